import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Un déménagement, c’est découvrir qu’on possède trois ouvre-boîtes et aucun tournevis au moment où il en faut un.',
      'Changer de toit, c’est du poids dans les bras et aussi dans la tête : chaque objet demande s’il mérite sa place.',
      'Le carton le plus précieux, c’est celui avec les draps, la cafetière et le chargeur. Les autres peuvent patienter.',
      'Entre l’ancien logement et le nouveau, on habite un moment nulle part. C’est normal que tout paraisse un peu étrange.',
    ],
    ask: [
      'Quelle pièce compte le plus pour te sentir vraiment chez toi ?',
      'Quel objet ne pourrait jamais finir au fond d’un carton ?',
      'Qu’est-ce qui change le plus entre l’ancien endroit et le nouveau ?',
    ],
  },
  flatHunt: {
    say: [
      'Chercher un logement, c’est presque un deuxième emploi : appels, dossiers, visites, et rien n’est payé à la fin du mois.',
      'Se projeter dans un salon inconnu en dix minutes, avec d’autres candidats derrière la porte, c’est un drôle d’exercice.',
      'Un dossier en un seul PDF, prêt à partir juste après la visite, fait parfois la différence face aux autres candidatures.',
      'Les petites annonces ont leur langue à elles : « cosy » pour minuscule, « atypique » pour le lavabo dans la cuisine.',
    ],
    ask: [
      'Qu’est-ce qui est non négociable dans le futur logement ?',
      'Dans quel quartier te verrais-tu vivre ?',
      'Comment imagines-tu la première soirée dans le bon appartement ?',
    ],
  },
  rent: {
    say: [
      'Dépendre d’un propriétaire pour l’endroit où l’on dort, c’est un rapport de force dont on se passerait bien.',
      'En France, l’ADIL de chaque département renseigne gratuitement les locataires. Un coup de fil peut éclaircir bien des courriers.',
      'Un logement ne se quitte pas comme un abonnement : chaque lettre ou silence du bailleur touche directement la vie de tous les jours.',
      'Tout garder par écrit, dates et montants compris, aide beaucoup avec un bailleur : les paroles s’oublient, les courriers restent.',
    ],
    ask: [
      'Quel genre de relation y avait-il jusqu’ici avec le propriétaire ?',
      'Que dit le bail exactement sur ce point ?',
      'Qu’est-ce qui te pèse le plus dans cette histoire de logement ?',
    ],
  },
  brokenThing: {
    say: [
      'Les appareils ont un talent certain pour rendre l’âme pile quand on compte sur eux.',
      'Une panne à la maison, et d’un coup on mesure tout ce que cette machine faisait en silence.',
      'Avant de racheter, un Repair Café ou une pièce détachée peut offrir une deuxième vie à pas mal d’appareils.',
      'Ce n’est pas qu’une machine en panne : c’est toute l’organisation de la maison qui boite avec elle.',
    ],
    ask: [
      'Comment fais-tu en attendant que ça remarche ?',
      'Quel âge avait la bête ?',
      'Quelle est la suite : réparer, remplacer ou s’en passer ?',
    ],
  },
  carTrouble: {
    say: [
      'Deux ou quatre roues, c’est toujours un luxe invisible jusqu’au jour où elles compliquent la journée.',
      'L’essentiel, c’est que tout le monde soit entier. La tôle, la gomme et les papiers, ça reste agaçant quand même.',
      'Avec un véhicule, les ennuis arrivent rarement seuls : il y a le souci lui-même, puis la facture et le temps perdu.',
      'Quelques photos datées et les papiers rangés au même endroit rendent souvent service après ce genre de mésaventure.',
    ],
    ask: [
      'Comment te déplaces-tu en attendant ?',
      'Qu’est-ce qui t’agace le plus là-dedans : l’argent, le temps ou la malchance ?',
      'À quoi te sert ce véhicule au quotidien ?',
    ],
  },
  cleaning: {
    say: [
      'Le ménage est le seul travail qui se voit surtout quand il n’est pas fait. Injuste, mais bien réel.',
      'Ranger commence toujours par un désordre pire qu’avant. C’est la phase où il faut garder son calme et un sac-poubelle.',
      'Une surface dégagée, même une seule table, et déjà la pièce respire autrement.',
      'La poussière gagne toujours à long terme, mais une pièce propre reste une victoire à savourer.',
    ],
    ask: [
      'Quel coin de la maison résiste le plus ?',
      'Quelle musique accompagne le chiffon ?',
      'De quoi as-tu le plus de mal à te séparer en triant ?',
    ],
  },
  garden: {
    say: [
      'De la terre, de l’eau, de la patience : un coin vert ne se presse pas, et c’est bien ce qui fait du bien.',
      'Un jardin, même de deux pots, donne chaque matin une bonne raison d’aller voir ce qui a bougé.',
      'Les plantes négocient avec la météo, les limaces et l’arrosoir. Le jardinage, c’est de la diplomatie avec de la boue.',
      'Ce qui pousse sous tes soins a un goût ou une couleur qu’aucun magasin ne vend.',
    ],
    ask: [
      'Qu’est-ce qui pousse le mieux chez toi ?',
      'Quelle plante rêves-tu d’ajouter ?',
      'Qui t’a transmis le goût de la terre ?',
    ],
  },
  plantDied: {
    say: [
      'On arrose, on tourne le pot vers la lumière, et la plante décline quand même. C’est un petit chagrin, mais un vrai.',
      'Beaucoup de plantes souffrent d’avoir reçu trop d’eau plutôt que pas assez. On les abîme souvent par excès d’affection.',
      'Toute main verte a derrière elle un discret cimetière de pots. On en parle moins que des belles photos.',
      'Une plante, c’est une présence muette à laquelle on s’attache sans le remarquer, jusqu’à ce qu’elle flanche.',
    ],
    ask: [
      'Depuis quand cette plante vivait-elle chez toi ?',
      'Que soupçonnes-tu : l’eau, la lumière, le froid ou une bestiole ?',
      'Que pourrait devenir ce pot par la suite ?',
    ],
  },
  decorating: {
    say: [
      'Faire quelque chose de ses mains chez soi, c’est signer les murs un peu chaque jour.',
      'Le bricolage a sa loi : il manque toujours une pièce, et il en reste toujours une autre.',
      'Des travaux, c’est de la poussière d’abord et du plaisir ensuite. L’œil verra longtemps ce que les bras auront oublié.',
      'Les petits défauts qui sautent aux yeux pendant les travaux finissent souvent par faire le charme de la pièce.',
    ],
    ask: [
      'Quelle ambiance cherches-tu à créer ?',
      'Quelle étape te plaît le plus ?',
      'Qu’est-ce qui viendra ensuite dans la liste des travaux ?',
    ],
  },
  flatmate: {
    say: [
      'Partager un frigo avec d’autres, c’est de la politique internationale à l’échelle d’une étagère.',
      'En colocation, ce sont rarement les grands sujets qui comptent : c’est la casserole, la porte qui claque, le rire dans le couloir.',
      'Vivre à plusieurs sans être une famille, ça s’invente au jour le jour, et les règles se découvrent souvent en route.',
      'Dans un logement partagé, parler des petites choses tôt évite qu’elles deviennent des monuments.',
    ],
    ask: [
      'Comment se passe la répartition des tâches entre vous ?',
      'Comment vous êtes-vous trouvés au départ ?',
      'À quoi ressemblerait la colocation idéale ?',
    ],
  },
  parcel: {
    say: [
      'Les colis ont une vie secrète : ils voyagent parfois plus que nous, et donnent peu de nouvelles.',
      'Un clic pour commander, et ensuite tout dépend d’une chaîne d’inconnus, d’entrepôts et de codes-barres.',
      'Captures du suivi et numéro de commande sous la main, une réclamation auprès du vendeur avance toujours mieux.',
      'L’achat en ligne promet de la simplicité, puis il faut gérer le carton, le point relais et le bon de retour.',
    ],
    ask: [
      'Qu’est-ce qui devait se trouver dans le paquet ?',
      'Que dit le vendeur ou le transporteur ?',
      'Qu’est-ce qui te pousse à commander plutôt qu’aller en boutique ?',
    ],
  },
  lostThing: {
    say: [
      'L’objet qu’on cherche a un don : il disparaît exactement là où l’on croit avoir déjà regardé.',
      'Perdre un objet du quotidien, c’est aussi perdre le fil de sa journée à refaire tous ses pas dans sa tête.',
      'Revenir mentalement au dernier moment certain, puis avancer lieu par lieu, marche mieux que fouiller partout à la fois.',
      'Le pire n’est pas toujours l’objet lui-même, c’est ce doute agaçant : où diable a-t-il bien pu passer ?',
    ],
    ask: [
      'Quel est le dernier moment où tu l’avais en main ?',
      'Qu’est-ce qui serait le plus pénible à remplacer ?',
      'Quels endroits restent encore à vérifier ?',
    ],
  },
  foundThing: {
    say: [
      'Un objet qui réapparaît, c’est une petite réconciliation avec le désordre du monde.',
      'Ce qu’on retrouve n’a plus tout à fait la même valeur qu’avant : un peu plus, d’ordinaire.',
      'Les choses savent attendre longtemps dans leur cachette, puis elles reviennent avec toute leur histoire.',
      'Quelle belle surprise que de tenir de nouveau entre ses mains une chose sortie du paysage.',
    ],
    ask: [
      'Quel souvenir est attaché à cette trouvaille ?',
      'Où va-t-elle trouver sa place maintenant ?',
      'À qui as-tu envie de la montrer ?',
    ],
  },
  heat: {
    say: [
      'Par une chaleur pareille, même penser demande un effort. Le corps passe son énergie à se refroidir.',
      'Un linge humide sur la nuque et de l’eau fraîche sur les poignets : rustique, mais ça soulage un moment.',
      'La grosse chaleur transforme le moindre trajet en expédition, et chaque coin d’ombre en palace.',
      'Quand l’air ne bouge plus, la journée entière s’organise autour d’une seule question : où est le frais ?',
    ],
    ask: [
      'Quel est l’endroit le plus frais dans les parages ?',
      'Comment se passent les nuits par cette chaleur ?',
      'Qu’est-ce qui t’aide le mieux à te rafraîchir ?',
    ],
  },
  badWeather: {
    say: [
      'Un ciel pareil s’invite partout : dans les chaussures, dans le trajet, et jusque dans l’humeur.',
      'La météo ne demande l’avis de personne, mais elle donne au moins une excellente excuse pour une soupe.',
      'Par ce temps, la moindre fenêtre éclairée vue de dehors ressemble à une invitation.',
      'Quand le ciel fait la tête, sortir devient une aventure et rentrer une récompense.',
    ],
    ask: [
      'Qu’est-ce qui rend ce temps supportable chez toi ?',
      'Comment ça se voit par la fenêtre en ce moment ?',
      'Quels plans ce temps vient-il bousculer ?',
    ],
  },
  fineWeather: {
    say: [
      'Une belle lumière, et les mêmes rues ont soudain l’air d’avoir été repeintes pendant la nuit.',
      'Le ciel offre ça gratuitement à tout le monde, et pourtant on a l’impression d’un cadeau personnel.',
      'S’arrêter pour regarder le ciel, c’est du temps magnifiquement bien employé.',
      'Avec un ciel comme celui-là, rester à l’intérieur frôle l’impolitesse.',
    ],
    ask: [
      'Où est le meilleur endroit pour en profiter ?',
      'Qu’est-ce que cette lumière te donne envie de faire ?',
      'Quelles couleurs restent dans les yeux ?',
    ],
  },
  phoneTrouble: {
    say: [
      'Quand l’électronique boude, on a l’impression de négocier avec un mur qui demande de redémarrer.',
      'La technique se fait oublier quand elle marche et prend toute la place dès qu’elle cale.',
      'Noter le message d’erreur mot pour mot et le chercher tel quel mène souvent plus vite à la solution.',
      'Ces engins censés faire gagner du temps ont un appétit remarquable pour les soirées entières.',
    ],
    ask: [
      'Qu’est-ce que tu as déjà essayé ?',
      'Qu’est-ce que cette panne t’empêche de faire ?',
      'Quand le problème a-t-il commencé ?',
    ],
  },
}
