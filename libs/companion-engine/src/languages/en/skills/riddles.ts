import type { GameWords } from '../../skills.ts'

export const riddle: GameWords['riddle'] = {
  start:
    /\b(?:give|tell|ask|got|know|have|hit)\b.{0,25}\briddles?\b|^(?:an?(?:other)? )?riddle\b(?! (?:is|was))/,
  another:
    /^(?:yes|yeah|yep|yea|sure|ok(?:ay)?|go on|please|another(?: one)?|one more|next(?: one)?|more|again)\b/,
  giveUp:
    /\b(?:give up|no (?:clue|idea)|don'?t know|dunno|idk|tell me|what is it|(?:the|what'?s the) (?:answer|solution)|say it|i surrender)\b/,
  thinking: /^(?:ok(?:ay)?|h+m+|(?:ha)+h?|lol|lmao|wait|let me think|good one|nice|hold on|wow|oo+h*)\b/,
  guess: 'What’s your guess? Whoever has had enough says “I give up”.',
  right: 'Exactly, {answer}! Shall I ask another one?',
  told: 'It’s {answer}. Shall I ask another one?',
  wrong: 'Not quite, though I like the direction. Another guess, or shall I tell you?',
  usedUp: 'Those were all my riddles. Now it’s your turn: ask me one, and I’ll guess badly.',
  riddles: [
    {
      ask: 'What has keys but opens no door?',
      answer: 'a piano',
      accept: ['piano', 'pianos', 'keyboard', 'keyboards'],
    },
    {
      ask: 'What travels all around the world while staying in its corner?',
      answer: 'a stamp',
      accept: ['stamp', 'stamps'],
    },
    {
      ask: 'Old Mother Twitchett has but one eye and a long tail which she lets fly, and every time she goes through a gap, she leaves a bit of her tail in a trap. What is she?',
      answer: 'a needle and thread',
      accept: ['needle', 'needles'],
    },
    {
      ask: 'In marble halls as white as milk, lined with a skin as soft as silk, a golden apple doth appear. No doors there are to this stronghold, yet thieves break in and steal the gold: what is it?',
      answer: 'an egg',
      accept: ['egg', 'eggs'],
    },
    {
      ask: 'Thirty white horses upon a red hill: now they tramp, now they champ, now they stand still. What are they?',
      answer: 'your teeth',
      accept: ['teeth', 'tooth'],
    },
    {
      ask: 'Little Nancy Etticoat, in a white petticoat and a red nose: the longer she stands, the shorter she grows. What is she?',
      answer: 'a candle',
      accept: ['candle', 'candles'],
    },
    {
      ask: 'The more of them you take, the more you leave behind. What are they?',
      answer: 'footsteps',
      accept: ['footsteps', 'footstep', 'footprints', 'footprint', 'steps', 'step'],
    },
    {
      ask: 'What has a mouth but never speaks, a bed but never sleeps, and runs all day without legs?',
      answer: 'a river',
      accept: ['river', 'rivers', 'stream', 'streams'],
    },
    {
      ask: 'What is full of holes, yet still holds water?',
      answer: 'a sponge',
      accept: ['sponge', 'sponges'],
    },
    {
      ask: 'If you have me, you want to share me; once you’ve shared me, you haven’t got me. What am I?',
      answer: 'a secret',
      accept: ['secret', 'secrets'],
    },
    {
      ask: 'What can go up a chimney down, but can’t go down a chimney up?',
      answer: 'an umbrella',
      accept: ['umbrella', 'umbrellas', 'brolly', 'brollies', 'parasol'],
    },
    {
      ask: 'Which building in town has the most stories, even if it’s only one floor high?',
      answer: 'the library',
      accept: ['library', 'libraries'],
    },
    {
      ask: 'Feed me and I live, give me a drink and I die. What am I?',
      answer: 'a fire',
      accept: ['fire', 'fires', 'flame', 'flames'],
    },
    {
      ask: 'Which room has no doors, no windows and no walls, and pops up overnight?',
      answer: 'a mushroom',
      accept: ['mushroom', 'mushrooms'],
    },
  ],
}
