import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Eine Prüfung steht an, da ist man angespannt.',
      'Vor so einer Prüfung werden viele nervös.',
      'Bald wird es ernst mit der Prüfung.',
      'Da hast du gerade ganz schön Prüfungsstress.',
    ],
    ask: [
      'Was ist für dich der schwierigste Teil?',
      'Lernst du allein oder mit anderen?',
      'Was machst du, sobald es vorbei ist?',
    ],
  },
  examPassed: {
    say: [
      'Bestanden, herzlichen Glückwunsch dazu!',
      'Du hast die Prüfung geschafft, das ist großartig.',
      'Nach all dem Lernen hat es geklappt, wie schön.',
      'So eine Prüfung hinter sich zu haben ist herrlich.',
    ],
    ask: [
      'Wie wird das gefeiert?',
      'Wer hat sich mit dir am meisten gefreut?',
      'Wie geht es danach für dich weiter?',
    ],
  },
  examFailed: {
    say: [
      'Durchgefallen, das ist richtig bitter.',
      'Nach dem ganzen Lernen tut so ein Ergebnis weh.',
      'Ach, schade, das mit der Prüfung hat nicht geklappt.',
      'Eine Prüfung nicht zu schaffen ist eine große Enttäuschung.',
    ],
    ask: [
      'Hast du es schon jemandem erzählt?',
      'Was war in der Prüfung so schwer?',
      'Wie ging es dir, als du es erfahren hast?',
    ],
  },
  studyStuck: {
    say: [
      'Wenn beim Lernen nichts vorangeht, ist das frustrierend.',
      'Du kommst mit dem Stoff gerade nicht weiter, das ist mühsam.',
      'Vor den Büchern zu sitzen und nicht voranzukommen, das zermürbt.',
      'Dein Kopf macht beim Lernen und Schreiben gerade nicht mit.',
    ],
    ask: [
      'Wie viel Zeit hast du noch dafür?',
      'Woran liegt es, was meinst du?',
      'Hast du jemanden, mit dem du zusammen lernen kannst?',
    ],
  },
  childsSchool: {
    say: [
      'Was in der Schule passiert, beschäftigt die ganze Familie.',
      'Die Schule ist bei euch also gerade ein großes Thema.',
      'Mit einem Schulkind gibt es immer etwas.',
      'Beim eigenen Kind nimmt man Schulsachen besonders wichtig.',
    ],
    ask: [
      'Was sagt dein Kind selbst dazu?',
      'Wie geht es dir selbst dabei?',
      'Was wünschst du deinem Kind für die Schulzeit?',
    ],
  },
  learning: {
    say: [
      'Du lernst gerade etwas Neues, das ist schön.',
      'Etwas ganz neu zu lernen braucht Geduld und macht auch Spaß.',
      'Noch einmal etwas dazuzulernen ist eine feine Sache.',
      'Da hast du dir mit dem Lernen wirklich etwas vorgenommen.',
    ],
    ask: [
      'Wie bist du gerade darauf gekommen?',
      'Was fällt dir dabei am schwersten?',
      'Was macht dir daran am meisten Spaß?',
    ],
  },
  drivingTest: {
    say: [
      'Der Führerschein ist schon eine aufregende Sache.',
      'Autofahren zu lernen ist ganz schön viel auf einmal.',
      'Rund um den Führerschein ist man oft angespannt.',
      'Fahrstunden und Prüfungen, das kostet einige Nerven.',
    ],
    ask: [
      'Wohin würdest du als Erstes allein fahren?',
      'Wie ist es so mit deiner Fahrschule?',
      'Was ist für dich beim Fahren am schwierigsten?',
    ],
  },
}
