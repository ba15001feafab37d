import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'Sempre le stesse cose, alla lunga stanca.',
      'Avere l’impressione che niente si muova è pesante.',
      'È faticoso quando ogni giorno somiglia all’altro.',
      'Quando la vita sembra ferma viene lo sconforto.',
    ],
    ask: [
      'Che cosa ti piacerebbe cambiare per prima cosa?',
      'C’è qualcosa che un tempo ti entusiasmava?',
      'Che cosa ti manca di più in queste giornate?',
    ],
  },
  empty: {
    say: [
      'Questo vuoto dentro è molto duro da vivere.',
      'Non riuscire a sentire più niente è una grande fatica.',
      'È triste quando tutto perde sapore e senso.',
      'Che peso, quando dentro sembra non esserci nulla.',
    ],
    ask: [
      'Da quanto tempo va avanti così?',
      'Ne hai parlato con qualcuno di cui ti fidi?',
      'Ci sono momenti in cui va un po’ meglio?',
    ],
  },
  lonelyEvening: {
    say: [
      'Le sere in solitudine sono lunghe.',
      'È duro quando la sera non c’è nessuno.',
      'Una sera senza compagnia può essere molto triste.',
      'La solitudine di sera si fa sentire di più.',
    ],
    ask: [
      'Chi vorresti vicino la sera?',
      'C’è qualcosa che ti aiuta a passare la sera?',
      'Che cosa farai prima di andare a letto?',
    ],
  },
  goodSolitude: {
    say: [
      'Un po’ di tempo per sé fa proprio bene.',
      'Che bello avere pace e nessuno intorno.',
      'Stare per conto proprio può essere un vero piacere.',
      'Tempo tutto tuo, che lusso.',
    ],
    ask: [
      'Riesci a prenderti spesso momenti così?',
      'Che cosa ti piace fare di più in queste ore?',
      'Qual è il tuo angolo preferito per stare in pace?',
    ],
  },
  gettingOlder: {
    say: [
      'Gli anni che passano si fanno notare.',
      'Non è facile vedersi cambiare con l’età.',
      'L’età che avanza dà da pensare.',
      'Accorgersi del tempo che passa fa un certo effetto.',
    ],
    ask: [
      'Che età ti senti dentro?',
      'C’è qualcosa che oggi fai meglio di prima?',
      'Ti pesa molto o ci scherzi su?',
    ],
  },
  birthday: {
    say: [
      'Per il tuo compleanno, tanti auguri di cuore.',
      'Allora ci vogliono proprio gli auguri di compleanno.',
      'Il compleanno è un giorno diverso dagli altri.',
      'Un anno in più è sempre un momento particolare.',
    ],
    ask: [
      'Che torta ti piace di più?',
      'C’è un regalo che ti farebbe davvero piacere?',
      'Qual è il compleanno che ricordi meglio?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Che amaro, un compleanno senza auguri da chi conta.',
      'Fa male quando il proprio compleanno passa così.',
      'Un compleanno dimenticato lascia tanta delusione.',
      'Gli auguri che non arrivano si notano eccome.',
    ],
    ask: [
      'Da chi te li aspettavi di più?',
      'Ti va di dirlo a chi se n’è dimenticato?',
      'Hai fatto comunque qualcosa di bello?',
    ],
  },
  smallPride: {
    say: [
      'Che bello, non era una cosa da poco!',
      'Ce l’hai fatta, e questo vale molto!',
      'Non era facile, e invece ecco che è fatto!',
      'Una cosa piccola solo in apparenza, complimenti!',
    ],
    ask: [
      'Che effetto ti fa, adesso?',
      'Che cosa ti ha dato la spinta giusta?',
      'C’è qualcuno a cui lo vuoi raccontare?',
    ],
  },
  procrastinating: {
    say: [
      'Rimandare capita, e poi il pensiero resta lì.',
      'Quando non si riesce a cominciare è snervante.',
      'Quella cosa sempre da fare dà fastidio.',
      'Mettersi all’opera a volte è la parte più difficile.',
    ],
    ask: [
      'Che cosa ti blocca di più?',
      'Qual è la parte che ti pesa meno?',
      'Quando ti riesce meglio metterti al lavoro?',
    ],
  },
  comparing: {
    say: [
      'Confrontarsi con gli altri fa stare male.',
      'Vedere gli altri più avanti può far soffrire.',
      'È amaro guardare quello che hanno gli altri.',
      'Certi confronti tolgono la serenità.',
    ],
    ask: [
      'C’è una cosa della tua vita a cui tieni molto?',
      'Con chi ti capita di confrontarti più spesso?',
      'Che cosa vorresti davvero per te?',
    ],
  },
  overthinking: {
    say: [
      'Quando i pensieri non si fermano è sfinente.',
      'Tutto quel pensare e ripensare stanca molto.',
      'Che fatica avere la testa sempre in moto.',
      'I pensieri che tornano in continuazione non danno pace.',
    ],
    ask: [
      'In quali momenti della giornata è peggio?',
      'C’è qualcosa che ti distrae almeno un po’?',
      'Qual è il pensiero che torna più spesso?',
    ],
  },
  regret: {
    say: [
      'Il rimpianto è una cosa che torna spesso in mente.',
      'Certe scelte si vorrebbero rifare in altro modo.',
      'È doloroso pensare a come poteva andare.',
      'Quando ci si pente di qualcosa il pensiero resta lì.',
    ],
    ask: ['Che cosa faresti di diverso, oggi?', 'A chi ne hai parlato?', 'Quando ti torna in mente di più?'],
  },
  guilt: {
    say: [
      'Il senso di colpa è duro da sopportare.',
      'Si capisce che questa colpa ti fa soffrire.',
      'Quando ci si dà la colpa non si ha pace.',
      'È pesante, questo rimorso.',
    ],
    ask: [
      'Che cosa diresti a un’altra persona al posto tuo?',
      'Che cosa ti pesa di più di quello che è successo?',
      'Qual è il momento in cui ci pensi di più?',
    ],
  },
  embarrassed: {
    say: [
      'Certe figuracce non si dimenticano facilmente.',
      'Che imbarazzo, si vorrebbe sparire.',
      'Situazioni così fanno arrossire tutti.',
      'Una figuraccia brucia, almeno all’inizio.',
    ],
    ask: [
      'E gli altri come l’hanno presa?',
      'Pensi che un giorno ci riderai sopra?',
      'Che cosa hai detto per uscirne?',
    ],
  },
  childhood: {
    say: [
      'I ricordi d’infanzia restano molto vivi.',
      'Che bei ricordi, quelli dell’infanzia.',
      'Ripensare alla propria infanzia commuove sempre un po’.',
      'L’infanzia torna in mente con tutti i suoi particolari.',
    ],
    ask: [
      'Con chi parli ancora di quei tempi?',
      'Che cosa ti piacerebbe rivivere di allora?',
      'Qual era il tuo gioco preferito?',
    ],
  },
  nightDream: {
    say: [
      'Certi sogni restano in testa tutto il giorno.',
      'Un sogno così fa una certa impressione.',
      'I sogni di notte a volte sembrano veri.',
      'Che cosa strana, quello che si sogna.',
    ],
    ask: [
      'Fai spesso sogni così intensi?',
      'Secondo te da dove viene questo sogno?',
      'Dopo hai ripreso sonno?',
    ],
  },
  newStart: {
    say: [
      'Un nuovo inizio dà una bella spinta.',
      'Che bel proposito, ci vuole decisione.',
      'Cominciare qualcosa di nuovo richiede coraggio.',
      'Ecco una decisione importante.',
    ],
    ask: [
      'Che cosa ti ha fatto decidere proprio ora?',
      'Qual è la parte più difficile?',
      'C’è qualcuno che ti sostiene in questo?',
    ],
  },
  faith: {
    say: [
      'La fede è una cosa molto personale.',
      'Si capisce che la fede tocca qualcosa di profondo.',
      'Tra fede e preghiera ci sono sentimenti grandi.',
      'Parlare della propria fede non è una cosa da poco.',
    ],
    ask: [
      'La fede c’è sempre stata nella tua vita?',
      'C’è un luogo dove ti raccogli meglio?',
      'In famiglia siete in tanti a credere?',
    ],
  },
  grateful: {
    say: [
      'Che bella cosa, questa gratitudine.',
      'Provare riconoscenza fa bene.',
      'È bello sapere di avere qualcosa per cui ringraziare.',
      'Si capisce quanto sia sincera la tua gratitudine.',
    ],
    ask: [
      'A chi vorresti dire grazie più di tutti?',
      'Che cosa ti ha fatto pensare a questo oggi?',
      'Qual è la cosa più preziosa che hai?',
    ],
  },
  crying: {
    say: [
      'Quando viene da piangere così, c’è tanto dolore.',
      'Lacrime e magone, dev’essere proprio un brutto momento.',
      'Avere il pianto così vicino è molto faticoso.',
      'È tanto triste avere continuamente voglia di piangere.',
    ],
    ask: [
      'C’è qualcuno vicino a te in questo momento?',
      'È successo qualcosa in questi giorni?',
      'Che cosa ti aiuta di solito in momenti così?',
    ],
  },
  furious: {
    say: [
      'Si capisce che la rabbia è tanta.',
      'Una rabbia così non passa in un momento.',
      'Quando ci si arrabbia così, il motivo c’è.',
      'Che nervoso, dev’essere proprio troppo.',
    ],
    ask: [
      'Che cosa è successo di preciso?',
      'Che cosa ti ha fatto più arrabbiare?',
      'Hai potuto dire quello che pensi?',
    ],
  },
  bored: {
    say: [
      'Che noia quando il tempo non passa.',
      'Annoiarsi così è proprio una sofferenza.',
      'Non avere niente da fare può essere pesante.',
      'Ore lunghe e vuote, si capisce la noia.',
    ],
    ask: [
      'Che cosa ti piacerebbe fare adesso?',
      'Quanto manca prima che cambi qualcosa?',
      'Che cosa fai di solito quando ti annoi?',
    ],
  },
  fearOfFuture: {
    say: [
      'Il futuro incerto mette davvero paura.',
      'Non sapere che cosa succederà è difficile da sopportare.',
      'Pensare al domani con paura toglie serenità.',
      'Tante incertezze insieme fanno venire l’ansia.',
    ],
    ask: [
      'Qual è la cosa che temi di più?',
      'C’è qualcosa che oggi ti dà un po’ di sicurezza?',
      'In quali momenti torna questa paura?',
    ],
  },
  worldNews: {
    say: [
      'Le notizie dal mondo fanno davvero male.',
      'Con quello che succede in giro viene l’angoscia.',
      'È difficile mantenere la calma davanti a certe notizie.',
      'Tutto quel dolore nelle notizie pesa su chi le segue.',
    ],
    ask: [
      'Ne parli con qualcuno, di queste cose?',
      'C’è una notizia che ti ha fatto più male delle altre?',
      'Che cosa ti fa respirare un po’ dopo le notizie?',
    ],
  },
  feastDays: {
    say: [
      'I giorni di festa portano sempre tante emozioni.',
      'Le feste hanno un sapore tutto loro.',
      'Tra tavole, parenti e ricordi, le feste si sentono.',
      'Quando arrivano le feste cambia l’aria in casa.',
    ],
    ask: [
      'Qual è la tradizione a cui tieni di più?',
      'C’è un piatto che in quei giorni non può mancare?',
      'Quale festa ti piace di più in tutto l’anno?',
    ],
  },
  newLook: {
    say: [
      'Un cambio di aspetto fa sempre un certo effetto.',
      'Che novità, vedersi in modo diverso allo specchio.',
      'Cambiare qualcosa di sé richiede un po’ di coraggio.',
      'Ecco un aspetto tutto nuovo.',
    ],
    ask: ['Che cosa ne dice chi ti conosce?', 'Come ti è venuta l’idea?', 'Ti piace cambiare spesso?'],
  },
  crossroads: {
    say: [
      'Una decisione così è davvero difficile.',
      'Scegliere quando tutto è importante non è semplice.',
      'Che fatica, non sapere quale strada prendere.',
      'Si capisce che questa scelta ti dà tanto pensiero.',
    ],
    ask: ['Che cosa ti trattiene di più?', 'Di chi ti fidi per parlarne?', 'Che cosa ti direbbe l’istinto?'],
  },
  calm: {
    say: [
      'Che bella calma, fa proprio bene.',
      'Un momento di pace così è prezioso davvero.',
      'Tanta tranquillità si capisce anche da come la racconti.',
      'Stare così, in pace, è una gran bella cosa.',
    ],
    ask: [
      'Che cosa ti aiuta di più a stare in pace?',
      'Capita spesso, un momento così tranquillo?',
      'Che cosa ti piace di più di questo momento?',
    ],
  },
  overheard: {
    say: [
      'Certe scene in giro fanno proprio ridere.',
      'Una scena così rallegra la giornata.',
      'La gente a volte è davvero uno spettacolo.',
      'Questa è proprio da raccontare agli amici.',
    ],
    ask: [
      'E gli altri intorno, come hanno reagito?',
      'Ti è scappato da ridere sul momento?',
      'Ti capitano spesso scene del genere?',
    ],
  },
  secretKept: {
    say: [
      'Tenere un segreto per sé costa fatica.',
      'Una cosa mai detta è difficile anche da nominare.',
      'Ecco qualcosa che finora hai tenuto per te.',
      'Grazie per la fiducia, un segreto non si racconta facilmente.',
    ],
    ask: [
      'Ti pesa molto tenerlo per te?',
      'C’è qualcuno a cui vorresti poterlo dire?',
      'Come mai ne parli proprio adesso?',
    ],
  },
  unheard: {
    say: [
      'Parlare e non trovare ascolto fa male.',
      'È amaro quando gli altri non chiedono mai di te.',
      'Anche tu hai bisogno di qualcuno che ascolti.',
      'Quando nessuno sembra accorgersi di come stai, è dura.',
    ],
    ask: [
      'Da chi vorresti più attenzione?',
      'Che cosa vorresti che gli altri capissero?',
      'Come stai tu, davvero?',
    ],
  },
  laughedAt: {
    say: [
      'Le risate degli altri possono fare molto male.',
      'Ridere così di una persona è una cattiveria.',
      'Che umiliazione, quando gli altri ridono.',
      'Certe prese in giro feriscono davvero.',
    ],
    ask: [
      'Qualcuno ha preso le tue difese?',
      'Con chi puoi sfogarti per questa cosa?',
      'Che cosa avresti voluto rispondere?',
    ],
  },
}
