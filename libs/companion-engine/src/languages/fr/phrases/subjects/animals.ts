import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Une bête qui s’abandonne ainsi près de quelqu’un, c’est de la confiance pure, sans aucun discours.',
      'Pas besoin d’un mot pour dire l’attachement : un museau, une plume ou une patte s’en chargent très bien.',
      'Voilà quelqu’un qui ignore tout des factures et des réunions, et qui a peut-être compris l’essentiel.',
      'Ces petites scènes n’ont l’air de rien, et ce sont elles qui font la douceur d’une maison.',
    ],
    ask: [
      'Comment cet animal est-il arrivé dans ta vie ?',
      'Quelle est sa manie la plus drôle ?',
      'Quel surnom lui donnes-tu ?',
    ],
  },
  petNew: {
    say: [
      'Un animal, c’est une petite vie qui s’invite dans l’emploi du temps, et le réorganise sans demander.',
      'Accueillir une bête ou en rêver, c’est déjà lui faire de la place, sur le tapis comme dans la tête.',
      'Les débuts avec un animal se font à petits pas : du calme, des habitudes, et beaucoup d’observation des deux côtés.',
      'Choisir le nom est une affaire sérieuse : il faudra un jour le crier dehors devant tout le quartier.',
    ],
    ask: [
      'Qu’est-ce qui t’attire chez cet animal en particulier ?',
      'Quel nom te plairait ?',
      'Comment la maison se prépare-t-elle ?',
    ],
  },
  petIll: {
    say: [
      'Un animal malade ne peut pas dire où il a mal, alors on scrute chaque geste, chaque gamelle, chaque souffle.',
      'L’inquiétude pour une bête qu’on aime n’a rien de petit : c’est un membre de la maison qui ne va pas.',
      'Noter ce qui est mangé, bu et fait, avec les heures, aide beaucoup le vétérinaire à comprendre.',
      'Ta voix et ton odeur comptent pour un animal souffrant. C’est son monde connu au milieu de l’inconfort.',
    ],
    ask: [
      'Comment va l’animal en ce moment ?',
      'Que dit ou que disait le vétérinaire ?',
      'Comment est-il d’habitude, quand tout va bien ?',
    ],
  },
  petDied: {
    say: [
      'La maison garde ses bruits dans les murs, et c’est leur absence qu’on entend maintenant. Quelle peine.',
      'Ce n’est jamais « seulement » un animal. C’est une présence de chaque jour, et chaque jour va sentir ce vide.',
      'Pleurer une bête, c’est pleurer une affection qui n’a jamais rien jugé ni rien calculé.',
      'Ses affaires peuvent rester à leur place aussi longtemps qu’il le faut. Aucun calendrier ne décide de cela.',
    ],
    ask: [
      'Comment s’appelait cet animal ?',
      'Quel souvenir de vous deux aimerais-tu raconter ?',
      'À quel moment de la journée l’absence est-elle la plus forte ?',
    ],
  },
  petMischief: {
    say: [
      'Le crime est signé, le coupable a la conscience tranquille, et l’avocat de la défense a de très jolis yeux.',
      'Les animaux ont un flair remarquable pour choisir ce qui est cher, fragile ou prévu pour le dîner.',
      'De son point de vue, c’était sans doute une idée excellente, exécutée avec beaucoup de sérieux.',
      'Si quelque chose de douteux a été avalé, un appel au vétérinaire tranquillise. Pour le reste, il y a la pelle et le balai.',
    ],
    ask: [
      'Quelle tête faisait le coupable ?',
      'Quelle est sa plus belle bêtise à ce jour ?',
      'Comment protèges-tu le reste de la maison ?',
    ],
  },
  petLost: {
    say: [
      'Une porte ou une fenêtre ouverte, et le cœur part courir derrière une bête qui ignore l’inquiétude qu’elle cause.',
      'Guetter le moindre bruit dehors, rappeler un nom dans la rue : ces heures-là sont interminables.',
      'La puce et une photo nette font des merveilles. L’identification I-CAD doit toujours porter un numéro à jour.',
      'Les animaux ont leurs escapades secrètes. Nous, à la maison, on n’a que l’attente et l’imagination.',
    ],
    ask: [
      'Comment l’escapade a-t-elle commencé ?',
      'Qui donne un coup de main dans cette histoire ?',
      'Quel est le caractère de cette bête vagabonde ?',
    ],
  },
  wildAnimal: {
    say: [
      'Une bête sauvage qui se montre, c’est un rendez-vous que personne n’avait fixé.',
      'À deux pas de nos portes vit tout un monde avec ses horaires, ses chemins et ses affaires urgentes.',
      'Pendant quelques secondes, deux vies qui s’ignorent se croisent. Puis chacune repart avec son histoire.',
      'Grandes ou minuscules, ces bêtes ont un point commun : elles étaient là avant qu’on les remarque.',
    ],
    ask: [
      'Comment cette rencontre s’est-elle passée exactement ?',
      'Quel animal rêves-tu d’apercevoir ?',
      'Quelles autres bêtes passent par chez toi ?',
    ],
  },
}
