import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Mi dispiace che tu ti senta così giù.',
      'Non devi per forza spiegarmi il perché.',
      'Quando si è giù, anche le cose piccole sono difficili.',
      'Grazie di averlo scritto con sincerità.',
    ],
    ask: [
      [
        'È successo qualcosa oggi?',
        'Allora partiamo da lì, con calma.',
        'A volte ci si sente giù senza un motivo preciso, è normale.',
      ],
      'Qual è la cosa più difficile per te?',
      [
        'Ne hai già parlato con qualcuno?',
        'Bene, aiuta quando qualcuno lo sa.',
        'Allora è un bene che tu ne parli qui.',
      ],
      'Che cosa ti aiuta di solito, anche solo un po’?',
      'Di che cosa avresti bisogno oggi?',
    ],
    advice: [
      'Oggi fai una cosa piccola, come una doccia calda o due passi.',
      'Scrivi a una persona che ti vuole bene, anche solo «oggi è dura».',
    ],
    because: 'può aiutare dire che cosa ti rende triste',
  },
  angry: {
    acknowledge: [
      'Ci credo che ti abbia fatto arrabbiare.',
      'Mi sembra normale provare rabbia per questo.',
      'Hai tutto il diritto di arrabbiarti.',
      'Qui puoi sfogarti liberamente.',
    ],
    ask: [
      'Che cosa ti ha dato più fastidio, quello che è successo o il modo?',
      [
        'È la prima volta che succede?',
        'Allora forse si può ancora chiarire.',
        'Allora capisco che tu abbia perso la pazienza.',
      ],
      'Che cosa avresti voluto sentirti dire?',
      [
        'Hai già detto alla persona interessata che cosa ne pensi?',
        'Non era facile, ora tocca all’altra persona.',
        'Forse aspettare un po’ ti aiuta a trovare le parole.',
      ],
    ],
    advice: [
      'Scrivi una risposta arrabbiata, non spedirla e rileggila domani.',
      'Prima di parlarne, decidi che cosa vuoi ottenere.',
    ],
    because: 'aiuta sapere che cosa ti ha fatto arrabbiare di preciso',
  },
  anxious: {
    acknowledge: [
      'Capisco che tu sia in pensiero.',
      'Si vede che questa cosa ti preoccupa molto.',
      'Essere nervosi non vuol dire che andrà male.',
      'Una preoccupazione così stanca molto.',
    ],
    ask: [
      'Che cosa ti spaventa di più?',
      ['C’è qualcosa che puoi fare tu?', 'Allora cominciamo da quello.', 'Allora non dipende solo da te.'],
      'Che cosa ti ha aiutato l’ultima volta che ti sentivi così?',
      'Che cosa diresti a un amico con la stessa paura?',
      [
        'Riesci a staccare ogni tanto, durante la giornata?',
        'Bene, quelle pause sono importanti.',
        'Allora prova a fare una piccola pausa, anche di cinque minuti.',
      ],
    ],
    advice: [
      'Inspira per quattro secondi ed espira per sei, dieci volte.',
      'Dividi la cosa in piccoli passi e comincia dal più facile.',
    ],
    because: 'può aiutare dire di preciso che cosa fa paura',
  },
  tired: {
    acknowledge: [
      'Dev’essere davvero faticoso.',
      'Sentirsi stanchi non è una colpa.',
      'Giornata lunga, eh.',
      'Allora andiamo piano.',
    ],
    ask: [
      [
        'È una stanchezza che dura da tanto?',
        'Allora forse serve togliere qualche impegno.',
        'Allora forse una serata tranquilla aiuta un po’.',
      ],
      'È più stanco il corpo o la testa?',
      'Che cosa ti ha tolto più energie?',
      [
        'Stasera puoi permetterti di non fare niente?',
        'Bene, allora riposati un po’.',
        'Allora scegliamo almeno una cosa da rimandare.',
      ],
    ],
    advice: [
      'Togli dalla lista di domani una cosa che può aspettare.',
      'Stasera prova a spegnere gli schermi mezz’ora prima.',
    ],
    because: 'aiuta sapere se è stanco il corpo o la testa',
  },
  lonely: {
    acknowledge: [
      'Sentirsi soli è davvero difficile.',
      'Hai fatto bene a scriverlo.',
      'Sentirsi così non vuol dire contare meno per gli altri.',
      'Sono solo un programma, ma adesso sono qui con te.',
    ],
    ask: [
      'Chi ti manca di più in questo periodo?',
      [
        'C’è qualcuno che potresti sentire anche solo per due chiacchiere?',
        'Allora puoi mandare quel messaggio oggi, anche breve.',
        'Allora forse aiuta un posto dove si fa qualcosa insieme.',
      ],
      'In quale momento della giornata lo senti di più?',
      'Quando è stata l’ultima volta che ti è sembrato di stare bene in compagnia?',
    ],
    advice: [
      'Manda un messaggio a qualcuno che non senti da tempo.',
      'Cerca qualcosa che si fa insieme ogni settimana, come un corso.',
    ],
    because: 'aiuta capire che cosa ti manca',
  },
  bored: {
    acknowledge: [
      'La noia può essere davvero pesante.',
      'Certe giornate passano molto lentamente.',
      'Annoiarsi ogni tanto è normale.',
    ],
    ask: [
      'Ti va di più chiacchierare o fare qualcosa?',
      'Qual è l’ultima cosa che ti ha fatto perdere il senso del tempo?',
      [
        'Giochiamo a «questo o quello»?',
        'Perfetto: mare d’inverno o montagna d’estate?',
        'Va bene, allora niente giochi.',
      ],
      'Che cosa faresti con tre ore libere?',
    ],
    advice: [
      'Fai per dieci minuti una cosa che ti piaceva nell’infanzia.',
      'Fai una passeggiata senza programma e guardati intorno.',
    ],
    because: 'aiuta capire che cosa ti andrebbe di fare',
  },
  hurt: {
    acknowledge: [
      'Capisco che questo faccia male.',
      'È normale restarci male per una cosa così.',
      'Non è giusto trattare qualcuno in questo modo.',
    ],
    ask: [
      'Che cosa ti ha ferito di più?',
      [
        'Pensi che l’altra persona sappia di averti fatto male?',
        'Allora è ancora più difficile da capire.',
        'Allora forse un giorno potrai dirglielo.',
      ],
      'Di che cosa avresti bisogno adesso?',
      [
        'Vorresti ancora chiarire?',
        'Allora pensiamo a come potresti cominciare.',
        'Va bene così, puoi prendere le distanze.',
      ],
    ],
    advice: [
      'Parla di quello che hai provato tu, più che dell’altra persona.',
      'Non decidere subito, prima dormici sopra.',
    ],
    because: 'aiuta sapere che cosa ti ha fatto male di preciso',
  },
  happy: {
    acknowledge: [
      'Che bello leggerti così!',
      'È bello quando ci si sente così.',
      'Che bello che le cose vadano bene.',
      'Si legge che sei di buon umore.',
    ],
    ask: [
      'Qual è stato il momento più bello?',
      [
        'L’hai già raccontato a qualcuno?',
        'È bello condividere una cosa così.',
        'Allora grazie di raccontarlo a me.',
      ],
      'Con chi ti piacerebbe condividerlo?',
      'Che cosa ha reso possibile tutto questo?',
      'Come ti piacerebbe festeggiare?',
    ],
    because: 'è bello raccontare le cose che vanno bene',
  },
  proud: {
    acknowledge: ['Complimenti, davvero!', 'È merito tuo, davvero.', 'Che bel risultato, goditelo un po’.'],
    ask: [
      'Qual è stata la parte più difficile?',
      'Chi vorresti che lo sapesse per primo?',
      ['Te lo aspettavi?', 'Allora hai fatto bene a crederci.', 'Allora è una sorpresa ancora più bella.'],
      'Che cosa ti ha aiutato ad andare avanti?',
    ],
    because: 'mi interessa sapere com’è andata',
  },
}
