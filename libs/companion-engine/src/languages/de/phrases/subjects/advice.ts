import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Nenn genau, was du getan hast, und lass das Wort „aber“ weg, zum Beispiel: „Das war unfair von mir.“',
      'Frag am Ende: „Wie kann ich es wiedergutmachen?“ Und dann erst einmal zuhören, auch wenn die Antwort unbequem ist.',
      'Mach es kurz und möglichst persönlich. Ein paar ehrliche Sätze reichen, und die andere Person muss nicht sofort verzeihen.',
      'Sprich über die Wirkung statt über deine Absicht: „Ich habe dich damit verletzt“ hilft mehr als „Ich habe es nicht so gemeint“.',
      'Wenn dir das Reden schwerfällt, schreib eine Karte mit einem Satz Entschuldigung und biete ein Gespräch in Ruhe an.',
    ],
    ask: ['Was fällt dir daran am schwersten?'],
  },
  howSayNo: {
    say: [
      'Bleib kurz: „Danke fürs Fragen, das schaffe ich nicht.“ Lange Begründungen brauchst du nicht.',
      'Bitte um Zeit: „Ich schaue nach und melde mich morgen.“ Mit etwas Abstand fällt das Nein leichter.',
      'Sag, was stattdessen geht: „Das übernehme ich nicht, aber eine halbe Stunde am Freitag ist drin.“ Nur anbieten, wenn du es wirklich willst.',
      'Wenn jemand nachbohrt, wiederhole freundlich denselben Satz. Du musst keine neuen Gründe nennen.',
      'Übe zuerst bei kleinen Dingen, etwa „nein, danke“ zur Kundenkarte an der Kasse. Dann fällt es bei größeren leichter.',
    ],
    ask: ['Vor welcher Reaktion hast du Angst?'],
  },
  howConfess: {
    say: [
      'Fang klein an: „Ich bin gern mit dir zusammen und würde dich gern öfter sehen, nur wir zwei.“ Das ist klar genug.',
      'Such einen ruhigen Moment, etwa bei einem Spaziergang. Nebeneinander redet es sich oft leichter.',
      'Nimm den Druck heraus: „Du musst jetzt gar nichts antworten, ich wollte nur, dass du es weißt.“',
      'Nenn etwas Bestimmtes, das du an diesem Menschen magst, zum Beispiel einen gemeinsamen Moment, an den du oft denkst.',
      'Frag zuerst nach einer Verabredung zu zweit. Sagt die Person gern zu und schlägt selbst ein nächstes Treffen vor, ist das ein gutes Zeichen.',
    ],
    ask: ['Wie gut kennt ihr euch schon?'],
  },
  howEndIt: {
    say: [
      'Sag es gleich am Anfang klar: „Ich möchte mich trennen.“ Langes Drumherumreden macht es für beide schwerer.',
      'Sprich von dir statt von Fehlern der anderen Person: „Für mich gibt es da keine gemeinsame Zukunft mehr.“',
      'Mach keine Hoffnung, die du nicht hast. Ein „vielleicht später“ macht es der anderen Person nur schwerer.',
      'Wähl Ort und Zeit so, dass danach niemand gleich zur Arbeit oder ins Bett muss, und überleg vorher, wo du hinterher hingehst.',
      'Nach wenigen Treffen reicht eine ehrliche Nachricht, nach einer längeren Beziehung ist ein persönliches Gespräch besser.',
    ],
    ask: ['Was möchtest du auf jeden Fall sagen?'],
  },
  howAskRaise: {
    say: [
      'Bitte um einen eigenen Termin und nenn vorher das Thema, statt es nebenbei anzusprechen.',
      'Schreib dir drei Dinge auf, die durch deine Arbeit besser laufen, möglichst mit Zahlen.',
      'Sag genau, was du möchtest, mit Betrag oder Datum, und warte dann in Ruhe die Antwort ab.',
      'Überleg dir vorher einen zweiten Wunsch, etwa einen anderen Zeitraum oder eine Fortbildung, falls der erste abgelehnt wird.',
      'Bei einem Nein hilft die Frage: „Was müsste passieren, damit es klappt, und wann reden wir wieder darüber?“ Die Antwort gleich per Mail festhalten.',
    ],
    ask: ['Was spricht am meisten für deinen Wunsch?'],
  },
  howTalkToParents: {
    say: [
      'Sprich zuerst mit dem Elternteil, mit dem du leichter redest. Beim zweiten Gespräch hast du dann schon Unterstützung.',
      'Sag zuerst, worum es dir geht: „Ich will euch etwas Wichtiges erzählen und wünsche mir, dass ihr erst zuhört.“ Dann die Sache selbst in einem Satz.',
      'Überleg dir vorher den nächsten Schritt und erzähl davon. Ein Plan beruhigt Eltern oft mehr als eine Rechtfertigung.',
      'Rechne damit, dass sie erst einmal erschrecken. Gib ihnen ein paar Tage Zeit und sprich dann noch einmal in Ruhe darüber.',
      'Wenn dir das Reden schwerfällt, schreib einen Brief. So unterbricht dich niemand, und sie können ihn in Ruhe lesen.',
    ],
    ask: ['Mit welcher Reaktion rechnest du bei deinen Eltern?'],
  },
  howTalkToFriend: {
    say: [
      'Sprich unter vier Augen und nenn ein konkretes Beispiel. Wörter wie „immer“ und „nie“ lässt du besser weg.',
      'Beginn mit dem Grund, warum du es überhaupt ansprichst: „Du bist mir wichtig, deshalb sage ich es dir lieber selbst.“',
      'Stell eine Frage, bevor du urteilst: „Mir ist da etwas aufgefallen, wie siehst du das?“ So wird es ein Gespräch und keine Anklage.',
      'Sprich es bei etwas Gemeinsamem an, etwa beim Spazieren oder beim Abwasch. Das ist oft entspannter.',
      'Überleg dir vorher einen klaren Wunsch, zum Beispiel: „Ich wünsche mir, dass du mir vorher Bescheid sagst.“',
    ],
    ask: ['Was soll sich nach dem Gespräch zwischen euch ändern?'],
  },
  howTalkToPartner: {
    say: [
      'Kündige es an: „Ich möchte heute Abend etwas mit dir besprechen, es ist mir wichtig.“ Dann kommt es nicht überraschend.',
      'Sag in drei Sätzen, was du beobachtest, wie es dir damit geht und was du dir wünschst. Vermeide „du bist immer so“.',
      'Wähl eine ruhige Zeit, in der ihr beide ausgeruht seid, zum Beispiel am Wochenende beim Frühstück.',
      'Schlag eine Probe vor statt einer Grundsatzentscheidung: „Lass uns das vier Wochen ausprobieren und dann schauen.“ Dazu sagt man leichter ja.',
      'Frag auch: „Wie ist das eigentlich für dich?“ und lass die andere Person ganz ausreden.',
    ],
    ask: ['Wann redet ihr zwei am entspanntesten miteinander?'],
  },
  writeOrWait: {
    say: [
      'Schreib, wenn du mit jeder Antwort leben kannst, auch mit keiner. Hängt der ganze Abend daran, warte bis morgen früh.',
      'Nach einer Nachricht darfst du noch einmal nachfragen. Kam auf zwei nichts zurück, warte erst einmal ab.',
      'Wenn du dich meldest, schreib kurz: ein Satz und eine einfache Frage, auf die man leicht antworten kann.',
      'Schreib den Text jetzt auf, aber in die Notizen. Wenn er dir morgen beim Kaffee noch gefällt, schick ihn ab.',
      'Überleg, was du später eher bereust: dich einmal zu viel gemeldet zu haben oder gar nicht.',
    ],
    ask: ['Was würdest du am liebsten schreiben?'],
  },
  stayOrQuit: {
    say: [
      'Stell dir einen normalen Arbeitstag in einem Jahr vor, einmal hier und einmal woanders. Womit geht es dir besser?',
      'Schreib deine Gründe auf und markiere, was sich mit einem Gespräch ändern ließe. Ist das fast nichts, spricht viel fürs Gehen.',
      'Such schon jetzt nach etwas Neuem, aber kündige erst, wenn du den neuen Vertrag unterschrieben hast.',
      'Sprich mit jemandem, der deine Arbeit kennt, und schreib danach auf, wozu du eher neigst.',
      'Setz dir ein festes Datum: Wenn sich bis dahin zwei wichtige Dinge nicht bessern, suchst du etwas anderes.',
    ],
    ask: ['Was würdest du an der jetzigen Stelle wirklich vermissen?'],
  },
  stayOrLeave: {
    say: [
      'Stell dir vor, es bliebe fünf Jahre so wie jetzt. Wenn du das nicht möchtest, sollte sich etwas ändern.',
      'Frag dich, ob du den Menschen vermissen würdest oder eher die Gewohnheit und das gemeinsame Zuhause.',
      'Sag vorher ganz deutlich, wie ernst es dir ist, etwa: „So kann ich nicht weitermachen.“ Das gibt euch beiden eine Chance.',
      'Achte darauf, wie es dir in der Beziehung geht. Wenn du Angst hast, hol dir Hilfe und schütz dich.',
      'Notiere zwei Wochen lang jeden Abend, ob es ein guter Tag mit euch war. Danach siehst du klarer.',
    ],
    ask: ['Was hält dich im Augenblick am stärksten in dieser Beziehung?'],
  },
  forgiveOrNot: {
    say: [
      'Achte darauf, was nach der Entschuldigung passiert. Wer es ernst meint, ändert etwas, ohne dass du daran erinnern musst.',
      'Verzeihen heißt nicht, dass du sofort wieder vertrauen musst. Du darfst beides getrennt entscheiden.',
      'Nimm dir Zeit, es gibt keine Frist. Du darfst ruhig sagen: „Ich weiß es noch nicht.“',
      'Überleg, ob es ein einzelner Fehler war oder schon öfter vorkam. Bei Wiederholungen darfst du vorsichtig sein.',
      'Sag, was du brauchst, damit es wieder gut werden kann. Fällt dir nichts ein, musst du noch nicht verzeihen.',
    ],
    ask: ['Was müsste geschehen, damit du wieder Vertrauen fassen könntest?'],
  },
  tellOrHide: {
    say: [
      'Frag dich, wem die Wahrheit hilft. Wenn die andere Person sie für eine Entscheidung braucht, sag sie besser.',
      'Überleg, ob du es an der Stelle der anderen Person wissen wollen würdest, und von wem.',
      'Wenn es vermutlich sowieso herauskommt, erzähl es lieber selbst. Langes Schweigen wird meist schwerer verziehen.',
      'Sag nur, was du sicher weißt, ohne es zu deuten: „Das habe ich gesehen“ oder „Das ist passiert“.',
      'Überleg, wie es dir mit dem Schweigen geht. Wenn es dich dauernd belastet, ist ein Gespräch oft leichter.',
    ],
    ask: ['Was befürchtest du, wenn du es sagst?'],
  },
  goOrStayHome: {
    say: [
      'Geh für eine Stunde hin. Danach darfst du ohne Erklärung nach Hause gehen.',
      'Überleg, wer sich über dich freuen würde. Wenn dir jemand Wichtiges einfällt, geh kurz hin.',
      'Wenn du erschöpft bist, bleib ruhig zu Hause. Wenn du nur nervös bist, wird es beim Hingehen meist besser.',
      'Denk an morgen früh: Bist du dann froh, dort gewesen zu sein, oder froh über die Ruhe zu Hause?',
      'Du darfst absagen. Schick am besten gleich eine kurze, freundliche Nachricht, dann musst du nicht den ganzen Tag grübeln.',
    ],
    ask: ['Wen würdest du dort gern sehen, und wen lieber nicht?'],
  },
  howSleep: {
    say: [
      'Steh nach zwanzig wachen Minuten kurz auf, setz dich bei schwachem Licht hin und lies etwas Langweiliges. Erst zurück ins Bett, wenn die Augen schwer werden.',
      'Dreh die Uhr weg. Auszurechnen, wie viele Stunden noch bleiben, macht nur wacher.',
      'Nimm ein Wort, etwa „Garten“, und such zu jedem Buchstaben in Ruhe ein paar Dinge. Das lenkt vom Grübeln ab.',
      'Mach das Zimmer kühl und dunkel und zieh warme Socken an. Das hilft vielen beim Einschlafen.',
      'Leg einen Zettel neben das Bett und schreib jede Sorge kurz auf. Dann musst du sie nachts nicht im Kopf behalten.',
    ],
    ask: ['Was hält dich gerade eher wach, der Kopf oder der Körper?'],
  },
  howCalmDown: {
    say: [
      'Atme vier Sekunden ein und sechs aus, zehnmal. Das lange Ausatmen ist das Wichtige, es bremst den Puls.',
      'Zähl auf: fünf Dinge, die du siehst, vier, die du spürst, drei Geräusche, zwei Gerüche und einen Geschmack.',
      'Lass eine halbe Minute kaltes Wasser über Handgelenke und Gesicht laufen. Das beruhigt oft schnell.',
      'Spann Fäuste und Schultern fünf Sekunden fest an und lass dann locker. Mach das dreimal.',
      'Geh ein paar Schritte und zähl dabei von fünfzig rückwärts. Bewegung und Zählen lenken von der Aufregung ab.',
    ],
    ask: ['Was hat die Unruhe ausgelöst?'],
  },
  howConcentrate: {
    say: [
      'Stell einen Wecker auf zehn Minuten und fang nur für diese Zeit an. Danach darfst du aufhören oder weitermachen.',
      'Leg das Handy in ein anderes Zimmer. Auch wenn es nur auf dem Tisch liegt, lenkt es ab.',
      'Schreib einen ganz kleinen ersten Schritt auf, zum Beispiel die Datei öffnen oder die Überschrift tippen. Mach dann nur diesen.',
      'Arbeite 25 Minuten und mach dann fünf Minuten Pause. Nach vier Runden machst du eine längere Pause.',
      'Leg einen Zettel neben dich. Alles, was dir dazwischen einfällt, schreibst du auf und erledigst es erst in der Pause.',
    ],
    ask: ['Was lenkt dich am meisten ab?'],
  },
  howStopThinking: {
    say: [
      'Nimm dir jeden Tag eine feste Viertelstunde zum Grübeln, etwa um 18 Uhr. Kommen die Gedanken früher, verschieb sie auf dann.',
      'Drück die Gedanken nicht weg. Sag dir: „Das ist wieder dieser Gedanke“ und mach mit dem weiter, was du gerade tust.',
      'Beschäftige dich mit etwas, das Konzentration braucht, zum Beispiel einem Sudoku oder einem neuen Rezept.',
      'Schreib den Gedanken einmal ganz auf, und darunter, was du im schlimmsten Fall tun würdest. Danach belastet er oft weniger.',
      'Räum weg, was dich daran erinnert: den Chat archivieren, Benachrichtigungen ausschalten, einen anderen Weg nehmen.',
    ],
    ask: ['Wann kommen diese Gedanken am häufigsten?'],
  },
  howStartSport: {
    say: [
      'Fang klein an: dreimal die Woche zehn Minuten flott gehen, immer an festen Tagen. Steigern kannst du später.',
      'Verabrede dich mit jemandem zum Sport. Dann sagst du nicht so leicht ab.',
      'Leg die Sportsachen am Vorabend bereit. Zieh sie an und geh los, nach fünf Minuten darfst du umkehren.',
      'Lauf so langsam, dass du dabei noch reden kannst: eine Minute laufen, zwei Minuten gehen. Bei Knieproblemen probier Schwimmen oder Radfahren.',
      'Nimm eine Bewegung, die dir Spaß macht, zum Beispiel Tanzen. Dann bleibst du eher dabei.',
    ],
    ask: ['Welche Bewegung macht dir am meisten Spaß?'],
  },
  examTips: {
    say: [
      'Frag dich selbst ab: Buch zu, alles aufschreiben, was du weißt, dann die Lücken nachschlagen. So behältst du mehr.',
      'Mach alte Prüfungen unter echter Zeit. Danach weißt du, welche Themen noch Arbeit brauchen.',
      'Erklär den Stoff laut jemandem oder dir selbst. Wo du nicht weiterkommst, musst du noch lernen.',
      'Am letzten Abend nur noch einen Überblick lesen, die Tasche packen und schlafen. Ausgeschlafen denkst du besser.',
      'Bei einem Blackout: dreimal lang ausatmen, dann mit der leichtesten Aufgabe beginnen. In der mündlichen Prüfung bitte um Wiederholung der Frage.',
    ],
    ask: ['Welches Thema macht dir am meisten Sorgen?'],
  },
  drivingTips: {
    say: [
      'Dreh beim Schulterblick den Kopf deutlich mit, damit man ihn in der Prüfung auch sieht.',
      'Sprich in den Fahrstunden leise mit: „rechts vor links, Spiegel, Schulter, Blinker“. So vergisst du nichts.',
      'Fahr lieber langsam als hektisch und nimm an unübersichtlichen Stellen den Fuß vom Gas.',
      'Wenn du den Motor abwürgst, bleib ruhig: Kupplung treten, neu starten, schauen, weiterfahren. Das allein ist normalerweise kein Grund zum Durchfallen.',
      'Beim Einparken darfst du korrigieren. Fahr im Schritttempo, schau rundum und setz lieber noch einmal neu an.',
    ],
    ask: ['Welche Stelle beim Fahren macht dir noch am meisten Sorgen?'],
  },
  interviewTips: {
    say: [
      'Bereite drei kurze Beispiele vor: was das Problem war, was du getan hast und was herauskam. Sie passen zu vielen Fragen.',
      'Nenn bei der Frage nach Schwächen eine echte, harmlose und was du dagegen tust: „Ich verzettele mich leicht, deshalb plane ich morgens drei Aufgaben.“',
      'Frag am Ende: „Woran würden Sie nach einem halben Jahr merken, dass ich die richtige Wahl war?“ Das zeigt Interesse.',
      'Übe die Antwort auf „Erzählen Sie etwas über sich“ laut, in neunzig Sekunden: woher, was du kannst, warum genau diese Stelle.',
      'Nenn Lücken im Lebenslauf kurz und ohne Entschuldigung. Erzähl dann, was du daraus gelernt hast und worauf du dich freust.',
    ],
    ask: ['Was gefällt dir an dieser Stelle am besten?'],
  },
  speechTips: {
    say: [
      'Lern nur den ersten und den letzten Satz auswendig. Für den Rest reichen Stichworte auf einer Karte.',
      'Such dir drei freundliche Gesichter, links, in der Mitte und rechts, und sprich abwechselnd zu ihnen.',
      'Sprich langsamer, als dir natürlich vorkommt, und mach nach wichtigen Sätzen eine kurze Pause.',
      'Üb dreimal laut im Stehen, einmal davon vor jemandem oder der Handykamera. Nur leise zu üben hilft wenig.',
      'Beginn mit einem kurzen, konkreten Erlebnis. Dabei hören die Leute gern zu, auch wenn deine Stimme anfangs zittert.',
    ],
    ask: ['Was ist dir an deiner Rede am wichtigsten?'],
  },
  savingTips: {
    say: [
      'Richte am Tag des Geldeingangs einen Dauerauftrag aufs Sparkonto ein, auch wenn es nur 20 Euro sind.',
      'Geh die Kontoauszüge der letzten drei Monate durch und kündige jedes Abo, das du kaum nutzt.',
      'Schreib ungeplante Wünsche erst auf eine Liste und kauf sie frühestens nach drei Tagen. Vieles brauchst du dann nicht mehr.',
      'Heb jede Woche einen festen Betrag für Essen und Kleinigkeiten bar ab. So siehst du, wie viel noch übrig ist.',
      'Kauf mit Einkaufszettel und nicht hungrig ein, und koch einmal pro Woche nur aus Vorräten.',
    ],
    ask: ['Wofür gibst du mehr aus, als du möchtest?'],
  },
  lessPhone: {
    say: [
      'Kauf einen einfachen Wecker und lade das Handy nachts in einem anderen Zimmer.',
      'Stell das Display auf Graustufen. Ohne Farben wird das Handy schnell langweiliger.',
      'Lösch die App, die am meisten Zeit kostet, und nutze sie nur noch im Browser. Das ist umständlicher und bremst.',
      'Schalte alle Benachrichtigungen aus, außer Anrufen und Nachrichten von Menschen, die dir wichtig sind.',
      'Leg etwas anderes griffbereit, wo sonst das Handy liegt, zum Beispiel ein Buch oder ein Kreuzworträtsel.',
    ],
    ask: ['Wann greifst du am häufigsten zum Handy?'],
  },
  meetPeople: {
    say: [
      'Such etwas, bei dem du jede Woche dieselben Leute triffst, zum Beispiel einen Chor, einen Kurs oder einen Verein.',
      'Hilf irgendwo mit, etwa bei der Tafel, im Repair-Café oder bei einem Fest. Bei einer gemeinsamen Aufgabe redet es sich leichter.',
      'Frag nach ein paar netten Gesprächen selbst: „Wollen wir danach noch einen Kaffee trinken?“ Viele freuen sich darüber.',
      'Melde dich bei jemandem von früher. Alte Bekannte freuen sich oft über so eine Nachricht.',
      'Schau nach Spieleabenden, Wandergruppen oder Volkshochschulkursen in der Nähe. Dort kommen viele allein hin.',
    ],
    ask: ['Was würdest du mit neuen Bekannten am liebsten unternehmen?'],
  },
  howConsole: {
    say: [
      'Du kannst einfach sagen: „Ich weiß nicht, was ich sagen soll, aber ich bin da.“ Das hilft oft schon.',
      'Biete etwas Bestimmtes an: „Ich bringe Donnerstag Suppe vorbei“ statt „Melde dich, wenn du etwas brauchst“.',
      'Sag lieber nicht „Wird schon wieder“. Frag: „Magst du erzählen?“ und bleib auch da, wenn nichts kommt.',
      'Melde dich auch in drei Wochen noch einmal, wenn andere nicht mehr daran denken. Ein kurzes „Ich denke an dich“ genügt.',
      'Setz dich dazu und sprich auch über ganz normale Dinge. Eine kurze Ablenkung tut vielen gut.',
    ],
    ask: ['Was hat diesem Menschen früher gutgetan, wenn es schwer war?'],
  },
  howWithBoss: {
    say: [
      'Sprich es unter vier Augen und an einem Beispiel an: „Gestern in der Besprechung, das war schwierig für mich. Wie machen wir das künftig?“',
      'Schreib eine Weile Datum, Vorfall und Zeugen auf. Das hilft dir, falls du es später offiziell melden willst.',
      'Wenn es laut wird, sag ruhig: „Ich möchte das gern klären, in einer halben Stunde in Ruhe.“ Dann geh kurz hinaus.',
      'Halte Absprachen kurz schriftlich fest: „Wie besprochen übernehme ich …“ So bleibt klar, was vereinbart wurde.',
      'Hol dir jemanden dazu, wenn zwei Gespräche nichts geändert haben: Betriebsrat, Personalstelle oder eine Vertrauensperson im Team. Dafür sind sie da.',
    ],
    ask: ['In welchen Situationen gibt es am ehesten Streit?'],
  },
  howWithTeen: {
    say: [
      'Zeig zuerst Verständnis („Du bist gerade richtig sauer“) und sag dann kurz und ruhig, was gilt.',
      'Schreibt zusammen wenige klare Regeln auf. Drei, die immer gelten, sind besser als zwanzig, die sich ständig ändern.',
      'Sprich beim Autofahren, Kochen oder Spazieren mit dem Kind. Nebenbei erzählen viele Kinder mehr.',
      'Verhandle nicht mitten im Streit. Frag später, wenn alle ruhig sind: „Was war da los, und wie machen wir es nächstes Mal?“',
      'Lob öfter, als du tadelst, und ganz genau: „Du hast heute von selbst aufgehört, das habe ich gesehen.“',
    ],
    ask: ['Wann läuft es zwischen euch gut?'],
  },
  babySleepTips: {
    say: [
      'Macht jeden Abend dasselbe in derselben Reihenfolge: waschen, Schlafanzug, ein Lied, Licht aus. Nach ein bis zwei Wochen hilft das oft.',
      'Achte auf erste Zeichen von Müdigkeit, zum Beispiel Augenreiben, und leg das Kind dann gleich hin. Übermüdete Kinder schlafen schwerer ein.',
      'Leg das Kind schläfrig, aber noch wach hin und lass die Hand eine Weile auf seinem Bauch liegen.',
      'Sorg tagsüber für viel Licht und Bewegung, in der letzten Stunde vor dem Schlafen für wenig Licht und leise Stimmen.',
      'Mach nachts wenig Licht, sprich kaum und spiel nicht. Wechselt euch ab, wenn es geht, damit du auch schläfst.',
    ],
    ask: ['Wie läuft bei euch die letzte halbe Stunde vor dem Schlafen ab?'],
  },
  petTips: {
    say: [
      'Versteck Futter in einem Handtuch, einer Schachtel oder auf der Wiese. Zehn Minuten Suchen lasten viele Tiere gut aus.',
      'Belohne dein Tier, wenn es ruhig ist, statt zu schimpfen, wenn es laut wird. Auch Schimpfen ist Aufmerksamkeit.',
      'Biete etwas Erlaubtes direkt daneben an, etwa ein Kratzbrett am Sofa oder Kauspielzeug, und belohne dein Tier sofort, wenn es das benutzt.',
      'Spiel vor der Ruhezeit mit deinem Tier und füttere es danach. Dann wird die Nacht meist ruhiger.',
      'Übe zweimal täglich fünf Minuten mit kleinen Belohnungen. Wichtig ist, dass im Haushalt alle dieselbe Regel einhalten.',
    ],
    ask: ['Wann am Tag ist das Verhalten am schlimmsten?'],
  },
  petIllAsk: {
    say: [
      'Ruf jetzt in der Tierarztpraxis an und schildere es, nachts beim Notdienst. Am Telefon hörst du schnell, ob es warten kann.',
      'Kaninchen, Meerschweinchen und Vögel, die nicht fressen, brauchen noch heute Hilfe. Bei Hund und Katze gilt das, wenn sie matt sind oder nicht trinken.',
      'Schreib auf, seit wann es so ist, was dein Tier gefressen hat und wie es sich verhält. Mach auch ein kurzes Video für die Praxis.',
      'Bitte nichts aus der Hausapotheke geben, manches Menschenmittel ist für Tiere giftig. Frisches Wasser, Ruhe, Wärme, und dann fachlichen Rat holen.',
      'Fahr sofort los bei Atemnot, hartem Bauch, Krämpfen, Blut oder wenn etwas Giftiges im Spiel ist. Nimm die Verpackung mit.',
    ],
    ask: ['Wie verhält sich dein Tier gerade?'],
  },
  homeRemedy: {
    say: [
      'Bei Schnupfen und Husten: viel Warmes trinken, den Kopf nachts höher lagern, Honig im lauwarmen Tee (nicht für Babys).',
      'Bei Kopfweh: ein großes Glas Wasser trinken, an die frische Luft gehen und ein kühles Tuch auf die Stirn legen.',
      'Gegen Schluckauf: tief einatmen, Luft zehn Sekunden halten, dabei schlucken. Oder ein Glas kaltes Wasser in winzigen Schlucken ohne Pause trinken.',
      'Gurgle bei Halsschmerzen mit Salbeitee, spül die Nase mit Salzwasser und geh früh ins Bett. Bei müden Muskeln hilft Wärme.',
      'Was mehrere Tage nicht besser wird, sehr heftig ist oder mit hohem Fieber kommt, lass ärztlich anschauen. Bis dahin: Ruhe, Wärme, viel trinken.',
    ],
    ask: ['Seit wann hast du das?'],
  },
  stainTips: {
    say: [
      'Tupfe frische Flecken mit kaltem Wasser und etwas Spülmittel ab und reib nicht. Bei Blut oder Ei nimm kein heißes Wasser.',
      'Bei Eingebranntem: Natron mit Wasser im Topf aufkochen und über Nacht stehen lassen. Gegen Gerüche eine offene Schale Natron in den Kühlschrank stellen.',
      'Kalk löst warmes Wasser mit Zitronensäure oder Essig, außer auf Marmor. Zehn Minuten wirken lassen, abspülen, trocken wischen.',
      'Fett- und Obstflecken: mit Gallseife einreiben, eine halbe Stunde warten, dann waschen. Wachs hart werden lassen, abheben und den Rest durch Löschpapier bügeln.',
      'Probier jedes Mittel zuerst an einer verdeckten Stelle. Gib nichts in den Trockner, bevor der Fleck ganz weg ist.',
    ],
    ask: ['Was hast du daran schon ausprobiert?'],
  },
  tidyTips: {
    say: [
      'Fang mit einem kleinen Platz an, zum Beispiel einem Tisch. Wenn er frei ist, machst du den nächsten.',
      'Nimm vier Kisten: bleibt, kommt weg, gehört woanders hin, weiß noch nicht. Die letzte gibst du nach einem halben Jahr ungeöffnet weg.',
      'Stell den Wecker auf fünfzehn Minuten und trag zuerst den Müll hinaus, danach das Geschirr.',
      'Frag dich bei jedem Ding, ob du es heute noch einmal kaufen würdest. Erinnerungsstücke nimmst du zuletzt.',
      'Mach Musik an und räum nur eine Sorte auf, zum Beispiel alle Bücher oder alles Papier.',
    ],
    ask: ['Welche Ecke stört dich am meisten?'],
  },
  plantTips: {
    say: [
      'Steck den Finger zwei Zentimeter in die Erde. Gieß nur, wenn sie trocken ist, denn zu viel Wasser schadet den meisten Zimmerpflanzen.',
      'Schau unter den Topf: Steht Wasser im Übertopf, faulen die Wurzeln. Nach dem Gießen eine Viertelstunde warten und den Rest ausleeren.',
      'Gelbe, weiche Blätter haben meist zu viel Wasser, braune, trockene zu wenig. Schau auch unter den Blättern nach Läusen.',
      'Stell sie für zwei Wochen heller, aber nicht in die Mittagssonne, und ändere sonst nichts. So erkennst du, ob es am Licht lag.',
      'Nimm sie aus dem Topf: Matschige Wurzeln abschneiden und frische, lockere Erde geben. Gegen kleine Fliegen helfen Gelbsticker und eine trockene Oberfläche.',
    ],
    ask: ['Wie hell steht sie, und wie oft gießt du?'],
  },
  getOverEx: {
    say: [
      'Schalte die Person überall stumm, mindestens für dreißig Tage, und schau ihr Profil nicht an.',
      'Pack alles Gemeinsame in eine Kiste und gib sie jemandem zum Aufbewahren. Entscheiden kannst du später.',
      'Schreib auf, was nicht gut war, und lies es, wenn du nur noch an die schönen Zeiten denkst.',
      'Plan für einsame Stunden vorher etwas ein, zum Beispiel Kino am Sonntagabend oder ein Treffen am Freitag.',
      'Ändere etwas im Alltag: Stell Möbel um, geh woanders einkaufen oder lern etwas Neues.',
    ],
    ask: ['Wann ist es für dich am schwersten?'],
  },
  gainCourage: {
    say: [
      'Mach jeden Tag eine Sache, die dich etwas Mut kostet, zum Beispiel nach dem Weg fragen oder etwas reklamieren.',
      'Zähl von fünf rückwärts und fang bei null an. Langes Warten macht es meist schwerer.',
      'Schreib zehn Dinge auf, die du trotz Angst schon geschafft hast, und lies die Liste, bevor du anfängst.',
      'Sprich mit dir so freundlich wie mit einem Menschen, den du magst, und sag dir: „Ich darf das üben.“',
      'Überleg, was im schlimmsten Fall realistisch passiert und was du dann tust. Mit einem Plan fällt der erste Schritt leichter.',
    ],
    ask: ['Wofür brauchst du gerade Mut?'],
  },
}
