import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo|si e|mi si e|si sono) (?:\w+ )?(?:bruciat[oaie]|attaccat[oa]|carbonizzat[oa]) (?:tutto|(?:il|la|lo|le|i|un|una|l') ?(?:\w+ )?(?:ragu|sugo|cena|pranzo|torta|minestra|arrosto|biscotti|pane|pizza|latte|caffe|toast|frittata|riso|pollo|patate|pentola|lasagne?))|(?:la|il) (?:torta|cena|sugo|arrosto|pizza) (?:si )?e bruciat[oa])\b/,
    say: ['Bruciato, ahi.', 'Un guaio ai fornelli, che peccato.'],
    ask: ['Si è salvato qualcosa?', 'E poi che cosa hai messo in tavola?'],
  },
  {
    signs:
      /\b(?:venut[oa] (?:\w+ )?(?:male|una schifezza|immangiabile|crud[oa]|salat[oa]|dur[oa])|immangiabile|(?:messo|ci ho messo|era|troppo) (?:troppo )?sale\b|(?:la torta|il souffle|la crema|la maionese)[^.?!]{0,20}(?:sgonfiat|impazzit|stracciat)[oa]|impazzita la (?:crema|maionese)|sale due volte)/,
    say: ['In cucina oggi è andata storta, pazienza.', 'Che peccato, con tutto il lavoro.'],
    ask: ['Qualcuno l’ha mangiato lo stesso?'],
  },
  {
    signs:
      /\b(?:(?:mangio|ceno|pranzo|cenare|mangiare|cenato|mangiato|pranzato) (?:sempre |di nuovo |spesso )?(?:da )?sol[oa]\b|ceno in piedi|cucin\w+ (?:solo )?per (?:un[oa]|me) sol[oa]|cena da sol[oa]|a tavola da sol[oa])/,
    tone: 'hard',
    say: ['A tavola senza nessuno di fronte, capisco.', 'Un piatto solo, e il silenzio intorno.'],
    ask: ['Che cosa hai nel piatto, di solito?', 'Tieni accesa la tv o la radio?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo) (?:\w+ )?(?:fatto|preparato|sfornato|infornato|impastato|cucinato) (?:il|la|lo|l'|le|i|gli|un|una|due|dei|delle) ?(?:\w+ )?(?:pane|pizza|pizze|torta|torte|biscotti|focaccia|lasagn\w|pasta|tortelli\w*|ragu|sugo|minestr\w+|brodo|risotto|arrosto|polpette|gnocchi|parmigiana|marmellata|crostata|ciambell\w+|tiramisu|dolce|frittata)|ho (?:cucinato|sfornato))\b/,
    tone: 'glad',
    say: ['Fatto in casa, che buono.', 'Chissà che profumo, da te.'],
    ask: ['Com’è venuto?', 'Chi l’ha mangiato, o chi lo mangerà?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|stavo|stiamo) (?:\w+ )?(?:cucinando|impastando|sfornando|friggendo|pelando|preparando (?:la |il |da )?(?:cena|pranzo|mangiare|sugo|pasta|torta|dolce)|facendo (?:il sugo|da mangiare|la pasta|il pane|una torta|la cena))|(?:sono )?(?:ai|davanti ai) fornelli|(?:ho|c'e) (?:\w+ )?(?:in forno|nel forno|sul fuoco))\b/,
    say: ['Ai fornelli, allora.', 'In piena cucina, che bello.'],
    ask: ['Per quante persone?', 'È una ricetta tua?'],
  },
  {
    signs:
      /\b(?:(?:devo|mi tocca|dovrei|vado a|tocca) (?:\w+ )?(?:cucinare|preparare (?:la cena|il pranzo|da mangiare)|fare da mangiare)|(?:non|nn) (?:ho voglia|mi va) di cucinare|(?:non|nn) so (?:che|cosa) (?:cucinare|mangiare|preparare|fare (?:da mangiare|per cena|di cena)))\b/,
    say: ['E il cibo non si prepara da solo.', 'Pure i fornelli, uff.'],
    ask: ['Che cosa c’è in frigo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:preso|ordinato|ordino|ordiniamo|prendo|prendiamo|mangiato) (?:la |una |il |un |di nuovo |due )*(?:pizza|pizze|sushi|kebab|hamburger|cinese|piadina|mcdonald)|(?:stasera|pizza) (?:pizza|sushi|stasera|d'asporto)|glovo|deliveroo|just ?eat|(?:cena|pizza|cibo) d'asporto)\b/,
    say: ['Serata senza pentole, ottimo.', 'Stavolta cucina qualcun altro, bene.'],
    ask: ['Era buono, o lo aspetti ancora?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:a cena|per cena|a pranzo|stasera) (?:ho fatto|faccio|c'e|c'era)|mi faccio|mangio|(?:ho|abbiamo) mangiato|mi sono fatt[oa]) (?:solo |un |una |due |la |il |le |i |dei |piatto di )*(?:pasta|pastina|minestr\w+|riso|risotto|pesce|pollo|carbonara|amatriciana|panin[oi]|frittata|insalata|uova|zuppa|toast|lasagne|polenta|yogurt)\b/,
    say: ['Quel piatto me lo immagino.', 'Io non assaggio niente, peccato.'],
    ask: ['Ti piace o era solo quello che c’era?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|sto|stavo|devo|dovrei|abbiamo|mi tocca|tocca) (?:\w+ )?(?:(?:pulito|pulendo|pulire) (?:casa|tutt\w|la casa|la cucina|il bagno)|riordina(?:to|ndo|re)|spolverato|lava(?:to|re|ndo) (?:i pavimenti|per terra|i vetri|il bagno|le scale)|passa(?:to|re|ndo) (?:l'aspirapolvere|lo straccio))|(?:faccio|fatto|fare|facendo) le pulizie(?! (?:in|negli|nelle|da|per)\b))\b/,
    say: ['Le pulizie, che lavoraccio.', 'Casa sottosopra e straccio in mano, allora.'],
    ask: ['Manca ancora molto?', 'Qual è la parte che odi di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|sto|devo|abbiamo|stavo|dovrei) (?:\w+ )?(?:sistema(?:to|re|ndo)|mette(?:re|ndo) a posto|messo a posto|svuota(?:to|re|ndo)) (?:casa|la casa|l'armadio|gli armadi|la cantina|la soffitta|la camera|la stanza|il garage|i cassetti|il ripostiglio)|cambio di stagione)\b/,
    say: ['Metter mano a tutta quella roba, coraggio.', 'Ordine in arrivo, allora.'],
    ask: ['È saltato fuori qualcosa di strano?', 'Butti o tieni tutto?'],
  },
  {
    signs:
      /\b(?:(?:sto|stavo|ho|devo|dovrei|mi tocca|tocca|ho da|finito di|a|vado a) (?:\w+ )?stira(?:ndo|to|re)\b|ferro da stiro|(?:montagna|pila|mucchio) di (?:camicie|panni|roba da stirare)|stiro (?:da|le|i|tutt)\b)/,
    say: ['Il ferro in mano, e il mucchio che guarda.', 'Stirare, che pazienza.'],
    ask: ['È ancora alto, il mucchio?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|mancat)[oa]\b).*\b(?<!\b(?:non|nn) )(?:(?:ho|devo|sto|fatto|fare|faccio|mi tocca) (?:\w+ )?(?:(?:la|le|una|due|tre|quattro) lavatric[ei]|stes[oi] (?:i panni|il bucato|tutto|la roba)|stende(?:re|ndo)|piega(?:re|to|ndo) (?:i panni|il bucato))|(?:stendo|piego|ritiro) (?:i panni|il bucato)|due lavatrici|tre lavatrici)\b/,
    say: ['Panni su panni, non finiscono mai.', 'Il bucato, la solita storia.'],
    ask: ['Ne resta ancora?'],
  },
  {
    signs:
      /\b(?:(?:lavo|lavato|lavare|lavando) (?:i|tutti i) piatti|(?:i )?piatti (?:da lavare|sporchi)|(?:lavello|lavandino) pieno|pila di piatti|(?:caricare|svuotare|caricato|svuotato) la lavastoviglie)\b/,
    say: ['Ah, i piatti.', 'Il lavello che aspetta, uff.'],
    ask: ['Di solito a chi toccano?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho fatto|abbiamo fatto|faccio|devo fare|vado a fare|sono andat[oa] a fare|stavo facendo|sto facendo|a fare) (?:\w+ )?(?:la )?spesa\b|(?:sono|ero|sto|siamo|stavo) (?:\w+ )?(?:al super(?:mercato)?|al mercato|alla (?:conad|coop|lidl|cassa)|all'(?:esselunga|eurospin)|alla coop))/,
    say: ['Giro di spesa, allora.', 'La spesa, tra scaffali e file.'],
    ask: ['Hai trovato tutto?', 'Che cosa è finito nel carrello fuori lista?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:lavatrice|caldaia|frigo(?:rifero)?|forno|lavastoviglie|ascensore|scaldabagno|wifi|internet|computer|pc|stampante|motorino|macchina|auto|tv|televisione|condizionatore|telefono|cellulare) (?:\w+ )?(?:e |si e |ha )?(?:rott[oa]|guast[oa]|scassat[oa]|mort[oa]|andat[oa]|smesso|(?:non|nn) (?:va|funziona|parte|si accende)))\b/,
    tone: 'hard',
    say: ['Pure il guasto, che seccatura.', 'Rotto, e proprio adesso. Uff.'],
    ask: ['Si può riparare?', 'Come fai, intanto?'],
  },
  {
    signs:
      /\b(?:(?:si|mi si) (?:e|sono) (?:\w+ )?(?:rott|guastat|scassat|fus)[oaie] (?:(?:il|la|lo|le|i|gli) |l')(?!bracci|gamb|dit[oa]|pols|femor|cavigl|nas|dent|cuore|man|acque|ginocchi|piede|tendin|schien)\w+|ho (?:rotto (?:\w+ )(?:bicchiere|vaso|piatto|tazza|schermo|vetro|telefono)|bucato|forato)|gomma a terra|batteria della macchina)\b/,
    tone: 'hard',
    say: ['Ci mancava solo quella.', 'Che rogna, mi dispiace.'],
    ask: ['Si ripara o è da buttare?', 'Come te la cavi, intanto?'],
  },
  {
    signs:
      /\b(?:saltata la (?:luce|corrente)|(?:senza|e mancata|manca|niente) (?:la |l')?(?:luce|corrente|acqua calda|acqua|riscaldamento|internet|gas)(?! gassata| naturale)|perde (?:acqua|il (?:rubinetto|tubo|lavandino|tetto))|(?:perdita|infiltrazion\w) d'acqua|(?:casa|cantina|bagno|cucina) allagat[oa]|muffa (?:sul|sui|in|nel))\b/,
    tone: 'hard',
    say: ['Che guaio, in casa.', 'Una grana di quelle, accidenti.'],
    ask: ['Viene qualcuno a vedere?'],
  },
  {
    signs:
      /\b(?:(?:viene|arriva|e venuto|verra|aspetto|aspettando|chiamat[oa]|chiamare|ho chiamato) (?:\w+ )?(?:l'idraulico|l'elettricista|il tecnico|il muratore|l'imbianchino|gli operai|il falegname|il fabbro)|(?:ho|abbiamo) (?:gli operai|i muratori|i lavori) in casa|lavori in (?:casa|bagno|cucina))\b/,
    say: ['Gente al lavoro in casa, e si aspetta.', 'Speriamo che sistemi tutto in fretta.'],
    ask: ['Che cosa c’è da fare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo|sono riuscit[oa] (?:a|ad)|l'ho) (?:\w+ )?(?:aggiustat[oa]|riparat[oa]|aggiustare|riparare|montat[oa] (?:il|la|lo|l'|un|una) ?\w+|imbiancat[oa]|verniciat[oa]|dipinto (?:le pareti|la stanza|la camera|casa))|(?:sto|stavo) (?:aggiustando|riparando|montando|verniciando|imbiancando))\b/,
    say: ['Mani in opera, allora.', 'Un bel lavoretto.'],
    ask: ['È finito o manca ancora un pezzo?', 'Chi te l’ha insegnato?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:il|un|nel|del|per il) trasloco|traslo(?:co|chiamo|cato|care|cando)|(?:gli|tra gli|negli|con gli) scatoloni|cambi(?:o|amo|ato) casa|mi (?:trasferisco|sono trasferit[oa]|devo trasferire)|(?:nella|la) (?:mia |nostra )?(?:casa nuova|nuova casa))\b/,
    say: ['Un trasloco, che movimento.', 'Casa nuova, vita sottosopra per un po’.'],
    ask: ['A che punto sono gli scatoloni?'],
  },
  {
    signs:
      /\b(?:(?:cerco|cerchiamo|sto cercando|stiamo cercando|(?:non|nn) trovo|(?:non|nn) si trova) (?:una |un |nessuna |un'altra )?(?:casa|stanza|camera|bilocale|monolocale|appartamento|affitto)|(?:ho|abbiamo|andiamo a|vado a) (?:visto|vedere) (?:una |un |due )(?:cas[ae]|appartament[oi]|bilocal\w|stanz[ae]))\b/,
    say: ['Cercare casa, che impresa.', 'Ancora a caccia di un posto, quindi.'],
    ask: ['In che zona?', 'Che cosa non deve mancare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo|oggi|sto|stavo|devo) (?:\w+ )?(?:(?:pianta|rinvasa|annaffia|innaffia|pota|semina)(?:to|ndo|re)|raccolto (?:i|le) (?:pomodori|zucchine|olive|pesche|fragole|verdure))(?! (?:in asso|tutto|tutti))|(?:nell'|in giardino|in) ?(?:orto|giardino) (?:tutto|tutta|oggi|stamattina)|(?:annaffio|curo|bagno) (?:le|i) (?:piante|gerani|pomodori|fiori))\b/,
    say: ['Mani nella terra, bello.', 'Tra il verde, allora.'],
    ask: ['Che cosa cresce meglio, da te?'],
  },
  {
    signs:
      /\b(?:(?:e|sono|mi e|mi sono) (?:\w+ )?fiorit[oaie]|(?:e|sono) in fiore|spuntat[oaie] (?:il|la|i|le) prim\w+)\b/,
    tone: 'glad',
    say: ['Che bello vedere la natura che si muove.', 'Una sorpresa verde, che bello.'],
    ask: ['Dove, sul balcone o in giardino?'],
  },
  {
    signs:
      /\b(?:(?:arrivat[oaie]|devo pagare|pago|da pagare|pagato) (?:\w+ )?(?:la|le|una|il|i|l'|lo) ?(?:\w+ )?(?:rat[ae]|tass[ae]|bollett[ae]|conto|gas|luce|mutuo|affitto|bollo|multa|condominio|assicurazione)\b|bolletta (?:da|di|del\w*|assurda|alta|altissima)|(?:preso|arrivata) una multa|aument\w+ (?:l'affitto|la rata))/,
    tone: 'hard',
    say: ['Altri soldi che se ne vanno, uff.', 'E il portafoglio piange.'],
    ask: ['È più del solito?', 'C’è una scadenza che preme?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:ci )?arriv(?:o|iamo) (?:\w+ )?(?:a|alla) fine(?: del)? mese|(?:ho )?finito i soldi|(?:sono|siamo) (?:al verde|senza (?:soldi|un euro|una lira)|in rosso)|(?:non|nn) (?:ho|abbiamo) (?:piu )?(?:i )?soldi|i soldi (?:non|nn) bastano|(?:costa|costano) tutto troppo|ho (?:dei |tanti )?debiti)\b/,
    tone: 'hard',
    say: ['I soldi che mancano, è un peso vero.', 'I conti che non tornano, mi dispiace.'],
    ask: ['Che cosa pesa di più, adesso?'],
  },
  {
    signs:
      /\b(?:(?:modul[oi]|pratica|pratiche|documenti|scartoffie|burocrazia|spid|isee|730) (?:da|del|per|che|dell'|della|non|nn|in|scadut\w)|(?:all'|dall')(?:inps|anagrafe|agenzia delle entrate|ufficio postale)|(?:in|alla|dalla) (?:posta|questura)\b|(?:in|al) comune per)/,
    say: ['Carte e sportelli, che pazienza.', 'La burocrazia, uff.'],
    ask: ['Si è risolto o tocca tornarci?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:e|mi e) arrivat[oa] (?:\w+ )?(?:il|un) pacco|(?:e )?arrivato il (?:pacco|corriere)|(?:il|un) pacco (?:\w+ )?(?:da (?:casa|giu|mia|mamma)|della mamma|di mia madre|della nonna))\b/,
    tone: 'glad',
    say: ['Un pacco, sempre bello.', 'Qualcosa da aprire, finalmente.'],
    ask: ['Che cosa c’era dentro?'],
  },
  {
    signs:
      /\b(?:pacco (?:\w+ )?(?:pers[oa]|in ritardo|rubat[oa]|(?:non|nn) (?:arriva|e arrivato))|(?:non|nn) e (?:ancora |mai )?arrivato (?:il|un) (?:pacco|corriere)|destinatario assente|(?:aspetto|aspettando) (?:ancora )?(?:il|un) (?:pacco|corriere)|il corriere (?:non|nn) )/,
    say: ['E intanto il pacco non si vede.', 'In ostaggio del citofono, allora.'],
    ask: ['Che cosa deve arrivare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|avevo) (?:\w+ )?(?:pers[oe]|dimenticat[oe]|lasciat[oe]|scordat[oe]) (?:\w+ )?(?:le|il|i|gli|la) (?:chiavi|portafogli\w?|telefono|cellulare|occhiali|documenti|passaporto|borsa))\b|\b(?:non|nn) trovo (?:piu (?:le|il|i|gli|la) \w+|(?:le|il|i|gli) (?:chiavi|portafogli\w?|telefono|occhiali|documenti|passaporto))/,
    tone: 'hard',
    say: ['Ahi, che seccatura.', 'Proprio quello, accidenti.'],
    ask: ['Si è risolto?', 'Qual è l’ultimo posto che ti viene in mente?'],
  },
  {
    signs:
      /\b(?:(?:la|questa) casa (?:\w+ )?(?:e |mi sembra |sembra )?(?:\w+ )?(?:vuota|muta|zitta|silenziosa|troppo grande)|casa (?:vuota|silenziosa)|troppo silenzio|stanza vuota|parlo (?:col frigo|con (?:il muro|i muri|la tv)))\b/,
    tone: 'hard',
    say: ['Quel silenzio in casa si sente, eh.', 'Le stanze vuote, lo capisco.'],
    ask: ['A che ora pesa di più?', 'C’è una voce che ti piacerebbe sentire?'],
  },
  {
    signs:
      /\b(?:zanzar[ae]|scarafagg\w+|(?:le )?formiche (?:in|nel|sul|dappertutto)|(?:un|il) (?:topo|ragno|geco|pipistrello) (?:in|nel|sul|nella|gigante|enorme)|topi in|blatte|tarme)\b/,
    say: ['Ospiti che nessuno ha invitato, brr.', 'Quelle bestioline, no grazie.'],
    ask: ['Chi sta vincendo, per ora?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi faccio|mi sono fatt[oa]|bevo|sto bevendo|ho bevuto|ho preso|prendo|faccio|mi bevo|al) (?:\w+ )?(?:un|il|due|tre|primo|secondo|terzo|quarto|quinto) caffe|(?:terzo|quarto|quinto|sesto) caffe)\b/,
    say: ['Un caffè ci sta.', 'Caffè in mano, allora.'],
    ask: ['Quanti al giorno, di solito?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi faccio|mi sono fatt[oa]|bevo|sto bevendo|mi preparo|mi sono preparat[oa]) (?:\w+ )?(?:un|una|la|il) (?:te|tisana|camomilla|cioccolata(?: calda)?|latte caldo)\b/,
    say: ['Qualcosa di caldo, ottima idea.', 'Tazza calda e un po’ di calma.'],
    ask: ['È il tuo rito della sera?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi faccio|mi bevo|bevo|beviamo|apro|sto bevendo|bevuto|andiamo a|prendo|preso) (?:\w+ )?(?:una birr(?:a|etta)|un bicchiere di (?:vino|bianco|rosso)|uno spritz|un prosecco|l'aperitivo|un aperitivo|un amaro)\b/,
    say: ['Un bicchiere per chiudere la giornata.', 'Alla salute, da parte mia senza bicchiere.'],
    ask: ['In compagnia o per conto tuo?'],
  },
  {
    signs:
      /\b(?:(?:mi|ci|m') ?hanno (?:\w+ )?(?:truffat|rubat|derubat|fregat|svaligiat|scippat|borseggiat)\w*|(?:sono stat[oa]|sono) (?:truffat|derubat|fregat)[oa]|(?:entrati|sono entrati|trovat[oi]) i ladri|i ladri in casa|(?:ho subito|e) una truffa|clonat[oa] la carta)\b/,
    tone: 'hard',
    say: ['Che rabbia, mi dispiace davvero.', 'Una carognata vera, questa.'],
    ask: ['Si può recuperare qualcosa?', 'Hai già fatto denuncia?'],
  },
]
