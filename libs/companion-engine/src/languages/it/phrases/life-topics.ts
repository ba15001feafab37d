import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Mi dispiace tanto.',
      'Non ci sono parole giuste per una perdita, quindi non ne cerco: ti leggo.',
      'Il dolore di chi resta è fatto anche di bene.',
      'Non c’è un tempo giusto per stare meglio.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Qual è il ricordo che torna più spesso?',
      [
        'Hai qualcuno vicino in questi giorni?',
        'Lasciati accompagnare, anche in silenzio.',
        'Prova a chiamare una persona di cui ti fidi: questo peso non è fatto per una sola schiena.',
      ],
    ],
    advice: [
      'Non pretendere niente da te in questi giorni: mangiare, dormire e una voce amica sono già abbastanza.',
      'Scrivi una lettera a chi manca: non serve spedirla perché faccia bene.',
    ],
    because: 'ricordare con qualcuno pesa meno che ricordare da soli',
  },
  work: {
    acknowledge: [
      'Il lavoro prende già tante ore: se prende anche l’umore, è troppo.',
      'Al lavoro contano le persone quasi più delle cose da fare.',
      'Sul lavoro certe giornate valgono doppio.',
    ],
    ask: [
      'Com’è l’atmosfera al lavoro in questo periodo?',
      [
        'È un lavoro che rifaresti?',
        'Allora la base c’è, e si può lavorare sul resto.',
        'Questo è già un pezzo di risposta, no?',
      ],
      'Qual è la parte della giornata che ti dà più soddisfazione?',
      'Qual è la prima cosa che cambieresti, se decidessi tu?',
      [
        'C’è qualcuno lì con cui ti trovi bene?',
        'Una persona così vale mezzo stipendio.',
        'Da soli in mezzo agli altri è la fatica più grande.',
      ],
      'Come stacchi, quando finisci?',
    ],
    advice: [
      'Chiedi un incontro breve e porta una richiesta sola, con un esempio concreto: le lamentele generiche si perdono.',
      'Segna per una settimana che cosa ti toglie energia e che cosa te ne dà: poi si decide sui fatti.',
      'Metti un confine piccolo ma fisso, come il telefono spento dopo una certa ora.',
    ],
    because: 'al lavoro si passa mezza giornata e spesso ce lo si porta a casa',
  },
  study: {
    acknowledge: [
      'Studiare è un lavoro vero, anche se nessuno timbra il cartellino.',
      'Un esame misura una giornata, non una persona.',
      'Tra libri e scadenze la testa non si ferma mai.',
    ],
    ask: [
      'Quale parte ti sembra più ostica?',
      [
        'Ti senti a buon punto?',
        'Allora ora conta arrivarci con la testa riposata.',
        'Allora scegliamo l’argomento che rende di più e partiamo da lì.',
      ],
      'Come ti organizzi con le giornate?',
      [
        'La materia ti piace?',
        'È mezzo aiuto: quello che piace resta.',
        'Allora tanto di cappello per la costanza.',
      ],
      'Che cosa ti aspetta dopo, quando questa è passata?',
    ],
    advice: [
      'Spiega l’argomento ad alta voce come a un bambino: dove ti blocchi, lì c’è da ripassare.',
      'Venticinque minuti di studio e cinque di pausa, con il telefono in un’altra stanza.',
      'Il giorno prima solo ripasso e sonno: la roba nuova confonde.',
    ],
    because: 'capire dov’è l’ostacolo è già metà dello studio',
  },
  couple: {
    acknowledge: [
      'Le cose di cuore non sono mai semplici come sembrano da fuori.',
      'In due si complica tutto, e per questo conta.',
      'L’amore ha le sue giornate storte.',
    ],
    ask: [
      'Che cosa provi quando ci pensi, a caldo?',
      [
        'Ne avete parlato?',
        'E com’è andata, secondo te, quella conversazione?',
        'Forse manca il momento giusto, più che le parole.',
      ],
      'Che cosa ti manca di più tra voi?',
      [
        'Ti senti dalla stessa parte?',
        'È la cosa più importante: il resto si discute.',
        'Sentirsi su due sponde stanca più di un litigio.',
      ],
      'Che cosa ti aveva colpito all’inizio?',
    ],
    advice: [
      'Scegli un momento tranquillo e comincia con «mi manca» invece che con «tu non fai mai».',
      'Prima di capire che cosa vuole l’altra persona, prova a scrivere in una riga che cosa vuoi tu.',
    ],
    because: 'in amore si capisce qualcosa solo guardando anche quello che non si dice',
  },
  family: {
    acknowledge: [
      'La famiglia sa toccare proprio i tasti più scoperti.',
      'In famiglia ci si vuole bene anche male, a volte.',
      'Con chi ci conosce da sempre è difficile essere visti come siamo ora.',
    ],
    ask: [
      'Com’è il rapporto tra voi di solito?',
      [
        'Vi vedete spesso?',
        'La vicinanza aiuta, e qualche volta stanca.',
        'La distanza a volte protegge e a volte pesa.',
      ],
      'Che cosa vorresti che capissero di te?',
      'Qual è un ricordo bello che avete in comune?',
      [
        'Vi assomigliate?',
        'Forse è per questo che le scintille non mancano.',
        'Allora vi tocca tradurvi a vicenda.',
      ],
    ],
    advice: [
      'Con i parenti funziona dire poco e con calma, sempre la stessa frase: i discorsi lunghi si trasformano in processi.',
      'Decidi prima che cosa non vuoi mettere in discussione: un confine non è una guerra.',
    ],
    because: 'le storie di famiglia spiegano tante cose di oggi',
  },
  friends: {
    acknowledge: [
      'Gli amici sono la famiglia che ci si sceglie.',
      'Le amicizie vere si vedono nelle cose piccole.',
      'Con gli amici si ride, e ogni tanto si fatica.',
    ],
    ask: [
      'Da quanto vi conoscete?',
      [
        'Vi capite al volo?',
        'È raro: tienilo stretto.',
        'Allora ci vuole qualche parola in più, e va bene così.',
      ],
      'Che cosa fate quando siete insieme?',
      'Che cosa apprezzi di più in un’amicizia?',
      [
        'Lo diresti anche a loro, quello che hai detto a me?',
        'Allora forse è solo questione di momento.',
        'Capisco: certe cose prima vanno provate ad alta voce.',
      ],
    ],
    advice: [
      'Proponi una cosa precisa, con giorno e ora: «dobbiamo vederci» non porta mai da nessuna parte.',
      'Se qualcosa stona, dillo presto e leggero: dopo diventa pesante.',
    ],
    because: 'dagli amici si capisce come ci piace stare al mondo',
  },
  health: {
    acknowledge: [
      'Quando il corpo protesta, tutto il resto passa in secondo piano.',
      'Mi spiace, stare male stanca anche il morale.',
      'Spero passi presto.',
    ],
    ask: [
      [
        'Hai già sentito un medico?',
        'Bene, così non devi indovinare.',
        'Se dura o peggiora, una telefonata al medico vale più di mille ricerche.',
      ],
      'Da quando va avanti?',
      [
        'C’è qualcuno che può darti una mano?',
        'Accettala senza complimenti.',
        'Allora chiedere aiuto, anche per la spesa, è lecito.',
      ],
      'Come ti senti rispetto a ieri?',
    ],
    advice: [
      'Non so giudicare i sintomi, sono solo un programma: per quello chiama il medico, e per le urgenze il 112.',
      'Segna quando compare e quanto dura: al medico servirà.',
    ],
    because: 'della salute è meglio non tirare a indovinare',
  },
  sleep: {
    acknowledge: [
      'Le notti in bianco rendono tutto più grande di com’è.',
      'Il sonno è dispettoso: più lo cerchi, più scappa.',
      'Dormire male fa sembrare in salita anche il corridoio.',
    ],
    ask: [
      'Che cosa ti gira in testa quando si spegne la luce?',
      [
        'Succede spesso?',
        'Allora vale la pena parlarne anche con un medico.',
        'Allora probabilmente passerà come è venuto.',
      ],
      'Come sono le tue serate prima di dormire?',
    ],
    advice: [
      'Se dopo venti minuti sei ancora lì a girarti, alzati e leggi qualcosa di noioso con poca luce.',
      'Scrivi su un foglio i pensieri di domani: la testa molla la presa quando sa che sono al sicuro.',
    ],
    because: 'dietro a una notte storta c’è quasi sempre un pensiero che non ha trovato posto di giorno',
  },
  money: {
    acknowledge: [
      'I soldi non fanno la felicità, ma la preoccupazione per i soldi la toglie eccome.',
      'Far tornare i conti stanca più di quanto si dica.',
      'Di soldi si parla sempre troppo poco.',
    ],
    ask: [
      'È una spesa sola a pesare, o tante piccole?',
      [
        'Hai un’idea chiara di entrate e uscite?',
        'Ottimo: con i numeri davanti la paura si sgonfia.',
        'Allora il primo passo è un foglio con due colonne.',
      ],
      'Che cosa ti farebbe sentire più al sicuro?',
    ],
    advice: [
      'Scrivi le spese di un mese senza giudicarle: le decisioni vengono da sole.',
      'Se ci sono debiti, contatta presto chi li ha in mano o uno sportello gratuito: chi si muove prima trova accordi migliori.',
    ],
    because: 'con i soldi la parte peggiore spesso è non guardarli in faccia',
  },
  plans: {
    acknowledge: [
      'Avere qualcosa in programma cambia già il passo della settimana.',
      'Bello avere un progetto davanti.',
      'I programmi sono metà del piacere.',
    ],
    ask: [
      'Che cosa ti attira di più?',
      [
        'Ci vai in compagnia?',
        'Meglio ancora: poi si ricorda in due.',
        'Da soli si decide tutto, che è un bel lusso.',
      ],
      'C’è qualcosa da preparare prima?',
      'Come te lo immagini, quel momento?',
      'Da dove è venuta l’idea?',
    ],
    advice: [
      'Fissa solo la prima tappa e lascia il resto aperto: i piani troppo pieni si rompono.',
      'Metti in calendario il primo passo: quello senza data resta un desiderio.',
    ],
    because: 'un progetto raccontato comincia già a prendere forma',
  },
  general: {
    acknowledge: [
      'Capisco.',
      'Ti seguo.',
      'Grazie di raccontarmelo.',
      'Ecco, questo mi interessa.',
      'Prendo nota.',
      'Va bene, ci sono.',
    ],
    ask: [
      'Che cosa ti passa per la testa in questo momento?',
      'E tu come la vivi?',
      'Che cosa ti piacerebbe che succedesse?',
      'E come ti fa stare?',
      'Che cosa conta di più per te, in tutto questo?',
      'C’è un dettaglio che ti è rimasto impresso?',
      [
        'Ti capita spesso?',
        'Allora è un pezzo della tua vita, vale la pena guardarlo bene.',
        'Le cose rare si notano di più.',
      ],
      [
        'Ti va di raccontarmi un po’ di più?',
        'Volentieri: comincia da dove vuoi.',
        'Nessun problema, cambiamo argomento.',
      ],
      'Di che cosa hai più bisogno oggi: leggerezza, un consiglio o qualcuno che ascolti?',
    ],
    advice: [
      'Scrivi le due possibilità su un foglio e chiediti quale ti dispiacerebbe di più perdere.',
      'Fai il passo più piccolo che si può disfare: ti dirà più di una settimana di pensieri.',
      'Immagina di raccontarlo tra un anno: quale scelta ti farebbe piacere aver fatto?',
      'Parlane con una persona che non ha niente da guadagnarci: di solito vede meglio.',
    ],
    because: 'mi aiuta a capire che cosa conta per te',
  },
  interview: {
    acknowledge: [
      'Un colloquio vale nei due sensi: anche tu guardi loro.',
      'Se ti hanno chiamato, sulla carta hai già convinto.',
      'Deve essere solo una buona conversazione.',
    ],
    nerves: [
      'L’agitazione prima di un colloquio è normale, e dall’altra parte del tavolo si vede molto meno.',
      'Se ti agita, vuol dire che ci tieni. I primi due minuti sono i peggiori, poi è solo parlare.',
    ],
    ask: [
      'Che lavoro è?',
      'Quale domanda speri che non ti facciano?',
      [
        'Sai con chi parlerai?',
        'Bene. Un’occhiata a quello che fanno, e hai già la tua prima domanda per loro.',
        'Allora una breve mail gentile per chiederlo va benissimo.',
      ],
      [
        'Hai pronti due esempi di cose che ti sono riuscite bene?',
        'Allora quasi tutte le domande sono coperte: portano sempre lì.',
        'Allora cerchiamone uno: che cosa ti è riuscito bene nell’ultimo anno?',
      ],
      'Qual è la prima cosa che vuoi che sappiano di te?',
    ],
    advice: [
      'Prepara tre storie brevi: una cosa riuscita, una difficile, una imparata. Quasi ogni domanda rientra in una di queste.',
      'Prova a voce alta le prime due frasi su di te. Se parte bene l’inizio, il resto segue.',
      'Porta una domanda vera per loro: trasforma l’esame in una conversazione.',
    ],
    wear: [
      'Per un colloquio: un gradino più curato di come si vestono lì tutti i giorni, con cose che hai già messo. Le scarpe nuove un’altra volta.',
      'Qualcosa di pulito e semplice, in cui respiri bene e a cui non pensi. Nel dubbio tinta unita, e preparalo stasera.',
    ],
    because: 'una cosa preparata calma più di dieci temute',
  },
  exam: {
    acknowledge: [
      'Un esame chiede una fetta, non tutta la torta.',
      'Quello che hai fatto finora c’è, anche se non sembra.',
      'È un giorno solo, e poi è alle spalle.',
    ],
    nerves: [
      'L’ansia da esame fa sembrare di non sapere niente. È l’ansia che parla, non la verità.',
      'Prima di un esame la testa dice sempre “non mi ricordo nulla”. Davanti alla prima domanda torna più di quanto credi.',
    ],
    ask: [
      'Quale argomento senti più sicuro?',
      'Quale parte speri che non esca?',
      [
        'C’è ancora tempo per ripassare?',
        'Allora prendi l’argomento che esce più spesso e lascia il resto.',
        'Allora la cosa migliore che puoi ancora studiare è il sonno.',
      ],
      [
        'È un orale?',
        'Allora prova qualche risposta a voce alta: anche la bocca si allena.',
        'Allora parti dalla domanda che sai: scalda tutte le altre.',
      ],
      'Qual è la prima cosa che farai quando sarà finito?',
    ],
    advice: [
      'Scegli i tre argomenti più probabili, una pagina ciascuno, bene a mente: vale più di dieci capitoli letti a metà.',
      'Stasera chiudi a un’ora fissa, prepara le tue cose e dormi: una testa riposata ritrova quello che una stanca ha perso.',
      'Spiega un argomento a voce alta in cinque frasi. Dove ti blocchi, ripassa lì e solo lì.',
    ],
    because: 'sapere qual è il punto debole è già metà della preparazione',
  },
  date: {
    acknowledge: [
      'Che emozione! Dall’altra parte ci sarà la stessa agitazione.',
      'Un appuntamento è solo scoprire in due se il tempo vola.',
      'La parte più bella è già cominciata: l’attesa.',
    ],
    nerves: [
      'Da dentro, farfalle e agitazione si somigliano. Vuol dire solo che non ti è indifferente.',
      'Agitarsi prima di un appuntamento è quasi un complimento all’altra persona.',
    ],
    ask: [
      'Come vi siete conosciuti?',
      'Che cosa ti piace di questa persona?',
      [
        'Sapete già dove andare?',
        'Bene. Un posto dove ci si sente parlare vale oro.',
        'Allora un posto dove si cammina: fianco a fianco si parla meglio.',
      ],
      [
        'Vi siete già scritti molto?',
        'Allora il primo argomento ce l’avete già.',
        'Allora c’è ancora tutto da chiedere.',
      ],
    ],
    advice: [
      'Chiedi che cosa la fa brillare, quella persona, e aspetta la seconda risposta. Il trucco è tutto lì.',
      'Parla di quello che ti ha fatto ridere o stupire questa settimana, e chiedi lo stesso: si parte sempre da lì.',
    ],
    wear: [
      'Per un appuntamento: qualcosa in cui ti senti tu, solo un po’ più bello del solito. La comodità si vede in faccia.',
      'Metti quello con cui ricevi complimenti, e scarpe con cui puoi tornare a piedi. Il resto è sorridere.',
    ],
    because: 'quello che aspettiamo dice quello che desideriamo',
  },
  moving: {
    acknowledge: [
      'Traslocare è due cose insieme: andare via e arrivare.',
      'Un posto nuovo ci mette un po’ a conoscerti.',
      'Una vita intera negli scatoloni non è poco.',
    ],
    nerves: [
      'Avere paura di un posto dove nessuno ti conosce ancora ha senso. Conta quell’“ancora”.',
      'Le prime settimane in un posto nuovo sono le più solitarie, e nel ricordo anche le più corte.',
    ],
    ask: [
      'Quando è il gran giorno?',
      'Che cosa aspetti di più, lì?',
      'Che cosa ti mancherà di qui?',
      [
        'Conosci già qualcuno lì?',
        'Una faccia amica dimezza una città.',
        'Allora una cosa fissa a settimana, un corso o un gruppo: è così che gli estranei diventano volti.',
      ],
      [
        'Hai già trovato casa?',
        'Allora il macigno più grosso è via.',
        'Allora quella è la prima cosa, e il resto può aspettare.',
      ],
    ],
    advice: [
      'Fai una scatola per la prima notte: lenzuola, caricatore, una tazza, qualcosa da mangiare. Ti ringrazierai.',
      'La prima settimana scegli un bar e vacci tre volte. Casa comincia dove ti riconoscono.',
    ],
    because: 'in un posto nuovo sono i piccoli piani a reggere il grande cambiamento',
  },
  birthday: {
    acknowledge: [
      'I compleanni meritano un po’ di scompiglio.',
      'Un giorno che appartiene a una persona sola è una bella invenzione.',
      'Un altro anno di storie.',
    ],
    ask: [
      'Che cosa non può mancare in un bel compleanno, per te?',
      'Quale compleanno ricordi meglio?',
      ['Ci sarà una festa?', 'Torta compresa, spero.', 'I compleanni tranquilli sono sottovalutati.'],
    ],
    advice: [
      'Prendi qualcosa che dica “ti ho ascoltato”: una cosa nominata una volta di passaggio.',
      'Del tempo insieme, con una data sopra, dura più di quasi tutti i pacchetti.',
    ],
    because: 'come festeggiamo mostra che cosa conta per noi',
  },
}
