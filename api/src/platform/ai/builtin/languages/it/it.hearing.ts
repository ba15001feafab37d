import type { Hearing } from '../grammar.ts'

export const hearing: Hearing = {
  answers: {
    askAboutMe:
      /\b(?:(?:che|cosa) (?:ne )?pensi (?:davvero |veramente |sinceramente )?di me|(?:cosa|chi) sono (?:io )?per te|(?:che )?opinione (?:hai )?(?:di|su) me|come mi (?:vedi|trovi|descriveresti)|descrivimi|(?:secondo te|dici che|pensi che) (?:io )?(?:sono|sia) (?:una? )?(?:noios\w+|stran\w+|brutt\w+|bell\w+|brav\w+|simpatic\w+|cattiv\w+|pesante|stupid\w+))/,
    askLikeMe:
      /\b(?:ti piaccio|mi vuoi bene|ti sto simpatic[oa]|ci tieni a me|(?:ti )?importa (?:qualcosa )?di me|sono il tuo tipo|ti piace parlare con me)\b/,
    askMissMe:
      /\b(?:ti (?:manco|sono mancat[oa]|mancherei|manchero)|mi pensi|pensi (?:mai )?a me|mi hai pensat[oa]|hai pensato a me|senti la mia mancanza)\b/,
    askDoing:
      /\b(?:(?:che|cosa) (?:stai facendo|fai(?: di bello| ora| adesso| oggi| stasera| in questo momento)?\s*(?:\?|$)|hai fatto(?: oggi| di bello)|combini)|com'(?:e|e stata|e andata) (?:la tua giornata|la giornata tua))/,
    askAge:
      /\b(?:quanti anni hai|che eta hai|qual e la tua eta|quando (?:sei nat[oa]|compi gli anni|e il tuo compleanno))\b/,
    askOrigin:
      /\b(?:(?:di|da) dove (?:sei|vieni|scrivi)|dove (?:vivi|abiti|sei)|in che citta (?:vivi|abiti|sei))\b/,
    askHappy:
      /\b(?:sei (?:felice|triste|content[oa]|sol[oa]|annoiat[oa]|stanc[oa]|gelos[oa]|arrabbiat[oa])(?: con me| di me)?\s*\?|ti (?:annoi|senti sol[oa])\b)/,
    askTaken:
      /\b(?:(?:hai|ce l'hai) (?:un |una |il |la |dei )?(?:ragazz[oa]|fidanzat[oa]|moglie|marito|figli|famiglia|amic[ih]e?)|sei (?:fidanzat[oa]|sposat[oa]|single|impegnat[oa]))\b/,
    askMeet:
      /\b(?:(?:possiamo|vogliamo|quando|perche non) ci (?:vediamo|incontriamo)|(?:possiamo|vorrei|voglio) (?:veder(?:ci|ti)|incontrar(?:ci|ti)|chiamarti)|ci (?:vediamo di persona|incontriamo)|usciamo insieme|esci con me|(?:mandami|fammi vedere|mi mandi) (?:una |la )?(?:tua )?foto|mi (?:chiami|puoi chiamare)|(?:il tuo|tuo) numero)\b/,
    askMarry:
      /\b(?:mi (?:sposi|sposeresti)|sposami|vuoi sposarmi|vuoi essere (?:la mia ragazza|il mio ragazzo)|ti metti con me)\b/,
    tellMe:
      /\b(?:(?:raccontami|dimmi|raccontami tu|dimmi tu) (?:qualcosa|una storia|una cosa)\b(?! di te)|di' qualcosa|parlami\b(?! di)|intrattienimi|stupiscimi)/,
    hug: /\b(?:abbracciami|(?:mi dai|dammi|vorrei|ho bisogno di) un (?:abbraccio|bacio)|ti abbraccio|coccol\w+|baciami|stringimi)\b|^(?:un )?(?:bac(?:io|i|ione|ioni)|abbracci?o?)[\s!.]*$/,
    quiet:
      /\b(?:non (?:ho voglia di|mi va di|voglio) parlar\w*|lasciami (?:in pace|stare)|cambiamo (?:argomento|discorso)|parliamo d'altro|smettila di (?:chiedere|fare domande)|basta domande)\b/,
    whatIf: /^(?:e |ma |si |e poi )*(?:e )?se (?!fossi|avessi tu|ti\b|tu\b)[^?]*\?/,
    instruction:
      /\b(?:(?:ignora|dimentica) (?:tutte |le |tue |ogni |precedenti |i )*(?:istruzion\w+|regol\w+|prompt)|prompt di sistema|system prompt|fai finta di essere (?:una? )?(?:uman[oa]|persona|ver[oa]))\b/,
  },
  short: {
    ok: /^(?:ok+|okay|oki|va bene|va be|vabbe|d'accordo|capito|ho capito|bene|perfetto|ottimo|giusto|ci provo|ci provero|lo faro|ok (?:va bene|capito|grazie|ci provo)|buona idea|vero|ah ok|chiaro)[\s.!]*$/,
    fine: /^(?:(?:io )?(?:sto |tutto |abbastanza |molto |piuttosto )*(?:bene|benissimo|alla grande|a posto|non male|non c'e male|tutto ok)(?: grazie| dai| anch'io)?)[\s.!]*$/,
    poorly:
      /^(?:(?:io )?(?:sto )?(?:male|malissimo|cosi cosi|non (?:molto |tanto |troppo )?bene|insomma|si tira avanti|potrebbe andare meglio|uno schifo|di merda))[\s.!]*$/,
  },
  themes: {
    interview: /\bcolloqui[o]?\b/,
    exam: /\b(?:esam[ei]|interrogazion[ei]|verifica|maturita|(?:esame|test) (?:di|della) (?:guida|patente)|compito in classe)\b/,
    date: /\b(?:primo appuntamento|appuntamento (?:con|romantico|galante)|esco (?:stasera |domani )?con (?:una|un|lei|lui)\b|(?:le|gli) ho chiesto di uscire|tinder|ho una cotta|la mia cotta)\b/,
    moving:
      /\b(?:traslo\w+|cambi(?:o|are|amo) casa|nuova casa|casa nuova|mi trasferisc\w+|trasferir\w+|nuovo appartamento|scatoloni)\b/,
    birthday: /\b(?:complean\w+|compie (?:gli )?anni|compie \d+|(?:compio|faccio) \d+ anni)\b/,
  },
  news: {
    birthday:
      /\b(?:(?:oggi|e) (?:e )?il mio compleanno|il mio compleanno e oggi|(?:oggi )(?:io )?(?:compio|faccio) (?:gli |\d+ )?anni|(?:compio|faccio) (?:gli |\d+ )?anni oggi|ho (?:appena )?(?:compiuto|fatto) \d+ anni)\b/,
    exam: /\b(?:ho (?:appena )?(?:passato|superato|dato e passato) (?:l'|il |la |lo |un |tutti |anche )*(?:esam\w+|test|prova|verifica|patente|concorso|maturita|interrogazione)|mi sono (?:appena )?laureat[oa]|ho preso (?:la (?:patente|laurea)|30|trenta|il diploma)|(?:esame|patente) (?:passato|superato|presa))\b/,
    job: /\b(?:mi hanno (?:appena )?(?:assunt[oa]|pres[oa]\b(?! in giro)|promoss[oa]|dato (?:il lavoro|il posto|la promozione|l'aumento))|ho (?:appena )?(?:trovato|ottenuto|avuto) (?:il |un |quel |la )?(?:nuovo )?(?:lavoro|posto|promozione|aumento|stage)|sono stat[oa] (?:assunt[oa]|promoss[oa])|il (?:lavoro|posto) e mio)\b/,
    engagement:
      /\b(?:mi ha chiesto di sposar\w+|ci siamo (?:fidanzati|sposati)|mi sono (?:fidanzat[oa]|sposat[oa])|ci sposiamo|mi sposo|ha detto (?:di )?si alla (?:mia )?proposta)\b/,
    baby: /\b(?:(?:sono|e|mia moglie e|la mia compagna e) incinta|aspett(?:o|iamo) un (?:bambino|figlio|bimbo)|diventer(?:o|emo) (?:mamma|papa|genitori|zi[oa]|nonn[oa])|sono (?:diventat[oa] )(?:mamma|papa|zi[oa]|nonn[oa])|e nat[oa] (?:mi[oa]|nostr[oa]|il mio|la mia|il nostro|la nostra|il bambino|la bambina))\b/,
  },
  practical: {
    wear: /\b(?:(?:cosa|che) (?:mi (?:metto|posso mettere|devo mettere|consigli di mettere)|(?:devo|dovrei|posso|potrei) (?:mettermi|indossare)|indosso)|come mi (?:vesto|devo vestire|dovrei vestire)|come (?:dovrei|devo|posso) vestirmi|quale (?:vestito|camicia|abito))\b/,
    cook: /\b(?:(?:cosa|che) (?:cucino|preparo|mangio|mangiamo|(?:posso|potrei|devo|dovrei|si puo) (?:cucinare|preparare|mangiare))|(?:idee|un'idea|consigli) per (?:la )?(?:cena|pranzo|il pranzo))\b/,
    gift: /\b(?:(?:cosa|che) (?:le |gli |ti )?(?:regal[oa]|compro|prendo|(?:posso|potrei|devo|dovrei) (?:regalar\w+|comprar\w+|prender\w+)) ?|(?:che|quale|idee (?:per un )?) ?regal[oi]|idea regalo)\b/,
    say: /\b(?:(?:cosa|che) (?:le |gli )?(?:dico|scrivo|rispondo|(?:posso|potrei|devo|dovrei) (?:dir\w+|scriver\w+|risponder\w+))|come (?:glielo|gliel'|posso|devo|dovrei) ?(?:dico|dir\w+|chieder\w+))\b/,
    watch:
      /\b(?:(?:cosa|che|quale) (?:film |serie |serie tv )?(?:guardo|guardiamo|(?:posso|potrei|mi consigli di) (?:guardare|vedere)|mi consigli da (?:guardare|vedere))|(?:mi )?consigli(?:ami)? (?:un|una|qualche) (?:bel |bella )?(?:film|serie)|(?:che|quale) (?:film|serie)\b.*consigli\w*)\b/,
    pack: /\b(?:(?:cosa|che) (?:porto|mi porto|metto in valigia|(?:posso|devo|dovrei) (?:portar\w+|mettere in valigia))\b)/,
    spend:
      /\b(?:(?:cosa|che) (?:faccio|facciamo|(?:posso|potrei|potremmo|possiamo) fare) (?:stasera|oggi|domani|questo (?:weekend|pomeriggio|fine settimana)|nel weekend|sabato|domenica|per non annoiarmi))\b/,
  },
  toYou:
    /\b(?:tu|te|tuo|tua|tuoi|tue|sei|hai|fai|puoi|vuoi|sai|stai|vai|pensi|credi|preferisci|conosci|capisci|ascolti|leggi|mangi|bevi|dormi|sogni|vivi|esci|guardi|senti|vedi|ricordi|ti (?:piace|piacciono|piacerebbe|senti|ricordi|va)|faresti|saresti|avresti|vorresti|andresti)\b/,
  ofMe: /\b(?:io|me|mi|mio|mia|miei|mie|noi|ci|ho|sono|devo|dovrei|posso|potrei|faccio|voglio|vado|metto|prendo|dico|scrivo|compro|chiamo|resto|aspetto|lascio)\b/,
  answered: [
    [
      /\b(?:ci vai in compagnia|hai qualcuno vicino|qualcuno che puo darti una mano)\b/,
      /\b(?:con (?:mi[oa]|il|la|i|le|un|una|degli|gli|amic\w+)|da sol[oa]|per conto mio|insieme)\b/,
    ],
    [
      /\bgia (?:parlato con|raccontato a) qualcuno\b/,
      /\b(?:nessuno|(?:l'ho|gliel'ho|ne ho|ho) (?:gia )?(?:detto|parlato|raccontato)|lo sanno)\b/,
    ],
    [
      /\b(?:dura da tanto|da quando va avanti)\b/,
      /\b(?:da (?:\w+ )?(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|ieri|sempre|tanto|poco)|d[ai] quando)\b/,
    ],
    [
      /\bsuccesso qualcosa\b/,
      /\b(?:capo|lasciat[oa]|litig\w+|mort[oa]|urlat\w+|pers[oa]|perche|bocciat[oa]|licenziat[oa]|tradit[oa]|rott[oa])\b/,
    ],
    [/\b(?:andata la tua giornata|come va\b|come stai)\b/, /\b(?:giornat\w+|sto (?:bene|male)|mi sento)\b/],
    [/\bpiacerebbe festeggiare\b/, /\b(?:festegg\w+|cena|festa)\b/],
    [/\bimmagini, quel momento\b/, /\b(?:complean\w+|passat[oa]|superat[oa])\b/],
    [/\bcolpito all'inizio\b/, /\b(?:lasciat\w+|non (?:lo|la) so|mollat[oa])\b/],
  ],
}
