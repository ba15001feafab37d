import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:(?:on a|nous avons|j'ai) enterre)\b|\b(?:(?:est|sont) (?:morte?s?|decedee?s?)|(?:est |nous a )(?:partie? (?:hier|cette nuit|ce matin)|quittee?s?)|j'ai perdu (?:mon|ma|mes) (?!telephone|portable|cle|portefeuille|sac|travail|boulot|emploi|temps|chat|chien)|enterrement|obseques|funerailles|deuil|(?:mere|maman|pere|papa|mamie|papi|grand-mere|grand-pere|frere|soeur|mari|femme|ami|amie) n'est plus|(?:ans?|mois) qu'(?:il|elle) n'est plus la|aurait eu \d+ ans|aurait fete ses \d+ ans)\b/,
    open: [
      'Je suis vraiment désolé<e||·e> pour toi.',
      'Toutes mes condoléances.',
      'Quelle peine. Mes condoléances.',
    ],
    stay: [
      'On sent tout l’amour qu’il y avait.',
      'Merci de me le raconter.',
      'Je comprends. Ces jours-là, tout pèse.',
      'Il n’y a pas de bonne façon de vivre ces jours-là.',
      'Je te lis, et rien ne presse.',
      'C’est normal que ça revienne sans cesse.',
    ],
    ask: [
      'Tu veux bien me raconter comment c’était, entre vous ?',
      'Quel souvenir revient le plus ?',
      'Qui est près de toi ces jours-ci ?',
      'Qu’est-ce que vous faisiez ensemble ?',
      'Comment ça va, là, tout de suite ?',
    ],
    advice: [
      'Ces jours-ci, peu suffit : manger un peu, dormir quand ça vient, une personne de confiance à côté.',
      'Tu peux écrire ce que tu aurais encore voulu dire. Pas besoin de l’envoyer pour que ça fasse du bien.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:chien(?:ne)?|chat(?:te)?|chiot|chaton|lapine?|cheval|hamster)\b.*\b(?:n'est plus|est morte?|endormir|euthanasi\w+|piquer|est partie?)|\b(?:j'ai perdu|est morte?|endormir|piquer) (?:mon|ma|notre) (?:chien(?:ne)?|chat(?:te)?|chiot|chaton|lapine?|cheval|hamster)\b/,
    open: [
      'Oh non, quelle peine pour toi.',
      'Quelle tristesse, je te plains vraiment.',
      'Quelle peine, ton animal comptait beaucoup.',
    ],
    stay: [
      'La maison doit sembler vide maintenant.',
      'On sent tout l’amour que tu lui as donné.',
      'C’est un vrai deuil, prends ton temps.',
      'On sent que vous étiez très proches.',
      'Je te lis, sans hâte.',
    ],
    ask: [
      'Tu veux bien me raconter son caractère ?',
      'À quel moment de la journée le manque est le plus fort ?',
      'Quel souvenir te fait encore sourire ?',
      'Qui est avec toi en ce moment ?',
    ],
    advice: ['Tu peux garder une photo ou écrire quelques lignes sur votre histoire.'],
  },
  illness: {
    signs:
      /\b(?:(?:eu|a eu) un (?:\w+ )?accident|reanimation|soins intensifs|dans le coma|aux urgences)|\b(?:mere|maman|pere|papa|mamie|papi|grand-mere|grand-pere|femme|mari|fils|fille|frere|soeur|tante|oncle)\b.*\b(?:cancer|tumeur|hopital|hospitalise\w*|avc|infarctus|operer|operee?|alzheimer|demence|chimio\w*|parkinson|malade|ne m'a pas reconnue?|soins intensifs)\b|\b(?:cancer|tumeur|alzheimer|avc|infarctus|chimio\w*)\b.*\b(?:mere|maman|pere|papa|mamie|papi)\b|ne m'a pas reconnue?/,
    open: [
      'Quelle nouvelle difficile, je comprends ton inquiétude.',
      'C’est très lourd à porter, je suis là.',
      'C’est dur de voir ainsi quelqu’un qu’on aime.',
    ],
    stay: [
      'Dans tout ça, il y a toi aussi, pas seulement la personne malade.',
      'Ça fait beaucoup à tenir, jour après jour.',
      'On voit combien tu y tiens.',
      'L’attente et l’incertitude épuisent plus que tout.',
      'Ici, tu peux le dire tel quel.',
      'Tu fais déjà ce que tu peux.',
    ],
    ask: [
      'Que disent les médecins ?',
      'Et toi, comment tu tiens, au milieu de tout ça ?',
      'Qui te donne un coup de main ?',
      'Qu’est-ce qui est le plus dur en ce moment ?',
      'Quand est-ce que tu arrives à te reposer ?',
    ],
    advice: [
      'Note tes questions pour les médecins, et note aussi leurs réponses.',
      'Demande une aide précise, comme des courses ou une heure de présence.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:m'a (?:quittee?|larguee?|trompee?|plaquee?|laissee? tomber)|(?:on s'est|nous nous sommes) (?:separes|quittes)|on a rompu|rupture|divorc\w+|(?:copain|copine|mari|femme|fiancee?) (?:est partie?|veut (?:divorcer|une pause)|m'a)|c'est fini (?:avec|entre))\b/,
    open: [
      'Aïe, ça fait très mal.',
      'C’est très dur, ce qui t’arrive. Je comprends.',
      'Quel coup dur. Je suis avec toi.',
    ],
    stay: [
      'C’est normal que ta tête y revienne sans cesse.',
      'Ça ne s’oublie pas en un jour.',
      'Je comprends que ça fasse très mal.',
      'Ce que tu ressens a du sens, même si ça change à chaque heure.',
      'Rien ne t’oblige à tourner déjà la page.',
      'Tu méritais plus d’égards que ça.',
    ],
    ask: [
      'Qu’est-ce qui fait le plus mal, là ?',
      'Avec qui tu peux en parler ?',
      'Qu’est-ce qui te manque le plus ?',
      'Qu’est-ce qui te ferait du bien ce soir ?',
    ],
    advice: [
      'Masque ses profils quelques jours, ça fera moins mal.',
      'Ce soir, retrouve quelqu’un de proche, même juste pour être dans la même pièce.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:(?:m'ont|m'a|on m'a) (?:licenciee?|viree?)|j'ai ete (?:licenciee?|viree?)|(?:viens|vient) de (?:me faire|se faire) virer|me suis fait (?:virer|licencier)|licenciement|j'ai perdu mon (?:travail|boulot|emploi|job)|au chomage|contrat (?:n'est pas|ne sera pas|pas) renouvele)\b/,
    open: [
      'C’est un sacré coup, je te comprends.',
      'Quelle nouvelle lourde à encaisser.',
      'Aïe. C’est rude.',
    ],
    stay: [
      'C’est normal de te sentir sans repères.',
      'Ça n’efface pas ce que tu sais faire.',
      'Pas besoin d’avoir un plan aujourd’hui.',
      'C’est normal que ça pèse, ce travail comptait.',
      'Une chose à la fois, vraiment.',
    ],
    ask: [
      'Comment tu l’as pris, sur le moment ?',
      'Qui est au courant ?',
      'Qu’est-ce qui t’inquiète le plus ?',
      'Qu’est-ce que tu fais le mieux, dans ton métier ?',
      'Quelle est la première chose à régler cette semaine ?',
    ],
    advice: [
      'D’abord le concret : papiers, indemnités, droits au chômage. Un syndicat peut t’aider.',
      'Parle d’abord à une personne de confiance, ne reste pas sans soutien.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:meilleure? )?amie?\b.*\b(?:raconte\w* (?:a tout le monde|mes|tout)|secrets?|menti|trahie?|dans mon dos|ne me parle plus|ignore)|mes secrets|m'a (?:menti|trahie?)|dans mon dos)\b/,
    open: ['C’est vraiment moche, ce qu’on t’a fait.', 'Venant de quelqu’un de proche, ça fait très mal.'],
    stay: [
      'Après ça, on ne sait plus à qui se fier.',
      'Ce que tu avais confié t’appartenait.',
      'C’est normal que ça t’ait fait mal.',
      'Colère et tristesse ensemble, ici, c’est normal.',
      'Rien ne presse pour décider de la suite.',
    ],
    ask: [
      'Comment tu l’as appris ?',
      'Qu’est-ce qui t’a fait le plus mal ?',
      'Qu’est-ce que tu voudrais entendre ?',
      'À qui tu fais encore confiance ?',
    ],
    advice: [
      'Si tu en parles, dis d’abord ce que ça t’a fait.',
      'Laisse passer une nuit, et décide ce que tu veux : une explication, des excuses ou de la distance.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:disput\w+|engueul\w+|(?:m'a|il m'a|elle m'a) (?:crie dessus|hurle dessus|insultee?|mise? dehors)|on ne se parle plus|claque la porte|prise? de bec|embrouill\w+)\b/,
    open: [
      'Une dispute comme ça, ça reste.',
      'Aïe. Se disputer avec quelqu’un qui compte, ça laisse des traces.',
      'Certains mots font mal longtemps après. Je comprends.',
    ],
    stay: [
      'C’est normal d’être encore dans cette scène.',
      'Je comprends que cette dispute te fasse mal.',
      'C’est dur de ne pas se comprendre.',
      'Rien ne t’oblige à tout réparer aujourd’hui.',
      'Ce que tu ressens compte aussi, dans cette histoire.',
    ],
    ask: [
      'C’est parti de quoi ?',
      'Qu’est-ce qui t’a fait le plus mal ?',
      'Qu’est-ce que tu aurais voulu faire comprendre ?',
      'Vous en êtes restés où ?',
      'De quoi tu aurais besoin pour te rapprocher ?',
    ],
    advice: ['Attends que la colère retombe, puis dis ce que ça t’a fait.'],
  },
  forgotten: {
    signs:
      /\b(?:personne (?:ne )?m'a (?:ecrit|appelee?|invitee?|souhaite)|personne (?:n'y a|n'a) pense|ont (?:tous )?oublie|a oublie mon anniversaire|(?:ne )?m'ont pas invitee?)\b/,
    open: ['Ça fait mal, un oubli comme ça.', 'C’est dur, ça. N’importe qui le vivrait mal.'],
    stay: [
      'C’est normal d’avoir mal, ce n’est pas une bêtise.',
      'C’est normal d’attendre un signe des autres.',
      'Le silence des autres ne dit rien de ta valeur.',
      'Ici, au moins, tu comptes.',
    ],
    ask: [
      'De qui tu attendais un signe ?',
      'Qu’est-ce qui t’aurait fait plaisir ?',
      'Qu’est-ce qui te ferait plaisir aujourd’hui ?',
    ],
  },
  lonely: {
    signs:
      /\b(?:(?:me sens|suis) (?:\w+ )?seule?\b(?! (?:a la maison|chez))|solitude|(?:je )?(?:ne )?connais personne(?! la-bas)|pas d'amis?|personne (?:a qui parler|ne m'aime|ne veut))\b/,
    open: [
      'La solitude pèse, et tu fais bien de le dire.',
      'Merci de l’avoir écrit. C’est fatigant de vivre ça.',
    ],
    stay: [
      'Ça doit être lourd, jour après jour.',
      'Il n’y a rien qui cloche chez toi si c’est comme ça en ce moment.',
      'Il faut du temps et des occasions, et tout ne dépend pas de toi.',
      'C’est normal que ça te manque, quelqu’un à qui parler.',
      'Le dire, c’est déjà quelque chose.',
    ],
    ask: [
      'À quel moment de la journée c’est le plus fort ?',
      'Qui te manque ?',
      'Avec qui tu te sentais bien, avant ?',
      'Qu’est-ce que tu aimerais faire à plusieurs ?',
      'Près de chez toi, où tu te sens à l’aise ?',
    ],
    advice: [
      'Choisis une chose qui revient chaque semaine, un cours ou un groupe : revoir les mêmes têtes aide, même quand on est timide.',
      'Envoie deux lignes à quelqu’un que tu n’as pas vu depuis longtemps : souvent ça suffit pour renouer.',
    ],
  },
  money: {
    signs:
      /\b(?:fins? de mois|(?:ne )?(?:peux|arrive) pas a payer|plus (?:d'argent|un sou|un rond)|a decouvert|dettes?|facture de|expuls\w+|galere\w* (?:d'argent|financ\w+))\b/,
    open: ['C’est un souci qui ne laisse aucun répit.', 'Refaire ces comptes chaque mois, ça use.'],
    stay: [
      'Ce n’est pas ta faute : la vie coûte, et tu fais ce que tu peux.',
      'C’est dur quand on a déjà tout réduit.',
      'On comprend que ça t’occupe l’esprit.',
      'Demander de l’aide n’enlève rien à tes efforts.',
    ],
    ask: [
      'Quelle dépense t’inquiète le plus ?',
      'Il manque combien, à peu près ?',
      'À qui tu peux en parler sans honte ?',
      'Qu’est-ce qui te soulagerait un peu ?',
    ],
    advice: [
      'Appelle le service qui a envoyé la facture et demande un échéancier : en général, c’est possible.',
      'Une assistante sociale peut regarder à quelles aides tu as droit : c’est gratuit, et souvent il y a quelque chose.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:j'ai (?:de la fievre|la grippe|le covid|un rhume|une gastro|une migraine|mal (?:a|au|aux) \w+|un cancer)|je suis (?:malade|a l'hopital|enrhumee?)|me suis (?:cassee?|foulee?|blessee?)|on m'a diagnostique)\b/,
    open: [
      'Pas de chance, j’espère que ça passe vite.',
      'Oh, ça fatigue, ça. Bon courage.',
      'Être mal comme ça, c’est épuisant.',
    ],
    stay: [
      'Prends le temps qu’il faut.',
      'Ton corps a besoin de repos.',
      'C’est pénible quand on ne peut qu’attendre.',
      'J’espère que quelqu’un peut t’aider un peu.',
    ],
    ask: [
      'Ça dure depuis quand ?',
      'Qu’a dit le médecin ?',
      'Qui est là avec toi ?',
      'Qu’est-ce qui te soulage un peu ?',
    ],
    advice: [
      'Si ça dure ou empire, je verrais un médecin : moi, je ne peux pas te dire ce que c’est. En attendant, de l’eau et du repos.',
    ],
  },
  workTrouble: {
    signs:
      /\b(?:(?:travail|boulot|bureau|chef\w*|patron\w*|collegue\w*|taf|job)\b.*\b(?:horrible|affreu\w+|pourrie?|enfer|nulle?|incapable|insupportable|crie|deteste|humili\w+|stress\w*|toxique|galere|merde)|(?:deteste|supporte plus) (?:mon|ma) (?:travail|boulot|chef\w*|patron\w*)|(?:journee) (?:horrible|affreuse|pourrie|de merde|nulle|terrible)|(?:sale|mauvaise) journee)\b/,
    open: [
      'Ça a dû être lourd, dis donc.',
      'Quelle journée. Je compatis.',
      'Pff, je comprends que ça te pèse.',
    ],
    stay: [
      'C’est moche, cette façon de faire.',
      'C’est normal d’y penser encore.',
      'Ça ne dit rien de ta valeur.',
      'Il y a de quoi être en colère.',
    ],
    ask: [
      'Qu’est-ce qui s’est passé exactement ?',
      'Qu’est-ce qui t’a le plus dérangé ?',
      'Qui était de ton côté ?',
      'Qu’est-ce qui t’aide à décrocher, le soir ?',
    ],
    advice: [
      'Note ce qui s’est passé, avec la date et les mots : s’il faut en parler, les faits aident.',
      'Demande deux minutes en tête-à-tête et dis une seule chose concrète : ce qui s’est passé et ce que tu demandes.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:j'ai|passe) (?:\w+ ){0,3}(?:l'|un |mon |mes )?(?:examens?|exam|partiels?|concours|bac|controle|oral|interro)\b|(?:examen|partiel|concours|bac|oral) (?:de|dans|demain|lundi|mardi|mercredi|jeudi|vendredi)|peur de (?:rater|louper|me planter)|en retard dans mes revisions|revisions?)/,
    open: [
      'L’attente d’un examen met la pression, ça se comprend.',
      'Je comprends la pression, un examen occupe beaucoup l’esprit.',
    ],
    stay: [
      'Avoir peur quand on tient à quelque chose, c’est normal.',
      'Ce que tu as travaillé est là, même si tu ne le vois pas maintenant.',
      'Tu fais ce que tu peux, et c’est déjà bien.',
      'Les autres ont sûrement le trac aussi.',
      'Tu peux prendre un sujet à la fois.',
    ],
    ask: [
      'Quelle partie t’inquiète le plus ?',
      'Il te reste combien de temps ?',
      'Comment tu t’organises pour réviser ?',
      'Qu’est-ce que tu maîtrises déjà ?',
      'Avec qui tu révises ?',
    ],
    advice: [
      'Vingt-cinq minutes de travail, cinq de pause, en commençant par les sujets qui tombent le plus.',
      'Raconte un sujet à voix haute et note où tu bloques.',
    ],
  },
  interview: {
    signs:
      /\b(?:entretien (?:d'embauche|dans|a|pour|demain|de|chez|jeudi|lundi)|(?:j'ai|passe) (?:\w+ ){0,2}entretien)\b/,
    open: ['Un entretien, ça remue toujours un peu.', 'Je comprends que tu penses beaucoup à cet entretien.'],
    stay: [
      'S’ils veulent te voir, c’est que ton profil les intéresse.',
      'Un peu de trac est normal, et souvent il passe après la première question.',
      'Pas besoin que ce soit parfait : il suffit d’être clair.',
      'Préparer deux ou trois phrases aide à moins stresser.',
    ],
    ask: [
      'C’est pour quel poste ?',
      'Quelle question tu redoutes le plus ?',
      'Qu’est-ce qui te plairait dans ce travail ?',
      'Comment tu te prépares ?',
    ],
    advice: [
      'Reste court et sincère, et dis pourquoi tu veux ce poste.',
      'Prépare trois exemples de choses réussies : ils répondent à presque tout.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:(?:n'arrive|arrive) pas a (?:m'endormir|dormir)|(?:je )?(?:ne )?dors (?:pas|plus)|insomni\w+|nuit blanche|(?:il est )?(?:[2-5] ?h\w*|deux|trois|quatre|cinq) ?(?:heures)?(?: du matin)? et (?:je|toujours)|pas ferme l'oeil)/,
    open: ['Pff, ces nuits n’en finissent pas.', 'Sans sommeil, tout devient plus difficile.'],
    stay: [
      'La nuit, on pense souvent trop.',
      'On comprend que tu sois à bout.',
      'Ce n’est pas ta faute si tu n’arrives pas à dormir.',
      'Même rester au calme dans le noir, ça repose un peu.',
    ],
    ask: [
      'Qu’est-ce qui tourne dans ta tête ?',
      'Ça dure depuis quand ?',
      'Qu’est-ce que tu as déjà essayé ?',
      'Comment s’est passée ta soirée avant le lit ?',
    ],
    advice: [
      'Note les pensées sur un papier et laisse-le là : tu les retrouveras demain. Si ça dure des semaines, parles-en à un médecin.',
      'Lève-toi dix minutes, lumière basse et sans téléphone, et retourne au lit seulement quand le sommeil vient.',
    ],
  },
}
