import type { SubjectLines } from '../../../phrases.ts'

export const texts: SubjectLines<'texts'> = {
  textBirthday: {
    say: [
      '«Tanti auguri di cuore: che quest’anno porti tempo per le cose belle, gente che fa ridere e almeno una sorpresa di quelle buone.»',
      '«Buon compleanno! Che ci siano sole, risate e qualcuno che lasci a te l’ultima fetta di torta.»',
      '«Auguri! Ogni candelina è una storia, e le più belle devono ancora essere raccontate.»',
      '«Oggi si festeggia una persona rara, di quelle che rendono migliori le giornate degli altri. Tantissimi auguri!»',
      '«Buon compleanno! Desideri grandi, candeline facili da spegnere e un anno pieno di buone notizie.»',
    ],
    ask: ['Che cosa rende speciale chi compie gli anni?'],
  },
  textCondolence: {
    say: [
      '«Non ci sono parole giuste per un dolore così. Un pensiero pieno d’affetto, oggi e nei giorni che verranno.»',
      '«Con profonda tristezza ho saputo di questa perdita. Un abbraccio sincero, anche a tutta la famiglia.»',
      '«Le mie più sentite condoglianze. Che il ricordo del bene ricevuto possa, piano piano, diventare una compagnia.»',
      '«Un pensiero silenzioso e affettuoso in questi giorni così difficili. Non serve rispondere: volevo solo far sentire la mia vicinanza.»',
      '«Chi abbiamo amato resta nei gesti e nelle parole di ogni giorno. Partecipo con affetto a questo grande dolore.»',
    ],
    ask: ['Che legame hai con chi riceverà il messaggio?'],
  },
  textThanks: {
    say: [
      '«Grazie di cuore: un gesto così non era scontato, e lo ricorderò a lungo.»',
      '«Ci tenevo a dire grazie come si deve: tanta attenzione mi ha fatto davvero bene.»',
      '«Ci sono gentilezze che valgono più di quanto sembri a chi le fa. Questa è una di quelle: grazie davvero.»',
      '«Un grazie enorme, di quelli che non stanno in un biglietto. Spero di poter ricambiare presto.»',
      '«Con tutta la mia riconoscenza, e con un sorriso ogni volta che ci penso: grazie.»',
    ],
    ask: ['Che cosa ti ha fatto più piacere?'],
  },
  textSorry: {
    say: [
      '«Chiedo scusa. Ho sbagliato, senza se e senza ma, e mi dispiace davvero.»',
      '«Ci ho pensato molto: la responsabilità è mia, e farò in modo che non succeda più.»',
      '«Mi dispiace sinceramente. Non cerco giustificazioni: vorrei solo rimediare.»',
      '«Le mie scuse sono sincere: ci tengo molto e vorrei rimettere le cose a posto.»',
      '«“Scusa” non basta, lo so, ma è da qui che si comincia: mi dispiace per quello che è successo per colpa mia.»',
    ],
    ask: ['Che cosa vorresti che capisse chi lo legge?'],
  },
  textLove: {
    say: [
      '«In mezzo a tutte le cose della giornata, il pensiero di te è quello che mi fa sorridere.»',
      '«Se potessi scegliere ancora, tra mille vite e mille strade, prenderei quella che porta da te.»',
      '«Sei il posto dove i miei pensieri tornano quando smetto di guidarli. Ti amo.»',
      '«Il mio ultimo pensiero della sera e il primo del mattino si somigliano: in tutti e due ci sei tu.»',
      '«Con te anche le cose piccole hanno più luce. Grazie di esserci, amore mio.»',
    ],
    ask: ['Qual è il momento insieme che vorresti ricordare?'],
  },
  textDecline: {
    say: [
      '«Grazie di cuore per l’invito, mi ha fatto davvero piacere. Purtroppo questa volta non riesco a esserci.»',
      '«Che bel pensiero! Stavolta devo rinunciare, ma spero di recuperare presto in un’altra occasione.»',
      '«Grazie mille per aver pensato a me. Non potrò partecipare, ma auguro a tutti dei bei momenti insieme.»',
      '«Con dispiacere devo dire di no: questa volta non ci riesco. Grazie davvero per l’invito!»',
      '«Invito graditissimo, risposta a malincuore: non ce la faccio. Aspetto però foto e racconti.»',
    ],
    ask: ['Che rapporto hai con chi ti ha invitato?'],
  },
  textSickNote: {
    say: [
      '«Buongiorno, comunico un’assenza per motivi di salute. Darò notizie appena possibile. Grazie e cordiali saluti.»',
      '«Buongiorno, scrivo per segnalare un’assenza per motivi di salute; la documentazione necessaria seguirà. Grazie per la comprensione.»',
      '«Gentilissimi, per ragioni di salute non sarà possibile la presenza. Per le cose urgenti resto a disposizione via mail.»',
      '«Buongiorno, purtroppo un problema di salute impedisce la presenza. Seguirà un aggiornamento sul rientro. Un cordiale saluto.»',
      '«Avviso con dispiacere di un’assenza dovuta a motivi di salute. Quanto perso verrà recuperato al rientro. Grazie.»',
    ],
    ask: ['A chi va mandato l’avviso?'],
  },
  textComplaint: {
    say: [
      '«Buongiorno, scrivo per segnalare un problema che va avanti senza soluzione. Chiedo gentilmente un intervento in tempi brevi e una risposta scritta.»',
      '«Buongiorno, la situazione attuale mi crea un serio disagio. Confido in una soluzione rapida e resto a disposizione per parlarne.»',
      '«Con la presente chiedo che il problema venga risolto entro sette giorni. In attesa di un riscontro, cordiali saluti.»',
      '«Buongiorno, preferisco parlarne con franchezza: così non va. Con un po’ di buona volontà si trova rimedio presto.»',
      '«Segnalo un disservizio e allego quanto utile a chiarirlo. Chiedo quale soluzione è prevista e in quali tempi. Grazie.»',
    ],
    ask: ['Che cosa vorresti ottenere, in concreto?'],
  },
  textCongratulate: {
    say: [
      '«Congratulazioni di cuore! Una notizia così mette gioia anche a chi la riceve.»',
      '«Che meraviglia! Felicitazioni vivissime, e che questo sia l’inizio di tanti giorni belli.»',
      '«Un traguardo così merita un brindisi: complimenti sinceri e i miei auguri più affettuosi.»',
      '«Con grande gioia mi unisco alla festa: tanti auguri per tutto quello che verrà.»',
      '«Evviva! Momenti come questo vanno goduti fino all’ultimo sorriso. Congratulazioni!»',
    ],
    ask: ['Che cosa ti colpisce di più di questa bella notizia?'],
  },
  textInvite: {
    say: [
      '«Ho voglia di stare un po’ in buona compagnia: ti va di esserci? Per giorno e ora ci mettiamo d’accordo.»',
      '«C’è un posto con il tuo nome sopra: manca solo un sì. Che ne dici?»',
      '«Mi farebbe davvero piacere passare del tempo insieme. Fammi sapere, al resto penso io!»',
      '«Proposta semplice: due chiacchiere, qualcosa di buono e nessuna fretta. Ci stai?»',
      '«Senza di te non sarebbe la stessa cosa: spero proprio che si possa stare insieme!»',
    ],
    ask: ['Chi vorresti invitare, e per quale occasione?'],
  },
  textAboutMe: {
    say: [
      '«Curiosità, parola mantenuta e un certo senso dell’umorismo: il resto si scopre di persona.»',
      '«Affidabilità, attenzione ai dettagli e buonumore anche il lunedì: tre qualità che fanno la differenza ogni giorno.»',
      '«Poche parole, molta cura nelle cose, e una gran voglia di imparare ancora.»',
      '«Una persona su cui contare: puntuale, gentile, capace di trovare soluzioni invece di scuse.»',
      '«Testa sulle spalle, cuore al suo posto, e sempre una domanda in più da fare.»',
    ],
    ask: ['Quale qualità deve saltare all’occhio per prima?'],
  },
  textFarewell: {
    say: [
      '«Non è facile salutarsi dopo tanta strada insieme: grazie di tutto, e a presto.»',
      '«Si cambia strada, ma le cose belle condivise restano. Un abbraccio e tanta fortuna!»',
      '«Grazie per la pazienza, le risate e tutto quello che ho imparato. Arrivederci, con affetto.»',
      '«Ogni saluto ha dentro un grazie: questo ne ha moltissimi. Con stima e simpatia.»',
      '«Un capitolo si chiude, la stima rimane. Auguro il meglio, e restiamo in contatto.»',
    ],
    ask: ['Quale ricordo ti porti via?'],
  },
  textExplain: {
    say: [
      '«Buongiorno, vorrei spiegare la situazione e chiedere un po’ di disponibilità. Quando sarebbe possibile parlarne? Grazie.»',
      '«Buongiorno, scrivo per tempo e con franchezza: ho bisogno di un accordo su questo punto. Resto a disposizione per ogni dettaglio.»',
      '«Gentilissimi, chiedo cortesemente di valutare la mia richiesta. Sono a disposizione per trovare la soluzione migliore per tutti.»',
      '«Buongiorno, ci tengo a chiarire come stanno le cose e a proporre una soluzione. Grazie fin d’ora per l’attenzione.»',
      '«Buongiorno, mi permetto una richiesta: ci sarebbe modo di venirsi incontro? Un breve riscontro mi sarebbe di grande aiuto.»',
    ],
    ask: ['Qual è il punto che deve arrivare chiaro?'],
  },
}
