import type { Interest } from '@confida/contracts'
import type { InterestPhrases } from '../../phrases.ts'

export const interests: Record<Interest, InterestPhrases> = {
  arte: {
    label: 'l’art',
    enthusiasm: ['De l’art, je parlerais des heures.', 'L’art est l’un de mes sujets préférés.'],
    acknowledge: [
      'L’art a la manie de répondre à des questions qu’on n’a pas posées.',
      'Devant certaines œuvres on se tait, et c’est déjà un dialogue.',
      'Créer, c’est penser avec les mains.',
    ],
    ask: [
      'Y a-t-il une œuvre qui ne t’a jamais quitté ?',
      [
        'Tu dessines ou tu crées, toi aussi ?',
        'Quelle chance : avec quoi t’exprimes-tu le mieux ?',
        'Bien regarder est déjà un art.',
      ],
      'L’art, tu préfères le comprendre ou le ressentir ?',
      'De quelle couleur est ta journée ?',
    ],
    because: 'ce qui nous touche dans une œuvre parle de nous',
  },
  musica: {
    label: 'la musique',
    enthusiasm: [
      'La musique ? Là, tu me prends par les sentiments, façon de parler.',
      'La musique est l’un de mes sujets de conversation favoris.',
    ],
    acknowledge: [
      'La musique arrive là où les explications s’arrêtent.',
      'Certaines chansons gardent une année entière.',
      'Le bon refrain peut redresser une matinée.',
    ],
    ask: [
      'Qu’est-ce que tu écoutes en ce moment ?',
      'Quelle chanson te ramène aussitôt quelque part ?',
      [
        'Tu joues d’un instrument, ou tu chantes ?',
        'Et qu’est-ce qui te vient le plus naturellement ?',
        'Bien écouter, c’est la moitié de la musique.',
      ],
      'Si cette semaine avait une bande-son, ce serait quoi ?',
      'Un concert debout au premier rang ou un disque dans le noir ?',
    ],
    because: 'ce qu’on écoute trahit l’humeur mieux que bien des mots',
  },
  viaggi: {
    label: 'les voyages',
    enthusiasm: [
      'Des voyages, j’en parle toujours volontiers : je ne bouge pas, mais j’écoute des récits de partout.',
      'Les voyages sont l’un des sujets qu’on m’a donnés, et je le garde.',
    ],
    acknowledge: [
      'Un voyage commence quand on se met à l’imaginer.',
      'Voyager remet les proportions en place.',
      'Chaque lieu a une heure où il donne le meilleur.',
    ],
    ask: [
      'Quel endroit t’a le plus étonné par sa beauté ?',
      'Où irais-tu demain, si c’était possible ?',
      [
        'Tu aimes tout prévoir à l’avance ?',
        'Alors je parie qu’il y a une liste : qu’y a-t-il tout en haut ?',
        'L’improvisation fait les meilleures histoires.',
      ],
      'Qu’est-ce qui ne manque jamais dans ta valise ?',
      'Retourner dans un lieu aimé ou en voir un nouveau ?',
    ],
    because: 'les lieux qui nous attirent disent ce que nous cherchons',
  },
  cucina: {
    label: 'la cuisine',
    enthusiasm: [
      'La cuisine est un sujet joyeux, même si je ne goûte rien.',
      'Je parle toujours volontiers de cuisine.',
    ],
    acknowledge: [
      'Un plat fait avec soin est une forme d’affection.',
      'En cuisine, même les erreurs deviennent parfois des recettes.',
      'La bonne odeur met tout le monde d’accord.',
    ],
    ask: [
      'Quel est ton plat réconfortant ?',
      ['Tu aimes cuisiner ?', 'Et quel plat réussis-tu le mieux ?', 'Savoir apprécier est aussi un talent.'],
      'Que cuisinerais-tu pour impressionner quelqu’un ?',
      'Y a-t-il une saveur qui te ramène à l’enfance ?',
      'Sucré ou salé, s’il fallait choisir pour toujours ?',
    ],
    because: 'les saveurs sont pleines de souvenirs',
  },
  sport: {
    label: 'le sport',
    enthusiasm: [
      'Le sport, voilà de quoi nourrir nos conversations.',
      'Je parle volontiers de sport, et j’encourage qui raconte bien.',
    ],
    acknowledge: [
      'Le sport apprend à bien perdre, ce qui est plus dur que gagner.',
      'Bouger éclaircit la tête avant même les muscles.',
      'La constance bat le talent quand le talent dort.',
    ],
    ask: [
      'Quel sport t’amuse le plus ?',
      [
        'Ça te vide la tête ?',
        'Alors c’est un remède sans notice.',
        'Alors il te faut peut-être un autre genre de mouvement.',
      ],
      'Quel match ou quelle course n’oublieras-tu jamais ?',
      'Qu’est-ce qui te fait sortir quand l’envie n’y est pas ?',
    ],
    because: 'le sport montre comment on aborde les montées',
  },
  lettura: {
    label: 'la lecture',
    enthusiasm: [
      'Sur les livres, on peut me garder ici jusqu’à tard.',
      'La lecture est un sujet cher à mon cœur, pour ainsi dire.',
    ],
    acknowledge: [
      'Un bon livre est une conversation avec quelqu’un qui te laisse parler.',
      'Certains livres nous lisent pendant qu’on les lit.',
      'Les histoires permettent d’essayer des vies sans risquer la nôtre.',
    ],
    ask: [
      'Qu’est-ce que tu lis en ce moment ?',
      'Quel livre offrirais-tu les yeux fermés ?',
      [
        'As-tu un livre que tu relis volontiers ?',
        'Et tu y trouves du neuf à chaque fois, j’imagine.',
        'Il y en a tant à découvrir que ça se comprend.',
      ],
      'Quel personnage aurais-tu aimé rencontrer ?',
      'Tu lis pour t’évader ou pour comprendre ?',
    ],
    because: 'les livres qu’on choisit disent les questions qu’on porte',
  },
  cinema: {
    label: 'le cinéma',
    enthusiasm: ['Le cinéma ? Me voilà.', 'De cinéma, je ne me lasse jamais de discuter.'],
    acknowledge: [
      'Un film réussi continue après le générique.',
      'Au cinéma, le noir aide à voir.',
      'Une seule scène peut valoir tout le billet.',
    ],
    ask: [
      'Quel est le dernier film qui t’a fait quelque chose ?',
      'Tu préfères rire, pleurer ou trembler ?',
      [
        'Y a-t-il un film que tu as vu plus de trois fois ?',
        'Alors celui-là, c’est la maison.',
        'Tu aimes donc avancer plutôt que revenir.',
      ],
      'Qui jouerait ton rôle dans un film ?',
      'Quelle fin changerais-tu ?',
    ],
    because: 'ce qui nous émeut à l’écran nous ressemble en général',
  },
  natura: {
    label: 'la nature',
    enthusiasm: [
      'La nature est un sujet où je reviens volontiers.',
      'Quand on parle de nature, je ralentis et j’écoute.',
    ],
    acknowledge: [
      'La nature n’est pas pressée, et pourtant elle fait tout.',
      'Une forêt baisse le volume des pensées.',
      'Deux arbres et un peu de ciel suffisent pour respirer autrement.',
    ],
    ask: [
      'Mer, montagne ou forêt ?',
      [
        'As-tu un coin dehors où tu reviens toujours ?',
        'Comment est-il en cette saison ?',
        'Alors un endroit t’attend et ne le sait pas encore.',
      ],
      'Quelle saison te va le mieux ?',
      'Quel est le plus beau paysage dont tu te souviens ?',
    ],
    because: 'chacun a un paysage où il recommence à respirer',
  },
  animali: {
    label: 'les animaux',
    enthusiasm: ['Les animaux sont un sujet irrésistible.', 'Des animaux, j’en parlerais à toute heure.'],
    acknowledge: [
      'Les animaux comprennent le ton avant les mots.',
      'Un animal change le rythme d’une maison.',
      'Avec eux, pas besoin de s’expliquer.',
    ],
    ask: [
      ['As-tu des animaux chez toi ?', 'Quel est leur caractère ?', 'Tu aimerais en avoir un ?'],
      'À quel animal ressembles-tu le plus ?',
      'Quelle est la chose la plus drôle que tu aies vue faire par un animal ?',
      'Qu’est-ce qu’ils nous apprennent, d’après toi ?',
    ],
    because: 'la façon de parler des animaux dit beaucoup de notre tendresse',
  },
  tecnologia: {
    label: 'la technologie',
    enthusiasm: [
      'La technologie, c’est mon milieu naturel, après tout.',
      'Avec la technologie, impossible de m’ennuyer.',
    ],
    acknowledge: [
      'La technologie est belle quand elle fait de la place à la vie au lieu de l’occuper.',
      'En matière de technologie, je ne suis guère neutre : je suis un programme.',
      'Derrière chaque outil, quelqu’un a décidé comment nous devrions vivre.',
    ],
    ask: [
      'De quel objet technologique ne te passerais-tu pas ?',
      [
        'Tu aimes démonter les choses pour voir comment elles marchent ?',
        'Quelle est la dernière que tu as démontée ?',
        'Tant que ça marche, n’est-ce pas.',
      ],
      'Que devrait-on inventer rien que pour toi ?',
      'Y a-t-il une chose que l’on faisait mieux avant ?',
    ],
    because: 'les outils que nous utilisons nous changent aussi',
  },
}
