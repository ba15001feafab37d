import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Contare gli euro fino al prossimo accredito è un lavoro a tempo pieno che nessuno paga.',
      'Quando i soldi sono pochi, ogni scelta al supermercato diventa un calcolo, e la testa non riposa mai.',
      'Non è questione di saper amministrare: con certe cifre non bastano neanche i migliori ragionieri.',
      'Caritas, Comune e sportelli sociali a volte hanno aiuti poco pubblicizzati: chiedere lì è usare qualcosa che esiste apposta.',
    ],
    ask: [
      'Quanto manca al prossimo accredito?',
      'Quale spesa ti pesa di più?',
      'Chi sa come stanno le cose?',
    ],
  },
  bill: {
    say: [
      'Le spese impreviste hanno un fiuto speciale per i mesi già stretti.',
      'Prima di pagare vale la pena leggere voce per voce, e chiedere una rateazione: spesso la concedono, ma non la propongono.',
      'Una cifra così sul foglio si legge due volte, sperando che la virgola si sia spostata.',
      'Sono soldi che se ne vanno senza lasciare niente di bello in cambio, e questo brucia più dell’importo.',
    ],
    ask: [
      'Quando va pagata?',
      'Come pensi di gestirla?',
      'A che cosa toccherà rinunciare per farla entrare nei conti?',
    ],
  },
  debts: {
    say: [
      'I soldi dovuti, in una direzione o nell’altra, si mettono in mezzo a ogni pensiero e a ogni saluto.',
      'Un debito pesa anche nei giorni in cui nessuno lo nomina: sta lì, come un rumore di fondo.',
      'Mettere nero su bianco cifre e date toglie un po’ di nebbia, sia con una banca sia con una persona di famiglia.',
      'Chi presta e chi deve hanno in comune una cosa: è difficilissimo essere i primi a riparlarne.',
    ],
    ask: [
      'Da quanto va avanti?',
      'Che cosa vi eravate detti o che cosa avevi firmato, all’inizio?',
      'Quale sarebbe il primo passo che ti darebbe respiro?',
    ],
  },
  saving: {
    say: [
      'Mettere da parte è volersi bene con qualche mese di anticipo.',
      'Ogni rinuncia piccola ha già un nome e una destinazione, e questo la rende molto meno amara.',
      'I risparmi crescono in silenzio, poi un giorno la cifra comincia a somigliare davvero alla cosa desiderata.',
      'Un trucco che regge: spostare i soldi appena arrivano, prima che il mese si accorga che c’erano.',
    ],
    ask: [
      'Che cosa farai il giorno in cui raggiungi la cifra?',
      'Quanto ti manca ancora?',
      'Qual è la rinuncia che ti costa di più?',
    ],
  },
  bought: {
    say: [
      'Un acquisto si giudica davvero dopo una settimana, quando ha smesso di essere nuovo e deve cavarsela da solo.',
      'Tra il desiderio in vetrina e l’oggetto in casa c’è sempre una piccola traduzione, e non sempre riesce uguale.',
      'Ogni cosa comprata racconta anche la giornata in cui è stata comprata: l’umore alla cassa conta quanto il prezzo.',
      'Lo scontrino conviene tenerlo in ogni caso: è l’unica parte dell’acquisto che permette di cambiare idea.',
    ],
    ask: [
      'Che cosa ti ha fatto decidere, lì in negozio o davanti allo schermo?',
      'Che uso ne farai?',
      'Qual è il miglior acquisto della tua vita?',
    ],
  },
  won: {
    say: [
      'Soldi o premi che piovono dal cielo hanno un sapore tutto loro: nessuna fatica, solo sorpresa.',
      'Ogni tanto la fortuna sbaglia porta e bussa a quella giusta. Bel colpo!',
      'Che bella notizia: una volta tanto i conti si muovono nella direzione simpatica.',
      'Una parte andrebbe spesa in qualcosa di completamente inutile e buono, per rispetto verso la sorte.',
    ],
    ask: [
      'Che cosa ne farai?',
      'A chi l’hai raccontato per primo?',
      'Che faccia hai fatto quando l’hai scoperto?',
    ],
  },
  scam: {
    say: [
      'Chi inganna o ruba lo fa di mestiere e studia il momento di distrazione. La colpa resta tutta sua.',
      'Oltre ai soldi o alle cose portano via la fiducia, e quella nessuno la rimborsa.',
      'Utile subito: bloccare carte e accessi se c’entrano, e raccogliere ogni traccia per la denuncia, anche quelle che sembrano poco.',
      'Fa rabbia due volte: per quello che manca, e perché qualcuno ha deciso a freddo di prenderselo.',
    ],
    ask: [
      'Come è venuta fuori la cosa, e che cosa hai fatto subito?',
      'Che cosa ti fa più male di questa storia?',
      'Chi ti sta aiutando a sistemare le cose?',
    ],
  },
  offices: {
    say: [
      'La burocrazia ha un talento: fa sentire in torto chiunque abbia in mano un modulo.',
      'Nelle code agli sportelli il tempo si misura in numeri sul display, e il proprio non arriva mai.',
      'Un CAF o un patronato conoscono le porte giuste: a volte una loro telefonata vale tre mattine di attesa.',
      'Manca sempre un documento, di solito quello che un altro ufficio dello stesso Stato ha già in archivio.',
    ],
    ask: [
      'Che cosa ti chiedono ancora?',
      'Qual è il passaggio più assurdo di questa pratica?',
      'Entro quando deve essere tutto a posto?',
    ],
  },
}
