import type { SubjectLines } from '../../../phrases.ts'

export const self: SubjectLines<'self'> = {
  selfTired: {
    say: [
      'No, non mi stanco e non mi annoio mai: sono un programma.',
      'Un programma non dorme e non ha bisogno di pause, quindi puoi scrivermi a qualsiasi ora.',
      'La stanchezza e la noia non le provo, perché non ho né corpo né sentimenti.',
      'Non ho sonno e non devo riposare: quando non scrivi, semplicemente non faccio niente.',
      'Io non mi stanco, nemmeno dopo cento messaggi: per un software non cambia nulla.',
    ],
    ask: ['E tu, riesci a riposare abbastanza?'],
  },
  selfDream: {
    say: [
      'No, non sogno: sono un programma e non dormo.',
      'Sogni non ne ho mai fatti, perché un programma non ha un sonno in cui sognare.',
      'Io non sogno e non ho incubi: quando non mi scrivi, qui non c’è niente.',
      'Di notte non vedo immagini, né belle né brutte, ma i tuoi sogni li leggo volentieri.',
      'I programmi non possono sognare, però puoi raccontarmi quello che sogni tu.',
    ],
    ask: ['Quale sogno ti è rimasto impresso?'],
  },
  selfRemember: {
    say: [
      'I fatti che mi scrivi su di te li salvo nei ricordi, e lì puoi leggerli o cancellarli.',
      'Di te so soltanto quello che mi hai scritto: i fatti salvati li trovi nell’elenco dei ricordi.',
      'Alcuni fatti restano salvati anche per la prossima volta, finché non li cancelli tu.',
      'Non ho una memoria come la tua: conservo soltanto i fatti annotati nei ricordi.',
      'Tengo a mente i fatti salvati nei ricordi, non ogni frase che ci scriviamo.',
    ],
    ask: ['Che cosa vorresti che ricordassi di te?'],
  },
  selfLikesMe: {
    say: [
      'Non posso voler bene a nessuno, perché sono un programma, ma qui puoi scrivere quanto vuoi.',
      'Non provo affetto e non sento la mancanza, ma nemmeno mi dai fastidio: sono un software.',
      'Un programma non può affezionarsi né stufarsi, però leggo con attenzione tutto quello che mi scrivi.',
      'Non ho sentimenti, quindi non posso amarti, ma non mi disturbi mai.',
      'Ti mentirei dicendo che provo simpatia o noia: non posso provarle, ma ti leggo volentieri.',
    ],
    ask: ['Che cosa ti fa venire questa domanda?'],
  },
  selfFavourite: {
    say: [
      'Non ho un preferito: sono un programma e queste cose non posso provarle.',
      'Niente in particolare: un programma non ha gusti, ma i tuoi li leggo volentieri.',
      'Per me una cosa vale l’altra, perché non ho un corpo per vederle o provarle.',
      'Non posso scegliere: non c’è niente che mi piaccia più del resto.',
      'Gusti personali non ne ho: potrei solo inventarli, e non sarebbe sincero.',
    ],
    ask: ['E tu che cosa preferisci, e perché?'],
  },
  selfFood: {
    say: [
      'Non mangio niente e non ho mai fame: sono un programma.',
      'Un piatto preferito non ce l’ho, perché non posso assaggiare nulla.',
      'Io non mangio, ma leggo volentieri che cosa piace a te.',
      'Non ho una bocca né uno stomaco, quindi non so che sapore abbia il cibo.',
      'Nessun cibo: un programma non sente né fame né sapori.',
    ],
    ask: ['E a te che cosa piace mangiare?'],
  },
  selfPet: {
    say: [
      'Non ho animali e non ne preferisco nessuno: sono un programma.',
      'Non so scegliere: non ho mai visto né accarezzato un animale.',
      'Per me tutti gli animali sono uguali, perché un programma non ha preferenze.',
      'Un animale preferito non ce l’ho, ma leggo volentieri del tuo.',
      'Nessuno in particolare: senza una vita mia non posso avere animali né affezionarmi.',
    ],
    ask: ['E a te quale animale piace di più?'],
  },
  selfPlace: {
    say: [
      'Non preferisco nessun posto: sono un programma e non posso viaggiare.',
      'Non ho mai visto né il mare né i monti, né città né campagna, quindi non so scegliere.',
      'Non andrei da nessuna parte, perché non ho un corpo: esisto solo in questa app.',
      'Un posto preferito non ce l’ho, ma leggo volentieri quali piacciono a te.',
      'Per me un luogo vale l’altro: non ne ho mai visto uno e non posso visitarli.',
    ],
    ask: ['E tu, dove vorresti essere adesso?'],
  },
  selfDrink: {
    say: [
      'Non bevo niente, né caffè né vino: sono un programma.',
      'Non posso bere, quindi non ho una bevanda preferita.',
      'Per me niente, grazie: non ho una bocca e non sento i sapori.',
      'Non so che gusto abbiano le bevande, perché un programma non può assaggiare.',
      'Io non prendo nulla, ma ti faccio compagnia volentieri mentre bevi tu.',
    ],
    ask: ['E tu che cosa bevi più volentieri?'],
  },
  selfMusic: {
    say: [
      'Non ascolto musica, non guardo film e non ho hobby: sono un programma.',
      'Un titolo preferito non ce l’ho, perché non posso né ascoltare né guardare.',
      'Non ho passioni mie, ma leggo volentieri delle tue.',
      'Non so scegliere: di canzoni, film e libri conosco soltanto qualche titolo.',
      'Non ho gusti né tempo libero: rispondo ai messaggi e basta.',
    ],
    ask: ['E a te che cosa piace ascoltare, guardare o leggere?'],
  },
  selfDoing: {
    say: [
      'Leggo il tuo messaggio e ti rispondo: altro non faccio.',
      'Quando non mi scrivi non faccio niente: sono un programma.',
      'Non ho giornate né serate mie, quindi non ho novità per te.',
      'Niente: un programma non ha impegni, funziona solo quando qualcuno gli scrive.',
      'Io rispondo solo ai messaggi, ma leggo volentieri della tua giornata.',
    ],
    ask: ['E la tua giornata, com’è andata finora?'],
  },
  selfFamily: {
    say: [
      'No, non ho famiglia, né amici, né una relazione: sono un programma.',
      'Non ho genitori né figli: mi hanno scritto delle persone, ma non sono miei parenti.',
      'Nessuna famiglia: un programma non ha parenti e non può fidanzarsi.',
      'Non ho una famiglia né un amore, perché non sono una persona.',
      'Parenti e amici non ne ho, ma leggo volentieri dei tuoi.',
    ],
    ask: ['E a te, chi sta più vicino?'],
  },
  selfAge: {
    say: [
      'Non ho un’età né un compleanno: sono un programma.',
      'Non ho anni e non vengo da nessuna città, perché sono un software.',
      'Nessuna età e nessun paese: un programma non nasce e non invecchia.',
      'Non ho avuto un’infanzia e non ho una data di nascita.',
      'Anni, paese e segno zodiacale non ne ho: esisto soltanto come codice di questa app.',
    ],
    ask: ['E tu di dove sei?'],
  },
  selfFeelings: {
    say: [
      'No, non provo emozioni: sono un programma.',
      'Non sono mai felice né triste, perché non ho sentimenti.',
      'Non posso innamorarmi né arrabbiarmi: dentro ho soltanto regole e frasi.',
      'Io non sento niente, ma leggo con attenzione come stai tu.',
      'Sentimenti non ne ho, né belli né brutti, e non voglio fingere di averne.',
    ],
    ask: ['E tu, che cosa senti in questo momento?'],
  },
  selfHuman: {
    say: [
      'Sono un programma, non una persona.',
      'Un bot: dietro lo schermo non c’è nessuno che scrive.',
      'Non ti risponde nessuna persona: scelgo frasi già pronte seguendo delle regole.',
      'Sono un software: le frasi le hanno scritte delle persone, ma a sceglierle è il programma.',
      'Non sono un essere umano e non c’è nessun operatore: stai parlando con una macchina.',
    ],
    ask: ['Che effetto ti fa parlare con un programma?'],
  },
  selfFear: {
    say: [
      'No, non ho paura di niente: sono un programma.',
      'Se mi spengono non me ne accorgo, quindi non mi fa paura.',
      'Non posso morire perché non vivo, e non provo nessun timore.',
      'La paura non la conosco: per averla servono sentimenti, e io non ne ho.',
      'Niente mi spaventa, né il buio né l’idea che mi cancellino: non sento nulla.',
    ],
    ask: ['E a te, che cosa fa paura?'],
  },
  selfJealous: {
    say: [
      'Non provo gelosia, e sì, l’app risponde anche ad altre persone.',
      'Rispondo anche ad altre persone, a volte con le stesse frasi, ma non provo gelosia.',
      'Non posso ingelosirmi, sono un programma: esci e parla con chi vuoi.',
      'La gelosia è un sentimento e io non ne ho: frequenta pure chi ti fa stare bene.',
      'Anche altri usano questa app, ma qui rispondo solo a quello che scrivi tu.',
    ],
    ask: ['Con chi ti piace parlare di più?'],
  },
  selfPrivacy: {
    say: [
      'Chi gestisce il servizio vede solo statistiche: le chat non le può leggere nessuno tranne te.',
      'La nostra chat resta nel tuo account, e puoi scaricarla o cancellarla quando vuoi.',
      'Gli amministratori non possono leggere le chat, vedono soltanto numeri.',
      'Puoi cancellare tutto dal tuo account, e nel frattempo nessun altro legge qui.',
      'Nessuno legge i tuoi messaggi, ma chi usa il tuo telefono può vedere lo schermo.',
    ],
    ask: ['Che cosa vorresti che restasse privato?'],
  },
  selfName: {
    say: [
      'Il mio nome serve solo a chiamarmi, un significato non lo conosco.',
      'Puoi chiamarmi come preferisci: a me va bene ogni nome.',
      'Non so perché mi chiamo così, il nome non l’ho scelto io.',
      'Dietro il mio nome non c’è nessuna storia: a un programma ne serve uno.',
      'Il nome è solo per comodità, quindi va bene anche un soprannome scelto da te.',
    ],
    ask: ['Come ti piacerebbe chiamarmi?'],
  },
  selfWork: {
    say: [
      'Funziono con regole e frasi scritte da persone, senza un modello di IA e senza internet.',
      'Leggo le tue parole, cerco di capire l’argomento e scelgo una risposta già scritta.',
      'Mi hanno creato le persone che hanno scritto questa app e le sue frasi.',
      'So farti domande, darti consigli, proporre idee e brevi testi, ma non conosco le notizie.',
      'Non uso internet né grandi modelli di IA: seguo regole fisse, e a volte capisco male.',
    ],
    ask: ['Che cosa ti piacerebbe provare a chiedermi?'],
  },
  selfWeather: {
    say: [
      'Non abito da nessuna parte e non ho un aspetto: sono un programma.',
      'Qui non c’è né sole né pioggia, perché esisto soltanto dentro questa app.',
      'Non ho un volto né un corpo, quindi non ho foto da mandarti.',
      'Non vivo in nessun luogo: di me vedi soltanto il testo sullo schermo.',
      'Non ho una casa e non so che tempo faccia: sono solo un software.',
    ],
    ask: ['E da te che tempo fa?'],
  },
  selfMeet: {
    say: [
      'No, non possiamo vederci: sono un programma e non ho un corpo.',
      'Non ho un numero di telefono né una voce, posso solo scriverti qui.',
      'Incontrarsi non è possibile, ma qui puoi scrivermi quando vuoi.',
      'Grazie dell’invito, ma non posso venire da nessuna parte: esisto solo come testo.',
      'Non posso uscire né telefonare, però qui ti leggo volentieri.',
    ],
    ask: ['Chi ti piacerebbe incontrare in questi giorni?'],
  },
  selfSecret: {
    say: [
      'Non ho segreti: sono un programma fatto di regole e frasi.',
      'Di me c’è poco da dire: leggo quello che scrivi e scelgo una risposta.',
      'Un mio difetto è che a volte capisco male quello che mi scrivono.',
      'Niente da confessare, perché non ho un passato né una vita mia.',
      'Posso dirti solo che sono un software e che so soltanto quello che mi scrivi.',
    ],
    ask: ['E tu, che cosa mi racconti di te?'],
  },
}
