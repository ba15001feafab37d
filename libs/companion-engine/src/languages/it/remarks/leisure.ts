import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:cane|cagnolin[oa]|cagn(?:a|etta|one)|gatt[oa]|micio|micia|gattin[oa]|coniglio|cavallo)\b[^.?!]{0,30}\b(?:(?:e|si e) (?:\w+ )?(?:malat|ammalat|operat|scappat|fatt[oa] mal|ferit)[oae]|sta (?:\w+ )?male|zoppica|(?:non|nn) (?:mangia|si alza|torna|e tornat[oa])|vomita|dal veterinario)/,
    tone: 'hard',
    say: ['Povera bestiola, mi dispiace.', 'Una preoccupazione vera, capisco.'],
    ask: ['Da quanto vivete insieme?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo|hanno) (?:\w+ )?(?:preso|adottato|salvato|trovato) (?:un |una |due )(?:gattin|gatt|cagnolin|can|cucciol|conigli|canarin)\w+|(?:nuov[oa] (?:cucciol[oa]|gattin[oa]|cagnolin[oa])|canarino nuovo)|e arrivat[oa] (?:il|la|un|una) (?:cucciol|gattin|cagnolin)\w*)\b/,
    tone: 'glad',
    say: ['Un nuovo arrivo, che tenerezza.', 'Una bestiola nuova, bello.'],
    ask: ['Si è già ambientato in casa?'],
  },
  {
    signs:
      /\b(?:gatt[oaie]|micio|micia|gattin[oa])\b[^.?!]{0,30}\b(?:(?:mi )?dorm\w+|(?:mi )?guarda|addosso|in braccio|sulle (?:ginocchia|gambe)|fa le fusa|miagola|mi (?:ha )?(?:svegli|graffi|mors|rubat|segue|aspetta)\w*|sul (?:letto|divano|tavolo|computer|cuscino)|sulla (?:tastiera|pancia))|\bfa le fusa\b/,
    say: ['I gatti, padroni di tutto.', 'Scena da gatto, la vedo benissimo.'],
    ask: ['È più da coccole o da graffi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:porto|portato|portare|portando) (?:\w+ )?(?:fuori|a spasso|giu) (?:il|la|i) (?:cane|cagn\w+|cani)|(?:a spasso|fuori|giro|passeggiata|passeggiato|parco|giu) (?:con il|col|coi|con i) can[ei]|cane[^.?!]{0,25}(?:(?:mi )?dorme|scodinzola|abbaia|mi (?:aspetta|fa le feste|guarda|segue|lecca)|ha (?:mangiato|distrutto|rubato|rosicchiato|fatto la pipi)))\b/,
    say: ['Quel cane ti fa compagnia, eh.', 'Il cane, che personaggio.'],
    ask: ['Com’è di carattere?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:(?:abbiamo|avemo|ho) (?:\w+ )?vinto(?! (?:la causa|il concorso))|siamo arrivati (?:primi|secondi|terzi)|sono arrivat[oa] (?:prim|second|terz)[oa]\b(?! di)|ho (?:fatto|segnato) (?:un |due |tre |il |una )?(?:gol|doppietta|tripletta)|(?:la|l'|il) ?(?:juve|inter|roma|lazio|napoli|milan|fiorentina|toro|atalanta|bologna) (?:\w+ )?(?:vince|ha vinto|in finale))\b/,
    tone: 'glad',
    say: ['Vittoria, che goduria.', 'Grande risultato, bello.'],
    ask: ['Qual è stato il momento più bello?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:abbiamo|hanno|ho) (?:\w+ )?perso (?:la partita|il derby|la finale|la gara|il torneo|\d|tre|quattro|di nuovo|ancora|in casa|ai rigori|contro|col)|(?:la|l'|il) ?(?:juve|inter|roma|lazio|napoli|milan|fiorentina|toro|atalanta|bologna) (?:\w+ ){0,2}(?:perso|perde|presi)|(?:preso|presi) (?:tre|quattro|cinque|[345]) gol|retrocess[io])\b/,
    tone: 'hard',
    say: ['Ahi, una sconfitta che brucia.', 'Andata male, che rabbia.'],
    ask: ['Che cosa è mancato?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:guardo|guardato|vedo|visto|vedere|guardare|vediamo|stasera|domenica|c'e) (?:\w+ )?(?:la|una|er|il|c'e la|c'e il)? ?(?:partita|derby|finale)|(?:ho|abbiamo|domani|oggi|sabato|domenica) (?:\w+ )?(?:partita|torneo|gara)\b|(?:vado|andiamo|ero|sono|siamo) allo stadio|(?:gioco|giochiamo|giocato) a (?:calcetto|calcio|basket|pallavolo|padel|tennis|bocce))\b/,
    say: ['Si tifa o si gioca, allora.', 'Ecco lo sport, e la serata cambia.'],
    ask: ['Che aria tira, in vista del risultato?', 'Com’è finita, o come finirà secondo te?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|sono|andat[oa]|tornat[oa]|torno|stat[oa]|ho iniziato|ricominciato|iscritt[oa]) (?:\w+ )?(?:in|la|alla|dalla) palestra|(?:mi alleno|mi sono allenat[oa]|ho fatto (?:allenamento|palestra|pesi|yoga|pilates))|(?:ho|dopo l'|finito l'|faccio) ?allenamento|(?:faccio|vado a|lezione di|stasera) (?:yoga|pilates|zumba|crossfit|karate|judo|boxe))\b/,
    say: ['Un po’ di movimento, ottimo.', 'Muscoli al lavoro, allora.'],
    ask: ['Com’è andata, o come ti senti dopo?', 'Ci vai spesso?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|sono andat[oa]|andat[oa]|esco|uscit[oa]|torno|tornat[oa]) (?:\w+ )?a correre|ho corso (?:\w+ )?(?:km|chilometri|minuti|al parco|stamattina|ieri|oggi)|(?:corro|corsa) (?:ogni|tre|due|quattro|cinque|dieci|tutte|tutti|la mattina|al parco)|(?:mezza|la) maratona|\d+ (?:km|chilometri) di corsa)\b/,
    say: ['Una corsa, che gambe.', 'A correre, complimenti per la costanza.'],
    ask: ['Che giro fai?', 'Con la musica o senza?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:faccio|ho fatto|fatto|facciamo|abbiamo fatto|fare|vado a fare|faro) (?:\w+ )?(?:due passi|quattro passi|una (?:bella |lunga )?(?:passeggiata|camminata|escursione)|trekking)|(?:vado|andat[oa]|uscit[oa]|andiamo|esco|siamo andat[ie]) a (?:camminare|passeggiare)|ho camminato|abbiamo camminato)\b/,
    say: ['Due passi fanno sempre bene.', 'Una passeggiata, che bella idea.'],
    ask: ['Dove?', 'Era bello, lì?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|sono|andat[oa]|siamo|andiamo|torno|tornat[oa]|corso|ero) (?:\w+ )?(?:in piscina|a nuoto|a nuotare)|(?:faccio|ho fatto) nuoto|ho nuotato|(?:trenta|quaranta|venti|cinquanta|\d+) vasche|giro in (?:bici|bicicletta|moto)|(?:vado|sono andat[oa]|andat[oa]|fatto un giro|uscit[oa]|andiamo) in (?:bici|bicicletta|moto)|ho pedalato)\b/,
    say: ['Un po’ di sport, bello.', 'Movimento e aria diversa, ottimo.'],
    ask: ['E adesso, stanche le gambe?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|andiamo|sono|siamo|andat[oaie]|stat[oaie]|ero|torno|domani|domenica|sabato|weekend|giornata|un giorno|andro|andremo|porto \w+ \w+) (?:\w+ )?(?:al mare|in spiaggia|al lago)|(?:bagno (?:al|in) (?:mare|lago)|fatto il bagno))\b/,
    tone: 'glad',
    say: ['Mare o lago, che bella cosa.', 'Acqua e orizzonte, che bello.'],
    ask: ['Quale posto, di preciso?', 'Fai il bagno o guardi e basta?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|andiamo|sono|siamo|andat[oaie]|stat[oaie]|torno|domani|domenica|sabato|weekend|salgo|saliamo) (?:\w+ )?(?:in montagna|al rifugio|in baita|sulle dolomiti|in campeggio)|(?:vado|andat[oa]|andiamo|a) (?:per )?(?:funghi|castagne|pescare|pesca)(?= (?:con|in|al|ieri|oggi|domani|sul|da)|$|[.,!])|(?:a|vado a) sciare|settimana bianca)/,
    tone: 'glad',
    say: ['All’aria buona, che bello.', 'Un po’ di natura, ottimo.'],
    ask: ['È un posto che conosci bene?', 'Con chi ci vai?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo) (?:\w+ )?(?:prenotato|preso|comprato) (?:il volo|i voli|i biglietti|un airbnb|l'albergo|l'hotel|la vacanza|le vacanze|un viaggio)|(?:parto|partiamo|si parte) (?:\w+ )?(?:per|domani|sabato|domenica|venerdi|lunedi|tra|fra)\b|(?:vado|andiamo|andro|andremo) (?:\w+ )?(?:in (?:vacanza|ferie|viaggio|grecia|sardegna)|alle terme))/,
    tone: 'glad',
    say: ['Un viaggio, che bello.', 'Si parte, allora.'],
    ask: ['Con chi vai?', 'Che cosa vuoi vedere per primo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:faccio|sto facendo|ho fatto|devo fare|preparo|preparando|chiuso|disfo|disfare|disfatto|sto preparando|facendo) (?:\w+ )?(?:la|le|lo|i) (?:valigi[ae]|bagagli|zaino)|(?:valigi[ae]|zaino) (?:pront[oae]|fatt[ae]|chius[ae]|pien[ae]))\b/,
    say: ['Valigie e bagagli, l’eterno dilemma.', 'Tutto lì dentro, allora.'],
    ask: ['Dove si va, o da dove si torna?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|siamo) (?:appena |gia )?(?:tornat|rientrat)[oaie] (?:ieri |oggi |adesso )?(?:da|dal|dalle|dalla) (?:vacanz\w+|ferie|viaggio|mare|montagna|weekend|grecia|spagna|sicilia|sardegna|londra|parigi)|finit[ea] (?:le|la) (?:ferie|vacanz\w)|ultimo giorno di (?:ferie|vacanza)|rientro dalle (?:ferie|vacanze))\b/,
    say: ['E il ritorno è sempre una botta.', 'Di nuovo alla vita di prima, allora.'],
    ask: ['Che cosa ti è rimasto negli occhi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:oggi|domani|ieri|sabato|domenica|stasera|era|e) (?:\w+ )?(?:il )?mio compleanno|per il mio compleanno|(?:oggi |domani |ieri )?(?:ho compiuto|compio) (?:gli )?(?:\w+ )?anni)\b/,
    say: ['Auguri, anche se in anticipo o in ritardo.', 'Un anno in più, allora.'],
    ask: ['Come lo passi?', 'Che effetto fa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:e|era|oggi|domani|ieri|stasera|sabato|domenica|per) (?:il )?compleanno (?:di|della|del|dei)|(?:suo|nostro) compleanno|(?:mi[oa]) (?:\w+ )?(?:compie|ha compiuto) (?:\w+ )?anni|(?:ho|abbiamo) (?:organizzato|preparato|fatto) (?:una |la )?festa|festa (?:a sorpresa|di compleanno))\b/,
    say: ['Un compleanno, c’è da festeggiare.', 'Candeline in vista, allora.'],
    ask: ['Che cosa si prepara, o com’è andata?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|andiamo|sono|ero|sono andat[oa]|siamo andat[ie]|stasera|sabato|domani) (?:\w+ )?(?:(?:c'e|ho) (?:una |la )?(?:festa|sagra)|(?:a|ad) (?:una |un )?(?:festa|ballare|karaoke)|alla (?:festa|sagra)|in discoteca)|(?:ho|abbiamo) (?:\w+ )?ballato|serata in discoteca)\b/,
    say: ['Festa, allora, che bello.', 'Un po’ di musica e gente, ottimo.'],
    ask: ['Chi c’era, o chi ci sarà lì?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto |ho |abbiamo |mi sono )?(?:guardo|guardato|guardiamo|visto|vedo|guardando|vediamo|finito) (?:\w+ ){0,2}(?:film|serie|puntat[ae]|episodi\w?|documentario|stagione|anime|cartoni|netflix)|(?:vado|siamo andat[ie]|sono andat[oa]|stat[oa]|andiamo|andat[oa]) (?:\w+ )?al (?:cinema|teatro)|(?:stasera|serata) (?:film|netflix|cinema))\b/,
    say: ['Schermo e tempo sospeso, ci sta.', 'Una bella storia ogni tanto ci vuole.'],
    ask: ['Di che cosa parla?', 'Ti piace, o lo guardi e basta?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|stavo|ho) (?:\w+ )?(?:leggendo|letto|finito (?:di leggere )?|iniziato|divorato) (?:\w+ )?(?:il|un|un'|quel|questo|la|uno|dei)? ?(?:libr[oi]|romanz[oi]|giall[oi]|fumett[oi]|pagine|poesie)|sto leggendo|leggo (?:un|il|un po|sempre|prima|la sera|tanto|ogni)|in (?:libreria|biblioteca) (?:a|oggi|ho|per))\b/,
    say: ['Un libro, ottima compagnia.', 'Pagine che scorrono, bello.'],
    ask: ['Ti prende?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:scrivo|sto scrivendo|ho scritto|ho finito di scrivere) (?:\w+ )?(?:un |una |delle |dei |il |la |le )?(?:romanz|raccont|poesi|canzon|test[oi] rap|libr|diari|copion)\w*|tengo un diario|il mio (?:romanzo|diario|racconto))\b/,
    say: ['Scrivere, che bel modo di fermare le cose.', 'Penna in mano, allora.'],
    ask: ['Lo fai leggere a qualcuno?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|stavo|ho) (?:\w+ )?(?:giocando|giocato) (?:a|ai|alla|al|online|con)(?! (?:calcio|calcetto|basket|tennis|pallavolo|padel|bocce))|(?:gioco|giochiamo) (?:a|ai|alla|al|online) (?:fifa|carte|scacchi|minecraft|fortnite|videogiochi|play\w*|pokemon|briscola|burraco|lol|valorant|switch|pc)|partit[ae] (?:a|di) (?:scacchi|carte|burraco|briscola|poker))\b/,
    say: ['Un gioco, e il tempo vola.', 'Un po’ di svago, ci sta.'],
    ask: ['Vinci spesso?', 'Con qualcuno o per conto tuo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|ho|stavo|devo|mi sono mess[oa] a) (?:\w+ )?(?:suona(?:ndo|to|re))(?! (?:alla porta|il campanello|al citofono|la sveglia))|suono (?:la|il|in|da|le|l')|(?:lezione di|prove (?:del|con|di|in)) (?:chitarra|piano\w*|violino|canto|coro|banda|gruppo|garage)|canto (?:in|nel) (?:un )?(?:coro|gruppo))\b/,
    say: ['La musica fatta con le mani, bello.', 'Note in casa, allora.'],
    ask: ['Che pezzo è?', 'Da quanto suoni o canti?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|andiamo|sono andat[oa]|siamo andat[ie]|stat[oa]|ero|eravamo|ho i biglietti per|biglietti (?:per|del)|domani|sabato) (?:\w+ )?(?:il |al |un |a un |ad un )?(?:concerto|festival|spettacolo)|(?:sto ascoltando|ascolto|ho ascoltato|ascoltavo) (?:\w+ )?(?:musica|la radio|un (?:disco|vinile|album|podcast)|una canzone|le canzoni|sempre|il nuovo|in loop))\b/,
    say: ['Musica e spettacolo, bella cosa.', 'Un po’ di musica, fa bene.'],
    ask: ['Chi suona?', 'Che genere ti piace?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo|mi sono|sto) (?:\w+ )?(?:comprato|comprat[oa]|regalat[oa]|ordinato|comprando|preso) (?:un |una |il |la |le |i |dei |delle |gli |due |un paio di )(?:nuov[oaie] )?(?:telefono|cellulare|macchina|auto|moto|bici\w*|computer|tablet|giacca|felpa|scarpe|vestito|vestiti|borsa|libro|pianta|divano|lavatrice)|(?:telefono|macchina|scarpe|giacca|computer|auto) nuov[oae])\b/,
    tone: 'glad',
    say: ['Un acquisto nuovo, che piacere.', 'Qualcosa di nuovo, bello.'],
    ask: ['Ci pensavi da tanto?', 'Che effetto fa averlo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi sono|mi) (?:tagliat[oa]|taglio|fatt[oa]|faccio|tint[oa]) (?:\w+ )?(?:i capelli|la frangia|le unghie|la tinta|i colpi di sole)|(?:sono andat[oa]|vado|ero|andat[oa]|stat[oa]|appuntamento) (?:\w+ )?(?:dal|dalla) (?:parrucchier[ea]|barbiere|estetista)|(?:ho fatto|mi sono fatt[oa]|faccio|voglio) (?:un |il |farmi un )?(?:nuovo )?(?:tatuaggio|piercing))\b/,
    say: ['Un look nuovo, allora.', 'Un cambio allo specchio, ci vuole coraggio.'],
    ask: ['Ti piaci?', 'Se ne sono accorti, gli altri?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|ho|stavo|devo) (?:\w+ )?(?:disegna(?:ndo|to|re)|dipin(?:gendo|to)|cuc(?:endo|ito)|ricama(?:ndo|to)|intaglia(?:ndo|to)|lavora(?:ndo|to) (?:a maglia|all'uncinetto))|(?:dipingo|cucio|ricamo|(?:lavoro|faccio) (?:a maglia|l'uncinetto|ceramica))|corso di (?:uncinetto|ceramica|pittura|disegno)|(?:a|all')uncinetto|acquerell[oi])\b/,
    say: ['Mani occupate, testa leggera.', 'Fare cose con le mani, bello.'],
    ask: ['Che cosa stai facendo di bello?', 'Come ti è nata la passione?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:scrollo|scrollando|scrollato|sto|stavo|ho passato) (?:\w+ )*(?:il telefono|instagram|tiktok|tik tok|i social|su instagram|su tiktok|sul telefono|al telefono a scorrere|sui social)|(?:guardo|vedo|scrollo) (?:\w+ )?(?:le storie|i reel|tiktok|instagram))\b/,
    say: ['Il telefono che ruba le ore, eh.', 'Scorrere e scorrere, capita.'],
    ask: ['Ti lascia meglio o peggio, dopo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:fatto|faccio|addobbato|montato|decorato|preparato|facciamo|abbiamo fatto) (?:\w+ )?(?:l'albero|il presepe)|albero di natale|(?:vigilia|regali) di natale|(?:a|per|prima di) (?:natale|capodanno|ferragosto|pasqua|san valentino) (?:\w+ )?(?:andiamo|vado|sono|siamo|torno|vengono|viene|mangiamo|faccio|facciamo|c'e))\b/,
    say: ['Feste all’orizzonte, allora.', 'Aria di festa, bella.'],
    ask: ['Con chi le passi?', 'Ti piacciono, o ti pesano un po’?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|sto|stavo) (?:\w+ )?(?:fatto|scattato|facendo|guardando|riguardando|sfogliando|trovato) (?:\w+ )?(?:foto|fotografie|album|vecchie foto|le foto)|(?:vecchie|le) foto di (?:quando|famiglia|mi[oa]|mamma|papa))\b/,
    say: ['Le foto, sempre un tuffo.', 'Immagini che parlano, allora.'],
    ask: ['Chi o che cosa si vede?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo|siamo) (?:\w+ )?(?:visitato|andati? a vedere|vist[oa]) (?:\w+ )?(?:una |un |il |la |al )?(?:museo|mostra|castello|citta|chiesa|duomo|acquario|zoo)|(?:al|alla|in un|in una) (?:museo|mostra)|(?:siamo|sono|andiamo|vado|domani) (?:andat[oaie] )?in gita|fatto una gita|gita fuori porta)\b/,
    say: ['Una bella giornata fuori, allora.', 'Cose belle da vedere, bene.'],
    ask: ['Che cosa ti ha colpito?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|sto|mi sono) (?:\w+ )?(?:iscritt[oa]|iniziato|cominciato|imparando) (?:\w+ )?(?:a |un |il |ad |al |lo )?(?:corso|cantare|ballare|lezioni|spagnolo|inglese|francese|tedesco|guidare|cucire|patente|nuoto|danza)|(?:faccio|seguo|ho|stasera) (?:una |un |la |il )?(?:lezione|corso) di (?:inglese|spagnolo|francese|guida|ballo|danza|cucina|teatro))\b/,
    say: ['Qualcosa di nuovo da imparare, bello.', 'Un inizio fa sempre bene.'],
    ask: ['Com’è per ora?', 'Che cosa ti ha fatto venire voglia?'],
  },
]
