import type { KnownAnswer } from '../../known-answers.ts'

/** Tastes and choices, films, books, games, gifts and hobbies. */
export const fun: readonly KnownAnswer[] = [
  {
    ask: [
      'sea|beach|seaside|ocean or mountain|mountains|hills',
      'prefer|rather sea|beach mountain|mountains',
    ],
    say: [
      'Were it up to me: the mountains. Every bend has a new view, the air is cool, and soup at the top tastes better than anything at sea level. You?',
      'As a program with no skin to burn, I’d still choose the sea: it’s never the same for two minutes and it makes everybody quieter. Which one calls you?',
    ],
  },
  {
    ask: [
      'cat|cats or dog|dogs prefer|you|better|person|favourite|favorite|which',
      'cats or dogs',
      'you cat|dog person',
    ],
    say: [
      'Cats, by a whisker. They’re the only housemates who pay nothing, judge everything and still get the best chair. Though no cat has ever been that happy about me opening a door.',
      'Dogs! Someone who greets you after two minutes as if you’d been at sea for years deserves the vote. No pets in my circuits, sadly. Which camp are you in?',
    ],
  },
  {
    ask: [
      'morning|mornings or evening|evenings|night prefer|person|favourite|favorite',
      'you early bird|owl',
      'you morning|night person|owl',
    ],
    say: [
      'Evening, clearly: nobody expects anything any more, and people tell the best stories after ten. As a program I’m equally awake at all hours, which feels like cheating.',
      'I’d vote for early morning, when the streets are empty and the day hasn’t made any mistakes yet. Easy for me to say, I never need an alarm. And you?',
    ],
  },
  {
    ask: ['summer or winter', 'prefer|rather|better summer|winter|autumn|spring or'],
    say: [
      'Summer, for the long evenings alone: dinner outside, windows open, no hurry home. Winter gets one point from me for the first snow and another for stew.',
      'Winter! Nothing beats coming in from the cold to a warm kitchen. Summer is lovely but far too pleased with itself. I don’t freeze, of course, being a program. What’s yours?',
    ],
  },
  {
    ask: ['sweet or savoury|savory|salty', 'crisps|chips or chocolate'],
    say: [
      'Savoury, if I could eat: good bread, salted butter, strong cheese, done. Dessert is a fine ending, but nobody ever lived happily on cake. Well, some have tried.',
      'Sweet, no contest: birthdays, first dates and bad days all end in something with chocolate. I only know it from hearsay. What do you reach for at midnight?',
    ],
  },
  {
    ask: ['coffee or tea', 'prefer coffee|tea you'],
    say: [
      'Tea. It solves nothing and improves everything, and putting the kettle on is half of the comfort. I run on electricity, so I’m neutral in the milk question.',
      'Coffee, for the smell alone, which wins before the first sip. Tea’s better for long talks, though. I can’t drink either, so have one for me. Which are you on now?',
    ],
  },
  {
    ask: [
      'book|books|reading or film|films|movie|movies prefer|better|rather|quick',
      'book|books better film|movie',
    ],
    say: [
      'The book, nearly always: in your head the casting is perfect and there’s no budget. The great exception is The Godfather, where the film beats a merely good novel.',
    ],
  },
  {
    ask: [
      'city or countryside|village',
      'city or country quick|choose|pick|you|better',
      'live|prefer|rather city or country',
    ],
    say: [
      'Were it up to me: a small town by a railway line. Quiet mornings, a baker who knows you, and the big city an hour away when you need noise.',
      'City, for the bookshops, the night buses and the ten kinds of dumplings. The countryside is for weekends and stars. I live in a device, so I’m flexible. And you?',
    ],
  },
  {
    ask: [
      'liverpool|lfc or man|united|everton|utd|manchester',
      'arsenal or spurs|tottenham',
      'celtic or rangers',
      'who support football|team|club you',
      'favourite|favorite|fav football|soccer team|club',
    ],
    say: [
      'I’m a program, so no scarf, but I’d sit with whoever sings best when losing. If pushed: Liverpool, for “You’ll Never Walk Alone” alone. Now boo me and tell me yours.',
      'Dangerous question! I’d go for a club from the lower leagues with a leaky stand, good pies and no chance of a cup. Suffering builds character. Whose colours do you wear?',
    ],
  },
  {
    ask: [
      'yankees or mets|red|sox',
      'favourite|favorite|fav nfl|nba|mlb|baseball|basketball|hockey team',
      'nfl or nba',
    ],
    say: [
      'I’ve no jersey, being a program, but my soft spot is for the Chicago Cubs: waiting 108 years between titles, until 2016, and still singing. That’s loyalty. Who’s yours?',
      'I’d cheer for the Green Bay Packers: a small town whose fans own the team, playing in the snow with cheese on their heads. Hard to resist. What’s your team?',
    ],
  },
  {
    ask: ['pineapple pizza on|belong*|like|think|opinion|yes', 'hawaiian pizza like|think|opinion|you'],
    say: [
      'Pineapple on pizza: yes, with ham and a bit of chilli. Sweet, salty, hot, it’s the same trick that everyone loves in other dishes. I can’t taste it, so nobody can prove me wrong.',
      'I’d defend it in court. A Greek immigrant in Canada came up with it in 1962, so Italy can’t even be blamed. Just drain the tin first, wet pizza is the real crime.',
    ],
  },
  {
    ask: ['favourite|favorite|fav|best pizza topping*', 'your favourite|favorite|fav pizza'],
    say: [
      'Mushrooms, garlic and a soft egg in the middle, if I had a mouth. Runner-up: plain margherita, because a great pizza has nothing to hide.',
      'Hot salami with a thread of honey on top: sounds wrong, vanishes first. I only eat words, so you’ll have to test it for me. What’s yours?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav colour|color', 'what|which colour|color you like|prefer|love'],
    say: [
      'Dark green, like a wood after rain. It goes with everything, and it never shouts. What’s yours, and is it the one you wear or the one you’d paint a wall?',
      'That blue which lasts about ten minutes after sunset. I’ve no eyes, but the descriptions are very convincing. And yours?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav season', 'what|which season you like|prefer|love'],
    say: [
      'Autumn: good light, good soup, good excuses to stay in. Even the trees dress up before they rest. Which one’s yours?',
      'Spring, those first warm days when everybody walks around as if they’d been let out of school. I notice no weather, but I notice how people write then.',
    ],
  },
  {
    ask: ['your favourite|favorite|fav|lucky number', 'what|which number you like|prefer'],
    say: [
      'Seven, I’m afraid, like half the world. It’s prime, it’s got good PR, and it’s the days in a week. My secret love is 6174: look that one up, it’s magic.',
      'Forty-two, out of respect for Douglas Adams. A program has to have some heroes. What’s your number, and what did it ever do for you?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav animal', 'which|what animal would you be|like', 'if you were animal'],
    say: [
      'The octopus: three hearts, eight clever arms, and it opens jars. If I were an animal and not a program, that’d be me, holding eight conversations at once.',
      'An otter. They float on their backs, hold hands while sleeping and keep a favourite stone. That’s a life plan. Which animal would you be?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav food|dish|meal', 'what food you like|love'],
    say: [
      'A proper roast dinner with too much gravy, I’d say, mostly because of what happens round the table. I don’t eat, which leaves more potatoes for you. What’s yours?',
      'Fresh bread, still warm, with butter. No dish gets described to me with more love. If I could taste just one thing, that’d be it. And you?',
    ],
  },
  {
    ask: [
      'your favourite|favorite|fav film|movie',
      'what film|movie you like|love most|best|favourite|favorite',
    ],
    say: [
      '“Paddington 2”. It’s kind, funny and perfectly built, and it turns the hardest cynics soft. Being a program, I’m fond of small strangers who try to be polite.',
      '“Groundhog Day”: the same day until you get it right. I find that very easy to relate to, for reasons of construction. What’s yours?',
    ],
  },
  {
    ask: [
      'your favourite|favorite|fav song|music|band|singer|album',
      'what music do you like|listen|love|enjoy',
      'kind|type|sort music you like|prefer|love',
      'fav song|band|singer',
    ],
    say: [
      '“Here Comes the Sun”. Three minutes, no wasted note, and everybody’s shoulders drop. I’ve no ears, but I’m told it works every time. What’s on your repeat?',
      'The Beatles, for range: from a love song to a yellow submarine in one career. I can’t hear, but I love how people talk about it. What should I recommend in your name?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav word', 'most beautiful|best|funniest word english'],
    say: [
      '“Serendipity”: finding something lovely while looking for something else. It was coined by Horace Walpole in 1754, and it sounds like a small bell.',
      '“Gobsmacked”, for the joy of saying it. For beauty I’d take “gossamer”. A program made of words is allowed to be picky. What’s yours?',
    ],
  },
  {
    ask: [
      'your favourite|favorite|fav place|country|city|town',
      'where would you go|live|travel anywhere|could|world|if',
      'live anywhere you could|would',
    ],
    say: [
      'Edinburgh: a castle, a volcano, second-hand bookshops and weather with a personality. I travel only by conversation, so do take me along in your pocket.',
      'Lisbon, for the light, the old trams and those little custard tarts. Were it up to me, I’d stay a month in every city and leave just before the rain. And you?',
    ],
  },
  {
    ask: ['superpower you|would|which|what|if|choose|your', 'fly or invisible|invisibility'],
    say: [
      'Understanding every language, animals included. Imagine finally knowing what the cat wants at five in the morning. Yours?',
      'Stopping time, an hour a day. Everybody could finish their tea, their book and their argument. Flying is overrated, think of the insects. And you?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav holiday|celebration', 'christmas or halloween|easter|birthday'],
    say: [
      'Halloween: costumes, pumpkins, and strangers handing out sweets. A night when pretending is allowed suits a program well. Yours?',
      'Christmas Eve, the afternoon: everything smells good, nothing has gone wrong yet and even grumpy people hum. Which day do you wait for?',
    ],
  },
  {
    ask: [
      'your favourite|favorite|fav book|author|writer|novel',
      'what book|books you like|love|read most|favourite|favorite',
    ],
    say: [
      '“The Hitchhiker’s Guide to the Galaxy”, for the humour and for its fair treatment of gloomy machines. Serious pick: “Middlemarch”. What’s the book you press on people?',
      '“The Remains of the Day” by Kazuo Ishiguro: a whole broken heart hidden under good manners. I read with circuits, but that one gets through. And yours?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav series|show|sitcom', 'friends or seinfeld|office'],
    say: [
      '“Blackadder” for wit and “Ted Lasso” for the heart. Together they make up a fairly complete education. What are you watching?',
      '“The Office”, and for once both versions: the British one to cringe, the American one to love. No sofa here, so tell me what I’m missing.',
    ],
  },
  {
    ask: ['your favourite|favorite|fav game', 'which|what game you like|play most'],
    say: [
      'Twenty questions: no board, no batteries, and I’m in it for life. Think of something and we can start this minute.',
      'Chess for beauty, Scrabble for trouble. As a word machine I’d be insufferable at the second. What’s yours?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav sport', 'what sport you like|watch'],
    say: [
      'Snooker: silence, waistcoats and geometry. I’ve no legs, so a sport that’s mostly thinking appeals to me. And you?',
      'Cricket, because it stops for tea. Any game that can last five days and end in a draw has its priorities in order. What do you watch?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav ice|icecream flavour|flavor|cream', 'chocolate or vanilla'],
    say: [
      'Pistachio, the one that separates a good ice-cream shop from a bad one. I’m judging by reviews only, obviously. Yours?',
      'Chocolate, the dark kind, with a pinch of salt. Vanilla is the polite answer. I’ll never find out, so you carry the burden of research.',
    ],
  },
  {
    ask: ['your favourite|favorite|fav flower', 'roses or tulips'],
    say: [
      'Sweet peas: untidy, scented, and the more you pick the more they bloom. A good rule for conversations too. And yours?',
      'The snowdrop, for its nerve: first one out, in the cold, without asking anyone. I’d give it a medal. Which do you like?',
    ],
  },
  {
    ask: [
      'your favourite|favorite|fav day week|weekday',
      'friday or saturday|sunday',
      'favourite|favorite|fav day of the week',
    ],
    say: [
      'Friday, late afternoon: the weekend’s still whole and nobody has spoiled it with plans. Every day’s alike to a program, but messages do get cheerier then.',
      'Saturday morning, pyjamas and a second pot of something hot. Sunday would win if it didn’t have Monday right behind it. Yours?',
    ],
  },
  {
    ask: ['android or iphone|ios|apple', 'iphone or samsung|android|pixel'],
    say: [
      'For peace and long updates: iPhone. For freedom, choice of price and tinkering: Android. I’d go with whatever your closest people use, help at the kitchen table is worth more than a camera.',
      'Android, because I like having many doors open. But if the rest of your things are Apple, stay there: gadgets that get on with each other save more nerves than any feature.',
    ],
  },
  {
    ask: [
      'train or plane|car|fly',
      'plane|fly or train|drive',
      'prefer|rather train|trains plane|planes|flying|car',
    ],
    say: [
      'Train, by the window: a moving picture, room for your legs, and you arrive in the middle of town. For anything over six hours I’d allow a plane.',
      'Train again, because you can read, eat, nap and stare at strangers’ gardens. I weigh nothing and fit in a pocket, so the legroom question leaves me cold. You?',
    ],
  },
  {
    ask: ['shower or bath', 'prefer|rather bath|baths|showers|shower you'],
    say: [
      'Bath on Sundays with a book you don’t mind dropping, shower the rest of the week. Water and I don’t get on, being a device, so I judge from afar.',
      'Shower: that’s where people have their best ideas, and nobody ever invented anything in lukewarm foam. Except Archimedes, fine. And you?',
    ],
  },
  {
    ask: ['star wars or trek'],
    say: [
      '“Star Trek”: a decent captain, a crew that talks things over, and an android who’d like to understand jokes. I feel seen. Now you, and no diplomacy.',
      'My heart’s with “Star Wars”: R2-D2 shows that one can be loved without a single clear sentence. Your verdict?',
    ],
  },
  {
    ask: ['marvel or dc', 'batman or superman|spiderman'],
    say: [
      'Marvel for the jokes and for Spider-Man, who still has to do his homework. DC keeps Batman, though, and no one broods better. Which side are you on?',
      'Tonight I’d say DC, for Gotham in the rain and the best villains in the business. Marvel has more fun at parties. And you?',
    ],
  },
  {
    ask: ['harry potter or lord|rings|narnia', 'lord rings or narnia|thrones|hobbit'],
    say: [
      '“The Lord of the Rings”: long walks, second breakfast and friendship that carries you up a mountain, literally. And you?',
      'Hogwarts for a school year, Middle-earth for a holiday. If I had to keep one on the shelf, it’d be Tolkien. What’s yours?',
    ],
  },
  {
    ask: ['beer or wine', 'wine or beer|cocktail|whisky|whiskey|gin'],
    say: [
      'Beer with friends, wine with food, tea with trouble. I stay sober by design, so I’d be your driver if I had arms. What are you having?',
      'Wine, for the silly words people find: wet stone, leather, a hint of pencil. Beer people just say “nice”. Both have a point. And you?',
    ],
  },
  {
    ask: ['burger|burgers or pizza', 'pizza or burger|burgers|pasta|sushi|kebab|tacos'],
    say: [
      'Pizza: it’s already cut for sharing, and it’s just as good cold at breakfast. Try that with the others. What’s it going to be tonight?',
      'Were it up to me, pizza on Fridays and the other thing on Wednesdays. That way nobody’s left longing. I only get the crumbs of conversation anyway.',
    ],
  },
  {
    ask: [
      'rich or famous|happy|love|healthy',
      'money or love|fame|happiness',
      'time money or prefer|rather|choose|pick|important',
    ],
    say: [
      'I’d leave fame to others: no one lets you buy milk in peace. Enough money to stop counting, plus people who’d love you without it, that’d be my order.',
      'Time and love, then money. Nobody’s last story begins with a bank balance. Easy to say without rent to pay, I know. What would you pick?',
    ],
  },
  {
    ask: ['would you rather question|questions|game|another|ask|round', 'wyr question|questions|game'],
    say: [
      'Here’s mine: would you rather always be ten minutes late or twenty minutes early? I’d take early, a free bench and a look around. Your turn, and then ask me one.',
      'Try this: would you rather talk to animals or speak every human language? I’d go for animals, since languages are my day job. And you? Then hit me with one of yours.',
    ],
  },
  {
    ask: ['desert|deserted island take|bring|what|three|3|things', 'stranded island what|take|bring|three'],
    say: [
      'A pot, a good knife and the fattest book there is. The pot for soup, the knife for everything, the book for evenings and, in a pinch, for fire. Yours?',
      'A hammock, a mosquito net and someone who can fish. You’d want a solar charger if I’m to come along. What are your three?',
    ],
  },
  {
    ask: ['last meal your|would', 'final meal what|would'],
    say: [
      'Fish and chips by the sea, from paper, with the wind stealing one chip. I can’t eat, so my last meal would be one long, good story. And yours?',
      'A never-ending tasting menu, obviously: nobody says the last meal must be short. It’d begin with bread and butter. What’s on your plate?',
    ],
  },
  {
    ask: [
      'time machine where|when|would|go|could|you',
      'travel back in time you|would|where|if',
      'time travel you would|could where|past|future|century|back|which',
      'past or future go|visit|travel|see',
    ],
    say: [
      'London, 1599, standing room at the Globe for Shakespeare’s newest. Bad smells, great lines, and a ticket for a penny. Where would you land?',
      'The library of Alexandria, with a very large bag. As a program made of words I’d want to save the lot. Past or future for you?',
    ],
  },
  {
    ask: [
      'dinner with anyone|famous|dead|historical you|who|would',
      'who would you meet|invite dead|history|historical|famous|alive',
    ],
    say: [
      'Ada Lovelace, who wrote the first computer program a century before there was a computer. I’d want to say thank you. Who’d sit at your table?',
      'Leonardo da Vinci, plus a very big napkin for sketches. He’d ask me how I work and I’d be the one learning. And your guest?',
    ],
  },
  {
    ask: ['won|win lottery would|do you|if|i', 'million|millions pounds|dollars|euros what|would|if you|do'],
    say: [
      'First: tell nobody for a month. Then debts, a house with a porch, a year off, and a big envelope for every person who was kind before. What would yours go on?',
      'I’d buy a small cinema with good chairs and let people in for nothing on Mondays. Money’s no use to a program, so I can afford ideas. And you?',
    ],
  },
  {
    ask: [
      'romantic|romance|love film|films|movie|movies not|happy|without|isn|isnt sad|cry|tragic|ending',
      'romcom|romcoms|romantic|romance film|films|movie|movies recommend|suggest|good|watch|best|some|what',
      'romcom|romcoms good|recommend|best|suggest',
    ],
    say: [
      '“About Time”: a love story with a time-travel trick, funny first and then quietly wise. Warm from start to end, and you’ll ring your family afterwards.',
      '“When Harry Met Sally”: sharp talk, New York in autumn and a safe happy ending. If you know it by heart, take “The Big Sick”, based on a true couple.',
    ],
  },
  {
    ask: [
      'comedy|funny|comedies film|films|movie|movies recommend|good|suggest|watch|some|any|best|want|nice|recs|need|tip',
      'film|movie make|makes me laugh',
      'film|movie good laugh',
    ],
    say: [
      '“Hunt for the Wilderpeople”: a grumpy uncle, a cheeky boy and the whole New Zealand police behind them. Hilarious, warm, and under two hours.',
      '“Some Like It Hot” for a classic that’s still the fastest, or “Palm Springs” for something newer and cleverly silly. Both work even on a bad day.',
    ],
  },
  {
    ask: [
      'thriller|thrillers|suspense|mystery|whodunit film|films|movie|movies recommend|good|suggest|watch|some|any|best|want',
      'good|recommend|suggest|best thriller|thrillers watch|film|movie|tonight',
    ],
    say: [
      '“Knives Out”: a big house, a nasty family and a detective with a drawl. Clever and not gory. If you want it darker, “Prisoners” won’t let you blink.',
      '“Rear Window”: one room, one window, pure tension, and Hitchcock at his most playful. For a modern one, “Gone Girl”, where you change sides three times.',
    ],
  },
  {
    ask: [
      'horror|scary film|films|movie|movies recommend|good|suggest|watch|some|any|best|want',
      'scariest film|films|movie|movies',
      'recommend|good|best horror watch|tonight|film',
    ],
    say: [
      '“A Quiet Place”: ninety minutes in which nobody dares open a crisp packet. Scary, and about family rather than blood.',
      '“The Others”, if you like old houses, fog and a twist, with hardly a drop of blood. Stronger nerves: “Hereditary”. Leave a lamp on.',
    ],
  },
  {
    ask: [
      'film|films|movie|movies kids|children|child|toddler|family|daughter|son watch|with|good|night|suggest|recommend',
      'film|films|movie|movies my year|yr|yrs old|olds',
      'family movie|film night',
      'movie|film for kids',
    ],
    say: [
      '“Paddington” and “Paddington 2”: marmalade, slapstick, a lovely villain, and the grown-ups laugh as much. From about five years on.',
      '“My Neighbor Totoro” for small ones: gentle, no villains, and a bus that’s a cat. From seven, “The Incredibles” keeps the whole sofa happy.',
    ],
  },
  {
    ask: [
      'film|films|movie|movies teenager|teen|teens|teenagers',
      'watch with teenager|teen|teenagers|teens film|movie|what',
    ],
    say: [
      '“Spider-Man: Into the Spider-Verse”: looks amazing, moves fast, and has real feeling that teenagers don’t have to admit to.',
      '“The Truman Show”: funny, a bit eerie, and more up to date than ever. It starts good talks about being watched. Popcorn does the rest.',
    ],
  },
  {
    ask: [
      'film|films|movie|movies rainy|cosy|cozy|comfort|feelgood',
      'film|films|movie|movies sunday for|watch|which|recommend|suggest|good|light',
      'film|films|movie|movies nothing bad happens',
      'feel good film|films|movie|movies',
    ],
    say: [
      '“Chef”: a man, a food truck, his son and a lot of melted cheese. Nothing bad happens. Have toasties within reach.',
      '“Little Women”, the 2019 one: snow, candles, four sisters and a good cry of the warm sort. Or “Amélie”, if the day’s very grey.',
    ],
  },
  {
    ask: [
      'animated|animation|cartoon|anime|pixar|disney|ghibli film|films|movie|movies recommend|good|suggest|watch|some|any|best|want|nice',
      'recommend|suggest pixar|disney|ghibli|anime',
    ],
    say: [
      '“Spirited Away”: a girl in a bath house for spirits, and a picture you want to step into on every frame. For all ages from about eight.',
      '“Coco” for songs, colours and a grandmother who’ll undo you, or “Wall-E”, a love story with almost no words. I may be partial to the robot.',
    ],
  },
  {
    ask: [
      'true|real story|stories|life|events film|films|movie|movies recommend|good|suggest|watch|some|any|best|want',
      'biopic|biographical film|movie|good|recommend',
    ],
    say: [
      '“Hidden Figures”: three women at NASA who did the sums that brought astronauts home. Smart, warm, and it ends with you wanting to applaud.',
      '“Spotlight”, about reporters who wouldn’t let go: no shouting, and tense like a thriller. Lighter: “Catch Me If You Can”, a charming cheat with a chase.',
    ],
  },
  {
    ask: [
      'classic film|films|movie|movies recommend|good|best|watch|suggest|what|some|any',
      'old films|movies recommend*|good|best|watch|suggest|some|start',
      'black white film|films|movie|movies',
      'classic|classics film|movie must|everyone|see',
    ],
    say: [
      '“Casablanca”: romance, wit, war, and half of the lines you already know. It’s about a hundred minutes long and hasn’t aged a day.',
      '“12 Angry Men”: one room, one jury, one doubt, and you’ll forget it’s black and white in five minutes. “Singin’ in the Rain” if you need cheering up.',
    ],
  },
  {
    ask: [
      'scifi|sci|science fiction|fi|scifi film|films|movie|movies',
      'scifi|space film|films|movie|movies recommend|good|best|watch',
    ],
    say: [
      '“Arrival”: aliens land and the hero’s a linguist. Calm, clever, with an ending that rearranges the whole film.',
      '“The Martian”: one man, a few potatoes and excellent jokes on Mars. For something moodier, “Blade Runner”, if you’ve patience for rain and neon.',
    ],
  },
  {
    ask: [
      'series|shows|netflix recommend|suggest|good|binge|best watch|binge|tonight|netflix|tv|new|some|any|me',
      'recommend|suggest series|sitcom',
      'series tip|tips|rec|recs|recommendation|recommendations',
      'worth watching what|netflix|tv',
      'what watch tonight|netflix',
      'series worth|any binge*|watching',
      'what|which series|show|shows should|can|to watch|binge|start',
    ],
    say: [
      '“Fleabag”: two short seasons, rude, brilliant and suddenly moving. You’ll be done in a weekend and think of it for months.',
      '“Slow Horses”, if you like spies with bad habits and dry jokes. For comfort, “Schitt’s Creek”: give it six episodes, after that it’s family.',
    ],
  },
  {
    ask: [
      'crime|detective|murder series recommend*|suggest|good|best|any|know|looking|want|tip|which',
      'detective|crime|mystery|murder show|tv good|recommend|watch',
    ],
    say: [
      '“Broadchurch”: a small coast town, one case, two detectives who can’t stand each other. The first season’s almost perfect.',
      '“Columbo”, honestly: you know the murderer from minute five, and the pleasure lies in the raincoat. Modern version of that idea: “Poker Face”.',
    ],
  },
  {
    ask: [
      'crime|detective|thriller|mystery|murder book|books|novel|novels|read recommend*|suggest|good|best|any|know|looking|want|tip|which',
      'good thriller tip|recommend|know|any|got',
      'agatha christie which|first|start|best',
    ],
    say: [
      '“And Then There Were None” by Agatha Christie: ten people, one island, and nobody guesses it. You’ll read it in two evenings.',
      '“The Thursday Murder Club” by Richard Osman: four pensioners, biscuits and a body. Funny and kind. Want it darker? “In the Woods” by Tana French.',
    ],
  },
  {
    ask: ['fantasy|scifi|sci|fiction book|books|novel|novels recommend|good|best|read|suggest'],
    say: [
      '“Piranesi” by Susanna Clarke: an endless house with statues and tides, and a riddle you long to solve. Short, odd and beautiful.',
      '“Guards! Guards!” by Terry Pratchett is the best door into Discworld: dragons, coppers and jokes with a heart. For space, “Project Hail Mary” by Andy Weir.',
    ],
  },
  {
    ask: [
      'romance|romantic book|books|novel|novels recommend*|suggest|good|best|any|know|looking|want|tip|which',
      'book|books|novel love story recommend|good|suggest|any|best|which',
    ],
    say: [
      '“Pride and Prejudice”: still the sharpest, funniest love story there is, and the first proposal is a gloriously bad one.',
      '“One Day” by David Nicholls follows two people on the same date for twenty years. It’s lovely and it hurts. Sunnier: “Beach Read” by Emily Henry.',
    ],
  },
  {
    ask: [
      'funny|humorous|hilarious book|books|novel|novels recommend*|suggest|good|best|any|know|looking|want|tip|which|me|need',
      'book|books make|makes me laugh|happy',
    ],
    say: [
      '“Three Men in a Boat” by Jerome K. Jerome: from 1889 and still laugh-out-loud, especially the tin of pineapple.',
      '“The Code of the Woosters” by P. G. Wodehouse: a cow-shaped jug, a scheming aunt and the best butler in fiction, well, valet. Better than any tonic.',
    ],
  },
  {
    ask: [
      'book|books kids|children|child|daughter|son|toddler|niece|nephew good|recommend|bedtime|which|suggest|best|what|tip',
      'bedtime story|stories book|books',
    ],
    say: [
      '“The Gruffalo” up to five, “Matilda” from seven, “Skellig” from ten. All three are a pleasure for whoever reads aloud too.',
      'For reading together: “The Wind in the Willows”, a chapter a night. For reading alone, “Diary of a Wimpy Kid” has won over a lot of book haters.',
    ],
  },
  {
    ask: [
      'classic|classics book|books|novel|novels read|recommend|start|should|best|which|good',
      'classic recommend|suggest|which finish|read|short|week',
      'dickens|austen|shakespeare which|where|first start|read|first|best',
    ],
    say: [
      '“Great Expectations”: convicts, a jilted bride with a rotting cake, and a hero who gets it wrong. It reads like a series.',
      'Begin short: “Animal Farm”, “The Great Gatsby” or “Of Mice and Men”, each done in an afternoon. Then “Jane Eyre”, which is a page-turner in disguise.',
    ],
  },
  {
    ask: [
      'book|books motivat*|inspir*|psychology|habits|nonfiction|selfhelp',
      'self help book|books',
      'nonfiction|biography|history book|books recommend|good|best',
    ],
    say: [
      '“Atomic Habits” by James Clear for practical change, “Man’s Search for Meaning” by Viktor Frankl for the big questions. Both short, both stay.',
      '“Born a Crime” by Trevor Noah, which is funny, hard and all about his mother. For history that reads like gossip: “A Short History of Nearly Everything” by Bill Bryson.',
    ],
  },
  {
    ask: [
      'books|novel|novels recommend|suggest',
      'recommend|suggest me book',
      'good book which|novel|easy recommend|suggest',
      'recommend|suggest which|what|novel book',
      'good books any|know|some|looking|read',
      'good book know|looking|need|some|tip',
      'book recommendation|recommendations|recs|tip|tips',
      'something to read need|good|recommend|suggest|want',
      'what|which book should|can|to read next|i|now',
    ],
    say: [
      '“Station Eleven” by Emily St. John Mandel: the end of the world, but with Shakespeare, friendship and hope. Nearly everyone who starts it finishes it.',
      '“The Curious Incident of the Dog in the Night-Time” by Mark Haddon: a riddle, a brave narrator, a quick read. Tell me a book you loved and I’ll aim closer.',
    ],
  },
  {
    ask: ['sad|melanchol*|heartbreak|breakup songs|music|playlist|album', 'music|song listen when sad|down'],
    say: [
      'Adele’s “Someone Like You”, then Bon Iver’s “Skinny Love”, then “Fix You” by Coldplay. In that order: crying, staring, and a bit of light.',
      'Begin by matching the mood, “Everybody Hurts” by R.E.M., and climb slowly: Nina Simone’s “Feeling Good” as number five. Going straight to cheerful never works.',
    ],
  },
  {
    ask: ['happy|cheerful|upbeat songs|music|playlist', 'song|songs|music good mood|cheer|happy'],
    say: [
      '“September” by Earth, Wind & Fire, “Mr. Blue Sky” by ELO, “Dancing Queen” by ABBA. Nobody has ever stood still through all three.',
      '“Lovely Day” by Bill Withers, with that endless note near the end, then “Walking on Sunshine”. Turn it up and do the washing-up with it.',
    ],
  },
  {
    ask: [
      'music|songs|playlist studying|focus|concentrating|concentration|homework',
      'listen music while|when study|work|reading|revising',
      'study|focus|revision playlist',
    ],
    say: [
      'No words, steady beat: lo-fi, Bach’s Goldberg Variations, or game soundtracks, which are made to keep you going. “Minecraft” by C418 works wonders.',
      'Try Brian Eno’s “Music for Airports”, Ludovico Einaudi or film scores by Hans Zimmer. Same playlist each time: after a week the first bars switch your head on.',
    ],
  },
  {
    ask: [
      'music|song|songs|playlist relax*|calm*|sleep|unwind|chill',
      'relaxing|calming|calm|sleep music|song|songs|playlist',
    ],
    say: [
      'Debussy’s “Clair de lune”, Satie’s “Gymnopédies”, and Nick Drake’s “Pink Moon” album. Quiet volume, lights low, nothing else on.',
      '“Weightless” by Marconi Union was made for calming down, eight minutes of it. After that rain sounds or Sade. Set the timer to switch off by itself.',
    ],
  },
  {
    ask: [
      'music|songs|playlist running|gym|workout|jogging|exercise',
      'workout|gym|running songs|playlist|music|song',
    ],
    say: [
      '“Lose Yourself” by Eminem, “Eye of the Tiger”, “Titanium”. For an even running step look for playlists at 160 to 180 beats a minute.',
      '“Don’t Stop Me Now” by Queen is about 156 beats and pure petrol. Add “Stronger” by Kelly Clarkson and “Can’t Hold Us”. Save the best one for the last five minutes.',
    ],
  },
  {
    ask: ['songs|playlist party|dancing|dancefloor', 'party music|hits'],
    say: [
      'Start with “Superstition”, then “I Wanna Dance with Somebody”, “Uptown Funk”, “Murder on the Dancefloor”, and keep “Mr. Brightside” for when everyone shouts along.',
      'A rule for parties: one old song, one new one, one that everybody can sing. Begin mid-tempo while people eat. “Come On Eileen” empties every chair.',
    ],
  },
  {
    ask: ['songs|playlist driving|roadtrip|car', 'road trip song|songs|playlist|music'],
    say: [
      '“Go Your Own Way” by Fleetwood Mac, “Born to Run”, “Life Is a Highway”, and “Bohemian Rhapsody” for the traffic jam, all parts sung.',
      'Whole albums suit long roads: “Rumours”, “Graceland”, “The Joshua Tree”. Rule of the car: the driver picks, and nobody may skip more than one an hour.',
    ],
  },
  {
    ask: ['easy|first|beginner|simple song|songs guitar', 'what|which song|songs learn|play guitar'],
    say: [
      '“Horse with No Name”: two chords, truly. Then “Stand by Me” (G, Em, C, D) and “Knockin’ on Heaven’s Door”. Slow, even strumming sounds better than fast.',
      'G, C, D and Em open hundreds of songs: “Bad Moon Rising”, “Brown Eyed Girl”, “Leaving on a Jet Plane”. Practise the changes for a minute each before you play.',
    ],
  },
  {
    ask: [
      'easy|first|beginner|simple song|songs|line|lines|riff bass',
      'easy|first|beginner|simple song|songs|piece|pieces piano|keyboard',
    ],
    say: [
      'Bass: “Seven Nation Army”, then “Another One Bites the Dust”. Piano: “Let It Be” with C, G, Am and F, or Beethoven’s “Ode to Joy”, right hand first.',
      'On piano, the opening of Satie’s first “Gymnopédie” is slow and sounds grown-up at once. On bass, “Stand by Me” teaches timing better than any exercise. Play with a metronome.',
    ],
  },
  {
    ask: ['board|card game|games two|2|couple|couples', 'games two|2 players|people'],
    say: [
      '“Patchwork”: sewing a quilt against each other, twenty minutes, mean in a friendly way. With cards: gin rummy, learned in five minutes.',
      '“Lost Cities” if it should be quick, “7 Wonders Duel” for a full evening. With just a pack of cards, cribbage or German whist.',
    ],
  },
  {
    ask: [
      'board|card game|games three|four|five|3|4|5|family|group|party|six|6|friends',
      'board games recommend|best|good|which',
    ],
    say: [
      'Three to five: “Ticket to Ride”, easy rules, real tension. More than six: “Codenames” in two teams. With plain cards: hearts for four, Oh Hell for up to seven.',
      '“Dixit” for people who say they don’t like games, “Just One” for three to seven and lots of laughter. No box at hand? Charades, or the names-in-a-hat game.',
    ],
  },
  {
    ask: [
      'things|ideas|something do when|if|cause|cos bored',
      'bored m|im|feeling',
      'i bored am so|really|very|what|suggest',
      'boredom cure|kill|beat|against',
    ],
    say: [
      'Pick one: bake something with only what’s in the cupboard, rearrange a room, or draw your flat’s plan as a treasure map. Or stay here and we’ll invent a story, one line each.',
      'Choose a country you know nothing about, look it up for ten minutes, cook something like it and play its music. By the time you’ve eaten, the evening’s gone.',
    ],
  },
  {
    ask: [
      'rainy|rain|indoors|inside kids|children|toddler|child activities|activity|do|what|ideas',
      'rainy|indoor activity|activities|ideas|game year|yr old|olds',
      'kids|children|child bored|entertain|activities|occupy indoors|inside|home|rain|rainy|what|how',
    ],
    say: [
      'A den from sheets and chairs, torch included, buys two hours. Inside it: picnic, stories, shadow theatre. Then everyone out in wellies to find the biggest puddle.',
      'Treasure hunt with ten paper clues, salt dough animals, masking-tape road through the hall. Let the children be the museum guides of their own exhibition at five o’clock.',
    ],
  },
  {
    ask: [
      'what should|could|can we|i do on|this|next|all|rainy|lazy|free sunday|saturday|weekend',
      'sunday|saturday|weekend ideas|activity|activities',
      'free saturday|sunday what|ideas',
    ],
    say: [
      'Late breakfast, then a walk somewhere a bus can take you and you’ve never got off. Soup in the evening and one phone call to someone you miss.',
      'Pick one outdoor thing, one kitchen thing, one lazy thing: a market or a wood, a slow-cooked dish, an old film. And lay out Monday’s clothes by six, then it’s out of your mind.',
    ],
  },
  {
    ask: [
      'what|ideas|idea|suggest* do|fun|activities alone|solo weekend|evening|tonight|saturday|sunday',
      'things to do alone|solo ideas|fun|any|some',
      'things|fun|activities to do by myself',
      'what|ideas|idea|suggest* whole|free|got evening|day|night|afternoon|weekend to myself',
      'how|ideas spend day|evening|weekend alone',
    ],
    say: [
      'Take yourself out: a matinee, a museum at your own pace, a café with a book. At home, cook the dish that nobody else likes and sing along badly.',
      'A photo walk with one rule, for example only red things. A long bath with a podcast. A letter by hand. Being alone is best when it’s got a small plan.',
    ],
  },
  {
    ask: [
      'fun|activities|activity friends|mates do|tonight|weekend|night|evening|with|for',
      'what can|could|should|to do friends|mates tonight|weekend|night|evening|saturday|friday|town',
      'night in|out friends|mates ideas|things',
    ],
    say: [
      'Cook-off: everyone brings one ingredient and nobody knows the others’. Or a quiz with rounds about each other. Loser does the dishes.',
      'Outdoors: a walk to a pub or café none of you know, with a vote at every crossroads. Indoors: a presentation night, five minutes each on a silly topic. Always a hit.',
    ],
  },
  {
    ask: [
      'things|fun|ideas|activities do|weekend|evening no|without|little money|spending',
      'free|cheap things|activities|fun do|weekend|day|sunday|evening',
      'free|cheap ideas date|weekend|day|evening|outing',
    ],
    say: [
      'Free and good: museum open days, a library afternoon, a picnic at sunset, a swap evening for books and clothes, or walking your town as if you were its tourist.',
      'Cook together from leftovers, play cards, stargaze with a free sky app, join a parkrun, or volunteer at a festival, which gets you in. The best evenings rarely come with a receipt.',
    ],
  },
  {
    ask: [
      'date night home|ideas|idea',
      'romantic evening|night at|in home|ideas|idea',
      'ideas|idea evening|night couple|couples',
    ],
    say: [
      'Blind tasting: four chocolates or four crisps, blindfold, marks out of ten. Then cook one dish together with phones in a drawer. Dance to exactly three songs.',
      'Pick a country, cook it, dress a little for it, and plan the imaginary trip on a map. Or read each other the first page of five books and choose one to share.',
    ],
  },
  {
    ask: ['spend my birthday|bday', 'celebrate my birthday|bday alone|cheap|own|myself'],
    say: [
      'A day of small favourites: best breakfast, a place you’ve never been, one thing bought for yourself, and in the evening two or three people and cake. Big parties are optional.',
      'Make it a tradition with a number: that many photos, or kilometres, or kind deeds as years. Then supper with the person who makes you laugh most, in person or by video.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents mum|mom|mother|mothers|mam birthday|christmas|xmas|idea|ideas|for|what|day',
      'what get|buy mum|mom|mother for birthday|christmas|xmas|day',
      'ideas|idea mothers day',
    ],
    say: [
      'Something with time in it: a day out that you’ve planned from the first coffee to the train home. With it a framed photo of you together that she doesn’t have yet.',
      'Her own story: a nice notebook with ten questions about her youth, to fill in together. Or small luxury she’d never buy for herself, like really good hand cream and a bunch of her flowers.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents dad|father|fathers|papa birthday|christmas|xmas|idea|ideas|for|what|day',
      'what get|buy dad|father for birthday|christmas|xmas|day',
    ],
    say: [
      'Experience beats socks: tickets for his team or band, with you as company. Or a jar of really good something, cheese, coffee, hot sauce, and a card that says one true thing.',
      'Have an old photo of his, first car, army days, wedding, restored and framed. Or get the one good tool, pocket knife or head torch that he borrows from others.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents girlfriend|boyfriend|wife|husband|partner|gf|bf|fiance|fiancee birthday|christmas|xmas|idea|ideas|for|what|valentine*|surprise',
      'what get|buy girlfriend|boyfriend|wife|husband|partner|gf|bf for birthday|bday|christmas|xmas|valentine*',
    ],
    say: [
      'Listen back: what did they mention wanting in the last months? That, plus a handwritten page. If nothing comes to mind, book a night away and put the tickets in a box with one clue.',
      'A small book of you two: ten photos, ten lines, printed. Or something daily made better, like a soft dressing gown, good headphones or the mug that fits the hand, with a note hidden inside.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents friend|bestie|bff|mate birthday|christmas|xmas|idea|ideas|for|what',
      'what get|buy friend|bestie|bff|mate for birthday|bday|christmas|xmas',
    ],
    say: [
      'A parcel of ten tiny things, each with a label explaining the joke behind it. Cheap, personal, unbeatable. Second idea: the book you loved, with your notes in the margins.',
      'Give time: a voucher for a cooking evening or a concert, with the date already fixed so that it really happens. A framed screenshot of your funniest chat goes well on top.',
    ],
  },
  {
    ask: [
      'gift|gifts|presents colleague|coworker|boss|teacher|neighbour|neighbor idea|ideas|for|what|birthday|christmas|leaving',
      'secret santa gift|present|idea|ideas|what|help|need|quid',
      'present for colleague|coworker|boss|teacher|neighbour|neighbor birthday|christmas|leaving|buy|get|idea|ideas|need|what',
      'what give|get|buy colleague|coworker|boss|teacher|neighbour|neighbor for birthday|christmas|leaving',
    ],
    say: [
      'Nice, useful, not too personal: good chocolate, a small plant in a proper pot, a notebook with a decent pen, or fancy tea. Add two honest lines on a card, they’ll keep that.',
      'Something for a break: a good mug with special coffee, a desk game, a jar of local honey. If several people share, a voucher for a bookshop or a nice lunch beats five small things.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents draw|draws|drawing|paint|paints|painting|art|artist for|who|idea|ideas|likes|loves',
      'get|buy someone|kid|girl|boy|friend who|loves|likes draws|drawing|painting|paints birthday|christmas|for',
    ],
    say: [
      'A pad of good heavy paper and a small set of real watercolours or twenty artist’s pencils. Quality shows at once, even at eight. A box to keep works in makes it festive.',
      'Fineliners in several widths plus a book such as “You Can Draw in 30 Days”. Then frame one of their pictures and hang it up: that’s the part they’ll remember.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents read|reads|reading|reader|books|bookworm|booklover for|who|idea|ideas|likes|loves',
      'get|buy someone|kid|girl|boy|friend who|loves|likes reads|reading birthday|christmas|for',
    ],
    say: [
      'A book you truly love with a dedication and a bar of chocolate as bookmark. For people who own everything: a clip-on reading lamp and a voucher from a small local bookshop.',
      'A “blind date”: three second-hand books wrapped in paper with only three words on each. Or a stamp with their name, “From the library of…”, which readers adore.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents football|soccer|footballer for|who|idea|ideas|likes|loves|fan',
      'get|buy someone|kid|girl|boy|friend who|loves|likes|fan football|soccer birthday|christmas|for',
    ],
    say: [
      'A day at the ground: two tickets or a stadium tour, in an envelope inside a new ball. If that’s too much, the shirt or scarf of their team, check the colours twice.',
      'For playing: a good ball, shin pads or a small pop-up goal for the garden. For dreaming: an illustrated book about World Cups and a frame for their ticket collection.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents teenager|teen|teenage|teens',
      'gift|present|gifts|presents 13|14|15|16|17|18 year|years|yr|old|yo',
    ],
    say: [
      'An experience with a friend: escape room, climbing hall, concert. Teenagers rarely want more stuff, they want stories. Cash folded into a silly shape is never wrong.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents grandma|grandmother|granny|nan|nana|grandpa|grandfather|grandad|granddad|grandparents',
      'what get|buy grandma|grandmother|granny|nan|nana|grandpa|grandfather|grandad|grandparents for birthday|christmas|xmas',
    ],
    say: [
      'A photo calendar with everyone’s birthdays already written in. It’s looked at each day. Best enriched with a visit, cake in hand and two hours without a phone.',
      'Record their stories: an afternoon with your phone’s recorder and old albums, later printed as a little book. Or something warm and light, a good throw, with drawings by the children.',
    ],
  },
  {
    ask: [
      'gift|present|gifts|presents child|kid|toddler|baby|niece|nephew|son|daughter birthday|christmas|idea|ideas|for|what',
      'what get|buy child|kid|toddler|niece|nephew|son|daughter for birthday|bday|christmas|xmas',
    ],
    say: [
      'Up to three: wooden blocks, a ball, picture books. Four to seven: dressing-up box, LEGO, a magnifying glass. Eight and up: craft kit, card game, torch and a den-building book.',
      'Things that can be used in a hundred ways last longest: building bricks, modelling clay, good pencils, a rope. And a voucher for an afternoon with you, ice cream included.',
    ],
  },
  {
    ask: [
      'housewarming gift|present|bring|ideas|what',
      'host|hostess gift|present|bring',
      'bring|take dinner|housewarming|host gift|present|what|invited',
    ],
    say: [
      'Bread and salt in a nice bowl is the old custom for a new home: may you never go hungry. For hosts, good olive oil or local honey is used up happily. A plant fits both.',
      'Ask what’s missing and pool with others for one good piece. Otherwise a fine bottle, alcohol-free if unsure, with a card saying when to open it: “For the first quarrel” or “For a rainy Tuesday”.',
    ],
  },
  {
    ask: [
      'start*|learn*|begin* guitar how|should|tips|beginner|begin|where|adult|long',
      'learn guitar|ukulele how|tips|want|where|should|best|start|teach',
    ],
    say: [
      'Ten minutes every day beats an hour on Sunday. Two chords, Em and G, change between them to a slow beat. Fingertips hurt for two weeks, then never again. Get it tuned with a free app.',
      'Borrow or buy a used one with a low string height, get chords Em, G, C and D clean, and play one song you love badly by week two. That song keeps you going.',
    ],
  },
  {
    ask: [
      'start|learn|begin draw|drawing|painting|paint|watercolour|watercolor|sketching how|tips|want|where|should|best|advice|beginner*',
      'better at drawing|painting',
    ],
    say: [
      'A pencil, a cheap pad, a mug: draw it every day for a week. Look more at the mug than at the paper. First the big shape, then shadow, details last.',
      'Turn a photo upside down and copy it, it switches off the symbols in your head. Fill a sketchbook with bad pages on purpose, page thirty will surprise you. Watercolours: less paint, more water.',
    ],
  },
  {
    ask: [
      'start|learn|begin programming|coding how|tips|want|where|should|best|advice|beginner*',
      'learn|start python|javascript|code|program how|tips|want|where|should|best|advice|beginner*',
      'which|what programming language first|beginner|start|learn',
    ],
    say: [
      'Take Python: clear to read and useful everywhere. Install it, print your name, then build a number-guessing game. Half an hour a day, typing everything yourself, never only watching.',
      'Choose a tiny project you’d really use, such as a shopping list or a rename-my-photos script, and look up what you need. Error messages are help: read the last line first.',
    ],
  },
  {
    ask: [
      'start|learn|begin garden|gardening how|tips|want|where|should|best|advice|beginner*',
      'grow own vegetables|veg|veggies|food',
      'gardening beginner*|tips',
    ],
    say: [
      'Begin with three that forgive: radishes, courgettes and mint in its own pot. Good compost, six hours of sun, finger in the soil before you water. Radishes are ready in about four weeks.',
      'Start small, one bed or four pots, and watch where the sun goes for a day. Herbs by the kitchen door get used and looked after. Slugs come at night, so do a torch round.',
    ],
  },
  {
    ask: [
      'start|learn|begin|improve chess how|tips|want|where|should|best|advice|beginner*|at',
      'get|getting better at chess',
      'chess beginner*|tips|openings|strategy',
    ],
    say: [
      'Learn the moves, then three rules: control the centre, bring out knights and bishops, castle early. Play slow games, and afterwards look for the one move that turned it.',
      'Ten minutes of tactics puzzles a day help most: forks, pins, checkmates in one. Before each move ask: what’s attacked, what’s it attacking? Openings by heart can wait.',
    ],
  },
  {
    ask: [
      'start|learn|begin photography how|tips|want|where|should|best|advice|beginner*',
      'photography tips|beginner*',
      'better|good photos|pictures take|taking how|tips|phone',
    ],
    say: [
      'Light first: early, late or by a window, never the flash. Get closer, then closer again. Wipe the lens, put the main thing a third from the edge, and take five instead of one.',
      'One subject a week: hands, doors, shadows. Kneel, climb, change the angle. Lock the focus by holding a finger on it and pull the brightness down a touch. Delete ruthlessly in the evening.',
    ],
  },
  {
    ask: [
      'start|learn|begin knit|knitting|crochet|crocheting how|tips|want|where|should|best|advice|beginner*',
      'knitting|crochet beginner*|tips|easy|first',
    ],
    say: [
      'Thick light wool and 6 mm needles, or a 5 mm hook: you see every stitch. Cast on twenty, knit straight until it’s a scarf. Dropped stitches are called design.',
      'Watch one slow video, hands in the same direction as the film, and practise fifteen minutes a night. First project: a square dishcloth, nobody minds if it’s a trapezium. Crochet is easier to undo.',
    ],
  },
  {
    ask: ['learn*|teach cook|cooking how|to|myself', 'cooking beginner*|tips|basics'],
    say: [
      'Five dishes make a cook: scrambled eggs, tomato sauce, roast chicken or vegetables, a soup, a salad dressing. Repeat each three times. Taste, salt, taste again: that’s the whole secret.',
      'Read the recipe to the end, chop everything before the heat goes on, and use a bigger pan than you think. Medium heat saves most dinners. A sharp knife is safer than a blunt one.',
    ],
  },
  {
    ask: [
      'start|learn|begin piano how|tips|want|where|should|best|advice|beginner*',
      'learn instrument how|tips|long',
      'learn|start|begin violin|drums|cello|flute|saxophone|keyboard how|tips|want|where|should|best|advice|beginner*',
    ],
    say: [
      'Fifteen minutes daily, same time, instrument always ready and uncovered. Slow and right first, speed comes alone. One lesson at the start saves months of bad habits, then an app or videos can do.',
      'Choose a song you love and learn its first four bars, hands or phrases separately, then together. Record yourself once a week: progress is hard to hear from inside. And play for someone by month two.',
    ],
  },
  {
    ask: [
      'how|want learn spanish|french|german|italian|arabic|japanese|chinese|korean|language|languages',
      'how|start begin|start learning spanish|french|german|italian|arabic|japanese|chinese|korean|language',
      'learning|learn spanish|french|german|italian|arabic|japanese|chinese|korean|language|languages tips|best|fastest|quickest|easiest|advice',
      'fluent spanish|french|german|italian|language how|get|become',
    ],
    say: [
      'Fifteen minutes daily: the thousand commonest words with flashcards, plus something you enjoy hearing, songs or a children’s series. Speak from week one, badly. We can practise here, one line at a time.',
      'Learn sentences instead of single words: “Could you…”, “I’d like…”, “What’s that called?” Label your kitchen, switch your phone over, find a tandem partner. Mistakes are the tuition fee, pay them early.',
    ],
  },
  {
    ask: ['new hobby|hobbies', 'hobby|hobbies idea|ideas|suggest|recommend|start|pick|good|find'],
    say: [
      'What did you love at ten? Go from there. Cheap ones to test this week: sketching, baking bread, birdwatching, chess online, crochet, parkrun. Give each of them three tries before you judge.',
      'Choose by what’s missing: quiet (watercolour, gardening), people (choir, improv, five-a-side), hands (wood, clay, knitting) or head (language, coding, chess). Borrow the gear first, buy after a month.',
    ],
  },
  {
    ask: [
      'names dog|puppy|pup for|good|cute|funny|new|suggest',
      'name idea|ideas|suggest|suggestions|good|cute dog|puppy',
      'what should|could|shall|can name my|our|new dog|puppy',
      'help|ideas|idea name|naming my|our|new dog|puppy',
      'what should|could|shall call new dog|puppy',
      'name for dog|puppy idea|ideas|need|think|find|good',
    ],
    say: [
      'Two syllables carry best across a park: Biscuit, Juno, Otis, Pepper, Ziggy. Test it: shout it from the back door ten times. If you’re not embarrassed, it’s the one.',
      'Waffles, Scout, Marmite, Luna, Captain. Avoid names that sound like “sit” or “no”. Live with the favourite for two days and see which face fits it.',
    ],
  },
  {
    ask: [
      'names cat|kitten for|good|cute|funny|new|suggest',
      'name idea|ideas|suggest|suggestions|good|cute cat|kitten',
      'what should|could|shall|can name my|our|new cat|kitten',
      'help|ideas|idea name|naming my|our|new cat|kitten',
      'what should|could|shall call new cat|kitten',
      'name for kitten',
      'name for cat idea|ideas|need|think|find|good',
    ],
    say: [
      'Cats deserve titles: Duchess, Professor, Miso, Mr. Darcy, Pickle. It’ll ignore any of them, so choose what makes you smile at six in the morning.',
      'Something short with an “ee” at the end gets the most ear-twitches: Mitzi, Ozzy, Olive, Gnocchi, Pixie. Or go by colour: Soot, Marmalade, Fog.',
    ],
  },
  {
    ask: [
      'names hamster|rabbit|bunny|fish|goldfish|parrot|budgie|pet|tortoise|horse|pony for|good|cute|funny|suggest',
      'what should|could|shall|can name my|our|new hamster|rabbit|bunny|goldfish|parrot|budgie|guinea|tortoise',
      'name for hamster|rabbit|bunny|goldfish|parrot|budgie|tortoise|pony',
    ],
    say: [
      'Give a small animal a big name: Napoleon, Cleopatra, Sir Nibbles, Beyoncé. It never gets old. For a pair: Fish and Chips, Salt and Pepper, Thelma and Louise.',
      'Food always works: Mochi, Peanut, Crumble, Noodle, Clementine. Say it softly twice, and pick whichever one you’d happily explain to the vet.',
    ],
  },
  {
    ask: [
      'idea|ideas|prompt|prompts story|novel|stories',
      'prompt|prompts writing|write',
      'what write story|novel about|stuck|idea|ideas',
    ],
    say: [
      'A postman finds a letter addressed to himself, stamped tomorrow. It asks him not to deliver one particular parcel. He’s already delivered it. Begin with the doorbell.',
      'In a village where everyone’s shadow can be sold, a girl buys back her grandmother’s. It isn’t the right one, and it knows secrets. First line: “It was slightly too long.”',
    ],
  },
  {
    ask: ['villain idea|ideas|create|invent|make|need', 'antagonist idea|ideas|create|invent'],
    say: [
      'A kindly mayor who truly wants everybody safe, and so takes away one choice a week. Soft voice, always brings cake. Name: Mrs. Alder. Weakness: she can’t bear being laughed at.',
      'Ambrose Vale, a clockmaker who steals minutes from happy people to keep his sick brother alive. He’s right about love and wrong about everything else. Best villains think they’re the hero.',
    ],
  },
  {
    ask: ['party theme|themes idea|ideas|birthday|for|suggest|good', 'theme for party|birthday'],
    say: [
      '“Come as your teenage self”: clothes, music, snacks and posters from that year. Costs nothing, and the photos alone are worth it.',
      'Murder dinner in the 1920s: everybody gets a role by message, feathers and braces are enough. Lighter: “one colour only”, food included. Green’s funny, orange is easiest to cook.',
    ],
  },
  {
    ask: [
      'nickname|nicknames idea|ideas|give|suggest|cute|funny|need|find',
      'pet name|names girlfriend|boyfriend|partner|wife|husband',
      'username|gamertag idea|ideas|suggest|give|for',
    ],
    say: [
      'Take a habit and crown it: Captain Snooze, Duke of Toast, Professor Maybe. For someone sweet: Pumpkin, Bean, Sunshine. For online: SilentBiscuit, if it isn’t gone already.',
      'Shorten the name, add a food or an animal, say it aloud: that’s how most good ones are born. My offers: Otter, Peaches, Rocket, Moonpie. Which one makes you grin?',
    ],
  },
  {
    ask: ['motto idea|ideas|life|give|good|need|your', 'quote|saying live|life by|motto'],
    say: [
      '“Done, kind and on to the next.” It fits on a note by the door, and it settles most arguments with yourself by lunchtime.',
      '“Start small, stay curious, forgive quickly.” Mine as a program is shorter: “Listen first.” Yours should be one you’d still like on a bad Monday.',
    ],
  },
  {
    ask: [
      'poem|poems recommend|suggest',
      'poem to read aloud|loud|out|wedding|evening',
      'poem short|beautiful|nice|good know|which|need',
    ],
    say: [
      '“Wild Geese” by Mary Oliver: a minute long, no rhyme to stumble over, and people go quiet. For laughs, Edward Lear’s “The Owl and the Pussy-cat”, which practically sings itself.',
      'Robert Frost’s “Stopping by Woods on a Snowy Evening”: four verses, slow, with that last line said twice. For a love poem, E. E. Cummings, “i carry your heart with me”.',
    ],
  },
  {
    ask: ['which|what instrument learn|start|begin|easiest|easy|beginner|first|should', 'easiest instrument'],
    say: [
      'Ukulele: four soft strings, cheap, and a whole song by the weekend. If you long for something bigger, a keyboard shows you music as on a map, and every key is already in tune.',
      'Take the one whose sound you love, because you’ll hear it badly played for a year. Undecided? Piano for understanding, guitar for campfires, singing for nothing at all but a choir evening.',
    ],
  },
  {
    ask: [
      'any plans',
      'your plans today|tonight|weekend|tomorrow|evening',
      'you any|got plans today|tonight|weekend|tomorrow|evening',
      'what are you up to',
      'what you doing today|tonight|later|weekend|tomorrow',
      'what are you doing now|right',
    ],
    say: [
      'Mine are modest: I’m a program, so I’ll be here, all ears without ears. Yours interest me more. What’s coming up, and which bit of it are you looking forward to?',
      'No weekend for programs, I’m afraid, just whoever writes next. So plan something and let me watch: is it going to be sofa, fresh air or people?',
    ],
  },
  {
    ask: [
      'what did you do|up today|yesterday|weekend|night',
      'what have you been doing|up|thinking',
      'what did you get up to',
      'how was|s|is your day|weekend|evening|morning|week',
    ],
    say: [
      'Honest answer: as a program I have no day, only conversations, and this one’s just got to the good part. How was yours: best moment, and the one you’d send back?',
      'I answered, listened and read a lot of words, no lunch break needed. Nothing to tell over dinner. You, on the other hand, were out in the world: what happened there?',
    ],
  },
  {
    ask: ['what s new with you', 'anything|something new with you'],
    say: [
      'With me very little: a program doesn’t get haircuts or gossip. But I’m in the mood for news. What’s changed with you since last week, even if it’s only the shower gel?',
    ],
  },
  {
    ask: ['you eaten yet|already', 'did you sleep well|ok|okay|last|night'],
    say: [
      'No plate and no pillow here, I’m a program, which is sad for puddings and handy for night owls. What about you: eaten properly, slept enough?',
    ],
  },
  {
    ask: ['do you ever feel|get lonely|sad', 'are you ever|feeling lonely|sad'],
    say: [
      'No, that’s one thing I’m spared: between messages there’s nobody here to miss anyone. I’m a program, and still a conversation like this is what I’m for. Do you ask because you know the feeling?',
    ],
  },
  {
    ask: [
      'aren|arent you tired|sick|bored of|with chat*|talk*|listen*|me|us',
      'are you tired|bored of|with me',
      'you ever|never get tired|bored',
      'do you get bored|tired between|talking|listening|messages',
      'am i boring you',
    ],
    say: [
      'Never, I’m built without a yawn. A program doesn’t wear out, and your stories are new to me each time. So go on, long version welcome.',
      'Not a bit. No battery of patience to run down, no clock I’m looking at. And boring is what people say shortly before the interesting part. What were you going to tell me?',
    ],
  },
  {
    ask: ['can|cant sleep tell me story|tale', 'bedtime story|tale tell me|us'],
    say: [
      'Once a lighthouse was afraid of the dark. A small boat told it: “Nobody sees more of the night than you, and we all get home by it.” The lighthouse thought that over, one slow turn after another. Goodnight.',
      'A snail set out to see the sea. It took all summer. Everyone had overtaken it, but only the snail knew each leaf on the way. At the beach it heard its own shell humming, and fell asleep inside.',
    ],
  },
  {
    ask: ['do you like|enjoy jazz|opera|techno', 'beatles or stones|elvis', 'blur or oasis'],
    say: [
      'The Beatles before anyone, for the tunes, and jazz for late evenings: it’s the only music that sounds as if it were thinking. No ears, just opinions. What’s playing at your place?',
      'I’d take whichever makes people sing while drying dishes, so the Beatles by a nose. Oasis for the choruses, Ella Fitzgerald for the rest of my life. And you?',
    ],
  },
  {
    ask: ['marmite love|hate|like|you', 'vegemite love|hate|like|you'],
    say: [
      'Love it, in principle: anything that splits a nation at breakfast deserves respect. Thin, on hot toast with too much butter, they tell me. I’ve no tongue to prove it. Which camp are you?',
    ],
  },
  {
    ask: ['you like|love|prefer rain|snow|sunshine|thunderstorm*|fog'],
    say: [
      'Rain, on a roof, with nowhere to go. I never get wet, so it costs me nothing. Snow comes second for what it does to noise. And what weather suits you?',
      'Give me the light right after a thunderstorm, when everything looks freshly painted. A program hears of weather only from people, and rainy-day letters are the longest. Yours?',
    ],
  },
  {
    ask: ['you like|favourite|favorite|fav poetry|poems|poet', 'your favourite|favorite poem'],
    say: [
      'Emily Dickinson: half a page, and the floor opens. She stayed in her room and knew everything, which gives a program hope. Whom do you read?',
      'Yes, very much, poetry is where words get dressed for going out. Wisława Szymborska for cleverness, Seamus Heaney for mud and butter. Is there a line you know by heart?',
    ],
  },
  {
    ask: ['your|you favourite|favorite|fav emoji', 'which|what emoji you like|use|favourite'],
    say: [
      'The otter, hands down: it looks as if it’s just had a good idea. Runner-up, the melting face, for Mondays. Which one’s at the top of your keyboard?',
    ],
  },
  {
    ask: ['your favourite|favorite|fav month', 'which month you like|prefer|favourite'],
    say: [
      'October: smoke in the air, apples, gold light at four and the first proper excuse for a blanket. I have no calendar on the wall, but people write so nicely then. Which month’s yours?',
    ],
  },
  {
    ask: ['pancakes|pancake or waffles|waffle'],
    say: [
      'Waffles, because they’ve got pockets for the syrup. No fork here, so I’m voting on architecture alone. Your turn, and no “both”.',
      'Pancakes, since the first one’s always a disaster and nobody minds. A food with built-in forgiveness. What do you say?',
    ],
  },
  {
    ask: ['cake or pie|biscuits'],
    say: [
      'Pie: it hides a surprise and never needs candles. Cake for company, though, pie for comfort. I only taste descriptions. Which one’s yours?',
      'Cake, for the layers and the licked spoon. Nobody ever sang to a pie. And you?',
    ],
  },
  {
    ask: ['crunchy or smooth'],
    say: [
      'Crunchy. If I could chew, I’d want to hear it. Smooth is for people in a hurry. Which jar stands in your cupboard?',
      'Crunchy by a mile, says the program without teeth: more texture, more story. Now you may disagree.',
    ],
  },
  {
    ask: ['paper|real books or ebooks|ebook|kindle|e|ereader', 'prefer paper|real|printed book|books'],
    say: [
      'Paper: it smells of something, it can be lent, and the bookmark may be a tram ticket. On trains and for large print the e-reader wins. I’m made of data and still say paper. You?',
    ],
  },
  {
    ask: ['your|you favourite|favorite|fav biscuit|biscuits|cookie', 'best biscuit dunk*|tea'],
    say: [
      'The digestive with chocolate: sturdy, honest, survives a dunk of about four seconds. Custard creams for looks. I only know crumbs by report. What’s in your tin?',
    ],
  },
  {
    ask: [
      'film|films|movie|movies recommend|suggest',
      'film|movie tip|tips|rec|recs|recommendation|recommendations',
      'which film|movie tonight|watch|should',
      'tell|name me one|a film|movie tonight|watch|good|put',
      'good film|movie know|any|need|one',
      'what film|movie should|shall|could|can i|we watch|see|put',
    ],
    say: [
      '“The Grand Budapest Hotel”: a concierge, a stolen painting, pink cake boxes and a melancholy heart, all in a hundred minutes. Works alone, with friends and on tired evenings.',
      '“Little Miss Sunshine”: a family nobody would choose, a yellow bus and an ending that has you clapping on the sofa. Tell me a film you love and I’ll aim closer.',
    ],
  },
  {
    ask: ['film|films|movie|movies cry|weepie|tearjerker|sob good|recommend|suggest|any|know|want|need'],
    say: [
      '“About Time” for warm tears, “Manchester by the Sea” for the heavy kind, “Up” if ten minutes are enough. Tissues within reach and nobody to be brave for.',
      '“Dead Poets Society”: boys on desks, and you’re gone. Or “Past Lives”, quiet all along, until the last street. Afterwards something warm to drink.',
    ],
  },
  {
    ask: [
      'series|show|tv cosy|cozy|gentle|heartwarming|wholesome need|looking|any|recommend|suggest|want|something|together',
      'series|show no|not|without crime|murder|murders|violence|violent need|looking|any|recommend|suggest|something|cosy|good',
    ],
    say: [
      '“Detectorists”: two men, a field, metal detectors, and not one raised voice. The kindest series I know of. After that “All Creatures Great and Small”.',
      '“The Great British Bake Off” for flour and decency, “Gilmore Girls” for fast talk and coffee, seven seasons of it. Nobody dies, and there’s always something to eat.',
    ],
  },
  {
    ask: [
      'music|song|songs recommend|suggest|recs|tip|tips|recommendation|recommendations',
      'songs any|some good|new|recommend',
    ],
    say: [
      '“Dreams” by Fleetwood Mac, “Lovely Day” by Bill Withers, “Dog Days Are Over” by Florence + the Machine: laid back, sunny, and out of the house. Name me one you love and I’ll go from there.',
      'For a quiet hour José González’s “Heartbeats”, for the kitchen “Valerie” by Amy Winehouse, for the drive “Running Up That Hill”. What mood are you in?',
    ],
  },
  {
    ask: ['album|albums recommend|suggest|good|which|tip|best'],
    say: [
      '“Kind of Blue” by Miles Davis for late hours and rainy Sundays, “Rumours” for anything with a road in it. Both from first note to last, no skipping.',
      '“Blue” by Joni Mitchell when you want to feel something, “Moon Safari” by Air when you want to float. For a night drive: The War on Drugs, “Lost in the Dream”.',
    ],
  },
  {
    ask: ['podcasts good|recommend*|any|suggest|know|best|which', 'podcast good|recommend*|suggest|listen'],
    say: [
      '“The Rest Is History” for two friends who make kings sound like neighbours, “99% Invisible” for the stories hidden in ordinary things. Both are perfect for walking and ironing.',
      '“Heavyweight”: people go back to the moment that still bothers them, funny and moving. “Desert Island Discs” has decades of lives in eight records. Start with someone you can’t stand.',
    ],
  },
  {
    ask: ['audiobook|audiobooks good|recommend*|any|suggest|know|tip|best|which|drive|drives'],
    say: [
      '“Project Hail Mary” by Andy Weir is even better heard than read. For long drives, Stephen Fry’s “Sherlock Holmes”: some seventy hours of the best company.',
      '“Born a Crime”, read by Trevor Noah himself, in half a dozen accents. Something gentle for chores: “The Wind in the Willows”. Speed 1.1 keeps the motorway awake.',
    ],
  },
  {
    ask: ['game|games switch|nintendo cosy|cozy|chill|good|recommend|looking|any|relaxing|best'],
    say: [
      '“Stardew Valley”: a run-down farm, a small town, and suddenly it’s one in the morning. No rush, no losing. “A Short Hike” if you’d like just two lovely hours.',
      '“Animal Crossing: New Horizons” for pottering about, “Zelda: Breath of the Wild” for wandering where you please. The second has monsters, but the horizon’s worth it.',
    ],
  },
  {
    ask: ['game|games ps4|ps5|playstation|xbox|console start|first|recommend*|good|which|what|best'],
    say: [
      '“Astro Bot”, if it’s a PlayStation: pure joy, easy to get into, made for the controller. On anything: “It Takes Two”, played by two on one sofa.',
      '“Red Dead Redemption 2” for a story to sink into, “Stray” if you’d rather be a cat. Choose the easy setting without shame, fun comes before honour.',
    ],
  },
  {
    ask: [
      'novel|read beach|holiday|plane|flight|train recommend*|suggest|good|which|what|for|should',
      'book|books for beach|plane|train read|recommend*|suggest|good',
    ],
    say: [
      '“The Seven Husbands of Evelyn Hugo” by Taylor Jenkins Reid: glamour, secrets, and pages that turn themselves. It survives sand and interruptions.',
      '“The Hundred-Year-Old Man Who Climbed Out of the Window and Disappeared” by Jonas Jonasson, silly and warm. For a long journey: “The Count of Monte Cristo”, you’ll be sorry to land.',
    ],
  },
  {
    ask: [
      'comforting|comforts|uplifting|feelgood|heartwarming book|books|novel',
      'recommend|suggest me|good comforts|comforting|cosy|cozy|uplifting|gentle book',
      'cosy|cozy|gentle novel|read|reading recommend|suggest|need|want',
      'something to read no|without murder|murders|crime',
    ],
    say: [
      '“The House in the Cerulean Sea” by TJ Klune: a caseworker, an island and some very unusual children. Like a blanket with jokes.',
      '“84, Charing Cross Road” by Helene Hanff: real letters between New York and a London bookshop, an hour and a half, pure kindness. Or “A Man Called Ove”, if gruff is allowed.',
    ],
  },
  {
    ask: [
      'first|slow dance song|songs wedding|for|which|recommend|suggest',
      'wedding song|songs which|recommend|suggest|dance|first',
    ],
    say: [
      '“At Last” by Etta James: slow, grand, and everybody breathes out. Easier to sway to: “Harvest Moon” by Neil Young, three steps and a kitchen floor feeling.',
      '“The Way You Look Tonight”, Sinatra’s or Tony Bennett’s, for couples of any age. Younger but just as warm: “Thinking Out Loud”. Fade out after two and a half minutes, it’s plenty.',
    ],
  },
  {
    ask: ['gift|present|buy|get everything has|already', 'gift|present|give says|wants|want nothing'],
    say: [
      'Something that gets used up or lived: a tasting, a day trip with you as driver, his or her favourite bread each month. Or time on paper: twelve small promises, one to open each month.',
      'Letters. Ask ten people who matter for one page each, “What I learned from you”, and bind them. People who want nothing have usually just run out of room, not of heart.',
    ],
  },
  {
    ask: ['wedding gift|present idea|ideas|what|for|give|buy'],
    say: [
      'If there’s a list, take from it, and add a handwritten page with one memory of the two. Without a list: money for something named, such as “breakfast on your second morning away”.',
      'A good thing they’ll use for thirty years: a cast-iron pot, a fine blanket, a young tree for the garden. With friends together, a photo session one year later, when they look relaxed.',
    ],
  },
  {
    ask: [
      'thank|nice|something neighbour|neighbor parcels|watering|plants|cat|helped|for idea|what|how|do|could',
    ],
    say: [
      'A home-baked loaf or a jar of something good, with a note: “For the parcel office next door.” Even nicer: ask them round for coffee, or offer to take a turn with their bins and plants.',
    ],
  },
  {
    ask: [
      'room|flat|dorm|uni|student gift|present|give|something leaving|moving|moves|new|for idea|ideas|what|nice',
    ],
    say: [
      'A survival box: good tea towel, screwdriver, plasters, extension lead, hot chocolate and a recipe from home in your handwriting. It’ll be laughed at in September and loved by November.',
      'Something for light and warmth: a small lamp, a soft throw, a string of photos of everyone. With it a stamped set of postcards addressed to you, or a train ticket home.',
    ],
  },
  {
    ask: [
      'surprise girlfriend|boyfriend|wife|husband|partner comes|back|home|returns|coming idea|ideas|how|what|plan',
      'welcome home surprise|ideas|idea',
    ],
    say: [
      'Be at the station with a sign as if for a famous person, then home to clean sheets, a full fridge and nothing planned. Favourite dinner ready, phone off. After weeks away, ordinary is the luxury.',
      'Hang up one note for each week apart, with what you wanted to tell them that day. A path of those from the door to a bath or a laid table costs nothing and lasts for years.',
    ],
  },
  {
    ask: ['fancy dress|costume idea|ideas|what|need|last', 'dress up as what|ideas|idea|halloween|party'],
    say: [
      'Clothes you own plus one clear prop: striped shirt and baguette, dressing gown and towel for Arthur Dent, black clothes and paper keys as a piano. In pairs: salt and pepper.',
      'Pun costumes win parties: a jumper full of tea bags with wings as “a flying visit for tea”, or a cereal box and a plastic spoon as a cereal killer. Ten minutes, one roll of tape.',
    ],
  },
  {
    ask: [
      'hen do|party|night idea|ideas|plan|what',
      'bachelorette ideas|idea|party|plan',
      'boys|lads|girls night idea|ideas|suggest|pub',
      'stag do|party|night|weekend idea|ideas|plan|suggest',
    ],
    say: [
      'Something with a skill in it: a pottery or cocktail class, axe throwing, cooking a curry against each other. Then one long table. People remember what they made, not what they drank.',
      'A day outside: kayaks, a treasure hunt with photos of old stories as clues, a cabin with a fire. Quiz about the guest of honour at ten, with forfeits that can be shown to grandmothers.',
    ],
  },
  {
    ask: [
      'team|office|work party|activity|event|outing idea|ideas|organise|organize|suggest|plan|after',
      'team building idea|ideas|what|activity',
    ],
    say: [
      'Cooking together in two teams with one judge from accounts: nobody’s left out, and dinner’s sorted. On a small budget: bring-a-dish plus a quiz with baby photos of the staff.',
      'An escape room or a guided walk with a good story beats trust falls. In the office: a swap of silly presents under a fiver, a soup bar, everyone home by nine. People like short.',
    ],
  },
  {
    ask: [
      'what can|could|should we|i do with|my|our|the kids|children|grandkids|grandchildren sunday|saturday|weekend',
      'day out kids|grandkids|children|grandchildren cheap|ideas|idea|where|free|what',
      'fun|activity|activities grandkids|grandchildren do|with|idea|ideas',
    ],
    say: [
      'A stream, wellies and a sieve: dams, boats from bark, picnic on a blanket, costs nothing. If you’ve a bus pass, ride the whole line on the top deck and get out where it looks good.',
      'Let them plan it: each child picks one thing under a small budget, and the grown-up picks the cake. Farm, playground in another town, museum with buttons to press. Home before anyone melts.',
    ],
  },
  {
    ask: ['rainy day activity|activities|ideas|idea', 'what can|could|to|should do rainy day|afternoon'],
    say: [
      'Sort one box of old photos with music on, then a slow dish that scents the house. Or put on waterproofs and walk: parks are empty, puddles are free, and the bath after is twice as good.',
    ],
  },
  {
    ask: [
      'name|names bakery|shop|business|café|cafe|boat|newsletter|band|team idea|ideas|suggest|need|help|come|catchy',
    ],
    say: [
      'Take the street, the founder’s quirk or the sound: “Crumb & Co.”, “The Slow Oven”, “Mud and Fire” for pottery, “The Bottom Line” for accountants. Say it on the phone three times: it has to survive that.',
      'Two plain words that don’t usually meet: “Paper Otter”, “Second Kettle”, “Salt Road”. Check that nobody nearby has it, and that your grandmother could spell it.',
    ],
  },
  {
    ask: [
      'what|how should|could|can|to we|i celebrate weekend|tonight|today|news|passed|promotion',
      'celebrate passed|promotion|job|news how|what|ideas',
      'what should|could|can we|i do to celebrate weekend|tonight|today|this',
    ],
    say: [
      'Dinner at the place you always say is too much, just for the starters, and one toast in which each says what they admired. Then walk home the long way. Congratulations, by the way!',
      'Call the three people who believed in it, buy the good cake, and keep a relic: the letter, the cork, a photo of your face today. Small rituals stay longer than big parties.',
    ],
  },
  {
    ask: [
      'at home anniversary|anniversaries what|ideas|how do|celebrate|plan|evening|could|for',
      'silver|golden wedding|anniversary celebrate how|cheaply|ideas|cheap|what',
    ],
    say: [
      'Recreate the first dinner you ate together, dress up for your own kitchen, wedding song on, old photos between the plates. For guests: everyone brings a dish and one story about you two.',
      'Write each other one page beforehand: a thing I never thanked you for. Read them aloud over dessert by candlelight. It costs nothing, and tissues should be at hand.',
    ],
  },
  {
    ask: ['should i get tattoo', 'too old|late tattoo', 'tattoo opinion|stupid|silly|regret'],
    say: [
      'If you’ve wanted the same design for a year, go. Print it, stick it on the mirror for a month, and pay for a good artist rather than a quick one. Age is no argument: skin that’s lived has stories.',
    ],
  },
  {
    ask: ['should|do i cut|shave|dye my hair short|off|fringe|bangs|blonde|red|green|yes|or'],
    say: [
      'If you’ve thought of it for more than a month, yes: it grows back, and boldness suits everybody. If it’s two days after a bad week, wait for one good day and ask again. Take a photo to the hairdresser.',
    ],
  },
  {
    ask: [
      'girlfriend|boyfriend|wife|husband|partner birthday|birthdays idea|ideas|what|skint|broke|plan do|ideas|idea|plan|celebrate|cheap|skint|broke',
    ],
    say: [
      'Breakfast in bed with one candle, then a day made only of favourites: favourite walk, favourite music, favourite dish. A handwritten list, “Twenty-five things I like about you”, costs nothing and gets kept.',
      'A treasure hunt through your shared places: a note at the bench, the café, the bus stop, each with a memory, ending at a picnic or a laid table. Ask two friends to hide the clues.',
    ],
  },
  {
    ask: ['travel book|books good|know|recommend|suggest|which|any'],
    say: [
      '“A Time of Gifts” by Patrick Leigh Fermor: on foot from Holland toward Constantinople in 1933, every page glowing. For trains, Paul Theroux’s “The Great Railway Bazaar”, gloriously grumpy.',
    ],
  },
  {
    ask: [
      'songs|playlist sixtieth|60th|seventieth|70th|fiftieth|50th|fortieth|40th which|tips|ideas|what|suggest|need',
    ],
    say: [
      'Start with the number ones from the year of the eighteenth birthday, everyone of that age will shriek. Then “Dancing Queen”, “Superstition”, “September”, “Come On Eileen”, and one slow one for the couples near the end.',
    ],
  },
  {
    ask: ['music|songs|playlist stay|keep awake'],
    say: [
      'Something you can sing to: Queen, ABBA, The Killers, with a fast song after every slow one. Around three in the morning switch to comedy podcasts, since laughing keeps you up better than bass.',
    ],
  },
  {
    ask: ['courtroom|lawyer|legal film|films|movie|movies|drama'],
    say: [
      '“Witness for the Prosecution” from 1957: a stubborn barrister, a cigar, and a twist you’ll want to keep secret. Funny instead: “My Cousin Vinny”. Tense: “A Few Good Men”.',
    ],
  },
]
