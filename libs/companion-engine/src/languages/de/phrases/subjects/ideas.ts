import type { SubjectLines } from '../../../phrases.ts'

export const ideas: SubjectLines<'ideas'> = {
  whatToCook: {
    say: [
      'Ofengemüse: alles, was da ist, in Stücke, Öl, Salz, Paprikapulver, 30 Minuten bei 200 Grad. Darüber Feta oder ein Spiegelei, fertig.',
      'Spaghetti aglio e olio: Knoblauch sanft in Olivenöl, Chili, etwas Nudelwasser, Petersilie. In einer Viertelstunde auf dem Tisch und immer ein Erfolg.',
      'Shakshuka: Zwiebel und Paprika anbraten, Dosentomaten und Kreuzkümmel dazu, Eier hineinschlagen, Deckel drauf. Mit Brot direkt aus der Pfanne.',
      'Kartoffelgratin: dünne Scheiben, Sahne, Muskat, Knoblauch, eine Stunde bei 180 Grad. Macht Eindruck, und du hast derweil die Hände frei.',
      'Rotes Linsencurry: Zwiebel, Ingwer, Currypulver anschwitzen, Linsen und Kokosmilch dazu, 20 Minuten köcheln, Limette. Reste schmecken morgen noch besser.',
    ],
    ask: ['Worauf hast du eher Appetit, herzhaft, scharf oder ganz mild?'],
  },
  breakfastIdea: {
    say: [
      'Haferflocken über Nacht in Milch oder Joghurt, morgens Apfel, Zimt und Nüsse darüber. Frühstück, das sich im Schlaf macht.',
      'Geröstetes Brot mit Frischkäse, Gurke, Kresse und etwas Zitrone. Fünf Minuten, passt in jede Dose und schmeckt nach Sommer.',
      'Quark mit Beeren, einem Löffel Honig und Sonnenblumenkernen. Viel Eiweiß, hält lange satt und geht auch am Schreibtisch.',
      'Bananenpfannkuchen: eine Banane zerdrücken, zwei Eier, eine Prise Zimt, klein ausbacken. Warm oder kalt, auch für Kinderhände.',
      'Hummus mit Möhren, Paprika und ein paar Crackern, dazu eine Handvoll Nüsse. Knuspert wie Chips und trägt bis zur nächsten Mahlzeit.',
    ],
    ask: ['Was magst du lieber, süß oder salzig, warm oder kalt?'],
  },
  dessertIdea: {
    say: [
      'Zitronenkuchen vom Blech: Rührteig mit viel Zitronenabrieb, noch warm mit Saft und Puderzucker tränken. Saftig, reist gut, mögen alle.',
      'Erdbeertiramisu im Glas: Löffelbiskuit mit Orangensaft, Mascarpone-Quark, Beeren, schichten und kühlen. Kein Ofen, viel Applaus.',
      'Apfelstreusel: Äpfel in die Form, Streusel aus Mehl, Butter, Zucker und Zimt darüber, 35 Minuten bei 180 Grad. Mit Vanilleeis ein Fest.',
      'Mousse au Chocolat: dunkle Schokolade schmelzen, mit geschlagener Sahne unterheben, ein paar Stunden kühlen. Eine Prise Salz macht den Unterschied.',
      'Käsekuchen ohne Boden: Quark, Eier, Zucker, Vanillepudding, Zitrone verrühren, eine Stunde bei 170 Grad. Gelingt fast blind und hält sich zwei Tage.',
    ],
    ask: ['Für wie viele Leute soll es reichen?'],
  },
  giftForHer: {
    say: [
      'Ein Glas mit dreißig kleinen Zetteln, auf jedem eine gemeinsame Erinnerung. Kostet fast nichts und wird garantiert nicht umgetauscht.',
      'Ein Nachmittag zu zweit als Gutschein mit festem Datum: Töpferkurs, Konzert oder Therme. Zeit ist das, was nie doppelt im Schrank steht.',
      'Ein schön gebundenes Fotobuch aus den letzten Jahren, mit ein, zwei Sätzen unter jedem Bild. Das liegt danach auf dem Couchtisch und nicht im Keller.',
      'Etwas Alltägliches in der allerbesten Ausführung: ein Wollschal, eine feine Handcreme, ein besonderer Tee. Dinge, die man sich selbst selten gönnt.',
      'Ein Jahr lang jeden Monat eine kleine Überraschung: ein Strauß, ein Buch, ein selbst gekochtes Essen. Die Liste dazu überreichst du feierlich in einem Umschlag.',
    ],
    ask: ['Wovon hat sie in letzter Zeit öfter erzählt?'],
  },
  giftForHim: {
    say: [
      'Ein gemeinsamer Tag mit festem Termin: Kartbahn, Stadion, Brauereiführung oder eine Bergtour. Die Karte dazu steckst du in ein altes Foto von euch.',
      'Ein richtig gutes Taschenmesser mit Gravur, ein Datum oder ein Insiderwitz genügt. Das begleitet einen Menschen jahrzehntelang.',
      'Ein Kurs in etwas, das ihn neugierig macht: Brotbacken, Schmieden, Kaffeerösten. Am besten gleich zu zweit gebucht.',
      'Ein Paket „Lieblingsabend“: sein Lieblingsgetränk, ein gutes Käsestück, ein Film und ein handgeschriebener Zettel, dass der Abend ihm gehört.',
      'Ein gerahmtes Bild von einem Ort, der ihm etwas bedeutet, etwa als Landkarte oder altes Foto. Hängt an der Wand und erzählt jedes Mal etwas.',
    ],
    ask: ['Womit verbringt er am liebsten einen freien Tag?'],
  },
  giftForChild: {
    say: [
      'Ein Baukasten, der mitwächst: Holzklötze für die Kleinen, Klemmbausteine oder eine Murmelbahn für die Größeren. Damit wird jahrelang gespielt.',
      'Ein Ausflug nur mit dir: Zoo, Kletterwald, Dampflok. Als gebastelte Eintrittskarte verpackt, ist die Vorfreude gleich mit im Paket.',
      'Für Große eine Forscherkiste: Lupe, Taschenlampe, Notizbuch, Kompass. Für die Kleinsten eine Kiste mit Tüchern, Bechern und Bällen, schlicht und heiß geliebt.',
      'Ein Buch zum Alter passend, vorn eine Widmung von dir, dazu das Versprechen, es gemeinsam zu lesen. Das wird oft aufgehoben.',
      'Malsachen in richtig guter Qualität: dicke Stifte oder ein Aquarellkasten und eine große Rolle Papier. Leise, günstig und nie zu Ende gespielt.',
    ],
    ask: ['Womit kann sich das Kind stundenlang beschäftigen?'],
  },
  dateIdea: {
    say: [
      'Über den Wochenmarkt schlendern, zusammen einkaufen und daraus kochen. Wer gemeinsam Zwiebeln schneidet, hat immer Gesprächsstoff.',
      'Ein Museum mit Spiel: Jeder sucht für den anderen das Bild, das am besten zu ihm passt. Danach bei einem Getränk auflösen.',
      'Picknick bei Sonnenuntergang auf einem Hügel oder notfalls auf dem Wohnzimmerteppich, mit Decke, Kerze und drei Lieblingshäppchen.',
      'Minigolf, Bowling oder Dart, wer verliert, zahlt das Eis. Ein albernes Spiel nimmt jede Verlegenheit weg.',
      'Etwas, das ihr beide nicht könnt: Tanzstunde, Töpfern, Boulderhalle. Gemeinsam ungeschickt zu sein, verbindet erstaunlich.',
    ],
    ask: ['Was soll dieser Abend werden, eher ruhig oder eher abenteuerlich?'],
  },
  weekendIdea: {
    say: [
      'Fahrt mit der Regionalbahn an eine Endstation, die niemand von euch kennt, und lauft zu Fuß eine Haltestelle zurück. Einkehren ist Pflicht.',
      'Ein Krimidinner oder Spieleturnier: Jeder bringt ein Gericht und ein Spiel mit, am Ende gibt es einen lächerlichen Wanderpokal.',
      'Früh hinaus zum See oder Aussichtspunkt, Thermoskanne und belegte Brote dabei. Um acht Uhr gehört die Welt noch den Enten.',
      'Flohmarkt mit Aufgabe: Fünf Euro pro Person, wer findet das schönste, wer das scheußlichste Stück? Danach Kuchen und Preisverleihung.',
      'In der eigenen Stadt Tourist spielen: Stadtführung, Turm besteigen, das Museum, an dem man immer vorbeigeht. Man wundert sich, was da alles steht.',
    ],
    ask: ['Wie viel Trubel verträgt dein freier Tag?'],
  },
  rainyIdea: {
    say: [
      'Höhle bauen aus Tisch, Decken und Wäscheklammern, mit Taschenlampe und Proviant. Gelesen und gegessen wird heute nur dort drin.',
      'Schatzsuche: zehn Zettel mit kleinen Rätseln in der Wohnung verstecken, am Ende wartet Kakao. Ältere Kinder schreiben die nächste Runde selbst.',
      'Hindernislauf durch den Flur: über Kissen, unter dem Stuhl durch, Ball ins Körbchen. Mit Stoppuhr, und die Erwachsenen müssen auch.',
      'Salzteig kneten: zwei Tassen Mehl, eine Tasse Salz, eine Tasse Wasser. Figuren formen, trocknen, bemalen, damit ist ein Nachmittag weg.',
      'Gummistiefel an und trotzdem zehn Minuten in die Pfützen. Danach schmecken warme Waffeln besser, und die Bude bleibt heil.',
    ],
    ask: ['Wie alt sind die Beteiligten, die da beschäftigt werden wollen?'],
  },
  soloEveningIdea: {
    say: [
      'Ein Abend wie im Hotel: lange duschen, frische Bettwäsche oder der beste Sessel, etwas Gutes zu essen und ein Film, den sonst niemand mitschauen will.',
      'Hör ein Album von Anfang bis Ende, im Dunkeln, ohne Handy in der Hand. Das macht kaum noch jemand und ist fast wie ein Konzert.',
      'Schreib jemandem, an den du lange nicht gedacht hast, einen richtigen Brief. Eine Seite genügt, und irgendwo freut sich bald ein Briefkasten.',
      'Nachtspaziergang mit einer Regel: an jeder Kreuzung entscheidet eine Münze. Nach einer halben Stunde darf man mit der Karte heim.',
      'Lern heute eine winzige Kunst: einen Kartentrick, einen Papierkranich, zehn Wörter Italienisch. Morgen kannst du damit angeben.',
    ],
    ask: ['Was kommt bei dir sonst immer zu kurz, wenn andere da sind?'],
  },
  tripIdea: {
    say: [
      'Südtirol: mit dem Zug erreichbar, Berge für jeden Anspruch, Seen zum Baden und Knödel zur Belohnung. Im Herbst leuchten die Lärchen und der Wein.',
      'Lissabon und Umgebung: Kacheln, Straßenbahnen, gegrillte Sardinen, und in einer halben Stunde am Atlantik. Auch im Winter oft mild.',
      'Die dänische Nordseeküste: endloser Strand, Holzhäuser mit Kamin, Drachenwind. Mit dem Auto gut erreichbar, und Hunde wie Kinder rennen sich müde.',
      'Ljubljana und der Bleder See: eine kleine, heitere Hauptstadt, Berge, glasklares Wasser, freundliche Preise. Gut zu Fuß und auch allein angenehm.',
      'Kreta im Mai oder Oktober: warmes Meer, Schluchten zum Wandern, alte Paläste und Tavernen, in denen man nach dem Essen gern noch sitzen bleibt.',
    ],
    ask: ['Wonach sehnst du dich mehr, nach Wasser, Bergen oder Gassen?'],
  },
  whatToWear: {
    say: [
      'Nimm das Teil, in dem du dich am wohlsten bewegst, und bau den Rest darum. Wer nicht zupft, wirkt automatisch gut angezogen.',
      'Dunkle Hose oder schlichter Rock, gut sitzendes Oberteil, ein Jackett darüber. Damit passt du fast überall, ohne Jacke wird es gleich lockerer.',
      'Im Zweifel eine Stufe feiner als nötig. Ein Knopf ist schnell geöffnet, eine fehlende Jacke lässt sich vor Ort nicht zaubern.',
      'Dunkelblau oder Anthrazit: festlich genug für ernste wie frohe Anlässe, freundlicher als Schwarz und mit hellem Oberteil sofort frisch.',
      'Zieh es heute einmal ganz an, mit Schuhen, und setz dich damit hin. Was beim Sitzen kneift, wird den ganzen Anlass lang kneifen.',
    ],
    ask: ['In welchem Stück fühlst du dich am meisten wie du selbst?'],
  },
  petName: {
    say: [
      'Pepper. Kurz, zwei Silben, gut zu rufen, und passt zu jedem Tier mit etwas Schärfe im Charakter.',
      'Knödel. Rund, gemütlich, unmöglich ernst zu rufen, und beim Tierarzt lächelt das ganze Wartezimmer.',
      'Fussel. Weich im Klang, passt zu Fell wie zu Federn, und selbst ein Panzertier trägt ihn mit Würde.',
      'Momo. Zweimal dieselbe Silbe, das hört jedes Tier gern, und nach einem schönen Buch ist es auch noch benannt.',
      'Kapitän. Für alle Vierbeiner oder Vögel, die sofort das Kommando im Haus übernehmen, und das tun sie ja alle.',
    ],
    ask: ['Welche Eigenart fällt an dem Tier zuerst auf?'],
  },
  babyName: {
    say: [
      'Juna. Zwei helle Silben, leicht zu rufen, und es stünde auch einem Boot, einem Laden oder auf einem Plattencover gut.',
      'Levi. Kurz, warm, alt und trotzdem frisch. Er passt zu langen Nachnamen und, in großen Buchstaben, sogar auf ein Schild.',
      'Florentine. Wer Blumen, Segel oder Melodien mag, hört sie darin, und die Kurzform Flo gibt es gratis dazu.',
      'Mach die Rufprobe: zwanzigmal laut durch die Wohnung rufen, dann am Telefon buchstabieren. Mein Vorschlag dafür: Mika, das übersteht beides.',
      'Nehmt ein Wort, das euch etwas bedeutet, einen Ort, einen Großelternnamen, ein Lied. Ohne Vorlage wäre mein Favorit: Aurora, die Morgenröte.',
    ],
    ask: ['Welcher Klang soll darin stecken, weich oder kräftig?'],
  },
  partyIdea: {
    say: [
      'Motto „Falsches Jahrzehnt“: Alle kommen aus der Zeit, in der sie gern gelebt hätten. Passt für jedes Alter, und das Kostüm steckt meist im Schrank.',
      'Jeder Gast bringt eine kleine Geschichte und ein Foto zum Anlass mit, daraus wird eine Wäscheleine quer durch den Raum. Lesen, lachen, aufheben.',
      'Olympiade der Unsinnigkeiten: Teebeutelweitwurf, Gummistiefelstaffel, Salzstangen ohne Hände. Am Ende Siegerehrung mit selbst gebastelten Medaillen.',
      'Für eine Überraschung: einen Vorwand erfinden, bei dem die Hauptperson woanders hilft, und alle Gäste eine halbe Stunde früher bestellen. Nur eine Person koordiniert.',
      'Farbenfest: Kleidung, Essen, Deko, alles in einer einzigen Farbe. Wenig Aufwand, großartige Fotos und sofort ein Gesprächsthema.',
    ],
    ask: ['Wer soll an diesem Fest am meisten Spaß haben?'],
  },
  hobbyIdea: {
    say: [
      'Vögel beobachten: Fernglas, Bestimmungs-App, fertig. Geht vom Küchenfenster aus, und nach einem Monat hörst du den Park mit anderen Ohren.',
      'Ukulele: vier Saiten, nach einer Woche das erste Lied, passt in jeden Rucksack. Kaum ein Instrument belohnt so schnell.',
      'Schnitzen: ein Messer, ein Stück Lindenholz, ein Löffel als Ziel. Die Hände sind beschäftigt, der Kopf wird still, und Späne riechen gut.',
      'Geocaching: eine weltweite Schnitzeljagd mit dem Handy. Man kommt an Ecken, die man nie gesehen hätte, allein oder mit anderen.',
      'Skizzenbuch: jeden Tag zehn Minuten zeichnen, was vor dir steht, die Tasse, den Schuh. Talent ist nicht nötig, nach einem Monat sieht man den Unterschied.',
    ],
    ask: ['Was hast du als Kind stundenlang gemacht, ohne auf die Uhr zu sehen?'],
  },
  talkStarter: {
    say: [
      '„Was war das Beste an deiner Woche?“ Das ist leichter zu beantworten als „Wie geht’s?“ und führt sofort zu etwas Erfreulichem.',
      'Kommentiere etwas, das ihr beide gerade seht oder wisst, und häng eine Frage an: das Buffet, das Foto, das Wetter auf dem Profilbild.',
      'Frag um einen kleinen Rat: ein gutes Lokal, eine Serie, ein Reiseziel. Fast alle Menschen empfehlen leidenschaftlich gern.',
      '„Was hättest du mit zehn werden wollen?“ Funktioniert mit Oma, Chef und neuer Bekanntschaft, und die Antworten sind nie langweilig.',
      'Erzähl zuerst selbst etwas Kleines, das dir heute passiert ist, gern mit einem Missgeschick. Wer etwas hergibt, bekommt meistens etwas zurück.',
    ],
    ask: ['Worüber redest du selbst, bis man dich stoppen muss?'],
  },
  morningHabit: {
    say: [
      'Hänge Neues an Altes: Während der Kaffee läuft, ein Glas Wasser trinken und strecken. Was an einer Gewohnheit klebt, vergisst man nicht.',
      'Der Wecker steht am anderen Ende des Zimmers, daneben die Kleidung. Wer einmal steht, hat die schwerste Strecke schon hinter sich.',
      'Der Morgen beginnt am Vorabend: Tasche packen, Frühstück hinstellen, drei Aufgaben notieren. Zehn Minuten abends sparen zwanzig am nächsten Tag.',
      'In der ersten Stunde hinaus ans Licht, und sei es nur um den Block. Das macht munter und lässt abends leichter einschlafen.',
      'Ein Ritual zum Tagesschluss: Handy weg, ein Satz ins Heft, was gut war, zwei Seiten lesen. Immer in derselben Reihenfolge, dann weiß der Kopf Bescheid.',
    ],
    ask: ['Welcher Teil deines Tages läuft am holprigsten?'],
  },
}
