import type { WorldWords } from '../../skills.ts'
import { request } from './request.ts'

export const world: WorldWords = {
  capital: request(
    "(?:(?:quelle est|c'est quoi|c'est quelle|comment s'appelle) )?(?:la )?capitale (?:du |de la |de l'|des |de |d')(?<country>.{2,50}?)",
  ),
  sayCapital: 'C’est {capital}.',
  article: /^(?:le |la |les |l')/,
  countries: {
    usa: 'US',
    "etats-unis d'amerique": 'US',
    amerique: 'US',
    angleterre: 'GB',
    'grande-bretagne': 'GB',
    hollande: 'NL',
    'republique tcheque': 'CZ',
    birmanie: 'MM',
    emirats: 'AE',
    congo: 'CG',
    macedoine: 'MK',
    vatican: 'VA',
    bosnie: 'BA',
    coree: 'KR',
  },
  asks: /^(?:que|quoi|qu'est-ce|qui|combien|quand|quel(?:le)?s?|ou|en quelle|a quelle|a combien|dis-moi|tu sais|c'est quoi|il y a combien)\b/,
  facts: {
    planets: [/\bcombien\b.*\bplanetes\b/, 'Notre système solaire compte huit planètes.'],
    continents: [
      /\bcombien\b.*\bcontinents\b/,
      'On en compte le plus souvent sept : Afrique, Antarctique, Asie, Europe, Amérique du Nord, Amérique du Sud et Océanie. En France, l’Amérique n’en fait souvent qu’un.',
    ],
    oceans: [/\bcombien\b.*\boceans\b/, 'Cinq : Pacifique, Atlantique, Indien, Austral et Arctique.'],
    boiling: [
      /\b(?:bout|ebullition)\b.*\beau\b|\beau\b.*\b(?:bout|ebullition)\b/,
      'L’eau bout à 100 °C au niveau de la mer.',
    ],
    freezing: [/\bgele\b.*\beau\b|\beau\b.*\bgele\b/, 'L’eau gèle à 0 °C.'],
    lightSpeed: [
      /\bvitesse de la lumiere\b/,
      'La lumière parcourt 299 792 kilomètres par seconde dans le vide.',
    ],
    highestMountain: [
      /\b(?:plus haut(?:e)? (?:montagne|sommet|mont)|(?:montagne|sommet|mont) (?:la|le) plus haut(?:e)?)\b(?! (?:d'europe|de france|en |des |d'))/,
      'L’Everest : 8 849 mètres d’altitude.',
    ],
    longestRiver: [
      /\b(?:plus long fleuve|fleuve le plus long)\b(?! (?:d'|de france|en ))/,
      'On cite le plus souvent le Nil, environ 6 650 kilomètres ; selon certaines mesures, l’Amazone est plus long.',
    ],
    largestOcean: [/\b(?:plus grand ocean|ocean le plus (?:grand|vaste))\b/, 'Le Pacifique.'],
    largestCountry: [
      /\b(?:plus grand pays|pays le plus (?:grand|vaste|etendu))\b(?! (?:d'|en ))/,
      'La Russie, par sa superficie : environ 17 millions de kilomètres carrés.',
    ],
    largestPlanet: [
      /\b(?:plus grande|plus grosse) planete\b|\bplanete la plus (?:grande|grosse)\b/,
      'Jupiter.',
    ],
    nearestPlanet: [/\bplanete (?:est )?la plus proche du soleil\b/, 'Mercure.'],
    moonDistance: [
      /\b(?:distance|loin)\b.*\blune\b|\blune\b.*\b(?:distance|loin)\b/,
      'La Lune est en moyenne à environ 384 400 kilomètres.',
    ],
    sunDistance: [
      /\b(?:distance|loin)\b.*\bsoleil\b|\bsoleil\b.*\b(?:distance|loin)\b/,
      'Le Soleil est en moyenne à environ 150 millions de kilomètres.',
    ],
    water: [
      /\b(?:formule|symbole)(?: chimique)? de l'eau\b/,
      'H₂O : deux atomes d’hydrogène et un d’oxygène.',
    ],
    pi: [/\b(?:vaut|valeur de|c'est quoi|combien fait|nombre) pi\b/, 'Pi vaut environ 3,14159.'],
    bones: [/\bcombien\b.*\bd'?os\b/, 'Un adulte a 206 os.'],
    yearDays: [
      /\bcombien\b.*\bjours\b.*\bune annee\b/,
      'Une année compte 365 jours, une année bissextile 366.',
    ],
    leapYear: [
      /\b(?:c'est quoi|qu'est-ce)\b.*\bbissextile\b/,
      'Une année de 366 jours : celles divisibles par quatre, mais parmi les siècles entiers seulement ceux divisibles par 400.',
    ],
    spiderLegs: [/\bcombien\b.*\bpattes\b.*\baraignee/, 'Une araignée a huit pattes.'],
    rainbow: [
      /\bcouleurs\b.*\barc-en-ciel\b/,
      'On en compte le plus souvent sept : rouge, orange, jaune, vert, bleu, indigo et violet.',
    ],
    moonLanding: [
      /\bpremier homme\b.*\blune\b|\bquand\b.*\b(?:marche|alunissage)\b.*\blune\b/,
      'Neil Armstrong, le 20 juillet 1969 (déjà le 21 en France).',
    ],
    berlinWall: [
      /\b(?:chute|tombe)\b.*\bmur de berlin\b|\bmur de berlin\b.*\btombe\b/,
      'Le 9 novembre 1989.',
    ],
    secondWorldWar: [
      /\b(?:quand|en quelle annee)\b.*\b(?:seconde|deuxieme|2e) guerre mondiale\b/,
      'La Seconde Guerre mondiale a duré du 1er septembre 1939 au 2 septembre 1945 ; en Europe, elle s’est terminée le 8 mai 1945.',
    ],
    monaLisa: [/\bpeint\b.*\b(?:joconde|mona lisa)\b/, 'Léonard de Vinci.'],
    divineComedy: [/\b(?:ecrit|auteur)\b.*\bdivine comedie\b/, 'Dante Alighieri.'],
    donQuixote: [/\b(?:ecrit|auteur)\b.*\bdon quichotte\b/, 'Miguel de Cervantes.'],
    romeoAndJuliet: [/\b(?:ecrit|auteur)\b.*\bromeo et juliette\b/, 'William Shakespeare.'],
  },
}
