import type { SubjectLines } from '../../../phrases.ts'

export const tips: SubjectLines<'tips'> = {
  filmFunny: {
    say: [
      '« Le Dîner de cons » pour la mécanique parfaite, ou « La Grande Vadrouille », drôle à tout âge. Deux valeurs très sûres.',
      '« Intouchables » pour rire avec le cœur serré, « Bienvenue chez les Ch’tis » pour la bonne humeur sans réfléchir.',
      '« Paddington 2 » : tendre, malin, irrésistible même sans enfants. Ou « Astérix et Obélix : Mission Cléopâtre », à réciter par cœur.',
      '« Un jour sans fin » : un homme revit la même journée, et on rit de plus en plus intelligemment. « Little Miss Sunshine » ensuite.',
      '« OSS 117 : Le Caire, nid d’espions » pour l’absurde très élégant, « Certains l’aiment chaud » pour un classique qui n’a pas pris une ride.',
    ],
    ask: ['Quel film t’a fait rire aux larmes ?'],
  },
  filmAny: {
    say: [
      '« Parasite » : drôle, puis inquiétant, puis impossible à lâcher. Pour plus doux et plus déchirant, « La vie est belle » de Roberto Benigni.',
      '« Premier Contact » de Denis Villeneuve : une science-fiction intime qui serre la gorge. Ou « Interstellar », plus grand, avec mouchoirs.',
      '« La Vie des autres » : suspense et humanité à Berlin-Est, avec une dernière réplique magnifique. « Le Pianiste », si l’Histoire peut être dure.',
      '« Fenêtre sur cour » de Hitchcock : un homme immobile, une cour, et plus moyen de respirer. « Le Silence des agneaux » pour avoir vraiment peur.',
      '« Les Évadés » : prison, amitié, espoir, une fin qui reste. Ou « Portrait de la jeune fille en feu », beau comme un tableau.',
    ],
    ask: ['Quel film t’est resté longtemps en tête ?'],
  },
  seriesAny: {
    say: [
      '« Le Bureau des légendes » : espionnage sobre, prenant, formidablement joué. Et « Dix pour cent » pour rire des coulisses du cinéma.',
      '« Chernobyl » : cinq épisodes, glaçants et admirables. Plus léger, « Ted Lasso », la gentillesse comme sport d’équipe.',
      '« Better Call Saul » pour la lente perfection, « The Office » pour les petites doses quotidiennes de gêne et de rire.',
      '« Broadchurch », saison un : un village, une falaise, un secret, huit épisodes. Ou « Sherlock », brillant et rapide.',
      '« The Crown » pour l’Histoire en grand salon, « Dark » pour se perdre avec délice dans le temps, « Kaamelott » pour finir en riant.',
    ],
    ask: ['Quelle série t’a manqué une fois finie ?'],
  },
  bookAny: {
    say: [
      '« La Vie devant soi » de Romain Gary : drôle, bouleversant, une voix d’enfant inoubliable. On le finit vite et on le prête longtemps.',
      '« L’Étranger » de Camus, court et discuté depuis toujours ; ou « Le Joueur d’échecs » de Zweig, cent pages de tension pure.',
      '« Meurtriers sans visage » de Henning Mankell pour le froid suédois, « Pars vite et reviens tard » de Fred Vargas pour l’étrangeté parisienne.',
      '« Changer l’eau des fleurs » de Valérie Perrin : une gardienne de cimetière, des secrets, beaucoup de douceur. Parfait en vacances comme sous la couette.',
      '« La Horde du Contrevent » de Damasio pour un grand souffle, « Le Comte de Monte-Cristo » pour une vengeance qu’on ne lâche plus.',
    ],
    ask: ['Quel livre as-tu déjà dévoré d’une traite ?'],
  },
  bookForChild: {
    say: [
      '« Max et les Maximonstres » de Sendak pour les petits, « Le Petit Nicolas » dès sept ans environ : on rit dès la première page.',
      '« Loulou » de Grégoire Solotareff : un loup, un lapin, une amitié. Plus tard, « Matilda » de Roald Dahl réconcilie presque tout le monde avec la lecture.',
      '« Gruffalo » de Julia Donaldson, parfait à voix haute ; et « À la croisée des mondes » de Pullman pour les grands amateurs de magie.',
      '« Ernest et Célestine » de Gabrielle Vincent, tendresse à regarder ensemble. Pour lecteurs récalcitrants, « Journal d’un dégonflé », plein de dessins.',
      '« La Chenille qui fait des trous » d’Eric Carle pour les tout-petits, « Le Petit Prince » à garder toute une vie.',
    ],
    ask: ['Quel âge, et quelle passion du moment ?'],
  },
  musicCalm: {
    say: [
      'Les « Gymnopédies » de Satie : trois petits pas lents au piano. Puis « Clair de lune » de Debussy, qui éteint la lumière tout seul.',
      '« Spiegel im Spiegel » d’Arvo Pärt : un piano, un violon, presque rien, et tout s’apaise. « Sleep » de Max Richter pour la nuit entière.',
      '« Avec le temps » de Léo Ferré ou « Hallelujah » par Jeff Buckley, si les larmes ont besoin d’une porte ouverte.',
      'Nils Frahm, l’album « Felt » : piano feutré, enregistré tout bas. Et Ludovico Einaudi, « Una Mattina », pour un soir de pluie.',
      '« Pink Moon » de Nick Drake : une voix, une guitare, moins d’une demi-heure. Ou Norah Jones, « Come Away with Me », comme une couverture.',
    ],
    ask: ['Avec ou sans voix, ce soir ?'],
  },
  musicLively: {
    say: [
      '« September » d’Earth, Wind and Fire et « Superstition » de Stevie Wonder : même l’aspirateur trouve le rythme.',
      '« Don’t Stop Me Now » de Queen, puis « Mr. Brightside » des Killers : le dernier kilomètre passera en chantant.',
      '« Alexandrie Alexandra » de Claude François et « Djadja » d’Aya Nakamura : deux époques, une seule piste de danse.',
      'Daft Punk, « One More Time », et Justice, « D.A.N.C.E. » : la French touch n’a jamais laissé un salon immobile.',
      '« Dancing Queen » d’ABBA et « Uptown Funk » de Mark Ronson et Bruno Mars. À mettre fort, fenêtres fermées par égard pour les voisins.',
    ],
    ask: ['Sur quelle chanson ne peux-tu pas rester immobile ?'],
  },
  gameAny: {
    say: [
      '« Les Aventuriers du rail » : règles en dix minutes, juste assez de méchanceté. À deux, « Lost Cities » est rapide et redoutable.',
      '« Stardew Valley » : une ferme, des saisons, un village ; il tourne sur presque tout et détend vraiment. « A Short Hike » si le temps manque.',
      '« Zelda: Breath of the Wild » pour l’évasion sur Switch, « Mario Kart 8 Deluxe » pour se fâcher joyeusement à plusieurs.',
      '« Codenames » en équipe, « The Crew » en coopération, « Skyjo » quand on veut bavarder en jouant. Trois boîtes légères, beaucoup de soirées.',
      'Les échecs sur Lichess : gratuit, sans publicité, pour deux minutes ou deux heures. Et un simple jeu de cartes suffit pour le rami.',
    ],
    ask: ['À quoi as-tu joué avec le plus de plaisir ?'],
  },
  podcastAny: {
    say: [
      '« Les Pieds sur terre » de France Culture : des gens ordinaires racontent, une demi-heure, souvent bouleversant. « Transfert » dans la même veine.',
      '« Affaires sensibles » de France Inter : grandes affaires et histoires vraies, racontées par Fabrice Drouelle. La route disparaît.',
      '« Les Odyssées » de France Inter : l’Histoire en aventures pour les enfants, et les adultes écoutent en cachette.',
      '« Le Cours de l’histoire » pour apprendre en marchant, « La Science, CQFD » pour comprendre le monde, les deux sur France Culture.',
      '« Hondelatte raconte » pour les faits divers, voix de conteur comprise. Plus léger, « 2 heures de perdues » démonte des films en riant.',
    ],
    ask: ['À quel moment de la journée écoutes-tu ?'],
  },
}
