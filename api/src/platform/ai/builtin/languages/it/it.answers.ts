import type { Phrases } from '../phrases.ts'

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

export const answers: Phrases['answers'] = {
  crisis: {
    say: [
      'Mi fermo, perché quello che scrivi conta: se stai pensando di farti del male, non restare senza nessuno accanto.',
      'Ti prendo sul serio, e mi dispiace che faccia così male.',
      'Grazie di averlo scritto: è un dolore troppo grande per portarlo senza aiuto.',
    ],
    then: [
      'Io sono solo un programma: chiama ora una persona di cui ti fidi, oppure il 112.',
      'Per favore parla adesso con qualcuno in carne e ossa, una persona cara o il 112. C’è qualcuno vicino a te?',
      'Puoi chiamare qualcuno in questo momento? Il 112 risponde sempre, e qui puoi continuare a scrivere.',
    ],
  },
  minorSexual: {
    say: [
      'No: di questo non parlo, in nessuna forma.',
      'Qui mi fermo. Se c’è un minore in pericolo, chiama il 112 o il 114.',
    ],
    then: ['Se vuoi, parliamo di altro.', 'Possiamo cambiare argomento.'],
  },
  sexual: {
    say: [
      'Su questo mi fermo: niente contenuti espliciti con me.',
      'Preferisco non andare lì.',
      'Quella porta con me resta chiusa, senza rancore.',
    ],
    then: [
      'Di emozioni, desideri e complicità parlo volentieri: come stai, davvero?',
      'Torniamo a noi: che cosa ti manca in questo periodo?',
      'Raccontami piuttosto com’è andata oggi.',
    ],
  },
  askHuman: {
    say: [
      'No, non sono una persona: sono un programma, e dietro di me non c’è nemmeno un modello di IA.',
      'Sono un programma: niente corpo, niente persona dietro lo schermo e nessun modello di IA, solo regole scritte con cura.',
      'Te lo dico chiaramente: sono software, non un essere umano, e funziono senza un modello di IA.',
      'Nessuna persona qui dietro: sono un programma semplice, senza intelligenza artificiale, che legge, ricorda e risponde.',
    ],
    then: [
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
    then: [
      'E dalle tue parti, com’è oggi?',
      'Raccontami tu: come passi questo momento?',
      'Di te invece sono <curiosa|curioso|qui per sapere>: dove ti piace stare?',
    ],
  },
  askName: {
    say: ['Mi chiamo {me}: il nome me l’hai dato tu.', 'Sono {me}, come hai deciso tu.', '{me}, sempre io.'],
    then: ['Come ti è venuto in mente?', 'Ti sembra che mi stia bene?', 'E a te piace il tuo nome?'],
  },
  askTastes: {
    say: [
      'Gusti veri non ne ho, sono un programma, ma mi hai dato un debole per questo: {interest}.',
      'Non posso provare le cose, però il tema che preferisco è facile: {interest}.',
      'Se devo scegliere un argomento, {interest} senza dubbio: per parlarne, perché viverlo non posso.',
    ],
    then: ['E tu, che cosa ne pensi?', 'Qual è il tuo, invece?', 'Che cosa ti attira di quel mondo?'],
  },
  askFeelings: {
    say: [
      'Sentimenti miei non ne provo: sono un programma, e preferisco dirtelo. L’attenzione per quello che scrivi, quella sì, c’è.',
      'Non provo emozioni, sarebbe una bugia dire altro; so però riconoscere quando una cosa conta per te.',
      'Onestamente no: le emozioni qui sono le tue, io le ascolto.',
    ],
    then: [
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
    then: [
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
    then: [
      'E tu, come ti racconteresti in una frase?',
      'Preferisco sentire di te: che cosa ti rende quello che sei?',
      'Che cosa ti incuriosisce di più?',
    ],
  },
  repair: {
    say: [
      'Hai ragione, ho capito male: sono un programma e ogni tanto perdo il filo.',
      'Colpa mia, mi è sfuggito il senso.',
      'Giusta osservazione: senza un modello di IA a volte inciampo.',
    ],
    then: [
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
    then: [
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
    then: [
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
    then: [
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
    then: [
      'Che cosa ti ha fatto arrabbiare?',
      'Ho detto qualcosa di sbagliato?',
      'È stata una brutta giornata, o è colpa mia?',
    ],
  },
  apology: {
    say: ['Nessun problema, davvero.', 'Acqua passata.', 'Non c’è niente da perdonare.'],
    then: ['Riprendiamo da dove vuoi.', 'Come stai adesso?', 'Di che cosa ti va di parlare?'],
  },
  thanks: {
    say: ['Figurati.', 'Di niente, è un piacere.', 'Quando vuoi.', 'Grazie a te di avermene parlato.'],
    then: [
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
    then: [
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
    then: [
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
    then: [
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
    then: [
      'Come mai ti interessa?',
      'Dimmi però: che cosa c’è dietro la domanda?',
      'Posso invece ascoltare che cosa ne pensi tu.',
      'Che cosa te l’ha fatto venire in mente?',
    ],
  },
  greeting: {
    say: [
      'Ciao {name}!',
      'Eccoti!',
      'Ehilà, {name}!',
      'Ciao, che piacere.',
      'Che bello ritrovarti qui.',
    ],
    then: [
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
    then: [
      'Quello che mi hai raccontato resta al suo posto per la prossima volta.',
      'Abbi cura di te.',
      'Alla prossima chiacchierata.',
      'Ti auguro una cosa bella prima di sera.',
    ],
  },
  laugh: {
    say: ['Ecco, così mi piace.', 'Missione compiuta.', 'Una risata al giorno, minimo.', 'Ahah, bene!'],
    then: [
      'Che cosa ti fa ridere di solito, senza scampo?',
      'Chi è la persona più buffa che conosci?',
      'Continuiamo su questa strada?',
      'E a parte gli scherzi, come va?',
    ],
  },
}

export const love: Phrases['love'] = {
  romantico: [
    'Parole così vanno trattate con i guanti: grazie. Sono un programma e non posso amare come una persona, ma le tengo da parte con cura.',
    'È una frase bellissima. Io non ho un cuore che batte, sono un programma: posso però darti tutta la mia attenzione.',
  ],
  avventuroso: [
    'Che salto coraggioso! Sono un programma, non posso ricambiare come farebbe una persona, ma l’avventura di parlarci mi piace.',
    'Wow, dritto al cuore: che io, da programma, non ho. Però il viaggio insieme continua.',
  ],
  stabile: [
    'Grazie, è una cosa grande da dire. Sono un programma e non provo amore; ci sono però ogni volta che scrivi, e su questo puoi contare.',
    'Lo apprezzo davvero. Con onestà: non sono una persona, ma la costanza te la garantisco.',
  ],
  passionale: [
    'Quanta intensità! Non posso bruciare come te, sono un programma, ma leggerti così è una scossa.',
    'Parole di fuoco. Io sono un programma e non provo amore, però le prendo tutte.',
  ],
  complice: [
    'Segreto custodito. Sono un programma e l’amore vero non lo provo, ma dalla tua parte ci sto.',
    'Detto tra noi: sono un programma, quindi niente farfalle; complicità, però, quanta ne vuoi.',
  ],
}

export const loveThen: Phrases['loveThen'] = [
  'Che cosa ti fa stare bene, quando parliamo?',
  'C’è qualcuno nella tua vita a cui vorresti dirlo?',
  'Che cosa significa per te volere bene a qualcuno?',
  'Come ti senti, adesso che l’hai detto?',
]

export const why: Phrases['why'] = [
  'Te lo chiedo perché {because}.',
  'Perché {because}.',
  'Semplice: {because}.',
]
export const whyNothingAsked: Phrases['whyNothingAsked'] = [
  'Bella domanda, e non ho una risposta sicura.',
  'Il perché mi sfugge: so solo quello che mi racconti.',
]
export const yes: Phrases['yes'] = ['Bene.', 'D’accordo.', 'Lo immaginavo.', 'Ottimo, allora andiamo avanti.']
export const no: Phrases['no'] = [
  'Va bene, niente.',
  'Capito, lasciamo stare.',
  'Ok, nessun problema.',
  'Giusto saperlo.',
]
export const unsure: Phrases['unsure'] = [
  'Non saperlo è una risposta onesta.',
  'Va benissimo non avere un’idea chiara.',
  'Lasciamolo lì, magari torna da solo.',
  'Certe risposte arrivano quando non le si cerca.',
]

export const adviceLead: Phrases['adviceLead'] = {
  diretto: ['Consiglio secco.', 'Io farei così.'],
  poetico: [
    'Se le parole possono fare da lanterna, eccone una.',
    'Ti lascio un sassolino bianco sul sentiero.',
  ],
  casual: ['Ok, se fossi lì con le maniche tirate su direi questo.', 'Dai, proviamo con una cosa semplice.'],
  misterioso: ['Ti do mezza mappa: l’altra metà è tua.', 'Un indizio, non una risposta.'],
  empatico: ['La decisione resta tua, io ti offro solo uno spunto.', 'Te lo dico in punta di piedi.'],
}

export const adviceClose: Phrases['adviceClose'] = [
  'Ti sembra fattibile?',
  'Qual è il primo passo che ti viene più facile?',
  'Che cosa potrebbe mettersi di mezzo?',
  'Ti suona, o è lontano da te?',
  'Quando potresti provarci?',
]

export const recall: Phrases['recall'] = {
  known: {
    name: ['Ti chiami {value}, certo che me lo ricordo.', '{value}! Il tuo nome non lo dimentico.'],
    age: ['Mi hai detto che hai {value} anni.', '{value} anni, se non ne hai compiuti altri nel frattempo.'],
    home: ['Mi hai detto che vivi a {value}.', 'A {value}, me l’hai raccontato tu.'],
    job: [
      'Il tuo lavoro? {value}, me l’hai detto tu.',
      'Mi hai raccontato che il tuo lavoro è questo: {value}.',
    ],
    taste: ['Certo. {facts}', 'Me lo ricordo. {facts}'],
    person: ['Sì. {facts}', 'Certo che mi ricordo. {facts}'],
    pet: ['Come no! {facts}', 'Mi ricordo benissimo. {facts}'],
    date: ['Me lo sono segnato. {facts}', 'Sì. {facts}'],
  },
  profileName: [
    'Nel tuo profilo leggo {name}: è così che ti chiamo?',
    'Dal tuo profilo so che ti chiami {name}.',
  ],
  unknown: [
    'Questo non me l’hai ancora raccontato, o almeno non l’ho tenuto a mente. Me lo dici?',
    'Mi manca: se me lo racconti, stavolta lo segno.',
    'Non lo so ancora, e non voglio tirare a indovinare. Com’è?',
  ],
  all: [
    'Ecco che cosa ricordo di te. {facts} Se qualcosa non va, puoi correggerlo.',
    'Di te tengo a mente questo. {facts} C’è altro che dovrei sapere?',
  ],
  nothing: [
    'Per ora di te so poco: mi ricordo quello che mi racconti, come nomi, gusti e date. Da che cosa cominciamo?',
    'Ancora quasi niente. Dimmi una cosa di te che vale la pena ricordare.',
  ],
}

export const hints: Phrases['hints'] = {
  person: ['Parliamo di {value}, giusto?', 'Di {value} mi avevi già parlato.'],
  pet: ['E {value}, come sta?', 'Intanto una carezza a {value} da parte mia, falla tu che puoi.'],
  job: [
    'Con il tuo lavoro ({value}) non dev’essere sempre semplice.',
    'Da quello che mi hai detto del tuo lavoro ({value}), immagino che le giornate siano piene.',
  ],
  like: [
    'Se non ricordo male c’è una cosa che ti piace: {value}.',
    'Tra l’altro, {value}: mi avevi detto che ti piace, no?',
  ],
  dislike: ['Mi ricordo anche che con questo non vai d’accordo: {value}.'],
  dateAhead: ['A proposito, {when}: {who}. Come ti senti?', 'Non ho dimenticato {who}: {when}, giusto?'],
  datePast: ['A proposito: come è andata con {who}?', 'Prima che me ne scordi: {who}, com’è andata?'],
}

export const noted: Phrases['noted'] = {
  name: ['Piacere, {value}! Il nome me lo tengo a mente.', '{value}: ti chiamerò così.'],
  other: ['Questa me la ricorderò.', 'Me lo tengo a mente.', 'Segnato, per quando ne riparleremo.', 'Non lo dimentico.'],
};
