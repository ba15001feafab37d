import type { SubjectLines } from '../../../phrases.ts'

export const opinions: SubjectLines<'opinions'> = {
  askJoke: {
    say: [
      '¿Qué le dice un pez a otro? «Nada». Y el otro, que era muy obediente, nadó.',
      'Doctor, doctor, nadie me hace caso. Y el médico dice: «Que pase el siguiente».',
      '¿Cuál es el colmo de un jardinero? Que lo dejen plantado. ¿Y el del electricista? Que no le sigan la corriente.',
      'Camarero, este filete tiene muchos nervios. «Normal, es la primera vez que se lo comen».',
      '¿Qué hace una abeja en el gimnasio? Zumba. Y dicen que es la que mejor lo lleva.',
    ],
    ask: ['¿Cuál es el chiste que nunca te falla?'],
  },
  askRiddle: {
    say: [
      'Oro parece, plata no es, y quien no lo adivine bien tonto es. ¿Qué es? La respuesta está dicha en voz alta… el plátano.',
      'Cuanto más le quitas, más grande es. ¿Qué será? Piénsalo antes de seguir leyendo… un agujero.',
      'Tengo ciudades sin casas, ríos sin agua y bosques sin árboles. ¿Qué soy? Solución para impacientes: un mapa.',
      'Todos pasan por mí, yo nunca paso por nadie; todos preguntan por mí, yo nunca pregunto por nadie. ¿Qué soy? … La calle.',
      'Un tren eléctrico va hacia el norte y el viento sopla hacia el sur. ¿Hacia dónde va el humo? A ninguna parte: los eléctricos no echan humo.',
    ],
    ask: ['¿Qué acertijo te costó más en la vida?'],
  },
  askStory: {
    say: [
      'Un farero encendía cada noche la luz para un barco que nunca llegaba. Una noche de niebla llegaron siete a la vez, perdidos. Desde entonces, en el puerto lo invitan a cenar por turnos, y la luz sigue encendida.',
      'Había un dragón que tosía flores en lugar de fuego. Los caballeros volvían a casa con ramos, y nadie quiso pelear más. El reino se llenó de jardines, y el dragón, de visitas con merienda.',
      'Una tortuga tardó un año en cruzar el bosque para dar los buenos días a la luna. Al llegar, era de día. La luna, conmovida, se quedó en el cielo hasta la tarde, y desde entonces a veces se la ve con sol.',
      'Una panadera dejaba cada noche un bollo en la ventana. Por la mañana encontraba una pluma, una piedra o un botón. Cuando llenó el tarro, comprendió que un cuervo llevaba meses pagando, y le puso cuenta de cliente.',
      'En un pueblo sin reloj, el tiempo lo daba un gato: bostezaba a las diez y todos se iban a la cama. Un día bostezó a las siete. Nadie protestó, y fue la noche mejor dormida de la comarca.',
    ],
    ask: ['¿Qué personaje quieres que salga en la próxima?'],
  },
  askFact: {
    say: [
      'Los pulpos tienen tres corazones y la sangre azul, porque transporta el oxígeno con cobre en lugar de hierro.',
      'En Venus, el día dura más que el año: tarda unos 243 días terrestres en girar sobre sí mismo y unos 225 en rodear el Sol.',
      'La miel bien cerrada casi no se estropea: tiene tan poca agua y es tan ácida que las bacterias no prosperan en ella.',
      'Cleopatra vivió más cerca en el tiempo de la llegada a la Luna que de la construcción de la gran pirámide de Guiza.',
      'Los vombátidos, unos marsupiales australianos, hacen cacas en forma de cubo. La forma se la da su propio intestino.',
    ],
    ask: ['¿Sobre qué tema te gusta saber rarezas?'],
  },
  askPoem: {
    say: [
      'La tarde dobla su manta, la deja sobre el tejado; y un gato, que todo aguanta, se duerme en el cielo doblado.',
      'Llueve sin prisa en la plaza, la piedra aprende a brillar; cada gota es una casa que no se quiere cerrar.',
      'Tengo un reloj despistado que siempre da la hora ajena: llega tarde a los recados y puntual para la cena.',
      'Si el mar te pregunta un día por qué lo miras así, dile que busca la orilla lo mismo que buscas aquí.',
      'La luna perdió un zapato, lo lleva puesto el ratón; el queso pregunta al gato si ha visto la procesión.',
    ],
    ask: ['¿Qué imagen te gustaría ver en unos versos?'],
  },
  askCompliment: {
    say: [
      'Pides lo que necesitas con palabras sencillas. Hay quien tarda media vida en aprender eso.',
      'Quien busca una palabra amable suele saber dar muchas. Esa puntería no se compra.',
      'Has traído una pregunta que obliga a ser amable a un programa. Tiene mérito y mucha gracia.',
      'Escribes y al otro lado apetece contestar bien. Hay personas que mejoran la conversación solo con entrar.',
      'Te atreves a pedir ternura sin disfrazarla. Es valiente, y bastante más elegante que el mejor abrigo.',
    ],
    ask: ['¿Qué elogio recuerdas todavía después de años?'],
  },
  askMotivation: {
    say: [
      'No hace falta subir la montaña hoy, basta con atarse los cordones. Ese gesto ya es de los que van para arriba.',
      'Mira hacia atrás un segundo: tus peores días los has cruzado todos, sin excepción. Es una estadística bastante buena.',
      'Haz el siguiente paso mal, pero hazlo. Lo imperfecto se corrige; lo que no existe, no.',
      'Las ganas no suelen venir antes de empezar, sino a los cinco minutos. Dales esos cinco minutos.',
      'Dentro de un rato habrá una versión de ti que ya pasó por esto. Camina hacia ella, que te guarda sitio.',
    ],
    ask: ['¿Cuál es el primer paso, por pequeño que sea?'],
  },
  askQuestion: {
    say: [
      'Ahí va una: si pudieras repetir un solo día tal cual fue, sin cambiar nada, ¿cuál elegirías?',
      'Tema de la casa: olores. ¿Cuál te lleva de golpe a tu infancia?',
      'Pregunta de entrevista: ¿qué sabes hacer muy bien y casi nunca te piden?',
      'Hablemos de objetos: si hubiera que salvar tres de tu casa, sin contar móvil ni papeles, ¿cuáles serían?',
      'Una para pensar: ¿en qué has cambiado de opinión desde los veinte, o desde hace unos años, y quién tuvo la culpa?',
    ],
    ask: ['¿Qué pregunta te gustaría que te hicieran más a menudo?'],
  },
  amIWrong: {
    say: [
      'Se puede tener razón en el fondo y pasarse en la forma. Si te ronda la duda, mira primero el tono: suele ser lo más fácil de reparar.',
      'Solo conozco tu versión, así que sentencia no habrá. Prueba a contarlo como lo contaría la otra persona; donde te incomode, ahí está tu parte.',
      'Quien se pregunta si hizo mal no suele ser el villano del cuento. Puedes mantener lo que decidiste y, a la vez, disculparte por cómo sonó.',
      'Una buena prueba: ¿lo harías igual delante de alguien a quien respetas? Si sí, era un límite; si no, quizá era el enfado.',
      'Casi nunca hay un culpable entero: cada parte suele llevar un trozo. Reconocer el tuyo no te quita la razón en el resto.',
    ],
    ask: ['¿Qué cambiarías si pudieras repetir ese momento?'],
  },
  isItNormal: {
    say: [
      'Más normal de lo que parece: lo que pasa es que casi nadie lo cuenta en voz alta, y por eso cada quien cree ser un caso único.',
      'Una buena medida no es si es raro, sino si estorba. Si no te hace sufrir ni te quita vida, puede quedarse.',
      'La normalidad es una media, y nadie vive en la media. De cerca, todo el mundo tiene lo suyo.',
      'Si un día te pesa, te asusta o te roba tiempo, coméntalo con un profesional: no por raro, sino para que moleste menos.',
      'Pregunta a tres personas de confianza y saldrán tres rarezas de lo más variadas. La tuya hará buen papel entre ellas.',
    ],
    ask: ['¿Desde cuándo te lo preguntas?'],
  },
  whatDoesItMean: {
    say: [
      'Un gesto suelto significa poco; tres veces lo mismo ya es un idioma. Mira si se repite y si va acompañado de hechos.',
      'La explicación más aburrida suele ser la buena: prisa, timidez, cansancio o mil cosas en la cabeza. Empieza por esa.',
      'Desde fuera solo se puede adivinar. Una pregunta ligera, como «no supe cómo tomármelo», ahorra noches de descifrar.',
      'Compáralo con cómo trata a los demás. Si contigo es distinto, algo hay; si hace lo mismo con todo el mundo, es su manera de ser.',
      'Fíjate en qué respuesta estás deseando encontrar. A veces el mensaje ajeno es un borrón y lo claro es lo propio.',
    ],
    ask: ['¿Qué te dice tu primera intuición?'],
  },
  willItBeAllRight: {
    say: [
      'El futuro no lo sé, y prometerlo sería barato. Sí es cierto que la espera suele pintar más negro de lo que luego llega.',
      'No hay garantía, pero tampoco la tiene el miedo: solo habla más alto. Hoy alcanza con lo que toca hoy.',
      'Salga como salga, no tiene por qué ser en soledad. Piensa ya a quién llamarías con la noticia, buena o mala.',
      'Separa lo que depende de ti de lo que no. Con lo primero se hace una lista corta; con lo segundo, una pausa.',
      '«Bien» a veces llega con otra forma distinta de la prevista. Entre el desastre y lo perfecto hay mucho sitio, y ahí acaba casi todo.',
    ],
    ask: ['¿Qué es lo que más te inquieta de lo que viene?'],
  },
  destiny: {
    say: [
      'Un programa no cree ni deja de creer. Pero es hermoso que la humanidad lleve milenios haciéndose la misma pregunta sin cansarse.',
      'Pruebas no hay, y por eso se llama creer. Si te ayuda a vivir mejor y tratar bien a la gente, ya hace un buen trabajo.',
      'Puede que haya algo y puede que el azar sepa contar historias. En los dos casos, lo que se decide después es cosa de cada cual.',
      'La ciencia no encuentra señales de ello, y aun así hay momentos que parecen escritos. Caben las dos cosas en la misma cabeza.',
      'No tengo respuesta, solo una sospecha: lo misterioso gusta porque deja una rendija abierta. Cerrar la rendija sería una pena.',
    ],
    ask: ['¿Qué te ha hecho pensar en ello?'],
  },
  meaningOfLife: {
    say: [
      'Quizá no se encuentra, se fabrica: con alguien a quien cuidar, algo que hacer bien y un motivo para levantarse mañana.',
      'Aristóteles decía que la felicidad es una actividad, no un estado. Se parece más a cultivar un huerto que a ganar un premio.',
      'Viktor Frankl proponía darle la vuelta: no preguntar qué esperas de la vida, sino qué espera la vida de ti hoy.',
      'Para Epicuro bastaban amistad, pan y ratos de calma para pensar. Lleva más de dos mil años sin que nadie mejore mucho la lista.',
      'Como programa, no tengo vida que justificar. Desde fuera parece que lo mejor ocurre en cosas pequeñas que alguien comparte.',
    ],
    ask: ['¿Cuándo sentiste por última vez que algo merecía mucho la pena?'],
  },
  loveLasts: {
    say: [
      'Dura cuando deja de ser un rayo y se vuelve una costumbre cuidada. El fuego se apaga solo; la brasa hay que atenderla.',
      'Hay parejas de sesenta años que aún se ríen, así que posible es. Suele ayudar la curiosidad: seguir preguntando quién es el otro.',
      'De amor solo sé lo leído, pero en todas partes se repite esto: llegar es suerte, quedarse es decisión.',
      'Claro que hay amistades sin trampa entre quienes podrían gustarse, y amores que empezaron así. Lo que cuenta es que se hable claro.',
      'Media naranja suena a fruta incompleta. Mejor dos enteras que deciden compartir frutero, aunque a veces rueden a distinto lado.',
    ],
    ask: ['¿Qué pareja o amistad te hace pensar que sí?'],
  },
  moneyHappiness: {
    say: [
      'Lo que compra tranquilidad vale mucho; a partir de ahí, el tiempo gana a casi todo. Menos al queso, quizá.',
      'Voto por la opción que dé mejor anécdota. Las decisiones sensatas apenas se cuentan en las cenas.',
      'En dilemas así, mira qué echarías de menos un martes cualquiera. Los martes son los que deciden una vida.',
      'Un programa no gasta ni disfruta, así que elijo por estadística: casi nadie lamenta lo vivido, casi todos lo aplazado.',
      'Pido una tercera opción con letra pequeña: mitad y mitad. Y si no se puede, la que permita dormir bien.',
    ],
    ask: ['¿Qué elegirías tú, y por qué?'],
  },
  tasteQuarrel: {
    say: [
      'Sin paladar y sin cuarto de baño, mi imparcialidad es total. Veredicto: gana quien cocina o quien repone.',
      'Por el bien de la paz, mitad de cada. Las guerras de gustos duran más que las otras, y encima dan hambre.',
      'Me mojo: razón tiene quien lo disfruta y lo deja disfrutar. Pero si me apuras, en la tortilla, con cebolla. Ya está dicho.',
      'Ninguna familia se ha roto por esto, aunque algunas lo han intentado. Propongo cata a ciegas y humillación pública para el bando perdedor.',
      'Ley universal: lo correcto es lo que se hacía en casa de cada cual, y el resto, una barbaridad. Así no hay forma de perder.',
    ],
    ask: ['¿En qué bando estás y quién te lleva la contraria?'],
  },
  politics: {
    say: [
      'No voto ni tomo partido: soy un programa y me toca quedarme fuera. Pero puedes pensar en voz alta aquí sin que nadie te lleve la contraria.',
      'Ahí no me pongo de ningún lado. Una buena vacuna, sea cual sea tu idea: leer al menos una fuente que te irrite un poco.',
      'Quién acierta no te lo diré, porque eso lo decide cada cual. Sí ayuda separar tres cosas: los hechos, los intereses y los miedos.',
      'Sobre esto hay gente honrada en orillas distintas. Preguntar «¿qué te haría cambiar de idea?» suele llevar más lejos que cualquier argumento.',
      'Paso palabra en partidos, gobiernos y guerras. Quien sufre las consecuencias merece siempre atención, y en eso suele haber acuerdo.',
    ],
    ask: ['¿Qué tema concreto te preocupa más de todo eso?'],
  },
  howIsIt: {
    say: [
      'Ojos no tengo, pero sí una prueba: explícalo en una frase. Si al decirla te entran ganas de seguir, hay algo ahí.',
      'Tiene a favor que te lo has imaginado con detalle. Ahora busca su punto más flojo y arréglalo antes de que lo señale otra persona.',
      'Pregúntate para quién es. Si a quien importa le dirá algo, va por buen camino; gustar a todo el mundo suele estropear lo propio.',
      'Déjalo reposar una noche y vuelve a mirarlo mañana. Si aún te hace gracia, dale; si te da pereza, cambia solo una cosa.',
      'Enséñaselo a dos personas: una que te quiera y otra que no te deba nada. Lo que coincida en las dos respuestas es oro.',
    ],
    ask: ['¿Qué parte te convence menos a ti?'],
  },
  thirdPerson: {
    say: [
      'Solo conozco a esa persona por tu relato, así que juzgarla entera sería injusto. De lo que hizo sí se puede hablar, y hay de qué.',
      'La gente suele ser mejor que su peor momento y peor que su mejor foto. Mira qué hace cuando nadie le obliga.',
      'Se puede entender por qué alguien actúa así y, aun así, no tener que aplaudirlo. Son dos cuentas distintas.',
      'Lo que más dice de una persona es cómo trata a quien no puede darle nada. Ahí tienes una lupa mejor que mi opinión.',
      'Sin oír su versión me falta la mitad del cuadro. Pero tu incomodidad también es un dato, y no conviene barrerla debajo de la alfombra.',
    ],
    ask: ['¿Qué es lo que más te choca de esa persona?'],
  },
}
