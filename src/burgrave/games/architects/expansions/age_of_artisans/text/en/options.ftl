# Answers to questions: short labels for buttons, each saying plainly what will happen.

option-place-artisan = Artisan: { option-place }
option-lay-on-top = Guildhall, on top of your worker – { $able ->
        [0] {""}
       *[other] an adornment { price-paid }{ $count ->
            [0] {""}
           *[other] {" "}or{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] a tool
    }
option-choose-among = { $what ->
        [artisan] The artisan leaves
       *[workers] The artisan stays
    }
option-ignore-loss = Ignore the loss of 1 virtue
option-accept-loss = Do not ignore it
option-craft-adornment = Adornment: { $craft_adornment } { price-paid } – { $points } VP; at once { $adorning }
option-craft-tool = Tool: { $craft_tool } – { $working }
option-adorn = Adorn { $building_acc }{ $does_count ->
        [0] {""}
       *[other] {" "}({ $does })
    }
option-equip = The tool for { $apprentice_gen } (apprentice { $number }: { $skills_name }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    })
option-lose-tool = Put the tool out of the game
option-use-tool = Use a tool: { $craft_tool } – { $working }
option-use-ability = Use the ability of { $apprentice_gen } ({ $ability })
option-seize = { $own ->
        [0] Capture { $place_at }: { $whom } – { $what ->
            [one] 1 worker
            [two] 2 workers
            [artisan] the artisan
            [artisan-and-one] the artisan and 1 worker
           *[all] { $count ->
                [one] { $count } worker
               *[other] all ({ $count })
            }
        }
       *[other] Take back { $place_from } { $what ->
            [one] 1 worker of your own
            [two] 2 workers of your own
           *[all] { $count ->
                [one] { $count } worker of your own
               *[other] all workers of your own ({ $count })
            }
        }
    }
option-decide = { option-choose }
