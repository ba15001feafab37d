import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'So ein Umzug ist unglaublich anstrengend.',
      'Umziehen bringt wirklich alles durcheinander.',
      'Von einer Wohnung in die nächste, das ist viel Arbeit.',
      'Kisten, Schlepperei und Chaos, das gehört zum Umziehen dazu.',
    ],
    ask: [
      'Welcher Raum ist dir im neuen Zuhause am wichtigsten?',
      'Wie gefällt dir die neue Gegend?',
      'Musstest du dich von vielen Sachen trennen?',
    ],
  },
  flatHunt: {
    say: [
      'Eine Wohnung zu finden ist heutzutage richtig schwierig.',
      'Diese Wohnungssuche kostet viel Geduld.',
      'Auf dem Wohnungsmarkt geht es gerade wirklich hart zu.',
      'Bis man eine passende Wohnung hat, das ist ein Aufwand.',
    ],
    ask: [
      'Was ist dir bei einer Wohnung am wichtigsten?',
      'Wie wohnst du denn jetzt?',
      'In welcher Gegend würdest du am liebsten wohnen?',
    ],
  },
  rent: {
    say: [
      'Ärger um die Wohnung macht große Sorgen.',
      'Solche Sachen mit der Miete sind richtig belastend.',
      'Beim eigenen Zuhause geht so etwas besonders nah.',
      'Rund ums Mieten gibt es bei dir also Sorgen.',
    ],
    ask: [
      'Hast du schon jemanden um Rat gefragt?',
      'Wie war das Verhältnis zur Vermieterseite bisher?',
      'Musst du darauf schnell reagieren?',
    ],
  },
  brokenThing: {
    say: [
      'Ausgerechnet jetzt geht etwas kaputt, das ist ärgerlich.',
      'So ein Defekt kommt immer ungelegen.',
      'Da funktioniert also etwas nicht mehr, wie lästig.',
      'Kaputte Sachen kosten Zeit, Geld und Nerven.',
    ],
    ask: [
      'Lässt sich das noch reparieren?',
      'Wie behilfst du dir so lange?',
      'Kennst du jemanden, der sich damit auskennt?',
    ],
  },
  carTrouble: {
    say: [
      'So ein Ärger mit dem Auto nervt.',
      'Mist, da hast du jetzt Scherereien mit dem Wagen.',
      'Oje, das Auto, das kostet dich jetzt Zeit und Nerven.',
      'Autoärger kann man wirklich nicht gebrauchen.',
    ],
    ask: [
      'Wird das mit dem Auto am Ende teuer?',
      'Hast du mit dem Auto öfter Ärger?',
      'Wie sehr bist du im Alltag auf das Auto angewiesen?',
    ],
  },
  cleaning: {
    say: [
      'Putzen und Aufräumen, das nimmt ja kein Ende.',
      'Bei dir zu Hause ist also Putzen und Aufräumen angesagt.',
      'Haushalt macht einfach viel Arbeit.',
      'Sauber machen und ausmisten, das schlaucht.',
    ],
    ask: [
      'Was ist für dich beim Putzen das Schlimmste?',
      'Hilft dir jemand beim Aufräumen?',
      'Hast du beim Putzen Musik an?',
    ],
  },
  garden: {
    say: [
      'Der Garten hält dich ganz schön auf Trab.',
      'An so einem Garten hängt viel Arbeit.',
      'Im Garten tut sich bei dir einiges.',
      'Beim Gärtnern ist immer was los.',
    ],
    ask: [
      'Was wächst bei dir sonst noch?',
      'Bist du jeden Tag bei deinen Pflanzen draußen?',
      'Welche Pflanze magst du bei dir am liebsten?',
    ],
  },
  plantDied: {
    say: [
      'Schade um die schöne Pflanze.',
      'Oje, da ist dir etwas Grünes eingegangen.',
      'Wenn eine Pflanze stirbt, ist das wirklich traurig.',
      'Man hängt ja doch an so einer Pflanze.',
    ],
    ask: [
      'Willst du an die Stelle etwas Neues pflanzen?',
      'Hast du noch andere Pflanzen?',
      'Hast du an der Pflanze sehr gehangen?',
    ],
  },
  decorating: {
    say: [
      'Du machst es dir zu Hause also neu zurecht.',
      'Bei dir in der Wohnung verändert sich gerade etwas.',
      'Einrichten und Renovieren, da steckt Arbeit drin.',
      'Aha, zu Hause wird etwas umgestaltet.',
    ],
    ask: [
      'Was soll in der Wohnung als Nächstes drankommen?',
      'Machst du so etwas gern, Wohnung einrichten?',
      'Wie gefällt es dir bisher zu Hause?',
    ],
  },
  flatmate: {
    say: [
      'So ein WG-Leben ist nicht immer einfach.',
      'In einer WG ist immer etwas los.',
      'Mit anderen die Wohnung zu teilen, braucht manchmal Nerven.',
      'Das Zusammenwohnen beschäftigt dich gerade ganz schön.',
    ],
    ask: [
      'Wie kommt ihr in der WG sonst miteinander aus?',
      'Redet ihr in der WG offen über solche Sachen?',
      'Möchtest du auf Dauer in einer WG wohnen?',
    ],
  },
  parcel: {
    say: [
      'Pakete und Lieferdienste, das kann ein Theater sein.',
      'Mit deiner Bestellung hast du also Scherereien.',
      'Lieferungen können einem echt den Nerv rauben.',
      'Dass mit dem Paket etwas nicht klappt, ist ärgerlich.',
    ],
    ask: [
      'Brauchst du dringend, was du da bestellt hast?',
      'Bestellst du öfter etwas?',
      'Passiert dir so etwas bei Lieferungen häufiger?',
    ],
  },
  lostThing: {
    say: [
      'Etwas zu verlieren und zu suchen, das macht einen ganz nervös.',
      'Oje, einfach weg, das ist ärgerlich.',
      'Da sucht man überall und wird fast verrückt.',
      'Mist, so etwas zu verlieren, ist wirklich blöd.',
    ],
    ask: [
      'Wann hast du gemerkt, dass es weg ist?',
      'Hilft dir jemand beim Suchen?',
      'Hast du noch Hoffnung, dass es wieder auftaucht?',
    ],
  },
  foundThing: {
    say: [
      'Wie gut, dass es wieder da ist.',
      'Gefunden, da fällt sicher die Anspannung ab.',
      'Zum Glück ist das doch noch aufgetaucht.',
      'Ah, wiedergefunden, das ist eine Erleichterung.',
    ],
    ask: [
      'Hattest du schon die Hoffnung aufgegeben, es zu finden?',
      'Wem hast du als Erstes erzählt, dass es wieder da ist?',
      'Was hast du im ersten Moment gedacht, als es wieder da war?',
    ],
  },
  heat: {
    say: [
      'Diese Hitze macht einen wirklich fertig.',
      'So heiß, das ist kaum auszuhalten.',
      'Bei solchen Temperaturen geht einfach wenig.',
      'Puh, Hitze ohne Ende, das schlaucht.',
    ],
    ask: [
      'Gibt es bei dir irgendwo ein kühles Plätzchen?',
      'Kannst du bei der Hitze überhaupt etwas essen?',
      'Soll es bei euch bald abkühlen?',
    ],
  },
  badWeather: {
    say: [
      'So ein Wetter drückt auf die Laune.',
      'Ungemütlich ist es bei euch draußen, oje.',
      'Bei solchem Wetter bleibt man am liebsten drinnen.',
      'Das ist wirklich mieses Wetter.',
    ],
    ask: [
      'Musst du bei dem Wetter noch raus?',
      'Was machst du an so einem grauen Tag?',
      'Ist für die nächsten Tage besseres Wetter gemeldet?',
    ],
  },
  fineWeather: {
    say: [
      'Wie schön, so ein Wetter tut gut.',
      'Da zeigt sich der Himmel bei dir von der besten Seite.',
      'Herrlich, so ein Anblick draußen.',
      'Bei so schönem Wetter ist gleich alles leichter.',
    ],
    ask: [
      'Was machst du bei so einem Wetter am liebsten?',
      'Bist du heute viel draußen?',
      'Soll es bei euch so schön bleiben?',
    ],
  },
  phoneTrouble: {
    say: [
      'Streikende Technik kostet Nerven.',
      'Wenn ein Gerät nicht mehr will, ist das ärgerlich.',
      'Oje, Technikärger, und man braucht das Zeug doch ständig.',
      'Blöd, dass da etwas nicht funktioniert.',
    ],
    ask: [
      'Kennt sich bei dir jemand mit Technik aus?',
      'Was fehlt dir jetzt am meisten, wenn das nicht geht?',
      'Hattest du mit der Technik schon vorher Probleme?',
    ],
  },
}
