import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Moving house is a huge effort.',
      'So you’re busy with a move.',
      'Leaving one home for another is a big step.',
      'All that packing, carrying and unpacking is exhausting.',
    ],
    ask: [
      'Who’s helping you with the move?',
      'What are you looking forward to in the new home?',
      'What will you miss about the old place?',
    ],
  },
  flatHunt: {
    say: [
      'Finding a place to live is so hard.',
      'Looking for a flat takes so much patience.',
      'It’s exhausting, the search for a home.',
      'So the flat hunt goes on.',
    ],
    ask: [
      'What matters most to you in a flat?',
      'How soon do you need to find something?',
      'Is there an area you’d like best?',
    ],
  },
  rent: {
    say: [
      'Renting can be such a worry.',
      'So there’s trouble with rent and landlord.',
      'It’s really stressful, all that with the rented place.',
      'Being a tenant is really hard sometimes.',
    ],
    ask: [
      'Have you had trouble with the landlord before?',
      'Is there somebody who can advise you about it?',
      'Can anyone in the family help out?',
    ],
  },
  brokenThing: {
    say: [
      'How annoying when things break.',
      'So something’s broken, what a pain.',
      'That’s such a nuisance, something breaking like that.',
      'It’s frustrating when something just stops working or breaks.',
    ],
    ask: ['Had you had it for long?', 'Can it be repaired?', 'Will it be expensive for you?'],
  },
  carTrouble: {
    say: [
      'Trouble with the car is such a nuisance.',
      'Oh no, the car’s letting you down.',
      'It’s so annoying when the car gives you trouble.',
      'Car problems are always such a hassle.',
    ],
    ask: [
      'How do you get around without the car?',
      'Have you had a lot of trouble with that car?',
      'Is there a garage you trust?',
    ],
  },
  cleaning: {
    say: [
      'Housework is real work.',
      'So you’ve been busy with the cleaning.',
      'There’s always so much to clean and tidy.',
      'Keeping a home clean takes a lot of time.',
    ],
    ask: [
      'Which chore do you like least?',
      'Do you put music on while you clean?',
      'Does anyone help you with the housework?',
    ],
  },
  garden: {
    say: [
      'A garden always gives you something to do.',
      'So it’s about your garden.',
      'You put a lot of care into your plants.',
      'Growing things takes patience.',
    ],
    ask: [
      'What do you like growing most?',
      'What does it all look like out there at the moment?',
      'Have you always liked gardening?',
    ],
  },
  plantDied: {
    say: [
      'What a pity about your plant.',
      'Losing a plant you cared for is sad.',
      'Oh no, so it didn’t survive.',
      'It’s a shame when a plant dies.',
    ],
    ask: [
      'Do you have other plants too?',
      'Would you like to get a new one?',
      'Was it a favourite of yours?',
    ],
  },
  decorating: {
    say: [
      'So you’re doing up your home.',
      'It’s nice to make a home the way you like it.',
      'A bit of a change at home, how nice.',
      'Doing up a place is a lot of work.',
    ],
    ask: [
      'What else would you like to change at home?',
      'Which room do you like best?',
      'Do you have someone to help you with it?',
    ],
  },
  flatmate: {
    say: [
      'So it’s about sharing a home with others.',
      'Flatmates make such a difference at home.',
      'Sharing a flat isn’t always simple.',
      'Living with a flatmate takes some getting used to.',
    ],
    ask: [
      'How long have you lived together?',
      'How well do you get on in general?',
      'How did you find each other?',
    ],
  },
  parcel: {
    say: [
      'Trouble with a parcel is so annoying.',
      'So something’s gone wrong with a delivery.',
      'It’s frustrating when the post doesn’t work as it should.',
      'All that bother because of a package.',
    ],
    ask: [
      'Was it something important?',
      'Have you been able to reach anyone about the parcel?',
      'Does that happen a lot with deliveries at your place?',
    ],
  },
  lostThing: {
    say: [
      'Losing something is so annoying.',
      'That’s a horrible moment, when you can’t get at your things.',
      'Oh no, how upsetting to be without your things.',
      'It’s so stressful when your things aren’t where they should be.',
    ],
    ask: ['When did you notice?', 'Is there anyone who can help?', 'Does that happen to you often?'],
  },
  foundThing: {
    say: [
      'What a lovely find!',
      'How nice that it turned up!',
      'It’s a joy to find something like that.',
      'So you found it, how good!',
    ],
    ask: [
      'Who have you told about the find?',
      'How did you feel when you saw it?',
      'Does it mean a lot to you?',
    ],
  },
  heat: {
    say: [
      'Heat like that is exhausting.',
      'So it’s far too hot where you are.',
      'It’s hard to do anything in such heat.',
      'Hot days like that really wear you out.',
    ],
    ask: [
      'Is there anywhere cool you can go?',
      'When is it supposed to get cooler?',
      'How do you normally cope with the heat?',
    ],
  },
  badWeather: {
    say: [
      'Weather like that gets you down.',
      'So the weather’s really bad where you are.',
      'It’s no fun when it’s like that outside.',
      'Such awful weather spoils so much.',
    ],
    ask: [
      'Did you have plans outside?',
      'How long is it meant to go on?',
      'What do you like doing on days like that?',
    ],
  },
  fineWeather: {
    say: [
      'How nice, such beautiful weather!',
      'Weather like that is a joy!',
      'So it’s really lovely out there!',
      'It’s so good when the weather’s like that.',
    ],
    ask: [
      'Is there a nice spot near you to enjoy it?',
      'Who’s there to enjoy it with you?',
      'What do you like doing best in such weather?',
    ],
  },
  phoneTrouble: {
    say: [
      'Trouble with phones and computers is so annoying.',
      'So the technology isn’t working for you.',
      'It’s maddening when things like that don’t work.',
      'Oh no, all that bother with your devices.',
    ],
    ask: [
      'Do you know anyone who’s good with such things?',
      'Can you manage without it for a while?',
      'Do you need it for work?',
    ],
  },
}
