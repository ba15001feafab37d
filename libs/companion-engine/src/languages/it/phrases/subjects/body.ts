import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Che fastidio, questi malanni.',
      'Con un malanno così la giornata è pesante.',
      'Stare male così, tra febbre e raffreddore, toglie le forze.',
      'Un bel malanno, passa la voglia di fare tutto.',
    ],
    ask: [
      'Riesci a mangiare qualcosa?',
      'C’è qualcuno che ti prepara qualcosa di caldo?',
      'Oggi va un po’ meglio o un po’ peggio?',
    ],
  },
  headache: {
    say: [
      'Il mal di testa rovina tutta la giornata.',
      'Che male, quando la testa fa così.',
      'Con quel dolore alla testa tutto dà fastidio.',
      'Un mal di testa così è davvero pesante.',
    ],
    ask: [
      'Ti capita spesso, questo mal di testa?',
      'C’è qualcosa che di solito ti fa passare il dolore?',
      'Hai la possibilità di stenderti un po’?',
    ],
  },
  backPain: {
    say: [
      'Muoversi con questi dolori è una vera fatica.',
      'Che male, quando schiena e articolazioni fanno così.',
      'Con dolori del genere ogni movimento è difficile.',
      'È brutto, quando il dolore limita i movimenti.',
    ],
    ask: [
      'C’è una posizione in cui stai meglio?',
      'Di notte riesci a riposare, con quel dolore?',
      'Qualcuno ti aiuta con le cose di casa?',
    ],
  },
  sleepless: {
    say: [
      'Non dormire è davvero sfinente.',
      'Le notti senza sonno sono lunghissime.',
      'Che fatica, quando il sonno non arriva.',
      'Passare le notti così, senza dormire bene, toglie le energie.',
    ],
    ask: [
      'A che cosa pensi, quando non dormi?',
      'Di solito che cosa fai prima di andare a letto?',
      'Di giorno riesci a recuperare un po’?',
    ],
  },
  resultsAhead: {
    say: [
      'Aspettare gli esiti di un esame è snervante.',
      'Che ansia, questa attesa dei risultati.',
      'L’attesa di un referto è una delle cose più difficili.',
      'Capisco la paura, finché i risultati non arrivano.',
    ],
    ask: [
      'C’è qualcuno che aspetta insieme a te?',
      'Che cosa ti aiuta a far passare queste ore?',
      'I medici che impressione ti hanno dato?',
    ],
  },
  resultsGood: {
    say: [
      'Che sollievo, esiti così buoni!',
      'Meno male, la salute va bene!',
      'Bellissima notizia dai medici!',
      'Finalmente una buona notizia sulla salute!',
    ],
    ask: [
      'A chi hai telefonato subito?',
      'Come festeggi questa bella notizia?',
      'Adesso che lo sai, come ti senti?',
    ],
  },
  operation: {
    say: [
      'Un’operazione fa sempre un po’ paura.',
      'Capisco la preoccupazione per questo intervento.',
      'Non è una cosa leggera, un’operazione.',
      'Quando c’è di mezzo un intervento, l’ansia è normale.',
    ],
    ask: [
      'Chi ti sta vicino in questi giorni?',
      'I medici ti hanno spiegato bene ogni cosa?',
      'Si sa quanto durerà la convalescenza?',
    ],
  },
  dentist: {
    say: [
      'I denti e il dentista preoccupano quasi tutti.',
      'Che fastidio, i problemi ai denti.',
      'Avere a che fare con il dentista è sempre una seccatura.',
      'Quando si tratta di denti, un po’ di paura è normale.',
    ],
    ask: [
      'Come ti trovi con il tuo dentista?',
      'Riesci a mangiare, con quei denti?',
      'Hai sempre avuto problemi ai denti?',
    ],
  },
  diagnosis: {
    say: [
      'Una diagnosi così spaventa, è naturale.',
      'Che notizia pesante, questa malattia.',
      'Ricevere una diagnosi del genere è durissimo.',
      'Non è facile dover convivere con una malattia.',
    ],
    ask: [
      'Che cosa ti hanno spiegato sulle cure?',
      'Con chi hai parlato di questa diagnosi?',
      'Qual è il pensiero che torna di più?',
    ],
  },
  injury: {
    say: [
      'Che male, un infortunio così.',
      'Un incidente del genere fa male e complica tutto.',
      'Farsi male così è davvero brutto.',
      'Ci vuole tanta pazienza, con un infortunio del genere.',
    ],
    ask: [
      'C’è qualcuno che ti aiuta in casa?',
      'Il dolore adesso è forte?',
      'Quando hai il prossimo controllo?',
    ],
  },
  weight: {
    say: [
      'Il rapporto con il peso può essere faticoso.',
      'Quando si parla di peso, le emozioni sono tante.',
      'Capisco, il peso è un pensiero importante per te.',
      'Non è semplice, il rapporto con il proprio corpo.',
    ],
    ask: [
      'Come ti fa stare tutto questo, dentro?',
      'C’è qualcuno che ti segue in questo?',
      'Con il cibo che rapporto hai?',
    ],
  },
  smoking: {
    say: [
      'Smettere di fumare è davvero impegnativo.',
      'Le sigarette non si lasciano facilmente.',
      'Dire basta al fumo richiede tanta forza.',
      'È una cosa seria, lasciare le sigarette.',
    ],
    ask: [
      'Intorno a te ci sono altre persone che fumano?',
      'In quale momento la voglia è più forte?',
      'Che cosa fai quando ti viene voglia di fumare?',
    ],
  },
  sober: {
    say: [
      'Stare senza alcol richiede tanta forza.',
      'Smettere di bere è una scelta importante.',
      'Non è facile rinunciare all’alcol.',
      'Ci vuole coraggio per dire basta al bere.',
    ],
    ask: [
      'Chi ti sostiene in questa scelta?',
      'Che cosa ti aiuta nei momenti più difficili?',
      'Com’è cambiata la tua vita, finora?',
    ],
  },
  period: {
    say: [
      'Ciclo e ormoni possono rendere le giornate pesanti.',
      'Che fastidio, quando gli ormoni fanno così.',
      'Con questi disturbi è difficile fare la vita di sempre.',
      'Sono disturbi che stancano parecchio.',
    ],
    ask: [
      'C’è qualcosa che ti dà sollievo?',
      'Ne hai parlato con un medico?',
      'Puoi prenderti un momento di pausa?',
    ],
  },
  exercise: {
    say: [
      'Allenarsi richiede impegno e costanza.',
      'Allora si parla di sport e movimento.',
      'Fare movimento costa fatica, all’inizio e anche dopo.',
      'Lo sport chiede tempo e volontà.',
    ],
    ask: [
      'Preferisci muoverti in compagnia o per conto tuo?',
      'Che cosa ti piace di più dello sport?',
      'Come ti senti dopo l’allenamento?',
    ],
  },
  therapy: {
    say: [
      'La terapia è un impegno importante.',
      'Parlare di sé con uno specialista non è semplice.',
      'Affrontare una terapia smuove tante emozioni.',
      'Un percorso di terapia è una cosa seria.',
    ],
    ask: [
      'Che cosa ti aspetti da questa terapia?',
      'Di che cosa ti preme parlare in seduta?',
      'C’è qualcuno che sa di questo percorso?',
    ],
  },
  panicAttack: {
    say: [
      'Un attacco di panico è un’esperienza terribile.',
      'Che paura, quando il panico prende così.',
      'Il panico spaventa tanto, anche dopo che passa.',
      'Deve essere davvero brutto, un attacco così.',
    ],
    ask: [
      'E adesso come stai?',
      'C’è qualcuno che puoi chiamare quando succede?',
      'C’è qualcosa che ti calma un po’?',
    ],
  },
  burntOut: {
    say: [
      'Una stanchezza così profonda è durissima.',
      'Non avere più forze fa stare molto male.',
      'Sono segni di una grande stanchezza.',
      'Quando le energie finiscono, ogni cosa diventa difficile.',
    ],
    ask: [
      'Chi sa che stai così?',
      'Qual è stata l’ultima volta in cui hai riposato davvero?',
      'Che cosa potresti lasciare da parte per un po’?',
    ],
  },
}
