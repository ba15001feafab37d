import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:buried (?:my|our|him|her))\b|\b(?:(?:(?<!\b(?:i|nearly|almost|just|literally|honestly|battery|phone|laptop|car|engine|bike|boiler|tv|computer|pc|plants?|signal|line|connection) )died|(?:he|she|mom|mum|dad|father|mother|husband|wife|brother|sister|grand\w+|friend|uncle|aunt|cousin) (?:has |had )?passed|passed away|passed on|passed last|is dead|has died)\b|(?:lost|buried|burying) (?:my|our) (?!phone|keys|wallet|job|bag|card|train|temper|mind|cat|dog|way)|funeral|(?:mom|mum|dad|grandma|grandpa|nana|granny|mother|father|brother|sister|wife|husband|friend) is gone|in mourning|grieving|would(?:'ve| have) been (?:his|her|their|my \w+'s) (?:\w+ )?birthday|would(?:'ve| have) turned \d+)/,
    open: ['I’m so sorry.', 'I’m so sorry for your loss.', 'I’m really sorry. That hurts.'],
    stay: [
      'It’s clear how much this person meant to you.',
      'Thank you for telling me about it.',
      'I see. Everything is harder in these days.',
      'There’s no right way to get through these days.',
      'I’m here, and there’s no hurry.',
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
      'For now, eat a little, rest, and have someone near you.',
      'You could write down what you still wanted to say.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:dog|puppy|cat|kitten|rabbit|horse|hamster|bunny)\b.*\b(?:died|is gone|passed|put (?:him|her|it|them) (?:down|to sleep)|ran over|got run over)|\b(?:lost|buried|put down) (?:my|our) (?:\w+ )?(?:dog|puppy|cat|kitten|rabbit|horse|hamster|bunny)|put (?:him|her|my dog|my cat) (?:down|to sleep)/,
    open: ['I’m so sorry.', 'Oh no, I’m so sorry.', 'I’m so sorry. That was family.'],
    stay: [
      'You must miss them a lot.',
      'You can tell how loved they were.',
      'This is real grief, and it may take time.',
      'They had someone who truly cared.',
      'I’m here, and you can take your time.',
    ],
    ask: [
      'What were they like?',
      'What time of day do you miss them most?',
      'What was the funniest thing they did?',
      'Who’s with you right now?',
    ],
    advice: ['Take time to say goodbye, perhaps with a photo.'],
  },
  illness: {
    signs:
      /\b(?:(?:had|been in) (?:an?|a \w+) (?:\w+ )?accident|intensive care|in a coma|in the (?:icu|er))|\b(?:(?:my|our) )?(?:mom|mum|mother|dad|father|grand\w+|nana|wife|husband|son|daughter|brother|sister|uncle|aunt|kid|baby|boyfriend|girlfriend)\b.*\b(?:cancer|tumou?r|hospital|icu|stroke|heart attack|surgery|alzheimer\w*|dementia|chemo\w*|parkinson\w*|very (?:ill|sick)|is (?:ill|sick|dying)|didn'?t (?:recogni[sz]e|know) me)|\bdiagnosed\b.*\bmy (?:mom|mum|mother|dad|father)/,
    open: [
      'I’m so sorry. That’s very hard news.',
      'I’m sorry, that’s a lot to carry.',
      'I’m sorry. It’s hard to watch that happen to someone you love.',
    ],
    stay: [
      'You’re in this too, not only the one who’s ill.',
      'That’s a lot, day after day.',
      'It’s clear how much you care.',
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
      'Ask the doctors one thing at a time and write it down.',
      'Ask someone for one exact thing, like groceries or company.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:(?:dumped|left|cheated on) me(?! (?:speechless|hanging|with|alone|a ))|broke up|breaking up|break ?up|we (?:split|ended it)|(?:wants|want|getting) a divorce|(?:boyfriend|girlfriend|husband|wife|partner|fiance\w?) (?:left|is leaving|wants (?:out|a break)|cheated)|divorce\w*|separat(?:ed|ing) from)\b/,
    open: [
      'I’m sorry, that really hurts.',
      'I’m sorry. Something like that is a shock.',
      'Ouch. I’m really sorry.',
    ],
    stay: [
      'It’s normal that your mind keeps going back there.',
      'Something like this takes time.',
      'Of course that hurts a lot.',
      'What you feel makes sense, even if it changes.',
      'You don’t have to be over it already.',
      'You deserved more care than that.',
    ],
    ask: [
      'What hurts most right now?',
      'Who can you talk to about it?',
      'What do you miss most?',
      'What would do you good tonight?',
    ],
    advice: [
      'Don’t look at the profiles for a few days.',
      'Meet a friend tonight, even just to sit together.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:(?:got|was|been|getting) (?:laid off|fired|let go|sacked|made redundant)|laid me off|fired me|let me go|lost my job|unemployed|out of work|my contract (?:wasn't|was not|won't be) renewed)\b/,
    open: ['I’m sorry, that’s a hard blow.', 'I’m really sorry. That’s heavy news.', 'Oof. I’m sorry.'],
    stay: [
      'Of course that makes you feel unsafe.',
      'You can still do what you’re good at.',
      'You don’t need a plan today.',
      'It makes sense that it’s hard on you.',
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
      'First sort out papers, severance and benefits, with an advice centre.',
      'Tell one person you trust first.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:best )?friend\b.*\b(?:told (?:everyone|everybody|people)|my secrets?|lied|betray\w*|behind my back|ghosted|ignor\w*|won't talk|stopped talking)|told everyone my|lied to me|talking behind my back|betrayed me)\b/,
    open: ['That’s awful. I’m sorry that happened.', 'I’m sorry. It hurts more from someone close.'],
    stay: [
      'After that it’s hard to know who to trust.',
      'It wasn’t right to treat you like that.',
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
      'Start with how it made you feel, and give one example.',
      'Sleep on it first, and think about what you want.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:(?:huge |big |bad |terrible |awful )?(?:fight|argument|row|falling out) with|(?:we|i) (?:fought|argued)|(?:yelled|screamed|shouted) at (?:me|each other)|not (?:speaking|talking) to (?:me|each other)|kicked me out|slammed the door|had a (?:fight|row))\b/,
    open: [
      'I’m sorry. A fight like that stays with you.',
      'Ouch. It’s hard to fight with someone important.',
      'I’m sorry. That must still hurt.',
    ],
    stay: [
      'I understand that it still upsets you.',
      'It clearly hurt you a lot.',
      'It’s hard not to feel understood.',
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
    advice: ['Wait until you’re calmer, then say “it hurt me when…”.'],
  },
  forgotten: {
    signs:
      /\b(?:(?:nobody|no one|noone) (?:texted|called|wrote|remembered|invited|wished|came|messaged)|(?:forgot|forgotten) (?:about )?(?:my birthday|me)|(?:wasn't|didn't get|not) invited)\b/,
    open: ['I’m sorry. Being forgotten really hurts.', 'That’s painful. Anyone would feel that.'],
    stay: [
      'It’s not silly that it hurts.',
      'Of course you want someone to think of you.',
      'Other people’s silence says nothing about your worth.',
      'It’s good that you told me about it.',
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
      'Saying it isn’t easy, and you did.',
    ],
    ask: [
      'What time of day is it strongest?',
      'Who do you miss?',
      'Who did you feel good with, before?',
      'What would you like to do with other people?',
      'Where near you do you feel at ease?',
    ],
    advice: [
      'Choose something weekly, like a class or a group.',
      'Send a short message to someone you haven’t talked to lately.',
    ],
  },
  money: {
    signs:
      /\b(?:(?:make it to|until|till|to) the end of the month|(?:can't|cant|cannot) (?:pay|afford)|(?:no|out of|broke,? no) money|i'?m (?:so )?broke|in debt|debts?|evict\w*|overdue|(?:electric|gas|power|energy|heating) bill)\b/,
    open: [
      'I’m sorry, money worries are really hard.',
      'I’m sorry. It’s exhausting to do those sums every month.',
    ],
    stay: [
      'It’s not your fault, everything is expensive.',
      'It’s hard when there’s nothing left to cut.',
      'No wonder it’s on your mind all the time.',
      'It’s all right to ask for help.',
    ],
    ask: [
      'Which bill worries you most?',
      'Roughly how much is missing?',
      'Who can you talk to about it without shame?',
      'What would help you most right now?',
    ],
    advice: [
      'Call whoever sent the bill and ask to pay in parts.',
      'Ask a free advice centre what help you can get.',
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
      'Your body probably needs a rest.',
      'It’s annoying when all you can do is wait.',
      'I hope someone can look after you a bit.',
    ],
    ask: [
      'How long has it been going on?',
      'What did the doctor say?',
      'Who’s there with you?',
      'What gives you some relief?',
    ],
    advice: ['Rest and drink water, and see a doctor if it lasts.'],
  },
  workTrouble: {
    signs:
      /\b(?:(?:work|job|office|boss|co-?workers?|colleagues?|manager)\b.*\b(?:worst|awful|terrible|horrible|nightmare|sucks?|hell|incompetent|yell\w*|hate|unfair|toxic|stress\w*|bully\w*|humiliat\w*|blamed)|(?:worst|awful|terrible|horrible|hate|can't stand)\b.*\b(?:work|job|boss|coworker|colleague|manager)|(?:worst|awful|terrible|horrible|bad|rough) day)\b/,
    open: ['I’m sorry, that sounds rough.', 'What a day. I’m sorry.', 'Ugh, I get it, that’s really hard.'],
    stay: [
      'That sounds like a lot of stress.',
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
      'Write down what happened, with date and words.',
      'Ask for a short talk alone and say one concrete thing.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:have|got|taking) (?:\w+ ){0,4}(?:exam|final|finals|test|midterm|bar exam)\b|(?:exam|final|finals|midterm)s? (?:is|on|in|tomorrow|next)|what if i fail|(?:afraid|scared) (?:of failing|i'?ll fail)|behind on (?:studying|revision)|my (?:exam|finals?|midterm))\b/,
    open: [
      'Waiting for an exam puts on pressure, no wonder.',
      'I get it, an exam like that is a lot of pressure.',
    ],
    stay: [
      'It’s normal to be scared when you care about something.',
      'What you’ve studied is there, even if you can’t see it now.',
      'One bad exam doesn’t decide the next.',
      'Others often just look calmer than they are.',
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
      'Study for twenty-five minutes, then take a five-minute break.',
      'Explain a topic out loud, as if to a friend.',
    ],
  },
  interview: {
    signs: /\b(?:(?:have|got) (?:\w+ ){0,3}interview|job interview|interview (?:tomorrow|on|at|for|next))\b/,
    open: ['It’s normal to be tense before an interview.', 'I understand, an interview is a big thing.'],
    stay: [
      'They invited you, so something about you convinced them.',
      'The nerves usually get better after the first question.',
      'It needn’t be perfect, just clear.',
      'It helps to have two or three sentences ready.',
    ],
    ask: [
      'What’s the role?',
      'Which question do you dread most?',
      'What would you like about this job?',
      'How are you preparing?',
    ],
    advice: [
      'Say briefly what you learned and why you want this job.',
      'Have three examples ready of things you did well.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:(?:can't|cant|couldn't|could not|cannot) (?:fall a?sleep|sleep|get to sleep)|insomnia|sleepless|(?:didn't|haven't|not) (?:slept|sleep|sleeping)|up all night|(?:it's )?[2-5] ?am and i|awake at [2-5])/,
    open: ['Ugh, nights like that feel endless.', 'I’m sorry. Everything is harder without sleep.'],
    stay: [
      'Thoughts are often worse at night.',
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
      'Write the thoughts down. If it goes on for weeks, ask a doctor.',
      'Get up for ten minutes, without your phone, until you’re sleepy.',
    ],
  },
}
