import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Vor einer Prüfung wirkt der Stoff immer größer als der Kopf. Meist sitzt mehr, als man beim Lernen glaubt.',
      'Sich selbst abfragen bringt mehr als noch einmal alles durchlesen, und eine Nacht Schlaf mehr als drei Stunden Nachtlernen.',
      'Das Warten auf die Prüfung ist oft schlimmer als die Prüfung: Dort kann man endlich etwas tun.',
      'Fragen, auf die man nichts weiß, gehören zu jeder Prüfung. Erst die sicheren nehmen, dann wird der Kopf ruhiger.',
    ],
    ask: [
      'Welcher Stoff sitzt schon richtig gut?',
      'Wo hakt es noch am meisten?',
      'Was gönnst du dir, wenn es vorbei ist?',
    ],
  },
  examPassed: {
    say: [
      'Herzlichen Glückwunsch! Das steht jetzt schwarz auf weiß, und kein schlechter Tag nimmt es dir wieder weg.',
      'Großartig! Hinter so einem Ergebnis stecken lauter Abende, an denen andere längst auf dem Sofa lagen.',
      'Was für eine schöne Nachricht. Die Lernzettel dürfen jetzt ganz feierlich ins Altpapier.',
      'Bestanden ist ein herrliches Wort: Man hat standgehalten, und jetzt darf man sich fallen lassen.',
    ],
    ask: ['Wie wird das gefeiert?', 'Was war das Schwerste auf dem Weg dahin?', 'Was kommt als Nächstes?'],
  },
  examFailed: {
    say: [
      'Das tut weh, gerade weil Arbeit drinsteckt. Eine Note misst einen Tag und ein paar Aufgaben, sonst nichts.',
      'Nicht bestanden heißt erst mal: enttäuscht sein dürfen, bevor irgendwer mit Plänen für den nächsten Versuch kommt.',
      'Die Einsicht in die Arbeit lohnt sich fast immer. Man sieht, woran es wirklich lag, und gelegentlich findet sich ein vergessener Punkt.',
      'Das Wissen aus all den Lernstunden ist ja nicht weg, nur die Zahl auf dem Papier ist die falsche.',
    ],
    ask: [
      'Woran lag es deiner Meinung nach?',
      'Wem hast du es schon gesagt?',
      'Wie geht es mit der Sache jetzt weiter?',
    ],
  },
  studyStuck: {
    say: [
      'Eine leere Seite ist erstaunlich anstrengend anzuschauen. Ein schlechter erster Satz ist da Gold wert, den kann man wenigstens verbessern.',
      'Wenn das Lernen stockt, ist plötzlich jede Schublade interessant. Das liegt selten an Faulheit, meist ist der Brocken zu groß geschnitten.',
      'Fünfundzwanzig Minuten, Handy im Nebenzimmer, nur ein winziges Stück: So kommt auch ein festgefahrener Kopf wieder ins Rollen.',
      'Am Schreibtisch sitzen, nichts schaffen und trotzdem kein Feierabend: Das ist die unangenehmste Art von Arbeit.',
    ],
    ask: [
      'An welcher Stelle hängst du genau?',
      'Was wäre der kleinste Schritt, der heute zählt?',
      'Wann lief es zuletzt gut mit dem Arbeiten?',
    ],
  },
  childsSchool: {
    say: [
      'Mit dem eigenen Kind geht man irgendwie noch einmal zur Schule, samt Bauchkribbeln, nur diesmal ohne selbst etwas sagen zu dürfen.',
      'Noten, Lehrkräfte, Pausenhof: Fürs Kind ist das die halbe Welt, und du stehst draußen am Tor und fühlst mit.',
      'Was beim Kind am meisten hängen bleibt, ist oft gar nicht der Unterricht, sondern wer mittags zuhört und nicht gleich nach Noten fragt.',
      'Schule ist der erste Ort, an dem dein Kind ein eigenes Leben ohne dich führt. Klar, dass dich das beschäftigt.',
    ],
    ask: [
      'Was erzählt dein Kind selbst von der Schule?',
      'Was macht deinem Kind dort am meisten Freude?',
      'Wie läuft es mit den Lehrkräften?',
    ],
  },
  learning: {
    say: [
      'Als erwachsener Mensch freiwillig Anfänge zu machen ist schön, gerade weil keine Note dranhängt, nur Neugier.',
      'Am Anfang hört und sieht man vor allem, was noch nicht klappt. Das Ohr und das Auge lernen eben schneller als Zunge und Hände.',
      'Zehn Minuten jeden Tag schlagen zwei Stunden am Sonntag, da sind sich Lernforschung und Musiklehrer ausnahmsweise einig.',
      'Etwas Neues zu lernen macht die Welt ein Stück größer, und die ersten Fortschritte schmecken am besten.',
    ],
    ask: [
      'Wie bist du ausgerechnet darauf gekommen?',
      'Was klappt schon besser als am Anfang?',
      'Was möchtest du irgendwann damit können?',
    ],
  },
  drivingTest: {
    say: [
      'Kuppeln, schauen, blinken, lenken, und daneben sitzt jemand mit eigenen Pedalen und schaut zu. Da würde jeder ins Schwitzen kommen.',
      'Fast alle, die heute gelassen mit einer Hand lenken, haben in der Fahrschule an einer Ampel den Motor abgewürgt.',
      'Beim Führerschein hilft lautes Mitdenken: Spiegel, Schulterblick, los. So wird der Ablauf irgendwann ganz von selbst zur Gewohnheit.',
      'Autofahren lernt der Körper, nicht der Kopf. Eines Tages schalten Hand und Fuß, ohne zu fragen.',
    ],
    ask: [
      'Was fällt dir am Steuer am schwersten?',
      'Wie ist es mit der Person auf dem Beifahrersitz?',
      'Wohin geht die erste Fahrt mit Führerschein?',
    ],
  },
}
