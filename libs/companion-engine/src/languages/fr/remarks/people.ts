import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:ma mere|maman|mon pere|papa|mes parents|ma fille|mon fils|ma soeur|mon frere|ma grand[- ]mere|mamie|mon grand[- ]pere|papi) (?:\w+ )?(?:vien(?:t|nent) de m'appeler|(?:m'a|m'ont) (?:enfin |encore |juste )?(?:appelee?|telephone|rappelee?)(?! (?:par|pour me (?:crier|engueuler)))|m'appelle(?:nt)? (?:ce soir|demain|tous|chaque|souvent|en visio)|au telephone)/,
    say: ['Un coup de fil de la famille, alors.', 'Ça a sonné, donc. Des nouvelles fraîches.'],
    ask: ['Vous avez parlé longtemps ?', 'C’était bien de l’entendre ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je viens d'|vais|dois|faut que j') ?(?:\w+ )?(?:appelee?|appeler|appelle|telephone a|telephoner a|eu) (?:a )?(?:ma mere|maman|mon pere|papa|mes parents|ma fille|mon fils|ma soeur|mon frere|ma grand[- ]mere|mamie|mon grand[- ]pere|papi|une? amie?|ma copine|mon pote)\b(?= (?:au tel|ce|hier|tout|aujourd|pour|et|en visio)|$|[.,!]))/,
    say: ['Un petit coup de fil, bonne idée.', 'Quelques nouvelles au bout du fil, donc.'],
    ask: ['Vous vous appelez souvent ?'],
  },
  {
    signs:
      /\b(?:mes? petits?[- ](?:enfants|fils|filles?)|ma petite[- ]fille|mes petites[- ]filles) (?:[\w']+ ){0,3}(?:vien\w+|arriv\w+|dorment|dort|(?:est|sont) (?:la|a la maison|passe\w*|venu\w*)|passe\w*|m'(?:a|ont) (?:appele\w*|fait|ecrit|dit|envoye|rendu visite))\b|\b(?:garde|recois|gate) (?:\w+ )?(?:mes|mon|ma|les) petite?s?[- ](?:enfants|fils|filles?)/,
    tone: 'glad',
    say: ['Les petits-enfants, quel plaisir.', 'Du petit monde autour de toi, c’est beau.'],
    ask: ['Qu’est-ce que vous faites, ensemble ?', 'Quel âge, maintenant ?'],
  },
  {
    signs:
      /\b(?:(?:ma|mon|mes|les) (?:parents|mere|pere|fille|fils|enfants|soeur|frere|amie?s?|cousine?s?|copines?|potes?|copains?|tante|oncle|grands-parents|beaux-parents|belle-mere)|maman|papa) (?:vien(?:t|nent|dra|dront)|arrive(?:nt)?|debarque(?:nt)?|passe(?:nt)?|rentre(?:nt)?) (?:me voir|nous voir|ce|demain|dimanche|samedi|lundi|mardi|mercredi|jeudi|vendredi|a la maison|chez (?:moi|nous)|manger|diner|dejeuner|dormir|pour|bientot|dans)\b/,
    say: ['De la visite en vue, alors.', 'La porte va s’ouvrir, donc.'],
    ask: ['Ça te réjouit, ou ça te stresse un peu ?', 'Vous ferez quoi ?'],
  },
  {
    signs:
      /\b(?:(?:je |j'|on |vais |suis |pars |dois )(?:vais |pars |suis |suis alle |suis allee |rentre |dors |dejeune |mange |aller )?(?:\w+ )?(?:chez|voir|visiter|rejoindre) (?:ma|mon|mes) (?:parents|mere|pere|fille|fils|soeur|frere|grand[- ]?(?:mere|pere)|grands-parents|mamie|papi|tante|oncle|cousine?s?|enfants|petits-enfants))\b(?! (?:a l'hopital|au cimetiere|en prison|a l'ehpad))/,
    say: ['Un tour en famille, donc.', 'Te voilà en visite, alors.'],
    ask: ['C’est loin, pour y aller ?', 'Ça faisait longtemps ?'],
  },
  {
    signs:
      /\b(?:ma fille|mon fils|mon bebe|le bebe|(?:le|la|ma|mon) (?:petite?|gosse|puce|loulou)|les (?:petits|enfants|gosses)|mes (?:enfants|gosses|fils|filles)|mon (?:grand|aine|cadet|dernier)) (?:[\w']+ ){0,4}(?:malades?|fievre|vomi\w*|tousse\w*|otite|varicelle|gastro|la grippe|bronchiolite|bronchite|angine|poux|\b(?:39|40)\b)/,
    tone: 'hard',
    say: ['Oh, une petite mine à la maison.', 'Malade, pauvre bout de chou. Courage à toi aussi.'],
    ask: ['Comment ça évolue, là ?', 'Tu as quelqu’un pour prendre le relais ?'],
  },
  {
    signs:
      /\b(?:(?:le|la|ma|mon) (?:petite?|puce|bebe|fille|fils|gamine?|dernier|derniere)|les (?:petits|enfants|gosses|jumeaux|filles|garcons)|mes (?:enfants|filles|fils|jumeaux)|bebe|tout le monde) (?:[\w']+ ){0,2}(?:dort|dorment|s'est endormie?|(?:est|sont) (?:enfin |tous |deja )?(?:couchee?s?|endormie?s?|au lit)|fait (?:ses|des) nuits)\b(?! (?:pas|mal|plus|chez|avec))/,
    tone: 'glad',
    say: ['Ouf, ça dort.', 'Le calme à la maison, enfin.'],
    ask: ['Et toi, tu souffles un peu ?'],
  },
  {
    signs:
      /\b(?:(?:bebe|la petite|le petit|mon fils|ma fille|elle|il) (?:[\w']+ ){0,2}(?:reveillee? (?:\w+ )?fois|reveille (?:toutes les|sans arret|la nuit)|(?:fait|font) (?:pas|toujours pas) (?:ses|leurs) nuits|pleure (?:toute la nuit|sans arret|tout le temps|depuis)|hurle (?:depuis|toute)|fait ses dents|a des coliques)|(?:les|des) (?:coliques|biberons de nuit)|terrible two|fait (?:une|des) crises? (?:au|dans|pour|de colere))\b/,
    tone: 'hard',
    say: ['Avec un petit qui ne lâche rien, quelle patience.', 'Ouf, ça use, même avec tout l’amour.'],
    ask: ['Quel âge, déjà ?', 'Quelqu’un te relaie, de temps en temps ?'],
  },
  {
    signs:
      /\b(?:(?:mon fils|ma fille|mes enfants|mes filles|mes fils|le petit|la petite|les enfants|mon ado|mon aine|mon grand|ma grande) (?:[\w']+ ){0,2}(?:m'a (?:fait|offert|dit qu'(?:il|elle) m'aim|dessine)|a (?:eu (?:son|sa|un? 1\d|1[3-9]|20)|reussi|gagne|fait ses premiers|marche|dit (?:papa|maman)|souri|ete prise?|decroche|passe son)))/,
    tone: 'glad',
    say: ['Oh, ça c’est un joli moment.', 'De quoi fondre, quand même.'],
    ask: ['Ça lui fait quel âge, maintenant ?'],
  },
  {
    signs:
      /\b(?:(?:je suis|suis|chui|elle est|est|ma (?:soeur|fille|femme|copine|cousine) est|tombee?) (?:tombee )?enceinte|(?:attend|attends|attendons) (?:un (?:bebe|enfant)|des jumeaux|une petite fille|un garcon)|(?:vais|va|vas) (?:etre|devenir) (?:papa|maman|tata|tonton|mamie|papi|grand-(?:mere|pere)|parents?|tante|oncle)|(?:il|elle|bebe|le petit|la petite|neveu|niece) est nee?\b(?! en)|a accouche|viens d'accoucher)/,
    say: ['Un bébé, quelle nouvelle.', 'Oh, ça, c’est du nouveau.'],
    ask: ['Qui est déjà au courant ?', 'Et toi, ça te fait quel effet ?'],
  },
  {
    signs:
      /\b(?:mon (?:mari|mec|copain|homme|compagnon|chum|cheri)|ma (?:femme|copine|meuf|compagne|blonde|cherie)) (?:est |n'est |part |sera )?(?:\w+ )?(?:en deplacement|en mission|en voyage|partie? (?:en|pour|a|chez|ce|hier|une)|absente?|pas la\b|rentre (?:pas|que|tard|dans)|bosse (?:tard|de nuit|loin)|travaille (?:loin|de nuit|tard)|loin)/,
    say: ['Quelqu’un manque à la maison, alors.', 'Loin l’un de l’autre, ça se sent.'],
    ask: ['Ça dure encore longtemps ?', 'Vous vous appelez, en attendant ?'],
  },
  {
    signs:
      /\b(?:(?:on s'est|nous nous sommes|s'est|on c'est) (?:\w+ )?(?:disput\w+|engueul\w+|pris la tete|embrouill\w+|fache\w*|clash\w+|gueule\w* dessus)|(?:me suis|suis) (?:\w+ )?(?:disputee?|engueulee?|embrouillee?|pris(?:e)? la tete|fachee?|brouillee?) avec|(?:grosse |une |encore une |cette )(?:dispute|engueulade|embrouille|prise de tete)|(?:on|nous) (?:ne )?(?:se|nous) parl(?:e|ons) plus)\b/,
    tone: 'hard',
    say: ['Aïe, une dispute, ça laisse des traces.', 'Pas drôle, quand ça chauffe comme ça.'],
    ask: ['Ça a commencé sur quoi ?', 'Vous vous êtes reparlé depuis ?'],
  },
  {
    signs:
      /\b(?:(?:on s'est|s'est|nous nous sommes|se sont) (?:\w+ )?(?:reconcili\w+|excuse\w*|rabiboch\w+|reparle|pardonne\w*)|(?:m'a|m'ont) (?:\w+ )?(?:demande pardon|presente (?:ses|des) excuses|fait (?:ses|des) excuses)|(?:on a )?fait la paix|(?:je me suis|me suis) (?:excusee?|reconciliee?))\b/,
    tone: 'glad',
    say: ['Ouf, la paix est revenue.', 'Bien, ça a dû demander du courage.'],
    ask: ['Qui a fait le premier pas ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'as|m') (?:\w+ )?(?:quittee?|larguee?|plaquee?|jetee? comme)|(?:on s'est|on c'est|nous nous sommes|vient de se|on va se|se sont) (?:\w+ )?(?:separ\w+|quitte\w*)|(?:on|ils|elle|il) (?:a|ont) (?:rompu|casse)(?=$|[.,!]| (?:hier|ce|il y a|apres))|(?:notre|ma|une|la) (?:rupture|separation)|(?:mon|en plein|le|notre) divorce|c'est fini (?:entre nous|avec (?:lui|elle|mon|ma)))\b/,
    tone: 'hard',
    say: ['Oh. Une séparation, ça fait mal.', 'C’est un gros morceau, ça.'],
    ask: ['C’est tout récent ?', 'Quelqu’un est près de toi, ces jours-ci ?'],
  },
  {
    signs:
      /\b(?:(?:me |m'|ne me |il |elle )(?:repond|repondent|ecrit|parle|rappelle|calcule)(?:ent|s)? (?:plus|toujours pas|meme plus|jamais|meme pas)|(?:m'a|m'ont|me|mon message) (?:\w+ )?(?:ghoste\w*|laissee? en vu|mis(?:e)? en vu|bloquee?|ignoree?|snobee?|zappee?)|(?:en|laisse en) vu\b|toujours pas (?:repondu|rappele|ecrit))/,
    tone: 'hard',
    say: ['Zéro réponse, c’est pénible.', 'Rester comme ça sans un mot, c’est dur.'],
    ask: ['C’était quoi, le dernier échange ?', 'Depuis combien de temps, ce silence ?'],
  },
  {
    signs:
      /\b(?:mon|son|l'|une?) ?ex\b (?:[\w']+ ){0,3}(?:m'a (?:re)?(?:ecrit|appelee?|contactee?|envoye|rappelee?|recontactee?|ajoutee?|parle)|revien\w*|reapparu\w*|est (?:en couple|revenue?|la|avec)|a (?:quelqu'un|une nouvelle|un nouveau|refait))|\b(?:croise|revu|vu|recroise|reve de) (?:\w+ )?mon ex\b|\bpense (?:encore|toujours|souvent) a mon ex\b/,
    tone: 'hard',
    say: ['Ton ex, tiens. Ça remue forcément.', 'Une histoire qui refait surface, donc.'],
    ask: ['Ça t’a fait quoi ?', 'C’est fini depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:suis (?:\w+ )?(?:amoureu\w+|in love|dingue|raide|love) (?:de|d'|du)|(?:je |j')?(?:craque|flashe|kiffe) (?:completement |grave |trop )?(?:sur|pour|cette|ce|une|un) (?:\w+)|(?:mon|un|ma) crush|(?:il|elle) me plait|(?:tombee?|suis) (?:\w+ )?amoureu\w+|on s'est embrasse\w*|m'a (?:\w+ )?(?:embrassee?|pris(?:e)? la main|invitee? (?:au|a) (?:resto|cine|boire|diner))|papillons dans)\b/,
    tone: 'glad',
    say: ['Oh, le cœur s’emballe.', 'Tiens, tiens, quelqu’un te plaît.'],
    ask: ['Qu’est-ce qui te plaît tant ?', 'Tu crois que c’est réciproque ?'],
  },
  {
    signs:
      /\b(?:(?:il|elle|mon crush|ma crush) m'a (?:enfin |encore |juste )?(?:ecrit|repondu|rappelee?|envoye (?:un|une) (?:message|sms|vocal|photo|lettre|msg)|souri|like)|(?:recu|eu) (?:un|son|enfin un) (?:message|sms|msg) d(?:e lui|'elle|e sa part))\b(?! (?:pas|que c'(?:est|etait) fini|jamais))/,
    say: ['Ah, un signe de vie.', 'Tiens, un signe de ce côté-là.'],
    ask: ['Et ça t’a fait quoi ?', 'Tu as déjà répondu ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a|prochain|premier|mon|un) (?:\w+ )?(?:date|rencard|rendez-vous galant)\b|(?:date|rencard) (?:ce soir|demain|hier|samedi|tinder)|tinder|bumble|hinge|site de rencontres?|appli de rencontres?)/,
    say: ['Ah, les rencontres, tout un suspense.', 'Un rendez-vous avec l’inconnu, ou presque.'],
    ask: ['Et alors, quelle impression ?'],
  },
  {
    signs:
      /\b(?:(?:vu|revu|retrouve|invite|croise|rejoins|rejoint|retrouver|voir|revoir|recu) (?:\w+ )?(?:des|mes|un|une|mon|ma|les|deux|trois|quelques) (?:\w+ )?(?:potes?|amie?s?|copains?|copines?|anciens? (?:potes?|amis?))|(?:soiree|verre|resto|apero|week-end|bouffe|brunch|cine|journee|sortie) (?:entre|avec) (?:\w+ )?(?:potes|amie?s?|copains|copines|une (?:amie|pote|copine)|un (?:ami|pote|copain)))\b/,
    tone: 'glad',
    say: ['Du temps entre amis, ça fait du bien.', 'Chouette, un peu de bonne compagnie.'],
    ask: ['Une amitié de longue date ?', 'Vous avez bien ri ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'ont|elle|il|ils|elles|pote|amie?|copine|copain|amis|potes|soeur|frere) (?:\w+ )?(?:plantee?|(?:a|ont) (?:\w+ )?annule|pose(?:e)? un lapin|fait faux bond|lachee? (?:au dernier|a la derniere|pour|comme)|decommande\w*|annulent|annule)|(?:sont|est) (?:finalement |meme )pas venue?s?|personne (?:n'est |est )?venue?|annule (?:a la|au) dernie\w+)\b/,
    tone: 'hard',
    say: ['Un plan qui tombe à l’eau comme ça, c’est nul.', 'Quelle déception, mince.'],
    ask: ['Il y a eu une explication ?'],
  },
  {
    signs:
      /\b(?:(?:m'ont|m'a|ont) (?:meme |jamais |toujours )?pas (?:\w+ )?(?:invitee?|proposee?|prevenue?|attendue?|demandee? (?:si je|de venir))|(?:suis|etais) (?:meme )?pas invitee?|sans (?:moi\b|me (?:proposer|inviter))|(?:mise? a l'ecart|exclue?|toute? seule? (?:a la cantine|dans la cour|a la recre)|personne ne me parle|aucune? amie?s?|(?:pas|plus) d'amie?s?))\b/,
    tone: 'hard',
    say: ['Rester sur la touche, ça pique.', 'Ça fait mal, d’être en dehors.'],
    ask: ['Ça arrive souvent, ou c’est la première fois ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|encore|me sens|sens) (?:[\w']+ ){0,2}(?:toute? seule?|seule?)(?= (?:ce|a la maison|chez|dans|depuis|tout|avec mes|a noel|au monde|le|en ce|tous|la)|$|[.,!])|(?:ce soir|week-?end|noel|soiree|journee) (?:toute? )?seule?\b|(?:ma|cette|la|tellement de) solitude|(?:parle|parler) a personne|vu personne)/,
    tone: 'hard',
    say: ['Personne autour, ça pèse, je comprends.', 'Ça fait beaucoup de silence, tout ça.'],
    ask: ['C’est surtout le soir que ça se sent ?', 'Avec qui tu aimerais être, là ?'],
  },
  {
    signs:
      /\b(?:(?:il|elle|ils|elles|mere|pere|fille|fils|soeur|frere|enfants|famille|mec|copain|copine|femme|mari|amis|potes|parents|pays|maison|maman|papa|mamie|papi|chat|chien) (?:nous |me |m')manqu(?:e|ent|ait)\b(?! (?:de respect|plus que|pas|une?|des|du|de|la|le|juste|encore|\d))|manques? (?:tellement|trop|terriblement)|mal du pays|loin de (?:ma famille|mes (?:proches|enfants|parents|amis)|tout le monde))\b/,
    tone: 'hard',
    say: ['Ça manque fort, je comprends.', 'Ce vide-là, ça se sent à chaque coin de journée.'],
    ask: ['C’est quand, que ça revient le plus fort ?', 'Ça fait combien de temps ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'ont|m'as) (?:(?!pas|jamais)\w+ )?(?:insultee?|traitee? de|rabaissee?|humiliee?|vexee?|blessee?|critiquee?|jugee?|gueule dessus|crie dessus|hurle dessus|engueulee?|parle (?:mal|comme)|dit que (?:j'etais|je suis|j'ai l'air|je ressembl\w+) (?:\w+ )?(?:nulle?|grosse?|moche|bete|conn?e?|faible|egoiste|bizarre|chiante?|inutile|lente?|rien|incapable|trop)))\b/,
    tone: 'hard',
    say: ['Aïe, ça fait mal à entendre.', 'Pas le droit de te parler comme ça.'],
    ask: ['Tu as répondu quelque chose ?', 'Il y avait du monde autour ?'],
  },
  {
    signs:
      /\b(?:(?:se sont|s'est|se moquent|se fout|se foutent|rient|rigolent|ricanent) (?:\w+ )?(?:moque\w*|foutu\w*|marre\w*|de ma gueule|de moi|fichu\w*)|(?:rire|marrer|moquer) de moi|(?:parle|parlent|dit|disent|raconte\w*) (?:\w+ )?(?:sur mon dos|dans mon dos)|(?:derriere|dans) mon dos|rumeurs? sur moi|me harcel\w+|harcelee? (?:a|au|par))\b/,
    tone: 'hard',
    say: ['Se moquer comme ça, c’est moche.', 'C’est lâche, et ça fait mal.'],
    ask: ['Ça fait longtemps que ça traîne ?', 'Quelqu’un est de ton côté, là-dedans ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'ont) (?:\w+ )?(?:menti|trahie?|trompee?|utilisee?|manipulee?|cache (?:ca|la verite|que|des)|fait du mal|laissee? tomber|abandonnee?)|(?:il|elle|mec|mari|femme|copine|copain) me (?:ment|trompe|trahit)|me suis faite? (?:trahir|larguer))\b/,
    tone: 'hard',
    say: ['Une confiance cassée, ça fait très mal.', 'C’est dur à avaler, ça.'],
    ask: ['Tu l’as appris comment ?', 'Il y a eu une discussion, depuis ?'],
  },
  {
    signs:
      /\b(?:(?:pas|encore rien|toujours rien|jamais|rien) (?:encore |ose )?(?:dit|avoue|raconte|le dire|lui dire|leur dire|en parler|parle) (?:a|de ca a) (?:ma|mon|mes|personne|la|lui)\b|personne (?:ne )?(?:le )?(?:sait|est au courant)|(?:je )?l'ai (?:jamais |encore )?dit a personne|garde (?:ca|tout) pour moi|mes parents (?:ne )?savent pas|(?:il|elle|ils) (?:ne )?(?:le )?sai(?:t|vent) pas encore)/,
    tone: 'hard',
    say: ['Donc ça, c’est encore un secret.', 'Pas simple à garder, un secret comme ça.'],
    ask: ['Qu’est-ce qui rend ça difficile à dire ?', 'Tu crains quelle réaction ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'ont|vient de me|viennent de me) (?:\w+ )?(?:dit (?:bravo|merci|que (?:c'etait|j'etais|j'avais) (?:tres |super |vraiment |trop )?(?:bien|beau|belle|bon|bonne|top|genial\w*|douee?|forte?|bien travaille))|felicit\w+|complimente\w*|remerci\w+|applaudi\w*)|(?:un|recu un|des|plein de) (?:\w+ )?compliments?|(?:est|sont|etait) (?:\w+ )?fiers? de moi|(?:est|etait) (?:\w+ )?fiere de moi)\b/,
    tone: 'glad',
    say: ['Ça, ça fait plaisir à entendre.', 'Joli, et sûrement mérité.'],
    ask: ['Qu’est-ce que tu as répondu ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'ont) (?:\w+ )?(?:aidee?|pretee?|depannee?|ramenee? (?:chez moi|a la maison|en voiture)|deposee?|apportee?|offert\w*|consolee?|rassuree?|raccompagnee?|soutenue?|fait (?:une|la) surprise|fait (?:un gateau|a manger|un cadeau|un dessin|un calin|rire)|garde (?:une|un|la|le|mes|mon|ma) (?:part|place|chat|chien|enfants|fille|fils)|tenu (?:la porte|la main)|laisse (?:un (?:mot|petit mot)|sa place)|pris(?:e)? dans (?:ses|leurs) bras))\b/,
    tone: 'glad',
    say: ['Oh, c’est gentil, ça.', 'Un geste comme ça, ça touche.'],
    ask: ['C’était une surprise ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|mes|la|le|les) (?:\w+ )?(?:voisine?s?|voisins du dessus|voisin du dessous) (?:[\w']+ ){0,3}(?:gueul\w*|hurl\w*|fait (?:du bruit|la fete|un boucan|chier)|font (?:du bruit|la fete|un boucan|chier)|crie\w*|met (?:la|sa) musique|mettent|se plain\w+|tape\w*|fument?|bricole\w*|m'(?:enerve|insulte|a insulte)\w*|me (?:saoule|rend)\w*)|(?:marre|probleme|embrouille|souci) (?:de|avec) (?:mes|mon|ma) voisine?s?)\b/,
    tone: 'hard',
    say: ['Des voisins pareils, ça use les nerfs.', 'Chez toi et pas tranquille, pénible.'],
    ask: ['Tu leur as déjà parlé ?', 'C’est souvent ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|mes|un de mes) (?:colocs?|colocataires?|roommates?|cokoteurs?) (?:[\w']+ ){0,3}(?:mange\w*|laiss\w+|fai(?:t|sait) (?:jamais|pas|la fete|du bruit|rien)|font (?:jamais|pas|rien|la fete)|range\w*|pay\w+|ramen\w+|pique\w*|utilise\w*|ronfle|vole|saoule\w*|part|demenage|prend\w*|fume\w*))\b/,
    tone: 'hard',
    say: ['Ah, la vie en coloc, il faut des nerfs.', 'Pas très réglo, côté coloc.'],
    ask: ['Première fois, ou ça se répète ?'],
  },
  {
    signs:
      /\b(?:(?:ma|la) belle[- ](?:mere|soeur|famille|fille|doche)|mon beau[- ](?:pere|frere|fils)|mes beaux[- ]parents) (?:[\w']+ ){0,3}(?:critiqu\w+|debarqu\w+|a (?:encore )?(?:dit|fait|sorti|lance)|se mele\w*|m'a (?:encore )?(?:dit|fait|sorti|lance|reproche)|me (?:deteste|cherche|saoule|critique|parle)\w*|insupportables?|chiante?s?)\b/,
    tone: 'hard',
    say: ['Avec la belle-famille, il faut du souffle.', 'Ah, la belle-famille. Je vois.'],
    ask: ['Tu prends sur toi, ou tu réponds ?'],
  },
  {
    signs:
      /\b(?:(?:repas|reunion|fete|diner|dejeuner|cousinade|week-?end|noel|vacances) (?:de|en|avec (?:toute )?(?:la|ma)) famille|(?:repas|dejeuner) du dimanche|toute la famille (?:est|etait|sera|vient|arrive|reunie|autour)|on (?:est|sera|etait|serait) (?:\d\d|dix|douze|quinze|vingt|huit) a table|famille au complet)\b/,
    say: ['La famille au grand complet, ça fait du monde.', 'Sacrée tablée, alors.'],
    ask: ['Vous êtes combien, dans ces cas-là ?', 'Bonne ambiance, ou il y a des tensions ?'],
  },
  {
    signs:
      /\b(?:(?:(?<!monde )se|j?me|nous nous) mari(?:e|ent|ons|er)\b|(?:mon|notre|au|le|un|du) mariage (?:de|d'|est|c'est|samedi|ce|en|cet|approche)|(?:vais|suis|allee?|invitee?|etais|temoin|rentre|reviens) (?:\w+ )?(?:au|du|a un|d'un) mariage|(?:m'a|lui ai|l'ai) demandee? en mariage|(?:suis|on est|sont) fiances?|robe de mariee)\b/,
    say: ['Un mariage, rien que ça.', 'Oh, une noce, ça se prépare.'],
    ask: ['C’est pour quand ?', 'Tu seras où, dans l’histoire ?'],
  },
  {
    signs:
      /\b(?:ma fille|mon fils|mon aine|mon ainee|ma grande|mon grand|mes enfants|mon dernier|ma derniere) (?:[\w']+ ){0,2}(?:quitte(?:nt)? la maison|part(?:ent)? (?:de la maison|vivre|etudier|faire ses etudes|a l'etranger|en colo|a (?:paris|lyon|lille|toulouse))|(?:est|sont) parti\w* (?:vivre|etudier|de la maison|a l'etranger)|demenage\w*|prend son envol|a (?:son|trouve son) (?:premier )?appart)\b/,
    say: ['Un départ de la maison, ça fait quelque chose.', 'Ça va faire un drôle de vide, j’imagine.'],
    ask: ['C’est loin de chez toi ?', 'Et toi, tu le vis comment ?'],
  },
  {
    signs:
      /\b(?:ma|mon|mes) (?:mere|pere|mari|femme|fille|fils|soeur|frere|grand[- ]?(?:mere|pere)|mamie|papi|amie?|copine|copain|oncle|tante|pote) (?:[\w']+ ){0,3}(?:a l'hopital|hospitalisee?|aux urgences|en rea\w*|(?:se fait|va se faire|s'est fait) operer|operee?|a un cancer|est (?:tres |gravement )?malade|fait un avc|fait une chute|a fait un malaise)\b/,
    tone: 'hard',
    say: ['Oh, ça, c’est inquiétant.', 'Je comprends que ta tête soit là-bas.'],
    ask: ['Tu as des nouvelles, là ?', 'Tu peux y aller, ou appeler ?'],
  },
]
