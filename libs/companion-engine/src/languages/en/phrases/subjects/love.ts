import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Liking someone from a distance turns the dullest places into stages. Suddenly even a doorway is worth walking through twice.',
      'A crush notices everything: the sleeves, the laugh, the way a cup is held. It’s attention in its purest form.',
      'A small question about something the two of you share is enough to begin. Nobody has to confess anything on a first sentence.',
      'Strange how a person can speak to the whole world and then has no grammar left in front of one particular face.',
    ],
    ask: [
      'What is it about this person?',
      'Where do your paths usually cross?',
      'What would you say with a little more nerve?',
    ],
  },
  dateAhead: {
    say: [
      'The hours before a date are a small theatre: wardrobe, nerves, and a mirror that suddenly has opinions.',
      'On the other side somebody is probably in front of a mirror too, wondering about shoes. That evens things out.',
      'Something comfortable that feels like you beats something splendid that needs adjusting all the time.',
      'It only has to be a nice conversation. Everything beyond that can look after itself.',
    ],
    ask: [
      'What do you know about this person so far?',
      'What’s the plan for the date?',
      'What would you love to talk about there?',
    ],
  },
  dateGood: {
    say: [
      'How lovely! An evening like that lights up even the washing up the next day.',
      'When it’s good, nobody looks at the clock. That’s the most reliable sign a date can give.',
      'Wonderful. Go ahead and replay the best scenes, that’s what they’re for.',
      'Two people who enjoy each other from the start, it happens less often than films pretend. So nice that it happened to you.',
    ],
    ask: [
      'Which moment keeps coming back to you?',
      'What surprised you about this person?',
      'What could the two of you do next time?',
    ],
  },
  dateBad: {
    say: [
      'A bad date takes the same preparation as a good one: clothes, nerves, hope. That’s the unfair part.',
      'As an evening it was a waste, as a story it’ll feed your friends for years.',
      'Good to know after one date, instead of after one year. Small consolation, but with excellent timing.',
      'When two people don’t fit, an hour becomes remarkably long, and the exit sign remarkably beautiful.',
    ],
    ask: [
      'At what point did you know?',
      'How did you get out of there?',
      'What would a decent evening have looked like for you?',
    ],
  },
  noAnswer: {
    say: [
      'Silence on a screen is cruel because it leaves room for every explanation, and the head always tries the worst ones first.',
      'Writing back takes half a minute. Leaving someone in the dark is a choice as well, and it isn’t about your worth.',
      'One plain last message is fine. After that the next move lies with the other side, and so does the politeness.',
      'A phone that doesn’t buzz can be the loudest thing in a room.',
    ],
    ask: [
      'What was the last thing you wrote?',
      'How was it between you before the silence?',
      'Until when do you want to wait?',
    ],
  },
  newLove: {
    say: [
      'How lovely! New love turns a perfectly ordinary supermarket into a destination.',
      'These first weeks have a light of their own, and even a toothbrush in a glass becomes an event.',
      'So good to hear. Being happy with somebody and knowing it at the same time is a double portion.',
      'At the beginning two people are each other’s favourite news. Enjoy every edition.',
    ],
    ask: [
      'How did the two of you find each other?',
      'What do you like most about being together?',
      'Who in your life has noticed the change in you?',
    ],
  },
  farLove: {
    say: [
      'Love over distance lives on countdowns and screens, and neither of them has ever held anybody’s hand.',
      'The worst hours are the ordinary ones: supper, Sunday, the small joke that finds nobody beside you to hear it.',
      'A worn jumper in a parcel or a letter by hand can do what no video call manages: it can be touched.',
      'Two people who keep choosing each other across all those miles are building something quite solid, even when it feels thin.',
    ],
    ask: [
      'When will you next see each other?',
      'What do you miss most about having each other close?',
      'What little rituals do you two have from afar?',
    ],
  },
  rowPartner: {
    say: [
      'After a row a home sounds different: every door, every spoon, and nobody says what it’s about.',
      'Couples rarely quarrel about the thing on the table. Under it usually lies a wish that nobody has said in plain words.',
      'The first sentence after a quarrel needn’t settle anything. “I don’t like this silence” already opens a door.',
      'Nobody can hit the sore spot as precisely as the person who knows where it is. That’s why it hurts so.',
    ],
    ask: [
      'What was it really about, underneath?',
      'How do the two of you usually find your way back?',
      'What do you wish had been understood?',
    ],
  },
  leftBy: {
    say: [
      'Being left pulls the floor from under the plainest things, a second cup, a side of the bed, a Saturday. I’m so sorry.',
      'One person decided and two have to live with it. You had no vote, and that makes it so hard to take in.',
      'For now it’s enough to get through today: something to eat, someone to ring, sleep if it comes.',
      'The head looks for the one sentence that would have changed everything. Mostly there was no such sentence.',
    ],
    ask: ['What was said at the end?', 'Who is near you these days?', 'Which hour of the day is the worst?'],
  },
  leaving: {
    say: [
      'The one who goes grieves too, only earlier, and mostly without being comforted by anyone.',
      'Such a decision is rarely made in one evening. It has been walking beside you for a good while.',
      'It’s possible to be sure and sad at once. The one doesn’t refute the other.',
      'Papers, keys, accounts, the practical side is best done as a list and with somebody neutral who knows such things.',
    ],
    ask: [
      'When did you first notice that it was over for you?',
      'What is the hardest part of going?',
      'What does the life you are heading for look like?',
    ],
  },
  ex: {
    say: [
      'An ex turns up and for a moment the old film runs again, sound and all. That doesn’t mean one wants to act in it.',
      'Somebody who once knew everything about you is a stranger with familiar eyes now. It’s an odd sort of meeting, even on a screen.',
      'Nothing about an ex has to be answered, liked or explained today. A night’s sleep usually knows more.',
      'What is long past can still have a splinter in it, and one glance or one line is enough to press on it.',
    ],
    ask: [
      'How does the whole thing look to you, with a little distance?',
      'What stirred in you the most?',
      'How did it end between you two back then?',
    ],
  },
  cheated: {
    say: [
      'A lie like that works backwards as well: suddenly every old evening gets checked for what was true in it.',
      'It wasn’t blindness to trust the person closest to you. Trust was the agreement, and the other side broke it.',
      'Nothing needs deciding right now, neither staying nor going. First comes eating, sleeping and one person who’s on your side.',
      'Besides the deceit itself there’s the humiliation of having been kept in the dark. That part deserves anger too.',
    ],
    ask: [
      'How did you find out?',
      'What do you need to know, and what would you rather not?',
      'Who can you talk to about this without being judged?',
    ],
  },
  livingTogether: {
    say: [
      'Living together means meeting a person’s cupboards, thermostat and theory of dishwashers. Love says yes before it has seen all that.',
      'Two households under one roof, and each secretly believes it came with the correct way to hang a towel.',
      'One corner that belongs to each alone, even if it’s only a chair, saves an astonishing number of discussions.',
      'In the end it’s the small daily things that make a home for two, including the ones that drive you up the wall.',
    ],
    ask: [
      'Which of your own habits takes some getting used to?',
      'What is the nicest thing about sharing a home?',
      'Which household question still needs negotiating?',
    ],
  },
  wedding: {
    say: [
      'How wonderful! Two people want to say out loud what they already know, and the world gets a good reason for cake.',
      'Everything around a wedding is up for debate, chairs, aunts, napkins. The yes in the middle is the part that matters.',
      'Lovely news to be part of. Somewhere between ring and registrar lie some of the happiest nerves there are.',
      'A wedding needs two people and a few witnesses. All the rest is decoration, however loudly it presents itself.',
    ],
    ask: [
      'What must there be at your wedding, come what may?',
      'How did the two of you arrive at marrying?',
      'Who are you most looking forward to having there?',
    ],
  },
  anniversary: {
    say: [
      'An anniversary is the only holiday that two people have entirely to themselves. No wonder it deserves a little ceremony.',
      'Congratulations to you both. So many ordinary Tuesdays had to go well for this date to mean something.',
      'Going back to where it all started, or simply telling each other the story again, beats most things in gift wrap.',
      'Every couple has a founding legend, and it gets better with every telling. Today it’s due once more.',
    ],
    ask: [
      'How did your story begin?',
      'Which year together would you like to live again?',
      'What is your way of marking the day?',
    ],
  },
  sweetPartner: {
    say: [
      'That’s love in its working clothes: no speech, just something done because it would make you glad.',
      'The loveliest part is being thought of while you weren’t even looking.',
      'How sweet! Gestures like that are small in the hand and go on warming for days.',
      'Somebody has been paying attention to you, quite closely. That’s worth more than anything with a ribbon.',
    ],
    ask: [
      'How did you react?',
      'What other sweet things is your partner known for?',
      'What could you do in return that would come as a surprise?',
    ],
  },
  single: {
    say: [
      'Being single has two faces, the whole bed and the quiet flat, and they can take turns within one evening.',
      'Apps turn people into a catalogue, and nobody looks their best between two thumbs. Real life has better lighting.',
      'The world sets its tables in even numbers. That says something about tables and nothing about the person who comes alone.',
      'A life on one’s own is a full-size life. It isn’t the waiting room of another one.',
    ],
    ask: [
      'What do you like about being on your own?',
      'When do you mind it most?',
      'What would somebody have to be like to be worth sharing the sofa with?',
    ],
  },
  jealousy: {
    say: [
      'Jealousy makes films out of half a glance, and the one who has to watch them gets no ticket out.',
      'Behind jealousy there’s nearly always a fear of being exchanged. Said in those words, it’s easier to answer than as an accusation.',
      'Checking a phone or a look never calms it for long. The suspicion simply orders another portion.',
      'In a couple jealousy burns at both ends: the one who feels it and the one it’s aimed at both lose sleep.',
    ],
    ask: [
      'What sets it off most often?',
      'How do the two of you talk about it?',
      'What would make things feel safer between you?',
    ],
  },
  comingOut: {
    say: [
      'Changing the words for the person one loves, or finally not changing them, takes more strength than most people ever have to find.',
      'Who hears it, when and in which words belongs to you alone. There’s no deadline and no duty to explain.',
      'Whoever gets to know whom you love has been given something precious. Not everyone knows at once how to hold it.',
      'It’s a curious injustice: some just mention their weekend, and others have to weigh up every sentence of it first.',
    ],
    ask: [
      'Who is easiest to be open with?',
      'What do you fear, and what do you hope for?',
      'What would a day look like without having to hide anything?',
    ],
  },
}
