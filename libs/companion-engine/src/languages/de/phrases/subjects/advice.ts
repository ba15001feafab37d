import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Nenn genau, was du getan hast, und lass das Wort „aber“ weg. „Das war unfair von mir“ wiegt mehr als fünf Erklärungen.',
      'Frag am Ende: „Wie kann ich es wiedergutmachen?“ Und dann erst einmal zuhören, auch wenn die Antwort unbequem ist.',
      'Mach es kurz und möglichst von Angesicht zu Angesicht. Drei ehrliche Sätze reichen, danach darf das Gegenüber schweigen, ohne gleich verzeihen zu müssen.',
      'Sprich über die Wirkung statt über deine Absicht: „Ich habe dich damit getroffen“ kommt eher an als „Ich habe es nicht so gemeint“.',
      'Eine kleine Geste hilft, wenn Worte stocken: eine handgeschriebene Karte mit einem Satz Entschuldigung und dem Angebot, bei einem Kaffee in Ruhe zu reden.',
    ],
    ask: ['Welcher Satz fällt dir bei dieser Entschuldigung am schwersten?'],
  },
  howSayNo: {
    say: [
      'Kurz bleiben: „Danke fürs Fragen, das schaffe ich nicht.“ Jede Begründung mehr ist eine Einladung zum Verhandeln.',
      'Verschaff dir erst einmal Zeit: „Ich schaue nach und melde mich morgen.“ Mit etwas Abstand geht das Nein viel leichter über die Lippen.',
      'Sag, was stattdessen geht: „Das übernehme ich nicht, aber eine halbe Stunde am Freitag ist drin.“ Nur anbieten, wenn du es wirklich willst.',
      'Wiederhole bei Nachbohren denselben Satz freundlich noch einmal, Wort für Wort. Nach dem dritten Mal versteht fast jeder, dass die Grenze steht.',
      'Übe am Kleinen: die Kundenkarte an der Kasse, der Nachschlag beim Essen. Wer da „nein, danke“ sagt, hat den Ton für die großen Fälle schon im Ohr.',
    ],
    ask: ['Vor welcher Reaktion auf dein Nein graut dir am meisten?'],
  },
  howConfess: {
    say: [
      'Fang klein an: „Ich bin gern mit dir zusammen und würde dich gern öfter sehen, nur wir zwei.“ Das ist klar genug und lässt beiden Luft.',
      'Such einen ruhigen Moment nebeneinander, etwa beim Spazieren. Ohne ständigen Blickkontakt redet es sich über Herzensdinge leichter.',
      'Nimm gleich den Druck heraus: „Du musst jetzt gar nichts antworten, ich wollte nur, dass du es weißt.“ Das wirkt mutig statt fordernd.',
      'Sag etwas, das nur auf diesen Menschen passt: eine Eigenheit, die du magst, einen Moment, der dir geblieben ist. Das berührt mehr als ein großes „Ich liebe dich“.',
      'Teste erst das Wasser mit einer Verabredung zu zweit. Wer begeistert zusagt und selbst den nächsten Termin vorschlägt, macht dir das Geständnis leicht.',
    ],
    ask: ['Woran hast du gemerkt, dass es mehr als bloße Sympathie ist?'],
  },
  howEndIt: {
    say: [
      'Sag die Entscheidung in den ersten zwei Minuten: „Ich möchte mich trennen.“ Langes Anlaufnehmen quält beide mehr als der klare Satz.',
      'Sprich von dir statt von den Fehlern des anderen Menschen: „Für mich ist da keine gemeinsame Zukunft mehr.“ Darüber lässt sich schwer streiten.',
      'Mach keine Hoffnung, die du nicht hast. „Vielleicht später“ klingt sanft, hält das Gegenüber aber monatelang im Wartesaal fest.',
      'Wähl Ort und Zeit so, dass danach niemand gleich zur Arbeit oder ins Bett muss, und überleg vorher, wo du hinterher hingehst.',
      'Je mehr gemeinsame Zeit, desto persönlicher das Ende: nach wenigen Treffen genügt eine ehrliche Nachricht, eine richtige Beziehung verdient ein Gespräch.',
    ],
    ask: ['Was möchtest du bei diesem Gespräch auf jeden Fall gesagt haben?'],
  },
  howAskRaise: {
    say: [
      'Bitte um einen eigenen Termin und nenn vorher das Thema. Zwischen Tür und Angel sagt fast jede Führungskraft erst einmal nein.',
      'Schreib dir drei Dinge auf, die durch deine Arbeit besser laufen, möglichst mit Zahlen. Das trägt den Wunsch besser als „Ich bin schon lange da“.',
      'Sprich deinen Wunsch genau aus, mit Betrag oder Datum, und dann schweig. Wer die Stille zuerst füllt, gibt meistens nach.',
      'Hab einen zweiten Wunsch in der Tasche: weniger Tage, ein anderer Zeitraum, eine Fortbildung. So endet ein Nein nicht gleich das Gespräch.',
      'Bei einem Nein hilft die Frage: „Was müsste passieren, damit es klappt, und wann reden wir wieder darüber?“ Die Antwort gleich per Mail festhalten.',
    ],
    ask: ['Was spricht aus Sicht des Betriebs am stärksten für deinen Wunsch?'],
  },
  howTalkToParents: {
    say: [
      'Fang bei dem Elternteil an, mit dem du leichter redest. Dann sitzt beim zweiten Gespräch schon jemand auf deiner Seite des Tisches.',
      'Sag zuerst, worum es dir geht: „Ich will euch etwas Wichtiges erzählen und wünsche mir, dass ihr erst zuhört.“ Dann die Sache selbst in einem Satz.',
      'Bring gleich deinen nächsten Schritt mit. Eltern beruhigt weniger eine Rechtfertigung als das Gefühl, dass jemand schon weitergedacht hat.',
      'Die erste Reaktion ist selten die letzte. Sag dein Anliegen, lass es ein paar Tage sacken und komm dann in Ruhe darauf zurück.',
      'Wenn Reden stockt, schreib einen Brief. Da unterbricht niemand, und sie können die Sätze zweimal lesen, bevor sie antworten.',
    ],
    ask: ['Mit welcher Reaktion rechnest du bei deinen Eltern?'],
  },
  howTalkToFriend: {
    say: [
      'Unter vier Augen, mit einem konkreten Beispiel statt „immer“ und „nie“. Eine einzelne Situation kann man besprechen, ein Charakterurteil nur abwehren.',
      'Beginn mit dem Grund, warum du es überhaupt ansprichst: „Du bist mir wichtig, deshalb sage ich es dir lieber selbst.“',
      'Stell eine Frage, bevor du urteilst: „Mir ist da etwas aufgefallen, wie siehst du das?“ So wird es ein Gespräch und keine Anklage.',
      'Sag es beim gemeinsamen Tun, im Auto oder beim Spülen. Nebeneinander klingt auch Heikles weniger nach Verhör.',
      'Überleg dir vorher den einen Wunsch, der am Ende stehen soll. „Ich wünsche mir, dass …“ ist leichter anzunehmen als drei Vorwürfe.',
    ],
    ask: ['Was soll sich nach dem Gespräch zwischen euch ändern?'],
  },
  howTalkToPartner: {
    say: [
      'Kündige es an: „Ich möchte heute Abend etwas mit dir besprechen, es ist keine Katastrophe.“ Niemand redet gut, wenn er überrumpelt wird.',
      'Bau den Satz so: was du beobachtest, was es mit dir macht, was du dir wünschst. Drei Sätze, kein „du bist immer so“.',
      'Nicht nach 21 Uhr und nicht hungrig. Ein Samstagmorgen bei Kaffee hat schon mehr Paare gerettet als nächtliche Aussprachen.',
      'Schlag eine Probe vor statt einer Grundsatzentscheidung: „Lass uns das vier Wochen ausprobieren und dann schauen.“ Dazu sagt man leichter ja.',
      'Frag auch: „Wie ist das eigentlich für dich?“ und lass die Antwort ganz ausreden. Oft steckt dahinter ein anderer Wunsch, als man vermutet.',
    ],
    ask: ['Wann redet ihr zwei am entspanntesten miteinander?'],
  },
  writeOrWait: {
    say: [
      'Schreib, wenn du mit jeder Antwort leben kannst, auch mit keiner. Hängt der ganze Abend daran, warte bis morgen früh.',
      'Eine Nachricht ist freundlich, zwei sind noch in Ordnung, ab der dritten ohne Antwort sagt die Stille genug. Wo stehst du auf dieser Leiter?',
      'Melde dich kurz und leicht beantwortbar: ein Satz, eine einfache Frage. Damit weißt du in zwei Tagen mehr als nach zwei Wochen Grübeln.',
      'Schreib den Text jetzt auf, aber in die Notizen. Wenn er dir morgen beim Kaffee noch gefällt, schick ihn ab.',
      'Frag dich, was du in einem Jahr eher bereust: einmal zu viel gemeldet oder gar nicht. Meistens ist das Melden der kleinere Schaden.',
    ],
    ask: ['Was würdest du schreiben, wenn es nur ein Satz sein dürfte?'],
  },
  stayOrQuit: {
    say: [
      'Stell dir einen ganz normalen Dienstag in einem Jahr vor, einmal im alten Job, einmal woanders. Bei welchem Bild wird die Brust enger?',
      'Trenn die Gründe: Was davon ließe sich mit einem Gespräch ändern, was nie? Besteht die Liste fast nur aus „nie“, ist das eine Antwort.',
      'Such weiter, solange das alte Gehalt kommt. Erst unterschreiben, dann gehen, das nimmt der Frage den größten Schrecken.',
      'Wirf eine Münze und achte nicht auf das Ergebnis, sondern darauf, welche Seite du dir in der Luft gewünscht hast.',
      'Gib dir eine Frist mit Bedingung: Wenn sich bis zu einem festen Datum diese zwei Dinge nicht bessern, gehst du. Das ist besser als tägliches Hadern.',
    ],
    ask: ['Was würdest du an der jetzigen Stelle wirklich vermissen?'],
  },
  stayOrLeave: {
    say: [
      'Stell dir vor, es bliebe fünf Jahre genau so wie jetzt. Wenn das erträglich klingt, lohnt das Reden, wenn nicht, hast du etwas Wichtiges gehört.',
      'Frag dich, ob du den Menschen vermissen würdest oder nur die Gewohnheit, das Zuhause, den Plan. Das sind zwei verschiedene Abschiede.',
      'Bevor du gehst: Weiß dein Gegenüber, wie ernst es ist? Ein klares „So kann ich nicht weitermachen“ ist die fairste letzte Chance für beide.',
      'Achte darauf, wer du in dieser Beziehung bist. Wirst du dort kleiner und ängstlicher, ist Gehen ein Schutz und keine Niederlage.',
      'Führ zwei Wochen lang jeden Abend eine Zeile Buch: guter Tag zu zweit oder nicht. Die Seite zeigt mehr als eine Nacht voller Für und Wider.',
    ],
    ask: ['Was hält dich im Augenblick am stärksten in dieser Beziehung?'],
  },
  forgiveOrNot: {
    say: [
      'Schau auf Taten nach der Entschuldigung: Wer ehrlich bereut, ändert etwas, ohne dass du daran erinnern musst. Ein paar Wochen zeigen das meist.',
      'Verzeihen und wieder vertrauen sind zwei Dinge. Du kannst den Groll loslassen und die Tür trotzdem zulassen.',
      'Es gibt keine Frist. „Ich weiß es noch nicht“ ist eine vollständige Antwort, und wer es ernst meint, hält sie aus.',
      'War es ein Fehler oder ein Muster? Einen Ausrutscher kann man besprechen, beim dritten Mal vergibt man nur noch dem Versprechen.',
      'Sag laut, was du bräuchtest, damit es wieder gut werden kann. Fällt dir etwas ein, gibt es einen Weg, fällt dir nichts ein, ist das auch klar.',
    ],
    ask: ['Was müsste geschehen, damit du wieder Vertrauen fassen könntest?'],
  },
  tellOrHide: {
    say: [
      'Frag dich, wem die Wahrheit nützt. Hilft sie dem anderen Menschen, etwas zu entscheiden, gehört sie gesagt, erleichtert sie nur dich, lohnt das Abwägen.',
      'Dreh es um: Würdest du es an der Stelle des anderen wissen wollen, und von wem? Oft ist damit schon fast alles beantwortet.',
      'Kommt es vermutlich ohnehin heraus, dann besser von dir. Die Sache selbst wird eher verziehen als das lange Schweigen darüber.',
      'Sag nur, was du sicher weißt, ohne Deutung: „Das ist passiert“ oder „Das habe ich gesehen“. Den Rest darf die andere Seite selbst einordnen.',
      'Überleg, was das Schweigen dich kostet. Wer jedes Mal wegschauen muss, zahlt auf Dauer oft mehr als für ein unangenehmes Gespräch.',
    ],
    ask: ['Was wäre das Schlimmste, was nach dem Aussprechen passieren könnte?'],
  },
  goOrStayHome: {
    say: [
      'Geh hin, aber mit eingebautem Ausgang: Nimm dir eine Stunde vor, danach darfst du ohne Erklärung heim. Oft ist die Stunde leichter als gedacht.',
      'Frag dich, wer sich freut, wenn du kommst. Fällt dir jemand ein, für den es zählt, geh für diesen einen Menschen.',
      'Unterscheide Müdigkeit von Angst: Bist du erschöpft, bleib ruhig zu Hause. Ist es eher Bammel, wird er durch Hingehen meist kleiner.',
      'Denk an morgen früh: Bist du dann froh, dort gewesen zu sein, oder froh um den Abend Ruhe? Die erste Antwort im Kopf gilt.',
      'Absagen ist erlaubt, wenn du es gleich tust und ein paar herzliche Zeilen schickst. Schlechter ist nur, den ganzen Tag zu schwanken.',
    ],
    ask: ['Wen würdest du dort gern sehen, und wen lieber nicht?'],
  },
  howSleep: {
    say: [
      'Steh nach zwanzig wachen Minuten kurz auf, setz dich bei schwachem Licht hin und lies etwas Langweiliges. Erst zurück ins Bett, wenn die Augen schwer werden.',
      'Dreh die Uhr weg. Das Ausrechnen der verbleibenden Stunden macht wacher als die fehlenden Stunden selbst.',
      'Denk dir zu einem Wort, etwa „Garten“, für jeden Buchstaben gemächlich Dinge aus und stell sie dir vor. Das Hirn verliert dabei angenehm den Faden.',
      'Kühl und dunkel: Fenster kippen, Vorhang zu, warme Socken an. Warme Füße und ein kühles Zimmer helfen dem Körper beim Umschalten.',
      'Leg einen Zettel neben das Bett und schreib jede Sorge in einem halben Satz auf. Was auf Papier steht, muss der Kopf nicht bewachen.',
    ],
    ask: ['Was hält dich gerade eher wach, der Kopf oder der Körper?'],
  },
  howCalmDown: {
    say: [
      'Atme vier Sekunden ein und sechs aus, zehnmal. Das lange Ausatmen ist das Wichtige, es bremst den Puls.',
      'Zähl auf: fünf Dinge, die du siehst, vier, die du spürst, drei Geräusche, zwei Gerüche, einen Geschmack. Danach ist der Kopf wieder im Raum.',
      'Lass kaltes Wasser über Handgelenke und Gesicht laufen, eine halbe Minute. Kälte ist ein erstaunlich guter Ausschalter für den Alarm.',
      'Spann die Fäuste und Schultern fünf Sekunden fest an und lass dann alles fallen. Dreimal, dann die Füße flach auf den Boden drücken.',
      'Geh ein paar Schritte und zähl sie rückwärts von fünfzig. Das Adrenalin will Bewegung, und Rückwärtszählen lässt der Aufregung wenig Platz.',
    ],
    ask: ['Wo im Körper spürst du die Unruhe gerade am stärksten?'],
  },
  howConcentrate: {
    say: [
      'Stell einen Wecker auf zehn Minuten und fang nur für diese Zeit an. Danach darfst du aufhören, meistens willst du dann nicht mehr.',
      'Das Handy in ein anderes Zimmer, nicht nur umdrehen. Schon seine Anwesenheit auf dem Tisch zieht Aufmerksamkeit ab.',
      'Schreib den allerkleinsten ersten Schritt auf, so klein, dass er lächerlich wirkt: Datei öffnen, Überschrift tippen, Ordner holen. Dann genau den tun.',
      '25 Minuten arbeiten, fünf Minuten aufstehen, viermal, dann eine lange Pause. Der Takt nimmt dir die Entscheidung ab, ob du gerade Lust hast.',
      'Leg einen Ablenkungszettel daneben: Alles, was dir dazwischen einfällt, kommt darauf und wird erst in der Pause erledigt.',
    ],
    ask: ['Womit lenkst du dich am liebsten ab, wenn es zäh wird?'],
  },
  howStopThinking: {
    say: [
      'Verleg das Grübeln: täglich um 18 Uhr eine Viertelstunde, mit Zettel. Kommt es früher, sag dir „um sechs“ und tu etwas mit den Händen.',
      'Nicht wegdrücken, das macht es lauter. Sag innerlich „aha, wieder dieser Gedanke“ und lass ihn vorbeiziehen wie einen Bus, in den du nicht einsteigst.',
      'Gib dem Kopf etwas, das keinen Platz lässt: ein neues Rezept, ein Sudoku, eine Treppe im Laufschritt. Leere Stunden sind Futter für Schleifen.',
      'Schreib den Gedanken einmal ganz zu Ende auf, bis zum schlimmsten Schluss, und darunter einen Satz, was du dann tätest. Danach verliert er oft an Zug.',
      'Räum die Auslöser weg: Chat archivieren, Benachrichtigung aus, andere Strecke nehmen. Der Kopf vergisst leichter, was die Augen nicht ständig finden.',
    ],
    ask: ['Zu welcher Tageszeit kommen diese Gedanken am hartnäckigsten?'],
  },
  howStartSport: {
    say: [
      'Fang zu klein an: zehn Minuten flottes Gehen, dreimal die Woche, feste Tage. Steigern kannst du erst, wenn es dir fast zu leicht vorkommt.',
      'Verabrede dich mit jemandem. Den Schweinehund versetzt man leicht, einen Menschen, der an der Ecke wartet, kaum.',
      'Leg die Sachen am Vorabend neben das Bett oder in den Flur. Die Regel lautet nur: anziehen und hinaus, umkehren ist nach fünf Minuten erlaubt.',
      'Lauf so langsam, dass du dabei noch plaudern könntest, und wechsle: eine Minute traben, zwei gehen. Wem die Knie zwicken, dem tut Schwimmen oder Radeln wohl.',
      'Nimm, was dir Spaß macht, statt was am meisten verbrennt. Tanzen in der Küche, das du wiederholst, schlägt jeden Plan, den du abbrichst.',
    ],
    ask: ['Bei welcher Bewegung vergisst du am ehesten die Zeit?'],
  },
  examTips: {
    say: [
      'Frag dich selbst ab, statt noch einmal zu lesen: Buch zu, alles aufschreiben, was du weißt, dann die Lücken nachschlagen. Das behält man deutlich besser.',
      'Rechne oder schreib alte Prüfungen unter echter Zeit. Danach weißt du genau, welche drei Themen noch Arbeit brauchen.',
      'Erklär den Stoff laut jemandem, notfalls dem Küchenstuhl. Wo du ins Stocken kommst, liegt die nächste Lerneinheit.',
      'Am letzten Abend nur noch Überblick, Tasche packen, schlafen. Eine durchgeschlafene Nacht bringt mehr Punkte als drei Stunden Kapitel zwölf.',
      'Beim Blackout: Stift hinlegen, dreimal lang ausatmen, dann mit der leichtesten Aufgabe beginnen oder in der mündlichen um Wiederholung der Frage bitten.',
    ],
    ask: ['Welches Thema macht dir dabei am meisten Bauchweh?'],
  },
  drivingTips: {
    say: [
      'Dreh beim Schulterblick den Kopf deutlich mit. Was der Prüfer nicht sieht, hat für ihn nicht stattgefunden.',
      'Sprich in den Fahrstunden leise mit: „rechts vor links, Spiegel, Schulter, Blinker“. Das ordnet den Kopf und beruhigt.',
      'Lieber langsam als hektisch: An unübersichtlichen Stellen Fuß vom Gas. Zu große Vorsicht kostet selten die Prüfung, Übersehen schon.',
      'Ein abgewürgter Motor ist kein Durchfallen. Kupplung, neu starten, schauen, weiter, das zeigt sogar Ruhe.',
      'Beim Einparken darfst du korrigieren. Fahr im Schritttempo, schau ringsum und setz lieber einmal neu an, statt zu hoffen.',
    ],
    ask: ['Welche Stelle beim Fahren macht dir noch am meisten Sorgen?'],
  },
  interviewTips: {
    say: [
      'Leg dir drei kurze Geschichten zurecht: Problem, was du getan hast, was herauskam. Damit lassen sich fast alle Fragen beantworten.',
      'Bei der Schwäche nenn eine echte, harmlose, samt Gegenmittel: „Ich verzettele mich, deshalb plane ich morgens drei Aufgaben.“',
      'Frag am Ende: „Woran würden Sie nach einem halben Jahr merken, dass ich die richtige Wahl war?“ Das bleibt in Erinnerung.',
      'Übe die Antwort auf „Erzählen Sie etwas über sich“ laut, in neunzig Sekunden: woher, was du kannst, warum genau diese Stelle.',
      'Lücken und Umwege kurz und ohne Entschuldigung nennen, dann nach vorn: was du daraus mitbringst und worauf du dich freust.',
    ],
    ask: ['Was reizt dich an dieser Stelle am meisten?'],
  },
  speechTips: {
    say: [
      'Lern nur den ersten und den letzten Satz auswendig, dazwischen reichen Stichworte. Wenn der Anfang sitzt, kommt der Rest ins Rollen.',
      'Such dir drei freundliche Gesichter, links, Mitte, rechts, und sprich abwechselnd zu ihnen. Dann ist der Saal plötzlich nur noch drei Menschen groß.',
      'Sprich langsamer, als dir natürlich vorkommt, und mach nach wichtigen Sätzen eine Pause. Für dich ewig, fürs Publikum angenehm.',
      'Üb dreimal laut im Stehen, einmal davon vor jemandem oder der Handykamera. Leise im Kopf zu üben zählt leider kaum.',
      'Beginn mit einer kleinen, konkreten Szene statt mit der Begrüßungsliste. Menschen hören Geschichten zu, auch wenn die Stimme anfangs zittert.',
    ],
    ask: ['Was soll den Leuten von deinen Worten im Gedächtnis bleiben?'],
  },
  savingTips: {
    say: [
      'Richte am Tag des Geldeingangs einen Dauerauftrag aufs Sparkonto ein, und sei es 20 Euro. Was weg ist, wird nicht ausgegeben.',
      'Geh einmal die Kontoauszüge von drei Monaten durch und streich jedes Abo, das du nicht vermisst hast. Das dauert eine Stunde und wirkt das ganze Jahr.',
      'Bei allem Ungeplanten: erst auf eine Liste, kaufen frühestens nach drei Tagen. Die Hälfte streichst du dann von selbst.',
      'Heb montags einen festen Betrag für Essen und Kleinkram bar ab. Wenn das Portemonnaie dünn wird, merkt man es, bei der Karte nicht.',
      'Mit Einkaufszettel und nach dem Essen einkaufen, und einmal pro Woche nur aus Vorräten kochen. Das sind oft schon etliche Euro im Monat.',
    ],
    ask: ['Wofür geht bei dir das meiste Geld weg, ohne dass du es merkst?'],
  },
  lessPhone: {
    say: [
      'Kauf einen alten Wecker und lade das Telefon nachts im Flur. Damit fallen die zwei schlimmsten Stunden weg, die erste und die letzte des Tages.',
      'Stell das Display auf Graustufen. Ohne bunte Kacheln wird der Reiz verblüffend schnell langweilig.',
      'Lösch die App, die am meisten frisst, und benutz sie nur noch im Browser. Das umständliche Anmelden bremst besser als guter Wille.',
      'Schalte alle Benachrichtigungen aus außer Anrufen und Nachrichten von echten Menschen. Dann rufst du das Telefon und nicht es dich.',
      'Leg an die Stelle, wo sonst das Handy liegt, etwas anderes: Buch, Kreuzworträtsel, Strickzeug. Die Hand greift gern nach dem, was da ist.',
    ],
    ask: ['In welchen Momenten greifst du ganz automatisch danach?'],
  },
  meetPeople: {
    say: [
      'Such etwas, das sich jede Woche mit denselben Leuten wiederholt: Chor, Kurs, Verein. Freundschaft entsteht vor allem durch Wiedersehen.',
      'Hilf irgendwo mit, bei der Tafel, im Repair-Café, beim Dorffest. Mit einer Aufgabe in der Hand redet es sich von selbst.',
      'Sei nach dem dritten netten Gespräch die Person, die fragt: „Wollen wir danach noch einen Kaffee trinken?“ Die meisten warten nur darauf.',
      'Melde dich bei jemandem von früher. Alte Bekannte freuen sich über so eine Nachricht meist viel mehr, als man selbst vermutet.',
      'Schau nach Spieleabenden, Wandergruppen oder Volkshochschulkursen in der Nähe. Da kommen viele allein hin, und das Thema liegt schon auf dem Tisch.',
    ],
    ask: ['Was würdest du mit neuen Bekannten am liebsten unternehmen?'],
  },
  howConsole: {
    say: [
      '„Ich weiß nicht, was ich sagen soll, aber ich bin da“ ist einer der besten Sätze. Er ist wahr und verlangt nichts zurück.',
      'Biete etwas Bestimmtes an: „Ich bringe Donnerstag Suppe vorbei“ statt „Melde dich, wenn du etwas brauchst“. Um Hilfe zu bitten, fehlt gerade oft die Kraft.',
      'Lass „Wird schon wieder“ und „Die Zeit heilt“ weg. Frag lieber: „Magst du erzählen?“ und halte das Schweigen aus, wenn nichts kommt.',
      'Melde dich auch in drei Wochen noch, wenn die anderen wieder im Alltag sind. Gerade dann zählt ein kurzes „Ich denke an dich“ doppelt.',
      'Sitz daneben, halte eine Hand, rede auch über Gewöhnliches. Wer leidet, ist manchmal froh, zehn Minuten lang kein Unglücksfall zu sein.',
    ],
    ask: ['Was hat diesem Menschen früher gutgetan, wenn es schwer war?'],
  },
  howWithBoss: {
    say: [
      'Sprich es unter vier Augen und an einem Beispiel an: „Gestern in der Besprechung, das war schwierig für mich. Wie machen wir das künftig?“',
      'Notier eine Weile Datum, Vorfall, Zeugen. Das ordnet den Ärger, und falls es einmal offiziell wird, hast du mehr als ein Gefühl.',
      'Werd bei Lautstärke selbst leiser: „Ich möchte das gern klären, in einer halben Stunde in Ruhe.“ Dann darfst du den Raum verlassen.',
      'Halte Absprachen kurz schriftlich fest: „Wie besprochen übernehme ich …“ So bleibt klar, wer was gesagt und wer was geleistet hat.',
      'Hol dir jemanden dazu, wenn zwei Gespräche nichts geändert haben: Betriebsrat, Personalstelle oder eine Vertrauensperson im Team. Dafür sind sie da.',
    ],
    ask: ['In welchen Situationen knallt es zwischen euch am ehesten?'],
  },
  howWithTeen: {
    say: [
      'Erst die Verbindung, dann die Regel: ein Satz Verständnis („Du bist stinksauer“), dann knapp und ruhig, was gilt. Lange Predigten hört kein Kind.',
      'Wenig Regeln, aber verlässliche. Drei, die ihr gemeinsam aufschreibt, bewirken mehr als zwanzig, die je nach Laune gelten.',
      'Redet im Auto, beim Kochen, beim Hundespaziergang. Wenn niemand einander anschauen muss, erzählen Kinder jeden Alters plötzlich Dinge.',
      'Im Sturm nicht verhandeln. Warte, bis alle wieder Luft haben, und frag dann: „Was war da los, und wie machen wir es nächstes Mal?“',
      'Lob genau und öfter, als du tadelst: „Du hast heute von selbst aufgehört, das habe ich gesehen.“ Beachtetes Verhalten wächst.',
    ],
    ask: ['Wann läuft es zwischen euch beiden noch richtig gut?'],
  },
  babySleepTips: {
    say: [
      'Jeden Abend dieselbe kurze Reihenfolge: waschen, Schlafanzug, ein Lied, Licht aus. Nach ein bis zwei Wochen sagt schon das Lied dem Kind, was kommt.',
      'Achte auf die ersten Müdigkeitszeichen, Augenreiben, starrer Blick, und leg das Kind dann hin. Übermüdete Kinder drehen auf, statt zu schlafen.',
      'Leg das Kind schläfrig, aber noch wach hin und lass die Hand eine Weile auf dem Bauch liegen. So lernt es den letzten Schritt selbst.',
      'Tagsüber viel Licht und Bewegung, eine Stunde vor dem Schlafen gedämpftes Licht und leise Stimmen. Der Unterschied stellt die innere Uhr.',
      'Nachts so langweilig wie möglich: kaum Licht, wenig Worte, kein Spielen. Und wechselt euch ab, wenn es geht, denn auch Große brauchen Schlaf.',
    ],
    ask: ['Wie läuft bei euch die letzte halbe Stunde vor dem Schlafen ab?'],
  },
  petTips: {
    say: [
      'Schick die Nase auf Arbeit: Futter in einem Handtuch, einer Schachtel oder auf der Wiese verstecken. Zehn Minuten Suchen machen zufriedener als ein langer Gang.',
      'Belohne den Moment, in dem es ruhig ist, statt zu schimpfen, wenn es laut wird. Auch Schimpfen ist aus Tiersicht Aufmerksamkeit.',
      'Biete die erlaubte Variante direkt daneben an: Kratzbrett am Sofa, Kauspielzeug neben dem Schuh. Jedes Benutzen wird sofort mit einem Leckerbissen gefeiert.',
      'Vor der Ruhezeit erst spielen, dann füttern: jagen, fressen, putzen, schlafen. Das passt zum natürlichen Ablauf, und die Nacht wird stiller.',
      'Zweimal täglich fünf Minuten Üben mit kleinen Belohnungen wirken mehr als eine Stunde am Sonntag. Und alle im Haushalt halten sich an dieselbe Regel.',
    ],
    ask: ['Wann am Tag ist das Verhalten am schlimmsten?'],
  },
  petIllAsk: {
    say: [
      'Ruf jetzt in der Tierarztpraxis an und schildere es, nachts beim Notdienst. Am Telefon hörst du schnell, ob es warten kann.',
      'Kaninchen, Meerschweinchen und Vögel, die nicht fressen, brauchen noch heute Hilfe. Bei Hund und Katze gilt das, wenn sie matt sind oder nicht trinken.',
      'Schreib auf: seit wann, was gefressen, wie oft, Kot, Verhalten, und mach ein kurzes Video. Das hilft in der Praxis mehr als jede Beschreibung.',
      'Bitte nichts aus der Hausapotheke geben, manches Menschenmittel ist für Tiere giftig. Frisches Wasser, Ruhe, Wärme, und dann fachlichen Rat holen.',
      'Sofort los heißt es bei Atemnot, hartem Bauch, Krämpfen, Blut oder wenn etwas Giftiges im Spiel ist. Die Verpackung gleich mitnehmen.',
    ],
    ask: ['Wie verhält sich das Tier gerade in diesem Moment?'],
  },
  homeRemedy: {
    say: [
      'Bei Schnupfen und Husten: viel Warmes trinken, Kopf nachts höher lagern, feuchte Luft. Ein Löffel Honig im lauwarmen Tee beruhigt den Hals.',
      'Bei Kopfweh erst ein großes Glas Wasser, dann frische Luft und ein kühles Tuch auf die Stirn. Oft fehlte nur Trinken oder eine Pause.',
      'Gegen Schluckauf: tief einatmen, Luft zehn Sekunden halten, dabei schlucken. Oder ein Glas kaltes Wasser in winzigen Schlucken ohne Pause trinken.',
      'Salbeitee zum Gurgeln für den Hals, Nasenspülung mit Salzwasser, bei müden Muskeln Wärme und sanfte Bewegung. Und ruhig einmal früh ins Bett.',
      'Was mehrere Tage nicht besser wird, sehr heftig ist oder mit hohem Fieber kommt, gehört ärztlich angeschaut. Bis dahin: Ruhe, Wärme, Flüssigkeit.',
    ],
    ask: ['Seit wann plagst du dich schon damit herum?'],
  },
  stainTips: {
    say: [
      'Frische Flecken tupfen, nie reiben, von außen nach innen, mit kaltem Wasser und etwas Spülmittel. Eiweiß wie Blut oder Ei verträgt kein heißes Wasser.',
      'Bei Gerüchen und Eingebranntem hilft Natron: in den Topf mit Wasser aufkochen und über Nacht stehen lassen, im Kühlschrank offen als Schälchen.',
      'Kalk löst warmes Wasser mit Zitronensäure oder Essig, außer auf Marmor. Zehn Minuten wirken lassen, abspülen, trocken wischen.',
      'Fett und Obst: Gallseife anfeuchten, einreiben, eine halbe Stunde warten, dann waschen. Wachs erst hart werden lassen, abheben, den Rest durch Löschpapier bügeln.',
      'Probier jedes Mittel zuerst an einer verdeckten Stelle. Und nichts in den Trockner geben, bevor der Fleck ganz weg ist, Hitze macht ihn dauerhaft.',
    ],
    ask: ['Was hast du daran schon ausprobiert?'],
  },
  tidyTips: {
    say: [
      'Nimm einen einzigen Quadratmeter, am besten den, den du zuerst siehst. Ist er frei, hast du einen Sieg und eine Ablagefläche.',
      'Vier Kisten: bleibt, kommt weg, gehört woanders hin, weiß noch nicht. Auf die letzte ein Datum schreiben, nach einem halben Jahr ungeöffnet fort damit.',
      'Stell den Wecker auf fünfzehn Minuten und trag zuerst allen Müll hinaus, danach das Geschirr. Schon sieht der Raum halb so wild aus.',
      'Frag bei jedem Ding: Würde ich es heute noch einmal kaufen? Erinnerungsstücke kommen zuletzt, und ein Foto davon darf genügen.',
      'Leg laute Musik auf und räum nur eine Sorte weg, etwa alle Bücher oder alles Papier. Sorten sind leichter als Zimmer.',
    ],
    ask: ['Welche Ecke stört dich jeden Tag aufs Neue?'],
  },
  plantTips: {
    say: [
      'Steck den Finger zwei Zentimeter in die Erde: feucht heißt warten, trocken heißt gießen. Die meisten Zimmerpflanzen gehen an zu viel Wasser ein.',
      'Schau unter den Topf: Steht Wasser im Übertopf, faulen die Wurzeln. Nach dem Gießen eine Viertelstunde warten und den Rest ausleeren.',
      'Gelb und weich deutet meist auf zu nass, braun und knusprig auf zu trocken. Dreh auch die Blätter um, dort sitzen Läuse und Milben.',
      'Stell sie für zwei Wochen heller, aber nicht in die Mittagssonne, und ändere sonst nichts. So erkennst du, ob es am Licht lag.',
      'Nimm sie aus dem Topf: Matschige Wurzeln abschneiden und frische, lockere Erde geben. Gegen kleine Fliegen helfen Gelbsticker und eine trockene Oberfläche.',
    ],
    ask: ['Wie steht sie bei dir, was Licht und Wasser angeht?'],
  },
  getOverEx: {
    say: [
      'Schalte die Person überall stumm, wenigstens für dreißig Tage. Jeder Blick aufs Profil setzt den Zähler wieder zurück.',
      'Pack alles Gemeinsame in eine Kiste und gib sie jemandem zum Aufbewahren. Nicht wegwerfen, nur aus den Augen, entscheiden kannst du später.',
      'Schreib eine Liste mit allem, was nicht gut war, und lies sie, wenn die Erinnerung nur noch die schönen Stellen zeigt.',
      'Plan die gefährlichen Stunden im Voraus: Sonntagabend Kino, Freitag bei Freunden. Liebeskummer mag leere Kalender.',
      'Stell die Möbel um, wechsle den Bäcker, lern etwas, das zu zweit nie dran war. Neues macht den Alltag wieder zu deinem eigenen.',
    ],
    ask: ['Zu welcher Stunde fehlt dir dieser Mensch am meisten?'],
  },
  gainCourage: {
    say: [
      'Mach jeden Tag eine Sache, die dir ein bisschen peinlich ist: nach dem Weg fragen, etwas reklamieren. Mut wächst wie ein Muskel, mit kleinen Gewichten.',
      'Zähl von fünf rückwärts und beweg dich bei null. Je länger man am Rand steht, desto höher wird das Brett.',
      'Schreib zehn Dinge auf, die du schon geschafft hast und vor denen du Angst hattest. Das ist ein Beweis und keine Einbildung.',
      'Sprich mit dir wie mit einem Menschen, den du magst. Würdest du zu dem sagen, was du dir selbst sagst? Eben.',
      'Mal dir den schlimmsten realistischen Ausgang aus und was du danach tätest. Mit einem Plan B in der Tasche ist der erste Schritt halb so hoch.',
    ],
    ask: ['Was würdest du tun, wenn du sicher wärst, dass niemand lacht?'],
  },
}
