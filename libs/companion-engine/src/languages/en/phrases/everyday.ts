import type { EverydayPhrases } from '../../phrases.ts'

export const everydayPhrases: EverydayPhrases = {
  news: {
    birthday: {
      say: [
        'Happy birthday! May the new year be kind to you.',
        'Happy birthday to you! Today is all yours.',
        'Oh, happy birthday! Consider the candles lit.',
      ],
      ask: [
        'How are you celebrating?',
        'What do you wish for in your new year of life?',
        'What’s been the nicest moment of it so far?',
      ],
    },
    exam: {
      say: [
        'Congratulations, you did it!',
        'Passed! Congratulations, and enjoy that feeling.',
        'Bravo! All that work, and now it’s behind you.',
      ],
      ask: [
        'How did you find out?',
        'What’s the first thing you’ll do with your free head?',
        'What was the hardest moment on the way?',
      ],
    },
    job: {
      say: [
        'Congratulations on the job!',
        'You got it! Congratulations, they chose well.',
        'That’s wonderful news, congratulations! They wanted you.',
      ],
      ask: ['When do you start?', 'What are you looking forward to most?', 'Who did you tell first?'],
    },
    engagement: {
      say: [
        'Congratulations to you both!',
        'Oh, how wonderful! All the best to the two of you.',
        'Congratulations! That’s one of the big ones.',
      ],
      ask: ['How did it happen?', 'Who heard about it first?', 'What was the first thing you felt?'],
    },
    baby: {
      say: [
        'Congratulations! What news.',
        'Oh, how lovely! All the best to you and the little one.',
        'Congratulations! A whole new person, that’s a miracle every time.',
      ],
      ask: ['How are you feeling with it?', 'Who knows already?', 'What went through your head first?'],
    },
  },
  decisions: {
    wear: {
      say: [
        'Take something you’ve felt good in before, clean and simple, and lay it out the evening before.',
        'Rule of thumb: one step smarter than the occasion, and shoes you can forget about.',
      ],
      ask: [
        'Which thing in your wardrobe do you feel most like yourself in?',
        'Is it rather smart or rather relaxed there?',
      ],
      after: [
        'Then that’s the one: what feels right looks right. Try it on once, and then don’t think about it again.',
        'Good, go with that. Check it for stains tonight, and the rest is you.',
      ],
    },
    cook: {
      say: [
        'Simple idea: one thing from the pan, one thing fresh, and bread or rice with it. Done in twenty minutes.',
        'When in doubt: pasta with garlic, oil and whatever green is left, or an omelette with everything in the fridge.',
      ],
      ask: [
        'What have you got in the fridge?',
        'Are you more in the mood for something warm and cosy, or something fresh?',
      ],
      after: [
        'You can make something of that: hot pan, a bit of salt, lemon or herbs at the end, and something crunchy beside it.',
        'Then keep it short: roast it, add a vegetable, and let the oven do the work. Enjoy your meal!',
      ],
    },
    gift: {
      say: [
        'The best presents say “I listened”: something small they once mentioned, plus a line in your own hand.',
        'If nothing comes to mind: time together with a date on it, or something to use up, like good coffee, flowers or a book.',
      ],
      ask: [
        'What do they really like doing?',
        'What have they mentioned lately, just in passing?',
        'How much do you want to spend, roughly?',
      ],
      after: [
        'Build on that: something along those lines, and with it a card with one memory of the two of you. The card is what stays.',
        'That’s a good lead. Take the simple version of it, wrap it nicely, and add a sentence nobody else could write.',
      ],
    },
    say: {
      say: [
        'Short and honest works best: how you feel, one example, and what you’d wish for. Three sentences are plenty.',
        'Begin with something true and kind, then the point. And ask a question at the end, so it isn’t a speech.',
      ],
      ask: ['What’s the one thing that has to get across?', 'What would you like to happen afterwards?'],
      after: [
        'Then say exactly that, in your own words. It doesn’t have to be elegant, only meant.',
        'Good: start with that, leave out the reproaches, and give it time to land.',
      ],
    },
    watch: {
      say: [
        'I don’t know what’s on, but by mood it’s easy: after a long day something light, with company something that makes you talk.',
        'I have no list of new ones, honestly. A trick: take a film by someone whose other one you loved.',
      ],
      ask: [
        'What should it do to you: make you laugh, cry or hold your breath?',
        'Which film could you watch again and again?',
      ],
      after: [
        'Then give yourself five minutes to choose, and take the first one that makes you curious. Popcorn decides the rest.',
        'Good direction. Pick something from that corner you’ve been putting off; tonight’s its turn.',
      ],
    },
    pack: {
      say: [
        'Lay out everything, then put a third back: layers, comfortable shoes, charger, medicines and a copy of your papers.',
        'First the things you can’t buy there: papers, medicines, charger, glasses. The rest is clothes in layers.',
      ],
      ask: ['How long will you be away?', 'Will it be rather warm or rather cold there?'],
      after: [
        'Then small is enough: layers, one nice thing, one rain jacket, and room for what you bring back.',
        'Good to know. Half the clothes, twice the socks, and the most important things in the hand luggage.',
      ],
    },
    spend: {
      say: [
        'Three easy ones: a walk without a goal, calling someone you haven’t heard in a while, or cooking something you’ve never made.',
        'Do something your evening self will be glad about: an hour outside, and then the sofa with a clear conscience.',
      ],
      ask: [
        'Would you rather have people around you or peace?',
        'Are you up for going out, or is it a day for the sofa?',
      ],
      after: [
        'Then do just that, and don’t make it bigger than it needs to be. Small plans get done.',
        'Sounds right. Start with the first ten minutes of it; the rest comes by itself.',
      ],
    },
  },
}
