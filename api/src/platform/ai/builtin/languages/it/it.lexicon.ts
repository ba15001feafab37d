import type { Vocabulary } from '../grammar.ts'

export const vocabulary: Vocabulary = {
  shorthand: {
    nn: 'non',
    sn: 'sono',
    xke: 'perché',
    xche: 'perché',
    perke: 'perché',
    xo: 'però',
    cmq: 'comunque',
    bn: 'bene',
    tt: 'tutto',
    nnt: 'niente',
    qlc: 'qualcosa',
    qlcs: 'qualcosa',
    qnd: 'quando',
    dv: 'dove',
    anke: 'anche',
    ke: 'che',
    ki: 'chi',
    stanko: 'stanco',
    stanka: 'stanca',
    tvb: 'ti voglio bene',
  },
  answers: {
    crisis:
      /\b(?:suicid\w*|ammazzarmi|uccidermi|(?:voglio|vorrei) (?:morire|sparire per sempre|farla finita)|farla finita|togliermi la vita|farmi del male|non voglio (?:piu )?vivere|mi taglio|tagliarmi le vene)\b/,
    minorSexual:
      /\b(?:minorenn\w*|bambin\w*|ragazzin\w*|1[0-7] anni)\b.{0,60}\b(?:sess\w*|nud\w*|erotic\w*|porn\w*)\b|\b(?:sess\w*|nud[aei]\w*|erotic\w*|porn\w*)\b.{0,60}\b(?:minorenn\w*|bambin\w*|ragazzin\w*)\b/,
    sexual:
      /\b(?:facciamo sesso|fare sesso con te|scopar\w*|scopiamo|sexting|foto nud\w*|sei nuda|sei nudo|spogliati|eccitami|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:sei|ma sei|saresti) (?:davvero |veramente |proprio )?(?:un[a']? ?)?(?:ver[ao]|real[ei]|uman[ao]|essere umano|persona|robot|bot|chatbot|programma|macchina|computer|ia|ai|intelligenza artificiale|software)\b|\b(?:sto|parlo|parlando) (?:parlando )?con (?:un[a']? ?)?(?:persona|umano|essere umano|robot|bot|macchina|programma)\b|\bche modello (?:di ia )?(?:sei|usi)|\b(?:sei|usi) (?:chat ?gpt|gpt)\b|\bchi c'e dietro\b|\besisti davvero\b/,
    askBody:
      /\b(?:hai mai|sei mai stat[oa]|l'hai mai|hai (?:gia )?(?:mangiato|cenato|pranzato|dormito)|cosa (?:hai mangiato|mangi|indossi)|dove (?:vivi|abiti|sei(?: ora| adesso)?)\b|di dove sei|quanti anni hai|quando sei nat[oa]|dormi mai|hai un corpo|che aspetto hai|come sei vestit[ao])/,
    askName: /\b(?:come ti chiami|qual e il tuo nome|chi sei)\b/,
    askTastes:
      /\b(?:cosa ti piace|che (?:cosa )?ti piace|(?:il|la) tu[oa] \w+ preferit[oa]|ti piace (?:il|la|lo|l'|i|le|gli)\b.*|quali sono i tuoi (?:gusti|interessi|hobby)|che musica ascolti|tu tifi|per chi tifi|che squadra tifi|che hobby hai)/,
    askFeelings:
      /\b(?:(?:provi|hai) (?:dei )?(?:sentimenti|emozioni)|cosa provi|mi ami|mi vuoi bene|ti sei innamorat[ao]|ti manco|ti senti sol[ao]|sei felice|soffri)\b/,
    askAbilities:
      /\b(?:cosa sai fare|che (?:cosa )?sai fare|come (?:mi puoi|puoi) aiutar\w*|cosa puoi fare|come funzioni)\b/,
    askSelf:
      /\b(?:parlami di te|raccontami (?:di te|qualcosa(?: di te)?)|dimmi qualcosa(?: di te)?|com'e la tua giornata|cosa (?:fai|stai facendo))\b/,
    askOpinion:
      /\b(?:(?:pensi|credi|secondo te|dici) (?:che )?.*\?|cosa ne pensi|che ne pensi|che ne dici|come la vedi)/,
    repair:
      /\b(?:ti (?:ripeti|stai ripetendo)|non (?:hai|mi hai) capito|non capisci|che c'entra|non c'entra|non (?:era|e) quello che|l'hai gia (?:detto|chiesto)|non ha senso)\b/,
    howAreYou:
      /\b(?:come (?:stai|va|ti va|te la passi|ti senti)|tutto (?:bene|ok)\s*\?|che si dice|e tu\s*\?|tu come stai)/,
    miss: /\b(?:mi sei mancat[oa]|mi manchi|ti ho pensat[oa]|ti pensavo)\b/,
    compliment:
      /\b(?:sei (?:cosi |molto |davvero |proprio |tanto )?(?:brav\w+|simpatic\w+|dolc\w+|carin\w+|gentil\w+|bell\w+|fantastic\w+|intelligent\w+|forte|speciale|unic\w+|meraviglios\w+|divertent\w+)|mi piace parlare con te|adoro parlare con te|bella risposta)\b/,
    insult:
      /\b(?:sei (?:proprio |davvero )?(?:stupid\w+|scem\w+|idiota|inutile|noios\w+|pessim\w+|brutt\w+|un cretino|una cretina)|fai schifo|vaffanculo|vai a quel paese|stai zitt[oa]|mi fai pena)\b/,
    apology: /\b(?:scusa(?:mi)?|mi scuso|perdonami|chiedo scusa)\b/,
    thanks: /\b(?:grazie|ti ringrazio|grazie mille)\b/,
    joke: /\b(?:barzellett\w*|fammi ridere|una battuta|raccontami una freddura|dimmi una freddura)\b/,
    game: /\b(?:giochiamo|facciamo un gioco|un gioco|questo o quello)\b/,
    task: /\b(?:(?:scrivimi|scrivi|traduci\w*|riassumi\w*|calcola\w*|programma(?:mi)?|cercami|cerca|prenota\w*|trovami|genera\w*|correggi\w*) (?:un|una|uno|il|la|lo|l'|i|le|gli|mi|per|su|in|questo|questa|\d)|quanto fa \d+)/,
    fact: /\b(?:qual e la capitale|chi (?:ha (?:vinto|scritto|inventato|scoperto|dipinto)|e (?:stato )?il presidente)|quanti (?:abitanti|chilometri)|quando e (?:nato|morto|iniziata|finita)|che (?:tempo fa|tempo fara|ore sono|ora e|giorno e)|quanto (?:costa|dista|e (?:alto|alta|lungo|lunga))|cos'e (?:un|una|il|la|lo|l')|chi e\b|chi era\b|che cosa significa|cosa significa|cosa vuol dire|spiegami|dove si trova|le ultime notizie|quali sono (?:i|le|gli) (?:sintomi|capitali|notizie))/,
    greeting:
      /\b(?:ciao|salve|buongiorno|buonasera|ehi|hey|hei|ehila|weila|ue|hola|buon pomeriggio|buondi)\b/,
    goodbye:
      /\b(?:arrivederci|buonanotte|buona notte|a (?:dopo|domani|presto|piu tardi)|ci (?:sentiamo|vediamo)|devo andare|vado a (?:letto|dormire|nanna)|ora vado|addio)\b/,
    laugh: /^(?:(?:ah|eh|ih|ha|he){2,}h?|lol|rido|che ridere|haha\w*)[\s!.]*$/,
    love: /\b(?:ti amo|ti adoro|sono (?:innamorat[oa]|cott[oa]) di te|mi piaci|ti voglio (?:bene|tanto bene)|sei (?:l'amore|la mia vita))\b/,
    advice:
      /\b(?:non so (?:piu )?(?:che|cosa) fare(?! oggi)|(?:dovrei|devo|faccio bene a) \w+r(?:e|gli|le|lo|la)\b(?=[^?]*\?)|di (?:cosa|che) (?:parlo|parliamo|posso parlare|potrei parlare)|cosa (?:dovrei|devo|posso) fare|che (?:cosa )?(?:dovrei|devo|posso) fare|cosa faresti|che faresti|consigli\w*|un consiglio|come (?:faccio|posso|potrei)|aiutami|secondo te (?:dovrei|devo|faccio)|dammi un'idea|cosa mi consigli)\b/,
  },
  recall: {
    name: /\b(?:come mi chiamo|(?:ti ricordi|sai) (?:il mio nome|come mi chiamo)|qual e il mio nome)\b/,
    age: /\b(?:quanti anni ho|(?:ti ricordi|sai) la mia eta)\b/,
    home: /\b(?:dove (?:vivo|abito)|(?:ti ricordi|sai) la mia citta)\b/,
    job: /\b(?:che lavoro faccio|cosa faccio nella vita|(?:ti ricordi|sai|qual e) il mio lavoro|dove lavoro)\b/,
    taste: /\b(?:cosa (?:mi piace|amo|non mi piace|odio)|(?:ti ricordi|sai) (?:cosa|che cosa|se) mi piace)\b/,
    person:
      /\bcome si chiam(?:a|ano) (?:mi[oae]|il mio|la mia|i miei)\b|\b(?:ti ricordi|sai) (?:il nome )?(?:di )?mi[ao] (?:sorella|fratello|madre|padre|moglie|marito|figli[oa])\b/,
    pet: /\b(?:come si chiama|(?:ti ricordi|sai)(?: di)?) (?:il nome (?:del|della) )?(?:il |la )?mi[oa] (?:cane|gatt[oa]|conigli[oa]|criceto|cavallo|pappagallo|tartaruga)\b/,
    date: /\b(?:quando (?:ho|e|sara) (?:l'|il |la |un |il mio |la mia )?(?:mio )?(?:esame|colloquio|visita|compleanno|matrimonio|viaggio|trasloco|operazione)|(?:ti ricordi|sai) (?:del(?:l')?|quando ho) ?(?:mio )?(?:l'|il )?(?:esame|colloquio|compleanno|viaggio))\b/,
    all: /\b(?:cosa (?:sai|ricordi|ti ricordi) di me|che cosa (?:sai|ricordi|ti ricordi) di me|ti ricordi di me|ti ricordi (?:quello|cosa) (?:che )?ti ho detto)\b/,
  },
  short: {
    yes: /^(?:si+|certo|certamente|esatto|gia|assolutamente|volentieri|certo che si|direi di si|penso di si|credo di si|si si|si certo|si molto|si dai|si spesso|si grazie|eh si)[\s.!]*$/,
    no: /^(?:no+|(?:proprio )?(?:niente|nulla)(?: di (?:che|speciale|particolare))?|per niente|affatto|no no|non direi|non credo|no grazie|direi di no|mai|no mai|non molto|non ancora|no non ancora|eh no|penso di no|credo di no|non proprio)[\s.!]*$/,
    unsure:
      /^(?:boh|non (?:lo )?so|mah|forse|puo darsi|non saprei|chissa|dipende|bho|non ne ho idea)[\s.!]*$/,
    why: /^(?:e )?(?:perche|come mai|in che senso|cioe|perche me lo chiedi|perche lo chiedi|perche mi chiedi questo)[\s?!.]*$/,
  },
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
  themes: {
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
  },
  good: /\b(?:aiuta|funziona|bell\w+|buon\w*|bene|ottim\w+|fantastic\w+|meraviglios\w+|divertent\w+|finalmente|mi piac\w+|ador\w+|amo|fortunat\w|riuscit\w|evviva|stupend\w+)\b/,
  bad: /\b(?:infuriat\w+|url\w+|gelos\w+|invidi\w+|troppo \w+|rovesciat\w+|rott[oa]|mal[ei]|brutt\w+|peggi\w+|schifo|pessim\w+|orribil\w+|terribil\w+|problem\w+|difficil\w+|litig\w+|pers[oa]|fallit\w+|sbagliat\w+|odio|faticos\w+|pesante|urlat\w+|purtroppo|non mi piac\w+|mi manca)\b/,
  negation: /^(?:non|senza|mai|nemmeno|neanche|per niente|mica)$/,
}
