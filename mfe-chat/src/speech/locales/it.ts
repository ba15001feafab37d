import type { Texts } from '@confida/i18n'

export const texts = {
  listening: 'Ti ascolto: parla pure. Niente parte da solo.',
  stop: 'Ferma',
  consent: {
    title: 'Dettare con la voce?',
    sent: 'Per trasformare la voce in testo, il tuo browser invia a {{vendor}} ciò che il microfono sente.',
    maybeSent:
      'Per trasformare la voce in testo, il tuo browser può inviare a {{vendor}} ciò che il microfono sente.',
    confida: 'Confida non riceve alcun suono: solo il testo, e solo quando lo invii.',
    browserMaker: 'chi produce il browser',
    allow: 'Consenti e detta',
  },
  reading: {
    start: 'Leggi ad alta voce',
    stop: 'Ferma la lettura',
  },
  errors: {
    notAllowed: 'Il microfono è bloccato. Consentilo nelle impostazioni del browser per questo sito.',
    noSpeech: 'Non ho sentito nulla. Riprova, più vicino al microfono.',
    network: 'La dettatura ha bisogno di una connessione. Riprova quando è tornata.',
    noMicrophone: 'Nessun microfono trovato.',
    noLanguage: 'Il tuo browser non sa scrivere sotto dettatura in questa lingua.',
    unknown: 'La dettatura si è interrotta. Riprova.',
    reading: 'Non è stato possibile leggere la risposta ad alta voce.',
  },
}

export type SpeechTexts = Texts<typeof texts>
