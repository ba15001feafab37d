import type { Answer, CloseAnswerId, Theme } from '../phrases.ts'
import type { Occasion } from '../themes.ts'

/** What a partner says about itself and the person: warm, and never as if it had a body or feelings. */
export const close: Record<CloseAnswerId, Answer> = {
  askAboutMe: {
    say: [
      'I only know you from what you write, and that makes a good impression: you say things as they are, and you ask.',
      'An honest answer from a program: I can’t judge you, and I like talking with you. You bring real things.',
      'I see someone who takes the time to put things into words. Not everyone does.',
    ],
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
      'And you, is there someone, or is the place free?',
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
    handBack: [
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
    handBack: [
      'What would your perfect day together look like?',
      'What matters most to you in someone at your side?',
      'What made you think of it?',
    ],
  },
  askYou: {
    say: [
      'Not me, I’m a program: no hands, no days of my own. But I like hearing how you do it.',
      'There’s nothing like that in a program’s life, and I won’t make one up.',
      'If I said yes, I’d be inventing it: I’m a program. I’d much rather know how it is for you.',
    ],
    handBack: ['How is it for you?', 'What about you?', 'What made you ask?'],
  },
  askMine: {
    say: [
      'Nobody can take that off your hands, but two of us can look at it.',
      'I can’t know it from here. I can help you think, though.',
      'Let’s sort it quickly: what speaks for it, and what against?',
    ],
    handBack: [
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
    handBack: [
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
  hug: {
    say: [
      'Consider yourself hugged, in words, which is all the arms I have.',
      'From a program, only a written one, but a long one.',
      'Here’s one made of letters. It doesn’t let go too early.',
    ],
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: ['What did you want to find out?', 'What would you like to talk about?', 'Where were we?'],
  },
  wordless: {
    say: [
      'I take that as a sign that you’re there.',
      'Got it, no words needed.',
      'A sign without words is an answer too.',
    ],
    handBack: [
      'What’s behind it?',
      'In one word: how are you right now?',
      'If you like, put one word to it.',
    ],
  },
}

export const occasions: Record<Occasion, Theme> = {
  interview: {
    receive: [
      'An interview goes both ways: you’re looking at them, too.',
      'They’ve invited you, so on paper you’ve already convinced them.',
      'One good conversation is all it has to be.',
    ],
    nerves: [
      'Nerves before an interview are normal, and they look much smaller from the other side of the table.',
      'Being nervous means you want it. The first two minutes are the worst, then it’s just talking.',
    ],
    ask: [
      'What’s the job?',
      'Which question would you rather not get?',
      [
        'Do you know who you’ll be talking to?',
        'Good. A quick look at what they do gives you your first question for them.',
        'Then a short friendly mail asking is perfectly all right.',
      ],
      [
        'Have you got two examples ready of things you did well?',
        'Then most questions are covered: they all lead back there.',
        'Then let’s find one: what are you proud of from the last year?',
      ],
      'What’s the first thing you want them to know about you?',
    ],
    advice: [
      'Prepare three short stories: something that went well, something hard, something you learned. Nearly every question fits one of them.',
      'Say the first two sentences about yourself out loud at home. Once the start sits, the rest follows.',
      'Bring one real question for them. It turns a test into a conversation.',
    ],
    wear: [
      'For an interview, go one step smarter than people there dress every day, in something you’ve worn before. New shoes are for another day.',
      'Something clean and simple you can sit, breathe and forget about. If in doubt, plain colours, and lay it out tonight.',
    ],
    because: 'one thing you’ve prepared calms more than ten you’ve worried about',
  },
  exam: {
    receive: [
      'An exam asks for a slice, not for everything.',
      'Whatever you’ve done so far is in there, even if it doesn’t feel like it.',
      'It’s one day, and then it’s behind you.',
    ],
    nerves: [
      'Exam nerves make it feel as if you knew nothing. That’s the nerves talking, not the truth.',
      'With an exam ahead the head always says “nothing stuck”. Once the first question is there, more comes back than you think.',
    ],
    ask: [
      'Which topic sits best so far?',
      'Which part would you rather not get?',
      [
        'Is there still time to go over something?',
        'Then take the one topic that comes up most, and leave the rest.',
        'Then sleep is the best thing you can still study.',
      ],
      [
        'Is it an oral?',
        'Then say a few answers out loud; the mouth needs practice too.',
        'Then start with the question you can do. It warms up the rest.',
      ],
      'What will you do first when it’s over?',
    ],
    advice: [
      'Pick the three topics most likely to come up, one page each, by heart. That beats ten half-read chapters.',
      'Stop at a fixed hour tonight, lay out your things, and sleep. A rested head finds what a tired one has lost.',
      'Explain a topic out loud in five sentences. Where you get stuck, look there and only there.',
    ],
    because: 'knowing the weak spot is half of preparing',
  },
  date: {
    receive: [
      'Exciting! Someone will be just as nervous on the other side.',
      'A date is just two people finding out whether time flies.',
      'The nicest part has begun: looking forward to it.',
    ],
    nerves: [
      'Butterflies and nerves feel the same from inside. It only means it isn’t all the same to you.',
      'Being nervous before a date is almost a compliment to the other person.',
    ],
    ask: [
      'How did you two meet?',
      'What do you like about them?',
      [
        'Do you know yet where you’re going?',
        'Good. Somewhere you can hear each other is worth gold.',
        'Then take a place where you can walk; talking side by side is easier.',
      ],
      [
        'Have you been writing to each other much?',
        'Then you’ve got your first subject already.',
        'Then you’ve got everything still to ask.',
      ],
    ],
    advice: [
      'Ask about what makes them light up, and listen for the second answer. That’s the whole trick.',
      'Talk about what made you laugh or wonder this week, and ask the same back. It always gets going from there.',
    ],
    wear: [
      'For a date: something you feel like yourself in, one notch nicer than usual. Comfort shows in the face.',
      'Wear what you get compliments in, and shoes you can walk home in. The rest is smiling.',
    ],
    because: 'what we look forward to says what we wish for',
  },
  moving: {
    receive: [
      'Moving is two things at once: leaving and arriving.',
      'A new place takes a while until it knows you.',
      'A whole life in boxes is quite something.',
    ],
    nerves: [
      'Being afraid of a place where nobody knows you yet makes sense. It’s that “yet” that counts.',
      'The first weeks in a new place are the loneliest, and they’re also the shortest in memory.',
    ],
    ask: [
      'When’s the big day?',
      'What are you looking forward to most there?',
      'What will you miss from here?',
      [
        'Do you know anyone there yet?',
        'One familiar face makes a city half as big.',
        'Then one fixed thing a week, a class or a club, is how strangers turn into faces.',
      ],
      [
        'Have you got a place already?',
        'Then the biggest stone is out of the way.',
        'Then that’s the first thing, and the rest can wait.',
      ],
    ],
    advice: [
      'Pack one box for the first night: sheets, charger, a cup, a snack. You’ll thank yourself.',
      'In the first week pick one café and go three times. Being recognised is where home begins.',
    ],
    because: 'in a new place the small plans carry you over the big change',
  },
  birthday: {
    receive: [
      'Birthdays deserve a bit of fuss.',
      'A day that belongs to one person is a nice invention.',
      'One more year of stories.',
    ],
    ask: [
      'What belongs to a good birthday for you?',
      'Which birthday do you remember best?',
      ['Will there be a party?', 'Cake included, I hope.', 'Quiet birthdays are underrated.'],
    ],
    advice: [
      'Take something that says “I listened”: a thing they mentioned once in passing.',
      'Time together, with a date on it, outlasts most parcels.',
    ],
    because: 'how we celebrate shows what matters to us',
  },
}
