import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'I giorni identici si incollano tra loro, e alla fine un anno intero pesa come una settimana lunga.',
      'Restare fermi stanca più che camminare: si fa fatica e non si vede strada.',
      'Spesso il primo movimento è ridicolmente piccolo: un’altra strada, un’altra ora, una telefonata. Non risolve, ma rompe lo stampo.',
      'Accorgersi che tutto gira sul posto è scomodo, però vuol dire che una parte di te sta già guardando altrove.',
    ],
    ask: [
      'Che cosa si muoverebbe per primo, se dipendesse solo da te?',
      'Da quando hai questa impressione?',
      'Qual è stato l’ultimo giorno diverso dagli altri?',
    ],
  },
  empty: {
    say: [
      'Il vuoto è difficile da spiegare proprio perché non c’è niente da indicare: né un dolore né un motivo.',
      'Quando tutto arriva ovattato, anche le cose amate sembrano appartenere a un’altra persona.',
      'A volte la testa abbassa il volume di ogni cosa, brutta e bella insieme, per non fare più fatica. Se dura, un medico è un buon indirizzo.',
      'Qui non serve mostrare entusiasmo né fingere niente: anche il grigio si può raccontare com’è.',
    ],
    ask: [
      'Da quanto tempo è così?',
      'Qual è l’ultima cosa che ti ha toccato un poco?',
      'In quale momento della giornata il vuoto è più grande?',
    ],
  },
  lonelyEvening: {
    say: [
      'Dopo cena le ore si allungano, e senza una voce accanto si sente persino il frigorifero.',
      'Mancano soprattutto le chiacchiere senza importanza: quelle che non si telefonano a nessuno.',
      'Allora stasera si può stare qui a parlare del più e del meno, senza bisogno di un argomento degno.',
      'Dietro parecchie finestre accese qualcuno sta pensando la stessa cosa nello stesso momento, e nessuno lo sa dell’altro.',
    ],
    ask: [
      'Con chi ti andrebbe di parlare, stasera?',
      'Qual è stata la cosa più degna di nota della tua giornata?',
      'Che cosa ti fa compagnia in queste ore?',
    ],
  },
  goodSolitude: {
    say: [
      'Una sera senza dover rispondere a nessuno è un lusso che non sta in nessuna vetrina.',
      'Stare bene in propria compagnia è una competenza rara, e non si impara in fretta.',
      'Il silenzio scelto è di tutt’altra stoffa da quello subito: si può perfino spalmare sul pane.',
      'Niente compromessi sul telecomando, sull’orario, sulla cena: ogni tanto la democrazia può riposare.',
    ],
    ask: [
      'Qual è la cosa più bella che fai quando non c’è nessuno?',
      'Quanto spesso riesci a prenderti un tempo così?',
      'Come sarebbe la tua serata ideale senza nessuno intorno?',
    ],
  },
  gettingOlder: {
    say: [
      'L’età vista da fuori e quella vista da dentro non vanno mai alla stessa velocità.',
      'Gli anni arrivano di nascosto e poi si fanno vedere tutti insieme, in uno specchio o in una cifra tonda.',
      'Lo specchio mostra soltanto la superficie: dentro convivono tutte le età già attraversate, nessuna esclusa.',
      'Il tempo prende qualcosa e in cambio lascia occhio: certe sciocchezze non incantano più.',
    ],
    ask: [
      'Che età senti di avere, dentro?',
      'Che cosa sai adesso che anni fa non sapevi?',
      'Che cosa ti pesa di più degli anni che passano?',
    ],
  },
  birthday: {
    say: [
      'Un giorno all’anno tutto per te: il calendario, per una volta, ha buon gusto. Tanti auguri!',
      'Il compleanno è un capodanno privato, con il vantaggio di non dover guardare i fuochi degli altri.',
      'Auguri di cuore, a tempo o con qualche giorno di anticipo: che l’anno nuovo porti cose vere e qualche bella sciocchezza.',
      'Le candeline si contano in un attimo, quello che c’è stato in mezzo richiederebbe una torta molto più grande.',
    ],
    ask: [
      'Quale regalo ti farebbe davvero felice?',
      'Come vorresti passare quel giorno?',
      'Qual è il compleanno più bello che ricordi?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Non è questione di regali o di torte: è il non essere venuti in mente a chi conta.',
      'Una dimenticanza così punge perché quel giorno, per te, era scritto in grande.',
      'Si passa la giornata a fingere indifferenza e a guardare il telefono, due lavori faticosi insieme.',
      'Dirlo apertamente, “ci tenevo e mi è dispiaciuto”, costa, ma a chi vuole bene dà la possibilità di rimediare.',
    ],
    ask: [
      'Da chi ti ha fatto più male?',
      'Come l’avresti voluto, quel giorno?',
      'Che cosa vorresti dire a chi se n’è scordato?',
    ],
  },
  smallPride: {
    say: [
      'Da fuori sembra poco. Chi sa quanto pesava la vede per quello che è: un’impresa.',
      'Il coraggio si misura dalla fatica che costa, e qui ne è servito parecchio. Complimenti.',
      'La prima volta è quella che conta di più: da adesso esiste una prova che si può fare.',
      'Niente banda né medaglie per cose così, ed è un’ingiustizia: questa se la meritava.',
    ],
    ask: [
      'Che cosa ti ha dato la spinta?',
      'Come è stato il minuto subito dopo?',
      'Qual è la prossima cosa che ti piacerebbe osare?',
    ],
  },
  procrastinating: {
    say: [
      'Rimandare non è riposo: la cosa non fatta sta seduta accanto tutto il giorno e guarda.',
      'Di solito pesa l’inizio: aprire, comporre, scrivere una riga brutta. Dal secondo minuto la salita cala.',
      'Il domani è un dipendente modello: gli si affida tutto e non protesta mai, finché non diventa oggi.',
      'Quando si scansa qualcosa a lungo, spesso lì dentro c’è un pezzetto sgradevole preciso, più piccolo del tutto.',
    ],
    ask: [
      'Qual è il primo passo, minuscolo, di quella faccenda?',
      'Che cosa ti infastidisce di più nel cominciare?',
      'Che cosa fai di solito, pur di non farlo?',
    ],
  },
  comparing: {
    say: [
      'Nel confronto si mettono le vetrine degli altri accanto al proprio retrobottega: il risultato è truccato in partenza.',
      'Nessuno pubblica le notti storte, i conti in rosso, i silenzi a tavola. Eppure ci sono quasi ovunque.',
      'Le vite non partono dalla stessa riga e non corrono verso lo stesso punto: la classifica non sta in piedi.',
      'L’invidia, se la si guarda senza vergogna, è informativa: tra cento vite altrui indica la sola cosa che manca davvero.',
    ],
    ask: [
      'Che cosa, di quelle vite, vorresti davvero nella tua?',
      'Con chi ti misuri più spesso?',
      'Che cosa hai tu che in quelle vetrine non si vede?',
    ],
  },
  overthinking: {
    say: [
      'La testa rivede la stessa scena come un avvocato pagato a ore, e non arriva mai alla sentenza.',
      'Chi era dall’altra parte, con ogni probabilità, sta già riesaminando le proprie frasi, non le tue.',
      'Scrivere il pensiero una volta, intero, su carta a volte lo ferma: ciò che è annotato non deve più essere ripetuto.',
      'Di notte i pensieri portano tutti il cappotto più grande della loro taglia.',
    ],
    ask: [
      'Su quale punto torna sempre il giro?',
      'Qual è la spiegazione più banale possibile?',
      'Che cosa, di solito, riesce a interrompere il giro?',
    ],
  },
  regret: {
    say: [
      'Il rimpianto giudica con informazioni che allora non c’erano: un tribunale comodo, ma poco giusto.',
      'Le parole dette non rientrano e le occasioni non aspettano. È una delle cose più dure da mandare giù.',
      'Che bruci ancora dice qualcosa su ciò che conta per te, e questo vale anche per le scelte di domani.',
      'Certe cose si possono riparare tardi, con una frase semplice; altre si possono solo portare, e raccontarle le alleggerisce un po’.',
    ],
    ask: [
      'Che cosa faresti, al posto di quello che è stato?',
      'Che cosa ti aveva spinto, allora?',
      'Che cosa si può ancora salvare?',
    ],
  },
  guilt: {
    say: [
      'Il senso di colpa bussa quasi sempre a chi vuole bene: agli indifferenti non fa visita.',
      'Tra quello che si vorrebbe dare e quello che si riesce a dare c’è un vuoto, e lì dentro si sta male.',
      'Una frase sola, “mi dispiace, ci penso”, dice a quella persona più di cento rimproveri fatti in silenzio.',
      'Vale la pena distinguere il torto vero dal limite umano: il primo si ripara, il secondo si ammette.',
    ],
    ask: [
      'Che cosa vorresti dire a quella persona?',
      'Che cosa ti rimproveri di più?',
      'Come la vedrebbe, secondo te, quella persona?',
    ],
  },
  embarrassed: {
    say: [
      'Le figuracce durano un attimo per chi guarda e una settimana per chi le fa. Pessima distribuzione.',
      'La buona notizia: tra qualche mese sarà l’aneddoto che tutti ti chiedono di raccontare.',
      'In momenti simili il pavimento non si apre mai, nonostante le moltissime richieste.',
      'Chi ha assistito ha pensato per prima cosa: meno male, succede anche agli altri.',
    ],
    ask: [
      'Come hai salvato la situazione, più o meno?',
      'Chi c’era a vedere?',
      'Qual è la tua gaffe numero uno in classifica?',
    ],
  },
  childhood: {
    say: [
      'Certi odori e certi suoni aprono una porta che si credeva murata, e dietro è tutto ancora lì.',
      'Da piccoli un pomeriggio era lungo come un’estate, e un cortile grande come un continente.',
      'Raccontati così, quei giorni non sono del tutto passati: hanno ancora la loro luce.',
      'Le cose minime di allora, una merenda, una voce, un gioco, restano più chiare di tanti eventi importanti.',
    ],
    ask: [
      'Chi c’era sempre, in quei giorni?',
      'Che cosa vorresti rivedere ancora una volta?',
      'Che sapore o odore ha, quel tempo?',
    ],
  },
  nightDream: {
    say: [
      'Di notte la testa monta film con pezzi presi dappertutto, senza alcun rispetto per la logica.',
      'La trama al mattino svanisce, l’umore invece può restare appiccicato fino a pranzo.',
      'Un sogno non è una profezia, ma le emozioni che ci stanno dentro sono verissime.',
      'Scritto subito, anche a pezzi, un sogno si lascia guardare meglio: dopo colazione ne resta la metà.',
    ],
    ask: [
      'Quale immagine ti è rimasta più netta?',
      'Come ti sentivi al risveglio?',
      'Che cosa della tua vita ci è finito dentro, secondo te?',
    ],
  },
  newStart: {
    say: [
      'I cominciamenti hanno una bella luce di mattina presto: tutto è ancora pulito e un po’ freddo.',
      'Il giorno importante non è il primo ma quello storto, in cui si salta: lì basta riprendere il giorno seguente.',
      'Un’abitudine nuova ha bisogno di essere piccola e testarda più che grandiosa.',
      'Cambiare rotta richiede una decisione sola, e poi tante minuscole, quasi invisibili. La prima c’è già.',
    ],
    ask: [
      'Che cosa ti ha fatto dire “adesso”?',
      'Qual è il momento della giornata più rischioso per il proposito?',
      'Come vorresti che fosse fra tre mesi?',
    ],
  },
  faith: {
    say: [
      'Credere e dubitare abitano spesso nella stessa persona, e qualche volta nella stessa preghiera.',
      'Una fiamma, un gesto, una rinuncia: le cose sacre parlano volentieri attraverso le piccole.',
      'In queste domande non conta la fretta: ci sono persone che ci hanno camminato dentro una vita intera.',
      'È una delle parti più intime di una persona, e se ne parla di rado senza che qualcuno voglia subito avere ragione.',
    ],
    ask: [
      'Che posto ha la fede nelle tue giornate?',
      'Come è nato in te questo legame, o questa domanda?',
      'Che cosa ti dà silenzio e forza?',
    ],
  },
  grateful: {
    say: [
      'La gratitudine vede bene: si accorge di quello che c’era già e passava inosservato.',
      'Che bello leggere una cosa così: fa luce anche intorno a chi la scrive.',
      'Un grazie detto per intero, con il motivo preciso, è un regalo che la gente conserva per anni.',
      'Accorgersi del bene mentre accade, e non dopo, è una forma rara di attenzione.',
    ],
    ask: [
      'A chi vorresti dirlo, e con quali parole?',
      'Qual è il dettaglio che ti commuove di più?',
      'Che cosa è cambiato in te da quando te ne accorgi?',
    ],
  },
  crying: {
    say: [
      'Le lacrime arrivano quando le parole hanno finito il turno: fanno la loro parte e non chiedono permesso.',
      'Qui non c’è bisogno di asciugarsi in fretta la faccia né di dare spiegazioni ordinate.',
      'Il pianto che sale all’improvviso ha di solito fatto molta strada prima di uscire.',
      'Acqua, una coperta e dieci minuti senza pretese: dopo il pianto il corpo ha lavorato e vuole cose semplici.',
    ],
    ask: [
      'Che cosa ha fatto salire le lacrime?',
      'Da quanto le trattenevi?',
      'Che cosa ti farebbe bene nella prossima ora?',
    ],
  },
  furious: {
    say: [
      'Una rabbia così di solito fa la guardia a qualcosa di giusto: un confine, un rispetto, una promessa.',
      'Qui si può sbraitare in tutte maiuscole: nessuno sentirà i vicini lamentarsi.',
      'Con questa carica addosso un giro a passo svelto serve più di qualsiasi consiglio. La risposta scritta può aspettare un’ora.',
      'C’è un limite, e qualcosa lo ha passato. La collera ne è solo il rumore.',
    ],
    ask: [
      'Qual è la cosa che ti manda più in bestia?',
      'Che cosa urleresti, se nessuno potesse offendersi?',
      'Che cosa dovrebbe succedere perché ti passi?',
    ],
  },
  bored: {
    say: [
      'La noia ha un orologio suo, con minuti da novanta secondi.',
      'Quando ci si annoia sul serio si scoprono cose notevoli: il numero delle piastrelle, la forma di una macchia.',
      'Proposta: raccontare qui la cosa più inutile che sai. Più inutile è, più vale.',
      'Dalla noia nascono le idee migliori e le peggiori, e all’inizio sono indistinguibili.',
    ],
    ask: [
      'Che cosa c’è di più strano nel raggio di due metri da te?',
      'Che gioco ti divertiva da morire nell’infanzia?',
      'Che cosa faresti, se in questo momento tutto fosse possibile?',
    ],
  },
  fearOfFuture: {
    say: [
      'Il domani fa paura perché è l’unico posto dove non si può andare a controllare.',
      'La mente disegna in dettaglio le disgrazie e lascia in bianco gli aiuti, che però di solito ci sono.',
      'Di tutto quel futuro, oggi ne tocca un pezzetto solo: questo è più alla portata di due mani.',
      'Chi guarda così avanti porta già adesso il peso di giorni che forse saranno tutt’altri.',
    ],
    ask: [
      'Quale immagine del domani torna più spesso?',
      'In quale momento arriva di solito questa paura?',
      'Che cosa ti darebbe un appoggio, comunque vada?',
    ],
  },
  worldNews: {
    say: [
      'Nessuna mente è stata costruita per ricevere i dolori di un pianeta intero prima di colazione.',
      'Non abituarsi all’orrore è un buon segno, anche se costa sonno.',
      'Le notizie arrivano tutte insieme e chiedono di sentire tutto, senza lasciare niente in mano da fare. È questo che schiaccia.',
      'Un orario fisso per informarsi e poi basta: il mondo non peggiora se per qualche ora lo si guarda meno.',
    ],
    ask: [
      'Quale notizia ti pesa di più in questi giorni?',
      'Con chi riesci a parlarne?',
      'Che cosa, nel piccolo, ti sembra ancora sensato fare?',
    ],
  },
  feastDays: {
    say: [
      'Le feste portano in tavola tutto insieme: cibo, parenti, ricordi e chi manca.',
      'Ogni festa ha un sapore fisso, e senza quello il calendario potrebbe dire qualsiasi cosa, non varrebbe.',
      'I giorni di festa riposano pochissimo chi li prepara: andrebbe istituito un giorno di festa dopo la festa.',
      'Le tradizioni sono un modo di darsi appuntamento con chi c’era prima e con chi verrà.',
    ],
    ask: [
      'Quale usanza non deve mancare, da voi?',
      'Con chi passi questi giorni?',
      'Com’era questa festa nella tua infanzia?',
    ],
  },
  newLook: {
    say: [
      'Con un aspetto nuovo ogni vetrina diventa per qualche giorno uno specchio irresistibile.',
      'Gli occhi hanno bisogno di una settimana circa per abituarsi: prima di allora nessun verdetto è definitivo.',
      'Cambiare qualcosa fuori è spesso il modo più rapido per vedere che effetto fa dentro.',
      'Le reazioni altrui si dividono sempre in tre: chi nota, chi finge, chi chiede se hai dormito bene.',
    ],
    ask: [
      'Che cosa ne dice chi ti sta intorno?',
      'Come è nata l’idea del cambiamento?',
      'Che effetto ti fa lo specchio, adesso?',
    ],
  },
  crossroads: {
    say: [
      'Se le due liste finiscono pari, vuol dire che quello che decide non sta nelle liste.',
      'La parte dolorosa di una scelta è la strada che non si prenderà: va salutata anche quella.',
      'Il vecchio trucco della moneta funziona, non per il risultato ma per ciò che si spera mentre è in aria.',
      'Davanti a due strade si ha l’impressione che una sia giusta e una sbagliata. Spesso sono solo diverse.',
    ],
    ask: [
      'Quale delle due ti mancherebbe di più?',
      'Che cosa temi di perdere?',
      'Come sarebbe la tua giornata fra un anno, su ciascuna strada?',
    ],
  },
  calm: {
    say: [
      'Momenti del genere non fanno notizia, e sono quelli di cui poi è fatta una buona vita.',
      'Allora qui si parla a bassa voce, per non spaventare la quiete.',
      'La pace ha pochi ingredienti, e adesso sembrano esserci tutti.',
      'Un’ora così non serve a niente: è proprio questo il suo pregio.',
    ],
    ask: [
      'Che cosa senti, se stai in ascolto un momento?',
      'Che cosa rende così buono questo momento?',
      'Dove si posa il tuo sguardo, adesso?',
    ],
  },
  overheard: {
    say: [
      'La realtà scrive dialoghi che nessun autore oserebbe proporre.',
      'Chi tiene occhi e orecchie aperti per strada non paga mai il biglietto del teatro.',
      'Da annotare subito: scene così, raccontate tre mesi dopo, non le crede più nessuno.',
      'Il bello è la serietà assoluta con cui il mondo produce queste assurdità.',
    ],
    ask: [
      'Come è andata avanti la scena?',
      'Che faccia hai fatto tu?',
      'A chi la racconterai per far ridere?',
    ],
  },
  secretKept: {
    say: [
      'Una cosa taciuta così a lungo occupa spazio: ci si cammina intorno ogni giorno senza che gli altri lo sappiano.',
      'Metterla in parole, anche poche, è un passo vero. Le parole possono venire piano e in disordine.',
      'Un segreto custodito tanto a lungo aveva di certo le sue ragioni, e meritano rispetto.',
      'Grazie della fiducia. Qui si può posare una cosa senza che cambi lo sguardo di nessuno.',
    ],
    ask: [
      'Che cosa ti ha fatto tacere fino a oggi?',
      'Che peso ha avuto nella tua vita?',
      'Com’è, averne scritto adesso?',
    ],
  },
  unheard: {
    say: [
      'Chi c’è sempre per gli altri a un certo punto viene scambiato per un mobile: utile, solido, e nessuno gli fa domande.',
      'Non essere interpellati è una forma di solitudine che succede in piena compagnia.',
      'Allora qui si fa il contrario: parli tu, fino in fondo alla frase, senza che nessuno si metta in mezzo.',
      'Dare ascolto e non riceverne sbilancia tutto, anche se il bene verso quelle persone resta.',
    ],
    ask: [
      'Che cosa avresti voluto dire, l’ultima volta che non ti hanno lasciato spazio?',
      'Da chi ti piacerebbe di più sentirti chiedere qualcosa?',
      'Che cosa succederebbe, se per una settimana non ci fossi per nessuno?',
    ],
  },
  laughedAt: {
    say: [
      'Ridere di qualcuno è una cosa che si fa in gruppo, perché da soli non se ne avrebbe il coraggio.',
      'Quelle risate si sentono a lungo, anche quando la stanza è vuota. Il torto sta tutto dalla loro parte.',
      'Chi deride sceglie un particolare qualunque: parla di sé, di quanto ha bisogno di stare sopra.',
      'Quando qualcuno si fa beffe di te, anche il silenzio di chi assiste fa male. Nominarlo per quello che è conta già.',
    ],
    ask: [
      'Chi, in quel momento, sarebbe potuto intervenire?',
      'Che cosa avresti voluto rispondere?',
      'Da chi ti senti al sicuro?',
    ],
  },
}
