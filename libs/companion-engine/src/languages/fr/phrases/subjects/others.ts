import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Une amitié qui s’éloigne, c’est triste.',
      'Voir un lien d’amitié se défaire doucement, ça fait mal.',
      'C’est dur, de sentir de la distance dans une amitié.',
      'Cette amitié te manque, on dirait.',
    ],
    ask: [
      'Il s’est passé quelque chose entre vous ?',
      'Comment était votre amitié, au début ?',
      'Tu lui as dit que ça te manquait ?',
    ],
  },
  friendHurt: {
    say: [
      'Quand ça vient d’une amitié, ça blesse encore plus.',
      'C’est une vraie déception, venant d’une personne amie.',
      'Une amitié abîmée comme ça, ça fait mal.',
      'On n’attend pas ça de quelqu’un en qui on a confiance.',
    ],
    ask: [
      'Vous en avez reparlé, depuis ?',
      'Ça faisait longtemps que durait cette amitié ?',
      'Tu pourrais encore lui faire confiance ?',
    ],
  },
  friendMoves: {
    say: [
      'Quand la vie éloigne des amis, ça laisse un manque.',
      'C’est dur, de voir ses amis prendre un autre chemin.',
      'Ce changement va bousculer vos habitudes.',
      'Tu vas sentir l’absence, après tout ce temps d’amitié.',
    ],
    ask: [
      'Qu’est-ce que vous faites ensemble, d’habitude ?',
      'Tu lui as dit ce que ça te fait ?',
      'Comment vous comptez garder le contact ?',
    ],
  },
  oldFriend: {
    say: [
      'Retrouver des gens d’autrefois, c’est toujours émouvant.',
      'Quelle belle surprise, ces retrouvailles !',
      'Une vieille amitié qui revient, c’est précieux.',
      'Se revoir après si longtemps, ce n’est pas rien.',
    ],
    ask: [
      'Quel souvenir vous est revenu tout de suite ?',
      'Pourquoi vous aviez perdu le contact ?',
      'Tu aimerais que le lien reprenne ?',
    ],
  },
  party: {
    say: [
      'Une soirée avec du monde, ça demande de l’énergie.',
      'Voilà une soirée dont tu as des choses à dire.',
      'Les soirées, c’est parfois super et parfois moins.',
      'Il y a de la fête dans l’air.',
    ],
    ask: [
      'Ce genre de fête, c’est fréquent pour toi ?',
      'Tu aimes faire la fête, en général ?',
      'C’est quoi, pour toi, une soirée réussie ?',
    ],
  },
  newTown: {
    say: [
      'Arriver dans une ville où on ne connaît personne, c’est dur.',
      'S’habituer à un nouvel endroit, ça demande du temps.',
      'Pas évident, de refaire sa vie dans une ville nouvelle.',
      'Tout est à recommencer quand on change de ville.',
    ],
    ask: [
      'Qu’est-ce qui te plaît quand même là-bas ?',
      'Qui te manque le plus, de là où tu vivais ?',
      'Tu as déjà un endroit où tu aimes aller ?',
    ],
  },
  leftOut: {
    say: [
      'Se sentir à l’écart, ça fait vraiment mal.',
      'Voir les autres ensemble et ne pas y être, c’est blessant.',
      'Qu’on ne pense pas à toi, c’est dur.',
      'Rester en dehors du groupe, ça fait de la peine.',
    ],
    ask: [
      'Ça s’est déjà produit, avec ces gens ?',
      'Tu en as parlé à quelqu’un du groupe ?',
      'Il y a d’autres gens avec qui ça se passe bien ?',
    ],
  },
  friendIll: {
    say: [
      'Une personne amie si malade, c’est dur à vivre.',
      'La maladie d’un proche, ça fait peur.',
      'C’est très triste, de voir souffrir quelqu’un qu’on aime bien.',
      'Tu t’inquiètes beaucoup pour cette personne qui compte pour toi.',
    ],
    ask: [
      'Vous arrivez à vous voir ou à vous parler ?',
      'Comment tu vis tout ça, de ton côté ?',
      'Qu’est-ce qui fait du bien, quand vous passez du temps ensemble ?',
    ],
  },
  friendKind: {
    say: [
      'C’est précieux, une amitié pareille.',
      'Quelle chance, d’avoir des amis comme ça !',
      'Un geste d’amitié comme celui-là, ça fait du bien.',
      'Voilà une vraie preuve d’amitié.',
    ],
    ask: [
      'Ça fait longtemps que dure cette belle amitié ?',
      'Tu as trouvé les mots pour remercier ?',
      'L’entraide, c’est naturel entre vous ?',
    ],
  },
  noisyNeighbour: {
    say: [
      'Le bruit des voisins, ça rend fou.',
      'Pas moyen d’avoir la paix chez toi, c’est pénible.',
      'Des voisins aussi bruyants, c’est insupportable.',
      'Tu aurais bien droit à un peu de calme chez toi.',
    ],
    ask: [
      'Tu en as déjà parlé avec ces voisins ?',
      'Les autres de l’immeuble ou de la rue s’en plaignent aussi ?',
      'Tu arrives à te reposer, avec tout ce bruit ?',
    ],
  },
  kindNeighbour: {
    say: [
      'Des voisins comme ça, c’est une chance.',
      'C’est vraiment gentil, ce geste de bon voisinage.',
      'Quel bonheur d’avoir des gens si gentils à côté !',
      'Ça change tout, un voisinage aussi attentionné.',
    ],
    ask: [
      'Vous vous connaissez bien, entre voisins ?',
      'Tu as une idée pour dire merci ?',
      'L’ambiance est bonne, dans le quartier ?',
    ],
  },
  stranger: {
    say: [
      'Un beau moment avec quelqu’un qu’on ne connaît pas, ça marque.',
      'Il y a encore des gens vraiment bien.',
      'Ce genre de rencontre, ça fait du bien.',
      'Quelle gentillesse, et de la part d’une personne inconnue !',
    ],
    ask: [
      'Qu’est-ce que tu as ressenti, sur le moment ?',
      'Vous avez échangé quelques mots ?',
      'Ta journée en a été plus belle ?',
    ],
  },
  rudeStranger: {
    say: [
      'Quelle grossièreté, c’est vraiment blessant.',
      'Ça met en colère, des gens comme ça.',
      'Rien ne justifie de se conduire aussi mal avec toi.',
      'C’est choquant, de la part d’une personne qui ne te connaît pas.',
    ],
    ask: [
      'Quelqu’un a réagi autour de toi ?',
      'Ça te reste encore dans la tête ?',
      'Tu as pu répondre quelque chose ?',
    ],
  },
}
