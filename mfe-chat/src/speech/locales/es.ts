import type { SpeechTexts } from './it.ts'

export const texts: SpeechTexts = {
  listening: 'Te escucho: habla. Nada se envía solo.',
  stop: 'Parar',
  consent: {
    title: '¿Dictar con la voz?',
    sent: 'Para convertir la voz en texto, tu navegador envía a {{vendor}} lo que oye el micrófono.',
    maybeSent:
      'Para convertir la voz en texto, tu navegador puede enviar a {{vendor}} lo que oye el micrófono.',
    confida: 'Confida no recibe ningún sonido: solo el texto, y solo cuando lo envías.',
    browserMaker: 'quien fabrica tu navegador',
    allow: 'Permitir y dictar',
  },
  reading: {
    start: 'Leer en voz alta',
    stop: 'Parar la lectura',
  },
  errors: {
    notAllowed: 'El micrófono está bloqueado. Permítelo para este sitio en los ajustes del navegador.',
    noSpeech: 'No se ha oído nada. Inténtalo de nuevo, más cerca del micrófono.',
    network: 'El dictado necesita conexión. Inténtalo de nuevo cuando vuelva.',
    noMicrophone: 'No se ha encontrado ningún micrófono.',
    noLanguage: 'Tu navegador no sabe escribir al dictado en este idioma.',
    unknown: 'El dictado se ha interrumpido. Inténtalo de nuevo.',
    reading: 'No se ha podido leer la respuesta en voz alta.',
  },
}
