import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'So there’s somebody you really like.',
      'Having a crush is exciting.',
      'You’ve got feelings for someone, that’s exciting.',
      'It’s lovely and confusing, liking someone that much.',
    ],
    ask: [
      'What do you like most about this person?',
      'Do you think the feeling is mutual?',
      'Have you told anyone about your crush?',
    ],
  },
  dateAhead: {
    say: [
      'A date coming up, how exciting!',
      'So there’s a date ahead of you.',
      'No wonder you’re excited about the date.',
      'It’s always joy and nerves at once before a date.',
    ],
    ask: [
      'How did you two meet?',
      'What do you like about this person so far?',
      'What would make it a good date for you?',
    ],
  },
  dateGood: {
    say: [
      'What a lovely date!',
      'So the date went really well, how nice!',
      'That’s such a happy feeling after a date.',
      'How lovely, the two of you got on so well!',
    ],
    ask: [
      'When will you see each other again?',
      'What did you like most about the date?',
      'What did you two talk about?',
    ],
  },
  dateBad: {
    say: [
      'What a disappointing date.',
      'So the date went badly.',
      'That’s really annoying, a date like that.',
      'It’s a shame when a date goes so wrong.',
    ],
    ask: [
      'Have you told a friend about that date?',
      'How did you two know each other?',
      'Had you been looking forward to it?',
    ],
  },
  noAnswer: {
    say: [
      'Waiting for a message that doesn’t come is hard.',
      'No reply, that really hurts.',
      'It’s tough, getting no answer from somebody you like.',
      'Not knowing why somebody doesn’t answer is awful.',
    ],
    ask: [
      'How did you two leave things last time?',
      'Was everything fine between you before?',
      'What do you think is behind the silence?',
    ],
  },
  newLove: {
    say: [
      'Being in love, how wonderful!',
      'So you’re in love, that’s lovely!',
      'What a happy time, being so in love!',
      'How nice that you two have found each other!',
    ],
    ask: [
      'Where did you find each other?',
      'What do you love most about this person?',
      'What do your friends say about the two of you?',
    ],
  },
  farLove: {
    say: [
      'Missing somebody you love is hard.',
      'All that distance between you two is tough.',
      'It’s not easy, loving someone so far away.',
      'Being apart from the person you love hurts.',
    ],
    ask: [
      'How often do you two get to talk?',
      'Is there a plan to live in the same place one day?',
      'What do you miss the most when you’re apart?',
    ],
  },
  rowPartner: {
    say: [
      'A row with your partner is so draining.',
      'So things are tense between you two.',
      'It hurts, fighting with the person you love.',
      'Arguments like that between two people are hard to shake off.',
    ],
    ask: [
      'Do you two fight often?',
      'How do you usually make up?',
      'What would you like your partner to understand?',
    ],
  },
  leftBy: {
    say: [
      'Being left hurts so much.',
      'That’s such a painful thing, being left by your partner.',
      'Oh no, so it’s over between you two.',
      'It’s terribly hard when the other one ends it.',
    ],
    ask: [
      'Is there someone who can be with you now?',
      'Had you felt it coming?',
      'Are you managing to eat and sleep?',
    ],
  },
  leaving: {
    say: [
      'Leaving somebody is a very hard step.',
      'So it’s about ending your relationship.',
      'Ending things with someone is never easy.',
      'That’s a heavy decision, to separate.',
    ],
    ask: [
      'Do you have someone on your side through the separation?',
      'How long has this been on your mind?',
      'What made you decide?',
    ],
  },
  ex: {
    say: [
      'An ex can still stir up so much.',
      'So your ex is on your mind again.',
      'It’s not easy to be really done with an ex.',
      'Things like that with an ex bring up old feelings.',
    ],
    ask: [
      'How long were you two together?',
      'How do you feel about your ex now?',
      'Do you and your ex still cross paths often?',
    ],
  },
  cheated: {
    say: [
      'Being cheated on hurts terribly.',
      'What a painful betrayal by your partner.',
      'That’s awful, being deceived by your own partner.',
      'It’s a real shock, your partner with somebody else.',
    ],
    ask: [
      'Is there somebody you can talk to about this?',
      'What do you need most right now?',
      'Do you know yet what you want to do?',
    ],
  },
  livingTogether: {
    say: [
      'Sharing a home is a big thing for two people.',
      'So it’s about the two of you under one roof.',
      'Living together takes some getting used to.',
      'It’s not always simple, two people in one home.',
    ],
    ask: [
      'Who had the idea of moving in together?',
      'What matters most to you at home?',
      'Have you lived with anyone before?',
    ],
  },
  wedding: {
    say: [
      'A wedding is such a big event.',
      'So it’s all about the wedding now.',
      'Weddings bring so much joy and so much excitement.',
      'It’s a big thing, getting married.',
    ],
    ask: [
      'Who’s the happiest about the wedding?',
      'What part of the wedding matters most to you?',
      'Is it a big wedding or a small one?',
    ],
  },
  anniversary: {
    say: [
      'An anniversary is a day that really counts.',
      'So there’s an anniversary, that’s something special.',
      'It means a lot, an anniversary.',
      'Being a couple all that time is worth remembering.',
    ],
    ask: [
      'How did it all begin?',
      'How is the day usually spent?',
      'What’s the nicest memory of all that time together?',
    ],
  },
  sweetPartner: {
    say: [
      'How sweet of your partner!',
      'What a loving thing to do for you!',
      'It’s lovely when your partner does things like that.',
      'You’ve got a partner who really cares about you.',
    ],
    ask: [
      'Does your partner often do such things?',
      'How did you say thank you?',
      'What do you like doing for your partner?',
    ],
  },
  single: {
    say: [
      'Being single can feel lonely.',
      'It’s hard when everyone else seems to have someone.',
      'So you’re single, and it gets you down.',
      'Having nobody by your side is not easy.',
    ],
    ask: [
      'What sort of person would you like to meet?',
      'When do you feel it the most?',
      'Where do you usually get to know people?',
    ],
  },
  jealousy: {
    say: [
      'Jealousy is a horrible feeling.',
      'So jealousy is causing trouble between you.',
      'It hurts, that jealousy between two people.',
      'Jealous thoughts are really hard on a couple.',
    ],
    ask: [
      'Have you talked openly about the jealousy?',
      'Was it like that from the start?',
      'What would help to calm things down?',
    ],
  },
  comingOut: {
    say: [
      'Coming out takes a lot of courage.',
      'So it’s about coming out.',
      'Telling people who you are is a big step.',
      'It’s a very personal thing, coming out.',
    ],
    ask: [
      'Is there somebody who’s fully supportive?',
      'What’s the most important thing for you now?',
      'How does it feel to put it into words?',
    ],
  },
}
