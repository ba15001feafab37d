import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Ein Buch ist der einzige Ort, an dem man gleichzeitig weg und daheim ist. Und keiner sieht, wie weit du gerade bist.',
      'Beim Lesen dreht man den Film selbst, mit eigener Besetzung und eigenem Licht. Darum streitet man hinterher auch so gern darüber.',
      'Zwischen dir und so einem Buch läuft ja immer etwas: Sog, Streit oder beides. Gleichgültig liest kaum jemand.',
      'Manche Figuren ziehen nach ein paar Kapiteln bei einem ein und zahlen keine Miete. Manche schaffen es nie über die Schwelle.',
    ],
    ask: [
      'Welche Figur beschäftigt dich darin am meisten?',
      'Wie bist du auf das Buch gekommen?',
      'Wo und wann liest du am liebsten?',
    ],
  },
  film: {
    say: [
      'Zwei Stunden im Dunkeln, und danach sieht die Straße kurz anders aus. Das kann nur Kino, selbst auf dem Sofa.',
      'Ein Film ist erst richtig zu Ende, wenn man darüber geredet hat. Vorher läuft der Abspann im Kopf weiter.',
      'Manchmal bleibt von einem ganzen Film nur eine einzige Einstellung hängen, die aber jahrelang.',
      'Ob Meisterwerk oder Murks: Für die Dauer eines Films hat jemand anderes entschieden, was du siehst. Darüber darf man urteilen wie ein Kritiker.',
    ],
    ask: [
      'Welche Szene ist dir am stärksten geblieben?',
      'Wie fandest du die Besetzung?',
      'Mit welchem anderen Film würdest du ihn vergleichen?',
    ],
  },
  series: {
    say: [
      'Mit einer Serie zieht man eine Weile zusammen. Man kennt die Küche, die Macken und alle Geheimnisse der Leute.',
      '„Nur noch eine Folge“ ist vermutlich der am häufigsten gebrochene Vorsatz der Welt. Die Drehbuchleute wissen genau, was sie tun.',
      'Das Seltsame an Serien: Man sorgt sich ernsthaft um Menschen, die es nicht gibt. Und das ist völlig in Ordnung so.',
      'Gute Serien haben den Rhythmus eines Feierabends. Der Vorspann reicht, und der Tag ist offiziell vorbei.',
    ],
    ask: [
      'Welche Figur würdest du gern mal treffen?',
      'Was hält dich bei dieser Serie fest?',
      'Wie schaust du am liebsten, häppchenweise oder am Stück?',
    ],
  },
  music: {
    say: [
      'Ein Lied braucht drei Takte, um einen ganz woandershin zu bringen. Kein Zug ist so schnell.',
      'Musik findet Stellen, an die man mit Worten gar nicht herankommt. Darum hört man manches eben hundertmal.',
      'Was man laut dreht, verrät ziemlich viel über den Tag. Und manchmal macht es den Tag erst.',
      'Bestimmte Klänge sind wie ein Zimmer, das man jederzeit betreten kann. Alles darin steht noch am alten Platz.',
    ],
    ask: [
      'Welche Stelle in der Musik packt dich am meisten?',
      'Woran erinnert dich diese Musik?',
      'Was sollte unbedingt als Nächstes laufen?',
    ],
  },
  instrument: {
    say: [
      'Ein Instrument ist ehrlich: Es gibt genau das zurück, was die Finger hineinlegen. Und jeden geübten Takt hört man irgendwann.',
      'Üben klingt für die Nachbarn nach Wiederholung und ist in Wahrheit Feinarbeit. Irgendwann wissen die Hände es allein.',
      'Selbst Musik zu machen ist etwas ganz anderes als welche zu hören. Plötzlich sitzt man im Maschinenraum.',
      'Es gibt diesen Moment, in dem aus Griffen und Noten auf einmal Musik wird. Für den lohnt sich jeder schiefe Ton.',
    ],
    ask: [
      'Welches Stück liegt dir gerade am meisten am Herzen?',
      'Wie bist du zu diesem Instrument gekommen?',
      'Was ist die schwierigste Stelle zurzeit?',
    ],
  },
  singing: {
    say: [
      'Die Stimme ist das einzige Instrument, das man immer dabeihat. Kein Wunder, dass Singen den ganzen Menschen durchlüftet.',
      'Beim Singen atmet man tiefer als den restlichen Tag. Vielleicht fühlt sich danach deshalb alles ein Stück leichter an.',
      'Ein Ton, der sitzt, ist eine eigene Sorte Glück. Man hört ihn und man spürt ihn zugleich.',
      'Singen braucht Mut, denn man kann sich hinter nichts verstecken, nicht mal hinter einer Gitarre. Umso schöner, wenn es einfach klingt.',
    ],
    ask: [
      'Welches Lied singst du am allerliebsten?',
      'Wo klingt deine Stimme am besten?',
      'Wie hast du zum Singen gefunden?',
    ],
  },
  drawing: {
    say: [
      'Wer zeichnet oder formt, schaut anders. Auf einmal hat sogar ein Schatten eine Farbe und ein Rand einen Charakter.',
      'Aus einem leeren Blatt oder einem Klumpen etwas zu machen, das vorher nicht da war: Das ist eigentlich unerhört.',
      'Gerade das leicht Schiefe verrät, dass eine Hand am Werk war. Perfekt kann jede Fabrik.',
      'Beim Gestalten vergeht die Zeit, ohne sich abzumelden. Hinterher steht da etwas, das nur von dir sein kann.',
    ],
    ask: [
      'Was hat dich zu diesem Motiv gebracht?',
      'Welches Material magst du am liebsten?',
      'Wo bekommt das fertige Werk seinen Platz?',
    ],
  },
  handicraft: {
    say: [
      'Handarbeit ist Zeit, die man anfassen kann. Masche für Masche, Schnitt für Schnitt liegt der Abend am Ende auf dem Tisch.',
      'Etwas Selbstgemachtes kennt seine Fehler nur von innen. Alle anderen sehen einfach, wie schön es geworden ist.',
      'Die Hände arbeiten, und der Kopf darf spazieren gehen. Dafür bezahlen andere Leute teure Kurse.',
      'Auftrennen, abschleifen, noch mal ansetzen: Das gehört zum Handwerk wie der Faden zur Nadel. Darum wird es auch gut.',
    ],
    ask: [
      'Für wen ist das Stück gedacht?',
      'Welcher Arbeitsschritt macht dir am meisten Freude?',
      'Von wem hast du das gelernt?',
    ],
  },
  photos: {
    say: [
      'Fotografieren heißt, im richtigen Moment Ja zu sagen. Eine Sekunde später wäre das Bild schon ein anderes.',
      'Mit einer Kamera läuft man langsamer und sieht doppelt so viel. Eigentlich ist sie eine Sehhilfe.',
      'Aus vielen Aufnahmen bleibt am Ende eine, die atmet. Das Aussortieren ist die halbe Kunst.',
      'Licht einzufangen ist ein verrücktes Hobby, denn es hält nie still. Genau deshalb macht es wohl süchtig.',
    ],
    ask: [
      'Was zieht dich als Motiv am meisten an?',
      'Welches Bild ist bisher dein liebstes?',
      'Was hättest du gern noch vor der Linse?',
    ],
  },
  videoGame: {
    say: [
      'Spiele haben klare Regeln, faire Gegner und einen Speicherstand. Davon könnte sich die Wirklichkeit eine Scheibe abschneiden.',
      '„Nur noch kurz“ dauert am Bildschirm gern bis nach Mitternacht. Die Welt da drin braucht eben jemanden, der sich kümmert.',
      'In so einem Spiel ist man gleich ganz drin, mit Puls und allem. Das ist Abenteuer ohne nasse Füße.',
      'Beim Zocken scheitert man öfter als irgendwo sonst und drückt trotzdem auf „Noch mal“. Eigentlich eine ziemlich gute Schule.',
    ],
    ask: [
      'Was reizt dich an diesem Spiel am meisten?',
      'Mit wem spielst du am liebsten?',
      'Was ist im Spiel dein nächstes Ziel?',
    ],
  },
  boardGame: {
    say: [
      'Am Spieltisch lernt man Menschen schneller kennen als in zehn Gesprächen. Da kommt jeder Charakter ungefiltert raus.',
      'Es geht um nichts und gleichzeitig um alles, das ist das Schöne an so einem Spiel. Die Ehre steht immer auf dem Tisch.',
      'Eine Runde am Tisch, ohne Akku und Ladebalken: Dafür nimmt man auch Glückspilze und Regelreiter in Kauf.',
      'Gute Spiele erzeugen Geschichten, die man noch Jahre später vorgehalten bekommt. Gewonnen hat meistens, wer am schönsten davon erzählt.',
    ],
    ask: [
      'Wer sitzt bei euch mit am Tisch?',
      'Wer ist in eurer Runde am ehrgeizigsten?',
      'Welches Spiel könntest du immer wieder spielen?',
    ],
  },
  teamWon: {
    say: [
      'So ein Sieg hebt die ganze Woche an. Sogar der Montag bekommt Vereinsfarben.',
      'Glückwunsch an alle, die mitgefiebert haben! Gejubelt wird ja auf dem Platz und auf dem Sofa gleich laut.',
      'Für genau diese Momente nimmt man all die mageren Spieltage in Kauf. Heute schmeckt das Fansein süß.',
      'Gewonnen! Da darf man jede Szene dreimal nacherzählen, und beim dritten Mal war sie noch ein bisschen schöner.',
    ],
    ask: [
      'Welcher Moment im Spiel war für dich der entscheidende?',
      'Wer war für dich heute überragend?',
      'Wie wird dieser Sieg gefeiert?',
    ],
  },
  teamLost: {
    say: [
      'Niederlagen der eigenen Mannschaft steht man machtlos gegenüber. Man kann ja nicht einmal selbst einen Ball treten.',
      'Fan sein heißt, sich freiwillig das Wochenende verderben zu lassen. Und beim nächsten Spiel trotzdem wieder da zu sein.',
      'So ein verlorenes Spiel läuft im Kopf noch Stunden nach, mit allen Chancen, die hätten reingehen müssen.',
      'Wer nur bei Siegen mitfiebert, ist Publikum. Wer die Pleiten mitträgt, gehört dazu, und das tut eben weh.',
    ],
    ask: [
      'Woran hat es deiner Meinung nach gelegen?',
      'Was müsste sich bei der Mannschaft ändern?',
      'Wie lange hältst du schon zu diesem Verein?',
    ],
  },
  ownMatch: {
    say: [
      'Selbst auf dem Feld zu stehen ist etwas anderes, als vom Rand alles besser zu wissen. Da zählt jeder Meter.',
      'Wettkampf heißt: Das Training bekommt Zeugen. Kein Wunder, dass da der Puls schon in der Umkleide hochgeht.',
      'Im Team ist das Schönste oft die Zeit drum herum, in der Kabine und beim Getränk danach. Das Ergebnis kommt erst an zweiter Stelle, offiziell.',
      'Ein Spiel entscheidet sich in winzigen Augenblicken, und im Kopf spielt man sie noch tagelang nach oder voraus.',
    ],
    ask: [
      'Auf welcher Position fühlst du dich am wohlsten?',
      'Wie ist der Zusammenhalt bei euch?',
      'Was nimmst du dir für das nächste Spiel vor?',
    ],
  },
  running: {
    say: [
      'Beim Laufen diskutiert der Kopf, und die Beine stimmen ab. Meistens gewinnen zum Glück die Beine.',
      'Jeder Kilometer gehört dir allein, den kann keiner abkürzen oder ausleihen. Das macht Laufen so ehrlich.',
      'Der schwerste Teil der Strecke liegt zwischen Sofa und Haustür. Danach ist es nur noch Schritt für Schritt.',
      'Laufen sortiert, was am Schreibtisch durcheinanderliegt. Man kommt verschwitzt heim und seltsam aufgeräumt.',
    ],
    ask: [
      'Welche Strecke läufst du am liebsten?',
      'Was geht dir beim Laufen durch den Kopf?',
      'Auf welches Ziel läufst du gerade hin?',
    ],
  },
  hiking: {
    say: [
      'Zu Fuß hat die Welt genau die richtige Geschwindigkeit. Man kommt an und war auch wirklich unterwegs.',
      'Draußen auf langen Wegen schrumpfen viele Sorgen auf Rucksackgröße. Und ein Brot schmeckt dort wie ein Festessen.',
      'Ein Weg unter den Schuhen sortiert mehr als jede Liste. Der Wald und die Höhe stellen ja keine Fragen.',
      'Nach so einer Strecke weiß man abends genau, wovon man müde ist. Das ist die gute Sorte Müdigkeit.',
    ],
    ask: [
      'Welcher Abschnitt war für dich der schönste?',
      'Was darf bei dir im Rucksack nie fehlen?',
      'Welche Tour reizt dich als nächste?',
    ],
  },
  cycling: {
    say: [
      'Auf dem Rad ist man schnell genug für Abenteuer und langsam genug, um den Geruch der Felder mitzubekommen.',
      'Rückenwind hält man gern für gute Form, Gegenwind für Pech. Auf zwei Rädern lernt man beides kennen.',
      'Aus eigener Kraft so weit zu kommen, ist jedes Mal ein kleines Wunder der Mechanik und der Waden.',
      'Tritt für Tritt wird der Kopf leerer und der Hunger größer. Radfahren ist in beidem sehr zuverlässig.',
    ],
    ask: [
      'Welche Strecke fährst du am liebsten?',
      'Was für ein Rad hast du unter dir?',
      'Was sieht man auf deinem Weg so alles?',
    ],
  },
  sea: {
    say: [
      'Wasser hat keine Termine. Wer davor steht oder darin schwimmt, vergisst die eigenen gleich mit.',
      'Am Wasser wird der Blick weit und der Atem von allein langsamer. Dafür braucht es gar keinen Plan.',
      'Der erste Schritt ins Nasse ist immer eine Verhandlung mit sich selbst. Hinterher will man dann nicht mehr raus.',
      'Kein Tag am Wasser gleicht dem anderen, Farbe, Wind und Licht mischen jedes Mal neu. Deshalb kann man ewig hinschauen.',
    ],
    ask: [
      'Was liebst du am Wasser am meisten?',
      'Wie kalt darf das Wasser für dich sein?',
      'An welches Ufer zieht es dich immer wieder?',
    ],
  },
  dancing: {
    say: [
      'Tanzen ist Denken mit den Füßen. Sobald der Kopf aufhört zu zählen, fängt es an zu fließen.',
      'Auf der Tanzfläche zählt nur der nächste Takt. Für alles andere ist schlicht kein Platz mehr.',
      'Wer tanzt, nimmt auch mal einen falschen Schritt in Kauf. Mit genügend Schwung sieht er aus wie Absicht.',
      'Musik hören kann man mit den Ohren, verstehen tut man sie erst mit den Knien. Tanzen erklärt einfach alles.',
    ],
    ask: [
      'Zu welcher Musik hält dich nichts auf dem Stuhl?',
      'Wie bist du zum Tanzen gekommen?',
      'Welcher Schritt macht dir am meisten Spaß?',
    ],
  },
  fishing: {
    say: [
      'Draußen still zu werden ist eine Kunst. Erst wenn man selbst kaum noch raschelt, zeigt sich die Natur von nahem.',
      'Geduld ist dabei das wichtigste Gerät, und die gibt es in keinem Fachgeschäft. Der Ertrag ist fast Nebensache.',
      'Wer so früh und leise unterwegs ist, bekommt einen anderen Tag als alle anderen. Einen mit mehr Nebel und weniger Lärm.',
      'Gute Plätze werden besser gehütet als Familienschmuck. Wer einen hat, schweigt mit einem sehr zufriedenen Gesicht.',
    ],
    ask: [
      'Was ist für dich das Schönste an dieser Stille?',
      'Was war bisher dein bester Fund oder Fang?',
      'Wer hat dir das alles beigebracht?',
    ],
  },
  writing: {
    say: [
      'Schreiben ist Ordnung machen mit Tinte. Was auf dem Papier steht, muss der Kopf nicht mehr allein herumtragen.',
      'Ein Satz, der stimmt, macht zehn gestrichene wieder gut. Und gestrichene Sätze sind ja keine verlorene Arbeit.',
      'Wer schreibt, hört sich selbst beim Denken zu. Manchmal steht da dann etwas, das man vorher gar nicht wusste.',
      'Worte suchen ist wie Steine wenden: Meistens ist nichts darunter, und dann auf einmal doch.',
    ],
    ask: [
      'Worüber schreibst du am liebsten?',
      'Wer darf deine Texte lesen?',
      'Zu welcher Tageszeit kommen dir die besten Sätze?',
    ],
  },
  museum: {
    say: [
      'Kunst anzuschauen ist wie Besuch bei jemandem, der ganz anders wohnt. Man geht mit neuen Augen nach Hause.',
      'Auf der Bühne wie an der Wand gilt: Es muss nicht gefallen, um nachzuwirken. Hauptsache, es lässt einen nicht kalt.',
      'Vor manchen Werken bleibt man stehen, ohne zu wissen, warum. Genau da fängt es an, interessant zu werden.',
      'Ein Kulturtag macht müde Füße und einen wachen Kopf. Und am Ende bleibt meist ein einziges Bild, das mitkommt.',
    ],
    ask: [
      'Was ist dir davon am stärksten im Kopf geblieben?',
      'Was hat dich dort hingezogen?',
      'Mit wem tauschst du dich über so etwas aus?',
    ],
  },
  volunteering: {
    say: [
      'Ohne Leute, die einfach anpacken, stünde vieles still. Das merkt man nur deshalb selten, weil sie eben da sind.',
      'Ehrenamt wird in einer Währung bezahlt, die auf keinem Konto steht. Dafür verliert sie auch nicht an Wert.',
      'Zeit zu verschenken ist das Persönlichste, was man geben kann. Die bekommt ja niemand nachgeliefert.',
      'Helfen hat zwei Enden: An beiden geht hinterher jemand anders nach Hause, als er gekommen ist.',
    ],
    ask: [
      'Wie bist du zu diesem Ehrenamt gekommen?',
      'Welche Begegnung dort ist dir geblieben?',
      'Was gibt dir diese Aufgabe?',
    ],
  },
  stars: {
    say: [
      'Manches Sternenlicht war Jahrhunderte unterwegs, um genau heute in ein Auge zu fallen. Eine weite Reise für einen kurzen Blick.',
      'Der Nachthimmel ist das älteste Programm der Welt und läuft immer noch ohne Werbung.',
      'Unter so viel Himmel bekommen die Dinge wieder ihre richtige Größe. Das meiste schrumpft dabei ganz angenehm.',
      'Derselbe Mond hängt über allen Dächern, und doch fühlt er sich an wie eine private Verabredung.',
    ],
    ask: [
      'Was geht dir beim Hinaufschauen durch den Kopf?',
      'Wo hast du den schönsten Nachthimmel gesehen?',
      'Was würdest du da oben gern mal aus der Nähe sehen?',
    ],
  },
}
