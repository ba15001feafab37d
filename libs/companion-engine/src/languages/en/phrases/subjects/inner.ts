import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'It’s hard when nothing ever changes.',
      'So every day is the same for you.',
      'Feeling stuck like that is so tiring.',
      'The same thing over and over gets you down.',
    ],
    ask: [
      'What would you like to change first?',
      'Since when has it felt like that?',
      'Is there anything you still look forward to?',
    ],
  },
  empty: {
    say: [
      'Feeling nothing at all is really hard.',
      'So everything feels empty inside.',
      'That’s hard to bear, such an emptiness.',
      'Not being able to feel much is frightening.',
    ],
    ask: [
      'How did it begin?',
      'Is there someone you can talk to about this?',
      'Is there any moment when it’s a little better?',
    ],
  },
  lonelyEvening: {
    say: [
      'Having no one there can be so lonely.',
      'So you’re on your own, and it feels lonely.',
      'It’s hard to have no one to talk to.',
      'A quiet home can feel very empty.',
    ],
    ask: [
      'Who would you like to talk to right now?',
      'Are many of your evenings like that?',
      'What do you usually do on such evenings?',
    ],
  },
  goodSolitude: {
    say: [
      'Time to yourself is so nice.',
      'So you’ve got some peace all to yourself.',
      'How good to be alone for a while!',
      'Being on your own can be really lovely.',
    ],
    ask: [
      'Do you often get time like that?',
      'What do you enjoy most when you’re alone?',
      'Did you need that peace badly?',
    ],
  },
  gettingOlder: {
    say: [
      'Getting older takes some getting used to.',
      'So you’re noticing your age.',
      'It’s strange how the years go by.',
      'Growing older isn’t always easy.',
    ],
    ask: ['How old do you feel inside?', 'What do you like about your age?', 'Does growing older worry you?'],
  },
  birthday: {
    say: [
      'Happy birthday and all the best!',
      'A birthday, how lovely!',
      'Many good wishes for your birthday!',
      'So it’s your birthday, how nice!',
    ],
    ask: [
      'What would you like most for your birthday?',
      'How do you like to spend your birthday?',
      'What are you hoping for in the year ahead?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Having your birthday forgotten really hurts.',
      'Oh no, forgotten on your birthday.',
      'It’s painful when people don’t think of your birthday.',
      'Being forgotten on a day like that is sad.',
    ],
    ask: [
      'Who did you most want to hear from?',
      'How would you have liked to spend the day?',
      'Have you told anyone that it hurt you?',
    ],
  },
  smallPride: {
    say: [
      'Well done, you really did it!',
      'You can be proud of that.',
      'That took some effort, and you managed it!',
      'How good that you did that!',
    ],
    ask: [
      'How did it feel afterwards?',
      'What helped you to do it?',
      'Would you have thought it possible before?',
    ],
  },
  procrastinating: {
    say: [
      'Putting things off is so easy.',
      'So you just can’t get started.',
      'It’s hard to begin with something like that.',
      'Everything else gets done, only not that.',
    ],
    ask: [
      'What’s putting you off the most?',
      'How long would it really take you?',
      'How do you feel while you’re putting it off?',
    ],
  },
  comparing: {
    say: [
      'Comparing yourself with others hurts.',
      'So everyone else seems to be doing better.',
      'It’s hard when others seem so far ahead.',
      'Looking at other people’s lives can get you down.',
    ],
    ask: [
      'What do you like about your own life?',
      'When does that feeling come up most?',
      'What would you really want for yourself?',
    ],
  },
  overthinking: {
    say: [
      'Thoughts that won’t stop are exhausting.',
      'So your mind just won’t rest.',
      'It’s hard when you can’t stop thinking.',
      'All that thinking wears you out.',
    ],
    ask: [
      'Which thought comes back the most?',
      'Is it worse at night?',
      'Have you told anyone what’s on your mind?',
    ],
  },
  regret: {
    say: [
      'Regret is hard to live with.',
      'So you wish it had gone differently.',
      'It’s painful to look back on that.',
      'You can’t undo it, and that hurts.',
    ],
    ask: [
      'Have you ever talked to anyone about it?',
      'How often do you think of it?',
      'What would you do if you had the chance again?',
    ],
  },
  guilt: {
    say: [
      'Guilt is a heavy feeling.',
      'So you’ve got a bad conscience about it.',
      'It’s hard to feel guilty like that.',
      'Blaming yourself really hurts.',
    ],
    ask: [
      'Have you spoken to anyone about it?',
      'What do you blame yourself for most?',
      'What would help you feel a little better about it?',
    ],
  },
  embarrassed: {
    say: [
      'Oh dear, that was embarrassing.',
      'It’s such an awkward feeling.',
      'Moments like that are so embarrassing.',
      'That’s an awkward thing to happen.',
    ],
    ask: ['How did the others react?', 'Can you laugh about it now?', 'What did you do then?'],
  },
  childhood: {
    say: [
      'Memories of childhood are something special.',
      'So your childhood is on your mind.',
      'It’s nice to think back to when you were little.',
      'Things from childhood stay with you for a long time.',
    ],
    ask: [
      'Who do you share those memories with?',
      'What were you like as a child?',
      'What else do you remember from then?',
    ],
  },
  nightDream: {
    say: [
      'Dreams can be so strange.',
      'So a dream is still on your mind.',
      'A dream like that stays with you.',
      'Some dreams feel so real.',
    ],
    ask: [
      'Do you often remember your dreams?',
      'How did you feel when you woke up?',
      'What do you think it’s about?',
    ],
  },
  newStart: {
    say: [
      'A fresh start takes courage.',
      'So you’re starting again.',
      'It’s good to begin something new.',
      'Changing your life is not easy, and you’ve begun.',
    ],
    ask: ['What made you decide on it?', 'What’s the hardest part so far?', 'Who’s supporting you with it?'],
  },
  faith: {
    say: [
      'Your faith clearly means a lot to you.',
      'So it’s about your faith.',
      'It’s good to have your faith.',
      'Faith can give so much peace.',
    ],
    ask: [
      'Did you grow up with your faith?',
      'What gives you the most strength in it?',
      'Is there somebody you share your faith with?',
    ],
  },
  grateful: {
    say: [
      'It’s good to feel thankful.',
      'How nice that you’re so grateful!',
      'So there’s a lot to be thankful for.',
      'Gratitude is such a good feeling.',
    ],
    ask: [
      'Who would you like to thank most?',
      'Does that feeling come often?',
      'Have you told anyone how thankful you are?',
    ],
  },
  crying: {
    say: [
      'So the tears just came.',
      'Crying like that is exhausting.',
      'Oh, that’s a lot of sadness.',
      'There’s so much behind those tears.',
    ],
    ask: [
      'Is anyone with you right now?',
      'How do you feel now, after crying?',
      'Do you want to talk about what’s behind it?',
    ],
  },
  furious: {
    say: [
      'You’re really furious about it.',
      'So much anger, that’s exhausting.',
      'That’s made you really angry.',
      'Something has upset you very much, no wonder you’re angry.',
    ],
    ask: [
      'What made you angriest about it?',
      'Do you want to get it all off your chest?',
      'What usually helps when you’re that angry?',
    ],
  },
  bored: {
    say: [
      'Being bored is really tedious.',
      'So there’s just nothing to do.',
      'Boredom makes time go so slowly.',
      'It’s dull when nothing happens.',
    ],
    ask: [
      'What would you enjoy doing now?',
      'What do you normally do when you’re bored?',
      'When did you last do something really fun?',
    ],
  },
  fearOfFuture: {
    say: [
      'Being afraid of the future is hard.',
      'So the future frightens you.',
      'It’s scary not to know what’s coming.',
      'Worry about what’s ahead can be so heavy.',
    ],
    ask: [
      'What frightens you most?',
      'When do these thoughts come up?',
      'Who can you talk to about these fears?',
    ],
  },
  worldNews: {
    say: [
      'The news is hard to bear.',
      'So the state of the world is getting to you.',
      'It’s so much, everything that goes on in the world.',
      'You’re really upset about what’s happening in the world.',
    ],
    ask: [
      'Which news upsets you most?',
      'How often do you follow the news?',
      'Do you talk to others about what’s going on?',
    ],
  },
  feastDays: {
    say: [
      'How nice, a proper celebration!',
      'So it’s a time for celebrating.',
      'Celebrations mean joy and a lot of work.',
      'There’s something special about days like that.',
    ],
    ask: [
      'What’s your favourite part of it?',
      'How did you celebrate it as a child?',
      'Which tradition matters most to you?',
    ],
  },
  newLook: {
    say: [
      'A new look is always exciting.',
      'So it’s about a change of looks.',
      'Changing how you look takes some courage.',
      'It takes a while to get used to a new look.',
    ],
    ask: [
      'What gave you the idea?',
      'Had you been thinking about it for long?',
      'Is it a big change for you?',
    ],
  },
  crossroads: {
    say: [
      'A decision like that is so hard.',
      'So you can’t make up your mind.',
      'It’s not easy to choose.',
      'Having to decide can be really tiring.',
    ],
    ask: ['What does your gut feeling say?', 'What’s holding you back?', 'Who could you talk it over with?'],
  },
  calm: {
    say: [
      'A calm moment like that is so good.',
      'So you’ve found some peace and quiet.',
      'How nice when everything’s calm!',
      'Peace like that does you good.',
    ],
    ask: [
      'Do you often have moments like that?',
      'Had there been a lot going on before?',
      'What do you like most about such a calm moment?',
    ],
  },
  overheard: {
    say: [
      'What a funny thing to come across!',
      'So you’ve witnessed something odd.',
      'It’s funny what goes on around you.',
      'Things like that really make you smile.',
    ],
    ask: ['Did you manage not to laugh?', 'Who have you told the story to?', 'What happened then?'],
  },
  secretKept: {
    say: [
      'It takes courage to talk about a secret.',
      'So nobody has known about it until now.',
      'Keeping something to yourself can be hard.',
      'It’s a big step to speak about that.',
    ],
    ask: [
      'What kept you from telling anyone?',
      'How does it feel to talk about it?',
      'Is there someone you’d like to tell one day?',
    ],
  },
  unheard: {
    say: [
      'Not being listened to hurts.',
      'So nobody really notices you, that’s sad.',
      'It’s lonely when no one takes any interest.',
      'Being overlooked like that is painful.',
    ],
    ask: [
      'What would you like them to know?',
      'Is there anyone who does listen to you?',
      'Have you ever told them how it feels?',
    ],
  },
  laughedAt: {
    say: [
      'Being laughed at really hurts.',
      'How mean of them to laugh at you.',
      'So they made fun of you, that’s cruel.',
      'It’s painful to be mocked like that.',
    ],
    ask: ['Did anyone take your side?', 'Has it happened before?', 'Who have you told about that laughter?'],
  },
}
