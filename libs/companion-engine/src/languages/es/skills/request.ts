import { requestPattern } from '../../request-pattern.ts'

export const request = requestPattern(
  'oye|hola|ok|vale|y|pero|entonces|por favor|sabes|me dices|dime|puedes|podrias|puedes decirme|podrias decirme|me puedes decir|una pregunta|por cierto',
  'por favor|gracias|ahora|ahora mismo|hoy|exactamente|otra vez|aproximadamente',
)
