import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:we|they|spurs|arsenal|liverpool|united|city|the lads|lads|the team|my team|england|ireland|scotland|india) (?:\w+ )?(?:won|beat|thrashed|hammered|smashed|got through|got promoted|went up|qualified)\b(?!'t| by a?t? ?the heat)|\b(?:won the (?:match|game|cup|league|final|title|raffle|quiz|derby)|i (?:\w+ )?won\b(?! again on| the argument|der|'t)|i (?:just )?(?:beat (?:my|the|him|her)|bowled a)|(?:are|the) champions|personal best|new pb|ranked up|one point after|after the siren|scored (?:a|the|my|twice)|not out for|full [h]?ouse|third in ireland|got placed)\b/,
    tone: 'glad',
    say: ['A win is a win, and it keeps you going for days.', 'That’s one for the telling and retelling.'],
    ask: ['What was the best moment of it?', 'Who celebrated the loudest?'],
  },
  {
    signs:
      /\b(?:we|they|the lads|lads|spurs|arsenal|liverpool|united|city|england|ireland|scotland) (?:\w+ )?(?:lost (?:by|to|again|on|at home|away|\d|the (?:match|game|final|semi|cup|derby))\b|got (?:beat|beaten|hammered|battered|thrashed|knocked out)|went (?:down|out)\b|were (?:beaten|robbed))|\b(?:lost (?:on penalties|in (?:extra|injury) time|the (?:match|final|semi|game|first one in)|\d+[- ]\d+)|relegat\w+|hard luck son)\b/,
    tone: 'hard',
    say: ['A lost match goes on in the head for a while.', 'Close or not, losing is losing.'],
    ask: ['Where did it go wrong for them?', 'How long does it take you to get over one like that?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:late (?:husband|wife)'?s|hospital|affair)\b).*\b(?:foot(?:ball|y)|hurling|hurl(?:ey|s)?|camogie|rugby|cricket|kabaddi|netball|hockey|basketball|baseball|softball|volleyball|libero|lawn bowls|bowls|bowling|water polo|curling|curl tuesdays|wicket|innings|playoffs|semi-?final|full back|striker|goalie|crown green|darts|snooker|tennis|badminton|golf|the match|match night|roller derby|collingwood|under-1\d)\b/,
    say: ['Sport: all that feeling over one game.', 'Once the game’s on, nothing else exists.'],
    ask: ['Do you play, or watch?', 'How’s the season going?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:(?:a|the|that|this|old|horror|good|whole) (?:\w+ )?(?:film|movie|documentary)s?(?! star)|films|(?:at|to|in) the (?:cinema|pictures|movies)|seven samurai|picture house|rewatch\w*|(?:watched|watching) (?:a|the|some) (?:\w+ )?(?:film|movie|western|horror|comedy))\b/,
    say: ['A good film keeps running after the lights come on.', 'Two hours in somebody else’s life.'],
    ask: ['Which scene stuck?', 'Who would you send to see it?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:netflix|(?:last|next|new|an|this|one more|watched|\w+) episodes?|season (?:\d|one|two|three|finale)|(?:the|a|my|that|this|new) series\b|bing(?:ed|eing|ing)|bake off|love island|of the bear|taskmasters?|great british|eastenders|corrie|coronation street|watch(?:ed|ing)? (?:tv|telly|the telly|tv shows?)|on the telly|konkani serial|soap opera|fishing show|final season)\b(?! of me)/,
    say: [
      'One more episode: the most broken promise in the evening.',
      'Somebody else’s troubles on a screen, what a rest.',
    ],
    ask: ['Who’s your favourite in it?', 'How far in are you?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:(?:reading|rereading|re-reading|finished|started|read|ordered) (?:a|the|my|this|that|some|all of|\w+) ?(?:\w+ ){0,2}(?:books?|novels?|chapters?|poems?)|books? club|library books?|middlemarch|audiobooks?|on chapter|a library run|page-turner|whodunn?it|i'?m reading|i am reading|been reading)\b/,
    say: [
      'A book, and the room around you goes out of focus.',
      'Between two covers there’s always another hour.',
    ],
    ask: ['Who’s in it that you like?', 'How far have you got?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:zelda|valorant|fortnite|minecraft|fifa|playstation|ps5|xbox|nintendo|gaming|video ?games?|elden ring|call of duty|the sims|stardew|roblox|d&d|dnd|mario kart|league of legends|play games|with the controller)\b/,
    say: [
      'In a game the evening has about twenty minutes.',
      'One more round, and suddenly it’s dark outside.',
    ],
    ask: ['What are you trying to get past?', 'Alone in there, or with others?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\bdied\b).*\b(?:chess|caro-kann|endgame|bridge (?:club|at|night|on)|play(?:ed|ing)? (?:cards|uno|bridge|carrom|rummy|dominoes|whist|euchre|25)|uno\b|scrabble|monopoly|carrom|bingo|jigsaws?|crosswords?|sudoku|wordle|pub quiz|quiz night|trivia night|(?:own|my) partner's? trump\w*|puzzle book|board games?|card night)\b/,
    say: [
      'Games show what people are like when it’s about nothing.',
      'A small thing with rules: good for a busy head.',
    ],
    ask: ['Are you a gracious loser?', 'Who’s the one to beat?'],
  },
  {
    signs:
      /\b(?:(?:to|at|from|after|hit) (?:the )?gym|gym (?:i|today|tonight|again|after|buddy|bag)|worked out|workout|crossfit|pilates|yoga|deadlift\w*|leg day|spin class|aerobics|zumba|aqua|(?:football|rugby|swim|boxing|hurling|team|netball|strength|went to|back (?:in|at)|from|after) training|trained (?:today|this|hard|for)|boxing (?:mostly|class)|chair exercises|karate|judo|bjj|kickflip|skat(?:ed|ing|in)|climbing gym|bouldering)\b/,
    say: ['Getting started is the hardest exercise there is.', 'Muscles have a long memory for such things.'],
    ask: ['What part of it do you like least?', 'How often do you get to it?'],
  },
  {
    signs:
      /\b(?:went (?:for|on) a (?:\w+ )?(?:run|jog)|ran (?:a|my|the) (?:\w+ )?(?:5k|10k|mile|miles|half|marathon|race|loop)|parkrun|(?:5|10|21)k\b(?! a| salary)|marathon|jogg\w+|couch to 5k|(?:bike|cycle) (?:ride|path|lane)|cycl(?:ed|ing) (?:to|home|in|into|instructor)|the ride in)\b/,
    say: [
      'On two legs or two wheels, your head gets some air.',
      'Each mile has to be got through one at a time.',
    ],
    ask: ['How did it feel at the end?', 'What goes through your mind on the way?'],
  },
  {
    signs:
      /\b(?:(?:went|go|going|been|been out|out|am|i'?m|back from|had|for) (?:for |on )?(?:a|my) (?:\w+ )?(?:walk|stroll|hike|wander|ramble)\b|a walk (?:to|round|around|along|by|in|on|with|before)|i (?:\w+ )?walked (?:home|to|along|round|around|the dog|back|it|by|by the|all|from)|had to walk from|hik(?:ed|ing)|walking group|walking the dog|been walking)\b/,
    say: ['You see more of everything on foot.', 'Thoughts fall into step sooner or later, walking.'],
    ask: ['Which way do you like to go?', 'What did you come across?'],
  },
  {
    signs:
      /^(?!.*\bfish\b).*\b(?<!(?:screen is|head is|head's|eyes are) )(?:swimming|swam|i swim|sea swim\w*|went (?:for|in for) a (?:swim|dip)|(?:a|morning|cold) (?:swim|dip)\b|the lido|swimming pool|my laps|did (?:\d+|twenty|thirty) lengths)\b/,
    say: [
      'The first second in the water is the whole negotiation.',
      'In the water everything gets quiet from the ears down.',
    ],
    ask: ['How cold was it?', 'Pool, lake or sea, if you get to choose?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:died|late wife|late husband|funeral)\b).*\b(?:choir|chorus|sang|sing(?:s|ing)?\b(?! telegram)|rehears\w+|piano|guitar|fiddle|violin|cello|cellist|flute|drum kit|ukulele|trumpet|bodhran|sax\w*|concertina|accordion|banjo|hammond organ|church organ|band practice|soprano|altos?|tenor|second bass|the basses|brass band|orchestra|hymns?|trombone|tuba|bagpipes|session starts|improv class)\b/,
    say: [
      'When there’s music to be made, the head goes quiet.',
      'Nothing from a speaker beats people making it themselves.',
    ],
    ask: ['What was the last piece?', 'Do you play or sing yourself?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?<!like its a )(?:concert|gig\b|gigs\b|festival|fest is|fleadh|glastonbury|tickets (?:for|to) (?!the plane)|live band|sam fender|deacon blue|irma thomas|the opera|a musical|theatre|mosh|support act|headlin\w+)\b/,
    say: ['There’s nothing like live music.', 'A whole crowd on the same song: that’s hard to beat.'],
    ask: ['Which song do they have to play?', 'Who goes along with you?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:listening to (?:music|the radio|a|my|old|some)|(?:this|a|that|the|one|favourite|favorite|love) (?:\w+ )?song\b|songs\b|album|playlist|spotify|vinyl|record player|radio (?:on|4|was|is)|aux cord|radio\b[^.!?]{0,12}on\b|wireless|podcasts?)/,
    say: ['A few notes, and the room is a different one.', 'Put something on, and silence loses its edge.'],
    ask: ['What’s on?', 'Which one do you never get tired of?'],
  },
  {
    signs:
      /^(?!.*\b(?:cancel|can'?t go|couldn'?t|won'?t|missed|nearly)).*\b(?:(?:booked|booking) (?:a|the|my|our|us|it|flights?|trains?|to)\b(?! (?:appointment|doctor))|(?:i'?m|im|we'?re|we are|i am|are|am|off|flying|heading|driving|taking (?:the|my) \w+) (?:\w+ )?(?:flying|going|off|heading|driving|over) to (?!the (?:doctor|hospital|dentist|vet|shop|bank|toilet|loo|store|gym|office|funeral|temple|church|party|wedding|market|meeting)|bed|sleep|work|be|school|do|get|make|have|see|tell|try|sea\b|throw|need|miss|kill|die|say|ask|cry|put|take|her|him|his)(?:\w+ ){1,5}(?:in|on|for|next|tomorrow|this)|off to (?:whitby|spain|[a-z]+ (?:on|for|next|tomorrow))|first time in (?:a )?plane|bank holiday|road trip|going away|weekend away|(?:on|my|our|booked a|the|first) (?:holiday|vacation|cruise)s?\b(?! (?:cottage|shop))|glasgow to|cabin for|to the cabin)\b/,
    say: [
      'A journey starts long before the door shuts.',
      'Somewhere else for a bit. That makes room in the head.',
    ],
    ask: ['What’s the first thing you’ll do there?', 'Who’s coming along?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|am|been|still|we'?re|started|haven'?t|should be) (?:\w+ )?packing\b(?! boxes at| it in)|packed (?:my|the|a|one|our) (?:\w+ )?(?:bags?|cases?|suitcase|hamper|rucksack|car)|car'?s packed|my suitcase|luggage|carry-?on)\b/,
    say: [
      'Packing: something gets left, and something comes along for nothing.',
      'A bag is always a size smaller than the plan.',
    ],
    ask: ['What’s the thing that always comes with you?', 'How full is it by now?'],
  },
  {
    signs:
      /(?:^|\b(?:got|just|came|come|i'?m|im|we'?re|only got|are) (?:just |only )?)(?:back|home) from (?!work|the (?:doctor|hospital|shop|dentist|gym|vet|funeral|bank|store|clinic|scan)|school|shift|a (?:walk|run|shift|funeral)|my (?:walk|run|shift)|training|class|shopping|physio|rehearsal|lunch|church)(?:[a-z]+)/,
    say: ['Back again, and home looks a bit odd for a day.', 'The suitcase gets home before the head does.'],
    ask: ['What did you bring back, apart from laundry?', 'What was the best of it?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:beach|seaside|(?:by|in|at|near|of|over) the sea|look at the sea|sea took|surf(?:ing|ed|s)?\b|the tide|pier\b|harbour|boat\b(?! builder)|ferry|sailing|kayak\w*|paddleboard\w*|canoe|the gulls|lighthouse|the coast)\b/,
    say: ['Near water everything slows down by a notch.', 'By the water your eyes have somewhere to go.'],
    ask: ['What did it look like out there?', 'How far is that from your door?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:fishing|angling|trout|salmon run|caught (?:a|three|two|one|nothing|my first)|undersize|bait|the rod\b|crab (?:line|pots?)|netter|skipper's)\b/,
    say: ['Fishing: mostly patience, with a bit of water.', 'It’s the fish that decide how long it takes.'],
    ask: ['What’s the biggest you’ve ever seen come out?', 'What’s the water like just now?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:mountains?\b|summit|climbing (?!gym|the wall)|climbed (?:up|the|a)|croagh|(?:overland|hiking|the) (?:track|trail)\b|ridge\b(?! wallet)|scree|camp(?:ing|fire|site)|in a tent|gibb? river|waterfalls?|national park|the lake|by the lake|the woods|in the forest|stars (?:right|are|over|tonight)|northern lights|saturn's rings|telescope)\b/,
    say: [
      'Out there everything has a different scale.',
      'Everything feels smaller out there, in a good way.',
    ],
    ask: ['What’s the view like?', 'What do you always take along out there?'],
  },
  {
    signs:
      /\b(?:saw|seen|spotted|there was|there'?s|found|rescued|one|an|a|two|the) (?:a |an |the |two |old )?(?:\w+ )?(?:fox(?:es)?|owls?|herons?|moose|otters?|hedgehogs?|kingfishers?|hawks?|eagles?|(?<!dead )seals?|whales?|dolphins?|hares?|badgers?|swans?(?! pedalo)|camels?|roadrunner|wombat|deer|squirrels?|robins?|crows?|puffins?)\b(?! (?:jacket|plushie|with a handbag))/,
    say: ['Seeing an animal like that makes a day.', 'Wild things never announce themselves.'],
    ask: ['How close did you get?', 'Did it see you as well?'],
  },
  {
    signs:
      /\b(?:hung ?over|hangover|rough as (?:a|anything)|too many (?:pints|drinks|wines|beers)|drank too much|still drunk|my head from last night|out till (?:three|four|five|\d))\b/,
    say: ['The evening sends its bill in the morning.', 'Then the day after is a slow one.'],
    ask: ['Was it worth it?', 'What’s the last thing you remember clearly?'],
  },
  {
    signs:
      /^(?!.*\b(?:no party|not invited|without me|third party|parcel)\b).*\b(?:(?:house|birthday|works|work|leaving|hen|office|garden|retirement|the|a|diwali|dinner) (?:party|do\b)|(?<!at )parties\b|night out|went out (?:last night|with)|(?:down|at|in) the pub|pints?\b|drinks with|clubbing|(?:went|go|been) danc\w+|tea dance|dance ?floor|karaoke|ceilidh|barbecue|bbq|barbie|block party|bonfire)\b/,
    say: [
      'Evenings like that have a life of their own.',
      'Put enough people in one place, and something always happens.',
    ],
    ask: ['Who’s the life and soul of it?', 'Are you the first to leave, or the last?'],
  },
  {
    signs:
      /\b(?:(?:forgot|forgotten|missed|nobody remembered|no one remembered|didn'?t remember) (?:\w+ ){0,3}(?:birthday|bday|christening)|(?:birthday|bday|90th)\b[^.!?]{0,40}\b(?:alone|only one not|no one|nobody|forgot|by myself|not there|not one))\b/,
    tone: 'hard',
    say: ['A missed day like that stays with you.', 'A date like that hurts more than an ordinary one.'],
    ask: ['How did that happen?', 'How would you have liked it to be?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:died|dead|would have been|missed|forgot|without|passed)\b).*\b(?:birthday|bday|turns? (?:\d+|sixteen|eighteen|thirty|forty|fifty|sixty|seventy) (?:today|tomorrow|on|next)|turning \d+|(?<!the )(?:\d+(?:th|st)|ninetieth) birthday|is \d+ (?:today|tomorrow|next|on|the day)|he's 40 the day|was ninety last|school dance|sweet sixteen|anniversary)\b/,
    say: ['It comes round every year, and it’s never the same.', 'Another candle, then.'],
    ask: ['What makes it a proper one, for you?', 'Is there cake involved?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|just|we|finally|have) (?:just |finally |did |also )*(?:bought(?! me| a round| milk| bread| wine| her| him)|buy myself|treated myself|splashed out|got myself|got a new|got the new|ordered (?:a|the|some|myself) (?!pizza|takeaway|two custard|kebab|coffee)\w+)\b/,
    say: ['New things get looked at five times a day, at first.', 'Something new in the place, then.'],
    ask: ['What made you choose that one?', 'Has it been used already?'],
  },
  {
    signs:
      /\b(?:my|a|me|the|brand) new (?:phone|iphone|laptop|tablet|tv|telly|computer(?! system)|bike|camera|shoes|boots|trainers|sneakers|coat|jacket|dress|jeans|glasses|eyepiece|hearing aids?|watch|car|van|headphones|bag)\b|\bnew (?:trainers|boots|glasses|specs|shoes) (?:came|on|are)\b/,
    say: ['You keep looking at it at first, don’t you.', 'Something new, still without a scratch.'],
    ask: ['What can it do that the old one couldn’t?', 'Had you been eyeing it for long?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:hair ?cuts?|hairdresser\w*|(?:cut|dyed|bleached|shaved|chopped) (?:off )?(?:my|all my|me) (?:own )?(?:hair|fringe|bangs|head)|(?:my|me) (?:fringe|bangs|roots|perm)|barber'?s?|had my hair|my hair (?:is|looks|went|done|fell)|skin fade|purple shampoo|hair's (?:gone|orange|green))\b/,
    say: [
      'Hair: everybody has a view, the mirror most of all.',
      'A small change up there, and it’s another face looking back.',
    ],
    ask: ['How does it look, honestly?', 'Who noticed first?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b).*\b(?:knit(?:s|ting|ted)?|crochet\w*|sewing|sewed|quilt\w*|embroider\w*|cross[- ]stitch\w*|pottery|my first bowl|beading|medallion|woodwork\w*|whittl\w+|carv(?:ed|ing)|model (?:railway|trains?|boat)|my layout|origami|macrame|weaving|loom|block print|sleeve of an aran|bird box|dovetail|watercolou?rs?|sketch(?:ing|ed|book)|painted (?:a|him|her|me) (?:picture|stone|portrait)|drawing (?:class|again))\b/,
    say: ['Something takes shape there, bit by bit.', 'Busy hands, and the head can wander off.'],
    ask: ['What’s it going to be?', 'Who ends up with the finished piece?'],
  },
  {
    signs:
      /\b(?:i'?m writing|been writing|i write|writing a|wrote a|started writing) (?:\w+ ){0,3}(?:novel|story|poems?|book|song|verse|play|songs|fanfic\w*|screenplay|memoir)\b|\bi (?:\w+ )?write poems\b/,
    say: [
      'Put enough words in a row, and suddenly somebody’s in there.',
      'It takes nerve to put things on a page.',
    ],
    ask: ['What’s it about, in one line?', 'Who gets to read it?'],
  },
  {
    signs:
      /\b(?:learning|started|taking|taken up|doing|signed up for|practi[sc]ing) (?:my |some |to )?(?:\w+ )?(?:french|spanish|german|italian|portuguese|irish|gaelic|welsh|japanese|dutch|hindi|(?:driving|swimming|piano|guitar|dance|dancing) lessons?|drive\b|(?:spanish|french|german|evening|night) class\w*)\b|\b(?:spanish|french|german|italian|evening|night|dance|art|pottery|cookery) class(?:es)?\b|\bduolingo\b/,
    say: [
      'Learning something means being bad at it on purpose for a while.',
      'It feels all wrong at first, and then one day it doesn’t.',
    ],
    ask: ['What’s the hardest bit so far?', 'What made you begin?'],
  },
  {
    signs:
      /^(?!.*\b(?:fine|thank god|all clear)\b).*\b(?:the vets?(?:'s)?\b(?! clinic| niece)|emergency vet|off (?:his|her|its) food|colic\b|won'?t (?:eat|last) (?:her|his|the night)|(?:dog|cat|puppy|kitten|hamster|rabbit|horse|pony|lamb|calf|mare|foal|heifer)(?:'s)? (?:is |has |was )?(?:\w+ )?(?:sick|ill|limping|poorly|missing|hurt|hit by|not eating|lame))\b/,
    tone: 'hard',
    say: [
      'An animal can’t tell you where it hurts. That’s the hard bit.',
      'Worry about an animal is as real as any other.',
    ],
    ask: ['How is the animal at the moment?', 'When did you notice first?'],
  },
  {
    signs:
      /\b(?:cat|dog|kitten|puppy|rabbit|tortoise|parrot|hamster)\b[^.!?]{0,25}\b(?:hasn'?t (?:come|been) (?:home|back|seen)|(?:is |has |got |gone |went )(?:missing|lost|out and)|ran (?:away|off)|escaped)\b/,
    tone: 'hard',
    say: [
      'With an animal out there, every noise at the door counts.',
      'Not knowing where it is, that’s what keeps you up.',
    ],
    ask: ['When was the last sighting?', 'Where have you looked so far?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:died|dead|put (?:him|her|it) (?:down|to sleep)|hot dog|sick|vet|ill|like (?:i'?m )?a dog|dead cat|limping|lost the|miss my|dog yard|still coming|off her food|axe)\b).*\b(?:(?:my|our|the|his|her|a|old|this|two|eleven) (?:\w+ )?(?:dogs?|puppy|puppies|pup|spaniel|greyhounds?|labradors?|terrier|beagle|poodle|collie|mutt|newfoundland|dachshund|retriever|husky|lurcher)|dogs (?:came|are|have|fed|do)|the dog)\b/,
    say: ['Dogs do everything with the whole body.', 'A dog means what it does, every time.'],
    ask: ['What’s that dog’s best trick, or worst habit?', 'What’s the name?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:died|dead|put (?:him|her|it) (?:down|to sleep)|sick|vet|vets|ill|missing|late wife's|hasn't come|hasnt come|bricked)\b).*\b(?:my|our|the|her|his|old|some|upstairs) (?:\w+ )?(?:cats?|kittens?|tomcat|tabby|moggy)\b|^cat'?s? (?:is|in|has|sat|on)?\b/,
    say: [
      'A cat has decided long before anyone asks.',
      'Cats live with people the way guests live in a hotel.',
    ],
    ask: ['What’s the cat’s name?', 'Who’s in charge, the cat or you?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:died|dead|sick|vet|ill|colic|lame|putting|race|races)\b).*\b(?:my|our|the|her|his|a|old|four|three|two|highland) (?:\w+ )?(?:horses?|pony|ponies|mare|gelding|foal|donkey|connemaras|hamsters?|guinea pigs?|rabbits?|bunny|parrot|budgie|tortoise|hens|chickens|goats?|alpacas?|goldfish|gecko|snake)\b/,
    say: [
      'Animals have their own idea of a good day.',
      'With an animal around, somebody’s always waiting for you.',
    ],
    ask: ['What’s that one like?', 'What did it get up to last?'],
  },
  {
    signs:
      /\b(?:scroll(?:ing|ed)|on (?:tiktok|instagram|insta|reels)|every tiktok|doomscroll\w*|(?:on|at) my phone (?:all|for|since)|screen time|youtube (?:videos?|shorts|rabbit))\b/,
    say: [
      'The thumb keeps going long after the head has stopped.',
      'Screens have no last page. That’s the trick of them.',
    ],
    ask: ['Did anything good turn up at least?', 'What would you be doing otherwise?'],
  },
  {
    signs:
      /^(?!(?:can|could|do|did|would|have|are|tell|give|recommend|suggest|what|how|which|any|who|should)\b)(?!.*\b(?:died|dead|without|alone|gone|passed|only one not|cancel\w*|miss(?:ed)?)\b).*\b(?<!\b(?:since|from|at|after|before|until|till|come|by|last|to) (?:the )?)(?:christmas|xmas|diwali|eid\b|easter|thanksgiving|new year'?s?|pujo|ramadan|pongal|onam|halloween|hanukkah|holi\b|kali puja|mother'?s day|father'?s day|bonfire night|kehrwoche|homecoming|carnival|mardi gras)\b/,
    say: ['Some dates have their own smell.', 'Days like that come with the same old recipes and rows.'],
    ask: ['What mustn’t be missing then?', 'Who’s there every time?'],
  },
  {
    signs:
      /\b(?:(?:to|at|in|after|from) (?:church|mass|temple|mosque|chapel|the gurdwara|the temple|synagogue|confession)|congregation|our (?:vicar|pastor|priest)|christening|prayer(?:s| group)|sunday school|bible study|the sermon)\b/,
    say: ['You get all sorts under one roof there.', 'And everyone has their own seat, I bet.'],
    ask: ['What does it give you?', 'Who do you see there?'],
  },
]
