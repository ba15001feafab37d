import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:laid off|lay-?offs?|made redundant|redundanc(?:y|ies)|(?:they(?:'ll|'ve)?|factory|company|boss) (?:\w+ )?let (?:me|us|everyone|him|her) go\b|lost (?:my|his|her|their) job|(?:got|was|were|been|they) (?:fired|sacked)|(?:shut|shutting|closing|closed|closes) (?:down )?(?:the|our) (?:\w+ )?(?:plant|office|location|shop|store|mine|factory|blast furnace|mill|yard)|out of work|oot a work|finished me (?:up )?at|don'?t come in monday|gets? rid of (?:me|us)|on the list for|plant shuts|factory (?:let|went|shut|closed))\b/,
    tone: 'hard',
    say: [
      'A job gone like that takes more than the wage with it.',
      'When work goes, the week loses its shape.',
    ],
    ask: ['How were you told?', 'What’s the most pressing thing now?'],
  },
  {
    signs:
      /\b(?:blam(?:ed|es|ing) me|(?:got|get|took|gets) (?:all )?the blame|(?:took|takes|taking|got) (?:all )?the credit|threw me under|(?:written|write (?:it|me)|wrote me) up|disciplinary|told (?:me )?off|bollock(?:ed|ing)|(?:presented|passed off) (?:my|it as) |said i'?d? (?:should|shouldn'?t) have|made me (?:do it|train)|my fault|under me\b.{0,20}cents)\b/,
    tone: 'hard',
    say: [
      'And you’re the one left standing there with it.',
      'Being made the guilty one sticks, even when it isn’t fair.',
    ],
    ask: ['Who was there when it happened?', 'What’s your side of it?'],
  },
  {
    signs:
      /\b(?:my|the|our|new|area|plant|line|floor) (?:boss|manager|supervisor|gaffer|foreman|head chef|ceo|director|team lead|bossman|skipper|dispatcher|sergeant|corporal)\b[^.!?]{0,40}\b(?:shout\w*|yell\w*|scream\w*|snap\w*|docked|made me|refus\w*|won'?t|cancell?ed|cut|moan\w*|nag\w*|hates|not happy|useless|walked (?:past|off)|laughed|ignored|turned the page|angry|took)\b|\bdock(?:ed|s) my\b|\bspoke up at the meeting\b/,
    tone: 'hard',
    say: [
      'It’s twice as hard to answer back to someone above you.',
      'The boss goes home, and the words come home with you.',
    ],
    ask: ['What would you have liked to reply?', 'Is it always like that there?'],
  },
  {
    signs:
      /\b(?:boss|manager|supervisor|gaffer|foreman|head chef|director|team lead|skipper|dispatcher|the guv'?nor)(?:'s)?\b[^.!?]{0,40}\b(?:said (?:well done|thanks|good|i saved)|thanked|praised|promoted|proud|gave me (?:a|the) (?:raise|rise|bonus|day)|approved|let me|great|best|finally (?:got|gets) it|saved the line)\b|\bmade (?:me )?(?:manager|supervisor|team lead|head of|shift lead)\b|\b(?:got|been|was) promoted\b|\bmy promotion\b|\basked me to be (?:president|captain|head|chair|lead)\b/,
    tone: 'glad',
    say: ['Noticed, for once, and for the right thing.', 'Somebody there knows what they’ve got.'],
    ask: ['Did it come as a surprise?', 'What changes with that?'],
  },
  {
    signs:
      /\b(?:underpaid|minimum wage|(?:not|didn'?t|haven'?t|never) (?:been |get |got )?paid\b(?! attention)|short(?:ed)? (?:my|on) pay|(?:makes?|earns?|on) [^.!?]{0,15}(?:more|less) than (?:me|the (?:lad|new|guy))|(?:wages?|pay)(?:'s| is| are) (?:late|a joke|rubbish|crap|wrong)|only my wage|stipend|unpaid|pay cut|(?:paying|giving|gave) less)\b/,
    tone: 'hard',
    say: [
      'Pay that doesn’t match the work gnaws at you.',
      'You can like the job and still see that the sum’s wrong.',
    ],
    ask: ['Have you said anything about it there?', 'What would be fair, in your eyes?'],
  },
  {
    signs:
      /^(?!.*\bceo\b).*\b(?:pay ?day|got paid|(?:got|had|a|the|my) (?:pay ?rise|raise|bonus)|(?:got|my) salary|salary (?:came|is in|credited|two)|wages are in|tipped me|big tip|tips (?:were|are) (?:good|great))\b(?! (?:kids|three|the))/,
    tone: 'glad',
    say: ['For a while, the numbers are on your side.', 'Money coming in, for a change.'],
    ask: ['What’s the first thing it goes on?', 'Is there a bit in it just for you?'],
  },
  {
    signs:
      /\b(?:handed in my (?:notice|resignation)|put(?:ting)? in my (?:notice|2 weeks|two weeks|papers)|i (?:\w+ )?(?:quit|resigned)\b(?! (?:smoking|drinking))|quit(?:ting)? my job|gave (?:in )?my notice|jack(?:ed)? (?:it|the job) in|last day (?:at|of) work|leaving do|leave my job|written the letter)\b/,
    say: ['Leaving of your own accord takes nerve.', 'One door, closed from your side.'],
    ask: ['What comes after it?', 'Who knows about it already?'],
  },
  {
    signs:
      /\b(?:got the (?:job|gig|contract|apprenticeship|part|role|place)|they (?:hired|chose|picked) me|i'?m hired|selected+\b|(?:i have|i'?ve|been) (?:been )?selected|got (?:an? |the )?(?:\w+ )?(?:apprenticeship|internship|placement|scholarship)|joining on|want me for (?:an|a|the)|given the (?:solo|part|lead)|offered me (?:the|a) (?:job|post|place|position|contract)|pr is approved|visa (?:came|approved)|got tenure)\b/,
    tone: 'glad',
    say: ['They want you. That’s the plain fact of it.', 'Picked, and not by accident.'],
    ask: ['When does it begin?', 'Where were you when you heard?'],
  },
  {
    signs:
      /\b(?:new job|first (?:day|shift|week) (?:at|on|in) (?:the |my |a )?(?:new )?(?:job|work|office|ward|site|place|team|shop|hospital|kitchen|floor)|first day (?:tomorrow|today|was|is|on monday|monday|back)|the first day\b|(?:start|starting|started) (?:a|my|the) new (?:job|role|position|contract)|start work|my (?:first|second) placement)\b/,
    say: [
      'First days: new names, new doors, and nowhere to put your coat.',
      'In the beginning even finding the kettle is a task.',
    ],
    ask: ['What’s the strangest rule there?', 'Who’s been nice so far?'],
  },
  {
    signs:
      /^(?!.*\b(?:never|not|didn'?t) (?:\w+ )?applied).*\b(?:job (?:sites?|hunt\w*|search\w*|applications?|centre|center)|(?:send|sent|sending|\d+|do|more|my) applications|applied (?:for|to|without)|my cv|me cv|resume|unemployed|looking for (?:a (?:new )?job|work)|got (?:rejected|turned down|a rejection)|rejection (?:mail|email|letter)|unfortunately we|overqualified)\b/,
    say: [
      'Looking for work is work nobody pays for.',
      'Putting yourself on a page again and again wears thin.',
    ],
    ask: ['What are you looking for, in the best case?', 'Has anything come back so far?'],
  },
  {
    signs:
      /\b(?:interviews?|callback|auditions?|tryouts?|my biggest strength|assessment day|trial shift)\b(?! with (?:the vampire|him on))/,
    say: ['All that build-up for a few minutes.', 'Being looked over by strangers is an odd sport.'],
    ask: ['Which part of it do you think about most?', 'When will you know more?'],
  },
  {
    signs:
      /\b(?:overtime|stayed late|staying late|working late|work(?:ed|ing) through (?:my )?lunch|extra shift|pick(?:ed)? up a shift|cover(?:ed|ing)? (?:for|a shift|his|her) (?:shift|me|him|her|\w+'s)|short[- ]staffed|understaffed|(?:called|ring|rang|rung) in sick|nobody to cover|slept at (?:my|the) desk|(?:two|three) people short|all on my own (?:in|on) the|again covering)\b/,
    tone: 'hard',
    say: [
      'Too few people, and it all lands on whoever’s there.',
      'That comes out of your own time and nobody else’s.',
    ],
    ask: ['How often does that happen?', 'Does anybody there notice?'],
  },
  {
    signs:
      /\b(?:(?:sick|tired) of (?:this|the|my) (?:job|work|place|office|school|uni|coaching)|fed up (?:with|of) (?:this|the|my) (?:job|work|office|school)|hate (?:my|this|the) (?:job|work|office|school|shift)|crawl under my desk|dread(?:ing)? (?:work|monday|going in)|can'?t (?:face|do) (?:work|another shift|going in)|burn(?:t|ed) out|don'?t want to go (?:in|to work)|no will to work|inbox (?:at|is)|\d+ (?:unread|emails|returns left))\b/,
    tone: 'hard',
    say: [
      'When you’ve had that much of it, even getting there is work.',
      'That’s more than a bad afternoon, by the sound of it.',
    ],
    ask: ['What’s the part that gets you most?', 'Was there a time when it was better?'],
  },
  {
    signs:
      /\b(?:meeting after meeting|back[- ]to[- ]back (?:meetings|calls)|in meetings|another meeting|(?:team|staff|board|zoom|parish|council|committee) (?:meeting|call)|teams call|on zoom|zoom call|conference call|that committee)\b/,
    say: ['Meetings eat the hours and leave the work.', 'All those people, and always the same one talking.'],
    ask: ['Did anything come of it?', 'How much of it could have been an email?'],
  },
  {
    signs:
      /^(?!.*\b(?:rent|bill|wife|wifes|baby|loan|library|son|daughter|paid)\b).*\b(?:deadlines?|due (?:at|by|tomorrow|tmrw|tonight|midnight|monday|tuesday|wednesday|thursday|friday|today|8 ?am)|hand(?:ed)? in by)\b/,
    tone: 'hard',
    say: [
      'A deadline gets louder the closer it comes.',
      'Time runs differently with a date like that on it.',
    ],
    ask: ['How much of it is there already?', 'What’s the piece that’s still missing?'],
  },
  {
    signs:
      /\b(?<!washing )(?:machine|line|printer|photocopier|system|servers?|computer|laptop|tractor|forklift|compressor|auger|hydraulic hose|till|fryer|pump|app|software|website|scanner|zamboni|digger|harvester|baler|crane)(?:'s|s)?\b[^.!?]{0,22}\b(?:broke\w*|is down|went down|been down|crash\w*|jam(?:med|s)?|froze|stuck|died|on strike|packed in|leaking|bust|won'?t (?:start|load|open))\b|\bblew a (?:\w+ )?(?:hose|fuse|gasket|tyre|tire)\b/,
    tone: 'hard',
    say: [
      'And there you stand, with the machine in charge of the day.',
      'Machines know exactly when you can’t spare the time.',
    ],
    ask: ['Who gets it going again?', 'How long did it hold you up?'],
  },
  {
    signs:
      /\b(?:customers?|clients?|guests?|karens?|passengers?|punters?|table (?:six|nine))\b[^.!?]{0,45}\b(?:rude|threw|threw a fit|shout\w*|complain\w*|yell\w*|swore|moan\w*|did(?:n'?t| not) pay|snapp\w*|refus\w*|demand\w*|nasty|kicked off|had a go|fake address|useless|wanted (?:a refund|to see|the manager)|without paying|lowest rating|one star)\b/,
    tone: 'hard',
    say: [
      'People take things out on whoever’s behind the counter.',
      'And you still have to stay polite. That takes something.',
    ],
    ask: ['How did you keep your cool?', 'Did anybody step in?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|lash)\b).*\b(?:(?:my|our|the|one|today|every|two|three|first|regular|a) (?:\w+ )?(?:customers?|clients?|guests|passengers?|punters|patients?|regulars|residents?)|(?:customers|clients|guests|tourists|patients|passengers) (?:are|is|have|come|came|today|all|who|don'?t|want)|came in (?:for|with) (?:a|an|eighty)|i had (?:a|one) (?:fella|lady|guy|woman|bloke) in)\b/,
    say: [
      'All those people, and each one walks in with a story.',
      'One person after another, and some you don’t forget.',
    ],
    ask: ['Who was the oddest one lately?', 'Which ones do you like best?'],
  },
  {
    signs:
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|fifteen|sixteen|hundred(?: and \w+)?) (?:clients?|customers?|jobs?|stops?|calls|tables|drops|deliveries|parcels|orders|items|covers|dinners|cakes|bouquets|returns|fades|kids in|pallets|loads(?! of)|students|scripts|papers)\b(?! (?:a|per) (?:year|month)| and a)/,
    say: ['One after the other, that adds up.', 'You see how much it is when there’s a number on it.'],
    ask: ['Which one took the longest?', 'Is that a lot, by your standards?'],
  },
  {
    signs:
      /\b(?:colleagues?|co-?workers?|workmates?|my (?:offsider|apprentice|trainee|crew|shift partner)|(?:lads|girls|fellas|people|guys) (?:at|from|on) (?:my )?(?:work|shift|the crew)|on (?:our|my) (?:ward|crew|shift|team)|the (?:finance|hr|union) \w+|sous chef)\b/,
    say: [
      'You don’t choose the people at work, and see them daily.',
      'You see more of them than of your friends, probably.',
    ],
    ask: ['Who do you get on with best there?', 'How long have you been working together?'],
  },
  {
    signs:
      /^(?!.*\b(?:as if|what if|if) i |.*\b(?:ivf|pregnan\w+)\b).*\b(?:i (?:\w+ )?(?:failed|flunked|bombed|messed up) (?:my|the|it|maths|again|second|first|both|all|three|by)?|well i failed|^(?:so |well |just )?failed (?:my|the|an|another) |failed (?:my|the last|again|for|second year|first year|maths|twice)|didn'?t (?:pass|get in|get the)|below (?:ninety|\d+) percent|(?:third|fourth|fifth|4th|3rd|november) attempt|reattempt|resit\w*|went blank|blanked out|cut from the team|i (?:switched|walked past) it twice)\b/,
    tone: 'hard',
    say: ['Failing something sits badly, whatever the reason.', 'So much effort, and then that result.'],
    ask: ['Where did it go wrong, do you think?', 'Is there a second chance at it?'],
  },
  {
    signs:
      /^(?!.*\b(?:passed (?:away|out|on)|if|not|didn'?t|hope|never|when)\b).*\b(?:(?:i|ive|i've|we|daughter|son|just) (?:\w+ )?passed (?:my|the|it(?!')|with|all|first|maths|by)\b|i passed\b|passed!|got (?:a |an )?(?:2:1|first class|distinction|a\*|straight as|top marks|full marks)|graduat(?:ed|ing|ion)|got in(?:to)? (?:uni|college|med school|the (?:team|programme|program|course))|accepted (?:into|to|at|by)|made (?:varsity|the (?:team|cut|squad|list))|i(?:'ve)? (?:finally )?qualified|2:1 in|aced|grade \d straight)\b/,
    tone: 'glad',
    say: ['Done, and it says so in black and white.', 'That result has your name on it.'],
    ask: ['Who heard it first?', 'How much work went into it?'],
  },
  {
    signs:
      /\b(?:exams?|finals|mocks?|boards|board exams|gcses?|a levels|sats|(?:my|the) sat|^sat is|viva|(?:driving|drivin|swim|maths|theory) test|prelims|midterms?|leaving cert|orals?|ielts(?: speaking)?|neet|upsc|ca final|pharm final|result day)\b[^.!?]{0,30}\b(?:tomorrow|tmrw|tmr|the morra|monday|tuesday|wednesday|thursday|friday|saturday|next|in \w+ (?:days|weeks)|on the|start\w*|coming|is on|day after|this week|week|(?:the )?\d+(?:th|rd|st|nd))\b|\b(?:callback|swim test|driving test|exam)s? (?:is )?(?:tomorrow|tmrw|friday|monday)\b/,
    tone: 'hard',
    say: [
      'A date like that hangs over all the days before it.',
      'Everything else shrinks next to a date like that.',
    ],
    ask: ['Which bit of it worries you most?', 'How ready do you feel, from one to ten?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|am|been|should be|was|we'?re) (?:\w+ )?(?:studying|revising|cramming)|revision|past papers?|flash ?cards|opened the (?:book|textbook)|textbook|read the same (?:bit|page|line|sentence)|(?:bio(?:logy)?|chem(?:istry)?|maths|physics|history|french) (?:til|till|until|first|then|homework|paper)|barely opened the book|coaching (?:class|centre)|studied (?:like|for|two|all)|i aint studied|apush)\b/,
    say: [
      'Studying: the page always knows more than the head, at first.',
      'Reading it is one thing, remembering it another.',
    ],
    ask: ['Which subject goes in most easily?', 'How far through are you?'],
  },
  {
    signs:
      /\b(?:my homework|homework (?:due|to do)|(?:loads|tons|lots|load|so much|too much) (?:of )?homework|(?:my|an?|the|english|history) (?:\w+ )?(?:essay|assignment|lab report|coursework|dissertation|thesis|statement of purpose|personal statement)|stats assignment|written the title|got a title)\b/,
    say: ['The beginning is the bit that fights back.', 'Starting is worse than all the rest of it.'],
    ask: ['What’s it about?', 'How much is there so far?'],
  },
  {
    signs:
      /\b(?:submitted|handed in|sent off|turned in|finished) (?:it|my|the|them|that)\b(?! (?:\w+ )?(?:notice|resignation|shift))[^.!?]{0,25}(?:\b(?:essay|thesis|paper|form|application|assignment|dissertation|draft|report|chapter|book|spare|midnight)\b|$)|\b(?:finally (?:done|finished|submitted)|it'?s finished|all done and|two mins to spare)\b/,
    tone: 'glad',
    say: ['Off the desk and out of the head.', 'Finished is a good word.'],
    ask: ['How long did you sit over it?', 'And what do you do with the free head?'],
  },
  {
    signs:
      /\b(?:my|our|the|her|his) (?:\w+ )?(?:teacher|prof|professor|tutor|lecturer|principal|headmaster|headteacher|guide|ta)\b(?!s? (?:salary|union))|\b(?:in front of (?:the|my) (?:whole )?class|whole class|history teacher|detention|my class(?:mates)?)\b/,
    say: [
      'What’s said in a classroom gets remembered.',
      'Teachers: some you forget, some you quote for life.',
    ],
    ask: ['How do you feel about that one otherwise?', 'Which subject is it?'],
  },
  {
    signs:
      /\b(?:i teach|i'?m a teacher|my (?:pupils|students|class|year \d+s?|kindergart\w+)|year (?:1|2|3|4|5|6|one|two|three|four|five|six) (?:have|has|are|class)|in year (?:two|three|four|five|six)|third hour|fourth class|five-year-olds|(?:primary|nursery|grade|village|two-teacher) school|school (?:secretary|caretaker|bus|trip|run|photos)|i do dinners at)\b/,
    say: [
      'With that many children around, no two hours are alike.',
      'School is loud, and now and then it’s magic.',
    ],
    ask: ['What did the little ones come up with last?', 'Which part of the day there is best?'],
  },
  {
    signs:
      /\b(?:(?:my|a|the|giving (?:a|the)|big) (?:presentation|speech|lecture)\b|presenting to|presented to|public speaking|(?:slides|powerpoint)\b|in front of (?:the (?:board|whole|committee)|everybody|everyone|people)|on stage|stage fright|best man'?s? speech|my eulogy)\b/,
    say: [
      'With all eyes on you, a minute is a very long time.',
      'It’s a different thing altogether with people watching.',
    ],
    ask: ['How many were watching?', 'How did you feel afterwards, or before?'],
  },
  {
    signs:
      /\b(?:volunteer\w*|(?:charity|hospice) shop|food ?bank|soup kitchen|fund ?rais\w*|raffle|search and rescue|lifeboat|scouts|lollipop man|parish council|men'?s shed|mens shed)\b/,
    say: [
      'Places like that live on the people who turn up.',
      'Nobody pays for it, and it counts all the same.',
    ],
    ask: ['How did you get into that?', 'What’s the best part of it for you?'],
  },
  {
    signs:
      /\b(?:lambing|calving|ewes|heifers?|suckler\w*|milking|milk quality|buffalo\w*|the harvest|silage|hens|the (?:cows|sheep(?! dip| barn)|flock|herd|goats)|crops?|yields|feed run|troughs|in the fields|the farm|mustering|cattle)\b/,
    say: ['Animals and fields have never heard of weekends.', 'Out there the season makes the timetable.'],
    ask: ['What’s the next thing that has to be done?', 'How has the year been so far out there?'],
  },
  {
    signs:
      /\b(?:retired|retirement|i retire|pensioner|since i (?:stopped|finished|gave up) work\w*|i finish(?:ed)? (?:at|in) (?:christmas|june|march|july|may))\b/,
    say: [
      'All those working years don’t just leave you.',
      'A plain Tuesday is a different thing without work in it.',
    ],
    ask: ['What do you miss about it, if anything?', 'What does a normal weekday look like?'],
  },
  {
    signs:
      /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty)(?:[- ]\w+)?|[1-4]\d) (?:years?|yrs?) (?:in (?:the|a|this|dispatch|uniform|merg\w+)|at the|on the (?:job|road|rigs|buses|boats|desk|line|tools|floor|trains)|of (?:service|teaching|it\b|nursing|driving|mergers|call)|underground|as (?:a|an)|i'?ve (?:been|done|worked)|driving|with the (?:same )?(?:firm|company|council|bank))\b|\bi'?ve been (?:a|an|in|driving|doing) [^.!?]{1,30} for (?:\w+[- ]?\w*) years\b/,
    say: ['That’s a long stretch of one thing.', 'By now there’s little there you haven’t seen.'],
    ask: ['What has changed most over that time?', 'How did you get into it?'],
  },
  {
    signs:
      /\b(?:i'?m|im|i am) (?:also )?(?:a|an|the|at a|in) (?:[\w-]+ ){0,3}(?:nurse|midwife|doctor|paramedic|pharmacist|carer|cna|vet|dentist|teacher|tutor|librarian|driver|postman|postwoman|mailman|courier|electrician|plumber|bricklayer|carpenter|joiner|builder|scaffolder|welder|miner|mechanic|engineer|developer|programmer|accountant|bookkeeper|solicitor|lawyer|clerk|secretary|receptionist|cashier|waiter|waitress|barista|bartender|chef|cook|commis|baker|butcher|hairdresser|barber|cleaner|caretaker|janitor|porter|guard|supervisor|manager|farmer|fisherman|gardener|florist|groomer|photographer|musician|interpreter|translator|writer|editor|journalist|locksmith|tailor|sub-?editor|priest|pastor|minister|social worker|dispatcher|operator|conductor|actor|guide|salesman|estate agent|student|apprentice|winery|fitter|roofer|painter|decorator|trucker|pilot|surveyor|architect|clerk|jumper|nanny|undertaker|councillor|officer|controller|coach|trainer|instructor)\b|^(?:[\w ]{1,25}, )?(?:student paramedic|assistant manager|caretaker at|nanny here|barista in|receptionist, |home carer|cna at|truckie|crew on|machine setter|groundworks|waiting tables|cellar hand|scaffolder|nursery in|warehouse again)/,
    say: ['Jobs like that only look simple from outside.', 'I bet that job has stories in it.'],
    ask: ['What’s a normal day like there?', 'What do people get wrong about it?'],
  },
  {
    signs:
      /\b(?:i work (?:in|at|as|for|with|on|nights)|i drive (?:a|the|long|buses|trucks|lorries|for)|i clean|i run (?:a|the (?!numbers))|i own a|i keep (?:the books|accounts|bees)|i fix \w+|i groom|i test|i interpret|i deliver|i do (?:the grill|insurance|flats|mobile|deliveries|nails|hair|nights|security|lashes|dinners)|i make flat whites|i sell|i have (?:a|my own|one) (?:\w+ ){0,3}(?:shop|salon|stall|business|practice|garage|bakery)|been (?:butchering|driving|nursing|waiting tables)|my (?:own )?(?:shop|salon|stall|bakery|garage|business|practice|patch|round))\b/,
    say: ['So that’s what your days are made of.', 'There’s more to a job like that than the name says.'],
    ask: ['What brought you to it?', 'What was the best moment in it lately?'],
  },
]
