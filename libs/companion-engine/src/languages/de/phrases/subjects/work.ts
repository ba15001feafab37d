import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Eine Stelle zu suchen ist auf Dauer richtig anstrengend.',
      'Du bist also gerade auf Arbeitssuche, das kostet Kraft.',
      'Bewerbungen schreiben und hoffen, das macht mit der Zeit müde.',
      'So eine Jobsuche ist wirklich mühsam.',
    ],
    ask: [
      'Was für eine Arbeit hättest du denn am liebsten?',
      'Hilft dir jemand bei der Suche?',
      'Was hast du bisher beruflich gemacht?',
    ],
  },
  jobRefused: {
    say: [
      'Es tut weh, wenn es mit der Stelle nichts wird.',
      'Nicht genommen zu werden ist eine bittere Enttäuschung.',
      'Ach je, die Stelle wird es also nicht.',
      'Da hattest du dir bestimmt Hoffnungen auf die Stelle gemacht.',
    ],
    ask: [
      'Wie wichtig war dir gerade diese Stelle?',
      'Was hattest du dir davon erhofft?',
      'Mit wem hast du schon über die Absage geredet?',
    ],
  },
  jobOffer: {
    say: [
      'Du hast die Zusage, das ist großartig.',
      'Glückwunsch, beruflich geht es bei dir also richtig gut weiter.',
      'So eine gute Nachricht vom Job, herrlich.',
      'Wie schön, dass sie dich haben wollen.',
    ],
    ask: [
      'Wem hast du es zuerst erzählt?',
      'Worauf freust du dich dabei am meisten?',
      'Wird das jetzt gefeiert?',
    ],
  },
  interviewAhead: {
    say: [
      'Ein Vorstellungsgespräch steht an, das ist schon aufregend.',
      'Vor so einem Bewerbungsgespräch wird man leicht nervös.',
      'Bald ist also dein Gespräch, das ist spannend.',
      'Du hast ein Gespräch für eine Stelle vor dir, da ist man angespannt.',
    ],
    ask: [
      'Wie sehr möchtest du diese Stelle?',
      'Wovor hast du beim Gespräch am meisten Bammel?',
      'Was reizt dich an der Arbeit dort?',
    ],
  },
  firstDays: {
    say: [
      'Am Anfang in einer neuen Arbeit ist alles viel auf einmal.',
      'Neu im Job zu sein ist erst mal anstrengend.',
      'Du hast also gerade irgendwo neu angefangen, wie spannend.',
      'Die ersten Tage in einer neuen Stelle sind ganz schön ungewohnt.',
    ],
    ask: [
      'Wer zeigt dir dort alles?',
      'Was sind dort eigentlich deine Aufgaben?',
      'Mit wem verstehst du dich dort bisher am besten?',
    ],
  },
  bossUnfair: {
    say: [
      'Von oben so ungerecht behandelt zu werden, das macht wütend.',
      'Das ist nicht fair, was da bei der Arbeit mit dir passiert.',
      'So darf man mit den eigenen Leuten nicht umgehen.',
      'Unter so einer Leitung zu arbeiten ist schwer auszuhalten.',
    ],
    ask: ['Geht das schon länger so?', 'Wie hast du darauf reagiert?', 'Stehen die anderen im Team zu dir?'],
  },
  bossPraise: {
    say: [
      'Anerkennung für die eigene Arbeit zu bekommen tut richtig gut.',
      'Schön, dass deine Arbeit gesehen wird.',
      'Über so eine Rückmeldung bei der Arbeit darf man sich freuen.',
      'Wie nett, dass dir das jemand bei der Arbeit zeigt.',
    ],
    ask: [
      'Hattest du damit gerechnet?',
      'Was hast du da im ersten Moment gedacht?',
      'Kommt so etwas bei euch öfter vor?',
    ],
  },
  colleague: {
    say: [
      'Mit so jemandem zusammenzuarbeiten ist wirklich mühsam.',
      'Wenn es im Team nicht stimmt, ist jeder Arbeitstag anstrengend.',
      'So ein Verhalten unter Kollegen nervt gewaltig.',
      'Da macht es dir jemand bei der Arbeit nicht gerade leicht.',
    ],
    ask: [
      'Hast du das schon mal angesprochen?',
      'Sehen die anderen im Team das auch so?',
      'Wie viel habt ihr bei der Arbeit miteinander zu tun?',
    ],
  },
  overload: {
    say: [
      'Das ist einfach zu viel Arbeit für einen Menschen.',
      'So viel auf einmal, da kommt man kaum noch nach.',
      'Bei so viel Arbeit bleibt ja kaum noch Zeit für dich.',
      'Du hast gerade viel zu viel zu tun, das ist hart.',
    ],
    ask: [
      'Ist ein Ende davon in Sicht?',
      'Weiß deine Leitung, wie viel das ist?',
      'Wann hattest du zuletzt einen richtig freien Tag?',
    ],
  },
  shifts: {
    say: [
      'Im Schichtdienst gerät der ganze Alltag durcheinander.',
      'Solche Arbeitszeiten sind auf Dauer anstrengend.',
      'Zu solchen Zeiten zu arbeiten ist richtig hart.',
      'Arbeiten, wenn andere frei haben oder schlafen, das ist schwer.',
    ],
    ask: [
      'Wann hast du das nächste Mal länger frei?',
      'Wie schläfst du mit diesen Zeiten?',
      'Kannst du dir die Dienste manchmal aussuchen?',
    ],
  },
  pay: {
    say: [
      'Beim Lohn möchte man einfach fair behandelt werden.',
      'Für gute Arbeit soll es auch ordentliches Geld geben.',
      'Du hättest gern mehr für deine Arbeit, das ist verständlich.',
      'Das mit dem Gehalt beschäftigt dich gerade sehr.',
    ],
    ask: [
      'Was wäre für dich ein fairer Lohn?',
      'Wird bei euch offen übers Gehalt geredet?',
      'Wie kommst du mit dem Geld zurzeit aus?',
    ],
  },
  rudeCustomer: {
    say: [
      'So angegangen zu werden, wenn man nur seine Arbeit macht, ist gemein.',
      'Unverschämt, so behandelt man niemanden bei der Arbeit.',
      'Sich im Beruf so etwas gefallen lassen zu müssen ist hart.',
      'Solche Leute können einem den ganzen Arbeitstag verderben.',
    ],
    ask: [
      'Hat dir jemand aus dem Team beigestanden?',
      'Was hast du in dem Moment gemacht?',
      'Konntest du danach kurz Pause machen?',
    ],
  },
  quitting: {
    say: [
      'Mit einer Arbeit aufzuhören ist ein großer Schritt.',
      'Von dieser Stelle hast du offenbar genug.',
      'Da wegzugehen hast du dir bestimmt gut überlegt.',
      'So eine Entscheidung über die eigene Arbeit fällt nicht leicht.',
    ],
    ask: [
      'Was hat für dich den Ausschlag gegeben?',
      'Weißt du schon, was danach kommt?',
      'Wie ist der Gedanke, dort nicht mehr hinzugehen?',
    ],
  },
  jobLost: {
    say: [
      'Die Arbeit zu verlieren, das trifft einen schwer.',
      'Ach nein, deine Stelle ist weg, das ist schlimm.',
      'Das ist bitter, wenn einem die Arbeit genommen wird.',
      'So eine Nachricht von der Firma muss man erst einmal verkraften.',
    ],
    ask: ['Wie geht es dir jetzt damit?', 'Wer weiß schon davon?', 'Kam das für dich überraschend?'],
  },
  ownBusiness: {
    say: [
      'Ein eigenes Geschäft, da hängt viel dran.',
      'Auf eigene Rechnung zu arbeiten ist immer aufregend.',
      'Du bist also selbstständig, da trägt man viel Verantwortung.',
      'Dein eigener Betrieb beschäftigt dich gerade sehr.',
    ],
    ask: [
      'Machst du das allein oder mit anderen zusammen?',
      'Wie bist du auf die Idee dazu gekommen?',
      'Was ist für dich das Schwierigste an der Selbstständigkeit?',
    ],
  },
  speech: {
    say: [
      'Vor Leuten zu reden ist wirklich aufregend.',
      'So ein Auftritt vor Publikum kostet Nerven.',
      'Wenn alle zuhören, wird man leicht unruhig.',
      'Das Sprechen vor anderen fällt den wenigsten leicht.',
    ],
    ask: [
      'Musst du so etwas öfter machen?',
      'Was ist für dich das Schlimmste daran?',
      'Wie bereitest du dich auf so etwas vor?',
    ],
  },
  workMistake: {
    say: [
      'Ein Fehler bei der Arbeit, das ist ein blödes Gefühl.',
      'So ein Missgeschick im Job ist wirklich unangenehm.',
      'Da ist dir etwas schiefgegangen, das kann jedem passieren.',
      'Mist, so etwas bei der Arbeit wünscht man niemandem.',
    ],
    ask: [
      'Lässt sich das wieder in Ordnung bringen?',
      'Wie haben die anderen reagiert?',
      'Bekommst du deswegen Ärger?',
    ],
  },
  retirement: {
    say: [
      'Der Ruhestand ist eine große Umstellung.',
      'Nach so vielen Jahren Arbeit beginnt da etwas ganz Neues.',
      'Mit der Rente ändert sich der ganze Alltag.',
      'Das ist schon etwas Besonderes, wenn das Arbeitsleben zu Ende geht.',
    ],
    ask: [
      'Was hast du dir für diese Zeit vorgenommen?',
      'Mit wem verbringst du dann die meiste Zeit?',
      'Wie ist es bei dir, mehr Freude oder mehr Wehmut?',
    ],
  },
  commute: {
    say: [
      'Dieser Weg zur Arbeit kostet wirklich Nerven.',
      'Immer dieser Ärger unterwegs, das ist zermürbend.',
      'So ein Arbeitsweg kann einem den Tag verderben.',
      'Das ewige Pendeln ist richtig lästig.',
    ],
    ask: [
      'Gäbe es für dich noch einen anderen Weg?',
      'Was machst du unterwegs, damit die Zeit vergeht?',
      'Kannst du manchmal von zu Hause aus arbeiten?',
    ],
  },
  dullWork: {
    say: [
      'So ein langweiliger Arbeitstag will einfach nicht vergehen.',
      'Bei der Arbeit nichts Sinnvolles zu tun zu haben ist zermürbend.',
      'Langeweile im Job ist auf Dauer richtig anstrengend.',
      'Das ist ja öde, was du da bei der Arbeit hast.',
    ],
    ask: [
      'Was würdest du stattdessen gern machen?',
      'War die Arbeit dort schon immer so?',
      'Mit wem kannst du dort wenigstens ein bisschen reden?',
    ],
  },
}
