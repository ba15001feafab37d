import type { DemoLanguage } from './demo-language.ts'

export const es: DemoLanguage = {
  women: ['Lucía', 'Carmen', 'Paula', 'Marina', 'Nuria', 'Irene', 'Rocío', 'Elena', 'Pilar', 'Alba'],
  men: ['Pablo', 'Álvaro', 'Diego', 'Javier', 'Sergio', 'Adrián', 'Rubén', 'Iván', 'Óscar', 'Pedro'],
  surnames: [
    'Navarro',
    'Ortega',
    'Molina',
    'Castro',
    'Vidal',
    'Peña',
    'Iglesias',
    'Campos',
    'Rojas',
    'Herrero',
    'Núñez',
    'Cabrera',
  ],
  companions: {
    femminile: ['Luna', 'Vega', 'Alma', 'Noa', 'Candela'],
    maschile: ['Bruno', 'Leo', 'Mateo', 'Gael', 'Marcos'],
    neutro: ['Mar', 'Cielo', 'Ariel'],
  },
  cities: ['Valencia', 'Sevilla', 'Bilbao', 'Granada', 'Zaragoza', 'Gijón'],
  works: ['en una librería', 'en un hospital', 'en una panadería', 'en una escuela', 'en una oficina'],
  phone: '+34 6## 55 ## ##',
  dialogues: [
    [
      {
        emotion: 'neutral',
        message: 'Hola {partner}, me llamo {user} y vivo en {city}. ¿Cómo funciona esto?',
        reply:
          '¡Hola, {user}! Soy un programa: escucho y recuerdo lo que me cuentas. ¿Qué tal está hoy {city}?',
        fact: { kind: 'home', key: 'home', value: '{city}', text: 'Vives en {city}' },
      },
      {
        emotion: 'neutral',
        message: 'Con sol. Trabajo {work}, así que lo veo por la ventana.',
        reply: 'Una buena ventana ayuda. ¿Qué es lo primero que haces al llegar?',
        fact: { kind: 'job', key: 'job', value: '{work}', text: 'Trabajas {work}' },
      },
      {
        emotion: 'neutral',
        message: 'Un café con la gente de siempre, y a empezar.',
        reply: 'Así cualquiera empieza bien. ¿Me cuentas luego cómo ha ido?',
      },
    ],
    [
      {
        emotion: 'feeling_down',
        message: 'Hoy tengo el ánimo por los suelos, todo ha salido mal.',
        reply: 'Lo siento mucho. ¿Qué ha sido lo que más te ha pesado?',
      },
      {
        emotion: 'feeling_down',
        message: 'Mi hermana Clara se ha mudado lejos y la casa está muy callada.',
        reply: 'Ese silencio se nota. ¿Qué te gustaría contarle a Clara esta noche?',
        fact: { kind: 'person', key: 'person:sister', value: 'Clara', text: 'Tu hermana se llama Clara' },
      },
    ],
    [
      {
        emotion: 'looking_for_fun',
        message: '¡Por fin viernes! Dame un plan divertido para hoy.',
        reply: 'Noche de películas malas: cada cual trae la peor que conozca y se vota con palomitas.',
      },
      {
        emotion: 'looking_for_fun',
        message: 'Jajaja, ya sé cuál llevo. Aviso a todo el grupo.',
        reply: 'Que gane la peor. Mañana quiero el título y el veredicto.',
      },
    ],
    [
      {
        emotion: 'in_love',
        message: 'Creo que me estoy enamorando. Pienso en Dani a todas horas.',
        reply: '¡Qué alegría! ¿Qué tiene Dani que te ha llegado tan hondo?',
        fact: { kind: 'person', key: 'person:crush', value: 'Dani', text: 'Piensas mucho en Dani' },
      },
      {
        emotion: 'in_love',
        message: 'Se acuerda de todo lo que le cuento, y me hace reír.',
        reply: 'Recordar también es una forma de querer. ¿Le has dicho algo?',
      },
      {
        emotion: 'in_love',
        message: 'Todavía no. El domingo damos un paseo por la playa.',
        reply: 'El mar ayuda con las frases difíciles. Con una basta.',
      },
    ],
    [
      {
        emotion: 'looking_for_distraction',
        message: 'No puedo dormir. ¿Hablamos de cualquier cosa menos del trabajo?',
        reply: 'Claro. Encuentras un faro con la puerta abierta. ¿Subes?',
      },
      {
        emotion: 'looking_for_distraction',
        message: 'Subo despacio. Arriba hay un telescopio y se ven las estrellas.',
        reply: 'Quedémonos ahí un rato. ¿Qué estrella miras primero?',
        fact: {
          kind: 'like',
          key: 'taste:estrellas',
          value: 'las estrellas',
          text: 'Te gustan las estrellas',
        },
      },
    ],
    [
      {
        emotion: 'looking_for_love',
        message: 'Me gustaría conocer a alguien, pero las aplicaciones me cansan.',
        reply: 'Te entiendo. ¿Dónde hablas ya con gente sin tener que venderte?',
      },
      {
        emotion: 'looking_for_love',
        message: 'En las clases de salsa de los martes, supongo.',
        reply: 'Bailar es media conversación. ¿Con quién te ríes más allí?',
        fact: { kind: 'like', key: 'taste:salsa', value: 'la salsa', text: 'Te gusta la salsa' },
      },
    ],
    [
      {
        emotion: 'depressed',
        message: 'Llevo semanas sin ganas de nada, me cuesta hasta levantarme.',
        reply: 'Gracias por contármelo. Semanas es mucho. ¿Lo sabe alguien de confianza, o tu médico?',
      },
      {
        emotion: 'depressed',
        message: 'No, no quiero ser una carga.',
        reply: 'Quien te quiere prefiere saberlo. ¿Buscamos juntos las dos primeras frases?',
      },
      {
        emotion: 'feeling_down',
        message: 'Vale. Igual llamo a mi madre mañana.',
        reply: 'Es un paso de verdad. «Últimamente lo paso mal, ¿me escuchas un rato?» es suficiente.',
      },
    ],
    [
      {
        emotion: 'drunk',
        message: 'Menuda borrachera llevo, la habitación da vueltas y el gato me mira fatal jajaja',
        reply: 'El gato tiene razón: un vaso grande de agua y nada de coche. ¿Hay alguien contigo?',
        fact: { kind: 'pet', key: 'pet:cat', value: '', text: 'Tienes un gato' },
      },
      {
        emotion: 'looking_for_fun',
        message: 'Sí, todo el piso. ¡Celebramos que acabó la mudanza!',
        reply: '¡Enhorabuena por la casa! Agua para todo el mundo, y mañana me la describes.',
      },
    ],
  ],
  feedbacks: [
    [5, 'Me escucha sin prisas y se acuerda de todo. Me ayuda mucho.'],
    [5, 'Me gusta que diga claramente que es un programa.'],
    [4, 'Muy buena. Faltaría poder fijar conversaciones.'],
    [3, 'Está bien, aunque a veces repite ideas.'],
    [1, 'No encuentro dónde cambiar la foto.'],
    [null, '¿Habrá descuentos para estudiantes?'],
  ],
}
