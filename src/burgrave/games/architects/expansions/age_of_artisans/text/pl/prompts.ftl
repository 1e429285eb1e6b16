# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

prompt-craft = Co wytwarzasz? ({ has-silver })
    .help = Zdobienie kosztuje 5 srebrników, w tym 2 podatku, trafia pod budynek i od razu działa, a na koniec gry daje punkty. Narzędzie jest za darmo i trafia pod Pomocnika. Robotnik zostaje w Domu Gildii do końca gry.
prompt-adornment = Które zdobienie wytwarzasz za darmo?
    .help = Trafia pod budynek bez zdobienia i od razu działa, dobrze albo źle.
prompt-adorn = Który budynek ozdabiasz?
    .help = Pod każdym budynkiem jest miejsce na jedno zdobienie i nie można go potem przenieść.
prompt-tool = Które narzędzie wytwarzasz?
    .help = Trafia pod Pomocnika bez narzędzia i działa, gdy używasz jego umiejętności, raz w turze.
prompt-equip = Komu dajesz narzędzie?
    .help = Działa, gdy używasz umiejętności tego Pomocnika, raz w turze. Każdy Pomocnik może mieć jedno i nie można go potem przenieść.
prompt-rescue = Komu dajesz narzędzie odchodzącego Pomocnika?
    .help = Może trafić pod innego twojego Pomocnika bez narzędzia; inaczej znika z gry.
prompt-before = Z czego korzystasz najpierw? ({ has-silver })
    .help = Narzędzie może zadziałać przed umiejętnością swojego Pomocnika, a to, co daje, może pójść na zapłatę.
prompt-use_tool = Czy używasz narzędzia?
    .help = Każde działa najwyżej raz w turze i raz podczas Odświeżenia Czarnego Rynku.
prompt-loss = Czy ignorujesz stratę punktu Cnót?
    .help = Kto stawia Rzemieślnika, może zignorować stratę jednego punktu Cnót, raz w tej turze.
prompt-who_leaves = Czy odchodzi stąd Rzemieślnik?
    .help = Nie wszyscy stąd odchodzą, więc wybierasz, czy Rzemieślnik zostaje. Liczy się jak jeden Robotnik.
prompt-seize = Kogo pojmujesz tam, gdzie stoi twój Robotnik?
    .help = Tylko jeden kolor i tylko stąd. Swoich też możesz zabrać, ale nie własnego Rzemieślnika.
cause-crafts-adornment = { $adornment } (zdobienie)
cause-crafts-tool = { $tool } (narzędzie)
