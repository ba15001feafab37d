import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Compter chaque euro, c’est un calcul mental qui ne s’arrête jamais, du réveil au passage en caisse.',
      'Une fin de mois qui commence trop tôt, ce n’est pas un défaut de caractère : les prix montent, les salaires traînent.',
      'Manquer d’argent prend aussi du temps, de la place dans la tête et de la liberté de dire oui.',
      'Beaucoup de communes ont un CCAS et des épiceries solidaires : y demander un coup de main n’a rien de honteux.',
    ],
    ask: [
      'Qu’est-ce qui pèse le plus lourd dans le budget en ce moment ?',
      'Quelle date attends-tu sur le calendrier ?',
      'De quoi te prives-tu avec le plus de regret ?',
    ],
  },
  bill: {
    say: [
      'Une somme imprévue arrive toujours avec le calme d’une enveloppe blanche et l’effet d’un seau d’eau froide.',
      'Les dépenses qu’on n’a pas choisies sont les plus amères : de l’argent parti, et rien de neuf à savourer.',
      'Demander le détail des lignes ou un paiement en plusieurs fois est très courant, et souvent accepté.',
      'Le montant se lit une fois, puis une deuxième, dans l’espoir que la virgule ait changé de place.',
    ],
    ask: [
      'Quelle place cette dépense prend-elle dans le mois ?',
      'Quelle ligne te paraît la plus difficile à avaler ?',
      'Quelle solution envisages-tu pour régler ça ?',
    ],
  },
  debts: {
    say: [
      'L’argent dû, dans un sens ou dans l’autre, se glisse entre les gens et change jusqu’aux silences.',
      'Une dette, c’est le passé qui continue de présenter la note chaque mois, même quand on voudrait passer à autre chose.',
      'Poser tous les montants sur une feuille fait peur dix minutes, puis le brouillard devient une liste, et une liste se discute.',
      'Parler d’argent dû reste un tabou solide. Le simple fait d’écrire la chose lui retire un peu de son poids.',
    ],
    ask: [
      'Depuis quand cette somme traîne-t-elle ?',
      'Qui d’autre est au courant ?',
      'Que changerait pour toi le jour où tout sera soldé ?',
    ],
  },
  saving: {
    say: [
      'Épargner, c’est envoyer un petit colis au futur. Il faut de la patience, mais l’adresse est sûre.',
      'Chaque somme mise de côté a deux vies : un renoncement discret maintenant, un projet bien réel plus tard.',
      'Un but précis rend les petites privations presque amusantes : on sait exactement ce qu’elles achètent.',
      'La régularité bat le gros effort : un peu à chaque fois, et la somme grimpe presque en cachette.',
    ],
    ask: [
      'Quelle astuce marche le mieux pour ne pas y toucher ?',
      'Comment fêteras-tu le jour où le compte y sera ?',
      'Qu’est-ce qui te tente le plus en chemin ?',
    ],
  },
  bought: {
    say: [
      'Un achat, c’est d’abord une promesse, puis un objet bien réel avec lequel il faut vivre.',
      'La vérité sur un achat se voit au bout d’un mois : il sert tous les jours, ou il prend la poussière.',
      'Entre l’envie en magasin et le premier soir à la maison, un objet change parfois complètement de visage.',
      'Choisir quelque chose rien que pour soi a son importance. Même les achats étranges racontent une envie précise.',
    ],
    ask: [
      'Qu’est-ce qui a emporté la décision ?',
      'Quelle place cet achat va-t-il prendre au quotidien ?',
      'Que dit l’entourage de ta trouvaille ?',
    ],
  },
  won: {
    say: [
      'La chance a bien visé, pour une fois. Un bonheur qui n’était pas au programme a toujours meilleur goût.',
      'Ce qui tombe du ciel fait un plaisir à part, parce qu’on n’a rien eu à prévoir ni à mériter.',
      'Quelle bonne surprise ! Un gain inattendu, petit ou grand, donne à toute la journée un air de fête.',
      'Voilà une nouvelle qui mérite son petit tour de piste : elle réjouit celui qui la reçoit comme celui qui l’entend.',
    ],
    ask: [
      'Qu’est-ce que tu vas en faire ?',
      'Quelle a été ta première réaction ?',
      'Avec qui partager cette bonne surprise ?',
    ],
  },
  scam: {
    say: [
      'La honte est du mauvais côté dans ces histoires : c’est celui qui trompe ou qui vole qui devrait rougir.',
      'Ce qui est pris ainsi, ce n’est pas que de l’argent ou un objet, c’est aussi une part de confiance.',
      'Les escrocs et les voleurs en font un métier, avec méthode. Tomber dessus n’a rien à voir avec la bêtise.',
      'En France, la ligne 116 006 écoute gratuitement les victimes, arnaques et vols compris. Et la banque doit être prévenue au plus vite.',
    ],
    ask: [
      'Qu’est-ce qui te reste le plus en travers de la gorge ?',
      'Quelles démarches sont déjà lancées ?',
      'À qui as-tu pu en parler autour de toi ?',
    ],
  },
  offices: {
    say: [
      'L’administration a inventé le mouvement perpétuel : un papier en réclame un autre, qui réclame le premier.',
      'Les formulaires parlent une langue que personne n’a apprise à la maison. S’y perdre est la règle plutôt que l’exception.',
      'Noter la date, le nom du service et ce qui a été dit à chaque échange évite de tout reprendre à zéro.',
      'Astérix avait déjà tout raconté avec le laissez-passer A38. La maison qui rend fou a depuis ouvert des succursales en ligne.',
    ],
    ask: [
      'Quelle pièce ou réponse bloque encore ?',
      'Comment passes-tu le temps dans ces files d’attente ?',
      'Que se passera-t-il une fois ce dossier réglé ?',
    ],
  },
}
