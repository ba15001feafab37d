import type { AftercarePhrases } from '../../phrases.ts'

export const aftercare: AftercarePhrases = {
  say: [
    'I’m reading you, and for now I’m staying with what you wrote before.',
    'Thank you for going on writing: you don’t have to carry this by yourself.',
    'What you feel matters, even if it’s hard to say.',
    'I’m staying with you on this: everything else can wait.',
    'Whatever you can say right now is all right.',
    'There’s no need to find the right words.',
  ],
  ask: [
    'How are you now, at this moment?',
    'Is there somebody near you who can be with you tonight?',
    'Do you feel safe right now?',
    'What weighs the most, just now?',
    'Have you told anyone what you wrote to me? The help lines answer at night, too.',
    'How is it now, compared with before?',
  ],
  eased: [
    'I’m glad to read that, and I believe you. If it gets heavy again, write it, to me or to somebody you trust. What would you like to talk about?',
    'All right, I’ve heard you: thank you for telling me. The help lines stay there in case. What shall we talk about?',
    'Understood, thank you. I ask because it matters. What would you feel like now?',
  ],
}
