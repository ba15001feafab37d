import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Being short of money is really hard.',
      'So money’s very tight for you.',
      'Having to count every penny is tiring.',
      'It’s a worry when there isn’t enough money.',
    ],
    ask: [
      'What worries you most about it?',
      'Is there someone you can talk to about money?',
      'When will it ease up a bit?',
    ],
  },
  bill: {
    say: [
      'A bill like that is a shock.',
      'So there’s a bill to pay, how unpleasant.',
      'Oh no, that’s an unwelcome bill.',
      'It’s upsetting, having to pay so much.',
    ],
    ask: [
      'Did you expect it to be that high?',
      'When does it have to be paid?',
      'Does the amount seem right to you?',
    ],
  },
  debts: {
    say: [
      'So it’s about debts.',
      'Debts take such a long time to clear.',
      'Owing or lending money is never simple.',
      'Money that’s owed can be a real worry.',
    ],
    ask: [
      'Does anyone else know about the debt?',
      'How do you feel about it now?',
      'What would you rather use the money for?',
    ],
  },
  saving: {
    say: [
      'Saving up takes patience.',
      'So you’re putting money aside.',
      'Putting something by takes a long time.',
      'It’s good to see the savings grow.',
    ],
    ask: [
      'What do you go without at the moment?',
      'Do you save a fixed amount?',
      'What gave you the idea to start saving?',
    ],
  },
  bought: {
    say: [
      'So you’ve bought something.',
      'Buying something new can be fun.',
      'A new thing of your own, how exciting.',
      'It’s easy to be tempted when you’re shopping.',
    ],
    ask: ['Had you wanted it for long?', 'Was it planned, or a sudden idea?', 'How happy are you with it?'],
  },
  won: {
    say: [
      'Congratulations, what a great win!',
      'You won, how brilliant!',
      'Winning something, what a nice surprise!',
      'It’s so nice to win!',
    ],
    ask: [
      'Who was the first to hear about the win?',
      'Have you ever won anything before?',
      'Did you think you had a chance?',
    ],
  },
  scam: {
    say: [
      'Being cheated or robbed is so upsetting.',
      'It’s horrible, what they did to you.',
      'Oh no, somebody took what was yours.',
      'How mean of those people to do that to you.',
    ],
    ask: [
      'When did you notice what had happened?',
      'Is there a chance of getting anything back?',
      'How are you feeling after it?',
    ],
  },
  offices: {
    say: [
      'Dealing with offices like that wears you out.',
      'So you’re having a hard time with officials and forms.',
      'All that waiting and paperwork is so tiring.',
      'It’s so frustrating to get nowhere with them.',
    ],
    ask: ['What has to happen next?', 'Has anyone there been helpful at all?', 'Is it urgent for you?'],
  },
}
