import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Un esame in arrivo, si capisce la tensione.',
      'Prima di un esame è normale avere un po’ di paura.',
      'Allora il pensiero adesso è tutto per l’esame.',
      'I giorni prima di un esame sono sempre pesanti.',
    ],
    ask: [
      'Quale argomento ti preoccupa di più?',
      'Studi per conto tuo o in compagnia?',
      'Che cosa farai appena finito l’esame?',
    ],
  },
  examPassed: {
    say: [
      'Evviva, l’esame è andato bene!',
      'Che bella soddisfazione, dopo lo studio!',
      'Complimenti, un risultato così si festeggia!',
      'Bellissimo, anche questa prova è superata!',
    ],
    ask: [
      'Chi lo sa già, di questo risultato?',
      'Come ti senti adesso che è fatta?',
      'E ora ti concedi un po’ di riposo?',
    ],
  },
  examFailed: {
    say: [
      'Non passare fa male, quando ci tieni.',
      'Che delusione, un risultato così nello studio.',
      'Una prova andata male è dura da accettare.',
      'È un vero dispiacere, non aver passato.',
    ],
    ask: [
      'C’è una parte che ti era venuta bene?',
      'Hai qualcuno con cui sfogarti?',
      'Quando potrai riprovarci?',
    ],
  },
  studyStuck: {
    say: [
      'Studiare quando la testa non segue è faticoso.',
      'Che frustrazione, quando lo studio non va avanti.',
      'Non riuscire a studiare come vorresti dà fastidio.',
      'Certi giorni con lo studio proprio non si avanza.',
    ],
    ask: [
      'Che cosa ti distrae di più?',
      'A che ora del giorno studi meglio?',
      'C’è una materia che ti piace davvero?',
    ],
  },
  childsSchool: {
    say: [
      'La scuola dei figli occupa tanti pensieri.',
      'Quando c’è di mezzo la scuola, un genitore si preoccupa.',
      'Con i figli a scuola c’è sempre qualcosa.',
      'Tra maestri, compagni e compiti, la scuola conta molto in famiglia.',
    ],
    ask: [
      'Ti ricordi com’eri tu a scuola?',
      'Come sono gli insegnanti?',
      'A casa vi raccontate come va la scuola?',
    ],
  },
  learning: {
    say: [
      'Imparare qualcosa di nuovo è bello.',
      'Quindi stai imparando una cosa nuova.',
      'Che bello avere voglia di imparare.',
      'Mettersi a imparare richiede tempo e pazienza.',
    ],
    ask: [
      'Com’è nata questa voglia di imparare?',
      'Qual è la cosa più difficile, finora?',
      'Dove ti piacerebbe arrivare?',
    ],
  },
  drivingTest: {
    say: [
      'La patente è una cosa importante.',
      'Allora si parla di patente e di guida.',
      'Quante emozioni, tra lezioni di guida ed esami!',
      'Prendere la patente richiede impegno.',
    ],
    ask: [
      'Come ti trovi con la scuola guida?',
      'Dove ti piacerebbe andare per prima cosa in macchina?',
      'In famiglia chi guida di solito?',
    ],
  },
}
