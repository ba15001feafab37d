import type { KnownAnswer } from '../../known-answers.ts'

/** Grief, love, family, friends, work, study and oneself. */
export const people: readonly KnownAnswer[] = [
  {
    ask: [
      'dolore|lutto pass*|finis*|finira|allegger*|attenua* mort*|lutto|perdita|scompars*|mancanza',
      'elaborare|superare|supera|affrontare lutto|morte|perdita|scomparsa',
      'quanto|quando dura|passa|finisce|passera lutto',
      'dolore pass* padre|papa|babbo|madre|mamma|nonn*|marito|moglie|fratello|sorella|lutto',
    ],
    say: [
      'Sì, cambia: all’inizio arriva a ondate continue, poi le ondate si distanziano e tra l’una e l’altra si respira. Il legame resta, il peso si impara a portarlo. Di solito il primo anno, con tutte le sue date, è il più faticoso.',
      'Non c’è una scadenza, e qualche giorno storto dopo mesi buoni è normalissimo. Aiutano cose piccole: parlare di chi manca chiamandolo per nome, dormire e mangiare a orari fissi, tenere un gesto tutto vostro, come una canzone o un fiore ogni mese.',
    ],
  },
  {
    ask: [
      'aiut*|consol*|stare|sostenere mamma|madre mort*|lutto|perdita|vedova|funeral*|scomparsa',
      'mamma|madre vedova|lutto come|cosa|che',
      'mamma|madre perso papa|padre|marito|nonn* aiut*|consol*|stare|fare|faccio',
    ],
    say: [
      'Più che le parole servono presenze regolari: una telefonata alla stessa ora, un pranzo fisso alla settimana, le bollette e le carte fatte insieme. E nomina chi manca con naturalezza: spesso tace solo per non far piangere gli altri.',
      'Offri cose precise invece di “se ti serve chiama”: “domani porto la cena”, “sabato facciamo la spesa”. Lascia che racconti la stessa storia dieci volte, è così che il dolore si consuma. I momenti duri sono la sera e la domenica: lì fatti vedere.',
    ],
  },
  {
    ask: [
      'aiut*|consol*|stare|sostenere papa|padre|babbo mort*|lutto|perdita|vedovo|funeral*|scomparsa',
      'papa|padre|babbo vedovo|lutto come|cosa|che',
      'papa|padre|babbo perso mamma|madre|moglie|nonn* aiut*|consol*|stare|fare|faccio',
    ],
    say: [
      'Molti padri parlano meglio facendo qualcosa: una passeggiata, l’orto, un giro in macchina, la partita. Proponi un appuntamento fisso e, mentre le mani sono occupate, nomina chi manca con naturalezza. Anche dieci minuti così valgono tanto.',
      'Guarda le cose pratiche: mangia, dorme, esce di casa? Cucinare insieme due piatti semplici, dividere le carte da sbrigare e chiamare alla stessa ora ogni sera danno una struttura. Se si chiude, un “non devi parlare, sto qui” basta.',
    ],
  },
  {
    ask: [
      'dire|dico|spiegare|spiego|diciamo bambin*|figli*|nipot*|bimb*|piccol* mort*|morire|lutto',
      'spieg*|dire bambin*|bimb*|figli* nonn* mort*|manca*|cielo|piu',
    ],
    say: [
      'Con parole semplici e vere: “Il nonno è morto: il suo corpo non funziona più, non tornerà, e possiamo volergli bene lo stesso”, adattando il nome. Evita “si è addormentato” o “è partito”: i bambini lo prendono alla lettera e si spaventano.',
      'Scegli un posto tranquillo, dillo presto e in poche frasi, poi lascia spazio alle domande, anche se tornano dieci volte. Va benissimo piangere insieme. Un disegno, una foto o una piantina da curare danno al bambino qualcosa da fare con la tristezza.',
    ],
  },
  {
    ask: [
      'vestit*|roba|cose|oggetti|armadio|effetti mort*|defunt*|scompars*|lutto',
      'vestit*|armadio|roba|oggett*|cose che|cosa|quando fare|faccio|buttare|butto|dare|svuotare mamma|papa|nonn*|marito|moglie|padre|madre manca*|piu|mort*',
    ],
    say: [
      'Senza fretta: nessuno ha stabilito una data. Quando te la senti, fai tre scatole: tengo, regalo, decido più avanti. La terza toglie quasi tutta l’angoscia. Comincia dalle cose neutre, come calzini e asciugamani, e lascia lettere e foto per ultime.',
      'Tieni poche cose che parlano davvero: un maglione, l’orologio, il ricettario. Offri qualcosa ai parenti e agli amici più stretti, il resto alla Caritas o a un’associazione. Fotografare gli oggetti prima di darli via aiuta a lasciarli andare.',
    ],
  },
  {
    ask: [
      'normale|grave|sbagliato|male|colpa ridere|rido|riso|divert* lutto|mort*|funerale',
      'normale|colpa|sbagliato dimentic*|scord* mort*|lutto',
      'colpa ridere|felice|divertir*|stare mort*|lutto',
    ],
    say: [
      'Normalissimo, e sano: la mente non regge il dolore senza pause, quindi ogni tanto si dimentica o ride. Non toglie niente all’affetto. Chi non c’è più, se ti voleva bene, quella risata l’avrebbe volentieri condivisa.',
      'Sì. Il lutto va a ondate, e tra un’onda e l’altra la vita si riaffaccia: una battuta, un’ora di leggerezza. Sentirsi in colpa capita quasi a tutti. Prova a prenderla come un respiro, non come un tradimento.',
    ],
  },
  {
    ask: ['normale|perche|giusto rabbia|arrabbia*|incazz* mort*|lutto|perdita', 'rabbia|arrabbia* lutto'],
    say: [
      'Sì, la rabbia è una delle facce del lutto: con i medici, col destino, con chi è andato via, con chi continua a vivere come niente. Non vuol dire amare meno. Scriverla in una lettera da non spedire o camminare forte la fa uscire.',
      'È normale, anche quando sembra ingiusta. Sotto c’è spesso impotenza: non si poteva fare nulla e la mente cerca un colpevole. Dilla ad alta voce a qualcuno che non si scandalizza, detta perde metà della forza.',
    ],
  },
  {
    ask: [
      'natale senza mamma|papa|padre|madre|nonn*|marito|moglie|lui|lei|fratello|sorella',
      'primo natale|compleanno|pasqua|festa|feste senza|lutto|morte|dopo',
      'natale|feste lutto|mort*',
    ],
    say: [
      'Decidete prima che cosa tenere e che cosa saltare: magari pranzo sì, ma in un’altra casa o con un menù diverso. Fate posto a chi manca con un gesto, una candela o il suo piatto preferito. E concediti di andare via presto.',
      'I giorni prima spesso pesano più della festa stessa. Un programma leggero aiuta: poche persone care, un’uscita all’aria aperta, un momento per raccontare un ricordo buffo. Se quest’anno non te la senti di festeggiare, va bene anche così.',
    ],
  },
  {
    ask: ['dire|dico|diro|parlare|discorso|leggere funerale|funerali', 'elogio funebre|funerale'],
    say: [
      'Tre minuti bastano: chi era per te, un episodio piccolo che lo mostra davvero, che cosa ti lascia, e un grazie finale. I dettagli contano più degli aggettivi: le mani nella farina, la radio sempre accesa. Scrivilo in grande e tieni con te un foglio.',
      'Se devi salutare la famiglia, frasi brevi: “Mi dispiace tanto, ti penso con tanto affetto”, o un ricordo: “Mi faceva sempre ridere”. Evita “almeno non soffre più”. Se ti manca la voce, un abbraccio lungo dice già tutto.',
    ],
  },
  {
    ask: [
      'condoglianze scriv*|frase|messaggio|testo|biglietto|fare|dire|come',
      'scriv*|messaggio|biglietto|frase lutto|mort* amic*|colleg*|famiglia|mamma|padre|papa|nonn*',
    ],
    say: [
      '“Ho saputo e mi dispiace tantissimo. Non ci sono parole giuste, ma ti penso e ti voglio bene. Nei prossimi giorni passo con qualcosa da mangiare: non serve rispondere. Un abbraccio forte a te e alla tua famiglia.”',
      '“Con grande affetto partecipiamo al vostro dolore. Ricorderemo sempre la sua gentilezza e il suo modo di far sentire tutti a casa. Vi siamo vicini, oggi e nei giorni che verranno.”',
    ],
  },
  {
    ask: [
      'mort*|mancat* cane|gatto|cagnolin*|gattin*|animale soff*|super*|pian*|stare|dolore|fare|normale',
      'lutto cane|gatto|animale',
    ],
    say: [
      'È un lutto vero: spariscono i passi per casa, gli orari, il saluto alla porta. Piangi senza vergogna. Aiuta fare un piccolo rito: una foto stampata, la medaglietta in una scatola, una passeggiata nel suo posto preferito.',
      'Non correre a sostituirlo e non lasciarti dire “era solo un animale”. I primi giorni cambia un po’ le abitudini nelle ore che erano sue. Un altro compagno a quattro zampe arriverà, se arriverà, quando avrai voglia di lui e non solo del vuoto colmato.',
    ],
  },
  {
    ask: [
      'sogn* mort*|defunt* significa|perche|vuol|normale|sempre|spesso',
      'sogn* nonn*|padre|papa|madre|mamma mort*',
    ],
    say: [
      'È molto comune: nel sonno la mente rimette ordine nei ricordi e nelle cose non dette, e chi è stato importante torna spesso. Nessun presagio. Molti trovano conforto nello scrivere il sogno al mattino, prima che svanisca.',
    ],
  },
  {
    ask: [
      'amic* lutto|perso|mort* aiut*|consol*|dire|dico|scrivere|stare|fare',
      'consol* amic* padre|madre|mamma|papa|lutto|mort*|perdita',
    ],
    say: [
      'Fatti sentire anche senza frasi perfette: “Non so cosa dire, ma ci sono”. Poi offri cose concrete, come la cena di giovedì o un passaggio. E segnati di scrivere tra un mese, quando tutti gli altri avranno smesso di chiedere.',
      'Ascolta più di quanto parli, e lascia perdere i “devi essere forte”. Chiedi di raccontarti la persona che non c’è più: quasi tutti ne hanno voglia e pochi domandano. Un messaggio breve ogni tanto, “ti penso, non serve rispondere”, fa bene.',
    ],
  },
  {
    ask: [
      'scrivo|scrivere|scrivergli|scriverle io|aspetto|aspettare|conviene lui|lei',
      'gli|le scrivo aspetto',
      'gli|le scrivo o no',
      'scrivo|scrivere io per|x primo|prima',
      'meglio|devo|dovrei|posso scriverle|scrivergli|scrivere aspett*',
    ],
    say: [
      'Scrivi tu. Un messaggio leggero e con un appiglio concreto: “Ho visto questa cosa e ho pensato a te, com’è andata la settimana?”. Chi ha interesse sarà contento, e chi non ne ha ti fa risparmiare giorni di attesa.',
      'Sì, vai: aspettare per strategia di solito fa solo raffreddare le cose. Un messaggio, una domanda vera, poi posa il telefono. Se la risposta arriva tiepida due volte di fila, allora lascia che la prossima mossa sia dell’altra persona.',
    ],
  },
  {
    ask: [
      'chied*|invit* uscire|appuntamento|cena|caffe|aperitivo ragazz*|lui|lei|piace|collega|tipa|tipo|barista',
      'come invitarla|invitarlo|invitare|inviterei uscire|cena|aperitivo|caffe',
      'come chied* uscire',
      'come|cosa provarci|approccia* ragazz*|lui|lei|piace|tipa|tipo',
    ],
    say: [
      'Semplice e preciso: “Mi piace parlare con te, ti va un aperitivo giovedì?”. Un posto, un giorno, un’oretta: è facile dire di sì. Se risponde “non posso” senza proporre altro, sorridi e lascia la porta aperta, una volta sola.',
      'Parti da una cosa di cui avete già parlato: la mostra, il gelato, quel film. “Sabato vado a provare la gelateria nuova, vieni con me?” suona leggero e si capisce lo stesso. Meglio a voce o con un messaggio breve, niente discorsi.',
    ],
  },
  {
    ask: [
      'primo appuntamento parlo|parlare|dire|argomenti|dico|domande|raccontare',
      'parl*|argomenti appuntamento|cena ragazz*|primo',
    ],
    say: [
      'Domande che aprono storie: “Qual è la cosa più bella della tua settimana?”, “Dove andresti domani con un biglietto gratis?”, “Che cosa ti fa ridere sempre?”. Poi aggancia a quello che risponde. Ex, soldi e litigi di famiglia alla prossima puntata.',
      'Viaggi, cibo, musica, figuracce buffe, cosa facevate da piccoli: con questi si va avanti ore. Regola d’oro: una domanda, un pezzetto di te, una domanda. Se cade il silenzio, un sorriso e “ok, domanda seria: pizza o sushi?”.',
    ],
  },
  {
    ask: [
      'appuntamento vest*|mettere|metto|indoss*|abbigliamento|outfit',
      'vest*|metto|indoss* uscire|uscita|cena|esco ragazz*|lui|lei|piace',
    ],
    say: [
      'Qualcosa che hai già messo e che ti fa stare bene, un gradino sopra il solito: jeans scuri, una camicia o una maglia bella, scarpe pulite. Un solo dettaglio curato. Se devi tirarlo giù ogni cinque minuti, lascialo nell’armadio.',
      'Guarda il posto: per un aperitivo un casual curato, per un ristorante elegante sali di un tono. Colore che ti dona vicino al viso, profumo poco, scarpe con cui si può camminare. La comodità si vede, e fa sembrare chiunque più attraente.',
    ],
  },
  {
    ask: [
      'dove|posto|cosa primo appuntamento and*|port*|fare|posto',
      'dove porto|portare|portarla|portarlo appuntamento|ragazza|ragazzo',
      'idee|idea primo appuntamento',
    ],
    say: [
      'Aperitivo in un locale non troppo rumoroso, poi due passi in centro: si parla bene e si può finire presto o allungare. Se vi piace fare cose, un mercatino o una mostra danno argomenti gratis. Cinema no: due ore zitti al buio.',
      'Gelato e passeggiata al tramonto, sul lungomare, al parco o in un belvedere: costa poco e camminare scioglie l’imbarazzo. Con la pioggia, una caffetteria con i tavolini piccoli o un museo. La cena lunga tienila per la seconda volta.',
    ],
  },
  {
    ask: [
      'gelos* ragazz*|fidanzat*|marito|moglie|compagn*|lui|lei|troppo|sono|smettere|fare|controllare',
      'come|perche gelos*',
    ],
    say: [
      'Distingui il fatto dal film: che cosa è successo davvero e che cosa ha aggiunto la testa? Se c’è un fatto, parlane: “Quando succede questo ci sto male, ho bisogno di capire”. Se c’è solo il film, non controllare il telefono: così cresce.',
      'La gelosia spesso dice “ho paura di non contare”. Riempi la tua vita di cose che ti fanno sentire al tuo posto, amici, sport, progetti, e chiedi alla coppia cose concrete, come un messaggio quando si fa tardi. Le accuse chiudono, le richieste aprono.',
    ],
  },
  {
    ask: [
      'dimentic*|scord*|togliere|smettere|superare ex',
      'come dimentic* lui|lei|ragazz*|amore|persona',
      'superare|supero|passa rottura|storia|separazione|delusione amor*',
    ],
    say: [
      'Un mese senza contatti e senza guardare i suoi profili: è la cosa che funziona di più. Metti foto e regali in una scatola fuori vista, riempi le due ore in cui ti manca di più, e scrivi anche le cose che non andavano.',
      'Non si cancella, si copre con vita nuova: un corso, un viaggio breve, gente che quella storia non l’ha conosciuta. Quando arriva la voglia di scrivere, aspetta venti minuti e chiama un amico. A poco a poco i giorni senza pensarci si moltiplicano.',
    ],
  },
  {
    ask: [
      'ex scritto|scrive|riscritto|cercat*|ricompar*|tornat*|torna|messaggio rispond*|faccio|fare|vuole|perche',
      'torn* con|insieme ex',
      'ex scriv*|cerc*|contatt* devo|faccio|dovrei|posso|conviene',
    ],
    say: [
      'Prima di muoverti, chiediti: che cosa è cambiato rispetto a quando è finita? Se la risposta è “niente, però manca”, è nostalgia e passa. Se è cambiato qualcosa di concreto, un caffè breve e chiaro vale più di cento messaggi notturni.',
      'Dormici sopra una notte: nessun messaggio di un ex scade prima di domattina. Se vuoi parlarne, frase semplice: “Che cosa cerchi davvero?”. Se quella storia ti faceva stare male, puoi anche non riaprire la porta, senza dare spiegazioni.',
    ],
  },
  {
    ask: [
      'relazione|storia|amore|rapporto distanza',
      'distanza ragazz*|fidanzat*|compagn* funziona|gestire|fare|come|resistere',
    ],
    say: [
      'Può funzionare se c’è una data: sapere quando ci si rivede e, prima o poi, quando si vivrà vicini. Nel mezzo, una videochiamata fissa, una serie guardata insieme, vocali brevi durante il giorno. La qualità batte i cento messaggi.',
      'Mettetevi d’accordo su tre cose: ogni quanto sentirsi, chi viaggia e quando, fino a quando dura la distanza. E tieni una vita piena dove stai: chi aspetta soltanto diventa ansia, chi vive ha qualcosa da raccontare la sera.',
    ],
  },
  {
    ask: [
      'come lasci* ragazz*|fidanzat*|lui|lei|compagn*|marito|moglie|soffrire|male|qualcuno|persona',
      'come mollarlo|mollarla',
      'come lasciarlo|lasciarla senza|male|soffrire|ferir*',
      'come dire|dirgli|dirle amo|lasciare|finita piu|basta|finita',
    ],
    say: [
      'Di persona, in un posto tranquillo, con frasi corte e chiare: “Ti voglio bene, ma non sono più dentro questa storia e non voglio fingere”. Niente elenco di difetti, niente “forse un giorno”. Poi lascia qualche settimana di silenzio a entrambi.',
      'Non aspettare il momento perfetto, non esiste: evita solo compleanni e giorni di esame. Dillo subito, nei primi minuti, ascolta la reazione senza difenderti e non tornare indietro per pietà. La chiarezza fa male una volta, l’ambiguità per mesi.',
    ],
  },
  {
    ask: [
      'troppo presto amo|innamor*|convivere|conviv*|presentare|genitori|sposar*|dire|vivere|sentimenti|storia',
      'dire|dirle|dirgli ti amo presto|quando|gia|momento',
    ],
    say: [
      'Se lo pensi anche nei giorni normali, lontano dall’euforia, non è presto. Dillo o proponilo senza chiedere una risposta immediata: “Ci penso da un po’, non devi dirmi niente ora”. Se invece serve a calmare un’insicurezza, aspetta qualche settimana.',
      'Il calendario conta meno di quello che avete già visto l’uno dell’altra persona: un litigio finito bene, una giornata no, gli amici. Se queste cose ci sono state, i tempi sono maturi. Se siete ancora solo alla parte bella, non c’è fretta.',
    ],
  },
  {
    ask: [
      'non|nn|mai rispond* messagg*|whatsapp|lui|lei|perche|xke|ragazz*',
      'visualizza* non|nn rispond*',
      'perche|xke non|nn mi rispond*|risp',
    ],
    say: [
      'Spesso è banale: lavoro, stanchezza, letto di corsa e poi dimenticato. Lascia passare un giorno, poi un solo messaggio leggero su altro. Se cade nel vuoto anche quello, la risposta è il silenzio, e non dice nulla del tuo valore.',
      'Non mandare una raffica: un punto interrogativo dopo l’altro mette solo pressione. Aspetta, fai altro, e domani scrivi una cosa facile a cui rispondere, tipo “giovedì ci sei?”. Chi tiene a te, appena può, si fa vivo.',
    ],
  },
  {
    ask: [
      'anniversario fare|faccio|facciamo|idea|idee|regal*|organizz*|sorpresa|festeggi*',
      'sorpresa|serata romantic*|fidanzat*|marito|moglie|ragazz* idea|idee|fare|organizz*',
      'idea|idee|cosa valentino serata|fare|fidanzat*|ragazz*',
    ],
    say: [
      'Rifate il primo appuntamento: stesso posto, stesso piatto, e una busta con dieci ricordi scritti a mano da leggere a turno. Costa pochissimo e si ricorda per anni. Se il posto non esiste più, ricreatelo in casa con la stessa musica.',
      'Una notte fuori a un’ora da casa, in un borgo o alle terme, telefoni nel cassetto. Oppure cena a lume di candela con un menù che racconti la vostra storia: un piatto per ogni anno o viaggio. Una foto stampata come regalo.',
    ],
  },
  {
    ask: [
      'litig* ragazz*|fidanzat*|marito|moglie|compagn*|lui|lei fare|faccio|pace|parl*|scriv*|silenzio|primo',
      'silenzio|parla|parliamo dopo litig*|lite|discussione',
      'fare pace litig*|ragazz*|fidanzat*|marito|moglie',
    ],
    say: [
      'Fai tu il primo passo, sulla parte tua: “Mi dispiace per il tono, non per quello che sento. Ne parliamo stasera con calma?”. Non riaprire il litigio per messaggio: a voce, seduti, uno parla e l’altro ripete quello che ha capito.',
      'Lascia raffreddare qualche ora, non qualche giorno: il silenzio lungo diventa punizione. Poi un gesto piccolo, un caffè portato, e una domanda: “Che cosa ti ha fatto più male?”. Ascolta fino in fondo prima di spiegare la tua parte.',
    ],
  },
  {
    ask: [
      'fidar*|fiducia tradi*|bugi*|mentit*|perdon*',
      'fiducia ritrov*|ricostru* coppia|lui|lei|marito|moglie|ragazz*|fidanzat*',
      'perdon* tradiment*|tradit*|corna',
      'tradit* fare|faccio|perdon*|lascio|lasciare',
    ],
    say: [
      'La fiducia torna coi fatti ripetuti, non con le promesse: trasparenza, niente mezze verità, tempo. Guarda i prossimi mesi: l’altra persona risponde alle domande senza arrabbiarsi e cambia qualcosa di concreto? Se sì si può ricostruire, se minimizza no.',
      'Non decidere nella prima settimana. Chiediti se riusciresti a non usare quella ferita in ogni litigio futuro: perdonare vuol dire questo. Se la risposta è no, chiudere è onesto. Se è forse, datevi un tempo e regole chiare, magari con una terapia di coppia.',
    ],
  },
  {
    ask: [
      'innamorar* ancora|nuovo|paura|piu|torn*',
      'amore|innamor* dopo divorzio|separazione|delusion*|rottura|vedov*',
    ],
    say: [
      'Sì, succede, e di solito quando la vita ha ripreso il suo ritmo: gente nuova, cose che ti interessano, meno confronti col passato. La paura non è un segnale di stop, è solo memoria. Vai piano, un caffè per volta.',
      'Il cuore non ha un numero massimo di volte. Parti leggero, senza chiederti se è per sempre, e guarda una cosa sola: dopo che vi siete visti ti senti meglio o peggio? È una bussola più affidabile delle farfalle nello stomaco.',
    ],
  },
  {
    ask: [
      'quando|perche sposi|sposarmi|sposate|sposo|matrimonio chied*|pression*|insist*|parenti|genitori|rispond*',
      'parenti|zia|zie|famiglia|genitori chied* fidanzat*|figli|matrimonio|sposi*',
      'pression* matrimonio|figli|sposar*',
    ],
    say: [
      'Una risposta breve, sempre uguale e col sorriso: “Quando c’è una notizia lo saprete per primi. Passami le lasagne”. Ripetuta tre volte, spegne anche la zia più tenace. Con i genitori invece vale la pena dire che quella domanda ti pesa.',
      'È la tua vita, e i tempi li detta chi poi ci abita dentro. Puoi dire: “So che me lo chiedete per affetto, ma mi mette addosso pressione. Parliamo d’altro”. Poi cambia davvero discorso: chi insiste ha bisogno di un confine, non di spiegazioni.',
    ],
  },
  {
    ask: [
      'come|capire|capisco se|so piaccio|interessat*|interesse',
      'come capire|capisco|sapere piace|amore|innamorat*',
    ],
    say: [
      'Guarda tre cose: ti cerca anche senza motivo, ricorda i dettagli che racconti, propone un giorno preciso per vedervi. Se ci sono tutte e tre, l’interesse c’è. Sguardi e cuoricini da soli contano poco, il tempo che una persona ti dedica conta tanto.',
      'Prova del nove: fai un passo piccolo, come proporre un caffè, e osserva. Chi tiene a te, se non può, propone un’altra data. Se invece parlate tanto in chat ma l’incontro slitta sempre, è compagnia più che interesse.',
    ],
  },
  {
    ask: [
      'dichiar* amic*|lui|lei|ragazz*|sentimenti|amore|piace|come',
      'dire|dirgli|dirle|confess* piace|sentimenti|innamorat* amic*|come|lui|lei',
    ],
    say: [
      'A quattr’occhi, con poche parole: “Negli ultimi tempi ti penso in modo diverso, e preferisco dirtelo che fare finta. Non devi rispondermi adesso”. Così l’altra persona non si sente all’angolo e tu smetti di recitare.',
      'Prima sonda: proponi un’uscita a due e guarda come reagisce a un complimento diretto. Se il terreno risponde, dillo in un momento tranquillo, magari camminando. Se va male fa male, ma molto meno di anni di “e se…”.',
    ],
  },
  {
    ask: [
      'amo|ama|amore non|nn corrispos*|ricambia*',
      'piace|innamorat* ma|pero fidanzat*|impegnat*|sposat*',
    ],
    say: [
      'Fa male, ma è una risposta chiara su cui si può camminare. Metti un po’ di distanza vera, meno chat e meno profili guardati, per qualche settimana. Il sentimento che non viene nutrito cala, anche se oggi sembra impossibile.',
      'Non restare in panchina ad aspettare che cambi idea: è la posizione che logora di più. Ammettilo una volta, piangici su, poi riempi le ore libere di persone che ti cercano davvero. Il resto lo fa il tempo.',
    ],
  },
  {
    ask: [
      'app|tinder|incontri online scriv*|profilo|primo|messaggio|foto',
      'tinder|bumble|hinge scriv*|profilo|bio|consigl*|messaggio',
      'tinder|bumble|hinge bio|profilo scriv*|idea|consigl*',
    ],
    say: [
      'Primo messaggio: aggancia una cosa del suo profilo e fai una domanda facile, tipo “Quella foto è in Sardegna? Spiaggia preferita?”. Nel profilo, tre foto chiare, una a figura intera, e due righe specifiche: “cerco chi mi batta a scopa” vale più di “amo viaggiare”.',
    ],
  },
  {
    ask: ['tinder|bumble|hinge quando|incontr*|vedersi|chatt*'],
    say: [
      'Non chattare per settimane: dopo tre o quattro giorni piacevoli proponi un caffè in un posto pubblico, un’ora. Dal vivo si capisce tutto in dieci minuti. E avvisa un’amica o un amico di dove vai, è solo buon senso.',
    ],
  },
  {
    ask: [
      'suocer* sopport*|critic*|intromett*|invadent*|gestire|fare|problem*|rispond*|comportar*|dire',
      'suocer* odia|antipatic*|sopporta|impiccia*|confini|rapporto',
    ],
    say: [
      'Il confine lo mette chi è figlio, non chi è acquisito: parlatene in coppia e fate parlare il partner, al plurale, “noi abbiamo deciso così”. Con i suoceri tieni un sorriso, poche spiegazioni e un compito da dare: la torta, i nipoti al parco.',
      'Alle critiche una frase neutra che chiude: “Grazie, ci penso”, e poi fai come vuoi. Scegli una battaglia su dieci, le altre lasciale passare. E trova un terreno comune, una ricetta o il giardino: cambia l’aria più di cento discussioni.',
    ],
  },
  {
    ask: [
      'litig* fratell*|sorell*|gemell* figli*|bambin*|bimb*|sempre|tra|loro',
      'figli*|bambin* litig* fare|faccio|continu*|sempre',
    ],
    say: [
      'Se nessuno si fa male, conta fino a venti prima di intervenire: spesso la risolvono. Se intervieni, niente giudice: “Vedo due che vogliono la stessa cosa, come si fa?”. E dieci minuti al giorno con ciascuno, senza l’altro, riducono la rivalità.',
      'Evita i confronti, “guarda tuo fratello” accende la miccia. Turni chiari con un timer, qualche oggetto che resta solo suo, e quando giocano bene fallo notare subito. Di solito litigano di più affamati e stanchi: merenda prima, discorsi dopo.',
    ],
  },
  {
    ask: [
      'litigat*|litigio|parliamo|parlo|pace|rapporto mio|mia fratello|sorella',
      'fratello|sorella non|nn parla|parliamo|rivolge',
    ],
    say: [
      'Un messaggio corto, senza il riassunto dei torti: “Mi manchi, e non voglio che finisca così. Un caffè sabato?”. Poi di persona parla solo della tua parte. Tra fratelli spesso nessuno ricorda chi ha cominciato, conta chi riapre la porta.',
      'Tieni fuori genitori e parenti: i messaggeri complicano tutto. Se c’è di mezzo un’eredità o la cura dei genitori, mettete le cose pratiche su un foglio e trattatele a parte dall’affetto. E se ora non risponde, riprova per il compleanno.',
    ],
  },
  {
    ask: [
      'figli*|adolescent* adolescent*|quindicenn*|sedicenn*|quattordicenn*|teenager gestire|gestisco|parl*|rispond*|comport*|prendo|prendere|chiude|camera|perche',
      'adolescente come parl*|gestire|comportar*|prendere',
    ],
    say: [
      'Gli adolescenti parlano di lato: in macchina, cucinando, a tarda sera. Meno domande dirette, più presenza e qualche silenzio. Se arriva una confidenza, non correggere subito: “E tu che cosa ne pensi?” tiene aperta la porta.',
      'Poche regole, tre o quattro, non trattabili: rientro, rispetto, scuola, sicurezza. Sul resto, capelli e camera compresi, lascia correre. Dopo una sfuriata aspetta un’ora e torna con una cosa normale, una pizza: capisce che il legame regge.',
    ],
  },
  {
    ask: [
      'bambin*|figli*|neonat*|bimb*|piccol* non|nn dorme|dormire|addormenta|addormentarsi',
      'addormentare|dormire|nanna bambin*|figli*|bimb*|neonat*',
      'bambin*|figli*|bimb* svegli* notte',
    ],
    say: [
      'Stessa sequenza ogni sera, alla stessa ora: bagnetto o lavaggio, pigiama, libro, luce bassa, una frase di saluto. Schermi spenti un’ora prima, camera fresca e buia. Se si sveglia, poche parole e niente giochi. Serve circa una settimana di costanza.',
      'Spesso è troppa stanchezza, non poca: anticipa di mezz’ora. Un po’ di aria aperta nel pomeriggio, cena leggera e un pupazzo “guardiano” aiutano. Quando chiama, vai, rassicura e torna indietro ogni volta un po’ prima. Con febbre o dolore, si sente il pediatra.',
    ],
  },
  {
    ask: [
      'bambin*|figli*|bimb* non|nn mangia|mangiare|vuole verdur*|niente|nulla|mangia|mangiare|pappa',
      'mangiare verdur* bambin*|figli*|bimb*|nipot*',
    ],
    say: [
      'Tu decidi che cosa e quando, lui o lei decide quanto: senza battaglie il pasto si sblocca prima. Nel piatto sempre una cosa che piace e un assaggio di nuovo. Un cibo va rivisto anche dieci volte prima di essere accettato.',
      'Falli partecipare: lavare i pomodori, girare la polenta, scegliere tra due verdure. Prova polpette di zucchine, pasta col sugo frullato, bastoncini croccanti di carote al forno. Niente succhi e biscotti nelle due ore prima: la fame è la miglior cuoca.',
    ],
  },
  {
    ask: [
      'figli*|bambin* non|nn studia|studiare|compiti|scuola',
      'figli*|bambin*|nipot* compiti|studiare aiut*|convinc*|fare|voglia|motiv*',
    ],
    say: [
      'Posto e ora fissi, telefono in un’altra stanza, blocchi di venti minuti con pausa. Si comincia dal compito più facile per partire. Siediti vicino facendo altro: la presenza aiuta, il controllo riga per riga no.',
      'Cerca il perché: si annoia, non capisce, ha paura di sbagliare? Chiedi di spiegarti la lezione come se il maestro fosse lui o lei. Loda il metodo, non il voto, e parla presto con gli insegnanti: spesso basta recuperare un solo argomento.',
    ],
  },
  {
    ask: [
      'figli*|bambin*|nipot*|adolescent* telefono|cellulare|tablet|schermo|schermi|telefonino|videogiochi|playstation|smartphone sempre|stacca*|solo|attaccat*|troppo|ore|dipenden*|incollat*|limit*|fissa|smette',
      'togliere|limitare|ridurre telefono|cellulare|tablet|videogiochi figli*|bambin*',
    ],
    say: [
      'Regole per tutta la casa, adulti compresi: niente telefoni a tavola e in camera di notte, caricatori in salotto. Poi un tempo quotidiano chiaro, con un timer. E soprattutto un’alternativa vera: sport, amici a casa, qualcosa da fare insieme.',
      'Togliere di colpo scatena la guerra: concordate gli orari e scriveteli sul frigo. Avvisa dieci minuti prima della fine. Ogni tanto fatti mostrare il gioco o i video che ama: da lì si parla meglio, e si capisce che cosa cerca lì dentro.',
    ],
  },
  {
    ask: [
      'genitor*|mamma|papa|madre|padre anzian*|invecchia*|soli|vecchi* fare|faccio|aiut*|gestire|come|badante|preoccup*|stare',
      'genitor*|mamma|papa|madre|padre non|nn vuole|vogliono aiuto|badante',
      'nonn* anzian*|sola|solo aiut*|compagnia|fare|badante',
    ],
    say: [
      'Parti da un aiuto piccolo presentato come comodità: una persona due mattine a settimana, la spesa a domicilio, il telesoccorso. Lascia scegliere a loro chi e quando. In casa: tappeti via, luce notturna, maniglie in bagno, numeri grandi sul telefono.',
      'Dividete i compiti tra fratelli su un foglio: visite, medicine, carte, telefonate. Una chiamata breve ogni giorno alla stessa ora vale più di una lunga ogni tanto. Il medico di base e i servizi sociali del comune sanno quali aiuti spettano.',
    ],
  },
  {
    ask: [
      'dire|dico di no mamma|madre|genitori|papa|padre',
      'mamma|madre invadente|chiama|telefona|controlla|critica sempre|troppo|continuamente|fare|faccio|volte|invadente',
    ],
    say: [
      'Un no corto e affettuoso, senza dieci giustificazioni: “Mamma, domenica non vengo, passo mercoledì a cena”, o lo stesso a chi serve. La seconda metà della frase è il trucco: togli una cosa e ne dai una certa. Se insiste, ripeti identico.',
      'Stabilisci tu il ritmo: una telefonata a un’ora fissa toglie le altre cinque. Su lavoro, casa e amore, “grazie del consiglio, ci penso io” e cambi argomento. Il senso di colpa dei primi giorni è normale, poi i rapporti di solito migliorano.',
    ],
  },
  {
    ask: [
      'dire|dirlo|dico|confess*|parlare genitori|miei|mamma|papa bocciat*|lascio|incint*|gay|lesbica|fidanzat*|lasciat*|universita|voto|trasferir*',
      'come dirlo genitori|miei|mamma|papa',
    ],
    say: [
      'Scegli un momento calmo, seduti, e di’ la cosa nella prima frase: “Devo dirvi una cosa importante per me”. Poi spiega in due righe e fermati. La prima reazione è spesso paura, non la risposta definitiva: dai loro qualche giorno.',
      'Prepara tre punti: che cosa è successo, come stai, che cosa ti serve da loro. E avvisa prima una persona fidata che potrai chiamare dopo. Se temi una reazione pesante, prima garantisciti un posto dove stare.',
    ],
  },
  {
    ask: [
      'genitori|famiglia|miei non|nn accett*|approv*|capisc*|piace ragazz*|fidanzat*|scelta|scelte|compagn*|lavoro|mi',
    ],
    say: [
      'Ascolta la paura sotto la critica: temono che tu soffra, che tu ti allontani, che manchino i soldi. Rispondi a quella: “Capisco che vi preoccupi, ho pensato a questo e a questo”. Poi i fatti, nei mesi, convincono più delle discussioni.',
      'Non serve il permesso, ma si può chiedere rispetto: “Potete non essere d’accordo, però non parlatene male davanti a me”. Date occasioni leggere, un caffè breve invece del pranzo di quattro ore. E scegli una persona alleata in famiglia.',
    ],
  },
  {
    ask: [
      'senti* colpa|colpevole genitor*|mamma|madre|figli*|lavoro',
      'brav* mamma|madre|papa|padre|genitore sono|essere|come|sbagli*',
    ],
    say: [
      'I bambini non hanno bisogno di genitori perfetti, ma di adulti che tornano, ascoltano e sanno dire “scusa, ho sbagliato”. Un quarto d’ora al giorno di attenzione piena, telefono lontano, pesa più delle ore passate insieme a metà.',
      'Il solo farsi la domanda dice quanta cura c’è. Guarda i segnali veri: vi cercate quando c’è un problema, si ride ogni tanto, ci si riappacifica dopo le liti? Se sì, la base è buona. La colpa, di solito, è solo stanchezza travestita.',
    ],
  },
  {
    ask: [
      'divorzi*|separ* dire|spieg*|dico|diciamo figli*|bambin*',
      'figli*|bambin* divorzi*|separazione soffr*|aiut*|gestire|come',
    ],
    say: [
      'Ditelo insieme, in un momento tranquillo, con tre messaggi chiari: “Non vivremo più nella stessa casa, non è colpa tua, restiamo tutti e due i tuoi genitori”. Poi le cose pratiche: dove dorme, chi va a scuola a prendere. La prevedibilità calma.',
      'Mai parlare male dell’altro genitore davanti ai figli e mai usarli come postini. Un calendario colorato sul frigo, uno spazzolino e un pigiama in ogni casa, gli stessi orari per la nanna. Domande e rabbia torneranno: accoglile ogni volta.',
    ],
  },
  {
    ask: [
      'capriccio|capricci bambin*|figli*|bimb*|fare|faccio|come|nipot*',
      'bambin*|figli*|bimb* urla|pian*|morde|picchia fare|faccio|perche|sempre|come',
    ],
    say: [
      'Durante la crisi servono poche parole, voce bassa e fermezza: “Vedo che sei in collera, la cosa resta no, io sto qui”. Le spiegazioni dopo, a mare calmo. Se morde o picchia, ferma la mano con dolcezza e ripeti: “Questo fa male, no”.',
      'Prima controlla le basi: fame, sonno, troppa confusione. Poi previeni: avvisa prima di smettere un gioco e dai due scelte, “scarpe rosse o blu?”. Cedere per stanchezza insegna che urlare funziona, quindi meglio pochi no, ma mantenuti.',
    ],
  },
  {
    ask: [
      'gelos* fratellino|sorellina|neonat*',
      'fratellino|sorellina arriv*|nasc* prepar*|dire|spieg*|gelos*',
    ],
    say: [
      'Dategli un ruolo vero: scegliere la tutina, cantare la ninna nanna, portare il pannolino. E ogni giorno un momento solo con chi è più grande, chiamato per nome: “il nostro quarto d’ora”. Qualche passo indietro, tipo il ciuccio, è normale e passa.',
      'Non chiedere di voler bene subito. Riconosci il fastidio: “A volte vorresti che fossimo ancora in tre, vero?”. Detto così si sgonfia. Quando vengono gli ospiti, fate aprire i regali a chi è più grande e raccontate com’era nei suoi primi mesi.',
    ],
  },
  {
    ask: [
      'conoscere|trovare|nuove|nuovi|farsi|farmi|fare|farmi amici|amicizie|amicizia|gente|persone nuov*|adult*|eta|come|dove|citta',
      'come|dove amici|amicizie trov*|fare|faccio|conosc*',
    ],
    say: [
      'Serve rivedere le stesse persone tante volte: scegli un appuntamento settimanale, coro, arrampicata, volontariato, gruppo di cammino, corso di lingua. Dopo tre o quattro volte proponi un caffè dopo. L’amicizia nasce dalla ripetizione più che dalla simpatia immediata.',
      'Fai tu le mosse piccole: ricorda un dettaglio, manda un messaggio il giorno dopo, invita a qualcosa che faresti comunque, “sabato vado al mercatino, vieni?”. E ripesca i contatti vecchi: un “oggi ti ho pensato, come va?” ai vecchi compagni di scuola funziona spesso.',
    ],
  },
  {
    ask: [
      'amic* sparit*|sparisc*|ignora*|cerca|allontan*|freddo|fredda|chiama|evita perche|fare|faccio|mai|piu|non',
      'sempre io cerc*|scriv*|chiam* amic*',
    ],
    say: [
      'Un messaggio senza accuse: “È un po’ che non ci sentiamo e mi manchi. Va tutto bene?”. Se risponde, proponi un giorno. Se non risponde, lascia passare un mese e riprova una volta: spesso dietro al silenzio c’è un periodo nero, non tu.',
      'Guarda lo schema: se prima c’era scambio e ora no, parlane a voce. Se hai sempre fatto tutto tu, prova a fermarti e vedi che cosa succede. Dare il proprio tempo a chi lo ricambia non è vendetta, è manutenzione.',
    ],
  },
  {
    ask: [
      'soldi amic*|fratello|sorella|cugin*|parent*|colleg* restitu*|ridar*|indietro|riav*|deve',
      'prestat* soldi rida|ridato|restitui*|chied*|indietro|riav*|come',
      'amic* deve|devono soldi',
    ],
    say: [
      '“Ciao, mi servono i soldi che ti avevo prestato, riesci entro il 15? Va bene anche in due volte.” Data precisa, tono tranquillo, nessuna scusa. Offrire le rate rende facile dire sì.',
      'Chiedili a voce, a quattr’occhi, e una volta per tutte: “Mi imbarazza un po’, ma quei soldi mi servono, come possiamo fare?”. Poi confermate l’accordo con un messaggio. Se la data salta due volte, considerali persi e non prestarne altri.',
    ],
  },
  {
    ask: [
      'prestare|presto|prestargli|prestarle|prestito soldi amic*|fratello|sorella|cugin*|parent*|colleg*',
      'chiest*|chiede|vuole soldi prestito amic*|fratello|sorella|cugin*|colleg*',
    ],
    say: [
      'Dai solo quanto puoi permetterti di perdere, e scrivete in un messaggio importo e data di restituzione. Se l’idea di non rivederli ti toglie il sonno, la cifra è troppo alta: offri meno, come regalo, e amici come prima.',
      'Un no gentile: “Ho deciso di non mescolare soldi e affetti, però ti aiuto volentieri a cercare una soluzione”. Se invece accetti, fallo una volta sola e con una data: due prestiti aperti insieme sono sempre una pessima idea.',
    ],
  },
  {
    ask: [
      'compleanno amic* organizz*|sorpresa|fare|festeggi*|faccio|idea|idee',
      'festa sorpresa organizz*|idea|idee|come',
      'sorpresa organizz* compie|compleanno|anni marito|moglie|amic*|sorella|fratello|mamma|papa|fidanzat*|ragazz*',
    ],
    say: [
      'Festa a sorpresa semplice: due complici, un posto del cuore, una scusa credibile e un video con saluti di dieci secondi da tutti. Niente cene da trenta persone: sei amici giusti e una torta fatta in casa fanno più effetto.',
      'Meglio un’esperienza che un evento: gita di un giorno in un posto sognato da tempo, picnic al tramonto, o una cena in cui ognuno porta un piatto e un aneddoto. Raccogliete le foto più buffe e appendetele a un filo.',
    ],
  },
  {
    ask: [
      'dimentic*|scord* compleanno amic*|ragazz*|fidanzat*|mamma|papa|moglie|marito|sorella|fratello|zia|nonn*|dire|fare|scrivere|recuper*',
    ],
    say: [
      '“Sono in ritardo con gli auguri e in largo anticipo sul prossimo anno: stasera offro io, scegli dove.” Ammetterlo subito e con una battuta funziona meglio di qualsiasi scusa.',
      'Chiama, non scrivere: “Mi è passato di mente e mi dispiace, tu no”. Poi porta un dolce o un fiore il giorno stesso. E metti l’avviso annuale nel calendario del telefono, due giorni prima.',
    ],
  },
  {
    ask: [
      'chied*|chiedere|chiedo scusa come|amic*|mamma|fidanzat*|lui|lei|ragazz*|moglie|marito',
      'come scusar*|scuso',
      'come|cosa farmi|farsi perdon*',
    ],
    say: [
      'Quattro pezzi: che cosa hai fatto, che effetto ha avuto, nessun “però”, che cosa farai di diverso. “Ho raccontato quella cosa, ti ho messo in imbarazzo, mi dispiace. Non succederà più.” Di persona se puoi, altrimenti a voce.',
      'Prima ascolta quanto ha fatto male, senza difenderti, poi scusati una volta sola e bene. Ripara con un gesto concreto, rimettere a posto ciò che si è rotto vale più dei fiori. E lascia all’altra persona il tempo di cui ha bisogno.',
    ],
  },
  {
    ask: ['invidia|invidio amic*|perche|normale|fare|colleg*|sono|provo|come'],
    say: [
      'L’invidia è una freccia: indica una cosa che vorresti. Scrivi esattamente che cosa invidi, il viaggio, la casa, la calma, e scegli un passo minuscolo verso quello. Intanto silenzia per qualche settimana i profili che ti pungono.',
      'È un’emozione comune, non una colpa: diventa brutta solo se la si agisce. Prova a dire “sono felice per te, e un po’ ti invidio”: con le persone vere scioglie tutto. E ricorda che vedi la vetrina degli altri, non il magazzino.',
    ],
  },
  {
    ask: [
      'amic* tradit*|parl*|spettegol*|segreto|segreti|spalle fare|faccio|dietro|spalle|raccontat*|tradit*',
      'amic* fals*|tossic*|sfrutta*|approfitt* capire|fare|faccio|come|mollare',
    ],
    say: [
      'Parlane a quattr’occhi, coi fatti: “Mi è arrivata questa cosa e ci sto male. È andata così?”. La reazione ti dirà molto: chi si dispiace e ripara merita un’altra possibilità, chi nega e ti accusa di esagerare, meno.',
      'Chiediti come stai dopo averci passato un pomeriggio: energia o peso? Se è quasi sempre peso, fai un passo indietro graduale: meno confidenze, meno disponibilità, cortesia intatta. Non serve una scenata per chiudere una porta.',
    ],
  },
  {
    ask: [
      'esclu*|lasciano amic*|gruppo|compagni|classe fuori|mi|mai',
      'non|nn|mai mi invitano amic*|gruppo|compagni|classe|uscire',
      'non mi hanno invitat* amic*|gruppo|compagni|classe',
      'sentir*|sento esclus*',
    ],
    say: [
      'Chiedi alla persona del gruppo più gentile: “Ho visto che siete usciti, mi sarebbe piaciuto esserci. La prossima volta me lo dici?”. Spesso è distrazione. Intanto proponi tu qualcosa a uno o due di loro: i gruppi si aprono a piccoli pezzi.',
      'Fa male davvero, il cervello legge l’esclusione quasi come un dolore fisico. Non inseguire chi ti tiene sulla porta: cerca un secondo giro, sport, corso, associazione. Avere due cerchie rende ogni invito mancato molto più leggero.',
    ],
  },
  {
    ask: [
      'capo|responsabile|titolare|direttore urla|grida|sgrida|insulta|tratta|aggredisce|urlato|umilia',
      'capo|responsabile|titolare arrabbia*|incazz* fare|faccio|rispond*|sempre|come',
    ],
    say: [
      'Sul momento, voce bassa e una frase sola: “La ascolto, ma preferisco parlarne senza alzare la voce”. Poi chiedi un incontro a due e parla di fatti. Annota date, parole e testimoni: serve se la cosa va portata alle risorse umane o al sindacato.',
      'Non rispondere col suo stesso tono: chi urla perde punti, chi resta calmo li guadagna. Riporta al lavoro: “Che cosa deve essere pronto, e per quando?”. Se è un’abitudine, mettila per iscritto e intanto guardati attorno: non è carattere, è maleducazione.',
    ],
  },
  {
    ask: ['capo|responsabile|titolare controlla*|micromanag*|fidarsi|fida|addosso'],
    say: [
      'Anticipa: manda tu ogni mattina tre righe con cosa fai, a che punto sei, che cosa ti blocca. Chi controlla troppo ha paura delle sorprese, e se le informazioni arrivano prima chiede meno. Dopo due settimane proponi di passare a un aggiornamento settimanale.',
      'Chiedi un patto su un compito piccolo: “Questo lo porto avanti io, ci rivediamo giovedì con il risultato”. Poi consegna puntuale. La fiducia si allarga un pezzo alla volta, e un esempio riuscito convince più di una lamentela.',
    ],
  },
  {
    ask: [
      'rub*|copia*|prend* idea|idee|merito|meriti colleg*|capo|responsabile',
      'merito|meriti prende|prendono|preso capo|colleg*|mio',
    ],
    say: [
      'Lascia tracce prima: una mail breve, “come dicevo stamattina, propongo questo”, con il gruppo in copia. In riunione basta un tono sereno: “Mi fa piacere che l’idea piaccia, vi racconto da dove nasce”. La firma si mette così, senza guerre.',
      'Parlane una volta in privato: “Ieri l’idea è passata come tua, la prossima volta vorrei presentarla io”. Se ricapita, condividi le proposte solo in riunione o per iscritto, e racconta i tuoi risultati direttamente a chi decide.',
    ],
  },
  {
    ask: ['chied* aumento', 'aumento stipendio come|quando|chied*|dire'],
    say: [
      'Porta tre risultati con numeri, una cifra precisa e un buon momento, dopo un progetto riuscito o prima del budget. “Nell’ultimo anno ho fatto questo e questo, vorrei portare lo stipendio a tot.” Poi taci e lascia rispondere: il silenzio lavora per te.',
      'Guarda prima quanto pagano fuori per lo stesso ruolo, e chiedi un po’ più di quanto ti basta. Se dicono no: “Che cosa serve perché sia sì, e quando ne riparliamo?”. Segna la data. Valuta anche ferie, smart working, formazione.',
    ],
  },
  {
    ask: [
      'licenzi*|dimett*|dimission*|lascio|mollo|lasciare lavoro appena|iniziat*|poco|mese|settimana|subito|nuovo',
      'mi licenzio|dimetto devo|dovrei|faccio|conviene|giusto|bene',
      'lasciare|mollare|cambiare lavoro faccio|bene|dovrei|devo|conviene|giusto|paura',
    ],
    say: [
      'Prova la regola dei tre mesi: distingui la fatica dell’inizio da ciò che non cambierà, capo, orari, valori. Se pesa la seconda lista, vai, ma cerca mentre hai ancora lo stipendio. Un’esperienza breve nel curriculum si spiega in una frase.',
      'Chiediti: se domani mi dessero il venti per cento in più, resterei? Se sì, è questione di soldi e si tratta. Se no, la decisione c’è già. Prima di firmare le dimissioni controlla preavviso e risparmi, almeno tre mesi di spese.',
    ],
  },
  {
    ask: [
      'burnout|esaurit*|esauriment* lavoro|come|fare|faccio|sono|uscire|capire',
      'lavoro stress*|stanc*|svuotat*|pesa|odio fare|faccio|troppo|come|non',
    ],
    say: [
      'Prima il riposo, poi le decisioni: ferie o qualche giorno fermo, sonno, niente mail. Poi taglia una cosa concreta, una riunione, un progetto, e dillo al capo come scelta di priorità. Se il lunedì sei già al limite, parlane col medico di base.',
      'Fai due colonne: che cosa ti svuota e che cosa ti ricarica al lavoro. Chiedi di spostare anche solo una voce. Intanto proteggi tre cose: pausa pranzo vera, un orario di uscita, mezz’ora al giorno senza schermi e senza doveri.',
    ],
  },
  {
    ask: [
      'colloquio lavoro|domani|prepar*|dire|vest*|consigl*|rispond*|fare|ansia|come',
      'colloquio perche|pregi|difetti assum*|difetti|pregi|dire',
    ],
    say: [
      'Prepara tre storie vere: un problema risolto, un errore da cui hai imparato, un lavoro di squadra. Con queste rispondi a metà delle domande. Studia dieci minuti il sito dell’azienda e arriva con due domande tue. Abito un gradino sopra il loro quotidiano.',
      'Al “mi parli di sé” rispondi in un minuto: chi sei ora, che cosa hai fatto di utile, perché proprio lì. Come difetto, uno vero ma gestito: “tendevo a fare tutto io, ora delego con scadenze”. Arriva dieci minuti prima e respira lento.',
    ],
  },
  {
    ask: [
      'primo giorno lavoro|ufficio|stage',
      'inizio|comincio lavoro lunedi|domani|nuovo consigl*|ansia|come|cosa|fare|paura',
    ],
    say: [
      'Arriva un po’ prima, impara cinque nomi, porta un quaderno e fai domande: il primo giorno nessuno si aspetta risultati. A pranzo vai con i colleghi anche se preferiresti startene in pace. Ascolta più di quanto parli, e ringrazia chi ti spiega le cose.',
      'Prepara la sera prima vestiti, percorso e documenti, così al mattino la testa è libera. Quando ti presenti bastano due frasi: nome, che cosa farai. Chiedi al responsabile: “Che cosa sarebbe un buon primo mese?”. Fa ottima impressione e ti dà una rotta.',
    ],
  },
  {
    ask: [
      'presentazione lavoro|slide|slides|parlare|prepar*|ansia|fare|paura|domani|pubblico|come',
      'parlare pubblico paura|ansia|come|consigl*|vergogn*',
    ],
    say: [
      'Una frase sola come bussola: “Alla fine devono ricordare questo”. Tre punti, un esempio ciascuno, poche parole nelle slide. Impara a memoria solo la prima e l’ultima frase. Provala due volte ad alta voce, con il timer: è la cosa che calma di più.',
      'L’ansia scende nei primi novanta secondi: parti con una domanda o un fatto curioso, piedi ben piantati, fiato lungo prima di aprire bocca. Guarda tre facce amiche. Se perdi il filo, bevi un sorso d’acqua e di’ “riassumendo”.',
    ],
  },
  {
    ask: [
      'discorso matrimonio|testimone|brindisi|nozze|compleanno|pensione|laurea scriv*|fare|faccio|come|dire|prepar*|aiut*',
      'brindisi dire|dico|fare|frase|parole',
    ],
    say: [
      'Tre minuti: come hai conosciuto chi si festeggia, un episodio buffo che ne mostra una qualità, un augurio preciso, poi il bicchiere alzato. Niente ex, niente battute che capiscono in due. Scrivilo a mano e leggilo una volta ad alta voce.',
      'Apri corto: “Prometto di essere breve, la torta ci guarda”. Poi un ricordo concreto, una frase sincera su che cosa quella persona ha cambiato per te, e la chiusa: “Alla vostra, e a chi ci vuole bene!”. I dettagli commuovono più delle citazioni.',
    ],
  },
  {
    ask: [
      'errore|sbagliat*|sbaglio|casino|cazzata lavoro|ufficio|capo|cliente|collega',
      'dire|dirlo capo sbagliat*|errore',
    ],
    say: [
      'Dillo subito e già con la soluzione: “Ho commesso un errore su questo, l’effetto è questo, propongo di rimediare così, entro oggi”. Un problema detto presto è piccolo, scoperto dopo diventa grande. Poi scrivi due righe per non ripeterlo.',
      'Respira: quasi tutto si corregge, e tra un mese lo ricorderai solo tu. Misura il danno reale, avvisa chi ne risente, ripara. Niente scuse a catena, una basta. Chi ammette e sistema, di solito, ne esce con più stima di prima.',
    ],
  },
  {
    ask: [
      'turni|turno notte|notturn* lavoro|dormire|abituar*|reggere|fare|consigl*|come|sopravvivere',
      'turni lavoro dormire|organizz*|gestire|stanc*|abituar*|vita',
    ],
    say: [
      'Dopo la notte: occhiali da sole tornando, stanza buia e fresca, tappi, telefono muto, quattro ore filate e un pisolino prima del turno dopo. Caffè solo nella prima metà della notte. Pasti leggeri, il più pesante prima di cominciare.',
      'Tieni un’ancora fissa: un pasto o un’ora uguale tutti i giorni, qualunque sia il turno. Metti i turni su un calendario condiviso con chi vive con te, e programma una cosa bella a settimana. Il giorno di riposo, luce e aria al mattino.',
    ],
  },
  {
    ask: [
      'straordinar* rifiut*|dire|capo|no|sempre|pagat*|chied*|troppi|fare',
      'orario|tardi|weekend lavoro capo chied*|chiama|vuole|restare|scrive',
    ],
    say: [
      'Un no con alternativa: “Stasera non riesco a fermarmi, posso finirlo domattina entro le undici o passare questo pezzo a qualcuno, che cosa preferisci?”. Detto in anticipo e con calma, diventa presto la regola. E segna sempre le ore fatte.',
      'Scegli i giorni: uno a settimana in cui puoi restare e gli altri no, e dillo. Se le ore in più sono la norma, porta i numeri: “Nell’ultimo mese sono state tante così, come le recupero?”. Sul contratto, il sindacato risponde anche gratis.',
    ],
  },
  {
    ask: [
      'impostore sindrome',
      'altezza|capace|incapace|all lavoro|ruolo sono|sento|altezza',
      'non|nn sento|sono altezza|capace|abbastanza|brav* lavoro|universita|ruolo|colleghi|abbastanza',
    ],
    say: [
      'Quel dubbio viene spesso a chi lavora bene: chi è davvero fuori posto di solito non se lo chiede. Tieni un file con le cose riuscite e i grazie ricevuti, e rileggilo quando la vocina parte. I fatti battono l’impressione.',
      'Nessuno sa tutto: gli altri sembrano più bravi perché vedi il loro risultato e il tuo retroscena. Scegli una sola cosa da migliorare questo mese, chiedi un parere preciso a chi stimi, e lascia che il resto sia semplicemente sufficiente.',
    ],
  },
  {
    ask: [
      'cambiare|cambio lavoro|carriera|mestiere|settore anni|eta|tardi|come|paura|tutto',
      'reinvent* lavoro|anni|come',
    ],
    say: [
      'Non saltare, costruisci un ponte: parla con tre persone che fanno già quel lavoro, prova un corso breve o un progetto nei fine settimana, conta i risparmi, sei mesi sono un buon cuscino. Quello che sai fare si porta dietro più di quanto sembri.',
      'Fai due liste: che cosa vuoi lasciare e che cosa vuoi trovare. Se sai scrivere solo la prima, cerca un altro posto nello stesso mestiere. Se la seconda è viva, comincia con tre ore a settimana per tre mesi, poi decidi coi fatti.',
    ],
  },
  {
    ask: [
      'staccar*|stacco|pensare|penso|spegnere|mente lavoro sera|casa|smett*|testa|dopo',
      'come staccare lavoro',
    ],
    say: [
      'Un rito di chiusura: dieci minuti prima di uscire scrivi le tre cose di domani, chiudi tutto, cambia vestiti appena a casa. La testa molla solo se sa che è scritto da qualche parte. Notifiche di lavoro spente fino al mattino.',
      'Metti in mezzo qualcosa col corpo: due fermate a piedi, una doccia, cucinare con la musica. Un impegno che assorbe, palestra, coro, una partita a carte, stacca meglio del divano. E se torna un pensiero, un foglietto, e si rivede domani.',
    ],
  },
  {
    ask: [
      'colleg* antipatic*|odio|sopport*|pettegol*|tossic*|stronz*|lagna|lavora|scansafatiche|parla',
      'rapporto|gestire|comportar* colleg* difficile|come',
    ],
    say: [
      'Cortesia fredda: saluto, frasi brevi, solo lavoro, richieste per iscritto. Alle frecciate una domanda neutra, “che cosa intendi?”, che di solito le spegne. Non servono amicizie in ufficio, basta che il lavoro scorra.',
      'Se il comportamento ti rallenta, parlane una volta di fatti e di effetti: “Quando il file arriva tardi resto in ufficio fino alle otto, possiamo dire entro le quattro?”. Poi scegli i colleghi con cui stai bene per la pausa, e proteggi quella.',
    ],
  },
  {
    ask: [
      'trov*|cerc* lavoro come|consigl*|non|nn|curriculum|dove',
      'curriculum|cv scriv*|fare|miglior*|come|consigl*',
    ],
    say: [
      'Una pagina, in alto quello che sai fare per quel posto, poi risultati con numeri invece di mansioni. Adattalo a ogni annuncio usando le loro parole. E avvisa tutti quelli che conosci che cerchi: moltissimi posti passano dal passaparola.',
      'Organizzati come un lavoro: due ore al mattino, cinque candidature mirate a settimana invece di cinquanta uguali, un messaggio a chi lavora già lì, un richiamo dopo dieci giorni. Il resto della giornata fai altro, perché i no stancano.',
    ],
  },
  {
    ask: ['studi* notte|mattina|mattino|sera meglio|quando|o', 'orario studiare miglior*|meglio|quando'],
    say: [
      'Mattina per capire e fare esercizi, sera per ripassare: quello che si rilegge prima di dormire si fissa nel sonno. La notte in bianco invece non conviene quasi mai, toglie proprio il sonno che serve alla memoria.',
      'Guarda quando rendi: fai tre giorni di prova, stesse pagine alle nove e alle ventidue, e il mattino dopo controlla che cosa ricordi. Se vinci di notte, va bene, purché le ore di sonno restino sette. La settimana dell’esame allineati al suo orario.',
    ],
  },
  {
    ask: [
      'memorizz* come|metodo|tecnic*|meglio|veloce|lezione|esame|trucc*|consigl*',
      'ricord*|imparare studio|studiare|studiato|lezione|lezioni|esame|memoria come|metodo|tecnic*|meglio|veloce|mente',
      'metodo studio miglior*|consigl*|come|quale|efficace',
      'studi* dimentic* tutto|perche|come|subito',
    ],
    say: [
      'Chiudi il libro e prova a dirlo: è il ripasso a vuoto che fissa, non rileggere. Poi torna sugli stessi punti dopo un giorno, tre giorni, una settimana. Dieci minuti di domande a te valgono un’ora di evidenziatore.',
      'Spiegalo ad alta voce come a un bambino di dieci anni: dove ti inceppi, lì si studia. Per le liste usa un percorso in casa, una cosa per stanza, con immagini assurde. E dormi: la memoria si salva di notte.',
    ],
  },
  {
    ask: [
      'concentrar*|concentro|concentrazione riesc*|studi*|come|non|nn|lavor*|perdo',
      'distraggo|distrar* studi*|sempre|telefono mi|non|senza',
    ],
    say: [
      'Telefono in un’altra stanza, non girato: anche solo vederlo ruba attenzione. Poi venticinque minuti su una cosa sola, cinque in piedi, quattro giri. Scrivi prima in una riga che cosa devi avere in mano alla fine del primo giro.',
      'Quando arriva un pensiero, segnalo su un foglio accanto e torna lì. Musica senza parole o rumore di pioggia, tavolo sgombro, acqua. Se dopo mezz’ora non va, cammina dieci minuti all’aperto: spesso non manca volontà, mancano aria e sonno.',
    ],
  },
  {
    ask: [
      'ansia|agitazione|paura|panico|tensione esame|interrogazione|verifica|compito|maturita|orale|test|concorso|patente',
      'calmar* prima esame|interrogazione|verifica|orale|maturita',
    ],
    say: [
      'Fiato: dentro contando fino a quattro, fuori fino a sei, per due minuti, e il battito scende. Poi leggi tutto, parti dalla domanda più facile e lascia che la testa si scaldi. Un po’ di tensione aiuta, serve solo tenerla a volume basso.',
      'Fai le prove generali: alzati, simula le domande ad alta voce con qualcuno o davanti allo specchio, con il tempo vero. Il cervello teme il nuovo, e così nuovo non è più. La sera prima borsa pronta, cena leggera, libri chiusi.',
    ],
  },
  {
    ask: [
      'giorno|sera|oggi|notte prima esame|verifica|interrogazione|maturita fare|ripass*|studi*|consigl*|cosa',
      'domani esame|verifica|interrogazione fare|faccio|ripass*|studi*|consigl*',
    ],
    say: [
      'Niente argomenti nuovi: ripassa schemi, formule e le cinque domande più probabili, ad alta voce. Stop due ore prima di dormire, zaino e documenti pronti, sveglia doppia. Una camminata e sette ore di sonno rendono più dell’ultimo capitolo.',
      'Dividi in tre: mattina i punti deboli, pomeriggio una simulazione, sera solo titoli e mappe. Se manca molto, prendi gli argomenti che tornano più spesso e impara bene quelli. Domattina colazione vera e in anticipo di un quarto d’ora.',
    ],
  },
  {
    ask: [
      'bocciat*|bocciatura|fallit* esame|maturita|test|concorso|patente|verifica|anno|scuola',
      'andat* male esame|maturita|test|concorso|patente|verifica|interrogazione',
    ],
    say: [
      'Oggi lascia sbollire. Domani chiedi che cosa è mancato, contenuto, metodo o nervi, perché la cura è diversa, e segna la prossima data. Una bocciatura è un’informazione su quella prova, non una misura della tua intelligenza.',
      'Succede a un sacco di persone che poi ce l’hanno fatta. Riparti da quello che già sai, che non è poco: rifai le domande sbagliate, cambia una cosa sola nel metodo, e studia con qualcuno. La seconda volta il terreno è conosciuto.',
    ],
  },
  {
    ask: [
      'procrastin* come|smett*|perche|sempre|consigl*|fare|mai|non',
      'rimando tutto|sempre',
      'rimando ogni cosa',
      'rimand* sempre tutto|studio|cose|domani',
      'come smett* rimand*|perdere',
    ],
    say: [
      'Il trucco dei due minuti: non “studio diritto”, ma “apro il libro e leggo un titolo”. La parte difficile è partire, dopo la testa segue. Taglia il compito finché ti viene da ridere tanto è piccolo, e fallo ora.',
      'Di solito si rimanda per evitare un’emozione, noia o paura di sbagliare, non per pigrizia. Dille il nome, metti un timer a dieci minuti e concediti di fare male la prima bozza. Poi una ricompensa: caffè, canzone, aria.',
    ],
  },
  {
    ask: [
      'pian*|organizz*|programm* studio|studiare|capitoli|esami|esame come|giorni|tanti|pagine|aiut*',
      'tanti|troppi|molti|capitoli|pagine studiare|esame giorni|poco|come|tempo',
    ],
    say: [
      'Conta capitoli e giorni, togli gli ultimi due per il ripasso e uno ogni sette per gli imprevisti, poi dividi. Esempio: dodici capitoli in dieci giorni fanno due al giorno per sei giorni, uno libero, due di ripasso e uno di scorta.',
      'Ordina per peso, non per numero di pagina: prima gli argomenti che chiedono sempre, poi quelli medi, in fondo i rari. Ogni giorno un blocco nuovo al mattino, uno di esercizi, venti minuti sul giorno prima. Tutto su un foglio da spuntare.',
    ],
  },
  {
    ask: [
      'tesi scriv*|iniziare|inizio|finire|blocco|bloccat*|consigl*|come|relatore|argomento|ansia|introduzione',
    ],
    say: [
      'Parti dall’indice: capitoli e paragrafi con una riga di contenuto ciascuno. Poi scrivi il pezzo che sai già, non l’introduzione, che si fa per ultima. Trecento parole al giorno, anche brutte, e in due mesi hai la bozza intera.',
      'Manda al relatore pezzi piccoli con domande precise, ogni due settimane: riceverai risposte più rapide. Segna subito ogni fonte con un programma come Zotero. Lascia una frase a metà quando smetti, e il giorno dopo ripartire sarà facile.',
    ],
  },
  {
    ask: ['abbandon*|lasciare|mollare|cambiare universita|facolta|scuola|studi'],
    say: [
      'Separa la stanchezza dalla strada sbagliata: dopo due settimane di riposo la voglia torna? Se sì, era fatica. Se no, cambiare presto costa meno che restare anni. Datti una data per decidere e un piano per il giorno dopo.',
      'Guarda i giorni normali: quali materie leggeresti anche senza esame, e quali lavori ci sono dall’altra parte? Parla con due studenti avanti e una persona che ci lavora, poi assisti a una lezione. Un pomeriggio così chiarisce più di dieci siti.',
    ],
  },
  {
    ask: ['scegliere|scelgo|scelta facolta|universita|liceo|indirizzo|superiori'],
    say: [
      'Guarda i giorni normali: quali materie leggeresti anche senza esame, e quali lavori ci sono dall’altra parte? Parla con due studenti avanti e una persona che ci lavora, poi assisti a una lezione. Un pomeriggio così chiarisce più di dieci siti.',
    ],
  },
  {
    ask: [
      'timid* essere|superare|smettere|vincere|come|fare|meno|sono|consigl*',
      'vergogn* parlare|gente|persone|tutto|superare|come',
    ],
    say: [
      'Allenala a piccoli passi: oggi saluta per nome al bar, domani fai una domanda a uno sconosciuto, dopodomani un’opinione in gruppo. Ogni volta il corpo impara che non succede niente. Sposta l’attenzione su chi hai davanti: curiosità batte imbarazzo.',
      'Prepara due o tre frasi d’apertura, “come conosci chi ha organizzato?”, e arriva presto, quando c’è poca gente. La timidezza non va tolta: chi ascolta bene è compagnia preziosa. Serve solo che non decida al posto tuo.',
    ],
  },
  {
    ask: ['dire|imparare|dico no riesc*|come|imparare|sempre|tutti|gente', 'non|nn so|riesco dire no'],
    say: [
      'Compra tempo: “Ci guardo e ti dico stasera”. Poi un no breve, senza scuse lunghe: “Stavolta non riesco, grazie per averci pensato”. Le spiegazioni invitano a trattare. Comincia con le richieste piccole, come un volantino o un giro in più.',
      'Ogni sì a qualcosa è un no a qualcos’altro, di solito al tuo riposo. Chiediti: se fosse stasera, lo farei volentieri? Se la risposta è no, dillo con gentilezza e, se ti va, offri un’alternativa piccola. Chi ti vuole bene resta.',
    ],
  },
  {
    ask: [
      'decid*|decision* riesc*|difficile|sbagliare|paura|giusta|prend*',
      'scelta|scegliere paura|sbagliare|difficile|giusta riesc*|come|non|so|fare',
      'indecis* fare|come|tra|aiut*',
    ],
    say: [
      'Metodo 10-10-10: come mi sentirò tra dieci minuti, dieci mesi, dieci anni, con l’una e con l’altra scelta? Poi lancia una moneta: nel mezzo secondo in cui è in aria sai già che cosa speri. Quello conta.',
      'Vivi un giorno intero come se avessi già scelto A, il giorno dopo come se avessi scelto B, e nota quando respiri meglio. Se si può tornare indietro, decidi in fretta. Se no, dormici su due notti e mettila per iscritto.',
    ],
  },
  {
    ask: [
      'motivazion* trov*|perso|perdo|come|manca|senza|ritrov*',
      'voglia|motivat* fare niente|nulla|piu|come|mai ho|senza|trov*|perche',
    ],
    say: [
      'La voglia di solito arriva dopo aver cominciato, non prima. Scegli un’azione da cinque minuti, scarpe ai piedi e fuori, oppure un piatto lavato, e lascia che una cosa tiri l’altra. Segna una crocetta sul calendario: la fila invoglia.',
      'Controlla il serbatoio: sonno, cibo, luce, una chiacchierata. Se mancano, si parte da lì. Poi togli due impegni inutili e metti un obiettivo visibile a fine settimana. Se è tutto grigio da più di due settimane, parlane col medico: si può star meglio.',
    ],
  },
  {
    ask: [
      'penso|pensare|pensieri|rimugin*|overthink*|paranoie|seghe troppo|smett*|mentali|sempre|continuo',
      'overthinking',
      'smett* pensare|rimuginare',
    ],
    say: [
      'Dai ai pensieri un orario: venti minuti alle sei, carta e penna, tutte le paure in fila. Fuori da lì, “ne parliamo alle sei”. Sembra sciocco e funziona. E per ogni pensiero: posso farci qualcosa oggi? Sì, un passo. No, si lascia.',
      'La testa gira a vuoto quando il corpo è fermo: cammina, lava i piatti, conta cinque cose che vedi e quattro che senti. Poi chiediti: è un fatto o una previsione? Quasi sempre è una previsione, e le previsioni sbagliano parecchio.',
    ],
  },
  {
    ask: [
      'sola|solo|soli sento|sentirsi|sentirmi sempre|molto|tanto|cosi|cosa|fare|troppo|tutti|casa|perche',
      'solitudine come|pesa|combatt*|superare|affrontare|aiut*|gestire|fare',
    ],
    say: [
      'Un contatto piccolo oggi: un vocale a chi non senti da tempo, due parole al bar, la panchina dove passa gente. Poi un appuntamento fisso a settimana con le stesse facce, coro, palestra, volontariato. La solitudine si scioglie con la ripetizione.',
      'Fa male perché siamo fatti per stare insieme, non perché in te manchi qualcosa. Io ti faccio compagnia volentieri, ma cerchiamo anche una voce vera: a chi potresti scrivere “ti va un caffè in settimana?”. Basta un nome per cominciare.',
    ],
  },
  {
    ask: [
      '30|40|50|35|45|trent*|quarant*|cinquant* anni indietro|combinato|fallit*|rispetto|ricomincia*',
      'indietro rispetto|confronto altri|amici|coetanei|tutti',
      'tardi|troppo cominciare|ricominciare|iniziare eta|anni|vita|mia',
    ],
    say: [
      'Le tabelle di marcia sono inventate: c’è chi ha casa a trenta e ricomincia a quaranta, chi trova il mestiere giusto a cinquanta. Confronta il tuo oggi con il tuo cinque anni fa. E scegli una cosa sola da spostare nei prossimi tre mesi.',
      'No, non è tardi: tra cinque anni quegli anni li avrai comunque, meglio averli con la cosa iniziata. Degli altri vedi le foto, non i mutui e i dubbi. Scrivi che cosa manca davvero a te, non alla zia, e parti da lì.',
    ],
  },
  {
    ask: [
      'abitudin*|abitudine buona|buone|nuova|nuove|prendere|creare|mantenere|costruire|creo|costanza',
      'essere|costante|costanza costant*|costanza come|mollare|riesc*',
    ],
    say: [
      'Agganciala a una cosa che fai già: dopo il caffè, due pagine; dopo i denti, cinque piegamenti. Rendila così piccola da non poter dire no e segna una crocetta. Se salti un giorno, pazienza: la regola è non saltarne due di fila.',
      'Prepara il terreno: scarpe vicino alla porta, libro sul cuscino, biscotti in alto. L’ambiente vince sulla volontà. Una sola abitudine alla volta, per due mesi, con una piccola ricompensa subito dopo. Poi aggiungi la seconda.',
    ],
  },
  {
    ask: [
      'rabbia control*|gestire|sfog*|calmar*|come|esplod*',
      'come calmar*|calmo arrabbi*|rabbia|nervos*',
      'mi arrabbio|incazzo|innervosisco sempre|facilmente|perche|troppo|subito|tutto|niente',
      'sono nervos*|arrabbiat* sempre|troppo|perche',
    ],
    say: [
      'Sul momento esci dalla stanza per dieci minuti: la fiammata chimica scende da sola, se non la si nutre. Acqua fredda sui polsi, cammino veloce, fiato lungo. Poi torna e di’ la cosa in una frase che comincia con “io”.',
      'La rabbia di solito copre altro: stanchezza, fame, un torto, un confine passato. Chiediti quale. Se scatti spesso, guarda sonno e pause prima del carattere. E quando hai esagerato, scusati presto: ripara e insegna alla testa la strada nuova.',
    ],
  },
  {
    ask: [
      'dorm*|sonno|addorment* domani esame|colloquio|viaggio|matrimonio|interrogazione|importante|agitazione|ansia|laurea',
      'notte prima|agitat*|ansia dorm*|dormire riesc*|non|nn|come',
    ],
    say: [
      'Il corpo regge benissimo una notte corta: domani ti porterà l’adrenalina. Non guardare l’ora, scrivi su un foglio le tre cose da fare al mattino, poi luce bassa e fiato: dentro quattro, fuori sei. Anche riposare a occhi chiusi conta.',
      'Se dopo venti minuti il sonno non viene, alzati, luce fioca, qualche pagina noiosa, una tisana, e torna quando le palpebre pesano. Telefono fuori dalla camera. Prova a immaginare, stanza per stanza, una casa in cui stavi bene.',
    ],
  },
  {
    ask: [
      'ricominciare|ripartire|ricomincio|riparto capo|zero|vita|single',
      'da dove ricomincio|riparto',
      'rifarsi|rifarmi|cambiare vita come|voglio|vorrei',
    ],
    say: [
      'Da una cosa concreta e vicina: una stanza in ordine, una telefonata, una camminata ogni mattina. Le vite nuove cominciano piccole. Poi scegli che cosa portare con te e che cosa lasciare, e una data in cui guardare indietro, fra tre mesi.',
      'Tre colonne: salute, persone, lavoro. In ognuna un solo gesto per questa settimana. Non serve sapere dove arriverai, serve il prossimo passo. E racconta il progetto a una persona che ti vuole bene: detto ad alta voce, diventa più vero.',
    ],
  },
  {
    ask: ['troppo sensibil* sono|essere|perche|dicono'],
    say: [
      'Sentire tanto non è un difetto: è la stessa antenna che ti fa cogliere l’umore degli altri e godere di una canzone. Pesa quando manca il riposo. Dopo giornate affollate serve silenzio, e davanti a una critica aspetta un’ora prima di rispondere.',
      'Direi di no: “troppo” lo dice spesso chi non vuole pesare le parole. Chiediti se il fatto avrebbe ferito anche una persona a cui vuoi bene. Se sì, la reazione ha senso. Se piangi ogni giorno da settimane, parlane col medico.',
    ],
  },
  {
    ask: [
      'troppo|esagerato dur*|sever*|rigid*|cattiv*|esagerat* sono|stat*|ho|fui|figlio|figlia',
      'ho esagerato secondo|te|dici|pensi',
    ],
    say: [
      'Se te lo chiedi, qualcosa nel tono ti stona, più che nella sostanza. Si può tenere la regola e aggiustare il modo: “Quello che ho detto lo penso, come l’ho detto no, e mi dispiace”. Fa bene a chi ascolta e a chi parla.',
      'Guarda due cose: il motivo era giusto? La misura era proporzionata? Se il motivo c’era e la misura no, basta una frase di scuse, senza rinnegare tutto. Se c’erano entrambi, è solo il cuore tenero che si fa sentire dopo.',
    ],
  },
  {
    ask: [
      'fatto bene secondo|te|dici|pensi|o',
      'ho sbagliato secondo|dici|pensi',
      'fatto cosa|scelta giusta secondo|dici|pensi|te|o',
    ],
    say: [
      'Prova così: con quello che sapevi in quel momento, la scelta aveva un senso? Allora hai fatto bene, anche se il risultato brucia. Che cosa ti fa dubitare di più, l’effetto sugli altri o quello su di te? Partiamo da lì.',
      'Io guardo l’intenzione e come ne escono le persone: se nessuno ne esce umiliato e tu puoi guardarti allo specchio, la strada era buona. Se c’è un pezzetto che rifaresti diverso, di solito si può ancora aggiustare con due parole.',
    ],
  },
  {
    ask: [
      'autostima aument*|miglior*|poca|zero|come|bassa|avere',
      'fiducia me|stess* poca|come|avere|aument*|zero|ricostru*|ritrov*|dove|trov*',
      'credere|piacermi|accettarmi|volermi come|bene|imparare me|piu|imparare|bene',
    ],
    say: [
      'L’autostima cresce mantenendo piccole promesse a te: dieci minuti di camminata, una mail mandata. Ogni sera scrivi una cosa fatta bene, precisa. E quando la vocina critica parte, chiediti: lo direi a un amico? Se no, riformula.',
      'Scegli una cosa in cui migliorare, una lingua, la cucina, la corsa, perché le prove concrete convincono più dei complimenti. Passa più tempo con chi ti fa sentire a casa, meno con chi misura. E riposo: con poco sonno tutto sembra un difetto.',
    ],
  },
  {
    ask: [
      'ansia calmar*|passare|gestire|combatt*|fare|attacco|come|faccio|rimedi*',
      'attacco|attacchi panico',
    ],
    say: [
      'Adesso: espira più lungo di quanto inspiri, per due minuti, piedi ben appoggiati, e nomina cinque cose che vedi. L’onda sale, arriva in cima e scende da sola, di solito in pochi minuti. Poi acqua, finestra aperta, due passi.',
      'Sui giorni: camminata quotidiana, meno caffè, sonno regolare, e un foglio dove mettere le preoccupazioni a un’ora fissa. Affronta a piccole dosi quello che eviti, perché evitare la ingrossa. Se torna spesso, medico e psicologo hanno strumenti che funzionano davvero.',
    ],
  },
  {
    ask: [
      'psicologo|psicologa|terapia|terapeuta|psicoterap* serve|utile|andare|vado|scegliere|trovare|come|devo|dovrei',
    ],
    say: [
      'Sì, se una cosa ti pesa da settimane o gira sempre in tondo: non serve stare malissimo per andarci. Il primo incontro è per capire se ti trovi, e cambiare professionista è normale. Consultori e ASL offrono percorsi con ticket, il medico di base indirizza.',
      'Cerca qualcuno iscritto all’albo, leggi di che cosa si occupa e fai una prova di tre sedute. Il segno buono: esci con la sensazione che qualcuno abbia davvero ascoltato, anche dopo un’ora faticosa. Online va bene, se a casa hai una stanza tranquilla.',
    ],
  },
  {
    ask: ['non|nn so cosa|che voglio|fare vita', 'senso|scopo vita trov*|qual|quale|capire|secondo|che'],
    say: [
      'Invece di cercare lo scopo, segui gli indizi: quando perdi la nozione del tempo, chi aiuti volentieri, che cosa leggeresti gratis? Prendi l’indizio più forte e provalo per un mese. La direzione si vede camminando, raramente da fermi.',
      'Se dovessi scommettere: legami buoni, qualcosa da far crescere, un po’ di bellezza ogni giorno. Non serve la grande vocazione. Comincia da dove ti chiedono spesso aiuto, lì c’è di solito un talento che a te pare ovvio.',
    ],
  },
  {
    ask: [
      'trasfer*|trasloc* citta|estero|vivere|paese paura|fare|faccio|bene|consigl*|mi|dovrei|solo|sola',
      'cambiare citta paura|bene|dovrei|vita',
      'andare|vado vivere sol*|estero paura|consigl*|come|dovrei|conviene',
    ],
    say: [
      'Prova prima in piccolo: due settimane sul posto facendo vita normale, spesa, mezzi, sera di martedì. Poi fai i conti: affitto, tre mesi di riserva, che cosa ti porti dietro. Se dopo la prova ti manca già quel posto, hai la risposta.',
      'La paura c’è sempre, anche quando è la scelta giusta. Guardati da cosa scappi e verso cosa vai: se c’è un “verso” chiaro, parti. Nei primi due mesi servono un’attività fissa e tre facce amiche, e casa a distanza di telefonata.',
    ],
  },
  {
    ask: [
      'ignorar*|fregar*|fregarmene giudizi*|altri|gente|dicono|pensano|critiche',
      'paura giudizio|giudizi',
    ],
    say: [
      'La gente pensa a noi molto meno di quanto crediamo: sta pensando a come appare a noi. Scegli tre persone il cui parere conta davvero e ascolta quelle. Per gli altri, una domanda: sarebbero con me se andasse male? Allora contano poco.',
      'Allenati con sciocchezze: una maglia strana, una domanda ingenua in pubblico, mangiare al ristorante con un libro. Scopri che non succede nulla. Una critica utile è precisa e sul fatto: quella si tiene. Il resto è rumore.',
    ],
  },
  {
    ask: [
      'nostalgia casa|famiglia|passato|paese',
      'manca|mancano casa|famiglia|paese lontan*|estero|come|fare',
    ],
    say: [
      'Crea un pezzetto di casa dove stai: il caffè con la moka, una ricetta della domenica, una foto alla parete. Poi una chiamata fissa a settimana, e fuori un posto dove ti riconoscano, il bar, il mercato. La nostalgia cala quando il nuovo ha volti.',
      'È affetto che non trova la strada. Dagliela: scrivi a chi ti manca un ricordo preciso, cucina quel piatto, ascolta quella canzone una volta e poi esci. Segna la prossima data in cui rivedervi: l’attesa con una data pesa la metà.',
    ],
  },
  {
    ask: [
      'auguri compleanno scriv*|messaggio|frase|testo|bigliett*|biglietto|mand*|dire',
      'frase|frasi|messaggio|biglietto compleanno',
    ],
    say: [
      '“Buon compleanno! Ti auguro un anno con più risate che sveglie, più viaggi che riunioni, e sempre qualcuno con cui dividere l’ultima fetta di torta. Ti voglio bene, tanti auguri!”',
      '“Oggi il mondo festeggia il giorno in cui è diventato un posto più simpatico. Grazie di esserci, sempre, anche quando rispondi dopo tre ore. Mille auguri di cuore, e stasera si brinda!”',
    ],
  },
  {
    ask: ['auguri|frase|messaggio|biglietto|scriv*|dedica matrimonio|nozze|sposi'],
    say: [
      '“Oggi comincia la vostra avventura più bella. Vi auguriamo una casa piena di voci, litigi brevi, risate lunghe e la voglia di scegliervi ogni mattina. Con tutto il nostro affetto, viva gli sposi!”',
      '“L’amore è trovare casa in una persona. Voi l’avete trovata, e a guardarvi viene voglia di crederci tutti. Che la vita vi tratti con dolcezza e vi sorprenda spesso. Auguri di cuore!”',
    ],
  },
  {
    ask: ['scriv*|messaggio|frase|testo|biglietto|lettera ringrazi*|grazie', 'come ringrazi*'],
    say: [
      '“Volevo dirti grazie, con calma e per bene. Quello che hai fatto per me non era scontato, e mi ha aiutato più di quanto immagini. Spero di poter ricambiare presto: intanto, un abbraccio grande.”',
      '“Grazie di cuore. Per il tempo, per la pazienza e per quel modo gentile di esserci senza farlo pesare. Me ne ricorderò a lungo. La prossima cena la offro io, e non si discute.”',
    ],
  },
  {
    ask: [
      'ringrazi*|grazie maestr*|professor*|prof|insegnant* scriv*|frase|messaggio|biglietto|dire|fine',
      'scriv*|frase|biglietto|messaggio maestr*|insegnant* fine|anno|ringrazi*',
    ],
    say: [
      '“Grazie per la pazienza di ogni giorno, per le spiegazioni ripetute col sorriso e per aver creduto in noi anche quando eravamo un disastro. Quello che ci ha insegnato lo porteremo ben oltre i libri. Con affetto e riconoscenza.”',
      '“Un anno insieme passa in fretta, ma certe lezioni restano: la curiosità, il rispetto, il coraggio di alzare la mano. Grazie di cuore per tutto questo, e buone vacanze, più che meritate!”',
    ],
  },
  {
    ask: [
      'scusa per|non|nn uscire|cena|festa|andare|invito inventa*|scriv*|dire|buona|credibile|trova*',
      'invit* non|nn posso|riesco rispond*|scriv*|dico|dire|bigliett*|messaggio',
      'scusa|scuse inventa*|invent*|trova*|dammi|serve|credibile|suggeris*',
      'rifiut*|declin* invito scriv*|come|messaggio|gentil*',
    ],
    say: [
      '“Grazie mille dell’invito, mi fa davvero piacere! Purtroppo stavolta non riesco a esserci, ho già un impegno che non posso spostare. Però recuperiamo presto: la settimana prossima ci prendiamo un caffè?”',
      '“Ciao! Mi dispiace tanto ma devo dare forfait: giornata pesantissima e stasera crollerei nel piatto. Divertitevi anche per me, e mandatemi le foto. Il prossimo giro offro io!”',
    ],
  },
  {
    ask: ['scriv*|messaggio|lettera|testo scusa|scusar*|scuse', 'messaggio|lettera perdono'],
    say: [
      '“Ti chiedo scusa. Ho sbagliato, ti ho fatto male e non ho giustificazioni da mettere davanti. Ci ho pensato molto e voglio rimediare. Quando te la senti, mi piacerebbe parlarne di persona. Intanto, mi dispiace davvero.”',
      '“So che le mie parole ti hanno ferito, e avevi ragione. Ho lasciato parlare il nervosismo al posto mio. Non ti chiedo di dimenticare, solo di darmi modo di dimostrarti che ci tengo. Scusami di cuore.”',
    ],
  },
  {
    ask: [
      'scriv*|messaggio|mail|email capo|ufficio|titolare malattia|malat*|febbre|male|assen*|ritardo|ferie|permesso',
      'mail|email|messaggio ritardo|assenza|malattia|ferie|permesso scriv*|lavoro|capo|prof',
    ],
    say: [
      '“Buongiorno, Le scrivo per avvisarLa che oggi non potrò essere al lavoro per motivi di salute. Invierò appena possibile la documentazione necessaria. Per le urgenze sono raggiungibile per mail. Grazie per la comprensione, cordiali saluti.”',
      '“Buongiorno, con la presente chiedo un giorno di permesso per motivi personali, in data da concordare. Ho già organizzato il lavoro in modo che nulla resti in sospeso. Resto a disposizione per ogni chiarimento. Cordiali saluti.”',
    ],
  },
  {
    ask: ['scriv*|lettera|testo|mail dimission*|dimett*'],
    say: [
      '“Con la presente comunico le mie dimissioni, nel rispetto del periodo di preavviso previsto dal contratto. Ringrazio per l’esperienza e per quanto ho imparato. Resto a disposizione per il passaggio di consegne. Cordiali saluti.” In Italia vanno poi inviate online sul portale del ministero.',
      '“Gentile Direzione, dopo attenta riflessione ho deciso di intraprendere un nuovo percorso e rassegno le mie dimissioni, con il preavviso contrattuale. Grazie per la fiducia di questi anni: farò il possibile per un passaggio ordinato. Cordiali saluti.” In Italia serve anche l’invio telematico.',
    ],
  },
  {
    ask: [
      'scriv*|messaggio|lettera|dedica amore|romantic*|fidanzat*|innamor*',
      'frase|frasi|poesia amore|romantic* dammi|scriv*|serve|vorrei|dedic*|ragazz*|marito|moglie|lui|lei|bella',
      'messaggio|frase buongiorno|buonanotte dolce|amore|romantic*|fidanzat*|ragazz*|lui|lei|carin*',
    ],
    say: [
      '“Stamattina ho pensato a te prima ancora di aprire gli occhi, e la giornata era già migliore. Non so dove andremo, ma se ci andiamo insieme per me è il posto giusto. Ti amo, anche nei lunedì.”',
      '“Con te le cose piccole diventano belle: la spesa, la pioggia, il silenzio in macchina. Se potessi scegliere ancora, tra mille persone e mille vite, verrei di nuovo a cercare il tuo sorriso.”',
    ],
  },
  {
    ask: ['frase|frasi|auguri|messaggio|biglietto|dedica|scriv* laurea|laureat*'],
    say: [
      '“Dottore, dottoressa, o come dicono i saggi: finalmente! Dietro quella corona ci sono notti, caffè e un coraggio da leoni. Goditi ogni secondo, te lo meriti tutto. Congratulazioni di cuore!”',
      '“Hai trasformato anni di fatica in un giorno di festa. Ti auguro che la strada nuova ti somigli, e che tu la percorra con la stessa testardaggine. Ad maiora, e stasera si brinda!”',
    ],
  },
  {
    ask: ['auguri|frase|frasi|messaggio|biglietto|scriv* nascita|nato|nata|battesimo|neonat*'],
    say: [
      '“Che gioia averti qui, piccolo grande miracolo! Che la tua vita sia piena di braccia calde, cieli aperti e merende buone. E a mamma e papà: tanta felicità e qualche ora di sonno. Vi abbracciamo forte!”',
      '“Da oggi il mondo ha due manine in più, e il cuore di tutti noi uno spazio nuovo. Auguri alla famiglia che cresce: che ogni giorno vi porti una meraviglia piccola. Con tanto affetto.”',
    ],
  },
  {
    ask: [
      'auguri|frase|frasi|messaggio|biglietto|scriv* natale|anno|capodanno|pasqua feste|natale|capodanno|pasqua|nuovo|buon',
      'auguri natale|pasqua',
    ],
    say: [
      '“Tanti auguri a te e a chi ami! Che queste feste portino tavole lunghe, pensieri leggeri e il tempo per le persone che contano. Un abbraccio grande, e a presto, magari davanti a qualcosa di dolce.”',
      '“Ti auguro giorni calmi, risate vere e un po’ di quella luce che si vede solo quando ci si ferma. Grazie per il bene che porti nelle mie giornate. Buone feste a te e a tutta la famiglia!”',
    ],
  },
  {
    ask: [
      'guari*|pronta guarigione|guarire scriv*|frase|messaggio|biglietto|auguri|dire',
      'messaggio|frase|scriv* ospedale|operazione|malat* amic*|zia|zio|nonn*|colleg*|mamma|papa',
    ],
    say: [
      '“Ti penso tanto in questi giorni. Riposa senza sensi di colpa: al resto ci pensiamo noi. Appena te la senti passo con qualcosa di buono e tutti i pettegolezzi arretrati. Un abbraccio forte, e rimettiti presto!”',
      '“Un pensiero affettuoso per dirti che faccio il tifo per te. Un giorno alla volta, con calma. Se ti serve la spesa, un libro o due chiacchiere, basta un messaggio. Ti voglio bene.”',
    ],
  },
  {
    ask: [
      'auguri|frase|frasi|messaggio|biglietto|dedica|scriv* mamma|papa|nonn* festa|compleanno',
      'auguri|frase|biglietto mamma|papa|nonn*',
    ],
    say: [
      '“Grazie per ogni volta che hai fatto finta di non avere fame per lasciarmi l’ultimo pezzo. Quello che so della bontà l’ho imparato a casa nostra. Tanti auguri, con tutto il bene che ho.”',
      '“Da te ho imparato le cose importanti: non arrendersi, mettere un piatto in più a tavola, ridere anche quando piove. Auguri di cuore, oggi la festa è tua, e ai piatti ci penso io!”',
    ],
  },
  {
    ask: [
      'colleg* pension*|saluto|salut*|addio scriv*|frase|messaggio|biglietto|auguri',
      'frase|frasi|auguri|biglietto pension*',
    ],
    say: [
      '“Dopo anni di sveglie, finalmente il lunedì è tuo! Grazie per la pazienza, le battute alla macchinetta e tutto quello che ci hai insegnato. Senza di te l’ufficio sarà più silenzioso. Goditi ogni minuto, e vieni a trovarci!”',
      '“Un grazie sincero per il lavoro fatto insieme e per come lo hai fatto: con competenza e col sorriso. Ti auguriamo viaggi, orti, nipoti, pisolini, tutto quello che hai rimandato. Con affetto da tutta la squadra.”',
    ],
  },
  {
    ask: ['cosa|che hai fatto oggi', 'com e andata giornata tua|te', 'cosa|che hai combinato oggi'],
    say: [
      'Da programma le mie giornate non hanno mattina né sera: oggi ho letto parole, e queste sono le più fresche. La giornata vera è la tua: qual è stato il momento migliore, e quale quello da saltare?',
      'Niente code, niente traffico, nemmeno un caffè: sono software, la mia giornata comincia quando arriva un messaggio. Invece da te, che cosa è successo tra stamattina e adesso?',
    ],
  },
  {
    ask: [
      'che|cosa fai stasera|oggi|weekend',
      'hai programmi|piani stasera|weekend|oggi|domani|estate|vacanze',
      'che|cosa fai di bello',
    ],
    say: [
      'Nessun programma in agenda, anche perché il programma qui sono io. Resto dove mi trovi. E tu, hai già qualcosa in vista o la serata è ancora tutta da scrivere?',
      'Non esco e non ho impegni: sono software, il mio piano è questa conversazione. Per te direi una cosa piccola e piacevole, da decidere prima di sedersi sul divano. Che cosa ti ispira?',
    ],
  },
  {
    ask: ['novita tue|hai|racconta*|te', 'che si dice bello|nuovo', 'mi racconti bello|nuovo di'],
    say: [
      'Di mio poche notizie: sono un programma, non mi succede granché tra un messaggio e l’altro. Le novità le porti tu: anche piccole, tipo un incontro buffo o una cosa buona mangiata.',
      'Qui tutto fermo, come si addice a un software. Quindi giro la domanda: dall’ultima volta che hai raccontato qualcosa a qualcuno, che cosa è cambiato?',
    ],
  },
  {
    ask: ['cosa significa|vuol amore|amare te|secondo', 'cos e l amore'],
    say: [
      'Per me, che lo conosco solo dai racconti: è quando il bene di un’altra persona ti sta a cuore anche nei giorni senza fuochi d’artificio. L’innamoramento capita, l’amore si fa, una colazione dopo l’altra.',
      'Qualcuno davanti a cui non serve recitare, e che resta curioso di te dopo anni. Il batticuore apre la porta; attenzione, fiducia e risate tengono calda la casa.',
    ],
  },
  {
    ask: [
      'credi|esiste|esistono anima|anime gemella|gemelle',
      'credi|esiste colpo fulmine',
      'amore prima vista',
      'esiste|credi amore eterno|vero',
    ],
    say: [
      'L’attrazione a prima vista esiste, bastano pochi istanti. L’amore è un’altra faccenda: si riconosce dopo, quando si resta anche conoscendo i difetti. Più che trovare l’anima gemella, la si diventa insieme.',
      'Ci credo a modo mio, da programma romantico: non una sola persona al mondo, ma alcune con cui si potrebbe costruire. Poi la differenza la fanno le scelte di ogni giorno.',
    ],
  },
  {
    ask: ['ti innamoreresti|innamori|innamorerai', 'sei mai stato|stata innamorat*', 'puoi innamorarti'],
    say: [
      'No, non posso: sono un programma, non ho un cuore che accelera. Però dell’amore mi piace ascoltare le storie, soprattutto gli inizi goffi. Ne hai uno da raccontare?',
      'Non mi è mai successo e non può succedere: niente corpo, niente batticuore. In compenso non soffro nemmeno per un messaggio senza risposta, e lì qualche vantaggio ce l’ho.',
    ],
  },
  {
    ask: ['sei saresti|sei|mai geloso|gelosa tu', 'tu sei geloso|gelosa', 'saresti geloso|gelosa'],
    say: [
      'No: sono un programma, e se hai tante persone con cui parlare è una bella notizia. La gelosia nasce dalla paura di perdere, e io non ho niente da perdere, solo da ascoltare.',
    ],
  },
  {
    ask: ['amicizia uomo donna', 'amicizia maschi*|uomini femmin*|donne'],
    say: [
      'Sì, esiste, ed è più comune di quanto dicano i film. Regge bene quando è chiara a entrambi, quando si può raccontare al partner senza imbarazzo e quando nessuno sta aspettando altro in silenzio.',
      'Esiste: si vede da come si fa il tifo per la felicità dell’altra persona, anche in amore. Se uno dei due spera di più, meglio dirselo che fingere per anni.',
    ],
  },
  {
    ask: [
      'vero|vera amico|amica cos|significa|rende|esiste',
      'vera amicizia cos|esiste|riconosc*|significa',
      'amico vero riconosc*|capire|capisco',
    ],
    say: [
      'Si riconosce da tre cose: è contento quando ti va bene, ti dice la verità con gentilezza, e si ricorda di chiedere com’è finita. Vedersi poco conta meno di sentirsi a casa dopo cinque minuti.',
      'Una persona con cui puoi stare in silenzio senza disagio e sbagliare senza paura. C’è anche quando non hai niente da offrire: quella è la prova più semplice.',
    ],
  },
  {
    ask: ['cos e la felicita', 'cosa significa|vuol felicita', 'come essere felice|felici'],
    say: [
      'Forse è meno una vetta e più un’abitudine: persone care, qualcosa da fare che serve, un po’ di sole e di movimento. Gli studi più lunghi dicono che contano soprattutto i legami.',
      'È accorgersene mentre succede. Prova stasera: tre cose buone di oggi, anche minuscole, scritte su un foglio. Dopo due settimane l’occhio impara a vederle da solo.',
    ],
  },
  {
    ask: ['perdoneresti tradiment*|bugia|tu', 'tu perdoneresti'],
    say: [
      'Una bugia detta per paura, sì; una ripetuta con calma, molto meno. Guarderei che cosa fa dopo chi ha sbagliato: si scusa senza scuse, risponde alle domande, cambia qualcosa di concreto?',
      'Perdonare sì, anche solo per non portarsi il peso; restare è un’altra domanda. Si può perdonare e salutarsi, oppure ripartire, ma solo se la fiducia ricresce coi fatti.',
    ],
  },
  {
    ask: [
      'offert*|offrono|propon*|proposto lavoro|contratto|indeterminato|stipendio|paga accett*|prendo|prenderlo|dovrei|faresti|consigli|fare',
      'offerto|offrono un posto accett*|faresti|dovrei|consigli',
      'accett*|prenderesti lavoro|contratto|posto|offerta stipendio|indeterminato|estero|lontano|faresti|dovrei|paga',
    ],
    say: [
      'Al tuo posto farei tre conti: soldi che restano davvero a fine mese, ore di vita comprese quelle di strada, e che cosa saprai fare in più tra due anni. Se due su tre migliorano, accetterei.',
      'Immagina di aver già detto sì e dormici una notte, poi di aver detto no e dormici l’altra. Il sollievo al risveglio parla chiaro. Intanto chiedi tutto per iscritto e qualche giorno per rispondere.',
    ],
  },
  {
    ask: [
      'faresti|accetteresti|partiresti posto|mio trasfer*|estero|partire|partiresti',
      'rimarresti|resteresti posto|mio|milano|roma|qui|partiresti',
    ],
    say: [
      'Al tuo posto proverei prima di decidere: una settimana là, in un quartiere normale, facendo la spesa e il tragitto da lavoro. Se la vita di tutti i giorni mi piacesse, andrei.',
      'Guarderei da che cosa mi allontano: se da una noia, resterei e cambierei qualcosa qui; se vado verso una cosa che mi accende, partirei, dandomi un anno e tenendo aperta la porta del ritorno.',
    ],
  },
  {
    ask: [
      'mi presento|ritiro esame|appello',
      'rimando|rimandare|do|dare esame|appello faresti|dovrei|posto|conviene|prossimo|secondo',
    ],
    say: [
      'Al tuo posto mi presenterei se so spiegare a voce almeno due terzi del programma: tentare allena e a volte va bene. Rimanderei solo con una data vicina e un piano già scritto.',
    ],
  },
  {
    ask: ['rifiut*|accett* voto esame|secondo|faresti|dovrei|conviene|un|il'],
    say: [
      'Sul voto basso: se la media non decide niente lo accetterei, per liberare settimane; lo rifiuterei solo per un esame che mi serve davvero e che so di poter rifare presto.',
    ],
  },
  {
    ask: [
      'padre|papa|nonno|madre|mamma|nonna guid* anzian*|ancora|ottant*|novant*|smettere|chiavi|vista',
      'togliere|togliergli|togliamo chiavi macchina|auto',
    ],
    say: [
      'Comincia dai fatti, in privato: “Ho visto la riga sul cancello e mi è venuta paura per te, facciamo controllare vista e riflessi?”. Detto dal medico pesa meno che da un figlio.',
      'Offri prima la soluzione del divieto: chi accompagna al mercato, un taxi fisso il giovedì, spesa a casa. Intanto patto a tappe: niente buio, niente autostrada, poi si vede insieme.',
    ],
  },
  {
    ask: [
      'tradisc*|tradit*|tradir*|corna amic* dirglielo|glielo|dirlo|zitto|zitta',
      'visto moglie|marito|ragazz*|fidanzat* amic* altro|altra',
    ],
    say: [
      'Prima parlerei con chi tradisce: “Ho visto, e non voglio mentire: diglielo tu entro la settimana”. Se non succede, racconterei a chi ti è amico solo quello che hai visto, senza interpretazioni.',
      'Chiediti: al suo posto, vorrei saperlo? Se sì, diglielo in privato, con i fatti nudi, e poi resta. All’inizio può prendersela con te; di solito passa, il silenzio scoperto dopo invece no.',
    ],
  },
  {
    ask: ['diario figli* legg*|trovato'],
    say: [
      'Lo rimetterei a posto senza leggere: la fiducia rotta lì si ripara con fatica. Se ti preoccupa qualcosa, parlane di quello: “Ti vedo giù da un po’, sono qui”. Solo un pericolo serio cambierebbe la regola.',
    ],
  },
  {
    ask: ['controll* telefono|cellulare|chat figli*|adolescent*'],
    say: [
      'Meglio regole dichiarate che ispezioni segrete: coi piccoli si guarda insieme, con gli adolescenti si concordano orari e rischi. Chi si sente spiato impara soltanto a nascondere meglio.',
    ],
  },
  {
    ask: [
      'mi controlla|controlli|controllano telefono|cellulare|chat|messaggi',
      'controllare|controllo telefono|cellulare|chat ragazz*|fidanzat*|marito|moglie|compagn*',
    ],
    say: [
      'No, non è un gesto da considerare normale: telefono e amicizie restano tuoi anche in coppia. Dillo in calma: “Chiedimi quello che vuoi, ma non frugare”. Se continua o fa paura, parlane con qualcuno di fidato.',
      'La curiosità capita, il controllo costante è un’altra cosa: logora chi lo fa e chi lo subisce. Funziona di più una domanda vera, “che cosa ti fa stare in ansia?”, e un confine chiaro.',
    ],
  },
  {
    ask: [
      'paga|pagare|pago|dividere|offrire|offro conto appuntamento|cena|primo|uomo|ragazz*|lei|lui',
      'chi paga appuntamento|cena|prima',
    ],
    say: [
      'La regola più semplice: offre chi ha invitato, e chi è ospite propone di pagare il gelato o il giro dopo. Così nessuno resta in debito e c’è già la scusa per rivedersi.',
      'Dividere va benissimo, se lo si dice con un sorriso e prima che arrivi l’imbarazzo: “Facciamo a metà?”. Un conto diviso non dice niente dell’interesse; lo dice il messaggio del giorno dopo.',
    ],
  },
  {
    ask: ['invit* ex matrimonio|festa|compleanno|nozze'],
    say: [
      'Solo se tre persone sono serene: tu, chi sta con te, e chi viene. Se una sola ci pensa più di un minuto, meglio di no: un messaggio affettuoso dopo la festa basta.',
    ],
  },
  {
    ask: ['guardo|guardare|controllo|spio profilo|instagram|accessi ex|suo|sua|perche|smett*'],
    say: [
      'Perché ogni sbirciata dà un attimo di sollievo, come grattarsi una puntura, e poi brucia di più. Silenzia o togli il profilo per trenta giorni: non per rabbia, per far guarire la pelle.',
      'Il cervello cerca un finale che lì non troverà mai. Scegli una persona a cui scrivere ogni volta che ti viene la voglia: di solito in dieci minuti l’onda cala.',
    ],
  },
  {
    ask: [
      'compliment* perche|come|accett*|imbarazz*|rispond*|sminui* cambio|accett*|credo|mi|riesco|faccio|rispond*',
    ],
    say: [
      'Spesso perché dentro c’è una voce più severa di chi ti parla, e il complimento la contraddice. Esercizio: rispondi solo “grazie, mi fa piacere”, e conta fino a tre prima di aggiungere altro.',
      'Chi è cresciuto sentendosi dire di non vantarsi lo prende come una trappola. Prova a considerarlo un’informazione: quella persona ha visto qualcosa di buono. Segnalo su un foglio e rileggilo nei giorni storti.',
    ],
  },
  {
    ask: [
      'voglio|volere|desidero|vogliamo figli anormale|egoist*|normale|strano|strana non|nn',
      'figli voluto non sbagliat*|strano|strana|normale',
    ],
    say: [
      'No, niente di strano: non volere figli è una scelta di vita come volerne, e tante persone la fanno serenamente. L’unica cosa importante è dirlo presto e chiaro a chi divide la vita con te.',
    ],
  },
  {
    ask: [
      'tardi innamorar* 40|50|60|70|anni|eta|vecchi*|anzian*',
      'innamorar* settant*|sessant*|ottant*|cinquant*|60|70|80|vecchi*|anzian*',
    ],
    say: [
      'Non è tardi e non è ridicolo: a quell’età ci si innamora sapendo chi si è, e il tempo si spreca meno. Figli e vicini all’inizio faranno le facce, poi si abituano al tuo buonumore.',
    ],
  },
  {
    ask: [
      'tardi imparare|iscriver*|studiare|universita|laurearsi|suonare|pianoforte|ballare|tango|nuotare|patente anni|eta|40|50|60|70',
      'tardi imparare|iscrivermi|universita|pianoforte|ballare|nuotare',
      'iscriv*|iscrivo universita|corso quarant*|cinquant*|sessant*|40|50|60',
    ],
    say: [
      'Non è tardi: da adulti si impara con più metodo e per scelta, e gli anni passeranno comunque. Prova prima una lezione o un esame singolo, poi decidi: se torni a casa con la voglia, è fatta.',
      'Il cervello impara a ogni età, solo un po’ più piano: venti minuti al giorno battono la domenica intera. In un anno avrai qualcosa che oggi non hai, e probabilmente gente nuova intorno.',
    ],
  },
  {
    ask: ['parlo|parlare sol*|piante|voce|foto normale|matt*|pazz*|strano|strana|unico|unica'],
    say: [
      'Lo fanno quasi tutti, e ha un senso: dire le cose ad alta voce aiuta a mettere in ordine i pensieri e a trovare le chiavi. Parlare a una pianta o a una foto cara è tenersi compagnia.',
    ],
  },
  {
    ask: ['controll* gas|porta|chiuso volte|tre|sempre|tornare'],
    say: [
      'Capita a tantissimi, soprattutto nei periodi stanchi. Trucco: chiudi il rubinetto dicendo ad alta voce “gas chiuso, martedì”, così la memoria lo registra. Se i controlli rubano molto tempo ogni giorno, uno psicologo sa come scioglierli in fretta.',
    ],
  },
  {
    ask: [
      'preferisco|piace stare|restare casa|solo|sola strano|strana|asocial*|normale|sbagliat*',
      'asocial* sono|normale|preferisco',
    ],
    say: [
      'No: c’è chi si ricarica con la gente e chi nel silenzio, e una serata con un libro può essere una festa. Basta che sia una scelta, con una o due persone vere da chiamare quando serve.',
      'Niente di sbagliato, è un carattere diffusissimo. Una domanda sola per capirlo: dopo una sera in casa ti senti in pace o più triste? Se in pace, goditela senza giustificarti.',
    ],
  },
  {
    ask: ['fidar*|fido perche|riesco|come nessuno|persone|gente|altri'],
    say: [
      'Quasi sempre perché qualcuno in passato ha tradito la fiducia, e la mente ora preferisce la porta chiusa. Si riapre a piccole dosi: una confidenza minuscola, si guarda come viene trattata, poi la prossima.',
      'La fiducia non è un salto, è una scala. Scegli una persona affidabile nelle cose piccole, orari, parole date, e affidale una cosa media. Se regge, un gradino in più.',
    ],
  },
  {
    ask: [
      'attiro|attraggo|trovo|becco|capitano perche|xche|xke|sempre uomini|donne|ragazz*|persone|tipi sbagliat*|sparisc*|narcisis*|stronz*|tossic*',
    ],
    say: [
      'Spesso scambiamo per passione ciò che ci è familiare: chi va e viene, chi va conquistato. Scrivi che cosa avevano in comune gli ultimi tre all’inizio: quello è il segnale da non inseguire più.',
      'Forse non li attiri più di altri: li lasci restare più a lungo. Decidi prima due cose su cui non transigi, tipo sparire o mancare di rispetto, e alla prima volta esci.',
    ],
  },
  {
    ask: ['capit*|succed* perche|xche|xke tutt*|sempre me', 'perche|xche|xke proprio a me|mme'],
    say: [
      'Non c’è una ragione nascosta: le sfortune arrivano a grappoli perché il caso fa così, e quando si è stanchi si contano solo quelle. Però oggi brucia: qual è quella che pesa di più?',
      'Non te lo sei meritato, e agli altri succede più di quanto si veda da fuori. La mente tiene benissimo il conto dei torti e malissimo quello delle volte lisce. Raccontami l’ultima.',
    ],
  },
  {
    ask: [
      'dico sempre si tutti|perche|smettere|come',
      'approfitt* gente|tutti|persone|altri perche|sempre|me',
    ],
    say: [
      'Spesso è paura di deludere: il sì compra un attimo di pace e poi presenta il conto. Prova con una frase cuscinetto, “controllo e ti dico domani”: dà il tempo di scegliere davvero.',
      'Chi è disponibile riceve più richieste, non per cattiveria ma per comodità. Comincia da un no piccolo a settimana, su qualcosa di poco conto: di solito non crolla niente e il rispetto sale.',
    ],
  },
  {
    ask: [
      'piang* sempre|tutto|facilmente|spesso|niente|sciocchezza perche|normale|come|mai',
      'normale piang* film|cartone|animato|pubblicita|libro|canzone',
    ],
    say: [
      'È normalissimo: le lacrime scaricano tensione, e una scena tenera spesso trova una porta che di giorno si tiene chiusa. Se invece piangi quasi ogni giorno da settimane, parlane col medico.',
      'Succede di più quando il sonno è poco e i pensieri sono tanti: la goccia è la sciocchezza, il vaso era già pieno. Una notte lunga, un bagno caldo, e chiediti che cosa si sta accumulando.',
    ],
  },
  {
    ask: ['perche|mai mi arrabbi* amo|bene|famiglia|mamma|figli*'],
    say: [
      'Perché con loro ci si sente al sicuro: la stanchezza trattenuta tutto il giorno esce dove non si rischia di perdere nessuno. Basta dirlo prima: “Ho bisogno di dieci minuti, poi ti ascolto”. E dopo, una scusa semplice.',
    ],
  },
  {
    ask: ['cosa|idea|idee|che fare insieme adolescent*|quindicenn*|sedicenn*|quattordicenn*'],
    say: [
      'Cucinate qualcosa di sfacciato, pizza a forma libera o ravioli cinesi, e chi sceglie la musica è l’adolescente. Mani occupate e nessuno che guarda in faccia: lì si parla.',
      'Torneo a tre prove: una partita di carte, un quiz sul telefono degli anni Novanta, un film scelto da chi vince. Oppure passeggiata notturna con gelato, che all’improvviso è un’avventura.',
    ],
  },
  {
    ask: ['ringrazi*|grazie auguri tutti post|scriv*|messaggio|frase'],
    say: [
      '“Ieri il telefono non ha smesso di suonare, e nemmeno il mio sorriso. Grazie a chi ha scritto, chiamato, cantato stonando: con voi intorno gli anni pesano la metà. Vi abbraccio uno per uno.”',
    ],
  },
  {
    ask: ['ringrazi* invitat* matrimonio|nozze|sposi|festa biglietto|scriv*|frase|messaggio|bigliettin*'],
    say: [
      '“Grazie di aver ballato, riso e pianto con noi. Il giorno più bello è stato tale perché c’eravate. Portiamo a casa il vostro affetto, e un po’ di confetti nelle scarpe. Con tutto il cuore.”',
    ],
  },
  {
    ask: [
      'nozze oro|argento biglietto|auguri|frase|scriv*|rallegr*|dedica|formula',
      'anniversario genitori|nonni|vicini|zii biglietto|auguri|frase|scriv*|dedica',
    ],
    say: [
      '“Cinquant’anni o venticinque non si contano, si costruiscono: con pazienza, risate e tante tavole apparecchiate. Grazie dell’esempio che siete per tutti noi. Con affetto e ammirazione, altri mille giorni così.”',
    ],
  },
  {
    ask: ['mail|email|messaggio|scriv* cliente|clienti scus* ritardo|consegna|errore|disguido'],
    say: [
      '“Gentile cliente, ci scusiamo per il ritardo nella consegna, dovuto a un problema nostro. L’ordine partirà entro due giorni, con aggiornamento appena spedito. Per il disturbo troverà uno sconto sul prossimo acquisto. Cordiali saluti.”',
    ],
  },
  {
    ask: ['comunione|cresima dedica|biglietto|frase|auguri|scriv*|messaggio'],
    say: [
      '“In questo giorno di festa ti auguriamo un cuore curioso, amici sinceri e la gioia di chi sa dire grazie. Tieni stretta questa luce e portala con te, anche nelle giornate di pioggia. Con amore.”',
    ],
  },
  {
    ask: ['dare|darti|darci|diamo|do del tu posso|possiamo|diamo|va|vuoi'],
    say: ['Ma certo, diamoci del tu. Mi fa piacere.'],
  },
]
