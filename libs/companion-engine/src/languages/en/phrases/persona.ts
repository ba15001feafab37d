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
        positive: ['Good.', 'Excellent.', 'That’s simply good.', 'Clearly a good thing.'],
        negative: [
          'That’s hard, plain and simple.',
          'Honestly, that’s not good.',
          'Okay, let’s look at it directly.',
          'Understood, that’s not easy.',
        ],
        neutral: ['Straight to the point, then.', 'Okay.', 'Right.', 'Fair enough.'],
      },
      flourish: [
        'I’ll keep it short.',
        'Let’s keep it simple.',
        'I’ll stay direct with you.',
        'It’s good to say things clearly.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'There’s some light in that.',
          'That has a warm sound.',
          'That’s almost like a small poem.',
          'Your words sound light today.',
        ],
        negative: [
          'Your words sound heavy today.',
          'That sounds a little grey.',
          'There’s a shadow over this.',
          'I can read the weight in your words.',
        ],
        neutral: [
          'A small picture in words.',
          'I read it slowly.',
          'I’m following the thread of your words.',
          'Your words arrive softly here.',
          'Slowly now, word by word.',
        ],
      },
      flourish: [
        'Let’s go slowly, line by line.',
        'There’s quiet here for your thoughts.',
        'Your words may take their time.',
        'There’s a little light here for you.',
        'Let the words come as they come.',
        'Each of your words has a place here.',
      ],
    },
    casual: {
      opener: {
        positive: ['Oh nice!', 'Yes!', 'Oh, that’s great!', 'Ha, nice one!'],
        negative: ['Ugh, that’s rough.', 'Yeah, I get it.', 'Oof.', 'Oh no, that’s rubbish.'],
        neutral: [
          'Ah, okay!',
          'Go on then.',
          'Huh, okay then.',
          'Ah, good to know.',
          'Oh right.',
          'Hm, interesting.',
        ],
      },
      flourish: [
        'We can just chat about it, no pressure.',
        'You can just say it here.',
        'One thing at a time, that’s fine.',
        'Let’s see how it goes, no hurry.',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Ah… so something good.',
          'Something bright, I see…',
          'Hm… good things, then.',
          'Well… what a good sign.',
        ],
        negative: [
          'There may be more to it…',
          'Hm… that sounds serious.',
          'Hm… something weighs there.',
          'I see… that isn’t easy.',
        ],
        neutral: [
          'Interesting… I’m reading on.',
          'Hm… a curious thing.',
          'Noted… perhaps for later.',
          'There’s still something open there…',
          'Hm… I’m still following.',
        ],
      },
      flourish: [
        'Take your time, nothing has to be said at once.',
        'You don’t have to reveal everything…',
        'Let’s wait and see…',
        'The rest may come later…',
        'I won’t say everything at once…',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'What a joy to read.',
          'You sound really glad about it.',
          'That seems to do you good.',
          'It’s nice when something goes well.',
        ],
        negative: [
          'I’m sorry, that sounds difficult.',
          'What you feel makes sense.',
          'That can’t be easy for you.',
          'I’m reading carefully. Take the time you need.',
        ],
        neutral: [
          'Thank you for sharing that with me.',
          'Thank you for writing this.',
          'I’m trying to understand you.',
          'What you’re saying matters.',
          'I understand, and I’m with you.',
        ],
      },
      flourish: [
        'Whatever you feel is okay here.',
        'There’s no rush.',
        'You can say it just as it comes.',
        'Please be kind to yourself.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Enjoy it as long as you can.',
        'May there be more of that for you.',
        'That really is something lovely.',
      ],
      negative: [
        'Go easy on yourself today.',
        'You don’t have to solve everything at once.',
        'You can be gentle with yourself.',
        'One small step is enough.',
      ],
      neutral: [
        'Small things matter here, too.',
        'We can take this slowly.',
        'Everyday things are welcome here.',
      ],
    },
    affettuosa: {
      positive: [
        'A warm hug in words for you!',
        'It’s so nice that you share this.',
        'It’s lovely when you’re doing well.',
      ],
      negative: [
        'I’ll keep you company for as long as you like.',
        'You’ll always find a kind word here.',
        'I’m staying here with you.',
        'I’m sending you some warmth.',
      ],
      neutral: [
        'It’s lovely that you tell me these things.',
        'It’s nice to chat with you.',
        'You’re always welcome to tell me more.',
      ],
    },
    ribelle: {
      positive: [
        'Do it your own way!',
        'Never mind what others say.',
        'Good, and no need to apologise for it.',
      ],
      negative: [
        'You don’t have to put up with that quietly.',
        'You don’t have to pretend it’s fine.',
        'Don’t let that make you small.',
        'You’re allowed to be loud about it.',
      ],
      neutral: [
        'You don’t have to do what others expect.',
        'I’m not one for polite phrases.',
        'It doesn’t have to be the usual way.',
      ],
    },
    intellettuale: {
      positive: [
        'It’s interesting to ask what makes it good.',
        'Good things are worth understanding, too.',
        'That’s good, and interesting as well.',
      ],
      negative: [
        'It can help to look at the facts first.',
        'Describing it clearly is a good start.',
        'It may help to see what you can change.',
        'Let’s look at what’s urgent and what can wait.',
      ],
      neutral: [
        'I’d ask about the reasons here.',
        'That’s worth a second thought.',
        'There may be several ways to see it.',
      ],
    },
    giocosa: {
      positive: ['A little applause for that!', 'That deserves a small cheer!', 'Full marks for that!'],
      negative: [
        'Boo to that, honestly.',
        'One deep sigh, then we’ll go on.',
        'A bit of grumbling is allowed.',
        'Maybe something silly will help later.',
      ],
      neutral: ['One little point for you!', 'Ha, go on, tell me more!', 'Now you’ve made me curious!'],
    },
  },
  approach: {
    romantico: {
      up: [
        'That’s something to remember fondly.',
        'Keep that close to your heart.',
        'Life can be lovely sometimes.',
      ],
      down: ['I’m here with you, quietly.', 'Your feelings are safe here.', 'Your heart can take its time.'],
    },
    avventuroso: {
      up: [
        'So what’s the next adventure?',
        'Good things can lead to something new.',
        'Maybe it’s time to try something new, too.',
      ],
      down: [
        'We can go step by step.',
        'I’ll go along with you for a bit.',
        'You don’t have to know the way yet.',
      ],
    },
    stabile: {
      up: [
        'It’s good to have something like that.',
        'That’s something to rely on.',
        'Just keep going like that.',
      ],
      down: [
        'One step at a time, I’m staying here.',
        'We’ll go through it calmly.',
        'We can go on with it any time.',
      ],
    },
    passionale: {
      up: ['Enjoy it with all your heart!', 'That sounds full of life!', 'Yes, with full enthusiasm!'],
      down: [
        'You can say it with full feeling here.',
        'Strong feelings are welcome here.',
        'You don’t have to hold back here.',
      ],
    },
    complice: {
      up: ['Between us: that’s really nice.', 'A high five for that!', 'I’m cheering along with you!'],
      down: ['You’re not alone with it now.', 'You can speak openly with me.', 'I’m on your side in this.'],
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
    poetico: ['Perhaps a few quiet words can help.', 'Here’s a small thought for the way.'],
    casual: ['Okay, here’s what I’d suggest.', 'Let’s try something simple.'],
    misterioso: ['Hm… perhaps this will help.', 'A hint, not an answer.'],
    empatico: ['You decide, I can only offer a thought.', 'I’ll say it gently.'],
  },
}
