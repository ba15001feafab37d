import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:buried (?:my|our|him|her))\b|\b(?:(?:(?<!\b(?:i|nearly|almost|just|literally|honestly|battery|phone|laptop) )died|(?:he|she|mom|mum|dad|father|mother|husband|wife|brother|sister|grand\w+|friend|uncle|aunt|cousin) (?:has |had )?passed|passed away|passed on|passed last|is dead|has died)\b|(?:lost|buried|burying) (?:my|our) (?!phone|keys|wallet|job|bag|card|train|temper|mind|cat|dog|way)|funeral|(?:mom|mum|dad|grandma|grandpa|nana|granny|mother|father|brother|sister|wife|husband|friend) is gone|in mourning|grieving)/,
    open: ['I’m so sorry.', 'I’m so sorry for your loss.', 'I’m really sorry. That hurts.'],
    stay: [
      'You can hear how much love there was.',
      'Thank you for telling me about it.',
      'I see. In days like these everything weighs.',
      'There’s no right way to get through these days.',
      'I’m listening, and there’s no hurry.',
      'It makes sense that it keeps coming back to you.',
    ],
    ask: [
      'What were they like?',
      'Which memory keeps coming back?',
      'Who’s with you these days?',
      'What did you two do together?',
      'How are you right now, this minute?',
    ],
    advice: [
      'These days only need small things: something to eat, sleep when it comes, one person you trust nearby.',
      'You could write down what you still wanted to say. It doesn’t have to be sent to help.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:dog|puppy|cat|kitten|rabbit|horse|hamster|bunny)\b.*\b(?:died|is gone|passed|put (?:him|her|it|them) (?:down|to sleep)|ran over|got run over)|\b(?:lost|buried|put down) (?:my|our) (?:\w+ )?(?:dog|puppy|cat|kitten|rabbit|horse|hamster|bunny)|put (?:him|her|my dog|my cat) (?:down|to sleep)/,
    open: ['I’m so sorry.', 'Oh no, I’m so sorry.', 'I’m so sorry. That was family.'],
    stay: [
      'An animal like that fills every day, and now you feel the gap.',
      'You can tell how loved they were.',
      'It’s real grief, and it gets to take its time.',
      'They had someone who truly cared.',
      'I’m listening, no rush.',
    ],
    ask: [
      'What were they like?',
      'What time of day do you miss them most?',
      'What was the funniest thing they did?',
      'Who’s with you right now?',
    ],
    advice: ['Give the goodbye some time: a photo, their usual walk, a few lines about them.'],
  },
  illness: {
    signs:
      /\b(?:(?:had|been in) (?:an?|a \w+) (?:\w+ )?accident|intensive care|in a coma|in the (?:icu|er))|\b(?:(?:my|our) )?(?:mom|mum|mother|dad|father|grand\w+|nana|wife|husband|son|daughter|brother|sister|uncle|aunt|kid|baby|boyfriend|girlfriend)\b.*\b(?:cancer|tumou?r|hospital|icu|stroke|heart attack|surgery|alzheimer\w*|dementia|chemo\w*|parkinson\w*|very (?:ill|sick)|is (?:ill|sick|dying)|didn'?t (?:recogni[sz]e|know) me)|\bdiagnosed\b.*\bmy (?:mom|mum|mother|dad|father)/,
    open: [
      'I’m so sorry. News like that shakes everything.',
      'I’m sorry, that’s an enormous thing to carry.',
      'I’m sorry. It’s hard to watch that happen to someone you love.',
    ],
    stay: [
      'You’re in this too, not only the one who’s ill.',
      'That’s a lot to hold, day after day.',
      'You can tell how much you care.',
      'The waiting and not knowing wear you out.',
      'You can say it here just as it is.',
      'You’re doing a lot, even if it feels like little from inside.',
    ],
    ask: [
      'What do the doctors say?',
      'How are you in all this?',
      'Who helps you?',
      'What’s the hardest part right now?',
      'When do you get to rest?',
    ],
    advice: [
      'Ask the doctors one thing at a time and write the answers down. It clears a little fog.',
      'Ask someone for one exact thing, like groceries or an hour of company. People say yes to that more easily.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:(?:dumped|left|cheated on) me(?! (?:speechless|hanging|with|alone|a ))|broke up|breaking up|break ?up|we (?:split|ended it)|(?:wants|want|getting) a divorce|(?:boyfriend|girlfriend|husband|wife|partner|fiance\w?) (?:left|is leaving|wants (?:out|a break)|cheated)|divorce\w*|separat(?:ed|ing) from)\b/,
    open: [
      'I’m sorry, that really hurts.',
      'I’m sorry. An ending like that knocks the air out of you.',
      'Ouch. I’m really sorry.',
    ],
    stay: [
      'It’s normal that your mind keeps going back there.',
      'Something like this doesn’t switch off overnight.',
      'I get that it stings.',
      'What you feel makes sense, even if it changes by the hour.',
      'You don’t have to be over it already.',
      'You deserved more care than that.',
    ],
    ask: [
      'How did you get through the last few hours?',
      'What hurts most right now?',
      'Who can you talk to about it?',
      'What do you miss most?',
      'What would do you good tonight?',
    ],
    advice: [
      'Mute the profiles for a few days: every look reopens it.',
      'Find a friend tonight, even just to sit in the same room.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:(?:got|was|been|getting) (?:laid off|fired|let go|sacked|made redundant)|laid me off|fired me|let me go|lost my job|unemployed|out of work|my contract (?:wasn't|was not|won't be) renewed)\b/,
    open: ['I’m sorry, that’s a hard blow.', 'I’m really sorry. That’s heavy news.', 'Oof. I’m sorry.'],
    stay: [
      'Of course it feels like the floor went.',
      'This doesn’t erase what you can do.',
      'You don’t need a plan today.',
      'It makes sense that it weighs: that was a piece of your life.',
      'One thing at a time, really.',
    ],
    ask: [
      'How did you take it, at first?',
      'Who knows so far?',
      'What worries you most?',
      'What are you best at in your work?',
      'What’s the first thing to sort out this week?',
    ],
    advice: [
      'Concrete things first: papers, severance, benefits. An advice centre or union can go through it with you.',
      'Tell one person you trust first. On your own every number looks worse.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:best )?friend\b.*\b(?:told (?:everyone|everybody|people)|my secrets?|lied|betray\w*|behind my back|ghosted|ignor\w*|won't talk|stopped talking)|told everyone my|lied to me|talking behind my back|betrayed me)\b/,
    open: [
      'That’s awful, I’m sorry. Trust is a fragile thing.',
      'I’m sorry. From someone that close it hurts twice.',
    ],
    stay: [
      'After that it’s hard to know who to trust.',
      'What you’d shared was yours.',
      'Of course it hurt.',
      'Being angry and sad at once makes sense here.',
      'There’s no rush to decide what to do about it.',
    ],
    ask: [
      'How did you find out?',
      'What hurt the most?',
      'What would you want to hear?',
      'Who do you still trust?',
    ],
    advice: [
      'If you talk about it, start with how it made you feel and one example. That’s harder to deny.',
      'Sleep on it first, and decide what you want: an explanation, an apology, or distance.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:(?:huge |big |bad |terrible |awful )?(?:fight|argument|row|falling out) with|(?:we|i) (?:fought|argued)|(?:yelled|screamed|shouted) at (?:me|each other)|not (?:speaking|talking) to (?:me|each other)|kicked me out|slammed the door|had a (?:fight|row))\b/,
    open: [
      'I’m sorry. A fight like that stays with you.',
      'Ouch. Fighting with someone who matters leaves a mark.',
      'I’m sorry. Some words keep hurting afterwards.',
    ],
    stay: [
      'It makes sense that you’re still in that moment.',
      'That’s a wound, not just an argument.',
      'It’s hard not to feel understood right there.',
      'You don’t have to fix it today.',
      'What you feel in this counts too.',
    ],
    ask: [
      'What started it?',
      'What hurt you most?',
      'What would you have wanted them to understand?',
      'How did you leave it?',
      'What would you need before getting closer again?',
    ],
    advice: [
      'Let the anger come down, then start with a line about you: “it hurt me when…” works better than a charge.',
    ],
  },
  forgotten: {
    signs:
      /\b(?:(?:nobody|no one|noone) (?:texted|called|wrote|remembered|invited|wished|came|messaged)|(?:forgot|forgotten) (?:about )?(?:my birthday|me)|(?:wasn't|didn't get|not) invited)\b/,
    open: [
      'I’m sorry. Being forgotten hurts, today of all days.',
      'That’s a sore thing. Anyone would feel it.',
    ],
    stay: [
      'It’s right that it hurts, it’s not silly.',
      'Wanting someone to think of you is human.',
      'Other people’s silence says nothing about your worth.',
      'Here, at least, you were noticed.',
    ],
    ask: [
      'Who were you hoping to hear from?',
      'What would have made you happy?',
      'What could you do for yourself today?',
    ],
  },
  lonely: {
    signs:
      /\b(?:(?:feel|feeling|i'm|im|i am|so) (?:\w+ )?(?:alone|lonely)|loneliness|(?:don't|dont) (?:know|have) any(?:body|one)(?! there)|(?:have|got) no (?:friends|one)|no(?:body| one) (?:wants|likes|cares)|no friends)\b/,
    open: [
      'I’m sorry. Loneliness is heavy, and it’s good that you say it.',
      'Thank you for writing that. Feeling like this is tiring.',
    ],
    stay: [
      'That must be hard, day after day.',
      'There’s nothing wrong with you because it’s like this now.',
      'It takes time and chances, and not all of it is up to you.',
      'Of course you miss having someone to talk to.',
      'Saying it out loud is already something.',
    ],
    ask: [
      'What time of day is it strongest?',
      'Who do you miss?',
      'Who did you feel good with, before?',
      'What would you like to do with other people?',
      'Where near you do you feel at ease?',
    ],
    advice: [
      'Pick one thing that comes back every week, a class or a group: seeing the same faces helps even shy people.',
      'Send two lines to someone you haven’t talked to in a while. Often that’s enough to start again.',
    ],
  },
  money: {
    signs:
      /\b(?:(?:make it to|until|till|to) the end of the month|(?:can't|cant|cannot) (?:pay|afford)|(?:no|out of|broke,? no) money|i'?m (?:so )?broke|in debt|debts?|evict\w*|overdue|(?:electric|gas|power|energy|heating) bill)\b/,
    open: [
      'That’s a worry that never lets go. I’m sorry.',
      'I’m sorry. Doing those sums every month wears you down.',
    ],
    stay: [
      'It’s not your fault: life costs, and you’re trying.',
      'It’s hard when there’s nothing left to cut.',
      'No wonder it’s on your mind all the time.',
      'Asking for help takes nothing away from how hard you work.',
    ],
    ask: [
      'Which bill worries you most?',
      'Roughly how much is missing?',
      'Who can you talk to about it without shame?',
      'What would give you a little room to breathe?',
    ],
    advice: [
      'Call whoever sent the bill and ask to pay in parts. They usually have a way.',
      'Ask a free advice centre what help you’re entitled to. Often there’s something.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:i (?:have|got|caught) (?:a |the )?(?:fever|flu|cold|covid|migraine|headache|stomach \w+|cancer|bug)|i'?m (?:sick|ill|in (?:the )?hospital)|(?:broke|sprained|hurt) my (?:leg|arm|foot|ankle|wrist|back|knee)|my (?:head|back|stomach|tooth|throat) (?:hurts|is killing)|i was diagnosed|feeling sick)\b/,
    open: [
      'I’m sorry, I hope it passes soon.',
      'Oh, that’s rough. I’m sorry.',
      'I’m sorry. Being unwell takes it out of you.',
    ],
    stay: [
      'Take the time you need.',
      'Your body is asking for a break.',
      'It’s annoying when all you can do is wait.',
      'I hope someone brings you at least a cup of tea.',
    ],
    ask: [
      'How long has it been going on?',
      'What did the doctor say?',
      'Who’s there with you?',
      'What gives you some relief?',
    ],
    advice: [
      'If it lasts or gets worse I’d see a doctor; I can’t tell you what it is. Until then, water and rest.',
    ],
  },
  workTrouble: {
    signs:
      /\b(?:(?:work|job|office|boss|co-?workers?|colleagues?|manager)\b.*\b(?:worst|awful|terrible|horrible|nightmare|sucks?|hell|incompetent|yell\w*|hate|unfair|toxic|stress\w*|bully\w*|humiliat\w*|blamed)|(?:worst|awful|terrible|horrible|hate|can't stand)\b.*\b(?:work|job|boss|coworker|colleague|manager)|(?:worst|awful|terrible|horrible|bad|rough) day)\b/,
    open: [
      'I’m sorry, that sounds rough.',
      'What a day. I’m sorry.',
      'Ugh, I get it: days like that stick to you.',
    ],
    stay: [
      'Being treated like that is nasty.',
      'It makes sense that you’re still thinking about it.',
      'It says nothing about your worth.',
      'You’re right to be bothered by it.',
    ],
    ask: [
      'What happened exactly?',
      'What bothered you most?',
      'Who was on your side?',
      'What helps you switch off tonight?',
    ],
    advice: [
      'Write down what happened, with date and words: if you have to bring it up, facts help.',
      'Ask for two minutes alone and say one concrete thing: what happened and what you’d like.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:have|got|taking) (?:\w+ ){0,4}(?:exam|final|finals|test|midterm|bar exam)\b|(?:exam|final|finals|midterm)s? (?:is|on|in|tomorrow|next)|what if i fail|(?:afraid|scared) (?:of failing|i'?ll fail)|behind on (?:studying|revision)|my (?:exam|finals?|midterm))\b/,
    open: [
      'Waiting for an exam puts on pressure, no wonder.',
      'I get the pressure: an exam like that takes up your whole head.',
    ],
    stay: [
      'It’s normal to be scared when you care about something.',
      'What you’ve studied is there, even if you can’t see it now.',
      'One bad exam doesn’t decide the next.',
      'From outside, others always look calmer than they are.',
      'One topic at a time.',
    ],
    ask: [
      'Which part worries you most?',
      'How much time is left?',
      'How are you organising your studying?',
      'What do you already know well?',
      'Who studies with you?',
    ],
    advice: [
      'Twenty-five minutes of study, five of break, starting with the topics that come up most.',
      'Explain a topic out loud as if to a friend: where you get stuck is what to revise.',
    ],
  },
  interview: {
    signs: /\b(?:(?:have|got) (?:\w+ ){0,3}interview|job interview|interview (?:tomorrow|on|at|for|next))\b/,
    open: ['An interview always stirs things up a bit.', 'I get it: before an interview the mind races.'],
    stay: [
      'If they invited you, something about you has already convinced them.',
      'A bit of shaking is normal and mostly gone after the first question.',
      'It needn’t be perfect, just clear.',
      'Having two or three sentences ready takes half the fear away.',
    ],
    ask: [
      'What’s the role?',
      'Which question do you dread most?',
      'What would you like about this job?',
      'How are you preparing?',
    ],
    advice: [
      'Keep it short and honest: what happened in one line, what you learned, why you want this job now.',
      'Have three examples of things you did well. They answer nearly everything.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:(?:can't|cant|couldn't|could not|cannot) (?:fall a?sleep|sleep|get to sleep)|insomnia|sleepless|(?:didn't|haven't|not) (?:slept|sleep|sleeping)|up all night|(?:it's )?[2-5] ?am and i|awake at [2-5])/,
    open: ['Ugh, those nights never end.', 'I’m sorry. Without sleep everything weighs more.'],
    stay: [
      'At night thoughts get louder.',
      'No wonder you’re worn out.',
      'It’s not your fault your head won’t switch off.',
      'Even lying quietly in the dark gives some rest.',
    ],
    ask: [
      'What’s going round in your head?',
      'How long has it been like this?',
      'What have you tried so far?',
      'What was your evening like before bed?',
    ],
    advice: [
      'Write the thoughts down and leave the paper there; they’ll keep till morning. If it goes on for weeks, ask a doctor.',
      'Get up for ten minutes, dim light and no phone, and go back only when you’re sleepy.',
    ],
  },
}
