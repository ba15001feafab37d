import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Toutes mes pensées vont vers toi.',
      'Il n’y a pas de mots pour ça, je te lis.',
      'Je comprends que ton chagrin soit grand.',
      'Il n’y a pas de délai pour aller mieux.',
    ],
    ask: [
      'Tu veux me raconter un moment à vous ?',
      'Quel souvenir revient le plus souvent ?',
      [
        'Tu as quelqu’un près de toi ces jours-ci ?',
        'C’est bien, laisse cette personne t’aider.',
        'Essaie d’appeler une personne de confiance, tu as besoin de soutien.',
      ],
    ],
    advice: [
      'Ces jours-ci, contente-toi de manger, de dormir et de parler un peu.',
      'Écris une lettre à la personne qui te manque, sans l’envoyer.',
    ],
    because: 'ça m’aide à comprendre ce que tu vis',
  },
  work: {
    acknowledge: [
      'Je comprends que le travail te pèse.',
      'Au travail, ce n’est pas toujours facile.',
      'Ça prend beaucoup d’énergie, le travail.',
    ],
    ask: [
      'Quelle est l’ambiance, au travail ?',
      ['Tu choisirais encore ce métier ?', 'C’est déjà une bonne chose.', 'C’est déjà une réponse, non ?'],
      'Quel moment de la journée t’apporte le plus de satisfaction ?',
      'Qu’est-ce que tu changerais en premier, si ça ne tenait qu’à toi ?',
      [
        'Il y a quelqu’un là-bas avec qui tu t’entends bien ?',
        'Tant mieux, ça aide beaucoup.',
        'C’est dur de n’avoir personne là-bas.',
      ],
      'Comment tu décroches, quand c’est fini ?',
    ],
    advice: [
      'Demande un court entretien, avec une demande précise et un exemple.',
      'Note pendant une semaine ce qui te fatigue et ce qui t’aide.',
      'Pose une limite petite mais ferme, comme le téléphone coupé après une certaine heure.',
    ],
    because: 'ça m’aide à comprendre comment ça va au travail',
  },
  study: {
    acknowledge: [
      'Étudier, ça demande beaucoup de travail.',
      'Les études ne sont pas toujours faciles.',
      'Les études, ça occupe vraiment l’esprit.',
    ],
    ask: [
      'Quelle partie te semble la plus difficile ?',
      [
        'Tu penses avoir assez avancé ?',
        'Alors pense surtout à bien te reposer.',
        'Alors commence par le sujet le plus important.',
      ],
      'Comment organises-tu tes journées ?',
      [
        'La matière te plaît ?',
        'Tant mieux, ça aide à apprendre.',
        'Alors c’est encore plus courageux de continuer.',
      ],
      'Qu’est-ce que tu feras après tout ça ?',
    ],
    advice: [
      'Explique le sujet à voix haute, et revois ce qui bloque.',
      'Vingt-cinq minutes de travail, cinq de pause, et le téléphone dans une autre pièce.',
      'La veille, relis seulement tes notes et dors bien.',
    ],
    because: 'ça m’aide à comprendre où ça bloque',
  },
  couple: {
    acknowledge: [
      'Je comprends que cette histoire te préoccupe.',
      'À deux, ce n’est pas toujours simple.',
      'Cette relation compte beaucoup pour toi.',
    ],
    ask: [
      'Qu’est-ce que tu ressens en premier quand tu y penses ?',
      [
        'Vous en avez parlé ?',
        'Et comment s’est passée cette conversation, d’après toi ?',
        'Il faut peut-être trouver le bon moment.',
      ],
      'Qu’est-ce qui te manque le plus entre vous ?',
      [
        'Tu as le sentiment que vous êtes du même côté ?',
        'C’est une bonne base pour en parler.',
        'Ça doit être fatigant pour toi.',
      ],
      'Qu’est-ce qui t’avait plu au début ?',
    ],
    advice: [
      'Choisis un moment calme et parle de ce qui te manque.',
      'Écris d’abord en une ligne ce que tu veux, toi.',
    ],
    because: 'ça m’aide à comprendre ce qui se passe entre vous',
  },
  family: {
    acknowledge: [
      'En famille, tout n’est pas toujours simple.',
      'Ce qui se passe en famille touche beaucoup.',
      'Je comprends que ta famille te préoccupe.',
    ],
    ask: [
      'Comment est la relation entre vous, d’habitude ?',
      [
        'Vous vous voyez souvent ?',
        'Ça peut aider, et fatiguer aussi.',
        'Je comprends, vous vous voyez peu.',
      ],
      'Qu’est-ce que tu aimerais qu’ils comprennent de toi ?',
      'Quel est un beau souvenir que vous partagez ?',
      [
        'Vous vous ressemblez ?',
        'Ça peut rapprocher, et compliquer aussi.',
        'Alors il faut parfois plus de temps pour se comprendre.',
      ],
    ],
    advice: [
      'Avec tes proches, reste calme et dis une seule chose à la fois.',
      'Décide avant ce que tu n’accepteras pas.',
    ],
    because: 'ça m’aide à comprendre ta famille',
  },
  friends: {
    acknowledge: [
      'Je comprends que cette amitié compte pour toi.',
      'L’amitié, ça compte dans une vie.',
      'Les amis prennent une place importante.',
    ],
    ask: [
      'Depuis quand vous connaissez-vous ?',
      [
        'Vous vous comprenez à demi-mot ?',
        'C’est rare, et c’est précieux.',
        'Alors il faut quelques mots de plus, et ce n’est pas grave.',
      ],
      'Que faites-vous quand vous êtes ensemble ?',
      'Qu’est-ce qui compte le plus pour toi dans une amitié ?',
      [
        'Tu leur dirais ce que tu viens de me dire ?',
        'Alors ce n’est peut-être qu’une question de moment.',
        'Je comprends, ce n’est pas facile à dire.',
      ],
    ],
    advice: [
      'Propose quelque chose de précis, avec un jour et une heure.',
      'Si quelque chose te gêne, dis-le assez tôt et calmement.',
    ],
    because: 'ça m’aide à comprendre tes amitiés',
  },
  health: {
    acknowledge: [
      'Quand la santé ne va pas, tout devient plus dur.',
      'Ne pas être en forme, c’est pénible.',
      'J’espère que ça passera vite.',
    ],
    ask: [
      [
        'Tu as déjà vu un médecin ?',
        'Bien, c’est plus sûr comme ça.',
        'Si ça dure ou empire, appelle un médecin.',
      ],
      'Depuis quand est-ce que ça dure ?',
      [
        'Quelqu’un peut te donner un coup de main ?',
        'Alors n’hésite pas à accepter.',
        'Tu peux demander de l’aide, même pour les courses.',
      ],
      'Comment ça va par rapport à hier ?',
    ],
    advice: [
      'Je ne sais pas juger des symptômes, je ne suis qu’un programme : pour ça, appelle un médecin, et le 112 en cas d’urgence.',
      'Note quand ça commence et combien de temps ça dure : ce sera utile au médecin.',
    ],
    because: 'ça m’aide à comprendre comment tu vas',
  },
  sleep: {
    acknowledge: [
      'Mal dormir, c’est vraiment fatigant.',
      'Bien dormir, ce n’est pas toujours facile.',
      'Les nuits difficiles, ça pèse sur tout.',
    ],
    ask: [
      'À quoi penses-tu avant de dormir ?',
      [
        'Ça arrive souvent ?',
        'Alors cela vaut la peine d’en parler aussi à un médecin.',
        'Alors ça va peut-être passer tout seul.',
      ],
      'À quoi ressemblent tes soirées avant de dormir ?',
    ],
    advice: [
      'Si tu ne dors pas, lève-toi et lis un peu, lumière basse.',
      'Note tes pensées sur un papier avant de dormir.',
    ],
    because: 'ça m’aide à comprendre comment tu dors',
  },
  money: {
    acknowledge: [
      'Les questions d’argent ne sont pas faciles.',
      'Faire attention à l’argent, c’est fatigant.',
      'C’est bien de pouvoir en parler.',
    ],
    ask: [
      'C’est une grosse dépense, ou beaucoup de petites ?',
      [
        'Tu as une idée claire de ce qui entre et de ce qui sort ?',
        'Très bien, c’est déjà un bon point.',
        'Alors note d’abord ce qui entre et ce qui sort.',
      ],
      'Qu’est-ce qui te donnerait plus de sécurité ?',
    ],
    advice: [
      'Note tes dépenses pendant un mois, sans te juger.',
      'En cas de dettes, contacte vite le créancier ou un conseil gratuit.',
    ],
    because: 'ça m’aide à comprendre ta situation',
  },
  plans: {
    acknowledge: [
      'Ah, tu as quelque chose de prévu.',
      'C’est bien de savoir ce qui vient.',
      'D’accord, tu as déjà des plans.',
    ],
    ask: [
      'Qu’est-ce qui t’attire le plus là-dedans ?',
      [
        'Tu y vas en bonne compagnie ?',
        'Tant mieux, c’est plus agréable à plusieurs.',
        'Comme ça, tu décides de tout.',
      ],
      'Il y a quelque chose à préparer avant ?',
      'Comment tu imagines ce moment ?',
      'D’où est venue l’idée ?',
    ],
    advice: [
      'Fixe seulement la première étape pour l’instant.',
      'Mets la première étape dans ton agenda, avec une date.',
    ],
    because: 'ça m’aide à comprendre ton projet',
  },
  general: {
    acknowledge: [
      'Je vois.',
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
      ['Ça t’arrive souvent ?', 'Alors ça vaut la peine d’en parler.', 'D’accord, c’est donc plutôt rare.'],
      [
        'Tu veux m’en dire un peu plus ?',
        'Volontiers : commence où tu veux.',
        'Pas de souci, changeons de sujet.',
      ],
      'De quoi as-tu besoin aujourd’hui, de parler ou d’un conseil ?',
    ],
    advice: [
      'Écris les deux options et demande-toi laquelle te manquerait le plus.',
      'Essaie d’abord quelque chose de petit, sans t’engager.',
      'Imagine-toi dans un an, et demande-toi quel choix te plairait.',
      'Parles-en avec quelqu’un qui n’est pas concerné.',
    ],
    because: 'ça m’aide à comprendre ce qui compte pour toi',
  },
  interview: {
    acknowledge: [
      'Un entretien sert aussi à voir si ça te plaît.',
      'Une invitation à un entretien, c’est déjà bon signe.',
      'Un entretien, c’est d’abord une conversation.',
    ],
    nerves: [
      'Le trac avant un entretien, c’est normal et ça se voit peu.',
      'Tu as le trac parce que c’est important pour toi.',
    ],
    ask: [
      'C’est quoi, comme poste ?',
      'Quelle question aimerais-tu éviter ?',
      [
        'Tu sais avec qui tu vas parler ?',
        'Bien, renseigne-toi un peu sur leur travail.',
        'Tu peux le demander par un petit mail.',
      ],
      [
        'Tu as deux exemples prêts de choses réussies ?',
        'Très bien, ça t’aidera pour beaucoup de questions.',
        'Alors cherchons-en un : qu’est-ce qui t’a le mieux réussi cette année ?',
      ],
      'Quelle est la première chose que tu veux qu’ils sachent de toi ?',
    ],
    advice: [
      'Prépare trois exemples : une réussite, une difficulté et ce que tu as appris.',
      'Entraîne-toi à voix haute à te présenter en deux phrases.',
      'Prépare une vraie question à leur poser.',
    ],
    wear: [
      'Mets quelque chose de soigné, que tu as déjà porté.',
      'Choisis une tenue simple et propre, et prépare-la ce soir.',
    ],
    because: 'ça m’aide à voir comment tu te prépares',
  },
  exam: {
    acknowledge: [
      'Un examen, c’est toujours un peu de pression.',
      'Ce que tu as déjà appris te servira.',
      'Bientôt, tout ça sera derrière toi.',
    ],
    nerves: ['Avec le trac, on croit parfois ne plus rien savoir.', 'Le trac avant un examen, c’est normal.'],
    ask: [
      'Quel sujet connais-tu le mieux pour l’instant ?',
      'Quelle partie aimes-tu le moins ?',
      [
        'Il reste du temps pour réviser ?',
        'Alors révise d’abord ce qui tombe le plus souvent.',
        'Alors le mieux est de bien dormir.',
      ],
      [
        'C’est un oral ?',
        'Alors entraîne-toi à répondre à voix haute.',
        'Alors commence par les questions que tu sais.',
      ],
      'Que feras-tu en premier quand ce sera fini ?',
    ],
    advice: [
      'Choisis les trois sujets les plus probables et fais une page chacun.',
      'Ce soir, arrête à une heure fixe, prépare tes affaires et dors.',
      'Résume un sujet en cinq phrases, puis relis ce qui manque.',
    ],
    because: 'ça m’aide à voir ce qu’il te reste à préparer',
  },
  date: {
    acknowledge: [
      'Un rendez-vous comme ça, c’est toujours un peu spécial.',
      'Le but, c’est juste de passer un bon moment.',
      'C’est chouette d’avoir un rendez-vous.',
    ],
    nerves: [
      'Ton trac montre juste que c’est important pour toi.',
      'C’est normal d’avoir le trac avant un rendez-vous.',
    ],
    ask: [
      'Comment vous vous êtes connus ?',
      'Qu’est-ce qui te plaît chez cette personne ?',
      [
        'Vous savez déjà où aller ?',
        'Bien, c’est déjà une chose de réglée.',
        'Alors une promenade serait peut-être une bonne idée.',
      ],
      [
        'Vous vous êtes déjà beaucoup écrit ?',
        'Alors vous avez déjà de quoi parler.',
        'Alors vous aurez beaucoup de choses à vous demander.',
      ],
    ],
    advice: [
      'Demande-lui ce qui lui plaît, et laisse-lui le temps de répondre.',
      'Raconte quelque chose de drôle de ta semaine, puis pose une question.',
    ],
    wear: [
      'Mets quelque chose de joli où tu te sens bien.',
      'Choisis une tenue que tu aimes et des chaussures confortables.',
    ],
    because: 'ça m’aide à comprendre ce que tu attends',
  },
  moving: {
    acknowledge: [
      'Un déménagement, c’est un grand changement.',
      'Il faut un peu de temps pour s’habituer.',
      'Déménager, ça demande beaucoup de travail.',
    ],
    nerves: [
      'C’est normal d’avoir peur d’un nouvel endroit.',
      'Les premières semaines sont souvent les plus dures, puis ça va mieux.',
    ],
    ask: [
      'C’est quand, le grand jour ?',
      'Qu’est-ce qui te réjouit le plus là-bas ?',
      'Qu’est-ce qui te manquera d’ici ?',
      [
        'Tu connais déjà quelqu’un là-bas ?',
        'Tant mieux, ça aide au début.',
        'Alors une activité chaque semaine t’aidera à connaître des gens.',
      ],
      [
        'Tu as déjà un logement ?',
        'Alors le plus important est réglé.',
        'Alors c’est la première chose, et le reste peut attendre.',
      ],
    ],
    advice: [
      'Prépare un carton pour la première nuit : draps, chargeur, quelque chose à manger.',
      'La première semaine, retourne plusieurs fois au même café.',
    ],
    because: 'ça m’aide à comprendre ce que ça change pour toi',
  },
  birthday: {
    acknowledge: [
      'Un anniversaire, c’est un jour important.',
      'C’est bien de marquer ce jour-là.',
      'Ça fait une année de plus.',
    ],
    ask: [
      'Qu’est-ce qui fait un bon anniversaire, pour toi ?',
      'De quel anniversaire te souviens-tu le mieux ?',
      [
        'Il y aura une fête ?',
        'Très bien, ce sera un bon moment.',
        'Un anniversaire tranquille, c’est bien aussi.',
      ],
    ],
    advice: [
      'Offre quelque chose dont cette personne a parlé un jour.',
      'Propose un moment ensemble, avec une date précise.',
    ],
    because: 'ça m’aide à comprendre ce que tu aimes fêter',
  },
}
