import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /\b(?:headaches?|migraines?|(?:my|me|ma) head(?:'s|s| is)? (?:\w+ )?(?:pounding|killing|hurts|hurting|splitting|banging|thumping|throbbing|sore)|tight band around my head)\b/,
    tone: 'hard',
    say: [
      'With a head like that, even the light is too loud.',
      'A sore head leaves no room for the rest of the day.',
    ],
    ask: ['Since when have you had it?', 'Is it dark and quiet where you are, at least?'],
  },
  {
    signs:
      /\b(?:my |me |ma |lower )back(?:'s| is|s| has)? (?:\w+ )?(?:in bits|killing|gone|hurts?|hurting|sore|aching|aches|giving me|bad|knackered|broken|in half|joined in|playing up|says no)\b|\b(?:put my back out|bad back|back ?ache|sore back|back pain|slipped disc|goes down into me leg)\b/,
    tone: 'hard',
    say: ['A bad back has a say in every move.', 'With a back like that even sitting down takes a plan.'],
    ask: ['What set it off?', 'Is there any position that’s all right?'],
  },
  {
    signs:
      /\b(?:feet|legs?|knees?|hips?|shoulders?|hands|ankle|wrist|neck|fingers?|toe|thumb|elbow|arthritis)\b(?!s? (?:on|up|to)\b)[^.!?]{0,22}\b(?:killing|hurts?|hurtin[g]?|sore|ach(?:es|ing)|are done|dead|raw|throbb\w+|in bits|stiff|shot|swollen|cracked|blistered|(?<!so )bad|cramp\w*|purple|like bacon|cactus|no skin left|isnt great|isn't great|isn't what it was|colou?r of)\b|\b(?:blisters?|bone on bone|fluid on the knee|my joints|can'?t feel my (?:feet|legs|hands|fingers)|cannot lift my arms|my bunion\w*|sciatica)\b/,
    tone: 'hard',
    say: [
      'When one bit of you hurts, the whole day knows about it.',
      'When that’s sore, every small job turns into a big one.',
    ],
    ask: ['Is that from today, or an old story?', 'Can you give it a rest for a bit?'],
  },
  {
    signs:
      /\b(?:i|ive|i've|he|she) (?:\w+ )?(?:fell (?!asleep|in (?:love|the lake)|for|behind|apart|out|through|silent|to bits)|slipped (?!my mind|out|me|away)|tripped|sliced|cut my (?!hair|fringe|bangs|losses)|burnt me|burned my|burnt my|twisted my|sprained|broke my (?!heart|phone|promise)|cracked my|stubbed|came off (?:my|the) bike)|\b(?:(?:two|three|four|five|six|ten|\d+|got|needed|the|my) stitches(?! dropped)|in a cast|my cast\b(?! came| is off)|plaster cast|on crutches|limpin[g]?|dropped it on my foot|came down wrong|fractur\w+|broken (?:wrist|arm|leg|ankle|toe|hip|rib)|concussion|black eye)\b/,
    tone: 'hard',
    say: ['Ouch. And it only takes a second.', 'Something like that slows everything else down, too.'],
    ask: ['How did it happen, exactly?', 'How is it now?'],
  },
  {
    signs:
      /\b(?:cast came off|out of (?:hospital|surgery|the cast)|all clear|(?:scan|results?|biopsy|bloods?|tests?)\b[^.!?]{0,22}\b(?:is |was |are |were |came back )(?:all )?(?:clear|fine|good|negative|normal|benign)|they got (?:all|it all)|got all of it|clean edges|in remission|on the mend|fever(?:'s| is| has)? (?:gone|down|broken)|(?:up )?on (?:his|her|my) feet (?:again|at least)|home from (?:the )?hospital|discharged)\b/,
    tone: 'glad',
    say: ['That’s the sort of news anybody wants.', 'Good. Really good, that.'],
    ask: ['How long had you been waiting for that?', 'Who’s heard the news already?'],
  },
  {
    signs:
      /^(?!.*\b(?:clear|negative|benign|routine|fine|all right)\b).*\b(?:(?:my|the|her|his|a|first|yearly|for a|getting a|has a) (?:\w+ )?(?:scan|biopsy|blood test|x-?ray|mri|ct|mammogram|colonoscopy|smear)\b|(?:the|my|her|his|scan|biopsy|test) results|ten days for the results|a lump|come back in\b[^.!?]{0,20}$|doctor would like me)/,
    tone: 'hard',
    say: [
      'Until you know, every day has that in the background.',
      'Waiting on results is the longest kind of waiting.',
    ],
    ask: ['When do you get to know?', 'Who knows that you’re waiting?'],
  },
  {
    signs:
      /\b(?:operat(?:e|es|ion|ing) (?:on|is|theatre|table|tomorrow|thursday|friday|monday)|they operate|(?:in|for|had|having|needs?|before|after|knee|heart|hip|hand) surgery|my op\b|(?:an|the) operation|anaesthetist|going under|new (?:knee|hip)|knee replacement|hip replacement|pre-?op|keyhole)\b/,
    tone: 'hard',
    say: [
      'An operation is never just routine for the one it’s about.',
      'That’s a thing to lie awake over, before and after.',
    ],
    ask: ['What have they told you about it?', 'Who’s with you through it?'],
  },
  {
    signs:
      /\b(?:(?:doctor|dr\.? \w+|gp|physio|specialist|podiatrist|consultant|optician|eye man|chiropodist|midwife|nurse practitioner|dermatologist|cardiologist)\b[^.!?]{0,35}\b(?:appointment|on (?:mon|tues|wednes|thurs|fri)day|tomorrow|at \d|monday|friday|said|says|reckons|wants|showed)|appointment (?:at|with|on|tomorrow|is|got|was)|(?:the|seeing the|to the|rang the|ring the) (?:doctors?|gp|physio|podiatrist|specialist|chiropodist)\b|waiting list|a&e|urgent care|in emergency|the er\b|walk-in clinic|out ?patients)\b/,
    say: [
      'Things like that take up more of a week than the hour itself.',
      'With doctors it’s mostly chairs, corridors and one short talk.',
    ],
    ask: ['What do you hope they’ll say, or what did they say?', 'Do you go alone, or with somebody?'],
  },
  {
    signs:
      /\b(?:(?<!is )(?:at |to |from )?the dentist(?:'?s)?|dentist (?:on|at|appointment)|dentist'?s (?:app|chair)|tooth ?ache|(?:my|this|a|wisdom) tooth|(?:my|a) filling|root canal|(?:my|me) braces?|orthodontist|dentures)\b/,
    say: ['Teeth: so small, and they run the whole head.', 'That chair makes everybody very polite.'],
    ask: ['Is it hurting at the moment?', 'Which is worse, the before or the during?'],
  },
  {
    signs:
      /\b(?:(?:got|have|caught|had|full of|with|have got|getting) (?:a|the|this|another|their|some|my|her|his) (?:\w+ )?(?:cold\b(?! (?:beer|one|shower|coffee|drink|feet|tea))|flu|bug\b|lurgy|cough|virus|chest infection)|sore throat|throat(?:'s| is| feels)? (?:like|sore|raw|on fire)|(?:blocked|runny|stuffy) nose|bunged up|im streaming|i'?m streaming|sneezing|coughing|coughed|covid|(?:i )?feel(?:ing)? (?:rough|lousy|rotten|poorly)|under the weather|coming down with|full of (?:a )?cold|(?:i'?m|im|i'?ve been|ive been) (?:\w+ )?(?:ill|poorly|sick in bed|off sick)|their cold)\b/,
    tone: 'hard',
    say: ['Being ill wraps everything in wool.', 'Sick days are long and leave nothing behind.'],
    ask: ['How many days has it been?', 'Is somebody bringing you tea?'],
  },
  {
    signs:
      /\b(?:(?:a|high|had a|got a|n a) (?:fever|temperature|temp\b)|temp of \d|38[. ]\d|39[. ]\d|shivering|throwing up|threw up|been sick\b(?! about| of| with)|(?:stomach|tummy|belly)(?: bug| ?ache|'s| is)? ?(?:hurts|ache|cramps|bug|pain|is bad|upset)|nausea|nauseous|can'?t keep (?:anything|nothing|it) down|food poisoning|(?:got|period|and|stomach) cramps|dizzy|heartburn)\b/,
    tone: 'hard',
    say: [
      'The body’s on strike, and it doesn’t negotiate.',
      'A day like that is mostly about getting through it.',
    ],
    ask: ['Is there someone near, in case you need something?', 'When did it start?'],
  },
  {
    signs:
      /\b(?:(?:my|me) (?:hearing|eyes?|eyesight|sight)(?:'s| is| has| are| have)? (?:\w+ )?(?:going|gone|bad|not what|downhill|went)|hearing aids?|hard of hearing|cataracts?|since (?:his|her|my) eyes|my (?:reading )?glasses|hot flush\w*|hot flash\w*|menopause)\b/,
    say: [
      'When the body changes its terms, you have to learn it again.',
      'Such small parts, and so much depends on them.',
    ],
    ask: ['How do you manage with it day to day?', 'Since when has it been like that?'],
  },
  {
    signs:
      /\b(?:diet(?:ing)?\b(?! coke)|lost (?:\w+ )?(?:\d+|two|three|four|five|six|ten|twelve) ?(?:kg|kilos?|pounds|lbs|stone)|(?:lost|losing|put on|gained) weight|weight watchers|slimming world|calories|(?:jeans|trousers|skirt|choli|uniform|suit)\b[^.!?]{0,14}(?:don'?t|won'?t|doesn'?t|not|no longer) (?:\w+ )?(?:fit|clos\w+|button|do up)|the scales)\b/,
    say: [
      'Food, clothes and numbers: a long conversation with yourself.',
      'The body sets its own pace with these things.',
    ],
    ask: ['How do you feel about it at the moment?', 'What’s the hardest part of the day for it?'],
  },
  {
    signs:
      /\b(?:my|first|second|third|fourth|need|needed|had|having|drinking|another|cups? of|without|before|took my|no|make|made|filter|instant) (?:\w+ )?coffees?\b(?! (?:with|table|shop))|\b(?:on my \w+ coffee|caffeine|coffee (?:first|on the|in hand|and a))\b/,
    say: ['Coffee first, then whole sentences.', 'There’s before coffee, and there’s after coffee.'],
    ask: ['How do you take yours?', 'Which number is it today?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|i am|so|bloody) (?:\w+ )?(?:hungry|starving|starved|famished|peckish|ravenous)|(?:haven'?t|not|ain'?t) (?:\w+ )?(?:eaten|ate|had (?:lunch|breakfast|dinner|tea|supper))\b|(?:skipped|no|missed) (?:breakfast|lunch|dinner)|could murder an? \w+|craving|it was only hunger|my stomach is rumbling)/,
    say: ['On an empty stomach, every thought ends at the fridge.', 'Hunger always wants to go first.'],
    ask: ['What would hit the spot right now?', 'When was the last proper meal?'],
  },
  {
    signs:
      /\b(?:(?:i|we|ive|i've|just) (?:\w+ )?(?:ate|eaten|had) (?:way |far )?too (?:much|many)\b(?! (?:on|to do|of (?:this|it|him|her))| going)|(?:so stuffed|(?:i'?m|im) (?:so |absolutely )?full\b(?! of| time| on| moon))|food coma|(?:could|can) eat it again|second helpings?|went back for seconds|ate (?:the whole|an entire|all of it)|best thing ive had)\b/,
    say: ['After that, the sofa’s the only sensible place.', 'Nobody stops at enough when it’s that good.'],
    ask: ['What was the bit you couldn’t leave?', 'Was it at least as good as it looked?'],
  },
  {
    signs:
      /\b(?:(?:quit|stopped|gave up|given up|giving up|off|packed in) (?:the )?(?:smoking|cigarettes?|fags|smokes|vaping|vape|drinking|drink|booze|beer|gambling|weed|sugar)|day (?:\w+|\w+ hundred and \w+) without|(?:\w+) (?:days|weeks|months|years) (?:sober|clean|smoke[- ]?free|off the (?:drink|fags|booze|smokes)|without a (?:drink|smoke|fag|cigarette))|my sponsor|sober (?:since|for|now)|nicotine)\b/,
    say: [
      'Every day without it has to be got through first.',
      'A thing like that gets left behind hour by hour.',
    ],
    ask: ['What’s the trickiest time of day?', 'What do you do with your hands instead?'],
  },
  {
    signs:
      /\b(?:i|i'?ve|ive|im|i'?m|been|just|still|now i'?m|am) (?:\w+ ){0,2}?(?:cried|crying|cryin|cry|weeping|wept|bawl(?:ed|ing)|sobb(?:ed|ing)|teary|welled up|tearing up|greetin)\b|\b(?:having a (?:little |good |wee )?(?:weep|cry)|had a (?:little |good |wee )?(?:weep|cry)|(?:i'?m|im|i was|was|me) in tears|in floods|burst into tears|(?:nearly )?set me off|finished me\b(?! at| up)|near broke me|not able to speak|lump in my throat)/,
    tone: 'hard',
    say: ['That got right through to you.', 'Tears never ask whether it’s a good moment.'],
    ask: ['What was it that did it?', 'How is it now, afterwards?'],
  },
  {
    signs:
      /^(?!.*\b(?:baby|laughing|delivering)\b).*\b(?:she|he|my (?:mum|mom|mam|wife|husband|sister|brother|daughter|son|friend|dad)|they)(?:'s|'re| is| was| are| were| just)? (?:\w+ )?(?:crying|cried|in tears|sobbing|weeping)\b/,
    tone: 'hard',
    say: ['Seeing somebody cry goes right through you.', 'You just want to take it off them, don’t you.'],
    ask: ['What had happened?', 'What did you do?'],
  },
  {
    signs:
      /^(?!.*\b(?:laugh(?:ed|ing|s)? at (?:me|my|us)|stopped laughing|never|nobody|not|wanted the)\b).*\b(?:(?:i|we|she|he|they|mam|mum|mom|dad|everyone|everybody|class|queue|table|room)(?:'s|'re| was| were)? (?:\w+ ){0,2}?(?:laughed|laughing|giggl\w+|creased|howled|howling|in stitches|cackl\w+)|made (?:me|us) laugh|laughed (?:so|til|till|until)|in stitches|cracking up|pissed (?:myself|ourselves)|laughing and)\b/,
    tone: 'glad',
    say: ['A laugh like that clears out the whole day.', 'Good that somebody laughed.'],
    ask: ['What was the bit that did it?', 'Who couldn’t stop?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|isn'?t|wasn'?t|never|no longer|less|stopped being|don'?t be) (?:\w+ )?(?:nervous|anxious|scared|afraid|worried)).*\b(?:(?:(?:i'?m|im|i am|i was|i feel|feeling|am) (?:\w+ ){0,2}?|(?:little|bit|really|so|kinda|kind of|getting) )(?:nervous|anxious|scared|frightened|terrified|dreading|tense|stressed|worried|panicking|petrified|on edge|bricking it|shitting (?:it|bricks|myself)|freaking out)|scared (?:shitless|to death|of)|scares me|butterflies|hands are (?:literally )?shaking|heart'?s? (?:is )?(?:\w+ )?(?:going so|racing|pounding|hammering)|feel sick|stomach is (?:doing|in)|cant stop thinking about it|can'?t stop thinking about it|i'?m afraid|im afraid|i dread it|dreading it|the knots)\b/,
    tone: 'hard',
    say: ['Nerves like that sit in the whole body.', 'A worry like that goes everywhere with you.'],
    ask: ['What’s the thought that comes back most?', 'When does it let up a little?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|never|isn'?t|wasn'?t|nobody|be|would be) (?:\w+ )?(?:proud|chuffed)).*\b(?:(?:so|dead|proper|very|really|quite|i'?m|im|that|too|well|and) (?:\w+ )?(?:proud|chuffed|pleased with (?:myself|it))|proud (?:of|as)|did my first|my first (?:\w+ ){0,2}(?:ever|today|on a real)|(?:i )?didn'?t think i could|i did it!|well,? i did it|did it\b[.!]+|nailed it|for the first time (?:in|!|ever|since))\b/,
    tone: 'glad',
    say: ['You can say that out loud.', 'That one goes in the good column.'],
    ask: ['Who should know about it?', 'What was the hardest bit of getting there?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|never|isn'?t|wasn'?t|don'?t|weren'?t|if|would be) (?:\w+ )?(?:happy|excited|thrilled)).*\b(?:(?:i'?m|im|i am|so|very|really|kinda|kind of|am|too) (?:so |just |really |very |that )?(?:happy|excited|thrilled|delighted|made up|buzzing|over the moon|giddy|elated)\b(?! (?:for you to|if|he's|she's))|buzzin[g]?\b|over the moon|can'?t stop (?:grinning|smiling)|made my (?:day|week|year)|(?:best|happiest) (?:day|part|thing|news|night)|absolutely frothing|on cloud nine|was delighted|walking on air|what a (?:day|night)!)/,
    tone: 'glad',
    say: [
      'You can tell from how it’s written.',
      'More of that, any time.',
      'Let it take up all the room it wants.',
    ],
    ask: ['What’s the best thing about it?', 'Who’s happy along with you?'],
  },
  {
    signs:
      /\b(?:could(?:'ve| have|a) died (?:of|a)|(?:i|and i) could have died|(?:ground|floor|earth) (?:to )?(?:swallow|open|eat)|mortif(?:ied|ying)|so embarrass\w+|embarrass(?:ed|ing)|(?:so|feel|felt|was|i'?m|im) ashamed|died of shame|so awkward|awkward silence|cringe?(?:d|ing)?\b|went (?:bright )?red|never live (?:it|this|that) down|feel (?:a right tit|like an idiot|so stupid|stupid|daft)|felt (?:so naked|like an idiot|so stupid)|i wanted the ground|looked like a (?:big thumb|fool)|instead of "?thank)/,
    tone: 'hard',
    say: [
      'Oof. Moments like that replay themselves for a while.',
      'The floor never opens when you need it to.',
    ],
    ask: ['Who saw it?', 'Did you say anything, or just get out of there?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|i'd|completely|totally|clean|just) (?:\w+ )?(?:forgot|forgotten)\b(?! (?:him|her|how good|what it))|\b(?:slipped my mind|head like a sieve|(?:i'?d|my) lose my head|put the kettle in the fridge|my memory)\b/,
    say: ['It’s always the one thing that mattered.', 'Gone, and then it comes back at the worst moment.'],
    ask: ['When did it come back to you?', 'Is there a way to put it right?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|ah|he|she|i'm after|we) (?:\w+ )?(?:lost|left|dropped|mislaid) (?:my|me|one of my|the|his|her|a) (?:\w+ )?(?:wallet|purse|phone|ring|wedding ring|glasses|specs|earrings?|hearing aids?|cards?|passport|bag|gloves?|scarf|umbrella|boots|ticket|airpods?|earbuds?|slippers?|teeth|locker key|cardigan)\b|\b(?:can'?t|cannot) find my (?!feet|words|way)|\blost my boots\b|\bphone in the (?:sea|bath|toilet|sheep dip|loo|lake|canal)\b/,
    tone: 'hard',
    say: [
      'Lost things leave a hole exactly their own size.',
      'And then you look five times in the same spot.',
    ],
    ask: ['Where was it last, for certain?', 'Was it worth a lot, or did it mean a lot?'],
  },
  {
    signs:
      /^(?!.*\b(?:lump|not mine|police|nothing|dead|didn'?t|never|haven'?t|earring in|lash|would'?ve)\b).*\b(?:found it|found them|found (?:my|me) (?!way|feet|voice|out)\w+|(?:it|they|he|she)'?s? (?:\w+ )?turned up|guess what was in|found (?:a|an|one|the|\w+ years of) (?:old |purple |little |few )?(?:photo\w*|letters?|ring|coin|notes?|tenner|fiver|boot|grocery|penny|drawing|picture|box)|somebody handed (?:it|them) in|he'?s got it|got (?:it|them) back)\b/,
    tone: 'glad',
    say: ['Found is such a satisfying word.', 'And there it is, as if it had waited.'],
    ask: ['Where had it been all that time?', 'What was your first thought?'],
  },
  {
    signs:
      /\b(?:half of me|part of me|one (?:minute|day) i (?:\w+ )+(?:and )?the next|(?:my|the) (?:heart|head) says|mixed feelings|both,? at once|happy and sad|laughing and crying|i count the days and|(?:go|going) back and forth|can'?t (?:decide|make up my mind|work it out|settle on|pick)|torn (?:between|about)|(?:don'?t|dunno|do not|not) (?:know |sure )?(?:whether|if) (?:i|to|we)\b|in two minds|go or stay|stay or go|do i even want|depends which hour|should i stay|(?:wanna|want to|could) [^.!?]{2,40} (?:or|and i also) (?:wanna|want|could|wait|should)|undecided)\b/,
    tone: 'hard',
    say: ['Both sides have a point, that’s the trouble.', 'Going back and forth is tiring in itself.'],
    ask: ['Which side has the louder voice today?', 'What would make it easier to decide?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|no|don'?t|doesn'?t|didn'?t|never|won'?t) (?:\w+ )?(?:feel|feels|help|helps|help(?:ed|ing)|better|relie)|.*\b(?:if i|whether)\b).*\b(?:phew|relieved|what a relief|thank (?:god|christ|goodness|heavens|the lord|fuck|you jesus)|thanks be to god|weight off|(?:can|could) breathe\b|lighter for|off my chest|done me good|(?:feel|feels|feeling|felt) (?:\w+ )?(?:better|lighter|calmer)|(?:bit|little|much|so much) better\b(?! than)|that helps|it'?s steadier|bit calmer|helps a bit|all good\b|panic over|false alarm|i needed that|just needed to say)\b/,
    tone: 'glad',
    say: ['Ah, room to breathe again.', 'Sounds like something’s letting go there.'],
    ask: ['What made the difference?', 'How long had it been sitting on you?'],
  },
  {
    signs:
      /\b(?:it is what it is|(?:thats|that'?s) (?:just )?life\b|such is life|what can (?:you|ye|i) do|nothing (?:i|you|ye|we) can do|nowt to be done|no choice|so it goes|could be worse|(?:can'?t|mustn'?t|musn'?t|shouldn'?t) (?:complain|grumble)|^(?:ah|oh) well\b|never mind\b[.! ]*$|no complaints?|i have no complaint|i'?ll live\b|we'?ll see\b|sure look|that'?s the way|a lot to be thankful|we get by|i'?ll manage|getting by|plodding on|same for everyone|that'?s how it goes|thats how it is|that'?s how it is)\b/,
    say: [
      'Sometimes that’s all there is to be said about it.',
      'You say it like somebody who’s seen a few things.',
    ],
    ask: ['And underneath that?', 'Did it take long to see it that way?'],
  },
  {
    signs:
      /\b(?:don'?t|dunno|do not|no idea|not sure) (?:know )?(?:what|how|where) (?:to|else to|i should|i'?m meant to|i'?m supposed to) (?:say|write|type|start|begin|tell|put|talk about|explain|ask)\b|\b(?:hard to (?:say|explain|put into)|feels? (?:silly|stupid|daft|weird|odd|strange) (?:saying|typing|writing|to (?:say|write|type))|why (?:i'?m|im) telling you|i'?ve forgotten what i wanted to)/,
    say: ['Start anywhere, it doesn’t have to be in order.', 'Half a sentence is enough to begin with.'],
    ask: ['What’s the first word that comes?', 'Is it something from today, or from longer ago?'],
  },
  {
    signs:
      /\b(?:i'?ve |ive |i |something i'?ve |and )(?:have )?never (?:typed|said|told|admitted|written) (?:that|this|it|before|anyone|anybody|a soul)\b|\b(?:never typed before|typing (?:that|this|it) was|you'?re the first (?:person|one)? ?(?:i|to)|there,? i'?ve said it|first time i'?ve said)/,
    tone: 'hard',
    say: [
      'Then it’s been said here for the first time. That takes something.',
      'A big step, even in small letters.',
    ],
    ask: ['How does it feel, having it written down?', 'How long has it been waiting to be said?'],
  },
  {
    signs:
      /\b(?:(?:haven'?t|have not|'ve not|ive not|not|never|didn'?t|hadn'?t|ain'?t) (?:yet )?(?:told|mentioned)\b(?! (?:me|a lie|him about it again|to me|us|you|to us))|without telling|nobody (?:else )?(?:in this house )?knows|no one (?:in this house )?knows|(?:nobody|no one) at home knows|not even (?:my|me) (?:\w+ )?(?:knows|mate|sister|mum|brother|wife|husband)|you'?re the first|my secret|keep(?:ing)? it (?:from|to myself)|doesn'?t know (?:yet|still|that|i)|dad doesn'?t|papa doesn'?t know)\b/,
    tone: 'hard',
    say: [
      'A thing not said yet takes up a good deal of room.',
      'What isn’t said keeps knocking from inside.',
    ],
    ask: ['How long have you kept it?', 'What makes it hard to say?'],
  },
  {
    signs:
      /\b(?:(?:i|and i|so i|think i|suppose i) (?:\w+ ){0,2}?miss (?:him|her|them|my|me|the|home|having|our|being|it|everything|everyone|silly|earl|havin)\b|i'?ll miss\b(?! it\b)|i'?d miss|(?<!been )missing (?:home|him|her|them|my)|homesick|miss me (?:mum|mam|mom|dad|kids|own)\b|what i miss|what i would give for|what (?:i'?d|i wouldn'?t) give for)/,
    tone: 'hard',
    say: ['Missing something hits at the oddest moments.', 'That gap keeps its shape.'],
    ask: ['When do you notice it most?', 'What’s the smallest thing you miss?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|isn'?t|wasn'?t|never) (?:\w+ )?(?:angry|cross|mad|annoyed|furious)).*\b(?:(?:so|still|really|im|i'?m|i am|was|got|that|proper|bloody|fuckin[g]?) (?:so |that |just |still )?(?:angry|cross|annoyed|furious|livid|raging|fuming|ticked off|pissed off|cheesed off|hacked off)|makes me (?:so |really )?(?:mad|angry|sick|want to)|makes you sick|fuming|livid|(?:doing|does|do) my head in|winding me up|gets? on my (?:nerves|wick|tits)|fed up|had enough|(?:saw|seeing) red|i could (?:scream|spit)|could spit nails|i'?ll brain him|driv(?:es|ing) me (?:mad|crazy|up the wall|nuts|spare)|so annoying|cant stand|can'?t stand|what a (?:tool|joke|liberty)|some (?:beggar|gobshite|mongrel|idiot|eejit)|bane of my life|the cheek of)\b/,
    tone: 'hard',
    say: ['That’s got properly under your skin.', 'You can be as cross as you like here.'],
    ask: ['What’s the part that makes you maddest?', 'Have you told them, or just the wall?'],
  },
  {
    signs:
      /\b(?:i'?m|im|i am) (?:only |just |now |nearly |almost )?(?:[2-8]\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b(?! ?(?:min|hour|hrs|weeks|months|days|%|quid|kg|pounds|grand|euro|miles|stone|seconds|points|percent|pages))/,
    say: [
      'A good age to look in both directions from.',
      'That number, and how old you feel: two different sums.',
    ],
    ask: ['Does it feel like that number?', 'What would you tell yourself of ten years ago?'],
  },
]
