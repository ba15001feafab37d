import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Un voyage qui approche, c’est excitant.',
      'Bientôt le grand départ, alors !',
      'Ça donne envie de compter les jours, un départ pareil.',
      'Préparer un voyage, c’est déjà un bon moment.',
    ],
    ask: [
      'Qu’est-ce que tu veux voir en premier là-bas ?',
      'Tu voyages léger ou avec de gros bagages ?',
      'Qu’est-ce qui te fait le plus envie dans ce voyage ?',
    ],
  },
  onTrip: {
    say: [
      'Te voilà en plein voyage, quelle chance.',
      'Ça dépayse, d’être loin de chez soi.',
      'C’est chouette, ces jours sur la route ou sur place.',
      'Quel bon moment, ces vacances ailleurs.',
    ],
    ask: [
      'Qu’est-ce qui te surprend le plus là-bas ?',
      'Tu restes encore combien de temps ?',
      'C’est comment, la vie là-bas ?',
    ],
  },
  backHome: {
    say: [
      'Le retour de voyage, c’est toujours un peu spécial.',
      'Te voilà de nouveau à la maison.',
      'Rentrer chez soi après un séjour, ça fait drôle.',
      'C’est fini, ces jours ailleurs, il faut reprendre le rythme.',
    ],
    ask: [
      'Quel moment du voyage tu garderais ?',
      'Qu’est-ce que tu regrettes déjà de là-bas ?',
      'Tu penses déjà à repartir ?',
    ],
  },
  tripSpoilt: {
    say: [
      'Quel dommage, ce voyage gâché.',
      'Ah non, un voyage qui tourne mal.',
      'C’est rageant, quand on se réjouissait de partir.',
      'Des vacances ou un trajet ratés, c’est dur à avaler.',
    ],
    ask: [
      'Tu peux demander un remboursement ?',
      'C’était prévu depuis longtemps ?',
      'Tu penses retenter ce voyage plus tard ?',
    ],
  },
  homesick: {
    say: [
      'Quand chez soi est loin, le manque est fort.',
      'C’est dur, le mal du pays.',
      'Ton coin de terre te manque, ça se comprend.',
      'Loin des siens et de ses habitudes, on a vite le cœur serré.',
    ],
    ask: [
      'Qu’est-ce qui te manque le plus de là-bas ?',
      'Quand est-ce que tu pourras y retourner ?',
      'Tu connais des gens de chez toi là où tu vis ?',
    ],
  },
  abroad: {
    say: [
      'Vivre dans un autre pays, c’est beaucoup de changements.',
      'S’installer à l’étranger, ça demande du courage.',
      'C’est une drôle d’expérience, la vie loin de son pays d’origine.',
      'Entre deux pays, on doit trouver sa place.',
    ],
    ask: [
      'Qu’est-ce qui est le plus différent dans ce pays ?',
      'Tu as des amis sur place ?',
      'Quelles habitudes de ton pays tu gardes ?',
    ],
  },
  dreamPlace: {
    say: [
      'Ça fait rêver, un endroit pareil.',
      'Voilà un lieu qui t’attire vraiment.',
      'Rêver d’un endroit, ça accompagne longtemps.',
      'C’est un beau rêve, cet ailleurs.',
    ],
    ask: [
      'Qu’est-ce qui t’attire là-bas ?',
      'Tu irais avec quelqu’un ?',
      'Qu’est-ce que tu ferais le premier jour là-bas ?',
    ],
  },
}
