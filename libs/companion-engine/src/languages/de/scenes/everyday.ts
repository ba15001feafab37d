import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:habe|hab|bekomme|krieg\w*) (?:\w+ ){0,2}(?:den|einen|die|eine) (?:neuen? )?(?:job|stelle|zusage|arbeit)(?: bekommen| gefunden| gekriegt)?|(?:job|stelle|zusage) (?:bekommen|gekriegt|gefunden)|neuer? (?:job|stelle|arbeit)|erster arbeitstag|befordert|beforderung|sie nehmen mich)\b/,
    open: ['Glückwunsch zur Stelle!', 'Was für eine gute Nachricht, Glückwunsch!'],
    stay: [
      'Etwas nervös zu sein gehört am Anfang dazu.',
      'In den ersten Tagen erwartet niemand, dass du schon alles weißt.',
      'Das klingt nach einem guten Schritt.',
      'An die neuen Leute gewöhnst du dich bestimmt.',
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
      'Das ist bestimmt ein gutes Gefühl.',
      'Diesen Moment vergisst du sicher nicht so schnell.',
      'Genieß es, das ist dein Erfolg.',
      'Deine Mühe hat sich gelohnt.',
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
      'Hoffentlich lässt sich das bald lösen.',
    ],
    ask: [
      'Wie ist es passiert?',
      'Was würdest du am meisten vermissen?',
      'Was hast du schon versucht?',
      'Wer könnte es sich ansehen?',
    ],
    advice: ['Sind dir die Daten wichtig, schalt es nicht ein und lass es prüfen.'],
  },
  journey: {
    signs:
      /\b(?:(?:fliege|fahre|reise|fliegen|fahren|geht|gehe) (?:\w+ ){0,4}(?:nach (?:japan|island|italien|spanien|griechenland|portugal|mexiko|thailand|frankreich|england|new york|london|paris|norwegen|schweden|marokko)|in (?:den )?urlaub)|(?:flug|reise|urlaub|hotel) (?:gebucht|nach|in)|im urlaub)\b/,
    open: ['So eine Reise, wie schön!', 'Was für eine schöne Idee, wegzufahren!'],
    stay: [
      'Auf so eine Reise kann man sich freuen.',
      'Da wird es viel zu erzählen geben.',
      'Hoffentlich erlebst du dort viel Schönes.',
      'Man merkt, dass du Lust darauf hast.',
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
      'Du darfst dich freuen und trotzdem traurig sein.',
      'Das braucht Zeit, und das ist in Ordnung.',
      'Da musst du an vieles denken.',
      'Mit der Zeit lebst du dich sicher ein.',
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
    open: ['Oh, erzähl gern mehr davon!', 'Wie schön, so ein Tier!', 'Mit Tieren wird es nie langweilig.'],
    stay: [
      'Das Tier gehört bei euch richtig dazu.',
      'So ein Tier macht viel Freude.',
      'So ein Tier hat man schnell lieb.',
      'Von deinem Tier kannst du gern noch mehr erzählen.',
    ],
    ask: [
      'Wie lange lebt ihr schon zusammen?',
      'Was macht dein Tier am liebsten?',
      'Wie habt ihr euch gefunden?',
      'Wie ist dein Tier sonst so?',
    ],
  },
  romance: {
    signs:
      /\b(?:(?:mag|liebe) (?:sie|ihn) (?:schon )?seit|verliebt|verknallt|schwarm|(?:erstes|ein) date|(?:jemanden|einen typen|eine frau|einen mann) kennengelernt|steh(?:e)? auf)\b/,
    open: ['Oh, das ist aufregend!', 'Schön, wenn einem jemand so im Kopf herumgeht.'],
    stay: [
      'Da ist man schnell ganz durcheinander.',
      'Man merkt, dass es dir wichtig ist.',
      'Ein Schritt nach dem anderen, ganz ohne Eile.',
      'Sei einfach so, wie du bist.',
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
    stay: ['Hoffentlich hast du heute Freude.', 'Heute ist dein Tag.', 'Du darfst auch ganz klein feiern.'],
    ask: [
      'Wie verbringst du ihn?',
      'Was wünschst du dir für dieses Jahr?',
      'Welchen Kuchen magst du am liebsten?',
    ],
  },
  food: {
    signs:
      /\b(?:(?:habe|hab) (?:\w+ ){0,5}(?:gegessen|gekocht|gebacken)|koche (?:\w+ ){0,3}(?:fur|heute|was)|rezept|(?:beste|leckerste)[nr]? (?:pizza|doner|burger|pasta|kuchen))\b/,
    open: ['Klingt gut!', 'Mmh, das klingt lecker.'],
    stay: [
      'Das klingt nach einem guten Essen.',
      'Auch ganz einfaches Essen kann gut sein.',
      'Gute Wahl.',
      'Hauptsache, es schmeckt dir.',
    ],
    ask: [
      'Was ist alles drin?',
      'Was schmeckt dir daran besonders?',
      'Was ist dein bestes Gericht?',
      'Was magst du lieber, süß oder salzig?',
    ],
    advice: ['Probier Obst mit Joghurt und Honig oder Schokolade mit zerbröselten Keksen.'],
  },
  outing: {
    signs:
      /\b(?:(?:gehe|geh|gehen|fahre|fahr|fahren|war|waren|wandern) (?:\w+ ){0,6}(?:wandern|in die berge|ans meer|an den see|ins kino|in den park|ins konzert|spazieren|schwimmen|zum see|am meer|am see|strand|stadion|tanzen)|wanderung|ausflug|wandern|(?:schones|tolles|herrliches|geiles) wetter|so schon(?:es)? sonnig)\b/,
    open: ['Das klingt nach einem guten Plan!', 'So ein Ausflug tut gut.'],
    stay: [
      'Da kommt man auf andere Gedanken.',
      'Schön.',
      'Solche Tage tun gut.',
      'Klingt nach einem richtig schönen Tag.',
    ],
    ask: ['Was magst du an dem Ort am liebsten?', 'Wie war das Wetter?', 'Wie oft bist du dort?'],
  },
  boredom: {
    signs: /\b(?:mir ist (?:\w+ )?langweilig|langweile|langweilig|so ode|nix zu tun|nichts zu tun)\b/,
    open: ['Uff, Langeweile ist doof.', 'Verstehe, dir ist gerade langweilig.'],
    stay: [
      'Nichts zu tun ist ab und zu auch in Ordnung.',
      'Du darfst auch einfach nur herumliegen.',
      'Der Tag muss nichts Besonderes werden.',
      'Dann schreiben wir eben ein bisschen.',
    ],
    ask: [
      'Was machst du sonst in freier Zeit?',
      'Was hat dir zuletzt Spaß gemacht?',
      'Worüber redest du lieber, Musik oder Filme?',
      'Worauf hättest du jetzt am ehesten Lust?',
    ],
  },
  school: {
    signs:
      /\b(?:schule\b.*\b(?:ode|langweilig|nervig|lang|scheisse|lost|atzend)|(?:der|die|mein|meine) (?:lehrer|lehrerin|prof)\b.*\b(?:blossgestellt|angeschrien|nervt|hasst|unfair|blamiert|langweilig|fertig)|hausaufgaben|nachsitzen|unterricht)\b/,
    open: ['Schule kann ganz schön anstrengend sein.', 'Verstehe, das nervt dich gerade.'],
    stay: [
      'Verständlich, nach so einem Tag.',
      'Morgen läuft es vielleicht besser.',
      'Schule ist nicht immer leicht.',
      'Du darfst dich darüber ruhig ärgern.',
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
    open: ['Ja, solche Tage gibt es.', 'Verstehe, der Tag ist eher so mittel.'],
    stay: [
      'Du kannst auch von so einem Tag erzählen.',
      'Verstehe.',
      'Es muss nicht immer viel passieren.',
      'Danke, dass du mir von heute erzählst.',
    ],
    ask: [
      'Was war daran komisch?',
      'Wie fühlst du dich jetzt?',
      'Worauf hättest du heute Abend Lust?',
      'Was war der beste Moment, auch ein kleiner?',
    ],
  },
}
