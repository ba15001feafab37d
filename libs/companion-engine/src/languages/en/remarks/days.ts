import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?:got|getting|i'?m|am|finally|just|came|come|been) (?:just |finally |now )?(?:home from|off|back from|in from|done with|out of) (?:work|(?:my|the|a|me) (?:\w+ )?shift)\b(?! (?:with|sick|ill|for|because|since|until|till))|\b(?:just|finally|i|i've|ive) (?:finished|knocked off|clocked off|clocked out)(?: work\b| (?:my|the|me) shift\b)/,
    say: ['Work’s behind you for now.', 'Off work, then. Shoulders down.'],
    ask: ['How was it in there?', 'What’s the rest of the day for?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|wasn'?t|no longer|like (?:he|she)'?s) ).*\b(?:(?:long|rough|tough|hard|brutal|exhausting|horrible|terrible|awful|shitty?|crap|bad|rotten|worst|stressful|hellish) (?:old |ass |enough |bloody )?(?:day|shift|week)|(?:day|week|shift) from hell|one of (?:those|them) (?:days|weeks|mornings|nights|shifts))\b/,
    tone: 'hard',
    say: [
      'That sounds like more than enough for one go.',
      'After one of those there’s not much left for anything else.',
      'No wonder if the battery’s flat after that.',
    ],
    ask: ['What was the worst bit of it?', 'Is it over now, or is there more to come?'],
  },
  {
    signs:
      /\b(?:1[0-8]|24|ten|eleven|twelve|thirteen|fourteen|sixteen|thirty-four|twenty)[- ]?(?:hrs?|hours?)\b(?:[- ](?:days?|shifts?|on (?:duty|my feet|shift)|straight|now|a day))|\b(?:twelves|double shifts?|back to back shifts|up for \w+ hours)\b|\bon my feet (?:all day|since)|\bwork(?:ed|ing) (?:all|the whole) (?:day|night|weekend)\b/,
    tone: 'hard',
    say: ['Those are very long hours.', 'That many hours in one go is a lot for anyone.'],
    ask: ['When do you get a break from it?', 'How do you feel after so many hours?'],
  },
  {
    signs:
      /(?:\b(?:i'?m|i am|im|feel|feeling|am) |^(?:so|bit|dead|proper|just|absolutely|bloody) )(?:so |just |really |very |absolutely |bloody |dead |pretty |completely |totally |too |a bit |quite |that |fair |always |still |proper |fuckin[g]? )*(?:tired|knackered|exhausted|shattered|wrecked|worn out|wiped(?: out)?|drained|zonked|pooped|dead on my feet|done in|jaded|banjaxed|running on (?:empty|fumes)|basically a zombie)\b(?! of\b)/,
    tone: 'hard',
    say: [
      'Properly worn out, then.',
      'Running on empty makes everything heavier.',
      'Then nothing you write here has to be clever.',
    ],
    ask: ['Is there any chance to lie down soon?', 'What wore you out the most?'],
  },
  {
    signs:
      /\b(?:can'?t|cannot|couldn'?t) (?:get to |fall a|get back to |get any )?sleep\b|\b(?:i |i've |ive |i'?m |im )(?:\w+ )?(?:didn'?t|haven'?t|barely|hardly|not) (?:really )?(?:sleep|slept|sleeping)\b(?! in (?:my|our))|\b(?:wide awake|awake (?:at|again|since|all|half)|no (?:sleep|kip)|up all night|^(?:barely|hardly|didn'?t|did not) (?:really )?sle(?:ep|pt)|insomnia|lie awake|lying awake|slept (?:badly|terribly|(?:\d|two|three|four) ?(?:hrs?|hours?|h)))\b/,
    tone: 'hard',
    say: [
      'Not enough sleep makes everything else longer.',
      'Nights like that go on forever.',
      'Without sleep, the head never runs out of things to chew on.',
    ],
    ask: ['What goes round in the head at that hour?', 'How many nights has that been now?'],
  },
  {
    signs:
      /\b(?:got|get|getting|be|been|was|i'?m|im|am|are|we'?re) (?:\w+ )?up (?:at|since|by|before) (?:[3-6]\b|three|four|five|six|half (?:four|five|five)|dawn|stupid)|\b(?:early start|up early|up (?:at|with) the crack|alarm (?:went|goes|is set)|(?:start|open|call time was|call time is) (?:at )?[3-6](?:am|[:.]\d\d)|5 ?am (?:clients|start|shift))\b/,
    say: [
      'That’s early. Even the birds are still thinking about it.',
      'Up at that hour, you’ve lived half a day by breakfast.',
    ],
    ask: ['What gets you up so early?', 'Is that your usual time?'],
  },
  {
    signs:
      /\b(?:on|back on|doing|working|off|start|starting|finished) nights\b|\b(?:night[- ]?shifts?|graveyard shift|night duty)\b/,
    say: [
      'Nights turn the whole clock inside out.',
      'Awake while the street sleeps. That’s a world of its own.',
    ],
    ask: ['What’s the strangest hour of the night there?', 'How do you sleep in the daytime?'],
  },
  {
    signs:
      /\b(?:lying|lyin|still|i'?m|im|already|finally|back|laid|sat|sitting) in (?:my |ma |me )?bed\b|\bin (?:my|ma|me) bed (?:wi|with|and|now|already)\b|\bunder (?:the|my) (?:duvet|covers|blankets?)\b/,
    say: ['From bed the world is a bit further off.', 'Under the covers nothing has to be decided.'],
    ask: ['Is that for sleeping or for staying out of the day?', 'How long have you been in there?'],
  },
  {
    signs:
      /\b(?<!(?:like|as if|as though) )nothing (?:much|new|special|really|strange|exciting|interesting|to report|happened|going on|happening|doing|stirring|(?:much )?has happened)\b(?! (?:between|with|to (?:do|eat)|matters|works|helps))|\bnot (?:a lot|much|a thing) (?:\w+ )?(?:happening|going on|to report|new|strange|doing|on)\b|\b(?:same old|nowt new|nothing and nobody|same as (?:yesterday|always|usual|ever)|work,? (?:gym|eat|home),? sleep,? repeat|the usual)\b/,
    say: [
      'Not every day needs a headline.',
      'One of the quiet stretches, then.',
      'No news. There are worse things.',
    ],
    ask: ['What was the smallest thing that did happen?', 'Is that a rest or a bit dull?'],
  },
  {
    signs:
      /\b(?:quiet|slow|calm|lazy) (?:old |un |one |enough )?(?:day|week|night|evening|morning|afternoon|shift|sunday|saturday|one|here|tonight|today|so far)\b/,
    say: ['Quiet, then. That leaves room for small things.', 'A slow pace for once.'],
    ask: ['Do you like it that quiet?', 'What fills the time?'],
  },
  {
    signs:
      /\b(?:i'?m |im |i am |so |bit |dead |proper |getting )bored\b(?! of)|\bbored (?:out|stiff|rigid|to|senseless)\b|\b(?:boring|dull) (?:day|evening|afternoon|sunday|shift|weekend)\b|\bthere'?s nothing on\b/,
    say: ['Hours like that go very slowly.', 'And the clock seems to enjoy it.'],
    ask: ['What would you do if it were only up to you?', 'When was it last not boring?'],
  },
  {
    signs:
      /\b(?:finally|nearly|almost|roll on|thank (?:god|fuck) it'?s|yay,? it'?s) (?:the )?(?:weekend|friday)\b|\b(?:tgif|friday feeling|weekend (?:at last|off)|friday at last|it'?s (?:finally )?(?:friday|the weekend))\b/,
    tone: 'glad',
    say: ['There it is, the good end of the week.', 'The week can let go of you now.'],
    ask: ['What’s the first free hour for?', 'Plans, or none on purpose?'],
  },
  {
    signs:
      /\b(?:monday (?:again|mornings?|blues|already)|(?:hate|another|bloody|ugh,?|back on) mondays?|sunday (?:blues|scaries|dread)|back to (?:work|it|the grind) (?:tomorrow|on monday|today|monday))\b/,
    say: ['Mondays come round with no sense of timing.', 'The start of the week has a weight of its own.'],
    ask: ['What’s waiting for you there?', 'Which part of it could you do without?'],
  },
  {
    signs:
      /^(?!.*\b(?:cancel|refus|hasn'?t|haven'?t|didn'?t|no day|lost|never|giving|called me in)).*(?:^|\b(?:my|a|first|got (?:the|a)|on my|have (?:the|a)|having (?:a|the)|whole|three|two|four|five|on me) )(?:\w+ )?(?:days?|week|night|morning|afternoon) off\b/,
    tone: 'glad',
    say: ['Time off, and nobody owns those hours.', 'A stretch with no clock in it. Good.'],
    ask: ['What are you doing with it, or not doing?', 'When was the last one?'],
  },
  {
    signs:
      /\bon (?:my|me|ma|a|our|his|her) (?:\w+ )?break\b|\bmy fifteen\b|\b(?:lunch|tea|smoke|fag|coffee)[- ]?break\b|\bsmoko\b|\bin the (?:staff|break) ?room\b/,
    say: ['A few minutes that are nobody else’s.', 'A break: always shorter than it says on paper.'],
    ask: ['How long till you have to go back?', 'What do you usually do with it?'],
  },
  {
    signs:
      /\b(?<!\b(?:he|she|they|told me|then) )(?:sitting|sat|sittin|parked|waiting|waitin|i'?m|im) (?:up |here |out |just |still |at \w+ )*in (?:the|my|me|ma) (?:car|truck|van|lorry|cab|parking lot|car park)\b|\bin the car (?:outside|park)\b/,
    say: ['A minute in there before whatever comes next.', 'Sitting in there, you’re between two places.'],
    ask: ['What can you see from in there?', 'What comes after you get out?'],
  },
  {
    signs:
      /\b(?:i'?m|im|am|sat|sitting|sittin|standing|writing this|currently|here|typing this|still) (?:\w+ )?on (?:the|a|my|me) (?:\w+ )?(?:bus|train|tube|tram|metro|ferry|overground|subway|plane|coach|luas)\b|\bon the (?:\d+ )?(?:night |last )?(?:bus|train|tram|tube|ferry) (?:home|to work|now|back|rn)\b/,
    say: [
      'On the way, with somebody else doing the steering.',
      'Half waiting, half looking out of the window.',
    ],
    ask: ['How far have you still got to go?', 'What’s outside the window just now?'],
  },
  {
    signs:
      /\b(?:bus|train|flight|tram|ferry|plane|streetcar|tube|trains|buses)\b.{0,30}\b(?:late|delay\w*|cancell?ed|didn'?t (?:come|show|turn up)|replace\w*|broke down|never (?:came|running))\b|\bmissed (?:the|my|me) (?:\w+ )?(?:bus|train|flight|connection|tram)\b|\bdue to an? (?:earlier )?(?:incident|signal)/,
    tone: 'hard',
    say: [
      'Timetables: nice idea, shame about real life.',
      'Somebody else’s delay, and it’s your time that goes.',
    ],
    ask: ['How much time did it cost you?', 'How did you get there in the end?'],
  },
  {
    signs:
      /\b(?:stuck|sat|sitting|been|crawling|jammed) (?:\w+ )?in (?:\w+ )?traffic\b|\b(?:traffic (?:jam|was|is|on)|bumper to bumper|gridlock|(?:signal|light) (?:only )?took \d+)\b/,
    tone: 'hard',
    say: ['All those cars, and every one of them in the way.', 'Traffic takes hours and gives nothing back.'],
    ask: ['How long were you in it?', 'Where were you headed?'],
  },
  {
    signs:
      /\b(?:i'?m|im|i am|been|stuck|sat|sitting|we'?re|standing) (?:here |sat |still |just |in (?:the|a|my) \w+ |at (?:the|a) [\w ]{1,20}?|out here )*(?:waiting|waitin)\b(?! tables?| list| for (?:him|her|them|you|someone|somebody) to)|\b(?:on hold (?:for|with)|been on hold|in (?:the|a) (?:\w+ ){0,2}(?:queue|waiting room)|token number|queue was (?:out|down|round|a mile)|line was (?:two|an|three|out))\b/,
    say: ['Waiting is a job of its own.', 'Minutes get longer when you’re waiting.'],
    ask: ['How long has it been so far?', 'What do you do to pass the time?'],
  },
  {
    signs:
      /\b(?:it'?s|its|is|been|was|still|started) (?:absolutely |only |just )?(?:raining|rainin|pouring|lashing|bucketing|pissing|chucking|tipping|hammering|drizzling)\b|\b(?:(?:pissing|hammering|chucking|tipping|bucketing|pouring|lashing) (?:it )?(?:down|with rain)|rained (?:all|again|on|the)|(?<!no )rain (?:all|again|today|since|on the|here|for)|downpour|(?:i'?m|got|get|am) (?:\w+ )?(?:soaked|drenched)|soaked (?:through|to)|wet through|quarter to nine, pouring|socks r soup|big drops)\b/,
    say: ['Rain never asks about anybody’s plans.', 'Everything sounds different with rain on it.'],
    ask: ['Are you out in it or behind glass?', 'Do you mind the rain, or do you quite like it?'],
  },
  {
    signs:
      /\b(?:it'?s|its|i'?m|im|hands are|feet are|absolutely|bloody|still) (?:so |bloody |absolutely |fucking |proper )?(?:freezing|baltic|frozen|perishing|bitter)\b|\b(?:minus (?:\d+|ten|twenty|thirty)|cold (?:snap|here|outside|out)|so cold|bitterly cold|brass monkeys|no heating|freezing cold|cold and dark)\b/,
    say: ['Cold like that creeps in everywhere.', 'When it’s that cold, warm socks beat most ideas.'],
    ask: ['Have you got somewhere warm to be?', 'How cold is it, by feel?'],
  },
  {
    signs:
      /\b(?:it'?s|its|was|is) (?:\w+ )?(?:too|so|bloody|boiling|scorching|roasting|stinking|way too) hot\b|\b(?:heat ?wave|sweltering|scorcher|boiling (?:here|today|in here|outside)|too hot to|4\d degrees|3\d degrees|(?:the|this) heat\b|so humid|no shade)\b/,
    say: ['In heat like that, every move is a decision.', 'When it’s that hot, even thinking sweats.'],
    ask: ['Is there any shade to be had?', 'How do you get through the hottest hours?'],
  },
  {
    signs:
      /^(?!.*\b(?:no|not|without|never)\b(?! a cloud)).*\b(?:sun(?:'s| is|s) (?:out|shining|coming|up)|sunny|blue sk(?:y|ies)|not a cloud|(?:lovely|gorgeous|beautiful|glorious|nice) (?:day|weather|morning|evening|out)|sunset|sunrise|smells of spring|first warm)\b/,
    tone: 'glad',
    say: ['Light like that does half the work of a good mood.', 'A sky that’s on your side, for once.'],
    ask: ['Are you getting some of it?', 'Where do you go when it’s like that?'],
  },
  {
    signs:
      /\b(?<!holes in the )(?:snow(?:ing|ed|storm|y)?|blizzard)\b(?! pants| white| plow)|\b(?:black ice|iced over|icy)\b/,
    say: ['Snow and ice slow down everyone, ready or not.', 'Winter means it, then.'],
    ask: ['How does it look from the window?', 'Do you have to go out in it?'],
  },
  {
    signs:
      /\b(?:storms?|hurricane|cyclone|thunder(?:storms?|ing)?|gales?|power(?:'s| is)? (?:cut|out|off)|power cut|blowin[g]? a|wind(?:'s| is|'s gone) |fog|haar|started to hail)\b/,
    say: ['Then the weather has the last word for a while.', 'Weather like that makes everybody look up.'],
    ask: ['What’s it doing outside right now?', 'Is everything you care about indoors?'],
  },
  {
    signs:
      /\b(?:evenings?|nights?|days?|afternoons?|sundays?|weekends?|mornings) (?:are|is|get|gets|were|feel)(?: just| always)? (?:the |so |very |too |awful )?(?:long\w*|worst|hardest|hard|lonely|empty|that gets? me|sort of there|i can'?t abide)\b|\bit'?s the (?:evenings?|nights|sundays|mornings)\b|\blong evenings\b/,
    tone: 'hard',
    say: ['Some hours weigh more than others.', 'And those hours come round every time.'],
    ask: ['What helps a little at that time?', 'When is it easiest?'],
  },
  {
    signs:
      /^(?!.*\b(?:end|over|stop|die|leave)\b).*\b(?:can'?t|cannot|can hardly|hardly) (?:hardly |bloody |even )?wait\b(?! any| much| here)|\b(?:looking forward to|counting the sleeps|countin[g]? down|countdown|only \w+ (?:days|sleeps|weeks) (?:to|till|until))\b/,
    tone: 'glad',
    say: [
      'Something like that ahead, and the calendar gets friendlier.',
      'Looking forward to it is half the fun.',
    ],
    ask: ['What do you look forward to most in it?', 'How long is it to go?'],
  },
  {
    signs:
      /\b(?<!(?:he|she|has|he's|she's|they've|they) )(?:just|only just|only|finally|only now) (?:now )?(?:got|walked|come|came) (?:in|home|back)\b(?! from)|\b(?:home at last|finally home|in,? (?:boots|shoes) off|home,? (?:boots|shoes) off)\b/,
    say: [
      'Door shut behind you. First a minute of nothing.',
      'In at last. The rest of the world can wait outside.',
    ],
    ask: ['How was it out there?', 'What’s the first thing you do when you’re in?'],
  },
  {
    signs:
      /\b(?:i'?ve |ive |just |only |only now |finally |haven'?t |not )(?:\w+ )?(?:sat|sit|sitting) down\b|\b(?:i'?m|im|sitting|sat|sittin|here) (?:sat |out |here |just |up |flat out )*(?:on|in|at|by) (?:the|my|me|our) (?:\w+ ){0,2}(?:porch|steps?|balcony|terrace|garden|deck|bench|stoop|patio|verandah?|stairs|sofa|couch|shed|kitchen (?:table|floor|step)|window|harbour wall)\b/,
    say: ['Sitting for a bit, with nothing asked of you.', 'A good spot to let the day go by.'],
    ask: ['What can you hear from there?', 'How long are you staying put?'],
  },
  {
    signs:
      /\b(?:i|last night i|i'?ve|i had|had|having|kept having) (?:\w+ ){0,2}(?:dreamed|dreamt|nightmares?|bad dreams?|weird dreams?|a dream)\b/,
    say: [
      'Dreams take bits of the day and shuffle them badly.',
      'It’s odd what a sleeping head comes up with.',
    ],
    ask: ['How did the dream end?', 'What was left of it after waking?'],
  },
  {
    signs:
      /\b(?:overslept|slept (?:in\b(?! my| our| the| a)|through (?:my|the|me) alarm)|(?:i'?m|im|we'?re|was) (?:already |always )?running late|(?:i'?m|im|was|be) (?:so |already )?late for (?:work|school|class|my)|^(?:so )?late for (?:work|school|class)|i was late)\b/,
    say: ['Starting late means chasing the clock for hours.', 'And then everything has to happen at once.'],
    ask: ['Did anyone notice?', 'How much did you have to make up?'],
  },
  {
    signs:
      /\bthat (?:was|is) (?:my|the|our) (?:whole |entire )?day\b|\bthat'?s (?:my|been my) (?:whole )?day\b|^(?:so )?today i [^,.]+, [^,.]+ and (?!it|i |then)/,
    say: ['A day in a nutshell. It still took all its hours.', 'So that’s what the hours went into.'],
    ask: ['Which bit of it would you keep?', 'And what’s left of today?'],
  },
]
