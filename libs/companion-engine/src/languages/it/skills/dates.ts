import type { DateWords } from '../../skills.ts'
import { request } from './request.ts'

export const dates: DateWords = {
  today: request(
    'che giorno (?:e|abbiamo|siamo)(?: oggi)?|oggi che giorno e|che giorno della settimana e(?: oggi)?|quanti ne abbiamo(?: oggi)?|che data (?:e|abbiamo)(?: oggi)?|(?:qual e|dimmi) la data(?: di oggi)?|in che giorno siamo|qual e la data odierna',
  ),
  year: request('(?:in )?che anno (?:e|siamo)(?: oggi)?|in quale anno siamo'),
  month: request('(?:in )?che mese (?:e|siamo)|in quale mese siamo'),
  weekdayOf: request(
    "(?:in )?che giorno(?: della settimana)? (?:e|sara|era|cade|cadra|cadeva|viene)(?: stato)? (?:il |l'|lo |la )?(?<date>.{2,40}?)",
  ),
  until: request(
    "(?:quanti giorni (?:mancano|ci sono|restano|rimangono)|quanto manca|fra quanti giorni e|tra quanti giorni e|mancano quanti giorni)(?: ancora)? ?(?:al|alla|all'|allo|a|ad|per|prima di|fino al|fino a|prima del)? ?(?<date>.{2,40}?)",
  ),
  since: request(
    "quanti giorni (?:sono passati|fa era|sono trascorsi) ?(?:dal|dalla|dall'|da)? ?(?<date>.{2,40}?)",
  ),
  between: request(
    "quanti giorni (?:ci sono|passano|corrono|sono) (?:tra|fra|dal|dall') ?(?:il |l'|la )?(?<from>.{2,30}?) (?:e|al|all'|alla) ?(?:il |l'|la )?(?<to>.{2,30}?)",
  ),
  clock: request("che (?:ore|ora) (?:sono|e)|che ore si sono fatte|l'ora|hai l'ora|dimmi l'ora"),
  clockIn: request(
    'che (?:ore|ora) (?:sono|e) (?:adesso |ora )?(?:a|ad|in|nel|nella|negli|in) (?<place>.{2,40}?)',
  ),
  yesterday: /\bieri\b/,
  dayBeforeYesterday: /\b(?:l'altro ieri|l'altroieri|ieri l'altro)\b/,
  inDays: /^(?:tra|fra) (?<days>\d{1,5}) giorni$/,
  holidays: {
    christmasEve: /^(?:vigilia(?: di natale)?)$/,
    christmas: /^natale$/,
    newYearsEve: /^(?:san silvestro|vigilia di capodanno|fine(?: dell')?anno|ultimo dell'anno)$/,
    newYear: /^(?:capodanno|anno nuovo|nuovo anno)$/,
    epiphany: /^(?:befana|epifania)$/,
    valentine: /^(?:san valentino)$/,
    halloween: /^halloween$/,
    labourDay: /^(?:festa del lavoro|festa dei lavoratori)$/,
    easter: /^pasqua$/,
    ramadan: /^ramadan$/,
    eidAlFitr: /^(?:eid(?: al-fitr)?|fine del ramadan)$/,
    eidAlAdha: /^(?:eid al-adha|festa del sacrificio)$/,
  },
  own: /^(?:il |la |l')?mi[oa] /,
  say: {
    today: 'Oggi è {date}.',
    year: 'Siamo nel {year}.',
    month: 'Siamo nel mese di {month}.',
    day: '{date}.',
    ahead: 'Ancora {days}: {date}.',
    past: 'Dal giorno che dici ({date}) a oggi: {days}.',
    isToday: 'È proprio oggi: {date}.',
    time: 'Sono le {time}.',
    timeIn: '{place}: sono le {time}.',
  },
}
