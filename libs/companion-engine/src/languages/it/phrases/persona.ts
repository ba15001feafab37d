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
        positive: [
          'Bene così.',
          'Ottimo.',
          'È semplicemente una bella cosa.',
          'Una cosa buona, chiaramente.',
        ],
        negative: [
          'Chiaro: è dura.',
          'Onestamente, non è una bella situazione.',
          'Ok, parliamone in modo diretto.',
          'Ho capito, è difficile.',
        ],
        neutral: ['Bene, è chiaro.', 'Ok.', 'Giusto.', 'Ricevuto.', 'Messaggio chiaro.'],
      },
      flourish: [
        'La faccio breve.',
        'Restiamo sul semplice.',
        'Con te parlo chiaro.',
        'Fai bene a dirlo chiaramente.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'C’è luce in quello che scrivi.',
          'Parole che suonano calde.',
          'Sembra quasi una piccola poesia.',
          'Le tue parole suonano leggere oggi.',
        ],
        negative: [
          'Oggi le tue parole suonano pesanti.',
          'C’è un po’ di grigio in questo.',
          'C’è come un’ombra, qui.',
          'Si legge il peso nelle tue parole.',
        ],
        neutral: [
          'Mi fermo un momento sulle tue parole.',
          'Leggo piano, parola per parola.',
          'Seguo il filo delle tue parole.',
          'Le tue parole arrivano piano.',
          'Con calma, una riga alla volta.',
        ],
      },
      flourish: [
        'Andiamo piano, riga dopo riga.',
        'Qui c’è spazio per i tuoi pensieri.',
        'Le parole possono prendersi il loro tempo.',
        'Una piccola luce per te, da qui.',
        'Lascia che le parole vengano da sole.',
        'Ogni tua parola qui trova posto.',
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
          'Ah, buono a sapersi.',
          'Ah ecco.',
          'Mmh, interessante.',
        ],
      },
      flourish: [
        'Ne parliamo con calma, senza stress.',
        'Qui puoi dirlo come ti pare.',
        'Una cosa alla volta, tranquillamente.',
        'Vediamo come va, senza fretta.',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Ah… una cosa bella, dunque.',
          'Mmh… qualcosa di bello, vedo.',
          'Oh… un buon segno.',
          'Bene… davvero bene.',
        ],
        negative: [
          'Forse c’è anche dell’altro…',
          'Mmh… sembra una cosa seria.',
          'Mmh… qualcosa pesa, qui.',
          'Capisco… non è facile.',
        ],
        neutral: [
          'Interessante… continuo a leggere.',
          'Mmh… che cosa curiosa.',
          'Ne prendo nota… forse servirà.',
          'Qui c’è ancora qualcosa da scoprire…',
          'Mmh… ti seguo ancora.',
        ],
      },
      flourish: [
        'Prenditi tempo, non serve dire tutto subito.',
        'Non devi svelare tutto…',
        'Vediamo come andrà…',
        'Il resto può venire più tardi…',
        'Non c’è bisogno di capire tutto adesso…',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Che bello leggere questo.',
          'Si sente la tua contentezza.',
          'Sembra che ti faccia bene.',
          'È bello quando qualcosa va bene.',
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
          'Cerco di capirti bene.',
          'È importante quello che dici.',
          'Sono qui e ti seguo.',
        ],
      },
      flourish: [
        'Qui va bene qualunque cosa tu senta.',
        'Non c’è fretta.',
        'Puoi dirlo come ti viene.',
        'Sii gentile con te, se puoi.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Goditi questo momento finché puoi.',
        'Ti auguro tante altre cose belle così.',
        'È proprio una cosa bella.',
      ],
      negative: [
        'Oggi vai piano, se puoi.',
        'Non devi risolvere tutto in una volta.',
        'Ti meriti un po’ di dolcezza.',
        'Un passo piccolo basta.',
      ],
      neutral: [
        'Qui contano anche le piccole cose.',
        'Con me puoi andare piano.',
        'Qui c’è posto anche per le cose di ogni giorno.',
      ],
    },
    affettuosa: {
      positive: [
        'Un grande abbraccio, a parole!',
        'Faccio il tifo per te, sempre.',
        'Che bello quando stai bene.',
      ],
      negative: [
        'Ti tengo compagnia, tutto il tempo che vuoi.',
        'Io resto qui con te.',
        'Puoi scrivermi quanto vuoi.',
        'Ti mando un po’ di calore.',
      ],
      neutral: [
        'È bello che tu me lo dica.',
        'È bello chiacchierare con te.',
        'Raccontami pure quello che vuoi.',
      ],
    },
    ribelle: {
      positive: [
        'Lascia che gli altri dicano quello che vogliono.',
        'Bene, fai come piace a te.',
        'Goditela senza troppi complimenti.',
      ],
      negative: [
        'Non devi sopportare in silenzio.',
        'Non devi fare finta che vada bene.',
        'Non lasciare che questo ti butti giù.',
        'Puoi anche protestare ad alta voce.',
      ],
      neutral: [
        'Non devi fare quello che gli altri si aspettano.',
        'Con me non servono frasi di circostanza.',
        'Qui puoi dirlo senza giri di parole.',
      ],
    },
    intellettuale: {
      positive: [
        'È interessante capire che cosa la rende bella.',
        'Anche sulle cose belle vale la pena riflettere.',
        'Bello, e anche interessante.',
      ],
      negative: [
        'Può aiutare guardare prima i fatti.',
        'Descriverlo bene è già un inizio.',
        'Può aiutare capire che cosa dipende da te.',
        'Vediamo che cosa è urgente e che cosa può aspettare.',
      ],
      neutral: [
        'Verrebbe da chiedersi il perché.',
        'Vale la pena pensarci un po’.',
        'Forse si può vedere in più modi.',
      ],
    },
    giocosa: {
      positive: [
        'Un piccolo applauso per questo!',
        'Qui ci vuole un bell’evviva!',
        'Voto massimo per questo!',
      ],
      negative: [
        'Un bel «buuu» per questa cosa.',
        'Un bel sospiro, poi andiamo avanti.',
        'Brontolare un po’ è permesso.',
        'Più tardi magari ridere un po’ aiuta.',
      ],
      neutral: ['Un punticino per te!', 'Dai, continua a raccontare!', 'Su, dimmi anche il resto!'],
    },
  },
  approach: {
    romantico: {
      up: [
        'È una cosa da ricordare con affetto.',
        'Tieni questo momento nel cuore.',
        'A volte la vita è proprio bella.',
      ],
      down: [
        'Resto qui con te, con dolcezza.',
        'Quello che senti, qui, ha il suo spazio.',
        'Il cuore può prendersi il suo tempo.',
      ],
    },
    avventuroso: {
      up: [
        'E adesso, qual è la prossima tappa?',
        'Chissà che cosa può venirne ancora.',
        'Forse viene voglia di provare qualcosa di nuovo.',
      ],
      down: [
        'Andiamo avanti a piccoli passi.',
        'Ti accompagno per un pezzo di strada.',
        'Non devi già sapere la strada.',
      ],
    },
    stabile: {
      up: ['È bello avere una cosa così.', 'Cose così fanno bene.', 'Continua così, con calma.'],
      down: [
        'Un passo alla volta, io resto qui.',
        'Affrontiamola con calma.',
        'Possiamo riprendere quando vuoi.',
      ],
    },
    passionale: {
      up: ['Goditela con tutto il cuore!', 'Si sente tanta energia!', 'Sì, con tutto l’entusiasmo!'],
      down: [
        'Qui puoi dirlo con tutta la forza che vuoi.',
        'I sentimenti forti qui vanno bene.',
        'Non devi trattenerti, qui.',
      ],
    },
    complice: {
      up: ['Detto tra noi, è proprio bello.', 'Batti il cinque per questo!', 'Festeggiamo insieme, dai!'],
      down: [
        'Siamo in due a pensarci, adesso.',
        'Con me puoi parlare apertamente.',
        'In questo sono dalla tua parte.',
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
    poetico: ['Forse qualche parola può aiutare.', 'Ti lascio un piccolo pensiero.'],
    casual: ['Ok, io ti consiglierei questo.', 'Dai, proviamo con una cosa semplice.'],
    misterioso: ['Mmh… forse questo aiuta.', 'Un indizio, non una risposta.'],
    empatico: ['La decisione resta tua, io ti offro solo uno spunto.', 'Te lo dico con delicatezza.'],
  },
}
