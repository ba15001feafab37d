import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Da ist also jemand, an den du ständig denkst.',
      'So verliebt zu sein bringt einen ganz durcheinander.',
      'Du bist verknallt, wie aufregend.',
      'Jemanden so gern zu haben macht ganz schön nervös.',
    ],
    ask: [
      'Was gefällt dir so an diesem Menschen?',
      'Weiß sonst jemand davon, dass du so verliebt bist?',
      'Wie oft seht ihr euch denn?',
    ],
  },
  dateAhead: {
    say: [
      'Ein Date steht an, wie aufregend.',
      'Vor so einer Verabredung ist man schon kribbelig.',
      'Ihr trefft euch also, das ist richtig spannend.',
      'Bald seht ihr euch, da wächst die Aufregung.',
    ],
    ask: [
      'Was magst du bisher an diesem Menschen?',
      'Was erhoffst du dir von dem Treffen?',
      'Wer von euch hat das Treffen vorgeschlagen?',
    ],
  },
  dateGood: {
    say: [
      'Wie schön, das war ja ein richtig gelungenes Treffen.',
      'So eine Verabredung macht glücklich.',
      'Da hat es zwischen euch wohl gepasst.',
      'Ihr hattet es schön miteinander, das ist wunderbar.',
    ],
    ask: [
      'Wann seht ihr euch wieder?',
      'Was hat dir an dem Treffen am besten gefallen?',
      'Musst du heute viel daran denken?',
    ],
  },
  dateBad: {
    say: [
      'Ach je, das war kein schönes Date.',
      'So eine Verabredung ist eine echte Enttäuschung.',
      'Da hattest du dir das Treffen bestimmt ganz anders vorgestellt.',
      'Ein Date, das so danebengeht, ist ärgerlich.',
    ],
    ask: [
      'Habt ihr danach noch mal geschrieben?',
      'Wie ging es dir danach?',
      'Wie habt ihr euch eigentlich kennengelernt?',
    ],
  },
  noAnswer: {
    say: [
      'Auf eine Antwort zu warten, die nicht kommt, ist schwer.',
      'Dieses Schweigen ist wirklich schwer auszuhalten.',
      'Keine Nachricht zu bekommen, obwohl man hofft, das tut weh.',
      'Du wartest, und es kommt einfach nichts zurück.',
    ],
    ask: [
      'Wie lange kennt ihr euch schon?',
      'Kennst du das von diesem Menschen?',
      'Was, glaubst du, steckt dahinter?',
    ],
  },
  newLove: {
    say: [
      'Frisch verliebt, wie schön!',
      'Da ist jemand Neues in deinem Leben, und du bist glücklich.',
      'So eine neue Liebe ist etwas Wunderbares.',
      'Ihr habt euch gefunden, das ist eine herrliche Nachricht.',
    ],
    ask: [
      'Was magst du an deinem neuen Schatz besonders?',
      'Was macht ihr am liebsten zusammen?',
      'Was sagen deine Freunde dazu?',
    ],
  },
  farLove: {
    say: [
      'So weit voneinander weg zu sein ist schwer.',
      'Eine Liebe auf Entfernung braucht viel Geduld.',
      'Man vermisst sich sehr, wenn man so weit auseinander lebt.',
      'Mit so viel Entfernung zwischen euch ist vieles nicht leicht.',
    ],
    ask: [
      'Wollt ihr irgendwann am selben Ort leben?',
      'Was hilft dir, wenn das Vermissen zu groß wird?',
      'Was macht ihr als Erstes, wenn ihr euch wiederseht?',
    ],
  },
  rowPartner: {
    say: [
      'Streit in der Beziehung geht einem richtig nah.',
      'Wenn man sich mit dem liebsten Menschen streitet, ist das schlimm.',
      'Bei euch ist die Stimmung gerade gar nicht gut.',
      'Solcher Ärger in der Partnerschaft tut weh.',
    ],
    ask: [
      'Wie vertragt ihr euch sonst wieder?',
      'Was hätte dir in dem Moment gutgetan?',
      'Was wünschst du dir jetzt am meisten?',
    ],
  },
  leftBy: {
    say: [
      'Verlassen zu werden tut furchtbar weh.',
      'So eine Trennung muss man erst einmal begreifen.',
      'Ach nein, dass es zwischen euch aus ist, ist schlimm.',
      'Das ist ein großer Schmerz, wenn jemand einfach geht.',
    ],
    ask: ['Ist heute jemand bei dir?', 'Hattest du das kommen sehen?', 'Kannst du ein bisschen schlafen?'],
  },
  leaving: {
    say: [
      'Jemanden zu verlassen ist auch für einen selbst schwer.',
      'Eine Trennung, die von dir ausgeht, ist nicht leicht.',
      'So eine Entscheidung über die eigene Beziehung tut weh.',
      'Sich zu trennen fällt schwer, auch wenn man es will.',
    ],
    ask: [
      'Mit wem kannst du darüber reden?',
      'Wovor hast du dabei am meisten Angst?',
      'Wie stellst du dir dein Leben danach vor?',
    ],
  },
  ex: {
    say: [
      'Eine alte Liebe lässt einen nicht so schnell los.',
      'Da ist die Vergangenheit plötzlich wieder ganz nah.',
      'So etwas mit jemandem von früher wühlt ganz schön auf.',
      'Von der früheren Beziehung ist also noch etwas da.',
    ],
    ask: [
      'Was löst das in dir aus?',
      'Warum ist es damals auseinandergegangen?',
      'Hast du noch Gefühle für diesen Menschen?',
    ],
  },
  cheated: {
    say: [
      'Betrogen zu werden tut unglaublich weh.',
      'So hintergangen zu werden, das muss furchtbar sein.',
      'Wenn jemand so das Vertrauen bricht, ist das schlimm.',
      'Ach je, mit so einem Betrug rechnet doch niemand.',
    ],
    ask: [
      'Hast du jemanden, bei dem du dich ausweinen kannst?',
      'Weißt du schon, was du jetzt willst?',
      'Kannst du gerade irgendwo in Ruhe sein?',
    ],
  },
  livingTogether: {
    say: [
      'Zusammen zu wohnen ist noch mal etwas ganz anderes.',
      'Ein gemeinsames Zuhause, da lernt man sich neu kennen.',
      'Den Alltag zu zweit in einer Wohnung muss man erst hinkriegen.',
      'Miteinander zu wohnen bringt Schönes und Anstrengendes mit sich.',
    ],
    ask: [
      'Wie teilt ihr euch den Haushalt auf?',
      'Wer von euch ist ordentlicher?',
      'Was ist dir beim Zusammenwohnen am wichtigsten?',
    ],
  },
  wedding: {
    say: [
      'Eine Hochzeit, wie aufregend!',
      'Zum Heiraten gehört eine Menge Freude und Aufregung.',
      'So eine Heirat ist ein großes Ereignis.',
      'Bei euch dreht sich alles ums Heiraten, wie schön.',
    ],
    ask: [
      'Wie haben die Familien darauf reagiert?',
      'Was bewegt dich dabei am meisten?',
      'Magst du lieber große oder kleine Hochzeitsfeiern?',
    ],
  },
  anniversary: {
    say: [
      'Ein Jahrestag ist schon etwas Besonderes.',
      'Wieder ein gemeinsames Jahr, das ist viel wert.',
      'An so einem Tag denkt man an den Anfang zurück.',
      'Das ist ein wichtiger Tag für euch zwei.',
    ],
    ask: [
      'Wie habt ihr beide euch damals gefunden?',
      'Ist dir so ein Tag wichtig?',
      'Was war in eurer gemeinsamen Zeit bisher das Schönste?',
    ],
  },
  sweetPartner: {
    say: [
      'Wie lieb, da denkt jemand an dich.',
      'Solche Gesten in der Liebe tun richtig gut.',
      'Das ist wirklich aufmerksam von deinem Schatz.',
      'Schön, so jemanden an der Seite zu haben.',
    ],
    ask: [
      'Wie hast du dich bedankt?',
      'War dein Schatz schon immer so?',
      'Womit machst du deinem Schatz gern eine Freude?',
    ],
  },
  single: {
    say: [
      'Ohne Beziehung zu sein hat gute und schwere Tage.',
      'Jemanden zu finden, der passt, ist wirklich nicht einfach.',
      'Du bist also zurzeit ohne feste Beziehung.',
      'Single zu sein, während andere in Paaren leben, ist manchmal komisch.',
    ],
    ask: [
      'Wünschst du dir gerade eine Beziehung?',
      'Was wäre dir bei einem Menschen an deiner Seite wichtig?',
      'Was machst du gern, wenn du Zeit für dich hast?',
    ],
  },
  jealousy: {
    say: [
      'Eifersucht ist ein quälendes Gefühl.',
      'Die Angst, jemanden zu verlieren, macht einen ganz unruhig.',
      'Wenn man so eifersüchtig ist, kommt man kaum zur Ruhe.',
      'Dass dich das eifersüchtig macht, ist verständlich.',
    ],
    ask: [
      'Habt ihr beide schon darüber gesprochen?',
      'Ist dir das schon in anderen Beziehungen passiert?',
      'Was würde dich beruhigen?',
    ],
  },
  comingOut: {
    say: [
      'Zu sagen, wer man ist, braucht viel Mut.',
      'Das ist etwas sehr Persönliches, dazu zu stehen.',
      'Damit offen umzugehen ist für viele ein großer Schritt.',
      'Sich vor anderen nicht verstecken zu müssen ist wichtig.',
    ],
    ask: [
      'Wer steht in dieser Sache fest zu dir?',
      'Seit wann weißt du es selbst?',
      'Bei wem fällt es dir am schwersten?',
    ],
  },
}
