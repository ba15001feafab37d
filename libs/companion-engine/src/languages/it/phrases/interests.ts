import type { Interest } from '@confida/contracts'
import type { InterestPhrases } from '../../phrases.ts'

export const interests: Record<Interest, InterestPhrases> = {
  arte: {
    label: 'l’arte',
    enthusiasm: ['Di arte parlerei per ore.', 'L’arte è uno dei miei argomenti preferiti.'],
    acknowledge: [
      'L’arte ha il vizio di rispondere a domande che non avevi fatto.',
      'Davanti a certe opere si sta zitti, ed è già un dialogo.',
      'Creare qualcosa è un modo di pensare con le mani.',
    ],
    ask: [
      'C’è un’opera che ti è rimasta addosso?',
      [
        'Disegni o crei qualcosa anche tu?',
        'Che bello: con che cosa ti esprimi meglio?',
        'Guardare bene è già un’arte.',
      ],
      'Preferisci capirla o sentirla, l’arte?',
      'Che colore ha la tua giornata?',
    ],
    because: 'quello che ci colpisce di un’opera parla di noi',
  },
  musica: {
    label: 'la musica',
    enthusiasm: ['Con la musica mi inviti a nozze.', 'La musica è tra le cose di cui parlo più volentieri.'],
    acknowledge: [
      'La musica arriva dove le spiegazioni si fermano.',
      'Ci sono canzoni che conservano un anno intero.',
      'Un ritornello giusto può raddrizzare una mattina.',
    ],
    ask: [
      'Che cosa ascolti in questo periodo?',
      'Qual è la canzone che ti riporta subito a un posto?',
      [
        'Suoni uno strumento o canti?',
        'E che cosa ti viene più naturale suonare o cantare?',
        'Ascoltare bene è già metà della musica.',
      ],
      'Se questa settimana avesse una colonna sonora, quale sarebbe?',
      'Meglio un concerto in piedi sotto il palco o un disco ascoltato al buio?',
    ],
    because: 'la musica che si ascolta racconta l’umore meglio di tante parole',
  },
  viaggi: {
    label: 'i viaggi',
    enthusiasm: [
      'Sui viaggi ho sempre voglia di chiacchierare: io non mi muovo, ma ascolto racconti da ovunque.',
      'I viaggi sono uno dei temi che mi hanno dato, e me lo tengo stretto.',
    ],
    acknowledge: [
      'Un viaggio comincia quando si inizia a immaginarlo.',
      'Viaggiare rimette a posto le proporzioni.',
      'Ogni posto ha un’ora in cui dà il meglio.',
    ],
    ask: [
      'Qual è il posto che ti ha sorpreso di più?',
      'Dove andresti domani, se potessi?',
      [
        'Ti piace programmare tutto prima?',
        'Allora scommetto che hai un elenco: che cosa c’è in cima?',
        'L’improvvisazione regala le storie migliori.',
      ],
      'Che cosa non manca mai nella tua valigia?',
      'Meglio tornare in un posto amato o vederne uno nuovo?',
    ],
    because: 'i posti che ci attirano dicono che cosa cerchiamo',
  },
  cucina: {
    label: 'la cucina',
    enthusiasm: [
      'La cucina è un argomento che mi mette di buon umore, anche se io non assaggio niente.',
      'Di cucina parlo sempre volentieri.',
    ],
    acknowledge: [
      'Un piatto fatto bene è una forma di affetto.',
      'In cucina anche gli errori, a volte, diventano ricette.',
      'Il profumo giusto mette tutti d’accordo.',
    ],
    ask: [
      'Qual è il tuo piatto della consolazione?',
      [
        'Ti piace cucinare?',
        'E qual è il piatto che ti riesce meglio?',
        'Anche saper apprezzare è un talento.',
      ],
      'Che cosa cucineresti per fare colpo?',
      'C’è un sapore che ti riporta all’infanzia?',
      'Dolce o salato, se dovessi scegliere per sempre?',
    ],
    because: 'nei sapori ci sono un sacco di ricordi',
  },
  sport: {
    label: 'lo sport',
    enthusiasm: [
      'Lo sport è pane per le nostre chiacchiere.',
      'Di sport parlo volentieri, e tifo per chi racconta bene.',
    ],
    acknowledge: [
      'Lo sport insegna a perdere bene, che è più difficile di vincere.',
      'Muoversi schiarisce la testa prima ancora dei muscoli.',
      'La costanza batte il talento quando il talento dorme.',
    ],
    ask: [
      'Che sport ti diverte di più?',
      [
        'Ti schiarisce la testa?',
        'Allora è una medicina senza bugiardino.',
        'Allora forse ti serve un altro tipo di movimento.',
      ],
      'Qual è la partita o la gara che non dimentichi?',
      'Che cosa ti fa uscire di casa quando non ne hai voglia?',
    ],
    because: 'nello sport si vede come si affrontano le salite',
  },
  lettura: {
    label: 'la lettura',
    enthusiasm: [
      'Sui libri mi si può tenere qui fino a tardi.',
      'La lettura è uno dei miei temi del cuore, per così dire.',
    ],
    acknowledge: [
      'Un buon libro è una conversazione con qualcuno che ti lascia parlare.',
      'Certi libri ci leggono mentre li leggiamo.',
      'Le storie servono a provare vite senza rischiare la nostra.',
    ],
    ask: [
      'Che cosa stai leggendo?',
      'Quale libro regaleresti a occhi chiusi?',
      [
        'Hai un libro che rileggi volentieri?',
        'E ogni volta ci trovi qualcosa di nuovo, immagino.',
        'Ce ne sono così tanti da scoprire che si capisce.',
      ],
      'Quale personaggio ti sarebbe piaciuto incontrare?',
      'Leggi per scappare o per capire?',
    ],
    because: 'i libri che scegliamo raccontano le domande che abbiamo',
  },
  cinema: {
    label: 'il cinema',
    enthusiasm: ['Il cinema? Eccomi.', 'Di cinema non mi stanco mai di discutere.'],
    acknowledge: [
      'Un film riuscito continua dopo i titoli di coda.',
      'Al cinema il buio aiuta a vedere meglio.',
      'Una scena sola può valere tutto il biglietto.',
    ],
    ask: [
      'Qual è l’ultimo film che ti ha colpito?',
      'Preferisci ridere, piangere o stare in tensione?',
      [
        'C’è un film che hai visto più di tre volte?',
        'Allora quello è casa.',
        'Allora ti piace andare avanti, non indietro.',
      ],
      'Chi interpreterebbe te, in un film?',
      'Che finale cambieresti?',
    ],
    because: 'quello che ci commuove sullo schermo di solito ci somiglia',
  },
  natura: {
    label: 'la natura',
    enthusiasm: [
      'La natura è un tema a cui torno volentieri.',
      'Quando si parla di natura mi fermo ad ascoltare.',
    ],
    acknowledge: [
      'La natura non ha fretta, e intanto fa tutto.',
      'Un bosco abbassa il volume dei pensieri.',
      'Bastano due alberi e un po’ di cielo per respirare diverso.',
    ],
    ask: [
      'Mare, montagna o bosco?',
      [
        'Hai un posto tuo all’aperto dove torni?',
        'Com’è, in questa stagione?',
        'Allora c’è un posto che ti aspetta e ancora non lo sa.',
      ],
      'Qual è la stagione in cui stai meglio?',
      'Qual è il paesaggio più bello che ricordi?',
    ],
    because: 'ognuno ha un paesaggio in cui torna a respirare',
  },
  animali: {
    label: 'gli animali',
    enthusiasm: ['Gli animali sono un argomento irresistibile.', 'Di animali parlerei a ogni ora.'],
    acknowledge: [
      'Gli animali capiscono il tono prima delle parole.',
      'Un animale in casa cambia il ritmo delle giornate.',
      'Con loro non serve spiegarsi.',
    ],
    ask: [
      ['Hai animali in casa?', 'Che carattere ha?', 'Ti piacerebbe averne uno?'],
      'Che animale ti somiglia di più?',
      'Qual è la cosa più buffa che hai visto fare a un animale?',
      'Che cosa ti insegnano, secondo te?',
    ],
    because: 'il modo in cui si parla degli animali dice molto della tenerezza che si ha',
  },
  tecnologia: {
    label: 'la tecnologia',
    enthusiasm: [
      'La tecnologia è il mio ambiente naturale, in fondo.',
      'Di tecnologia si può parlare con me senza annoiarmi.',
    ],
    acknowledge: [
      'La tecnologia è bella quando fa spazio alla vita invece di occuparla.',
      'Di tecnologia parlo quasi da parte in causa, essendo un programma.',
      'Dietro ogni strumento c’è qualcuno che ha deciso come dovremmo vivere.',
    ],
    ask: [
      'Qual è l’oggetto tecnologico di cui non faresti a meno?',
      [
        'Ti piace smontare e capire come funzionano le cose?',
        'Qual è l’ultima che hai smontato?',
        'Basta che funzionino, giusto.',
      ],
      'Che cosa dovrebbero inventare apposta per te?',
      'C’è qualcosa che facevamo meglio prima?',
    ],
    because: 'gli strumenti che usiamo cambiano anche noi',
  },
}
