import type { MemoryPhrases } from '../../phrases.ts'

export const memoryPhrases: MemoryPhrases = {
  recall: {
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
  },
  noted: {
    name: ['Nice to meet you, {value}! I’ll remember the name.', '{value}: that’s what I’ll call you.'],
    other: [
      'I’ll remember that one.',
      'I’m keeping that in mind.',
      'Noted, for when we come back to it.',
      'I won’t forget it.',
    ],
  },
  introduced: {
    say: [
      'Nice to know a bit more about you; that stays with me.',
      'That gives me a picture. I’ll remember it.',
      'Thanks for the introduction, I’m keeping all of it.',
      'Now I know better who’s writing.',
    ],
    ask: {
      person: ['What’s {value} like?', 'How do you and {value} get on?'],
      pet: ['How did {value} get that name?', 'What’s {value} like?'],
      job: [
        'What do you like most about that work?',
        'How did you end up doing that?',
        'What does nobody imagine about that job?',
      ],
      home: ['What do you like about {value}?', 'Which spot in {value} would you show a visitor first?'],
      study: ['What do you like best about the subject?', 'How did you come to choose it?'],
      any: ['What fills your days at the moment?', 'And what do you do when an afternoon is free?'],
    },
  },
  mentions: {
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
  },
}
