import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:capo|capa|direttor[ei]|direttrice|titolare|responsabile|principale|superiore|chef)\b[^.?!]{0,30}\b(?:(?:mi|m'|ci) ?(?:ha|hanno) (?:\w+ )?(?:urlat|sgridat|rimproverat|cazziat|umiliat|ripres|offes|criticat|insultat|accusat|dato la colpa|trattat|mandat|ignorat)\w*|mi (?:urla|odia|tratta|stressa|controlla|sta addosso)|(?:si e|era|e) (?:\w+ )?(?:arrabbiat|incazzat|furios)[oa]|ha urlato)/,
    tone: 'hard',
    say: ['Con un capo così, che fatica.', 'Sentirselo fare al lavoro brucia, lo capisco.'],
    ask: ['C’erano altri davanti?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi|m'|ci|lo|la|l')\s?(?:ha|hanno) (?:\w+ )?(?:licenziat[oaie]|lasciat[oaie] a casa)|\b(?:sono|siamo) (?:\w+ )?(?:stat[oaie] )?(?:licenziat[oaie]|in cassa integrazione|disoccupat[oaie])|\b(?:non|nn) mi (?:hanno rinnovato|rinnovano)|\b(?:ho|ha) perso il (?:lavoro|posto)|\b(?:l'azienda|la fabbrica|la ditta|il negozio) (?:ha chiuso|chiude)/,
    tone: 'hard',
    say: ['Il lavoro che salta, che botta.', 'Mi dispiace, è una brutta notizia.'],
    ask: ['Che cosa ti preoccupa di più, adesso?', 'Quando si è saputo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho dato|do|dare|presentato|mandato) le (?:mie )?dimissioni|mi (?:sono licenziat[oa]|licenzio|dimetto|sono dimess[oa])|(?:voglio|vorrei|penso di) (?:cambiare lavoro|licenziarmi|mollare (?:il lavoro|tutto))|ho (?:lasciato|mollato) il lavoro)\b/,
    say: ['Un passo grosso, questo.', 'Voltare pagina sul lavoro, mica poco.'],
    ask: ['Che cosa ti ha fatto decidere?', 'Hai già qualcos’altro in vista?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi|m')\s?(?:ha|hanno) (?:\w+ )?(?:assunt[oa]|pres[oa](?= (?:al|alla|per|in prova|come|a lavor)|$|[,.!])|promoss[oa]|confermat[oa]|dato (?:l'aumento|la promozione|un aumento|il posto))|ho (?:\w+ )?(?:trovato|ottenuto|firmato) (?:il |un |il mio )?(?:nuovo )?(?:lavoro|posto|contratto)|ho (?:avuto|ottenuto|preso) (?:la |una |un |l')?(?:promozione|aumento))/,
    tone: 'glad',
    say: ['Che bella notizia, complimenti.', 'Ottimo, te lo meriti.'],
    ask: ['A chi l’hai detto per primo?', 'Quando si comincia?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:domani|oggi|lunedi|martedi|mercoledi|giovedi|venerdi|ho|avro|avevo|sto andando a) (?:\w+ ){0,3}(?:un |il |al )?colloquio\b(?! (?:con (?:la|le|i|il) (?:maestr|prof|insegn)|orale|coi prof))|colloquio di lavoro)/,
    say: ['Un colloquio, che agitazione.', 'Il colloquio, una bella prova.'],
    ask: ['Per che posto?', 'Che cosa ti mette più in ansia?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi hanno|mi ha) (?:scartat|rifiutat)[oa]|(?:cerco|sto cercando|cercando|trovare|trovo) (?:un |il |un altro )?lavoro|(?:mandato|mando|inviato|spedito|inviando) (?:\w+ )?(?:\w+ )?(?:cv|curriculum|candidatur\w|domande)|(?:le|vi|ti) faremo sapere)\b|\b(?:non|nn) mi (?:prendono|chiamano|ha richiamat[oa]) (?:da nessuna parte|mai|nessuno)\b/,
    tone: 'hard',
    say: ['Cercare lavoro logora, lo capisco.', 'Bussare a tante porte stanca.'],
    ask: ['Che lavoro cerchi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:(?:e|era) (?:il )?(?:mio )?|il mio |oggi |domani |il )?primo giorno (?:di (?:lavoro|scuola|stage|tirocinio|universita|liceo)|al lavoro|in (?:ufficio|azienda|negozio))|(?:ho )?(?:inizio|comincio|iniziato|cominciato) (?:\w+ )?(?:il |un |a |lo |uno )(?:nuovo )?(?:lavoro|lavorare|tirocinio|stage)|(?:il mio |il |un )?(?:nuovo lavoro|lavoro nuovo)|sono in prova)\b/,
    say: ['Un inizio, che emozione.', 'Tutto nuovo, allora.'],
    ask: ['Che impressione ti fanno le persone lì?', 'Che cosa ti aspetta, o com’è andata?'],
  },
  {
    signs:
      /\b(?:client[ei]|signor[ae]|tip[oa]|turist[ie]|pazient[ei])\b[^.?!]{0,40}\b(?:urla\w*|maleducat\w|insult\w+|(?:mi|m') ?ha (?:\w+ )?(?:trattat|insultat|urlat|aggredit|minacciat)\w*|pretend\w+|isteric\w|(?:non|nn|nun) (?:vuole pagare|paga|ha pagato)|si (?:e |sono )?(?:lament|arrabbiat)\w+|dato (?:del|della))\b/,
    tone: 'hard',
    say: ['Che gente, uff.', 'Che pazienza ci vuole, con certa gente.'],
    ask: ['E tu che cosa hai fatto?', 'Capita spesso?'],
  },
  {
    signs:
      /\bcolleg(?:a|o|hi|he)\b[^.?!]{0,40}\b(?:(?:mi|m') ?(?:ha|hanno) (?:\w+ )?(?:rubat|accusat|offes|fregat|scaricat|ignorat|pugnalat|esclus|trattat|pres)\w*|mi (?:odia|odiano|esclud\w+|ignora\w*|parla\w* (?:alle spalle|dietro)|prend\w+ in giro)|parla\w* (?:alle spalle|male)|(?:non|nn) (?:fa|fanno|lavora\w*) (?:mai |un |niente|nulla))/,
    tone: 'hard',
    say: ['Con gente così accanto, che fatica.', 'Un brutto clima, lì al lavoro.'],
    ask: ['C’è un collega dalla tua parte?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:colleg(?:a|hi|he)\b[^.?!]{0,30}(?:in malattia|in ferie|assente|assenti|si e licenziat[oa]|va in pensione|mancava\w*)|(?:siamo|eravamo) (?:sempre |sotto |solo )*(?:in (?:due|pochi|poche|meno)|sotto organico|pochi)|manca (?:il )?personale|(?:faccio|facciamo) il lavoro di (?:due|tre)|copro (?:il|un) turno)\b/,
    tone: 'hard',
    say: ['E così il lavoro raddoppia, uff.', 'Pochi a fare tutto, che fatica.'],
    ask: ['Fino a quando andrà così?'],
  },
  {
    signs:
      /\b(?:(?:fatto|faccio|fare|di|ore di|ancora|gli|lo) straordinari\w?|(?:porto|portat[oa]|mi porto) (?:il )?lavoro a casa|(?:ho|c'e|abbiamo|avuto) (?:troppo|un sacco di|tantissimo|tanto|una montagna di|un mare di) lavoro|(?:sommers[oa]|pien[oa]) (?:di|dal) lavoro|(?:una )?(?:scadenza|consegna|deadline)[^.?!]{0,20}(?:domani|oggi|venerdi|lunedi|stasera)|burnout)\b/,
    tone: 'hard',
    say: ['Troppa roba tutta insieme, uff.', 'Il lavoro che straborda, lo capisco.'],
    ask: ['Si può lasciare indietro qualcosa?', 'Va avanti così da molto?'],
  },
  {
    signs:
      /\b(?:(?:mi|ci|li) pagano (?:poco|male|in nero|una miseria|in ritardo|niente)|(?:non|nn) (?:mi|ci) (?:pagano|hanno (?:ancora |mai )?pagat[oaie])|stipendio (?:\w+ )?(?:da fame|bass\w+|ridicol\w+|in ritardo|misero|(?:non|nn) (?:arriva|e arrivato|basta))|(?:lavoro|sono) (?:in nero|senza contratto)|sono precari[oa])/,
    tone: 'hard',
    say: ['Lavorare per così poco, che rabbia.', 'La paga, tasto dolente.'],
    ask: ['Hai provato a chiedere?'],
  },
  {
    signs:
      /\b(?:(?:e|mi e) arrivato lo stipendio|(?:ho )?preso lo stipendio|(?:oggi|finalmente) (?:lo )?stipendio|(?:mi e arrivata|preso|arrivata) (?:la )?(?:tredicesima|quattordicesima))\b/,
    tone: 'glad',
    say: ['Soldi in arrivo, finalmente.', 'Meritati, dalla prima all’ultima moneta.'],
    ask: ['Un regalino per te ci scappa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|ero|sto|siamo|stavo) (?:\w+ )?in (?:riunione|call)|(?:ho|avevo|avro|abbiamo) (?:avuto )?(?:\w+ )?(?:una |la |due |tre )?(?:riunion[ei]|call)\b|riunion[ei] (?:infinit\w|inutil\w|di (?:due|tre|\d) ore|che (?:non|nn) fini\w+|(?:non|nn) finiva))/,
    say: ['Riunioni, la solita maratona.', 'Anche la riunione, va bene.'],
    ask: ['Serve, almeno, a qualcosa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:domani|oggi|ho|avro|devo|avevo|lunedi|martedi|giovedi|venerdi) (?:\w+ ){0,2}(?:(?:fare|presentare|esporre|tenere) )?(?:una |la |il )?(?:presentazione|discorso|relazione|conferenza)\b(?! (?:con|tra|a distanza))|parlare in pubblico|parlare davanti a)/,
    say: ['Davanti a tutti, che prova.', 'Parlare in pubblico non è poco.'],
    ask: ['Di che cosa si tratta?', 'Come ti senti all’idea, o com’è andata?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:ho (?:\w+ )?(?:sbagliato (?!numer|persona)(?:tutto|il|la|i|un|una|a|l')|fatto (?:un (?:casino|disastro|errore|guaio)|una (?:figura|figuraccia|cavolata|cazzata|cappellata))|mandato (?:\w+ )*(?:alla persona sbagliata|sbagliat[oa])|combinato un (?:casino|guaio|disastro))|che (?:figuraccia|figura di merda|figura)|errore mio)\b/,
    tone: 'hard',
    say: ['Uno sbaglio così brucia, capisco.', 'Ahi, che momento.'],
    ask: ['Si è potuto rimediare?', 'Chi se n’è accorto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi hanno|mi ha|m'ha) (?:\w+ )?(?:bocciat|segat|rimandat)[oa](?! indietro)|(?:ho|abbiamo) preso (?:un |una )?(?:due|tre|quattro|cinque|[2-5])(?= (?:in|di|al|alla|all'|nel|a)\b|$|[.,!]))|\b(?:non|nn) (?:l'ho|ho) (?:passat|superat)[oa]|\b(?:esame|verifica|test|interrogazione) (?:\w+ )?andat[oa] mal\w+/,
    tone: 'hard',
    say: ['Andata male, che delusione.', 'Ahi, dopo tutto l’impegno.'],
    ask: ['Si può recuperare?', 'Che cosa è andato storto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo) (?:\w+ )?(?:passato|superato) (?:l'esame|l'orale|lo scritto|la (?:teoria|pratica|maturita|prova|selezione)|il test|l'ammissione)|preso (?:un )?(?:trenta|ventotto|ventinove|28|29|30|nove|dieci|otto|[89]|10)(?= e lode| (?:in|di|all'|nel|alla|al)\b|$|[.,!])|(?:sono stat[oa] )?promoss[oa]|preso la patente|patente presa|(?:esame|verifica|test|interrogazione) (?:\w+ )?andat[oa] ben\w+)/,
    tone: 'glad',
    say: ['Evviva, è fatta.', 'Grande, che soddisfazione.'],
    ask: ['Come si festeggia?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi sono (?:\w+ )?(?:laureat|diplomat)[oa]|(?:mi laureo|mi diplomo)|(?:ho|abbiamo) (?:\w+ )?(?:discusso|consegnato|finito|difeso) la tesi|110(?: e lode)?\b(?! (?:euro|km|kg|chili|all'))|(?:festa di|la mia) laurea\b)/,
    tone: 'glad',
    say: ['Un traguardo vero, complimenti.', 'Tanta strada per arrivarci, bello.'],
    ask: ['In che cosa?', 'Chi è più orgoglioso, in famiglia?'],
  },
  {
    signs:
      /^(?!.*\b(?:andat[oa]|passat[oa]|superat[oa]|preso|dato|fatto|finit[oi]|sangue|vista)\b).*\b(?<!\b(?:non|nn) )(?:(?:ho|avro|avrei|c'ho|domani) (?:\w+ ){0,2}(?:l'|un |gli |un'|la |una )?(?:esame|esami|interrogazione|verifica|compito in classe|orale|parziale|maturita)\b|esame (?:tra|fra|domani|di)|(?:tra|fra|mancano) \w+ giorni (?:ho |all'|agli |l'|c'e )*(?:esam|oral|maturit)\w*)/,
    say: ['L’esame che si avvicina, capisco.', 'Una prova all’orizzonte, quindi.'],
    ask: ['Come va la preparazione?', 'Qual è l’argomento che ti preoccupa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|stavo|devo|dovrei|dovevo|ho|mi tocca|provo a) (?:\w+ )?(?:studia(?:ndo|re|to)|ripassa(?:ndo|re|to))(?! (?:a \w+ per|all'estero)\b)|(?:sono |sto )?(?:sui|sopra i) libri (?:da|tutto|dalle)|(?:ancora|altri) \w+ (?:capitoli|pagine))\b/,
    say: ['Testa sui libri, allora.', 'Lo studio, che maratona.'],
    ask: ['Che materia è?', 'Quanto ti manca?'],
  },
  {
    signs:
      /\b(?:(?:devo|dovrei|sto|ho|mi tocca|faccio|ho da) (?:\w+ )?(?:fa(?:re|cendo|tto) )?(?:i compiti|la versione|gli esercizi|il tema|la ricerca di|un tema)|(?:una montagna|un sacco|troppi|tanti|pieno|piena) (?:di )?compiti|versione di (?:greco|latino))\b/,
    say: ['I compiti, la solita rogna.', 'Ancora quaderni, uff.'],
    ask: ['Qual è la materia più tosta?', 'È per domani?'],
  },
  {
    signs:
      /\b(?:(?:sto|scrivo|scrivendo|scrivere|finire|consegnare|consegno|lavorando al|lavoro al|lavoro alla|bloccat[oa] (?:con|sul)) ?(?:\w+ )?(?:la |l)?(?:mia )?tesi|(?:la|mia|della|alla) tesi (?:di|non|nn|mi|va|in|e (?:ferma|quasi|indietro))|relat(?:ore|rice)|(?:sono|faccio) (?:\w+ )?dottorat?\w*)\b/,
    say: ['La tesi, compagna ingombrante.', 'Una ricerca lunga, si capisce.'],
    ask: ['Di che cosa parla, in parole semplici?', 'A che punto sei?'],
  },
  {
    signs:
      /\b(?:prof|professor\w*|maestr[oa]|insegnante)\b[^.?!]{0,30}\b(?:(?:mi|m') ?ha (?:\w+ )?(?:messo (?:una |la )?nota|urlat\w|sgridat\w|umiliat\w|mandat\w|bocciat\w|cacciat\w|dato (?:due|tre|quattro|cinque|[2-5])\b|pres[oa])|ce l'ha con me|mi odia|(?:non|nn) spiega|e (?:ingiust|antipatic|odios|pessim)\w+)/,
    tone: 'hard',
    say: ['A scuola, certe volte, che rabbia.', 'Con un insegnante così, uff.'],
    ask: ['Che cosa era successo?'],
  },
  {
    signs:
      /\b(?:prof|professor\w*|maestr[oa]|insegnante)\b[^.?!]{0,30}\b(?:(?:mi|m') ?ha (?:\w+ )?(?:detto (?:brav|che sono|che e fier|che ho|complimenti)\w*|fatto i complimenti|dato (?:otto|nove|dieci|[89]|10|trenta|30)\b|incoraggiat\w|aiutat\w|lodat\w))/,
    tone: 'glad',
    say: ['Un complimento che conta, bello.', 'Detto da chi insegna, vale doppio.'],
    ask: ['Che cosa hai provato?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:hanno|han|tutti) (?:riso|ridevano|ridono) (?:\w+ )?(?:di|del|a) (?:me|mio|mia)|ridono di me|(?:a scuola|in classe|i compagni|le compagne|tutti) mi (?:prendono in giro|chiamano|ignorano|escludono|evitano|guardano (?:male|stran[oa]|stort[oa])|bullizzano|deridono)|mi (?:bullizzano|deridono|guardano (?:male|storto)|prendono in giro))\b/,
    tone: 'hard',
    say: ['Mi dispiace, nessuno merita questo.', 'Gli altri sanno essere cattivi, purtroppo.'],
    ask: ['C’è almeno una persona dalla tua parte?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:non|nn|quando) )(?:sono|sto|devo andare|vado|ero) (?:\w+ )?(?:a scuola|in classe|a lezione|all'universita|in aula|in facolta)|(?:saltato|salto|bigiato|marinato) (?:scuola|la lezione|le lezioni)|(?:sei|cinque|otto) ore di (?:scuola|lezione))\b(?! (?:di (?:yoga|pilates|ballo|guida|canto|nuoto)))/,
    say: ['Tra i banchi, allora.', 'Scuola o lezioni, la solita giostra.'],
    ask: ['Com’è l’aria, lì?', 'Che materie ti toccano oggi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:sono (?:\w+ )?in (?:malattia|mutua)|(?:mi sono messo|mi sono messa|messo|messa) in (?:malattia|mutua)|ho preso (?:un giorno di malattia|malattia)|infortunio sul lavoro)\b/,
    say: ['A casa dal lavoro per rimettersi, bene.', 'Prima la salute, poi il lavoro.'],
    ask: ['Fino a quando resti a casa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|vado|andro|andato|andata) in pensione|(?:mancano?|manca) (?:\w+ ){1,3}alla pensione|ultimo giorno di lavoro|primo giorno (?:di|in) pensione)\b/,
    say: ['La pensione, allora.', 'Dopo tanti anni di lavoro, mica poco.'],
    ask: ['Come riempi, o riempirai, le giornate?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:oggi|stamattina|ieri) (?:e stata|era|c'era) (?:una )?(?:giornata )?(?:calma|tranquilla|pien[ao]|un delirio|un inferno|un casino) (?:in|al|a) (?:negozio|ufficio|lavoro|reparto|bar|scuola)|(?:negozio|locale|ristorante|bar|pronto soccorso|reparto) (?:pieno|vuoto|strapieno)|fila (?:fino|fuori|infinita))\b/,
    say: ['Un viavai che si immagina bene.', 'Il ritmo lo decide la gente, allora.'],
    ask: ['E tu come ne esci?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:odio il mio lavoro|(?:non|nn) sopporto (?:piu )?(?:il|questo) lavoro|(?:il|questo) lavoro (?:\w+ )?(?:mi (?:sta uccidendo|distrugge|logora|stressa|fa schifo)|fa schifo)|lavoro (?:troppo|come un (?:mulo|pazzo|matto)|sempre)|(?:stress|stressat[oa]) (?:al|dal|per il|sul) lavoro)\b|\b(?:non|nn) mi piace (?:piu )?(?:il mio|questo) lavoro\b/,
    tone: 'hard',
    say: ['Un lavoro che consuma, si sente.', 'Alzarsi per quello, che fatica.'],
    ask: ['Che cosa ti pesa di più?', 'È sempre stato così?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:amo|adoro|mi piace (?:molto |tanto |davvero )?)(?:il mio|questo|fare questo) (?:lavoro|mestiere)|(?:ho|abbiamo) (?:finito|consegnato|chiuso|concluso) (?:il|un|la|una|quel) (?:\w+ )?(?:progetto|lavoro|vendita|relazione|cantiere|trattativa|articolo))\b/,
    tone: 'glad',
    say: ['Che bello, quando gira così.', 'Questa sì, è una soddisfazione.'],
    ask: ['Qual è la parte che ti piace di più?'],
  },
  {
    signs:
      /\b(?:(?:il computer|il pc|il sistema|il server|il programma|la macchina|il macchinario|la linea|la stampante|internet) (?:\w+ )?(?:in|al|a) (?:ufficio|lavoro|fabbrica|tilt)|(?:sistema|server|programma|sito) (?:bloccat[oa]|in tilt|giu|down|in crash)|perso (?:tutto )?il (?:file|lavoro di)|(?:mi si e|si e) (?:cancellat|bloccat|impallat)[oa] (?:tutto|il (?:pc|computer|file)))\b/,
    tone: 'hard',
    say: ['La tecnica che molla, sul più bello.', 'E tutto si ferma, che nervi.'],
    ask: ['Si è recuperato qualcosa?'],
  },
]
