import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Herzklopfen, und der andere Mensch ahnt vielleicht nichts davon: die aufregendste und stillste Beschäftigung, die es gibt.',
      'Aus der Ferne verliebt zu sein macht aus jedem Blick eine halbe Doktorarbeit in Deutungskunde.',
      'Für einen Anfang reicht eine ganz gewöhnliche Frage, zum Wetter oder zum Kaffee. Große Worte verlangt da noch niemand.',
      'Das Risiko wiegt schwer, weil man mit einer Antwort auch das schöne Vielleicht verlieren kann.',
    ],
    ask: [
      'Was gefällt dir an diesem Menschen so?',
      'Was wäre das Harmloseste, das du sagen könntest?',
      'Wie hat das Schwärmen angefangen?',
    ],
  },
  dateAhead: {
    say: [
      'Vor einer Verabredung ist der Kleiderschrank plötzlich voller falscher Sachen. Das, worin du dich wohlfühlst, gewinnt am Ende meistens.',
      'Auf der anderen Seite wird vermutlich gerade genauso überlegt, gekämmt und verworfen. Das beruhigt vielleicht ein wenig.',
      'So ein Treffen ist kein Vorsprechen. Ihr findet bloß heraus, ob man sich gern gegenübersitzt oder nebeneinander geht.',
      'Kribbeln gehört dazu, es heißt schlicht, dass dir die Sache etwas bedeutet. Und neugierige Fragen retten jede Gesprächspause.',
    ],
    ask: [
      'Was habt ihr genau vor?',
      'Wie habt ihr euch gefunden?',
      'Was weißt du schon über diesen Menschen?',
    ],
  },
  dateGood: {
    say: [
      'Wie schön! So ein Abend leuchtet noch tagelang nach, selbst beim Zähneputzen und an der Supermarktkasse.',
      'Da hat es offenbar auf beiden Seiten geknistert. Dieses Grinsen bitte noch eine Weile behalten.',
      'Gute Treffen erkennt man daran, dass die Uhr hinterher falsch zu gehen scheint. Deins war wohl so eines.',
      'Herrlich, genau so soll es sein. Jetzt fängt der Teil an, in dem jedes Vibrieren des Handys Herzklopfen macht.',
    ],
    ask: [
      'Welcher Moment geht dir nicht mehr aus dem Kopf?',
      'Wie seid ihr auseinandergegangen?',
      'Was hat dich an diesem Menschen überrascht?',
    ],
  },
  dateBad: {
    say: [
      'Als Abend war das nichts, als Anekdote reift es vermutlich ganz gut. Ein, zwei Wochen Lagerung, dann wird es komisch.',
      'Da freut man sich vorher, macht sich zurecht, und dann so etwas. Der Weg nach Hause fühlt sich danach doppelt so lang an.',
      'Eine missglückte Verabredung sagt nur, dass zwei Leute an einem Tisch nicht zueinander passten.',
      'Immerhin weißt du es jetzt nach einem Treffen und nicht nach einem gemeinsamen Mietvertrag.',
    ],
    ask: [
      'Ab wann war dir klar, dass das nichts wird?',
      'Was war das Seltsamste daran?',
      'Wie bist du da wieder rausgekommen?',
    ],
  },
  noAnswer: {
    say: [
      'Schweigen ist so quälend, weil man alle möglichen Antworten selbst schreiben muss, und nachts werden sie nicht freundlicher.',
      'So eine ausbleibende Nachricht kann den ganzen Tag verderben. Wer verstummt, lässt dich mit der ganzen Rechnerei allein.',
      'Eine einzige klare Nachfrage ist würdevoll. Danach darf das Handy in die Schublade, die andere Seite ist am Zug.',
      'Man prüft dann jedes Wort der eigenen Nachricht, dabei liegt der Grund für die Stille oft gar nicht darin.',
    ],
    ask: [
      'Was stand in deiner letzten Nachricht?',
      'Wie war es zwischen euch davor?',
      'Welche Antwort würdest du dir wünschen?',
    ],
  },
  newLove: {
    say: [
      'Frisch verliebt ist selbst der Wocheneinkauf ein Ausflug. Wie schön, dass dir das gerade passiert.',
      'Das klingt nach dieser Zeit, in der alles noch ein erstes Mal ist. Die darf man ausgiebig bewohnen.',
      'Da freut man sich gern mit. Zwei Menschen, die sich gefunden haben, und sei es zwischen Abwasch und Alltag.',
      'Junges Glück macht herrlich unvernünftig: zu wenig Schlaf, zu viel Lächeln, und nichts davon stört.',
    ],
    ask: [
      'Wie habt ihr zueinandergefunden?',
      'Was magst du an eurer Zweisamkeit am liebsten?',
      'Was habt ihr als Nächstes zusammen vor?',
    ],
  },
  farLove: {
    say: [
      'Fernliebe besteht aus Wiedersehen, auf die man hinlebt, und Abschieden, die man jedes Mal aufs Neue lernen muss.',
      'Am meisten fehlt ja gar nicht das Besondere, sondern das Beiläufige: zusammen einkaufen, nebeneinander schweigen.',
      'Dieselbe Serie zur selben Zeit oder ein Brief aus Papier ersetzt keine Umarmung, macht die Kilometer aber etwas kürzer.',
      'Vermissen ist der Preis dafür, dass da jemand ist, der so wichtig ist. Teuer bleibt er trotzdem.',
    ],
    ask: [
      'Wann seht ihr euch das nächste Mal?',
      'Was vermisst du im Alltag am meisten?',
      'Wie haltet ihr die Verbindung unter der Woche?',
    ],
  },
  rowPartner: {
    say: [
      'Krach mit dem Menschen, den man liebt, macht die eigene Wohnung fremd. Man schleicht plötzlich durch die Küche wie zu Besuch.',
      'Gestritten wird selten über das, womit es anfing. Unter dem Anlass liegt meist ein Satz wie: Sieh mich doch mal.',
      'Nach einem Streit hilft manchmal der kleinste Schritt, ein Tee hingestellt, ohne Kommentar. Das Reden kommt danach leichter.',
      'Worte im Zorn sind schnell gesagt und bleiben lange im Raum hängen. Bei euch beiden ist da gerade viel Schweres in der Luft.',
    ],
    ask: [
      'Worum ging es im Kern?',
      'Welcher Satz hat dich am meisten getroffen?',
      'Was bräuchtest du, damit ihr wieder redet?',
    ],
  },
  leftBy: {
    say: [
      'Verlassen zu werden reißt ein Loch in jeden gewöhnlichen Tag: in den Abend, ins Bett, in die Pläne fürs nächste Wochenende.',
      'Da hat jemand eine Entscheidung getroffen, die auch dein Leben umwirft, und du hattest keine Stimme dabei. Das schmerzt doppelt.',
      'Jetzt zählt nur Kleines: etwas essen, ein vertrauter Mensch am Telefon, das Handy mit den alten Nachrichten außer Reichweite.',
      'Liebe hört nicht auf, bloß weil die andere Seite gegangen ist. Sie weiß eine Weile nicht, wohin.',
    ],
    ask: [
      'Wer ist jetzt für dich da?',
      'Was tut gerade am meisten weh?',
      'Welche Tageszeit ist am schwersten?',
    ],
  },
  leaving: {
    say: [
      'Eine Beziehung zu beenden entscheidet man selten an einem Tag. Meist hat es sich über Jahre leise angesammelt.',
      'Gehen tut auch dem weh, der geht. Dass du Gründe hast, macht es nicht leicht, nur notwendig.',
      'Konten, Unterlagen, ein Schlafplatz und ein Mensch, der Bescheid weiß: Mit diesen vier Dingen steht man bei einer Trennung fester.',
      'Man verabschiedet sich dabei nicht nur von einem Menschen, sondern auch von der Zukunft, die man sich einmal zu zweit ausgemalt hat.',
    ],
    ask: [
      'Seit wann trägst du das mit dir herum?',
      'Was war für dich der entscheidende Punkt?',
      'Wie soll dein Leben danach aussehen?',
    ],
  },
  ex: {
    say: [
      'Alte Lieben haben ein Talent dafür, genau dann aufzutauchen, wenn man gerade aufgehört hatte, an sie zu denken.',
      'Dass es dich aufwühlt, heißt nicht, dass du zurückwillst. Vertrautes rührt einfach an, auch wenn es zu Recht vorbei ist.',
      'Du schuldest dieser alten Geschichte keine schnelle Reaktion. Eine Nacht Abstand sortiert meist mehr als jede spontane Nachricht.',
      'Man hat sich einmal in- und auswendig gekannt, und nun ist da ein fremdes Leben. Das versetzt einem einen Stich.',
    ],
    ask: [
      'Was hat das bei dir ausgelöst?',
      'Wie ging es damals zwischen euch zu Ende?',
      'Was würdest du heute anders sehen als damals?',
    ],
  },
  cheated: {
    say: [
      'So ein Vertrauensbruch verändert rückwirkend sogar die schönen Erinnerungen, weil man nicht mehr weiß, was davon echt war.',
      'Die Lüge schmerzt oft noch mehr als die Tat. Jemand hat dich für dumm verkauft, während du vertraut hast.',
      'Zu vertrauen war kein Fehler von dir. Der Fehler liegt ganz bei dem, der dieses Vertrauen benutzt hat.',
      'Heute muss nichts über Gehen oder Bleiben entschieden werden. Erst mal braucht der Boden unter den Füßen wieder Festigkeit.',
    ],
    ask: [
      'Wie hast du es herausgefunden?',
      'Was weiß die andere Seite davon, dass du es weißt?',
      'Mit wem kannst du darüber offen reden?',
    ],
  },
  livingTogether: {
    say: [
      'Ein gemeinsamer Haushalt prüft die Liebe an Stellen, von denen kein Gedicht erzählt: Abfluss, Thermostat, Wäscheberg.',
      'Zwei Menschen, zwei Arten, eine Spülmaschine einzuräumen, und beide halten die eigene für ein Naturgesetz.',
      'Eine Ecke, die nur dir gehört, und sei es ein Sessel, macht das Zusammenleben erstaunlich viel friedlicher.',
      'Unter einem Dach lernt man jemanden noch einmal neu kennen, diesmal mit allen Gewohnheiten und ohne Zeit zum Aufräumen vorher.',
    ],
    ask: [
      'Welche Marotte fällt dir zu Hause am meisten auf?',
      'Wie teilt ihr euch den Haushalt auf?',
      'Was ist das Schönste an einer gemeinsamen Wohnung?',
    ],
  },
  wedding: {
    say: [
      'Heiraten ist eine große Liebeserklärung mit erstaunlich viel Papierkram und Sitzordnung drumherum.',
      'Wie schön! Zwei Menschen wollen es amtlich haben, dass sie zueinander gehören. Darauf darf man anstoßen.',
      'Bei Hochzeiten reden alle mit, aber am Ende erinnert ihr euch an Blicke, nicht an Servietten. Euer Geschmack gewinnt.',
      'Zwischen der großen Frage und dem großen Fest liegt viel Herzklopfen. Möge davon mehr vom Glück kommen als von der Planung.',
    ],
    ask: [
      'Wie stellst du dir den Tag vor?',
      'Wer soll unbedingt dabei sein?',
      'Was ist euch beiden daran am wichtigsten?',
    ],
  },
  anniversary: {
    say: [
      'So ein Tag im Kalender gehört nur euch zweien. Kein Feiertag sonst hat so wenige Eingeweihte.',
      'Zusammenbleiben besteht aus lauter gewöhnlichen Tagen, und einmal im Jahr darf man sie feierlich zählen.',
      'Das beste Geschenk zum Jahrestag ist oft eine Erinnerung, gut erzählt: Weißt du noch, damals, ganz am Anfang?',
      'Ein gemeinsames Jahr ist schnell gesagt und voller Leben. Schön, dass ihr eure zählt.',
    ],
    ask: [
      'Wie hat es mit euch angefangen?',
      'Wie begeht ihr den Tag am liebsten?',
      'Was habt ihr voneinander gelernt?',
    ],
  },
  sweetPartner: {
    say: [
      'Solche Gesten sagen viel: Da hat jemand an dich gedacht, als du gar nicht danebenstandst.',
      'Liebe im Alltag trägt selten große Roben. Sie kommt in kleinen Taten daher, und genau so eine hast du bekommen.',
      'Wie schön, wenn der Mensch an deiner Seite dich so gut kennt und daraus auch noch etwas macht.',
      'Da wird einem warm, ganz ohne Heizung. Solche Momente darf man sich für graue Tage merken.',
    ],
    ask: [
      'Was hast du in dem Moment gesagt?',
      'Womit machst du umgekehrt gern eine Freude?',
      'Welche liebe Geste hat dich früher schon mal so gerührt?',
    ],
  },
  single: {
    say: [
      'Allein zu leben hat zwei Gesichter: Niemand isst dir den letzten Joghurt weg, und niemand fragt, wie der Tag war.',
      'Partner-Apps sind ein Schaufenster ohne Geruch, ohne Lachen, ohne Stimme. Das Wichtigste an Menschen zeigen sie nicht.',
      'Die Welt ist auf Paare eingerichtet, vom Doppelzimmer bis zur Packungsgröße. Vollständig ist man trotzdem auch als eine Person.',
      'Ob man das Alleinsein genießt oder leid ist, kann von Tag zu Tag wechseln. Beides ist ehrlich.',
    ],
    ask: [
      'Was magst du am Leben ohne Beziehung?',
      'Wonach würdest du bei einem Menschen Ausschau halten?',
      'Was nervt dich an der Suche oder den Fragen anderer?',
    ],
  },
  jealousy: {
    say: [
      'Eifersucht erfindet Filme, führt selbst Regie und lässt einen dann auch noch in der ersten Reihe sitzen.',
      'Darunter liegt meistens Angst, nicht zu genügen oder jemanden zu verlieren. Darüber lässt sich besser reden als über Verdächtigungen.',
      'Eifersucht macht beide klein: Die eine Seite sucht Beweise, die andere verteidigt sich, und keiner fühlt sich geliebt.',
      'Vertrauen lässt sich weder erzwingen noch überwachen. Es wächst nur, wo man offen sagt, was einem Angst macht.',
    ],
    ask: [
      'In welchen Momenten ist es am schlimmsten?',
      'Wie redet ihr zwei darüber?',
      'Was würde das Vertrauen leichter machen?',
    ],
  },
  comingOut: {
    say: [
      'Wen man liebt, sollte keine Nachricht sein, für die man Mut braucht. Solange es so ist, bestimmst du Zeitpunkt und Publikum.',
      'Bei jedem neuen Menschen wieder abzuwägen, was man preisgibt, ist eine Arbeit, die andere nie leisten müssen.',
      'Sich zu zeigen kostet Kraft, sich zu verstecken auch. Beides hat seine Gründe und seine eigene Zeit.',
      'Deine Liebe braucht von niemandem eine Genehmigung. Gut tut trotzdem jeder, bei dem du einfach erzählen kannst.',
    ],
    ask: [
      'Bei wem kannst du ganz offen sein?',
      'Welche Reaktion ist dir am wichtigsten?',
      'Was wäre leichter, wenn es alle wüssten?',
    ],
  },
}
