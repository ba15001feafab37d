import type { SubjectLines } from '../../../phrases.ts'

export const ideas: SubjectLines<'ideas'> = {
  whatToCook: {
    say: [
      'Una frittata al forno: uova, un po’ di formaggio e qualunque verdura ci sia in casa, 180 gradi per venticinque minuti. Perdona ogni avanzo.',
      'Pasta e ceci: soffritto di aglio e rosmarino, ceci in barattolo metà frullati, pasta corta cotta lì dentro. Una pentola sola, e un filo d’olio crudo alla fine.',
      'Gnocchi alla romana pigri: polenta istantanea, stesa, tagliata a dischi, burro, salvia e formaggio, in forno fino alla crosticina. Piace a grandi e piccoli.',
      'Riso saltato: riso bollito freddo, cipolla, quel che offre il frigo a dadini, un uovo strapazzato in mezzo e salsa di soia. Dieci minuti in tutto.',
      'Patate in teglia con cipolla, pomodorini e origano, olio e 200 gradi per tre quarti d’ora; negli ultimi minuti aggiungi feta o scamorza. Si cucina da sola.',
    ],
    ask: ['Che cosa c’è in dispensa da far fuori?'],
  },
  breakfastIdea: {
    say: [
      'Pane tostato, ricotta, miele e noci: due minuti, dolce ma non troppo, e tiene a bada la fame fino al pasto dopo.',
      'Yogurt greco in un barattolo con mela grattugiata, cannella e una manciata di mandorle. Si prepara la sera e viaggia bene in borsa.',
      'Pancake alla banana: una banana schiacciata, un uovo, due cucchiai di avena, tutto in padella. Piacciono ai piccoli e agli sportivi.',
      'Pane scuro con avocado o hummus e un uovo sodo a fette, sale e pepe. Salato, veloce, e lo stomaco ringrazia.',
      'Porridge freddo: avena e latte in frigo per la notte, la mattina frutti di bosco e un quadretto di cioccolato fondente a scaglie.',
    ],
    ask: ['Che cosa preferisci a quell’ora, dolce o salato?'],
  },
  dessertIdea: {
    say: [
      'Torta caprese: cioccolato, mandorle tritate, uova, burro, zucchero, niente farina. Umida dentro, e il giorno dopo è ancora più buona.',
      'Tiramisù ai frutti di bosco: al posto del caffè, savoiardi bagnati nel succo di lamponi. Si fa la sera prima e si porta nella sua teglia.',
      'Torta di mele rovesciata: mele caramellate in padella, sopra un disco di pasta sfoglia, in forno e poi capriola sul piatto. Figurone con tre ingredienti.',
      'Salame di cioccolato: biscotti sbriciolati, cacao, burro, zucchero, un po’ di latte, qualche ora in frigo. Senza forno, e coi biscotti giusti anche senza glutine.',
      'Bicchierini di panna cotta con sopra pesche, fragole o caramello. Cinque minuti di pentolino, poi fa tutto il frigorifero.',
    ],
    ask: ['Quanti golosi ci saranno a tavola?'],
  },
  giftForHer: {
    say: [
      'Un album di foto stampate, dodici, ciascuna con una riga scritta a mano sul perché. Costa poco, e difficilmente finirà in un cassetto.',
      'Un’esperienza invece di un oggetto: un massaggio, un corso di ceramica, due biglietti per qualcosa che ama. E il tempo libero per andarci.',
      'Una bella sciarpa di lana o di seta in un colore che porta già. È morbida, non ha taglia, e ci pensa ogni volta che esce.',
      'Una pianta che resta, come un limone nano o un’orchidea, in un vaso bello e con un biglietto che spiega la scelta.',
      'Un abbonamento di tre mesi: fiori, tè, una rivista, libri. Il regalo si ripresenta alla porta quando nessuno se lo aspetta più.',
    ],
    ask: ['Che cosa la fa brillare, nelle giornate normali?'],
  },
  giftForHim: {
    say: [
      'Un buon coltello da cucina o un multiuso, con le iniziali incise. Uno strumento ben fatto si usa per vent’anni e ricorda chi l’ha scelto.',
      'Una giornata insieme già prenotata: stadio, degustazione, gita, go-kart. A chi ha tutto di solito manca proprio il tempo in compagnia.',
      'Una cassetta fatta da te con cinque cose piccole che ama, da bere, da mangiare, da leggere, ognuna con un biglietto ironico.',
      'Una cassa bluetooth robusta, da bagno, da officina o da giardino. Trova posto quasi ovunque e mette musica nelle ore migliori.',
      'Una lettera scritta a mano dentro un libro su una sua passione. Farà finta di niente e la terrà per sempre.',
    ],
    ask: ['A che cosa dedica le sue ore libere?'],
  },
  giftForChild: {
    say: [
      'Una torcia frontale o una bella torcia colorata: diventa esploratori, speleologi, lettori sotto le coperte. Dai quattro anni in su è un trionfo.',
      'Costruzioni di legno o magnetiche: crescono con l’età, non finiscono mai e non fanno rumore, cosa che in casa verrà apprezzata.',
      'Un libro illustrato grande più una cosa che compare nella storia: un binocolo, dei semi, un pupazzo. Il racconto continua nelle mani.',
      'Un blocchetto di buoni disegnati a mano: un gelato insieme, una gita in treno, una serata pizza. Ai piccolissimi lo leggono i grandi.',
      'Una valigetta da artista: pastelli buoni, carta spessa, adesivi, colla. Per chi ha meno di tre anni, invece, tamburello e maracas di legno.',
    ],
    ask: ['Che cosa cattura di più la sua attenzione?'],
  },
  dateIdea: {
    say: [
      'Cena a tappe: antipasto in un posto, primo in un altro, gelato camminando. Si cambia scena, e la conversazione non si siede mai.',
      'Cucinate insieme una cosa che nessuno dei due sa fare, tipo ravioli o sushi. Anche il disastro è un ottimo ricordo.',
      'Una coperta, un termos e un posto alto all’ora del tramonto. Costa niente, e nessun ristorante ha quelle luci.',
      'Libreria a sfida: mezz’ora per scegliere un libro l’uno per l’altra, poi ve li spiegate davanti a un bicchiere o a una cioccolata.',
      'Serata anni passati: telefoni spenti, candele, gioco di carte e una playlist con una canzone a testa, ognuna con la sua storia.',
    ],
    ask: ['Che cosa fa ridere tutti e due?'],
  },
  weekendIdea: {
    say: [
      'Turisti in casa propria: scegli un paese o un quartiere mai visto a meno di un’ora, arriva in treno e mangia dove mangiano quelli del posto.',
      'Mercato la mattina, e si cucina solo ciò che ha ispirato sulle bancarelle. Il pranzo diventa il programma.',
      'Una camminata con meta golosa: due ore di sentiero o di lungofiume e in fondo una trattoria, oppure un panino come si deve.',
      'Torneo casalingo: tre giochi, una classifica su cartone, premio ridicolo. Costa una busta di patatine e finisce sempre troppo tardi.',
      'Mezza giornata per qualcosa che rimandi da mesi, un museo, un lago, una mostra, e l’altra mezza senza alcun piano, per diritto.',
    ],
    ask: ['Che cosa vi piacerebbe ricordare lunedì?'],
  },
  rainyIdea: {
    say: [
      'Caccia al tesoro con dieci biglietti nascosti per la stanza, disegnati per chi non legge. Il tesoro può essere la merenda.',
      'Costruite una tana con sedie, lenzuola e mollette, poi torcia, cuscini e una storia là dentro. Funziona quasi a ogni età.',
      'Percorso a ostacoli: sotto il tavolo, sui cuscini, in equilibrio su una riga di nastro adesivo. Cronometro e applausi, e l’energia se ne va.',
      'Teatro delle ombre: una lampada, un lenzuolo chiaro, sagome di cartone su bastoncini. Metà pomeriggio per costruire, metà per lo spettacolo.',
      'Pasta di sale: due parti di farina, una di sale, una d’acqua. Si impasta, si modella, si lascia asciugare e dopo si dipinge.',
    ],
    ask: ['Che cosa c’è in casa da trasformare in gioco?'],
  },
  soloEveningIdea: {
    say: [
      'Scegli un album intero, luci basse, telefono lontano, e ascoltalo dall’inizio alla fine senza fare altro. È un lusso quasi dimenticato.',
      'Scrivi una lettera a te fra un anno: come va, che cosa speri, che cosa ti fa ridere adesso. Poi si chiude e si data.',
      'Impara qualcosa di inutile e magnifico: un trucco con le carte, un origami, dire “buonanotte” in dieci lingue. In un’ora è tuo.',
      'Passeggiata serale senza meta di mezz’ora, guardando solo le finestre accese e i balconi. Al rientro, qualcosa di caldo in una tazza.',
      'Riordina le foto del telefono: cancella i doppioni, tieni le venti più belle dell’anno. Metà pulizia, metà viaggio nel tempo.',
    ],
    ask: ['Di che umore è la tua serata?'],
  },
  tripIdea: {
    say: [
      'Slovenia: il lago di Bohinj, Lubiana che si gira a piedi, grotte e montagne, tutto a poche ore dall’Italia. Piccola, verde e facile.',
      'Il Cilento: spiagge ampie, i templi di Paestum, paesini sul mare come Acciaroli e mozzarella da commuoversi. Il meglio è a giugno o settembre.',
      'Porto e la valle del Douro: città da camminare, oceano a portata di tram, treno lungo il fiume tra i vigneti. Adatta anche a chi parte senza compagnia.',
      'Alto Adige in treno e a piedi: la val Pusteria, laghi come Braies e Dobbiaco, ciclabili in piano e rifugi dove il pranzo vale la salita.',
      'Creta: abbastanza grande per non annoiarsi mai, mare limpido, gole da percorrere, taverne semplici, e in ottobre spesso si fa ancora il bagno.',
    ],
    ask: ['Che cosa non deve mancare, perché per te sia vacanza?'],
  },
  whatToWear: {
    say: [
      'Blu scuro e bianco, tagli semplici, scarpe pulite: vanno bene quasi ovunque e nessuno ha mai avuto da ridire su una camicia stirata.',
      'Scegli un solo pezzo protagonista, colore, scarpa o accessorio, e tieni il resto calmo. Così sembra voluto anche se c’è voluto un minuto.',
      'Metti quello con cui ti siedi, alzi le braccia e cammini senza pensarci. Un vestito che va aggiustato ogni due minuti si vede più del vestito.',
      'Lino o cotone se fa caldo, strati sottili se fa freddo, e una giacca leggera o uno scialle che alza il tono in tre secondi.',
      'Nel dubbio, mezzo gradino più elegante di quanto chiede l’occasione: togliersi la giacca è facile, inventarla sul posto no.',
    ],
    ask: ['In che cosa ti senti più a tuo agio, di solito?'],
  },
  petName: {
    say: [
      'Che ne dici di “Nocciola”? Suona dolce, si chiama bene da lontano, e va per lei e per lui.',
      '“Pepe”: due sillabe, allegro, si riconosce subito. Per una coppia, “Sale e Pepe”, e il problema è risolto due volte.',
      '“Zelig”: corto, strano, impossibile da confondere con “vieni” o “seduto”. E porta con sé un bel film.',
      '“Mirtillo”: rotondo, un po’ comico, e nessuno riesce a restare arrabbiato mentre lo pronuncia.',
      '“Biscotto”: croccante fuori, tenero dentro. Un nome che mette di buonumore tutto il parco.',
    ],
    ask: ['Che carattere ha, per quel che si vede?'],
  },
  babyName: {
    say: [
      '“Aurora”: luce del mattino, si pronuncia bene ovunque, e starebbe elegante tanto su una culla quanto su una vela o un’insegna.',
      '“Elia”: breve, antico e leggero, quattro lettere che nessuno storpia. E come nome di una cosa avrebbe l’aria di un racconto.',
      '“Levante”: vento, est, qualcosa che comincia. Per una bottega, una barca o un gruppo è perfetto; per una culla, meglio “Leandro”.',
      '“Viola”: fiore, colore e strumento in cinque lettere. Difficile trovare un nome che lavori così tanto.',
      'Prova la regola del balcone: gridalo tre volte ad alta voce. Un candidato che la supera bene è “Nico”, che va per chiunque e per qualunque cosa.',
    ],
    ask: ['Quali nomi avete già scartato, e perché?'],
  },
  partyIdea: {
    say: [
      'Tema “un colore solo”: vestiti, cibo e palloncini tutti gialli, o verdi. Costa pochissimo, va bene a ogni età e le foto vengono benissimo.',
      'Festa “anno di nascita”: musica, merende e oggetti dell’anno in cui è nato chi si festeggia, o in cui è cominciata la storia che si celebra.',
      'Quiz su chi si festeggia: dieci domande buffe raccolte prima tra amici e parenti, squadre, premio orrendo. Scalda la sala in cinque minuti.',
      'Cinema sotto le stelle o in salotto: lenzuolo bianco, proiettore in prestito, popcorn nei cartocci e biglietti d’ingresso fatti a mano.',
      'Per la sorpresa, il pretesto migliore è noioso: “passiamo a ritirare una cosa”. E ognuno porta una foto da appendere con una frase sotto.',
    ],
    ask: ['Chi si festeggia, e che cosa fa ridere gli invitati?'],
  },
  hobbyIdea: {
    say: [
      'Il birdwatching: un binocolo economico, una guida e una finestra. Dopo un mese si riconoscono dieci voci, e ogni passeggiata cambia.',
      'La panificazione con lievito madre: farina, acqua, pazienza. È un hobby, un esperimento scientifico e la cena.',
      'L’acquerello: tre colori, un pennello, carta buona. Gli errori qui si chiamano sfumature, ideale per chi comincia da zero.',
      'L’ukulele: quattro corde, costa poco, e con tre accordi si suonano già decine di canzoni. I vicini sopravvivono.',
      'L’intaglio del legno: un coltellino, un pezzo di tiglio e un cucchiaio da tirarne fuori. Occupa le mani e mette la testa in silenzio.',
    ],
    ask: ['Che cosa ti faceva perdere la cognizione del tempo, da piccoli?'],
  },
  talkStarter: {
    say: [
      'Parti da quello che avete davanti: il posto, il piatto, una foto, il ritardo. “Tu che cosa consigli qui?” è semplice e non fallisce quasi mai.',
      'Chiedi “qual è la cosa più bella che ti è capitata questa settimana?” È inattesa, allegra, e chi risponde si rilassa.',
      'Domanda come si comincia, non che cosa si fa: “Com’è nata questa cosa?” Dietro ogni mestiere o passione c’è una storia.',
      'Chiedi un parere su una sciocchezza: “Il miglior gelato della zona?” Tutti hanno un’opinione forte sul gelato, e nessuno si offende.',
      'Usa la risposta appena ricevuta: pesca una parola e chiedi “cioè?”. Chi ascolta davvero non resta mai senza argomenti.',
    ],
    ask: ['Che cosa sai già della persona con cui parlerai?'],
  },
  morningHabit: {
    say: [
      'I primi dieci minuti senza telefono: finestra aperta, un bicchiere d’acqua, luce in faccia. È piccolo, e sveglia più della terza suoneria.',
      'La sera prepara tre cose: vestiti, borsa, la prima azione di domani scritta su un foglietto. La mattina resta solo da obbedire.',
      'Aggancia il nuovo al vecchio: mentre sale il caffè, cinque allungamenti; dopo i denti, due righe di diario. L’abitudine già esistente fa da gancio.',
      'Prima della posta e dei messaggi, venti minuti sulla cosa più importante del giorno. Qualunque caos arrivi dopo, quella è fatta.',
      'Chiudi la giornata sempre con lo stesso gesto: una passeggiata dell’isolato, una tazza calda, computer coperto. Il corpo capisce che si stacca.',
    ],
    ask: ['Quale momento della giornata ti scappa di mano più spesso?'],
  },
}
