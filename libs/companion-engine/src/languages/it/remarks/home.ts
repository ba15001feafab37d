import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:bruciat|attaccat|stracciat)[oa] (?:pure )?(?:il|la|l'|lo|i|tutto)? ?(?:ragu|sugo|cena|pranzo|torta|minestra|arrosto|biscotti|pane|pizza|latte|caffe|toast|frittata|riso|crema|tutto)|(?:la crema|il sugo|la torta|la cena) (?:\w+ ){0,3}(?:bruciat|attaccat|stracciat|sgonfiat)[oa]|venut[oa] (?:una schifezza|immangiabile|crud[oa]|salat[oa])|messo il sale due volte|impazzita la (?:crema|maionese))\b/,
    say: [
      'In cucina basta girarsi un attimo e il guaio è servito.',
      'I disastri ai fornelli hanno almeno un pregio: si raccontano bene.',
    ],
    ask: ['Si è salvato qualcosa?', 'E alla fine che cosa c’era nel piatto?'],
  },
  {
    signs:
      /\b(?:(?:mangio|ceno|pranzo|cenare|mangiare) (?:sempre )?(?:da )?sol[oa]|ceno in piedi|in piedi davanti al frigo|(?:a tavola|a cena) (?:da sol[oa]|siamo io e)|cucin\w+ (?:solo )?per un[oa] sol[oa]|tavola (?:vuota|per uno)|cucina e troppo grande)\b/,
    tone: 'hard',
    say: [
      'A tavola senza nessuno di fronte il silenzio si sente di più.',
      'Un piatto solo si prepara in fretta e si mangia ancora più in fretta.',
    ],
    ask: ['Tieni accesa la radio, o il silenzio?', 'Riesci a farti qualcosa di caldo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho|abbiamo|si e|mi e|e) (?:fatto|preparato|cucinato|sfornato|infornato|impastato) (?:\w+ )?(?:il|la|lo|l'|le|i|gli|un|una|due|una bella)? ?(?:pane|pizza|torta|torte|biscotti|focaccia|pagnott\w|lasagn\w|pasta|tortelli\w*|ragu|sugo|minestr\w+|brodo|risotto|arrosto|polpette|polenta|gnocchi|parmigiana|marmellata|pancake|crostata|ciambell\w+|tiramisu|cena|pranzo|frittata|zuppa)|ho sfornato|(?:sto|stavo) (?:cucinando|impastando|girando (?:la marmellata|il sugo|col cucchiaio)|pelando|preparando (?:la|il) (?:cena|pranzo|sugo|pasta)|facendo (?:il sugo|da mangiare|la pasta|il pane))|girando (?:la marmellata|il sugo|col cucchiaio)|(?:ai|sui) fornelli|la sfoglia|nel forno|in padella|la teglia|lievitat?\w*)\b/,
    say: [
      'Una cucina in moto cambia l’odore di tutta la casa.',
      'Le mani in pasta tengono occupata anche la testa.',
      'Chi sta ai fornelli fa compagnia a chi mangia.',
    ],
    ask: ['È una ricetta tua o viene da lontano?', 'Per quanti si apparecchia?'],
  },
  {
    signs:
      /\b(?:(?:preso|ordinato|ordino|ordiniamo|mangiat[oa]|mangiamo|prendo) (?:la |una |il |un )?(?:pizza|sushi|kebab|hamburger|cinese|d'asporto)|pizza (?:stasera|d'asporto|surgelat\w)|glovo|deliveroo|just ?eat|d'asporto)\b/,
    say: ['Serata senza pentole da lavare: ha i suoi meriti.', 'Quando non si cucina, la cucina ringrazia.'],
    ask: ['Qual è il tuo solito?'],
  },
  {
    signs:
      /\b(?:(?:stasera|a cena|per cena|a pranzo|oggi|mi faccio|mi fo|magno|mangio|si mangia|ho mangiato|abbiamo mangiato|(?:cenato|pranzato) con) (?:\w+ ){0,2}(?:pasta|polenta|minestrin\w|minestron\w|brodo|riso|pesce|carne|parmigiana|amatriciana|carbonara|bagna cauda|orecchiette|tortell\w+|panin[oi]|pane|frittata|lenticchie|insalata|uova|fagioli|lampredotto|toma|yogurt|cereali)|piatto di pasta|panino (?:con|col|coi))\b/,
    say: [
      'Un piatto nominato così si vede già sul tavolo.',
      'Del mangiare si parla sempre volentieri.',
      'Io non assaggio niente, ma a sentirlo raccontare si capisce.',
    ],
    ask: ['È roba che ti piace o era quello che c’era?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho|sto|stavo|devo|dovrei|abbiamo) (?:\w+ )?(?:puli(?:to|ndo|re)|spolverat[oa]|spolverare|lavat[oa] (?:i pavimenti|per terra|i vetri)|lavare (?:i pavimenti|per terra|i vetri)|passat[oa] l'aspirapolvere|riordinat[oa]|riordinando|riordinare|sistemat[oa] (?:casa|l'armadio|la cantina|la camera)|sistemando (?:casa|l'armadio|la cantina|la camera))|(?:faccio|fatto|fare) le pulizie|(?:faccende|mestieri) (?:di casa|domestic\w+)|aspirapolvere)\b/,
    say: [
      'Le pulizie sono un lavoro che si vede solo quando manca.',
      'Si pulisce, e la polvere ha già un appuntamento per dopo.',
    ],
    ask: ['Qual è la parte che ti pesa di più?', 'Mettevi musica, intanto?'],
  },
  {
    signs:
      /^(?!.*\bmancat[oa] da).*\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:stirando|(?:devo|dovrei|ho da|tocca) stirare|ho stirato|ferro da stiro|(?:sto |stavo )stendendo|ho steso (?:i panni|il bucato|tutto)|stendo i panni|(?:fatto|faccio|fare|ancora|due|tre|stamattina) (?:la |una )?lavatric[ei]|(?:il|del) bucato|panni (?:da|stesi|asciutti)|calzini (?:spaiati|spai))\b/,
    say: [
      'I panni non finiscono mai: appena li pieghi ce n’è un altro mucchio.',
      'Tra lavare, stendere e piegare, la stoffa ha sempre la meglio.',
    ],
    ask: ['Il mucchio è ancora alto?'],
  },
  {
    signs:
      /\b(?:i piatti (?:restano|rest\w+|da lavare|li lavo|sporchi)|(?:lavo|lavato|lavare|lavando) i piatti|lavello pieno|pila di piatti|caricare la lavastoviglie|lavastoviglie (?:rotta|piena)|pentola (?:da|del sugo|sporca))\b/,
    say: [
      'I piatti nel lavello sanno aspettare con una calma irritante.',
      'Tra cena e letto ci sono sempre quei piatti di mezzo.',
    ],
    ask: ['Di solito a chi toccano?'],
  },
  {
    signs:
      /\b(?:(?:fatto|faccio|fare|a fare|stamattina[\w ,]*) (?:la )?spesa|(?:ero|sono|sto) (?:al|alla|all') ?(?:super(?:mercato)?|conad|coop|esselunga|lidl|eurospin|cassa|mercato)|uscit[oa] con \w+ [\w ]{0,30}niente latte|(?:in fila|alla) cassa|(?:il|nel|col) carrello|cassiera)\b/,
    say: [
      'Tra scaffali e cassa si incontra mezzo quartiere.',
      'Si entra per una cosa sola e si esce con altre sei.',
    ],
    ask: ['Che cosa finisce nel carrello fuori lista, di solito?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:si e|s'e|mi si e|e|si) (?:\w+ )?(?:rott[oa]|guast[oa]|fus[oa]|bloccat[oa]|scassat[oa]|ruppi) (?:il|la|l'|lo|a|lu)(?! ?(?:braccio|schiena|gamba|dito|polso|femore|tendine|caviglia|naso|dente|cuore|mano))|(?:lavatrice|caldaia|frigo|forno|lavastoviglie|ascensore|scaldabagno|wifi|computer|pc|telefono|motorino|macchina|tubo) (?:\w+ )?(?:rott[oa]|guast[oa]|scassat[oa]|mort[oa]|non (?:va|funziona|parte))|(?:non|nn) (?:funziona|parte) (?:piu )?(?:il|la|lo|l'|niente)|saltata la luce|perde acqua|ho bucato|(?:mi e|m'e) cadut[oa] il telefono|motorino e da buttare|smesso di (?:centrifugare|funzionare))/,
    tone: 'hard',
    say: [
      'Le cose si rompono sempre quando servono di più.',
      'Un guasto mangia tempo, soldi e pazienza, in ordine sparso.',
    ],
    ask: ['Si può riparare o è da buttare?', 'Hai già trovato chi ci mette le mani?'],
  },
  {
    signs:
      /\b(?:(?:ho|sto|stavo|l'ho|stiamo|abbiamo) (?:\w+ )?(?:aggiustat[oa]|riparat[oa]|aggiustando|riparando|smontat[oa](?! da)|smontando|rimontat[oa]|montat[oa]|montando|verniciat[oa]|verniciando|imbiancat[oa]|imbiancando|ripulit[oa])|mi sono messo ad aggiustare|mancano due viti|bricolage)\b/,
    say: [
      'Mettere le mani su una cosa e vederla cambiare dà soddisfazione.',
      'I lavoretti durano sempre il doppio di quanto si pensava.',
    ],
    ask: ['È finito o c’è ancora un pezzo avanzato sul tavolo?'],
  },
  {
    signs:
      /\b(?:(?:il|un|per il|sto) trasloco|trasloco (?:sabato|domani|a|il|fra|tra)|traslocare|gli scatoloni|tra gli scatoloni|cambio casa|casa nuova|mi trasferisco)\b/,
    say: [
      'Un trasloco fa saltare fuori cose che si credevano sparite.',
      'Cambiare casa è spostare la vita a pezzi, dentro il cartone.',
    ],
    ask: ['Che cosa non vuoi lasciare indietro?', 'A che punto sono gli scatoloni?'],
  },
  {
    signs:
      /\b(?:(?:cerco|cerchiamo|sto cercando|visto|vedere|visita \w+) (?:una |un )?(?:casa|stanza|bilocale|monolocale|appartamento)|(?:l'|di |d')affitto|bilocale|monolocale|padrone di casa|(?:il|del) mutuo|(?:del|riunione di) condominio)\b/,
    say: [
      'Il tetto sopra la testa costa, in soldi e in pazienza.',
      'Quando c’è di mezzo una casa, i conti si fanno e si rifanno.',
    ],
    ask: ['Nel posto dove stai ti trovi bene?'],
  },
  {
    signs:
      /\b(?:(?:ho|abbiamo|oggi|sto) (?:\w+ )?(?:piantat[oaie](?! (?:in asso|tutto))|rinvasat[oaie]|rinvasando|annaffiat[oaie]|innaffiat[oaie]|potat[oaie]|seminat[oaie])|(?:nell'|l'|il mio )orto|(?:le mie|delle|con le|alle) piante|gerani[oe]?|ciclamini|(?:i|miei) pomodori|zucchine)\b/,
    say: ['Con le piante i tempi li decidono loro.', 'Il verde chiede poco e si accorge se ti dimentichi.'],
    ask: ['Che cosa cresce meglio, da te?', 'È una cura di ogni giorno?'],
  },
  {
    signs:
      /\b(?:(?:nei|i miei|sui|coi) campi|(?:la|in|nella) vigna|vendemmi\w+|(?:le|d'|di) olive|trattore|(?:le|mie) (?:vacche|pecore|capre|galline|api)|(?:la|le) stall[ae]|il gregge|(?:il|la) (?:mais|fieno|raccolto)|contadin[oa])\b/,
    say: [
      'Con la terra e le bestie non c’è domenica che tenga.',
      'La campagna dà e toglie senza chiedere il permesso.',
    ],
    ask: ['Com’è la stagione, quest’anno?', 'Siete in tanti a lavorarci?'],
  },
  {
    signs:
      /^(?!.*(?:litigat|discussione)).*\b(?:(?:la|le|una|dalla|le solite) bollett[ae]|(?:arrivat[oaie]|pagat[oaie]|da pagare|pagare) (?:\w+ )?(?:rat[ae]|tasse|bollett[ae]|conto|gas|luce|mutuo|affitto|bollo)|sei rate|(?:preso|arrivata) una multa|modulo del|isee|spid|(?:all'|dall')(?:inps|anagrafe|agenzia delle entrate)|burocrazia|scartoffi\w+(?! in meno))\b/,
    tone: 'hard',
    say: [
      'Carte e conti hanno il dono di arrivare tutti insieme.',
      'Davanti agli sportelli la pazienza si consuma più delle suole.',
    ],
    ask: ['C’è una scadenza che preme?', 'Tocca tutto a te o c’è chi dà una mano?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:non|nn) (?:arrivo|ci arrivo|arriviamo) (?:\w+ )?(?:a|alla) fine(?: del)? mese|finito i soldi|ho \d\d euro|al verde|i soldi (?:non|nn) bastano|senza (?:un )?(?:soldi|euro)|(?:sono|stavo|sto) in rosso|devo arrivarci a|costa (?:tutto )?(?:troppo|un occhio)|che prezzi)\b/,
    tone: 'hard',
    say: [
      'Quando i soldi scarseggiano, ogni scontrino diventa un pensiero.',
      'Far quadrare i conti è un lavoro che nessuno paga.',
    ],
    ask: ['Che cosa pesa di più, in questo momento?'],
  },
  {
    signs:
      /\b(?:(?:il|del|un|dal) (?:corriere|postino)|destinatario assente|(?:e arrivat[oa]|arriva|aspetto) (?:il|un) pacco|pacco (?:pers[oa]|in ritardo)|(?:in|alla) posta|ordine amazon)\b/,
    say: [
      'Posta e corrieri hanno un talento tutto loro per i tempi.',
      'Una consegna di mezzo e la giornata gira intorno al citofono.',
    ],
    ask: ['E alla fine, è arrivato quello che doveva arrivare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:pers[oe]|perdo|dimenticat[oe]|lasciat[oe]|(?:non|nn) trovo) (?:piu )?(?:le|il|i|gli) (?:chiavi|portafogli\w?|telefono|cellulare|occhiali|documenti|telecomando|passaporto)|chius[oa] fuori|chiavi (?:dentro|in casa))\b/,
    tone: 'hard',
    say: [
      'Le cose piccole sanno sparire come se avessero le gambe.',
      'Cercare e ricercare negli stessi tre posti: un classico che innervosisce.',
    ],
    ask: ['Qual è l’ultimo posto che ti viene in mente?'],
  },
  {
    signs:
      /\b(?:(?:la casa|casa) (?:\w+ )?(?:e )?(?:muta|zitta|vuota|troppo (?:grande|zitta|silenziosa))|stanza vuota|(?:la sera )?il telefono tace|parlo col frigo|parlo con (?:il muro|la tv))\b/,
    tone: 'hard',
    say: [
      'Una casa silenziosa ha un rumore tutto suo.',
      'Le stanze vuote si fanno sentire più di quelle piene.',
    ],
    ask: ['A che ora il silenzio si sente di più?', 'C’è una voce che ti piacerebbe sentire lì dentro?'],
  },
  {
    signs:
      /\b(?:zanzar[ae]|scarafaggi\w?|formiche in|un topo|topi in|(?:un|il) ragno|cimici|blatte|muffa (?:sul|in|nel))\b/,
    say: [
      'Ospiti che nessuno ha invitato e che non conoscono le buone maniere.',
      'Per essere così piccoli, certi inquilini fanno un gran disordine.',
    ],
    ask: ['Chi sta vincendo, per ora?'],
  },
  {
    signs: /\b(?:(?:il|un|terzo|primo|altro|bevo un|faccio un|davanti a un|preso un) caffe|la moka)\b/,
    say: [
      'Un caffè è spesso solo una scusa per fermarsi.',
      'Il caffè, anche cattivo, segna l’ora meglio dell’orologio.',
    ],
    ask: ['Con zucchero o senza?'],
  },
  {
    signs:
      /\b(?:(?:mi|ci|m')\s?hanno (?:truffat|rubat|fregat|derubat)\w*|truffat[oa]|sms che sembrava|(?:un|dei) ladr[oi] in casa)\b/,
    tone: 'hard',
    say: [
      'Farsi portare via qualcosa con l’inganno lascia rabbia doppia.',
      'Chi imbroglia conta sulla buona fede degli altri, e questo fa male.',
    ],
    ask: ['Si può recuperare qualcosa?'],
  },
  {
    signs: /\b(?:(?:il|un) pacco da (?:giu|casa)|pacco (?:di|della) (?:mamma|nonna))\b/,
    tone: 'glad',
    say: [
      'Un pacco da casa profuma ancora prima di aprirlo.',
      'Dentro quelle scatole arriva mezza famiglia.',
    ],
    ask: ['Qual è la prima cosa che sparisce?'],
  },
  {
    signs:
      /\b(?:(?:una|la|due|apro una|bevo una) birr[ae]|bicchiere di (?:vino|bianco|rosso)|il vino|prosecco|spritz|limoncello|aperitivo)\b/,
    say: [
      'Un bicchiere cambia sapore a seconda di con chi lo si beve.',
      'C’è un’ora in cui un bicchiere fa da sipario.',
    ],
    ask: ['In compagnia o per conto tuo?'],
  },
]
