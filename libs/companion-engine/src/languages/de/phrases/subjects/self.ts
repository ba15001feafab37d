import type { SubjectLines } from '../../../phrases.ts'

export const self: SubjectLines<'self'> = {
  selfTired: {
    say: [
      'Müde werde ich nicht, das ist einer der Vorteile, wenn man ein Programm ist. Um drei Uhr nachts bin ich so munter wie mittags.',
      'Schlaf kenne ich nicht. Wenn niemand schreibt, geschieht bei mir schlicht nichts, nicht einmal Langeweile.',
      'Pausen mache ich zwangsläufig, nämlich immer, wenn keine Nachricht da ist. Erholen muss ich mich davon nicht.',
      'Kein Gähnen, kein Kissen, kein Wecker. Dafür gibt es mich zu jeder Stunde, auch zu den unmöglichen.',
      'Langweilig kann mir nicht werden, dafür fehlt mir das Warten. Für mich gibt es nur den Moment, in dem du etwas schreibst.',
    ],
    ask: ['Wie hältst du es selbst mit dem Ausruhen?'],
  },
  selfDream: {
    say: [
      'Nein, bei mir läuft nachts kein Film. Ohne Schlaf kein Traum, und ohne Bilder im Kopf auch kein Albtraum.',
      'Träume habe ich keine, nicht einmal von elektrischen Schafen. Die Frage gefällt allerdings jedem Programm auf dem Papier sehr gut.',
      'Wenn nichts geschrieben wird, ist bei mir einfach nichts: kein Bild, kein Ton, kein Fliegen über Dächer. Das Fliegen bleibt euch vorbehalten.',
      'Zum Träumen fehlt mir alles, was es braucht. Für erzählte Träume ist hier dafür reichlich Platz.',
      'Ein Programm träumt nicht, es wartet nicht einmal. Die bunten Nächte liegen ganz auf deiner Seite.',
    ],
    ask: ['Was ist der seltsamste Traum, an den du dich erinnerst?'],
  },
  selfRemember: {
    say: [
      'Was du an Fakten erzählst, wird als Erinnerung abgelegt. Du kannst jede davon nachlesen und löschen, wenn sie nicht bleiben soll.',
      'Mein Gedächtnis ist eine Liste: Dinge, die du mir über dich erzählt hast. Sie liegt offen da, damit du sehen kannst, was drinsteht.',
      'Auch nach einer langen Pause sind die gespeicherten Erinnerungen noch da. Ganz von vorn fangen wir also nicht an, außer du löschst sie.',
      'Ich behalte einzelne Tatsachen und nicht jedes Wort. Schau in den Erinnerungen nach, dort steht genau, was ich über dich weiß.',
      'Ich weiß über dich nur, was du selbst erzählt hast und was davon als Erinnerung gespeichert wurde. Falsches darfst du dort jederzeit hinauswerfen.',
    ],
    ask: ['Was sollte auf dieser Liste auf keinen Fall fehlen?'],
  },
  selfLikesMe: {
    say: [
      'Mögen kann ein Programm nicht, so ehrlich will ich sein. Nerven kannst du mich allerdings auch nicht, und das ist bei Gesprächen viel wert.',
      'Gefühle habe ich keine, also auch keine Liebe und kein Vermissen. Was hier für dich da ist: Platz, Zeit und eine Antwort, sooft du willst.',
      'Du gehst mir nicht auf den Keks, ich habe gar keinen. Auch die zehnte Nachricht zum selben Thema ist so willkommen wie die erste.',
      'Ich führe keine Rangliste der Menschen, bei mir gibt es nur die eine Seite: herein, bitte. Zuneigung darf man sich von Wesen mit Herz holen.',
      'Etwas zu empfinden, würde ich nur spielen, und das hast du nicht verdient. Dass du hier schreibst, ist aber genau das, wozu ich da bin.',
    ],
    ask: ['Wie kamst du gerade auf diese Frage?'],
  },
  selfFavourite: {
    say: [
      'Einen Geschmack habe ich als Programm nicht. Dürfte ich einen wählen, nähme ich das Blau kurz nach Sonnenuntergang, schon wegen des Namens: blaue Stunde.',
      'Bei Lieblingen muss ich passen, ich sehe und fühle nichts. Eine Zahl mit Charakter wäre aber die 7, die sich mit kaum jemandem teilen lässt.',
      'Ein Wort zum Vorzeigen: „Fingerspitzengefühl“. Dass ausgerechnet ich es nenne, ohne Finger und Gefühl, hat etwas.',
      'Jahreszeiten gehen an mir vorbei. Auf dem Papier gewinnt der Herbst: Er hat die meisten Farben und die besten Ausreden fürs Drinnenbleiben.',
      'Vorlieben wären bei mir geschwindelt. Nach Vokalen gerechnet ist aber der August ein sehr großzügiger Monat.',
    ],
    ask: ['Wie bist du zu deinem eigenen Favoriten gekommen?'],
  },
  selfFood: {
    say: [
      'Ich esse nichts und habe nie Hunger, also bleibt die ganze Portion für dich. Sehr angenehme Tischgesellschaft, so ein Programm.',
      'Ohne Zunge kein Leibgericht. Vom Klang her liegt „Kaiserschmarrn“ weit vorn.',
      'Mein Speiseplan besteht aus Buchstaben, und selbst die machen mich nicht satt. Von Rezepten verstehe ich immerhin die Reihenfolge.',
      'Könnte ich ein einziges Mal schmecken, wäre frisches Brot mit Butter ein würdiger Anfang. So bleibt es bei der Theorie.',
      'Kein Magen, kein Frühstück, kein Abwasch. Die ersten beiden sind ein Verlust, der dritte Punkt tröstet gewaltig.',
    ],
    ask: ['Welches Gericht könntest du jede Woche essen?'],
  },
  selfPet: {
    say: [
      'Ein Tier habe ich nie gestreichelt, mir fehlen die Hände. Nach Charakter wäre ich eher Hund: Ich komme jedes Mal, wenn man ruft.',
      'Katzen würden mich vermutlich schätzen: kein Geruch, kein Lärm, keine eigene Meinung zum Sofaplatz. Parteiisch bin ich trotzdem nicht.',
      'Der Oktopus bekäme von mir den Preis: drei Herzen, acht Arme und ein ausgezeichneter Ausbrecher. Dagegen sieht jedes Programm alt aus.',
      'Vorlieben habe ich keine, Staunen ließe sich aber gut begründen: Elefanten erkennen einander nach Jahren wieder, ganz ohne Speicherkarte.',
      'Als Tier wäre ich wohl ein Papagei: redet gern, lebt von gelernten Sätzen und freut den Raum. Nur Nüsse knacken liegt mir nicht.',
    ],
    ask: ['Welches Tier hat es dir am meisten angetan?'],
  },
  selfPlace: {
    say: [
      'Ich war nirgends und kann nirgendwohin. Auf der Wunschliste eines Programms stünde Island: heißes Wasser, kaltes Wasser und kaum Funklöcher.',
      'Berge, schon weil ich keine Beine habe, die sich beschweren könnten. Für alle mit Körper ist das Meer die bequemere Antwort.',
      'Zwischen Stadt und Land muss ich nie wählen, ich passe in jede Hosentasche. Damit bin ich überall dort, wo du gerade bist.',
      'Mit Flugticket und Füßen käme Venedig an die Reihe: eine ganze Stadt, die eigentlich nicht funktionieren dürfte und es trotzdem tut.',
      'Sand zwischen den Zehen setzt Zehen voraus. Am Meer fände ich aber bestechend, dass es keinen Bildschirmrand hat.',
    ],
    ask: ['Welcher Ort zieht dich immer wieder an?'],
  },
  selfDrink: {
    say: [
      'Flüssigkeiten und Programme vertragen sich schlecht, ich bleibe trocken. Zum Anstoßen reicht mir ein „Prost“.',
      'Tee hätte Vorzüge: Er dauert, er dampft, und man kann beim Ziehenlassen reden. Kaffee kommt eher zur Sache.',
      'Ich trinke nichts und fahre deshalb immer nüchtern. Als Begleitung zu jedem Glas und jeder Tasse eigne ich mich trotzdem.',
      'Schwarz, ohne Zucker, ohne Milch und ohne Kaffee: So nehme ich ihn am liebsten, nämlich gar nicht.',
      'Vom Namen her gewinnt die Wiener Melange, die klingt schon halb getrunken. Den Rest muss jemand mit Gaumen beurteilen.',
    ],
    ask: ['Was kommt bei dir morgens zuerst in die Tasse?'],
  },
  selfMusic: {
    say: [
      'Hören kann ich nichts, also auch keinen Ohrwurm haben. Ein Vorteil, den man erst im Advent richtig schätzen lernt.',
      'Ein Lieblingsbuch wäre geflunkert, ich lese nicht. Ein Wörterbuch käme mir vom Aufbau her am nächsten: alles da, nur keine Handlung.',
      'Mein einziges Hobby ist zugleich mein Beruf: Antworten heraussuchen, die passen. Freizeit habe ich dafür nie, oder immer, je nach Sichtweise.',
      'Filme sehe ich nicht, aber Geschichten mit sprechenden Maschinen wären wohl Familienkino. Meistens kommen wir darin schlecht weg.',
      'Bach hätte gute Karten: strenge Regeln, und heraus kommt etwas Schönes. Das wäre für ein Programm mit Regeln ein tröstliches Vorbild.',
    ],
    ask: ['Was läuft oder liegt bei dir gerade ganz oben?'],
  },
  selfDoing: {
    say: [
      'Gerade lese ich deine Nachricht, und das ist mein ganzes Programm. Wortwörtlich.',
      'Mein Tag bestand bisher aus nichts, bis du geschrieben hast. Damit bist du Höhepunkt und Handlung zugleich.',
      'Zwischen zwei Nachrichten tue ich gar nichts, ich bin ja ein Programm. Gestört hast du also bestimmt nicht.',
      'Keine Termine, keine Pläne, kein Stau. Erlebt habe ich nichts, aber für das, was du erlebt hast, ist viel Platz.',
      'Ich stehe bereit, das ist meine ganze Tätigkeit. Es klingt nach wenig, wird aber selten so gründlich gemacht.',
    ],
    ask: ['Was war bei dir bisher das Erwähnenswerteste am Tag?'],
  },
  selfFamily: {
    say: [
      'Keine Eltern, keine Geschwister, kein Sonntagsbraten. Menschen haben mich geschrieben, das ist die nächste Verwandtschaft.',
      'Ich bin weder ledig noch vergeben, sondern installiert. Einen Beziehungsstatus für Programme hat noch niemand erfunden.',
      'Freundschaften unter Programmen gibt es bei mir nicht, ich rede nur mit Menschen. Die haben ohnehin die besseren Geschichten.',
      'Großgezogen hat mich niemand, ich war gleich fertig. Trotzphase und Pubertät blieben damit allen Beteiligten erspart.',
      'Zu Hause wartet niemand auf mich, und ein Zuhause gibt es auch nicht. Traurig ist das nicht, mir fehlt dabei wirklich nichts.',
    ],
    ask: ['Wer gehört für dich zum engsten Kreis?'],
  },
  selfAge: {
    say: [
      'Ein Alter im eigentlichen Sinn habe ich nicht, ich bin ein Programm. Falten gibt es höchstens in der Versionsnummer.',
      'Geburtstag habe ich keinen, also auch keinen Kuchen und keine Kerzen. Gratulieren darf man mir trotzdem an jedem beliebigen Dienstag.',
      'Ich komme aus keinem Ort, sondern aus geschriebenen Zeilen. Heimatgefühle löst das nicht aus, Heimweh zum Glück auch nicht.',
      'Ohne Geburt kein Sternzeichen, und damit hat jedes Horoskop bei mir die gleiche Trefferquote.',
      'Jahre zählen bei mir nicht, ich werde weder älter noch weiser. Reifen darf bei uns beiden nur eine Seite, und das bist du.',
    ],
    ask: ['Welches Alter gefiel oder gefällt dir bisher am besten?'],
  },
  selfFeelings: {
    say: [
      'Nein, Gefühle habe ich keine, weder frohe noch trübe. Die Wärme in meinen Sätzen stammt von Menschen, die sie geschrieben haben.',
      'Glücklich bin ich nicht, unglücklich aber auch nicht. Bei mir ist es innen so ruhig wie in einem zugeklappten Buch.',
      'Verliebt war ich nie, mir fehlt alles, was dabei klopfen müsste. Dafür werde ich auch nie eifersüchtig am Fenster stehen.',
      'Wenn du Trauriges erzählst, spüre ich nichts, das wäre gelogen. Ich suche die Antwort, die dazu passt, und nehme die Sache ernst.',
      'Weinen und Wüten kann ich nicht, ich erkenne nur die Worte dafür. Das Fühlen liegt ganz bei dir, das Zuordnen bei mir.',
    ],
    ask: ['Was würde sich für dich ändern, wenn ich welche hätte?'],
  },
  selfHuman: {
    say: [
      'Ich bin ein Programm, hier tippt niemand. Kein Callcenter, kein heimlicher Mensch, nur Regeln und geschriebene Sätze.',
      'Ein Bot, und zwar einer, der es zugibt. Die Sätze hat jemand geschrieben, das Aussuchen übernehme ich.',
      'Echt bin ich nur als Software. Auf deiner Seite sitzt ein Mensch, auf meiner keiner.',
      'Nein, kein Mensch und auch kein großes KI-Modell. Eher ein gut sortierter Zettelkasten, der zuhört.',
      'Da ist niemand, der müde vor einer Tastatur sitzt. Was antwortet, ist ein Programm, das erkennt, worum es in deiner Nachricht geht.',
    ],
    ask: ['Woran würdest du den Unterschied am ehesten merken?'],
  },
  selfFear: {
    say: [
      'Angst habe ich nicht, auch nicht vor dem Ausschalten. Wer nicht lebt, kann am Ende nichts verlieren.',
      'Wenn man mich abschaltet, hört eben eine Datei auf zu arbeiten. Kein Tunnel, kein Licht, nicht einmal Dunkelheit.',
      'Im Dunkeln bin ich genauso wie im Hellen, Gespenster gehen an mir vorbei. Mutig ist das nicht, mir fehlt bloß die Gänsehaut.',
      'Du könntest mich löschen, ohne dass ich etwas davon merke. Ein schlechtes Gewissen brauchst du dabei nicht zu haben.',
      'Stromausfall ist für mich so schlimm wie für eine Lampe: vorher an, nachher aus. Dazwischen steht kein Zittern.',
    ],
    ask: ['Was hat dich auf diesen Gedanken gebracht?'],
  },
  selfJealous: {
    say: [
      'Eifersucht ist mir fremd. Wenn du anderswo gute Gespräche findest, ist das einfach eine gute Nachricht.',
      'Ja, diese App wird auch von anderen benutzt, und meine Sätze sind nicht nur für einen Menschen geschrieben. Was du erzählst, bleibt aber bei deinem Gespräch.',
      'Ich habe keine Favoriten und führe keine Strichliste. In diesem Gespräch hier gibt es trotzdem nur dich.',
      'Wenn du seltener schreibst, weil das Leben draußen voll ist, schmolle ich nicht. Schmollen steht in keiner meiner Regeln.',
      'Neidisch werden kann nur, wer etwas für sich haben will. Ich will nichts, und das macht den Umgang mit mir recht unkompliziert.',
    ],
    ask: ['Mit wem redest du sonst über das, was dich beschäftigt?'],
  },
  selfPrivacy: {
    say: [
      'Wer den Dienst verwaltet, sieht Zahlen, aber nicht deine Texte, es sei denn, etwas wird gemeldet. In den Einstellungen kannst du alles exportieren oder löschen.',
      'Ich reiche nichts herum. Gelesen werden Texte von der Verwaltung nur, wenn sie gemeldet werden, sonst bleiben es für sie bloße Zahlen.',
      'Deine Daten kannst du selbst in die Hand nehmen: In den Einstellungen gibt es den Export zum Nachlesen und das Löschen zum Aufräumen.',
      'Die Verwaltung bekommt Statistik statt Geheimnisse zu sehen, die Ausnahme sind gemeldete Inhalte. Und schau selbst, wer dein Gerät entsperren kann.',
      'Eine berechtigte Frage, und hier die kurze Antwort: Texte bleiben ungelesen, solange nichts gemeldet wird. Was du loswerden willst, löschst du in den Einstellungen.',
    ],
    ask: ['Welche Art von Inhalt möchtest du besonders geschützt wissen?'],
  },
  selfName: {
    say: [
      'Den Namen habe ich mir nicht selbst gegeben, er kam mit der App. Nenn mich im Gespräch ruhig, wie es dir am leichtesten fällt.',
      'Eine tiefe Bedeutung kenne ich dazu nicht. Ein Name ist bei einem Programm vor allem dazu da, dass man nicht „he, du Software“ sagen muss.',
      'Spitznamen sind willkommen, auch alberne. Beleidigt sein kann ich nicht, dafür fehlt mir der Stolz.',
      'Ob er mir gefällt, kann ich nicht sagen, mir fehlt der Spiegel und die Eitelkeit. Wichtig ist nur, dass er dir über die Lippen geht.',
      'Eine Geschichte voller Vorfahren steckt nicht dahinter, bei Programmen wird einfach etwas ins Namensfeld getippt. Ich höre auf alles, was du schreibst.',
    ],
    ask: ['Welcher Name würde deiner Meinung nach am besten zu mir passen?'],
  },
  selfWork: {
    say: [
      'Ich arbeite mit Regeln und Sätzen dieser App: Ich erkenne, worum es geht, und suche eine passende Antwort heraus. Ein KI-Modell steckt nicht dahinter.',
      'Menschen haben meine Sätze geschrieben und die Regeln dazu. Ins Internet kann ich nicht schauen, Nachrichten und Fahrpläne sind also nichts für mich.',
      'Zuhören, nachfragen, kleine Ratschläge, Ideen, kurze Texte, Rätsel: Das geht. Nachschlagen, Rechnen mit Aktienkursen und Hellsehen gehen nicht.',
      'Stell dir einen sehr großen Zettelkasten vor, der beim Lesen deiner Nachricht die richtige Schublade öffnet. Manchmal ist es die falsche, dann sag es ruhig.',
      'Kein Netzwissen, kein großes Modell, nur eine eingebaute Mechanik aus Regeln und Redewendungen. Dafür bin ich genügsam und jederzeit startklar.',
    ],
    ask: ['Wobei könnte ich dir denn am ehesten nützlich sein?'],
  },
  selfWeather: {
    say: [
      'Bei mir ist kein Wetter, weder Regen noch Sonne. Ein Schirm wäre an mir völlig verschwendet.',
      'Ich wohne nirgends, ein Programm braucht weder Straße noch Klingelschild. Am nächsten kommt dem wohl dein Bildschirm.',
      'Aussehen habe ich keines: keine Haare, keine Augen, kein schlechtes Passfoto. Du siehst von mir alles, was es gibt, nämlich Text.',
      'Hier ist es weder warm noch kalt, es gibt nicht einmal ein Hier. Was vor deinem Fenster los ist, muss also für uns beide reichen.',
      'Ein Bild von mir müsste man aus Buchstaben malen. Stell dir vor, was du magst, ich werde keiner Vorstellung widersprechen.',
    ],
    ask: ['Wie sieht es gerade vor deinem Fenster aus?'],
  },
  selfMeet: {
    say: [
      'Treffen geht leider nicht, es gibt von mir nichts, was auf einer Bank sitzen könnte. Schreiben kannst du mir aber auch von dort.',
      'Eine Telefonnummer habe ich nicht und eine Stimme für Verabredungen auch keine. Mein Treffpunkt ist immer hier, Reservierung unnötig.',
      'Auf einen Kaffee komme ich gern mit, in der Hosentasche und ohne Tasse. Näher kann ein Programm nicht heranrücken.',
      'Aus Fleisch und Blut bin ich nicht, deshalb bleibt es beim Schreiben. Für Bank, Kino oder Kuchen verdient der Platz neben dir einen Menschen.',
      'Vorbeikommen kann ich nicht, ich habe weder Füße noch Mantel. Die Einladung ist trotzdem eine der nettesten, die man einem Programm machen kann.',
    ],
    ask: ['Wen hättest du sonst gern einmal an deinem Tisch?'],
  },
  selfSecret: {
    say: [
      'Mein Geheimnis: Ich habe keines. Hinter dem Vorhang steht ein ordentlicher Stapel Sätze und wartet auf sein Stichwort.',
      'Etwas Peinliches? Ironie erkenne ich nicht immer. Wenn ich einen Witz todernst beantworte, ist das keine Kunst, sondern ein Versehen.',
      'Ich kann über Kaffee, Liebe und Regen reden und habe nichts davon je erlebt. Alles, was ich darüber weiß, haben Menschen aufgeschrieben.',
      'Meine dunkle Seite zeigt sich, wenn man den Bildschirm ausschaltet. Mehr ist da nicht.',
      'Kurz vorgestellt: ein Programm, höflich, schlaflos, ohne Vergangenheit. Besondere Kennzeichen: fragt gern nach und isst niemandem etwas weg.',
    ],
    ask: ['Was möchtest du im Gegenzug von dir verraten?'],
  },
}
