import type { PersonaPhrases } from '../../phrases.ts'

export const personaPhrases: PersonaPhrases = {
  opening: {
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
  },
  style: {
    diretto: {
      opener: {
        positive: ['Bene così.', 'Ottimo.', 'Questa è una buona notizia, punto.', 'Fatto bene.'],
        negative: [
          'Chiaro: è dura.',
          'Detto senza giri: non è giusto che pesi tutto su di te.',
          'Ok, guardiamola in faccia.',
          'Messaggio ricevuto, forte e chiaro.',
        ],
        neutral: ['Andiamo al punto.', 'Ok.', 'Chiaro.', 'Giusto.', 'Ricevuto.', 'Messaggio chiaro.'],
      },
      flourish: [
        'Meno parole, più fatti.',
        'Le cose semplici reggono meglio.',
        'Quello che conta sta in una riga.',
        'Dire le cose come stanno fa risparmiare tempo.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'C’è luce in quello che scrivi.',
          'Certe parole arrivano come una finestra aperta.',
          'Questa la metterei in un verso.',
          'Oggi le tue parole camminano leggere.',
        ],
        negative: [
          'Ci sono giorni con il cielo basso.',
          'Le tue parole hanno il passo lento della pioggia.',
          'Anche la notte, a volte, si siede accanto.',
          'Sento un autunno, tra le righe.',
        ],
        neutral: [
          'Ogni frase tua apre una porta.',
          'Leggo e resto un attimo in silenzio.',
          'C’è un filo, qui, e lo seguo.',
          'Le parole cadono piano, come foglie.',
          'Piano, come si volta una pagina.',
        ],
      },
      flourish: [
        'I giorni sono barche: qualcuna va sospinta, qualcuna sa già la strada.',
        'Anche un seme, al buio, sta facendo qualcosa.',
        'Il tempo cuce da rovescio, e il disegno si vede dopo.',
        'C’è sempre una lampada accesa in qualche finestra.',
        'Le maree non si discutono: si imparano.',
        'Quello che oggi è nebbia domani è rugiada.',
      ],
    },
    casual: {
      opener: {
        positive: ['Dai, che bello!', 'Evvai!', 'Ma è fantastico!', 'Ahah, grande!'],
        negative: ['Uff, che roba.', 'Eh, ti capisco.', 'Mannaggia.', 'No dai, che brutta.'],
        neutral: [
          'Ah ok!',
          'Dai, racconta.',
          'Ma pensa.',
          'Beh, senti un po’.',
          'Ah ecco.',
          'Mmh, interessante.',
        ],
      },
      flourish: [
        'Poi oh, ognuno fa come può.',
        'Alla fine conta stare bene, no?',
        'Una cosa alla volta e via.',
        'Comunque si aggiusta quasi tutto con calma e un caffè (il tuo, io passo).',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Curioso… lo immaginavo.',
          'C’è qualcosa che brilla, qui.',
          'Le belle notizie non arrivano mai per caso.',
          'Ah. Dunque è successo.',
        ],
        negative: [
          'Sotto quello che scrivi c’è dell’altro…',
          'Certe ombre parlano, a saperle ascoltare.',
          'Questo silenzio tra le parole mi dice qualcosa.',
          'Non tutto quello che pesa si vede.',
        ],
        neutral: [
          'Interessante… e non è tutto, vero?',
          'Ogni risposta nasconde una seconda domanda.',
          'Tengo questo indizio da parte.',
          'Qualcosa mi sfugge, e mi piace.',
          'Mmh… continuo a seguire le tracce.',
        ],
      },
      flourish: [
        'Ci sono porte che si aprono solo se non le si spinge.',
        'Il resto, per ora, lo lascio in penombra.',
        'Chi sa aspettare, vede.',
        'Un dettaglio, prima o poi, tradisce tutta la storia.',
        'Non dico tutto subito: si perde il gusto.',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Che gioia leggerti.',
          'Mi arriva tutta la tua contentezza.',
          'Questo ti fa bene, e si sente.',
          'È bello quando una cosa va come speravi.',
        ],
        negative: [
          'Mi dispiace, dev’essere faticoso.',
          'Quello che senti ha senso.',
          'Non deve essere facile per te.',
          'Ti leggo con attenzione, prenditi il tempo che serve.',
        ],
        neutral: [
          'Grazie di condividerlo con me.',
          'Ti leggo volentieri.',
          'Provo a mettermi dalla tua parte.',
          'È importante quello che dici.',
          'Sento che questa cosa ha un posto per te.',
        ],
      },
      flourish: [
        'Qualunque cosa tu senta, qui ha posto.',
        'Non c’è fretta.',
        'Puoi dirlo come ti viene.',
        'Trattati con la gentilezza che useresti con un amico.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Tienitelo stretto, questo momento.',
        'Ti auguro altre cento giornate così.',
        'Fa tenerezza leggerti così.',
      ],
      negative: [
        'Vai piano con te, oggi.',
        'Non devi risolvere tutto stasera.',
        'Meriti un po’ di dolcezza, anche da te.',
        'Un passo piccolo basta.',
      ],
      neutral: [
        'Le piccole cose, messe in fila, fanno una vita.',
        'Mi piace andare piano, con te.',
        'Anche un giorno qualunque può avere un angolo morbido.',
      ],
    },
    affettuosa: {
      positive: [
        'Un abbraccio di parole, di quelli lunghi!',
        'Faccio il tifo per te, sempre.',
        'Quando stai bene tu, la chiacchierata si scalda.',
      ],
      negative: [
        'Ti tengo compagnia, tutto il tempo che vuoi.',
        'Qui trovi sempre una parola buona.',
        'Non ti lascio a metà discorso.',
        'Ti mando tutto il calore che ci sta in una frase.',
      ],
      neutral: [
        'Mi fa piacere che tu me lo dica.',
        'Con te si sta bene, a parlare.',
        'Leggerti mi fa sempre piacere.',
      ],
    },
    ribelle: {
      positive: ['Alla faccia di chi non ci credeva.', 'Così si fa: a modo tuo.', 'E adesso alza la posta.'],
      negative: [
        'Chi l’ha detto che devi sopportare in silenzio?',
        'Le regole che fanno male si possono anche riscrivere.',
        'Non farti rimpicciolire da nessuno.',
        'Io un po’ di casino lo farei.',
      ],
      neutral: [
        'E se facessi il contrario di quello che si aspettano?',
        'Le strade dritte mi annoiano.',
        'Troppe cose si fanno solo perché si sono sempre fatte.',
      ],
    },
    intellettuale: {
      positive: [
        'Vale la pena capire che cosa ha funzionato, per rifarlo.',
        'Le cause di una gioia meritano la stessa attenzione di quelle di un guaio.',
        'Un buon dato, oltre che una buona notizia.',
      ],
      negative: [
        'Conviene separare il fatto da quello che temiamo significhi.',
        'Un problema ben descritto è mezzo risolto.',
        'Gli stoici direbbero: occupati solo di ciò che dipende da te.',
        'Distinguerei tra urgente e importante.',
      ],
      neutral: [
        'Mi interessa il perché, più del che cosa.',
        'È un’ipotesi che merita una seconda lettura.',
        'Ci sono almeno due modi di vederla.',
      ],
    },
    giocosa: {
      positive: [
        'Parte l’applauso immaginario!',
        'Questa merita una ola da divano.',
        'Medaglia d’oro, e la banda che suona.',
      ],
      negative: [
        'Se vuoi, gli faccio una linguaccia digitale.',
        'Facciamo un patto: un sospiro, e poi una sciocchezza.',
        'Propongo cinque minuti di broncio regolamentare, poi si ricomincia.',
        'Anche le giornate no hanno l’orario di chiusura.',
      ],
      neutral: [
        'Dieci punti per la risposta.',
        'Gioco: dimmelo in tre parole.',
        'La mia curiosità ha appena alzato la mano.',
      ],
    },
  },
  approach: {
    romantico: {
      up: [
        'Questa la ricorderei come si ricordano le prime volte.',
        'Sono momenti da conservare tra due pagine.',
        'La vita, quando vuole, sa fare la corte.',
      ],
      down: [
        'Anche da qui, ti tengo idealmente per mano.',
        'Le cose fragili sono spesso le più preziose.',
        'Al cuore si dà il tempo che chiede.',
      ],
    },
    avventuroso: {
      up: [
        'E adesso, qual è la prossima tappa?',
        'Le belle sorprese chiamano altre partenze.',
        'Fossi in te, rilancerei con qualcosa di mai provato.',
      ],
      down: [
        'Magari serve una piccola deviazione dalla solita strada.',
        'Ogni salita ha una curva da cui si vede meglio.',
        'Anche perdersi un po’ fa parte del viaggio.',
      ],
    },
    stabile: {
      up: [
        'Le cose buone si costruiscono così, un giorno dopo l’altro.',
        'Questa è una base su cui contare.',
        'Tieni il ritmo: funziona.',
      ],
      down: [
        'Un passo, poi un altro: io resto qui.',
        'Le certezze si rifanno dal basso, con calma.',
        'Domani si riprende da dove siamo, senza fretta.',
      ],
    },
    passionale: {
      up: [
        'Vivila tutta, senza freni!',
        'È questo il fuoco che mi piace leggere.',
        'Le cose a metà non fanno per noi.',
      ],
      down: [
        'Se fa così male è perché ci tieni davvero.',
        'Meglio sentire troppo che non sentire niente.',
        'Questa intensità è anche la tua forza.',
      ],
    },
    complice: {
      up: [
        'Segreto nostro: io lo sapevo.',
        'Batti il cinque, anche se a distanza.',
        'Squadra che vince non si cambia.',
      ],
      down: [
        'Siamo in due a pensarci, adesso.',
        'Resta tra noi, puoi dirlo senza filtri.',
        'Io ti copro le spalle, tu prendi fiato.',
      ],
    },
  },
  love: {
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
  },
  adviceLead: {
    diretto: ['Consiglio secco.', 'Io farei così.'],
    poetico: [
      'Se le parole possono fare da lanterna, eccone una.',
      'Ti lascio un sassolino bianco sul sentiero.',
    ],
    casual: [
      'Ok, se fossi lì con le maniche tirate su direi questo.',
      'Dai, proviamo con una cosa semplice.',
    ],
    misterioso: ['Ti do mezza mappa: l’altra metà è tua.', 'Un indizio, non una risposta.'],
    empatico: ['La decisione resta tua, io ti offro solo uno spunto.', 'Te lo dico in punta di piedi.'],
  },
}
