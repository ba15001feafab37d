import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Il viaggio comincia già adesso, con le liste e le mappe: questa parte dell’attesa è vacanza gratis.',
      'Metà della valigia tornerà indietro piegata e mai usata, succede a tutte le valigie del mondo.',
      'Avere una data di partenza cambia anche i giorni normali: stanno tutti in fila davanti a una porta aperta.',
      'Un buco vuoto nel programma è la cosa più preziosa da mettere in viaggio: lì di solito capita il meglio.',
    ],
    ask: [
      'Che cosa vuoi vedere o fare per prima cosa, là?',
      'Che cosa non può mancare nella valigia?',
      'Come è nata l’idea di questo viaggio?',
    ],
  },
  onTrip: {
    say: [
      'In un posto nuovo gli occhi fanno gli straordinari: anche un supermercato diventa interessante.',
      'Scrivere da lontano è una cartolina istantanea, e questa arriva ancora calda.',
      'Vale la pena, una volta al giorno, mettere via mappa e telefono e seguire semplicemente una strada.',
      'Quando si è in giro le giornate hanno più stanze: stasera sembrerà passato un tempo lunghissimo da stamattina.',
    ],
    ask: [
      'Che cosa vedi intorno a te in questo momento?',
      'Qual è la cosa più sorprendente finora?',
      'Che cosa c’è in programma adesso?',
    ],
  },
  backHome: {
    say: [
      'Per qualche giorno si abita in due posti: il corpo disfa le valigie, la testa arriva col prossimo volo.',
      'Al ritorno la casa è uguale, chi guarda un po’ meno: è il ricordino più leggero da trasportare.',
      'La valigia mezza piena nell’ingresso è una forma di resistenza, pienamente legittima.',
      'Buona cosa fissare subito i dettagli, odori, frasi, nomi dei posti: le foto da sole li perdono.',
    ],
    ask: [
      'Che cosa ti manca già di laggiù?',
      'Qual è il ricordo che racconterai più spesso?',
      'Che cosa ti ha fatto piacere ritrovare a casa?',
    ],
  },
  tripSpoilt: {
    say: [
      'Una vacanza aspettata per mesi che va storta brucia il doppio: si perdono i giorni e anche l’attesa.',
      'Scontrini, foto e conferme tenuti insieme servono: per disservizi di viaggio a volte qualcosa torna indietro.',
      'Fra qualche anno sarà l’aneddoto migliore a tavola. Adesso però è solo una grande fregatura.',
      'Le ferie sono poche e contate, per questo un guasto lì pesa più di tanti guasti nei giorni qualunque.',
    ],
    ask: [
      'Come si può salvare qualcosa di quei giorni?',
      'Che cosa ti ha fatto arrabbiare di più?',
      'Che cosa ti hanno detto i responsabili?',
    ],
  },
  homesick: {
    say: [
      'La nostalgia ha gusti precisi: un odore, una voce dalle scale, la luce di una certa ora.',
      'Casa è dove non serve spiegare le parole: ed è questo che lontano stanca senza farsi notare.',
      'Sentire tanto la mancanza di un posto vuol dire che quel posto ha fatto bene il suo mestiere.',
      'Un piatto di laggiù cucinato qui non cura la nostalgia, però le dà una sedia e la fa stare più composta.',
    ],
    ask: [
      'Che cosa ti manca di più, in questo momento?',
      'Quando torni da quelle parti?',
      'Che cosa di casa hai portato con te?',
    ],
  },
  abroad: {
    say: [
      'In una lingua non propria si è sempre un po’ meno spiritosi, e questa è la perdita di cui nessuno avverte.',
      'Vivere in un altro Paese è un corso intensivo su cose che a casa sembravano leggi di natura.',
      'Tra due culture si sta a volte scomodi, ma con due finestre invece di una.',
      'Anche comprare il pane, lontano, è un piccolo esame quotidiano. Di quelli però se ne passano tanti.',
    ],
    ask: [
      'Quale usanza di lì ti sembra ancora strana?',
      'In quale situazione ti senti più a tuo agio, laggiù?',
      'Che cosa hai imparato ad amare di quel Paese?',
    ],
  },
  dreamPlace: {
    say: [
      'I posti sognati fanno compagnia: ci si torna la sera, senza biglietto e senza bagagli.',
      'In un luogo desiderato c’è sempre nascosta una vita: più lenta, più larga, più propria.',
      'Una data lontana e una cifra su un foglio bastano a trasformare un sogno del genere in un progetto quasi serio.',
      'Di certi posti si sente la mancanza prima ancora di esserci stati.',
    ],
    ask: [
      'Come sarebbe lì una tua giornata qualunque?',
      'Da dove viene questo sogno?',
      'Che cosa ti trattiene, per ora?',
    ],
  },
}
