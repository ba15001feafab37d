import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:i'?m|im|am|been|we'?re|was) (?:just |busy |still )?(?:cooking|frying|peeling|chopping|stirring|making (?:dinner|tea for|supper|lunch|soup|stew|curry|pasta|jam|dumplings))\b|\b(?:onions are on|(?:is|are|it'?s) in the oven|oven down|(?<!boots )on the (?:stove|hob)|simmering|i(?:'ve)? (?:just )?cooked|just cooked)\b/,
    say: ['I bet the whole place smells of it.', 'Something on the go in the kitchen, then.'],
    ask: ['Who’s it for?', 'An old favourite, or a first try?'],
  },
  {
    signs:
      /\b(?:i|we|i've|ive|just|so i|and i) (?:\w+ )?(?:made|baked|did|roasted) (?:a |some |the |us |myself |him |her |them |my |two |six |a big pot of )*(?:\w+ ){0,2}(?:stew|soup|curry|pasta|pie|pies|cake|bread|scones?|biscuits|cookies|brownies|muffins|roast|dumplings|khichdi|dal|maggi|rice|chili|chilli|gumbo|lasagn[ae]|jam|chutney|pancakes|omelette|risotto|pizza|casserole|hot dish|dinner|supper|tea|lunch|breakfast)\b(?! (?:plans|reservation))/,
    say: ['Cooking it always takes longer than eating it.', 'Somebody was busy in the kitchen, then.'],
    ask: ['How did it turn out?', 'Whose recipe is it?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|been|was|we|mostly|love|started) (?:\w+ )?(?:baking|bake|baked)\b|\b(?:in the proofer|sourdough|buns in|dough (?:is|rising))\b/,
    say: ['Baking: half recipe, half patience.', 'Flour everywhere, and then that smell.'],
    ask: ['What came out of the oven last?', 'Who gets the first slice?'],
  },
  {
    signs:
      /\b(?:burnt|burned|overcooked|burns) (?:the|my|it|dinner|tea|toast|rice|every)\b(?! (?:hand|mouth|tongue|finger|arm|leg|bridge)\w*)|\b(?:boiled over|smoke alarm (?:went|going)|set off the smoke|too much salt|came out (?:like|flat|raw|hard)|shaped like,? (?:well|a boot|stones))\b/,
    say: ['Some days food does what it likes.', 'Every kitchen has a few of those to show.'],
    ask: ['Was it still edible?', 'What did you have instead?'],
  },
  {
    signs:
      /^(?!.*\b(?:no|not|nothing|never|without|skipped|haven'?t|havent|what|invited?|money|help|home for|works?|late)\b).*\b(?:(?:for|had|having) (?:my |me |our )?(?:dinner|tea|supper|lunch|breakfast|brekkie)\b(?! (?:with|lady|hour|at)| and)|(?:dinner|supper|lunch|breakfast) (?:was|tonight)\b|(?:pot noodle|beans on toast|steak sanga|hot dish|shepherd'?s pie|fish and chips|mac and cheese|bacon sandwich|roast potatoes|leek and potato)\b)/,
    say: ['One meal seen to, then.', 'Food sorts out the shape of a day.'],
    ask: ['Was it any good?', 'What would you have picked if you could have anything?'],
  },
  {
    signs:
      /\b(?:ate|eat|eating|eatin|dinner|supper|lunch) (?:it |them |my lunch |\w+ )?(?:alone|standing(?: up)?|by myself|on my own|over the sink|in (?:my|the) (?:car|truck|van))\b|\b(?:cook\w*|made|laid) (?:\w+ ){0,4}for (?:one\b(?! hour)|two without thinking|two before)\b|\bi ate from the pan\b|\bmade \w+(?: \w+)? today, but for whom\b/,
    tone: 'hard',
    say: ['A meal like that doesn’t quite feel like one.', 'It’s over quickly, eating like that.'],
    ask: ['Who would you like to have had across the table?', 'Was it at least something you like?'],
  },
  {
    signs:
      /\b(?:take ?-?aways?|takeout|(?:got|ordered|getting|ordering|had|eating|having|just had) (?:a |some |in )?(?:\w+ )?(?:pizza|chinese|burgers?|chips|sushi|tacos|dominos|curry from|mcdonald'?s|maccies|nuggets|hot cheetos))\b|\b(?:ordered in|chipper)\b/,
    say: ['Then somebody else does the cooking.', 'Straight out of the box, and no pans to scrub.'],
    ask: ['What did you go for?', 'Always the same order, or something new?'],
  },
  {
    signs:
      /\b(?:put (?:on )?the kettle(?: on)?|kettle'?s on|(?:cup|pot|mug) of tea|cuppa|a brew|made (?:us|me|myself|a) (?:\w+ )?(?:tea|brew|barry'?s)|(?:holding|just) the mug|tea'?s gone cold)\b/,
    say: [
      'With something hot in hand, things get a size smaller.',
      'A hot drink doesn’t solve a thing, and it still helps.',
    ],
    ask: ['How do you take it?', 'Are you drinking it, or letting it go cold?'],
  },
  {
    signs:
      /\b(?:i'?ve|ive|i|i'?m|im|been|just|finally|today i|spent [\w ]{1,20}?|we|still|got to|had to|all day) (?:just |finally |also |been |the whole \w+ )?(?:clean(?:ed|ing)|scrubb(?:ed|ing)|hoover(?:ed|ing)|vacuum(?:ed|ing)|mopp(?:ed|ing)|dust(?:ed|ing) the|tid(?:ied|ying)|swept|sweeping|declutter(?:ed|ing))\b|\b(?:kitchen|floor|bathroom)s? got a wash\b/,
    say: ['Cleaning: you only see it when nobody does it.', 'One corner of the world looks better for it.'],
    ask: ['Which room gives you the most trouble?', 'Is it done, or only begun?'],
  },
  {
    signs:
      /\b(?:clearing|cleared|sorting|sorted|going) (?:out|through) (?:the (?!savings)|my|her|his|all|mum'?s|mom'?s|dad'?s|a|old)\b|\b(?:attic|loft|hatbox|shoe ?boxes of|boxes of (?:photo\w*|old)|declutter\w*)\b/,
    say: [
      'Old things come with their stories still attached.',
      'Sorting takes ages because everything wants to be looked at.',
    ],
    ask: ['What turned up that you’d forgotten about?', 'What’s the hardest thing to part with?'],
  },
  {
    signs: /\bironing\b(?! board)|\b(?:i|i've|ive|had to) iron(?:ed)?\b/,
    say: [
      'Ironing: one pile gets lower while the other grows.',
      'Steam, creases, and the mind off somewhere else.',
    ],
    ask: ['What do you have on while you iron?', 'How much is left on the pile?'],
  },
  {
    signs:
      /\b(?:laundry(?! door| room)|(?:hung|hang|hanging|bring|brought) (?:out |in )?the (?:washing|wash|sheets|clothes)|loads? of (?:washing|laundry)|fold(?:s|ed|ing) (?:the |my |all the |up )?(?:towels|clothes|laundry|sheets)|changed the (?:sheets|bed)|washing (?:is |'s )?(?:out|in|on the line)|put a wash on|hung out the)\b/,
    say: ['Laundry: no sooner done than worn again.', 'One of those jobs that only ever pauses.'],
    ask: ['Is everything dry by now?', 'How many more loads are waiting?'],
  },
  {
    signs:
      /^(?!.*\bused to\b).*\b(?:washing[- ]up|(?:do|did|doing|done|wash|washed|washing) (?:\w+ )?(?:the |my |all the )?dishes|the dishwasher|sink (?:is )?full|dirty (?:dishes|plates|pans))\b/,
    say: ['Dishes multiply as soon as nobody’s looking.', 'The sink never stays empty for long.'],
    ask: ['Who mostly does them at yours?', 'Are they done, or soaking?'],
  },
  {
    signs:
      /^(?!.*\bdeliver\w*\b).*\b(?:went|been|going|go|back from|was|popped|nipped|ran|run) (?:\w+ )?(?:to|in|at|down|round) ?(?:the |a )?(?:corner )?(?:shops?|supermarket|tesco|aldi|lidl|asda|sainsbury'?s|morrisons|walmart|costco|target|grocery store|kroger|woolies|fish market|butcher'?s?)\b|\b(?:groceries|grocery (?:run|shopping)|food shop|weekly shop|big shop)\b/,
    say: ['Shopping: in for three things, out with twelve.', 'The fridge will be pleased, at least.'],
    ask: ['Did you get what you went for?', 'What ended up in the bag unplanned?'],
  },
  {
    signs:
      /\b(?:daylight robbery|rip[- ]?off|so expensive|costs? (?:a fortune|an arm)|prices? (?:are|have|keep|went|going)|charg(?:ed|ing|es) me|(?:£|\$|€)\d+ (?:for|a)|for (?:£|\$|€)\d+|(?:\d+|hundred|thousand) (?:quid|bucks|rupees|euros?|dollars) (?:for|a|he said|each)|for (?:\d+|four hundred) (?:quid|bucks))\b/,
    say: ['One look at the price, and you read it again.', 'Money leaves faster than it comes.'],
    ask: ['Did you pay it?', 'What did it use to cost?'],
  },
  {
    signs:
      /^(?!.*\baloud\b).*\b(?:rents? (?:is |was |s )?(?:due|gone up|going up|went up|money)|rent is \d+|(?:put\w*|raised|raising) the rent|(?:gas|electric\w*|light|water|heating|phone|vet'?s?) bills?|gas and electric|(?:school|tuition) fees|pay the (?:rent|bills)|(?:the|my|all the) bills|(?:car )?emi is|mortgage|council tax|overdraft|skint|broke (?:till|until)|(?:till|til|until) (?:payday|pay day|my loan)|catalogue and the credit|credit card|loan (?:on|off|is|comes)|took (?:a )?loan|in debt|doing the (?:arithmetic|sums))\b/,
    tone: 'hard',
    say: ['Money worries sit at the back of every thought.', 'Sums like that follow you to bed.'],
    ask: ['How tight is it right now?', 'Which of them is the most pressing?'],
  },
  {
    signs:
      /\b(?:boiler|fridge|oven|oven door|washing machine|washer|dryer|toilet|shower|heater|heating|freezer|lift|elevator|telly|kettle|inverter|hoover|toaster|radiator|door handle|tap|sink|cooker|stove|hotpoint|phone|laptop|plumbing|immersion)(?:'s|s)?\b[^.!?]{0,24}\b(?:broke\w*|packed (?:it )?in|died|dead|conked|won'?t (?:start|turn|work|go|light|drain)|not working|stopped working|leak\w*|come off|came off|kaput|bust|knackered|on the blink|blocked|been out|exploded|says f\d+)\b/,
    tone: 'hard',
    say: ['Things give up exactly when they’re needed.', 'And then you notice how much depended on it.'],
    ask: ['Can it still be saved?', 'How are you managing without it?'],
  },
  {
    signs:
      /\b(?:new clutch|puncture|flat ty?ire|flat tyre|car(?:'s|s)? (?:battery|broke|won'?t|failed|died|is (?:dead|in the garage))|battery(?:'s|s)? (?:is )?(?:flat|dead)|engine light|my mot|failed (?:its|the) mot|car needs|van(?:'s|s)? (?:broke\w*|off the road)|truck (?:broke|won'?t)|broke down (?:on|in|at|outside)|ding in (?:my|the))\b/,
    tone: 'hard',
    say: [
      'Cars pick their moments, and it’s never a cheap one.',
      'No wheels, and the whole week gets complicated.',
    ],
    ask: ['What does the garage say?', 'How are you getting about in the meantime?'],
  },
  {
    signs:
      /\b(?:i|we|finally|i've|ive) (?:\w+ )?(?:fixed|mended|repaired|patched up|unblocked|rewired) (?:it|the|my|a|her|his|that)\b|\b(?:fixed it myself|got (?:it|the \w+) (?:working|going|running|fixed)|it works again|works now)\b/,
    tone: 'glad',
    say: ['Working again. That’s a small victory.', 'Fixed. That small click of things being right.'],
    ask: ['What was wrong with it?', 'How long did it take?'],
  },
  {
    signs:
      /^(?!.*\b(?:years|decades|19\d\d|20\d\d)\b).*\b(?:i'?m|im|we'?re|we|i|just|finally|i've|ive) (?:\w+ )?(?:moving|moved) (?:house|out|in\b|in with|into|back (?:in|home|to)|here|to)\b|\b(?:(?:got|picked up) the keys|boxes everywhere|living out of boxes|first place that'?s|new (?:flat|apartment|place)|removal van)\b/,
    say: ['Moving turns everything over at once.', 'A new place takes a while to feel like yours.'],
    ask: ['What’s the first thing that feels right there?', 'What do you still look for in the wrong place?'],
  },
  {
    signs:
      /\b(?:viewed|viewing|went to view|house ?hunting|flat ?hunting|looking for a (?:flat|place|room|house)|offer (?:on|was|came)|estate agent|realtor|selling (?:the|our|my) (?:house|flat|home)|house up for sale|offered to buy (?:it|the|our|my))\b/,
    say: ['With a home it’s never just about the price.', 'Viewings, offers, forms: it eats whole weeks.'],
    ask: ['What would the right one need to have?', 'How far along is it?'],
  },
  {
    signs:
      /\b(?:my|the|our|first|her|his) (?:\w+ ){0,2}(?:tomatoes|beans|roses?|dahlias|rhubarb|orchids?|vanda|tulips|daffodils|sunflowers|peas|courgettes|zucchini|strawberries|lavender|monstera|houseplants?|seedlings|fern|garlic) (?:is|are|have|has|came|bloomed|flowered|coming|up|took)\b|\b(?:planted|sowed|sown|weeding|weeded|gardening|allotment|greenhouse|seedlings|repotted|pruned|mow(?:ed|ing) the|broad beans|new potatoes|my (?:own )?(?:garden|plants|tomatoes|vegetables)|in (?:bloom|flower)|flowered)\b/,
    say: ['Growing things keep their own calendar.', 'Nothing that grows can be hurried.'],
    ask: ['What’s doing best at the moment?', 'What do you check on first?'],
  },
  {
    signs:
      /\b(?:frost|slugs?|snails?|pigeons|wasps|blight|greenfly|aphids|drought|squirrels?|deer)\b[^.!?]{0,25}\b(?:done for|ate|eaten|got|took|killed|saw to|ruined|had)\b|\b(?:plants?|orchid|basil|tree|tomatoes|roses)\b[^.!?]{0,12}\b(?:died|dying|dead|wilted|withered)\b|\bpulled up every\b/,
    tone: 'hard',
    say: ['All that care, and then it’s gone in one go.', 'Gardens can be heartless.'],
    ask: ['Is there anything left of it?', 'What had you hoped for from it?'],
  },
  {
    signs:
      /\b(?:parcel|package|delivery|courier|amazon|dhl|evri|ups man|order)\b[^.!?]{0,40}\b(?:lost|never (?:came|arrived)|not (?:come|here|arrived)|hasn'?t|somebody|someone|wrong|doorstep|stolen|says? (?:it'?s )?delivered|missing|late)\b|\bcourier says\b/,
    tone: 'hard',
    say: [
      'Somewhere between them and you, it went wrong.',
      'Somewhere out there it’s having a day trip without you.',
    ],
    ask: ['What should have been in it?', 'Did you get hold of anybody about it?'],
  },
  {
    signs:
      /\b(?:parcel|package|delivery|my order|post|mail|letter)(?:'s|s)? (?:came|come|arrived|is here|here|turned up|today)\b|\b(?:got|had) (?:a|my) (?:parcel|package|letter|postcard)\b/,
    say: [
      'Something at the door: the good kind of interruption.',
      'Something with your name on it. That still makes anyone curious.',
    ],
    ask: ['Was it what you expected?', 'Opened at once, or is it still sitting there?'],
  },
  {
    signs:
      /\b(?:locked (?:myself |ourselves )?out|(?:lost|can'?t find|forgot|left|misplaced|dropped) (?:my|the|me|ma|our) (?:\w+ )?keys?)\b/,
    tone: 'hard',
    say: [
      'Keys: never gone on a day when it doesn’t matter.',
      'Such a small thing, and nothing works without it.',
    ],
    ask: ['Where did you have them last?', 'Is there a spare somewhere?'],
  },
  {
    signs:
      /\b(?:upstairs|next ?doors?|downstairs|neighbou?rs?(?!'s dog)|the (?:flat|man|woman|girl|lad|people) (?:above|below)|flat above|landlord)\b[^.!?]{0,45}\b(?:noise|noisy|drill\w*|bang\w*|loud|vacuum\w*|hoover\w*|treadmill|parties|shouting|stomp\w*|bark\w*|drums|trumpet|shaking|cough|music|hammer\w*|at (?:midnight|ten|eleven|\d+ (?:at|in the) night))\b/,
    tone: 'hard',
    say: [
      'Other people’s noise goes straight to the nerves.',
      'A wall between you, and still they’re in your room.',
    ],
    ask: ['Does it go on like that often?', 'Do they know how much comes through?'],
  },
  {
    signs:
      /\blandlord\b|\b(?:mou?ld (?:on|in|again|everywhere)|damp (?:in|on|patch)|water (?:coming|comin|running) (?:out|in|through|down)|(?:kitchen|basement|cellar|bathroom|floor|house|flat) (?:is |was |got |has )?flooded|ceiling(?:'s| is)? (?:leaking|dripping|coming down)|mice|cockroach\w*|bed ?bugs)\b/,
    tone: 'hard',
    say: [
      'A home shouldn’t be one more thing to fight with.',
      'When it’s your own four walls, there’s no getting away from it.',
    ],
    ask: ['Who’s supposed to see to it?', 'How long has that been going on?'],
  },
  {
    signs:
      /\b(?:house|flat|apartment|place|home|room|kitchen)(?:'s| is| feels| was| seems| gets| got)? (?:just |all )?(?:so |very |too |horribly |awful |awfully |dead |that )?(?:quiet|empty|silent)\b|\b(?:empty (?:house|nest|flat)|telly on for the noise|silence in (?:the|this) house|nobody (?:home|at home|in the house)(?! knows))\b/,
    tone: 'hard',
    say: ['Rooms that quiet take some getting used to.', 'You notice every clock in a place like that.'],
    ask: ['When is it quietest?', 'What do you put on to fill it?'],
  },
  {
    signs:
      /\b(?:had|having|take|ran|run|took) (?:a|the|myself a) (?:\w+ )?(?:bath|shower)\b|\bbath to myself\b/,
    say: ['Hot water and a closed door.', 'For as long as it runs, nobody can ask for anything.'],
    ask: ['Did it do the trick?', 'Quick one, or till the water’s cold?'],
  },
  {
    signs:
      /\b(?:hot water bottle|wheat bag|electric blanket|heater(?:'s)? on|fire(?:'s| is)? (?:lit|on|going)|by the fire|wood ?stove|log burner|candles? (?:lit|on)|under a blanket|cosy|cozy)\b/,
    say: ['A bit of warmth, and the whole room’s kinder.', 'Warm and in one place. That’s worth something.'],
    ask: ['What’s the warmest spot at your place?', 'Who else has found the warm spot?'],
  },
  {
    signs:
      /\b(?:wi-?fi|internet|broadband|signal|router|4g|reception)(?:'s| is| was| keeps| has)? ?[^.!?]{0,12}\b(?:down|out|gone|dropp\w+|slow|rubbish|dead|lagg\w*|crap|terrible|useless|freezing)\b|\bpicture (?:froze|freezing|keeps freezing)\b/,
    tone: 'hard',
    say: ['It always cuts out at the important second.', 'No signal, and the room gets strangely small.'],
    ask: ['Is it back by now?', 'What did it cut you off from?'],
  },
  {
    signs:
      /\b(?:ikea|flat ?pack|wallpaper\w*|put(?:ting)? up (?:a|the|some) (?:shel\w+|curtains?|pictures?|tent|fence|curtain)|assembl(?:ed|ing) (?:a|the)|new (?:sofa|bed|mattress|kitchen|carpet|curtains|couch)|(?:painted|painting) (?:the|my|our) (?:\w+ )?(?:walls?|bedroom|kitchen|room|fence|door|hall|shed)|old sofa)|\bnew couch\b/,
    say: [
      'Furniture and paint: small things that shift a whole room.',
      'One change, and you walk into a different room.',
    ],
    ask: ['What’s it going to look like?', 'Who gets the final say at yours?'],
  },
  {
    signs:
      /\bbins?\b[^.!?]{0,20}\b(?:day|out|strike|lorry|overflow\w*|not been|full|collect\w*)\b|\b(?:bin (?:day|strike|men)|the bins|took the (?:trash|garbage|bins|rubbish))\b/,
    say: [
      'Nobody thinks about bins until there’s something up with them.',
      'The unglamorous side of having a home.',
    ],
    ask: ['Whose job is it at yours?', 'How often do they come?'],
  },
]
