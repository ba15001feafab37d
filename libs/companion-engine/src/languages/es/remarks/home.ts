import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /(?<!\b(?:no|sin) )\b(?:(?:estoy|estuve|ando|sigo|aqui|aca|llevo \w+ \w+|toda la \w+) (?:\w+ )?(?:cocinando|guisando|preparando (?:la|el) (?:comida|cena|almuerzo|desayuno)|haciendo (?:la (?:comida|cena)|de (?:comer|cenar)|el almuerzo))|(?:cocine|he cocinado)\b|en la cocina desde)/,
    say: ['Con las manos en la cocina, qué bien.', 'Cocinando, eso ya huele a casa.'],
    ask: ['¿Qué hay en la olla?', '¿Para cuántos es?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:voy a|me toca|toca|tengo (?:que|q)|tuve (?:que|q)|me voy a poner a|vamos a|me pongo a) (?:cocinar|(?:hacer|preparar|hacerme|prepararme) (?:la (?:cena|comida)|de (?:cenar|comer)|el almuerzo|algo de (?:cenar|comer)|\w+ (?:\w+ )?(?:sopa|arroz|pasta|ensalada|tortilla|pollo|caldo|lentejas|empanadas|tacos)))\b/,
    say: ['A los fogones, entonces.', 'Cocina en marcha, suena rico.'],
    ask: ['¿Receta fija o lo que salga?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|sin) )\b(?:hice|he hecho|estoy haciendo|prepare|he preparado|estoy preparando|me hice|me he hecho) (?:\w+ )?(?:sopa|arroz|pasta|ensalada|tortilla|pollo|caldo|lentejas|empanadas|tacos|guiso|pure|croquetas|paella|asado|milanesas|albondigas|canelones|lasana|pizza|tamales|arepas|crema de \w+|garbanzos|frijoles)\b/,
    say: ['Mmm, suena muy rico.', 'Hecho en casa, así sabe mejor.'],
    ask: ['¿Cómo quedó?', '¿Quién lo prueba primero?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|sin) )\b(?:(?:hice|he hecho|estoy haciendo|voy a hacer|prepare|horne[eo]|he horneado|estoy horneando) (?:\w+ ){0,2}(?:bizcocho|torta|tarta|pastel|pan|galletas|galletitas|magdalenas|brownies?|budin|flan|queque|ponque|bolleria|postre|cheesecake|tiramisu)|\w+ (?:bizcocho|torta|tarta|pastel|pan) en el horno|(?:estoy|estuve) horneando)\b/,
    tone: 'glad',
    say: ['Qué rico, la casa debe de oler de maravilla.', 'Algo dulce o recién hecho, qué gusto.'],
    ask: ['¿Cómo salió?', '¿Te suele salir bien?'],
  },
  {
    signs:
      /\b(?:se me (?:quemo|quemaron|ha quemado|han quemado|paso|pego|pegaron|chamusco) (?:otra vez |todo )?\w+ (?:comida|cena|arroz|pollo|tostadas?|torta|tarta|bizcocho|pan|guiso|carne|lentejas|pasta|pizza|galletas|sopa|leche|salsa|tortilla)|queme \w+ (?:comida|cena|arroz|pollo|tostadas|torta|bizcocho|pan|carne)|(?:me )?(?:quedo|quedaron|salio|salieron|ha quedado) (?:\w+ )?(?:crud[oa]s?|quemad[oa]s?|salad[oa]s?|sos[oa]s?|incomibles?))\b/,
    say: ['Ay, con lo que cuesta hacerlo.', 'Qué rabia, se fastidió la comida.'],
    ask: ['¿Se salvó algo?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni) )\b(?:me (?:quedo|quedaron|salio|salieron|ha (?:quedado|salido)|han (?:quedado|salido)) (?:\w+ )?(?:ric[oa]s?|riquisim[oa]s?|buenisim[oa]s?|espectacular(?:es)?|de (?:diez|lujo|muerte)|deliciosos?|para chuparse los dedos))\b/,
    tone: 'glad',
    say: ['Qué rico, bien por quien cocina.', 'Así da gusto ponerse el delantal.'],
    ask: ['¿Queda algo, o voló?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:como|ceno|cene|comi|desayuno|almuerzo|almorce|he comido|he cenado|cenando|comiendo|cenar|comer|almorzar) (?:\w+ )?(?:sol[oa]|solit[oa])\b(?! (?:un|una|media|unos|unas|ensalada|pan|fruta)))/,
    tone: 'hard',
    say: ['Un solo plato en la mesa, eso se nota.', 'Comer sin nadie enfrente se hace raro.'],
    ask: ['¿Es así casi siempre?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:pedi|pedimos|he pedido|hemos pedido|voy a pedir|vamos a pedir|pediremos|encargue|estoy por pedir) (?:\w+ ){0,2}(?:pizzas?|comida|sushi|hamburguesas?|chino|kebab|empanadas|pollo asado|tacos|delivery|a domicilio|rappi|glovo)\b/,
    say: ['Comida pedida, hoy la cocina descansa.', 'Que venga hecho, buena jugada.'],
    ask: ['¿Qué hay dentro de la caja?'],
  },
  {
    signs:
      /(?<!\b(?:no|aun no|todavia no|sin) )\b(?:(?:estoy|aqui|aca|ando) (?:\w+ )?(?:cenando|desayunando|almorzando|merendando)|(?:acabo de|termine de|acabamos de) (?:cenar|comer|desayunar|almorzar|merendar)|(?:hoy |ya |anoche )(?:cene|desayune|almorce|merende)|(?:de|para) cenar (?:hay|tengo|hice|hubo)|(?:de|para) comer (?:hay|hice|tengo))\b/,
    say: ['Buen provecho, o que haya sentado bien.', 'Comida en la mesa, buena pausa.'],
    ask: ['¿Qué había de rico?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estuve|ando|sigo|llevo [\w ]{1,16}|toda la \w+|todo el \w+|aqui|aca) (?:limpiando|fregando(?! (?:los|platos))|barriendo|trapeando|aspirando)|(?:limpie|barri|trapee|fregue el|pase la aspiradora|he (?:limpiado|barrido|trapeado|fregado el))\b|(?:me toca|me ha tocado|tengo que|tengo q|tuve que|voy a|acabo de|termine de|toca|hay que) (?:limpiar|barrer|trapear|aspirar|pasar la aspiradora))(?! (?:la imagen|su nombre|portales|oficinas|frijoles|pescado))/,
    say: ['Limpieza, uf, eso también es ejercicio.', 'Escoba y trapo, menuda faena.'],
    ask: ['¿Qué rincón se resiste más?', '¿Con música o en silencio?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estuve|ando|llevo [\w ]{1,16}|toda la \w+|aqui) (?:ordenando|recogiendo (?:la|el|mi)|acomodando)|(?:ordene|he ordenado|acomode|recogi|he recogido) (?:todo |toda )?\w+ (?:cuarto|casa|armario|closet|ropero|pieza|habitacion|cajones|sala|cocina|escritorio|garaje)|(?:me toca|me ha tocado|tengo que|tengo q|tuve que|voy a|toca) (?:ordenar|recoger (?:la casa|el cuarto|mi cuarto|todo)))\b/,
    say: ['Poner orden, con lo que cuesta empezar.', 'Todo a su sitio, qué trabajo.'],
    ask: ['¿Apareció algo olvidado?', '¿Cuánto falta por ordenar?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estuve|ando|acabo de|tengo que|tengo q|tuve que|me toca|me ha tocado|voy a|toca) (?:\w+ )?(?:tend(?:er|iendo)|dobl(?:ar|ando)|lav(?:ar|ando)|recog(?:er|iendo)) (?:la |toda la |mi |tanta )?(?:ropa|colada)|(?:tendi|doble|lave|he (?:tendido|doblado|lavado)) (?:la |toda la |mi )?(?:ropa|colada)|(?:puse|he puesto|pongo|poner|poniendo|tres|dos|otra|cuatro) (?:\w+ )?lavadoras?|montana de ropa)\b/,
    say: ['Ropa y más ropa, no se acaba nunca.', 'La colada, menudo ir y venir.'],
    ask: ['¿Queda mucho montón?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estuve|ando|sigo|llevo [\w ]{1,16}|toda la \w+|todo el \w+|aqui|aca|^) ?planchando|(?:tengo|tuve) (?:que|q) planchar|(?:me toca|me ha tocado|me toco|voy a|acabo de|termine de|toca|odio|hay que|falta) planchar|planche (?:toda|las|los|la|el|una|mis|\w+ camisas)|he planchado|(?:tanta|mucha) plancha)\b/,
    say: [
      'A la plancha, uf, con el calor que da.',
      'Planchar, menuda tarea.',
      'Contra las arrugas, paciencia infinita.',
    ],
    ask: ['¿Queda mucho montón de plancha?', '¿Suena algo de fondo mientras tanto?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estuve|acabo de|termine de|tengo que|tengo q|tuve que|me toca|me ha tocado|me toco|voy a|siempre|toca|^) ?(?:lav(?:ar|ando)|freg(?:ar|ando)) (?:\w+ )?(?:los |la |mis )?(?:platos|loza|trastes|vajilla|cacharros|ollas)|(?:lave|fregue|he (?:lavado|fregado)) (?:\w+ )?(?:los |la )?(?:platos|loza|trastes|vajilla|cacharros|ollas)|(?:pila|montana|monton) de (?:platos|trastes|loza|cacharros))\b/,
    say: ['Los platos, esos que vuelven siempre.', 'Fregadero y paciencia, uf.'],
    ask: ['¿Siempre en las mismas manos, o por turnos?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:fui|vengo|he ido|acabo de ir|tengo que ir|tengo q ir|voy|volvi|vuelvo|fuimos|me toca ir|estoy|salgo) (?:ahora |hoy |ya )?(?:al|del|en el) (?:super\w*|mercado|mercadona|tianguis|carrefour|lidl|chino|almacen)|(?:hice|he hecho|haciendo|voy a hacer|tengo que hacer|hago|me toca hacer) (?:la compra|las compras|el (?:mercado|super|mandado))|a por el pan|(?:fui|baje|he bajado) (?:a )?(?:por|comprar) (?:el )?pan)\b(?! laboral)/,
    say: ['De compras, con bolsas y todo.', 'La compra, otra cosa de la lista.'],
    ask: ['¿Cayó algún capricho?'],
  },
  {
    signs:
      /\b(?:(?:todo|esta todo|la (?:compra|comida|luz|gasolina|fruta|carne)|el (?:super|aceite|pan|gas|cafe)|los (?:huevos|precios)) (?:\w+ )?(?:esta|estan|es|sube|subio|ha subido|suben|subieron)? ?(?:car[oa]s?|carisim[oa]s?|por las nubes|imposibles?|disparad[oa]s?)|que (?:car[oa]|precios)|me (?:clavaron|cobraron) \d+)\b/,
    say: ['Uf, los precios están para llorar.', 'Cada vez se paga más por lo mismo, qué rabia.'],
    ask: ['¿En qué lo notas más?'],
  },
  {
    signs:
      /\b(?:se (?:me |nos )?(?:ha |han )?(?:rompi[oe]|rompieron|roto|estropeado|estropeo|dano|danaron|descompuso|averio|averiado|jodio|jodido|quemo|murio) (?:otra vez |ayer |hoy )?\w+ (?:lavadora|nevera|heladera|refri\w*|caldera|calentador|horno|licuadora|tele\w*|ventilador|aire|termo|lava\w+|microondas|ducha|grifo|persiana|cerradura|congelador|boiler|calefon|estufa|cafetera|plancha|calefaccion))\b/,
    tone: 'hard',
    say: ['Lo que faltaba, qué fastidio.', 'Uf, una avería así trastoca la casa.'],
    ask: ['¿Tiene arreglo?', '¿Puede venir alguien a verlo?'],
  },
  {
    signs:
      /(?<!\bmi )\b(?:lavadora|nevera|heladera|refri|caldera|calentador|tele|ventilador|licuadora|congelador|horno|lavavajillas|termo|calefaccion|aire acondicionado|ascensor|elevador) (?:ya |otra vez )?(?:no (?:funciona|prende|enciende|anda|enfria|calienta|va|arranca)|esta (?:rot[oa]|estropead[oa]|descompuest[oa]|averiad[oa])|pierde agua|echa humo|se (?:rompio|dano|murio|estropeo|descompuso|ha roto|ha estropeado))\b/,
    tone: 'hard',
    say: ['Qué fastidio, justo eso.', 'Y ahora a vivir con eso a medias, uf.'],
    ask: ['¿Desde cuándo está así?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:hay|tengo|tenemos|una|con|salio) (?:una |unas )?(?:gotera|goteras|fuga de agua|humedad(?:es)? en|inundacion)|(?:gotea|chorrea) (?:el|la|del)|(?:se (?:me |nos )?(?:ha )?(?:inundo|inundado|tapo|atasco|atascado)) (?:el|la|toda) (?:\w+ )?(?:bano|cocina|casa|lavabo|fregadero|inodoro|ducha|desague|garaje|sotano|piso|caneria|vater|water))\b/,
    tone: 'hard',
    say: ['Agua donde no debe, qué agobio.', 'Uf, eso hay que pararlo cuanto antes.'],
    ask: ['¿Hay fontanero a la vista?'],
  },
  {
    signs:
      /\b(?:se (?:me |nos )?(?:ha )?(?:ido|fue|corto|cayo) (?:la luz|el agua|el internet|internet|la senal|el gas|el wifi)|(?:estamos|estoy|sigo|seguimos|llevo [\w ]{1,14}|llevamos [\w ]{1,14}) sin (?:luz|agua|internet|wifi|gas|electricidad|agua caliente)|(?:no hay|no tengo|no tenemos) (?:luz|agua|internet|wifi|agua caliente) (?:en|desde|hoy|y)|(?:un|otro) (?:apagon|corte de (?:luz|agua)))\b/,
    tone: 'hard',
    say: ['Sin eso, la casa se queda a medias.', 'Otro lío que no depende de ti, uf.'],
    ask: ['¿Se sabe cuándo vuelve?'],
  },
  {
    signs:
      /(?<!\b(?:no|sin|nunca) )\b(?:arregle|repare|colgue|pinte|arme|instale|destape|monte|he (?:arreglado|reparado|colgado|pintado|instalado|montado)|pude arreglar) (?:yo )?(?:\w+ )?\w+ (?:\w+ )?(?:cuadros?|estante\w*|mueble\w*|grifo|canilla|puerta|persiana|enchufe|lampara|silla|mesa|pared\w*|cuarto|habitacion|cama|bici\w*|lavadora|ventilador|tele|techo|armario|caneria|cisterna|lavabo|desague)\b/,
    tone: 'glad',
    say: ['Hecho con tus manos, qué gusto.', 'Menudas manos tienes.'],
    ask: ['¿Aguanta bien?', '¿Costó mucho?'],
  },
  {
    signs:
      /\b(?:(?:el|mi|la) (?:coche|carro|auto|moto|camioneta|troca|furgo\w*)\b (?:\w+ ){0,2}(?:no (?:me )?(?:arranca|prende|prendio|arranco|enciende|anda)|me dejo (?:tirad[oa]|botad[oa])|se (?:me )?(?:rompio|dano|descompuso|quedo|averio|ha roto|ha averiado)|(?:esta|en) (?:en )?el (?:taller|mecanico))|(?:se me (?:quedo|dano|descompuso|averio|rompio|ha roto)|me dejo tirad[oa]) (?:el|la) (?:coche|carro|auto|moto|camioneta|furgo\w*))\b/,
    tone: 'hard',
    say: ['Quedarse sin ruedas, qué faena.', 'Ay, los sustos del motor y del bolsillo.'],
    ask: ['¿Ya lo vio alguien que entienda?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:pinche|ponche|he pinchado|se me (?:pincho|poncho|ha pinchado|bajo)) (?:una |la |el )?(?:rueda|llanta|goma|neumatico|cubierta)|(?:rueda|llanta|goma) (?:pinchada|ponchada|desinflada)|(?:llame|estoy esperando|viene|vino) (?:a )?la grua|(?:me|nos) (?:pusieron|han puesto|multaron|clavaron) (?:una |otra )?multa|me multaron)\b/,
    tone: 'hard',
    say: ['Qué fastidio, y siempre en mal momento.', 'Eso amarga el camino a cualquiera.'],
    ask: ['¿Ya está resuelto?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|estamos|ando|sigo) (?:de mudanza|mudandome|mudandonos|entre cajas|empacando)|(?:me|nos) (?:mudo|mudamos|mude|voy a mudar|vamos a mudar|he mudado|hemos mudado) (?:a|de|el|la|este|esta|manana|hoy|con|en|por)\b|(?<!desde que )me (?:cambio|cambie|he cambiado) de (?:casa|piso|depa\w*|barrio)|(?:esta|en plena|con la|por la) mudanza|(?:cajas|todo) (?:sin (?:abrir|desempacar)|en cajas))\b/,
    say: ['Una mudanza, uf, la vida en cajas.', 'Cambiar de casa, casi nada.'],
    ask: ['¿Qué te da más, ilusión o pereza?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no) )\b(?:(?:buscando|busco|estoy buscando|sigo buscando|no encuentro|mirando|fui a ver|visite) (?:un |una )?(?:piso|pieza|habitacion|cuarto|depa|departamento|apartamento|alquiler|arriendo|casa|sitio para vivir|donde vivir)\b)/,
    tone: 'hard',
    say: ['Buscar techo, con lo difícil que está.', 'Uf, esa búsqueda desgasta.'],
    ask: ['¿Cómo va la búsqueda?'],
  },
  {
    signs:
      /\b(?:no (?:me |nos )?alcanza (?:para|ni|el|la|pa|con)|no (?:llego|llegamos) (?:ni )?a fin de mes|no llego a pagar|(?:no tengo|sin) (?:un (?:duro|peso|mango|euro)|plata|dinero|lana|varo)(?! para (?:tonterias|caprichos))|(?:estoy|ando) (?:\w+ )?(?:pelad[oa]|en numeros rojos|endeudad[oa]|sin blanca|quebrad[oa]|corto de (?:plata|dinero)|mal de dinero)|(?:tengo|con|mis) (?:muchas |tantas )?deudas)\b/,
    tone: 'hard',
    say: ['Las cuentas apretadas quitan la calma.', 'Uf, andar contando cada moneda agota.'],
    ask: ['¿Qué es lo que más urge?', '¿Hay alguien con quien puedas hablarlo?'],
  },
  {
    signs:
      /\b(?:(?:me |nos )?(?:llego|vino|ha llegado|ha venido|subieron|suben|han subido|subio|sube|tengo que pagar|tengo q pagar|me toca pagar|acabo de pagar|pague|hay que pagar) (?:ya |otra vez )?\w+ (?:factura|recibo|alquiler|renta|arriendo|hipoteca|luz|gas|tarjeta|boleta|impuestos|seguro|expensas)\b(?! (?:se|vino|volvio)))/,
    say: ['Uf, las facturas no perdonan.', 'Otro mordisco al bolsillo, vaya.'],
    ask: ['¿Viene más alto que otras veces?'],
  },
  {
    signs:
      /(?<!\b(?:no|sin) )\b(?:(?:brotaron|han brotado|ha brotado|florecio|florecieron|ha florecido|salieron flores)\b|(?:plante|sembre|trasplante|he (?:plantado|sembrado)|estoy plantando) (?:\w+ )?(?:un|una|unos|unas|las|los|el|la|tomates|lechugas|flores|albahaca|semillas)|(?:mi|la|el) (?:planta|orquidea|rosal|cactus|limonero|tomatera) (?:ya |por fin )?(?:dio|tiene|echo|saco|esta (?:creciendo|preciosa|enorme|hermosa|dando)))\b(?! (?:hijo|cara|pica|bigote))/,
    tone: 'glad',
    say: ['Algo verde creciendo, qué bonito.', 'Buena mano con lo verde.'],
    ask: ['¿Tienes mucho verde en casa?'],
  },
  {
    signs:
      /\b(?:se me (?:murio|murieron|seco|secaron|ha (?:muerto|secado)|han (?:muerto|secado)|muere|mueren|esta (?:muriendo|secando)) (?:otra vez |todas )?\w+ (?:plantas?|orquidea|cactus|albahaca|rosal|tomates|macetas|flores|suculentas?|potos|geranios)|(?:se me )?(?:mueren|secan) las plantas)\b/,
    say: ['Vaya, pobre planta.', 'Qué pena, con el cariño que se les coge.'],
    ask: ['¿Fue de sed o de exceso de agua?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:regue|he regado|estoy regando|estuve regando|voy a regar|tengo que regar|acabo de regar|pode|he podado|estuve podando) (?:\w+ )?(?:las|el|los|la|mis|mi)? ?(?:plantas|jardin|macetas|flores|huerto|huerta|rosales|cesped|pasto)|(?:estoy|estuve|toda la \w+|un rato) en (?:el|la|mi) (?:huerto|huerta|jardin))\b/,
    say: ['Entre plantas, qué buen rato.', 'Un poco de tierra en las manos, qué bien.'],
    ask: ['¿Qué está creciendo ahora?'],
  },
  {
    signs:
      /\b(?:(?:me |por fin )?llego (?:por fin |hoy |ya )?(?:el|un|mi) (?:paquete|pedido|envio)|(?:ya |me )?ha llegado (?:el|un|mi) (?:paquete|pedido|envio)|(?:el|mi) (?:paquete|pedido) (?:ya |por fin )(?:llego|aparecio|ha llegado))\b/,
    say: ['Paquete en casa, por fin.', 'Llegó, qué ganas de abrirlo.'],
    ask: ['¿Qué venía dentro?'],
  },
  {
    signs:
      /\b(?:(?:estoy |sigo |llevo [\w ]{1,14} )?esperando (?:un|el|mi|al) (?:paquete|pedido|envio|repartidor|tecnico|fontanero|plomero)|(?:no (?:llega|llego|ha llegado|aparece)|se (?:ha )?(?:perdio|perdido)) (?:el|mi|un) (?:paquete|pedido|envio)|(?:el|mi) (?:paquete|pedido|envio|tecnico|fontanero|plomero) (?:todavia |aun |que )?no (?:llega|llego|ha llegado|aparece|viene|vino))\b/,
    say: ['En casa esperando, sin poder salir, uf.', 'Qué rabia tanta espera.'],
    ask: ['¿Dan alguna hora?'],
  },
  {
    signs:
      /(?<!\bcasi )\b(?:(?:perdi|he perdido|no encuentro|se me (?:perdio|perdieron|han perdido|ha perdido|cayo)|deje olvidad[oa]s?|olvide) (?:otra vez )?\w+ (?:llaves?|gafas|lentes|movil|celu\w*|telefono|cartera|billetera|bolso|mochila|paraguas|dni|documentos?|anillo|pasaporte|reloj|tarjeta|cargador|audifonos|cascos|auriculares|mando)|no se donde (?:puse|deje) (?:el|la|las|los|mi|mis))\b/,
    tone: 'hard',
    say: ['Ay, qué rabia buscar y que no aparezca.', 'Uf, qué mal rato, con lo que hace falta.'],
    ask: ['¿Dónde fue la última vez que lo viste?'],
  },
  {
    signs:
      /\b(?:me (?:quede|he quedado|deje) (?:\w+ )?(?:fuera|afuera|encerrad[oa]|en la calle) (?:de (?:casa|mi)|sin llaves|sin (?:las )?llaves|en (?:el|la) (?:bano|ascensor|terraza|balcon|elevador))|(?:me deje|me he dejado|deje) las llaves (?:dentro|adentro|puestas|en casa)|(?:estoy|me quede|me he quedado) encerrad[oa] (?:en (?:el|la) (?:bano|ascensor|terraza|balcon|elevador)))\b/,
    tone: 'hard',
    say: ['Una puerta de por medio, qué agobio.', 'Ay, qué situación más tonta y más molesta.'],
    ask: ['¿Viene alguien a abrir?'],
  },
  {
    signs:
      /\b(?:(?:se me (?:ha )?(?:cayo|caido|derramo|rompio|roto|volco|volcado)|tire|rompi|derrame|he (?:tirado|roto|derramado)) (?:\w+ )?\w+ (?:cafe|vino|leche|te|vaso|plato|taza|jarron|botella|salsa|agua|sopa|jugo|copa)(?:s)?|(?:me )?(?:manche|he manchado|se me mancho|se me ha manchado) (?:\w+ )?(?:la|el|toda|mi|de) (?:\w+ )?(?:camisa|camiseta|blusa|vestido|pantalon|sofa|mantel|salsa|vino|cafe|chaqueta))\b/,
    say: ['Ay, un segundo y mira.', 'Vaya por dios, a limpiar toca.'],
    ask: ['¿Tiene salvación?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:se me (?:ha )?(?:rompio|roto|cayo|caido|murio|muerto|dano|apago|descompuso|jodio|estropeo|estropeado)|rompi|he roto) (?:\w+ )?(?:el|la|mi) (?:pantalla|movil|celu\w*|telefono|compu\w*|ordenador|portatil|laptop|tablet)|(?:el|mi|la) (?:movil|celu\w*|telefono|compu\w*|ordenador|portatil|laptop) (?:ya )?(?:no (?:prende|enciende|carga|funciona|anda|va)|se (?:murio|rompio|ha roto|apaga sol[oa]|colgo)))\b/,
    tone: 'hard',
    say: ['Uf, quedarse sin eso hoy es un lío.', 'Qué rabia, con todo lo que hay dentro.'],
    ask: ['¿Se puede recuperar algo?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:hay|habia|aparecio|salio|vi|encontre|entro|se (?:me |nos )?(?:metio|colo)|mate|tengo|tenemos|con) (?:\w+ ){0,2}(?:cucarachas?|raton(?:es)?|ratas?|aranas?|avispas?|hormigas|mosquitos?|polillas?|murcielago|chinches|alacran)\b(?! de (?:biblioteca|ordenador)))/,
    say: ['Puaj, visita sin invitación.', 'Con eso en casa no hay quien esté en paz.'],
    ask: ['¿Sigue por ahí?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:acabo de|voy a|fui a) (?:duchar|banar|dar una ducha)|acabo de (?:ducharme|banarme|salir de la ducha)|me (?:he duchado|he banado|duche|bane|di una ducha|he dado una ducha)|(?:salgo|sali|recien salgo) de la (?:ducha|regadera)|(?:una|con una) ducha (?:caliente|fria|larga)|un bano (?:caliente|de espuma|largo))\b(?! en (?:el|la) (?:rio|playa|mar|lago))/,
    say: ['Una ducha, qué bien sienta.', 'Agua y jabón, y casi otro día.'],
  },
]
