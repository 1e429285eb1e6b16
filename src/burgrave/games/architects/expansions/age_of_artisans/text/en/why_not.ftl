# Why not: the reasons why something can't be done now.

why-no-artisan = Your artisan is not in your supply, but { $source_at }.
why-only-artisan = There is only the artisan in your supply.
why-artisan-guildhall = There is only the artisan in your supply, who never comes to the Guildhall.
why-none-in-guildhall = You have no worker in the Guildhall on whom another could lie.
why-all-covered = On each of your workers in the Guildhall another one lies already.
why-lay-first = First lay a worker on top of a worker of yours in the Guildhall.
why-no-crafts = No craft cards are left.
why-nothing-to-craft-for = You have neither a building without an adornment nor an apprentice without a tool.
why-adornment = An adornment costs { silver-count } { has-only }.
why-adornment-in-guildhall = Adornments are crafted in the Guildhall only.
why-no-building = You have no building under which the adornment could come.
why-all-adorned = All your buildings have an adornment already.
why-no-apprentice = You have no apprentice under whom the tool could come.
why-all-equipped = All your apprentices have a tool already.
why-adorned = This building has an adornment already: { $craft_adornment }.
why-equipped = This apprentice has a tool already: { $craft_tool }.
why-tool-used = This tool was used in this turn already.
why-tool-of-skills = This tool is never used: it brings skills all the time.
why-tool-of = This tool works together with the ability of { $apprentice_gen } only.
why-ability-used = This ability was used in this turn already.
why-ability-of-artisan = This ability works only when you place your artisan.
why-second-capture = The tool of the Conspirator worked for a second capture, so you have to do it.
why-leaves-no-other = The tool of the Conspirator worked for a second capture, and after this one nobody would be left.
why-own-artisan = Your own artisan can't be taken from here.
