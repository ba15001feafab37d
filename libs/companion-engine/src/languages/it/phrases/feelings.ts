import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Mi dispiace che oggi sia così pesante.',
      'La tristezza non va spiegata per forza: può anche solo stare qui con noi un momento.',
      'Quando si è giù anche le cose piccole costano il doppio.',
      'Grazie di averlo detto: non è scontato.',
    ],
    ask: [
      [
        'È successo qualcosa oggi?',
        'Allora partiamo da lì, con calma.',
        'A volte arriva senza un motivo preciso, e vale lo stesso.',
      ],
      'Qual è la parte che pesa di più?',
      [
        'Ne hai già parlato con qualcuno?',
        'Meno male: certe cose in due pesano meno.',
        'Allora intanto un pezzetto lo hai posato qui.',
      ],
      'Che cosa, di solito, ti tira su anche solo un po’?',
      'Se questa tristezza potesse chiedere una cosa, che cosa chiederebbe?',
    ],
    advice: [
      'Scegli una cosa minuscola per oggi, come una doccia calda o dieci minuti all’aria: minuscola davvero.',
      'Scrivi a una persona che ti vuole bene, anche solo «oggi è dura»: basta quello.',
    ],
    because: 'la tristezza, quando ha un contorno, fa un po’ meno paura',
  },
  angry: {
    acknowledge: [
      'Ci credo che ti abbia fatto arrabbiare.',
      'La rabbia di solito difende qualcosa a cui teniamo.',
      'Hai tutto il diritto di essere fuori dai gangheri.',
      'Sfogati pure: qui non si rompe niente.',
    ],
    ask: [
      'Che cosa ti ha dato più fastidio, il fatto o il modo?',
      [
        'È la prima volta che succede?',
        'Allora forse è ancora in tempo per essere chiarita.',
        'Allora non è un episodio, è un’abitudine: e si capisce che tu abbia finito la pazienza.',
      ],
      'Che cosa avresti voluto sentirti dire?',
      [
        'Hai già detto come la pensi a chi di dovere?',
        'E non è poco: adesso la palla è dall’altra parte.',
        'Forse aspettare un po’ ti farà trovare le parole giuste.',
      ],
    ],
    advice: [
      'Scrivi la risposta più cattiva che ti viene, non spedirla, e rileggila domani.',
      'Prima di parlarne, decidi una sola cosa che vuoi ottenere: il resto è rumore.',
    ],
    because: 'sapere cosa ha fatto scattare la rabbia aiuta a decidere cosa farne',
  },
  anxious: {
    acknowledge: [
      'L’ansia corre sempre avanti, e intanto tu sei ancora qui.',
      'Quel nodo allo stomaco lo conosce chiunque tenga a qualcosa.',
      'Il nervosismo dice che è importante, non che andrà male.',
      'Capisco, è un’attesa che consuma.',
    ],
    ask: [
      'Qual è lo scenario che ti spaventa di più?',
      [
        'C’è una parte che dipende da te?',
        'Allora teniamo gli occhi su quella.',
        'Allora non sei tu a doverla reggere tutta.',
      ],
      'Che cosa è andato bene l’ultima volta in una situazione simile?',
      'Se un amico avesse la stessa paura, che cosa gli diresti?',
      [
        'Riesci a staccare ogni tanto, durante la giornata?',
        'Bene, quelle pause valgono oro.',
        'Allora una pausa piccola te la devi: anche cinque minuti.',
      ],
    ],
    advice: [
      'Prova con il respiro: quattro secondi dentro, sei fuori, per dieci volte. È semplice e al corpo arriva.',
      'Dividi la cosa in pezzi finché uno ti sembra ridicolmente facile, e comincia da quello.',
    ],
    because: 'una paura detta per intero spesso è più piccola di quella che gira in testa',
  },
  tired: {
    acknowledge: [
      'Si sente che hai le batterie a terra.',
      'La stanchezza non è pigrizia: è il conto di quello che hai portato.',
      'Giornata lunga, eh.',
      'Allora niente discorsi impegnativi: si va piano.',
    ],
    ask: [
      [
        'È una stanchezza che dura da tanto?',
        'Allora non basta una notte: va tolto qualche peso.',
        'Allora forse una serata tranquilla fa già metà del lavoro.',
      ],
      'È più stanco il corpo o la testa?',
      'Che cosa ti ha tolto più energie?',
      [
        'Stasera puoi permetterti di non fare niente?',
        'Perfetto: non fare niente è un programma serio.',
        'Allora scegliamo almeno una cosa da rimandare.',
      ],
    ],
    advice: [
      'Togli una cosa sola dalla lista di domani: quella che nessuno noterà.',
      'Stasera schermo spento mezz’ora prima: sembra poco, ma la testa se ne accorge.',
    ],
    because: 'una stanchezza del corpo e una della testa chiedono cose diverse',
  },
  lonely: {
    acknowledge: [
      'La solitudine si sente di più proprio quando intorno c’è rumore.',
      'Hai fatto bene a scriverlo.',
      'Sentirsi così non vuol dire valere meno per gli altri.',
      'Qui ti leggo volentieri; e ti auguro anche una voce vera, ogni tanto.',
    ],
    ask: [
      'Chi ti manca di più in questo periodo?',
      [
        'C’è qualcuno che potresti sentire anche solo per due chiacchiere?',
        'Allora quel messaggio potrebbe partire oggi, anche corto.',
        'Allora pensiamo a un posto dove le persone si incontrano facendo qualcosa.',
      ],
      'In quale momento della giornata si fa sentire di più?',
      'Quando è stata l’ultima volta che ti è sembrato di stare bene in compagnia?',
    ],
    advice: [
      'Manda un messaggio a qualcuno che non senti da mesi: quasi sempre fa più piacere di quanto si creda.',
      'Cerca una cosa che si fa insieme ogni settimana, un corso o un coro: la regolarità fa nascere i legami.',
    ],
    because: 'sapere che cosa manca aiuta a capire dove cercarlo',
  },
  bored: {
    acknowledge: [
      'La noia è solo tempo che aspetta un’idea.',
      'Ah, una di quelle giornate che non passano.',
      'Bene: dalla noia sono nate cose notevoli.',
    ],
    ask: [
      'Ti va meglio qualcosa da fare, da immaginare o da discutere?',
      'Qual è l’ultima cosa che ti ha fatto perdere il senso del tempo?',
      [
        'Giochiamo a «questo o quello»?',
        'Perfetto: mare d’inverno o montagna d’estate?',
        'Va bene, allora niente giochi.',
      ],
      'Se avessi tre ore libere e nessun obbligo, da dove cominceresti?',
    ],
    advice: [
      'Fai per dieci minuti una cosa che facevi a dodici anni: di solito funziona.',
      'Esci senza meta e torna con tre dettagli mai notati prima.',
    ],
    because: 'la noia cambia faccia appena si capisce che cosa le manca',
  },
  hurt: {
    acknowledge: [
      'Questo fa male, e non serve far finta di niente.',
      'Essere delusi da chi conta pesa il doppio.',
      'Non è così che si tratta qualcuno.',
    ],
    ask: [
      'Che cosa ti ha ferito di più?',
      [
        'Pensi che lo sappia, di averti fatto male?',
        'Allora il silenzio pesa ancora di più.',
        'Allora forse, un giorno, varrà la pena dirglielo.',
      ],
      'Di che cosa avresti bisogno adesso?',
      [
        'Vorresti ancora chiarire?',
        'Allora prepariamo con calma le prime parole.',
        'Anche prendere distanza è una risposta.',
      ],
    ],
    advice: [
      'Parla di quello che hai provato tu, più che di quello che ha fatto l’altra persona: si ascolta meglio.',
      'Non decidere niente a caldo; una notte di mezzo non ha mai rovinato una decisione giusta.',
    ],
    because: 'le ferite si curano meglio quando si sa dove sono',
  },
  happy: {
    acknowledge: [
      'Che bello leggerti così!',
      'Queste sono le cose che fanno bene a tutta la giornata.',
      'Ottima notizia, e te la meriti.',
      'Si sente il sorriso fin qui.',
    ],
    ask: [
      'Qual è stato il momento più bello?',
      [
        'L’hai già raccontato a qualcuno?',
        'E scommetto che raccontandolo è diventato ancora più bello.',
        'Allora ho l’onore della prima fila.',
      ],
      'A chi ti viene da pensare, in un momento così?',
      'Che cosa ha reso possibile tutto questo?',
      'Come ti piacerebbe festeggiare?',
    ],
    because: 'le cose belle raccontate durano di più',
  },
  proud: {
    acknowledge: [
      'Complimenti, davvero!',
      'Questo non è fortuna: è roba tua.',
      'Bel colpo. Goditelo prima di passare alla prossima cosa.',
    ],
    ask: [
      'Qual è stata la parte più difficile?',
      'Chi vorresti che lo sapesse per primo?',
      ['Te lo aspettavi?', 'Fiducia ben riposta, allora.', 'Le sorprese meritate sono le migliori.'],
      'Che cosa diresti alla persona che eri quando hai cominciato?',
    ],
    because: 'dietro un risultato c’è sempre una strada che vale la pena raccontare',
  },
}
