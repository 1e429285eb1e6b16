# Co czyjś ruch znaczy dla czytającego: nagłówek przed zdaniem z dziennika. $number to liczba, o którą ma mniej albo więcej.

befell-kills = Twoja postać nie żyje: tracisz turę.
befell-bewitches = Twoja postać jest zaczarowana: po zasobach resztę tury rozegra za ciebie Wiedźma.
befell-robs = Twoja postać ma zostać okradziona: gdy ją wywołają, jej monety przepadną.
befell-steals = { $gold ->
        [0] Okradziono cię, ale sakiewka była pusta.
        [one] Okradziono cię: tracisz { $gold } monetę.
        [few] Okradziono cię: tracisz { $gold } monety.
       *[many] Okradziono cię: tracisz { $gold } monet.
    }
befell-swaps-hands = Zamieniono ci całą rękę: { $got ->
        [0] nie oddajesz żadnej karty
        [one] oddajesz { $got } kartę
        [few] oddajesz { $got } karty
       *[many] oddajesz { $got } kart
    }, a { $given ->
        [0] nie dostajesz żadnej.
       *[other] dostajesz { $given }.
    }
befell-destroys = Tracisz dzielnicę.
befell-uses-armory = Tracisz dzielnicę.
befell-seizes = Tracisz dzielnicę, a dostajesz to, ile kosztowała.
befell-confiscates = Skonfiskowano ci dzielnicę, monety odzyskujesz.
befell-exchanges-districts = Zamieniono ci dzielnicę.
befell-takes-gold = { $gold ->
        [one] Tracisz { $gold } monetę.
        [few] Tracisz { $gold } monety.
       *[many] Tracisz { $gold } monet.
    }
befell-takes-card = Tracisz kartę z ręki.
befell-takes-at-random = Tracisz kartę z ręki.
befell-takes-openly = Tracisz kartę z ręki.
befell-warrants = Masz nakaz: jeśli jest podpisany, możesz stracić pierwszą dzielnicę, za którą zapłacisz.
befell-threats = Szantażują cię: w swojej turze oddasz połowę monet albo zaryzykujesz wszystkie.
befell-reveals-flower = { $gold ->
        [0] Szantaż był prawdziwy, ale nie masz ani monety.
        [one] Szantaż był prawdziwy: tracisz { $gold } monetę.
        [few] Szantaż był prawdziwy: tracisz { $gold } monety.
       *[many] Szantaż był prawdziwy: tracisz { $gold } monet.
    }
befell-reveals-blank = Szantaż był blefem: nic nie tracisz.
befell-bribes = { $gold ->
        [0] Przekupiono cię, ale nic nie dostajesz.
        [one] Przekupiono cię: dostajesz { $gold } monetę.
        [few] Przekupiono cię: dostajesz { $gold } monety.
       *[many] Przekupiono cię: dostajesz { $gold } monet.
    }
befell-refuses = Twój szantaż nie działa.
befell-spies = Ktoś zna twoją rękę{ $gold ->
        [0] .
        [one] {" "}i zabiera ci { $gold } monetę.
        [few] {" "}i zabiera ci { $gold } monety.
       *[many] {" "}i zabiera ci { $gold } monet.
    }
befell-looks = Ktoś zna twoją rękę.
befell-exchanges = { $count ->
        [one] Oddajesz { $count } monetę, a dostajesz kartę.
        [few] Oddajesz { $count } monety, a dostajesz tyle samo kart.
       *[many] Oddajesz { $count } monet, a dostajesz tyle samo kart.
    }
befell-theater = Masz teraz inną postać.
befell-gives-card = Dostajesz kartę.
befell-gives-crown = Korona jest twoja: wybierasz przed innymi.
