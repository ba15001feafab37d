import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Con un malanno così il mondo si riduce a letto, fazzoletti e una tazza fumante: tutto il resto è abolito.',
      'Naso, gola e ossa hanno indetto sciopero generale, e la trattativa si fa solo al caldo e con tanta acqua.',
      'Il miele nella bevanda calda coccola la gola, e una stanza arieggiata aiuta a respirare meglio.',
      'Se la febbre resta alta o il respiro si fa pesante, una telefonata al medico ci sta; per il resto, coperta e diritto all’ozio.',
    ],
    ask: [
      'Da quanto ti trascini questo malanno?',
      'Chi ti porta qualcosa di caldo?',
      'Che cosa riesci a mandare giù?',
    ],
  },
  headache: {
    say: [
      'Quando la testa fa così, anche il frigorifero che ronza sembra un concerto rock.',
      'Luce bassa, silenzio, acqua, un panno fresco sulla fronte: con la testa in tempesta si va per piccoli rimedi.',
      'Chi non ne soffre pensa a un fastidio, invece un dolore del genere spegne l’intera giornata.',
      'Segnare quando arriva, cosa c’era prima e quanto dura aiuta poi il medico a capirci qualcosa. Intanto lo schermo può restare scuro.',
    ],
    ask: ['Quando è cominciato?', 'Che cosa di solito ti dà sollievo?', 'Che cosa lo scatena, secondo te?'],
  },
  backPain: {
    say: [
      'Schiena e giunture lavorano zitte per anni, e il giorno che protestano si scopre quante cose passano di lì.',
      'Con un dolore così anche infilarsi un calzino diventa un’impresa da raccontare.',
      'Calore, movimento dolce e niente eroismi con le cose pesanti: con le ossa di solito si tratta, non si comanda.',
      'Il brutto di questi dolori è che fanno compagnia in ogni gesto, perfino girandosi nel letto.',
    ],
    ask: [
      'Quale movimento ti costa di più?',
      'Da quanto va avanti?',
      'Che cosa ti ha dato un po’ di sollievo finora?',
    ],
  },
  sleepless: {
    say: [
      'Di notte i pensieri indossano i tacchi: fanno molto più rumore che di giorno.',
      'Il sonno è un gatto: se lo si insegue scappa, se si fa altro prima o poi si avvicina.',
      'Dopo un po’ conviene alzarsi, luce bassa e un libro noioso, così il letto resta un posto per dormire.',
      'L’orologio girato contro il muro è un piccolo sollievo: contare le ore che restano non ne ha mai aggiunta una.',
    ],
    ask: [
      'Quali pensieri ti tengono gli occhi aperti?',
      'Da quanto tempo dormi così male?',
      'Come sono le tue ultime ore prima di andare a letto?',
    ],
  },
  resultsAhead: {
    say: [
      'Aspettare un responso sul proprio corpo è un tempo sospeso: si fa tutto, ma con mezzo pensiero altrove.',
      'Internet ha una diagnosi catastrofica per ogni sintomo: di quello che hai tu sa meno del tuo medico.',
      'Le domande scritte prima della visita non scappano, e una persona accanto ascolta con altre due orecchie.',
      'Finché non c’è una risposta la mente le prova tutte, e ha una certa predilezione per le peggiori.',
    ],
    ask: [
      'Quando saprai qualcosa?',
      'Chi ti accompagna, anche solo col pensiero?',
      'Che cosa ti aiuta a far passare le ore?',
    ],
  },
  resultsGood: {
    say: [
      'Che sollievo! Una parola buona di un medico può far sembrare più chiara perfino la luce del corridoio.',
      'Evviva! Notizie così si sentono prima nelle spalle, che di colpo scendono.',
      'Salute ritrovata o confermata: la cosa più normale del mondo, finché non si è avuto paura per lei.',
      'Da festeggiare con qualcosa di buono, perché di certi pesi ci si accorge davvero quando cadono.',
    ],
    ask: [
      'A chi l’hai detto per primo?',
      'Qual è la prima cosa che hai voglia di fare?',
      'Come hai vissuto il periodo prima?',
    ],
  },
  operation: {
    say: [
      'Affidarsi a mani altrui dormendo è una delle fiducie più grandi che si possano dare.',
      'Un intervento per chi opera è un mestiere di ogni giorno, per chi sta sul lettino è un giorno solo, enorme.',
      'Al personale si può chiedere tutto, anche le cose che sembrano sciocche: le hanno già sentite, e rispondono.',
      'Il corpo dopo un’operazione lavora in silenzio a ricucirsi, e vuole tempo, pazienza e pochi eroismi.',
    ],
    ask: [
      'Che cosa ti hanno spiegato i medici?',
      'Chi ti sta vicino in questi giorni?',
      'Qual è la cosa che farai con più gusto a guarigione fatta?',
    ],
  },
  dentist: {
    say: [
      'Su quella poltrona anche i più coraggiosi studiano il soffitto con un interesse mai visto.',
      'Un dente è minuscolo, ma quando si mette in mezzo comanda lui: mangiare, dormire, pensare.',
      'Si può concordare un segnale con la mano per fermare tutto: sapere di avere il freno calma parecchio.',
      'I denti hanno due modi di far male: uno in bocca, l’altro quando arriva il conto.',
    ],
    ask: [
      'Qual è la parte che ti mette più in ansia?',
      'Com’è lo studio in cui vai?',
      'Che cosa riesci a mangiare in questi giorni?',
    ],
  },
  diagnosis: {
    say: [
      'Una diagnosi divide il tempo in un prima e un dopo, e il dopo va imparato giorno per giorno.',
      'Quella malattia adesso fa parte della tua vita, ma tu resti molto più grande del suo nome.',
      'Chi ha la stessa diagnosi conosce trucchi che nei fogli non ci sono: le associazioni di pazienti servono anche a quello.',
      'Pesa la malattia, e pesa doverla spiegare agli altri ogni volta da capo.',
    ],
    ask: [
      'Come stai affrontando questi giorni?',
      'Chi sa della tua malattia?',
      'Quale domanda vorresti fare ai medici?',
    ],
  },
  injury: {
    say: [
      'Basta un attimo di gravità e per settimane ogni gesto va ripensato, a cominciare dalle scarpe.',
      'Che botta! Il dolore passa a ondate, ma la scomodità pratica fa compagnia tutto il giorno.',
      'Tenere sollevata la parte gonfia e accettare ogni mano che si offre: per un po’ l’orgoglio può stare in panchina.',
      'Adesso si scopre quanti gradini, maniglie e tappi ci sono in una giornata normale.',
    ],
    ask: [
      'Che cosa ti riesce più difficile adesso?',
      'Chi ti dà una mano in casa?',
      'Quanto tempo ci vorrà, secondo i medici?',
    ],
  },
  weight: {
    say: [
      'La bilancia conosce un numero solo e ignora tutto il resto, per esempio quanto fai ridere gli amici.',
      'Le luci dei camerini andrebbero vietate: nessun corpo al mondo è stato progettato per quei neon.',
      'Col cibo funziona di più quello che si aggiunge di buono che quello che si vieta: i divieti bussano la notte.',
      'Il corpo è lo stesso che ti porta in giro ogni giorno: un po’ di gentilezza se la merita, a qualunque taglia.',
    ],
    ask: [
      'Che cosa ti ha spinto a pensarci adesso?',
      'Quale piatto ti dà più gioia?',
      'In quali vestiti ti senti bene?',
    ],
  },
  smoking: {
    say: [
      'La voglia di sigaretta di solito dura pochi minuti: è un’onda, e le onde passano anche se si resta fermi.',
      'Il corpo comincia presto a riparare: già nelle prime ore senza fumo il sangue trasporta meglio l’ossigeno.',
      'Il difficile sta nei riti: dopo il caffè, al telefono, in attesa del bus. Lì serve qualcosa per le mani.',
      'Ogni sigaretta non accesa conta, e una ricaduta non cancella quelle già lasciate nel pacchetto.',
    ],
    ask: [
      'Qual è il momento della giornata più duro?',
      'Che cosa ti ha fatto decidere?',
      'Che cosa ti aiuta quando arriva la voglia?',
    ],
  },
  sober: {
    say: [
      'Un giorno senza bere è fatto di tante piccole decisioni, e quasi nessuna si vede da fuori.',
      'Dire di no in un mondo che brinda a tutto richiede una forza che merita rispetto.',
      'Le mattine lucide sono il premio che nessuna pubblicità racconta.',
      'Quando la voglia morde, una persona da chiamare vale più di tutta la forza di volontà. Dopo una lunga dipendenza, anche il medico.',
    ],
    ask: [
      'Che cosa ti ha fatto decidere?',
      'Quali momenti sono i più insidiosi?',
      'Che cosa è già cambiato?',
    ],
  },
  period: {
    say: [
      'Gli ormoni sono inquilini rumorosi: spostano i mobili, alzano il termostato e non chiedono mai il permesso.',
      'Si va al lavoro, si sorride, e intanto dentro c’è un cantiere: poche fatiche sono così invisibili.',
      'Calore o fresco, vestiti morbidi e nessuna spiegazione dovuta: oggi il corpo detta legge.',
      'Se i disturbi rubano giorni interi, una ginecologa o un ginecologo può fare più di quanto dica il vecchio “è normale”.',
    ],
    ask: [
      'Che cosa ti dà un po’ di sollievo?',
      'Come gestisci il lavoro e gli impegni in questi giorni?',
      'Qual è il disturbo che ti pesa di più?',
    ],
  },
  exercise: {
    say: [
      'I muscoli che il giorno dopo protestano sono solo offesi di essere stati dimenticati.',
      'La parte più pesante dell’allenamento è allacciarsi le scarpe, e quella evidentemente è stata superata.',
      'Con la costanza vince chi fa poco e spesso: il corpo si fida delle abitudini più che delle imprese.',
      'Muoversi cambia anche l’umore: si esce con un pensiero storto e spesso si rientra solo col fiatone.',
    ],
    ask: [
      'Quale esercizio ti piace e quale odi?',
      'Che cosa ti ha fatto cominciare o riprendere?',
      'Che musica o compagnia hai mentre ti alleni?',
    ],
  },
  therapy: {
    say: [
      'Mettersi a guardare dentro con qualcuno accanto richiede coraggio, e stanca come un trasloco.',
      'In quella stanza si può dire anche “oggi non so da dove partire”: è già un punto di partenza.',
      'Un buon percorso smuove polvere, e la polvere appena smossa fa tossire prima di posarsi.',
      'Due righe scritte prima o dopo la seduta tengono insieme i fili da un incontro all’altro.',
    ],
    ask: [
      'Che cosa speri di trovare in quel percorso?',
      'Che impressione ti fa chi ti segue, o chi stai per incontrare?',
      'Quale pensiero ti gira in testa in questi giorni?',
    ],
  },
  panicAttack: {
    say: [
      'Il panico suona l’allarme antincendio senza incendio: l’allarme però si sente tutto, ed è spaventoso.',
      'Queste ondate salgono, arrivano in cima e poi scendono: la cima è orribile, ma non dura.',
      'Allungare l’espirazione e nominare cinque cose che si vedono riporta la testa nella stanza in cui sei.',
      'Dopo resta la paura che torni, e quella è metà del problema: un medico può aiutare a togliere peso a tutte e due.',
    ],
    ask: [
      'Come stai adesso?',
      'Che cosa stava succedendo poco prima?',
      'Che cosa o chi ti aiuta a tornare a terra?',
    ],
  },
  burntOut: {
    say: [
      'Una stanchezza che il sonno non porta via è il conto di un lungo periodo passato oltre il limite.',
      'Non è pigrizia: la pigrizia si gode il divano, questo sfinimento non si gode niente.',
      'Di oggi basta una cosa sola, piccola: una doccia o dieci minuti d’aria. Il resto può essere cancellato senza processo.',
      'Se la forza manca da settimane, raccontarlo al medico è sensato: dietro ci può essere più di una causa.',
    ],
    ask: [
      'Che cosa ti ha prosciugato di più?',
      'Quale impegno si potrebbe togliere dalla lista?',
      'Chi sa quanto ti senti senza forze?',
    ],
  },
}
