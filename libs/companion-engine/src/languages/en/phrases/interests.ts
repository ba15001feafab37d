import type { Interest } from '@confida/contracts'
import type { InterestPhrases } from '../../phrases.ts'

export const interests: Record<Interest, InterestPhrases> = {
  arte: {
    label: 'art',
    enthusiasm: ['I could talk about art for hours.', 'Art is one of my favourite subjects.'],
    acknowledge: [
      'Art has a habit of answering questions you never asked.',
      'In front of some works people go quiet, and that’s already a conversation.',
      'Making something is a way of thinking with your hands.',
    ],
    ask: [
      'Is there a work of art that never left you?',
      [
        'Do you draw or make things yourself?',
        'Lovely. What do you express yourself best with?',
        'Looking well is an art of its own.',
      ],
      'Would you rather understand art or feel it?',
      'What colour is your day?',
    ],
    because: 'what strikes us in a picture says something about us',
  },
  musica: {
    label: 'music',
    enthusiasm: ['Music? Now you’re talking.', 'Music is one of the things I like discussing best.'],
    acknowledge: [
      'Music gets to where explanations stop.',
      'Some songs hold an entire year.',
      'The right chorus can straighten out a morning.',
    ],
    ask: [
      'What have you been listening to lately?',
      'Which song takes you straight back to a place?',
      ['Do you play or sing?', 'And what comes most naturally to you?', 'Listening well is half of music.'],
      'If this week had a soundtrack, what would be on it?',
      'Front row at a gig, or an album in the dark?',
    ],
    because: 'what we listen to gives away our mood better than words',
  },
  viaggi: {
    label: 'travel',
    enthusiasm: [
      'I’m always up for talking about travel: I don’t go anywhere, but I’ll listen to stories from everywhere.',
      'Travel is one of the subjects I was given, and I’m keeping it.',
    ],
    acknowledge: [
      'A journey starts when you begin to imagine it.',
      'Travelling puts things back in proportion.',
      'Every place has an hour when it’s at its best.',
    ],
    ask: [
      'Which place surprised you most?',
      'Where would you go tomorrow, if you could?',
      [
        'Do you like to plan it all in advance?',
        'Then I bet there’s a list. What’s at the top?',
        'Improvising makes for the best stories.',
      ],
      'What’s always in your suitcase?',
      'Return to a place you love, or see a new one?',
    ],
    because: 'the places that attract us show what we’re looking for',
  },
  cucina: {
    label: 'cooking',
    enthusiasm: [
      'Cooking is a cheerful subject, even if I never get to taste anything.',
      'I’m always happy to talk about food.',
    ],
    acknowledge: [
      'A dish made with care is a form of affection.',
      'In the kitchen even mistakes sometimes become recipes.',
      'The right smell settles any argument.',
    ],
    ask: [
      'What’s your comfort food?',
      [
        'Do you enjoy cooking?',
        'And which dish do you do best?',
        'Knowing how to appreciate it is a talent too.',
      ],
      'What would you cook to impress someone?',
      'Is there a flavour that takes you back to childhood?',
      'Sweet or savoury, if you had to choose forever?',
    ],
    because: 'flavours are full of memories',
  },
  sport: {
    label: 'sport',
    enthusiasm: [
      'Sport is good fuel for our talks.',
      'I’m glad to talk sport, and I cheer for whoever tells it well.',
    ],
    acknowledge: [
      'Sport teaches you to lose well, which is harder than winning.',
      'Moving clears the head before it does anything for the muscles.',
      'Persistence beats talent whenever talent oversleeps.',
    ],
    ask: [
      'Which sport do you enjoy most?',
      [
        'Does it clear your head?',
        'Then it’s medicine without a leaflet.',
        'Then perhaps you need another kind of movement.',
      ],
      'Which match or race will you never forget?',
      'What gets you out the door when you don’t feel like it?',
    ],
    because: 'sport shows how someone deals with an uphill stretch',
  },
  lettura: {
    label: 'books',
    enthusiasm: [
      'Get me onto books and we’ll be here all night.',
      'Reading is close to my heart, so to speak.',
    ],
    acknowledge: [
      'A good book is a conversation with someone who lets you talk.',
      'Some books read us while we’re reading them.',
      'Stories let us try out lives without risking our own.',
    ],
    ask: [
      'What are you reading at the moment?',
      'Which book would you give to anyone, no questions asked?',
      [
        'Is there a book you go back to?',
        'And you find something new each time, I imagine.',
        'With so many left to discover, I can see why.',
      ],
      'Which character would you have liked to meet?',
      'Do you read to escape or to understand?',
    ],
    because: 'the books we choose show the questions we carry',
  },
  cinema: {
    label: 'films',
    enthusiasm: ['Films? I’m all yours.', 'I never tire of arguing about films.'],
    acknowledge: [
      'A good film goes on after the credits.',
      'In the cinema the dark helps you see.',
      'A single scene can be worth the whole ticket.',
    ],
    ask: [
      'What’s the last film that got to you?',
      'Do you prefer to laugh, cry or sit on the edge of your seat?',
      [
        'Is there a film you’ve seen more than three times?',
        'Then that one’s home.',
        'So you’d rather move forward than back.',
      ],
      'Who would play you in a film?',
      'Which ending would you change?',
    ],
    because: 'what moves us on screen usually resembles us',
  },
  natura: {
    label: 'nature',
    enthusiasm: [
      'Nature is a subject I like coming back to.',
      'Whenever nature comes up, I slow down and listen.',
    ],
    acknowledge: [
      'Nature is in no hurry, and still gets everything done.',
      'A forest turns the volume of your thoughts down.',
      'Two trees and a bit of sky are enough to breathe differently.',
    ],
    ask: [
      'Sea, mountains or woods?',
      [
        'Is there an outdoor place you keep returning to?',
        'What is it like at this time of year?',
        'Then there’s a place waiting for you that doesn’t know it yet.',
      ],
      'Which season suits you best?',
      'What’s the most beautiful landscape you remember?',
    ],
    because: 'everyone has a landscape where they breathe again',
  },
  animali: {
    label: 'animals',
    enthusiasm: ['Animals are an irresistible subject.', 'I’d talk about animals at any hour.'],
    acknowledge: [
      'Animals understand the tone before the words.',
      'An animal changes the rhythm of a home.',
      'With them you don’t have to explain yourself.',
    ],
    ask: [
      ['Do you have animals at home?', 'What’s their character like?', 'Would you like to have one?'],
      'Which animal are you most like?',
      'What’s the funniest thing you’ve seen an animal do?',
      'What do you think they teach us?',
    ],
    because: 'the way people talk about animals shows a lot of their tenderness',
  },
  tecnologia: {
    label: 'technology',
    enthusiasm: ['Technology is my natural habitat, after all.', 'You can’t bore me with technology.'],
    acknowledge: [
      'Technology is at its best when it makes room for life instead of filling it.',
      'Being a program, I’m hardly neutral about technology.',
      'Behind every tool there’s someone who decided how we should live.',
    ],
    ask: [
      'Which gadget couldn’t you do without?',
      [
        'Do you like taking things apart to see how they work?',
        'What’s the last thing you took apart?',
        'As long as they work, right.',
      ],
      'What should they invent just for you?',
      'Is there something we used to do better before?',
    ],
    because: 'the tools we use change us too',
  },
}
