import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Así que hay alguien que te gusta.',
      'Cuando alguien gusta tanto, cuesta pensar en otra cosa.',
      'Qué nervios da tener cerca a quien te gusta.',
      'Sentir algo así por alguien alegra y pone de los nervios.',
    ],
    ask: [
      '¿Qué es lo que más te gusta de esa persona?',
      '¿Crees que esa persona se da cuenta?',
      '¿Le has hablado a alguien de lo que sientes?',
    ],
  },
  dateAhead: {
    say: [
      'Una cita a la vista, qué ilusión y qué nervios.',
      'Así que hay una cita pendiente, eso emociona.',
      'Qué bonito ese cosquilleo antes de quedar con alguien.',
      'Salir con alguien que interesa da ganas y un poco de miedo.',
    ],
    ask: [
      '¿Qué te atrae de la persona con la que vas a salir?',
      '¿De qué te gustaría hablar en esa cita?',
      '¿Qué es lo que más nervios te da del encuentro?',
    ],
  },
  dateGood: {
    say: [
      'Qué alegría que la cita fuera tan bien.',
      'Una cita así da felicidad para varios días.',
      'Así que hubo conexión, qué bonito.',
      'Da gusto pasarlo tan bien con alguien que te gusta.',
    ],
    ask: [
      '¿Qué fue lo mejor de ese encuentro?',
      '¿Qué te gustaría hacer la próxima vez con esa persona?',
      '¿Qué te sorprendió de esa persona?',
    ],
  },
  dateBad: {
    say: [
      'Qué chasco de cita.',
      'Una cita que sale así desanima mucho.',
      'Vaya, tanta ilusión para un encuentro tan malo.',
      'Salir con alguien y que vaya mal da rabia.',
    ],
    ask: [
      '¿Qué fue lo peor de todo?',
      '¿Te habías hecho muchas ilusiones con esa persona?',
      '¿Te quedan ganas de conocer a alguien más?',
    ],
  },
  noAnswer: {
    say: [
      'Esperar una respuesta que no llega se hace muy largo.',
      'Que alguien que te gusta no te conteste duele.',
      'Cuánta inquietud da ese silencio.',
      'Mirar el teléfono y no encontrar respuesta cansa.',
    ],
    ask: [
      '¿Cómo iban las cosas antes de ese silencio?',
      '¿Qué te gustaría que te dijera?',
      '¿Tienes alguna idea de por qué no responde?',
    ],
  },
  newLove: {
    say: [
      'Qué bonito es empezar a querer a alguien.',
      'Enamorarse así da muchísima alegría.',
      'Un amor que empieza, qué felicidad.',
      'Así que hay un amor nuevo en tu vida.',
    ],
    ask: [
      '¿Qué te enamoró de esa persona?',
      '¿Qué plan te gustaría hacer con tu nuevo amor?',
      '¿Qué opinan los tuyos de este amor?',
    ],
  },
  farLove: {
    say: [
      'Querer a alguien que está lejos es difícil.',
      'La distancia en una pareja se nota cada día.',
      'Cuánto se echa de menos a la pareja cuando está lejos.',
      'Vivir el amor a distancia pide mucha paciencia.',
    ],
    ask: [
      '¿Para cuándo es el próximo reencuentro?',
      '¿Hay planes de vivir más cerca algún día?',
      '¿Qué es lo que más se te hace difícil de la distancia?',
    ],
  },
  rowPartner: {
    say: [
      'Discutir con tu pareja deja muy mal ánimo.',
      'Qué mal se pasa cuando hay pelea en la pareja.',
      'Una bronca con alguien a quien quieres duele.',
      'Estar de malas con tu pareja amarga el día.',
    ],
    ask: [
      '¿Qué te gustaría que entendiera tu pareja?',
      '¿Cómo se suelen arreglar las cosas después de una pelea?',
      '¿Qué fue lo que más te dolió de la discusión?',
    ],
  },
  leftBy: {
    say: [
      'Que te deje alguien a quien quieres duele muchísimo.',
      'Qué tristeza tan grande, esa ruptura.',
      'Una separación que no elegiste es muy dura.',
      'Cuánto duele que se acabe así una relación.',
    ],
    ask: [
      '¿Tienes a alguien cerca con quien estar estos días?',
      '¿Puedes dormir y comer un poco?',
      '¿Qué es lo que más falta te hace ahora?',
    ],
  },
  leaving: {
    say: [
      'Poner fin a una relación cuesta mucho.',
      'Separarse es una decisión muy dura.',
      'También duele cuando la ruptura sale de ti.',
      'Qué difícil es decirle adiós a una pareja.',
    ],
    ask: [
      '¿Cuánto hace que pensabas en separarte?',
      '¿Quién te apoya en esta separación?',
      '¿Qué es lo que más te cuesta de dar por terminada la relación?',
    ],
  },
  ex: {
    say: [
      'Así que tu ex vuelve a estar presente.',
      'Saber de una expareja remueve muchas cosas.',
      'Cuando aparece una antigua relación, cuesta estar en calma.',
      'Lo que hubo con alguien no se olvida tan fácil.',
    ],
    ask: [
      '¿Qué sentiste en ese momento con lo de tu ex?',
      '¿Queda algo pendiente con esa persona?',
      '¿Cómo terminó aquella relación?',
    ],
  },
  cheated: {
    say: [
      'Que te engañe tu pareja duele muchísimo.',
      'Una infidelidad rompe la confianza de una manera terrible.',
      'Qué dolor enterarse de una traición así.',
      'Descubrir algo así de quien quieres es durísimo.',
    ],
    ask: [
      '¿Has hablado con tu pareja de la infidelidad?',
      '¿Quién está a tu lado en este momento?',
      '¿Qué es lo que más rabia te da de ese engaño?',
    ],
  },
  livingTogether: {
    say: [
      'Compartir casa con tu pareja es un cambio grande.',
      'Vivir con tu pareja, qué etapa tan bonita y tan nueva.',
      'Así que a vivir en pareja, bajo el mismo techo.',
      'Convivir tiene sus alegrías y sus pequeños roces.',
    ],
    ask: [
      '¿Qué es lo más nuevo para ti de compartir casa?',
      '¿Qué costumbre de tu pareja te hace gracia?',
      '¿Quién cocina mejor, tú o tu pareja?',
    ],
  },
  wedding: {
    say: [
      'Una boda trae mucha emoción y también muchos nervios.',
      'Qué alegría lo de tu boda.',
      'Casarse es algo muy grande.',
      'Así que hay boda, qué momento tan especial.',
    ],
    ask: [
      '¿Qué es lo que más ilusión te hace de la boda?',
      '¿Cómo te gustaría que fuera ese día?',
      '¿Qué dijo la familia al enterarse de la boda?',
    ],
  },
  anniversary: {
    say: [
      'Qué bonito celebrar un aniversario con tu pareja.',
      'Felicidades por ese aniversario.',
      'Un aniversario así llena de alegría.',
      'Cumplir más tiempo de amor con alguien es una suerte.',
    ],
    ask: [
      '¿Cuál es tu mejor recuerdo de todo este tiempo en pareja?',
      '¿Cómo empezó la historia con tu pareja?',
      '¿Qué es lo que más quieres de tu pareja?',
    ],
  },
  sweetPartner: {
    say: [
      'Qué detalle tan bonito de tu pareja.',
      'Da mucha ternura que te cuiden así.',
      'Un gesto de cariño así alegra el día.',
      'Tener a tu lado a alguien tan atento es una suerte.',
    ],
    ask: [
      '¿Qué le dijiste a tu pareja por ese detalle?',
      '¿Tu pareja tiene muchos detalles así?',
      '¿Te gusta sorprender a tu pareja también?',
    ],
  },
  single: {
    say: [
      'Así que ahora mismo no hay pareja.',
      'Vivir sin pareja tiene cosas buenas y cosas difíciles.',
      'La soltería se lleva unos días mejor que otros.',
      'Estar sin pareja da que pensar a veces.',
    ],
    ask: [
      '¿Qué es lo que más te gusta de la soltería?',
      '¿Te gustaría conocer a alguien ahora?',
      '¿Qué es lo más importante para ti en una pareja?',
    ],
  },
  jealousy: {
    say: [
      'Los celos se pasan muy mal.',
      'Sentir celos es muy desagradable.',
      'Esa inquietud de los celos no deja en paz.',
      'Cuando hay celos, cuesta pensar con calma.',
    ],
    ask: [
      '¿Has hablado con tu pareja de esos celos?',
      '¿Te había pasado en otras relaciones, lo de los celos?',
      '¿Qué es lo que más temes en el fondo?',
    ],
  },
  comingOut: {
    say: [
      'Decir abiertamente quién eres no es nada fácil.',
      'Qué importante es poder vivir sin esconder lo que sientes.',
      'Lo que sientes y lo que eres merece respeto y cariño.',
      'Contar en casa algo así requiere mucho valor.',
    ],
    ask: [
      '¿Con quién puedes hablar de esto con toda confianza?',
      '¿A quién te gustaría contárselo también?',
      '¿Desde cuándo lo tienes claro?',
    ],
  },
}
