import type { GameWords } from '../../skills.ts'
import { request } from './request.ts'
import { riddle } from './riddles.ts'

export const games: GameWords = {
  stop: request(
    "(?:i )?(?:stop|quit|enough|give up|i'm done|let's stop|stop (?:it|the game|playing)|end (?:it|the game)|no more|i don't want to play(?: any ?more)?|let's do something else|that's enough)(?: playing| the game)?",
  ),
  which: request(
    '(?:what|which) games? (?:can we play|do you know|can you play|are there|do you have|could we play)|(?:what|which) (?:can|could) we play',
  ),
  menu: 'I know four: guess the number, rock paper scissors, word chain, and this or that. Which one?',
  guess: {
    start: request(
      "(?:let's |let us |can we |shall we |want to |wanna |i want to |we could )?(?:play )?(?:a game of )?(?:guess(?:ing)? (?:the |a |my |your )?number|number guessing|guess a number|think of a number|the number game)(?: game)?(?: with me)?",
    ),
    opening: 'I’m thinking of a number from 1 to 100. What’s your first guess?',
    higher: 'Mine is higher than {number}.',
    lower: 'Mine is lower than {number}.',
    outside: 'It lies between 1 and 100. Try again?',
    found: 'Yes, {number}! Number of guesses: {tries}. Game over, well played.',
    stopped: 'All right, we stop here. It was {number}.',
  },
  hands: {
    start: request(
      "(?:let's |let us |can we |shall we |want to |wanna |i want to |we could )?(?:play )?(?:a game of )?rock,? ?paper,? ?(?:and )?scissors(?: with me)?",
    ),
    opening: 'Rock, paper, scissors, first to three. I’ve chosen: what’s yours?',
    names: { rock: /\brock\b/, paper: /\bpaper\b/, scissors: /\bscissors?\b/ },
    labels: { rock: 'rock', paper: 'paper', scissors: 'scissors' },
    win: 'I had {mine}: your point. {yours}:{me}. Next round?',
    lose: 'I had {mine}: my point. {yours}:{me}. Next round?',
    draw: 'I had {mine} too: a draw. {yours}:{me}. Next round?',
    won: 'I had {mine}, and that’s the match: you win {yours}:{me}. Congratulations!',
    lost: 'I had {mine}, and that’s the match: it goes to me, {yours}:{me}. Rematch whenever you like.',
    stopped: 'We’ll leave it there: {yours}:{me}, you first.',
  },
  chain: {
    start: request(
      "(?:let's |let us |can we |shall we |want to |wanna |i want to |we could )?(?:play )?(?:the |a game of )?word[- ]?chain(?: game)?(?: with me)?",
    ),
    opening:
      'Word chain: each word begins with the last letter of the one before. I start with “{word}”. You need one with {letter}.',
    next: '“{word}”. You need one with {letter}.',
    wrong: 'That one doesn’t begin with {letter}. Another try?',
    repeated: 'We’ve had that one. Another with {letter}?',
    won: 'I have no word with {letter} left, so you win. Words in our chain: {count}. Well played!',
    stopped: 'We’ll end the chain here. Words in it: {count}.',
    words:
      'apple tiger river rain night table elephant train nest tree egg garden nose ear rabbit tea ant tent toast tower rose evening gate island dream moon north hat king lamp piano orange eagle ladder road dog guitar summer radio olive engine door yellow window wolf fox key yarn honey hill leaf fire uncle umbrella ice snow water bread cloud desk kite lemon mountain oven paper queen sand violin zebra jacket pencil'.split(
        ' ',
      ),
  },
  choice: {
    next: [
      'Noted. Next one:',
      'I’d have guessed that. And:',
      'Good instinct. Then:',
      'Clear answer. Last one:',
    ],
    finished:
      'That was five out of five, no dithering: now I know you a little better. Another game, or shall we talk?',
    stopped: 'Fine, enough choosing. What’s on your mind?',
  },
  riddle,
}
