import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Un livre, c’est une porte qu’on transporte dans son sac et qu’on ouvre où l’on veut.',
      'Il y a des pages qu’on lit vite pour savoir, et d’autres qu’on ralentit pour que cela ne finisse pas.',
      'Lire, c’est laisser une voix inconnue s’installer dans sa tête, et parfois elle y reste des années.',
      'Chaque lecture est une rencontre à deux : le même texte ne raconte pas la même chose à tout le monde.',
    ],
    ask: [
      'Quel passage te reste en tête jusqu’ici ?',
      'À qui conseillerais-tu ce livre ?',
      'Quel est ton coin de lecture préféré ?',
    ],
  },
  film: {
    say: [
      'Un film qui continue dans la tête après le générique, en bien ou en mal, a fait quelque chose.',
      'Deux heures de noir et de lumière, et l’on ressort avec des visages qu’on a l’impression de connaître.',
      'Le cinéma a cet avantage : on peut aimer, détester ou chipoter, et la discussion est déjà la moitié du plaisir.',
      'Il suffit parfois d’une seule scène, d’un regard ou d’une réplique, pour que tout un film tienne debout.',
    ],
    ask: [
      'Quelle scène te reste le plus en tête ?',
      'Qu’aurais-tu changé dans le scénario ?',
      'Quel film ne te lasse jamais ?',
    ],
  },
  series: {
    say: [
      'Une bonne série, c’est de la compagnie à heures fixes : on finit par prendre des nouvelles des personnages.',
      'Le mensonge le plus répandu de notre époque reste sans doute : « allez, juste un dernier épisode ».',
      'Les scénaristes savent exactement où couper pour que le canapé devienne impossible à quitter.',
      'Suivre des personnages pendant des heures crée un attachement bien réel, même si tout le monde y est inventé.',
    ],
    ask: [
      'Quel personnage préfères-tu ?',
      'Comment aimerais-tu que l’histoire se termine ?',
      'Quelle série mettrais-tu tout en haut de ta liste ?',
    ],
  },
  music: {
    say: [
      'Une chanson peut ouvrir en trois minutes une porte qu’on croyait fermée depuis longtemps.',
      'La musique a cette politesse rare : elle s’accorde à l’humeur du moment sans poser de questions.',
      'Certains morceaux s’installent si bien qu’ils deviennent la bande-son officielle d’une période de vie.',
      'Un bon son, à plein volume ou au creux de l’oreille, change la couleur de toute une pièce.',
    ],
    ask: [
      'Quel morceau te donne des frissons à chaque fois ?',
      'À quel moment de la journée écoutes-tu le plus de musique ?',
      'Quel artiste rêves-tu de voir sur scène ?',
    ],
  },
  instrument: {
    say: [
      'Un instrument ne ment pas : il rend exactement le temps qu’on lui donne, parfois avec un peu de retard.',
      'Entre la note cherchée et la note trouvée, il y a ce travail patient que le public n’entend jamais.',
      'Faire de la musique soi-même, même de travers, procure un plaisir qu’aucune enceinte ne remplace.',
      'Les passages difficiles se domptent lentement, à mi-vitesse, jusqu’au jour où les doigts savent tout seuls.',
    ],
    ask: [
      'Quel morceau rêves-tu de maîtriser ?',
      'Comment cet instrument est-il entré dans ta vie ?',
      'Quel passage te résiste le plus ?',
    ],
  },
  singing: {
    say: [
      'La voix est l’instrument qu’on ne peut pas laisser à la maison. Elle emporte tout avec elle, même le trac.',
      'Chanter, c’est respirer en mieux : l’air entre comme d’habitude et ressort en musique.',
      'Une voix qui ose vaut mieux qu’une voix parfaite qui se tait. La salle de bain le sait depuis longtemps.',
      'Quand une mélodie passe par la gorge, l’humeur change souvent de place avec elle.',
    ],
    ask: [
      'Quelle chanson va le mieux à ta voix ?',
      'Que ressens-tu juste avant la première note ?',
      'Depuis quand le chant fait-il partie de ta vie ?',
    ],
  },
  drawing: {
    say: [
      'Créer une image ou une forme, c’est regarder une chose plus longtemps que tout le monde.',
      'Les accidents de la main font souvent le plus beau : c’est là que l’œuvre cesse d’obéir.',
      'Des heures penchées sur de la couleur, du trait ou de l’argile : le bavardage de la tête se calme tout seul.',
      'Même une œuvre ratée apprend quelque chose à l’œil et à la main, et la suivante en profite.',
    ],
    ask: [
      'Quel sujet reviens-tu toujours chercher ?',
      'Où finissent tes œuvres une fois terminées ?',
      'Quelle technique aimerais-tu essayer ?',
    ],
  },
  handicraft: {
    say: [
      'Un objet fait main contient des heures, et cela se sent quand on le tient.',
      'Maille après maille, point après point, copeau après copeau : les mains avancent et l’esprit se repose.',
      'Les petites irrégularités sont la signature. Une machine ne saurait pas les imiter avec autant de charme.',
      'Refaire, défaire, recommencer : les travaux manuels apprennent une patience qui n’a rien d’ennuyeux.',
    ],
    ask: [
      'À qui est destiné cet ouvrage ?',
      'Qui t’a appris ces gestes ?',
      'Quel projet un peu fou te trotte dans la tête ?',
    ],
  },
  photos: {
    say: [
      'Photographier, c’est choisir ce qui mérite d’être retenu parmi tout ce qui passe.',
      'Une seule image réussie justifie toutes les floues. Les grands photographes le savent, ils montrent rarement le reste.',
      'La lumière n’attend personne, et c’est justement ce qui rend l’instant saisi aussi précieux.',
      'Avec un appareil en main, le monde ordinaire se remplit de lignes, de reflets et de petites histoires.',
    ],
    ask: [
      'Quelle photo préfères-tu parmi toutes celles que tu as prises ?',
      'Quel sujet rêves-tu de photographier ?',
      'Quelle lumière préfères-tu ?',
    ],
  },
  videoGame: {
    say: [
      'Dans un jeu, échouer coûte juste une partie de plus. Si seulement le reste fonctionnait ainsi.',
      'Un bon jeu donne ce mélange rare : un monde entier, des règles claires et le droit de recommencer.',
      '« Encore une partie » : trois petits mots qui ont vu passer beaucoup de minuits.',
      'Apprendre une carte, un rythme, un adversaire, c’est du vrai travail, même avec une manette ou un clavier.',
    ],
    ask: [
      'Qu’est-ce qui te plaît le plus dans ce jeu ?',
      'Quel moment de jeu n’oublieras-tu jamais ?',
      'Avec qui joues-tu le plus volontiers ?',
    ],
  },
  boardGame: {
    say: [
      'Autour d’un jeu, les gens montrent leur vrai visage : le stratège, le bluffeur, et qui boude en silence.',
      'Une table, quelques règles, un peu de mauvaise foi : la recette a fait ses preuves depuis des siècles.',
      'La revanche est sans doute la plus belle invention des jeux : elle laisse toujours une porte ouverte.',
      'Pions, cartes ou questions : pendant une partie, le téléphone perd enfin face à quelque chose.',
    ],
    ask: [
      'Qui est le plus redoutable autour de la table ?',
      'Quelle est ta tactique préférée ?',
      'Quel jeu sortirais-tu pour une soirée parfaite ?',
    ],
  },
  teamWon: {
    say: [
      'Une victoire de son équipe, c’est une joie dont on n’a pas marqué un seul point et qui nous appartient pourtant.',
      'Quel bonheur ! Toutes les heures de doute devant les matchs perdus trouvent là leur remboursement.',
      'Rien ne fait s’embrasser des inconnus comme un résultat pareil. C’est la belle folie du sport.',
      'Savourer, revoir le résumé, lire les commentaires, revoir le résumé encore : voilà un programme parfaitement raisonnable.',
    ],
    ask: [
      'Quel moment du match te restera en mémoire ?',
      'Qui a été le plus décisif, selon toi ?',
      'Depuis quand soutiens-tu cette équipe ?',
    ],
  },
  teamLost: {
    say: [
      'On n’était pas sur le terrain, et pourtant la défaite rentre à la maison et s’assoit sur le canapé.',
      'Soutenir une équipe, c’est accepter que onze, quinze ou sept inconnus disposent de son humeur du soir.',
      'Les défaites fabriquent les vrais supporters. N’importe qui sait aimer une équipe qui gagne.',
      'Le plus cruel, c’est de rejouer l’action dans sa tête, comme si le ballon pouvait encore changer d’avis.',
    ],
    ask: [
      'À quel moment le match a-t-il basculé ?',
      'Que changerais-tu dans l’équipe ?',
      'Quelle défaite t’a fait le plus mal, toutes années confondues ?',
    ],
  },
  ownMatch: {
    say: [
      'Sur un terrain, tout se voit : l’envie, la fatigue, la peur de rater. C’est ce qui rend le jeu si honnête.',
      'Un match commence avant le coup d’envoi, dans le ventre, et finit bien après, dans la tête.',
      'Jouer soi-même plutôt que regarder : déjà une victoire sur tous les entraîneurs de canapé.',
      'Le score tient en deux chiffres, mais une rencontre contient mille petites décisions que personne ne note.',
    ],
    ask: [
      'Quel est ton poste ou ton point fort ?',
      'Quelle ambiance règne dans l’équipe ou le club ?',
      'Quelle action te repasse dans la tête ?',
    ],
  },
  running: {
    say: [
      'La course a ceci de simple : un pied, puis l’autre. Tout le reste, c’est une discussion avec sa propre tête.',
      'Les premiers mètres négocient, les suivants trouvent le rythme, et à la fin c’est le souffle qui raconte.',
      'Personne ne peut courir ces kilomètres à ta place : chacun d’eux est vraiment gagné.',
      'Le plus dur est souvent le trajet entre le canapé et la porte. Il n’apparaît sur aucune montre.',
    ],
    ask: [
      'À quoi penses-tu pendant que tu cours ?',
      'Quel parcours préfères-tu ?',
      'Quel est le prochain objectif ?',
    ],
  },
  hiking: {
    say: [
      'À pied, le paysage arrive à la bonne vitesse : assez lentement pour qu’on le voie venir.',
      'Un chemin, un sac, le bruit des pas : il n’en faut pas plus pour que la tête se mette à jour.',
      'Le casse-croûte le plus banal devient un festin dès qu’il a été porté assez loin.',
      'Marcher longtemps fatigue les jambes et repose tout le reste. Le marché est plutôt honnête.',
    ],
    ask: [
      'Quel est le plus beau sentier que tu connaisses ?',
      'Que glisses-tu toujours dans ton sac ?',
      'Avec qui aimes-tu marcher ?',
    ],
  },
  cycling: {
    say: [
      'Sur un vélo, on est son propre moteur et son propre paysagiste : assez vite pour voyager, assez lent pour sentir l’air.',
      'Chaque montée finit par se rembourser en descente, avec le vent en guise d’intérêts.',
      'Le vent, lui, a un don étrange : il souffle presque toujours de face, quel que soit le sens.',
      'Deux roues, un guidon, et la distance change de nature : elle se mesure en souffle plutôt qu’en minutes.',
    ],
    ask: [
      'Quelle est ta route préférée ?',
      'Quel vélo t’accompagne ?',
      'Quel trajet aimerais-tu faire un jour ?',
    ],
  },
  sea: {
    say: [
      'L’eau remet tout le monde à égalité : on flotte, on frissonne, et les soucis pèsent un peu moins lourd.',
      'Le bruit de l’eau a cet effet curieux de ranger les pensées sans qu’on s’en occupe.',
      'Les premières secondes protestent, ensuite le corps se souvient qu’il aime ça. L’entrée dans l’eau est une négociation.',
      'Près de l’eau, le temps se compte autrement : en vagues, en longueurs, en reflets.',
    ],
    ask: [
      'Quelle eau préfères-tu : mer, lac ou bassin ?',
      'Que fais-tu en premier en sortant de l’eau ?',
      'Quel souvenir de baignade gardes-tu en tête ?',
    ],
  },
  dancing: {
    say: [
      'Danser, c’est laisser la musique décider un moment de l’endroit où vont les pieds.',
      'Les pas s’apprennent avec la tête, puis un jour le corps les connaît et la tête peut enfin se taire.',
      'Les orteils écrasés font partie de l’enseignement. Aucun grand danseur n’y a échappé.',
      'Quelques mesures, un peu d’élan, et la fatigue de la journée change complètement de forme.',
    ],
    ask: [
      'Quelle musique te fait danser à coup sûr ?',
      'Quel pas te donne du fil à retordre ?',
      'Qu’est-ce que la danse t’apporte ?',
    ],
  },
  fishing: {
    say: [
      'Attendre dehors sans rien réclamer : c’est une forme de luxe que les écrans ne savent pas fournir.',
      'La nature donne quand elle veut. Panier plein ou vide, le silence du matin compte dans le butin.',
      'Ce genre de sortie apprend à regarder : un frémissement, une couleur, une ombre, et tout commence.',
      'Les bons coins se transmettent comme des secrets d’État, et c’est très bien ainsi.',
    ],
    ask: [
      'Quel moment de la journée préfères-tu là-bas ?',
      'Quelle est ta plus belle prise, trouvaille ou observation ?',
      'Qui t’a transmis ce goût-là ?',
    ],
  },
  writing: {
    say: [
      'Mettre des mots les uns après les autres, c’est penser avec les mains. On découvre souvent ce qu’on voulait dire en l’écrivant.',
      'Un texte commence par appartenir à une seule personne, et c’est ce qui le rend si fragile et si libre.',
      'Les mots ont leurs humeurs : certains jours ils se bousculent, d’autres ils se cachent derrière la porte.',
      'Une phrase juste justifie bien des ratures. Le papier est patient, il en a vu d’autres.',
    ],
    ask: [
      'Quel est le thème qui revient le plus sous ta plume ?',
      'Qui a le droit de te lire ?',
      'À quel moment les mots viennent-ils le mieux ?',
    ],
  },
  museum: {
    say: [
      'Une œuvre ou une scène qui retient le regard, c’est une conversation avec quelqu’un qu’on ne rencontrera jamais.',
      'Mieux vaut emporter une seule image en tête que cent vues au pas de course.',
      'L’art n’exige pas qu’on comprenne tout. S’étonner, sourire ou s’agacer, c’est déjà répondre.',
      'Entrer dans ces lieux, c’est changer d’époque pour le prix d’un billet, et le rideau ou la porte se referme sur le quotidien.',
    ],
    ask: [
      'qu’est-ce qui a le plus retenu ton regard ?',
      'Quelle œuvre emporterais-tu chez toi ?',
      'Quelle sortie culturelle te ferait envie ensuite ?',
    ],
  },
  volunteering: {
    say: [
      'Le temps donné gratuitement a une valeur qu’aucune fiche de paie ne saurait afficher.',
      'Il y a des lieux qui ne tiennent que parce que des gens comme toi y viennent de leur plein gré.',
      'Aider, c’est aussi voir de près ce que d’autres préfèrent contourner. Cela demande du cœur et du souffle.',
      'Ce genre d’engagement laisse des traces, souvent là où personne ne pense à les mesurer.',
    ],
    ask: [
      'Comment cet engagement a-t-il commencé ?',
      'Quelle rencontre te reste en mémoire ?',
      'Qu’est-ce qui est le plus dur dans cette mission ?',
    ],
  },
  stars: {
    say: [
      'La lumière de certaines étoiles voyage depuis des siècles avant d’arriver jusqu’à un œil. Drôle de rendez-vous.',
      'Sous un ciel pareil, on devient minuscule, et curieusement cela soulage.',
      'La nuit n’est jamais vraiment noire : il suffit de laisser aux yeux une vingtaine de minutes pour s’habituer.',
      'Des marins, des bergers et des rois ont levé la tête vers ces mêmes lueurs. La compagnie est bonne.',
    ],
    ask: [
      'D’où regardes-tu le ciel ?',
      'Quelle constellation reconnais-tu en premier ?',
      'À quoi penses-tu en regardant là-haut ?',
    ],
  },
}
