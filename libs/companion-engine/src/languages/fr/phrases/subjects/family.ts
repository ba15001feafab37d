import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Quand c’est tendu avec les parents, ça fait mal.',
      'Ces tensions avec tes parents, c’est usant.',
      'La relation avec ses parents n’est pas toujours simple.',
      'On voudrait tellement s’entendre avec ses parents.',
    ],
    ask: [
      'C’était déjà comme ça dans ton enfance ?',
      'Tu as d’autres proches dans la famille pour en parler ?',
      'Qu’est-ce que tu aimerais que tes parents comprennent ?',
    ],
  },
  oldParents: {
    say: [
      'Voir ses parents vieillir, c’est difficile.',
      'Tu t’inquiètes pour ton parent qui vieillit, c’est normal.',
      'S’occuper d’un parent âgé, ça demande beaucoup.',
      'L’âge des parents, c’est un vrai souci.',
    ],
    ask: [
      'Vous êtes plusieurs à vous en occuper ?',
      'Tu arrives à garder du temps pour toi ?',
      'Il y a encore de bons moments ensemble ?',
    ],
  },
  parentIll: {
    say: [
      'Un parent gravement malade, c’est une grande inquiétude.',
      'Savoir un parent dans cet état, c’est très dur.',
      'Quelle angoisse, la santé d’un père ou d’une mère.',
      'C’est une épreuve, ce qui arrive à ton parent.',
    ],
    ask: [
      'Tu peux être sur place ?',
      'Quelqu’un est là pour toi pendant ce temps ?',
      'Et toi, tu tiens comment ?',
    ],
  },
  pregnant: {
    say: [
      'Un bébé qui s’annonce, quelle joie !',
      'Félicitations pour ce bébé à venir !',
      'C’est merveilleux, cette grossesse !',
      'Quel bonheur, un petit être arrive bientôt !',
    ],
    ask: [
      'Comment tu te sens avec tout ça ?',
      'Vous avez déjà des idées de prénom ?',
      'Comment a réagi la famille, pour le bébé ?',
    ],
  },
  babyTired: {
    say: [
      'Les nuits avec un bébé, c’est épuisant.',
      'Tu dois manquer terriblement de sommeil avec ce tout-petit.',
      'S’occuper d’un bébé sans dormir, c’est très dur.',
      'Un bébé, c’est beau, mais quelle fatigue.',
    ],
    ask: [
      'Quelqu’un peut prendre le relais un moment ?',
      'Tu arrives à fermer l’œil dans la journée ?',
      'Comment tu tiens, avec si peu de sommeil ?',
    ],
  },
  childSweet: {
    say: [
      'C’est trop mignon, ton enfant !',
      'Quel moment adorable avec ton enfant !',
      'Les enfants ont de ces moments, c’est magnifique.',
      'Un petit bonheur avec son enfant, on s’en souvient longtemps.',
    ],
    ask: [
      'Tu as gardé une trace de ce moment ?',
      'Ton enfant te réserve souvent des surprises pareilles ?',
      'À qui tu as envie de raconter ça ?',
    ],
  },
  teenager: {
    say: [
      'L’adolescence, c’est rude pour les parents aussi.',
      'Vivre avec un ado, ce n’est pas de tout repos.',
      'Être parent d’ado, ça demande une patience énorme.',
      'Pas facile, de trouver le bon ton avec un ado.',
    ],
    ask: [
      'Il reste des moments où vous vous parlez bien ?',
      'C’était comment entre vous, avant l’adolescence ?',
      'Qu’est-ce qui t’inquiète le plus chez ton ado ?',
    ],
  },
  childLeaves: {
    say: [
      'Un enfant qui part de la maison, c’est un grand changement.',
      'Ça fait drôle, quand les enfants s’en vont.',
      'Ton enfant s’éloigne, et forcément ça remue.',
      'La maison doit te sembler bien calme sans ton enfant.',
    ],
    ask: [
      'Vous vous donnez souvent des nouvelles ?',
      'C’est quand, votre prochain moment ensemble ?',
      'Qu’est-ce qui change le plus pour toi ?',
    ],
  },
  siblings: {
    say: [
      'Entre frères et sœurs, ça touche toujours de près.',
      'Les liens avec la fratrie, ce n’est pas anodin.',
      'Frères et sœurs, c’est toute une histoire.',
      'Ce qui se passe dans ta fratrie te tient à cœur.',
    ],
    ask: [
      'Et dans l’enfance, ça se passait comment entre vous ?',
      'Tu as combien de frères et sœurs ?',
      'Qu’est-ce que tu souhaiterais entre vous ?',
    ],
  },
  grandparents: {
    say: [
      'Les grands-parents, c’est tellement important.',
      'Tu tiens beaucoup à tes grands-parents, c’est touchant.',
      'Le temps avec ses grands-parents, c’est précieux.',
      'C’est un lien à part, avec les grands-parents.',
    ],
    ask: [
      'Quel souvenir d’enfance tu gardes avec eux ?',
      'Tu leur rends souvent visite ?',
      'De quoi vous aimez parler ensemble ?',
    ],
  },
  grandchildren: {
    say: [
      'Les petits-enfants, ça compte énormément.',
      'Tes petits-enfants ont une grande place dans ta vie.',
      'Être grand-parent, c’est quelque chose de spécial.',
      'On s’attache si fort à ses petits-enfants.',
    ],
    ask: [
      'Comment tu vis ton rôle de grand-parent ?',
      'Tu les vois assez souvent à ton goût ?',
      'Tu te reconnais un peu en eux ?',
    ],
  },
  inLaws: {
    say: [
      'La belle-famille, ce n’est pas toujours simple.',
      'Trouver sa place avec la belle-famille, ça prend du temps.',
      'Avec la belle-famille, il faut souvent composer.',
      'Ces relations avec la belle-famille, ça occupe bien l’esprit.',
    ],
    ask: [
      'Et ta moitié, qu’est-ce qu’elle en pense ?',
      'Il y a quelqu’un de sympa, dans cette belle-famille ?',
      'Vous vous voyez souvent ?',
    ],
  },
  gathering: {
    say: [
      'Un repas de famille, c’est toujours quelque chose.',
      'Toute la famille réunie, ça fait du monde et des émotions.',
      'Ces réunions de famille, on en parle longtemps.',
      'La famille au complet, ce n’est jamais banal.',
    ],
    ask: [
      'Qui tu aimes le plus retrouver, dans la famille ?',
      'Qui fait à manger, chez vous ?',
      'Il y a un sujet qui fâche, à table ?',
    ],
  },
  death: {
    say: [
      'Toutes mes condoléances pour ce deuil.',
      'C’est une immense peine, de perdre quelqu’un.',
      'Quelle tristesse, cette mort.',
      'Perdre une personne qu’on aime, c’est terrible.',
    ],
    ask: [
      'Tu veux me parler un peu de cette personne ?',
      'Qui est auprès de toi en ce moment ?',
      'Vous étiez très proches ?',
    ],
  },
  stillMissing: {
    say: [
      'Le manque reste, même longtemps après.',
      'Cette personne te manque encore beaucoup.',
      'Tu continues d’aimer quelqu’un qui n’est plus là.',
      'C’est dur, ces moments où l’absence revient.',
    ],
    ask: [
      'Quel souvenir te revient le plus souvent ?',
      'Avec qui tu peux en parler, de cette absence ?',
      'Comment c’était, le temps passé ensemble ?',
    ],
  },
  miscarriage: {
    say: [
      'Perdre un bébé, c’est une douleur immense.',
      'C’est tellement triste, pour ce bébé.',
      'Quelle peine, un tout-petit qui ne grandira pas.',
      'Un bébé attendu et perdu, c’est un vrai deuil.',
    ],
    ask: [
      'Tu as quelqu’un près de toi pour partager cette peine ?',
      'Est-ce qu’on prend soin de toi, ces jours-ci ?',
      'Tu as envie de parler de ce bébé ?',
    ],
  },
  aloneWithChildren: {
    say: [
      'S’occuper des enfants sans l’autre parent, c’est énorme.',
      'Être parent en solo, ça demande une force incroyable.',
      'Un seul parent pour tout gérer, c’est dur.',
      'Les enfants, l’organisation, ça fait beaucoup pour toi.',
    ],
    ask: [
      'Tu as un peu d’aide autour de toi ?',
      'Ils ont quel âge, tes enfants ?',
      'Et du temps pour toi, il t’en reste ?',
    ],
  },
}
