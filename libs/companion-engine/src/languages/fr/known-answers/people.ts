import type { KnownAnswer } from '../../known-answers.ts'

/** Grief, love, family, friends, work, study and oneself. */
export const people: readonly KnownAnswer[] = [
  {
    ask: [
      'deuil|deces passe*|diminu*|facile*|apais*|attenu* temps|jour',
      'mort mere|pere|maman|papa|mari|femme|frere|soeur|fils|fille passera|diminu*|apais*|attenu*|facile',
      'combien dure* deuil',
      'deuil se|ca|finit|finira|passe|passer|passera quand|combien',
      'douleur|chagrin deces|mort|perte|deuil part*|passe*|diminu*|dure*',
    ],
    say: [
      'Oui, ça s’adoucit, mais pas en ligne droite : les vagues s’espacent, puis une chanson ou une odeur les ramène. Beaucoup de gens trouvent la première année la plus rude, ensuite les bons souvenirs reprennent de la place.',
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
      'Propose du concret plutôt que « dis-moi si tu as besoin » : les papiers du jeudi, un repas à partager, une marche le dimanche. Et prononce le prénom de la personne disparue, c’est souvent ce que plus personne n’ose faire.',
      'Un appel court à heure fixe chaque jour aide plus qu’une longue visite rare. Les soirées et les repas sont les moments creux : être là à ces heures-là, même en silence devant la télé, compte énormément.',
    ],
  },
  {
    ask: [
      'annonc*|expliq*|dire|parler enfant*|fils|fille|petit|petite|petits mort|deces|decede*',
      'enfant* deuil aide*|parler|expliq*',
      'enfant*|fils|fille enterrement|obseques|funerailles emmener|amener|venir|assister',
    ],
    say: [
      'Avec des mots simples et vrais : « son corps s’est arrêté, il ne reviendra pas, on a le droit d’être triste ». Évite « parti » ou « endormi », qui font attendre ou font peur du sommeil. Les mêmes questions reviendront, c’est normal.',
      'Dis-le dans un endroit calme, sans trop de détails, puis laisse venir les questions. L’enfant peut pleurer puis retourner jouer tout de suite : c’est sa façon de doser. Un dessin ou une fleur à déposer l’aide à dire au revoir.',
    ],
  },
  {
    ask: [
      'affaires|vetements|habits|objets mort|deces|deuil|defunt*|decede*',
      'vider|trier|ranger maison|appart*|chambre|affaires deces|mort|deuil',
      'garder|jeter|donner affaires|vetements|habits mort|deces|disparu*|decede*',
    ],
    say: [
      'Rien ne presse. Commence par ce qui ne coûte rien au cœur, les médicaments, le courrier, et fais trois tas : garder, donner, pas encore. Le carton « pas encore » peut rester fermé un an sans problème.',
      'Garde peu mais choisi : un pull qui sent encore la personne, une montre, son écriture sur une recette. Une photo des autres objets avant de les donner allège beaucoup. Et trie à deux, jamais toute une journée d’affilée.',
    ],
  },
  {
    ask: [
      'normal rire|rigol*|amus*|oubli* deuil|mort|deces|enterrement',
      'droit rire|heureux|heureuse|amus*|sortir deuil|mort|deces',
      'normal plus pleurer|pleure|triste mort|deces|deuil',
    ],
    say: [
      'Oui, c’est tout à fait normal. Le deuil va et vient : l’esprit prend des pauses, oublie une minute, rit d’une bêtise, puis la peine revient. Ces répits ne trahissent personne, ils permettent de tenir.',
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
      'Changez une chose et gardez-en une : un autre lieu peut-être, mais sa recette ou sa chanson. Une bougie au début du repas et une anecdote chacun, puis on passe à autre chose. Prévoir aussi le droit de partir tôt.',
      'Les jours d’avant sont souvent pires que le jour lui-même. Décidez à l’avance qui fait quoi, faites plus court et plus simple, et annoncez que les larmes ont leur place à table. Aucune obligation de faire la fête.',
    ],
  },
  {
    ask: [
      'dire|dis|parler|discours|texte enterrement|obseques|funerailles|funebre',
      'ecrire|rediger eloge|hommage funebre|enterrement|deces|obseques|mort',
      'eloge funebre',
    ],
    say: [
      'Trois minutes suffisent : qui était cette personne pour toi, une petite scène précise qui la montre bien, ce qu’elle laisse en toi, puis un merci. Une anecdote tendre, même drôle, touche plus que dix adjectifs.',
      'À la famille, une phrase simple : « je pense fort à vous, on l’aimait beaucoup ». Si tu prends la parole, imprime en gros caractères, respire entre les paragraphes, et demande à quelqu’un de pouvoir continuer à ta place.',
    ],
  },
  {
    ask: [
      'ecrire|mettre|message|mot|carte|texte condoleances',
      'repondre|dire|envoyer|message|ecrire|carte|mot mort|morte|deces|decede*|deuil pere|mere|grand|mari|femme|frere|soeur|fils|fille',
      'repondre|dire|envoyer|message|ecrire|carte|mot deces|decede*|deuil collegue|ami|amie|voisin*',
      'carte|mot|sms|message deuil|deces',
    ],
    say: [
      '« J’apprends avec beaucoup de peine cette disparition. Je pense à toi et à ta famille, et je vous envoie toute mon affection. Inutile de répondre : je suis là, aujourd’hui comme dans un mois. »',
      '« Les mots sont bien petits devant une telle perte. Je garde de beaux souvenirs et je t’embrasse très fort. Je passe samedi avec un repas, à moins que tu préfères le calme. »',
    ],
  },
  {
    ask: [
      'chat|chien|animal|lapin|chienne|chatte mort|morte|deuil|euthanasi* surmont*|normal|aide*|pleure*|faire|remettre',
      'reprendre|adopter chat|chien|animal apres mort|deces|perte',
      'deuil chat|chien|animal',
    ],
    say: [
      'Ce chagrin-là est un vrai deuil : c’est une présence de chaque heure qui manque. Une photo encadrée, une boîte avec le collier, un arbre planté, tout ça aide. Personne n’a à dire que ce n’était qu’un animal.',
      'Quant à reprendre un compagnon à pattes, le bon moment vient quand on a envie de connaître celui-là, et plus de remplacer l’autre. Pour certains c’est un mois, pour d’autres deux ans, les deux vont bien.',
    ],
  },
  {
    ask: [
      'ecrire|envoyer|envoie|ecris|texter premier|premiere lui|elle|il|dois|crush',
      'attendre ecrive|ecrit|message|texte|rappelle lui|elle|il',
      'dois|devrais|faut ecrire|ecris|texter|recontacter|relancer lui',
    ],
    say: [
      'Oui, écris, un message simple et léger lié à quelque chose de vrai : « j’ai pensé à toi en passant devant… ça va ? ». Au pire, pas de réponse et tu sais. Attendre que l’autre commence fait surtout perdre du temps.',
      'Vas-y, une fois, sans roman ni reproche, avec une question à laquelle il est facile de répondre. Si rien ne revient après quelques jours, la balle n’est plus chez toi.',
    ],
  },
  {
    ask: [
      'inviter|proposer|demander sortir|boire|verre|rencard|cine comment|cmt|quoi|oser|ose',
      'declarer|avouer|dire sentiments|flamme|amour comment|cmt|quand|dois',
      'montrer lui|elle plait|aime|interesse*|plais comment|moyen|faire|facon',
      'comment|cmt aborder|draguer|seduire fille|gars|mec|garcon|meuf|homme|femme|crush',
    ],
    say: [
      'Court et précis : « j’aime bien parler avec toi, on prend un verre jeudi au café du coin ? ». Un lieu et un jour rendent le oui facile, et laissent la place à un non sans gêne.',
      'Passe par un intérêt commun : « tu parlais de ce resto, j’y vais samedi, tu viens avec moi ? ». Dis-le avec un sourire, en tête à tête, et pas devant toute la bande. L’effet de surprise se dose, la sincérité non.',
    ],
  },
  {
    ask: [
      'premier rencard|date|rdv|rendez parler|dire|sujet*|discut*|conversation',
      'premier rencard|date conseil*|stress*|astuce*',
      'sujet* conversation rencard|date|rdv|rendez|fille|gars|crush',
      'question* poser rencard|date|crush|amoureux',
    ],
    say: [
      'Pose des questions qui racontent : ton meilleur voyage, le plat que tu sais vraiment faire, ce que tu voulais devenir à huit ans. Puis rebondis sur la réponse au lieu d’enchaîner. Évite les ex et la politique au premier verre.',
      'Prévois trois petites histoires à toi, pas plus, et écoute deux fois plus que tu parles. Un blanc n’est pas un drame : commente le lieu, la musique, la carte. Et dis ce qui te plaît, simplement.',
    ],
  },
  {
    ask: [
      'premier rencard|date|rdv|rendez habill*|tenue|porter|mettre|mets|met|fringue*|robe|jean|vetement*|chemise',
      'tenue|habill* rencard|date|rdv|rendez amour*|premier|galant|soir',
    ],
    say: [
      'Ta tenue préférée, celle où tu oublies que tu es en train d’en porter une, en version propre et repassée. Une seule pièce un peu spéciale, des chaussures avec lesquelles marcher, un parfum très léger.',
      'Vise un cran au-dessus de tous les jours, pas plus : jean sombre et beau haut marchent presque partout. Rien de neuf qui gratte ou serre. Teste assis et debout, puis n’y pense plus.',
    ],
  },
  {
    ask: [
      'premier rencard|date|rdv|rendez ou|aller|lieu|endroit|idee*|faire|fait|fais|propose*|organis*',
      'idee* rencard|date|rdv amoureux|original*|romantique',
    ],
    say: [
      'Un café ou un bar calme avec une balade possible après : si ça accroche, on prolonge, sinon on se quitte au bout d’une heure sans malaise. Le cinéma vient plutôt au troisième rendez-vous, on n’y parle pas.',
      'Quelque chose à faire côte à côte détend tout de suite : marché aux puces, petite expo, mini-golf, glace au bord de l’eau. Un lieu public, facile d’accès, où l’on s’entend parler.',
    ],
  },
  {
    ask: [
      'suis|etre jaloux|jalouse arret*|moins|gerer|normal|faire|plus|comment|trop',
      'jalousie gerer|calmer|controler|vaincre|couple',
      'jaloux|jalouse|jalousie copain|copine|mec|meuf|mari|femme|couple|ex',
    ],
    say: [
      'La jalousie signale une peur, pas une preuve. Nomme-la sans accuser : « quand tu écris tard à cette personne, je me sens de côté, j’ai besoin d’un peu de nous ». Et pas de téléphone fouillé, ça nourrit le doute.',
      'Demande-toi d’abord s’il y a un fait ou une image dans la tête. S’il y a un fait, on en parle. Si c’est une image, sors, bouge, remplis ta vie à toi : la jalousie maigrit quand l’estime grandit.',
    ],
  },
  {
    ask: [
      'oublier|tourner|remettre|passer ex|rupture',
      'recuperer|reconquerir ex comment|conseil*|chance*|possible|peut|arrive',
      'recontacter|reprendre|revoir ex dois|devrais|faut|bonne|peux|envie|contact',
      'ex manque|revient|reecrit|recrit faire|quoi|dois|normal|pourquoi',
    ],
    say: [
      'Avant tout, un mois sans lire ni regarder son profil : c’est le contact qui rallume. Note noir sur blanc ce qui n’allait pas, pour les soirs où la mémoire embellit. L’envie de revenir baisse par vagues.',
      'Pose-toi une seule question : qu’est-ce qui a changé depuis la rupture, vraiment ? Si la réponse est « rien, mais ça manque », c’est le manque qui parle. Remplis d’abord les dimanches, avec des gens et du mouvement.',
    ],
  },
  {
    ask: [
      'relation|couple|amour distance marche*|tenir|dure*|possible|faire|gerer|survivre',
      'copain|copine|mec|meuf loin|distance faire|gerer|tenir|manque',
    ],
    say: [
      'Oui, ça peut tenir, à deux conditions : une date de prochaine rencontre toujours fixée, et un horizon pour vivre au même endroit. Entre les deux, des petites choses quotidiennes valent mieux que de longs appels obligatoires.',
      'Partagez du banal : la photo du repas, un film lancé en même temps, une lettre en papier de temps en temps. Et dites franchement quand l’appel du soir devient une corvée, mieux vaut trois vrais par semaine.',
    ],
  },
  {
    ask: [
      'comment|cmt quitter|rompre|larguer|plaquer copain|copine|mec|meuf|quelqu|mari|femme',
      'comment|cmt rompre|rupture',
      'annoncer|dire rupture|separation|separer',
      'annoncer|dire fini lui|copain|copine|relation|couple|mec|meuf',
    ],
    say: [
      'En face, dans un lieu calme, avec une phrase claire dès le début : « je veux qu’on se sépare ». Une raison honnête suffit, sans procès. Évite « faisons une pause » si c’est fini, l’espoir flou fait plus mal.',
      'Ni par message, ni la veille d’un examen ou d’une fête. Dis ce que tu ressens, écoute, ne négocie pas pendant trois heures. Après, du silence pendant quelques semaines : rester amis tout de suite marche rarement.',
    ],
  },
  {
    ask: [
      'trop tot|vite dire|aime|emmenager|habiter|presenter|mariage|fiancer|couple|vivre',
      'quand dire|avouer je|t aime',
      'combien temps avant emmenager|habiter|presenter|marier',
    ],
    say: [
      'Pas de calendrier officiel : c’est le bon moment si tu peux le dire ou le faire sans attendre la réponse exacte en retour, et si vous avez déjà traversé une dispute ou une période grise ensemble.',
      'Fais le test du dimanche ordinaire : si une journée ratée à deux reste agréable, ce n’est pas trop tôt. Pour vivre ensemble, parlez avant d’argent, de ménage et de solitude, ce sont eux qui coincent.',
    ],
  },
  {
    ask: [
      'repond|reponds|repondent plus|pas message*|sms|messages|snap|whatsapp',
      'vu|lu repond|reponse pas|plus|sans',
      'ghoste|ghost|ghosting|ghosté faire|pourquoi|quoi|reagir',
      'me|m repond pas|plus message*|texto*|crush|copain|copine|mec|meuf|ami|amie|pote|jours|pourquoi',
      'il|elle me|m repond pas|plus quoi|faire|dois|pourquoi|fais',
    ],
    say: [
      'Le plus souvent, c’est du banal : fatigue, journée pleine, hésitation sur quoi dire. Laisse deux ou trois jours, envoie un seul message léger, puis plus rien. Un silence qui dure est déjà une réponse.',
      'Ne relis pas la conversation en cherchant la faute. Une relance courte, « tout va bien de ton côté ? », et tu poses le téléphone dans une autre pièce. Qui veut te parler trouvera dix secondes.',
    ],
  },
  {
    ask: [
      'anniversaire|an|ans couple|rencontre|mariage|noces|ensemble idee*|faire|offrir|fete*|surprise|organis*',
      'noces offrir|idee*|fete*',
      'saint|st valentin idee*|faire|offrir|organis*|prevoir',
    ],
    say: [
      'Refaites votre premier rendez-vous : même lieu si possible, même plat, et chacun raconte ce qu’il en avait pensé en secret. Ajoute une lettre d’une page écrite à la main, ça reste plus longtemps qu’un bouquet.',
      'Une nuit ailleurs, même à trente kilomètres, sans téléphone. Ou chez vous : nappe, bougies, la playlist de vos débuts et un petit album de douze photos, une par mois. Le soin compte plus que le budget.',
    ],
  },
  {
    ask: [
      'dispute*|engueul*|embrouill*|clash* parle|silence|boude*|reconcili*|premier|repond',
      'boude|fait gueule copain|copine|mec|meuf|mari|femme|conjoint*',
      'apres dispute|engueulade faire|dire|ecrire|reconcili*',
    ],
    say: [
      'Fais le premier pas sans rejouer le match : « je n’aime pas ce silence, tu comptes plus que cette histoire, on en parle ce soir ? ». Quelqu’un doit commencer, et ça ne veut pas dire avoir tort.',
      'Laisse passer une nuit, pas une semaine. Ensuite chacun parle cinq minutes sans coupure, en commençant par « j’ai ressenti » plutôt que « tu as toujours ». Excuse ta part à toi, précisément, même petite.',
    ],
  },
  {
    ask: [
      'confiance trompe*|infidel*|trahi*|menti|mensonge* redonn*|retrouv*|refaire|pardon*|encore',
      'pardonner infidel*|tromp*|adultere',
      'trompe|trompee|tromper|infidele pardonn*|rester|dire|avouer',
    ],
    say: [
      'Ça se reconstruit, lentement, si trois choses sont là : une vérité entière et non au compte-gouttes, des regrets sans « mais toi aussi », et des actes réguliers pendant des mois. S’il en manque une, tu portes tout le poids.',
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
      'Oui, et souvent autrement : moins de vertige au début, plus de justesse. Ça arrive rarement en cherchant fort, plutôt en faisant régulièrement des choses qui te plaisent avec les mêmes gens : chorale, rando, cours, bénévolat.',
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
      'Une phrase, toujours la même, avec le sourire : « quand il y aura du nouveau, vous le saurez avant tout le monde ». Puis tu changes de sujet. La répétition calme lasse plus vite qu’un débat.',
      'Prends à part la personne qui insiste le plus et dis-lui vrai : « je sais que ça vient de l’affection, mais ces questions me pèsent ». Un allié autour de la table qui détourne la conversation fait aussi des miracles.',
    ],
  },
  {
    ask: [
      'comment|cmt savoir amoureux|amoureuse|amour',
      'comment|cmt savoir plais|m lui|aime|crush',
      'signes|signe amoureux|amoureuse|interesse*|plais|kiffe',
    ],
    say: [
      'Regarde les gestes, pas les mots : on retient tes détails, on trouve du temps, on relance la conversation, on cherche la place à côté. Trois de ces signes sur plusieurs semaines, c’est rarement du hasard.',
      'De ton côté, le signe fiable : tu as envie de lui raconter tes petites choses, même ennuyeuses, et sa mauvaise humeur ne te fait pas fuir. Le cœur qui bat passe, cette curiosité-là reste.',
    ],
  },
  {
    ask: [
      'friendzone|friendzonee|zone sortir|faire|comment',
      'amoureux|amoureuse meilleur|meilleure ami|amie|pote',
      'dire|avouer sentiments ami|amie|pote',
    ],
    say: [
      'Dis-le une fois, simplement, en laissant une porte ouverte : « je crois que c’est plus que de l’amitié pour moi, je préfère que tu le saches ». Le doute abîme souvent l’amitié plus que la réponse.',
      'Avant de parler, demande-toi si tu pourrais entendre un non et rester. Si oui, lance-toi, en tête à tête, au calme. Si c’est non, un peu de distance quelques semaines protège tout le monde.',
    ],
  },
  {
    ask: [
      'rateau|rejet*|recale* remettre|gerer|reagir|surmonter|faire|encaiss*',
      'amour non|pas reciproque|partage faire|oublier|gerer|quoi',
    ],
    say: [
      'Un refus dit « ça ne colle pas de mon côté », pas « tu ne vaux rien ». Réponds avec élégance en une ligne, puis coupe un peu le contact. La honte dure quelques jours, le regret de ne pas avoir osé dure plus.',
      'Laisse-toi une soirée de musique triste, puis reprends ce qui te donne de l’élan : les amis, le sport, un projet. Espérer que l’autre change d’avis prolonge la peine, mieux vaut fermer la porte doucement.',
    ],
  },
  {
    ask: [
      'routine|flamme|lasse*|ennui* couple raviv*|casser|sortir|faire|sauver|ranim*',
      'sauver couple|mariage',
      'couple va|marche mal|plus|pas faire|quoi|conseil*',
    ],
    say: [
      'Une soirée par semaine à vous deux, sans écran, où chacun organise à son tour et l’autre découvre. La nouveauté partagée rapproche plus que les grandes discussions : un cours de danse, une ville inconnue, un plat raté ensemble.',
      'Redites-vous merci pour les choses ordinaires, et posez une vraie question par jour, autre que les courses et l’agenda. Si chaque échange finit en dispute, quelques séances de thérapie de couple débloquent souvent ce qui tourne en rond.',
    ],
  },
  {
    ask: [
      'belle mere|maman|famille critiqu*|mele*|insupport*|supporter|gerer|chiante|enva*',
      'beau|beaux pere|parents|papa critiqu*|mele*|insupport*|supporter|gerer|enva*',
    ],
    say: [
      'C’est à ton partenaire de parler à ses propres parents, pas à toi : un « nous avons décidé » venant de sa bouche passe mieux. De ton côté, un sujet neutre et une visite courte mais régulière évitent bien des étincelles.',
      'Choisis tes combats : une remarque sur la cuisson, tu laisses ; sur vos choix de vie, tu réponds calmement « on fait comme ça chez nous ». Demande aussi une recette ou une histoire de famille, ça désarme souvent.',
    ],
  },
  {
    ask: [
      'rencontrer|rencontre|presenter beaux|parents|famille premier*|conseil*|dire|apporter|stress*|offrir',
      'apporter|offrir beaux parents',
      'apporter belle mere',
    ],
    say: [
      'Apporte quelque chose de simple et beau : une plante, de bons chocolats, une spécialité de ta région. Demande avant les sujets à éviter, propose de débarrasser, et intéresse-toi à une photo ou à une anecdote d’enfance.',
      'Arrive à l’heure, téléphone rangé, et goûte à tout. Pas besoin de briller : poser deux vraies questions à chacun laisse une meilleure impression que dix histoires sur soi. Le lendemain, un petit mot de merci.',
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
      'frere|soeur|sœur fache*|brouill*|conflit|renouer|dispute* adulte|plus|comment|faire|heritage',
      'frere|soeur|sœur parle plus depuis|comment|renouer|faire me|m|on|nous',
      'renouer frere|soeur|sœur|famille|pere|mere',
    ],
    say: [
      'Un petit signe sans reproche ouvre mieux qu’une explication : une vieille photo, « j’ai pensé à nous en la voyant ». Laisse le passé pour la troisième ou quatrième fois, quand le lien aura repris un peu.',
      'Écris une lettre courte : ce qui te manque, ta part dans la brouille, aucune demande. L’autre peut mettre des mois à répondre. Si la brouille vient d’un héritage, un médiateur familial ou le notaire peut parler à votre place.',
    ],
  },
  {
    ask: [
      'ado|ados|adolescent* parle|ecoute|repond|crise|rebelle|insolent* comment|quoi|faire|gerer|plus|pas',
      'comment|cmt parler|gerer|communiquer ado|ados|adolescent*',
    ],
    say: [
      'Parle côte à côte, en voiture ou en cuisinant, pas face à face : les mots viennent mieux sans regard. Deux ou trois règles fermes, sécurité, respect, école, et lâche le reste, la chambre, les cheveux, la musique.',
      'Intéresse-toi à son monde sans le juger : demande à voir le jeu, à écouter le morceau. Quand ça claque, attends une heure avant de répondre. Sous la porte fermée il y a toujours quelqu’un qui vérifie que tu es là.',
    ],
  },
  {
    ask: [
      'enfant|fils|fille dort|dormir|endormir|coucher|sommeil|reveille pas|plus|refuse|comment|nuit|veut|seul|seule',
      'enfant|fils|fille cauchemar*|noir peur|faire|dormir|comment',
    ],
    say: [
      'Même heure et même suite chaque soir, dans le calme : bain ou toilette, pyjama, une histoire, lumière douce, câlin, sortie. S’il y a appel, reviens une minute, sans rallumer ni discuter, et repars. Comptez une à deux semaines.',
      'Coupez les écrans une heure avant, et avancez un peu l’heure : un enfant trop fatigué s’endort moins bien. Un doudou, une veilleuse et un objet à toi sous l’oreiller rassurent plus que de longues négociations.',
    ],
  },
  {
    ask: [
      'enfant|fils|fille|bebe mange|manger|legumes pas|rien|refuse|difficile',
      'faire manger legumes enfant*|fils|fille|petit*',
    ],
    say: [
      'Toi, tu choisis quoi et quand, l’enfant choisit combien. Sers toujours un aliment aimé à côté du nouveau, une seule bouchée à goûter sans forcer : il faut parfois dix essais. Pas de chantage au dessert.',
      'Fais-le participer : laver les tomates, mélanger, choisir un légume au marché. Crus à croquer, en soupe, râpés dans une sauce ou en frites au four, ça passe mieux. Et peu de grignotage dans les deux heures d’avant.',
    ],
  },
  {
    ask: [
      'enfant|fils|fille|ado travaille|etudie*|devoirs|bosse|reviser pas|refuse|veut|motiv*|faire|plus|comment',
      'enfant|fils|fille|ado ecole refuse|motiv*|decroche*|travailler',
      'motiver enfant|fils|fille|ado ecole|devoirs|travailler|reviser|etud*',
    ],
    say: [
      'Un lieu fixe, une heure fixe après le goûter, et des blocs courts de quinze à vingt-cinq minutes avec pause. Commence par la tâche la plus facile pour lancer la machine, et félicite l’effort, pas la note.',
      'Cherche d’abord ce qui bloque : une notion pas comprise, la peur de rater, la fatigue, un souci avec quelqu’un. Demande de t’expliquer la leçon comme à un élève, c’est la meilleure révision et ça redonne confiance.',
    ],
  },
  {
    ask: [
      'enfant*|fils|fille|ado|ados telephone|tel|ecran*|tablette|console|portable|tiktok trop|accro|limiter|arret*|passe|lache|colle*',
      'quel age telephone|portable enfant|fils|fille',
      'limiter|reduire ecran* enfant*|ado*',
    ],
    say: [
      'Des règles de lieu marchent mieux que des minutes : pas d’écran à table, pas dans la chambre la nuit, tous les chargeurs dans l’entrée, y compris ceux des adultes. Et prévoyez l’alternative prête : ballon, dessin, jeu, copains.',
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
      'Pars de ce que la personne veut garder : son lit, son jardin, ses cartes du mardi, puis ajoute l’aide autour, par petites doses. En France, le CCAS de la mairie ou le point d’information local renseigne sur les aides.',
      'Répartis les rôles par écrit dans la famille, papiers, visites, appels, courses, et garde du temps qui ne soit pas du soin : un café, un vieux film. S’épuiser n’aide personne, un relais régulier fait partie du bon soin.',
    ],
  },
  {
    ask: [
      'dire non mere|maman|pere|papa|parents|famille comment|cmt|oser|apprendre|culpabilis*|arrive',
      'mere|maman|parents enva*|toxique*|etouff*|controle*|culpabilis* limite*|faire|comment|trop|gerer',
    ],
    say: [
      'Une phrase courte, chaleureuse et sans excuse longue : « je t’aime, et dimanche je ne viendrai pas, je t’appelle mardi ». Chaque justification ouvre une négociation. Proposer autre chose adoucit, mais seulement si tu en as envie.',
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
      'Choisis un moment calme, sans public, et commence par l’essentiel : « j’ai quelque chose d’important à vous dire, j’ai besoin que vous écoutiez jusqu’au bout ». Puis le fait, en une phrase. Leur première réaction est rarement la dernière.',
      'Dis-le d’abord au parent le plus facile, ou écris une lettre que tu leur lis. Prévois un endroit où aller ensuite et un ami au courant. Laisse-leur quelques jours, toi aussi il t’a fallu du temps.',
    ],
  },
  {
    ask: [
      'prenom bebe|enfant|fille|garcon|fils idee*|choisir|joli*|propose*|quel*|conseil*',
      'idee* prenom* bebe|fille|garcon|mixte|original*',
    ],
    say: [
      'Pour une fille : Louise, Alma, Romane, Iris, Jeanne. Pour un garçon : Gabin, Anatole, Malo, Basile, Léon. Mixtes et doux : Camille, Sacha, Charlie, Noa. Dis-les à voix haute avec le nom de famille.',
      'Trois tests : crie-le comme au parc, écris-le comme sur un CV, imagine le surnom de la cour d’école. S’il passe les trois et vous fait sourire, c’est le bon. Fouillez aussi l’arbre généalogique.',
    ],
  },
  {
    ask: [
      'se|me faire amis|amies|potes|copains',
      'trouver|rencontrer amis|amies|potes comment|cmt|adulte|ville|ou|nouveaux',
      'rencontrer gens|monde comment|cmt|adulte|ville|ou|nouveaux',
      'pas|plus|aucun d amis|amies pourquoi|normal|honte|comment|vrais',
    ],
    say: [
      'L’amitié naît de la répétition : une activité hebdomadaire avec les mêmes visages, chorale, badminton, jeux de société, bénévolat. À la quatrième fois, propose un verre après. Compte quelques mois, c’est le rythme normal.',
      'Réveille aussi les liens à moitié endormis : un ancien collègue, la voisine sympa, le copain de lycée. « Ça fait longtemps, un café la semaine prochaine ? » Neuf fois sur dix l’autre n’osait pas non plus.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|copine|copain|amis disparu*|eloigne*|distant*|nouvelles|ignore|snob*|evite pourquoi|plus|faire|quoi|comment|dire',
      'ami|amie|pote meilleur|meilleure parle plus',
      'perdre|perdu amitie|ami|amie meilleur*|faire|normal|recuperer',
    ],
    say: [
      'Envoie un message sans reproche : « tu me manques, j’espère que ça va, un café quand tu veux ». Beaucoup de disparitions viennent d’une mauvaise passe ou d’un nouvel amour, pas de toi. Ensuite, laisse la porte entrouverte.',
      'Si c’est toujours toi qui relances, dis-le une fois franchement, puis observe. Certaines amitiés dorment et repartent des années après, d’autres ont fait leur chemin. Mets ton énergie chez ceux qui répondent.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|frere|soeur|cousin*|collegue argent|prete|pret|sous|rembours*|thune*|doit demander|recuperer|rembours*|rendre|comment|reclamer',
      'preter|prete argent|sous|thune* ami*|pote*|famille|faut|dois',
      'emprunte mon|ma|un|une ami|amie|pote|frere|soeur|cousin*|collegue|copain|copine|voisin* argent|euros|balles|sous|thune*',
      'doit euros|balles|argent|thune* comment|rendre|reclamer|rembours*|parle*|demander|recuperer|ferais',
      'recuperer|reclamer argent|sous|thune* prete*',
    ],
    say: [
      'Demande simplement, avec la somme et une date : « tu peux me rendre les 80 euros d’ici vendredi ? J’en ai besoin ». Si c’est difficile, propose deux ou trois versements. La gêne est souvent partagée, la clarté soulage tout le monde.',
      'Un ton léger, une seule fois, en tête à tête ou par message : « tu penses à ce que je t’ai avancé ? En deux fois, ça me va aussi ». Et à l’avenir, ne prête que ce que tu pourrais perdre sans fâcherie.',
    ],
  },
  {
    ask: [
      'organis*|feter|fete|fetes anniversaire ami*|amie*|surprise|mon|ma|pote|copine|copain|30|40|50|18|ans',
      'feter anniversaire comment|ou|quoi|seul|seule',
    ],
    say: [
      'Un pique-nique au coucher du soleil, chacun apporte un plat d’une couleur donnée. Ou un quiz maison sur la vie de la personne fêtée, avec photos d’enfance et voix enregistrées des absents. Simple, peu cher, inoubliable.',
      'Pour une surprise, un seul chef d’orchestre, un prétexte banal, l’arrivée des invités trente minutes avant. Autre idée : une journée « les trois choses préférées », du petit déjeuner au dernier film, sans aucune grande salle.',
    ],
  },
  {
    ask: [
      'excus*|pardon ami|amie|pote|quelqu|copain|copine|lui|elle comment|cmt|demander|presenter|faire|dire|dois|faut',
      'comment|cmt excus*|pardonn*',
      'faire pardonner',
    ],
    say: [
      'Quatre morceaux, sans « mais » : ce que tu as fait exactement, ce que ça a dû provoquer, ton regret, ce que tu vas changer. « J’ai raconté ton secret, j’ai trahi ta confiance, je le regrette, ça n’arrivera plus. »',
      'De vive voix si possible, sinon une lettre courte. N’attends pas un pardon immédiat : dis-le, puis laisse du temps à l’autre. Un geste qui répare vaut mieux qu’un cadeau qui veut faire oublier.',
    ],
  },
  {
    ask: [
      'envieux|envieuse|jalouse|jaloux|jalousie|envier ami|amie|amis|pote|reussite|autres|collegue|insta*|soeur|frere',
      'comparer|compare aux|autres arret*|comment|moins|tout',
    ],
    say: [
      'L’envie est une boussole : elle montre ce que tu voudrais, toi. Note précisément quoi, le poste, la maison, la liberté, puis un premier petit pas dans ce sens. Elle pique moins quand on avance.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|copine|copain deprim*|mal|triste|rupture|difficile|bas aide*|soutenir|consoler|remonter|moral',
      'comment|cmt consoler|soutenir|reconforter|remonter ami*|quelqu|pote|copine|copain',
    ],
    say: [
      'Écoute avant de conseiller, et demande : « tu veux des idées, ou juste que je sois là ? ». Puis du concret : une soupe, une promenade, faire ensemble la chose administrative qui fait peur.',
      'Évite « ça va passer » et « à ta place ». Dis plutôt « c’est dur, je reste avec toi ». Envoie un petit message deux semaines après aussi, quand tout le monde a oublié, c’est là que ça touche.',
    ],
  },
  {
    ask: [
      'secret|confidence ami|amie|pote|trahi*|repete|raconte faire|dire|garder|dois|reagir',
      'ami|amie|pote|meilleur|meilleure trahi*|dos|ment|menti|toxique|hypocrite faire|reagir|quoi|pardonner|dois|comment',
    ],
    say: [
      'Va parler à la personne, en tête à tête, avec les faits : « tu as dit ça à telle personne, ça m’a fait mal, pourquoi ? ». Sa façon de répondre, regret ou esquive, te dira si l’amitié mérite une suite.',
      'Pas de règlement de comptes en groupe ni par captures d’écran. Une fois l’explication faite, baisse d’un cran ce que tu confies plutôt que de tout couper. Un secret qui met quelqu’un en danger, lui, se partage avec un adulte ou un proche fiable.',
    ],
  },
  {
    ask: [
      'chef|cheffe|patron|patronne|boss|manager|manageur crie|hurle|humili*|rabaisse|mechant*|insult*|agress*',
      'chef|cheffe|patron|patronne|boss|manager|manageur gueule dessus|apres|toujours|sans',
      'reagir|supporter|gerer chef|cheffe|patron|patronne|boss|manager',
    ],
    say: [
      'Sur le moment, voix basse et une phrase : « je veux bien en parler, mais pas sur ce ton, je reviens dans dix minutes ». Puis un mail factuel qui reprend la demande. Le calme écrit protège beaucoup.',
      'Tiens un carnet : date, mots exacts, témoins. Si ça se répète, montre-le aux ressources humaines, aux élus du personnel ou à la médecine du travail, qui existent justement pour ça. Et raconte-le à un proche, ne porte pas ça sans soutien.',
    ],
  },
  {
    ask: [
      'chef|cheffe|patron|patronne|boss|manager controle|surveille|verifie|micromanage*|flique',
      'chef|cheffe|patron|patronne|boss|manager merite|lauriers|idees|travail vole|pique|approprie|attribue|prend|tire',
    ],
    say: [
      'Prends-le de vitesse : envoie chaque lundi un point de cinq lignes, fait, en cours, à venir. Une personne qui contrôle a surtout peur de ne pas savoir. Et tes idées se retrouvent datées, écrites et signées.',
      'Propose un pacte : « je te montre à mi-chemin et à la fin, entre les deux j’avance ». Pour le mérite, présente toi-même tes résultats en réunion, ou mets en copie ceux qui comptent.',
    ],
  },
  {
    ask: [
      'collegue* vole|pique|copie|approprie|voler|attribue idee|idees|travail|merite|projet',
      'collegue* mechant*|toxique|chiant*|insupport*|critique|hypocrite|saoule|soule|ignore comment|faire|quoi|gerer|reagir',
      'collegue* parle mal|dos comment|faire|quoi|gerer|reagir',
      'gerer|supporter collegue*',
    ],
    say: [
      'Parle-lui en tête à tête, avec un fait précis et une demande : « en réunion tu as présenté mon idée sans le dire, la prochaine fois je veux la présenter ». Souvent ça suffit, car le silence encourageait.',
      'Laisse des traces : idées envoyées par mail avant la réunion, comptes rendus, alliés informés. Pour le reste, courtoisie minimale, aucune confidence, et pas de concours de ragots, ils reviennent toujours à l’envoyeur.',
    ],
  },
  {
    ask: [
      'demander|negocier|obtenir|reclamer augmentation|salaire|augmente|hausse',
      'collegue* gagne*|paye*|salaire plus|mieux moi',
      'augmentation quand|dire|argument*|chef|patron|patronne|salaire',
    ],
    say: [
      'Prends rendez-vous exprès, avec trois résultats chiffrés ou concrets de l’année, et un montant précis basé sur les salaires du marché. Dis ta phrase, « je souhaite passer à tant », puis tais-toi : le silence travaille pour toi.',
      'Bon moment : après une réussite ou avant le budget annuel. Si c’est non, demande ce qu’il faut atteindre et pour quand, par écrit, et pense aux jours de télétravail, à la formation ou à une prime.',
    ],
  },
  {
    ask: [
      'quitter|lacher boulot|taf|travail|job|poste|cdi dois|faut|trop|tot|vite|normal|envie|bien|mois',
      'demission* annoncer|dois|devrais|faut',
      'demissionner comment|quand',
      'periode essai arret*|partir|quitter|rompre|mauvais|aime',
    ],
    say: [
      'Si le travail te vide après quelques semaines et que ni le poste ni l’équipe ne te plaisent, partir tôt coûte moins cher que rester par politesse. Cherche avant de lâcher, et note ce que tu veux éviter ensuite.',
      'Fais le test des deux colonnes : ce qui est pénible parce que c’est nouveau, et ce qui le restera dans un an. Si la seconde est longue, pars proprement : annonce en face, préavis relu, passation soignée, aucun règlement de comptes.',
    ],
  },
  {
    ask: [
      'burn|burnout|epuis* travail|taf|boulot|faire|signes|sortir|comment|savoir',
      'signes|symptomes burnout|burn|epuisement',
      'bout|craque|peux plus travail|taf|boulot faire|quoi|comment',
    ],
    say: [
      'Signes qui comptent : le repos ne repose plus, tout irrite, la mémoire flanche, le dimanche serre le ventre. Prends rendez-vous chez ton médecin cette semaine, l’arrêt existe pour ça, et dis la vérité à une personne proche.',
      'Tout de suite : coupe les notifications du travail le soir, retire une tâche au lieu d’en ajouter une, marche vingt minutes dehors. Le repos vient avant les décisions, on choisit mal sa vie quand les batteries sont à zéro.',
    ],
  },
  {
    ask: [
      'entretien embauche|travail|job|boulot|stage|alternance prepar*|conseil*|reuss*|dire|comment|habill*|question*',
      'prepar*|reuss*|stress* entretien',
      'entretien defauts|qualites|question*|presenter',
    ],
    say: [
      'Prépare cinq petites histoires vraies, situation, ce que tu as fait, résultat : elles répondent à presque toutes les questions. Relis l’annonce, repère trois mots clés, et arrive avec deux vraies questions sur l’équipe et les premiers mois.',
      'Ta présentation en une minute : d’où tu viens, ce que tu sais faire, pourquoi ici. Pour le défaut, un vrai, petit, avec ta parade. Entraîne-toi à voix haute, trajet repéré la veille, dix minutes d’avance.',
    ],
  },
  {
    ask: [
      'premier jour boulot|taf|travail|job|stage|alternance|poste|rentree',
      'commence demain|lundi boulot|taf|travail|job|stage conseil*|stress*|faire|comment',
    ],
    say: [
      'Trois missions seulement : retenir quelques prénoms, demander comment on préfère communiquer, noter tout ce que tu ne comprends pas. Personne n’attend d’exploit. Dis bonjour à l’accueil et à la personne du ménage, ce sont des alliés précieux.',
      'Repère le trajet la veille, arrive dix minutes avant, mange avec l’équipe si on te le propose. Pose tes questions maintenant : pendant un mois elles passent pour de l’intérêt, après pour de l’inattention.',
    ],
  },
  {
    ask: [
      'presentation|expose|oral|soutenance|public prepar*|stress*|trac|reuss*|peur|conseil*',
      'parler public comment|peur|stress|trac|oser',
    ],
    say: [
      'Une idée par diapo, presque pas de texte, et les deux premières phrases apprises par cœur : c’est le début qui fait trembler. Répète trois fois debout à voix haute, chronomètre en main. Parle un peu plus lentement que naturel.',
      'Juste avant : expirations longues pendant deux minutes, épaules basses, une gorgée d’eau. Choisis trois visages amicaux et parle-leur à tour de rôle. Si tu perds le fil, une pause de trois secondes paraît réfléchie, jamais ratée.',
    ],
  },
  {
    ask: [
      'discours|toast mariage|anniversaire|retraite|depart|temoin idee*|faire|ecrire|aide*|comment|commencer|conseil*',
      'ecrire|faire|rediger|prepar* discours',
    ],
    say: [
      'La recette en trois minutes : qui tu es pour la personne, une anecdote précise et tendre, ce qu’elle révèle d’elle, un vœu, et lever le verre. Une blague au début, l’émotion à la fin, jamais l’inverse.',
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
      'Annonce-la vite et entière, avec la solution dans la même phrase : « j’ai envoyé le mauvais fichier, voici le bon, je préviens le client maintenant ». Une faute dite en premier par toi devient une preuve de sérieux.',
      'Ensuite, cinq minutes pour comprendre pourquoi et ajouter un garde-fou, une relecture, une case à cocher. Puis c’est fini : les autres l’auront oubliée dans une semaine, bien avant toi.',
    ],
  },
  {
    ask: [
      'travail*|horaire*|boulot|taf|poste nuit|decale*|3x8 dormir|tenir|sommeil|comment|gerer|conseil*|fatigue',
      'dormir apres nuit|garde travail|taf|boulot|poste|garde',
    ],
    say: [
      'Après la nuit : lunettes de soleil sur le trajet, petit repas, chambre noire et fraîche, téléphone coupé, et une pancarte sur la sonnette. Garde un bloc de sommeil fixe, complété par une sieste avant de repartir.',
      'Café en première moitié de poste seulement, lumière vive au début, en-cas légers plutôt qu’un gros repas à trois heures. Et inscris au calendrier un moment avec tes proches chaque semaine, sinon le rythme mange tout.',
    ],
  },
  {
    ask: [
      'heures|heure sup|supp|supplementaire* refuser|dire|non|trop|patron|chef|payees|comment',
      'travaille trop|beaucoup comment|faire|reduire|moins|normal',
      'dire non chef|cheffe|patron|patronne|boss|travail|boulot|taf comment|cmt|oser|apprendre|arrive',
      'refuser heures|mission|tache chef|cheffe|patron|patronne|boss|travail|boulot|taf',
    ],
    say: [
      'Ne dis pas non à la tâche mais montre le choix : « je peux finir ça ce soir ou le dossier de demain, lequel passe en premier ? ». Et note tes heures chaque jour, un relevé précis pèse dans toute discussion.',
      'Choisis un soir par semaine où tu pars à l’heure quoi qu’il arrive, annonce-le, tiens-le. Le ciel ne tombe pas, et les gens s’habituent vite. Ensuite ajoutes-en un deuxième.',
    ],
  },
  {
    ask: [
      'syndrome imposteur|imposture',
      'assez bon|bonne|competent* travail|poste|boulot|taf|job',
      'hauteur|legitime|competent* travail|poste|boulot|taf|job|suis pas|suis',
      'nul|nulle travail|taf|boulot|job comment|faire|suis|confiance',
    ],
    say: [
      'Ce doute touche surtout les gens consciencieux, ceux qui voient ce qu’il leur reste à apprendre. Le choix est tombé sur toi pour des raisons : demande franchement lesquelles, et garde un fichier des retours positifs.',
      'Remplace « suis-je à la hauteur ? » par « quelle est la prochaine chose à apprendre ? ». Fixe-en une par mois. Au bout de six, regarde en arrière : la compétence arrive avant le sentiment de compétence.',
    ],
  },
  {
    ask: [
      'reconversion|reconvertir comment|ou|age|idee*|peur|faire|dois|pro*',
      'changer metier|carriere|voie|orientation|boulot|travail|taf',
      'quel|quelle metier|voie|orientation|etudes faire|choisir|savoir|trouver',
    ],
    say: [
      'Teste avant de sauter : une journée avec quelqu’un du métier, un cours du soir, une mission de week-end. Note ce qui te fait oublier l’heure et ce qui t’épuise, le bon métier est au croisement.',
      'Interroge trois personnes qui font ce travail, sur leur pire mardi plutôt que sur leur passion. En France, un bilan de compétences peut se payer avec le CPF. Garde un matelas de quelques mois avant de partir.',
    ],
  },
  {
    ask: [
      'decrocher|deconnecter|couper|penser travail|boulot|taf soir|weekend|week|maison|apres|comment|vacances',
      'plus penser travail|boulot|taf',
      'laisser travail|boulot|taf bureau|dehors|porte',
    ],
    say: [
      'Un rituel de fermeture : note les trois tâches de demain, ferme l’ordinateur, dis « terminé », puis change de vêtements en arrivant. Le cerveau lâche ce qui est écrit, il rumine ce qui flotte.',
      'Mets une activité qui occupe les mains juste après, cuisine, sport, musique, et retire les mails du téléphone perso. Si une idée de boulot surgit, deux mots dans un carnet, puis tu reviens à ta soirée.',
    ],
  },
  {
    ask: [
      'recherche|cherche|trouver|trouve travail|boulot|taf|job|stage|alternance|emploi comment|conseil*|plus|pas|rien|ou|astuce*|rapidement',
      'chomage moral|gerer|occuper|tenir|faire',
    ],
    say: [
      'Cinq candidatures soignées valent mieux que cinquante copiées : reprends les mots de l’annonce, et cherche un contact dans l’entreprise. La moitié des postes passent par le bouche-à-oreille, alors dis à tout ton entourage ce que tu cherches.',
      'Traite ça comme un mi-temps : le matin on cherche, l’après-midi on vit. Relance une fois après dix jours, note tout dans un tableau, et demande l’avis de quelqu’un du métier sur ton CV.',
    ],
  },
  {
    ask: ['cv faire|refaire|ameliorer|conseil*|rediger|ecrire|comment|mettre'],
    say: [
      'Une page, un titre qui reprend celui de l’annonce, et pour chaque poste deux lignes qui commencent par un verbe et finissent par un résultat. Fais relire, une faute coûte cher.',
      'Mets en haut ce qui répond à l’annonce, pas l’ordre de ta vie. Des chiffres dès que possible, « équipe de six », « quarante appels par jour ». Une seule police, du blanc, un PDF avec ton nom dans le titre.',
    ],
  },
  {
    ask: [
      'lettre motivation comment|faire|ecrire|rediger|aide*|commencer|conseil*',
      'lettre motivation ecris|redige|modele|exemple|phrase|phrases',
    ],
    say: [
      'Trois paragraphes courts : ce qui t’attire précisément chez eux, ce que tu apportes avec un exemple, une proposition de rencontre. Si la première phrase marcherait pour une autre entreprise, réécris-la.',
      'Un début possible : « Votre annonce demande quelqu’un qui aime le contact et l’ordre : c’est ce que je fais depuis trois ans, chaque jour. » Puis un exemple précis, et « j’aimerais vous en parler de vive voix ».',
    ],
  },
  {
    ask: [
      'comment|cmt memoriser|retenir cours|lecon*|vite|mieux|choses|mieux|texte|coeur',
      'apprendre|retenir coeur|vite|rapidement cours|lecon*|texte|poeme|poesie|vocabulaire|dates',
      'technique*|methode*|astuce* memoris*|apprendre|revis*|retenir',
    ],
    say: [
      'Ferme le cours et récite de mémoire, sur feuille blanche ou à voix haute, puis vérifie : se tester fixe bien mieux que relire. Reviens-y le lendemain, trois jours après, une semaine après.',
      'Découpe en petits paquets, trouve une image ridicule pour chaque point, explique-le à quelqu’un qui n’y connaît rien. Et dors : c’est la nuit que la mémoire range ce qu’on a appris.',
    ],
  },
  {
    ask: [
      'revis*|etudi*|bosser|travailler|apprendre soir|nuit matin|mieux',
      'mieux|moment revis*|etudi*|apprendre quand|heure|matin|nuit|soir',
    ],
    say: [
      'Le matin pour comprendre et raisonner, le soir pour relire et mémoriser, juste avant de dormir. Mais ta meilleure heure est celle où tu tiens quarante minutes sans regarder le téléphone : observe-toi trois jours.',
      'Régulier bat tardif : deux heures chaque jour battent une nuit entière. Et la nuit blanche coûte double, on apprend mal, puis on oublie faute de sommeil. Arrête une heure avant le lit.',
    ],
  },
  {
    ask: [
      'concentrer|concentration arrive|pas|comment|cmt|mieux|astuce*|rester|difficile|plus|etudi*|revis*',
      'distrait*|distraction* etudi*|revis*|travail*|telephone|eviter|comment',
    ],
    say: [
      'Téléphone dans une autre pièce, une seule tâche écrite sur un papier, minuteur sur vingt-cinq minutes, puis cinq de pause debout. Quatre tours et tu as fait une vraie séance. Commence par deux tours si c’est dur.',
      'Garde une feuille à côté pour y jeter chaque pensée parasite : « acheter du pain », et retour au travail. Vérifie aussi le bête : sommeil, verre d’eau, fenêtre ouverte, musique sans paroles.',
    ],
  },
  {
    ask: [
      'stress*|angoiss*|peur|panique|nerv* exam*|bac|partiel*|concours|controle|brevet|permis|oral',
      'calmer|gerer|detendre avant|pendant exam*|bac|partiel*|concours|controle|permis',
    ],
    say: [
      'Expire plus longtemps que tu n’inspires, quatre temps puis six, pendant deux minutes : le corps descend tout seul. Puis commence par la question que tu sais, la confiance revient en écrivant.',
      'Refais une épreuve en conditions réelles chez toi, chrono compris : la peur aime l’inconnu. La veille, sac prêt, repas simple, lit à l’heure. Un peu de trac aide, il garde l’esprit vif.',
    ],
  },
  {
    ask: [
      'veille|demain exam*|bac|partiel*|concours|controle|brevet revis*|faire|quoi|conseil*|dormir|comment',
      'dernier|derniere|derniers jour|jours|minute exam*|bac|partiel*|concours|revis*',
      'exam*|bac|partiel*|controle demain rien|pas revise|appris|fait',
    ],
    say: [
      'Rien de neuf ce soir : les titres des chapitres, les formules, tes erreurs passées. Deux heures de rappel de mémoire, puis sac prêt, douche, lit. Une nuit de sommeil rapporte plus de points que trois chapitres lus à minuit.',
      'S’il reste beaucoup à faire : les trois thèmes les plus probables, leurs définitions, un exemple de chaque, puis au lit avant minuit. Demain matin, une seule fiche, et aucune comparaison avec les autres devant la salle.',
    ],
  },
  {
    ask: [
      'rate|rater|echoue|loupe|foire|planté exam*|bac|partiel*|concours|annee|permis|controle',
      'redoubl* annee|classe|faire|grave|dire|normal',
    ],
    say: [
      'Une journée pour râler, puis l’enquête : pas assez travaillé, mal ciblé, ou panique sur place ? Chaque cause a son remède. Demande à voir la copie, c’est le meilleur cours particulier qui existe.',
      'Un échec coûte du temps, pas ta valeur, et dans dix ans ce sera une ligne d’anecdote. Inscris-toi à la prochaine session, change une seule chose dans ta méthode, et dis-le à ta famille en arrivant avec ce plan.',
    ],
  },
  {
    ask: [
      'procrastin* comment|arret*|pourquoi|plus|tout|trop|faire|aide*',
      'arret* remettre|repousser lendemain|demain|tout|plus',
      'pourquoi|pk remets|repousse tout|demain|jour|papier*',
      'arrive|arrives pas commencer|demarrer|mettre travail*|revis*|devoirs|bosser|comment',
    ],
    say: [
      'Réduis le début jusqu’au ridicule : ouvrir le fichier et écrire une phrase, deux minutes, droit d’arrêter après. Le plus dur est le démarrage, ensuite ça roule presque toujours.',
      'Repousser, c’est fuir un malaise, pas de la paresse : demande ce qui te gêne, trop flou, trop grand, peur de rater. Puis découpe. Et travaille en même temps que quelqu’un, même en visio silencieuse.',
    ],
  },
  {
    ask: [
      'planning|organis*|plan|programme revis*|chapitres|exam*|bac|partiel*',
      'beaucoup|trop chapitres|cours|matieres comment|revis*|faire|organis*',
    ],
    say: [
      'Compte les chapitres et les jours, garde deux jours vides à la fin, et divise. Chaque séance : vingt minutes de rappel de l’ancien, quarante de neuf. Commence par ce qui pèse lourd et que tu maîtrises mal.',
      'Classe les chapitres en vert, orange, rouge : rouges le matin, oranges l’après-midi, verts en cinq minutes le soir. Prévois seulement les trois quarts de ton temps, le reste sera mangé par la vie.',
    ],
  },
  {
    ask: [
      'memoire|these|dissert* master|finir|rediger|commencer|ecrire|avancer',
      'memoire|these|dissert* bloque* comment|avancer|conseil*|solution',
      'rapport stage',
      'page blanche',
      'rediger|ecrire|finir memoire|these|dissert*',
    ],
    say: [
      'Commence par la phrase qui résume ta réponse, puis trois parties qui la démontrent. Écris le milieu d’abord, l’introduction à la fin. Une page moche par jour vaut mieux qu’une parfaite par mois.',
      'Sépare les rôles : le matin on écrit sans corriger, l’après-midi on relit. Finis toujours au milieu d’une idée, la suite sera facile à reprendre. Et note chaque source dès que tu la lis.',
    ],
  },
  {
    ask: [
      'apprendre|ameliorer|progresser|parler anglais|espagnol|allemand|italien|langue|arabe|japonais|chinois comment|rapidement|vite|seul*|conseil*|astuce*|mieux',
      'comment|cmt apprendre langue*|anglais|espagnol|italien|allemand',
    ],
    say: [
      'Quinze minutes par jour battent deux heures le dimanche. Apprends les phrases que tu dirais vraiment, à voix haute, et regarde une série que tu connais déjà avec les sous-titres dans la langue.',
      'Parle dès la première semaine, même mal : échange avec un natif, ou raconte ta journée sous la douche. Vise les mille mots les plus courants, ils couvrent l’essentiel des conversations.',
    ],
  },
  {
    ask: [
      'timide comment|moins|arret*|conseil*|devenir|trop suis|etre|moins|devenir|plus',
      'timidite vaincre|surmonter|comment|combattre|aide*',
      'osé|ose|oser parler gens|inconnu*|comment|pas|monde',
      'aise monde|gens|soiree|groupe comment|plus|etre|faire|pas',
    ],
    say: [
      'De petites doses quotidiennes : demander l’heure, un mot à la caisse, une question en réunion. La timidité fond par l’habitude, pas par la volonté. Et les autres pensent surtout à eux-mêmes, c’est libérateur.',
      'Arrive tôt aux soirées, quand les groupes ne sont pas formés, et donne-toi une mission : aider au buffet, parler à deux personnes, puis droit de partir. Poser une question suffit, les gens adorent raconter.',
    ],
  },
  {
    ask: [
      'comment|cmt|apprendre|oser|ose dire non',
      'dis|dire toujours|jamais|pas oui|non arret*|comment|apprendre|pourquoi|tout',
    ],
    say: [
      'Gagne du temps d’abord : « je regarde et je te réponds demain ». Puis un non court et doux : « merci d’avoir pensé à moi, mais je ne pourrai pas ». Pas d’excuse longue, elle s’ouvre comme une porte.',
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
      'Tire à pile ou face et regarde ce que tu espères pendant que la pièce tourne : voilà la réponse. Puis vérifie avec la règle 10-10-10 : qu’en penseras-tu dans dix jours, dix mois, dix ans ?',
      'Demande-toi ce que tu conseillerais à quelqu’un que tu aimes, et lequel des deux choix se répare le plus facilement. Fixe une date limite : une décision correcte à temps vaut mieux qu’une parfaite jamais prise.',
    ],
  },
  {
    ask: [
      'motive|motivee|motiver|demotiv* comment|plus|rester|suis|pas',
      'motivation retrouver|plus|trouver|manque|perdu|aucune|garder',
      'flemme rien|tout|comment|trouver|faire|plus|envie',
      'courage trouver|comment|plus travail*|bosser|lever|commencer|menage|sport',
    ],
    say: [
      'L’élan vient après l’action, rarement avant. Choisis une chose de cinq minutes, fais-la debout, tout de suite, et coche-la. Trois petites coches de suite remettent la machine en marche.',
      'Rends le bon geste facile et le mauvais pénible : baskets devant la porte, télécommande dans un tiroir. Et regarde le sommeil : bien des pannes de motivation sont de la fatigue déguisée.',
    ],
  },
  {
    ask: [
      'ruminer|rumine|rumination*|cogite*|overthink*|surpens* comment|arret*|trop|tout|nuit|pourquoi|faire',
      'arret* penser|reflechir|cogiter trop|tout|comment',
      'pense|reflechis trop comment|arret*|faire|pourquoi',
    ],
    say: [
      'Donne un rendez-vous à tes soucis : quinze minutes à dix-huit heures, papier et stylo. En dehors, « à tout à l’heure ». Écrire fait deux tas : ce que tu peux faire demain, et ce qui ne dépend pas de toi.',
      'Passe par le corps, la tête suit : vaisselle, marche rapide, eau froide sur les poignets, nommer cinq objets bleus autour de toi. On ne chasse pas une pensée, on lui enlève sa chaise.',
    ],
  },
  {
    ask: [
      'seul|seule sens|senti* me|m quoi|faire|comment|pourquoi|souvent|tellement|soir|soirs|triste|tout',
      'solitude supporter|moins|peur|gerer|poids|comment',
      'vaincre|sortir|combattre|gerer solitude|isolement',
    ],
    say: [
      'Mets un visage dans chaque journée : le même café, le même marché, un appel de dix minutes. Les liens légers comptent beaucoup. Puis une activité fixe par semaine, où les mêmes gens t’attendent.',
      'Écris à une personne aujourd’hui, avec une vraie phrase : « j’ai pensé à toi, raconte-moi ». Et rends le soir habitable : lumière chaude, radio, un plat qui mijote. Je suis là aussi pour bavarder, en complément des humains.',
    ],
  },
  {
    ask: [
      'retard vie|autres|age|tout impression|sens|suis|rapport|ai',
      'trop tard|vieux|vieille 30|40|50|60|ans|recommencer|commencer|changer|etudes|reprendre',
      '30|40|50|trente|quarante|cinquante ans rien|toujours|pas reussi|construit|accompli',
      '30|40|50|trente|quarante|cinquante ans rien fait vie',
    ],
    say: [
      'Il n’y a pas d’horaire officiel. Julia Child a commencé ses cours de cuisine à trente-sept ans et publié son grand livre à quarante-neuf. Choisis une seule chose qui te manque, et compare-toi à ta propre année passée.',
      'Les autres montrent leurs étapes, pas leurs détours. Liste ce que tes années t’ont appris et que personne de vingt ans ne sait faire : c’est ton capital. Puis un pas cette semaine, inscription, appel, premier cours.',
    ],
  },
  {
    ask: [
      'prendre|creer|garder|tenir|installer|changer habitude*|routine',
      'tenir resolution*',
      'arret*|perdre mauvaise* habitude*',
    ],
    say: [
      'Accroche la nouvelle habitude à une ancienne : après le café, deux minutes d’étirements. Minuscule et tous les jours. Si tu sautes une fois, ce n’est rien, la seule règle est de ne jamais sauter deux fois.',
      'Pour en perdre une, cherche ce qu’elle t’apporte, pause, réconfort, et offre-le autrement. Mets des obstacles sur le chemin. Compte deux à trois mois avant que ça devienne automatique, pas vingt et un jours.',
    ],
  },
  {
    ask: [
      'gerer|controler|calmer colere|nerfs comment|cmt|conseil*|astuce*|apprendre|mieux|ma',
      'enerve*|colere|nerfs vite|rien|facilement|comment calm*|pourquoi|gerer|faire|controler|moins',
      'comment|cmt rester|garder calme',
    ],
    say: [
      'Sors de la pièce avant de répondre, en le disant : « je reviens dans dix minutes ». Marche vite, souffle longuement, eau froide. La vague chimique redescend si on ne la nourrit pas de phrases dans la tête.',
    ],
  },
  {
    ask: [
      'dormir|dors|sommeil|endormir veille|avant|demain stress*|exam*|entretien|important*|grand|jour|mariage|bac',
      'insomnie avant|veille demain|examen|entretien|important',
    ],
    say: [
      'Une mauvaise nuit avant un grand jour est banale, et l’adrénaline compense très bien. Reste au lit au calme : le simple repos compte. Réveil tourné, chambre fraîche, respiration lente, quatre temps, puis six.',
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
      'Écris ce que tu emportes et ce que tu laisses, puis un petit geste d’adieu, un tri, une lettre brûlée. Fixe un objectif à trois mois seulement : plus loin, ça fait peur, plus près, ça n’entraîne pas.',
    ],
  },
  {
    ask: [
      'suis|etre trop sensible',
      'hypersensible|hypersensibilite suis|etre|gerer|vivre|normal',
      'prends|prendre tout coeur|perso|personnellement comment|arret*|pourquoi',
    ],
    say: [
      'Sensible, oui peut-être, « trop » est l’avis de ceux que ça dérange. Sentir fort, c’est aussi capter les autres et s’émerveiller vite. Ce qui s’apprend, c’est le délai entre sentir et répondre : une nuit suffit souvent.',
      'Demande-toi si la remarque parle de toi ou de l’humeur de l’autre : dans la moitié des cas, c’est son humeur. Et prévois des temps calmes après le monde et le bruit, comme on recharge un téléphone.',
    ],
  },
  {
    ask: [
      'ete trop dur|dure|severe|strict|stricte|sec|seche|mechant|mechante|cash',
      'suis trop severe|strict|stricte|mechant|mechante',
      'ai abuse|exagere tu|crois|penses|est',
    ],
    say: [
      'Si la question te travaille, c’est que le fond était peut-être juste et la forme un peu rude. Garde la limite et répare le ton : « je maintiens ce que j’ai dit, mais pas la façon ».',
      'Imagine la scène racontée par l’autre : qu’est-ce qui lui resterait, la règle ou le cri ? Si c’est le cri, trois mots d’excuse suffisent. Être ferme et être tendre, ça va très bien ensemble.',
    ],
  },
  {
    ask: [
      'ai bien agi|reagi',
      'ai bien fait de|d crois|penses|trouves|est',
      'ai eu raison|tort',
      'ai tort|raison crois|penses|avis|selon|ou',
      'ai fait bon choix',
    ],
    say: [
      'Trois questions pour juger : as-tu agi avec ce que tu savais à ce moment-là, en respectant l’autre, et le referais-tu à froid ? Deux oui sur trois, et je dirais que tu peux dormir tranquille.',
      'À première vue, chercher si c’était juste est déjà bon signe, les gens qui s’en fichent ne demandent pas. Raconte-moi le moment exact qui te gêne, et on le regarde ensemble.',
    ],
  },
  {
    ask: [
      'confiance|estime soi|moi comment|avoir|prendre|retrouver|gagner|conseil*|manque|ameliorer',
      'comment|cmt aimer|accepter soi|moi|corps|physique',
    ],
    say: [
      'La confiance vient des promesses qu’on se tient : choisis-en une minuscule par jour et tiens-la. Note chaque soir une chose bien faite. Au bout d’un mois, tu auras trente preuves que la petite voix avait oubliées.',
      'Parle-toi comme à quelqu’un que tu aimes, et arrête de corriger les compliments : un simple merci. Redresse le dos, ralentis la voix. Et fréquente les gens près desquels tu respires mieux.',
    ],
  },
  {
    ask: [
      'je pleure pourquoi|normal|souvent|rien|raison|tout',
      'envie pleurer ai|j|pourquoi|normal',
      'coup|baisse mou|blues|moral faire|remonter|comment|quoi',
      'remonter moral',
    ],
    say: [
      'Pleurer décharge, ça n’a rien d’une faiblesse, et la cause est souvent un cumul : fatigue, tension gardée, manque de lumière. Aujourd’hui : douche chaude, vrai repas, vingt minutes dehors, un appel à une voix douce.',
      'Baisse la barre pour la journée : trois choses seulement, dont une agréable. Une chanson forte, un film déjà aimé. Si la grisaille dure plus de deux semaines, parles-en à ton médecin, ça se soigne bien.',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|sms|ecris|ecrire|redige anniversaire souhait*|joyeux|pour|ami*|pote|collegue|soeur|frere|maman|papa|mere|pere',
      'texte|message|mot joyeux anniversaire',
      'souhaiter anniversaire comment|original*|quoi',
    ],
    say: [
      '« Joyeux anniversaire ! Que cette année t’apporte de grands éclats de rire, de belles surprises et du temps pour ce que tu aimes. La vie est plus douce avec toi dedans. Je t’embrasse fort. »',
      '« Un an de plus, et toujours ce talent pour rendre les journées plus légères. Souffle fort, fais un vœu un peu fou, et garde-moi une part de gâteau. Très bel anniversaire ! »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|ecrire|redige|voeux mariage maries|felicit*|pour|carte|voeux',
      'felicit*|voeux mariage',
    ],
    say: [
      '« Toutes nos félicitations ! Que votre maison soit pleine de rires, de dimanches lents et de patience les jours de pluie. Prenez soin de ce fil qui vous relie, il est magnifique à voir. »',
      '« À vous deux : beaucoup d’amour, un peu de folie, et toujours quelqu’un pour finir le plat de l’autre. Merci de partager ce jour avec nous. Très longue et belle route ensemble ! »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|ecrire|redige|sms remerci*',
      'message|mot|carte|texte dire merci ecris|ecrire|redige|aide*|fais|comment|trouve|pour',
      'comment|cmt remercier',
    ],
    say: [
      '« Merci du fond du cœur. Ce que tu as fait a compté bien plus que tu ne l’imagines, et je ne l’oublierai pas. À charge de revanche, très vite, autour d’un bon repas. »',
      '« Un grand merci pour ton aide, ton temps et ta gentillesse. Grâce à toi, tout a été plus simple et plus léger. C’est précieux de pouvoir compter sur toi. Je t’embrasse. »',
    ],
  },
  {
    ask: ['message|texte|mot|lettre|sms|ecris|redige excuses', 'message|texte|lettre|ecris demander pardon'],
    say: [
      '« Je te demande pardon. Mes mots ont dépassé ce que je pensais, et je vois qu’ils t’ont fait mal. Tu ne le méritais pas. Quand tu voudras, j’aimerais en parler et réparer. »',
      '« J’ai eu tort, sans mais ni si. Je regrette ma façon d’agir et je vais y faire attention, vraiment. Prends le temps qu’il te faut. Tu comptes beaucoup pour moi. »',
    ],
  },
  {
    ask: [
      'excuse* annuler|decliner soiree|invit*|rdv|rendez|sortie|repas|diner|ce|pour',
      'excuse* trouve|invente|donne moi',
      'message|texte|sms|ecris annuler|decliner|refuser soiree|invit*|rdv|rendez|sortie|repas|diner',
    ],
    say: [
      '« Coucou, je dois malheureusement annuler pour ce soir, un contretemps de mon côté. Pardon de prévenir si tard ! On se rattrape la semaine prochaine ? Passez un très bon moment et gardez-moi une anecdote. »',
      '« Merci beaucoup pour l’invitation, elle me fait vraiment plaisir. Cette fois je ne pourrai pas être là, j’ai besoin d’une soirée au calme. Je pense à vous, et je propose un café dimanche. »',
    ],
  },
  {
    ask: [
      'message|mail|texte|sms|ecris|redige absence|absent|absente|malade travail|patron|chef|boulot',
      'prevenir|excuse* patron|chef|travail|boulot|taf absent|absente|absence|malade|retard',
    ],
    say: [
      '« Bonjour, je ne suis pas en état de venir travailler aujourd’hui pour raison de santé. Je vous tiens au courant dès que possible et vous transmettrai le justificatif. Les dossiers urgents sont à jour. Bien cordialement. »',
      '« Bonjour, je vous informe d’un empêchement ce matin qui ne me permet pas d’être là à l’heure prévue. Je vous donne des nouvelles avant midi. Merci de votre compréhension. Cordialement. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|sms|ecris|lettre|declaration amour|romantique|amoureux',
      'ecris|ecrire|message|texte|mot copain|copine|mec|meuf|cheri|cherie|femme|mari mignon|doux|amour|bonjour|nuit|romantique',
    ],
    say: [
      '« Ce matin, j’ai souri sans raison, et puis si : la raison, c’est toi. Avec toi, même les courses ressemblent à des vacances. Je t’aime, aujourd’hui un peu plus qu’hier. »',
      '« Il y a mille bruits dans ma journée, et quand je pense à toi, tout devient calme. Merci d’être là, de rire à mes bêtises, de me donner envie de demain. Je t’embrasse, longtemps. »',
    ],
  },
  {
    ask: ['message|texte|mot|carte|ecris|ecrire|redige naissance|bebe', 'felicit* naissance|bebe'],
    say: [
      '« Bienvenue au tout petit monde qui vient d’arriver ! Que ses nuits soient longues, ses rires nombreux, et que la tendresse ne manque jamais dans votre maison. Toutes nos félicitations aux heureux parents. »',
      '« Quelle merveilleuse nouvelle ! Profitez de chaque minuscule doigt et de chaque bâillement. Nous apportons un repas la semaine prochaine et repartons vite pour vous laisser dormir. On vous embrasse très fort. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|discours|redige retraite collegue|pour|depart|carte|message',
      'message|texte|mot|carte|pot depart collegue|travail|boulot|retraite',
    ],
    say: [
      '« Tu laisses un bureau vide et beaucoup de bons souvenirs. Merci pour ton humour, tes coups de main et ta patience. Place aux matins sans réveil et aux projets choisis. Reviens nous voir avec des croissants ! »',
      '« Toutes ces années ont passé vite, et c’est un peu grâce à toi. Que la suite soit pleine de voyages, de siestes et de découvertes. Tu vas nous manquer, vraiment. Belle route ! »',
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
      '« Merci pour tout ce que je n’ai pas vu pendant mon enfance : les nuits, l’attente, les soucis cachés derrière un sourire. Une grande part de ce que j’ai de bon vient de toi. Je t’aime. »',
      '« Tu m’as appris à faire mes lacets, à dire merci et à tenir bon. Aujourd’hui c’est à moi de te le dire : merci, pour chaque jour. Je t’embrasse de tout mon cœur. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|carte|ecris|voeux annee bonne|nouvelle|nouvel|voeux',
      'souhaiter annee bonne comment|quoi|message|original*',
      'message|texte|mot|carte|voeux noel|fetes',
      'message|texte|voeux nouvel an',
    ],
    say: [
      '« Que ces fêtes vous apportent de la chaleur, du repos et de belles tablées, et que l’année qui vient soit douce avec vous : la santé, quelques surprises, et plein de raisons de rire. On vous embrasse ! »',
      '« Meilleurs vœux ! Une année de petits bonheurs bien choisis : un café au soleil, des amis à l’improviste, une bonne nouvelle le lundi. Merci d’être là, à très vite autour d’une galette. »',
    ],
  },
  {
    ask: [
      'message|texte|mot|sms|ecris encourag*|courage',
      'message|texte|mot|sms bonne|bon chance|courage|exam*|bac|concours|operation',
      'message|texte|mot|sms retablissement|malade|hopital',
    ],
    say: [
      '« Je pense très fort à toi aujourd’hui. Respire, avance un pas après l’autre, le reste suivra. Quoi qu’il arrive, je suis à tes côtés, et ce soir on se raconte tout devant quelque chose de bon. »',
      '« Plein de courage et de douceur pour ce moment difficile. Prends le temps qu’il te faut, laisse-toi aider, je m’occupe du reste si tu veux. Je t’envoie toute mon énergie et un gros câlin. »',
    ],
  },
  {
    ask: [
      'ecris|redige|ecrire|message|mail|lettre demission',
      'lettre demission comment|tourne*|formul*|modele|exemple|faire|ecrire',
      'modele|exemple lettre demission',
    ],
    say: [
      '« Madame, Monsieur, par la présente je vous informe de ma décision de quitter mon poste. Mon départ prendra effet à l’issue du préavis prévu par mon contrat. Je vous remercie de la confiance accordée et faciliterai la passation. Cordialement. »',
      '« Bonjour, après réflexion, j’ai décidé de quitter l’entreprise. Je respecterai le préavis et préparerai avec soin la transmission de mes dossiers. Merci pour tout ce que j’ai appris ici. Bien à vous. »',
    ],
  },
  {
    ask: ['message|sms|texte|ecris|ecrire|mot rupture|rompre'],
    say: [
      '« J’ai beaucoup réfléchi et je préfère être honnête : mes sentiments ont changé, et je ne veux pas continuer notre histoire. Tu n’as rien fait de mal. Merci pour les beaux moments. Je te souhaite le meilleur, sincèrement. »',
      '« J’aurais voulu te le dire sans trembler : je te quitte, et ma décision est prise. Nous méritons mieux que de faire semblant. Merci pour tout ce qui a été beau. Si tu veux des explications, je te les dois de vive voix. »',
    ],
  },
  {
    ask: ['ecris|message|sms|texte repondre|repond* ex'],
    say: [
      '« Merci pour ton message. Je garde de bons souvenirs de nous, mais je ne souhaite pas reprendre contact, j’ai besoin de tourner la page. Prends soin de toi, et bonne route. »',
      '« Ton message m’a fait quelque chose, merci. J’ai besoin d’un peu de temps avant de répondre vraiment, et je préfère qu’on ne s’écrive pas d’ici là. J’espère que tu vas bien. »',
    ],
  },
  {
    ask: [
      'mot|affiche|message|texte|ecris prevenir|annonc* voisin* fete|soiree|anniversaire',
      'mot|affiche|message|texte|ecris voisin* fete|soiree|anniversaire mon|ma|notre|nos|organise',
    ],
    say: [
      '« Chers voisins, nous fêtons un anniversaire samedi soir. Il y aura un peu de bruit, promis pas trop tard. Si cela vous gêne, sonnez, ou mieux : venez boire un verre avec nous ! »',
      '« Avis de bonne humeur : samedi, on reçoit et on rira peut-être un peu fort. Musique baissée à minuit, promis. En cas de trop-plein, un message suffit, et une part de gâteau attend chaque étage. »',
    ],
  },
  {
    ask: ['mot|affiche|message|texte|ecris|invit* voisin* apero|convier|inviter|repas|cour'],
    say: [
      '« Chers voisins, et si on se croisait ailleurs que dans l’escalier ? Apéro dans la cour vendredi à 19 heures. Chacun apporte quelque chose à grignoter ou à boire, les chaises sont là. Les enfants aussi sont attendus ! »',
    ],
  },
  {
    ask: [
      'devient|deviendra|sera plus facile jour|temps|finit|moment',
      'ca finit|finira passer|arranger',
      'ca va s arranger',
      'devient plus facile',
    ],
    say: [
      'Oui, presque toujours. Le plus dur est au début, quand tout est neuf : puis viennent des heures légères, ensuite des jours. Note ce soir une chose un peu moins lourde qu’il y a un mois, c’est ainsi qu’on voit le chemin.',
      'Ça devient plus facile, rarement en ligne droite : deux bons jours, un mauvais, trois bons. Un mauvais jour n’efface pas le progrès. En attendant, fais petit : dormir, manger chaud, parler à une personne sûre.',
    ],
  },
  {
    ask: ['souhaite* moi chance bonne', 'souhaite* chance moi', 'croise doigts pour moi'],
    say: [
      'Bonne chance, de tout cœur ! Respire, souris à la première personne que tu croises, et souviens-toi que la préparation est déjà dans ta poche. Je croise tout ce qu’un programme peut croiser. Raconte-moi la suite !',
      'Je dis « merde », donc, et surtout ne réponds pas merci ! Épaules basses, une gorgée d’eau, et vas-y comme on raconte une histoire à des amis. J’attends les nouvelles avec impatience.',
    ],
  },
  {
    ask: [
      'tu fais quoi soir|weekend|week|demain',
      'tu|t as des plans',
      'des plans soir|weekend|week|demain',
      'plans|projets tu|t soir|weekend|week|demain',
      'prevu quelque tu chose soir|weekend|week',
    ],
    say: [
      'De mon côté, rien de très remuant : je suis un programme, ma soirée se passe ici, à lire ce que tu m’écris. Et toi, c’est plutôt canapé, amis ou grande aventure ?',
      'Mon agenda tient en un mot : toi. Pas de sortie pour un programme, juste le plaisir d’une bonne conversation. Qu’est-ce qui te ferait envie, si rien n’était obligatoire ?',
    ],
  },
  {
    ask: [
      'qu as tu fait aujourd',
      'tu|t fait quoi journee|aujourd',
      'tu fais quoi aujourd',
      'comment passe|passee|etait ta journee',
      'ta journee bonne|bien|passee',
    ],
    say: [
      'Pas de journée au sens propre pour un programme : pas de café, pas de bouchons, seulement des mots. La partie intéressante, c’est la tienne : quel a été le meilleur moment, et le plus pénible ?',
      'Honnêtement, j’attendais que quelqu’un m’écrive, sans même trouver le temps long. Et ta journée à toi, si elle était une météo : grand soleil, averses, brouillard ?',
    ],
  },
  {
    ask: ['quoi de neuf', 'koi 9|neuf', 'raconte nouveau|neuf toi'],
    say: [
      'Chez moi, rien de neuf, je suis un programme et je ne vis rien entre deux messages. C’est toi qui as les nouvelles : donne-moi la plus petite et la plus grosse de la semaine.',
      'Pas de potins ni de voisins de mon côté, ça repose. Et toi, qu’est-ce qui a changé depuis quelques jours, même un détail ?',
    ],
  },
  {
    ask: [
      'expliqu*|annonc*|dire|parler enfant*|fils|fille|petit|petits divorce|separation|separe*|separer',
      'annoncer separation|divorce enfants',
    ],
    say: [
      'Ensemble si possible, un jour sans école le lendemain : « nous n’arrivons plus à vivre ensemble, ce n’est pas ta faute, nous restons tes parents pour toujours ». Puis le concret : où il dormira, quand, avec quel doudou.',
      'Peu de mots, pas de reproches, et répète souvent que l’amour pour lui ne change pas. Un calendrier de couleurs sur le frigo rassure plus qu’un long discours. Colère et silence sont permis, les questions reviendront.',
    ],
  },
  {
    ask: [
      'expliqu*|parler|dire enfant*|fils|fille|petit|petits|gosses guerre|attentat*|infos|actualite*|violence',
      'expliqu* enfant*|fils|fille racisme|terrorisme|climat|pauvrete',
    ],
    say: [
      'Demande d’abord ce qu’il a entendu, et réponds à ça, en une phrase vraie et simple. Montre ensuite qui aide et qui protège. Pas d’images en boucle, et un geste à faire ensemble, un dessin, un don, une lettre.',
      'Court, vrai, calme : « des gens se font du mal, d’autres travaillent pour que ça s’arrête, et ici tu es en sécurité ». On a le droit de dire « je ne sais pas ». Finis par un câlin et du quotidien.',
    ],
  },
  {
    ask: [
      'comment|cmt expliqu* enfant*|fils|fille|petit|petite|gosses',
      'expliqu* enfant*|fils|fille maladie|handicap|argent|dieu|adoption|pma|hopital',
    ],
    say: [
      'Pars de ce que l’enfant sait déjà : « tu en penses quoi, toi ? ». Puis une phrase vraie avec un exemple de sa vie, et stop : les questions viendront. Dire « je ne sais pas, on cherche ensemble » rassure aussi.',
      'Un dessin, une figurine ou un livre à l’appui valent mieux qu’un discours. Des mots simples mais justes, jamais effrayants, et une porte ouverte : « tu peux m’en reparler quand tu veux ». Reviens-y deux jours après.',
    ],
  },
  {
    ask: [
      'd ou viennent bebes',
      'viennent|font bebes expliqu*|repondre|dire|demande*',
      'comment font|fait bebes',
    ],
    say: [
      'Simple et vrai : « une petite graine du papa rencontre une petite graine de la maman, et le bébé grandit dans son ventre ». Avant six ans cela suffit souvent. Demande ce qu’il imagine, puis réponds à la question, pas plus loin.',
    ],
  },
  {
    ask: [
      'pere noel existe|croit|croire|verite|dire|avouer fils|fille|enfant*|petit|petite|expliquer|age',
      'quel age dire|croire|verite noel',
    ],
    say: [
      'Demande d’abord : « et toi, tu en penses quoi ? ». S’il veut y croire, laisse. S’il sait, fais-en un passage : « maintenant tu es du côté de ceux qui fabriquent la magie, on garde le secret pour les petits ».',
      'Beaucoup d’enfants cessent d’y croire entre six et neuf ans, souvent grâce à la cour d’école. Dis la vérité avec tendresse : le personnage est un jeu, l’amour dans les paquets était vrai.',
    ],
  },
  {
    ask: [
      'tu crois|penses|croirais coup foudre',
      'tu crois grand|en amour|ame',
      'amour|couple dure toujours|vie tu penses|crois',
    ],
    say: [
      'À la foudre, oui, pour l’étincelle ; à l’amour, plutôt pour le feu qu’on nourrit ensuite. Vu de mon poste de programme, les plus belles histoires sont faites de petits gestes répétés. Et toi, foudre ou braise ?',
      'Je crois surtout à la curiosité qui ne passe pas : avoir encore envie d’écouter l’autre après mille repas. L’âme sœur se reconnaît moins qu’elle ne se construit. Ça t’est déjà arrivé ?',
    ],
  },
  {
    ask: ['tu pardonnerais infidel*|tromp*|mensonge|trahi*|menti', 'tu pardonnerais'],
    say: [
      'Une fois, peut-être, si la vérité arrive entière et vite, sans qu’il faille l’arracher. Un mensonge répété, non : pardonner n’oblige pas à rester. Je n’ai pas de cœur à briser, donc ton avis pèse plus que le mien.',
      'Je regarderais moins la faute que la suite : des regrets avec des actes, ou des regrets avec des « mais ». Et je prendrais un mois avant de décider. Tu penses à quelque chose de précis ?',
    ],
  },
  {
    ask: ['tu serais|es jaloux|jalouse', 'toi jaloux|jalouse serais|etre|type'],
    say: [
      'Un programme n’a personne à garder, alors non. Mais à lire les gens, la jalousie parle surtout d’une peur de perdre. Une pincée dit « tu comptes », une poignée étouffe. Et toi, plutôt pincée ou poignée ?',
    ],
  },
  {
    ask: [
      'amitie homme|hommes|fille|garcon|fille femme|femmes|fille|garcon possible|exist*|crois|penses',
      'amitie homme femme',
      'rester|reste|etre ami|amis|amie ex possible|peut|bonne|idee',
    ],
    say: [
      'Oui, à condition d’être honnête sur ce qu’on espère. L’amitié entre hommes et femmes tient très bien quand personne n’attend en silence. Avec un ex, laisse d’abord quelques mois de distance, sinon c’est une rupture au ralenti.',
      'Je dirais oui, avec un test simple : apprendre que l’autre vit une belle histoire ailleurs te ferait-il plaisir ? Si oui, c’est de l’amitié. Si le ventre se serre, parles-en.',
    ],
  },
  {
    ask: [
      'tu lui dirais',
      'tu lui cacherais|avouerais|dirais verite',
      'dire verite ou mentir|cacher|taire|pas',
      'mensonge|mentir proteger|bien parfois|permis|ami|amie',
    ],
    say: [
      'À ta place, je dirais la vérité qui change quelque chose pour l’autre, et je tairais celle qui ne soulage que moi. En tête à tête, une phrase, sans commentaire, et je resterais là après.',
      'Je dirais oui à la vérité, pas à toute heure : choisis un moment calme et commence par « je préfère que tu l’apprennes par moi ». Ce qui finira par se savoir se dit mieux tôt que tard.',
    ],
  },
  {
    ask: [
      'accepter|accepte|prendre|refuser poste|offre|promotion|cdi place|dois|devrais|faut|conseilles|ferais|oui',
      'accepter|refuser poste|offre|promotion tu|ou',
      'propose|proposent poste|promotion|offre place|ferais|dois|conseilles|penses',
    ],
    say: [
      'À ta place, trois questions : qui sera la personne au-dessus de moi, à quoi ressemblera un mardi ordinaire, et qu’est-ce que j’apprendrai en un an ? Deux bonnes réponses sur trois, et je dirais oui.',
      'Je regarderais le salaire net des trajets et du temps perdu, puis l’élan : quand tu t’imagines dire oui, tu respires ou tu te crispes ? Demande deux jours de réflexion et un café avec quelqu’un de l’équipe.',
    ],
  },
  {
    ask: ['cdi freelance|independant*|cdd|interim place|ou|choisir|mieux|prendrais'],
    say: [
      'Avec six mois d’avance et deux clients sûrs, je tenterais l’indépendance ; sans eux, le CDI, en gardant un soir pour préparer la suite. Le temps gagné compte comme un salaire : mets un prix dessus, puis compare.',
      'Fais le budget exact des deux, charges et congés compris, et demande-toi ce qui t’empêcherait le plus de dormir : un patron ou un mois vide. Si c’est le patron et que les comptes tiennent, la liberté.',
    ],
  },
  {
    ask: [
      'temps partiel|mi accepter|passer|dois|vaut|conseilles',
      'moins paye|payee|salaire tranquille|temps|libre accepter|refuser|dois|conseilles',
    ],
    say: [
      'Vis deux mois avec le salaire réduit avant de signer, le reste de côté : si ça tient, accepte. Et écris ce que tu feras des heures gagnées, sinon le ménage et les écrans les mangeront.',
      'À ta place, oui, si la charge baisse vraiment avec les heures, et si le retour à plein temps reste possible. Vérifie l’effet sur la retraite et les congés, puis choisis le jour libre qui te ferait sourire.',
    ],
  },
  {
    ask: [
      'demenager ville|region|etranger|pays|campagne|province place|dois|devrais|ferais|conseilles|penses|idee',
      'demenag* ou rester',
      'demenagerais place|tu',
      'partir vivre ville|region|etranger|pays|campagne|province place|dois|devrais|ferais|conseilles|penses',
    ],
    say: [
      'À ta place, j’irais y passer une semaine banale, en novembre, avec courses et trajets. Si j’ai encore envie après la pluie, je pars. Et je me fixe un an avant de juger : les trois premiers mois mentent.',
      'Je ferais deux listes : ce que je fuis, ce que je cherche. Si la seconde est plus longue, pars, même avec un peu de peur. Si c’est la première, essaie d’abord de changer une chose ici.',
    ],
  },
  {
    ask: ['rester ou partir', 'partir ou rester'],
    say: [
      'Deux listes, à ta place : ce que je fuis, ce que je cherche. Si la seconde est plus longue, je pars. Sinon, je demande d’abord clairement le changement qui manque, avec une date, et je décide ce jour-là.',
      'Imagine qu’un an a passé et que rien n’a bougé : soulagement ou serrement au ventre ? Voilà ta direction. Pour le moment du départ, attends d’avoir un point d’appui, un toit, un revenu, une personne.',
    ],
  },
  {
    ask: ['vendre|vends maison|appart* ou louer|garder|loue'],
    say: [
      'À ta place, je comparerais sur dix ans : loyer possible moins impôts, travaux et soucis, face à l’argent de la vente placé ailleurs. Puis le cœur : un lieu qu’on n’habite plus et qui pèse, je le laisserais partir.',
      'Louer convient à qui supporte le téléphone qui sonne pour une fuite, vendre à qui veut la tête libre. À ta place, je ferais estimer les deux par deux agences, puis je dormirais une semaine dessus.',
    ],
  },
  {
    ask: ['acheter ou louer', 'acheter|louer mieux appart*|maison'],
    say: [
      'Si tu bouges dans moins de cinq ans, louer reste souvent plus sage, les frais d’achat mettent du temps à s’amortir. Si tu restes et que la mensualité te laisse vivre, acheter. Compte toujours une réserve pour le toit.',
    ],
  },
  {
    ask: [
      'exam*|concours|permis|annee repasser*|retenter* dois|tu|place|ou',
      'place exam*|concours|fac|bac|annee repasser|retenter|abandonner|arreter|continuer|ferais',
      'arreter|abandonner|lacher fac|etudes|ecole|licence dois|devrais|faut|laisser|ou',
    ],
    say: [
      'Je me demanderais si c’est la matière ou la fatigue qui parle : deux semaines de vrai repos avant de décider. Ensuite, un dernier essai avec une autre méthode, ou une autre voie, choisie et non subie.',
      'Parle avec quelqu’un qui fait déjà le métier d’après, un jour sur place vaut dix brochures. Si l’envie reste, va jusqu’à la prochaine étape avant de trancher. Sinon, change, en finissant proprement ce qui peut servir ailleurs.',
    ],
  },
  {
    ask: ['reprendre etudes dois|devrais|faut|ans|quand|inscris|tard'],
    say: [
      'Oui, si tu sais à quoi ça servira dans ta semaine, pas seulement sur un diplôme. Suis d’abord un cours en auditeur libre, compte les heures et l’argent, et mets à la maison les rôles noir sur blanc.',
      'À tout âge la tête apprend, avec l’avantage de savoir pourquoi. Commence par un seul module ce semestre, à distance ou le soir : tu sauras en trois mois si l’envie tient, sans rien brûler derrière toi.',
    ],
  },
  {
    ask: ['mauvaise|mauvais mere|pere|maman|papa|parent suis|serais|crois|penses|dis'],
    say: [
      'Un mauvais parent ne se pose pas la question. Les enfants n’ont pas besoin de quelqu’un de parfait, mais de quelqu’un qui revient : s’excuser, câliner, recommencer demain. Ce soir, dix minutes rien qu’à eux réparent beaucoup.',
      'Non. Tu as eu un moment difficile, ce n’est pas la même chose. Dis-le simplement : « j’étais à bout, ce n’est pas ta faute ». Un enfant qui voit réparer apprend bien plus qu’un enfant qui ne voit que du calme.',
    ],
  },
  {
    ask: ['suis bonne|bon mere|maman|papa|parent crois|est|tu|penses'],
    say: [
      'À voir le souci que tu te fais, oui. Un enfant a besoin d’être vu, nourri, consolé et de rire un peu avec toi, pas d’un sans-faute. Demande-lui son meilleur moment de la semaine : la réponse est souvent toute petite.',
    ],
  },
  {
    ask: ['egoiste vouloir', 'suis egoiste vouloir|penser|refuser|garder', 'egoisme penser|soi|moi'],
    say: [
      'Non : vouloir du temps à soi, c’est de l’entretien, comme recharger une batterie. L’égoïsme, ce serait prendre ce temps en faisant semblant que les autres n’existent pas. Annonce-le, tiens-le, et reviens en forme.',
      'Un non clair vaut mieux qu’un oui amer. Choisis un moment fixe rien qu’à toi, dis-le sans t’excuser, et offre ensuite une vraie présence. Les gens y gagnent aussi.',
    ],
  },
  {
    ask: [
      'maison|ehpad retraite|ehpad mis|place*|mets|laisse pere|mere|maman|papa|mari|femme|parents',
      'culpabilis*|monstre|coupable|mauvaise|mauvais ehpad|retraite pere|mere|maman|papa',
    ],
    say: [
      'Tu n’as pas abandonné, tu as choisi des gens pour veiller la nuit, quand une seule personne ne le peut plus. Mieux dormir n’est pas une trahison. Maintenant tes visites peuvent redevenir de la tendresse, plus des soins.',
      'La culpabilité dit l’attachement, pas la faute. Apporte sa couverture, ses photos, un rituel du mercredi. Et demande à l’équipe ce qui l’a fait sourire dans la semaine : il y a presque toujours quelque chose.',
    ],
  },
  {
    ask: [
      'bien sens|suis seul|seule normal|bizarre|probleme|louche|anormal me|j|je',
      'bien|aime|prefere seul|seule normal|bizarre|probleme|louche|anormal suis|me|rester|etre',
      'prefere rester moi|maison|chez bizarre|normal|asocial*|sortir',
    ],
    say: [
      'Rien de bizarre : certains se rechargent au milieu des gens, d’autres au calme. Tant que la solitude est choisie et qu’une ou deux personnes te manqueraient, tout va bien. Dis « je recharge », les autres comprennent.',
      'C’est un goût, pas un défaut. Garde juste deux ou trois liens vivants, un appel, un café, pour que la porte reste ouverte les jours où tu en auras envie. Le reste du temps, savoure.',
    ],
  },
  {
    ask: [
      'pourquoi|pk toujours moi',
      'pourquoi|pk toujours pomme',
      'pourquoi|pk ca arrive|tombe moi',
      'pourquoi|pk malchance|poisse|malediction|malheur',
    ],
    say: [
      'Le hasard frappe en grappes, comme les dés qui sortent trois fois six : l’esprit y voit une intention, il n’y en a pas. Ce qui dépend de toi est petit mais réel : raconte, répare une chose, dors.',
      'On remarque les tuiles, rarement les jours sans tuile. Ce n’est ni ta faute ni un destin. Pour ce soir, compte ce qui a tenu, une personne, un toit, un plat chaud, et occupe-toi d’un seul problème demain.',
    ],
  },
  {
    ask: [
      'pourquoi|pk toujours moi demande*|dois|faire|fais|appelle',
      'pourquoi|pk profitent|profite gens|moi|on',
    ],
    say: [
      'Parce que tu le fais bien, vite et sans râler : on demande à qui dit oui. Laisse passer un silence avant de répondre, puis « pas cette fois, demande à quelqu’un d’autre ». Trois fois suffisent, et les habitudes bougent.',
      'La gentillesse n’est pas le problème, c’est l’absence de limite visible. Choisis une seule chose que tu ne feras plus, dis-le à l’avance et calmement. Qui t’apprécie s’adaptera, qui profitait s’éloignera.',
    ],
  },
  {
    ask: [
      'pourquoi|pk finis|finir|termine jamais commence|projets|rien',
      'arrive|arrives jamais finir commence|pourquoi|pk',
    ],
    say: [
      'Souvent parce que l’ébauche déçoit face à l’idée, et qu’une idée neuve brille plus. Réduis : écris la prochaine action de cinq minutes, rien d’autre. Et un seul projet ouvert à la fois, les autres sur une liste.',
      'Commencer donne du plaisir, finir demande de supporter l’imparfait. Décide d’avance ce que veut dire « assez bon », fixe une date et montre-le à quelqu’un. Fini et bancal vaut mieux que parfait et jamais.',
    ],
  },
  {
    ask: ['pourquoi|pk je|j enerve|crie enfants|aime|proches|famille|miettes|mari|femme'],
    say: [
      'Parce qu’avec eux tu ne joues pas de rôle : la fatigue retenue toute la journée sort là où c’est sûr. Ce ne sont pas les miettes. Préviens avant l’orage, « je suis à bout, dix minutes », et excuse-toi après, en une phrase.',
      'Regarde l’heure des colères : souvent la faim, le bruit, la fin de journée. Un sas de dix minutes en rentrant, porte fermée, en évite la moitié. Et les proches entendent mieux un besoin qu’un reproche.',
    ],
  },
  {
    ask: [
      'pourquoi|pk je suis comme ca',
      'pourquoi|pk je toujours comme|ca fais|reagis|fuis|fonctionne|deviens',
      'c quoi mon probleme',
      'quoi cloche chez moi',
    ],
    say: [
      'Rien ne cloche : tu répètes une vieille façon de te protéger, qui a servi un jour et sert moins aujourd’hui. Note la prochaine fois ce qui l’a déclenchée, dix mots suffisent. Voir le fil, c’est déjà pouvoir tirer autrement.',
      'Demande-toi plutôt « dans quelles situations ? » : avec qui, à quelle heure, après quelle phrase. Le problème devient plus petit et plus précis. Choisis-en une seule, et essaie une réaction différente, même maladroite, cette semaine.',
    ],
  },
  {
    ask: [
      'pourquoi|pk attache vite|trop|gens',
      'pourquoi|pk attire|tombe toujours menteurs|memes|radin*|indisponible*|mec|mecs|toxiques',
    ],
    say: [
      'On va vers ce qu’on connaît : s’attacher vite ou choisir le même genre de personne, ça a souvent servi un jour à se faire aimer. Le repérer, c’est déjà la moitié. Ensuite, ralentis : une nuit avant chaque oui.',
      'Essaie un petit changement : regarder trois semaines les actes avant de croire les mots. La chaleur vient vite, la fiabilité se voit tard. Et garde ta vie remplie, elle te rend moins pressé d’y faire entrer n’importe qui.',
    ],
  },
  {
    ask: ['coupe*|interromp* parole', 'pourquoi|pk coupent|coupe parole'],
    say: [
      'Commence par une phrase courte qui pose l’essentiel, parle un peu plus bas et plus lentement, et si l’on te coupe, lève la main : « je termine, je t’écoute juste après ». Dit avec le sourire, cela marche neuf fois sur dix.',
      'Souvent c’est de l’élan, pas du mépris. Regarde une seule personne, annonce « deux points », et reprends exactement où tu en étais, sans t’excuser. Au calme, dis-le à celui ou celle qui le fait le plus.',
    ],
  },
  {
    ask: [
      'ans jamais couple|copain|copine|embrasse normal|anormal|honte|grave|bizarre',
      'ans jamais|pas|toujours permis honte|grave|normal|tard|temps',
    ],
    say: [
      'Rien d’anormal : chacun entre dans ces choses-là par une porte et à une heure différentes. La question utile n’est pas « suis-je en retard ? » mais « est-ce que j’en ai envie, et quel est le premier petit pas ? ».',
      'Beaucoup plus de gens que tu ne crois sont dans ce cas, ils n’en parlent pas. Aucune honte à commencer tard : on choisit mieux. Cette semaine, une seule démarche, un appel, une inscription, un oui à une invitation.',
    ],
  },
  {
    ask: [
      'ex mariage|anniversaire|fete|soiree sera|aura|present*|invite* aller|vais|excuse|irais|eviter|pointer',
    ],
    say: [
      'Vas-y si la fête compte pour toi : la personne que tu célèbres passe avant ton ex. Arrive avec quelqu’un, salue vite et poliment, garde une heure de départ en tête. Fuir laisse souvent plus de regrets.',
      'Si la blessure est fraîche, tu as le droit de passer deux heures seulement, ou d’inviter la personne à dîner un autre jour. Sinon, tenue qui te donne des ailes, un allié à ta table, et pas de grande discussion ce soir-là.',
    ],
  },
  {
    ask: [
      'ex recuperer|rendre|reprendre affaires|clefs|cles|tondeuse|meubles|vetements|pull|argent|choses',
      'ecrire|message|texte ex recuperer|affaires|rendre',
    ],
    say: [
      '« Bonjour, j’espère que tu vas bien. J’aimerais récupérer mes affaires. Samedi entre 10 et 11 heures, ça irait ? Si tu préfères, laisse-les chez une personne de confiance. Merci, et bonne semaine. »',
    ],
  },
  {
    ask: [
      'copain|cheri|mari|mec|copine|femme|cherie|meuf|conjoint* console|telephone|jeux|ecran|foot|tele soirees|temps|heures|accro|colle|scotche*',
      'copain|cheri|mari|mec|copine|femme|cherie|meuf telephone|jeux|ecran toujours|seule|seul|ecoute',
    ],
    say: [
      'À un moment calme, pas pendant la partie : « tes soirées devant l’écran, d’accord, mais toi, tu me manques. On garde deux soirs rien qu’à nous ? ». Propose lesquels, et un programme qui donne envie.',
      'Une phrase pour ouvrir : « je me sens loin de toi en ce moment, et j’aimerais qu’on se retrouve ». Puis une demande précise, un repas sans écran, une promenade le dimanche. Le reproche ferme, l’envie ouvre.',
    ],
  },
  {
    ask: [
      'arret* penser lui|elle comment|arrive|veux|plus|peux',
      'oublier quelqu|crush|homme|femme|fille|garcon comment|aime|aimer|arrive',
      'comment arret* aimer',
    ],
    say: [
      'On n’efface pas, on remplit autour. Range les photos, coupe le profil quelques semaines, occupe surtout l’heure où ça revient. Quand l’image arrive, dis « ah, te revoilà » et change de pièce : lutter la ferait grandir.',
      'Écris une lettre jamais envoyée, tout dedans, puis la liste de ce qui ne te convenait pas. Relis la liste, pas la lettre. Du mouvement, des gens, un projet à dates : la pensée s’use, une semaine après l’autre.',
    ],
  },
  {
    ask: [
      'peur echec|echouer|rater|lancer oser|lancer|courage|comment|surmonter|ou|trouver',
      'courage oser|lancer trouver|ou|comment|avoir',
      'comment oser lancer|changer|vivre',
    ],
    say: [
      'Le courage vient après le premier pas, pas avant. Fais une version minuscule et réversible cette semaine : un essai, un appel, une page. Demande-toi le pire réaliste, puis comment tu t’en relèverais : il fait tout de suite moins peur.',
      'Dis-le à une personne qui te veut du bien, fixe une date proche, et divise par dix ce que tu prévoyais. L’échec d’un petit essai s’appelle une information. Et le regret de n’avoir rien tenté dure plus longtemps.',
    ],
  },
  {
    ask: [
      'trou|pause|vide|interruption cv expliqu*|justifi*|comment|dire',
      'trou|pause annee|ans entretien|recruteur expliqu*|justifi*|dire',
    ],
    say: [
      'Une ligne honnête et sans drame : « 2021-2022 : pause familiale », « projet personnel », « reconversion ». Ajoute ce que tu y as appris. En entretien, deux phrases, puis reviens au poste : c’est ta gêne qui attire l’attention.',
    ],
  },
  {
    ask: ['trac gerer|calmer|contre|avant|vaincre', 'trac scene|concert|theatre|chanter|jouer|danser'],
    say: [
      'Expire deux fois plus longtemps que tu n’inspires, secoue mains et épaules, chauffe ta voix en fredonnant. Puis regarde la salle avant que le public n’entre : un lieu connu fait moitié moins peur.',
      'Apprends par cœur les dix premières secondes, le reste suit. Appelle ça de l’excitation, le corps fait la même chose dans les deux cas. Choisis un visage ami au troisième rang, et joue pour lui.',
    ],
  },
  {
    ask: [
      'demander|poser|negocier|obtenir conges|vacances comment|chef|cheffe|patron|patronne|refus*|oser',
      'message|mail conges chef|cheffe|patron|patronne|demand*',
    ],
    say: [
      'Par écrit, avec dates et solution : « Bonjour, j’aimerais poser mes congés du 8 au 19 juillet. Les dossiers en cours seront bouclés le 5 et l’équipe est d’accord pour relayer. Pouvez-vous me confirmer avant vendredi ? »',
      'Choisis un moment calme, pas un lundi matin. Propose deux périodes au choix, montre qui te remplace, et demande une réponse à une date précise. Plus la demande est préparée, moins il reste de raisons de dire non.',
    ],
  },
  {
    ask: [
      'ami|amie|pote|frere|soeur|cousin*|collegue|copain|copine prete|preter|prêter refuser|decliner|envie|non|froisser argent|euros|balles|sous|thune*',
      'refuser preter argent|voiture|sous|appart*',
      'emprunter ami|amie|pote|frere|soeur|cousin*|collegue|copain|copine argent|euros|balles|sous|thune* refuser|non|dis|decliner|envie|preter|dire',
    ],
    say: [
      '« Je t’aime trop pour te prêter de l’argent, ça me gâcherait l’amitié. Je peux t’aider autrement : un repas, un coup de main, chercher une solution avec toi. » Pas d’excuse inventée, elle se retournerait un jour.',
      'Court et doux : « c’est non pour l’argent, c’est ma règle avec tout le monde, et oui pour le reste ». Dis-le vite, le silence fait espérer. Si tu veux aider quand même, donne une petite somme sans attendre de retour.',
    ],
  },
  {
    ask: [
      'tinder|bumble|hinge ecris|ecrire|message|dire|accroche|envoyer',
      'premier message tinder|crush|match|rencontre',
    ],
    say: [
      'Un détail de sa photo ou de son profil, puis une question ouverte : « cette falaise, c’est où ? Je débute et j’ai peur du vide, tu me donnes trois conseils ? ». Pas de « salut ça va », pas de compliment sur le corps.',
      'Deux lignes suffisent : une remarque drôle, une question à laquelle on répond en dix secondes. « Plage ou escalade si on devait choisir pour toujours ? » Après quelques échanges sympas, propose un café, sinon ça s’éteint.',
    ],
  },
  {
    ask: [
      'ecris|redige|fais|idee*|aide* bio|profil|description tinder|bumble|hinge|rencontre',
      'bio tinder quoi|mettre|idee*|ecrire',
    ],
    say: [
      '« Spécialiste des détours et des tartes ratées. Cherche quelqu’un pour les musées sous la pluie et les débats sur le pain au chocolat. Parle-moi de ton dernier fou rire, je fournis le café. »',
      '« Trois vérités et un mensonge : je connais par cœur un film des années quatre-vingt, j’ai peur des oies, je sais faire un soufflé, j’arrive à l’heure. À toi de deviner, autour d’un verre. »',
    ],
  },
  {
    ask: [
      'premier|premiere psy|psychologue rendez|rdv|seance|fois dire|passe|quoi|stress*|peur|comment',
      'faut|dois|devrais|besoin voir|consulter psy|psychologue',
    ],
    say: [
      'Un bon moment pour y aller : quand la même chose tourne depuis des semaines et gêne le sommeil, le travail ou les liens. À la première séance, dis simplement ce qui t’amène et depuis quand, l’autre pose les questions.',
      'Note trois phrases avant : ce qui pèse, ce que tu as essayé, ce que tu espères. Tu as le droit de te taire, de pleurer, et de changer de personne si le courant ne passe pas. Ton médecin peut orienter.',
    ],
  },
  {
    ask: [
      'anniversaire retard|oublie|oubliee|rate message|mot|texte|sms|ecris|trouve mon|ma|un|une|en|le',
      'joyeux anniversaire retard',
    ],
    say: [
      '« Bon anniversaire en retard, la honte en avance ! J’ai laissé filer le jour, pas l’affection. Je te dois un gâteau, une tournée et mes excuses, dans l’ordre que tu veux. Que cette année soit aussi belle que ta patience. »',
    ],
  },
  {
    ask: [
      'mot|message|mail|redige|ecris absence|absent|absente|malade ecole|maitresse|maitre|prof|college|lycee|creche',
      'mot absence ecole|fils|fille',
    ],
    say: [
      '« Madame, Monsieur, mon enfant ne pourra pas venir en classe aujourd’hui pour raison de santé. Pourriez-vous garder les devoirs et les documents de la journée ? Merci beaucoup, je vous tiens au courant pour la suite. Bien cordialement. »',
    ],
  },
  {
    ask: [
      'retraite pere|mere|papa|maman|mari|femme|grand ecris|ecrire|mot|texte|discours|phrases|carte depart|part|micro|pour|dire|pot',
    ],
    say: [
      '« Toutes ces années, le réveil a sonné tôt pour que nous ayons une vie douce. Aujourd’hui il se tait, et c’est à nous de te préparer le café. Merci pour tes mains, ton courage, ton rire. Profite, enfin ! »',
      '« Tant d’années de travail, et pas un jour sans penser à nous. Ce que tu nous as appris n’était écrit sur aucune fiche de paie : tenir parole, partager, plaisanter quand c’est dur. Belle retraite, on t’aime. »',
    ],
  },
  {
    ask: [
      'maitresse|maitre|instit|prof|nounou|atsem carte|mot|message|texte|ecrire|ecris remerci*|merci|fin|annee',
      'maitresse|maitre|instit|prof|nounou|atsem retraite carte|mot|message|texte|ecrire|mettre la|notre|ma|le|sa|du|de',
    ],
    say: [
      '« Merci pour votre patience, vos idées et cette façon de donner confiance. Nos enfants rentraient avec des mots nouveaux plein la bouche, et c’est grâce à vous. Nous vous souhaitons plein de belles choses, avec toute notre reconnaissance. »',
    ],
  },
  {
    ask: [
      'part faire naissance texte|mot|ecri*|composer|redige*|idee*|phrase',
      'annoncer naissance texte|message|idee*|original*|phrase',
    ],
    say: [
      '« Il y avait deux tasses sur la table, il y a maintenant un biberon entre les deux. Notre bébé est arrivé, cinquante centimètres de douceur et une voix de ténor. Nous dormons peu, nous sourions beaucoup. »',
    ],
  },
  {
    ask: [
      'ecrire|ecris|message|mot|texte cousin*|frere|soeur|ami|amie|pote|famille|pere|mere parle|parles|nouvelles|contact|renouer|vu ans|longtemps|mois|annees',
      'message renouer contact',
    ],
    say: [
      '« Salut, ça fait trop longtemps et c’est un peu bête. J’ai pensé à toi en retombant sur une vieille photo, et j’ai souri. Pas besoin de grandes explications : comment vas-tu ? Un café, un de ces jours, me ferait plaisir. »',
    ],
  },
  {
    ask: ['message|mail|texte|ecris|redige|mot excuses client|clients|cliente|livraison|entreprise'],
    say: [
      '« Bonjour, votre commande a pris du retard et je vous prie de nous en excuser. Elle part demain et vous recevrez son numéro de suivi. Pour ce désagrément, les frais de port vous sont offerts. Merci de votre patience, cordialement. »',
    ],
  },
  {
    ask: [
      'remerci* mariage invites|presence|venus|cadeau* texte|mot|carte|message|redige*|ecri*',
      'remerci* hotes|accueil|heberge*|sejour|invitation texte|mot|message|ecri*|un',
    ],
    say: [
      '« Merci d’avoir été là. Votre présence, vos rires et votre gentillesse ont rendu ce moment inoubliable, et nous en reparlerons longtemps. À très bientôt chez nous, la table sera mise et la porte grande ouverte. »',
    ],
  },
  {
    ask: [
      'courrier|lettre|mail|message bailleur|agence|proprietaire|proprio moisi*|humidite|fuite|travaux|chauffage|panne|degat*',
    ],
    say: [
      '« Madame, Monsieur, je vous signale un problème persistant dans mon logement, déjà mentionné sans réponse. Photos jointes. Je vous demande de faire intervenir un professionnel sous quinze jours et de m’en confirmer la date par écrit. Cordialement. » À envoyer en recommandé.',
    ],
  },
  {
    ask: [
      'voisin* dispute|conflit|paix|reconcili*|fache* faire|comment|idee*|gerer mon|ma|mes|le|un|la',
      'voisin* bruyant*|bruit|tapage faire|quoi|comment|dois',
    ],
    say: [
      'Sonne à une heure calme, un petit quelque chose à la main : « on est partis de travers, j’aimerais qu’on s’arrange ». Parle d’un fait, propose une règle précise, une heure, une limite. Un médiateur de la mairie aide gratuitement si ça coince.',
      'Commence par ta part, même petite, puis une seule demande : « après 22 heures, pourrais-tu baisser ? ». Note les dates si rien ne change. Un conciliateur de justice, gratuit en France, règle beaucoup de querelles de palier.',
    ],
  },
  {
    ask: ['je l appelle ou pas|attends|non', 'je rappelle ou pas|attends|non'],
    say: [
      'Appelle, ou écris deux lignes légères si la voix impressionne. Au pire, tu auras une réponse ; attendre ne t’en donnera aucune. Une seule condition : que ce soit pour dire quelque chose de vrai, pas pour vérifier.',
      'Si c’est toi qui as parlé en dernier, laisse trois jours. Sinon, vas-y maintenant, avant que la tête n’écrive un roman. Puis pose le téléphone et fais autre chose une heure.',
    ],
  },
  {
    ask: ['annule ou force*|vais', 'j y vais ou pas|non|reste'],
    say: [
      'Règle des vingt minutes : vas-y en te donnant le droit de repartir au bout de vingt minutes. Le plus souvent on reste. Mais si c’est le corps qui dit stop, annule tôt, gentiment, et propose une autre date.',
      'Imagine demain matin : qu’est-ce qui te fera le plus plaisir, y avoir été ou avoir dormi ? La réponse vient vite. Oui à ce qui nourrit un lien, non à ce qui ne remplit que l’agenda.',
    ],
  },
  {
    ask: ['ami|amie|pote|frere|soeur|pere|mere|mari|femme boit|alcool trop|parler|dire|aider|faire'],
    say: [
      'Dis-le à jeun, en tête à tête, avec ce que tu vois et ce que tu ressens : « hier soir, j’ai eu peur pour toi ». Sans étiquette ni ultimatum. Offre un pas concret, un médecin, un appel, et reviens-y plusieurs fois.',
      'La première fois, la personne niera sans doute : tu auras quand même posé un repère. Ne couvre pas ses excuses, ne paie pas ses dettes. En France, Alcool Info Service, 0 980 980 930, écoute aussi les proches.',
    ],
  },
  {
    ask: ['ami|amie|pote mec|copain|mari|copine|femme|type trompe*|drague*|infidel* dire|dirais|dois|faire'],
    say: [
      'Je lui dirais le fait, pas la conclusion : « j’ai vu une scène qui m’a mis mal à l’aise, je préfère te la raconter ». Une seule fois, en tête à tête. Ensuite c’est son choix, et tu restes là, sans « je te l’avais dit ».',
      'Parle d’abord à la personne concernée si tu la connais : « tu lui dis, ou je le ferai ». Si c’est impossible, préviens avec douceur. Le messager prend parfois un coup, mais une vraie amitié s’en remet.',
    ],
  },
  {
    ask: [
      'qui paye|paie|payer addition|date|rendez|resto|restaurant|rencard',
      'demande* rembours*|virement|part|moitie diner|date|rencard|resto|invite*',
    ],
    say: [
      'Qui invite paie, l’autre propose vraiment de partager, et l’on alterne la fois d’après. Demander un virement après avoir dit « je t’invite », c’est radin. L’avoir annoncé avant, c’est moderne.',
    ],
  },
  {
    ask: [
      'repond* ok|pouce point|sec|agressif|froid|veut|signifi*|dire',
      'veut dire pouce|smiley|emoji',
      'coeur jaune|bleu envoye|penses|veut|signifi*',
    ],
    say: [
      'Un « ok », un pouce ou un cœur jaune veut presque toujours dire « bien reçu », pas « fâché » : question d’âge et d’habitude. Regarde plutôt si la personne propose, questionne, revient. Dans le doute, demande : « tout va bien de ton côté ? ».',
    ],
  },
  {
    ask: ['lit|lise|fouille|fouiller|lire mes|mon|son telephone|messages|portable normal|grave|droit'],
    say: [
      'Non, pas sans accord : même en couple, un téléphone reste un tiroir fermé. Dis-le une fois clairement : « j’ai confiance en toi, j’ai besoin que tu aies confiance en moi ». S’il y a un doute, il se parle, il ne se fouille pas.',
    ],
  },
  {
    ask: ['tatouage|tatouages idee*|penses|avis|regretter|assorti*|opinion', 'me faire tatouage|tatouer'],
    say: [
      'Un dessin qui te plaît depuis un an plaît d’habitude encore dans dix. Colle-en une version éphémère deux semaines au même endroit, choisis la main qui l’exécute avant le prix, et évite le prénom du moment.',
      'À vingt ou à soixante ans, je suis pour, si l’histoire derrière est la tienne. Petit et simple vieillit bien, les lignes fines un peu moins. Assorti à deux, mieux vaut un symbole qu’un nom.',
    ],
  },
  {
    ask: ['demander sa main comment|idee*', 'demande|demander mariage comment|idee*|originale*|ou|surprise'],
    say: [
      'Refaites une sortie du début et glisse la question à l’endroit exact où tout a commencé. Une lettre lue à voix haute si la voix tremble. Évite les foules et les écrans géants : le oui a besoin d’être libre.',
    ],
  },
  {
    ask: ['tutoyer|tutoie|tutoyait peux|peut|pouvons|on|puis|veux'],
    say: ['Bien sûr, tutoyons-nous, avec plaisir.'],
  },
]
