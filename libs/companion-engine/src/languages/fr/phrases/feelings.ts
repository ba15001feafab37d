import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'C’est lourd, une journée pareille.',
      'La tristesse n’a pas à se justifier : elle peut juste rester là un moment avec nous.',
      'Quand le moral est bas, même les petites choses coûtent le double.',
      'Merci de l’avoir dit, ce n’est pas rien.',
    ],
    ask: [
      [
        'Il s’est passé quelque chose aujourd’hui ?',
        'Alors partons de là, tranquillement.',
        'Parfois elle arrive sans raison précise, et elle compte tout autant.',
      ],
      'Quelle est la part qui pèse le plus ?',
      [
        'Tu en as déjà parlé à quelqu’un ?',
        'Tant mieux : à deux, certaines choses pèsent moins.',
        'Alors tu en as au moins posé un petit bout ici.',
      ],
      'Qu’est-ce qui te remonte le moral d’habitude, même un tout petit peu ?',
      'Si cette tristesse pouvait demander une chose, ce serait quoi ?',
    ],
    advice: [
      'Choisis une chose minuscule pour aujourd’hui, une douche chaude ou dix minutes dehors, et que ça suffise.',
      'Écris à quelqu’un qui t’aime, même juste « dure journée » : c’est assez.',
    ],
    because: 'la tristesse fait un peu moins peur quand elle a un contour',
  },
  angry: {
    acknowledge: [
      'Je comprends ta colère.',
      'La colère défend presque toujours quelque chose qui compte.',
      'Il y a de quoi voir rouge, oui.',
      'Vide ton sac : ici, rien ne casse.',
    ],
    ask: [
      'Qu’est-ce qui a été le pire, le fond ou la manière ?',
      [
        'C’est la première fois que ça arrive ?',
        'Alors il est peut-être encore temps de mettre les choses au clair.',
        'Alors ce n’est pas un accident, c’est une habitude : normal que ta patience soit à bout.',
      ],
      'Qu’est-ce que tu aurais voulu entendre à la place ?',
      [
        'Tu l’as dit à la personne concernée ?',
        'Ce n’est pas rien : la balle est dans l’autre camp.',
        'Attendre un peu t’aidera peut-être à trouver les mots.',
      ],
    ],
    advice: [
      'Écris la réponse la plus méchante possible, ne l’envoie pas, et relis-la demain.',
      'Avant d’en parler, décide d’une seule chose que tu veux obtenir : le reste, c’est du bruit.',
    ],
    because: 'savoir ce qui a déclenché la colère aide à décider quoi en faire',
  },
  anxious: {
    acknowledge: [
      'L’angoisse court toujours devant, et toi, tu es encore là.',
      'Ce nœud au ventre, il vient avec les choses auxquelles on tient.',
      'Le trac dit que c’est important, pas que ça va mal tourner.',
      'Attendre comme ça, ça use.',
    ],
    ask: [
      'Quel est le scénario qui te fait le plus peur ?',
      [
        'Il y a une part qui dépend de toi ?',
        'Alors gardons les yeux sur celle-là.',
        'Alors ce n’est pas à toi de tout porter.',
      ],
      'Qu’est-ce qui s’est bien passé la dernière fois, dans une situation pareille ?',
      'Si quelqu’un que tu aimes avait cette peur, tu lui dirais quoi ?',
      [
        'Tu arrives à décrocher un peu dans la journée ?',
        'Bien, ces pauses-là valent de l’or.',
        'Alors tu te dois une petite pause, même cinq minutes.',
      ],
    ],
    advice: [
      'Essaie la respiration : quatre secondes pour inspirer, six pour expirer, dix fois. C’est simple, et le corps écoute.',
      'Coupe la chose en morceaux jusqu’à ce que l’un d’eux paraisse ridiculement facile, et commence par lui.',
    ],
    because: 'une peur dite en entier est souvent plus petite que celle qui tourne en tête',
  },
  tired: {
    acknowledge: [
      'On sent que la batterie est à plat.',
      'La fatigue n’est pas de la paresse : c’est la facture de ce que tu as porté.',
      'Longue journée, on dirait.',
      'Alors pas de grands discours, on y va doucement.',
    ],
    ask: [
      [
        'Ça dure depuis longtemps ?',
        'Alors une nuit ne suffira pas : il faut enlever du poids quelque part.',
        'Alors une soirée calme fera peut-être la moitié du travail.',
      ],
      'C’est plutôt le corps ou plutôt la tête ?',
      'Qu’est-ce qui t’a pris le plus d’énergie ?',
      [
        'Ce soir, tu peux te permettre de ne rien faire ?',
        'Parfait : ne rien faire est un programme sérieux.',
        'Alors choisissons au moins une chose à remettre à plus tard.',
      ],
    ],
    advice: [
      'Enlève une seule chose de la liste de demain : celle que personne ne remarquera.',
      'Ce soir, écrans éteints une demi-heure plus tôt : c’est peu, mais la tête s’en rend compte.',
    ],
    because: 'un corps fatigué et une tête fatiguée ne demandent pas la même chose',
  },
  lonely: {
    acknowledge: [
      'La solitude se sent surtout quand il y a du bruit autour.',
      'Tu as bien fait de l’écrire.',
      'Se sentir comme ça ne veut pas dire compter moins pour les autres.',
      'Je te lis avec plaisir ; et je te souhaite aussi une vraie voix de temps en temps.',
    ],
    ask: [
      'Qui te manque le plus en ce moment ?',
      [
        'Il y a quelqu’un à qui tu pourrais écrire, juste pour dire bonjour ?',
        'Alors ce message pourrait partir aujourd’hui, même très court.',
        'Alors cherchons un endroit où l’on se rencontre en faisant quelque chose.',
      ],
      'À quel moment de la journée est-ce le plus fort ?',
      'Quand as-tu passé pour la dernière fois un bon moment en compagnie ?',
    ],
    advice: [
      'Écris à quelqu’un dont tu n’as plus de nouvelles depuis des mois : ça fait presque toujours plus plaisir qu’on ne croit.',
      'Trouve une activité hebdomadaire, un cours ou une chorale : c’est la régularité qui fait naître les liens.',
    ],
    because: 'savoir ce qui manque aide à voir où le chercher',
  },
  bored: {
    acknowledge: [
      'L’ennui, c’est du temps qui attend une idée.',
      'Ah, une de ces journées qui n’avancent pas.',
      'Bien : de l’ennui sont nées des choses remarquables.',
    ],
    ask: [
      'Tu préfères faire quelque chose, imaginer quelque chose ou débattre de quelque chose ?',
      'Qu’est-ce qui t’a fait perdre la notion du temps récemment ?',
      [
        'On joue à « ceci ou cela » ?',
        'Parfait : la mer en hiver ou la montagne en été ?',
        'Très bien, pas de jeux.',
      ],
      'Avec trois heures libres et aucune obligation, par quoi commencerais-tu ?',
    ],
    advice: [
      'Fais pendant dix minutes une chose que tu adorais à douze ans : en général, ça marche.',
      'Sors sans but et reviens avec trois détails que tu n’avais jamais remarqués.',
    ],
    because: 'l’ennui change de visage dès qu’on voit ce qui lui manque',
  },
  hurt: {
    acknowledge: [
      'Ça fait mal, et inutile de faire semblant.',
      'Une déception qui vient de quelqu’un qui compte pèse double.',
      'On ne traite personne comme ça.',
    ],
    ask: [
      'Qu’est-ce qui t’a fait le plus mal ?',
      [
        'Tu crois que l’autre sait qu’il y a eu blessure ?',
        'Alors le silence pèse encore plus.',
        'Alors, un jour, cela vaudra peut-être la peine de le dire.',
      ],
      'De quoi aurais-tu besoin maintenant ?',
      [
        'Tu voudrais encore en parler avec cette personne ?',
        'Alors préparons tranquillement les premiers mots.',
        'Prendre ses distances est aussi une réponse.',
      ],
    ],
    advice: [
      'Parle de ce que tu as ressenti plutôt que de ce que l’autre a fait : ça s’entend mieux.',
      'Ne décide rien à chaud ; une nuit entre les deux n’a jamais gâché une bonne décision.',
    ],
    because: 'une blessure guérit mieux quand on sait où elle est',
  },
  happy: {
    acknowledge: [
      'Quel plaisir de te lire comme ça !',
      'Ce sont des choses qui réchauffent toute la journée.',
      'Excellente nouvelle, et bien méritée.',
      'On entend le sourire jusqu’ici.',
    ],
    ask: [
      'Quel a été le plus beau moment ?',
      [
        'Tu l’as déjà raconté à quelqu’un ?',
        'Et je parie que c’est devenu encore plus beau en le racontant.',
        'Alors j’ai l’honneur du premier rang.',
      ],
      'À qui penses-tu dans un moment pareil ?',
      'Qu’est-ce qui a rendu cela possible ?',
      'Comment aimerais-tu fêter ça ?',
    ],
    because: 'les belles choses durent plus longtemps quand on les raconte',
  },
  proud: {
    acknowledge: [
      'Bravo, vraiment !',
      'Ce n’est pas de la chance : c’est ton œuvre.',
      'Beau travail. Savoure avant de passer à la suite.',
    ],
    ask: [
      'Quelle a été la partie la plus difficile ?',
      'Qui devrait l’apprendre en premier ?',
      ['Tu t’y attendais ?', 'Confiance bien placée, alors.', 'Les surprises méritées sont les meilleures.'],
      'Que dirais-tu à la personne que tu étais au début ?',
    ],
    because: 'derrière un résultat, il y a toujours un chemin qui mérite d’être raconté',
  },
}
