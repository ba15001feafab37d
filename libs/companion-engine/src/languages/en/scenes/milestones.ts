import type { MilestoneScene, Scene } from '../../scenes.ts'

export const milestones: Record<MilestoneScene, Scene> = {
  baby: {
    signs:
      /\b(?:i'?m pregnant|we'?re (?:pregnant|expecting)|(?:wife|girlfriend|partner) is pregnant|having a baby|expecting a (?:baby|child)|baby (?:was|is) born|going to be (?:a|an) (?:mom|mum|dad|father|mother|aunt|uncle|grand\w+))\b/,
    open: ['Congratulations!', 'What news, congratulations!'],
    stay: [
      'Those weeks hold everything, joy and worries.',
      'It’s a big thing, one day at a time.',
      'The people around you will remember this.',
      'Feeling worn in these months is normal too.',
    ],
    ask: [
      'How did you find out?',
      'How are you feeling these days?',
      'Who knows so far?',
      'What moves you most about it?',
    ],
    advice: [
      'Say it simply, in a calm moment: a picture, two tiny shoes, or just the words. And give them time to take it in.',
    ],
  },
  retired: {
    signs: /\b(?:i (?:just )?retired|(?:my )?retirement|retired (?:last|this|from|yesterday))\b/,
    open: ['That’s a big passage, after so many years.', 'One door closes, and some time opens up.'],
    stay: [
      'All those years leave a mark on those who met you.',
      'It takes a while to find a new rhythm.',
      'The days change shape, and at first that weighs.',
      'At home the balance changes too.',
    ],
    ask: [
      'What do you miss most?',
      'What’s a day like now?',
      'What have you been putting off for years?',
      'Who would you like to spend more time with?',
    ],
    advice: [
      'Pick one fixed thing a week outside the house: a class, a choir, an hour of volunteering. The rest follows.',
    ],
  },
  sport: {
    signs:
      /\b(?:(?:ran|run) (?:\w+ )?(?:k|km|miles?|kilomet\w+|a (?:race|marathon)|today)|(?:went|go(?:ing)?) (?:running|swimming|to the gym)|we (?:won|lost) (?:the|our|\d)|(?:race|match|marathon|training)\b)/,
    open: ['Well done for the effort!', 'What energy!'],
    stay: [
      'You can see the consistency.',
      'Half the joy is the road there.',
      'Listen to your body, and enjoy it.',
      'One step after another gets you far.',
    ],
    ask: [
      'How did it go?',
      'How do you fit the training in?',
      'What’s the next goal?',
      'What do you like best about it?',
    ],
  },
}
