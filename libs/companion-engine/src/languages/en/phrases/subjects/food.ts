import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'A dish that comes out right is a small masterpiece with a lifespan of twenty minutes. Bravo from the kitchen door!',
      'Somewhere between recipe and instinct your hands knew what to do. That’s cooking, the rest is only following.',
      'The best compliment is an empty plate, and the second best is a pan that’s been scraped.',
      'Now write down quickly what went in, or it’ll remain the legend that can never be repeated.',
    ],
    ask: [
      'What was the secret of it, do you think?',
      'Who’s lucky enough to eat with you?',
      'What would you serve with it next time?',
    ],
  },
  cookFailed: {
    say: [
      'Every good cook stands on a pile of ruined pots. They just don’t put that in the cookbooks.',
      'Recipes never mention the moment things go wrong. They say “serve at once” and leave you alone with the mess.',
      'For burnt pans: bicarbonate of soda and hot water, left overnight. For pride: something ordered in, on a proper plate.',
      'The ingredients died for a story, at least. Kitchen disasters get funnier with every telling, starting in about a week.',
    ],
    ask: [
      'What was it meant to become?',
      'At which point did it go wrong?',
      'What dish rescues you when all else fails?',
    ],
  },
  baking: {
    say: [
      'A house that smells of baking is everybody’s friend within minutes. No candle has ever come close.',
      'Flour, butter, heat and a bit of waiting: the cheapest magic there is, and it comes with a bowl to lick.',
      'What goes into the oven is hope, what comes out is evidence. Crumbs are the usual verdict.',
      'Home-made may lean, crack or sag. It still tastes of somebody having taken the trouble.',
    ],
    ask: ['What do you like baking most?', 'Who gets the first slice?', 'Where does the recipe come from?'],
  },
  eatingOut: {
    say: [
      'The finest thing about eating what others have cooked: the washing-up happens in somebody else’s life.',
      'A menu is a kind of travel brochure. One reads, one hopes, and then one looks at what the next table got.',
      'Restaurants and delivery bags are always a small gamble, and that’s half of what one pays for.',
      'A meal from elsewhere gets judged dish by dish like an opera. Quite properly, it has its stars and its extras.',
    ],
    ask: [
      'Which dish would you order again?',
      'How did you come across that place?',
      'What’s your favourite cuisine?',
    ],
  },
  coffee: {
    say: [
      'The first warm cup isn’t a drink, it’s a contract with the day: no sip, no cooperation.',
      'Everyone has an exact idea of how it should be made, and everyone else does it slightly wrong. Wars have had poorer reasons.',
      'Two hands round something warm, and the world can wait at the door for five minutes. Very civilised.',
      'Steam, clink, first swallow: such a little ceremony, and the whole rest of the day hangs on it.',
    ],
    ask: [
      'How do you take yours?',
      'Which cup or mug is it always?',
      'What belongs to a perfect breakfast for you?',
    ],
  },
  hungry: {
    say: [
      'Opening the fridge again in case something has changed since last time: a scientific method, widely used, still without results.',
      'An empty stomach is a tyrant. No great thought was ever finished while it was rumbling.',
      'Appetite is remarkably precise: it never wants what’s there, always that one thing, from that one place.',
      'Pasta, oil, garlic, or toast with anything on it: half of the world’s best dishes began with someone finding nothing in.',
    ],
    ask: [
      'What would it be if anything could appear on the table?',
      'What’s lurking in the back of your cupboards?',
      'What was the last thing you ate?',
    ],
  },
}
