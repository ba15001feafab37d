import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Wenn man sich in einer Freundschaft fremd wird, tut das weh.',
      'Eine Freundschaft, die nachlässt, macht traurig.',
      'Ihr wart euch einmal näher, und das fehlt dir jetzt.',
      'Immer weniger voneinander zu haben ist schade.',
    ],
    ask: [
      'Wie lange seid ihr schon befreundet?',
      'Hast du eine Ahnung, woran es liegt?',
      'Was vermisst du an der Freundschaft am meisten?',
    ],
  },
  friendHurt: {
    say: [
      'Von jemandem verletzt zu werden, dem man vertraut, tut weh.',
      'So etwas macht man nicht unter Freunden.',
      'Gerade in einer Freundschaft erwartet man so etwas nicht.',
      'Da hat dich jemand aus dem Freundeskreis schwer enttäuscht.',
    ],
    ask: [
      'Weiß dieser Mensch, wie weh das getan hat?',
      'Willst du die Freundschaft noch?',
      'Habt ihr euch seither gesehen?',
    ],
  },
  friendMoves: {
    say: [
      'Wenn gute Freunde nicht mehr da sind, fehlt etwas.',
      'So eine Veränderung im Freundeskreis fällt schwer.',
      'Gute Freunde nur noch selten zu sehen, das tut weh.',
      'Bei deinen Freunden ändert sich viel, und das ist nicht leicht.',
    ],
    ask: [
      'Wie haltet ihr in Zukunft Kontakt?',
      'Was habt ihr immer zusammen unternommen?',
      'Wer bleibt dir denn in der Nähe?',
    ],
  },
  oldFriend: {
    say: [
      'Jemanden von früher wiederzufinden ist etwas Schönes.',
      'Nach so langer Zeit wieder Kontakt, das ist toll.',
      'So eine alte Freundschaft weckt viele Erinnerungen.',
      'Da ist also jemand von früher wieder aufgetaucht.',
    ],
    ask: [
      'Was habt ihr damals zusammen angestellt?',
      'Wollt ihr in Kontakt bleiben?',
      'Wie war dieser Mensch früher?',
    ],
  },
  party: {
    say: [
      'So eine Party kann auch anstrengend sein.',
      'Nicht auf jede Feier hat man Lust.',
      'Unter vielen Leuten zu feiern ist nicht immer einfach.',
      'Eine Feier kostet manchmal ein bisschen Überwindung.',
    ],
    ask: [
      'Was wäre für dich ein schöner Abend?',
      'Bist du lieber in kleiner Runde?',
      'Mit wem feierst du denn gern?',
    ],
  },
  newTown: {
    say: [
      'An einem neuen Ort ohne Freunde ist man oft einsam.',
      'Neu irgendwo zu sein und kaum jemanden zu kennen ist schwer.',
      'Bis man irgendwo Anschluss findet, das dauert.',
      'Noch fremd an einem Ort zu sein ist nicht leicht.',
    ],
    ask: [
      'Was fehlt dir von früher am meisten?',
      'Gibt es dort schon einen Ort, den du magst?',
      'Was unternimmst du gern in deiner Freizeit?',
    ],
  },
  leftOut: {
    say: [
      'Nicht dabei sein zu dürfen tut richtig weh.',
      'Wenn die anderen etwas ohne einen machen, ist das verletzend.',
      'So übergangen zu werden hat niemand gern.',
      'Da fühlt man sich schnell ausgeschlossen.',
    ],
    ask: [
      'Ist das schon öfter vorgekommen?',
      'Gibt es jemanden aus der Runde, dem du vertraust?',
      'Wissen sie, dass dich das verletzt?',
    ],
  },
  friendIll: {
    say: [
      'Wenn es jemandem, den man mag, so schlecht geht, ist das schlimm.',
      'Um einen Freund oder eine Freundin zu bangen ist furchtbar.',
      'Da machst du dir große Sorgen um einen lieben Menschen.',
      'Jemanden aus dem Freundeskreis so leiden zu sehen tut weh.',
    ],
    ask: [
      'Wie geht es dir selbst mit dieser Sorge?',
      'Sind noch andere da, die sich mitkümmern?',
      'Seit wann kennt ihr euch?',
    ],
  },
  friendKind: {
    say: [
      'Was für eine schöne Geste unter Freunden.',
      'Solche Freunde zu haben ist ein Glück.',
      'Wie schön, dass da jemand an dich gedacht hat.',
      'Auf diese Freundschaft kannst du dich verlassen.',
    ],
    ask: [
      'Woher kennt ihr euch eigentlich?',
      'Hast du dich schon bedanken können?',
      'Was schätzt du an eurer Freundschaft am meisten?',
    ],
  },
  noisyNeighbour: {
    say: [
      'Solcher Krach von den Nachbarn ist wirklich nervig.',
      'In der eigenen Wohnung möchte man doch Ruhe haben.',
      'Bei so einem Lärm kann sich niemand erholen.',
      'Da nimmt ja wirklich niemand Rücksicht auf deine Ruhe.',
    ],
    ask: [
      'Wie oft geht das so?',
      'Stört das die anderen im Haus auch?',
      'Kannst du in ein anderes Zimmer ausweichen?',
    ],
  },
  kindNeighbour: {
    say: [
      'So nette Nachbarn sind viel wert.',
      'Wie lieb, das ist gute Nachbarschaft.',
      'Schön, wenn man nebeneinander wohnt und aneinander denkt.',
      'Da hast du es mit der Nachbarschaft gut getroffen.',
    ],
    ask: [
      'Habt ihr sonst viel miteinander zu tun?',
      'Wohnt ihr schon lange nebeneinander?',
      'Wie möchtest du dich dafür bedanken?',
    ],
  },
  stranger: {
    say: [
      'Wie nett von jemandem, den man gar nicht kennt.',
      'So eine Begegnung mit Fremden macht den Tag schöner.',
      'Solche freundlichen Menschen trifft man gern.',
      'Unerwartete Freundlichkeit von Unbekannten tut gut.',
    ],
    ask: [
      'Wie hast du darauf geantwortet?',
      'Wie war dieser Mensch denn so?',
      'Ist dir so etwas schon einmal passiert?',
    ],
  },
  rudeStranger: {
    say: [
      'So eine Frechheit von einer fremden Person.',
      'Von Fremden so behandelt zu werden ist verletzend.',
      'Unglaublich, wie sich manche Leute benehmen.',
      'Solche Leute unterwegs verderben einem den ganzen Tag.',
    ],
    ask: ['Hat sich jemand eingemischt?', 'Konntest du etwas erwidern?', 'Beschäftigt dich das immer noch?'],
  },
}
