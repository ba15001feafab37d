import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Wenn das Geld nicht reicht, rechnet der Kopf den ganzen Tag mit, an jeder Kasse, bei jedem Brief. Das zehrt.',
      'Knapp bei Kasse zu sein ist Arbeit, die keiner sieht: planen, verzichten, verschieben. Und die Ausgaben nehmen darauf keine Rücksicht.',
      'Oft werden Ansprüche wie Wohngeld gar nicht abgerufen. Caritas, Diakonie und andere Sozialberatungen schauen kostenlos mit drauf, ohne komische Blicke.',
      'Dass am Ende vom Geld noch Monat übrig ist, liegt heute selten am Wirtschaften. Die Preise sind schneller gelaufen als das Einkommen.',
    ],
    ask: [
      'Welcher Posten frisst bei dir am meisten?',
      'Was steht bis zum Monatsende noch an?',
      'Wer weiß davon, wie eng es gerade ist?',
    ],
  },
  bill: {
    say: [
      'Solche Rechnungen kommen grundsätzlich ohne Anklopfen. Ein Umschlag, und die ganze Planung steht kopf.',
      'Viele Firmen lassen sich auf Raten ein, wenn man früh anruft und nicht erst nach der Mahnung. Fragen kostet da ausnahmsweise nichts.',
      'Bei so einer Forderung lohnt es sich, Posten für Posten durchzugehen. Fehler in Abrechnungen sind häufiger, als man meint.',
      'Geld für etwas auszugeben, das man sich nicht ausgesucht hat, tut doppelt weh. Davon hat man nicht mal was Schönes.',
    ],
    ask: [
      'Wie kam dieser Betrag zustande?',
      'Bis wann muss das bezahlt sein?',
      'Was muss dafür jetzt warten?',
    ],
  },
  debts: {
    say: [
      'Offenes Geld sitzt immer mit am Tisch, beim Frühstück und nachts um drei. Es ist eben nie nur eine Zahl.',
      'Schulden zwischen Menschen verändern den Ton, egal in welche Richtung sie laufen. Ein klarer, schriftlicher Plan entlastet beide Seiten.',
      'Der schwerste Schritt ist oft die vollständige Liste: wem, wie viel, bis wann. Ist sie einmal geschrieben, wird aus Nebel eine Rechnung.',
      'Geliehenes Geld hat ein langes Gedächtnis. Wer damit zu tun hat, trägt neben dem Betrag auch noch das Schweigen darüber.',
    ],
    ask: [
      'Wie hat das Ganze angefangen?',
      'Was wäre eine Lösung, mit der du leben könntest?',
      'Mit wem hast du darüber schon gesprochen?',
    ],
  },
  saving: {
    say: [
      'Sparen ist Vorfreude in Raten. Jeder zurückgelegte Schein hat schon heimlich seinen Namen drauf.',
      'Auf etwas hinzusparen heißt, hundertmal klein Nein zu sagen für ein großes Ja. Das unterschätzen alle, die es nie probiert haben.',
      'Das Schöne am Ersparten: Wenn es so weit ist, gehört es wirklich dir, ohne Rate und ohne Beigeschmack.',
      'Ein Dauerauftrag gleich am Monatsanfang spart am zuverlässigsten, denn was man nicht sieht, gibt man auch nicht aus.',
    ],
    ask: [
      'Worauf verzichtest du dafür am ehesten?',
      'Was reizt dich an diesem Ziel am meisten?',
      'Wie weit ist der Weg bis zur Summe noch?',
    ],
  },
  bought: {
    say: [
      'Über einen Kauf entscheidet nicht die Kasse, sondern der dritte Tag danach. Dann weiß man, ob es Liebe war.',
      'Neue Sachen bringen immer eine kleine Spannung ins Haus. Sie müssen sich ja erst mal ihren Platz verdienen.',
      'Kaufen ist zur Hälfte Vernunft und zur Hälfte Wetterlage. Welche Hälfte gewonnen hat, merkt man erst daheim.',
      'Hinter jedem Kauf steckt eine Vorstellung davon, wie der Alltag damit wird. Spannend, wenn Vorstellung und Ding sich dann treffen.',
    ],
    ask: [
      'Was hat dich beim Kauf überzeugt?',
      'Wie ist der Eindruck jetzt, wo es dir gehört?',
      'Wo wirst du es zum ersten Mal richtig benutzen?',
    ],
  },
  won: {
    say: [
      'Glückwunsch, das Glück hat ausnahmsweise deine Adresse gefunden. Unverhofftes fühlt sich immer doppelt so groß an.',
      'Mit so etwas rechnet man nicht, und genau darum strahlt es so. Herrlich, wenn eine Überraschung mal angenehm ist.',
      'Ein Geschenk des Zufalls, ganz ohne Gegenleistung! Das darf gern einen Teil für reinen Unsinn abbekommen.',
      'Sonst verschwindet immer was aus der Tasche, heute kam etwas dazu. Das gehört ordentlich gefeiert.',
    ],
    ask: [
      'Was machst du jetzt damit?',
      'Wem hast du zuerst davon erzählt?',
      'Wie hast du geschaut, als du es gemerkt hast?',
    ],
  },
  scam: {
    say: [
      'Wer betrügt oder stiehlt, macht das meist als Beruf und mit Übung. Darauf hereinzufallen ist keine Dummheit, die Schuld liegt bei denen.',
      'Neben dem Geld geht da etwas Zweites verloren, nämlich das Selbstverständliche im Umgang mit Fremden. Das ist die eigentliche Frechheit.',
      'Anzeige, Bank, alle Belege sichern: trocken, aber das Richtige, je früher desto besser. Manches lässt sich noch stoppen oder zurückholen.',
      'Dass jemand einfach zugreift und davonkommt, nagt oft länger als der Verlust selbst. Diese Wut ist völlig angebracht.',
    ],
    ask: [
      'Wie ist der Betrug oder Diebstahl aufgefallen?',
      'Wer hilft dir jetzt bei dem ganzen Papierkram?',
      'Was ärgert dich daran am allermeisten?',
    ],
  },
  offices: {
    say: [
      'Behörden haben ihre eigene Zeitrechnung, und die Währung darin ist Geduld. Schade, dass man sie nirgends absetzen kann.',
      'Formulare fragen alles, nur nicht das, worum es eigentlich geht. Und hinter jedem Feld wartet noch eine Anlage.',
      'Name, Datum und Aktenzeichen bei jedem Kontakt notieren: Im Ämterdschungel ist so ein Zettel Gold wert.',
      'Papierkram ist nicht schwer, er ist zäh. Man braucht keinen Verstand dafür, sondern Sitzfleisch und sehr starke Nerven.',
    ],
    ask: [
      'Um welchen Antrag oder Bescheid geht es genau?',
      'Woran hakt es gerade am meisten?',
      'Was gönnst du dir, wenn das endlich erledigt ist?',
    ],
  },
}
