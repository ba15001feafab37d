import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'Wenn ein Gericht so gelingt, ist die Küche kurz ein Sternelokal. Nur den Abwasch übernimmt dort jemand anderes.',
      'Gutes Essen selbst auf den Tisch zu bringen, ist die schmackhafteste Form von Stolz. Den Duft gibt es gratis dazu.',
      'Das Rezept ist nur die halbe Wahrheit, den Rest machen Nase, Löffel und Gefühl. Und das hat offensichtlich gestimmt.',
      'Herrlich, wenn es so schmeckt, wie man es sich beim Schnippeln ausgemalt hat. So etwas gehört sofort ins Repertoire.',
    ],
    ask: [
      'Was war das Geheimnis daran?',
      'Für wen würdest du das gern noch mal kochen?',
      'Woher stammt das Rezept?',
    ],
  },
  cookFailed: {
    say: [
      'In der Küche liegen Triumph und Tonne ungefähr zwei Minuten auseinander. Heute war es eben die falsche Seite.',
      'Misslungenes Essen wird später zur besten Geschichte am Tisch. Von gelungenen Nudeln erzählt schließlich niemand.',
      'Gegen Angebranntes im Topf hilft Natron mit Wasser, kurz aufkochen, stehen lassen. Gegen das Ärgern hilft ein Butterbrot.',
      'Auch in großen Küchen landet manches im Eimer, nur schaut da keiner zu. Kochen lernt man eben am Verpatzten.',
    ],
    ask: [
      'An welcher Stelle ist es gekippt?',
      'Was gab es dann stattdessen?',
      'Wie hätte es eigentlich werden sollen?',
    ],
  },
  baking: {
    say: [
      'Backen ist Chemie, die nach Zuhause riecht. Aus Mehl und Geduld wird etwas, für das Leute von allein in die Küche kommen.',
      'Teig merkt, ob man es eilig hat. Wer ihm Zeit lässt, bekommt sie in Krume und Kruste zurück.',
      'Schief, rissig oder makellos: Gebackenes wird nach dem ersten Bissen beurteilt. Bis dahin ist es nur Deko.',
      'Ein warmer Ofen macht aus jeder Wohnung eine bessere. Und die Schüssel auszuschlecken ist das Vorrecht derer, die backen.',
    ],
    ask: [
      'Wer bekommt das erste Stück?',
      'Was ist dein bestes Rezept überhaupt?',
      'Von wem hast du das Backen gelernt?',
    ],
  },
  eatingOut: {
    say: [
      'Sich bekochen zu lassen ist immer ein kleines Glücksspiel. Der Reiz liegt darin, dass die Karte alles verspricht.',
      'Das Beste an fremder Küche bleibt, dass jemand anderes spült. Alles Weitere entscheidet der Teller.',
      'Ein Essen, das man nicht selbst gekocht hat, wird strenger beurteilt. Schließlich hat man sich auf jeden Bissen gefreut.',
      'Ein Lokal merkt man sich selten wegen der Preise, sondern wegen eines Geschmacks, einer Panne oder eines Gesichts.',
    ],
    ask: [
      'Was würdest du dort noch mal bestellen?',
      'Wie bist du auf dieses Lokal gekommen?',
      'Welche Küche isst du auswärts am liebsten?',
    ],
  },
  coffee: {
    say: [
      'Die erste Tasse ist ein Vertrag mit dem Tag: Er fängt erst an, wenn sie leer ist.',
      'Etwas Heißes zwischen den Händen ordnet die Gedanken, noch bevor der erste Schluck wirkt.',
      'Um Bohnen und Blätter gibt es Glaubenskriege, mit Mahlgrad, Ziehzeit und Milchfrage. Am Ende zählt der eigene Lieblingsbecher.',
      'Dieses kleine Ritual ist der Teil des Tages, in dem noch keiner was will. Den sollte man verteidigen.',
    ],
    ask: [
      'Was gehört für dich unbedingt dazu?',
      'Wo schmeckt dir die Tasse am besten?',
      'Wie trinkst du ihn oder den Tee am liebsten?',
    ],
  },
  hungry: {
    say: [
      'Hunger macht aus jedem Gedanken eine Speisekarte. Bis etwas auf dem Teller liegt, ist alles andere zweitrangig.',
      'Mit Nudeln, Öl und Knoblauch ist man in zehn Minuten gerettet. Dieses Trio hat schon viele leere Küchen überlebt.',
      'Ein Appetit, der so genau weiß, was er will, lässt nicht mit sich reden. Da hilft kein Apfel.',
      'Mit leerem Magen ist die Welt um ein Drittel unfreundlicher. Erst essen, dann über alles Weitere urteilen.',
    ],
    ask: [
      'Worauf hättest du jetzt am meisten Lust?',
      'Was gibt dein Vorrat noch her?',
      'Was ist dein schnellstes Notfallgericht?',
    ],
  },
}
