import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Un déménagement, c’est beaucoup de fatigue.',
      'Changer de logement, ça prend toute l’énergie.',
      'Les cartons, le tri, le transport, quel travail !',
      'Déménager, c’est aussi laisser un endroit derrière soi.',
    ],
    ask: [
      'Qu’est-ce qui te réjouit dans le nouveau logement ?',
      'Tu quittes l’ancien avec des regrets ?',
      'C’est loin de l’ancien logement ?',
    ],
  },
  flatHunt: {
    say: [
      'Chercher un logement, c’est vraiment usant.',
      'Trouver où vivre, ce n’est pas simple en ce moment.',
      'Les visites, les dossiers, ça prend un temps fou.',
      'Pas facile, cette recherche d’un chez-toi.',
    ],
    ask: [
      'C’est quoi, le logement de tes rêves ?',
      'Tu dois avoir trouvé pour quand ?',
      'Qu’est-ce qui compte le plus pour toi dans un logement ?',
    ],
  },
  rent: {
    say: [
      'Les soucis de loyer, c’est très stressant.',
      'Quand ça coince avec le logement, on ne vit pas en paix.',
      'C’est dur, de dépendre ainsi d’un propriétaire.',
      'Se loger, ça ne devrait pas causer autant de soucis.',
    ],
    ask: [
      'Tu vis là depuis longtemps ?',
      'Tu peux compter sur quelqu’un pour ces soucis de logement ?',
      'Tu as pu en discuter avec le propriétaire ?',
    ],
  },
  brokenThing: {
    say: [
      'Une panne, ça tombe toujours mal.',
      'Quand les choses lâchent, c’est vraiment agaçant.',
      'Mince, encore un truc à remplacer ou à réparer.',
      'C’est rageant, ce qui vient de casser.',
    ],
    ask: [
      'Tu as un moyen de te débrouiller en attendant ?',
      'Ça servait depuis longtemps ?',
      'Tu crois que c’est réparable ?',
    ],
  },
  carTrouble: {
    say: [
      'Des ennuis de voiture, ça complique tout de suite les journées.',
      'Ah non, un problème avec la voiture.',
      'On s’en passerait bien, de ces soucis avec l’auto.',
      'Quand la voiture ne va pas, c’est vite fatigant.',
    ],
    ask: [
      'Tu as besoin de la voiture ces jours-ci ?',
      'C’est une vieille voiture ?',
      'Quelqu’un peut te conduire si tu dois te déplacer ?',
    ],
  },
  cleaning: {
    say: [
      'Te voilà en plein ménage.',
      'Ranger et nettoyer, c’est du travail.',
      'Ça fait du bien, une maison plus propre et mieux rangée.',
      'Du ménage et du rangement au programme, donc.',
    ],
    ask: [
      'Quelle pièce te donne le plus de travail ?',
      'Tu mets de la musique pour faire le ménage ?',
      'Quelqu’un t’aide un peu ?',
    ],
  },
  garden: {
    say: [
      'Ça occupe bien, un jardin.',
      'Tu t’occupes de tes plantations, c’est chouette.',
      'Jardiner demande du temps et de la patience.',
      'Voir pousser ce qu’on a planté, c’est agréable à suivre.',
    ],
    ask: [
      'Tu jardines depuis longtemps ?',
      'Il y a une plante que tu préfères dans tout ça ?',
      'Qu’est-ce que tu aimerais planter ensuite ?',
    ],
  },
  plantDied: {
    say: [
      'C’est triste de perdre une plante.',
      'Oh non, de la verdure qui n’a pas survécu.',
      'Quel dommage pour tes plantations.',
      'On s’attache à ses plantes, et là c’est perdu.',
    ],
    ask: ['Tu penses en replanter ?', 'Tu y tenais beaucoup ?', 'Il te reste d’autres plantes à la maison ?'],
  },
  decorating: {
    say: [
      'Ton chez-toi est en train de changer.',
      'Des travaux et de la déco, ça transforme vite une maison.',
      'Refaire son intérieur, ça demande de l’énergie.',
      'C’est un sacré chantier d’arranger son logement.',
    ],
    ask: [
      'Quelle pièce tu voudrais refaire après ça ?',
      'Qu’est-ce qui te plaît le plus dans le résultat ?',
      'L’idée de la déco vient de toi ?',
    ],
  },
  flatmate: {
    say: [
      'La vie en coloc, ce n’est pas toujours simple.',
      'Partager un logement, ça demande de s’accorder.',
      'Tu parles de ta colocation, ça joue beaucoup sur le quotidien.',
      'Vivre avec des colocs, il faut s’y faire chaque jour.',
    ],
    ask: [
      'Vous arrivez à vous parler, dans la coloc ?',
      'Ça fait longtemps que tu vis en coloc ?',
      'Tu aimerais vivre sans coloc un jour ?',
    ],
  },
  parcel: {
    say: [
      'Les histoires de colis, c’est souvent énervant.',
      'Encore une livraison qui ne se passe pas comme prévu.',
      'Ah, ce paquet te donne du souci.',
      'On attend sa commande, et voilà que ça coince.',
    ],
    ask: [
      'Qu’est-ce qu’il y a dans ce colis ?',
      'Tu as pu parler à quelqu’un à propos de cette livraison ?',
      'Tu en as besoin rapidement ?',
    ],
  },
  lostThing: {
    say: [
      'C’est rageant de ne plus retrouver une chose à laquelle on tient.',
      'Ah mince, un objet perdu.',
      'Chercher sans trouver, ça rend nerveux.',
      'Voilà un souci dont tu te serais bien passé, cette perte.',
    ],
    ask: [
      'Quelqu’un peut t’aider à chercher ?',
      'Tu perds souvent des choses ?',
      'Ce serait compliqué à remplacer ?',
    ],
  },
  foundThing: {
    say: [
      'Quelle bonne surprise, cette trouvaille !',
      'Ça fait plaisir de tomber là-dessus.',
      'Une jolie découverte, et sans doute au bon moment.',
      'Te voilà avec une trouvaille qui fait du bien.',
    ],
    ask: [
      'Tu t’y attendais un peu ?',
      'Tu l’as raconté à quelqu’un ?',
      'Qu’est-ce que ça t’a fait sur le moment ?',
    ],
  },
  heat: {
    say: [
      'Une chaleur pareille, c’est épuisant.',
      'Quand il fait si chaud, tout devient pénible.',
      'Pas facile de tenir avec ces températures.',
      'C’est dur, cette canicule.',
    ],
    ask: ['Tu as un endroit frais où te poser ?', 'Tu bois assez ?', 'Ils annoncent moins chaud bientôt ?'],
  },
  badWeather: {
    say: [
      'Quel sale temps chez toi.',
      'Ce mauvais temps, ça finit par jouer sur le moral.',
      'Pas drôle, une météo pareille.',
      'On aimerait un peu de beau temps, là.',
    ],
    ask: [
      'Tu dois sortir par ce temps ?',
      'La météo annonce mieux pour la suite ?',
      'Qu’est-ce que tu fais quand il fait ce temps-là ?',
    ],
  },
  fineWeather: {
    say: [
      'Super, un temps pareil !',
      'Ça met de bonne humeur, quand il fait si beau.',
      'C’est chouette que tu profites de ce beau temps.',
      'Un beau ciel comme ça, ça fait plaisir.',
    ],
    ask: [
      'Tu as prévu quelque chose dehors ?',
      'Ça doit durer encore un peu ?',
      'C’est la saison que tu préfères ?',
    ],
  },
  phoneTrouble: {
    say: [
      'La technique qui lâche, c’est agaçant.',
      'Ah, ces pannes d’appareils et de connexion, quelle plaie.',
      'C’est fou comme une panne pareille complique la journée.',
      'Rien ne marche comme il faut, c’est énervant.',
    ],
    ask: [
      'Tu connais quelqu’un qui s’y connaît ?',
      'Ça te bloque pour quelque chose d’important ?',
      'Tu as quand même un autre appareil qui marche ?',
    ],
  },
}
