import type { KnownAnswer } from '../../known-answers.ts'

/** Kitchen, household, plants, animals, trips and the body. */
export const home: readonly KnownAnswer[] = [
  {
    ask: [
      'was eier|eiern kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* eier|eiern',
      'nur eier kühlschrank|haus|da|zuhause',
    ],
    say: [
      'Shakshuka: Zwiebel, Paprika und Dosentomaten mit Kreuzkümmel einkochen, Mulden drücken, Eier hinein, Deckel drauf, 6 Minuten. Mit Brot auftunken.',
      'Senfeier: hart gekochte Eier in einer Sauce aus Butter, Mehl, Brühe, Milch und zwei Löffeln Senf, dazu Kartoffeln. Dauert 25 Minuten und kostet fast nichts.',
    ],
  },
  {
    ask: [
      'was thunfisch kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* thunfisch*',
    ],
    say: [
      'Thunfischpasta: Knoblauch in Öl anschwitzen, Thunfisch, Kapern und Dosentomaten dazu, 10 Minuten köcheln, mit Zitronenabrieb über Spaghetti. Käse braucht es nicht.',
      'Ofentoast: Thunfisch mit Frischkäse, roter Zwiebel und Mais verrühren, auf Brot streichen, Käse drüber, 8 Minuten bei 200 Grad. Schmeckt auch kalt als Wrap.',
    ],
  },
  {
    ask: [
      'was kichererbsen kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* kichererbsen',
    ],
    say: [
      'Curry in 20 Minuten: Zwiebel, Knoblauch, Ingwer und Currypulver anrösten, eine Dose Kichererbsen, eine Dose Kokosmilch und Spinat dazu, mit Limette abschmecken, Reis daneben.',
      'Knusprig aus dem Ofen: abtrocknen, mit Öl, Paprikapulver und Salz mischen, 25 Minuten bei 200 Grad. Als Snack oder auf Salat mit Joghurt und Gurke.',
    ],
  },
  {
    ask: [
      'was reis kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* reis',
      'reis übrig|rest|reste|gestern',
    ],
    say: [
      'Gebratener Reis: kalten Reis mit Ei, Erbsen, Möhren und Frühlingszwiebeln scharf anbraten, Sojasauce und etwas Sesamöl dran. Genau richtig für Reste, die gut gekühlt standen.',
      'Reispfanne mit Paprika, Zucchini und Feta, oder süß als Milchreis mit Zimt und Apfelmus: 250 Gramm Milchreis auf einen Liter Milch, 30 Minuten leise quellen lassen.',
    ],
  },
  {
    ask: [
      'was nudeln|pasta|spaghetti kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* nudeln|pasta|spaghetti',
      'schnelle|einfache|gute|soße|sosse|sauce nudelsoße|nudelsauce|pastasauce|nudeln|pasta',
    ],
    say: [
      'Aglio e olio: Knoblauchscheiben und Chili langsam in viel Olivenöl ziehen lassen, Spaghetti mit etwas Nudelwasser darin schwenken, Petersilie und Parmesan dazu. Zwölf Minuten.',
      'Ofenfeta-Pasta: Kirschtomaten, ein Block Feta, Öl und Knoblauch 30 Minuten bei 200 Grad backen, zerdrücken, Nudeln unterrühren. Cremig ohne Sahne.',
    ],
  },
  {
    ask: [
      'was zucchini kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* zucchini',
      'viele|viel|zu zucchini garten|ernte|schwemme',
    ],
    say: [
      'Puffer: zwei Zucchini raspeln, salzen, ausdrücken, mit Ei, 4 Löffeln Mehl und Feta mischen, flach braten. Dazu Joghurt mit Minze.',
      'Zucchini längs halbieren, aushöhlen, mit Hack oder Couscous und Tomaten füllen, Käse drüber, 30 Minuten bei 180 Grad. Zu große Exemplare werden prima Kuchen oder Suppe.',
    ],
  },
  {
    ask: [
      'was hähnchen*|haehnchen*|huhn|hühnchen|hähnchenbrust|poulet kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* hähnchen*|haehnchen*|huhn|hühnchen|poulet',
    ],
    say: [
      'Geschnetzeltes in 15 Minuten: Streifen scharf anbraten, Pilze und Zwiebel dazu, mit Sahne und etwas Senf köcheln, bis innen nichts mehr rosa ist. Mit Reis oder Spätzle.',
    ],
  },
  {
    ask: [
      'was kartoffel|kartoffeln|erdäpfel kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* kartoffel|kartoffeln|erdäpfel',
    ],
    say: [
      'Pellkartoffeln mit Kräuterquark und Leinöl: schlicht, günstig, macht satt. Reste am nächsten Tag mit Zwiebeln und Ei als Bauernfrühstück braten.',
      'Kartoffelgratin: dünne Scheiben roh in die Form, Sahne und Milch halb und halb mit Knoblauch, Salz und Muskat darüber, eine Stunde bei 180 Grad. Ohne Käse backen, das ist das Original.',
    ],
  },
  {
    ask: [
      'was altes|altem|hartes|trockenes|alte|harte|alten brot|brötchen|semmeln',
      'rezept*|idee*|verwerten|reste|übrig|machen brot|brötchen altbacken*|altes|alte|übrig|reste|trocken',
    ],
    say: [
      'Arme Ritter: Scheiben in Ei, Milch und Zimt einweichen, in Butter goldbraun braten, Zucker oder Apfelmus dazu. Altes Brot ist dafür besser als frisches.',
      'Semmelknödel aus trockenen Brötchen, warmer Milch, Ei und Petersilie, oder Panzanella: Brotwürfel rösten und mit Tomaten, Gurke, Zwiebel, Öl und Essig eine halbe Stunde ziehen lassen.',
    ],
  },
  {
    ask: [
      'was braune|überreife|reife|alte|reifen bananen|banane',
      'rezept*|idee*|verwerten banane|bananen',
      'was bananen machen|mache|backen|anfangen',
    ],
    say: [
      'Bananenbrot: drei reife Bananen zerdrücken, mit 2 Eiern, 80 g Zucker, 100 ml Öl, 250 g Mehl und einem Päckchen Backpulver mischen, 50 Minuten bei 175 Grad.',
      'In Scheiben einfrieren und mit etwas Kakao pürieren: Eis ohne Zucker. Oder eine Banane mit zwei Eiern verquirlen und kleine Pfannkuchen braten.',
    ],
  },
  {
    ask: [
      'was hackfleisch|hack|faschiertes|gehacktes kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* hackfleisch|hack|faschiertes',
    ],
    say: [
      'Käse-Lauch-Suppe: 500 g Hack anbraten, drei Stangen Lauch dazu, mit einem Liter Brühe 15 Minuten kochen, 200 g Schmelzkäse einrühren. Macht viele satt.',
      'Frikadellen, auch Fleischpflanzerl oder Buletten: Hack mit eingeweichtem Brötchen, Ei, Zwiebel und Senf kneten, langsam braten. Dazu Kartoffelsalat, kalt aufs Brot ebenso gut.',
    ],
  },
  {
    ask: [
      'was linsen kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* linsen',
    ],
    say: [
      'Linsen mit Spätzle auf schwäbische Art: braune Linsen mit Suppengrün weich kochen, kräftig mit Essig abschmecken, Saitenwürstchen oder Räuchertofu dazu.',
      'Rote Linsen sind in 12 Minuten fertig: mit Zwiebel, Knoblauch, Kreuzkümmel und Brühe kochen, pürieren, Zitrone und ein Klecks Joghurt drauf.',
    ],
  },
  {
    ask: [
      'was kürbis|kuerbis|hokkaido kochen|koche|machen|mache|mach|zaubern|anfangen|essen',
      'rezept*|gericht*|idee* kürbis|kuerbis|hokkaido',
    ],
    say: [
      'Suppe: Hokkaido mit Schale würfeln, mit Zwiebel und Ingwer anbraten, mit Brühe und Kokosmilch 20 Minuten kochen, pürieren, Kürbiskerne drüber.',
      'Ofenspalten: Kürbis in Spalten mit Öl, Salz und Thymian 30 Minuten bei 200 Grad rösten, Feta und etwas Honig darüber. Schmeckt warm und am nächsten Tag kalt.',
    ],
  },
  {
    ask: [
      'was spargel kochen|koche|machen|mache|mach|zaubern|anfangen|dazu',
      'spargel rezept*|gericht*|idee*|lange|kochen|schälen',
    ],
    say: [
      'Weißen Spargel schälen, mit Salz, etwas Zucker und Butter im Wasser je nach Dicke 10 bis 15 Minuten garen. Klassisch dazu: neue Kartoffeln, Schinken, Butter oder Hollandaise.',
      'Grüner Spargel braucht fast kein Schälen: Enden weg, in Stücken 6 Minuten scharf braten, Zitrone und Parmesan drüber. Gut mit Nudeln oder im Risotto.',
    ],
  },
  {
    ask: [
      'was kohl|weißkohl|weisskohl|wirsing|kraut|spitzkohl kochen|koche|machen|mache|mach|anfangen',
      'rezept*|gericht*|idee* kohl|weißkohl|wirsing|spitzkohl',
    ],
    say: [
      'Krautfleckerl: feine Kohlstreifen mit Zwiebel und etwas Zucker braun braten, Kümmel, Pfeffer und ein Schuss Essig, dann Nudeln unterheben. Simpel und sehr gut.',
      'Kohl-Hack-Pfanne mit Kümmel, Paprika und Schmand in 25 Minuten, ohne Fleisch mit Räuchertofu. Dazu passen Kartoffeln oder Schupfnudeln.',
    ],
  },
  {
    ask: [
      'was blumenkohl|karfiol|brokkoli|broccoli kochen|koche|machen|mache|mach|anfangen',
      'rezept*|gericht*|idee* blumenkohl|karfiol|brokkoli|broccoli',
    ],
    say: [
      'Rösten statt kochen: Röschen mit Öl, Salz und Curry 25 Minuten bei 210 Grad, dazu Joghurt mit Zitrone. Wird nussig und ein bisschen knusprig.',
      'Auflauf: Röschen kurz vorkochen, mit Nudeln und einer Sauce aus Sahne, Käse und Muskat mischen, 20 Minuten bei 200 Grad überbacken.',
    ],
  },
  {
    ask: [
      'was pilze|champignons|pilzen|pfifferlinge kochen|koche|machen|mache|mach|anfangen',
      'rezept*|gericht*|idee* pilze|pilzen|champignons|pfifferlinge',
    ],
    say: [
      'Rahmpilze: scharf anbraten ohne zu rühren, dann Zwiebel, Butter, Sahne und Petersilie. Klassisch über Semmelknödel, schnell über Tagliatelle.',
      'Pilze auf Toast: mit Knoblauch und Thymian in Butter braten, auf geröstetes Brot, ein Spiegelei obendrauf. Zehn Minuten, und es schmeckt nach Wald.',
    ],
  },
  {
    ask: [
      'was tofu kochen|koche|machen|mache|mach|anfangen|würzen',
      'tofu rezept*|gericht*|idee*|knusprig|geschmack|würzen',
    ],
    say: [
      'Gut auspressen, würfeln, in Speisestärke wälzen und in heißem Öl braten, zum Schluss Sojasauce, Knoblauch und etwas Honig oder Ahornsirup. So wird er knusprig statt fad.',
      'Zerbröseln und wie Hack anbraten, bis er braun ist, dann Tomatenmark, Paprikapulver und Dosentomaten: eine Bolognese, die auch Skeptiker nachnehmen.',
    ],
  },
  {
    ask: [
      'was lachs|fisch|fischfilet kochen|koche|machen|mache|mach|anfangen',
      'rezept*|gericht*|idee* lachs|fisch|fischfilet',
    ],
    say: [
      'Im Päckchen: Filet mit Zitrone, Tomaten, Kräutern und Öl in Backpapier wickeln, 15 Minuten bei 190 Grad. Bleibt saftig, und die Küche riecht kaum.',
      'Auf dem Blech mit dünnen Kartoffelscheiben: die Kartoffeln 25 Minuten vorbacken, den Fisch mit Senf und Dill bestreichen und 12 Minuten mitgaren.',
    ],
  },
  {
    ask: [
      'was äpfel|aepfel|äpfeln backen|machen|mache|anfangen|kochen',
      'rezept*|idee*|verwerten|viele äpfel|aepfel|äpfeln',
    ],
    say: [
      'Crumble: Apfelstücke mit Zimt in die Form, Streusel aus 150 g Mehl, 100 g Butter, 80 g Zucker darüber, 35 Minuten bei 180 Grad. Warm mit Vanilleeis.',
      'Apfelmus: schälen, mit wenig Wasser, Zimt und Zitrone 15 Minuten weich kochen, heiß in saubere Gläser füllen. Passt zu Reibekuchen, Kaiserschmarrn und Milchreis.',
    ],
  },
  {
    ask: [
      'was quark|topfen|magerquark machen|mache|anfangen|backen',
      'rezept*|idee*|verwerten quark|topfen|magerquark',
    ],
    say: [
      'Quarkkeulchen oder Topfenlaibchen: 250 g Quark, 1 Ei, 100 g Mehl, etwas Zucker und Zitrone, kleine Fladen in Butter braten, Apfelmus dazu.',
      'Herzhaft mit Schnittlauch, Radieschen und Zitrone zu Kartoffeln, süß mit Beeren und Haferflocken im Glas. Beides in fünf Minuten fertig und schön sättigend.',
    ],
  },
  {
    ask: [
      'was tomaten kochen|koche|machen|mache|zaubern|anfangen',
      'rezept*|gericht*|idee*|verwerten|viele|weiche tomaten',
    ],
    say: [
      'Ofensauce: Tomaten halbieren, mit Knoblauch, Öl, Salz und Thymian 40 Minuten bei 200 Grad rösten, zerdrücken, fertig. Lässt sich gut einfrieren.',
      'Bruschetta oder Tomatensalat mit Zwiebel, Basilikum und altem Brot. Sehr weiche Tomaten werden mit Gurke, Paprika, Essig und Öl püriert zur kalten Gazpacho.',
    ],
  },
  {
    ask: [
      'was schnell*|schnelles kochen|koche|essen|abendessen|mittag|mittagessen',
      'schnelles|schnelle|schnell rezept*|gericht*|abendessen|mittagessen|essen idee*|was|hast|gib|vorschlag|brauche',
      'was kochen|koche|essen 10|15|20|zehn|fünfzehn|zwanzig minuten|min',
    ],
    say: [
      'Gnocchi aus der Pfanne: ungekocht in Butter knusprig braten, Kirschtomaten und Spinat dazu, Parmesan drüber. Zwölf Minuten, ein Abwasch.',
      'Quesadillas: Wrap mit Käse, Bohnen oder Mais und Paprika belegen, zuklappen, auf beiden Seiten knusprig braten. Mit Joghurt und Limette in zehn Minuten auf dem Tisch.',
    ],
  },
  {
    ask: [
      'was kochen|koche heute|abend|mittag|abendessen|morgen|bloß',
      'was essen heute|mittag|abendessen|abend soll|kann|könnte|bloß|nur|wir|gibt',
      'keine idee|ahnung|ideen kochen|koche|essen',
      'idee*|vorschlag|inspiration abendessen|mittagessen|kochen',
    ],
    say: [
      'Wie wäre Ofengemüse: Kartoffeln, Möhren, Paprika und rote Zwiebel mit Öl und Rosmarin aufs Blech, 35 Minuten bei 200 Grad, Feta darüber. Es kocht sich praktisch allein.',
      'Mein Vorschlag: Linsencurry mit Reis. Rote Linsen, Dosentomaten, Kokosmilch, Curry, Knoblauch, 20 Minuten in einem Topf. Und morgen ist das Mittagessen auch schon da.',
    ],
  },
  {
    ask: [
      'kochen|koche|essen|rezept*|gericht* ohne ofen|backofen|herd',
      'kein|keinen|kaputt herd|ofen|backofen was|kochen|essen',
    ],
    say: [
      'Couscous braucht nur heißes Wasser aus dem Wasserkocher: 8 Minuten quellen lassen, dann Gurke, Tomate, Kichererbsen, Minze, Zitrone und Öl darunter.',
      'Wraps mit Hummus, geraspelter Möhre und Feta, oder die große Brotzeit: gutes Brot, Käse, Obatzda, Radieschen, Gurken, Eier. Kalt, schnell und trotzdem ein richtiges Essen.',
    ],
  },
  {
    ask: [
      'kochen|koche|rezept*|gericht*|essen gäste|gaeste|besuch|gästen',
      'was freunde kommen|kommt kochen|koche|essen',
    ],
    say: [
      'Etwas, das allein schmort: Gulasch oder Chili (mit oder ohne Fleisch) vormittags kochen, abends nur Brot und Salat dazu. Dann sitzt du mit am Tisch.',
      'Lasagne am Vortag schichten, abends 40 Minuten backen, davor Feldsalat, danach Tiramisu aus dem Kühlschrank. Alles fertig, bevor es klingelt. Vorher kurz nach Allergien und Vegetariern fragen.',
    ],
  },
  {
    ask: [
      'was kochen|koche kinder|kind|kindern|kids|kleinkind*',
      'kinder|kindern|kids rezept*|gericht*|kochen|mittagessen|abendessen',
      'was essen kinder gern|gerne|immer|mögen',
    ],
    say: [
      'Pfannkuchen gehen immer: 250 g Mehl, 500 ml Milch, 3 Eier, Prise Salz. Mit geraspelter Zucchini oder Käse herzhaft, mit Apfelmus süß.',
      'Tortilla-Pizza zum Selbstbelegen: Wraps mit passierten Tomaten, Mais, Schinken oder Paprika und Käse, 8 Minuten bei 200 Grad. Wer selbst belegt, isst erstaunlich viel Gemüse mit.',
    ],
  },
  {
    ask: [
      'vegetarisch* kochen|koche|rezept*|gericht*|essen|idee*',
      'kochen|koche|rezept*|gericht*|essen ohne fleisch',
      'vegan|vegane|veganes kochen|koche|rezept*|gericht*|essen|idee*',
    ],
    say: [
      'Auch vegan: Chili sin Carne mit Bohnen, Mais, Paprika, Tomaten, Kreuzkümmel und einem Stückchen dunkler Schokolade. 30 Minuten, am zweiten Tag noch besser.',
      'Ofensüßkartoffel mit schwarzen Bohnen, Avocado, Limette und Koriander, oder Spaghetti mit Linsenbolognese. Beides ganz ohne Tierisches und richtig sättigend.',
    ],
  },
  {
    ask: [
      'günstig*|billig* kochen|koche|rezept*|gericht*|essen geld|was|idee*|wie',
      'wenig geld kochen|essen|rezept*',
      'kochen|koche|rezept* wenig|wenigen|paar zutaten',
      'kühlschrank|kuehlschrank leer kochen|essen|was',
    ],
    say: [
      'Nudeln mit Knoblauch, Öl und gerösteten Bröseln aus altem Brot, oder Reis mit Linsen und Röstzwiebeln. Kostet fast nichts, schmeckt nach viel mehr.',
      'Kartoffelsuppe: Kartoffeln, Möhre, Zwiebel, Brühe, 25 Minuten, halb pürieren, Majoran dazu. Drei, vier Zutaten aus dem Vorrat, und es reicht für zwei Tage.',
    ],
  },
  {
    ask: [
      'nachtisch|dessert|nachspeise was|idee*|schnell*|einfach*|rezept*|machen',
      'nachtisch|dessert|nachspeise gäste|besuch|vorbereiten|glas|welche*',
    ],
    say: [
      'Himbeertraum im Glas: Löffelbiskuits oder Kekse, gefrorene Himbeeren, Quark mit Sahne und Vanillezucker schichten, eine Stunde kalt stellen. Sieht nach viel Arbeit aus.',
      'Mousse au Chocolat: 200 g dunkle Schokolade schmelzen, 400 ml Sahne halb steif schlagen, lauwarm unterziehen, zwei Stunden kühlen. Kommt ohne rohe Eier aus.',
    ],
  },
  {
    ask: [
      'was frühstück|fruehstück|fruehstueck|frühstücken|zmorge|gesund* frühstück|frühstücken|fruehstueck',
      'frühstück|fruehstueck|frühstücks* idee*|rezept*|gesund*|schnell*|sättigend*',
    ],
    say: [
      'Overnight Oats: 5 Löffel Haferflocken, Joghurt, Milch und Beeren abends ins Glas, morgens nur Nüsse drauf. Hält lange satt und braucht früh null Minuten.',
      'Herzhaft: Vollkornbrot mit Frischkäse oder Avocado, ein Ei, Kresse und Tomate. Mit etwas Eiweiß kommt der Hunger vor dem Mittag viel später.',
    ],
  },
  {
    ask: [
      'was essen nach sport|training|laufen|joggen|workout',
      'essen|snack sport|training danach|davor|vor|nach',
    ],
    say: [
      'Danach tut eine Mischung aus Eiweiß und Kohlenhydraten gut: Quark mit Banane und Haferflocken, Omelett mit Brot oder Reis mit Hähnchen oder Tofu, gern innerhalb von ein, zwei Stunden.',
      'Davor leicht: eine Banane oder ein Toast mit Honig, etwa eine Stunde vorher. Hinterher richtig essen, zum Beispiel Nudeln mit Linsensauce, und genug trinken.',
    ],
  },
  {
    ask: [
      'romantisch*|date kochen|koche|rezept*|abendessen|gericht*|dinner',
      'candle light dinner kochen|idee*|was',
      'kochen|koche was freundin|freund|schatz|partner|partnerin beeindrucken|überraschen',
    ],
    say: [
      'Zitronen-Risotto mit gebratenen Garnelen oder grünem Spargel: Man steht plaudernd am Herd, rührt und trinkt schon ein Glas. Als Nachtisch Erdbeeren mit Schokolade.',
      'Käsefondue oder Raclette zu zweit: wenig Kocherei, viel Zeit zum Reden. Wer lieber kocht: frische Pasta mit Salbeibutter, danach Schokokuchen mit flüssigem Kern.',
    ],
  },
  {
    ask: [
      'geburtstagskuchen|geburtstagstorte rezept*|was|idee*|einfach*|welche*|backen',
      'was backen|backe geburtstag',
      'einfach*|schnell* kuchen rezept*|idee*|backen|welche*',
    ],
    say: [
      'Becherkuchen: 1 Becher Sahne, 1 Becher Zucker, 2 Becher Mehl, 4 Eier, 1 Päckchen Backpulver, 40 Minuten bei 180 Grad. Mit Schokoguss und bunten Streuseln wird er festlich.',
      'Zitronenkuchen vom Blech mit Puderzuckerguss, oder Schokokuchen mit Kirschen aus dem Glas. Beides schon am Vortag backbar, saftig, und Kerzen halten gut darin.',
    ],
  },
  {
    ask: [
      'salat idee*|rezept*|dressing|was|grillen|grillparty|party|mitbringen',
      'was mitbringen|mitnehmen grillen|grillparty|buffet|brunch|picknick',
    ],
    say: [
      'Nudelsalat mit getrockneten Tomaten, Rucola, Pinienkernen und Parmesan: hält Stunden, ohne matschig zu werden. Ein Dressing für fast alles: 3 Teile Öl, 1 Teil Essig, Senf, Honig.',
      'Schwäbischer Kartoffelsalat mit Brühe, Essig, Öl und Zwiebeln, ganz ohne Mayo. Er verträgt Wärme und schmeckt nach ein paar Stunden Ziehen noch besser.',
    ],
  },
  {
    ask: ['lange ei|eier kochen|gekocht|köcheln', 'ei|eier weich|hart|wachsweich minuten|lange|kochen'],
    say: [
      'In kochendes Wasser gelegt, Größe M aus dem Kühlschrank: 5 Minuten weich, 7 Minuten wachsweich, 10 Minuten hart. Danach kurz kaltes Wasser, das stoppt das Garen.',
    ],
  },
  {
    ask: ['lange kartoffeln kochen|köcheln|ofen|gar|pellkartoffeln|backen', 'wann kartoffeln gar|fertig'],
    say: [
      'Salzkartoffeln 20 Minuten, Pellkartoffeln 20 bis 30, je nach Größe, Spalten im Ofen etwa 35 bis 40 bei 200 Grad. Gar sind sie, wenn das Messer leicht hinein- und wieder herausgleitet.',
    ],
  },
  {
    ask: [
      'lange reis kochen|köcheln|quellen',
      'viel|wieviel wasser reis',
      'reis kochen verhältnis|wasser|richtig|klebt|körnig',
    ],
    say: [
      'Eine Tasse Reis auf zwei Tassen Wasser, aufkochen, Deckel drauf, kleinste Hitze. Weißer Reis braucht 12 bis 15 Minuten, Vollkornreis etwa 35. Danach 5 Minuten ziehen lassen, vorher waschen macht ihn körnig.',
    ],
  },
  {
    ask: [
      'viel|wieviel|gramm nudeln|pasta|spaghetti person|pro|personen|leute|kopf',
      'menge nudeln|reis person|pro|personen',
      'viel|wieviel|gramm reis|kartoffeln|fleisch person|pro|personen|leute|kopf',
    ],
    say: [
      'Pro Person als Hauptgericht: 100 bis 125 Gramm trockene Nudeln, 70 bis 80 Gramm Reis, 250 Gramm Kartoffeln, 150 bis 200 Gramm Fleisch. Als Beilage jeweils rund die Hälfte bis zwei Drittel.',
    ],
  },
  {
    ask: [
      'lange|grad lachs|fisch ofen|backofen|braten|garen',
      'lachs|fisch minuten|temperatur ofen|backofen|pfanne',
    ],
    say: [
      'Lachsfilet braucht im Ofen bei 180 Grad etwa 12 bis 15 Minuten, in der Pfanne 4 bis 5 auf der Hautseite und 1 bis 2 auf der anderen. Fertig, wenn er sich in Blättchen teilen lässt.',
    ],
  },
  {
    ask: [
      'lange|grad pizza ofen|backofen|backen',
      'ober unterhitze|umluft unterschied|oder|statt|grad',
      'umluft unterhitze|oberhitze|grad',
    ],
    say: [
      'Pizza mag so heiß wie möglich: 250 Grad Ober-/Unterhitze, unten im vorgeheizten Ofen, 8 bis 12 Minuten. Umluft heißt grundsätzlich rund 20 Grad weniger, für Pizza und Brot ist Ober-/Unterhitze besser.',
    ],
  },
  {
    ask: ['ersatz|ersetzen|statt ei|eier|eiern backen|kuchen|teig|kuchen', 'backen|kuchen ohne ei|eier'],
    say: [
      'Pro Ei klappen im Kuchen: eine halbe zerdrückte Banane, 70 Gramm Apfelmus oder ein Esslöffel geschrotete Leinsamen, in drei Esslöffeln Wasser gequollen. Mit etwas mehr Backpulver bleibt es locker.',
    ],
  },
  {
    ask: [
      'lange hält|haltbar|halten|aufbewahren|kühlschrank gekochte*|gekocht|reste|essen|suppe|fertiges',
      'lange eier haltbar|halten|kühlschrank|gekochte',
      'essen|reste gestern|vorgestern essbar|haltbar|kühlschrank|aufwärmen',
    ],
    say: [
      'Gekochtes hält im Kühlschrank etwa 2 bis 3 Tage, Reis besser nur einen bis zwei, hart gekochte Eier mit heiler Schale gut zwei Wochen. Rasch abkühlen, abdecken, beim Aufwärmen richtig heiß machen.',
    ],
  },
  {
    ask: [
      'mindesthaltbarkeit*|mhd abgelaufen|noch|essen|überschritten',
      'ei|eier noch|test|frisch|gut|schlecht frisch|schwimmt|erkennen|test|woran',
      'joghurt|abgelaufen|milch noch|essen|essbar abgelaufen',
    ],
    say: [
      'Das Mindesthaltbarkeitsdatum ist kein Wegwerfdatum: ansehen, riechen, probieren. Eier ins Wasser legen: unten liegen heißt frisch, oben schwimmen heißt weg damit. Nur bei „zu verbrauchen bis“ streng sein.',
    ],
  },
  {
    ask: [
      'versalzen|zu salzig was|retten|tun|machen|hilft|suppe|soße|essen',
      'suppe|soße|sauce|essen salzig|versalzen|salz viel|retten|zu',
    ],
    say: [
      'Strecken hilft am zuverlässigsten: mehr ungesalzene Flüssigkeit, Kartoffeln, Reis oder Tomaten dazu. Sahne oder Kokosmilch mildern das Salz, ein Spritzer Zitrone und etwas Zucker runden ab.',
      'Eine rohe Kartoffel mitkochen bringt wenig. Besser: die Hälfte abnehmen, ohne Salz neu auffüllen und den Rest einfrieren. Feste Gerichte einfach mit ungesalzener Beilage servieren.',
    ],
  },
  {
    ask: ['angebrannt* topf|pfanne|topfboden|essen|milch', 'topf|pfanne eingebrannt*|anbrennt|verbrannt'],
    say: [
      'Topfboden mit Wasser bedecken, zwei Löffel Natron oder einen Spülmaschinentab hinein, aufkochen, über Nacht stehen lassen. Meist löst sich die Kruste dann mit dem Holzlöffel.',
      'Angebranntes Essen nicht umrühren: den guten Teil in einen sauberen Topf umfüllen. Bei beschichteten Pfannen nie Stahlwolle nehmen, nur einweichen und ein weicher Schwamm.',
    ],
  },
  {
    ask: [
      'rotwein|rotweinfleck* fleck*|teppich|hose|hemd|kleid|sofa|raus|entfernen|weg',
      'rotweinfleck*|rotweinflecken wie|was|raus|weg|hilft|entfernen|gegen',
    ],
    say: [
      'Sofort abtupfen, nicht reiben. Dann kohlensäurehaltiges Mineralwasser drauf und wieder tupfen. Salz hilft nur auf frischem Fleck und sollte nicht auf empfindlichen Stoffen bleiben.',
      'Eingetrocknet: Gallseife oder ein Brei aus Natron und Wasser, eine Stunde einwirken lassen, dann waschen. Bei Weiß ist Sauerstoffbleiche am stärksten.',
    ],
  },
  {
    ask: [
      'fett|öl fleck|flecken hose|hemd|shirt|kleidung|wie|jacke|raus|stoff',
      'fettfleck*|ölfleck*|oelfleck* wie|was|raus|weg|hilft|entfernen|gegen',
    ],
    say: [
      'Ein Tropfen Spülmittel direkt auf den Fleck, sanft einreiben, 15 Minuten warten, auswaschen. Spülmittel ist genau dafür gemacht, Fett zu lösen.',
      'Bei Wildleder oder Seide Kartoffelstärke oder Babypuder aufstreuen, über Nacht Fett ziehen lassen, abbürsten. Vor dem Trockner prüfen: Hitze brennt Reste fest.',
    ],
  },
  {
    ask: [
      'blut fleck*|matratze|laken|bettwäsche|hose raus|entfernen|weg|waschen|wie',
      'blutfleck* wie|was|raus|weg|hilft|entfernen|gegen',
    ],
    say: [
      'Immer kalt: unter kaltem Wasser ausspülen, Gallseife oder normale Seife einreiben, nochmal spülen. Warmes Wasser lässt das Eiweiß stocken.',
      'Auf der Matratze: Natron mit kaltem Wasser als Paste auftragen, trocknen lassen, absaugen. Bei hellen, robusten Stoffen wirkt auch dreiprozentiges Wasserstoffperoxid, vorher an einer Ecke testen.',
    ],
  },
  {
    ask: [
      'schweiß*|schweiss*|deo*|gelbe fleck*|flecken|schweißflecken|deoflecken|geruch hemd|shirt|raus|entfernen|t|weiß|weiss|achsel*|wäsche',
      'schweißfleck*|deofleck*|schweissfleck* wie|was|raus|weg|hilft|entfernen|gegen',
    ],
    say: [
      'Zwei Löffel Zitronensäure oder ein Glas Essig in zwei Liter lauwarmem Wasser, das Teil zwei Stunden einweichen, ausspülen, normal waschen. Löst Deorückstände und Geruch.',
      'Paste aus Natron, etwas Wasser und einem Tropfen Spülmittel auf die Achseln, eine Stunde warten, bürsten. Keine Chlorbleiche, die macht gelbe Stellen eher schlimmer.',
    ],
  },
  {
    ask: [
      'wäsche|handtücher|waschmaschine|kleidung stinkt|stinken|muffig|riecht|müffelt',
      'wäsche|handtücher|waschmaschine geruch|müffel* weg|loswerden|was|gegen',
    ],
    say: [
      'Meist steckt es in der Maschine: leer bei 60 oder 90 Grad mit Vollwaschmittel laufen lassen, Flusensieb und Gummidichtung putzen, Tür und Schublade danach offen lassen.',
      'Handtücher bei 60 Grad mit weniger Waschmittel und ohne Weichspüler waschen, sofort aufhängen, weit auseinander. Was nass in der Trommel lag, riecht sonst immer wieder muffig.',
    ],
  },
  {
    ask: ['abfluss|waschbecken|dusche|spüle|klo verstopft', 'abfluss verstopft|reinigen|frei|stinkt'],
    say: [
      'Vier Löffel Natron in den Abfluss, eine Tasse Essig hinterher, zehn Minuten sprudeln lassen, mit heißem Wasser nachspülen. Gegen Haare hilft eine Plastikspirale für wenige Euro.',
      'Pömpel: Überlauf mit nassem Lappen zuhalten, Becken etwas füllen, kräftig pumpen. Sonst Eimer drunter und den Siphon abschrauben und säubern, das ist leichter, als es aussieht.',
    ],
  },
  {
    ask: [
      'backofen|ofen|herd reinigen|putzen|sauber|eingebrannt*|säubern',
      'backblech|kochfeld|ceranfeld reinigen|putzen|sauber|säubern',
    ],
    say: [
      'Paste aus Natron und Wasser auf die kalten Flächen streichen, über Nacht lassen, feucht abwischen. Reste mit etwas Essig besprühen, es sprudelt und löst sich.',
      'Bleche mit Backpulver bestreuen, heißes Wasser drauf, eine Stunde warten. Glaskeramik mit einem Schaber flach abziehen, dann mit Spülmittel nachwischen.',
    ],
  },
  {
    ask: [
      'schimmel bad|wand|fuge*|fenster|schlafzimmer|wohnung',
      'schimmel entfernen|vorbeugen|bekämpfen|vermeiden',
    ],
    say: [
      'Kleine Stellen mit 70- bis 80-prozentigem Alkohol abwischen, dabei lüften und kein Feuer. Silikonfugen am besten erneuern. Bei mehr als einem halben Quadratmeter den Vermieter schriftlich informieren.',
      'Vorbeugen: mehrmals täglich fünf bis zehn Minuten stoßlüften, nach dem Duschen sofort, Möbel von Außenwänden abrücken, nicht unter etwa 16 Grad auskühlen lassen.',
    ],
  },
  {
    ask: ['fenster putzen|streifenfrei|schlieren', 'spiegel streifenfrei|putzen'],
    say: [
      'Lauwarmes Wasser mit einem Tropfen Spülmittel und einem Schuss Spiritus, einwaschen, mit dem Abzieher von oben nach unten, Ränder trocken tupfen. Nicht in praller Sonne, sonst gibt es Schlieren.',
      'Ohne Abzieher: Mikrofasertuch nass, zweites trocken hinterher. Eine Strumpfhose oder Zeitungspapier poliert die letzten Streifen weg, auch beim Spiegel.',
    ],
  },
  {
    ask: [
      'aufräumen|aufraeumen|ausmisten anfangen|motivieren|tipps|wie|chaos|wo|motivation|schaffe',
      'putzen motivieren|motivation|lust|putzplan|anfangen',
      'chaos wohnung|zimmer aufräumen|wo|anfangen|wie',
    ],
    say: [
      'Timer auf 15 Minuten, Musik an, eine einzige Ecke: erst Müll, dann Geschirr, dann Wäsche. Meist läuft es danach von allein, und wenn nicht, ist trotzdem etwas geschafft.',
      'Drei Kisten: bleibt, verschenken, weg. Was seit einem Jahr nicht benutzt wurde und nicht froh macht, darf gehen. Erinnerungsstücke zuletzt, sonst versinkt man im Fotoalbum.',
    ],
  },
  {
    ask: [
      'umzug|umziehen|umziehe|kartons|umzugskartons checkliste|tipps|packen|planen|beachten|anfangen|vorbereiten|denken|einpacken',
      'umzug|umziehen|umziehe was|woran|muss ummelden|beachten|erledigen|denken|organisieren',
    ],
    say: [
      'Früh mit Keller, Büchern und Saisonsachen beginnen, Bücher in kleine Kartons, jede Kiste mit Raum und Inhalt beschriften. Eine Kiste „Erste Nacht“: Bettzeug, Ladekabel, Klopapier, Kaffee, Werkzeug.',
      'Liste: Nachsendeauftrag, Ummeldung, Strom, Internet (Wochen vorher), Bank, Versicherung, Halteverbot vor der Tür. Zählerstände fotografieren und bei der Übergabe ein Protokoll machen.',
    ],
  },
  {
    ask: [
      'zimmerpflanze*|pflanze|pflanzen gelbe|braune|gelb|braun|hängt|welk|eingeht|stirbt|blätter',
      'pflanze|monstera|ficus|zimmerpflanze retten|vertrocknet|ertränkt|eingegangen|übergossen',
    ],
    say: [
      'Gelbe Blätter heißen meist zu viel Wasser: Erde zwei Zentimeter tief fühlen und erst gießen, wenn sie trocken ist. Wasser im Übertopf nach 20 Minuten ausleeren.',
      'Braune Spitzen kommen oft von trockener Luft oder Zugluft, schlaffe Blätter von Durst oder faulen Wurzeln. Kurz aus dem Topf heben: matschige Wurzeln abschneiden und in frische Erde setzen.',
    ],
  },
  {
    ask: [
      'pflegeleichte*|einfache|robuste|unkaputtbar* pflanze|pflanzen|zimmerpflanze*',
      'welche pflanze|pflanzen|zimmerpflanze* wenig|dunkel|dunkle|schatten|anfänger|bad|licht|schlafzimmer',
    ],
    say: [
      'Glücksfeder, Bogenhanf, Efeutute: Sie verzeihen wenig Licht und vergessenes Gießen. Alle zwei bis drei Wochen etwas Wasser reicht oft. Vorsicht bei knabbernden Tieren, die drei sind giftig.',
      'Ungiftig und dankbar sind Grünlilie, Schusterpalme und Calathea, letztere liebt das Bad. Grünlilien vermehren sich so fleißig, dass man bald welche verschenkt.',
    ],
  },
  {
    ask: [
      'balkon pflanzen|bepflanzen|anbauen|gemüse|tomaten|kräuter|blumen was|welche|schatten|sonne|idee*|wann',
      'was balkon anpflanzen|pflanzen|anbauen',
    ],
    say: [
      'Sonnig: Cocktailtomaten, Chili, Rosmarin, Geranien, Lavendel. Schattig: Minze, Schnittlauch, Fuchsien, Begonien, Farne. Tomaten erst nach den Eisheiligen Mitte Mai hinaus.',
      'Für den Anfang drei Töpfe: Schnittlauch, Pflücksalat, Erdbeeren. Große Gefäße mit Loch im Boden, morgens gießen. Kapuzinerkresse dazu lockt Läuse weg und ist essbar.',
    ],
  },
  {
    ask: [
      'katze*|kater kratzt|kratzen|zerkratzt sofa|möbel|couch|tapete|teppich|tür|moebel',
      'katze|kater kratzt abgewöhnen|was|tun',
    ],
    say: [
      'Kratzen muss sein, also bieten: ein standfester Kratzbaum direkt neben dem Sofa, hoch genug zum Strecken, mit Sisal. Nutzt sie ihn, sofort loben oder Leckerli geben.',
      'Das Sofa derweil unattraktiv machen: doppelseitiges Klebeband oder Decke auf die Ecken. Nicht schimpfen, das lernt sie nicht, mehr Spielen am Abend baut Frust ab.',
    ],
  },
  {
    ask: [
      'katze*|kater miaut|weckt|schreit nachts|morgens|früh|ständig|dauernd|nacht',
      'katze|kater miauen|miaut|wecken was|warum|hilft|abgewöhnen',
    ],
    say: [
      'Abends lange spielen, dann füttern: Jagen, Fressen, Putzen, Schlafen ist ihr natürlicher Rhythmus. Nachts wirklich nicht reagieren, auch nicht mit Schimpfen.',
      'Ein Futterautomat am frühen Morgen nimmt dir die Rolle des Weckers. Miaut eine Katze plötzlich viel mehr als früher, lohnt ein Check beim Tierarzt, besonders wenn sie älter ist.',
    ],
  },
  {
    ask: [
      'katze*|kater pinkelt|unsauber|pisst|uriniert|pinkeln',
      'katze*|kater katzenklo daneben|nicht|bett',
    ],
    say: [
      'Erst Blasenentzündung ausschließen lassen, bei Katern mit Pressen sofort zum Tierarzt. Dann: ein Klo mehr als Katzen, groß, ohne Haube, ruhig gelegen, täglich säubern.',
      'Flecken mit Enzymreiniger behandeln, nicht mit Essig oder Chlor. Oft steckt Stress dahinter: Umzug, neues Tier, anderes Streu. Zum alten Streu zurück hilft häufig sofort.',
    ],
  },
  {
    ask: [
      'hund allein|alleine lange|lassen|bleiben|zuhause|bellt|jault|stunden',
      'hund|hunde trennungsangst|alleinbleiben|alleinsein',
    ],
    say: [
      'Erwachsene Hunde schaffen meist vier bis fünf Stunden, wenn es geübt ist. Vorher eine gute Runde und ein gefülltes Kauspielzeug, kein großer Abschied.',
      'Üben in Minuten: rausgehen, wiederkommen, bevor er jault, langsam steigern. Eine Kamera zeigt, wie es ihm wirklich geht. Für lange Tage Hundesitter oder Tagesbetreuung.',
    ],
  },
  {
    ask: [
      'welpe|welpen stubenrein|beißt|beisst|schläft|nacht|erziehen|erziehung|alleine|allein|tipps|zwickt',
      'hund stubenrein',
    ],
    say: [
      'Nach Schlafen, Fressen und Spielen sofort raus, anfangs alle zwei Stunden, draußen überschwänglich loben. Für Pfützen nie strafen, nur still wegwischen.',
      'Beißt er ins Spiel, ruhig abbrechen und ein Kauspielzeug geben. Welpen brauchen 18 bis 20 Stunden Schlaf, viel Wildheit ist Übermüdung. In den ersten Nächten neben dem Bett schlafen lassen.',
    ],
  },
  {
    ask: [
      'hund oft|lange|viel|wieviel gassi|spazieren|spaziergang|raus|auslauf',
      'gassi oft|lange|gehen|viel',
    ],
    say: [
      'Drei bis vier Runden am Tag, zusammen etwa anderthalb bis zwei Stunden, bei Arbeits- und Jagdhunden mehr. Welpen lieber öfter und kurz.',
      'Wichtiger als Kilometer ist der Kopf: zehn Minuten Schnüffelspiele machen so müde wie eine Stunde Laufen. Im Sommer früh und spät gehen, im Winter kurze Felle im Blick behalten.',
    ],
  },
  {
    ask: [
      'hund|katze angst|panik silvester|böller|feuerwerk|gewitter',
      'hund|katze beruhigen silvester|böller|feuerwerk|gewitter',
    ],
    say: [
      'Rollläden runter, Radio an, eine Höhle mit Decken bauen und in der Nähe bleiben. Trösten ist erlaubt, Angst wird dadurch nicht schlimmer. Draußen gehört ein ängstlicher Hund doppelt gesichert an die Leine.',
      'Wochen vorher mit leisen Geräuschaufnahmen und Leckerli üben. Bei echter Panik frühzeitig in der Tierarztpraxis nach Hilfe fragen, es gibt gut wirksame Mittel. Alkohol gehört nie dazu.',
    ],
  },
  {
    ask: [
      'dürfen|darf|giftig|kann hund|hunde schokolade|trauben|zwiebeln|avocado|käse|knochen|weintrauben|rosinen|xylit',
      'giftig hund|hunde|katze|katzen was|welche',
    ],
    say: [
      'Giftig sind Schokolade, Trauben und Rosinen, Zwiebeln, Knoblauch, Xylit, Alkohol, für Katzen auch Lilien. Avocado und gekochte Knochen meiden, etwas Käse ist meist okay. Gefressen? Gleich Tierarzt oder Giftnotruf anrufen.',
    ],
  },
  {
    ask: ['geld sparen|spare|spar wie|tipps|alltag|besser|mehr|monat', 'sparen tipps|monat|alltag|anfangen'],
    say: [
      'Am Tag nach dem Gehalt einen festen Betrag automatisch aufs Sparkonto, auch wenn es nur 50 Euro sind. Was weg ist, wird nicht ausgegeben.',
      'Einmal die Kontoauszüge von drei Monaten durchgehen: Abos, Lieferessen, Versicherungen doppelt? Zwei Streichungen bringen oft mehr als hundert kleine Verzichte. Einkauf nur mit Liste und satt.',
    ],
  },
  {
    ask: [
      'haushaltsbuch|budget|haushaltsplan führen|anfangen|erstellen|wie|tipps|app|machen|einteilen',
      'geld einteilen|auskommen|monatsende|knapp|ende monat|wie|tipps|reicht',
    ],
    say: [
      'Faustregel 50-30-20: die Hälfte für Miete und Nötiges, 30 Prozent für Schönes, 20 fürs Sparen oder Schulden. Vier Wochen alles aufschreiben zeigt, wo es wirklich hingeht.',
      'Geld fürs Essen wöchentlich in bar in einen Umschlag. Ist er leer, kommt der Vorratsschrank dran. Fixkosten am Monatsanfang abbuchen lassen, dann stimmt der Rest auf dem Konto.',
    ],
  },
  {
    ask: [
      'lebensmittel|einkauf|einkaufen|supermarkt sparen|günstig|billig|günstiger|billiger',
      'essensplan|wochenplan|mealprep|meal essen|kochen|wie|prep|erstellen',
    ],
    say: [
      'Erst schauen, was da ist, dann drei Gerichte für die Woche planen und nur mit Liste gehen. Unten im Regal stehen die günstigeren Sachen, der Kilopreis entscheidet.',
      'Einmal groß kochen, zweimal essen: Sonntags ein Topf Linsen oder Chili und ein Blech Gemüse, dazu Reis. Reste kommen mittags mit, abends wird abgewandelt.',
    ],
  },
  {
    ask: [
      'koffer packen|packe|pack|packliste|mitnehmen|rollen',
      'packliste urlaub|reise|woche|handgepäck|strand',
      'was mitnehmen|einpacken urlaub|reise|handgepäck|wochenende',
    ],
    say: [
      'Für eine Woche reichen 5 Oberteile, 2 Hosen, 1 Jacke, 7 Mal Wäsche, 2 Paar Schuhe, alles farblich kombinierbar. Rollen statt falten, Schuhe mit Socken füllen.',
      'Ins Handgepäck: Ausweis, Karten, Medikamente, Ladekabel, Brille, ein Wechselshirt, leere Trinkflasche. Alles auf eine Liste im Handy, die man jedes Mal wieder nutzt.',
    ],
  },
  {
    ask: [
      'günstig*|billig*|wenig|kleines urlaub|reisen|verreisen|reise|reiseziel*|urlaubsziel* geld|wo|wohin|tipps|budget|wie|idee*',
      'wohin urlaub günstig|billig|geld',
    ],
    say: [
      'Nachtzug oder Fernbus nach Prag, Krakau oder Budapest: große Städte, faire Preise, man braucht kein Auto. Dienstag und Mittwoch sind die Fahrten oft am billigsten.',
      'Hütte oder Campingplatz statt Hotel, selbst kochen, außerhalb der Ferien fahren. Mecklenburgs Seen, der Harz oder der Bayerische Wald kosten wenig und fühlen sich weit weg an.',
    ],
  },
  {
    ask: [
      'was berlin sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'berlin sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Brandenburger Tor, Reichstagskuppel (gratis, vorher anmelden), Museumsinsel, dann die East Side Gallery. Die Buslinie 100 fährt für einen normalen Fahrschein fast alles ab.',
      'Weniger Klassiker: Tempelhofer Feld bei Sonnenuntergang, Flohmarkt am Mauerpark am Sonntag, Tränenpalast, Spaziergang am Landwehrkanal und ein Döner spät in Kreuzberg.',
    ],
  },
  {
    ask: [
      'was hamburg sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'hamburg sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Elbphilharmonie-Plaza, Speicherstadt, Miniatur Wunderland (vorab buchen), Landungsbrücken. Die Hafenfähre 62 ist eine Rundfahrt zum Preis des Nahverkehrs.',
      'Zu Fuß durch den alten Elbtunnel und drüben auf die Skyline schauen, Treppenviertel in Blankenese, Fischbrötchen an der Elbe und am Sonntag früh der Fischmarkt.',
    ],
  },
  {
    ask: [
      'was münchen|muenchen sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'münchen|muenchen sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Marienplatz, Viktualienmarkt, vom Alten Peter auf die Alpen schauen, dann durch den Englischen Garten zu den Surfern am Eisbach und in den Biergarten.',
      'Bei Regen Deutsches Museum oder Pinakotheken. Bei Sonne Olympiapark oder mit der S-Bahn an den Starnberger See oder Ammersee samt Kloster Andechs.',
    ],
  },
  {
    ask: [
      'was wien sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'wien sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Stephansdom, Hofburg, Schönbrunn mit Gloriette (der Park ist frei), Klimts „Kuss“ im Belvedere. Dazwischen eine Melange im Kaffeehaus, wo man stundenlang sitzen darf.',
      'Naschmarkt, Prater mit Riesenrad, Zentralfriedhof mit Beethovens Grab, Stehplatz in der Staatsoper für wenig Geld, und abends zum Heurigen nach Grinzing oder Stammersdorf.',
    ],
  },
  {
    ask: [
      'besser|schneller|gut einschlafen|schlafen tipps|wie|kann|was|hilft',
      'nicht einschlafen|schlafen kann was|hilft|tipps|tun|wie',
      'schlaftipps|einschlafen hilft|tipps|was',
    ],
    say: [
      'Jeden Tag zur gleichen Zeit aufstehen, Schlafzimmer dunkel und um 18 Grad, die letzte Stunde ohne Arbeit und Nachrichten. Langsam ausatmen, doppelt so lang wie einatmen, hilft beim Runterfahren.',
      'Nach etwa 20 Minuten Wachliegen aufstehen, bei schwachem Licht etwas Langweiliges lesen und erst müde zurück ins Bett. Grübelt der Kopf: alles auf einen Zettel, morgen ist auch ein Tag.',
    ],
  },
  {
    ask: [
      'wache|aufwachen|aufgewacht|wach nachts|nacht|3|drei|4|vier immer|warum|uhr|tun|ständig|was',
      'durchschlafen nicht|wie|tipps|hilft|besser',
    ],
    say: [
      'Kurz aufwachen ist normal, gegen Morgen wird der Schlaf leichter. Nicht auf die Uhr schauen, ruhig in den Bauch atmen und an etwas Angenehmes im Detail denken, etwa einen bekannten Spazierweg.',
      'Oft stecken Alkohol, spätes Essen, Wärme oder Sorgen dahinter. Ein Zettel am Bett für Gedanken, kühleres Zimmer, kein Wein am Abend. Hält es wochenlang an, lohnt ein Gespräch in der Hausarztpraxis.',
    ],
  },
  {
    ask: [
      'lange|viel|wieviel|stunden schlaf|schlafen mensch|brauch*|sollte|gesund|normal|erwachsen*',
      'wieviel|viele stunden schlaf',
    ],
    say: [
      'Die meisten Erwachsenen brauchen 7 bis 9 Stunden, Jugendliche 8 bis 10, Schulkinder 9 bis 12. Genug war es, wenn du tagsüber auch ohne Kaffee wach bleibst.',
    ],
  },
  {
    ask: ['mittagsschlaf|powernap|nickerchen lange|gut|gesund|wie|sinnvoll|tipps', 'power nap lange|wie'],
    say: [
      '10 bis 20 Minuten, am besten zwischen 13 und 15 Uhr, mit Wecker. Länger rutscht man in den Tiefschlaf und ist danach wie Brei.',
      'Der Kaffeetrick: Espresso trinken, sofort hinlegen, nach 20 Minuten wirkt das Koffein und weckt dich. Wer abends schlecht einschläft, lässt das Nickerchen lieber ganz.',
    ],
  },
  {
    ask: [
      'handy|smartphone bett|schlafen|schlafengehen|abends|einschlafen schlecht|vor|schlimm|schädlich|aufhören|weglegen|gewohnheit',
      'weniger handy|bildschirmzeit|handyzeit|social|instagram|tiktok wie|tipps|kann|schaffe',
    ],
    say: [
      'Handy außerhalb vom Schlafzimmer laden und einen echten Wecker für zehn Euro kaufen. Wach hält weniger das blaue Licht als das endlose Weiterscrollen.',
      'Bildschirm auf Graustufen, Mitteilungen aus, die Lieblings-App vom Startbildschirm in einen Ordner. Und ein Buch aufs Kopfkissen legen: Was griffbereit ist, gewinnt.',
    ],
  },
  {
    ask: [
      'kaffee abends|abend|spät|spaet|nachmittag|nachmittags|uhr schlafen|noch|trinken|schlecht|wann',
      'wie lange wirkt koffein|kaffee',
      'viel|wieviel kaffee tag|gesund|täglich',
    ],
    say: [
      'Koffein ist nach etwa fünf Stunden erst zur Hälfte abgebaut. Letzte Tasse also um 14 oder 15 Uhr. Bis zu drei, vier Tassen am Tag gelten für gesunde Erwachsene als unbedenklich, in der Schwangerschaft weniger.',
      'Abends lieber Entkoffeinierter, Malzkaffee oder Kräutertee. Manche schlafen zwar trotz Espresso ein, der Tiefschlaf wird aber messbar flacher. Eine Woche Test ohne späten Kaffee zeigt es.',
    ],
  },
  {
    ask: [
      'kopfschmerzen|kopfweh bildschirm|computer|pc|arbeit|büro|handy',
      'kopfschmerzen|kopfweh was|hilft|tun|gegen|hausmittel',
    ],
    say: [
      'Ein großes Glas Wasser, frische Luft, zehn Minuten dunkel liegen, Nacken wärmen, etwas Pfefferminzöl auf die Schläfen. Plötzlich und heftig wie nie, mit Fieber oder Lähmung: sofort 112.',
      'Vom Bildschirm: alle 20 Minuten 20 Sekunden in die Ferne schauen, Oberkante auf Augenhöhe, Schultern kreisen, mehr blinzeln. Kommt es oft, Augen prüfen lassen.',
    ],
  },
  {
    ask: [
      'erkältung|erkaeltung|erkältet|schnupfen|husten|halsschmerzen|halsweh hilft|gegen|hausmittel|tun|was|schnell',
      'nase zu|läuft|verstopft hilft|gegen|was|tun',
    ],
    say: [
      'Viel Warmes trinken, Hühnersuppe, schlafen, Salzwasser-Nasenspülung, bei Husten ein Löffel Honig (nicht für Babys). Halsweh: mit Salzwasser gurgeln oder Salbeitee.',
      'Meist ist es nach 7 bis 10 Tagen vorbei. Raum kühl und feucht halten, kein Sport bei Fieber. Atemnot, hohes Fieber über drei Tage oder starke Verschlechterung: zur Ärztin.',
    ],
  },
  {
    ask: [
      'laufen|joggen anfangen|beginnen|anfänger|einsteiger|anfaenger wie|tipps|plan|lange|soll|kann',
      'joggen|laufen anfangen|anfänger|einsteiger',
    ],
    say: [
      'Dreimal die Woche 30 Minuten: eine Minute locker laufen, zwei gehen, zehnmal. Jede Woche etwas mehr laufen, nach acht Wochen sind 30 Minuten am Stück drin.',
      'So langsam, dass Plaudern noch geht, das ist der ganze Trick. Gute Schuhe, ein Tag Pause dazwischen, feste Uhrzeit. Seitenstechen? Tief ausatmen und kurz gehen.',
    ],
  },
  {
    ask: [
      'sport|training|übungen|workout zuhause|hause|daheim|wohnzimmer|ohne geräte|wie|welche|tipps|übungen|was|anfangen|hause|plan',
      'homeworkout|workout zuhause|hause|ohne|geräte',
    ],
    say: [
      'Zirkel, 15 Minuten: 10 Kniebeugen, 8 Liegestütze (gern an der Tischkante), 30 Sekunden Unterarmstütz, 10 Ausfallschritte je Bein, drei Runden. Dreimal pro Woche reicht.',
      'Mit Rucksack voller Bücher werden Kniebeugen und Rudern schwerer. Am einfachsten klebt man es an etwas Festes: gleich nach dem Aufstehen, noch im Schlafanzug.',
    ],
  },
  {
    ask: [
      'bauch|bauchfett weg|loswerden|flach|verlieren|trainieren wie|tipps|was|übungen|kann',
      'abnehmen wie|tipps|kilo|schnell|gesund|kann|was',
      'kilo|kilos abnehmen|runter|verlieren|loswerden|weniger',
    ],
    say: [
      'Gezielt am Bauch geht es nicht, nur im Ganzen: Wasser statt Saft und Limo, halber Teller Gemüse, zu jeder Mahlzeit Eiweiß, täglich eine halbe Stunde zügig gehen. Ein halbes Kilo pro Woche bleibt am ehesten weg.',
      'Nicht hungern: langsam essen, genug schlafen, Süßes kaufen nur für den Tag. Krafttraining zweimal die Woche schützt die Muskeln. Wer schon schlank ist oder ums Essen kreist, spricht besser zuerst mit der Hausarztpraxis.',
    ],
  },
  {
    ask: [
      'heißhunger|heisshunger gegen|was|hilft|tun|warum',
      'süßes|suesses|zucker|naschen|süßigkeiten weniger|aufhören|verzichten|widerstehen|abgewöhnen',
    ],
    say: [
      'Satt in den Nachmittag: mittags Eiweiß und Ballaststoffe, um 16 Uhr Nüsse mit Apfel. Kommt die Lust trotzdem, zehn Minuten warten und ein Glas Wasser trinken, oft zieht sie vorbei.',
      'Nichts Süßes im Haus lagern, einzeln kaufen und dann richtig genießen. Zähneputzen nach dem Abendessen wirkt wie ein Schlussstrich. Genug Schlaf senkt Heißhunger deutlich.',
    ],
  },
  {
    ask: [
      'viel|wieviel wasser trinken|trinke|täglich|tag',
      'mehr trinken|wasser vergesse|tipps|wie|schaffe',
      'liter wasser tag|trinken|täglich',
    ],
    say: [
      'Etwa 1,5 Liter am Tag, bei Hitze und Sport mehr, Tee zählt mit. Heller Urin heißt: passt. Bei Herz- oder Nierenkrankheit gilt, was die Praxis gesagt hat.',
      'Nach dem Aufstehen ein Glas, zu jeder Mahlzeit eins, eine Flasche in Sichtweite am Arbeitsplatz. Mit Zitrone, Minze oder Gurke schmeckt es nach mehr als Leitung.',
    ],
  },
  {
    ask: [
      'aufhören|aufhoeren|aufgeben|weg rauchen|raucher|zigaretten|vapen',
      'rauchfrei|rauchstopp|nikotin wie|tipps|werden|loskommen|aufhören',
    ],
    say: [
      'Festes Datum setzen, alle Zigaretten und Aschenbecher weg, drei Leuten Bescheid sagen. Das Verlangen dauert meist nur drei bis fünf Minuten: Wasser trinken, rausgehen, Hände beschäftigen.',
      'Nikotinersatz aus der Apotheke und ein Kurs erhöhen die Chancen deutlich, kostenlose Hilfe gibt es bei Rauchstopp-Telefonen. Ein Rückfall zählt als Übung, die meisten brauchen mehrere Anläufe.',
    ],
  },
  {
    ask: [
      'morgens|früh aufstehen|raus|hochkommen|wach wie|tipps|schaffe|leichter|besser|kann|bett',
      'morgenroutine|frühaufsteher tipps|wie|idee*|gute|werden',
    ],
    say: [
      'Wecker ans andere Ende des Zimmers, sofort Licht oder Rollladen auf, ein Glas Wasser. Jeden Tag dieselbe Zeit, auch am Wochenende höchstens eine Stunde später.',
      'Etwas Schönes direkt nach dem Aufstehen: guter Kaffee, Musik, zehn Minuten Balkon. Kleidung und Tasche am Abend bereitlegen, dann muss der Kopf morgens nichts entscheiden.',
    ],
  },
  {
    ask: [
      'abendroutine|feierabendroutine wie|tipps|gute|idee*|was|aufbauen',
      'abends runterkommen|entspannen|abschalten wie|tipps|kann|was|besser',
    ],
    say: [
      'Drei feste Schritte, immer gleich: Küche kurz aufräumen, morgigen Tag auf einen Zettel, dann Licht dimmen. Nach einer Woche weiß der Körper, was kommt.',
      'Warme Dusche, zehn Minuten dehnen, ein paar Seiten in einem Buch. Handy bleibt im Flur. Wer grübelt, schreibt drei Sätze über den Tag und macht das Heft zu.',
    ],
  },
  {
    ask: [
      'gesünder|gesuender|gesund essen|ernähren|ernährung wie|tipps|anfangen|kann|alltag',
      'gesunde|gesünder|bessere ernährung|ernähren wie|tipps|umstellen',
    ],
    say: [
      'Ein Tausch nach dem anderen: Vollkornbrot statt Toast, Wasser statt Saft, Nüsse statt Chips. Halber Teller Gemüse, ein Viertel Eiweiß, ein Viertel Sättigung.',
      'Tiefkühlgemüse, Linsen, Eier, Haferflocken und Joghurt im Haus haben, dann kocht es sich auch müde gesund. Achtzig Prozent reicht, Kuchen darf sein.',
    ],
  },
  {
    ask: [
      'hitze|heiß|heiss|warm wohnung|zimmer|dachgeschoss kühl|kühlen|abkühlen|tun|hilft|was|wie',
      'hitze was|hilft|gegen|tun|schlafen',
    ],
    say: [
      'Morgens früh und nachts quer lüften, tagsüber Fenster und Rollläden zu, am besten Schatten von außen. Ventilator mit nassem Tuch davor kühlt spürbar.',
      'Lauwarm duschen, Füße oder Handgelenke in kühles Wasser, Bettlaken kurz ins Gefrierfach, viel trinken, leicht essen. Auf ältere Menschen in der Nachbarschaft kurz mit schauen.',
    ],
  },
  {
    ask: [
      'kater alkohol|hausmittel|party|sekt|wein|bier was|gegen|hilft|tun',
      'verkatert|hangover was|hilft|tun|gegen',
    ],
    say: [
      'Wasser oder Brühe in kleinen Schlucken, etwas Salziges wie Rollmops, Brezel oder Ei, frische Luft und noch mal hinlegen. Konterbier verschiebt das Elend nur.',
      'Die Zeit macht den Rest. Banane, Haferbrei und Ingwertee sind mild zum Magen. Beim nächsten Mal: vorher essen und nach jedem Glas ein Wasser.',
    ],
  },
  {
    ask: [
      'was köln|koeln sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'köln|koeln sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Dom samt 533 Stufen, Hohenzollernbrücke mit den Schlössern, Museum Ludwig, dann Kölsch im Brauhaus. Deckel aufs Glas heißt: genug.',
      'Belgisches Viertel zum Bummeln, Rheinauhafen, Seilbahn über den Rhein und abends nach Ehrenfeld. Den besten Domblick gibt es vom Triangle-Turm auf der anderen Seite.',
    ],
  },
  {
    ask: [
      'was düsseldorf|duesseldorf sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'düsseldorf|duesseldorf sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Altstadt, Rheinpromenade, Medienhafen mit den schiefen Gehry-Bauten, und ein Altbier im Uerige. Ein Kölsch bestellt man dort besser nicht.',
      'Little Tokyo rund um die Immermannstraße für Ramen, K20 und K21 für Kunst, das alte Kaiserswerth am Rhein für einen Spaziergang mit Ruine.',
    ],
  },
  {
    ask: [
      'was dresden sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'dresden sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Frauenkirche, Zwinger mit den Alten Meistern, Semperoper, Brühlsche Terrasse. Das Historische Grüne Gewölbe vorab buchen.',
      'Abends in die Äußere Neustadt mit der Kunsthofpassage, tags mit dem Raddampfer nach Pillnitz oder mit der S-Bahn zur Bastei in der Sächsischen Schweiz.',
    ],
  },
  {
    ask: [
      'was leipzig sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'leipzig sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Thomaskirche mit Bachs Grab, Nikolaikirche, Mädlerpassage mit Auerbachs Keller, Völkerschlachtdenkmal. Danach eine Leipziger Lerche: Gebäck, kein Vogel.',
      'Kunst in der Baumwollspinnerei, Kanufahren auf den Kanälen von Plagwitz, abends auf die Karl-Heine-Straße, bei Hitze an den Cospudener See.',
    ],
  },
  {
    ask: [
      'was schweiz|zürich|bern|luzern sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'schweiz|zürich|bern|luzern sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Zürich: Altstadt, Lindenhof, Baden in der Limmat. Bern: Lauben, Zytglogge, im Sommer in der Aare treiben. Luzern: Kapellbrücke und Dampfschiff über den See.',
      'Drei Städte, je ein Tag: Bern mit Rosengarten und Blick auf die Aareschleife, Luzern mit der Rigi, Zürich mit Kunsthaus und Uetliberg. Von dort ins Lauterbrunnental. Sparbillette vorab lohnen sich.',
    ],
  },
  {
    ask: [
      'was salzburg sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'salzburg sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Festung Hohensalzburg, Getreidegasse mit Mozarts Geburtshaus, Mirabellgarten, Kaffee im Tomaselli. Früh am Morgen gehört dir die Altstadt fast allein.',
      'Über den Mönchsberg spazieren, im Augustiner Bräu einkehren, Wasserspiele in Hellbrunn. Mit dem Bus ist man in einer Stunde am Wolfgangsee.',
    ],
  },
  {
    ask: [
      'was österreich|oesterreich sehen|anschauen|machen|unternehmen|besuchen|urlaub',
      'österreich|oesterreich urlaub|sehenswürdigkeiten|tipps wohin|wo|sehenswürdigkeiten|schön|tipps',
    ],
    say: [
      'Wien und Salzburg für Kultur, die Wachau mit Rad und Marillen, das Salzkammergut für Seen: Wolfgangsee, Attersee, Gosausee. Hallstatt am besten früh morgens.',
      'Für Berge: Großglockner-Hochalpenstraße, Krimmler Wasserfälle, Zillertal. Für Wärme: Kärntner Seen oder die Südsteirische Weinstraße im Herbst. Graz wird gern unterschätzt.',
    ],
  },
  {
    ask: [
      'was rom sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'rom sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Kolosseum und Forum früh mit Ticket, Pantheon, Piazza Navona, Trevi spät nachts, Trastevere zum Essen. Drei Tage sind das Minimum.',
      'Petersdom am frühen Morgen, Blick vom Gianicolo, mit dem Rad auf die Via Appia, Maritozzo zum Frühstück. Trinkwasser gibt es gratis an den Brunnen.',
    ],
  },
  {
    ask: [
      'was venedig|florenz sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'venedig|florenz sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Venedig: früh oder spät durch Cannaregio und Dorsoduro, Vaporetto 1 auf dem Canal Grande. Florenz: Uffizien vorbuchen, Domkuppel, Abendlicht am Piazzale Michelangelo.',
      'Weniger voll: in Venedig die Inseln Burano und Torcello und Cicchetti in kleinen Bars, in Florenz das Viertel Oltrarno, San Miniato und ein Panino im Stehen.',
    ],
  },
  {
    ask: [
      'was paris sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'paris sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Eiffelturm vom Trocadéro aus, Marais, Musée d’Orsay, Montmartre am frühen Morgen, Picknick an der Seine. Den Louvre vorbuchen und nur zwei Flügel machen.',
      'Canal Saint-Martin, Friedhof Père-Lachaise, die überdachten Passagen, Buttes-Chaumont bei Sonnenuntergang. Ein Croissant im Stehen an der Theke ist am billigsten und am schönsten.',
    ],
  },
  {
    ask: [
      'was london sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'london sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Viele große Museen sind gratis, etwa British Museum und Tate Modern. Die Southbank entlanglaufen, Borough Market zum Essen, im Doppeldecker oben vorn sitzen.',
      'Mit dem Schiff nach Greenwich, Columbia Road am Sonntag für Blumen, Hampstead Heath für den Blick, ein Musical mit Restkarten vom selben Tag.',
    ],
  },
  {
    ask: [
      'was barcelona|madrid sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'barcelona|madrid sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Barcelona: Sagrada Família vorbuchen, Gotisches Viertel, Gràcia am Abend, Baden in Barceloneta. Madrid: Prado, Retiro-Park, Tapas in La Latina.',
      'Barcelona: Aussicht von Montjuïc, Palau de la Música, Vermut im Eckcafé. Madrid: Sonntags auf den Rastro, Sonnenuntergang am Templo de Debod, Ausflug nach Toledo.',
    ],
  },
  {
    ask: [
      'was lissabon|porto sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'lissabon|porto sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Lissabon: Alfama, Belém mit Pastéis, früh in die Tram 28, Ausblick von Senhora do Monte. Porto: Ribeira, die Brücke Dom Luís, Portweinkeller gegenüber.',
      'Von Lissabon nach Sintra und ans Meer nach Cascais, von Porto ins Dourotal oder mit der alten Tram zur Mündung. In beiden Städten unbedingt Schuhe mit Grip.',
    ],
  },
  {
    ask: [
      'was mallorca sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'mallorca sehenswürdigkeiten|tipps|geheimtipp*|schönste|ruhig|urlaub',
    ],
    say: [
      'Palma mit Kathedrale und Innenhöfen, mit der alten Holzbahn nach Sóller, Valldemossa in den Bergen. Das ist Mallorca weit weg vom Ballermann.',
      'Buchten wie Cala Mondragó oder Cala Varques, Wandern in der Tramuntana, Kap Formentor am frühen Morgen. Im Februar blühen die Mandelbäume, im Mai und September ist es am schönsten.',
    ],
  },
  {
    ask: [
      'was amsterdam sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'amsterdam sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Grachten im Jordaan, Rijksmuseum, Van-Gogh-Museum und Anne-Frank-Haus (beide weit im Voraus buchen). Fußgänger weichen Rädern, nicht umgekehrt.',
      'Gratis mit der Fähre nach Noord, zum NDSM-Gelände, Sonntagsspaziergang im Vondelpark, Apfelkuchen in einer braunen Kneipe. Tagesausflug: Haarlem oder Zandvoort am Meer.',
    ],
  },
  {
    ask: [
      'was prag|budapest sehen|anschauen|machen|unternehmen|besuchen|tun|ansehen',
      'prag|budapest sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Prag: Karlsbrücke bei Sonnenaufgang, Burg, Josefstadt, Vyšehrad. Budapest: Thermalbad, Fischerbastei, Ruinenkneipen, abends das Parlament vom anderen Ufer.',
      'Prag: Letná-Biergarten mit Moldaublick und Žižkov für Kneipen. Budapest: Große Markthalle, Margareteninsel, Tram 2 an der Donau. Beides sind Städte zum Laufen.',
    ],
  },
  {
    ask: [
      'nordsee urlaub|wochenende|insel|hinfahren|ort wo|wohin|tipps|welche*',
      'welche nordseeinsel|insel nordsee|nordseeinsel|schönste',
    ],
    say: [
      'Amrum für den breitesten Strand, Juist und Langeoog ohne Autos, St. Peter-Ording für Weite und Wind. Eine Wattwanderung mit Führung gehört dazu.',
      'Spiekeroog für Ruhe, Föhr mit Kindern, Sylt für Dünen und Restaurants, Greetsiel für hübsche Kutterhäfen. Mütze einpacken, auch im Juli.',
    ],
  },
  {
    ask: [
      'ostsee urlaub|wochenende|insel|hinfahren|ort wo|wohin|tipps|welche*',
      'welche ostseeinsel|insel ostsee|ostseeinsel',
    ],
    say: [
      'Rügen mit Kreidefelsen, Fischland-Darß für Wald bis ans Meer, Hiddensee ohne Autos, Usedom für Seebäder. Juni und September sind am schönsten.',
      'Fehmarn für Sonne und Kiten, Travemünde bei Lübeck für ein Wochenende mit der Bahn, Kühlungsborn mit Kindern. Nach Sturm am Strand nach Bernstein schauen.',
    ],
  },
  {
    ask: [
      'wandern|wanderung|wanderurlaub wo|wohin|anfänger|route*|welche*|tipps',
      'wanderweg*|wanderroute* welche*|schön*|tipps|idee*',
    ],
    say: [
      'Für den Anfang: Rheinsteig etappenweise mit Burgen, Malerweg in der Sächsischen Schweiz, Eifelsteig, Schwarzwald um Triberg. Zehn bis zwölf Kilometer reichen völlig.',
      'In den Alpen mit Hütte: Königssee und Obersee, Tegernseer Höhen, Aletsch-Panoramaweg. Früh los, eingelaufene Schuhe, anderthalb Liter Wasser, Regenjacke, Karte offline.',
    ],
  },
  {
    ask: [
      'ausflug|kurztrip|tagesausflug|wochenendtrip wohin|natur|deutschland|idee*|ziel*|tipps',
      'wohin wochenende fahren|wegfahren|übers|verreisen',
    ],
    say: [
      'Spreewald im Kahn, Harz mit Brockenbahn, Mosel mit dem Rad, Bamberg mit Bier und Brücken. Alles mit der Bahn gut zu erreichen.',
      'Ganz ohne Planung: Regionalzug bis zu einem See oder einer Burg, die du noch nicht kennst, Brot und Käse im Rucksack, abends zurück. Ein neuer Ort reicht für Urlaubsgefühl.',
    ],
  },
  {
    ask: [
      'wespen|wespe balkon|essen|tisch|vertreiben|gegen|weg|tun|loswerden',
      'wespennest was|tun|entfernen|balkon|weg',
    ],
    say: [
      'Süßes abdecken, eine Schale mit überreifen Trauben einige Meter entfernt hinstellen, nicht pusten, nicht schlagen. Mit Wasser besprühen hilft: Sie halten es für Regen und fliegen heim.',
      'Nester nie selbst entfernen, Wespen stehen unter Schutz. Ein Meter Abstand genügt oft, im Herbst stirbt das Volk ab. Bei Gefahr hilft die Naturschutzbehörde mit einer Umsiedlung.',
    ],
  },
  {
    ask: [
      'fruchtfliegen|obstfliegen|fruchtfliege loswerden|weg|gegen|küche|was|hilft|tun',
      'obst fliegen|kleine küche|biomüll|loswerden',
    ],
    say: [
      'Glas mit Essig, etwas Saft und einem Tropfen Spülmittel aufstellen: Sie sinken ein. Obst in den Kühlschrank, Biomüll täglich raus.',
      'Pfandflaschen ausspülen, Abfluss mit heißem Wasser spülen, Lappen waschen, denn dort legen sie Eier. Nach gut einer Woche ohne Nachschub ist der Spuk vorbei.',
    ],
  },
  {
    ask: [
      'motten|lebensmittelmotten|ameisen|silberfische|silberfischchen loswerden|weg|gegen|küche|was|hilft|tun',
      'motten|ameisen|silberfische wohnung|bad|küche|schrank',
    ],
    say: [
      'Motten: befallene Vorräte weg, Rest in dichte Gläser, Schlupfwespen auslegen. Ameisen: Ritze suchen und abdichten, Köder davor. Silberfische: trocken halten, lüften, Fugen schließen.',
    ],
  },
  {
    ask: [
      'kaffeefleck*|tomatenfleck*|schokofleck*|schokoladenfleck* wie|was|raus|weg|hilft|entfernen|gegen',
      'fleck*|flecken kaffee|tomate*|tomatensoße|schokolade|saft raus|entfernen|weg|wie',
    ],
    say: [
      'Kaffee und Tomate: sofort kalt ausspülen, Gallseife einreiben, 30 Minuten warten, waschen. Schokolade: hart werden lassen, abkratzen, dann Spülmittel und kaltes Wasser.',
      'Tomatenreste nach dem Waschen in die Sonne hängen, sie bleicht den Farbstoff aus. Bei Kaffee mit Milch und Schokolade erst Spülmittel gegen das Fett. Vor dem Trockner immer prüfen.',
    ],
  },
  {
    ask: [
      'kulifleck*|tintenfleck*|kugelschreiberfleck*|grasfleck* wie|was|raus|weg|hilft|entfernen|gegen',
      'fleck*|flecken kugelschreiber|tinte|kuli|gras raus|entfernen|weg|wie',
    ],
    say: [
      'Kuli, Tinte und Gras mögen Alkohol nicht: mit Spiritus oder Händedesinfektion betupfen, ein Tuch darunter, von außen nach innen, dann Gallseife und waschen. Vorher an verdeckter Stelle testen.',
    ],
  },
  {
    ask: [
      'riecht|stinkt|geruch|müffelt kühlschrank|kuehlschrank',
      'kühlschrank|kuehlschrank putzen|reinigen|stinkt|sauber',
    ],
    say: [
      'Alles raus, mit warmem Essigwasser auswischen, auch die Gummidichtung und die Abflussrinne hinten. Dann trocken reiben und eine Schale Natron hineinstellen.',
      'Kaffeepulver oder eine halbe Zitrone im Fach bindet Gerüche ein paar Wochen. Käse, Fisch und Zwiebeln in dichte Dosen, dann kommt er kaum wieder.',
    ],
  },
  {
    ask: [
      'riecht|stinkt|geruch wohnung|küche|rauch|zimmer|keller|fisch loswerden|weg|raus|gegen|was|wie',
      'gerüche|gestank wohnung|küche|zimmer neutralisieren|loswerden|weg',
    ],
    say: [
      'Quer lüften, Müll raus, eine Schale mit Natron oder Kaffeepulver über Nacht hinstellen. Nach Fisch oder Frittieren etwas Essigwasser fünf Minuten köcheln lassen.',
      'Gerüche sitzen in Stoff: Vorhänge und Kissenbezüge waschen, Teppich mit Natron bestreuen, eine Stunde warten, absaugen. Bleibt es muffig, ist irgendwo Feuchtigkeit im Spiel.',
    ],
  },
  {
    ask: [
      'wasserkocher|kaffeemaschine entkalk*|kalk|verkalkt',
      'entkalken womit|wie|hausmittel|zitronensäure|essig',
    ],
    say: [
      'Zwei Löffel Zitronensäure auf einen halben Liter kaltes Wasser, 30 Minuten stehen lassen, nicht aufkochen, gut ausspülen. Das reicht beim Wasserkocher meist schon.',
      'Für Kaffeemaschinen mildes Entkalkungsmittel nach Anleitung und zweimal mit klarem Wasser nachspülen. Alle vier bis acht Wochen, je nach Wasserhärte, dann läuft sie auch leiser.',
    ],
  },
  {
    ask: [
      'kalk|kalkfleck*|verkalkt dusche|duschkopf|armatur*|wasserhahn|bad|duschkabine|fliesen',
      'duschkopf|wasserhahn entkalken|kalk',
    ],
    say: [
      'Duschkopf über Nacht in einen Beutel mit Zitronensäurewasser hängen, Armaturen mit einem getränkten Tuch umwickeln, nach einer Stunde abspülen. Auf Marmor und Naturstein keine Säure.',
      'Glas mit verdünntem Essig einsprühen, zehn Minuten, abziehen. Danach nach jedem Duschen kurz mit dem Abzieher drüber: zwanzig Sekunden, und Kalk entsteht erst gar nicht.',
    ],
  },
  {
    ask: [
      'oft|viel|wann gießen|giessen pflanze|pflanzen|blumen|kakteen|kaktus|monstera|zimmerpflanze*',
      'pflanzen gießen|giessen urlaub|richtig',
    ],
    say: [
      'Fingerprobe: zwei Zentimeter tief trocken, dann gießen, meist einmal pro Woche, im Winter seltener. Kakteen im Sommer alle zwei Wochen, im Winter fast gar nicht.',
      'Lieber selten und gründlich als täglich ein Schluck. Fürs Wegfahren: Wasserflasche kopfüber in die Erde oder Wollfaden vom Eimer in den Topf, und alles aus der Sonne rücken.',
    ],
  },
  {
    ask: [
      'orchidee|orchideen pflege|pflegen|gießen|giessen|blüht|blühen|tauchen|schneiden',
      'orchidee|orchideen oft|wie|was|tipps',
    ],
    say: [
      'Einmal pro Woche zehn Minuten ins Wasser tauchen, gut abtropfen lassen, hell ohne Mittagssonne. Silbrige Wurzeln heißen Durst, grüne heißen genug.',
      'Nach der Blüte über dem zweiten Auge abschneiden, oft treibt der Stiel neu. Hilft nichts: sechs Wochen etwas kühler stellen, nachts um 16 Grad, das weckt neue Blüten.',
    ],
  },
  {
    ask: [
      'blattläuse|blattlaeuse|spinnmilben loswerden|weg|gegen|was|hilft|rose*|pflanze|pflanzen',
      'läuse pflanze|pflanzen|rosen|balkon|kräuter',
    ],
    say: [
      'Kräftig abduschen, dann mit einem Liter Wasser und einem Teelöffel Schmierseife auch unter den Blättern einsprühen, alle paar Tage wiederholen. Einen befallenen Topf getrennt stellen.',
      'Nützlinge helfen: Marienkäferlarven gegen Läuse, Raubmilben gegen Spinnmilben. Höhere Luftfeuchte verdirbt Spinnmilben die Laune, weniger Dünger macht Triebe für Läuse unattraktiv.',
    ],
  },
  {
    ask: [
      'trauermücken|trauermuecken loswerden|weg|gegen|was|hilft',
      'kleine|fliegen|mücken blumenerde|erde|zimmerpflanze* loswerden|fliegen|mücken|gegen',
    ],
    say: [
      'Erde zwischen dem Gießen richtig trocknen lassen, oben zwei Zentimeter Sand, Gelbtafeln aufstellen. Nach drei bis vier Wochen ist der Kreislauf meist durchbrochen.',
      'Am gründlichsten sind SF-Nematoden im Gießwasser: Sie fressen die Larven, sind für Mensch und Tier harmlos und man bestellt sie im Gartenhandel.',
    ],
  },
  {
    ask: [
      'basilikum eingeht|stirbt|pflegen|pflege|gießen|länger|supermarkt|überlebt|immer',
      'kräuter supermarkt|topf|fensterbank eingehen|pflegen|länger|sterben|gehen',
    ],
    say: [
      'Supermarkttöpfe stehen zu eng: in drei, vier Töpfe teilen, hell stellen, von unten gießen. Immer ganze Triebspitzen über einem Blattpaar ernten, nie einzelne Blätter.',
    ],
  },
  {
    ask: ['hemd|hemden|bluse bügeln|buegeln', 'bügeln|buegeln tipps|schnell|richtig|einfach|leichter'],
    say: [
      'Noch leicht feucht bügeln, Reihenfolge beim Hemd: Kragen, Manschetten, Ärmel, Schulter, dann Vorder- und Rückseite. Mit Dampf sind es fünf Minuten.',
      'Alufolie unter den Bügelbrettbezug wirft die Hitze zurück und spart die Hälfte der Arbeit. Danach noch fünf Minuten auf dem Bügel auskühlen lassen, sonst knittert es gleich wieder.',
    ],
  },
  {
    ask: ['knitter*|falten|zerknittert ohne bügeln|buegeln|bügeleisen', 'kein bügeleisen'],
    say: [
      'Beim Duschen ins dampfige Bad hängen und glatt streichen. Oder mit Wasser besprühen, mit den Händen ziehen und mit dem Föhn trocknen.',
      'Zehn Minuten mit einem feuchten Handtuch in den Trockner. Beim nächsten Mal direkt nach dem Waschen ausschütteln und auf dem Bügel trocknen, das spart die meisten Falten.',
    ],
  },
  {
    ask: ['ersatz|ersetzen|statt butter|sahne|milch', 'backen|kochen ohne butter|milch|sahne'],
    say: [
      'Butter im Kuchen: drei Viertel der Menge als Öl. Sahne zum Kochen: Frischkäse mit etwas Milch oder Kokosmilch. Milch: Haferdrink eins zu eins oder halb Sahne, halb Wasser.',
    ],
  },
  {
    ask: [
      'ersatz|ersetzen|statt buttermilch|schmand|crème|creme|ricotta|mascarpone',
      'keine|kein|ohne buttermilch|schmand|mascarpone|ricotta was|ersatz|nehmen',
    ],
    say: [
      'Buttermilch: 250 ml Milch mit einem Esslöffel Zitronensaft, zehn Minuten stehen lassen. Schmand: Crème fraîche. Mascarpone: Frischkäse mit etwas Sahne. Ricotta: abgetropfter Hüttenkäse oder Quark.',
    ],
  },
  {
    ask: [
      'ersatz|ersetzen|statt backpulver|natron|speisestärke|stärke',
      'kein|keine|ohne backpulver|natron|speisestärke was|backen|ersatz|nehmen',
    ],
    say: [
      'Backpulver: ein halber Teelöffel Natron mit einem Esslöffel Zitronensaft oder Essig. Natron: die dreifache Menge Backpulver. Speisestärke zum Binden: die doppelte Menge Mehl.',
    ],
  },
  {
    ask: [
      'ersatz|ersetzen|statt hefe|zucker',
      'kein|keine|ohne hefe|zucker backen|ersatz|nehmen|teig|kuchen',
    ],
    say: [
      'Ohne Hefe geht Quark-Öl-Teig auf: 150 g Quark, 6 EL Öl, 6 EL Milch, 300 g Mehl, ein Päckchen Backpulver. Zucker ersetzt man durch drei Viertel Honig oder durch reife Bananen.',
    ],
  },
  {
    ask: ['raclette pfännchen|rein|ideen|belegen|idee*', 'was raclette braucht|rein|zutaten|dazu|kaufen'],
    say: [
      'Klassiker: Kartoffel, Speck, Zwiebel, Käse. Überraschend gut: Birne mit Gorgonzola und Walnuss, Feige mit Ziegenkäse und Honig, Spinat mit Wachtelei.',
      'Auf den Tisch: Kartoffeln, Pilze, Paprika, Mais, Ananas, Schinken, Essiggurken, Perlzwiebeln, zwei Sorten Käse. Zum Schluss ein süßes Pfännchen mit Banane und Schokolade.',
    ],
  },
  {
    ask: [
      'raclette|fondue menge|viel|wieviel|gramm person|pro|käse|fleisch|leute|kartoffeln',
      'viel|wieviel käse|fleisch raclette|fondue|käsefondue|fleischfondue',
    ],
    say: [
      'Raclette: pro Person 200 Gramm Käse, 250 Gramm Kartoffeln, 150 bis 200 Gramm Beilagen. Käsefondue: 200 Gramm Käse und 200 Gramm Brot. Fleischfondue: etwa 250 Gramm Fleisch.',
    ],
  },
  {
    ask: [
      'rückenschmerzen|rueckenschmerzen|nackenschmerzen|verspannt|verspannung|verspannungen hilft|tun|was|übungen|gegen',
      'rücken|ruecken|nacken schmerzt|weh|tut|verspannt hilft|tun|was|gegen|büro|sitzen',
    ],
    say: [
      'Wärme und sanfte Bewegung statt Schonen: spazieren, Schultern kreisen, Katze-Kuh im Vierfüßlerstand, zehnmal. Bei Taubheit, Lähmung, Fieber oder Problemen mit der Blase sofort ärztlich abklären.',
      'Ohr zur Schulter neigen, 30 Sekunden je Seite, dann einen Tennisball zwischen Rücken und Wand rollen. Alle halbe Stunde aufstehen wirkt auf Dauer besser als jede Salbe.',
    ],
  },
  {
    ask: [
      'haltung|buckel|rundrücken verbessern|übungen|gerade|korrigieren|loswerden',
      'richtig|gerade sitzen schreibtisch|büro|rücken|haltung',
    ],
    say: [
      'Füße flach, Bildschirmoberkante auf Augenhöhe, Unterarme aufgelegt. Wichtiger als die perfekte Haltung ist die nächste: alle 30 Minuten kurz aufstehen.',
      'Täglich zwei Minuten: im Türrahmen die Brust dehnen, Schulterblätter zusammenziehen, mit dem Rücken an der Wand die Arme auf und ab schieben. Dazu zweimal pro Woche rudern mit dem Band.',
    ],
  },
  {
    ask: [
      'pulli|pullover|wolle|wollpulli|shirt eingelaufen|eingegangen|geschrumpft',
      'eingelaufen*|geschrumpft* wäsche|kleidung|pulli retten|größer|dehnen',
    ],
    say: [
      '30 Minuten in lauwarmem Wasser mit etwas Haarspülung einweichen, sanft in Form ziehen, liegend auf einem Handtuch trocknen. Oft rettet das eine halbe Größe.',
      'Feucht auf einem Handtuch mit Stecknadeln auf die alte Größe spannen und so trocknen lassen. Ist die Wolle richtig verfilzt, bleibt immerhin ein Kissen oder ein Pulli für ein Kind.',
    ],
  },
  {
    ask: ['wolle|wollpulli*|kaschmir|wollpullover waschen|wasche', 'seide|daunenjacke|daunen waschen|wasche'],
    say: [
      'Wolle und Seide: Schonprogramm bis 30 Grad, Wollwaschmittel, wenig schleudern, liegend trocknen. Daunen: 30 Grad, Daunenwaschmittel, mit zwei Tennisbällen lange in den Trockner. Oft reicht bei Wolle schon Lüften.',
    ],
  },
  {
    ask: ['strom|stromkosten sparen|spare|senken', 'stromfresser|stromverbrauch welche|haushalt|senken|hoch'],
    say: [
      'Standby über Steckerleiste aus, Wäsche bei 30 oder 40 Grad, Wäscheleine statt Trockner, Kühlschrank auf 7 Grad, Gefrierfach auf minus 18, LED überall.',
      'Die größten Brocken sind alte Kühlgeräte, Trockner, Warmwasser und Backofen. Deckel auf den Topf, Wasserkocher statt Herd, Eco-Programm, und ein Messgerät leihen, um Fresser zu finden.',
    ],
  },
  {
    ask: [
      'heizkosten|heizung|heizen|gas sparen|spare|senken|richtig',
      'richtig|wie lüften|lueften winter|lange|oft|richtig',
    ],
    say: [
      'Ein Grad weniger spart rund sechs Prozent Heizenergie. Heizkörper frei lassen, nachts Rollläden zu, Heizkörper im Herbst entlüften.',
      'Statt gekippter Fenster zwei- bis viermal täglich fünf Minuten weit auf, Ventil derweil zu. Tagsüber nicht ganz auskühlen lassen, zugige Fenster mit Dichtband abkleben.',
    ],
  },
  {
    ask: ['was einfrieren kann|darf|nicht', 'einfrieren käse|avocado|eier|suppe|kräuter|reste|kann'],
    say: [
      'Gut klappt es mit Brot, Suppen, Beeren, Kräutern in Öl, geriebenem Käse, Avocadomus. Schlecht mit Salat, Gurken, rohen Kartoffeln, ganzen Eiern in der Schale.',
      'In kleinen Portionen, flach und ohne Luft, mit Datum. Drei bis sechs Monate sind ein guter Rahmen. Aufgetautes nur wieder einfrieren, wenn es vorher gekocht wurde. Schaleneier und Salat bleiben draußen.',
    ],
  },
  {
    ask: ['brot aufbewahren|lagern|schimmelt|frisch|einfrieren', 'wo|wie brot länger|lange frisch|haltbar'],
    say: [
      'Im Brotkasten oder Tontopf, mit der Schnittfläche nach unten, nicht im Kühlschrank. In Scheiben eingefroren hält es gut drei Monate und kommt direkt in den Toaster. Schimmelt es, das ganze Brot wegwerfen.',
    ],
  },
  {
    ask: [
      'hund zieht|ziehen leine|gassi|spaziergang',
      'leinenführigkeit|leinenfuehrigkeit hund|üben|trainieren|wie',
    ],
    say: [
      'Zieht er, bleib stehen, bis die Leine locker ist, dann weiter. Langweilig, aber er lernt: Ziehen bringt nichts. Lob und Leckerli genau dann, wenn er neben dir geht.',
      'Oft die Richtung wechseln, dann achtet er auf dich statt auf den Horizont. Geschirr statt Halsband, Übungen von fünf Minuten, und vorher etwas Energie ablassen.',
    ],
  },
  {
    ask: [
      'hund bellt|bellen klingel|klingelt|besuch|ständig|dauernd|abgewöhnen|andere',
      'hund bellen|bellt aufhören|warum|was',
    ],
    say: [
      'Bevor er loslegt, auf seine Decke schicken und dort belohnen, zuerst ganz ohne Klingel üben. Schimpfen klingt für ihn nur wie Mitbellen.',
      'Den Auslöser klein machen: Folie ans Fenster, großer Abstand zu anderen Hunden, Ruhe sofort belohnen. Viel Gebell ist oft Langeweile, also mehr Schnüffeln und Suchspiele.',
    ],
  },
]
