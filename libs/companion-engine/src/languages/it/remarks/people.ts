import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /^(?!.*\b(?:telefono|cellulare|batteria|pc|computer|caldaia|frigo|luce|corrente|pianta|basilico)\b).*\b(?:e (?:\w+ )?(?:mort[oa]|mancat[oa]|venut[oa] a mancare)\b(?! (?:di|dal|poco|li|dentro))|(?:ho|abbiamo) perso (?:mi[oa]|nostr[oa]|il papa|la mamma)\b|(?:il|al|del) funerale\b)/,
    tone: 'hard',
    say: ['Mi dispiace davvero tanto.', 'Una perdita così, mi dispiace.'],
    ask: ['Ti va di raccontarmi chi era?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi|m')\s?(?:ha|hanno) (?:\w+ )?(?:dato (?:del|della|dello) |offes[oa]|insultat[oa]|umiliat[oa]|pres[oa] (?:in giro|per il culo)|rispost[oa] male|trattat[oa] (?:male|come)|detto (?:\w+ )?(?:che (?:sono|so'?|faccio) (?:\w+ )?(?:un |una |uno )?(?:pes|brutt|grass|vecch|maled|esager|stup|scem|inut|ego|acid|schif|falli)\w*|cose (?:brutte|orribili|cattive)))/,
    tone: 'hard',
    say: ['Ahi, questa fa male.', 'Non è bello sentirselo fare. Mi dispiace.'],
    ask: ['Che cosa hai fatto, in quel momento?', 'È successo altre volte?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi|m')\s?(?:ha|hanno) (?:\w+ )?(?:urlat[oa]|sgridat[oa]|gridat[oa]|mandat[oa] (?:a quel paese|affanculo|via)|sbattut[oa] (?:la porta|il telefono))|mi (?:urla|grida|tratta male|insulta|prende in giro|ignora))\b/,
    tone: 'hard',
    say: ['Brutto, quando ti trattano così.', 'Uff, che botta.'],
    ask: ['Che cos’era successo prima?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo) (?:\w+ )?(?:litigato|discusso|bisticciato)(?! (?:la tesi|di (?:lavoro|filosofia))\b)|(?:una|brutta|grossa|ennesima|altra) (?:discussione|litigata|lite) (?:con|col)|(?:litigo|litighiamo) (?:sempre|spesso|di continuo|con|col))\b/,
    tone: 'hard',
    say: ['Litigare lascia l’amaro, lo so.', 'Una litigata, uff.'],
    ask: ['Da che cosa è partita?', 'Adesso vi parlate?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) ci (?:parliamo|sentiamo|vediamo) (?:piu|da)|(?:non|nn) (?:mi (?:parla|parlano|rivolge)|vuole (?:piu )?(?:vedermi|parlarmi|sentirmi))\b|mi ha bloccat[oa]|ha bloccato il mio numero|mi ha (?:tolto|cancellat[oa]) dal\w* (?:amici|seguiti|contatti))/,
    tone: 'hard',
    say: ['Quel muro fa male, capisco.', 'Non parlarsi pesa, eccome.'],
    ask: ['Da quanto va avanti?', 'Che cosa è successo tra voi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:abbiamo (?:\w+ )?fatto pace|ci siamo (?:chiarit|riappacificat|riconciliat|riavvicinat)[ie]|mi ha (?:\w+ )?chiesto scusa|si e scusat[oa] con me)\b/,
    tone: 'glad',
    say: ['Meno male, un passo verso la pace.', 'Un po’ di pace, bene.'],
    ask: ['E adesso com’è l’aria tra voi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi ha (?:appena )?(?:lasciat|mollat|scaricat)[oa]+(?:$|[,.!?]| (?:ieri|oggi|per|dopo|perche|in|da|sabato|domenica))|ci siamo (?:lasciat|mollat|separat)[ie]|(?:ho|l'ho) (?:appena )?lasciat[oa] (?:il mio ragazzo|la mia ragazza|mio marito|mia moglie)|(?:chiesto|vuole|vogliamo) (?:la separazione|il divorzio)|(?:e|sarebbe) finita (?:con (?:lui|lei|il|la)|tra (?:noi|di noi)))/,
    tone: 'hard',
    say: ['Ahi, una rottura. Mi dispiace.', 'Che colpo, mi dispiace.'],
    ask: ['Te l’aspettavi, o per niente?', 'Chi hai vicino in questi giorni?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi|m'|l') ?ha tradit[oa]|(?:mi )?tradi(?:va|sce) (?:con|da)|ha un'altra\b(?! \w+a\b)|ha un'amante|si e mess[oa] con (?:un altr|un'altr|la mia|il mio)\w*|(?:si vede|esce|va) con un'altra)/,
    tone: 'hard',
    say: ['Un colpo basso, mi dispiace.', 'Fa malissimo, questo.'],
    ask: ['Da quanto lo sai?', 'Ne hai parlato con qualcuno?'],
  },
  {
    signs:
      /\b(?:(?:il|la|l') ?(?:mi[oa] )?ex (?:\w+ )?(?:mi ha (?:scritto|chiamat[oa]|cercat[oa])|ha (?:scritto|un'altra|una nuova|gia)|e (?:tornat|rispuntat)[oa]|si (?:sposa|e rifatt[oa]))|(?:mi ha scritto|ho (?:visto|rivisto|incontrato|sentito)|mi manca) (?:il|la|l') ?(?:mi[oa] )?ex)\b/,
    say: ['E così rispunta il passato.', 'L’ex, e tutto si rimescola.'],
    ask: ['Che effetto ti ha fatto?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:mi )?(?:risponde|rispondono|richiama|scrive|cerca|chiama|telefona|calcola|caga|(?:ha|hanno) (?:ancora |piu |mai |nemmeno )*(?:risposto|scritto|chiamat[oa]|telefonato|richiamat[oa]))(?! (?:nessun|bene|male|a tono))\b|(?:ancora )?nessuna risposta|(?:spunte|visualizzato) (?:\w+ )?(?:blu|e non|ma non)|(?:mi ha|ha) (?:visualizzato|ghostat[oa]))/,
    tone: 'hard',
    say: ['E quel silenzio che non finisce, uff.', 'Aspettare un segno, che nervi.'],
    ask: ['Da quanto non si fa sentire?', 'È insolito o capita?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi ha|mi hanno|m'ha) (?:\w+ )?(?:dato buca|tirato (?:un )?(?:pacco|bidone)|paccat[oa]|bidonat[oa]|piantat[oa] in asso)|(?:ha|hanno) (?:\w+ )?(?:disdetto|annullato|dato forfait)|(?:all'ultimo|alla fine) (?:non|nn) (?:viene|vengono|e venut[oa]|sono venut[ie]))\b|\b(?:non|nn) (?:e|si e) (?:venut|presentat)[oa] nessuno\b/,
    tone: 'hard',
    say: ['Saltato tutto, che delusione.', 'Restarci così, che rabbia.'],
    ask: ['Ti ha dato una spiegazione?', 'Lo fa spesso?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:mi )?(?:invitano|(?:ha|hanno) (?:\w+ )?(?:invitat[oa]|chiamat[oa]|avvisat[oa]))(?: (?:mai|piu|nessuno))?|(?:andat|uscit|partit|vist)\w* (?:\w+ )?senza (?:di me|invitarmi)|mi (?:escludono|lasciano (?:fuori|in disparte|da parte|indietro)|hanno (?:esclus|lasciat)[oa] (?:fuori|in disparte|da parte)))\b/,
    tone: 'hard',
    say: ['Restare fuori fa male, lo so.', 'Non è una bella sensazione, mi dispiace.'],
    ask: ['Succede spesso?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:non|nn) )mi sento (?:\w+ )?(?:\w+ )?(?:sol[oa]|isolat[oa])\b|sono (?:\w+ )?sol[oa] (?:come un cane|al mondo)|(?:non|nn) (?:ho (?:\w+ )?amici|conosco (?:\w+ )?nessuno)|(?:non|nn) (?:ho|c'e) nessuno (?:con cui|a cui|che|vicino|accanto)|giorni (?:senza|che (?:non|nn)) (?:parl|ved|sent)\w+|(?:la|che|questa) solitudine\b(?! (?:non|nn)))/,
    tone: 'hard',
    say: ['La solitudine pesa, e tanto.', 'Mi dispiace, è una sensazione dura.'],
    ask: ['Quando si fa sentire di più?', 'Chi ti piacerebbe sentire?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|sto|saro|resto|rimango) (?:\w+ )?(?:a casa da sol[oa]|(?:da )?sol[oa] (?:stasera|stanotte|a casa|in casa))|(?:stasera|stanotte) (?:sono|sto|resto) (?:a casa )?(?:da )?sol[oa]|(?:ho )?casa libera)\b/,
    say: ['Casa tutta per te, allora.', 'Senza nessuno intorno, quindi.'],
    ask: ['Ti piace o ti pesa un po’?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi|ci) (?:manca|mancano|manchera|manchi) (?:(?:\w+ )?(?:tanto|molto|tantissimo|assai|da morire|tutto|casa|parlare)|(?:il|la|i|le|lo|mi[oa]|quel\w*) (?!tempo|voglia|coraggio|forz|fiato|respir|sold|esam|patente|laurea|tesi|bottone|parol|basi|numer|chiav)\w+)|(?:sento|ho) (?:\w+ )?(?:la (?:sua )?mancanza|nostalgia)|che nostalgia)\b/,
    tone: 'hard',
    say: ['Quella mancanza, la capisco.', 'Sentire la mancanza è dura.'],
    ask: ['Quando ti prende di più?', 'Che cosa ti torna in mente per primo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi|m')\s?(?:ha|hanno) (?:\w+ )?(?:abbracciat[oa]|regalat[oa]|aiutat[oa]|ringraziat[oa]|offert[oa] (?:il|la|un|una) (?:caff|cen|pranz|pass|colaz|birr|gelat|man)\w*|portat[oa] (?:\w+ )?(?:il caffe|la colazione|(?:dei|i|un) fior[ei]|una torta|un regalo)|dato (?:una mano|un passaggio|un abbraccio|un bacio)|fatto (?:un regalo|compagnia|una sorpresa|gli auguri))\b/,
    tone: 'glad',
    say: ['Che gesto carino.', 'Che bello, qualcuno che ci pensa.'],
    ask: ['Te l’aspettavi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi|m')\s?(?:ha|hanno) (?:\w+ )?(?:fatto (?:i|tanti|dei) complimenti|detto "?(?:brav[oa]|ti (?:voglio|vuole) bene|ti amo|grazie|che (?:sono (?:brav|bell|portat|in gamba|simpatic)\w*|bell[oa]|e fier[oa]|mi (?:ama|vuole bene)))|applaudit[oa]|elogiat[oa])|un (?:bel )?complimento)\b/,
    tone: 'glad',
    say: ['Parole che scaldano, che bello.', 'Fa proprio piacere, eh.'],
    ask: ['Che cosa hai risposto?'],
  },
  {
    signs:
      /^(?!.*\b(?:ho|sono) (?:la|in) malattia\b).*\b(?:figli[oa]|bimb[oai]|bambin[oaie]|piccol[oa]|nipotin[oa]|gemelli)\b[^.?!]{0,30}\b(?:(?:ha|hanno|con|la) (?:\w+ )?(?:febbre|tosse|varicella|otite|bronchite|raffreddore|influenza)|(?:e|sono|s'e|si e) (?:\w+ )?(?:malat|ammalat)[oaie]|vomit\w+|sta male|stanno male|(?:in|all') ?ospedale|al pronto soccorso)\b/,
    tone: 'hard',
    say: ['Che pena, quando sta male chi ami.', 'Malanni in famiglia, uff.'],
    ask: ['Come sta adesso?', 'Tu riesci a riposare un po’?'],
  },
  {
    signs:
      /^(?!.*\b(?:turno|lavora|infermier\w)\b).*\b(?:marito|moglie|mamma|madre|papa|padre|nonn[oaie]|sorella|fratello|zi[oa]|amic[oa])\b[^.?!]{0,30}\b(?:(?:ha|con) (?:la |un |l')?(?:febbre|polmonite|tumore|alzheimer)|(?:e|sono) (?:\w+ )?(?:malat|ricoverat|cadut|operat)[oai]|sta (?:molto |tanto )?male|in ospedale|all'ospedale|al pronto soccorso|ha avuto un (?:infarto|ictus|incidente))\b/,
    tone: 'hard',
    say: ['Mi dispiace, è una preoccupazione grossa.', 'Così vicino a te, fa paura.'],
    ask: ['Come va, in queste ore?', 'E tu come la reggi?'],
  },
  {
    signs:
      /\b(?:(?:mi occupo|mi prendo cura|mi sto occupando) (?:\w+ )?(?:di|della|del) (?:mi[oa]|mamma|papa|madre|padre|nonn[oa])|(?:assisto|accudisco|curo) (?:mi[oa]|mamma|papa) ?\w*|(?:faccio|sono) (?:la|il|da) (?:caregiver|badante) (?:a|di) mi[oa])\b/,
    say: ['Prendersi cura di qualcuno, che impegno.', 'Tanta parte della giornata va lì, immagino.'],
    ask: ['Qualcuno ti dà il cambio?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|e|siamo|resto) (?:\w+ )?incint[ae]|aspett(?:o|iamo|a) un(?:a|o)? ?(?:bimb|bambin|figli|femmin|masch)\w*|(?:mia moglie|la mia compagna|mia figlia|mia sorella|mia nuora) aspetta|test (?:e )?positivo|sono due,? gemelli|(?:diventero|divento|diventiamo|saro|sto per diventare) (?:padre|madre|papa|mamma|genitori|nonn[oai]|zi[oa]))\b/,
    say: ['Una vita in arrivo, che notizia.', 'Un bimbo in arrivo, e cambia tutto.'],
    ask: ['Che effetto ti fa?', 'Quanto manca?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:e|sono) nat[oaie] (?:(?:il|la|mi[oa]|nostr[oa]|due|una|un) (?:\w+ )?(?:bimb|bambin|figli|nipot|gemell)\w*|ieri|oggi|stanotte|stamattina)|(?:sono|siamo) (?:diventat[oaie] )?(?:di nuovo )?(?:nonn[oai]|zi[oa]|mamma|papa|genitori)(?= (?:da|per|di (?:due|una|un|tre))|$|[,.!]))/,
    tone: 'glad',
    say: ['Benvenuta a questa nuova vita.', 'Un bimbo in famiglia, che gioia.'],
    ask: ['Come si chiama?', 'Stanno tutti bene?'],
  },
  {
    signs:
      /\b(?:(?:bimb|bambin|neonat|piccol|figli|gemell)\w+ (?:\w+ )?(?:(?:non|nn) (?:dorm|smett)\w+|piange (?:sempre|tutta)|si sveglia|mi ha svegliat[oa]|urla|fa i capricci|mette i denti)|(?:pannolini|biberon|poppate|allatt\w+|coliche|svezzamento|dentini|notti in piedi col))\b/,
    say: ['Con i piccoli non si stacca mai.', 'Che fatica, con un piccolo in casa.'],
    ask: ['Chi ti dà una mano?', 'Com’è andata stanotte?'],
  },
  {
    signs:
      /\b(?:(?:bimb|bambin|piccol|figli|gemell)\w+ (?:\w+ )?(?:dorm(?:e|ono)|(?:si e|si sono) addormentat\w)|addormentat[oaie] (?:in braccio|addosso|finalmente)|finalmente dorm(?:e|ono)|(?:li |lo |la )?(?:ho |abbiamo )?mess[oaie] a letto (?:i|il|la|le) \w+)\b/,
    say: ['E finalmente un po’ di silenzio.', 'Piccoli a nanna, casa in pace.'],
    ask: ['E adesso che fai, con questa pace?'],
  },
  {
    signs:
      /(?:figli[oai]|nipot[ei]|nipotin[oaie])\b[^.?!]{0,20}\b(?:viene|vengono|arriva|arrivano|torna|tornano|venut[oaie]) (?:\w+ )?(?:a (?:trovarmi|cena|pranzo|casa|natale)|da (?:me|noi)|domani|domenica|sabato|oggi|stasera)|(?:viene|vengono|arriva|arrivano|vedo) (?:\w+ )?(?:mi[oa]|i|il|la|i miei) (?:figli[oai]|nipot[ei]|nipotin[oaie])\b/,
    tone: 'glad',
    say: ['La famiglia che si ritrova, che bello.', 'Una casa piena, bello.'],
    ask: ['Ogni quanto vi vedete?', 'Che cosa fate di bello insieme?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi ha (?:\w+ )?(?:chiamat[oa]|telefonato|videochiamat[oa]|scritto) (?:mi[oa]|mamma|papa|la mamma|il mio|la mia) ?(?:\w+)?|(?<!\bdi )(?:mamma|papa|mi[oa] (?:madre|padre|figli[oa]|nonn[oa]|sorella|fratello|nipote|mamma)) mi (?:ha (?:\w+ )?(?:chiamat[oa]|telefonato|scritto)|chiama (?:ogni|tutti|sempre)))\b(?! (?:stupid|scem|brutt|grass|pazz)\w*)/,
    say: ['Voce di casa, allora.', 'La famiglia si è fatta sentire.'],
    ask: ['Che cosa ti ha detto?', 'Vi sentite spesso?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vengono|viene|arrivano|sono venuti|sono venute|passano|ho invitato|abbiamo invitato) (?:\w+ )?(?:degli |gli |i |le |un |una |dei |dell[ei] )?(?:mie |miei |suoi )?amic\w+|(?:ho|abbiamo|avro|aspetto) (?:\w+ )?(?:degli |gli )?ospiti|gente a (?:cena|pranzo)|(?:saremo|eravamo|siamo) (?:\w+ )?in (?:dieci|dodici|quindici|venti|trenta|1\d|2\d) (?:a (?:tavola|cena|pranzo))?)/,
    say: ['Compagnia, allora.', 'Tanta gente insieme, che movimento.'],
    ask: ['Chi c’era, o chi ci sarà?', 'Che si mangia?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:esco|usciamo|sono uscit[oa]|siamo uscit[ie]|vado|andiamo|ci vediamo|mi vedo|stasera vedo|mi sono vist[oa]|serata) (?:\w+ )?(?:con|coi) (?:i|gli|le|un'?|una|dei|delle)? ?(?:mi[oae]i? )?(?:amic\w+|compagn\w+|ragazze|ragazzi)|(?:rivisto|ritrovato|incontrato) (?:\w+ )?(?:un |una |un'|il mio |la mia )?(?:vecchi[oa] )?amic[oa])\b/,
    say: ['Amici, ci voleva.', 'Un po’ di compagnia, bene.'],
    ask: ['Dove andate, o dove siete stati?', 'Vi conoscete da tanto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|avevo|abbiamo|avro) (?:\w+ )?(?:(?:un|il|primo) )+appuntamento (?:con (?:lui|lei|un[oa]?)|al buio)|primo appuntamento|(?:esco|usciamo|sono uscit[oa]|sono a cena|vado a cena) con (?:lui|lei|un (?:tipo|ragazzo|uomo)|una (?:tipa|ragazza|donna))|mi ha (?:\w+ )?invitat[oa] (?:a (?:cena|uscire|bere)|fuori|al cinema)|mi ha chiesto di uscire)\b/,
    say: ['Un’uscita in due, che batticuore.', 'Qui si fa interessante.'],
    ask: ['Come vi siete conosciuti?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi piace (?:(?:\w+ )?(?:un|una|quel|quella|questo|questa) (?:ragazz[oa]|tip[oa]|uomo|donna|collega|compagn[oa])|uno (?:della|del|di)|una (?:della|del|di))|(?:sono|mi sono|mi sto) (?:\w+ )?innamora(?:t[oa]|ndo)|(?:ho|avevo) una cotta|(?:la|il) mi[oa] crush|mi ha (?:messo (?:un )?like|sorris[oa]|scritto (?:lui|lei)))\b/,
    say: ['Oh, le farfalle nello stomaco.', 'Qualcuno che ti gira per la testa, allora.'],
    ask: ['Che cosa ti piace di più?', 'Lo sa, o è ancora un segreto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ci sposiamo|mi sposo|si sposa(?:no)?|ci siamo sposat[ie])|(?:il|al|del|un) (?:mio |nostro |suo )?matrimonio (?:di|e (?:tra|fra|il|a)|della|del|sabato|domenica|tra|fra)|(?:preparo|preparando|organizzando|organizzo) (?:il|le) (?:matrimonio|nozze)|(?:abito|vestito) da sposa|mi ha (?:fatto la proposta|chiesto di sposar\w+)|le ho chiesto di sposarmi)/,
    tone: 'glad',
    say: ['Nozze, che notizia.', 'Un matrimonio, che giorno importante.'],
    ask: ['Festa grande o pochi intimi?', 'Tutto pronto, o quasi?'],
  },
  {
    signs:
      /\b(?:(?:stiamo|siamo) (?:insieme|assieme|sposat[ie]) da|(?:\w+) (?:anni|mesi) (?:insieme|assieme|di matrimonio|di fidanzamento)|(?:il|per il) nostro anniversario|nozze d'(?:oro|argento)|andiamo a (?:convivere|vivere insieme))\b/,
    say: ['Un bel pezzo di strada in due.', 'Due vite in una, allora.'],
    ask: ['Come vi siete conosciuti, la prima volta?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:\w+ )?(?:l'ho|gliel'ho|gliene ho|ne ho) (?:\w+ )?(?:\w+ )?(?:dett[oa]|parlato|raccontat[oa]|confessat[oa])|(?:non|nn) lo sa(?:nno)? (?:\w+ )?(?:nessuno|mi[oae]i?\b)|nessuno (?:ancora )?lo sa|(?:mio|mia|miei|padre|madre|moglie|marito) (?:\w+ )?(?:non|nn) (?:lo sa(?:nno)?|sa(?:nno)? (?:che|(?:niente|nulla)(?! di))))\b/,
    say: ['Tenerselo dentro pesa, immagino.', 'Finora solo tuo, allora.'],
    ask: ['Che cosa rende difficile dirlo?', 'A chi lo diresti per primo?'],
  },
  {
    signs:
      /\b(?:coinquilin[oaie]|compagn[oa] di stanza)\b[^.?!]{0,40}\b(?:(?:non|nn) (?:pulisce|lava|paga|butta|mette)|mi (?:ha (?:finito|mangiato|rotto|usato)|ruba|mangia)|lascia|casino|rumore|fa (?:un )?(?:casino|rumore|festa)|piatti|russa)\b/,
    tone: 'hard',
    say: ['In casa con altri, che pazienza.', 'Questa convivenza, uff.'],
    ask: ['Glielo hai già detto?'],
  },
  {
    signs:
      /\b(?:(?:vicin[oaie]|quell[oaie]|signora|inquilin[oaie]) (?:di (?:sopra|sotto|casa|pianerottolo) )?(?:\w+ ){0,3}(?:urla\w*|rumore|casino|litiga\w*|musica|trapan\w*|si lament\w+|martell\w*|tacchi|abbaia|balla\w*|fest[ae]))\b|\b(?:musica|karaoke|festa|casino|trapano) (?:a palla |alta )?(?:fino (?:a|alle|all')|alle (?:due|tre|sette|[1237]))/,
    tone: 'hard',
    say: ['Il baccano degli altri, che nervi.', 'Un po’ di pace in casa, sarebbe bello.'],
    ask: ['A che ora smette, di solito?'],
  },
  {
    signs:
      /\bvicin[oa]\b[^.?!]{0,30}\b(?:(?:mi (?:ha (?:\w+ )?(?:portat|lasciat|regalat|aiutat|offert|sistemat|prestat)\w*|porta|aiuta|tiene)|da da mangiare|innaffia|annaffia|bada))\b/,
    tone: 'glad',
    say: ['Vicini così sono un tesoro.', 'Che vicinato gentile.'],
    ask: ['E tu, che cosa fai per lui o per lei?'],
  },
  {
    signs:
      /\b(?:figli[oa]|bimb[oa]|bambin[oa]|adolescente)\b[^.?!]{0,20}\b(?:(?:non|nn) (?:vuole|mangia|studia|ascolta|obbedisce|mi (?:parla|ascolta))|risponde male|fa i (?:dispetti|capricci)|e sempre al telefono|sta sempre (?:al|in))\b/,
    tone: 'hard',
    say: ['Ci vuole pazienza, e tanta.', 'Quando fa di testa sua, uff.'],
    ask: ['Quanti anni ha?', 'È una fase o va avanti da un po’?'],
  },
  {
    signs:
      /\b(?:marito|moglie|ragazz[oa]|fidanzat[oa]|compagn[oa]|moros[oa])\b[^.?!]{0,20}\b(?:(?:e|sta) (?:\w+ )?(?:via|fuori|in trasferta|in viaggio|all'estero|lontan[oa])|(?:torna|rientra) (?:\w+ )?(?:tardi|domani|venerdi|sabato|domenica|lunedi|tra|fra|stasera)|e partit[oa]|parte (?:domani|stasera|lunedi)|lavora fuori)\b/,
    say: ['E intanto si aspetta il ritorno.', 'Per un po’ senza, capisco.'],
    ask: ['Quando vi rivedete?', 'Vi sentite, nel frattempo?'],
  },
]
