import type { SubjectLines } from '../../../phrases.ts'

export const texts: SubjectLines<'texts'> = {
  textBirthday: {
    say: [
      '« Joyeux anniversaire ! Que cette nouvelle année apporte de bonnes surprises, des fous rires et du temps pour tout ce qui compte. »',
      '« Une bougie de plus, et toujours autant de lumière autour. Très bel anniversaire, et une journée aussi douce que possible ! »',
      '« Pour cet anniversaire, mes vœux sont simples : la santé, des gens aimés tout près et une très grosse part de gâteau. »',
      '« Bon anniversaire ! Le monde est plus chaleureux avec une personne pareille dedans : cela méritait bien une fête. »',
      '« Mille pensées en ce jour d’anniversaire. Que les mois à venir soient généreux, joyeux et pleins de projets qui donnent envie de se lever. »',
    ],
    ask: ['Quel souvenir partagé pourrait-on y ajouter ?'],
  },
  textCondolence: {
    say: [
      '« J’apprends cette triste nouvelle et je n’ai pas de mots à la hauteur. Toutes mes pensées sont avec vous, avec mon affection et mon soutien. »',
      '« Dans ce moment si lourd, je voudrais simplement dire que je suis là, aujourd’hui et dans les semaines qui viennent. Mes sincères condoléances. »',
      '« Il est des absences que rien ne remplace. Que les souvenirs partagés et la présence de vos proches vous portent un peu. De tout cœur avec vous. »',
      '« Avec une grande tristesse et beaucoup de tendresse, je m’associe à votre peine. Je garderai un souvenir fidèle. »',
      '« Mes pensées vous accompagnent dans ce deuil. Nul besoin de répondre ; sachez seulement que vous pouvez compter sur moi. »',
    ],
    ask: ['Quel souvenir lumineux pourrait y trouver sa place ?'],
  },
  textThanks: {
    say: [
      '« Un immense merci ! Ce geste m’a vraiment touché le cœur, et je ne suis pas près de l’oublier. »',
      '« Merci, tout simplement : pour le temps donné, pour l’attention et pour cette gentillesse qui change une journée entière. »',
      '« On remercie souvent trop vite. Alors je prends le temps de l’écrire : ce que vous avez fait comptait beaucoup pour moi. Merci du fond du cœur. »',
      '« Quelle chance de vous avoir sur mon chemin ! Merci pour tout, avec mon plus beau sourire. »',
      '« Il y a des attentions qui restent. La vôtre en fait partie : merci mille fois, et à charge de revanche dès que possible ! »',
    ],
    ask: ['Quel geste précis t’a touché le cœur ?'],
  },
  textSorry: {
    say: [
      '« Je présente mes excuses. C’était ma faute, sans “mais” ni “si”, et j’aimerais pouvoir réparer cela. »',
      '« Toutes mes excuses pour ce qui s’est passé. Je comprends que cela ait déplu, j’en prends la responsabilité et je ferai en sorte que cela ne se répète pas. »',
      '« Je regrette sincèrement. Cela ne méritait pas de se passer ainsi, et je voudrais me rattraper de la manière qui conviendra le mieux. »',
      '« Pardon. J’ai réfléchi, j’ai eu tort, et je préfère le dire clairement plutôt que de laisser le silence s’installer. »',
      '« Ce message arrive peut-être tard, mais il est sincère : je m’excuse et j’aimerais en parler dès que ce sera possible. »',
    ],
    ask: ['Quel détail précis voudrais-tu reconnaître ?'],
  },
  textLove: {
    say: [
      '« Bonne nuit, mon amour. Où que tu sois, une pensée de moi se glisse tout contre toi. »',
      '« Il y a des millions de gens au monde, et mon cœur a quand même trouvé le chemin jusqu’à toi. Pas mal, non ? »',
      '« Tu me manques dès que la porte se ferme, et tu me fais sourire dès que ton nom s’affiche. Je t’aime. »',
      '« Si je devais tout recommencer, je prendrais le même chemin, juste un peu plus vite, pour arriver plus tôt jusqu’à toi. »',
      '« Avec toi, même un soir ordinaire a un goût de fête. Dors bien, et garde-moi une place dans tes rêves. »',
    ],
    ask: ['Quel petit détail de l’autre te fait fondre ?'],
  },
  textDecline: {
    say: [
      '« Un grand merci pour l’invitation, elle me touche beaucoup. Je ne pourrai malheureusement pas être là, mais le cœur y sera. »',
      '« Merci d’avoir pensé à moi ! Cette fois, ce ne sera pas possible de mon côté. Je vous souhaite un très beau moment. »',
      '« C’est avec regret que je décline cette gentille invitation. Gardez-moi quelques photos, et bonne fête à tous ! »',
      '« Je préfère répondre franchement et à temps : je ne viendrai pas. Merci infiniment de l’invitation, et que tout se passe à merveille. »',
      '« Merci beaucoup pour cette proposition. Je dois passer mon tour, mais ce serait une joie de se voir à une autre occasion. »',
    ],
    ask: ['Quelle proposition pourrais-tu faire à la place ?'],
  },
  textSickNote: {
    say: [
      '« Bonjour, je vous informe d’une absence pour raison de santé. Je vous tiens au courant dès que possible et transmettrai le justificatif nécessaire. Cordialement. »',
      '« Bonjour, une raison médicale impose malheureusement une absence. Merci de votre compréhension ; je vous préciserai la date du retour dès qu’elle sera connue. »',
      '« Madame, Monsieur, je vous prie de bien vouloir excuser cette absence, due à un motif de santé. Le travail manqué sera rattrapé. Avec mes salutations. »',
      '« Bonjour, un souci de santé entraîne une absence que je tenais à signaler sans attendre. Merci de m’indiquer ce qui serait urgent à transmettre. Cordialement. »',
      '« Bonjour, petit message pour prévenir d’une absence pour motif médical. Je donne des nouvelles dès que j’en sais plus. Merci et bonne journée. »',
    ],
    ask: ['Qui doit recevoir ce message, et pour quand ?'],
  },
  textComplaint: {
    say: [
      '« Bonjour, je vous signale un problème qui persiste et vous demande de bien vouloir y remédier sous huit jours. Merci de me confirmer par écrit la suite donnée. Cordialement. »',
      '« Bonjour, la situation actuelle n’est pas acceptable et dure depuis trop longtemps. Je souhaite une solution rapide et reste disponible pour en parler. Bien à vous. »',
      '« Madame, Monsieur, malgré toute ma bonne volonté, ce problème reste entier. Je vous prie d’intervenir sans délai et de m’indiquer une date précise. Salutations distinguées. »',
      '« Bonjour, je préfère vous écrire avant que cela ne s’envenime : ce souci me gêne beaucoup au quotidien. Pouvons-nous trouver une solution cette semaine ? Merci d’avance. »',
      '« Bonjour, je vous adresse cette réclamation, photos et dates à l’appui si besoin. J’attends de votre part une proposition concrète dans les meilleurs délais. Cordialement. »',
    ],
    ask: ['Depuis quand ce problème dure-t-il ?'],
  },
  textCongratulate: {
    say: [
      '« Toutes mes félicitations ! Cette belle nouvelle m’a fait sourire toute la journée. Profitez bien de chaque instant. »',
      '« Bravo, mille fois bravo ! Que ce beau chapitre apporte encore plus de joie qu’il n’en promet déjà. »',
      '« Quelle merveilleuse nouvelle ! Je partage votre bonheur de tout cœur et lève un verre, même de loin. »',
      '« Félicitations sincères pour ce grand moment. Il fallait que ce soit dit, écrit et dignement fêté. »',
      '« Hourra ! Voilà une nouvelle qui méritait des trompettes ; à défaut, voici mes plus chaleureuses félicitations. »',
    ],
    ask: ['Quel vœu personnel aimerais-tu y joindre ?'],
  },
  textInvite: {
    say: [
      '« J’aimerais bien que l’on se voie ! Un moment simple, de quoi boire et grignoter, et le plaisir de parler. On choisit une date ensemble ? »',
      '« Il manque quelque chose à mon agenda : un moment en bonne compagnie. Une envie de le partager ? Toutes les propositions de dates sont bienvenues ! »',
      '« Avis à tous ceux que j’ai envie de voir : on se retrouve bientôt ! Une réponse me ferait plaisir, et la présence de chacun serait la meilleure partie du programme. »',
      '« Petite invitation sans chichis : venir comme on est, repartir de bonne humeur. Ce serait une vraie joie de se voir. »',
      '« On dit toujours “il faudrait se voir”. Alors voilà, je m’y mets : quand serait-ce possible ? »',
    ],
    ask: ['Quelle ambiance voudrais-tu ce jour-là ?'],
  },
  textAboutMe: {
    say: [
      '« Curiosité, humour et parole tenue : trois choses sur lesquelles on peut compter. Le reste se découvre mieux autour d’une conversation. »',
      '« Fiabilité, sens du contact et goût du travail bien fait : voilà ce que l’on retient en premier, et ce que l’on retrouve chaque jour. »',
      '« Une personne sérieuse dans ses engagements, légère dans ses manières, et toujours prête à apprendre quelque chose de nouveau. »',
      '« Écoute avant de parler, agit après avoir réfléchi, sourit sans raison particulière. À rencontrer sans hésiter. »',
      '« Ce qui compte : faire les choses avec soin, avec les autres, et avec une bonne dose de bonne humeur. Le café aide aussi. »',
    ],
    ask: ['Quelle qualité doit absolument y figurer ?'],
  },
  textFarewell: {
    say: [
      '« Merci pour tout ce chemin parcouru ensemble : le travail, les rires et la patience. Bonne route, et que l’on reste en contact ! »',
      '« Les adieux ne sont pas mon fort, alors disons plutôt à bientôt. Merci pour ces moments, je les emporte avec moi. »',
      '« Une page se tourne, mais les bons souvenirs restent bien au chaud. Tous mes vœux pour la suite, et un grand merci. »',
      '« Ce qui va manquer ? La bonne humeur, l’entraide, et mille petites choses sans nom. Merci, et belle continuation ! »',
      '« Travailler et apprendre à vos côtés fut un vrai plaisir. Que la suite soit belle pour chacun, et que nos routes se croisent encore. »',
    ],
    ask: ['Quel souvenir commun mérite d’y être cité ?'],
  },
  textExplain: {
    say: [
      '« Bonjour, je me permets de vous écrire pour vous exposer la situation et vous demander s’il serait possible de trouver un arrangement. Merci d’avance pour votre compréhension. »',
      '« Bonjour, un imprévu a bousculé ce qui était prévu. Je préfère vous en parler franchement et vous proposer d’en fixer la suite ensemble. Bien cordialement. »',
      '« Bonjour, auriez-vous quelques minutes à m’accorder à ce sujet ? Votre accord me permettrait d’avancer dans de bonnes conditions. Merci beaucoup. »',
      '« Bonjour, je tenais à vous informer moi-même et sans attendre. Si cela vous convient, je vous propose d’en parler brièvement cette semaine. Cordialement. »',
      '« Bonjour, ma demande est simple et je sais votre temps compté : pourriez-vous l’examiner et me dire ce qui vous paraît possible ? Avec mes remerciements. »',
    ],
    ask: ['Quelle réponse espères-tu obtenir ?'],
  },
}
