import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Un virus diminuto y de pronto ir a la cocina es una expedición.',
      'Líquido caliente, manta y nada de heroicidades: el cuerpo está trabajando a puerta cerrada.',
      'Con la nariz tapada hasta la sopa pierde el argumento, y las noches se hacen larguísimas.',
      'Si la fiebre no baja o cuesta respirar, toca médico; si no, la cama es el plan más sensato.',
    ],
    ask: [
      '¿Qué síntoma te molesta más?',
      '¿Quién te acerca una sopa o un té?',
      '¿Qué remedio de tu casa no falla?',
    ],
  },
  headache: {
    say: [
      'Cuando duele la cabeza, la luz, el ruido y las personas bien intencionadas molestan por igual.',
      'Poca luz, agua, silencio y pantalla lejos; las frases largas también pueden esperar.',
      'Quien no conoce ese dolor lo llama “un dolorcito”; quien lo conoce baja la persiana sin preguntar.',
      'Anotar cuándo llega, qué se comió y cómo se durmió ayuda luego a encontrar el desencadenante.',
    ],
    ask: ['¿Cómo es ese dolor y dónde se pone?', '¿Qué te suele aliviar?', '¿Con qué frecuencia te pasa?'],
  },
  backPain: {
    say: [
      'La espalda, las rodillas y compañía pasan años sin dar señales y luego presentan todas las quejas de golpe.',
      'Con ese dolor, recoger algo del suelo se convierte en una negociación.',
      'Calor, cambiar de postura a menudo y moverse con suavidad suele ayudar más que quedarse inmóvil del todo.',
      'Lo desesperante es que el dolor acompaña en todo: sentarse, levantarse, dormir y hasta estornudar.',
    ],
    ask: [
      '¿En qué movimiento duele más?',
      '¿Desde cuándo arrastras el dolor?',
      '¿Qué has probado hasta ahora?',
    ],
  },
  sleepless: {
    say: [
      'A esas horas todo problema mide el doble; con luz de día casi siempre encoge.',
      'El sueño es como un gato: cuanto más se le llama, menos viene.',
      'Levantarse un rato, luz baja y algo aburrido entre manos: mejor que pelear con la almohada.',
      'Hay mucha gente mirando el techo a la misma hora, solo que cada cual en su ventana.',
    ],
    ask: [
      '¿Qué te ronda por la cabeza por las noches?',
      '¿Cómo son tus tardes antes de acostarte?',
      '¿Cuándo dormiste bien por última vez?',
    ],
  },
  resultsAhead: {
    say: [
      'La espera ya es una prueba en sí misma: el cuerpo aquí y la cabeza en la consulta.',
      'Buscar síntomas en internet siempre termina en lo peor; el buscador no ha estudiado medicina.',
      'Una hoja con preguntas y alguien de confianza al lado hacen más llevadera cualquier consulta.',
      'Mientras no hay respuesta, la imaginación ocupa todo el sitio, y nunca elige lo banal.',
    ],
    ask: [
      '¿Qué te han explicado hasta ahora?',
      '¿Quién te acompaña en esta espera?',
      '¿Con qué logras distraerte aunque sea un rato?',
    ],
  },
  resultsGood: {
    say: [
      '¡Qué alivio y qué alegría! Hay palabras de médico que suenan mejor que cualquier canción.',
      'Noticias así devuelven el aire: de pronto los planes vuelven a conjugarse en futuro.',
      'Qué bien leerlo; estar bien parece lo normal hasta que un papel lo confirma.',
      'Eso pide una celebración, aunque sea pequeña: hoy el cuerpo se ha ganado el aplauso.',
    ],
    ask: [
      '¿Qué fue lo primero que hiciste al saberlo?',
      '¿A quién llamaste?',
      '¿Qué tienes ganas de hacer ahora?',
    ],
  },
  operation: {
    say: [
      'Ponerse en manos de otros, dormir y despertar con algo arreglado: hace falta bastante confianza.',
      'Un quirófano impone, aunque para el equipo que trabaja dentro sea un día corriente, y eso es lo bueno.',
      'Zapatillas fáciles, cargador largo y alguien a quien llamar: en un hospital esas pequeñeces son lujo.',
      'El cuerpo lleva su propio calendario para curarse y no atiende prisas de agenda.',
    ],
    ask: [
      '¿Qué te han explicado los médicos?',
      '¿Quién te echa una mano en casa?',
      '¿Qué esperas poder hacer cuando todo cicatrice?',
    ],
  },
  dentist: {
    say: [
      'Pocas cosas tan pequeñas como un diente consiguen ocupar la cabeza entera.',
      'El sillón del dentista es el único donde te hacen preguntas con la boca llena de instrumentos.',
      'Acordar una señal con la mano para parar quita bastante miedo: así el mando no está solo del otro lado.',
      'Entre el ruidito, la lámpara y la factura, la odontología sabe mantener la tensión hasta el final.',
    ],
    ask: [
      '¿Cómo te trata quien te atiende la boca?',
      '¿Qué es lo que peor llevas del dentista?',
      '¿Qué comerías ahora mismo si pudieras morder sin pensar?',
    ],
  },
  diagnosis: {
    say: [
      'Un diagnóstico parte el tiempo en antes y después, aunque por fuera siga siendo la misma calle.',
      'Además de la enfermedad toca cargar con la cara que ponen los demás y con explicarla cien veces.',
      'Sigues siendo mucho más que ese nombre en el informe, por mucho sitio que ahora ocupe.',
      'Las asociaciones de pacientes suelen saber lo que no cabe en la consulta: los trucos del martes por la tarde.',
    ],
    ask: [
      '¿Cómo se nota en tu día a día?',
      '¿Quién lo sabe y cómo lo ha tomado?',
      '¿Qué es lo que más te inquieta de esto?',
    ],
  },
  injury: {
    say: [
      'Un segundo de mala suerte y semanas de aprender a hacerlo todo de otra manera.',
      'Ahora se descubre cuántas cosas de un día normal necesitaban justo esa parte del cuerpo.',
      'Los huesos y ligamentos van a su ritmo; las prisas solo consiguen alargar la cuenta.',
      'Además del dolor está la rabia tonta de repetir la caída en la cabeza, siempre con final mejor.',
    ],
    ask: [
      '¿Cómo pasó exactamente?',
      '¿Qué se te hace más difícil así?',
      '¿Quién te ayuda con lo de cada día?',
    ],
  },
  weight: {
    say: [
      'Una báscula mide lo que la tierra tira de un cuerpo; de la persona no sabe nada.',
      'El espejo del probador tiene peor luz y más opinión de la que nadie le pidió.',
      'El cuerpo cambia despacio, en cualquier dirección; las dietas feroces van deprisa y suelen volver con maleta.',
      'Lo cansado no es solo la comida o la talla, sino que todo el mundo se crea con derecho a opinar.',
    ],
    ask: [
      '¿De dónde viene la presión que sientes?',
      '¿Cuándo te sientes a gusto con tu cuerpo?',
      '¿Cómo es tu relación con la comida estos días?',
    ],
  },
  smoking: {
    say: [
      'Dejar el tabaco es despedirse también de las pausas, la excusa para salir y el punto final de cada comida.',
      'Las ganas agudas suelen aflojar a los pocos minutos: un vaso de agua, una vuelta, y la ola pasa.',
      'Cada cigarrillo que no se enciende es una pequeña pelea ganada que nadie aplaude.',
      'Si hay un tropiezo por el camino, los días anteriores siguen contando; nadie los borra.',
    ],
    ask: [
      '¿En qué momento aprietan más las ganas?',
      '¿Qué te decidió a dejarlo?',
      '¿Qué haces con las manos en esos ratos?',
    ],
  },
  sober: {
    say: [
      'Cada día sin beber es una decisión, a veces repetida varias veces antes de la cena.',
      'El mundo brinda por todo, y seguir con agua en la mano exige más carácter que cualquier copa.',
      'Bravo por cada uno de esos días: nadie los regala, se hacen uno a uno.',
      'Las ganas suben, aprietan y bajan; llamar a alguien mientras suben es una herramienta de las buenas.',
    ],
    ask: [
      '¿Qué ha cambiado desde que no bebes?',
      '¿Qué situación se te hace más peligrosa?',
      '¿Quién camina contigo en esto?',
    ],
  },
  period: {
    say: [
      'Media humanidad pasa por esto y todavía se habla como si fuera un secreto o un capricho.',
      'Las hormonas mueven temperatura, sueño y humor sin pedir permiso ni avisar con tiempo.',
      'Calor o fresco, ropa floja y permiso para bajar el ritmo: el cuerpo está gastando energía de verdad.',
      'Dolores que tumban o desvelan no son “lo normal y ya está”; merecen una ginecóloga o un ginecólogo que escuche.',
    ],
    ask: [
      '¿Qué es lo que peor llevas?',
      '¿Qué te da un poco de alivio?',
      '¿Cómo reacciona la gente cuando lo cuentas?',
    ],
  },
  exercise: {
    say: [
      'Lo más pesado de todo el entrenamiento sigue siendo la puerta de casa.',
      'El cuerpo protesta al principio y luego, con todo descaro, empieza a pedir más.',
      'Bien por ese movimiento: cada sesión hecha cuenta más que la sesión perfecta que se queda en plan.',
      'Sudar un rato ordena la cabeza de un modo que ninguna lista de tareas consigue.',
    ],
    ask: ['¿Qué te animó a moverte?', '¿Cómo te sientes después?', '¿Qué meta te haría ilusión alcanzar?'],
  },
  therapy: {
    say: [
      'Sentarse delante de alguien y abrir cajones cerrados hace años pide más valor que callar.',
      'La terapia trabaja también fuera de la consulta: en la ducha, en el coche, tres días después.',
      'Anotar una frase o una pregunta antes y después de la sesión ayuda a no perder el hilo.',
      'Cuidar la cabeza con ayuda profesional es tan sensato como llevar una rodilla al fisio.',
    ],
    ask: ['¿Qué te llevó a dar el paso?', '¿Cómo te cae quien te atiende?', '¿Qué tema te cuesta más abrir?'],
  },
  panicAttack: {
    say: [
      'El cuerpo disparó la alarma entera sin incendio; el miedo, en cambio, era completamente real.',
      'Un ataque de pánico sube, llega arriba y baja, aunque en la cima parezca que no va a terminar nunca.',
      'Soltar el aire más despacio de lo que entra y nombrar cinco cosas a la vista le da a la cabeza un suelo.',
      'Después queda un agotamiento raro y el miedo a que se repita; contarlo en la consulta médica abre caminos.',
    ],
    ask: [
      '¿Cómo está tu cuerpo en este momento?',
      '¿Qué estaba pasando justo antes?',
      '¿Qué te ha ayudado a que baje?',
    ],
  },
  burntOut: {
    say: [
      'Un agotamiento así no se arregla con un fin de semana; es una cuenta en rojo desde hace tiempo.',
      'Cuando hasta lo pequeño cuesta, no falta voluntad: falta combustible.',
      'Borrar cosas de la lista cura más que hacerlas deprisa; casi siempre hay alguna que nadie echará de menos.',
      'Si el cansancio dura semanas, una revisión médica tiene sentido: a veces el cuerpo también guarda su parte de explicación.',
    ],
    ask: [
      '¿Cuándo empezó ese cansancio?',
      '¿Qué te gasta más fuerzas?',
      '¿Qué carga podría llevar otra persona por un tiempo?',
    ],
  },
}
