import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'I’m sorry today is this heavy.',
      'Sadness doesn’t have to justify itself; it can simply sit here with us for a bit.',
      'When you’re low, even small things cost double.',
      'Thank you for saying it. That isn’t a small thing.',
    ],
    ask: [
      [
        'Did something happen today?',
        'Then let’s start there, slowly.',
        'Sometimes it comes without a clear reason, and it counts just the same.',
      ],
      'Which part of it weighs the most?',
      [
        'Have you told anyone about it yet?',
        'Good. Some things weigh less when two people carry them.',
        'Then at least you’ve set a little of it down here.',
      ],
      'What usually lifts you, even slightly?',
      'If this sadness could ask for one thing, what would it be?',
    ],
    advice: [
      'Pick one tiny thing for today, like a hot shower or ten minutes outside, and let that be enough.',
      'Write to someone who cares about you, even just “rough day”. That’s all it takes.',
    ],
    because: 'sadness tends to be less frightening once it has an outline',
  },
  angry: {
    acknowledge: [
      'I can see why that made you angry.',
      'Anger usually guards something we care about.',
      'You’re entitled to be furious about that.',
      'Go ahead and vent. Nothing breaks in here.',
    ],
    ask: [
      'What got to you more: what happened, or the way it happened?',
      [
        'Is this the first time?',
        'Then there may still be time to clear it up.',
        'So it’s not an incident, it’s a pattern. No wonder your patience ran out.',
      ],
      'What would you have wanted to hear instead?',
      [
        'Have you said it to their face?',
        'That takes something. Now it’s their move.',
        'Maybe waiting a little will help you find the right words.',
      ],
    ],
    advice: [
      'Write the meanest reply you can think of, don’t send it, and read it again tomorrow.',
      'Before you talk about it, decide on the one thing you want out of it. The rest is noise.',
    ],
    because: 'knowing what set the anger off makes it easier to decide what to do with it',
  },
  anxious: {
    acknowledge: [
      'Worry always runs ahead, and meanwhile you’re still here.',
      'That knot in the stomach comes with caring about something.',
      'Nerves tell you it matters. They don’t tell you it will go wrong.',
      'Waiting like that wears a person out.',
    ],
    ask: [
      'What’s the version of this that scares you most?',
      [
        'Is any part of it in your hands?',
        'Then let’s keep our eyes on that part.',
        'Then it isn’t yours to carry alone.',
      ],
      'What went right the last time you were in a similar spot?',
      'If a friend had this exact fear, what would you tell them?',
      [
        'Do you manage to switch off at all during the day?',
        'Good. Those breaks are worth gold.',
        'Then you owe yourself a small one, even five minutes.',
      ],
    ],
    advice: [
      'Try your breath: four seconds in, six out, ten times. Simple, and the body listens.',
      'Cut the thing into pieces until one looks laughably easy, and start with that.',
    ],
    because: 'a fear spoken in full is often smaller than the one circling in your head',
  },
  tired: {
    acknowledge: [
      'Sounds like your battery is flat.',
      'Being tired isn’t laziness, it’s the bill for what you’ve been carrying.',
      'That was a long one, then.',
      'No demanding talk in that case. We’ll take it slow.',
    ],
    ask: [
      [
        'Has it been like this for a while?',
        'Then one night won’t fix it; something has to come off your plate.',
        'Then a quiet evening may do half the job.',
      ],
      'Is it more your body or your head that’s tired?',
      'What took the most out of you?',
      [
        'Can you get away with doing nothing tonight?',
        'Perfect. Nothing is a serious plan.',
        'Then let’s choose at least one thing to put off.',
      ],
    ],
    advice: [
      'Take a single thing off tomorrow’s list: the one nobody will miss.',
      'Screens off half an hour early tonight. It sounds minor, but your head notices.',
    ],
    because: 'a tired body and a tired mind need different things',
  },
  lonely: {
    acknowledge: [
      'Loneliness is often loudest when there’s noise all around.',
      'You did right to write that.',
      'Feeling this way doesn’t mean you matter less to people.',
      'I’m glad to read you; and I wish you a real voice now and then, too.',
    ],
    ask: [
      'Who do you miss most these days?',
      [
        'Is there someone you could message, just to say hello?',
        'Then that message could go out today, even a short one.',
        'Then let’s think of a place where people meet by doing something together.',
      ],
      'At what time of day do you feel it most?',
      'When did you last feel at ease in company?',
    ],
    advice: [
      'Message someone you haven’t spoken to in months. It’s nearly always more welcome than we expect.',
      'Look for something that meets every week, a class or a choir. Regular is what turns faces into friends.',
    ],
    because: 'knowing what’s missing helps you see where to look for it',
  },
  bored: {
    acknowledge: [
      'Boredom is just time waiting for an idea.',
      'Ah, one of those days that won’t move.',
      'Good: remarkable things have come out of boredom.',
    ],
    ask: [
      'Would you rather do something, imagine something or argue about something?',
      'What last made you lose track of time?',
      [
        'Shall we play “this or that”?',
        'Excellent: the sea in winter or the mountains in summer?',
        'Fair enough, no games.',
      ],
      'With three free hours and no duties, where would you begin?',
    ],
    advice: [
      'Spend ten minutes on something you loved at twelve. It usually works.',
      'Go out with no destination and come back with three details you’d never noticed.',
    ],
    because: 'boredom changes shape as soon as you see what it’s missing',
  },
  hurt: {
    acknowledge: [
      'That hurts, and there’s no point pretending otherwise.',
      'Being let down by someone who matters counts double.',
      'That’s not how anyone should be treated.',
    ],
    ask: [
      'What hurt you most about it?',
      [
        'Do you think they know they hurt you?',
        'Then their silence weighs even more.',
        'Then maybe, one day, it will be worth telling them.',
      ],
      'What would you need right now?',
      [
        'Would you still like to sort it out with them?',
        'Then let’s get the first few words ready, calmly.',
        'Stepping back is an answer too.',
      ],
    ],
    advice: [
      'Talk about what you felt rather than what they did. People hear it better.',
      'Don’t decide in the heat of it. A night in between never spoiled a right decision.',
    ],
    because: 'a hurt heals better once you know exactly where it is',
  },
  happy: {
    acknowledge: [
      'How lovely to read that!',
      'Things like this warm up the whole day.',
      'Excellent news, and well deserved.',
      'I can practically hear the smile.',
    ],
    ask: [
      'What was the best moment?',
      [
        'Have you told anyone yet?',
        'And I bet it got even better in the telling.',
        'Then I’m honoured to have the front row.',
      ],
      'Who comes to mind at a moment like this?',
      'What made it possible?',
      'How would you like to celebrate?',
    ],
    because: 'good things last longer when they’re told',
  },
  proud: {
    acknowledge: [
      'Congratulations, truly!',
      'That’s not luck. That’s your own doing.',
      'Well done. Enjoy it before you move on to the next thing.',
    ],
    ask: [
      'What was the hardest part?',
      'Who do you want to know about it first?',
      [
        'Did you see it coming?',
        'Confidence well placed, then.',
        'Surprises you’ve earned are the best kind.',
      ],
      'What would you tell the person you were when you started?',
    ],
    because: 'behind a result there’s always a road worth hearing about',
  },
}
