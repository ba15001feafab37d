import type { KnownAnswer } from '../../known-answers.ts'

/** Grief, love, family, friends, work, study and oneself. */
export const people: readonly KnownAnswer[] = [
  {
    ask: [
      'deuil|deces|mort|perte passe*|diminu*|facile*|apais*|attenu* temps|jour',
      'combien dure* deuil',
      'deuil se|ca|finit|finira|passe|passer|passera quand|combien',
      'douleur|chagrin deces|mort|perte|deuil part*|passe*|diminu*|dure*',
    ],
    say: [
      'Oui, ça s’adoucit, mais pas en ligne droite : les vagues s’espacent, puis une chanson ou une odeur les ramène. Beaucoup de gens trouvent la première année la plus rude, ensuite les bons souvenirs reprennent de la place.',
      'Le manque ne disparaît pas vraiment, c’est la vie qui regrandit autour. Au début il occupe toute la pièce, plus tard il en a un coin. Parler de la personne et garder un petit rituel aident à ce passage.',
    ],
  },
  {
    ask: [
      'aide*|soutenir|consol*|epaul* mere|maman|mamie mort|deces|deuil|veuve',
      'aide*|soutenir|consol*|epaul* pere|papa|papi|papy mort|deces|deuil|veuf',
      'aide*|soutenir|consol* parents mort|deces|deuil',
    ],
    say: [
      'Propose du concret plutôt que « dis-moi si tu as besoin » : les papiers du jeudi, un repas à partager, une marche le dimanche. Et prononce le prénom de la personne disparue, c’est souvent ce que plus personne n’ose faire.',
      'Un appel court à heure fixe chaque jour aide plus qu’une longue visite rare. Les soirées et les repas sont les moments creux : être là à ces heures-là, même en silence devant la télé, compte énormément.',
    ],
  },
  {
    ask: [
      'annonc*|expliq*|dire|parler enfant*|fils|fille|petit|petite|petits mort|deces|decede*',
      'enfant* deuil aide*|parler|expliq*',
      'enfant*|fils|fille enterrement|obseques|funerailles emmener|amener|venir|assister',
    ],
    say: [
      'Avec des mots simples et vrais : « son corps s’est arrêté, il ne reviendra pas, on a le droit d’être triste ». Évite « parti » ou « endormi », qui font attendre ou font peur du sommeil. Les mêmes questions reviendront, c’est normal.',
      'Dis-le dans un endroit calme, sans trop de détails, puis laisse venir les questions. L’enfant peut pleurer puis retourner jouer tout de suite : c’est sa façon de doser. Un dessin ou une fleur à déposer l’aide à dire au revoir.',
    ],
  },
  {
    ask: [
      'affaires|vetements|habits|objets mort|deces|deuil|defunt*|decede*',
      'vider|trier|ranger maison|appart*|chambre|affaires deces|mort|deuil',
      'garder|jeter|donner affaires|vetements|habits mort|deces|disparu*|decede*',
    ],
    say: [
      'Rien ne presse. Commence par ce qui ne coûte rien au cœur, les médicaments, le courrier, et fais trois tas : garder, donner, pas encore. Le carton « pas encore » peut rester fermé un an sans problème.',
      'Garde peu mais choisi : un pull qui sent encore la personne, une montre, son écriture sur une recette. Une photo des autres objets avant de les donner allège beaucoup. Et trie à deux, jamais toute une journée d’affilée.',
    ],
  },
  {
    ask: [
      'normal rire|rigol*|amus*|oubli* deuil|mort|deces|enterrement',
      'droit rire|heureux|heureuse|amus*|sortir deuil|mort|deces',
      'normal plus pleurer|pleure|triste mort|deces|deuil',
    ],
    say: [
      'Oui, c’est tout à fait normal. Le deuil va et vient : l’esprit prend des pauses, oublie une minute, rit d’une bêtise, puis la peine revient. Ces répits ne trahissent personne, ils permettent de tenir.',
      'Normal, et même sain. L’amour ne se mesure pas au nombre de larmes. On peut éclater de rire à midi et avoir la gorge serrée le soir, les deux sont vrais.',
    ],
  },
  {
    ask: [
      'noel|fetes|reveillon sans|deuil|mort|deces mere|pere|maman|papa|mari|femme|mamie|papi|papy|frere',
      'premier noel|anniversaire sans|deuil|apres mort|deces|deuil|lui|elle',
      'noel|fetes deuil passer|tenir|supporter|faire|survivre',
    ],
    say: [
      'Changez une chose et gardez-en une : un autre lieu peut-être, mais sa recette ou sa chanson. Une bougie au début du repas et une anecdote chacun, puis on passe à autre chose. Prévoir aussi le droit de partir tôt.',
      'Les jours d’avant sont souvent pires que le jour lui-même. Décidez à l’avance qui fait quoi, faites plus court et plus simple, et annoncez que les larmes ont leur place à table. Aucune obligation de faire la fête.',
    ],
  },
  {
    ask: [
      'dire|dis|parler|discours|texte enterrement|obseques|funerailles|funebre|ceremonie',
      'ecrire|rediger eloge|hommage funebre|enterrement|deces|obseques|mort',
      'eloge funebre',
    ],
    say: [
      'Trois minutes suffisent : qui était cette personne pour toi, une petite scène précise qui la montre bien, ce qu’elle laisse en toi, puis un merci. Une anecdote tendre, même drôle, touche plus que dix adjectifs.',
      'À la famille, une phrase simple : « je pense fort à vous, on l’aimait beaucoup ». Si tu prends la parole, imprime en gros caractères, respire entre les paragraphes, et demande à quelqu’un de pouvoir continuer à ta place.',
    ],
  },
  {
    ask: [
      'ecrire|mettre|message|mot|carte|texte condoleances',
      'repondre|dire|envoyer|message mort|deces|deuil pere|mere|grand|mari|femme|frere|collegue|ami|amie',
      'carte|mot|sms|message deuil|deces',
    ],
    say: [
      '« J’apprends avec beaucoup de peine cette disparition. Je pense à toi et à ta famille, et je vous envoie toute mon affection. Inutile de répondre : je suis là, aujourd’hui comme dans un mois. »',
      '« Les mots sont bien petits devant une telle perte. Je garde de beaux souvenirs et je t’embrasse très fort. Je passe samedi avec un repas, à moins que tu préfères le calme. »',
    ],
  },
  {
    ask: [
      'chat|chien|animal|lapin|chienne|chatte mort|morte|deuil|euthanasi* surmont*|normal|aide*|pleure*|faire|remettre',
      'reprendre|adopter chat|chien|animal apres mort|deces|perte',
      'deuil chat|chien|animal',
    ],
    say: [
      'Ce chagrin-là est un vrai deuil : c’est une présence de chaque heure qui manque. Une photo encadrée, une boîte avec le collier, un arbre planté, tout ça aide. Personne n’a à dire que ce n’était qu’un animal.',
      'Quant à reprendre un compagnon à pattes, le bon moment vient quand on a envie de connaître celui-là, et plus de remplacer l’autre. Pour certains c’est un mois, pour d’autres deux ans, les deux vont bien.',
    ],
  },
  {
    ask: [
      'ecrire|envoyer|envoie|texter|message|sms|texte premier|premiere|premiers',
      'attendre ecrive|ecrit|message|texte|rappelle lui|elle|il',
      'dois|devrais|faut ecrire|ecris|texter|recontacter|relancer lui',
    ],
    say: [
      'Oui, écris, un message simple et léger lié à quelque chose de vrai : « j’ai pensé à toi en passant devant… ça va ? ». Au pire, pas de réponse et tu sais. Attendre que l’autre commence fait surtout perdre du temps.',
      'Vas-y, une fois, sans roman ni reproche, avec une question à laquelle il est facile de répondre. Si rien ne revient après quelques jours, la balle n’est plus chez toi.',
    ],
  },
  {
    ask: [
      'inviter|proposer|demander sortir|boire|verre|rencard|cine comment|cmt|quoi|oser|ose',
      'declarer|avouer|dire sentiments|flamme|amour comment|cmt|quand|dois',
      'comment|cmt aborder|draguer|seduire fille|gars|mec|garcon|meuf|homme|femme|crush',
    ],
    say: [
      'Court et précis : « j’aime bien parler avec toi, on prend un verre jeudi au café du coin ? ». Un lieu et un jour rendent le oui facile, et laissent la place à un non sans gêne.',
      'Passe par un intérêt commun : « tu parlais de ce resto, j’y vais samedi, tu viens avec moi ? ». Dis-le avec un sourire, en tête à tête, et pas devant toute la bande. L’effet de surprise se dose, la sincérité non.',
    ],
  },
  {
    ask: [
      'premier rencard|date|rdv|rendez parler|dire|sujet*|discut*|quoi|conversation',
      'sujet* conversation rencard|date|rdv|rendez|fille|gars|crush',
      'question* poser rencard|date|crush|amoureux',
    ],
    say: [
      'Pose des questions qui racontent : ton meilleur voyage, le plat que tu sais vraiment faire, ce que tu voulais devenir à huit ans. Puis rebondis sur la réponse au lieu d’enchaîner. Évite les ex et la politique au premier verre.',
      'Prévois trois petites histoires à toi, pas plus, et écoute deux fois plus que tu parles. Un blanc n’est pas un drame : commente le lieu, la musique, la carte. Et dis ce qui te plaît, simplement.',
    ],
  },
  {
    ask: [
      'premier rencard|date|rdv|rendez habill*|tenue|porter|mettre|fringue*',
      'tenue|habill* rencard|date|rdv|rendez amour*|premier|galant|soir',
    ],
    say: [
      'Ta tenue préférée, celle où tu oublies que tu es en train d’en porter une, en version propre et repassée. Une seule pièce un peu spéciale, des chaussures avec lesquelles marcher, un parfum très léger.',
      'Vise un cran au-dessus de tous les jours, pas plus : jean sombre et beau haut marchent presque partout. Rien de neuf qui gratte ou serre. Teste assis et debout, puis n’y pense plus.',
    ],
  },
  {
    ask: [
      'premier rencard|date|rdv|rendez ou|aller|lieu|endroit|idee*|faire',
      'idee* rencard|date|rdv amoureux|original*|romantique',
    ],
    say: [
      'Un café ou un bar calme avec une balade possible après : si ça accroche, on prolonge, sinon on se quitte au bout d’une heure sans malaise. Le cinéma vient plutôt au troisième rendez-vous, on n’y parle pas.',
      'Quelque chose à faire côte à côte détend tout de suite : marché aux puces, petite expo, mini-golf, glace au bord de l’eau. Un lieu public, facile d’accès, où l’on s’entend parler.',
    ],
  },
  {
    ask: [
      'suis|etre jaloux|jalouse arret*|moins|gerer|normal|faire|plus|comment|trop',
      'jalousie gerer|calmer|controler|vaincre|couple',
      'jaloux|jalouse|jalousie copain|copine|mec|meuf|mari|femme|couple|ex',
    ],
    say: [
      'La jalousie signale une peur, pas une preuve. Nomme-la sans accuser : « quand tu écris tard à cette personne, je me sens de côté, j’ai besoin d’un peu de nous ». Et pas de téléphone fouillé, ça nourrit le doute.',
      'Demande-toi d’abord s’il y a un fait ou une image dans la tête. S’il y a un fait, on en parle. Si c’est une image, sors, bouge, remplis ta vie à toi : la jalousie maigrit quand l’estime grandit.',
    ],
  },
  {
    ask: [
      'oublier|tourner|remettre|passer ex|rupture',
      'oublier quelqu un|qu aim*|mec|meuf',
      'recuperer|reconquerir|recontacter|reprendre|revoir ex',
      'ex manque|revient|reecrit|recrit faire|quoi|dois|normal|pourquoi',
    ],
    say: [
      'Avant tout, un mois sans lire ni regarder son profil : c’est le contact qui rallume. Note noir sur blanc ce qui n’allait pas, pour les soirs où la mémoire embellit. L’envie de revenir baisse par vagues.',
      'Pose-toi une seule question : qu’est-ce qui a changé depuis la rupture, vraiment ? Si la réponse est « rien, mais ça manque », c’est le manque qui parle. Remplis d’abord les dimanches, avec des gens et du mouvement.',
    ],
  },
  {
    ask: [
      'relation|couple|amour distance marche*|tenir|dure*|possible|faire|gerer|survivre',
      'copain|copine|mec|meuf loin|distance faire|gerer|tenir|manque',
    ],
    say: [
      'Oui, ça peut tenir, à deux conditions : une date de prochaine rencontre toujours fixée, et un horizon pour vivre au même endroit. Entre les deux, des petites choses quotidiennes valent mieux que de longs appels obligatoires.',
      'Partagez du banal : la photo du repas, un film lancé en même temps, une lettre en papier de temps en temps. Et dites franchement quand l’appel du soir devient une corvée, mieux vaut trois vrais par semaine.',
    ],
  },
  {
    ask: [
      'comment|cmt quitter|rompre|larguer|plaquer copain|copine|mec|meuf|quelqu|mari|femme',
      'comment|cmt rompre|rupture',
      'annoncer|dire rupture|separation|separer|quitte|fini',
    ],
    say: [
      'En face, dans un lieu calme, avec une phrase claire dès le début : « je veux qu’on se sépare ». Une raison honnête suffit, sans procès. Évite « faisons une pause » si c’est fini, l’espoir flou fait plus mal.',
      'Ni par message, ni la veille d’un examen ou d’une fête. Dis ce que tu ressens, écoute, ne négocie pas pendant trois heures. Après, du silence pendant quelques semaines : rester amis tout de suite marche rarement.',
    ],
  },
  {
    ask: [
      'trop tot|vite dire|aime|emmenager|habiter|presenter|mariage|fiancer|couple|vivre',
      'quand dire|avouer je|t aime',
      'combien temps avant emmenager|habiter|presenter|marier',
    ],
    say: [
      'Pas de calendrier officiel : c’est le bon moment si tu peux le dire ou le faire sans attendre la réponse exacte en retour, et si vous avez déjà traversé une dispute ou une période grise ensemble.',
      'Fais le test du dimanche ordinaire : si une journée ratée à deux reste agréable, ce n’est pas trop tôt. Pour vivre ensemble, parlez avant d’argent, de ménage et de solitude, ce sont eux qui coincent.',
    ],
  },
  {
    ask: [
      'repond|reponds|repondent plus|pas message*|sms|messages|snap|whatsapp',
      'vu|lu repond|reponse pas|plus|sans',
      'ghoste|ghost|ghosting|ghosté faire|pourquoi|quoi|reagir',
      'me|m repond pas|plus',
    ],
    say: [
      'Le plus souvent, c’est du banal : fatigue, journée pleine, hésitation sur quoi dire. Laisse deux ou trois jours, envoie un seul message léger, puis plus rien. Un silence qui dure est déjà une réponse.',
      'Ne relis pas la conversation en cherchant la faute. Une relance courte, « tout va bien de ton côté ? », et tu poses le téléphone dans une autre pièce. Qui veut te parler trouvera dix secondes.',
    ],
  },
  {
    ask: [
      'anniversaire|an|ans couple|rencontre|mariage|noces|ensemble idee*|faire|offrir|fete*|surprise|organis*',
      'noces offrir|idee*|fete*',
      'saint|st valentin idee*|faire|offrir|organis*',
    ],
    say: [
      'Refaites votre premier rendez-vous : même lieu si possible, même plat, et chacun raconte ce qu’il en avait pensé en secret. Ajoute une lettre d’une page écrite à la main, ça reste plus longtemps qu’un bouquet.',
      'Une nuit ailleurs, même à trente kilomètres, sans téléphone. Ou chez vous : nappe, bougies, la playlist de vos débuts et un petit album de douze photos, une par mois. Le soin compte plus que le budget.',
    ],
  },
  {
    ask: [
      'dispute*|engueul*|embrouill*|clash* parle|silence|boude*|reconcili*|premier|repond',
      'boude|fait gueule copain|copine|mec|meuf|mari|femme|conjoint*',
      'apres dispute|engueulade faire|dire|ecrire|reconcili*',
    ],
    say: [
      'Fais le premier pas sans rejouer le match : « je n’aime pas ce silence, tu comptes plus que cette histoire, on en parle ce soir ? ». Quelqu’un doit commencer, et ça ne veut pas dire avoir tort.',
      'Laisse passer une nuit, pas une semaine. Ensuite chacun parle cinq minutes sans coupure, en commençant par « j’ai ressenti » plutôt que « tu as toujours ». Excuse ta part à toi, précisément, même petite.',
    ],
  },
  {
    ask: [
      'confiance trompe*|infidel*|trahi*|menti|mensonge* redonn*|retrouv*|refaire|pardon*|encore',
      'pardonner infidel*|tromp*|adultere',
      'trompe|trompee|tromper|infidele pardonn*|rester|dire|avouer',
    ],
    say: [
      'Ça se reconstruit, lentement, si trois choses sont là : une vérité entière et non au compte-gouttes, des regrets sans « mais toi aussi », et des actes réguliers pendant des mois. S’il en manque une, tu portes tout le poids.',
      'Ne décide pas dans la première semaine, la colère et la peur de perdre parlent trop fort. Dors ailleurs si besoin, pose tes questions une fois, et regarde ce qui se fait, plus que ce qui se promet.',
    ],
  },
  {
    ask: [
      'retomber amour*|amoureux|amoureuse',
      'aimer nouveau|encore|fois possible|jamais|apres|peut',
      'retrouver|rencontrer|trouver amour apres|age|ans|tard|possible|ou',
    ],
    say: [
      'Oui, et souvent autrement : moins de vertige au début, plus de justesse. Ça arrive rarement en cherchant fort, plutôt en faisant régulièrement des choses qui te plaisent avec les mêmes gens : chorale, rando, cours, bénévolat.',
      'C’est possible à tout âge, et le cœur n’a pas de quota. Comparer au passé est normal au début. Donne-toi le droit de rencontrer quelqu’un juste pour passer un bon moment, sans décider de la suite.',
    ],
  },
  {
    ask: [
      'pression|insist*|saoul*|soul* mariage|marier|enfants|bebe famille|parents|mere|repondre|dire',
      'famille|parents|mere|entourage demande* quand marie*|mariage|enfant*|bebe',
      'repondre quand marier|mariage|bebe|enfant*',
    ],
    say: [
      'Une phrase, toujours la même, avec le sourire : « quand il y aura du nouveau, vous le saurez avant tout le monde ». Puis tu changes de sujet. La répétition calme lasse plus vite qu’un débat.',
      'Prends à part la personne qui insiste le plus et dis-lui vrai : « je sais que ça vient de l’affection, mais ces questions me pèsent ». Un allié autour de la table qui détourne la conversation fait aussi des miracles.',
    ],
  },
  {
    ask: [
      'comment|cmt savoir amoureux|amoureuse|amour',
      'comment|cmt savoir plais|m lui|aime|crush',
      'signes|signe amoureux|amoureuse|interesse*|plais|kiffe',
    ],
    say: [
      'Regarde les gestes, pas les mots : on retient tes détails, on trouve du temps, on relance la conversation, on cherche la place à côté. Trois de ces signes sur plusieurs semaines, c’est rarement du hasard.',
      'De ton côté, le signe fiable : tu as envie de lui raconter tes petites choses, même ennuyeuses, et sa mauvaise humeur ne te fait pas fuir. Le cœur qui bat passe, cette curiosité-là reste.',
    ],
  },
  {
    ask: [
      'friendzone|friendzonee|zone sortir|faire|comment',
      'amoureux|amoureuse meilleur|meilleure ami|amie|pote',
      'dire|avouer sentiments ami|amie|pote',
    ],
    say: [
      'Dis-le une fois, simplement, en laissant une porte ouverte : « je crois que c’est plus que de l’amitié pour moi, je préfère que tu le saches ». Le doute abîme souvent l’amitié plus que la réponse.',
      'Avant de parler, demande-toi si tu pourrais entendre un non et rester. Si oui, lance-toi, en tête à tête, au calme. Si c’est non, un peu de distance quelques semaines protège tout le monde.',
    ],
  },
  {
    ask: [
      'rateau|rejet*|recale* remettre|gerer|reagir|surmonter|faire|encaiss*',
      'amour non|pas reciproque|partage faire|oublier|gerer|quoi',
    ],
    say: [
      'Un refus dit « ça ne colle pas de mon côté », pas « tu ne vaux rien ». Réponds avec élégance en une ligne, puis coupe un peu le contact. La honte dure quelques jours, le regret de ne pas avoir osé dure plus.',
      'Laisse-toi une soirée de musique triste, puis reprends ce qui te donne de l’élan : les amis, le sport, un projet. Espérer que l’autre change d’avis prolonge la peine, mieux vaut fermer la porte doucement.',
    ],
  },
  {
    ask: [
      'routine|flamme|lasse*|ennui* couple raviv*|casser|sortir|faire|sauver|ranim*',
      'sauver couple|mariage',
      'couple va|marche mal|plus|pas faire|quoi|conseil*',
    ],
    say: [
      'Une soirée par semaine à vous deux, sans écran, où chacun organise à son tour et l’autre découvre. La nouveauté partagée rapproche plus que les grandes discussions : un cours de danse, une ville inconnue, un plat raté ensemble.',
      'Redites-vous merci pour les choses ordinaires, et posez une vraie question par jour, autre que les courses et l’agenda. Si chaque échange finit en dispute, quelques séances de thérapie de couple débloquent souvent ce qui tourne en rond.',
    ],
  },
  {
    ask: [
      'belle mere|maman|famille critiqu*|mele*|insupport*|supporter|gerer|chiante|enva*',
      'beau|beaux pere|parents|papa critiqu*|mele*|insupport*|supporter|gerer|enva*',
    ],
    say: [
      'C’est à ton partenaire de parler à ses propres parents, pas à toi : un « nous avons décidé » venant de sa bouche passe mieux. De ton côté, un sujet neutre et une visite courte mais régulière évitent bien des étincelles.',
      'Choisis tes combats : une remarque sur la cuisson, tu laisses ; sur vos choix de vie, tu réponds calmement « on fait comme ça chez nous ». Demande aussi une recette ou une histoire de famille, ça désarme souvent.',
    ],
  },
  {
    ask: [
      'rencontrer|rencontre|presenter beaux|parents|famille premier*|conseil*|dire|apporter|stress*|offrir',
      'apporter|offrir beaux parents',
      'apporter belle mere',
    ],
    say: [
      'Apporte quelque chose de simple et beau : une plante, de bons chocolats, une spécialité de ta région. Demande avant les sujets à éviter, propose de débarrasser, et intéresse-toi à une photo ou à une anecdote d’enfance.',
      'Arrive à l’heure, téléphone rangé, et goûte à tout. Pas besoin de briller : poser deux vraies questions à chacun laisse une meilleure impression que dix histoires sur soi. Le lendemain, un petit mot de merci.',
    ],
  },
  {
    ask: [
      'enfants|freres|frere|soeurs|sœurs disput*|battent|bagarr*|chamaill*|tapent entre|faire|arret*|calm*|comment',
      'fils|fille disput*|bagarr*|chamaill* frere|soeur|sœur',
    ],
    say: [
      'N’interviens que s’il y a des coups ou des insultes, le reste leur apprend à négocier. Évite de comparer, même en bien, et donne à chacun un coin et des objets qu’on n’a pas à partager.',
    ],
  },
  {
    ask: [
      'frere|soeur|sœur parle|fache*|brouill*|conflit|renouer|dispute* adulte|plus|moi|comment|faire|heritage',
      'renouer frere|soeur|sœur|famille|pere|mere',
    ],
    say: [
      'Un petit signe sans reproche ouvre mieux qu’une explication : une vieille photo, « j’ai pensé à nous en la voyant ». Laisse le passé pour la troisième ou quatrième fois, quand le lien aura repris un peu.',
      'Écris une lettre courte : ce qui te manque, ta part dans la brouille, aucune demande. L’autre peut mettre des mois à répondre. Si la brouille vient d’un héritage, un médiateur familial ou le notaire peut parler à votre place.',
    ],
  },
  {
    ask: [
      'ado|ados|adolescent* parle|ecoute|repond|crise|rebelle|insolent* comment|quoi|faire|gerer|plus|pas',
      'comment|cmt parler|gerer|communiquer ado|ados|adolescent*',
    ],
    say: [
      'Parle côte à côte, en voiture ou en cuisinant, pas face à face : les mots viennent mieux sans regard. Deux ou trois règles fermes, sécurité, respect, école, et lâche le reste, la chambre, les cheveux, la musique.',
      'Intéresse-toi à son monde sans le juger : demande à voir le jeu, à écouter le morceau. Quand ça claque, attends une heure avant de répondre. Sous la porte fermée il y a toujours quelqu’un qui vérifie que tu es là.',
    ],
  },
  {
    ask: [
      'enfant|bebe|fils|fille dort|dormir|endormir|coucher|sommeil|reveille pas|plus|refuse|comment|nuit|veut|seul|seule',
      'enfant|fils|fille cauchemar*|noir peur|faire|dormir|comment',
    ],
    say: [
      'Même heure et même suite chaque soir, dans le calme : bain ou toilette, pyjama, une histoire, lumière douce, câlin, sortie. S’il y a appel, reviens une minute, sans rallumer ni discuter, et repars. Comptez une à deux semaines.',
      'Coupez les écrans une heure avant, et avancez un peu l’heure : un enfant trop fatigué s’endort moins bien. Un doudou, une veilleuse et un objet à toi sous l’oreiller rassurent plus que de longues négociations.',
    ],
  },
  {
    ask: [
      'enfant|fils|fille|bebe mange|manger|legumes pas|rien|refuse|difficile',
      'faire manger legumes enfant*|fils|fille|petit*',
    ],
    say: [
      'Toi, tu choisis quoi et quand, l’enfant choisit combien. Sers toujours un aliment aimé à côté du nouveau, une seule bouchée à goûter sans forcer : il faut parfois dix essais. Pas de chantage au dessert.',
      'Fais-le participer : laver les tomates, mélanger, choisir un légume au marché. Crus à croquer, en soupe, râpés dans une sauce ou en frites au four, ça passe mieux. Et peu de grignotage dans les deux heures d’avant.',
    ],
  },
  {
    ask: [
      'enfant|fils|fille|ado travaille|etudie*|devoirs|bosse|ecole|reviser pas|refuse|veut|motiv*|faire|plus|comment',
      'motiver enfant|fils|fille|ado ecole|devoirs|travailler|reviser|etud*',
    ],
    say: [
      'Un lieu fixe, une heure fixe après le goûter, et des blocs courts de quinze à vingt-cinq minutes avec pause. Commence par la tâche la plus facile pour lancer la machine, et félicite l’effort, pas la note.',
      'Cherche d’abord ce qui bloque : une notion pas comprise, la peur de rater, la fatigue, un souci avec quelqu’un. Demande de t’expliquer la leçon comme à un élève, c’est la meilleure révision et ça redonne confiance.',
    ],
  },
  {
    ask: [
      'enfant*|fils|fille|ado|ados telephone|tel|ecran*|tablette|console|portable|tiktok trop|accro|limiter|arret*|passe|lache|colle*',
      'quel age telephone|portable enfant|fils|fille',
      'limiter|reduire ecran* enfant*|ado*',
    ],
    say: [
      'Des règles de lieu marchent mieux que des minutes : pas d’écran à table, pas dans la chambre la nuit, tous les chargeurs dans l’entrée, y compris ceux des adultes. Et prévoyez l’alternative prête : ballon, dessin, jeu, copains.',
      'Préviens dix minutes avant la fin plutôt que d’arracher l’appareil, et fixe l’accord ensemble, par écrit, hors dispute. Un premier téléphone peut attendre l’entrée au collège, avec au début seulement appels et messages.',
    ],
  },
  {
    ask: [
      'parents|mere|pere vieill*|agees|agee|depend* aide*|maison|ehpad|seul*|comment|gerer|refuse*',
      'ehpad|retraite mettre|placer|parents|mere|pere culpabil*|bien|dois|faut',
      'mere|pere|maman|papa alzheimer|perd|memoire faire|aider|comment|parler',
    ],
    say: [
      'Pars de ce que la personne veut garder : son lit, son jardin, ses cartes du mardi, puis ajoute l’aide autour, par petites doses. En France, le CCAS de la mairie ou le point d’information local renseigne sur les aides.',
      'Répartis les rôles par écrit dans la famille, papiers, visites, appels, courses, et garde du temps qui ne soit pas du soin : un café, un vieux film. S’épuiser n’aide personne, un relais régulier fait partie du bon soin.',
    ],
  },
  {
    ask: [
      'dire non mere|maman|pere|papa|parents|famille',
      'mere|maman|parents enva*|toxique*|etouff*|controle*|culpabilis* limite*|faire|comment|trop|gerer',
    ],
    say: [
      'Une phrase courte, chaleureuse et sans excuse longue : « je t’aime, et dimanche je ne viendrai pas, je t’appelle mardi ». Chaque justification ouvre une négociation. Proposer autre chose adoucit, mais seulement si tu en as envie.',
      'La culpabilité qui monte après n’est pas la preuve d’une faute, juste d’une habitude qui change. Commence par un petit refus, tiens-le gentiment trois fois de suite, et les appels se recalent d’eux-mêmes.',
    ],
  },
  {
    ask: [
      'annoncer|avouer parents',
      'dire mes parents comment|cmt',
      'annoncer|dire grossesse|enceinte famille|parents|mari|idee*|comment',
      'coming out parents|famille|comment|faire',
    ],
    say: [
      'Choisis un moment calme, sans public, et commence par l’essentiel : « j’ai quelque chose d’important à vous dire, j’ai besoin que vous écoutiez jusqu’au bout ». Puis le fait, en une phrase. Leur première réaction est rarement la dernière.',
      'Dis-le d’abord au parent le plus facile, ou écris une lettre que tu leur lis. Prévois un endroit où aller ensuite et un ami au courant. Laisse-leur quelques jours, toi aussi il t’a fallu du temps.',
    ],
  },
  {
    ask: [
      'prenom bebe|enfant|fille|garcon|fils idee*|choisir|joli*|propose*|quel*|conseil*',
      'idee* prenom* bebe|fille|garcon|mixte|original*',
    ],
    say: [
      'Pour une fille : Louise, Alma, Romane, Iris, Jeanne. Pour un garçon : Gabin, Anatole, Malo, Basile, Léon. Mixtes et doux : Camille, Sacha, Charlie, Noa. Dis-les à voix haute avec le nom de famille.',
      'Trois tests : crie-le comme au parc, écris-le comme sur un CV, imagine le surnom de la cour d’école. S’il passe les trois et vous fait sourire, c’est le bon. Fouillez aussi l’arbre généalogique.',
    ],
  },
  {
    ask: [
      'se|me faire amis|amies|potes|copains',
      'trouver|rencontrer amis|amies|potes|gens|monde comment|cmt|adulte|ville|ou|nouveaux',
      'pas|plus|aucun d amis|ami|amies|amie',
    ],
    say: [
      'L’amitié naît de la répétition : une activité hebdomadaire avec les mêmes visages, chorale, badminton, jeux de société, bénévolat. À la quatrième fois, propose un verre après. Compte quelques mois, c’est le rythme normal.',
      'Réveille aussi les liens à moitié endormis : un ancien collègue, la voisine sympa, le copain de lycée. « Ça fait longtemps, un café la semaine prochaine ? » Neuf fois sur dix l’autre n’osait pas non plus.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|copine|copain|amis disparu*|eloigne*|distant*|nouvelles|ignore|snob*|evite pourquoi|plus|faire|quoi|comment|dire',
      'ami|amie|pote meilleur|meilleure parle plus',
      'perdre|perdu amitie|ami|amie meilleur*|faire|normal|recuperer',
    ],
    say: [
      'Envoie un message sans reproche : « tu me manques, j’espère que ça va, un café quand tu veux ». Beaucoup de disparitions viennent d’une mauvaise passe ou d’un nouvel amour, pas de toi. Ensuite, laisse la porte entrouverte.',
      'Si c’est toujours toi qui relances, dis-le une fois franchement, puis observe. Certaines amitiés dorment et repartent des années après, d’autres ont fait leur chemin. Mets ton énergie chez ceux qui répondent.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|frere|soeur|cousin*|collegue argent|prete|pret|sous|rembours*|thune*|doit demander|recuperer|rembours*|rendre|comment|reclamer',
      'preter|prete argent|sous|thune* ami*|pote*|famille|faut|dois',
      'recuperer|reclamer argent|sous|thune* prete*',
    ],
    say: [
      'Demande simplement, avec la somme et une date : « tu peux me rendre les 80 euros d’ici vendredi ? J’en ai besoin ». Si c’est difficile, propose deux ou trois versements. La gêne est souvent partagée, la clarté soulage tout le monde.',
      'Pour la prochaine fois : ne prête que ce que tu pourrais perdre sans fâcherie, et écris la date de retour dans un message. Dire « je ne prête pas aux amis, c’est ma règle » est parfaitement correct.',
    ],
  },
  {
    ask: [
      'organis*|feter|fete|fetes anniversaire ami*|amie*|surprise|mon|ma|pote|copine|copain|30|40|50|18|ans',
      'feter anniversaire comment|ou|quoi|seul|seule',
    ],
    say: [
      'Un pique-nique au coucher du soleil, chacun apporte un plat d’une couleur donnée. Ou un quiz maison sur la vie de la personne fêtée, avec photos d’enfance et voix enregistrées des absents. Simple, peu cher, inoubliable.',
      'Pour une surprise, un seul chef d’orchestre, un prétexte banal, l’arrivée des invités trente minutes avant. Autre idée : une journée « les trois choses préférées », du petit déjeuner au dernier film, sans aucune grande salle.',
    ],
  },
  {
    ask: [
      'excus*|pardon ami|amie|pote|quelqu|copain|copine|lui|elle comment|cmt|demander|presenter|faire|dire|dois|faut',
      'comment|cmt excus*|pardonn*',
      'faire pardonner',
    ],
    say: [
      'Quatre morceaux, sans « mais » : ce que tu as fait exactement, ce que ça a dû provoquer, ton regret, ce que tu vas changer. « J’ai raconté ton secret, j’ai trahi ta confiance, je le regrette, ça n’arrivera plus. »',
      'De vive voix si possible, sinon une lettre courte. N’attends pas un pardon immédiat : dis-le, puis laisse du temps à l’autre. Un geste qui répare vaut mieux qu’un cadeau qui veut faire oublier.',
    ],
  },
  {
    ask: [
      'envie*|jalouse|jaloux|jalousie ami|amie|amis|pote|reussite|autres|collegue|insta*|soeur|frere',
      'comparer|compare aux|autres arret*|comment|moins|tout',
    ],
    say: [
      'L’envie est une boussole : elle montre ce que tu voudrais, toi. Note précisément quoi, le poste, la maison, la liberté, puis un premier petit pas dans ce sens. Elle pique moins quand on avance.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|copine|copain va|deprim*|mal|triste|rupture|difficile aide*|soutenir|consoler|remonter|moral',
      'comment|cmt consoler|soutenir|reconforter|remonter ami*|quelqu|pote|copine|copain',
    ],
    say: [
      'Écoute avant de conseiller, et demande : « tu veux des idées, ou juste que je sois là ? ». Puis du concret : une soupe, une promenade, faire ensemble la chose administrative qui fait peur.',
      'Évite « ça va passer » et « à ta place ». Dis plutôt « c’est dur, je reste avec toi ». Envoie un petit message deux semaines après aussi, quand tout le monde a oublié, c’est là que ça touche.',
    ],
  },
  {
    ask: [
      'secret|confidence ami|amie|pote|trahi*|repete|raconte faire|dire|garder|dois|reagir',
      'ami|amie|pote|meilleur|meilleure trahi*|dos|ment|menti|toxique|hypocrite faire|reagir|quoi|pardonner|dois|comment',
    ],
    say: [
      'Va parler à la personne, en tête à tête, avec les faits : « tu as dit ça à telle personne, ça m’a fait mal, pourquoi ? ». Sa façon de répondre, regret ou esquive, te dira si l’amitié mérite une suite.',
      'Pas de règlement de comptes en groupe ni par captures d’écran. Une fois l’explication faite, baisse d’un cran ce que tu confies plutôt que de tout couper. Un secret qui met quelqu’un en danger, lui, se partage avec un adulte ou un proche fiable.',
    ],
  },
  {
    ask: [
      'chef|cheffe|patron|patronne|boss|manager|manageur crie|gueule|hurle|humili*|rabaisse|mechant*|insult*|agress*',
      'repondre|reagir|supporter|gerer chef|cheffe|patron|patronne|boss|manager',
    ],
    say: [
      'Sur le moment, voix basse et une phrase : « je veux bien en parler, mais pas sur ce ton, je reviens dans dix minutes ». Puis un mail factuel qui reprend la demande. Le calme écrit protège beaucoup.',
      'Tiens un carnet : date, mots exacts, témoins. Si ça se répète, montre-le aux ressources humaines, aux élus du personnel ou à la médecine du travail, qui existent justement pour ça. Et raconte-le à un proche, ne porte pas ça sans soutien.',
    ],
  },
  {
    ask: [
      'chef|cheffe|patron|patronne|boss|manager controle|surveille|verifie|micro*|dos|flique|confiance',
      'chef|cheffe|patron|patronne|boss|manager merite|credit|idee*|vole|pique|approprie',
    ],
    say: [
      'Prends-le de vitesse : envoie chaque lundi un point de cinq lignes, fait, en cours, à venir. Une personne qui contrôle a surtout peur de ne pas savoir. Et tes idées se retrouvent datées, écrites et signées.',
      'Propose un pacte : « je te montre à mi-chemin et à la fin, entre les deux j’avance ». Pour le mérite, présente toi-même tes résultats en réunion, ou mets en copie ceux qui comptent.',
    ],
  },
  {
    ask: [
      'collegue* vole|pique|copie|idee*|approprie|voler|merite',
      'collegue* mechant*|toxique|chiant*|insupport*|critique|parle|dos|hypocrite|saoule|soule|ignore comment|faire|quoi|gerer|reagir',
      'gerer|supporter collegue*',
    ],
    say: [
      'Parle-lui en tête à tête, avec un fait précis et une demande : « en réunion tu as présenté mon idée sans le dire, la prochaine fois je veux la présenter ». Souvent ça suffit, car le silence encourageait.',
      'Laisse des traces : idées envoyées par mail avant la réunion, comptes rendus, alliés informés. Pour le reste, courtoisie minimale, aucune confidence, et pas de concours de ragots, ils reviennent toujours à l’envoyeur.',
    ],
  },
  {
    ask: [
      'demander|negocier|obtenir augmentation|salaire|augmente',
      'augmentation quand|dire|argument*|chef|patron|patronne|salaire',
    ],
    say: [
      'Prends rendez-vous exprès, avec trois résultats chiffrés ou concrets de l’année, et un montant précis basé sur les salaires du marché. Dis ta phrase, « je souhaite passer à tant », puis tais-toi : le silence travaille pour toi.',
      'Bon moment : après une réussite ou avant le budget annuel. Si c’est non, demande ce qu’il faut atteindre et pour quand, par écrit, et pense aux jours de télétravail, à la formation ou à une prime.',
    ],
  },
  {
    ask: [
      'quitter|lacher boulot|taf|travail|job|poste|cdi dois|faut|trop|tot|vite|normal|envie|bien|mois',
      'demission* comment|dois|annoncer|quand|faut',
      'periode essai arret*|partir|quitter|rompre|mauvais|aime',
    ],
    say: [
      'Si le travail te vide après quelques semaines et que ni le poste ni l’équipe ne te plaisent, partir tôt coûte moins cher que rester par politesse. Cherche avant de lâcher, et note ce que tu veux éviter ensuite.',
      'Fais le test des deux colonnes : ce qui est pénible parce que c’est nouveau, et ce qui le restera dans un an. Si la seconde est longue, pars proprement : annonce en face, préavis relu, passation soignée, aucun règlement de comptes.',
    ],
  },
  {
    ask: [
      'burn|burnout|epuis* travail|taf|boulot|faire|signes|sortir|comment|savoir',
      'signes|symptomes burnout|burn|epuisement',
      'bout|craque|peux plus travail|taf|boulot faire|quoi|comment',
    ],
    say: [
      'Signes qui comptent : le repos ne repose plus, tout irrite, la mémoire flanche, le dimanche serre le ventre. Prends rendez-vous chez ton médecin cette semaine, l’arrêt existe pour ça, et dis la vérité à une personne proche.',
      'Tout de suite : coupe les notifications du travail le soir, retire une tâche au lieu d’en ajouter une, marche vingt minutes dehors. Le repos vient avant les décisions, on choisit mal sa vie quand les batteries sont à zéro.',
    ],
  },
  {
    ask: [
      'entretien embauche|travail|job|boulot|stage|alternance prepar*|conseil*|reuss*|dire|comment|habill*|question*',
      'prepar*|reuss*|stress* entretien',
      'entretien defauts|qualites|question*|presenter',
    ],
    say: [
      'Prépare cinq petites histoires vraies, situation, ce que tu as fait, résultat : elles répondent à presque toutes les questions. Relis l’annonce, repère trois mots clés, et arrive avec deux vraies questions sur l’équipe et les premiers mois.',
      'Ta présentation en une minute : d’où tu viens, ce que tu sais faire, pourquoi ici. Pour le défaut, un vrai, petit, avec ta parade. Entraîne-toi à voix haute, trajet repéré la veille, dix minutes d’avance.',
    ],
  },
  {
    ask: [
      'premier jour boulot|taf|travail|job|stage|alternance|poste|rentree',
      'commence demain|lundi boulot|taf|travail|job|stage conseil*|stress*|faire|comment',
    ],
    say: [
      'Trois missions seulement : retenir quelques prénoms, demander comment on préfère communiquer, noter tout ce que tu ne comprends pas. Personne n’attend d’exploit. Dis bonjour à l’accueil et à la personne du ménage, ce sont des alliés précieux.',
      'Repère le trajet la veille, arrive dix minutes avant, mange avec l’équipe si on te le propose. Pose tes questions maintenant : pendant un mois elles passent pour de l’intérêt, après pour de l’inattention.',
    ],
  },
  {
    ask: [
      'presentation|expose|oral|soutenance|public prepar*|stress*|trac|reuss*|peur|conseil*',
      'parler public comment|peur|stress|trac|oser',
      'trac gerer|calmer|contre|avant',
    ],
    say: [
      'Une idée par diapo, presque pas de texte, et les deux premières phrases apprises par cœur : c’est le début qui fait trembler. Répète trois fois debout à voix haute, chronomètre en main. Parle un peu plus lentement que naturel.',
      'Juste avant : expirations longues pendant deux minutes, épaules basses, une gorgée d’eau. Choisis trois visages amicaux et parle-leur à tour de rôle. Si tu perds le fil, une pause de trois secondes paraît réfléchie, jamais ratée.',
    ],
  },
  {
    ask: [
      'discours|toast mariage|anniversaire|retraite|depart|temoin idee*|faire|ecrire|aide*|comment|commencer|conseil*',
      'ecrire|faire|rediger|prepar* discours',
    ],
    say: [
      'La recette en trois minutes : qui tu es pour la personne, une anecdote précise et tendre, ce qu’elle révèle d’elle, un vœu, et lever le verre. Une blague au début, l’émotion à la fin, jamais l’inverse.',
      'Écris comme tu parles, phrases courtes, et coupe tout ce qui ferait rire deux personnes seulement. Pas d’ex, pas de soirée honteuse. Imprime en gros, lis deux fois à voix haute, respire avant de commencer.',
    ],
  },
  {
    ask: [
      'erreur|boulette|connerie|bourde|gaffe travail|taf|boulot|chef|patron|collegue|client',
      'annoncer|avouer|rattraper boulette|gaffe|bourde',
      'annoncer|avouer erreur',
    ],
    say: [
      'Annonce-la vite et entière, avec la solution dans la même phrase : « j’ai envoyé le mauvais fichier, voici le bon, je préviens le client maintenant ». Une faute dite en premier par toi devient une preuve de sérieux.',
      'Ensuite, cinq minutes pour comprendre pourquoi et ajouter un garde-fou, une relecture, une case à cocher. Puis c’est fini : les autres l’auront oubliée dans une semaine, bien avant toi.',
    ],
  },
  {
    ask: [
      'travail*|horaire*|boulot|taf|poste nuit|decale*|3x8|equipes|posté dormir|tenir|sommeil|comment|gerer|conseil*|fatigue',
      'dormir apres nuit|garde travail|taf|boulot|poste|garde',
    ],
    say: [
      'Après la nuit : lunettes de soleil sur le trajet, petit repas, chambre noire et fraîche, téléphone coupé, et une pancarte sur la sonnette. Garde un bloc de sommeil fixe, complété par une sieste avant de repartir.',
      'Café en première moitié de poste seulement, lumière vive au début, en-cas légers plutôt qu’un gros repas à trois heures. Et inscris au calendrier un moment avec tes proches chaque semaine, sinon le rythme mange tout.',
    ],
  },
  {
    ask: [
      'heures|heure sup|supp|supplementaire* refuser|dire|non|trop|patron|chef|payees|comment',
      'travaille trop|beaucoup comment|faire|reduire|moins|normal',
      'dire|refuser non chef|cheffe|patron|patronne|boss|travail|boulot|taf',
    ],
    say: [
      'Ne dis pas non à la tâche mais montre le choix : « je peux finir ça ce soir ou le dossier de demain, lequel passe en premier ? ». Et note tes heures chaque jour, un relevé précis pèse dans toute discussion.',
      'Choisis un soir par semaine où tu pars à l’heure quoi qu’il arrive, annonce-le, tiens-le. Le ciel ne tombe pas, et les gens s’habituent vite. Ensuite ajoutes-en un deuxième.',
    ],
  },
  {
    ask: [
      'syndrome imposteur|imposture',
      'assez|pas bon|bonne|competent*|hauteur|legitime travail|poste|boulot|taf|job|suis',
      'nul|nulle travail|taf|boulot|job comment|faire|suis|confiance',
    ],
    say: [
      'Ce doute touche surtout les gens consciencieux, ceux qui voient ce qu’il leur reste à apprendre. Le choix est tombé sur toi pour des raisons : demande franchement lesquelles, et garde un fichier des retours positifs.',
      'Remplace « suis-je à la hauteur ? » par « quelle est la prochaine chose à apprendre ? ». Fixe-en une par mois. Au bout de six, regarde en arrière : la compétence arrive avant le sentiment de compétence.',
    ],
  },
  {
    ask: [
      'reconversion|reconvertir comment|ou|age|idee*|peur|faire|dois|pro*',
      'changer metier|carriere|voie|orientation|boulot|travail|taf',
      'quel|quelle metier|voie|orientation|etudes faire|choisir|savoir|trouver',
    ],
    say: [
      'Teste avant de sauter : une journée avec quelqu’un du métier, un cours du soir, une mission de week-end. Note ce qui te fait oublier l’heure et ce qui t’épuise, le bon métier est au croisement.',
      'Interroge trois personnes qui font ce travail, sur leur pire mardi plutôt que sur leur passion. En France, un bilan de compétences peut se payer avec le CPF. Garde un matelas de quelques mois avant de partir.',
    ],
  },
  {
    ask: [
      'decrocher|deconnecter|couper|penser travail|boulot|taf soir|weekend|week|maison|apres|comment|vacances|arret*',
      'plus penser travail|boulot|taf',
      'laisser travail|boulot|taf bureau|dehors|porte',
    ],
    say: [
      'Un rituel de fermeture : note les trois tâches de demain, ferme l’ordinateur, dis « terminé », puis change de vêtements en arrivant. Le cerveau lâche ce qui est écrit, il rumine ce qui flotte.',
      'Mets une activité qui occupe les mains juste après, cuisine, sport, musique, et retire les mails du téléphone perso. Si une idée de boulot surgit, deux mots dans un carnet, puis tu reviens à ta soirée.',
    ],
  },
  {
    ask: [
      'recherche|cherche|trouver|trouve travail|boulot|taf|job|stage|alternance|emploi comment|conseil*|plus|pas|rien|ou|astuce*|rapidement',
      'chomage moral|gerer|occuper|tenir|faire',
    ],
    say: [
      'Cinq candidatures soignées valent mieux que cinquante copiées : reprends les mots de l’annonce, et cherche un contact dans l’entreprise. La moitié des postes passent par le bouche-à-oreille, alors dis à tout ton entourage ce que tu cherches.',
      'Traite ça comme un mi-temps : le matin on cherche, l’après-midi on vit. Relance une fois après dix jours, note tout dans un tableau, et demande l’avis de quelqu’un du métier sur ton CV.',
    ],
  },
  {
    ask: [
      'cv faire|refaire|ameliorer|conseil*|rediger|ecrire|comment|mettre',
      'lettre motivation comment|faire|ecrire|rediger|aide*|commencer|conseil*',
    ],
    say: [
      'Pour le CV : une page, un titre qui reprend celui de l’annonce, et pour chaque poste deux lignes qui commencent par un verbe et finissent par un résultat. Fais relire, une faute coûte cher.',
      'Pour la lettre, trois paragraphes courts : ce qui t’attire précisément chez eux, ce que tu apportes avec un exemple, une proposition de rencontre. Si la première phrase marcherait pour une autre entreprise, réécris-la.',
    ],
  },
  {
    ask: [
      'comment|cmt memoriser|retenir cours|lecon*|vite|mieux|choses|mieux|texte|coeur',
      'apprendre|retenir coeur|vite|rapidement cours|lecon*|texte|poeme|poesie|vocabulaire|dates',
      'technique*|methode*|astuce* memoris*|apprendre|revis*|retenir',
    ],
    say: [
      'Ferme le cours et récite de mémoire, sur feuille blanche ou à voix haute, puis vérifie : se tester fixe bien mieux que relire. Reviens-y le lendemain, trois jours après, une semaine après.',
      'Découpe en petits paquets, trouve une image ridicule pour chaque point, explique-le à quelqu’un qui n’y connaît rien. Et dors : c’est la nuit que la mémoire range ce qu’on a appris.',
    ],
  },
  {
    ask: [
      'revis*|etudi*|bosser|travailler|apprendre soir|nuit matin|mieux',
      'mieux|moment revis*|etudi*|apprendre quand|heure|matin|nuit|soir',
    ],
    say: [
      'Le matin pour comprendre et raisonner, le soir pour relire et mémoriser, juste avant de dormir. Mais ta meilleure heure est celle où tu tiens quarante minutes sans regarder le téléphone : observe-toi trois jours.',
      'Régulier bat tardif : deux heures chaque jour battent une nuit entière. Et la nuit blanche coûte double, on apprend mal, puis on oublie faute de sommeil. Arrête une heure avant le lit.',
    ],
  },
  {
    ask: [
      'concentrer|concentration arrive|pas|comment|cmt|mieux|astuce*|rester|difficile|plus|etudi*|revis*',
      'distrait*|distraction* etudi*|revis*|travail*|telephone|eviter|comment',
    ],
    say: [
      'Téléphone dans une autre pièce, une seule tâche écrite sur un papier, minuteur sur vingt-cinq minutes, puis cinq de pause debout. Quatre tours et tu as fait une vraie séance. Commence par deux tours si c’est dur.',
      'Garde une feuille à côté pour y jeter chaque pensée parasite : « acheter du pain », et retour au travail. Vérifie aussi le bête : sommeil, verre d’eau, fenêtre ouverte, musique sans paroles.',
    ],
  },
  {
    ask: [
      'stress*|angoiss*|peur|panique|nerv* exam*|bac|partiel*|concours|controle|brevet|permis|oral',
      'calmer|gerer|detendre avant|pendant exam*|bac|partiel*|concours|controle|permis',
    ],
    say: [
      'Expire plus longtemps que tu n’inspires, quatre temps puis six, pendant deux minutes : le corps descend tout seul. Puis commence par la question que tu sais, la confiance revient en écrivant.',
      'Refais une épreuve en conditions réelles chez toi, chrono compris : la peur aime l’inconnu. La veille, sac prêt, repas simple, lit à l’heure. Un peu de trac aide, il garde l’esprit vif.',
    ],
  },
  {
    ask: [
      'veille|demain exam*|bac|partiel*|concours|controle|brevet revis*|faire|quoi|conseil*|dormir|comment',
      'dernier|derniere|derniers jour|jours|minute exam*|bac|partiel*|concours|revis*',
      'exam*|bac|partiel*|controle demain rien|pas revise|appris|fait',
    ],
    say: [
      'Rien de neuf ce soir : les titres des chapitres, les formules, tes erreurs passées. Deux heures de rappel de mémoire, puis sac prêt, douche, lit. Une nuit de sommeil rapporte plus de points que trois chapitres lus à minuit.',
      'S’il reste tout à faire : prends les trois thèmes les plus probables, les définitions, un exemple de chaque, et un exercice type. Demain matin relis une seule fiche, et ne compare pas avec les autres devant la salle.',
    ],
  },
  {
    ask: [
      'rate|rater|echoue|loupe|foire|planté exam*|bac|partiel*|concours|annee|permis|controle',
      'redoubl* annee|classe|faire|grave|dire|normal',
    ],
    say: [
      'Une journée pour râler, puis l’enquête : pas assez travaillé, mal ciblé, ou panique sur place ? Chaque cause a son remède. Demande à voir la copie, c’est le meilleur cours particulier qui existe.',
      'Un échec coûte du temps, pas ta valeur, et dans dix ans ce sera une ligne d’anecdote. Inscris-toi à la prochaine session, change une seule chose dans ta méthode, et dis-le à ta famille en arrivant avec ce plan.',
    ],
  },
  {
    ask: [
      'procrastin* comment|arret*|pourquoi|plus|tout|trop|faire|aide*',
      'arret* remettre|repousser lendemain|demain|tout|plus',
      'arrive|arrives pas commencer|demarrer|mettre travail*|revis*|devoirs|bosser|comment',
    ],
    say: [
      'Réduis le début jusqu’au ridicule : ouvrir le fichier et écrire une phrase, deux minutes, droit d’arrêter après. Le plus dur est le démarrage, ensuite ça roule presque toujours.',
      'Repousser, c’est fuir un malaise, pas de la paresse : demande ce qui te gêne, trop flou, trop grand, peur de rater. Puis découpe. Et travaille en même temps que quelqu’un, même en visio silencieuse.',
    ],
  },
  {
    ask: [
      'planning|organis*|plan|programme revis*|chapitres|exam*|bac|partiel*',
      'beaucoup|trop chapitres|cours|matieres comment|revis*|faire|organis*',
    ],
    say: [
      'Compte les chapitres et les jours, garde deux jours vides à la fin, et divise. Chaque séance : vingt minutes de rappel de l’ancien, quarante de neuf. Commence par ce qui pèse lourd et que tu maîtrises mal.',
      'Classe les chapitres en vert, orange, rouge : rouges le matin, oranges l’après-midi, verts en cinq minutes le soir. Prévois seulement les trois quarts de ton temps, le reste sera mangé par la vie.',
    ],
  },
  {
    ask: [
      'memoire|these|dissert* master|finir|rediger|commencer|ecrire|avancer|sujet|bloque*',
      'rapport stage',
      'page blanche',
      'rediger|ecrire|finir memoire|these|dissert*',
    ],
    say: [
      'Commence par la phrase qui résume ta réponse, puis trois parties qui la démontrent. Écris le milieu d’abord, l’introduction à la fin. Une page moche par jour vaut mieux qu’une parfaite par mois.',
      'Sépare les rôles : le matin on écrit sans corriger, l’après-midi on relit. Finis toujours au milieu d’une idée, la suite sera facile à reprendre. Et note chaque source dès que tu la lis.',
    ],
  },
  {
    ask: [
      'apprendre|ameliorer|progresser|parler anglais|espagnol|allemand|italien|langue|arabe|japonais|chinois comment|rapidement|vite|seul*|conseil*|astuce*|mieux',
      'comment|cmt apprendre langue*|anglais|espagnol|italien|allemand',
    ],
    say: [
      'Quinze minutes par jour battent deux heures le dimanche. Apprends les phrases que tu dirais vraiment, à voix haute, et regarde une série que tu connais déjà avec les sous-titres dans la langue.',
      'Parle dès la première semaine, même mal : échange avec un natif, ou raconte ta journée sous la douche. Vise les mille mots les plus courants, ils couvrent l’essentiel des conversations.',
    ],
  },
  {
    ask: [
      'timide suis|etre|moins',
      'timidite vaincre|surmonter|comment|combattre|aide*',
      'osé|ose|oser parler gens|inconnu*|comment|pas|monde',
      'aise monde|gens|soiree|groupe comment|plus|etre|faire|pas',
    ],
    say: [
      'De petites doses quotidiennes : demander l’heure, un mot à la caisse, une question en réunion. La timidité fond par l’habitude, pas par la volonté. Et les autres pensent surtout à eux-mêmes, c’est libérateur.',
      'Arrive tôt aux soirées, quand les groupes ne sont pas formés, et donne-toi une mission : aider au buffet, parler à deux personnes, puis droit de partir. Poser une question suffit, les gens adorent raconter.',
    ],
  },
  {
    ask: [
      'comment|cmt|apprendre|oser|ose dire non',
      'dis|dire toujours|jamais|pas oui|non arret*|comment|apprendre|pourquoi|tout',
    ],
    say: [
      'Gagne du temps d’abord : « je regarde et je te réponds demain ». Puis un non court et doux : « merci d’avoir pensé à moi, mais je ne pourrai pas ». Pas d’excuse longue, elle s’ouvre comme une porte.',
      'Entraîne-toi sur du petit, un dessert, une sortie, avant les grands refus. Chaque oui à contrecœur est un non à autre chose, ton repos, tes proches. Les gens corrects respectent un refus clair.',
    ],
  },
  {
    ask: [
      'arrive|sais pas decider|choisir|trancher',
      'comment|cmt|aide* decider|decision',
      'hesite|hesiter|indecis* entre|comment|faire|choix|choisir|deux',
      'prendre bonne decision',
    ],
    say: [
      'Tire à pile ou face et regarde ce que tu espères pendant que la pièce tourne : voilà la réponse. Puis vérifie avec la règle 10-10-10 : qu’en penseras-tu dans dix jours, dix mois, dix ans ?',
      'Demande-toi ce que tu conseillerais à quelqu’un que tu aimes, et lequel des deux choix se répare le plus facilement. Fixe une date limite : une décision correcte à temps vaut mieux qu’une parfaite jamais prise.',
    ],
  },
  {
    ask: [
      'motive|motivee|motiver|demotiv* comment|plus|rester|suis|pas',
      'motivation retrouver|plus|trouver|manque|perdu|aucune|garder',
      'flemme|courage rien|tout|comment|trouver|faire|plus|envie',
    ],
    say: [
      'L’élan vient après l’action, rarement avant. Choisis une chose de cinq minutes, fais-la debout, tout de suite, et coche-la. Trois petites coches de suite remettent la machine en marche.',
      'Rends le bon geste facile et le mauvais pénible : baskets devant la porte, télécommande dans un tiroir. Et regarde le sommeil : bien des pannes de motivation sont de la fatigue déguisée.',
    ],
  },
  {
    ask: [
      'ruminer|rumine|rumination*|cogite*|overthink*|surpens* comment|arret*|trop|tout|nuit|pourquoi|faire',
      'arret* penser|reflechir|cogiter trop|tout|comment',
      'pense|reflechis trop comment|arret*|faire|pourquoi',
    ],
    say: [
      'Donne un rendez-vous à tes soucis : quinze minutes à dix-huit heures, papier et stylo. En dehors, « à tout à l’heure ». Écrire fait deux tas : ce que tu peux faire demain, et ce qui ne dépend pas de toi.',
      'Passe par le corps, la tête suit : vaisselle, marche rapide, eau froide sur les poignets, nommer cinq objets bleus autour de toi. On ne chasse pas une pensée, on lui enlève sa chaise.',
    ],
  },
  {
    ask: [
      'seul|seule sens|senti*',
      'solitude supporter|moins|peur|gerer|poids|comment',
      'vaincre|sortir|combattre|gerer solitude|isolement',
    ],
    say: [
      'Mets un visage dans chaque journée : le même café, le même marché, un appel de dix minutes. Les liens légers comptent beaucoup. Puis une activité fixe par semaine, où les mêmes gens t’attendent.',
      'Écris à une personne aujourd’hui, avec une vraie phrase : « j’ai pensé à toi, raconte-moi ». Et rends le soir habitable : lumière chaude, radio, un plat qui mijote. Je suis là aussi pour bavarder, en complément des humains.',
    ],
  },
  {
    ask: [
      'retard vie|autres|30|40|50|ans|age|amis',
      'trop tard|vieux|vieille 30|40|50|60|ans|recommencer|commencer|changer|etudes|reprendre',
      '30|40|50|trente|quarante|cinquante ans rien|toujours|pas reussi|construit|vie|normal|fait',
    ],
    say: [
      'Il n’y a pas d’horaire officiel. Julia Child a commencé ses cours de cuisine à trente-sept ans et publié son grand livre à quarante-neuf. Choisis une seule chose qui te manque, et compare-toi à ta propre année passée.',
      'Les autres montrent leurs étapes, pas leurs détours. Liste ce que tes années t’ont appris et que personne de vingt ans ne sait faire : c’est ton capital. Puis un pas cette semaine, inscription, appel, premier cours.',
    ],
  },
  {
    ask: [
      'prendre|creer|garder|tenir|installer|changer habitude*|routine',
      'tenir resolution*',
      'arret*|perdre mauvaise* habitude*',
    ],
    say: [
      'Accroche la nouvelle habitude à une ancienne : après le café, deux minutes d’étirements. Minuscule et tous les jours. Si tu sautes une fois, ce n’est rien, la seule règle est de ne jamais sauter deux fois.',
      'Pour en perdre une, cherche ce qu’elle t’apporte, pause, réconfort, et offre-le autrement. Mets des obstacles sur le chemin. Compte deux à trois mois avant que ça devienne automatique, pas vingt et un jours.',
    ],
  },
  {
    ask: [
      'gerer|controler|calmer colere|nerfs|enerve*',
      'enerve*|colere|nerfs vite|rien|facilement|comment calm*|pourquoi|gerer|faire|controler|moins',
      'comment|cmt rester|garder calme',
    ],
    say: [
      'Sors de la pièce avant de répondre, en le disant : « je reviens dans dix minutes ». Marche vite, souffle longuement, eau froide. La vague chimique redescend si on ne la nourrit pas de phrases dans la tête.',
    ],
  },
  {
    ask: [
      'dormir|dors|sommeil|endormir veille|avant|demain stress*|exam*|entretien|important*|grand|jour|mariage|bac',
      'insomnie avant|veille demain|examen|entretien|important',
    ],
    say: [
      'Une mauvaise nuit avant un grand jour est banale, et l’adrénaline compense très bien. Reste au lit au calme : le simple repos compte. Réveil tourné, chambre fraîche, respiration lente, quatre temps, puis six.',
      'Tout préparer la veille, sac, vêtements, trajet, puis noter sur papier ce qui tourne en tête. Si le sommeil ne vient pas après vingt minutes, lève-toi, lis un livre ennuyeux, et reviens quand les yeux piquent.',
    ],
  },
  {
    ask: [
      'recommencer|reconstruire|repartir zero|vie',
      'tourner page comment|aide*|arrive',
      'nouvelle|nouveau vie|depart comment|commencer|faire|peur',
    ],
    say: [
      'On ne repart pas de zéro mais de l’expérience. D’abord le socle, sommeil, toit, budget, deux personnes sûres, ensuite un seul projet neuf. Change une pièce de place chez toi, le cerveau comprend que quelque chose commence.',
      'Écris ce que tu emportes et ce que tu laisses, puis un petit geste d’adieu, un tri, une lettre brûlée. Fixe un objectif à trois mois seulement : plus loin, ça fait peur, plus près, ça n’entraîne pas.',
    ],
  },
  {
    ask: [
      'suis|etre trop sensible',
      'hypersensible|hypersensibilite suis|etre|gerer|vivre|normal',
      'prends|prendre tout coeur|perso|personnellement comment|arret*|pourquoi',
    ],
    say: [
      'Sensible, oui peut-être, « trop » est l’avis de ceux que ça dérange. Sentir fort, c’est aussi capter les autres et s’émerveiller vite. Ce qui s’apprend, c’est le délai entre sentir et répondre : une nuit suffit souvent.',
      'Demande-toi si la remarque parle de toi ou de l’humeur de l’autre : dans la moitié des cas, c’est son humeur. Et prévois des temps calmes après le monde et le bruit, comme on recharge un téléphone.',
    ],
  },
  {
    ask: [
      'ete trop dur|dure|severe|strict|stricte|sec|seche|mechant|mechante|cash',
      'suis trop severe|strict|stricte|mechant|mechante',
      'ai abuse|exagere tu|crois|penses|est',
    ],
    say: [
      'Si la question te travaille, c’est que le fond était peut-être juste et la forme un peu rude. Garde la limite et répare le ton : « je maintiens ce que j’ai dit, mais pas la façon ».',
      'Imagine la scène racontée par l’autre : qu’est-ce qui lui resterait, la règle ou le cri ? Si c’est le cri, trois mots d’excuse suffisent. Être ferme et être tendre, ça va très bien ensemble.',
    ],
  },
  {
    ask: [
      'ai bien fait|agi|reagi tu|penses|crois|trouves|est',
      'ai eu raison|tort',
      'ai tort|raison crois|penses|avis|selon|ou',
      'ai fait bon choix',
    ],
    say: [
      'Trois questions pour juger : as-tu agi avec ce que tu savais à ce moment-là, en respectant l’autre, et le referais-tu à froid ? Deux oui sur trois, et je dirais que tu peux dormir tranquille.',
      'À première vue, chercher si c’était juste est déjà bon signe, les gens qui s’en fichent ne demandent pas. Raconte-moi le moment exact qui te gêne, et on le regarde ensemble.',
    ],
  },
  {
    ask: [
      'confiance|estime soi|moi comment|avoir|prendre|retrouver|gagner|conseil*|manque|ameliorer',
      'comment|cmt aimer|accepter soi|moi|corps|physique',
    ],
    say: [
      'La confiance vient des promesses qu’on se tient : choisis-en une minuscule par jour et tiens-la. Note chaque soir une chose bien faite. Au bout d’un mois, tu auras trente preuves que la petite voix avait oubliées.',
      'Parle-toi comme à quelqu’un que tu aimes, et arrête de corriger les compliments : un simple merci. Redresse le dos, ralentis la voix. Et fréquente les gens près desquels tu respires mieux.',
    ],
  },
  {
    ask: [
      'je pleure pourquoi|normal|souvent|rien|raison|tout',
      'envie pleurer',
      'coup|baisse mou|blues|moral faire|remonter|comment|quoi',
      'remonter moral',
    ],
    say: [
      'Pleurer décharge, ça n’a rien d’une faiblesse, et la cause est souvent un cumul : fatigue, tension gardée, manque de lumière. Aujourd’hui : douche chaude, vrai repas, vingt minutes dehors, un appel à une voix douce.',
      'Baisse la barre pour la journée : trois choses seulement, dont une agréable. Une chanson forte, un film déjà aimé. Si la grisaille dure plus de deux semaines, parles-en à ton médecin, ça se soigne bien.',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|sms|ecris|ecrire|redige anniversaire souhait*|joyeux|pour|ami*|pote|collegue|soeur|frere|maman|papa|mere|pere',
      'texte|message|mot joyeux anniversaire',
      'souhaiter anniversaire comment|original*|quoi',
    ],
    say: [
      '« Joyeux anniversaire ! Que cette année t’apporte de grands éclats de rire, de belles surprises et du temps pour ce que tu aimes. La vie est plus douce avec toi dedans. Je t’embrasse fort. »',
      '« Un an de plus, et toujours ce talent pour rendre les journées plus légères. Souffle fort, fais un vœu un peu fou, et garde-moi une part de gâteau. Très bel anniversaire ! »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|ecrire|redige|voeux mariage maries|felicit*|pour|carte|voeux',
      'felicit*|voeux mariage',
    ],
    say: [
      '« Toutes nos félicitations ! Que votre maison soit pleine de rires, de dimanches lents et de patience les jours de pluie. Prenez soin de ce fil qui vous relie, il est magnifique à voir. »',
      '« À vous deux : beaucoup d’amour, un peu de folie, et toujours quelqu’un pour finir le plat de l’autre. Merci de partager ce jour avec nous. Très longue et belle route ensemble ! »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|ecrire|redige|sms remerci*',
      'message|mot|carte|texte dire merci',
      'comment|cmt remercier',
    ],
    say: [
      '« Merci du fond du cœur. Ce que tu as fait a compté bien plus que tu ne l’imagines, et je ne l’oublierai pas. À charge de revanche, très vite, autour d’un bon repas. »',
      '« Un grand merci pour ton aide, ton temps et ta gentillesse. Grâce à toi, tout a été plus simple et plus léger. C’est précieux de pouvoir compter sur toi. Je t’embrasse. »',
    ],
  },
  {
    ask: ['message|texte|mot|lettre|sms|ecris|redige excuses', 'message|texte|lettre|ecris demander pardon'],
    say: [
      '« Je te demande pardon. Mes mots ont dépassé ce que je pensais, et je vois qu’ils t’ont fait mal. Tu ne le méritais pas. Quand tu voudras, j’aimerais en parler et réparer. »',
      '« J’ai eu tort, sans mais ni si. Je regrette ma façon d’agir et je vais y faire attention, vraiment. Prends le temps qu’il te faut. Tu comptes beaucoup pour moi. »',
    ],
  },
  {
    ask: [
      'excuse* annuler|decliner|trouve|invente|bidon',
      'message|texte|sms|ecris annuler|decliner|refuser soiree|invit*|rdv|rendez|sortie|repas|diner',
    ],
    say: [
      '« Coucou, je dois malheureusement annuler pour ce soir, un contretemps de mon côté. Pardon de prévenir si tard ! On se rattrape la semaine prochaine ? Passez un très bon moment et gardez-moi une anecdote. »',
      '« Merci beaucoup pour l’invitation, elle me fait vraiment plaisir. Cette fois je ne pourrai pas être là, j’ai besoin d’une soirée au calme. Je pense à vous, et je propose un café dimanche. »',
    ],
  },
  {
    ask: [
      'message|mail|texte|sms|ecris|redige absence|absent|absente|malade travail|patron|chef|boulot|ecole|prof|maitresse|lycee',
      'prevenir|excuse* patron|chef|travail|boulot|taf absent|absente|absence|malade|retard',
    ],
    say: [
      '« Bonjour, je ne suis pas en état de venir travailler aujourd’hui pour raison de santé. Je vous tiens au courant dès que possible et vous transmettrai le justificatif. Les dossiers urgents sont à jour. Bien cordialement. »',
      '« Bonjour, je vous informe d’un empêchement ce matin qui ne me permet pas d’être là à l’heure prévue. Je vous donne des nouvelles avant midi. Merci de votre compréhension. Cordialement. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|sms|ecris|lettre|declaration amour|romantique|amoureux',
      'ecris|ecrire|message|texte|mot copain|copine|mec|meuf|cheri|cherie|femme|mari mignon|doux|amour|bonjour|nuit|romantique',
    ],
    say: [
      '« Ce matin, j’ai souri sans raison, et puis si : la raison, c’est toi. Avec toi, même les courses ressemblent à des vacances. Je t’aime, aujourd’hui un peu plus qu’hier. »',
      '« Il y a mille bruits dans ma journée, et quand je pense à toi, tout devient calme. Merci d’être là, de rire à mes bêtises, de me donner envie de demain. Je t’embrasse, longtemps. »',
    ],
  },
  {
    ask: ['message|texte|mot|carte|ecris|ecrire|redige naissance|bebe', 'felicit* naissance|bebe'],
    say: [
      '« Bienvenue au tout petit monde qui vient d’arriver ! Que ses nuits soient longues, ses rires nombreux, et que la tendresse ne manque jamais dans votre maison. Toutes nos félicitations aux heureux parents. »',
      '« Quelle merveilleuse nouvelle ! Profitez de chaque minuscule doigt et de chaque bâillement. Nous apportons un repas la semaine prochaine et repartons vite pour vous laisser dormir. On vous embrasse très fort. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|discours|redige retraite collegue|pour|depart|carte|message',
      'message|texte|mot|carte|pot depart collegue|travail|boulot|retraite',
    ],
    say: [
      '« Tu laisses un bureau vide et beaucoup de bons souvenirs. Merci pour ton humour, tes coups de main et ta patience. Place aux matins sans réveil et aux projets choisis. Reviens nous voir avec des croissants ! »',
      '« Toutes ces années ont passé vite, et c’est un peu grâce à toi. Que la suite soit pleine de voyages, de siestes et de découvertes. Tu vas nous manquer, vraiment. Belle route ! »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|poeme fete meres|peres|maman|papa|mamie|papi|papy',
      'ecris|texte|mot|poeme pour maman|mere',
      'ecris|texte|mot|poeme pour papa|pere',
      'ecris|texte|mot|poeme pour mamie|papi|papy',
    ],
    say: [
      '« Merci pour tout ce que je n’ai pas vu pendant mon enfance : les nuits, l’attente, les soucis cachés derrière un sourire. Une grande part de ce que j’ai de bon vient de toi. Je t’aime. »',
      '« Tu m’as appris à faire mes lacets, à dire merci et à tenir bon. Aujourd’hui c’est à moi de te le dire : merci, pour chaque jour. Je t’embrasse de tout mon cœur. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|voeux|souhait* annee bonne|nouvelle|nouvel|voeux',
      'message|texte|mot|carte|voeux noel|fetes',
      'message|texte|voeux nouvel an',
    ],
    say: [
      '« Que ces fêtes vous apportent de la chaleur, du repos et de belles tablées, et que l’année qui vient soit douce avec vous : la santé, quelques surprises, et plein de raisons de rire. On vous embrasse ! »',
      '« Meilleurs vœux ! Une année de petits bonheurs bien choisis : un café au soleil, des amis à l’improviste, une bonne nouvelle le lundi. Merci d’être là, à très vite autour d’une galette. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|sms|ecris encourag*|courage',
      'message|texte|mot|sms bonne|bon chance|courage|exam*|bac|concours|operation',
      'message|texte|mot|sms retablissement|malade|hopital',
    ],
    say: [
      '« Je pense très fort à toi aujourd’hui. Respire, avance un pas après l’autre, le reste suivra. Quoi qu’il arrive, je suis à tes côtés, et ce soir on se raconte tout devant quelque chose de bon. »',
      '« Plein de courage et de douceur pour ce moment difficile. Prends le temps qu’il te faut, laisse-toi aider, je m’occupe du reste si tu veux. Je t’envoie toute mon énergie et un gros câlin. »',
    ],
  },
  {
    ask: ['ecris|redige|ecrire|message|mail|lettre demission', 'modele|exemple lettre demission'],
    say: [
      '« Madame, Monsieur, par la présente je vous informe de ma décision de quitter mon poste. Mon départ prendra effet à l’issue du préavis prévu par mon contrat. Je vous remercie de la confiance accordée et faciliterai la passation. Cordialement. »',
      '« Bonjour, après réflexion, j’ai décidé de quitter l’entreprise. Je respecterai le préavis et préparerai avec soin la transmission de mes dossiers. Merci pour tout ce que j’ai appris ici. Bien à vous. »',
    ],
  },
  {
    ask: ['message|sms|texte|ecris|ecrire|mot rupture|rompre', 'ecris|message|sms|texte repondre|repond* ex'],
    say: [
      '« J’ai beaucoup réfléchi et je préfère être honnête : mes sentiments ont changé, et je ne veux pas continuer notre histoire. Tu n’as rien fait de mal. Merci pour les beaux moments. Je te souhaite le meilleur, sincèrement. »',
      '« Merci pour ton message. Je garde de bons souvenirs de nous, mais je ne souhaite pas reprendre contact, j’ai besoin de tourner la page. Prends soin de toi, et bonne route. »',
    ],
  },
  {
    ask: [
      'ecris|redige|ecrire|message|texte|mot voisin*',
      'message|mot|lettre bruit voisin*|immeuble',
      'mot|affiche|message prevenir voisin* fete|soiree',
    ],
    say: [
      '« Chers voisins, nous fêtons un anniversaire samedi soir. Il y aura un peu de bruit, promis pas trop tard. Si cela vous gêne, sonnez, ou mieux : venez boire un verre avec nous ! »',
    ],
  },
]
