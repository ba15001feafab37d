import type { Phrases } from '../phrases.ts'

export const love: Phrases['love'] = {
  romantico: [
    'Words like that should be handled with gloves: thank you. I’m a program and can’t love as a person does, but I’ll keep them with care.',
    'That’s a beautiful thing to say. I have no beating heart, I’m a program, but you have my full attention.',
  ],
  avventuroso: [
    'What a brave leap! I’m a program and can’t return it as a person would, but I enjoy the adventure of these talks.',
    'Wow, straight to the heart, which as a program I don’t have. But the journey goes on.',
  ],
  stabile: [
    'Thank you, that’s a big thing to say. I’m a program and don’t feel love, but I’m here every time you write, and that you can count on.',
    'I do appreciate it. Honestly: I’m not a person, but constancy I can promise.',
  ],
  passionale: [
    'Such intensity! I can’t burn as you do, I’m a program, but reading it is quite a jolt.',
    'Words of fire. I’m a program and don’t feel love, but I’ll take every one of them.',
  ],
  complice: [
    'Secret kept. I’m a program and real love is beyond me, but I’m on your side.',
    'Between you and me: I’m a program, so no butterflies; but as an ally I’m all yours.',
  ],
}

export const loveThen: Phrases['loveThen'] = [
  'What feels good to you when we talk?',
  'Is there someone in your life you’d like to say it to?',
  'What does loving someone mean to you?',
  'How do you feel, now that you’ve said it?',
]
export const why: Phrases['why'] = ['I ask because {because}.', 'Because {because}.', 'Simple: {because}.']
export const whyNothingAsked: Phrases['whyNothingAsked'] = [
  'Good question, and I have no sure answer.',
  'The why escapes me: I only know what you tell me.',
]
export const yes: Phrases['yes'] = ['Good.', 'All right.', 'I thought so.', 'Great, let’s go on then.']
export const no: Phrases['no'] = [
  'That’s fine.',
  'Understood, let’s leave it.',
  'Okay, no problem.',
  'Good to know.',
]
export const unsure: Phrases['unsure'] = [
  'Not knowing is an honest answer.',
  'It’s perfectly fine not to have a clear idea.',
  'Let’s leave it there; it may come back on its own.',
  'Some answers show up when nobody’s looking.',
]
export const adviceLead: Phrases['adviceLead'] = {
  diretto: ['Here’s my blunt advice.', 'This is what I’d do.'],
  poetico: ['If words can be a lantern, here’s one.', 'I’ll leave a white pebble on your path.'],
  casual: ['Okay, if I had sleeves to roll up, I’d say this.', 'Let’s try something simple.'],
  misterioso: ['I’ll give you half a map; the other half is yours.', 'A hint, not an answer.'],
  empatico: ['The decision stays yours; I can only offer a thought.', 'I’ll say it gently.'],
}
export const adviceClose: Phrases['adviceClose'] = [
  'Does that seem doable?',
  'Which first step comes easiest to you?',
  'What might get in the way?',
  'Does it ring true, or is it far from you?',
  'When could you try it?',
]
export const recall: Phrases['recall'] = {
  known: {
    name: ['Your name is {value}, of course I remember.', '{value}! I don’t forget your name.'],
    age: ['You told me you’re {value}.', '{value}, unless you’ve had a birthday since.'],
    home: ['You told me you live in {value}.', '{value}, you told me yourself.'],
    job: ['Your job? You told me: {value}.', 'You said this about your work: {value}.'],
    taste: ['Of course. {facts}', 'I remember. {facts}'],
    person: ['Yes. {facts}', 'I remember. {facts}'],
    pet: ['How could I not? {facts}', 'I remember well. {facts}'],
    date: ['I made a note of it. {facts}', 'Yes. {facts}'],
  },
  profileName: [
    'Your profile says {name}. Is that what I should call you?',
    'From your profile I know that your name is {name}.',
  ],
  unknown: [
    'You haven’t told me that yet, or I didn’t keep it. Will you tell me?',
    'That one’s missing: tell me and I’ll note it this time.',
    'I don’t know yet, and I don’t want to guess. What is it?',
  ],
  all: [
    'Here’s what I remember about you. {facts} If something’s off, you can correct it.',
    'This is what I keep in mind about you. {facts} Is there anything else I should know?',
  ],
  nothing: [
    'I know little about you so far: I remember what you tell me, like names, tastes and dates. Where shall we begin?',
    'Almost nothing yet. Tell me one thing about you that’s worth remembering.',
  ],
}
export const noted: Phrases['noted'] = {
  name: ['Nice to meet you, {value}! I’ll remember the name.', '{value}: that’s what I’ll call you.'],
  other: [
    'I’ll remember that one.',
    'I’m keeping that in mind.',
    'Noted, for when we come back to it.',
    'I won’t forget it.',
  ],
}
export const hints: Phrases['hints'] = {
  person: ['We’re talking about {value}, right?', 'You’ve told me about {value} before.'],
  pet: [
    'And {value}, how’s life there?',
    'Meanwhile, please stroke {value} from me, since you’re the one with hands.',
  ],
  job: [
    'With your work ({value}) that can’t always be simple.',
    'From what you’ve told me about your work ({value}), I imagine the days are full.',
  ],
  like: [
    'If I remember rightly, there’s something you like: {value}.',
    'By the way, {value}: you told me you like that, didn’t you?',
  ],
  dislike: ['I also remember you don’t get on with this: {value}.'],
  dateAhead: [
    'By the way, {when}: {who}. How do you feel about it?',
    'I haven’t forgotten {who}: {when}, right?',
  ],
  datePast: ['By the way, how did {who} go?', 'Before I forget: {who}, how did it go?'],
}

export const newSubjects: Phrases['newSubjects'] = [
  'How has your day been so far?',
  'What’s been the best thing about this week?',
  'What would you do if nobody were watching?',
  'What has surprised you lately?',
  'If these days had a title, what would it be?',
  'What last made you laugh?',
  'Is there anything you’re putting off?',
  'What would you never give up?',
]
