import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /\b(?:head ?aches?|migraines?|(?:my|me) head(?:'s|s| is)? (?:\w+ )?(?:pounding|killing|hurts|hurting|splitting|banging|thumping|throbbing|sore|aching))\b/,
    tone: 'hard',
    say: ['Ow, then even the light’s too loud.', 'A sore head spoils everything, ugh.'],
    ask: ['Since when have you had it?', 'Is it dark and quiet where you are, at least?'],
  },
  {
    signs:
      /\b(?:my |me |lower )back(?:'s| is|s| has)? (?:\w+ )?(?:in bits|killing|gone|hurts?|hurting|sore|aching|aches|bad|knackered|playing up|locked|went|out)\b(?! (?:to|in|home))|\b(?:(?:put|threw|did) my back out|bad back|back ?ache|sore back|back pain|slipped disc|sciatica)\b/,
    tone: 'hard',
    say: ['Ouch, and you feel it in every move.', 'That back, ouch.'],
    ask: ['Is there any position that’s all right?'],
  },
  {
    signs:
      /\b(?:feet|foot|legs?|knees?|hips?|shoulders?|hands?|ankle|wrist|neck|fingers?|arms?|muscles|everything)(?:'s| is| are)? (?:\w+ )?(?:killing|hurts?|hurtin[g]?|sore|ach(?:es|ing)|throbb\w+|in bits|stiff|swollen|in agony)\b|\b(?:sore (?:feet|legs|knee|neck|shoulder|muscles)|my joints|blisters?|stiff neck|(?:can'?t|cannot) feel my (?:feet|legs|hands)|arthritis)\b/,
    tone: 'hard',
    say: ['Ouch. When one bit hurts, the whole day knows.', 'Ow, that’s wearing.'],
    ask: ['Is that from today, or an old story?', 'Can you give it a rest for a while?'],
  },
  {
    signs:
      /\b(?:tooth ?ache|(?:my|a) tooth (?:\w+ )?(?:hurts|broke|chipped|came out|fell out|is killing)|wisdom (?:tooth|teeth)|(?:at|to|from|see|hate) the dentist(?:'s)?|dentist (?:today|tomorrow|appointment|on|this|was)|root canal|(?:had|having|need|got) a filling)\b/,
    tone: 'hard',
    say: ['Teeth, of all things, ouch.', 'Oh, that chair and that drill.'],
    ask: ['How’s it feeling right now?', 'Are you all right with dentists otherwise?'],
  },
  {
    signs:
      /\b(?:stomach ?ache|tummy ?ache|belly ?ache|(?:stomach|tummy|belly)(?:'s| is)? (?:\w+ )?(?:hurts?|hurting|killing|upset)|upset stomach|food poisoning|(?:been |was |i'?m |keep )(?:throwing up|being sick|puking|vomiting)|i threw up|(?:feel|feeling|so) (?:nauseous|queasy)|heartburn|stomach bug|period (?:pains?|cramps)|(?:bad |awful |my )cramps|on my period)\b/,
    tone: 'hard',
    say: ['Ugh, that makes everything miserable.', 'You poor thing, that’s nasty.'],
    ask: ['Does warmth help a bit?', 'How long’s that been going on?'],
  },
  {
    signs:
      /\b(?:(?:have|got|getting|caught|with|had) (?:a |the |another )?(?:\w+ )?(?:cold|flu|cough|bug|sore throat|covid)\b(?! (?:shower|drink|one|beer|feet|hands|call|water|coffee|shoulder))|(?:runny|blocked|stuffy) nose|sore throat|man ?flu|bunged up|can'?t stop (?:coughing|sneezing)|coughing (?:all|up|since)|lost my voice|tested positive|hay ?fever)\b/,
    say: ['Sniffles and coughs, how annoying.', 'Get well soon, then.'],
    ask: ['How bad is it, from one to ten?', 'Have you got tea and tissues in?'],
  },
  {
    signs:
      /\b(?:(?:i|i've|ive|i'?m|got|have|running|with) (?:\w+ )?(?:a )?(?:high )?(?:fever|temperature)\b(?! (?:in|of the|outside))|feverish|(?:i'?m|im|i feel|feeling) (?:really |so |properly |very |quite )?(?:ill|sick|poorly|unwell|rough|under the weather)\b(?! (?:of|and tired of|at the|just|about|aboot|with))|shivering and)/,
    tone: 'hard',
    say: ['Oh dear, that’s no fun at all.', 'Poorly, oh no. Get well soon.'],
    ask: ['Which bit is worst?', 'Can somebody bring you something?'],
  },
  {
    signs:
      /\b(?:(?:i|i've|ive|just) (?:\w+ )?(?:fell (?:over|down|off|on)|tripped|slipped (?:on|in|and)|cut my (?:finger|hand|thumb|leg|arm|foot|knee)|burn(?:t|ed) my(?:self)?|twisted my|sprained my|broke my (?:arm|leg|wrist|ankle|foot|toe|finger)|hit my head|hurt my)|in a cast|on crutches|needed stitches|broken (?:wrist|arm|leg|ankle|toe|rib))\b/,
    tone: 'hard',
    say: ['Ouch. And it only takes a second.', 'Ow, that must have hurt.'],
    ask: ['How did it happen, exactly?', 'Has anybody had a look at it?'],
  },
  {
    signs:
      /\b(?:(?:scan|results?|biopsy|bloods?|blood tests?|tests?)\b[^.!?]{0,20}\b(?:is |was |are |were |came back )(?:all )?(?:clear|fine|good|ok|okay|negative|normal|benign)|all clear|in remission|on the mend|fever(?:'s| is| has)? (?:gone|down|broken)|(?:cast|stitches) (?:came off|come off|out)|(?:home|back|out) (?:from|of) (?:the )?hospital)\b/,
    tone: 'glad',
    say: ['Good news, what a relief.', 'Oh good, really good.'],
    ask: ['How long had you been waiting for that?', 'Who’s heard the news already?'],
  },
  {
    signs:
      /^(?!.*\b(?:clear|negative|benign|normal|fine|came off|not|haven'?t|never)\b).*\b(?:(?:waiting (?:for|on)|get|getting) (?:my|the|her|his) (?:\w+ )?(?:results|diagnosis)|(?:have|having|got|had|need|getting) (?:a|an|my|the|another) (?:\w+ )?(?:scan|biopsy|x-?ray|mri|mammogram|ultrasound)\b|found a lump|(?:my|blood|test) results (?:come|are|on|tomorrow|next))/,
    tone: 'hard',
    say: ['Not knowing yet, that’s hard.', 'Fingers crossed that it’s nothing.'],
    ask: ['When do you get to know?', 'Who knows that you’re waiting?'],
  },
  {
    signs:
      /\b(?:(?:have|having|had|need|needs|before|after|my|an|for) (?:\w+ )?(?:operation|surgery)\b(?! (?:on (?:the|my) (?:car|laptop)|opens|receptionist|in the morning|hours))|(?:knee|hip) replacement|(?:being|get(?:ting)?|be) operated on|i'?m in hospital|im in (?:the )?hospital|in a&e|at the er\b|(?:hospital|operation) (?:tomorrow|on monday|next week))/,
    tone: 'hard',
    say: ['An operation or hospital, oof.', 'That’s a lot to go through.'],
    ask: ['What part of it scares you?', 'Who’s with you in it?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|never|hasn'?t|haven'?t|didn'?t)\b).*\b(?:(?:have|got|had|having|made|booked|my|a) (?:an? |my |the )?(?:doctor'?s?|gp|hospital|physio|midwife)(?:'s)? appointment|(?:at|to|see|seeing) (?:the|my) (?:doctor'?s?|gp|physio)\b|doctor'?s? (?:appointment )?(?:said|told me|today|tomorrow)|(?:getting|had|got|having) (?:my|a|the) (?:\w+ )?(?:jab|vaccine|blood test))\b/,
    say: ['The doctor, good that it’s being looked at.', 'I hope they’re kind there.'],
    ask: ['How do you feel about it?', 'Is it routine, or is something bothering you?'],
  },
  {
    signs:
      /\b(?:(?:on|started|starting|start|trying|back on) (?:a|my|the|this) (?:\w+ )?diet\b|dieting|count(?:ing)? calories|slimming world|weight watchers|trying to lose (?:weight|some)|intermittent fasting|no (?:sugar|carbs|sweets|chocolate) (?:for|since|this|until|anymore))\b/,
    say: ['That takes some willpower.', 'And the fridge keeps calling, I bet.'],
    ask: ['What tempts you the most?', 'How many days in are you?'],
  },
  {
    signs:
      /\b(?:(?:put on|gained|gaining|putting on) (?:\w+ )?(?:weight|kilos|pounds|stone|kg)|(?:jeans|trousers|clothes|dress|nothing) (?:\w+ )?(?:don'?t|doesn'?t|do not|no longer|won'?t)? ?fits? (?:me )?(?:anymore|any more|me)|i(?:'m| am|m| feel| look|'ve got) (?:so |really |too |getting )*fat\b|hate (?:my body|how i look|the way i look))/,
    tone: 'hard',
    say: ['Not feeling right in your skin, hm.', 'The mirror wasn’t kind, then.'],
    ask: ['Since when does it bother you?', 'What do you like about yourself, all the same?'],
  },
  {
    signs:
      /\b(?:i(?:'ve|ve)? (?:\w+ )?lost (?:\w+ )?(?:weight\b|(?:\d+|a|one|two|three|four|five|ten) (?:kilos?|kgs?|pounds|stone|lbs))|(?:down|lost) (?:\d+|two|three|five|ten) (?:kilos|kg|pounds|lbs|stone)|(?:jeans|trousers|dress) fits? again)\b/,
    tone: 'glad',
    say: ['That took some sticking at it.', 'Well done, that’s not easy.'],
    ask: ['What helped the most?', 'Do you feel different already?'],
  },
  {
    signs:
      /\b(?:(?:i need|having|had|drinking|on|made|making|getting|first|second|third|fourth|fifth|too much|enough|another) (?:my |a |some |more |a cup of )*(?:\w+ )?(?:coffees?|espresso|latte|cappuccino)\b(?! (?:table|break|shop|morning|date|machine|with))|coffee (?:time|first)|no coffee)\b/,
    say: ['Coffee first, everything else later.', 'The day runs on that, then.'],
    ask: ['Which number is it today?', 'Milk, sugar, or plain black?'],
  },
  {
    signs:
      /\b(?:i'?m|i am|im|so|^) ?(?:so |really |absolutely |bloody |dead )*(?:hungry|starving|famished|peckish)\b|\b(?:(?:haven'?t|havent|didn'?t|not) (?:eaten|eat|had) (?:anything |a thing |all day|since|today|yet|much|properly|lunch|breakfast|dinner)|(?:skipped|forgot|missed) (?:lunch|breakfast|dinner|to eat)|no time (?:for|to) (?:lunch|eat|breakfast))/,
    say: ['An empty stomach, oh dear.', 'First of all, something to eat then.'],
    ask: ['What would hit the spot right now?', 'When was the last proper meal?'],
  },
  {
    signs:
      /\b(?:(?:i|we|ive|i've|just) (?:\w+ )?(?:ate|eaten) (?:way |far |so )?(?:too )?much\b(?! (?:on|to do))|overate|(?:so|too) (?:stuffed|bloated)|(?:i'?m|im) (?:so |absolutely |really )?full\b(?! of| time| on| moon)|food coma|ate (?:the whole|a whole|an entire|all the) \w+|food baby)\b/,
    say: ['A full belly, the sofa’s the place now.', 'It was too good to stop, I bet.'],
    ask: ['What was the bit you couldn’t leave?', 'Would you do it again?'],
  },
  {
    signs:
      /\b(?:(?:i |i've |ive |i'?m |trying to |want to )?(?:quit|quitting|stopped|stop|gave up|given up|giving up|give up|off) (?:the )?(?:smoking|cigarettes|fags|smokes|vaping|drinking|booze|alcohol|weed|gambling)|\w+ (?:days|weeks|months|years) (?:sober|clean|smoke[- ]?free|without (?:a )?(?:drink|smoke|cigarette))|day \w+ (?:without|sober|smoke[- ]?free))\b/,
    say: ['Leaving that behind, hats off.', 'Hour by hour, that’s how it goes.'],
    ask: ['What’s the trickiest time of day?', 'What do you do with your hands instead?'],
  },
  {
    signs:
      /\b(?:i|i'?ve|ive|im|i'?m|been|just|still|and) (?:\w+ ){0,2}?(?:cried|crying|weeping|wept|bawl(?:ed|ing)|sobb(?:ed|ing)|teary|tearing up|welled up)\b(?! (?:baby|wolf|laughing|with laughter))|\b(?:had (?:a|me a) (?:\w+ )?cry|(?:i'?m|im|i was|me) in tears|burst into tears|can'?t stop crying|(?:close to|fighting) tears|lump in my throat)\b/,
    tone: 'hard',
    say: ['So it really got to you.', 'That went right through you.'],
    ask: ['What was it that did it?', 'How is it now, afterwards?'],
  },
  {
    signs:
      /^(?!.*\b(?:baby|laugh\w*)\b).*\b(?:she|he|they|my (?:mum|mom|mam|wife|husband|sister|brother|daughter|son|friend|dad|partner|boyfriend|girlfriend))(?:'s|'re| is| was| are| were| just| has)? (?:\w+ )?(?:crying|cried|in tears|sobbing|burst into tears)\b/,
    tone: 'hard',
    say: ['Seeing that goes right through you.', 'Oh, you want to help at once.'],
    ask: ['What had happened?', 'What did you do in the end?'],
  },
  {
    signs:
      /^(?!.*\b(?:laugh\w* at (?:me|my|us|him|her)|stopped laughing|floor|ground|die|never|nobody|not)\b).*\b(?:(?:i|we|she|he|they|everyone|everybody|both)(?:'s|'re| was| were)? (?:\w+ ){0,3}?(?:laughed|laughing|giggled|giggling|cracking up|cracked up|in stitches)|made (?:me|us) laugh|laughed so (?:much|hard)|haven'?t laughed (?:so|like))\b/,
    tone: 'glad',
    say: ['Good that there was laughter.', 'A good laugh, lovely.'],
    ask: ['What was the bit that did it?', 'Who couldn’t stop?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|isn'?t|wasn'?t|never|no longer|less|don'?t be) (?:\w+ )?(?:nervous|anxious|scared|afraid|worried|stressed)).*\b(?:(?:i'?m|im|i am|i was|i feel|feeling|feel|^so|getting) (?:\w+ ){0,2}?(?:nervous|anxious|scared|terrified|tense|worried|panicking|on edge|freaking out)\b|butterflies in my|heart(?:'s| is) (?:\w+ )?(?:racing|pounding)|dreading (?:it|tomorrow))/,
    tone: 'hard',
    say: ['That’s sitting in your whole body, I guess.', 'Jittery, and no wonder.'],
    ask: ['What’s the thought that comes back most?', 'When does it let up a little?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|i am|feel|feeling|i feel|getting|so|really|too) (?:\w+ )?(?:stressed|overwhelmed|stressed out|swamped with everything)\b|(?:it'?s|its|everything(?:'s| is)|all|this is) (?:\w+ )?too much\b(?! (?:fun|salt|sugar|of a|to ask))|can'?t cope|(?:don'?t|dunno) (?:know )?where to (?:start|begin)\b(?! (?:reading|looking|with the book))|head(?:'s| is) (?:full|spinning))/,
    tone: 'hard',
    say: ['Everything at once, oof.', 'That’s too much for one head.'],
    ask: ['Which bit weighs most right now?', 'What could wait till tomorrow?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|never|isn'?t|wasn'?t|nobody|would be|should be|if) (?:\w+ )?(?:proud|chuffed|pleased)).*\b(?:(?:i'?m|im|i am|feel|feeling|i was|^so) (?:so |really |quite |very |dead |actually )*(?:proud|chuffed)\b|pleased with myself|didn'?t think i could|(?:well,? )?i (?:actually |finally |really )?did it\b(?! (?:again|because|for|to|wrong))|nailed it|i managed (?:it|to))/,
    tone: 'glad',
    say: ['And rightly so, well done.', 'You can say that out loud.'],
    ask: ['Who should know about it?', 'What was the hardest bit of getting there?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|isn'?t|don'?t|if|would be|used to be|was) (?:\w+ )?(?:happy|excited|thrilled)).*\b(?:(?:i'?m|im|i am|so|feeling|feel) (?:so |just |really |very |super )*(?:happy|excited|thrilled|delighted|over the moon)\b(?! (?:for you|if))|can'?t stop (?:grinning|smiling)|made my (?:day|week|year)|can'?t wait\b(?! (?:any longer|for (?:this|it) to (?:be over|end))))/,
    tone: 'glad',
    say: ['You can tell, and it’s catching.', 'More of that, any time.'],
    ask: ['What’s the best thing about it?', 'Who’s happy along with you?'],
  },
  {
    signs:
      /\b(?:could(?:'ve| have| of) died of (?:shame|embarrassment)|(?:ground|floor|earth) (?:to )?(?:swallow|open|eat)|mortified|so embarrass\w+|(?:i'?m|im|was|felt|feel) (?:so |really |too )?(?:embarrassed|ashamed|humiliated)|so awkward\b|went bright red\b|made a fool of myself|(?:feel|felt) (?:like an idiot|so stupid)|never live it down)/,
    tone: 'hard',
    say: ['Oof, you want the floor to open.', 'Oh no, that replays itself for a while.'],
    ask: ['Who saw it?', 'Did you say anything, or just get out of there?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|completely|totally|clean|just) (?:\w+ )?(?:forgot|forgotten)\b(?! (?:him|her|how good|what it|my own name|birthday|my keys))(?! (?:my|her|his|our|their|\w+'s) (?:\w+ )?(?:birthday|bday|anniversary|keys?))|\b(?:slipped my mind|head like a sieve|i keep forgetting|so forgetful)\b/,
    say: ['Clean gone, how annoying.', 'The head can’t hold everything.'],
    ask: ['When did it come back to you?', 'Is there a way to put it right?'],
  },
  {
    signs:
      /\b(?:i|i've|ive) (?:\w+ )?(?:lost|left|dropped|mislaid|misplaced) (?:my|me|one of my|the) (?:\w+ )?(?:wallet|purse|phone|(?:wedding )?ring|glasses|earrings?|hearing aids?|(?:bank )?card|passport|bag|gloves?|scarf|umbrella|ticket|airpods?|headphones|jacket|necklace)\b|\b(?:can'?t|cannot) find my (?!feet|words|way|keys|\w+ keys)\w+/,
    tone: 'hard',
    say: ['Oh no, and you look everywhere twice.', 'Gone of all things, oh no.'],
    ask: ['Where was it last, for certain?', 'Is it dear to you, or just useful?'],
  },
  {
    signs:
      /^(?!.*\b(?:lump|police|nothing|dead|didn'?t|never|haven'?t|if i)\b).*\b(?:(?:^|i |we |finally |just |i've )(?:\w+ )?found (?:it|them|my|the|his|her) ?(?:\w+ )?(?:ring|wallet|purse|phone|glasses|keys?|passport|bag|cat|dog)?(?=$|[.,!]| (?:again|in|under|behind|at|on))|somebody handed (?:it|them) in|(?:it|they) turned up (?:again|in|under|behind|at)|got (?:it|them) back(?=$|[.,!]))/,
    tone: 'glad',
    say: ['There it is, thank goodness.', 'Found at last, phew.'],
    ask: ['Where had it been all that time?', 'How long had you searched?'],
  },
  {
    signs:
      /\b(?:mixed feelings|part of me|half of me|happy and sad|(?:going|go) back and forth|can'?t (?:decide|make up my mind)|torn (?:between|about)|(?:don'?t|dunno|do not|not) (?:know |sure )?(?:whether|if) (?:i|to|we) (?:should|want|go|stay|take|can|leave|tell|say)|in two minds|undecided|big decision)\b/,
    say: ['Two voices in there, then.', 'Not easy, both sides pull.'],
    ask: ['Which side has the louder voice today?', 'What would make it easier to decide?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|no|don'?t|doesn'?t|didn'?t|never|won'?t|hope|when) (?:\w+ )?(?:feel|feels|relie|better)|.*\bif\b).*\b(?:phew\b|(?:so |really |i'?m )relieved|(?:what|such) a (?:relief|weight off)|weight (?:off|lifted)|can breathe again|(?:i |i'?m |im |^)(?:already )?(?:feel|feeling|felt) (?:\w+ ){0,2}(?:better|lighter|calmer)|false alarm)/,
    tone: 'glad',
    say: ['Ah, good, breathe out.', 'That’s a load off, then.'],
    ask: ['What made the difference?', 'How long had it been sitting on you?'],
  },
  {
    signs:
      /\b(?:it is what it is|(?:thats|that'?s) (?:just )?life\b|such is life|what can (?:you|ye|i) do|nothing (?:i|you|we) can do|so it goes|could be worse|(?:can'?t|mustn'?t|shouldn'?t) (?:complain|grumble)|i'?ll live\b|that'?s (?:just )?(?:how|the way) it (?:is|goes)|thats how it is|i'?ll manage|i'?ll get by)/,
    say: ['You take it as it comes, then.', 'Fair enough, and you may grumble here.'],
    ask: ['And underneath that?', 'Did it take long to see it that way?'],
  },
  {
    signs:
      /\b(?:(?:don'?t|dunno|do not|no idea|not sure) (?:know )?(?:what|how) (?:to|else to|i should|i'?m meant to|i'?m supposed to) (?:say|write|type|start|begin|tell|put|talk about|put (?:it|this))|hard to (?:put into words|explain|describe)|can'?t (?:put it into words|explain it|find the words)|feels? (?:silly|weird|odd|strange) (?:saying|typing|writing|to (?:say|write|type)))\b/,
    say: ['Start anywhere, order doesn’t matter here.', 'Half a sentence is enough to begin with.'],
    ask: ['What’s the first word that comes?', 'Is it something from today, or from longer ago?'],
  },
  {
    signs:
      /\b(?:(?:haven'?t|have not|'ve not|ive not|never|didn'?t|not) (?:\w+ )?(?:told|tell|said (?:it|this|that) to) (?:anyone|anybody|a soul|my \w+|the (?:wife|husband|kids|family|boss|lads)|him|them)\b(?! (?:to|off))|(?:nobody|no one) (?:else )?knows\b(?! (?:me|how|what|why|where|when|if))|you'?re the first (?:person )?(?:i|to)|keep(?:ing)? it (?:to myself|secret))/,
    tone: 'hard',
    say: ['Not said anywhere else yet, then.', 'You’ve been keeping that to yourself, then.'],
    ask: ['What makes it hard to say?', 'How long have you kept it?'],
  },
  {
    signs:
      /\b(?:(?:i|and i|i do|i really|i still|just) (?:\w+ )?miss (?:him|her|them|my (?!(?:\w+ )?(?:bus|train|stop|turn|appointment|flight|lunch))|home|having|our|being|everyone|the old|those|it so)|missing (?:home|him|her|them|my (?:family|mum|mom|dad|friends|kids|dog|cat))|homesick|i'?ll miss (?:him|her|them|my|this place))/,
    tone: 'hard',
    say: ['That gap, you feel it.', 'Missing them or it, that aches.'],
    ask: ['When do you notice it most?', 'What’s the smallest thing you miss?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|isn'?t|wasn'?t|never) (?:\w+ )?(?:angry|cross|mad|annoyed|furious)).*\b(?:(?:i'?m|im|i am|i was|so|feel|got) (?:so |just |still |really |bloody )*(?:angry|annoyed|furious|livid|raging|fuming|pissed off|cross)\b|makes me (?:so )?(?:mad|angry)|(?:doing|does) my head in|winding me up|(?:i'?m|so) fed up|had enough of|driv(?:es|ing) me (?:mad|crazy|nuts)|so annoying)/,
    tone: 'hard',
    say: ['Grr, I can see why that boils.', 'Be as cross as you like here.'],
    ask: ['What’s the part that makes you maddest?', 'Have you told them, or just the wall?'],
  },
]
