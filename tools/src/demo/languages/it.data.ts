import type { DemoLanguage } from './demo-language.ts'

export const it: DemoLanguage = {
  women: [
    'Giulia',
    'Martina',
    'Chiara',
    'Elena',
    'Sara',
    'Federica',
    'Alice',
    'Valentina',
    'Ilaria',
    'Marta',
  ],
  men: ['Luca', 'Matteo', 'Andrea', 'Davide', 'Simone', 'Lorenzo', 'Federico', 'Pietro', 'Nicola', 'Stefano'],
  surnames: [
    'Ferri',
    'Conti',
    'Marchetti',
    'Galli',
    'Bassi',
    'Rinaldi',
    'Pellegrini',
    'Serra',
    'Moretti',
    'Villa',
    'Caruso',
    'Fontana',
    'Sala',
    'Greco',
    'Martini',
  ],
  companions: {
    femminile: ['Sofia', 'Aurora', 'Bianca', 'Luna', 'Viola', 'Stella'],
    maschile: ['Leonardo', 'Gabriele', 'Dario', 'Elia', 'Tommaso', 'Enea'],
    neutro: ['Sole', 'Celeste', 'Nova'],
  },
  cities: ['Bologna', 'Torino', 'Napoli', 'Verona', 'Bari', 'Trieste', 'Cagliari'],
  works: [
    'in una libreria',
    'in ospedale',
    'in un forno',
    'in uno studio grafico',
    'in una scuola',
    'in banca',
  ],
  phone: '+39 3#9 ### ####',
  dialogues: [
    [
      {
        emotion: 'neutral',
        message: 'Ciao {partner}, sono {user}. Vivo a {city}, e tu che cosa sai fare?',
        reply:
          'Ciao {user}! Sono un programma, ma so ascoltare e tenere a mente quello che mi racconti. Com’è vivere a {city}?',
        fact: { kind: 'home', key: 'home', value: '{city}', text: 'Vivi a {city}' },
      },
      {
        emotion: 'neutral',
        message: 'Si sta bene, anche se d’inverno c’è poca luce. Lavoro {work}.',
        reply: 'Allora le giornate passano in fretta. Che cosa ti piace di più del tuo lavoro?',
        fact: { kind: 'job', key: 'job', value: '{work}', text: 'Lavori {work}' },
      },
      {
        emotion: 'neutral',
        message: 'I colleghi. E la pausa caffè delle dieci, che non si tocca.',
        reply: 'Giusto, certe abitudini sono sacre. Stasera mi racconti com’è andata oggi?',
      },
    ],
    [
      {
        emotion: 'feeling_down',
        message: 'Oggi mi sento proprio giù, non è andato bene niente.',
        reply: 'Mi dispiace. Ti va di dirmi qual è stato il momento più pesante?',
      },
      {
        emotion: 'feeling_down',
        message: 'Una discussione con mia sorella Irene. Non faccio che ripensarci.',
        reply:
          'Se ci ripensi tanto, è perché a Irene tieni molto. Che cosa vorresti dirle, se adesso fosse qui?',
        fact: { kind: 'person', key: 'person:sister', value: 'Irene', text: 'Tua sorella si chiama Irene' },
      },
    ],
    [
      {
        emotion: 'looking_for_fun',
        message: 'È venerdì! Dammi un’idea per una serata diversa dal solito.',
        reply:
          'Cena a ingredienti segreti: ognuno ne porta uno e si cucina quello che viene. Chi inviteresti?',
      },
      {
        emotion: 'looking_for_fun',
        message: 'I soliti quattro, e ci scappa anche il karaoke.',
        reply: 'Allora la prima canzone la scelgo io: qualcosa che nessuno sa davvero, così ridete subito.',
      },
    ],
    [
      {
        emotion: 'in_love',
        message: 'Credo di essere nel pieno di una cotta tremenda. Penso a Marco dalla mattina alla sera.',
        reply: 'Che bella notizia! Che cosa ha detto o fatto Marco per restarti in testa così?',
        fact: { kind: 'person', key: 'person:crush', value: 'Marco', text: 'Pensi spesso a Marco' },
      },
      {
        emotion: 'in_love',
        message: 'Mi ha portato un gelato al lavoro perché sapeva della giornata lunga.',
        reply: 'È un gesto piccolo che dice molto. E tu, glielo hai fatto capire?',
      },
      {
        emotion: 'in_love',
        message: 'Non ancora. Domani gli propongo una passeggiata.',
        reply: 'Mi piace. Una passeggiata lascia il tempo di parlare e anche quello di stare zitti.',
      },
    ],
    [
      {
        emotion: 'looking_for_distraction',
        message: 'Non riesco a dormire. Parliamo di qualcosa che non sia il lavoro?',
        reply: 'Volentieri. Se domani potessi svegliarti ovunque, che cosa vedresti dalla finestra?',
      },
      {
        emotion: 'looking_for_distraction',
        message: 'Il mare d’inverno, e nessuno in giro.',
        reply:
          'Tienila lì, quella finestra: il rumore delle onde, il bar chiuso, la sabbia fredda. Come la chiameresti?',
        fact: {
          kind: 'like',
          key: 'taste:mare',
          value: 'il mare d’inverno',
          text: 'Ti piace il mare d’inverno',
        },
      },
    ],
    [
      {
        emotion: 'looking_for_love',
        message: 'Vorrei tanto incontrare qualcuno, ma le app mi stancano dopo due giorni.',
        reply: 'È comprensibile. C’è un posto dove stai bene e dove ti capita di parlare con persone nuove?',
      },
      {
        emotion: 'looking_for_love',
        message: 'Il corso di ceramica del giovedì, forse.',
        reply: 'Mani sporche e chiacchiere: mi sembra un inizio migliore di una foto profilo.',
        fact: { kind: 'like', key: 'taste:ceramica', value: 'la ceramica', text: 'Ti piace la ceramica' },
      },
    ],
    [
      {
        emotion: 'depressed',
        message: 'Da settimane non ho voglia di niente, nemmeno di alzarmi.',
        reply:
          'Grazie per avermelo detto. Settimane sono tante: ne hai parlato con qualcuno di cui ti fidi, o con il medico?',
      },
      {
        emotion: 'depressed',
        message: 'No, mi sembra di dare peso agli altri.',
        reply:
          'Chi ti vuole bene preferisce saperlo. Se vuoi, pensiamo insieme alle prime due frasi da dire.',
      },
      {
        emotion: 'feeling_down',
        message: 'Va bene, proviamo. Magari chiamo mio fratello domani.',
        reply: 'È un passo vero. Bastano poche parole: «Ultimamente faccio fatica, mi ascolti un attimo?»',
      },
    ],
    [
      {
        emotion: 'drunk',
        message: 'Ho una sbronza di prosecco tremenda, la stanza gira e il gatto mi guarda male ahahah',
        reply: 'Il gatto ha ragione: un bicchiere d’acqua grande e stasera niente auto. C’è qualcuno con te?',
        fact: { kind: 'pet', key: 'pet:cat', value: '', text: 'Hai un gatto' },
      },
      {
        emotion: 'looking_for_fun',
        message: 'Sì sì, siamo in tre, festeggiamo una promozione!',
        reply: 'Congratulazioni! Acqua per tutti, e domani voglio sapere della promozione per bene.',
      },
    ],
  ],
  feedbacks: [
    [5, 'Dopo una giornata lunga è bello trovare qualcuno che si ricorda quello che ho detto ieri.'],
    [5, 'I ricordi che si possono correggere sono un’idea ottima.'],
    [4, 'Mi piace molto. Vorrei poter scegliere il tono anche durante la chat.'],
    [3, 'Carino, ma a volte la risposta arriva un po’ lenta.'],
    [2, 'Mi aspettavo più varietà nelle risposte brevi.'],
    [null, 'Aggiungete un modo per esportare una sola conversazione?'],
  ],
}
