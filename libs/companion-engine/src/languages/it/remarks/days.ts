import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:ho (?:appena |gia )?(?:staccato|finito (?:di lavorare|il turno|(?:a|con il|col) lavoro))|finito il turno|sto staccando|stacco (?:ora|adesso)|(?:(?:uscit|tornat|rientrat)[oa]) (?:ora |adesso |appena )*(?:dal (?:lavoro|turno)|dall'ufficio)|(?:esco|sto uscendo) (?:ora |adesso )?(?:dal lavoro|dall'ufficio)(?= |$|[,.])(?! (?:sempre|di solito|alle|a piedi)))\b/,
    say: ['Lavoro finito, meno male.', 'Per stavolta è fatta, col lavoro.'],
    ask: ['Com’è andata, al lavoro?', 'E adesso che programmi hai?'],
  },
  {
    signs:
      /^(?!.*\bdorm).*\b(?:(?:otto|nove|dieci|undici|dodici|tredici|quattordici|8|9|1\d) ore (?:di (?:lavoro|turno|fila|cantiere|reparto)|in piedi|filate|al (?:computer|pc)|alla guida)|turno di (?:dieci|dodici|1\d) ore|(?:doppio turno|turno doppio)|lavor\w+ (?:tutto il giorno|dalla mattina alla sera|fino a tardi)|tutto il giorno in piedi)\b/,
    tone: 'hard',
    say: ['Sono davvero tante ore, uff.', 'Tutte quelle ore, che tirata.'],
    ask: ['Una pausa almeno c’è?', 'Domani è uguale o si respira?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:turn[oi]|vigilante|portiere|guardia) di notte|(?:lavoro|sono|monto) di notte|(?:faccio|ho fatto|ho) (?:la|le) nott[ei]|(?:smonto|smontat[oa]) (?:di |dalla |da )?notte|(?:mattine|giorni) e notti)\b/,
    say: ['Di notte, mentre gli altri dormono. Tosta.', 'Il turno di notte, che fatica.'],
    ask: ['Di giorno riesci a dormire?', 'È un turno tranquillo, di solito?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|quando|se) )(?:(?:vado|sto andando|devo andare|corro|torno) (?:al|a) lavoro|(?:devo|mi tocca|tocca) (?:andare a )?lavorare|(?:oggi|domani|stasera|sabato|domenica) (?:lavoro|sono di turno)|(?:attacco|inizio|entro) (?:il turno|(?:al lavoro )?(?:alle \w+|tra poco|fra poco)))\b/,
    say: ['Allora il lavoro chiama.', 'Tocca lavorare, quindi.'],
    ask: ['Fino a che ora?', 'Sarà una cosa pesante o tranquilla?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|quando|mentre|se|che) )(?:sono (?:ancora |gia |qui )?(?:(?:a|al) lavoro|in (?:ufficio|negozio|reparto|turno))|sto (?:ancora )?lavorando)\b/,
    say: ['Nel mezzo del lavoro, allora.', 'Scrivi dal lavoro, fai bene.'],
    ask: ['C’è tanto da fare, oggi?', 'Quanto manca alla fine?'],
  },
  {
    signs:
      /\b(?:sono|ora|adesso|finalmente|sto) in pausa\b(?! (?:con|da|di riflessione))|\bho (?:dieci|cinque|due|\d+) minuti di pausa\b/,
    say: ['Un po’ di pausa, ci voleva.', 'In pausa, finalmente.'],
    ask: ['Quanto dura?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:sono|mi sento|so'|ero|torno) (?:cosi |molto |troppo |sempre |tanto |davvero |proprio |un po |piu |gia )*(?:stanc[oa]|stanchissim[oa]|distrutt[oa]|sfinit[oa]|esaust[oa]|stremat[oa]|cott[oa]|a pezzi|ko|uno straccio)\b(?! (?:di|d'|da questo|che)\b)|\bstanc[oa] mort[oa]\b|\bnon mi reggo in piedi\b/,
    tone: 'hard',
    say: ['Uff, che stanchezza.', 'Batterie proprio a terra, allora.', 'Si sente che non ne hai più.'],
    ask: ['È di oggi o va avanti da giorni?', 'Riesci a riposare un po’?'],
  },
  {
    signs:
      /\b(?:(?:ho|avevo|che|crollo dal|casco dal|muoio di|morto di|morta di) (?:un |tanto |troppo )?sonno|(?:mi si chiudono|non tengo aperti) gli occhi)\b(?! (?:arretrato|leggero|pesante))/,
    say: ['Gli occhi si chiudono da soli, allora.', 'Un sonno così si sente anche da qui.'],
    ask: ['Hai dormito poco?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|mi sono|ero) (?:davvero |proprio |cosi )?(?:stanc|stuf|stufat|stancat)[oa] (?:di|che|d'|del|della|delle|dei)\b|ne ho (?:abbastanza|fin sopra i capelli|le (?:palle|scatole) piene)|mi sono rott[oa] (?:di|le (?:palle|scatole)))|\b(?:non|nn) ne posso piu\b/,
    tone: 'hard',
    say: ['Ne hai proprio abbastanza, si sente.', 'La misura è colma, allora.'],
    ask: ['Che cosa è successo stavolta?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:riesco a|riuscivo a|posso) (?:dormire|(?:ri)?prendere sonno|riaddormentarmi|chiudere occhio)|(?:non|nn) (?:ho chiuso|chiudo) occhio|(?:non|nn) (?:dormo|ho dormito)(?! (?:qui|la|da (?:lui|lei))\b)|insonnia|notte in bianco|(?:sono )?svegli[oa] dalle (?:due|tre|quattro|[234])\b|mi rigiro nel letto)/,
    tone: 'hard',
    say: ['Senza dormire, che fatica.', 'Il sonno che non viene, uff.', 'Brutta cosa, le notti così.'],
    ask: ['Sono i pensieri o altro?', 'Succede da tante notti?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho )?dormit[oa] (?:\w+ )?(?:poc[oa]|pochissimo|male|malissimo|niente|(?:due|tre|quattro|[234]) ore)|dormo (?:poco|male|da cani|(?:due|tre|quattro) ore)|(?:mi sono|mi sveglio|mi ha|mi hanno) (?:svegliat[oa] )?(?:ogni ora|(?:tre|due|quattro|cinque|mille) volte|di notte))\b/,
    tone: 'hard',
    say: ['Così poco riposo, ahi.', 'Una notte storta, quindi.'],
    ask: ['Che cosa ti tiene gli occhi aperti?', 'Stasera a letto presto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:ho dormito (?:bene|benissimo|come (?:un|una) \w+|(?:fino (?:alle|a)|tutta la notte|di filato|(?:otto|nove|dieci|[89]|10) ore).*)|(?:bella|gran|che) dormita)\b/,
    tone: 'glad',
    say: ['Una bella dormita, ci voleva.', 'Sonno recuperato, ottimo.'],
    ask: ['E adesso, tutta un’altra vita?'],
  },
  {
    signs:
      /\b(?:incubo (?:stanotte|terribile|orrendo)|(?:fatto|faccio|avuto|ho) (?:un |degli |gli |sempre |spesso )*(?:incub[oi]|brutt[oi] sogn[oi]))\b/,
    tone: 'hard',
    say: ['Un incubo, brutta roba.', 'Certi sogni restano addosso, mi dispiace.'],
    ask: ['Te lo ricordi ancora?'],
  },
  {
    signs:
      /\b(?:(?:ho|ti ho|l'ho|stanotte ho|avevo) sognat[oa] (?!una vita|sempre|di (?:fare|diventare))|fatto un sogno|(?:ho )?sognato (?:mio|mia|di|che) )/,
    say: ['Che sogno, raccontato così.', 'La notte ti ha portato altrove, allora.'],
    ask: ['Che sensazione ti ha lasciato?', 'Era un bel sogno?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi (?:alzo|sveglio|devo (?:alzare|svegliare)|tocca alzarmi|sono (?:alzat|svegliat)[oa]) (?:sempre |domani |gia )*(?:alle (?:tre|quattro|cinque|[345])\b|prest\w+|all'alba)|(?:sveglia|in piedi|alzat[oa]) (?:alle|dalle) (?:tre|quattro|cinque|[345])\b|(?:che |un'|l')?(?:alzataccia|levataccia))/,
    say: ['A quell’ora, che alzataccia.', 'Così presto, caspita.'],
    ask: ['E la sera, a che ora crolli?', 'Ti pesa o ci hai fatto l’abitudine?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|sto|ero|eccomi) (?:gia |ancora |qui )*(?:a|nel) letto|(?:sono |sto )?sotto (?:le coperte|il piumone)|(?:vado|me ne vado|mi metto|filo) a (?:letto|dormire|nanna))\b(?! con)/,
    say: ['A letto, ottima idea.', 'Sotto le coperte, allora.'],
    ask: ['Il sonno c’è o fa i capricci?', 'Con che pensiero ci vai?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:giornat(?:a|accia) (?:\w+ )?(?:lunga|lunghissima|pesante|pesantissima|infinita|storta|no|di merda|dura|difficile|orribile|nera|schifosa|stressante|brutta|pessima)|giornataccia|(?:brutta|pessima|dura|lunga) giornata|oggi (?:e andat[oa] (?:tutto )?(?:male|storto)|tutto storto|va tutto storto|e (?:stat[oa] )?(?:dur[oa]|un disastro|pesante)))\b/,
    tone: 'hard',
    say: [
      'Che giornata, mi dispiace.',
      'Una giornata da chiudere in fretta, allora.',
      'Uff, proprio pesante.',
    ],
    ask: ['Qual è stato il momento peggiore?'],
  },
  {
    signs:
      /\b(?:che settimana\b(?! (?:bella|stupenda))|settimana (?:\w+ )?(?:pesante|infinita|d'inferno|dura|difficile|no|di merda)|periodo (?:\w+ )?(?:pesante|difficile|nero|brutto|duro|no|di merda)|(?:brutto|pessimo) periodo)\b/,
    tone: 'hard',
    say: ['Non solo un giorno, allora. È lunga.', 'Un momento pesante, si sente.'],
    ask: ['Che cosa pesa di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:bella|bellissima|splendida|stupenda|ottima) (?:giornata|serata|domenica|mattinata)(?! (?:a te|anche)\b)|(?:giornata|serata|domenica) (?:\w+ )?(?:bella|bellissima|splendida|stupenda|perfetta|meravigliosa|fantastica)|(?:oggi|ieri) (?:e andata|e andato tutto|tutto) (?:bene|benissimo))\b/,
    tone: 'glad',
    say: ['Che bello, una giornata così.', 'Mi fa piacere, davvero.'],
    ask: ['Qual è stato il momento migliore?'],
  },
  {
    signs:
      /\b(?:niente di (?:che|nuovo|speciale|particolare|interessante)|nulla di (?:che|nuovo|speciale)|(?:nessuna novita|novita zero)|(?:la |le |i )?solit[aei] (?:roba|cose|vita|routine|giornata|giorni)|(?:tutto|giornata) (?:uguale|normale|come al solito|come sempre|nella norma)|(?:non|nn) (?:e|sta) succe(?:sso|dendo) (?:niente|nulla)|tutti i giorni uguali)\b/,
    say: ['Una giornata come le altre, quindi.', 'Niente scossoni, allora.'],
    ask: ['Ti va bene così o ti sta stretto?', 'C’è stata almeno una cosa piccola?'],
  },
  {
    signs:
      /(?<!\b(?:non|nn|non mi|nn mi) )\b(?:mi (?:annoio|sto annoiando)|(?:sono|mi sento) (?:\w+ )?annoiat[oa]|che (?:noia|barba|palle) (?:oggi|qui|in casa|stasera)|che noia|muoio di noia)\b|\b(?:non|nn) (?:ho|c'e) (?:niente|nulla) da fare\b|\b(?:non|nn) so (?:che|cosa) fare (?:oggi|stasera|adesso|ora)\b/,
    say: ['Il tempo non passa, allora.', 'La noia, uff.'],
    ask: ['Che cosa fai, di solito, a quest’ora?', 'Hai voglia di fare due chiacchiere?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) ho (?:piu |nessuna |proprio )*voglia di (?:niente|nulla|far niente|fare niente|fare nulla|vedere nessuno|alzarmi|uscire)|(?:non|nn) mi va (?:di (?:far|fare) )?(?:niente|nulla)|(?:non|nn) riesco (?:ad|a) (?:alzarmi|fare niente|fare nulla|combinare niente|concentrarmi))\b/,
    tone: 'hard',
    say: ['Oggi pesa tutto, allora.', 'Zero forze, lo capisco.'],
    ask: ['È così solo oggi o da un po’?'],
  },
  {
    signs:
      /\b(?:treno|tram|bus|autobus|pullman|metro|aereo|volo|traghetto|frecciarossa|regionale)\b[^.?!]{0,25}\b(?:ritardo|ferm[oa]|soppress[oa]|cancellat[oa]|sciopero|guast[oa]|non (?:passa|arriva|parte))\b|\b(?:\d+|dieci|venti|trenta|quaranta|cinquanta|sessanta|quindici) minuti di ritardo\b|\bsciopero (?:dei mezzi|dei treni)\b/,
    tone: 'hard',
    say: ['I mezzi che non vanno, che nervi.', 'Uff, proprio quando serviva.'],
    ask: ['Quanto manca, si sa?', 'Ti aspetta qualcuno?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:ho|abbiamo) perso (?:di nuovo |pure |anche )?(?:il|l'|la) ?(?:treno|autobus|bus|pullman|tram|aereo|volo|coincidenza|metro)\b/,
    tone: 'hard',
    say: ['Perso, che rabbia.', 'Ahi, partito senza di te.'],
    ask: ['Quando passa il prossimo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|quando|mentre) )(?:sono|sto|siamo|ero|eccomi) (?:ancora |qui |gia |sedut[oa] )*(?:in|sul|sull'|nel) ?(?:treno|autobus|bus|pullman|metro|tram|traghetto|aereo)\b/,
    say: ['In viaggio, allora.', 'Per strada, quindi.'],
    ask: ['Dove si va?', 'È un tragitto lungo?'],
  },
  {
    signs:
      /\b(?:(?:ferm[oia]|bloccat[oia]|imbottigliat[oia]|sono|siamo|un'ora|ore|ancora) (?:nel|in mezzo al) traffico|(?:c'e|c'era|che|troppo|un) traffico|(?:bloccat[oia]|ferm[oia]|coda|in coda) (?:in|sull'|sulla) ?(?:autostrada|tangenziale|raccordo|a\d+)|(?:non|nn) (?:trovo|trovavo|si trova|c'era) parcheggio)\b/,
    tone: 'hard',
    say: ['La strada bloccata, che pazienza ci vuole.', 'In macchina e non si va avanti, uff.'],
    ask: ['Succede spesso, su quella strada?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|ero|arrivo|sono arrivat[oa]|arrivero) (?:sempre |di nuovo |gia )?in ritardo|(?:ho fatto|faccio|sto facendo) tardi|(?:mi sono|sono) svegliat[oa] tardi)\b|\b(?:non|nn) (?:e suonata|ha suonato|ho sentito) la sveglia\b/,
    say: ['Di corsa, allora.', 'Il ritardo, che stress.'],
    ask: ['Se n’è accorto qualcuno?', 'Che cosa ti ha fatto tardare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|stavo|stiamo|sono qui) (?:ancora |qui |sempre )*(?:aspettando|ad aspettare)|aspetto (?:da (?:un'ora|ore|stamattina|mezz'ora|venti minuti)|ancora)|(?:sono|ero|sto|siamo) (?:ancora |qui )*(?:in (?:fila|coda)|in sala d'attesa)|(?:due|tre|un'|mezz') ?or[ae] (?:di|in) (?:fila|coda|attesa))\b/,
    say: ['L’attesa è lunga, lo capisco.', 'Aspettare logora, uff.'],
    ask: ['Quanto ci vuole ancora?', 'Come passi il tempo, intanto?'],
  },
  {
    signs:
      /\b(?:grandin(?:a|e|ata|ato)|(?:un|il|che|brutto|forte) temporale|nubifragio|bomba d'acqua|allagat[oaie]|bufera)\b/,
    tone: 'hard',
    say: ['Brutto tempo davvero, caspita.', 'Quando il cielo fa così, fa impressione.'],
    ask: ['Ha fatto danni?', 'Adesso è più calmo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|se|quando) )(?:piove(?! (?:sul bagnato|di sacco))|(?:sta|ha) piov(?:endo|uto)|continua a piovere|diluvi[ao]|(?:che|questa|sotto la) pioggia|bagnat[oa] fradici[oa]|(?:tempo|giornata) (?:grigi[oa]|brutt[oa]|uggios[oa]))\b/,
    say: ['Tempaccio, allora.', 'Tempo da ombrello, uff.'],
    ask: ['Ti pesa o un po’ ti piace?', 'Ti tocca uscire lo stesso?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|se|quando) )(?:(?:fa|faceva|che|ho|sento|c'e|muoio di|morendo di) (?:un |tanto |troppo |molto |gran |cosi )*freddo|si gela|sto gelando|sono (?:congelat|gelat)[oa]|sotto zero|(?:mani|piedi) (?:gelat|congelat|fredd)[ei]|(?:sta|ha|e) nevica(?:ndo|to))\b/,
    say: ['Brr, che freddo.', 'Allora ci vuole qualcosa di caldo.'],
    ask: ['Lì dentro almeno si sta al caldo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|se|quando) )(?:(?:fa|faceva|che|ho|c'e|c'era|muoio di|morendo di) (?:un |tanto |troppo |molto |gran |cosi )*cald[oa]|(?:trenta|trentacinque|quaranta|3\d|4\d) gradi|si (?:muore|soffoca|schiatta) (?:di|dal) caldo|(?:che|un') afa|sto (?:sudando|morendo di caldo)|(?:senza|niente|rotto) (?:il )?(?:condizionatore|aria condizionata))\b/,
    say: ['Che caldo, povere forze.', 'Con quell’afa non si respira.'],
    ask: ['Hai un posto fresco dove stare?'],
  },
  {
    signs:
      /\b(?:(?:oggi|domani|ieri) (?:sono|ero|saro) (?:a casa|liber[oa]|di riposo|in ferie)|(?:ho|avevo) (?:il|un|la|una|due) (?:giorno|giorni|giornata|mattina|pomeriggio) (?:liber[oai]|di (?:riposo|ferie))|(?:giorno|giornata|weekend|sabato|domenica) (?:liber[oa]|di riposo)|(?:oggi|domani) (?:non|nn) lavoro)\b/,
    say: ['Un po’ di tempo libero, allora.', 'Niente lavoro, quindi.'],
    ask: ['Hai qualcosa in programma?', 'Riposo o mille cose da fare?'],
  },
  {
    signs:
      /\b(?:finalmente (?:e )?(?:venerdi|sabato|weekend|fine settimana)|oggi e (?:finalmente )?venerdi|inizia il (?:weekend|fine settimana))\b/,
    tone: 'glad',
    say: ['Fine settimana, finalmente.', 'Ci siamo arrivati, al weekend.'],
    ask: ['Che cosa farai di bello?'],
  },
  {
    signs:
      /\b(?:odio (?:il lunedi|i lunedi|la domenica)|(?:e|oggi e|domani e|di nuovo|gia) (?:di nuovo |gia )?lunedi\b|la domenica (?:sera )?mi (?:mette|pesa|viene|deprime))/,
    tone: 'hard',
    say: ['La settimana che ricomincia, uff.', 'Quel passaggio lì pesa, lo capisco.'],
    ask: ['Che cosa ti pesa di più della settimana?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:mi )?(?:sono|ho) (?:mai |ancora |nemmeno |neanche )?(?:fermat[oa]|sedut[oa]|avuto (?:un (?:attimo|minuto|secondo)))|(?:non|nn) ho (?:mai |piu )?(?:un )?(?:attimo|minuto|secondo) (?:per|di|liber)|(?:di corsa|corro|in giro) (?:tutto il giorno|da stamattina)|(?:ho )?mille cose da fare|troppe cose da fare|giornata pien(?:a|issima))\b/,
    tone: 'hard',
    say: ['Tutto di corsa, che frenesia.', 'Nemmeno il tempo di respirare, allora.'],
    ask: ['Che cosa ti resta ancora da fare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|sto|eccomi|resto|rimango) (?:\w+ )?(?:sul divano|in (?:pigiama|tuta|ciabatte))|buttat[oa] sul divano|stravaccat[oa]|spaparanzat[oa])\b/,
    say: ['Modalità casa, allora.', 'Comodità prima di tutto.'],
    ask: ['Tv, telefono o solo silenzio?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:sono (?:appena |ora |finalmente )*(?:tornat|rientrat|arrivat)[oa] (?:ora |adesso |finalmente )?a casa|sto tornando a casa|finalmente a casa)\b(?! (?:su[ao]|di|d'|dei|dai|dal))/,
    say: ['Di nuovo a casa, allora.', 'A casa, finalmente.'],
    ask: ['E ora, un po’ di riposo?'],
  },
]
