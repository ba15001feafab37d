import { requestPattern } from '../../request-pattern.ts'

export const request = requestPattern(
  'ehi|ciao|ok|senti|scusa|allora|e|ma|per favore|mi sai dire|sai dirmi|sai|mi dici|dimmi|puoi dirmi|mi puoi dire|potresti dirmi|puoi|potresti|una domanda',
  'per favore|per piacere|grazie|adesso|ora|oggi|esattamente|di nuovo|lo sai|circa',
)
