import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Lo siento muchísimo.',
      'No tengo las palabras adecuadas, pero aquí estoy.',
      'Es normal estar muy triste.',
      'Tómate todo el tiempo que necesites.',
    ],
    ask: [
      '¿Quieres contarme cómo era?',
      '¿Qué recuerdo vuelve más a menudo?',
      [
        '¿Tienes a alguien cerca estos días?',
        'Qué bien que no tengas que pasarlo a solas.',
        'Entonces prueba a llamar a una persona de confianza.',
      ],
    ],
    advice: [
      'Por ahora basta con comer, dormir y hablar con alguien.',
      'Escribe una carta de despedida, aunque no la envíes nunca.',
    ],
    because: 'puede ayudar hablar de quien echas de menos',
  },
  work: {
    acknowledge: [
      'El trabajo puede cansar mucho a veces.',
      'Entiendo que el trabajo te dé que pensar.',
      'Gracias por contarme lo del trabajo.',
    ],
    ask: [
      '¿Cómo es el ambiente en tu trabajo?',
      [
        '¿Volverías a elegir este trabajo?',
        'Entonces el trabajo en sí te sigue gustando.',
        'Entonces quizá no sea el trabajo adecuado para ti.',
      ],
      '¿Qué parte de tu trabajo te gusta más?',
      '¿Qué cambiarías primero, si de ti dependiera?',
      [
        '¿Hay alguien allí con quien te lleves bien?',
        'Qué bien, así los días se hacen más fáciles.',
        'Así se hace más cansado, claro.',
      ],
      '¿Cómo desconectas cuando terminas?',
    ],
    advice: [
      'Pide una reunión corta y lleva un ejemplo concreto.',
      'Apunta durante una semana qué te cansa y qué te gusta.',
      'Pon un límite claro, como no contestar llamadas por la noche.',
    ],
    because: 'el trabajo ocupa una gran parte de tu día',
  },
  study: {
    acknowledge: [
      'Estudiar también es un trabajo de verdad.',
      'Los estudios pueden quitar mucha energía.',
      'Entiendo, hay muchas cosas en que pensar.',
    ],
    ask: [
      '¿Qué parte te está costando más?',
      [
        '¿Sientes que lo llevas bien?',
        'Entonces ahora también es importante que descanses.',
        'Entonces empecemos por el tema más importante.',
      ],
      '¿Cómo te organizas el tiempo?',
      [
        '¿Te gusta la asignatura?',
        'Eso ayuda mucho a la hora de aprender.',
        'Entonces tiene mérito que sigas con ello.',
      ],
      '¿Qué harás cuando termines con esto?',
    ],
    advice: [
      'Explica el tema en voz alta, como a un niño.',
      'Veinticinco minutos de estudio, cinco de descanso, y sin el móvil.',
      'El día antes, solo repasa y luego duerme.',
    ],
    because: 'ayuda saber qué es lo que te cuesta',
  },
  couple: {
    acknowledge: [
      'En una relación no siempre es todo fácil.',
      'Entiendo que esto sea importante para ti.',
      'En todas las parejas hay días buenos y malos.',
    ],
    ask: [
      '¿Cómo te sientes cuando piensas en ello?',
      [
        '¿Lo habéis hablado?',
        '¿Y cómo crees que fue esa conversación?',
        'Quizá solo falte un buen momento para hablarlo.',
      ],
      '¿Qué echas más de menos entre vosotros?',
      [
        '¿Sientes que os apoyáis?',
        'Qué bien, así se puede hablar de lo demás.',
        'Eso tiene que cansarte mucho.',
      ],
      '¿Qué te atrajo al principio?',
    ],
    advice: [
      'Elige un momento tranquilo y empieza con «echo de menos» en vez de «tú nunca».',
      'Primero escribe en una frase qué quieres tú.',
    ],
    because: 'ayuda saber cómo están las cosas entre vosotros',
  },
  family: {
    acknowledge: [
      'La familia importa mucho, para bien y para mal.',
      'Con la familia no siempre es fácil.',
      'Entiendo que tu familia te importe.',
    ],
    ask: [
      '¿Cómo os lleváis normalmente?',
      [
        '¿Os veis a menudo?',
        'Eso puede ser bonito y cansado a la vez.',
        'La distancia a veces ayuda y a veces cuesta.',
      ],
      '¿Qué te gustaría que entendieran de ti?',
      '¿Qué buen recuerdo compartís?',
      [
        '¿Os parecéis?',
        'Entonces quizá os entendáis mejor en algunas cosas.',
        'Entonces quizá tengáis que explicaros más.',
      ],
    ],
    advice: [
      'Dilo corto y con calma, y repite siempre la misma frase.',
      'Decide antes de qué no quieres hablar.',
    ],
    because: 'la familia suele ser importante en estas cosas',
  },
  friends: {
    acknowledge: [
      'Los amigos pueden ser muy importantes.',
      'Entiendo que esas personas te importen.',
      'Con los amigos tampoco es siempre fácil.',
    ],
    ask: [
      '¿Desde cuándo os conocéis?',
      [
        '¿Os entendéis sin muchas palabras?',
        'Eso es poco común, y es bonito tenerlo.',
        'Entonces solo hay que hablar un poco más.',
      ],
      '¿Qué hacéis cuando estáis juntos?',
      '¿Qué valoras más en una amistad?',
      [
        '¿Les contarías lo que me has contado?',
        'Entonces quizá solo falte el momento adecuado.',
        'Entiendo, aquí puedes contarlo con calma.',
      ],
    ],
    advice: ['Propón algo concreto, con día y hora.', 'Si algo te molesta, dilo pronto y con calma.'],
    because: 'ayuda saber qué son tus amigos para ti',
  },
  health: {
    acknowledge: [
      'Los temas de salud pueden preocupar mucho.',
      'Espero que te cuides mucho.',
      'Ojalá pase pronto.',
    ],
    ask: [
      [
        '¿Has hablado con un médico?',
        'Bien, así no tienes que adivinar.',
        'Si dura o empeora, llama a un médico.',
      ],
      '¿Desde cuándo te pasa?',
      [
        '¿Hay alguien que pueda echarte una mano?',
        'Entonces acepta esa ayuda.',
        'Entonces pide ayuda a alguien, aunque sea con la compra.',
      ],
      '¿Cómo te encuentras hoy?',
    ],
    advice: [
      'No sé juzgar síntomas: llama a un médico, o al 112 si es urgente.',
      'Apunta cuándo empezó y cuánto dura, para contárselo al médico.',
    ],
    because: 'con la salud es mejor no adivinar',
  },
  sleep: {
    acknowledge: [
      'Dormir bien se nota mucho.',
      'Las noches no siempre son fáciles.',
      'Después de una mala noche, todo cuesta más.',
    ],
    ask: [
      '¿En qué piensas cuando no puedes dormir?',
      [
        '¿Te ocurre a menudo?',
        'Entonces coméntalo también con un médico.',
        'Entonces seguramente se pasará solo.',
      ],
      '¿Qué haces antes de irte a dormir?',
    ],
    advice: [
      'Si no te duermes, levántate y lee algo con poca luz.',
      'Antes de acostarte, apunta lo que tienes que hacer mañana.',
    ],
    because: 'ayuda saber qué te quita el sueño',
  },
  money: {
    acknowledge: [
      'Preocuparse por el dinero cansa mucho.',
      'Entiendo que el dinero te preocupe.',
      'Está bien hablar también de dinero.',
    ],
    ask: [
      '¿Es un gasto grande o muchos pequeños?',
      [
        '¿Tienes claro lo que entra y lo que sale?',
        'Bien, así es más fácil decidir.',
        'Entonces apunta primero lo que entra y lo que sale.',
      ],
      '¿Qué te daría más seguridad?',
    ],
    advice: [
      'Apunta todo lo que gastas durante un mes.',
      'Si tienes deudas, acude pronto a un servicio gratuito de asesoramiento.',
    ],
    because: 'ayuda mirar con calma lo del dinero',
  },
  plans: {
    acknowledge: [
      'Así que tienes algo previsto.',
      'Qué bien que tengas un plan.',
      'Gracias por contarme lo que planeas.',
    ],
    ask: [
      '¿Qué es lo que más te apetece?',
      ['¿Vas en compañía?', 'Qué bien, en compañía se disfruta más.', 'Entonces puedes decidirlo todo tú.'],
      '¿Hay algo que preparar antes?',
      '¿Cómo te imaginas ese momento?',
      '¿Cómo se te ocurrió la idea?',
    ],
    advice: [
      'Planea solo la primera parte y deja lo demás abierto.',
      'Apunta el primer paso en el calendario.',
    ],
    because: 'así entiendo mejor lo que quieres hacer',
  },
  general: {
    acknowledge: [
      'Te sigo.',
      'Gracias por contármelo.',
      'Me gustaría saber más de eso.',
      'Tomo nota.',
      'De acuerdo, aquí estoy.',
    ],
    ask: [
      '¿Qué te pasa por la cabeza en este momento?',
      '¿Y tú cómo lo vives?',
      '¿Qué te gustaría que pasara?',
      '¿Y eso cómo te hace sentir?',
      '¿Qué es lo que más te importa de todo esto?',
      '¿Qué más te gustaría contarme?',
      [
        '¿Te pasa mucho?',
        'Entonces vale la pena pensarlo con calma.',
        'Entonces esto ha sido algo poco habitual.',
      ],
      [
        '¿Quieres contarme un poco más?',
        'Con gusto: empieza por donde quieras.',
        'Sin problema, cambiemos de tema.',
      ],
      '¿Qué te ayudaría más hoy: charlar, un consejo o solo desahogarte?',
    ],
    advice: [
      'Escribe las dos opciones y piensa cuál echarías más de menos.',
      'Empieza por el paso más pequeño, uno que puedas deshacer.',
      'Piensa con qué decisión estarías a gusto dentro de un año.',
      'Háblalo con alguien que no tenga nada que ganar.',
    ],
    because: 'me ayuda a entender qué es importante para ti',
  },
  interview: {
    acknowledge: [
      'También es una ocasión para que tú los conozcas a ellos.',
      'Te han llamado, así que tu solicitud les ha gustado.',
      'Al final es solo una conversación entre personas.',
    ],
    nerves: [
      'Es normal tener nervios antes de una entrevista.',
      'Los primeros minutos son los más difíciles, luego va mejor.',
    ],
    ask: [
      '¿De qué es el trabajo?',
      '¿Qué pregunta te da más miedo?',
      [
        '¿Sabes con quién vas a hablar?',
        'Bien, entonces lee antes un poco sobre ellos.',
        'Entonces puedes preguntarlo en un correo breve y amable.',
      ],
      [
        '¿Tienes listos dos ejemplos de cosas que te salieron bien?',
        'Bien, así tendrás respuesta para casi todas las preguntas.',
        'Entonces busquemos uno: ¿qué te ha salido bien este año?',
      ],
      '¿Qué es lo primero que quieres que sepan de ti?',
    ],
    advice: [
      'Prepara tres historias cortas: algo bueno, algo difícil y algo que aprendiste.',
      'Practica en casa, en voz alta, tus dos primeras frases.',
      'Lleva preparada una pregunta para ellos.',
    ],
    wear: [
      'Ponte algo un poco más arreglado de lo normal, ya estrenado.',
      'Elige algo sencillo y cómodo, y déjalo listo la noche anterior.',
    ],
    because: 'prepararse un poco ayuda contra los nervios',
  },
  exam: {
    acknowledge: [
      'En un examen solo preguntan una parte.',
      'Lo que has estudiado hasta ahora sigue ahí.',
      'Es solo un día, y luego pasa.',
    ],
    nerves: [
      'Con los nervios parece que no se sabe nada, y no es así.',
      'Con la primera pregunta seguramente te acordarás de más cosas.',
    ],
    ask: [
      '¿Qué tema te sabes mejor?',
      '¿Qué tema te preocupa más?',
      [
        '¿Queda tiempo para repasar?',
        'Entonces repasa primero el tema que más suele caer.',
        'Entonces lo mejor ahora es dormir.',
      ],
      [
        '¿Es oral?',
        'Entonces practica algunas respuestas en voz alta.',
        'Entonces empieza por las preguntas que sabes.',
      ],
      '¿Qué es lo primero que harás cuando acabe?',
    ],
    advice: [
      'Elige los tres temas más probables, con una página para cada uno.',
      'Para a una hora fija la noche anterior, y duerme.',
      'Explica un tema en voz alta y apunta dónde te atascas.',
    ],
    because: 'ayuda saber en qué tienes dudas todavía',
  },
  date: {
    acknowledge: [
      '¡Qué emoción! Seguro que la otra persona también está nerviosa.',
      'Una cita es solo conocerse un poco mejor.',
      'Es bonito tener ganas de ver a alguien.',
    ],
    nerves: ['Los nervios solo dicen que te importa.', 'Es normal tener nervios antes de una cita.'],
    ask: [
      '¿Cómo os conocisteis?',
      '¿Qué te gusta de esa persona?',
      [
        '¿Sabéis ya adónde vais?',
        'Bien, lo mejor es un sitio donde se pueda hablar.',
        'Entonces quizá un paseo, así es más fácil hablar.',
      ],
      [
        '¿Os habéis escrito mucho ya?',
        'Entonces ya tenéis de qué hablar.',
        'Entonces hay mucho por descubrir.',
      ],
    ],
    advice: [
      'Pregunta qué le gusta y escucha con atención.',
      'Cuenta algo de tu semana y pregunta por la suya.',
    ],
    wear: [
      'Ponte algo con lo que te sientas bien, un poco más bonito.',
      'Ponte ropa que te guste y zapatos cómodos para caminar.',
    ],
    because: 'así entiendo mejor qué te hace ilusión',
  },
  moving: {
    acknowledge: [
      'Una mudanza es un gran cambio.',
      'Se tarda un poco en sentirse en casa.',
      'En una mudanza hay mucho que hacer.',
    ],
    nerves: [
      'Es normal tener miedo de un sitio nuevo.',
      'Las primeras semanas suelen ser las más difíciles.',
    ],
    ask: [
      '¿Cuándo es el gran día?',
      '¿Qué es lo que más ilusión te hace de allí?',
      '¿Qué vas a echar de menos de aquí?',
      [
        '¿Conoces ya a alguien allí?',
        'Qué bien, así es más fácil empezar.',
        'Entonces un curso o un grupo semanal puede ayudarte a conocer gente.',
      ],
      [
        '¿Tienes ya casa?',
        'Entonces lo más difícil ya está hecho.',
        'Entonces eso es lo primero, y lo demás puede esperar.',
      ],
    ],
    advice: [
      'Haz una caja para la primera noche, con sábanas y cargador.',
      'Busca un café cerca y ve con regularidad.',
    ],
    because: 'los planes pequeños ayudan con un gran cambio',
  },
  birthday: {
    acknowledge: [
      'Un cumpleaños es algo especial.',
      'Es bonito celebrar un cumpleaños.',
      'Un cumpleaños es una buena ocasión para verse.',
    ],
    ask: [
      '¿Cómo es para ti un buen cumpleaños?',
      '¿Qué cumpleaños recuerdas mejor?',
      [
        '¿Habrá fiesta?',
        'Qué bien, así lo celebráis en compañía.',
        'Un cumpleaños tranquilo también puede ser bonito.',
      ],
    ],
    advice: [
      'Regala algo que mencionó una vez de pasada.',
      'Regala tiempo en compañía y poned ya una fecha.',
    ],
    because: 'así entiendo mejor cómo te gusta celebrar',
  },
}
