import { requestPattern } from '../../request-pattern.ts'

export const request = requestPattern(
  "he|salut|ok|dis|dis-moi|dis moi|alors|et|mais|au fait|s'il te plait|stp|tu sais|tu peux|tu pourrais|peux-tu|pourrais-tu|tu peux me dire|peux-tu me dire|est-ce que tu sais|sais-tu|me dire",
  "s'il te plait|stp|merci|maintenant|en ce moment|aujourd'hui|deja|exactement|encore|environ",
)
