import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:(?:abbiamo |ho )?(?:seppellit|sepolt)\w+)\b|\b(?:(?:e (?:appena )?mort[oa]|sono (?:appena )?mort[ie])|e mancat[oa]|e venut[oa] a mancare|ci ha lasciat[oi]|ho perso (?:mi[ao]|il mio|la mia) (?!telefon|cellular|portafogl|lavor|chiav|post|borsa)|lutto|funerale|(?:mamma|papa|nonn[oa]|padre|madre|fratello|sorella|zi[oa]|marito|moglie|amic[oa]) non c'e piu|(?:ann[oi]|mes[ei]|settimane) che (?:lei |lui )?non c'e piu|sarebbe stato il (?:suo )?compleanno|avrebbe (?:compiuto|fatto) \d+ anni)\b/,
    open: [
      'Mi dispiace tanto.',
      'Mi dispiace davvero tanto per questa perdita.',
      'Che dolore. Mi dispiace tanto.',
    ],
    stay: [
      'Si capisce quanto contava per te questa persona.',
      'Grazie di parlarmene, sono qui.',
      'Capisco. In questi giorni è tutto più difficile.',
      'Si capisce quanto ti manca.',
      'Non c’è un modo giusto di vivere questi giorni.',
      'Prenditi il tempo che ti serve, io ci sono.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Qual è il ricordo che torna più spesso?',
      'Chi ti è vicino in questi giorni?',
      'Che cosa facevate insieme?',
      'Come stai adesso, in questo momento?',
    ],
    advice: [
      'Per ora basta mangiare qualcosa, riposare e avere qualcuno accanto.',
      'Puoi scrivere quello che volevi ancora dire.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:can[ei]|cagnolin[oa]|gatt[oaie]|gattin[oa]|conigli\w*|cavallo|criceto)\b.*\b(?:non c'e piu|e mort[oa]|e mancat[oa]|addormentar\w*|soppress\w*)|\b(?:e mort[oa]|ho perso|e mancat[oa]|addormentar\w*) (?:il |la |lo )?(?:mi[oa] |nostr[oa] )?(?:can[ei]|cagnolin[oa]|gatt[oa]|conigli\w*|cavallo|criceto)\b/,
    open: [
      'Mi dispiace tanto.',
      'Che dolore, mi dispiace davvero.',
      'Mi dispiace tanto, deve mancarti molto.',
    ],
    stay: [
      'Senza il tuo animale le giornate sono molto diverse.',
      'Si sente quanto bene gli hai voluto.',
      'È un vero lutto, e ci vuole tempo.',
      'È comprensibile che tu stia così male.',
      'Ti leggo, senza fretta.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Qual è il momento della giornata in cui manca di più?',
      'Quale ricordo bello ti viene in mente?',
      'Chi è con te in queste ore?',
    ],
    advice: ['Prenditi tempo per salutarlo, magari con una foto.'],
  },
  illness: {
    signs:
      /\b(?:incidente (?:in|con|d')|(?:in )?(?:rianimazione|terapia intensiva|coma\b|pronto soccorso))|\b(?:(?:mi[ao]|mamma|papa|nonn[oa]|madre|padre|moglie|marito|figli[oa]|fratello|sorella|zi[oa])\b.*\b(?:tumore|cancro|malat[oa]|ospedale|ictus|infarto|operar\w*|alzheimer|demenza|ricoverat[oa]|intensiva|chemio\w*|parkinson|sta (?:molto )?male|non mi (?:ha|riconosce)\b.*riconosciut\w*)|(?:tumore|cancro|alzheimer|ictus|infarto|chemio\w*|demenza)\b.*\b(?:mi[ao]|mamma|papa|nonn[oa])\b|non mi ha riconosciut[oa]|mi[ao] (?:madre|padre|mamma) e (?:in ospedale|malat[oa]))/,
    open: [
      'Mi dispiace tanto. È una notizia molto dura.',
      'Mi dispiace, è davvero tanto da portare.',
      'Mi dispiace. È dura vedere così una persona che ami.',
    ],
    stay: [
      'In tutto questo ci sei anche tu, non solo la persona malata.',
      'Capisco, è pesante giorno dopo giorno.',
      'Si capisce quanto ci tieni.',
      'Aspettare senza sapere stanca molto.',
      'Qui puoi dirlo così com’è.',
      'Stai già facendo molto.',
    ],
    ask: [
      'Che cosa dicono i medici?',
      'Come stai tu, in mezzo a tutto questo?',
      'Chi ti dà una mano?',
      'Qual è la parte più difficile in questo momento?',
      'Quando riesci a riposare un po’?',
    ],
    advice: [
      'Fai ai medici una domanda alla volta e scrivi le risposte.',
      'Chiedi una cosa precisa, come la spesa o un po’ di compagnia.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:(?:mi ha|m'ha) (?:appena )?(?:lasciat[oa](?! (?:senza|a casa|in|un[ao]?|il|la)\b)|mollat[oa]|tradit[oa])|ci siamo lasciati|abbiamo rotto|e finita (?:con|tra)|(?:mi[oa] )?(?:marito|moglie|ragazz[oa]|fidanzat[oa]) (?:se n'e andat[oa]|vuole (?:il divorzio|separarsi))|divorzi\w+|ho lasciato il mio ragazzo|ho lasciato la mia ragazza)\b/,
    open: [
      'Mi dispiace, fa molto male.',
      'Mi dispiace. Dev’essere stato un colpo.',
      'È davvero dura. Mi dispiace.',
    ],
    stay: [
      'È normale pensarci di continuo.',
      'Per una cosa così ci vuole tempo.',
      'Capisco che faccia male.',
      'Quello che provi ha senso, anche se cambia.',
      'Non devi stare bene già adesso.',
      'È normale che tu ci stia male.',
    ],
    ask: [
      'Che cosa ti fa più male, adesso?',
      'Con chi riesci a parlarne?',
      'Che cosa ti manca di più?',
      'Che cosa ti farebbe bene stasera?',
    ],
    advice: [
      'Per qualche giorno non guardare i suoi profili.',
      'Stasera vedi una persona amica, anche solo per non pensarci.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:mi hanno licenziat[oa]|licenziament\w+|ho perso il (?:lavoro|posto)|sono (?:stat[oa] licenziat[oa]|disoccupat[oa]|rimast[oa] senza lavoro)|in cassa integrazione|mi lasciano a casa|non mi (?:hanno rinnovato|rinnovano) il contratto)\b/,
    open: [
      'Mi dispiace, è una brutta notizia.',
      'Mi dispiace davvero, è una notizia pesante.',
      'È una situazione difficile. Mi dispiace.',
    ],
    stay: [
      'È comprensibile sentire tanta incertezza.',
      'Questo non cancella quello che sai fare.',
      'Non c’è bisogno di avere già un piano oggi.',
      'È normale che ti pesi molto.',
      'Puoi affrontare una cosa alla volta.',
    ],
    ask: [
      'Come l’hai presa, al primo momento?',
      'Chi lo sa già?',
      'Che cosa ti preoccupa di più?',
      'Che cosa ti riesce meglio, nel tuo lavoro?',
      'Qual è la prima cosa da sistemare questa settimana?',
    ],
    advice: [
      'Prima documenti, liquidazione e sussidio: un patronato ti aiuta gratis.',
      'Parlane prima con una persona di cui ti fidi.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:mi[oa]|miglior\w*) (?:\w+ )?amic[oa]\b.*\b(?:tradit\w|racconta\w* (?:i miei|tutto)|segret[oi]|mentit[oa]|bugi[ae]|non mi parla|alle spalle|ignora\w*)|ha (?:raccontato|detto) (?:a tutti )?(?:i miei|il mio) segret[oi]|mi ha mentito|parla\w* (?:male di me|alle mie spalle))\b/,
    open: [
      'Che brutta cosa. Mi dispiace che sia successo.',
      'Mi dispiace. Da una persona vicina fa ancora più male.',
    ],
    stay: [
      'Dopo una cosa così è difficile sapere di chi fidarsi.',
      'Non era giusto trattarti così.',
      'Si capisce che ti abbia ferito.',
      'È normale provare insieme rabbia e tristezza.',
      'Non c’è fretta di decidere che cosa farne.',
    ],
    ask: [
      'Come l’hai scoperto?',
      'Che cosa ti ha fatto più male?',
      'Che cosa vorresti sentirti dire?',
      'Di chi ti fidi ancora, adesso?',
    ],
    advice: [
      'Se ne parli, di’ come ti ha fatto sentire, con un esempio.',
      'Prima dormici sopra e pensa a che cosa vuoi.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:(?:ho |abbiamo |abbiam )?litig\w+|mi ha (?:urlato|gridato|insultat[oa]|cacciat[oa])|(?:litigio|lite|discussione) con|non ci parliamo (?:piu|da)|sbattuto la porta)\b/,
    open: [
      'Mi dispiace, un litigio così fa stare male.',
      'Ahi. È difficile litigare con una persona importante.',
      'Mi dispiace. Deve far male ancora adesso.',
    ],
    stay: [
      'Capisco che tu ci stia ancora male.',
      'Si sente che ti ha ferito molto.',
      'È difficile quando non ci si sente capiti.',
      'Non devi sistemare tutto oggi.',
      'Conta anche quello che senti tu.',
    ],
    ask: [
      'Da che cosa è partito?',
      'Che cosa ti ha ferito di più?',
      'Che cosa avresti voluto che capisse?',
      'Come siete rimasti?',
      'Che cosa ti aiuterebbe a fare pace?',
    ],
    advice: ['Aspetta un po’, poi comincia con «mi ha fatto male quando…».'],
  },
  forgotten: {
    signs:
      /\b(?:nessuno (?:mi ha (?:scritto|chiamat[oa]|fatto gli auguri|invitat[oa])|si e ricordato)|si sono (?:tutti )?dimenticati|(?:ha|hanno) dimenticato il mio compleanno|non mi hanno invitat[oa])\b/,
    open: ['Mi dispiace. Fa male quando gli altri si dimenticano.', 'È normale restarci male. Mi dispiace.'],
    stay: [
      'È giusto che ti dispiaccia, non è una sciocchezza.',
      'È normale desiderare che qualcuno pensi a noi.',
      'Questo non vuol dire che tu valga meno.',
      'Hai fatto bene a raccontarmelo.',
    ],
    ask: [
      'Da chi te lo aspettavi?',
      'Che cosa ti avrebbe fatto piacere?',
      'Che cosa potresti fare oggi per stare un po’ meglio?',
    ],
  },
  lonely: {
    signs:
      /\b(?:mi sento (?:\w+ )?sol[oa]|sono (?:sempre |cosi |molto )?sol[oa]\b(?! (?:un|uno|una|in casa|a casa))|solitudine|non ho (?:nessuno|amici)|non conosco nessuno qui|nessuno mi (?:cerca|vuole))\b/,
    open: ['Mi dispiace. Fai bene a dirlo.', 'Grazie di averlo scritto. Sentirsi così è faticoso.'],
    stay: [
      'Dev’essere pesante, giorno dopo giorno.',
      'Non c’è niente di sbagliato in te se adesso è così.',
      'Non dipende tutto da te, e ci vuole tempo.',
      'È comprensibile che ti manchi qualcuno con cui parlare.',
      'Non è facile dirlo, e l’hai fatto.',
    ],
    ask: [
      'In quale momento della giornata si sente di più?',
      'Chi ti manca?',
      'Con chi ti trovavi bene, prima?',
      'Che cosa ti piacerebbe fare in compagnia?',
      'C’è un posto, vicino a te, dove ti senti a tuo agio?',
    ],
    advice: [
      'Scegli una cosa settimanale, come un corso o un gruppo.',
      'Manda due righe a una persona che non senti da un po’.',
    ],
  },
  money: {
    signs:
      /\b(?:non arrivo (?:alla |a )fine|fine (?:del )?mese|non ho (?:piu )?(?:soldi|un soldo)|debit[oi]|pignor\w+|sfratt\w+|non riesco a pagare|senza soldi|bolletta di)\b/,
    open: [
      'Mi dispiace, dev’essere una grande preoccupazione.',
      'Mi dispiace. È faticoso fare i conti così.',
    ],
    stay: [
      'Non è colpa tua, è tutto molto caro.',
      'È difficile risparmiare ancora di più.',
      'Capisco che tu ci pensi sempre.',
      'Va benissimo chiedere aiuto.',
    ],
    ask: [
      'Qual è la spesa che ti preoccupa di più?',
      'Quanto manca, più o meno?',
      'Con chi potresti parlarne?',
      'Che cosa ti aiuterebbe di più adesso?',
    ],
    advice: [
      'Chiama chi ha mandato la bolletta e chiedi di pagarla a rate.',
      'Chiedi al comune o a un patronato quali bonus ti spettano.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:ho (?:la )?(?:febbre|l'influenza|mal di \w+|il covid|un tumore|una colica|la nausea)|sto male (?:da|di)|sono (?:malat[oa]|in ospedale)|mi devo operare|mi hanno diagnosticato|mi sono (?:rott[oa]|fatt[oa] male)|mi fa male (?:la|il|lo)\b)/,
    open: [
      'Mi dispiace, spero che passi presto.',
      'Non dev’essere facile. Mi dispiace.',
      'Mi dispiace che tu stia così.',
    ],
    stay: [
      'Prenditi il tempo che serve.',
      'Il tuo corpo ha bisogno di riposo.',
      'È fastidioso quando non si può fare altro che aspettare.',
      'Spero che qualcuno ti stia accanto.',
    ],
    ask: [
      'Da quanto va avanti?',
      'Che cosa ha detto il medico?',
      'Chi c’è lì con te?',
      'Che cosa ti dà un po’ di sollievo?',
    ],
    advice: ['Riposa e bevi, e se dura o peggiora chiama il medico.'],
  },
  workTrouble: {
    signs:
      /\b(?:(?:lavoro|ufficio|capo|colleg(?:a|hi|he))\b.*\b(?:orribile|schifo|di merda|pessim[oa]|stress\w*|urla\w*|sgridat\w*|incapace|non ne posso|umilia\w*|odi[oa]|tratta\w* male|insopportabile|casino|inferno)|(?:odio|non sopporto) (?:il mio )?(?:lavoro|capo)|brutta giornata (?:al|a|sul) lavoro|giornata (?:orribile|terribile|pessima|no))\b/,
    open: [
      'Mi dispiace, dev’essere stata pesante.',
      'Che giornata. Mi dispiace.',
      'Uff, capisco, è davvero difficile.',
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
      'Scrivi che cosa è successo, con la data e le parole esatte.',
      'Chiedi di parlare a tu per tu e di’ una cosa concreta.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:ho|avro) (?:\w+ ){0,2}(?:l'|un |un'|gli |il )?(?:esam[ei]|verifica|interrogazione|maturita|test d'ingresso|concorso)|(?:esame|verifica|interrogazione|maturita) (?:di|tra|domani|lunedi|martedi|mercoledi|giovedi|venerdi|e )|bocciar\w*|paura dell'esame|indietr\w+ con (?:lo studio|il programma))/,
    open: ['Capisco, un esame mette pressione.', 'Capisco che un esame così ti preoccupi.'],
    stay: [
      'È normale avere paura quando si tiene a qualcosa.',
      'Quello che hai studiato ti servirà, anche se ora non sembra.',
      'Anche se andasse male, si può riprovare.',
      'Spesso gli altri sembrano solo più tranquilli.',
      'Puoi fare un argomento alla volta.',
    ],
    ask: [
      'Qual è la parte che ti preoccupa di più?',
      'Quanto tempo hai ancora?',
      'Come ti stai organizzando con lo studio?',
      'Che cosa sai già bene?',
      'Chi studia con te?',
    ],
    advice: [
      'Studia venticinque minuti e riposa cinque, cominciando dagli argomenti più chiesti.',
      'Spiega un argomento ad alta voce, come a una persona amica.',
    ],
  },
  interview: {
    signs: /\b(?:ho (?:\w+ ){0,2}(?:un |il )?colloquio|colloquio (?:di lavoro|in|per|domani|con))\b/,
    open: ['È normale agitarsi prima di un colloquio.', 'Capisco, un colloquio è importante.'],
    stay: [
      'Se ti hanno chiamato, qualcosa di te è piaciuto.',
      'Di solito l’agitazione passa dopo la prima domanda.',
      'Non serve essere perfetti, basta spiegarsi bene.',
      'Aiuta avere pronte due o tre frasi.',
    ],
    ask: [
      'Per che ruolo è?',
      'Qual è la domanda che temi di più?',
      'Che cosa ti piacerebbe di questo lavoro?',
      'Come ti stai preparando?',
    ],
    advice: [
      'Di’ in breve che cosa hai imparato e perché vuoi questo lavoro.',
      'Prepara tre esempi di cose che hai fatto bene.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:non (?:riesco a|posso) dormire|non dormo|insonnia|notte in bianco|(?:sono le|alle) (?:due|tre|quattro|cinque|[2-5])\b.*\b(?:dorm\w*|svegli[oa])|non (?:chiudo|ho chiuso) occhio)/,
    open: ['Uff, le notti così sembrano infinite.', 'Mi dispiace. Senza sonno è tutto più difficile.'],
    stay: [
      'Di notte i pensieri sono spesso più pesanti.',
      'Capisco che tu non ne possa più.',
      'Non è colpa tua se non riesci a dormire.',
      'Anche solo stare sdraiati al buio riposa un po’.',
    ],
    ask: [
      'A che cosa pensi in quei momenti?',
      'Da quanto va avanti così?',
      'Che cosa hai già provato?',
      'Com’è stata la tua giornata prima di andare a letto?',
    ],
    advice: [
      'Scrivi i pensieri su un foglio. Se dura settimane, parlane col medico.',
      'Alzati dieci minuti, con poca luce e senza telefono.',
    ],
  },
}
