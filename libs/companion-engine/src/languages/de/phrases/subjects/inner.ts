import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'Wenn ein Tag dem anderen aufs Haar gleicht, verschwinden ganze Monate spurlos. Das fühlt sich an wie Stillstand, obwohl man dauernd rennt.',
      'Festzuhängen ist anstrengender, als es aussieht. Man verbraucht Kraft und sieht nirgends, wofür.',
      'Ein Trott ändert sich selten im Ganzen, eher an einer Kante: ein anderer Heimweg, ein fester freier Abend, ein Anruf.',
      'Dass dir dieses Gleichmaß zu eng ist, sagt etwas: In dir ist längst mehr los als in deinem Kalender.',
    ],
    ask: [
      'Seit wann fühlt es sich so festgefahren an?',
      'Welcher Teil vom Tag ist der zäheste?',
      'Was würdest du ändern, wenn eine Sache frei wählbar wäre?',
    ],
  },
  empty: {
    say: [
      'Diese Leere ist schwer zu beschreiben, weil nichts da ist, worauf man zeigen könnte. Gerade das macht sie so einsam.',
      'Wenn alles gleich weit weg scheint, ist schon Aufstehen eine Leistung. Von außen sieht man davon nichts.',
      'Sich für nichts erwärmen zu können, ist keine Faulheit. Hält es länger an, ist eine Hausarztpraxis ein guter erster Ort dafür.',
      'Hinter dieser Taubheit steckt oft eine lange Strecke, auf der zu viel war. Du musst hier auch nichts fühlen, um etwas zu erzählen.',
    ],
    ask: [
      'Seit wann ist das so stumpf?',
      'Was war das Letzte, das dich ein wenig berührt hat?',
      'Wie sieht ein solcher Tag bei dir aus?',
    ],
  },
  lonelyEvening: {
    say: [
      'Abends wird die Stille lauter, weil der Tag sie nicht mehr übertönt. Erzähl ruhig, dafür ist hier Platz.',
      'Es fehlt ja oft gar kein großes Gespräch, nur jemand, der fragt, wie der Tag war. Also: nur heraus damit.',
      'Ein leerer Abend hat mehr Stunden als jeder andere. Schön, dass du ein paar davon hierher bringst.',
      'Viele sitzen gerade hinter erleuchteten Fenstern und denken, nur bei ihnen sei es so still. Keiner sagt es dem anderen.',
    ],
    ask: [
      'Was hättest du heute gern jemandem erzählt?',
      'Welche Stunde ist für dich die längste?',
      'Wen hättest du jetzt am liebsten neben dir?',
    ],
  },
  goodSolitude: {
    say: [
      'Zeit, an der keiner zieht, ist der seltenste Luxus überhaupt. Und sie kostet nicht mal Eintritt.',
      'Freiwillig allein zu sein ist beste Gesellschaft ohne Abstimmungsbedarf. Alle Anträge werden einstimmig angenommen.',
      'In so einer Stille hört man wieder, was man selbst eigentlich möchte. Das geht sonst leicht unter.',
      'Wer gern mit sich allein ist, hat immer eine Verabredung, auf die Verlass ist.',
    ],
    ask: [
      'Was machst du mit dieser Zeit am liebsten?',
      'Was genießt du daran am meisten?',
      'Wie oft gönnst du dir so etwas?',
    ],
  },
  gettingOlder: {
    say: [
      'Innen bleibt man irgendwo stehen, nur der Spiegel rechnet weiter. Dieses Auseinanderlaufen ist wirklich seltsam.',
      'Älter wird man nicht gleichmäßig, sondern in Rucken: ein Blick, ein Satz, eine Zahl, und plötzlich ist es da.',
      'Jede Falte hat eine Geschichte, aber fragen tut einen ja keine, ob sie einziehen darf.',
      'Mit den Jahren wird manches schwerer und manches herrlich egal. Das Zweite steht nur in keinem Prospekt.',
    ],
    ask: [
      'Wie alt fühlst du dich innerlich?',
      'Was ist mit den Jahren besser geworden?',
      'Was macht dir am Älterwerden am meisten zu schaffen?',
    ],
  },
  birthday: {
    say: [
      'Herzlichen Glückwunsch zu deinem Tag, ob er schon da ist oder noch kommt! Kuchen zählt dann rechtlich als Frühstück.',
      'Ein Geburtstag ist der einzige Feiertag, der nur deinetwegen im Kalender steht. Das verdient mindestens eine Kerze.',
      'Wieder eine Runde um die Sonne, über neunhundert Millionen Kilometer. Dafür ist ein Stück Torte wirklich das Mindeste.',
      'Alles Gute für dein neues Lebensjahr! Möge es die richtigen Leute, genug Schlaf und ein paar gute Überraschungen bringen.',
    ],
    ask: [
      'Was wünschst du dir für das neue Lebensjahr?',
      'Wie sieht für dich ein gelungener Geburtstag aus?',
      'Wer darf an dem Tag auf keinen Fall fehlen?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Vergessen zu werden an so einem Tag sticht, gerade weil man nicht darum bitten mag. Man wartet ja nur auf ein Zeichen.',
      'Ein kurzer Gruß hätte gereicht, mehr wäre gar nicht nötig gewesen. Genau das macht das Schweigen so laut.',
      'Dieser Tag war wichtig, auch wenn andere ihn übersehen haben. Also von hier nachträglich einen von Herzen kommenden Glückwunsch.',
      'Meist steckt Schusseligkeit dahinter und keine Absicht. Nur fühlt sich beides auf deiner Seite gleich an.',
    ],
    ask: [
      'Von wem hättest du es dir am meisten gewünscht?',
      'Wie hast du den Tag dann verbracht?',
      'Was würdest du den anderen gern dazu sagen?',
    ],
  },
  smallPride: {
    say: [
      'Von außen sieht das klein aus, von innen war es ein Berg. Und du stehst jetzt auf der anderen Seite.',
      'Das Schwere daran sieht keiner, das Ergebnis ist trotzdem da. Stolz ist hier genau das richtige Gefühl.',
      'Für manches gibt es keine Urkunde, obwohl es mehr Mut braucht als vieles, wofür es welche gibt.',
      'Ein Schritt, um den man lange herumgeschlichen ist, zählt doppelt. Das nächste Mal weiß ein Teil von dir schon, dass es geht.',
    ],
    ask: [
      'Was hat dir am Ende den Schubs gegeben?',
      'Wie hat sich der Moment danach angefühlt?',
      'Was war daran das Schwerste?',
    ],
  },
  procrastinating: {
    say: [
      'Aufgeschobenes wird nicht kleiner, es sitzt nur mit auf dem Sofa. Richtig frei ist die Zeit dann auch nicht.',
      'Erstaunlich, was man alles erledigt, um eine einzige Sache nicht zu tun. Fleiß ist also vorhanden, nur falsch abgebogen.',
      'Das Anfangen ist fast immer schlimmer als die Sache. Zehn Minuten mit Wecker, danach darf offiziell abgebrochen werden.',
      'Hinter dem Aufschieben steckt selten Faulheit, eher ein Widerstand mit gutem Grund: zu groß, zu unklar oder zu langweilig.',
    ],
    ask: [
      'Was schreckt dich an der Sache am meisten ab?',
      'Was wäre der allerkleinste erste Handgriff?',
      'Womit lenkst du dich am liebsten ab?',
    ],
  },
  comparing: {
    say: [
      'Beim Vergleichen tritt dein ungeschminkter Alltag gegen die Schaufenster der anderen an. Das kann niemand gewinnen.',
      'Leben haben keine gemeinsame Startlinie und kein gemeinsames Ziel. Wer „weiter“ ist, lässt sich da gar nicht messen.',
      'Gezeigt wird das Haus, nicht der Kredit, das Lachen, nicht der Streit davor. Der halbe Film fehlt immer.',
      'Neid zeigt manchmal nur die Richtung, in die man selbst gern ginge. Den Rest des Vergleichs kann man getrost weglassen.',
    ],
    ask: [
      'Bei wem trifft dich der Vergleich am meisten?',
      'Worum beneidest du die anderen wirklich?',
      'Was an deinem Leben sieht man von außen nicht?',
    ],
  },
  overthinking: {
    say: [
      'Beim Grübeln arbeitet der Kopf Überstunden und liefert doch nichts Neues ab. Müde macht es trotzdem.',
      'Im Kopf klingt jede Szene beim zwanzigsten Durchlauf schlimmer. Die anderen haben meist nur die erste Fassung gehört, und die nur halb.',
      'Kreisende Gedanken werden auf Papier oft erstaunlich kurz. Zwei Sätze aufschreiben, und es ist wenigstens nicht mehr alles in der Luft.',
      'Man sucht in Gedanken nach der einen Stelle, an der alles klar wird. Leider ist ein Kreis genau die Form ohne so eine Stelle.',
    ],
    ask: [
      'Um welchen Satz oder Moment kreist es am meisten?',
      'Wann ist es im Kopf am lautesten?',
      'Was befürchtest du daran eigentlich?',
    ],
  },
  regret: {
    say: [
      'Reue schaut mit dem Wissen von heute auf jemanden, der es damals noch nicht hatte. Ganz fair ist dieser Blick nie.',
      'Es gibt Weichen, die man erst als solche erkennt, wenn der Zug längst vorbei ist. Das nagt, weil man die andere Strecke nie gesehen hat.',
      'Was man bereut, zeigt ziemlich genau, was einem am Herzen liegt. Sonst wäre es längst vergessen.',
      'Ungeschehen machen lässt sich nichts, erzählen schon. Manchmal wird es dadurch wenigstens ein Stück leichter zu tragen.',
    ],
    ask: [
      'Was würdest du heute anders machen?',
      'Wann kommt dieser Gedanke besonders hoch?',
      'Wie kam es damals dazu?',
    ],
  },
  guilt: {
    say: [
      'Ein schlechtes Gewissen hat nur, wem der andere nicht gleichgültig ist. Es drückt genau an der Stelle, wo die Bindung sitzt.',
      'Man kann jemanden lieb haben und ihm trotzdem nicht gerecht werden. Beides zugleich auszuhalten, das ist das Schwere an der Schuld.',
      'Schuldgefühle rechnen gern mit voller Strenge und lassen alles weg, was du sonst für diesen Menschen bist.',
      'Oft hilft ein einziger ehrlicher Satz an die andere Seite mehr als wochenlanges stilles Abbüßen.',
    ],
    ask: [
      'Was würdest du diesem Menschen gern sagen?',
      'Was genau wirfst du dir vor?',
      'Wie sieht die andere Seite das wohl?',
    ],
  },
  embarrassed: {
    say: [
      'Solche Sekunden dauern innerlich eine halbe Stunde. Die Zeugen dagegen denken bald schon wieder an ihr Mittagessen.',
      'Peinliches reift wie Käse: Erst stinkt es gewaltig, später ist es das beste Stück auf jeder Feier.',
      'Eigentlich hast du der Menschheit einen Dienst erwiesen: Alle, die davon wissen, fühlen sich jetzt ein bisschen normaler.',
      'Das Gehirn wird diese Szene leider noch eine Weile ungefragt vorführen, gern kurz vor dem Einschlafen.',
    ],
    ask: [
      'Wie hast du dich aus der Lage gerettet?',
      'Wer hat es alles mitbekommen?',
      'Was war daran der schlimmste Augenblick?',
    ],
  },
  childhood: {
    say: [
      'Erinnerungen von damals kommen selten als Film, eher als Geruch, Geräusch, ein Fleck Licht. Und schon ist alles wieder da.',
      'Die Jahre von früher haben eine eigene Länge. Ein Nachmittag damals war so groß wie heute ein Monat.',
      'Was aus der Kindheit hängen bleibt, sucht man sich nicht aus. Gerade die Nebensachen erweisen sich als unverwüstlich.',
      'Diese Welt gibt es nur noch in den Köpfen derer, die dabei waren. Beim Erzählen macht sie kurz wieder auf.',
    ],
    ask: [
      'Wer gehört zu dieser Erinnerung noch dazu?',
      'Welcher Geruch bringt dich sofort dorthin zurück?',
      'Was von damals steckt heute noch in dir?',
    ],
  },
  nightDream: {
    say: [
      'Nachts führt der Kopf Regie ohne Aufsicht. Am Morgen sitzt man da mit Bildern, die keiner bestellt hat.',
      'Gefühle aus einem Traum bleiben oft länger als die Handlung. Man schleppt sie noch durch den halben Vormittag.',
      'Träume mischen Alltag und Unmögliches, als gehöre es zusammen. Und im Schlaf glaubt man jedes Wort davon.',
      'Gleich nach dem Aufwachen ist ein Traum noch ganz da, beim Frühstück zerfällt er schon. Erzählen hält ihn fest.',
    ],
    ask: [
      'Welches Bild daraus ist am deutlichsten geblieben?',
      'Mit welchem Gefühl bist du aufgewacht?',
      'Was aus deinem Alltag steckt wohl darin?',
    ],
  },
  newStart: {
    say: [
      'Anfänge haben etwas von frischer Tinte. Noch ist nichts verkleckst, und jeder Tag setzt ein Wort dazu.',
      'Eine neue Gewohnheit braucht einen festen Platz im Tag, am besten gleich hinter etwas, das ohnehin passiert. Dann trägt die alte die neue.',
      'Etwas anders zu machen als bisher, ist am Anfang Arbeit gegen die eigene Spur. Später ist es dann selbst die Spur.',
      'Ein Ausrutscher würde den Neubeginn nicht löschen. Entscheidend ist immer nur der Tag danach.',
    ],
    ask: [
      'Was hat den Anstoß dazu gegeben?',
      'Wann wird es für dich am schwierigsten?',
      'Woran wirst du merken, dass es sich lohnt?',
    ],
  },
  faith: {
    say: [
      'Glauben ist selten ein fester Boden, eher ein Weg mit wechselndem Untergrund. Fragen gehören da genauso zum Gepäck wie Vertrauen.',
      'Im Gebet, im Fasten, selbst im Zweifeln steckt dieselbe Ernsthaftigkeit: Es ist einem nicht egal, was trägt.',
      'Für das, was größer ist als man selbst, hat der Alltag kaum noch Räume. Du hältst dir einen offen.',
      'Auch in den Psalmen wird geklagt, gehadert und gedankt, manchmal auf einer Seite. Da hat alles nebeneinander Platz.',
    ],
    ask: [
      'Was bedeutet dir dein Glaube zurzeit?',
      'Was hat dich darin am meisten geprägt?',
      'Welche Frage beschäftigt dich dabei gerade?',
    ],
  },
  grateful: {
    say: [
      'Dankbarkeit macht nichts größer, als es ist. Sie sieht es nur endlich in voller Größe.',
      'Gutes wird leicht selbstverständlich, weil es so leise ist. Du hast es bemerkt, und damit zählt es doppelt.',
      'Solche Augenblicke halten lange warm. Von ihnen zehrt man noch an Tagen, an denen es zieht.',
      'Schön, das zu lesen. Ein ausgesprochener Dank ist übrigens eines der wenigen Geschenke, die immer passen.',
    ],
    ask: [
      'Wem würdest du das am liebsten sagen?',
      'Was hat dir das so deutlich gemacht?',
      'Was davon soll unbedingt so bleiben?',
    ],
  },
  crying: {
    say: [
      'Tränen kommen, wenn Worte zu langsam sind. Erklären oder begründen muss man sie nicht.',
      'Manches hält man lange fest, und dann reicht eine Kleinigkeit. Die Kleinigkeit ist selten der Grund.',
      'Weinen kostet Kraft, als hätte man etwas Schweres getragen. Hat man ja auch. Ein Glas Wasser und etwas Ruhe tun jetzt gut.',
      'Hier braucht es kein gefasstes Gesicht. Schreib einfach, wie es kommt, auch durcheinander.',
    ],
    ask: [
      'Was steckt hinter diesen Tränen?',
      'Was würde dir in dieser Stunde guttun?',
      'Wie lange staut sich das schon an?',
    ],
  },
  furious: {
    say: [
      'Wut ist laut, weil sie etwas verteidigt. Da wurde offenbar eine Grenze überrannt, die dir wichtig ist.',
      'So viel Zorn braucht erst mal einen Ausgang: schnelles Gehen, Kissen, Großbuchstaben. Hier darf es ungefiltert stehen.',
      'Mit diesem Puls ist jede höfliche Formulierung eine Zumutung. Schimpf ruhig, das Papier hält es aus.',
      'Abschicken sollte man in voller Rage wenig, aufschreiben aber alles. Morgen lässt sich das Beste daraus auswählen.',
    ],
    ask: [
      'Was hat das Fass zum Überlaufen gebracht?',
      'Was würdest du am liebsten laut sagen?',
      'Was daran macht dich am wütendsten?',
    ],
  },
  bored: {
    say: [
      'Langeweile dehnt die Minuten, bis jede einen eigenen Namen verdient. Die Uhr ist dabei keine Hilfe.',
      'Der Kopf hat Hunger, und im Angebot ist nur Luft. Da wird selbst eine Raufasertapete zum Programm.',
      'Ein Vorschlag zur Güte: Den Nachnamen rückwärts buchstabieren und der so entstandenen Figur einen Beruf geben.',
      'Aus purer Ödnis sind schon ganze Erfindungen entstanden. Allerdings auch viele sehr seltsame Frisuren.',
    ],
    ask: [
      'Worauf hättest du Lust, wenn alles ginge?',
      'Was hat dich zuletzt richtig gepackt?',
      'Was liegt in deiner Reichweite gerade herum?',
    ],
  },
  fearOfFuture: {
    say: [
      'Die Zukunft ist ein Zimmer ohne Licht, und die Angst möbliert es sofort. Meist mit den schwersten Stücken.',
      'Nicht zu wissen, was kommt, ist oft schwerer als ein klares Problem. Gegen Nebel kann man eben nichts unternehmen.',
      'Sorgen um später verlangen Antworten, die es heute noch gar nicht geben kann. Nur die Unruhe gibt es schon jetzt.',
      'Hilfreich ist manchmal, die Frist zu verkürzen: nicht zehn Jahre, sondern die nächsten drei Wochen. So weit reicht das Licht meistens.',
    ],
    ask: [
      'Welches Bild von später macht dir am meisten Angst?',
      'Was davon liegt in deiner Hand?',
      'Wann meldet sich diese Angst am lautesten?',
    ],
  },
  worldNews: {
    say: [
      'Man bekommt das Unglück der ganzen Welt aufs Sofa geliefert und kann kaum etwas davon anfassen. Dafür ist kein Mensch gebaut.',
      'Dass dir das nahegeht, ist kein Fehler in der Wahrnehmung. Abgestumpft wäre bequemer, aber nicht besser.',
      'Schlagzeilen zeigen, was zerbricht, selten, wer gerade repariert. Beides geschieht am selben Tag.',
      'Zweimal täglich eine feste Zeit für Nachrichten reicht, um Bescheid zu wissen. Der Dauerstrom macht nicht klüger, nur wunder.',
    ],
    ask: [
      'Welches Thema lässt dich am wenigsten los?',
      'Wie gehst du mit all den Meldungen um?',
      'Mit wem kannst du darüber reden?',
    ],
  },
  feastDays: {
    say: [
      'Feste haben ihre eigenen Gesetze: dasselbe Essen, dieselben Lieder, dieselben kleinen Dramen. Ohne die wäre es nur ein freier Tag.',
      'An solchen Tagen sitzt immer auch die Erinnerung an alle früheren mit am Tisch. Darum sind sie so aufgeladen.',
      'Feiertage machen in der Vorbereitung Arbeit für drei und hinterher Geschichten für Jahre.',
      'Ein Fest teilt das Jahr in ein Davor und ein Danach. Dazwischen liegen meist sehr viele Kalorien.',
    ],
    ask: [
      'Welcher Brauch gehört für dich unbedingt dazu?',
      'Mit wem feierst du am liebsten?',
      'Wie war dieses Fest bei dir früher?',
    ],
  },
  newLook: {
    say: [
      'Nach einer Veränderung grüßt man sein Spiegelbild ein paar Tage lang wie neue Nachbarschaft. Man muss sich erst kennenlernen.',
      'Etwas am Äußeren zu ändern, verschiebt auch innen etwas. Sogar der Gang wird dann ein anderer.',
      'Alle schauen kurz hin, am längsten aber man selbst, in jede Schaufensterscheibe.',
      'Ein neuer Look braucht ungefähr eine Woche, bis er einem gehört. Vorher trägt man ihn nur spazieren.',
    ],
    ask: [
      'Wie kam es zu dieser Veränderung?',
      'Was haben die anderen dazu gesagt?',
      'Wie fühlst du dich damit?',
    ],
  },
  crossroads: {
    say: [
      'Schwer ist eine Wahl meist dann, wenn auf beiden Seiten etwas Echtes liegt. Sonst wäre sie längst gefallen.',
      'Wirf eine Münze und achte auf den Moment, in dem sie fliegt. Oft merkt man da, worauf man hofft.',
      'Sich für eines zu entscheiden heißt auch, vom anderen Abschied zu nehmen. Das macht jede Abwägung so zäh.',
      'Listen zählen Argumente, wiegen können sie sie nicht. Ein einziges Gefühl kann schwerer sein als sieben Punkte.',
    ],
    ask: [
      'Welche Seite zieht leise stärker?',
      'Was würde dir bei der einen Wahl am meisten fehlen?',
      'Bis wann muss die Entscheidung stehen?',
    ],
  },
  calm: {
    say: [
      'Solche Augenblicke machen keinen Lärm, deshalb übersieht man sie leicht. Dieser ist angekommen.',
      'Nichts zu müssen ist ein vollständiges Programm. Da fehlt kein einziger Punkt.',
      'In der Ruhe werden auch die Gedanken leiser, wie Schritte auf Teppich. Schön, dass du davon etwas herüberreichst.',
      'So ein Frieden lässt sich nicht herstellen, nur bemerken. Bleib ruhig noch ein Weilchen darin sitzen.',
    ],
    ask: [
      'Was hörst du gerade um dich herum?',
      'Was macht diesen Moment so gut?',
      'Wo findest du sonst solche Ruhe?',
    ],
  },
  overheard: {
    say: [
      'Das kann sich keine Drehbuchstube ausdenken. Der Alltag schreibt einfach schamloser.',
      'Wer so etwas mitbekommt, hat den Tagespreis gewonnen. Man muss nur Augen und Ohren offen haben, wie du.',
      'Köstlich. Am besten ist ja immer, dass die Beteiligten es vollkommen ernst meinen.',
      'Solche Szenen gehören gesammelt, in ein Heft mit dem Titel „Wirklich passiert“. Diese käme auf Seite eins.',
    ],
    ask: [
      'Wie haben die Leute ringsum geschaut?',
      'Wie ging die Szene zu Ende?',
      'Wem musst du das unbedingt erzählen?',
    ],
  },
  secretKept: {
    say: [
      'Etwas so lange allein zu hüten, kostet jeden Tag ein wenig Kraft. Jetzt steht es zum ersten Mal außerhalb von dir.',
      'Danke für dieses Vertrauen. Einen Satz auszusprechen, der so lange keinen Ort hatte, ist ein großer Schritt.',
      'Geheimnisse werden im Dunkeln größer, als sie sind. Bei Licht bekommen sie langsam wieder Ränder.',
      'Du bestimmst, wie viel davon hier Platz bekommt und in welchem Tempo. Nichts daran muss schnell gehen.',
    ],
    ask: [
      'Was hat dich so lange schweigen lassen?',
      'Wie ist es, das jetzt aufzuschreiben?',
      'Wer sollte es vielleicht irgendwann wissen?',
    ],
  },
  unheard: {
    say: [
      'Immer das Ohr zu sein und nie die Stimme, das geht auf Dauer nicht auf. Hier bist jetzt du dran, ohne Unterbrechung.',
      'Wer verlässlich für andere da ist, wird leicht zum Möbelstück: geschätzt, benutzt, nie gefragt. Gerecht ist das nicht.',
      'Übergangen zu werden passiert leise, und darum merken es die anderen oft gar nicht. Weh tut es trotzdem jedes Mal.',
      'Starke Schultern fragt kaum jemand, ob sie müde sind. Dabei wäre gerade da die Frage fällig.',
    ],
    ask: [
      'Was hätten die anderen endlich mal hören sollen?',
      'Bei wem fehlt dir das Zuhören am meisten?',
      'Wie geht es dir denn gerade wirklich?',
    ],
  },
  laughedAt: {
    say: [
      'Ausgelacht zu werden trifft tief, weil man sich dabei so allein gegen viele fühlt. Das war nicht harmlos.',
      'Spott sagt etwas über die Runde, die ihn nötig hat. Über dich sagt er nichts, auch wenn er genau so klingen soll.',
      'So ein Gelächter hallt lange nach, länger als jedes freundliche Wort. Mit Humor hat das nichts zu tun.',
      'Würde ist nichts, was andere einem weglachen können. Schäbig war das Verhalten von denen, nicht du.',
    ],
    ask: [
      'Wer stand in dem Moment auf deiner Seite?',
      'Was hat dich daran am meisten getroffen?',
      'Wie begegnest du diesen Leuten seitdem?',
    ],
  },
}
