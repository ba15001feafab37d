import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:i'?m|im|am|been|we'?re|was|still|just|^) ?(?:just |busy )?(?:cooking|frying|making (?:a |some |us )?(?:dinner|supper|lunch|breakfast|soup|stew|curry|pasta))\b|\b(?:(?:dinner|supper|tea|roast|cake|lasagn[ae]|pie)(?:'s| is) in the oven|(?:soup|stew|curry|sauce|something|dinner)(?:'s| is)? on the (?:stove|hob)|(?:need|have|got) to (?:cook|make dinner))\b/,
    say: ['Kitchen duty, then.', 'Something good in the making, then.'],
    ask: ['Is it for company, or just for you?', 'An old favourite, or a first try?'],
  },
  {
    signs:
      /(?:\b(?:i|we|i've|ive|just|so i|and i) (?:\w+ )?|^)(?:cooked|roasted|made) (?:a |some |the |us |myself |my |a big pot of )*(?:\w+ ){0,2}(?:stew|soup|curry|pasta|pie|roast|dumplings|rice|chil+i|lasagn[ae]|jam|pancakes|omelette|risotto|pizza|casserole|stir ?fry|dinner|supper|breakfast)\b(?! (?:plans|reservation))|\bi cooked\b/,
    say: ['Homemade, good on you.', 'You stood at the stove for that, nice.'],
    ask: ['How did it turn out?', 'Whose recipe is it?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|been|we|i'?m|im|just|going to|gonna) (?:\w+ )?(?:baking|bake|baked)\b(?! in (?:the|this) (?:sun|heat))|\b(?:made|making) (?:a |some |the |my )*(?:\w+ )?(?:cakes?|bread|scones?|cookies|brownies|muffins|cupcakes|sourdough)\b/,
    say: ['Baking, I bet it smells lovely.', 'A baking session, nice.'],
    ask: ['Who gets the first bite?', 'From a recipe, or by feel?'],
  },
  {
    signs:
      /\b(?:burnt|burned|overcooked|ruined) (?:the|my|it|all the|our) ?(?:\w+ )?(?:dinner|tea|toast|rice|food|pan|cake|lunch|supper|onions|chicken|pizza|pasta|garlic|cookies|roast)\b|\b(?:set off the smoke alarm|smoke alarm went|boiled over|too much salt)\b/,
    say: ['Oh no, all that effort.', 'The kitchen was against you there, oh dear.'],
    ask: ['Was it still edible?', 'What did you have instead?'],
  },
  {
    signs:
      /\b(?:can'?t be (?:bothered|arsed|assed) (?:to |with )?cook\w*|(?:don'?t|didn'?t) (?:feel like|want to|fancy) cook(?:ing)?|(?:too tired|no energy|no time|not in the mood) (?:to|for) cook(?:ing)?|nothing in (?:the|my) fridge|fridge is empty)\b/,
    say: ['No mood for pots and pans, I see.', 'Then it’ll have to be something quick.'],
    ask: ['Is there bread at least?', 'What would you eat if it cooked itself?'],
  },
  {
    signs:
      /^(?!.*\b(?:no|not|nothing|never|without|skipped|haven'?t|invited?|money|help|late|alone|weird|my own)\b).*\b(?:(?:i|we|just|i'?m|im|i've|^) ?(?:had|having|ate|eating|made) [\w ]{2,24} for (?:my |me |our )?(?:dinner|tea|supper|lunch|breakfast|brekkie)|(?:just|i'?m|im) (?:having|had|eating) (?:my |a late |some )?(?:dinner|tea|supper|lunch|breakfast|brekkie))\b(?! with| break)/,
    say: ['That’s the meal sorted, then.', 'Something in the belly, good.'],
    ask: ['Does it hit the spot?', 'What would you have picked, given the whole menu?'],
  },
  {
    signs:
      /\b(?:ate|eat|eating|dinner|supper|lunch|breakfast) (?:it |my (?:lunch|dinner) |\w+ )?(?:alone|by myself|on my own|over the sink|standing up)\b|\b(?:cook\w*|dinner|meal|table) for one\b/,
    tone: 'hard',
    say: ['Nobody across the table, hm.', 'A meal by yourself, that can feel long.'],
    ask: ['Who would you have liked to have there?', 'Was it at least something you like?'],
  },
  {
    signs:
      /\b(?:take ?-?aways?\b|take ?out (?:tonight|again|food)|(?:got|get|ordered|getting|ordering|order) (?:a |some |us |in )*(?:\w+ )?(?:pizzas?|chinese|burgers?|sushi|kebab|mcdonald'?s|maccies|kfc|indian|thai)\b|ordered in\b|(?:got|getting|get|order|ordering) (?:a )?take ?out)/,
    say: ['Letting others cook, good call.', 'No washing-up afterwards, good call.'],
    ask: ['Always the same order, or something new?', 'Is it here yet?'],
  },
  {
    signs:
      /\b(?:put (?:on )?the kettle(?: on)?|kettle'?s (?:on|boil\w*)|(?:cup|pot|mug) of tea|cuppa|(?:having|making|made|got) (?:a|myself a|us a) brew|(?:drinking|sipping) (?:my |some |a )?(?:\w+ )?tea)\b/,
    say: ['Tea, good idea.', 'A hot cup, good.'],
    ask: ['How do you take it?', 'Anything to nibble with it?'],
  },
  {
    signs:
      /\b(?:i'?ve|i|i'?m|im|been|just|we|still|had to|have to|need to|spent|^) ?(?:just |been |the |whole |all |day |morning |afternoon )*(?:clean(?:ed|ing)?|scrubb(?:ed|ing)|hoover(?:ed|ing)?|vacuum(?:ed|ing)?|mopp(?:ed|ing)|dusting|sweeping) (?:the|my|our|up|all|everything|out the|a bit|since|today|day)\b|\b(?:spring clean\w*|cleaning day|deep clean\w*)\b/,
    say: ['Cleaning on top of everything, hats off.', 'A proper clean, then.'],
    ask: ['Which room gives you the most trouble?', 'Does anybody give you a hand?'],
  },
  {
    signs:
      /\b(?:tid(?:y|ied|ying) (?:up|my|the)|declutter(?:ed|ing)?|(?:sort(?:ed|ing)?|clear(?:ed|ing)?|clean(?:ed|ing)?) (?:out|through) (?:my |the |our |all |some |old )+(?:\w+ )?(?:wardrobe|closet|cupboards?|drawers?|garage|shed|attic|loft|basement|clothes|stuff|papers|room)|(?:flat|house|room|place|kitchen)(?:'s| is) (?:a|such a) (?:\w+ )?(?:mess|tip|state|bombsite))\b/,
    say: ['Order against chaos, I see.', 'All that stuff, phew.'],
    ask: ['What turned up that you’d forgotten about?', 'Are you one for keeping or for chucking?'],
  },
  {
    signs:
      /\b(?:clear(?:ed|ing)?|sort(?:ed|ing)?|going|went|pack(?:ed|ing)) (?:out|through|up) (?:all )?(?:my )?(?:mum|mom|mam|mother|dad|father|gran|nan|grandma|grandad|grandpa|parents|her|his|their)(?:'s?|s)? ?(?:old |\w+ )?(?:things|clothes|house|flat|stuff|place|room|wardrobe|belongings|papers)\b/,
    tone: 'hard',
    say: ['Going through all those things, oof.', 'Every drawer a memory, I imagine.'],
    ask: ['What’s the hardest thing to part with?', 'Is there something you’re keeping?'],
  },
  {
    signs: /\bironing\b(?! board)|\b(?:i|i've|ive|had to|have to|need to) iron(?:ed)?\b/,
    say: ['The ironing pile, oof.', 'Steam and creases, hats off.'],
    ask: ['What do you have on while you iron?', 'How much is left on the pile?'],
  },
  {
    signs:
      /\b(?:(?:do|did|doing|done|loads? of|pile of|so much|more) (?:the |my |some |all the )*(?:laundry|washing)\b(?! (?:up|machine|dishes))|(?:hung|hang|hanging|bring|brought|fold|folded|folding) (?:out |in |up )?(?:the |my |all the )?(?:washing|laundry|clothes|sheets|towels)|laundry day|put a wash on|chang(?:ed|ing) the (?:sheets|bed))\b/,
    say: ['Laundry duty, then.', 'All that washing, oof.'],
    ask: ['How much is still waiting?', 'Is everything dry by now?'],
  },
  {
    signs:
      /^(?!.*\bused to\b).*\b(?:washing[- ]up\b(?! liquid)|(?:do|did|doing|done|wash|washed|washing) (?:\w+ )?(?:the |my |all the )?dishes|(?:load|loaded|loading|unload|emptied|empty|emptying) the dishwasher|sink (?:is |was )?full|(?:dirty|pile of|more) (?:dishes|plates|pans))\b/,
    say: ['Dish duty, then.', 'The sink’s calling, then.'],
    ask: ['Who mostly does them at yours?', 'Wash at once, or let them soak?'],
  },
  {
    signs:
      /\b(?:house ?work|(?:my|the|some|doing|did|all the|more|household) chores)\b|\b(?:so much|loads) to do (?:in|around|round) the house\b/,
    say: ['All that housework, phew.', 'Chores and more chores, oof.'],
    ask: ['Which one do you put off longest?', 'What gets done first?'],
  },
  {
    signs:
      /\b(?:(?:went|been|going|go|back from|popped|nipped|ran) (?:\w+ )?(?:to|down|round)? ?(?:the )?(?:shops?|supermarket|tesco|aldi|lidl|asda|walmart|costco|grocery store)|(?:doing|did|do|done|got) (?:the|my|some) (?:\w+ )?(?:groceries|grocery shopping|shopping)|grocery (?:run|shopping)|(?:food|weekly|big) shop|went shopping)\b(?! (?:assistant|floor))/,
    say: ['A round of the shops, then.', 'Shopping duty, then.'],
    ask: ['What’s the thing you always forget?', 'Was it full there?'],
  },
  {
    signs:
      /\b(?:daylight robbery|rip[- ]?off|so (?:expensive|dear|pricey)|too expensive|costs? (?:a fortune|a bomb|an arm)|prices? (?:are|have gone|keep|went|going) (?:\w+ )?(?:up|crazy|mad|insane|ridiculous|mental))\b/,
    say: ['Those prices, ouch.', 'That’s a lot of money, ouch.'],
    ask: ['Did you pay it in the end?', 'What hits you hardest?'],
  },
  {
    signs:
      /\b(?:rents? (?:is |was |'s )?(?:due|gone up|going up|went up)|(?:put\w*|raised|raising) (?:up )?(?:the|my|our) rent|(?:gas|electric\w*|light|water|heating|phone|vet|energy) bills?|pay (?:the|my) (?:rent|bills?)|(?:the|my|all the|got a|another) bills?(?! (?:\w+ )?passed)|bill (?:came|arrived)|council tax|tax bill)\b/,
    say: ['Another bill to swallow, ouch.', 'That’ll leave a hole, ouch.'],
    ask: ['Was it more than you expected?', 'Can you manage it this month?'],
  },
  {
    signs:
      /\b(?:i'?m (?:so |totally |completely )?(?:skint|broke)|im (?:so )?(?:skint|broke)|no money (?:left|until|till|for)|(?:can'?t|couldn'?t) afford|money(?:'s| is) (?:\w+ )?(?:tight|short)|overdraft|overdrawn|in debt|(?:till|til|until) (?:payday|pay day)|worried about money|money worries|behind (?:on|with) (?:the |my )?(?:rent|bills))\b/,
    tone: 'hard',
    say: ['Money’s tight, then. That wears on you.', 'Counting every penny, oof.'],
    ask: ['What’s the most pressing bit?', 'Is there anyone who knows about it?'],
  },
  {
    signs:
      /\b(?:boiler|fridge|oven|washing machine|dryer|toilet|shower|heating|heater|freezer|lift|elevator|tv|telly|kettle|dishwasher|hoover|sink|cooker|stove)(?:'s|s)?\b[^.!?]{0,20}\b(?:broke\w*|packed (?:it )?in|died|dead|conked|won'?t (?:start|turn|work|go|drain)|not working|stopped working|(?:isn|doesn)'?t work\w*|leak\w*|bust|on the blink|blocked|clogged)\b/,
    tone: 'hard',
    say: ['Out of order, just what you needed.', 'And that has to give up now, ugh.'],
    ask: ['How are you managing without it?', 'Can it still be saved?'],
  },
  {
    signs:
      /\b(?:puncture|flat ty?re|flat tire|(?:car|van|truck|bike)(?:'s|s)? (?:\w+ )?(?:broke|broken|won'?t start|wouldn'?t start|failed|died|dead)|car(?:'s| is) (?:\w+ )?(?:in the garage|at the mechanic)|(?:car )?battery(?:'s| is| was)? (?:flat|dead)|engine light|failed (?:its|the) mot|car (?:trouble|repair)|broke down (?:on|in|at|outside))\b/,
    tone: 'hard',
    say: ['Wheels out of action, ugh.', 'That costs time and money, ugh.'],
    ask: ['How are you getting about meanwhile?', 'Will it be dear, do you think?'],
  },
  {
    signs:
      /\b(?:phone|laptop|computer|screen|tablet)(?:'s|s)? (?:\w+ )?(?:broke|broken|cracked|smashed|died|dead|won'?t (?:turn|charge)|fell|not working)\b|\b(?:dropped|smashed|cracked) (?:my|the) (?:phone|screen|laptop|tablet)\b/,
    tone: 'hard',
    say: ['Oh no, and everything’s on it.', 'Not that as well, ugh.'],
    ask: ['Is anything lost on it?', 'Can you get it mended?'],
  },
  {
    signs:
      /\b(?:(?:wi-?fi|internet|broadband|router)(?:'s| is| was| keeps| has)? (?:\w+ )?(?:down|out|gone|dropp\w+|slow|rubbish|dead|lagg\w*|crap|terrible|useless)|no (?:wi-?fi|internet|signal|reception)|power cut|power(?:'s| is)? (?:gone|out|went)|power (?:outage|went out)|(?:no|without) (?:electricity|power|hot water|heating))\b/,
    tone: 'hard',
    say: ['Cut off like that, ugh.', 'You notice at once how much hangs on it, ugh.'],
    ask: ['Is it back by now?', 'What are you doing in the meantime?'],
  },
  {
    signs:
      /(?:\b(?:i|we|finally|i've|ive) (?:\w+ )?|^)(?:fixed|mended|repaired|unblocked) (?:it|the|my|a|her|his|that|our)\b|\b(?:fixed it (?:myself|on my own)|got (?:it|the \w+) (?:working|going|running) again|it works again)\b/,
    tone: 'glad',
    say: ['Fixed it, well done.', 'Working again, and that’s your doing.'],
    ask: ['What was wrong with it?', 'Did you know how, or just try?'],
  },
  {
    signs:
      /^(?!.*\b(?:years|decades|19\d\d|20\d\d|as a kid|when i was)\b).*\b(?:i'?m|im|we'?re|we|i|just|i've|ive|have to|going to|gonna) (?:\w+ )?(?:moving|moved|move) (?:house|out|in\b|in with|into|back (?:in|home)|flat|apartment|house|cities|abroad|next|tomorrow|this (?:week|month))|\b(?:boxes everywhere|living out of boxes|unpacking boxes|removal van|moving day)\b/,
    say: ['A move, that’s a lot at once.', 'All change at home, then.'],
    ask: ['What’s the hardest part of it?', 'How do you feel about the new place?'],
  },
  {
    signs:
      /\b(?:(?:got|picked up|collected|getting) (?:the|my|our) keys|got the (?:flat|apartment|room)|found a (?:new )?(?:flat|apartment|place|room|house)\b(?! (?:to|for) (?:eat|park|sit))|(?:my|our) own (?:flat|apartment|place|house)|offer (?:was|got) accepted)\b/,
    tone: 'glad',
    say: ['Your own front door, how exciting.', 'Congratulations on the place.'],
    ask: ['What goes in first?', 'What won you over about it?'],
  },
  {
    signs:
      /\b(?:(?:house|flat|apartment|room)[- ]?hunting|looking for (?:a|an) (?:new )?(?:flat|place|room|house|apartment)\b(?! to eat)|(?:viewed|viewing|went to (?:see|view)) (?:a|another|the|some) (?:flats?|house|apartment|place|room)|(?:another|had a|got a) viewing)\b/,
    say: ['Looking for a home, phew.', 'All those viewings and forms, phew.'],
    ask: ['What must it have, at the very least?', 'Has any of them felt right?'],
  },
  {
    signs:
      /\b(?:landlord|landlady|housing association)(?:'s)?\b[^.!?]{0,40}\b(?:won'?t|doesn'?t|didn'?t|hasn'?t|never|refus\w*|rais\w*|kick\w*|evict\w*|ignor\w*|selling|deposit|wants|useless|put)\b|\b(?:mou?ld (?:on|in|again|everywhere)|damp (?:in|on|patch)|ceiling(?:'s| is)? (?:leaking|dripping)|leak in the|(?:kitchen|basement|bathroom|flat) (?:is |was |got )?flooded|evict(?:ed|ion))\b/,
    tone: 'hard',
    say: ['And all that in your own home, ugh.', 'That’s a fight you don’t need.'],
    ask: ['Who’s supposed to see to it?', 'Do you have it in writing?'],
  },
  {
    signs:
      /\b(?:upstairs|next ?door|downstairs|neighbou?rs?|the (?:flat|people|man|woman|guy) (?:above|below|upstairs|downstairs))\b[^.!?]{0,25}\b(?:nois[ey]\w*|drilling|banging|loud\w*|party(?:ing)?|parties|shouting|stomping|barking|hammering|music)\b|\b(?:(?:so|too) (?:loud|noisy) (?:here|outside|next)|drilling (?:again|since)|dog (?:won'?t stop|keeps) barking)\b/,
    tone: 'hard',
    say: ['All that noise, ugh.', 'Right through the wall, ugh.'],
    ask: ['Does it go on like that often?', 'Do they know how much comes through?'],
  },
  {
    signs:
      /\b(?:(?:painted|painting|decorat(?:ed|ing)|wallpaper(?:ed|ing)|renovat(?:ed|ing)) (?:the|my|our|a) (?:\w+ )?(?:walls?|bedroom|kitchen|room|hall|house|flat|bathroom|nursery|ceiling|door|fence)|ikea|flat ?pack|(?:building|assembl\w+|put together) (?:a|the|my) (?:\w+ )?(?:wardrobe|bed|desk|shel\w+|bookcase|table))\b/,
    say: ['Doing the place up, nice.', 'A bit of a change at home, nice.'],
    ask: ['What’s it going to look like?', 'Who gets the final say at yours?'],
  },
  {
    signs:
      /\b(?:(?:^|i |i've |been |we |just |spent |i'?m )(?:\w+ ){0,3}?(?:planted|planting|sowed|sowing|weeding|weeded|gardening|repotted|repotting|pruned|pruning|mowed|mowing|raking|digging (?:in|up) the (?:garden|allotment|bed)|watering the (?:plants|garden))|(?:working|pottering|busy) in the garden)\b/,
    say: ['Green fingers at work, nice.', 'Looking after what grows, nice.'],
    ask: ['What’s doing best at the moment?', 'Is it a big patch?'],
  },
  {
    signs:
      /\b(?:tomatoes|beans|roses?|dahlias|orchid|tulips|daffodils|sunflowers?|peas|courgettes|strawberries|lavender|seedlings|snowdrops|plants?) (?:is|are|have|has|just|finally) (?:\w+ )?(?:bloom\w*|flower\w*|ripe|sprout\w*|coming (?:up|on)|come up|up|out|growing|new (?:leaf|leaves))\b|\b(?:first (?:tomato|tomatoes|strawberries|snowdrops|rose)|new leaf on)\b/,
    tone: 'glad',
    say: ['It’s growing, how lovely.', 'Good things coming out of the soil.'],
    ask: ['What do you check on first?', 'How long have you been tending it?'],
  },
  {
    signs:
      /\b(?:parcel|package|delivery|courier|amazon|dhl|evri|my order)\b[^.!?]{0,30}\b(?:lost|never (?:came|arrived)|not (?:come|here|arrived)|hasn'?t (?:come|arrived|turned)|didn'?t (?:come|arrive)|wrong|stolen|missing|late|delayed|still waiting)\b|\b(?:waiting for|waiting on) (?:a|my|the) (?:parcel|package|delivery)\b/,
    say: ['That parcel’s taking its time, ugh.', 'And you’re left listening for the doorbell.'],
    ask: ['What should be in it?', 'Did you get hold of anybody about it?'],
  },
  {
    signs:
      /\b(?:parcel|package|delivery|my order)(?:'s|s)? (?:has |just |finally |is )*(?:came|come|arrived|here|turned up)\b(?! yet)|\b(?:got|had) (?:a|my) (?:\w+ )?(?:parcel|package|postcard)\b/,
    tone: 'glad',
    say: ['It’s here, how nice.', 'Something to unwrap, nice.'],
    ask: ['Opened at once, or is it still sitting there?', 'Is it as you’d imagined it?'],
  },
  {
    signs:
      /\b(?:locked (?:myself |ourselves )?out|(?:lost|can'?t find|forgot|left|misplaced|dropped) (?:my|the|me|our) (?:\w+ )?keys?)\b/,
    tone: 'hard',
    say: ['Oh no, the keys of all things.', 'No way in, oh no.'],
    ask: ['Is there a spare somewhere?', 'Can anybody help you out?'],
  },
  {
    signs:
      /\b(?:house|flat|apartment|place|home)(?:'s| is| feels| was| seems) (?:just |all )?(?:so |very |too |horribly |awfully |dead |really )(?:quiet|empty|silent)\b|\b(?:empty (?:house|nest|flat)|coming home to nobody|nobody comes home)\b/,
    tone: 'hard',
    say: ['So empty at home, hm.', 'That silence in the rooms, hm.'],
    ask: ['When is it quietest?', 'What do you put on to fill it?'],
  },
  {
    signs:
      /\b(?:had|having|have|take|taking|ran|run|running|took|need|i'?m in|fresh out of|just out of) (?:a|the|myself a) (?:nice |long |hot |warm |quick )*(?:bath|shower|bubble bath)\b(?! (?:room|with))/,
    say: ['Warm water, good idea.', 'A bit of steam and peace, good.'],
    ask: ['Quick one, or till the water’s cold?', 'Do you sing in there?'],
  },
  {
    signs:
      /\b(?:hot water bottle|electric blanket|(?:by|in front of) the fire\b|log burner|candles? (?:lit|on|burning)|(?:under|wrapped in) a (?:\w+ )?blanket|(?:so|nice and|all) (?:cosy|cozy|snug))\b/,
    tone: 'glad',
    say: ['Warm and snug, lovely.', 'That sounds like a good corner.'],
    ask: ['What goes with it, a book or the telly?', 'Who else has found the warm spot?'],
  },
  {
    signs:
      /\b(?:(?:a|the|huge|big|there'?s a) (?:\w+ )?spider (?:in|on|above|under)|(?:mice|a mouse|a rat|rats|ants|cockroach\w*|bed ?bugs|wasps?|moths) (?:in|all over|everywhere|under|got in))\b/,
    say: ['Eek, uninvited company.', 'Brr, you don’t want that indoors.'],
    ask: ['Where did it start?', 'Are you the brave sort about that?'],
  },
]
