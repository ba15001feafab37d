import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Di’ esattamente che cosa hai fatto, senza “se ti ho ferito” e senza “però tu”. Delle scuse con dentro un “ma” diventano un’arringa.',
      'Tre frasi bastano: ho sbagliato in questo, capisco che effetto ha avuto, la prossima volta farò così. Poi silenzio, e lascia parlare l’altra persona.',
      'Meglio a voce, in un momento tranquillo e senza pubblico. Se non è possibile, un biglietto breve scritto a mano vale più di dieci messaggi.',
      'Non chiedere il perdono sul momento: offri le scuse e concedi tempo. Una frase come “non devi rispondermi subito” toglie pressione e spesso apre la porta.',
      'Accanto alle parole metti un gesto che ripara proprio quel danno: una cosa da restituire, una frase da correggere, un impegno da mantenere. Le scuse si credono dai fatti.',
    ],
    ask: ['Che cosa pesa di più all’altra persona, secondo te?'],
  },
  howSayNo: {
    say: [
      'Prova con un no corto: “Mi dispiace, questa volta non posso”. Senza spiegazioni, perché ogni motivo che dai è un motivo che si può discutere.',
      'Prendi tempo: “Ci penso e ti faccio sapere domani”. Il sì automatico nasce dalla fretta, e a mente fredda il no viene molto più facile.',
      'Offri solo quello che dai volentieri: “Questo no, però posso fare quest’altro”. Resta un limite, ma con una porta socchiusa decisa da te.',
      'Se insistono, ripeti la stessa frase con lo stesso tono, come un disco rotto gentile. Dopo la terza volta quasi tutti capiscono che la trattativa è chiusa.',
      'Comincia dai no piccoli, quelli dove rischi poco: un volantino, una seconda fetta, una chiamata fuori orario. Il limite è un muscolo, si allena con pesi leggeri.',
    ],
    ask: ['Quale richiesta ti costa di più rifiutare?'],
  },
  howConfess: {
    say: [
      'Una frase semplice batte qualsiasi discorso: “Mi piace stare con te e vorrei conoscerti meglio. Ti va un caffè noi due?” Dice tutto e lascia libertà.',
      'Prima proponi del tempo insieme, solo voi due. Da come accoglie l’invito capirai molto, e la dichiarazione poi diventa quasi una formalità.',
      'Scegli un momento leggero, mentre camminate o prima di salutarvi: nessuno si trova con le spalle al muro e chi ascolta può rispondere con calma.',
      'Di’ che cosa ti piace di preciso: il modo di ridere, come ascolta, un dettaglio vero. Un complimento esatto commuove più di un “mi piaci” generico.',
      'Aggiungi una via d’uscita: “Se per te non è così va bene, ci tenevo a dirtelo”. Senza pressione, anche un no resta elegante per tutti e due.',
    ],
    ask: ['In quale occasione vi trovate a parlare voi due?'],
  },
  howEndIt: {
    say: [
      'Dillo nei primi due minuti, con una frase chiara: “Ho deciso di chiudere la nostra storia”. I lunghi preamboli fanno soltanto crescere l’angoscia di chi ascolta.',
      'Scegli un posto tranquillo da cui entrambi possiate andarvene. Se la storia è stata importante, la voce e lo sguardo sono un segno di rispetto.',
      'Parla di te e non dei difetti altrui: “Non sento più quello che serve per andare avanti”. Un elenco di colpe apre un processo, non un addio.',
      'Non lasciare speranze per gentilezza: “magari un giorno” o “prendiamoci una pausa” fanno male più a lungo di un no detto bene.',
      'Prima di parlare decidi le cose pratiche: chi dorme dove, le chiavi, i contatti nei giorni dopo. Se temi una reazione aggressiva, fallo con qualcuno vicino o a distanza.',
    ],
    ask: ['Che cosa ti ha portato a questa decisione?'],
  },
  howAskRaise: {
    say: [
      'Chiedi un appuntamento apposta, dieci minuti, invece di buttarla lì in corridoio. Chi decide ascolta meglio se sa di che si parla e non ha fretta.',
      'Porta tre fatti concreti: un risultato, una responsabilità in più, un problema risolto. Parla di ciò che dai tu, lasciando fuori il confronto con i colleghi.',
      'Fai una richiesta precisa, con cifra o date, poi taci. Il silenzio dopo la domanda è scomodo, ma tocca all’altra parte riempirlo.',
      'Rendi facile il sì: per l’assenza presenta già chi copre e che cosa; per i soldi, che cosa continuerai a portare avanti. Una soluzione pronta dimezza le obiezioni.',
      'Prepara la risposta al no: “Che cosa serve per arrivarci, e quando ne riparliamo?” Così un rifiuto diventa almeno una data sul calendario.',
    ],
    ask: ['Quali argomenti hai già in mano da portare?'],
  },
  howTalkToParents: {
    say: [
      'Comincia da chi dei due ascolta meglio. Con qualcuno già dalla tua parte, il secondo discorso pesa la metà.',
      'Apri con quello che ti serve: “Devo dirvi una cosa importante, vi chiedo di ascoltare fino in fondo”. Sembra poco, ma dà un ruolo a chi ascolta.',
      'Metti in conto che la prima reazione sia quasi sempre paura travestita da rabbia. Di’ la tua, lascia sbollire e riprendete qualche giorno dopo.',
      'Niente pranzo della domenica e niente porte sulle scale: una sera calma, televisione spenta, senza pubblico. Il momento fa metà del lavoro.',
      'Se a voce ti blocchi, scrivi una lettera e lasciala leggere prima di parlarne. Nessuno interrompe un foglio, e tu puoi pesare ogni parola.',
    ],
    ask: ['Quale reazione ti aspetti da loro?'],
  },
  howTalkToFriend: {
    say: [
      'A quattr’occhi e camminando: fianco a fianco le cose scomode si dicono meglio, perché nessuno deve reggere lo sguardo dell’altro.',
      'Comincia dal legame: “Te lo dico perché tengo a te”. Poi un solo fatto preciso, senza “sempre” e senza “mai”, che fanno scattare la difesa.',
      'Racconta che effetto fa a te, invece di spiegare com’è fatta l’altra persona. “Ci resto male quando succede questo” è difficile da contestare.',
      'Metti prima una domanda: “C’è una cosa che vorrei dirti, è un buon momento?” Chi dà il permesso ascolta con tutt’altra disposizione.',
      'Vai al punto in due frasi e poi chiedi “tu come la vedi?”. Spesso dietro c’è un motivo che da fuori non si vedeva.',
    ],
    ask: ['Da quanto tempo ti tieni dentro questa cosa?'],
  },
  howTalkToPartner: {
    say: [
      'Apri piano: i primi tre minuti decidono quasi tutto. “Mi manca questa cosa tra noi” porta lontano, “tu non fai mai” porta a una lite.',
      'Un tema alla volta, e mai dopo le dieci di sera o a pancia vuota. Meglio una passeggiata o il divano del sabato mattina.',
      'Arriva con una richiesta piccola e concreta, qualcosa che si possa fare già questa settimana. Le lamentele restano in aria, le richieste trovano risposta.',
      'Chiedi prima come la vive l’altra metà della coppia e ripeti con parole tue ciò che hai capito. Poi tocca a te, e ti ascolterà meglio.',
      'Se i toni si scaldano, fermatevi venti minuti con una promessa di ripresa: “Facciamo una pausa e riprendiamo dopo cena”. Una pausa annunciata non è una fuga.',
    ],
    ask: ['Che cosa vorresti che cambiasse tra voi, in concreto?'],
  },
  writeOrWait: {
    say: [
      'Se hai una cosa vera da dire, scrivi: un messaggio solo, breve, senza punto interrogativo ansioso. Poi la palla è di là e tu posi il telefono.',
      'Guarda chi ha scritto per ultimo. Se sei tu, aspetta ancora un po’; se tocca a te, smetti di contare le ore e rispondi.',
      'Scrivi ora il messaggio nelle note e rileggilo domattina. Se regge alla luce del giorno, mandalo; se ti fa arrossire, hai risparmiato una figuraccia.',
      'Chiediti quale risposta ti serve. Se anche un silenzio ti darebbe un’informazione utile, scrivi; se ti rovinerebbe la settimana, dai prima qualche giorno di margine.',
      'Datti una scadenza: se entro tre giorni non arriva nulla, fai tu un solo tentativo leggero. Così l’attesa ha una fine e la decisione è già presa.',
    ],
    ask: ['Com’è finito il vostro ultimo scambio?'],
  },
  stayOrQuit: {
    say: [
      'Prova a immaginare due lunedì tra un anno, uno qui e uno altrove. Quello a cui il corpo dice “uffa” più forte è già mezza risposta.',
      'Prima di dare le dimissioni, calcola quanti mesi puoi reggere senza stipendio. Con una riserva o una firma in mano si sceglie; senza, si scappa.',
      'Separa ciò che si può aggiustare (orari, compiti, paga) da ciò che non cambierà mai. Se il peso sta nel secondo elenco, restare serve a poco.',
      'Dai al posto attuale una prova seria: una richiesta chiara e due mesi di tempo. Se nulla si muove, te ne andrai senza il dubbio.',
      'Metti a confronto anche le cose che non stanno nel contratto: tragitto, persone, sonno, possibilità di imparare. Lo stipendio si nota il ventisette, il resto ogni giorno.',
    ],
    ask: ['Che cosa ti mancherebbe di più del posto di adesso?'],
  },
  stayOrLeave: {
    say: [
      'Chiediti questo: se tutto restasse com’è oggi per altri cinque anni, ti andrebbe bene? Si sta con una persona com’è, più che con le sue promesse.',
      'Tieni per un mese un piccolo diario: ogni sera un voto alla giornata in coppia. I numeri raccontano ciò che l’umore del momento nasconde.',
      'Prima di decidere, dillo apertamente almeno una volta: “Sto pensando se continuare”. La reazione, difesa o impegno, ti darà più risposte di mille notti a pensarci.',
      'Distingui la stanchezza dalla paura. Per la stanchezza c’è rimedio in due; se invece accanto a quella persona hai paura, la priorità è metterti al sicuro.',
      'Immagina di svegliarti e scoprire che la storia è già finita. Se la prima cosa è sollievo, lo sapevi già; se è mancanza, c’è ancora qualcosa da curare.',
    ],
    ask: ['Che cosa ti tiene ancora in questa storia?'],
  },
  forgiveOrNot: {
    say: [
      'Guarda che cosa ha fatto dopo, più che quello che ha detto. Un pentimento vero si vede da scelte scomode mantenute per mesi.',
      'Perdonare e riprendere il rapporto sono due cose diverse. Puoi posare il rancore e comunque tenere la porta chiusa.',
      'Chiedi che ti racconti l’accaduto dal tuo punto di vista. Se sa dire con precisione quanto male ha fatto, c’è terreno; se minimizza, aspetta.',
      'Una seconda possibilità funziona con condizioni chiare: che cosa deve cambiare, entro quando, e che cosa succede se si ripete. Altrimenti è soltanto una replica.',
      'Nessuna fretta: il perdono dato per stanchezza torna a galla alla prima lite. Puoi dire “ancora no” e lasciare che il tempo faccia la sua parte.',
    ],
    ask: ['Che cosa dovrebbe succedere perché tu possa fidarti di nuovo?'],
  },
  tellOrHide: {
    say: [
      'Chiediti a chi serve questa verità. Se aiuta l’altra persona a decidere della propria vita, vale la fatica; se alleggerisce soltanto te, pensaci ancora.',
      'Immagina che venga a galla da sola tra un anno, insieme al fatto che tu sapevi. Se quel pensiero brucia, meglio parlare ora.',
      'Di’ solo ciò che sai di sicuro, senza interpretazioni: il fatto nudo, detto una volta e in privato. Le conclusioni spettano a chi ascolta.',
      'Se c’è di mezzo un segreto altrui, dai prima a chi lo custodisce la possibilità di parlare: “Vorrei che fossi tu a dirlo”. Spesso basta questo.',
      'Mettiti dall’altra parte: tu vorresti saperlo, e da chi? Di solito la risposta arriva in tre secondi, ed è quella da seguire.',
    ],
    ask: ['Che cosa temi di più, se la verità viene fuori?'],
  },
  goOrStayHome: {
    say: [
      'Vai e resta quaranta minuti esatti, con una scusa già pronta per uscire. Se va bene rimani, se no hai fatto la tua parte.',
      'Pensa a domattina: ti dispiacerà di più aver partecipato o aver saltato? Per gli addii alle persone di solito pesa l’assenza, per il resto conta il sonno.',
      'Chiediti chi noterebbe davvero la tua mancanza. Se c’è almeno una persona a cui farebbe piacere o bene, vale il viaggio; altrimenti il divano è onorevole.',
      'Se il no viene dalla stanchezza, resta a casa senza colpe; se viene dall’ansia, vai: l’ansia cala quasi sempre dopo il primo quarto d’ora.',
      'Esiste la terza via: una telefonata, un biglietto, un saluto breve prima o dopo. Si può esserci senza passarci tutta la serata.',
    ],
    ask: ['Che cosa ti frena di più dall’andarci?'],
  },
  howSleep: {
    say: [
      'Se dopo venti minuti sei ancora a occhi aperti, alzati e leggi qualcosa di noioso con luce bassa. Il letto deve ricordare il sonno, non la lotta.',
      'Prova al contrario: a letto, al buio, cerca di restare con gli occhi aperti il più possibile. Senza lo sforzo di dormire, il sonno spesso arriva da solo.',
      'Camera fresca, sui diciotto gradi, buio pesto, tappi se serve, e una doccia calda un’ora prima: il corpo che si raffredda dopo prende sonno più in fretta.',
      'Scegli una parola, per esempio “mare”, e per ogni lettera immagina oggetti che iniziano così: mela, monte, mantello… Il cervello si annoia e molla la presa.',
      'Tieni fissa l’ora in cui ti alzi, anche dopo una notte storta, ed evita caffeina nelle otto ore prima di coricarti. In un paio di settimane il ritmo si assesta.',
    ],
    ask: ['Come passi l’ultima ora prima di metterti a letto?'],
  },
  howCalmDown: {
    say: [
      'Inspira dal naso contando fino a quattro, espira dalla bocca contando fino a sei, per dieci volte. L’espirazione lunga è il freno naturale del corpo.',
      'Nomina cinque cose che vedi, quattro che puoi toccare, tre che senti, due odori, un sapore. Riporta la testa dal film alla stanza.',
      'Acqua fredda sui polsi e sul viso, oppure qualcosa di gelato stretto in mano per mezzo minuto: il battito tende a rallentare e il pensiero si interrompe.',
      'Stringi forte i pugni e le spalle per cinque secondi, poi molla di colpo. Ripeti tre volte: un muscolo che ha faticato sa rilassarsi meglio.',
      'Appoggia bene i piedi a terra e senti il peso del corpo. L’ondata di solito cala in pochi minuti; se c’è un dolore al petto forte o nuovo, chiama il 112.',
    ],
    ask: ['Che cosa ha fatto partire l’agitazione?'],
  },
  howConcentrate: {
    say: [
      'Imposta un timer di venticinque minuti, un solo compito, telefono in un’altra stanza. Poi cinque di pausa. Il difficile è il primo giro.',
      'Rendi l’inizio ridicolmente piccolo: apri il documento e scrivi una frase brutta. Il cervello detesta cominciare, ma detesta anche lasciare a metà.',
      'Tieni accanto un foglio: ogni distrazione che arriva, la scrivi lì e torni al compito. Una volta su carta, smette di bussare.',
      'Metti il compito peggiore nella tua ora migliore, quella in cui di solito la mente è limpida, e lascia le mail alle ore di nebbia.',
      'Lavora in compagnia silenziosa: biblioteca, un bar, o una videochiamata con qualcuno che fa le sue cose. Avere testimoni aiuta più della volontà.',
    ],
    ask: ['Quale compito aspetta proprio adesso?'],
  },
  howStopThinking: {
    say: [
      'Dagli un appuntamento: ogni giorno alle sei, quindici minuti per pensarci con carta e penna. Fuori orario gli dici “più tardi”, e molto spesso obbedisce.',
      'Non scacciarlo, perché torna più forte. Dagli un nome, “ecco il solito film”, e riporta le mani su qualcosa di concreto, dal piatto da lavare alla chiave da cercare.',
      'Tieni la mente occupata con qualcosa che la riempie tutta: un cruciverba, un gioco a incastri, una ricetta difficile. La passeggiata da sola lascia troppo spazio.',
      'Scrivi per dieci minuti tutto quello che ti gira, senza rileggere, poi butta il foglio. Quello che è fuori non deve più essere tenuto a memoria.',
      'Togli gli agganci: foto, chat da rileggere, ricerche sull’argomento. Ogni occhiata rimette il pensiero a zero, e dopo due settimane senza si nota la differenza.',
    ],
    ask: ['In quali momenti del giorno torna più forte?'],
  },
  howStartSport: {
    say: [
      'Parti con dieci minuti di camminata svelta al giorno, sempre alla stessa ora. Prima si costruisce l’abitudine, poi il fiato.',
      'Per correre alterna un minuto lento e due di cammino, per venti minuti, tre volte a settimana. Se riesci a chiacchierare, il ritmo è giusto.',
      'Prepara scarpe e vestiti la sera, davanti alla porta, e prometti di fare solo i primi cinque minuti. Una volta fuori, di solito si resta.',
      'Scegli qualcosa che ti diverte, non quello che brucia di più: ballo, piscina, bici, una partitella. Lo sport migliore è quello che rifai la settimana dopo.',
      'Trova qualcuno che ti aspetti, anche una volta sola a settimana: dare buca a una persona costa più che dare buca a un abbonamento. Con acciacchi o cuore delicato, prima senti il medico.',
    ],
    ask: ['Quale movimento ti è piaciuto di più, anche solo da ragazzini?'],
  },
  examTips: {
    say: [
      'Chiudi il libro e ripeti a voce alta quello che ricordi, poi controlla i buchi. Ricordare fissa molto più che rileggere.',
      'Dividi il programma in pezzi e i giorni rimasti in tre: due terzi per imparare, un terzo solo per ripassare. Prima gli argomenti che pesano di più.',
      'Cerca prove e domande degli anni passati e falle con l’orologio. Metà della paura nasce dal non sapere che faccia ha la prova.',
      'Spiega ogni argomento come a un bambino di dieci anni. Dove inciampi, lì c’è da tornare sul testo; dove fili, puoi passare oltre.',
      'L’ultima sera niente argomenti nuovi: uno schema per capitolo, borsa pronta, letto presto. Il sonno sistema in memoria ciò che hai studiato.',
    ],
    ask: ['Quale argomento ti preoccupa di più?'],
  },
  drivingTips: {
    say: [
      'Muovi bene la testa quando guardi gli specchi: chi esamina deve vedere che controlli. È una sciocchezza che vale parecchio.',
      'Vai piano dove serve e di’ sottovoce quello che vedi: “stop, pedone, precedenza a destra”. Tiene la mente sulla strada invece che sull’ansia.',
      'Se il motore si spegne, niente panico: freno, frizione, si riaccende, si riparte. Conta come gestisci l’errore, un motore spento da solo raramente è la fine.',
      'Per la teoria fai due schede di quiz al giorno e segna solo gli errori: dopo una settimana ripassi quelli. Occhio a “sempre”, “solo” e “mai”.',
      'Chiedi all’autoscuola un’ultima guida sulle strade vicine alla sede d’esame e ripeti lì parcheggi e rotonde. Un percorso familiare toglie metà del tremore.',
    ],
    ask: ['Quale manovra ti dà più filo da torcere?'],
  },
  interviewTips: {
    say: [
      'Prepara tre brevi storie: un problema, che cosa hai fatto tu, com’è finita. Con tre storie buone si risponde a quasi tutte le domande.',
      'Per il difetto scegline uno vero ma innocuo e aggiungi che cosa fai per tenerlo a bada. “Sono troppo perfezionista” ormai fa sorridere tutti.',
      'Porta due domande tue: “Com’è fatta una giornata tipo?” e “Che cosa deve funzionare nei primi tre mesi?” Mostrano che ti vedi già al lavoro.',
      'Prova ad alta voce la presentazione in un minuto: chi sei, che cosa sai fare, perché proprio lì. Un minuto, cronometro alla mano.',
      'Leggi l’annuncio come una lista della spesa e per ogni richiesta trova un esempio tuo. I periodi vuoti spiegali in una frase serena, poi torna a oggi.',
    ],
    ask: ['Che posto è, e che cosa ti attira di quel lavoro?'],
  },
  speechTips: {
    say: [
      'Impara a memoria solo la prima e l’ultima frase. Sapere come si parte e come si atterra toglie gran parte della paura.',
      'Parla più piano di quanto ti sembri naturale e fai una pausa dopo ogni idea. Per te è un’eternità, per chi ascolta è respiro.',
      'Un’idea sola, tre punti, un esempio per ciascuno. Se chi esce dalla sala sa ripetere la tua frase principale, hai fatto centro.',
      'Scegli due o tre facce amiche in punti diversi e parla a loro a turno. Il pubblico diventa una chiacchierata.',
      'Provalo in piedi e ad alta voce almeno tre volte, registrandoti una. Un sorso d’acqua prima e un foglio con parole chiave grandi fanno il resto.',
    ],
    ask: ['Che cosa vorresti che restasse a chi ti ascolta?'],
  },
  savingTips: {
    say: [
      'Sposta una piccola cifra su un altro conto il giorno stesso in cui arrivano i soldi, in automatico. Quello che non si vede non si spende.',
      'Per un mese annota ogni spesa, anche il caffè. Non per punirti: di solito saltano fuori due o tre uscite che non ti mancherebbero.',
      'Per gli acquisti non urgenti aspetta tre giorni prima di pagare. Metti nel carrello, chiudi, torna: la metà delle voglie scade da sola.',
      'Passa in rassegna abbonamenti, telefono, luce e assicurazione una volta l’anno e confronta le offerte. Un pomeriggio noioso può rendere più di mesi di rinunce.',
      'Fai la spesa con lista, menù della settimana e pancia piena, e guarda il prezzo al chilo. Una sera a settimana si cucina solo ciò che c’è già.',
    ],
    ask: ['Per che cosa ti piacerebbe mettere via i soldi?'],
  },
  lessPhone: {
    say: [
      'Compra una sveglia da pochi euro e lascia il telefono a caricare fuori dalla camera. Ti restituisce la prima e l’ultima mezz’ora della giornata.',
      'Metti lo schermo in bianco e nero: senza colori le app sembrano un giornale bagnato, e la mano ci va molto meno.',
      'Togli dalla schermata principale le app che ti rubano tempo, esci dall’account ogni volta. Due passaggi in più bastano a svegliare la testa.',
      'Spegni tutte le notifiche tranne chiamate e messaggi di persone vere. Decidi tu quando guardare, per esempio tre volte al giorno.',
      'Trova un sostituto per le mani: un libretto, i ferri da maglia, un cubo di Rubik. Un’abitudine si cambia meglio di quanto si cancelli.',
    ],
    ask: ['In quale momento la mano corre al telefono da sola?'],
  },
  meetPeople: {
    say: [
      'Scegli un’attività che si ripete ogni settimana con le stesse facce: coro, teatro, camminate, scacchi. Le amicizie nascono dal rivedersi più che dal presentarsi.',
      'Il volontariato funziona bene: si fa qualcosa insieme, c’è sempre un argomento e nessuno chiede di essere brillante. Canile, banco alimentare, biblioteca, scegli tu.',
      'Diventa un volto fisso: stesso bar, stesso banco, stessa ora. Dopo quattro “buongiorno” arriva la prima chiacchiera, e da lì è discesa.',
      'Fai tu il secondo invito. In tanti si piacciono al primo incontro e poi aspettano: “Giovedì prendo un caffè lì, ti va?” è già mezza amicizia.',
      'Ripesca qualcuno che hai perso di vista: una persona simpatica di un corso, di un lavoro, del pianerottolo. Un “ti ho pensato” apre più porte di una app.',
    ],
    ask: ['Che cosa ti piacerebbe fare in compagnia?'],
  },
  howConsole: {
    say: [
      'Basta poco: “Non ho parole, ma sono qui”. Chi soffre ricorda chi c’era, quasi mai la frase perfetta.',
      'Invece di “fammi sapere se serve qualcosa”, offri una cosa precisa: “Martedì porto la cena, va bene alle sette?” Chi sta male non ha forze per chiedere.',
      'Evita “almeno”, “il tempo guarisce”, “devi essere forte”. Meglio una domanda aperta, “com’è oggi?”, e un silenzio che non scappa.',
      'Non evitare l’argomento: nomina la persona, la malattia, la perdita col loro nome. Chi soffre ci pensa comunque, e di solito è un sollievo non doverci pensare in solitudine.',
      'Fatti sentire anche dopo un mese, quando gli altri sono spariti. Un messaggio come “ti penso, non serve rispondere” scalda e non pesa.',
    ],
    ask: ['Che rapporto c’è tra voi due?'],
  },
  howWithBoss: {
    say: [
      'Tieni un diario dei fatti: data, parole, presenti. Ti aiuta a capire se è un caso o un’abitudine, e se servirà parlarne più in alto avrai qualcosa in mano.',
      'Parlane a quattr’occhi e a freddo, con un episodio solo: “Quando è successo questo, ho lavorato peggio. Come possiamo fare diversamente?”',
      'Metti per iscritto accordi e compiti: una mail breve, “riassumo quanto detto”. Protegge te, e toglie spazio a equivoci e furbizie.',
      'Sul momento usa una frase neutra già pronta: “Ne parliamo volentieri dopo, con calma”. Chi provoca cerca una reazione, e tu gliene dai una noiosa.',
      'Stabilisci confini visibili: a che ora rispondi, che cosa fai e che cosa no. Se la cosa supera il limite, rivolgiti a risorse umane o a un sindacato.',
    ],
    ask: ['Qual è l’episodio che ti ha dato più fastidio?'],
  },
  howWithTeen: {
    say: [
      'Parla mentre fate altro, in macchina o ai fornelli: senza faccia a faccia si aprono molto prima che al tavolo dell’interrogatorio.',
      'Poche regole, chiare, con conseguenze dette prima e mantenute con calma. Se alzi la voce si discute del tuo tono; se la voce resta calma, della regola.',
      'Durante la tempesta non si ragiona: resta lì, poche parole, voce bassa. Il discorso viene meglio un’ora dopo, a pancia piena.',
      'Dai due scelte che ti vanno bene entrambe: “prima i compiti o prima la doccia?” Chi può decidere qualcosa ha meno bisogno di combattere su tutto.',
      'Cerca dieci minuti al giorno senza prediche, facendo quello che piace a loro, gioco o musica che sia. Il credito accumulato lì serve nei giorni difficili.',
    ],
    ask: ['Quando si accende di solito lo scontro?'],
  },
  babySleepTips: {
    say: [
      'Stessa sequenza ogni sera, breve e sempre uguale: bagnetto, pigiama, storia, canzone, luce giù. Dopo una o due settimane la canzone da sola fa sbadigliare.',
      'Anticipa di venti o trenta minuti. Spesso i piccoli troppo stanchi si agitano invece di crollare, e il momento buono è il primo strofinarsi degli occhi.',
      'Prova a posare il bimbo assonnato ma ancora sveglio, con una mano ferma sul petto: così impara ad addormentarsi nello stesso posto in cui si risveglia.',
      'Buio, fresco e un rumore regolare e basso, come un ventilatore. Per i più grandicelli, una lucina calda e un pupazzo “di guardia” contro i mostri.',
      'Se si sveglia di notte, poche parole, luce minima, niente gioco: noiosi e gentili. E fate i turni, se si può: un adulto riposato vale ogni metodo.',
    ],
    ask: ['Come si svolge adesso la vostra serata?'],
  },
  petTips: {
    say: [
      'Prima di tutto stancalo bene: una passeggiata in cui annusare o quindici minuti di caccia con una cannetta. Metà dei guai è energia che non sa dove andare.',
      'Premia subito ciò che vuoi vedere, entro due secondi, e ignora il resto più che puoi. Sgridare è pur sempre attenzione, e l’attenzione piace.',
      'Offri un’alternativa migliore accanto all’oggetto del delitto: un tiragraffi alto e stabile, un osso da masticare, un gioco che nasconde crocchette.',
      'Fai lavorare il naso: metà della pappa nascosta per casa o in un rotolo di cartone. Dieci minuti di ricerca valgono una lunga corsa.',
      'Tieni orari fissi per pappa, gioco e riposo, e tutti in casa con le stesse regole. Se il comportamento è nuovo e improvviso, meglio un’occhiata del veterinario.',
    ],
    ask: ['In quali momenti della giornata succede di più?'],
  },
  petIllAsk: {
    say: [
      'Telefona al veterinario e descrivi da quando, quanto e come: per telefono sanno dirti se è da vedere subito. Una chiamata in più non ha mai fatto danni.',
      'Corri in clinica se c’è sangue, difficoltà a respirare, pancia gonfia, crolli, o qualcosa di tossico ingoiato. Porta la confezione, se c’è, e non farlo vomitare tu.',
      'Non dare farmaci per umani: alcuni, anche comuni, sono veleno per loro. Acqua fresca, un angolo tranquillo, e decide il veterinario.',
      'Annota subito ultima pappa, acqua, bisogni e comportamento, e fai un breve video del sintomo. In ambulatorio spesso spariscono tutti, e il video parla per loro.',
      'I piccoli, gli anziani, i conigli e i roditori peggiorano in fretta: se non mangiano, chiama oggi stesso. Anche un gatto a digiuno da un giorno va segnalato.',
    ],
    ask: ['Che cosa noti di diverso rispetto al solito?'],
  },
  homeRemedy: {
    say: [
      'Per naso e gola: acqua calda con miele e limone, vapore della doccia, testa un po’ rialzata di notte. Non accorcia il raffreddore, ma lo rende educato.',
      'Per il singhiozzo: inspira a fondo, trattieni il fiato una decina di secondi, poi bevi lentamente a piccoli sorsi. Di solito il diaframma si arrende.',
      'Per la testa: un bicchiere d’acqua, stanza in penombra, panno fresco sulla fronte e venti minuti senza schermi. Spesso sotto c’è sete o tensione al collo.',
      'Per lo stomaco: zenzero o camomilla a piccoli sorsi, poi riso, banana, pane tostato. Per un crampo, allunga piano il muscolo e massaggia.',
      'Riposo, da bere e pazienza per un paio di giorni. Se c’è febbre alta, un dolore forte o mai provato, o non migliora, la voce giusta è quella del medico.',
    ],
    ask: ['Da quanto va avanti questo malanno?'],
  },
  stainTips: {
    say: [
      'Primo comandamento: tampona, non strofinare, e acqua fredda su vino, sangue e uova. Il calore cuoce la macchia e la fissa per sempre.',
      'Per l’unto e il sugo: una goccia di detersivo per piatti, dieci minuti di riposo, poi lavaggio. Prova sempre prima in un angolo nascosto.',
      'Per il calcare: aceto caldo o acido citrico su un panno, venti minuti, poi risciacquo. Mai sul marmo, e mai mescolato con la candeggina.',
      'Contro gli odori, una ciotola di bicarbonato lasciata una notte nel frigo o nelle scarpe; sui tessuti spargilo, aspetta qualche ora e aspira.',
      'Sull’inchiostro prova alcool su un batuffolo, dall’esterno verso il centro, con sotto carta assorbente. Per muffa o tessuti delicati, leggi l’etichetta e apri la finestra.',
    ],
    ask: ['Su quale materiale si trova il guaio?'],
  },
  tidyTips: {
    say: [
      'Comincia da una sola superficie grande come un vassoio e finiscila. Vedere un pezzo libero dà voglia di allargare il confine.',
      'Tre scatole: resta, va via, non so. Quella del “non so” si chiude con la data di oggi, e tra sei mesi quello che non hai cercato se ne va.',
      'Timer di quindici minuti, musica, un sacco in mano: prima solo la spazzatura evidente. Nessuna decisione difficile il primo giorno.',
      'Lavora per categoria invece che per stanza: tutte le maglie, tutti i libri, tutte le carte. Solo vedendo le otto forbici insieme si capisce che ne basta una.',
      'I ricordi lasciali per ultimi. Fotografa ciò che pesa, tieni poche cose e mettile in vista: un ricordo in uno scatolone è solo un peso.',
    ],
    ask: ['Quale angolo ti dà più fastidio quando ci passi davanti?'],
  },
  plantTips: {
    say: [
      'Infila un dito nel terriccio fino alla seconda nocca: asciutto, si bagna; umido, si aspetta. Sono più le piante annegate di quelle assetate.',
      'Foglie gialle e terra fradicia dicono troppa acqua; punte secche e marroni, di solito aria asciutta o poca acqua. Svuota sempre il sottovaso.',
      'Spostala vicino a una finestra luminosa ma senza sole battente a mezzogiorno, e lontano dal termosifone. Poi lasciala lì: le piante odiano i traslochi.',
      'Guarda sotto le foglie: se ci sono insettini, isola il vaso, doccia tiepida e panno con acqua e sapone di Marsiglia, da ripetere ogni pochi giorni.',
      'Togli le parti secche e controlla le radici: chiare e sode sono vive, scure e molli vanno tagliate. Poi terra fresca e un vaso con il foro sotto.',
    ],
    ask: ['Che posto ha in casa, e quanta luce prende?'],
  },
  getOverEx: {
    say: [
      'Silenzia profilo e chat per almeno due mesi. Ogni sbirciata è una briciola che tiene viva la fame.',
      'Metti foto e oggetti in una scatola e affidala a qualcuno. Non devi buttarli oggi, basta che non ti guardino a colazione.',
      'Scrivi due elenchi: che cosa ti manca davvero e che cosa non ti manca affatto. Il secondo, di sera, è un’ottima lettura.',
      'Cambia una cosa per ogni abitudine che avevate: un altro bar, un altro lato del letto, qualcosa in programma la domenica. La nostalgia vive nelle abitudini.',
      'Non è una linea dritta: ci saranno giorni buoni e una canzone a tradimento. Conta quanto durano le ondate, non se arrivano: si accorciano.',
    ],
    ask: ['In quali momenti la mancanza si fa sentire di più?'],
  },
  gainCourage: {
    say: [
      'Il coraggio arriva dopo, non prima: si fa la cosa con la paura in tasca. Scegli il passo più piccolo che ti fa un po’ tremare e fallo entro domani.',
      'Ogni sera scrivi una cosa che hai fatto bene, anche minima. La sicurezza non è un’opinione su di sé, è un archivio di prove.',
      'Parlati come parleresti a una persona cara nella stessa situazione. Se a lei non diresti quella frase, non vale nemmeno per te.',
      'Conta fino a cinque e muoviti al cinque, senza finire il pensiero. L’esitazione è il concime preferito della paura.',
      'Chiediti qual è il peggio che può succedere, e che cosa faresti in quel caso. Una paura con un piano accanto si rimpicciolisce parecchio.',
    ],
    ask: ['Che cosa faresti per prima, con un po’ più di coraggio?'],
  },
}
