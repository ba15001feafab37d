import type { DateWords } from '../../skills.ts'
import { request } from './request.ts'

export const dates: DateWords = {
  today: request(
    "what (?:day|date)(?: of the week)? is it(?: today)?|what(?:'s| is|s) (?:the date|the day|today's date|the date today|today)|what(?:'s| is) today|what day is today|which day is (?:it|today)|what day it is(?: today)?",
  ),
  year: request("(?:what|which) year (?:is it|are we in|it is)|what(?:'s| is) the (?:current )?year"),
  month: request("(?:what|which) month (?:is it|are we in|it is)|what(?:'s| is) the (?:current )?month"),
  weekdayOf: request(
    '(?:what|which) (?:day|date|weekday)(?: of the week)? (?:will it be|is it|was it|is|was|will|does) (?:be |the )?(?<date>.{2,40}?)(?: be| fall on| fall)?',
  ),
  until: request(
    'how (?:many days|long)(?: is it| are there| is left| are left| left| do we have| to go)*(?: still)? (?:until|till|til|to|before) (?<date>.{2,40}?)',
  ),
  since: request(
    'how (?:many days|long)(?: is it| is it been| has it been| have passed| ago is| ago was)* (?:since|ago was) (?<date>.{2,40}?)',
  ),
  between: request(
    'how many days (?:are there |are |is it |lie )?(?:between|from) (?<from>.{2,30}?) (?:and|to|until|till) (?<to>.{2,30}?)',
  ),
  clock: request(
    "what time is it|what(?:'s| is|s) the time|what time it is|how late is it|have you got the time|do you have the time",
  ),
  clockIn: request("what(?: time is it|(?:'s| is) the time) (?:now )?in (?<place>.{2,40}?)"),
  yesterday: /\byesterday\b/,
  dayBeforeYesterday: /\bday before yesterday\b/,
  inDays: /^(?:in )?(?<days>\d{1,5}) days(?: from now| from today)?$/,
  holidays: {
    christmasEve: /^christmas eve$/,
    christmas: /^(?:christmas(?: day)?|xmas|x-mas)$/,
    newYearsEve: /^new year's eve$/,
    newYear: /^(?:the )?new year(?:'s)?(?: day)?$/,
    epiphany: /^(?:the )?epiphany$/,
    valentine: /^valentine(?:'s|s)?(?: day)?$/,
    halloween: /^halloween$/,
    labourDay: /^(?:may day|labou?r day)$/,
    easter: /^easter(?: sunday)?$/,
    ramadan: /^ramadan$/,
    eidAlFitr: /^eid(?: al[- ]fitr)?$/,
    eidAlAdha: /^eid al[- ]adha$/,
  },
  own: /^my /,
  say: {
    today: 'Today is {date}.',
    year: 'It’s {year}.',
    month: 'It’s {month}.',
    day: '{date}.',
    ahead: '{days} to go: {date}.',
    past: '{days} have gone by since {date}.',
    isToday: 'That’s today: {date}.',
    time: 'It’s {time}.',
    timeIn: 'It’s {time} in {place}.',
  },
}
