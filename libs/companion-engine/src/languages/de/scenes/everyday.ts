import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:habe|hab|bekomme|krieg\w*) (?:\w+ ){0,2}(?:den|einen|die|eine) (?:neuen? )?(?:job|stelle|zusage|arbeit)(?: bekommen| gefunden| gekriegt)?|(?:job|stelle|zusage) (?:bekommen|gekriegt|gefunden)|neuer? (?:job|stelle|arbeit)|erster arbeitstag|befordert|beforderung|sie nehmen mich)\b/,
    open: ['Glückwunsch zur Stelle!', 'Was für eine gute Nachricht, Glückwunsch!'],
    stay: [
      'Anfänge sind so: etwas Freude, etwas Lampenfieber.',
      'In den ersten Tagen erwartet niemand, dass du schon alles weißt.',
      'Das klingt nach einem guten Schritt.',
      'Nach einer Woche sind die neuen Gesichter schon weniger neu.',
    ],
    ask: [
      'Was wirst du dort machen?',
      'Worauf bist du am meisten gespannt?',
      'Wem hast du es zuerst erzählt?',
      'Wann geht es los?',
    ],
  },
  success: {
    signs:
      /\b(?:(?:habe|hab|bin) (?:\w+ ){0,4}(?:bestanden|gewonnen|geschafft)|bestanden|ich hab'?s geschafft|(?:fuhrerschein|abi|bachelor|master|diplom) (?:bestanden|geschafft|in der tasche))\b/,
    open: ['Glückwunsch, das hast du dir verdient!', 'Juhu, herzlichen Glückwunsch!'],
    stay: [
      'So ein gutes Gefühl, nach dem langen Weg.',
      'Einer von den Momenten zum Aufheben.',
      'Genieß es, es gehört dir.',
      'Dranbleiben hat sich gelohnt.',
    ],
    ask: [
      'Wie war der Moment, als du es erfahren hast?',
      'Wer war dabei?',
      'Und was kommt jetzt?',
      'Wie würdest du gern feiern?',
    ],
  },
  broken: {
    signs:
      /\b(?:(?:handy|telefon|laptop|computer|rechner|auto|waschmaschine|heizung|fahrrad|rad|kuhlschrank|tablet|display)\b.*\b(?:kaputt|gefallen|runtergefallen|(?:geht|springt|startet|lauft) (?:\w+ )?(?:nicht|nimmer)|geklaut|gestohlen|verloren|hin|klo|toilette|wasser|gesprungen|im eimer)|(?:habe|hab) (?:mein|meine|meinen) (?:handy|geldborse|portemonnaie|schlussel|tasche|laptop|rad) (?:verloren|kaputt\w*|fallen)|geht nicht mehr an)\b/,
    open: [
      'So ein Pech, das tut mir leid.',
      'Oh nein, wie ärgerlich.',
      'Mensch, das hat gerade noch gefehlt.',
    ],
    stay: [
      'Verstehe, das ist wirklich lästig.',
      'So etwas passiert immer im falschen Moment.',
      'Du hast getan, was in dem Moment ging.',
      'Daumen sind gedrückt.',
    ],
    ask: [
      'Wie ist es passiert?',
      'Was würdest du am meisten vermissen?',
      'Was hast du schon versucht?',
      'Wer könnte es sich ansehen?',
    ],
    advice: [
      'Wenn dir die Daten wichtig sind, schalt es nicht mehr ein und bring es in eine Werkstatt: Oft lässt sich etwas retten.',
    ],
  },
  journey: {
    signs:
      /\b(?:(?:fliege|fahre|reise|fliegen|fahren|geht|gehe) (?:\w+ ){0,4}(?:nach (?:japan|island|italien|spanien|griechenland|portugal|mexiko|thailand|frankreich|england|new york|london|paris|norwegen|schweden|marokko)|in (?:den )?urlaub)|(?:flug|reise|urlaub|hotel) (?:gebucht|nach|in)|im urlaub)\b/,
    open: ['So eine Reise, wie schön!', 'Was für eine schöne Idee, wegzufahren!'],
    stay: [
      'Die Vorfreude gehört schon zur Reise.',
      'Da wird es viel zu erzählen geben.',
      'So zu reisen lässt Platz für Überraschungen.',
      'Man merkt die Reiselust.',
    ],
    ask: [
      'Was willst du als Erstes sehen?',
      'Wie kam die Idee?',
      'Wie lange bleibst du?',
      'Wie weit sind die Vorbereitungen?',
    ],
  },
  moving: {
    signs: /\b(?:ziehe (?:\w+ ){0,5}(?:nach|um|aus|zu|zusammen)|umzug|umziehen|neue wohnung|neues haus)\b/,
    open: ['Das ist ein großer Schritt!', 'Was für eine Veränderung, das muss aufregend sein.'],
    stay: [
      'Man kann sich freuen und zugleich Heimweh haben.',
      'Das braucht Zeit, und das ist in Ordnung.',
      'Das ist viel auf einmal im Kopf.',
      'Ein Ort wird nach und nach zum Zuhause.',
    ],
    ask: [
      'Was packst du als Erstes ein?',
      'Was wird dir am meisten fehlen?',
      'Wie ist es dort?',
      'Wie weit bist du mit den Vorbereitungen?',
    ],
  },
  pet: {
    signs:
      /\b(?:(?:mein|meine|unser|unsere|meinen) (?:\w+ )?(?:katze|kater|hund|hundin|welpe|kaninchen|hamster|papagei|schildkrote|pferd)|(?:katze|hund|welpe\w*|katzchen) (?:geholt|adoptiert|bekommen)|welpe|katzchen)\b/,
    open: ['Haha, das sehe ich vor mir!', 'Was für eine Marke!', 'Mit Tieren wird es nie langweilig.'],
    stay: [
      'Wer da wohl das Sagen hat.',
      'Da weiß jemand, was er will.',
      'Wirklich böse sein geht da nicht, oder?',
      'So etwas lässt einen den ganzen Tag schmunzeln.',
    ],
    ask: [
      'Wie lange lebt ihr schon zusammen?',
      'Was stellt der Liebling sonst noch an?',
      'Wie habt ihr euch gefunden?',
      'Wie ist der Charakter sonst so?',
    ],
  },
  romance: {
    signs:
      /\b(?:(?:mag|liebe) (?:sie|ihn) (?:schon )?seit|verliebt|verknallt|schwarm|(?:erstes|ein) date|(?:jemanden|einen typen|eine frau|einen mann) kennengelernt|steh(?:e)? auf)\b/,
    open: ['Oh, Schmetterlinge!', 'Schön, wenn einem jemand so im Kopf herumgeht.'],
    stay: [
      'So ein Warten macht ganz schwindlig.',
      'Man merkt, dass es dir wichtig ist.',
      'Ein Schritt nach dem anderen, ganz ohne Eile.',
      'Du selbst zu sein bleibt der beste Plan.',
    ],
    ask: [
      'Wie habt ihr euch kennengelernt?',
      'Was gefällt dir am meisten?',
      'Was lässt dich glauben, dass es gegenseitig ist?',
      'Was ist der nächste Schritt?',
    ],
  },
  birthday: {
    signs:
      /\b(?:(?:hab|habe|ist|heute) (?:\w+ ){0,2}(?:mein )?geburtstag|werde (?:heute )?\d+|bin (?:heute )?\d+ geworden)\b/,
    open: ['Alles Gute zum Geburtstag!', 'Herzlichen Glückwunsch zum Geburtstag!'],
    stay: ['Eine schöne Zahl.', 'Heute ist dein Tag.', 'Auch eine kleine Feier ist eine Feier.'],
    ask: [
      'Wie verbringst du ihn?',
      'Was wünschst du dir für dieses Jahr?',
      'Welche Torte wäre es, wenn du wählst?',
    ],
  },
  food: {
    signs:
      /\b(?:(?:habe|hab) (?:\w+ ){0,5}(?:gegessen|gekocht|gebacken)|koche (?:\w+ ){0,3}(?:fur|heute|was)|rezept|(?:beste|leckerste)[nr]? (?:pizza|doner|burger|pasta|kuchen))\b/,
    open: ['Klingt gut!', 'Mmh, vielversprechend.'],
    stay: [
      'Eine Kombination, die etwas verspricht.',
      'In der Küche zählen auch die einfachen Sachen.',
      'Gute Wahl.',
      'Mit wenig geht viel.',
    ],
    ask: [
      'Was ist alles drin?',
      'Was ist das Geheimnis, deiner Meinung nach?',
      'Was ist dein bestes Gericht?',
      'Süß oder salzig, wenn du wählen müsstest?',
    ],
    advice: [
      'Etwas Einfaches: Obst mit Joghurt und Honig, oder geschmolzene Schokolade mit zerbröselten Keksen.',
    ],
  },
  outing: {
    signs:
      /\b(?:(?:gehe|geh|gehen|fahre|fahr|fahren|war|waren|wandern) (?:\w+ ){0,6}(?:wandern|in die berge|ans meer|an den see|ins kino|in den park|ins konzert|spazieren|schwimmen|zum see|am meer|am see|strand|stadion|tanzen)|wanderung|ausflug|wandern|(?:schones|tolles|herrliches|geiles) wetter|so schon(?:es)? sonnig)\b/,
    open: ['Das klingt nach einem guten Plan!', 'So ein Ausflug tut gut.'],
    stay: [
      'Frische Luft ordnet die Gedanken.',
      'Schön.',
      'Solche Tage tun gut.',
      'Klingt nach einem richtig schönen Tag.',
    ],
    ask: ['Was magst du an dem Ort am liebsten?', 'Wie war das Wetter?', 'Wie oft bist du dort?'],
  },
  boredom: {
    signs: /\b(?:mir ist (?:\w+ )?langweilig|langweile|langweilig|so ode|nix zu tun|nichts zu tun)\b/,
    open: ['Uff, die zähen Stunden.', 'Kommt vor: ein Tag ohne Ideen.'],
    stay: [
      'Nichts zu tun ist ab und zu auch in Ordnung.',
      'An solchen Tagen gewinnt das Sofa leicht.',
      'Es muss kein denkwürdiger Tag werden.',
      'Dann leisten wir uns eben Gesellschaft.',
    ],
    ask: [
      'Was machst du sonst in freier Zeit?',
      'Was hat dir zuletzt Spaß gemacht?',
      'Musik, Film oder ein Schwätzchen?',
      'Worauf hättest du Lust, wenn es leicht wäre?',
    ],
  },
  school: {
    signs:
      /\b(?:schule\b.*\b(?:ode|langweilig|nervig|lang|scheisse|lost|atzend)|(?:der|die|mein|meine) (?:lehrer|lehrerin|prof)\b.*\b(?:blossgestellt|angeschrien|nervt|hasst|unfair|blamiert|langweilig|fertig)|hausaufgaben|nachsitzen|unterricht)\b/,
    open: ['Langer Tag, was.', 'Verstehe, manche Stunden gehen einfach nicht rum.'],
    stay: [
      'Verständlich, nach so einem Tag.',
      'Morgen ist die nächste Runde.',
      'Eine schlechte Note ist kein Porträt von dir.',
      'Wenigstens ist es für heute vorbei.',
    ],
    ask: [
      'Was war denn genau?',
      'In welchem Fach?',
      'Wer ist nett in deiner Klasse?',
      'Was machst du jetzt zum Erholen?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:komischer tag|seltsamer tag|nichts besonderes|nix besonderes|das ubliche|alles wie immer|(?:auf|liege auf) (?:dem|der) (?:sofa|couch)|schaue? aus dem fenster|so lala)\b/,
    open: ['Es gibt solche Tage, irgendwo dazwischen.', 'Verstehe, ein Tag weder hoch noch tief.'],
    stay: [
      'Auch kleine Tage verdienen ein paar Worte.',
      'Verstehe.',
      'Das Alltägliche hält den Rest zusammen.',
      'Ich mag es zu wissen, wie es bei dir gerade ist.',
    ],
    ask: [
      'Was war daran komisch?',
      'Wie fühlst du dich jetzt?',
      'Worauf hättest du heute Abend Lust?',
      'Was war der beste Moment, auch ein kleiner?',
    ],
  },
}
