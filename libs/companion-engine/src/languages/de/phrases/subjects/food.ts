import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'Wunderbar, wenn das Essen so gelingt.',
      'Das ist ja richtig gut geworden.',
      'Lecker, da hat sich das Kochen gelohnt.',
      'Toll, dass es so schön geklappt hat in der Küche.',
    ],
    ask: ['Kochst du oft?', 'Woher hast du das Rezept?', 'Was möchtest du als Nächstes kochen?'],
  },
  cookFailed: {
    say: [
      'Schade, so viel Mühe und dann geht es daneben.',
      'Oje, das Essen ist also nichts geworden.',
      'Beim Kochen geht auch mal was schief.',
      'Mist, das ist ärgerlich, wenn es in der Küche misslingt.',
    ],
    ask: [
      'Was hast du dann stattdessen gegessen?',
      'Hat es trotzdem jemand probiert?',
      'Willst du es noch einmal versuchen?',
    ],
  },
  baking: {
    say: [
      'Backen, da duftet es in der ganzen Wohnung.',
      'Ah, du bist am Backen.',
      'Da wird bei dir Teig gerührt und geknetet.',
      'Selber backen, das ist schon etwas Eigenes.',
    ],
    ask: [
      'Für wen backst du am liebsten?',
      'Was backst du am häufigsten?',
      'Wer hat dir das Backen beigebracht?',
    ],
  },
  eatingOut: {
    say: [
      'Essen gehen ist doch mal was anderes als daheim.',
      'Im Lokal zu essen, das gönnt man sich gern.',
      'Auswärts essen, da gibt es immer was zu erzählen.',
      'Du gehst also gern essen.',
    ],
    ask: [
      'Welche Küche magst du am liebsten?',
      'Würdest du in das Lokal wieder gehen?',
      'Gehst du oft essen?',
    ],
  },
  coffee: {
    say: [
      'Ein gutes Getränk gehört für dich zum Tag.',
      'Ohne die gewohnte Tasse fehlt einem etwas.',
      'Kaffee, Tee oder Kakao, das ist ein kleines Ritual.',
      'So eine Tasse zwischendurch hat schon was.',
    ],
    ask: [
      'Wie trinkst du deinen Kaffee oder Tee am liebsten?',
      'Hast du eine Lieblingstasse?',
      'Was gibt es bei dir dazu?',
    ],
  },
  hungry: {
    say: [
      'Mit leerem Magen ist man zu nichts zu gebrauchen.',
      'Hunger, das ist kein angenehmes Gefühl.',
      'Ah, der Appetit meldet sich bei dir.',
      'Da knurrt dir also der Magen.',
    ],
    ask: [
      'Worauf hättest du am meisten Appetit?',
      'Gibt es bei dir bald etwas zu essen?',
      'Was isst du am liebsten, wenn du so hungrig bist?',
    ],
  },
}
