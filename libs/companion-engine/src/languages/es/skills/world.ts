import type { WorldWords } from '../../skills.ts'
import { request } from './request.ts'

export const world: WorldWords = {
  capital: request(
    '(?:(?:cual es|como se llama) )?(?:la )?capital (?:del |de la |de los |de las |de )(?<country>.{2,50}?)',
  ),
  sayCapital: 'Es {capital}.',
  article: /^(?:el |la |los |las )/,
  countries: {
    eeuu: 'US',
    'ee uu': 'US',
    usa: 'US',
    'estados unidos de america': 'US',
    america: 'US',
    inglaterra: 'GB',
    'gran bretana': 'GB',
    holanda: 'NL',
    'republica checa': 'CZ',
    birmania: 'MM',
    emiratos: 'AE',
    congo: 'CG',
    macedonia: 'MK',
    vaticano: 'VA',
    bosnia: 'BA',
    corea: 'KR',
  },
  asks: /^(?:que|quien|cuant[oa]s?|cuando|cual(?:es)?|donde|en que|a que|a cuanto|dime|sabes)\b/,
  facts: {
    planets: [/\bcuantos planetas\b/, 'Nuestro sistema solar tiene ocho planetas.'],
    continents: [
      /\bcuantos continentes\b/,
      'Según cómo se cuente, de cinco a siete. Con siete: África, Antártida, Asia, Europa, América del Norte, América del Sur y Oceanía.',
    ],
    oceans: [/\bcuantos oceanos\b/, 'Cinco: Pacífico, Atlántico, Índico, Antártico y Ártico.'],
    boiling: [
      /\b(?:hierve|ebullicion)\b.*\bagua\b|\bagua\b.*\bhierve\b/,
      'El agua hierve a 100 °C al nivel del mar.',
    ],
    freezing: [/\b(?:congela|congelacion)\b.*\bagua\b|\bagua\b.*\bcongela\b/, 'El agua se congela a 0 °C.'],
    lightSpeed: [/\bvelocidad de la luz\b/, 'La luz recorre 299 792 kilómetros por segundo en el vacío.'],
    highestMountain: [
      /\bmontana mas alta\b(?! (?:de (?:espana|europa|africa|america)|en ))/,
      'El Everest: 8849 metros sobre el nivel del mar.',
    ],
    longestRiver: [
      /\brio mas largo\b(?! (?:de (?:espana|europa|africa|america)|en ))/,
      'Se suele nombrar el Nilo, unos 6650 kilómetros; según algunas mediciones es más largo el Amazonas.',
    ],
    largestOcean: [/\boceano mas grande\b/, 'El Pacífico.'],
    largestCountry: [
      /\bpais mas (?:grande|extenso)\b(?! (?:de (?:europa|africa|america|sudamerica)|en ))/,
      'Rusia, por superficie: unos 17 millones de kilómetros cuadrados.',
    ],
    largestPlanet: [/\bplaneta mas grande\b/, 'Júpiter.'],
    nearestPlanet: [/\bplaneta mas (?:cercano|cerca) (?:al|del) sol\b/, 'Mercurio.'],
    moonDistance: [/\b(?:distancia|lejos)\b.*\bluna\b/, 'La Luna está de media a unos 384 400 kilómetros.'],
    sunDistance: [
      /\b(?:distancia|lejos)\b.*\bsol\b/,
      'El Sol está de media a unos 150 millones de kilómetros.',
    ],
    water: [
      /\b(?:formula|simbolo)(?: quimic[ao])? del agua\b/,
      'H₂O: dos átomos de hidrógeno y uno de oxígeno.',
    ],
    pi: [/\b(?:numero|valor de|cuanto vale|cuanto es|que es) pi\b/, 'Pi vale aproximadamente 3,14159.'],
    bones: [/\bcuantos huesos\b/, 'Una persona adulta tiene 206 huesos.'],
    yearDays: [/\bcuantos dias\b.*\bun ano\b/, 'Un año tiene 365 días, y uno bisiesto 366.'],
    leapYear: [
      /\bque es\b.*\bbisiesto\b/,
      'Un año de 366 días: los divisibles entre cuatro, pero de los siglos enteros solo los divisibles entre 400.',
    ],
    spiderLegs: [/\bcuantas patas\b.*\barana/, 'Una araña tiene ocho patas.'],
    rainbow: [
      /\bcolores\b.*\barco ?iris\b/,
      'Se suelen contar siete: rojo, naranja, amarillo, verde, azul, añil y violeta.',
    ],
    moonLanding: [
      /\bprimer hombre\b.*\bluna\b|\bcuando\b.*\b(?:llegada|llego|alunizaje|alunizo)\b.*\bluna\b/,
      'Neil Armstrong, el 20 de julio de 1969 (en España ya era día 21).',
    ],
    berlinWall: [/\b(?:cayo|caida)\b.*\bmuro de berlin\b/, 'El 9 de noviembre de 1989.'],
    secondWorldWar: [
      /\b(?:cuando|en que ano)\b.*\bsegunda guerra mundial\b/,
      'La Segunda Guerra Mundial duró del 1 de septiembre de 1939 al 2 de septiembre de 1945; en Europa terminó el 8 de mayo de 1945.',
    ],
    monaLisa: [/\bpinto\b.*\b(?:gioconda|mona lisa)\b/, 'Leonardo da Vinci.'],
    divineComedy: [/\b(?:escribio|autor)\b.*\bdivina comedia\b/, 'Dante Alighieri.'],
    donQuixote: [/\b(?:escribio|autor)\b.*\bquijote\b/, 'Miguel de Cervantes.'],
    romeoAndJuliet: [/\b(?:escribio|autor)\b.*\bromeo y julieta\b/, 'William Shakespeare.'],
  },
}
