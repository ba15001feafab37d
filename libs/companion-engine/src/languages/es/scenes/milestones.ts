import type { MilestoneScene, Scene } from '../../scenes.ts'

export const milestones: Record<MilestoneScene, Scene> = {
  baby: {
    signs:
      /\b(?:(?:estoy|esta) embarazada|esperamos un (?:bebe|hijo)|(?:voy|vamos) a ser (?:papa|mama|padres|tia|tio|abuel[oa])|ha nacido (?:mi|nuestr[oa]))\b/,
    open: ['¡Enhorabuena!', '¡Qué noticia, felicidades!'],
    stay: [
      'Son semanas con de todo, alegría y preocupaciones.',
      'Es algo grande, un día cada vez.',
      'Los tuyos se acordarán de esto.',
      'Un poco de cansancio, estos meses, también es normal.',
    ],
    ask: [
      '¿Cómo lo supisteis?',
      '¿Cómo te sientes estos días?',
      '¿Quién lo sabe ya?',
      '¿Qué es lo que más te emociona?',
    ],
    advice: [
      'Dilo con sencillez, en un momento tranquilo: una foto, dos zapatitos o solo las palabras. Y dales tiempo.',
    ],
  },
  retired: {
    signs: /\b(?:me (?:he )?jubil\w+|jubilacion|jubilad[oa])\b/,
    open: ['Es un gran paso, después de tantos años.', 'Se cierra una puerta y se abre algo de tiempo.'],
    stay: [
      'Todos esos años dejan huella en mucha gente.',
      'Hace falta un tiempo para encontrar otro ritmo.',
      'Los días cambian de forma, y al principio pesa.',
      'En casa también cambia el equilibrio.',
    ],
    ask: [
      '¿Qué es lo que más echas de menos?',
      '¿Cómo es ahora un día tuyo?',
      '¿Qué llevabas años dejando para después?',
      '¿Con quién te gustaría pasar más tiempo?',
    ],
    advice: [
      'Elige algo fijo a la semana fuera de casa: un curso, un coro, una hora de voluntariado. Lo demás viene detrás.',
    ],
  },
  sport: {
    signs:
      /\b(?:he (?:corrido|nadado|entrenado|jugado)|corri \w+|hemos (?:ganado|perdido|jugado)|la (?:carrera|maraton)|el (?:partido|maraton)|entrenamiento|gimnasio)\b/,
    open: ['¡Bien por el esfuerzo!', '¡Qué energía!'],
    stay: [
      'Se nota la constancia.',
      'El camino es la mitad del disfrute.',
      'Escucha al cuerpo, y disfrútalo.',
      'Paso a paso se llega lejos.',
    ],
    ask: [
      '¿Cómo fue?',
      '¿Cómo encajas el entrenamiento?',
      '¿Cuál es el próximo objetivo?',
      '¿Qué es lo que más te gusta de eso?',
    ],
  },
}
