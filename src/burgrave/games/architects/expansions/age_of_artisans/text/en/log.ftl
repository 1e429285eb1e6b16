# The log of a game: one sentence for each event.

log-places_artisan = { $who } places the artisan { $place_at }: it counts as { $workers } workers.
log-lies_on_top = { $who } lays a worker on top of one of their workers in the Guildhall.
log-adorns = { $who } adorns { $building_acc } with { $craft_adornment_acc }.
log-equips = { $who } gives { $apprentice_acc } a tool: { $craft_tool }.
log-loses_tool = { $who } loses a tool: { $craft_tool } leaves the game.
log-craft_arrives = A new craft card: { $craft }.
log-all_leave = { $who } discards all apprentices of the main board: { $apprentices }.
log-uses_tool = { $who } uses a tool: { $craft_tool }.
log-ignores = { $who } has placed the artisan, and ignores the loss of 1 virtue.
