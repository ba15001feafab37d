import type { OwnEmotionTexts } from './it.ts'

export const texts: OwnEmotionTexts = {
  open: 'Etiketten ansehen und korrigieren',
  title: 'Deine Etiketten',
  description:
    'Was die Analyse aus deinen Nachrichten gelesen hat. Etwa jedes fünfte Mal irrt sie sich: Was du korrigierst, bleibt, wie du es gewählt hast.',
  trend: 'Verlauf nach Wochen',
  week: 'Woche ab {{day}}',
  labels: 'Nachrichten, die neueste zuerst',
  choose: 'Etikett der Nachricht „{{excerpt}}“',
  mine: 'Von dir gewählt',
  remove: 'Etikett von „{{excerpt}}“ entfernen',
  removed: 'Etikett entfernt.',
  saved: 'Etikett korrigiert.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  loadFailed: 'Deine Etiketten konnten nicht geladen werden.',
  empty: 'Noch hat keine Nachricht ein Etikett.',
  more: 'Mehr anzeigen',
  names: {
    drunk: 'Betrunken',
    depressed: 'Deprimiert',
    in_love: 'Verliebt',
    looking_for_love: 'Sucht Liebe',
    feeling_down: 'Niedergeschlagen',
    looking_for_fun: 'Sucht Spaß',
    looking_for_distraction: 'Sucht Ablenkung',
    neutral: 'Neutral',
  },
}
