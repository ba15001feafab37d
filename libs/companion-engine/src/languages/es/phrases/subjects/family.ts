import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'La opinión de una madre o un padre llega a sitios donde la de cualquier otro ni roza.',
      'Se puede querer a los padres y necesitar distancia; una cosa no borra la otra.',
      'Ante ellos, a cualquier edad se vuelve a tener doce años en un par de frases.',
      'Las expectativas de los padres se heredan sin firmar nada, y devolverlas cuesta media vida.',
    ],
    ask: [
      '¿Cómo era esa relación cuando eras peque?',
      '¿Qué frase suya te sigue dando vueltas?',
      '¿Qué desearías que entendieran de ti?',
    ],
  },
  oldParents: {
    say: [
      'Llega un día en que los papeles se invierten, y nadie da instrucciones para cuidar de una madre o un padre.',
      'Ver envejecer así a una madre o un padre es despedirse a plazos mientras se siguen haciendo cosas prácticas.',
      'Quien cuida también necesita relevos; pedirlos no es querer menos.',
      'Entre la seguridad y su orgullo de siempre hay un equilibrio finísimo, y toca buscarlo cada semana.',
    ],
    ask: [
      '¿Quién comparte contigo estos cuidados?',
      '¿Qué conserva de su carácter de siempre?',
      '¿Qué te preocupa más de los próximos meses?',
    ],
  },
  parentIll: {
    say: [
      'Con alguien de la familia enfermo, el teléfono pasa a ser el objeto más temido de la casa.',
      'Las horas de hospital, cerca o a distancia, no se parecen a ninguna otra hora: largas, vacías y llenas de miedo.',
      'Apuntar las preguntas para el médico en un papel ayuda; en el pasillo se olvidan todas.',
      'Ver frágil a quien siempre estuvo ahí mueve los cimientos, tengas la edad que tengas.',
    ],
    ask: [
      '¿Qué les han dicho los médicos hasta ahora?',
      '¿Cómo se organizan en la familia?',
      '¿Qué te une más a esa persona?',
    ],
  },
  pregnant: {
    say: [
      'Un bebé en camino cambia el calendario: de pronto todo se cuenta en semanas.',
      'Alegría, vértigo y listas de cosas diminutas por comprar: la espera lo trae todo mezclado.',
      'Qué misterio tan grande: alguien que aún no ha llegado ya mueve muebles, planes y sueños.',
      'Ninguna criatura llega con manual, y aun así casi todo se aprende con ella en brazos.',
    ],
    ask: [
      '¿Cómo están viviendo la espera?',
      '¿Quién fue la primera persona en saberlo?',
      '¿Qué te imaginas cuando piensas en esa criatura?',
    ],
  },
  babyTired: {
    say: [
      'La falta de sueño con un bebé no es cansancio normal: es vivir en una niebla con horario de tomas.',
      'Un ser de pocos kilos puede tumbar a dos adultos sin siquiera saber hablar.',
      'Ahora mismo la casa puede esperar; cualquier rato de sueño, aunque sea a mediodía, vale más que un suelo limpio.',
      'Se puede adorar a una criatura y soñar con una noche entera sin ella: ambas cosas son verdad.',
    ],
    ask: [
      '¿Quién te releva de vez en cuando?',
      '¿Cómo fue la última noche?',
      '¿Qué harías con tres horas enteras para ti?',
    ],
  },
  childSweet: {
    say: [
      'Eso hay que apuntarlo con fecha: las frases y estrenos de los niños se escapan volando.',
      'Qué maravilla; los niños dicen y hacen poesía sin sospechar que lo es.',
      'Por un momento así se perdonan muchas noches y bastantes lápices en la pared.',
      '¡Qué ternura! Seguro que dentro de veinte años esa escena se seguirá contando en la mesa.',
    ],
    ask: ['¿Qué cara pusiste tú?', '¿Cómo es el carácter de esa criatura?', '¿A quién se lo has contado ya?'],
  },
  teenager: {
    say: [
      'La adolescencia es esa obra en casa que dura años, hace ruido y nadie enseña los planos.',
      'Quien más empuja a esa edad suele ser quien comprueba si la pared aguanta.',
      'Las mejores conversaciones con adolescentes pasan de lado: en el coche, cocinando, sin mirarse demasiado.',
      'Entre poner límites y no perder el hilo se camina sobre una cuerda, y abajo alguien da portazos.',
    ],
    ask: [
      '¿Cuándo empezó a cambiar la cosa?',
      '¿De qué se puede hablar todavía sin pelea?',
      '¿Cómo eras tú a esa edad?',
    ],
  },
  childLeaves: {
    say: [
      'Criar a alguien para que sepa marcharse sale bien justo el día en que duele.',
      'Una habitación ordenada puede ser el sitio más ruidoso de la casa.',
      'Que un hijo llame poco suele significar que anda ocupado viviendo; aun así, el teléfono se mira.',
      'Una foto del plato o del gato enviada sin pedir respuesta mantiene el hilo sin tirar de él.',
    ],
    ask: [
      '¿Qué ruido de esa época echas en falta?',
      '¿Cómo se mantienen en contacto?',
      '¿Qué haces ahora con ese espacio en tus días?',
    ],
  },
  siblings: {
    say: [
      'Un hermano o una hermana guarda la otra mitad de los recuerdos de infancia, a veces en otra versión.',
      'Con los hermanos se aprende a compartir y a pelear, por lo general en la misma tarde.',
      'Nadie sabe pulsar los botones como quien estuvo presente cuando se instalaron.',
      'Entre hermanos, los lugares de la infancia siguen repartidos aunque ya todos tengan llaves propias.',
    ],
    ask: [
      '¿Cómo se llevaban en la infancia?',
      '¿Qué tienen en común y qué para nada?',
      '¿Qué te gustaría vivir con tu hermano o hermana?',
    ],
  },
  grandparents: {
    say: [
      'Los abuelos miden el cariño en raciones, y “ya no puedo más” no lo aceptan como respuesta.',
      'En una cocina o una butaca de abuelos caben décadas que no salen en ningún libro.',
      'Grabar su voz o copiar sus recetas con las medidas “a ojo” es guardar un tesoro de familia.',
      'Los abuelos tienen el don de hacer sentir a cualquiera nieto de seis años, aunque peine canas.',
    ],
    ask: [
      '¿Qué historia suya te gusta más?',
      '¿A qué huele o sabe para ti esa casa?',
      '¿Qué has heredado de tus abuelos?',
    ],
  },
  grandchildren: {
    say: [
      'Con los nietos se juega en otra liga: el amor de siempre y las normas, digamos, más flexibles.',
      'Los nietos agotan y rejuvenecen a la vez, un truco que ninguna crema ha logrado.',
      'Dentro de muchos años contarán lo que hacían contigo, con detalles que hoy parecen mínimos.',
      'Ver asomar en una cara nueva un gesto de la familia es un pequeño milagro doméstico.',
    ],
    ask: [
      '¿A qué les gusta jugar contigo?',
      '¿En qué se parecen a tu familia?',
      '¿Qué te gustaría que aprendieran de ti?',
    ],
  },
  inLaws: {
    say: [
      'A la familia política no se la elige: viene incluida con la persona que sí elegiste.',
      'En una casa ajena se pide permiso; hay parentescos que olvidan ese detalle.',
      'Lo que venga de la familia de tu pareja suele encajar mejor si quien pone el límite es tu pareja.',
      'La diplomacia internacional es sencilla al lado de una sobremesa con familia política.',
    ],
    ask: [
      '¿Cómo reacciona tu pareja en esos momentos?',
      '¿Cómo fue el trato al principio?',
      '¿Qué límite te gustaría que se respetara?',
    ],
  },
  gathering: {
    say: [
      'Una reunión familiar junta en pocos metros cariño, cuentas pendientes y demasiada comida.',
      'En toda mesa de familia hay quien cuenta la misma historia, quien discute y quien se refugia en la cocina.',
      'La distribución de asientos ha evitado más guerras que muchos tratados.',
      'Ver a todo el clan junto recuerda de dónde sale cada manía propia, para bien y para mal.',
    ],
    ask: [
      '¿Quién da más juego en esa mesa?',
      '¿Qué papel te suele tocar a ti?',
      '¿Qué plato no puede faltar nunca?',
    ],
  },
  death: {
    say: [
      'Lo siento muchísimo. Una ausencia así cambia hasta el sonido de las cosas corrientes.',
      'La muerte llega con papeles y llamadas justo cuando apenas hay fuerzas para sostener una taza.',
      'El dolor no lleva orden: puede haber llanto, vacío, sueño o nada, y todo eso también es duelo.',
      'No hacen falta palabras enteras aquí; se puede hablar de quien se fue, o de cualquier otra cosa.',
    ],
    ask: [
      '¿Cómo era esa persona?',
      '¿Quién está contigo en estos días?',
      '¿Qué recuerdo te viene una y otra vez?',
    ],
  },
  stillMissing: {
    say: [
      'El tiempo no borra a nadie; solo enseña a llevar el hueco con menos tropiezos.',
      'Una fecha, un objeto o un olor bastan para que alguien vuelva a estar en la habitación un instante.',
      'Echar de menos después de tantos años es una forma de que esa persona siga teniendo sitio.',
      'Decir su nombre y contar sus cosas mantiene viva una parte que ningún calendario se lleva.',
    ],
    ask: ['¿Qué te gustaría contarle hoy?', '¿Qué guardas de esa persona?', '¿Qué gesto suyo has heredado?'],
  },
  miscarriage: {
    say: [
      'Lo siento mucho. También se llora un futuro que ya tenía lugar en la casa y en el corazón.',
      'Es un duelo del que se habla en voz baja, como si por eso pesara menos; no pesa menos.',
      'Las frases de consuelo de la gente a veces hieren más que el silencio; no hay obligación de agradecerlas.',
      'Cada carrito por la calle puede doler, y eso no tiene nada que ver con envidia.',
    ],
    ask: [
      '¿Con quién puedes hablar de esto?',
      '¿Cómo se vive esto en casa?',
      '¿Qué te haría algo de bien estos días?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Sin relevo en casa, hasta un resfriado de los niños obliga a una operación logística.',
      'Decidir, consolar, pagar y poner límites sin nadie a quien mirar de reojo: es el trabajo de dos.',
      'A los niños les queda quién estuvo ahí, mucho más que la cena perfecta o la casa ordenada.',
      'Lo más callado de criar así son las noches, cuando por fin hay silencio y nadie con quien comentar el día.',
    ],
    ask: [
      '¿Con qué ayuda puedes contar?',
      '¿Cómo lo llevan los niños?',
      '¿Qué parte de la semana es la más complicada?',
    ],
  },
}
