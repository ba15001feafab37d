import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:got|landed|found|start(?:ed|ing)?) (?:the|a|my|this) (?:new )?(?:job|position|promotion)|got (?:hired|promoted)|they hired me|new job|first day (?:at|of) work|i got promoted)\b/,
    open: ['Congratulations on the job!', 'That’s great news, congratulations!'],
    stay: [
      'Beginnings are like that: some joy, some butterflies.',
      'In the first days nobody expects you to know it all.',
      'That sounds like a good step.',
      'After a week the new faces are already less new.',
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
      /\b(?:i (?:\w+ )?(?:passed|aced|won|graduated|nailed it)\b(?!'| away| out| on)|passed (?:my|the|all) (?:\w+ )?(?:exam|test|finals?|class)|got (?:my (?:license|degree|diploma)|an a\b|straight as)|i did it|made it into|got (?:in|into|accepted))\b/,
    open: ['Congratulations, you earned it!', 'Yes! Congratulations!'],
    stay: [
      'So satisfying, after all that way.',
      'One of those moments to keep.',
      'Enjoy it, it’s yours.',
      'Not giving up paid off.',
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
    open: ['What rotten luck, I’m sorry.', 'Oh no, how annoying.', 'Ugh, just what you needed.'],
    stay: [
      'I get it, that’s a real nuisance.',
      'These things always happen at the wrong time.',
      'You did what you could at that moment.',
      'Fingers crossed.',
    ],
    ask: [
      'How did it happen?',
      'What would you miss most?',
      'What have you tried so far?',
      'Who could take a look at it?',
    ],
    advice: [
      'If you care about the data, don’t switch it on again and take it to a repair shop: often something can be saved.',
    ],
  },
  journey: {
    signs:
      /\b(?:going to (?:iceland|japan|italy|spain|france|greece|portugal|mexico|thailand|new york|paris|london|egypt|morocco|india|australia|canada)|(?:trip|holiday|vacation|flight|flying|travell?ing) (?:to|in|next)|booked (?:a|my|our|the) (?:flight|trip|hotel)|going (?:on (?:holiday|vacation)|abroad)|road trip)\b/,
    open: ['A trip like that, how lovely!', 'What a lovely idea, going away!'],
    stay: [
      'Looking forward to it is part of the trip.',
      'It’ll be something to tell.',
      'Travelling like that leaves room for surprises.',
      'You can hear how much you want to go.',
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
      'A place becomes home bit by bit.',
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
    open: ['Ha, I can picture it!', 'What a character!', 'Never a dull moment with animals.'],
    stay: [
      'Guess who’s the boss at home.',
      'Someone knows what they want.',
      'Impossible to stay mad, isn’t it.',
      'Things like that make you smile all day.',
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
    open: ['Ooh, butterflies!', 'Lovely, when someone gets into your head like that.'],
    stay: [
      'Waiting like that makes your head spin.',
      'You can tell you care.',
      'One step at a time, no rush.',
      'Being yourself is still the best plan.',
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
    stay: ['That’s a nice number.', 'Today is yours.', 'A small party is still a party.'],
    ask: [
      'How are you spending it?',
      'What do you wish for this year?',
      'What cake would it be, if you chose?',
    ],
  },
  food: {
    signs:
      /\b(?:(?:had|ate|made|cooked|baked) (?:\w+ ){0,4}(?:burrito|pizza|pasta|cake|sushi|burger|curry|tacos?|ramen|soup|lasagna|dinner|lunch|breakfast|cookies|steak|ice cream|icecream)|cooking (?:for|dinner|tonight)|recipe)\b/,
    open: ['Sounds good!', 'Mmm, promising.'],
    stay: [
      'A combination that promises well.',
      'In the kitchen simple things count too.',
      'Good choice.',
      'You can do a lot with little.',
    ],
    ask: [
      'What’s in it?',
      'What’s the secret, would you say?',
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
      'Fresh air sorts out your thoughts.',
      'Nice.',
      'Those are days that do you good.',
      'Sounds like a really nice day.',
    ],
    ask: ['What do you like best about that place?', 'What was the weather like?', 'How often do you go?'],
  },
  boredom: {
    signs: /\b(?:(?:so |i'?m |im )?bored|boring day|nothing to do|bored out of my mind)\b/,
    open: ['Ugh, the slow hours.', 'It happens: a day without ideas.'],
    stay: [
      'Doing nothing is fine too, now and then.',
      'On days like this the couch wins easily.',
      'It doesn’t have to be a memorable day.',
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
    open: ['Long day, huh.', 'I get it, some hours just don’t pass.'],
    stay: [
      'Fair enough, after a day like that.',
      'Tomorrow is another round.',
      'A bad mark is not a portrait of you.',
      'At least it’s over for today.',
    ],
    ask: [
      'What happened exactly?',
      'Which subject?',
      'Who’s nice in your class?',
      'What are you doing now to recover?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:weird day|strange day|nothing (?:special|really|much)|same old|kinda off|(?:on|lying on) the (?:couch|sofa)|looking out the window|just chilling)\b/,
    open: ['There are days like that, a bit in between.', 'I see, a day neither up nor down.'],
    stay: [
      'Small days deserve a few words too.',
      'I see.',
      'Everyday things hold up the rest.',
      'I like knowing what it’s like where you are.',
    ],
    ask: [
      'What made it feel strange?',
      'How do you feel now?',
      'What would you like tonight?',
      'What was the best moment, even a small one?',
    ],
  },
}
