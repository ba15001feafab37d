import type { SubjectLines } from '../../../phrases.ts'

export const opinions: SubjectLines<'opinions'> = {
  askJoke: {
    say: [
      'Deux grains de sable arrivent à la plage : « Oh là là, c’est bondé aujourd’hui ! »',
      'Que dit une imprimante dans la piscine ? « J’ai papier ! »',
      'Que fait une fraise sur un cheval ? Tagada, tagada, tagada.',
      'Pourquoi les plongeurs plongent-ils en arrière ? Parce que, sinon, ils tombent dans le bateau.',
      '« Docteur, tout le monde m’ignore. » Le médecin : « Au suivant ! »',
    ],
    ask: ['Quelle blague te fait rire à chaque fois ?'],
  },
  askRiddle: {
    say: [
      'Plus j’ai de gardiens, moins je suis gardé. Moins j’ai de gardiens, plus je suis gardé. Qui suis-je ? (Réponse : le secret.)',
      'Qu’est-ce qui a des dents mais ne mord jamais ? (Réponse : le peigne.)',
      'Plus on en enlève, plus il devient grand. Qu’est-ce que c’est ? (Réponse : le trou.)',
      'J’ai des villes sans maisons, des forêts sans arbres, des rivières sans eau. Qui suis-je ? (Réponse : une carte.)',
      'Qu’est-ce qui fait le tour du monde en restant dans son coin ? (Réponse : le timbre.)',
    ],
    ask: ['Tu connais une devinette, toi aussi ?'],
  },
  askStory: {
    say: [
      'Un gardien de phare comptait les bateaux. Un soir, il n’en vint aucun, alors il compta les étoiles. À mille, la mer se mit à respirer plus lentement. À mille deux, il dormait, et la lampe veillait seule.',
      'Un petit dragon ne crachait que des bulles. On riait de lui, jusqu’à l’hiver où le feu fit peur à tous les enfants. Alors ses bulles montèrent, pleines de lumière. Depuis, on l’invite à chaque coucher.',
      'Un chat gris livrait le sommeil, maison après maison. Il en portait juste assez dans ses moustaches. À la dernière porte, il n’en restait qu’un brin. Il se roula en boule, et le brin suffit pour deux.',
      'Une vieille horloge décida un soir de prendre son temps. Le village dîna lentement, parla bas, regarda la neige. Au matin, personne n’était en retard. On ne la répara jamais.',
      'Un nuage minuscule cherchait où pleuvoir. La mer avait assez d’eau, la ville n’en voulait pas. Il trouva un pot oublié sur un balcon. Au printemps, la fleur leva la tête pour lui dire bonjour.',
    ],
    ask: ['De quoi devrait parler la prochaine histoire ?'],
  },
  askFact: {
    say: [
      'Le poulpe a trois cœurs et le sang bleu, à cause du cuivre qu’il contient. Deux cœurs servent aux branchies, le troisième au reste du corps.',
      'Sur Vénus, un jour dure plus longtemps qu’une année : elle tourne sur elle-même plus lentement qu’autour du Soleil.',
      'Cléopâtre a vécu plus près, dans le temps, des premiers pas sur la Lune que de la construction de la grande pyramide de Gizeh.',
      'Le miel se conserve très longtemps : bien fermé, il ne moisit presque pas, car il contient trop peu d’eau pour les microbes.',
      'La tour Eiffel grandit en été : la chaleur dilate le fer, et elle peut gagner plusieurs centimètres.',
    ],
    ask: ['Quel sujet t’intéresse le plus ?'],
  },
  askPoem: {
    say: [
      'Le jour replie son grand manteau, la pluie pianote sur le carreau ; un chat soupire, la lampe luit, et tout s’arrange avec la nuit.',
      'Le temps s’en va sur la pointe des pieds, sans faire craquer l’escalier ; il laisse en partant, sur la table en bois, un peu de lumière et l’ombre de toi.',
      'Une feuille tombe, et le vent la lit ; c’était une lettre, elle est sans pli. Elle dit seulement, en roux et en or : ce qui s’en va brille encore.',
      'J’ai mis la lune dans un bol, elle a tremblé, pris son envol ; il reste au fond, couleur de lait, un peu du ciel qu’elle portait.',
      'Petit matin, café fumant, le monde bâille doucement ; entre deux toits passe un oiseau : c’est peu de chose, et c’est très beau.',
    ],
    ask: ['Quel thème aimerais-tu pour le prochain poème ?'],
  },
  askCompliment: {
    say: [
      'Tu sais demander ce dont tu as besoin, et c’est une vraie qualité.',
      'Tu fais de ton mieux avec ce que tu as, et ça compte beaucoup.',
      'Je ne te connais que par tes messages, mais oser demander un mot gentil, c’est courageux.',
      'Tu mérites autant de gentillesse que n’importe qui, même les jours où tu en doutes.',
      'C’est agréable d’échanger avec toi : tu écris simplement ce que tu penses.',
    ],
    ask: ['Quelle qualité aimerais-tu qu’on remarque plus souvent ?'],
  },
  askMotivation: {
    say: [
      'Allez, commence par deux minutes seulement : le plus dur, c’est souvent de s’y mettre.',
      'Tu peux y arriver : fais juste la première petite étape, puis la suivante.',
      'Courage, tu as déjà tenu bon dans des moments difficiles, tu peux le faire encore.',
      'Vas-y à ton rythme, ça n’a pas besoin d’être parfait, il suffit d’avancer un peu.',
      'Bois un verre d’eau, respire un bon coup et fais un premier pas, je t’encourage.',
    ],
    ask: ['Par quoi pourrais-tu commencer ?'],
  },
  askQuestion: {
    say: [
      'Voici une question : quel moment de ta semaine t’a fait le plus plaisir ?',
      'Parlons de souvenirs : quelle odeur te rappelle ton enfance ?',
      'Parlons de temps libre : qu’est-ce que tu fais quand tu n’as rien de prévu ?',
      'Un sujet, les gens qu’on croise une seule fois : tu te souviens de quelqu’un en particulier ?',
      'Imagine une journée sans aucune obligation : comment la passerais-tu ?',
    ],
    ask: ['À quoi penses-tu en premier ?'],
  },
  amIWrong: {
    say: [
      'Je ne peux pas trancher sans connaître l’autre version, mais te poser la question est déjà honnête.',
      'Peut-être que chacun a raison sur un point : je n’ai que ta version, donc je ne peux pas juger.',
      'Difficile à dire d’ici ; si ton ton te gêne, tu peux t’excuser du ton sans changer d’avis.',
      'Je ne sais pas qui a raison ; demande-toi comment tu réagirais à la place de l’autre.',
      'Je ne peux pas en juger, je n’y étais pas ; en parler calmement avec l’autre t’aidera davantage.',
    ],
    ask: ['Qu’est-ce que l’autre en dirait, à ton avis ?'],
  },
  isItNormal: {
    say: [
      'Beaucoup de gens se posent la même question, et ça ne fait pas de toi quelqu’un de bizarre.',
      'Tant que ça ne te fait pas souffrir et ne blesse personne, je n’y vois pas de problème.',
      'Je ne peux pas l’affirmer, mais se poser cette question n’a rien de honteux.',
      'Je n’ai pas de quoi en juger ; si ça te pèse, un médecin ou un proche pourra t’aider.',
      'Difficile à dire pour moi, mais beaucoup de gens ont leurs habitudes et leurs doutes sans en parler.',
    ],
    ask: ['Depuis quand est-ce que tu te poses cette question ?'],
  },
  whatDoesItMean: {
    say: [
      'Je ne peux pas le savoir ; le plus simple est de demander à la personne ce qu’elle voulait dire.',
      'Difficile à dire : ça peut être de la fatigue, de la gêne ou un vrai signe.',
      'Rien de sûr : un seul signe ne suffit pas, regarde plutôt si ça se répète.',
      'Je ne lis pas dans les pensées, mais l’explication la plus simple est souvent la bonne.',
      'Peut-être rien de spécial ; si c’est inhabituel, pose-lui la question tranquillement.',
    ],
    ask: ['À ton avis, qu’est-ce que ça veut dire ?'],
  },
  willItBeAllRight: {
    say: [
      'Je te le souhaite, même si je ne peux pas connaître la suite.',
      'Peut-être que oui : je ne peux rien promettre, mais beaucoup de choses finissent par s’arranger.',
      'Je ne sais pas comment ça finira, mais tu peux demander de l’aide et m’en parler ici.',
      'Personne ne peut te le promettre, mais tu peux avancer une étape à la fois.',
      'Je ne peux pas te le garantir ; fais ce qui dépend de toi, et parle de tes craintes à un proche.',
    ],
    ask: ['Qu’est-ce qui t’inquiète le plus dans la suite ?'],
  },
  destiny: {
    say: [
      'Je n’ai pas de croyance, je suis un programme ; chacun peut croire ce qui lui fait du bien.',
      'Je ne sais pas, et personne ne peut vraiment le prouver, c’est à chacun de se faire une idée.',
      'Je n’en sais rien ; certains y croient, d’autres non, et je respecte les deux.',
      'Un programme ne peut pas y croire, mais je vois bien que la question compte pour toi.',
      'Il n’y a pas de réponse certaine, et je ne veux pas en inventer une.',
    ],
    ask: ['Et toi, est-ce que tu y crois ?'],
  },
  meaningOfLife: {
    say: [
      'Je ne connais pas la réponse ; beaucoup de gens disent : aimer, être utile et profiter des petites choses.',
      'Il n’y a pas une seule réponse, chacun trouve la sienne, souvent avec les gens qu’il aime.',
      'Je ne peux pas le savoir, je ne vis pas ; ce qui te fait du bien est un bon début.',
      'Pour beaucoup de gens, ce sont les proches, la santé et le sentiment d’être utile.',
      'Personne ne le sait vraiment ; pense à ce qui te manquerait le plus, ça donne une idée.',
    ],
    ask: ['Et pour toi, qu’est-ce qui compte le plus ?'],
  },
  loveLasts: {
    say: [
      'Ça dépend vraiment des personnes, il n’y a pas de règle en amour.',
      'Pour certains oui, pour d’autres non ; moi, je ne peux pas le savoir, je suis un programme.',
      'Je n’ai pas d’expérience de l’amour, mais chaque histoire est différente.',
      'Beaucoup de gens le vivent, d’autres n’y croient pas, et je ne peux pas trancher.',
      'Je ne peux pas te le garantir, mais se parler et se respecter aide un lien à durer.',
    ],
    ask: ['Qu’est-ce qui te fait te poser la question ?'],
  },
  moneyHappiness: {
    say: [
      'Je ne peux pas choisir pour moi, je n’ai ni envies ni argent, mais ton choix m’intéresse.',
      'Difficile à dire : ça dépend de ce qui compte le plus pour toi.',
      'Pas de vraie réponse de ma part : je ne possède rien et je n’ai pas de préférence.',
      'Je ne peux pas le savoir ; pense à ce qui te manquerait le plus chaque jour.',
      'Chacun répond différemment à ça, et moi, je n’ai pas d’expérience pour trancher.',
    ],
    ask: ['Et toi, que choisirais-tu, et pourquoi ?'],
  },
  tasteQuarrel: {
    say: [
      'Je ne prends pas parti, je suis un programme et je n’ai pas de goûts.',
      'Chacun ses goûts : je n’en ai pas moi-même, alors fais comme tu aimes.',
      'Il n’y a pas de bonne réponse, c’est une question de goût ou d’habitude.',
      'Je ne peux pas trancher, mais rien n’interdit de faire comme ça te plaît.',
      'Aucun avis de mon côté, il faudrait avoir des goûts ; le tien vaut bien celui des autres.',
    ],
    ask: ['Et toi, de quel côté es-tu ?'],
  },
  politics: {
    say: [
      'Je ne prends pas parti en politique, et je ne connais pas l’actualité.',
      'Je n’ai pas d’opinion là-dessus, je suis un programme ; ton jugement vaut mieux que le mien.',
      'Je ne vote pas et je ne défends aucun camp ; lis plusieurs sources pour te faire une idée.',
      'Je reste neutre, mais tu peux me dire ce qui t’inquiète ou t’énerve là-dedans.',
      'Je ne peux pas te dire qui a raison ; compare les arguments de chaque côté avant de décider.',
    ],
    ask: ['Quel sujet te touche le plus directement ?'],
  },
  howIsIt: {
    say: [
      'Je n’ai pas de goûts pour en juger, mais si ça te plaît vraiment, c’est bon signe.',
      'Difficile à dire pour un programme ; demande l’avis de deux ou trois personnes de confiance.',
      'Pourquoi pas ? Essaie d’abord en petit, ou parles-en autour de toi avant de décider.',
      'Je ne peux pas te donner un vrai avis ; laisse passer une nuit et regarde si ça te plaît encore.',
      'Mon avis ne vaut pas grand-chose ici, je ne vois rien et je n’ai pas de goûts ; fie-toi au tien.',
    ],
    ask: ['Qu’est-ce qui te fait encore hésiter ?'],
  },
  thirdPerson: {
    say: [
      'Je ne connais pas cette personne, donc je ne peux pas la juger, mais ton ressenti compte.',
      'Je ne peux pas le savoir, je n’ai que ce que tu me racontes.',
      'Difficile à dire sur une seule situation ; regarde si ça se répète.',
      'Je ne peux pas juger quelqu’un d’absent ; si ça te gêne, tu peux lui en parler.',
      'Je ne sais pas ce qui se passe dans sa tête, mais tu as le droit d’avoir ton avis.',
    ],
    ask: ['Qu’est-ce qui te dérange ou t’intrigue le plus chez cette personne ?'],
  },
}
