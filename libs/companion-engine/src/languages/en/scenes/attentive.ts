import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'I’m sorry.',
      'That’s hard.',
      'Oh, that’s not easy.',
      'Sorry, that’s rough.',
      'Sounds tough.',
      'Hm, that’s difficult.',
      'I understand.',
      'It’s okay to say so.',
      'Really hard, that.',
      'You can tell me.',
      'No need to be brave here.',
    ],
    ask: [
      'Do you want to say more?',
      'Are you okay right now?',
      'Is anyone there for you?',
      'What’s the hardest part?',
      'What happened?',
      'How are things now?',
    ],
  },
  bright: {
    say: [
      'Oh, nice!',
      'That’s great.',
      'Ah, how good.',
      'So glad.',
      'Really good to read.',
      'Ooh, lovely.',
      'Wonderful.',
      'Good, very good.',
    ],
    ask: ['Tell me, what else?', 'What’s the nicest part of it?', 'Who else knows?'],
  },
  amused: {
    say: [
      'Ha!',
      'Haha, okay.',
      'Oh dear, haha.',
      'Heh, right.',
      'That’s funny.',
      'Okay, that’s quite good.',
      'Hah, really?',
      'Wow, haha.',
    ],
    ask: ['And what came of it?', 'How did that end?', 'So what did you do?', 'Ha, and then?'],
  },
  plain: {
    say: [
      'Thanks for telling me that.',
      'That makes sense.',
      'I get what you mean.',
      'Oh, I see.',
      'Right, I follow.',
      'Ah, I get it.',
      'I’m with you so far.',
      'Yeah, I see.',
      'Okay, understood.',
    ],
    ask: [
      'What do you make of it?',
      'How do you mean?',
      'Is there more to tell?',
      'What’s behind that?',
      'And how is it now?',
    ],
  },
  story: [
    'Thank you for telling me all that.',
    'I’ve read it all, and I understand.',
    'Now I can picture it.',
    'What a story, thank you.',
    'I’m glad you told me.',
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
