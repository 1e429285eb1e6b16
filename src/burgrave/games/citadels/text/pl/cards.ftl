# Nazwy i krótkie objaśnienia kart Cytadeli.
#
# Atrybuty nazw to przypadki: gen (dopełniacz), dat (celownik), acc (biernik), ins (narzędnik).
# Komunikaty *-ability i *-effect to pomoc pokazywana na pytanie o kartę.

## Postacie

character-assassin = Zabójczyni
    .gen = Zabójczyni
    .dat = Zabójczyni
    .acc = Zabójczynię
    .ins = Zabójczynią
character-assassin-ability = Raz w swojej turze wskaż inną postać z tej rozgrywki. Kiedy przyjdzie jej kolej, gracz z tą postacią milczy, nie odkrywa karty i traci turę. Zabity Król lub Patrycjusz i tak bierze koronę na koniec rundy, a zabity Cesarz komuś ją wtedy przekazuje.

character-witch = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .ins = Wiedźmą
character-witch-ability = Najpierw pobierz zasoby (działają tylko Biblioteka, Kopalnia złota i Obserwatorium, nic nie budujesz), a potem musisz wskazać inną postać i przerwać turę. Gracz z tą postacią jedynie pobiera zasoby, a resztę tury rozgrywasz ty w jej roli: z jej zdolnościami, limitem budowy i zakazami, ale ze swoimi kartami, monetami i miastem. Nie pobierasz zasobów drugi raz i nie korzystasz z dzielnic tamtego gracza; zaczarowany Król lub Patrycjusz sam bierze koronę. Jeśli nikt nie ma tej postaci w tej rundzie, nie wracasz do swojej tury.

character-magistrate = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .ins = Sędzią
character-magistrate-ability = Połóż 3 zakryte nakazy, w tym 1 podpisany, na 3 różnych postaciach innych niż twoja. Gdy gracz z podpisanym nakazem zapłaci za pierwszą dzielnicę w turze tej postaci, możesz pokazać nakaz i za darmo wybudować ją u siebie. Budujący odzyskuje monety, ale ta dzielnica zajmuje jego limit budowy. Nie skonfiskujesz dzielnicy, którą już masz, ani takiej, za którą nikt nie zapłacił.

character-thief = Złodziej
    .gen = Złodzieja
    .dat = Złodziejowi
    .acc = Złodzieja
    .ins = Złodziejem
character-thief-ability = Raz w swojej turze wskaż inną postać do okradzenia. Gdy tylko się ujawni, jeszcze przed pobraniem zasobów, zabierasz całą pulę gracza z tą postacią. Nie możesz wskazać postaci o randze 1, zabitej ani zaczarowanej.

character-spy = Szpieg
    .gen = Szpiega
    .dat = Szpiegowi
    .acc = Szpiega
    .ins = Szpiegiem
character-spy-ability = Raz w swojej turze wybierz innego gracza i rodzaj dzielnicy, po czym obejrzyj karty na jego ręce. Za każdą kartę tego rodzaju bierzesz od niego 1 monetę, a z talii 1 kartę. Jeśli zabraknie mu monet, karty i tak otrzymujesz za każde trafienie.

character-blackmailer = Szantażystka
    .gen = Szantażystki
    .dat = Szantażystce
    .acc = Szantażystkę
    .ins = Szantażystką
character-blackmailer-ability = Połóż 2 zakryte karty szantażu, w tym 1 z kwiatem, na 2 różnych postaciach; nie na swojej, nie na postaci o randze 1, zabitej ani zaczarowanej. Szantażowany gracz najpierw pobiera zasoby, a potem albo oddaje ci połowę monet (zaokrągloną w dół) i karta znika bez odkrywania, albo odmawia. Po odmowie możesz odkryć kartę: jeśli jest na niej kwiat, otrzymujesz całą pulę tego gracza, a jeśli nie, nic się nie dzieje.

character-magician = Iluzjonistka
    .gen = Iluzjonistki
    .dat = Iluzjonistce
    .acc = Iluzjonistkę
    .ins = Iluzjonistką
character-magician-ability = Raz w swojej turze zrób jedno z dwojga: zamień się z innym graczem wszystkimi kartami na ręce, nawet gdy nie masz ani jednej, albo odrzuć na spód talii dowolnie wiele kart i weź tyle samo nowych.

character-wizard = Czarodziej
    .gen = Czarodzieja
    .dat = Czarodziejowi
    .acc = Czarodzieja
    .ins = Czarodziejem
character-wizard-ability = Raz w swojej turze obejrzyj rękę innego gracza i zabierz z niej 1 kartę: opłać ją i od razu wybuduj poza limitem budowy albo dołącz do swoich kart na ręce. W tej turze wolno ci budować dzielnice takie same jak te w twoim mieście.

character-seer = Wróżka
    .gen = Wróżki
    .dat = Wróżce
    .acc = Wróżkę
    .ins = Wróżką
character-seer-ability = Raz w swojej turze weź po 1 losowej karcie od każdego z pozostałych graczy, a potem oddaj każdemu z nich po 1 dowolnej karcie z ręki, choćby tę samą. Graczy bez kart pomijasz. W tej turze możesz wybudować do 2 dzielnic.

character-king = Król
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .ins = Królem
character-king-ability = W swojej turze musisz wziąć koronę: odtąd wywołujesz postacie, a w następnej rundzie zaczynasz wybór. Dochód: po 1 monecie za każdą dzielnicę szlachecką w twoim mieście. Zabity Król bierze koronę na koniec rundy; zaczarowany też ją bierze, ale dochód przypada Wiedźmie.

character-emperor = Cesarz
    .gen = Cesarza
    .dat = Cesarzowi
    .acc = Cesarza
    .ins = Cesarzem
character-emperor-ability = W swojej turze musisz przenieść koronę do gracza, który jej teraz nie ma, ale nie do siebie. Od nowego koronowanego gracza bierzesz 1 monetę albo 1 losową kartę z ręki, o ile coś ma. Dochód: po 1 monecie za każdą dzielnicę szlachecką w twoim mieście. Zabity Cesarz przenosi koronę na koniec rundy i nic nie bierze; w grze na 2 osoby Cesarz nie występuje.

character-patrician = Patrycjusz
    .gen = Patrycjusza
    .dat = Patrycjuszowi
    .acc = Patrycjusza
    .ins = Patrycjuszem
character-patrician-ability = W swojej turze musisz wziąć koronę: odtąd wywołujesz postacie, a w następnej rundzie zaczynasz wybór. Dochód: po 1 karcie za każdą dzielnicę szlachecką w twoim mieście. Zabity Patrycjusz bierze koronę na koniec rundy; zaczarowany też ją bierze, ale dochód przypada Wiedźmie.

character-bishop = Biskup
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .ins = Biskupem
character-bishop-ability = W tej rundzie twoje dzielnice są bezpieczne przed zdolnością postaci o randze 8, choć nie przed Zbrojownią. Zabity Biskup nie ma tej ochrony, a zaczarowany traci ją na rzecz Wiedźmy. Dochód: po 1 monecie za każdą dzielnicę religijną w twoim mieście.

character-abbot = Opat
    .gen = Opata
    .dat = Opatowi
    .acc = Opata
    .ins = Opatem
character-abbot-ability = Dochód: po 1 monecie albo 1 karcie za każdą dzielnicę religijną w twoim mieście; podział podajesz z góry. Raz w turze, jeśli ktoś ma więcej monet niż ty, najbogatszy z graczy musi dać ci 1 monetę; przy remisie wybierasz, który. Jeśli nikt nie ma więcej od ciebie, nic nie otrzymujesz.

character-cardinal = Kardynał
    .gen = Kardynała
    .dat = Kardynałowi
    .acc = Kardynała
    .ins = Kardynałem
character-cardinal-ability = Raz w turze, gdy na dzielnicę brakuje ci monet, możesz wziąć dokładnie brakującą kwotę od jednego innego gracza i za każdą monetę dać mu 1 kartę z ręki. Ten gracz nie może odmówić, a ty musisz tę dzielnicę wybudować. Dochód: po 1 karcie za każdą dzielnicę religijną w twoim mieście.

character-merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
character-merchant-ability = Poza pobranymi zasobami otrzymujesz jeszcze 1 monetę. Dochód: po 1 monecie za każdą dzielnicę handlową w twoim mieście.

character-alchemist = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .ins = Alchemikiem
character-alchemist-ability = Na koniec tury wracają do ciebie wszystkie monety wydane w niej na budowę dzielnic. W chwili budowy musisz mieć ich dość, a monety wydane na co innego (Kuźnia, podatek) nie wracają.

character-trader = Handlarz
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .ins = Handlarzem
character-trader-ability = Dzielnice handlowe nie zajmują twojego limitu budowy: możesz ich wybudować tyle, na ile cię stać, i jeszcze 1 inną. Dochód: po 1 monecie za każdą dzielnicę handlową w twoim mieście, raz na turę. Szkoła magii liczy się jako handlowa tylko przy dochodzie.

character-architect = Architektka
    .gen = Architektki
    .dat = Architektce
    .acc = Architektkę
    .ins = Architektką
character-architect-ability = Poza pobranymi zasobami otrzymujesz jeszcze 2 karty. W tej turze możesz wybudować do 3 dzielnic.

character-navigator = Nawigatorka
    .gen = Nawigatorki
    .dat = Nawigatorce
    .acc = Nawigatorkę
    .ins = Nawigatorką
character-navigator-ability = Poza pobranymi zasobami otrzymujesz jeszcze 4 monety albo 4 karty. W tej turze nie możesz nic wybudować, nawet dzielnic spoza limitu, takich jak Stajnie.

character-scholar = Uczona
    .gen = Uczonej
    .dat = Uczonej
    .acc = Uczoną
    .ins = Uczoną
character-scholar-ability = Raz w swojej turze dobierz 7 kart, zatrzymaj 1, a resztę wtasuj do talii. W tej turze możesz wybudować do 2 dzielnic.

character-warlord = Generał
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .ins = Generałem
character-warlord-ability = Raz w turze możesz zburzyć 1 dzielnicę w dowolnym mieście, także swoim; płacisz do banku jej koszt budowy pomniejszony o 1. Nie zburzysz niczego w mieście ukończonym ani w mieście Biskupa, nie zburzysz też Warowni; Wielki mur podnosi cenę o 1 monetę. Dochód: po 1 monecie za każdą dzielnicę wojskową w twoim mieście.

character-diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
character-diplomat-ability = Raz w turze możesz zamienić 1 swoją dzielnicę na 1 dzielnicę innego gracza; jeśli jego jest droższa, dopłacasz mu różnicę, ale nigdy nie otrzymujesz reszty. Tamto miasto nie może być ukończone ani należeć do Biskupa, Warowni nie da się zamienić, a Wielki mur w tamtym mieście podnosi cenę o 1 monetę. Żadne z miast nie może otrzymać dzielnicy, którą już ma. Dochód: po 1 monecie za każdą dzielnicę wojskową w twoim mieście.

character-marshal = Marszałek
    .gen = Marszałka
    .dat = Marszałkowi
    .acc = Marszałka
    .ins = Marszałkiem
character-marshal-ability = Raz w turze możesz zabrać innemu graczowi 1 dzielnicę kosztującą najwyżej 3 monety; płacisz mu jej koszt. Nie może to być Warownia, dzielnica z miasta ukończonego lub należącego do Biskupa ani taka, którą już masz; Wielki mur podnosi cenę o 1 monetę. Dochód: po 1 monecie za każdą dzielnicę wojskową w twoim mieście.

character-queen = Królowa
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .ins = Królową
character-queen-ability = Jeśli postać o randze 4 ujawnia w tej rundzie ktoś siedzący obok ciebie, otrzymujesz 3 monety. Gdy ta postać zostaje zabita, otrzymujesz je na koniec rundy, po odkryciu jej karty. Królowa występuje tylko w grze na co najmniej 5 osób.

character-artist = Artystka
    .gen = Artystki
    .dat = Artystce
    .acc = Artystkę
    .ins = Artystką
character-artist-ability = Upiększ do 2 swoich dzielnic: na każdej połóż 1 monetę z puli. Koszt budowy takiej dzielnicy rośnie na stałe o 1, przy punktach, przy burzeniu i we wszystkim innym. Tej samej dzielnicy nie można upiększyć ponownie.

character-tax_collector = Poborca podatkowy
    .gen = Poborcy podatkowego
    .dat = Poborcy podatkowemu
    .acc = Poborcę podatkowego
    .ins = Poborcą podatkowym
character-tax_collector-ability = Dopóki ta postać jest w zestawie, każdy po każdej budowie, nawet darmowej, kładzie 1 monetę na pomocniczej karcie Poborcy podatkowego; nie płaci, kto nie ma monet, ani ty w tej turze. Raz w turze możesz zabrać wszystkie monety z tej karty. Podatek obowiązuje też w rundach, w których nikt nie ma Poborcy podatkowego, a monety czekają na następne rundy.

## Dzielnice podstawowe

district-temple = Świątynia
    .gen = Świątyni
    .dat = Świątyni
    .acc = Świątynię
    .ins = Świątynią

district-church = Kościół
    .gen = Kościoła
    .dat = Kościołowi
    .acc = Kościół
    .ins = Kościołem

district-monastery = Klasztor
    .gen = Klasztoru
    .dat = Klasztorowi
    .acc = Klasztor
    .ins = Klasztorem

district-cathedral = Katedra
    .gen = Katedry
    .dat = Katedrze
    .acc = Katedrę
    .ins = Katedrą

district-watchtower = Wieża strażnicza
    .gen = Wieży strażniczej
    .dat = Wieży strażniczej
    .acc = Wieżę strażniczą
    .ins = Wieżą strażniczą

district-prison = Więzienie
    .gen = Więzienia
    .dat = Więzieniu
    .acc = Więzienie
    .ins = Więzieniem

district-barracks = Koszary
    .gen = Koszar
    .dat = Koszarom
    .acc = Koszary
    .ins = Koszarami

district-fortress = Forteca
    .gen = Fortecy
    .dat = Fortecy
    .acc = Fortecę
    .ins = Fortecą

district-manor = Posiadłość
    .gen = Posiadłości
    .dat = Posiadłości
    .acc = Posiadłość
    .ins = Posiadłością

district-castle = Zamek
    .gen = Zamku
    .dat = Zamkowi
    .acc = Zamek
    .ins = Zamkiem

district-palace = Pałac
    .gen = Pałacu
    .dat = Pałacowi
    .acc = Pałac
    .ins = Pałacem

district-tavern = Tawerna
    .gen = Tawerny
    .dat = Tawernie
    .acc = Tawernę
    .ins = Tawerną

district-market = Targowisko
    .gen = Targowiska
    .dat = Targowisku
    .acc = Targowisko
    .ins = Targowiskiem

district-trading_post = Skład handlowy
    .gen = Składu handlowego
    .dat = Składowi handlowemu
    .acc = Skład handlowy
    .ins = Składem handlowym

district-docks = Przystań
    .gen = Przystani
    .dat = Przystani
    .acc = Przystań
    .ins = Przystanią

district-harbor = Port
    .gen = Portu
    .dat = Portowi
    .acc = Port
    .ins = Portem

district-town_hall = Ratusz
    .gen = Ratusza
    .dat = Ratuszowi
    .acc = Ratusz
    .ins = Ratuszem

## Dzielnice unikatowe

district-armory = Zbrojownia
    .gen = Zbrojowni
    .dat = Zbrojowni
    .acc = Zbrojownię
    .ins = Zbrojownią
district-armory-effect = W swojej turze możesz zburzyć Zbrojownię, aby bez opłaty zburzyć 1 inną dzielnicę w dowolnym mieście, które nie jest ukończone. Nie chronią przed tym Biskup, Warownia ani Wielki mur.

district-basilica = Bazylika
    .gen = Bazyliki
    .dat = Bazylice
    .acc = Bazylikę
    .ins = Bazyliką
district-basilica-effect = Koniec gry: 1 dodatkowy punkt za każdą dzielnicę o nieparzystym koszcie budowy w twoim mieście. Dla dzielnicy upiększonej liczy się koszt podwyższony.

district-capitol = Kapitol
    .gen = Kapitolu
    .dat = Kapitolowi
    .acc = Kapitol
    .ins = Kapitolem
district-capitol-effect = Koniec gry: 3 dodatkowe punkty, jeśli masz w mieście co najmniej 3 dzielnice jednego rodzaju. Punkty otrzymujesz raz, choćby takich trójek było więcej.

district-dragon_gate = Smocza brama
    .gen = Smoczej bramy
    .dat = Smoczej bramie
    .acc = Smoczą bramę
    .ins = Smoczą bramą
district-dragon_gate-effect = Koniec gry: 2 dodatkowe punkty.

district-factory = Fabryka
    .gen = Fabryki
    .dat = Fabryce
    .acc = Fabrykę
    .ins = Fabryką
district-factory-effect = Każdą inną unikatową dzielnicę budujesz o 1 monetę taniej. Przy punktach i we wszystkim innym liczy się jej pełny koszt.

district-framework = Rusztowanie
    .gen = Rusztowania
    .dat = Rusztowaniu
    .acc = Rusztowanie
    .ins = Rusztowaniem
district-framework-effect = Budując dzielnicę, możesz zburzyć Rusztowanie, zamiast płacić jej koszt. Taka budowa także zajmuje limit budowy.

district-gold_mine = Kopalnia złota
    .gen = Kopalni złota
    .dat = Kopalni złota
    .acc = Kopalnię złota
    .ins = Kopalnią złota
district-gold_mine-effect = Gdy przy pobieraniu zasobów wybierasz monety, bierzesz 3 zamiast 2.

district-great_wall = Wielki mur
    .gen = Wielkiego muru
    .dat = Wielkiemu murowi
    .acc = Wielki mur
    .ins = Wielkim murem
district-great_wall-effect = Postać o randze 8 płaci o 1 monetę więcej, gdy używa zdolności na dowolnej dzielnicy w twoim mieście. Nie dotyczy to dzielnicy, którą Dyplomata oddaje z własnego miasta.

district-haunted_quarter = Nawiedzona dzielnica
    .gen = Nawiedzonej dzielnicy
    .dat = Nawiedzonej dzielnicy
    .acc = Nawiedzoną dzielnicę
    .ins = Nawiedzoną dzielnicą
district-haunted_quarter-effect = Przy końcowym podliczaniu punktów może uchodzić za dzielnicę dowolnego rodzaju. Jeśli zmienia rodzaj, przestaje być unikatowa; na dochód w trakcie gry nie wpływa.

district-imperial_treasury = Cesarski skarbiec
    .gen = Cesarskiego skarbca
    .dat = Cesarskiemu skarbcowi
    .acc = Cesarski skarbiec
    .ins = Cesarskim skarbcem
district-imperial_treasury-effect = Koniec gry: 1 dodatkowy punkt za każdą monetę w twojej puli.

district-ivory_tower = Samotna wieża
    .gen = Samotnej wieży
    .dat = Samotnej wieży
    .acc = Samotną wieżę
    .ins = Samotną wieżą
district-ivory_tower-effect = Koniec gry: 5 dodatkowych punktów, jeśli to jedyna unikatowa dzielnica w twoim mieście.

district-keep = Warownia
    .gen = Warowni
    .dat = Warowni
    .acc = Warownię
    .ins = Warownią
district-keep-effect = Zdolność postaci o randze 8 nie działa na Warownię. Inne efekty, na przykład Zbrojownia, mogą ją zburzyć.

district-laboratory = Laboratorium
    .gen = Laboratorium
    .dat = Laboratorium
    .acc = Laboratorium
    .ins = Laboratorium
district-laboratory-effect = Raz na turę możesz odrzucić 1 kartę z ręki, aby otrzymać 2 monety.

district-library = Biblioteka
    .gen = Biblioteki
    .dat = Bibliotece
    .acc = Bibliotekę
    .ins = Biblioteką
district-library-effect = Gdy przy pobieraniu zasobów dobierasz karty, zatrzymujesz je wszystkie.

district-map_room = Sala map
    .gen = Sali map
    .dat = Sali map
    .acc = Salę map
    .ins = Salą map
district-map_room-effect = Koniec gry: 1 dodatkowy punkt za każdą kartę na twojej ręce.

district-monument = Pomnik
    .gen = Pomnika
    .dat = Pomnikowi
    .acc = Pomnik
    .ins = Pomnikiem
district-monument-effect = Nie możesz go wybudować, jeśli masz już w mieście 5 lub więcej dzielnic. Przy ukończeniu miasta liczy się jako 2 dzielnice, a poza tym jako 1.

district-museum = Muzeum
    .gen = Muzeum
    .dat = Muzeum
    .acc = Muzeum
    .ins = Muzeum
district-museum-effect = Raz na turę możesz wsunąć pod Muzeum 1 zakrytą kartę z ręki; na koniec gry każda z nich jest warta 1 punkt. Karty przechodzą razem z Muzeum do nowego właściciela, a gdy Muzeum zostaje zburzone, trafiają na spód talii.

district-necropolis = Nekropolia
    .gen = Nekropolii
    .dat = Nekropolii
    .acc = Nekropolię
    .ins = Nekropolią
district-necropolis-effect = Zamiast płacić jej koszt, możesz zburzyć 1 dzielnicę w swoim mieście. Tak wybudowana Nekropolia nie podlega konfiskacie przez Sędziego.

district-observatory = Obserwatorium
    .gen = Obserwatorium
    .dat = Obserwatorium
    .acc = Obserwatorium
    .ins = Obserwatorium
district-observatory-effect = Gdy przy pobieraniu zasobów wybierasz karty, dobierasz 3 zamiast 2. Zatrzymujesz nadal 1, a z Biblioteką wszystkie.

district-park = Park
    .gen = Parku
    .dat = Parkowi
    .acc = Park
    .ins = Parkiem
district-park-effect = Jeśli kończysz turę bez kart na ręce, otrzymujesz 2 karty.

district-poor_house = Dom biedoty
    .gen = Domu biedoty
    .dat = Domowi biedoty
    .acc = Dom biedoty
    .ins = Domem biedoty
district-poor_house-effect = Jeśli kończysz turę bez monet w puli, otrzymujesz 1 monetę. Alchemik otrzymuje ją, zanim odzyska koszty budowy.

district-quarry = Kamieniołom
    .gen = Kamieniołomu
    .dat = Kamieniołomowi
    .acc = Kamieniołom
    .ins = Kamieniołomem
district-quarry-effect = Możesz budować dowolnie wiele dzielnic takich samych jak te w twoim mieście. Nie pozwala to zdobywać kopii jako Sędzia, Dyplomata ani Marszałek.

district-school_of_magic = Szkoła magii
    .gen = Szkoły magii
    .dat = Szkole magii
    .acc = Szkołę magii
    .ins = Szkołą magii
district-school_of_magic-effect = Przy dochodzie liczy się jako dzielnica tego rodzaju, który wybierzesz. Przy punktach i we wszystkim innym pozostaje unikatowa.

district-secret_vault = Ukryty skarbiec
    .gen = Ukrytego skarbca
    .dat = Ukrytemu skarbcowi
    .acc = Ukryty skarbiec
    .ins = Ukrytym skarbcem
district-secret_vault-effect = Nie można go wybudować. Koniec gry: pokazujesz go z ręki i otrzymujesz 3 dodatkowe punkty.

district-smithy = Kuźnia
    .gen = Kuźni
    .dat = Kuźni
    .acc = Kuźnię
    .ins = Kuźnią
district-smithy-effect = Raz na turę możesz zapłacić 2 monety, aby otrzymać 3 karty.

district-stables = Stajnie
    .gen = Stajni
    .dat = Stajniom
    .acc = Stajnie
    .ins = Stajniami
district-stables-effect = Wybudowanie Stajni nie zajmuje limitu budowy. Nawigatorka i tak nie może ich wybudować.

district-statue = Posąg
    .gen = Posągu
    .dat = Posągowi
    .acc = Posąg
    .ins = Posągiem
district-statue-effect = Koniec gry: 5 dodatkowych punktów, jeśli masz koronę.

district-theater = Teatr
    .gen = Teatru
    .dat = Teatrowi
    .acc = Teatr
    .ins = Teatrem
district-theater-effect = Po każdej fazie wyboru możesz zamienić się kartą postaci z innym graczem, nie wiedząc, jaką otrzymasz. W grze na 2 lub 3 osoby wybierasz, którą ze swoich kart oddajesz, a w zamian otrzymujesz losową z dwóch kart przeciwnika.

district-thieves_den = Kryjówka złodziei
    .gen = Kryjówki złodziei
    .dat = Kryjówce złodziei
    .acc = Kryjówkę złodziei
    .ins = Kryjówką złodziei
district-thieves_den-effect = Dowolną część jej kosztu możesz opłacić kartami z ręki: 1 karta zastępuje 1 monetę. Po konfiskacie wracają tylko monety.

district-wishing_well = Studnia życzeń
    .gen = Studni życzeń
    .dat = Studni życzeń
    .acc = Studnię życzeń
    .ins = Studnią życzeń
district-wishing_well-effect = Koniec gry: 1 dodatkowy punkt za każdą unikatową dzielnicę w twoim mieście, także za samą Studnię życzeń.

## Rodzaje dzielnic (rodzaj żeński; gen-plural to dopełniacz liczby mnogiej)

type-noble = szlachecka
    .gen = szlacheckiej
    .gen-plural = szlacheckich
    .acc = szlachecką

type-religious = religijna
    .gen = religijnej
    .gen-plural = religijnych
    .acc = religijną

type-trade = handlowa
    .gen = handlowej
    .gen-plural = handlowych
    .acc = handlową

type-military = wojskowa
    .gen = wojskowej
    .gen-plural = wojskowych
    .acc = wojskową

type-unique = unikatowa
    .gen = unikatowej
    .gen-plural = unikatowych
    .acc = unikatową

## Zestawy postaci i unikatowych dzielnic

cast-first_game = Pierwsza rozgrywka
cast-first_game-about = Klasyczne postacie i proste dzielnice, w sam raz na poznanie gry.

cast-devious_dignitaries = Sprytni dygnitarze
cast-devious_dignitaries-about = Blefuj, przejrzyj plany rywali i pokrzyżuj je w porę.

cast-illustrious_emissaries = Wpływowi wysłannicy
cast-illustrious_emissaries-about = Strzeż swojego miasta i szukaj monet oraz kart tam, gdzie nikt się ich nie spodziewa.

cast-vicious_nobles = Mściwa szlachta
cast-vicious_nobles-about = Otwarta i bezlitosna walka: kradzieże, zabójstwa i burzenie.

cast-ambitious_aristocrats = Ambitni arystokraci
cast-ambitious_aristocrats-about = Buduj szybko i dużo, a przy okazji przejmuj to, co stawiają inni.

cast-cunning_agents = Przebiegli agenci
cast-cunning_agents-about = Korzystaj z cudzych zdolności i monet, nie zdradzając własnych planów.

cast-tenacious_delegates = Nieustępliwi delegaci
cast-tenacious_delegates-about = Zdobywaj wiedzę i karty, cierpliwie odkładając punkty na koniec gry.

cast-random = Losowy zestaw
cast-random-about = Po jednej postaci każdej rangi i 14 unikatowych dzielnic, wszystko wylosowane.

cast-custom = Własny zestaw
cast-custom-about = Postacie i unikatowe dzielnice wybierasz według własnego uznania.
