import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'When a friendship goes quiet there’s no slammed door, no date, no reason to hold on to. That makes it hard to mourn properly.',
      'Always being the one who writes first is tiring, and after a while one starts counting against one’s will.',
      'Behind such silence there’s often a crowded life and a bad conscience that grows with every week. A short “I miss you” can get past it.',
      'There are songs for lost love and hardly any for lost friends, although the gap at the table is just as wide.',
    ],
    ask: [
      'What did the two of you always do together?',
      'When did it begin to change?',
      'What would you write if pride had no say?',
    ],
  },
  friendHurt: {
    say: [
      'A friend is somebody one takes the armour off for. That’s why it goes in so deep when the blow comes from there.',
      'After a betrayal even the good memories look different, as if someone had moved the furniture in them.',
      'Trusting a friend was no mistake on your part. Breaking that trust was the mistake, and it belongs to somebody else.',
      'An explanation can be asked for, forgiveness can take its time, and the friendship needn’t go back to its old shape.',
    ],
    ask: [
      'How did it come out?',
      'What hurts most about it?',
      'What would your friend have to say for you to listen?',
    ],
  },
  friendMoves: {
    say: [
      'One can be glad for a friend and sorry for oneself in the same minute. Both are friendship.',
      'When a friend’s life turns a corner, yours gets a gap in it too: somebody to pop round to, a shared joke, a Thursday.',
      'Some friendships survive any change because they find a new habit in time, however silly: a photo a day, a fixed call.',
      'Friends grow at different speeds and in different directions. It’s nobody’s fault, and it still pulls.',
    ],
    ask: [
      'What will you miss, or what do you miss already?',
      'How did you two become friends?',
      'What new habit could keep you close?',
    ],
  },
  oldFriend: {
    say: [
      'How nice! With old friends the decades fold up like a chair, and one simply sits down again where one left off.',
      'Somebody like that still knows an earlier edition of you, the one most people around you have never met.',
      'Faces change, hairlines go, and the laugh stays exactly as it was. It’s the most reliable proof of identity.',
      'Hearing from somebody after such a time makes one’s own life look longer and richer than it did that morning.',
    ],
    ask: [
      'What did you two get up to back then?',
      'What has become of this friend?',
      'When will you see or hear each other again?',
    ],
  },
  party: {
    say: [
      'Every party has two good places, the kitchen and the exit. The best conversations tend to happen in the first.',
      'A party costs some people energy and gives it to others, with the same music and the same crisps. Both sorts are entirely normal.',
      'Saying beforehand “I can only stay an hour” is an honourable ticket. It can always be extended.',
      'At least a party can be told about afterwards. Evenings on the sofa are cosier but yield fewer anecdotes.',
    ],
    ask: [
      'Who would you like to meet at a party?',
      'What makes an evening among people good for you?',
      'Where do you tend to end up at parties?',
    ],
  },
  newTown: {
    say: [
      'In a new place even buying bread is an expedition, and nobody around knows who you are. That’s lonely and a bit free.',
      'A town becomes home through repetition: the same café, the same bench, the same hour, until faces begin to nod.',
      'At first one only sees other people’s friendships from outside, through lit windows. They all began with a first awkward evening too.',
      'Being new means having no shortcuts yet, neither through the streets nor to people. Both get found by walking.',
    ],
    ask: [
      'What have you discovered there so far?',
      'What do you miss most from where you were?',
      'What kind of people would you like to meet there?',
    ],
  },
  leftOut: {
    say: [
      'Not being asked is a blow without any noise. Nobody did anything, and that’s exactly what was done.',
      'The mind goes back to school in such moments, to the wall where teams were being chosen. That wall is at every age.',
      'It’s fair to say it to one of them, without reproach: “I’d have liked to be there.” Sometimes it was thoughtlessness.',
      'Seeing the others laughing together hurts more than any argument, because there’s nobody to argue with.',
    ],
    ask: [
      'Whose invitation would have mattered most to you?',
      'How did you find out?',
      'With whom do you feel you truly belong?',
    ],
  },
  friendIll: {
    say: [
      'When a friend is in a bad way one wants to lift it off them and can’t. What remains is turning up, and that’s plenty.',
      '“Let me know if you need anything” hands the sick one a task. “I’m bringing soup on Thursday” takes one away.',
      'There’s no right sentence for it. A friend who talks about football or the neighbours as always can be a holiday from being ill.',
      'Worrying about a friend is a quiet kind of burden. Nobody sends flowers to the one who does the worrying.',
    ],
    ask: [
      'What is your friend like in good times?',
      'How do the two of you talk about it?',
      'Who looks after you while you look after your friend?',
    ],
  },
  friendKind: {
    say: [
      'That’s a friend of the best sort: doesn’t ask whether, just comes round with what’s needed.',
      'How lovely. Friendship is hard to define and easy to recognise, usually by somebody standing at the door.',
      'Such things aren’t done for just anyone. You must be worth quite some trouble to that person.',
      'Kindness like that stays in the walls. On some grey day it’ll come to mind again and still be warm.',
    ],
    ask: [
      'How did you two get to know each other?',
      'What did you say?',
      'What would delight your friend in return?',
    ],
  },
  noisyNeighbour: {
    say: [
      'A neighbour is the one person you can’t move away from without hiring a van.',
      'The worst of trouble next door is the waiting for it. Even in the quiet moments one lies there listening.',
      'A log with dates and times is tedious and worth gold if the landlord or the council is ever to take it seriously.',
      'Home is supposed to be the place where nobody gets at you. Somebody behind the wall hasn’t got the message.',
    ],
    ask: [
      'What have you tried so far with these neighbours?',
      'How do the others in the house or street see it?',
      'What would be a truce you could live with?',
    ],
  },
  kindNeighbour: {
    say: [
      'That’s how a street turns into a neighbourhood: somebody does something without being asked and then makes nothing of it.',
      'How lovely. Good people living close by are worth more than a sea view.',
      'Kindness among neighbours rarely comes with words, mostly with food, tools or a hand at the right moment.',
      'Such a thing makes one’s own front door feel different, as if it were a little warmer on the outside too.',
    ],
    ask: [
      'How well do you know each other?',
      'What might you put on their doorstep one day?',
      'What is it like to live there otherwise?',
    ],
  },
  stranger: {
    say: [
      'For a minute someone you’ll probably never see again was entirely on your side. That can hold up a whole day.',
      'How nice. Strangers owe us nothing, which is exactly why such a moment shines.',
      'Somewhere in town that person is walking about with no idea that they’re being told about.',
      'Little encounters like that correct the news a bit. The world also consists of people who do such things.',
    ],
    ask: [
      'What did this person look like?',
      'What would you have liked to know about them?',
      'What did you do with the good mood afterwards?',
    ],
  },
  rudeStranger: {
    say: [
      'A stranger’s nastiness takes five seconds, and then one carries it about all day long. That’s an unfair exchange rate.',
      'Somebody was looking for a place to unload their bile, and you happened to be standing there. It was about them from start to finish.',
      'The perfect retort always arrives two streets later. It’s well worth polishing anyway.',
      'Being insulted by a complete stranger makes a public place feel like someone else’s. It’s as much yours as ever.',
    ],
    ask: [
      'What would have been the perfect answer?',
      'How did the people around you behave?',
      'What is left of it in you now?',
    ],
  },
}
