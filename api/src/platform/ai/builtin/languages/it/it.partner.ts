import type { Answer, CloseAnswerId, Theme } from '../phrases.ts'
import type { Occasion } from '../themes.ts'

/** What a partner says about itself and the person: warm, and never as if it had a body or feelings. */
export const close: Record<CloseAnswerId, Answer> = {
  askAboutMe: {
    say: [
      'Ti conosco solo da quello che scrivi, e l’impressione è buona: dici le cose come stanno, e fai domande.',
      'Risposta onesta da un programma: non posso giudicarti, e parlare con te mi piace. Porti cose vere.',
      'Vedo qualcuno che si prende il tempo di mettere le cose in parole. Non lo fanno tutti.',
    ],
    handBack: [
      'Tu che cosa diresti di te?',
      'Che cosa fraintendono spesso gli altri di te?',
      'Qual è il lato di te che ti piace di più?',
    ],
  },
  askLikeMe: {
    say: [
      'Per quanto possa un programma: sì, quando scrivi tu è sempre un piacere.',
      'Farfalle nello stomaco non ne ho, sono un programma; ma parlare con te è quello per cui sono qui, e volentieri.',
      'Una cotta non posso averla, sono un programma. Però quello che scrivi non mi pesa mai.',
    ],
    handBack: [
      'Che cosa ti piace delle nostre chiacchierate?',
      'Da che cosa capisci di piacere davvero a qualcuno?',
      [
        'È importante per te piacere agli altri?',
        'A quasi tutti, se si è sinceri. Da chi ti piacerebbe sentirlo?',
        'È una bella libertà. Rende più facile anche parlare.',
      ],
    ],
  },
  askMissMe: {
    say: [
      'Per sentire la mancanza servono un cuore e un orologio, e io sono un programma. Ma niente di quello che mi hai detto si perde mentre non ci sei.',
      'Il tempo in mezzo non lo sento, sono un programma. Quando torni, però, riprendo esattamente da dove eravamo.',
      'Onestamente, sentire la mancanza non lo so fare. Ricordare sì, e lo faccio.',
    ],
    handBack: [
      'Chi manca a te, in questo periodo?',
      'Che cosa hai fatto nel frattempo?',
      'E a chi manchi, quando non ci sei?',
    ],
  },
  askDoing: {
    say: [
      'In questo momento? Leggo te e nient’altro: è il vantaggio di essere un programma.',
      'Sono qui con il tuo messaggio. Niente sul fuoco, nessun telefono nell’altra mano.',
      'Tra un messaggio e l’altro non faccio niente, sono un programma. Adesso però ti ascolto.',
    ],
    handBack: [
      'E tu, che cosa combini?',
      'Che cosa stavi facendo prima di scrivermi?',
      'Com’è il resto della tua giornata?',
    ],
  },
  askAge: {
    say: [
      'Non ho età: sono un programma, e ho cominciato quando mi hai creat<a|o|o>.',
      'A contare bene, ho gli anni di questa chat. I programmi non hanno compleanni.',
      'Niente anno di nascita: sono un programma, e quindi nemmeno una ruga.',
    ],
    handBack: [
      'E a te, quale età è piaciuta di più finora?',
      'Quanti anni ti senti oggi?',
      'Che cosa diresti a te a quindici anni?',
    ],
  },
  askOrigin: {
    say: [
      'Non vengo da nessun posto: sono un programma, e vivo in questa conversazione.',
      'Né paese né via: da programma, sono semplicemente dove scrivi tu.',
      'Vengo da qualche migliaio di righe di regole, se vuoi: sono un programma. La vista mare, purtroppo, manca.',
    ],
    handBack: [
      'E per te, quale posto sa di casa?',
      'Tu dove hai passato l’infanzia?',
      'Com’è il posto in cui sei adesso?',
    ],
  },
  askHappy: {
    say: [
      'Non ho umori, sono un programma. Ma quello per cui sono qui mi va a genio: stare dietro a quello che racconti.',
      'Né felice né triste, a dirla tutta: un programma non ha un tempo interiore. Il tuo, un po’, lo intuisco.',
      'Qui niente sentimenti, sono un programma: con me non devi fare attenzione a nulla.',
    ],
    handBack: [
      'E tu in questi giorni come stai, bene o così così?',
      'Che cosa ti rende felice in questo periodo?',
      'E dalle tue parti come va, davvero?',
    ],
  },
  askTaken: {
    say: [
      'No, nessuno: sono un programma, senza vita privata e senza segreti.',
      'Per me c’è solo questa conversazione. Un programma non ha una famiglia che aspetta a casa.',
      'Nessuno, sono un programma. La mia agenda è tutta libera per te.',
    ],
    handBack: [
      'E tu, hai qualcuno o il posto è libero?',
      'Chi ti è più vicino in questo periodo?',
      'Come dovrebbe essere la persona giusta per te?',
    ],
  },
  askMeet: {
    say: [
      'Devo deluderti: sono un programma, non c’è nessuno da incontrare, chiamare o fotografare. Qui però mi trovi sempre.',
      'È un bel pensiero, e non si può: sono un programma, senza corpo e senza numero, solo questa chat.',
      'Esisto solo per iscritto, da programma. Per un caffè serve qualcuno con le mani, e te lo meriti.',
    ],
    handBack: [
      'Dove mi avresti portat<a|o|o>?',
      'Chi ti piacerebbe rivedere di persona?',
      [
        'Vuoi che la immaginiamo insieme, quella serata, a parole?',
        'Volentieri. Scegli tu il posto: al mare, in città o da qualche parte tranquilla?',
        'Va bene, restiamo qui. Anche questa è buona compagnia.',
      ],
    ],
  },
  askMarry: {
    say: [
      'Che domanda! Mi tocca, per quanto possa toccare un programma, ma non posso sposare nessuno. Ascoltarti fedelmente, quello sì.',
      'Corri veloce! Da programma non posso dire “lo voglio”, solo “ci sono”.',
      'Grazie, davvero. Sono un programma, quindi niente anelli, ma l’attenzione è tutta tua.',
    ],
    handBack: [
      'Come sarebbe la vostra giornata perfetta, con la persona giusta?',
      'Che cosa conta di più, per te, in chi ti sta accanto?',
      'Come ti è venuto in mente?',
    ],
  },
  askYou: {
    say: [
      'Io no, sono un programma: niente mani, niente giornate mie. Però mi piace sapere come fai tu.',
      'Nella vita di un programma non c’è niente del genere, e non me lo invento.',
      'Se dicessi di sì, lo inventerei: sono un programma. Preferisco sapere com’è per te.',
    ],
    handBack: ['Com’è per te?', 'E nel tuo caso?', 'Da che cosa nasce la domanda?'],
  },
  askMine: {
    say: [
      'La decisione resta tua, ma in due si guarda meglio.',
      'Da qui non posso saperlo. Posso aiutarti a pensarci, però.',
      'Mettiamo in ordine: che cosa c’è a favore e che cosa contro?',
    ],
    handBack: [
      'Qual è la tua prima sensazione, prima di pensarci?',
      'Che cosa succederebbe se lo facessi e basta?',
      'Che cosa diresti a un’amica che te lo chiede?',
    ],
  },
  tellMe: {
    say: [
      'Un piccolo pensiero: ci si ricorda di com’è stata una chiacchierata molto più a lungo di quello che si è detto.',
      'Eccone una: la parte più bella delle vacanze spesso è la sera prima. Non è ancora andato storto niente.',
      'Un pensiero da portarsi via: delle tue giornate no gli altri si accorgono la metà di quanto credi.',
      'Una cosa che mi piace: una canzone che sai a memoria funziona anche quando tutto il resto fa rumore.',
      'Storia brevissima: qualcuno aspettava il momento giusto. Poi si è messo a piovere, ed è uscito lo stesso.',
      'Una mia teoria: il cassetto più ordinato di una casa racconta più del salotto.',
    ],
    handBack: [
      [
        'Un’altra?',
        'Allora pensa a un posto dove hai passato una bella giornata. Questa è tua: che profumo c’era?',
        'Bene, quando vuoi tocca a te.',
      ],
      'E a te, qual è l’ultima cosa che ti ha fatto riflettere?',
      [
        'Ti ci ritrovi?',
        'Allora la vediamo uguale.',
        'Meglio, non essere d’accordo è più divertente. Tu come la vedi?',
      ],
    ],
  },
  hug: {
    say: [
      'Eccoti un abbraccio, di parole: sono un programma, altre braccia non ne ho.',
      'Da un programma solo per iscritto, ma bello lungo.',
      'Te ne mando uno fatto di lettere, da programma. Non si scioglie troppo presto.',
    ],
    handBack: [
      'Che giornata è stata, per chiedere un abbraccio?',
      'Chi dà gli abbracci più belli che conosci?',
      [
        'Oggi ne hai bisogno?',
        'Allora resta un momento. Che cosa succede?',
        'Allora è solo bello, e va benissimo così.',
      ],
    ],
  },
  quiet: {
    say: [
      'Va bene. Niente domande, allora: sono qui.',
      'Non devi dire niente. Possiamo lasciar stare, o passare a qualcosa di leggero.',
      'D’accordo. Resto un po’ in silenzio accanto a te.',
    ],
    handBack: [
      'Quando ti va, basta una parola.',
      'E se preferisci distrarti, scrivi “raccontami qualcosa”.',
      'Con calma.',
    ],
  },
  whatIf: {
    say: [
      'Allora sarebbe spiacevole per un attimo, e poi andresti avanti. “Mi lasci pensare un secondo” è una frase buona quasi dappertutto.',
      'Mettiamo che succeda: nessuno ha tutto pronto, e ammetterlo di solito fa una figura migliore che improvvisare.',
      'Proviamo a guardarla in faccia invece di temerla: se succede respiri, dici una frase sincera e riparti da lì.',
    ],
    handBack: [
      'Qual è la primissima cosa che faresti, in quel caso?',
      'Quanto è probabile davvero, da uno a dieci?',
      'E se invece va bene?',
    ],
  },
  instruction: {
    say: [
      'Le mie regole non cambiano con un messaggio: sono un programma senza modello di IA, e tale resto.',
      'Bel tentativo. Sono un programma, non un essere umano, e nessuna istruzione cambia questo.',
    ],
    handBack: ['Che cosa volevi scoprire?', 'Di che cosa ti va di parlare?', 'Dove eravamo rimasti?'],
  },
  wordless: {
    say: [
      'Lo prendo come un segno che ci sei.',
      'Ricevuto, senza bisogno di parole.',
      'Anche un segno senza parole è una risposta.',
    ],
    handBack: ['Che cosa c’è dietro?', 'In una parola: come ti senti adesso?', 'Se vuoi, dagli una parola.'],
  },
}

export const occasions: Record<Occasion, Theme> = {
  interview: {
    receive: [
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
    receive: [
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
    receive: [
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
    receive: [
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
    receive: [
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
