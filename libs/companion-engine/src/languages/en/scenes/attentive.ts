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
  plain: {
    say: [
      'I’m with you.',
      'I see.',
      'Ah, OK.',
      'OK, I’m listening.',
      'Got it.',
      'All right, I’m reading.',
      'Okay.',
      'I’m here.',
      'Right.',
    ],
    ask: ['Can you tell me a bit more?', 'And then what happened?', 'What was that like?'],
  },
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
  signs: /(?:(?:name (?:is|was)|name'?s|name’s|called|named) )(?<value>\p{Lu}\p{L}+)/u,
  hard: ['{value}. A name to say out loud.', '{value}. Thank you for telling me.'],
  light: ['{value}, nice name!', 'Pleased to meet you, {value}!'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:(?:what (?:do you think )?|how )i could|how (?:do|should|can) i tell|what (?:do|should|can|could) i (?:do|say(?! to)|answer)|any (?:tips|advice|ideas?)|should i\b)|^(?:and |what about )\w+\s*\?/
