import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Il silenzio dopo una candidatura logora più di un no: almeno un no si può archiviare.',
      'Cercare lavoro è già un mestiere, solo che nessuno ti paga le ore passate su annunci e lettere.',
      'Una telefonata breve una settimana dopo l’invio a volte ripesca un curriculum finito in fondo alla pila.',
      'Dietro tante mancate risposte c’è un filtro automatico o una casella piena, non un giudizio su quello che sai fare.',
    ],
    ask: [
      'Che tipo di posto stai cercando?',
      'Dove trovi gli annunci più seri?',
      'Cosa sai fare che il curriculum non riesce a dire?',
    ],
  },
  jobRefused: {
    say: [
      'Un rifiuto dopo averci messo tempo e speranza brucia, soprattutto quando la spiegazione è di due righe o non c’è proprio.',
      'Hanno scelto per un posto preciso, con criteri che spesso da fuori nemmeno si vedono. Il tuo valore non era in votazione.',
      'Si può rispondere ringraziando e chiedendo cosa è mancato: qualche selezionatore lo dice davvero, e ogni tanto si ricorda di chi ha scritto.',
      'Che delusione: nella testa uno ha già provato la strada per andarci, la scrivania, i colleghi, e poi arriva quel no.',
    ],
    ask: [
      'Che cosa ti attirava di più di quel posto?',
      'Come ti hanno motivato il no?',
      'Quale altra porta ti resta da provare?',
    ],
  },
  jobOffer: {
    say: [
      'Che bella notizia! Qualcuno ha guardato il tuo lavoro e ha detto: questa persona la vogliamo qui.',
      'Un sì nero su bianco, di quelli che fanno dormire meglio già dalla prima notte.',
      'Questo va festeggiato prima di leggere le clausole: le clausole però poi leggile tutte, con calma.',
      'Evviva! Dietro una notizia così ci sono fatica e pazienza che di solito non vede nessuno.',
    ],
    ask: ['A chi lo racconti per primo?', 'Cosa cambierà nelle tue giornate?', 'Come pensi di festeggiare?'],
  },
  interviewAhead: {
    say: [
      'Prima di un colloquio aiutano due storie pronte: una volta che hai risolto un guaio e una in cui hai imparato qualcosa.',
      'Anche loro sperano che sia la persona giusta: ogni colloquio andato bene gli risparmia settimane di ricerca.',
      'Una domanda tua da fare alla fine vale oro: mostra interesse e sposta per un attimo la lampada dall’altra parte.',
      'Quell’agitazione prima del colloquio dice che il posto ti interessa, e chi seleziona è abituato a vederla.',
    ],
    ask: [
      'Quale domanda temi di più?',
      'Cosa vuoi che si ricordino di te?',
      'Che cosa sai già di chi ti aspetta?',
    ],
  },
  firstDays: {
    say: [
      'Nei primi giorni si torna a casa con la testa piena come un uovo: nomi, codici, porte, e nessuna abitudine a cui appoggiarsi.',
      'Il periodo in cui si può chiedere tutto senza vergogna è proprio questo: conviene approfittarne senza risparmio.',
      'Un taccuino in tasca con nomi e password, e tra due settimane ti sembrerà buffo averne avuto bisogno.',
      'All’inizio si è lenti su tutto, perfino a trovare la macchinetta del caffè. Poi le mani imparano da sole.',
    ],
    ask: [
      'Che impressione ti ha fatto l’ambiente?',
      'Qual è stata la cosa più strana finora?',
      'A chi puoi chiedere quando non sai qualcosa?',
    ],
  },
  bossUnfair: {
    say: [
      'Chi ha potere e lo usa per schiacciare sbaglia mestiere, anche quando avesse ragione sulla singola cosa.',
      'Annotare data, ora e parole esatte sembra pedante, ma dà terra sotto i piedi se un giorno servirà parlarne con qualcuno.',
      'L’ingiustizia di un capo ha questo di velenoso: bisogna ingoiarla in silenzio e tornare lì il giorno dopo.',
      'Essere trattati così sul lavoro non fa parte dello stipendio, qualunque cosa ci sia scritta nel contratto.',
    ],
    ask: [
      'Come reagiscono gli altri quando succede?',
      'Che cosa avresti voluto rispondere?',
      'Chi c’è sopra, o accanto, a cui poterne parlare?',
    ],
  },
  bossPraise: {
    say: [
      'Che bello quando qualcuno si accorge del tuo lavoro e si prende la briga di dirlo ad alta voce.',
      'Un grazie così conviene metterlo da parte, per le giornate in cui sembra che nessuno noti niente.',
      'Chi critica trova sempre la voce, chi apprezza spesso tace: per questo parole del genere pesano il doppio.',
      'Te lo porti a casa in tasca, un riconoscimento così, e scalda più del caffè della macchinetta.',
    ],
    ask: [
      'Che cosa hai risposto?',
      'Quale parte del tuo lavoro meriterebbe di essere notata più spesso?',
      'Quali parole ti sono rimaste in testa?',
    ],
  },
  colleague: {
    say: [
      'Un collega così stanca più del lavoro stesso, perché tocca fare il proprio e in più tenere gli occhi aperti.',
      'I colleghi non si scelgono, e ci si passa più ore che con gli amici: quando uno gioca sporco si sente.',
      'Mettere per iscritto chi fa cosa, magari con una mail gentile a fine giornata, toglie terreno ai furbi.',
      'Che nervi quando la correttezza la mette una persona sola e l’altra ci campa sopra.',
    ],
    ask: [
      'Da quanto va avanti così?',
      'Chi altro se n’è accorto lì dentro?',
      'Che cosa vorresti dire in faccia a questa persona?',
    ],
  },
  overload: {
    say: [
      'Quando il lavoro di più persone finisce su una sola scrivania, il problema è il conto, non chi lo deve far tornare.',
      'Con tutto urgente insieme, niente lo è davvero: a volte vale chiedere a chi comanda quale cosa può aspettare.',
      'La pausa sembra la prima cosa da tagliare, e invece senza si sbaglia, e gli sbagli poi mangiano altro tempo.',
      'Un mucchio così non si svuota di corsa: mentre ne togli un pezzo dall’alto, qualcuno ne infila un altro sotto.',
    ],
    ask: [
      'Quale cosa potrebbe aspettare senza che caschi il mondo?',
      'Chi decide quanto finisce sul tuo tavolo?',
      'A che ora riesci a staccare, di solito?',
    ],
  },
  shifts: {
    say: [
      'Lavorare quando gli altri dormono o festeggiano è come abitare in un fuso orario tutto tuo, senza nemmeno il viaggio.',
      'Chi fa orari così tiene in piedi il mondo degli altri, che al mattino trovano tutto pronto e non ci pensano.',
      'Per dormire fuori orario il buio fa metà del lavoro: tende pesanti, telefono muto e un cartello sul campanello.',
      'Il corpo non legge la tabella dei turni e protesta a modo suo, di solito all’ora sbagliata.',
    ],
    ask: [
      'Chi decide i turni lì da te?',
      'Come recuperi il sonno?',
      'Cosa ti perdi più malvolentieri con questi orari?',
    ],
  },
  pay: {
    say: [
      'Lo stipendio non misura quanto vale una persona, però misura quanto la tratta sul serio chi la paga.',
      'Di soldi sul lavoro si parla sempre con imbarazzo, e quell’imbarazzo di solito conviene a chi paga.',
      'In una trattativa sulla paga contano i fatti: cosa fai oggi che all’inizio non facevi, con qualche numero accanto.',
      'La busta paga è una lettera breve, ma dice parecchio su come viene visto il tuo lavoro.',
    ],
    ask: [
      'Quale cifra ti sembrerebbe giusta?',
      'Chi decide sugli stipendi da voi?',
      'Che cosa cambierebbe con qualche soldo in più ogni mese?',
    ],
  },
  rudeCustomer: {
    say: [
      'C’è chi scambia il servizio per servitù, e davanti a gente così la gentilezza diventa un lavoro pesante.',
      'Quella rabbia era partita da chissà dove, e ha trovato te al banco perché eri a portata di voce.',
      'Tenere i nervi saldi davanti a chi tratta male è un mestiere nel mestiere, e in busta paga non compare.',
      'Chi si comporta così con chi lavora fa sapere parecchio di sé, e niente di chi gli sta davanti.',
    ],
    ask: [
      'Che cosa avresti risposto, a microfoni spenti?',
      'Come ti copre le spalle chi dirige?',
      'Come ti scrolli di dosso una scena così?',
    ],
  },
  quitting: {
    say: [
      'Lasciare un posto è una porta che si chiude con la propria mano: pesa, ma la maniglia almeno è la tua.',
      'Chi pensa alle dimissioni di solito ci ha già pensato cento volte prima di dirlo anche a una sola persona.',
      'Prima di uscire conviene mettere al sicuro le cose pratiche: ferie residue, preavviso, contatti delle persone buone.',
      'Andarsene non cancella gli anni fatti lì: quello che hai imparato esce dalla porta con te.',
    ],
    ask: [
      'Qual è stata la goccia che ha fatto traboccare il vaso?',
      'Che cosa c’è dopo, nei tuoi pensieri?',
      'Che cosa ti mancherà, se c’è qualcosa?',
    ],
  },
  jobLost: {
    say: [
      'Perdere il lavoro toglie molto più dello stipendio: gli orari, le facce, il posto dove andare al mattino.',
      'È un colpo vero, e la testa ci mette giorni a capire quello che un foglio ha deciso in un attimo.',
      'Il sindacato o un patronato possono guardare le carte con te: le scadenze per disoccupazione e liquidazione corrono in fretta.',
      'Una firma altrui chiude il rapporto, ma quello che hai costruito lì dentro con le tue mani resta vero.',
    ],
    ask: [
      'Come te l’hanno comunicato?',
      'Chi lo sa già, a casa?',
      'Quale preoccupazione viene prima, in questo momento?',
    ],
  },
  ownBusiness: {
    say: [
      'In proprio si è direttore, magazziniere, contabile e addetto alle pulizie in un’unica persona, spesso nello stesso pomeriggio.',
      'Dietro un’attività tua ogni cliente conta davvero: quelli che arrivano, quelli che tornano e pure quelli che fanno penare.',
      'Un acconto prima di cominciare e scadenze scritte chiare risparmiano tante telefonate imbarazzanti dopo.',
      'Mandare avanti qualcosa di proprio vuol dire tirar su la saracinesca anche quando nessuno promette che entrerà qualcuno.',
    ],
    ask: [
      'Com’è nata l’idea di metterti in proprio?',
      'Da dove arrivano i clienti migliori?',
      'Quale parte del mestiere lasceresti volentieri a qualcun altro?',
    ],
  },
  speech: {
    say: [
      'Le prime due frasi imparate a memoria portano oltre lo scoglio: dopo, la voce di solito trova la strada da sola.',
      'Chi ascolta vede molto meno tremore di quanto ne sente chi parla, e di solito fa il tifo in silenzio.',
      'Una pausa che a te sembra eterna, in sala pare soltanto un respiro ben messo.',
      'Parlare davanti agli altri spaventa mezzo mondo: un bicchiere d’acqua vicino e un volto amichevole da guardare aiutano parecchio.',
    ],
    ask: [
      'Qual è la frase che devono portarsi a casa?',
      'Chi ci sarà ad ascoltare?',
      'Quale momento ti preoccupa di più?',
    ],
  },
  workMistake: {
    say: [
      'Un errore sul lavoro si ripresenta in testa a ripetizione, come un filmato che nessuno ha chiesto di rivedere.',
      'Dirlo per primi, con un’idea su come rimediare, quasi sempre fa meno danni che farlo scoprire ad altri.',
      'Chi lavora sbaglia, prima o poi: a non sbagliare mai riesce soltanto chi non tocca niente.',
      'Il fatto che ti pesi così dice che al tuo lavoro ci tieni, e quello conta anche con un errore in mezzo.',
    ],
    ask: [
      'Che cosa si può ancora sistemare?',
      'Chi sarebbe la persona giusta con cui parlarne?',
      'Come è potuto succedere, a guardarlo con calma?',
    ],
  },
  retirement: {
    say: [
      'Dopo una vita scandita dalla sveglia, il tempo tutto tuo è un regalo un po’ ingombrante: va capito dove metterlo.',
      'Con la pensione si chiude un capitolo lungo decenni, e ci sta dentro un po’ di tutto: sollievo, orgoglio, malinconia.',
      'Un lunedì senza cartellino è una piccola rivoluzione, e all’inizio perfino il caffè ha un altro ritmo.',
      'Quello che hai insegnato a chi resta continua a lavorare al posto tuo, anche senza timbrare.',
    ],
    ask: [
      'Che cosa rimandi da anni e ora potresti fare?',
      'Che cosa ti mancherà di più di quel lavoro?',
      'Come immagini un lunedì qualsiasi da adesso in poi?',
    ],
  },
  commute: {
    say: [
      'Il tempo perso per strada non lo paga nessuno, eppure è la parte della giornata che costa più nervi.',
      'Tra ritardi e code si arriva già con mezza giornata nelle gambe, e il lavoro deve ancora cominciare.',
      'Un buon podcast non accorcia la strada, ma almeno ruba qualche minuto alla rabbia.',
      'Chi inventa gli orari dei mezzi dovrebbe provare a viverci dentro per un mese, possibilmente d’inverno.',
    ],
    ask: [
      'Quanto dura il tragitto, quando fila liscio?',
      'Come passi il tempo durante il viaggio?',
      'Quali alternative avresti per quella strada?',
    ],
  },
  dullWork: {
    say: [
      'Le ore vuote stancano più di quelle piene: la sera si è a pezzi senza poter dire per che cosa.',
      'Fare cose di cui non si vede il senso consuma piano, come una lampadina lasciata accesa in una stanza vuota.',
      'L’orologio di un posto noioso ha lancette sue, che dopo pranzo si mettono chiaramente in sciopero.',
      'Se il lavoro non chiede niente alla testa, la testa può almeno portarsi da casa qualcosa: una lingua, una storia, un piano.',
    ],
    ask: [
      'Che cosa ti piacerebbe fare con quelle ore?',
      'Qual è il momento meno peggio della giornata?',
      'Che cosa ti tiene in quel posto?',
    ],
  },
}
