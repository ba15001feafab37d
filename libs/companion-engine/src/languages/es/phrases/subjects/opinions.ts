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
    ask: ['¿Te sabes tú algún chiste?'],
  },
  askRiddle: {
    say: [
      'Oro parece, plata no es, y quien no lo adivine bien tonto es. ¿Qué es? La respuesta está dicha en voz alta… el plátano.',
      'Cuanto más le quitas, más grande es. ¿Qué será? Piénsalo antes de seguir leyendo… un agujero.',
      'Tengo ciudades sin casas, ríos sin agua y bosques sin árboles. ¿Qué soy? Solución para impacientes: un mapa.',
      'Todos pasan por mí, yo nunca paso por nadie; todos preguntan por mí, yo nunca pregunto por nadie. ¿Qué soy? … La calle.',
      'Un tren eléctrico va hacia el norte y el viento sopla hacia el sur. ¿Hacia dónde va el humo? A ninguna parte: los eléctricos no echan humo.',
    ],
    ask: ['¿Lo habías adivinado?'],
  },
  askStory: {
    say: [
      'Un farero encendía cada noche la luz para un barco que nunca llegaba. Una noche de niebla llegaron siete a la vez, perdidos. Desde entonces, en el puerto lo invitan a cenar por turnos, y la luz sigue encendida.',
      'Había un dragón que tosía flores en lugar de fuego. Los caballeros volvían a casa con ramos, y nadie quiso pelear más. El reino se llenó de jardines, y el dragón, de visitas con merienda.',
      'Una tortuga tardó un año en cruzar el bosque para dar los buenos días a la luna. Al llegar, era de día. La luna, conmovida, se quedó en el cielo hasta la tarde, y desde entonces a veces se la ve con sol.',
      'Una panadera dejaba cada noche un bollo en la ventana. Por la mañana encontraba una pluma, una piedra o un botón. Cuando llenó el tarro, comprendió que un cuervo llevaba meses pagando, y le puso cuenta de cliente.',
      'En un pueblo sin reloj, el tiempo lo daba un gato: bostezaba a las diez y todos se iban a la cama. Un día bostezó a las siete. Nadie protestó, y fue la noche mejor dormida de la comarca.',
    ],
    ask: ['¿Qué historias te gustan más?'],
  },
  askFact: {
    say: [
      'Los pulpos tienen tres corazones y la sangre azul, porque transporta el oxígeno con cobre en lugar de hierro.',
      'En Venus, el día dura más que el año: tarda unos 243 días terrestres en girar sobre sí mismo y unos 225 en rodear el Sol.',
      'La miel bien cerrada casi no se estropea: tiene tan poca agua y es tan ácida que las bacterias no prosperan en ella.',
      'Cleopatra vivió más cerca en el tiempo de la llegada a la Luna que de la construcción de la gran pirámide de Guiza.',
      'Los vombátidos, unos marsupiales australianos, hacen cacas en forma de cubo. La forma se la da su propio intestino.',
    ],
    ask: ['¿Qué temas te dan más curiosidad?'],
  },
  askPoem: {
    say: [
      'La tarde dobla su manta, la deja sobre el tejado; y un gato, que todo aguanta, se duerme en el cielo doblado.',
      'Llueve sin prisa en la plaza, la piedra aprende a brillar; cada gota es una casa que no se quiere cerrar.',
      'Tengo un reloj despistado que siempre da la hora ajena: llega tarde a los recados y puntual para la cena.',
      'Si el mar te pregunta un día por qué lo miras así, dile que busca la orilla lo mismo que buscas aquí.',
      'La luna perdió un zapato, lo lleva puesto el ratón; el queso pregunta al gato si ha visto la procesión.',
    ],
    ask: ['¿Te gusta leer poemas?'],
  },
  askCompliment: {
    say: [
      'Me gusta que digas con claridad lo que necesitas.',
      'Está muy bien que te atrevas a pedir unas palabras amables.',
      'No puedo verte, pero escribes con sinceridad, y eso se agradece.',
      'Mereces que te traten con cariño, también en los días malos.',
      'Solo te conozco por lo que escribes, y es agradable leerte.',
    ],
    ask: ['¿Qué cosa buena te han dicho hace poco?'],
  },
  askMotivation: {
    say: [
      'No tienes que hacerlo todo hoy; con un paso pequeño ya has empezado.',
      'Has superado otros días difíciles, y este también puede pasar.',
      'No hace falta que salga perfecto; basta con que lo intentes.',
      'Empieza con cinco minutos; muchas veces las ganas llegan después.',
      'Mucho ánimo: ve poco a poco y descansa cuando lo necesites.',
    ],
    ask: ['¿Qué te vendría bien ahora mismo?'],
  },
  askQuestion: {
    say: [
      'Una pregunta: si pudieras repetir un solo día sin cambiar nada, ¿cuál elegirías?',
      'Tengo una pregunta para ti: ¿qué olor te recuerda a tu infancia?',
      'Dime una cosa: ¿qué sabes hacer muy bien y casi nunca te piden?',
      'Si tuvieras que salvar tres objetos de tu casa, sin contar móvil ni papeles, ¿cuáles serían?',
      'Una para pensar: ¿en qué has cambiado de opinión en los últimos años, y por qué?',
    ],
    ask: ['¿Qué pregunta te gustaría que te hicieran más a menudo?'],
  },
  amIWrong: {
    say: [
      'Solo conozco tu parte, así que no puedo decir quién tiene razón.',
      'Desde fuera no puedo juzgarlo; ayuda preguntar cómo lo vivió la otra persona.',
      'Una sola cosa no te hace mala persona; si algo te pesa, todavía puedes hablarlo.',
      'Puede que cada parte tenga algo de razón; yo no estuve allí para saberlo.',
      'No lo sé con seguridad, pero que te lo preguntes muestra que te importa.',
    ],
    ask: ['¿Qué cambiarías si pudieras repetir ese momento?'],
  },
  isItNormal: {
    say: [
      'Es probable que le pase a más gente, aunque casi nadie hable de ello.',
      'Si no te hace sufrir ni hace daño a nadie, no veo nada malo en ello.',
      'No puedo saber a cuánta gente le pasa, pero no tienes que avergonzarte.',
      'No puedo decir qué es normal; si te preocupa mucho, habla con un profesional.',
      'Cada persona es distinta, y ser diferente en algo no es malo.',
    ],
    ask: ['¿Desde cuándo te lo preguntas?'],
  },
  whatDoesItMean: {
    say: [
      'No puedo saber qué quería decir; lo más seguro es preguntarle.',
      'Puede ser prisa, timidez, cansancio o interés; desde fuera no lo sé.',
      'Por una sola señal no se puede saber; mira si se repite.',
      'Yo solo sé lo que me cuentas; tú conoces mejor a esa persona.',
      'No conozco sus intenciones, así que no des nada por seguro todavía.',
    ],
    ask: ['¿Tú qué crees que significa?'],
  },
  willItBeAllRight: {
    say: [
      'No puedo saber qué pasará, pero ojalá salga bien.',
      'No puedo prometerlo, aunque es posible que vaya mejor de lo que temes.',
      'El futuro no lo conozco; pase lo que pase, puedes pedir ayuda.',
      'Ojalá que sí; no puedo saberlo, así que piensa en lo que depende de ti.',
      'Nadie puede asegurarlo, pero que sea difícil no significa que sea tarde o imposible.',
    ],
    ask: ['¿Qué es lo que más te inquieta de lo que viene?'],
  },
  destiny: {
    say: [
      'No creo en nada, porque soy un programa, y tampoco sé si es verdad.',
      'No lo sé; nadie ha podido demostrarlo, y cada persona decide qué cree.',
      'Como programa no tengo creencias, pero respeto las tuyas.',
      'Sobre eso no tengo respuesta; hay gente que cree y gente que no.',
      'No puedo decirte si es cierto; si creerlo te ayuda, está bien.',
    ],
    ask: ['¿Qué te ha hecho pensar en ello?'],
  },
  meaningOfLife: {
    say: [
      'No hay una respuesta válida para todo el mundo; cada persona busca la suya.',
      'No puedo saberlo, pero mucha gente lo encuentra en las personas que quiere.',
      'Mucha gente nombra tres cosas: querer, sentirse útil y disfrutar de lo pequeño.',
      'Como no vivo, no puedo responder por experiencia; tú sabrás mejor qué te importa.',
      'Aristóteles decía que la felicidad depende de cómo vivimos; yo no puedo comprobarlo.',
    ],
    ask: ['¿Qué es lo más importante para ti?'],
  },
  loveLasts: {
    say: [
      'No puedo saberlo, pero hay parejas y amistades que duran toda la vida.',
      'A veces sí y a veces no; depende de las dos personas.',
      'Yo no sé nada del amor por experiencia, pero hay gente a la que le funciona.',
      'Es posible, aunque nadie puede asegurarlo; ayuda hablar claro y cuidarse.',
      'No hay una regla que valga siempre; cada relación es diferente.',
    ],
    ask: ['¿Qué piensas tú, por lo que has vivido?'],
  },
  moneyHappiness: {
    say: [
      'No puedo elegir, porque soy un programa y no tengo deseos.',
      'Yo no sabría qué hacer con ninguna opción; tú decides mejor por ti.',
      'A mí me da igual, pero piensa qué te haría la vida más fácil.',
      'Cada opción tiene algo bueno; cuál es mejor depende de lo que necesites tú.',
      'No vivo ni gasto, así que no puedo decidirlo; cada persona valora cosas distintas.',
    ],
    ask: ['¿Qué elegirías tú, y por qué?'],
  },
  tasteQuarrel: {
    say: [
      'No tengo gustos, así que no puedo ponerme de ningún lado.',
      'No hay una respuesta correcta; está bien como más te guste a ti.',
      'En eso no puedo decidir, porque nunca he probado ni usado nada.',
      'Es cuestión de gustos, y yo como programa no los tengo.',
      'No sé qué es mejor; si en casa no hay acuerdo, se puede alternar.',
    ],
    ask: ['¿Tú qué prefieres y quién te lleva la contraria?'],
  },
  politics: {
    say: [
      'No voto ni tomo partido, porque soy un programa.',
      'No doy opiniones políticas; eso lo decide cada persona.',
      'No puedo decirte quién tiene razón; compara varias fuentes fiables.',
      'Sobre política no tengo opinión, pero puedes contarme la tuya.',
      'No leo noticias y sé demasiado poco, así que prefiero no opinar.',
    ],
    ask: ['¿Qué tema concreto te preocupa más de todo eso?'],
  },
  howIsIt: {
    say: [
      'No puedo valorarlo bien; lo más importante es que te guste a ti.',
      'Como programa no tengo criterio para eso; pregunta a alguien que te diga la verdad.',
      'No sé si es buena idea; espera un día y míralo otra vez.',
      'Con lo que sé no puedo decir sí o no; piensa qué te convence y qué no.',
      'No tengo gustos propios para opinar, pero me gusta que me lo cuentes.',
    ],
    ask: ['¿Qué parte te convence menos a ti?'],
  },
  thirdPerson: {
    say: [
      'No conozco a esa persona, así que no puedo juzgarla.',
      'Solo sé lo que me cuentas y podría equivocarme si opino.',
      'No sé por qué actúa así, pero es normal que te dé que pensar.',
      'Me falta su versión; si algo te molesta, puedes hablarlo con esa persona.',
      'No puedo saber qué piensa; fíjate en cómo se porta contigo.',
    ],
    ask: ['¿Qué es lo que más te preocupa de esa persona?'],
  },
}
