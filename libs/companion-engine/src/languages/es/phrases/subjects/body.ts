import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Qué fastidio estar así, con ese malestar.',
      'Un catarro o una gripe así quita todas las fuerzas.',
      'Pasar esos días con fiebre o tos es muy incómodo.',
      'Vaya, te ha tocado enfermar.',
    ],
    ask: [
      '¿Has podido dormir algo con ese malestar?',
      '¿Tienes a alguien que te prepare algo caliente?',
      '¿Qué es lo que más te molesta ahora mismo?',
    ],
  },
  headache: {
    say: [
      'Un dolor de cabeza así no deja hacer nada.',
      'Qué malo es tener ese dolor en la cabeza.',
      'Con migraña o jaqueca, todo molesta.',
      'Ojalá se pase pronto ese dolor de cabeza.',
    ],
    ask: [
      '¿Te pasa seguido, lo del dolor de cabeza?',
      '¿Puedes descansar un rato a oscuras?',
      '¿Sabes qué te lo suele provocar?',
    ],
  },
  backPain: {
    say: [
      'El dolor de espalda lo complica todo.',
      'Qué fastidio cuando la espalda duele así.',
      'Con la espalda así, cualquier movimiento cuesta.',
      'Un dolor así en la espalda es muy difícil de aguantar.',
    ],
    ask: [
      '¿En qué postura te duele menos la espalda?',
      '¿Has podido consultar con alguien lo de la espalda?',
      '¿Desde cuándo te da problemas la espalda?',
    ],
  },
  sleepless: {
    say: [
      'No poder dormir es desesperante.',
      'Qué largas se hacen las noches sin sueño.',
      'El insomnio deja sin fuerzas para el día siguiente.',
      'Dormir mal una noche y otra afecta a todo.',
    ],
    ask: [
      '¿Qué te ronda la cabeza cuando no duermes?',
      '¿Consigues echarte un rato durante el día?',
      '¿Hay algo que otras veces te haya ayudado a dormir?',
    ],
  },
  resultsAhead: {
    say: [
      'Esperar unos resultados médicos es muy angustioso.',
      'Qué nervios da no saber qué dirán las pruebas.',
      'La espera de unas pruebas se hace interminable.',
      'Es normal tener miedo antes de saber el resultado.',
    ],
    ask: [
      '¿Va a ir alguien contigo al médico?',
      '¿En qué piensas mientras esperas el resultado?',
      '¿Quién sabe que estás a la espera de esas pruebas?',
    ],
  },
  resultsGood: {
    say: [
      'Qué alivio tan grande esos resultados.',
      'Unas pruebas buenas son una alegría enorme.',
      'Así que salió bien, qué buena noticia para tu salud.',
      'Después de tanta preocupación, qué descanso ese resultado.',
    ],
    ask: [
      '¿Qué fue lo primero que hiciste al saberlo?',
      '¿Quién se alegró más con esa noticia?',
      '¿Cómo fueron los días antes de saber el resultado?',
    ],
  },
  operation: {
    say: [
      'Una operación siempre da miedo.',
      'Así que toca pasar por quirófano, qué respeto da.',
      'Es normal tener nervios antes de una cirugía.',
      'Que haya que operar preocupa mucho.',
    ],
    ask: [
      '¿Quién va a acompañarte al hospital?',
      '¿Qué es lo que más miedo te da de la operación?',
      '¿Te han explicado bien cómo será la operación?',
    ],
  },
  dentist: {
    say: [
      'Los problemas de dientes son muy molestos.',
      'Qué poca gracia hace pasar por el dentista.',
      'Todo lo que tiene que ver con las muelas fastidia mucho.',
      'Entre el dolor y el gasto, la boca da muchos disgustos.',
    ],
    ask: ['¿Puedes comer bien estos días?', '¿Te da mucho miedo el dentista?', '¿Confías en tu dentista?'],
  },
  diagnosis: {
    say: [
      'Recibir un diagnóstico así es muy duro.',
      'Qué noticia tan difícil la del médico.',
      'Saber que tienes esa enfermedad da miedo y muchas dudas.',
      'Un diagnóstico cambia muchas cosas de golpe.',
    ],
    ask: [
      '¿A quién se lo has podido contar?',
      '¿Te explicaron bien qué viene después?',
      '¿Qué es lo primero que pensaste al saber el diagnóstico?',
    ],
  },
  injury: {
    say: [
      'Hacerse daño así es muy doloroso y molesto.',
      'Qué susto y qué dolor, esa lesión.',
      'Vaya accidente, qué mala suerte.',
      'Una lesión así complica todo lo del día a día.',
    ],
    ask: [
      '¿Te duele mucho ahora?',
      '¿Quién te ayuda con lo que no puedes hacer?',
      '¿Cuánto tardará en curarse esa lesión?',
    ],
  },
  weight: {
    say: [
      'Estar a vueltas con el peso cansa mucho.',
      'Lo del peso puede dar muchos disgustos.',
      'Qué incómodo es cuando el peso preocupa tanto.',
      'Con la comida y la báscula se sufre bastante.',
    ],
    ask: [
      '¿Cómo te sientes con tu cuerpo últimamente?',
      '¿Alguien te apoya con lo del peso?',
      '¿Qué es lo que más te cuesta con la comida?',
    ],
  },
  smoking: {
    say: [
      'Dejar de fumar cuesta muchísimo.',
      'Qué esfuerzo tan grande es dejar el tabaco.',
      'Las ganas de un cigarro son difíciles de aguantar.',
      'Decirle que no al tabaco no es nada fácil.',
    ],
    ask: [
      '¿En qué momento del día te entran más ganas de fumar?',
      '¿Qué te hizo decidirte a dejar el tabaco?',
      '¿Alguien de tu entorno fuma también?',
    ],
  },
  sober: {
    say: [
      'Dejar el alcohol es un esfuerzo enorme.',
      'Vivir sin beber pide mucha fuerza.',
      'Decirle que no a una copa puede costar mucho.',
      'Qué importante es para ti estar sin alcohol.',
    ],
    ask: [
      '¿Quién te apoya en esto de no beber?',
      '¿Qué momento se te hace más difícil sin alcohol?',
      '¿Qué te ayudó a decidirte a dejar la bebida?',
    ],
  },
  period: {
    say: [
      'Qué días tan incómodos los de la regla.',
      'La regla puede ponerlo todo muy difícil.',
      'Con esas molestias de la menstruación cuesta hacer vida normal.',
      'Vaya malestar el del período.',
    ],
    ask: ['¿Es así todos los meses?', '¿Qué te alivia en esos días?', '¿Puedes quedarte hoy en casa?'],
  },
  exercise: {
    say: [
      'Hacer ejercicio cansa y también da satisfacción.',
      'Así que andas en eso del ejercicio.',
      'Ponerse en movimiento cuesta su esfuerzo.',
      'Lo de hacer deporte requiere constancia.',
    ],
    ask: [
      '¿Cómo te sientes después de hacer ejercicio?',
      '¿Qué deporte te gusta más?',
      '¿Entrenas con alguien o a tu ritmo?',
    ],
  },
  therapy: {
    say: [
      'Ir a terapia remueve muchas cosas.',
      'Qué importante es buscar ayuda en una terapia.',
      'Hablar de lo más íntimo en una consulta no es fácil.',
      'La terapia pide tiempo y bastante valor.',
    ],
    ask: [
      '¿Qué esperas tú de la terapia?',
      '¿De qué te gustaría hablar más en terapia?',
      '¿Qué te hizo buscar esa ayuda?',
    ],
  },
  panicAttack: {
    say: [
      'Un ataque de pánico da muchísimo miedo.',
      'Esa ansiedad tan fuerte asusta mucho.',
      'Qué mal se pasa con una crisis de ansiedad.',
      'Sentir tanta angustia en el cuerpo es horrible.',
    ],
    ask: [
      '¿En este momento puedes respirar con algo más de calma?',
      '¿Hay alguien cerca de ti ahora?',
      '¿Sabes qué lo desencadenó?',
    ],
  },
  burntOut: {
    say: [
      'Ese agotamiento tan grande es muy duro.',
      'Quedarse sin energía para nada da mucha angustia.',
      'Cuando ni el descanso basta, todo cuesta el doble.',
      'Qué difícil es llegar a ese límite de cansancio.',
    ],
    ask: [
      '¿Cuándo notaste que ya no podías más?',
      '¿Lo sabe alguna persona de confianza?',
      '¿Hay algo que te dé un poco de descanso?',
    ],
  },
}
