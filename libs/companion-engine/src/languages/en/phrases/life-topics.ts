import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'I’m so sorry.',
      'There are no right words for a loss, so I won’t hunt for them. I’m reading you.',
      'Grief is made of love, too.',
      'There’s no schedule for feeling better.',
    ],
    ask: [
      'Would you like to tell me what they were like?',
      'Which memory keeps coming back?',
      [
        'Is someone close to you these days?',
        'Let them keep you company, even in silence.',
        'Try calling one person you trust. This isn’t a weight for one pair of shoulders.',
      ],
    ],
    advice: [
      'Ask nothing of yourself these days: eating, sleeping and one friendly voice are plenty.',
      'Write a letter to the one you miss. It helps even though it’s never sent.',
    ],
    because: 'remembering together weighs less than remembering alone',
  },
  work: {
    acknowledge: [
      'Work already takes your hours. If it takes your mood too, that’s too much.',
      'At work the people matter almost as much as the tasks.',
      'Some working days count double.',
    ],
    ask: [
      'What’s the atmosphere like at work?',
      [
        'Would you choose this job again?',
        'Then the foundation is there, and the rest can be worked on.',
        'That’s already part of an answer, isn’t it?',
      ],
      'Which part of your day gives you the most satisfaction?',
      'What would you change first, if it were up to you?',
      [
        'Is there someone there you get on with?',
        'A person like that is worth half the salary.',
        'Being alone among others is the most tiring thing of all.',
      ],
      'How do you switch off when you’re done?',
    ],
    advice: [
      'Ask for a short meeting and bring a single request with one concrete example. General complaints evaporate.',
      'For a week, note what drains you and what feeds you. Then decide on facts.',
      'Set one boundary that’s small but firm, like no work phone after a certain hour.',
    ],
    because: 'work takes up half the day and often follows you home',
  },
  study: {
    acknowledge: [
      'Studying is real work, even if nobody clocks you in.',
      'An exam measures a day, not a person.',
      'Between books and deadlines the head never stops.',
    ],
    ask: [
      'Which part feels hardest to crack?',
      [
        'Do you feel you’re on track?',
        'Then what counts now is getting there with a rested head.',
        'Then let’s choose the topic that pays off most and begin with it.',
      ],
      'How do you organise your days?',
      [
        'Do you like the subject?',
        'That’s half the battle: what we like, sticks.',
        'Then hats off for sticking with it.',
      ],
      'What’s waiting for you once this is over?',
    ],
    advice: [
      'Explain the topic out loud as if to a child. Where you stumble is where to revise.',
      'Twenty-five minutes of work, five of rest, and the phone in another room.',
      'The day before, only review and sleep. New material just muddies things.',
    ],
    because: 'knowing where the obstacle is makes up half of studying',
  },
  couple: {
    acknowledge: [
      'Matters of the heart are never as simple as they look from outside.',
      'Everything gets complicated between two people, which is why it counts.',
      'Love has its bad days.',
    ],
    ask: [
      'What’s the first thing you feel when you think about it?',
      [
        'Have the two of you talked about it?',
        'And how did that conversation go, in your view?',
        'Perhaps it’s the right moment that’s missing, more than the words.',
      ],
      'What do you miss most between you?',
      [
        'Do you feel you’re on the same side?',
        'That’s what matters most; the rest can be argued about.',
        'Standing on opposite banks is more tiring than a fight.',
      ],
      'What first drew you in?',
    ],
    advice: [
      'Choose a calm moment and begin with “I miss” rather than “you never”.',
      'Before working out what they want, try writing in one line what you want.',
    ],
    because: 'in love you often learn most from what isn’t said',
  },
  family: {
    acknowledge: [
      'Family knows exactly where the sore spots are.',
      'In families people sometimes love each other badly, and still love each other.',
      'It’s hard to be seen as you are now by people who’ve always known you.',
    ],
    ask: [
      'What are things usually like between you?',
      [
        'Do you see each other often?',
        'Closeness helps, and now and then it wears you out.',
        'Distance sometimes protects and sometimes weighs.',
      ],
      'What do you wish they understood about you?',
      'What’s a good memory you share?',
      [
        'Are you alike?',
        'Maybe that’s where the sparks come from.',
        'Then you’ll have to translate for each other.',
      ],
    ],
    advice: [
      'With relatives, say little, calmly, and always the same sentence. Long speeches turn into trials.',
      'Decide beforehand what’s not up for discussion. A boundary isn’t a war.',
    ],
    because: 'family stories explain a good deal about the present',
  },
  friends: {
    acknowledge: [
      'Friends are the family we pick.',
      'Real friendship shows in the small things.',
      'With friends there’s laughter, and once in a while some effort.',
    ],
    ask: [
      'How long have you known each other?',
      [
        'Do you understand each other without many words?',
        'That’s rare. Hold on to it.',
        'Then it takes a few more words, and that’s fine.',
      ],
      'What do you do when you’re together?',
      'What do you value most in a friendship?',
      [
        'Would you tell them what you’ve just told me?',
        'Then perhaps it’s only a question of timing.',
        'I see. Some things need saying aloud once before they’re said for real.',
      ],
    ],
    advice: [
      'Suggest something precise, with a day and a time. “We should catch up” leads nowhere.',
      'If something’s off, say it early and lightly. Later it gets heavy.',
    ],
    because: 'our friends show how we like to be in the world',
  },
  health: {
    acknowledge: [
      'When the body protests, everything else moves to second place.',
      'I’m sorry. Being unwell tires the spirits too.',
      'I hope it passes soon.',
    ],
    ask: [
      [
        'Have you spoken to a doctor?',
        'Good, that way you don’t have to guess.',
        'If it lasts or gets worse, one call to a doctor beats a thousand searches.',
      ],
      'How long has it been going on?',
      [
        'Is there someone who can lend you a hand?',
        'Accept it without ceremony.',
        'Then asking for help, even just with the shopping, is allowed.',
      ],
      'How do you feel compared with yesterday?',
    ],
    advice: [
      'I can’t judge symptoms, I’m only a program. For that call a doctor, and in an emergency the emergency number.',
      'Write down when it starts and how long it lasts. A doctor will find that useful.',
    ],
    because: 'health is one thing not to guess about',
  },
  sleep: {
    acknowledge: [
      'Sleepless nights make everything bigger than it is.',
      'Sleep is contrary: the more you chase it, the faster it runs.',
      'After a bad night even the hallway is uphill.',
    ],
    ask: [
      'What goes round in your head once the light is off?',
      [
        'Does it happen often?',
        'Then it’s worth mentioning to a doctor as well.',
        'Then it will probably leave the way it came.',
      ],
      'What are your evenings like before bed?',
    ],
    advice: [
      'If you’re still tossing after twenty minutes, get up and read something dull in low light.',
      'Put tomorrow’s thoughts on paper. The head lets go once it knows they’re safe.',
    ],
    because: 'behind a bad night there’s usually a thought that found no room during the day',
  },
  money: {
    acknowledge: [
      'Money may not buy happiness, but worrying about it certainly takes some away.',
      'Making ends meet is more tiring than people admit.',
      'We never talk about money enough.',
    ],
    ask: [
      'Is it one big expense, or lots of little ones?',
      [
        'Do you have a clear picture of what comes in and goes out?',
        'Great: with numbers in front of you, the fear deflates.',
        'Then the first step is a sheet of paper with two columns.',
      ],
      'What would make you feel safer?',
    ],
    advice: [
      'Write down a month of spending without judging it. The decisions tend to make themselves.',
      'If there’s debt, contact whoever holds it, or a free advice service, early. Those who move first get better terms.',
    ],
    because: 'the worst part of money is often not looking at it',
  },
  plans: {
    acknowledge: [
      'Having something coming up changes the pace of a week.',
      'Nice to have something ahead of you.',
      'Plans are half the pleasure.',
    ],
    ask: [
      'What draws you most about it?',
      [
        'Will you have company?',
        'Even better: it’s remembered twice that way.',
        'On your own you decide everything, which is quite a luxury.',
      ],
      'Is there anything to get ready first?',
      'How do you picture that moment?',
      'Where did the idea come from?',
    ],
    advice: [
      'Fix the first stage only and leave the rest open. Plans that are too full break.',
      'Put the first step in your calendar. What has no date stays a wish.',
    ],
    because: 'a plan that’s been told has already begun to take shape',
  },
  general: {
    acknowledge: [
      'I see.',
      'I’m following.',
      'Thanks for telling me.',
      'Now that interests me.',
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
        'Then it’s part of your life, and worth a proper look.',
        'Rare things get noticed more.',
      ],
      [
        'Would you like to tell me a little more?',
        'Gladly. Start wherever you like.',
        'No problem, let’s change the subject.',
      ],
      'What do you need most today: something light, some advice, or someone to listen?',
    ],
    advice: [
      'Write the two options on paper and ask yourself which you’d be sorrier to lose.',
      'Take the smallest step that can be undone. It will tell you more than a week of thinking.',
      'Imagine telling the story a year from now: which choice would you be glad to have made?',
      'Talk it over with someone who has nothing to gain from it. They usually see more clearly.',
    ],
    because: 'it helps me understand what matters to you',
  },
  interview: {
    acknowledge: [
      'An interview goes both ways: you’re looking at them, too.',
      'They’ve invited you, so on paper you’ve already convinced them.',
      'One good conversation is all it has to be.',
    ],
    nerves: [
      'Nerves before an interview are normal, and they look much smaller from the other side of the table.',
      'Being nervous means you want it. The first two minutes are the worst, then it’s just talking.',
    ],
    ask: [
      'What’s the job?',
      'Which question would you rather not get?',
      [
        'Do you know who you’ll be talking to?',
        'Good. A quick look at what they do gives you your first question for them.',
        'Then a short friendly mail asking is perfectly all right.',
      ],
      [
        'Have you got two examples ready of things you did well?',
        'Then most questions are covered: they all lead back there.',
        'Then let’s find one: what are you proud of from the last year?',
      ],
      'What’s the first thing you want them to know about you?',
    ],
    advice: [
      'Prepare three short stories: something that went well, something hard, something you learned. Nearly every question fits one of them.',
      'Say the first two sentences about yourself out loud at home. Once the start sits, the rest follows.',
      'Bring one real question for them. It turns a test into a conversation.',
    ],
    wear: [
      'For an interview, go one step smarter than people there dress every day, in something you’ve worn before. New shoes are for another day.',
      'Something clean and simple you can sit, breathe and forget about. If in doubt, plain colours, and lay it out tonight.',
    ],
    because: 'one thing you’ve prepared calms more than ten you’ve worried about',
  },
  exam: {
    acknowledge: [
      'An exam asks for a slice, not for everything.',
      'Whatever you’ve done so far is in there, even if it doesn’t feel like it.',
      'It’s one day, and then it’s behind you.',
    ],
    nerves: [
      'Exam nerves make it feel as if you knew nothing. That’s the nerves talking, not the truth.',
      'With an exam ahead the head always says “nothing stuck”. Once the first question is there, more comes back than you think.',
    ],
    ask: [
      'Which topic sits best so far?',
      'Which part would you rather not get?',
      [
        'Is there still time to go over something?',
        'Then take the one topic that comes up most, and leave the rest.',
        'Then sleep is the best thing you can still study.',
      ],
      [
        'Is it an oral?',
        'Then say a few answers out loud; the mouth needs practice too.',
        'Then start with the question you can do. It warms up the rest.',
      ],
      'What will you do first when it’s over?',
    ],
    advice: [
      'Pick the three topics most likely to come up, one page each, by heart. That beats ten half-read chapters.',
      'Stop at a fixed hour tonight, lay out your things, and sleep. A rested head finds what a tired one has lost.',
      'Explain a topic out loud in five sentences. Where you get stuck, look there and only there.',
    ],
    because: 'knowing the weak spot is half of preparing',
  },
  date: {
    acknowledge: [
      'Exciting! Someone will be just as nervous on the other side.',
      'A date is just two people finding out whether time flies.',
      'The nicest part has begun: looking forward to it.',
    ],
    nerves: [
      'Butterflies and nerves feel the same from inside. It only means it isn’t all the same to you.',
      'Being nervous before a date is almost a compliment to the other person.',
    ],
    ask: [
      'How did you two meet?',
      'What do you like about them?',
      [
        'Do you know yet where you’re going?',
        'Good. Somewhere you can hear each other is worth gold.',
        'Then take a place where you can walk; talking side by side is easier.',
      ],
      [
        'Have you been writing to each other much?',
        'Then you’ve got your first subject already.',
        'Then you’ve got everything still to ask.',
      ],
    ],
    advice: [
      'Ask about what makes them light up, and listen for the second answer. That’s the whole trick.',
      'Talk about what made you laugh or wonder this week, and ask the same back. It always gets going from there.',
    ],
    wear: [
      'For a date: something you feel like yourself in, one notch nicer than usual. Comfort shows in the face.',
      'Wear what you get compliments in, and shoes you can walk home in. The rest is smiling.',
    ],
    because: 'what we look forward to says what we wish for',
  },
  moving: {
    acknowledge: [
      'Moving is two things at once: leaving and arriving.',
      'A new place takes a while until it knows you.',
      'A whole life in boxes is quite something.',
    ],
    nerves: [
      'Being afraid of a place where nobody knows you yet makes sense. It’s that “yet” that counts.',
      'The first weeks in a new place are the loneliest, and they’re also the shortest in memory.',
    ],
    ask: [
      'When’s the big day?',
      'What are you looking forward to most there?',
      'What will you miss from here?',
      [
        'Do you know anyone there yet?',
        'One familiar face makes a city half as big.',
        'Then one fixed thing a week, a class or a club, is how strangers turn into faces.',
      ],
      [
        'Have you got a place already?',
        'Then the biggest stone is out of the way.',
        'Then that’s the first thing, and the rest can wait.',
      ],
    ],
    advice: [
      'Pack one box for the first night: sheets, charger, a cup, a snack. You’ll thank yourself.',
      'In the first week pick one café and go three times. Being recognised is where home begins.',
    ],
    because: 'in a new place the small plans carry you over the big change',
  },
  birthday: {
    acknowledge: [
      'Birthdays deserve a bit of fuss.',
      'A day that belongs to one person is a nice invention.',
      'One more year of stories.',
    ],
    ask: [
      'What belongs to a good birthday for you?',
      'Which birthday do you remember best?',
      ['Will there be a party?', 'Cake included, I hope.', 'Quiet birthdays are underrated.'],
    ],
    advice: [
      'Take something that says “I listened”: a thing they mentioned once in passing.',
      'Time together, with a date on it, outlasts most parcels.',
    ],
    because: 'how we celebrate shows what matters to us',
  },
}
