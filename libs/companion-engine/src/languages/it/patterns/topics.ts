import type { TopicPatterns } from '../../patterns.ts'

export const topicPatterns: TopicPatterns = {
  feelings: {
    hurt: /\b(?:ferit[oa]|delus[oa]|delusione|tradit[oa]|mi (?:ha|hanno) (?:tradit\w|ferit\w|lasciat\w|mentito|ignorat\w|urlato|gridato|sgridat\w|insultat\w|trattat\w male|pres\w in giro|rispost\w male)|umiliat[oa]|offes[oa]|ci sono rimast[oa] male)\b/,
    sad: /\b(?:mi hanno licenziat[oa]|licenziat[oa] dal lavoro|ho perso il (?:lavoro|posto)|giornataccia|giornata (?:no|brutta|pessima|orribile|terribile|storta|nera)|brutta giornata|trist\w+|giu di (?:morale|corda)|(?:sono|mi sento|po'?|molto|troppo|cosi|davvero) giu|non (?:sto|mi sento) (?:molto |tanto |per niente )?bene|piang\w+|pianto|depress\w+|infelic\w+|a pezzi|sconfort\w+|malinconi\w+|mi sento male dentro|sconsolat\w)\b/,
    angry:
      /\b(?:arrabbiat\w+|rabbia|incazzat\w+|furios\w+|mi fa (?:arrabbiare|incazzare|imbestialire)|stuf[oa]|odio (?:il mio|la mia|tutti|tutto)|mi da sui nervi|nervi a fior)\b/,
    anxious:
      /\b(?:ansi\w+|nervos\w+|preoccupat\w+|preoccup\w+|paura|agitat\w+|stress\w*|terrorizzat\w+|panico|in pensiero|tes[oa])\b/,
    lonely:
      /\b(?:mi sento sol[oa]|sono (?:sempre |cosi |tanto )?sol[oa]\b(?! (?:un|uno|una))|solitudine|nessuno mi (?:capisce|cerca|ascolta|vuole)|isolat[oa])/,
    bored: /\b(?:annoi\w+|noia|che noia|mi annoio|non so cosa fare oggi)\b/,
    tired:
      /\b(?:giornata (?:lunga|infinita)|lunga giornata|stanc\w+|stanchezza|esaust\w+|sfinit\w+|distrutt\w+|a terra|senza energie|sonno arretrato|non ce la faccio piu|cott[oa])\b/,
    proud:
      /\b(?:orgoglios\w+|fier[oa]|ce l'ho fatta|ho (?:vinto|superato|passato l'esame|passato il|preso 30)|sono stat[oa] (?:promoss\w|assunt\w)|promozione|mi (?:sono laureat[oa]|hanno (?:promoss\w|assunt\w|pres[oa])))\b/,
    happy:
      /\b(?:felic\w+|content\w+|bella giornata|bellissim\w+|che gioia|allegr\w+|seren[oa]|al settimo cielo|di buon umore|entusiast\w+|mi sono divertit[oa]|sto (?:molto |davvero )?bene|tutto bene|alla grande)\b/,
  },
  topics: {
    loss: /\b(?:(?:e|sono) mort[oaie]|morte|lutto|funerale|e mancat[oa]|ho perso (?:mi[ao]|il mio|la mia)|e venut[oa] a mancare)\b/,
    couple:
      /\b(?:fidanzat\w+|ragazz[oa]\b(?=.*\b(?:mi[oa]|lasciat\w|insieme)\b)|il mio ragazzo|la mia ragazza|marito|moglie|compagn[oa] di vita|il mio compagno|la mia compagna|ex|relazione|coppia|innamorat\w+|appuntamento con (?:una|un|lei|lui)|ci siamo lasciati|mi ha lasciat[oa]|divorzi\w+|tradit\w+)\b/,
    study:
      /\b(?:esam[ei]|studi\w*|universit\w+|scuola|liceo|laure\w+|tesi|compiti|lezion\w+|professor\w+|interrogazion\w+|verifica|facolta|maturita)\b/,
    work: /\b(?:lavor\w+|ufficio|capo|colleg(?:a|hi|he)|riunion\w+|turn[oi]|stipendio|colloquio|azienda|clienti?|licenzi\w+|contratto|carriera|ferie|cantiere|negozio)\b/,
    family:
      /\b(?:famiglia|madre|mamma|padre|papa|sorell\w+|fratell\w+|figli[oae]?|nonn[oaie]|genitori|zi[oae]|cugin\w+|nipot\w+|suocer\w+)\b/,
    friends: /\b(?:amic[oaih]\w*|amicizi\w+|compagni|comitiva|migliore amic[oa])\b/,
    health:
      /\b(?:mal di \w+|malat\w+|febbre|influenza|raffreddor\w*|dottore|medico|ospedale|operazion\w+|dolore|dolori|visita medica|terapia|farmac\w+|dieta|salute|emicrania)\b/,
    sleep: /\b(?:dorm\w+|sonno|insonni\w+|incub\w+|sveglio di notte|notte in bianco|svegliarmi|sognato)\b/,
    money:
      /\b(?:soldi|denaro|affitto|bolletta|bollette|debit\w+|mutuo|risparmi\w*|spese|stipendio basso|conto in banca)\b/,
    plans:
      /\b(?:stasera|domani|weekend|fine settimana|sabato|domenica|programmi|progett\w+|organizz\w+|festa|compleanno|sto pensando di|ho intenzione|vorrei (?:iniziare|cominciare|imparare))\b/,
    arte: /\b(?:arte|pittura|quadr[oi]|disegn\w+|dipin\w+|museo|musei|mostra|scultur\w+|artist\w+|fotografi\w+)\b/,
    musica:
      /\b(?:music\w+|canzon\w+|concert\w+|chitarra|pianoforte|cant(?:o|are|ante|anti)|album|suon(?:o|are)|band|playlist|violino|batteria)\b/,
    viaggi:
      /\b(?:viagg\w+|vacanz\w+|volo|aereo|valigi\w+|hotel|turist\w+|part(?:o|iamo|ir\w+)\b|partenza|estero|crociera)\b/,
    cucina:
      /\b(?:cucin\w+|ricett\w+|pizza|pasta|torta|tort[ae]|dolci|cen[ae]|pranzo|colazione|mangi\w+|ristorante|cibo|gelato|forno)\b/,
    sport:
      /\b(?:sport\w*|calcio|partit[ae]|palestra|cors[ae]|corr(?:o|ere)|nuot\w+|tennis|basket|pallavolo|bici|allenament\w+|allenar\w+|squadra|yoga|maratona)\b/,
    lettura:
      /\b(?:libr[oi]|legg(?:o|ere|endo)|letto un|lettur\w+|romanz\w+|poesi\w+|scrittor\w+|biblioteca)\b/,
    cinema: /\b(?:film|cinema|serie tv|serie|attor[ei]|attric\w+|regist\w+|netflix)\b/,
    natura:
      /\b(?:natura|montagn\w+|mare|bosc\w+|passeggiat\w+|giardin\w+|fior[ei]|alber[oi]|spiaggi\w+|lago|tramont\w+|stelle|escursion\w+|pioggia)\b/,
    animali:
      /\b(?:animal\w+|can[ei]|gatt\w+|cucciol\w+|conigli\w*|criceto|cavall[oi]|uccell\w+|pappagall\w+|veterinari\w+)\b/,
    tecnologia:
      /\b(?:tecnologi\w+|computer|telefono|cellulare|app|videogioch\w+|videogam\w+|programmar\w+|robot|internet|social|intelligenza artificiale)\b/,
    interview: /\bcolloqui[o]?\b/,
    exam: /\b(?:esam[ei]|interrogazion[ei]|verifica|maturita|(?:esame|test) (?:di|della) (?:guida|patente)|compito in classe)\b/,
    date: /\b(?:primo appuntamento|appuntamento (?:con|romantico|galante)|esco (?:stasera |domani )?con (?:una|un|lei|lui)\b|(?:le|gli) ho chiesto di uscire|tinder|ho una cotta|la mia cotta)\b/,
    moving:
      /\b(?:traslo\w+|cambi(?:o|are|amo) casa|nuova casa|casa nuova|mi trasferisc\w+|trasferir\w+|nuovo appartamento|scatoloni)\b/,
    birthday: /\b(?:complean\w+|compie (?:gli )?anni|compie \d+|(?:compio|faccio) \d+ anni)\b/,
  },
  good: /\b(?:aiuta|funziona|bell\w+|buon\w*|bene|ottim\w+|fantastic\w+|meraviglios\w+|divertent\w+|finalmente|mi piac\w+|ador\w+|amo|fortunat\w|riuscit\w|evviva|stupend\w+)\b/,
  bad: /\b(?:infuriat\w+|url\w+|gelos\w+|invidi\w+|troppo \w+|rovesciat\w+|rott[oa]|mal[ei]|brutt\w+|peggi\w+|schifo|pessim\w+|orribil\w+|terribil\w+|problem\w+|difficil\w+|litig\w+|pers[oa]|fallit\w+|sbagliat\w+|odio|faticos\w+|pesante|urlat\w+|purtroppo|non mi piac\w+|mi manca)\b/,
  ownNegation: /^(?:non?|nessuno)$/,
  negation: /^(?:non|senza|mai|nemmeno|neanche|per niente|mica)$/,
  news: {
    birthday:
      /\b(?:(?:oggi|e) (?:e )?il mio compleanno|il mio compleanno e oggi|(?:oggi )(?:io )?(?:compio|faccio) (?:gli |\d+ )?anni|(?:compio|faccio) (?:gli |\d+ )?anni oggi|ho (?:appena )?(?:compiuto|fatto) \d+ anni)\b/,
    exam: /\b(?:ho (?:appena )?(?:passato|superato|dato e passato) (?:l'|il |la |lo |un |tutti |anche )*(?:esam\w+|test|prova|verifica|patente|concorso|maturita|interrogazione)|mi sono (?:appena )?laureat[oa]|ho preso (?:la (?:patente|laurea)|30|trenta|il diploma)|(?:esame|patente) (?:passato|superato|presa))\b/,
    job: /\b(?:mi hanno (?:appena )?(?:assunt[oa]|pres[oa]\b(?! in giro)|promoss[oa]|dato (?:il lavoro|il posto|la promozione|l'aumento))|ho (?:appena )?(?:trovato|ottenuto|avuto) (?:il |un |quel |la )?(?:nuovo )?(?:lavoro|posto|promozione|aumento|stage)|sono stat[oa] (?:assunt[oa]|promoss[oa])|il (?:lavoro|posto) e mio)\b/,
    engagement:
      /\b(?:mi ha chiesto di sposar\w+|ci siamo (?:fidanzati|sposati)|mi sono (?:fidanzat[oa]|sposat[oa])|ci sposiamo|mi sposo|ha detto (?:di )?si alla (?:mia )?proposta)\b/,
    baby: /\b(?:(?:sono|e|mia moglie e|la mia compagna e) incinta|aspett(?:o|iamo) un (?:bambino|figlio|bimbo)|diventer(?:o|emo) (?:mamma|papa|genitori|zi[oa]|nonn[oa])|sono (?:diventat[oa] )(?:mamma|papa|zi[oa]|nonn[oa])|e nat[oa] (?:mi[oa]|nostr[oa]|il mio|la mia|il nostro|la nostra|il bambino|la bambina))\b/,
  },
  decisions: {
    wear: /\b(?:(?:cosa|che) (?:mi (?:metto|posso mettere|devo mettere|consigli di mettere)|(?:devo|dovrei|posso|potrei) (?:mettermi|indossare)|indosso)|come mi (?:vesto|devo vestire|dovrei vestire)|come (?:dovrei|devo|posso) vestirmi|quale (?:vestito|camicia|abito))\b/,
    cook: /\b(?:(?:cosa|che) (?:cucino|preparo|mangio|mangiamo|(?:posso|potrei|devo|dovrei|si puo) (?:cucinare|preparare|mangiare))|(?:idee|un'idea|consigli) per (?:la )?(?:cena|pranzo|il pranzo))\b/,
    gift: /\b(?:(?:cosa|che) (?:le |gli |ti )?(?:regal[oa]|compro|prendo|(?:posso|potrei|devo|dovrei) (?:regalar\w+|comprar\w+|prender\w+)) ?|(?:che|quale|idee (?:per un )?) ?regal[oi]|idea regalo)\b/,
    say: /\b(?:(?:cosa|che) (?:le |gli )?(?:dico|scrivo|rispondo|(?:posso|potrei|devo|dovrei) (?:dir\w+|scriver\w+|risponder\w+))|come (?:glielo|gliel'|posso|devo|dovrei) ?(?:dico|dir\w+|chieder\w+))\b/,
    watch:
      /\b(?:(?:cosa|che|quale) (?:film |serie |serie tv )?(?:guardo|guardiamo|(?:posso|potrei|mi consigli di) (?:guardare|vedere)|mi consigli da (?:guardare|vedere))|(?:mi )?consigli(?:ami)? (?:un|una|qualche) (?:bel |bella )?(?:film|serie)|(?:che|quale) (?:film|serie)\b.*consigli\w*)\b/,
    pack: /\b(?:(?:cosa|(?<!(?:quando|dove|perche) e )che) (?:porto|mi porto|metto in valigia|(?:posso|devo|dovrei) (?:portar\w+|mettere in valigia))\b)/,
    spend:
      /\b(?:(?:cosa|che) (?:faccio|facciamo|(?:posso|potrei|potremmo|possiamo) fare) (?:stasera|oggi|domani|questo (?:weekend|pomeriggio|fine settimana)|nel weekend|sabato|domenica|per non annoiarmi))\b/,
  },
}
