import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Nei traslochi la scatola che serve per prima sta sempre in fondo alla pila. Un consiglio: una borsa a parte con lenzuola, caricatore e caffè.',
      'Finché una casa sta negli scatoloni sembra fatta solo di cose. Poi una lampada trova il suo posto e cambia tutto.',
      'Trasloco vuol dire scoprire quante padelle si possiedono davvero, e dover decidere su ognuna.',
      'Cambiare casa stanca le braccia e anche la testa: ogni cassetto chiede una decisione, e i cassetti sono tanti.',
    ],
    ask: [
      'Quale stanza ti dà più filo da torcere?',
      'Chi ti dà una mano con le scatole?',
      'Che cosa ti mancherà della casa vecchia?',
    ],
  },
  flatHunt: {
    say: [
      'Negli annunci “luminoso e caratteristico” può voler dire di tutto. Cercare casa è anche imparare a tradurre le agenzie.',
      'A ogni visita si fa in silenzio la prova: dove starebbe il letto, dove la domenica mattina. È un lavoro di immaginazione faticoso.',
      'Con le case conviene aprire i rubinetti, guardare dietro gli armadi e ascoltare i vicini. Le foto non fanno rumore.',
      'Cercare un appartamento è un secondo impiego, con colloqui in cui bisogna pure piacere a chi ha le chiavi.',
    ],
    ask: [
      'Su che cosa non vuoi proprio cedere, in una casa?',
      'In quale zona ti piacerebbe abitare?',
      'Com’è la casa migliore che hai visto finora?',
    ],
  },
  rent: {
    say: [
      'L’affitto è la spesa su cui si può tirare meno: di casa non se ne compra mezza. Per questo il padrone di casa pesa tanto.',
      'Contratto alla mano, un sindacato inquilini può controllare in poco tempo che cosa il proprietario può chiedere e che cosa no.',
      'Che il posto in cui dormi dipenda dai conti di qualcun altro toglie tranquillità, anche a porta chiusa.',
      'Con un proprietario conviene mettere tutto per iscritto: le frasi dette sulle scale si dimenticano sempre dalla stessa parte.',
    ],
    ask: [
      'Che rapporto c’è con chi ti affitta la casa?',
      'Che cosa prevede il tuo contratto?',
      'Quanta parte del mese se ne va in affitto?',
    ],
  },
  brokenThing: {
    say: [
      'Gli elettrodomestici non si ringraziano mai, poi un giorno si fermano e si capisce chi mandava avanti la casa.',
      'Un apparecchio rotto ruba due volte: i soldi della riparazione e le ore passate ad aspettare il tecnico.',
      'Prima di pagare un’uscita vale la pena cercare sigla del modello e codice d’errore: certe volte è solo un filtro.',
      'Questi aggeggi hanno un orologio tutto loro e scelgono con cura il momento peggiore per guastarsi.',
    ],
    ask: [
      'Quanti anni aveva, l’apparecchio?',
      'Come ti arrangi nel frattempo?',
      'Che cosa conviene di più, secondo te: riparare o cambiare?',
    ],
  },
  carTrouble: {
    say: [
      'Di un mezzo ci si accorge quando dà rogne: finché gira tutto, due o quattro ruote sembrano una cosa dovuta.',
      'La strada sa presentare il conto senza preavviso, e poi ci sono anche le scartoffie o le officine.',
      'Meglio la lamiera che le ossa, certo. Però la seccatura rimane intera, e anche la spesa.',
      'Foto, date e ricevute messe subito insieme tornano utili, che si parli con un’officina, un’assicurazione o un ufficio multe.',
    ],
    ask: [
      'Come ti muovi, adesso?',
      'Quanto rischia di costarti tutta la faccenda?',
      'Com’è andata, di preciso?',
    ],
  },
  cleaning: {
    say: [
      'Il disordine cresce da solo, l’ordine mai: è una delle leggi più ingiuste della vita domestica.',
      'Una superficie sgombra, anche solo il tavolo, cambia l’aria di tutta la stanza. Il resto può aspettare il suo turno.',
      'Le faccende di casa sono strane: si notano soltanto quando nessuno le fa.',
      'Sistemare è anche un piccolo scavo archeologico: sotto ogni mucchio c’è uno strato della propria vita.',
    ],
    ask: [
      'Qual è l’angolo peggiore di casa?',
      'Da che cosa non riesci a separarti?',
      'Che musica ci vorrebbe per un secchio e uno straccio?',
    ],
  },
  garden: {
    say: [
      'Con la terra non si può mettere fretta, ed è forse per questo che fa bene: detta lei il passo.',
      'Una cosa verde curata con le proprie mani si guarda dieci volte al giorno, anche se non è successo nulla di nuovo.',
      'Bastano un vaso o un’aiuola per sapere in che stagione si è senza guardare il calendario.',
      'Le unghie nere di terra valgono la spesa: quello che cresce lì non ha lo stesso sapore né lo stesso colore altrove.',
    ],
    ask: [
      'Che cosa vorresti ancora piantare?',
      'Quanto sole arriva lì da te?',
      'Da chi hai imparato a curare le piante?',
    ],
  },
  plantDied: {
    say: [
      'Una pianta soffre in silenzio, e quando si vede dalle foglie il guaio è cominciato da un pezzo.',
      'Dispiace sul serio: era una cosa viva che stava alla stessa finestra tutti i giorni.',
      'Il più delle volte c’entrano le radici: troppa acqua fa più vittime della sete. Uno sguardo lì sotto racconta parecchio.',
      'Anche chi ha il pollice verde ha il suo piccolo cimitero di vasi vuoti, solo che non lo mostra.',
    ],
    ask: [
      'Da quanto tempo stava con te?',
      'In che punto della casa la tenevi?',
      'Che cosa pensi le sia successo?',
    ],
  },
  decorating: {
    say: [
      'Nei lavori di casa la parte bella dura un’ora; prima ci sono nastro, polvere e tre giri in ferramenta.',
      'Un colore, un mobile, una mensola: da cose così una stanza smette di essere un locale e diventa di qualcuno.',
      'I tempi dei lavori domestici andrebbero sempre raddoppiati, e poi serve comunque un’altra vite.',
      'Quello che si sistema con le proprie mani o le proprie scelte poi si guarda con occhi diversi, anche se pende di due millimetri.',
    ],
    ask: [
      'Come te la immagini, la stanza finita?',
      'Qual è il passaggio più rognoso?',
      'Da dove è nata l’idea?',
    ],
  },
  flatmate: {
    say: [
      'Dividere casa vuol dire conoscere di una persona l’ora della doccia e le briciole, a volte prima del cognome.',
      'Le convivenze fra coinquilini si reggono su due cose: il frigo e il bagno. Il resto è contorno.',
      'Con chi divide il tuo tetto le cose piccole contano il doppio, perché tornano ogni giorno.',
      'In una casa condivisa si vive sempre un po’ in pubblico: la propria porta chiusa vale oro.',
    ],
    ask: [
      'Come vi siete divisi i compiti?',
      'Con chi ti trovi meglio, lì dentro?',
      'Che regola introdurresti subito in quella casa?',
    ],
  },
  parcel: {
    say: [
      'Un pacco smarrito nei meandri della logistica fa giri che nessun turista farebbe, e il tracciamento non li racconta tutti.',
      'Comprare con un clic dura un secondo; inseguire corrieri, avvisi e resi è tutta un’altra faccenda.',
      'Con spedizioni e negozi online, schermate salvate e numero d’ordine sono le armi migliori: chi risponde cambia ogni volta.',
      'Si aspetta il citofono come un tempo il postino, solo con molte più notifiche e molta meno certezza.',
    ],
    ask: [
      'Che cosa avevi ordinato?',
      'Che cosa dice il servizio clienti?',
      'Quanto ti serve, quello che c’è nel pacco?',
    ],
  },
  lostThing: {
    say: [
      'La cosa peggiore di un oggetto perso è rifare a mente ogni passo, e vedersela ancora in mano un attimo prima.',
      'Di solito le cose stanno a mezzo metro da dove si è già guardato: la seconda ricerca, più lenta, ne trova molte.',
      'Un oggetto sparisce e di colpo si capisce quante cose dipendevano da lui, o quanti ricordi ci stavano dentro.',
      'Gli oggetti sanno nascondersi benissimo, e scelgono sempre il giorno in cui servono.',
    ],
    ask: [
      'Qual è l’ultimo momento in cui l’avevi di sicuro?',
      'Dove hai già guardato?',
      'Che cosa ti preoccupa di più di questa perdita?',
    ],
  },
  foundThing: {
    say: [
      'Le cose ritrovate arrivano sempre quando si è smesso di cercarle, come se aspettassero la distrazione giusta.',
      'Un oggetto che riemerge si porta dietro il tempo in cui era sparito: per un momento i due giorni si toccano.',
      'Che bel colpo: quello che si credeva perso o dimenticato, ritrovato, vale più di prima.',
      'Cassetti, tasche e soffitte sono i migliori custodi: non dicono niente per anni e poi restituiscono tutto.',
    ],
    ask: ['Che effetto ti ha fatto rivederlo?', 'Dove lo terrai adesso?', 'Che storia c’è dietro?'],
  },
  heat: {
    say: [
      'Con certe temperature anche pensare diventa un lavoro pesante, e la giornata si misura in pezzetti d’ombra.',
      'Polsi sotto l’acqua fredda e un panno umido sulla nuca: rimedi antichi, ma contro l’afa funzionano ancora.',
      'Il caldo così non lascia scampo: dal freddo ci si copre, da questo non ci si può svestire all’infinito.',
      'In giornate roventi l’unica saggezza è quella dei gatti: stesi sulle piastrelle, nessun programma.',
    ],
    ask: [
      'Qual è il posto più fresco che hai a portata di mano?',
      'Come passi le notti?',
      'Che cosa ti dà un po’ di sollievo?',
    ],
  },
  badWeather: {
    say: [
      'Un tempo così mette alla prova scarpe e umore, di solito in quest’ordine.',
      'Il cielo decide per tutti e non chiede il parere di nessuno: l’unica difesa è qualcosa di caldo in una tazza.',
      'Quando fuori è brutto così, la finestra diventa il posto migliore, purché si resti dal lato giusto del vetro.',
      'Giornate senza sole accorciano tutto, anche la voglia di uscire: accendere una lampada presto aiuta più di quanto sembri.',
    ],
    ask: [
      'Com’è in questo momento, fuori dalla tua finestra?',
      'Che programmi ti ha guastato questo tempo?',
      'Che cosa fai di solito quando il cielo è così?',
    ],
  },
  fineWeather: {
    say: [
      'Una luce così non costa niente e migliora perfino i condomini di fronte.',
      'Quando il cielo dà il meglio di sé, fermarsi a guardarlo è l’impegno più serio della giornata.',
      'Bello che tu l’abbia notato: tanta gente oggi ha visto soltanto lo schermo.',
      'Il bel tempo cambia le facce per strada: si cammina più piano e ci si saluta di più.',
    ],
    ask: [
      'Dove te lo sei goduto, questo cielo?',
      'Che cosa ti viene voglia di fare con una luce così?',
      'Quale stagione ti somiglia di più?',
    ],
  },
  phoneTrouble: {
    say: [
      'La tecnologia è fatta per far risparmiare tempo, che poi si riprende tutto insieme quando smette di funzionare.',
      'Prima di tutto conviene mettere al sicuro i dati: il resto si ripara o si cambia, le foto no.',
      'Un aggeggio che fa i capricci rende tutti un po’ superstiziosi: si spegne, si riaccende e si spera.',
      'Quando la linea o lo schermo ti piantano in asso, ci si accorge che metà delle giornate passava di lì.',
    ],
    ask: [
      'Che cosa hai già provato?',
      'Che cosa ti manca di più finché non funziona?',
      'Chi è, nel tuo giro, che se ne intende?',
    ],
  },
}
