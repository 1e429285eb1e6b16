# The names of the expansion's cards. Those of adornments and tools are labels of our own.

## Apprentices

apprentice-antagonist = Antagonist
    .acc = the Antagonist
    .gen = the Antagonist

apprentice-abbot = Abbot
    .acc = the Abbot
    .gen = the Abbot

apprentice-informant = Informant
    .acc = the Informant
    .gen = the Informant

apprentice-strongarm = Strongarm
    .acc = the Strongarm
    .gen = the Strongarm

## Buildings

building-arch = Arch
    .acc = the Arch

building-courtyard = Courtyard
    .acc = the Courtyard

building-gallery = Gallery
    .acc = the Gallery

building-garrison = Garrison
    .acc = the Garrison

building-parsonage = Parsonage
    .acc = the Parsonage

building-pillar = Pillar
    .acc = the Pillar

building-academy = Academy
    .acc = the Academy

building-arcade = Arcade
    .acc = the Arcade

building-cellar = Cellar
    .acc = the Cellar

building-dormitory = Dormitory
    .acc = the Dormitory

building-meeting_hall = Meeting Hall
    .acc = the Meeting Hall

building-storeroom = Storeroom
    .acc = the Storeroom

no-building = Board
    .acc = their own board

## Characters

character-walaric = Walaric
character-gisela = Gisela

## Adornments and tools: both halves of a craft card

craft = { $adornment } / { $tool }
    .adornment = { $adornment }
    .adornment_acc = { $adornment_acc }
    .tool = { $tool }
    .tool_acc = { $tool_acc }

adornment-craft_01 = Glazed Tiles
    .acc = the Glazed Tiles

adornment-craft_02 = Carved Cornerstones
    .acc = the Carved Cornerstones

adornment-craft_03 = Oak Panelling
    .acc = the Oak Panelling

adornment-craft_04 = Painted Ceiling
    .acc = the Painted Ceiling

adornment-craft_05 = Restored Facade
    .acc = the Restored Facade

adornment-craft_06 = Wrought Iron Gate
    .acc = the Wrought Iron Gate

adornment-craft_07 = Guild Banner
    .acc = the Guild Banner

adornment-craft_08 = Chimes
    .acc = the Chimes

adornment-craft_09 = Golden Tapestry
    .acc = the Golden Tapestry

adornment-craft_10 = Marble Bust
    .acc = the Marble Bust

adornment-craft_11 = Stained Glass
    .acc = the Stained Glass

adornment-craft_12 = Icon
    .acc = the Icon

adornment-craft_13 = Borrowed Chandelier
    .acc = the Borrowed Chandelier

adornment-craft_14 = Gargoyle
    .acc = the Gargoyle

adornment-craft_15 = Pagan Idol
    .acc = the Pagan Idol

adornment-craft_16 = Silver Candlesticks
    .acc = the Silver Candlesticks

adornment-craft_17 = Mixed Frieze
    .acc = the Mixed Frieze

adornment-craft_18 = Gilded Dome
    .acc = the Gilded Dome

adornment-craft_19 = Gold on Credit
    .acc = the Gold on Credit

adornment-craft_20 = Master Plans
    .acc = the Master Plans

adornment-craft_21 = Inlaid Altar
    .acc = the Inlaid Altar

adornment-craft_22 = Fresh Fresco
    .acc = the Fresh Fresco

adornment-craft_23 = Founder's Plaque
    .acc = the Founder's Plaque

adornment-craft_24 = Poor Box
    .acc = the Poor Box

tool-craft_01 = Smuggler's Chest
    .acc = the Smuggler's Chest

tool-craft_02 = Chisel
    .acc = the Chisel

tool-craft_03 = Hatchet
    .acc = the Hatchet

tool-craft_04 = Drawing Compass
    .acc = the Drawing Compass

tool-craft_05 = Money Pouch
    .acc = the Money Pouch

tool-craft_06 = Shackles
    .acc = the Shackles

tool-craft_07 = Ring of Keys
    .acc = the Ring of Keys

tool-craft_08 = Builder's Kit
    .acc = the Builder's Kit

tool-craft_09 = Coin Scales
    .acc = the Coin Scales

tool-craft_10 = Loaded Dice
    .acc = the Loaded Dice

tool-craft_11 = Alms Box
    .acc = the Alms Box

tool-craft_12 = Bucket
    .acc = the Bucket

tool-craft_13 = Ledger
    .acc = the Ledger

tool-craft_14 = Forged Permit
    .acc = the Forged Permit

tool-craft_15 = Scroll Case
    .acc = the Scroll Case

tool-craft_16 = Lockpick
    .acc = the Lockpick

tool-craft_17 = Hand Cart
    .acc = the Hand Cart

tool-craft_18 = Kiln
    .acc = the Kiln

tool-craft_19 = Promissory Note
    .acc = the Promissory Note

tool-craft_20 = Lathe
    .acc = the Lathe

tool-craft_21 = Mallet
    .acc = the Mallet

tool-craft_22 = Net
    .acc = the Net

tool-craft_23 = Masked Hood
    .acc = the Masked Hood

tool-craft_24 = Prayer Beads
    .acc = the Prayer Beads
