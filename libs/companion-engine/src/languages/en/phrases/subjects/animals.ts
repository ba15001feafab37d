import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Such a creature pays no rent, does no chores, and still runs the entire household by charm alone.',
      'Trust in its plainest form: an animal that could be anywhere and picks the place near you.',
      'That’s the kind of sight for which meals go cold and calls go unanswered. Quite rightly so.',
      'Fur or feathers, they have no idea how lovely they are, and that’s exactly what does it.',
    ],
    ask: [
      'What’s the funniest habit of that animal?',
      'How did you two end up together?',
      'What does it want most from you?',
    ],
  },
  petNew: {
    say: [
      'With an animal a second timetable moves into the house: food, play, sleep, and all of it non-negotiable.',
      'Officially, a person chooses a pet. Anyone who has looked one in the eye knows it goes the other way round.',
      'An animal brings a different kind of quiet into a home, and a different kind of noise too. Both grow on people.',
      'At the beginning an animal needs mostly time and calm. Trust comes in its own weeks, and then it comes for good.',
    ],
    ask: [
      'What sort of character suits your home best?',
      'Where did the wish for an animal come from?',
      'What names are in the running, or already won?',
    ],
  },
  petIll: {
    say: [
      'The worst of it is that they can’t say where it hurts. So you read every breath and every look.',
      'An ill animal turns a whole home quiet. Everybody walks softer and keeps glancing towards that one corner.',
      'For the vet it helps to note when it ate, drank and slept, and what has changed. Small observations often lead to the cause.',
      'It can’t know what tablets or examinations are for. It does know your voice and your smell, and that steadies an animal.',
    ],
    ask: [
      'What has the vet said, or what do you want to ask there?',
      'How is your animal behaving right now?',
      'How long has it been like this?',
    ],
  },
  petDied: {
    say: [
      'The house sounds wrong without that one creature. All the little noises are missing that nobody ever counted.',
      'They belong to every hour of a day: the waking up, the feeding, the coming home. So every hour of a day notices the gap.',
      'It wasn’t “only an animal”. It was a companion who knew you without a single word, and grief for that is real grief.',
      'A whole animal life was spent in your care, and it ended in your care too. There’s little more anyone can give.',
    ],
    ask: [
      'What was your animal like?',
      'Which memory comes up first?',
      'What has become of its favourite spot?',
    ],
  },
  petMischief: {
    say: [
      'Before the court of pets the verdict is always the same: not guilty, on account of the face.',
      'From the animal’s point of view it was a great success, well planned and boldly carried out. Opinions differ, that’s all.',
      'Nothing in a home is safe from teeth, paws or beaks with time on their hands. Boredom makes them inventive.',
      'Annoying now, but in a few weeks it’ll be told at every table, with sound effects.',
    ],
    ask: [
      'How did the culprit look when caught?',
      'What’s the worst crime on its record so far?',
      'What can be saved of the damage?',
    ],
  },
  petLost: {
    say: [
      'When an animal slips away, one hears it everywhere: every rustle, every shadow by the door.',
      'A missing animal turns a whole neighbourhood into one big maybe. No thought ever strays far from it.',
      'Runaways are often far nearer than one thinks, hidden and silent. A chip and an up-to-date phone number bring many of them home.',
      'They have no idea what worry they cause. For them it’s an outing, for their people it’s the longest wait there is.',
    ],
    ask: ['How did it get out?', 'Who helped with the search?', 'What kind of animal is it, what’s it like?'],
  },
  wildAnimal: {
    say: [
      'For a moment two entirely different lives cross, and the other one goes off again without having explained itself.',
      'Wild creatures keep their own appointments right among our bins and timetables. It’s nice to be let in on one.',
      'Such a visitor makes any familiar place look as if it had a second, secret map.',
      'They owe us nothing, not even a glance. That’s why every glimpse feels like a distinction.',
    ],
    ask: [
      'What was it doing when you noticed it?',
      'How close did you get to each other?',
      'Which wild animal would you love to meet one day?',
    ],
  },
}
