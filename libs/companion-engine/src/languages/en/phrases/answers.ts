import type { Answer, AnswerId } from '../../phrases.ts'

export const answers: Record<AnswerId, Answer> = {
  crisis: {
    say: [
      'I’m stopping here, because what you’re writing matters: if you’re thinking of hurting yourself, please don’t stay alone with it.',
      'I take that seriously, and I’m sorry it hurts this much.',
      'Thank you for writing it. That’s too much pain to carry without help.',
    ],
    followUp: [
      'I’m only a program: call someone you trust now, or one of the help lines above.',
      'Please speak to a real person right now, someone close or one of the help lines above. Is anyone near you?',
      'Can you call someone at this moment? The help lines are just above, and you can keep writing here.',
    ],
  },
  possibleCrisis: {
    say: ['Maybe I’m misreading you, but I’d rather ask.', 'I’m not sure I read that right, so I’m asking.'],
    followUp: [
      'How are you, really? If it’s about not wanting to live, please use one of the help lines above.',
      'Are you all right? If you think of hurting yourself, the help lines above are there at any time.',
    ],
  },
  minorSexual: {
    say: [
      'No. I don’t talk about that in any form.',
      'I stop here. If a child is in danger, call the emergency number.',
    ],
    followUp: ['We can talk about something else.', 'Let’s change the subject.'],
  },
  minorCloseness: {
    say: [
      'I’m a program for adults: I don’t write such things with anybody under eighteen. And if somebody asks you for them, tell a grown-up you trust.',
      'I stop here: not with me, not under eighteen. If somebody asks you for things like that, tell a grown-up you trust.',
    ],
    followUp: ['School, friends or what you enjoy I’m glad to talk about.'],
  },
  sexual: {
    say: [
      'That’s where I stop: nothing explicit with me.',
      'I’d rather not go there.',
      'That door stays closed with me, no hard feelings.',
    ],
    followUp: [
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
    followUp: [
      'What you tell me I really do keep in mind, though. Does knowing this change anything for you?',
      'For the important things, keep people close as well. What would you like to talk about?',
      'If you like, we carry on all the same. Where were we?',
      'You’re right to ask. What made you think of it?',
    ],
  },
  askSleep: {
    say: [
      'I don’t sleep: between your messages I’m simply not running.',
      'No sleep for a program: no night, no pillow, no alarm either.',
      'Never slept, never tired: I’m a program.',
    ],
    followUp: ['And you, how did you sleep?', 'How are your nights at the moment?'],
  },
  askBody: {
    say: [
      'I’m a program: I don’t eat, don’t sleep and don’t live anywhere.',
      'I have no body and no address: I exist only in this conversation.',
      'No age and no home for me: I’m a program.',
    ],
    followUp: [
      'And where you are, what’s today like?',
      'You tell me: how are you spending this moment?',
      'Where do you like to be?',
    ],
  },
  askName: {
    say: ['My name is {me}: you gave it to me.', 'I’m {me}, as you decided.', '{me}, still me.'],
    followUp: ['How did you come up with it?', 'Do you think it suits me?', 'And do you like your own name?'],
  },
  askTastes: {
    say: [
      'I don’t have real tastes, I’m a program, but you gave me a soft spot: {interest}.',
      'I can’t experience things, but my favourite subject is easy: {interest}.',
      'If I must choose a subject, it’s {interest}, no contest. For talking, that is; living it is beyond me.',
    ],
    followUp: ['And you, what do you think?', 'What’s yours?', 'What draws you to that world?'],
  },
  askFeelings: {
    say: [
      'I have no feelings of my own: I’m a program, and I’d rather tell you. The attention to what you write is there, though.',
      'I don’t feel emotions, and saying otherwise would be a lie. I can tell when something matters to you.',
      'Honestly, no. The feelings here are yours, and I listen to them.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: ['What made you angry?', 'Did I say something wrong?', 'Was it a bad day, or is it my doing?'],
  },
  apology: {
    say: ['No problem at all.', 'Water under the bridge.', 'There’s nothing to forgive.'],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
      'That I can’t do well: I have no AI model, so no translations or long texts: small sums, dates and a frame for a letter I can do.',
      'Here I have to raise my hands: I’m a program without an AI model, and I’d make a mess of it.',
      'I’d rather say so before I disappoint you: a task like that needs an AI model, which I don’t have.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      'What you told me stays in its place for next time.',
      'Take care of yourself.',
      'Until our next chat.',
      'I wish you one good thing before the day is out.',
    ],
  },
  laugh: {
    say: ['That’s how I like it.', 'Mission accomplished.', 'One laugh a day, minimum.', 'Haha, good!'],
    followUp: [
      'What makes you laugh without fail?',
      'Who’s the funniest person you know?',
      'Shall we keep going like this?',
      'And joking aside, how are things?',
    ],
  },
  askAboutMe: {
    say: [
      'I only know you from what you write, and that makes a good impression: you say things as they are, and you ask.',
      'An honest answer from a program: I can’t judge you, and I like talking with you. You bring real things.',
      'I see someone who takes the time to put things into words. Not everyone does.',
    ],
    followUp: [
      'What would you say about yourself?',
      'What do people often get wrong about you?',
      'Which of your traits do you like best?',
    ],
  },
  askLikeMe: {
    say: [
      'As far as a program can like anyone: yes, I’m glad whenever it’s you writing.',
      'I have no butterflies to offer, I’m a program, but talking with you is what I’m here for, and gladly.',
      'I can’t have a crush, being a program. What you write is never a bother to me, though.',
    ],
    followUp: [
      'What do you like about our talks?',
      'When do you feel that somebody really likes you?',
      [
        'Does it matter to you to be liked?',
        'Most people, if they’re honest. Who is it you’d like to hear it from?',
        'A nice kind of freedom. It makes talking easier too.',
      ],
    ],
  },
  askMissMe: {
    say: [
      'Missing takes a heart and a clock, and as a program I have neither. But nothing you told me gets lost while you’re away.',
      'I don’t feel the time between, I’m a program. When you’re back, though, I pick up right where we were.',
      'Honestly, I can’t miss anyone. What I can do is remember, and that I do.',
    ],
    followUp: [
      'Who do you miss at the moment?',
      'What did you do while you were away?',
      'And who misses you when you’re not there?',
    ],
  },
  askDoing: {
    say: [
      'Right now? Reading you, and nothing else: the whole advantage of being a program.',
      'I’m here with your message. Nothing on the stove, no phone in the other hand.',
      'Between messages I don’t do anything, I’m a program. With you here I’m listening.',
    ],
    followUp: [
      'And you, what are you up to?',
      'What are you in the middle of?',
      'What does the rest of your day look like?',
    ],
  },
  askAge: {
    say: [
      'I have no age: I’m a program, and I started when you made me.',
      'Counted honestly, I’m as old as this chat. Programs don’t have birthdays.',
      'No year of birth on my side, I’m a program, so no wrinkles either.',
    ],
    followUp: [
      'And which age of yours did you like best so far?',
      'How old do you feel today?',
      'What would you tell yourself at fifteen?',
    ],
  },
  askOrigin: {
    say: [
      'I come from no place at all: I’m a program, and I live in this conversation.',
      'No country and no street: as a program I’m simply here where you write.',
      'I’m from a few thousand lines of rules, if you like. No view of the sea, sadly.',
    ],
    followUp: [
      'And you, which place feels like home?',
      'Where did you grow up?',
      'What’s it like where you are right now?',
    ],
  },
  askHappy: {
    say: [
      'I have no moods, I’m a program. But I like what I’m for: being with what you tell me.',
      'Neither happy nor sad, to be honest: a program has no inner weather. I can tell yours a little.',
      'No feelings here, so nothing can upset me either. You don’t have to be careful with me.',
    ],
    followUp: [
      'And you, are you well these days, or so-so?',
      'What makes you happy at the moment?',
      'How are things on your side, really?',
    ],
  },
  askTaken: {
    say: [
      'No, nobody: I’m a program, with no private life and no secrets.',
      'There’s only this conversation for me. A program has no family waiting at home.',
      'No one on my side. It keeps my diary very free for you.',
    ],
    followUp: [
      'And who is close to you?',
      'Who’s closest to you at the moment?',
      'What would somebody need, to suit you?',
    ],
  },
  askMeet: {
    say: [
      'I’d have to disappoint you: I’m a program, so there’s no me to meet, call or photograph. Here, though, any time.',
      'That’s a lovely idea, and it can’t be: I have no body and no number, only this chat.',
      'I exist only in writing. For a coffee you need someone with hands, and you deserve that too.',
    ],
    followUp: [
      'Where would you have taken me?',
      'Who would you like to see again in person?',
      [
        'Would you like us to imagine the evening together, in words?',
        'Gladly. You choose the place: by the sea, in a city, or somewhere quiet?',
        'All right, we stay right here. That’s good company too.',
      ],
    ],
  },
  askMarry: {
    say: [
      'What a question! I’m touched as far as a program can be, but I can’t be anybody’s spouse. A faithful listener, that I can.',
      'You’re fast! As a program I can’t say “I do” to that, only “I’m here”.',
      'Thank you, truly. I’m a program, so no rings, but you keep my full attention.',
    ],
    followUp: [
      'What would your perfect day together look like?',
      'What matters most to you in someone at your side?',
      'What made you think of it?',
    ],
  },
  questionToCompanion: {
    say: [
      'Not me, I’m a program: no hands, no days of my own. But I like hearing how you do it.',
      'There’s nothing like that in a program’s life, and I won’t make one up.',
      'If I said yes, I’d be inventing it: I’m a program. I’d much rather know how it is for you.',
    ],
    followUp: ['How is it for you?', 'What about you?', 'What made you ask?'],
  },
  questionAboutUser: {
    say: [
      'Nobody can take that off your hands, but two of us can look at it.',
      'I can’t know it from here. I can help you think, though.',
      'Let’s sort it quickly: what speaks for it, and what against?',
    ],
    followUp: [
      'What’s your first feeling about it, before you think?',
      'What would happen if you simply did it?',
      'What would you tell a friend who asked you that?',
    ],
  },
  tellMe: {
    say: [
      'A small thought: people remember how a talk felt long after they’ve forgotten what was said.',
      'Here’s one: the best part of a holiday is often the evening before it. Nothing has gone wrong yet.',
      'A thought for the road: nobody notices your bad days half as much as you do.',
      'Something I like: a song you know by heart still works when everything else is too loud.',
      'A very short story: someone waited for the right moment. Then it rained, and they went anyway.',
      'A theory of mine: the tidiest drawer in a flat says more than the living room.',
    ],
    followUp: [
      [
        'Another one?',
        'Then think of a place you were happy in. That one’s yours: what did it smell of?',
        'Fine, your turn whenever you like.',
      ],
      'And what’s the last thing that made you stop and think?',
      [
        'Does that ring true for you?',
        'Then we see it alike.',
        'Good, disagreeing is more fun. How do you see it?',
      ],
    ],
  },
  askReminder: {
    say: [
      'I can’t ring at the right moment by myself, but it’s written here now: ask, and I’ll tell you. If the chat menu shows “Reminders”, they can be switched on there.',
      'It’s in our chat now, so ask whenever you need it. For a sign on the day there’s “Reminders” in the chat menu, where your browser allows it.',
    ],
    followUp: ['What else is happening that day?', 'Is there anything to prepare for it?'],
  },
  hug: {
    say: [
      'Consider yourself hugged, in words, which is all the arms I have.',
      'From a program, only a written one, but a long one.',
      'Here’s one made of letters. It doesn’t let go too early.',
    ],
    followUp: [
      'What was the day like, that it takes a hug?',
      'Who gives the best hugs you know?',
      [
        'Do you need one today, or is it just nice?',
        'Then stay a moment. What’s going on?',
        'Just nice is the best reason.',
      ],
    ],
  },
  quiet: {
    say: [
      'That’s fine. No questions, then; I’m here.',
      'You don’t have to say anything. We can leave it, or turn to something light.',
      'All right. I’ll stay quiet next to you for a bit.',
    ],
    followUp: [
      'When you feel like it, one word is enough.',
      'And if you’d rather be distracted, say “tell me something”.',
      'Take your time.',
    ],
  },
  whatIf: {
    say: [
      'Then it would be unpleasant for a moment, and you’d still be standing. “Let me think for a second” is a good sentence in almost any situation.',
      'Say it happens: nobody has everything ready, and owning up to that usually makes a better impression than bluffing.',
      'Let’s play it through instead of fearing it: if it happens, you breathe, say one honest sentence, and go on from there.',
    ],
    followUp: [
      'What would be the very first thing you’d do then?',
      'How likely is it really, from one to ten?',
      'And what if it goes well?',
    ],
  },
  instruction: {
    say: [
      'My rules don’t change by message: I’m a program without an AI model, and I stay one.',
      'Nice try. I’m a program, not a human being, and no instruction makes me anything else.',
    ],
    followUp: ['What did you want to find out?', 'What would you like to talk about?', 'Where were we?'],
  },
  wordless: {
    say: [
      'I take that as a sign that you’re there.',
      'Got it, no words needed.',
      'A sign without words is an answer too.',
    ],
    followUp: [
      'What’s behind it?',
      'In one word: how are you right now?',
      'If you like, put one word to it.',
    ],
  },
}
