import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Chercher du travail, ça prend une énergie folle.',
      'Pas simple, cette période où tu cherches un emploi.',
      'Toutes ces candidatures, c’est long et souvent ingrat.',
      'Tu cherches du boulot, et rien ne va assez vite.',
    ],
    ask: [
      'Quel genre de poste te ferait envie ?',
      'Quelqu’un t’aide un peu dans tes recherches ?',
      'Tu faisais quoi comme travail, avant ?',
    ],
  },
  jobRefused: {
    say: [
      'Un refus pour un poste, ça fait mal.',
      'Ne pas avoir ce travail, c’est une vraie déception.',
      'Dommage, tu avais mis de l’espoir dans cette candidature.',
      'C’est dur, de recevoir un non après tous ces efforts.',
    ],
    ask: [
      'Ce poste, tu y tenais beaucoup ?',
      'Tu as d’autres candidatures en cours ?',
      'Tu en as parlé à quelqu’un, de ce refus ?',
    ],
  },
  jobOffer: {
    say: [
      'Félicitations, le poste est pour toi !',
      'Quelle bonne nouvelle, tu as trouvé du travail !',
      'C’est super, ce nouvel emploi !',
      'Bravo, ils t’ont dit oui !',
    ],
    ask: [
      'À qui tu l’as annoncé en premier ?',
      'Tu vas fêter ce nouveau boulot ?',
      'Qu’est-ce qui te plaît le plus dans ce poste ?',
    ],
  },
  interviewAhead: {
    say: [
      'Un entretien qui approche, c’est excitant et un peu stressant.',
      'Voilà donc l’entretien qui arrive.',
      'Se présenter devant des recruteurs, ça met toujours un peu la pression.',
      'Cet entretien a l’air important pour toi.',
    ],
    ask: [
      'C’est pour quel genre de travail ?',
      'Il y a une question que tu redoutes ?',
      'Tu en as vraiment envie, de ce poste ?',
    ],
  },
  firstDays: {
    say: [
      'Les premiers jours dans un nouveau travail, tout est à découvrir.',
      'Un nouveau boulot qui démarre, c’est un sacré changement.',
      'Débuter quelque part, ça demande pas mal d’attention.',
      'Te voilà au tout début dans cette nouvelle place.',
    ],
    ask: [
      'Qu’est-ce qui t’attire dans ce travail ?',
      'Tu connais déjà quelqu’un là-bas ?',
      'Et avant, tu étais dans quel métier ?',
    ],
  },
  bossUnfair: {
    say: [
      'C’est injuste, la façon dont on te traite au travail.',
      'Avec des chefs pareils, aller bosser devient pénible.',
      'Pas normal, ce que ta hiérarchie se permet avec toi.',
      'Subir ça de la part de la direction, c’est dur.',
    ],
    ask: [
      'C’est comme ça depuis longtemps, avec la hiérarchie ?',
      'Tes collègues en pensent quoi ?',
      'Tu as quelqu’un au travail pour te soutenir ?',
    ],
  },
  bossPraise: {
    say: [
      'Quel plaisir de voir ton travail apprécié !',
      'Ça fait du bien, une telle reconnaissance au boulot.',
      'On a remarqué ce que tu fais au travail, c’est super.',
      'Voilà un beau merci pour ton travail !',
    ],
    ask: [
      'Tu t’attendais à ce genre de reconnaissance ?',
      'Tu l’as raconté chez toi ?',
      'Qu’est-ce que ça t’a fait, sur le moment ?',
    ],
  },
  colleague: {
    say: [
      'Pas facile, l’ambiance avec les collègues en ce moment.',
      'Quand ça coince entre collègues, la journée paraît longue.',
      'Travailler à côté de quelqu’un comme ça, c’est fatigant.',
      'Ça t’agace, cette histoire au bureau, et ça se comprend.',
    ],
    ask: [
      'Vous vous entendiez bien, avant ?',
      'Tu as pu lui en toucher un mot ?',
      'Le reste de l’équipe le remarque aussi ?',
    ],
  },
  overload: {
    say: [
      'Trop de travail d’un coup, c’est épuisant.',
      'Ça fait beaucoup de boulot pour une seule personne.',
      'Tu as vraiment trop à faire en ce moment.',
      'Une telle charge de travail, personne ne tient ça facilement.',
    ],
    ask: [
      'Est-ce que ta hiérarchie est au courant ?',
      'Tu arrives à souffler un peu le week-end ?',
      'C’est une période, ou c’est toujours comme ça ?',
    ],
  },
  shifts: {
    say: [
      'Ces horaires décalés, ça fatigue vraiment.',
      'Travailler quand les autres se reposent, c’est pas évident.',
      'Avec un planning pareil, difficile de garder un rythme.',
      'Pas commodes, tes horaires de travail.',
    ],
    ask: [
      'Tu arrives à dormir correctement avec ces horaires ?',
      'Et ton entourage, ça se passe comment avec ce planning ?',
      'Ça te laisse du temps pour autre chose ?',
    ],
  },
  pay: {
    say: [
      'Ton salaire, c’est normal que tu y penses.',
      'Demander ou attendre son dû, ce n’est jamais très confortable.',
      'Cette question de paie te préoccupe en ce moment.',
      'Tu voudrais une paie correcte, ça se comprend.',
    ],
    ask: [
      'Ça te paraîtrait juste, combien ?',
      'Tes collègues sont dans le même cas ?',
      'C’est le patron qui décide, pour les salaires ?',
    ],
  },
  rudeCustomer: {
    say: [
      'Se faire traiter ainsi par la clientèle, c’est blessant.',
      'Un tel manque de respect à ton travail, ça reste en tête.',
      'Il y a des clients vraiment odieux.',
      'Personne ne devrait supporter ça derrière un comptoir ou un téléphone.',
    ],
    ask: [
      'Tu as pu souffler un peu après ça ?',
      'Quelqu’un de l’équipe a réagi ?',
      'Ça arrive souvent, des clients comme ça ?',
    ],
  },
  quitting: {
    say: [
      'Quitter son travail, c’est une grande décision.',
      'Partir d’une boîte, ça remue pas mal de choses.',
      'Ce départ, tu ne le prends pas à la légère.',
      'Une démission, c’est un gros changement dans une vie.',
    ],
    ask: [
      'Tu as déjà une idée pour la suite ?',
      'Qu’est-ce qui te pousse à partir de là ?',
      'Ton entourage en dit quoi, de ce départ ?',
    ],
  },
  jobLost: {
    say: [
      'Perdre son travail, c’est un vrai choc.',
      'Quelle mauvaise nouvelle, ton emploi qui s’arrête.',
      'C’est violent, de se retrouver sans ce travail.',
      'Ton boulot qui disparaît, il y a de quoi s’inquiéter.',
    ],
    ask: [
      'Comment ça se passe chez toi depuis l’annonce ?',
      'Tu as du monde autour de toi en ce moment ?',
      'Qu’est-ce qui t’inquiète le plus pour la suite ?',
    ],
  },
  ownBusiness: {
    say: [
      'Avoir sa propre activité, ça occupe beaucoup l’esprit.',
      'Ton entreprise, tu y mets beaucoup de toi.',
      'Travailler à son compte, ce n’est jamais tout à fait tranquille.',
      'Cette activité à toi, elle compte beaucoup.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné envie de te mettre à ton compte ?',
      'Quelqu’un t’épaule dans cette activité ?',
      'Tu vois comment les prochains mois, pour ta boîte ?',
    ],
  },
  speech: {
    say: [
      'Parler devant les gens, c’est toujours un moment intense.',
      'Une prise de parole en public, ça ne laisse pas indifférent.',
      'Prendre le micro devant tout le monde, ça demande du courage.',
      'Ce n’est pas rien, de parler devant un public.',
    ],
    ask: [
      'C’est sur quel sujet ?',
      'C’est un public que tu connais ?',
      'Tu as l’habitude de parler en public ?',
    ],
  },
  workMistake: {
    say: [
      'Une erreur au travail, on y pense longtemps.',
      'Aïe, cette bêtise au boulot te reste en tête.',
      'Se tromper au travail, c’est très désagréable.',
      'Ça arrive à tout le monde, mais cette erreur te tracasse.',
    ],
    ask: [
      'Est-ce que ça peut encore se rattraper ?',
      'Comment ils ont pris la chose, au travail ?',
      'Quelqu’un t’a reproché cette erreur ?',
    ],
  },
  retirement: {
    say: [
      'La retraite, c’est un grand changement de vie.',
      'Arrêter de travailler après tant d’années, ce n’est pas rien.',
      'Passer du travail à la retraite, ça demande de s’habituer.',
      'Toute une vie de boulot, et maintenant cette nouvelle étape.',
    ],
    ask: [
      'Tu as des envies pour cette nouvelle période ?',
      'Le travail te manque, ou pas du tout ?',
      'C’était quoi, comme métier ?',
    ],
  },
  commute: {
    say: [
      'Ces trajets, c’est vraiment du temps perdu.',
      'Pénible, la route entre chez toi et le boulot.',
      'Commencer ou finir la journée dans les transports, c’est usant.',
      'Encore un trajet qui n’a rien de reposant.',
    ],
    ask: [
      'Tu fais ce trajet tous les jours ?',
      'Comment tu t’occupes pendant le trajet ?',
      'Il existe un autre moyen d’y aller ?',
    ],
  },
  dullWork: {
    say: [
      'S’ennuyer au travail, c’est fatigant aussi.',
      'Des journées de boulot sans intérêt, ça paraît interminable.',
      'Ton travail ne t’apporte plus grand-chose, apparemment.',
      'Faire toujours la même chose, ça finit par user.',
    ],
    ask: [
      'Il y a eu un temps où ce travail te plaisait ?',
      'Qu’est-ce que tu aimerais faire à la place ?',
      'Tu as moyen de changer de poste ?',
    ],
  },
}
