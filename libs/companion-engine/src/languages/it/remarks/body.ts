import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mal di testa|emicrania|(?:ho|un|anche un) cerchio alla testa|(?:testa|tempie) (?:che )?(?:mi )?(?:scoppia|pulsa|martella|ronza|pesante)|(?:mi )?(?:scoppia|fa male) la testa|testa come un (?:cesto|pallone))\b/,
    tone: 'hard',
    say: [
      'Quando la testa martella, anche la luce dà fastidio.',
      'Con la testa così ogni rumore arriva doppio.',
    ],
    ask: ['Ti succede di frequente?', 'È cominciato da tanto?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:la schiena (?:\w+ ){0,3}(?:fa|sento|chiede|duole|bloccat\w|rott\w|spezzat\w)\b|la schiena l'e andata|mal di schiena|(?:mi )?(?:fa|fanno) (?:\w+ )?(?:male|nu male) (?:\w+ )?(?:la schiena|il collo|le spalle|la spalla)|(?:bloccata|rotta) la schiena|(?:la|'a) spalla (?:\w+ )?(?:nun|nn|non|mi fa|la sento|me fa)|le spalle (?:mi )?(?:cigolano|a pezzi)|(?:collo|spalle) (?:di|da) marmo|torcicollo)/,
    tone: 'hard',
    say: [
      'La schiena si fa sentire in ogni movimento, anche il più scemo.',
      'Schiena e spalle tengono il conto di tutto.',
    ],
    ask: ['C’è una posizione in cui va meglio?', 'È una storia vecchia o nuova?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:gamb[ae]|ginocchi[oa]?|piedi|cosce|cosci[ea]|cavigli[ae]|polpacci[o]?|talloni)\b[\w ,']{0,22}\b(?:fanno male|fa male|gonfi\w*|reggono|di legno|di piombo|a pezzi|distrutt\w|conto|bruciano|cedono|tocchi? de legno|toci de legno)\b|\b(?:distrutt[oa] le (?:cosce|gambe)|fanno male (?:i piedi|le gambe|le ginocchia)|vescich?e?a? (?:ai|sui|al)|il crampo|crampi|mal di piedi|gambe di legno)\b/,
    tone: 'hard',
    say: [
      'Quando si lamentano le gambe, ogni scalino diventa alto.',
      'Le gambe portano tutto il peso della giornata, e poi lo dicono.',
    ],
    ask: ['Adesso riesci a tenerle ferme un po’?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mi (?:sono|son|so) (?:\w+ )?(?:tagliat[oa](?! (?:i capelli|la frangia|le unghie))|bruciat[oa]|schiacciat[oa]|sbucciat[oa]|scottat[oa]|slogat[oa]|fratturat[oa]|rott[oa] (?:un|il|la|una)|apert[oa] un)|mi sono fatt[oa] male|(?:sono|so) (?:cadut[oa]|scivolat[oa]) (?:dalle scale|in bici|per|dal)|(?:il|al|le|i|alle) (?:polso|polsi|dita|dito|unghie|braccia|braccio|pollice|gomito|mani) (?:\w+ )?(?:mi )?(?:fa|fanno) male|vacca che male|occhi che bruciano|frattura del|mani (?:cotte|spaccate|rovinate)|unghia (?:e )?nera|coscia viola)\b/,
    tone: 'hard',
    say: [
      'Ahia, un dolore così reclama attenzione a ogni gesto.',
      'Quando una parte duole, ci si accorge di quanto serviva.',
    ],
    ask: ['E in questo momento, il dolore com’è?', 'L’ha già visto qualcuno che se ne intende?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:ho|c'ho|sono con|mi e venut[oa]|prendo|preso|attaccato) (?:\w+ )?(?:la febbre|febbre|l'influenza|il raffreddore|raffreddore|la tosse|mal di gola|il covid|la bronchite|la sinusite)\b|\b(?:sono (?:\w+ )?(?:raffreddat|influenzat|ammalat|malat)[oa]|con la febbre|naso (?:chiuso|che cola)|senza voce|perso la voce|mal di gola)\b/,
    tone: 'hard',
    say: [
      'Con un malanno addosso anche il cuscino sembra sbagliato.',
      'Quando il corpo fa i capricci, il resto va in seconda fila.',
    ],
    ask: ['Da quanto ce l’hai?', 'C’è chi ti porta qualcosa di caldo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mal di (?:pancia|stomaco)|(?:lo stomaco|la pancia) (?:\w+ )?(?:chius\w|fa male|sottosopra|in subbuglio)|(?:ho|che) (?:la )?nausea|ho vomitato|(?:non|nn) (?:ho digerito|digerisco)|reflusso|gastrite|indigestione)\b/,
    tone: 'hard',
    say: [
      'Quando la pancia si ribella, non si pensa ad altro.',
      'Il corpo sceglie sempre l’ora meno comoda.',
    ],
    ask: ['È passato un po’ o è ancora lì?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho|dal|il|mi tocca il|al) dentista|mal di denti|mi fa male un dente|otturazione)\b/,
    say: [
      'Davanti a quella poltrona diventano piccoli anche i grandi.',
      'I denti si fanno sentire solo per dare pensieri.',
    ],
    ask: ['Ti mette ansia, quella sedia, o ci vai senza problemi?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:l'|gli )esit[oi](?! (?:della borsa|del concorso|dell'esame))|(?:aspetto|arrivano|ritiro|ritirato) (?:i risultati|il referto|l'esito|le analisi)|(?:la|una|ho la|gliela fanno) (?:tac|risonanza|biopsia|mammografia|radiografia|gastroscopia)|holter|esami del sangue|mi operano|(?:lo|la) operano|(?:l'|dopo l')(?:operazione|intervento)|cataratta|chemio\w*|tumore|metastasi)\b/,
    tone: 'hard',
    say: [
      'Tra un esame e il suo risultato il tempo si fa di gomma.',
      'Quando c’è di mezzo un ospedale, la testa corre avanti.',
    ],
    ask: ['Quando saprai qualcosa di più?', 'Chi ti fa compagnia in quei momenti?'],
  },
  {
    signs:
      /\b(?:(?:il|dal|al|la|una|dalla|il mio) (?:medico|dottore|dottoressa|cardiologo|oculista|ginecologa|ginecologo|dermatologo|ortopedico|pediatra|neurologo|specialista|dietolog[ao]|nutrizionista)|dall'oculista|ho (?:la|una) visita|visita (?:medica|di controllo)|(?:in|all'|dall'|nell') ?ospedale|al pronto soccorso|ricoverat[oa]|orario di visita|fisioterapia)\b/,
    say: [
      'Tra dottori e sale bianche si impara ad aspettare.',
      'Le cose di salute hanno un calendario tutto loro.',
    ],
    ask: ['Ti sembra gente in gamba, lì?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:attacc[hoi]+ di panico|(?:non|nn) (?:riesco a )?respir(?:o|are) bene|(?:mi )?tremano le mani|preso il batticuore|mi esplode il cuore|cuore (?:a mille|in gola))\b/,
    tone: 'hard',
    say: [
      'Quando si muove qualcosa dentro, il corpo lo annuncia per primo.',
      'Quando il corpo suona l’allarme, tutto il resto si ferma.',
    ],
    ask: ['In questo momento com’è, un po’ più calmo?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:sono|mi metto) a dieta|la dieta|(?:perso|perdere|messo su|preso|perdo) (?:\w+ )?(?:chil[io]|peso)|la bilancia|ingrassat[oa]|dimagrit[oa]|dimagrire)\b/,
    say: [
      'Con la bilancia si litiga quasi sempre, e vince lei.',
      'Il rapporto col mangiare è fatto anche di numeri antipatici.',
    ],
    ask: ['È una cosa tua o te l’hanno consigliata?'],
  },
  {
    signs:
      /\b(?<!non )(?<!nn )(?:(?:ho|c'ho|tengo|che) (?:una |tanta |troppa |na )?fame\b|muoio di fame|affamat[oa]|fame da lup[oi]|mangerei (?:il|pure|un|anche)|mi mangio pure|(?:non|nn) ho (?:ancora )?(?:mangiato|fatto colazione|pranzato|cenato)(?! (?:troppo|molto|tanto|bene|male))|a stomaco vuoto|mi brontola lo stomaco)/,
    say: ['La fame non sente ragioni.', 'A pancia vuota si ragiona solo di cibo.'],
    ask: ['Che cosa ti tenta di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:ho mangiato (?:troppo|come un|per (?:due|tre))|mangiat[oa] (?:troppo|per tre|per due|tutto io)|(?:mi sono|sono) (?:abbuffat[oa]|pienissim[oa]|strapien[oa])|sto scoppiando|sono pien[oa] come)\b/,
    say: [
      'Dopo un pasto così ci si muove al rallentatore.',
      'Il bis è sempre una bella idea, finché non lo è più.',
    ],
    ask: ['Che cosa c’era di così buono?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:ho |sto )?(?:smesso|smettendo) di (?:fumare|bere)|smettiamo di fumare|che (?:non|nn) (?:bevo|fumo)|senza (?:sigarette|una sigaretta|fumare|bere)|un tiro l'ho|ho ripreso a fumare|due pacchetti al giorno|gettone dei|il cerotto alla nicotina)\b/,
    say: [
      'Con certe abitudini si fa i conti un giorno alla volta.',
      'Chi ci passa sa quanto è lungo un pomeriggio senza.',
    ],
    ask: ['Qual è l’ora più difficile?', 'Chi fa il tifo per te?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:sto|stavo|mi sono mess[oa] a|sono scoppiat[oa] a) piang(?:endo|ere)(?!,? (?:ma di|dal|dalle|di) (?:sollievo|gioia|ridere|felicita|risate))|ho (?:\w+ )?pianto(?! (?:dal|di|dalle) (?:ridere|gioia))|piango (?:a|pure per|sempre|da|ogni)|(?:non|nn) riesco a smettere di piangere|(?:sono|ero) in lacrime|mi (?:scendono|vengono) le lacrime|un nodo (?:in|alla) gola|il magone)\b/,
    tone: 'hard',
    say: [
      'Le lacrime arrivano quando non c’è più posto dentro.',
      'Piangere stanca, ma qualcosa almeno esce.',
    ],
    ask: ['Che cosa è stato a farle salire?', 'Hai qualcuno accanto, in questo momento?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:mi (?:sono|so)|ero|sono|si e) (?:\w+ )?commoss[oa]|pelle d'oca|mi sono sciolt[oa]|piang\w+,? (?:ma )?(?:di|dalla) (?:gioia|sollievo|felicita)|che emozione|(?:mi sono|sono) emozionat[oa]|ci siamo commoss[ie])\b/,
    tone: 'glad',
    say: [
      'Ci sono momenti che arrivano dritti, senza bussare.',
      'Commuoversi è un segno che la cosa contava.',
    ],
    ask: ['Che cosa ti ha toccato di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:abbiamo (?:\w+ )?riso\b|(?:morivo|muoio|morti|piegat[oi]|crepavo|piango|pianto) (?:dal|dalle|di) (?:ridere|risate)|(?:mi|ci) (?:ha|hanno) fatto (?:\w+ )?(?:ridere|morire dal ridere)|(?:ridevamo|ridiamo) (?:tutti|cosi|come)|che risate|scoppiat[oiae] a ridere)\b/,
    tone: 'glad',
    say: [
      'Una risata di quelle vere rimette in moto la giornata.',
      'Certe scene fanno ridere anche a ripensarci dopo.',
    ],
    ask: ['Chi rideva di più?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:ho (?:\w+ )?(?:paura|ansia|il terrore|timore|fifa)|mi fa (?:una )?paura|sono (?:\w+ )?(?:agitat|agitatissim|in ansi|preoccupat|terrorizzat|tes)[oaei]|che ansia|l'ansia|mi preoccupa|temo (?:che|di|il)|me la sto facendo sotto|mi cago sotto|mi scanto|go paura|ho solo (?:paura|il timore))\b/,
    tone: 'hard',
    say: [
      'La paura ingigantisce tutto, soprattutto di notte.',
      'Un timore così si siede accanto e non se ne va in fretta.',
      'Quando c’è agitazione, la testa prova tutti i finali peggiori.',
    ],
    ask: ['Qual è la parte che ti spaventa di più?', 'È un pensiero di oggi o torna spesso?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?<!\b(?:non|nn|nun) )mi (?:vergogno|sono vergognat[oa]|sento (?:un'idiota|un idiota|ridicol[oa]))|che vergogna|che imbarazzo|imbarazzante|m'e venuta la faccia rossa|volevo (?:sotterrarmi|sparire|sprofondare))\b/,
    tone: 'hard',
    say: [
      'La vergogna scalda le orecchie e dura più del fatto.',
      'Chi ci sta dentro vede la cosa molto più grande di chi guarda.',
    ],
    ask: ['Che cosa ti ripeti, su quel momento?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:(?:sono|ero) (?:\w+ )?(?:furios|incazzat|arrabbiat|imbestialit|indignat|stuf|furent)[oae]|mi (?:sono|so) (?:\w+ )?(?:arrabbiat|incazzat)[oa]|(?:mi|me) (?:sale|e salita|viene|fa) (?:una |na |un |tanta |un po' di )?rabbia|mi fa (?:impazzire|arrabbiare|incazzare)|mi (?:ha|hanno) mandat[oa] in bestia|che (?:rabbia|nervi|nervoso)|mi (?:da|danno) (?:ai|sui) nervi|mi girano le)\b/,
    tone: 'hard',
    say: [
      'La rabbia scalda e consuma allo stesso tempo.',
      'Quando sale così, ci vuole un po’ prima che scenda.',
    ],
    ask: ['Qual è stata la goccia?', 'Adesso è ancora lì o sta calando?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun) )(?:(?:sono|so') (?:\w+ )?(?:felic[ei]|felicissim[oa]|content[oa]|contentissim[oa]|fier[oa]|fierissim[oa]|orgoglios[oa]|al settimo cielo|strafelice)(?! di smettere)|ne vado fier[oa]|che (?:gioia|soddisfazione|felicita|meraviglia)|ce l'(?:ho|abbiamo) fatta|ci sono riuscit[oa])\b|\b(?:(?:non|nn) (?:sto nella pelle|mi sembra vero|mi pareva vero)|manco mi sembra vero)\b/,
    tone: 'glad',
    say: [
      'Una contentezza così si sente anche da come è scritta.',
      'Le cose belle meritano di essere dette forte.',
      'Che bel momento, e si vede che ci tenevi.',
    ],
    ask: ['Con chi lo dividi?', 'Che cosa ti piace di più, a ripensarci?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:che sollievo|un sollievo|pericolo scampato|siamo salvi|(?:mi sento|sto) (?:gia )?meglio|va (?:un po )?meglio|un po meglio|^sta (?:passando|calando)|ok e passat[oa]|respiro meglio|un peso in meno|un falso allarme)\b/,
    tone: 'glad',
    say: ['Quando la tensione scende, si sente perfino nelle spalle.', 'Un po’ di sollievo ci voleva.'],
    ask: ['Da quanto lo tenevi sulle spalle?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:mi sono|me lo sono|me ne sono|ho|avevo|mi so) (?:\w+ )?(?:dimenticat[oa]|scordat[oa])|(?:non|nn) (?:mi ricordo|ricordo|mi ricordavo) (?:piu |mai )?(?:niente|dove|il|la|se|che|come)|memoria (?:da|di) pesce|testa fra le nuvole|mi (?:e|era) (?:passat[oa]|uscit[oa]) di mente)\b/,
    say: [
      'La memoria lascia cadere le cose quando ha le mani piene.',
      'Dimenticare qualcosa capita di più quando la testa è affollata.',
    ],
    ask: ['Si recupera o ormai è andata?'],
  },
  {
    signs:
      /\b(?:ho (?:ri)?trovato (?:un|una|dei|delle|il mio|la mia) (?!lavoro|posto|ragazz|fidanzat|uomo|donna|casa|coraggio)\w+|trovato un ragno|stava dentro|e saltat[oa] fuori)\b/,
    say: [
      'Certe cose saltano fuori da dove nessuno le cercava.',
      'Trovare qualcosa per caso mette sempre un po’ in moto la fantasia.',
    ],
    ask: ['Dove stava, esattamente?'],
  },
  {
    signs:
      /\b(?:da una parte[^.?]{3,60}dall'altra|un po'? vorrei[^.?]{3,60}un po'? vorrei|un momento[^.?]{3,60}un momento|sentimenti contrastanti|mi sento (?:divis|combattut)[oa]|(?:non|nn) so (?:\w+ )?(?:cosa|che|se) (?:\w+ )?(?:provo|sento|voglio|pensare|fare|scegliere|devo)|sono (?:indecis|combattut|confus)[oa]|cambio idea|(?:non|nn) mi decido|oscillo)\b/,
    say: [
      'Due voci che tirano in direzioni opposte fanno un bel trambusto.',
      'Quando dentro si vota ogni ora, non vince mai nessuno.',
    ],
    ask: ['Quale delle due parti parla più forte, oggi?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) capisco (?:se|perche|cosa|come|che)|mi chiedo (?:se|come|perche|cosa)|continuo a (?:chiedermi|pensare|pensarci)|ci penso (?:sempre|ogni|la notte|spesso)|mi rigira in testa|(?:non|nn) riesco a (?:togliermel\w|smettere di pensar\w+)|nn ci voglio pensare)\b/,
    say: [
      'Certi pensieri tornano a bussare anche a porta chiusa.',
      'La testa rimastica le cose finché non trovano un posto.',
    ],
    ask: ['A quale risposta arrivi, per ora?'],
  },
  {
    signs:
      /\b(?:(?:^|ormai |tanto )(?:e|xe) cosi(?=$|[.,])|(?:cosi|questa) e la vita|(?<!ci vuole |ha |con )pazienza(?! (?:ci|da|e)\b)|che ci (?:vuoi|posso) fare|(?:non|nn) ci (?:posso|si puo) fare (?:niente|nulla)|si (?:va|tira) avanti|tiro avanti|non fa niente)/,
    say: [
      'Ci sono cose che restano dove sono, e ci si gira intorno.',
      'A volte si posa lì una cosa perché non si sa dove altro metterla.',
    ],
    ask: ['Ti va bene davvero o ci hai messo una pietra sopra?'],
  },
  {
    signs:
      /\b(?:(?:non|nn) so (?:\w+ )?(?:cosa|che(?: cosa)?|da dove|come) (?:scriv\w+|dir[ei]?|dirti|cominciar\w|iniziar\w|spiegar\w*)|(?:non|nn) (?:trovo|ho) le parole|che ti devo dire|lasciamo perdere)\b|^boh+$/,
    say: [
      'Si può cominciare anche da una parola qualunque.',
      'Le parole giuste non servono, bastano quelle che vengono.',
    ],
    ask: ['Se fosse un colore, la giornata, quale sarebbe?'],
  },
  {
    signs:
      /\b(?:da (?:piccol|bambin|ragazzin)[oaie]|(?:quando )?ero (?:piccol|bambin|ragazzin|giovan)[oaie]|da giovane|(?<!non )(?<!nn )(?:me |mi )?ricordo (?:quando|mio|mia|ancora)|me lo ricordo|mi (?:torna|tornano|e tornat[oa]|fa tornare) in mente|ai miei tempi|alla (?:sua|loro) eta|a quell'eta|nell'\d\d|nel 19\d\d|una volta (?:si|c'|da noi|mi|venne)|tanti anni fa|da noi a natale)\b/,
    say: [
      'I ricordi di una volta si tengono stretti per i dettagli.',
      'Certe immagini restano intatte, come in una scatola di latta.',
    ],
    ask: ['Quale particolare ti è rimasto più vivo?', 'Ti torna in mente spesso?'],
  },
  {
    signs:
      /(?:^(?=\d)|\bho |\bne ho )(?!quattro |cinque |sette |nove |dieci |otto )(?:\d\d|\w{5,}(?:anta|nti|nta|uno|due|tre|quattro|cinque|sei|sette|otto|nove|tun|ant'|vent')|sedici|dodici|tredici|quindici|diciotto|vent'|sessant'|settant'|cinquant'|quarant'|trent') ?anni\b(?! (?:fa|di|dopo|insieme|che))/,
    say: ['Ogni età guarda il mondo da una finestra diversa.', 'Gli anni dicono qualcosa, ma mai tutto.'],
    ask: ['Te la senti addosso, quell’età, o te ne dimentichi?'],
  },
  {
    signs: /\b(?:le vampate|(?:ho|mi e venuto) il ciclo|dolori mestruali|in menopausa)\b/,
    tone: 'hard',
    say: [
      'Il corpo, quando cambia ritmo, non chiede il permesso a nessuno.',
      'Certe giornate il corpo fa il padrone.',
    ],
    ask: ['Oggi ti dà un po’ di tregua?'],
  },
  {
    signs:
      /^(?!.*\b(?:mai andat[oa]|mai stat[oa])\b).*\b(?:(?:la|lo|dalla|dallo|mia|mio) (?:psicolog[oa]|psicoterapeuta|terapeuta|psichiatra)|in terapia|seduta pesante)\b/,
    say: [
      'Guardare in faccia certe cose stanca come una salita.',
      'Parlarne con qualcuno del mestiere mette in moto tante cose.',
    ],
    ask: ['Ti ci trovi bene?'],
  },
  {
    signs:
      /\b(?:non|nn) (?:me lo|mi) perdono\b|\b(?<!\b(?:non|nn) )(?:mi sento (?:\w+ )?in colpa|mi sento (?:un mostro|una merda|un verme|una ladra)|sensi di colpa|mi so(?:no)? sentit[oa] (?:in colpa|una ladra|una merda))\b/,
    tone: 'hard',
    say: [
      'Chi si rimprovera si guarda sempre con gli occhi più severi.',
      'La colpa parla forte e ascolta poco.',
    ],
    ask: ['Con chi altro ne hai parlato?'],
  },
  {
    signs: /\b(?:(?:non|nn) vedo l'ora|nun veco ll'ora)\b(?! che (?:finisca|sia finit|siamo in))/,
    tone: 'glad',
    say: [
      'Avere qualcosa da aspettare accorcia le settimane.',
      'Una cosa bella davanti tira come una calamita.',
    ],
    ask: ['Quanto manca ancora?'],
  },
  {
    signs:
      /^(?!.*\bfuneral).*(?<!\b(?:la|ogni|di|alla|le|il) )\b(?:domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) (?:mattina |sera |pomeriggio |prossim[oa] |poi |cmq |comunque |pero |\d+ )?(?:alle|ho|devo|andiamo|vado|parto|arriv\w+|esce|facciamo|porto|suoniamo|prove|finale)\b|\b(?:tra|fra) (?:due|tre|un|una|pochi|\d+|dieci) (?:giorni|settimane?|ore|minuti)\b/,
    say: [
      'Un appuntamento vicino occupa già un po’ di oggi.',
      'Una data così sta lì sul calendario e si fa guardare.',
    ],
    ask: ['Con che stato d’animo ci vai incontro?', 'Ci pensi già adesso?'],
  },
]
