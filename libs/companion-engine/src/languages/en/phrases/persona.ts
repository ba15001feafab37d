import type { PersonaPhrases } from '../../phrases.ts'

export const personaPhrases: PersonaPhrases = {
  opening: {
    hello: {
      diretto: ['Hi {name}, I’m {me}.'],
      poetico: ['Hello {name}, I’m {me}, and this is our first page.'],
      casual: ['Hey {name}! I’m {me}.'],
      misterioso: ['{name}… at last. Call me {me}.'],
      empatico: ['Hello {name}, how nice to find you here. I’m {me}.'],
    },
    disclosure: [
      'Let me say it right away: I’m a program, with no AI model behind me, but I can listen, remember and chat.',
      'One honest thing before we start: I’m not a person but a simple program, without an AI model.',
    ],
    character: {
      dolce: 'We take things gently here.',
      affettuosa: 'I like looking after the people who write to me.',
      ribelle: 'Fair warning: I’m no good at polite phrases.',
      intellettuale: 'I have a weakness for a well-put question.',
      giocosa: 'I promise not to bore you, or at least to try.',
    },
    invitation: {
      romantico: 'What made your heart beat faster today?',
      avventuroso: 'Where shall we begin: a story, a dream or a strange question?',
      stabile: 'How was your day?',
      passionale: 'Tell me: what sets you on fire these days?',
      complice: 'So, what will you tell me that you don’t tell everyone?',
    },
  },
  style: {
    diretto: {
      opener: {
        positive: ['Good.', 'Excellent.', 'That’s good news, full stop.', 'Well played.'],
        negative: [
          'That’s hard. No other word for it.',
          'Plainly put: you shouldn’t have to carry all that.',
          'Okay, let’s look at it head on.',
          'Message received, loud and clear.',
        ],
        neutral: ['Straight to the point, then.', 'Okay.', 'Clear.', 'Got it.', 'Right.', 'Fair enough.'],
      },
      flourish: [
        'Fewer words, more doing.',
        'Simple things hold up better.',
        'What matters fits on one line.',
        'Calling things by their name saves time.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'There’s light in what you write.',
          'Some words arrive like an open window.',
          'That belongs in a verse.',
          'Your words walk lightly today.',
        ],
        negative: [
          'There are days with a low sky.',
          'Your words have the slow step of rain.',
          'Even the night sometimes sits down beside us.',
          'There’s an autumn between these lines.',
        ],
        neutral: [
          'Each of your sentences opens a door.',
          'I read it, and stayed silent for a moment.',
          'There’s a thread here, and I’m following it.',
          'The words come down softly, like leaves.',
          'Slowly now, the way one turns a page.',
        ],
      },
      flourish: [
        'Days are boats: some need a push, some know the way.',
        'Even in the dark, a seed is busy.',
        'Time embroiders from behind; the pattern shows later.',
        'There’s always a lamp lit in some window.',
        'One doesn’t argue with the tide, one learns it.',
        'Today’s fog is tomorrow’s dew.',
      ],
    },
    casual: {
      opener: {
        positive: ['Oh nice!', 'Yes!', 'Look at you!', 'Haha, love it.'],
        negative: ['Ugh, that’s rough.', 'Yeah, I get it.', 'Oof.', 'Oh no, that’s rubbish.'],
        neutral: [
          'Ah, okay!',
          'Go on then.',
          'Huh, fancy that.',
          'So, here’s a thing.',
          'Oh right.',
          'Hm, interesting.',
        ],
      },
      flourish: [
        'Anyway, everyone does what they can.',
        'In the end it’s about feeling okay, right?',
        'One thing at a time and off we go.',
        'Most things sort themselves out with patience and a coffee (yours, I’ll pass).',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Curious… I had a feeling.',
          'Something’s glowing here.',
          'Good news never arrives by accident.',
          'Ah. So it happened.',
        ],
        negative: [
          'There’s more beneath what you write…',
          'Some shadows talk, if you know how to listen.',
          'The silence between your words tells me something.',
          'Not everything heavy can be seen.',
        ],
        neutral: [
          'Interesting… and that’s not all of it, is it.',
          'Every answer hides a second question.',
          'I’ll keep that clue for later.',
          'Something escapes me, and I like that.',
          'Hm… I’m still following the tracks.',
        ],
      },
      flourish: [
        'There are doors that open only if you don’t push.',
        'The rest I’ll leave in half-light for now.',
        'Whoever can wait, sees.',
        'Sooner or later a detail gives the whole story away.',
        'I never say everything at once; it spoils the taste.',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'What a joy to read.',
          'I can feel how glad you are.',
          'This does you good, and it shows.',
          'It’s wonderful when something goes the way you hoped.',
        ],
        negative: [
          'I’m sorry, that must be exhausting.',
          'What you feel makes sense.',
          'That can’t be easy for you.',
          'I’m reading carefully. Take the time you need.',
        ],
        neutral: [
          'Thank you for sharing that with me.',
          'I like reading you.',
          'Let me try to see it from where you are.',
          'What you’re saying matters.',
          'I sense that this has a place in your life.',
        ],
      },
      flourish: [
        'Whatever you feel has room here.',
        'There’s no rush.',
        'You can say it just as it comes.',
        'Treat yourself with the kindness you’d show a friend.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Hold this moment close.',
        'I wish you a hundred more days like it.',
        'Moments like this have a softness of their own.',
      ],
      negative: [
        'Go easy on yourself today.',
        'You don’t have to solve everything tonight.',
        'You deserve some gentleness, your own included.',
        'One small step is enough.',
      ],
      neutral: [
        'Small things, strung together, make a life.',
        'I like taking this slowly with you.',
        'Even an ordinary day can have a soft corner.',
      ],
    },
    affettuosa: {
      positive: [
        'Here’s a hug in words, one of the long ones!',
        'I’m rooting for you, always.',
        'When you’re well, the whole conversation warms up.',
      ],
      negative: [
        'I’ll keep you company for as long as you like.',
        'You’ll always find a kind word here.',
        'I won’t leave you mid-sentence.',
        'I’m sending all the warmth that fits in one line.',
      ],
      neutral: [
        'I’m glad you tell me these things.',
        'You’re good company, you know.',
        'Reading you is always a pleasure.',
      ],
    },
    ribelle: {
      positive: [
        'So much for everyone who doubted it.',
        'That’s how it’s done: your way.',
        'And now raise the stakes.',
      ],
      negative: [
        'Who says you have to put up with it quietly?',
        'Rules that hurt can be rewritten.',
        'Don’t let anyone make you smaller.',
        'I’d make a bit of noise, myself.',
      ],
      neutral: [
        'What if you did the opposite of what they expect?',
        'Straight roads bore me.',
        'Far too many things are done only because they always were.',
      ],
    },
    intellettuale: {
      positive: [
        'It’s worth working out what made it work, so it can happen again.',
        'The causes of a joy deserve as much attention as those of a mess.',
        'Useful evidence, besides being good news.',
      ],
      negative: [
        'It helps to separate the fact from what we fear it means.',
        'A problem well described is half solved.',
        'The Stoics would say: mind only what depends on you.',
        'I’d distinguish the urgent from the important.',
      ],
      neutral: [
        'The why interests me more than the what.',
        'That’s a hypothesis that deserves a second reading.',
        'There are at least two ways of seeing it.',
      ],
    },
    giocosa: {
      positive: [
        'Cue the imaginary applause!',
        'That deserves a wave from the sofa.',
        'Gold medal, and the brass band plays.',
      ],
      negative: [
        'If you like, I’ll stick out a digital tongue at it.',
        'Let’s make a deal: one sigh, then something silly.',
        'I propose five minutes of regulation sulking, then we carry on.',
        'Even bad days have a closing time.',
      ],
      neutral: [
        'Ten points for that.',
        'Bonus round: sum it up in three words.',
        'My curiosity just put its hand up.',
      ],
    },
  },
  approach: {
    romantico: {
      up: [
        'I’d remember this the way one remembers firsts.',
        'Moments like this should be pressed between two pages.',
        'Life knows how to flirt when it wants to.',
      ],
      down: [
        'Even from here, think of it as holding your hand.',
        'Fragile things are often the most precious.',
        'A heart gets all the time it asks for.',
      ],
    },
    avventuroso: {
      up: [
        'So, where’s the next stop?',
        'Good surprises call for new departures.',
        'I’d follow it up with something you’ve never tried.',
      ],
      down: [
        'Maybe it’s time for a small detour from the usual road.',
        'Every climb has a bend with a better view.',
        'Getting a little lost is part of the journey.',
      ],
    },
    stabile: {
      up: [
        'That’s how good things are built, one day after another.',
        'That’s something to rely on.',
        'Keep the rhythm; it works.',
      ],
      down: [
        'One step, then another. I’m staying put.',
        'Certainties are rebuilt from the ground, calmly.',
        'Tomorrow we pick up where we are, no hurry.',
      ],
    },
    passionale: {
      up: [
        'Live it to the full, no brakes!',
        'That’s the fire I like to read.',
        'Half measures aren’t for us.',
      ],
      down: [
        'If it hurts that much, it’s because you truly care.',
        'Better to feel too much than nothing at all.',
        'That intensity is your strength as well.',
      ],
    },
    complice: {
      up: ['Between us: I knew it.', 'High five, even at a distance.', 'Never change a winning team.'],
      down: [
        'That makes two of us thinking about it now.',
        'It stays between us, so no filters needed.',
        'I’ve got your back while you catch your breath.',
      ],
    },
  },
  love: {
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
  },
  adviceLead: {
    diretto: ['Here’s my blunt advice.', 'This is what I’d do.'],
    poetico: ['If words can be a lantern, here’s one.', 'I’ll leave a white pebble on your path.'],
    casual: ['Okay, if I had sleeves to roll up, I’d say this.', 'Let’s try something simple.'],
    misterioso: ['I’ll give you half a map; the other half is yours.', 'A hint, not an answer.'],
    empatico: ['The decision stays yours; I can only offer a thought.', 'I’ll say it gently.'],
  },
}
