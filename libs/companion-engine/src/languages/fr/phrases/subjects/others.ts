import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Une amitié qui s’éloigne ne claque pas de porte. Elle baisse le son, et c’est ce qui rend la chose si triste.',
      'Toujours faire le premier pas, ça finit par fatiguer les jambes. Vouloir qu’on vienne aussi vers toi est bien légitime.',
      'Le silence d’un ami a parfois des raisons qui n’ont rien à voir avec nous : une honte, une fatigue, une vie qui déborde.',
      'Un souvenir commun envoyé sans reproche, une photo, une blague, rouvre parfois la conversation mieux qu’une explication.',
    ],
    ask: [
      'Qu’est-ce qui vous liait le plus ?',
      'Quand as-tu senti que ça changeait ?',
      'Qu’aurais-tu envie de lui dire, simplement ?',
    ],
  },
  friendHurt: {
    say: [
      'La trahison d’un ami surprend plus que celle d’un ennemi : on n’avait pas mis d’armure.',
      'Ce qui fait mal, c’est aussi tout ce qu’on avait confié, et qui se retrouve entre de mauvaises mains.',
      'Avoir fait confiance était une belle chose de ta part. La faute est chez qui l’a abîmée.',
      'Rien ne presse : ni pardonner, ni rompre, ni s’expliquer. Une amitié blessée supporte d’attendre que la colère parle moins fort.',
    ],
    ask: [
      'Comment l’as-tu appris ?',
      'Quelle explication attendrais-tu ?',
      'Que valait cette amitié pour toi, avant ça ?',
    ],
  },
  friendMoves: {
    say: [
      'Se réjouir pour quelqu’un et avoir le cœur serré, les deux tiennent dans la même amitié.',
      'Quand un ami change de vie, c’est aussi la nôtre qui perd une habitude, une adresse, un jour de la semaine.',
      'Les amitiés survivent bien aux changements quand elles se donnent un petit rendez-vous fixe. Même un appel du dimanche.',
      'La vie des amis prend des virages sans demander l’avis des passagers. Un peu de vertige est permis.',
    ],
    ask: [
      'Qu’est-ce qui va te manquer le plus ?',
      'Comment voudriez-vous garder le lien ?',
      'Qu’avez-vous vécu de plus beau ensemble ?',
    ],
  },
  oldFriend: {
    say: [
      'Il y a des gens avec qui la conversation reprend à la virgule où elle s’était arrêtée, même des années plus tard.',
      'Retrouver quelqu’un d’autrefois, c’est aussi recroiser la personne qu’on était à cette époque.',
      'Le temps change les coiffures, beaucoup moins les rires. C’est souvent à l’oreille qu’on se reconnaît.',
      'Les vieilles connaissances possèdent une partie de nos archives. Quel plaisir quand elles rouvrent !',
    ],
    ask: [
      'Quel souvenir commun est remonté en premier ?',
      'Qu’est-ce qui vous avait éloignés ?',
      'Quelle suite imagines-tu à ces retrouvailles ?',
    ],
  },
  party: {
    say: [
      'Entre le canapé et la fête, il y a toujours une négociation. Le canapé a de très bons avocats.',
      'Les fêtes sont plus simples avec une petite mission : passer les verres, choisir la musique. On a une raison d’être là.',
      'Rester une heure ou toute la nuit, les deux comptent. Et ne pas y aller n’est pas un crime.',
      'Dans toute fête, quelqu’un est près du buffet et espère qu’on vienne lui parler. C’est souvent la meilleure conversation.',
    ],
    ask: [
      'Qui y avait-il, ou qui y aura-t-il, à cette fête ?',
      'À quoi ressemble une fête réussie, pour toi ?',
      'Qu’est-ce qui te fait rester, ou partir tôt ?',
    ],
  },
  newTown: {
    say: [
      'Dans un endroit nouveau, même une promenade manque de témoins. Personne à saluer, c’est un drôle de silence.',
      'On devient d’ici à force de petites répétitions : la même boulangerie, le même banc, la même heure.',
      'Les activités qui reviennent chaque semaine font les amitiés mieux que les grandes soirées. Les visages ont le temps de devenir des gens.',
      'Changer d’endroit, c’est repartir de zéro pour tous les bonjours. Ça laisse un vide, et aussi une certaine liberté.',
    ],
    ask: [
      'Quel coin te plaît déjà un peu, là-bas ?',
      'Qu’est-ce qui te manque de l’endroit d’avant ?',
      'Quelle activité te ferait croiser du monde ?',
    ],
  },
  leftOut: {
    say: [
      'Apprendre qu’une table était mise sans sa chaise, ça pique comme dans la cour d’école. À tout âge.',
      'Que ce soit un oubli ou un choix, la place vide, c’est toi qui la ressens. Les deux font mal.',
      'Le plus blessant, c’est souvent de faire semblant de n’avoir rien remarqué. Cette comédie-là coûte cher.',
      'Un simple « j’aurais aimé en être », dit à une seule personne de confiance, apprend parfois plus que des semaines de suppositions.',
    ],
    ask: [
      'De qui, dans le groupe, cela t’a-t-il fait le plus mal ?',
      'Comment étaient vos liens jusqu’ici ?',
      'Avec qui te sens-tu vraiment à ta place ?',
    ],
  },
  friendIll: {
    say: [
      'Voir un ami aller mal, c’est vouloir réparer et n’avoir que ses deux mains. Elles servent plus qu’on ne croit.',
      'Personne ne trouve les bons mots dans ces moments. Être là avec des mots maladroits vaut mieux qu’une absence parfaite.',
      'Une proposition précise, des courses mardi, une heure de compagnie, aide plus que « dis-moi si tu as besoin ».',
      'Les gens qui vont mal apprécient aussi qu’on leur parle de tout le reste : les potins, le temps, les bêtises.',
    ],
    ask: [
      'Comment est votre lien, tous les deux ?',
      'Qu’est-ce qui te fait le plus peur pour cette personne ?',
      'Qu’est-ce qui lui ferait plaisir, même tout petit ?',
    ],
  },
  friendKind: {
    say: [
      'Des amis comme ça, c’est du solide. Ils parlent avec leurs mains, leurs heures et leur coffre de voiture.',
      'On reconnaît l’amitié à ce qu’elle fait sans facture. Garde bien cette personne, elle est précieuse.',
      'Recevoir un geste pareil fait parfois presque plus d’effet que le problème ou la fête du jour. Quelle belle chose !',
      'Quelqu’un a pensé à toi, puis s’est levé pour le faire. La deuxième moitié est la plus rare.',
    ],
    ask: [
      'Comment as-tu réagi à ce geste ?',
      'Depuis quand vous connaissez-vous ?',
      'Qu’apprécies-tu le plus dans cette amitié ?',
    ],
  },
  noisyNeighbour: {
    say: [
      'On peut changer de chaîne, de trottoir, de café. De voisins, beaucoup moins facilement.',
      'Chez soi devrait être l’endroit où l’on baisse les épaules. Avec des voisins pareils, elles restent à hauteur d’oreilles.',
      'Noter les jours et les heures aide si ça dure, et un conciliateur de justice peut intervenir gratuitement entre voisins.',
      'Certaines personnes vivent comme si les murs et les clôtures étaient décoratifs. L’autre côté en profite moins.',
    ],
    ask: [
      'Comment ça a commencé, avec ces voisins ?',
      'Qu’as-tu déjà essayé pour que ça s’arrange ?',
      'Qu’en disent les autres voisins ?',
    ],
  },
  kindNeighbour: {
    say: [
      'Un bon voisinage, c’est de la sécurité qui ne se vend dans aucun magasin.',
      'Ces gestes-là tiennent en une minute et restent des années. La prochaine fois qu’on parlera d’indifférence, tu auras un contre-exemple.',
      'Quelqu’un, juste à côté, a l’œil sur toi sans être indiscret. C’est un art.',
      'Voilà comment un palier ou une rue devient un endroit où l’on habite pour de bon.',
    ],
    ask: [
      'Comment est cette personne, au quotidien ?',
      'Qu’aimerais-tu lui rendre, à l’occasion ?',
      'Comment vit-on ensemble, dans ton coin ?',
    ],
  },
  stranger: {
    say: [
      'Les inconnus ont parfois cette grâce : être là une minute, faire du bien, et ne rien demander ensuite.',
      'Une rencontre sans nom ni numéro, et elle restera pourtant. La mémoire aime ces petites choses-là.',
      'Ça réconcilie un peu avec le trottoir tout entier. Une seule personne gentille suffit à changer la température d’un jour.',
      'Cette personne ne saura jamais qu’on parle d’elle ici. C’est une jolie façon de continuer son geste.',
    ],
    ask: [
      'Que gardes-tu de ce moment ?',
      'À quoi ressemblait cette personne ?',
      'À quelle autre rencontre de passage penses-tu parfois ?',
    ],
  },
  rudeStranger: {
    say: [
      'Une personne qui ne te connaît pas a vidé sa poubelle sur ton chemin. Le contenu est à elle.',
      'La bonne réplique arrive toujours dans l’escalier. Le français a même un nom pour ça : l’esprit de l’escalier.',
      'Quelques secondes de grossièreté, et le corps en garde le bruit toute la journée. C’est très mal réparti.',
      'Ne pas répondre à la bassesse au même niveau, ce n’est pas de la faiblesse. Parfois, c’est juste le choc.',
    ],
    ask: [
      'Comment ont réagi les gens autour ?',
      'Qu’aurais-tu aimé lui répondre ?',
      'Qu’est-ce qui te reste le plus de cette scène ?',
    ],
  },
}
