import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Contar monedas cansa más que muchos trabajos: la cabeza no deja de sumar ni en la cola del supermercado.',
      'Que no alcance el dinero no es despilfarro: los precios subieron por el ascensor y los ingresos van por la escalera.',
      'Lo más pesado de ir justo es decir que no a cosas pequeñas, una detrás de otra, y poner buena cara.',
      'En apuros así merece la pena preguntar en servicios sociales del municipio: hay ayudas que casi nadie pide porque casi nadie las conoce.',
    ],
    ask: [
      '¿Qué gasto aprieta más?',
      '¿Qué es lo que más cuesta tachar de la lista?',
      '¿Quién sabe cómo están las cuentas, aparte de este chat?',
    ],
  },
  bill: {
    say: [
      'Hay sobres que pesan más que otros. Un gasto con el que nadie contaba desordena el mes entero de un plumazo.',
      'Antes de pagar un importe así, merece la pena pedir el desglose y preguntar por pago a plazos. Muchas veces existe y no lo anuncian.',
      'Los gastos imprevistos tienen un olfato asombroso: aparecen justo cuando la cuenta empezaba a respirar.',
      'Da rabia porque no deja nada bonito en las manos: se paga una barbaridad y todo sigue como antes.',
    ],
    ask: [
      '¿Cuánto margen hay hasta la fecha de pago?',
      '¿De dónde va a tener que salir ese dinero?',
      '¿Qué plan se queda aplazado por culpa de ese importe?',
    ],
  },
  debts: {
    say: [
      'Una deuda se sienta a la mesa aunque nadie la invite: está en la cena, en la llamada y en el silencio.',
      'El dinero prestado nunca es solo dinero: lleva dentro confianza, vergüenza y palabras que nadie se atreve a decir primero.',
      'Poner todas las cifras en una sola hoja asusta diez minutos y luego alivia: el monstruo pasa a tener tamaño.',
      'Para líos de préstamos existen asesorías gratuitas en asociaciones de consumidores. Una mirada de fuera, sin reproches, suele encontrar salidas.',
    ],
    ask: [
      '¿Cómo empezó todo este asunto del dinero?',
      '¿Qué sería un primer paso realista?',
      '¿Qué pesa más aquí: la cifra o lo que hay alrededor?',
    ],
  },
  saving: {
    say: [
      'Ahorrar es mandarle un regalo a alguien que todavía no existe: quien se será dentro de unos meses.',
      'Cada cantidad apartada es un «no» pequeño a hoy y un «sí» grande a lo que viene. Tiene mucho mérito, y no se ve.',
      'Lo bonito de ahorrar con un fin es que hasta renunciar a algo sabe un poco a lo que se está por conseguir.',
      'Lo que mejor funciona es apartar el dinero el mismo día que entra, antes de que se entere de que podía gastarse.',
    ],
    ask: [
      '¿Cuánto camino queda hasta la meta?',
      '¿Qué capricho cuesta más dejar pasar?',
      '¿Cómo será el día en que por fin esté reunido todo?',
    ],
  },
  bought: {
    say: [
      'Una compra nueva tiene su propia vida: la ilusión en la tienda, la duda en el camino y la verdad a las dos semanas.',
      'Hay cosas que se compran con la cabeza y otras con el corazón. Las segundas nunca salen en la lista.',
      'El precio verdadero se sabe tarde: se divide lo pagado entre las veces que se usa. Algunas locuras salen baratísimas así.',
      'Llegar a casa con algo recién comprado siempre trae el mismo examen: a plena luz y sin música de tienda.',
    ],
    ask: [
      '¿Qué fue lo que convenció en el momento decisivo?',
      '¿Qué sitio va a ocupar en el día a día?',
      '¿Cuál ha sido la mejor compra de los últimos años?',
    ],
  },
  won: {
    say: [
      'Dinero o premio que llega sin madrugar por él sabe distinto. Es como si el día invitara a una ronda.',
      'La suerte casi nunca acierta con la dirección, y esta vez ha llamado a la puerta correcta. ¡Enhorabuena!',
      'Lo inesperado se disfruta el doble, porque aún no tenía destino. Durante un rato puede serlo todo.',
      'Que por una vez las cuentas se muevan en la buena dirección es para celebrarlo, sea mucho o poco.',
    ],
    ask: [
      '¿En qué se va a convertir esa buena suerte?',
      '¿A quién se le contó primero?',
      '¿Qué parte merece gastarse en algo completamente inútil?',
    ],
  },
  scam: {
    say: [
      'Quien engaña o roba se lleva más que dinero o cosas: se lleva la tranquilidad de fiarse. Y la vergüenza debería ser solo suya.',
      'Con fraudes y robos cuenta la rapidez: avisar al banco si hay cuentas o tarjetas de por medio, denunciar y guardar cada mensaje o recibo.',
      'Esta gente vive de ensayar el golpe mil veces, y la otra parte lo ve por primera vez. No es torpeza, es desventaja.',
      'Da una rabia muy particular, la de repasar el momento exacto una y otra vez. La culpa, sin embargo, tiene otro dueño.',
    ],
    ask: [
      '¿Qué pasos se han dado ya con el banco o la policía?',
      '¿Qué es lo que más rabia da de todo esto?',
      '¿Quién está al lado para ayudar con el papeleo?',
    ],
  },
  offices: {
    say: [
      'La burocracia tiene un talento: pedir siempre el papel que se quedó en casa. Y decirlo tras un cristal con un agujerito.',
      'El tiempo que se va en trámites no se lo devuelve nadie a nadie. Debería poder desgravarse.',
      'Con la administración ayuda apuntar fecha, hora y nombre de quien atiende. Es asombroso cómo cambia el tono después.',
      'Hay impresos que parecen escritos para que nadie llegue al final. Que cueste entenderlos no es culpa de quien los rellena.',
    ],
    ask: [
      '¿Qué documento o respuesta falta todavía?',
      '¿Qué depende de que este trámite salga bien?',
      '¿Cuál ha sido el momento más absurdo de la gestión?',
    ],
  },
}
