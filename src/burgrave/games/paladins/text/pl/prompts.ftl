# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

## Początek gry i rundy

prompt-first_hire = Kogo z Mieszczan rekrutujesz za darmo na początek gry?
prompt-play = Którego paladyna zagrywasz w tej rundzie?
prompt-on_top = Którego paladyna kładziesz na wierzchu swojej talii? (pozostały trafia na spód)
prompt-tavern = Których Robotników bierzesz z karczmy?

## Tura

prompt-turn = Twoja tura: co robisz? (masz { $count ->
        [one] { $count } Robotnika
       *[other] { $count } Robotników
    }, { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } i { $provisions ->
        [one] { $provisions } sztukę zapasów
        [few] { $provisions } sztuki zapasów
       *[many] { $provisions } sztuk zapasów
    })
prompt-workers = Których Robotników wysyłasz?
prompt-keep = Których 3 Robotników zatrzymujesz na następną rundę? (masz { $count })

## Akcje

prompt-hire = Kogo z Mieszczan rekrutujesz na stałe? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
prompt-drop = Kogo z Mieszczan odsyłasz, żeby wziąć nagrodę? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
prompt-price = Jak płacisz? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
prompt-recruit = Kogo z Mieszczan rekrutujesz za darmo?
prompt-workshop = Którego Robotnika ma odtąd zastępować warsztat? (na zajętym polu Robotnik wraca do puli)
prompt-clear = Z której akcji zdejmujesz Robotników?
prompt-space = Które pole na planszy głównej zajmujesz?
prompt-jar = Na którym polu stawiasz dzban? (oprócz jego nagrody podnosisz wiarę o 1 i odrzucasz podejrzenie)
prompt-attack = Którego Najeźdźcę atakujesz? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
prompt-convert = Którego Najeźdźcę nawracasz?

## Nagrody i Inkwizycja

prompt-order = Co robisz najpierw?
prompt-choose = Co wybierasz?
prompt-inquisition = Inkwizycja: czyja zdolność działa najpierw?
