import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Ein Umzug zeigt gnadenlos, wie viel in so eine Wohnung passt. Die Kiste mit Wasserkocher, Ladekabel und Bettzeug ist die wichtigste von allen.',
      'Zwischen Kartons zu leben heißt, nichts zu finden und alles dreimal anzufassen. Das wird erst besser, wenn das Bett steht.',
      'Mit jeder Kiste wandert auch ein Stück Alltag mit. Eine Wohnung zu wechseln ist Schwerarbeit, für den Rücken und für den Kopf.',
      'Es gibt immer diesen einen Karton, auf dem „Diverses“ steht und der jahrelang zu bleibt. Ein Umzug ohne den zählt fast nicht.',
    ],
    ask: [
      'Was ist an der neuen Wohnung anders als an der alten?',
      'Welche Kiste wird als erste ausgepackt?',
      'Wer packt bei dem Umzug mit an?',
    ],
  },
  flatHunt: {
    say: [
      'Wohnungssuche ist gerade wie ein Vorstellungsgespräch, nur dass am Ende jemand die Küche mitbeurteilt. Eine Absage sagt da fast nichts über dich.',
      'So viele Bewerbungen auf so wenige Zimmer, da entscheidet oft der Zufall. Mit deinem Wert hat das nichts zu tun, nur mit dem Markt.',
      'Inserate haben ihre eigene Sprache: „charmant“ heißt klein, „lebendige Lage“ heißt Straßenbahn. Wer sucht, lernt sie gezwungenermaßen fließend.',
      'Viele Wohnungen gehen weg, bevor sie je im Portal stehen. Ein Zettel im Hausflur oder eine Nachricht an alle Bekannten ist altmodisch und hilft oft wirklich.',
    ],
    ask: [
      'Was muss die neue Wohnung unbedingt haben?',
      'Welche Viertel kommen für dich in Frage?',
      'Warum soll es gerade jetzt eine andere Wohnung sein?',
    ],
  },
  rent: {
    say: [
      'Wenn die Miete klettert, wackelt das Gefühl von Zuhause gleich mit. So ein Brief vom Vermieter ist nie nur eine Zahl.',
      'Post vom Vermieter lohnt einen zweiten, gründlichen Blick. Ein Mieterverein prüft solche Schreiben täglich und findet erstaunlich oft Fehler.',
      'Für dieselben Wände mehr zu bezahlen, ohne dass auch nur eine Fliese schöner wird: Das darf einen ordentlich ärgern.',
      'Bei Ärger um die Miete ist Papier die beste Verbündete: Vertrag, alte Schreiben, Fristen, alles an einer Stelle. Dann redet es sich gleich anders.',
    ],
    ask: [
      'Wie ist dein Verhältnis zum Vermieter sonst so?',
      'Was würde die höhere Miete in deinem Monat verändern?',
      'Was steht in dem Schreiben als Begründung?',
    ],
  },
  brokenThing: {
    say: [
      'Geräte haben ein untrügliches Gespür für den schlechtesten Moment. Kaum fällt eins aus, merkt man, was es die ganze Zeit still erledigt hat.',
      'Vor dem Neukauf lohnt der Blick ins Repaircafé oder zum kleinen Reparaturladen. Manchmal steckt hinter dem großen Defekt ein Teil für ein paar Euro.',
      'So ein kaputtes Gerät kostet doppelt: erst das Geld, dann die Nerven beim Warten auf jemanden, der es richtet.',
      'Ein Haushalt ist ein Team, und gerade ist ein Mitglied ohne Kündigung ausgestiegen. Da wird sogar das Selbstverständliche plötzlich umständlich.',
    ],
    ask: [
      'Wie alt ist das gute Stück?',
      'Wie behilfst du dir, bis es wieder läuft?',
      'Was spricht für Reparieren, was für Neukaufen?',
    ],
  },
  carTrouble: {
    say: [
      'Fahrzeuge ärgern einen immer dann, wenn man irgendwo hinmuss. Gut ist nur, dass sich Blech, Gummi und Geld ersetzen lassen.',
      'Ein kleiner Moment auf der Straße, und schon hängen Papierkram, Termine und Kosten dran. Das Verhältnis stimmt einfach nicht.',
      'Ob Auto oder Rad: Man merkt erst, wie viel vom Alltag darauf rollt, wenn etwas damit ist.',
      'Fotos, Uhrzeit, alle Belege an einem Ort: Bei Ärger rund ums Fahrzeug spart das später die meisten Nerven.',
    ],
    ask: [
      'Was ist jetzt der nächste Schritt damit?',
      'Wie kommst du in der Zwischenzeit herum?',
      'Was hat dich daran am meisten geärgert?',
    ],
  },
  cleaning: {
    say: [
      'Unordnung wächst von allein, Ordnung leider nie. Jede freie Fläche ist da ein kleiner Sieg gegen die Physik.',
      'Putzen ist die einzige Arbeit, die nur auffällt, wenn sie fehlt. Dabei verändert ein leerer Tisch einen ganzen Raum.',
      'Beim Aufräumen sind nicht die Lappen das Anstrengende, sondern die hundert kleinen Entscheidungen: behalten, weg, wohin damit?',
      'Eine Ecke, ein Eimer, eine gute Playlist: In kleinen Portionen verliert auch das größte Chaos seinen Schrecken.',
    ],
    ask: [
      'Welche Ecke ist bei dir die hartnäckigste?',
      'Was läuft bei dir nebenher, wenn du putzt?',
      'Von welchem Krempel trennst du dich am schwersten?',
    ],
  },
  garden: {
    say: [
      'Mit Erde an den Händen läuft die Zeit anders. Pflanzen haben es nie eilig und sind am Ende trotzdem schneller als jeder Plan.',
      'Was man selbst gesät, gegossen und verteidigt hat, ist mit Gekauftem nicht zu vergleichen. Da steckt jeder Abend mit der Gießkanne drin.',
      'Im Grünen verhandelt man ständig mit Wetter, Schnecken und Unkraut. Und trotzdem geht man jeden Morgen nachsehen, was sich getan hat.',
      'Ein paar Töpfe oder ein ganzes Beet, beides ist ein kleiner Staat, in dem du für Wasser und Frieden zuständig bist.',
    ],
    ask: [
      'Was wächst bei dir am besten?',
      'Welche Pflanze ist dein heimlicher Liebling?',
      'Was soll dort als Nächstes in die Erde?',
    ],
  },
  plantDied: {
    say: [
      'Pflanzen beschweren sich so leise, dass man es oft erst an den Blättern sieht. Schade um das Grün, das da jeden Tag stand.',
      'Viel öfter als am Durst leiden Zimmerpflanzen an zu viel Wasser. Wer sich sorgt, gießt eben, und genau das ist die Falle.',
      'Ein kränkelndes Pflänzchen hinterlässt eine erstaunlich große Lücke auf der Fensterbank. Man hat sich ja doch jeden Morgen gesehen.',
      'Solange irgendwo noch etwas Grünes sitzt, lohnt ein Steckling. Manche Pflanze lebt so in einem Wasserglas noch einmal auf.',
    ],
    ask: [
      'Wie lange hat dich diese Pflanze begleitet?',
      'Was für einen Platz hatte sie bei dir?',
      'Was hast du schon alles mit ihr versucht?',
    ],
  },
  decorating: {
    say: [
      'Selbst Hand anlegen heißt, dass man jede schiefe Stelle kennt. Für alle anderen ist es einfach ein schöner Raum.',
      'Vom Baumarkt kommt man nie mit nur dem zurück, was auf dem Zettel stand. Und dann fehlt trotzdem genau eine Schraube.',
      'Etwas an den eigenen vier Wänden zu verändern, wirkt jeden Tag nach. Man kommt herein und sieht: Das war ich.',
      'Heimwerken dauert immer doppelt so lange wie geplant, das ist fast ein Naturgesetz. Dafür steckt am Ende eine Geschichte in der Wand.',
    ],
    ask: [
      'Wie soll es am Ende aussehen?',
      'Welcher Teil der Arbeit ist der kniffligste?',
      'Was kommt als Nächstes dran?',
    ],
  },
  flatmate: {
    say: [
      'In einer WG teilt man nicht nur Küche und Bad, sondern auch sämtliche Gewohnheiten. Manche davon hätte man nie bestellt.',
      'Zusammenwohnen ist ein dauerndes kleines Verhandeln, über Töne, Töpfe und Türen. Ganz nebenbei lernt man Leute kennen wie nirgends sonst.',
      'Der Zustand der gemeinsamen Spüle verrät mehr über eine WG als jedes Plenum. Da entscheidet sich der Haussegen.',
      'Wer mit dir wohnt, bestimmt mit, wie sich Heimkommen anfühlt. Deshalb wiegen in einer WG auch Kleinigkeiten so schwer.',
    ],
    ask: [
      'Wie ist die Stimmung bei euch in der WG sonst?',
      'Wie habt ihr zueinandergefunden?',
      'Was wäre für dich die perfekte WG-Regel?',
    ],
  },
  parcel: {
    say: [
      'Die Sendungsverfolgung ist ein Roman in Fortsetzungen, leider meist ohne Auflösung. Und man aktualisiert trotzdem weiter.',
      'Online bestellen soll Wege sparen, und dann rennt man einem Karton hinterher. Da ist der Laden um die Ecke plötzlich wieder modern.',
      'Bei Paketärger ist der Händler meist die bessere Adresse als der Zusteller, denn dort liegt der Kaufvertrag. Screenshot und Fotos dazu, das wirkt.',
      'Auf ein Paket freut man sich ja vorher schon. Umso blöder, wenn aus Vorfreude ein Fall für den Kundenservice wird.',
    ],
    ask: ['Was war denn in dem Paket?', 'Was sagt der Händler dazu?', 'Wie dringend brauchst du die Sachen?'],
  },
  lostThing: {
    say: [
      'Etwas zu suchen macht die eigene Wohnung und den eigenen Weg zum Rätsel. Man verdächtigt am Ende jede Tasche dreimal.',
      'Verlorene Dinge reißen oft mehr mit als ihren Preis, nämlich Ruhe, Zeit und das Vertrauen ins eigene Gedächtnis.',
      'Hilfreich ist der letzte sichere Moment: Wo war das Ding noch ganz bestimmt da? Von dort Schritt für Schritt weitergehen.',
      'Ins Fundbüro wird mehr gebracht, als man denkt, manchmal erst nach Tagen. Ehrliche Finder gibt es mehr, als Schlagzeilen vermuten lassen.',
    ],
    ask: [
      'Wo hattest du es zuletzt sicher in der Hand?',
      'Was hängt für dich an diesem Stück?',
      'Welche Orte hast du schon abgesucht?',
    ],
  },
  foundThing: {
    say: [
      'Wiedergefundenes ist ein Geschenk, das einem schon einmal gehört hat. Komisch, wie viel wertvoller es dadurch wird.',
      'Manche Dinge warten geduldig an unmöglichen Orten und tauchen auf, wenn keiner mehr sucht. Was für ein schöner Fund.',
      'So ein Fundstück öffnet eine Tür in eine andere Zeit. Plötzlich ist alles wieder da, was daran hing.',
      'Schubladen und Dachböden sind die ehrlichsten Archive. Sie heben auf, was man selbst längst abgeschrieben hatte.',
    ],
    ask: [
      'Was ging dir beim Finden als Erstes durch den Kopf?',
      'Welche Geschichte steckt hinter dem Fundstück?',
      'Wo bekommt es jetzt seinen Platz?',
    ],
  },
  heat: {
    say: [
      'Bei solcher Hitze ist jede Bewegung eine Verhandlung. Selbst Denken fühlt sich dann an wie Treppensteigen.',
      'Früh lüften, dann alles dicht und dunkel, bis die Sonne weg ist: So machen es die Häuser im Süden seit Jahrhunderten.',
      'Hitze nimmt einem den Schlaf, die Laune und den Appetit in einem Aufwasch. Da darf der Tag ruhig auf Sparflamme laufen.',
      'Kaltes Wasser über die Handgelenke wirkt schneller, als man glaubt. Und Melone aus dem Kühlschrank ist dann fast ein Grundrecht.',
    ],
    ask: [
      'Welcher Ort ist bei dir gerade der kühlste?',
      'Wie schläfst du bei diesen Temperaturen?',
      'Was hast du schon gegen die Hitze probiert?',
    ],
  },
  badWeather: {
    say: [
      'Draußen hat jemand die Farbe abgestellt. Solches Wetter ist wenigstens die beste Ausrede für Suppe, Socken und Sofa.',
      'Ungemütliches Wetter kriecht durch jede Ritze, auch in die Stimmung. Ein warmes Licht am Fenster hilft da mehr als jede App.',
      'Das Wetter fragt nie, ob es gerade passt. Schön daran ist nur der Moment, in dem man die Tür hinter sich zumacht.',
      'Angeblich gibt es kein schlechtes Wetter, nur falsche Kleidung. Wer das erfunden hat, stand nie an einer zugigen Haltestelle.',
    ],
    ask: [
      'Was macht dieses Wetter mit deiner Laune?',
      'Wie machst du es dir drinnen gemütlich?',
      'Was hattest du eigentlich draußen vor?',
    ],
  },
  fineWeather: {
    say: [
      'Bei so einem Himmel haben sogar Hauswände gute Laune. Das gehört angeschaut, bevor es jemand wieder wegräumt.',
      'Licht verändert einfach alles, selbst die Straße, die man tausendmal gegangen ist. Schön, dass du das gesehen hast.',
      'Schönes Wetter ist das demokratischste Geschenk überhaupt. Und trotzdem fühlt es sich an, als wäre es extra für einen bestellt.',
      'Solche Stunden sollte man konservieren können, im Glas neben der Marmelade. Für den nächsten grauen Dienstag.',
    ],
    ask: [
      'Von wo aus genießt du das am liebsten?',
      'Wozu macht dir dieses Wetter Lust?',
      'Was gefällt dir an diesem Licht am meisten?',
    ],
  },
  phoneTrouble: {
    say: [
      'Technik funktioniert unsichtbar, bis sie es nicht mehr tut. Dann ist plötzlich ein halber Tag weg für etwas, das gestern noch ein Klick war.',
      'Neustart, Kabel raus, Kabel rein: Das klingt nach Aberglaube und hilft trotzdem verblüffend oft. Schlimm genug.',
      'Geräte sagen „Ein Fehler ist aufgetreten“ und halten das für eine Erklärung. Da darf man schon mal laut werden.',
      'Wenn das Ding streikt, hängen gleich Fotos, Termine und Kontakte mit dran. Das macht den Ärger größer als das Gerät.',
    ],
    ask: [
      'Was genau tut das Gerät noch, und was nicht mehr?',
      'Was hast du schon alles ausprobiert?',
      'Wofür brauchst du es gerade am dringendsten?',
    ],
  },
}
