import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'So you’re into a book.',
      'It’s nice to have something good to read.',
      'Books can really keep you busy.',
      'Reading is such a good way to spend time.',
    ],
    ask: [
      'What do you like about that book?',
      'How did you come across it?',
      'What sort of books do you like best?',
    ],
  },
  film: {
    say: [
      'So you’ve seen a film.',
      'There’s plenty to say about a film like that.',
      'Films can be so different from what you expect.',
      'Watching a film is a nice break from everything.',
    ],
    ask: [
      'Which scene do you remember most?',
      'Would you watch it again?',
      'What kind of films do you like best?',
    ],
  },
  series: {
    say: [
      'So it’s about a series.',
      'A series like that is hard to stop watching.',
      'One episode quickly turns into three.',
      'You’re really into that show.',
    ],
    ask: [
      'Who’s your favourite character?',
      'Who do you talk to about the show?',
      'Which other series have you enjoyed?',
    ],
  },
  music: {
    say: [
      'Music can do so much for you.',
      'So it’s all about music.',
      'You’ve got music that really means something to you.',
      'It’s lovely to have songs and sounds you love.',
    ],
    ask: [
      'What do you like so much about it?',
      'When do you listen to music most?',
      'What kind of music did you grow up with?',
    ],
  },
  instrument: {
    say: [
      'Playing an instrument takes a lot of practice.',
      'So you’re making music yourself.',
      'It’s nice to play an instrument.',
      'Getting good at an instrument takes time.',
    ],
    ask: [
      'Which piece would you love to play one day?',
      'Who gets to hear you play?',
      'What made you choose that instrument?',
    ],
  },
  singing: {
    say: [
      'Singing does you good.',
      'So you sing, how nice!',
      'It’s lovely to use your voice like that.',
      'There’s a lot of joy in singing.',
    ],
    ask: [
      'What do you like singing most?',
      'Have you always liked to sing?',
      'Do you get nervous when people listen?',
    ],
  },
  drawing: {
    say: [
      'So you’ve been making pictures.',
      'Drawing and painting take patience.',
      'It’s nice to put something on paper or canvas.',
      'How nice to draw or paint like that.',
    ],
    ask: [
      'Do you show your pictures to anyone?',
      'What else do you like to draw or paint?',
      'Did you already like it as a child?',
    ],
  },
  handicraft: {
    say: [
      'So you’re making something with your own hands.',
      'Making things by hand takes patience.',
      'How nice to make something yourself!',
      'Work like that takes time and care.',
    ],
    ask: [
      'Who taught you how to do it?',
      'What would you like to make next?',
      'How long does something like that take?',
    ],
  },
  photos: {
    say: [
      'So you’ve been out with the camera.',
      'A good photo takes patience.',
      'Taking pictures is a lovely hobby.',
      'You look at things closely when you take photos.',
    ],
    ask: [
      'What do you like photographing most?',
      'Who gets to see your pictures?',
      'What makes a photo a good one for you?',
    ],
  },
  videoGame: {
    say: [
      'So it’s about a video game.',
      'Video games can really grip you.',
      'Gaming can be fun and annoying at once.',
      'Hours go by fast with a game like that.',
    ],
    ask: [
      'What do you like about that game?',
      'Which game did you play first?',
      'Do you play alone or with others?',
    ],
  },
  boardGame: {
    say: [
      'Games like that can get really serious.',
      'So you’ve been playing a good old game.',
      'A game is a nice way to spend time.',
      'It’s fun to sit at a table and play.',
    ],
    ask: ['Which game do you like best?', 'Did you play a lot of games as a child?', 'Are you a good loser?'],
  },
  teamWon: {
    say: [
      'Your team won, how brilliant!',
      'What a great win for your team!',
      'How exciting, a victory for your side!',
      'So they did it and won, how wonderful!',
    ],
    ask: ['Who did you celebrate with?', 'How long have you supported them?', 'Which moment was the best?'],
  },
  teamLost: {
    say: [
      'Oh no, so your team lost.',
      'A defeat like that really hurts.',
      'It’s so disappointing when your team loses.',
      'What a pity for your team.',
    ],
    ask: [
      'What went wrong, do you think?',
      'Who do you usually watch the matches with?',
      'Did they deserve to lose?',
    ],
  },
  ownMatch: {
    say: [
      'So it’s about a match of your own.',
      'Playing in a match takes a lot of energy.',
      'A match is always exciting when you’re playing yourself.',
      'You’re really into your sport.',
    ],
    ask: [
      'How often do you train?',
      'Does anyone come to watch you play?',
      'What do you like most about the sport?',
    ],
  },
  running: {
    say: [
      'So you go running.',
      'Running takes real effort.',
      'It’s good to get out for a run.',
      'All that running is hard work.',
    ],
    ask: [
      'What’s your favourite route?',
      'What do you think about while you run?',
      'How did you get into running?',
    ],
  },
  hiking: {
    say: [
      'So you’ve been out walking.',
      'A long hike is tiring and lovely.',
      'It’s good to be out on foot.',
      'That’s a lot of walking.',
    ],
    ask: [
      'What did you see on the way?',
      'Who do you like to go hiking with?',
      'Where would you like to walk next?',
    ],
  },
  cycling: {
    say: [
      'So you’ve been out on the bike.',
      'Cycling takes strength, and it’s fun.',
      'A bike ride is a good way to be outdoors.',
      'You’ve really been pedalling.',
    ],
    ask: [
      'What kind of bike do you have?',
      'Where do you like riding most?',
      'Have you always cycled a lot?',
    ],
  },
  sea: {
    say: [
      'So you’ve been by the water.',
      'Being near the water feels so good.',
      'How lovely, a time by the water!',
      'It’s so nice to swim or be at the beach.',
    ],
    ask: [
      'Do you usually go there on your own?',
      'Have you always liked the water?',
      'How often do you get there?',
    ],
  },
  dancing: {
    say: [
      'Dancing is such fun.',
      'So you’ve been dancing.',
      'It’s good to move to music.',
      'How nice to dance like that!',
    ],
    ask: [
      'Which dance do you like best?',
      'How did you get into dancing?',
      'Who’s your favourite person to dance with?',
    ],
  },
  fishing: {
    say: [
      'So you’ve been out in nature.',
      'It’s good to spend hours out there like that.',
      'Nature has so much to find and watch.',
      'Being out there quietly is lovely.',
    ],
    ask: ['Who taught you about it?', 'Do you go there on your own?', 'What would you love to find one day?'],
  },
  writing: {
    say: [
      'So you’ve been writing.',
      'Writing takes patience and time.',
      'It’s good to write things down.',
      'Putting things into words is not easy.',
    ],
    ask: ['When do you write best?', 'What do you like writing about?', 'What made you start writing?'],
  },
  museum: {
    say: [
      'So you’ve been out to see something special.',
      'It’s nice to go out for art or theatre.',
      'An outing like that gives you something to think about.',
      'There’s so much to see at a place like that.',
    ],
    ask: [
      'What will you remember most?',
      'Who do you usually go with?',
      'Do you often go to things like that?',
    ],
  },
  volunteering: {
    say: [
      'So you’re helping out as a volunteer.',
      'Volunteering takes time and energy.',
      'It’s good that you give your time like that.',
      'Help like that is really needed.',
    ],
    ask: [
      'How did you get into volunteering?',
      'What do you like most about it?',
      'Who else is there with you?',
    ],
  },
  stars: {
    say: [
      'The sky can be so beautiful.',
      'So you’ve been looking up at the sky.',
      'It’s lovely to look at the sky like that.',
      'There’s so much to see up there.',
    ],
    ask: [
      'What would you love to see up there one day?',
      'Do you know a lot about the stars?',
      'Do you often look at the sky?',
    ],
  },
}
