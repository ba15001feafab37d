import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:got|landed|found|start(?:ed|ing)?) (?:the|a|my|this) (?:new )?(?:job|position|promotion)|got (?:hired|promoted)|they hired me|new job|first day (?:at|of) work|i got promoted)\b/,
    open: ['Congratulations on the job!', 'That’s great news, congratulations!'],
    stay: [
      'It’s normal to be happy and nervous at once.',
      'In the first days nobody expects you to know it all.',
      'That sounds like a good step.',
      'After a week it will already feel less new.',
    ],
    ask: [
      'What will you be doing?',
      'What are you most curious about?',
      'Who did you tell first?',
      'When do you start?',
    ],
  },
  success: {
    signs:
      /\b(?:i (?:\w+ )?(?:passed|aced|won|graduated|nailed it)\b(?!'| away| out| on)|passed (?:my|the|all) (?:\w+ )?(?:exam|test|finals?|class)|got (?:my (?:license|degree|diploma)|an a\b|straight as)|i did it|made it into|got (?:into (?:uni\w*|college|school|the)|accepted))\b/,
    open: ['Congratulations, you earned it!', 'Yes! Congratulations!'],
    stay: [
      'That must feel really good.',
      'You’ll be glad to remember this.',
      'Enjoy it, it’s yours.',
      'All your effort paid off.',
    ],
    ask: [
      'What was the moment like when you found out?',
      'Who was with you?',
      'So what’s next?',
      'How would you like to celebrate?',
    ],
  },
  broken: {
    signs:
      /\b(?:(?:phone|laptop|computer|car|bike|washing machine|boiler|fridge|tablet|tv|screen)\b.*\b(?:broke\w*|dropped|fell|stolen|won't (?:start|turn on|work)|died|dead|cracked|smashed|toilet|water|lost)|(?:dropped|broke|lost|smashed|cracked) (?:my|the) (?:\w+ )?(?:phone|laptop|computer|wallet|keys|bag|bike|car|tablet)|(?:stole|someone took) my)\b/,
    open: ['What rotten luck, I’m sorry.', 'Oh no, how annoying.', 'Ugh, that’s really annoying.'],
    stay: [
      'I get it, that’s a real nuisance.',
      'These things always happen at the wrong time.',
      'You did what you could at that moment.',
      'I hope it can be sorted out.',
    ],
    ask: [
      'How did it happen?',
      'What would you miss most?',
      'What have you tried so far?',
      'Who could take a look at it?',
    ],
    advice: ['If the data matters, leave it off and ask a repair shop.'],
  },
  journey: {
    signs:
      /\b(?:going to (?:iceland|japan|italy|spain|france|greece|portugal|mexico|thailand|new york|paris|london|egypt|morocco|india|australia|canada)|(?:trip|holiday|vacation|flight|flying|travell?ing) (?:to|in|next)|booked (?:a|my|our|the) (?:flight|trip|hotel)|going (?:on (?:holiday|vacation)|abroad)|road trip)\b/,
    open: ['A trip like that, how lovely!', 'What a lovely idea, going away!'],
    stay: [
      'It’s nice to look forward to a trip.',
      'You’ll have a lot to tell afterwards.',
      'There’s surely a lot to see there.',
      'It’s clear how much you want to go.',
    ],
    ask: [
      'What do you want to see first?',
      'How did the idea come up?',
      'How long will you stay?',
      'How far along are the plans?',
    ],
  },
  moving: {
    signs:
      /\b(?:(?:i'?m|we'?re|am) moving|moving (?:to|out|house|in with)|new (?:flat|apartment|house|place)|relocat\w+)\b/,
    open: ['That’s a big step!', 'What a change, that must be exciting.'],
    stay: [
      'You can be happy and homesick at once.',
      'It takes time, and that’s all right.',
      'That’s a lot to keep in your head.',
      'It will feel like home bit by bit.',
    ],
    ask: [
      'What are you packing first?',
      'What will you miss most?',
      'What’s the place like?',
      'How far along are you?',
    ],
  },
  pet: {
    signs:
      /\b(?:(?:my|our|the) (?:\w+ )?(?:cat|dog|kitten|puppy|rabbit|hamster|parrot|bunny|tortoise|horse)\b|(?:got|adopted) (?:a|two) (?:\w+ )?(?:cat|dog|kitten|puppy|rabbit)s?|puppy|kitten)/,
    open: [
      'Nice, tell me about your animal!',
      'That sounds like a lovely animal!',
      'There’s always something going on with animals.',
    ],
    stay: [
      'It’s clear that this animal matters to you.',
      'Every animal has its own ways.',
      'It sounds like you know each other well.',
      'Things like that can make you smile.',
    ],
    ask: [
      'How long have you had them?',
      'What else do they get up to?',
      'How did they come to you?',
      'What’s their personality like?',
    ],
  },
  romance: {
    signs:
      /\b(?:(?:have|got) a crush|i like (?:a|this) (?:guy|girl|boy)|first date|(?:liked?|loved?) (?:her|him) (?:since|for)|fell in love|falling for|met (?:a|this) (?:guy|girl|someone)|asked (?:him|her|me) out|date (?:tonight|tomorrow))\b/,
    open: ['Oh, how exciting!', 'How lovely that you like someone so much.'],
    stay: [
      'It’s normal to think about it all the time.',
      'It’s clear that you care.',
      'One step at a time, no rush.',
      'It’s enough to be yourself.',
    ],
    ask: [
      'How did you meet?',
      'What do you like most?',
      'What makes you think it’s mutual?',
      'What’s the next step?',
    ],
  },
  birthday: {
    signs: /\b(?:(?:it'?s|today is|its) my birthday|my birthday (?:is )?today|turn(?:ing|ed) \d+)\b/,
    open: ['Happy birthday!', 'A very happy birthday!'],
    stay: ['It’s a special day.', 'Today is your day.', 'I hope it’s a good day for you.'],
    ask: ['How are you spending it?', 'What do you wish for this year?', 'Which cake do you like best?'],
  },
  food: {
    signs:
      /\b(?:(?:had|ate|made|cooked|baked) (?:\w+ ){0,4}(?:burrito|pizza|pasta|cake|sushi|burger|curry|tacos?|ramen|soup|lasagna|dinner|lunch|breakfast|cookies|steak|ice cream|icecream)|cooking (?:for|dinner|tonight)|recipe)\b/,
    open: ['Sounds good!', 'That sounds tasty.'],
    stay: [
      'It sounds like a good meal.',
      'Simple food can be really good, too.',
      'Good choice.',
      'It’s nice to eat something good.',
    ],
    ask: [
      'What’s in it?',
      'How do you make it?',
      'What’s your best dish?',
      'Sweet or savoury, if you had to choose?',
    ],
    advice: ['Something simple: fruit with yoghurt and honey, or melted chocolate with crumbled biscuits.'],
  },
  outing: {
    signs:
      /\b(?:(?:going|went|go) (?:hiking|to the (?:beach|cinema|movies|park|lake|mountains|gym|stadium)|for a (?:walk|hike|run|ride)|out|camping|swimming|dancing)|hiking|(?:weather|sunny|sunshine)\b.*\b(?:gorgeous|lovely|beautiful|nice|today)|(?:gorgeous|lovely|beautiful) (?:weather|day))\b/,
    open: ['Sounds like a good plan!', 'An outing like that does you good.'],
    stay: [
      'It’s good to get out for a while.',
      'Nice.',
      'Those are days that do you good.',
      'Sounds like a really nice day.',
    ],
    ask: ['What do you like best about that place?', 'What was the weather like?', 'How often do you go?'],
  },
  boredom: {
    signs: /\b(?:(?:so |i'?m |im )?bored|boring day|nothing to do|bored out of my mind)\b/,
    open: ['Ugh, being bored is annoying.', 'That happens sometimes.'],
    stay: [
      'Doing nothing is fine too, now and then.',
      'It’s fine to just stay on the couch.',
      'Not much has to happen today.',
      'Then let’s keep each other company.',
    ],
    ask: [
      'What do you usually do with free time?',
      'What’s the last thing that was fun?',
      'Music, a film, or a chat?',
      'What would you fancy, if it were easy?',
    ],
  },
  school: {
    signs:
      /\b(?:school\b.*\b(?:mid|boring|sucks?|long|dull|trash)|(?:teacher|prof)\b.*\b(?:roasted|yelled|failed|hates?|annoying|boring|unfair|mean)|homework|detention|roasted me|class was)\b/,
    open: ['Long day, huh.', 'I get it, school isn’t always fun.'],
    stay: [
      'I understand that you’ve had enough.',
      'Tomorrow may be better.',
      'A bad mark says nothing about you.',
      'At least it’s over for today.',
    ],
    ask: [
      'What happened exactly?',
      'Which subject?',
      'Who’s nice in your class?',
      'What are you doing now to relax?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:weird day|strange day|nothing (?:special|really|much)|same old|kinda off|(?:on|lying on) the (?:couch|sofa)|looking out the window|just chilling)\b/,
    open: ['Not every day has to be special.', 'I see, one of those days.'],
    stay: [
      'You can tell me about ordinary days, too.',
      'I see.',
      'It’s nice to read about your day.',
      'It’s good to know how things are with you.',
    ],
    ask: [
      'What was the day like for you?',
      'How do you feel now?',
      'What would you like tonight?',
      'What was the best moment, even a small one?',
    ],
  },
}
