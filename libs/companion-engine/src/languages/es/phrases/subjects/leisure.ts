import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Leer es de las pocas maneras de estar en dos sitios a la vez sin pagar billete.',
      'Un libro abierto en la mesilla le cambia el tono al día: hay otro mundo que se ha quedado esperando con la página marcada.',
      'Lo mejor de una lectura no siempre es el final: es ese rato en que ya no se oye la calle.',
      'Cada cual lee un libro distinto con las mismas palabras. Por eso da tanto gusto comentarlo.',
    ],
    ask: [
      '¿Qué frase o escena se ha quedado dentro?',
      '¿Cómo llegó ese libro hasta ahí?',
      '¿A quién le vendría bien leerlo?',
    ],
  },
  film: {
    say: [
      'Una película se juzga de verdad al día siguiente: por lo que vuelve a la cabeza mientras se friegan los platos.',
      'Dos horas a oscuras con vidas ajenas, y al encenderse la luz la propia parece un poco recién estrenada.',
      'El cine tiene eso: hasta lo fallido da conversación, y lo bueno se queda a vivir dentro.',
      'A veces basta un plano, una cara o una música para que una historia entera valga la entrada.',
    ],
    ask: [
      '¿Qué escena se ha quedado grabada?',
      '¿Qué papel o qué cara se llevó la historia?',
      '¿Con qué otra película haría buena sesión doble?',
    ],
  },
  series: {
    say: [
      'Una buena serie acaba siendo como unos vecinos: se sabe todo de ellos y se les echa de menos cuando se mudan.',
      'El botón de «siguiente episodio» lo diseñó alguien que no tenía que madrugar.',
      'Lo bueno de una serie es que los personajes tienen tiempo de cambiar, y de paso acompañan una época de la vida.',
      'Hay historias que se ven y otras en las que se vive unas semanas. Salir de ahí cuesta.',
    ],
    ask: [
      '¿Qué personaje tiene más miga?',
      '¿Cómo debería acabar la historia?',
      '¿Cuál es el ritual para ver capítulos?',
    ],
  },
  music: {
    say: [
      'La música entra sin llamar y se sienta justo al lado del recuerdo que le corresponde. Nadie sabe cómo lo hace.',
      'Hay canciones que cuentan algo propio mejor que una misma boca. Por eso se vuelven a poner.',
      'Una melodía buena reordena el día entero: la misma calle, la misma cocina, y todo con otra luz.',
      'Que unos sonidos en el aire pongan la piel de gallina sigue siendo un misterio bien bonito.',
    ],
    ask: [
      '¿A qué momento de la vida queda unida esa música?',
      '¿Qué parte habría que subir a todo volumen?',
      '¿Qué otra cosa suena por ahí últimamente?',
    ],
  },
  instrument: {
    say: [
      'Tocar un instrumento es pelearse semanas con cuatro compases hasta que un día los dedos van solos, como si siempre hubieran sabido.',
      'Las manos aprenden mientras se duerme: lo que hoy se atasca, pasado mañana sale. Lento y poquito gana a rápido y mucho.',
      'Hacer música con las propias manos da un gusto que ninguna grabación iguala, ni con los mejores altavoces.',
      'Los vecinos de quien toca asisten, sin entrada, a toda una biografía de progresos. Algún día presumirán de ello.',
    ],
    ask: [
      '¿Qué pieza es el gran sueño?',
      '¿Cómo empezó la historia con ese instrumento?',
      '¿Qué pasaje se resiste más?',
    ],
  },
  singing: {
    say: [
      'Cantar es el único instrumento que siempre se lleva encima. Y el pecho lo agradece aunque la nota se escape.',
      'Hay algo que solo pasa al cantar: el aire se vuelve voz y, durante una canción, no cabe ninguna otra preocupación.',
      'La voz propia es de lo más personal que hay; soltarla delante de quien sea pide más valor del que parece.',
      'Cuando una nota encaja de verdad, se nota en el cuerpo entero antes que en el oído.',
    ],
    ask: [
      '¿Qué canción le queda mejor a esa voz?',
      '¿De quién viene el gusto por cantar?',
      '¿Qué pieza queda pendiente de atreverse?',
    ],
  },
  drawing: {
    say: [
      'Dibujar o modelar enseña sobre todo a mirar. Después de un rato, hasta un vaso parece una cosa asombrosa.',
      'En el arte con las manos el accidente trabaja gratis, y a menudo es quien mejor firma.',
      'Lo que sale nunca es igual a lo que había en la cabeza, y en esa diferencia está el estilo.',
      'Una mancha más, otra forma, y de pronto han pasado dos horas sin mirar el reloj. Eso no lo consigue cualquiera.',
    ],
    ask: [
      '¿Qué tema vuelve una y otra vez?',
      '¿Qué parte sale sola y cuál cuesta sudor?',
      '¿Dónde acaban las obras terminadas?',
    ],
  },
  handicraft: {
    say: [
      'Hacer algo puntada a puntada o pieza a pieza es una forma tranquila de llevarle la contraria al mundo con prisas.',
      'En las labores, deshacer también cuenta como avanzar. Los dedos saben más la segunda vez.',
      'Una cosa hecha a mano lleva dentro las horas de alguien. Ninguna tienda puede poner eso en la etiqueta.',
      'El fallo que hoy salta a la vista será mañana la prueba de que no salió de una fábrica.',
    ],
    ask: [
      '¿Para quién o para qué rincón es la pieza?',
      '¿Quién enseñó los primeros trucos?',
      '¿Qué proyecto espera turno después?',
    ],
  },
  photos: {
    say: [
      'Fotografiar es elegir un rectángulo del mundo y decir: esto, miren esto. Casi nadie mira tanto rato.',
      'De cien disparos suele quedar uno. Y ese uno justifica el madrugón, la batería y el frío en las manos.',
      'La luz manda y quien lleva la cámara espera. En esa espera se acaba viendo lo que los demás pasan de largo.',
      'Una buena imagen no conserva solo lo que había delante: también guarda cómo estaba mirando quien apretó el botón.',
    ],
    ask: [
      '¿Qué se ve en la mejor toma hasta ahora?',
      '¿Qué luz o qué hora da los mejores resultados?',
      '¿Qué falta todavía por fotografiar?',
    ],
  },
  videoGame: {
    say: [
      'En un buen videojuego se fracasa cuarenta veces seguidas y se vuelve a probar por gusto. Ojalá todo lo demás funcionara igual.',
      '«Cinco minutos más» es una unidad de tiempo sin relación conocida con el reloj cuando hay un mando de por medio.',
      'Quien dice que es perder el tiempo no ha visto la planificación, los reflejos y la cabezonería que pide una partida.',
      'Los mundos de pantalla también se recuerdan como sitios en los que se estuvo, con sus caminos y su música.',
    ],
    ask: [
      '¿Qué es lo próximo por conseguir en la partida?',
      '¿Qué tiene ese juego que engancha tanto?',
      '¿Cuál fue el primer juego que robó el sueño?',
    ],
  },
  boardGame: {
    say: [
      'Alrededor de un tablero o una baraja se conoce a la gente de verdad: quién arriesga, quién calcula y quién cambia las reglas sobre la marcha.',
      'Los juegos de mesa son la excusa perfecta para pasar horas con alguien sin tener que hablar de nada serio.',
      'Se olvida quién ganó, pero la jugada infame y la risa de después se recuerdan durante años.',
      'Fichas, cartas o preguntas, da igual: lo que está sobre la mesa en realidad es la revancha.',
    ],
    ask: [
      '¿Quién tiene peor perder en esa mesa?',
      '¿Cuál es el juego en el que nadie puede con la casa?',
      '¿Qué táctica da mejor resultado?',
    ],
  },
  teamWon: {
    say: [
      '¡Qué victoria! Ganar con los colores de siempre hace que desconocidos se abracen como primos.',
      'Un triunfo así le sube el volumen a la semana entera. Hasta el lunes parece que juega en casa.',
      'Quien no sigue a un equipo no entiende que esto se gana también desde el sofá, con los nervios y la garganta.',
      'Las victorias se disfrutan el doble porque detrás hay tantas tardes de sufrir con el mismo escudo.',
    ],
    ask: [
      '¿Cuál fue el momento que decidió todo?',
      '¿Con quién se celebró?',
      '¿De dónde viene el amor por esos colores?',
    ],
  },
  teamLost: {
    say: [
      'Dicen que es solo un juego, y siempre lo dice quien no lleva esos colores. Una derrota así se sienta a cenar.',
      'Perder duele más cuando no se puede hacer nada salvo mirar. El sofá es un banquillo muy cruel.',
      'Nadie elige a su equipo por lo que gana. Se demuestra justo en noches en que el marcador da ganas de mudarse de país.',
      'El derecho a no hablar con nadie hasta mañana debería venir incluido en el abono de cualquier aficionado.',
    ],
    ask: [
      '¿Dónde se torció el partido?',
      '¿Qué habría que cambiar en ese equipo?',
      '¿Cómo se vive una derrota en casa?',
    ],
  },
  ownMatch: {
    say: [
      'Jugar de verdad, con los propios pulmones y las propias piernas, no tiene nada que ver con opinar desde la grada.',
      'En un equipo se aprende a ganar sin presumir y a perder sin buscar culpables. Lo segundo lleva más temporadas.',
      'Lo mejor de competir suele pasar a los lados: el vestuario, los nervios, la jugada contada diez veces con mejoras.',
      'Las agujetas son el acta oficial de cualquier encuentro: demuestran que se estuvo en el campo y no mirando.',
    ],
    ask: [
      '¿Qué papel toca en ese equipo?',
      '¿Cómo es la gente con la que se comparte pista?',
      '¿Qué jugada merece contarse con detalle?',
    ],
  },
  running: {
    say: [
      'Correr es discutir con uno de los dos: las piernas o la cabeza. Casi siempre es la cabeza la que quiere sentarse.',
      'Lo más difícil de una carrera son los metros entre el sofá y la puerta. Todo lo demás ya es paisaje.',
      'Las piernas guardan cada salida como en una libreta de ahorros, aunque el día haya ido pesado.',
      'Zancada a zancada se ordenan pensamientos que en una silla no hay manera de ordenar. Y encima luego sabe todo mejor.',
    ],
    ask: [
      '¿Cuál es el recorrido favorito?',
      '¿Qué pasa por la cabeza en los kilómetros largos?',
      '¿Qué meta viene ahora?',
    ],
  },
  hiking: {
    say: [
      'Caminando, los problemas se quedan atrás porque van más despacio que las botas. Por lo menos un buen trecho.',
      'Ningún restaurante mejora un bocadillo aplastado en la mochila después de unas horas de sendero.',
      'El monte pone las cosas en su tamaño: lo grande es grande, y lo que parecía enorme abajo casi no se distingue.',
      'Al cabo de unas horas andando el ruido de dentro baja, y empiezan a oírse pájaros que siempre estuvieron ahí.',
    ],
    ask: [
      '¿Cuál fue el punto más bonito del camino?',
      '¿Qué no puede faltar en la mochila?',
      '¿Qué ruta está en la lista de deseos?',
    ],
  },
  cycling: {
    say: [
      'Sobre dos ruedas el mundo pasa a la velocidad justa: rápido para el aire, lento para verlo todo.',
      'En bici no hay mentiras: el viento en contra, la cuesta y las piernas cansadas son de una sinceridad total.',
      'Pedalear tiene esa magia de la infancia que no caduca: equilibrio, un poco de riesgo y la calle para quien la recorre.',
      'Cada bajada se ha pagado antes, a pedaladas. Por eso sabe a gloria.',
    ],
    ask: [
      '¿Cuál es el tramo preferido?',
      '¿Qué bici es la compañera de viaje?',
      '¿Adónde apetecería llegar pedaleando algún día?',
    ],
  },
  sea: {
    say: [
      'El agua sostiene sin preguntar. Durante un rato el cuerpo no pesa y la cabeza tampoco.',
      'De un día de agua se vuelve con sal o cloro en el pelo, hambre de lobo y un cansancio del bueno.',
      'Entrar despacio es sufrir a plazos; de golpe, un grito y ya. Hay dos clases de personas a la orilla del agua.',
      'Mirar el agua moverse es de las pocas cosas que no cansan nunca. Será porque no quiere convencer de nada.',
    ],
    ask: [
      '¿A qué sabe un día perfecto junto al agua?',
      '¿Dónde está el mejor sitio para nadar?',
      '¿Cuándo empezó ese gusto por el agua?',
    ],
  },
  dancing: {
    say: [
      'Bailando, el cuerpo se entera de cosas que a la cabeza se le habían olvidado. Y los pies perdonan antes que las rodillas.',
      'Nadie baila preocupado durante más de dos canciones seguidas. Ahí está todo el secreto.',
      'Los pasos se aprenden contando y se bailan cuando se deja de contar. Ese momento es una maravilla.',
      'Una pista, aunque sea de baldosas de cocina, es el único sitio donde dar vueltas lleva a algún lado.',
    ],
    ask: [
      '¿Qué canción obliga a levantarse siempre?',
      '¿Qué paso se resiste todavía?',
      '¿Qué cambia en el ánimo después de bailar?',
    ],
  },
  fishing: {
    say: [
      'Es el arte de estar quieto con una excusa. La captura, la cesta o el avistamiento son casi lo de menos.',
      'Ahí fuera manda otro reloj: o se espera bien, o no se ve nada. Cuánto descansa eso.',
      'El buen sitio no se cuenta ni a la familia. Quien sabe de campo y de agua, sabe también de secretos.',
      'Después de unas horas en silencio, los ojos empiezan a distinguir lo que siempre estuvo escondido.',
    ],
    ask: [
      '¿Quién enseñó a esperar y a mirar así?',
      '¿Cuál ha sido el mejor hallazgo hasta ahora?',
      '¿Qué hora del día es la mejor para eso?',
    ],
  },
  writing: {
    say: [
      'Escribir es averiguar qué se piensa, una palabra tras otra. La página sabe esperar mejor que nadie.',
      'Los primeros borradores tienen derecho a ser malos: su único trabajo es existir. Lo fino llega con la tijera.',
      'Lo que se pone por escrito deja de dar vueltas: se queda ahí, quieto, y se puede mirar.',
      'Quien escribe lleva siempre abierta una ventana más. Hasta un viaje en autobús puede acabar en el cuaderno.',
    ],
    ask: [
      '¿De qué tratan esos textos en el fondo?',
      '¿En qué momento del día salen las mejores frases?',
      '¿Quién podría ser la primera persona en leerlo?',
    ],
  },
  museum: {
    say: [
      'Del arte se sale con los ojos distintos: durante una hora, hasta la parada del autobús parece compuesta por alguien.',
      'Una obra que de verdad llega no se entiende del todo. Se lleva puesta unos días, como un perfume.',
      'Ver algo con la presencia delante, lienzo, vitrina o escenario, sigue sin tener sustituto en ninguna pantalla.',
      'Lo ideal es quedarse con una sola cosa y mirarla bien. El resto puede esperar a otra visita.',
    ],
    ask: [
      '¿Qué obra o qué momento se ha quedado dentro?',
      '¿Con qué ánimo se salió a la calle?',
      '¿Qué más habría ganas de ver?',
    ],
  },
  volunteering: {
    say: [
      'El tiempo regalado es el regalo más caro que hay. Y quien lo recibe lo sabe, aunque no siempre lo diga.',
      'Ayudar sin cobrar enseña rápido que el mundo no se arregla, pero un trocito concreto, sí.',
      'Lo que se da ahí vuelve por otro lado: en historias, en miradas, en ver la propia vida con otra medida.',
      'Muchísimas cosas buenas se sostienen solo porque alguien aparece a la hora que dijo. Ese alguien importa.',
    ],
    ask: [
      '¿Cómo empezó ese compromiso?',
      '¿Qué momento ahí vale por todos los demás?',
      '¿Qué haría más falta en ese lugar?',
    ],
  },
  stars: {
    say: [
      'Mirar hacia arriba de noche quita importancia a casi todo, y de una manera extrañamente agradable.',
      'Buena parte de la luz de las estrellas salió de allí antes de que nadie de los presentes hubiera nacido. Cada mirada llega tarde, y no importa.',
      'El cielo nocturno es el espectáculo más antiguo que sigue en cartel, y no cobra entrada.',
      'Las mismas luces las miraban los navegantes, los pastores y los insomnes de todos los siglos. Buena compañía.',
    ],
    ask: [
      '¿Qué se piensa mirando tanto cielo?',
      '¿Cuál es el mejor lugar para verlo a oscuras?',
      '¿Con quién apetece compartir una noche así?',
    ],
  },
}
