import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'So your cooking turned out well!',
      'How lovely when a dish works out!',
      'That’s a real success in the kitchen!',
      'What a good feeling when the food is just right!',
    ],
    ask: ['Who got to taste it?', 'Where’s the recipe from?', 'What would you like to cook next?'],
  },
  cookFailed: {
    say: [
      'Oh no, so the food went wrong.',
      'What a shame about the food.',
      'It’s so annoying when cooking goes wrong.',
      'All that work in the kitchen, and then that.',
    ],
    ask: ['Could you save any of it?', 'Who was it meant for?', 'Will you try it again?'],
  },
  baking: {
    say: [
      'So you’ve been baking.',
      'Baking takes a bit of patience.',
      'It’s nice to bake something yourself.',
      'How nice, something home-baked.',
    ],
    ask: ['What do you like baking most?', 'Who gets the first piece?', 'Who taught you to bake?'],
  },
  eatingOut: {
    say: [
      'So somebody else did the cooking.',
      'A meal out or a takeaway is a nice change.',
      'Not having to cook is nice.',
      'It’s always interesting, food from somebody else’s kitchen.',
    ],
    ask: [
      'Would you have it again?',
      'What kind of food do you like best?',
      'How often do you treat yourself like that?',
    ],
  },
  coffee: {
    say: [
      'Tea, coffee, breakfast, such a nice part of the day.',
      'It’s nice to enjoy a cup or a bite.',
      'So you’re having something nice.',
      'A good breakfast or a hot drink does you good.',
    ],
    ask: [
      'Where do you like to sit with it?',
      'Do you have a favourite cup?',
      'Do you have a bit of time for it?',
    ],
  },
  hungry: {
    say: [
      'So you’re really hungry.',
      'Being that hungry is no fun.',
      'It’s hard to think of anything else when you’re hungry.',
      'An empty stomach is really unpleasant.',
    ],
    ask: [
      'What do you feel like eating?',
      'What’s your favourite meal?',
      'Can you get something to eat soon?',
    ],
  },
}
