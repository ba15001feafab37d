import type { Cue, EverydayCue } from '../../scenes.ts'

export const everydayCues: Record<EverydayCue, Cue> = {
  unheard: {
    signs: /\b(?:personne (?:ne )?(?:me|m') ?(?:comprend|ecoute|croit)|(?:me comprennent|m'ecoutent) pas)\b/,
    hard: ['Ne pas se sentir compris, ça fatigue. Ici, je t’écoute.'],
    light: ['Ne pas se sentir compris, ça fatigue. Ici, je t’écoute.'],
  },
  howTo: {
    signs: /^(?:mais |et )?comment (?:on fait|je fais|faire|avancer|on avance)[^?]*\?/,
    hard: ['Il n’y a pas de recette : un jour à la fois, et certains jours une heure à la fois.'],
  },
  textThem: {
    signs:
      /\b(?:je (?:lui )?(?:ecris|reponds|propose|lui ecris|lui parle)|(?:devrais|dois)(?:-je)? lui (?:ecrire|repondre))\b[^?]*\?/,
    hard: [
      'Si tu sens que ça peut te faire du bien, quelques lignes sincères. Sinon, attendre, c’est bien aussi.',
    ],
    light: [
      'Si tu en as envie, un message court et simple suffit.',
      'J’essaierais deux lignes légères : il y a peu à perdre.',
    ],
  },
  complains: {
    signs:
      /\b(?:refusee?|meme pas de reponse|(?:mon|ma) voisine?|bruit)\b|\b(?:m'a (?:confisque|pris|interdit|pique)|veut pas que|(?:peux|ai) pas (?:le droit|y aller)|(?:paient|paye\w*|repond\w*|marche) (?:pas|plus)|juste parce qu|quelle (?:semaine|galere|journee)\b|relou|ca m'enerve|enerve\w*|embouteillages?|en retard|amende|punie?)\b/,
    light: ['Je comprends, c’est embêtant.', 'C’est pénible, oui.', 'Pas étonnant que ça t’agace.'],
  },
  finished: {
    signs: /\b(?:j'ai (?:enfin )?(?:fini|termine|rendu|boucle|livre)|enfin (?:fini|termine)|c'est enfin)\b/,
    light: ['Une chose de faite : ça fait du bien.', 'Bien, un poids en moins.'],
  },
  gift: {
    signs: /\b(?:m'a (?:offert|file|ramene|apporte|prepare|fait une surprise)|un cadeau)\b/,
    hard: ['Un geste gentil, ces jours-là, ça compte.'],
    light: ['Quelle gentille attention.', 'C’est agréable de recevoir ça.'],
  },
  begins: {
    signs:
      /\b(?:j'ai (?:commence|debute|decide de)|me suis inscrite?|j'apprends|je me mets a|veux (?:apprendre|commencer))\b/,
    light: ['C’est bien, commencer quelque chose de nouveau.', 'Un début, alors. Il faut de l’élan.'],
  },
  clumsy: {
    signs:
      /\b(?:tordue?|ratee?|crame\w*|brule\w*|foire\w*|j'ai (?:rate|foire|gache)|une? catastrophe|loupee?)\b/,
    light: ['Les premières fois donnent ça, c’est normal.', 'Ça arrive. La prochaine sera meilleure.'],
  },
  praised: {
    signs:
      /\b(?:(?:dit|disent|trouve|trouvent|a dit) que je suis (?:douee?|bonne?|forte?|talentueu\w+)|que j'ai du talent|m'a (?:felicitee?|complimentee?))\b/,
    hard: ['C’est bien que quelqu’un le remarque.'],
    light: [
      'Une belle reconnaissance. Crois-y.',
      'Si quelqu’un qui s’y connaît le dit, ça veut dire quelque chose.',
    ],
  },
  together: {
    signs:
      /^(?:et )?(?:j'y vais|on (?:y )?va|on est|y aura|il y aura|je vais)\b.*(?:avec (?:ma|mon|mes|un|une|des)|y aura \w+)/,
    light: ['À plusieurs, c’est autre chose.', 'C’est bien de partager ça.'],
  },
  earlyRise: {
    signs: /\b(?:reveil a|je me leve (?:a|tot)|debout a|demain (?:boulot|reveil))\b/,
    light: ['Alors repos ce soir, c’est mérité.', 'C’est tôt ! Bon repos, alors.'],
  },
  bought: {
    signs: /\b(?:j'ai (?:achete|commande)|me suis (?:achetee?|offerte?|offert|pris))\b/,
    light: ['Bel achat, alors.', 'De temps en temps, ça fait du bien.'],
  },
}
