import type { SpeechTexts } from './it.ts'

export const texts: SpeechTexts = {
  listening: 'Je vous écoute : parlez. Rien ne part tout seul.',
  stop: 'Arrêter',
  consent: {
    title: 'Dicter avec la voix ?',
    sent: 'Pour transformer la parole en texte, votre navigateur envoie à {{vendor}} ce que le micro entend.',
    maybeSent:
      'Pour transformer la parole en texte, votre navigateur peut envoyer à {{vendor}} ce que le micro entend.',
    confida: 'Confida ne reçoit aucun son : seulement le texte, et seulement quand vous l’envoyez.',
    browserMaker: 'l’éditeur de votre navigateur',
    allow: 'Autoriser et dicter',
  },
  reading: {
    start: 'Lire à voix haute',
    stop: 'Arrêter la lecture',
  },
  errors: {
    notAllowed: 'Le micro est bloqué. Autorisez-le pour ce site dans les réglages du navigateur.',
    noSpeech: 'Rien n’a été entendu. Réessayez, plus près du micro.',
    network: 'La dictée a besoin d’une connexion. Réessayez quand elle sera revenue.',
    noMicrophone: 'Aucun micro n’a été trouvé.',
    noLanguage: 'Votre navigateur ne sait pas écrire sous la dictée dans cette langue.',
    unknown: 'La dictée s’est interrompue. Réessayez.',
    reading: 'La réponse n’a pas pu être lue à voix haute.',
  },
}
