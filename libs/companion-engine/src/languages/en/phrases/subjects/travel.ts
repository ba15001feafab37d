import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'So there’s a trip coming up, how lovely!',
      'It’s so nice to have a trip to look forward to.',
      'You’ll soon be off, how exciting!',
      'Travelling soon, that’s something to be glad about.',
    ],
    ask: [
      'Who’s going with you?',
      'What are you looking forward to most there?',
      'Have you ever been there before?',
    ],
  },
  onTrip: {
    say: [
      'So you’re away, how nice!',
      'How lovely to be travelling!',
      'There’s so much new to see on a trip.',
      'It’s good to be away from home for a bit.',
    ],
    ask: [
      'What’s been the best thing so far?',
      'What do you still want to see?',
      'How did you choose that place?',
    ],
  },
  backHome: {
    say: [
      'So you’re home again.',
      'Coming back from a trip always feels a bit strange.',
      'It’s not easy to get back to everyday life.',
      'Back home after being away, that’s a change.',
    ],
    ask: [
      'What was the best part of the trip?',
      'Would you go there again?',
      'What was it like to open your own front door?',
    ],
  },
  tripSpoilt: {
    say: [
      'Oh no, what a pity about the trip.',
      'It’s so disappointing when a trip goes wrong.',
      'So your travels didn’t go as planned.',
      'What bad luck with your travels.',
    ],
    ask: [
      'Who was travelling with you?',
      'Will you get any of the money back?',
      'Had you been looking forward to it for long?',
    ],
  },
  homesick: {
    say: [
      'Missing home really hurts.',
      'So you’re feeling homesick.',
      'It’s hard to be so far from home.',
      'Longing for home can be really strong.',
    ],
    ask: ['When do you feel it most?', 'Who do you call back home?', 'When can you next go home?'],
  },
  abroad: {
    say: [
      'Living in another country is a big change.',
      'So you’re living abroad.',
      'It takes time to feel at home in a foreign country.',
      'Everyday life abroad is so different.',
    ],
    ask: [
      'What surprised you most there?',
      'What do you like about living there?',
      'How do you get on with the people there?',
    ],
  },
  dreamPlace: {
    say: [
      'So there’s a place you dream of.',
      'It’s nice to have a place to dream about.',
      'You’re really drawn to that place.',
      'A place like that can be on your mind for years.',
    ],
    ask: ['What draws you to it?', 'Who would you take with you?', 'When did you first think of it?'],
  },
}
