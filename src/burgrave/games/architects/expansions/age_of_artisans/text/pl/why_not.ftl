# Dlaczego nie: powody, dla których czegoś nie można teraz zrobić.

why-no-artisan = Twojego Rzemieślnika nie ma w puli: jest { $source_at }.
why-only-artisan = W puli masz tylko Rzemieślnika.
why-artisan-guildhall = W puli masz tylko Rzemieślnika, a on nie może trafić do Domu Gildii.
why-none-in-guildhall = Nie masz Robotnika w Domu Gildii, na którym można położyć drugiego.
why-all-covered = Na każdym twoim Robotniku w Domu Gildii leży już drugi.
why-lay-first = Najpierw połóż Robotnika na swoim Robotniku w Domu Gildii.
why-no-crafts = Nie ma już odkrytych kart rzemiosła.
why-nothing-to-craft-for = Nie masz ani budynku bez zdobienia, ani Pomocnika bez narzędzia.
why-adornment = Zdobienie kosztuje { silver-count } { has-only }.
why-adornment-in-guildhall = Zdobienia wytwarza się tylko w Domu Gildii.
why-no-building = Nie masz budynku, pod który trafi zdobienie.
why-all-adorned = Wszystkie twoje budynki mają już zdobienia.
why-no-apprentice = Nie masz Pomocnika, pod którego trafi narzędzie.
why-all-equipped = Wszyscy twoi Pomocnicy mają już narzędzia.
why-adorned = Ten budynek ma już zdobienie: { $craft_adornment }.
why-equipped = Ten Pomocnik ma już narzędzie: { $craft_tool }.
why-tool-used = Tego narzędzia już w tej turze użyto.
why-tool-of-skills = Tego narzędzia się nie używa: daje zdolności przez cały czas.
why-tool-of = To narzędzie działa tylko razem z umiejętnością { $apprentice_gen }.
why-ability-used = Z tej umiejętności już w tej turze skorzystano.
why-ability-of-artisan = Ta umiejętność działa tylko wtedy, gdy stawiasz Rzemieślnika.
why-second-capture = Narzędzie Spiskowca zadziałało dla drugiego pojmania, więc musisz go dokonać.
why-leaves-no-other = Narzędzie Spiskowca zadziałało dla drugiego pojmania, a po tym nie byłoby już kogo pojmać.
why-own-artisan = Własnego Rzemieślnika nie można stąd zabrać.
