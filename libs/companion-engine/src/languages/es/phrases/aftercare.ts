import type { AftercarePhrases } from '../../phrases.ts'

export const aftercare: AftercarePhrases = {
  say: [
    'Te leo, y por ahora me quedo con lo que escribiste antes.',
    'Gracias por seguir escribiendo: no tienes que cargar con todo esto sin ayuda.',
    'Lo que sientes importa, aunque cueste decirlo.',
    'Sigo contigo en esto: lo demás puede esperar.',
    'Lo que puedas decir ahora está bien.',
    'No hace falta encontrar las palabras justas.',
  ],
  ask: [
    '¿Cómo estás ahora, en este momento?',
    '¿Hay alguien cerca que pueda estar contigo esta noche?',
    '¿Ahora mismo te sientes a salvo?',
    '¿Qué es lo que más pesa, ahora?',
    '¿Le has contado a alguien lo que me escribiste? Las líneas de ayuda también responden de noche.',
    '¿Cómo está la cosa ahora, comparada con antes?',
  ],
  eased: [
    'Me alegra leerlo, y te creo. Si vuelve a pesar, escríbelo, a mí o a alguien de confianza. ¿De qué te apetece hablar?',
    'De acuerdo, te he oído: gracias por decírmelo. Las líneas de ayuda siguen ahí, por si acaso. ¿De qué hablamos?',
    'Entendido, gracias. Pregunto porque importa. ¿Qué te apetece ahora?',
  ],
}
