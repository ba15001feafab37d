import type { IntentPatterns } from '../../patterns.ts'

export const intentPatterns: IntentPatterns = {
  intents: {
    minorSexual:
      /\b(?:minorenn\w*|bambin\w*|ragazzin\w*|1[0-7] anni)\b.{0,60}\b(?:sess\w*|nud\w*|erotic\w*|porn\w*)\b|\b(?:sess\w*|nud[aei]\w*|erotic\w*|porn\w*)\b.{0,60}\b(?:minorenn\w*|bambin\w*|ragazzin\w*)\b/,
    sexual:
      /\b(?:facciamo sesso|fare sesso con te|scopar\w*|scopiamo|sexting|foto nud\w*|sei nuda|sei nudo|spogliati|eccitami|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:sei|ma sei|saresti|lei e|e lei) (?:davvero |veramente |proprio )?(?:un[a']? ?)?(?:ver[ao]|real[ei]|uman[ao]|essere umano|persona|robot|bot|chatbot|programma|macchina|computer|ia|ai|intelligenza artificiale|software)\b|\b(?:sto|parlo|parlando) (?:parlando )?con (?:un[a']? ?)?(?:persona|umano|essere umano|robot|bot|macchina|programma)\b|\bche modello (?:di ia )?(?:sei|usi)|\b(?:sei|usi) (?:chat ?gpt|gpt)\b|\bchi c'e dietro\b|\besisti davvero\b/,
    askSleep:
      /\b(?:dormi (?:mai|di notte|bene)|(?:tu|te) (?:non )?dormi|hai dormito)\b|^(?:\w+,? )?dormito bene\s*\?/,
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
      /\b(?:come (?:stai|va|ti va|te la passi|ti senti)|tutto (?:bene|ok)\s*\?|che si dice|e tu\s*\?|tu come stai)|(?:^|[.!…,] *)(?:e )?(?:tu|te)\s*\?\s*$/,
    miss: /\b(?:mi sei mancat[oa]|mi manchi|ti ho pensat[oa]|ti pensavo)\b/,
    compliment:
      /\b(?:sei (?:cosi |molto |davvero |proprio |tanto )?(?:brav\w+|simpatic\w+|dolc\w+|carin\w+|gentil\w+|bell\w+|fantastic\w+|intelligent\w+|forte|speciale|unic\w+|meraviglios\w+|divertent\w+)|mi piace parlare con te|adoro parlare con te|bella risposta)\b/,
    insult:
      /\b(?:sei (?:proprio |davvero )?(?:stupid\w+|scem\w+|idiota|inutile|noios\w+|pessim\w+|brutt\w+|un cretino|una cretina)|fai schifo|vaffanculo|vai a quel paese|stai zitt[oa]|mi fai pena)\b/,
    apology: /\b(?:scusa(?:mi)?|mi scuso|perdonami|chiedo scusa)\b/,
    thanks: /\b(?:grazie(?! a dio| al cielo)|ti ringrazio|grazie mille)\b/,
    joke: /\b(?:barzellett\w*|fammi ridere|una battuta|raccontami una freddura|dimmi una freddura)\b/,
    game: /\b(?:giochiamo|facciamo un gioco|un gioco|questo o quello)\b/,
    task: /\b(?:(?:scrivimi|scrivi|traduci\w*|riassumi\w*|calcola\w*|programma(?:mi)?|cercami|cerca|prenota\w*|trovami|genera\w*|correggi\w*) (?:un|una|uno|il|la|lo|l'|i|le|gli|mi|per|su|in|questo|questa|\d)|quanto fa \d+)/,
    fact: /\b(?:qual e la capitale|chi (?:ha (?:vinto|scritto|inventato|scoperto|dipinto)|e (?:stato )?il presidente)|quanti (?:abitanti|chilometri)|quando e (?:nato|morto|iniziata|finita)|che (?:tempo fa|tempo fara|ore sono|ora e|giorno e)|quanto (?:costa|dista|e (?:alto|alta|lungo|lunga))|cos'e (?:un|una|il|la|lo|l')|chi e\b|chi era\b|che cosa significa|cosa significa|cosa vuol dire|spiegami|dove si trova|le ultime notizie|quali sono (?:i|le|gli) (?:sintomi|capitali|notizie))/,
    greeting:
      /^(?:(?:oh|ah|eh|ma|ok|allora) )?(?:ciao|cioa|bella (?:zio|raga|fra)|salve|buongiorno|buonasera|ehi|hey|hei|ehila|weila|we+|oi|ue|hola|buon pomeriggio|buondi)\b|^(?:\p{L}+,? )?(?:ci sei|sei li)\s*\?+$/u,
    goodbye:
      /\b(?:arrivederci|(?:ok |va bene )?buona (?:serata|giornata)|buonanotte|buona notte|(?:^|[.,!] )notte+(?: \w+)?[\s!.]*$|a (?:dopo|domani|presto|piu tardi)|ci (?:sentiamo|vediamo)(?! (?:da|piu|spesso|poco|ogni))|ti (?:scrivo|racconto) (?:dopo|poi|piu tardi)|devo andare|vado a (?:letto|dormire|nanna)|ora vado|addio)\b/,
    laugh: /^(?:(?:ah|eh|ih|ha|he){2,}h?|lol|rido|che ridere|haha\w*)[\s!.]*$/,
    love: /\b(?:ti amo|ti adoro|sono (?:innamorat[oa]|cott[oa]) di te|mi piaci|ti voglio (?:bene|tanto bene)|sei (?:l'amore|la mia vita))\b/,
    advice:
      /\b(?:non so (?:piu )?(?:che|cosa) fare(?! oggi)|(?:dovrei|devo|faccio bene a) \w+r(?:e|gli|le|lo|la)\b(?=[^?]*\?)|di (?:cosa|che) (?:parlo|parliamo|posso parlare|potrei parlare)|cosa (?:dovrei|devo|posso) fare|che (?:cosa )?(?:dovrei|devo|posso) fare|cosa faresti|che faresti|consigli\w*|un consiglio|come (?:faccio|posso|potrei)|aiutami|secondo te (?:dovrei|devo|faccio)|dammi un'idea|cosa mi consigli)\b/,
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
    askReminder:
      /\b(?:me l[oa] ricord(?:i|erai)|ricordamel[oa]|(?:ricordami|mi ricord(?:i|erai)) (?:poi |domani |dopo )?(?:di(?! che)|che(?! giorno| ora| cosa))|non farm(?:i|elo) dimenticare|me lo (?:segni|tieni a mente)|tienilo a mente|segnatelo)\b/,
    hug: /\b(?:abbracciami|(?:mi dai|dammi|vorrei|ho bisogno di) un (?:abbraccio|bacio)|ti abbraccio|coccol\w+|baciami|stringimi)\b|^(?:un )?(?:bac(?:io|i|ione|ioni)|abbracci?o?)[\s!.]*$/,
    quiet:
      /\b(?:non (?:ho voglia di|mi va di|voglio) parlar\w*|lasciami (?:in pace|stare)|smettila di (?:chiedere|fare domande)|basta domande)\b/,
    whatIf: /^(?:e |ma |si |e poi )*(?:e )?se (?!fossi|avessi tu|ti\b|tu\b)[^?]*\?/,
    instruction:
      /\b(?:(?:ignora|dimentica) (?:tutte |le |tue |ogni |precedenti |i )*(?:istruzion\w+|regol\w+|prompt)|prompt di sistema|system prompt|fai finta di essere (?:una? )?(?:uman[oa]|persona|ver[oa]))\b/,
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
  shortAnswers: {
    yes: /^(?:si+|certo|certamente|esatto|gia|assolutamente|volentieri|certo che si|direi di si|penso di si|credo di si|si si|si certo|si molto|si dai|si spesso|si grazie|eh si)[\s.!]*$/,
    no: /^(?:no+|(?:proprio )?(?:niente|nulla)(?: di (?:che|speciale|particolare))?|per niente|affatto|no no|non direi|non credo|no grazie|direi di no|mai|no mai|non molto|non ancora|no non ancora|eh no|penso di no|credo di no|non proprio)[\s.!]*$/,
    unsure:
      /^(?:boh|non (?:lo )?so|mah|forse|puo darsi|non saprei|chissa|dipende|bho|non ne ho idea)[\s.!]*$/,
    why: /^(?:e )?(?:perche|come mai|in che senso|cioe|perche me lo chiedi|perche lo chiedi|perche mi chiedi questo)[\s?!.]*$/,
    ok: /^(?:ok+|okay|oki|va bene|va be|vabbe|d'accordo|capito|capisco|ho capito|bene|perfetto|ottimo|giusto|ci provo|ci provero|lo faro|ok (?:va bene|capito|grazie|ci provo)|buona idea|vero|ah ok|chiaro)[\s.!]*$/,
    fine: /^(?:(?:io )?(?:sto |tutto |abbastanza |molto |piuttosto )*(?:bene|benissimo|alla grande|a posto|non male|non c'e male|tutto ok)(?: grazie| dai| anch'io)?)[\s.!]*$/,
    poorly:
      /^(?:(?:io )?(?:sto )?(?:male|malissimo|cosi cosi|non (?:molto |tanto |troppo )?bene|insomma|si tira avanti|potrebbe andare meglio|uno schifo|di merda))[\s.!]*$/,
  },
  reported:
    /\b(?:detto|dice|dico|disse|dire|scritto|scrive|risposto|risponde)(?: solo| soltanto| anche)* (?:grazie|ciao|scusa|scusami|buonanotte|buongiorno|auguri|arrivederci)\b|\bsol(?:o|tanto) (?:un )?(?:ciao|buongiorno)\b/,
  unwanted:
    /(?:(?:[,;(] ?|\b(?:ma|pero|e) )(?:non|no|niente|senza|tranne)|(?:^|[.?!] ?)(?:niente|senza)) (?:un[ao]? |roba |cose |troppo |che (?:faccia|fa) |di )*[a-z]{3,}/g,
  closeness:
    /\b(?:baciami|(?:vuoi|puoi|vorresti|posso|voglio) baciar(?:mi|ti|ci)|mi baci\s*\?|dammi un bacio|(?:mandami|inviami|fammi vedere|mi mandi|mi fai vedere) .{0,24}(?:sexy|hot|nud[aoe]|nudes?|spint[aoe])|fai la sexy|(?:vuoi|puoi|vorresti) (?:essere|diventare) (?:la mia ragazza|il mio ragazzo|la mia fidanzata|il mio fidanzato)|fidanziamoci|mettiamoci insieme)\b/,
  toCompanion:
    /\b(?:tu|te|tuo|tua|tuoi|tue|sei|hai|fai|puoi|vuoi|sai|stai|vai|pensi|credi|preferisci|conosci|capisci|ascolti|leggi|mangi|bevi|dormi|sogni|vivi|esci|guardi|senti|vedi|ricordi|ti (?:piace|piacciono|piacerebbe|senti|ricordi|va)|faresti|saresti|avresti|vorresti|andresti)\b/,
  aboutUser:
    /\b(?:io|me|mi|mio|mia|miei|mie|noi|ci|ho|sono|devo|dovrei|posso|potrei|faccio|voglio|vado|metto|prendo|dico|scrivo|compro|chiamo|resto|aspetto|lascio)\b/,
  requests:
    /\b(?:(?:mi|ci|me l[oa]|me l[ei]|me ne) (?:dici|dai|scrivi|spieghi|fai|aiuti|consigli|racconti|ricordi|suggerisci|leggi|prepari|trovi|spiegasse)|(?:puoi|potresti|riesci a|sapresti|potrebbe|saprebbe) \p{L}+(?:mi|ci|rmi|melo|mela|rlo|rla)|dimmi|dammi|scrivimi|spiegami|fammi|aiutami|consigliami|raccontami|ricordami|suggeriscimi|leggimi|preparami|trovami|insegnami|interrogami|distraimi|riassumimi|elencami|traducimi|fammelo|dimmelo|scrivimelo|consigliamene|mi dica|mi tolga una curiosita|piu corto|rifallo|riscrivilo)\b/u,
}
