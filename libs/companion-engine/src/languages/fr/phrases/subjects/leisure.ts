import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Te voilà avec de la lecture.',
      'Ça occupe bien l’esprit, un livre.',
      'Sur un livre, on a toujours quelque chose à dire.',
      'La lecture compte pour toi.',
    ],
    ask: [
      'Tu lis plutôt le soir ou dans la journée ?',
      'Quel genre de livres tu préfères ?',
      'Tu prêterais ce genre de livre à un ami ?',
    ],
  },
  film: {
    say: [
      'Un film, ça occupe l’esprit un moment.',
      'On parle cinéma, alors, c’est chouette.',
      'Regarder un film, ça change du quotidien.',
      'Ah, le cinéma, il y a toujours à en dire.',
    ],
    ask: [
      'Quel genre de films tu préfères ?',
      'Tu vas souvent au cinéma ?',
      'Un film que tu peux revoir dix fois, ce serait lequel ?',
    ],
  },
  series: {
    say: [
      'Une série, on s’y attache vite.',
      'Te voilà dans une histoire à épisodes.',
      'C’est vrai qu’on a du mal à quitter une série qu’on suit.',
      'Ah, les séries, on en parle volontiers.',
    ],
    ask: [
      'Quel personnage tu préfères ?',
      'Tu regardes plutôt avec quelqu’un ou dans ton coin ?',
      'Tu la conseillerais à un ami, cette série ?',
    ],
  },
  music: {
    say: [
      'La musique t’accompagne bien.',
      'Ça touche, une musique qu’on aime.',
      'Ces morceaux comptent pour toi, ça se sent.',
      'C’est beau, ce que la musique peut faire.',
    ],
    ask: [
      'Tu écoutes plutôt les paroles ou la mélodie ?',
      'Quel morceau tu ferais écouter à quelqu’un qui ne connaît pas ?',
      'Tu écoutes de la musique tous les jours ?',
    ],
  },
  instrument: {
    say: [
      'Jouer d’un instrument, ça demande de la patience.',
      'C’est chouette que tu joues de la musique.',
      'On avance petit à petit avec un instrument.',
      'Ton instrument te prend du temps, et c’est du temps bien rempli.',
    ],
    ask: [
      'Tu joues depuis combien de temps ?',
      'Quel morceau tu rêves de savoir jouer ?',
      'Tu joues plutôt pour toi ou devant d’autres ?',
    ],
  },
  singing: {
    say: [
      'Chanter, ça fait du bien.',
      'C’est chouette que tu chantes.',
      'Le chant prend une belle place chez toi.',
      'On y met tout son cœur, quand on chante.',
    ],
    ask: [
      'Qu’est-ce que tu aimes le plus chanter ?',
      'Tu chantes depuis l’enfance ?',
      'Tu as le trac quand on t’écoute ?',
    ],
  },
  drawing: {
    say: [
      'Tu dessines, tu crées, c’est chouette.',
      'Créer de ses mains, ça absorbe complètement.',
      'Le dessin, la peinture ou la terre, ça demande du temps.',
      'C’est agréable de se plonger dans une création.',
    ],
    ask: [
      'Qu’est-ce que tu aimes le plus représenter ?',
      'Tu montres ce que tu fais autour de toi ?',
      'D’où te vient cette envie de créer ?',
    ],
  },
  handicraft: {
    say: [
      'C’est beau, de fabriquer quelque chose à la main.',
      'De l’ouvrage fait maison, c’est chouette.',
      'Faire les choses de ses mains, ça prend du temps.',
      'Ça donne de la satisfaction, un objet qu’on fait de bout en bout.',
    ],
    ask: [
      'Qui t’a appris à faire ça ?',
      'C’est quoi ton prochain projet ?',
      'Tu gardes ce que tu fabriques ou tu l’offres ?',
    ],
  },
  photos: {
    say: [
      'La photo, ça apprend à bien regarder.',
      'C’est chouette, cette passion pour les images.',
      'Tu passes du temps avec tes photos, ça se sent.',
      'Une bonne photo, ça demande de la patience.',
    ],
    ask: [
      'Qu’est-ce que tu aimes le plus photographier ?',
      'Tu imprimes parfois tes photos ?',
      'Comment t’est venue l’envie de photographier ?',
    ],
  },
  videoGame: {
    say: [
      'Un jeu vidéo, ça peut tenir longtemps.',
      'Te voilà bien dans ton jeu.',
      'Jouer, ça change vraiment les idées.',
      'On y passe vite des heures, à ces jeux.',
    ],
    ask: [
      'Quel jeu te reste le plus en mémoire ?',
      'Tu joues souvent avec d’autres gens ?',
      'Qu’est-ce qui te plaît le plus dans ce jeu ?',
    ],
  },
  boardGame: {
    say: [
      'Les jeux de société, c’est de bons moments.',
      'Ça anime bien une soirée, un jeu.',
      'Tu aimes jouer avec d’autres, c’est chouette.',
      'Une partie de jeu, on se prend vite dedans.',
    ],
    ask: [
      'Tu es du genre à vouloir gagner à tout prix ?',
      'Quel jeu tu proposes toujours en premier ?',
      'Tu joues pour le plaisir ou c’est très sérieux ?',
    ],
  },
  teamWon: {
    say: [
      'Quelle victoire, bravo à l’équipe !',
      'Ils ont gagné, quelle joie !',
      'Super, ton équipe l’a fait !',
      'Ça fait vraiment plaisir, une équipe qui gagne.',
    ],
    ask: [
      'Tu suis cette équipe depuis longtemps ?',
      'Avec qui tu as partagé cette victoire ?',
      'Quel moment du match t’a fait le plus vibrer ?',
    ],
  },
  teamLost: {
    say: [
      'Une défaite comme ça, c’est frustrant.',
      'Ah, dommage pour ton équipe.',
      'C’est rageant de voir son équipe perdre.',
      'Dur, perdre comme ça.',
    ],
    ask: [
      'Tu regardes le prochain match quand même ?',
      'Qu’est-ce qui leur a manqué, d’après toi ?',
      'Tu supportes cette équipe depuis toujours ?',
    ],
  },
  ownMatch: {
    say: [
      'Jouer un match, ça met de la tension.',
      'Te voilà en pleine compétition.',
      'Ton sport te prend bien, ça se sent.',
      'C’est fort, ce qu’on vit sur un terrain ou en compétition.',
    ],
    ask: [
      'Comment est l’ambiance dans ton club ?',
      'Tu pratiques ce sport depuis longtemps ?',
      'Quelqu’un vient t’encourager parfois ?',
    ],
  },
  running: {
    say: [
      'La course à pied, ça demande de la volonté.',
      'Tu cours, et ça compte pour toi.',
      'Courir, ça devient vite un besoin.',
      'C’est du sérieux, tes sorties de course.',
    ],
    ask: [
      'Qu’est-ce qui te plaît dans la course ?',
      'Tu cours avec de la musique ?',
      'C’est quoi ton parcours préféré ?',
    ],
  },
  hiking: {
    say: [
      'La marche en pleine nature, ça fait du bien.',
      'Une rando, quelle belle sortie.',
      'C’est un effort, ces longues marches.',
      'Marcher comme ça, loin des routes, ça change tout.',
    ],
    ask: [
      'Tu préfères la montagne, la forêt ou la côte ?',
      'Tu emportes quoi à manger quand tu marches ?',
      'Tu as une rando dont tu rêves encore ?',
    ],
  },
  cycling: {
    say: [
      'Du vélo, voilà qui fait bouger.',
      'Te voilà sur deux roues.',
      'Le vélo tient une bonne place dans ta vie.',
      'C’est chouette, pédaler dehors.',
    ],
    ask: [
      'Tu roules plutôt avec d’autres ou dans ton coin ?',
      'C’est quoi ta plus belle route à vélo ?',
      'Qu’est-ce que tu aimes dans le vélo ?',
    ],
  },
  sea: {
    say: [
      'L’eau et la baignade, ça fait du bien.',
      'Ah, la mer, le lac, la piscine.',
      'C’est agréable, un moment dans l’eau ou près des vagues.',
      'Nager ou regarder l’eau, ça détend.',
    ],
    ask: [
      'Tu préfères la mer, le lac ou la piscine ?',
      'Qui t’a appris à nager ?',
      'Tu pourrais vivre au bord de l’eau toute l’année ?',
    ],
  },
  dancing: {
    say: [
      'Danser, c’est un vrai plaisir.',
      'Te voilà en pleine danse.',
      'Ça donne de l’énergie, la danse.',
      'C’est chouette que tu danses.',
    ],
    ask: [
      'Quelle musique te fait danser tout de suite ?',
      'Où tu aimes le plus danser ?',
      'Quelle danse tu aimerais apprendre encore ?',
    ],
  },
  fishing: {
    say: [
      'Passer des heures dehors à chercher ou à guetter, c’est chouette.',
      'C’est un beau loisir, au milieu de la nature.',
      'Pêche, cueillette ou observation, il faut de la patience.',
      'La nature offre parfois de belles choses, parfois rien.',
    ],
    ask: [
      'Ça te vient de ta famille, ce loisir ?',
      'Tu as un coin préféré ?',
      'Tu y vas plutôt avec quelqu’un ou dans ton coin ?',
    ],
  },
  writing: {
    say: [
      'Écrire, ça demande du temps et du courage.',
      'Tu écris, c’est une belle chose.',
      'Mettre des mots sur une page, ce n’est pas rien.',
      'L’écriture tient une vraie place chez toi.',
    ],
    ask: [
      'Tu fais lire tes textes à quelqu’un ?',
      'D’où te vient l’envie d’écrire ?',
      'Tu écris à la main ou au clavier ?',
    ],
  },
  museum: {
    say: [
      'Une sortie culturelle, ça fait réfléchir ou sourire.',
      'Expo, scène ou visite, c’est une belle sortie.',
      'Ça change du quotidien, aller voir des œuvres ou un spectacle.',
      'C’est chouette de s’offrir une sortie comme ça.',
    ],
    ask: [
      'Tu fais souvent ce genre de sorties ?',
      'Qu’est-ce que tu aimerais aller voir ensuite ?',
      'Tu y vas plutôt avec quelqu’un, d’habitude ?',
    ],
  },
  volunteering: {
    say: [
      'Donner de son temps aux autres, c’est précieux.',
      'C’est généreux, ce que tu fais là.',
      'Aider comme ça, ça compte pour les gens.',
      'Ton engagement est utile à d’autres.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné envie de t’engager ?',
      'Tu penses à une rencontre en particulier ?',
      'Tu comptes continuer longtemps ?',
    ],
  },
  stars: {
    say: [
      'Le ciel de nuit, c’est fascinant.',
      'Regarder la lune et les étoiles, quel beau moment.',
      'Ça fait rêver, tout ce qu’il y a là-haut.',
      'C’est beau, un ciel qu’on prend le temps d’observer.',
    ],
    ask: [
      'Tu connais bien les constellations ?',
      'Quelqu’un t’a appris à regarder le ciel ?',
      'Qu’est-ce que tu rêves de voir un jour dans le ciel ?',
    ],
  },
}
