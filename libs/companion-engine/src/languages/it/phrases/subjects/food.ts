import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'Che bello quando un piatto riesce così!',
      'Evviva, in cucina oggi è andata alla grande!',
      'Un piatto riuscito dà una bella soddisfazione!',
      'Cucinare e vedere che viene buono, che gioia!',
    ],
    ask: [
      'Da chi hai preso la ricetta?',
      'Qual è il piatto che ti viene sempre bene?',
      'Per chi cucini più volentieri?',
    ],
  },
  cookFailed: {
    say: [
      'Che peccato quando in cucina va storto.',
      'Cucinare e poi vedere tutto rovinato fa rabbia.',
      'In cucina a volte va proprio male.',
      'Tanto lavoro ai fornelli e poi non riesce, che delusione.',
    ],
    ask: [
      'Ci riproverai un’altra volta?',
      'Alla fine ti viene un po’ da ridere?',
      'Era una ricetta che facevi già?',
    ],
  },
  baking: {
    say: [
      'Che profumino ci dev’essere in casa.',
      'Impastare e preparare dolci o pane è un bel piacere.',
      'Pane, pizza o dolci fatti in casa fanno sempre gola.',
      'Mettersi a fare queste cose buone richiede tempo e amore.',
    ],
    ask: [
      'Chi si mangia la prima fetta?',
      'È una ricetta di famiglia?',
      'Fai più volentieri dolci o cose salate?',
    ],
  },
  eatingOut: {
    say: [
      'Mangiare cose preparate da altri è un piacere diverso.',
      'Un pasto senza mettersi ai fornelli, ogni tanto ci vuole.',
      'Ristorante, pizzeria o domicilio, una pausa dalla cucina.',
      'Quando non tocca cucinare è già un riposo.',
    ],
    ask: [
      'Qual è il posto dove torni sempre?',
      'Che cosa ordini più spesso?',
      'Ti piace provare cucine nuove?',
    ],
  },
  coffee: {
    say: [
      'Un momento di pausa così è prezioso.',
      'Tè, caffè o colazione, un piacere di ogni giorno.',
      'Che buono qualcosa di caldo e un po’ di calma.',
      'Certi piccoli riti fanno bene alla giornata.',
    ],
    ask: [
      'Che cosa prendi di solito a colazione?',
      'Meglio a casa o al bar?',
      'Con chi ti piace fare due chiacchiere davanti a una tazza?',
    ],
  },
  hungry: {
    say: [
      'Quando la fame chiama non si pensa ad altro.',
      'Una fame così si fa davvero notare.',
      'Che voglia di mettere qualcosa sotto i denti.',
      'Con lo stomaco che reclama è difficile aspettare.',
    ],
    ask: [
      'Che cosa mangeresti adesso, potendo scegliere?',
      'Più voglia di dolce o di salato?',
      'Quanto manca al prossimo pasto?',
    ],
  },
}
