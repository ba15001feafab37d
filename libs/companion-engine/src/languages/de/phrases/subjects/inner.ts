import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'Dieses Feststecken zermürbt einen.',
      'Immer derselbe Trott, das drückt auf die Stimmung.',
      'Wenn sich nichts bewegt, ist das schwer auszuhalten.',
      'Du hast das Gefühl, nicht vom Fleck zu kommen.',
    ],
    ask: [
      'Wann hat dieses Gefühl angefangen?',
      'Was würde dir als Erstes mehr Luft geben?',
      'Weiß jemand von diesem Trott?',
    ],
  },
  empty: {
    say: [
      'So eine Leere in sich zu tragen, ist schwer.',
      'Nichts mehr zu spüren, das ist unheimlich und anstrengend.',
      'Du spürst also gerade kaum etwas.',
      'Wenn nichts mehr ankommt, macht das einsam.',
    ],
    ask: [
      'Seit wann ist das so leer in dir?',
      'Gibt es jemanden, der von dieser Leere weiß?',
      'Gibt es Momente, in denen es etwas leichter ist?',
    ],
  },
  lonelyEvening: {
    say: [
      'So ein Abend allein kann sich lang ziehen.',
      'Abends niemanden um sich zu haben, ist schwer.',
      'Es ist einsam, wenn keiner da ist.',
      'Du bist also allein, das tut manchmal weh.',
    ],
    ask: [
      'Wen hättest du heute am liebsten bei dir?',
      'Wie verbringst du solche Abende sonst?',
      'Mit wem redest du sonst abends gern?',
    ],
  },
  goodSolitude: {
    say: [
      'Zeit nur für dich, das tut gut.',
      'Du genießt also das Alleinsein.',
      'Mal ganz für sich zu sein, das ist schön.',
      'Ruhe und niemand, der etwas will, herrlich.',
    ],
    ask: [
      'Was machst du am liebsten, wenn du allein bist?',
      'Wie viel Zeit für dich brauchst du so?',
      'Hast du sonst viel Trubel um dich herum?',
    ],
  },
  gettingOlder: {
    say: [
      'Älter werden ist schon eigenartig.',
      'Die Jahre ziehen vorbei, das merkt man auf einmal.',
      'Beim Thema Alter kommt man ins Nachdenken.',
      'Du spürst also, dass die Zeit vergeht.',
    ],
    ask: [
      'Wie alt fühlst du dich innerlich?',
      'Was fällt dir am Älterwerden am schwersten?',
      'Was ist mit den Jahren besser geworden?',
    ],
  },
  birthday: {
    say: [
      'Ein Geburtstag, das ist ein schöner Anlass.',
      'Da gibt es also etwas zu feiern.',
      'Geburtstage sind etwas Besonderes.',
      'Alles Gute zu diesem Geburtstag.',
    ],
    ask: [
      'Welcher Kuchen gehört für dich zum Geburtstag?',
      'Wie feierst du Geburtstage am liebsten?',
      'Was war das schönste Geburtstagsgeschenk, an das du dich erinnerst?',
    ],
  },
  forgottenBirthday: {
    say: [
      'So einfach übersehen zu werden, tut weh.',
      'Dein Tag, und niemand denkt daran, das ist traurig.',
      'Vergessen zu werden, gerade an so einem Tag, das kränkt.',
      'Oje, an so einem besonderen Tag kaum ein Wort, das ist hart.',
    ],
    ask: [
      'Hast du es jemandem gesagt, dass dich das gekränkt hat?',
      'Von wem hättest du dir am meisten einen Gruß gewünscht?',
      'Wie hast du den Tag dann verbracht?',
    ],
  },
  smallPride: {
    say: [
      'Geschafft, das ist wirklich ein Grund zur Freude.',
      'Gut gemacht, das war bestimmt nicht ohne.',
      'Toll, dass du das hinbekommen hast.',
      'Das hast du also gemeistert, wie schön.',
    ],
    ask: [
      'Wie fühlt sich das jetzt für dich an?',
      'Wer hat schon davon erfahren, dass du das geschafft hast?',
      'Hast du dich dafür irgendwie belohnt?',
    ],
  },
  procrastinating: {
    say: [
      'Dieses Aufschieben kostet auch Kraft.',
      'So eine Sache vor sich herzuschieben, ist unangenehm.',
      'Da wartet also noch etwas auf dich, das keinen Spaß macht.',
      'Oje, die Aufgabe bleibt liegen und das Gewissen meldet sich.',
    ],
    ask: [
      'Was daran schreckt dich am meisten?',
      'Geht dir das öfter so mit dem Aufschieben?',
      'Wie geht es dir, wenn du daran denkst?',
    ],
  },
  comparing: {
    say: [
      'Dieses Vergleichen mit anderen macht einen fertig.',
      'Sich neben anderen so klein zu fühlen, tut weh.',
      'Wenn andere scheinbar weiter sind, nagt das an einem.',
      'Du misst dich also an den anderen, das ist anstrengend.',
    ],
    ask: [
      'Was wünschst du dir selbst am meisten?',
      'Wann denkst du am meisten an die anderen?',
      'War dieses Vergleichen schon immer so bei dir?',
    ],
  },
  overthinking: {
    say: [
      'So viel Grübeln macht müde.',
      'Da dreht sich alles im Kopf, das ist zermürbend.',
      'Gedanken, die sich immer im Kreis drehen, kosten viel Kraft.',
      'Dein Kopf kommt also nicht zur Ruhe.',
    ],
    ask: [
      'Wann kommen diese Gedanken am stärksten?',
      'Kannst du die Gedanken mit jemandem teilen?',
      'Gibt es etwas, wobei dein Kopf still wird?',
    ],
  },
  regret: {
    say: [
      'Etwas zu bereuen, das trägt man lange mit sich.',
      'So eine Reue lässt einem keine Ruhe.',
      'Manche Sachen möchte man im Nachhinein so gern ändern.',
      'Du würdest es heute anders machen, das ist bitter.',
    ],
    ask: [
      'Was lässt dich daran nicht los?',
      'Denkst du oft daran zurück?',
      'Weiß jemand, dass du das bereust?',
    ],
  },
  guilt: {
    say: [
      'Ein schlechtes Gewissen kann einen richtig plagen.',
      'Das liegt dir schwer auf dem Gewissen.',
      'Du machst dir Vorwürfe, das ist belastend.',
      'So ein Schuldgefühl lässt einen nicht los.',
    ],
    ask: [
      'Wem hast du von deinem schlechten Gewissen erzählt?',
      'Was würdest du gern wieder gutmachen?',
      'Wie streng bist du gerade mit dir?',
    ],
  },
  embarrassed: {
    say: [
      'Oje, da möchte man im Boden versinken.',
      'Peinlich, so etwas geht einem lange nach.',
      'Das war dir sicher furchtbar unangenehm.',
      'Ach herrje, da wird man ja ganz rot.',
    ],
    ask: [
      'Ist dir so etwas schon einmal passiert?',
      'Wie haben die anderen darauf reagiert?',
      'Kannst du inzwischen ein bisschen darüber lachen?',
    ],
  },
  childhood: {
    say: [
      'Erinnerungen an die Kindheit, die kommen oft ganz plötzlich.',
      'Du denkst also an früher.',
      'Ah, ein Stück Kindheit taucht wieder auf.',
      'Manches von früher bleibt einem für immer.',
    ],
    ask: [
      'Was hast du als Kind am liebsten gespielt?',
      'Wer war für dich als Kind wichtig?',
      'Was vermisst du an dieser Zeit?',
    ],
  },
  nightDream: {
    say: [
      'Träume können einem den ganzen Tag nachgehen.',
      'Da war nachts viel los in deinem Kopf.',
      'So ein Traum lässt einen nicht gleich los.',
      'Du hast also etwas geträumt, das hängen bleibt.',
    ],
    ask: [
      'Träumst du oft so lebhaft?',
      'Was war das stärkste Bild in dem Traum?',
      'Erzählst du deine Träume manchmal jemandem?',
    ],
  },
  newStart: {
    say: [
      'Ein neuer Anfang, das braucht Mut.',
      'Du beginnst also etwas Neues.',
      'Jetzt wird bei dir also etwas anders.',
      'So ein Neubeginn fühlt sich aufregend an.',
    ],
    ask: [
      'Was wünschst du dir von diesem Neuanfang?',
      'Unterstützt dich jemand bei dem neuen Anfang?',
      'Was ist daran für dich am schwersten?',
    ],
  },
  faith: {
    say: [
      'Glaube und Zweifel, das sind große Dinge.',
      'Der Glaube beschäftigt dich also.',
      'Fragen um den Glauben gehen tief.',
      'Über Gott und den Glauben denkt man oft lange nach.',
    ],
    ask: [
      'Mit wem sprichst du über den Glauben?',
      'Wie war das mit dem Glauben in deiner Kindheit?',
      'Wann fühlst du dich dem Glauben am nächsten?',
    ],
  },
  grateful: {
    say: [
      'Schön, wenn man so viel Dankbarkeit spürt.',
      'Da bist du also richtig dankbar.',
      'Gut, dass es solche Menschen und solche Tage gibt.',
      'Dankbar zu sein, ist ein gutes Gefühl.',
    ],
    ask: [
      'Wann hast du das zuletzt so stark gespürt?',
      'Wofür bist du sonst noch dankbar?',
      'Was hat dir in letzter Zeit am meisten gutgetan?',
    ],
  },
  crying: {
    say: [
      'So viele Tränen, da ist dir gerade schwer ums Herz.',
      'Du hast also geweint, das darf sein.',
      'Wenn die Tränen kommen, ist gerade vieles zu viel.',
      'Oje, da sitzt der Kummer tief.',
    ],
    ask: [
      'Magst du sagen, was dich so traurig macht?',
      'Ist jetzt jemand bei dir?',
      'Geht es nach dem Weinen ein wenig leichter?',
    ],
  },
  furious: {
    say: [
      'Da kocht in dir die Wut.',
      'So wütend zu sein, das ist auch anstrengend.',
      'Kein Wunder, dass dich das aufregt.',
      'Du bist also richtig sauer.',
    ],
    ask: [
      'Weiß die andere Seite, wie wütend du bist?',
      'Was hat dich daran am meisten aufgeregt?',
      'Was hilft dir sonst, wenn du so wütend bist?',
    ],
  },
  bored: {
    say: [
      'Langeweile kann einen richtig zermürben.',
      'Dir ist also langweilig, das zieht sich.',
      'Wenn nichts passiert, kriecht die Zeit.',
      'Nichts zu tun zu haben, macht einen ganz unruhig.',
    ],
    ask: [
      'Worauf hättest du am ehesten Lust?',
      'Was machst du sonst gern, wenn du Zeit hast?',
      'Mit wem würdest du jetzt gern etwas unternehmen?',
    ],
  },
  fearOfFuture: {
    say: [
      'Angst vor dem, was kommt, ist belastend.',
      'So viel Ungewissheit macht bange.',
      'Die Zukunft macht dir also Sorgen.',
      'Nicht zu wissen, wie es wird, ist schwer auszuhalten.',
    ],
    ask: [
      'Was macht dir dabei am meisten Angst?',
      'Hast du jemanden, mit dem du diese Sorgen teilst?',
      'Wann ist die Angst am stärksten?',
    ],
  },
  worldNews: {
    say: [
      'Solche Nachrichten gehen einem nahe.',
      'Die Weltlage ist schwer zu ertragen.',
      'So viel Schlimmes auf einmal in den Nachrichten, das belastet.',
      'Was in der Welt passiert, beschäftigt dich also sehr.',
    ],
    ask: [
      'Wie lange gehen dir solche Meldungen nach?',
      'Mit wem redest du über solche Nachrichten?',
      'Wie oft am Tag verfolgst du die Nachrichten?',
    ],
  },
  feastDays: {
    say: [
      'Feiertage bringen immer einiges mit sich.',
      'Bei so einem Fest kommt immer viel zusammen.',
      'So ein Fest im Jahr hat seine eigenen Bräuche.',
      'Feste sind etwas Besonderes, mit allem, was dazugehört.',
    ],
    ask: [
      'Was magst du an diesem Fest am liebsten?',
      'Welcher Brauch ist dir dabei am wichtigsten?',
      'Wie war dieses Fest in deiner Kindheit?',
    ],
  },
  newLook: {
    say: [
      'Ein neues Aussehen, daran muss man sich erst gewöhnen.',
      'Da hat sich bei dir also äußerlich etwas verändert.',
      'Aha, ein neuer Look also.',
      'So eine Veränderung fällt einem jedes Mal im Spiegel auf.',
    ],
    ask: [
      'Fühlst du dich wohl damit?',
      'Wie war der erste Blick in den Spiegel?',
      'Hast du lange darüber nachgedacht?',
    ],
  },
  crossroads: {
    say: [
      'Sich da zu entscheiden, ist nicht leicht.',
      'Zwischen zwei Möglichkeiten zu stehen, das zerrt an einem.',
      'Du stehst also vor einer wichtigen Entscheidung.',
      'Dieses Abwägen ist anstrengend.',
    ],
    ask: [
      'Bis wann musst du dich entscheiden?',
      'Mit wem kannst du das durchsprechen?',
      'Wovor hast du bei der Entscheidung am meisten Angst?',
    ],
  },
  calm: {
    say: [
      'So ein ruhiger Moment tut gut.',
      'Wie schön, wenn alles still ist.',
      'Du hast es also gerade richtig ruhig.',
      'Ruhe, das ist etwas sehr Angenehmes.',
    ],
    ask: [
      'Was genießt du daran am meisten?',
      'Wann hattest du zuletzt so viel Ruhe?',
      'Hast du öfter solche stillen Stunden?',
    ],
  },
  overheard: {
    say: [
      'Das ist ja wirklich komisch.',
      'Was man nicht alles erlebt, so im Alltag.',
      'Herrlich, auf sowas muss man erst mal kommen.',
      'So eine Szene vergisst man nicht so schnell.',
    ],
    ask: ['Wie hast du reagiert?', 'Haben andere das auch mitbekommen?', 'Wem erzählst du das heute noch?'],
  },
  secretKept: {
    say: [
      'So ein Geheimnis wiegt manchmal schwer.',
      'Das behältst du also für dich.',
      'Etwas zu verbergen, das kostet Kraft.',
      'Danke, dass du hier erzählst, was sonst kaum jemand weiß.',
    ],
    ask: [
      'Wem würdest du es am ehesten sagen?',
      'Wie ist es für dich, das so für dich zu behalten?',
      'Was könnte passieren, wenn es jemand wüsste?',
    ],
  },
  unheard: {
    say: [
      'Nicht gehört zu werden, tut weh.',
      'Wenn keiner zuhört, fühlt man sich schnell allein.',
      'Du redest, und es kommt nicht an, das ist frustrierend.',
      'Das ist kränkend, so übergangen zu werden.',
    ],
    ask: [
      'Was hättest du gern gesagt?',
      'Bei wem hast du das Gefühl, gehört zu werden?',
      'Ist das bei diesen Leuten immer so?',
    ],
  },
  laughedAt: {
    say: [
      'Ausgelacht zu werden, das verletzt.',
      'So verspottet zu werden, das ist gemein.',
      'Oje, zum Gespött gemacht zu werden, tut richtig weh.',
      'Sich so über dich lustig zu machen, ist nicht in Ordnung.',
    ],
    ask: [
      'Hat jemand zu dir gehalten?',
      'Wie geht es dir, wenn du diesen Leuten wieder begegnest?',
      'Hast du es schon jemandem erzählt?',
    ],
  },
}
