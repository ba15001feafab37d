import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:(?:abbiamo |ho )?(?:seppellit|sepolt)\w+)\b|\b(?:(?:e (?:appena )?mort[oa]|sono (?:appena )?mort[ie])|e mancat[oa]|e venut[oa] a mancare|ci ha lasciat[oi]|ho perso (?:mi[ao]|il mio|la mia) (?!telefon|cellular|portafogl|lavor|chiav|post|borsa)|lutto|funerale|(?:mamma|papa|nonn[oa]|padre|madre|fratello|sorella|zi[oa]|marito|moglie|amic[oa]) non c'e piu)\b/,
    open: [
      'Mi dispiace tanto.',
      'Mi dispiace davvero tanto per questa perdita.',
      'Che dolore. Mi dispiace tanto.',
    ],
    stay: [
      'Si sente quanto bene c’era tra voi.',
      'Grazie di raccontarmelo: così un po’ la conosco anch’io, questa storia.',
      'Capisco. Sono giorni in cui tutto pesa.',
      'È un ricordo che resta, e si capisce quanto conta.',
      'Non c’è un modo giusto di vivere questi giorni.',
      'Ti leggo, e non ho fretta.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Qual è il ricordo che torna più spesso?',
      'Chi ti è vicino in questi giorni?',
      'Che cosa facevate insieme?',
      'Come stai adesso, in questo momento?',
    ],
    advice: [
      'In questi giorni basta poco: mangiare qualcosa, dormire quando si può, una persona fidata accanto.',
      'Puoi scrivere quello che avresti voluto dire ancora: non serve spedirlo perché faccia bene.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:can[ei]|cagnolin[oa]|gatt[oaie]|gattin[oa]|conigli\w*|cavallo|criceto)\b.*\b(?:non c'e piu|e mort[oa]|e mancat[oa]|addormentar\w*|soppress\w*)|\b(?:e mort[oa]|ho perso|e mancat[oa]|addormentar\w*) (?:il |la |lo )?(?:mi[oa] |nostr[oa] )?(?:can[ei]|cagnolin[oa]|gatt[oa]|conigli\w*|cavallo|criceto)\b/,
    open: ['Mi dispiace tanto.', 'Che dolore, mi dispiace davvero.', 'Mi dispiace tanto: era famiglia.'],
    stay: [
      'Un animale così riempie le giornate, e ora si sente il posto vuoto.',
      'Si sente quanto bene gli hai voluto.',
      'È un lutto vero, e merita il suo tempo.',
      'Ha avuto accanto qualcuno che teneva davvero a lui.',
      'Ti leggo, senza fretta.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Qual è il momento della giornata in cui manca di più?',
      'Che cosa faceva di buffo?',
      'Chi è con te in queste ore?',
    ],
    advice: [
      'Dai tempo a questo saluto: una foto, una passeggiata sul suo percorso, due righe per ricordarlo.',
    ],
  },
  illness: {
    signs:
      /\b(?:incidente (?:in|con|d')|(?:in )?(?:rianimazione|terapia intensiva|coma\b|pronto soccorso))|\b(?:(?:mi[ao]|mamma|papa|nonn[oa]|madre|padre|moglie|marito|figli[oa]|fratello|sorella|zi[oa])\b.*\b(?:tumore|cancro|malat[oa]|ospedale|ictus|infarto|operar\w*|alzheimer|demenza|ricoverat[oa]|intensiva|chemio\w*|parkinson|sta (?:molto )?male|non mi (?:ha|riconosce)\b.*riconosciut\w*)|(?:tumore|cancro|alzheimer|ictus|infarto|chemio\w*|demenza)\b.*\b(?:mi[ao]|mamma|papa|nonn[oa])\b|non mi ha riconosciut[oa]|mi[ao] (?:madre|padre|mamma) e (?:in ospedale|malat[oa]))/,
    open: [
      'Mi dispiace: una notizia così fa tremare tutto.',
      'Mi dispiace tanto, è un peso enorme da portare.',
      'Mi dispiace. È dura vedere così una persona che ami.',
    ],
    stay: [
      'In tutto questo ci sei anche tu, non solo la persona malata.',
      'È tanto da reggere, giorno dopo giorno.',
      'Si capisce quanto ci tieni.',
      'L’attesa e l’incertezza stancano più di tutto.',
      'Qui puoi dirlo così com’è.',
      'Stai facendo molto, anche se da dentro sembra poco.',
    ],
    ask: [
      'Che cosa dicono i medici?',
      'Come stai tu, in mezzo a tutto questo?',
      'Chi ti dà una mano?',
      'Qual è la parte più difficile in questo momento?',
      'Quando riesci a riposare un po’?',
    ],
    advice: [
      'Chiedi ai medici una cosa alla volta e scrivi le risposte: toglie un po’ di nebbia.',
      'Fatti aiutare su una cosa precisa, come la spesa o un’ora di compagnia: è più facile che qualcuno dica sì.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:(?:mi ha|m'ha) (?:appena )?(?:lasciat[oa](?! (?:senza|a casa|in|un[ao]?|il|la)\b)|mollat[oa]|tradit[oa])|ci siamo lasciati|abbiamo rotto|e finita (?:con|tra)|(?:mi[oa] )?(?:marito|moglie|ragazz[oa]|fidanzat[oa]) (?:se n'e andat[oa]|vuole (?:il divorzio|separarsi))|divorzi\w+|ho lasciato il mio ragazzo|ho lasciato la mia ragazza)\b/,
    open: [
      'Mi dispiace, fa molto male.',
      'Mi dispiace: una fine così lascia senza fiato.',
      'Che botta. Mi dispiace davvero.',
    ],
    stay: [
      'È normale che la testa torni sempre lì.',
      'Una storia così non si spegne da un giorno all’altro.',
      'Capisco che bruci.',
      'Quello che provi ha senso, anche se cambia ogni ora.',
      'Non devi essere già oltre.',
      'Meritavi più cura di così.',
    ],
    ask: [
      'Come hai passato le ultime ore?',
      'Che cosa ti fa più male, adesso?',
      'Con chi riesci a parlarne?',
      'Che cosa ti manca di più?',
      'Che cosa ti farebbe bene stasera?',
    ],
    advice: [
      'Per qualche giorno togli di mezzo i suoi profili: ogni occhiata riapre la ferita.',
      'Stasera cerca una persona amica, anche solo per stare nella stessa stanza.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:mi hanno licenziat[oa]|licenziament\w+|ho perso il (?:lavoro|posto)|sono (?:stat[oa] licenziat[oa]|disoccupat[oa]|rimast[oa] senza lavoro)|in cassa integrazione|mi lasciano a casa|non mi (?:hanno rinnovato|rinnovano) il contratto)\b/,
    open: [
      'Mi dispiace: è un colpo duro.',
      'Mi dispiace davvero, è una notizia pesante.',
      'Che brutta botta. Mi dispiace.',
    ],
    stay: [
      'È comprensibile sentirsi mancare il terreno sotto i piedi.',
      'Questo non cancella quello che sai fare.',
      'Non c’è bisogno di avere già un piano oggi.',
      'È giusto che ti pesi: c’era dentro un pezzo di vita.',
      'Una cosa alla volta, davvero.',
    ],
    ask: [
      'Come l’hai presa, al primo momento?',
      'Chi lo sa già?',
      'Che cosa ti preoccupa di più?',
      'Che cosa ti riesce meglio, nel tuo lavoro?',
      'Qual è la prima cosa da sistemare questa settimana?',
    ],
    advice: [
      'Prima le cose concrete: documenti, liquidazione, sussidio. Un sindacato o un patronato ti aiuta gratis.',
      'Dillo a una persona fidata prima di tutto: da soli ogni conto sembra più nero.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:mi[oa]|miglior\w*) (?:\w+ )?amic[oa]\b.*\b(?:tradit\w|racconta\w* (?:i miei|tutto)|segret[oi]|mentit[oa]|bugi[ae]|non mi parla|alle spalle|ignora\w*)|ha (?:raccontato|detto) (?:a tutti )?(?:i miei|il mio) segret[oi]|mi ha mentito|parla\w* (?:male di me|alle mie spalle))\b/,
    open: [
      'Che brutta cosa. Mi dispiace: la fiducia è delicata.',
      'Mi dispiace: da chi ti conosce così bene fa il doppio del male.',
    ],
    stay: [
      'Dopo una cosa così è difficile sapere di chi fidarsi.',
      'Quello che avevi affidato era tuo.',
      'Si capisce che ti abbia ferito.',
      'Essere arrabbiati e tristi insieme, qui, è normale.',
      'Non c’è fretta di decidere che cosa farne.',
    ],
    ask: [
      'Come l’hai scoperto?',
      'Che cosa ti ha fatto più male?',
      'Che cosa vorresti sentirti dire?',
      'Di chi ti fidi ancora, adesso?',
    ],
    advice: [
      'Se decidi di parlarne, parti da come ti ha fatto sentire, con un solo esempio: è più difficile da negare.',
      'Prima di parlarne aspetta di dormirci su una notte, e decidi che cosa vuoi: una spiegazione, delle scuse o distanza.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:(?:ho |abbiamo |abbiam )?litig\w+|mi ha (?:urlato|gridato|insultat[oa]|cacciat[oa])|(?:litigio|lite|discussione) con|non ci parliamo (?:piu|da)|sbattuto la porta)\b/,
    open: [
      'Mi dispiace, un litigio così resta addosso.',
      'Ahi. Litigare con chi conta lascia il segno.',
      'Mi dispiace. Certe parole fanno male anche dopo.',
    ],
    stay: [
      'Si capisce che tu sia ancora dentro a quella scena.',
      'È una ferita, non solo una discussione.',
      'È dura non sentirsi capiti proprio lì.',
      'Non devi sistemare tutto oggi.',
      'Quello che senti tu, in questa storia, conta.',
    ],
    ask: [
      'Da che cosa è partito?',
      'Che cosa ti ha ferito di più?',
      'Che cosa avresti voluto che capisse?',
      'Come siete rimasti?',
      'Che cosa ti servirebbe, per riavvicinarti?',
    ],
    advice: [
      'Aspetta che la rabbia scenda, poi comincia da una frase su di te: «mi ha fatto male quando…» funziona meglio di un’accusa.',
    ],
  },
  forgotten: {
    signs:
      /\b(?:nessuno (?:mi ha (?:scritto|chiamat[oa]|fatto gli auguri|invitat[oa])|si e ricordato)|si sono (?:tutti )?dimenticati|(?:ha|hanno) dimenticato il mio compleanno|non mi hanno invitat[oa])\b/,
    open: [
      'Mi dispiace: essere dimenticati fa male, oggi più che mai.',
      'Che amarezza. Ci si resta male davvero.',
    ],
    stay: [
      'È giusto che ti dispiaccia, non è una sciocchezza.',
      'Volere un pensiero dagli altri è umano.',
      'Il silenzio degli altri non dice quanto vali.',
      'Almeno qui, di te ci si accorge.',
    ],
    ask: [
      'Da chi ti aspettavi un segno?',
      'Che cosa ti avrebbe fatto piacere?',
      'Che cosa potresti fare di buono per te, oggi?',
    ],
  },
  lonely: {
    signs:
      /\b(?:mi sento (?:\w+ )?sol[oa]|sono (?:sempre |cosi |molto )?sol[oa]\b(?! (?:un|uno|una|in casa|a casa))|solitudine|non ho (?:nessuno|amici)|non conosco nessuno qui|nessuno mi (?:cerca|vuole))\b/,
    open: [
      'Mi dispiace. La solitudine pesa, e fai bene a dirlo.',
      'Grazie di averlo scritto. Sentirsi così è faticoso.',
    ],
    stay: [
      'Dev’essere pesante, giorno dopo giorno.',
      'Non c’è niente di sbagliato in te se adesso è così.',
      'Servono tempo e occasioni, e non dipende tutto da te.',
      'È comprensibile che ti manchi qualcuno con cui parlare.',
      'Già dirlo a voce alta non è poco.',
    ],
    ask: [
      'In quale momento della giornata si sente di più?',
      'Chi ti manca?',
      'Con chi ti trovavi bene, prima?',
      'Che cosa ti piacerebbe fare in compagnia?',
      'C’è un posto, vicino a te, dove ti senti a tuo agio?',
    ],
    advice: [
      'Scegli una cosa che torna ogni settimana, un corso o un gruppo: vedere le stesse facce aiuta anche chi è timido.',
      'Manda due righe a una persona che non senti da un po’: spesso basta quello per ricominciare.',
    ],
  },
  money: {
    signs:
      /\b(?:non arrivo (?:alla |a )fine|fine (?:del )?mese|non ho (?:piu )?(?:soldi|un soldo)|debit[oi]|pignor\w+|sfratt\w+|non riesco a pagare|senza soldi|bolletta di)\b/,
    open: [
      'È una preoccupazione che non dà tregua, mi dispiace.',
      'Mi dispiace: fare i conti così ogni mese logora.',
    ],
    stay: [
      'Non è una colpa: la vita costa, e tu ci stai provando.',
      'È dura quando si è già tagliato dove si poteva.',
      'Si capisce che ti tolga il sonno.',
      'Chiedere aiuto non toglie niente a quanto ti impegni.',
    ],
    ask: [
      'Qual è la spesa che ti preoccupa di più?',
      'Quanto manca, più o meno?',
      'Con chi puoi parlarne senza vergogna?',
      'Che cosa ti darebbe un po’ di respiro?',
    ],
    advice: [
      'Chiama chi ha mandato la bolletta e chiedi di pagarla a rate: di solito si può.',
      'Al comune o a un patronato puoi chiedere quali bonus ti spettano: è gratis, e spesso qualcosa c’è.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:ho (?:la )?(?:febbre|l'influenza|mal di \w+|il covid|un tumore|una colica|la nausea)|sto male (?:da|di)|sono (?:malat[oa]|in ospedale)|mi devo operare|mi hanno diagnosticato|mi sono (?:rott[oa]|fatt[oa] male)|mi fa male (?:la|il|lo)\b)/,
    open: [
      'Mi dispiace, spero che passi presto.',
      'Che fatica. Mi dispiace.',
      'Mi dispiace, stare male toglie le forze.',
    ],
    stay: [
      'Prenditi il tempo che serve.',
      'Il corpo sta chiedendo una pausa.',
      'È fastidioso quando non si può fare altro che aspettare.',
      'Spero che tu abbia qualcuno che ti porti almeno un tè.',
    ],
    ask: [
      'Da quanto va avanti?',
      'Che cosa ha detto il medico?',
      'Chi c’è lì con te?',
      'Che cosa ti dà un po’ di sollievo?',
    ],
    advice: ['Se dura o peggiora, sentirei un medico: io non posso dirti che cos’è. Intanto acqua e riposo.'],
  },
  workTrouble: {
    signs:
      /\b(?:(?:lavoro|ufficio|capo|colleg(?:a|hi|he))\b.*\b(?:orribile|schifo|di merda|pessim[oa]|stress\w*|urla\w*|sgridat\w*|incapace|non ne posso|umilia\w*|odi[oa]|tratta\w* male|insopportabile|casino|inferno)|(?:odio|non sopporto) (?:il mio )?(?:lavoro|capo)|brutta giornata (?:al|a|sul) lavoro|giornata (?:orribile|terribile|pessima|no))\b/,
    open: [
      'Mi dispiace, dev’essere stata pesante.',
      'Che giornata. Mi dispiace.',
      'Uff, capisco: certe giornate restano addosso.',
    ],
    stay: [
      'È brutto sentirsi trattati così.',
      'Si capisce che tu ci stia ancora pensando.',
      'Non dice niente su quanto vali.',
      'È giusto che ti abbia dato fastidio.',
    ],
    ask: [
      'Com’è andata, esattamente?',
      'Che cosa ti ha dato più fastidio?',
      'C’era qualcuno dalla tua parte?',
      'Che cosa ti aiuta a staccare, stasera?',
    ],
    advice: [
      'Segnati che cosa è successo, con data e parole: se dovrai parlarne, i fatti aiutano.',
      'Chiedi due minuti a tu per tu e di’ una cosa sola, concreta: che cosa è successo e che cosa chiedi.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:ho|avro) (?:\w+ ){0,2}(?:l'|un |un'|gli |il )?(?:esam[ei]|verifica|interrogazione|maturita|test d'ingresso|concorso)|(?:esame|verifica|interrogazione|maturita) (?:di|tra|domani|lunedi|martedi|mercoledi|giovedi|venerdi|e )|bocciar\w*|paura dell'esame|indietr\w+ con (?:lo studio|il programma))/,
    open: [
      'L’attesa di un esame mette pressione, si capisce.',
      'Capisco la pressione: un esame così occupa tutta la testa.',
    ],
    stay: [
      'È normale avere paura quando si tiene a qualcosa.',
      'Quello che hai studiato c’è, anche se ora non lo vedi.',
      'Un esame andato male non decide il prossimo.',
      'Da fuori gli altri sembrano sempre più tranquilli di quanto siano.',
      'Un argomento alla volta.',
    ],
    ask: [
      'Qual è la parte che ti preoccupa di più?',
      'Quanto tempo hai ancora?',
      'Come ti stai organizzando con lo studio?',
      'Che cosa sai già bene?',
      'Chi studia con te?',
    ],
    advice: [
      'Venticinque minuti di studio e cinque di pausa, partendo dagli argomenti chiesti più spesso.',
      'Spiega un argomento ad alta voce, come a un amico: dove ti blocchi, lì c’è da ripassare.',
    ],
  },
  interview: {
    signs: /\b(?:ho (?:\w+ ){0,2}(?:un |il )?colloquio|colloquio (?:di lavoro|in|per|domani|con))\b/,
    open: [
      'Un colloquio mette sempre un po’ di agitazione.',
      'Capisco: prima di un colloquio la testa corre.',
    ],
    stay: [
      'Se ti hanno chiamato, qualcosa di te li ha già convinti.',
      'Un po’ di tremarella è normale, e di solito passa dopo la prima domanda.',
      'Non serve la perfezione: basta farsi capire.',
      'Prepararsi due o tre frasi toglie metà dell’ansia.',
    ],
    ask: [
      'Per che ruolo è?',
      'Qual è la domanda che temi di più?',
      'Che cosa ti piacerebbe di questo lavoro?',
      'Come ti stai preparando?',
    ],
    advice: [
      'Risposta breve e sincera: che cosa è successo in una frase, che cosa hai imparato, perché ora vuoi questo lavoro.',
      'Prepara tre esempi di cose fatte bene: con quelli rispondi a quasi tutto.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:non (?:riesco a|posso) dormire|non dormo|insonnia|notte in bianco|(?:sono le|alle) (?:due|tre|quattro|cinque|[2-5])\b.*\b(?:dorm\w*|svegli[oa])|non (?:chiudo|ho chiuso) occhio)/,
    open: ['Che fatica, le notti così non finiscono mai.', 'Mi dispiace: senza sonno tutto pesa di più.'],
    stay: [
      'Di notte i pensieri fanno più rumore.',
      'Si capisce che tu sia allo stremo.',
      'Non è colpa tua se la testa non si spegne.',
      'Anche solo stare al buio, tranquilli, un po’ riposa.',
    ],
    ask: [
      'Che cosa ti gira in testa?',
      'Da quanto va avanti così?',
      'Che cosa hai già provato?',
      'Com’è stata la tua giornata prima di andare a letto?',
    ],
    advice: [
      'Scrivi su un foglio i pensieri che girano e lascialo lì: domani li ritrovi. Se va avanti per settimane, parlane col medico.',
      'Alzati per dieci minuti, luce bassa e niente telefono, e torna a letto solo quando hai sonno.',
    ],
  },
}
