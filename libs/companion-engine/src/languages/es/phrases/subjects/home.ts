import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Una mudanza da muchísimo trabajo.',
      'Qué lío es siempre cambiar de casa.',
      'Entre cajas y bultos, mudarse agota.',
      'Cambiar de hogar es un cambio grande.',
    ],
    ask: [
      '¿Quién te ayuda con la mudanza?',
      '¿Cómo es la casa nueva?',
      '¿Qué es lo que más te gusta del lugar nuevo?',
    ],
  },
  flatHunt: {
    say: [
      'Buscar un sitio donde vivir está muy difícil.',
      'Encontrar casa hoy en día es agotador.',
      'Qué desesperante es la búsqueda de vivienda.',
      'Tantas visitas y condiciones para una casa cansan mucho.',
    ],
    ask: [
      '¿En qué zona te gustaría vivir?',
      '¿Para cuándo necesitas encontrar casa?',
      '¿Qué es lo imprescindible para ti en una casa?',
    ],
  },
  rent: {
    say: [
      'El alquiler puede traer muchas preocupaciones.',
      'Depender de quien te alquila da inseguridad.',
      'Qué importante es poder contar con la casa donde vives.',
      'Lo del alquiler afecta a toda la vida diaria.',
    ],
    ask: [
      '¿Hace mucho que vives en esa casa?',
      '¿Cómo es el trato con la persona que te alquila?',
      '¿Te gusta vivir ahí?',
    ],
  },
  brokenThing: {
    say: [
      'Qué fastidio cuando algo se estropea.',
      'Que deje de funcionar algo así complica el día.',
      'Vaya lata, una avería así.',
      'Con algo roto o estropeado, todo cuesta más.',
    ],
    ask: [
      '¿Tiene fácil arreglo?',
      '¿Cómo te arreglas mientras tanto?',
      '¿Conoces a alguien que sepa arreglarlo?',
    ],
  },
  carTrouble: {
    say: [
      'Vaya, qué lata con el vehículo.',
      'Que pase algo así con lo que usas para moverte es un fastidio.',
      'Los coches, las motos y las bicis dan cada disgusto.',
      'Menuda faena, los problemas de vehículo siempre salen caros.',
    ],
    ask: [
      '¿Eso te complica mucho los días?',
      '¿Te había pasado algo así antes?',
      '¿Tienes a alguien que te eche una mano con esto?',
    ],
  },
  cleaning: {
    say: [
      'Poner orden en casa da mucho trabajo.',
      'La limpieza siempre se lleva un buen rato.',
      'Así que andas con las tareas de casa.',
      'Cuánto hay que hacer en una casa.',
    ],
    ask: [
      '¿Te ayuda alguien con la limpieza?',
      '¿Pones música mientras limpias?',
      '¿Qué tarea de la casa te gusta menos?',
    ],
  },
  garden: {
    say: [
      'Qué gusto tener plantas que cuidar.',
      'Cuidar plantas entretiene mucho.',
      'Así que andas entre tierra y plantas.',
      'Ver crecer las plantas da mucha alegría.',
    ],
    ask: [
      '¿Quién te enseñó a cuidar las plantas?',
      '¿Qué más te gustaría plantar?',
      '¿Cuál es tu planta preferida?',
    ],
  },
  plantDied: {
    say: [
      'Qué pena, con lo que se cuida una planta.',
      'Da tristeza que una planta se ponga así.',
      'Cuidar plantas y que acaben mal da rabia.',
      'Ay, con las plantas a veces no hay manera.',
    ],
    ask: [
      '¿Llevabas mucho tiempo cuidando tus plantas?',
      '¿Les tienes mucho cariño a tus plantas?',
      '¿Hay otras plantas en tu casa?',
    ],
  },
  decorating: {
    say: [
      'Arreglar la casa a tu gusto lleva trabajo.',
      'Así que hay cambios en tu casa.',
      'Pintar, montar y colocar cosas no se hace en un rato.',
      'Qué bien ir dejando la casa a tu manera.',
    ],
    ask: [
      '¿Te ayuda alguien con todo eso?',
      '¿Qué te queda por hacer?',
      '¿Cómo te gustaría que quede al final?',
    ],
  },
  flatmate: {
    say: [
      'Compartir piso da para mucho.',
      'Con quien se vive cuenta mucho en el día a día.',
      'La convivencia tiene sus cosas.',
      'Así van las cosas en tu casa compartida.',
    ],
    ask: [
      '¿Desde cuándo compartes casa?',
      '¿Qué es lo mejor de compartir casa?',
      '¿Te gustaría vivir de otra manera?',
    ],
  },
  parcel: {
    say: [
      'Qué fastidio con ese pedido.',
      'Comprar algo y que salga mal da rabia.',
      'Los líos con los envíos cansan.',
      'Vaya, esa compra está dando problemas.',
    ],
    ask: [
      '¿Ya hablaste con la tienda?',
      '¿Lo necesitabas para alguna fecha?',
      '¿Sueles comprar mucho por internet?',
    ],
  },
  lostThing: {
    say: [
      'Perder algo así pone de los nervios.',
      'Qué rabia no encontrar algo tuyo.',
      'Buscar una cosa y que no aparezca desespera.',
      'Vaya, qué mala suerte, perder una cosa así.',
    ],
    ask: [
      '¿Recuerdas cuándo fue la última vez que lo tuviste?',
      '¿Te hace mucha falta?',
      '¿Has preguntado a alguien si lo vio?',
    ],
  },
  foundThing: {
    say: [
      'Qué alegría encontrar algo así.',
      'Vaya sorpresa, que apareciera.',
      'Encontrar una cosa así alegra el día.',
      'Menuda suerte, dar con eso.',
    ],
    ask: ['¿Ya se lo contaste a alguien?', '¿Dónde lo vas a guardar ahora?', '¿Qué sentiste en ese momento?'],
  },
  heat: {
    say: [
      'Uf, menudo calor estás pasando.',
      'Tanto calor agota a cualquiera.',
      'Con ese calor todo cuesta más.',
      'Qué agobio, esas temperaturas.',
    ],
    ask: [
      '¿Tienes dónde refrescarte un poco?',
      '¿Hasta cuándo dicen que va a durar?',
      '¿Qué te apetece comer o beber con ese calor?',
    ],
  },
  badWeather: {
    say: [
      'Vaya tiempo más malo está haciendo.',
      'Con ese tiempo dan pocas ganas de nada.',
      'Qué pesado se hace el mal tiempo.',
      'Un tiempo así acaba cansando.',
    ],
    ask: [
      '¿Dicen cuándo va a mejorar?',
      '¿Te ha estropeado algún plan?',
      '¿Qué haces en casa cuando el tiempo está así?',
    ],
  },
  fineWeather: {
    say: [
      'Qué gusto cuando hace tan bueno.',
      'Da alegría un tiempo así.',
      'Con ese tiempo apetece estar en la calle.',
      'Un día bonito se agradece mucho.',
    ],
    ask: [
      '¿Qué plan te apetece más con este tiempo?',
      '¿Cuántos días dicen que va a durar?',
      '¿Cuál es tu sitio preferido cuando hace bueno?',
    ],
  },
  phoneTrouble: {
    say: [
      'Qué rabia cuando falla la tecnología.',
      'Estos fallos técnicos desesperan.',
      'Vaya lata, con lo que hacen falta esas cosas.',
      'Que deje de funcionar algo así complica el día.',
    ],
    ask: [
      '¿Conoces a alguien que entienda de esto?',
      '¿Has perdido algo importante?',
      '¿Te había dado problemas antes?',
    ],
  },
}
