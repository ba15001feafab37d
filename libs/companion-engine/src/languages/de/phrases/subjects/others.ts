import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Für das leise Auseinandergehen von Freunden gibt es kein richtiges Wort und keinen Abschied. Gerade deshalb schmerzt es so.',
      'Immer die Person zu sein, die sich zuerst meldet, macht irgendwann müde und ein bisschen stolz zugleich.',
      'Ein schlichtes „Du fehlst mir“ ist schwerer zu überlesen als „Wie geht’s“. Und es verlangt nichts.',
      'Hinter Rückzug steckt oft das Leben des anderen und gar nicht du. Spüren tust trotzdem du die Lücke.',
    ],
    ask: [
      'Wie habt ihr euch damals angefreundet?',
      'Was fehlt dir an dieser Freundschaft am meisten?',
      'Woran hast du die Entfernung zuerst gemerkt?',
    ],
  },
  friendHurt: {
    say: [
      'Freunden zeigt man die ungeschützten Seiten. Wer gerade damit Schindluder treibt, trifft deshalb so tief.',
      'Von einem Freund hintergangen zu werden ist ein eigener Liebeskummer, nur dass einem dafür niemand Schokolade bringt.',
      'Der Mensch, dem man das sonst erzählt hätte, ist jetzt der, um den es geht. Das macht doppelt einsam.',
      'Du musst nicht sofort wissen, ob das zu kitten ist. Erst einmal darf es schlicht gemein gewesen sein.',
    ],
    ask: [
      'Wie hast du davon erfahren?',
      'Was müsste kommen, damit du verzeihen kannst?',
      'Wem vertraust du jetzt noch uneingeschränkt?',
    ],
  },
  friendMoves: {
    say: [
      'Freundschaften werden auf einer bestimmten Landkarte geschlossen, und wenn einer sein Leben verlegt, muss man den Weg neu suchen.',
      'Sich für jemanden zu freuen und ihn dabei schon zu vermissen, das geht durchaus gleichzeitig.',
      'Wer zurückbleibt, hat den schwereren Teil: dieselben Straßen, dieselbe Kneipe, nur ein Platz ist anders besetzt.',
      'Ein fester Termin, und sei es ein Telefonat jeden ersten Sonntag, trägt Freundschaften durch erstaunlich große Veränderungen.',
    ],
    ask: [
      'Was habt ihr bisher immer zusammen gemacht?',
      'Was hat sich zwischen euch schon verändert?',
      'Was soll von eurer Freundschaft unbedingt bleiben?',
    ],
  },
  oldFriend: {
    say: [
      'Wie schön, wenn jemand aus einem früheren Kapitel wieder auftaucht und noch weiß, wer du damals warst.',
      'Alte Bekannte sind wie Zeitreisen mit Kaffee: ein Satz, und man ist wieder so alt wie damals.',
      'Manche Verbindungen halten Winterschlaf. Kaum ist einer wach, reden beide weiter, wo sie aufgehört hatten.',
      'Solche Zeugen der eigenen Jugend werden mit den Jahren kostbarer. Die Nummer gehört gut verwahrt.',
    ],
    ask: [
      'Woher kennt ihr euch ursprünglich?',
      'Was hat sich am anderen am meisten verändert?',
      'Welche alte Geschichte fiel dir sofort wieder ein?',
    ],
  },
  party: {
    say: [
      'Auf jeder Feier gibt es zwei Orte mit guten Gesprächen: die Küche und die Stelle draußen, an der man frische Luft holt.',
      'Partys leben von der Musik, vom Buffet und davon, dass jeder zur Not weiß, wo seine Jacke liegt.',
      'Unter vielen Leuten verbraucht man Strom, die einen laden dabei auf, die anderen ab. Beides ist völlig in Ordnung.',
      'Der heimliche Höhepunkt mancher Feier ist ja das eigene Sofa danach, Schuhe aus, Ruhe an.',
    ],
    ask: [
      'Was sind das für Leute auf der Feier?',
      'Was macht für dich ein gelungenes Fest aus?',
      'Wo auf einer Feier findet man dich am ehesten?',
    ],
  },
  newTown: {
    say: [
      'An einem neuen Ort fehlt anfangs der Zufall: Niemand winkt, niemand ruft deinen Namen über die Straße.',
      'Fremd zu sein ist anstrengend, weil selbst der Weg zum Bäcker eine Entscheidung ist. Vertraut wird es in kleinen Stücken.',
      'Immer zur selben Zeit ins selbe Café oder in denselben Kurs: Aus Gesichtern werden so mit der Zeit Bekannte.',
      'Umgezogen sind die Möbel an einem Tag, man selbst kommt oft erst Monate später richtig an.',
    ],
    ask: [
      'Was gefällt dir an dem Ort schon?',
      'Was oder wen vermisst du von vorher?',
      'Was machst du gern, das dort auch andere tun könnten?',
    ],
  },
  leftOut: {
    say: [
      'Übergangen zu werden tut fast körperlich weh. Niemand sagt etwas Böses, und doch steht man draußen vor dem Fenster.',
      'Das Gemeine daran ist, dass man nicht mal nachfragen mag, weil schon die Frage sich klein anfühlt.',
      'Ob Absicht oder Gedankenlosigkeit, die Lücke am Tisch bleibt deine. Dass dich das kränkt, ist nur folgerichtig.',
      'Man kann einen Menschen fragen, dem man dort am meisten traut, ganz schlicht: Mir ist das aufgefallen, und es hat mir etwas ausgemacht.',
    ],
    ask: [
      'Wie hast du es mitbekommen?',
      'Von wem hättest du es am wenigsten erwartet?',
      'Bei wem fühlst du dich wirklich zugehörig?',
    ],
  },
  friendIll: {
    say: [
      'Jemanden zu sehen, der einem so nahe ist und dem es schlecht geht, macht hilflos, weil Freundschaft keine Medizin ist.',
      'Konkrete Angebote sind leichter anzunehmen als „Meld dich, wenn was ist“. Suppe am Donnerstag, eine Fahrt, eine Stunde Schweigen.',
      'Kranke vermissen oft das Gewöhnliche: Tratsch, Unsinn, schlechte Witze. Das kannst gerade du geben.',
      'Du trägst da mit, und das wiegt auch. Wer für Freunde da ist, braucht selbst einen Ort zum Abladen.',
    ],
    ask: [
      'Wie geht es deinem Freund oder deiner Freundin heute?',
      'Wie lange kennt ihr euch schon?',
      'Wer kümmert sich außer dir noch?',
    ],
  },
  friendKind: {
    say: [
      'Auf solche Freunde baut man Häuser. Wie schön, dass du so jemanden in deinem Leben hast.',
      'Freundschaft zeigt sich eben in Taten, und diese hier wirst du so schnell nicht vergessen.',
      'Da hat jemand einfach gemacht, statt nur zu sagen „Meld dich“. Das ist die feinste Sorte Mensch.',
      'So etwas bekommt man nicht zufällig. Vermutlich hast du in diese Freundschaft auch selbst viel hineingelegt.',
    ],
    ask: [
      'Wie habt ihr euch kennengelernt?',
      'Wie möchtest du dich bedanken?',
      'Was schätzt du an dieser Freundschaft am meisten?',
    ],
  },
  noisyNeighbour: {
    say: [
      'Nachbarn sucht man sich so wenig aus wie das Wetter, nur dass das Wetter irgendwann aufhört.',
      'Ärger hinter der eigenen Wand oder Hecke ist zermürbend, weil Zuhause der Ort wäre, an den man vor Ärger flüchtet.',
      'Ein Gespräch an der Tür zu ruhiger Stunde wirkt oft besser als Klopfen im Zorn. Notierte Zeiten helfen, falls nicht.',
      'Irgendwann wartet man schon innerlich auf den nächsten Ärger von nebenan. Dieses Lauern raubt die meiste Ruhe.',
    ],
    ask: [
      'Wie lange geht das schon so?',
      'Was hast du bisher versucht?',
      'Wie ist das Verhältnis zu den anderen im Haus oder in der Straße?',
    ],
  },
  kindNeighbour: {
    say: [
      'Gute Nachbarschaft ist ein kleiner Luxus, den kein Makler ins Exposé schreiben kann.',
      'So etwas macht aus einer Adresse ein Zuhause. Schön, dass nebenan jemand an dich denkt.',
      'Zwischen zwei Haustüren liegt manchmal die kürzeste Strecke zur Menschlichkeit. Diese Geste ist ein hübscher Beweis.',
      'Nachbarn mit gutem Herzen gehören gepflegt, am besten mit Marmelade. Leere Gläser kommen dort selten leer zurück.',
    ],
    ask: [
      'Wie lange wohnt ihr schon nebeneinander?',
      'Was erzählt man sich bei euch so über den Zaun?',
      'Womit könntest du dich revanchieren?',
    ],
  },
  stranger: {
    say: [
      'Solche kurzen Begegnungen wollen nichts von einem, gerade das macht sie so kostbar.',
      'Ein Mensch ohne Namen, ein paar Augenblicke, und der ganze Tag hat eine andere Farbe.',
      'Zeitungen berichten nie davon, dabei passiert so etwas ständig: Fremde, die einfach nett zueinander sind.',
      'Irgendwo läuft dieser Mensch jetzt herum und ahnt nicht, dass hier noch von ihm die Rede ist.',
    ],
    ask: [
      'Was ist dir an diesem Menschen aufgefallen?',
      'Wie ging die Begegnung zu Ende?',
      'Was hättest du gern noch gesagt oder gefragt?',
    ],
  },
  rudeStranger: {
    say: [
      'Ein fremder Mensch wirft einem seine schlechte Laune vor die Füße, und man trägt sie dann den halben Tag herum.',
      'Die passende Antwort fällt einem in solchen Momenten immer erst zwei Straßen später ein. Das geht fast allen so.',
      'Das war unverschämt, und es sagt alles über diese Person und gar nichts über dich.',
      'So etwas erschreckt, weil es aus dem Nichts kommt. Unter Leuten rechnet man mit Gleichgültigkeit, nicht mit Gift.',
    ],
    ask: [
      'Wie haben die Leute drumherum reagiert?',
      'Was würdest du dieser Person jetzt gern sagen?',
      'Was steckt dir davon noch in den Knochen?',
    ],
  },
}
