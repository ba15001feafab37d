import type { SpeechTexts } from './it.ts'

export const texts: SpeechTexts = {
  listening: 'Ich höre zu: sprich einfach. Nichts wird von selbst gesendet.',
  stop: 'Stopp',
  consent: {
    title: 'Mit der Stimme diktieren?',
    sent: 'Um Sprache in Text zu verwandeln, sendet dein Browser das, was das Mikrofon hört, an {{vendor}}.',
    maybeSent:
      'Um Sprache in Text zu verwandeln, kann dein Browser das, was das Mikrofon hört, an {{vendor}} senden.',
    confida: 'Confida bekommt keinen Ton: nur den Text, und nur, wenn du ihn sendest.',
    browserMaker: 'den Hersteller deines Browsers',
    allow: 'Erlauben und diktieren',
  },
  reading: {
    start: 'Vorlesen',
    stop: 'Vorlesen beenden',
  },
  errors: {
    notAllowed: 'Das Mikrofon ist gesperrt. Erlaube es für diese Seite in den Einstellungen des Browsers.',
    noSpeech: 'Es war nichts zu hören. Versuch es noch einmal, näher am Mikrofon.',
    network: 'Das Diktieren braucht eine Verbindung. Versuch es noch einmal, sobald sie wieder da ist.',
    noMicrophone: 'Es wurde kein Mikrofon gefunden.',
    noLanguage: 'Dein Browser kann in dieser Sprache kein Diktat aufnehmen.',
    unknown: 'Das Diktat wurde unterbrochen. Versuch es noch einmal.',
    reading: 'Die Antwort konnte nicht vorgelesen werden.',
  },
}
