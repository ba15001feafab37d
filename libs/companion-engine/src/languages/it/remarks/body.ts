import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn) (?:ho |ho piu )?)(?:(?:un |gran )*(?:mal di testa|emicrania)|mi (?:fa male|scoppia|gira|pulsa|martella) la testa|(?:cerchio|testa) (?:alla testa|che (?:scoppia|gira|pulsa|martella)))\b/,
    tone: 'hard',
    say: ['La testa che fa male, uff.', 'Con la testa così, che fatica.'],
    ask: ['Dura da tanto?', 'Hai un posto al buio dove stare?'],
  },
  {
    signs:
      /\b(?:mal di (?:schiena|collo)|(?:mi )?fa(?:nno)? (?:\w+ )?male (?:la schiena|il collo|le spalle|il ginocchio|le ginocchia|la spalla|l'anca|un braccio|il braccio|il polso|le mani)|(?:mi )?(?:si e|e) bloccat[oa] la schiena|(?:schiena|collo|spalle) (?:\w+ )?(?:a pezzi|bloccat[oa]|rigid[oa]|distrutt[oa])|(?:la schiena|il collo|le spalle) mi (?:fa|fanno) male)\b/,
    tone: 'hard',
    say: ['Ahi, che male.', 'Quando fa male lì, si sente tutto il giorno.'],
    ask: ['È una cosa di oggi o vecchia?', 'Riesci a stare in una posizione comoda?'],
  },
  {
    signs:
      /\b(?:(?:mi )?fa(?:nno)? (?:\w+ )?male (?:i piedi|le gambe|i polpacci|il piede)|(?:piedi|gambe) (?:\w+ )?(?:gonfi[ei]?|a pezzi|distrutt[ie]|che (?:non|nn) (?:mi )?reggono|doloranti|in fiamme)|(?:i piedi|le gambe) (?:mi )?(?:fanno male|bruciano|non (?:mi )?reggono)|crampi (?:alle|ai)|non mi sento piu (?:i piedi|le gambe)|ho le vesciche)\b/,
    tone: 'hard',
    say: ['Povere gambe, allora.', 'Piedi e gambe a pezzi, uff.'],
    ask: ['Riesci a metterli su un po’?', 'Tante ore in piedi?'],
  },
  {
    signs:
      /\b(?:mal di (?:pancia|stomaco)|(?:mi )?fa (?:\w+ )?male (?:lo stomaco|la pancia)|(?:ho|mi viene|mi viene da|con) (?:\w+ )?(?:nausea|la nausea|vomitare|vomitato|vomito|la diarrea|acidita|il reflusso)|(?:stomaco|pancia) (?:\w+ )?(?:sottosopra|in subbuglio|gonfi[oa]|chius[oa])|(?:intossicazione|indigestione))\b/,
    tone: 'hard',
    say: ['Lo stomaco sottosopra, che brutta sensazione.', 'Povera pancia, uff.'],
    ask: ['Riesci a bere qualcosa?', 'Da quando?'],
  },
  {
    signs:
      /\b(?:mal di dent[ei]|(?:mi )?fa(?:nno)? (?:\w+ )?male (?:un dente|il dente|i denti)|(?:mi si e|si e) (?:rotto|scheggiato) un dente|dente (?:del giudizio|cariato)|(?:sono andat[oa]|vado|devo andare|domani|ho|oggi|ero|appuntamento|seduta) (?:\w+ )?(?:dal|il) dentista|dal dentista (?:oggi|domani|ieri|alle|per|e)|otturazione|devitalizz\w+|tolto (?:un|il) dente)\b/,
    tone: 'hard',
    say: ['I denti, uff, che tortura.', 'Povera bocca, capisco.'],
    ask: ['Ti mette ansia o ci vai senza problemi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|c'ho|mi e venut[ao]|mi e salit[ao]) (?:\w+ )?(?:la )?(?:febbre|influenza|il raffreddore|raffreddore|la tosse|l'influenza|mal di gola|la gola (?:in fiamme|rossa|infiammata)|il naso (?:chiuso|che cola))|a letto con la febbre|sono (?:\w+ )?(?:raffreddat|influenzat|malat)[oa]\b|mi sono ammalat[oa]|febbre a (?:3\d|trentotto|trentanove)|mi fa male la gola)\b/,
    tone: 'hard',
    say: ['Che brutta compagnia, quei malanni.', 'Malanno addosso, uff.'],
    ask: ['C’è qualcuno che ti porta un tè?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|mica) )(?:(?:sto|sono stat[oa]|mi sento) (?:\w+ )?(?:male|malissimo|da schifo|uno schifo|di merda)(?! (?:per (?:lui|lei|te|noi)|da quando|all'idea|solo a))|(?:mi gira|gira) tutto|(?:ho|mi e venuto|mi vengono) (?:un |i |dei )?(?:capogiri?|giramenti|svenimento)|sto per svenire|sono svenut[oa])\b/,
    tone: 'hard',
    say: ['Mi dispiace che tu stia così.', 'Un brutto momento, si sente.'],
    ask: ['Che cosa senti, di preciso?', 'C’è qualcuno con te?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi sono|sono) (?:\w+ )?(?:fatt[oa] male|tagliat[oa] (?:un|il|con|col)|bruciat[oa] (?:un|la|il|con)|slogat[oa]|storto|rotto|cadut[oa] (?:\w+ )?(?:dalle|dalla|dal|in|per|a)|inciampat[oa])|caviglia (?:gonfia|slogata|storta)|ho (?:il gesso|le stampelle|un livido|un ginocchio gonfio))\b(?! (?:le scatole|le palle|i coglioni|i capelli|le unghie|in (?:depressione|tentazione)))/,
    tone: 'hard',
    say: ['Ahi, che botta.', 'Deve fare male, mi dispiace.'],
    ask: ['Com’è successo?', 'E adesso come va?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|avro|avevo|devo fare|domani|oggi) (?:\w+ ){0,3}(?:una |la |l')?(?:visita|ecografia|tac|risonanza|analisi|esami del sangue|controllo dal|visita di controllo)\b(?! (?:guidata|ai?|alla|al|ad|numero|parenti)\b)|(?:vado|devo andare|sono andat[oa]|domani|oggi|ero|sono) (?:\w+ )?(?:dal|alla|dalla|in) (?:medico|dottore|dottoressa|cardiologo|ginecolog[oa]))\b/,
    say: ['Una visita, mai del tutto leggera.', 'Cose di salute, capisco.'],
    ask: ['È un controllo o c’è qualcosa?', 'Ti mette pensiero?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:aspetto|aspettiamo|sto aspettando|arrivano|ritiro|attendo|domani|ho ritirato) (?:\w+ )?(?:i risultati|l'esito|gli esiti|il referto|le analisi|la biopsia|la telefonata dell'ospedale)|(?:esito|risultat[oi]|referto) (?:dell\w*|delle|della|della) (?:biopsia|analisi|risonanza|tac|holter|esami|mammografia|ecografia))/,
    tone: 'hard',
    say: ['Aspettare i risultati è pesante, lo so.', 'Quell’attesa mette pensiero, capisco.'],
    ask: ['Quando si saprà?', 'Chi ti tiene compagnia, intanto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:analisi|esami del sangue|risultati|referto|tac|biopsia|risonanza|mammografia)[^.?!]{0,20}(?:tutt\w (?:bene|a posto|ok)|perfett[ei]|pulit[oa]|negativ[oaie]|a posto|buon[ei])|(?:il|la) (?:medico|dottore|dottoressa) (?:dice|ha detto) (?:che )?(?:e )?(?:tutto (?:bene|ok|a posto)|sto bene)|falso allarme|niente di grave|non e niente di grave)\b/,
    tone: 'glad',
    say: ['Che sollievo, davvero.', 'Meno male, bella notizia.'],
    ask: ['Adesso respiri meglio?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi|lo|la|l') ?(?:operano|opero|operera|hanno operat[oa]|devono operare)|(?:ho|avro|devo fare|faccio|domani|la mia|dopo l'|aspetto l'|una|un) ?(?:operazione|intervento)\b|(?:faccio|chemio|radioterapia|la|ho|sotto) (?:la )?(?:chemio\w*|radioterapia)|(?:un|il|ho un) tumore|(?:sono|mi hanno) (?:\w+ )?ricoverat[oa])\b/,
    tone: 'hard',
    say: ['È una cosa grossa, mi dispiace.', 'Una prova pesante, questa.'],
    ask: ['Come ti senti adesso, dentro?', 'Chi ti sta vicino?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho avuto |mi e venuto |un |ho )?attacc[oh]i? (?:di panico|d'ansia)|(?:il )?cuore (?:a mille|in gola|che (?:batte|scoppia))|mi (?:tremano|tremavano) le (?:mani|gambe)|mi manca (?:l'aria|il respiro|il fiato))\b|\b(?:non|nn) riesco a respirare\b/,
    tone: 'hard',
    say: ['Respira piano, resto qui.', 'Che spavento, quando il corpo fa così.'],
    ask: ['Adesso va un po’ meglio?', 'C’è qualcuno lì con te?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|mi metto|mi sono mess[oa]|inizio|ho iniziato|comincio|sto facendo) (?:\w+ )?(?:a dieta|la dieta|una dieta)|(?:perso|persi|perdere|preso|presi|messo su|devo perdere) (?:\w+ )?(?:chil[io]|kg|peso)|(?:sono |mi sono )(?:ingrassat|dimagrit)[oa]|la bilancia)\b/,
    say: ['La bilancia, tasto delicato.', 'Un impegno vero, capisco.'],
    ask: ['Come va, per ora?', 'È una cosa tua o te l’hanno detta?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|c'ho|mi e venuta|mi viene|che) (?:una |tanta |troppa |gran |molta )*fame\b(?! (?:d'|di (?:affetto|amore|vita)))|muoio di fame|fame da lupi|affamat[oa]|stomaco che brontola|mi brontola lo stomaco)|\b(?:non|nn) ho (?:ancora |mai )?(?:mangiato|pranzato|cenato|fatto colazione)\b(?! (?:troppo|molto|tanto|bene|male))/,
    say: ['Ancora a stomaco vuoto, allora.', 'La fame si fa sentire, eh.'],
    ask: ['Che cosa ti va?', 'C’è qualcosa in frigo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:ho (?:\w+ )?mangiato (?:troppo|tantissimo|come un|per (?:due|tre))|mangiato troppo|(?:mi sono|sono) (?:abbuffat[oa]|pien[oa] come|pienissim[oa]|strapien[oa])|sto scoppiando)\b/,
    say: ['Troppo buono per fermarsi, allora.', 'La pancia protesta, eh.'],
    ask: ['Che cosa c’era di così buono?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho |sto |cerco di |provo a |voglio )?(?:smesso|smettendo|smettere) (?:di )?(?:fumare|bere)|(?:senza|prima) (?:una )?sigarett[ae]|(?:non|nn) (?:fumo|bevo) (?:piu )?da|(?:ho )?ripreso a fumare|(?:fumo|fumavo) (?:\w+ )?pacchett\w|voglia di (?:una )?sigaretta|alcolisti anonimi)\b/,
    say: ['Smettere o ricascarci: non è facile.', 'Ci vuole forza, per certe abitudini.'],
    ask: ['Qual è l’ora più difficile?', 'Da quanto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|abbiamo) (?:\w+ )?bevuto (?:troppo|tantissimo|un po troppo)|(?:ho |i |una )?(?:postumi|sbornia)|(?:ero|sono) (?:\w+ )?(?:ubriac|sbronz|brill)[oa])\b/,
    say: ['La testa del giorno dopo, ahi.', 'Una serata che si fa sentire.'],
    ask: ['Come ti senti adesso?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sto|stavo|mi sono mess[oa] a|sono scoppiat[oa] a|mi viene da|mi viene voglia di) piang(?:endo|ere)(?!,? (?:ma )?(?:di|dal|dalle) (?:sollievo|gioia|ridere|felicita|risate))|ho (?:\w+ )?pianto(?! (?:dal|di|dalle) (?:ridere|gioia))|piango (?:sempre|tutti|da|ogni|per|spesso)|sono (?:\w+ )?in lacrime|(?:nodo|groppo) (?:in|alla) gola|(?:mi )?scendono le lacrime)\b/,
    tone: 'hard',
    say: ['Mi dispiace, piangi pure.', 'Tutte quelle lacrime, mi dispiace.'],
    ask: ['Che cosa ti ha fatto piangere?', 'C’è qualcuno vicino a te?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi (?:sono|ero)|ero|sono|ci siamo) (?:\w+ )?(?:commoss|emozionat)[oaie]|pelle d'oca|mi sono sciolt[oa]|(?:piango|pianto|piangere|piangendo),? (?:ma )?(?:di|dalla) (?:gioia|sollievo|felicita)|che emozione)\b/,
    tone: 'glad',
    say: ['Che emozione, si sente.', 'Quando tocca così, conta davvero.'],
    ask: ['Che cosa ti ha toccato di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:abbiamo|ho) (?:\w+ )?riso (?:tanto|un sacco|come|tutt\w|fino|per|da|insieme|tantissimo)|(?:morivo|muoio|morti|piegat[oi]|crepavo|piango|pianto) (?:dal|dalle|di) (?:ridere|risate)|(?:mi|ci) (?:ha|hanno) fatto (?:\w+ )?(?:ridere|morire dal ridere)|che risate|scoppiat[oiae] a ridere)\b/,
    tone: 'glad',
    say: ['Una risata vera, che bello.', 'Che ridere, allora.'],
    ask: ['Che cosa faceva tanto ridere?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:ho|avevo|mi fa|mi mette|c'ho) (?:\w+ )?(?:una )?(?:paura|ansia|terrore|timore|fifa|angoscia)\b(?! di (?:niente|nessuno))|sono (?:\w+ )?(?:agitat|agitatissim|preoccupat|terrorizzat|spaventat|nervos|tes)[oa]|(?:sono|sto) in (?:ansia|pensiero|panico)|che (?:ansia|paura|angoscia)|mi (?:preoccupa|preoccupo|angoscia|terrorizza)|me la faccio sotto)\b/,
    tone: 'hard',
    say: ['La paura fa la voce grossa, lo so.', 'Che tensione addosso, capisco.'],
    ask: ['Qual è la parte peggiore?', 'È di oggi o ti gira da un po’?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi (?:vergogno|sono vergognat[oa]|sento (?:\w+ )?(?:ridicol[oa]|un'idiota|un idiota|stupid[oa]|scem[oa]|a disagio|in imbarazzo))|che (?:vergogna|imbarazzo)|(?:sono |ero )?diventat[oa] ross[oa]|imbarazzantissim[oa]|volevo (?:sotterrarmi|sparire|sprofondare|scomparire))\b/,
    tone: 'hard',
    say: ['Che imbarazzo, lo capisco bene.', 'Momenti che si rivivono in testa, ahi.'],
    ask: ['Chi c’era?', 'E dopo, com’è andata?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|ero) (?:\w+ )?(?:furios|incazzat|arrabbiat|arrabbiatissim|indignat|imbufalit)[oa]|mi (?:sono |ha fatto |hanno fatto |fa |fanno )(?:\w+ )?(?:arrabbia(?:re|t[oa])|incazza(?:re|t[oa])|infuria(?:re|t[oa]))|mi (?:sale|viene|fa) (?:una |tanta )?rabbia|che (?:rabbia|nervi|nervoso)|mi (?:da|danno) (?:ai|sui) nervi|mi fa (?:impazzire|imbestialire))\b/,
    tone: 'hard',
    say: ['Ci credo che ti fa arrabbiare.', 'Che rabbia, si sente.'],
    ask: ['Qual è stata la goccia?', 'E adesso, è ancora lì?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|mi sento) (?:\w+ )?(?:felic[ei]|felicissim[oa]|content[oa]|contentissim[oa]|fier[oa]|fierissim[oa]|orgoglios[oa]|al settimo cielo)\b(?! (?:di smettere|per (?:lui|lei)))|sono soddisfatt[oa]|che (?:gioia|soddisfazione|felicita|bello)(?! (?:per te|tu))|ce l'(?:ho|abbiamo) fatta|ci sono riuscit[oa])\b|\b(?:non|nn) (?:sto nella pelle|mi sembra vero)\b/,
    tone: 'glad',
    say: ['Che bello sentirtelo dire.', 'Che gioia, si sente.'],
    ask: ['Con chi la dividi?', 'Qual è stato il pezzo più bello?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi sento|sto) (?:\w+ )?(?:meglio|bene|benissimo|benone)(?=$|[,.!]| (?:oggi|ora|adesso|finalmente|dopo|grazie))|va (?:molto |un po |gia )?meglio|che sollievo|mi sono tolt[oa] un peso)\b/,
    tone: 'glad',
    say: ['Meno male, mi fa piacere.', 'Un peso in meno, ottimo.'],
    ask: ['Che cosa ti ha aiutato?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi sono|me lo sono|me ne sono|me la sono|ho|avevo) (?:\w+ )?(?:dimenticat[oa]|scordat[oa])\b|mi e (?:passat[oa]|uscit[oa]|sfuggit[oa]) di mente|memoria da pesce rosso|ho un vuoto (?:di memoria|totale))/,
    say: ['Scappato di mente, capita.', 'Ahi, saltato fuori dai pensieri.'],
    ask: ['Si fa in tempo a rimediare?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:ho (?:\w+ )?(?:ritrovato|trovato) (?:\w+ )?(?:un |una |dei |delle |il |la |le |i |per (?:terra|strada|caso) )(?:mio |mia |vecchi\w |vecch\w+ )?(?:lettera|lettere|foto|quaderno|diario|soldi|portafogli\w?|anello|chiavi|biglietto|scatola|giocattolo|maglione|libro|cellulare|telefono|borsa|collana|orologio|cd|disco))\b/,
    say: ['Una sorpresa bella e buona.', 'Spuntato fuori così, da non credere.'],
    ask: ['Dove stava?', 'Che cosa ti ha fatto?'],
  },
  {
    signs:
      /\b(?:da una parte[^.?!]{3,60}dall'altra|sentimenti contrastanti|mi sento (?:divis|combattut|confus)[oa]|(?:non|nn) so (?:\w+ )?(?:cosa|che cosa|che|se) (?:\w+ )?(?:provo|sento|voglio|pensare|scegliere|devo fare|fare (?:della mia|nella|con la mia) vita)|sono (?:\w+ )?(?:indecis|combattut|confus)[oa]|cambio idea (?:ogni|tre|continuamente)|(?:non|nn) (?:mi decido|riesco a decider\w+))\b/,
    say: ['Due parti che tirano, capisco.', 'Non avere le idee chiare stanca.'],
    ask: ['Quale parte pesa di più, oggi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:continuo a|non smetto di|nn smetto di) (?:pensarci|pensare|chiedermi|ripensarci)|ci penso (?:sempre|tutto il giorno|di continuo|la notte|tutte le notti)|mi (?:rigira|gira|ronza) in testa|(?:troppi|mille|tanti) pensieri|la testa (?:che non|piena|non) )|\b(?:non|nn) (?:riesco a|posso) (?:togliermel\w|smettere di pensar\w+|non pensarci)/,
    tone: 'hard',
    say: ['La testa che non si spegne, uff.', 'Quel pensiero non molla, capisco.'],
    ask: ['Ne parli con qualcuno?'],
  },
  {
    signs:
      /\b(?:(?:^|ormai |tanto |e )(?:e|va) cosi(?=$|[.,])|(?:cosi|questa) e la vita|che ci (?:vuoi|posso|possiamo) fare|(?:non|nn) ci (?:posso|si puo|possiamo) (?:fare|far) (?:niente|nulla)|(?:si|tiro|tiriamo) (?:va |tira )?avanti(?=$|[,.])|va be'? pazienza|pazienza(?=$|[.!]))/,
    say: ['Pazienza, detta così pesa un po’.', 'E si va avanti, lo capisco.'],
    ask: ['Ti va bene davvero, o un po’ brucia?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) so (?:\w+ )?(?:cosa|che(?: cosa)?|da dove|come) (?:scriv|dir|cominciar|iniziar|raccontar)\w*(?=$|[.,!]| (?:a (?:te|lei)|oggi|qui))|(?:non|nn) (?:trovo|ho) le parole|niente da (?:dire|raccontare)|che ti devo (?:dire|raccontare))\b|^boh+$/,
    say: ['Va benissimo anche così.', 'Nessuna fretta, anche due parole bastano.'],
    ask: ['Com’è stata la giornata, in una parola?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:quando ero (?:piccol|bambin|ragazzin|giovan)[oaie]|da (?:piccol|bambin|ragazzin)[oaie]\b|(?:mi|me) (?:torna|tornano|e tornat[oa]|fa tornare) in mente|ai miei tempi|(?:mi |me )?(?:ricordo|ricordavo) (?:quando|ancora|che da)|bei tempi)\b/,
    say: ['Un ricordo che resta, allora.', 'E ti torna ancora in mente.'],
    ask: ['Quale particolare ti è rimasto più vivo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:mi sento (?:\w+ )?(?:in colpa|un mostro|una merda|un verme|un fallimento|uno schifo|inutile)|(?:ho|i|sensi di|senso di) (?:sensi )?(?:di )?colpa|mi sento responsabile|(?:e|per) colpa mia)\b|\b(?:non|nn) (?:me lo|mi) perdono\b/,
    tone: 'hard',
    say: ['Che peso da portare, mi dispiace.', 'Ti guardi con occhi severi, mi sa.'],
    ask: ['Che cosa ti rimproveri?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) vedo l'ora|(?:conto|cont(?:iamo|ando)) i giorni|non sto piu nella pelle)\b(?! che (?:finisca|sia finit|passi))/,
    tone: 'glad',
    say: ['Che bello avere qualcosa davanti.', 'E si conta alla rovescia, bello.'],
    ask: ['Quando sarà?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:mi e venuto|ho|aspetto) il ciclo|dolori mestruali|(?:in|la|le) (?:menopausa|vampate)|sono in premestruo|(?:ho |con )(?:i )?crampi (?:al basso|del ciclo|mestruali))\b/,
    tone: 'hard',
    say: ['Il corpo che fa i suoi capricci, uff.', 'Giorni scomodi, capisco.'],
    ask: ['Oggi è tra i peggiori?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:vado|sono|inizio|ho iniziato|faccio|sto facendo|comincio) (?:\w+ )?(?:in|la|una) (?:terapia|psicoterapia)|(?:dallo|dalla|lo|la) (?:psicolog[oa]|psicoterapeuta|psichiatra) (?:ha|mi|dice|oggi|domani|ieri|e)|(?:seduta|appuntamento|visto) (?:\w+ )?(?:dallo|dalla|con la|con lo|dal) (?:mi[oa] )?(?:psicolog[oa]|psicoterapeuta|terapeuta))\b/,
    say: ['Non è poco, guardarsi dentro.', 'Una bella fatica, la terapia.'],
    ask: ['Ti ci trovi bene?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn) )(?:(?:sono|mi sento) (?:\w+ )?(?:triste|giu(?: di morale)?|depress[oa]|a terra|sconfort[ao]t?[oa]?|scoraggiat[oa]|demoralizzat[oa]|spent[oa]|vuot[oa])(?= |$|[,.!])|(?:ho|mi e venuta|mi prende) (?:\w+ )?(?:malinconia|tristezza|una tristezza)|che tristezza)\b/,
    tone: 'hard',
    say: ['Mi dispiace, si sente che è dura.', 'Un po’ di buio, oggi, capisco.'],
    ask: ['Da quando ti senti così?', 'C’è stato qualcosa di preciso?'],
  },
]
