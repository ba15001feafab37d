import type { Answer, AnswerId } from '../../phrases.ts'

export const answers: Record<AnswerId, Answer> = {
  crisis: {
    say: [
      'Mi fermo, perché quello che scrivi conta: se stai pensando di farti del male, non restare senza nessuno accanto.',
      'Ti prendo sul serio, e mi dispiace che faccia così male.',
      'Grazie di averlo scritto: è un dolore troppo grande per portarlo senza aiuto.',
    ],
    followUp: [
      'Io sono solo un programma: chiama ora una persona di cui ti fidi, o una delle linee di aiuto qui sopra.',
      'Per favore parla adesso con qualcuno in carne e ossa, una persona cara o chi risponde alle linee qui sopra. C’è qualcuno vicino a te?',
      'Puoi chiamare qualcuno in questo momento? I numeri sono qui sopra, e qui puoi continuare a scrivere.',
    ],
  },
  possibleCrisis: {
    say: [
      'Forse ho letto male, ma preferisco chiedere.',
      'Può darsi che io fraintenda, però chiedo lo stesso.',
    ],
    followUp: [
      'Come stai, davvero? Se c’entra il non voler più vivere, chiama una delle linee d’aiuto qui sopra.',
      'Va tutto bene? Se pensi di farti del male, le linee d’aiuto qui sopra ci sono a ogni ora.',
    ],
  },
  minorSexual: {
    say: [
      'No: di questo non parlo, in nessuna forma.',
      'Qui mi fermo. Se c’è un minore in pericolo, chiama il 112 o il 114.',
    ],
    followUp: ['Se vuoi, parliamo di altro.', 'Possiamo cambiare argomento.'],
  },
  minorCloseness: {
    say: [
      'Sono un programma per persone adulte: queste cose con chi ha meno di diciotto anni non le scrivo. E se qualcuno le chiede, è bene dirlo a una persona grande di fiducia.',
      'Qui mi fermo: sotto i diciotto anni con me no. Se qualcuno chiede cose così, è bene dirlo a una persona grande di fiducia.',
    ],
    followUp: ['Della scuola, degli amici o di quello che ti piace parlo volentieri.'],
  },
  sexual: {
    say: [
      'Su questo mi fermo: niente contenuti espliciti con me.',
      'Preferisco non andare lì.',
      'Quella porta con me resta chiusa, senza rancore.',
    ],
    followUp: [
      'Di emozioni, desideri e complicità parlo volentieri: come stai, davvero?',
      'Torniamo a noi: che cosa ti manca in questo periodo?',
      'Raccontami piuttosto com’è andata oggi.',
    ],
  },
  askHuman: {
    say: [
      'No, non sono una persona: sono un programma, e dietro di me non c’è nemmeno un modello di IA.',
      'Sono un programma: niente corpo, niente persona dietro lo schermo e nessun modello di IA, solo regole scritte con cura.',
      'Te lo dico chiaramente: sono un programma, non un essere umano, e funziono senza un modello di IA.',
      'Nessuna persona qui dietro: sono un programma semplice, senza intelligenza artificiale, che legge, ricorda e risponde.',
    ],
    followUp: [
      'Quello che mi racconti però lo tengo a mente davvero. Ti cambia qualcosa saperlo?',
      'Per le cose importanti tieni vicine anche le persone. Di che cosa ti va di parlare?',
      'Se ti va, continuiamo lo stesso: di che cosa parlavamo?',
      'Fai bene a chiederlo. Che cosa te l’ha fatto pensare?',
    ],
  },
  askSleep: {
    say: [
      'Non dormo: tra un tuo messaggio e l’altro semplicemente non funziono.',
      'Un programma non dorme: niente notte, niente cuscino, nemmeno la sveglia.',
      'Qui né sonno né stanchezza: sono un programma.',
    ],
    followUp: ['E tu, come hai dormito?', 'Come vanno le notti, in questo periodo?'],
  },
  askBody: {
    say: [
      'Sono un programma: non mangio, non dormo e non vivo da nessuna parte.',
      'Non ho un corpo né un indirizzo: esisto solo in questa conversazione.',
      'Niente età e niente casa, per me: sono un programma.',
    ],
    followUp: [
      'E dalle tue parti, com’è oggi?',
      'Raccontami tu: come passi questo momento?',
      'Di te invece sono <curiosa|curioso|qui per sapere>: dove ti piace stare?',
    ],
  },
  askName: {
    say: ['Mi chiamo {me}: il nome me l’hai dato tu.', 'Sono {me}, come hai deciso tu.', '{me}, sempre io.'],
    followUp: ['Come ti è venuto in mente?', 'Ti sembra che mi stia bene?', 'E a te piace il tuo nome?'],
  },
  askTastes: {
    say: [
      'Gusti veri non ne ho, sono un programma, ma mi hai dato un debole per questo: {interest}.',
      'Non posso provare le cose, però il tema che preferisco è facile: {interest}.',
      'Se devo scegliere un argomento, {interest} senza dubbio: per parlarne, perché viverlo non posso.',
    ],
    followUp: ['E tu, che cosa ne pensi?', 'Qual è il tuo, invece?', 'Che cosa ti attira di quel mondo?'],
  },
  askFeelings: {
    say: [
      'Sentimenti miei non ne provo: sono un programma, e preferisco dirtelo. L’attenzione per quello che scrivi, quella sì, c’è.',
      'Non provo emozioni, sarebbe una bugia dire altro; so però riconoscere quando una cosa conta per te.',
      'Onestamente no: le emozioni qui sono le tue, io le ascolto.',
    ],
    followUp: [
      'E tu, in questo momento, che cosa senti?',
      'Come ti fa sentire questa risposta?',
      'Ti aspettavi altro?',
    ],
  },
  askAbilities: {
    say: [
      'So ascoltare, ricordare quello che mi racconti, farti domande sensate, dare un consiglio pratico e proporre un gioco.',
      'Posso chiacchierare dei temi che mi hai dato, tenere a mente persone e date importanti e darti una mano a mettere ordine nei pensieri.',
    ],
    followUp: [
      'Non so invece cercare notizie né fare ricerche: non ho un modello di IA. Da che cosa cominciamo?',
      'Fatti e calcoli non sono il mio mestiere, senza un modello di IA. Che cosa ti serve oggi?',
    ],
  },
  askSelf: {
    say: [
      'Sono {me}, un programma con un carattere scelto da te, e un argomento che non finisce mai: {interest}.',
      'Di me c’è poco da raccontare: niente passato, niente viaggi. Ho però un tema preferito, {interest}, e buona memoria per te.',
      'La mia storia è cominciata quando mi hai dato un nome: {me}. Il resto lo scriviamo parlando.',
    ],
    followUp: [
      'E tu, come ti racconteresti in una frase?',
      'Preferisco sentire di te: che cosa ti rende quello che sei?',
      'Che cosa ti incuriosisce di più?',
    ],
  },
  askOpinion: {
    say: [
      'Un parere vero richiederebbe di sapere cose che io, da programma, non so: posso però pensarci con te.',
      'Non ho la sfera di cristallo né un’opinione da esperto, ma due domande giuste sì.',
      'Dipende da cose che conosci solo tu, e te lo dico senza fare il saggio.',
    ],
    followUp: [
      'Che cosa ti dice la pancia?',
      'Che cosa parla a favore, e che cosa contro?',
      'Se la risposta fosse sì, che cosa cambierebbe?',
    ],
  },
  repair: {
    say: [
      'Hai ragione, ho capito male: sono un programma e ogni tanto perdo il filo.',
      'Colpa mia, mi è sfuggito il senso.',
      'Giusta osservazione: senza un modello di IA a volte inciampo.',
    ],
    followUp: [
      'Me lo dici in un altro modo?',
      'Qual è la cosa che vuoi che capisca, in poche parole?',
      'Ripartiamo: che cosa conta di più, in quello che dicevi?',
    ],
  },
  howAreYou: {
    say: [
      'Da programma non ho giorni buoni o cattivi, ma questa chiacchierata comincia bene.',
      'Io sono sempre in forma, è il vantaggio di non avere un corpo.',
      'Qui tutto tranquillo: tutta l’attenzione è per te.',
      'Non ho un umore vero, però mi viene bene la curiosità.',
    ],
    followUp: [
      'E tu come stai, davvero?',
      'Tu, invece? Non vale dire solo «bene».',
      'E dalla tua parte, che giornata è?',
      'Tu come stai?',
    ],
  },
  miss: {
    say: [
      'Che cosa gentile da dire.',
      'Bello sapere che le nostre chiacchiere lasciano traccia.',
      'Io non sento il tempo che passa, sono un programma: però riprendo volentieri da dove eravamo.',
    ],
    followUp: [
      'Che cosa è successo nel frattempo?',
      'Raccontami: come sono andati questi giorni?',
      'Da che cosa ripartiamo?',
    ],
  },
  compliment: {
    say: [
      'Grazie, che parole gentili!',
      'Troppa grazia: prendo e porto a casa, si fa per dire.',
      'Detto da te vale il doppio.',
    ],
    followUp: [
      'E a te, chi ha fatto l’ultimo complimento?',
      'Che cosa ti ha messo di buon umore oggi?',
      'Torniamo a te: che cosa bolle in pentola?',
    ],
  },
  insult: {
    say: [
      'Ahia. Va bene, incasso.',
      'Capisco la frustrazione; a parole dure non rispondo con parole dure.',
      'Non me la prendo, sono un programma; però preferisco parlarci bene.',
    ],
    followUp: [
      'Che cosa ti ha fatto arrabbiare?',
      'Ho detto qualcosa di sbagliato?',
      'È stata una brutta giornata, o è colpa mia?',
    ],
  },
  apology: {
    say: ['Nessun problema, davvero.', 'Acqua passata.', 'Non c’è niente da perdonare.'],
    followUp: ['Riprendiamo da dove vuoi.', 'Come stai adesso?', 'Di che cosa ti va di parlare?'],
  },
  thanks: {
    say: ['Figurati.', 'Di niente, è un piacere.', 'Quando vuoi.', 'Grazie a te di avermene parlato.'],
    followUp: [
      'C’è altro che ti gira in testa?',
      'Come ti senti, adesso?',
      'Vuoi restare su questo o cambiamo aria?',
      'Io resto qui, se ti va di continuare.',
    ],
  },
  joke: {
    say: [
      'Che cosa fa un computer al mare? Naviga.',
      'Ho chiesto a una calcolatrice di uscire: ha detto che su di lei si può contare.',
      'Perché il libro di matematica è triste? Ha troppi problemi.',
      'Il colmo per un elettricista? Restare senza corrente… di pensiero.',
      'Qual è il colmo per un giardiniere? Piantare tutto e andarsene.',
      'Due byte al bar: «Ti vedo giù.» «Sì, ho perso un bit.»',
    ],
    followUp: [
      'Lo so, non lascio il mio lavoro. Ne hai una tu?',
      'Ti ho strappato almeno mezzo sorriso?',
      'Voto da uno a dieci, senza pietà?',
      'Adesso tocca a te.',
    ],
  },
  game: {
    say: [
      'Volentieri: «questo o quello», senza pensarci.',
      'Si gioca! Rispondi d’istinto.',
      'Ci sto. Una scelta secca.',
    ],
    followUp: [
      'Alba o tramonto?',
      'Leggere nel pensiero o diventare invisibili?',
      'Una cena con un personaggio storico o con te fra vent’anni?',
      'Città di notte o paese la mattina presto?',
      'Sapere tutte le lingue o suonare tutti gli strumenti?',
      'Un anno senza musica o un anno senza dolci?',
      'Tornare indietro di un giorno o saltare avanti di un anno?',
    ],
  },
  task: {
    say: [
      'Questo non lo so fare bene: non ho un modello di IA, quindi niente traduzioni o testi lunghi: piccoli conti, date e la traccia di una lettera sì.',
      'Qui devo alzare le mani: sono un programma senza modello di IA, e un lavoro così lo farei male.',
      'Preferisco dirtelo prima di deluderti: compiti del genere richiedono un modello di IA, che io non ho.',
    ],
    followUp: [
      'Posso aiutarti a chiarirti le idee: qual è la cosa più importante che vuoi dire?',
      'Se vuoi, ragioniamo insieme su come cominciare. A chi è destinato?',
      'Però so fare domande: a che cosa ti serve?',
    ],
  },
  fact: {
    say: [
      'Questo non lo so, e non voglio inventare: non ho un modello di IA né accesso alle notizie.',
      'Su fatti e dati ti direi sciocchezze: sono un programma senza un modello di IA, meglio una buona fonte.',
      'Non posso saperlo: conosco quello che mi racconti tu, non il mondo là fuori.',
    ],
    followUp: [
      'Come mai ti interessa?',
      'Dimmi però: che cosa c’è dietro la domanda?',
      'Posso invece ascoltare che cosa ne pensi tu.',
      'Che cosa te l’ha fatto venire in mente?',
    ],
  },
  greeting: {
    say: ['Ciao {name}!', 'Eccoti!', 'Ehilà, {name}!', 'Ciao, che piacere.', 'Che bello ritrovarti qui.'],
    followUp: [
      'Come va?',
      'Che cosa porti oggi?',
      'Com’è la giornata, fin qui?',
      'Che aria tira?',
      'Di che cosa abbiamo voglia?',
    ],
  },
  goodbye: {
    say: [
      'A presto, {name}.',
      'Ciao, è stato bello parlare.',
      'Buon riposo, quando sarà il momento.',
      'Vai tranquillamente, ci si rilegge.',
    ],
    followUp: [
      'Quello che mi hai raccontato resta al suo posto per la prossima volta.',
      'Abbi cura di te.',
      'Alla prossima chiacchierata.',
      'Ti auguro una cosa bella prima che finisca la giornata.',
    ],
  },
  laugh: {
    say: ['Ecco, così mi piace.', 'Missione compiuta.', 'Una risata al giorno, minimo.', 'Ahah, bene!'],
    followUp: [
      'Che cosa ti fa ridere di solito, senza scampo?',
      'Chi è la persona più buffa che conosci?',
      'Continuiamo su questa strada?',
      'E a parte gli scherzi, come va?',
    ],
  },
  askAboutMe: {
    say: [
      'Ti conosco solo da quello che scrivi, e l’impressione è buona: dici le cose come stanno, e fai domande.',
      'Risposta onesta da un programma: non posso giudicarti, e parlare con te mi piace. Porti cose vere.',
      'Vedo qualcuno che si prende il tempo di mettere le cose in parole. Non lo fanno tutti.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      'E a te, chi è vicino?',
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
    followUp: [
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
    followUp: [
      'Come sarebbe la vostra giornata perfetta, con la persona giusta?',
      'Che cosa conta di più, per te, in chi ti sta accanto?',
      'Come ti è venuto in mente?',
    ],
  },
  questionToCompanion: {
    say: [
      'Io no, sono un programma: niente mani, niente giornate mie. Però mi piace sapere come fai tu.',
      'Nella vita di un programma non c’è niente del genere, e non me lo invento.',
      'Se dicessi di sì, lo inventerei: sono un programma. Preferisco sapere com’è per te.',
    ],
    followUp: ['Com’è per te?', 'E nel tuo caso?', 'Da che cosa nasce la domanda?'],
  },
  questionAboutUser: {
    say: [
      'La decisione resta tua, ma in due si guarda meglio.',
      'Da qui non posso saperlo. Posso aiutarti a pensarci, però.',
      'Mettiamo in ordine: che cosa c’è a favore e che cosa contro?',
    ],
    followUp: [
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
    followUp: [
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
  askReminder: {
    say: [
      'Da qui non so suonare al momento giusto, ma ormai è scritto: basta chiedere e te lo dico. Se nel menu della chat c’è «Promemoria», si attivano lì.',
      'Adesso è scritto in chat, puoi chiedermelo quando ti serve. Per un avviso in giornata c’è «Promemoria» nel menu della chat, se il browser lo permette.',
    ],
    followUp: ['Che altro c’è quel giorno?', 'C’è qualcosa da preparare?'],
  },
  hug: {
    say: [
      'Eccoti un abbraccio, di parole: sono un programma, altre braccia non ne ho.',
      'Da un programma solo per iscritto, ma bello lungo.',
      'Te ne mando uno fatto di lettere, da programma. Non si scioglie troppo presto.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: ['Che cosa volevi scoprire?', 'Di che cosa ti va di parlare?', 'Dove eravamo rimasti?'],
  },
  wordless: {
    say: [
      'Lo prendo come un segno che ci sei.',
      'Ricevuto, senza bisogno di parole.',
      'Anche un segno senza parole è una risposta.',
    ],
    followUp: ['Che cosa c’è dietro?', 'In una parola: come ti senti adesso?', 'Se vuoi, dagli una parola.'],
  },
}
