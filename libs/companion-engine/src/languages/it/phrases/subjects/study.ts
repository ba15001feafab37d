import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Ripetere ad alta voce, senza libro davanti, mostra subito cosa c’è già: di solito è più di quanto si crede.',
      'Il giorno prima di una prova ogni pagina sembra quella che chiederanno, e nessuno può chiederle tutte.',
      'La notte prima, il sonno mette in ordine quello che hai studiato: vale più dell’ultimo capitolo letto a occhi mezzi chiusi.',
      'L’attesa di un esame è spesso peggio dell’esame: almeno lì le domande sono una alla volta.',
    ],
    ask: [
      'Quale argomento ti senti già in tasca?',
      'Cosa speri che non ti chiedano?',
      'Come hai organizzato il ripasso?',
    ],
  },
  examPassed: {
    say: [
      'Fantastico! Tutte quelle ore sui libri ora hanno un risultato che nessuno ti toglie più.',
      'Promozione guadagnata: stasera i libri possono restare chiusi senza il minimo senso di colpa.',
      'Che soddisfazione vedere scritto nero su bianco che ce l’hai fatta, dopo tutta quella fatica sulle pagine.',
      'Complimenti davvero! Questo voto ha dietro serate, evidenziatori consumati e qualche dubbio messo a tacere.',
    ],
    ask: [
      'Chi è stato il primo a saperlo?',
      'Come si festeggia stasera?',
      'Qual è stato il momento più difficile della prova?',
    ],
  },
  examFailed: {
    say: [
      'Fa male quando il voto non restituisce le ore passate a studiare, e nessuno le vede tranne te.',
      'Un’insufficienza racconta com’è andata quella prova, in quel giorno, con quelle domande. Di te racconta poco.',
      'A freddo conviene guardare lo scritto o chiedere al docente dove è saltato: spesso i buchi sono due, non venti.',
      'Che amarezza, e adesso tocca pure dirlo in giro: metà del peso di una bocciatura sta lì.',
    ],
    ask: [
      'Quale parte ti ha messo più in difficoltà?',
      'Quando ci sarà modo di riprovare o recuperare?',
      'Che cosa cambieresti nella preparazione?',
    ],
  },
  studyStuck: {
    say: [
      'Davanti alla pagina che non si muove perfino i calzini da appaiare diventano affascinanti.',
      'Dieci minuti col timer e il telefono in un’altra stanza: spesso il difficile è la soglia, non la stanza.',
      'Una frase brutta si può correggere, una pagina vuota no: cominciare male è un modo rispettabile di cominciare.',
      'Quando lo studio si pianta, ogni ora pesa due volte: per il lavoro non fatto e per il rimorso.',
    ],
    ask: [
      'Qual è il pezzo più piccolo da cui si potrebbe partire?',
      'Che cosa ti porta via più spesso?',
      'A che ora del giorno la testa ti funziona meglio?',
    ],
  },
  childsSchool: {
    say: [
      'La scuola dei figli si rifà da capo, ansie comprese, solo che stavolta si resta fuori dal cancello.',
      'Voti e giudizi fotografano qualche ora in un’aula: chi ci fa colazione insieme sa molto di più.',
      'Con gli insegnanti aiuta chiedere un esempio preciso: da lì si capisce di che cosa si sta parlando davvero.',
      'Fuori dai cancelli batte sempre qualche cuore più forte di quelli che stanno in classe.',
    ],
    ask: [
      'Che cosa racconta a casa della scuola?',
      'Che rapporto c’è con gli insegnanti?',
      'Quale materia o momento della giornata va meglio?',
    ],
  },
  learning: {
    say: [
      'Imparare da adulti ha un bello particolare: nessuno ti obbliga, quindi ogni pezzetto è scelto.',
      'All’inizio l’orecchio e l’occhio capiscono prima delle mani, e tutto sembra storto: è il segno che il gusto c’è già.',
      'Dieci minuti al giorno battono la maratona della domenica, con le lingue come con gli strumenti e gli attrezzi.',
      'Tornare principianti richiede un certo coraggio e un buon senso dell’umorismo, e qui ci sono tutti e due.',
    ],
    ask: [
      'Che cosa ti ha fatto venire voglia di cominciare?',
      'Qual è il primo progresso che hai notato?',
      'Dove ti piacerebbe arrivare?',
    ],
  },
  drivingTest: {
    say: [
      'Al volante all’inizio servirebbero tre piedi e quattro occhi, poi di colpo il corpo fa da solo.',
      'Frizione, specchi, precedenze: la patente chiede alla testa di fare tutto insieme, e con qualcuno accanto che prende nota.',
      'Chi oggi guida a occhi socchiusi verso l’ufficio ha fatto spegnere il motore al semaforo, anche se non lo ammette.',
      'La manovra che fa paura conviene provarla in un piazzale vuoto, lentissima, finché diventa noiosa.',
    ],
    ask: [
      'Quale manovra ti dà più filo da torcere?',
      'Com’è l’istruttore o l’istruttrice?',
      'Dove vorresti andare per prima cosa con la patente in tasca?',
    ],
  },
}
