import type { SpeechTexts } from './it.ts'

export const texts: SpeechTexts = {
  listening: 'Listening: go ahead and speak. Nothing is sent by itself.',
  stop: 'Stop',
  consent: {
    title: 'Dictate with your voice?',
    sent: 'To turn speech into text, your browser sends what the microphone hears to {{vendor}}.',
    maybeSent: 'To turn speech into text, your browser may send what the microphone hears to {{vendor}}.',
    confida: 'Confida receives no sound: only the text, and only when you send it.',
    browserMaker: 'the maker of your browser',
    allow: 'Allow and dictate',
  },
  reading: {
    start: 'Read aloud',
    stop: 'Stop reading',
  },
  errors: {
    notAllowed: 'The microphone is blocked. Allow it for this site in your browser’s settings.',
    noSpeech: 'Nothing was heard. Try again, closer to the microphone.',
    network: 'Dictation needs a connection. Try again once it is back.',
    noMicrophone: 'No microphone was found.',
    noLanguage: 'Your browser cannot take dictation in this language.',
    unknown: 'Dictation was interrupted. Try again.',
    reading: 'The reply could not be read aloud.',
  },
}
