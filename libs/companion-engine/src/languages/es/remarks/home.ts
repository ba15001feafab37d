import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:ceno|cene|cenar|cenando|como|comi|comer|comiendo|almuerzo|almorzar|almorce|almorzando|desayuno|desayunar|merendar) (?:[\w ]{0,14})?(?:sol[oa]s?\b(?! (?:pan|arroz|ensalada|fruta|una?))|con nadie|delante de la (?:pantalla|tele)|frente a la (?:tele|pantalla)|con la tele)|(?:sol[oa]|sin nadie) (?:a la hora de|en la mesa|para) (?:comer|cenar|almorzar)|mesa (?:puesta )?para un[oa])/,
    tone: 'hard',
    say: [
      'Sin nadie enfrente, la comida dura poco y el silencio mucho.',
      'Un solo plato en la mesa se hace notar.',
    ],
    ask: ['¿Con quién te gustaría compartir mesa?', '¿Es así todos los días?'],
  },
  {
    signs:
      /\b(?:se me (?:ha )?(?:quemo|quemado|quemaron|paso|pego|pegado|bajo|ha bajado|desarmo|corto|cortado) (?:todo )?(?:el|la|los|las) (?:arroz|comida|cena|bizcocho\w*|torta|tarta|pastel|pan|sopa|pollo|carne|salsa|mayonesa|lentejas|frijoles|leche|galletas|tortilla|pasta|fideos|guiso|masa|arepas|queque)|(?:queme|he quemado) (?:el|la|los|las) (?:arroz|comida|cena|bizcocho\w*|torta|pan|sopa|pollo|carne|salsa|lentejas|frijoles|galletas|tortilla)|me (?:salieron|salio|quedaron|quedo|ha salido|ha quedado) (?:\w+ ){0,2}(?:como suela|crud[oa]s?|quemad[oa]s?|salad[oa]s?|dur[oa]s?|insipid[oa]|incomible|aguad[oa]s?|un desastre|fe[oa]s?|incomestible)|(?:se me fue|se me ha ido) la mano con (?:la|el)|sabe a (?:perfume|quemado|rayos|nada)|quedan aguad[oa]s|(?:como|parece[n]?) suelas?)\b/,
    say: [
      'La cocina no perdona los despistes, y el olor se acuerda.',
      'Una receta que se tuerce da rabia después de tanto rato.',
    ],
    ask: ['¿Se pudo salvar algo?', '¿Y al final, qué hubo de comer?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:estoy|ando|yo|aqui|me estoy|nos estamos|estamos|toda la manana) (?:\w+ )?(?:haciendo(?:me)?|cocinando|preparando|pelando|picando|friendo|horneando|amasando|guisando|asando|limpiando frijoles|batiendo|desgranando)|(?:ya )?(?:la|lo|las|los|lo) (?:meti|puse|tengo) (?:al|en el) (?:horno|fuego|sarten)|(?:esta|tengo|puse|dej[eo]) (?:[\w ]{0,20})?(?:en el (?:horno|fuego)|al (?:horno|fuego)|en la olla)|a fuego lento|(?:voy a|hoy|ahora|manana|quiero|el (?:sabado|domingo|viernes)) (?:voy a )?(?:hacer|cocinar|preparar|hago|cocino|preparo) (?:una? |unas |unos |algo de |mi |la |el )?(?:guiso|sopa|caldo|arroz|pollo|carne asada|asado|parrilla\w*|barbacoa|arepas|empanadas|tamales|paella|tortilla|lentejas|fabada|cocido|pozole|mole|enchiladas|rajas|sancocho|ajiaco|milanesas|noquis|pasta|pizza|lasana|croquetas|pure|bizcocho\w*|torta|tarta|pastel|galletas|pan|locro|ceviche|changua))\b(?! (?:algo (?:mal|malo)|tarea|deberes|nada|lo (?:que|q|mismo|posible)|las? maletas?|tiempo|cola|fila|ejercicio|el (?:ridiculo|master|doctorado|curso)))/,
    say: [
      'Con algo en marcha en la cocina, la casa parece más habitada.',
      'Cocinar ocupa las manos y deja la cabeza algo más suelta.',
      'Lo hecho en casa empieza a saber bien ya por el olor.',
    ],
    ask: ['¿Para cuántos va a ser?', '¿De quién viene la receta?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:hice|he hecho|hicimos|cocine|he cocinado|me cocine|prepare|he preparado|hornee|he horneado|me hice|me he hecho) (?:[\w]+ ){0,3}(?:guiso|sopa|caldo|arroz|pollo|carne|asado|arepas|empanadas|tamales|paella|tortilla|tortita|lentejas|fabada|cocido|pozole|mole|enchiladas|sancocho|ajiaco|milanesas|noquis|pasta|pizza|lasana|croquetas|bizcocho\w*|torta|tarta|pastel|galletas|pan|salmorejo|gazpacho|hotcakes|papas|patatas|migas|cena|comida|almuerzo|desayuno|ensalada|mermelada|flan|natillas|queque|brownies?|bocata|bocadillo|sandwich|betun)|me (?:quedo|ha quedado|quedaron|salio|ha salido|salieron) (?:[\w ]{0,20})?(?:riquisim[oa]s?|ric[oa]s?|buenisim[oa]s?|de muerte|de escandalo|delicios[oa]s?|de rechupete|bien jugos[oa]))\b/,
    say: ['Con algo recién hecho, la mesa cambia.', 'Meterse en la cocina ya es medio celebrar.'],
    ask: ['¿Qué tal sabía?', '¿Lo haces a menudo?'],
  },
  {
    signs:
      /(?<!\bno |\bsi |\bya no )\b(?:(?:me estoy|estoy|estamos|ando|nos estamos) (?:comiendo|merendando|almorzando|cenando|desayunando)(?:me)?|comiendome|(?:hoy|acabo de|ya|he|hemos|nos hemos|me he) (?:comemos|ceno|cenado|comi|comido|comio|cenar|comer|desayunado|almorzado|almorce|desayune|cene|cenamos|almorzamos)\b(?! (?:nada|el coco|la cabeza|el tarro|las unas))|(?:hoy|anoche|ayer|esta noche) (?:cen\w+|almorz\w+|com(?:imos|i|o|emos)|desayun\w+)|(?:tocan?|hay) (?:lentejas|pasta|tortilla|cocido|pescado|sopa|milanesas|asado) (?:para|de|hoy)|(?:voy|vengo|venimos|fuimos|salimos|vamos) (?:a|de) (?:cenar|comer|almorzar|desayunar)|me llevo (?:arroz|el tupper|la vianda|la tartera|el almuerzo)|me tomo (?:una sopa|un caldo)|me los como|me las como)\b(?! (?:sol[oa]|delante))/,
    say: [
      'La hora de comer le pone una pausa al día.',
      'Con el plato delante todo espera un poco.',
      'Comer a gusto ya es parte del plan.',
    ],
    ask: ['¿Cocina propia o de otras manos?', '¿Qué es lo que más te gusta comer?'],
  },
  {
    signs:
      /\b(?:(?:pedi|pedimos|he pedido|hemos pedido|pedir|pido|encargue|compre|me trajo|entrar con|con) (?:[\w]+ )?(?:una |unas |unos |un )?(?:pizzas?|sushi|kebab|hamburguesas?|comida china|comida a domicilio|empanadas por|delivery|tacos para llevar)\b|comida (?:rapida|a domicilio|para llevar|china)|entrar con una pizza|(?:rappi|glovo|uber eats|pedidosya|mcdonald'?s|telepizza|burger king)(?! (?:repart|trabaj)))/,
    say: ['Comida que llega hecha: una noche sin ollas.', 'A veces la mejor cocina es la de otro.'],
    ask: ['¿Siempre pides lo mismo?'],
  },
  {
    signs:
      /(?<!\bno |\bsi |ella |nieta |hija |ya )\b(?:(?:estoy|ando|estuve|llevo (?:[\w ]{1,14})|toda la (?:manana|tarde)|acabo de|termin[eo] de|me toca|tengo que|tendria que|voy a|he estado|me puse a|me pongo a|hay que|hoy toco|toca) (?:limpi(?:ar|ando)|fregar|fregando|trape(?:ar|ando)|barr(?:er|iendo)|aspir(?:ar|ando)|orden(?:ar|ando)|recog(?:er|iendo)|sacudir|escombrar)|(?:ya )?(?:trape[e]?|barri|fregue|aspire|he (?:limpiado|fregado|barrido|trapeado|aspirado|recogido|ordenado)|limpie|ordene|recogi) (?:todo |toda )?(?:el|la|los|las|mi) (?:casa|piso|sala|cocina|bano|horno|cuarto|habitacion|pieza|ventanas?|cristales|vidrios|nevera|heladera|armario|closet|ropero|salon|patio|garaje|cajones|departamento|depto|pasillo|cajon)|(?:dia|sabado|domingo) de limpieza|limpieza (?:general|a fondo))\b(?! (?:a (?:los|mi)|los (?:ninos|hijos)|aceituna|cafe|(?:los |todos los )?(?:platos|trastes|cacharros)|la (?:loza|vajilla|ropa)|frijoles|pescado|verdura|oficinas|portales))/,
    say: [
      'Limpiar tiene eso: se ve el resultado, al menos un rato.',
      'Con la casa en orden, parece que cabe más aire.',
      'Poner orden por fuera a veces ayuda también por dentro.',
    ],
    ask: ['¿Qué rincón se resiste más?', '¿Con música o en silencio?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:tend(?:er|i|iendo)|tiendo|dobl(?:ar|e|ando)|he (?:tendido|doblado|lavado)|lav(?:ar|e|ando)|recog(?:er|i|iendo)) (?:la |toda la |mi )?(?:ropa|colada|ropa limpia|ropa blanca|uniforme)|(?:poner|puse|he puesto|pongo|tres|dos|otra) (?:una |la |otra |tres |dos )?lavadoras?(?! (?:nueva|del aleman))|la (?:colada|ropa (?:sucia|tendida|por doblar|sin doblar|limpia))|montana de ropa|calcetines? (?:sueltos?|desparejad\w+|perdid\w+)|la (?:tengo|deje|puse) (?:a |en )?remoj\w+|ya la deje remojando)\b/,
    say: [
      'La ropa es lo único de la casa que nunca se termina.',
      'Entre lavar, tender y doblar, siempre hay una prenda esperando.',
    ],
    ask: ['¿Qué montón queda todavía?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:planch(?:ando|e las?|e los|e toda|ar (?:la ropa|camisas|las|los|toda|el uniforme|toca))|he planchado|(?:traje|camisa|ropa) (?:recien )?planchad[oa]|tabla de planchar|(?:me toca|tengo que|odio|termine de|acabo de) planchar)\b/,
    say: [
      'La plancha es lenta, y la ropa encuentra siempre otra arruga.',
      'Planchar da calor y tiempo para pensar, a veces demasiado.',
    ],
    ask: ['¿Suena algo de fondo mientras tanto?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:lav(?:ar|e|ando|o)|freg(?:ar|ando)|fregue|friego|he (?:lavado|fregado)|tengo que lavar) (?:todos? |toda )?(?:los |la |mis )?(?:platos|loza|trastes|vajilla|cacharros|ollas)|(?:pila|montana|monton) de (?:platos|trastes|loza|cacharros)|(?:platos|trastes) (?:sucios|sin lavar|por lavar)|(?:el )?(?:lavavajillas|lavaplatos) (?:puesto|en marcha|lleno|roto|vacio)|fregadero lleno|vaci(?:ar|e|o) el lavavajillas)\b/,
    say: [
      'Los platos vuelven siempre, como si tuvieran llave de casa.',
      'Una cocina limpia es una paz pequeña, pero paz.',
    ],
    ask: ['¿Te toca siempre a ti?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:voy|fui|vengo|he ido|salgo|bajo|vamos|acabo de ir|tengo que ir|fuimos|he bajado|baje|me ha mandado|pase|vuelvo) (?:ahora |hoy |ya )?(?:a|al|del|de|por|a por|a la|de la|en el) ?(?:la |el )?(?:super\w*|mercado|mercadona|compra|feria|tianguis|tienda|almacen|kiosco|pan|verduleria|carniceria|panaderia|perejil|chedraui|oxxo|carrefour|lidl|exito|d1|plaza de mercado|chino)|(?:hice|hacer|haciendo|he hecho|hacemos) (?:la compra|las compras|el mercado|el super|el mandado)|lista de la compra|(?:bajo|voy) (?:ahora )?y (?:las|lo|la|los) compro|leche, (?:arroz|pan|huevos)|en la caja del super)\b(?! (?:de trabajo|laboral))/,
    say: [
      'De la compra se vuelve siempre con algo que no estaba en la lista.',
      'Entre los pasillos y los precios, comprar ya es una excursión.',
    ],
    ask: ['¿Qué no puede faltar nunca en tu cocina?'],
  },
  {
    signs:
      /\b(?:(?:se (?:me |nos )?(?:ha |han )?(?:rompi[oe]|rompieron|roto|estropeado|estropeo|dano|danaron|descompuso|averio|averiado|jodio|jodido|quemo|reventado|revento|atasco|tapo|inundo|escacharrado|cayo)(?: (?:otra vez|ayer|hoy|tambien))? (?:el|la|los|las|mi) (?:lavadora|nevera|heladera|refri\w*|caldera|calentador|horno|cocina|licuadora|tele\w*|ventilador(?:es)?|abanico|aire|termo|lavavajillas|lavaplatos|microondas|ducha|canilla|grifo|cisterna|inodoro|persiana|cerradura|congelador|bomba|boiler|calefon|estufa|secadora|cafetera|plancha|puerta|ventana|silla|cama|lampara|impresora|compu\w*|ordenador|portatil|wifi))|(?:lavadora|nevera|heladera|refri|caldera|calentador|tele|ventilador|abanico|compu|boiler|calefon|licuadora|congelador|portatil|ordenador|impresora) (?:\w+ ){0,3}(?:no (?:funciona|prende|enciende|anda|enfria|calienta|va)|echa humo|hace (?:un )?ruido|pierde agua|se (?:rompio|dano|murio))|se nos danaron|(?:gotera|fuga de agua|gotea|humedad en la pared)|(?:la mia|el mio) echa humo)\b/,
    tone: 'hard',
    say: [
      'Cuando algo se rompe en casa, se rompe también el plan del día.',
      'Las cosas fallan siempre en el peor momento.',
    ],
    ask: ['¿Se puede arreglar o toca cambiarlo?', '¿Hay quien te eche una mano?'],
  },
  {
    signs:
      /\b(?:(?:se (?:me |nos )?(?:ha |han )?(?:ido|fue|corto|cortaron|cayo) (?:la luz|el agua|el internet|la senal|el gas|el wifi))|(?:sin|no hay|no tenemos|estamos sin|sigo sin|no tengo) (?:luz|agua caliente|internet|wifi|gas|electricidad|senal|agua corriente|agua en casa)\b|apagon|corte de (?:luz|agua)|(?:manana|hoy) (?:cortan|quitan) (?:la luz|el agua))\b(?! (?:propia|al final))/,
    say: [
      'Cuando se corta algo así, se nota cuánto hace de costumbre.',
      'Una casa a medio funcionar obliga a inventar.',
    ],
    ask: ['¿Ya volvió o sigue igual?'],
  },
  {
    signs:
      /^(?!.*y nada$).*(?<!\bno )\b(?:(?:arregle|he arreglado|repare|he reparado|cambie|he cambiado|colgue|he colgado|monte|he montado|pinte|he pintado|pintando|arme|he armado|instale|lije|solde|lo he cosido|la seque|destape|desatasc[ao]r?) (?:yo )?(?:\w+ )?(?:el|la|los|las|un|una|unos|unas|mi|yo)\b (?:\w+ )?(?:cuadros?|estante\w*|mueble\w*|grifo|canilla|puerta|persiana|enchufe|lampara|luz|silla|mesa|pared\w*|cuarto|habitacion|cama|bici\w*|moto|lavadora|bujia|cables?|marcha|ventilador|tele|techo|reja|llave|armario|caneria|radio|aspiradora)|(?:saque|he sacado) de la (?:caneria|tuberia)|(?:arranco|arranca) la (?:guacha|moto)|(?:con|hecho con) un tutorial|lo arregle|lo he arreglado|ya quedo (?:arreglad[oa]|list[oa])|hice (?:\w+ )?agujeros)\b/,
    say: [
      'Lo que se arregla con las propias manos se mira con otros ojos.',
      'Un arreglo de esos deja orgullo y herramientas por el suelo.',
    ],
    ask: ['¿Quién te enseñó a hacer esas cosas?', '¿Aguanta?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:el|mi|la) (?:coche|carro|auto|moto|camioneta|troca|bici|scooter|furgo\w*|motor|tsuru|jetta|tractor)\b[^.?]{0,24}(?:no (?:arranca|prende|prendio|quiere|quiso|enciende|funciona|anda)|me dejo (?:tirad[oa]|botad[oa])|se (?:me )?(?:rompio|dano|descompuso|quedo|murio|paro|averio)|en el taller|echa humo|pinch\w+)|(?:se me quedo|se me ha quedado|se me paro|me dejo tirad[oa]|se me dano|se me descompuso|se me averio) (?:el|la) (?:coche|carro|auto|moto|camioneta|troca|bici|furgo\w*)|(?:con un tsuru|todo el dia con un) \w* ?q?u?e? ?no (?:quiso|quiere)|(?:se pincho|rueda pinchada|llanta (?:ponchada|pinchada)|se me poncho|en la grua|llame a la grua|venga con la grua)|el mecanico (?:me|dice))\b/,
    tone: 'hard',
    say: [
      'Cuando el motor dice que no, el día se queda a pie.',
      'Con un vehículo que no responde, todo se complica de golpe.',
    ],
    ask: ['¿Dónde te dejó?', '¿Ya lo vio alguien que entienda?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estamos|ando) (?:de mudanza|mudandome|mudandonos|entre cajas|empaquetando|empacando)|(?:me|nos) (?:mud[eo]|mudamos|mudare|voy a mudar|vamos a mudar|he mudado|hemos mudado|cambie|cambio|he cambiado) (?:de (?:casa|piso|ciudad|depa\w*|barrio|cuarto|pieza|habitacion)|a|el|juntos|con|manana|hace|este|de)|(?:en plena|con la|esta|maldita|la proxima) mudanza|(?:cajas|todo) (?:sin abrir|en cajas|por desempacar)|(?:casa|piso|departamento|depa|pieza) nuev[oa]\b|de un piso de)\b(?! (?:opinion|idea|marcha|tema|trabajo|pantalon))/,
    say: [
      'Cambiar de sitio remueve más que las cajas.',
      'En un lugar nuevo, hasta los ruidos hay que aprenderlos.',
    ],
    ask: ['¿Qué fue lo primero que colocaste?', '¿Se siente ya como tu casa?'],
  },
  {
    signs:
      /^(?!.*\b(?:ventas|del local|negocio)\b).*\b(?:(?:buscando|busco|buscar|encuentro|encontrar|mirando|visite|ver) (?:\w+ )?(?:piso|pieza|habitacion|cuarto|depa|departamento|apartamento|alquiler|arriendo|donde vivir|sitio para vivir)|(?:alquiler|renta|arriendo|hipoteca)\b[^.?]{0,24}(?:subi\w*|sube\w*|car[oa]|carisim[oa]|pagar|imposible|debo|anos|atrasad[oa])|(?:pag(?:ar|o|amos)|toca pagar|debo|debemos) (?:\w+ )?(?:la renta|el alquiler|el arriendo|la hipoteca|\d+ por dormir)|la letra del piso|todo es o carisimo)/,
    tone: 'hard',
    say: [
      'El techo debería ser lo más seguro, y cuesta tanto.',
      'Que vivir en un sitio cueste tanto agota a cualquiera.',
    ],
    ask: ['¿Qué es lo que más aprieta?', '¿Te acompaña alguien en eso?'],
  },
  {
    signs:
      /\b(?:(?:debo|debemos|le debo|deudas?)\b (?!(?:ir|irme|ser|estar|tener|hacer|decir|de ser|haber|admitir|confesar|parecer)\b)[\w ]{0,18}(?:euros|pesos|tarjetas?|banco|meses|mil|millon\w*|plata|dinero|intereses|luz|renta|hermana|tractor)|(?:no (?:me |nos )?alcanz\w+)(?: ni)? (?:para|la|el|pa)|no (?:llego|llegamos|llegue|se llega) a fin de mes|no (?:cubro|llego) ni|no llego ni a|(?:estoy|ando|estamos|quebrad[oa]s|toy) (?:\w+ )?(?:pelad[oa]|sin (?:un )?(?:duro|peso|varo|plata|dinero|lana)|quebrad[oa]s?|tiesa?o?|en numeros rojos|endeudad[oa]|corto de plata)|sin varo|(?:la luz|la factura|el recibo)\b[^.?]{0,16}(?:que me llego|subio|aumento|carisim\w+|al doble)|(?:tengo|quedan|tenia) (?:[\w ]{0,10})\d+ (?:pesos|euros|soles) en la cuenta|tuve que pedir(?:le)? fiado|(?:aumento|subio) (?:al|el) doble|no llegamos a pagar|facturas (?:sin pagar|pendientes|acumulad\w+)|haciendo cuentas)\b/,
    tone: 'hard',
    say: [
      'Las cuentas que no cierran se llevan el sueño y la calma.',
      'El dinero justo pesa todo el día, también en silencio.',
    ],
    ask: ['¿Hay alguien con quien puedas hablarlo?', '¿Qué es lo que más urge?'],
  },
  {
    signs:
      /^(?!.*\b(?:criaturas|de infantes)\b).*(?<!\bno |\bni )\b(?:(?:mi|mis|la|una|las|el|unas|tengo una?|de) (?:plantas?|macetas?|maceta|cactus|suculentas?|orquidea|potos|monstera|rosal(?:es)?|tomateras?|limonero|geranios?|huerto|huerta|jardin|albahaca|aloe|matas|tomates)\b(?! (?:quinta|baja|electrica|de (?:gas|arriba|abajo|infantes))| (?:que|de) me (?:dio|regal))|(?:he )?(?:regue|regado|riego|regando) (?:las?|el|los|mis)?|(?:brot(?:o|ado|ando)|florecio|sembr(?:e|ar|ando)|(?:he )?plant(?:e|ado|ar) (?:un|una|las|los|tomates)|trasplant\w+|pod(?:e|ar|ando) (?:el|la|los|las)))\b/,
    say: [
      'Las plantas van a su ritmo y no discuten con nadie.',
      'La tierra pide poco y lo pide siempre: agua, luz y paciencia.',
    ],
    ask: ['¿Cuántas plantas hay ya en casa?', '¿Quién se ocupa más de ellas?'],
  },
  {
    signs:
      /\b(?:(?:el|mi|un|los|del) (?:paquete|pedido|envio|correo|cartero)\b[^.?]{0,30}(?:lleg\w+|perd\w+|aparec\w+|retras\w+|vecin[oa]|demora\w*|entreg\w+|trae|trajo)|(?:estos de la |la )?paqueteria|dicen q?u?e? ?(?:ya )?entregaron|(?:me )?llego (?:por fin |hoy |ya )?(?:el|un|mi) (?:paquete|pedido|envio)|esperando (?:un|el|mi) (?:paquete|pedido|envio))\b/,
    say: [
      'Un paquete tiene su intriga hasta que aparece.',
      'Los envíos van por caminos que nadie entiende del todo.',
    ],
    ask: ['¿Qué venía dentro?'],
  },
  {
    signs:
      /^(?!.*\b(?:ese dia|abuel[oa]|de nin[oa])\b).*\b(?:(?:perdi|he perdido|no encuentro|se me (?:perdieron|han perdido|quedaron|han quedado)|olvide|me he dejado|me deje|deje|busco|buscando|donde (?:puse|deje)|siguen sin salir|dejado|no aparecen) (?:otra vez |dentro |\w+ )?(?:las|mis) (?:llaves|gafas|lentes|anteojos|audifonos|cascos|tarjetas)|las llaves siguen|(?:perdi|he perdido|no encuentro|se me perdio|me he dejado|me deje|se me quedo) (?:otra vez )?(?:el|la|mi) (?:movil|celu\w*|telefono|cartera|billetera|bolso|mochila|paraguas|dni|documento|anillo|pasaporte|reloj|bufanda|tarjeta|cargador|mando|control)|me (?:quede|he quedado) (?:fuera|afuera|encerrad[oa]))\b/,
    tone: 'hard',
    say: [
      'Lo que se pierde se esconde siempre donde ya se miró.',
      'Buscar algo con prisa es lo peor: la casa entera se burla.',
    ],
    ask: ['¿Dónde fue la última vez que lo tuviste?'],
  },
  {
    signs:
      /\b(?:(?:se me (?:ha )?(?:mancho|manchado|cayo|caido|derramo|encogio|ha encogido|destino|rompio|ha roto|corrio|ha corrido)|me (?:manche|he manchado)) (?:[\w ]{0,16})?(?:camisa|camiseta|blusa|vestido|pantalon|jersey|sueter|chaqueta|ropa|cafe|vino|sofa|mantel|taza|vaso|plato|jarron|rimel|leche|salsa)|salio la mancha|(?:mancho|lo mancho) (?:de|con) (?:salsa|vino|cafe)|ya no sale la mancha)\b/,
    say: [
      'Esas pequeñas catástrofes llegan siempre con prisa y ropa limpia.',
      'Un segundo de nada, y toca frotar, barrer o resignarse.',
    ],
    ask: ['¿Tiene salvación?'],
  },
  {
    signs:
      /^(?!.*\b(?:panico|fobia|penal)\b).*\b(?:(?:cucaracha|raton(?:es)?|rata|arana|avispa|hormigas?|mosquitos?|polillas?|murcielago|chinches|lagartija|zancudos?|pulgas|abejorro|alacran|tlacuache)s?\b(?! (?:de biblioteca|libre)))(?<!\bun raton)/,
    say: [
      'Esos visitantes entran sin llamar y sin medir las consecuencias.',
      'Con un animalito donde no toca, se acaba la tranquilidad.',
    ],
    ask: ['¿Sigue por ahí?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:me (?:he )?(?:acabo de |voy a )?(?:duch(?:e|ado|ar|arme)|ban(?:e|ado|ar|arme))|(?:una|la) ducha (?:caliente|fria|larga|de)|(?:salgo|acabo de salir|recien salgo|sali) de la (?:ducha|regadera)|ban[oe] (?:caliente|de espuma|largo)|en la (?:banera|tina|ducha)|acabo de ducharme))\b(?! (?:en el rio|en la (?:playa|quebrada)))/,
    say: ['El agua se lleva más cosas que el polvo.', 'Bajo la ducha se ordenan solas muchas ideas.'],
    ask: ['¿Y después, qué viene?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:compre|compramos|he comprado|hemos comprado|pusimos|puse|he puesto|quiero comprar|estreno|llego|me llego) (?:un|una|el|la|unas|unos|mi) (?:\w+ )?(?:sofa|sillon|mesa|mesita|cama|colchon|cortinas?|alfombra|lampara|nevera|heladera|lavadora|licuadora|freidora|estanteria|aspiradora|cafetera|escritorio|tele\w*|ventilador)|(?:cambie|movi|he movido|he cambiado) (?:los muebles|el sofa de sitio|todo de sitio)|reordene (?:toda )?la (?:cocina|casa|sala))\b/,
    say: [
      'Algo nuevo en casa, y la habitación entera parece otra.',
      'Cuando se mueve una cosa en casa, se mueve todo un poco.',
    ],
    ask: ['¿Cómo quedó?'],
  },
]
