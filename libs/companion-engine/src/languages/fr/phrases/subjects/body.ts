import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Quand on a attrapé ça, on se sent vraiment patraque.',
      'Un rhume, ça fatigue.',
      'Ces microbes, ça met vraiment à plat.',
      'C’est fatigant, d’être malade comme ça.',
    ],
    ask: [
      'Quelqu’un s’occupe un peu de toi ?',
      'Tu as quelque chose de chaud à boire ?',
      'Tu as pu te reposer un peu aujourd’hui ?',
    ],
  },
  headache: {
    say: [
      'Un mal de tête pareil, ça gâche tout.',
      'C’est affreux, d’avoir la tête aussi douloureuse.',
      'Avec une telle douleur à la tête, plus rien n’est facile.',
      'Avoir mal à la tête comme ça, ça épuise.',
    ],
    ask: [
      'Tu peux te mettre un moment au calme, dans le noir ?',
      'Tu as souvent mal à la tête ?',
      'Il y a quelque chose qui te soulage, d’habitude ?',
    ],
  },
  backPain: {
    say: [
      'Une douleur comme ça, ça gêne pour tout.',
      'Avoir mal au moindre mouvement, c’est épuisant.',
      'Quand le corps coince ainsi, on n’ose plus bouger.',
      'C’est pénible, ces douleurs qui limitent chaque geste.',
    ],
    ask: [
      'Il y a une position qui fait moins mal ?',
      'Ça t’empêche de dormir, cette douleur ?',
      'Qu’est-ce que tu ne peux plus faire à cause de ça ?',
    ],
  },
  sleepless: {
    say: [
      'Ne pas dormir, c’est épuisant.',
      'Les nuits sans sommeil, c’est long.',
      'Quand le sommeil ne vient pas, tout paraît plus pénible.',
      'Pas drôle, ces heures où tu ne dors pas.',
    ],
    ask: [
      'À quoi tu penses quand tu ne dors pas ?',
      'Comment tu passes le temps, la nuit ?',
      'Ça t’arrive souvent, de mal dormir ?',
    ],
  },
  resultsAhead: {
    say: [
      'Attendre des résultats médicaux, c’est très angoissant.',
      'Ne pas encore connaître les résultats, c’est dur à vivre.',
      'Avant un résultat d’examen, on imagine tout.',
      'Cette attente doit être éprouvante pour toi.',
    ],
    ask: [
      'Qui sera là au moment des résultats ?',
      'Qu’est-ce qui aide à penser à autre chose ?',
      'Le médecin a déjà dit quelque chose ?',
    ],
  },
  resultsGood: {
    say: [
      'Quel soulagement, ces bons résultats !',
      'Ouf, côté santé, c’est une merveilleuse nouvelle !',
      'Tout va bien, quelle joie après cette inquiétude !',
      'Les résultats sont bons, c’est formidable.',
    ],
    ask: [
      'Comment tu te sens, maintenant que tu sais ?',
      'Tu as pu annoncer cette bonne nouvelle ?',
      'Qu’est-ce que tu as envie de faire, là, tout de suite ?',
    ],
  },
  operation: {
    say: [
      'Une opération, ça fait toujours un peu peur.',
      'Ce n’est pas rien, de passer par la chirurgie.',
      'Devoir affronter une opération, c’est éprouvant.',
      'Voilà un moment difficile, avec cette opération.',
    ],
    ask: [
      'Tu as quelqu’un près de toi pour tout ça ?',
      'Le médecin a bien expliqué les choses ?',
      'Qu’est-ce qui te préoccupe le plus dans cette opération ?',
    ],
  },
  dentist: {
    say: [
      'Les problèmes de dents, c’est vraiment pénible.',
      'Aller chez le dentiste, personne n’aime ça.',
      'Un souci de dents, on ne pense plus qu’à ça.',
      'Aïe, ces histoires de dents, ce n’est pas drôle.',
    ],
    ask: [
      'Tu as confiance en ton dentiste ?',
      'Tu arrives à manger quand même ?',
      'C’est la douleur ou le dentiste qui t’inquiète le plus ?',
    ],
  },
  diagnosis: {
    say: [
      'Un diagnostic comme ça, c’est un choc.',
      'Apprendre une maladie pareille, c’est très dur.',
      'C’est une nouvelle difficile, cette maladie.',
      'Mettre un nom sur la maladie, ça bouleverse.',
    ],
    ask: [
      'Qu’est-ce que les médecins proposent ?',
      'Tu l’as déjà dit à tes proches ?',
      'De quoi tu as le plus besoin, en ce moment ?',
    ],
  },
  injury: {
    say: [
      'Une blessure comme ça, ça fait mal.',
      'Quel sale accident, c’est vraiment pas de chance.',
      'Aïe, ça doit être bien douloureux.',
      'C’est moche, de se faire aussi mal.',
    ],
    ask: [
      'Les médecins parlent de combien de temps pour guérir ?',
      'C’est supportable, la douleur ?',
      'Qui donne un coup de main au quotidien ?',
    ],
  },
  weight: {
    say: [
      'Le poids, c’est un sujet sensible.',
      'Tout ce qui touche au poids prend vite de la place.',
      'La relation avec son poids, ce n’est pas simple.',
      'Voilà une affaire de kilos qui te travaille.',
    ],
    ask: [
      'Comment tu te sens dans ton corps, ces temps-ci ?',
      'Ça a commencé à quel moment, ce changement de poids ?',
      'Ton entourage t’encourage, côté poids ?',
    ],
  },
  smoking: {
    say: [
      'Arrêter de fumer, c’est vraiment difficile.',
      'La cigarette, on ne s’en défait pas si facilement.',
      'Se passer de tabac, ça demande une sacrée volonté.',
      'Tu veux te débarrasser de la clope, et c’est courageux.',
    ],
    ask: [
      'À quels moments l’envie est la plus forte ?',
      'Pourquoi tu veux arrêter, au fond ?',
      'Qui te soutient là-dedans ?',
    ],
  },
  sober: {
    say: [
      'Se passer d’alcool, ça demande beaucoup de force.',
      'Vivre sans boire, c’est un effort de chaque jour.',
      'L’alcool, ce n’est pas facile de s’en éloigner.',
      'Chaque jour sans alcool compte, vraiment.',
    ],
    ask: [
      'Qu’est-ce qui aide quand l’envie de boire revient ?',
      'Qui est au courant, autour de toi ?',
      'Qu’est-ce qui change dans ta vie, sans alcool ?',
    ],
  },
  period: {
    say: [
      'Les règles et les hormones, quelle galère parfois.',
      'C’est pénible, ce que le cycle fait subir au corps.',
      'Avec ces histoires de cycle, le corps n’a pas la paix.',
      'Tous ces soucis de cycle, on en parle trop peu.',
    ],
    ask: [
      'Qu’est-ce qui soulage un peu, d’habitude ?',
      'C’est souvent aussi pénible ?',
      'Il y a moyen de se poser un peu aujourd’hui ?',
    ],
  },
  exercise: {
    say: [
      'Faire du sport, ça demande de la motivation.',
      'Une bonne séance de sport, ça se sent dans le corps.',
      'Tu te dépenses, c’est chouette.',
      'Côté sport, il s’en passe des choses chez toi.',
    ],
    ask: [
      'Tu préfères le sport en groupe ou en solo ?',
      'Qu’est-ce qui te motive à bouger ?',
      'Et après l’effort, comment tu te sens ?',
    ],
  },
  therapy: {
    say: [
      'Aller voir un psy, c’est une démarche importante.',
      'Une thérapie, ça remue beaucoup de choses.',
      'Parler en séance de ce qui fait mal, ça demande du courage.',
      'Ce travail avec un psy, il demande de l’énergie.',
    ],
    ask: [
      'Qu’est-ce que tu attends de ces séances ?',
      'Tu te sens à l’aise avec ton psy ?',
      'Ça te fait du bien, d’en parler en séance ?',
    ],
  },
  panicAttack: {
    say: [
      'Une crise d’angoisse, c’est terrifiant.',
      'Cette panique qui monte, c’est affreux à vivre.',
      'C’est très éprouvant, une angoisse aussi forte.',
      'Quand la panique prend tout le corps, ça fait très peur.',
    ],
    ask: [
      'Comment ça va, là, tout de suite ?',
      'Tu as quelqu’un à côté de toi, en ce moment ?',
      'Qu’est-ce qui t’aide à te calmer, d’habitude ?',
    ],
  },
  burntOut: {
    say: [
      'Un tel épuisement, c’est vraiment dur.',
      'Ne plus avoir aucune force, ça fait peur.',
      'Tu as trop donné, et maintenant le corps dit non.',
      'C’est une fatigue qui va bien au-delà du sommeil.',
    ],
    ask: [
      'Ton entourage comprend ce que tu vis ?',
      'Depuis quand tu sens que c’est trop ?',
      'Il y a des moments où ça va un peu mieux ?',
    ],
  },
}
