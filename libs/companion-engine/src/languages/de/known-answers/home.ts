import type { KnownAnswer } from '../../known-answers.ts'

/** Kitchen, household, plants, animals, trips and the body. */
export const home: readonly KnownAnswer[] = [
  {
    ask: [
      'was eier|eiern kochen|koche|machen|mache|mach|zaubern|anfangen',
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
      'was thunfisch kochen|koche|machen|mache|mach|zaubern|anfangen',
      'rezept*|gericht*|idee* thunfisch*',
    ],
    say: [
      'Thunfischpasta: Knoblauch in Öl anschwitzen, Thunfisch, Kapern und Dosentomaten dazu, 10 Minuten köcheln, mit Zitronenabrieb über Spaghetti. Käse braucht es nicht.',
      'Ofentoast: Thunfisch mit Frischkäse, roter Zwiebel und Mais verrühren, auf Brot streichen, Käse drüber, 8 Minuten bei 200 Grad. Schmeckt auch kalt als Wrap.',
    ],
  },
  {
    ask: [
      'was kichererbsen kochen|koche|machen|mache|mach|zaubern|anfangen',
      'rezept*|gericht*|idee* kichererbsen',
    ],
    say: [
      'Curry in 20 Minuten: Zwiebel, Knoblauch, Ingwer und Currypulver anrösten, eine Dose Kichererbsen, eine Dose Kokosmilch und Spinat dazu, mit Limette abschmecken, Reis daneben.',
      'Knusprig aus dem Ofen: abtrocknen, mit Öl, Paprikapulver und Salz mischen, 25 Minuten bei 200 Grad. Als Snack oder auf Salat mit Joghurt und Gurke.',
    ],
  },
  {
    ask: [
      'was reis kochen|koche|machen|mache|mach|zaubern|anfangen',
      'rezept*|gericht*|idee* reis',
      'reis übrig|rest|reste',
    ],
    say: [
      'Gebratener Reis: kalten Reis mit Ei, Erbsen, Möhren und Frühlingszwiebeln scharf anbraten, Sojasauce und etwas Sesamöl dran. Genau richtig für Reste, die gut gekühlt standen.',
      'Reispfanne mit Paprika, Zucchini und Feta, oder süß als Milchreis mit Zimt und Apfelmus: 250 Gramm Milchreis auf einen Liter Milch, 30 Minuten leise quellen lassen.',
    ],
  },
  {
    ask: [
      'was nudeln|pasta|spaghetti kochen|koche|machen|mache|mach|zaubern|anfangen',
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
      'was zucchini kochen|koche|machen|mache|mach|zaubern|anfangen',
      'zucchini was machen|mach|mache|koche|kochen eier|feta|ei|reis|sahne|nudeln',
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
      'was hähnchen*|haehnchen*|huhn|hühnchen|hähnchenbrust|poulet kochen|koche|machen|mache|mach|zaubern|anfangen',
      'rezept*|gericht*|idee* hähnchen*|haehnchen*|huhn|hühnchen|poulet',
    ],
    say: [
      'Geschnetzeltes in 15 Minuten: Streifen scharf anbraten, Pilze und Zwiebel dazu, mit Sahne und etwas Senf köcheln, bis innen nichts mehr rosa ist. Mit Reis oder Spätzle.',
    ],
  },
  {
    ask: [
      'was kartoffel|kartoffeln|erdäpfel kochen|koche|machen|mache|mach|zaubern|anfangen',
      'rezept*|gericht*|idee* kartoffel|kartoffeln|erdäpfel|erdäpfeln',
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
      'was hackfleisch|hack|faschiertes|gehacktes kochen|koche|machen|mache|mach|zaubern|anfangen',
      'rezept*|gericht*|idee* hackfleisch|hack|faschiertes',
    ],
    say: [
      'Käse-Lauch-Suppe: 500 g Hack anbraten, drei Stangen Lauch dazu, mit einem Liter Brühe 15 Minuten kochen, 200 g Schmelzkäse einrühren. Macht viele satt.',
      'Frikadellen, auch Fleischpflanzerl oder Buletten: Hack mit eingeweichtem Brötchen, Ei, Zwiebel und Senf kneten, langsam braten. Dazu Kartoffelsalat, kalt aufs Brot ebenso gut.',
    ],
  },
  {
    ask: ['was linsen kochen|koche|machen|mache|mach|zaubern|anfangen', 'rezept*|gericht*|idee* linsen'],
    say: [
      'Linsen mit Spätzle auf schwäbische Art: braune Linsen mit Suppengrün weich kochen, kräftig mit Essig abschmecken, Saitenwürstchen oder Räuchertofu dazu.',
      'Rote Linsen sind in 12 Minuten fertig: mit Zwiebel, Knoblauch, Kreuzkümmel und Brühe kochen, pürieren, Zitrone und ein Klecks Joghurt drauf.',
    ],
  },
  {
    ask: [
      'was kürbis|kuerbis|hokkaido kochen|koche|machen|mache|mach|zaubern|anfangen',
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
      'was tomaten kochen|koche|zaubern|anfangen|verwerten',
      'was vielen|viele|weichen|reifen|den tomaten machen|mache',
      'rezept*|gericht*|idee*|verwerten|viele|weiche tomaten',
    ],
    say: [
      'Ofensauce: Tomaten halbieren, mit Knoblauch, Öl, Salz und Thymian 40 Minuten bei 200 Grad rösten, zerdrücken, fertig. Lässt sich gut einfrieren.',
      'Bruschetta oder Tomatensalat mit Zwiebel, Basilikum und altem Brot. Sehr weiche Tomaten werden mit Gurke, Paprika, Essig und Öl püriert zur kalten Gazpacho.',
    ],
  },
  {
    ask: [
      'was schnell* kochen|koche|abendessen|mittagessen',
      'was schnelles kochen|koche|essen|abendessen|mittagessen',
      'schnelles|schnelle|schnell rezept*|gericht*|abendessen|mittagessen idee*|was|hast|gib|vorschlag*|brauch*',
      'was kochen|koche|essen 10|15|20|zehn|fünfzehn|zwanzig minuten|min',
    ],
    say: [
      'Gnocchi aus der Pfanne: ungekocht in Butter knusprig braten, Kirschtomaten und Spinat dazu, Parmesan drüber. Zwölf Minuten, ein Abwasch.',
      'Quesadillas: Wrap mit Käse, Bohnen oder Mais und Paprika belegen, zuklappen, auf beiden Seiten knusprig braten. Mit Joghurt und Limette in zehn Minuten auf dem Tisch.',
    ],
  },
  {
    ask: [
      'was kochen|koche heute|heut|abend|mittag|abendessen|morgen|bloß',
      'was essen heute|heut|mittag|abendessen|abend soll|könnte|bloß|wir|machen',
      'was koch|koche ich|i heut|heute|bloß|abend',
      'keine idee|ahnung|ideen kochen|koche|essen',
      'idee*|vorschlag*|inspiration|einfall abendessen|mittagessen|kochen',
    ],
    say: [
      'Wie wäre Ofengemüse: Kartoffeln, Möhren, Paprika und rote Zwiebel mit Öl und Rosmarin aufs Blech, 35 Minuten bei 200 Grad, Feta darüber. Es kocht sich praktisch allein.',
      'Mein Vorschlag: Linsencurry mit Reis. Rote Linsen, Dosentomaten, Kokosmilch, Curry, Knoblauch, 20 Minuten in einem Topf. Und morgen ist das Mittagessen auch schon da.',
    ],
  },
  {
    ask: [
      'kochen|koche|essen|rezept*|gericht* ohne ofen|backofen|herd',
      'kein|keinen|kaputt herd|ofen|backofen kochen|koche|essen',
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
      'vegetarisch* kochen|koche|rezept*|gericht*|abendessen|idee*',
      'kochen|koche|rezept*|gericht*|abendessen ohne fleisch',
      'vegan|vegane|veganes kochen|koche|rezept*|gericht*|abendessen|idee*',
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
      'was frühstück|fruehstueck|frühstücken|zmorge kann|soll|könnte|mache|mach|gesund*|schnell*',
      'was frühstücke ich',
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
      'essen|snack sport|training|laufen danach|davor',
      'was vor sport|training|laufen|joggen essen',
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
      'salat|salate idee*|rezept*|dressing|grillen|grillparty|party|mitbringen',
      'was mitbringen|mitnehmen|bring grillen|grillparty|buffet|brunch|picknick',
    ],
    say: [
      'Nudelsalat mit getrockneten Tomaten, Rucola, Pinienkernen und Parmesan: hält Stunden, ohne matschig zu werden. Ein Dressing für fast alles: 3 Teile Öl, 1 Teil Essig, Senf, Honig.',
      'Schwäbischer Kartoffelsalat mit Brühe, Essig, Öl und Zwiebeln, ganz ohne Mayo. Er verträgt Wärme und schmeckt nach ein paar Stunden Ziehen noch besser.',
    ],
  },
  {
    ask: [
      'lange ei|eier kochen|gekocht|köcheln',
      'ei|eier|frühstücksei weich|weiches|hart|wachsweich minuten|lange|kochen|kocht|koche',
    ],
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
      'lange hält|haltbar|halten|aufbewahren|kühlschrank gekochte*|gekocht|gekochtes|reste|essen|suppe|fertiges',
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
      'versalzen was|retten|tun|hilft|suppe|soße|sosse',
      'zu salzig was|retten|tun|machen|suppe|soße|essen',
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
      'Sofort mit Wasser und etwas Spülmittel einweichen, dann zwei Löffel Natron oder Backpulver mit Wasser aufkochen und die Kruste mit dem Holzschaber lösen. In beschichteten Pfannen nie Stahlwolle, nur einweichen und ein weicher Schwamm.',
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
      'Einmal heiß mit Zitronensäure oder Maschinenreiniger leer laufen lassen. Danach bei 60 Grad mit weniger Waschmittel und ohne Weichspüler waschen, gleich aufhängen, weit auseinander: Was nass in der Trommel liegt, riecht immer wieder muffig.',
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
      'Backpulver auf die Kruste streuen, mit heißem Wasser anfeuchten, eine Stunde warten, abwischen, das geht bei Ofen und Blech. Glaskeramik mit einem Schaber flach abziehen, dann mit Spülmittel nachwischen.',
    ],
  },
  {
    ask: [
      'schimmel bad|wand|fuge*|fenster|schlafzimmer|wohnung',
      'schimmel entfernen|vorbeugen|bekämpfen|vermeiden',
    ],
    say: [
      'Kleine Stellen mit 70- bis 80-prozentigem Alkohol abwischen, dabei lüften und kein Feuer. Silikonfugen am besten erneuern. Bei mehr als einem halben Quadratmeter den Vermieter schriftlich informieren.',
      'Mit Spiritus oder dreiprozentigem Wasserstoffperoxid abwischen, Handschuhe an, Fenster auf. Dann die Ursache: mehrmals täglich stoßlüften, nach dem Duschen sofort, Möbel von Außenwänden abrücken, nicht unter etwa 16 Grad auskühlen lassen.',
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
      'aufräumen|aufraeumen|ausmisten anfangen|motivieren|tipps|chaos|motivation',
      'wie|wo fang|fange|anfangen aufräumen|aufraeumen|ausmisten',
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
      'Gelbe oder schlaffe Blätter heißen meist zu viel Wasser: erst gießen, wenn die Erde zwei Zentimeter tief trocken ist, Übertopf ausleeren. Braune Spitzen kommen eher von trockener Luft oder zu viel Sonne.',
      'Heb sie kurz aus dem Topf: Matschige Wurzeln abschneiden und in frische Erde setzen, trockener Ballen kommt zehn Minuten ins Wasserbad. Dann heller stellen, ohne Mittagssonne und Zugluft, und das schlimmste Laub abschneiden.',
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
    ask: ['welpe|welpen stubenrein|pinkelt|pfütze|wohnung|tipps|erziehen|erziehung', 'hund stubenrein'],
    say: [
      'Nach Schlafen, Fressen und Spielen sofort raus, anfangs alle zwei Stunden, draußen überschwänglich loben. Für Pfützen nie strafen, nur still wegwischen.',
      'Feste Zeiten, immer dieselbe Stelle draußen, und sofort loben, wenn es klappt. Nachts einmal kurz raus, ohne Spiel und Licht. Flecken mit Enzymreiniger putzen, sonst lockt der Geruch wieder. Nach ein paar Wochen sitzt es meist.',
    ],
  },
  {
    ask: [
      'welpe|welpen beißt|beisst|zwickt|schnappt|knabbert',
      'welpe|welpen hände|finger|hosenbein beißen|beißt|zwickt|abgewöhnen',
    ],
    say: [
      'Zwickt er, das Spiel ruhig abbrechen, Hände weg und ein Kauspielzeug anbieten. Nach kurzer Pause darf es weitergehen: So lernt er, dass Beißen den Spaß beendet.',
      'Welpen brauchen 18 bis 20 Stunden Schlaf, viel Wildheit ist Übermüdung. Wird er schnappig, ab auf seinen Platz mit etwas zum Kauen. Nicht schimpfen, nicht mit den Händen raufen, und alle im Haus machen es gleich.',
    ],
  },
  {
    ask: [
      'welpe|welpen schläft|schlafen|weint|jault|fiept nacht|nachts|nicht|ersten',
      'welpe|welpen erste* nacht|nächte',
    ],
    say: [
      'Die ersten Nächte neben deinem Bett, in Box oder Körbchen mit einem Tuch, das nach dem Wurf riecht. Deine Hand in Reichweite beruhigt mehr als Ignorieren. Nach ein, zwei Wochen kann der Schlafplatz langsam wandern.',
      'Abends noch eine ruhige Runde, dann nichts Aufregendes mehr. Jault er, kurz raus zum Lösen, ohne Spiel, und zurück. Meist schläft ein Welpe nach etwa einer Woche vier, fünf Stunden am Stück.',
    ],
  },
  {
    ask: [
      'hund oft|lange|viel|wieviel gassi|spazieren|spaziergang|raus|auslauf',
      'gassi oft|lange wie|muss|soll|gehen',
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
      'koffer packen|packe|pack|packliste wie|was|tipps|urlaub|reise|platz|richtig|handgepäck',
      'koffer richtig|platzsparend packen',
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
      'günstig*|billig* urlaub|reisen|verreisen|reise|reiseziel*|urlaubsziel* wo|wohin|tipps|wie|idee*|kann',
      'wenig|kleines|kleinem urlaub|reisen|verreisen|reise geld|budget',
      'wohin urlaub günstig|billig|geld',
    ],
    say: [
      'Nachtzug oder Fernbus nach Prag, Krakau oder Budapest: große Städte, faire Preise, man braucht kein Auto. Dienstag und Mittwoch sind die Fahrten oft am billigsten.',
      'Hütte oder Campingplatz statt Hotel, selbst kochen, außerhalb der Ferien fahren. Mecklenburgs Seen, der Harz oder der Bayerische Wald kosten wenig und fühlen sich weit weg an.',
    ],
  },
  {
    ask: [
      'was berlin sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'berlin sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Brandenburger Tor, Reichstagskuppel (gratis, vorher anmelden), Museumsinsel, dann die East Side Gallery. Die Buslinie 100 fährt für einen normalen Fahrschein fast alles ab.',
      'Weniger Klassiker: Tempelhofer Feld bei Sonnenuntergang, Flohmarkt am Mauerpark am Sonntag, Tränenpalast, Spaziergang am Landwehrkanal und ein Döner spät in Kreuzberg.',
    ],
  },
  {
    ask: [
      'was hamburg sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'hamburg sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Elbphilharmonie-Plaza, Speicherstadt, Miniatur Wunderland (vorab buchen), Landungsbrücken. Die Hafenfähre 62 ist eine Rundfahrt zum Preis des Nahverkehrs.',
      'Zu Fuß durch den alten Elbtunnel und drüben auf die Skyline schauen, Treppenviertel in Blankenese, Fischbrötchen an der Elbe und am Sonntag früh der Fischmarkt.',
    ],
  },
  {
    ask: [
      'was münchen|muenchen sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'münchen|muenchen sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Marienplatz, Viktualienmarkt, vom Alten Peter auf die Alpen schauen, dann durch den Englischen Garten zu den Surfern am Eisbach und in den Biergarten.',
      'Bei Regen Deutsches Museum oder Pinakotheken. Bei Sonne Olympiapark oder mit der S-Bahn an den Starnberger See oder Ammersee samt Kloster Andechs.',
    ],
  },
  {
    ask: [
      'was wien sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'wien sehenswürdigkeiten|sehenswuerdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Stephansdom, Hofburg, Schönbrunn mit Gloriette (der Park ist frei), Klimts „Kuss“ im Belvedere. Dazwischen eine Melange im Kaffeehaus, wo man stundenlang sitzen darf.',
      'Naschmarkt, Prater mit Riesenrad, Zentralfriedhof mit Beethovens Grab, Stehplatz in der Staatsoper für wenig Geld, und abends zum Heurigen nach Grinzing oder Stammersdorf.',
    ],
  },
  {
    ask: [
      'besser|schneller einschlafen|schlafen tipps|wie|kann|was|hilft',
      'was hilft einschlafen|schlafen',
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
      'wache|aufwachen|wach nachts|3|drei|4|vier immer|warum|wieso|ständig|dauernd auf|werde|aufwachen',
      'warum|wieso wache|aufwache|wach nachts|nacht immer|ständig|auf',
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
    ask: ['mittagsschlaf|powernap|nickerchen lange|gesund|sinnvoll|tipps|ungesund', 'power nap lange|wie'],
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
      'kaffee abends|abend|spät|spaet|nachmittags schlafen|einschlafen|noch|schlecht|schlimm',
      'letzter|letzten kaffee wann',
      'wie lange wirkt koffein|kaffee',
      'wieviel kaffee tag|gesund|täglich|okay',
      'wie viel kaffee tag|gesund|täglich|okay|ungesund',
    ],
    say: [
      'Koffein ist nach etwa fünf Stunden erst zur Hälfte abgebaut. Letzte Tasse also um 14 oder 15 Uhr. Bis zu drei, vier Tassen am Tag gelten für gesunde Erwachsene als unbedenklich, in der Schwangerschaft weniger.',
      'Abends lieber Entkoffeinierter, Malzkaffee oder Kräutertee. Manche schlafen zwar trotz Espresso ein, der Tiefschlaf wird aber messbar flacher. Eine Woche Test ohne späten Kaffee zeigt es.',
    ],
  },
  {
    ask: [
      'kopfschmerzen|kopfweh bildschirm|computer|pc|arbeit|büro|handy',
      'kopfschmerzen|kopfweh hilft|tun|gegen|hausmittel',
    ],
    say: [
      'Ein großes Glas Wasser, frische Luft, zehn Minuten dunkel liegen, Nacken wärmen, etwas Pfefferminzöl auf die Schläfen. Plötzlich und heftig wie nie, mit Fieber oder Lähmung: sofort 112.',
      'Trinken, lüften, Nacken dehnen und eine Stunde ohne Bildschirm. Danach alle 20 Minuten 20 Sekunden in die Ferne schauen und die Schultern kreisen. Kommt es oft, Augen prüfen lassen und in der Hausarztpraxis ansprechen.',
    ],
  },
  {
    ask: [
      'erkältung|erkaeltung|erkältet|schnupfen|husten|halsschmerzen|halsweh hilft|gegen|hausmittel|tun|schnell',
      'nase läuft|verstopft hilft|gegen|was|tun',
      'nase zu hilft|gegen|tun',
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
      'abnehmen tipps|kilo|kilos|schnell|gesund|bauch|diät',
      'wie kann|nehme|schaffe ich abnehmen',
      'wie nehm|nehme ich ab',
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
      'wieviel wasser trinken|täglich|tag',
      'wie viel wasser trinken|täglich|tag',
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
      'aufhören|aufhoeren|aufgeben|abgewöhnen rauchen|zigaretten|vapen|qualmen',
      'rauchfrei|rauchstopp|nikotin wie|tipps|werden|loskommen|aufhören',
    ],
    say: [
      'Festes Datum setzen, alle Zigaretten und Aschenbecher weg, drei Leuten Bescheid sagen. Das Verlangen dauert meist nur drei bis fünf Minuten: Wasser trinken, rausgehen, Hände beschäftigen.',
      'Nikotinersatz aus der Apotheke und ein Kurs erhöhen die Chancen deutlich, kostenlose Hilfe gibt es bei Rauchstopp-Telefonen. Ein Rückfall zählt als Übung, die meisten brauchen mehrere Anläufe.',
    ],
  },
  {
    ask: [
      'morgens|früh aufstehen|raus|hochkommen tipps|schaffe|leichter|besser|hilft|hochkommen',
      'wie komm|komme ich morgens|früh bett|hoch|raus',
      'morgenroutine tipps|wie|idee*|gute|aufbauen',
      'frühaufsteher tipps|werden|werd|werde',
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
      'was köln|koeln sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'köln|koeln sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Dom samt 533 Stufen, Hohenzollernbrücke mit den Schlössern, Museum Ludwig, dann Kölsch im Brauhaus. Deckel aufs Glas heißt: genug.',
      'Belgisches Viertel zum Bummeln, Rheinauhafen, Seilbahn über den Rhein und abends nach Ehrenfeld. Den besten Domblick gibt es vom Triangle-Turm auf der anderen Seite.',
    ],
  },
  {
    ask: [
      'was düsseldorf|duesseldorf sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'düsseldorf|duesseldorf sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Altstadt, Rheinpromenade, Medienhafen mit den schiefen Gehry-Bauten, und ein Altbier im Uerige. Ein Kölsch bestellt man dort besser nicht.',
      'Little Tokyo rund um die Immermannstraße für Ramen, K20 und K21 für Kunst, das alte Kaiserswerth am Rhein für einen Spaziergang mit Ruine.',
    ],
  },
  {
    ask: [
      'was dresden sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'dresden sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Frauenkirche, Zwinger mit den Alten Meistern, Semperoper, Brühlsche Terrasse. Das Historische Grüne Gewölbe vorab buchen.',
      'Abends in die Äußere Neustadt mit der Kunsthofpassage, tags mit dem Raddampfer nach Pillnitz oder mit der S-Bahn zur Bastei in der Sächsischen Schweiz.',
    ],
  },
  {
    ask: [
      'was leipzig sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'leipzig sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Thomaskirche mit Bachs Grab, Nikolaikirche, Mädlerpassage mit Auerbachs Keller, Völkerschlachtdenkmal. Danach eine Leipziger Lerche: Gebäck, kein Vogel.',
      'Kunst in der Baumwollspinnerei, Kanufahren auf den Kanälen von Plagwitz, abends auf die Karl-Heine-Straße, bei Hitze an den Cospudener See.',
    ],
  },
  {
    ask: [
      'was schweiz|zürich|bern|luzern sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'schweiz|zürich|bern|luzern sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Zürich: Altstadt, Lindenhof, Baden in der Limmat. Bern: Lauben, Zytglogge, im Sommer in der Aare treiben. Luzern: Kapellbrücke und Dampfschiff über den See.',
      'Drei Städte, je ein Tag: Bern mit Rosengarten und Blick auf die Aareschleife, Luzern mit der Rigi, Zürich mit Kunsthaus und Uetliberg. Von dort ins Lauterbrunnental. Sparbillette vorab lohnen sich.',
    ],
  },
  {
    ask: [
      'was salzburg sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
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
      'was rom sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'rom sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Kolosseum und Forum früh mit Ticket, Pantheon, Piazza Navona, Trevi spät nachts, Trastevere zum Essen. Drei Tage sind das Minimum.',
      'Petersdom am frühen Morgen, Blick vom Gianicolo, mit dem Rad auf die Via Appia, Maritozzo zum Frühstück. Trinkwasser gibt es gratis an den Brunnen.',
    ],
  },
  {
    ask: [
      'was venedig|florenz sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'venedig|florenz sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Venedig: früh oder spät durch Cannaregio und Dorsoduro, Vaporetto 1 auf dem Canal Grande. Florenz: Uffizien vorbuchen, Domkuppel, Abendlicht am Piazzale Michelangelo.',
      'Weniger voll: in Venedig die Inseln Burano und Torcello und Cicchetti in kleinen Bars, in Florenz das Viertel Oltrarno, San Miniato und ein Panino im Stehen.',
    ],
  },
  {
    ask: [
      'was paris sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'paris sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Eiffelturm vom Trocadéro aus, Marais, Musée d’Orsay, Montmartre am frühen Morgen, Picknick an der Seine. Den Louvre vorbuchen und nur zwei Flügel machen.',
      'Canal Saint-Martin, Friedhof Père-Lachaise, die überdachten Passagen, Buttes-Chaumont bei Sonnenuntergang. Ein Croissant im Stehen an der Theke ist am billigsten und am schönsten.',
    ],
  },
  {
    ask: [
      'was london sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'london sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Viele große Museen sind gratis, etwa British Museum und Tate Modern. Die Southbank entlanglaufen, Borough Market zum Essen, im Doppeldecker oben vorn sitzen.',
      'Mit dem Schiff nach Greenwich, Columbia Road am Sonntag für Blumen, Hampstead Heath für den Blick, ein Musical mit Restkarten vom selben Tag.',
    ],
  },
  {
    ask: [
      'was barcelona|madrid sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'barcelona|madrid sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Barcelona: Sagrada Família vorbuchen, Gotisches Viertel, Gràcia am Abend, Baden in Barceloneta. Madrid: Prado, Retiro-Park, Tapas in La Latina.',
      'Barcelona: Aussicht von Montjuïc, Palau de la Música, Vermut im Eckcafé. Madrid: Sonntags auf den Rastro, Sonnenuntergang am Templo de Debod, Ausflug nach Toledo.',
    ],
  },
  {
    ask: [
      'was lissabon|porto sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'lissabon|porto sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Lissabon: Alfama, Belém mit Pastéis, früh in die Tram 28, Ausblick von Senhora do Monte. Porto: Ribeira, die Brücke Dom Luís, Portweinkeller gegenüber.',
      'Von Lissabon nach Sintra und ans Meer nach Cascais, von Porto ins Dourotal oder mit der alten Tram zur Mündung. In beiden Städten unbedingt Schuhe mit Grip.',
    ],
  },
  {
    ask: [
      'was mallorca sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'mallorca sehenswürdigkeiten|tipps|geheimtipp*|schönste|ruhig|urlaub',
    ],
    say: [
      'Palma mit Kathedrale und Innenhöfen, mit der alten Holzbahn nach Sóller, Valldemossa in den Bergen. Das ist Mallorca weit weg vom Ballermann.',
      'Buchten wie Cala Mondragó oder Cala Varques, Wandern in der Tramuntana, Kap Formentor am frühen Morgen. Im Februar blühen die Mandelbäume, im Mai und September ist es am schönsten.',
    ],
  },
  {
    ask: [
      'was amsterdam sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
      'amsterdam sehenswürdigkeiten|tipps|städtetrip|geheimtipp*',
    ],
    say: [
      'Grachten im Jordaan, Rijksmuseum, Van-Gogh-Museum und Anne-Frank-Haus (beide weit im Voraus buchen). Fußgänger weichen Rädern, nicht umgekehrt.',
      'Gratis mit der Fähre nach Noord, zum NDSM-Gelände, Sonntagsspaziergang im Vondelpark, Apfelkuchen in einer braunen Kneipe. Tagesausflug: Haarlem oder Zandvoort am Meer.',
    ],
  },
  {
    ask: [
      'was prag|budapest sehen|anschauen|machen|unternehmen|besuchen|ansehen|angucken|gesehen',
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
      'wespe|wespen stören|nerven|kuchen|terrasse was|tun|hilft|gegen',
    ],
    say: [
      'Süßes abdecken, eine Schale mit überreifen Trauben einige Meter entfernt hinstellen, nicht pusten, nicht schlagen. Mit Wasser besprühen hilft: Sie halten es für Regen und fliegen heim.',
      'Früh eine Ablenkschale mit reifem Obst weit weg vom Tisch, Getränke zudecken, Teller gleich abräumen, ruhig bleiben. Nelken in Zitronenhälften mögen sie nicht besonders, Pusten macht sie angriffslustig.',
    ],
  },
  {
    ask: ['wespennest|hornissennest', 'nest wespen|hornissen tun|entfernen|balkon|weg|dach'],
    say: [
      'Nie selbst entfernen: Wespen und Hornissen stehen unter Schutz. Ein paar Meter Abstand genügen oft, im Herbst stirbt das Volk ab und das Nest bleibt leer. Sitzt es gefährlich, siedeln Naturschutzbehörde, Imkerei oder Schädlingsbekämpfung es um.',
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
      'Zwei Löffel Zitronensäure auf einen halben Liter kaltes Wasser, 30 Minuten stehen lassen, nicht aufkochen, gut ausspülen. Die Kaffeemaschine lässt man damit halb durchlaufen, wartet und spült zweimal klar nach.',
      'Wasserkocher: halb Essig, halb Wasser, eine Stunde kalt stehen lassen, zweimal ausspülen. Kaffeemaschine: Entkalker nach Anleitung durchlaufen lassen und zweimal mit klarem Wasser nachspülen. Alle vier bis acht Wochen, je nach Wasserhärte.',
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
      'orchidee*|orchideen oft|tipps',
      'orchidee*|orchideen gießen|giesse|gieße|giessen|gießt wie|oft|wann|richtig',
    ],
    say: [
      'Einmal pro Woche zehn Minuten ins Wasser tauchen, gut abtropfen lassen, hell ohne Mittagssonne. Silbrige Wurzeln heißen Durst, grüne heißen genug.',
      'Gießen oder tauchen etwa einmal pro Woche, im Winter alle zehn Tage, nie stehendes Wasser im Übertopf. Nach der Blüte über dem zweiten Auge abschneiden, oft treibt der Stiel neu.',
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
      'kein|keine backpulver|natron|speisestärke was|backen|ersatz|nehmen',
      'ohne backpulver|natron|speisestärke backen|ersatz|kuchen|teig',
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
      'richtig|gesund sitzen schreibtisch|büro|rücken|haltung',
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
      'Gut klappt es mit Brot, Suppen, Beeren, Kräutern in Öl, geriebenem Käse, Avocado als Mus. Joghurt, Sahne und Quark werden körnig, taugen aber zum Backen. Schlecht: Salat, Gurken, rohe Kartoffeln, Eier in der Schale.',
      'Faustregel: Was viel Wasser hat, wird matschig (Salat, Gurke, ganze Avocado), Milchiges wird körnig, fast alles andere geht. Kleine Portionen, flach, ohne Luft, mit Datum, drei bis sechs Monate. Aufgetautes erst kochen, dann wieder einfrieren.',
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
      'hund bellt|bellen klingel*|besuch|ständig|dauernd|abgewöhnen|andere',
      'hund bellen|bellt aufhören|warum|was',
    ],
    say: [
      'Bevor er loslegt, auf seine Decke schicken und dort belohnen, zuerst ganz ohne Klingel üben. Schimpfen klingt für ihn nur wie Mitbellen.',
      'Den Auslöser klein machen: Folie ans Fenster, großer Abstand zu anderen Hunden, Ruhe sofort belohnen. Viel Gebell ist oft Langeweile, also mehr Schnüffeln und Suchspiele.',
    ],
  },
  {
    ask: ['apfelkuchen rezept*|backen|backe|mach|mache|wie|einfach*', 'apfelkuchen hast|kennst|gib|was'],
    say: [
      'Versunkener Apfelkuchen: 125 g weiche Butter, 125 g Zucker und 3 Eier cremig rühren, 200 g Mehl, 2 TL Backpulver, etwas Milch dazu, in die Springform, vier eingeschnittene Äpfel darauf, 45 Minuten bei 180 Grad.',
      'Mit Streuseln: 300 g Mehl, 200 g kalte Butter, 150 g Zucker verkneten, zwei Drittel in die Form drücken, ein Kilo Äpfel mit Zimt darauf, Rest darüberbröseln, 50 Minuten bei 180 Grad. Mit Sahne essen.',
    ],
  },
  {
    ask: [
      'pfannkuchen|pfannkuchenteig|palatschinken|eierkuchen rezept*|teig|machen|mache|mach|wie',
      'pancakes|pancake rezept*|teig|wie|machen|mache',
    ],
    say: [
      'Für vier: 250 g Mehl, 500 ml Milch, 3 Eier, eine Prise Salz glatt rühren, 15 Minuten quellen lassen, dünn in Butter ausbacken. Ein Schuss Sprudel macht sie locker.',
      'Dicke Pancakes: 200 g Mehl, 2 TL Backpulver, 1 EL Zucker, 1 Ei, 200 ml Milch, 2 EL flüssige Butter kurz verrühren. Kleine Fladen braten, wenden, sobald Bläschen aufsteigen.',
    ],
  },
  {
    ask: ['waffeln|waffelteig rezept*|teig|machen|mache|mach|wie|backen'],
    say: [
      '125 g weiche Butter mit 100 g Zucker und 3 Eiern schaumig rühren, 250 g Mehl, 1 TL Backpulver und 200 ml Milch dazu. Im heißen, gefetteten Eisen goldbraun backen, dazu heiße Kirschen.',
      'Herzhaft: 250 g Mehl, 3 Eier, 200 ml Milch, 80 g Butter, 100 g geriebener Käse, etwas Backpulver, Salz und Schnittlauch. Mit Kräuterquark und Lachs ein ganzes Abendessen.',
    ],
  },
  {
    ask: ['tiramisu rezept*|machen|mache|mach|wie|ohne'],
    say: [
      '500 g Mascarpone mit 80 g Zucker und 200 g geschlagener Sahne verrühren. Löffelbiskuits kurz in kalten Espresso tauchen, zweimal abwechselnd schichten, vier Stunden kühlen, Kakao darüber. Kommt ohne rohe Eier aus.',
      'Sommerlich ohne Kaffee: Biskuits in Orangensaft tauchen, Creme aus 250 g Mascarpone, 250 g Quark und Zucker, dazwischen Erdbeeren oder Himbeeren. Über Nacht im Kühlschrank wird es am besten.',
    ],
  },
  {
    ask: ['kaiserschmarrn rezept*|machen|mache|mach|wie|geht'],
    say: [
      'Für zwei: 3 Eigelb, 250 ml Milch, 130 g Mehl, Vanille verrühren, 3 Eischnee mit 1 EL Zucker unterheben. In Butter stocken lassen, vierteln, wenden, zerreißen, mit Zucker karamellisieren. Dazu Zwetschkenröster oder Apfelmus.',
    ],
  },
  {
    ask: [
      'spätzle|knöpfle rezept*|teig|selber|selbst|selbstgemacht*|machen|wie',
      'käsespätzle|kässpatzen rezept*|wie|machen|käse',
    ],
    say: [
      '400 g Mehl, 4 Eier, 150 ml Wasser und 1 TL Salz schlagen, bis der Teig Blasen wirft. In siedendes Salzwasser schaben oder drücken; schwimmen sie oben, sind sie fertig. Für Käsespätzle mit 250 g Bergkäse schichten, Röstzwiebeln darauf.',
    ],
  },
  {
    ask: ['kartoffelsalat rezept*|machen|mache|mach|wie|gut*'],
    say: [
      'Ein Kilo festkochende Kartoffeln pellen, warm in Scheiben schneiden, mit 250 ml heißer Brühe, 4 EL Essig, Senf, fein gehackter Zwiebel, Salz mischen, eine halbe Stunde ziehen lassen, dann 5 EL Öl und Schnittlauch.',
      'Norddeutsch: gekochte Kartoffeln mit Gewürzgurken, Ei, Apfel und Zwiebel würfeln, dazu halb Mayonnaise, halb Joghurt und ein Schuss Gurkenwasser. Über Nacht kühl stellen.',
    ],
  },
  {
    ask: ['kartoffelsalat brühe oder|lieber mayo|mayonnaise'],
    say: [
      'Brühe, Essig und Öl, lauwarm, ganz schwäbisch. Mit Mayo lasse ich ihn an Heiligabend neben Würstchen gelten. Essen kann ich als Programm beide nicht, das macht mich unbestechlich.',
      'Mit Mayo zum Grillen, mit Brühe zum Schnitzel, so bleibt die Familie ganz. Müsste ich wählen, dann Brühe: Er schmeckt lauwarm, und nichts wird braun. Wie macht ihn deine Oma?',
    ],
  },
  {
    ask: ['bolognese|lasagne rezept*|machen|mache|mach|wie|soße|sauce'],
    say: [
      'Bolognese: Zwiebel, Möhre, Sellerie fein würfeln und anbraten, 500 g Hack dazu, Tomatenmark, ein Glas Rotwein oder Brühe, eine Dose Tomaten, mindestens eine Stunde leise köcheln.',
      'Für Lasagne dazu Béchamel: 50 g Butter, 50 g Mehl, 600 ml Milch, Muskat. Sauce, Platten, Béchamel dreimal schichten, Käse darauf, 40 Minuten bei 180 Grad, zehn Minuten ruhen lassen.',
    ],
  },
  {
    ask: ['gulasch rezept*|machen|mache|mach|wie|lange|schmoren'],
    say: [
      'So viel Zwiebeln wie Fleisch, das ist das Geheimnis: Zwiebeln langsam goldbraun braten, Rindfleisch dazu, Paprika, Tomatenmark, Kümmel, Brühe, zwei bis zweieinhalb Stunden leise schmoren. Am nächsten Tag noch besser.',
    ],
  },
  {
    ask: ['schnitzel rezept*|panieren|paniert|machen|wie|panade|saftig'],
    say: [
      'Dünn klopfen, salzen, in Mehl, Ei und Bröseln wenden, nicht andrücken. In reichlich heißem Butterschmalz schwimmend zwei, drei Minuten pro Seite backen und die Pfanne schwenken, so hebt sich die Panade. Zitrone dazu.',
    ],
  },
  {
    ask: [
      'plätzchen|plätzchenteig|kekse|weihnachtsplätzchen|guetzli rezept*|backen|backe|teig|welche|einfache*|ausstechen',
    ],
    say: [
      'Eins, zwei, drei: 100 g Zucker, 200 g Butter, 300 g Mehl, dazu ein Ei. Eine Stunde kühlen, ausrollen, ausstechen, zehn Minuten bei 180 Grad.',
      'Vanillekipferl: 250 g Mehl, 200 g Butter, 100 g gemahlene Mandeln, 80 g Zucker verkneten, kühlen, formen, 12 Minuten bei 175 Grad. Noch warm in Puder- und Vanillezucker wälzen.',
    ],
  },
  {
    ask: ['käsekuchen rezept*|backen|backe|machen|wie|ohne|boden'],
    say: [
      'Ohne Boden: 1 kg Quark, 4 Eier, 200 g Zucker, 100 g weiche Butter, 2 Päckchen Vanillepudding und Zitrone verrühren, eine Stunde bei 170 Grad. Im Ofen bei offener Tür abkühlen lassen, dann reißt er nicht.',
    ],
  },
  {
    ask: [
      'pizzateig rezept*|machen|mache|wie|selber|lange|gehen',
      'pizza teig rezept*|selber|selbst|wie machen|mache|backen|geht',
    ],
    say: [
      '500 g Mehl, 300 ml Wasser, 10 g Salz, 2 EL Öl, 5 g frische Hefe. Zehn Minuten kneten, zwei Stunden gehen lassen, oder über Nacht im Kühlschrank, dann schmeckt er besser. Bei 250 Grad backen.',
    ],
  },
  {
    ask: [
      'trockenhefe würfel|frischhefe|frische|entspricht|wieviel|viel|päckchen',
      'hefe wieviel|viel gramm|pro mehl',
    ],
    say: [
      'Ein Päckchen Trockenhefe (7 Gramm) ersetzt einen halben Würfel frische (21 Gramm) und reicht für 500 Gramm Mehl. Teig warm gehen lassen, bis er doppelt so groß ist, meist etwa eine Stunde.',
    ],
  },
  {
    ask: [
      'lange knödel|knödl|klöße|semmelknödel|kloß kochen|kocht|ziehen|wasser',
      'knödel|klöße kochen wie|minuten|zerfallen',
    ],
    say: [
      'Semmelknödel 15 bis 20 Minuten, Kartoffelklöße etwa 20, in siedendem Salzwasser ziehen lassen, nie sprudelnd kochen. Fertig sind sie, wenn sie oben schwimmen und sich drehen. Erst einen Probeknödel machen.',
    ],
  },
  {
    ask: [
      'lange|lang schweinebraten|schweinsbraten|krustenbraten|rinderbraten|braten ofen|rohr|backofen',
      'schweinebraten|schweinsbraten|krustenbraten wie|rezept*|kruste|kerntemperatur|lang|lange',
    ],
    say: [
      'Schweinebraten: bei 160 bis 180 Grad rund eine Stunde pro Kilo plus eine halbe, Kerntemperatur 75 bis 80. Die Schwarte einschneiden, am Schluss zehn Minuten starke Oberhitze. Rinderbraten schmort bei 160 Grad etwa zweieinhalb Stunden.',
    ],
  },
  {
    ask: [
      'erdbeeren|erdbeer|himbeeren|beeren was|rezept*|idee*|dessert|nachtisch machen|mach|rezept*|idee*|schnelles|viele|einfaches',
      'dessert|nachtisch erdbeeren|himbeeren|beeren mit|schnelles',
    ],
    say: [
      'Erdbeeren mit etwas Zucker und Zitrone ziehen lassen, mit Quark, Sahne und zerbröselten Keksen schichten: fertig in zehn Minuten. Mit Himbeeren genauso gut.',
      'Rote Grütze: 500 g Beeren mit 200 ml Saft und 60 g Zucker aufkochen, 2 EL Stärke einrühren, kalt mit Vanillesoße. Zu viele Früchte? Eins zu zwei mit Gelierzucker einkochen.',
    ],
  },
  {
    ask: [
      'besuch|gäste spontan*|überraschend*|plötzlich kühlschrank|kochen|koche|zaubern|essen|anbieten',
      'besuch|gäste kühlschrank nur|nix|leer|nichts zaubern|machen|kochen',
    ],
    say: [
      'Große Käseplatte oder Quiche ohne Boden: 4 Eier, 200 ml Milch, 150 g Käse und Gemüsereste in die Form, 30 Minuten bei 190 Grad. Dazu Salat und Brot, und alle halten es für Absicht.',
      'Nudeln gehen immer: Knoblauch, Öl, Zitrone, viel Käse, fertig in zwölf Minuten. Wer mag, reibt Salatgurke mit Joghurt dazu. Kerzen an, Musik an, dann fragt niemand nach dem dritten Gang.',
    ],
  },
  {
    ask: [
      'pausenbrot|brotdose|brotzeitdose|jausenbrot|schulbrot was|idee*|rein|tipps|packen|pack',
      'pausenbrot schule|kita|kindergarten|kind mag|tochter|sohn|was|dose',
    ],
    say: [
      'Vollkornwrap mit Frischkäse und Gurke in Röllchen, dazu Paprikastreifen, ein paar Trauben, Käsewürfel und Nüsse. Klein geschnitten wird mehr gegessen.',
      'Abwechslung ohne Wurst: Mini-Pfannkuchen, hart gekochtes Ei, Möhren mit Hummus, Käsespieße, Apfelschnitze mit Zitrone. Am Sonntag drei Varianten aussuchen lassen, dann kommt weniger zurück.',
    ],
  },
  {
    ask: [
      'lange hackfleisch|hack kühlschrank|haltbar|hält|aufbewahren',
      'lange hält|haltbar offen*|geöffnet*|angebrochen* pesto|milch|sahne|joghurt|wein|sauce|glas|kühlschrank',
      'lange pesto|brühe|passierte haltbar|hält|offen*|kühlschrank',
    ],
    say: [
      'Frisches Hack: am selben Tag, abgepackt bis zum aufgedruckten Datum. Geöffnet im Kühlschrank: Pesto mit Öl bedeckt etwa eine Woche, Milch und Sahne drei bis vier Tage, Passata und Brühe drei bis fünf, Weißwein drei.',
    ],
  },
  {
    ask: [
      'dehnen|dehnübungen|übungen|stretching schreibtisch|büro|sitzen|homeoffice|arbeitsplatz',
      'büro|schreibtisch|homeoffice bewegung|dehnung|gymnastik|lockern was|wie|tipps|übung*',
    ],
    say: [
      'Drei Minuten reichen: Schultern zehnmal nach hinten kreisen, Ohr zur Schulter je 20 Sekunden, Hände verschränkt nach oben strecken, im Sitzen den Oberkörper nach rechts und links drehen. Dann aufstehen und ein Glas Wasser holen.',
      'Hüfte und Beine nicht vergessen: einen Fuß aufs andere Knie legen und vorbeugen, 30 Sekunden je Seite, dann zehnmal aufstehen und hinsetzen ohne Hände. Handgelenke sanft nach oben und unten ziehen.',
    ],
  },
  {
    ask: [
      'wand|wände|zimmer streichen|streiche|malern wie|tipps|vorher|grundieren|reihenfolge|farbe',
      'raufaser streichen|grundieren|überstreichen',
    ],
    say: [
      'Frische Raufaser braucht meist keine Grundierung, sandiger Putz und saugende Stellen schon: Hand drüber, staubt es, Tiefgrund. Abkleben, Ecken mit dem Pinsel, dann nass in nass rollen, vom Fenster weg. Zweimal dünn statt einmal dick.',
    ],
  },
  {
    ask: [
      'wann tomaten rauspflanzen|raus|auspflanzen|pflanzen|draußen|vorziehen',
      'tomaten rauspflanzen|auspflanzen|raus',
    ],
    say: [
      'Nach den Eisheiligen, also ab Mitte Mai, wenn die Nächte über zehn Grad bleiben. Vorher eine Woche tagsüber an draußen gewöhnen, tief einpflanzen, sonnig und regengeschützt. Vorziehen ab Ende Februar am hellen Fenster.',
    ],
  },
  {
    ask: [
      'tomaten braune|braunen|gelbe|braun|gelb|kräuseln|rollen|flecken blätter|flecken|sich|unten was|warum|mache|gießen|krankheit',
      'tomaten|tomatenpflanze blätter braun|gelb|flecken|kräuseln|rollen|einrollen',
      'tomaten balkon gießen falsch|flecken|kräuseln|oft',
    ],
    say: [
      'Braune Flecken auf Laub und Stielen sprechen für Kraut- und Braunfäule: Befallenes weg, Regenschutz, nur an die Wurzel gießen. Gerollte Blätter sind meist Hitze oder unregelmäßiges Wasser, braune Fruchtböden Kalziummangel durch Trockenheit. Morgens gleichmäßig gießen.',
    ],
  },
  {
    ask: [
      'drucker wlan|internet|druckt verbinden|verbindet|nicht|bekomme|wieder|findet',
      'drucker druckt nicht|nix|leer',
    ],
    say: [
      'Drucker, Router und Rechner einmal aus und in dieser Reihenfolge wieder an: Router, Drucker, Rechner. Dann am Druckermenü das WLAN neu wählen, auf den 2,4-GHz-Kanal achten, den Drucker am Computer löschen und neu hinzufügen.',
    ],
  },
  {
    ask: [
      'dürfen|darf|können|kann hunde|hund karotten|möhren|apfel|äpfel|banane|bananen|gurke|ei|eier|reis|kartoffeln|nudeln|erdbeeren',
      'was dürfen|darf hunde|hund essen|fressen',
    ],
    say: [
      'Ja, in kleinen Mengen: Möhren, Gurke, Apfel ohne Kerne, Banane, Beeren, gekochte Kartoffeln, Reis, gekochtes Ei. Ungewürzt. Tabu sind Schokolade, Trauben, Rosinen, Zwiebeln, Knoblauch, Xylit und gekochte Knochen.',
    ],
  },
  {
    ask: ['hund|katze tierheim holen|adoptieren|aufnehmen|soll', 'soll hund|katze anschaffen|zulegen|holen'],
    say: [
      'Ja, wenn vier Dinge stehen: täglich genug Zeit, jemand für Urlaub und Krankheit, Geld für Futter und Tierarzt, Erlaubnis vom Vermieter. Geh drei-, viermal mit dem Tier spazieren oder besuch es, bevor du zusagst.',
      'Teste den Alltag: zwei Wochen lang bei jedem Wetter zu den Gassizeiten raus oder eine Katze von Freunden hüten. Bleibt die Lust, frag im Tierheim nach einem älteren, ruhigen Tier, die sind oft ein Glücksgriff.',
    ],
  },
  {
    ask: [
      'balkon schöner|gemütlich*|nutzen|einrichten|gestalten|dekorieren|verschönern',
      'kleiner|kleinen|winzig* balkon idee*|was|wie|tipps',
    ],
    say: [
      'Holzfliesen oder Outdoorteppich auf den Boden, Lichterkette, Klapptisch ans Geländer, ein bequemer Stuhl statt zwei unbequemer. In die Höhe pflanzen: Rankgitter mit Wicken, Hängeampeln, Kräuterleiter.',
      'Sichtschutz aus Bambus oder Stoff, drei große Töpfe statt zehn kleiner, alles in einer Farbe, dazu eine Bank mit Stauraum. Ein Windlicht und ein Kissen, und du frühstückst ab morgen draußen.',
    ],
  },
  {
    ask: ['was soll|kann|könnte ich heute|heut|morgen anziehen', 'was zieh|ziehe ich heute|heut|bloß an'],
    say: [
      'Zwiebelprinzip: bequeme dunkle Hose, helles Oberteil, eine Lage zum Ausziehen, Schuhe, in denen du zum Bus rennen könntest. Und ein Teil, das dich freut, Schal, Socken oder Ring.',
      'Fang mit dem Lieblingsteil an und bau zwei ruhige Farben drum herum: Jeans, weißes Shirt, Strickjacke geht fast überall. Kurz aus dem Fenster schauen, ob die Leute Jacke tragen, fertig.',
    ],
  },
  {
    ask: [
      'vorstellungsgespräch*|bewerbungsgespräch* anziehen|bluse|blazer|hemd|outfit|kostüm|kleid|krawatte|anzug',
      'vorstellungsgespräch*|bewerbungsgespräch* zieh|zieht|ziehe|trag|trage an|man|ich was|welche*',
    ],
    say: [
      'Eine Stufe schicker als der Alltag dort: Bank und Kanzlei mit Blazer oder Anzug, Büro mit Hemd oder Bluse und dunkler Hose, Werkstatt oder Kreatives ordentlich leger. Ruhige Farben, saubere Schuhe, vorher Probe sitzen.',
      'Blau oder Grau ist nie falsch: schlichtes Oberteil, dunkle Hose, Blazer über den Arm. Nichts, was zwickt oder knittert, Parfum sparsam. Schau auf der Firmenseite, wie die Leute gekleidet sind, und leg eine Schippe drauf.',
    ],
  },
  {
    ask: [
      'was anziehen|anziehe|trägt|zieh|ziehe hochzeit gast|als|an|ich|man',
      'outfit|kleid|anzug hochzeit gast|hochzeitsgast',
    ],
    say: [
      'Festlich, aber nie Weiß oder Creme, das gehört dem Brautpaar. Knielanges Kleid, Jumpsuit oder Anzug in Blau, Grün, Rosé, dazu Schuhe, in denen man bis zwei Uhr tanzt, und eine Jacke für die Kirche.',
      'Erst auf die Einladung schauen: Dresscode schlägt alles. Sonst gilt: tagsüber heller und leichter, abends dunkler und eleganter. Ein Tuch für den Abend, ein Taschentuch für die Rührung, und neue Schuhe vorher einlaufen.',
    ],
  },
  {
    ask: [
      'welche stadt langes|lange|verlängertes wochenende|wochenendtrip',
      'städtetrip|städtereise wohin|idee*|tipps|vorschlag*|welche|empfehl*',
      'stadt langes wochenende wohin|idee*|tipp*|empfehl*|vorschlag*',
    ],
    say: [
      'Straßburg zum Schlemmen, Kopenhagen zum Radeln, Prag zum Staunen, Bologna zum Essen. Von Deutschland aus ist Straßburg mit dem Zug am leichtesten: Münster, Petite France, Flammkuchen, fertig ist der Kurzurlaub.',
      'Mein Tipp: Triest, Kaffeehäuser wie in Wien und dazu das Meer. Näher dran und unterschätzt: Görlitz, Regensburg oder Graz, alle in zwei Tagen zu Fuß zu entdecken.',
    ],
  },
  {
    ask: [
      'notgroschen|rücklage|rücklagen|notreserve wie|hoch|viel|ansparen|aufbauen|leg',
      'geld zur|auf seite|kante legen|leg|lege wie|was',
    ],
    say: [
      'Ziel sind etwa drei Monatsausgaben auf einem Tagesgeldkonto. Dauerauftrag am Tag nach dem Gehalt, auch 50 Euro zählen, und jede Gehaltserhöhung zur Hälfte dazu. Erst der Notgroschen, dann alles andere.',
      'Schau, welche Abos und Verträge wegkönnen, das bringt mehr als Verzicht beim Essen. Den Betrag sofort umbuchen, auf ein Konto ohne Karte. Rückerstattungen, Weihnachtsgeld und Kleinanzeigen-Erlöse kommen direkt drauf.',
    ],
  },
  {
    ask: [
      'abo|vertrag|fitnessstudio|handyvertrag|versicherung kündigen|kündige|kündigung wie|kann|schreib*|text|los',
      'kündigungsschreiben|kündigung text|schreib*|vorlage|formulier* verein|fitnessstudio|vertrag|abo|trainer',
    ],
    say: [
      '„Hiermit kündige ich meinen Vertrag, Nummer …, fristgerecht zum nächstmöglichen Zeitpunkt. Bitte bestätigen Sie mir den Eingang und das Enddatum schriftlich. Mit freundlichen Grüßen“. Online abgeschlossene Verträge haben in Deutschland meist einen Kündigungsbutton auf der Webseite.',
      'Vertrag heraussuchen, Frist und Kundennummer notieren, kurz schreiben: „Ich kündige zum nächstmöglichen Termin und widerrufe die Einzugsermächtigung nach Vertragsende.“ Per E-Mail mit Bitte um Bestätigung, und das Datum in den Kalender.',
    ],
  },
  {
    ask: ['wann|darf hecke*|bäume schneiden|stutzen', 'hecke schneiden erlaubt|verboten|wann'],
    say: [
      'In Deutschland sind radikale Schnitte vom 1. März bis 30. September verboten, wegen der brütenden Vögel. Ein schonender Formschnitt ist erlaubt, am besten um Johanni Ende Juni, vorher nach Nestern schauen. Kräftig stutzt man im Winter.',
    ],
  },
  {
    ask: ['glühwein|punsch|kinderpunsch rezept*|machen|mache|selber|selbst|gewürze|wie'],
    say: [
      'Eine Flasche trockener Rotwein, eine Orange in Scheiben, zwei Zimtstangen, vier Nelken, ein Sternanis, zwei, drei Löffel Zucker, erhitzen, nicht kochen, eine halbe Stunde ziehen lassen. Ohne Alkohol: Traubensaft, Apfelsaft und Früchtetee.',
    ],
  },
]
