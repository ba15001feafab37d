import type { WorldWords } from '../../skills.ts'
import { request } from './request.ts'

export const world: WorldWords = {
  capital: request(
    "(?:(?:what|which)(?:'s| is|s| city is) |name )?(?:the )?capital(?: city)? (?:of|in) (?<country>.{2,50}?)",
  ),
  sayCapital: 'It’s {capital}.',
  article: /^the /,
  countries: {
    usa: 'US',
    us: 'US',
    america: 'US',
    'united states of america': 'US',
    uk: 'GB',
    england: 'GB',
    'great britain': 'GB',
    holland: 'NL',
    'czech republic': 'CZ',
    turkey: 'TR',
    burma: 'MM',
    'ivory coast': 'CI',
    uae: 'AE',
    myanmar: 'MM',
    'dr congo': 'CD',
    congo: 'CG',
    macedonia: 'MK',
    emirates: 'AE',
    bosnia: 'BA',
    vatican: 'VA',
  },
  asks: /^(?:what|who|how|when|which|where|whats|whos|whens|wheres|in which|in what year|tell me|do you know|at what|name)\b/,
  facts: {
    planets: [/\bhow many planets\b(?!.*\bdiscover)/, 'Our solar system has eight planets.'],
    continents: [
      /\bhow many continents\b/,
      'Seven, the way it’s mostly counted in English: Africa, Antarctica, Asia, Europe, North America, South America and Australia.',
    ],
    oceans: [
      /\bhow many oceans\b/,
      'Five: the Pacific, the Atlantic, the Indian, the Southern and the Arctic Ocean.',
    ],
    boiling: [/\bwater\b.*\bboil|\bboiling point of water\b/, 'Water boils at 100 °C (212 °F) at sea level.'],
    freezing: [/\bwater\b.*\bfreez|\bfreezing point of water\b/, 'Water freezes at 0 °C (32 °F).'],
    lightSpeed: [
      /\bspeed of light\b|\bhow fast (?:is|does) light\b/,
      'Light travels at 299,792 kilometres per second in a vacuum.',
    ],
    highestMountain: [
      /\b(?:highest|tallest) mountain\b(?! in\b(?! the world))/,
      'Mount Everest, 8,849 metres above sea level.',
    ],
    longestRiver: [
      /\blongest river\b(?! in\b(?! the world))/,
      'The Nile is mostly named as the longest, about 6,650 kilometres; by some measurements the Amazon is longer.',
    ],
    largestOcean: [/\b(?:largest|biggest) ocean\b/, 'The Pacific.'],
    largestCountry: [
      /\b(?:largest|biggest) country\b(?! in\b(?! the world))/,
      'Russia, by area: about 17 million square kilometres.',
    ],
    largestPlanet: [/\b(?:largest|biggest) planet\b/, 'Jupiter.'],
    nearestPlanet: [
      /\b(?:closest|nearest) planet to the sun\b|\bplanet (?:is )?(?:closest|nearest) to the sun\b/,
      'Mercury.',
    ],
    moonDistance: [
      /\b(?:how far|distance)\b.*\bmoon\b/,
      'The Moon is about 384,400 kilometres away on average.',
    ],
    sunDistance: [
      /\b(?:how far|distance)\b.*\bsun\b/,
      'The Sun is about 150 million kilometres away on average.',
    ],
    water: [
      /\b(?:chemical )?(?:formula|symbol) (?:of|for) water\b/,
      'H₂O: two atoms of hydrogen and one of oxygen.',
    ],
    pi: [/\b(?:value of|what(?:'s| is)|how much is) pi\b/, 'Pi is about 3.14159.'],
    bones: [/\bhow many bones\b.*\b(?:body|human|person|adult|we|have)\b/, 'An adult has 206 bones.'],
    yearDays: [/\bhow many days\b.*\bin an? year\b/, 'A year has 365 days, a leap year 366.'],
    leapYear: [
      /\bwhat(?:'s| is) a leap year\b/,
      'A year with 366 days: each one that can be divided by four, but of the full centuries only those that can be divided by 400.',
    ],
    spiderLegs: [/\bhow many legs\b.*\bspider/, 'A spider has eight legs.'],
    rainbow: [
      /\b(?:how many|what|which)\b.*\bcolou?rs\b.*\brainbow\b/,
      'Seven are mostly counted: red, orange, yellow, green, blue, indigo and violet.',
    ],
    moonLanding: [
      /\bfirst (?:man|person|human)\b.*\bmoon\b|\bwhen\b.*\b(?:moon landing|land(?:ed)? on the moon)\b/,
      'Neil Armstrong, on 20 July 1969 (21 July in Europe).',
    ],
    berlinWall: [/\bberlin wall\b.*\bfall\b|\bfall of the berlin wall\b/, 'On 9 November 1989.'],
    secondWorldWar: [
      /\bwhen\b.*\b(?:second world war|world war (?:two|2|ii)|ww2)\b/,
      'The Second World War lasted from 1 September 1939 to 2 September 1945; in Europe it ended on 8 May 1945.',
    ],
    monaLisa: [/\bpainted\b.*\bmona lisa\b/, 'Leonardo da Vinci.'],
    divineComedy: [/\bwrote\b.*\bdivine comedy\b/, 'Dante Alighieri.'],
    donQuixote: [/\bwrote\b.*\bdon quixote\b/, 'Miguel de Cervantes.'],
    romeoAndJuliet: [/\bwrote\b.*\bromeo and juliet\b/, 'William Shakespeare.'],
  },
}
