import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Cuando una amistad se enfría no hay fecha ni pelea que señalar, y por eso cuesta tanto nombrarlo.',
      'Ser siempre quien llama cansa; la amistad también necesita que alguien toque la puerta del otro lado.',
      'Un “te echo de menos” sin reproche a veces abre lo que diez indirectas no logran.',
      'El duelo por una amistad que se aleja no tiene canciones, y sin embargo las merece.',
    ],
    ask: [
      '¿Cómo era esa amistad en sus mejores tiempos?',
      '¿Qué crees que ha cambiado?',
      '¿Qué es lo que más extrañas?',
    ],
  },
  friendHurt: {
    say: [
      'Una puñalada de la amistad sorprende más, porque a ese lado nadie lleva armadura.',
      'La confianza tarda años en construirse y cabe entera en una frase dicha a espaldas.',
      'Lo que hiere no es solo lo ocurrido, sino tener que mirar con otros ojos todo lo anterior.',
      'Aclararlo o tomar distancia: ambas salidas son dignas, y ninguna corre prisa.',
    ],
    ask: [
      '¿Cómo te enteraste?',
      '¿Qué te gustaría decirle a la cara?',
      '¿Qué significaba esa amistad para ti?',
    ],
  },
  friendMoves: {
    say: [
      'Alegrarse por alguien y extrañarlo ya de antemano caben perfectamente en el mismo abrazo.',
      'Cuando cambia la vida de un amigo, la propia se queda con un hueco en la agenda y otro en el pecho.',
      'Las amistades que cambian de forma necesitan rituales nuevos; una llamada fija por semana hace más que mil promesas.',
      'Nadie hizo nada mal, y aun así algo se pierde: eso lo vuelve más raro de contar.',
    ],
    ask: [
      '¿Qué costumbre compartida vas a extrañar más?',
      '¿Cómo nació la amistad?',
      '¿Cómo imaginas la amistad a partir de ahora?',
    ],
  },
  oldFriend: {
    say: [
      'Qué sorpresa: alguien que te conoció antes de tantas capas y aún sabe quién hay debajo.',
      'Hay amistades que se quedan en pausa décadas y arrancan otra vez en la misma frase.',
      'Un reencuentro trae de regalo una versión tuya que ya casi nadie recordaba.',
      'Los años cambian las caras, pero el modo de reírse suele venir intacto.',
    ],
    ask: ['¿Qué recuerdo salió primero?', '¿Qué ha sido de su vida?', '¿Cómo eras tú en aquella época?'],
  },
  party: {
    say: [
      'Hay fiestas que empiezan en la puerta de casa, con la lucha entre el abrigo y el sofá.',
      'En toda fiesta la mejor conversación ocurre en la cocina, al lado de los hielos.',
      'Una reunión ruidosa carga de energía a unos y descarga a otros; es cuestión de batería, no de simpatía.',
      'Las fiestas son un género raro: se baila, se grita por encima de la música y se pierden chaquetas.',
    ],
    ask: [
      '¿Qué clase de fiesta es la tuya ideal?',
      '¿Quiénes son la gente de esa fiesta?',
      '¿Qué te gusta y qué te cansa de esas noches?',
    ],
  },
  newTown: {
    say: [
      'En una ciudad nueva falta algo muy simple: alguien que se alegre al cruzarse contigo por la calle.',
      'Al principio uno conoce las calles antes que a las personas; luego, despacio, el mapa se va llenando de caras.',
      'Volver siempre al mismo bar, taller o parque a la misma hora: la familiaridad hace amistades casi sola.',
      'Empezar de cero en un lugar cansa porque hasta comprar pan exige averiguar dónde.',
    ],
    ask: [
      '¿Qué rincón del sitio te gusta ya un poco?',
      '¿Qué te llevó hasta allí?',
      '¿Qué solías hacer con la gente de antes?',
    ],
  },
  leftOut: {
    say: [
      'Ver el plan desde fuera duele a cualquier edad; el patio del colegio nunca queda tan lejos.',
      'Quedar fuera escuece sobre todo porque nadie explica nada, y la cabeza completa los motivos.',
      'A veces es mala intención y a veces puro despiste; por desgracia, desde fuera se sienten igual.',
      'Faltar en una foto o en una lista dice poco sobre tu valor y bastante sobre cómo organizan otros.',
    ],
    ask: [
      '¿Cómo supiste del plan?',
      '¿Quién de ese grupo te importa más?',
      '¿Qué te habría gustado que hicieran?',
    ],
  },
  friendIll: {
    say: [
      'Ver sufrir a un amigo desde la silla de al lado tiene su propio dolor, el de no poder cambiarlo.',
      'Mejor que “avísame si necesitas algo” suele ser “te llevo sopa el jueves”: así no hay que pedir.',
      'Seguir hablándole también de tonterías es un regalo: recuerda que hay vida fuera de lo malo.',
      'Una amistad en horas así no exige frases brillantes; exige volver, y tú no apartas la mirada.',
    ],
    ask: [
      '¿Cómo está ahora tu amistad?',
      '¿Qué compartían antes de esto?',
      '¿Quién te sostiene a ti mientras tanto?',
    ],
  },
  friendKind: {
    say: [
      'Esa es la amistad sin adornos: alguien aparece, hace y no pasa la cuenta.',
      'Qué suerte y qué mérito: gestos así suelen volver a quien también los ha sembrado.',
      'Hay detalles que se recuerdan veinte años después, y este tiene toda la pinta.',
      'Da gusto saber que hay gente así a tu lado; son los verdaderos seguros a todo riesgo.',
    ],
    ask: ['¿Desde cuándo se conocen?', '¿Qué fue lo que más te emocionó?', '¿Cómo te gustaría agradecerlo?'],
  },
  noisyNeighbour: {
    say: [
      'Quien inventó los tabiques finos claramente no tenía vecindario.',
      'La propia casa debería ser el sitio donde se baja la guardia, y los vecinos a veces no firman ese acuerdo.',
      'Fechas y horas apuntadas, una nota amable y luego la comunidad: en ese orden suele funcionar mejor que el grito.',
      'Vivir pared con pared con alguien desconsiderado es compartir una vida que nadie eligió compartir.',
    ],
    ask: [
      '¿Desde cuándo dura el asunto?',
      '¿Qué has intentado hasta ahora?',
      '¿Cómo lo llevan los demás del edificio o la calle?',
    ],
  },
  kindNeighbour: {
    say: [
      'Un buen vecindario vale más que muchos metros cuadrados, y no sale en ningún anuncio.',
      'Qué bonito: alguien al otro lado de la pared que piensa en ti sin que nadie se lo pida.',
      'Un gesto así convierte una dirección en un lugar.',
      'Con vecinos así, la palabra “barrio” o “pueblo” recupera todo su sentido.',
    ],
    ask: [
      '¿Cómo es esa persona?',
      '¿Qué otras cosas así pasan por ahí?',
      '¿Con qué gesto te gustaría corresponder?',
    ],
  },
  stranger: {
    say: [
      'Gente que no espera nada a cambio: existe, aunque nunca salga en las noticias.',
      'Unos minutos con alguien desconocido pueden cambiarle el color al día entero.',
      'Qué encuentro tan bueno; seguramente esa persona ni imagina que hoy se habla de ella.',
      'La amabilidad de quien no te debe nada tiene algo especialmente limpio.',
    ],
    ask: [
      '¿Cómo era esa persona?',
      '¿Qué te hizo sentir ese gesto?',
      '¿Qué le dirías si se volvieran a cruzar?',
    ],
  },
  rudeStranger: {
    say: [
      'Alguien deja caer su mal humor en segundos y quien lo recibe carga con ello toda la tarde.',
      'La respuesta perfecta siempre llega tres calles más tarde, cuando ya no hay a quién decírsela.',
      'Ese insulto o ese desprecio no habla de ti: habla de quien va por el mundo repartiéndolo.',
      'Molesta también el resto: lo fácil que la gente mira al suelo cuando alguien falta al respeto.',
    ],
    ask: [
      '¿Cómo reaccionaste en ese momento?',
      '¿Qué le contestarías ahora?',
      '¿Qué te ayuda a sacudirte algo así?',
    ],
  },
}
