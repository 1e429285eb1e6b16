# Nazwy kart bonusowych, plansz manuskryptów i wstęgi dowolnego koloru.

ribbon-any = Wstęga dowolnego koloru
    .ins = dowolną wstęgą
manuscript-board = Plansza manuskryptów { $number }

## Karty bonusowe

bonus-leader_1 = Pan na Zamku (1)
    .acc = kartę Pana na Zamku (1)
bonus-leader_2 = Pan na Zamku (2)
    .acc = kartę Pana na Zamku (2)
bonus-leader_3 = Pan na Zamku (3)
    .acc = kartę Pana na Zamku (3)
bonus-leader_4 = Pan na Zamku (4)
    .acc = kartę Pana na Zamku (4)
bonus-leader_5 = Pan na Zamku (5)
    .acc = kartę Pana na Zamku (5)
bonus-leader_6 = Pan na Zamku (6)
    .acc = kartę Pana na Zamku (6)
bonus-diversified_1 = Wszechstronny Budowniczy (1)
    .acc = kartę Wszechstronnego Budowniczego (1)
bonus-diversified_2 = Wszechstronny Budowniczy (2)
    .acc = kartę Wszechstronnego Budowniczego (2)
bonus-diversified_3 = Wszechstronny Budowniczy (3)
    .acc = kartę Wszechstronnego Budowniczego (3)
bonus-diversified_4 = Wszechstronny Budowniczy (4)
    .acc = kartę Wszechstronnego Budowniczego (4)
bonus-diversified_5 = Wszechstronny Budowniczy (5)
    .acc = kartę Wszechstronnego Budowniczego (5)
bonus-diversified_6 = Wszechstronny Budowniczy (6)
    .acc = kartę Wszechstronnego Budowniczego (6)
bonus-specialized_1 = Wyspecjalizowany Budowniczy (1)
    .acc = kartę Wyspecjalizowanego Budowniczego (1)
bonus-specialized_2 = Wyspecjalizowany Budowniczy (2)
    .acc = kartę Wyspecjalizowanego Budowniczego (2)
bonus-specialized_3 = Wyspecjalizowany Budowniczy (3)
    .acc = kartę Wyspecjalizowanego Budowniczego (3)
bonus-specialized_4 = Wyspecjalizowany Budowniczy (4)
    .acc = kartę Wyspecjalizowanego Budowniczego (4)
bonus-specialized_5 = Wyspecjalizowany Budowniczy (5)
    .acc = kartę Wyspecjalizowanego Budowniczego (5)
bonus-specialized_6 = Wyspecjalizowany Budowniczy (6)
    .acc = kartę Wyspecjalizowanego Budowniczego (6)
