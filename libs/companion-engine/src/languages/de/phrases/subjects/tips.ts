import type { SubjectLines } from '../../../phrases.ts'

export const tips: SubjectLines<'tips'> = {
  filmFunny: {
    say: [
      '„Ziemlich beste Freunde“: frech, warm und ohne Rührseligkeit. Oder „Und täglich grüßt das Murmeltier“, nach dem jeder Morgen komischer aussieht.',
      '„Grand Budapest Hotel“, bunt und verrückt wie eine Tortenschachtel, oder „Little Miss Sunshine“, eine herrlich schiefe Familie im gelben Bus.',
      '„Manche mögen’s heiß“: alt, schwarzweiß und bis zum letzten Satz perfekt. Moderner: „Paddington 2“, ein Bär, der jede Laune hebt.',
      '„Good Bye, Lenin!“, komisch mit Herz, oder „Willkommen bei den Sch’tis“, ein Strafversetzter im Norden, bei dem ganze Wohnzimmer kichern.',
      '„Die fabelhafte Welt der Amélie“ zum Lächeln, „Das Leben des Brian“ zum Brüllen. Je nachdem, wie laut gelacht werden darf.',
    ],
    ask: ['Worüber lachst du eher, Wortwitz oder Pannen?'],
  },
  filmAny: {
    say: [
      '„Das Leben der Anderen“: still, spannend und mit einem Schluss, der lange bleibt. Zum Mitfiebern dagegen: „Die zwölf Geschworenen“, nur ein Raum und volle Spannung.',
      '„Die Verurteilten“, Freundschaft und Geduld hinter Mauern, oder „Parasite“, der als Komödie beginnt und ganz woanders endet.',
      '„Arrival“, kluge Science-Fiction über Sprache und Zeit, oder „Prestige“, ein Duell zweier Zauberkünstler mit doppeltem Boden.',
      '„Das Fenster zum Hof“ für feine Gänsehaut ohne Blut, „The Sixth Sense“, wenn es etwas unheimlicher sein darf.',
      '„Chihiros Reise ins Zauberland“ für Staunen, „Das Leben ist schön“ für Tränen. Beide vergisst man nicht.',
    ],
    ask: ['Welcher Film hat dich zuletzt wirklich gepackt?'],
  },
  seriesAny: {
    say: [
      '„Ted Lasso“ für gute Laune mit Herz, „Slow Horses“ für Spionage mit trockenem Humor. Beide ziehen einen sofort hinein.',
      '„Chernobyl“: fünf Folgen, dicht und erschütternd. Leichter: „Only Murders in the Building“, drei Hobbyermittler in einem New Yorker Haus.',
      '„Die Brücke“, der dänisch-schwedische Krimi mit einer unvergesslichen Ermittlerin, oder „Borgen“, Politik so spannend wie ein Thriller.',
      '„Better Call Saul“, langsam, klug und glänzend gespielt, oder „The Good Place“, kurze Folgen, große Fragen, viele Lacher.',
      '„Babylon Berlin“ für die Zwanzigerjahre mit Sog, „Derry Girls“ für kurze Folgen voller Unsinn und Wärme.',
    ],
    ask: ['Welche Serie hättest du am liebsten nie zu Ende gesehen?'],
  },
  bookAny: {
    say: [
      '„Der Trafikant“: schmal, zart und aus dem Wien von 1937. Oder „Tschick“, eine Sommerfahrt im geklauten Lada, komisch und klug.',
      '„Der Name der Rose“, ein Mönchskrimi zum Versinken, oder „Das Parfum“, nach dem man die Welt anders riecht.',
      '„Stolz und Vorurteil“, bissiger und lustiger, als viele denken, oder „Die Mitternachtsbibliothek“, ein Roman über ungelebte Leben.',
      '„Der Herr der Ringe“ für lange Abende, „Die unendliche Geschichte“ für alle, die das Staunen vermissen.',
      '„Ein Mann namens Ove“ zum Lachen und Schlucken, „Die Wand“ für stille Spannung: eine Frau, ein Hund, eine unsichtbare Grenze.',
    ],
    ask: ['Welches Buch hast du zuletzt in einem Zug gelesen?'],
  },
  bookForChild: {
    say: [
      'Für Kleine „Der Grüffelo“, gereimt und zum Mitsprechen. Für Größere „Die unendliche Geschichte“, am besten gemeinsam.',
      '„Ronja Räubertochter“ zum Vorlesen ab etwa acht, „Pettersson und Findus“ für alle darunter. Beide mögen auch die Großen.',
      '„Die Olchis“ für kichernde Leseanfänger, „Gregs Tagebuch“ für alle, die Bücher eigentlich doof finden.',
      '„Die kleine Raupe Nimmersatt“ für die Allerkleinsten, „Der kleine Wassermann“ für den Abend im Vorschulalter.',
      '„Das kleine Ich-bin-ich“ ab drei, „Jim Knopf und Lukas der Lokomotivführer“ ab sechs, ein Abenteuer für viele Abende.',
    ],
    ask: ['Was begeistert das Kind zurzeit am meisten?'],
  },
  musicCalm: {
    say: [
      'Die „Gymnopédies“ von Satie: Klavier wie langsames Atmen. Danach „Clair de lune“ von Debussy, und der Abend wird weich.',
      '„Spiegel im Spiegel“ von Arvo Pärt: fast nichts passiert, und genau das tut gut. Zum Weinen wie zum Schlafen.',
      '„Pink Moon“ von Nick Drake, nur Stimme und Gitarre, oder „Holocene“ von Bon Iver, wenn es draußen dunkel ist.',
      '„Music for Airports“ von Brian Eno, zum Wegdämmern gemacht, oder „The Köln Concert“ von Keith Jarrett für lange, stille Stunden.',
      '„Hallelujah“ in der Fassung von Jeff Buckley und „Fast Car“ von Tracy Chapman: traurig auf die Art, nach der es leichter ist.',
    ],
    ask: ['Welches Lied beruhigt dich von jeher?'],
  },
  musicLively: {
    say: [
      '„Don’t Stop Me Now“ von Queen, danach „September“ von Earth, Wind & Fire. Wer da still steht, ist vermutlich ein Möbelstück.',
      '„Mr. Blue Sky“ vom Electric Light Orchestra, „Dancing Queen“ von ABBA, „Shut Up and Dance“ von Walk the Moon: drei Lieder, ein Raum sauber.',
      '„Lose Yourself“ von Eminem für die Steigung, „Can’t Hold Us“ von Macklemore für das Tempo danach. Beide treiben hervorragend.',
      '„Hey Ya!“ von Outkast, „Uptown Funk“ mit Bruno Mars und „Dog Days Are Over“ von Florence + the Machine. Laut, bitte.',
      'Auf Deutsch: „Alles neu“ von Peter Fox, „99 Luftballons“ von Nena und „Schrei nach Liebe“ von den Ärzten zum Mitsingen.',
    ],
    ask: ['Bei welchem Lied drehst du sofort lauter?'],
  },
  gameAny: {
    say: [
      '„Stardew Valley“: Gemüse, Fische, Freundschaften, auf fast jedem Gerät und auch zu zweit. Wer am Tisch spielt: „Azul“, schön und schnell erklärt.',
      '„Die Crew“, ein Kartenspiel, bei dem alle gemeinsam gewinnen. Am Bildschirm: „It Takes Two“, nur zu zweit und voller Einfälle.',
      '„Zug um Zug“ geht mit Oma und Enkeln, „Codenames“ mit einer ganzen Runde. Allein am Gerät: „Tetris“, seit Jahrzehnten unschlagbar.',
      '„Monument Valley“ fürs Handy, ein begehbares Bilderrätsel. Für lange Abende an Konsole oder PC: „The Witcher 3“ mit großartigen Geschichten.',
      '„Qwixx“: Würfel, Block, in fünf Minuten gelernt. Digital: „A Short Hike“, eine kleine Wanderung mit viel Wärme.',
    ],
    ask: ['Mit wem spielst du am liebsten, oder doch allein?'],
  },
  podcastAny: {
    say: [
      '„Geschichten aus der Geschichte“: Zwei Historiker erzählen einander Woche für Woche Kurioses aus der Vergangenheit. Ideal für Zug und Bügelbrett.',
      '„Zeit Verbrechen“ für wahre Fälle ohne Sensationslust, „Sternengeschichten“ fürs Weltall in zehn Minuten: kurz, klug und beruhigend.',
      '„Gemischtes Hack“ zum Mitlachen, „Alles gesagt?“ für Gespräche, die manchmal acht Stunden dauern und trotzdem nicht lang werden.',
      'Als Hörspiel „Per Anhalter durch die Galaxis“, herrlich schräg, oder „Die drei Fragezeichen“, bei denen halb Deutschland einschläft.',
      '„Einschlafen mit Wikipedia“ für die Nacht, „Radiowissen“ vom Bayerischen Rundfunk für tagsüber: zwanzig Minuten, jedes Mal ein neues Thema.',
    ],
    ask: ['Bei welcher Tätigkeit hörst du am liebsten zu?'],
  },
}
