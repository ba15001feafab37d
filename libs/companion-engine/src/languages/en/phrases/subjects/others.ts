import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'It hurts when a friend goes quiet.',
      'Losing touch with a friend is sad.',
      'So there’s hardly any contact left, that’s painful.',
      'Not hearing from a friend any more is hard.',
    ],
    ask: [
      'Did something happen between you?',
      'What did you like most about the friendship?',
      'Does your friend know that you miss the contact?',
    ],
  },
  friendHurt: {
    say: [
      'Being hurt by a friend is really painful.',
      'A friend shouldn’t treat you like that.',
      'It’s so disappointing when a friend does that.',
      'What a let-down from a friend.',
    ],
    ask: [
      'Have you two spoken about it since?',
      'Had your friend done anything like that before?',
      'Do you still want to be friends?',
    ],
  },
  friendMoves: {
    say: [
      'Seeing less of a good friend is sad.',
      'So your friend is starting a new life.',
      'That’s a loss, a friend not being around any more.',
      'It’s hard to let a good friend go.',
    ],
    ask: [
      'How will you two stay in touch?',
      'What will you miss most about your time together?',
      'How long have you two been friends?',
    ],
  },
  oldFriend: {
    say: [
      'How nice to be back in touch with an old friend!',
      'An old friend after all that time, how lovely!',
      'It’s a joy to find an old friend again.',
      'Old friends like that are something special.',
    ],
    ask: [
      'What do you remember most from back then?',
      'Do you want to keep in touch now?',
      'How did you two lose touch?',
    ],
  },
  party: {
    say: [
      'Parties can be fun and exhausting at once.',
      'So it’s about a party.',
      'A party like that takes some energy.',
      'Being among so many people at a party is quite something.',
    ],
    ask: [
      'What sort of music do you like at a party?',
      'Do you usually like parties?',
      'Who do you like to go to parties with?',
    ],
  },
  newTown: {
    say: [
      'Being new in a place can be lonely.',
      'So everything’s new around you.',
      'It’s hard to start again in a new place.',
      'A new place without familiar faces is tough.',
    ],
    ask: [
      'What do you like about the new place?',
      'What do you miss most from where you lived before?',
      'Where do you think you could meet people?',
    ],
  },
  leftOut: {
    say: [
      'Being left out hurts.',
      'It’s painful when the others do things without you.',
      'So they left you out, that’s sad.',
      'Not being asked along is a horrible feeling.',
    ],
    ask: [
      'Is there one of them you could talk to?',
      'Do you think it was on purpose?',
      'Which of them do you get on with best?',
    ],
  },
  friendIll: {
    say: [
      'That’s very hard, a friend being so ill.',
      'Worrying about a sick friend is awful.',
      'It’s frightening when a friend is seriously ill.',
      'So sad, such an illness for your friend.',
    ],
    ask: [
      'How did you two become friends?',
      'Can you spend some time with your friend?',
      'Does your friend have family around?',
    ],
  },
  friendKind: {
    say: [
      'What a good friend to have!',
      'That’s so kind, what a friend did for you!',
      'How lovely when a friend does something like that!',
      'It’s wonderful to have friends like that.',
    ],
    ask: [
      'How long have you known each other?',
      'Did you expect anything like that?',
      'What would you like to do in return?',
    ],
  },
  noisyNeighbour: {
    say: [
      'Noise like that is really wearing.',
      'So there’s no peace with those neighbours.',
      'It’s so annoying, all that noise from the neighbours.',
      'Having to put up with that noise at home is awful.',
    ],
    ask: [
      'Have you talked to the neighbours about the noise?',
      'Do other people in the building or street complain too?',
      'Is there a quiet room you can go to?',
    ],
  },
  kindNeighbour: {
    say: [
      'How kind of your neighbours!',
      'It’s so nice when neighbours look out for each other.',
      'That’s what you call good neighbours.',
      'What a lovely thing, a neighbour like that!',
    ],
    ask: [
      'Do you know each other well?',
      'Have you lived next to each other for long?',
      'Will you do something nice back?',
    ],
  },
  stranger: {
    say: [
      'How kind of somebody who didn’t even know you!',
      'What a nice encounter with a stranger!',
      'It’s so nice when a stranger is friendly.',
      'That’s a good moment with somebody you’d never met.',
    ],
    ask: [
      'Did you get a chance to say thank you?',
      'Do you think you’ll meet again?',
      'How did you feel afterwards?',
    ],
  },
  rudeStranger: {
    say: [
      'How rude of that person!',
      'That’s really nasty, from a complete stranger.',
      'Nobody should treat you like that in public.',
      'It’s upsetting, even from somebody you don’t know.',
    ],
    ask: [
      'Did anyone stand up for you?',
      'Did you say anything back?',
      'Is it still going round in your head?',
    ],
  },
}
