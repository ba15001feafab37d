import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'I’m sorry you’re feeling so low.',
      'You don’t have to explain why you’re sad.',
      'When you’re low, even small things are hard.',
      'Thank you for saying it so openly.',
    ],
    ask: [
      [
        'Did something happen today?',
        'Then let’s start there, slowly.',
        'Sometimes it comes without a clear reason, and that’s all right.',
      ],
      'What’s hardest about it for you?',
      [
        'Have you told anyone about it yet?',
        'Good, it helps when someone knows.',
        'Then it’s good that you told me.',
      ],
      'What usually helps you a little?',
      'What would do you good right now?',
    ],
    advice: [
      'Do one small thing today, like a hot shower or a walk.',
      'Write to someone who cares about you, even just “rough day”.',
    ],
    because: 'it can help to say what makes you sad',
  },
  angry: {
    acknowledge: [
      'I can see why that made you angry.',
      'It makes sense that you’re angry.',
      'You’re entitled to be furious about that.',
      'You can let your anger out here.',
    ],
    ask: [
      'What got to you more: what happened, or the way it happened?',
      [
        'Is this the first time?',
        'Then there may still be time to clear it up.',
        'So it keeps happening, no wonder you’re out of patience.',
      ],
      'What would you have wanted to hear instead?',
      [
        'Have you said it to their face?',
        'That wasn’t easy, and now it’s their turn.',
        'Maybe waiting a little will help you find the right words.',
      ],
    ],
    advice: [
      'Write an angry reply, don’t send it, and read it tomorrow.',
      'Before you talk, decide what you want from it.',
    ],
    because: 'it helps to know what exactly made you angry',
  },
  anxious: {
    acknowledge: [
      'I understand that you’re worried.',
      'It’s clear how much this is on your mind.',
      'Being nervous doesn’t mean it will go wrong.',
      'That kind of worry is exhausting.',
    ],
    ask: [
      'What scares you most about it?',
      [
        'Is there anything you can do about it?',
        'Then let’s start with that.',
        'Then it isn’t up to you alone.',
      ],
      'What helped you the last time you felt like this?',
      'What would you tell a friend with this fear?',
      [
        'Do you manage to switch off at all during the day?',
        'Good, those breaks are important.',
        'Then try to take a short one, even five minutes.',
      ],
    ],
    advice: [
      'Breathe in for four seconds and out for six, ten times.',
      'Divide it into small steps and start with the easiest.',
    ],
    because: 'it can help to say exactly what scares you',
  },
  tired: {
    acknowledge: [
      'It sounds like you’re really worn out.',
      'Being tired doesn’t mean you’re lazy.',
      'That must be exhausting.',
      'Then we’ll take it slowly.',
    ],
    ask: [
      [
        'Has it been like this for a while?',
        'Then you may need to take something off your list.',
        'Then a quiet evening may help a bit.',
      ],
      'Is it more your body or your head that’s tired?',
      'What took the most out of you?',
      [
        'Can you take it easy tonight?',
        'Good, then do nothing for a while.',
        'Then let’s choose at least one thing to put off.',
      ],
    ],
    advice: [
      'Take one thing off tomorrow’s list that can wait.',
      'Try turning off screens half an hour earlier tonight.',
    ],
    because: 'it helps to know what kind of tired you are',
  },
  lonely: {
    acknowledge: [
      'Feeling lonely is really hard.',
      'It’s good that you wrote that.',
      'Feeling this way doesn’t mean you matter less to people.',
      'I’m only a program, but I’m here right now.',
    ],
    ask: [
      'Who do you miss most these days?',
      [
        'Is there someone you could message, just to say hello?',
        'Then that message could go out today, even a short one.',
        'Then maybe a place where people do something together would help.',
      ],
      'At what time of day do you feel it most?',
      'When did you last feel at ease in company?',
    ],
    advice: [
      'Message someone you haven’t spoken to in a while.',
      'Look for something that meets every week, like a class or choir.',
    ],
    because: 'it helps to know what you’re missing',
  },
  bored: {
    acknowledge: [
      'Being bored can be really tiresome.',
      'Some days just go very slowly.',
      'It’s all right to be bored now and then.',
    ],
    ask: [
      'What do you feel like, talking or doing something?',
      'What last made you lose track of time?',
      [
        'Shall we play “this or that”?',
        'Excellent: the sea in winter or the mountains in summer?',
        'Fair enough, no games.',
      ],
      'What would you do with three free hours?',
    ],
    advice: [
      'Spend ten minutes on something you liked as a child.',
      'Go for a walk without a plan and look around.',
    ],
    because: 'it helps to know what you’d feel like doing',
  },
  hurt: {
    acknowledge: [
      'I understand that this hurts.',
      'It makes sense that you’re hurt.',
      'That’s not how anyone should be treated.',
    ],
    ask: [
      'What hurt you most about it?',
      [
        'Do you think they know they hurt you?',
        'Then it’s even harder to understand.',
        'Then maybe you could tell them one day.',
      ],
      'What would you need right now?',
      [
        'Would you still like to sort it out with them?',
        'Then let’s think about how you could begin.',
        'That’s all right, you can keep your distance.',
      ],
    ],
    advice: [
      'Talk about how you felt rather than what they did.',
      'Don’t decide right away, sleep on it first.',
    ],
    because: 'it helps to know what exactly hurt you',
  },
  happy: {
    acknowledge: [
      'How lovely to read that!',
      'That sounds like it does you good.',
      'It’s great that you’re happy.',
      'You sound really happy.',
    ],
    ask: [
      'What was the best moment?',
      [
        'Have you told anyone yet?',
        'It’s nice to share something good.',
        'Then it’s nice that you told me first.',
      ],
      'Who would you like to share it with?',
      'What made it possible?',
      'How would you like to celebrate?',
    ],
    because: 'good things are worth telling',
  },
  proud: {
    acknowledge: ['Congratulations, truly!', 'You really earned that.', 'Well done, enjoy it for a while.'],
    ask: [
      'What was the hardest part?',
      'Who do you want to know about it first?',
      ['Did you expect it?', 'Then you were right to trust yourself.', 'Then it’s an even nicer surprise.'],
      'How did you keep going?',
    ],
    because: 'it’s interesting how you got there',
  },
}
