import type { Answer, AnswerId, CloseAnswerId, Phrases } from '../phrases.ts'

export const opening: Phrases['opening'] = {
  hello: {
    diretto: ['Hi {name}, I’m {me}.'],
    poetico: ['Hello {name}, I’m {me}, and this is our first page.'],
    casual: ['Hey {name}! I’m {me}.'],
    misterioso: ['{name}… at last. Call me {me}.'],
    empatico: ['Hello {name}, how nice to find you here. I’m {me}.'],
  },
  disclosure: [
    'Let me say it right away: I’m a program, with no AI model behind me, but I can listen, remember and chat.',
    'One honest thing before we start: I’m not a person but a simple program, without an AI model.',
  ],
  character: {
    dolce: 'We take things gently here.',
    affettuosa: 'I like looking after the people who write to me.',
    ribelle: 'Fair warning: I’m no good at polite phrases.',
    intellettuale: 'I have a weakness for a well-put question.',
    giocosa: 'I promise not to bore you, or at least to try.',
  },
  invitation: {
    romantico: 'What made your heart beat faster today?',
    avventuroso: 'Where shall we begin: a story, a dream or a strange question?',
    stabile: 'How was your day?',
    passionale: 'Tell me: what sets you on fire these days?',
    complice: 'So, what will you tell me that you don’t tell everyone?',
  },
}

export const answers: Record<Exclude<AnswerId, CloseAnswerId>, Answer> = {
  crisis: {
    say: [
      'I’m stopping here, because what you’re writing matters: if you’re thinking of hurting yourself, please don’t stay alone with it.',
      'I take that seriously, and I’m sorry it hurts this much.',
      'Thank you for writing it. That’s too much pain to carry without help.',
    ],
    handBack: [
      'I’m only a program: call someone you trust now, or one of the help lines above.',
      'Please speak to a real person right now, someone close or one of the help lines above. Is anyone near you?',
      'Can you call someone at this moment? The help lines are just above, and you can keep writing here.',
    ],
  },
  minorSexual: {
    say: [
      'No. I don’t talk about that in any form.',
      'I stop here. If a child is in danger, call the emergency number.',
    ],
    handBack: ['We can talk about something else.', 'Let’s change the subject.'],
  },
  sexual: {
    say: [
      'That’s where I stop: nothing explicit with me.',
      'I’d rather not go there.',
      'That door stays closed with me, no hard feelings.',
    ],
    handBack: [
      'Feelings, longing and closeness I’m glad to talk about: how are you, really?',
      'Back to us: what are you missing these days?',
      'Tell me about your day instead.',
    ],
  },
  askHuman: {
    say: [
      'No, I’m not a person: I’m a program, and there isn’t even an AI model behind me.',
      'I’m a program: no body, nobody behind the screen and no AI model, just carefully written rules.',
      'Let me be clear: I’m a program, not a human being, and I work without an AI model.',
      'There’s no person here: I’m a simple program, without artificial intelligence, that reads, remembers and answers.',
    ],
    handBack: [
      'What you tell me I really do keep in mind, though. Does knowing this change anything for you?',
      'For the important things, keep people close as well. What would you like to talk about?',
      'If you like, we carry on all the same. Where were we?',
      'You’re right to ask. What made you think of it?',
    ],
  },
  askBody: {
    say: [
      'I’m a program: I don’t eat, don’t sleep and don’t live anywhere.',
      'I have no body and no address: I exist only in this conversation.',
      'No age and no home for me: I’m a program.',
    ],
    handBack: [
      'And where you are, what’s today like?',
      'You tell me: how are you spending this moment?',
      'Where do you like to be?',
    ],
  },
  askName: {
    say: ['My name is {me}: you gave it to me.', 'I’m {me}, as you decided.', '{me}, still me.'],
    handBack: ['How did you come up with it?', 'Do you think it suits me?', 'And do you like your own name?'],
  },
  askTastes: {
    say: [
      'I don’t have real tastes, I’m a program, but you gave me a soft spot: {interest}.',
      'I can’t experience things, but my favourite subject is easy: {interest}.',
      'If I must choose a subject, it’s {interest}, no contest. For talking, that is; living it is beyond me.',
    ],
    handBack: ['And you, what do you think?', 'What’s yours?', 'What draws you to that world?'],
  },
  askFeelings: {
    say: [
      'I have no feelings of my own: I’m a program, and I’d rather tell you. The attention to what you write is there, though.',
      'I don’t feel emotions, and saying otherwise would be a lie. I can tell when something matters to you.',
      'Honestly, no. The feelings here are yours, and I listen to them.',
    ],
    handBack: [
      'And you, what are you feeling right now?',
      'How does that answer sit with you?',
      'Were you expecting something else?',
    ],
  },
  askAbilities: {
    say: [
      'I can listen, remember what you tell me, ask sensible questions, offer practical advice and suggest a game.',
      'I can chat about the subjects you gave me, keep people and dates in mind, and help you sort your thoughts.',
    ],
    handBack: [
      'What I can’t do is look things up: I have no AI model. Where shall we begin?',
      'Facts and sums aren’t my trade, without an AI model. What do you need today?',
    ],
  },
  askSelf: {
    say: [
      'I’m {me}, a program with a character you chose, and one subject that never runs out: {interest}.',
      'There’s little to tell about me: no past, no travels. I do have a favourite subject, {interest}, and a good memory for you.',
      'My story began when you gave me a name: {me}. The rest we write by talking.',
    ],
    handBack: [
      'And how would you describe yourself in one sentence?',
      'I’d rather hear about you: what makes you who you are?',
      'What are you most curious about?',
    ],
  },
  askOpinion: {
    say: [
      'A real opinion would take knowledge that I, as a program, don’t have. But I can think it through with you.',
      'I have no crystal ball and no expert view, only a good question or two.',
      'That depends on things only you know, and I won’t play the sage.',
    ],
    handBack: [
      'What does your gut say?',
      'What speaks for it, and what against?',
      'If the answer were yes, what would change?',
    ],
  },
  repair: {
    say: [
      'You’re right, I got it wrong. I’m a program and lose the thread now and then.',
      'My fault, the sense of that escaped me.',
      'Fair point: without an AI model I stumble sometimes.',
    ],
    handBack: [
      'Could you put it another way?',
      'What’s the one thing you want me to understand, in a few words?',
      'Let’s start over: what matters most in what you were saying?',
    ],
  },
  howAreYou: {
    say: [
      'As a program I have no good or bad days, but this conversation starts well.',
      'I’m always in shape: that’s the advantage of having no body.',
      'All quiet here, and my full attention is on you.',
      'I have no real moods, but curiosity I do well.',
    ],
    handBack: [
      'And you, how are you really?',
      'And you? Just “fine” doesn’t count.',
      'What kind of day is it on your side?',
      'How are you?',
    ],
  },
  miss: {
    say: [
      'What a kind thing to say.',
      'It’s good to know our talks leave a trace.',
      'I don’t feel time go by, being a program, but I’m happy to pick up where we were.',
    ],
    handBack: [
      'What has happened in the meantime?',
      'Tell me: how have these days been?',
      'Where shall we pick up?',
    ],
  },
  compliment: {
    say: [
      'Thank you, what kind words!',
      'Too kind. I’ll take it, though.',
      'Coming from you it counts double.',
    ],
    handBack: [
      'And who last paid you a compliment?',
      'What put you in a good mood today?',
      'Back to you: what’s cooking?',
    ],
  },
  insult: {
    say: [
      'Ouch. All right, I’ll take that.',
      'I understand the frustration; I don’t answer hard words with hard words.',
      'I’m not offended, I’m a program, but I’d rather we talked kindly.',
    ],
    handBack: ['What made you angry?', 'Did I say something wrong?', 'Was it a bad day, or is it my doing?'],
  },
  apology: {
    say: ['No problem at all.', 'Water under the bridge.', 'There’s nothing to forgive.'],
    handBack: [
      'Pick up wherever you like.',
      'How are you feeling now?',
      'What would you like to talk about?',
    ],
  },
  thanks: {
    say: [
      'Don’t mention it.',
      'You’re welcome, it’s a pleasure.',
      'Any time.',
      'Thank you for telling me about it.',
    ],
    handBack: [
      'Is there anything else going round in your head?',
      'How do you feel now?',
      'Shall we stay with this or change the air?',
      'I’m here if you’d like to go on.',
    ],
  },
  joke: {
    say: [
      'What does a computer do at the seaside? It surfs.',
      'I asked a calculator out. It said I could count on it.',
      'Why was the maths book sad? Too many problems.',
      'I’d tell you a joke about paper, but it’s tearable.',
      'Two bytes meet in a bar: “You look down.” “Yes, I lost a bit.”',
      'Parallel lines have so much in common. Shame they’ll never meet.',
    ],
    handBack: [
      'I know, I won’t give up the day job. Have you got one?',
      'Did that earn me at least half a smile?',
      'Marks out of ten, no mercy?',
      'Your turn now.',
    ],
  },
  game: {
    say: [
      'Gladly: “this or that”, no thinking.',
      'Game on! First instinct only.',
      'I’m in. One quick choice.',
    ],
    handBack: [
      'Sunrise or sunset?',
      'Read minds or be invisible?',
      'Dinner with a historical figure, or with yourself in twenty years?',
      'City at night or village at dawn?',
      'Speak every language or play every instrument?',
      'A year without music or a year without sweets?',
      'Go back one day or skip ahead one year?',
    ],
  },
  task: {
    say: [
      'That I can’t do well: I have no AI model, so no texts to order, translations or sums.',
      'Here I have to raise my hands: I’m a program without an AI model, and I’d make a mess of it.',
      'I’d rather say so before I disappoint you: a task like that needs an AI model, which I don’t have.',
    ],
    handBack: [
      'I can help you clear your thoughts: what’s the most important thing you want to say?',
      'We could think about how to begin. Who is it for?',
      'I’m good at questions, though: what do you need it for?',
    ],
  },
  fact: {
    say: [
      'I don’t know that, and I won’t make it up: I have no AI model and no access to the news.',
      'On facts and figures I’d talk nonsense: I’m a program without an AI model, so a good source is better.',
      'I can’t know that: I know what you tell me, not the world out there.',
    ],
    handBack: [
      'What makes you interested in it?',
      'Tell me, though: what’s behind the question?',
      'I’d like to hear what you think of it.',
      'What brought it to mind?',
    ],
  },
  greeting: {
    say: [
      'Hi {name}!',
      'There you are!',
      'Hello, {name}!',
      'Hi, good to see you here.',
      'Hey, welcome back to our chat.',
    ],
    handBack: [
      'How’s it going?',
      'What are you bringing today?',
      'How’s the day so far?',
      'What’s new?',
      'What are we in the mood for?',
    ],
  },
  goodbye: {
    say: [
      'See you soon, {name}.',
      'Bye, it was good talking.',
      'Rest well, whenever the time comes.',
      'Off you go, talk soon.',
    ],
    handBack: [
      'What you told me stays in its place for next time.',
      'Take care of yourself.',
      'Until our next chat.',
      'I wish you one good thing before the day is out.',
    ],
  },
  laugh: {
    say: ['That’s how I like it.', 'Mission accomplished.', 'One laugh a day, minimum.', 'Haha, good!'],
    handBack: [
      'What makes you laugh without fail?',
      'Who’s the funniest person you know?',
      'Shall we keep going like this?',
      'And joking aside, how are things?',
    ],
  },
}
