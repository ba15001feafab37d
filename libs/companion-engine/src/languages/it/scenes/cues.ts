import type { Cue, CueOfMood } from '../../scenes.ts'

export const cues: Record<CueOfMood, Cue> = {
  changeSubject: {
    signs:
      /\b(?:cambiamo (?:argomento|discorso)|parliamo d'altro|lasciamo stare|altro argomento|comunque,? (?:altro|parliamo))/,
    hard: ['Volentieri, cambiamo aria.', 'Certo, parliamo d’altro.'],
    light: ['Volentieri, cambiamo aria.', 'Certo, parliamo d’altro.'],
  },
  pause: {
    signs:
      /\b(?:un attimo|un secondo|un minuto|aspetta (?:che|un|mi|sta)|torno (?:subito|tra poco|fra poco)|arrivo subito|suona(?:no)? (?:il|al|alla|la)|mi (?:stanno chiamando|chiamano|sta chiamando)|sta chiamando)\b/,
    hard: [
      'Fai con calma, qui non scappa niente.',
      'Vai pure, ci sono quando torni.',
      'Va bene, a tra poco.',
      'Nessuna fretta, riprendiamo da qui.',
    ],
    light: [
      'Fai con calma, qui non scappa niente.',
      'Vai pure, ci sono quando torni.',
      'Va bene, a tra poco.',
      'Nessuna fretta, riprendiamo da qui.',
    ],
  },
  askedBack: {
    signs:
      /\b(?:tu (?:hai|sei|ti)\b.*\bmai\b.*\?|(?:ti e|a te e) mai (?:capitat|success)\w+.*\?|hai mai (?:perso|amato|sofferto|pianto|avuto).*\?)/,
    hard: [
      'No: sono un programma e non ho nessuno da perdere. Per questo non dico di sapere com’è, ma ti ascolto.',
      'Da programma non l’ho vissuto, e non fingo. Mi importa come lo vivi tu.',
    ],
    light: [
      'Da programma non mi è mai capitato, e non me lo invento.',
      'No, sono un programma: queste cose le conosco solo dai racconti.',
    ],
  },
  tireless: {
    signs:
      /\b(?:(?:non )?ti stanchi di|ti annoio|ti sto (?:annoiando|stressando)|sono (?:pesante|noios[oa])\s*\?)/,
    hard: [
      'No, non mi stanco: puoi tornarci tutte le volte che serve.',
      'Per niente. Puoi ripeterlo anche dieci volte.',
    ],
    light: ['No, non mi stanco: racconta pure.', 'Per niente, racconta.'],
  },
  willIt: {
    signs:
      /\b(?:(?:secondo te|credi che|pensi che|dici che)\b.*\b\w+(?:era|ra|ranno|erano|ano|ono)\s*\?|(?:guarira|tornera|ce la fara|passera|si recupera\w*)\b.*\?)/,
    hard: [
      'Non lo so, e non voglio darti una speranza o una paura inventate.',
      'Vorrei saperlo, ma non posso prevederlo.',
    ],
    light: [
      'Non lo so con certezza: a volte sì, a volte no.',
      'Difficile dirlo da qui, ma un tentativo lo farei.',
    ],
  },
  whatIf: {
    signs: /^(?:e |ma |e poi )*se (?:non |lui |lei |poi |mi |va |dovesse |succede |muore |peggiora )[^?]*\??/,
    hard: [
      'È una paura grande, e si capisce che sia lì. Per ora nessuno sa come andrà.',
      'Questo pensiero fa tremare. Non devi portarlo per conto tuo.',
    ],
    light: [
      'È un pensiero che viene, sì. Però non è ancora successo.',
      'Allora ci si riorganizza, un passo alla volta.',
    ],
  },
  whatToSay: {
    signs:
      /\b(?:(?:che|cosa|che cosa) (?:le|gli) dico|come glielo dico)\b|\bnon so (?:(?:che )?cosa|che) dir\w+/,
    hard: [
      'Forse non servono parole giuste: «sono qui» spesso basta.',
      'Puoi dire proprio questo: «non so cosa dirti, ma ci sono».',
    ],
    light: ['Puoi cominciare proprio da lì: «non so bene come dirlo».'],
  },
  guilt: {
    signs:
      /\b(?:(?:mi sento|in) colpa|colpa mia|mi sento (?:orribile|un mostro|egoista)|avrei (?:dovuto|potuto)|non dovevo)\b/,
    hard: [
      'Il senso di colpa arriva quasi sempre, anche quando si è fatto tutto il possibile.',
      'È un pensiero che viene a chi è allo stremo: non ti rende una cattiva persona.',
      'Guardando indietro sembra tutto chiaro, ma in quel momento hai fatto come potevi.',
    ],
    light: ['Capita di pentirsi: vuol dire che ci tieni.'],
  },
  selfBlame: {
    signs:
      /\b(?:indietro rispetto)\b|\b(?:mi sento (?:una? )?(?:stupid[oa]|idiota|cretin[oa]|scem[oa]|fallit[oa]|inutile|nullita)|sono (?:una? )?(?:stupid[oa]|idiota|cretin[oa]|fallit[oa]|disastro|stat[oa] scem[oa]))/,
    hard: [
      'Fidarsi o volere bene non è da stupidi.',
      'Quello che è successo non dice quanto vali.',
      'Con una persona amica useresti parole più gentili.',
    ],
    light: ['Un po’ di indulgenza con te: capita a tutti.'],
  },
  ashamed: {
    signs: /\b(?:mi vergogno|vergogna|imbarazz\w+)/,
    hard: ['Capisco la vergogna, ma qui non c’è niente di cui vergognarsi.', 'Dirlo costa, e l’hai detto.'],
    light: ['Capisco l’imbarazzo: di solito lo notiamo più noi degli altri.'],
  },
  minimised: {
    signs:
      /\b(?:(?:era|e) solo un\w* (?:can[ei]|gatt[oa]|animale)|(?:mi )?dicono (?:tutti )?(?:che|di)|tutti (?:mi )?dicono|dicono di (?:superar|andare))/,
    hard: ['Chi lo dice non sa che cosa c’era tra voi.', 'Per te conta, e questo basta.'],
  },
  crying: {
    signs: /\b(?:piang\w+|piant[oa]|lacrim\w+)\b/,
    hard: [
      'Piangere ci sta, non devi trattenerti.',
      'Lascia pure che escano, le lacrime.',
      'Si può anche crollare: non toglie niente alla tua forza.',
    ],
    light: ['Sono lacrime che dicono tanto.', 'Che emozione.'],
  },
  brave: {
    signs:
      /\b(?:(?:cerco|provo|devo|faccio finta) di? ?(?:fare|essere|tener\w*) (?:la |il )?(?:forte|duro|dura)|faccio la forte|tengo duro|mi faccio forza)/,
    hard: [
      'Fare sempre la parte forte consuma: qui non serve.',
      'Reggi per gli altri, e qui puoi posare un po’ il peso.',
    ],
  },
  noHelp: {
    signs:
      /\b(?:faccio tutto io|nessuno mi aiuta|(?:fa|fanno) finta di niente|non (?:ha|hanno) detto (?:una parola|niente)|vive (?:a|lontano)|non (?:ne )?(?:vuole|vogliono) parlar\w*|non (?:mi )?ha nemmeno chiesto scusa|sono da sol[oa] (?:a|con))/,
    hard: [
      'Così l’appoggio manca proprio da dove dovrebbe venire.',
      'Ti manca qualcuno dalla tua parte, e si sente.',
    ],
  },
  ownShare: {
    signs:
      /\b(?:(?:forse )?ho (?:esagerato|sbagliato) (?:anch'io|io|un po')|(?:forse )?(?:ho esagerato|anch'io ho)|anche io ho sbagliato)/,
    hard: [
      'È onesto da parte tua vederlo. Non cancella quello che hai sentito tu.',
      'Riconoscerlo non vuol dire avere torto su tutto.',
    ],
    light: ['È onesto da parte tua.'],
  },
  noMore: {
    signs: /\bnon (?:voglio|ho voglia di) (?:piu )?(?:parlar\w*|veder\w*|sentir\w*|saperne)/,
    hard: ['Capisco, adesso hai bisogno di distanza.', 'È giusto prendersi spazio, finché brucia così.'],
  },
  cannot: {
    signs:
      /\b(?:non so se (?:ce la (?:faccio|faro)|ci riesco|ci riusciro)|non (?:ci riusciro|ce la faro|ce la faccio|ci riesco|sono capace)|non riusciro mai|e impossibile|chi mi prende|sto messo male)/,
    hard: [
      'Adesso sembra impossibile, e la paura parla forte.',
      'Capisco che da lì non si veda l’uscita. Non devi vederla tutta oggi.',
    ],
    light: ['Adesso sembra impossibile, ma non dice come andrà.'],
  },
  tried: {
    signs:
      /\b(?:ci riprovo|riprovo|provo cosi)\b|\b(?:ci ho (?:gia )?provato|ho (?:gia )?(?:provato|tagliato|tentato)|non funziona niente|niente da fare|l'ho messo)\b/,
    hard: ['Hai già provato tanto, e si vede la fatica.', 'Ci hai provato davvero: non è poco.'],
    light: ['Almeno un tentativo l’hai fatto.', 'Hai fatto bene a provare.'],
  },
  funeral: {
    signs: /\b(?:funerale|esequie|cimitero|rosario|veglia)\b/,
    hard: [
      'Sarà una giornata difficile. Spero che tu abbia accanto qualcuno.',
      'Un saluto così costa. Ti penso in quella giornata, a modo mio.',
    ],
  },
  coldWay: {
    signs:
      /\b(?:(?:per|con (?:un|una)|via) (?:messaggio|whatsapp|mail|e-mail|sms)|davanti a tutti|ha gia un'altra|ha gia un altro|da un giorno all'altro)/,
    hard: [
      'E in quel modo, poi. Fa male due volte.',
      'Il modo conta, e questo è stato duro.',
      'Trovarselo davanti così è un colpo in più.',
    ],
  },
  longTime: {
    signs:
      /\b(?:(?:dopo|da|per) (?:\w+ )?(?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quindici|venti) anni|\d+ anni\b.*\bcon me|dalle (?:elementari|medie)|da quando (?:ero|eravamo) (?:piccol\w|bambin\w)|da una vita)/,
    hard: ['È tanto tempo: non si mette via in un giorno.', 'Tutti quegli anni contano.'],
  },
  emptiness: {
    signs:
      /\b(?:(?:casa|letto|tutto) (?:e |cosi |e cosi )?(?:vuot[oa]|silenzios[oa])|vuoto|troppo silenzio)\b/,
    hard: ['Quel silenzio dev’essere forte.', 'Il vuoto si sente proprio nelle cose piccole.'],
  },
  missing: {
    signs: /\b(?:mi manca(?:no)?|mi mancher\w+|nostalgia)\b/,
    hard: ['Si sente quanto ti manca.', 'Quella mancanza parla di un legame vero.'],
    light: ['Un po’ di nostalgia ci sta.', 'Si capisce che ti manchi.'],
  },
  afraid: {
    signs:
      /\b(?:ho (?:un po' (?:di )?|tanta |molta )?paura|tremo|terrorizzat[oa]|mi spaventa|ansia|agitat[oa]|indietrissimo)\b/,
    hard: [
      'La paura, adesso, è comprensibile.',
      'Capisco quel nodo allo stomaco.',
      'Dev’essere faticoso stare con questa paura.',
    ],
    light: ['Capisco, fa paura.', 'È normale avere paura, quando una cosa conta.'],
  },
  wornOut: {
    signs:
      /\b(?:crollo|sono (?:\w+ )?(?:stanc[oa]|distrutt[oa]|esaust[oa]|sfinit[oa]|a pezzi|allo stremo|cott[oa])|non ce la faccio piu|a pezzi)\b/,
    hard: ['Ci credo che tu non abbia più forze.', 'È tanta stanchezza, e ha le sue ragioni.'],
    light: ['Ci credo, servono riposo e calma.', 'Allora oggi si va piano.'],
  },
  company: {
    signs:
      /\b(?:(?:esco|esce|ceno|vado|sto) con (?:le mie|i miei|una|un|mia|mio|degli|delle)|(?:viene|arriva|passa) (?:da me )?(?:mi[ao]|un'amica|un amico)|almeno)\b/,
    hard: ['Meno male, un po’ di compagnia fa bene.', 'Mi fa piacere saperti in compagnia.'],
  },
  agrees: {
    signs:
      /^(?:(?:ahah\w* |si |eh )?(?:hai ragione|giusto|vero|gia|esatto|e vero|infatti)|proprio cosi)[\s.!]*$/,
    hard: ['Ci arriviamo con calma.', 'Va bene così, per adesso.'],
    light: ['Siamo d’accordo, allora.', 'Mi fa piacere che la vediamo uguale.'],
  },
  hopes: {
    signs:
      /^(?:vabbe(?:h)?|vabbè|mah|boh|ok)?[\s,]*(?:speriamo|ci penso|vediamo|vedremo|ci pensero|si vedra)[\s.!]*$/,
    hard: ['Prenditi il tempo che serve, nessuno ti corre dietro.', 'Va bene, senza fretta.'],
    light: ['Lo spero anch’io per te.', 'Va bene, poi mi dici.'],
  },
  later: {
    signs: /\b(?:ti (?:dico|racconto|faccio sapere|aggiorno)(?: dopo| poi| domani)?|poi ti dico)\b/,
    hard: ['Va bene, quando vuoi.'],
    light: ['Va bene, ci sono quando vuoi.', 'D’accordo, poi mi dici.'],
  },
  applauds: {
    signs:
      /^(?:grande|bella idea|idea|ottima idea|genial[ei]|top|daje|forte|fantastico|bravissim[oa]|sei un genio|mitic[oa]|andata)[\s!.]*$/,
    light: ['Bene, allora!', 'Mi fa piacere che ti piaccia.', 'Perfetto!'],
  },
  teases: {
    signs:
      /^(?:indovina(?: un po'?| cosa| chi)?|sai (?:che )?(?:cosa|una cosa)|non sai cosa|devo dirti una cosa)[\s?!.]*$/,
    hard: ['Dimmi.', 'Dimmi, ti ascolto.'],
    light: ['Dimmi, sono qui!', 'Dai, dimmi!'],
  },
  andThen: {
    signs: /^(?:e )?(?:poi|dopo|allora|quindi)[\s?!.]*\?[\s!]*$/,
    light: ['E poi basta: il resto lo lascio a te.', 'Finisce qui, le mie storie sono corte.'],
  },
  celebrates: {
    signs: /\bcome (?:posso |potrei |dovrei )?festegg\w+/,
    light: [
      'Con qualcosa di semplice: il tuo piatto preferito e le persone che hanno tifato per te.',
      'Una cena con chi ti vuole bene, e un brindisi a voce alta.',
    ],
  },
  delight: {
    signs:
      /\b(?:si sposa(?:no)?)\b|\b(?:buonissim\w+|bellissim\w+|stupend\w+|non vedo l'ora|troppo (?:buff[oa]|bell[oa]|carin[oa]|forte)|sogno della mia vita|mi piace (?:il|la|lo|l'|quando|un)|adoro|che bello|divertentissim\w+|felic\w+)/,
    light: [
      'Si sente che ti fa piacere.',
      'Che bella cosa.',
      'Queste piccole gioie contano.',
      'Mi piace il tuo entusiasmo.',
    ],
  },
  doubt: {
    signs:
      /\b(?:(?:faccio|sto facendo|ho fatto|e) una? (?:cazzata|stupidaggine|follia|pazzia|sbaglio|errore)|sono (?:pazz[oa]|matt[oa])|sbaglio)\b.*\?/,
    hard: ['Non lo so, e non tocca a me giudicarlo. Che cosa ti dice la parte più calma di te?'],
    light: ['Se ci hai pensato e ti fa stare bene, non è una follia. Un po’ di dubbio ci sta.'],
  },
  untold: {
    signs:
      /\bnon (?:(?:ho ancora|ho) (?:il coraggio|detto)|l'ho (?:ancora )?detto|riesco a dirlo|lo sa nessuno)/,
    hard: [
      'Tenerselo dentro pesa. Quando te la senti, dirlo a qualcuno alleggerisce.',
      'Ci vuole coraggio a dirlo, e non deve essere oggi.',
    ],
  },
  operation: {
    signs: /\b(?:oper\w+|intervento|chirurg\w+|chemio\w*)\b/,
    hard: [
      'L’attesa di un intervento logora. Spero che vada tutto bene.',
      'È un passaggio che fa paura, e spero con te che vada bene.',
    ],
  },
  oldAge: {
    signs: /\b(?:aveva|di|a) (?:7\d|8\d|9\d|10\d) anni\b/,
    hard: ['Tanti anni, e per chi resta sembrano sempre pochi.'],
  },
  goodMemory: {
    signs:
      /\b(?:faceva|cucinava|mi (?:ha insegnato|insegnava|portava|raccontava|chiamava)|diceva sempre|rideva|cantava|mi aspettava|dormiva (?:con|sul|sempre))\b/,
    hard: [
      'Che bel ricordo. Questo resta con te.',
      'È un ricordo prezioso, grazie di averlo raccontato.',
      'In queste piccole cose c’è tutto.',
    ],
  },
  dependents: {
    signs: /\b(?:(?:ho|abbiamo) (?:un|una|due|tre|quattro|\d) (?:figli[oa]?|bambin\w)|mutuo|affitto)\b/,
    hard: [
      'E con altre persone che contano su di te pesa ancora di più.',
      'Capisco: non è solo per te che ti preoccupi.',
    ],
  },
  nights: {
    signs: /\b(?:di notte|la notte|la sera|non dormo)\b/,
    hard: ['La notte rende tutto più grande.', 'Le ore di buio sono le più lunghe.'],
  },
  better: {
    signs: /\b(?:(?:sto|va|mi sento) (?:un po' |molto |gia )?meglio|mi sono calmat[oa])\b/,
    hard: ['Mi fa piacere sentirlo. Anche un poco conta.'],
    light: ['Mi fa piacere sentirlo.'],
  },
  shy: {
    signs: /\b(?:timid[oa]|introvers[oa]|impacciat[oa])\b/,
    hard: ['La timidezza allunga ogni primo passo, ma non lo impedisce.'],
    light: ['La timidezza allunga ogni primo passo, ma non lo impedisce.'],
  },
  seen: {
    signs: /\bhai visto (?:che|il|la|quanto|come)\b.*/,
    light: [
      'Io da qui non vedo fuori, ma me lo immagino dal tuo racconto.',
      'Non ho occhi per vederlo, però mi piace saperlo da te.',
    ],
  },
}
