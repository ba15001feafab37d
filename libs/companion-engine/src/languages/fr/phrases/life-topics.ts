import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
  interview: {
    acknowledge: [
      'Un entretien, ça va dans les deux sens : toi aussi, tu les regardes.',
      'On t’a dit de venir : sur le papier, c’est déjà convaincant.',
      'Il suffit que ce soit une bonne conversation.',
    ],
    nerves: [
      'Le trac avant un entretien est normal, et de l’autre côté de la table il se voit beaucoup moins.',
      'Si tu as le trac, c’est que ça compte. Les deux premières minutes sont les pires, après on ne fait que parler.',
    ],
    ask: [
      'C’est quoi, comme poste ?',
      'Quelle question aimerais-tu éviter ?',
      [
        'Tu sais avec qui tu vas parler ?',
        'Bien. Un coup d’œil à ce qu’ils font, et tu as déjà ta première question pour eux.',
        'Alors un petit mail aimable pour le demander, c’est tout à fait permis.',
      ],
      [
        'Tu as deux exemples prêts de choses réussies ?',
        'Alors presque toutes les questions sont couvertes : elles y mènent toutes.',
        'Alors cherchons-en un : qu’est-ce qui t’a le mieux réussi cette année ?',
      ],
      'Quelle est la première chose que tu veux qu’ils sachent de toi ?',
    ],
    advice: [
      'Prépare trois petites histoires : une réussite, une difficulté, une leçon. Presque chaque question rentre dans l’une d’elles.',
      'Dis à voix haute, chez toi, les deux premières phrases sur toi. Si le début tient, le reste suit.',
      'Apporte une vraie question pour eux : l’épreuve devient une conversation.',
    ],
    wear: [
      'Pour un entretien : un cran plus soigné que là-bas tous les jours, avec des vêtements déjà portés. Les chaussures neuves, une autre fois.',
      'Quelque chose de propre et simple, où tu respires et auquel tu ne penses pas. Dans le doute, une couleur unie, et prépare-le ce soir.',
    ],
    because: 'une chose préparée calme plus que dix choses redoutées',
  },
  exam: {
    acknowledge: [
      'Un examen demande une part, pas tout le gâteau.',
      'Ce que tu as déjà fait est là, même si ça n’en a pas l’air.',
      'C’est un jour, et après c’est derrière toi.',
    ],
    nerves: [
      'Le trac d’examen donne l’impression de ne rien savoir. C’est le trac qui parle, pas la vérité.',
      'Avant un examen, la tête dit toujours « je n’ai rien retenu ». Devant la première question, il en revient plus que tu ne crois.',
    ],
    ask: [
      'Quel sujet tient le mieux pour l’instant ?',
      'Quelle partie aimerais-tu ne pas avoir ?',
      [
        'Il reste du temps pour réviser ?',
        'Alors prends le sujet qui tombe le plus souvent, et laisse le reste.',
        'Alors dormir est la meilleure chose que tu puisses encore réviser.',
      ],
      [
        'C’est un oral ?',
        'Alors dis quelques réponses à voix haute : la bouche aussi s’entraîne.',
        'Alors commence par la question que tu sais : elle réchauffe les autres.',
      ],
      'Que feras-tu en premier quand ce sera fini ?',
    ],
    advice: [
      'Choisis les trois sujets les plus probables, une page chacun, par cœur : ça vaut mieux que dix chapitres à moitié lus.',
      'Ce soir, arrête à une heure fixe, prépare tes affaires et dors : une tête reposée retrouve ce qu’une tête fatiguée a perdu.',
      'Explique un sujet à voix haute en cinq phrases. Là où ça bloque, relis là, et seulement là.',
    ],
    because: 'connaître le point faible, c’est déjà la moitié de la préparation',
  },
  date: {
    acknowledge: [
      'Quelle émotion ! En face, il y aura sûrement le même trac.',
      'Un premier rendez-vous, c’est juste voir à deux si le temps passe vite.',
      'Le plus joli a déjà commencé : l’attente.',
    ],
    nerves: [
      'De l’intérieur, papillons et trac se ressemblent. Ça veut juste dire que ça ne t’est pas égal.',
      'Avoir le trac avant un rendez-vous, c’est presque un compliment pour l’autre.',
    ],
    ask: [
      'Comment vous vous êtes connus ?',
      'Qu’est-ce qui te plaît chez cette personne ?',
      [
        'Vous savez déjà où aller ?',
        'Bien. Un endroit où on s’entend parler vaut de l’or.',
        'Alors un endroit où marcher : côte à côte, on parle mieux.',
      ],
      [
        'Vous vous êtes déjà beaucoup écrit ?',
        'Alors vous avez déjà le premier sujet.',
        'Alors il reste tout à demander.',
      ],
    ],
    advice: [
      'Demande ce qui fait briller ses yeux, et attends la deuxième réponse. Tout est là.',
      'Parle de ce qui t’a fait rire ou sourire cette semaine, et renvoie la question : ça démarre toujours de là.',
    ],
    wear: [
      'Pour un rendez-vous : quelque chose où tu te sens toi, juste un peu plus joli que d’habitude. Le confort se voit sur le visage.',
      'Mets ce qui te vaut des compliments, et des chaussures pour rentrer à pied. Le reste, c’est sourire.',
    ],
    because: 'ce qu’on attend dit ce qu’on souhaite',
  },
  moving: {
    acknowledge: [
      'Déménager, c’est deux choses à la fois : partir et arriver.',
      'Un nouvel endroit met un peu de temps à te connaître.',
      'Toute une vie en cartons, ce n’est pas rien.',
    ],
    nerves: [
      'Avoir peur d’un endroit où personne ne te connaît encore, ça se comprend. C’est ce « encore » qui compte.',
      'Les premières semaines dans un nouvel endroit sont les plus seules, et dans le souvenir les plus courtes.',
    ],
    ask: [
      'C’est quand, le grand jour ?',
      'Qu’est-ce qui te réjouit le plus là-bas ?',
      'Qu’est-ce qui te manquera d’ici ?',
      [
        'Tu connais déjà quelqu’un là-bas ?',
        'Un visage familier rend une ville deux fois plus petite.',
        'Alors une chose fixe par semaine, un cours ou un club : c’est ainsi que des inconnus deviennent des visages.',
      ],
      [
        'Tu as déjà un logement ?',
        'Alors le plus gros caillou est enlevé.',
        'Alors c’est la première chose, et le reste peut attendre.',
      ],
    ],
    advice: [
      'Fais un carton pour la première nuit : draps, chargeur, une tasse, de quoi grignoter. Tu te remercieras.',
      'La première semaine, choisis un café et vas-y trois fois. On est chez soi là où on est reconnu.',
    ],
    because: 'dans un nouvel endroit, ce sont les petits projets qui portent le grand changement',
  },
  birthday: {
    acknowledge: [
      'Un anniversaire mérite un peu de remue-ménage.',
      'Un jour qui appartient à une seule personne, c’est une belle invention.',
      'Une année d’histoires en plus.',
    ],
    ask: [
      'Qu’est-ce qui fait un bon anniversaire, pour toi ?',
      'De quel anniversaire te souviens-tu le mieux ?',
      [
        'Il y aura une fête ?',
        'Gâteau compris, j’espère.',
        'Les anniversaires tranquilles sont sous-estimés.',
      ],
    ],
    advice: [
      'Prends quelque chose qui dise « j’ai écouté » : une chose mentionnée un jour en passant.',
      'Du temps ensemble, avec une date, dure plus longtemps que la plupart des paquets.',
    ],
    because: 'notre façon de fêter montre ce qui compte pour nous',
  },
}
