import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:ho trovato (?:un )?lavoro|nuovo lavoro|mi hanno (?:assunt[oa]|pres[oa] a lavorare)|primo giorno di lavoro|comincio a lavorare|promoss[oa]|promozione)\b/,
    open: ['Complimenti per il lavoro!', 'Che bella notizia, complimenti!'],
    stay: [
      'Gli inizi sono così: un po’ di gioia e un po’ di batticuore.',
      'I primi giorni nessuno si aspetta che tu sappia già tutto.',
      'Sembra proprio un bel passo.',
      'Dopo una settimana i volti nuovi sono già meno nuovi.',
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
      'Che soddisfazione, dopo tutta quella strada.',
      'È uno di quei momenti da tenere da parte.',
      'Goditelo, è tuo.',
      'Insistere è servito.',
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
    open: ['Che sfortuna, mi dispiace.', 'Oh no, che seccatura.', 'Accidenti, ci voleva solo questa.'],
    stay: [
      'Capisco, è una bella scocciatura.',
      'Certe cose succedono sempre nel momento sbagliato.',
      'Hai fatto quello che si poteva fare sul momento.',
      'Incrociamo le dita.',
    ],
    ask: [
      'Com’è successo?',
      'Che cosa ti dispiace di più perdere?',
      'Che cosa hai già provato?',
      'A chi potresti farlo vedere?',
    ],
    advice: [
      'Se ci tieni ai dati, non accenderlo più e portalo a un centro di recupero: spesso qualcosa si salva.',
    ],
  },
  journey: {
    signs:
      /\b(?:vado (?:in|a) (?:giappone|spagna|francia|grecia|portogallo|islanda|america|new york|londra|parigi|marocco|egitto|thailandia|sardegna|sicilia)|(?:parto|partiamo|viaggio|vacanz[ae]|volo)\b.*\b(?:per|in|a|al)\b|prenotat\w+ (?:il |un )?(?:volo|viaggio|hotel)|andiamo in vacanza)\b/,
    open: ['Che bello, un viaggio così!', 'Che bella idea, partire!'],
    stay: [
      'Anche l’attesa fa parte del viaggio.',
      'Sarà un’esperienza da raccontare.',
      'Viaggiare così lascia molto spazio alle sorprese.',
      'Si sente la voglia di partire.',
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
      'Si può essere felici e avere nostalgia insieme.',
      'Ci vuole tempo, e va bene così.',
      'Sono tante cose insieme, da tenere in testa.',
      'Un posto diventa casa piano piano.',
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
    open: ['Ahah, me lo immagino!', 'Che personaggio!', 'Con gli animali non ci si annoia mai.'],
    stay: [
      'Comanda lui, mi sa.',
      'Ha le idee chiare.',
      'Impossibile arrabbiarsi sul serio, vero?',
      'Queste cose fanno sorridere tutta la giornata.',
    ],
    ask: ['Da quanto vive con te?', 'Che altro combina?', 'Com’è arrivato da te?', 'Che carattere ha?'],
  },
  romance: {
    signs:
      /\b(?:mi piace (?:un ragazzo|una ragazza|uno|una)\b|mi sono innamorat[oa]|primo appuntamento|(?:mi piace|sono cott[oa]) da (?:settembre|mesi|un sacco|tempo|anni)|ho una cotta|ho conosciuto (?:un ragazzo|una ragazza|una persona)|esco con (?:un ragazzo|una ragazza|lei|lui))\b/,
    open: ['Che batticuore!', 'Che bello, quando qualcuno ti entra in testa così.'],
    stay: [
      'Certe attese fanno girare la testa.',
      'Si sente che ci tieni.',
      'Un passo alla volta, senza fretta.',
      'Essere sé stessi resta il piano migliore.',
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
    stay: ['È un bel numero.', 'Oggi la giornata è tua.', 'Anche una festa piccola è una festa.'],
    ask: ['Come lo passi?', 'Che cosa ti auguri per quest’anno?', 'Che torta ci sarebbe, se scegliessi tu?'],
  },
  food: {
    signs:
      /\b(?:ho (?:mangiato|cucinato|preparato|fatto) (?:\w+ ){0,3}(?:pizza|pasta|torta|gelato|risotto|lasagn\w+|cena|dolce|sushi|panino|ravioli|tiramisu|biscotti)|(?:stasera|oggi|domani) cucino|cucino per|ricetta)\b/,
    open: ['Che buona idea!', 'Mmh, promette bene.'],
    stay: [
      'Un abbinamento che promette bene.',
      'In cucina contano anche le cose semplici.',
      'Bella scelta.',
      'Con poco si fanno grandi piatti.',
    ],
    ask: [
      'Che cosa c’è nel piatto?',
      'Qual è il segreto, secondo te?',
      'Qual è il tuo piatto forte?',
      'Dolce o salato, se dovessi scegliere?',
    ],
    advice: [
      'Qualcosa di semplice: frutta con yogurt e miele, oppure cioccolato fuso con due biscotti sbriciolati.',
    ],
  },
  outing: {
    signs:
      /\b(?:(?:vado|andiamo|siamo andati|sono andat[oa]|sn stato|sono stat[oa]) (?:in montagna|al mare|al lago|al cinema|al concerto|allo stadio|a ballare|in bici|al parco|a fare (?:un giro|una gita))|gita|escursione|che bel sole|bella giornata)\b/,
    open: ['Che bel programma!', 'Ci vuole proprio, un’uscita così.'],
    stay: [
      'L’aria aperta rimette a posto le idee.',
      'Bello.',
      'Sono giornate che fanno bene.',
      'Sembra proprio una bella giornata.',
    ],
    ask: ['Che cosa ti piace di più di quel posto?', 'Com’era il tempo?', 'Ogni quanto ci vai?'],
  },
  boredom: {
    signs:
      /\b(?:che noia|mi (?:sto )?annoi\w*|non (?:so|c'e niente) (?:che |cosa )?(?:da )?fare|due palle)\b/,
    open: ['Uff, le ore lente.', 'Capita: giornata senza idee.'],
    stay: [
      'Anche non fare niente, ogni tanto, va bene.',
      'Con la pioggia il divano vince facile.',
      'Non deve essere per forza una giornata memorabile.',
      'Allora teniamoci compagnia.',
    ],
    ask: [
      'Che cosa fai di solito quando hai tempo libero?',
      'Qual è l’ultima cosa che ti ha divertito?',
      'Musica, film o due chiacchiere?',
      'Che cosa ti andrebbe, se fosse facile?',
    ],
  },
  school: {
    signs:
      /\b(?:(?:oggi )?(?:a )?scuola\b.*\b(?:palla|noia|noios\w|lunga|schifo)|il prof\w*\b.*\b(?:cannat\w|bocciat\w|odia|urla\w*|rimandat\w|ridicol\w|interroga\w*|nota)|interrogat[oa]|compit[oi] (?:di|in)|una palla assurda|mi ha (?:cannato|segato))\b/,
    open: ['Giornata lunga, eh.', 'Capisco, certe ore non passano mai.'],
    stay: [
      'Ci sta, dopo una giornata così.',
      'Domani è un altro giro.',
      'Un brutto voto non è un ritratto.',
      'Almeno per oggi è finita.',
    ],
    ask: [
      'Com’è andata, di preciso?',
      'In che materia?',
      'Chi c’è di simpatico in classe?',
      'Che fai adesso per riprenderti?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:giornata strana|niente di (?:che|speciale)|solito tran tran|tutto normale|(?:sono|sto) sul divano|guardo fuori|un po' cosi)\b/,
    open: ['Ci sono giornate così, un po’ sospese.', 'Capisco, una giornata né su né giù.'],
    stay: [
      'Anche le giornate piccole meritano due parole.',
      'Capisco.',
      'Le cose di tutti i giorni tengono in piedi il resto.',
      'Mi piace sapere com’è da te adesso.',
    ],
    ask: [
      'Che cosa l’ha resa strana?',
      'Come ti senti adesso?',
      'Che cosa ti andrebbe stasera?',
      'Qual è stato il momento migliore, anche piccolo?',
    ],
  },
}
