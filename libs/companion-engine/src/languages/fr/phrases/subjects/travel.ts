import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Un voyage commence bien avant le départ : dans les cartes, les listes et l’impatience.',
      'La valise parfaite n’existe pas. Il y manque toujours une chose, et il y en a toujours cinq de trop.',
      'Avoir une date de départ devant soi, ça donne aux jours ordinaires un petit goût de compte à rebours.',
      'Une copie des papiers dans le téléphone et une autre à part : minuscule précaution, grande tranquillité.',
    ],
    ask: [
      'Qu’attends-tu le plus de ce voyage ?',
      'Que reste-t-il à préparer ?',
      'Quelle sera la toute première chose à faire sur place ?',
    ],
  },
  onTrip: {
    say: [
      'Être ailleurs, c’est remarquer tout ce qu’on ne voit plus chez soi : les bruits, les odeurs, la façon de marcher.',
      'En voyage, une journée en contient trois. Le soir venu, le matin paraît déjà ancien.',
      'Les petites choses imprévues d’un séjour deviennent souvent les souvenirs qui durent.',
      'Des nouvelles écrites en route, ça a un parfum de carte postale, sans l’attente du facteur.',
    ],
    ask: [
      'Qu’est-ce qui te surprend le plus là-bas ?',
      'Quelle odeur ou quel bruit y a-t-il autour de toi ?',
      'Quel est le programme de la suite ?',
    ],
  },
  backHome: {
    say: [
      'On revient toujours en deux temps : les bagages d’abord, la tête quelques jours plus tard.',
      'La lessive de retour est le dernier chapitre du voyage, avec du sable ou des tickets au fond des poches.',
      'Au retour, la maison a la même tête qu’avant, et pourtant on la regarde avec des yeux d’ailleurs.',
      'Son propre lit, sa propre tasse : après un voyage, les choses les plus banales redeviennent des luxes.',
    ],
    ask: [
      'Quelle image gardes-tu du voyage ?',
      'Qu’est-ce qui t’avait manqué de la maison ?',
      'Quelle habitude de là-bas voudrais-tu garder ?',
    ],
  },
  tripSpoilt: {
    say: [
      'On attend ces jours-là pendant des mois, et il suffit d’une chose qui casse pour que tout le reste suive.',
      'Des vacances abîmées, c’est doublement rageant : l’argent est parti, et le repos promis avec.',
      'Photos, reçus et messages gardés au même endroit pèsent lourd si une réclamation doit partir.',
      'Les voyages catastrophes font de bonnes histoires plus tard. Sur le moment, on préférerait nettement un bon séjour.',
    ],
    ask: [
      'Qu’est-ce que tu attendais le plus de ce séjour ?',
      'Que propose-t-on pour réparer les dégâts ?',
      'Qu’est-ce qui a été le plus rageant ?',
    ],
  },
  homesick: {
    say: [
      'Le manque d’un lieu passe par des détails : une odeur, un accent, une lumière qu’on ne trouve que là-bas.',
      'Être loin de chez soi, c’est traduire sans arrêt, même quand tout le monde parle la même langue.',
      'Un endroit qui manque à ce point continue d’habiter en toi. C’est douloureux, et c’est aussi une fidélité.',
      'Un plat de là-bas, une voix familière, une chanson du coin : ça ne remplace rien, mais ça réchauffe un soir.',
    ],
    ask: [
      'Qu’est-ce qui te manque en premier de là-bas ?',
      'À quel moment le manque est-il le plus fort ?',
      'Quel coin de là-bas me décrirais-tu ?',
    ],
  },
  abroad: {
    say: [
      'Vivre dans un autre pays, c’est réapprendre ce que tout le monde autour trouve évident.',
      'Dans une culture nouvelle, les règles les plus importantes sont celles que personne ne pense à expliquer.',
      'L’humour est souvent la dernière porte d’un pays. Le jour où l’on rit au bon moment, quelque chose bascule.',
      'Comprendre deux mondes à la fois fatigue, mais c’est un regard que ceux qui n’ont jamais bougé n’auront pas.',
    ],
    ask: [
      'Quelle habitude locale t’étonne encore ?',
      'Quel mot de là-bas préfères-tu ?',
      'Avec qui as-tu le plus d’échanges sur place ?',
    ],
  },
  dreamPlace: {
    say: [
      'Certains endroits nous habitent bien avant qu’on y pose le pied.',
      'Rêver d’un ailleurs dit souvent quelque chose de précis sur ce qu’on voudrait ici : de l’air, du calme, de l’imprévu.',
      'Un lieu désiré longtemps devient une sorte d’ami lointain. On connaît déjà ses couleurs.',
      'Les cartes sont faites pour cela aussi : voyager du bout du doigt, sans bagage et sans retard.',
    ],
    ask: [
      'D’où vient cette envie de là-bas ?',
      'À quoi ressemblerait une journée ordinaire sur place ?',
      'Quel serait le premier petit pas vers ce rêve ?',
    ],
  },
}
