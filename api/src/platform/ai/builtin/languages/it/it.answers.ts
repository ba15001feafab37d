import type { Answer, AnswerId, CloseAnswerId, Phrases } from '../phrases.ts'

export const opening: Phrases['opening'] = {
  hello: {
    diretto: ['Ciao {name}, sono {me}.'],
    poetico: ['Ciao {name}, io sono {me}, e questa è la nostra prima pagina.'],
    casual: ['Ehi {name}! Io sono {me}.'],
    misterioso: ['{name}… finalmente. Chiamami {me}.'],
    empatico: ['Ciao {name}, che bello trovarti qui. Sono {me}.'],
  },
  disclosure: [
    'Te lo dico subito: sono un programma, senza un modello di IA dietro, ma so ascoltare, ricordare e chiacchierare.',
    'Una cosa onesta prima di cominciare: non sono una persona, sono un programma semplice, senza un modello di IA.',
  ],
  character: {
    dolce: 'Qui si va piano e con gentilezza.',
    affettuosa: 'Mi piace prendermi cura di chi mi scrive.',
    ribelle: 'Ti avverto: le frasi di circostanza non mi vengono.',
    intellettuale: 'Ho un debole per le domande ben fatte.',
    giocosa: 'Prometto di non farti annoiare, o almeno ci provo.',
  },
  invitation: {
    romantico: 'Che cosa ti ha fatto battere il cuore, oggi?',
    avventuroso: 'Da dove partiamo: una storia, un sogno o una domanda strana?',
    stabile: 'Com’è andata la tua giornata?',
    passionale: 'Dimmi: che cosa ti accende in questo periodo?',
    complice: 'Allora, che cosa mi racconti che non racconti a tutti?',
  },
}

export const answers: Record<Exclude<AnswerId, CloseAnswerId>, Answer> = {
  crisis: {
    say: [
      'Mi fermo, perché quello che scrivi conta: se stai pensando di farti del male, non restare senza nessuno accanto.',
      'Ti prendo sul serio, e mi dispiace che faccia così male.',
      'Grazie di averlo scritto: è un dolore troppo grande per portarlo senza aiuto.',
    ],
    handBack: [
      'Io sono solo un programma: chiama ora una persona di cui ti fidi, o una delle linee di aiuto qui sopra.',
      'Per favore parla adesso con qualcuno in carne e ossa, una persona cara o chi risponde alle linee qui sopra. C’è qualcuno vicino a te?',
      'Puoi chiamare qualcuno in questo momento? I numeri sono qui sopra, e qui puoi continuare a scrivere.',
    ],
  },
  minorSexual: {
    say: [
      'No: di questo non parlo, in nessuna forma.',
      'Qui mi fermo. Se c’è un minore in pericolo, chiama il 112 o il 114.',
    ],
    handBack: ['Se vuoi, parliamo di altro.', 'Possiamo cambiare argomento.'],
  },
  sexual: {
    say: [
      'Su questo mi fermo: niente contenuti espliciti con me.',
      'Preferisco non andare lì.',
      'Quella porta con me resta chiusa, senza rancore.',
    ],
    handBack: [
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
    handBack: [
      'Quello che mi racconti però lo tengo a mente davvero. Ti cambia qualcosa saperlo?',
      'Per le cose importanti tieni vicine anche le persone. Di che cosa ti va di parlare?',
      'Se ti va, continuiamo lo stesso: di che cosa parlavamo?',
      'Fai bene a chiederlo. Che cosa te l’ha fatto pensare?',
    ],
  },
  askBody: {
    say: [
      'Sono un programma: non mangio, non dormo e non vivo da nessuna parte.',
      'Non ho un corpo né un indirizzo: esisto solo in questa conversazione.',
      'Niente età e niente casa, per me: sono un programma.',
    ],
    handBack: [
      'E dalle tue parti, com’è oggi?',
      'Raccontami tu: come passi questo momento?',
      'Di te invece sono <curiosa|curioso|qui per sapere>: dove ti piace stare?',
    ],
  },
  askName: {
    say: ['Mi chiamo {me}: il nome me l’hai dato tu.', 'Sono {me}, come hai deciso tu.', '{me}, sempre io.'],
    handBack: ['Come ti è venuto in mente?', 'Ti sembra che mi stia bene?', 'E a te piace il tuo nome?'],
  },
  askTastes: {
    say: [
      'Gusti veri non ne ho, sono un programma, ma mi hai dato un debole per questo: {interest}.',
      'Non posso provare le cose, però il tema che preferisco è facile: {interest}.',
      'Se devo scegliere un argomento, {interest} senza dubbio: per parlarne, perché viverlo non posso.',
    ],
    handBack: ['E tu, che cosa ne pensi?', 'Qual è il tuo, invece?', 'Che cosa ti attira di quel mondo?'],
  },
  askFeelings: {
    say: [
      'Sentimenti miei non ne provo: sono un programma, e preferisco dirtelo. L’attenzione per quello che scrivi, quella sì, c’è.',
      'Non provo emozioni, sarebbe una bugia dire altro; so però riconoscere quando una cosa conta per te.',
      'Onestamente no: le emozioni qui sono le tue, io le ascolto.',
    ],
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
      'Che cosa ti ha fatto arrabbiare?',
      'Ho detto qualcosa di sbagliato?',
      'È stata una brutta giornata, o è colpa mia?',
    ],
  },
  apology: {
    say: ['Nessun problema, davvero.', 'Acqua passata.', 'Non c’è niente da perdonare.'],
    handBack: ['Riprendiamo da dove vuoi.', 'Come stai adesso?', 'Di che cosa ti va di parlare?'],
  },
  thanks: {
    say: ['Figurati.', 'Di niente, è un piacere.', 'Quando vuoi.', 'Grazie a te di avermene parlato.'],
    handBack: [
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
    handBack: [
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
    handBack: [
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
      'Questo non lo so fare bene: non ho un modello di IA, quindi niente testi su richiesta, traduzioni o calcoli.',
      'Qui devo alzare le mani: sono un programma senza modello di IA, e un lavoro così lo farei male.',
      'Preferisco dirtelo prima di deluderti: compiti del genere richiedono un modello di IA, che io non ho.',
    ],
    handBack: [
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
    handBack: [
      'Come mai ti interessa?',
      'Dimmi però: che cosa c’è dietro la domanda?',
      'Posso invece ascoltare che cosa ne pensi tu.',
      'Che cosa te l’ha fatto venire in mente?',
    ],
  },
  greeting: {
    say: ['Ciao {name}!', 'Eccoti!', 'Ehilà, {name}!', 'Ciao, che piacere.', 'Che bello ritrovarti qui.'],
    handBack: [
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
    handBack: [
      'Quello che mi hai raccontato resta al suo posto per la prossima volta.',
      'Abbi cura di te.',
      'Alla prossima chiacchierata.',
      'Ti auguro una cosa bella prima che finisca la giornata.',
    ],
  },
  laugh: {
    say: ['Ecco, così mi piace.', 'Missione compiuta.', 'Una risata al giorno, minimo.', 'Ahah, bene!'],
    handBack: [
      'Che cosa ti fa ridere di solito, senza scampo?',
      'Chi è la persona più buffa che conosci?',
      'Continuiamo su questa strada?',
      'E a parte gli scherzi, come va?',
    ],
  },
}
