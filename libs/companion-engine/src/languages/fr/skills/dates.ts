import type { DateWords } from '../../skills.ts'
import { request } from './request.ts'

export const dates: DateWords = {
  today: request(
    "(?:on est |nous sommes )?quel(?:le)? (?:jour|date) (?:sommes-nous|on est|est-on|est-ce|est-il|est-ce qu'on est|nous sommes)(?: aujourd'hui)?|(?:c'est|on est) quel(?:le)? (?:jour|date)(?: aujourd'hui)?|on est le combien|quelle est la date(?: d'aujourd'hui| du jour)?|quel jour c'est|quel est le jour|le combien sommes-nous",
  ),
  year: request("(?:en )?quelle annee (?:sommes-nous|on est|est-on|est-ce qu'on est)|on est en quelle annee"),
  month: request("(?:en )?quel mois (?:sommes-nous|on est|est-on|est-ce qu'on est)|on est en quel mois"),
  weekdayOf: request(
    "quel jour(?: de la semaine)? (?:est|sera|etait|tombe|tombait|tombera)(?:-ce)? (?:le |l')?(?<date>.{2,40}?)",
  ),
  until: request(
    "(?:(?:il reste )?combien de (?:jours|temps)(?: est-ce qu'il)?(?: reste(?:-t-il|nt)?| y a-t-il| il reste)*(?: encore)?|dans combien de (?:jours|temps) (?:est|c'est)) ?(?:avant|jusqu'a|jusqu'au|pour|d'ici)? ?(?:le |l'|la )?(?<date>.{2,40}?)",
  ),
  since: request(
    "(?:combien de (?:jours|temps)|ca fait combien de (?:jours|temps))(?: se sont ecoules| sont passes| ont passe| s'est ecoule)? depuis (?:le |l'|la )?(?<date>.{2,40}?)",
  ),
  between: request(
    "combien de jours (?:y a-t-il |il y a |separent )?(?:entre|du) ?(?:le |l')?(?<from>.{2,30}?) (?:et|au) ?(?:le |l')?(?<to>.{2,30}?)",
  ),
  clock: request(
    "quelle heure (?:est-il|il est|c'est|est-ce qu'il est)|il est quelle heure|t'as l'heure|tu as l'heure|quelle heure est il|l'heure qu'il est",
  ),
  clockIn: request(
    "(?:quelle heure (?:est-il|il est|est-ce qu'il est)|il est quelle heure) (?:maintenant )?(?:a|au|aux|en|dans) (?:la |le |l'|les )?(?<place>.{2,40}?)",
  ),
  yesterday: /\bhier\b/,
  dayBeforeYesterday: /\bavant-hier\b/,
  inDays: /^dans (?<days>\d{1,5}) jours$/,
  holidays: {
    christmasEve: /^(?:reveillon de noel|veille de noel)$/,
    christmas: /^noel$/,
    newYearsEve: /^(?:saint-sylvestre|la saint-sylvestre|reveillon(?: du nouvel an| du jour de l'an)?)$/,
    newYear: /^(?:nouvel an|jour de l'an|nouvelle annee)$/,
    epiphany: /^(?:epiphanie|fete des rois)$/,
    valentine: /^(?:saint-valentin|saint valentin)$/,
    halloween: /^halloween$/,
    labourDay: /^fete du travail$/,
    easter: /^paques$/,
    ramadan: /^ramadan$/,
    eidAlFitr: /^(?:aid(?: el-fitr| al-fitr)?)$/,
    eidAlAdha: /^(?:aid el-kebir|aid al-adha)$/,
  },
  own: /^(?:mon|ma) /,
  say: {
    today: 'Aujourd’hui, c’est le {date}.',
    year: 'Nous sommes en {year}.',
    month: 'Le mois en cours : {month}.',
    day: '{date}.',
    ahead: 'Encore {days} : {date}.',
    past: 'Depuis le {date} : {days}.',
    isToday: 'C’est aujourd’hui même : {date}.',
    time: 'Il est {time}.',
    timeIn: '{place} : il est {time}.',
  },
}
