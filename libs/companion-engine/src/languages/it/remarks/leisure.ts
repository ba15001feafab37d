import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:cane|gatt[oaie]|cagnolin[oa]|micio|micia|gattin[oa]|coniglio|canarino|pappagallo|cavallo|vitello|setter|criceto) (?:\w+ ){0,4}(?:sta male|malat[oa]|mangia piu|e mort[oa]|mort[oa]|scappat[oa]|operat[oa]|zoppic\w+)|dal veterinario|(?:il|la) veterinari[oa] (?:e venut|dice|ha)|bocconi avvelenat\w)/,
    tone: 'hard',
    say: [
      'Quando un animale sta male non sa dirlo, e questo stringe il cuore.',
      'Per chi ci vive insieme, una bestiola è di famiglia.',
    ],
    ask: ['E adesso come sta, la bestiola?', 'Da quanto vivete insieme?'],
  },
  {
    signs:
      /\b(?:(?:abbiamo|ho|abbiam) (?:\w+ )?(?:preso|adottato|trovato) (?:un |una )?(?:gattin[oa]|gatt[oa]|cagnolin[oa]|cane|cucciol[oa]|coniglio|canarino)|canarino nuovo|nuov[oa] (?:cucciol[oa]|gattin[oa]))\b/,
    say: [
      'Un animaletto in casa ridisegna tutti i percorsi.',
      'Le bestiole piccole prendono subito il posto più comodo.',
    ],
    ask: ['Un nome ce l’ha già?', 'Ha già scelto il suo angolo?'],
  },
  {
    signs:
      /\b(?:(?:il|la|i|mi[oa]|le|uno dei|al) (?:mi[oa] |miei )?(?:gatt[oaie]|micio|micia|mici)|gatto che dorme|fa le fusa|la lettiera|croccantini)\b/,
    say: [
      'I gatti fanno tutto con l’aria di averne il diritto.',
      'In casa di un gatto gli altri sono ospiti.',
    ],
    ask: ['È più da coccole o da graffi?', 'Dove si mette di solito?'],
  },
  {
    signs:
      /(?<!ammazzato |come )\b(?:(?:il|la|i|mi[oa]|al|col|del) (?:mi[oa] |miei )?(?:can[ei](?! randag)|cagnolin[oa]|cagnett[oa]|barboncino|labrador|meticci[oa])|(?:porto|portato) (?:fuori|a spasso) il cane|scodinzol\w+)\b/,
    say: [
      'I cani sanno trasformare una cosa qualunque in un avvenimento.',
      'Con un cane di mezzo, c’è sempre qualcosa da raccontare.',
    ],
    ask: ['Com’è di carattere, quel cane?'],
  },
  {
    signs:
      /\b(?:pappagall\w+|canarin[oi]|criceto|tartarug[ae]|acquario|galline|gabbian[oi]|cinghial[ei]|volp[ei]|stambecch[oi]|lumac[ah]\w*|uccellin\w+|delfin[oi])\b/,
    say: [
      'Gli animali hanno sempre un piano che a noi sfugge.',
      'A osservare una bestia si perde la misura del tempo.',
    ],
    ask: ['È un incontro raro o di tutti i giorni?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:abbiamo|avemo|ho) (?:\w+ )?vinto|(?:^|comunque )vinto \d|siamo arrivati (?:primi|secondi|terzi)|sono arrivat[oa] (?:prim[oa]|second[oa]|terz[oa])\b(?! di)|l'ho stracciato|ho (?:fatto|segnato) (?:un |due |il )?gol|tripletta|primo posto|ho preso oro|ci hanno pres[ei] al|e record)\b/,
    tone: 'glad',
    say: [
      'Le vittorie si raccontano meglio finché sono calde.',
      'Un risultato così mette il sorriso anche al lunedì.',
    ],
    ask: ['Quale momento rivedresti al rallentatore?', 'Come si festeggia?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:abbiamo|hanno) (?:\w+ )?perso (?:la partita|il derby|la finale|\d|in casa|ai rigori)|perde in casa|(?:la )?(?:juve|inter|roma|lazio|napoli|fiorentina|milan|toro) (?:\w+ ){0,3}(?:perso|perde|presi)|sempre in panchina|retrocess[io])\b/,
    tone: 'hard',
    say: [
      'Una sconfitta resta addosso più del fischio finale.',
      'Nello sport la delusione ha il sapore di una cosa mancata di poco.',
    ],
    ask: ['Che cosa è mancato, secondo te?'],
  },
  {
    signs:
      /\b(?:(?:la|una|alla|vedo la|er|finale|di) partit[ae](?! iva|,)|(?:il|er) derby|(?:allo|lo) stadio|(?:a|al|di|campo di|giochiamo a) (?:calcetto|calcio|basket|pallavolo|tennis|padel|bocce)|bocciofil[ae]|delle bocce|il mister|la squadra|campionato|(?:l'|la |il |della |dell'|ci s'ha pure la )(?:juve|inter|roma|lazio|fiorentina|milan|livorno)\b|seconda categoria|finale dei|terzino|autogol)\b/,
    say: [
      'Attorno a una palla ci si scalda come per poche altre cose.',
      'Lo sport fa parlare anche chi di solito sta zitto.',
    ],
    ask: ['Com’è l’umore in squadra, o sugli spalti?', 'Giocare o guardare, che cosa ti prende di più?'],
  },
  {
    signs:
      /\b(?:(?:in|alla|dalla) palestra|(?:mi )?alleno|allenamento|(?:faccio|vado a|lezione di|insegno) (?:yoga|pilates|zumba|crossfit|karate|judo|boxe)|zumba|yoga|ginnastica)\b/,
    say: [
      'Il corpo in movimento fa ordine anche altrove.',
      'L’allenamento costa sempre di più prima che durante.',
    ],
    ask: ['Con che costanza riesci ad andarci?', 'E dopo, come ci si sente?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:a correre|ho corso \w+ ?(?:km|chilometri)|km di corsa|corro (?:gia |tre|due|ogni|la)|mezza maratona|la maratona|(?:decimo|quinto|ultimo) chilometro|al traguardo|la corsa mi)\b/,
    say: [
      'Correndo i chilometri si contano anche con la testa.',
      'La corsa presenta il conto e insieme fa un regalo.',
    ],
    ask: ['Che giro fai di solito?', 'Con la musica o senza?'],
  },
  {
    signs:
      /\b(?:(?:due passi|una passeggiata|una camminata) (?:in|al|a|lungo|nel|con|fino)|(?:vado|andato|andata|andiamo|usciamo|sono uscit[oa]) a (?:camminare|passeggiare|fare due passi)|stat[oa] fino al parco|abbiamo camminato|trekking|(?:sono|siamo) salit[oaie] (?:a piedi|in cima|fino|al rifugio)|^in cima|al rifugio|un'escursione|lungo il (?:fiume|tevere|lago|naviglio))\b/,
    say: [
      'A passo d’uomo le cose si vedono meglio.',
      'Camminando i pensieri prendono un’andatura più umana.',
    ],
    ask: ['Che posto è?', 'Ci si va in compagnia o in solitaria?'],
  },
  {
    signs:
      /\b(?:(?:in|la|mia|una|con la|sulla|giro la) (?:bici|bicicletta|vespa|moto|guzzi)\b(?! per le)|(?:col|un) motorino|amici del pedale|pedal(?:o|are|ato)|una guzzi)\b/,
    say: [
      'Su due ruote il paesaggio entra dappertutto.',
      'Le due ruote sono una passione con le mani sporche.',
    ],
    ask: ['Su quali strade si va più volentieri?'],
  },
  {
    signs:
      /\b(?:(?:in|la|dopo la|alla|della) piscina|(?:faccio|niente|vado a|insegno) nuoto|nuoto da|le vasche|(?:i|faccio) tuffi|trampolino|stile libero)\b/,
    say: ['In acqua i rumori restano fuori.', 'Il cloro si sente addosso fino a sera.'],
    ask: ['Qual è lo stile che ti viene meglio?'],
  },
  {
    signs:
      /\b(?:(?:al|il|del|sul|vedere il|nel) mare\b|in spiaggia|sulla spiaggia|(?:il|un) bagno (?:al|in) mare|ombrellon[ei]|(?:il|col) traghetto|in barca|laguna|gli scogli|le onde)\b/,
    say: [
      'Il mare, anche solo nominato, allarga la stanza.',
      'Davanti all’acqua si parla di meno e si pensa di più.',
    ],
    ask: ['Quale mare hai in testa?', 'Preferisci la riva affollata o il mare fuori stagione?'],
  },
  {
    signs:
      /\b(?:(?:in|la|di|sulla) montagna|(?:le|sulle|gli) (?:dolomiti|alpi|cime)|baita|rifugio|in valle|la valle|la muntagna|malga)\b/,
    say: ['In alto l’aria ha un altro silenzio.', 'Certi posti mettono in fila le idee.'],
    ask: ['È un posto che conosci da tempo?'],
  },
  {
    signs:
      /\b(?:(?:ho|abbiamo) (?:\w+ )?(?:prenotato|comprato|preso) (?:il volo|i voli|i biglietti (?:per|del)|un airbnb|l'albergo|le vacanze|il traghetto)|gia i biglietti|(?:parto|partiamo|si parte) (?:per|sabato|domani|venerdi|lunedi)|(?:me ne vado|scendo|scendiamo|andiamo|vado) (?:in vacanza|in ferie|in grecia|alle terme|al mare|in montagna|quattro giorni|a camogli)|(?:le|in) (?:ferie|vacanze)|a settembre andiamo|c[uo]nto i giorni|viaggio di nozze)\b/,
    say: [
      'Un viaggio comincia molto prima della partenza.',
      'Avere una data di partenza cambia il sapore dei giorni prima.',
    ],
    ask: ['Che cosa vuoi vedere per primo?', 'Quanti giorni mancano?'],
  },
  {
    signs:
      /\b(?:(?:la|le|preparo la|fare la|chiuso la|disfare la) valigi[ae]|(?:preparo|preparato|fatto) lo zaino|i bagagli)\b/,
    say: [
      'Dentro una valigia si vede che tipo di viaggio sarà.',
      'Tra bagagli e documenti si parte già un po’ in affanno.',
    ],
    ask: ['Qual è la cosa che non lasci mai a casa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:appena|sono|siamo) (?:tornat|rientrat)[oaie] (?:ieri |oggi )?(?:da|dal|dalle|dalla) (?:vacanz\w+|ferie|viaggio|mare|montagna)|finit[ea] le (?:ferie|vacanze)|finita la vacanza|rientro dalle ferie)\b/,
    say: [
      'Al ritorno la testa arriva sempre qualche giorno dopo.',
      'Si torna, e per un po’ si vive con un piede altrove.',
    ],
    ask: ['Che cosa ti è rimasto negli occhi?'],
  },
  {
    signs:
      /\b(?:(?:vivo|abito|sono|sto|lavoro) (?:\w+ )?(?:qui |qua )?(?:a|in) (?:melbourne|dublino|bruxelles|berlino|londra|parigi|francia|germania|olanda|spagna|inghilterra|irlanda|svizzera|australia|granada|dortmund|basilea|belgio)|(?:qui|qua) (?:a|in) (?:dublino|francia|olanda|germania|spagna|inghilterra|irlanda|svizzera|australia)|rider a bruxelles|all'estero|torno giu|working holiday)\b/,
    say: [
      'Vivere altrove vuol dire avere due orologi in testa.',
      'Lontano da casa si notano cose che lì nessuno vede.',
    ],
    ask: ['Che cosa ti ha stupito di più?', 'A che cosa non ti abituerai mai?'],
  },
  {
    signs:
      /\b(?:(?:il|per il|del|al|un|stasera) (?:mio |suo |nostro )?compleanno|(?:compio|compie|compiuto) (?:\w+ )*anni|candeline|sessanta tondi)\b/,
    say: [
      'I compleanni fanno fare i conti anche a chi non vuole.',
      'Un numero sulla torta, e ognuno lo legge a modo suo.',
    ],
    ask: ['Come si passa, da voi, un giorno così?'],
  },
  {
    signs:
      /(?<!\b(?:fino|prima) )\b(?:(?:a|per|qui il) (?:natale|pasqua|capodanno|ferragosto|santa rosalia|carnevale)|l'albero di natale|il presepe|la vigilia)\b/,
    say: [
      'Le feste comandate hanno un copione che cambia poco.',
      'Attorno alle feste si concentrano attese e parenti.',
    ],
    ask: ['Qual è l’usanza a cui tieni di più?'],
  },
  {
    signs:
      /\b(?:(?:una|la|alla|una bella|c'e la|alla sua) fest(?:a|icciola|ino)|(?:si|abbiamo) festeggia\w*|festeggiamo|discoteca|(?:il|un|al) rinfresco|il saggio|karaoke|si balla|ballato|a ballare|gara di liscio|battezziamo|la cresima|la comunione)\b/,
    say: [
      'Dove c’è una festa c’è chi balla e chi osserva dal bordo.',
      'Le feste mettono insieme gente che altrimenti non si incrocerebbe.',
    ],
    ask: ['Tu sei più da pista o da angolo?', 'Chi c’era, o chi ci sarà?'],
  },
  {
    signs:
      /\b(?:(?:guardo|guardato|guardiamo|visto|vista|vedo|finito|vedere|guardando) (?:\w+ )?(?:un |il |una |la |tutta |tutte le )?(?:film|serie|puntat[ae]|episodi\w?|documentari[oa]|stagione|anime|cartoni)|(?:la|una|le) serie\b|una puntata|all'episodio|al cinema|netflix|guardo il wrestling|un documentario|messo un film|dopo la sigla)\b/,
    say: [
      'Davanti a uno schermo ci si affeziona a gente che non esiste.',
      'Le storie degli altri fanno da coperta, la sera.',
    ],
    ask: ['Di che cosa parla?', 'Ti tiene lì o guardi con mezzo occhio?'],
  },
  {
    signs:
      /\b(?:(?:sto|stavo) leggendo|(?:ho|l'ho) (?:\w+ )?(?:letto|finito) (?:un|di leggere|quel) ?(?:libro|romanzo)?|(?:un|il|quel|dei|sui|in un|in quel) (?:libr[oi]|romanz[oi]|fumett\w+)\b|in libreria|(?:le|mie) poesie|un giallo)\b/,
    say: [
      'Un libro aperto tiene compagnia senza fare domande.',
      'Le pagine hanno il loro tempo, e si prendono il tuo.',
    ],
    ask: ['È una storia che prende?', 'Dove leggi, di solito?'],
  },
  {
    signs:
      /\b(?:(?:scrivo|sto scrivendo|ho scritto) (?:\w+ )?(?:romanz[oi]|raccont[oi]|poesi[ae]|canzon[ei]|testi rap|testi|un libro|il discorso)|tengo un diario|il mio (?:romanzo|diario))\b/,
    say: [
      'Mettere le cose per iscritto le fa stare un po’ più ferme.',
      'Chi scrive litiga sempre con qualche parola.',
    ],
    ask: ['Di che cosa parla quello che scrivi?'],
  },
  {
    signs:
      /\b(?:(?:gioco|giochiamo|giocato|sto giocando|giocare) (?:a|ai|alla|al|online)(?! (?:bocce|calcio|calcetto|basket|tennis|pallavolo|padel|nascondino))|ranked|fortnite|valorant|minecraft|torneo di fifa|la playstation|pokemon|twitch|streamm\w+|videogioc\w+|scacchi|a carte|briscola|burraco|cruciverba|parole crociate|forchetta di cavallo)\b/,
    say: [
      'Quando il gioco prende, le ore hanno un’altra misura.',
      'Giocare è una cosa seria, lo sa chi ci prova.',
    ],
    ask: ['Come va, si vince o si impara?', 'Con chi giochi di solito?'],
  },
  {
    signs:
      /\b(?:(?:suono|suonavo|suoniamo) (?:la|il|l'|le|in|alle|nel|da)|(?:la|il|con la|mio|sera) (?:chitarra|pianoforte|violino|fisarmonica|sax|violoncello|clarinetto)|(?:alle|facciamo le|domani) prove|prova generale|la scaletta|(?:il|del|nel|al) coro|cant(?:o|iamo|avo|ato) (?:in|nel|con)|strumento in braccio|ogni trillo)\b/,
    say: [
      'La musica fatta con le proprie mani ha un sapore diverso.',
      'Tra prove e note sbagliate si fa la strada vera.',
    ],
    ask: ['Che cosa stai preparando?', 'Da quanto suoni o canti?'],
  },
  {
    signs:
      /\b(?:(?:sto|stavo) ascoltando|(?:ascolto|ascoltato|ascoltiamo) (?:la|un|una|musica|il|le)|(?:una|la|quella|sta|stessa) canzone|(?:un|il|al|del) concerto|un vinile|e la radio|playlist|il palco|ascoltare musica)\b/,
    say: [
      'Una canzone sa riportarti in un posto senza biglietto.',
      'La musica cambia la luce di una stanza.',
    ],
    ask: ['Che genere ti accompagna di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:ho (?:\w+ )?(?:comprato|ordinato) (?!i biglietti|le parole|casa|la pizza|la cena)(?:un|una|il|la|due|i|le|dei|delle)\b|(?:mi sono|me lo sono|me la sono) (?:comprat|regalat)[oa]|(?:nuovo|nuova) (?:telefono|macchina|moto|bici|computer|giacca|felpa)|(?:telefono|macchina|moto|computer|scarpe) nuov[oae]|(?:al|invece) mercatino|in saldo)/,
    say: [
      'Le cose nuove hanno un fascino che dura qualche giorno.',
      'Un acquisto racconta sempre qualcosa di chi lo fa.',
    ],
    ask: ['Acquisto di slancio o ci giravi intorno da tempo?'],
  },
  {
    signs:
      /\b(?:(?:dal|dalla|da) parrucchier[ea]|(?:mi )?(?:taglio|tagliat[oa]|faccio) (?:la frangia|i capelli)|la frangia|capelli (?:nuovi|cort[ie]|verdi|biondi|rossi|blu)|nuovo taglio|taglio nuovo|(?:fatto|faccio) la tinta|(?:un|il) tatuaggio|dall'estetista)\b/,
    say: [
      'Basta poco allo specchio per sembrare un’altra persona.',
      'Tra specchio e forbici ci vuole un certo coraggio.',
    ],
    ask: ['Che effetto fa, a guardarsi?', 'Se ne sono accorti gli altri?'],
  },
  {
    signs:
      /\b(?:uncinett\w+|a maglia|ricam(?:o|are|ato)|sto cucendo|(?:dipingo|dipinto|disegno|disegnato|disegnavo)\b|acquerell\w+|ceramica|modellin\w+|origami|traforo|intagli\w+|fotografando|(?:faccio|vado a fare|scatto) (?:le |delle )?foto|fai da te|a (?:pesca|pescare|polpi|funghi)|per funghi)\b/,
    say: [
      'Fare una cosa per il gusto di farla rimette in pari i conti.',
      'Un passatempo serio occupa le mani e libera il resto.',
    ],
    ask: ['Come ti è nata la passione?', 'Che cosa hai in lavorazione?'],
  },
  {
    signs:
      /\b(?:su (?:instagram|insta|tiktok|facebook|youtube)|(?:i|dei) (?:like|follower)|(?:una|la) diretta|(?:un|minuti di|il) vocal[ei]|scroll\w+)\b/,
    say: [
      'Dallo schermo passa mezzo mondo, e non sempre la metà migliore.',
      'Con un telefono in mano le cose succedono due volte: lì e in testa.',
    ],
    ask: ['Ti lascia qualcosa o ti toglie tempo?'],
  },
  {
    signs:
      /\b(?:volontari[oa]|volontariato|(?:in|dalla|la) (?:parrocchia|chiesa)|a messa|il (?:parroco|rosario)|le suore|consorelle|croce (?:rossa|verde)|servizio civile)\b/,
    say: [
      'Chi fa qualcosa insieme agli altri torna con qualche storia in più.',
      'Intorno a una chiesa o a un gruppo gira sempre un piccolo mondo.',
    ],
    ask: ['Che gente ci trovi?'],
  },
]
