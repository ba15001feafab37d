import type { EverydayPhrases } from '../../phrases.ts'

export const everydayPhrases: EverydayPhrases = {
  news: {
    birthday: {
      say: [
        'Tanti auguri! Che sia un anno gentile con te.',
        'Auguri, buon compleanno! Oggi la giornata è tutta tua.',
        'Ma buon compleanno! Fai conto che le candeline siano accese.',
      ],
      ask: [
        'Come festeggi?',
        'Che cosa ti auguri per il nuovo anno di vita?',
        'Qual è stato finora il momento più bello della giornata?',
      ],
    },
    exam: {
      say: [
        'Complimenti, ce l’hai fatta!',
        'Evviva, complimenti! Goditi questa sensazione.',
        'Complimenti! Tutto quel lavoro, e adesso è alle spalle.',
      ],
      ask: [
        'Come l’hai saputo?',
        'Che cosa farai per prima cosa, adesso che hai la testa libera?',
        'Qual è stato il momento più difficile?',
      ],
    },
    job: {
      say: [
        'Complimenti per il lavoro!',
        'È fatta! Complimenti, hanno scelto bene.',
        'Che bella notizia, complimenti! Volevano proprio te.',
      ],
      ask: ['Quando cominci?', 'Che cosa aspetti di più?', 'A chi l’hai detto per primo?'],
    },
    engagement: {
      say: [
        'Congratulazioni a tutti e due!',
        'Che meraviglia! Tutto il bene possibile a voi due.',
        'Congratulazioni! È una di quelle notizie grandi.',
      ],
      ask: ['Com’è successo?', 'Chi l’ha saputo per primo?', 'Qual è la prima cosa che hai provato?'],
    },
    baby: {
      say: [
        'Congratulazioni! Che notizia.',
        'Che bello! Tanti auguri a voi e a chi arriva.',
        'Congratulazioni! Una persona tutta nuova: ogni volta è un miracolo.',
      ],
      ask: ['E tu come ti senti?', 'Chi lo sa già?', 'Qual è stato il tuo primo pensiero?'],
    },
  },
  decisions: {
    wear: {
      say: [
        'Scegli qualcosa che ti ha già fatto sentire a tuo agio: pulito, semplice, pronto dalla sera prima.',
        'Regola facile: un gradino più curato dell’occasione, e scarpe a cui non devi pensare.',
      ],
      ask: [
        'Nel tuo armadio, qual è la cosa con cui ti senti di più te?',
        'Lì l’ambiente è più elegante o più rilassato?',
      ],
      after: [
        'Allora è quello: se ti ci senti bene, si vede. Provalo una volta e poi non pensarci più.',
        'Bene, vai con quello. Stasera controlla che sia in ordine, il resto lo fai tu.',
      ],
    },
    cook: {
      say: [
        'Idea semplice: una cosa in padella, una cosa fresca e pane o riso accanto. Venti minuti ed è pronta.',
        'Nel dubbio: pasta aglio e olio con la verdura che c’è, oppure una frittata svuotafrigo.',
      ],
      ask: ['Che cosa hai in frigo?', 'Hai più voglia di qualcosa di caldo o di fresco?'],
      after: [
        'Allora qualcosa di buono ci esce: padella ben calda, un po’ di sale, limone o erbe alla fine e qualcosa di croccante accanto.',
        'Perfetto, resta sul semplice: al forno con una verdura, e il lavoro lo fa lui. Buon appetito!',
      ],
    },
    gift: {
      say: [
        'I regali migliori dicono “ti ho ascoltato”: una cosa piccola nominata una volta, con due righe scritte a mano.',
        'Se non viene niente in mente: del tempo insieme, con una data, o qualcosa che si consuma, come un buon caffè, dei fiori, un libro.',
      ],
      ask: [
        'Che cosa le piace fare davvero, a questa persona?',
        'Che cosa ha nominato di recente, anche solo di passaggio?',
        'Più o meno quanto vuoi spendere?',
      ],
      after: [
        'Parti da lì: qualcosa in quella direzione, con un biglietto che ricordi un momento vostro. È il biglietto che resta.',
        'È un’ottima traccia. Scegli la versione semplice, incartala bene e aggiungi una frase che solo tu puoi scrivere.',
      ],
    },
    say: {
      say: [
        'Breve e sincero funziona meglio: come ti senti, un esempio, che cosa vorresti. Tre frasi bastano.',
        'Comincia con una cosa vera e gentile, poi il punto. E chiudi con una domanda, così non è un discorso.',
      ],
      ask: ['Qual è la cosa che deve arrivare per forza?', 'Che cosa ti piacerebbe che succedesse dopo?'],
      after: [
        'Allora di’ proprio quello, con le tue parole. Non deve essere elegante, solo sincero.',
        'Bene: comincia da lì, lascia fuori i rimproveri e dai il tempo di rispondere.',
      ],
    },
    watch: {
      say: [
        'Non so che cosa danno, ma a umore è facile: dopo una giornata lunga qualcosa di leggero, in compagnia qualcosa che faccia parlare.',
        'Un elenco di novità non ce l’ho, onestamente. Un trucco: un altro film di chi ne ha fatto uno che hai amato.',
      ],
      ask: ['Deve farti ridere, piangere o tenere il fiato sospeso?', 'Quale film rivedresti mille volte?'],
      after: [
        'Allora datti cinque minuti per scegliere e prendi il primo che ti incuriosisce. Il resto lo decidono i popcorn.',
        'Bella direzione. Prendi qualcosa di quel genere che rimandi da un po’: stasera tocca a lui.',
      ],
    },
    pack: {
      say: [
        'Metti tutto sul letto e poi togline un terzo: strati, scarpe comode, caricatore, medicine e una copia dei documenti.',
        'Prima le cose che lì non compri: documenti, medicine, caricatore, occhiali. Il resto sono vestiti a strati.',
      ],
      ask: ['Quanto tempo starai via?', 'Lì farà più caldo o più freddo?'],
      after: [
        'Allora basta poco: strati, una cosa elegante, una giacca per la pioggia, e posto per quello che riporti.',
        'Buono a sapersi. Metà dei vestiti, il doppio dei calzini, e le cose importanti nel bagaglio a mano.',
      ],
    },
    spend: {
      say: [
        'Tre idee facili: una passeggiata senza meta, una telefonata a chi non senti da un po’, o cucinare una cosa mai fatta.',
        'Fai qualcosa di cui stasera ti ringrazierai: un’ora fuori, e poi il divano con la coscienza a posto.',
      ],
      ask: ['Preferisci gente intorno o un po’ di pace?', 'Hai voglia di uscire o è giornata da divano?'],
      after: [
        'Allora fai proprio quello, senza renderlo più grande di quanto serve. I piani piccoli si fanno.',
        'Mi sembra giusto. Comincia dai primi dieci minuti: il resto viene da sé.',
      ],
    },
  },
}
