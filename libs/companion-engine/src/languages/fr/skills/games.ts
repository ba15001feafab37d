import type { GameWords } from '../../skills.ts'
import { request } from './request.ts'
import { riddle } from './riddles.ts'

export const games: GameWords = {
  stop: request(
    "(?:je )?(?:stop|arrete|on arrete|j'arrete|ca suffit|j'abandonne|fini|c'est bon|je ne veux plus jouer|je veux plus jouer|on fait autre chose|fin du jeu)(?: la| de jouer| le jeu)?",
  ),
  which: request(
    '(?:a )?quel(?:s)? jeux? (?:tu connais|connais-tu|on peut faire|tu as|peut-on faire|y a-t-il)|(?:tu connais|tu as) quels jeux|a quoi (?:on peut jouer|peut-on jouer|on joue)',
  ),
  menu: 'J’en connais quatre : deviner le nombre, pierre-feuille-ciseaux, la chaîne de mots, et ceci ou cela. Lequel ?',
  guess: {
    start: request(
      '(?:on joue |jouons |on peut jouer |tu veux jouer |je veux jouer |on fait )?(?:a |au )?(?:devine(?:r|z)? (?:le |un |mon )(?:nombre|chiffre)|jeu du (?:nombre|chiffre)|pense a un (?:nombre|chiffre))(?: avec moi)?',
    ),
    opening: 'Je pense à un nombre de 1 à 100. Ta première idée ?',
    higher: 'Le mien est plus grand que {number}.',
    lower: 'Le mien est plus petit que {number}.',
    outside: 'Il est entre 1 et 100. Tu réessaies ?',
    found: 'Oui, {number} ! Nombre d’essais : {tries}. Partie terminée, bien joué.',
    stopped: 'D’accord, on arrête là. C’était {number}.',
  },
  hands: {
    start: request(
      '(?:on joue |jouons |on peut jouer |tu veux jouer |je veux jouer |on fait (?:un )?)?(?:a |au )?(?:chifoumi|shifumi|pierre[,-]? ?(?:feuille|papier)[,-]? ?(?:et |ou )?ciseaux)(?: avec moi)?',
    ),
    opening: 'Pierre, feuille, ciseaux, en trois points. J’ai choisi : et toi ?',
    names: { rock: /\bpierre\b/, paper: /\bfeuille\b/, scissors: /\bciseaux?\b/ },
    labels: { rock: 'pierre', paper: 'feuille', scissors: 'ciseaux' },
    win: 'J’avais {mine} : le point est à toi. {yours}:{me}. On continue ?',
    lose: 'J’avais {mine} : le point est à moi. {yours}:{me}. On continue ?',
    draw: 'J’avais {mine} aussi : égalité. {yours}:{me}. On continue ?',
    won: 'J’avais {mine}, et la partie est à toi : {yours}:{me}. Bravo !',
    lost: 'J’avais {mine}, et la partie est à moi : {yours}:{me}. Revanche quand tu veux.',
    stopped: 'On en reste là : {yours}:{me}, tes points d’abord.',
  },
  chain: {
    start: request(
      '(?:on joue |jouons |on peut jouer |tu veux jouer |je veux jouer |on fait )?(?:a |au )?(?:la |une )?chaine (?:de|des) mots(?: avec moi)?',
    ),
    opening:
      'Chaîne de mots : chacun commence par la dernière lettre du précédent. Je commence par « {word} ». À toi, avec {letter}.',
    next: '« {word} ». À toi, avec {letter}.',
    wrong: 'Celui-là ne commence pas par {letter}. Tu réessaies ?',
    repeated: 'On l’a déjà eu. Un autre avec {letter} ?',
    won: 'Avec {letter}, je n’ai plus rien : la victoire est à toi. Mots de la chaîne : {count}. Bien joué !',
    stopped: 'On arrête la chaîne ici. Mots : {count}.',
    words:
      'arbre eau univers soleil lune étoile escalier rivière école église encre été épice tigre nuage sable lion nuit train tapis souris serpent tortue rue éléphant temps sapin navire neige renard dragon oiseau usine orange image idée île aigle lampe table radio olive ours sac cafe fleur rose lac chat mer pain vent jardin gâteau herbe igloo kiwi zèbre quai violon'.split(
        ' ',
      ),
  },
  choice: {
    next: [
      'C’est noté. Ensuite :',
      'Je m’en doutais. Et :',
      'Bel instinct. Alors :',
      'Réponse nette. Dernier choix :',
    ],
    finished: 'Cinq sur cinq, sans hésiter : je te connais un peu mieux. Un autre jeu, ou on parle ?',
    stopped: 'D’accord, assez choisi. À quoi penses-tu ?',
  },
  riddle,
}
