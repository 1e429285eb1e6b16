# Dziennik gry: jedno zdanie na zdarzenie.

log-places_artisan = { $who } stawia Rzemieślnika { $place_at } (liczy się za { $workers }).
log-lies_on_top = { $who } kładzie Robotnika na swoim Robotniku w Domu Gildii.
log-adorns = { $who } ozdabia { $building_acc }: { $craft_adornment }.
log-equips = { $who } wyposaża { $apprentice_acc } w narzędzie: { $craft_tool }.
log-loses_tool = { $who } traci narzędzie: { $craft_tool } znika z gry.
log-craft_arrives = Nowa karta rzemiosła: { $craft }.
log-all_leave = { $who } odrzuca wszystkich Pomocników z Planszy Głównej: { $apprentices }.
log-uses_tool = { $who } używa narzędzia: { $craft_tool }.
log-ignores = { $who } stawia Rzemieślnika, więc ignoruje stratę punktu Cnót.
