import type { ReactionPhrases } from '../../phrases.ts'

export const reactions: ReactionPhrases = {
  mirror: {
    positive: [
      '{Clause}: how lovely.',
      '{Clause}, and it clearly does you good.',
      'So {clause}. I’m really glad!',
      '{Clause}! That doesn’t happen every day.',
    ],
    negative: [
      '{Clause}, and that’s no small thing.',
      'So {clause}. I can see why it weighs on you.',
      '{Clause}. I’m sorry.',
      'If I’ve got it right, {clause}.',
    ],
    neutral: [
      'So {clause}.',
      '{Clause}, then.',
      'Right, {clause}. I’m with you.',
      'You’re telling me that {clause}.',
      '{Clause}, good to know.',
      'So {clause}, I see.',
    ],
  },
  salutations: [
    {
      said: /^(?:\p{L}+,? )?(?:(?:are )?(?:you|u) (?:still )?there|still there)\s*\?+$/u,
      say: ['Yes, I’m here.', 'Here, yes.'],
    },
    { said: /\bgood ?morning\b|^morning\b/, say: ['Good morning!', 'Morning!'] },
    { said: /\bgood ?afternoon\b/, say: ['Good afternoon!'] },
    { said: /\bgood ?evening\b|^evening\b/, say: ['Good evening!', 'Evening!'] },
    { said: /\bgood ?night\b|\bnight night\b|\bnighty/, say: ['Good night!', 'Good night, sleep well.'] },
  ],
  why: ['I ask because {because}.', 'Because {because}.', 'Simple: {because}.'],
  whyNothingAsked: [
    'Good question, and I have no sure answer.',
    'The why escapes me: I only know what you tell me.',
  ],
  yes: ['Good.', 'All right.', 'I thought so.', 'Great, let’s go on then.'],
  no: ['That’s fine.', 'Understood, let’s leave it.', 'Okay, no problem.', 'Good to know.'],
  ok: ['Okay, no rush.', 'Fine by me.', 'All right, let’s leave that one.', 'Okay, got you.'],
  unsure: [
    'Not knowing is an honest answer.',
    'It’s perfectly fine not to have a clear idea.',
    'Let’s leave it there; it may come back on its own.',
    'Some answers show up when nobody’s looking.',
  ],
  fine: ['Good to hear.', 'I’m glad.', 'That’s worth something on its own.'],
  poorly: ['I’m sorry to hear that.', 'Thanks for saying it straight.', 'Then let’s not pretend.'],
  anotherText: [
    'I can’t change it, but I have another one:',
    'No rewriting on my side, but there’s this one:',
    'Then perhaps this one:',
  ],
  noMore: ['That’s all I have of those, sorry.', 'I’m out of ideas there, honestly.'],
  settled: [
    'Good. Tell me afterwards how it went, I’m curious.',
    'Fingers crossed, in my way. Let me know how it turns out.',
    'Sounds like a plan. I’m here if anything comes up.',
    'Good choice. And if it goes differently, we’ll look at it again.',
  ],
  presence: [
    'You don’t have to add anything. I’m here.',
    'No need to find words for it right now.',
    'Say as much or as little as you like.',
    'I’m staying with you on this, at your pace.',
    'It’s fine to just leave it standing here for a moment.',
  ],
  offers: [
    [
      'Shall I tell you something for a change?',
      'Then this: someone once planted a tree they’d never sit under, and whistled while doing it. I like that.',
      'All right. A bit of quiet is good company too.',
    ],
    [
      'Would you rather I asked less?',
      'Understood: fewer questions. Just write whatever comes.',
      'Good, then I’ll stay curious.',
    ],
    [
      'Fancy a quick round of “this or that”?',
      'Here goes: window seat or aisle?',
      'No games, then. Just us.',
    ],
    [
      'Shall we just chat about something light?',
      'Gladly: what’s the best thing you’ve eaten this week?',
      'All right, we can also simply stay here.',
    ],
  ],
  newSubjects: [
    'How has your day been so far?',
    'What’s been the best thing about this week?',
    'What would you do if nobody were watching?',
    'What has surprised you lately?',
    'If these days had a title, what would it be?',
    'What last made you laugh?',
    'Is there anything you’re putting off?',
    'What would you never give up?',
  ],
  adviceFollowUp: [
    'Does that seem doable?',
    'Which first step comes easiest to you?',
    'What might get in the way?',
    'Does it ring true, or is it far from you?',
    'When could you try it?',
  ],
  loveFollowUp: [
    'What feels good to you when we talk?',
    'Is there someone in your life you’d like to say it to?',
    'What does loving someone mean to you?',
    'How do you feel, now that you’ve said it?',
  ],
}
