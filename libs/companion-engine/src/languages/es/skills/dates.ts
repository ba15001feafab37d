import type { DateWords } from '../../skills.ts'
import { request } from './request.ts'

export const dates: DateWords = {
  today: request(
    'que (?:dia|fecha) (?:es|tenemos|estamos)(?: hoy)?|que dia de la semana es(?: hoy)?|a (?:que dia|cuantos|que fecha) estamos(?: hoy)?|hoy que dia es|cual es la fecha(?: de hoy| actual)?|en que (?:dia|fecha) estamos',
  ),
  year: request('(?:en )?que ano (?:es|estamos)|en que ano estamos'),
  month: request('(?:en )?que mes (?:es|estamos)'),
  weekdayOf: request(
    '(?:en )?que dia(?: de la semana)? (?:es|sera|fue|era|cae|cayo|caera) (?:el |la )?(?<date>.{2,40}?)',
  ),
  until: request(
    '(?:cuantos dias (?:faltan|quedan|hay)|cuanto (?:falta|queda)|faltan cuantos dias)(?: todavia| aun)? (?:para|hasta|a) ?(?:el |la )?(?<date>.{2,40}?)',
  ),
  since: request(
    '(?:cuantos dias|cuanto tiempo) (?:han pasado|hace|paso|pasaron)(?: ya)? desde (?:el |la )?(?<date>.{2,40}?)',
  ),
  between: request(
    'cuantos dias (?:hay|van|pasan|son) (?:entre|del|desde) ?(?:el )?(?<from>.{2,30}?) (?:y|al|hasta) ?(?:el )?(?<to>.{2,30}?)',
  ),
  clock: request('que horas? (?:es|son|tienes)|tienes hora|me dices la hora|la hora'),
  clockIn: request('que horas? (?:es|son) (?:ahora )?en (?:el |la |los )?(?<place>.{2,40}?)'),
  yesterday: /\bayer\b/,
  dayBeforeYesterday: /\b(?:anteayer|antes de ayer)\b/,
  inDays: /^(?:en|dentro de) (?<days>\d{1,5}) dias$/,
  holidays: {
    christmasEve: /^nochebuena$/,
    christmas: /^navidad(?:es)?$/,
    newYearsEve: /^(?:nochevieja|fin de ano)$/,
    newYear: /^(?:ano nuevo|nuevo ano)$/,
    epiphany: /^(?:reyes|dia de reyes|reyes magos)$/,
    valentine: /^(?:san valentin|dia de san valentin)$/,
    halloween: /^halloween$/,
    labourDay: /^dia del trabajo$/,
    easter: /^(?:pascua|domingo de pascua|domingo de resurreccion)$/,
    ramadan: /^ramadan$/,
    eidAlFitr: /^(?:eid|fin del ramadan)$/,
    eidAlAdha: /^fiesta del cordero$/,
  },
  own: /^mi /,
  say: {
    today: 'Hoy es {date}.',
    year: 'Estamos en {year}.',
    month: 'Estamos en {month}.',
    day: '{date}.',
    ahead: 'Dentro de {days}: {date}.',
    past: 'Desde el {date}: {days}.',
    isToday: 'Es hoy mismo: {date}.',
    time: 'Ahora mismo: {time}.',
    timeIn: '{place}, ahora mismo: {time}.',
  },
}
