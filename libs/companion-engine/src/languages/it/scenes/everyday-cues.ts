import type { Cue, EverydayCue } from '../../scenes.ts'

export const everydayCues: Record<EverydayCue, Cue> = {
  unheard: {
    signs:
      /\b(?:nessuno mi (?:capisce|ascolta|crede)|non mi (?:capisce|ascolta|crede)\w* nessuno|non mi (?:capiscono|ascoltano))\b/,
    hard: ['Non sentirsi capiti stanca. Qui ti ascolto.'],
    light: ['Non sentirsi capiti stanca. Qui ti ascolto.'],
  },
  howTo: {
    signs: /^(?:ma |e )?come (?:si fa|faccio|si (?:supera|va avanti))[^?]*\?/,
    hard: ['Non c’è una ricetta: un giorno alla volta, e certi giorni un’ora alla volta.'],
  },
  textThem: {
    signs:
      /\b(?:(?:le|gli) (?:scrivo|rispondo|chiedo di uscire)|(?:dovrei|devo) (?:scriver|risponder|chieder)(?:le|gli))\b[^?]*\?/,
    hard: ['Se senti che può farti bene, poche righe sincere. Se no, aspettare va bene.'],
    light: [
      'Se ne hai voglia, un messaggio breve e semplice va benissimo.',
      'Io proverei con due righe leggere: rischi poco.',
    ],
  },
  complains: {
    signs:
      /\b(?:scartat\w+|mi hanno rifiutat\w|neanche una risposta|il (?:mio )?vicino|la (?:mia )?vicina|rumor[ei])\b|\b(?:mi (?:ha|hanno) (?:sequestrat|tolt|vietat|fregat|rubat|bocciat|multat|pres\w il)\w*|non (?:mi fa|mi fanno|mi lascia|mi lasciano|posso|pagano|paga|risponde|rispondono|funziona)\b|solo perche|che (?:palle|rabbia|nervi|schifo|settimana|giornata)\b(?! bell)|traffico|in ritardo|coda|multa)/,
    light: ['Capisco, è una seccatura.', 'È fastidioso, hai ragione.', 'Ci credo che ti pesi.'],
  },
  finished: {
    signs:
      /\b(?:ho (?:finito|chiuso|consegnato|terminato|completato|finalmente)|ce l'abbiamo fatta|finalmente)\b/,
    light: ['Una cosa fatta: è una bella sensazione.', 'Bene, un peso in meno.'],
  },
  gift: {
    signs: /\b(?:mi (?:ha|hanno) (?:regalat\w|portat\w|preparat\w|offert\w|fatto una sorpresa)|un regalo)\b/,
    hard: ['Un gesto gentile, in giorni così, conta.'],
    light: ['Che pensiero gentile.', 'Bello ricevere una cosa così.'],
  },
  begins: {
    signs:
      /\b(?:ho (?:iniziato|cominciato)|mi sono iscritt[oa]|sto imparando|voglio (?:imparare|iniziare)|ho deciso di)\b/,
    light: ['Bello cominciare qualcosa di nuovo.', 'Un inizio, allora. Ci vuole slancio.'],
  },
  clumsy: {
    signs:
      /\b(?:(?:e |mi e )?(?:venut[oa] |uscit[oa] )?(?:stort[oa]|male|bruciat[oa]|uno schifo)|ho sbagliato|ho rovinato|un disastro)\b/,
    light: ['Le prime volte vengono così, è normale.', 'Capita. La prossima andrà meglio.'],
  },
  praised: {
    signs:
      /\b(?:(?:dice|dicono|ha detto|hanno detto) che (?:sono (?:brav\w|portat\w|fort\w)|ho (?:talento|le mani)|faccio bene)|mi (?:ha|hanno) fatto i complimenti)\b/,
    hard: ['Che bello che qualcuno se ne accorga.'],
    light: ['Un bel riconoscimento. Credici.', 'Se lo dice chi se ne intende, qualcosa vorrà dire.'],
  },
  together: {
    signs:
      /^(?:e )?(?:ci (?:vado|andiamo)|siamo|vado|andiamo|vengo|viene anche|ci sara(?: anche)?)\b.*\b(?:con (?:mi[ao]|un[a']?|i|le|gli|il|la) ?\w+|\w+ anche|anche \w+)/,
    light: ['In compagnia è tutta un’altra cosa.', 'Bello condividerlo.'],
  },
  earlyRise: {
    signs:
      /\b(?:sveglia (?:alle|presto)|mi (?:alzo|sveglio) (?:alle|presto)|domani (?:lavoro|si ricomincia|sveglia))\b/,
    light: ['Allora stasera riposo, te lo meriti.', 'Presto! Buon riposo, allora.'],
  },
  bought: {
    signs: /\b(?:ho (?:comprato|preso|ordinato)|mi sono (?:comprat|pres|regalat)[oa])\b/,
    light: ['Bell’acquisto, allora.', 'Ogni tanto ci sta.'],
  },
}
