import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho|so'|sono) (?:appena |ora |mo )?(?:finito (?:adesso |ora |il turno|di lavorare)|staccat[oa] (?:ora|adesso|mo|dal|alle)|smontat[oa] (?:ora|adesso|mo|dal|dalla|alle))|finito il turno|turno [\w ]{0,20}finito|dopo il turno|a fine turno|esco (?:adesso|ora) dal lavoro|(?:uscit|tornat|rientrat)[oa] (?:adesso |ora )?(?:dal lavoro|dal turno|dall'ufficio))\b/,
    say: [
      'A lavoro finito la testa ci mette un po’ a staccare.',
      'Finito il turno, il mondo ricomincia ad avere altri colori.',
      'Dopo il lavoro il primo quarto d’ora è solo per respirare.',
    ],
    ask: ['Che aria tirava al lavoro?', 'Ti resta un po’ di tempo tutto per te?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|8|9|1[0-6]) ore (?:in piedi|di fila|di lavoro|di turno|di reparto|al computer|filate|sur taxi)|turno di (?:dodici|dieci|1[0-6]) ore|doppio turno|turno (?:lungo|infinito|massacrante)|(?:lavor\w+|in piedi) dalle (?:tre|quattro|cinque|sei|[3-6])\b(?! (?:alle|all'))|tutto il giorno in piedi)/,
    tone: 'hard',
    say: [
      'Tante ore tutte in fila si sentono fino alle ossa.',
      'Una tirata così lunga svuota chiunque.',
      'Tutte quelle ore: a un certo punto va avanti solo il corpo.',
    ],
    ask: ['Hai almeno potuto sederti un momento?', 'Domani si ricomincia o respiri?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:turn[oi] di notte|(?:sono|faccio|lavoro|monto) (?:di|la|le) nott[ei]|mattine e notti|notti a rotazione|smont[oa] notte|(?:vigilante|guardia) di notte)\b/,
    say: [
      'Di notte si vive al contrario di tutti gli altri.',
      'Le notti sono un mondo a parte, con orari tutti suoi.',
    ],
    ask: ['Di giorno riesci a recuperare il sonno?', 'Com’è l’aria a quell’ora, più calma?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:sono|e) (?:di|in) turno|(?:ho|attacco|inizio|comincio) il turno|turno (?:alla diga|alla biglietteria|al pronto|in (?:reparto|fabbrica|negozio|bar)|di (?:mattina|pomeriggio|sera))|turni (?:spezzati|pesanti|assurdi)|tra un turno e l'altro|(?:entro|attacco|monto) (?:al lavoro )?alle)\b/,
    say: [
      'Con i turni è l’orologio che decide la giornata.',
      'I turni si infilano dappertutto, anche nei pensieri.',
    ],
    ask: ['Com’è di solito il turno, tranquillo o pieno?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:sono|so'?|mi sento) (?:\w+ )?(?:stanc[oa]|stanchissim[oa]|distrutt[oa]|sfinit[oa]|esaust[oa]|cott[oa]|stremat[oa]|sfatt[oa]|a pezzi|uno straccio)\b|\b(?:stanc[oa] mort[oa]|non mi reggo in piedi|(?:mi si chiudono|non tengo aperti) gli occhi|(?:crollo|casco) dal sonno|mort[oa] di sonno|(?:sono|ero) uno zombie)\b/,
    tone: 'hard',
    say: [
      'Quando le batterie sono a terra, anche le cose piccole pesano.',
      'La stanchezza vera si porta via pure le parole.',
      'Con una stanchezza del genere basta già essere in piedi.',
    ],
    ask: ['È una stanchezza di oggi o si trascina da giorni?', 'Riesci a fermarti un momento?'],
  },
  {
    signs:
      /\b(?:(?:non|nn|nun) (?:riesco a (?:dormire|prender sonno|prendere sonno)|(?:ho )?(?:chiuso|chiudo) occhio|dormo(?: piu| bene| da|$|\.|,)|ho dormito)|(?:dormo|dormito) (?:poco|male|niente)|dormito (?:quattro|tre|due|[2-4]) ore|notti che (?:non|nn) dormo|notte in bianco|insonnia|il sonno (?:non|nn) arriva|mi rigiro nel letto|chiuso occhio|(?:sono )?svegli[oa] dalle (?:due|tre|quattro|[2-4])\b)/,
    tone: 'hard',
    say: [
      'Senza sonno la giornata dopo si cammina nella nebbia.',
      'Le notti storte sono lunghe, e il soffitto lo si impara a memoria.',
      'Quando il sonno manca, manca un po’ di tutto.',
    ],
    ask: ['Sono i pensieri a tenere aperti gli occhi, o altro?', 'Va avanti da tante notti?'],
  },
  {
    signs:
      /\b(?:(?:ho fatto|facevo) un (?:incubo|brutto sogno)|(?:ho|faccio) (?:gli )?incubi|incubo stanotte)\b/,
    tone: 'hard',
    say: [
      'Gli incubi si spengono con la luce, ma l’aria resta pesante.',
      'Un brutto sogno può colorare mezza giornata.',
    ],
    ask: ['Te lo ricordi ancora tutto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho|stanotte ho|ti ho|l'ho) sognat[oa]|sognato che|(?:ho )?fatto un sogno|nel sogno)\b/,
    say: [
      'I sogni prendono pezzi di vita e li rimontano a modo loro.',
      'Di notte la testa fa cinema per conto suo.',
    ],
    ask: ['Che sensazione ti è rimasta al risveglio?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mi (?:alzo|sveglio|sono (?:alzat|svegliat)[oa]|devo (?:alzare|svegliare)|tocca alzarmi) (?:\w+ )?(?:alle (?:tre|quattro|cinque|sei|[3-6])|presto|all'alba)|sveglia (?:alle (?:tre|quattro|cinque|sei|[3-6])|presto|all'alba)|alzataccia)\b/,
    say: [
      'A quell’ora fuori è ancora tutto zitto.',
      'Alzarsi prima del mondo è una fatica tutta speciale.',
      'Le levatacce non si imparano mai del tutto.',
    ],
    ask: ['E la sera, a che ora crolli?', 'Ti pesa molto, o ormai ci vai col pilota automatico?'],
  },
  {
    signs:
      /\b(?:sono (?:gia )?(?:a|nel) letto|(?:vado|andiamo|poi|me ne vado|filo) a (?:letto|dormire|nanna)|mi metto a letto|sotto le coperte|sotto il piumone|sdraiat[oa] sul letto|sto sul letto|a letto alle)\b/,
    say: [
      'Sotto le coperte il resto può aspettare.',
      'Il letto è il posto dove non si deve dimostrare niente.',
    ],
    ask: ['C’è silenzio intorno?', 'Con che pensiero ci arrivi, al cuscino?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:che|oggi una) giornat(?:a|accia)(?! (?:bell|stupend|splendid|meravigli|fantastic|liber))|giornat(?:a|accia) (?:\w+ )?(?:lunga|lunghissima|pesante|infinita|storta|no|di merda|faticosa|dura|difficile|orribile|nera|schifosa|stressante|da dimenticare)|giornataccia|(?:dura|pesante|lunga) (?:giornata|settimana)|settimana (?:pesante|infinita|d'inferno|dura)|oggi (?:e andata male|tutto storto|tutto male))\b/,
    tone: 'hard',
    say: [
      'Certe giornate sembrano averne dentro tre.',
      'Una giornata del genere la si sente tutta sulle spalle.',
      'Ci sono giorni che si attraversano a denti stretti.',
    ],
    ask: ['Qual è stato il momento peggiore?', 'E adesso, com’è l’aria?'],
  },
  {
    signs:
      /\b(?:(?:che|una|e stata una) (?:bella|bellissima|splendida|gran) (?:giornata|serata)|(?:giornata|serata) (?:bella|bellissima|splendida|stupenda|perfetta|meravigliosa|fantastica)|oggi (?:sono stat[oa] bene|e andata bene|tutto bene|e andato tutto bene))\b/,
    tone: 'glad',
    say: [
      'Le giornate buone vanno messe da parte, come la marmellata.',
      'Un giorno riuscito scalda anche quelli intorno.',
    ],
    ask: ['Qual è stato il pezzo migliore?'],
  },
  {
    signs:
      /\b(?:niente di (?:che|nuovo|speciale|particolare)|nulla di (?:che|nuovo|speciale)|novita zero|nessuna novita|solit[ae] (?:roba|cose|vita|routine|giornata)|(?:per il resto|tutto) (?:tutto )?(?:uguale|come al solito|come sempre|niente)|giornata (?:identica|normale|come le altre|qualunque|tranquilla)|(?:non|nn) e successo (?:niente|nulla)|ogni giorno uguale|casa farmacia|scuola casa)\b/,
    say: [
      'I giorni senza notizie sono quelli che tengono su la settimana.',
      'Ordinaria amministrazione: anche quella riempie le ore.',
      'Un giorno che somiglia agli altri: si va avanti di inerzia.',
    ],
    ask: ['Ti riposa o ti sta stretto?', 'Se potessi cambiare una cosa sola di oggi, quale?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:non|nn|nun) )mi (?:annoio|sto annoiando)|che (?:noia|barba)|noia mortale|(?:sono|mi sento) (?:cosi )?annoiat[oa]|muoio di noia|(?:non|nn) ho (?:niente|nulla) da fare)\b/,
    say: [
      'La noia ha questo di bello e di brutto: il tempo non passa mai.',
      'Quando ci si annoia, perfino l’orologio sembra pigro.',
    ],
    ask: ['Che cosa ti passa per la testa, intanto?', 'C’è qualcosa che rimandi da un po’?'],
  },
  {
    signs:
      /\b(?:(?:non|nn|nun) (?:ho|c'ho) (?:nessuna |piu )?voglia di (?:niente|nulla|fare niente|fare nulla|accendere|vedere nessuno)|(?:non|nn) mi va (?:niente|nulla|di (?:fare )?(?:niente|nulla))|(?:non|nn) ho voglia (?:nemmeno|neanche) di|senza voglia di niente)/,
    tone: 'hard',
    say: [
      'Quando non va niente, anche alzarsi per un bicchiere è un viaggio.',
      'Certi giorni i colori sono abbassati, e non per scelta.',
    ],
    ask: ['È così solo oggi o da un po’?', 'C’è una cosa piccola che oggi ti pesa meno?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:ho|c'ho|ne ho) (?:nessuna |proprio |molta )?voglia\b|zero (?:voglia|sbatti)|(?:non|nn) mi va di (?!niente|nulla)\w+|voglia (?:zero|saltami addosso)|che sbatti\b)/,
    say: [
      'La voglia non si comanda: o viene o non viene.',
      'Quando manca la spinta, anche il primo passo sembra alto.',
    ],
    ask: ['Si può rimandare o è una cosa che morde?'],
  },
  {
    signs:
      /\b(?:(?:treno|tram|bus|autobus|pullman|metro|frecciarossa|regionale|volo|aereo|traghetto)[^.?]{0,40}(?:ritardo|ferm[oa]|soppress[oa]|cancellat[oa]|sciopero|non passa|guasto)|ritardo di (?:\w+ )?(?:minuti|un'ora|due ore)|(?:ho )?perso il (?:treno|pullman|bus|tram|volo))\b/,
    tone: 'hard',
    say: [
      'Quando i mezzi fanno di testa loro, salta tutta la giornata.',
      'Fermi per colpa di un orario che non esiste: fa girare le scatole.',
    ],
    ask: ['Ti aspetta qualcuno dall’altra parte?', 'Dicono almeno quanto manca?'],
  },
  {
    signs:
      /\b(?:(?:sono|sto|siamo|ero) (?:qui |seduto |seduta )?(?:in|sul|sull'|nel) ?(?:treno|autobus|bus|pullman|pulman|metro|tram|vagone|traghetto|aereo|nave)|in (?:treno|pullman|pulman|tram|autobus)|(?:tutto il|nel) vagone|carrozza ristorante)\b/,
    say: [
      'In viaggio con gli altri si vede passare di tutto, non solo il paesaggio.',
      'Sui mezzi il tempo è sospeso: non si è né qui né là.',
    ],
    ask: ['Che gente c’è, o c’era, intorno?', 'È un tragitto lungo?'],
  },
  {
    signs:
      /\b(?:(?:nel|un|troppo|di) traffico|ferm[oia] in (?:autostrada|tangenziale)|coda (?:in|sulla) (?:autostrada|tangenziale)|in doppia fila|(?:non|nn) (?:si )?trov\w+ parcheggio|autostrada bloccata)\b/,
    tone: 'hard',
    say: [
      'La strada intasata mangia pazienza a chili.',
      'In mezzo alle macchine si impara a parlare da soli, e non sempre bene.',
    ],
    ask: ['Succede tutti i giorni, su quella strada?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:sono|ero|arrivo|arrivat[oa]) (?:sempre )?(?:in ritardo|tardi)|(?:ho )?fatto tardi|faccio tardi|mi sono svegliat[oa] tardi|(?:non|nn) (?:e )?suonata la sveglia)\b/,
    say: [
      'Quando si parte in ritardo, si rincorre l’ora fino a sera.',
      'I minuti persi all’inizio non tornano più, ma passa.',
    ],
    ask: ['Se n’è accorto qualcuno?'],
  },
  {
    signs:
      /\b(?:(?:sto|stavo|stiamo) aspettando|(?<!')aspetto (?:da|il|la|l'|le|che|solo|i|lo|notizie|una risposta)|sono in attesa|in sala d'attesa|(?:ero|sono|era|siamo|sto) (?:ancora )?in (?:fila|coda))(?:\b| )/,
    say: ['L’attesa allunga i minuti come un elastico.', 'Aspettare è una fatica che non si vede.'],
    ask: ['Quanto ci vuole ancora, a occhio?', 'Come lo riempi, il tempo nel mezzo?'],
  },
  {
    signs:
      /\b(?:grandin\w+|(?:un|il|che|brutto) temporale|nubifragio|allagat[oaie]|alluvione|tromba d'aria)\b/,
    tone: 'hard',
    say: [
      'Quando il cielo fa sul serio, ci si sente piccoli.',
      'Il maltempo in dieci minuti può disfare il lavoro di mesi.',
    ],
    ask: ['Che cosa ha lasciato dietro di sé?', 'Fuori adesso si è calmato?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:piove|piov\w+ (?:da|a|sempre)|diluvi[ao]|sta piovendo|(?:la|che|sotto la|di|questa) pioggia|sotto l'acqua|bagnat[oa] (?:fradici[oa]|come un pulcino)|tempo (?:grigio|brutto|da lupi)|(?:la|che|di) nebbia|cielo grigio)\b/,
    say: [
      'Con quel cielo il mondo abbassa la voce.',
      'Il tempo umido entra nelle scarpe e anche nell’umore.',
    ],
    ask: ['A te quel tempo pesa o un po’ piace?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:che|fa|ho|con un) (?:un |gran |sto )?freddo|si gela|sto gelando|(?:mani|piedi) (?:gelat[ei]|congelat[ei])|sotto zero|sta nevicando|ha nevicato|qui nevica|nevica (?:da|forte|fuori|tanto|ancora)|^nevica$|riscaldamento (?:rotto|spento)|(?:il|che|di) gelo)\b/,
    say: [
      'Il freddo, quando entra, si piazza nelle ossa.',
      'Con il gelo ogni uscita diventa una spedizione.',
    ],
    ask: ['Adesso il posto dove stai è caldo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:che|fa|troppo|questo|quel) caldo|(?:muoio|sto morendo|si muore) di caldo|(?:3[0-9]|4[0-5]|trent\w+|ventinove) gradi|\d\d all'ombra|afa|si (?:suda|schiatta|crepa) di caldo|sto sudando)\b/,
    say: ['Con quel caldo anche i pensieri si sciolgono.', 'L’afa rallenta tutto, perfino la pazienza.'],
    ask: ['Di notte rinfresca almeno un po’?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?<!\b(?:non|nn|nun) )(?:c'e|e uscito|e spuntato) (?:il |un )?(?:bel )?sole|sole pieno|col sole(?! in)|cielo (?:azzurro|limpido|sereno)|(?:primi giorni di|e arrivata la|profumo di) primavera|(?:che|bel) tramonto|(?:che|bella) luna|che stelle)\b/,
    tone: 'glad',
    say: ['Un cielo così fa metà del lavoro da solo.', 'La luce giusta rimette a posto tante cose.'],
    ask: ['Da dove lo guardi, il cielo?'],
  },
  {
    signs:
      /\b(?:(?:finalmente|domani|oggi) (?:e )?(?:venerdi|sabato|weekend)|(?:il|sto|questo|nel) (?:weekend|week end|fine settimana))\b/,
    say: [
      'Il fine settimana ha sempre più desideri che ore.',
      'Due giorni diversi dagli altri, comunque vadano.',
    ],
    ask: ['Con che cosa vorresti riempirlo?'],
  },
  {
    signs:
      /\b(?:(?:giorno|giornata|mattina|pomeriggio|serata) liber[oa]|oggi (?:sono )?(?:liber[oa]|in ferie|di riposo|riposo)|oggi (?:non|nn) (?:lavoro|ho lezione|ho scuola)|(?:sabato|domani|oggi|domenica) siamo liberi)\b/,
    say: ['Un giorno senza obblighi ha un altro passo.', 'Le ore libere sono poche e tutti le vogliono.'],
    ask: ['Lo tieni vuoto o è già tutto prenotato?'],
  },
  {
    signs:
      /\b(?:(?:e|domani|oggi) (?:di nuovo )?lunedi|odio il lunedi|si ricomincia|domani (?:si )?(?:riparte|ricomincio|rientro))\b/,
    say: [
      'Rimettere in moto la macchina costa sempre un giro a vuoto.',
      'Gli inizi di settimana hanno quella faccia lì.',
    ],
    ask: ['Che cosa c’è di meno brutto in quel giorno?'],
  },
  {
    signs:
      /^(?:(?:io|intanto) )?(?:la|ogni) domenica\b|\b(?:odio la domenica|la domenica sera|le domeniche)\b/,
    say: [
      'La domenica ha un tempo tutto suo.',
      'Le domeniche hanno un’aria che gli altri giorni non sanno fare.',
    ],
    ask: ['Ti piacciono, le domeniche?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:mi )?(?:sono|so) (?:mai |ancora |neanche )(?:fermat|sedut)[oa]|(?:non|nn) ho (?:avuto )?(?:un )?(?:attimo|minuto|secondo)|di corsa (?:tutto il giorno|da stamattina)|mille cose|giornata piena|da stamattina (?:che )?corro|tutto di corsa)\b/,
    say: [
      'Un giorno di corsa: ci si accorge di averlo vissuto solo alla fine.',
      'Quando tutto preme insieme, manca perfino il tempo di accorgersene.',
    ],
    ask: ['Che cosa resta ancora in lista?'],
  },
  {
    signs:
      /\b(?:(?:sono|sto|resto|rest\w+|siamo\w*|stat[oaie]|stes[oa]|buttat[oa]|ora|lezione e) (?:\w+ )?(?:sul )?divano|sono (?:gia )?in (?:pigiama|ciabatte|tuta)|(?:stravaccat|spaparanzat)[oa]|con la copertina)\b/,
    say: [
      'Il divano è un luogo serio: lì si decide poco e si respira molto.',
      'Sul divano il corpo molla e la testa continua un po’ per conto suo.',
    ],
    ask: ['E adesso che cosa ti farebbe bene?'],
  },
  {
    signs:
      /\b(?:(?:sono )?(?:appena |ora |adesso )?(?:tornat|rientrat|arrivat)[oa] (?:ora |adesso |appena )?a casa|(?:torno|salgo|rientro|arrivo) a casa|rientro e trovo|la sera torno)\b/,
    say: ['Il rientro è sempre un piccolo cambio di scena.', 'La porta di casa divide il giorno in due.'],
    ask: ['Che atmosfera c’è, o c’era, lì dentro?'],
  },
]
