import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'An exam ahead is so nerve-racking.',
      'So the exam is getting close.',
      'Exams coming up mean a lot of stress.',
      'It’s a tense time, the days before an exam.',
    ],
    ask: [
      'Which topic is the hardest?',
      'Who helps with the revision?',
      'What’s the plan for after the exam?',
    ],
  },
  examPassed: {
    say: [
      'The exam’s passed, how wonderful!',
      'Congratulations on the exam, that’s brilliant!',
      'What a great exam result!',
      'Good news about the exam, how lovely!',
    ],
    ask: [
      'How are you going to celebrate the result?',
      'Who was the first to get the good news?',
      'What comes next after this exam?',
    ],
  },
  examFailed: {
    say: [
      'Failing an exam really hurts.',
      'Oh no, so it didn’t work out with the exam.',
      'That’s such a disappointment after an exam.',
      'It’s hard, not passing an exam.',
    ],
    ask: [
      'Which part of the exam was the worst?',
      'Who knows about the result so far?',
      'What does the result mean for you now?',
    ],
  },
  studyStuck: {
    say: [
      'Studying is so hard when nothing works.',
      'So you’re not getting anywhere with your studying.',
      'It’s frustrating, sitting there and making no progress.',
      'Being stuck like that with studying is so annoying.',
    ],
    ask: [
      'Is there someone who could go through it with you?',
      'When did you last take a break from it?',
      'What time of day do you study best?',
    ],
  },
  childsSchool: {
    say: [
      'You’re really feeling for your child at school.',
      'So much happens at school with a child.',
      'School is a big thing for children and parents.',
      'What goes on at school clearly matters to you as well.',
    ],
    ask: ['What does your child say about it?', 'What do you think of the school?', 'How old is your child?'],
  },
  learning: {
    say: [
      'Learning something new takes patience, and it’s nice too.',
      'So you’re getting into something new.',
      'How nice that you’re learning something!',
      'It’s good to have something to learn and practise.',
    ],
    ask: [
      'What made you want to learn it?',
      'How often do you practise?',
      'What’s the hardest thing about it so far?',
    ],
  },
  drivingTest: {
    say: [
      'Learning to drive takes a lot of nerve.',
      'So it’s about getting your driving licence.',
      'The driving test makes so many people nervous.',
      'Getting a driving licence is a big thing.',
    ],
    ask: [
      'Where would you like to drive to most?',
      'What’s your driving instructor like?',
      'Which bit of driving is the hardest for you?',
    ],
  },
}
