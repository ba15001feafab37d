import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Di’ esattamente che cosa hai fatto, senza “se ti ho ferito” e senza “però tu”: altrimenti sembra che tu voglia giustificarti.',
      'Tre frasi bastano: ho sbagliato in questo, capisco che effetto ha avuto, la prossima volta farò così. Poi silenzio, e lascia parlare l’altra persona.',
      'Meglio a voce, in un momento tranquillo e senza altre persone intorno. Se non è possibile, scrivi un biglietto breve a mano.',
      'Non chiedere il perdono sul momento: offri le scuse e concedi tempo. Una frase come “non devi rispondermi subito” toglie pressione.',
      'Oltre alle parole, fai qualcosa per riparare quel danno: restituisci una cosa, correggi una frase, mantieni un impegno.',
    ],
    ask: ['Che cosa ha ferito di più l’altra persona, secondo te?'],
  },
  howSayNo: {
    say: [
      'Prova con un no corto: “Mi dispiace, questa volta non posso”. Senza spiegazioni, perché ogni motivo che dai è un motivo che si può discutere.',
      'Prendi tempo: “Ci penso e ti faccio sapere domani”. Con un po’ di calma, dire di no è molto più facile.',
      'Offri solo quello che dai volentieri: “Questo no, però posso fare quest’altro”. Così metti un limite e resti comunque gentile.',
      'Se insistono, ripeti la stessa frase con lo stesso tono gentile. Dopo la terza volta quasi tutti capiscono che non cambi idea.',
      'Comincia dai no piccoli, quelli dove rischi poco: un volantino, una seconda fetta, una chiamata fuori orario. Con la pratica diventa più facile.',
    ],
    ask: ['A quale richiesta fai più fatica a dire di no?'],
  },
  howConfess: {
    say: [
      'Di’ una frase semplice: “Mi piace stare con te e vorrei conoscerti meglio. Ti va un caffè noi due?” È chiara e lascia libertà.',
      'Prima proponi del tempo insieme, solo voi due. Da come accoglie l’invito capirai molto, e dichiararsi sarà più facile.',
      'Scegli un momento leggero, mentre camminate o prima di salutarvi: così non metti pressione e si può rispondere con calma.',
      'Di’ che cosa ti piace di preciso: il modo di ridere, come ascolta, un dettaglio vero. Fa più piacere di un “mi piaci” generico.',
      'Aggiungi una frase come “Se per te non è così va bene, ci tenevo a dirtelo”. Senza pressione, anche un no è meno imbarazzante.',
    ],
    ask: ['Quando vi capita di parlare a tu per tu?'],
  },
  howEndIt: {
    say: [
      'Dillo nei primi due minuti, con una frase chiara: “Ho deciso di chiudere la nostra storia”. Un lungo discorso prima fa solo crescere l’ansia.',
      'Scegli un posto tranquillo da cui sia facile andarsene. Se la storia è stata importante, parlane di persona, per rispetto.',
      'Parla di te e non dei difetti altrui: “Non sento più quello che serve per andare avanti”. Un elenco di colpe fa solo litigare.',
      'Non lasciare speranze per gentilezza: “magari un giorno” o “prendiamoci una pausa” fanno male più a lungo di un no detto bene.',
      'Prima di parlare decidi le cose pratiche: chi dorme dove, le chiavi, i contatti nei giorni dopo. Se temi una reazione aggressiva, fallo con qualcuno vicino o a distanza.',
    ],
    ask: ['Che cosa ti ha portato a questa decisione?'],
  },
  howAskRaise: {
    say: [
      'Chiedi un appuntamento apposta, dieci minuti, invece di parlarne di passaggio. Chi decide ascolta meglio se conosce il tema e non ha fretta.',
      'Porta tre fatti concreti: un risultato, una responsabilità in più, un problema risolto. Parla di ciò che dai tu, lasciando fuori il confronto con i colleghi.',
      'Fai una richiesta precisa, con cifra o date, poi aspetta in silenzio. Può essere scomodo, ma lascia che sia l’altra parte a rispondere.',
      'Prepara già una soluzione: per l’assenza, chi copre e che cosa; per i soldi, che cosa continuerai a portare avanti. Così dire di sì è più facile.',
      'Prepara la risposta al no: “Che cosa serve per arrivarci, e quando ne riparliamo?” Così, anche con un rifiuto, avete almeno una data.',
    ],
    ask: ['Quali argomenti hai già da portare?'],
  },
  howTalkToParents: {
    say: [
      'Comincia da chi dei due ascolta meglio. Se una persona è già dalla tua parte, parlare con l’altra è più facile.',
      'Comincia dicendo che cosa ti serve: “Devo dirvi una cosa importante, vi chiedo di ascoltare fino in fondo”.',
      'La prima reazione può essere di rabbia, spesso per paura. Di’ quello che devi, lascia passare qualche giorno e poi riparlatene.',
      'Evita il pranzo della domenica e i momenti di fretta. Scegli una sera calma, con la televisione spenta e senza altre persone.',
      'Se a voce ti blocchi, scrivi una lettera e falla leggere prima di parlarne. Così nessuno ti interrompe e puoi scegliere bene le parole.',
    ],
    ask: ['Quale reazione ti aspetti da loro?'],
  },
  howTalkToFriend: {
    say: [
      'Parlatene a tu per tu, magari camminando: senza doversi guardare negli occhi, le cose scomode si dicono più facilmente.',
      'Comincia con “Te lo dico perché tengo a te”. Poi di’ un solo fatto preciso, senza “sempre” e “mai”, che mettono sulla difensiva.',
      'Racconta che effetto fa a te, invece di spiegare com’è fatta l’altra persona. “Ci resto male quando succede questo” è difficile da contestare.',
      'Chiedi prima: “C’è una cosa che vorrei dirti, è un buon momento?” Chi ha detto di sì ascolta molto più volentieri.',
      'Vai al punto in due frasi e poi chiedi “tu come la vedi?”. Spesso c’è un motivo che da fuori non si vede.',
    ],
    ask: ['Da quanto tempo ti tieni dentro questa cosa?'],
  },
  howTalkToPartner: {
    say: [
      'Comincia con calma, perché l’inizio conta molto. Di’ “mi manca questa cosa tra noi”, non “tu non fai mai”, che porta a litigare.',
      'Parlate di un tema alla volta, mai a tarda sera o a pancia vuota. Meglio durante una passeggiata o un sabato mattina tranquillo.',
      'Arriva con una richiesta piccola e concreta, qualcosa che si possa fare già questa settimana. È più facile rispondere a una richiesta che a una lamentela.',
      'Chiedi prima come la vive l’altra persona e ripeti con parole tue quello che hai capito. Poi di’ la tua: ti ascolterà meglio.',
      'Se i toni si scaldano, fermatevi venti minuti e dite quando riprendete: “Facciamo una pausa e ne parliamo dopo cena”.',
    ],
    ask: ['Che cosa vorresti che cambiasse tra voi, in concreto?'],
  },
  writeOrWait: {
    say: [
      'Se hai una cosa vera da dire, scrivi un messaggio solo, breve e tranquillo. Poi metti via il telefono e lascia il tempo di rispondere.',
      'Guarda chi ha scritto per ultimo. Se l’hai fatto tu, aspetta ancora un po’; se tocca a te, rispondi senza contare le ore.',
      'Scrivi ora il messaggio nelle note e rileggilo domattina. Se ti convince ancora, mandalo; se ti imbarazza, lascia perdere.',
      'Chiediti come staresti se non arrivasse risposta. Se lo sopporteresti, scrivi; se ti rovinerebbe la settimana, aspetta prima qualche giorno.',
      'Datti una scadenza: se entro tre giorni non arriva nulla, manda tu un solo messaggio leggero. Così sai già che cosa fare.',
    ],
    ask: ['Com’è finito il vostro ultimo scambio?'],
  },
  stayOrQuit: {
    say: [
      'Immagina un lunedì tra un anno, qui e altrove. Nota in quale dei due casi ti alzeresti più volentieri per andare al lavoro.',
      'Prima di dare le dimissioni, calcola quanti mesi puoi reggere senza stipendio. Meglio avere dei risparmi da parte o un nuovo contratto già firmato.',
      'Separa ciò che si può migliorare (orari, compiti, paga) da ciò che non cambierà mai. Se i problemi più gravi non possono cambiare, restare serve a poco.',
      'Dai al posto attuale un’ultima possibilità: una richiesta chiara e due mesi di tempo. Se nulla cambia, potrai andartene con meno dubbi.',
      'Metti a confronto anche le cose che non stanno nel contratto: tragitto, persone, sonno, possibilità di imparare. Contano ogni giorno, quanto lo stipendio.',
    ],
    ask: ['Che cosa ti mancherebbe di più del posto di adesso?'],
  },
  stayOrLeave: {
    say: [
      'Chiediti questo: se tutto restasse com’è oggi per altri cinque anni, ti andrebbe bene? Guarda com’è adesso, più che le promesse.',
      'Per un mese, ogni sera, dai un voto alla giornata in coppia. Alla fine vedi meglio com’è davvero, oltre l’umore del momento.',
      'Prima di decidere, dillo apertamente almeno una volta: “Sto pensando se continuare”. Dalla reazione capirai se c’è voglia di impegnarsi.',
      'Distingui la stanchezza dalla paura. Per la stanchezza c’è rimedio in due; se invece accanto a quella persona hai paura, la priorità è metterti al sicuro.',
      'Immagina che la storia sia già finita. Se provi soprattutto sollievo, forse lo sapevi già; se provi soprattutto mancanza, forse vale la pena provarci ancora.',
    ],
    ask: ['Che cosa ti tiene ancora in questa storia?'],
  },
  forgiveOrNot: {
    say: [
      'Guarda che cosa ha fatto dopo, più che quello che ha detto. Se il pentimento è vero, il comportamento cambia per mesi.',
      'Perdonare e riprendere il rapporto sono due cose diverse. Puoi lasciare andare la rabbia e decidere comunque di non vedervi più.',
      'Chiedi che ti racconti l’accaduto dal tuo punto di vista. Se capisce quanto male ti ha fatto, è un buon segno; se minimizza, aspetta.',
      'Se dai una seconda possibilità, metti condizioni chiare: che cosa deve cambiare, entro quando, e che cosa succede se si ripete.',
      'Non avere fretta: se perdoni solo per stanchezza, la rabbia può tornare alla prima lite. Puoi dire “ancora no” e prenderti tempo.',
    ],
    ask: ['Che cosa dovrebbe succedere perché tu possa fidarti di nuovo?'],
  },
  tellOrHide: {
    say: [
      'Chiediti a chi serve questa verità. Se aiuta l’altra persona a decidere della propria vita, dilla; se fa stare meglio solo te, pensaci ancora.',
      'Immagina che tra un anno si scopra tutto, anche che tu sapevi. Se questo pensiero ti pesa, meglio parlare ora.',
      'Di’ solo ciò che sai di sicuro, senza interpretazioni, una volta sola e in privato. Le conclusioni lasciale a chi ti ascolta.',
      'Se c’è di mezzo un segreto altrui, dai prima a chi lo custodisce la possibilità di parlare: “Vorrei che fossi tu a dirlo”. Spesso basta questo.',
      'Immagina di essere al posto dell’altra persona: vorresti saperlo, e da chi? La tua prima risposta può aiutarti a decidere.',
    ],
    ask: ['Che cosa temi di più, se la verità viene fuori?'],
  },
  goOrStayHome: {
    say: [
      'Vai e resta quaranta minuti, con una scusa già pronta per uscire. Se stai bene rimani, altrimenti puoi andare via senza sensi di colpa.',
      'Pensa a domattina: ti dispiacerà di più averci rinunciato o aver fatto tardi? A un funerale, di solito, ci si pente di non esserci andati.',
      'Chiediti a chi mancheresti davvero. Se c’è almeno una persona a cui farebbe piacere vederti, vai; altrimenti puoi restare a casa senza problemi.',
      'Se il no viene dalla stanchezza, resta a casa senza colpe; se viene dall’ansia, vai: l’ansia cala quasi sempre dopo il primo quarto d’ora.',
      'C’è anche una via di mezzo: una telefonata, un biglietto, un saluto breve. Puoi esserci senza passarci tutta la serata.',
    ],
    ask: ['Che cosa ti frena di più dall’andarci?'],
  },
  howSleep: {
    say: [
      'Se dopo venti minuti non dormi ancora, alzati e leggi qualcosa di noioso con luce bassa. Torna a letto quando senti il sonno.',
      'Prova al contrario: a letto, al buio, cerca di restare con gli occhi aperti il più possibile. Senza lo sforzo di dormire, il sonno spesso arriva da solo.',
      'Camera fresca, sui diciotto gradi, buio pesto, tappi se serve, e una doccia calda un’ora prima: il corpo che si raffredda dopo prende sonno più in fretta.',
      'Scegli una parola, per esempio “mare”, e per ogni lettera immagina oggetti che iniziano così: mela, monte, mantello… È noioso, e aiuta ad addormentarsi.',
      'Tieni fissa l’ora in cui ti alzi, anche dopo una brutta notte, ed evita caffeina nelle otto ore prima di coricarti. Servono un paio di settimane.',
    ],
    ask: ['Come passi l’ultima ora prima di metterti a letto?'],
  },
  howCalmDown: {
    say: [
      'Inspira dal naso contando fino a quattro, espira dalla bocca contando fino a sei, per dieci volte. Espirare a lungo aiuta il corpo a calmarsi.',
      'Nomina cinque cose che vedi, quattro che puoi toccare, tre che senti, due odori, un sapore. Ti aiuta a tornare a dove sei adesso.',
      'Acqua fredda sui polsi e sul viso, oppure qualcosa di gelato stretto in mano per mezzo minuto: il battito tende a rallentare e il pensiero si interrompe.',
      'Stringi forte i pugni e le spalle per cinque secondi, poi lascia andare di colpo. Ripeti tre volte: aiuta i muscoli a rilassarsi.',
      'Appoggia bene i piedi a terra e aspetta: di solito passa in pochi minuti. Se c’è un dolore al petto forte o nuovo, chiama il 112.',
    ],
    ask: ['Che cosa ti ha messo in agitazione?'],
  },
  howConcentrate: {
    say: [
      'Imposta un timer di venticinque minuti, fai un solo compito, con il telefono in un’altra stanza. Poi fai cinque minuti di pausa e ripeti.',
      'Comincia da una cosa molto piccola: apri il documento e scrivi una sola frase, anche brutta. Dopo l’inizio, continuare è più facile.',
      'Tieni accanto un foglio: quando ti viene in mente altro, scrivilo lì e torna al compito. Ci penserai dopo.',
      'Fai il compito peggiore nell’ora in cui di solito hai la mente più fresca, e lascia le mail per dopo.',
      'Lavora vicino a qualcuno: in biblioteca, in un bar, o in videochiamata con una persona che fa le sue cose. Aiuta a non distrarsi.',
    ],
    ask: ['Qual è il compito che devi fare adesso?'],
  },
  howStopThinking: {
    say: [
      'Scegli un orario fisso, per esempio le sei, e pensaci per quindici minuti con carta e penna. Se ti torna in mente prima, rimanda a quell’ora.',
      'Non scacciare il pensiero, perché torna più forte. Di’ “eccolo di nuovo” e fai subito qualcosa di concreto, come lavare i piatti.',
      'Tieni la mente occupata con qualcosa di impegnativo: un cruciverba, un puzzle, una ricetta difficile. Una semplice passeggiata spesso non basta.',
      'Scrivi per dieci minuti tutto quello che hai in testa, senza rileggere, poi butta il foglio. Spesso, dopo, il pensiero pesa meno.',
      'Evita quello che te lo ricorda: foto, vecchie chat, ricerche sull’argomento. Di solito dopo un paio di settimane si nota la differenza.',
    ],
    ask: ['In quali momenti del giorno torna più forte?'],
  },
  howStartSport: {
    say: [
      'Parti con dieci minuti di camminata svelta al giorno, sempre alla stessa ora. All’inizio conta l’abitudine, il fiato viene dopo.',
      'Per correre alterna un minuto lento e due di cammino, per venti minuti, tre volte a settimana. Se riesci a chiacchierare, il ritmo è giusto.',
      'Prepara scarpe e vestiti la sera, davanti alla porta, e prometti di fare solo i primi cinque minuti. Una volta fuori, di solito si resta.',
      'Scegli qualcosa che ti diverte, non quello che brucia più calorie: ballo, piscina, bici, una partitella. Così è più facile continuare.',
      'Trova qualcuno con cui allenarti, anche una volta sola a settimana: è più difficile rinunciare. Se hai problemi di salute, prima senti il medico.',
    ],
    ask: ['Quale sport o movimento ti è piaciuto di più finora?'],
  },
  examTips: {
    say: [
      'Chiudi il libro e ripeti a voce alta quello che ricordi, poi controlla che cosa manca. Funziona molto meglio che rileggere.',
      'Dividi il programma in parti e usa due terzi dei giorni per imparare, un terzo solo per ripassare. Comincia dagli argomenti più importanti.',
      'Cerca prove e domande degli anni passati e falle con l’orologio. Se sai com’è la prova, fa molta meno paura.',
      'Spiega ogni argomento come a un bambino di dieci anni. Dove non ci riesci, torna sul testo; dove ti viene facile, vai avanti.',
      'L’ultima sera niente argomenti nuovi: riguarda uno schema per capitolo, prepara la borsa e vai a letto presto. Il sonno aiuta la memoria.',
    ],
    ask: ['Quale argomento ti preoccupa di più?'],
  },
  drivingTips: {
    say: [
      'Muovi bene la testa quando guardi gli specchi: chi esamina deve vedere che controlli. È semplice e conta parecchio.',
      'Vai piano dove serve e di’ sottovoce quello che vedi: “stop, pedone, precedenza a destra”. Ti aiuta a pensare alla strada e non all’ansia.',
      'Se il motore si spegne, mantieni la calma e riparti: freno, frizione, accensione. Di solito un solo spegnimento non basta per farsi bocciare.',
      'Per la teoria fai due schede di quiz al giorno e segna solo gli errori: dopo una settimana ripassi quelli. Occhio a “sempre”, “solo” e “mai”.',
      'Chiedi all’autoscuola un’ultima guida sulle strade vicine alla sede d’esame e ripeti lì parcheggi e rotonde. Conoscere il percorso calma molto.',
    ],
    ask: ['Quale manovra ti riesce più difficile?'],
  },
  interviewTips: {
    say: [
      'Prepara tre brevi storie: un problema, che cosa hai fatto tu, com’è finita. Con tre storie buone si risponde a quasi tutte le domande.',
      'Per il difetto scegline uno vero ma poco grave e aggiungi che cosa fai per migliorare. Evita “sono troppo perfezionista”, lo dicono tutti.',
      'Porta due domande tue: “Com’è fatta una giornata tipo?” e “Che cosa deve funzionare nei primi tre mesi?” Mostrano che ti vedi già al lavoro.',
      'Prova ad alta voce a presentarti in un minuto, con il cronometro: chi sei, che cosa sai fare, perché proprio lì.',
      'Leggi bene l’annuncio e per ogni richiesta trova un esempio tuo. I periodi senza lavoro spiegali in una frase tranquilla, poi torna a oggi.',
    ],
    ask: ['Che posto è, e che cosa ti attira di quel lavoro?'],
  },
  speechTips: {
    say: [
      'Impara a memoria solo la prima e l’ultima frase. Sapere come cominci e come finisci toglie gran parte della paura.',
      'Parla più piano di quanto ti sembri naturale e fai una pausa dopo ogni idea. A te sembra lunga, ma chi ascolta segue meglio.',
      'Scegli un’idea sola, tre punti e un esempio per ciascuno. Alla fine ripeti la frase principale, così tutti la ricordano.',
      'Scegli due o tre facce amiche in punti diversi della sala e parla a loro a turno. Ti sembrerà una normale conversazione.',
      'Provalo in piedi e ad alta voce almeno tre volte, registrandoti una. Porta un po’ d’acqua e un foglio con le parole chiave scritte in grande.',
    ],
    ask: ['Che cosa vorresti che ricordasse chi ti ascolta?'],
  },
  savingTips: {
    say: [
      'Sposta una piccola cifra su un altro conto, in automatico, il giorno stesso in cui arrivano i soldi. Così non ti viene la tentazione di spenderla.',
      'Per un mese annota ogni spesa, anche il caffè. Di solito si trovano due o tre uscite di cui si può fare a meno.',
      'Per gli acquisti non urgenti metti nel carrello e aspetta tre giorni prima di pagare. Spesso nel frattempo la voglia passa.',
      'Una volta l’anno controlla abbonamenti, telefono, luce e assicurazione e confronta le offerte. In un pomeriggio puoi risparmiare parecchio.',
      'Fai la spesa dopo mangiato, con una lista per la settimana, e guarda il prezzo al chilo. Una sera cucina solo quello che c’è già.',
    ],
    ask: ['Per che cosa vorresti risparmiare?'],
  },
  lessPhone: {
    say: [
      'Compra una sveglia da pochi euro e lascia il telefono a caricare fuori dalla camera. Così non lo guardi prima di dormire e appena ti svegli.',
      'Metti lo schermo in bianco e nero: senza colori le app sono meno attraenti, e viene meno voglia di aprirle.',
      'Togli dalla schermata principale le app che ti rubano tempo ed esci dall’account ogni volta. Due passaggi in più bastano per pensarci un attimo.',
      'Spegni tutte le notifiche tranne chiamate e messaggi di persone vere. Decidi tu quando guardare, per esempio tre volte al giorno.',
      'Trova qualcos’altro da fare con le mani: un libretto, i ferri da maglia, un cubo di Rubik. Sostituire un’abitudine è più facile che toglierla.',
    ],
    ask: ['In quali momenti prendi il telefono senza pensarci?'],
  },
  meetPeople: {
    say: [
      'Scegli un’attività che si ripete ogni settimana con le stesse persone: coro, teatro, camminate, scacchi. Rivedendosi spesso è più facile fare amicizia.',
      'Il volontariato funziona bene: si fa qualcosa insieme e c’è sempre un argomento. Prova in un canile, in un banco alimentare o in biblioteca.',
      'Vai spesso nello stesso posto alla stessa ora, per esempio un bar o un mercato. Dopo qualche “buongiorno” si comincia a parlare.',
      'Fai tu il secondo invito, perché spesso dopo il primo incontro aspettano tutti. Basta un “Giovedì prendo un caffè lì, ti va?”',
      'Riscrivi a qualcuno che hai perso di vista: una persona simpatica di un corso, di un lavoro, del palazzo. Basta un “ti ho pensato, come va?”',
    ],
    ask: ['Che cosa ti piacerebbe fare in compagnia?'],
  },
  howConsole: {
    say: [
      'Puoi dire semplicemente “Non ho parole, ma sono qui”. Non serve la frase perfetta, conta che tu ci sia.',
      'Invece di “fammi sapere se serve qualcosa”, offri una cosa precisa: “Martedì porto la cena, va bene alle sette?” Chiedere aiuto è difficile quando si sta male.',
      'Evita “almeno”, “il tempo guarisce”, “devi essere forte”. Meglio chiedere “com’è oggi?” e ascoltare, anche se la risposta tarda.',
      'Non evitare l’argomento: nomina la persona, la malattia o la perdita. Chi soffre ci pensa comunque, e spesso è un sollievo poterne parlare.',
      'Fatti sentire anche dopo un mese, quando gli altri non scrivono più. Va bene un messaggio come “ti penso, non serve rispondere”.',
    ],
    ask: ['Che rapporto c’è tra voi due?'],
  },
  howWithBoss: {
    say: [
      'Annota i fatti: data, parole, chi era presente. Ti aiuta a capire se succede spesso, e ti serve se dovrai parlarne più in alto.',
      'Parlane in privato e con calma, con un episodio solo: “Quando è successo questo, ho lavorato peggio. Come possiamo fare diversamente?”',
      'Metti per iscritto accordi e compiti: una mail breve, “riassumo quanto detto”. Ti protegge ed evita malintesi.',
      'Prepara una frase neutra per il momento: “Ne parliamo volentieri dopo, con calma”. Chi provoca cerca una reazione, e così non la trova.',
      'Di’ chiaramente a che ora rispondi, che cosa fai e che cosa no. Se la cosa supera il limite, rivolgiti alle risorse umane o a un sindacato.',
    ],
    ask: ['Qual è l’episodio che ti ha dato più fastidio?'],
  },
  howWithTeen: {
    say: [
      'Parla mentre fate altro, in macchina o in cucina: senza guardarsi in faccia è più facile aprirsi che seduti a un tavolo.',
      'Poche regole, chiare, con conseguenze dette prima e mantenute con calma. Cerca di non alzare la voce, altrimenti si litiga sul tono.',
      'Durante la lite non si ragiona: resta lì, di’ poche parole, a voce bassa. Parlatene un’ora dopo, magari dopo aver mangiato.',
      'Dai due scelte che ti vanno bene entrambe: “prima i compiti o prima la doccia?” Chi può decidere qualcosa si oppone meno.',
      'Passa dieci minuti al giorno a fare quello che piace a loro, gioco o musica, senza prediche. Aiuta molto nei giorni difficili.',
    ],
    ask: ['Quando litigate, di solito?'],
  },
  babySleepTips: {
    say: [
      'Fai ogni sera le stesse cose, in poco tempo: bagnetto, pigiama, storia, canzone, luce spenta. Dopo una o due settimane di solito funziona.',
      'Anticipa di venti o trenta minuti: spesso i piccoli troppo stanchi si agitano. Il momento buono è quando cominciano a strofinarsi gli occhi.',
      'Prova a posare il bimbo assonnato ma ancora sveglio, con una mano ferma sul petto: così impara ad addormentarsi nello stesso posto in cui si risveglia.',
      'Buio, fresco e un rumore regolare e basso, come un ventilatore. Per i più grandicelli, una lucina calda e un pupazzo “di guardia” contro i mostri.',
      'Se si sveglia di notte, poche parole, luce minima, niente gioco. E se potete, fate i turni, così riposano tutti un po’.',
    ],
    ask: ['Come si svolge adesso la vostra serata?'],
  },
  petTips: {
    say: [
      'Prima di tutto serve movimento: una passeggiata in cui annusare o quindici minuti di gioco con una cannetta. Spesso il problema è la troppa energia.',
      'Premia subito, entro due secondi, quello che vuoi vedere, e ignora il resto più che puoi. Anche sgridare è un’attenzione, e può peggiorare le cose.',
      'Offri un’alternativa accanto a quello che rovina: un tiragraffi alto e stabile, un osso da masticare, un gioco con dentro le crocchette.',
      'Fai cercare il cibo: nascondi metà della pappa per casa o in un rotolo di cartone. Dieci minuti di ricerca stancano molto.',
      'Tieni orari fissi per pappa, gioco e riposo, con le stesse regole per tutti in casa. Se il comportamento è nuovo e improvviso, chiedi al veterinario.',
    ],
    ask: ['In quali momenti della giornata succede di più?'],
  },
  petIllAsk: {
    say: [
      'Telefona al veterinario e descrivi da quando, quanto e come: ti sanno dire se serve subito una visita. Meglio una chiamata in più.',
      'Corri in clinica se c’è sangue, difficoltà a respirare, pancia gonfia, crolli, o qualcosa di tossico ingoiato. Porta la confezione, se c’è, e non farlo vomitare tu.',
      'Non dare farmaci per umani: alcuni, anche comuni, sono velenosi per gli animali. Acqua fresca, un angolo tranquillo, e decide il veterinario.',
      'Annota subito ultima pappa, acqua, bisogni e comportamento, e fai un breve video del sintomo: in ambulatorio spesso non si vede più.',
      'I piccoli, gli anziani, i conigli e i roditori peggiorano in fretta: se non mangiano, chiama oggi stesso. Chiama anche per un gatto che digiuna da un giorno.',
    ],
    ask: ['Che cosa noti di diverso rispetto al solito?'],
  },
  homeRemedy: {
    say: [
      'Per naso e gola: acqua calda con miele e limone, vapore della doccia, testa un po’ rialzata di notte. Non guarisce prima, ma dà sollievo.',
      'Per il singhiozzo: inspira a fondo, trattieni il fiato una decina di secondi, poi bevi lentamente a piccoli sorsi. Di solito passa così.',
      'Per la testa: un bicchiere d’acqua, stanza in penombra, panno fresco sulla fronte e venti minuti senza schermi. Spesso è sete o tensione al collo.',
      'Per lo stomaco: zenzero o camomilla a piccoli sorsi, poi riso, banana, pane tostato. Per un crampo, allunga piano il muscolo e massaggia.',
      'Riposo, da bere e pazienza per un paio di giorni. Se c’è febbre alta, un dolore forte o mai provato, o non migliora, chiedi al medico.',
    ],
    ask: ['Da quanto tempo hai questo disturbo?'],
  },
  stainTips: {
    say: [
      'Tampona, non strofinare, e usa acqua fredda su vino, sangue e uova. Il calore fissa la macchia e poi non viene più via.',
      'Per l’unto e il sugo: una goccia di detersivo per piatti, dieci minuti di riposo, poi lavaggio. Prova sempre prima in un angolo nascosto.',
      'Per il calcare: aceto caldo o acido citrico su un panno, venti minuti, poi risciacquo. Mai sul marmo, e mai mescolato con la candeggina.',
      'Contro gli odori, una ciotola di bicarbonato lasciata una notte nel frigo o nelle scarpe; sui tessuti spargilo, aspetta qualche ora e aspira.',
      'Sull’inchiostro prova alcool su un batuffolo, dall’esterno verso il centro, con sotto carta assorbente. Per muffa o tessuti delicati, leggi l’etichetta e apri la finestra.',
    ],
    ask: ['Su quale materiale è, e da quanto tempo?'],
  },
  tidyTips: {
    say: [
      'Comincia da una sola superficie, grande come un vassoio, e finiscila. Vedere un pezzo in ordine dà voglia di continuare.',
      'Usa tre scatole: resta, va via, non so. Scrivi la data su quella del “non so”: quello che non cerchi per sei mesi puoi darlo via.',
      'Metti un timer di quindici minuti, un po’ di musica, e raccogli in un sacco solo la spazzatura evidente. Le decisioni difficili lasciale per un altro giorno.',
      'Lavora per categoria invece che per stanza: tutte le maglie, tutti i libri, tutte le carte. Vedendo tutto insieme capisci che cosa è di troppo.',
      'I ricordi lasciali per ultimi. Tieni poche cose, mettile in vista, e fotografa quelle che decidi di dare via.',
    ],
    ask: ['Quale angolo ti dà più fastidio?'],
  },
  plantTips: {
    say: [
      'Infila un dito nel terriccio: se è asciutto, bagna; se è umido, aspetta. Molte piante muoiono per troppa acqua, non per poca.',
      'Foglie gialle e terra fradicia di solito indicano troppa acqua; punte secche e marroni, aria asciutta o poca acqua. Svuota sempre il sottovaso.',
      'Mettila vicino a una finestra luminosa, ma senza sole diretto a mezzogiorno, e lontano dal termosifone. Poi cerca di non spostarla più.',
      'Guarda sotto le foglie: se ci sono insettini, isola il vaso, doccia tiepida e panno con acqua e sapone di Marsiglia, da ripetere ogni pochi giorni.',
      'Togli le parti secche e controlla le radici: chiare e sode sono vive, scure e molli vanno tagliate. Poi terra fresca e un vaso con il foro sotto.',
    ],
    ask: ['Dove sta in casa, e quanta luce prende?'],
  },
  getOverEx: {
    say: [
      'Silenzia profilo e chat per almeno due mesi. Ogni volta che guardi, diventa più difficile andare avanti.',
      'Metti foto e oggetti in una scatola e affidala a qualcuno. Non devi buttarli oggi, basta non averli sempre davanti.',
      'Scrivi due elenchi: che cosa ti manca davvero e che cosa non ti manca affatto. Nei momenti di nostalgia rileggi il secondo.',
      'Cambia le abitudini che avevate: un altro bar, un altro lato del letto, qualcosa in programma la domenica. Così i ricordi tornano meno spesso.',
      'Ci saranno giorni buoni e giorni in cui torna la tristezza, ed è normale. Con il tempo i momenti brutti diventano più brevi.',
    ],
    ask: ['In quali momenti ne senti di più la mancanza?'],
  },
  gainCourage: {
    say: [
      'Non aspettare che la paura passi, di solito passa dopo. Scegli il passo più piccolo che ti spaventa un po’ e fallo entro domani.',
      'Ogni sera scrivi una cosa che hai fatto bene, anche minima. Dopo qualche settimana rileggi tutto: ti aiuta a fidarti di te.',
      'Parlati come parleresti a una persona cara nella stessa situazione. Se a lei non diresti quella frase, non vale nemmeno per te.',
      'Conta fino a cinque e muoviti al cinque, senza pensarci ancora. Più a lungo si esita, più la paura cresce.',
      'Chiediti qual è il peggio che può succedere, e che cosa faresti in quel caso. Se hai un piano, la paura diventa più piccola.',
    ],
    ask: ['Che cosa faresti per prima, con un po’ più di coraggio?'],
  },
}
