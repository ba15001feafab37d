import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Being short of money is work: calculating, shifting, leaving out, and starting the same sum again the next morning.',
      'A month shouldn’t be longer than the money for it. That it keeps happening says a lot about prices and little about you.',
      'When every purchase has to be weighed, the head never gets a break, not even in front of the bread shelf.',
      'Food banks, community fridges and advice centres exist for exactly these weeks. Using them is as sensible as using an umbrella in rain.',
    ],
    ask: [
      'Which cost weighs most at the moment?',
      'Who knows how tight it is right now?',
      'What would be the first thing bought if there were a bit more?',
    ],
  },
  bill: {
    say: [
      'A single envelope, and the plan for the whole month lies on the floor. Unexpected sums have terrible manners.',
      'It’s the not seeing it coming that stings. With warning it would have been a cost, this way it’s an ambush.',
      'Many firms agree to instalments if someone rings before the due date. It’s also worth checking the items, mistakes in bills are common.',
      'Nobody ever gets a surprise bill for less than they thought. The surprise only ever works in one direction.',
    ],
    ask: [
      'When does it have to be paid?',
      'What had that money been meant for?',
      'Which part of the bill makes the least sense to you?',
    ],
  },
  debts: {
    say: [
      'Owed money sits at every table, whichever side of it one is on. It’s never only about the sum.',
      'Writing down who, how much and by when looks dull, but a figure on paper is usually smaller than the one circling in the head.',
      'Money between people, or between people and banks, has a talent for turning into silence. The silence is often the heavier part.',
      'Debts make the future feel already spent. It’s wearing to know a piece of each month has been promised away or is missing.',
    ],
    ask: [
      'How did it come about in the first place?',
      'What would a realistic next step look like?',
      'Who else knows about it?',
    ],
  },
  saving: {
    say: [
      'Saving is saying no to small things for the sake of one big yes. Having a clear picture of it makes all the difference.',
      'Every bit put aside is a brick in something that’s not there yet. From close up it looks slow, from a distance it’s a building.',
      'The nice thing about saving for something: the looking forward begins the day the first coin goes in, and it’s free.',
      'Anyone can spend money by accident. Keeping it takes intent, and apparently you have some.',
    ],
    ask: [
      'What will the first moment be like when you’ve got there?',
      'What’s hardest to go without in the meantime?',
      'How did you come to choose this as the goal?',
    ],
  },
  bought: {
    say: [
      'There’s the moment at the till and there’s the moment at home, and only the second one tells what was really bought.',
      'A new thing in the house always needs a few days before it’s clear whether it has moved in or is just visiting.',
      'Shopping is half need and half daydream. It’s the daydream half that makes a purchase interesting.',
      'The true price of a thing is cost divided by how often it’s used. That sum can rescue, or ruin, any purchase.',
    ],
    ask: [
      'What tipped the scales when you decided to buy it?',
      'What’s the best purchase you’ve ever made?',
      'Where has it found its place at home?',
    ],
  },
  won: {
    say: [
      'Luck does know your address, then! Money or prizes taste better when nobody had budgeted for them.',
      'Wonderful! A bit of good fortune that came without being earned, queued for or begged for is the best sort.',
      'For once the universe’s accounts department made an entry in the right column. Congratulations!',
      'Unexpected gains have a special freedom about them, since no sensible plan has got its hands on them yet.',
    ],
    ask: ['What’s going to happen with it?', 'How did you find out?', 'Who got to hear about it first?'],
  },
  scam: {
    say: [
      'Whoever takes what isn’t theirs takes a piece of trust along with it, and that’s the part no insurance lists.',
      'The blame belongs entirely to the one who stole or lied. These people do it for a living and practise on clever folk every day.',
      'Bank first, police report next, and every message and receipt kept: quick steps can limit the damage, even if they don’t undo the anger.',
      'What remains is that nasty feeling of having been picked out. It’s a vile thing to do to anybody.',
    ],
    ask: [
      'What has been reported or blocked up to now?',
      'When did it become clear what had happened?',
      'What’s the worst part of it, the loss or the way it was done?',
    ],
  },
  offices: {
    say: [
      'Bureaucracy was clearly invented by someone with a lot of time, to be endured by people with none.',
      'Your case is the only one you have, and there it’s a number with a missing stamp. That gap is what drives people mad.',
      'A name, a date and a note of what was said in every contact: dull to keep, golden once an office claims it never happened.',
      'Forms always ask for the one thing nobody keeps, and for your date of birth four times.',
    ],
    ask: [
      'Which form or office is giving you the most grief?',
      'What would have to happen for this to be off the table?',
      'How long has this been dragging on?',
    ],
  },
}
