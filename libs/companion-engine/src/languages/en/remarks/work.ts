import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /^(?!.*\b(?:worried|scared|afraid|might|if)\b).*\b(?:(?:been|got|was|were|getting|being) (?:\w+ )?(?:laid off|made redundant|fired|sacked|let go)\b|(?:they|boss|company|work) (?:\w+ )?(?:let me go|fired me|sacked me|laid (?:me|us) off)|lost my job|made (?:me )?redundant|(?:layoff|redundancy) (?:notice|slip|letter))/,
    tone: 'hard',
    say: ['A job gone like that, ouch.', 'That pulls the rug away.'],
    ask: ['How were you told?', 'What’s the most pressing thing now?'],
  },
  {
    signs:
      /\b(?:(?:scared|afraid|worried) (?:\w+ ){0,4}(?:fired|sacked|lose my job|losing my job|let go|redundant)|(?:might|could|going to) (?:\w+ )?(?:lose my job|get (?:fired|sacked)|be (?:made redundant|let go|laid off))|(?:shut|shutting|closing|closed|closes) (?:down )?(?:the|our) (?:\w+ )?(?:plant|office|shop|store|mine|factory|mill|branch)|layoffs|redundancies)\b/,
    tone: 'hard',
    say: ['Not knowing if the job holds, oof.', 'That’s shaky ground to stand on.'],
    ask: ['What have they told you so far?', 'Who’s in the same boat there?'],
  },
  {
    signs:
      /\b(?:blam(?:ed|es|ing) me|(?:got|get|took|getting) (?:all )?the blame|(?:took|takes|taking|got) (?:all )?the credit|threw me under|written? me up|(?:got|been|was) (?:written up|a (?:written )?warning)|disciplinary|(?:got|been|was) (?:told off|bollocked|a telling off)|told me off|boss (?:is|was) (?:angry|mad|cross|furious|not happy))\b/,
    tone: 'hard',
    say: ['And you’re left standing there with it, ouch.', 'That sticks, fair or not.'],
    ask: ['What’s your side of it?', 'Who was there when it happened?'],
  },
  {
    signs:
      /\b(?:my|the|our|new) (?:boss|manager|supervisor|gaffer|foreman|head chef|team lead(?:er)?)(?:'s| is|s)?\b[^.!?]{0,30}\b(?:shout\w*|yell\w*|scream\w*|snapp\w*|nag\w*|refus\w*|won'?t|hates|useless|ignor\w*|nightmare|horrible|awful|micromanag\w*|angry|unfair|moan\w*|picks on|picking on|doesn'?t (?:care|listen)|never)\b/,
    tone: 'hard',
    say: ['That boss, honestly.', 'And it’s someone you can hardly answer back to.'],
    ask: ['What would you have liked to reply?', 'Is it always like that there?'],
  },
  {
    signs:
      /\b(?:boss|manager|supervisor|gaffer|head chef|director|team lead)\b[^.!?]{0,30}\b(?:said (?:well done|thanks|good|great|i did)|thanked|praised|proud of|happy with|impressed|approved|so nice)\b|\b(?:(?:got|been|was|i'?m|get|getting) (?:\w+ )?promoted|(?:got|my) (?:a |the )?promotion|made (?:me )?(?:manager|supervisor|team lead|shift lead)|employee of the month)\b/,
    tone: 'glad',
    say: ['About time somebody noticed.', 'Well earned, I’m sure.'],
    ask: ['What changes with that?'],
  },
  {
    signs:
      /\b(?:underpaid|minimum wage|overworked|(?:not|didn'?t|haven'?t|hasn'?t|never) (?:been |get |got )?paid (?:me|us|yet|for|this|on time|enough|properly)|short(?:ed)? my pay|(?:wages?|pay|salary)(?:'s| is| are| was) (?:\w+ )?(?:late|a joke|rubbish|crap|wrong|shit|low)|pay cut|unpaid (?:overtime|work|hours)|no (?:pay ?)?rise|no raise)\b/,
    tone: 'hard',
    say: ['Too little for what you do, that stings.', 'You work for it, so it should come. Ugh.'],
    ask: ['Have you said anything about it there?', 'What would be fair, in your eyes?'],
  },
  {
    signs:
      /\b(?:(?<!(?:till?|until|before|to) )pay ?day(?! loan)|got paid(?! (?:less|late))|(?:i|we|i'?ve|i'?m|gave me|just) ?(?:\w+ )?(?:got|getting|had|a) (?:a |the |my )?(?:pay ?rise|raise|bonus)|(?:got|my) (?:first )?(?:salary|paycheck|pay check|wages?) (?:came|is in|arrived|today)|(?:my|the) first (?:salary|paycheck|wage)|tipped me (?:\d|well|so)|(?:big|good|great) tips?\b)/,
    tone: 'glad',
    say: ['Money in, how nice.', 'Good, and you’ve worked for it.'],
    ask: ['What’s the first thing it goes on?', 'Is there a bit in it just for you?'],
  },
  {
    signs:
      /\b(?:handed in my (?:notice|resignation)|put(?:ting)? in my (?:notice|two weeks|2 weeks)|i(?:'ve)? (?:just |finally |have )*(?:quit my job|resigned|quit (?:today|yesterday|last week))|^quit my job|gave (?:in )?my notice|jacked (?:it|the job) in|(?:my|the) last day (?:at|of) (?:work|my job)|my leaving do)\b/,
    say: ['You’re leaving there, that’s a big step.', 'So that chapter’s closing.'],
    ask: ['What comes after it?', 'Relief, or a lump in the throat?'],
  },
  {
    signs:
      /\b(?:(?:i|i'?m|im|i'?d) (?:\w+ )?(?:want to|wanna|gonna|going to|about to|thinking (?:of|about)) (?:quit(?:ting)?|leav(?:e|ing) my job|resign)\b(?! smoking| drinking)|hate (?:my|this|the) (?:job|work|office|place)|(?:sick|tired|fed up) (?:of|with) (?:this|my|the) (?:job|work|place)|don'?t want to go (?:in|to work)|dread(?:ing)? (?:work|going in|going to work))/,
    tone: 'hard',
    say: ['You’ve had it with that place, then.', 'Enough of it, I hear you.'],
    ask: ['What’s the part that gets you most?', 'What would you rather do?'],
  },
  {
    signs:
      /^(?!.*\b(?:if i|hope|wish|didn'?t|haven'?t)\b).*\b(?:got (?:the|a|my) (?:new )?(?:job|gig|apprenticeship|internship|role|position|placement|scholarship|contract)\b|they (?:hired|chose|picked|want) me\b(?! (?:for an interview|to))|i'?m hired|(?:i |i've |just )(?:got|been|was) (?:hired|selected)|offered me (?:the|a) (?:job|post|place|position|contract)|(?:got|had) a job offer)/,
    tone: 'glad',
    say: ['They want you, congratulations.', 'You got it, brilliant.'],
    ask: ['When does it begin?', 'Where were you when you heard?'],
  },
  {
    signs:
      /\b(?:first (?:day|shift|week) (?:at|on|in|of) (?:the |my |a )?(?:new )?(?:job|work|office|place|shop|placement)|first day (?:tomorrow|today|on monday|monday|back)|(?:start|starting|started) (?:a|my|the|at (?:a|my)) new (?:job|role|position|work|place)|(?:my|the|a) new job|start work (?:on|tomorrow|next))\b/,
    say: ['A new start, exciting and a bit scary.', 'New faces, new everything, then.'],
    ask: ['Who’s been nice so far?', 'What are you most curious to see there?'],
  },
  {
    signs:
      /\b(?:(?:got|been|was|another) (?:\w+ )?(?:rejected|turned down|a rejection|rejection)\b(?! by)|rejection (?:mail|email|letter)|(?:didn'?t|did not) get (?:the|that) (?:job|role|position|gig|part|place)|went with (?:someone|somebody) else|unfortunately we)\b/,
    tone: 'hard',
    say: ['A no, and after all that hoping, ouch.', 'Turned down, that hurts.'],
    ask: ['How did they put it?', 'How much did you want it?'],
  },
  {
    signs:
      /\b(?:job (?:hunt\w*|search\w*|applications?)|(?:send|sent|sending|writing|filling in|filling out) (?:\w+ )?(?:applications?|cvs?|resumes?)|(?:applied|applying) (?:for|to) (?:\w+ ){0,3}(?:jobs?|role|position|post)s?|(?:my|a) cv\b|updating my (?:cv|resume)|i'?m unemployed|im unemployed|out of work|looking for (?:a (?:new )?job|work))\b/,
    say: ['Job hunting, that takes stamina.', 'All those applications, phew.'],
    ask: ['What would you like best?', 'Has anything come back so far?'],
  },
  {
    signs:
      /\b(?:(?:have|got|having|i'?ve) (?:an?|my|the|another) (?:job )?(?:\w+ )?(?:interview|audition|trial shift|assessment day)|(?:interview|audition|tryouts?)s? (?:is |are )?(?:tomorrow|today|on|next|this|at|in an hour|monday|tuesday|wednesday|thursday|friday))\b/,
    tone: 'hard',
    say: ['Good luck, fingers crossed.', 'That’s nerves all round, I imagine.'],
    ask: ['Which part do you think about most?', 'What have you got ready for it?'],
  },
  {
    signs:
      /\b(?:interview|audition) (?:was|went|is (?:done|over)|over|done|thing is done)\b|\b(?:had|did|just had) (?:an?|my|the) (?:job )?(?:interview|audition)\b/,
    say: ['So that’s behind you, phew.', 'You went in and did it.'],
    ask: ['What’s your gut feeling?', 'When will you hear?'],
  },
  {
    signs:
      /\b(?:overtime|(?:had to |have to |i )?(?:stayed|stay|staying) late (?:at work|again|to|tonight)|working late|(?:i'?m|im|^) ?still at (?:work|the office|my desk)|work(?:ed|ing) through (?:my )?lunch|(?:extra|another) (?:shift|hours)|pick(?:ed)? up a shift|cover(?:ed|ing)? (?:a shift|(?:his|her|their|someone'?s|\w+'s) shift)|called me in\b(?! front)|called in on my day off)\b/,
    tone: 'hard',
    say: ['Even more hours, oof.', 'And there goes your own time, oof.'],
    ask: ['How often does that happen?', 'Does anybody there notice?'],
  },
  {
    signs:
      /\b(?:short[- ]?staffed|under ?staffed|(?:one|two|three|four|\d) (?:people|staff|nurses|hands)? ?(?:short|down|off sick)|(?:nobody|no one) (?:to cover|else (?:on|in|came))|(?:everyone|everybody|half the (?:team|staff))(?:'s| is)? (?:off )?sick|all on my own (?:in|on|at) (?:the|work))\b/,
    tone: 'hard',
    say: ['Too few hands, oof.', 'And it all lands on the ones who are there.'],
    ask: ['How did you get through it?', 'Is help coming any time soon?'],
  },
  {
    signs:
      /\b(?:(?:so much|too much|loads of|tons of|a lot of|drowning in) work\b|snowed under|swamped|up to my (?:eyes|neck|ears)|work(?:'s| is| has been|'s been) (?:\w+ )?(?:stressful|mental|crazy|insane|killing|hell|a nightmare|manic|stressing)|stress(?:ed|ful)? (?:at|with|about|from) work|work stress|(?:so many|\d{3}|hundreds of|unread) emails)\b/,
    tone: 'hard',
    say: ['That’s piling up, oof.', 'More than one person can do, I bet.'],
    ask: ['What could wait, if you’re honest?', 'What sits on top of the pile?'],
  },
  {
    signs:
      /\b(?:burn(?:t|ed)[- ]?out\b(?! (?:car|house))|burning out|burnout|running on fumes|can'?t (?:do|face|take) (?:this job|work|another (?:shift|day))|nothing left to give|at breaking point|crying at work|cried at work)\b/,
    tone: 'hard',
    say: ['That’s beyond a bad week, oof.', 'Then it’s really been too much.'],
    ask: ['Does anybody there know?', 'Since when has it been like that?'],
  },
  {
    signs:
      /\b(?:(?:i |^)(?:called|rang|phoned|calling) in sick(?=$|[.,!]| (?:today|because|cos|again|for|this|with|tomorrow))|i'?m off sick|im off sick|(?:been|got|i'?m|im|was) signed off|on sick leave|off (?:work )?sick (?:today|this|since|for))/,
    say: ['Off sick, then. Rest comes first.', 'Good that you’re staying home.'],
    ask: ['What have you caught?', 'Is there someone who looks in on you?'],
  },
  {
    signs:
      /\b(?:meeting after meeting|back[- ]to[- ]back (?:meetings|calls)|(?:in|stuck in|had|so many|too many|endless|pointless|long) meetings\b(?! house)|another meeting|(?:team|staff|zoom|teams) (?:meeting|call)s? (?:all|was|is|today|tomorrow|at|again)|on zoom all)\b/,
    say: ['Meetings, oh joy.', 'All that sitting and nodding, phew.'],
    ask: ['Did anything come of it?', 'How much of it could have been an email?'],
  },
  {
    signs:
      /\b(?:deadlines?\b(?! passed)|(?:essay|paper|report|assignment|project|coursework|thesis|it|homework)(?:'s|s| is| are) due (?:at|by|on|tomorrow|tmrw|tonight|midnight|monday|tuesday|wednesday|thursday|friday|today|in|next)|have to (?:hand|turn) (?:it )?in (?:by|tomorrow|tonight))\b/,
    tone: 'hard',
    say: ['And the clock’s ticking, oof.', 'Time’s pressing, then.'],
    ask: ['How much of it is there already?', 'What’s the piece that’s still missing?'],
  },
  {
    signs:
      /\b(?<!washing )(?:machines?|printer|photocopier|system|servers?|computers?|tractor|forklift|till|fryer|app|software|website|scanner|digger|excel|teams|zoom)(?:'s|s| is| has| have| just| keeps?)? (?:\w+ )?(?:broke\w*|down|crash\w*|jam(?:med|ming)|froze|freezing|stuck|died|packed in|bust|won'?t (?:start|load|open|work|print)|not working|playing up)\b/,
    tone: 'hard',
    say: ['And there you stand, ugh.', 'Technology at its worst moment, ugh.'],
    ask: ['Who gets it going again?', 'How long did it hold you up?'],
  },
  {
    signs:
      /\b(?:customers?|clients?|guests?|passengers?|punters?|patients?)\b[^.!?]{0,30}\b(?:rude|shout\w*|complain\w*|yell\w*|swore|screamed|nasty|horrible|awful|kicked off|had a go|threw|impatient|moan\w*|annoying|demanding)\b|\b(?:rude|difficult|horrible|awful|angry|annoying|nasty) (?:customers?|clients?|guests?|passengers?|people at work)\b/,
    tone: 'hard',
    say: ['And you have to stay polite, grr.', 'You don’t deserve that tone.'],
    ask: ['How did you keep your cool?', 'Did anybody step in?'],
  },
  {
    signs:
      /\b(?:shop|restaurant|bar|pub|cafe|ward|kitchen|store|place|salon|a&e|work)(?:'s| is| was)? (?:\w+ )?(?:packed|rammed|heaving|mobbed|slammed|mad busy|so busy|really busy|dead busy)\b|\b(?:queue|line) (?:was |is )?(?:out|down|round) the (?:door|street|block|corner)\b|\bso many (?:customers|orders|patients|tables|clients)\b/,
    say: ['A full house, phew.', 'One after the other, phew.'],
    ask: ['Did you get any break at all?', 'Who was the oddest one?'],
  },
  {
    signs:
      /\b(?:colleagues?|co-?workers?|workmates?|(?:guy|girl|woman|man|people|lads) (?:at|from) work)(?:'s|s)?\b[^.!?]{0,30}\b(?:rude|lazy|annoying|gossip\w*|steals?|stole|never|complain\w*|horrible|nasty|useless|bitch\w*|moan\w*|talk(?:s|ing)? about me|behind my back|doesn'?t do|bully\w*|bullies)\b|\bbullied at work\b/,
    tone: 'hard',
    say: ['And that day in, day out, ugh.', 'You can’t pick them, unfortunately.'],
    ask: ['Who do you get on with there?', 'Have you said something?'],
  },
  {
    signs:
      /^(?!.*\b(?:as if|what if|if) i ).*\b(?:i (?:\w+ )?(?:failed|flunked|bombed)\b(?! (?:him|her|them|as))|^(?:just |so )?failed (?:my|the|an|another|maths)|(?:didn'?t|did not) pass|failed (?:my|the|an) (?:\w+ )?(?:exam|test|driving test|class|course|module)|(?:bad|terrible|awful|shit) (?:grade|mark|result)s?)/,
    tone: 'hard',
    say: ['And after all that work, ouch.', 'That result hurts, ouch.'],
    ask: ['Where did it go wrong, do you think?', 'Is there a second chance at it?'],
  },
  {
    signs:
      /^(?!.*\b(?:passed (?:away|out|on|by)|if|not|didn'?t|hope|never|when)\b).*\b(?:i (?:\w+ )?passed (?:my|the|it|all|first|maths|everything)\b|^(?:just )?passed (?:my|the|all)|got (?:a |an )?(?:2:1|distinction|a\*|straight as|top marks|good (?:grade|mark)s?)|(?:^|i |i've )got in(?:to)? (?:uni|college)|i(?:'m| am|'ve| have)? (?:\w+ )?(?:graduat(?:ed|ing)|qualified)|aced (?:it|my|the))/,
    tone: 'glad',
    say: ['You did it, congratulations.', 'That’s your work paying off.'],
    ask: ['Who heard it first?', 'How will you mark it?'],
  },
  {
    signs:
      /\b(?:exams?|finals|mocks?|gcses|a levels|viva|(?:driving|maths) test|midterms?)\b[^.!?]{0,20}\b(?:tomorrow|tmrw|tmr|monday|tuesday|wednesday|thursday|friday|next (?:week|month)|in \w+ (?:days|weeks)|coming up|this week|soon)\b|\b(?:have|got|i'?ve got) (?:an?|my|the|another|two|three) (?:\w+ )?(?:exams?|driving test|finals|tests?) ?(?:tomorrow|on|next|this|today|coming|in\b)/,
    tone: 'hard',
    say: ['An exam, fingers crossed.', 'That’s sitting in your stomach, I guess.'],
    ask: ['Which bit of it worries you most?', 'How ready do you feel, from one to ten?'],
  },
  {
    signs:
      /\b(?:exams?|finals|viva|driving test) (?:was|were|went|is over|are over|is done|are done|went ok|over)\b|\b(?:had|did|sat|finished|just had) (?:my|an|the|all my|two) (?:\w+ )?(?:exams?|finals|driving test|viva)\b/,
    say: ['That’s done now, whatever comes.', 'Over and done, phew.'],
    ask: ['What do you reckon, by feel?', 'When are the results out?'],
  },
  {
    signs:
      /\b(?:(?:i'?m|im|been|was|have to|need to|got to|trying to|spent|still) (?:\w+ ){0,2}?(?:studying|study|revising|revise|cramming)\b(?! (?:a|abroad)\b)|past papers|flash ?cards|can'?t (?:concentrate|focus|study|revise))\b/,
    say: ['Head in the books, then.', 'All that learning, phew.'],
    ask: ['Which subject goes in most easily?', 'How far through are you?'],
  },
  {
    signs:
      /\b(?:(?:my|the|doing|do|did|so much|too much|loads of|tons of|more) homework\b|(?:writing|write|wrote|started|start|working on|finish(?:ing)?) (?:my|an|a|the|this) (?:\w+ )?(?:essay|assignment|lab report|coursework|dissertation|thesis|paper|report|chapter)|(?:my|the) (?:dissertation|thesis)\b)/,
    say: ['That’s a lot of page to fill.', 'At the desk with that, then.'],
    ask: ['What’s it about?', 'Is the beginning there yet?'],
  },
  {
    signs:
      /^(?!.*\b(?:haven'?t|not|didn'?t|before i)\b).*\b(?:submitted|handed in|sent off|turned in|finished) (?:it|my|the) ?(?:\w+ )?(?:essay|thesis|paper|form|application|assignment|dissertation|draft|report|chapter|project|coursework|homework)\b|^(?:i |just |finally )*submitted it\b|\bfinally (?:done|finished|submitted)\b/,
    tone: 'glad',
    say: ['Off your desk, well done.', 'Finished, what a good feeling.'],
    ask: ['How long did you sit over it?', 'What do you do with the free head?'],
  },
  {
    signs:
      /\b(?:my|our|the|this) (?:\w+ )?(?:teacher|prof|professor|tutor|lecturer|headteacher|coach)\b(?:'s|s)?[^.!?]{0,25}\b(?:shout\w*|yell\w*|unfair\w*|hates|horrible|picks on|picked on|told me off|embarrassed|useless|strict|ignor\w*|mean|so rude|detention|gave us (?:so much|loads|more))\b|\bgot detention\b/,
    tone: 'hard',
    say: ['Sounds like hard work, that one.', 'And you have to sit there and take it, ugh.'],
    ask: ['Which subject is it?', 'Do the others see it the same way?'],
  },
  {
    signs:
      /\b(?:(?:have|got|giving|give|gave|had|do|doing|did|holding) (?:to )?(?:give |do )?(?:a|my|the|this|another) (?:\w+ )?(?:presentation|speech|lecture|pitch|talk)\b(?! (?:with|to (?:him|her|them))\b)|(?:my|the|a big) presentation|public speaking|present(?:ing|ed)? (?:to|in front of) |stage fright|best man'?s? speech|speak in front of)/,
    say: ['All eyes on you, phew.', 'Talking in front of people takes nerve.'],
    ask: ['How many are listening?', 'What’s the bit you know best?'],
  },
  {
    signs:
      /\b(?:(?:just|recently|finally|i'?m|now) retired|i (?:just |only )?retired (?:last|this|on|a)|i retire (?:in|next|on|at|this)|(?:first (?:day|week|month) of|enjoying my) retirement|retiring (?:in|next|this|soon))\b/,
    say: ['No more alarm clock, then.', 'Retirement, that’s a big change.'],
    ask: ['What does a weekday look like now?', 'What do you miss about it, if anything?'],
  },
  {
    signs: /\b(?:work(?:ing|ed)? from home|home office|wfh)\b/,
    say: ['Work and home in one room, then.', 'At least no commute, then.'],
    ask: ['Where do you set up?', 'Is it easy to stop in the evening?'],
  },
  {
    signs:
      /\b(?:(?:colleague|coworker|workmate|work friend|boss|manager) (?:\w+ )?(?:is leaving|left|quit|leaves|is retiring|retired)|last day (?:of|for) (?:my|a) (?:\w+ )?colleague|(?:my|a|our) (?:lovely|nice|favou?rite) (?:colleague|coworker))\b/,
    say: ['That changes the place for you.', 'You get used to someone like that.'],
    ask: ['Did you get on well?', 'Who comes next?'],
  },
]
