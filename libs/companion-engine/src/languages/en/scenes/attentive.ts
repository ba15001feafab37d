import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'I’m listening.',
      'I get that it’s not easy.',
      'Thank you for telling me.',
      'That’s a lot, all at once.',
      'I’m sorry you have to go through this.',
      'You can tell it the way it comes.',
      'That weighs, of course.',
      'It doesn’t have to make sense right away.',
      'I’m with you on this.',
      'I believe you.',
    ],
    ask: [
      'What weighs most right now?',
      'What is it like for you?',
      'What would you need at this moment?',
      'Who’s there beside you?',
      'What happened next?',
      'What’s going through your mind?',
    ],
  },
  bright: {
    say: [
      'How nice!',
      'I’m glad!',
      'Good news.',
      'You can tell it does you good.',
      'That’s good to read.',
      'A really nice thing.',
    ],
    ask: [
      'What was the best part?',
      'Who did you share it with?',
      'How did it go, in detail?',
      'And what comes next?',
    ],
  },
  amused: {
    say: [
      'Ha, I can picture it.',
      'Ha! That’s a good one.',
      'Haha, go on.',
      'You tell it well.',
      'Ha, of course.',
      'That deserves an audience.',
      'You see the funny side, I like that.',
      'Ha, that got me.',
    ],
    ask: [
      'And how did it end?',
      'What did the others say?',
      'And what did you do?',
      'Does that happen often?',
    ],
  },
  plain: {
    say: [
      'I’m with you.',
      'I see.',
      'I see what you mean.',
      'OK, I’m listening.',
      'Got it.',
      'All right, I understand.',
      'Okay, tell me more if you like.',
      'So that’s how it is.',
      'Makes sense.',
      'I’ll keep that in mind.',
      'Thanks for telling me.',
      'I’m following.',
      'Good that you mention it.',
      'Go on, I’m all ears.',
    ],
    ask: ['Can you tell me a bit more?', 'And then?', 'And what else?'],
  },
  story: [
    'Thank you for telling me all that.',
    'I can see why that’s on your mind.',
    'That’s quite a lot at once.',
    'I see, so that’s how it went.',
    'No wonder that stays with you.',
    'I’ve read it all, and I understand.',
  ],
}

export const unanswered: ScenePack['unanswered'] = {
  question: [
    'I’d only be guessing, and you deserve better than a guess. How do you see it?',
    'That’s beyond me, honestly: I’m a small program and catch only part of what I read. What’s your own hunch?',
    'I don’t know, and I won’t make something up. What would you say?',
    'I’ve no answer there that I’d stand by. Which way do you lean?',
    'Good question, and over my head. What do you think yourself?',
    'I can’t answer that properly. Tell me how it looks to you, though.',
    'Honestly? I haven’t understood enough to answer. Can you put it another way?',
    'That needs more than I’ve got. I’m still reading along, though.',
  ],
  request: [
    'I can’t put that together for you: I’m a small program with ready-made phrases. What would come first in it?',
    'That’s more than I can make, I’m afraid, and pretending would be worse. What have you got so far?',
    'For that you’d need a cleverer program than me. Give me your first go, and I’ll read it.',
    'Sorry, that one I have to pass on. What matters most to you about it?',
    'I’d love to, but that’s beyond what I can do. How would you start?',
    'Not something I can do well, so I’d rather say so. Shall we take it in small pieces?',
  ],
}

export const briefInHard: ScenePack['briefInHard'] = [
  'All right. There’s no hurry.',
  'I see.',
  'I’m staying.',
  'You don’t have to say more if you don’t feel like it.',
  'OK. At your pace.',
  'A few words are fine too.',
]

export const thanksInHard: ScenePack['thanksInHard'] = [
  'I’m here whenever you want to talk about it.',
  'You’re welcome. Come back any time.',
  'I’m glad if it got a little lighter.',
]

export const named: ScenePack['named'] = {
  signs:
    /(?:(?:(?:[Nn]ame (?:is|was)|[Nn]ame['’]?s|[Nn]amed) |[Cc]alled (?!(?:back|off|out|round|today|yesterday|again|earlier)\b))(?<value>\p{Lu}\p{L}+|\p{L}{3,}(?=\s*(?:[,.!]|$))))/u,
  hard: ['{value}. Thank you for telling me.', '{value}, then. I’ll remember the name.'],
  light: ['{value}, nice name!', '{value}, good to know.'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:(?:what (?:do you think )?|how )i could|how (?:do|should|can) i tell|what (?:do|should|can|could) i (?:do|say(?! to)|answer)|any (?:tips|advice|ideas?)|should i\b)|^(?:and |what about )\w+\s*\?/
