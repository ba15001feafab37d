import type { KnownAnswer } from '../../known-answers.ts'

/** Kitchen, household, plants, animals, trips and the body. */
export const home: readonly KnownAnswer[] = [
  {
    ask: [
      'what eggs with|have|got|only|leftover make|cook',
      'egg|eggs recipe*|ideas',
      'what dinner|lunch|tonight eggs',
    ],
    say: [
      'Shakshuka: fry onion and pepper, add tinned tomatoes and cumin, simmer ten minutes, crack the eggs in, lid on until just set. Bread on the side.',
      'A folded omelette with cheese and whatever’s in the drawer: spinach, mushrooms, spring onion. Medium heat, plenty of butter, off while the middle is still soft. Five minutes, start to plate.',
    ],
  },
  {
    ask: [
      'what tuna with|have|tin|can|got make|cook|do',
      'tuna recipe*|ideas',
      'what dinner|lunch|tonight tuna',
    ],
    say: [
      'Tuna pasta: soften garlic and chilli in oil, add the tuna, lemon zest, a handful of peas and a ladle of pasta water, toss and finish with parsley.',
      'Tuna melt: mix the tuna with mayo, a little mustard and chopped gherkin, pile it on bread, cover with cheddar and grill until it bubbles.',
    ],
  },
  {
    ask: [
      'what chickpea*|garbanzo* with|have|tin|can|got make|cook|do',
      'chickpea*|garbanzo* recipe*|ideas',
      'what dinner|lunch|tonight chickpea*',
    ],
    say: [
      'Quick curry: fry onion, garlic, ginger and curry powder, add a tin of chickpeas, tomatoes and coconut milk, bubble for fifteen minutes and stir in spinach.',
      'Roast them crisp: dry well, toss with oil, smoked paprika and salt, 25 minutes at 200 °C (400 °F). Great on salad, soup or straight from the bowl.',
    ],
  },
  {
    ask: [
      'what rice with|leftover|have|got|only make|cook|do',
      'rice recipe*|ideas',
      'what dinner|lunch|tonight rice',
    ],
    say: [
      'Egg fried rice: cold rice, very hot pan, spring onion and peas, then push aside, scramble two eggs, mix and season with soy and sesame oil.',
      'One-pot rice: soften onion and garlic, stir in rice, paprika, tinned tomatoes, stock and a tin of beans, lid on for 18 minutes, squeeze of lime at the end.',
    ],
  },
  {
    ask: [
      'what pasta with|have|got|only|sauce make|cook|put',
      'pasta recipe*|ideas|quick',
      'what dinner|lunch|tonight pasta',
    ],
    say: [
      'Aglio e olio: slice garlic thin, warm it gently in plenty of olive oil with chilli, toss with spaghetti, pasta water and parsley. Ten minutes.',
      'Creamy lemon: melt butter with lemon zest, add pasta water and a lot of parmesan, toss until glossy, then throw in peas or spinach.',
    ],
  },
  {
    ask: [
      'what courgette*|zucchini with|have|got make|cook|do',
      'courgette*|zucchini recipe*|ideas',
      'too many courgette*|zucchini',
    ],
    say: [
      'Fritters: grate, salt and squeeze hard, mix with egg, flour, feta and mint, fry spoonfuls until golden, yoghurt on top.',
      'Slice into coins and fry slowly in olive oil with garlic until jammy, then toss through pasta with lemon and parmesan. Half an hour of slow cooking makes all the difference.',
    ],
  },
  {
    ask: [
      'what chicken with|have|got|leftover|only make|cook|do',
      'chicken recipe*|ideas',
      'chicken dinner|lunch|supper idea|ideas|recipe*',
      'what dinner|lunch|tonight chicken',
    ],
    say: [
      'Traybake: chicken pieces, potatoes, onion wedges, lemon and garlic in one tin with oil and paprika, about 45 minutes at 200 °C (400 °F).',
      'For breast or leftovers: strips with peppers, onion, cumin and lime, a few minutes in a hot pan until piping hot right through, then into warm tortillas with yoghurt and salad.',
    ],
  },
  {
    ask: [
      'what potato*|spud* with|have|got|only|leftover make|cook|do',
      'potato*|spud* recipe*|ideas',
      'potato*|spud* dinner|lunch|supper idea',
      'what dinner|lunch|tonight potato*',
    ],
    say: [
      'Spanish tortilla: fry sliced potatoes and onion gently in oil until soft, stir into five beaten eggs, back in the pan, flip, done. Good cold too.',
      'Loaded jackets: rub with oil and salt, an hour or so at 200 °C (400 °F), then fill with beans and cheese, or tuna, sweetcorn and spring onion.',
    ],
  },
  {
    ask: [
      'what stale|old|leftover bread make|cook|do|use',
      'stale|leftover bread ideas|recipe*|use*',
      'what with bread make|cook',
    ],
    say: [
      'Bread and butter pudding: layer buttered slices with raisins, pour over milk, eggs and sugar, soak twenty minutes, bake until golden.',
      'Savoury: tear into chunks, fry in oil with garlic for croutons, or soak with ripe tomatoes, onion, vinegar and basil for panzanella.',
    ],
  },
  {
    ask: [
      'what banana*|bananas ripe|overripe|brown|old|black make|do|bake|use',
      'banana* recipe*|ideas',
      'what with bananas make|do',
    ],
    say: [
      'Banana bread: mash three, stir in 75 g melted butter, 150 g sugar, an egg, 190 g flour and a teaspoon of baking soda, about an hour at 175 °C (350 °F).',
      'Pancakes: mash one banana with two eggs and a pinch of cinnamon, fry small. Or freeze slices and blend them into instant soft ice cream.',
    ],
  },
  {
    ask: ['what mince|minced|ground beef|meat|turkey make|cook|do', 'mince|beef recipe*|ideas'],
    say: [
      'Chilli: brown the mince hard, add onion, garlic, cumin and smoked paprika, then tomatoes and kidney beans, forty minutes on low. A square of dark chocolate rounds it off.',
      'Cottage pie: mince cooked with carrot, onion, stock and Worcestershire sauce, mash on top, fork it rough and bake until the peaks crisp.',
    ],
  },
  {
    ask: [
      'what salmon|fish with|have|got make|cook',
      'salmon|cod|fish recipe*|ideas',
      'salmon|cod|fish dinner|lunch|supper idea|ideas',
      'what dinner|lunch|tonight salmon|cod',
    ],
    say: [
      'Roast it on a tray with tomatoes, olives, lemon slices and oil, about 12 to 15 minutes at 200 °C (400 °F). Couscous soaks up the juices.',
      'Brush with soy, honey, garlic and ginger, then roast or pan-fry until it flakes. Rice and quick cucumber salad with vinegar make it dinner.',
    ],
  },
  {
    ask: ['what lentil*|beans with|have|got|tin|can make|cook|do', 'lentil*|beans recipe*|ideas'],
    say: [
      'Red lentil dal: simmer with turmeric and water for twenty minutes, then pour over garlic, cumin and chilli sizzled in butter.',
      'Any tinned beans: warm with garlic, rosemary and a splash of stock, mash a few to thicken, pile on toast with olive oil, lemon and grated cheese.',
    ],
  },
  {
    ask: ['what tofu with|have|got|make|cook do|make|cook', 'tofu recipe*|ideas|how|taste|crispy'],
    say: [
      'Press it dry, tear into chunks, toss in cornflour and salt and fry until crackling, then glaze with soy, honey, garlic and chilli.',
      'Scramble it: crumble soft tofu into a hot pan with oil, turmeric, cumin and spring onion, five minutes, then onto toast with tomatoes.',
    ],
  },
  {
    ask: ['what mushroom* with|have|got make|cook|do', 'mushroom* recipe*|ideas'],
    say: [
      'Creamy mushrooms on toast: fry hard until brown, then garlic, thyme, a spoon of crème fraîche and mustard. Better than most café brunches.',
      'Risotto: rice, onion, stock by the ladle, mushrooms fried separately and stirred in at the end with butter and parmesan. About 25 minutes.',
    ],
  },
  {
    ask: ['what aubergine*|eggplant* with|have|got make|cook|do', 'aubergine*|eggplant* recipe*|ideas'],
    say: [
      'Brush thick slices with oil and roast until deep brown, then spread with miso and honey, or with tahini, lemon and parsley.',
      'Quick parmigiana: layer the roasted slices with tomato sauce and mozzarella, parmesan on top, about 25 minutes in a hot oven. Pale aubergine is the only mistake to avoid.',
    ],
  },
  {
    ask: [
      'what cabbage|cauliflower|broccoli with|have|got make|cook|do',
      'cabbage|cauliflower|broccoli recipe*|ideas',
    ],
    say: [
      'Cut into wedges or florets, oil and salt, roast very hot until the edges char, then lemon, garlic yoghurt and toasted nuts.',
      'With pasta: cook it soft in the pasta water, fry garlic, chilli and breadcrumbs in oil, mash the veg a little and toss it all together with cheese.',
    ],
  },
  {
    ask: [
      'what pumpkin|squash with|have|leftover make|cook|do',
      'pumpkin|squash recipe*|ideas',
      'sweet potato* recipe*|ideas',
    ],
    say: [
      'Soup: roast chunks with onion and garlic, blend with stock, coconut milk and a little curry paste. Roasting first gives the depth.',
      'Roast wedges with chilli and maple syrup, then eat with feta, rocket and toasted seeds, or fold into tacos with black beans and lime.',
    ],
  },
  {
    ask: [
      'what apples with|have|many|got make|bake|do|cook',
      'apple|apples recipe*|ideas',
      'too many apples',
    ],
    say: [
      'Crumble: chop apples with sugar and cinnamon, top with 150 g flour and 100 g each of butter and oats and sugar rubbed together, 40 minutes at 180 °C (350 °F).',
      'Stew them into sauce with a little lemon and vanilla, freeze in tubs. It’s lovely with porridge, pork or yoghurt.',
    ],
  },
  {
    ask: ['what turkey leftover*|left make|cook|do|use', 'leftover turkey|roast ideas|recipe*|use'],
    say: [
      'Turkey curry: onion, ginger, curry paste, coconut milk, meat in for the last ten minutes so it stays tender.',
      'The sandwich: good bread, mayo, cranberry, stuffing, gravy-dipped slice in the middle. And boil the bones with carrot and celery into soup for the next day.',
    ],
  },
  {
    ask: [
      'recipe*|cook|dinner|meal quick|fast|minutes|easy what|ideas|something',
      'what s for dinner|supper',
      'what dinner|supper|tonight cook|make|eat',
      'dinner|supper idea|ideas|suggest*|inspiration',
    ],
    say: [
      'Gnocchi tray: shop gnocchi, cherry tomatoes, garlic and oil in a hot oven for 25 minutes, mozzarella on top for the last five. No boiling needed.',
      'Noodles in ten minutes: boil them with any frozen veg, drain, toss with soy, peanut butter, lime and chilli, fried egg on top.',
    ],
  },
  {
    ask: ['no|without oven cook|make|recipe*|dinner|meal', 'hob|stovetop only cook|meal*|recipe*'],
    say: [
      'Quesadillas in a dry pan, with beans, cheese, sweetcorn and chilli between two tortillas, three minutes a side.',
      'One-pan gnocchi: fry them straight from the packet in oil until golden, add cherry tomatoes, garlic and spinach, finish with mozzarella under a lid for two minutes.',
    ],
  },
  {
    ask: ['no bake dessert*|cake|recipe*|cheesecake', 'no|without oven dessert|cake|bake|sweet|pudding'],
    say: [
      'No-bake cheesecake: crushed biscuits with melted butter, then cream cheese, whipped cream, sugar and lemon, chilled overnight.',
      'Rocky road: melt chocolate with butter and a spoon of syrup, stir in broken biscuits, marshmallows and nuts, press into a tin and chill two hours.',
    ],
  },
  {
    ask: [
      'guests|people|friends coming|over|dinner what cook|make|serve',
      'dinner party cook|menu|make|ideas|serve',
      'what cook|serve guests|inlaws',
    ],
    say: [
      'Slow-cooked anything: a stew or chilli made the day before tastes better reheated and leaves you free to sit down. Add bread, one big salad and a tart.',
      'A roast tray of chicken or vegetables with a punchy green sauce, couscous, and shop ice cream with hot coffee poured over. Looks generous, needs no last-minute work.',
    ],
  },
  {
    ask: [
      'what kids|children|toddler|son|daughter cook|dinner|lunch',
      'meal*|dinner|recipe* kids|children|toddler ideas|easy|healthy|fussy',
      'lunchbox what|ideas|idea kids|school|son|daughter',
    ],
    say: [
      'Build-your-own wraps: bowls of chicken or beans, cheese, sweetcorn, cucumber and yoghurt. Children eat far more of what they’ve assembled themselves.',
      'Pasta with a hidden sauce: carrots, peppers and tinned tomatoes simmered and blended smooth. Freeze portions and half the week is done.',
    ],
  },
  {
    ask: [
      'vegetarian|veggie|vegan dinner|recipe*|meal*|ideas|cook|make',
      'meat free|meatless dinner|recipe*|meal*|ideas',
      'dinner without meat',
    ],
    say: [
      'Black bean chilli: onion, peppers, cumin, smoked paprika, two tins of beans, tomatoes and a spoon of cocoa, half an hour. Rice, avocado and lime on top. It’s vegan as it stands.',
      'Coconut chickpea curry with spinach: one pan, twenty-five minutes, and it reheats beautifully for lunch.',
    ],
  },
  {
    ask: [
      'nothing|empty fridge|cupboard|pantry cook|make|eat|dinner|in',
      'only few|three ingredients recipe*|cook|make',
      'recipe* few|three|3|five|5 ingredients',
    ],
    say: [
      'Spaghetti with butter, cheese and a lot of black pepper, loosened with the cooking water: three ingredients and a Roman classic.',
      'Eggs on toast with anything: fried onion, tinned tomatoes, the end of a cheese. Or beans from the tin, warmed with garlic and oil.',
    ],
  },
  {
    ask: [
      'easy|quick|simple dessert*|pudding|sweet|cake what|recipe*|ideas|make',
      'dessert ideas|suggest*|recommend*|recipe*',
      'what dessert make|bring|serve',
    ],
    say: [
      'Eton mess: whipped cream, crushed meringues, strawberries or any soft fruit. Ten minutes, impossible to get wrong, and it’s supposed to look messy.',
      'Chocolate pots: pour 200 ml hot cream over 200 g chopped dark chocolate, stir smooth, chill. Sea salt and raspberries on top.',
    ],
  },
  {
    ask: [
      'breakfast ideas|recipe*|suggest*|healthy|quick',
      'what breakfast make|eat|have|should',
      'breakfast protein|filling what|ideas|best',
    ],
    say: [
      'Overnight oats: half a mug of oats, same of milk, a spoon of yoghurt, grated apple, cinnamon. It waits in the fridge and keeps you full until lunch.',
      'Two eggs on good toast with tomatoes or spinach. Protein first thing makes the mid-morning biscuit far less tempting.',
    ],
  },
  {
    ask: [
      'what eat after|post workout|gym|run*|training|sport|exercise',
      'after workout|gym|training snack*|meal*',
    ],
    say: [
      'Protein plus carbs plus water, within a couple of hours: chocolate milk, eggs on toast, yoghurt with fruit, or rice with chicken or beans. No powders required.',
      'If it’s soon mealtime, just have dinner with a palm of protein in it. Otherwise a cheese and tomato roll, a banana with peanut butter, or Greek yoghurt with oats, and a big glass of water.',
    ],
  },
  {
    ask: [
      'what eat before workout|gym|run*|training|exercise|race|match',
      'before workout|gym|training|run snack*|meal*',
    ],
    say: [
      'Something light and starchy an hour or two ahead: a banana, toast with honey, a small bowl of porridge. Keep fat and fibre for later, they sit heavily.',
      'Half a bagel with jam, rice cakes, or a handful of raisins if there’s only half an hour. Before an early short run plain water is enough for most people.',
    ],
  },
  {
    ask: [
      'what cook|make date|romantic|girlfriend|boyfriend|valentine* dinner|meal|night|tonight|cook',
      'romantic dinner ideas|recipe*|menu|home',
      'cook* date ideas|what',
    ],
    say: [
      'Risotto with mushrooms or lemon: one stands and stirs, one pours the wine, and the talking happens by itself. Berries with cream after.',
      'Something to share: baked camembert with garlic and bread, a good salad, then chocolate pots made that morning. No garlic problem if you both eat it.',
    ],
  },
  {
    ask: ['birthday cake recipe*|ideas|make|bake|easy|simple|which'],
    say: [
      'A Victoria sponge: weigh four eggs in their shells, use the same weight of butter, sugar and self-raising flour, two tins, 25 minutes at 180 °C, filled with jam and cream.',
      'Chocolate traybake: easy to cut, easy to decorate. Cover it with cocoa buttercream and let the birthday child, of any age, throw on the sprinkles.',
    ],
  },
  {
    ask: ['birthday food|party what cook|make|serve|food', 'birthday dinner|food cook|make|ideas'],
    say: [
      'A taco or burger table where people help themselves. You cook the base ahead and everybody gets what they like.',
      'A huge lasagne or a pot of chilli made the day before, garlic bread, one crunchy salad, then cake. You’ll sit at the table instead of standing at the stove.',
    ],
  },
  {
    ask: [
      'how long boil|boiled|cook|soft|hard egg|eggs',
      'boil|boiled|soft|hard egg|eggs minutes|time|perfect',
      'poach* egg* how',
    ],
    say: [
      'From boiling water and fridge-cold: 6 minutes for runny, 7 to 8 for jammy, 10 to 11 for hard, then into cold water. Poached: fresh egg, barely simmering water, three minutes.',
    ],
  },
  {
    ask: [
      'how long roast|cook turkey',
      'what temp*|temperature turkey roast|cook*|oven|internal|inside',
      'turkey thaw*|defrost* how|long',
    ],
    say: [
      'Roughly 20 minutes per pound (about 40 per kilo) plus a little, at 180 °C (350 °F), until the thigh reads 74 °C (165 °F). Rest it 30 minutes or more. Thaw in the fridge: a day for every 2 kg.',
    ],
  },
  {
    ask: [
      'how long cook|boil|roast|bake potato*|jacket|spud*',
      'roast|roasties potato* crispy|how|perfect|secret',
      'mash|mashed potato* how|creamy|best',
    ],
    say: [
      'Chunks boil in 15 to 20 minutes, jackets need an hour or so at 200 °C. For crisp roasties, parboil 10 minutes, shake rough, then into very hot fat for 45 to 50 minutes.',
    ],
  },
  {
    ask: [
      'how cook|make|boil|long rice perfect|fluffy|sticky|minutes|pot|pan|long|water',
      'rice water ratio|much|how',
      'how cook rice',
    ],
    say: [
      'Rinse, then one cup of white rice to one and a half or two of water. Boil, lid on, lowest heat 12 minutes, off and ten more unopened. Brown rice needs more water and about 30 minutes.',
    ],
  },
  {
    ask: [
      'how much pasta|spaghetti person|each|people|per',
      'how much rice person|each|people|per',
      'grams pasta|rice person|per',
    ],
    say: [
      'Dry pasta: 80 to 100 g per person as a main. Dry rice: 60 to 75 g, about a third of a cup. Add a little for hungry teenagers and for leftovers.',
    ],
  },
  {
    ask: [
      'how much|many meat|food|chicken|burgers|potatoes|drink*|wine|pizza* person|people|guests|each|party',
      'how much food party|bbq|wedding',
    ],
    say: [
      'Per person: 200 g of meat or fish, 250 g of potatoes, two burgers or sausages at a barbecue, three or four slices of pizza, half a bottle of wine, and a litre of water and soft drinks.',
    ],
  },
  {
    ask: [
      'substitute*|replace*|instead|alternative egg|eggs',
      'bake|baking without eggs',
      'no eggs cake|pancake*|bake|recipe*',
    ],
    say: [
      'For one egg in baking: a mashed ripe banana, 60 g of apple sauce or yoghurt, or a tablespoon of ground flaxseed soaked in three of water. For pancakes, a splash of fizzy water helps too.',
    ],
  },
  {
    ask: [
      'substitute*|replace*|instead|alternative butter|buttermilk|milk|cream',
      'no|without butter cake|bake|cookies|recipe*',
      'make buttermilk',
    ],
    say: [
      'Butter in cakes: three quarters the weight in neutral oil. Buttermilk: milk with a spoon of lemon juice, left ten minutes. Cream in sauces: crème fraîche, coconut milk or evaporated milk. Milk: any unsweetened plant milk.',
    ],
  },
  {
    ask: [
      'substitute*|replace*|instead|alternative baking powder|soda|flour|yeast|cornstarch|cornflour',
      'self raising|rising flour make|plain|substitute*',
      'baking soda powder difference|same',
    ],
    say: [
      'Self-raising: 150 g plain flour plus two teaspoons baking powder. No baking powder: a quarter teaspoon of baking soda and half of cream of tartar (or lemon juice) per teaspoon. To thicken instead of cornflour, use double the flour.',
    ],
  },
  {
    ask: [
      'how long leftover*|cooked|rice|chicken|meat keep|last|fridge|good',
      'leftover*|cooked|rice safe|ok|eat days|reheat*|fridge|next',
      'how long fridge last|keep|good food',
    ],
    say: [
      'Most cooked food keeps three to four days in the fridge, cooled within two hours. Rice is fussier: chill it fast, eat within a day or so, reheat once until steaming. Raw chicken or mince: one to two days.',
    ],
  },
  {
    ask: [
      'egg|eggs off|fresh|rotten|gone how|check|tell|test',
      'eggs still good|ok|edible',
      'eggs past|out date eat|safe|expire*',
    ],
    say: [
      'Put it in a glass of cold water: lying flat is fresh, standing up is older but usable well cooked, floating goes in the bin. A bad one also announces itself by smell the moment you crack it.',
    ],
  },
  {
    ask: [
      'can|how freeze cheese|bread|milk|rice|soup|herbs|butter',
      'what|which food* freeze*|freezing',
      'how long freezer|frozen last|keep|good',
    ],
    say: [
      'Bread, soup, butter, grated cheese, berries and cooked rice freeze well. Milk too, shaken after. Not whole eggs in shells, lettuce, mayo or boiled potatoes. Best within three months, though it stays safe longer.',
    ],
  },
  {
    ask: [
      'how|where store|keep avocado*|tomatoes|potatoes|bread|herbs|onions|bananas|lettuce|berries|fresh fresh|longer|fridge|store',
      'keep herbs|salad|lettuce|berries|bread fresh|longer',
      'ripen avocado*|banana*',
    ],
    say: [
      'Potatoes and onions: dark and cool, apart. Tomatoes and bananas out of the fridge. Herbs in a glass of water, lettuce with kitchen paper, bread in a bag or frozen sliced. Avocados ripen beside a banana.',
    ],
  },
  {
    ask: ['too salty soup|food|stew|sauce|curry|dish|gravy', 'fix salty soup|stew|sauce|curry|food'],
    say: [
      'Dilute with water or unsalted stock, more vegetables or beans, or cream, then a squeeze of lemon. A potato only helps by soaking up liquid.',
    ],
  },
  {
    ask: ['too spicy|hot curry|chilli|sauce|dish fix|less|how|save', 'fix spicy curry|chilli|food|sauce'],
    say: [
      'Stir in yoghurt, coconut milk, cream or nut butter, plus a pinch of sugar and a squeeze of lime. Serve with plenty of plain rice.',
    ],
  },
  {
    ask: [
      'cake|sponge sink*|sank|sunk|flat|dry|rise why|middle|didn|t|how',
      'why cake sink*|dry|crack*|flat',
    ],
    say: [
      'Sunk middle: oven door opened early, underbaked or too much raising agent. Flat: old baking powder or overmixing. Dry: too long in, so test with a skewer five minutes sooner.',
      'Mostly it’s the oven: opened too early, or the cake came out before the middle was set. Today fill the dip with cream and berries, or soak dry sponge with syrup and call it trifle.',
    ],
  },
  {
    ask: [
      'red wine stain*|spill* how|remove|out|get|carpet|shirt',
      'wine carpet|sofa|shirt|dress|rug spill*|stain*|remove',
      'wine out|off of|from carpet|sofa|shirt|dress|rug|tablecloth',
    ],
    say: [
      'Blot, never rub. Pour on cold or fizzy water, blot again, then a mix of washing-up liquid and hydrogen peroxide on whites, or just soap and white vinegar on colours. Wash cool.',
      'On carpet: cover the damp patch with salt or baking soda until dry, vacuum, then dab with a little soapy water. Test somewhere hidden before anything stronger.',
    ],
  },
  {
    ask: ['blood stain*|sheets|remove how|get|remove', 'blood out of clothes|sheets|mattress|shirt|jeans'],
    say: [
      'Cold water only, soak, then soap or enzyme detergent. Hot water sets it for good. Saliva really does help on tiny fresh spots.',
    ],
  },
  {
    ask: ['grass|sweat|deodorant|yellow stain*|marks|armpit* how|remove|get|out'],
    say: [
      'Sweat and grass: rub in a paste of baking soda and water or washing-up liquid with white vinegar, leave half an hour, then wash with biological detergent. Don’t tumble dry until it’s gone.',
    ],
  },
  {
    ask: [
      'grease|oil|butter|greasy stain* how|remove|out|get|clothes',
      'grease|oil out of clothes|shirt|jeans|trousers',
    ],
    say: [
      'Grease: washing-up liquid rubbed straight in, ten minutes, then the warmest wash the label allows. On suede or silk, cover with talc or cornflour overnight and brush off.',
      'On cotton, work in washing-up liquid with an old toothbrush, wait, rinse hot, repeat. Check before it goes in the dryer, because heat bakes grease in for good.',
    ],
  },
  {
    ask: [
      'ink|pen|chocolate|coffee|tea|ketchup|tomato|curry stain* how|remove|get|out',
      'coffee|chocolate|ketchup|curry|ink out of shirt|clothes|sofa|carpet',
    ],
    say: [
      'Coffee and tomato: cold rinse from the back, then liquid detergent. Ink: dab with rubbing alcohol over kitchen paper. Curry: soap, wash, then dry in sunlight, which fades turmeric.',
    ],
  },
  {
    ask: ['clothes|laundry|towels smell*|stink*|musty|damp why|how|help|fix|remove'],
    say: [
      'Less detergent and fuller drying. Rewash towels hot with a cup of white vinegar and no softener, and hang washing the moment the cycle ends.',
    ],
  },
  {
    ask: ['washing machine smell*|stink*|mould|mold how|clean|fix|why', 'clean washing machine how'],
    say: [
      'An empty 60 to 90 °C cycle with washing soda or machine cleaner, wipe the rubber seal, scrub the drawer, and leave the door ajar afterwards.',
    ],
  },
  {
    ask: ['shrunk|shrank|shrunken jumper|sweater|wool|clothes how|fix|save|unshrink'],
    say: [
      'Soak half an hour in lukewarm water with hair conditioner, press in a towel, stretch gently to size, dry flat. It often recovers a good part.',
    ],
  },
  {
    ask: ['wash wool|jumper|silk|cashmere how|temperature|hot|degrees|what'],
    say: [
      'Thirty degrees at most, on the wool programme or by hand in lukewarm water with wool detergent, no softener and hardly any spin. Press it in a towel, pull it into shape and dry it flat.',
    ],
  },
  {
    ask: [
      'colours|colors ran|run|bled wash|laundry|dye*|white*',
      'white|whites turned|went|gone pink|blue|grey wash|washing|laundry',
    ],
    say: [
      'Don’t let it dry. Rewash at once on its own with a colour-run remover or oxygen bleach, as warm as the label allows. A dryer would fix the stain for good.',
    ],
  },
  {
    ask: ['how often wash*|change bedsheets|sheets|bedding|towels|jeans|bra|pillow*'],
    say: [
      'Sheets weekly or every two weeks, towels after three or four uses, jeans after five to ten wears, pillows a couple of times a year.',
    ],
  },
  {
    ask: ['ironing tips|how|easy', 'iron shirt|shirts|clothes|trousers|dress'],
    say: [
      'Shirt order: collar, yoke, cuffs, sleeves, then body, while slightly damp. Steam plus a quick press beats long rubbing.',
      'Iron dark things inside out, start with the cool fabrics and finish with linen and cotton, and hang each piece for five minutes before you wear it, or it creases again.',
    ],
  },
  {
    ask: [
      'creases|wrinkles|creased shirt|clothes|dress|suit out|without|remove|get',
      'iron without shirt|clothes|dress',
    ],
    say: [
      'Hang it in the bathroom during a hot shower, smooth by hand, or put it in the dryer for ten minutes with a damp flannel and hang it straight away.',
    ],
  },
  {
    ask: ['fridge|microwave smell*|stink* how|remove|rid|clean'],
    say: [
      'Fridge: find the guilty item, wipe everything with water and baking soda, leave an open bowl of it inside. Microwave: heat water with lemon for three minutes, wait, wipe.',
    ],
  },
  {
    ask: ['smell* fish|frying|cooking|garlic|onion|curry house|kitchen|flat|hands how|get|rid|out'],
    say: [
      'Cooking smells: simmer water with vinegar or lemon and cinnamon while a window’s open. Hands: rub them on stainless steel under cold water, or with salt and lemon.',
    ],
  },
  {
    ask: [
      'drain|drains|sink smell*|stink*|blocked|clogged|slow how|fix|clean|unblock|help|why',
      'unblock|unclog sink|drain|shower|toilet',
    ],
    say: [
      'Plunger first, with the overflow blocked by a wet cloth. Then unscrew the trap with a bucket underneath, where most of the trouble sits. For showers, pull hair out with a plastic strip.',
      'Against smells: half a cup of baking soda, a cup of vinegar, wait fifteen minutes, hot water. Keep grease out of it, and run water in drains you rarely use.',
    ],
  },
  {
    ask: [
      'limescale|lime descale*|scale kettle|remove|shower|tap*|taps|how|rid',
      'limescale|descale how|remove|kettle',
    ],
    say: [
      'Kettle: fill with equal parts white vinegar and water, boil, wait an hour, rinse twice. Citric acid works just as well and smells of nothing.',
    ],
  },
  {
    ask: ['clean shower glass|head|screen|tiles|doors', 'limescale|scale shower|tap|taps|glass'],
    say: [
      'Taps and shower heads: tie on a bag of vinegar for an hour. For glass, spray, wait, wipe, then use a squeegee daily. Keep acid off marble, and never mix it with bleach.',
    ],
  },
  {
    ask: ['clean|cleaning oven how|burnt|easy|best', 'clean grill|hob|stove how|burnt'],
    say: [
      'Oven: spread a paste of baking soda and water, leave overnight, wipe, spray vinegar on what’s left. Racks soak in the bath with dishwasher powder.',
    ],
  },
  {
    ask: ['burnt|burned pan|pot|saucepan clean*|how|save|scrub'],
    say: [
      'Burnt pan: cover the base with water and two spoons of baking soda, simmer ten minutes, let it cool and scrape with a wooden spoon.',
    ],
  },
  {
    ask: ['mould|mold|mildew wall*|bathroom|remove|rid|shower|window* how|get|remove'],
    say: [
      'Small patches: mould spray or diluted bleach, gloves, window open, leave, wipe, dry. On porous plaster, bigger areas need the cause found first, often a leak or a cold wall.',
    ],
  },
  {
    ask: [
      'condensation|damp windows|house|room|walls|bedroom how|stop|why|rid',
      'prevent|avoid|against mould|mold|damp',
    ],
    say: [
      'Five to ten minutes of wide-open windows twice a day, extractor fan on after showers, furniture a hand’s width from outside walls, no drying washing in bedrooms.',
    ],
  },
  {
    ask: [
      'how|tips|motivat*|where|start clean*|tidy*|declutter* house|flat|room|home|apartment',
      'house|room|flat mess|messy|disaster|tip start|how|where|help',
    ],
    say: [
      'Start with a bag and ten minutes: rubbish first, then dishes, then laundry in one heap. Those three make a room look half done.',
      'Work top to bottom, one room at a time, dry before wet. For decluttering, do one drawer a day and put doubtful things in a dated box: unopened after six months, it goes.',
    ],
  },
  {
    ask: [
      'moving|move house|flat|apartment|home tips|checklist|pack|organise|organize|prepare|list',
      'how pack moving|move house|boxes|kitchen|plates',
    ],
    say: [
      'Six weeks out: book movers, sort, cancel or shift contracts. Two weeks: pack what you don’t use, label boxes by room on two sides. Books in small boxes, plates on edge in towels.',
      'Keep one “first night” bag: bedding, chargers, kettle, toilet paper, screwdriver, papers. Photograph meters and empty rooms before handing over keys.',
    ],
  },
  {
    ask: [
      'ants kitchen|house|rid|infest*|how',
      'fruitflies|fruitfly rid|kitchen|how',
      'fruit flies rid|kitchen|how|get',
    ],
    say: [
      'Ants and fruit flies: take away the food, wipe the trail with vinegar, and set a glass of cider vinegar with a drop of soap, or bait stations by their entry point.',
    ],
  },
  {
    ask: [
      'moths|silverfish rid|kitchen|house|infest*|wardrobe|cupboard',
      'mice|mouse|rats house|kitchen|rid|flat how|rid|get',
    ],
    say: [
      'Moths: throw out infested flour or wash woollens, vacuum corners, use pheromone traps. Mice: steel wool in every gap bigger than a pencil, food in tins, snap traps along walls with peanut butter.',
    ],
  },
  {
    ask: [
      'plant*|monstera|fern|pothos dying|yellow|brown|drooping|wilting|dead why|help|save|what|how',
      'leaves yellow|brown plant* why',
    ],
    say: [
      'Check the soil first. Wet and yellow leaves mean too much water: let it dry, and trim rotten roots. Dry with crisp tips means thirst or dry air: soak the pot for half an hour.',
      'Brown tips usually mean dry air, hard tap water or missed waterings. Cut the dead bits off, stand it in bright light without direct sun, water when the top of the soil is dry, no fertiliser for now.',
    ],
  },
  {
    ask: ['how often water* plant*|monstera|fern', 'when|how much water plants', 'overwater* plant*'],
    say: [
      'Push a finger in to the second knuckle: dry means water, damp means wait. That usually comes to once a week in summer, every two in winter.',
      'Water until it runs out below, wait ten minutes, then empty the saucer. Less in winter, more beside a warm window. A heavy pot is still wet, a light one is thirsty.',
    ],
  },
  {
    ask: ['orchid* water*|care|often|how|look', 'orchid* bloom*|flower* again|how|won|why'],
    say: [
      'Dip the pot in lukewarm water for ten minutes once a week, then let it drain completely. Bright spot, no direct sun. For new blooms, cut above the second knot and give it a few cool nights.',
    ],
  },
  {
    ask: ['cactus|cacti|succulent* water*|care|often'],
    say: [
      'Only when the soil is bone dry: roughly every two or three weeks in summer, once a month or less in winter. A sunny sill, gritty soil, and never standing in water.',
    ],
  },
  {
    ask: [
      'plants easy|low|hardy|beginner*|unkillable|indoor house|indoor|maintenance|kill|beginner*|what|which',
      'plant* dark|bathroom|low light|room|survive|what|which',
      'which|what plant hard|impossible kill',
    ],
    say: [
      'Snake plant, ZZ plant and pothos forgive nearly everything, dim corners and forgotten watering included.',
      'For a bathroom with a window, ferns and spider plants love the steam. With pets that nibble, choose spider plants or calatheas, since pothos and ZZ irritate their mouths.',
    ],
  },
  {
    ask: ['balcony|windowsill|patio plant*|grow|vegetable*|herbs|flowers|garden what|how|which|ideas'],
    say: [
      'Sunny balcony: cherry tomatoes, chillies, rosemary, thyme, strawberries, geraniums. Shady: mint, parsley, chives, lettuce, begonias. Big pots with holes make life easy.',
    ],
  },
  {
    ask: ['grow tomatoes|herbs|basil|strawberries|chillies how|pot*|balcony|home'],
    say: [
      'Tomatoes need a 30 cm pot, six hours of sun, daily water in heat and feed once flowers come. Pick basil from the top so it bushes, never stripping the lower leaves.',
    ],
  },
  {
    ask: [
      'cat|cats|kitten scratch* sofa|couch|furniture|carpet|door|wallpaper',
      'stop cat|cats|kitten scratch*',
    ],
    say: [
      'Put a tall, heavy scratching post right beside the spot it likes, rub in some catnip and reward each use. Height and stability matter: it wants a full stretch.',
      'Make the sofa dull meanwhile, with double-sided tape or a throw over the corner. Trim claws every few weeks and play twice a day. Shouting only teaches it to scratch in secret.',
    ],
  },
  {
    ask: ['cat|cats meow*|wakes|waking|crying night|morning|5am|4am|early', 'cat|cats keeps awake|waking me'],
    say: [
      'Play hard for fifteen minutes just before bed, then feed the biggest meal. Hunt, eat, groom, sleep is the order cats are built for.',
      'Never get up to feed at the first meow, because that teaches it works. A timed feeder moves the blame from you to a machine. If an older cat suddenly starts yowling, have a vet check it.',
    ],
  },
  {
    ask: [
      'cat|cats peeing|pees|pee|weeing|peed|poops outside|bed|carpet|floor|sofa|litter|house|why',
      'cat|cats not using|use litter',
    ],
    say: [
      'See a vet first, soon if it strains or passes only drops, as a blocked cat is an emergency. Otherwise look at the tray: too dirty, too small, new litter or a noisy spot.',
      'Rule of thumb: one tray per cat plus one, scooped daily, unscented litter, quiet corners. Clean accidents with enzyme cleaner, since ordinary ones leave a scent that invites a repeat.',
    ],
  },
  {
    ask: [
      'dog|dogs|doggy|puppy alone home|long|leave|hours|how',
      'dog|dogs|doggy|puppy separation anxiety',
      'dog|dogs|doggy|puppy barks|barking|howls|cries alone|left|leave|out',
    ],
    say: [
      'A grown dog manages around four hours, six at a stretch, a young puppy one or two. Walk it first, leave a stuffed chew and quiet radio, and keep goodbyes dull.',
      'Train in tiny steps: pick up the keys and stay, go out for ten seconds, then a minute, always back before it panics. For real distress, a sitter plus a behaviourist saves months.',
    ],
  },
  {
    ask: ['puppy bite*|biting|nipping|nips', 'stop dog|dogs|doggy|puppy bit*|nipping'],
    say: [
      'When teeth touch skin, go still and boring, then offer a toy. If it continues, step behind a gate for half a minute. Consistent for two weeks, and it mostly fades.',
      'Overtired puppies bite most, so plan eighteen hours of sleep a day. Keep a tug toy in your pocket, swap it for your hand at once, and end the game the moment teeth land on skin.',
    ],
  },
  {
    ask: ['puppy|dog|dogs|doggy chew*|chewing|destroy* stop|everything|shoes|furniture|how|what'],
    say: [
      'It’s teething or bored: cold carrots, a frozen stuffed rubber toy and two sniffing walks a day. Shoes out of reach, and praise whenever it picks the right thing.',
      'While nobody’s watching, a pen or one puppy-proof room saves the furniture. Leave three toys and rotate them daily. Catching it late helps nothing, swapping the shoe for a toy does.',
    ],
  },
  {
    ask: [
      'puppy|dog|dogs|doggy toilet|potty|house train*|training|pee*|wee*|accidents',
      'housetrain*|housebreak* puppy|dog|dogs|doggy',
    ],
    say: [
      'Take it out after waking, eating, playing and every hour or two between, always to the same spot, and reward the very second it finishes.',
      'Accidents: no scolding, just enzyme cleaner and a shorter interval next time. A young puppy holds it roughly one hour per month of age, so one night trip out is normal at first.',
    ],
  },
  {
    ask: ['puppy cry*|crying|whin*|sleep* night'],
    say: [
      'First nights: put the crate or bed beside yours so it hears you, with a warm bottle wrapped in a towel. Move it away gradually over a couple of weeks.',
      'A last toilet trip late, crate covered on three sides, a ticking clock or your worn T-shirt inside. If it cries after hours of sleep it probably has to go out: calmly, no play, back to bed.',
    ],
  },
  {
    ask: ['getting|get|first puppy tips|need|advice|prepare|know'],
    say: [
      'Ready beforehand: bed, bowls, same food as the breeder’s, tag, lead, chew toys, vet appointment. Let it meet gentle people, sounds and surfaces early, in short happy doses.',
    ],
  },
  {
    ask: [
      'how often|long|much|many walk*|exercise dog|dogs|doggy|puppy',
      'dog|dogs|doggy|puppy walks day|per|need|enough',
    ],
    say: [
      'Most adult dogs want one to two hours a day over two walks, small and older ones less. Puppies: about five minutes of walking per month of age, twice daily. Sniffing tires them more than distance.',
    ],
  },
  {
    ask: ['dog|dogs|doggy|puppy pull*|pulling lead|leash|walk*'],
    say: [
      'Stop dead each time the lead tightens, move when it slackens, and reward beside your leg. A front-clip harness makes the lessons easier.',
    ],
  },
  {
    ask: [
      'dog|dogs|doggy|cat|cats|puppy|kitten chocolate|grape*|raisins|onion*|garlic|xylitol|lily|lilies eat|eats|ate|eating|can|eaten|bad|poison*|toxic',
      'what food* dog|dogs|doggy|dogs|cats|cat eat|toxic|dangerous|poison*|can|not',
    ],
    say: [
      'Dangerous for pets: chocolate, grapes, raisins, onion, garlic, xylitol sweetener, alcohol, and lilies for cats. If some was swallowed, ring a vet or pet poison line now, with the amount and the time.',
    ],
  },
  {
    ask: [
      'can dog|dogs|puppy eat carrot*|apple*|banana*|rice|egg|eggs|pumpkin|watermelon|strawberr*|blueberr*|cucumber*|chicken|peanut',
    ],
    say: [
      'Yes, in small bits: plain cooked chicken, egg or rice, carrot, pumpkin, cucumber, banana, melon, berries, and apple without pips. Peanut butter only without xylitol. Cooked bones splinter, so never those.',
    ],
  },
  {
    ask: [
      'should|shall i get|adopt dog|dogs|doggy|cat|cats|puppy|kitten|pet',
      'cat or dog get|flat|apartment|adopt|better',
      'which|what pet easy|best|flat|apartment|kids|get',
    ],
    say: [
      'Test a normal week: a dog wants an hour or two of walks daily, company and a plan for holidays. If that sounds like joy, go. If it sounds like a chore, a cat fits better.',
      'Ask a shelter for a calm adult animal: its character is already known. Two cats keep each other company, and fostering for a month is an honest trial.',
    ],
  },
  {
    ask: [
      'how|tips|ways save*|saving money',
      'rainy day fund|savings',
      'save money|cash month|tips|faster|how|budget',
      'spend* less|much how|stop money',
    ],
    say: [
      'Move a fixed amount to a separate account on payday, before you can see it. Even a small sum works, because what’s left becomes the normal.',
      'Go after the big three: rent or contracts, food and transport. One evening of cancelling subscriptions and comparing insurance, plus a weekly meal plan, usually beats a year without coffees.',
    ],
  },
  {
    ask: [
      'budget how make|plan|start|stick|create',
      'monthly budget',
      'manage money|finances how|better',
      'payday|paycheck broke|month end|gone|always|how',
    ],
    say: [
      'Write down three months of real spending first. Then 50/30/20: half for needs, thirty percent for wants, twenty for savings and debts, adjusted to your rents.',
      'Make it automatic: bills account, spending account, savings. Divide the spending money by weeks, and you only ever need to watch one number.',
    ],
  },
  {
    ask: ['debt|debts|overdraft pay|out|off|how|rid|clear', 'credit card debt|debts'],
    say: [
      'List every debt with its interest rate. Pay the minimum on all of them and throw everything extra at the dearest, or at the smallest if quick wins keep you going.',
      'Call the lenders before missing a payment, since many offer lower rates or a pause. Free debt charities negotiate for you, and anybody who charges up front is best avoided.',
    ],
  },
  {
    ask: [
      'food|grocery|groceries|shopping bill|cheap*|save|expensive|cost how|cut|reduce|less|save|cheaper|ideas',
      'cheap meal*|dinner*|recipe*|food ideas|what|eat|student',
      'eat* cheap|budget how|ideas|healthy',
    ],
    say: [
      'Plan five dinners around what’s in the cupboard, write a list, and shop once a week after eating. Own brands, frozen veg and discounted bread for the freezer cut the most.',
      'Cheap staples that don’t feel poor: lentil dal, bean chilli, egg fried rice, jacket potatoes, pasta with greens. Cook double, eat it twice.',
    ],
  },
  {
    ask: [
      'electric*|heating|energy|gas bill*|cost* save|reduce|lower|cut|high',
      'keep|stay house|room|home|flat warm cheap*|winter|without|how',
    ],
    say: [
      'Heating is the giant: one degree lower saves several percent, doors closed, radiators free of furniture, draughts stuffed. Washing at 30 °C and drying on a rack does the rest.',
    ],
  },
  {
    ask: [
      'keep|stay|get house|room|home|flat|bedroom cool|cooler how|summer|without|heat*',
      'heatwave how|tips|sleep|cope|cool',
    ],
    say: [
      'Shut windows and blinds by morning, open everything at night so air crosses through, and hang a damp sheet before the breeze. A fan cools people, not empty rooms.',
    ],
  },
  {
    ask: [
      'what|how pack suitcase|luggage|carryon|holiday|vacation|trip|weekend|week',
      'packing list|tips|light|suitcase',
      'pack light how',
    ],
    say: [
      'Lay out what you want, then put a third back. For a week: five tops, three bottoms, one layer, one rain jacket, two pairs of shoes, all in colours that mix.',
      'Roll soft things, heavy items by the wheels, socks in shoes. Chargers, medicine, papers and one change of clothes stay in hand luggage, with liquids in a clear bag on top.',
    ],
  },
  {
    ask: [
      'cheap trip*|holiday*|travel*|vacation*|getaway* ideas|where|how|destination*|europe|go',
      'travel cheap*|budget how|tips|where',
      'cheap flights how|find|when|best',
    ],
    say: [
      'Go in May, June or September, fly midweek with hand luggage only, and set a price alert with flexible dates. Nearby airports can halve the fare.',
      'Good-value places: Portugal’s smaller towns, Albania, Kraków, Budapest, and by train, a cabin in a national park. Lunch menus and markets keep the food part low.',
    ],
  },
  {
    ask: ['jet lag|jetlag how|help|beat|avoid|tips'],
    say: [
      'Live on the destination’s time as soon as you board. On arrival get daylight: morning light after flying east, late afternoon light after flying west, and keep naps under half an hour.',
      'Shift your bedtime by an hour a day before you leave, eat at local mealtimes when you land and stay up until nine. Reckon on about a day per time zone, a bit more going east.',
    ],
  },
  {
    ask: ['long flight|haul tips|survive|sleep|how|comfortable'],
    say: [
      'Aisle seat for walkers, window for sleepers, neck pillow, eye mask, layers, water, little alcohol. Walk every couple of hours and download things beforehand.',
    ],
  },
  {
    ask: ['camping what|should bring|pack|need', 'camping tips|checklist|list'],
    say: [
      'Try the tent at home first, bring a warmer sleeping bag than you think, a mat, head torch, dry socks, and a lighter. Cold comes from the ground, so the mat matters most.',
    ],
  },
  {
    ask: ['road trip tips|bring|pack|snacks', 'roadtrip tips|bring|pack|snacks'],
    say: [
      'Offline maps, a cool box, wipes, a phone mount, one playlist each. Drive no more than five or six hours a day, with a stop every two.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places london',
      'what|things|where|ideas to|should|can do in london',
      'london itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Walk Westminster Bridge to Tower Bridge along the South Bank: Big Ben, Tate Modern, Borough Market, the Globe. The great museums are free, so pick one, not three.',
      'Off the trail: Greenwich by boat, Hampstead Heath for the view, Columbia Road flowers on Sunday, Little Venice to Camden along the canal.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places york|nyc|manhattan|brooklyn',
      'what|things|where|ideas to|should|can do in york|nyc|manhattan|brooklyn',
      'nyc|york itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Classic New York day: the High Line, Chelsea Market, then Brooklyn Bridge on foot toward Manhattan at dusk. The Staten Island Ferry passes Liberty for free.',
      'Give one day to Central Park and the Met or Natural History, one to Brooklyn: Dumbo, Prospect Park, pizza. If you meant old York: the Minster, the walls, the Shambles.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places paris',
      'what|things|where|ideas to|should|can do in paris',
      'paris itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Day one: Île de la Cité, the Latin Quarter, Luxembourg Gardens, then the Seine at dusk. Day two: Musée d’Orsay, Le Marais, falafel on rue des Rosiers.',
      'The best view has the Eiffel Tower in it, so climb the Arc de Triomphe. Canal Saint-Martin and Belleville feel like the real city, and Montmartre is lovely before nine.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places rome|roma',
      'what|things|where|ideas to|should|can do in rome|roma',
      'rome itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Book the Colosseum and Vatican Museums ahead, one per day. In between: Pantheon, Piazza Navona, Trevi at dawn when it’s nearly empty.',
      'Evenings in Trastevere or Testaccio, where cacio e pepe is at home. For quiet: the Aventine hill’s orange garden and its keyhole view, or the Appian Way by bike.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places barcelona|lisbon',
      'what|things|where|ideas to|should|can do in barcelona|lisbon',
      'barcelona|lisbon itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Barcelona: Sagrada Família booked ahead, the Gothic Quarter, Gràcia in the evening. Lisbon: Alfama on foot, Belém’s tarts and tower, sunset at Senhora do Monte.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places madrid|seville',
      'what|things|where|ideas to|should|can do in madrid|seville',
      'madrid|seville itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Madrid: the Prado, Retiro park, tapas in La Latina. Seville: the Alcázar, Plaza de España, flamenco in Triana, in spring rather than August.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places edinburgh',
      'what|things|where|ideas to|should|can do in edinburgh',
      'edinburgh itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Climb Arthur’s Seat in the morning, wander the Royal Mile’s closes, Dean Village and Stockbridge after. Calton Hill at sunset beats queuing for the castle.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places scotland|highlands|skye',
      'what|things|where|ideas to|should|can do in scotland|highlands|skye',
      'scotland|skye|highlands itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Edinburgh for two days, then Glencoe, the Glenfinnan viaduct, Skye’s Quiraing and Fairy Pools, Loch Ness if you must. Four days at least, May or September for few midges.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places dublin',
      'what|things|where|ideas to|should|can do in dublin',
      'dublin itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Trinity’s Long Room, Kilmainham Gaol, a pub with live music beyond Temple Bar, and the cliff walk at Howth by train.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places ireland|galway',
      'what|things|where|ideas to|should|can do in ireland|galway',
      'ireland|galway itinerary|sights|sightseeing|tips',
    ],
    say: [
      'A week on the west coast: Galway, the Cliffs of Moher, the Burren, Connemara, Dingle. Drive fewer miles than you planned and leave afternoons for the weather to change its mind.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places cornwall|wales|snowdonia|district',
      'what|things|where|ideas to|should|can do in cornwall|wales|snowdonia|district',
    ],
    say: [
      'Cornwall: St Ives, the Minack Theatre, the coast path near Kynance Cove. Lake District: Catbells walk, then tea in Keswick. Wales: Snowdonia (Eryri) and Pembrokeshire beaches.',
    ],
  },
  {
    ask: [
      'uk|england|britain staycation|weekend|break|breaks|holiday where|ideas|best|go',
      'what|where see|visit|places cotswolds|northumberland|yorkshire',
    ],
    say: [
      'For a gentle weekend: Bath, York, the Cotswolds or Northumberland, where castles stand by empty sand. Go outside school holidays and it’s another country.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places california|francisco|angeles|diego',
      'what|things|where|ideas to|should|can do in california|francisco|angeles|diego',
      'california|francisco itinerary|sights|sightseeing|tips',
    ],
    say: [
      'San Francisco: Golden Gate on foot or bike to Sausalito, the Mission for burritos, Lands End at sunset. Los Angeles: Griffith Observatory, Venice canals, the Getty.',
      'The drive between, Highway 1 through Big Sur and Monterey, is the real attraction. With more time: Yosemite in May for waterfalls, Joshua Tree for stars.',
    ],
  },
  {
    ask: [
      'national park* best|which|visit|us|usa|america',
      'what|where see|visit|places canyon|yellowstone|yosemite|utah|arizona',
      'what|things|where|ideas to|should|can do in canyon|yellowstone|yosemite|utah|arizona',
    ],
    say: [
      'For a first trip, take Utah and Arizona: Zion, Bryce and the Grand Canyon make one loop of a week. Sunrise at the rim, hikes before ten, water always.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places chicago|boston|orleans',
      'what|things|where|ideas to|should|can do in chicago|boston|orleans',
      'chicago|boston|orleans itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Chicago: architecture boat tour, Art Institute, lakefront by bike. Boston: Freedom Trail, North End cannoli. New Orleans: Frenchmen Street music, beignets, the garden streetcar.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places washington|dc|miami',
      'what|things|where|ideas to|should|can do in washington|dc|miami',
      'washington|miami itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Washington: free Smithsonians and the monuments lit at night. Miami: Art Deco in South Beach, Wynwood murals, a day in the Everglades.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places canada|vancouver|banff',
      'what|things|where|ideas to|should|can do in canada|vancouver|banff',
      'canada|vancouver|banff itinerary|sights|sightseeing|tips',
    ],
    say: [
      'West: Vancouver’s Stanley Park, then Banff, Lake Louise, Moraine Lake and the Icefields Parkway to Jasper, late June to September.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places toronto|montreal|quebec',
      'what|things|where|ideas to|should|can do in toronto|montreal|quebec',
      'toronto|montreal itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Montréal for food and old streets, Québec City for walls and winter carnival, Toronto’s islands and Kensington Market, with Niagara a day trip.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places sydney|australia|melbourne',
      'what|things|where|ideas to|should|can do in sydney|australia|melbourne',
      'australia|sydney|melbourne itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Sydney: the ferry to Manly and the Bondi to Coogee walk. Melbourne: the lanes and the Great Ocean Road. Beyond them: the reef from Cairns, or Uluru at dawn. Distances are huge, so choose two regions.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places zealand|auckland|queenstown',
      'what|things|where|ideas to|should|can do in zealand|auckland|queenstown',
      'zealand|auckland|queenstown itinerary|sights|sightseeing|tips',
    ],
    say: [
      'If time is short, the South Island: Milford Sound, Aoraki/Mount Cook, Abel Tasman, Wānaka, ideally in February or March with a campervan.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places japan|tokyo|kyoto',
      'what|things|where|ideas to|should|can do in japan|tokyo|kyoto',
      'japan|tokyo|kyoto itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Tokyo: Asakusa early, Shibuya at night, Yanaka for old streets. Kyoto: Fushimi Inari at dawn, Arashiyama, an evening in Gion. Osaka for eating.',
      'Two weeks with trains: add Hakone for hot springs and Mount Fuji, Hiroshima with Miyajima, Kanazawa’s garden. Best in April or November. Carry some cash and a bag for your rubbish.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places amsterdam|berlin|prague|vienna',
      'what|things|where|ideas to|should|can do in amsterdam|berlin|prague|vienna',
      'amsterdam|berlin|prague|vienna itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Amsterdam: the Jordaan and a canal by small boat. Berlin: Wall Memorial, Museum Island, Tempelhof field. Prague: Charles Bridge before seven. Vienna: Belvedere and a long coffee house hour.',
    ],
  },
  {
    ask: [
      'what|where see|visit|places venice|florence',
      'what|things|where|ideas to|should|can do in venice|florence',
      'venice|florence itinerary|sights|sightseeing|tips',
    ],
    say: [
      'Venice: get lost in Cannaregio, sleep there so you have the night. Florence: Uffizi booked early, San Miniato at sunset.',
    ],
  },
  {
    ask: [
      'i can t sleep',
      'cant|cannot sleep',
      't|cant fall asleep',
      'how fall|get|drop asleep',
      'how sleep better|faster|quickly|well|tips|fall',
      'insomnia tips|help|how|what',
    ],
    say: [
      'Don’t fight it in bed: after about twenty minutes get up, sit in dim light with something dull, and go back only when your eyes get heavy. Turn the clock away.',
      'The strongest lever is a fixed getting-up time, weekends too, plus morning daylight, a cool dark room and no caffeine after lunch. Write tomorrow’s worries on paper before you lie down.',
    ],
  },
  {
    ask: ['wake|waking|woke middle night|3am|4am why|how|back|what|keep|always', 'keep waking night|3am|4am'],
    say: [
      'Short wakings are normal between sleep cycles, especially after three, when sleep gets light. Alcohol, late meals, a warm room and stress stretch them.',
      'To drop off again: no phone, no clock, long slow out-breaths, and a dull game like naming an animal for each letter. Still awake after twenty minutes? Read something gentle in low light.',
    ],
  },
  {
    ask: [
      'how much|many sleep need|enough|adult*|teen*',
      'how many hours sleep',
      'is hours sleep enough|5|6|7|five|six|seven',
    ],
    say: [
      'Most adults do best on seven to nine hours, teenagers eight to ten, small children ten to thirteen. If you wake without an alarm and don’t nod off in the afternoon, you’ve found your number.',
    ],
  },
  {
    ask: ['nap|naps|napping i|my long|good|bad|should|when', 'naps good|bad|healthy', 'power nap'],
    say: [
      'Ten to twenty minutes, before three in the afternoon: you wake fresh. Longer drops you into deep sleep and you get up groggy.',
      'Drink a coffee right before it, since caffeine takes about twenty minutes to kick in. If nights are poor, skip naps for a week so sleep pressure builds up.',
    ],
  },
  {
    ask: [
      'phone|screen*|scrolling|tiktok bed|bedtime|sleep bad|stop|affect*|why|should',
      'blue light sleep|bad|glasses',
    ],
    say: [
      'It costs sleep mainly because it’s gripping, more than through blue light. Charge it in another room and buy a cheap alarm clock, which does half the work by itself.',
      'Give your hands a replacement: a paperback, a puzzle, an audiobook with a sleep timer. Set the screen to grey an hour before, and feeds turn surprisingly boring.',
    ],
  },
  {
    ask: [
      'screen time less|reduce|much|cut|limit|too',
      'screentime less|reduce|much|cut|limit|too',
      'stop scrolling|doomscrolling how|help',
      'addict* phone|tiktok|instagram how|stop|help|am',
    ],
    say: [
      'Take the hungriest app off the home screen, log out each time and switch off all notifications but calls and real messages. Friction works better than willpower.',
      'Make two phone-free places, like the table and the bed, and put something in the gap: a book by the sofa, a walk without it. The first week itches, then it eases.',
    ],
  },
  {
    ask: [
      'coffee|caffeine evening|late|afternoon|pm sleep|bad|ok|drink',
      'coffee|caffeine before bed|sleep*',
      'how long caffeine|coffee last|stay*|system',
      'how much coffee|caffeine day|too',
    ],
    say: [
      'Half the caffeine is still around five or six hours later, so noon to two in the afternoon is a good last cup. For most healthy adults up to about four ordinary cups a day is fine.',
      'Evening ritual without the buzz: decaf, rooibos, mint or warm milk with cinnamon. To cut down, swap half the beans for decaf over a week and you dodge the headache.',
    ],
  },
  {
    ask: [
      'headache screen*|computer|phone|laptop|monitor',
      'eyes tired|strain|hurt|dry|sore screen*|computer|laptop|phone',
      'eye|eyes strain how|help|what',
    ],
    say: [
      'Every twenty minutes look at something far away for twenty seconds, and blink on purpose, because screens halve your blinking. Dim the display to match the room.',
      'Screen an arm’s length off, top edge at eye level, larger text, no window behind or ahead. Water and a walk help the ache. If it’s often there, book an eye test.',
    ],
  },
  {
    ask: [
      'posture improve|better|fix|correct|bad|desk',
      'back|neck|shoulders hurt*|pain|sore|stiff desk|sitting|computer|office|work',
      'desk|chair ergonomic|setup|height how',
    ],
    say: [
      'Screen at eye level, elbows at ninety degrees, feet flat, lower back supported by a rolled towel. The best position is the next one, so stand up every half hour.',
      'Two minutes, twice a day: shoulder blade squeezes, chin tucks, chest stretch in a doorway. Rows with a band and some walking do more than sitting up straight.',
    ],
  },
  {
    ask: [
      'cold|flu rid|cure|remedy|remedies|faster|treat',
      'i got|have a cold|flu what|help*',
      'sore throat what|help*|how|remedy|home|good',
      'blocked|stuffy|runny nose how|help*|what|unblock',
    ],
    say: [
      'Rest, warm drinks, honey and lemon for the throat (not for babies under one), saltwater gargle, steam from a shower, a saline rinse for the nose, head raised at night.',
      'Soup helps because it’s warm, salty and easy. Most colds go in seven to ten days. Trouble breathing, or a high fever beyond three days, means seeing a doctor.',
    ],
  },
  {
    ask: [
      'start|begin|beginner running|jogging|c25k how|tips|want|where|need|should',
      'running|jogging tips|beginner*|out breath',
    ],
    say: [
      'Three times a week, half an hour: one minute easy running, two walking, repeat. Add a minute each week. You should be able to talk the whole time, so slower is correct.',
      'Good shoes are the only purchase that counts. Soft paths spare the shins, a rest day between runs spares the knees, and after eight or nine weeks 5 km is realistic.',
    ],
  },
  {
    ask: [
      'exercise*|workout* home|equipment|bedroom|beginner* what|how|ideas|tips|which|good|no',
      'home workout routine|plan|best|ideas',
    ],
    say: [
      'Twenty minutes, three times a week: squats, press-ups against a worktop, glute bridges, rows with a filled backpack, plank. Ten of each, three rounds, last two reps hard.',
      'Tie it to something fixed, like before the shower, and lay the mat out the evening before. Stairs, a skipping rope or three loud songs of dancing cover the heart part.',
    ],
  },
  {
    ask: [
      'lose|losing|drop weight|kilos|kg|lbs|belly|fat how|tips|best|way|few|healthy|help|easy',
      'stop snack*|sugar|craving*|sweets|eating|overeating how|night|evening|help|emotional',
    ],
    say: [
      'Half the plate vegetables, a palm of protein at each meal, sweet drinks out. Half a kilo a week is a good pace, and walking after dinner does more than it seems.',
      'Eat proper meals so the evening isn’t a famine, keep snacks out of sight, and sleep enough, since tiredness drives hunger. Crash diets come back with interest.',
    ],
  },
  {
    ask: [
      'how much water drink|day|should|need',
      'drink* more water how|tips|remember',
      'drink enough water',
    ],
    say: [
      'Around six to eight glasses a day, more in heat or sport, and tea, coffee and soup count. Pale yellow urine means you’re fine, dark means drink.',
      'To remember: a glass on waking and one with every meal, bottle where you see it. Mint, lemon or cucumber make it less dull.',
    ],
  },
  {
    ask: [
      'quit|stop|give smoking|cigarettes|vaping|vape how|tips|help|want|best',
      'nicotine|cigarette craving*|withdrawal how|long|help|what',
    ],
    say: [
      'Pick a date within two weeks, throw out lighters and ashtrays, and tell people. Patches or gum plus coaching multiply the chance, and free quit lines offer both.',
      'A craving lasts three to five minutes: cold water, walk, brush teeth, breathe out slowly. The first three days bite most. A slip is a stumble, so carry on with the same day one.',
    ],
  },
  {
    ask: [
      'drink* less alcohol|booze how|tips',
      'stop|quit|cut|reduce drinking|alcohol|booze how|tips|help',
      'dry january tips|how|worth',
    ],
    say: [
      'Fix alcohol-free days and keep good stand-ins in the fridge: tonic with bitters, alcohol-free beer. At the pub, order first, and your hand is simply full.',
      'Note when you reach for it, then change that hour. If you drink heavily every day, don’t stop suddenly alone, because withdrawal can be dangerous: have a doctor plan it with you.',
    ],
  },
  {
    ask: ['hangover* cure|help*|how|what|rid|remedy|best', 'hungover what|how|help|eat'],
    say: [
      'Water with something salty, toast and eggs or soup, shade and sleep. Coffee only if you’d have it anyway, and no “hair of the dog”, which just postpones it.',
      'Nothing cures it but hours. For next time: food first, a glass of water between drinks, and one big glass by the bed.',
    ],
  },
  {
    ask: [
      'wake|get up early|earlier|morning how|tips|easier|struggle',
      'morning person become|how',
      'snooze|alarm stop|sleep|through how|help',
    ],
    say: [
      'Put the alarm across the room and a light on a timer. Move your wake-up fifteen minutes earlier every three days rather than an hour at once, with bedtime following.',
      'Give the morning a reason: good coffee, a podcast only for then, ten minutes outside. Daylight in the first half hour sets tonight’s tiredness, so tomorrow gets easier.',
    ],
  },
  {
    ask: ['morning routine good|ideas|best|build|how|start|what'],
    say: [
      'Twenty minutes are enough: water, curtains open, five minutes of moving, breakfast, one line with the day’s main task. Phone only after that.',
      'Get up at the same time all week, open the curtains at once, drink a glass of water, move for five minutes. Choose one nice thing, such as music or good coffee, that only belongs to mornings.',
    ],
  },
  {
    ask: [
      'evening|bedtime routine good|ideas|best|build|start adult*|me|for|how|what',
      'night routine good|ideas|best|build',
    ],
    say: [
      'Lay out clothes, clear one surface, write tomorrow’s first step, warm shower, lamp instead of ceiling light, a few pages. Same order each day, and the body learns the cue.',
    ],
  },
  {
    ask: [
      'tired always|constantly why|help|how',
      'i|im tired all time|day why|always|m|am|im|feel',
      'energy more|boost|low i|my',
      'afternoon slump how|beat|why|against|avoid',
    ],
    say: [
      'First the boring suspects: too little or irregular sleep, no breakfast protein, thirst, sitting all day, no daylight. A ten-minute walk outside lifts you faster than another coffee.',
      'Try two weeks of fixed sleep times and a lighter lunch. If it stays the same, ask for a blood test, since low iron, thyroid or vitamin D are common and easy to find.',
    ],
  },
  {
    ask: ['apple pie recipe*|make|bake|how', 'how make apple tart|pie'],
    say: [
      'Six sliced apples, sugar, cinnamon, lemon, a spoon of flour, between two rounds of cold buttery pastry. Vent the lid, brush with egg, 20 minutes at 210 °C, then 30 at 180 °C (350 °F) until bubbling.',
    ],
  },
  {
    ask: ['pancake|pancakes recipe*|make|batter|how|fluffy', 'recipe* crepe|crepes'],
    say: [
      'Thin: 100 g flour, two eggs, 300 ml milk, pinch of salt, rest 20 minutes, hot buttered pan.',
      'Fluffy: 200 g self-raising flour, a teaspoon of baking powder, an egg, 250 ml milk, a spoon of sugar, a little melted butter. Lumps are fine. Flip when bubbles burst.',
    ],
  },
  {
    ask: ['brownie|brownies recipe*|make|bake|how|fudgy'],
    say: [
      'Melt 200 g dark chocolate with 175 g butter, stir in 250 g sugar, three eggs, 90 g flour and a pinch of salt. About 25 minutes at 180 °C (350 °F), out while the middle still wobbles a little.',
    ],
  },
  {
    ask: ['cookie|cookies|biscuits recipe*|make|bake|chewy', 'chocolate chip cookies how|recipe*|make'],
    say: [
      'Cream 120 g butter with 150 g brown sugar, add an egg, vanilla, 180 g flour, half a teaspoon of baking soda, salt and 150 g chocolate chunks. Chill, then 11 minutes at 180 °C (350 °F): soft when they come out.',
    ],
  },
  {
    ask: ['scone|scones recipe*|make|bake|how|rise'],
    say: [
      'Rub 80 g butter into 350 g self-raising flour with a teaspoon of baking powder and 3 spoons of sugar, bind with 175 ml warm milk and lemon. Pat thick, cut without twisting, 12 minutes at 220 °C (425 °F).',
    ],
  },
  {
    ask: ['yorkshire pudding* recipe*|make|how|rise|batter|secret'],
    say: [
      'Equal volumes of eggs, milk and flour, salt, rested half an hour. Heat a spoon of oil per hole at 220 °C (425 °F) until it smokes, pour in fast, 20 minutes, and never open the door early.',
    ],
  },
  {
    ask: ['carbonara recipe*|make|how|cream'],
    say: [
      'Crisp guanciale or bacon. Beat two egg yolks and an egg with a lot of pecorino and pepper. Pan off the heat, toss in hot spaghetti, pasta water and the eggs until silky. No cream, no garlic.',
    ],
  },
  {
    ask: ['lasagne|lasagna recipe*|make|how|layer*', 'bolognese|bolognaise|ragu recipe*|make|how'],
    say: [
      'Ragù: fry onion, carrot, celery and mince, add tomato, stock and a splash of milk, two slow hours. For lasagne, layer it with pasta sheets and béchamel, parmesan on top, 40 minutes at 190 °C (375 °F).',
    ],
  },
  {
    ask: ['pizza dough recipe*|make|how|homemade', 'how make pizza home|homemade|scratch'],
    say: [
      '500 g strong flour, 325 ml water, 10 g salt, 3 g dried yeast, a spoon of oil. Knead ten minutes, leave overnight in the fridge or two hours warm. Oven as hot as it goes, tray heated first.',
    ],
  },
  {
    ask: [
      'bake|make bread homemade|yeast|recipe*|beginner|rise|own',
      'bread recipe*|dough easy|simple|yeast|how',
    ],
    say: [
      '500 g strong flour, 7 g dried yeast, 10 g salt, 330 ml lukewarm water. Knead ten minutes, rise an hour or two until doubled, shape, rise 40 minutes, bake 35 at 220 °C (425 °F). Hollow sound underneath means done.',
    ],
  },
  {
    ask: ['mac|macaroni cheese recipe*|make|how|best'],
    say: [
      'Melt 40 g butter with 40 g flour, whisk in 600 ml milk, simmer till thick, stir in 250 g strong cheddar and a spoon of mustard. Over 300 g macaroni, breadcrumbs on top, under the grill until golden.',
    ],
  },
  {
    ask: ['chicken soup recipe*|make|how|easy'],
    say: [
      'Chicken legs with carrot, celery, onion, garlic and peppercorns, covered with cold water, an hour and a half at a bare simmer. Pull the meat off, strain, add noodles, peas, parsley and a squeeze of lemon.',
    ],
  },
  {
    ask: ['tomato|vegetable|leek|veggie|veg soup recipe*|make|how|easy', 'recipe* for soup'],
    say: [
      'Sweat onion and garlic slowly in butter or oil, add about a kilo of vegetables and a litre of stock, twenty minutes, blend, finish with a little cream or lemon. Roasting tomatoes first makes all the difference.',
    ],
  },
  {
    ask: ['guacamole recipe*|make|how'],
    say: [
      'Mash three ripe avocados, not too smooth, with lime juice, salt, chopped onion, coriander and a little chilli. Cling film pressed right onto the surface keeps it green.',
    ],
  },
  {
    ask: ['hummus|houmous recipe*|make|how'],
    say: [
      'Blend a tin of chickpeas with two spoons of tahini, lemon, a small garlic clove, salt and a few ice cubes, far longer than seems sensible.',
    ],
  },
  {
    ask: ['french toast|eggy bread recipe*|make|how'],
    say: [
      'Two eggs, 100 ml milk, a little sugar, cinnamon and vanilla. Soak thick, slightly stale slices a minute on each side, fry slowly in butter until golden. Berries and yoghurt on top.',
    ],
  },
  {
    ask: ['gravy recipe*|make|lumps|lumpy|thicken|without|thin', 'how thicken sauce|gravy|soup|stew'],
    say: [
      'Stir a spoon of flour into the fat in the roasting tin, cook a minute, whisk in hot stock and scrape up the brown bits. Too thin: a teaspoon of cornflour in cold water, whisked in. Lumps: sieve.',
    ],
  },
  {
    ask: ['salad dressing|vinaigrette recipe*|make|how|easy|simple', 'pesto recipe*|make|how'],
    say: [
      'Dressing: three parts olive oil to one part vinegar or lemon, mustard, a touch of honey, salt, shaken in a jar. Pesto: basil, pine nuts, parmesan, a little garlic and good oil, blended in short bursts.',
    ],
  },
  {
    ask: [
      'lunch work|office packed|ideas|idea|take|healthy|cold|box',
      'packed lunch|lunches ideas|idea|sandwich*',
      'lunch sandwich|sandwiches not|isn|isnt|instead|no|besides|without',
      'what can|could|should|shall lunch make|eat|have|cook',
    ],
    say: [
      'A jar salad: dressing at the bottom, then chickpeas, peppers, feta, leaves on top. Or last night’s pasta, cold with pesto and tomatoes. Both take five minutes.',
      'Couscous needs only hot water: with lemon, tuna and cucumber it’s lunch. Otherwise a wrap with hummus and carrot, or a thermos of soup with a cheese roll beside it.',
    ],
  },
  {
    ask: [
      'brunch ideas|what|recipe*|serve|make|idea',
      'brunch friends|people|guests|over|coming what|ideas serve|make|cook|could we|i',
    ],
    say: [
      'A big tray of shakshuka or a frittata from the oven, plus yoghurt with berries and granola. Both wait for latecomers, and nobody’s stuck at the stove frying.',
      'Banana pancakes kept warm in the oven, smoked salmon, a tomato salad, good bread. For the table’s middle: a baked oat crumble with fruit. Coffee in the biggest pot there is.',
    ],
  },
  {
    ask: [
      'vegan|gluten|vegetarian|vegetarians|vegans people|guests|friends|dinner|party coming|over|serve|for|invite* what|ideas|idea cook|make|serve',
      'vegan gluten free dinner|recipe*|meal|cook|make',
    ],
    say: [
      'Coconut chickpea curry with rice: vegan and free of gluten as it stands. Put the meat, cheese and bread on the side, so everyone builds their own plate.',
      'A taco table: corn tortillas, black beans, peppers, guacamole, salsa, with cheese or chicken in separate bowls. Crisp potatoes and a big salad do the rest, fruit sorbet after.',
    ],
  },
  {
    ask: [
      'healthy snack|snacks idea|ideas|what|need|work|good|suggest',
      'snack|snacks idea|ideas afternoon|work|office|healthy',
    ],
    say: [
      'Apple slices with peanut butter, a handful of nuts with two dates, or hummus with carrots. Fat and fibre keep you going, biscuits only until half past three.',
      'Greek yoghurt with berries, roasted chickpeas, oatcakes with cottage cheese, or a boiled egg with salt. With it a glass of water and three minutes by an open window.',
    ],
  },
  {
    ask: ['pasta tomatoes|tomato tin|tinned|can|canned|cheese|sauce what|recipe*|make|cook|with'],
    say: [
      'Soften an onion or garlic in oil, add the tin of tomatoes, a pinch of sugar, simmer twenty minutes, toss with the pasta and half the cheese. A knob of butter at the end makes it silky.',
      'Bake it: mix half-cooked pasta with tomatoes, garlic and a splash of water, cheese on top, 25 minutes in a hot oven until the edges crunch.',
    ],
  },
  {
    ask: ['eggs|egg potatoes|potato|spuds what|recipe* make|cook|do'],
    say: [
      'Spanish tortilla: fry thin potato slices gently until soft, stir into beaten eggs, set slowly, flip. It’s even better an hour later.',
      'Hash: fry small cubes with onion and paprika until crusty, make hollows, crack the eggs in, lid on for three minutes. Ketchup is allowed.',
    ],
  },
  {
    ask: ['stretch|stretches|stretching desk|office|chair|work', 'exercise|exercises at desk'],
    say: [
      'Four in three minutes: roll the shoulders back ten times, ear to shoulder on each side, hands clasped behind you to open the chest, then twist gently with a hand on the chair back. Breathe out on each.',
      'Stand up, fold forward with soft knees, then lean into a doorway for the chest. Sitting: one ankle on the other knee and tip forward for the hip. Twenty seconds each, every hour or two.',
    ],
  },
  {
    ask: ['rust cast|iron pan|skillet', 'get|remove rust off|from how'],
    say: [
      'Scrub with wire wool and soap down to bare metal, dry at once on the hob, rub in a very thin film of oil and bake upside down for an hour at 230 °C (450 °F). Small tools: soak in vinegar overnight.',
    ],
  },
  {
    ask: ['flies|gnats|midges soil|pot|pots|plant|plants', 'fungus gnats'],
    say: [
      'Those are fungus gnats, and they need wet soil. Let the top few centimetres dry out between waterings, hang yellow sticky traps, and cover the surface with a finger of sand. Nematodes finish off the larvae.',
    ],
  },
  {
    ask: ['when|how prune|pruning roses|rose', 'when|how prune|pruning hydrangea*|lavender|apple'],
    say: [
      'Roses in late winter or early spring, just above an outward-facing bud, dead wood first. Lavender after flowering, never into old wood. Apple trees in winter. Most hydrangeas only lose their old heads in spring.',
    ],
  },
  {
    ask: ['plant|planting garlic|tulips|daffodils|bulbs when|november|october|autumn|can'],
    say: [
      'Yes, autumn’s right: garlic from October to December, cloves point up, a hand apart, 3 cm deep in a sunny bed. Daffodils by October, tulips in November, three times as deep as the bulb is tall.',
    ],
  },
  {
    ask: [
      'tap|pipe|sink|toilet leak*|dripping turn|shut|stop|how|what',
      'shut|turn water off how|where|stopcock|main',
    ],
    say: [
      'Look under the sink for a small valve on the pipe: a quarter turn with a screwdriver, or clockwise, shuts it. Otherwise close the main stopcock, often under the kitchen sink or by the meter. Then open the tap to empty it.',
    ],
  },
  {
    ask: ['wall bare|empty|blank|white hang|put|ideas|idea|what|above|decorate'],
    say: [
      'One big thing beats ten small: a large print, a textile or a map in a frame two thirds as wide as the sofa, its middle at eye level, about 145 cm.',
      'A shelf for leaning pictures lets you change your mind. Or nine identical frames with your own photos in black and white, in a tight grid. Lay it all out on the floor first.',
    ],
  },
  {
    ask: [
      'city long weekend where|which|europe|ideas|idea|trip',
      'where long weekend go|europe|fly|train',
      'city break|breaks where|which|ideas|idea|suggest|recommend|best|europe',
      'where weekend|weekends away go|should|could|ideas',
    ],
    say: [
      'Porto: river, tiles, hills, custard tarts, all on foot, and three days are exactly right. Ghent is the quiet alternative: canals and beer without the crowds of Bruges.',
      'Edinburgh for walkers, Copenhagen for food and bikes, Bologna for arcades and pasta. Go Friday to Monday, sleep centrally, and plan only one thing a day. My pick: Bologna.',
    ],
  },
  {
    ask: [
      'car|drive long|hours|trip|journey kids|children|teenagers|teens|toddler what|ideas|games|idea|entertain|busy do|play|games|entertain|busy|keep|bored',
      'car drive|long|trip|journey kids|children|teenagers|teens|toddler what|ideas can|could|should|to we|i|they do|play',
      'car games kids|children|family|journey|trip',
    ],
    say: [
      'Twenty questions, the alphabet hunt on road signs, and a story where each person adds one sentence. Teenagers get to be DJ, with one veto per parent.',
      'An audiobook everyone likes is worth gold: Sherlock Holmes or “The Hobbit”. In between a quiz the passengers write for the driver, snacks by the hour, and a stop for running about every two.',
    ],
  },
  {
    ask: ['what wear flight|plane|airport|fly|flying|flown long|hours|first|to|on|never|for'],
    say: [
      'Layers: soft trousers with stretch, a T-shirt, a big jumper, a scarf that doubles as a blanket, thick socks and shoes that come off easily, because feet swell. Compression socks are sensible beyond about eight hours.',
    ],
  },
  {
    ask: ['what wear wedding guest|as|to|invited|summer|winter', 'wear to wedding can|should|black|what'],
    say: [
      'Not white, not shinier than the couple, shoes you can dance in. A midi dress or a suit in a colour with a light shirt always works, and black is fine with something bright. Bring a layer for the evening.',
    ],
  },
  {
    ask: ['what wear funeral', 'wear to funeral can|should|ok|okay'],
    say: [
      'Dark and plain: black, navy or grey, covered shoulders, clean shoes you can stand in. Unless the family asks for colour, then wear it gladly. Nobody looks closely, being there is what counts.',
    ],
  },
  {
    ask: ['what wear interview', 'wear to interview should|can|job'],
    say: [
      'One notch above what people wear there daily: plain trousers or skirt, ironed shirt or fine knit, blazer if it’s an office, clean shoes. Try sitting in it beforehand, and nothing that pinches or needs tugging.',
    ],
  },
  {
    ask: ['what wear cold|freezing|snow|minus|winter', 'layers cold|winter wear|dress'],
    say: [
      'Three layers: thin wool or sports fabric on the skin, fleece or jumper, windproof on top. Hat, scarf and dry wool socks do more than a thicker coat. From fifteen degrees up a light jacket is enough.',
    ],
  },
  {
    ask: [
      'my|our|the baby sleep|asleep|sleeping get|through|won|wont|how|help|night',
      'newborn|infant sleep|asleep|sleeping get|through|won|wont|how|help|night',
      'one year old sleep|bed get|how|through',
    ],
    say: [
      'Days bright and lively, nights dim and dull, even for nappies. Same short ending daily: feed, wash, song, then into the cot drowsy but awake, on the back, nothing loose in it. Before six months, waking is normal.',
      'Watch for the early signs, rubbing eyes and staring, and start then: overtired babies sleep worse. When it stirs at night, wait a minute before picking up, many settle again. Take turns, because you need sleep too.',
    ],
  },
  {
    ask: ['rent or buy house|home|flat|should|better', 'should buy|rent house|home|flat or'],
    say: [
      'Buying usually pays if you’ll stay at least five to seven years and the monthly cost leaves you room to breathe. If job or love may move you sooner, rent and put the difference aside.',
      'Add up the real cost: interest, repairs (about one percent of the value a year), taxes, lost freedom. Compare that with the rent, not the repayment. And a home that keeps you awake at night is too expensive.',
    ],
  },
  {
    ask: ['second|another dog get|adopt|buy', 'second|another cat get|adopt|buy'],
    say: [
      'Ask what the first one wants: does it seek out others and share its toys? Then borrow a friend’s animal for a weekend and watch. A second doesn’t cure boredom or barking, it often learns it.',
      'Best moment: when the first is grown and well trained. Let them meet on neutral ground, separate bowls and beds, and keep time for each alone. Costs and holidays double, the tenderness does too.',
    ],
  },
]
