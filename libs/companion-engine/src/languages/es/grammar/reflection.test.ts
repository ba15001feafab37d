import { expect, it } from '@jest/globals'
import { reflectClause } from '../../../understand/reflect.ts'
import { es as pack } from '../index.ts'

const clauses: [said: string, handedBack: string | undefined][] = [
  ['Estoy bien, pero estoy cansada', 'estás cansada'],
  [
    'Mañana tengo una entrevista y tengo miedo de equivocarme',
    'mañana tienes una entrevista y tienes miedo de equivocarte',
  ],
  ['No puedo dormir y pienso en mi ex', 'no puedes dormir y piensas en tu ex'],
  ['Discutí con mi novia y me siento fatal', 'discutiste con tu novia y te sientes fatal'],
  ['Mi jefe me gritó delante de todos', 'tu jefe te gritó delante de todos'],
  ['Me he levantado tarde y he perdido el tren', 'te has levantado tarde y has perdido el tren'],
  ['No quiero ir porque me da miedo', 'te da miedo'],
  ['Tendría que llamar a mi madre', 'tendrías que llamar a tu madre'],
  ['Busco trabajo desde hace meses', 'buscas trabajo desde hace meses'],
  ['Estoy triste y no sé qué hacer', 'estás triste y no sabes qué hacer'],
  ['Iré al médico y le preguntaré', 'irás al médico y le preguntarás'],
  ['Ayer preparé una tarta para mis padres', 'ayer preparaste una tarta para tus padres'],
  ['Tengo un perro que se llama Oliver ❤️', 'tienes un perro que se llama Oliver'],
  ['Mi hijo se casa en mayo con Lucía', 'tu hijo se casa en mayo con Lucía'],
  ['Mi padre se cayó por las escaleras', 'tu padre se cayó por las escaleras'],
  ['Estoy triste y no se que hacer', 'estás triste y no sabes que hacer'],
  ['Me duele la cabeza', 'te duele la cabeza'],
  ['Por la noche me siento solo', 'por la noche te sientes solo'],
  ['Dice que nunca la escucho', undefined],
  ['No sé si me quiere', undefined],
  ['Mi madre y yo discutimos', undefined],
  ['Voy a ver a mi abuela y luego cenamos', 'vas a ver a tu abuela'],
  ['La verdad es que estoy cansado', 'estás cansado'],
  ['A mi hermana la quiero mucho', undefined],
  ['Salí con mi hermana y estaba triste', 'saliste con tu hermana'],
  ['Nos peleamos y estoy enfadada', 'estás enfadada'],
  ['Toco la guitarra y juego al fútbol', 'tocas la guitarra y juegas al fútbol'],
  ['Debo decírselo y no me atrevo', 'debes decírselo y no te atreves'],
]

it.each(clauses)('hands back %s', (said, handedBack) => {
  expect(reflectClause(said, pack)).toBe(handedBack)
})
