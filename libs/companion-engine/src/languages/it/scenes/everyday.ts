import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:ho trovato (?:un )?lavoro|nuovo lavoro|mi hanno (?:assunt[oa]|pres[oa] a lavorare)|primo giorno di lavoro|comincio a lavorare|promoss[oa]|promozione)\b/,
    open: ['Complimenti per il lavoro!', 'Che bella notizia, complimenti!'],
    stay: [
      'È normale essere felici e agitati insieme.',
      'I primi giorni nessuno si aspetta che tu sappia già tutto.',
      'Sembra proprio un bel passo.',
      'Dopo una settimana sarà già tutto meno nuovo.',
    ],
    ask: [
      'Di che cosa ti occuperai?',
      'Che cosa ti incuriosisce di più?',
      'A chi l’hai detto per primo?',
      'Quando si comincia?',
    ],
  },
  success: {
    signs:
      /\b(?:ho (?:passato|superato|vinto|preso (?:30|la patente|la laurea|un bel voto))|mi sono laureat[oa]|ce l'ho fatta|sono stat[oa] promoss[oa])\b/,
    open: ['Complimenti, te lo sei meritato!', 'Evviva, complimenti!'],
    stay: [
      'Dev’essere una bella soddisfazione.',
      'È un momento bello da ricordare.',
      'Goditelo, è tuo.',
      'Il tuo impegno è servito.',
    ],
    ask: [
      'Com’è stato il momento in cui l’hai saputo?',
      'Chi era con te?',
      'E adesso, qual è la prossima cosa?',
      'Come ti piacerebbe festeggiare?',
    ],
  },
  broken: {
    signs:
      /\b(?:(?:telefon\w+|cellulare|computer|portatile|macchina|auto|lavatrice|caldaia|bici|frigo\w*|tablet|moto)\b.*\b(?:rott[oa]|caduto|cadut[oa]|non (?:si accende|funziona|parte|va piu)|rubat[oa]|perso|morto|guast[oa]|acqua|water|schermo)|(?:mi (?:e|si e) (?:cadut[oa]|rott[oa])|mi hanno rubato|ho (?:perso|rotto)) (?:il |la |lo |l')?(?:mio |mia )?(?:telefon\w+|cellulare|computer|portatile|macchina|auto|lavatrice|bici|portafogl\w+|chiavi|borsa|tablet|moto))\b/,
    open: ['Che sfortuna, mi dispiace.', 'Oh no, che seccatura.', 'Accidenti, questa non ci voleva.'],
    stay: [
      'Capisco, è proprio una seccatura.',
      'Succede sempre nel momento sbagliato.',
      'Hai fatto quello che si poteva fare sul momento.',
      'Spero che si possa sistemare.',
    ],
    ask: [
      'Com’è successo?',
      'Che cosa ti dispiace di più perdere?',
      'Che cosa hai già provato?',
      'A chi potresti farlo vedere?',
    ],
    advice: ['Se ci tieni ai dati, non accenderlo e portalo a un tecnico.'],
  },
  journey: {
    signs:
      /\b(?:vado (?:in|a) (?:giappone|spagna|francia|grecia|portogallo|islanda|america|new york|londra|parigi|marocco|egitto|thailandia|sardegna|sicilia)|(?:parto|partiamo|viaggio|vacanz[ae]|volo)\b.*\b(?:per|in|a|al)\b|prenotat\w+ (?:il |un )?(?:volo|viaggio|hotel)|andiamo in vacanza)\b/,
    open: ['Che bello, un viaggio così!', 'Che bella idea, partire!'],
    stay: [
      'È bello avere un viaggio da aspettare.',
      'Avrai molto da raccontare al ritorno.',
      'Ci sarà sicuramente tanto da vedere.',
      'Si sente che hai voglia di partire.',
    ],
    ask: [
      'Che cosa vuoi vedere per prima?',
      'Come ti è venuta l’idea?',
      'Quanto tempo resti?',
      'A che punto sei con i preparativi?',
    ],
  },
  moving: {
    signs:
      /\b(?:mi trasferisco|ci trasferiamo|trasloc\w+|cambio (?:casa|citta)|casa nuova|nuova casa|nuovo appartamento)\b/,
    open: ['È un passo grande!', 'Che cambiamento, dev’essere emozionante.'],
    stay: [
      'Si può essere felici e un po’ tristi insieme.',
      'Ci vuole tempo, e va bene così.',
      'Sono tante cose a cui pensare.',
      'Piano piano ti sembrerà casa.',
    ],
    ask: [
      'Che cosa ti porti per prima cosa?',
      'Che cosa ti mancherà di più?',
      'Com’è il posto dove vai?',
      'A che punto sei con i preparativi?',
    ],
  },
  pet: {
    signs:
      /\b(?:(?:il |la )?(?:mi[oa]|nostr[oa]) (?:can[ei]|gatt[oaie]|cagnolin[oa]|gattin[oa]|conigli\w*|criceto|pappagallo|tartaruga|cavallo)|ho (?:pres[oa]|adottat[oa]) (?:un |una )?(?:can[ei]|gatt[oa]|cucciol[oa]|gattin[oa])|cucciol[oa])\b/,
    open: [
      'Che bello, raccontami del tuo animale!',
      'Dev’essere un bell’animale!',
      'Con gli animali succede sempre qualcosa.',
    ],
    stay: [
      'Si sente che per te è importante.',
      'Ogni animale è fatto a modo suo.',
      'Si vede che vi conoscete bene.',
      'Sono cose che fanno sorridere.',
    ],
    ask: ['Da quanto vive con te?', 'Che cosa fa di solito?', 'Com’è arrivato da te?', 'Che carattere ha?'],
  },
  romance: {
    signs:
      /\b(?:mi piace (?:un ragazzo|una ragazza|uno|una)\b|mi sono innamorat[oa]|primo appuntamento|(?:mi piace|sono cott[oa]) da (?:settembre|mesi|un sacco|tempo|anni)|ho una cotta|ho conosciuto (?:un ragazzo|una ragazza|una persona)|esco con (?:un ragazzo|una ragazza|lei|lui))\b/,
    open: ['Che emozione, davvero!', 'Che bello quando una persona ti piace così.'],
    stay: [
      'È normale pensarci tutto il tempo.',
      'Si sente che ci tieni.',
      'Un passo alla volta, senza fretta.',
      'Basta essere sé stessi.',
    ],
    ask: [
      'Come vi siete conosciuti?',
      'Che cosa ti piace di più?',
      'Che cosa ti fa pensare che sia reciproco?',
      'Qual è il prossimo passo?',
    ],
  },
  birthday: {
    signs: /\b(?:e il mio compleanno|compio (?:gli )?(?:anni|\d+)|faccio gli anni)\b/,
    open: ['Tanti auguri!', 'Buon compleanno!'],
    stay: ['È un giorno speciale.', 'Oggi è la tua giornata.', 'Spero che sia un bel giorno per te.'],
    ask: ['Come lo passi?', 'Che cosa ti auguri per quest’anno?', 'Quale torta ti piace di più?'],
  },
  food: {
    signs:
      /\b(?:ho (?:mangiato|cucinato|preparato|fatto) (?:\w+ ){0,3}(?:pizza|pasta|torta|gelato|risotto|lasagn\w+|cena|dolce|sushi|panino|ravioli|tiramisu|biscotti)|(?:stasera|oggi|domani) cucino|cucino per|ricetta)\b/,
    open: ['Che buona idea!', 'Mmh, dev’essere buono.'],
    stay: [
      'Sembra proprio un buon piatto.',
      'Anche le cose semplici possono essere molto buone.',
      'Bella scelta.',
      'È bello mangiare qualcosa di buono.',
    ],
    ask: [
      'Che cosa c’è nel piatto?',
      'Come lo prepari?',
      'Qual è il tuo piatto forte?',
      'Dolce o salato, se dovessi scegliere?',
    ],
    advice: ['Qualcosa di semplice, come frutta con yogurt e miele.'],
  },
  outing: {
    signs:
      /\b(?:(?:vado|andiamo|siamo andati|sono andat[oa]|sn stato|sono stat[oa]) (?:in montagna|al mare|al lago|al cinema|al concerto|allo stadio|a ballare|in bici|al parco|a fare (?:un giro|una gita))|gita|escursione|che bel sole|bella giornata)\b/,
    open: ['Che bel programma!', 'Ci vuole proprio, un’uscita così.'],
    stay: [
      'Fa bene uscire un po’.',
      'Bello.',
      'Sono giornate che fanno bene.',
      'Sembra proprio una bella giornata.',
    ],
    ask: ['Che cosa ti piace di più di quel posto?', 'Com’era il tempo?', 'Ogni quanto ci vai?'],
  },
  boredom: {
    signs:
      /\b(?:che noia|mi (?:sto )?annoi\w*|non (?:so|c'e niente) (?:che |cosa )?(?:da )?fare|due palle)\b/,
    open: ['Uff, che noia, ti capisco.', 'A volte capita di annoiarsi.'],
    stay: [
      'Anche non fare niente, ogni tanto, va bene.',
      'Si può anche restare un po’ sul divano.',
      'Non deve per forza succedere qualcosa, oggi.',
      'Allora teniamoci compagnia.',
    ],
    ask: [
      'Che cosa fai di solito quando hai tempo libero?',
      'Qual è l’ultima cosa che ti ha divertito?',
      'Musica, film o due chiacchiere?',
      'Che cosa ti andrebbe di fare?',
    ],
  },
  school: {
    signs:
      /\b(?:(?:oggi )?(?:a )?scuola\b.*\b(?:palla|noia|noios\w|lunga|schifo)|il prof\w*\b.*\b(?:cannat\w|bocciat\w|odia|urla\w*|rimandat\w|ridicol\w|interroga\w*|nota)|interrogat[oa]|compit[oi] (?:di|in)|una palla assurda|mi ha (?:cannato|segato))\b/,
    open: ['Giornata lunga, eh.', 'Capisco, la scuola non è sempre divertente.'],
    stay: [
      'Capisco che tu non ne possa più, oggi.',
      'Magari domani va meglio.',
      'Un brutto voto non dice chi sei.',
      'Almeno per oggi è finita.',
    ],
    ask: [
      'Com’è andata, di preciso?',
      'In che materia?',
      'Chi c’è di simpatico in classe?',
      'Che cosa fai adesso per rilassarti?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:giornata strana|niente di (?:che|speciale)|solito tran tran|tutto normale|(?:sono|sto) sul divano|guardo fuori|un po' cosi)\b/,
    open: ['Non tutte le giornate devono essere speciali.', 'Capisco, una giornata così così.'],
    stay: [
      'Puoi raccontarmi anche le giornate normali.',
      'Capisco.',
      'È bello leggere della tua giornata.',
      'È bello sapere come va da te.',
    ],
    ask: [
      'Com’è stata la tua giornata finora?',
      'Come ti senti adesso?',
      'Che cosa ti andrebbe stasera?',
      'Qual è stato il momento migliore, anche piccolo?',
    ],
  },
}
