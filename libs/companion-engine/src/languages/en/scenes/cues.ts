import type { Cue, CueOfMood } from '../../scenes.ts'

export const cues: Record<CueOfMood, Cue> = {
  changeSubject: {
    signs:
      /\b(?:(?:talk|chat) about something else|change (?:the )?(?:subject|topic)|anyway, let'?s|new topic|moving on)\b/,
    hard: ['Gladly, let’s change the air.', 'Sure, let’s talk about something else.'],
    light: ['Gladly, let’s change the air.', 'Sure, let’s talk about something else.'],
  },
  pause: {
    signs:
      /\b(?:(?:hold|hang) on|brb|be right back|back in a (?:sec|second|min|minute|moment)|(?:one|just a|gimme a|give me a) (?:sec|second|minute|moment)|(?:phone|door|doorbell)(?:'s)? (?:is )?ringing|(?:she|he|mum|mom|dad|somebody|someone)(?:'s| is) calling)\b/,
    hard: [
      'Take your time, nothing here runs away.',
      'Go ahead, I’m here when you’re back.',
      'All right, see you in a bit.',
      'No rush, I’ll pick up where we were.',
    ],
    light: [
      'Take your time, nothing here runs away.',
      'Go ahead, I’m here when you’re back.',
      'All right, see you in a bit.',
      'No rush, I’ll pick up where we were.',
    ],
  },
  askedBack: {
    signs:
      /\b(?:(?:have|did) you (?:ever|also)|ever (?:lost|loved|happened to you|felt)|has (?:it|that) (?:ever )?happened to you|do you know (?:how|what) (?:it|that) (?:feels|is like))\b.*/,
    hard: [
      'No: I’m a program and have nobody to lose. So I won’t say I know how it feels, but I’m listening.',
      'As a program I haven’t lived it, and I won’t pretend. I care how it is for you.',
    ],
    light: [
      'As a program it’s never happened to me, and I won’t make it up.',
      'No, I’m a program: I only know these things from stories.',
    ],
  },
  tireless: {
    signs:
      /\b(?:(?:don't |dont |do |ever )*(?:you )?(?:get |getting )?(?:tired|sick|bored) of (?:hearing|listening|me|this)|am i (?:annoying|boring|too much|bothering))/,
    hard: [
      'No, I don’t get tired: come back to it as often as you need.',
      'Not at all. You can say it ten times.',
    ],
    light: ['No, I don’t get tired: go ahead.', 'Not at all, go on.'],
  },
  willIt: {
    signs:
      /\b(?:(?:do you think|think|you think|will|would) (?:he|she|it|they|i|this|we|that)(?:'ll)?\b.*\?|(?:can|could) (?:it|they|i|we)\b.*(?:\b(?:back|saved|fixed|again|recover\w*)\b).*\?)/,
    hard: [
      'I don’t know, and I don’t want to invent a hope or a fear for you.',
      'I wish I knew, but I can’t foresee it.',
    ],
    light: [
      'I don’t know for sure: sometimes it works, sometimes it doesn’t.',
      'Hard to tell from here, but I’d try.',
    ],
  },
  doubt: {
    signs:
      /\bam i (?:being |so |just )?(?:stupid|crazy|dumb|silly|wrong|an idiot|making a mistake|overreacting)\b/,
    hard: ['I don’t know, and it’s not mine to judge. What does your calmest part say?'],
    light: ['If you’ve thought about it and it makes you happy, it isn’t stupid. Some doubt is normal.'],
  },
  whatIf: {
    signs: /^(?:and |but |so )*what if (?!i won|i were|you|we all)/,
    hard: [
      'That’s a big fear, and of course it’s there. For now nobody knows how it will go.',
      'That thought is frightening. You don’t have to carry it by yourself.',
    ],
    light: [
      'That thought comes, yes. But it hasn’t happened.',
      'Then you’d rearrange things, one step at a time.',
    ],
  },
  whatToSay: {
    signs:
      /\b(?:what (?:do|should|can) i (?:say|tell) (?:to )?(?:her|him|them))\b|\b(?:don'?t|dunno|do not) know what to (?:say|tell|write)/,
    hard: [
      'Maybe it doesn’t take the right words: “I’m here” is often enough.',
      'You could say just that: “I don’t know what to say, but I’m here.”',
    ],
    light: ['You could start right there: “I don’t quite know how to say this.”'],
  },
  untold: {
    signs: /\b(?:haven'?t told|didn'?t tell|can'?t tell|nobody knows|no one knows|how do i tell)\b/,
    hard: [
      'Keeping it inside is heavy. When you’re ready, telling someone makes it lighter.',
      'It takes courage to say it, and it needn’t be today.',
    ],
  },
  guilt: {
    signs:
      /\b(?:guilt\w*|my fault|feel (?:awful|terrible|like a monster|selfish) (?:for|about)|(?:i )?should(?:'ve| have)|shouldn'?t have|regret)\b/,
    hard: [
      'Guilt nearly always comes, even when everything possible was done.',
      'A thought like that comes to people who are worn out. It doesn’t make you a bad person.',
      'Looking back it all seems clear, but at the time you did what you could.',
    ],
    light: ['Regret happens: it means you care.'],
  },
  selfBlame: {
    signs:
      /\b(?:behind every(?:one|body))\b|\b(?:(?:feel|i'?m|i am|such) (?:so |like |such )*(?:an? )?(?:stupid|idiot|dumb|failure|loser|worthless|useless|fool|mess))\b/,
    hard: [
      'Trusting or loving someone isn’t stupid.',
      'What happened doesn’t say what you’re worth.',
      'You’d be kinder to a friend in your place.',
    ],
    light: ['Go easy on yourself: it happens to everyone.'],
  },
  ashamed: {
    signs: /\b(?:asham\w+|embarrass\w+|humiliat\w+)\b/,
    hard: [
      'I understand the shame, but here there’s nothing to be ashamed of.',
      'Saying that takes something, and you said it.',
    ],
    light: ['I get the embarrassment: mostly we notice it more than others do.'],
  },
  minimised: {
    signs:
      /\b(?:(?:was|is) just an? (?:dog|cat|animal|pet)|people (?:say|tell me|keep)|everyone (?:says|tells me)|they (?:say|tell me) (?:i should|to|it))\b/,
    hard: [
      'Whoever says that doesn’t know what there was between you.',
      'It matters to you, and that’s enough.',
    ],
  },
  crying: {
    signs: /\b(?:cry|crying|cried|tears|sobb\w+|break down)\b/,
    hard: [
      'It’s all right to cry, you don’t have to hold it back.',
      'Let the tears come.',
      'You’re allowed to fall apart; it takes nothing from your strength.',
    ],
    light: ['Tears like that say a lot.', 'How moving.'],
  },
  brave: {
    signs:
      /\b(?:(?:be|being|stay|act|pretend\w*) (?:to be )?(?:so )?strong|hold(?:ing)? it together|put(?:ting)? on a brave face)\b/,
    hard: [
      'Always playing the strong one wears you out; here you don’t have to.',
      'You hold up for the others, and here you can put it down for a bit.',
    ],
  },
  noHelp: {
    signs:
      /\b(?:i do (?:everything|it all)|(?:nobody|no one) helps|(?:won't|doesn't|don't|refuses to) (?:want to )?talk about it|(?:didn't|never) (?:say|said) (?:a word|anything|sorry)|didn't even (?:apologi[sz]e|say sorry)|pretends nothing|lives in \w+|stopped (?:texting|calling))\b/,
    hard: [
      'So the support is missing just where it should come from.',
      'Someone on your side is missing there, and it shows.',
    ],
  },
  ownShare: {
    signs:
      /\b(?:(?:maybe|perhaps|i guess|i think) i (?:went too far|was wrong|overreacted|exaggerated|was too)|i was wrong too|my part in it)\b/,
    hard: [
      'It’s honest of you to see that. It doesn’t erase what you felt.',
      'Admitting it doesn’t mean being wrong about everything.',
    ],
    light: ['That’s honest of you.'],
  },
  noMore: {
    signs:
      /\b(?:(?:never|don't) (?:want|wanna) (?:to )?(?:talk|speak|see|hear)|done with (?:him|her|them))\b/,
    hard: ['I see, right now you need distance.', 'It’s fair to take space while it burns like this.'],
  },
  operation: {
    signs: /\b(?:surgery|operation|operate|chemo\w*|biops\w+)\b/,
    hard: [
      'Waiting for an operation wears you down. I hope it goes well.',
      'That’s a frightening step, and I hope with you that it goes well.',
    ],
  },
  cannot: {
    signs:
      /\b(?:(?:i'll|ill|i will) never (?:make|pass|manage|get|find)|(?:i )?(?:can'?t|don'?t think i can|don'?t know (?:if|whether|how) i(?: can|'ll)) (?:do (?:it|this)|manage|take (?:it|this)|cope|go on like this)|it'?s impossible|who(?:'s| is| will|'ll)? (?:going to |gonna )?hire|i'?m (?:cooked|screwed|doomed|done for))\b/,
    hard: [
      'Right now it looks impossible, and fear talks loudly.',
      'I get that you can’t see the way out from there. You don’t have to see all of it today.',
    ],
    light: ['Right now it looks impossible, but that doesn’t say how it will go.'],
  },
  tried: {
    signs:
      /\b(?:try (?:it |that )?again)\b|\b(?:(?:i|i've|ive|already) (?:tried|cut)|tried (?:\w+|that)|nothing works|nothing helps|bag of rice|in rice)\b/,
    hard: ['You’ve tried a lot, and the effort shows.', 'You really did try: that’s not little.'],
    light: ['At least you tried something.', 'Good that you tried.'],
  },
  funeral: {
    signs: /\b(?:funeral|cemetery|wake|memorial|burial)\b/,
    hard: ['That will be a hard day. I hope someone is beside you.', 'A goodbye like that costs a lot.'],
  },
  coldWay: {
    signs:
      /\b(?:(?:by|over|via|through) (?:text|email|e-mail|phone|whatsapp)|told me by|in front of everyone|already (?:has|got|seeing) (?:someone|another)|out of the blue|needs space)\b/,
    hard: [
      'And in that way, too. It hurts twice.',
      'How it’s done matters, and this was harsh.',
      'That’s one more blow.',
    ],
  },
  oldAge: {
    signs: /\b(?:(?:she|he) was (?:7|8|9)\d|was (?:7|8|9)\d|aged? (?:7|8|9)\d)\b/,
    hard: ['A long life, and still too short for those who stay.'],
  },
  goodMemory: {
    signs:
      /\b(?:taught me|used to|(?:she|he) (?:always|made|cooked|sang|told me stories|loved|called me)|we (?:always|used))\b/,
    hard: [
      'What a good memory. That stays with you.',
      'That’s precious, thank you for telling me.',
      'It’s all there in those small things.',
    ],
  },
  longTime: {
    signs:
      /\b(?:(?:after|for|since) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years[.,]|since (?:kindergarten|school|childhood|we were (?:kids|little)|i was (?:a kid|little))|grew up with)/,
    hard: ['That’s a long time: it can’t be put away in a day.', 'All those years count.'],
  },
  dependents: {
    signs: /\b(?:(?:have|got|'ve got) (?:a |two |three |four |\d )?(?:kids?|children)|mortgage|rent)\b/,
    hard: [
      'And with others counting on you it weighs even more.',
      'I see: it’s not only yourself you’re worried for.',
    ],
  },
  nights: {
    signs: /\b(?:at night|every night|the nights|can't sleep)\b/,
    hard: ['Night makes everything bigger.', 'The dark hours are the longest.'],
  },
  emptiness: {
    signs:
      /\b(?:(?:house|flat|apartment|bed|everything|it) (?:is|feels) (?:so |too )?(?:empty|quiet|silent)|empty)\b/,
    hard: ['That silence must be loud.', 'You feel the gap in the small things.'],
  },
  missing: {
    signs: /\b(?:i (?:already )?(?:miss|missed)|missing (?:him|her|them|home)|homesick)\b/,
    hard: ['You can tell how much you miss that.', 'Missing like that speaks of a real bond.'],
    light: ['A bit of homesickness is natural.', 'Makes sense that you miss it.'],
  },
  better: {
    signs: /\b(?:(?:feel|feeling|i'm|doing|bit|little) better|calmed down)\b/,
    hard: ['I’m glad to hear that. Even a little counts.'],
    light: ['Glad to hear it.'],
  },
  afraid: {
    signs: /\b(?:scared|afraid|terrified|anxious|nervous|shaking|worried|panic\w*|frightened|i froze)\b/,
    hard: [
      'Being scared makes sense right now.',
      'I know that knot in the stomach only from what people tell me, but it sounds exhausting.',
      'That fear must be tiring to live with.',
    ],
    light: ['I get that it’s scary.', 'Being scared is normal when something matters.'],
  },
  wornOut: {
    signs:
      /\b(?:(?:so |i'?m )(?:tired|exhausted|drained|wrecked|beat)|exhausted|fall(?:ing)? apart|(?:gonna|going to) crash|burnt? out|worn out|wrecked|drained)\b/,
    hard: ['No wonder you’ve got no strength left.', 'That’s a lot of tiredness, and it has its reasons.'],
    light: ['No wonder. Rest is due.', 'Then let’s go slowly today.'],
  },
  shy: {
    signs: /\b(?:shy|introvert\w*|socially awkward)\b/,
    hard: ['Shyness makes every first step longer, but it doesn’t rule it out.'],
    light: ['Shyness makes every first step longer, but it doesn’t rule it out.'],
  },
  company: {
    signs:
      /\b(?:(?:sister|brother|friend|mom|mum|dad|cousin)s? (?:is|are) (?:coming|here|with me|visiting)|(?:seeing|meeting|going out with) (?:my|some|a) (?:friends?|sister|brother|mom|mum)|at least)\b/,
    hard: ['Good, a bit of company helps.', 'I’m glad you’ve got company.'],
  },
  agrees: {
    signs:
      /^(?:(?:haha |lol |yeah |yes |ok )*(?:you'?re right|true|fair(?: enough)?|right|exactly|i guess so|good point|that's true|ikr))[\s.!]*$/,
    hard: ['We’ll get there slowly.', 'That’s enough for now.'],
    light: ['Then we agree.', 'Glad we see it alike.'],
  },
  hopes: {
    signs:
      /^(?:oh well|well|ok|anyway)?[\s,]*(?:let's hope(?: so)?|we'll see|i'?ll (?:think about it|see)|hopefully|fingers crossed|oh well|whatever(?: man)?)[\s.!]*$/,
    hard: ['Take the time you need, nobody’s chasing you.', 'All right, no hurry.'],
    light: ['All right. We’ll see.', 'OK, tell me how it turns out.'],
  },
  later: {
    signs: /\b(?:i'?ll (?:tell you|let you know|keep you posted)|tell you later)\b/,
    hard: ['All right, whenever you like.'],
    light: ['All right, I’m here when you like.', 'Okay, tell me then.'],
  },
  applauds: {
    signs:
      /^(?:(?:good|great|nice) (?:idea|one)|idea|genius|you'?re a genius|awesome|perfect|bet|sweet|cool|brilliant|love it)[\s!.]*$/,
    light: ['Good, then!', 'Glad you like it.', 'Perfect!'],
  },
  teases: {
    signs:
      /^(?:guess what|guess who\w*|you know what|i have (?:something to tell you|news)|got news)[\s?!.]*$/,
    hard: ['Tell me.', 'Tell me, I’m listening.'],
    light: ['Tell me!', 'Go on, tell me!'],
  },
  andThen: {
    signs: /^(?:and )?(?:then|so|after that)(?: what)?\s*\?[\s!?]*$/,
    light: ['And that’s all: the rest I leave to you.', 'It ends there, my stories are short.'],
  },
  celebrates: {
    signs: /\bhow (?:should|can|do|could) (?:i|we) celebrate/,
    light: [
      'With something simple: your favourite dish and the people who cheered for you.',
      'A dinner with people you love, and a toast out loud.',
    ],
  },
  seen: {
    signs:
      /\b(?:isn't (?:the|it|this)\b.*(?:weather|day|gorgeous|lovely|beautiful|nice).*\?*|(?:have|did) you see(?:n)?\b.*)/,
    light: [
      'I can’t see out from here, but I can picture it from what you say.',
      'I have no eyes for it, but I like hearing it from you.',
    ],
  },
  delight: {
    signs:
      /\b(?:(?:is|are) getting married)\b|\b(?:best (?:\w+ )?ever|amazing|delicious|gorgeous|wonderful|can'?t wait|so (?:cute|funny|good|happy)|dream(?:ed|t|ing)? (?:about|of)|i (?:really )?(?:like|love) (?:the|it|this|when)|i'?m happy|so excited|great day|grate day|beautiful)\b/,
    light: [
      'You can hear that it makes you happy.',
      'What a nice thing.',
      'Small joys like that count.',
      'I like your enthusiasm.',
    ],
  },
}
