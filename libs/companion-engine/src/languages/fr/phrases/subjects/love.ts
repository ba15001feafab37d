import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Il y a donc quelqu’un qui te plaît beaucoup.',
      'Voilà quelqu’un qui occupe bien tes pensées.',
      'C’est troublant, une personne qui plaît autant.',
      'Tu as quelqu’un en tête, et ça se sent.',
    ],
    ask: [
      'Qu’est-ce qui te plaît tant chez cette personne ?',
      'Vous vous parlez un peu, parfois ?',
      'Tu l’as confié à quelqu’un, ce secret ?',
    ],
  },
  dateAhead: {
    say: [
      'Un rendez-vous en vue, c’est excitant et un peu intimidant.',
      'Voilà un rendez-vous qui te donne le trac.',
      'C’est chouette, un rendez-vous qui se prépare.',
      'Avant un rendez-vous, l’attente paraît toujours longue.',
    ],
    ask: [
      'Comment s’est faite la rencontre ?',
      'Qu’est-ce qui t’attire chez cette personne ?',
      'Tu espères quoi de cette rencontre ?',
    ],
  },
  dateGood: {
    say: [
      'Quel beau rendez-vous tu as eu !',
      'Ça s’est bien passé entre vous, c’est génial.',
      'Une rencontre qui se passe aussi bien, quel bonheur !',
      'Tu as passé un super moment à deux.',
    ],
    ask: [
      'Quel moment tu as préféré ?',
      'Tu y repenses beaucoup, depuis ?',
      'Qu’est-ce qui t’a plu en particulier ?',
    ],
  },
  dateBad: {
    say: [
      'Un rendez-vous raté, c’est décevant.',
      'Dommage, un rendez-vous aussi désagréable.',
      'Pas terrible, ce rendez-vous.',
      'Tu espérais sûrement autre chose de ce moment.',
    ],
    ask: [
      'Tu t’en faisais une joie, avant ?',
      'Tu l’as déjà raconté à tes amis ?',
      'Ça t’a coupé l’envie d’autres rendez-vous ?',
    ],
  },
  noAnswer: {
    say: [
      'Attendre un message qui ne vient pas, c’est dur.',
      'Ce silence doit te travailler.',
      'Rester sans réponse, c’est vraiment inconfortable.',
      'Pas un mot en retour, il y a de quoi se poser des questions.',
    ],
    ask: [
      'Tu imagines une raison à ce silence ?',
      'C’était comment entre vous, avant ça ?',
      'Tu comptes lui réécrire ?',
    ],
  },
  newLove: {
    say: [
      'C’est beau, un amour partagé.',
      'Quelle joie, cette histoire à deux !',
      'Tu vis quelque chose de très doux, là.',
      'Avoir quelqu’un à aimer, c’est un vrai bonheur.',
    ],
    ask: [
      'Comment ça a commencé, vous deux ?',
      'Qu’est-ce que tu aimes le plus dans cette relation ?',
      'Vous avez des projets ensemble ?',
    ],
  },
  farLove: {
    say: [
      'S’aimer à distance, c’est souvent dur.',
      'Tous ces kilomètres entre vous, ça complique tout.',
      'Vivre loin de la personne qu’on aime, ça demande de la force.',
      'Pas facile, d’être si loin quand on s’aime.',
    ],
    ask: [
      'Qu’est-ce qui te manque le plus ?',
      'Vous pensez vous rapprocher un jour ?',
      'Comment vous gardez le lien, au quotidien ?',
    ],
  },
  rowPartner: {
    say: [
      'Une dispute dans le couple, ça remue.',
      'C’est pénible, quand le ton monte entre vous.',
      'Pas agréable, de se fâcher avec la personne qu’on aime.',
      'Se disputer avec sa moitié, ça gâche toute la journée.',
    ],
    ask: [
      'C’est parti de quoi, au fond ?',
      'Vous arrivez d’habitude à en reparler calmement ?',
      'Qu’est-ce que tu aurais voulu entendre ?',
    ],
  },
  leftBy: {
    say: [
      'Une rupture qu’on n’a pas choisie, c’est très dur.',
      'C’est une grande peine, ce départ.',
      'Quelle douleur, quand la personne qu’on aime s’en va.',
      'Perdre cet amour, ça doit faire très mal.',
    ],
    ask: [
      'Il y a quelqu’un pour t’entourer, ces jours-ci ?',
      'Tu arrives à manger et à dormir un peu ?',
      'Qu’est-ce qui est le plus dur, là, maintenant ?',
    ],
  },
  leaving: {
    say: [
      'Mettre fin à son couple, c’est une décision très lourde.',
      'Se séparer, c’est dur, même quand on l’a voulu.',
      'Tu traverses une séparation, et ça fait mal.',
      'Ce n’est pas facile, de partir d’une histoire à deux.',
    ],
    ask: [
      'Tu y pensais depuis longtemps ?',
      'Qui te soutient, dans cette séparation ?',
      'Qu’est-ce qui a été décisif pour toi ?',
    ],
  },
  ex: {
    say: [
      'Une ancienne histoire qui revient dans les pensées, c’est troublant.',
      'Tout ce qui touche à ton ex te remue encore.',
      'Pas simple, ces histoires d’ex.',
      'On n’oublie pas comme ça une personne qui a compté.',
    ],
    ask: [
      'Ça te fait quoi, quand tu y repenses ?',
      'Votre histoire, elle s’est terminée comment ?',
      'Tu aimerais que ça se passe comment avec ton ex ?',
    ],
  },
  cheated: {
    say: [
      'Une infidélité, ça fait terriblement mal.',
      'Découvrir une chose pareille dans son couple, c’est un choc.',
      'C’est une trahison, et elle fait mal.',
      'Tu faisais confiance, et voilà ce que tu apprends.',
    ],
    ask: [
      'Tu as pu te confier à quelqu’un de proche ?',
      'De quoi tu aurais besoin, là, tout de suite ?',
      'Vous vous êtes parlé depuis que tu le sais ?',
    ],
  },
  livingTogether: {
    say: [
      'Vivre à deux sous le même toit, c’est toute une organisation.',
      'Partager son quotidien, ça change beaucoup de choses.',
      'La vie commune, il faut s’y habituer.',
      'Un chez-vous à deux, ce n’est pas rien.',
    ],
    ask: [
      'Comment vous vous répartissez les choses à la maison ?',
      'Qu’est-ce que tu apprécies le plus dans la vie à deux ?',
      'Vous êtes d’accord sur l’essentiel, pour la maison ?',
    ],
  },
  wedding: {
    say: [
      'Un mariage, ça fait beaucoup d’émotions.',
      'Voilà un mariage qui occupe bien les esprits.',
      'C’est un grand moment, un mariage.',
      'Se marier, ça n’arrive pas tous les jours.',
    ],
    ask: [
      'Vous imaginez la fête comment ?',
      'Qu’est-ce qui compte le plus pour toi, ce jour-là ?',
      'Tu as de l’aide pour tous les préparatifs ?',
    ],
  },
  anniversary: {
    say: [
      'Un anniversaire de couple, c’est une date qui compte.',
      'Tout ce temps à deux, ce n’est pas rien.',
      'Cette date-là, elle est à vous deux.',
      'Fêter votre histoire, c’est important.',
    ],
    ask: [
      'Comment vous marquez le coup, d’habitude ?',
      'Quel est ton plus beau souvenir de vous deux ?',
      'Qu’est-ce qui tient votre couple depuis tout ce temps ?',
    ],
  },
  sweetPartner: {
    say: [
      'Quelle jolie attention pour toi !',
      'C’est adorable, un geste comme ça.',
      'Sentir qu’on t’aime, ça fait du bien.',
      'Un geste d’amour tout simple, c’est précieux.',
    ],
    ask: [
      'Tu t’y attendais, à cette attention ?',
      'Qu’est-ce que tu as répondu, sur le coup ?',
      'Ça vous arrive souvent, ces petits gestes ?',
    ],
  },
  single: {
    say: [
      'Vivre sans partenaire, ça a de bons et de mauvais jours.',
      'Être célibataire, ça occupe les pensées par moments.',
      'Le célibat, les autres en parlent parfois trop facilement.',
      'Voilà donc où tu en es, côté cœur.',
    ],
    ask: [
      'Ça te convient, au fond, cette vie sans partenaire ?',
      'Tu as envie de rencontrer quelqu’un, en ce moment ?',
      'Comment tu passes tes soirées, en général ?',
    ],
  },
  jealousy: {
    say: [
      'La jalousie, ça fait souffrir tout le monde.',
      'C’est invivable, la jalousie dans un couple.',
      'Quand la jalousie s’en mêle, plus rien n’est simple.',
      'Cette jalousie, elle prend beaucoup de place entre vous.',
    ],
    ask: [
      'Vous arrivez à en parler ensemble, de cette jalousie ?',
      'Ça a toujours été comme ça entre vous ?',
      'Qu’est-ce qui pourrait rassurer un peu ?',
    ],
  },
  comingOut: {
    say: [
      'Dire qui on est vraiment, c’est un grand pas.',
      'Ce n’est pas rien, de parler d’amour ou d’identité à ses proches.',
      'Un coming out, ça remue beaucoup de choses.',
      'Pouvoir vivre sans se cacher, c’est si important.',
    ],
    ask: [
      'Qui, dans l’entourage, est d’un vrai soutien ?',
      'Qu’est-ce que tu espères de la famille ou des proches ?',
      'Ça te fait quoi d’en parler ici ?',
    ],
  },
}
