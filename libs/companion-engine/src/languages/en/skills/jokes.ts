import type { JokeWords } from '../../skills.ts'

export const jokes: JokeWords = {
  ask: /\b(?:tell me (?:a|another|one more) (?:\w+ )?joke|(?:a|another|one more) joke,? please|another joke|one more joke|tell me something funny|know any (?:good )?jokes|make me laugh)\b|^(?:a )?joke$/,
  another:
    /^(?:(?:haha\w*|lol|ok|ha|nice|good one|funny|yes|yeah|please),? )*(?:another(?: one)?|one more|(?:tell me )?(?:another|one more)(?: one)?|more|again|next(?: one)?|do you have (?:another|more)|got (?:another|more|any more)(?: one)?)(?: please)?$/,
  jokes: [
    'I’m reading a book about anti-gravity. I can’t put it down.',
    'Why don’t skeletons fight? They haven’t got the guts.',
    'I used to hate facial hair, but then it grew on me.',
    'What do you call a fish without eyes? Fsh.',
    'My umbrella and I broke up. It kept folding under pressure.',
    'Why did the scarecrow win a prize? Outstanding in the field.',
    'What do you call cheese that isn’t yours? Nacho cheese.',
    'Why did the bicycle lie down? It was two-tired.',
    'I told my plants a joke. They’re still rooted to the spot.',
    'How does the ocean say hello? It waves.',
  ],
  usedUp: 'That was my last one, and I’d rather not repeat myself. Your turn: do you know one?',
}
