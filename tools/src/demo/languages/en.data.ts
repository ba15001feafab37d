import type { DemoLanguage } from './demo-language.ts'

export const en: DemoLanguage = {
  women: ['Emma', 'Hannah', 'Grace', 'Lucy', 'Chloe', 'Megan', 'Ruby', 'Isla', 'Holly', 'Alice'],
  men: ['Oliver', 'Jack', 'Harry', 'Thomas', 'Ben', 'Samuel', 'Adam', 'Callum', 'Ryan', 'Peter'],
  surnames: [
    'Carter',
    'Hughes',
    'Bennett',
    'Palmer',
    'Shaw',
    'Fletcher',
    'Murray',
    'Dawson',
    'Pearce',
    'Walsh',
    'Barnes',
    'Spencer',
  ],
  companions: {
    femminile: ['Ivy', 'Nora', 'Hazel', 'Willow', 'Maeve'],
    maschile: ['Felix', 'Theo', 'Jasper', 'Rowan', 'Silas'],
    neutro: ['River', 'Sky', 'Robin'],
  },
  cities: ['Bristol', 'Leeds', 'Cardiff', 'Glasgow', 'Norwich', 'Dublin'],
  works: [
    'in a bookshop',
    'at a hospital',
    'at a bakery',
    'at a design studio',
    'in a school',
    'at a garage',
  ],
  phone: '+44 7700 900###',
  dialogues: [
    [
      {
        emotion: 'neutral',
        message: 'Hi {partner}, I’m {user}. I live in {city}. How does this work?',
        reply:
          'Hi {user}! I’m a program, and I’m here to listen and to remember what you tell me. How is {city} today?',
        fact: { kind: 'home', key: 'home', value: '{city}', text: 'You live in {city}' },
      },
      {
        emotion: 'neutral',
        message: 'Grey, as usual. I work {work}, so I’m mostly indoors anyway.',
        reply: 'A good place to be on a grey day. What does the first hour there look like?',
        fact: { kind: 'job', key: 'job', value: '{work}', text: 'You work {work}' },
      },
      {
        emotion: 'neutral',
        message: 'Kettle on, lights on, then ten minutes of peace before anyone arrives.',
        reply: 'Those ten minutes sound like the best part. I’ll remember not to interrupt them.',
      },
    ],
    [
      {
        emotion: 'feeling_down',
        message: 'I’m feeling really low today. Nothing went the way I hoped.',
        reply: 'I’m sorry. Would you like to start with the part that stung the most?',
      },
      {
        emotion: 'feeling_down',
        message: 'My brother Danny forgot we were meeting. It’s silly, but it hurt.',
        reply: 'It isn’t silly, you had looked forward to it. Does Danny know how it felt?',
        fact: { kind: 'person', key: 'person:brother', value: 'Danny', text: 'Your brother is called Danny' },
      },
    ],
    [
      {
        emotion: 'looking_for_fun',
        message: 'Finally the weekend! Give me something fun to do that isn’t the pub.',
        reply: 'A treasure hunt by photo: five odd doors, one cat in a window, and the loser buys the chips.',
      },
      {
        emotion: 'looking_for_fun',
        message: 'Ha, I’m in. My friends will go mad over the cat.',
        reply: 'Then make the cat worth double. I want to hear who found it first.',
      },
    ],
    [
      {
        emotion: 'in_love',
        message: 'I think I’m in love. Every song on the radio is suddenly about Alex.',
        reply: 'That’s a lovely kind of trouble. What is it about Alex?',
        fact: { kind: 'person', key: 'person:crush', value: 'Alex', text: 'You often think of Alex' },
      },
      {
        emotion: 'in_love',
        message: 'The way they listen. As if there were nobody else in the room.',
        reply: 'Being listened to like that is rare. Have you told Alex what it does to you?',
      },
      {
        emotion: 'in_love',
        message: 'Not yet. Saturday, maybe, if my knees hold.',
        reply: 'Knees are overrated. One honest sentence is enough, and you already have it.',
      },
    ],
    [
      {
        emotion: 'looking_for_distraction',
        message: 'Can’t sleep. Talk to me about anything but work?',
        reply:
          'Gladly. You find a door at the end of your street that wasn’t there yesterday. What colour is it?',
      },
      {
        emotion: 'looking_for_distraction',
        message: 'Dark green, with a brass fox for a knocker. Behind it there’s a garden.',
        reply: 'A garden at night, then. I can hear the gravel. What grows nearest to the door?',
        fact: { kind: 'like', key: 'taste:gardens', value: 'gardens', text: 'You like gardens' },
      },
    ],
    [
      {
        emotion: 'looking_for_love',
        message: 'I’d really like to meet someone, but dating apps wear me out.',
        reply: 'That’s fair. Where do you already talk to people without trying to impress them?',
      },
      {
        emotion: 'looking_for_love',
        message: 'My climbing group on Tuesdays, I suppose.',
        reply: 'People who hold your rope are a good start. Who there makes you laugh?',
        fact: { kind: 'like', key: 'taste:climbing', value: 'climbing', text: 'You like climbing' },
      },
    ],
    [
      {
        emotion: 'depressed',
        message: 'I’ve felt empty for weeks. I can’t see the point of getting up.',
        reply:
          'Thank you for telling me. Weeks is a long time to carry that. Does your doctor, or a friend, know?',
      },
      {
        emotion: 'depressed',
        message: 'No. I don’t want to be a burden.',
        reply: 'The people who love you would rather know. Shall we find the first two sentences together?',
      },
      {
        emotion: 'feeling_down',
        message: 'Okay. Maybe I’ll ring my mum tomorrow.',
        reply: 'That’s a real step. “I’ve been struggling lately, can you just listen?” is enough.',
      },
    ],
    [
      {
        emotion: 'drunk',
        message: 'soooo drunk right now, the ceiling is spinning and my dog thinks it’s hilarious',
        reply:
          'Your dog is the sober one, then. A big glass of water, and no keys tonight. Is someone with you?',
        fact: { kind: 'pet', key: 'pet:dog', value: '', text: 'You have a dog' },
      },
      {
        emotion: 'looking_for_fun',
        message: 'Yes, all my flatmates! We’re celebrating, exams are over!',
        reply: 'Congratulations to the whole kitchen! Water for everyone, and tell me everything tomorrow.',
      },
    ],
  ],
  feedbacks: [
    [5, 'It remembered my sister’s name a week later. That made my day.'],
    [5, 'Calm, private, and honest about being a program. Exactly what I wanted.'],
    [4, 'Lovely to use in the evening. A widget for the phone would be great.'],
    [3, 'Good idea, though the replies can be a bit long for me.'],
    [2, 'I would like to switch off the suggestions.'],
    [null, 'How do I change the name of my partner after the first week?'],
  ],
}
