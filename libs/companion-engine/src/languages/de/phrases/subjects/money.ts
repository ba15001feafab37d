import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Wenn das Geld so knapp ist, belastet das jeden Tag.',
      'Ständig rechnen zu müssen, ist anstrengend.',
      'Mit so wenig Geld auskommen, das ist nicht leicht.',
      'Das ist hart, wenn das Geld hinten und vorne nicht reicht.',
    ],
    ask: [
      'Kannst du mit jemandem offen über das Geld reden?',
      'Ist das Geld schon länger so knapp?',
      'Worauf zu verzichten fällt dir gerade am schwersten?',
    ],
  },
  bill: {
    say: [
      'So eine Rechnung tut weh.',
      'Uff, das ist eine Rechnung, die man nicht haben will.',
      'Auf einmal so viel zu zahlen, das ist hart.',
      'Eine hohe Zahlung, das muss man erst mal schlucken.',
    ],
    ask: [
      'Bringt dich die Rechnung in Schwierigkeiten?',
      'Hattest du mit dieser Rechnung gerechnet?',
      'Wie lange hast du zum Bezahlen Zeit?',
    ],
  },
  debts: {
    say: [
      'Schulden sind eine Sache, die einen lange beschäftigt.',
      'Offene Schulden gehen einem ständig im Kopf herum.',
      'Es geht also um Schulden, das ist kein leichtes Thema.',
      'Geliehenes Geld kann ganz schön belasten.',
    ],
    ask: [
      'Weiß jemand in deinem Umfeld von den Schulden?',
      'Denkst du viel an dieses Geld?',
      'Wie schläfst du mit dieser Geldsache im Kopf?',
    ],
  },
  saving: {
    say: [
      'Du sparst also, Stück für Stück.',
      'Geld zurücklegen braucht Geduld.',
      'Auf etwas zu sparen, da zählt jeder kleine Betrag.',
      'Schön, da kommt nach und nach etwas zusammen.',
    ],
    ask: [
      'Fällt dir das Sparen leicht?',
      'Wann hättest du das Geld gern zusammen?',
      'Was machst du als Erstes, wenn du genug gespart hast?',
    ],
  },
  bought: {
    say: [
      'Du hast dir also etwas Neues geleistet.',
      'Etwas Neues zu kaufen, ist immer ein bisschen aufregend.',
      'Ein neues Stück, da ist man erst mal neugierig.',
      'So ein Kauf beschäftigt einen ja doch.',
    ],
    ask: [
      'Hast du vorher lange überlegt, ob du das kaufst?',
      'Bist du im Nachhinein zufrieden mit dem Kauf?',
      'Wem hast du das neue Stück schon gezeigt?',
    ],
  },
  won: {
    say: [
      'Glückwunsch, so ein unverhoffter Gewinn ist großartig.',
      'Wie schön, so eine gute Überraschung.',
      'Was für ein Glück du da hast.',
      'Super, so ein Gewinn kommt sicher wie gerufen.',
    ],
    ask: [
      'Weißt du schon, was du mit dem Gewinn machst?',
      'Mit wem hast du dich zuerst darüber gefreut?',
      'Hattest du früher schon mal so ein Glück?',
    ],
  },
  scam: {
    say: [
      'So übers Ohr gehauen oder beklaut zu werden, ist gemein.',
      'Das ist richtig übel, was da jemand gemacht hat.',
      'Dass Leute so etwas tun, macht einen wütend.',
      'Betrug oder Diebstahl, das sitzt einem in den Knochen.',
    ],
    ask: [
      'Hat dir in der Sache jemand geholfen?',
      'Besteht eine Chance, dass du etwas zurückbekommst?',
      'Wie geht es dir jetzt, nach dem Schreck?',
    ],
  },
  offices: {
    say: [
      'Behörden und Formulare können einen mürbe machen.',
      'Oje, Papierkram und Ämter, das zieht sich.',
      'Der Behördenkram kostet dich ganz schön Zeit.',
      'Mit Ämtern braucht man wirklich Ausdauer.',
    ],
    ask: [
      'Wie viel hängt für dich davon ab?',
      'Hilft dir jemand mit dem Papierkram?',
      'Was war bisher dein nervigstes Erlebnis mit einer Behörde?',
    ],
  },
}
