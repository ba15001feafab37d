import type { Theme } from '../phrases.ts'
import type { LifeTopic, Occasion } from '../themes.ts'

export const topics: Record<Exclude<LifeTopic, Occasion> | 'general', Theme> = {
  loss: {
    receive: [
      'Toutes mes pensées vont vers toi.',
      'Il n’y a pas de mots justes pour une perte, alors je n’en cherche pas : je te lis.',
      'Le chagrin est fait d’amour, aussi.',
      'Il n’y a pas de délai pour aller mieux.',
    ],
    ask: [
      'Tu veux me raconter un moment à vous ?',
      'Quel souvenir revient le plus souvent ?',
      [
        'Tu as quelqu’un près de toi ces jours-ci ?',
        'Accepte cette présence, même en silence.',
        'Essaie d’appeler une personne de confiance : ce poids n’est pas fait pour un seul dos.',
      ],
    ],
    advice: [
      'N’exige rien de toi ces jours-ci : manger, dormir et une voix amie, c’est déjà beaucoup.',
      'Écris une lettre à qui te manque : elle n’a pas besoin de partir pour faire du bien.',
    ],
    because: 'se souvenir à deux pèse moins que se souvenir seul',
  },
  work: {
    receive: [
      'Le travail prend déjà tant d’heures : s’il prend aussi le moral, c’est trop.',
      'Au travail, les gens comptent presque plus que les tâches.',
      'Certaines journées de travail comptent double.',
    ],
    ask: [
      'Quelle est l’ambiance, au travail ?',
      [
        'Tu choisirais encore ce métier ?',
        'Alors la base est là, et le reste peut se travailler.',
        'C’est déjà un bout de réponse, non ?',
      ],
      'Quel moment de la journée t’apporte le plus de satisfaction ?',
      'Qu’est-ce que tu changerais en premier, si ça ne tenait qu’à toi ?',
      [
        'Il y a quelqu’un là-bas avec qui tu t’entends bien ?',
        'Une personne comme ça vaut la moitié du salaire.',
        'La solitude au milieu des autres est la plus fatigante.',
      ],
      'Comment tu décroches, quand c’est fini ?',
    ],
    advice: [
      'Demande un court entretien avec une seule demande et un exemple concret : les plaintes générales se perdent.',
      'Note pendant une semaine ce qui te vide et ce qui te recharge, puis décide sur des faits.',
      'Pose une limite petite mais ferme, comme le téléphone coupé après une certaine heure.',
    ],
    because: 'le travail occupe la moitié de la journée et rentre souvent à la maison avec nous',
  },
  study: {
    receive: [
      'Étudier est un vrai travail, même sans pointeuse.',
      'Un examen mesure une journée, pas une personne.',
      'Entre les livres et les échéances, la tête ne s’arrête jamais.',
    ],
    ask: [
      'Quelle partie te semble la plus coriace ?',
      [
        'Tu penses avoir assez avancé ?',
        'Alors ce qui compte maintenant, c’est d’arriver avec la tête reposée.',
        'Alors choisissons le sujet le plus rentable et commençons par là.',
      ],
      'Comment organises-tu tes journées ?',
      [
        'La matière te plaît ?',
        'C’est la moitié du chemin : ce qui plaît reste.',
        'Alors chapeau pour la persévérance.',
      ],
      'Qu’est-ce qui t’attend, une fois que ce sera passé ?',
    ],
    advice: [
      'Explique le sujet à voix haute comme à un enfant : là où tu bloques, il faut réviser.',
      'Vingt-cinq minutes de travail, cinq de pause, et le téléphone dans une autre pièce.',
      'La veille, seulement relire et dormir : le neuf embrouille.',
    ],
    because: 'savoir où est l’obstacle, c’est déjà la moitié du travail',
  },
  couple: {
    receive: [
      'Les affaires de cœur ne sont jamais aussi simples que vues du dehors.',
      'À deux tout se complique, et c’est pour ça que ça compte.',
      'L’amour a ses mauvais jours.',
    ],
    ask: [
      'Qu’est-ce que tu ressens en premier quand tu y penses ?',
      [
        'Vous en avez parlé ?',
        'Et comment s’est passée cette conversation, d’après toi ?',
        'Il manque peut-être le bon moment, plus que les mots.',
      ],
      'Qu’est-ce qui te manque le plus entre vous ?',
      [
        'Tu as le sentiment que vous êtes du même côté ?',
        'C’est l’essentiel : le reste se discute.',
        'Être sur deux rives fatigue plus qu’une dispute.',
      ],
      'Qu’est-ce qui t’avait plu au début ?',
    ],
    advice: [
      'Choisis un moment calme et commence par « il me manque » plutôt que par « tu ne fais jamais ».',
      'Avant de deviner ce que veut l’autre, écris en une ligne ce que tu veux, toi.',
    ],
    because: 'en amour, on apprend surtout de ce qui ne se dit pas',
  },
  family: {
    receive: [
      'La famille sait exactement où appuyer.',
      'En famille, on s’aime parfois mal, mais on s’aime.',
      'C’est difficile d’être vu comme on est aujourd’hui par ceux qui nous connaissent depuis toujours.',
    ],
    ask: [
      'Comment est la relation entre vous, d’habitude ?',
      [
        'Vous vous voyez souvent ?',
        'La proximité aide, et fatigue parfois.',
        'La distance protège parfois, et parfois elle pèse.',
      ],
      'Qu’est-ce que tu aimerais qu’ils comprennent de toi ?',
      'Quel est un beau souvenir que vous partagez ?',
      [
        'Vous vous ressemblez ?',
        'C’est peut-être de là que viennent les étincelles.',
        'Alors il vous faut un peu de traduction.',
      ],
    ],
    advice: [
      'Avec les proches, dis peu, calmement, et toujours la même phrase : les longs discours tournent au procès.',
      'Décide d’avance ce qui n’est pas négociable : une limite n’est pas une guerre.',
    ],
    because: 'les histoires de famille expliquent beaucoup du présent',
  },
  friends: {
    receive: [
      'Les amis sont la famille que l’on choisit.',
      'La vraie amitié se voit dans les petites choses.',
      'Avec les amis on rit, et de temps en temps on fait un effort.',
    ],
    ask: [
      'Depuis quand vous connaissez-vous ?',
      [
        'Vous vous comprenez à demi-mot ?',
        'C’est rare : garde ça précieusement.',
        'Alors il faut quelques mots de plus, et ce n’est pas grave.',
      ],
      'Que faites-vous quand vous êtes ensemble ?',
      'Qu’est-ce qui compte le plus pour toi dans une amitié ?',
      [
        'Tu leur dirais ce que tu viens de me dire ?',
        'Alors ce n’est peut-être qu’une question de moment.',
        'Je vois : certaines choses se répètent d’abord à voix haute.',
      ],
    ],
    advice: [
      'Propose quelque chose de précis, avec un jour et une heure : « il faut qu’on se voie » ne mène nulle part.',
      'Si quelque chose cloche, dis-le tôt et légèrement : plus tard, ça devient lourd.',
    ],
    because: 'nos amis montrent comment nous aimons être au monde',
  },
  health: {
    receive: [
      'Quand le corps proteste, tout le reste passe au second plan.',
      'Quelle plaie ; ne pas être en forme fatigue aussi le moral.',
      'J’espère que ça passera vite.',
    ],
    ask: [
      [
        'Tu as déjà vu un médecin ?',
        'Bien, comme ça tu n’as pas à deviner.',
        'Si ça dure ou empire, un appel au médecin vaut mieux que mille recherches.',
      ],
      'Depuis quand est-ce que ça dure ?',
      [
        'Quelqu’un peut te donner un coup de main ?',
        'Accepte sans façons.',
        'Alors demander de l’aide, même pour les courses, c’est permis.',
      ],
      'Comment ça va par rapport à hier ?',
    ],
    advice: [
      'Je ne sais pas juger des symptômes, je ne suis qu’un programme : pour ça, appelle un médecin, et le 112 en cas d’urgence.',
      'Note quand ça commence et combien de temps ça dure : ce sera utile au médecin.',
    ],
    because: 'avec la santé, mieux vaut ne pas deviner',
  },
  sleep: {
    receive: [
      'Les nuits blanches rendent tout plus grand que nature.',
      'Le sommeil est taquin : plus on le cherche, plus il se sauve.',
      'Après une mauvaise nuit, même le couloir monte.',
    ],
    ask: [
      'Qu’est-ce qui tourne dans ta tête quand la lumière s’éteint ?',
      [
        'Ça arrive souvent ?',
        'Alors cela vaut la peine d’en parler aussi à un médecin.',
        'Alors ça repartira sans doute comme c’est venu.',
      ],
      'À quoi ressemblent tes soirées avant de dormir ?',
    ],
    advice: [
      'Si au bout de vingt minutes tu tournes encore, lève-toi et lis quelque chose d’ennuyeux avec peu de lumière.',
      'Pose sur le papier les pensées du lendemain : la tête lâche prise quand elle les sait à l’abri.',
    ],
    because: 'derrière une mauvaise nuit, il y a souvent une pensée qui n’a pas trouvé de place le jour',
  },
  money: {
    receive: [
      'L’argent ne fait pas le bonheur, mais les soucis d’argent en enlèvent.',
      'Boucler les fins de mois fatigue plus qu’on ne le dit.',
      'On ne parle jamais assez d’argent.',
    ],
    ask: [
      'C’est une grosse dépense, ou beaucoup de petites ?',
      [
        'Tu as une idée claire de ce qui entre et de ce qui sort ?',
        'Très bien : devant les chiffres, la peur dégonfle.',
        'Alors le premier pas, c’est une feuille à deux colonnes.',
      ],
      'Qu’est-ce qui te donnerait plus de sécurité ?',
    ],
    advice: [
      'Écris un mois de dépenses sans les juger : les décisions viennent toutes seules.',
      'S’il y a des dettes, contacte vite le créancier ou un service gratuit de conseil : qui bouge tôt obtient mieux.',
    ],
    because: 'avec l’argent, le pire est souvent de ne pas le regarder en face',
  },
  plans: {
    receive: [
      'Avoir quelque chose de prévu change l’allure d’une semaine.',
      'C’est bien, un projet devant soi.',
      'Les projets, c’est la moitié du plaisir.',
    ],
    ask: [
      'Qu’est-ce qui t’attire le plus là-dedans ?',
      [
        'Tu y vas en bonne compagnie ?',
        'Encore mieux : on s’en souvient à deux.',
        'En solo on décide de tout, c’est un beau luxe.',
      ],
      'Il y a quelque chose à préparer avant ?',
      'Comment tu imagines ce moment ?',
      'D’où est venue l’idée ?',
    ],
    advice: [
      'Ne fixe que la première étape et laisse le reste ouvert : les plans trop pleins cassent.',
      'Mets le premier pas dans l’agenda : sans date, un projet reste un souhait.',
    ],
    because: 'un projet raconté commence déjà à prendre forme',
  },
  general: {
    receive: [
      'Je vois.',
      'Je te suis.',
      'Merci de me le raconter.',
      'Tiens, voilà qui m’intéresse.',
      'C’est noté.',
      'D’accord, je suis là.',
    ],
    ask: [
      'Qu’est-ce qui te passe par la tête en ce moment ?',
      'Et toi, comment tu le vis ?',
      'Qu’est-ce que tu aimerais qu’il se passe ?',
      'Et ça te fait quoi ?',
      'Qu’est-ce qui compte le plus pour toi, là-dedans ?',
      'Il y a un détail qui t’est resté ?',
      [
        'Ça t’arrive souvent ?',
        'Alors ça fait partie de ta vie, et ça mérite un vrai regard.',
        'Ce qui est rare se remarque davantage.',
      ],
      [
        'Tu veux m’en dire un peu plus ?',
        'Volontiers : commence où tu veux.',
        'Pas de souci, changeons de sujet.',
      ],
      'De quoi as-tu le plus besoin aujourd’hui : de la légèreté, un conseil ou une oreille ?',
    ],
    advice: [
      'Écris les deux options sur une feuille et demande-toi laquelle tu regretterais le plus de perdre.',
      'Fais le plus petit pas réversible : il t’en dira plus qu’une semaine de réflexion.',
      'Imagine que tu le racontes dans un an : quel choix te ferait plaisir ?',
      'Parles-en avec quelqu’un qui n’a rien à y gagner : on voit souvent mieux de là.',
    ],
    because: 'ça m’aide à comprendre ce qui compte pour toi',
  },
}
