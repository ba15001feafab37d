import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'I’m so sorry.',
      'I don’t have the right words, but I’m here.',
      'It’s all right to be very sad.',
      'You can take all the time you need.',
    ],
    ask: [
      'Would you like to tell me what they were like?',
      'Which memory keeps coming back?',
      [
        'Is someone close to you these days?',
        'It’s good that you’re not alone with it.',
        'Then try calling one person you trust.',
      ],
    ],
    advice: [
      'For now it’s enough to eat, sleep and talk to someone.',
      'Write them a letter, even if you never send it.',
    ],
    because: 'it can help to talk about someone you miss',
  },
  work: {
    acknowledge: [
      'Work can really get you down sometimes.',
      'I understand, work is on your mind.',
      'That sounds like a hard time at work.',
    ],
    ask: [
      'What’s the atmosphere like at work?',
      [
        'Would you choose this job again?',
        'Then you still like the job itself.',
        'Then maybe it isn’t quite right for you.',
      ],
      'What would you change first, if it were up to you?',
      [
        'Is there someone there you get on with?',
        'That’s good, it makes the days easier.',
        'That makes it more tiring, of course.',
      ],
      'How do you switch off when you’re done?',
    ],
    advice: [
      'Ask for a short talk and name one concrete example.',
      'For a week, note what tires you and what you enjoy.',
      'Set one clear limit, like no work calls in the evening.',
    ],
    because: 'work takes up so much of your day',
  },
  study: {
    acknowledge: [
      'Studying is real work, too.',
      'School and studying can take a lot of energy.',
      'I understand, there’s a lot to think about.',
    ],
    ask: [
      'Which part is hardest for you?',
      [
        'Do you feel you’re on track?',
        'Then it’s important to rest well, too.',
        'Then let’s start with the topic that matters most.',
      ],
      'How do you organise your days?',
      ['Do you like the subject?', 'That makes it easier to learn.', 'Then it’s good that you keep at it.'],
      'What’s waiting for you once this is over?',
    ],
    advice: [
      'Explain the topic out loud, as if to a child.',
      'Twenty-five minutes of work, then five of rest, without the phone.',
      'The day before, only review, and then sleep.',
    ],
    because: 'it helps to know where you’re stuck',
  },
  couple: {
    acknowledge: [
      'It’s not always easy between two people.',
      'Relationships can be complicated.',
      'Every relationship has hard days, too.',
    ],
    ask: [
      'How do you feel when you think about it?',
      [
        'Have the two of you talked about it?',
        'And how did that conversation go, in your view?',
        'Maybe there just hasn’t been a good moment yet.',
      ],
      'What do you miss most between you?',
      [
        'Do you feel you’re on the same side?',
        'That’s good, then you can talk about the rest.',
        'That must be tiring for you.',
      ],
      'What first drew you in?',
    ],
    advice: [
      'Choose a calm moment and begin with “I miss”, not “you never”.',
      'First write down in one sentence what you want yourself.',
    ],
    because: 'it helps to know how things are between you',
  },
  family: {
    acknowledge: [
      'Family can be really difficult sometimes.',
      'With family, things often matter a lot.',
      'It isn’t always easy with family.',
    ],
    ask: [
      'What are things usually like between you?',
      [
        'Do you see each other often?',
        'That can be nice and tiring at once.',
        'Sometimes distance is good, and sometimes it’s hard.',
      ],
      'What do you wish they understood about you?',
      'What’s a good memory you share?',
      [
        'Are you alike?',
        'Then you probably know each other’s ways well.',
        'Then you may have to explain more to each other.',
      ],
    ],
    advice: [
      'Say it briefly and calmly, and repeat the same sentence.',
      'Decide beforehand what you don’t want to discuss.',
    ],
    because: 'family is often important in such things',
  },
  friends: {
    acknowledge: [
      'Friends can matter a great deal.',
      'It’s about people who matter to you.',
      'Friendships aren’t always simple.',
    ],
    ask: [
      'How long have you known each other?',
      [
        'Do you understand each other without many words?',
        'That’s rare, and it’s nice to have that.',
        'Then it just takes a few more words.',
      ],
      'What do you do when you’re together?',
      'What do you value most in a friendship?',
      [
        'Would you tell them what you’ve just told me?',
        'Then maybe you just need the right moment.',
        'I see. It’s good that you’ve said it here first.',
      ],
    ],
    advice: [
      'Suggest something specific, with a day and a time.',
      'If something bothers you, say it early and calmly.',
    ],
    because: 'it’s good to know what your friends mean to you',
  },
  health: {
    acknowledge: [
      'Health worries take a lot of energy.',
      'I’m sorry, that sounds hard.',
      'I hope it passes soon.',
    ],
    ask: [
      [
        'Have you spoken to a doctor?',
        'Good, that way you don’t have to guess.',
        'If it lasts or gets worse, please call a doctor.',
      ],
      'How long has it been going on?',
      [
        'Is there someone who can lend you a hand?',
        'Good, then let them help you.',
        'Then do ask for help, even just with the shopping.',
      ],
      'How do you feel compared with yesterday?',
    ],
    advice: [
      'I can’t judge symptoms. Call a doctor, or the emergency number if it’s urgent.',
      'Write down when it started and how long it lasts.',
    ],
    because: 'with health it’s better not to guess',
  },
  sleep: {
    acknowledge: [
      'Sleep really makes a difference.',
      'The nights aren’t always easy.',
      'After a bad night the day is hard.',
    ],
    ask: [
      'What do you think about when you’re lying awake?',
      [
        'Does it happen often?',
        'Then it’s worth mentioning to a doctor as well.',
        'Then it will probably pass by itself.',
      ],
      'What are your evenings like before bed?',
    ],
    advice: [
      'If you can’t sleep, get up and read something in low light.',
      'Write down tomorrow’s thoughts before you go to bed.',
    ],
    because: 'it helps to know what keeps you awake',
  },
  money: {
    acknowledge: [
      'Worrying about money is exhausting.',
      'It’s tiring when money is short.',
      'It’s good that you talk about it.',
    ],
    ask: [
      'Is it one big expense, or lots of little ones?',
      [
        'Do you have a clear picture of what comes in and goes out?',
        'Good, that makes it easier to decide.',
        'Then first write down what comes in and goes out.',
      ],
      'What would make you feel safer?',
    ],
    advice: [
      'Write down everything you spend for a month.',
      'If you have debts, call a free advice service early.',
    ],
    because: 'it helps to look at money worries calmly',
  },
  plans: {
    acknowledge: [
      'So there’s something coming up for you.',
      'Nice to have something ahead of you.',
      'Good to know what you’re planning.',
    ],
    ask: [
      'What makes you want to do it?',
      ['Will you have company?', 'Good, it’s nicer together.', 'Then you can decide everything yourself.'],
      'Is there anything to get ready first?',
      'How do you picture that moment?',
      'Where did the idea come from?',
    ],
    advice: ['Plan only the first part and leave the rest open.', 'Put the first step in your calendar.'],
    because: 'it’s nice to know what you’re planning',
  },
  general: {
    acknowledge: [
      'I’m following.',
      'I’d like to know more about that.',
      'Noted.',
      'All right, I’m with you.',
    ],
    ask: [
      'What’s on your mind right now?',
      'And how is that for you?',
      'What would you like to happen?',
      'And how does that make you feel?',
      'What matters most to you in all this?',
      'Is there a detail that stayed with you?',
      [
        'Does that happen to you a lot?',
        'Then it’s worth thinking about it more.',
        'Then this was something unusual for you.',
      ],
      [
        'Would you like to tell me a little more?',
        'Gladly. Start wherever you like.',
        'No problem, let’s change the subject.',
      ],
      'What do you need most today: something light, some advice, or someone to listen?',
    ],
    advice: [
      'Write down both options and see which you’d miss more.',
      'Start with the smallest step that can be undone.',
      'Think of next year: which choice would you be glad about?',
      'Talk to someone who has nothing to gain from it.',
    ],
    because: 'it helps me understand what matters to you',
  },
  interview: {
    acknowledge: [
      'It’s also a chance for you to look at them.',
      'They invited you, so your application was convincing.',
      'In the end it’s just one conversation with people.',
    ],
    nerves: [
      'Being nervous before an interview is quite normal.',
      'The first minutes are the hardest, then it gets easier.',
    ],
    ask: [
      'What’s the job?',
      'Which question would you rather not get?',
      [
        'Do you know who you’ll be talking to?',
        'Good, then read a little about them beforehand.',
        'Then you could ask in a short, friendly email.',
      ],
      [
        'Have you got two examples ready of things you did well?',
        'Good, then you’re well prepared for most questions.',
        'Then let’s find one: what are you proud of from the last year?',
      ],
      'What’s the first thing you want them to know about you?',
    ],
    advice: [
      'Prepare three short stories: something good, something hard, something you learned.',
      'Practise your first two sentences out loud at home.',
      'Bring one real question for them.',
    ],
    wear: [
      'Wear something a bit smarter than usual that you’ve worn before.',
      'Choose something simple and comfortable, and lay it out the evening before.',
    ],
    because: 'a little preparation helps against nerves',
  },
  exam: {
    acknowledge: [
      'In an exam they only ask part of it.',
      'What you’ve learned so far is still there.',
      'It’s one day, and then it’s behind you.',
    ],
    nerves: [
      'Exam nerves make it feel as if you know nothing.',
      'When the first question comes, you’ll probably remember more.',
    ],
    ask: [
      'Which topic do you know best so far?',
      'Which part would you rather not get?',
      [
        'Is there still time to go over something?',
        'Then take the one topic that comes up most, and leave the rest.',
        'Then the best thing now is sleep.',
      ],
      [
        'Is it an oral?',
        'Then practise a few answers out loud.',
        'Then start with the questions you can do.',
      ],
      'What will you do first when it’s over?',
    ],
    advice: [
      'Choose the three most likely topics, one page for each.',
      'Stop at a fixed time tonight and get some sleep.',
      'Explain a topic out loud and note where you get stuck.',
    ],
    because: 'it helps to know where you’re still unsure',
  },
  date: {
    acknowledge: [
      'That’s exciting, and the other person is surely nervous too.',
      'A date is just two people getting to know each other.',
      'It’s nice to look forward to meeting someone.',
    ],
    nerves: ['Being nervous only means that it matters to you.', 'It’s normal to be nervous before a date.'],
    ask: [
      'How did you two meet?',
      'What do you like about them?',
      [
        'Do you know yet where you’re going?',
        'Good, a place where you can talk is best.',
        'Then maybe go for a walk, that makes talking easier.',
      ],
      [
        'Have you been writing to each other much?',
        'Then you already have something to talk about.',
        'Then there’s a lot to find out.',
      ],
    ],
    advice: [
      'Ask what they enjoy and really listen.',
      'Tell them something from your week, and ask about theirs.',
    ],
    wear: [
      'Wear something you feel good in, a bit nicer than usual.',
      'Wear something you like, and shoes you can walk in.',
    ],
    because: 'it’s nice to know what you’re looking forward to',
  },
  moving: {
    acknowledge: [
      'Moving means a lot of change.',
      'It takes a while to feel at home.',
      'There’s a lot to do when you move.',
    ],
    nerves: ['It’s normal to be afraid of a new place.', 'The first weeks are often the hardest.'],
    ask: [
      'When’s the big day?',
      'What are you looking forward to most there?',
      'What will you miss from here?',
      [
        'Do you know anyone there yet?',
        'That’s good, it makes the start easier.',
        'Then a weekly class or club can help you meet people.',
      ],
      [
        'Have you got a place already?',
        'Then the hardest part is done.',
        'Then that’s the first thing, and the rest can wait.',
      ],
    ],
    advice: [
      'Pack one box for the first night, with sheets and charger.',
      'Find a café near you and go there regularly.',
    ],
    because: 'small plans can help with a big change',
  },
  birthday: {
    acknowledge: [
      'A birthday is something special.',
      'It’s nice to celebrate a birthday.',
      'Birthdays are a good reason to get together.',
    ],
    ask: [
      'What’s a good birthday for you?',
      'Which birthday do you remember best?',
      [
        'Will there be a party?',
        'That’s nice, then you can celebrate together.',
        'A quiet birthday can be nice, too.',
      ],
    ],
    advice: [
      'Give something they once mentioned in passing.',
      'Give time together, and agree on a date right away.',
    ],
    because: 'it’s nice to know how you like to celebrate',
  },
}
