import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'C’est pesant, cette impression de ne plus avancer.',
      'Tourner en rond comme ça, ça use.',
      'Quand rien ne bouge, on finit par s’épuiser.',
      'Se sentir dans une impasse, c’est vraiment pénible.',
    ],
    ask: [
      'Qu’est-ce que tu aimerais voir changer en premier ?',
      'Tu en as parlé à quelqu’un de proche ?',
      'Qu’est-ce qui te retient le plus ?',
    ],
  },
  empty: {
    say: [
      'Ne plus rien ressentir, c’est très éprouvant.',
      'C’est dur, ce vide.',
      'Quand plus rien ne touche, les jours doivent être longs.',
      'Merci de me confier ce vide-là.',
    ],
    ask: [
      'Il y a des moments où c’est un peu moins fort ?',
      'Quelqu’un autour de toi est au courant ?',
      'Tu arrives à dormir et à manger ?',
    ],
  },
  lonelyEvening: {
    say: [
      'C’est long, une soirée sans personne.',
      'Le silence du soir peut être lourd.',
      'Passer la soirée sans compagnie, ça serre le cœur.',
      'Ces soirs sans personne à côté de soi sont durs.',
    ],
    ask: [
      'Avec qui tu aimerais passer cette soirée ?',
      'C’est surtout le soir que c’est difficile ?',
      'Qu’est-ce que tu aimes faire le soir, d’habitude ?',
    ],
  },
  goodSolitude: {
    say: [
      'Du temps rien qu’à soi, c’est bon.',
      'Profiter de sa propre compagnie, c’est agréable.',
      'Voilà un peu de paix rien que pour toi.',
      'Ça repose, d’être au calme sans personne.',
    ],
    ask: [
      'Tu t’accordes souvent ce genre de moment ?',
      'Qu’est-ce que tu apprécies le plus quand il n’y a personne ?',
      'C’est dur pour toi de trouver ce temps, d’habitude ?',
    ],
  },
  gettingOlder: {
    say: [
      'Ça fait quelque chose de sentir l’âge arriver.',
      'Les années passent, et ça se remarque à de petites choses.',
      'Vieillir, ce n’est pas toujours facile à accepter.',
      'Le temps qui passe, on y pense forcément.',
    ],
    ask: [
      'Tu y penses souvent, à ton âge ?',
      'Qu’est-ce qui te plaît plus qu’avant, quand même ?',
      'Tu as l’impression d’avoir quel âge, dans ta tête ?',
    ],
  },
  birthday: {
    say: [
      'Un anniversaire, ça se fête !',
      'C’est chouette, un anniversaire.',
      'Ce n’est pas un jour comme les autres, un anniversaire.',
      'Oh, il y a un anniversaire !',
    ],
    ask: [
      'Quel gâteau tu aimes pour un anniversaire ?',
      'Quel cadeau ferait le plus plaisir ?',
      'Tu aimes ça, les fêtes d’anniversaire ?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Un jour important que les proches oublient, ça blesse.',
      'C’est triste, un jour pareil qui passe sans attention.',
      'Attendre un petit mot qui ne vient pas, ça fait mal.',
      'On a le droit d’avoir de la peine pour un oubli pareil.',
    ],
    ask: [
      'C’était déjà arrivé, un oubli pareil ?',
      'Tu leur en as parlé ?',
      'Comment tu aurais aimé passer ce jour-là ?',
    ],
  },
  smallPride: {
    say: [
      'Bravo, il fallait le faire !',
      'C’est une vraie petite victoire.',
      'Quelle belle étape pour toi !',
      'Super, tu l’as fait !',
    ],
    ask: [
      'Comment tu te sens maintenant ?',
      'Tu l’as raconté à quelqu’un déjà ?',
      'Ça te donne envie d’essayer autre chose ?',
    ],
  },
  procrastinating: {
    say: [
      'Ce qu’on repousse, on y pense quand même.',
      'Ah, toujours plus tard, c’est usant aussi.',
      'C’est difficile de s’y mettre, parfois.',
      'Remettre à demain, ça arrive à beaucoup de monde.',
    ],
    ask: [
      'Qu’est-ce qui te bloque le plus, à ton avis ?',
      'Ça prendrait combien de temps, une fois commencé ?',
      'Quel petit bout serait le plus facile ?',
    ],
  },
  comparing: {
    say: [
      'Se comparer aux autres, ça fait souvent mal.',
      'C’est dur d’avoir l’impression de faire moins bien que les autres.',
      'Quand les autres semblent réussir, on doute vite de soi.',
      'Se sentir moins bien que les autres, c’est pénible.',
    ],
    ask: [
      'Qu’est-ce que tu leur envies le plus, au fond ?',
      'Qu’est-ce qui te plaît dans ta vie à toi ?',
      'Ça te prend souvent, ce sentiment-là ?',
    ],
  },
  overthinking: {
    say: [
      'C’est épuisant, des pensées qui tournent sans arrêt.',
      'Ta tête ne te laisse pas tranquille.',
      'Penser et repenser à tout, ça fatigue énormément.',
      'Pas de repos quand l’esprit cherche tout le temps.',
    ],
    ask: [
      'Il y a des choses qui t’aident à couper un peu ?',
      'De quoi tu as le plus peur, au fond ?',
      'C’est pire à certains moments ?',
    ],
  },
  regret: {
    say: [
      'Un regret, ça revient souvent en pensée.',
      'C’est dur de se dire qu’on aurait pu choisir autrement.',
      'Penser à ce qui aurait pu être, ça fait mal.',
      'On ne peut pas revenir en arrière, et c’est difficile à accepter.',
    ],
    ask: [
      'Tu y penses souvent, à cette autre possibilité ?',
      'Qu’est-ce que ça aurait changé pour toi, tu crois ?',
      'Il y a une part de ça qui est encore possible ?',
    ],
  },
  guilt: {
    say: [
      'S’en vouloir comme ça, c’est éprouvant.',
      'La culpabilité, ça ne laisse pas beaucoup de repos.',
      'C’est dur de se sentir coupable.',
      'Ce reproche que tu te fais a l’air bien lourd.',
    ],
    ask: [
      'Tu as pu en parler avec quelqu’un ?',
      'Qu’est-ce que tu dirais à un ami à ta place ?',
      'Qu’est-ce que tu aimerais pouvoir réparer ?',
    ],
  },
  embarrassed: {
    say: [
      'Oh là là, le moment de gêne.',
      'C’est gênant, mais ça arrive à tout le monde.',
      'Aïe, on voudrait disparaître dans ces moments-là.',
      'Être mal à l’aise devant les autres, c’est désagréable.',
    ],
    ask: [
      'Comment les gens ont réagi ?',
      'Tu arrives à en rire, maintenant ?',
      'Tu l’as raconté à une personne de confiance ?',
    ],
  },
  childhood: {
    say: [
      'Les souvenirs d’enfance, ça touche.',
      'C’est doux de repenser à ses jeunes années.',
      'Quel joli souvenir d’enfance.',
      'L’enfance revient parfois par de tout petits détails.',
    ],
    ask: [
      'C’est un souvenir qui te revient souvent ?',
      'Tu as encore des contacts avec des gens de cette époque ?',
      'À qui tu racontes ces souvenirs-là ?',
    ],
  },
  nightDream: {
    say: [
      'Les rêves, c’est parfois bien étrange.',
      'Ça marque, un rêve comme ça.',
      'Quelle nuit, avec un rêve pareil.',
      'On y repense dans la journée, à un rêve.',
    ],
    ask: [
      'Tu te souviens souvent des rêves de la nuit ?',
      'Quelle impression il t’en reste ?',
      'Tu vois un lien avec ce qui se passe en ce moment ?',
    ],
  },
  newStart: {
    say: [
      'Un nouveau départ, ça demande du courage.',
      'C’est un beau changement qui commence.',
      'Tu changes quelque chose d’important, c’est une vraie décision.',
      'Commencer autrement, ce n’est pas rien.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné ce déclic ?',
      'Quelqu’un te soutient là-dedans ?',
      'Qu’est-ce qui sera le plus difficile, tu penses ?',
    ],
  },
  faith: {
    say: [
      'La foi, c’est quelque chose de très personnel.',
      'Croire ou douter, ça touche à l’essentiel.',
      'C’est un sujet intime, ta vie spirituelle.',
      'Ces questions de foi comptent beaucoup pour toi.',
    ],
    ask: [
      'Tu peux en parler librement autour de toi ?',
      'Ça vient de ta famille ?',
      'Qu’est-ce que la foi change dans tes journées ?',
    ],
  },
  grateful: {
    say: [
      'C’est beau, cette gratitude.',
      'Ça fait du bien de mesurer sa chance.',
      'Pouvoir dire merci, quelle belle chose.',
      'Tant mieux si tu as de quoi te réjouir.',
    ],
    ask: [
      'À qui tu aimerais dire merci aujourd’hui ?',
      'Tu le dis facilement aux gens, ce genre de chose ?',
      'Ça t’arrive souvent de ressentir ça ?',
    ],
  },
  crying: {
    say: [
      'Ces larmes disent que c’est beaucoup en ce moment.',
      'Pleurer comme ça, c’est qu’il y a vraiment de la peine.',
      'Il y a de quoi pleurer, parfois, et c’est permis.',
      'Tu as le droit de pleurer, même longtemps.',
    ],
    ask: [
      'Qu’est-ce qui te pèse le plus en ce moment ?',
      'Quelqu’un peut te prendre dans ses bras ?',
      'Ça va un peu mieux depuis ?',
    ],
  },
  furious: {
    say: [
      'Il y a de quoi se mettre en colère.',
      'Cette colère se comprend tout à fait.',
      'Quand on enrage comme ça, difficile de penser à autre chose.',
      'C’est révoltant, et ça met hors de soi.',
    ],
    ask: [
      'Tu as pu dire ce que tu pensais ?',
      'Qu’est-ce qui te met le plus en colère là-dedans ?',
      'Tu arrives à redescendre un peu ?',
    ],
  },
  bored: {
    say: [
      'L’ennui, ça rend les heures longues.',
      'Ah oui, là tu t’ennuies vraiment.',
      'C’est pénible, quand le temps n’avance pas.',
      'Ne pas savoir quoi faire, ça finit par peser.',
    ],
    ask: [
      'Qu’est-ce qui te ferait envie, si tout était possible ?',
      'Qu’est-ce qui t’amuse, d’habitude ?',
      'Tu préférerais de la compagnie ou une occupation ?',
    ],
  },
  fearOfFuture: {
    say: [
      'L’avenir inquiète, et ça se comprend.',
      'C’est angoissant de ne pas savoir ce qui vient.',
      'Avoir peur de la suite, ça prend beaucoup de place.',
      'Ces inquiétudes pour demain sont difficiles à calmer.',
    ],
    ask: [
      'Cette peur, elle est là tous les jours ?',
      'Qu’est-ce qui te rassurerait un peu ?',
      'Tu en discutes avec tes proches ?',
    ],
  },
  worldNews: {
    say: [
      'Les nouvelles du monde sont dures à suivre.',
      'C’est normal que l’actualité te touche.',
      'Tant de malheurs aux infos, ça attriste.',
      'Ne rien pouvoir faire devant l’actualité, c’est dur.',
    ],
    ask: [
      'Tu suis les infos tous les jours ?',
      'Qu’est-ce qui te touche le plus là-dedans ?',
      'Tu en parles avec les gens autour de toi ?',
    ],
  },
  feastDays: {
    say: [
      'Ah, les fêtes, c’est tout un programme.',
      'Les jours de fête, ça change de l’ordinaire.',
      'Te voilà en pleine période de fête.',
      'Ça rythme l’année, ces jours-là.',
    ],
    ask: [
      'Quelle tradition tu aimes le plus ?',
      'C’était comment, cette fête, dans ton enfance ?',
      'Tu aimes cette période de l’année ?',
    ],
  },
  newLook: {
    say: [
      'Un changement de look, ça fait drôle au début.',
      'Alors tu as changé quelque chose à ton apparence.',
      'Se découvrir autrement dans le miroir, c’est une surprise.',
      'C’est tout nouveau, il faut le temps de s’y faire.',
    ],
    ask: [
      'Tu y pensais depuis longtemps, à ce changement ?',
      'Qu’en disent les autres ?',
      'Comment tu te sens avec ce nouveau style ?',
    ],
  },
  crossroads: {
    say: [
      'Choisir entre deux voies, c’est difficile.',
      'Une décision pareille, ça ne se prend pas à la légère.',
      'Te voilà devant un vrai choix.',
      'Hésiter comme ça, ça occupe toutes les pensées.',
    ],
    ask: [
      'Qu’est-ce qui te fait le plus peur dans ce choix ?',
      'Ta première envie, c’était laquelle ?',
      'À qui tu fais confiance pour en parler ?',
    ],
  },
  calm: {
    say: [
      'C’est bon, un moment de calme comme ça.',
      'La tranquillité, ça fait un bien fou.',
      'Quel moment paisible, tant mieux.',
      'Te voilà au calme, c’est agréable.',
    ],
    ask: [
      'Tu as souvent de ces moments-là ?',
      'Qu’est-ce qui t’apaise le plus ?',
      'Il y a un lieu où tu trouves toujours le calme ?',
    ],
  },
  overheard: {
    say: [
      'C’est drôle, ce qu’on entend parfois.',
      'Ah, ces petites phrases entendues par hasard !',
      'Les gens disent de ces choses, quand même.',
      'Voilà de quoi rire un bon moment.',
    ],
    ask: [
      'Tu as réussi à garder ton sérieux ?',
      'Tu l’as raconté à d’autres depuis ?',
      'Les gens autour ont entendu aussi ?',
    ],
  },
  secretKept: {
    say: [
      'Merci de me confier ça.',
      'Garder un secret, c’est parfois lourd.',
      'Ce n’est pas facile de dire ce qu’on a longtemps tu.',
      'Tu portais ça sans en parler à personne.',
    ],
    ask: [
      'Qu’est-ce que ça te fait de l’écrire ici ?',
      'Tu aimerais le dire à quelqu’un un jour ?',
      'Qu’est-ce qui t’empêchait d’en parler ?',
    ],
  },
  unheard: {
    say: [
      'Parler sans que personne n’écoute, ça blesse.',
      'C’est dur, quand ta parole n’est pas prise en compte.',
      'Ne pas compter dans une conversation, ça fait mal.',
      'Ce que tu dis mérite de l’attention.',
    ],
    ask: [
      'Qu’est-ce que tu aurais voulu qu’on entende ?',
      'Ça dure depuis longtemps ?',
      'Il y a quelqu’un qui t’écoute vraiment ?',
    ],
  },
  laughedAt: {
    say: [
      'Des moqueries pareilles, ça fait mal.',
      'C’est cruel, de rire de quelqu’un comme ça.',
      'Subir des rires comme ça, c’est humiliant.',
      'Quand les gens se moquent, la peine reste longtemps.',
    ],
    ask: ['Quelqu’un a pris ta défense ?', 'Ça continue encore ?', 'Tu as pu le dire à quelqu’un ?'],
  },
}
