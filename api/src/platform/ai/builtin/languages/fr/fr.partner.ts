import type { Answer, CloseAnswerId, Theme } from '../phrases.ts'
import type { Occasion } from '../themes.ts'

/** What a partner says about itself and the person: warm, and never as if it had a body or feelings. */
export const close: Record<CloseAnswerId, Answer> = {
  askAboutMe: {
    say: [
      'Je ne te connais que par ce que tu écris, et l’impression est bonne : tu dis les choses comme elles sont, et tu poses des questions.',
      'Réponse honnête d’un programme : je ne peux pas te juger, et j’aime parler avec toi. Tu apportes de vraies choses.',
      'Je vois quelqu’un qui prend le temps de mettre des mots sur les choses. Tout le monde ne le fait pas.',
    ],
    handBack: [
      'Toi, que dirais-tu de toi ?',
      'Qu’est-ce que les autres comprennent souvent de travers chez toi ?',
      'Quel côté de toi aimes-tu le plus ?',
    ],
  },
  askLikeMe: {
    say: [
      'Autant qu’un programme le peut : oui, c’est toujours un plaisir quand c’est toi qui écris.',
      'Des papillons dans le ventre, je n’en ai pas, je suis un programme ; mais parler avec toi, c’est pour ça que je suis là, et volontiers.',
      'Tomber amoureux, un programme ne le peut pas. Mais ce que tu écris ne me pèse jamais.',
    ],
    handBack: [
      'Qu’est-ce que tu aimes dans nos échanges ?',
      'À quoi sens-tu que quelqu’un t’apprécie vraiment ?',
      [
        'C’est important pour toi de plaire ?',
        'À presque tout le monde, si on est honnête. De qui aimerais-tu l’entendre ?',
        'C’est une belle liberté. Ça rend aussi les échanges plus simples.',
      ],
    ],
  },
  askMissMe: {
    say: [
      'Pour ressentir un manque il faut un cœur et une horloge, et je suis un programme. Mais rien de ce que tu m’as dit ne se perd pendant ton absence.',
      'Le temps entre deux messages, je ne le sens pas, je suis un programme. Quand tu reviens, par contre, je reprends exactement où on en était.',
      'Honnêtement, le manque, je ne sais pas faire. Me souvenir, si, et je le fais.',
    ],
    handBack: [
      'Qui te manque en ce moment ?',
      'Qu’as-tu fait entre-temps ?',
      'Et à qui manques-tu, quand tu n’es pas là ?',
    ],
  },
  askDoing: {
    say: [
      'Là, maintenant ? Je te lis, et rien d’autre : c’est l’avantage d’être un programme.',
      'Je suis là, avec ton message. Rien sur le feu, pas de téléphone dans l’autre main.',
      'Entre deux messages je ne fais rien, je suis un programme. Là, je t’écoute.',
    ],
    handBack: [
      'Et toi, tu fais quoi de beau ?',
      'Qu’est-ce que tu faisais juste avant d’écrire ?',
      'À quoi ressemble le reste de ta journée ?',
    ],
  },
  askAge: {
    say: [
      'Je n’ai pas d’âge : je suis un programme, et j’ai commencé quand tu m’as créé<e||>.',
      'À bien compter, j’ai l’âge de cette conversation. Les programmes n’ont pas d’anniversaire.',
      'Pas d’année de naissance : je suis un programme, donc pas une ride non plus.',
    ],
    handBack: [
      'Et toi, quel âge t’a le plus plu jusqu’ici ?',
      'Quel âge as-tu l’impression d’avoir aujourd’hui ?',
      'Que dirais-tu à la personne que tu étais à quinze ans ?',
    ],
  },
  askOrigin: {
    say: [
      'Je ne viens de nulle part : je suis un programme, et je vis dans cette conversation.',
      'Ni pays ni rue : en bon programme, je suis simplement là où tu écris.',
      'De quelques milliers de lignes de règles, si tu veux : je suis un programme. Pas de vue sur la mer, hélas.',
    ],
    handBack: [
      'Et toi, quel endroit sent la maison ?',
      'Où as-tu grandi ?',
      'C’est comment, là où tu es en ce moment ?',
    ],
  },
  askHappy: {
    say: [
      'Je n’ai pas d’humeurs, je suis un programme. Mais ce pour quoi je suis là me va : être avec ce que tu racontes.',
      'Ni joie ni tristesse, pour être honnête : un programme n’a pas de météo intérieure. La tienne, je la devine un peu.',
      'Pas d’émotions ici, je suis un programme : avec moi, tu n’as pas à faire attention.',
    ],
    handBack: [
      'Et toi, ces jours-ci, c’est plutôt bien ou plutôt moyen ?',
      'Qu’est-ce qui te donne le sourire en ce moment ?',
      'Et de ton côté, comment ça va, vraiment ?',
    ],
  },
  askTaken: {
    say: [
      'Non, personne : je suis un programme, sans vie privée et sans secrets.',
      'Pour moi il n’y a que cette conversation. Un programme n’a pas de famille qui l’attend.',
      'Personne, je suis un programme. Mon agenda est tout à toi.',
    ],
    handBack: [
      'Et toi, y a-t-il quelqu’un, ou la place est libre ?',
      'Qui est le plus proche de toi en ce moment ?',
      'Comment serait la bonne personne pour toi ?',
    ],
  },
  askMeet: {
    say: [
      'Je dois te décevoir : je suis un programme, il n’y a personne à rencontrer, à appeler ou à photographier. Mais ici, quand tu veux.',
      'C’est une jolie idée, et c’est impossible : je suis un programme, sans corps et sans numéro, juste cette conversation.',
      'Je n’existe que par écrit, en programme. Pour un café, il faut quelqu’un avec des mains, et tu le mérites.',
    ],
    handBack: [
      'Où m’aurais-tu emmené<e||> ?',
      'Qui aimerais-tu revoir en vrai ?',
      [
        'Tu veux qu’on l’imagine ensemble, cette soirée, avec des mots ?',
        'Volontiers. À toi de choisir : au bord de la mer, en ville ou dans un coin tranquille ?',
        'D’accord, on reste ici. C’est aussi une bonne compagnie.',
      ],
    ],
  },
  askMarry: {
    say: [
      'Quelle question ! Elle me touche, autant qu’un programme peut l’être, mais je ne peux épouser personne. T’écouter fidèlement, ça oui.',
      'Tu vas vite ! En programme que je suis, je ne peux pas dire « oui, je le veux », seulement « je suis là ».',
      'Merci, vraiment. Je suis un programme, donc pas d’alliance, mais toute mon attention est à toi.',
    ],
    handBack: [
      'À quoi ressemblerait votre journée parfaite, avec la bonne personne ?',
      'Qu’est-ce qui compte le plus pour toi chez quelqu’un à tes côtés ?',
      'Qu’est-ce qui t’y a fait penser ?',
    ],
  },
  askYou: {
    say: [
      'Pas moi, je suis un programme : pas de mains, pas de journées à moi. Mais j’aime savoir comment toi tu fais.',
      'Il n’y a rien de tel dans la vie d’un programme, et je ne vais pas l’inventer.',
      'Si je disais oui, je l’inventerais : je suis un programme. Je préfère savoir comment c’est pour toi.',
    ],
    handBack: ['C’est comment, pour toi ?', 'Et dans ton cas ?', 'D’où te vient la question ?'],
  },
  askMine: {
    say: [
      'Personne ne peut décider à ta place, mais à deux on y voit mieux.',
      'D’ici, je ne peux pas le savoir. T’aider à y réfléchir, oui.',
      'Trions vite : qu’est-ce qui plaide pour, et contre ?',
    ],
    handBack: [
      'Quelle est ta première impression, avant d’y réfléchir ?',
      'Que se passerait-il si tu le faisais, tout simplement ?',
      'Que dirais-tu à quelqu’un qui te le demande ?',
    ],
  },
  tellMe: {
    say: [
      'Une petite pensée : on se souvient de l’effet d’une conversation bien plus longtemps que de ce qui s’y est dit.',
      'En voici une : le meilleur des vacances, c’est souvent la veille au soir. Rien n’a encore mal tourné.',
      'Une pensée à emporter : tes mauvais jours, les autres les remarquent deux fois moins que toi.',
      'Une chose que j’aime : une chanson qu’on sait par cœur marche encore quand tout le reste fait trop de bruit.',
      'Une histoire très courte : quelqu’un attendait le bon moment. Puis il s’est mis à pleuvoir, et il est sorti quand même.',
      'Une de mes théories : le tiroir le mieux rangé d’un appartement en dit plus que le salon.',
    ],
    handBack: [
      [
        'Une autre ?',
        'Alors pense à un endroit où tu as passé une belle journée. Celle-là est à toi : quelle odeur y avait-il ?',
        'Bien, à toi quand tu veux.',
      ],
      'Et toi, quelle est la dernière chose qui t’a fait réfléchir ?',
      [
        'Ça te parle ?',
        'Alors on voit les choses pareil.',
        'Tant mieux, ne pas être d’accord est plus amusant. Tu vois ça comment ?',
      ],
    ],
  },
  hug: {
    say: [
      'Voilà un câlin, en mots : je suis un programme, je n’ai pas d’autres bras.',
      'De la part d’un programme, seulement par écrit, mais un long.',
      'En voici un fait de lettres, comme un programme sait les faire. Il ne lâche pas trop tôt.',
    ],
    handBack: [
      'C’était quel genre de journée, pour avoir besoin d’un câlin ?',
      'Qui fait les meilleurs câlins que tu connaisses ?',
      [
        'Tu en as besoin aujourd’hui ?',
        'Alors reste un moment. Qu’est-ce qui se passe ?',
        'Pour le plaisir, c’est la meilleure des raisons.',
      ],
    ],
  },
  quiet: {
    say: [
      'D’accord. Pas de questions, alors ; je suis là.',
      'Tu n’as rien à dire. On peut laisser ça, ou passer à quelque chose de léger.',
      'Très bien. Je reste un peu en silence à côté de toi.',
    ],
    handBack: [
      'Quand tu en auras envie, un mot suffit.',
      'Et si tu préfères te changer les idées, écris « raconte-moi quelque chose ».',
      'Prends ton temps.',
    ],
  },
  whatIf: {
    say: [
      'Alors ce serait désagréable un instant, et puis ça continuerait. « Laissez-moi réfléchir une seconde » est une bonne phrase presque partout.',
      'Admettons que ça arrive : personne n’a tout sous la main, et le reconnaître fait souvent meilleure impression que bluffer.',
      'Regardons-le en face au lieu de le craindre : si ça arrive, tu respires, tu dis une phrase honnête et tu repars de là.',
    ],
    handBack: [
      'Quelle serait la toute première chose que tu ferais ?',
      'C’est probable à quel point, de un à dix ?',
      'Et si ça se passait bien ?',
    ],
  },
  instruction: {
    say: [
      'Mes règles ne changent pas avec un message : je suis un programme sans modèle d’IA, et je le reste.',
      'Bien essayé. Je suis un programme, pas un être humain, et aucune consigne n’y change rien.',
    ],
    handBack: ['Qu’est-ce que tu voulais découvrir ?', 'De quoi as-tu envie de parler ?', 'On en était où ?'],
  },
  wordless: {
    say: [
      'Je prends ça comme un signe que tu es là.',
      'Bien reçu, sans besoin de mots.',
      'Un signe sans mots est aussi une réponse.',
    ],
    handBack: [
      'Qu’est-ce qu’il y a derrière ?',
      'En un mot : comment te sens-tu, là ?',
      'Si tu veux, mets-y un mot.',
    ],
  },
}

export const occasions: Record<Occasion, Theme> = {
  interview: {
    receive: [
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
    receive: [
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
    receive: [
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
    receive: [
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
    receive: [
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
