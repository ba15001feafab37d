import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Un examen qui approche, ça met de la pression.',
      'Les révisions, c’est long et ça fatigue.',
      'Voilà l’épreuve qui arrive, pas étonnant d’y penser sans cesse.',
      'Pas de tout repos, cette période d’examens.',
    ],
    ask: [
      'Qu’est-ce qui te fait le plus peur dans cette épreuve ?',
      'Tu révises plutôt chez toi ou ailleurs ?',
      'Après l’examen, tu as prévu quelque chose de sympa ?',
    ],
  },
  examPassed: {
    say: [
      'Bravo, tu as réussi !',
      'Quelle belle nouvelle, c’est réussi !',
      'Ça y est, tout ce travail a payé !',
      'Félicitations pour cette réussite !',
    ],
    ask: [
      'À qui tu l’as dit tout de suite ?',
      'Comment tu vas fêter ta réussite ?',
      'Tu y croyais, avant les résultats ?',
    ],
  },
  examFailed: {
    say: [
      'Rater un examen, c’est une grosse déception.',
      'C’est dur, d’avoir travaillé et de ne pas réussir.',
      'Mince, cet échec doit te faire mal.',
      'Ce résultat-là, tu aurais tant voulu l’éviter.',
    ],
    ask: [
      'Tes proches sont au courant pour le résultat ?',
      'Tu sais déjà ce que tu vas faire après cet échec ?',
      'Ça va un peu, malgré ce résultat ?',
    ],
  },
  studyStuck: {
    say: [
      'Quand les études bloquent, c’est décourageant.',
      'Rester devant son travail sans avancer, c’est pénible.',
      'Pas drôle, d’être au point mort dans ses études.',
      'Ça n’avance pas comme tu voudrais, côté études.',
    ],
    ask: [
      'C’est sur quoi, exactement ?',
      'Tu as quelqu’un avec qui travailler tout ça ?',
      'Qu’est-ce qui te bloque le plus, à ton avis ?',
    ],
  },
  childsSchool: {
    say: [
      'L’école des enfants, ça occupe aussi beaucoup les parents.',
      'Ce qui se passe à l’école, tu le suis de près.',
      'On vit toute cette scolarité avec son enfant.',
      'Voilà une histoire d’école qui te tient à cœur.',
    ],
    ask: [
      'Et ton enfant, qu’est-ce que ça lui fait ?',
      'Tu t’entends bien avec les enseignants ?',
      'Comment se passe le reste, à l’école ?',
    ],
  },
  learning: {
    say: [
      'Apprendre quelque chose de nouveau, ça demande de la patience.',
      'C’est chouette, de se lancer dans un apprentissage.',
      'Tu apprends donc quelque chose de neuf, bien.',
      'Voilà un apprentissage qui demande de la pratique.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné envie d’apprendre ça ?',
      'Tu t’entraînes souvent ?',
      'Qu’est-ce qui te donne le plus de mal ?',
    ],
  },
  drivingTest: {
    say: [
      'Le permis, c’est toute une aventure.',
      'Passer le permis, ça stresse beaucoup de monde.',
      'Entre le code et la conduite, il en faut de la patience.',
      'Voilà une étape qui compte, ce permis.',
    ],
    ask: [
      'Tu t’entends bien avec ton moniteur ou ta monitrice ?',
      'Qu’est-ce que tu trouves le plus dur sur la route ?',
    ],
  },
}
