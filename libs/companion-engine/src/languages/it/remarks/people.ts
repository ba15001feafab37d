import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:mi|m')\s?(?:ha|hanno) (?:pure |anche |sempre )?(?:dato (?:del|della|dello)|offes[oa]|insultat[oa]|umiliat[oa]|pres[oa] in giro|rispost[oa] male|trattat[oa] (?:male|come)|urlat[oa] (?:contro|addosso)|sgridat[oa]|gridat[oa]|mandat[oa] a quel paese)|(?:mi|m')\s?(?:ha|hanno) (?:pure )?(?:detto|risposto) che (?:sono|so'?) (?:una |un |nu |uno )?(?:paranoic|brutt|grass|vecch|maleducat|esagerat|pesant|stupid|scem|inutil|egois|acid|trimon)\w*|frecciat[ae])/,
    tone: 'hard',
    say: [
      'Certe parole si piantano lì e non se ne vanno in fretta.',
      'Una frase detta male pesa più di una lunga discussione.',
      'Parole così lasciano il segno, anche quando si fa finta di niente.',
    ],
    ask: ['Succede spesso, con questa persona?', 'Che cosa ti ha punto di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho|abbiamo) (?:appena |di nuovo |ancora )?(?:litigato|discusso|bisticciato)|(?:una|poi|brutta|grossa) (?:discussione|litigata|lite)|(?:si|ci) (?:litiga|litighiamo|urliamo)|(?:non|nn) ci (?:parliamo|siamo detti)|(?:non|nn) (?:mi )?(?:parla|parlano|rivolge la parola) piu|sbatt\w+ la porta|(?:non|nn) scambio una parola|mi ha bloccat[oa] (?:su|ovunque|dappertutto))\b/,
    tone: 'hard',
    say: [
      'Dopo uno scontro l’aria resta densa per ore.',
      'I litigi continuano in testa anche quando le voci si fermano.',
      'Tra due persone il silenzio, dopo, fa quasi più rumore.',
    ],
    ask: ['Da dove è partito tutto?', 'Adesso a che punto siete?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mi ha (?:appena )?lasciat[oa](?:$|[,.!]| (?:ieri|in (?:videochiamata|macchina)|per (?:messaggio|un|lui|lei)|dopo|oggi|domenica))|per cui mi ha lasciat[oa]|ci siamo lasciat[ie]|mi lascia perche|e finita (?:con|tra)|(?:chiedo|chiesto|vuole) (?:la separazione|il divorzio)|(?:mi ha|m'ha) tradit[oa]|s'e mess[oa] con|si e mess[oa] con)/,
    tone: 'hard',
    say: [
      'Quando una storia si spezza, le giornate perdono la forma.',
      'Una rottura occupa ogni angolo, pure quelli che non c’entrano.',
    ],
    ask: ['Te l’aspettavi un po’, o per niente?', 'Chi hai vicino in questi giorni?'],
  },
  {
    signs:
      /\b(?:(?:non|nn|nun) (?:mi )?(?:risponde|rispondono|ha (?:ancora |piu )?(?:risposto|scritto|chiamato|telefonato)|scrive|scrivono|telefona|richiama|chiama|cerca|cercano)(?! (?:nessun|a nessun))|(?:nessuna|senza|ancora nessuna) risposta|spunte (?:sono )?blu|ha visualizzato|ultimo accesso|mi (?:evita|ignora|ignorano|ha ghostat[oa]))\b/,
    tone: 'hard',
    say: [
      'Un telefono che tace fa lavorare troppo la fantasia.',
      'Il silenzio di qualcuno si riempie da solo di ipotesi.',
    ],
    ask: ['Da quanto va avanti questo silenzio?', 'È insolito o capita spesso?'],
  },
  {
    signs:
      /\b(?:(?:mi ha|mi hanno|m'ha) (?:dato buca|paccat[oa]|bidonat[oa]|piantat[oa] in asso)|(?:ha|hanno) (?:disdetto|annullato)|ha un impegno|(?:non|nn) (?:viene|vengono|verra|e venut[oa]) (?:piu|nessuno)|(?:non|nn) (?:mi )?(?:invitano|hanno invitat[oa]|vengo mai invitat[oa])|smesso di invitarmi|(?:non|nn) conosco (?:ancora )?nessuno)\b/,
    tone: 'hard',
    say: [
      'Restare con il posto vuoto accanto lascia l’amaro in bocca.',
      'Essere lasciati da parte punge, anche quando non si dice.',
    ],
    ask: ['È una volta sola o comincia a essere un’abitudine?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:non|nn|nun) )mi sento (?:\w+ )?sol[oa]|(?:sono|sto|resto|rimango) (?:sempre |completamente |tutto il giorno )?(?:da )?sol[oa] (?:a casa|come|tutt|stasera)|giorni senza (?:parlare|vedere|sentire)|(?:non|nn) (?:ho|c'e) nessuno (?:con cui|a cui)|oggi ho parlato solo con|a casa da soli|(?:la |di )?solitudine(?! (?:non|nn)))\b/,
    tone: 'hard',
    say: [
      'Le ore senza nessuno accanto sono fatte di minuti larghi.',
      'Quando manca una voce vicina, anche la giornata più breve si allunga.',
    ],
    ask: ['Qual è l’ora in cui pesa di più?', 'C’è qualcuno che ti farebbe piacere sentire?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:(?:mi|me) (?:manca|mancano|manchi|mancate)(?! (?:solo|ancora|il fiato|l'aria|il respiro|un esame|due|tre|quattro|sei|poco|\d|che|l'ultim|soltanto))|sento (?:la|tanto la) (?:mancanza|nostalgia)|(?:ho|che) nostalgia)\b/,
    tone: 'hard',
    say: [
      'La mancanza si infila nelle cose piccole, dove meno te l’aspetti.',
      'Quando manca qualcosa di caro, la giornata ha un buco in mezzo.',
      'La nostalgia arriva di solito da un odore o da un rumore.',
    ],
    ask: ['In quali momenti si fa sentire?', 'Che cosa ti torna in mente per primo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:senza che (?:glielo|gliel'|nessuno) ?\w+|senza (?:un|nessun) motivo|(?:mi|m')\s?(?:ha|hanno) (?:pure |anche |gia )?(?:abbracciat[oa]|regalat[oa]|offert[oa](?! un (?:posto|lavoro))|aiutat[oa]|accarezzat[oa]|portat[oa] (?:il caffe|la colazione|un fiore|dei fiori|i fiori|una torta|un regalo)|preparat[oa]|tenut[oa] da parte|messo (?:in mano|la coperta|una mano|la mano)|lasciat[oa] una? (?:teglia|biglietto|dolce|torta)|dato (?:un |una |pure |mezzo |da )*(?:mano|formaggio|abbraccio|asciugamano|caramella|sedia|salame|biscotto|bacio|passaggio|bere)|fatto (?:un regalo|compagnia|trovare|gli auguri|una sorpresa|il caffe))|una gentilezza|un pensiero gentile)\b/,
    tone: 'glad',
    say: [
      'Un gesto piccolo, e la giornata cambia colore.',
      'Le gentilezze vere non fanno rumore, e si ricordano a lungo.',
      'Bello quando qualcuno ci pensa davvero.',
    ],
    ask: ['È una cosa che ti aspettavi?', 'Che faccia hai fatto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:mi|m')\s?(?:ha|hanno) (?:\w+ )?(?:fatto i complimenti|applaudit[oa]|detto "?(?:brav[oa]|che bell\w|grazie|bell\w|ti voglio bene|sei stat[oa] brav))|(?:detto|dice|dicono) che sono (?:brav|bell|portat|in gamba)\w*|i complimenti|"brav[oa]|(?:ha|hanno) scelto (?:me|noi)|record mio|un applauso)/,
    tone: 'glad',
    say: [
      'Un riconoscimento così si tiene in tasca per i giorni storti.',
      'Quando lo dicono gli altri, ci si crede un po’ di più.',
    ],
    ask: ['Come ti suona, detto così?'],
  },
  {
    signs:
      /^(?!.*\b(?:turno|lavora|infermier\w)\b).*\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:figli\w|bimb\w|bambin\w|piccol\w|gemell\w|nipot\w+|marito|moglie|mamma|madre|papa|padre|nonn\w|grande)\b[^.?]{0,50}\b(?:febbre|tosse|malat[oaie]|vomit\w+|sta male|stanno male|ricoverat[oa]|in ospedale|al pronto soccorso|all'ospedale|e cadut[oa]|e svenut[oa]|oper(?:at|an)\w*)|ha l'(?:alzheimer|parkinson)|(?:mi occupo|mi prendo cura) di (?:mia|mio|mamma|papa))\b/,
    tone: 'hard',
    say: [
      'Quando sta male qualcuno di casa, si dorme con un orecchio aperto.',
      'La salute di chi si ama pesa più della propria.',
    ],
    ask: ['Come vanno le cose in queste ore?', 'Tu riesci a tirare il fiato?'],
  },
  {
    signs:
      /\b(?:(?:bimb[oa]|neonat[oa]|bambin[oa]) di (?:\w+ )(?:settiman\w|mes[ei]|giorn[oi])|pannolin\w|biberon|poppat\w|allatt\w+|attaccat[oa] (?:alla tetta|al seno)|pigiamino|ciuccio|ninna nanna|congedo (?:di paternita|di maternita|parentale)|passeggino)\b/,
    say: [
      'Con un esserino così in casa gli orari li detta tutti lui.',
      'Quando si è così piccoli si comanda senza dire una parola.',
    ],
    ask: ['Le notti come vanno?', 'Chi dei grandi regge meglio?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:sono|e|siamo) incint[ae]|(?:mia moglie|la mia compagna|mia figlia|mia sorella|mia nuora) aspetta(?: un| una|$|,)|aspettiamo (?:un|una) (?:bimb|bambin|figli|femmin|masch)\w*|(?:e|sono) nat[oaie] (?:il|la|i|oggi|ieri|stanotte|mi[oa]|due|una) (?:\w+ )?(?:bimb|bambin|figli|nipot|gemell)\w*|nasce(?:ra|ranno)? (?:a|ad|in|tra|fra) \w+|sono due,? gemelli|pancione|divento (?:padre|madre|papa|mamma|nonn[oa]|zi[oa])|saro (?:padre|madre|papa|mamma|nonn[oa]|zi[oa]))/,
    tone: 'glad',
    say: [
      'Una vita nuova sposta tutti i mobili, anche quelli in testa.',
      'Notizie così dividono il tempo in prima e dopo.',
    ],
    ask: ['Quanto manca, o è già qui?', 'Ci sono già dei nomi in giro?'],
  },
  {
    signs:
      /\b(?:(?:ci|vi|si) spos(?:iamo|ano|a|eremo)\b|(?:il|al|del|un) (?:mio |nostro |suo )?matrimonio|le nozze|di nozze|(?:una|la|due) spos[ae]|(?:abito|vestito) da sposa|bomboniere|confetti|partecipazioni|lista degli invitati|testimone di nozze|(?:ville|villa|sala) per il ricevimento|chiesto la mano|preso l'anello|addio al (?:nubilato|celibato))\b/,
    say: [
      'Un matrimonio mette in moto mezza parentela.',
      'Attorno a una sposa gira sempre un piccolo esercito.',
      'Per un sì di un secondo si lavora mesi.',
    ],
    ask: ['Chi ha la parte più difficile, secondo te?', 'Festa grande o pochi intimi?'],
  },
  {
    signs:
      /\b(?:(?:bimb|bambin|piccol|figli|gemell)\w+ (?:\w+ )?(?:dorm(?:e|ono)|(?:si e|si sono) addormentat\w)|addormentat[oa] (?:in braccio|addosso|finalmente)|finalmente dormono)\b/,
    say: [
      'Quando i piccoli dormono, la casa tira il fiato.',
      'A quell’ora si cammina in punta di piedi e si parla piano.',
    ],
    ask: ['E quel silenzio, come lo si usa?'],
  },
  {
    signs:
      /\b(?:(?:un anno|\w+ (?:anni|mesi)) (?:che )?(?:stiamo|stiam) (?:insieme|assieme)|(?:stiamo|siamo) insieme da|\w+ anni insieme|(?:il nostro|per l'|l'|di )anniversario|sposat[oaie] da|siamo sposat[ie]|femo i cinquanta|conviviamo|nozze d'(?:oro|argento)|andiamo a convivere)\b/,
    say: [
      'Il tempo passato insieme si vede dalle abitudini piccole.',
      'In due si costruisce una lingua che gli altri non capiscono.',
    ],
    ask: ['Da dove è cominciata, la storia?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:primo|un) appuntamento (?:con (?:lui|lei)|galante|romantico)|(?<!\b(?:non|nn|nun) )(?:esco|usciamo|sono uscit[oa]) (?:con|col) (?:lui|lei|un (?:tipo|ragazzo|uomo)|una (?:tipa|ragazza|donna)|il (?:tipo|ragazzo)|tipo|ragazzo|quello|quella)|(?:mi|m')\s?ha invitat[oa] (?:a cena|fuori|al cinema|a bere|a prendere)|me? porta a (?:cena|ballare)|mi porta a (?:cena|ballare)|(?:le|gli) ho chiesto di uscire|(?:cena|sushi|cinema|gelato) con (?:lui|lei)|su tinder|un match|porto la tipa)\b/,
    say: [
      'Un’uscita comincia già davanti all’armadio aperto.',
      'Quando c’è di mezzo qualcuno che interessa, ogni dettaglio conta.',
    ],
    ask: ['Che effetto ti fa, a pensarci?', 'Come vi siete incrociati?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mi piace (?:un ragazzo|una ragazza|uno d\w+|una d\w+|da quando)|(?<!\b(?:non|nn|nun) )(?:sono|mi sono|so) (?:\w+ )?innamorat[oa]|una cotta|la mia crush|mi ha messo like|sta scrivendo|ha chiesto di me|le fossette|ginocchio con ginocchio)\b/,
    say: [
      'Quando piace qualcuno, uno sguardo vale un romanzo intero.',
      'Da fuori sembrano dettagli, da dentro sono notizie da prima pagina.',
    ],
    ask: ['Che cosa ti ha colpito per primo?', 'E la persona in questione, lo sospetta?'],
  },
  {
    signs:
      /\b(?:(?:(?:il|la) mi[oa]|la sua|il suo|l') ?ex\b|ex (?:marito|moglie|ragazz[oa]|fidanzat[oa])|il padre dei miei figli|la madre dei miei figli)/,
    say: ['Gli ex hanno il vizio di restare nei discorsi.', 'Le storie passate bussano quando meno serve.'],
    ask: ['Che effetto ti fa, oggi, nominare quella persona?'],
  },
  {
    signs:
      /\b(?:mi(?:o|a)? suocer[oa]|(?:la|mia|dalla) suocera|i (?:miei )?suoceri|mia nuora|mio genero|mia cognata|(?<!prende )mio cognato)\b/,
    say: [
      'La famiglia acquisita è un capitolo a parte, con le sue note a margine.',
      'Con i parenti presi insieme a qualcuno serve diplomazia.',
    ],
    ask: ['Che tipo di persona è?', 'In genere vi capite?'],
  },
  {
    signs:
      /\b(?:arrivano tutti|(?:pranzo|cena|tavola)[\w ]{0,12} siamo tutti|siamo tutti (?:a tavola|insieme)|(?:eravamo|saremo) (?:\w+ )?in (?:dieci|dodici|quindici|venti|trenta|\d\d)|(?:viene|arriva|vengono|venut[oaie]) (?:\w+ )?(?:a trovarmi|a cena|a pranzo)|(?:ho|abbiamo) (?:degli |gli )?ospiti|pranzo di famiglia|tavolata|cenone|rimpatriata)\b/,
    say: [
      'Tante sedie attorno a un tavolo, e la casa cambia voce.',
      'Quando la gente si raduna, c’è sempre da preparare e da raccontare.',
    ],
    ask: ['Chi fa più baccano, di solito?', 'Chi ti fa più piacere vedere?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) (?:\w+ )?(?:l'ho|gliel'ho|gliene ho|ne ho|lo ho) (?:\w+ )?(?:dett[oa]|parlato|raccontat[oa]|confessat[oa])|(?:non|nn) ho (?:ancora )?detto (?:ancora )?(?:nulla|niente)(?! di)|(?:non|nn) lo sa(?:nno)? (?:\w+ )?nessuno|nessuno lo sa|(?:padre|madre|moglie|marito|miei) (?:non|nn) (?:lo )?sa(?:nno)?|(?:che (?:non|nn)|in famiglia (?:non|nn)) (?:lo )?sa nessuno|in famiglia (?:non|nn) lo sa|a nascondermi)\b/,
    say: [
      'Quello che non si è detto occupa posto lo stesso.',
      'Tenersi una cosa per sé richiede più fatica di quanto sembri.',
    ],
    ask: ['Che cosa ti trattiene?', 'Se dovessi dirlo a una persona sola, chi sarebbe?'],
  },
  {
    signs:
      /(?:^|[.,;!] |\b(?:oggi|ieri|io|gia|ecco,) )(?:gliel'ho|gliene ho|l'ho) (?:\w+ )?(?:dett[oa]|parlato|raccontat[oa]|confessat[oa])\b|\bho detto (?:tutto|la verita)\b|(?<!\b(?:non|nn|nun) )\b(?:glielo|gliela) dico\b(?! ogni)|\bho deciso di (?:dirglielo|parlarne)\b/,
    say: [
      'Dirlo a qualcuno cambia il peso di una cosa.',
      'Certe parole, una volta fuori, camminano da sole.',
    ],
    ask: ['Come l’ha presa, o come la prenderà?'],
  },
  {
    signs:
      /\b(?:(?:i|coi|con i|la|il|mi[oa]|dei|tre|due|un|una) (?:coinqui(?:lin[oaie])?|compagn[oa] di stanza|coinquilini)|divido (?:la stanza|l'appartamento))\b/,
    say: [
      'Dividere il tetto con altri è una scuola di diplomazia.',
      'Tra coinquilini il frigorifero è terreno di confine.',
    ],
    ask: ['A parte questo, com’è la convivenza?'],
  },
  {
    signs:
      /\b(?:(?:il|la|mi[oa]|i|ai|dal|al|un|una|er) (?:mi[oaei] |nostr[oa] )?(?:vicin[oaie]|dirimpettai[oa]|confinante)(?! (?:a|al|di|alla|allo|casa|ai|alle)\b)|(?:la signora|quello|quella|quelli) (?:di sotto|di sopra|del (?:primo|secondo|terzo|quarto)))\b/,
    say: [
      'I vicini finiscono sempre nelle storie, volenti o nolenti.',
      'I vicini non si scelgono, capitano.',
    ],
    ask: ['Vi conoscete da molto?', 'Che rapporto avete, di solito?'],
  },
  {
    signs:
      /\b(?:(?:(?:il|la) (?:mi[oa] )?(?:miglior[e]? )?(?:amic[oa]|bff)|(?:i|le|coi|con i|con le|gli|alle|ai) (?:miei |mie |suoi )?amic(?:i|he)|un (?:mio )?amico|una (?:mia )?amica|un'amica|amica di sempre|amico di sempre|migliore amic[oa]|la cami|la compagnia))\b/,
    say: [
      'Gli amici entrano in tutte le storie, anche in quelle storte.',
      'Le amicizie tengono il filo tra un periodo e l’altro.',
    ],
    ask: ['Da quanti anni va avanti, questa amicizia?', 'Vi sentite spesso?'],
  },
  {
    signs:
      /\b(?:mi[oa'e]? (?:sorell\w+|fratell\w+|cugin[oa]|cuggino|zi[oa])|me soru|i miei (?:fratelli|cugini)|le mie (?:sorelle|cugine))\b/,
    say: [
      'Tra fratelli, cugini e zii ognuno ha il suo ruolo da una vita.',
      'I legami di sangue sanno essere comodi e scomodi nello stesso giorno.',
    ],
    ask: ['Vi assomigliate almeno un po’?', 'Ogni quanto riuscite a vedervi?'],
  },
  {
    signs:
      /\b(?:(?:mi[oa]|i miei|le mie) nonn[oaie]|(?:chiamato|da|con) nonn[oa]|nonn[oa] (?:\w+ ){0,2}(?:ha|dice|mi))\b/,
    say: [
      'I nonni hanno una frase pronta per ogni cosa.',
      'Dei nonni restano addosso i gesti, prima ancora delle parole.',
    ],
    ask: ['Che cosa dice sempre, o diceva?'],
  },
  {
    signs:
      /\b(?:(?:mi[oa'e]|i miei|le mie|una|tra dodici) nipot(?:e|i|in[oaie])\b|nipotin[oaie]|(?:sono|faccio|foo el) nonn[oa])/,
    say: [
      'I più giovani di famiglia tengono tutti svegli, in un modo o nell’altro.',
      'A guardarli crescere si misura il tempo.',
    ],
    ask: ['Che tipino è?', 'Assomiglia a qualcuno di casa?'],
  },
  {
    signs:
      /\b(?:(?:mi[oa'e]?|me|er) (?:figli[oa]|fia|fijo|fio|fiol|figliol[oa]|bambin[oa]|bimb[oa]|ragazzin[oa])|(?:i|ai|coi) (?:miei |me )?(?:figli|picciriddi)|(?:i|ai|coi) miei (?:bambini|bimbi|gemelli|ragazzi)|le (?:mie )?figlie|le mie (?:bambine|gemelle)|porto il piccolo|(?:il|la) (?:mio |mia )?piu (?:piccol[oa]|grande)|due figli|cicciotta mia|faccio il papa)\b/,
    say: [
      'Con i figli non c’è mai un giorno uguale all’altro.',
      'I figli, piccoli o grandi, occupano sempre la prima fila dei pensieri.',
    ],
    ask: ['Vi somigliate, di carattere?'],
  },
  {
    signs:
      /\b(?:(?:mi[oa'e]?|me|la me|el me) (?:marito|moglie|mojer|muglier\w*|mugier|compagn[oa](?! di)|ragazz[oa]|fidanzat[oa]|moros[oa]|spos[oa])|la morosa|il moroso)\b/,
    say: [
      'In coppia anche le piccole cose diventano storie a due voci.',
      'Chi ci vive accanto finisce in ogni racconto, com’è giusto.',
    ],
    ask: ['Da quanto vi conoscete, voi due?', 'Com’è fatta, questa persona, in due parole?'],
  },
  {
    signs:
      /\b(?:(?:mi[oa'e]?|me) (?:madre|mamma)|mamma (?:mi|ha|dice|m'ha|vuole)|(?:con|da|di|a) mamma)\b(?! mia)/,
    say: [
      'Le mamme lasciano il segno anche in una frase sola.',
      'Di una madre si potrebbe parlare per ore e non basterebbe.',
    ],
    ask: ['Tu in che cosa le somigli?', 'Com’è il vostro modo di parlarvi?'],
  },
  {
    signs:
      /\b(?:(?:mi[oa'e]?|me|il mio) (?:padre|papa|babbo|popa)|(?:papa|babbo) (?:mi|ha|dice|m'ha|vuole|fa)|(?:con|da|a|al mi) (?:babbo|papa)|i miei (?:genitori|vecchi|pensano|dicono|vogliono|non|nn)|(?:ai|dai|coi) miei(?! \w+i\b))\b/,
    say: [
      'Con i genitori molte cose passano più dai gesti che dai discorsi.',
      'Quello che pensano i genitori pesa, a qualunque età.',
    ],
    ask: ['Che rapporto c’è tra voi, se ti va di dirlo?'],
  },
  {
    signs:
      /\b(?:(?:un|una|na|c'e una|c'e un|due) (?:signor[ae]|signorin[oa]|tizi[oa]|anzian[oa]|vecchiett[oa]|sconosciut[oa]|nonnina|omone|turist[ae])|un tipo (?:mi|m'|ha)|(?:un|una) (?:bambin[oa]|bimb[oa]|ragazz[oa]) (?:\w+ ){0,3}(?:mi|m') ?(?:ha|chied|dic)\w*|(?:oggi|ieri|stamattina) (?:uno|una) (?:mi|m'|ha|al|voleva|s'))\b/,
    say: [
      'Certi incontri restano in mente più del previsto.',
      'La gente, a guardarla da vicino, è meglio del teatro.',
      'Una persona sola basta a dare il tono a un’ora intera.',
    ],
    ask: ['E tu, che cosa hai pensato in quel momento?'],
  },
  {
    signs:
      /\b(?:mi|m'|me l')\s?(?:ha|hanno) (?:pure |solo |anche |gia )?(?:detto|chiesto|risposto|scritto|confessato)\b/,
    say: [
      'Le parole degli altri restano in giro per la testa.',
      'Come viene detta una cosa conta almeno quanto la cosa.',
    ],
    ask: ['Che tono aveva?', 'E a te che effetto ha fatto?'],
  },
]
