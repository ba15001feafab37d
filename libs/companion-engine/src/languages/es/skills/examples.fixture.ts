import type { ExamplesBySkill } from '../../../testing/examples-by-skill.fixture.ts'

export const examples: ExamplesBySkill = {
  sums: {
    asked: [
      ['La luz son 87 euros con 40 y el gas 112 euros con 15, ¿cuánto es en total?', '199,55'],
      ['¿cuánto es 1150 más 250 repartido entre 2?', '700'],
      ['¿cuánto es el 15% de 80?', '12.'],
      ['¿Cuánto es siete por ocho?', '56.'],
      ['cuánto es 3,5 + 2', '5,5.'],
      ['¿cuánto es 10 entre 0?', 'cero'],
      ['tengo 86 mil ahorrados y gasto 14 mil al mes, ¿para cuántos meses me alcanza?', '= 6,14'],
      ['si lo pago en 6 meses y son 780, ¿cuánto es cada uno?', '780 ÷ 6 = 130'],
      ['gano 1400, 600 se van en alquiler y 250 en comida, ¿cuánto me queda?', '= 550'],
      ['rápido, cuánto es 19 por 14, sin calculadora', '266.'],
      ['gano 1500 y quiero ahorrar el 15%, ¿cuánto sería?', '1500 × 15 % = 225'],
      ['me quedan 6 temas y 3 días, cuántos temas por día serían?', '6 ÷ 3 = 2'],
      ['para 2 personas hacen falta 160 g de arroz, ¿cuánto para 3?', '160 ÷ 2 × 3 = 240'],
      ['gano 2150 y el alquiler son 780, ¿qué porcentaje es?', '= 36,28 %'],
      ['Me dan 33 días por año, llevo 21 años. ¿Cuántos días son?', '33 × 21 = 693'],
      ['130 paquetes en 8 horas, ¿cuántos son por hora?', '130 ÷ 8 = 16,25'],
      ['3 cuadernos cuestan 7,50 euros, ¿cuánto cuestan 5 cuadernos?', '= 12,5'],
      ['pago 289 al mes durante 17 meses, ¿cuánto es en total?', '289 × 17 = 4913'],
    ],
    notAsked: [
      'He dado el 110 %',
      'Trabajo 24/7',
      'Ganamos 3-2',
      '¿Cuánto es el alquiler?',
      'Tengo 34 años y ella 29',
      'Por mí, más o menos bien',
      'los vendo a 22 pesos y me quedaron 15 sin vender, ¿cuánto saqué?',
      'Dormí 3 horas y trabajé 12, ¿cuánto más aguanto?',
    ],
  },
  dates: {
    asked: [
      ['¿qué día es hoy?', 'sábado, 22 de noviembre de 2025'],
      ['¿a qué día estamos?', '22 de noviembre'],
      ['¿cuántos días faltan para Navidad?', '33 días'],
      ['¿cuántos días faltan para el 3 de marzo?', '101 días'],
      ['¿qué hora es?', '0:30'],
      ['¿qué hora es en Tokio?', '8:30'],
    ],
    notAsked: [
      '¿A qué hora te levantas?',
      'Qué día tan horrible',
      'Ya quiero que sea Navidad',
      '¿Cuántos días lloraste?',
      'Hoy es mi cumpleaños',
    ],
  },
  units: {
    asked: [
      ['5 millas en km', '8,047 kilómetros'],
      ['¿cuántos minutos hay en 3 horas?', '180 minutos'],
      ['100 grados fahrenheit en celsius', '37,8 grados'],
    ],
    notAsked: [
      'Corrí 5 millas bajo la lluvia',
      '5 km en 30 minutos',
      'He perdido 3 kilos en dos semanas',
      '¿Cuántas horas trabajas?',
      'Peso 70 kg',
    ],
  },
  world: {
    asked: [
      ['¿cuál es la capital del Perú?', 'Lima'],
      ['capital de Australia', 'Canberra'],
      ['¿cuántos planetas hay?', 'ocho'],
      ['¿a qué temperatura hierve el agua?', '100 °C'],
    ],
    notAsked: [
      'Vivo en la capital del Perú',
      'Echo de menos la capital',
      'Me hierve la sangre',
      'Me siento en otro planeta',
      'La luna está preciosa hoy',
    ],
  },
  texts: {
    asked: [
      ['escribe un mensaje de cumpleaños para mi hermana', 'Hola, Marta'],
      ['¿Me escribes una carta de renuncia?', 'renuncia'],
    ],
    notAsked: [
      'Tengo que escribir una carta a mi jefe',
      'Me escribió un mensaje',
      'Escríbeme pronto',
      'Su mensaje me dolió',
      'Le mandé una tarjeta',
    ],
  },
  jokes: {
    asked: [
      ['cuéntame un chiste', ''],
      ['otro chiste', ''],
    ],
    notAsked: [
      'Mi vida es un chiste',
      'Hizo un chiste malísimo',
      'Otro día perdido',
      'Uno más que me falla',
      'No me hace gracia',
    ],
  },
  games: {
    asked: [
      ['¿qué juegos conoces?', 'palabras encadenadas'],
      ['juguemos a adivina el número', '1 al 100'],
      ['piedra papel o tijera', 'tres'],
      ['juguemos a palabras encadenadas', 'última letra'],
    ],
    notAsked: ['Ayer perdí a piedra papel o tijera', 'Adivina qué pasó', 'Basta ya', '42', 'Juego al tenis'],
  },
}
