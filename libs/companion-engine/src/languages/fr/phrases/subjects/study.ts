import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Avant une épreuve, on ne voit que ce qu’on ne sait pas encore. Tout ce qui est déjà en tête se tait, mais c’est là.',
      'Réciter à voix haute, sans les fiches, apprend plus vite que relire dix fois. Même un mur fait un bon jury.',
      'Une bonne nuit range ce que les révisions ont entassé. Elle compte dans le programme autant qu’un chapitre.',
      'Ce trac prouve surtout que cette épreuve compte pour toi. À petite dose, il réveille même la mémoire.',
    ],
    ask: [
      'Quelle partie du programme te donne le plus de mal ?',
      'Comment t’organises-tu pour réviser ?',
      'Que feras-tu juste après l’épreuve, pour souffler ?',
    ],
  },
  examPassed: {
    say: [
      'Réussi, et personne ne pourra te reprendre ça. Toutes les heures de révision viennent de trouver leur réponse.',
      'Bravo ! Derrière une bonne nouvelle pareille, il y a des soirées que personne n’a vues, sauf toi.',
      'Le plus beau, c’est le moment où les fiches peuvent enfin quitter la table. Profites-en, elles ne te manqueront pas.',
      'Un résultat comme celui-là se fête avant de se demander ce qui vient après. La suite peut bien patienter un soir.',
    ],
    ask: [
      'Comment vas-tu fêter ça ?',
      'À qui as-tu annoncé ce résultat en premier ?',
      'Quel a été le passage le plus dur du chemin ?',
    ],
  },
  examFailed: {
    say: [
      'Un mauvais résultat après tout ce travail, c’est amer. La note juge une copie, un jour précis, et rien d’autre.',
      'Voir l’échec affiché en chiffres a quelque chose de brutal. Laisse passer un peu de temps avant d’en tirer des plans.',
      'Demander à consulter la copie ou les remarques aide parfois : on y découvre souvent un point précis, bien plus petit que le désastre imaginé.',
      'Ce que tu as appris pour cette épreuve reste appris. Une note n’efface pas ce qui est dans la tête.',
    ],
    ask: [
      'À quoi ça a tenu, d’après toi ?',
      'Quelles possibilités restent ouvertes maintenant ?',
      'À qui est-ce le plus difficile d’en parler ?',
    ],
  },
  studyStuck: {
    say: [
      'La page ou l’exercice qui résiste, c’est épuisant : on y passe des heures et il n’en reste aucune trace.',
      'Essaie d’écrire une version volontairement mauvaise pendant dix minutes. Corriger du mauvais est bien plus facile que d’inventer du parfait.',
      'Quand rien n’avance, ce n’est pas toujours de la paresse : souvent la tâche est trop grosse pour être attrapée d’un coup.',
      'Le téléphone dans une autre pièce gagne plus de batailles que la volonté. Il est très fort, mais il ne traverse pas les murs.',
    ],
    ask: [
      'À quel endroit précis ça coince ?',
      'Quel serait le plus petit morceau faisable aujourd’hui ?',
      'À quel moment de la journée ton esprit est-il le plus clair ?',
    ],
  },
  childsSchool: {
    say: [
      'L’école d’un enfant, on la vit deux fois : une fois avec lui, et une fois avec ses propres souvenirs de cartable.',
      'Une note ou une remarque de maître raconte un moment, pas un enfant entier. Le reste, c’est toi qui le connais.',
      'On dépose son enfant devant une grille, et toute une vie s’y passe sans nous. Forcément, chaque nouvelle qui en sort compte.',
      'Les enfants racontent mieux leur journée avec une question minuscule : qui était drôle, à côté de qui on a mangé. Le « c’était bien » vient de partout.',
    ],
    ask: [
      'Que raconte ton enfant de sa classe ?',
      'Comment est la personne qui lui fait la classe ?',
      'Qu’est-ce que ton enfant préfère à l’école ?',
    ],
  },
  learning: {
    say: [
      'Apprendre à l’âge adulte, c’est choisir exprès la maladresse des débuts. Peu de gens ont ce courage-là.',
      'Au début, l’oreille et l’œil progressent plus vite que la main ou la langue. Voilà pourquoi on s’agace : on entend déjà mieux qu’on ne fait.',
      'Un quart d’heure par jour fait plus de chemin qu’un long dimanche. Le cerveau aime les petites visites régulières.',
      'Ce que tu apprends là, personne ne te l’impose. C’est peut-être la forme d’étude la plus libre qui soit.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné envie de t’y mettre ?',
      'Quel petit progrès as-tu remarqué récemment ?',
      'Sur quoi butes-tu en ce moment ?',
    ],
  },
  drivingTest: {
    say: [
      'Conduire, c’est faire cinq choses à la fois devant une personne qui prend des notes. Les mains moites sont comprises dans le forfait.',
      'Toutes les personnes qui roulent tranquillement aujourd’hui ont calé un jour au milieu d’un carrefour, sous les klaxons.',
      'Commenter à mi-voix ce qu’on voit, panneau, piéton, rétroviseur, calme les nerfs et montre que le regard travaille.',
      'Une voiture, ça finit par rentrer dans les gestes, comme le vélo. D’ici là, chaque tour de roue compte.',
    ],
    ask: [
      'Quelle manœuvre te donne le plus de sueurs ?',
      'Quel genre de moniteur ou de monitrice as-tu ?',
      'Où irais-tu en premier, le permis en poche ?',
    ],
  },
}
