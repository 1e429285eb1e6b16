"""What is said with Age of Artisans: labels, events, cards, reasons."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.rules import artisan, crafts
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import CAPTURE, GUARD, TRADE, State
from burgrave.games.architects.text.explanations import explain
from burgrave.games.architects.text.wording import TEXTS
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import Verb
from burgrave.kernel.events import Event, Value, tell
from tests.games.architects.age_of_artisans.scene import (
    CRAFT,
    added,
    adorn,
    equip,
    jail,
    lay_out,
    lie,
    maker,
    scene,
    stand_at,
)
from tests.games.architects.scene import apprentice, building, built, character, employ, own, post
from tests.games.architects.test_why_not import reasons
from tests.games.architects.test_wording import SPEECH


def label(s: State, text: str, prompt: str = "") -> str:
    """The label of an answer in Polish."""
    option = do.ACTIONS.option(text)
    assert option is not None, text
    return SPEECH.option(s, option, prompt, "pl")


# -------------------------------------------------------------------- labels, events and cards


def test_how_labels_read() -> None:
    """The artisan counts for two, and ignores a point of virtue; for Walaric it counts for three."""
    s = scene()
    own(s, 0, silver=7)
    s.tax = 5
    post(s, "silversmith", 2)
    post(s, "workshop", 1)
    employ(s, 0, "antagonist_1", "abbot_1", "informant_1")
    lie(s, 0)
    for text, told in {
        "place artisan silversmith": "Rzemieślnik: Złotnik – 5 srebrników",
        "place artisan storehouse": "Rzemieślnik: Królewski Skarbiec – do 2 wymian, a do tego 1 srebrnik",
        "place artisan town_centre": "Rzemieślnik: Plac Miejski – do 3 pojmań, pierwsze za 1 srebrnik podatku",
        "place artisan tax_stand": "Rzemieślnik: Poborca Podatkowy – 5 srebrników; tracisz 1 punkt Cnót",
        "place artisan market_left": "Rzemieślnik: Czarny Rynek (mały rynek) – 1 marmur i 1 drewno; płacisz 1 srebrnik",
        "place guardhouse": "Wartownia – do 2 działań",
        "lay on top": "Dom Gildii, na swoim Robotniku – narzędzie",
        "craft tool craft_01": "Narzędzie: Skrzynia przemytnika – strać punkt Cnót i weź 1 marmur",
        "craft tool craft_19": "Narzędzie: Weksel – weź niespłacony dług i weź 2 złota",
        "craft adornment craft_09": "Zdobienie: Złoty gobelin za 5 srebrników (w tym 2 podatku) – 2 PZ; od razu "
        "weź 2 złota",
        "equip abbot_1": "Narzędzie dla Opata (Pomocnik 2: dekarstwo; w Królewskim Skarbcu: weź 1 srebrnik)",
        "decide reclaim": "Wybierz: odzyskanie swoich pojmanych Robotników",
        "use ability strongarm_discount": "Skorzystaj z umiejętności Silnorękiego (gdy stawiasz Rzemieślnika: zapłać "
        "o 2 srebrniki mniej)",
    }.items():
        assert label(s, text) == told
    assert label(s, "craft adornment craft_09", "adornment").startswith("Zdobienie: Złoty gobelin za darmo")
    built(s, 0, "palace")
    assert label(s, "lay on top").endswith("zdobienie za 5 srebrników (w tym 2 podatku) albo narzędzie")
    assert label(s, "place market_middle").startswith(
        "Czarny Rynek (środkowe pole) – Pomocnik za darmo albo 1 z 5 kart budynków albo narzędzie;"
    )
    character(s, 0, "walaric")
    assert label(s, "place artisan mines") == "Rzemieślnik: Kopalnia – 4 gliny albo 1 złoto"


def test_labels_of_what_an_artisan_does_at_a_place() -> None:
    s = scene()
    stand_at(s, 0, "mines")
    added(s).at, added(s).by_artisan = t.MINES, True
    assert label(s, "dig clay") == "Weź 3 gliny" and label(s, "dig gold") == "Weź 1 złoto"
    stand_at(s, 0, "workshop")
    assert label(s, "draw plans") == "Dobierz 2 karty budynków"
    card = s.row[2]
    assert "na mijanej karcie" in label(s, f"hire {t.APPRENTICE_IDS[card]}", "workshop")


def test_labels_of_captures_where_a_worker_was_placed() -> None:
    s = scene()
    added(s).at = t.FOREST
    post(s, "forest", 3, 4)
    for text, told in {
        "seize two 1": "Pojmaj w Lesie: Bruno – 2 Robotników",
        "seize artisan and one 1": "Pojmaj w Lesie: Bruno – Rzemieślnik i 1 Robotnik",
        "seize all 1": "Pojmaj w Lesie: Bruno – wszyscy (4)",
        "seize all 0": "Zabierz do puli z Lasu wszystkich swoich Robotników (3)",
        "seize one 0": "Zabierz do puli z Lasu 1 swojego Robotnika",
    }.items():
        assert label(s, text) == told


@pytest.mark.parametrize(
    ("kind", "args", "sentence"),
    [
        ("lies_on_top", {"who": 1}, "Bruno kładzie Robotnika na swoim Robotniku w Domu Gildii."),
        (
            "adorns",
            {"who": 0, "craft": CRAFT("craft_09"), "building": building("gallery")},
            "Ala ozdabia Galerię: Złoty gobelin.",
        ),
        (
            "adorns",
            {"who": 3, "craft": CRAFT("craft_13"), "building": -1},
            "Wirtualny przeciwnik ozdabia swoją planszę: Pożyczony żyrandol.",
        ),
        (
            "equips",
            {"who": 0, "craft": CRAFT("craft_02"), "apprentice": apprentice("squire_1")},
            "Ala wyposaża Giermka w narzędzie: Dłuto.",
        ),
        ("loses_tool", {"who": 0, "craft": CRAFT("craft_02")}, "Ala traci narzędzie: Dłuto znika z gry."),
        ("craft_arrives", {"craft": CRAFT("craft_12")}, "Nowa karta rzemiosła: Ikona / Wiadro."),
    ],
)
def test_how_events_read(kind: str, args: dict[str, Value], sentence: str) -> None:
    assert SPEECH.event(tell(0, Event(kind, args), None, SPEECH.event), "pl") == sentence


def test_how_cards_are_explained() -> None:
    sentences = {
        "craft_06": "Pewne: działanie zdobienia i działanie narzędzia. Reszta tej karty i to, które połówki są razem, "
        "to nasza rekonstrukcja. Kto ma grę, może to poprawić w pliku z poprawkami.",
        "craft_08": "Narzędzie – Pomocnik ma dodatkowo po jednej zdolności każdego rodzaju.",
        "antagonist_1": "Umiejętność – na Placu Miejskim liczysz o 1 Robotnika więcej.",
        "enforcer_2": "Umiejętność – po wtrąceniu pojmanych do Więzienia: weź 2 drewna.",
        "strongarm_capture": "Umiejętność – gdy stawiasz Rzemieślnika: pojmaj wszystkich Robotników jednego koloru "
        "tam, gdzie stawiasz swojego.",
        "parsonage": "Efekt – po zbudowaniu dobierz 1 kartę budynku za każdy twój poziom w Katedrze.",
        "pillar": "Efekt – po zbudowaniu każdy gracz bierze 3 srebrniki.",
        "dormitory": "Efekt – na koniec gry 2 PZ za każdy zestaw trzech różnych zdolności.",
        "walaric": "Postać zaczyna na polu 12 toru Cnót i ma niespłacony dług i darmowe narzędzie.",
        "gisela": "Zdolność – gdy wytwarzasz narzędzie, dostajesz też to, co dobre w zdobieniu z tej samej karty.",
        "scheme_14a": "Konstantyn: pojmanie największej grupy Robotników gracza; srebrnik dla Poborcy Podatkowego.",
    }
    for name, sentence in sentences.items():
        found = [TEXTS.say("pl", message) for message in explain(name)]
        assert any(one.startswith(sentence) for one in found), (name, found)
    assert TEXTS.say("en", explain("artisan")[0]) == "Artisan"


def test_how_causes_read() -> None:
    s = scene()
    ask = Ask(0, "choose", [do.DECLINE], cause=("crafts-adornment", CRAFT("craft_06")))
    assert SPEECH.question(s, ask, "pl") == "Kuta brama (zdobienie): co wybierasz?"
    assert SPEECH.question(s, Ask(0, "market", [do.DECLINE]), "pl").endswith("oglądasz karty budynków?")
    employ(s, 0, "squire_1")
    assert SPEECH.question(s, Ask(0, "market", [do.DECLINE]), "pl").endswith("czy wytwarzasz narzędzie?")


# -------------------------------------------------------------------- why not


def test_why_no_worker_can_lie_on_top() -> None:
    s = scene()
    assert reasons(s)["lay on top"] == "You have no worker in the Guildhall on whom another could lie."
    lie(s, 0)
    assert reasons(s)["lay on top"].startswith("You have neither a building without an adornment nor")
    built(s, 0, "palace")
    assert reasons(s)["lay on top"] == "An adornment costs 5 silver (you have 0)."
    employ(s, 0, "squire_1")
    lay_out(s, "craft_01", "craft_02", "craft_03", "craft_04")
    found = reasons(s)
    assert "lay on top" not in found and found["craft adornment craft_01"].startswith("An adornment costs 5 silver")
    assert found["craft tool craft_01"] == "First lay a worker on top of a worker of yours in the Guildhall."
    maker(s).on_top = 1
    assert reasons(s)["lay on top"] == "On each of your workers in the Guildhall another one lies already."
    assert reasons(s)["craft tool craft_01"].startswith("On each of your workers")
    maker(s).on_top, added(s).row = 0, [-1] * 4
    assert reasons(s)["lay on top"] == "No craft cards are left."


def test_why_a_craft_is_out_of_question() -> None:
    s = scene()
    lie(s, 0)
    own(s, 0, silver=5)
    equip(s, 0, "squire_1", "craft_02")
    built(s, 0, "palace")
    lay_out(s, "craft_01", "craft_03", "craft_04", "craft_05")
    found = reasons(s, "lay on top")
    assert found["craft tool craft_01"] == "All your apprentices have a tool already."
    assert "craft adornment craft_01" not in found
    adorn(s, 0, "well", "craft_09")
    found = reasons(s, flow=crafts.craft_adornment(s, 0, CRAFT("craft_01")))
    assert found == {"adorn well": "This building has an adornment already: Golden Tapestry."}
    found = reasons(s, flow=crafts.craft_tool(s, 0, CRAFT("craft_01")))
    assert found == {"equip squire_1": "This apprentice has a tool already: Chisel."}
    s = scene()
    own(s, 0, silver=5)
    lay_out(s, "craft_01", "craft_03", "craft_04", "craft_05")
    found = reasons(s, "place market_middle")
    assert found["craft tool craft_01"] == "You have no apprentice under whom the tool could come."
    assert found["craft adornment craft_01"] == "Adornments are crafted in the Guildhall only."


def test_why_the_artisan_is_not_placed() -> None:
    s = scene()
    stand_at(s, 0, "forest")
    assert reasons(s)["place artisan mines"] == "Your artisan is not in your supply, but in the Forest."
    s = scene()
    jail(s, 0)
    assert reasons(s, language="pl")["place artisan mines"] == "Twojego Rzemieślnika nie ma w puli: jest w Więzieniu."
    s = scene()
    s.players[0].workers = 1
    found = reasons(s)
    assert found["place mines"] == "There is only the artisan in your supply."
    assert found["lay on top"] == "There is only the artisan in your supply, who never comes to the Guildhall."
    assert found["place artisan town_centre"] == "It costs 1 silver (you have 0)."


def test_why_a_tool_is_not_used() -> None:
    s = scene()
    equip(s, 0, "abbot_1", "craft_10")
    equip(s, 0, "squire_1", "craft_11")
    equip(s, 0, "merchant_1", "craft_08")
    equip(s, 0, "peddler_1", "craft_16")
    employ(s, 0, "strongarm_capture")
    post(s, "storehouse", 1)
    s.more, s.phase, added(s).at = 2, TRADE, t.STOREHOUSE
    found = reasons(s)
    assert "use tool craft_10" not in found
    assert found["use tool craft_11"] == "This tool works together with the ability of the Squire only."
    assert found["use tool craft_08"] == "This tool is never used: it brings skills all the time."
    assert found["use ability strongarm_capture"] == "This ability works only when you place your artisan."
    added(s).used = 1 << CRAFT("craft_10")
    assert reasons(s)["use tool craft_10"] == "This tool was used in this turn already."
    added(s).by_artisan, added(s).abilities = True, 1 << apprentice("strongarm_capture")
    assert reasons(s)["use ability strongarm_capture"] == "This ability was used in this turn already."
    s.phase = GUARD
    assert reasons(s)["use tool craft_11"].startswith("This tool works together")


def test_why_a_capture_has_to_leave_another_one() -> None:
    s = scene()
    equip(s, 0, "conspirator_1", "craft_05")
    post(s, "town_centre", 2)
    post(s, "forest", 0, 2)
    s.more, s.done, s.saved, s.phase, added(s).at = 2, 0, 1, CAPTURE, t.TOWN_CENTRE
    own(s, 0, silver=1)
    added(s).committed = True
    found = reasons(s, language="pl")
    assert found["done"] == "Narzędzie Spiskowca zadziałało dla drugiego pojmania, więc musisz go dokonać."
    for there in s.circles:
        there[0] = 0
    assert reasons(s)["capture forest 1"].endswith("after this one nobody would be left.")


def test_why_not_the_own_artisan() -> None:
    s = scene()
    stand_at(s, 0, "forest")
    post(s, "forest", 2, 1)
    added(s).at = t.FOREST
    s.circles[t.FOREST][0] += 1
    flow = artisan.strong_capture(s, 0, apprentice("strongarm_capture"), must=True)
    assert reasons(s, flow=flow)["seize artisan 0"] == "Your own artisan can't be taken from here."
    assert ado.SEIZE.of(4 * do.MOST_SEATS) in artisan.seizable(s, 0, Verb("seize", 1, ("all",)))
