import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:we|they|spurs|arsenal|liverpool|chelsea|everton|celtic|rangers|united|city|lads|my team|england|ireland|scotland|wales|australia) (?:\w+ )?(?:won\b(?!'t)|beat |thrashed|hammered|smashed (?:it|them)|got promoted|went up|qualified|through to the)|\b(?:won the (?:match|game|cup|league|final|title|derby)|are champions)\b/,
    tone: 'glad',
    say: ['A win, brilliant.', 'Get in, that’s the stuff.'],
    ask: ['What was the best moment of it?', 'Who celebrated the loudest?'],
  },
  {
    signs:
      /\b(?:we|they|lads|spurs|arsenal|liverpool|chelsea|celtic|rangers|united|city|england|ireland|scotland|my team) (?:\w+ )?(?:lost (?:by\b|to\b|again|on (?:saturday|sunday|penalties)|at home|away|\d|the (?:match|game|final|semi|cup|derby))|lost(?=$|[.,!])|got (?:beat|beaten|hammered|battered|thrashed|knocked out|relegated)|were (?:beaten|robbed))|\blost on penalties\b/,
    tone: 'hard',
    say: ['Lost, and you have to watch it, ouch.', 'A lost match goes on in the head for a while.'],
    ask: ['Where did it go wrong for them?', 'How long does it take you to get over it?'],
  },
  {
    signs:
      /\bi (?:\w+ )?won (?!der|'t|(?:again on|the argument))(?:the|a|it|my|at|first|second|two|\d)|\bi won\b(?=$|[.!])|\bi (?:just |finally )?beat (?:my|the|him|her|everyone) |\b(?:personal best|new pb|my pb|came (?:first|second|third) in|got (?:a|the) (?:gold|silver|bronze|medal|trophy)|scored (?:a|the|my|twice|two))\b/,
    tone: 'glad',
    say: ['You did that, brilliant.', 'That deserves a small lap of honour.'],
    ask: ['Did you see it coming?', 'Who was watching?'],
  },
  {
    signs:
      /\b(?:watch(?:ed|ing)?|at|going to|went to|off to) (?:the |a |some )?(?:match|game|football|footy|rugby|cricket|tennis|snooker|f1|boxing|olympics|world cup|euros)\b(?! (?:of|show|night with))|\b(?:match|game|kick ?off)(?:'s| is)? (?:on (?:tonight|later|now)|tonight|starts)|\bmatch ?day\b/,
    say: ['Match time, then.', 'Eyes on the game, then.'],
    ask: ['Who are you for?', 'Are you the shouting sort, or the silent one?'],
  },
  {
    signs:
      /\b(?:^|i |we |i'?m |i've |just |been )(?:\w+ )?(?:played|playing|play) (?:\w+ )?(?:football|footy|tennis|padel|badminton|basketball|volleyball|cricket|rugby|golf|squash|hockey|netball|bowls|ping pong|pool|darts)\b|\b(?:football|rugby|basketball|netball|hockey|boxing|swim|team|cricket) (?:training|practice)\b/,
    say: ['A bit of sport, good on you.', 'Out on the pitch or the court, nice.'],
    ask: ['How’s your form at the moment?', 'Just for fun, or in earnest?'],
  },
  {
    signs:
      /\b(?:watch(?:ed|ing)? (?:a|the|this|that|some|an) (?:\w+ ){0,2}(?:film|movie|documentary|western|horror|comedy|romcom)s?|(?:at|to|from) the (?:cinema|movies|pictures)|(?:film|movie) (?:night|tonight|last night))\b/,
    say: ['Film time, nice.', 'Two hours somewhere else, nice.'],
    ask: ['Worth a second viewing?', 'Which scene stuck?'],
  },
  {
    signs:
      /\b(?:netflix|(?:watch(?:ed|ing)?|binge(?:d|ing)?|bingeing|rewatch(?:ed|ing)?) (?:a|the|my|this|that|some|all|another|season|old|tv|telly|\w+ episodes?) ?(?:\w+ )?(?:series|shows?|episodes?|season|telly|tv|soaps?|sitcom|friends)?\b(?<=series|shows?|episodes?|season|telly|tv|soaps?|sitcom|friends)|one more episode|new season of|season finale|binge[- ]?watch\w*)\b/,
    say: ['One more episode, I know how it goes.', 'Telly time, then.'],
    ask: ['Who’s your favourite in it?', 'How far in are you?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|been|just|still|finished|started|starting|i|we|love) (?:\w+ )?(?:reading|rereading|read) (?:a|the|my|this|that|some|another|it|in bed|on) ?(?:\w+ ){0,3}?(?:books?|novels?|chapters?|thriller|poems?|bed|kindle|balcony)|(?:finished|started) (?:a|my|the|another) (?:\w+ )?(?:book|novel)|(?:good|new|great) book|audiobook|curled up with a book)\b/,
    say: ['A book on the go, nice.', 'Off between the pages, nice.'],
    ask: ['Who’s in it that you like?', 'How far have you got?'],
  },
  {
    signs:
      /\b(?:(?:play(?:ed|ing)?|started|finished|addicted to|bought|got) (?:\w+ )?(?:zelda|valorant|fortnite|minecraft|fifa|gta|elden ring|call of duty|the sims|stardew|roblox|d&d|mario kart|pokemon)|(?:playing|played) (?:video ?games|on (?:my|the) (?:ps5|xbox|switch|pc))|(?:i'?m|been) gaming)\b/,
    say: ['Deep in a game, then.', 'One more round, I know that one.'],
    ask: ['What are you trying to get past?', 'Alone in there, or with others?'],
  },
  {
    signs:
      /^(?!.*\bused to\b).*\b(?:play(?:ed|ing)? (?:\w+ )?(?:cards|uno|bridge|rummy|dominoes|chess|scrabble|monopoly|bingo|board games?|whist|euchre|poker)|(?:doing|did|do|finished|on) (?:a|the|my) (?:\w+ )?(?:jigsaw|puzzle|crossword|sudoku|wordle)|(?:pub quiz|quiz night|game night|games night|board game))\b/,
    say: ['A round of play, nice.', 'Something for the grey cells, nice.'],
    ask: ['Are you a gracious loser?', 'Who’s winning?'],
  },
  {
    signs:
      /\b(?:(?:went|going|go|been|back|off|just|home|got) (?:\w+ )?(?:to|from|at|hit) the gym|at the gym|gym (?:today|tonight|again|session|done)|(?:did|doing|had|finished|just|a) (?:\w+ )?workout|worked out (?:today|this|yesterday|at)|(?:did|doing|went to|back from|my) (?:\w+ )?(?:pilates|yoga|zumba|spin(?:ning)? class|aerobics|crossfit|karate|judo|climbing|bouldering)|leg day)\b/,
    say: ['Good on you for going.', 'The muscles got some work, then.'],
    ask: ['What part of it do you like least?', 'How do you feel afterwards?'],
  },
  {
    signs:
      /\b(?:(?:went|going|go|been|back from|off) (?:for|on) a (?:\w+ )?(?:run|jog|bike ride|cycle|ride)\b|went (?:running|jogging|cycling)|i (?:just |\w+ )?ran (?:a|my|the|\d+) ?(?:\w+ )?(?:5k|10k|k|km|miles?|half|marathon)|my first (?:5k|10k|half marathon|marathon)|parkrun|couch to 5k|training for (?:a|the) (?:\w+ )?(?:marathon|10k|half|race)|cycled (?:to|home|\d+))\b/,
    say: ['Out and moving, good on you.', 'Some air in the lungs, good.'],
    ask: ['How did it feel at the end?', 'What goes through your mind on the way?'],
  },
  {
    signs:
      /\b(?:(?:went|going|go|been|back from|just had|off|gone|came back from|nice|long|lovely) (?:out )?(?:for |on )?(?:a |my )?(?:\w+ )?(?:walk|stroll|wander)\b(?! out| away| the)|walk(?:ed|ing) (?:around|round|by|along|through|in) the (?:\w+ )?(?:park|beach|river|canal|lake|woods|fields?|town|city))/,
    say: ['Out on foot, nice.', 'A walk, that clears the head a bit.'],
    ask: ['What did you come across?', 'Do you have a favourite round?'],
  },
  {
    signs:
      /\b(?:walk(?:ed|ing)? (?:the|my|our) dogs?|out with the dog|took (?:the|my|our) dogs? (?:out|for a walk|to the)|dog walk)\b/,
    say: ['A round with the dog, nice.', 'One of you two surely enjoyed it.'],
    ask: ['Who sets the pace, you or the dog?', 'Is it always the same round?'],
  },
  {
    signs:
      /\b(?:(?:went|going|go|been|was|i'?m) (?:\w+ )?swimming|(?:went|going|go|in) for a (?:\w+ )?(?:swim|dip)|i (?:just )?swam|sea swim\w*|wild swimming|(?:at|to|from) the (?:swimming )?pool|did (?:\d+|twenty|thirty|forty) lengths)\b(?! (?:in (?:money|debt)))/,
    say: ['In the water, how nice.', 'A swim, good on you.'],
    ask: ['How cold was it?', 'Are you one to dive straight in?'],
  },
  {
    signs:
      /\b(?:(?:went|going|go|been|was|out|back from) (?:\w+ )?(?:hiking|camping|climbing|skiing|fishing|kayaking|sailing|foraging)|(?:on|for) a hike|hiked (?:up|to|the|in)|climbed (?:up )?(?:a|the) (?:\w+ )?(?:mountain|hill|peak)|(?:in|up) the (?:mountains|hills|woods|forest|countryside)\b|out in nature)\b/,
    say: ['Out in nature, lovely.', 'Far from the pavement, lovely.'],
    ask: ['What’s the view like?', 'What do you always take along?'],
  },
  {
    signs:
      /\b(?:(?:at|to|on|from|by) the (?<!look at the )(?<!lost .*)(?:beach|seaside|sea|coast|lake|ocean)|day at the beach|near the sea|went surfing|surfing (?:today|this|all))\b/,
    say: ['By the water, lovely.', 'Sand, wind and water, lovely.'],
    ask: ['What did it look like out there?', 'Did you get your feet wet?'],
  },
  {
    signs:
      /\b(?:(?:at|to|from|for|saw|seeing|going to|been to|went to) (?:a|the|my|their|our|this) (?:\w+ )?(?:concert|gig|festival|musical|opera|play|ballet|exhibition)\b|(?:got|bought|have) (?:\w+ )?tickets (?:for|to)|(?:at|to) (?:the|a) (?:theatre|theater|museum|gallery))\b/,
    say: ['A proper outing, nice.', 'Something live for once, nice.'],
    ask: ['What are you hoping for, or what was best?', 'Who goes along with you?'],
  },
  {
    signs:
      /^(?!.*\b(?:used to|late|died|years ago|was a|till i|til i)\b).*\b(?:choir (?:practice|rehearsal|tonight|today|concert|was)|(?:i|we|been|love|i'?m) (?:\w+ )?(?:sang|singing|sing)\b(?! (?:telegram|to me))|karaoke|(?:practi[sc](?:ed|ing|e)|play(?:ed|ing)?|learning|picked up) (?:the |my )?(?:\w+ )?(?:piano|guitar|violin|fiddle|drums|flute|ukulele|cello|trumpet)|band practice)\b/,
    say: ['Making music, how lovely.', 'Good for the soul, that.'],
    ask: ['What was the last piece?', 'Do you mind people listening?'],
  },
  {
    signs:
      /\b(?:listen(?:ing|ed) to (?:music|the radio|a|my|old|some|this|vinyl|records)|(?:new|this|good) (?:album|playlist)|music (?:on|up)|spotify|podcasts?|headphones (?:on|in))\b/,
    say: ['A bit of sound around you, good.', 'Sound on, world off.'],
    ask: ['What’s on?', 'Which one do you never get tired of?'],
  },
  {
    signs:
      /\b(?:(?:booked|booking|planning|planned) (?:a |the |my |our |us |some )*(?:\w+ )?(?:flights?|trip|holidays?|vacation|train|hotel|cruise|weekend away|getaway|tickets)|(?:going|off|go) (?:on|away) (?:holidays?|vacation|for the weekend|for a few days)|(?:going|off|flying|heading) to (?:spain|italy|france|greece|portugal|paris|london|rome|japan)|road trip|weekend away|city break)\b/,
    tone: 'glad',
    say: ['A trip to look forward to, nice.', 'Somewhere else for a bit, lovely.'],
    ask: ['What’s the first thing you’ll do there?', 'Who’s coming along?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|been|still|we'?re|started|haven'?t (?:started|finished)|need to|have to|should be|got to) (?:\w+ )?(?:packing|pack)\b(?! (?:it in|boxes|up the))|pack(?:ed|ing) (?:my|our|the|a) (?:\w+ )?(?:bags?|cases?|suitcases?|backpack|rucksack))\b/,
    say: ['Suitcase time, then.', 'And the bag’s always too small.'],
    ask: ['What’s the thing that always comes with you?', 'Where’s it off to?'],
  },
  {
    signs:
      /\b(?:i'?m|im|we'?re|here|currently|been) (?:\w+ )?on (?:my |our |a )?(?:holidays?|vacation)\b(?! from)|\b(?:(?:first|last) day of (?:my |our |the )?(?:holidays?|vacation)(?! over))/,
    say: ['On holiday, enjoy it.', 'Away from it all, lovely.'],
    ask: ['What’s the best thing there so far?', 'Do you do a lot, or nothing at all?'],
  },
  {
    signs:
      /\b(?:(?:just|got|came|come|i'?m|im|we'?re|only got) (?:just |only )?(?:back|home) from (?:holidays?|vacation|my (?:holidays?|trip|travels)|our (?:holidays?|trip)|a (?:\w+ )?(?:trip|holiday|weekend|cruise)|spain|italy|france|greece|portugal|abroad|travelling)|(?:holidays?|vacation|trip)(?:'s| is| are| was)? (?:already |almost |nearly )?(?:over|finished|too short))\b/,
    say: ['Back in the everyday, then.', 'And the suitcase still half full, I bet.'],
    ask: ['What did you bring back, apart from laundry?', 'What was the best of it?'],
  },
  {
    signs:
      /\b(?:hung ?over|hangover|too many (?:pints|drinks|wines|beers|cocktails)|drank (?:too much|a lot|so much)|(?:got|so|really) (?:\w+ )?(?:drunk|wasted|plastered|hammered) (?:last night|yesterday|again))\b/,
    say: ['The morning after, ouch.', 'Water and a dark room, then.'],
    ask: ['Was it worth it?', 'What’s the last thing you remember clearly?'],
  },
  {
    signs:
      /^(?!.*\b(?:no party|not invited|invited me|without me|third party|cancel\w*|noise|neighbou?r\w*|work)\b).*\b(?:(?:at|to|going to|went to|been to|having|throwing|had) (?:a|my|the|our) (?:\w+ )?(?:party|barbecue|bbq|bonfire|disco)\b|night out|went out last night|(?:down|at|in|to) the pub|(?:a few|for) (?:pints|drinks)|clubbing|(?:went|going) (?:out )?dancing)/,
    say: ['Out among people, nice.', 'A night for fun, nice.'],
    ask: ['Are you the first to leave, or the last?', 'Who was there?'],
  },
  {
    signs:
      /\b(?:forgot|forgotten|missed|(?:nobody|no one|didn'?t) (?:\w+ )?remember(?:ed)?|(?:nobody|no one) (?:called|came|said|texted)[^.!?]{0,12}) (?:about )?(?:on )?(?:my|her|his|our|their|\w+'s) (?:\w+ )?(?:birthday|bday|anniversary)\b/,
    tone: 'hard',
    say: ['On that day of all days, ouch.', 'Oh no, that hurts a bit.'],
    ask: ['Has it been put right since?', 'How did it come out?'],
  },
  {
    signs:
      /^(?!.*\b(?:forgot|missed|nobody|no one|alone|hate|would have)\b).*\b(?:(?:it'?s|its|today is|today'?s) my (?:\w+ )?(?:birthday|bday)|my (?:\w+ )?(?:birthday|bday) (?:today|is today|was|tomorrow|is (?:tomorrow|on|next|in|coming))|i (?:turn(?:ed)?|am turning) (?:\d\d|thirty|forty|fifty|sixty|seventy|eighty)|i'?m turning \w+)\b/,
    tone: 'glad',
    say: ['All the best to you.', 'Then somebody should bring cake.'],
    ask: ['What makes it a good one for you?', 'Do you like being celebrated?'],
  },
  {
    signs:
      /^(?!.*\b(?:forgot|missed|died|dead|would have|without|passed)\b).*\b(?:son|daughter|mum|mom|dad|husband|wife|partner|boyfriend|girlfriend|friend|sister|brother|gran|nan|grandson|granddaughter|kid|nephew|niece)(?:'?s)? (?:\w+ )?(?:birthday|bday|turn(?:s|ed|ing) (?:\d+|one|two|three|eighteen|thirty|forty|fifty|sixty))\b/,
    say: ['A birthday to celebrate, nice.', 'Cake and candles, then.'],
    ask: ['Is there a present sorted?', 'How do you all celebrate?'],
  },
  {
    signs:
      /(?:\b(?:i|i've|ive|just|we|finally) (?:just |finally |also )*|^)(?:bought (?:a|some|the|my|new|myself|two)|treated myself|splashed out|got (?:myself|a new|the new|some new)|ordered (?:a new|myself|some (?:new )?(?:clothes|shoes|books)))\b(?! (?:job|boss|manager|colleague|round|neighbou?r|tattoo|puppy|kitten|dog|cat|girlfriend|boyfriend|flat))/,
    say: ['Something new, nice.', 'That’ll get looked at for days.'],
    ask: ['What made you choose that one?', 'Had you been eyeing it for long?'],
  },
  {
    signs:
      /\b(?:(?:got|had|getting|have) (?:a|my|me) (?:\w+ )?(?:hair ?cut|hair (?:cut|done|dyed|coloured|colored)|highlights)|new (?:haircut|hairstyle|hair)|(?:at|to|from) the (?:hairdresser'?s?|barber'?s?|salon)|(?:cut|dyed|bleached|shaved|chopped) (?:off )?(?:all )?my (?:own )?(?:hair|fringe|bangs|head)|(?:hate|love) my (?:new )?hair)\b/,
    say: ['A new look, then.', 'The mirror will need a day or two.'],
    ask: ['How does it look, honestly?', 'Who noticed first?'],
  },
  {
    signs:
      /\b(?:i'?m|im|been|i|started|learning to|just|love|finished|was) (?:\w+ )?(?:knit(?:ting|ted)?|crochet(?:ing|ed)?|sewing|sewed|sew|painting|drawing|sketching)\b(?! (?:the|my|our) (?:\w+ )?(?:wall|fence|room|bedroom|kitchen|house|hall)\w*)|\b(?:pottery (?:class|course)|life drawing|(?:knitting|crocheting) (?:a|some)|made a (?:scarf|quilt|vase|blanket))\b/,
    say: ['Something made by your own hands, lovely.', 'Busy fingers, quieter head.'],
    ask: ['What’s it going to be?', 'Who ends up with the finished piece?'],
  },
  {
    signs:
      /\b(?:i'?m writing|im writing|been writing|i write|started writing|wrote|i'?ve written) (?:a|my|some|the|short)? ?(?:\w+ )?(?:novel|story|stories|poems?|poetry|book|songs?|diary|journal|screenplay|memoirs?|blog)\b|\bjournal(?:l)?ing\b/,
    say: ['You write, how nice.', 'Putting it into words, good.'],
    ask: ['Who gets to read it?', 'When do you find the time?'],
  },
  {
    signs:
      /\b(?:learning|started learning|taking|signed up for|started|joined|having) (?:my |some |to |a |an )*(?:\w+ )?(?:french|spanish|german|italian|portuguese|irish|welsh|japanese|korean|chinese|dutch|drive\b|(?:driving|swimming|piano|guitar|dance|dancing|riding|language) (?:lessons?|class(?:es)?)|(?:evening|pottery|art|cooking) (?:class|course)\w*)\b|\bduolingo\b/,
    say: ['Learning something new, good on you.', 'Brain at work, nice.'],
    ask: ['What’s the hardest bit so far?', 'What made you begin?'],
  },
  {
    signs:
      /^(?!.*\b(?:fine|all clear|vet clinic|(?:a|my) (?:dog|cat) person)\b).*\b(?:(?:to|at|from|called) the (?:emergency )?vet'?s?\b(?! niece| clinic)|(?:dog|cat|puppy|kitten|hamster|rabbit|horse|pony)(?:'s)? (?:is |has |was |been )*(?:\w+ )?(?:sick|ill|limping|poorly|hurt|not eating|won'?t eat|stopped eating|in pain|(?:having|needs|had) (?:an )?(?:operation|surgery)))\b/,
    tone: 'hard',
    say: ['Oh no, the poor animal.', 'Worrying, and it can’t tell you where it hurts.'],
    ask: ['How is the animal at the moment?', 'When did you notice first?'],
  },
  {
    signs:
      /\b(?:cat|dog|kitten|puppy|rabbit|tortoise|parrot|hamster|budgie)\b[^.!?]{0,20}\b(?:hasn'?t (?:come|been) (?:home|back|seen)|didn'?t come (?:home|back)|(?:is|has|gone|went|'s|been) (?:gone )?missing|ran (?:away|off)|escaped|got out)\b|\b(?:can'?t find) (?:my|our|the) (?:cat|dog|kitten|puppy)\b/,
    tone: 'hard',
    say: ['Oh no, I hope the door scratches soon.', 'Not knowing where it is, awful.'],
    ask: ['When was the last sighting?', 'Where have you looked so far?'],
  },
  {
    signs:
      /\b(?:dog|cat|puppy|kitten|rabbit|hamster|parrot)(?:'s|s)? (?:\w+ )?(?:ate|eaten|chew(?:ed|ing|s)|knocked|peed|pissed|pooped|stole|scratched|destroyed|ripped|puked|weed on|broke|dug|keeps (?:barking|meowing|waking|jumping))\b/,
    say: ['Oh no, that little rascal.', 'Crime scene at yours, then.'],
    ask: ['What did the face look like afterwards?', 'Is that a habit, or a first?'],
  },
  {
    signs:
      /\b(?:dog|cat|puppy|kitten)(?:'s|s| is| has)? (?:\w+ )?(?:asleep|sleeping|sleeps|lying|curled up|snoring|sitting|purring|snuggl\w+|cuddl\w+|fell asleep|on (?:my|the) (?:lap|bed|feet|sofa|couch)|next to me|beside me|on me|keeping me company)\b|\b(?:cuddl(?:ing|ed)|snuggl(?:ing|ed)|stroking|petting) (?:with )?(?:my|the) (?:dog|cat|puppy|kitten)\b/,
    tone: 'glad',
    say: ['Best company there is, that.', 'Warm and furry, lovely.'],
    ask: ['What’s the name?', 'Who takes up more room, you or the pet?'],
  },
  {
    signs:
      /\b(?:got|getting|adopted|adopting|picking up|brought home|have|bought) (?:a |an |our |my |the |two )*(?:new )?(?:\w+ )?(?:puppy|puppies|kittens?|rescue (?:dog|cat))\b|\b(?:got|getting|adopted|adopting) (?:a|our|my) (?:new )?(?:dog|cat|rabbit|hamster|parrot|horse|pony)\b/,
    tone: 'glad',
    say: ['New life in the house, lovely.', 'Oh, somebody small and furry.'],
    ask: ['Is there a name for it already?', 'What’s it been up to so far?'],
  },
  {
    signs:
      /\b(?:doom ?)?scroll(?:ing|ed)\b|\b(?:hours|all day|all night|too long|too much) (?:\w+ )?on (?:tiktok|instagram|insta|reels|my phone|youtube|reddit)\b|\bon (?:tiktok|instagram|insta|my phone) (?:all|for hours|too much|again)\b|\bscreen time\b/,
    say: ['The phone won’t let go, hm.', 'And there goes another hour, hm.'],
    ask: ['Did anything good turn up at least?', 'What would you be doing otherwise?'],
  },
]
