import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?:got|getting|i'?m|am|finally|just|came|come) (?:just |finally |now )?(?:home from|off|back from|in from|done with|out of) (?:work|(?:my|the|a|me) (?:\w+ )?shift)\b(?! (?:with|sick|ill|for|because|since|until|till))|(?:\b(?:just|finally|i|i've|ive) |^)(?:finished|knocked off|clocked off|clocked out)(?: work\b| (?:my|the|me) shift\b)/,
    say: ['Done with work, then. Sit down first.', 'That’s work over for now.'],
    ask: ['How was it in there?', 'What’s the plan for the rest of the day?'],
  },
  {
    signs:
      /\b(?:off to|heading (?:in)?to|going (?:in )?to|on (?:my|the) way (?:in )?to|about to start|starting|gotta go to|have to go to|getting ready for) (?:work|my shift)\b/,
    say: ['Off to work soon, then. May it go easy.', 'Work’s calling, then.'],
    ask: ['How long a day is it?', 'Do you mind going, or is it all right?'],
  },
  {
    signs:
      /(?<!\b(?:not|wasn'?t|isn'?t|no|like \w+ had) (?:a |an |that |such a |been a )*)\b(?:long|rough|tough|hard|brutal|exhausting|horrible|terrible|awful|shitty?|crappy?|bad|rotten|stressful|hellish) (?:old |ass |enough |bloody |fucking )?(?:day|shift|week)s?\b(?! (?:off|at the beach))/,
    tone: 'hard',
    say: [
      'Oof, that sounds draining.',
      'No wonder if the battery’s flat after that.',
      'That sounds like more than enough.',
    ],
    ask: ['What was the worst bit of it?', 'Is the worst of it over?'],
  },
  {
    signs:
      /\b(?:worst (?:day|week|night|shift|morning)|(?:day|week|shift|night|morning) from hell|one of (?:those|them) (?:days|weeks|mornings|nights)|(?:everything|nothing) (?:\w+ )?(?:went|goes|going|is going) (?:wrong|right)|day (?:was|has been) (?:awful|terrible|horrible|shit|crap|rubbish))\b/,
    tone: 'hard',
    say: ['Oh dear, that sounds like a bad one.', 'Ugh, you could have done without that.'],
    ask: ['What went wrong first?', 'Has anything gone right since?'],
  },
  {
    signs:
      /\b(?:1[0-8]|24|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]?(?:hrs?|hours?|h)[- ](?:days?|shifts?|on (?:duty|my feet|shift)|straight|a day|at work)\b|\b(?:double shifts?|back[- ]to[- ]back shifts)\b|\bon my feet (?:all day|all night|since)|\b(?:been working|working) since \w|\bwork(?:ed|ing) (?:all|the whole) (?:day|night|weekend|week)\b/,
    tone: 'hard',
    say: ['That’s a lot in one go.', 'So many hours, oof.'],
    ask: ['When do you get a proper break?', 'How are you feeling after all that?'],
  },
  {
    signs:
      /\b(?:have to|had to|got to|gotta|need to|i'?m|im|i) (?:work|working|worked) (?:on |all |this |the |every |tomorrow on )?(?:weekends?|saturdays?|sundays?|christmas|new year'?s?|easter|bank holiday)\b|\bno (?:days?|weekend) off\b/,
    say: ['Working while others are off, hm.', 'No free day then, what a shame.'],
    ask: ['When’s your next free day?', 'Is it at least quieter there then?'],
  },
  {
    signs:
      /\b(?:busy|hectic|crazy|manic|mad|full[- ]on) (?:day|week|morning|afternoon|shift|evening|weekend)\b|\b(?:i'?m|im|been|so|really|super|very) busy\b|\b(?:rushed off my feet|run off my feet|running (?:around|about|round) all (?:day|morning)|haven'?t (?:stopped|sat down)|non[- ]?stop (?:all|today|since))\b/,
    say: ['Not a minute to breathe, it sounds like.', 'You’ve got your hands full, then.'],
    ask: ['What took up the most time?', 'Is there a quiet hour in sight?'],
  },
  {
    signs:
      /\b(?:i'?m|i am|im|feel|feeling|am|^so|^dead|^proper|^just|^absolutely) (?:so |just |really |very |absolutely |bloody |dead |pretty |completely |totally |too |a bit |quite |always |still |proper |fuckin[g]? )*(?:tired|knackered|exhausted|shattered|wrecked|worn out|wiped(?: out)?|drained|done in|running on empty|sleepy)\b(?! of\b)/,
    tone: 'hard',
    say: ['Worn out, then. Nothing has to be clever here.', 'No energy left, I hear you.'],
    ask: ['Is there any chance to lie down soon?', 'What wore you out the most?'],
  },
  {
    signs:
      /\b(?:can'?t|cannot|couldn'?t|still can'?t|unable to) (?:get to |fall a|get back to |get any |seem to )?sleep\b|\b(?:i'?m|im|i) (?:\w+ )?(?:wide awake|(?:still )?awake (?:at|again|since|all)|lying awake|lie awake)\b|^(?:wide|still|lying) awake\b|\b(?:insomnia|sleepless|tossing and turning|toss and turn)\b/,
    tone: 'hard',
    say: ['Awake when you’d rather sleep, ugh.', 'And sleep won’t come, what a pain.'],
    ask: ['What keeps your head busy at that hour?', 'Is that new, or does it happen a lot?'],
  },
  {
    signs:
      /\b(?:i|i've|ive|i'?m|we|and|just|^) ?(?:barely|hardly|didn'?t|haven'?t|did not|only) (?:really |even )?(?:sleep|slept|got any sleep|get (?:any|much) sleep)\b(?! in (?:my|our)| together| with)|\b(?:slept (?:badly|terribly|awful(?:ly)?|like (?:shit|crap)|(?:\d|two|three|four) ?(?:hrs?|hours?|h))|(?:no|bad night'?s|little) sleep|up all night|woke up (?:at|every) (?:[1-4]|two|three|hour))\b/,
    tone: 'hard',
    say: ['A night without proper sleep, oof.', 'Too little sleep, that’s rough.'],
    ask: ['How are you getting through the day?', 'Can you catch up a bit tonight?'],
  },
  {
    signs:
      /\b(?:got|get|getting|been|was|i'?m|im|are|woke|waking|wake) (?:\w+ )?up (?:at|since|by|before) (?:[3-6]\b|three|four|five|six|half (?:four|five)|dawn|stupid)|\b(?:early (?:start|shift|bird)|(?:got|get|getting|up|woke up|wake up) (?:so |too |really |very )?early|alarm (?:is set|went off|goes off))\b/,
    say: ['That’s early, oof.', 'Up with the birds, then.'],
    ask: ['Is that your usual time?', 'Are you a morning person at all?'],
  },
  {
    signs:
      /\b(?:on|back on|doing|working|off|start|starting|finished) nights\b|\b(?:night[- ]?shifts?|graveyard shift|night duty)\b/,
    say: ['Night shifts, hats off.', 'On at night, that takes some doing.'],
    ask: ['Is it a quiet one mostly?', 'How does sleeping in the daytime go?'],
  },
  {
    signs:
      /\b(?:i'?m|im|still|lying|lyin|already|finally|back|laid|laying|curled up|sat|sitting) (?:\w+ )?in (?:my |me )?bed\b|\bunder (?:the|my) (?:duvet|covers|blankets?)\b/,
    say: ['In bed, then.', 'Under the covers, I see.'],
    ask: ['Is it for sleeping, or just for hiding a bit?', 'Is it nice and warm in there?'],
  },
  {
    signs:
      /\b(?:all day in bed|(?:in|stayed in|didn'?t leave|haven'?t left) (?:my )?bed (?:all|the whole) (?:day|morning|weekend)|(?:can'?t|couldn'?t|don'?t want to|didn'?t want to) get (?:out of|up from) bed|(?:didn'?t|haven'?t) (?:get|got|gotten) out of bed)\b/,
    tone: 'hard',
    say: ['No getting out of bed, hm.', 'So it’s one of the heavy days.'],
    ask: ['Is it tiredness, or more the mood?', 'Have you had something to drink at least?'],
  },
  {
    signs:
      /\b(?:(?:going|off|heading|ready|time) (?:to|for) (?:bed|sleep)|gonna (?:go to )?(?:bed|sleep)\b(?! till| until| all| in)|early night|turning in|hit(?:ting)? the (?:hay|sack))\b/,
    say: ['Off to bed, good idea.', 'Sleep well, then.'],
    ask: ['Anything still on your mind before that?'],
  },
  {
    signs:
      /\b(?<!(?:like|as if|as though) )nothing (?:much|new|special|really|exciting|interesting|to report|going on|happening|happened today|ever happens)\b(?! (?:between|with|to (?:do|eat)|matters|works|helps))|\bnot (?:a lot|much) (?:\w+ )?(?:happening|going on|to report|new)\b|\b(?:same old|same as (?:always|usual)|just (?:a|another) (?:normal|ordinary) day)\b/,
    say: ['No big news, then. That’s fine here.', 'Just a plain day, then.'],
    ask: ['What was the smallest thing that did happen?', 'Is that restful or a bit dull?'],
  },
  {
    signs:
      /\b(?:quiet|slow|calm|peaceful) (?:old |un |one |enough )?(?:day|week|night|evening|morning|afternoon|shift|sunday|saturday|here|tonight|today|so far)\b/,
    say: ['Quiet at the moment, then.', 'A slower pace, then.'],
    ask: ['Do you like it that way?', 'What fills the time?'],
  },
  {
    signs:
      /\b(?:lazy (?:day|sunday|saturday|morning|afternoon|weekend|evening)|(?:relaxing|chill|chilled|chilling|cosy) (?:day|sunday|weekend|evening|night)|had a lie[- ]in|slept till (?:nine|ten|eleven|noon|\d+)|(?:in|wearing) my (?:pyjamas|pajamas|pjs|jammies)|just (?:relaxing|chilling)|i'?m (?:relaxing|chilling))\b/,
    tone: 'glad',
    say: ['Nice and slow, as it should be.', 'That sounds good and lazy.'],
    ask: ['What’s the best bit of it?', 'Did you need that?'],
  },
  {
    signs:
      /\b(?:i'?m |im |i am |so |^bit |^dead |getting |feeling )(?:a bit |so |really |proper |just |kinda )?bored\b(?! of)|\bbored (?:out|stiff|to (?:death|tears)|senseless)\b|\b(?:boring|dull) (?:day|evening|afternoon|sunday|shift|weekend)\b|\b(?:there'?s|got|i have|have) nothing to do\b/,
    say: ['Nothing going on at all, hm.', 'Dull, dull, dull, I hear you.'],
    ask: ['What would you do if it were only up to you?', 'What did you used to do on such days?'],
  },
  {
    signs:
      /\b(?:finally|nearly|almost|roll on|thank (?:god|fuck) it'?s|yay,? it'?s|can'?t wait for) (?:the )?(?:weekend|friday)\b|\b(?:tgif|friday feeling|weekend at last|friday at last|it'?s (?:finally )?(?:friday|the weekend))\b/,
    tone: 'glad',
    say: ['Weekend mood, hooray.', 'Nearly free, or free already.'],
    ask: ['What’s the first free hour for?', 'Plans, or none on purpose?'],
  },
  {
    signs:
      /\b(?:monday (?:again|mornings?|blues|already|tomorrow)|(?:hate|another|bloody|ugh,?|dread(?:ing)?) mondays?|tomorrow(?:'s| is) monday|sunday (?:blues|scaries|dread)|weekend(?:'s| is| was)? (?:already |almost |nearly )?(?:over|gone|too short))\b/,
    tone: 'hard',
    say: ['The week starting all over, ugh.', 'And the weekend’s gone, what a pity.'],
    ask: ['What’s waiting for you on Monday?', 'Which part of the week do you like least?'],
  },
  {
    signs:
      /\bback (?:to|at) (?:work|school|the office|the grind|uni) (?:tomorrow|on monday|today|monday|after|next week)\b/,
    say: ['Back to it, then.', 'So the free time’s over.'],
    ask: ['What’s the first thing you’ll face there?'],
  },
  {
    signs:
      /^(?!.*\b(?:cancel|refus|hasn'?t|haven'?t|didn'?t|no day|never|called me in|sick|scared)).*(?:^|\b(?:my|first|got (?:the|a)|on my|have (?:the|a)|having (?:a|the)|whole|three|two|four|five|took (?:the|a)|i'?ve) )(?:\w+ )?(?:days?|week|night|morning|afternoon) off\b/,
    tone: 'glad',
    say: ['Time off, you can use it.', 'Free hours, how nice.'],
    ask: ['What are you doing with it, or not doing?', 'Had you been waiting for that?'],
  },
  {
    signs:
      /\b(?:i'?m|im|just|currently|here|sat|sitting) (?:\w+ )?on (?:my|me|a) (?:\w+ )?break\b|^on (?:my|me|a) (?:\w+ )?break\b|\b(?:in|on|having) (?:my |the |a )?(?:lunch|tea|smoke|fag|coffee)[- ]?break\b/,
    say: ['A few minutes’ break, good.', 'Break time, breathe out first.'],
    ask: ['How long till you have to go back?', 'What do you usually do with it?'],
  },
  {
    signs:
      /\b(?<!\b(?:he|she|they|he's|she's) )(?:sitting|sat|sittin|parked|i'?m|im|still) (?:up |here |out |just |still |alone )*in (?:the|my|me) (?:car|truck|van|lorry|cab|car park|parking lot)\b/,
    say: ['Sitting in the car, then.', 'Not getting out just yet, I see.'],
    ask: ['What comes after you get out?', 'What can you see from in there?'],
  },
  {
    signs:
      /\b(?:i'?m|im|sat|sitting|sittin|standing|writing this|currently|typing this|still|here) (?:\w+ )?on (?:the|a|my) (?:\w+ )?(?:bus|train|tube|tram|metro|ferry|subway|plane|coach)\b|^on the (?:\w+ )?(?:bus|train|tram|tube|ferry|plane)\b|\bon the (?:bus|train|tram|tube) (?:home|to work|now|rn)\b/,
    say: ['On the move, then.', 'Sitting back while somebody else steers.'],
    ask: ['How far have you still got to go?', 'What’s outside the window just now?'],
  },
  {
    signs:
      /\b(?:bus|train(?! of thought)|flight|tram|ferry|plane|tube|trains|buses)\b[^.!?]{0,25}\b(?:(?<!never )late\b|delay\w*|cancel\w*|didn'?t (?:come|show|turn up)|broke down|never came|stuck)|\b(?:delayed|late) (?:bus|train|flight|plane|tram)\b/,
    tone: 'hard',
    say: ['Late or not at all, how annoying.', 'Left waiting like that, ugh.'],
    ask: ['How much time did it cost you?', 'How did you pass the time?'],
  },
  {
    signs: /\bmissed (?:the|my|me|our) (?:\w+ )?(?:bus|train|flight|connection|tram|ferry|plane)\b/,
    tone: 'hard',
    say: ['Missed it, argh.', 'And there it goes without you, argh.'],
    ask: ['Was it close?', 'When’s the next one?'],
  },
  {
    signs:
      /\b(?:stuck|sat|sitting|been|crawling|jammed|hours?|mins?|minutes) (?:\w+ )?in (?:\w+ )?traffic\b|\btraffic (?:jam|was|is) ?(?!light)|\b(?:so much traffic|bumper to bumper|gridlock)\b/,
    tone: 'hard',
    say: ['Stuck in traffic, ugh.', 'All those cars, how tiresome.'],
    ask: ['Where were you headed?', 'What do you listen to in there?'],
  },
  {
    signs:
      /\b(?:i'?m|im|i am|been|stuck|sat|sitting|we'?re|standing|still|^) ?(?:here |sat |still |just |out here )*(?:waiting|waitin)\b(?! tables?| list| for (?:him|her|them|you|someone) to)|\b(?:on hold (?:for|with)|been on hold|(?:in|standing in) (?:the|a) (?:long )?(?:queue|waiting room)|(?:hours?|mins?|minutes) in (?:the|a) (?:queue|line))\b/,
    say: ['All that waiting, ugh.', 'Still hanging about, then.'],
    ask: ['What are you doing to pass the time?', 'Is there an end in sight?'],
  },
  {
    signs:
      /\b(?:overslept|slept through (?:my|the|me) alarm|alarm didn'?t go off|(?:i'?m|im|we'?re|i was) (?:always late|(?:already |so )?(?:running )?late (?:for|again|already))|(?:i'?m|im|we'?re|^) ?(?:running|already|so) late\b(?! (?:at|in|night))|(?:i|was|be|^) ?late for (?:work|school|class|uni))/,
    tone: 'hard',
    say: ['Late, and now everything’s a rush.', 'Oh no, the clock’s against you.'],
    ask: ['Did anyone notice?', 'How much did you have to make up?'],
  },
  {
    signs:
      /\b(?:it'?s|its|is|been|was|still|started|keeps) (?:absolutely |only |just )?(?:raining|rainin|pouring|lashing|bucketing|pissing (?:it )?down|chucking it|tipping it|drizzling)\b|\b(?:pissing|hammering|chucking|tipping|bucketing|pouring|lashing) (?:it )?(?:down|with rain)|\b(?<!no )rain(?:ed|ing)? (?:all|again|today|since|here|outside|nonstop)\b/,
    say: ['Rain at yours, then.', 'Wet weather, oh well.'],
    ask: ['Are you out in it or behind glass?', 'Do you mind the rain, or quite like it?'],
  },
  {
    signs:
      /\b(?:i'?m|im|got|get|am|was|were|completely|absolutely) (?:\w+ )?(?:soaked|drenched|soaking)\b|\b(?:soaked (?:through|to)|soaking wet|wet through|caught in the (?:rain|storm|downpour))\b/,
    say: ['Soaked through, brr.', 'Wet to the skin, brr.'],
    ask: ['Are you dry again by now?', 'No umbrella, I take it?'],
  },
  {
    signs:
      /\b(?:it'?s|its|been|is|was|started) (?:\w+ )?snow(?:ing|ed)\b|\b(?:snow (?:everywhere|outside|today|again|is|all)|first snow|snowed (?:in|last|all|today)|so much snow|black ice)\b/,
    say: ['Proper winter at yours, then.', 'Snow and ice, brr.'],
    ask: ['Does it look nice, at least?', 'Do you have to go out in it?'],
  },
  {
    signs:
      /\b(?:it'?s|its|i'?m|im|hands are|feet are|absolutely|bloody) (?:so |bloody |absolutely |fucking |proper )?(?:freezing|baltic|frozen|perishing)\b|\b(?:(?:so|too|really|bloody|very) cold (?:here|outside|out|today|in|this)|minus (?:\d+|ten|twenty|thirty)|bitterly cold|freezing cold|cold (?:out|outside) today|i'?m (?:so |really )?cold(?=$|[.,!]| and))/,
    say: ['That cold, brr.', 'Wrap up warm, then.'],
    ask: ['Have you got somewhere warm to be?', 'Is there at least a hot drink near?'],
  },
  {
    signs:
      /\b(?:it'?s|its|was|is|been|i'?m) (?:\w+ )?(?:too|so|bloody|boiling|scorching|roasting|stinking|way too|really|very) hot\b|\b(?:heat ?wave|sweltering|boiling (?:here|today|in here|outside)|too hot to|[34]\d degrees|this heat|so humid|i'?m (?:boiling|melting|roasting))\b/,
    say: ['That heat, phew.', 'Far too warm, phew.'],
    ask: ['Is there any shade to be had?', 'How do you get through the hottest hours?'],
  },
  {
    signs:
      /^(?!.*\b(?:no|not|without|never)\b(?! a cloud)).*\b(?:sun(?:'s| is|s) (?:out|shining|coming out)|(?:it'?s|its|so|nice and) sunny|blue sky|not a cloud|(?:lovely|gorgeous|beautiful|glorious|nice|good) (?:sunny )?weather|(?:lovely|beautiful|gorgeous|glorious) (?:sunny |warm |spring |summer )?day\b|(?:lovely|beautiful|gorgeous|nice|pink) (?:sunset|sunrise|sky))/,
    tone: 'glad',
    say: ['Ah, that sounds bright.', 'A bit of light for the soul.'],
    ask: ['Do you get to be out in it?', 'What’s it doing for your mood?'],
  },
  {
    signs:
      /\b(?:thunder(?:storm|ing)?s?\b|lightning(?! fast)|hailstorm|(?:so|very|really) windy|(?:the|a|big|huge) storm (?:outside|is|last|tonight|today|here|has|took)|gale|blowing a gale|hurricane|power went out in the storm)\b/,
    say: ['Wild weather at yours, then.', 'That’s some weather out there.'],
    ask: ['Are you safe and dry?', 'Do you like storms, or hide from them?'],
  },
  {
    signs:
      /\b(?:i|last night i|i'?ve|i had|had|having|keep having|kept having) (?:\w+ ){0,2}(?:nightmares?|bad dreams?|horrible dreams?)\b/,
    tone: 'hard',
    say: ['Horrible, waking up from that.', 'A dream like that hangs around, ugh.'],
    ask: ['What was the worst moment in it?', 'Do you have those often?'],
  },
  {
    signs:
      /\b(?:i|last night i|i'?ve|had|just had) (?:\w+ )?(?:dreamed|dreamt|(?:a|the|such a|this) (?:\w+ )?(?<!bad )(?<!horrible )dream)\b(?! (?:job|house|of being|come true))/,
    say: ['What a thing to dream.', 'Your sleeping head was busy, then.'],
    ask: ['How did the dream end?', 'What was left of it after waking?'],
  },
]
