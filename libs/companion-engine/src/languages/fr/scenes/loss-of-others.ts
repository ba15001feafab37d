import type { ScenePack } from '../../scenes.ts'

export const lossOfOthers: ScenePack['lossOfOthers'] = {
  signs:
    /\b(?:(?:pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|grand-pere|grand-mere) (?:de |d')(?:\w+ ){0,2}(?:amie?|collegue|copine|copain|voisine?|chef|patronne?|camarade)\b.*\b(?:est (?:morte?|decedee?)|vient de mourir)|(?:amie?|collegue|copine|copain|voisine?|chef|patronne?|camarade) (?:\w+ ){0,2}(?:a perdu|vient de perdre) (?:son|sa) (?:pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|grand-pere|grand-mere))\b/,
  open: [
    'Quelle peine pour quelqu’un qui t’est proche.',
    'Je suis désolé<e||·e>, pour toi aussi qui veux aider.',
    'Une perte pareille se ressent aussi de près.',
  ],
  stay: [
    'Être là compte plus que les mots justes.',
    'On sent que cela compte pour toi.',
    'Ces jours-ci, peu suffit : un message, un plat préparé, une chaise à côté.',
    'Le silence n’a pas besoin d’être rempli : il suffit d’y rester ensemble.',
  ],
  ask: [
    'Vous vous voyez ces jours-ci ?',
    'Vous vous connaissez depuis longtemps ?',
    'Qu’as-tu peur de mal faire ?',
  ],
  advice: [
    'Un message court et sincère convient toujours : « Je pense à toi, pas besoin de répondre. » Puis une aide concrète, comme les courses ou un trajet.',
    'Mieux vaut dire le nom de la personne disparue que tourner autour : ceux qui sont en deuil en sont le plus souvent reconnaissants.',
  ],
}
