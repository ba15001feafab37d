import type { AnsweredQuestions } from '../../patterns.ts'

export const answeredQuestions: AnsweredQuestions = [
  [
    /\b(?:dabei in gesellschaft|tagen jemand bei dir|jemand zur hand gehen)\b/,
    /\b(?:mit (?:mein\w*|ein\w+|de[rmn]|freund\w*|zwei)|allein|alleine|zusammen)\b/,
  ],
  [
    /\bschon jemandem (?:davon )?erzahlt\b/,
    /\b(?:niemand\w*|keine[rm]|(?:habe? (?:es|ihm|ihr|\w+) )?(?:erzahlt|gesagt)|wissen es)\b/,
  ],
  [
    /\b(?:schon langer so|wie lange geht)\b/,
    /\b(?:seit|immer schon|schon (?:lange|immer)|tagelang|wochenlang)\b/,
  ],
  [
    /\bheute etwas passiert\b/,
    /\b(?:chef\w*|verlassen|gestritten|streit|gestorben|angeschrien|verloren|weil|durchgefallen|schluss gemacht|getrennt|gekundigt)\b/,
  ],
  [/\b(?:wie war dein tag|wie geht's|wie geht es dir)\b/, /\b(?:tag|geht (?:es )?mir|mir geht|fuhle mich)\b/],
  [/\bdas gern feiern\b/, /\b(?:feier\w*|essen|party)\b/],
  [/\bstellst du dir den moment vor\b/, /\b(?:geburtstag|bestanden)\b/],
  [/\bhat dich am anfang angezogen\b/, /\b(?:schluss|verlassen|getrennt|nicht)\b/],
]
