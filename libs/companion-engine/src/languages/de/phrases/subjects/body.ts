import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'So ein Infekt macht aus dem Leben ein Bett, ein Taschentuch und die Erinnerung daran, wie schön freie Atemwege waren.',
      'Viel trinken, warm bleiben, nichts beweisen wollen. Der Körper arbeitet gerade unter Volllast, auch wenn er nur herumliegt.',
      'Erkältungen haben die Angewohnheit, nachts aufzudrehen. Ein zweites Kissen unterm Kopf macht das Atmen oft etwas leichter.',
      'Mit so einem dicken Kopf ist selbst der Weg zur Teekanne eine Expedition. Gute Besserung dir.',
    ],
    ask: [
      'Was plagt dich gerade am meisten?',
      'Wer versorgt dich mit Tee und Suppe?',
      'Auf welches Hausmittel schwörst du?',
    ],
  },
  headache: {
    say: [
      'Wenn der Schädel hämmert, ist die ganze Welt zu hell, zu laut und zu nah. Vorhang zu, Lesen muss jetzt nicht sein.',
      'Ein kühles Tuch, ein Glas Wasser, ein dunkler Raum: kein Wundermittel, aber der Kopf nimmt es meist dankbar an.',
      'Kopfschmerzen sieht einem niemand an, und doch legen sie alles lahm, sogar das Denken darüber.',
      'Da mag man nicht einmal die eigenen Gedanken hören. Heute darf alles warten, was eine Stirn zum Runzeln braucht.',
    ],
    ask: [
      'Seit wann hämmert es?',
      'Was löst es bei dir meistens aus?',
      'Was hat dir dagegen schon mal geholfen?',
    ],
  },
  backPain: {
    say: [
      'Rücken und Gelenke melden sich erst, wenn sie beleidigt sind, dann aber bei jedem Schuhband und jeder Stufe.',
      'Wärme und kleine, sanfte Bewegungen tun vielen besser als stilles Liegen. Was neu ausstrahlt oder taub wird, gehört zum Arzt.',
      'Solche Schmerzen sind heimtückisch, weil sie jede gewöhnliche Bewegung in eine Planungsaufgabe verwandeln.',
      'Man merkt erst, woran ein Knochen alles beteiligt ist, wenn er wehtut: sogar am Lachen und am Niesen.',
    ],
    ask: ['Bei welcher Bewegung ist es am schlimmsten?', 'Was verschafft dir Linderung?', 'Wie fing es an?'],
  },
  sleepless: {
    say: [
      'Nachts haben Gedanken größere Schuhe an. Dieselben Sorgen passen morgens oft wieder in eine normale Schublade.',
      'Schlaf ist wie eine Katze: Je mehr man ihn ruft, desto sicherer bleibt er weg.',
      'Uhr umdrehen, kurz aufstehen, etwas Langweiliges lesen bei wenig Licht. Im Bett zu kämpfen macht nur wacher.',
      'Wach zu liegen, während alles schläft, ist eine eigentümlich einsame Stunde. Auch reines Ruhen tut dem Körper etwas Gutes.',
    ],
    ask: [
      'Was geht dir nachts durch den Kopf?',
      'Seit wann schläfst du so schlecht?',
      'Wie sieht dein Abend vor dem Zubettgehen aus?',
    ],
  },
  resultsAhead: {
    say: [
      'Das Warten vor einem Arzttermin oder Befund ist ein Zustand ohne Boden: Man weiß nichts und stellt sich alles vor.',
      'Suchmaschinen kennen jede Krankheit, nur dich kennen sie nicht. Die Antwort gehört denen, die deine Werte vor sich haben.',
      'Fragen auf einen Zettel schreiben und jemanden mitnehmen, vier Ohren hören beim Arzt mehr als zwei.',
      'Bis etwas feststeht, darf der Tag aus Kleinigkeiten bestehen, die die Hände beschäftigen. Das ist schon viel.',
    ],
    ask: [
      'Wann rechnest du mit Klarheit?',
      'Wer könnte dich begleiten?',
      'Was lenkt dich beim Warten ein wenig ab?',
    ],
  },
  resultsGood: {
    say: [
      'Was für eine Erleichterung! Da fällt ein Stein, den man vermutlich bis zur Straße hören konnte.',
      'Das sind die schönsten Sätze, die eine Arztpraxis zu vergeben hat. Wie wunderbar!',
      'Gesund ist so ein schlichtes Wort, und plötzlich schmeckt damit sogar das Leitungswasser besser.',
      'Die ganze Anspannung darf jetzt gehen, oft kommt dabei erst die Müdigkeit. Auch die gehört zum Aufatmen.',
    ],
    ask: [
      'Wem hast du die gute Nachricht zuerst erzählt?',
      'Worauf hast du jetzt am meisten Lust?',
      'Wie war die Zeit davor für dich?',
    ],
  },
  operation: {
    say: [
      'Sich in die Hände fremder Leute in Grün zu legen verlangt viel Vertrauen, egal wie routiniert die dabei sind.',
      'Um eine Operation herum wird die Welt klein: ein Bett, ein Tropf, die nächste Visite. Mehr muss auch nicht hineinpassen.',
      'Im Krankenhaus helfen Kleinigkeiten von zu Hause: langes Ladekabel, Ohrstöpsel, eigenes Kissen, ein Lippenbalsam.',
      'Narben heilen nach ihrem eigenen Kalender. Ein Körper mit einem Eingriff vor oder hinter sich verdient Schonung ohne schlechtes Gewissen.',
    ],
    ask: [
      'Was haben dir die Ärzte dazu gesagt?',
      'Wer hilft dir, wenn du wieder zu Hause bist?',
      'Was macht dir dabei am meisten Gedanken?',
    ],
  },
  dentist: {
    say: [
      'Kein Stuhl ist so bequem gepolstert und so unbeliebt wie der beim Zahnarzt.',
      'Man soll sich entspannen, den Mund weit öffnen und dabei auch noch Fragen beantworten. Zahnmedizin hat Humor.',
      'Ein Handzeichen für „kurz Pause“ vorher abzumachen, hilft vielen sehr: Dann liegt die Fernbedienung bei dir.',
      'Erstaunlich, dass etwas so Kleines wie ein Zahn einem Menschen den ganzen Tag diktieren kann.',
    ],
    ask: [
      'Um welchen Zahn geht es?',
      'Was ist für dich das Schlimmste an der Praxis?',
      'Wie ist dein Zahnarzt oder deine Zahnärztin so?',
    ],
  },
  diagnosis: {
    say: [
      'Ein einziges Wort vom Arzt, und das Leben hat eine neue Zeitrechnung. Das muss niemand in ein paar Tagen begreifen.',
      'Du bist derselbe Mensch wie vorher, nur hat jetzt jemand ungefragt am Tisch Platz genommen.',
      'Mit einer solchen Krankheit zu leben heißt, sich jeden Tag neu auf den eigenen Körper einzustellen. Das kostet Kraft, die keiner sieht.',
      'Selbsthilfegruppen sind oft klüger als ihr Ruf: Da sitzen Leute, denen man die Hälfte gar nicht erklären muss.',
    ],
    ask: [
      'Was beschäftigt dich daran am meisten?',
      'Wer in deinem Umfeld weiß Bescheid?',
      'Wie gut fühlst du dich von den Ärzten informiert?',
    ],
  },
  injury: {
    say: [
      'Ein falscher Tritt, ein kurzer Augenblick, und plötzlich braucht jeder Handgriff einen Plan und doppelt so viel Zeit.',
      'Man lernt den eigenen Körper von einer neuen Seite kennen, nämlich der, die gerade nicht mitmacht.',
      'Knochen und Bänder lassen sich nicht hetzen. Hochlegen ist jetzt eine Tätigkeit und keine Faulheit.',
      'Erst kommt der Schreck, dann der Schmerz, dann die Erkenntnis, wie viele Flaschen sich nur mit zwei gesunden Händen und Beinen holen lassen.',
    ],
    ask: [
      'Wie ist es genau passiert?',
      'Was fällt dir damit im Alltag am schwersten?',
      'Wer geht dir jetzt zur Hand?',
    ],
  },
  weight: {
    say: [
      'Die Waage kennt nur eine einzige Zahl von dir, und ausgerechnet die unwichtigste. Laut ist sie trotzdem.',
      'Spiegel und Umkleidekabinen sind die strengsten Kritiker der Welt, und das Licht dort ist bestechlich.',
      'Beim Gewicht zählen Monate, nicht Morgende. Wasser und Salz spielen der Anzeige täglich ihre kleinen Streiche.',
      'Dein Körper trägt dich jeden Tag durch die Gegend. Freundlich mit ihm umzugehen ist keine Belohnung für später.',
    ],
    ask: [
      'Worum geht es dir dabei am meisten?',
      'Was isst du am allerliebsten?',
      'Wann fühlst du dich in deiner Haut wohl?',
    ],
  },
  smoking: {
    say: [
      'Mit der Zigarette verschwinden ja auch lauter kleine Pausen, Rituale und Balkongespräche. Die Lücke will gefüllt sein.',
      'Das Verlangen kommt in Wellen von wenigen Minuten. Wasser trinken, rausgehen, Hände beschäftigen, und die Welle läuft aus.',
      'Jede nicht gerauchte Zigarette zählt, auch wenn zwischendurch mal eine danebengeht. Ein Ausrutscher ist kein Rückfall ins alte Leben.',
      'Nikotin ist ein hartnäckiger Vertreter: Es klingelt besonders nach dem Essen, beim Bier und an der Bushaltestelle.',
    ],
    ask: [
      'In welchem Moment fehlt sie dir am meisten?',
      'Was hat dich zum Aufhören gebracht?',
      'Was tust du statt der Raucherpause?',
    ],
  },
  sober: {
    say: [
      'Nein zu sagen, wo alle Ja sagen und anstoßen, braucht mehr Rückgrat als jedes Glas Mut.',
      'Ohne Alkohol ist die Welt erst einmal ungepolstert. Dass du da klar hindurchgehst, verdient großen Respekt.',
      'Gezählt wird in Tagen, und jeder steht für sich. Den heutigen kann dir schon keiner mehr nehmen.',
      'Ein eigenes Getränk in der Hand beendet die meisten Fragen, bevor sie gestellt werden. Rechtfertigen musst du dich vor niemandem.',
    ],
    ask: [
      'Was hat sich seitdem verändert?',
      'Welche Situationen sind am kniffligsten?',
      'Wer steht dabei hinter dir?',
    ],
  },
  period: {
    say: [
      'Hormone fragen nicht nach dem Terminkalender, und von dem, was man dabei leistet, bekommt kaum jemand etwas mit.',
      'Eigentlich erstaunlich, dass die halbe Menschheit so etwas nebenbei erledigt und dabei noch pünktlich erscheinen soll.',
      'Schmerzen, die das Leben lahmlegen, sind nicht einfach normal. In einer Frauenarztpraxis darf man darauf beharren, ernst genommen zu werden.',
      'An solchen Tagen darf der Körper das Programm bestimmen: langsam, bequem angezogen und ohne Diskussion.',
    ],
    ask: [
      'Was ist daran gerade am lästigsten?',
      'Was tut dir an solchen Tagen gut?',
      'Wer nimmt bei dir Rücksicht darauf?',
    ],
  },
  exercise: {
    say: [
      'Das Schwerste am Sport ist bekanntlich der Weg von der Couch zur Tür. Den hast du schon hinter dir.',
      'Regelmäßig ein bisschen schlägt selten ganz viel. Der Körper merkt sich die Gewohnheit, nicht den Heldentag.',
      'Muskeln wachsen in den Pausen dazwischen, was die schönste wissenschaftliche Begründung für ein Sofa ist.',
      'Bewegung räumt nebenbei den Kopf auf. Danach sind die Sorgen zwar nicht weg, aber gelüftet.',
    ],
    ask: ['Was hat dich dazu gebracht?', 'Wie fühlst du dich hinterher?', 'Welches Ziel reizt dich dabei?'],
  },
  therapy: {
    say: [
      'Sich vor einen fremden Menschen zu setzen und das Innere auszupacken ist echte Arbeit, auch wenn man dabei nur sitzt.',
      'In der Therapie gibt es keinen falschen Anfang. Auch „Ich weiß nicht, wo ich beginnen soll“ ist einer.',
      'Eine Therapiestunde hört selten nach fünfzig Minuten auf, sie arbeitet leise weiter. Etwas Luft danach im Kalender lohnt sich.',
      'Gut, dass dieser Platz dir gehört: ein fester Termin, an dem es ausnahmsweise nur um dich geht.',
    ],
    ask: [
      'Worüber möchtest du dort am ehesten sprechen?',
      'Wie ist dein Eindruck von der Person gegenüber?',
      'Was hat dich zu diesem Schritt bewegt?',
    ],
  },
  panicAttack: {
    say: [
      'Panik fühlt sich an, als ginge es ums Leben. Dabei schlägt der Körper Alarm, obwohl es nirgends brennt.',
      'Die Welle steigt, erreicht ihren höchsten Punkt und ebbt ab, meist innerhalb von Minuten. Länger auszuatmen als einzuatmen hilft dabei.',
      'Fünf Dinge sehen, vier berühren, drei hören: Das holt den Kopf ein Stück aus der Angst zurück in den Raum.',
      'Hinterher ist man leer wie nach einem Sprint, nur ohne Medaille. Ruhe, Wasser und Wärme sind jetzt angebracht.',
    ],
    ask: [
      'Wie geht es dir jetzt in diesem Moment?',
      'Was ging dem Anfall voraus?',
      'Wer weiß davon und könnte dann bei dir sein?',
    ],
  },
  burntOut: {
    say: [
      'Diese Müdigkeit verschwindet nicht nach einer Nacht. Da ist über lange Zeit mehr hinausgeflossen als hineinkam.',
      'Wer so lange durchgehalten hat, ist nicht schwach, sondern leer. Das ist ein Unterschied, auch wenn es sich gleich anfühlt.',
      'Bei Erschöpfung über Wochen lohnt sich die Hausarztpraxis: Manchmal steckt auch der Körper dahinter, und eine Pause lässt sich verordnen.',
      'Heute darf die Liste winzig sein: essen, trinken, einmal ans Fenster. Alles andere ist Zugabe.',
    ],
    ask: [
      'Was zieht dir am meisten Kraft ab?',
      'Seit wann spürst du diese Leere?',
      'Was könntest du diese Woche streichen oder abgeben?',
    ],
  },
}
