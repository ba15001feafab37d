import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Che effetto fa una persona che entra in una stanza e cambia la temperatura senza saperlo.',
      'L’amore da lontano ha tutto tranne la risposta: per questo la fantasia lavora anche di notte.',
      'Per cominciare basta una frase qualunque, su una cosa che avete davanti tutti e due: le dichiarazioni possono aspettare.',
      'Tenerlo per sé protegge da un no, ma tiene fuori anche un eventuale sì: un bel dilemma col batticuore.',
    ],
    ask: [
      'Che cosa ti ha colpito per prima?',
      'Quando vi capita di incrociarvi?',
      'Quale frase potresti dire senza morire di imbarazzo?',
    ],
  },
  dateAhead: {
    say: [
      'Prima di un appuntamento l’armadio si riempie misteriosamente di vestiti sbagliati.',
      'Dall’altra parte c’è con ogni probabilità qualcuno che in questo momento si fa le stesse domande davanti allo specchio.',
      'Le domande curiose salvano ogni serata: chi ama parlare di una sua passione riempie da solo i silenzi.',
      'Non serve fare colpo, basta capire se insieme si sta bene: è un incontro, mica un esame.',
    ],
    ask: [
      'Che cosa ti incuriosisce di più di questa persona?',
      'Che programma avete?',
      'Quale argomento vi farebbe parlare per ore?',
    ],
  },
  dateGood: {
    say: [
      'Che bello! Serate così continuano ancora per un pezzo nella testa, con tanto di replay dei momenti migliori.',
      'Ecco spiegato quel sorriso che sicuramente si vede anche da fuori, al semaforo e alla cassa.',
      'Quando con qualcuno il tempo scappa via così, è una delle cose più semplici e più rare che ci siano.',
      'Un inizio del genere merita di essere goduto piano, come l’ultimo pezzo di cioccolato.',
    ],
    ask: [
      'Quale momento continui a rivedere?',
      'Che cosa ti ha sorpreso di questa persona?',
      'Come ti immagini la prossima volta?',
    ],
  },
  dateBad: {
    say: [
      'Ci si prepara, ci si spera, e poi la serata sembra scritta da qualcuno con un senso dell’umorismo discutibile.',
      'Almeno una cosa un brutto appuntamento la fa bene: in poche ore toglie ogni dubbio o quasi.',
      'Rimane l’amaro di essersi messi in gioco per una serata che non lo meritava.',
      'Col tempo gli incontri storti diventano gli aneddoti migliori, anche se adesso fa solo cascare le braccia.',
    ],
    ask: [
      'Quando hai capito che non girava?',
      'Che cosa ti aspettavi da quell’incontro?',
      'A chi racconterai questa storia?',
    ],
  },
  noAnswer: {
    say: [
      'Il silenzio di chi ha letto è una pagina bianca, e la testa ci scrive sopra le versioni peggiori.',
      'Quelle spunte sono una piccola tortura moderna: una volta si poteva almeno dare la colpa alle poste.',
      'Un messaggio in più, corto e sereno, è dignitoso; dopo quello la palla resta di là.',
      'Chi tace lascia all’altro tutto il lavoro di capire, e non è un modo giusto di dividersi le cose.',
    ],
    ask: [
      'Che cosa diceva l’ultimo messaggio?',
      'Com’era il vostro scambio prima del silenzio?',
      'Quanto tempo ti sembra giusto aspettare ancora?',
    ],
  },
  newLove: {
    say: [
      'Che gioia, i primi tempi: anche fare la spesa insieme diventa una gita.',
      'All’inizio di un amore ogni abitudine dell’altra persona è ancora una scoperta, perfino come prende il caffè.',
      'Si sente la leggerezza fin dalle parole: qualcuno ha spostato i mobili nelle tue giornate e la luce entra meglio.',
      'Una felicità così giovane non ha bisogno di progetti, per ora basta che suoni il telefono.',
    ],
    ask: [
      'Come vi siete conosciuti?',
      'Qual è la cosa che ti fa sorridere di più?',
      'Che cosa scoprite di avere in comune?',
    ],
  },
  farLove: {
    say: [
      'Amarsi da lontano vuol dire conoscere a memoria gli orari dei voli e il rumore di una linea che cade.',
      'Lo schermo porta la voce e il viso, ma non sa portare una mano sulla spalla: manca proprio quello.',
      'Guardare lo stesso film alla stessa ora o cucinare lo stesso piatto rimpicciolisce un po’ i chilometri.',
      'Tra un saluto e il prossimo abbraccio il tempo ha una strana misura: si allunga prima e vola durante.',
    ],
    ask: [
      'Quando vi rivedrete, se tutto va come sperate?',
      'Quale piccolo rito vi tiene vicini?',
      'In quale momento della giornata la distanza pesa di più?',
    ],
  },
  rowPartner: {
    say: [
      'Dopo un litigio la casa pare più piccola: ci si schiva in corridoio e ogni tazza appoggiata fa rumore.',
      'Di solito la cosa per cui si litiga è solo il coperchio, e sotto bolle altro.',
      'Fra due che si vogliono bene il primo passo non dà torto a nessuno, accorcia soltanto la notte.',
      'Il silenzio tra due che vivono la stessa storia pesa più di qualunque parola detta male.',
    ],
    ask: ['Com’è cominciata davvero?', 'Che cosa vorresti che capisse?', 'Come fate pace, di solito?'],
  },
  leftBy: {
    say: [
      'Quando qualcuno va via, restano in giro tutte le abitudini a due, e ognuna va disimparata da capo.',
      'Essere lasciati fa male due volte: per la persona che manca e per tutto il futuro che ci si era immaginati.',
      'Per adesso bastano le cose minuscole: bere, mangiare qualcosa, una persona fidata da chiamare. Il resto non ha fretta.',
      'L’altra persona ha avuto il tempo di arrivare a quella decisione, a te è caduta addosso già fatta.',
    ],
    ask: [
      'Come te l’ha detto?',
      'Chi ti sta vicino in questi giorni?',
      'Quale momento della giornata è il più lungo?',
    ],
  },
  leaving: {
    say: [
      'Anche chi se ne va perde qualcosa, solo che a chi decide nessuno porta le condoglianze.',
      'Una decisione così matura a lungo, in silenzio, molto prima di diventare una frase detta ad alta voce.',
      'Si può essere convinti di una scelta e soffrirne lo stesso: le due cose abitano tranquillamente insieme.',
      'Chiudere una storia ha anche un lato pratico, carte e chiavi comprese, e sbrigarlo con una persona fidata accanto pesa meno.',
    ],
    ask: [
      'Quando hai capito che così non andava più?',
      'Che cosa ti frena o ti pesa di più?',
      'Come immagini i prossimi mesi?',
    ],
  },
  ex: {
    say: [
      'Gli ex hanno un talento particolare per ricomparire proprio quando il cassetto era finalmente chiuso.',
      'Un nome che si credeva archiviato basta vederlo, e lo stomaco risponde prima della testa.',
      'Quello che si muove dentro non vuol dire per forza voler tornare: a volte è solo memoria che fa rumore.',
      'Tra una risposta subito e nessuna risposta c’è anche il dormirci sopra, spesso il consigliere migliore con un ex.',
    ],
    ask: [
      'Com’era finita tra voi?',
      'Che cosa ti ha smosso di preciso?',
      'Che posto ha oggi questa persona nella tua vita?',
    ],
  },
  cheated: {
    say: [
      'Un inganno così riscrive anche il passato: si torna indietro su ogni giorno a chiedersi quale fosse vero.',
      'Fidarsi di chi si ama non è ingenuità. La vergogna, se qualcuno deve portarla, sta da chi ha mentito.',
      'Nessuna decisione grande va presa nelle prime ore: prima viene il sonno, il pane, una persona di cui fidarsi.',
      'È la bugia a scavare più a fondo: toglie il terreno proprio dove si pensava di poter camminare a occhi chiusi.',
    ],
    ask: [
      'Come l’hai scoperto?',
      'Che cosa sai già e che cosa ti manca di sapere?',
      'Con chi ne hai potuto parlare finora?',
    ],
  },
  livingTogether: {
    say: [
      'Sotto lo stesso tetto si scopre che l’amore convive anche con i calzini, i tappi e i gusti in fatto di finestre.',
      'La convivenza è fatta di trattati internazionali su armadi, termosifoni e spazzatura.',
      'Dividere casa vuol dire vedersi anche spettinati: è lì che una coppia diventa davvero domestica.',
      'Le piccole manie conviene nominarle presto e ridendo, prima che diventino capi d’accusa.',
    ],
    ask: [
      'Quale abitudine vi fa più discutere o ridere?',
      'Come vi dividete le faccende?',
      'Qual è l’angolo di casa che senti più tuo?',
    ],
  },
  wedding: {
    say: [
      'Che bella aria di festa! Un sì da dire davanti a tutti fa battere il cuore già mesi prima.',
      'Alla fine ci si ricorda delle facce e delle risate, e quasi mai del colore dei tovaglioli.',
      'La disposizione dei tavoli è diplomazia pura: c’è chi ha fatto la pace nel mondo con meno fatica.',
      'Dietro anelli, liste e preparativi c’è una cosa semplice e grande: due persone che si scelgono.',
    ],
    ask: [
      'Come vi immaginate quel giorno?',
      'Chi non può assolutamente mancare?',
      'Quale dettaglio ti sta più a cuore?',
    ],
  },
  anniversary: {
    say: [
      'Una data così ha dentro tutto: le colazioni, i viaggi, le litigate per niente e le paci fatte.',
      'Contare gli anni in due è un bel modo di misurare il tempo, molto meglio del calendario.',
      'Tra i regali, una lettera scritta a mano non sbaglia mai: costa poco e si conserva per sempre.',
      'Gli anniversari ricordano che una storia si fa soprattutto nei giorni qualsiasi, quelli senza candele.',
    ],
    ask: [
      'Com’è cominciata la vostra storia?',
      'Qual è il ricordo di voi due che ti è più caro?',
      'Che cosa vi ha tenuto insieme fin qui?',
    ],
  },
  sweetPartner: {
    say: [
      'Sono i gesti così a dire ti amo con più precisione delle parole.',
      'Che tenerezza! Qualcuno ha pensato a te e poi si è pure alzato per farlo davvero.',
      'Nei romanzi servono castelli e duelli, nella vita vera basta un’attenzione al momento giusto.',
      'Un pensiero del genere scalda due volte: quando arriva, e ogni volta che torna in mente.',
    ],
    ask: [
      'Che faccia hai fatto?',
      'Con quale gesto ti piacerebbe ricambiare?',
      'Quali altre attenzioni così ti sono rimaste nel cuore?',
    ],
  },
  single: {
    say: [
      'La vita senza partner ha due facce nello stesso specchio: la libertà di scegliere la pizza e nessuno a cui offrirne una fetta.',
      'Chi chiede sempre “e il fidanzato, e la fidanzata?” dovrebbe ricevere in cambio domande sul suo mutuo.',
      'Essere single non è una sala d’attesa: è una vita con la sua casa, i suoi riti e i suoi orari.',
      'Le app mettono le persone in vetrina come scarpe, e poi ci si stupisce che nessuna calzi.',
    ],
    ask: [
      'Che cosa ti piace dello stare per conto tuo?',
      'Che cosa cercheresti in una persona, se arrivasse?',
      'Quali domande degli altri ti danno più fastidio?',
    ],
  },
  jealousy: {
    say: [
      'La gelosia è una scrittrice prolifica: le basta un sorriso o un like per comporre un romanzo intero.',
      'In mezzo alla gelosia si vive stretti in due: chi la prova e chi la riceve.',
      'Sotto spesso c’è una paura precisa, quella di contare meno. Detta così, fa meno danni di un’accusa.',
      'Un telefono controllato non ha mai tranquillizzato nessuno per più di un’ora: la fiducia cresce altrove.',
    ],
    ask: [
      'In quali momenti scatta?',
      'Come ne parlate tra voi?',
      'Che cosa farebbe calare un po’ la tensione?',
    ],
  },
  comingOut: {
    say: [
      'Dire chi si ama dovrebbe essere una notizia come il tempo di domani: purtroppo tante volte richiede ancora coraggio.',
      'I tempi li decide chi racconta: a chi, quando e con quali parole è una scelta soltanto tua.',
      'Nascondere un amore costringe a correggere ogni frase prima di dirla, ed è un lavoro che stanca.',
      'La prima reazione degli altri non è sempre l’ultima parola: a volte dopo la sorpresa arriva il resto.',
    ],
    ask: [
      'Con chi puoi parlare senza pesare le parole?',
      'Quale reazione conta di più per te?',
      'Che cosa vorresti che sapessero, di te e di chi ami?',
    ],
  },
}
