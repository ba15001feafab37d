import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Die Stimme der eigenen Eltern trifft Stellen, an die sonst keiner herankommt, und zwar in jedem Alter.',
      'Man kann längst erwachsen sein und auf einen Satz von Mutter oder Vater trotzdem reagieren wie mit zwölf.',
      'Von den Eltern einfach so gesehen zu werden, wie man ist, bleibt ein Wunsch, den man nicht einfach ablegt.',
      'Eine Grenze gegenüber Eltern ist keine Undankbarkeit. Ein kurzer Satz, freundlich wiederholt, hält sie oft besser als jede Erklärung.',
    ],
    ask: [
      'Was wünschst du dir von deinen Eltern am meisten?',
      'Wie war das früher zwischen euch?',
      'Wer in der Familie versteht deine Sicht?',
    ],
  },
  oldParents: {
    say: [
      'Für die eigenen Eltern stark zu sein dreht die alte Ordnung um. Man sorgt und nimmt zugleich schon ein bisschen Abschied.',
      'Pflege besteht aus tausend Handgriffen und einem schlechten Gewissen, das nie Feierabend hat. Du leistest da sehr viel.',
      'Beim Pflegestützpunkt gibt es kostenlose Beratung, auch zu Entlastung für Angehörige. Danach zu fragen heißt nicht aufgeben.',
      'Alt werdende Eltern wollen meist Würde und Ruhe, die Kinder wollen Sicherheit. Zwischen beidem steht man täglich.',
    ],
    ask: [
      'Wer teilt sich die Sorge mit dir?',
      'Was klappt im Alltag noch gut?',
      'Wann hast du zuletzt einen Tag für dich gehabt?',
    ],
  },
  parentIll: {
    say: [
      'Wenn jemand aus der Familie so krank ist, läuft der eigene Tag nur noch nebenher, und ein Ohr ist immer beim Telefon.',
      'Am Krankenbett zählt nicht das richtige Wort. Da sein, die Decke zurechtziehen, vom Wetter erzählen, das ist schon viel.',
      'Diese Hilflosigkeit, einen geliebten Menschen leiden zu wissen und selbst nichts reparieren zu können, gehört zum Schwersten.',
      'Fragen an die Ärzte vorher auf einen Zettel, die Antworten gleich daneben. Im Schreck behält man sonst kaum etwas.',
    ],
    ask: [
      'Wie ist der Stand im Moment?',
      'Wer ist gerade an deiner Seite?',
      'Was bedeutet dir dieser Mensch?',
    ],
  },
  pregnant: {
    say: [
      'Da ist jemand unterwegs, den ihr noch nicht kennt und der trotzdem schon alles umstellt. Ein ungeheurer Gedanke.',
      'Vorfreude und Bammel wechseln sich beim Kinderkriegen gern stündlich ab, manchmal auch im selben Satz.',
      'Ein Mensch von der Größe einer Frucht aus der App bestimmt bereits den Kalender. So fängt das Elternsein an.',
      'Fertig eingerichtet muss beim Baby gar nichts sein. Am Anfang braucht es Arme, Milch, Windeln und Wärme.',
    ],
    ask: [
      'Wie hast du von dem Baby erfahren?',
      'Worauf freust du dich am meisten?',
      'Was beschäftigt dich dabei im Moment am stärksten?',
    ],
  },
  babyTired: {
    say: [
      'Schlafentzug mit einem kleinen Kind ist eine eigene Müdigkeit, gegen die auch Kaffee nur noch höflich anklopft.',
      'Man kann so ein kleines Wesen über alles lieben und sich trotzdem nach einer geschlossenen Tür und Stille sehnen.',
      'Wird das Weinen zu viel: Kind sicher ins Bett legen, ein paar Minuten in den Nebenraum, atmen. Das ist verantwortungsvoll.',
      'Die Wäsche darf liegen. Wenn das Kind mal schläft, ist Hinlegen die einzige Hausarbeit, die zählt.',
    ],
    ask: [
      'Wer kann dir mal zwei Stunden abnehmen?',
      'Wann schläft dein Kind am ehesten?',
      'Was hilft bei euch manchmal gegen das Weinen?',
    ],
  },
  childSweet: {
    say: [
      'Solche Augenblicke kann man nicht bestellen, man kann nur gerade da sein. Und du warst da.',
      'Das gehört aufgeschrieben, mit Datum. In zwanzig Jahren ist es der schönste Eintrag im ganzen Heft.',
      'Kinder verschenken so etwas ganz nebenbei, und die Großen stehen daneben und müssen kurz schlucken.',
      'Da wächst ein wunderbarer kleiner Mensch heran, und du sitzt dabei in der ersten Reihe.',
    ],
    ask: [
      'Wie hast du reagiert?',
      'Was macht dein Kind zurzeit am liebsten?',
      'Wem erzählst du das als Erstes?',
    ],
  },
  teenager: {
    say: [
      'Pubertät ist eine Großbaustelle: Lärm, Staub, gesperrte Zufahrten, und die Pläne hat niemand zu Gesicht bekommen.',
      'Jugendliche stoßen sich am liebsten an denen ab, bei denen sie sicher sind. Das ist ein Kompliment in sehr hässlicher Verpackung.',
      'Nebeneinander redet es sich mit Heranwachsenden leichter als gegenüber: im Auto, beim Kochen, ohne Blickkontakt.',
      'Man vermisst das Kind von früher und sorgt sich um das Kind von heute, und beides steht gerade hinter derselben Tür.',
    ],
    ask: [
      'Worüber geratet ihr am häufigsten aneinander?',
      'Wann kommt ihr noch gut miteinander aus?',
      'Was macht dir am meisten Sorgen?',
    ],
  },
  childLeaves: {
    say: [
      'Man zieht sie groß, damit sie gehen können, und dann gehen sie tatsächlich. Darauf bereitet einen keiner vor.',
      'Ein erwachsenes Kind in der Ferne hinterlässt eine Stille, in der man sogar das Türenschlagen vermisst.',
      'Dass dein Kind draußen zurechtkommt, hat viel mit dir zu tun. Nur tröstet das am leeren Tisch nicht immer.',
      'Ein Foto vom Mittagessen oder vom Himmel überm Haus öffnet oft eher ein Gespräch als die Frage, warum kein Anruf kam.',
    ],
    ask: [
      'Was fehlt dir im Alltag am meisten?',
      'Wie haltet ihr Kontakt?',
      'Was macht dein Kind dort, wo es jetzt lebt?',
    ],
  },
  siblings: {
    say: [
      'Geschwister kennen dich länger als fast alle anderen, mit Zahnlücke und Jugendsünden. Das verbindet und reibt zugleich.',
      'Niemand kann einen so schnell zum Lachen oder auf die Palme bringen wie jemand, mit dem man die Kindheit geteilt hat.',
      'Mit Bruder oder Schwester redet am Tisch immer die Kindheit mit, samt der Frage, wer das größere Stück bekam.',
      'Selbe Eltern, selber Küchentisch, und doch hat jedes Kind eine andere Familie erlebt. Daraus kommt viel Nähe und mancher Streit.',
    ],
    ask: [
      'Wie wart ihr als Kinder miteinander?',
      'Worin seid ihr euch ähnlich?',
      'Was würdest du gern offen mit ihm oder ihr bereden?',
    ],
  },
  grandparents: {
    say: [
      'Großeltern sind wandelnde Archive, nur mit besserem Essen. Schön, dass du so nah an dieser Quelle sitzt.',
      'In ihren Küchen und Geschichten wohnt eine Zeit, die in keinem Buch so riecht und klingt.',
      'Alte Geschichten und Rezepte lohnt es aufzunehmen, einfach mit dem Handy. Die Stimme dazu ist später der größte Schatz.',
      'Zwischen Großeltern und Enkeln liegt oft eine besondere Milde: Niemand muss mehr erziehen, man darf einander genießen.',
    ],
    ask: [
      'Welche Geschichte von früher magst du am liebsten?',
      'Was habt ihr früher zusammen gemacht?',
      'Wonach schmeckt es bei Oma oder Opa?',
    ],
  },
  grandchildren: {
    say: [
      'Enkelkinder sind die Belohnung dafür, dass man die eigenen großbekommen hat, und man darf sie abends zurückgeben.',
      'Bei Großeltern gelten andere Gesetze für Süßes und Schlafenszeit. Daran erinnern sich Kinder ein Leben lang.',
      'So ein kleiner Mensch schaut einen an, als wäre man schon immer da gewesen. Das ist ein ganz eigenes Glück.',
      'Du gibst da etwas weiter, was in keinem Testament steht: Zeit, Geduld und lauter kleine Gewohnheiten.',
    ],
    ask: [
      'Was unternehmt ihr am liebsten zusammen?',
      'In welchem Zug erkennst du die Familie wieder?',
      'Was möchtest du den Enkeln mitgeben?',
    ],
  },
  inLaws: {
    say: [
      'Schwiegereltern bekommt man zur Liebe dazu, ohne Umtauschrecht. Und alle sollen sofort Familie sein.',
      'Das Heikle an der angeheirateten Familie: Jedes Wort gegen sie trifft auch den Menschen, den man liebt.',
      'Grenzen setzt am besten das eigene Kind der Familie, nicht der angeheiratete Teil. Aus diesem Mund klingt dasselbe anders.',
      'In jeder Familie gelten geheime Hausordnungen, und verraten werden sie einem erst, wenn man schon dagegen verstoßen hat.',
    ],
    ask: [
      'Wie steht dein Mensch an deiner Seite dazu?',
      'Was daran geht dir am meisten gegen den Strich?',
      'Wie war es ganz am Anfang mit ihnen?',
    ],
  },
  gathering: {
    say: [
      'Familienfeste sind Theaterstücke mit fester Besetzung: Jeder kennt seine Rolle, und den Text vom letzten Mal auch.',
      'Viel Verwandtschaft auf wenig Quadratmetern, da liegen Rührung und Reizbarkeit dicht nebeneinander wie Kloß und Soße.',
      'Ein Amt mit Fluchtweg ist bei solchen Feiern Gold wert: Kaffee kochen, mit dem Hund raus, Fotos machen.',
      'Am Familientisch sitzen immer auch alte Geschichten mit. Die Kunst liegt darin, ihnen nicht das Wort zu geben.',
    ],
    ask: [
      'Wer sorgt bei euch für die Stimmung?',
      'Was kommt bei euch traditionell auf den Tisch?',
      'Neben wem sitzt du am liebsten?',
    ],
  },
  death: {
    say: [
      'Mein Beileid. Ein Mensch, der eben noch da war, fehlt jetzt überall, und die Welt draußen macht einfach weiter.',
      'Der Verstand weiß es, und trotzdem wartet etwas in einem auf Schritte, eine Stimme, einen Anruf. Das braucht lange.',
      'Trauer hält sich an keine Ordnung. Weinen, Leere, sogar Lachen über eine Erinnerung, alles darf nebeneinanderstehen.',
      'Formulare und Leute, die etwas wollen, dürfen andere übernehmen. Für dich reichen jetzt Essen, Schlaf und jemand in der Nähe.',
    ],
    ask: [
      'Was war das für ein Mensch?',
      'Wer ist in diesen Tagen bei dir?',
      'Welche Erinnerung ist gerade am nächsten?',
    ],
  },
  stillMissing: {
    say: [
      'Vermissen verjährt nicht. Es wird mit den Jahren stiller, bis ein Geruch oder ein Datum die Tür wieder aufstößt.',
      'Dass dieser Mensch nach so langer Zeit noch fehlt, erzählt davon, wie viel Platz er in deinem Leben hatte.',
      'Dinge bewahren Menschen auf, Rezepte auch, und manche Tage im Kalender. Daran darf man sich festhalten.',
      'Andere denken irgendwann, das sei vorbei. Dabei gehen solche Menschen einfach innen mit weiter.',
    ],
    ask: [
      'Was würdest du diesem Menschen heute gern erzählen?',
      'Welche Eigenheit ist dir besonders im Gedächtnis?',
      'Wie hältst du die Erinnerung wach?',
    ],
  },
  miscarriage: {
    say: [
      'Da fehlt jemand, der in eurem Herzen längst einen Platz hatte. Das ist ein wirklicher Verlust, auch wenn ihn kaum einer sieht.',
      'Um ein Kind zu trauern, das nicht leben konnte oder nicht kommen durfte, ist eine einsame Trauer. Sie verdient genauso viel Raum.',
      'Du hast nichts falsch gemacht. Solche Gedanken kommen trotzdem, meistens nachts, und sie lügen.',
      'Sätze wie „es sollte wohl nicht sein“ trösten niemanden. Ihr habt auf ein ganzes Leben gehofft, und das tut weh.',
    ],
    ask: [
      'Mit wem kannst du darüber sprechen?',
      'Wie geht ihr zu Hause damit um?',
      'Was tut dir in dieser Zeit ein wenig gut?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Allein mit Kindern heißt, Feuerwehr, Küche, Trostabteilung und Finanzamt zu sein, und das alles schon vor acht Uhr morgens.',
      'Am schwersten ist oft gar nicht die Arbeit, sondern dass abends niemand da ist, mit dem man die Entscheidungen teilt.',
      'Deine Kinder werden sich an jemanden erinnern, der da war. Die Wäscheberge vergessen sie garantiert.',
      'Zwei andere Eltern aus Kita oder Schule, mit denen man sich das Abholen teilt, verändern manchmal die ganze Woche.',
    ],
    ask: [
      'Wer springt ein, wenn du mal ausfällst?',
      'Wie kommen die Kinder mit der Lage zurecht?',
      'Was brauchst du gerade am dringendsten?',
    ],
  },
}
