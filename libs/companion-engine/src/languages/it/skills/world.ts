import type { WorldWords } from '../../skills.ts'
import { request } from './request.ts'

export const world: WorldWords = {
  capital: request(
    "(?:(?:qual e|quale e|come si chiama) )?(?:la )?capitale (?:del |della |dello |dell'|degli |dei |delle |di )(?<country>.{2,50}?)",
  ),
  sayCapital: 'È {capital}.',
  article: /^(?:il |lo |la |i |gli |le |l')/,
  countries: {
    usa: 'US',
    "stati uniti d'america": 'US',
    america: 'US',
    inghilterra: 'GB',
    'gran bretagna': 'GB',
    olanda: 'NL',
    'repubblica ceca': 'CZ',
    birmania: 'MM',
    emirati: 'AE',
    congo: 'CG',
    macedonia: 'MK',
    vaticano: 'VA',
    bosnia: 'BA',
    corea: 'KR',
  },
  asks: /^(?:che|chi|cosa|quant[oiae]|quando|qual[ei]?|qual e|dove|in che|a quant[oi]|a che|dimmi|mi dici|sai)\b/,
  facts: {
    planets: [/\bquanti (?:sono i )?pianeti\b/, 'Nel nostro sistema solare i pianeti sono otto.'],
    continents: [
      /\bquanti (?:sono i )?continenti\b/,
      'Di solito se ne contano sette: Africa, Antartide, Asia, Europa, Nord America, Sud America e Oceania. A scuola in Italia l’America conta spesso per uno solo.',
    ],
    oceans: [/\bquanti (?:sono gli )?oceani\b/, 'Cinque: Pacifico, Atlantico, Indiano, Antartico e Artico.'],
    boiling: [
      /\b(?:boll|ebollizione)\w*\b.*\bacqua\b|\bacqua\b.*\bboll/,
      'L’acqua bolle a 100 °C, al livello del mare.',
    ],
    freezing: [
      /\b(?:congela|ghiaccia|gela)\b.*\bacqua\b|\bacqua\b.*\b(?:congela|ghiaccia|gela)\b/,
      'L’acqua congela a 0 °C.',
    ],
    lightSpeed: [
      /\bvelocita della luce\b|\ba che velocita va la luce\b/,
      'La luce viaggia a 299.792 chilometri al secondo nel vuoto.',
    ],
    highestMountain: [
      /\bmonte piu alto\b(?! (?:d'|in |dell'europa|d'italia|della|delle|dell'(?!asia)))|\bmontagna piu alta\b(?! (?:d'|in |dell'europa|delle))/,
      'L’Everest: 8.849 metri sul livello del mare.',
    ],
    longestRiver: [
      /\bfiume piu lungo\b(?! (?:d'|in |dell'))/,
      'Di solito si nomina il Nilo, circa 6.650 chilometri; secondo alcune misure è più lungo il Rio delle Amazzoni.',
    ],
    largestOcean: [/\boceano piu (?:grande|vasto|esteso)\b/, 'Il Pacifico.'],
    largestCountry: [
      /\b(?:paese|stato) piu (?:grande|vasto|esteso)\b(?! (?:d'|in |dell'))/,
      'La Russia, per superficie: circa 17 milioni di chilometri quadrati.',
    ],
    largestPlanet: [/\bpianeta piu grande\b/, 'Giove.'],
    nearestPlanet: [/\bpianeta piu vicino al sole\b/, 'Mercurio.'],
    moonDistance: [
      /\b(?:distan\w+|lontan\w+)\b.*\bluna\b|\bluna\b.*\bdista\b/,
      'La Luna dista in media circa 384.400 chilometri.',
    ],
    sunDistance: [
      /\b(?:distan\w+|lontan\w+)\b.*\bsole\b|\bsole\b.*\bdista\b/,
      'Il Sole dista in media circa 150 milioni di chilometri.',
    ],
    water: [
      /\bformula(?: chimica)? dell'acqua\b|\bsimbolo (?:chimico )?dell'acqua\b/,
      'H₂O: due atomi di idrogeno e uno di ossigeno.',
    ],
    pi: [/\bpi ?greco\b/, 'Il pi greco vale circa 3,14159.'],
    bones: [/\bquante ossa\b/, 'Un adulto ha 206 ossa.'],
    yearDays: [
      /\bquanti giorni\b.*\b(?:in un|un|ha un|l')\s?anno\b/,
      'Un anno ha 365 giorni, uno bisestile 366.',
    ],
    leapYear: [
      /\b(?:cos'e|che cos'e|cosa e|cosa vuol dire|che vuol dire)\b.*\bbisestile\b/,
      'Un anno di 366 giorni: lo è quando è divisibile per quattro, ma dei secoli interi solo quelli divisibili per 400.',
    ],
    spiderLegs: [/\bquante (?:zampe|gambe)\b.*\bragn/, 'Un ragno ha otto zampe.'],
    rainbow: [
      /\b(?:quanti|quali)\b.*\bcolori\b.*\barcobaleno\b/,
      'Di solito se ne contano sette: rosso, arancione, giallo, verde, azzurro, indaco e violetto.',
    ],
    moonLanding: [
      /\bprimo uomo\b.*\bluna\b|\bquando\b.*\b(?:sbarco|allunaggio|atterra\w+)\b.*\bluna\b|\bquando\b.*\ballunaggio\b/,
      'Neil Armstrong, il 20 luglio 1969 (in Italia era già il 21).',
    ],
    berlinWall: [
      /\b(?:cadut[oa]|crollat[oa]|cadde|crollo|caduta)\b.*\bmuro di berlino\b|\bmuro di berlino\b.*\b(?:caduto|cadde|crollato)\b/,
      'Il 9 novembre 1989.',
    ],
    secondWorldWar: [
      /\b(?:quando|in che anno)\b.*\bseconda guerra mondiale\b/,
      'La seconda guerra mondiale durò dal 1° settembre 1939 al 2 settembre 1945; in Europa finì l’8 maggio 1945.',
    ],
    monaLisa: [/\b(?:dipint[oa]|dipinse)\b.*\b(?:gioconda|monna lisa)\b/, 'Leonardo da Vinci.'],
    divineComedy: [/\b(?:scritto|scrisse|autore)\b.*\bdivina commedia\b/, 'Dante Alighieri.'],
    donQuixote: [/\b(?:scritto|scrisse|autore)\b.*\bdon chisciotte\b/, 'Miguel de Cervantes.'],
    romeoAndJuliet: [/\b(?:scritto|scrisse|autore)\b.*\bromeo e giulietta\b/, 'William Shakespeare.'],
  },
}
