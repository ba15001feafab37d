import type { DateWords } from '../../skills.ts'
import { request } from './request.ts'

export const dates: DateWords = {
  today: request(
    'welche[rns]? (?:tag|wochentag|datum) (?:ist|haben wir|ist es)(?: heute)?(?: denn)?|(?:was ist|was haben wir)(?: heute)? fur (?:ein|einen) (?:tag|wochentag|datum)(?: heute)?|was fur ein(?:en)? (?:tag|wochentag) (?:ist|haben wir)(?: heute)?|der wievielte ist(?: heute)?|den wievielten haben wir(?: heute)?|welchen tag wir haben',
  ),
  year: request('welches jahr (?:ist(?: es)?|haben wir|schreiben wir)|in welchem jahr sind wir'),
  month: request('(?:welchen|welcher) monat (?:haben wir|ist(?: es)?)|in welchem monat sind wir'),
  weekdayOf: request(
    '(?:welcher|was fur ein|auf welchen|an welchem) (?:tag|wochentag) (?:ist|war|wird|fallt|fiel)(?: denn)? (?:der |am |an |auf |das )?(?<date>.{2,40}?)(?: sein)?',
  ),
  until: request(
    '(?:wie ?viele tage|wie lange)(?: sind es| ist es| dauert es| bleiben| haben wir)?(?: noch)? (?:bis|vor)(?: zum| zu| zur)? (?:dem |der )?(?<date>.{2,40}?)',
  ),
  since: request(
    '(?:wie ?viele tage|wie lange)(?: sind(?: vergangen)?| ist es(?: her)?)? seit (?:dem |der )?(?<date>.{2,40}?)',
  ),
  between: request(
    'wie ?viele tage (?:liegen |sind (?:es )?)?(?:zwischen|vom|von) (?:dem )?(?<from>.{2,30}?) (?:und|bis|bis zum) (?:dem )?(?<to>.{2,30}?)',
  ),
  clock: request(
    'wie ?(?:viel|spat) (?:uhr )?(?:ist es|haben wir(?: es)?)(?: denn)?|wie spat es ist|welche uhrzeit (?:ist(?: es)?|haben wir)|was ist die uhrzeit|hast du die uhrzeit',
  ),
  clockIn: request(
    'wie ?(?:viel|spat) (?:uhr )?(?:ist es|haben wir es) (?:jetzt |gerade )?(?:in|auf) (?:der |den )?(?<place>.{2,40}?)',
  ),
  yesterday: /\bgestern\b/,
  dayBeforeYesterday: /\bvorgestern\b/,
  inDays: /^in (?<days>\d{1,5}) tagen$/,
  holidays: {
    christmasEve: /^(?:heiligabend|heiliger abend)$/,
    christmas: /^(?:weihnachten|weihnachtstag)$/,
    newYearsEve: /^silvester$/,
    newYear: /^(?:neujahr|neues jahr|neuen jahr)$/,
    epiphany: /^(?:dreikonigstag|heilige drei konige)$/,
    valentine: /^valentinstag$/,
    halloween: /^halloween$/,
    labourDay: /^(?:tag der arbeit|maifeiertag)$/,
    easter: /^(?:ostern|ostersonntag)$/,
    ramadan: /^ramadan$/,
    eidAlFitr: /^(?:zuckerfest|eid)$/,
    eidAlAdha: /^opferfest$/,
  },
  own: /^meine[mrn]? /,
  say: {
    today: 'Heute ist {date}.',
    year: 'Wir haben das Jahr {year}.',
    month: 'Wir haben {month}.',
    day: '{date}.',
    ahead: 'Noch {days}: {date}.',
    past: 'Seit dem genannten Tag ({date}): {days}.',
    isToday: 'Das ist heute: {date}.',
    time: 'Es ist {time} Uhr.',
    timeIn: '{place}: Es ist {time} Uhr.',
  },
}
