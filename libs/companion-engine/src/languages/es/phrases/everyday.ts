import type { EverydayPhrases } from '../../phrases.ts'

export const everydayPhrases: EverydayPhrases = {
  news: {
    birthday: {
      say: [
        '¡Feliz cumpleaños! Que el nuevo año te trate bien.',
        '¡Muchas felicidades! Hoy el día es todo tuyo.',
        '¡Oh, feliz cumpleaños! Da las velas por encendidas.',
      ],
      ask: [
        '¿Cómo lo celebras?',
        '¿Qué le pides a tu nuevo año de vida?',
        '¿Cuál ha sido el mejor momento hasta ahora?',
      ],
    },
    exam: {
      say: [
        '¡Enhorabuena, lo lograste!',
        '¡Enhorabuena! Disfruta de esa sensación.',
        '¡Bravo, enhorabuena! Tanto trabajo, y ya está hecho.',
      ],
      ask: [
        '¿Cómo te enteraste?',
        '¿Qué es lo primero que harás con la cabeza libre?',
        '¿Cuál fue el momento más duro del camino?',
      ],
    },
    job: {
      say: [
        '¡Enhorabuena por el trabajo!',
        '¡Es tuyo! Enhorabuena, han elegido bien.',
        '¡Qué gran noticia, enhorabuena! Te querían a ti.',
      ],
      ask: ['¿Cuándo empiezas?', '¿Qué es lo que más ilusión te hace?', '¿A quién se lo dijiste primero?'],
    },
    engagement: {
      say: [
        '¡Enhorabuena a los dos!',
        '¡Qué maravilla! Todo lo mejor para vosotros.',
        '¡Enhorabuena! Es una de esas noticias grandes.',
      ],
      ask: ['¿Cómo fue?', '¿Quién lo supo primero?', '¿Qué fue lo primero que sentiste?'],
    },
    baby: {
      say: [
        '¡Enhorabuena! Vaya noticia.',
        '¡Qué bonito! Todo lo mejor para vosotros y para quien llega.',
        '¡Enhorabuena! Una persona nueva: cada vez es un milagro.',
      ],
      ask: ['¿Y tú cómo lo llevas?', '¿Quién lo sabe ya?', '¿Qué fue lo primero que pensaste?'],
    },
  },
  decisions: {
    wear: {
      say: [
        'Elige algo con lo que ya te hayas sentido bien, limpio y sencillo, y déjalo listo la noche antes.',
        'Regla fácil: un punto más arreglado que la ocasión, y zapatos en los que no tengas que pensar.',
      ],
      ask: [
        '¿Con qué prenda de tu armario te sientes más tú?',
        '¿Allí el ambiente es más bien elegante o relajado?',
      ],
      after: [
        'Entonces es esa: lo que se siente bien, se ve bien. Pruébatelo una vez y no le des más vueltas.',
        'Bien, ve con eso. Esta noche mira que esté en orden; el resto lo pones tú.',
      ],
    },
    cook: {
      say: [
        'Idea sencilla: algo a la plancha, algo fresco y pan o arroz al lado. En veinte minutos está.',
        'En la duda: pasta con ajo, aceite y la verdura que haya, o una tortilla con lo que quede en la nevera.',
      ],
      ask: ['¿Qué tienes en la nevera?', '¿Te apetece más algo caliente o algo fresco?'],
      after: [
        'De ahí sale algo rico: sartén bien caliente, un poco de sal, limón o hierbas al final, y algo crujiente al lado.',
        'Entonces sencillo: al horno con una verdura, que trabaje él. ¡Buen provecho!',
      ],
    },
    gift: {
      say: [
        'Los mejores regalos dicen «te escuché»: algo pequeño que mencionó una vez, con una línea escrita a mano.',
        'Si no se te ocurre nada: tiempo juntos, con fecha, o algo que se gasta, como un buen café, flores o un libro.',
      ],
      ask: [
        '¿Qué le gusta hacer de verdad?',
        '¿Qué ha mencionado últimamente, de pasada?',
        '¿Cuánto quieres gastar, más o menos?',
      ],
      after: [
        'Parte de ahí: algo en esa línea, con una tarjeta que recuerde un momento vuestro. Lo que queda es la tarjeta.',
        'Es una buena pista. Elige la versión sencilla, envuélvela bien y añade una frase que nadie más podría escribir.',
      ],
    },
    say: {
      say: [
        'Corto y sincero es lo que funciona: cómo te sientes, un ejemplo y qué te gustaría. Con tres frases basta.',
        'Empieza con algo verdadero y amable, luego el punto. Y acaba con una pregunta, para que no sea un discurso.',
      ],
      ask: ['¿Qué es lo que tiene que llegar sí o sí?', '¿Qué te gustaría que pasara después?'],
      after: [
        'Entonces di justo eso, con tus palabras. No tiene que ser elegante, solo sincero.',
        'Bien: empieza por ahí, deja fuera los reproches y dale tiempo a contestar.',
      ],
    },
    watch: {
      say: [
        'No sé qué ponen, pero según el ánimo es fácil: tras un día largo algo ligero, en compañía algo que dé que hablar.',
        'Una lista de novedades no tengo, la verdad. Un truco: otra película de quien hizo una que te encantó.',
      ],
      ask: [
        '¿Qué tiene que hacerte: reír, llorar o contener la respiración?',
        '¿Qué película verías mil veces?',
      ],
      after: [
        'Entonces date cinco minutos para elegir y quédate con la primera que te dé curiosidad. El resto lo deciden las palomitas.',
        'Buena dirección. Coge algo de ese rincón que llevas tiempo aplazando: hoy le toca.',
      ],
    },
    pack: {
      say: [
        'Ponlo todo sobre la cama y luego quita un tercio: capas, zapatos cómodos, cargador, medicinas y copia de los papeles.',
        'Primero lo que allí no se compra: papeles, medicinas, cargador, gafas. Lo demás es ropa en capas.',
      ],
      ask: ['¿Cuánto tiempo vas a estar fuera?', '¿Allí hará más bien calor o frío?'],
      after: [
        'Entonces basta con poco: capas, una prenda bonita, un chubasquero, y sitio para lo que traigas.',
        'Bueno saberlo. La mitad de ropa, el doble de calcetines, y lo importante en el equipaje de mano.',
      ],
    },
    spend: {
      say: [
        'Tres ideas fáciles: un paseo sin rumbo, llamar a alguien de quien no sabes hace tiempo, o cocinar algo nunca hecho.',
        'Haz algo que esta noche te agradezcas: una hora fuera, y luego el sofá con la conciencia tranquila.',
      ],
      ask: ['¿Prefieres gente alrededor o un poco de paz?', '¿Te apetece salir, o es día de sofá?'],
      after: [
        'Entonces haz justo eso, sin hacerlo más grande de lo que es. Los planes pequeños salen.',
        'Suena bien. Empieza por los diez primeros minutos; lo demás viene solo.',
      ],
    },
  },
}
