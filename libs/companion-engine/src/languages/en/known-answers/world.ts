import type { KnownAnswer } from '../../known-answers.ts'

/** What curious people ask about the world. */
export const world: readonly KnownAnswer[] = [
  {
    ask: ['why|how sky|skies blue', 'sky blue reason|cause*|makes|made|explain'],
    say: [
      'Sunlight holds all the colours, and the air scatters the short blue waves far more than the red ones, so blue light reaches your eyes from every part of the sky.',
    ],
  },
  {
    ask: [
      'why|how|what sunset*|sunrise* red|orange|pink|colour*|color*',
      'why sky red|orange|pink evening|night|morning',
    ],
    say: [
      'Low sun has to cross far more air to reach you. On the way most of the blue is scattered out, and what’s left is orange and red, which then lights up the clouds from below.',
    ],
  },
  {
    ask: [
      'fastest|quickest animal*|creature* world|earth|planet|ever|what|which',
      'fastest land animal*|mammal*',
      'fastest bird*',
      'what|which fastest|quickest animal*|creature*',
      'how fast cheetah*',
    ],
    say: [
      'On land it’s the cheetah, around 100 km/h (60-odd mph) in short bursts. Overall the peregrine falcon wins: in a hunting dive it passes 320 km/h, about 200 mph.',
    ],
  },
  {
    ask: [
      'largest|biggest|heaviest animal|creature|mammal is|s|ever',
      'how big|large|long|heavy blue whale*',
      'biggest|largest whale*',
      'what|which biggest|largest|heaviest animal|creature',
    ],
    say: [
      'The blue whale: up to about 30 metres long and around 150 tonnes or more, the heaviest animal known to have lived. On land the African bush elephant takes it, at roughly six tonnes.',
    ],
  },
  {
    ask: ['tallest animal*|creature*|mammal*', 'how tall giraffe*', 'why giraffe* neck*'],
    say: [
      'The giraffe, up to about 5.5 metres (18 feet). Its neck has only seven bones, same as a human’s, just enormous ones, and it helps with reaching high leaves and with neck fights between males.',
    ],
  },
  {
    ask: ['how long cats live', 'cat|cats life expectancy|span', 'average cat lifespan|age'],
    say: [
      'Indoor cats usually reach 12 to 18 years, and plenty see 20. The record is held by Creme Puff from Texas, who made it to 38.',
    ],
  },
  {
    ask: ['how long dogs live', 'dog|dogs|doggy life expectancy|span', 'average dog lifespan|age'],
    say: [
      'Most dogs live 10 to 13 years. Small breeds often get to 15 or 16, while giants like Great Danes average only about 8 to 10.',
    ],
  },
  {
    ask: [
      'longest living|lived|lives|lifespan animal*|creature*|species|vertebrate*',
      'animal* live*|lives longest',
      'oldest animal* world|earth|ever|alive',
    ],
    say: [
      'Among vertebrates, the Greenland shark: probably over 250 years, perhaps around 400. An ocean quahog clam called Ming was 507, and some glass sponges are thought to be thousands of years old.',
    ],
  },
  {
    ask: ['why|how cat|cats purr*', 'what purr*|purring mean* cat|cats'],
    say: [
      'Cats purr by twitching the muscles of the voice box as they breathe in and out. Mostly it’s contentment, but they also purr when hurt or nervous, probably to calm themselves.',
    ],
  },
  {
    ask: [
      'why cat|cats knead*|biscuit*',
      'cat|cats making|make|makes biscuits why|what',
      'cat|cats knead* mean*|reason',
    ],
    say: [
      'Kneading comes from kittenhood: kittens press their mother’s belly to get the milk flowing. Grown cats keep doing it when they feel safe and happy, and it also leaves scent from their paws.',
    ],
  },
  {
    ask: ['why cat|cats hate*|scared|afraid|dislike* water', 'why cat|cats cucumber*'],
    say: [
      'Most cats dislike surprises and soaked fur: a wet coat is heavy, cold and slow to dry, and their ancestors came from dry regions. Some breeds, like the Turkish Van, actually enjoy a swim.',
    ],
  },
  {
    ask: ['cat|cats always land* feet', 'why|how cat|cats land* feet|paws'],
    say: [
      'They have a righting reflex: the inner ear senses which way is down, and a very flexible spine lets the front and back halves twist separately. It needs some height, and cats can still get hurt.',
    ],
  },
  {
    ask: ['why dog|dogs|doggy tilt* head*', 'dog|dogs|doggy tilt* head mean*|reason'],
    say: [
      'Probably to hear better and place a sound, to see past their own muzzle, and because they’re concentrating on a word they half know. It also earns them attention, so they repeat it.',
    ],
  },
  {
    ask: ['why dog|dogs|doggy wag* tail*', 'dog|dogs|doggy wag* mean*|happy'],
    say: [
      'Tail wagging is communication: loose, wide wags mean friendly excitement, while a stiff, high, fast tail can mean tension. Studies even found wags lean right for nice things and left for worrying ones.',
    ],
  },
  {
    ask: ['why dog|dogs|doggy eat* grass', 'dog|dogs|doggy eating|eats|ate grass normal|bad|ok|safe'],
    say: [
      'It’s normal dog behaviour: most simply like the taste or the fibre, and few are ill beforehand. Just keep them off sprayed lawns, and have a vet look if it comes with repeated vomiting.',
    ],
  },
  {
    ask: [
      'dog|dogs|doggy see|sees colour*|color*',
      'dog|dogs|doggy colour|color blind*',
      'dog|dogs|doggy black white see|vision',
    ],
    say: [
      'Dogs do see colour, just fewer: blues and yellows are clear, while red and green look like dull brownish or greyish tones. So a blue ball on green grass is easier to find than a red one.',
    ],
  },
  {
    ask: ['do|does|how|can fish sleep*', 'fish asleep how|ever|when'],
    say: [
      'Yes, most fish rest, just without eyelids to close. They hover in one spot, settle on the bottom or wedge into coral with slowed breathing, and parrotfish even wrap themselves in a mucus bubble.',
    ],
  },
  {
    ask: ['how|do dolphin*|whale* sleep*', 'how dolphin* breathe* asleep|sleeping'],
    say: [
      'Dolphins sleep with half the brain at a time. The other half, and usually one eye, stays awake so they can surface to breathe and watch for trouble.',
    ],
  },
  {
    ask: ['why flamingo* pink', 'what makes|make|turns flamingo* pink', 'flamingo* colour*|color*'],
    say: [
      'Flamingos hatch grey. The pink comes from carotenoids, the pigments in the algae and brine shrimp they eat, the same family of colour that makes carrots orange.',
    ],
  },
  {
    ask: ['why|how zebra* stripe*', 'zebra* white|black stripe*'],
    say: [
      'The best-supported idea is flies: biting horseflies struggle to land on stripes. Underneath, a zebra’s skin is dark, so it is really black with white stripes.',
    ],
  },
  {
    ask: [
      'how many heart* octopus*|octopi',
      'octopus*|octopi three hearts|brain*',
      'octopus* how smart|intelligent|clever',
    ],
    say: [
      'An octopus has three hearts and blue blood, plus a central brain with most of its neurons out in the arms. It can open jars, solve mazes and escape from tanks through absurdly small gaps.',
    ],
  },
  {
    ask: ['do|does why bee* die* sting*', 'bee* sting* once|twice', 'what happens bee* stings'],
    say: [
      'Honeybee workers do: their barbed stinger sticks in mammal skin and tears away with part of the abdomen. Bumblebees and wasps have smooth stingers, so they can sting again and again.',
    ],
  },
  {
    ask: ['how|do bee* make|makes|produce* honey', 'where|what honey come*|made from'],
    say: [
      'Bees collect nectar, break down its sugars with enzymes in a honey stomach, pass it mouth to mouth, then fan it with their wings until most of the water is gone. What’s left is honey.',
    ],
  },
  {
    ask: [
      'why mosquito*|mozzie* bite*|itch*',
      'why mosquito* like|love|prefer|attract* me|people|some',
      'mosquito* attract* to|by',
    ],
    say: [
      'Only females bite, because they need blood for their eggs. They home in on breath (carbon dioxide), warmth and skin scent, so some people really are tastier. The itch is your immune system reacting to their saliva.',
    ],
  },
  {
    ask: ['how many leg* spider*', 'spider* insect* are|is', 'spider* eight legs|eyes'],
    say: [
      'Spiders have eight legs, and usually eight eyes. That makes them arachnids, related to scorpions and ticks, not insects, which have six legs.',
    ],
  },
  {
    ask: ['penguin* where live|found|from', 'penguin* arctic|north|polar', 'polar bear* eat penguin*'],
    say: [
      'Penguins live almost entirely in the southern half of the world, from Antarctica up to the Galápagos. Polar bears live in the Arctic, so the two never meet.',
    ],
  },
  {
    ask: [
      'what happen*|killed dinosaur* extinct*|died|die',
      'why|how dinosaur* extinct*|die*|disappear*',
      'what killed dinosaur*',
      'when dinosaur* extinct*|died|live*',
    ],
    say: [
      'About 66 million years ago an asteroid some 10 km wide hit what is now Mexico, darkening the sky and chilling the planet. Most dinosaurs died out, except one branch: birds.',
    ],
  },
  {
    ask: [
      'why|how leaves change|turn|red|yellow autumn|fall|colour*|color*',
      'why leaves change|turn colour*|color*|red|brown',
    ],
    say: [
      'As days shorten, trees stop making green chlorophyll and pull it back. The yellow that was there all along shows through, and many species also make fresh red pigment before dropping the leaf.',
    ],
  },
  {
    ask: [
      'oldest tree* world|earth|living|alive',
      'tallest|biggest|largest tree* world|earth',
      'how old|tall tree* world',
    ],
    say: [
      'Tallest: Hyperion, a coast redwood in California, around 116 metres. Biggest by volume: the giant sequoia General Sherman. Oldest known: a bristlecone pine called Methuselah, well over 4,800 years.',
    ],
  },
  {
    ask: ['why people|we|humans|i|you yawn*', 'yawn* contagious|catching|spread*', 'what causes|cause yawn*'],
    say: [
      'Nobody is fully sure. Yawning seems to help the brain change gear and perhaps cool down, which is why it comes with tiredness and boredom. Catching one from somebody else is linked to imitation and closeness.',
    ],
  },
  {
    ask: [
      'how|get rid|stop|cure hiccup*|hiccough*',
      'why|what hiccup*|hiccough*',
      'hiccup* remedy|trick|help|won',
    ],
    say: [
      'Hiccups are a spasm of the diaphragm, often set off by eating fast, fizz or excitement. Holding your breath, sipping ice water slowly or swallowing a spoon of sugar can interrupt the reflex.',
    ],
  },
  {
    ask: ['how many bones body|human*|people|person|adult*|baby|babies|skeleton', 'number bones body|human'],
    say: [
      'An adult has 206. Babies start with around 270 to 300 softer pieces, many of which fuse as they grow. More than half of the adult total is in the hands and feet.',
    ],
  },
  {
    ask: [
      'how many teeth adult*|human*|people|person|normal|supposed|mouth|we',
      'how many milk|baby teeth',
      'number teeth human*|adult*',
    ],
    say: [
      'A full adult set is 32, including four wisdom teeth that many people never grow or have taken out. Children have 20 milk teeth.',
    ],
  },
  {
    ask: ['how much|many blood body|human*|person|litre*|liter*|pint*', 'amount blood body|human'],
    say: [
      'An average adult carries about 5 litres of blood, roughly 8 to 10 pints. It makes up around 7 to 8 percent of body weight.',
    ],
  },
  {
    ask: ['how many muscle* body|human', 'strongest|biggest|largest muscle body|human'],
    say: [
      'Around 600 to 650 skeletal muscles, depending on how you count. The largest is the gluteus maximus in the backside, and for its size the jaw’s masseter has the most powerful bite.',
    ],
  },
  {
    ask: ['largest|biggest|smallest organ body|human', 'skin largest|biggest organ'],
    say: [
      'The skin is the largest organ: close to two square metres on an adult. Inside the body it’s the liver, at around 1.5 kg.',
    ],
  },
  {
    ask: ['why goosebump*', 'why goose bump*|bumps|pimples', 'what cause* goosebump*', 'goosebump* music'],
    say: [
      'Tiny muscles pull each hair upright. In furry ancestors that trapped warm air and made them look bigger. In humans it’s a leftover that cold, fear and a great bit of music still set off.',
    ],
  },
  {
    ask: ['why finger*|fingers wrinkl*|prun* water|bath|wet|swim*', 'why finger* go|get|turn wrinkl*|prun*'],
    say: [
      'It isn’t just soaking: nerves narrow the blood vessels so the skin puckers. The folds seem to improve grip on wet things, rather like tyre treads.',
    ],
  },
  {
    ask: [
      'why people|we|humans dream asleep|sleep*',
      'why do we|people|humans dream',
      'what are|causes dreams',
    ],
    say: [
      'Dreams come mostly in REM sleep, when the brain is busy but cut off from the outside. The leading ideas are that it’s sorting memories, taking the edge off emotions and rehearsing possible situations.',
    ],
  },
  {
    ask: ['why can|not|cant|t forget* dream*', 'why forget* dreams', 'remember* dreams how|why|never'],
    say: [
      'During REM sleep the chemistry needed to store memories is turned down, so dreams fade within minutes. Lying still on waking and writing down the first scrap is the best way to keep more of them.',
    ],
  },
  {
    ask: ['why onion* cry*|tears|eyes', 'cut*|chop* onion* without cry*|tears', 'stop cry* onion*'],
    say: [
      'Cutting an onion releases a sulphur gas that turns into a mild acid on your eyes. Chill the onion for half an hour, use a really sharp knife and leave the root end until last.',
    ],
  },
  {
    ask: ['why déjà|deja vu', 'what deja|déjà|dejavu vu|mean*|is', 'why dejavu'],
    say: [
      'Déjà vu is a false sense of familiarity. The brain seems to tag a new scene as remembered, perhaps because its layout resembles an older one, while another part notices that can’t be right. Usually harmless.',
    ],
  },
  {
    ask: ['why left handed|handers', 'how many people left handed', 'percent* left handed'],
    say: [
      'About one person in ten is left-handed. Genes play a part, with many small ones adding up, along with chance before birth, and the preference already shows in the womb as a favourite thumb.',
    ],
  },
  {
    ask: ['why sneeze*|sneezing sun*|light', 'why|what makes people|we|you|i sneeze*', 'sneeze eyes open'],
    say: [
      'A sneeze blasts irritants out of the nose. Roughly one in four people also sneeze at bright light because of an inherited quirk. And yes, eyes can stay open during one, closing is just a reflex.',
    ],
  },
  {
    ask: ['how far|distant moon', 'distance moon earth', 'how far|long moon travel*|reach|get'],
    say: [
      'The Moon is about 384,400 km (239,000 miles) away on average. Light covers that in 1.3 seconds, and the Apollo crews needed about three days.',
    ],
  },
  {
    ask: [
      'how far|distant sun earth|away|from|is',
      'distance sun earth',
      'light|sunlight sun long|minutes|travel*|reach* earth|us|here',
      'how long light|sunlight sun earth|reach|take*|get',
    ],
    say: [
      'About 150 million km, or 93 million miles. Sunlight takes a little over eight minutes to get here.',
    ],
  },
  {
    ask: ['how hot|old|big|large sun is', 'temperature sun surface|core', 'sun size|compared earth'],
    say: [
      'The Sun is about 4.6 billion years old and wide enough for 109 Earths side by side. Its surface is around 5,500 °C, its core about 15 million °C.',
    ],
  },
  {
    ask: ['how many planets solar|system|there|are', 'order|name|list planets', 'planets in order'],
    say: [
      'Eight: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune. “My Very Educated Mother Just Served Us Nachos” keeps them in order from the Sun.',
    ],
  },
  {
    ask: ['why pluto not|isn|isnt|longer planet', 'is pluto planet|still', 'what happened pluto'],
    say: [
      'In 2006 astronomers agreed that a full planet must have cleared its orbit of other bodies. Pluto shares its zone with many icy objects, so it became a dwarf planet.',
    ],
  },
  {
    ask: [
      'biggest|largest|smallest|hottest planet',
      'which planet biggest|largest|smallest|hottest|coldest|closest',
    ],
    say: [
      'In our solar system: Jupiter is the largest (1,300 Earths would fit inside), Mercury the smallest and nearest the Sun, Venus the hottest at about 465 °C, and Uranus has the coldest recorded air.',
    ],
  },
  {
    ask: ['what black hole*', 'how black hole* form*|work*|made|happen*', 'inside black hole*'],
    say: [
      'A black hole is matter squeezed so tightly that past a certain edge, the event horizon, not even light escapes. Most form when a massive star collapses. Nobody knows what’s really going on at the centre.',
    ],
  },
  {
    ask: ['how old universe|earth', 'age universe|earth', 'when big bang'],
    say: [
      'The universe is about 13.8 billion years old, counted from the Big Bang. The Earth is about 4.5 billion.',
    ],
  },
  {
    ask: ['who|when first man|person|human|walked|landed moon', 'when moon landing|land', 'who walked moon'],
    say: [
      'Neil Armstrong, on 20 July 1969 (US time), with Apollo 11. Buzz Aldrin followed minutes later while Michael Collins orbited above. Twelve people walked there up to 1972.',
    ],
  },
  {
    ask: [
      'what are|is|s shooting star*',
      'shooting star* how|why|actually|really',
      'when see shooting stars|perseid*|meteor*',
    ],
    say: [
      'Shooting stars are specks of space dust, often sand-grain size, burning up in the air. The richest regular showers are the Perseids around 12 August and the Geminids around 14 December.',
    ],
  },
  {
    ask: [
      'why|how seasons change|happen|exist|cause*|have',
      'what causes|cause seasons',
      'why winter colder|cold summer hot*',
    ],
    say: [
      'The Earth’s axis leans about 23.5 degrees. For half the year your hemisphere tips toward the Sun, with higher sun and longer days, then away from it. Distance from the Sun isn’t the reason.',
    ],
  },
  {
    ask: [
      'why|how|what cause* rainbow*',
      'how rainbow* form*|made|work*|happen*',
      'order|how many colours|colors rainbow*',
    ],
    say: [
      'Sunlight bends as it enters a raindrop, bounces off the back and bends again on the way out, each colour at its own angle. Order: red, orange, yellow, green, blue, indigo, violet. Look with the sun behind you.',
    ],
  },
  {
    ask: [
      'what|why|how cause*|causes thunder|lightning',
      'how far thunder|lightning|storm count*|away|seconds',
      'why thunder after|before lightning',
    ],
    say: [
      'Ice bumping in a cloud builds up charge, lightning is the spark, and thunder is the air exploding outward from its heat. Count the seconds between: three per kilometre, five per mile.',
    ],
  },
  {
    ask: ['northern lights what|why|how|cause*|where|when', 'aurora borealis what|why|how|where|when|cause*'],
    say: [
      'Charged particles from the Sun hit oxygen and nitrogen high in the air and make them glow. Best places are under the auroral ring: Tromsø, Iceland, Fairbanks, Yellowknife, on clear nights from September to March.',
    ],
  },
  {
    ask: ['why rain smell*', 'smell rain|petrichor what|why|called|name', 'what petrichor'],
    say: [
      'That smell is called petrichor: plant oils from dry ground plus geosmin, made by soil bacteria. Raindrops kick it into the air, and human noses are astonishingly sensitive to it.',
    ],
  },
  {
    ask: [
      'who invented|invent|created|discovered telephone|phone',
      'who invented|invent lightbulb|bulb',
      'inventor telephone|bulb',
    ],
    say: [
      'Alexander Graham Bell patented the telephone in 1876, though Meucci and Gray had similar ideas, and Martin Cooper’s Motorola team built the handheld mobile in 1973. The practical light bulb came from Swan in England and Edison in America, around 1879.',
    ],
  },
  {
    ask: ['who invented|invent|created|made internet|web|www', 'when internet|web invented|created|born'],
    say: [
      'The internet’s rules (TCP/IP) come from Vint Cerf and Bob Kahn in the 1970s, building on ARPANET of 1969. The World Wide Web on top of it was invented by Tim Berners-Lee at CERN in 1989.',
    ],
  },
  {
    ask: ['who painted|paint mona lisa', 'where mona lisa', 'mona lisa famous|smile why'],
    say: [
      'Leonardo da Vinci began it around 1503, and it hangs in the Louvre in Paris. Its fame exploded after a theft in 1911, when crowds queued to stare at the empty space.',
    ],
  },
  {
    ask: ['who painted|paint starry night', 'who painted|paint sunflowers', 'van gogh why|which ear'],
    say: [
      'The Starry Night (1889) and the Sunflowers are by Vincent van Gogh. He hurt his ear in Arles in 1888 during a crisis, after a quarrel with his friend Paul Gauguin.',
    ],
  },
  {
    ask: [
      'who wrote|write|author romeo juliet',
      'who wrote|write|author hamlet|macbeth|othello',
      'how many plays shakespeare',
    ],
    say: [
      'William Shakespeare, who lived from 1564 to 1616. Around 37 to 39 plays are credited to him, a couple of them shared, along with 154 sonnets.',
    ],
  },
  {
    ask: [
      'who wrote|write|author pride prejudice',
      'who wrote|write|author frankenstein',
      'who wrote|write|author jane eyre',
      'who wrote|write|author wuthering heights',
    ],
    say: [
      'Pride and Prejudice is Jane Austen (1813), Frankenstein Mary Shelley (1818), and the Brontë sisters both published in 1847: Charlotte with Jane Eyre, Emily with Wuthering Heights.',
    ],
  },
  {
    ask: [
      'who wrote|write|author 1984|animal farm',
      'who wrote|write|author great gatsby',
      'who wrote|write|author mockingbird',
    ],
    say: [
      '1984 and Animal Farm are George Orwell, The Great Gatsby is F. Scott Fitzgerald (1925), and To Kill a Mockingbird is Harper Lee (1960).',
    ],
  },
  {
    ask: [
      'when ww2|wwii start*|begin|end*|began',
      'when second world war start*|begin|end*|began',
      'when world war two|2|ii start*|begin|end*',
    ],
    say: [
      'The Second World War began on 1 September 1939 with the invasion of Poland. It ended in Europe on 8 May 1945 and with Japan’s formal surrender on 2 September 1945.',
    ],
  },
  {
    ask: [
      'when ww1|wwi start*|begin|end*|began',
      'when first world war start*|begin|end*|began',
      'why|how ww1|wwi start*|begin',
    ],
    say: [
      'The First World War ran from 28 July 1914 to the armistice on 11 November 1918. The spark was the assassination of Archduke Franz Ferdinand in Sarajevo, and a web of alliances did the rest.',
    ],
  },
  {
    ask: [
      'when|why|how titanic sink*|sank|sunk',
      'how many people titanic died|die|dead|surviv*',
      'titanic year',
    ],
    say: [
      'The Titanic hit an iceberg late on 14 April 1912 and sank in under three hours. About 1,500 people died and around 700 survived, partly because there were lifeboats for only half of those aboard.',
    ],
  },
  {
    ask: ['when|why berlin wall fall|fell|built|come|came', 'berlin wall year|long|built|fell|fall|down'],
    say: [
      'The Berlin Wall went up in August 1961 to stop East Germans leaving, and opened on 9 November 1989. Germany was reunified less than a year later, on 3 October 1990.',
    ],
  },
  {
    ask: ['who|how|why built|build pyramids', 'how old pyramids', 'pyramids built when|slaves'],
    say: [
      'Egyptian workers built them, paid in bread and beer and housed nearby, not slaves as films show. The Great Pyramid at Giza was raised for Pharaoh Khufu around 2560 BC, from about 2.3 million blocks.',
    ],
  },
  {
    ask: [
      'why|what 4th|fourth july celebrat*|mean*|independence|about',
      'when independence declared|declaration america|us|usa|american',
      'when usa|america independen*',
    ],
    say: [
      'On 4 July 1776 the thirteen American colonies adopted the Declaration of Independence from Britain. Hence the fireworks, parades and barbecues. The war itself went on until 1783.',
    ],
  },
  {
    ask: [
      'what|why|who guy fawkes',
      'why bonfire night',
      'what bonfire night about|mean*|celebrat*',
      'gunpowder plot what|who|when',
    ],
    say: [
      'On 5 November 1605 Guy Fawkes was caught guarding gunpowder under the House of Lords, part of a plot to kill King James I. Britain still marks it with bonfires, fireworks and toffee apples.',
    ],
  },
  {
    ask: [
      'what|why thanksgiving celebrat*|about|history|origin|mean*',
      'when thanksgiving day|usually|canada|america|date',
      'why turkey thanksgiving',
    ],
    say: [
      'In the US it’s the fourth Thursday of November, in Canada the second Monday of October. It began as a harvest feast, linked to the 1621 meal shared by Plymouth settlers and the Wampanoag. Turkey was the bird big enough for everybody.',
    ],
  },
  {
    ask: [
      'what|why halloween celebrat*|origin|history|come*|about',
      'where halloween come*|from|originate*',
      'why pumpkin* halloween|carve*',
    ],
    say: [
      'Halloween grew out of Samhain, the Celtic end-of-harvest festival, mixed with the eve of All Saints. The Irish carved turnips to scare spirits off, and in America pumpkins proved bigger and easier.',
    ],
  },
  {
    ask: ['why boxing day', 'boxing day called|mean*|name|come*'],
    say: [
      'Boxing Day is 26 December. The name most likely comes from the Christmas boxes of money and leftovers given to servants and tradespeople. Now it’s football, sales, long walks and turkey sandwiches.',
    ],
  },
  {
    ask: [
      'who was|is st|saint patrick',
      'why|when celebrat*|is st|saint patrick*',
      'why green patrick*|patricks|paddy*',
    ],
    say: [
      '17 March honours Ireland’s patron saint, a Roman Briton who was taken there as a slave and later returned as a missionary. Green is for the island and the shamrock he’s said to have taught with.',
    ],
  },
  {
    ask: ['why pancake|shrove day|tuesday', 'what shrove tuesday', 'why pancakes tuesday|lent'],
    say: [
      'Shrove Tuesday is the day before Lent starts, so people used up eggs, milk and butter ahead of the fast. Pancakes were the tastiest way, and some English towns still race with them.',
    ],
  },
  {
    ask: ['what is|s burns night|supper', 'why|when burns night', 'what|made|in haggis'],
    say: [
      'Haggis is sheep’s offal with oats, onion and spices, cooked in a casing and served with neeps and tatties. Its big evening is Burns Night, 25 January, honouring the poet Robert Burns.',
    ],
  },
  {
    ask: ['what is|s anzac day', 'why|when anzac day', 'why|when australia day'],
    say: [
      'Anzac Day, 25 April, recalls the 1915 Gallipoli landing and all Australian and New Zealand dead, with dawn services. Australia Day, 26 January, marks the 1788 First Fleet, and many Indigenous people mourn it as Invasion Day.',
    ],
  },
  {
    ask: [
      'difference uk britain|england',
      'difference britain england',
      'how many|which countries make|in uk',
    ],
    say: [
      'England, Scotland and Wales make up Great Britain. Add Northern Ireland and you have the United Kingdom: four countries, one state. The Republic of Ireland is separate.',
    ],
  },
  {
    ask: ['how many states us|usa|america|united|there', 'largest|biggest|smallest state us|usa|america'],
    say: [
      'Fifty, plus Washington DC, which is a federal district. Alaska is the largest, Rhode Island the smallest, California has the most people and Wyoming the fewest.',
    ],
  },
  {
    ask: ['capital australia', 'capital canada', 'capital new zealand'],
    say: [
      'Australia’s capital is Canberra (not Sydney), Canada’s is Ottawa (not Toronto), and New Zealand’s is Wellington (not Auckland). All three beat the city everybody guesses.',
    ],
  },
  {
    ask: [
      'highest|tallest mountain|peak world|earth|africa|britain|uk',
      'how high|tall everest',
      'where everest|kilimanjaro',
    ],
    say: [
      'Mount Everest, 8,849 metres, on the border of Nepal and Tibet. Africa’s highest is Kilimanjaro in Tanzania (5,895 m), North America’s Denali in Alaska, and Britain’s Ben Nevis in Scotland (1,345 m).',
    ],
  },
  {
    ask: ['longest|biggest|largest river world|earth', 'how long nile|amazon|mississippi|thames'],
    say: [
      'The Nile is usually named longest at about 6,650 km, with the Amazon so close that it’s disputed, and the Amazon carries by far the most water. The Thames, for comparison, is 346 km.',
    ],
  },
  {
    ask: [
      'largest|biggest ocean*|sea',
      'deepest ocean|sea|place|point|part',
      'how deep ocean|sea|mariana',
      'how many oceans',
    ],
    say: [
      'The Pacific is the largest of the five oceans, covering about a third of the planet. Its Mariana Trench is the deepest known spot, nearly 11 km down, so Everest would fit inside with room to spare.',
    ],
  },
  {
    ask: ['largest|biggest|smallest country is|s world|earth|area', 'how big|large russia|vatican'],
    say: [
      'By area Russia is the largest, stretching over eleven time zones, followed by Canada. The smallest is Vatican City, about 0.44 square kilometres, which you can walk across in fifteen minutes.',
    ],
  },
  {
    ask: ['how many countries world|earth|total', 'how many countries africa|europe'],
    say: [
      'The United Nations has 193 member states, plus two observers, the Vatican and Palestine, so 195 is the usual answer. Africa has 54 of them, Europe around 44.',
    ],
  },
  {
    ask: ['largest|biggest desert world|earth', 'how big|large sahara', 'driest|hottest place earth|world'],
    say: [
      'Counting cold ones, Antarctica is the largest desert. The biggest hot one is the Sahara, about the size of the USA. Driest outside the poles: Chile’s Atacama. Hottest air on record: Death Valley, 56.7 °C in 1913.',
    ],
  },
  {
    ask: ['longest word english|dictionary|language', 'what longest word|words'],
    say: [
      'In big dictionaries it’s pneumonoultramicroscopicsilicovolcanoconiosis, 45 letters, a lung disease coined mostly to be long. Antidisestablishmentarianism has 28. The chemical name of the protein titin runs to about 189,000 letters.',
    ],
  },
  {
    ask: [
      'where|why word|say ok|okay come*|from|origin',
      'what ok|okay stand*|origin|originally',
      'why people|we say okay|ok',
    ],
    say: [
      'OK began as a joke in Boston newspapers in 1839: “oll korrect”, a deliberate misspelling of “all correct”. A US election in 1840 with a candidate nicknamed Old Kinderhook made it stick.',
    ],
  },
  {
    ask: [
      'why say|phrase|saying cats dogs raining|rain',
      'origin|come*|expression|idiom|meaning raining cats dogs',
      'why say|saying|phrase break leg',
    ],
    say: [
      'Nobody has proved either. “Raining cats and dogs” dates from the 1600s, likely just from the noise and chaos of a storm. “Break a leg” comes from theatre superstition: wishing good luck outright was thought to invite bad.',
    ],
  },
  {
    ask: [
      'why called soccer',
      'soccer football difference|name|word|called',
      'why americans call|say soccer',
    ],
    say: [
      '“Soccer” is British: Oxford students in the 1880s shortened “association football” the way they turned rugby into “rugger”. Countries with another football of their own kept the word, while Britain dropped it around the 1980s.',
    ],
  },
  {
    ask: ['sentence all|every letters|alphabet', 'what pangram', 'most common letter|word english'],
    say: [
      '“The quick brown fox jumps over the lazy dog” uses every letter, which makes it a pangram. The commonest letter in English is e, and the commonest word is “the”.',
    ],
  },
  {
    ask: [
      'hardest|easiest language* world|learn',
      'most spoken language*',
      'how many languages world|there|spoken|earth',
    ],
    say: [
      'About 7,000 languages are alive. English has the most speakers in total, Mandarin the most native ones. For English speakers, Spanish, Dutch or Norwegian are the gentlest, and Japanese, Arabic or Mandarin the longest road.',
    ],
  },
  {
    ask: [
      'is|are tomato*|cucumber*|pumpkin* fruit*|vegetable*',
      'why tomato* fruit',
      'banana*|strawberry|strawberries berry|berries actually|really|technically|is|are',
    ],
    say: [
      'To a botanist, tomatoes, cucumbers and pumpkins are fruits, since they grow from a flower and hold seeds. Cooks call them vegetables. Oddly, bananas count as berries and strawberries don’t.',
    ],
  },
  {
    ask: [
      'does|can honey expire*|spoil|off|bad',
      'honey crystal*|hard|solid|crystallised|crystallized why|how|fix',
    ],
    say: [
      'Sealed honey practically never spoils: too little water, too much acid for microbes. Crystals are natural and harmless. Stand the jar in warm water for ten minutes and it runs again.',
    ],
  },
  {
    ask: [
      'why chili*|chilli*|chillies|pepper*|spicy hot|burn*',
      'spicy|chilli*|chili* mouth milk|water|burn*|cool',
    ],
    say: [
      'Capsaicin in chillies triggers the same nerve sensors as heat, so the brain reports burning. It doesn’t mix with water, so drink milk or eat yoghurt, bread or something sugary instead.',
    ],
  },
  {
    ask: [
      'difference jam jelly|marmalade|preserve*',
      'difference crisps|chips fries',
      'chips crisps|fries called|why|british',
    ],
    say: [
      'Jam has crushed fruit, marmalade citrus peel, and jelly is strained juice in America but a wobbly dessert in Britain. British chips are thick fries, and what Americans call chips are crisps there.',
    ],
  },
  {
    ask: ['where|who tea|coffee come*|from|discovered|originate*', 'who invented sandwich*|tea|coffee'],
    say: [
      'Tea comes from China, where it’s been drunk for over 2,000 years, and coffee from Ethiopia by way of Yemen. The sandwich is named after the 4th Earl of Sandwich, said to have wanted meat in bread while playing cards.',
    ],
  },
  {
    ask: [
      'what artificial intelligence is|s|mean*',
      'what ai mean*|exactly|actually',
      'what s ai',
      'how does|do|exactly ai|chatgpt|chatbot* work|works',
      'explain ai|chatgpt',
    ],
    say: [
      'AI means programs doing things that normally take human thought: recognising pictures, translating, answering. Today’s chatbots learned from huge amounts of text to predict the next likely word, so they sound fluent but can be confidently wrong.',
    ],
  },
  {
    ask: [
      'how wifi|wi work*',
      'what wifi|router stand*|mean*|does|exactly',
      'how bluetooth work*',
      'explain wifi|bluetooth',
    ],
    say: [
      'Wi-Fi sends data as radio waves between your device and a router, which is wired to the internet. Bluetooth does the same over a few metres with far less power. Walls, metal and microwave ovens weaken both.',
    ],
  },
  {
    ask: [
      'wifi|wi|internet slow|weak|bad|cutting|drops how|fix|improve|why|boost|faster',
      'improve|boost|speed wifi|internet',
    ],
    say: [
      'Restart the router by unplugging it for half a minute, then move it high, central and out of the cupboard, away from the microwave and thick walls.',
      'Use the 5 GHz network when you’re near and 2.4 GHz when you’re far. Test with a cable: if that’s slow too, the fault lies with the provider, and if not, a mesh kit fixes dead corners.',
    ],
  },
  {
    ask: ['what vpn', 'do|should need|use vpn', 'vpn work*|worth|safe|for'],
    say: [
      'A VPN sends your traffic through an encrypted tunnel to another server, so the café Wi-Fi sees nothing and websites see that server’s address. It doesn’t make you anonymous or stop scams, and free ones may sell your data.',
    ],
  },
  {
    ask: [
      'what cloud|icloud storage|computing',
      'what is|are cookies website*|browser|internet|accept',
      'should accept cookies',
    ],
    say: [
      'The cloud is simply storage on a company’s computers that you reach over the internet. Cookies are small notes a website leaves in your browser, useful for staying logged in, and “reject all” is nearly always fine.',
    ],
  },
  {
    ask: [
      'excel|sheets|spreadsheet freeze|lock|pin row*|column*|header*|top',
      'freeze row*|column*|panes how',
    ],
    say: [
      'Excel: View, Freeze Panes, Freeze Top Row. To fix several rows or columns, click the cell just below and to the right of them and choose Freeze Panes. Google Sheets: View, Freeze.',
    ],
  },
  {
    ask: [
      'excel|sheets sum|add|total column|cells|numbers|up',
      'excel|sheets duplicate*|drop dropdown|down|remove|find',
      'excel vlookup|xlookup|formula* how',
    ],
    say: [
      'Sum: =SUM(A1:A20), or Alt and = for the automatic one. Duplicates and drop-downs sit under Data, as Remove Duplicates and Data Validation. Lookup: =XLOOKUP(what, where to search, what to return).',
    ],
  },
  {
    ask: [
      'how make|create|save|convert|turn pdf',
      'word|photo*|picture*|document*|image* to|into|as pdf',
      'merge|combine|edit|sign pdf*',
    ],
    say: [
      'On a computer choose Print, then “Save as PDF”. On iPhone use Share, Print, then pinch the preview open, and on Android Print, Save as PDF. Word exports under File. Merging and signing work in free tools like Preview or Acrobat Reader online.',
    ],
  },
  {
    ask: [
      'phone|iphone|android|ipad storage|memory|space free|full|clear|more',
      'phone out|no|running storage|space',
      'delete photos|apps space|storage',
    ],
    say: [
      'Look in Settings, Storage to see what eats the space. Usually it’s videos, chat media and offline downloads, so start with the biggest files and empty the “recently deleted” album, which still counts.',
      'Move photos to a cloud or computer, then let the phone keep small versions. Clear the media of big group chats, and remove apps unopened for months, since their data goes too.',
    ],
  },
  {
    ask: [
      'phone|iphone|android|samsung battery drain*|last|dies|fast|save|longer|health|quick*',
      'battery phone charge|charging overnight|full|bad|100',
    ],
    say: [
      'Settings, Battery shows which app is guilty. Dimmer screen, dark mode, fewer apps using location and background refresh, and power saving mode together often win you hours.',
      'Batteries age least between about 20 and 80 percent and out of the heat. Switch on optimised charging, and overnight is fine. If health falls below 80 percent, a new battery beats a new phone.',
    ],
  },
  {
    ask: [
      'how screenshot|screenshots|screengrab',
      'take|make screenshot*',
      'screenshot samsung|iphone|android|laptop|mac|windows|buttons',
    ],
    say: [
      'iPhone: side button plus volume up. Android: power plus volume down. Windows: Win, Shift and S to pick an area. Mac: Cmd, Shift and 4.',
    ],
  },
  {
    ask: [
      'how good|strong|safe password*',
      'remember|manage|store passwords',
      'password manager worth|safe|which|what',
    ],
    say: [
      'Length beats weirdness: four or five random words strung together are strong and memorable. Use a different one everywhere, which is really only possible with a password manager.',
      'Protect your email account most of all, because every other password can be reset through it. Turn on two-step login there, and use passkeys wherever a site offers them.',
    ],
  },
  {
    ask: ['why sea|ocean* salt*', 'where salt sea|ocean come*|from', 'how salty sea|ocean|dead'],
    say: [
      'Rain dissolves minerals from rocks and rivers carry them down. Water evaporates, the salt stays, and over billions of years it built up to about 35 grams per litre. Undersea vents add some too.',
    ],
  },
  {
    ask: ['why|how ice float*', 'why ice|water expand* freez*|cold', 'icebergs float*|above|under how|why'],
    say: [
      'Water expands by about nine percent as it freezes, because its molecules lock into an open lattice. Ice is therefore lighter than water and floats, with roughly a tenth showing above the surface.',
    ],
  },
  {
    ask: [
      'how|why planes|plane|airplane*|aeroplane* fly|stay|air|up',
      'what makes|keeps plane*|airplane* fly|up',
    ],
    say: [
      'A wing’s shape and tilt push air downward, and the air pushes the wing up in return. Engines only provide the speed. Even with them off, an airliner glides some 15 km per kilometre of height.',
    ],
  },
  {
    ask: ['what|why|how cause*|works|happen* tides|tide', 'why two tides', 'how moon tides|tide'],
    say: [
      'The Moon’s gravity stretches the oceans into two bulges, one facing it and one opposite. The Earth turns through both, so most coasts get two high tides about 12 hours 25 minutes apart.',
    ],
  },
  {
    ask: [
      'how microwave work*|heat*',
      'why microwave* metal|foil|fork',
      'are microwave* safe|dangerous|bad|radiation',
    ],
    say: [
      'Microwaves make water molecules in food jostle, which is heat. Metal reflects them and can spark. The radiation stays behind the mesh door, stops when the oven does, and leaves nothing in the food.',
    ],
  },
  {
    ask: ['why mirror* reverse*|flip*|left', 'how mirror* work*'],
    say: [
      'A mirror doesn’t swap left and right, it swaps front and back. You imagine yourself walking round behind the glass and turning, and that turn is what makes the hands seem switched.',
    ],
  },
  {
    ask: ['what|explain|how offside rule|football|soccer|is|work*', 'offside mean*|rule'],
    say: [
      'In football you’re offside if, when a teammate plays the ball, you’re in the opponents’ half and nearer their goal line than both the ball and the second-last defender, and you get involved. Not from throw-ins, corners or goal kicks.',
    ],
  },
  {
    ask: ['tennis score|scoring|points|love|deuce how|why|work*|what', 'why tennis 15|love'],
    say: [
      'Tennis counts love, 15, 30, 40, game, and at 40-all (deuce) you need two points in a row. Six games with a two-game lead make a set. The odd numbers probably come from a medieval clock face.',
    ],
  },
  {
    ask: ['how cricket work*|rules|played', 'explain cricket', 'what lbw|googly cricket|is|mean*'],
    say: [
      'Two teams of eleven: one bats for runs, the other bowls and fields to take ten wickets. An over is six balls. LBW means the leg blocked a ball that would have hit the stumps, and a googly spins the unexpected way.',
    ],
  },
  {
    ask: [
      'how american football|nfl work*|rules|played|downs',
      'explain american football|nfl|downs',
      'nfl touchdown|downs|points worth|how|what',
    ],
    say: [
      'In American football the attack has four downs to gain ten yards, or the ball usually changes hands. Touchdown six points plus a kick for one or a play for two, field goal three, safety two. Four 15-minute quarters.',
    ],
  },
  {
    ask: ['how baseball work*|rules|played|innings', 'explain baseball', 'how many innings baseball'],
    say: [
      'Nine innings, and in each both teams bat until three outs. Hit the ball and round four bases for a run. Three strikes and you’re out, four balls and you walk. Most runs wins, with no draws.',
    ],
  },
  {
    ask: [
      'how long|far marathon|half miles|km|distance|is',
      'why marathon 26|42',
      'marathon distance|miles|km',
    ],
    say: [
      'A marathon is 42.195 km, or 26.2 miles, and a half is 21.1 km (13.1 miles). The odd figure comes from the 1908 London Olympics, where the course ran from Windsor Castle to the royal box.',
    ],
  },
  {
    ask: ['how olympics often|start*|began|old', 'what olympic rings mean*|stand*|colours|colors'],
    say: [
      'The ancient Games began in 776 BC at Olympia, and the modern ones in Athens in 1896. Summer and winter each come every four years, two years apart. The five rings stand for the inhabited continents.',
    ],
  },
  {
    ask: ['why 365|leap year*|day', 'how often leap year*', 'what leap year'],
    say: [
      'The Earth needs about 365 and a quarter days to circle the Sun, so a day is added every fourth year. Century years skip it unless they divide by 400: 2000 was a leap year, 2100 won’t be.',
    ],
  },
  {
    ask: ['fun|random|interesting|weird fact|facts', 'know any facts'],
    say: [
      'Bananas are berries, strawberries aren’t. Wombats produce cube-shaped droppings. And Oxford University is older than the Aztec Empire. That last one still bothers me.',
      'A day on Venus lasts longer than its year, sea otters hold hands so they don’t drift apart, and Scotland’s national animal is the unicorn. All true.',
    ],
  },
  {
    ask: ['facts about animal|animals', 'fun|interesting|funny|random fact|facts animal|animals'],
    say: [
      'Three of them: a shrimp’s heart sits in its head region, cows have best friends and get stressed when parted, and a hummingbird can fly backwards.',
      'Sea horse fathers carry the young, crows remember human faces for years, and an ordinary garden snail has thousands of tiny teeth.',
    ],
  },
  {
    ask: [
      'facts about cat|cats|kittens',
      'fun|interesting|funny|random fact|facts cat|cats',
      'three|3 things about cats',
    ],
    say: [
      'A cat sleeps twelve to sixteen hours a day, can turn each ear separately with about thirty muscles, and can’t taste sweetness. The meow is mostly meant for humans: grown cats rarely meow at each other.',
      'Every cat’s nose print is unique, its whiskers are about as wide as its body, and cats walk like camels: both right legs, then both left.',
    ],
  },
  {
    ask: [
      'facts about dog|dogs|puppies',
      'fun|interesting|funny|random fact|facts dog|dogs',
      'three|3 things about dogs',
    ],
    say: [
      'A dog’s nose print is as unique as a fingerprint, it can understand well over a hundred words, and its sense of smell is at least ten thousand times finer than yours.',
      'Dogs sweat through their paws, Dalmatians are born without spots, and greyhounds reach around 70 km/h. And yes, they really do dream, you can see the feet running.',
    ],
  },
  {
    ask: [
      'facts about elephant*|dolphin*|whale*|penguin*|owl*',
      'fun|interesting fact|facts elephant*|dolphin*|whale*|penguin*|owl*',
    ],
    say: [
      'Elephants can’t jump and comfort each other with their trunks. Dolphins call one another by signature whistles, rather like names. An owl can turn its head 270 degrees, because its eyes can’t move.',
      'Elephants hear rumbles through their feet, humpback whales compose songs that spread from ocean to ocean, and some penguins propose with a carefully chosen pebble.',
    ],
  },
  {
    ask: ['why|how moon change* shape', 'why|how|what moon phases|crescent', 'how often|long full moon'],
    say: [
      'The Moon itself never changes: half of it is always sunlit, and as it circles us we see that half from different sides. From one full moon to the next takes about 29 and a half days.',
    ],
  },
  {
    ask: ['difference alligator* croc*', 'alligator or croc|crocodile tell'],
    say: [
      'Look at the snout: alligators have a broad U shape, crocodiles a narrow V, with the lower teeth showing when the mouth is shut. Crocodiles cope with salt water and are usually the grumpier ones.',
    ],
  },
  {
    ask: [
      'spell*|spelt necessary',
      'spell*|spelt accommodat*|separate|definitely',
      'how spell|spelt word necessary|embarrass*|rhythm|definitely',
    ],
    say: [
      'Necessary: one c, two s, like a shirt with one collar and two sleeves. Accommodation has room for two c’s and two m’s, separate has “a rat” in it, and definitely contains “finite”.',
    ],
  },
  {
    ask: [
      'difference its it s',
      'when apostrophe its|it|s',
      'difference affect effect',
      'difference their there',
    ],
    say: [
      '“It’s” always means “it is” or “it has”, otherwise write “its”. Affect is mostly the verb, effect the noun. “There” is a place, “their” belongs to them, “they’re” is short for “they are”.',
    ],
  },
  {
    ask: ['what hygge', 'hygge mean*|word'],
    say: [
      'Hygge is Danish for the cosy contentment of simple things: candles, warm socks, good company, no hurry. You say it roughly “hoo-guh”. A blanket and tea with a friend counts.',
    ],
  },
  {
    ask: [
      'when|how easter year|date|next|decided|work*|calculat*|change*',
      'why easter different|date|move*|change*',
    ],
    say: [
      'Easter is the first Sunday after the first full moon on or after 21 March, so it falls between 22 March and 25 April. That’s why it wanders.',
    ],
  },
  {
    ask: [
      'when mother|mothers|mum|mums day year|s|is|uk|us|america',
      'when father|fathers day year|s|is|uk|us|america',
    ],
    say: [
      'Mother’s Day: in the UK and Ireland the fourth Sunday of Lent, in March or around it; in the US, Canada and Australia the second Sunday of May. Father’s Day is the third Sunday of June, in Australia the first one of September.',
    ],
  },
  {
    ask: [
      'how many calories avocado|banana|apple|egg|scone|croissant|pizza|bread|slice',
      'calories in avocado|banana|apple|egg|scone|croissant|pizza',
    ],
    say: [
      'Roughly: an apple 95 calories, a banana 105, an egg 75, a slice of bread 90, half an avocado 120 to 160, a croissant 250, a plain scone 250 to 300, a slice of pizza about 280.',
    ],
  },
  {
    ask: [
      'whatsapp read receipt*|ticks|blue turn|off|hide|disable|switch',
      'turn|switch|hide read receipts|ticks',
    ],
    say: [
      'In WhatsApp open Settings, Privacy, and switch off Read receipts. Then nobody sees your blue ticks and you don’t see theirs. In group chats and for voice messages they stay on.',
    ],
  },
  {
    ask: [
      'turn|switch|mute off notifications iphone|android|phone|app|samsung',
      'stop notifications how|app|phone',
    ],
    say: [
      'iPhone: Settings, Notifications, choose the app, switch off Allow Notifications. Android: hold your finger on a notification and choose the bell or Turn off. For one noisy chat, just mute it inside the app.',
    ],
  },
  {
    ask: ['why|how stars|star twinkle*', 'twinkl* stars|star why|how'],
    say: [
      'Their light passes through moving layers of warm and cold air and gets bent a little this way and that, so it flickers. Planets look like tiny discs, which evens it out: what doesn’t twinkle is usually a planet.',
    ],
  },
  {
    ask: [
      'why|how cat|cats sleep* much|long|lot|day',
      'cat|cats sleep* all day',
      'cat|cats bring* dead|mice|mouse|birds why',
    ],
    say: [
      'Cats are built as hunters: short bursts of huge effort, long rests, twelve to sixteen hours of sleep. Most active at dawn and dusk. The mice they bring are prey carried somewhere safe, so perhaps a compliment.',
    ],
  },
  {
    ask: ['why friday 13|13th|thirteenth unlucky|bad', 'why 13|thirteen unlucky'],
    say: [
      'Twelve was the tidy number (months, apostles), so thirteen felt like one too many: the thirteenth guest at the Last Supper was Judas. Friday was the day of the crucifixion, and put together they became the unlucky date. In Spain it’s Tuesday.',
    ],
  },
  {
    ask: ['how fast light|sound', 'speed light|sound'],
    say: [
      'Light: about 300,000 kilometres a second, seven and a half times round the Earth. Sound in air is a snail beside it: roughly 340 metres a second, or a kilometre every three seconds.',
    ],
  },
  {
    ask: [
      'who invented|invent|made|built car|cars|automobile|aeroplane|airplane|plane',
      'who first flew plane|aeroplane|airplane',
    ],
    say: [
      'Karl Benz patented the first practical petrol car in 1886, and in 1903 the Wright brothers made the first controlled powered flight, near Kitty Hawk: twelve seconds, about 37 metres.',
    ],
  },
  {
    ask: ['who invented zip|zipper|velcro'],
    say: [
      'The modern zip is by Gideon Sundback, a Swedish-born engineer in America, around 1913, after an earlier try by Whitcomb Judson. Velcro came in the 1940s from George de Mestral, who looked closely at burrs in his dog’s coat.',
    ],
  },
  {
    ask: ['facts about octopus*|octopi|squid', 'facts about bee|bees|shark|sharks'],
    say: [
      'An octopus has three hearts, blue blood and about two thirds of its neurons in its arms. Bees can recognise human faces and dance to show where food is. Sharks are older than trees.',
    ],
  },
]
