import type { KnownAnswer } from '../../known-answers.ts'

/** Kitchen, household, plants, animals, trips and the body. */
export const home: readonly KnownAnswer[] = [
  {
    ask: [
      'huevos|huevo hago|hacer|cocin*|receta*|prepar*|cena*|idea*',
      'que hago|hacer con huevos',
      'solo tengo huevos',
    ],
    say: [
      'Huevos rotos: patatas fritas, dos huevos de yema líquida y jamón o pimientos encima. Si no hay patatas, un revuelto con lo que quede en la nevera y pan tostado.',
      'Shakshuka fácil: sofríe tomate, cebolla y pimentón, haz huecos, casca los huevos y tapa cinco minutos. Con pan para mojar es una cena completa de una sola sartén.',
    ],
  },
  {
    ask: ['atun hago|hacer|cocin*|receta*|prepar*|cena*|idea*|lata*', 'que lata* atun'],
    say: [
      'Pasta con atún: sofríe ajo y tomate, añade el atún escurrido, unas aceitunas y la pasta con un poco de su agua. En quince minutos está.',
      'Ensalada de garbanzos o patata cocida con atún, huevo duro, cebolla y tomate, con buen aceite y vinagre. También sirve para rellenar empanadillas o aguacates.',
    ],
  },
  {
    ask: ['garbanzo* hago|hacer|cocin*|receta*|prepar*|cena*|idea*|bote', 'que bote|sobra* garbanzos'],
    say: [
      'Garbanzos con espinacas a la andaluza: ajo y pan fritos majados con comino y pimentón, las espinacas, los garbanzos de bote y diez minutos de fuego suave.',
      'Hummus: garbanzos, limón, ajo, tahini y aceite, todo triturado. O al horno a 200 grados con pimentón media hora, bien secos antes: quedan crujientes para picar.',
    ],
  },
  {
    ask: ['lenteja* hago|hacer|cocin*|receta*|prepar*|idea*', 'lenteja* tiempo|tardan|minutos|remojo|hay'],
    say: [
      'Guiso clásico: lentejas, zanahoria, cebolla, ajo, laurel, pimentón y un poco de chorizo o verdura, todo en frío con agua. Unos 40 minutos a fuego suave; la pardina no necesita remojo.',
      'En frío quedan muy bien: lentejas cocidas con tomate, pimiento, cebolla, huevo y vinagreta de mostaza. De bote, enjuagadas, se hacen en cinco minutos.',
    ],
  },
  {
    ask: [
      'frijol*|poroto*|alubia*|habichuela* hago|hacer|cocin*|receta*|prepar*|idea*|tiempo|remojo',
      'que sobra* frijoles|porotos|alubias',
    ],
    say: [
      'Remojo de una noche y cocción de hora y media a dos con cebolla, ajo y laurel; la sal, al final. En olla a presión, unos 30 o 40 minutos.',
      'Con los ya cocidos: refritos con cebolla y comino para tacos o quesadillas, o con arroz, huevo frito y plátano maduro al lado.',
    ],
  },
  {
    ask: [
      'arroz hago|hacer|cocin*|receta*|prepar*|cena*|idea*|sobro|sobra*',
      'arroz huevo|huevos que invento|hago|hacer',
      'arroz blanco suelto|agua|medida|proporcion|cuant*',
    ],
    say: [
      'Para que quede suelto: lavarlo, dorarlo un minuto con aceite y ajo, dos partes de agua por una de arroz, 15 minutos tapado y cinco de reposo sin abrir.',
      'Con arroz del día anterior, arroz frito: huevo, guisantes, zanahoria y un chorro de soja en sartén muy caliente. También a la cubana, con tomate, huevo y plátano.',
    ],
  },
  {
    ask: [
      'macarrones|espagueti*|fideos|tallarines hago|hacer|cocin*|receta*|prepar*|cena*|idea*',
      'pasta cocin*|receta*|prepar*|cena*|idea*|salsa*',
    ],
    say: [
      'Aglio e olio: dora láminas de ajo y guindilla en buen aceite, añade los espaguetis y un cucharón de su agua, agita fuerte y termina con perejil. Diez minutos.',
      'Con tomate de verdad: cebolla, tomate triturado y una pizca de azúcar 20 minutos; acaba con queso. Con calabacín salteado y limón queda ligera y de verano.',
    ],
  },
  {
    ask: [
      'calabacin*|calabacita*|zucchini|zapallito* hago|hacer|cocin*|receta*|prepar*|cena*|idea*',
      'que muchos|sobra* calabacin*|zucchini',
    ],
    say: [
      'Crema: calabacín, cebolla y una patata cocidos 20 minutos, triturados con un quesito. Sale suave y gusta hasta a quien no quiere verdura.',
      'Tortilla de calabacín y cebolla pochados despacio, o rodajas al horno con tomate y queso, 20 minutos a 200 grados.',
    ],
  },
  {
    ask: ['pollo|pechuga* hago|hacer|cocin*|receta*|prepar*|cena*|idea*', 'que sobra*|pechugas pollo'],
    say: [
      'Pollo al ajillo: trozos bien dorados con muchos ajos, un vaso de vino blanco y media hora a fuego suave. Con patatas es comida de domingo.',
      'Rápido: tiras de pechuga con pimiento y cebolla, comino y lima, en tortillas de maíz con aguacate. Veinte minutos y contenta toda la mesa.',
    ],
  },
  {
    ask: [
      'carne picada|molida hago|hacer|cocin*|receta*|prepar*|cena*|idea*|con',
      'hago|hacer|idea* picadillo|albondigas|molida',
    ],
    say: [
      'Albóndigas en salsa: carne, pan mojado en leche, ajo, perejil y huevo; se doran y se cuecen 20 minutos en tomate o en salsa de almendra.',
      'Picadillo: cebolla, ajo, tomate, papa en daditos, aceitunas y pasas. Sirve para empanadas, tacos, pimientos rellenos o con arroz blanco.',
    ],
  },
  {
    ask: [
      'patata* hago|hacer|cocin*|receta*|prepar*|cena*|idea*',
      'papas|papa cocin*|receta*|freir|hervidas|cocidas|almuerzo',
      'que hago|hacer|cocino con papas',
      'que muchas|sobra* patatas',
    ],
    say: [
      'Patatas a lo pobre: en rodajas con cebolla y pimiento, a fuego suave en aceite media hora, y al final un huevo encima. Baratas y redondas.',
      'Al horno en gajos con pimentón, ajo y aceite, 40 minutos a 200 grados. O ensaladilla: patata, zanahoria, guisantes, atún, huevo y mayonesa.',
    ],
  },
  {
    ask: [
      'tortilla patata*|papa* hago|hacer|receta|como|jugosa|truco*',
      'tortilla española|patatas cebolla|jugosa|receta|como|minutos',
    ],
    say: [
      'Para cuatro: 700 g de patatas en láminas, una cebolla y 6 huevos. Se confitan patata y cebolla 25 minutos en aceite suave, se escurren y reposan diez minutos con el huevo batido.',
      'El truco está en el reposo con el huevo y en la sartén: muy caliente al echarla, fuego medio dos minutos por lado y plato decidido para darle la vuelta.',
    ],
  },
  {
    ask: ['pan duro|viejo|sobra*|seco hago|hacer|receta*|idea*|aprovech*|con', 'aprovechar|reutilizar pan'],
    say: [
      'Torrijas: rebanadas en leche templada con canela y limón, huevo batido, sartén y azúcar. Salado: migas con ajo, pimentón y uvas, o sopa de ajo con huevo.',
      'En verano, salmorejo: tomate, pan, ajo, aceite y un poco de vinagre, bien triturado. El resto se ralla, se congela y hay pan rallado para meses.',
    ],
  },
  {
    ask: [
      'platano*|banana*|guineo*|cambur* madur*|negro*|pasado*|hago|hacer|receta*',
      'que muchos|sobra* platanos|bananas',
    ],
    say: [
      'Bizcocho de plátano: tres muy maduros, tres huevos, 100 g de azúcar, 100 ml de aceite, 200 g de harina y un sobre de levadura. A 180 grados, 40 minutos.',
      'Helado de un ingrediente: rodajas congeladas y trituradas hasta que queden cremosas, con cacao si apetece. O tortitas: un plátano, dos huevos y tres cucharadas de avena.',
    ],
  },
  {
    ask: [
      'tomate* hacer|receta*|idea*|muchos|sobran|maduros',
      'que hago con tomates',
      'que sobran|muchos tomates',
    ],
    say: [
      'Gazpacho: un kilo de tomates maduros, medio pepino, un pimiento, un diente de ajo, aceite, vinagre y sal, triturado y muy frío. Aguanta dos o tres días en la nevera.',
      'Salsa para guardar: tomates pelados con cebolla y aceite 40 minutos a fuego suave. Se congela en raciones y alegra pasta, huevos o pizza todo el año.',
    ],
  },
  {
    ask: ['berenjena* hago|hacer|cocin*|receta*|prepar*|idea*', 'que muchas|sobra* berenjenas'],
    say: [
      'Fritas con miel de caña: rodajas en leche media hora, harina, aceite muy caliente y un hilo de miel. Crujientes por fuera y dulces.',
      'Al horno: partidas por la mitad, 40 minutos a 200 grados, y rellenas de su pulpa con tomate, carne o lentejas y queso por encima.',
    ],
  },
  {
    ask: [
      'pescado|merluza|salmon hago|hacer|cocin*|receta*|prepar*|cena*|idea*|horno',
      'como cocin*|hago|hacer bacalao|lubina|dorada|merluza',
    ],
    say: [
      'Al horno: cama de patata y cebolla en rodajas finas 25 minutos a 190 grados; encima el pescado con limón y ajo, y 12 o 15 minutos más.',
      'En papillote: una ración con verduras en tiras, aceite y limón, bien cerrada en papel de horno, 12 minutos a 200 grados. Jugoso y sin olor por la casa.',
    ],
  },
  {
    ask: [
      'gamba*|camaron*|langostino* hago|hacer|cocin*|receta*|prepar*|idea*',
      'ajillo|ceviche gamba*|camaron*|receta|hago',
    ],
    say: [
      'Al ajillo: aceite, láminas de ajo y guindilla; cuando el ajo baila, las gambas un minuto y medio. Pan al lado y a la mesa chisporroteando.',
      'Ceviche rápido: camarones escaldados un minuto, lima, cebolla morada, cilantro, tomate y aguacate. Media hora de frío y galletas saladas.',
    ],
  },
  {
    ask: ['espinaca*|acelga* hago|hacer|cocin*|receta*|prepar*|idea*', 'que bolsa|muchas espinacas'],
    say: [
      'A la catalana: salteadas con pasas, piñones y ajo, cinco minutos. Encima de una tostada o con huevo son cena.',
      'En quesadillas con queso, en canelones con requesón, o en tortilla. Para quien no las quiere ver, trituradas en una crema con patata.',
    ],
  },
  {
    ask: [
      'brocoli|coliflor hago|hacer|cocin*|receta*|prepar*|idea*|olor',
      'que ramo|sobra*|mucho brocoli|coliflor',
    ],
    say: [
      'Al horno gana mucho: ramitos con aceite, ajo y pimentón, 20 minutos a 210 grados, hasta que las puntas se tuesten. Un poco de limón al salir.',
      'Al vapor solo cinco minutos, y luego refrito de ajo con vinagre. Un trozo de pan con vinagre o una hoja de laurel en el agua frena el olor.',
    ],
  },
  {
    ask: [
      'calabaza|zapallo|auyama hago|hacer|cocin*|receta*|prepar*|idea*',
      'que media|sobra*|mucha calabaza',
    ],
    say: [
      'Crema: calabaza, cebolla y zanahoria asadas 40 minutos y trituradas con caldo; unas pipas por encima. Asada coge mucho más sabor que cocida.',
      'Dados asados con queso feta y garbanzos, en risotto, o de relleno de empanadas dulces con canela y piloncillo.',
    ],
  },
  {
    ask: [
      'aguacate*|palta* hago|hacer|receta*|prepar*|idea*|madur*|negro|oxid*',
      'que muchos|sobra* aguacates|paltas',
    ],
    say: [
      'Guacamole: aguacate machacado con tenedor, cebolla, cilantro, chile, lima y sal; el tomate al final. Con lima y film pegado tarda más en ponerse negro.',
      'Verde y duro, madura en dos días dentro de una bolsa de papel con un plátano. Ya listo: tostada con huevo, o relleno de atún o pollo.',
    ],
  },
  {
    ask: ['manzana* hago|hacer|receta*|postre|idea*|muchas', 'que muchas|sobran manzanas'],
    say: [
      'Asadas: sin corazón, con canela, un poco de azúcar o pasas y mantequilla, 35 minutos a 180 grados. La casa huele a domingo.',
      'Crumble: manzana en dados y, encima, harina, azúcar y mantequilla frías desmigadas a partes iguales, con avena; 35 minutos a 190 grados.',
    ],
  },
  {
    ask: [
      'yogur*|yogurt bizcocho|torta|queque|bizcochuelo',
      'bizcocho|queque|bizcochuelo facil|receta|hago|hacer',
    ],
    say: [
      'Bizcocho de yogur, con el vaso de medida: 1 yogur, 1 de aceite, 2 de azúcar, 3 de harina, 3 huevos, ralladura de limón y un sobre de levadura. A 180 grados, 35 minutos.',
      'Para que suba bien: huevos a temperatura ambiente, batidos con el azúcar hasta blanquear, harina tamizada y el horno sin abrir la primera media hora.',
    ],
  },
  {
    ask: [
      'cena rapid*|facil*|ligera idea*|hago|hacer|que|receta*',
      'que hago|preparo de cena',
      'que hago|preparo para cenar',
      'que ceno|cenamos hoy|esta|rapido',
      'que puedo cenar',
      'que preparo|cocino cena|cenar',
    ],
    say: [
      'Tortilla francesa con queso y tomate aliñado, o quesadillas con lo que haya: diez minutos y una sartén. Para algo caliente, sopa de ajo con huevo.',
      'Wrap de pollo o garbanzos con ensalada y yogur con limón. Y si hay cero ganas: tostada con tomate, jamón o aguacate y un huevo a la plancha.',
    ],
  },
  {
    ask: [
      'que comer|almorzar|comemos|almorzamos hoy|mediodia',
      'idea|ideas almuerzo rapido|manana|hoy|casa|facil',
      'que como hoy mediodia|casa',
      'que cocino|cocinamos|cocinar hoy|rapido',
      'que cocino manana|ahora|noche',
      'que preparo comer|comida|almorzar|almuerzo',
      'hago de comer|almorzar hoy|mediodia|que',
    ],
    say: [
      'Arroz a la cubana: arroz, tomate, huevo frito y plátano; siempre cae bien. Si hay un bote de garbanzos, con espinacas y comino en quince minutos.',
      'Pasta con atún y aceitunas o pollo con verduras a la sartén y limón. Con calor, ensalada de legumbre con huevo duro; con frío, un caldo con fideos.',
    ],
  },
  {
    ask: ['sin horno receta*|postre*|cocin*|hago|hacer|tarta|pastel', 'no tengo horno'],
    say: [
      'Tarta de queso fría: base de galleta y mantequilla, y encima queso crema, nata y cuajada o gelatina. Cuatro horas de nevera y mermelada por encima.',
      'Salado, todo de sartén: tortilla, quesadillas, arroz con verduras, fideos salteados. Dulce: arroz con leche, natillas o tarta de galletas con chocolate.',
    ],
  },
  {
    ask: [
      'postre facil*|rapid*|receta*|idea*|hago|hacer|sencillo',
      'algo dulce llevar|hacer|preparar|prepar* facil|idea*|cena|que',
      'que postre',
    ],
    say: [
      'Mousse de limón en cinco minutos: un bote de leche condensada, tres yogures naturales y el zumo de tres limones, batido y muy frío.',
      'Arroz con leche si hay una hora: leche, canela, limón y arroz a fuego lento, azúcar al final. Con prisa: fresas o naranja con canela y un poco de chocolate.',
    ],
  },
  {
    ask: [
      'invitad*|visita*|amigos cocin*|receta*|menu',
      'que cocino|preparo|cocinar invitad*|visita*|amigos|suegr*|familia|viene|vienen',
      'cena|comida amigos|invitados|gente idea*|plato*|prepar*',
    ],
    say: [
      'Algo que se hace solo: pollo o carrilleras al horno con patatas, una ensalada con fruta y un postre frío hecho la víspera. Así la mesa se disfruta de verdad.',
      'Noche de tacos o de tapas: todo en el centro y cada cual se sirve. Tortilla, croquetas, guacamole, tabla de quesos y pan bueno; poco estrés y mucha charla.',
    ],
  },
  {
    ask: [
      'niño*|hijo*|peque* cena*|cocin*|receta*|comida|merienda*|desayuno idea*|rapid*|receta*|sana|sano|preparar',
      'que preparo|cocino niño*|hijo*|peque*',
    ],
    say: [
      'Pizzas sobre pan de pita o tortilla que montan ellos mismos: tomate, queso y verdura escondida a la vista. Comen mejor lo que han hecho con sus manos.',
      'Nuggets caseros de pollo al horno con copos de maíz, macarrones con tomate y calabacín triturado, o tortilla en dados. De merienda, plátano con crema de cacahuete.',
    ],
  },
  {
    ask: [
      'vegetarian*|vegan* receta*|cena*|cocin*|plato*|menu',
      'vegetarian*|vegan* que preparo|cocino|pongo|hago|sirva comer|comida|cenar|cena|menu',
      'sin carne receta*|cena*|cocin*|plato*|menu|comida',
    ],
    say: [
      'Curry de garbanzos: cebolla, ajo, jengibre, curry, tomate y leche de coco, veinte minutos. Con arroz llena y gusta también a quien come carne.',
      'Lasaña de berenjena con lentejas en lugar de carne, o tacos de frijoles, maíz y aguacate. El pimentón ahumado da ese sabor de guiso que a veces se echa en falta.',
    ],
  },
  {
    ask: [
      'nevera|heladera|refri*|frigorifico vacia|vacio|cocin*',
      'pocos|pocas ingredientes',
      'pocas|cuatro cosas cocin*|receta*|cenar',
    ],
    say: [
      'Con ajo, pan y huevo, sopa de ajo; con pasta y aceite, aglio e olio; con arroz y un huevo, arroz frito. Tres cenas casi sin nada.',
      'Busca una base (pasta, arroz, pan, legumbre), algo con proteína (huevo, lata, queso) y un toque ácido o picante. Con eso siempre sale un plato.',
    ],
  },
  {
    ask: [
      'desayun* sano|saludable|idea*|rapid*|energia',
      'que desayuno hoy|mañana|puedo',
      'que puedo desayunar',
    ],
    say: [
      'Tostada con tomate, aceite y huevo o jamón, y una fruta: cuesta cinco minutos y aguanta hasta la comida. Avena con yogur y plátano si apetece dulce.',
      'Avena de la noche anterior: copos, leche o yogur, canela y fruta en un tarro. Por la mañana solo hay que abrirlo, perfecto con prisas.',
    ],
  },
  {
    ask: [
      'despues|antes entren*|gimnasio|gym|deporte|correr|ejercicio comer|ceno|cenar|desayun*|comida',
      'que como despues|antes entrenar|gimnasio|gym|correr',
    ],
    say: [
      'Después, proteína con hidratos: huevos con pan, arroz con pollo, yogur con plátano y avena. Dentro de las dos horas siguientes va muy bien, y agua.',
      'Antes, algo fácil de digerir una hora antes: plátano, tostada con miel o un yogur. Las comidas grandes, tres horas antes.',
    ],
  },
  {
    ask: [
      'cena romantica|aniversario|cita cocin*|receta*|menu|idea*|preparo',
      'que cocino|cocinar cita|pareja|novi*|romantic*',
    ],
    say: [
      'Gambas al ajillo para compartir, risotto de setas y fresas con chocolate fundido. Lo frío se deja hecho, y solo queda remover arroz con una copa en la mano.',
      'Mejor un plato que ya salga bien que un experimento. Salmón en papillote con patatitas, velas, música baja y un coulant o helado bueno: sin prisas ni humo.',
    ],
  },
  {
    ask: ['cumple* tarta|pastel|torta receta*|hago|hacer|facil|idea*', 'que cocino|cocinar|comida cumple*'],
    say: [
      'Tarta de galletas y chocolate: capas de galleta mojada en leche y crema de chocolate, una noche de nevera. Sin horno, sabe a infancia y admite velas.',
      'Para picar: mini sándwiches, empanadillas, brochetas de fruta, tortilla en dados y palomitas. Calcula ocho o diez bocados por persona si hay tarta después.',
    ],
  },
  {
    ask: [
      'huevo* cocer|cocido*|duro*|hervir|pasado*|hervido* cuanto*|tiempo|minutos',
      'minutos|tiempo huevo* duro*|cocido*',
    ],
    say: [
      'Desde que hierve el agua: 4 minutos para pasado por agua, 6 o 7 para yema cremosa y 10 para duro. Luego a agua fría con hielo, y se pela solo.',
    ],
  },
  {
    ask: [
      'pasta|arroz|espagueti*|macarrones cuant*|gramos|cantidad persona*|cabeza|racion',
      'gramos persona pasta|arroz|carne|legumbre*|pescado|lentejas|garbanzos',
    ],
    say: [
      'En seco y por persona: pasta 80 a 100 g, arroz 80 (60 de guarnición), legumbres 70 a 80. De carne o pescado limpios, 150 a 200 g.',
    ],
  },
  {
    ask: [
      'cuant* carne asado|barbacoa|parrillada|parrilla persona*|para|kilos|comprar',
      'cuant* kilos carne',
    ],
    say: [
      'Para un asado, unos 400 o 500 g por adulto contando hueso, y la mitad por niño. Más un chorizo por cabeza, pan, ensalada y litro y medio de bebida por persona.',
    ],
  },
  {
    ask: [
      'sustitu*|reemplaz*|cambiar|vez|sin huevo|huevos receta|bizcocho|torta|pastel|masa|reposteria|por',
      'sustituto huevo',
    ],
    say: [
      'En bizcochos, por cada huevo: medio plátano maduro machacado, 60 g de puré de manzana o yogur, o una cucharada de lino molido con tres de agua. Para rebozar, mostaza diluida o harina con agua.',
    ],
  },
  {
    ask: [
      'sustitu*|reemplaz*|cambiar mantequilla|manteca|nata|levadura|polvo',
      'vez mantequilla|manteca|nata|levadura usar|puedo|poner|echar|uso',
      'no tengo levadura|nata|mantequilla',
    ],
    say: [
      'Mantequilla: tres cuartos de su peso en aceite suave. Nata de cocina: leche evaporada o yogur griego. Levadura de bizcocho: media cucharadita de bicarbonato y un chorrito de limón por cada sobre pequeño de 5 g.',
    ],
  },
  {
    ask: [
      'salad*|sal comida|guiso|sopa|lentejas|caldo arreglar|arreglo|quitar|demasiad*|paso|pase|mucha',
      'paso|pase|mucha sal',
    ],
    say: [
      'En un guiso con caldo, lo mejor es añadir agua, tomate o más verdura y legumbre sin sal. Un chorrito de limón o una pizca de azúcar disimula, y la famosa patata ayuda solo porque absorbe caldo.',
    ],
  },
  {
    ask: [
      'cuant* dura|aguanta|dias|tiempo nevera|heladera|refri*|frigorifico',
      'comida sobras dias|dura|guardar',
    ],
    say: [
      'En la nevera: guisos y arroz cocido 2 o 3 días, pollo o carne hechos 3, huevos duros una semana, pescado fresco 1 o 2 días. Se guarda antes de dos horas y bien tapado; con mal olor, fuera.',
    ],
  },
  {
    ask: ['congelar|congelo|congelan puedo|puede|pueden|como|cuanto|tiempo', 'que congelar|congela comida'],
    say: [
      'Se congelan muy bien pan, guisos, croquetas, caldo, carne y fruta; mal, la patata cocida, la lechuga y la mayonesa. En porciones, con fecha y unos tres meses; se descongela en la nevera.',
    ],
  },
  {
    ask: [
      'huevo* malo*|fresco*|caducado*|podrido* saber|se|comer|agua|flota|puedo',
      'huevo* caducaron|vencidos|vencid*',
    ],
    say: [
      'Prueba del vaso: en agua fría, si se hunde y queda tumbado está fresco; de pie, ya tiene días y mejor bien cuajado; si flota, a la basura. El olor al abrirlo no engaña.',
    ],
  },
  {
    ask: [
      'fresas|frutillas|lechuga|fruta|verdura* guardar|conservar|duren|dure|estrope*|pudre*',
      'como guardo|guardar|conservo fruta|verdura*|fresas|lechuga',
    ],
    say: [
      'Fresas: sin lavar hasta comerlas, en caja con papel. Lechuga: lavada, muy seca y con papel dentro del recipiente. Tomates y plátanos, fuera de la nevera; patatas y cebollas, a oscuras y separadas.',
    ],
  },
  {
    ask: ['mancha*|manche|mancho vino', 'vino camisa|mantel|sofa|alfombra mancha*|quitar|cayo|derram*'],
    say: [
      'Al momento, papel sin frotar y agua fría con un poco de lavavajillas; agua con gas también ayuda. Si ya secó, media hora con agua oxigenada y jabón en ropa blanca, probando antes en una costura.',
    ],
  },
  {
    ask: ['mancha*|manche|mancho aceite|grasa', 'quitar grasa|aceite camisa|ropa|pantalon|camiseta'],
    say: [
      'Polvos de talco, maicena o bicarbonato encima media hora para que chupen la grasa. Luego lavavajillas frotado suave y lavado normal; nada de secadora hasta comprobar que ha salido.',
    ],
  },
  {
    ask: ['mancha* sangre', 'quitar sangre ropa|sabana*|colchon'],
    say: [
      'Siempre agua fría, porque la caliente la fija. Jabón y frotar suave; en ropa blanca, un chorrito de agua oxigenada que haga espuma, y repetir. Si está seca, remojo frío con sal.',
    ],
  },
  {
    ask: [
      'mancha* sudor|desodorante',
      'mancha* amarill* ropa|camisa*|camiseta*|sabana*|almohada|axila*',
      'desodorante|sudor camisa*|camiseta* quitar|manchas|amarill*',
    ],
    say: [
      'Pasta de bicarbonato y agua con un poco de agua oxigenada en ropa blanca, media hora y a lavar. En color, vinagre blanco rebajado a la mitad. La lejía las pone más amarillas.',
    ],
  },
  {
    ask: ['mancha* cafe|chocolate|tomate|boli*|tinta|hierba|cesped', 'chicle ropa|pelo quitar|pegado'],
    say: [
      'Café y té: agua fría y vinagre. Tomate y chocolate: agua fría y lavavajillas. Tinta y hierba: alcohol con un algodón, poco a poco. Chicle: hielo hasta que se rompa. Todo antes de la plancha o la secadora.',
    ],
  },
  {
    ask: [
      'lavar|lavo|lavadora ropa|blanca|color|negra|lana junta|mezclar|grados|temperatura|separar',
      'como lavar|lavo|lava ropa|lana|sabanas|toallas|camiseta*',
    ],
    say: [
      'Color y diario, 30 grados; toallas y sábanas, 40 o 60; lana y seda, frío y programa delicado. Blanco, oscuro y colores vivos por separado, del revés, y sin llenar más de tres cuartos.',
    ],
  },
  {
    ask: ['ropa encogi*|encogida|encoge arreglar|recuperar|como|jersey|sueter', 'jersey|sueter|lana encogi*'],
    say: [
      'Media hora en agua tibia con un poco de acondicionador de pelo, escurrir en una toalla sin retorcer y estirar con las manos hasta su forma. Se seca en horizontal; suele recuperar bastante, no siempre todo.',
    ],
  },
  {
    ask: [
      'desteñ*|destiñ* ropa|camiseta|blanca|arreglar|quitar',
      'ropa blanca|blanco rosa|gris|amarill*|percudid*|blanquear',
    ],
    say: [
      'Si acaba de pasar, que no se seque: otro lavado enseguida con percarbonato a 40 o 60 grados si la tela aguanta. Para blanco apagado, remojo de una hora con percarbonato o bicarbonato.',
    ],
  },
  {
    ask: ['planchar|plancho camisa*|pantalon*|ropa|facil', 'ropa|camisa arrugada sin|plancha|quitar|alisar'],
    say: [
      'Camisa algo húmeda y en este orden: cuello, canesú, puños, mangas y cuerpo. Sin plancha, colgada en el baño durante una ducha caliente, o un pulverizador con agua y estirar con las manos.',
    ],
  },
  {
    ask: [
      'toalla*|ropa huele*|olor lavadora|humedad|lavada|mal|limpia',
      'lavadora|lavarropas huele*|olor|limpiar|moho',
    ],
    say: [
      'Un lavado de toallas a 60 grados con un vaso de vinagre y sin suavizante quita ese olor. La lavadora: ciclo en vacío a 90, goma y filtro limpios, y la puerta siempre entreabierta.',
    ],
  },
  {
    ask: ['olor*|huele nevera|heladera|refri*|frigorifico', 'limpi* nevera|heladera|refri*'],
    say: [
      'Todo fuera, agua tibia con bicarbonato por dentro y gomas incluidas, secar bien. Un vasito de bicarbonato o de café molido abierto mantiene el olor a raya un mes.',
    ],
  },
  {
    ask: [
      'olor*|huele fritura|frito|comida|pescado|tabaco casa|cocina|quitar|eliminar',
      'casa huela|huele bien|mal|humedad',
    ],
    say: [
      'Ventilar diez minutos con corriente y hervir agua con limón, canela o vinagre. Para tabaco y tejidos, bicarbonato espolvoreado unas horas y aspirar. Contra la humedad, aire cada mañana y nada de ropa tendida dentro.',
    ],
  },
  {
    ask: ['zapat*|zapatillas|tenis olor*|huelen|apestan', 'zapat*|zapatillas olor|mal quitar|huele*'],
    say: [
      'Bicarbonato dentro toda la noche y sacudir por la mañana; plantillas lavadas y al aire. Lo que más ayuda es no llevar los mismos dos días seguidos y calcetín de algodón o lana.',
    ],
  },
  {
    ask: ['cal grifo*|mampara|ducha|baño|quitar|hervidor|plancha', 'sarro inodoro|grifo|baño|quitar|vater'],
    say: [
      'Vinagre blanco caliente: un papel empapado alrededor del grifo una hora, o en bolsa atada a la ducha. El hervidor, con mitad agua y mitad vinagre. En mármol no, que lo come, y nunca junto con lejía.',
    ],
  },
  {
    ask: [
      'limpiar|limpio|limpia horno|microondas',
      'olla|sarten|cacerola quemad*|pegad* limpiar|quitar|arreglar',
    ],
    say: [
      'Horno: pasta de bicarbonato una noche y vinagre al retirarla. Microondas: bol con agua y limón cinco minutos, y paño. Olla quemada: agua con bicarbonato, hervir diez minutos y esperar; se desprende casi sola.',
    ],
  },
  {
    ask: ['junta*|moho|hongos baño|azulejos|ducha|pared*|negr* quitar|limpiar|limpio', 'quit* moho'],
    say: [
      'Moho en juntas: agua con un poco de lejía, diez minutos y cepillo de dientes, con ventana abierta y guantes; nunca mezclada con vinagre ni amoniaco. Después, secar tras la ducha y ventilar, o vuelve.',
    ],
  },
  {
    ask: [
      'desatasc*|destap*|atascad*|tapado|atasc* fregadero|lavabo|ducha|desague|inodoro|vater|pila|baño',
      'fregadero|lavabo|ducha|inodoro|desague traga|tupido|tapado|atascado',
    ],
    say: [
      'Ventosa primero, con algo de agua y tapando el rebosadero: funciona casi siempre. Después, bicarbonato y vinagre, quince minutos y agua muy caliente. Si sigue, abrir el sifón con un cubo debajo.',
    ],
  },
  {
    ask: [
      'cristales|ventana*|espejo* limpiar|marcas|limpio|limpia|limpian',
      'como limpio|limpiar cristales|vidrios|ventanas|espejos',
    ],
    say: [
      'Agua con un chorro de vinagre o una gota de lavavajillas, de arriba abajo con goma limpiacristales o microfibra seca. Mejor un día nublado: con sol seca rápido y deja marcas.',
    ],
  },
  {
    ask: [
      'ordenar|orden|organizar|limpiar casa|cuarto|habitacion|armario|closet|piso empezar|empiezo|como|por|desorden|pereza',
      'casa|cuarto|habitacion desastre|desorden*|caos empiezo|empezar|ordenar|hago',
    ],
    say: [
      'Un temporizador de quince minutos y una sola zona: primero basura, luego ropa, luego lo que tiene sitio. Al acabar se nota, y eso anima a otra ronda.',
      'En el armario, tres montones: se queda, se da, se tira. Lo que no se ha usado en un año y no emociona, fuera. Diez minutos cada noche evitan el sábado perdido.',
    ],
  },
  {
    ask: [
      'mudanza organiz*|consejo*|empiezo|cajas|empacar|preparar|como|truco*',
      'mudarme|mudarnos organiz*|empacar|cajas|empiezo',
    ],
    say: [
      'Empieza tres semanas antes por lo que no se usa. Cajas pequeñas para libros, etiqueta con habitación y contenido, y una caja «primera noche»: sábanas, cargador, toalla, café y papel.',
      'Tirar antes de empaquetar ahorra viajes. Ropa en maletas, platos en vertical con paños, fotos de los cables antes de desenchufar, y luz, agua e internet avisados dos semanas antes.',
    ],
  },
  {
    ask: ['planta* amarill*|mueren|muere|seca*|riego|regar|triste|caen', 'hojas amarill* planta*'],
    say: [
      'Hojas amarillas casi siempre son exceso de agua: dedo en la tierra, y se riega solo si está seca a dos centímetros. Plato vacío y maceta con agujero.',
      'Puntas secas y marrones piden más humedad o menos calefacción; tallos largos y pálidos, más luz. Un sitio junto a la ventana, sin sol directo fuerte, arregla mucho.',
    ],
  },
  {
    ask: [
      'planta* facil*|resistente*|interior|principiante*|poca|poco luz|cuidar|agua|recomiend*|cual*|casa',
      'planta* no mueran|mueren facil*|resistente*|olvido',
    ],
    say: [
      'Poto, sansevieria y zamioculca: aguantan poca luz y olvidos, con riego cada dos semanas. El poto además se reproduce metiendo un tallo en agua.',
      'Para pisos luminosos, cinta y aloe; para un rincón de sombra, aspidistra. Si hay gatos en casa, mejor cinta o calatea, porque el poto les sienta mal.',
    ],
  },
  {
    ask: ['balcon|terraza planta*|poner|flores|huerto|cultivar|decorar|idea*', 'decorar balcon|terraza'],
    say: [
      'A pleno sol: geranios, lavanda, romero y tomates cherry en maceta de veinte litros. A la sombra: helechos, begonias y menta. Riego al anochecer en verano.',
      'Con poco espacio: una jardinera de aromáticas, luces cálidas, una silla plegable y una enredadera de jazmín. Albahaca y cebollino dan alegría desde la primera semana.',
    ],
  },
  {
    ask: [
      'albahaca|perejil|menta|cilantro|romero muere|seca*|cuidar|plantar|cuido|maceta',
      'por|porq*|como cuidar|muere|seca albahaca|perejil|menta',
    ],
    say: [
      'Luz y tierra húmeda sin charco. La de supermercado viene apretada: conviene repartirla en dos o tres macetas. En albahaca se corta por encima de un par de hojas y se quitan las flores.',
      'El romero y el tomillo piden sol y poca agua; perejil, menta y cilantro, más riego y algo de sombra. La menta, siempre en maceta propia, que lo invade todo.',
    ],
  },
  {
    ask: ['gato*|gata* araña*|rasca*', 'gato*|gata* destroza*|rompe* sofa|muebles|cortinas'],
    say: [
      'Un rascador alto y firme justo al lado del sofá, con hierba gatera, y premio cuando lo usa. En el sofá, cinta de doble cara unas semanas: la textura no les gusta.',
      'Necesita arañar para estirarse y marcar, así que se trata de ofrecer algo mejor: sisal o cartón, de pie y tumbado, y diez minutos de juego al día. Reñir no ayuda.',
    ],
  },
  {
    ask: ['gato*|gata* maulla*', 'gato*|gata* llora|despierta noche|madrugada|dormir'],
    say: [
      'Juego intenso de diez minutos y cena justo antes de dormir: cazar, comer y dormir es su ciclo. Si madruga, un comedero automático le quita la costumbre de despertar gente.',
      'Si maúlla de noche, que no obtenga respuesta, o aprende que funciona. Si es nuevo en un gato mayor o va mucho al arenero, conviene que lo vea el veterinario.',
    ],
  },
  {
    ask: ['gato*|gata* mea*|orina*|pipi|pis|arenero', 'por|porq*|xq gato*|gata* orina*|mea*'],
    say: [
      'Arenero limpio cada día, grande, sin tapa, en sitio tranquilo y lejos de la comida; lo ideal es uno más que gatos. Si hace esfuerzo, va mucho o gotea, veterinario hoy mismo.',
      'Lo orinado se limpia con limpiador enzimático, nunca con lejía, que lo invita a repetir. Muchas veces es estrés por mudanza, obras u otro gato: un rincón seguro y rutina ayudan.',
    ],
  },
  {
    ask: [
      'perro*|perra* solo|sola|solos dejar|casa|cuanto|horas|ladra|llora|destroza|rompe',
      'ansiedad separacion perro*',
    ],
    say: [
      'Un adulto lleva bien cuatro o seis horas; un cachorro, una o dos. Paseo antes, un juguete relleno de comida y salidas sin drama: ni despedidas ni fiestas.',
      'Si ladra o destroza, se entrena por pasos: salir diez segundos, luego un minuto, luego cinco, y volver antes de que se angustie. Un perro cansado de olfatear espera mucho mejor.',
    ],
  },
  {
    ask: [
      'cachorro muerde|mordisc*|llora|noche|pis|orina|educar|enseñ*|llego|primer*',
      'perrito|cachorr* pis|mear|morder|muerde',
    ],
    say: [
      'Pis: sacarlo al despertar, tras comer y tras jugar, y premio al instante donde toca. En casa, limpiar sin reñir; hacia los cuatro o cinco meses suele dominarlo.',
      'Muerde porque le salen los dientes: un juguete en la boca cada vez y juego parado si duele. De noche, su cama al lado de la tuya las primeras semanas calma mucho.',
    ],
  },
  {
    ask: [
      'perro*|perra* pasear|paseo*|paseos|sacar|salir cuant*|veces|tiempo|dia|minutos',
      'cuant* veces pasear|sacar|saco perro*',
    ],
    say: [
      'Al menos tres salidas al día y, entre todas, una hora larga; las razas activas, dos. Dejarlo olfatear cansa más que correr. En verano, temprano y con el asfalto fresco.',
    ],
  },
  {
    ask: ['perro*|perra* tira correa|fuerte', 'enseñar pasear|correa perro*'],
    say: [
      'Cada vez que tense la correa, parar del todo; cuando afloje, seguir y premiar a la altura de la pierna. Aburre una semana y luego funciona. El arnés de enganche delantero ayuda.',
    ],
  },
  {
    ask: [
      'perro*|gato* puede*|comer|come|malo|toxic* chocolate|uva*|cebolla|aguacate|huesos|ajo|pasas',
      'perro*|gato* comio|comido chocolate|uva*|cebolla|ajo|pasas',
    ],
    say: [
      'No: chocolate, uvas, pasas, cebolla y ajo son tóxicos para perros y gatos, los huesos cocinados se astillan y el aguacate tampoco conviene. Si ya lo ha comido, llamar al veterinario con peso y cantidad.',
    ],
  },
  {
    ask: [
      'perro*|perra* miedo petardo*|cohete*|fuegos|trueno*|tormenta',
      'petardos|cohetes|fuegos perro*|perra*',
    ],
    say: [
      'Refugio en la habitación más interior, persianas bajadas, música o tele y compañía tranquila; acariciarlo no refuerza el miedo. Paseo temprano, siempre con correa, y chip al día por si se escapa.',
    ],
  },
  {
    ask: [
      'ahorrar|ahorro dinero|plata|sueldo|mes|euros|como|consejo*|truco*',
      'llego fin mes dinero|como|no',
    ],
    say: [
      'El día de cobro, una transferencia automática a otra cuenta, aunque sea del 5 %. Lo que no se ve no se gasta. Después, repasar suscripciones: casi siempre sobra alguna.',
      'Una semana apuntando cada gasto enseña dónde se va el dinero: repartos, cafés, compras por impulso. Regla útil: esperar 48 horas antes de comprar lo que no hacía falta ayer.',
    ],
  },
  {
    ask: [
      'presupuesto mensual|familiar|personal',
      'como hago|hacer|organizo presupuesto',
      'organiz*|control* gastos|finanzas|dinero|cuentas',
    ],
    say: [
      'Punto de partida 50-30-20: la mitad para lo necesario, un 30 % para gustos y un 20 % para ahorro o deudas. Si el alquiler aprieta, se baja primero el 30.',
      'Una hoja con tres columnas: lo que entra, lo fijo y lo variable. Los gastos anuales (seguro, regalos, coche) se dividen entre doce y se apartan cada mes, y ya no asustan.',
    ],
  },
  {
    ask: [
      'ahorrar|bajar luz|electricidad|calefaccion|factura|recibo',
      'gastar menos luz|electricidad|calefaccion|agua|gas',
      'factura luz|gas|agua alta|cara|mucho|bajar|reducir',
    ],
    say: [
      'Lo que más pesa es calentar: calefacción a 19 o 20 grados, lavadora en frío, lavavajillas lleno y nada de secadora. Cada grado menos ahorra en torno al 7 % de calefacción.',
      'Revisar la potencia contratada y la tarifa horaria suele dar el mayor recorte. Luego burletes en ventanas, bombillas LED, regletas con interruptor y duchas de cinco minutos.',
    ],
  },
  {
    ask: [
      'ahorrar|gastar|barat* supermercado|super|compra|mercado',
      'menu|comidas semana*|semanal barat*|organiz*|planific*|hacer',
    ],
    say: [
      'Menú de cinco cenas, lista cerrada e ir con el estómago lleno. Legumbre dos veces, huevos, verdura de temporada y pollo entero en lugar de bandejas: la cuenta baja mucho.',
      'Dos horas el domingo bastan: una olla de legumbre, una bandeja de verdura asada, arroz y una salsa. Se combina toda la semana y se tira menos comida.',
    ],
  },
  {
    ask: [
      'maleta*|valija|equipaje hacer|hago|meter|llevar|llevo|organizar|cabe|truco*|lista|mano',
      'que llevo|meto|llevar maleta|viaje|mochila',
    ],
    say: [
      'Ropa enrollada, zapatos en los laterales con calcetines dentro y lo pesado junto a las ruedas. Para una semana: cinco partes de arriba, dos de abajo, una capa de abrigo, todo combinable.',
      'Lista corta que salva: documentos, cargador, medicinas, una muda en el equipaje de mano, bolsa para ropa sucia y botella vacía. Lo de «por si acaso» casi siempre vuelve sin usar.',
    ],
  },
  {
    ask: [
      'viaj*|vacaciones|escapada barat*|economic*|poco|pocos dinero|presupuesto|barat*|euros|economic*|plata',
      'vuelo*|billete*|pasaje* barat* conseguir|encontrar|buscar|como|cuando',
    ],
    say: [
      'Elegir primero el precio y luego el destino: vuelos con fecha flexible, martes o miércoles, y en mayo o en octubre. Portugal, Marruecos, Polonia o Albania cunden mucho.',
      'Cerca también hay viaje: tren o autobús reservado pronto, casa rural entre varios, menú del día y museos en su hora gratuita. Dormir en un barrio bien comunicado ahorra más que el vuelo.',
    ],
  },
  {
    ask: ['que ver|hacer|visitar madrid', 'madrid visitar|recomiend*|imprescindible*|turismo|escapada|finde'],
    say: [
      'Mañana en el Prado, paseo por el Retiro y Barrio de las Letras; al atardecer, el Templo de Debod. Cañas y tapas por La Latina, mejor un domingo después del Rastro.',
      'Palacio Real, plaza Mayor y Gran Vía en un paseo; el Guernica en el Reina Sofía. Bocadillo de calamares, chocolate con churros y, con un día más, Toledo o Segovia en tren.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar barcelona',
      'barcelona visitar|recomiend*|imprescindible*|turismo|escapada|finde',
    ],
    say: [
      'Sagrada Familia con entrada reservada, casas de Gaudí en Paseo de Gracia y, por la tarde, el Born y el Gótico. Las mejores vistas gratis, desde los búnkeres del Carmel.',
      'Gràcia para pasear y comer, Montjuïc para jardines y museos, y la Barceloneta a primera hora. Un domingo, vermut; con un día más, Montserrat o Sitges en tren.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar sevilla|andalucia',
      'sevilla|andalucia visitar|recomiend*|imprescindible*|turismo|escapada|ruta',
    ],
    say: [
      'Sevilla: Real Alcázar, catedral con la Giralda, plaza de España y noche en Triana. En Córdoba, la Mezquita a primera hora, la Judería y los patios, mejor en mayo.',
      'Andalucía en una semana: Sevilla, Córdoba y Granada en tren, y un par de días en Cádiz o en los pueblos blancos. Mejor en primavera u otoño, que en agosto pasa de 40 grados.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar granada',
      'granada visitar|recomiend*|imprescindible*|turismo|escapada|alhambra',
    ],
    say: [
      'Alhambra y Generalife, con entrada comprada semanas antes; atardecer en el mirador de San Nicolás y paseo por el Albaicín. En los bares la tapa viene con la bebida.',
      'Además de la Alhambra: Sacromonte con sus cuevas, baños árabes, tetería en la Calderería y, a una hora, la Alpujarra o la nieve de Sierra Nevada.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar valencia|alicante',
      'valencia visitar|recomiend*|imprescindible*|turismo|escapada|finde',
    ],
    say: [
      'Valencia: la Lonja, el Mercado Central, bici por el viejo cauce del Turia hasta la Ciudad de las Artes, y paella al mediodía cerca de la Albufera, con barca al atardecer.',
      'Barrio del Carmen y Ruzafa para cenar, horchata con fartons en Alboraya y playa de la Malvarrosa. En Alicante, castillo de Santa Bárbara y barco a la isla de Tabarca.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar bilbao|vasco|euskadi|sebastian|donosti*',
      'vasco|euskadi|bilbao|donosti* recomiend*|imprescindible*|ruta|escapada|turismo',
    ],
    say: [
      'Bilbao por el Guggenheim y el Casco Viejo; San Sebastián por La Concha y los pintxos de la Parte Vieja. Entre las dos, San Juan de Gaztelugatxe y Getaria.',
      'Tres días redondos: uno en Bilbao, otro por la costa (Bermeo, Lekeitio, Zumaia con sus acantilados) y el último en Donostia, subiendo al monte Igueldo.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar galicia|asturias|coruña|compostela',
      'galicia|asturias|cantabria recomiend*|imprescindible*|ruta|escapada|turismo',
    ],
    say: [
      'Galicia: Santiago, islas Cíes en barco con permiso, Costa da Morte al atardecer y la playa de las Catedrales con marea baja. De comer, pulpo, empanada y albariño.',
      'Asturias: lagos de Covadonga, ruta del Cares, Cudillero y Llanes, con sidra y fabada. Junio y septiembre son los mejores meses; chubasquero siempre en la mochila.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar canarias|tenerife|mallorca|menorca|lanzarote|ibiza',
      'que|cual isla canarias|baleares recomiend*|mejor|elegir|voy',
    ],
    say: [
      'Tenerife por el Teide y la variedad; Lanzarote por los volcanes y Manrique; La Palma y La Gomera para caminar; Fuerteventura para playas inmensas. Todo el año hace bueno.',
      'En Baleares: Menorca para calas y calma, con el Camí de Cavalls; Mallorca para sierra, pueblos y Palma; Formentera para el agua más clara. Mejor junio o septiembre.',
    ],
  },
  {
    ask: [
      'camino santiago empezar|etapas|cuant*|recomiend*|preparar|mochila|desde|ruta',
      'hacer camino santiago',
    ],
    say: [
      'Con una semana, desde Sarria (unos 115 km, cinco o seis etapas). Con más días, el Portugués desde Oporto o Tui, precioso y llano. Mayo, junio y septiembre son ideales.',
      'Mochila de no más del 10 % de tu peso, botas ya usadas, dos mudas y vaselina en los pies. Credencial sellada dos veces al día en el último tramo y salida temprano.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar paris|londres|lisboa',
      'paris|londres|lisboa visitar|recomiend*|imprescindible*|turismo|escapada',
    ],
    say: [
      'París: Montmartre temprano, Orsay, Sena al atardecer y Le Marais. Londres: museos gratis, South Bank y mercado de Borough. Lisboa: Alfama a pie, Belém y sus pasteles.',
      'Para tres días sin agobio, Lisboa, y un día a Sintra. En Londres conviene mirar un musical; en París, reservar la torre Eiffel o verla brillar de noche desde Trocadero.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar roma|venecia|florencia|italia',
      'roma|italia|florencia|venecia visitar|recomiend*|imprescindible*|turismo|escapada|ruta',
    ],
    say: [
      'Roma en tres días: Coliseo y Foro, Vaticano a primera hora y Trastévere para cenar; de noche, Panteón y Fontana de Trevi con menos gente. Entradas, siempre reservadas.',
      'En una semana: Roma, Florencia y Venecia en tren rápido. Florencia pide los Uffizi y el atardecer en el Piazzale Michelangelo; Venecia, perderse lejos de San Marcos.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar mexico|cdmx|yucatan|cancun|oaxaca',
      'mexico|cdmx|oaxaca|yucatan|cancun visitar|recomiend*|imprescindible*|turismo|ruta',
    ],
    say: [
      'Ciudad de México: Zócalo y Templo Mayor, Museo de Antropología, Coyoacán con la Casa Azul, Xochimilco un domingo y Teotihuacán temprano. Tacos al pastor para terminar cada día.',
      'Yucatán en diez días: Mérida, Uxmal, Valladolid, cenotes, Chichén Itzá al abrir y Bacalar. Oaxaca enamora por mercados, mole y Monte Albán, sobre todo con el Día de Muertos.',
    ],
  },
  {
    ask: [
      'que ver|hacer|visitar buenos aires',
      'que ver|hacer|visitar argentina|patagonia|bariloche',
      'buenos|argentina|patagonia visitar|recomiend*|imprescindible*|turismo|ruta aires|argentina|patagonia',
    ],
    say: [
      'Buenos Aires: San Telmo en domingo, Recoleta, Teatro Colón, librería El Ateneo, Palermo de noche y parrilla. Una tarde en el delta del Tigre despeja mucho.',
      'Para un primer viaje por Argentina: Buenos Aires, cataratas de Iguazú y Perito Moreno en El Calafate; con más días, Bariloche, Salta con Purmamarca o Mendoza y sus vinos.',
    ],
  },
  {
    ask: [
      'que ver|visitar peru|cusco|cuzco|colombia|chile|cartagena',
      'que hacer peru|cusco|cuzco|colombia',
      'peru|colombia|chile visitar|recomiend*|imprescindible*|turismo|ruta',
    ],
    say: [
      'Perú: Lima para comer, Cusco y Valle Sagrado con dos días de aclimatación, Machu Picchu con entrada reservada, y Arequipa o Titicaca. Mejor de mayo a septiembre.',
      'Colombia: Cartagena, parque Tayrona, Medellín y el Eje Cafetero con el valle de Cocora. Chile: Valparaíso, desierto de Atacama y Torres del Paine, mejor de noviembre a marzo.',
    ],
  },
  {
    ask: ['que ver|hacer|visitar york|nyc', 'nueva york visitar|recomiend*|imprescindible*|turismo|dias'],
    say: [
      'Puente de Brooklyn a pie al atardecer, Central Park, High Line hasta Chelsea Market y el MET o el MoMA. El ferry a Staten Island es gratis y pasa ante la Libertad.',
      'Un solo mirador basta: Top of the Rock por ver el Empire State. Un musical con entradas de última hora, gospel en Harlem y una tarde en Dumbo o Williamsburg.',
    ],
  },
  {
    ask: [
      'dormir mejor|consejo*|truco*|rapido|tips',
      'puedo|consigo|logro dormir|dormirme no|noche',
      'insomnio consejo*|truco*|hago|hacer|remedio*',
      'cuesta|tardo dormir*|conciliar',
    ],
    say: [
      'La hora de levantarse fija manda más que la de acostarse. Cuarto fresco (18 o 19 grados), oscuro, y la última hora con luz baja y sin noticias ni trabajo.',
      'Si pasan veinte minutos en vela, mejor levantarse, luz tenue y algo aburrido hasta que vuelva el sueño. Y las preocupaciones, a un papel: escritas molestan menos que dando vueltas.',
    ],
  },
  {
    ask: [
      'despierto|desvelo 3|4|tres|cuatro|media|madrugada dormir|volver|hago|por|siempre',
      'despierto|desvelo noche volver|dormir',
      'despertar*|desvelar* madrugada|noche dormir',
    ],
    say: [
      'No mirar la hora ni el móvil: la luz y las cuentas despiertan. Exhalar más largo que inhalar, cuatro y seis segundos, unos minutos, suele bajar el motor.',
      'A esa hora todo parece peor de lo que es. Un cuaderno al lado para soltar lo pendiente, menos alcohol y cena más temprana reducen mucho esos despertares.',
    ],
  },
  {
    ask: [
      'movil|celular|telefono|pantalla*|tiktok dormir|cama|acostar* malo|mirar|antes|usar',
      'luz azul movil|pantalla*|dormir|sueño',
    ],
    say: [
      'Sí, retrasa el sueño: más que la luz azul, lo que engancha es el contenido. Lo que mejor funciona es cargarlo fuera del cuarto y usar un despertador de los de toda la vida.',
      'Un cambio realista: media hora antes, modo avión y algo en su lugar, como un libro, un pódcast con temporizador o música tranquila. A la semana se nota.',
    ],
  },
  {
    ask: [
      'dejar|dejo de mirar|usar|depender movil|celular|telefono|redes|instagram|tiktok',
      'desenganch*|reducir|adict*|engancha* movil|celular|telefono|redes|instagram|tiktok',
      'paso horas|mucho movil|celular|telefono|redes|instagram|tiktok',
    ],
    say: [
      'Quitar las notificaciones que no vienen de personas, poner la pantalla en gris y sacar esas apps de la página principal. Cada clic de más corta el gesto automático.',
      'Dos zonas sin teléfono, mesa y cama, y un límite diario en Ajustes. Ayuda tener sustituto a mano: un libro, un paseo, unas cartas; el hueco vacío vuelve a la pantalla.',
    ],
  },
  {
    ask: [
      'cafe tarde|noche malo|hasta|afecta|quita|dormir|desvel*',
      'cafe quita|afecta|desvela sueño|dormir',
      'hasta que hora cafe',
      'cuant* cafes|cafe dia',
    ],
    say: [
      'La cafeína tarda unas cinco o seis horas en bajar a la mitad, así que lo prudente es el último café hacia las dos o las tres. Para la mayoría, tres o cuatro al día es el tope razonable.',
    ],
  },
  {
    ask: [
      'duele|dolor cabeza pantalla*|ordenador|movil|computadora|pc',
      'ojos cansad*|secos|pican pantalla*|ordenador|movil|computadora',
    ],
    say: [
      'Regla 20-20-20: cada veinte minutos, veinte segundos mirando a seis metros. Pantalla a un brazo de distancia, borde superior a la altura de los ojos, menos brillo y parpadear a conciencia.',
      'Muchas veces es cuello tenso o poca agua: hombros abajo, cuello a un lado y al otro, un vaso y cinco minutos lejos. Si se repite cada semana, toca revisar la vista.',
    ],
  },
  {
    ask: [
      'postura|espalda|cuello|lumbar* duele|dolor|sentad*|mejorar|corregir|silla|ordenador|trabajar',
      'duele espalda sentad*|silla|ordenador|oficina',
    ],
    say: [
      'Pies apoyados, rodillas y codos a 90 grados y pantalla a la altura de los ojos. La mejor postura es la siguiente: cambiar cada media hora y caminar dos minutos.',
      'Tres ejercicios diarios: gato y vaca diez veces, puente de glúteos quince y estirar el pecho en el marco de una puerta. Si baja dolor o hormigueo por una pierna, al médico.',
    ],
  },
  {
    ask: [
      'resfriado|resfriada|resfrio|catarro|constipad*|gripe hago|hacer|remedio*|casero*|tomar|curar|quitar|alivi*',
      'garganta duele|dolor|irritada',
    ],
    say: [
      'Descanso, líquidos calientes, miel con limón y lavados nasales con agua salada. Suele pasar en una semana; falta de aire o fiebre alta más de tres días piden médico.',
      'Para la garganta, gárgaras de agua tibia con sal, miel y aire húmedo. Caldo de pollo, almohada alta y dormir mucho hacen más que casi todo lo que se vende.',
    ],
  },
  {
    ask: ['empezar|empiezo|empezando correr|running', 'correr 5k|10k|principiante*|plan|consejo*'],
    say: [
      'Tres días por semana: un minuto trotando y dos andando, diez veces, a un ritmo que deje hablar. Cada semana un poco más de trote; en dos meses salen 5 km.',
      'Lo que más lesiona es la prisa: subir como mucho un 10 % por semana y zapatillas cómodas. Mejor salir corto y con ganas de repetir que heroico un solo día.',
    ],
  },
  {
    ask: [
      'ejercicio*|entren*|gimnasia|rutina casa sin|empezar|rutina|puedo|minutos|hacer|que',
      'abdominales|plancha|flexiones|sentadillas cuant*|empezar|rutina|como',
    ],
    say: [
      'Quince minutos, tres veces por semana: diez sentadillas, ocho flexiones contra la mesa, veinte segundos de plancha y diez puentes, tres vueltas. Cada semana se añade un par.',
      'Sin material también vale subir escaleras, bailar cuatro canciones seguidas o una mochila con libros para remar. La constancia sale de ponerlo siempre a la misma hora.',
    ],
  },
  {
    ask: [
      'adelgazar|bajar|perder|rebajar kilo*|peso|barriga|panza|grasa|tripa como|consejo*|rapido|hago|hacer|truco*|quiero|puedo|comer',
      'adelgaz* como|consejo*|truco*|rapido',
      'bajo|pierdo|quito|bajar kilo*|peso|barriga|panza|tripa',
    ],
    say: [
      'Medio kilo por semana es buen ritmo y dura. Medio plato de verdura, un cuarto de proteína, un cuarto de hidratos, agua en vez de refrescos, y andar a diario media hora.',
      'Sin dietas raras: cenar más pronto, dormir bien, fuerza dos veces por semana y no comprar lo que tienta a medianoche. Saltarse comidas suele acabar en atracón.',
    ],
  },
  {
    ask: [
      'cuant* agua beber|tomar|bebo|tomo|bebes',
      'litros agua dia cuant*|beber|persona',
      'beber|tomar mas agua acuerdo|como|truco*|consejo*|olvid*',
    ],
    say: [
      'Entre litro y medio y dos litros al día en total suele bastar, más con calor o deporte; la comida aporta una parte. La sed y una orina clara son buena guía.',
    ],
  },
  {
    ask: ['dejar|dejo|deje fumar|tabaco|cigarro*|cigarrillo*|vapear', 'quiero|ayuda* dejar fumar|tabaco'],
    say: [
      'Elegir fecha y contárselo a alguien. Las ganas fuertes duran unos cinco minutos: agua, chicle, salir a la calle, y pasan. Los primeros tres días son los peores; a las tres semanas cambia mucho.',
      'Con ayuda se logra bastante más: en el centro de salud o la farmacia hay parches, fármacos y grupos. Y una recaída no borra nada: la mayoría lo consigue tras varios intentos.',
    ],
  },
  {
    ask: [
      'madrugar|levantarme|levantarse|levanto temprano|pronto|cuesta|mañana*|como|truco*',
      'cuesta despert*|levant* mañana*|cama|temprano',
    ],
    say: [
      'Despertador lejos de la cama y persiana arriba nada más sonar: la luz es lo que de verdad despierta. La ropa y el desayuno, listos desde la noche.',
      'Adelantar quince minutos cada tres días, también el fin de semana, y acostarse antes en la misma medida. Ayuda tener algo bueno esperando: café rico, música, un paseo al sol.',
    ],
  },
  {
    ask: ['rutina* mañana*|noche|diaria|buena|crear|idea*', 'crear|mantener|empezar|coger habito*|rutina*'],
    say: [
      'Mañana sencilla: agua, luz de la calle, diez minutos de movimiento y la tarea importante antes de abrir el móvil. Cuatro pasos, siempre en el mismo orden.',
      'Un hábito prende pegado a otro y muy pequeño: tras el café, dos minutos de lectura. Fallar un día no importa; la regla es no fallar dos seguidos.',
    ],
  },
  {
    ask: [
      'tarta|pastel|torta|pay|pie manzana|manzanas receta|hago|hacer|facil|prepar*|quiero|puedo',
      'como hace|hacen tarta|pastel|torta|pay|pie manzana|manzanas',
    ],
    say: [
      'Lámina de hojaldre en el molde, una capa de compota o crema pastelera y tres manzanas en gajos finos encima. Azúcar, unos trocitos de mantequilla y 30 minutos a 190 grados. Al salir, brillo con mermelada de albaricoque.',
      'Masa batida en cinco minutos: tres huevos, un vaso de azúcar, uno de leche, dos de harina, levadura y dos manzanas troceadas. Otra laminada por encima, canela y 45 minutos a 180 grados.',
    ],
  },
  {
    ask: [
      'tortitas|panqueques|hotcakes|pancakes|panquecas receta|hago|hacer|facil|prepar*|quiero|ingredientes|esponjos*',
      'como hace|hacen tortitas|panqueques|hotcakes|pancakes|panquecas',
      'hot cakes como|receta|hago|hacer',
    ],
    say: [
      'Para ocho: 200 g de harina, dos cucharaditas de levadura, una pizca de sal, dos cucharadas de azúcar, un huevo y 250 ml de leche. Reposa diez minutos; sartén media y vuelta cuando salgan burbujas.',
      'Versión de dos ingredientes: un plátano maduro aplastado y dos huevos, en tortitas pequeñas a fuego medio. Con canela, yogur y fruta quedan de desayuno de domingo.',
    ],
  },
  {
    ask: [
      'crepes|crepas|creps|filloas receta|hago|hacer|facil|prepar*|masa|quiero',
      'como hace|hacen crepes|crepas|creps|filloas',
    ],
    say: [
      'Batir 250 ml de leche, 125 g de harina, dos huevos, una cucharada de mantequilla fundida y sal. Media hora de reposo y sartén muy caliente con poca grasa: un minuto por lado. Dulces o con jamón y queso.',
    ],
  },
  {
    ask: ['croqueta* receta|hago|hacer|facil|prepar*|bechamel|masa', 'como hace|hacen croqueta*'],
    say: [
      'Sofríe cebolla en 80 g de mantequilla y tuesta 90 g de harina dos minutos. Un litro escaso de leche caliente, poco a poco, 15 minutos removiendo, y jamón o pollo picado. A la nevera una noche; luego huevo, pan rallado y aceite muy caliente.',
    ],
  },
  {
    ask: ['guacamole receta|hago|hacer|facil|prepar*|lleva|ingredientes|negro', 'como hace|hacen guacamole'],
    say: [
      'Tres aguacates maduros chafados con tenedor, media cebolla y un tomate sin semillas en daditos, cilantro, chile serrano, el zumo de una lima y sal. Tapado con film pegado a la superficie no se pone negro.',
    ],
  },
  {
    ask: [
      'gazpacho|salmorejo receta|hago|hacer|facil|prepar*|lleva|ingredientes',
      'como hace|hacen gazpacho|salmorejo',
    ],
    say: [
      'Un kilo de tomates maduros, medio pimiento verde, medio pepino, un diente de ajo, un chorro de vinagre, sal y 100 ml de aceite; batir, colar y dos horas de nevera. Salmorejo: solo tomate, ajo, aceite y 200 g de pan.',
    ],
  },
  {
    ask: ['flan|natillas receta|hago|hacer|facil|prepar*|quiero', 'como hace|hacen flan|natillas'],
    say: [
      'Flan: caramelo en el molde, cuatro huevos, medio litro de leche y 120 g de azúcar batidos sin hacer espuma. Al baño maría, 45 minutos a 160 grados; se enfría y se vuelca al día siguiente.',
    ],
  },
  {
    ask: ['arroz leche receta|hago|hacer|prepar*|cremoso|dulce', 'como hace|hacen arroz leche'],
    say: [
      'Un litro de leche entera con canela en rama y piel de limón; al hervir, 120 g de arroz redondo. Fuego suave y remover 40 o 45 minutos. El azúcar, 100 g, en los últimos diez; canela en polvo al servir.',
    ],
  },
  {
    ask: [
      'masa pizza receta|hago|hacer|casera|prepar*',
      'como hace|hacen masa pizza',
      'pizza casera receta|hago|hacer',
      'como hace|hacen pizza casera',
    ],
    say: [
      'Medio kilo de harina de fuerza, 320 ml de agua tibia, 5 g de levadura seca, 10 g de sal y un chorro de aceite. Amasar diez minutos, dos horas de reposo y horno al máximo con la bandeja ya caliente, 10 minutos.',
    ],
  },
  {
    ask: ['galletas receta|hago|hacer|facil|prepar*|caseras', 'como hace|hacen galletas'],
    say: [
      'Regla fácil 1-2-3: 100 g de azúcar, 200 g de mantequilla blanda y 300 g de harina, más una pizca de sal. Media hora de nevera, cortar y 12 minutos a 180 grados, hasta que se doren los bordes.',
    ],
  },
  {
    ask: ['brownie|brownies receta|hago|hacer|facil|prepar*', 'como hace|hacen brownie|brownies'],
    say: [
      'Funde 150 g de chocolate negro con 120 g de mantequilla; suma tres huevos, 180 g de azúcar, 80 g de harina y nueces. 22 minutos a 180 grados: el centro debe quedar húmedo, porque termina de cuajar fuera.',
    ],
  },
  {
    ask: ['arepas|arepa receta|hago|hacer|prepar*|relleno|rellenar', 'como hace|hacen arepas|arepa'],
    say: [
      'Dos tazas de harina de maíz precocida, dos y media de agua tibia y sal: amasar y cinco minutos de reposo. Discos de un dedo, cinco minutos por lado en plancha. De relleno: queso, pollo con aguacate o carne mechada.',
    ],
  },
  {
    ask: ['chilaquiles receta|hago|hacer|prepar*', 'como hace|hacen chilaquiles'],
    say: [
      'Tortillas del día anterior en triángulos, fritas u horneadas. Salsa verde: tomatillo, chile, cebolla y ajo hervidos y licuados. Se mezclan en el último minuto para que truenen, con crema, queso fresco, cebolla y un huevo encima.',
    ],
  },
  {
    ask: ['torrijas receta|hago|hacer|prepar*', 'como hace|hacen torrijas'],
    say: [
      'Pan del día anterior en rebanadas de dos dedos, bañado en leche infusionada con canela y limón. Huevo batido, aceite de oliva suave bien caliente, y azúcar con canela al sacarlas. Mejores tras una noche en la nevera.',
    ],
  },
  {
    ask: ['hummus receta|hago|hacer|prepar*', 'como hace|hacen hummus'],
    say: [
      'Un bote de garbanzos, dos cucharadas de tahini, zumo de medio limón, medio ajo, comino, sal y un chorro de agua muy fría. Batir cinco minutos de verdad, que ahí está lo cremoso; aceite y pimentón encima.',
    ],
  },
  {
    ask: ['masa|pan no sube|leva|crece', 'masa|pan cuanto ferment*|levar|reposar'],
    say: [
      'De una a dos horas a unos 25 grados, hasta doblar el volumen; manda el tamaño, no el reloj. Si no sube: hace frío, la levadura es vieja o el agua estaba muy caliente. Prueba en el horno apagado con la luz encendida.',
    ],
  },
  {
    ask: [
      'estir* escritorio|oficina|silla|ordenador|cuello|espalda|computadora',
      'estiramientos cual*|que|rapid*|facil*|hago|hacer|unos',
      'ejercicios|pausa escritorio|silla|oficina|sentado|sentada',
    ],
    say: [
      'Cuatro en tres minutos: oreja al hombro, veinte segundos por lado; manos entrelazadas hacia el techo; giro de tronco agarrando el respaldo; y de pie, un pie en la silla para estirar la pierna. Sin rebotes y respirando.',
      'Cada hora, un minuto: diez círculos de hombros atrás, barbilla hacia el pecho, abrir los brazos en el marco de la puerta y talones arriba quince veces. Un vaso de agua lejos de la mesa obliga a levantarse.',
    ],
  },
  {
    ask: [
      'orquidea* regar|riego|agua|cuidar|cuido|raices|hojas|seca*|muere',
      'cada|cuanto regar|riego orquidea*',
    ],
    say: [
      'Una vez por semana en verano y cada diez o doce días en invierno, con las raíces grises como señal: en verde, esperar. Diez minutos en agua y escurrir bien. Raíces blandas y marrones significan exceso: se cortan y se cambia la corteza.',
      'Luz sin sol directo, maceta transparente y nada de agua estancada en el plato. Al caer las flores, corta la vara por encima del segundo nudo: muchas veces vuelve a florecer por ahí.',
    ],
  },
  {
    ask: ['podar|podan|podo rosal|rosales|rosas', 'cuando|como poda rosales|rosal'],
    say: [
      'Al final del invierno, cuando ya no se esperan heladas fuertes y las yemas empiezan a hincharse: en zonas frías, hacia el final de esa estación. Corte inclinado, medio centímetro sobre una yema que mire hacia fuera.',
    ],
  },
  {
    ask: ['lana lava|lavar|lavo temperatura|grados|como|encoj*', 'lavar|lavo jersey|sueter|chompa lana'],
    say: [
      'A 30 grados como mucho o en frío, programa de lana, detergente suave y centrifugado bajo. Lo que la encoge es el cambio brusco de temperatura y el roce. Se seca en plano, sobre una toalla y lejos del radiador.',
    ],
  },
  {
    ask: [
      'lonchera|tupper|fiambrera|taper|vianda idea*|meter|receta*|acabaron',
      'que llevo|pongo|preparo|meto lonchera|tupper|fiambrera|taper|vianda',
      'que|ideas almuerzo|comida llevar trabajo|cole|colegio|escuela|oficina',
    ],
    say: [
      'Rota cinco bases: tortilla de patata en cuadritos, wrap de pollo y aguacate, pasta fría con atún, arroz con huevo y verduras, y quesadilla. Al lado, palitos de zanahoria, fruta que no se aplaste y frutos secos.',
      'Cocina el doble por la noche y aparta antes de servir. Aguantan bien frías la ensalada de lentejas o garbanzos, el cuscús con verduras y la empanada. La salsa va aparte, así nada llega blando.',
    ],
  },
  {
    ask: ['picnic idea*|llevo|llevar|preparo|preparar|comida'],
    say: [
      'Lo que se come con la mano y aguanta calor: tortilla, empanada, bocadillos de filete con pimiento, hummus con palitos y sandía cortada. Botellas de agua congeladas hacen de hielo. Que no falten manta, bolsa para basura y una baraja.',
    ],
  },
  {
    ask: [
      'ciudad|destino|escapada finde|puente|fin recomiend*|sugier*|propon*|idea*|buena|bonita',
      'ciudad fin semana largo|tres|puente',
      'adonde|donde escapo|escaparme|vamos finde|puente',
    ],
    say: [
      'En España, San Sebastián para comer o Cádiz para la luz; cerca, Oporto, tres días a pie entre azulejos y vino. En América, Guanajuato, Cartagena de Indias o Colonia del Sacramento: centros bonitos que se recorren sin prisa.',
      'Mejor una ciudad mediana, que da para todo sin correr: Salamanca, Girona, Puebla, Valparaíso o Salta. Una mañana de casco viejo, una comida larga, un mirador al atardecer y una excursión corta el último día.',
    ],
  },
  {
    ask: [
      'que me pongo|visto boda',
      'como|que vestir*|visto|ponerme boda',
      'que ropa|vestido|traje|outfit boda llevar|llevo|pongo|elijo',
    ],
    say: [
      'De día, colores claros y tejido ligero; de tarde y noche, tonos intensos o traje oscuro. Blanco nunca. En campo o playa, tacón ancho o plano y una chaqueta fina para cuando baja el sol.',
    ],
  },
  {
    ask: ['que pongo|ponerme|visto|vestir|vestirme|llevar entrevista', 'ropa|outfit entrevista'],
    say: [
      'Un punto más formal que el día a día de ese sitio: pantalón oscuro, camisa o blusa lisa, zapatos limpios. En tecnología o diseño sobra la corbata. Pruébatelo la víspera, con el bolso o la carpeta en la mano.',
    ],
  },
  {
    ask: [
      'que pongo|ponerme|visto|vestir|vestirme|ropa entierro|funeral|velorio|velatorio|tanatorio',
      'hay ir negro funeral|velorio|entierro|tanatorio',
    ],
    say: [
      'Ropa sobria y cómoda en tonos oscuros o neutros: gris, azul marino, marrón, negro. El luto riguroso ya no se espera. Sin logos ni colores vivos, y zapatos que aguanten un buen rato de pie.',
    ],
  },
  {
    ask: [
      'pared blanca|grande|vacia|enorme decorar|decoro|poner|pongo|idea*',
      'decorar|decoro pared sala|salon|cuarto|habitacion|gastar|sin',
    ],
    say: [
      'Media pared pintada de un color terroso hasta metro y medio, que cuesta un bote. O una tela grande colgada de un listón: llena mucho, pesa poco y se cambia cuando canse.',
      'Una cuadrícula de nueve marcos iguales de segunda mano con fotos, láminas de libros viejos y hojas prensadas. Antes de clavar, pruébala en el suelo y marca con cinta.',
    ],
  },
  {
    ask: ['que llevo|llevar|llevarle anfitrion*', 'invitan|invitaron cena|cenar|comer|casa que llevo|llevar'],
    say: [
      'Sin vino: un buen aceite, un queso con membrillo, una maceta de hierbas o los bombones de una pastelería del barrio. Mejor que flores cortadas, que obligan a buscar jarrón en plena faena.',
    ],
  },
  {
    ask: ['impresora trab*|atasc*|luz|parpade*|imprime|funciona'],
    say: [
      'La luz naranja suele avisar de papel o tinta. Apaga y desenchufa un minuto, abre tapa y bandeja trasera, saca el papel hacia el lado por el que avanza, recoloca cartuchos y enciende. El código de parpadeos viene en el manual.',
    ],
  },
  {
    ask: [
      'embarazo|gestacion|preñada|embarazada gata|gato|perra',
      'cuanto dura embarazo gata|perra|elefante|humano',
    ],
    say: [
      'Unos 63 a 65 días, en gatas y en perras: poco más de dos meses. En la última semana, una caja tranquila con mantas y la revisión veterinaria hecha.',
    ],
  },
  {
    ask: [
      'perro*|perra*|gato*|gata* vomit* veces|hago|urgencias|normal|hoy|mucho|sangre',
      'perro|gato vomito|vomita|vomitado',
    ],
    say: [
      'Un vómito suelto con buen ánimo: unas horas sin comida y agua en sorbos. Tres seguidos, sangre, barriga hinchada, decaimiento, cachorro o algo tragado: llama al veterinario de urgencias ya.',
    ],
  },
  {
    ask: [
      'fiesta|cumple*|cumpleaños niño*|niña*|hijo|hija|infantil idea*|sencilla|barat*|juegos|organiz*|casa|plata|tiempo',
      'fiesta infantil piratas|sirenas|princesas|dinosaurios|superheroes',
    ],
    say: [
      'Dos horas y cinco niños más que años tiene: mapa del tesoro con pistas, juego de las estatuas y piñata casera. Un color de tema, globos y papel de seda; merienda de sándwiches y bizcocho. Fin antes del cansancio.',
      'Con poco: cola de tiburón o sirena de cartón que pinta cada invitado, gincana con cubos de agua o barcos de papel, y foto con un fondo de sábana pintada. La tarta, a la hora y media.',
    ],
  },
  {
    ask: [
      'gatito*|gatita* come*|pienso|leche|biberon edad|mes*|sin|cuando|solo',
      'gatito* huerfan*|abandonad*|chiquit* come*|doy|hago',
    ],
    say: [
      'Desde las cuatro semanas se empieza con pienso de gatitos remojado, y hacia las ocho lo comen seco. Antes, biberón de leche especial para gatos, nunca de vaca, y calor con una botella tibia envuelta.',
    ],
  },
]
