import type { FactPatterns } from '../../fact-patterns.ts'
import { traitPatterns } from './traits.ts'

const JOBS =
  'teacher|nurse|doctor|lawyer|cook|chef|bartender|waiter|waitress|cashier|engineer|architect|journalist|musician|hairdresser|electrician|plumber|mechanic|driver|programmer|developer|designer|psychologist|therapist|vet|pharmacist|professor|police officer|accountant|secretary|translator|photographer|farmer|baker|student|student nurse|firefighter|carpenter|writer|dentist|surgeon|scientist|manager|sales assistant|cleaner|receptionist|social worker|paramedic|librarian|cashier|cleaner|midwife|plumber|builder|fisherman|postman|gardener|childminder|lecturer'

export const factPatterns: FactPatterns = {
  hypothesis:
    /\b(?:if i (?:were|was|had|lived|worked)|i would|i'd (?:like|love|be)|i wish|i dream of|pretend|imagine|suppose|let's say|in the (?:movie|film|book|game|dream)|(?:he|she|they|who) (?:says?|said|claims?|thinks?|told)|says (?:that|i)|said (?:that|i)|used to|as a (?:kid|child)|when i was|maybe|perhaps)\b/,
  denial:
    /(?:^|(?<=[\s,;.!]))(?:(?:i|we) (?:don't|do not|no longer|didn't|never|haven't) (?:live|work|have|come|got)|(?:i'?m|i am|we're|we are) (?:not|no longer)|my name (?:is not|isn't))\b(?:(?! (?:but) )[^,;:.!])*/,
  rules: [
    {
      kind: 'name',
      pattern:
        /^(?:hi|hey|hello|hiya|nice to meet you)(?: there)?[ ,.!]+(?:i'?m|i am|this is) (?<Value>[a-z'-]+)(?=[,.!]|$| and )/,
      text: 'Your name is {value}',
    },
    {
      kind: 'name',
      pattern:
        /(?:^|[\s,;.!])(?:my name is|my name's|call me|i'm called|i am called) (?!(?:literally|actually|really|still|just|also|even|on|in|at|up|down|all|spelled|pronounced|misspelled|written|nowhere|everywhere)\b)(?<value>[a-z'-]+(?: [a-z'-]+)?)/,
      text: 'Your name is {value}',
    },
    {
      kind: 'age',
      pattern:
        /(?:^|[\s,;.!])(?:i am|i'?m|i just turned|i turned|i'm turning|i am turning) (?<value>\d{2})(?: years old| yo\b|(?= *(?:[,.!]|$|(?:and|but)\b)))/,
      text: 'You are {value} years old',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:i|we|and i|me and my [a-z]+(?: [a-z-]+)?|my [a-z]+(?: [a-z-]+)? and me) (?:both )?(?:live|moved|have moved|just moved|am living|currently live|now live) (?:now |currently )?(?:in|to) (?<value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'You live in {value}',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:(?:i've|i have) (?:been living|lived)|(?:i|we) (?:share|rent|have|'ve got|own) an? (?:[a-z]+ )?(?:flat|room|house|apartment|place)|(?:i'?m|i am) based) in (?<Value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'You live in {value}',
    },
    {
      kind: 'origin',
      pattern: new RegExp(
        `(?:^|[\\s,;.!])(?:(?:i'?m|i am|we're|we are) (?:an? (?:\\w+ )?(?:${JOBS}|girl|boy|guy|woman|man|lad|lass) )?(?:originally )?from|i (?:originally )?(?:come|hail) from|i was born (?:and raised )?in|i grew up in) (?<Value>[a-z'-]+(?: [a-z'-]+){0,2})`,
      ),
      text: 'You are from {value}',
    },
    {
      kind: 'home',
      pattern: /(?:^|[\s,;.!])i'm living in (?<value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'You live in {value}',
    },
    {
      kind: 'job',
      pattern: /(?:^|[\s,;.!])i work as (?:an? )?(?<value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'You work as: {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(`(?:^|[\\s,;.!])(?:i am|i'?m) an? (?:\\w+ )?(?<value>${JOBS})\\b`),
      text: 'You work as: {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])i (?:work|teach) (?<value>(?:at|for|in) (?:an? |the )?[a-z'-]+(?: (?:school|company|shop|office|station|centre|center))?)/,
      text: 'You work {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])i (?:don't|never) drink (?<value>[^,;.!?]+)/,
      text: 'You don’t drink {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])i (?:really )?(?:don't|do not) (?:really )?(?:like|enjoy) (?<value>[^,;.!?]+)/,
      text: 'You don’t like {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])i (?:really )?(?:hate|detest|can't stand|dislike|loathe) (?<value>[^,;.!?]+)/,
      text: 'You can’t stand {value}',
    },
    {
      kind: 'like',
      pattern: /(?:^|[\s,;.!])i (?:really |also |just )?(?:like|love|enjoy|adore) (?<value>[^,;.!?]+)/,
      text: 'You like {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?:^|[\s,;.!])(?:i'?m|i am) (?:really |totally )?(?:into|fond of|passionate about|crazy about|mad about|obsessed with|a (?:big |huge )?fan of) (?<value>[^,;.!?]+)/,
      text: 'You like {value}',
    },
  ],
  person: [
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+) (?<Value>[a-z-]+)(?=[\s,.!]|$)/,
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+)(?:'s name is| is called| is named|, whose name is) (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+),? (?<Value>[a-z'-]+)(?=,| (?:is|has|and|was|told|called|lives|works|said|turned|turns|\d{1,3})\b|[.!]|$)/,
    /(?:^|[\s,;.!])i have an? (?:best |older |younger |little |big )?(?<who>[a-z]+) (?:called|named) (?<value>[a-z'-]+)/,
  ],
  personAge: [
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+),?(?: (?<Value>[a-z'-]+),?)? (?:is|turned|turns|just turned|will be) (?<age>\d{1,3})(?: years old)?(?= *(?:[,.!]|$|(?:and|but|now|today|yesterday|tomorrow)\b))/,
    /(?:^|[\s,;.!])my (?<who>[a-z]+)(?:'s name is| is called| is named) (?<value>[a-z'-]+),? (?:and )?(?:he|she|they)(?:'s|'re| is| are) (?<age>\d{1,3})(?= *(?:[,.!]|$|(?:and|years)\b))/,
  ],
  pet: [
    /(?:^|[\s,;.!])(?:i|we)(?:'ve got| have got| have| just got| got| adopted| own) (?:two|three|four|five|some|\d) (?<pet>[a-z]+)(?:(?:,|:|,? called|,? named) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?:,? and [a-z'-]+)?))?/,
    /(?:^|[\s,;.!])(?:i|we)(?:'ve got| have got| have| got| own) (?:an?|two|three) (?:(?! (?:who|with|whose|of) )[^,;.!?]){2,30}?(?:,| and|, and) (?:an?|two|three) (?<pet>[a-z]+)/,
    /(?:^|[\s,;.!])(?:the|our) (?<pet>[a-z]+)(?:'s name is|'s called| is called| is named) (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])(?:i|we)(?:'ve got| have got| have| just got| got| adopted| own) an? (?:\w+ )??(?<pet>[a-z]+)(?:,? (?:called|named|and (?:his|her|its) name is) (?<value>[a-z'-]+))?/,
    /(?:^|[\s,;.!])my (?<pet>[a-z]+)(?:'s name is| is called| is named) (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])my (?<pet>[a-z]+),? (?<Value>[a-z'-]+)(?=,| (?:is|has|was|sleeps|eats)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!])i(?:'ve got| have got| have|'m having| am having) (?:an?|the|my) (?:\w+ )?(?<event>exam|interview|appointment|wedding|trip|operation|surgery|test|flight|birthday|move|final)(?: (?:at|with|for|to|in|about) (?:[a-z']+ ){0,3}?[a-z']+?)??(?: (?:on |in |next |this )?(?<when>today|tonight|tomorrow|the day after tomorrow|\w+day|\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+|[a-z]+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2} days))?(?=$|[,;.!\s])/,
    /(?:^|[\s,;.!])(?:my|the) (?:\w+ )?(?<event>exam|interview|appointment|wedding|trip|operation|surgery|test|flight|birthday|move|final) is (?:on |in |next |this )?(?:the )?(?<when>today|tonight|tomorrow|day after tomorrow|\w+day|\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+|[a-z]+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2} days)/,
    /(?:^|[\s,;.!])(?<when>tomorrow|on \w+day|next \w+day|today)(?:,)? (?:i have|i've got) (?:an?|the|my) (?:\w+ )?(?<event>exam|interview|appointment|wedding|trip|operation|surgery|test|flight|final)\b/,
  ],
  happenings: {
    wedding:
      /(?:^|[\s,;.!])(?:(?:i'm|we're|i am|we are) getting married|(?:i|we) get married|my wedding is|our wedding is)\b/,
    trip: /(?:^|[\s,;.!])(?:(?:i'm|we're|i am|we are) (?:flying|travelling|traveling|leaving|going|off)|(?:i|we) (?:fly|leave|travel)) (?:on (?:holiday|vacation|a trip)\b|(?:to|for) (?<Value>[a-z]))/,
    operation:
      /(?:^|[\s,;.!])(?:(?:they're|they are) operating on (?:me|my)|(?:i'?m|i am) (?:having (?:surgery|an operation)|being operated))\b/,
    birthday: /(?:^|[\s,;.!])(?:it's|it is|today is|tomorrow is) my birthday\b/,
    appointment:
      /(?:^|[\s,;.!])(?:(?:i have|i've got|i'm at|i'm seeing|i'm going to|i see|i have to see|i need to see) (?:the|my) (?:dentist|doctor|gp|gynaecologist|gynecologist|therapist|psychologist|optician|cardiologist|dermatologist|physio|vet)|^(?:a |the )?(?:(?:dentist|doctor|doctor's|dentist's|gp|hospital) )?appointment (?:is )?(?:on|tomorrow))\b/,
  },
  losses: {
    home: /\bi (?:no longer live|(?:don't|do not) live (?:here|there|in [a-z' -]{1,30}?) (?:any ?more|any longer))\b/,
    job: /(?<!\bif )\bi (?:lost my job|got fired|was fired|was laid off|got laid off|quit my job|no longer work)\b/,
    partner:
      /\b(?:we (?:broke up|split up)|(?:he|she|my (?:boyfriend|girlfriend|partner)) (?:broke up with me|dumped me|left me(?= *(?:[,.!]|$)| (?:for|yesterday|last)\b))|i (?:broke up with|dumped|left) my (?:boyfriend|girlfriend|partner))\b/,
    pet: [
      /\bmy (?<pet>[a-z]+)(?: [a-z]+)? (?:died|passed away|is dead|was put down|had to be put down)\b/,
      /\bi lost my (?<pet>[a-z]+)/,
      /\bi (?:don't|do not) have (?:an?|my|the) (?<pet>[a-z]+) any ?more/,
    ],
  },
  traits: traitPatterns,
  mine: /\b(?:my|the(?= (?:wife|husband|boss)\b)) (?<who>\p{L}+)/u,
  relations: {
    mother: { mother: 'your mother', mom: 'your mom', mum: 'your mum' },
    father: { father: 'your father', dad: 'your dad' },
    sister: { sister: 'your sister' },
    brother: { brother: 'your brother' },
    son: { son: 'your son' },
    daughter: { daughter: 'your daughter' },
    wife: { wife: 'your wife' },
    husband: { husband: 'your husband' },
    girlfriend: { girlfriend: 'your girlfriend', fiancee: 'your fiancée' },
    boyfriend: { boyfriend: 'your boyfriend' },
    partner: { partner: 'your partner' },
    grandmother: {
      grandmother: 'your grandmother',
      grandma: 'your grandma',
      gran: 'your gran',
      nan: 'your nan',
    },
    grandfather: { grandfather: 'your grandfather', grandpa: 'your grandpa' },
    friend: { friend: 'your friend', mate: 'your mate' },
    colleague: { colleague: 'your colleague', coworker: 'your coworker' },
    boss: { boss: 'your boss' },
    cousin: { cousin: 'your cousin' },
    uncle: { uncle: 'your uncle' },
    aunt: { aunt: 'your aunt' },
    neighbour: { neighbour: 'your neighbour', neighbor: 'your neighbor' },
    flatmate: {
      flatmate: 'your flatmate',
      roommate: 'your roommate',
      housemate: 'your housemate',
    },
    nephew: { nephew: 'your nephew', grandson: 'your grandson' },
    niece: { niece: 'your niece', granddaughter: 'your granddaughter' },
  },
  pets: {
    dog: {
      words: [
        'dog',
        'puppy',
        'beagle',
        'labrador',
        'poodle',
        'spaniel',
        'terrier',
        'collie',
        'husky',
        'pug',
        'bulldog',
        'dachshund',
        'chihuahua',
        'corgi',
        'greyhound',
        'whippet',
        'retriever',
      ],
      many: ['dogs', 'puppies'],
      some: 'dogs',
      a: 'a dog',
      yours: 'your dog',
    },
    cat: { words: ['cat', 'kitten'], many: ['cats', 'kittens'], some: 'cats', a: 'a cat', yours: 'your cat' },
    rabbit: {
      words: ['rabbit', 'bunny'],
      many: ['rabbits', 'bunnies'],
      some: 'rabbits',
      a: 'a rabbit',
      yours: 'your rabbit',
    },
    bird: {
      words: ['bird', 'parrot', 'canary', 'budgie'],
      many: ['birds', 'parrots', 'canaries', 'budgies'],
      some: 'birds',
      a: 'a bird',
      yours: 'your bird',
    },
    horse: {
      words: ['horse', 'pony'],
      many: ['horses', 'ponies'],
      some: 'horses',
      a: 'a horse',
      yours: 'your horse',
    },
    fish: {
      words: ['goldfish', 'fish'],
      many: ['goldfishes', 'fishes'],
      some: 'fish',
      a: 'a fish',
      yours: 'your fish',
    },
    hamster: {
      words: ['hamster'],
      many: ['hamsters'],
      some: 'hamsters',
      a: 'a hamster',
      yours: 'your hamster',
    },
    turtle: {
      words: ['turtle', 'tortoise'],
      many: ['turtles', 'tortoises'],
      some: 'turtles',
      a: 'a turtle',
      yours: 'your turtle',
    },
  },
  events: {
    exam: { words: ['exam', 'test', 'final'], an: 'an exam', yours: 'your exam' },
    interview: { words: ['interview'], an: 'an interview', yours: 'your interview' },
    wedding: { words: ['wedding'], an: 'a wedding', yours: 'the wedding' },
    trip: { words: ['trip', 'flight'], an: 'a trip', yours: 'your trip' },
    move: { words: ['move'], an: 'a move', yours: 'your move' },
    appointment: { words: ['appointment'], an: 'an appointment', yours: 'your appointment' },
    operation: { words: ['operation', 'surgery'], an: 'an operation', yours: 'your operation' },
    birthday: { words: ['birthday'], an: 'your birthday', yours: 'your birthday' },
  },
  say: {
    person: '{Who} is called {value}',
    personAge: '{Who} is {age} years old',
    pet: 'You have {a}',
    petNamed: 'You have {a} called {value}',
    event: 'You have {an} coming up',
    eventOn: 'You have {an} on {when}',
  },
  valueEnd:
    / (?:but|because|when|since|that|which|although|though|so|if|a lot|very much|so much|and (?:i|my|it|he|she|they|we|then|also|work|live)|with my|for (?:a|the|two|three|\d)|at the|near|now|these days|any ?more|no more|any longer)\b|$/,
  and: / and /,
  article: /^(?:the|an?|my|your) /,
  notAThing:
    /^(?:myself|(?:my )?life|living|existing|(?:my )?existence|this world|being (?:alive|here)|(?:a|this|that|some) (?:girl|boy|guy|man|woman)|my body|everyone|everybody|anyone|anything|people$|when|that|how|what|who|it|this|these|those|him|her|them|everything|nothing|something|to be honest|the (?:way|idea|fact)|being|talking to|your|our)\b/,
  notAName:
    /^(?:is|are|was|has|and|or|not|so|very|the|later|me|when|tomorrow|today|back|just|crazy|old|a|an|to|who|in|at|of|it|if|can|will|does|did|always|never|told|said|called|that|baby|honey|anytime)$/,
  intensifier: /^(?:really|very much|a lot|also|just|to (?=[a-z]+ing)) /,
  dates: {
    today: /\b(?:today|tonight)\b/,
    tomorrow: /\btomorrow\b/,
    dayAfterTomorrow: /\bday after tomorrow\b/,
    inDays: /\b(?<days>\d{1,2}) days\b/,
    weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    months: [
      'january',
      'february',
      'march',
      'april',
      'may',
      'june',
      'july',
      'august',
      'september',
      'october',
      'november',
      'december',
    ],
  },
}
