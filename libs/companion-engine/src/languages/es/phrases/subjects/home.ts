import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Una mudanza saca a la luz todo lo que se fue guardando «por si acaso». Lo raro es que los cajones parecen multiplicarse.',
      'Truco de veteranos: una caja marcada «primera noche» con sábanas, cargador, papel higiénico y algo para desayunar. Las demás pueden esperar.',
      'Entre la casa que se deja y la que aún no huele a propia hay unos días de tierra de nadie, con cinta de embalar por todas partes.',
      'Cajas, espalda cargada y siempre algo imprescindible en el fondo de la última. Mudarse es un trabajo de jornada completa que nadie paga.',
    ],
    ask: [
      '¿Qué cosa va a encontrar sitio primero en la casa nueva?',
      '¿Qué es lo que más se va a notar al dejar el sitio de antes?',
      '¿Quién está echando una mano con los bultos?',
    ],
  },
  flatHunt: {
    say: [
      'Buscar piso es como una entrevista de trabajo en la que encima pagas tú. Y las fotos del anuncio siempre están hechas con gran angular.',
      'En las visitas ayuda llevar los papeles ya listos en una carpeta. Muchas veces se lo queda quien puede decir que sí en el momento.',
      'Lo agotador de las visitas es amueblar cada piso en la cabeza y después tener que desamueblarlo.',
      'Antes de decir que sí a un piso, conviene abrir grifos, mirar la cobertura y escuchar un minuto en silencio: las paredes cuentan cosas que el anuncio calla.',
    ],
    ask: [
      '¿Qué tendría que tener el piso para decir que sí sin pensarlo?',
      '¿Por qué zona va la búsqueda?',
      '¿A qué cosa sería posible renunciar en un piso, y a cuál de ninguna manera?',
    ],
  },
  rent: {
    say: [
      'Que alguien que apenas pisa la casa decida lo que cuesta vivir en ella deja muy mal cuerpo. Es el hogar de quien lo habita.',
      'Con un casero conviene que todo quede por escrito, hasta lo amable. Una asociación de inquilinos puede mirar el contrato con ojos entrenados.',
      'Un alquiler se come la parte más grande del sueldo antes de que el mes empiece a andar. Cuando la cosa se tuerce ahí, tiembla todo lo demás.',
      'Para quien posee, es una cifra en una cuenta; para quien alquila, es la cama, la calle y la panadería de abajo.',
    ],
    ask: [
      '¿Qué dice exactamente el contrato sobre esto?',
      '¿Cómo es el trato con el casero o la casera?',
      '¿Qué ata más a esa casa, aparte del precio?',
    ],
  },
  brokenThing: {
    say: [
      'Los aparatos tienen un instinto infalible para averiarse en el peor momento. Y solo entonces se nota cuánto trabajaban en silencio.',
      'Antes de firmar la sentencia del trasto merece la pena mirar la garantía: en muchos países dura más de lo que recuerda el vendedor.',
      'Una avería en casa es doble gasto: el de arreglarla y el de vivir mientras tanto dando rodeos alrededor del cacharro muerto.',
      'Da rabia, porque ya nada parece hecho para durar. El de la abuela aguantaba treinta años y dos mudanzas.',
    ],
    ask: [
      '¿Cuántos años de servicio llevaba el aparato?',
      '¿Cómo se apaña la casa mientras tanto?',
      '¿Qué tiene mejor pinta: reparar o cambiar?',
    ],
  },
  carTrouble: {
    say: [
      'Sobre ruedas todo va bien hasta que deja de ir, y entonces de golpe se mide la vida en talleres, papeles y autobuses.',
      'Lo peor no suele ser la chapa ni el pinchazo, sino las llamadas y el papeleo que vienen detrás. Unas fotos y una carpeta ayudan bastante.',
      'Qué fastidio, dinero y tiempo que se van en algo que ni siquiera da un gusto. Nadie sueña con gastar en tornillos y trámites.',
      'Por suerte queda en hierro y cartera. Aun así, con el vehículo el disgusto siempre se queda puesto hasta la noche.',
    ],
    ask: [
      '¿Qué se complica más ahora por culpa de esto?',
      '¿Cuánto va a doler en la cartera?',
      '¿Cuánto tiempo lleva ese vehículo en la familia?',
    ],
  },
  cleaning: {
    say: [
      'El polvo tiene una paciencia infinita: siempre vuelve. Pero un suelo limpio a media tarde es de las pocas victorias que se pueden pisar.',
      'El desorden crece en horizontal: toda mesa vacía es una invitación. Empezar por una sola superficie engaña al resto de la casa.',
      'Ordenar tiene algo de arqueología: debajo de cada capa aparece otra época, con sus tickets y sus cables de nadie sabe qué.',
      'Una casa es un trabajo que solo se ve cuando no se hace. Con música alta y un temporizador de veinte minutos, el trapo pesa menos.',
    ],
    ask: [
      '¿Cuál es el rincón más temido de la casa?',
      '¿Qué objeto cuesta tirar aunque ya no sirva de nada?',
      '¿Con qué banda sonora se limpia ahí?',
    ],
  },
  garden: {
    say: [
      'Lo que se cultiva tiene su propio reloj y no atiende a prisas. Por eso sienta bien meter las manos en la tierra.',
      'Pocas cosas dan tanto por tan poco: agua, luz y un poco de paciencia, y de pronto hay verde donde no había nada.',
      'Quien cuida plantas aprende a mirar de cerca: una hoja nueva ya es una noticia.',
      'Tierra bajo las uñas y la espalda doblada, pero mañana lo primero será salir a ver cómo va todo. Así engancha.',
    ],
    ask: [
      '¿Qué crece mejor ahí, según la experiencia?',
      '¿Qué sería lo próximo en plantarse?',
      '¿De dónde viene esa mano para las plantas?',
    ],
  },
  plantDied: {
    say: [
      'Una planta mustia da más pena de lo que se admite en público. Al fin y al cabo se la miraba todos los días.',
      'La mayoría de las plantas de interior mueren por exceso de cariño, o sea, de agua. Es una culpa muy común entre buena gente.',
      'Si queda un tallo verde bajo la corteza, todavía hay partida: se rasca un poquito con la uña y la planta contesta.',
      'Las plantas se quejan en un idioma lentísimo; cuando por fin se entiende, suelen llevar semanas diciéndolo.',
    ],
    ask: [
      '¿Cuánto tiempo llevaba esa planta en casa?',
      '¿En qué sitio estaba, con cuánta luz?',
      '¿Qué planta podría ocupar ese hueco algún día?',
    ],
  },
  decorating: {
    say: [
      'Hay un orgullo especial en señalar una pared o un mueble y poder decir: eso está hecho con estas manos.',
      'En el bricolaje, el presupuesto de tiempo siempre se multiplica por tres. Pero cada torcedura acaba siendo una anécdota para las visitas.',
      'Un cambio en casa se nota hasta en el ánimo: de repente apetece sentarse a mirar la propia habitación.',
      'Brocha, taladro, nivel y mucha fe: así se convierte un piso cualquiera en un sitio con firma.',
    ],
    ask: [
      '¿Qué aspecto debería tener todo al final?',
      '¿Qué parte del trabajo está dando más guerra?',
      '¿Qué viene después en la lista de arreglos?',
    ],
  },
  flatmate: {
    say: [
      'Compartir piso es vivir con gente que no se eligió del todo, pero con la que se comparten esponja y router.',
      'La convivencia se decide en lo pequeño: el fregadero, la balda de la nevera, el volumen. Ahí se ve cómo es cada cual.',
      'Un piso compartido es una pequeña república: sin cuatro reglas claras, gobierna quien menos friega.',
      'Hay compañeros de piso que se recuerdan toda la vida, por una cosa o por la contraria. De ahí salen las mejores historias.',
    ],
    ask: [
      '¿Cómo se reparten las tareas en ese piso?',
      '¿Cómo acabó juntándose ese grupo bajo un mismo techo?',
      '¿Qué norma habría que colgar en la nevera?',
    ],
  },
  parcel: {
    say: [
      'El seguimiento de un envío es un género de suspense: mucha intriga, pocos hechos y un final que no depende del lector.',
      'Comprar en línea iba a ahorrar tiempo, y al final se va entre etiquetas, chats automáticos y puntos de recogida.',
      'Conviene guardar capturas de todo, pedido y estado del envío. Quien responde ante el cliente suele ser la tienda, no el transportista.',
      'Da rabia pagar por una cosa y recibir un problema en caja de cartón, o ni siquiera la caja.',
    ],
    ask: [
      '¿Qué ha contestado la tienda hasta ahora?',
      '¿Para qué era el pedido, con cuánta prisa?',
      '¿Cómo fue otras veces con esa misma tienda?',
    ],
  },
  lostThing: {
    say: [
      'Las cosas perdidas tienen un don para esconderse a la vista. Suele ayudar rehacer el último camino despacio, como en una película al revés.',
      'Lo que desespera es esa película en bucle de los últimos minutos en que la cosa aún estaba ahí.',
      'Mucho de lo perdido acaba en un mostrador de objetos perdidos o en el bolsillo de otro abrigo. La gente honrada es más de la que parece.',
      'Con una cosa que falta de repente, el día entero se pone a buscarla. Ni concentrarse se puede.',
    ],
    ask: [
      '¿Cuál es el último sitio donde se vio a ciencia cierta?',
      '¿Qué es lo que más duele de haberlo perdido?',
      '¿En qué lugar sería más absurdo que apareciera?',
    ],
  },
  foundThing: {
    say: [
      'Qué alegría rara, la de lo que aparece cuando ya nadie lo busca. Es casi como recibirlo por segunda vez.',
      'Un hallazgo así detiene el día: de pronto se tiene en la mano algo que llevaba tiempo esperando en la oscuridad.',
      'Las cosas saben volver por su cuenta. Ahora merece un sitio mejor que el escondite de antes.',
      'Un objeto encontrado nunca viene solo: trae pegado el tiempo de cuando estaba a la vista.',
    ],
    ask: [
      '¿Qué recuerdos trae eso consigo?',
      '¿Dónde va a guardarse a partir de ahora?',
      '¿A quién le haría más ilusión saber del hallazgo?',
    ],
  },
  heat: {
    say: [
      'Con ese calor hasta pensar hace sudar. Persianas abajo de día, ventanas abiertas de madrugada, y vivir a la hora de los gatos.',
      'El calor extremo no es una anécdota del tiempo: quita el sueño, el hambre y la paciencia, por ese orden.',
      'Las muñecas y la nuca bajo el agua fresca un minuto hacen más que muchos ventiladores. Y la siesta, que para esto se inventó.',
      'Hay días en que el único plan sensato es convertirse en lagartija a la sombra y no moverse hasta que anochezca.',
    ],
    ask: [
      '¿Cuál es el sitio más fresco que hay a mano?',
      '¿Cómo pasan las noches con ese calor?',
      '¿Qué se come o se bebe ahí para aguantarlo?',
    ],
  },
  badWeather: {
    say: [
      'Con un tiempo así la casa encoge y la calle parece un trámite. Algo caliente en una taza sube mucho de categoría.',
      'El mal tiempo se cuela hasta en el ánimo, y no es imaginación: con poca luz, el cuerpo entero funciona a medio gas.',
      'Lo único bueno de un día de perros es que nadie pregunta por qué no se sale. Es una coartada caída del cielo.',
      'El cielo ha decidido ponerse difícil. Al menos suena mejor desde dentro, contra el cristal y con calcetines secos.',
    ],
    ask: [
      '¿Qué planes se ha llevado por delante el tiempo?',
      '¿Qué se ve ahora mismo por la ventana?',
      '¿Qué se hace ahí en un día así para salvarlo?',
    ],
  },
  fineWeather: {
    say: [
      'Un día así cambia hasta la cara de los desconocidos. Parece que alguien le hubiera subido el brillo a la calle.',
      'Hay cielos que no se dejan fotografiar; menos mal que alguien los mira de verdad mientras duran.',
      'La luz buena es el lujo más barato que existe: ni se reserva ni se paga, solo hay que levantar la cabeza.',
      'Con un tiempo así, cualquier rato al aire libre cuenta como fiesta pequeña. Qué gusto leer eso.',
    ],
    ask: [
      '¿Cuál es el mejor sitio para disfrutarlo por ahí cerca?',
      '¿Qué pide el cuerpo con un cielo así?',
      '¿A qué otro día recuerda esa luz?',
    ],
  },
  phoneTrouble: {
    say: [
      'La tecnología promete ahorrar tiempo y luego se lo cobra todo junto, con intereses y un mensaje de error.',
      'Apagar y encender es un consejo ridículo que funciona con insultante frecuencia. Cuando tampoco sirve, da ganas de volver a las palomas mensajeras.',
      'Es desesperante depender de una caja que no explica qué le pasa. Apuntar el texto exacto del fallo, si lo hay, suele acortar el arreglo.',
      'Un chisme que falla deja media vida al otro lado del cristal: fotos, mensajes, trabajo. Normal que saque de quicio.',
    ],
    ask: [
      '¿Qué remedios se han probado ya?',
      '¿Qué es lo más urgente que se ha quedado atascado ahí dentro?',
      '¿Cuándo empezó a portarse mal?',
    ],
  },
}
