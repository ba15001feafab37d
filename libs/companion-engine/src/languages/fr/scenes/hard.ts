import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:(?:on a|nous avons|j'ai) enterre)\b|\b(?:(?:est|sont) (?:morte?s?|decedee?s?)|(?:est |nous a )(?:partie? (?:hier|cette nuit|ce matin)|quittee?s?)|j'ai perdu (?:mon|ma|mes) (?!telephone|portable|cle|portefeuille|sac|travail|boulot|emploi|temps|chat|chien)|enterrement|obseques|funerailles|deuil|(?:mere|maman|pere|papa|mamie|papi|grand-mere|grand-pere|frere|soeur|mari|femme|ami|amie) n'est plus)\b/,
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
      'Quelle peine : c’était la famille.',
    ],
    stay: [
      'Un animal comme ça remplit les journées, et maintenant on sent le vide.',
      'On sent tout l’amour que tu lui as donné.',
      'C’est un vrai deuil, et il a droit à son temps.',
      'Il y avait à ses côtés quelqu’un qui tenait vraiment à lui.',
      'Je te lis, sans hâte.',
    ],
    ask: [
      'Tu veux bien me raconter son caractère ?',
      'À quel moment de la journée le manque est le plus fort ?',
      'Quelle était sa plus belle bêtise ?',
      'Qui est avec toi en ce moment ?',
    ],
    advice: ['Donne du temps à cet adieu : une photo, sa promenade habituelle, quelques lignes sur lui.'],
  },
  illness: {
    signs:
      /\b(?:(?:eu|a eu) un (?:\w+ )?accident|reanimation|soins intensifs|dans le coma|aux urgences)|\b(?:mere|maman|pere|papa|mamie|papi|grand-mere|grand-pere|femme|mari|fils|fille|frere|soeur|tante|oncle)\b.*\b(?:cancer|tumeur|hopital|hospitalise\w*|avc|infarctus|operer|operee?|alzheimer|demence|chimio\w*|parkinson|malade|ne m'a pas reconnue?|soins intensifs)\b|\b(?:cancer|tumeur|alzheimer|avc|infarctus|chimio\w*)\b.*\b(?:mere|maman|pere|papa|mamie|papi)\b|ne m'a pas reconnue?/,
    open: [
      'Quelle nouvelle… ça fait tout trembler.',
      'C’est un poids énorme à porter. Je pense à toi.',
      'C’est dur de voir ainsi quelqu’un qu’on aime.',
    ],
    stay: [
      'Dans tout ça, il y a toi aussi, pas seulement la personne malade.',
      'Ça fait beaucoup à tenir, jour après jour.',
      'On voit combien tu y tiens.',
      'L’attente et l’incertitude épuisent plus que tout.',
      'Ici, tu peux le dire tel quel.',
      'Tu fais beaucoup, même si de l’intérieur ça semble peu.',
    ],
    ask: [
      'Que disent les médecins ?',
      'Et toi, comment tu tiens, au milieu de tout ça ?',
      'Qui te donne un coup de main ?',
      'Qu’est-ce qui est le plus dur en ce moment ?',
      'Quand est-ce que tu arrives à te reposer ?',
    ],
    advice: [
      'Pose une question à la fois aux médecins et note les réponses : ça enlève un peu de brouillard.',
      'Demande une aide précise, des courses ou une heure de présence : on dit oui plus facilement.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:m'a (?:quittee?|larguee?|trompee?|plaquee?|laissee? tomber)|(?:on s'est|nous nous sommes) (?:separes|quittes)|on a rompu|rupture|divorc\w+|(?:copain|copine|mari|femme|fiancee?) (?:est partie?|veut (?:divorcer|une pause)|m'a)|c'est fini (?:avec|entre))\b/,
    open: [
      'Aïe, ça fait très mal.',
      'Une fin comme ça coupe le souffle. Je te comprends.',
      'Quel coup. Je suis de tout cœur avec toi.',
    ],
    stay: [
      'C’est normal que ta tête y revienne sans cesse.',
      'Une histoire comme ça ne s’éteint pas en un jour.',
      'Je comprends que ça brûle.',
      'Ce que tu ressens a du sens, même si ça change à chaque heure.',
      'Rien ne t’oblige à tourner déjà la page.',
      'Tu méritais plus d’égards que ça.',
    ],
    ask: [
      'Comment se sont passées les dernières heures ?',
      'Qu’est-ce qui fait le plus mal, là ?',
      'Avec qui tu peux en parler ?',
      'Qu’est-ce qui te manque le plus ?',
      'Qu’est-ce qui te ferait du bien ce soir ?',
    ],
    advice: [
      'Masque ses profils pendant quelques jours : chaque coup d’œil rouvre la plaie.',
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
      'C’est normal de sentir le sol se dérober.',
      'Ça n’efface pas ce que tu sais faire.',
      'Pas besoin d’avoir un plan aujourd’hui.',
      'C’est normal que ça pèse : c’était un morceau de vie.',
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
      'Parle d’abord à une personne de confiance : dans la solitude, chaque chiffre paraît plus noir.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:meilleure? )?amie?\b.*\b(?:raconte\w* (?:a tout le monde|mes|tout)|secrets?|menti|trahie?|dans mon dos|ne me parle plus|ignore)|mes secrets|m'a (?:menti|trahie?)|dans mon dos)\b/,
    open: ['C’est moche, ça. La confiance, c’est fragile.', 'Venant de si près, ça fait deux fois plus mal.'],
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
      'Si tu en parles, commence par ce que ça t’a fait, avec un seul exemple : c’est plus difficile à nier.',
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
      'C’est une blessure, pas seulement une discussion.',
      'C’est dur, ce manque de compréhension, là, justement.',
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
    advice: [
      'Attends que la colère retombe, puis commence par une phrase sur toi : « ça m’a fait mal quand… » passe mieux qu’un reproche.',
    ],
  },
  forgotten: {
    signs:
      /\b(?:personne (?:ne )?m'a (?:ecrit|appelee?|invitee?|souhaite)|personne (?:n'y a|n'a) pense|ont (?:tous )?oublie|a oublie mon anniversaire|(?:ne )?m'ont pas invitee?)\b/,
    open: [
      'Un oubli pareil fait mal, et aujourd’hui encore plus.',
      'C’est dur, ça. N’importe qui le vivrait mal.',
    ],
    stay: [
      'C’est normal d’avoir mal, ce n’est pas une bêtise.',
      'Vouloir une pensée des autres, c’est humain.',
      'Le silence des autres ne dit rien de ta valeur.',
      'Ici, au moins, tu comptes.',
    ],
    ask: [
      'De qui tu attendais un signe ?',
      'Qu’est-ce qui t’aurait fait plaisir ?',
      'Qu’est-ce que tu pourrais t’offrir de doux aujourd’hui ?',
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
      'Qu’est-ce qui te donnerait un peu d’air ?',
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
      'Être mal comme ça, ça vide.',
    ],
    stay: [
      'Prends le temps qu’il faut.',
      'Le corps réclame une pause.',
      'C’est pénible quand on ne peut qu’attendre.',
      'J’espère que quelqu’un t’apporte au moins une tisane.',
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
      'Pff, je comprends : des journées pareilles, ça colle à la peau.',
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
      'Je comprends la pression : un examen comme ça occupe toute la tête.',
    ],
    stay: [
      'Avoir peur quand on tient à quelque chose, c’est normal.',
      'Ce que tu as travaillé est là, même si tu ne le vois pas maintenant.',
      'Un examen raté ne décide pas du suivant.',
      'De l’extérieur, les autres ont toujours l’air plus calmes qu’ils ne sont.',
      'Un sujet à la fois.',
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
      'Explique un sujet à voix haute comme à un ami : là où tu bloques, c’est à revoir.',
    ],
  },
  interview: {
    signs:
      /\b(?:entretien (?:d'embauche|dans|a|pour|demain|de|chez|jeudi|lundi)|(?:j'ai|passe) (?:\w+ ){0,2}entretien)\b/,
    open: [
      'Un entretien, ça remue toujours un peu.',
      'Je comprends : avant un entretien, la tête s’emballe.',
    ],
    stay: [
      'S’ils veulent te voir, quelque chose chez toi les a déjà convaincus.',
      'Un peu de trac est normal, et souvent il passe après la première question.',
      'Pas besoin que ce soit parfait : il suffit d’être clair.',
      'Préparer deux ou trois phrases enlève la moitié de la peur.',
    ],
    ask: [
      'C’est pour quel poste ?',
      'Quelle question tu redoutes le plus ?',
      'Qu’est-ce qui te plairait dans ce travail ?',
      'Comment tu te prépares ?',
    ],
    advice: [
      'Court et sincère : ce qui s’est passé en une phrase, ce que tu en as appris, pourquoi tu veux ce poste maintenant.',
      'Prépare trois exemples de choses réussies : ils répondent à presque tout.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:(?:n'arrive|arrive) pas a (?:m'endormir|dormir)|(?:je )?(?:ne )?dors (?:pas|plus)|insomni\w+|nuit blanche|(?:il est )?(?:[2-5] ?h\w*|deux|trois|quatre|cinq) ?(?:heures)?(?: du matin)? et (?:je|toujours)|pas ferme l'oeil)/,
    open: ['Pff, ces nuits n’en finissent pas.', 'Sans sommeil, tout pèse plus lourd.'],
    stay: [
      'La nuit, les pensées font plus de bruit.',
      'On comprend que tu sois à bout.',
      'Ce n’est pas ta faute si la tête ne s’éteint pas.',
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
