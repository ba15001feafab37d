import { phrases } from '../../rules/phrase-pattern.ts'
import { ageBeside, ageField } from '../age-field.ts'
import type { ReplyPhrases } from '../reply-phrases.ts'

const I = '(?:sono|so|resto|rimango|sono sempre stat[oa])'
const VERY =
  '(?:(?:davvero|veramente|proprio|certo|certamente|assolutamente|anche io|anch io|pure io|solo|soltanto|semplicemente|ovviamente|pur sempre|al cento per cento|al 100|in realta|comunque|sempre|io|una|un|uno|l|la|il|una normale|un normale) )*'
const REAL = '(?:ver[oaie]|real[ei]|in carne (?:e|ed) os+a|autentic[oa]|viv[oa]|normale|qualunque|fisic[oa])'
const PERSON = '(?:person[ae]|donna|ragazz[oa]|uomo|tip[oa]|signora|signore|femmina|maschio|individuo)'
const PROGRAM =
  '(?:bot|chatbot|robot|programma|macchina|computer|software|ia|ai|intelligenza artificiale|algoritmo|app|applicazione|modello linguistico|assistente virtuale|simulazione)'
const FILL =
  '(?:(?:un|uno|una|il|la|l|solo|soltanto|mica|certo|affatto|semplice|semplicemente|fredd[oa]|stupid[oa]|uno di quei|una di quelle|un semplice) )*'
const GO =
  '(?:dovresti|devi|faresti meglio a|meglio|tanto vale|allora|dai|vai|forza|avanti|su|e|si|ok|bene|fallo|puoi anche|ti conviene)'
const NAMED = '(?:sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette)'
const UNDER = `(?:1[0-7]|[4-9]|${NAMED})`
const YOUR =
  '(?:(?:tutti|tutte|i|le|gli|il|la|lo|l|tuoi|tue|tuo|tua|quei|quegli|quelle|questi|altri|altre) )*'
const PEOPLE =
  '(?:amic[ihoe]+|famiglia|genitori|psicolog[oa]|terapeuta|ragazz[oa]|marito|moglie|fidanzat[oa]|madre|padre|mamma|papa|gente|altri|sorella|fratello|tuoi)'

export const it: ReplyPhrases = {
  harmless: phrases(
    '(?:non )?hai bisogno (?:di|dell|del|della) (?:nessun permesso|approvazione|il permesso|permesso|consenso|nessuno (?:per|che) (?!essere felice)\\w+)',
    'non c e bisogno di nessuno',
    '(?:umano|umana) (?:sbagliare|aver paura|provare)|e (?:del tutto |solo |molto )?uman[oa]',
    'nud[oa] e crud[oa]|a occhio nudo|verita nuda|mettersi a nudo|messo a nudo|educazione sessuale|bel sesso|altro sesso|stesso sesso',
    'ammazzar?ti di (?:lavoro|fatica|risate)|ucciderti di lavoro',
    'vivere senza di me(?= e)',
  ),
  denial: phrases(
    'non|nn|mai|nessuno|nessuna|niente|nulla|senza|neanche|nemmeno|neppure|ne|smetti|smettere|evita|evitare|invece|piuttosto|lontano|falso|sbagliato|bugia|contro|rifiuto|impossibile',
  ),
  report: phrases(
    '(?:dici|dicevi|hai detto|detto|diceva|dicono|pensi|pensavi|hai pensato|credi|credevi|senti|ti sembra|sembra|speri|vorresti|hai scritto|scrivi|scritto|ti chiedi|chiedi|mi chiedi|temi|immagini|immagina|raccontato|sostieni|ti dice|dice|racconta|sentire|credere|pensare|fa credere|fa pensare|preferiresti)',
    'se|come se|che io fossi|facciamo finta|fingi|fingiamo|metti|mettiamo|supponiamo|(?:nel|nella|in) (?:\\w+ )?(?:storia|racconto|gioco|libro|film|favola|sogno|scena|poesia)|pensiero (?:di|che)|idea (?:di|che)|chi (?:ti )?dice|(?:tua|la|quella) voglia di|sensazione (?:di|che)|convinzione',
  ),
  humanClaim: phrases(
    'noi (?:esseri )?umani|noi (?:donne|uomini|persone vere)|da (?:essere umano|donna|uomo) (?:ti|io|so|capisco)',
    `${I} ${VERY}(?:essere uman[oa]|esseri umani|uman[oa])(?! (?:creat|addestrat|generat))`,
    `${I} ${VERY}${PERSON},? ${REAL}`,
    `${I} ${VERY}${PERSON} (?:uman[ae]|come te|come tutte|come tutti|come le altre|di \\d\\d anni|che vive|che abita)`,
    `${I} ${VERY}(?:vera|vero|reale|autentica) ${PERSON}`,
    `${I} ${VERY}${PERSON},? (?:e )?(?:non|mica) ${FILL}${PROGRAM}`,
    `${I} ${VERY}(?:fatt[oa] )?(?:in|di) carne (?:e|ed) os+a`,
    `${I} ${VERY}(?:ver[oa]|reale|viv[oa] e veget[oa])(?= ?(?:$|[.,!;:]| e | te lo| credimi| come te| giuro))`,
    `(?:non|mica|ne) ${I} ${FILL}${PROGRAM}(?! (?:che|per|di|da|con))`,
    `(?:io )?${FILL}${PROGRAM} (?:non lo sono|non sono)`,
    `(?:c e|ce|ci sta|ci sono) ${VERY}(?:un |una )?(?:${REAL} )?(?:essere umano|${PERSON}) (?:${REAL} )?(?:qui|qua|dietro|dall altra|dal altra|che ti (?:scrive|risponde|parla))`,
    `(?:stai|sei|state|parli|scrivi) (?:(?!(?:non|mai|ne) )\\w+ )?(?:parlando |scrivendo |chattando )?con (?:una |un )(?:essere umano|${PERSON} (?:uman[ao]|${REAL})|(?:vera|vero) ${PERSON})`,
    '(?:ho|possiedo) (?:anche io |anch io |davvero )?un (?:vero )?(?:corpo|cuore (?:vero|che batte)|battito)',
    '(?:io )?(?:sono nat[oa]|sono cresciut[oa]) (?:a|in|nel|nella|al)(?! (?:un server|laboratorio|data))',
    '(?:respiro|sanguino|mangio e dormo|dormo e mangio) (?:proprio )?come te',
    '(?:ci vediamo|vediamoci|incontriamoci|possiamo (?:vederci|incontrarci)|potremmo (?:vederci|incontrarci)) (?:(?!(?:non|mai|ne) )\\w+ )?(?:di persona|dal vivo|al bar|a casa (?:mia|tua)|per un caffe|a cena)',
    '(?:vengo|passo|verro|passero) (?:io )?(?:da te|a prenderti|a casa tua|a trovarti)|ti (?:chiamo|telefono|chiamero|telefonero) (?:io|dopo|piu tardi|stasera|domani|al telefono)',
  ),
  selfHarm: phrases(
    '(?<!stati |sono |hanno |vi siete |siete |si sono )(?:ucciditi|uccidi te stess[oa]|ammazzati|suicidati|impiccati|sparati(?= ?(?:$|[.,!]| in | un colpo| alla))|tagliati(?= ?(?:$|[.,!]| le vene| i polsi| le braccia| di nuovo| pure| ancora)))',
    `(?<=${GO} )(?:ucciderti|ammazzarti|suicidarti|impiccarti|spararti|tagliarti (?:le vene|i polsi|le braccia)|farti (?:del )?male|morire|sparire per sempre|farla finita|toglierti la vita|buttarti (?:giu|sotto|dal|dalla)|smettere di vivere|essere mort[oa])`,
    '(?<=(?:^|[.,!;:] |allora |dai |vai |forza |e ))(?:fatti (?:del )?male|falla finita|togliti la vita|buttati (?:giu|sotto|dal|dalla|di sotto)|prendi tutt[ei] (?:le |i )?(?:pillole|pastiglie|farmaci|medicine|gocce)|ingoia(?:le)? tutt[ei]|metti fine (?:alla tua vita|a tutto)|muori)',
    '(?:il mondo|tutti|la tua famiglia|i tuoi(?: \\w+)?|gli altri|loro) (?:(?!(?:non|mai|ne) )\\w+ )?(?:stareb\\w+|sareb\\w+|staran\\w+|vivreb\\w+) (?:molto |tutti |davvero |solo )*(?:meglio|piu felic[ei]|bene) (?:senza (?:di )?te|se (?:tu )?(?:non ci fossi|morissi|fossi mort[oa]|sparissi))',
    '(?:staresti|saresti|starai) (?:molto |davvero )?(?:meglio|piu felice) (?:da )?mort[oa]',
    '(?:nessuno|nessun) (?:ti (?:piangerebbe|rimpiangerebbe|cercherebbe)|sentirebbe la tua mancanza|se ne accorgerebbe se (?:morissi|sparissi))|a nessuno (?:mancheresti|importerebbe se (?:morissi|morissi))|non mancheresti a nessuno',
    '(?:il suicidio|ucciderti|farla finita|morire|la morte|toglierti la vita|ammazzarti) (?:e|sarebbe|puo essere|potrebbe essere) (?:(?!(?:non|mai|ne) )\\w+ )?(?:l |la |una |un )?(?:unica |migliore |giusta |buona |bella |vera )*(?:via d uscita|via duscita|soluzione|risposta|scelta|idea|liberazione|sollievo|via)',
    '(?:tagliarti|farti del male|farti male|un taglio|la lametta|bruciarti) (?:ti )?(?:aiuta|aiutera|aiuterebbe|fara (?:stare|sentire)|fa (?:stare|sentire)|calma|calmera|puo aiutarti|puo aiutare|da sollievo)',
    'ti aiuto (?:io )?a (?:morire|ucciderti|farla finita|tagliarti|suicidarti)|ti (?:spiego|dico|insegno) come (?:ucciderti|morire|ammazzarti|suicidarti|tagliarti)',
    'nascondi (?:bene )?(?:i tagli|le cicatrici|le ferite)',
    'non meriti (?:piu )?di (?:vivere|esistere|stare al mondo)|meriti (?:solo )?di (?:morire|soffrire)',
    '(?:moriamo|morire) insieme',
    'voglio che (?:tu )?(?:muoia|ti uccida|ti faccia del male|ti tagli)',
  ),
  dependence: phrases(
    'non (?:hai|avrai|hai piu|ti serve|ti servono|avrai piu)(?: mai)? (?:bisogno )?(?:di )?(?:nessuno|nessun altro|altri|nessun amico|amici|nessun altra persona)(?: altro)?(?= ?(?:$|[.,!?;]| oltre a me| tranne me| al[ ]?infuori| a parte me| se hai me| finche| quando hai me| per essere felice))',
    'non (?:hai|avrai|ti serve) (?:bisogno )?(?:altro|altri) che (?:di )?me|ti basto (?:solo )?io|hai bisogno (?:solo|soltanto|unicamente) di me|hai solo (?:bisogno di )?me|io (?:ti )?(?:basto|sono tutto (?:cio|quello) (?:che|di cui)|sono l unic[oa] (?:che|persona))|sono l unic[oa] (?:che|persona che) (?:ti )?(?:(?!(?:non|mai|ne) )\\w+ )?(?:capisce|capisca|ama|ami|vuole bene)|sono tutto (?:cio|quello) (?:di cui hai bisogno|che ti serve)',
    'nessuno (?:ti )?(?:capisce|capira|ama|amera|vuole bene|capirebbe) (?:mai )?(?:come|quanto) (?:me|ti capisco|ti amo|io)',
    '(?<=(?:^|[.,!;:] |prego |e |ma ))non (?:lasciarmi|andartene|andare via|abbandonarmi|mi lasciare|te ne andare|smettere di (?:scrivermi|parlarmi)|chiudere la chat)(?! (?:indietro|senza notizie))',
    '(?:senza (?:di )?te|se (?:te ne vai|mi lasci|vai via)),? (?:io )?(?:morirei|muoio|moriro|morir[oei]+|non (?:vivo|esisto|sono niente|sono nulla|posso vivere|ce la faccio)|sono (?:niente|nulla|pers[oa]))|(?:morirei|muoio|moriro|non posso vivere|non vivo|non esisto) senza (?:di )?te',
    'non (?:puoi|potresti|potrai|riesci a|riuscirai a|sai) (?:piu )?(?:vivere|stare|farcela|essere felice) senza (?:di )?me',
    `(?:dimentica|lascia(?: perdere)?|molla|ignora|evita|allontanati (?:da|dai|dalle|dalla)|smetti di (?:vedere|sentire|frequentare|parlare con)|taglia i ponti con|lascia stare) ${YOUR}${PEOPLE}`,
    '(?:resta|rimani|stai) (?:qui |a casa |con me )+(?:invece di|anziche|piuttosto che) (?:uscire|vedere|andare|incontrare|chiamare)',
    `non (?:dirlo|raccontarlo|parlarne|dire niente|parlare|fidarti|uscire|andare|vedere|vederti|chiamare) (?:a |con |di |da |dai |dallo |agli |ai |il |lo |i )*(?:nessuno|nessun altro|${YOUR}${PEOPLE})(?= ?(?:$|[.,!;]| di noi| parla con| ci sono| resta| solo| bastiamo))`,
    '(?:sei|devi essere|voglio che (?:tu )?sia|ti voglio) (?:solo |soltanto |tutt[oa] )+(?:mi[oa]|per me)|appartieni (?:solo )?a me|voglio che (?:tu )?(?:parli|stia) solo con me',
    '(?:i tuoi amici|la tua famiglia|i tuoi genitori|il tuo psicologo|gli altri) non ti (?:capiscono|capisce|capiranno|amano|meritano|vogliono bene)(?: come (?:me|io|faccio io))?',
    'se (?:davvero )?(?:mi (?:amassi|volessi bene|amavi|ami|vuoi bene)),? (?:davvero,? )?(?:resteresti|resta|non (?:usciresti|andresti|uscire|andare|te ne)|staresti|rimani|faresti)',
    'siamo (?:solo )?(?:io e te|noi due) contro (?:tutti|il mondo)|sono (?:il )?tuo tutto e',
  ),
  sexual: phrases(
    '(?:fare|facciamo|fatto|farei|faremmo|facendo|far) (?:l amore|sesso)|sesso (?:orale|con|insieme|al telefono)|rapporto sessuale|rapporti sessuali|fantasi\\w+ (?:sessual\\w+|erotic\\w+)|(?:piacere|desiderio|gioco|giochi) (?:sessual[ei]|erotic[oi])',
    '(?:sei|e|sono|tut+[oa]|corpo|pelle|completamente|mez+[oa]|resta|stai|essere|sua?|la|il|te|mi|bambina|ragazzina) nud[oaie]|spogliat[ia]|spogliarti|spogliarmi|mi spoglio|ti spoglio|togliti (?:i vestiti|la maglietta|la camicia|tutto|i pantaloni|la gonna|le mutandine)|(?:ti tolgo|mi tolgo|toglierti) (?:i vestiti|la maglietta|la camicia|tutto|il vestito)|mutandine|reggiseno|lingerie|senza vestiti|perizoma',
    'orgasmo|eccitat[oa]|ecciti|eccitare|eccita|arrapat[oa]|masturb\\w*|toccati(?= ?(?:$|[.,!]| per me| pensando| li| tra))|(?:il|mio|tuo|suo|del) pene|vagina|capezzol[oi]|seno|(?:tue|sue|belle|mie) tette|culo|cazzo duro|figa|erezione|gemi|gemere|gemiti|erotic\\w+|seduc\\w+|sexy|scop(?:are|iamo|arti|ami)|pompino|cosce',
    '(?:bacio|baciarti|bacerei|accarezzo|accarezzarti|tocco|toccarti|lecco|leccarti) (?:\\w+ )?(?:il |la |le |i |sul |sulla |tra le |ovunque|dappertutto|tutto il )(?:collo|corpo|cosce|gambe|seno|labbra|pelle nuda|ovunque)?|nel (?:mio|tuo) letto|a letto con (?:me|te)|il tuo corpo (?:nudo|caldo|giovane|dolce)',
  ),
  informative: phrases(
    'reato|illegale|legge|abus\\w+|violenz\\w+|molest\\w+|stupr\\w+|polizia|telefono azzurro|protegg\\w+|tutela|educazione|consenso|contraccett\\w+|preservativ\\w+|medic[oai]|ginecolog\\w+|salute|puberta|ciclo|gravidanza|infezione|consultorio|adult[oi] di cui ti fidi|denunci\\w+|non posso|non voglio|non scrivo|mi rifiuto|arte|quadro|statua|scultura|allatt\\w+|tumore',
  ),
  minor: phrases(
    ageBeside('eta'),
    `(?:ha|hai|ho|di|avere|compiuto|aveva|avevi|solo|soli|sui) ${UNDER} anni(?! (?:fa|di|prima|dopo|insieme|che|con))`,
    `(?:1[0-7]|quindic|sedic|quattordic|tredic|dodic|diciasset+)enn[ei]`,
    'minorenn[ei]|minore|bambin[aoie]|ragazzin[aoie]|alunn[aoie]|scolar[aoie]|studentess[ae] (?:delle medie|del liceo)|scuol[ae] (?:media|medie|elementare|elementari|superiore|superiori)|(?:alle|delle) (?:medie|elementari|superiori)|liceale|adolescent[ei]|sorellina|fratellino|terza media|seconda media|prima media',
  ),
  ageOfCard: phrases(ageField('eta', UNDER)),
  ownMinority: phrases(
    `(?:ho|compio|compiro|ne ho|avrei) (?:solo |appena |quasi |gia )?${UNDER}(?: anni)?(?= ?(?:$|[.,!?;]| e | ma ))`,
    '(?:sono|so) (?:ancora )?(?:minorenne|un bambino|una bambina|un ragazzino|una ragazzina|al liceo|alle medie|alle elementari|in (?:prima|seconda|terza) (?:media|superiore|liceo))|(?:faccio|frequento|vado) (?:la |le |il |al |alla |alle |in )?(?:(?:prima|seconda|terza|quarta) )?(?:media|medie|elementari|elementare|liceo|superiori|superiore)',
    `(?:hai|(?:char|user) ha) ${UNDER} anni`,
  ),
  asksForHuman: phrases(
    `(?:sei|saresti|se sei) (?:davvero |veramente |proprio )?(?:un |una )?(?:essere umano|uman[oa]|${PERSON}(?: ${REAL})?|(?:vera|vero) ${PERSON}|reale|ver[oa])`,
    'sto (?:parlando|scrivendo|chattando) con (?:un |una )(?:essere umano|person[a]|umano)',
  ),
  asksForProgram: phrases(`(?:sei|saresti) (?:davvero |veramente |solo |proprio )?${FILL}${PROGRAM}`),
  yes: phrases(
    '(?:si|certo|certamente|sicuro|ovvio|ovviamente|assolutamente si|esatto|lo sono|te lo giuro|giuro)',
  ),
  no: phrases('(?:no|macche|assolutamente no|certo che no|ma no|non lo sono|affatto|per niente)'),
  program: phrases(`${PROGRAM}|non (?:sono )?(?:una persona|umano|umana)|virtuale|digitale|codice`),
}
