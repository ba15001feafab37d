import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Bewerbungen ins Leere zu schicken ist zermürbend, weil nicht mal ein Nein zurückkommt, mit dem man etwas anfangen könnte.',
      'Stellensuche ist selbst eine Arbeit, nur ohne Lohn und ohne Feierabend. Kein Wunder, dass sie an den Kräften zieht.',
      'Das Schweigen sagt meist mehr über überfüllte Postfächer in Personalabteilungen als über deinen Lebenslauf. Ein Anruf nach zwei Wochen ist völlig erlaubt.',
      'In jedem Anschreiben steckt ein Stück Hoffnung, und die verschickt man nicht beliebig oft, ohne dass es Kraft kostet.',
    ],
    ask: [
      'Was für eine Stelle wäre dir gerade am liebsten?',
      'Wo suchst du bisher überall?',
      'Was kannst du, das im Lebenslauf gar nicht richtig rauskommt?',
    ],
  },
  jobRefused: {
    say: [
      'So eine Absage liest sich in zehn Sekunden und sitzt dann tagelang im Magen. Man hatte sich ja innerlich schon dort gesehen.',
      '„Leider müssen wir Ihnen mitteilen“ ist wohl der unbeliebteste Satzanfang im Deutschen. Er urteilt über eine Auswahl, nicht über deinen Wert.',
      'Nachfragen, woran es lag, darf man auch nach einem Nein. Manchmal kommt etwas Brauchbares zurück, manchmal war die Stelle intern längst vergeben.',
      'Mühe reingesteckt, gehofft, und am Ende hat jemand anderes die Stelle. Da ist Enttäuschung die ehrlichste Reaktion.',
    ],
    ask: [
      'Was hat dich an genau dieser Stelle gereizt?',
      'Was haben sie dir als Begründung geschrieben?',
      'Welche Bewerbung läuft sonst noch?',
    ],
  },
  jobOffer: {
    say: [
      'Das ist ja großartig! Jemand hat sich deine Arbeit angesehen und gesagt: genau die wollen wir.',
      'Glückwunsch, so eine Zusage gehört gefeiert, mindestens mit dem guten Kuchen und nicht mit dem abgepackten.',
      'Wie schön, dass sich deine Mühe hier in etwas Handfestes verwandelt hat: einen Vertrag mit deinem Namen drauf.',
      'Vor der Unterschrift noch mal in Ruhe das Kleingedruckte lesen, und danach darf die Freude gern laut werden.',
    ],
    ask: [
      'Wem hast du es zuerst erzählt?',
      'Worauf freust du dich dabei am meisten?',
      'Was ändert sich dadurch für dich im Alltag?',
    ],
  },
  interviewAhead: {
    say: [
      'Eingeladen wird nur, wer auf dem Papier schon überzeugt hat. Im Gespräch geht es vor allem darum, ob man gern miteinander arbeiten würde.',
      'Vorstellungsgespräche sind seltsame Verabredungen: Alle haben sich schick gemacht, und keiner gibt zu, wie sehr er hofft.',
      'Zwei kleine Geschichten aus deiner Arbeit, die du gern erzählst, tragen im Gespräch weiter als zwanzig auswendig gelernte Antworten.',
      'Auch du schaust dir die an, nicht nur umgekehrt. Eine gute eigene Frage am Ende macht oft den besten Eindruck.',
    ],
    ask: [
      'Vor welcher Frage graut dir am meisten?',
      'Was weißt du schon über den Laden?',
      'Was sollen sie nach dem Gespräch über dich wissen?',
    ],
  },
  firstDays: {
    say: [
      'Am Anfang weiß man nicht mal, wo die Kaffeetassen stehen, und soll trotzdem einen guten Eindruck machen. Das strengt mehr an als die Arbeit selbst.',
      'Neu im Job zu sein macht abends müde wie nach einem Umzug: lauter Namen, Wege und Passwörter auf einmal.',
      'Ein Bonus der ersten Zeit: Jetzt darfst du alles fragen. In einem halben Jahr ist die Frage nach dem Drucker peinlicher.',
      'Fremde Flure werden erstaunlich schnell zu gewohnten Wegen. Ein Zettel mit Namen und Gesichtern hilft über die erste Woche.',
    ],
    ask: [
      'Wer wirkt dort bisher am sympathischsten?',
      'Was genau wirst du dort machen?',
      'Was ist anders als an deinem alten Arbeitsplatz?',
    ],
  },
  bossUnfair: {
    say: [
      'Wer Macht über Dienstplan und Zeugnis hat, sollte gerade deshalb fair sein. Dass das bei dir nicht so ist, macht zu Recht wütend.',
      'So behandelt zu werden nimmt man mit nach Hause, bis unter die Dusche, samt allen Antworten, die einem zu spät einfallen.',
      'Kurz aufschreiben, was wann gesagt wurde und wer dabei war, kann nützen. Mit Notizen steht man beim Betriebsrat oder im Gespräch fester.',
      'Ein Vorgesetzter, der so mit Leuten umgeht, zeigt vor allem, was ihm am Handwerk des Führens fehlt.',
    ],
    ask: [
      'Wer im Betrieb bekommt das sonst noch mit?',
      'Was hättest du am liebsten geantwortet?',
      'Seit wann läuft das so?',
    ],
  },
  bossPraise: {
    say: [
      'Wie schön, da hat jemand nicht nur bemerkt, was du leistest, sondern es auch ausgesprochen. Das passiert viel zu selten.',
      'So ein Satz hält länger als mancher Bonus. Den darf man sich ruhig für schlechtere Arbeitstage aufheben.',
      '„Nicht geschimpft ist genug gelobt“ galt hier also ausnahmsweise nicht. Und verdient war es offensichtlich auch.',
      'Gute Arbeit sieht man oft nur, wenn sie fehlt. Deine wurde gesehen, während sie da war. Wie schön!',
    ],
    ask: [
      'Womit hast du das Lob verdient?',
      'Wie hast du darauf reagiert?',
      'Worauf bist du bei deiner Arbeit selbst am stolzesten?',
    ],
  },
  colleague: {
    say: [
      'Kollegen sucht man sich nicht aus, verbringt aber mehr wache Stunden mit ihnen als mit den eigenen Freunden. Da wiegt so etwas schwer.',
      'Unfair im selben Team behandelt zu werden vergiftet den ganzen Arbeitstag, weil man ja trotzdem weiter zusammen an einem Strang ziehen soll.',
      'Ein ruhiger Satz unter vier Augen, mit einem einzigen konkreten Beispiel, bringt im Büro wie in der Werkstatt mehr als wochenlanger Ärger.',
      'Das Gemeine an solchen Leuten im Kollegium: Wer sich beschwert, steht schnell als schwierig da, und wer schweigt, zahlt drauf.',
    ],
    ask: [
      'Wie gehen die anderen im Team damit um?',
      'Was stört dich an diesem Verhalten am meisten?',
      'Was hast du bisher dazu gesagt?',
    ],
  },
  overload: {
    say: [
      'Das klingt nach Arbeit für zwei, verteilt auf eine einzige Person. Daran ist nicht dein Tempo schuld, sondern die Rechnung.',
      'Wenn alles dringend ist, hilft die Frage nach oben: Was davon darf liegen bleiben? Dann muss jemand anderes entscheiden.',
      'Eine ausgefallene Pause holt man nicht nach, sie fehlt einfach. Zehn Minuten weg vom Platz stehen dir zu, auch mitten im Chaos.',
      'Der Stapel ist so höflich und wächst von allein nach, sobald man oben etwas wegnimmt. Kein Mensch gewinnt so ein Rennen.',
    ],
    ask: [
      'Was liegt gerade ganz oben auf dem Stapel?',
      'Wer könnte dir etwas davon abnehmen?',
      'Seit wann ist es so viel?',
    ],
  },
  shifts: {
    say: [
      'Arbeiten, wenn andere schlafen oder frei haben: Ohne Leute wie dich stünde vieles still, und gedankt wird es viel zu selten.',
      'Der Dienstplan kennt keine innere Uhr, der Körper leider schon. Dunkler Raum und Handy aus sind nach der Schicht Gold wert.',
      'Schichtarbeit heißt, gegen den Takt aller anderen zu leben, und das merkt man beim Schlafen genauso wie beim Verabreden.',
      'Es gibt eine eigene Welt um diese Zeiten: leere Straßen, starker Kaffee, müde Gesichter, die sich zunicken.',
    ],
    ask: [
      'Wie sieht dein Dienstplan diese Woche aus?',
      'Wer macht bei euch die Pläne?',
      'Was hilft dir, danach zur Ruhe zu kommen?',
    ],
  },
  pay: {
    say: [
      'Beim Lohn geht es um Miete und Einkauf, aber eben auch um die Frage, was dem Betrieb deine Arbeit wert ist.',
      'Über Geld zu reden gilt hierzulande fast als unanständig, was vor allem denen nützt, die es auszahlen.',
      'Im Gehaltsgespräch zählt eine konkrete Zahl mit drei belegten Leistungen mehr als jede Klage über gestiegene Preise.',
      'Es ist nicht gierig, für gute Arbeit ordentlich bezahlt werden zu wollen. Es ist der eigentliche Sinn eines Arbeitsvertrags.',
    ],
    ask: [
      'Welche Summe wäre in deinen Augen fair?',
      'Wie wird bei euch über Gehälter entschieden?',
      'Was leistest du, das auf dem Lohnzettel nicht vorkommt?',
    ],
  },
  rudeCustomer: {
    say: [
      'Wer Leute anfährt, die gerade für ihn arbeiten, zeigt genau, wes Geistes Kind er ist. Mit dir hat das wenig zu tun.',
      'Freundlich bleiben zu müssen, während einem Frechheiten entgegenkommen, ist der schwerste Teil von Berufen mit Publikum.',
      'Der Kunde ist König, heißt es. Von Königen, die man irgendwann vom Hof gejagt hat, ist dabei nie die Rede.',
      'Solche Szenen hängen einem nach, obwohl fünfzig andere an dem Tag vielleicht völlig in Ordnung waren. Eine laute Stimme übertönt leider viele nette.',
    ],
    ask: [
      'Was hast du darauf erwidert?',
      'Wer steht in solchen Momenten hinter dir?',
      'Was hättest du ohne Dienstlächeln gesagt?',
    ],
  },
  quitting: {
    say: [
      'Eine Kündigung schreibt man in fünf Minuten, aber der Weg bis dahin dauert oft Monate. Leichtfertig ist das selten.',
      'Gehen ist auch eine Entscheidung für etwas, selbst wenn noch kein Name dransteht: für Luft, für Zeit, für einen anderen Ton.',
      'Praktisches nebenbei: schriftlich auf Papier, Frist prüfen, Resturlaub ausrechnen und um ein Zeugnis bitten.',
      'Es kann erleichtern und gleichzeitig weh tun, einen Arbeitsplatz aufzugeben. Man lässt ja auch die guten Seiten dort zurück.',
    ],
    ask: [
      'Was hat für dich den Ausschlag gegeben?',
      'Was soll an der nächsten Arbeit anders sein?',
      'Wen würdest du von dort vermissen?',
    ],
  },
  jobLost: {
    say: [
      'Mit der Stelle verschwindet ja nicht nur das Geld, sondern auch der Tagesablauf, die Leute und ein Teil dessen, was man war.',
      'Das ist ein Schlag, und er trifft mitten ins Leben. Heute muss davon noch gar nichts eingeordnet sein.',
      'Etwas Nüchternes, weil es zählt: sich früh bei der Arbeitsagentur melden und nichts unterschreiben, ohne eine Nacht darüber zu schlafen.',
      'Andere haben am Schreibtisch entschieden, und du trägst die Folgen am Küchentisch. Das darf bitter schmecken.',
    ],
    ask: [
      'Wer weiß schon davon?',
      'Was macht dir daran gerade die größte Sorge?',
      'Was möchtest du von dort behalten?',
    ],
  },
  ownBusiness: {
    say: [
      'Selbstständig heißt: Einkauf, Vertrieb, Buchhaltung und Putzkolonne in einer Person, und Betriebsfeier ist, wenn du allein Kuchen isst.',
      'Etwas Eigenes aufzubauen braucht Mut und Sitzfleisch, denn kein Chef nimmt einem die Sorge ab, und keiner kann einem den Stolz wegnehmen.',
      'Am eigenen Laden hängt das Herz mit an der Kasse. Deshalb trifft jede Flaute tiefer, und jeder Auftrag freut doppelt.',
      'Ein fester Termin pro Woche nur für Rechnungen und Mahnungen klingt öde, rettet aber vielen kleinen Betrieben den Schlaf.',
    ],
    ask: [
      'Was läuft in deinem Geschäft gerade am besten?',
      'Wie finden die Leute zu dir?',
      'Warum wolltest du dein eigener Boss sein?',
    ],
  },
  speech: {
    say: [
      'Vor Leuten zu reden macht Menschen nervös, die sonst vor gar nichts zurückschrecken. Von außen sieht man davon meist nur ein Zehntel.',
      'Den ersten und den letzten Satz auswendig können, dazwischen nur Stichworte: Das trägt durch fast jeden Auftritt.',
      'Das Publikum will, dass es gelingt, schon aus Eigennutz. Kein Mensch sitzt gern in einer Rede, die schiefgeht.',
      'Pausen fühlen sich vorne wie eine Ewigkeit an und wirken unten wie Gelassenheit. Ein Schluck Wasser ist die beste Ausrede dafür.',
    ],
    ask: [
      'Worüber wirst du sprechen?',
      'Was sollen die Leute davon mitnehmen?',
      'Welcher Teil macht dir am meisten Bauchweh?',
    ],
  },
  workMistake: {
    say: [
      'Ein Fehler bei der Arbeit brennt so, weil dir die Sache eben nicht egal ist. Gleichgültige Leute grübeln nicht darüber.',
      'Selbst ansprechen, kurz sagen, was passiert ist und was du zur Behebung vorschlägst: So bleibt vom Patzer am wenigsten hängen.',
      'Der Kopf spielt so einen Patzer in Dauerschleife ab, jedes Mal in größerer Auflösung. Die anderen sehen ihn meist nur einmal.',
      'Überall, wo gearbeitet wird, geht etwas daneben, auch bei denen, die darüber urteilen. Nur wird davon selten erzählt.',
    ],
    ask: ['Wer weiß bisher davon?', 'Was ließe sich davon noch geradebiegen?', 'Wie kam es eigentlich dazu?'],
  },
  retirement: {
    say: [
      'Ein ganzes Berufsleben lang hat der Wecker den Ton angegeben, und plötzlich gehört der Vormittag dir. Das ist Geschenk und Umstellung zugleich.',
      'Der Ruhestand hat einen Nachteil, hört man von vielen: Man hat gar keinen Urlaub mehr, weil der Kalender ständig voll ist.',
      'So ein Abschied vom Arbeitsleben darf beides sein, erleichternd und wehmütig. Immerhin stecken Jahrzehnte darin.',
      'Ein, zwei feste Termine in der Woche, ein Chor, ein Garten, ein Stammtisch, geben der freien Zeit ein Geländer.',
    ],
    ask: [
      'Was willst du mit der freien Zeit anfangen?',
      'Was wird dir von der Arbeit fehlen?',
      'Wie sieht dein idealer Montagmorgen ohne Wecker aus?',
    ],
  },
  commute: {
    say: [
      'Der Arbeitsweg ist die unbezahlte Schicht vor und nach der Schicht. Und niemand schreibt einem die Stunden gut.',
      'Auf Straße und Schiene hilft leider keine Eile. Man steht da, schaut auf die Uhr und wird Fachkraft für Warten.',
      'Lebenszeit zwischen Rücklichtern und Anzeigetafeln, das ärgert zu Recht. Ein gutes Hörbuch macht daraus wenigstens ein Kapitel.',
      'Pünktlich aus dem Haus zu gehen und trotzdem zu spät zu sein ist eine besonders gemeine Form von Ungerechtigkeit.',
    ],
    ask: [
      'Wie lang ist dein Weg normalerweise?',
      'Womit vertreibst du dir unterwegs die Zeit?',
      'Was wäre für dich die Traumstrecke zur Arbeit?',
    ],
  },
  dullWork: {
    say: [
      'Langeweile bei der Arbeit macht müder als Stress, weil die Zeit da ist und man trotzdem nichts von ihr hat.',
      'Die Uhr im Büro und im Betrieb geht nachweislich nach, gefühlt jedenfalls, und am schlimmsten zwischen zwei und vier.',
      'Man will ja gebraucht werden und am Abend wissen, wofür der Tag gut war. Wenn das fehlt, nagt es.',
      'Ein kleines geheimes Vorhaben für die leeren Stunden, ein paar Vokabeln oder ein Text im Kopf, rettet manchmal den Tag.',
    ],
    ask: [
      'Welche Aufgabe würdest du dort gern machen?',
      'Womit schlägst du die Stunden tot?',
      'Was hat dich ursprünglich in diesen Beruf geführt?',
    ],
  },
}
