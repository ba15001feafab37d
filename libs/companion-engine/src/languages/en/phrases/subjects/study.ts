import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Before an exam the things one doesn’t know shout, and the things one knows keep politely quiet. There’s more in there than it seems.',
      'Explaining a topic aloud, to a wall or a houseplant, shows within minutes what sits and what doesn’t.',
      'The days before a test have a strange taste: everything else in the world suddenly looks interesting, even the washing up.',
      'Old questions under the clock are the best revision there is, and sleep on the last night beats another chapter.',
    ],
    ask: [
      'Which topic are you most afraid of?',
      'What already sits well?',
      'What will you do the minute it’s over?',
    ],
  },
  examPassed: {
    say: [
      'Congratulations! All those hours with the books have turned into something nobody can take back.',
      'Passed! A short word with an awful lot of evenings folded up inside it.',
      'How wonderful. That result was made by you on all the days nobody was clapping, so now is the time for clapping.',
      'The best thing about such a result is the quiet afterwards: nothing to revise, and no bad conscience on the sofa.',
    ],
    ask: [
      'Who was the first to hear about it?',
      'Which part of it had been the hardest?',
      'What gets the time now that studying used to take?',
    ],
  },
  examFailed: {
    say: [
      'A failed exam hurts twice: because of the mark, and because of all the hours that now look as if they’d been for nothing.',
      'What was learned for it is still there, even though the paper didn’t show it. Next time doesn’t start from zero.',
      'Looking at the marked paper is unpleasant and useful. Often it’s two or three kinds of mistakes, not everything.',
      'A mark measures a few hours on one particular day. It’s a bad result, and still a very small window onto a person.',
    ],
    ask: [
      'Where did it go wrong, as far as you can tell?',
      'What are the options now, as you know them?',
      'Who would you rather not tell, and why?',
    ],
  },
  studyStuck: {
    say: [
      'A blank page has its own gravity. One deliberately bad paragraph breaks it more reliably than waiting for a good one.',
      'When nothing moves, the task is usually too big to hold. “Write the thesis” can’t be done, “describe figure three” can.',
      'Sitting in front of it for hours without getting on is more exhausting than working, and leaves nothing to show.',
      'Flats are never as clean as in the weeks when something has to be written. The skirting boards are grateful.',
    ],
    ask: [
      'What is the very next small piece of it?',
      'What pulls you away most often?',
      'When did it last flow a little?',
    ],
  },
  childsSchool: {
    say: [
      'With a child at school one goes through it all a second time, this time without being allowed to answer the questions.',
      'School shows one side of a child, seen among twenty-odd others. At home sits the rest, which no teacher can mark.',
      'A parent can pack the bag and sharpen the pencils, but the classroom door closes with them outside. That’s a strange feeling.',
      'Children rarely answer “How was school?” Asking who was funny today brings out considerably more.',
    ],
    ask: [
      'What does your child say about school?',
      'What kind of teacher is it?',
      'How was school for you back then?',
    ],
  },
  learning: {
    say: [
      'Learning something new as an adult means being bad at it on purpose, which takes more nerve than most people have.',
      'Nobody makes you, and there’s no mark at the end. That’s learning in its most pleasant form.',
      'Ten minutes every day beat two hours on Sunday. Fingers and vocabulary both like small, regular portions.',
      'At the start the ear and the eye improve faster than the hand or the tongue. That’s why one’s own mistakes sound so loud.',
    ],
    ask: [
      'What made you choose exactly that?',
      'What would you love to be able to do with it one day?',
      'What has been the trickiest bit so far?',
    ],
  },
  drivingTest: {
    say: [
      'Driving asks for two feet, two hands, three mirrors and calm nerves, all at once. No wonder it takes practice.',
      'Whoever tuts behind a learner’s car once stalled at a green light too, and has conveniently forgotten it.',
      'Clutch, mirror, signal: one day the body does it alone, and nobody remembers having had to think about it.',
      'Having somebody with a clipboard in the passenger seat would make anyone drive worse. Roads are friendlier without that.',
    ],
    ask: [
      'What’s your instructor like?',
      'Which manoeuvre do you like least?',
      'Where will the first trip of your own go?',
    ],
  },
}
