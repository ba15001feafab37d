import { addDays, type Day, dayOf, daysBetween } from '../../days.ts'
import type { Holiday } from '../../languages/skills.ts'

/** Month, from zero, and day. */
const FIXED: Partial<Record<Holiday, readonly [month: number, day: number]>> = {
  christmas: [11, 25],
  christmasEve: [11, 24],
  newYear: [0, 1],
  newYearsEve: [11, 31],
  epiphany: [0, 6],
  valentine: [1, 14],
  halloween: [9, 31],
  labourDay: [4, 1],
}
/** By the Umm al-Qura calendar; the moon's sighting may shift it by a day. */
const ISLAMIC: Partial<Record<Holiday, string>> = { ramadan: '9/1', eidAlFitr: '10/1', eidAlAdha: '12/10' }
const DAYS_OF_A_YEAR = 366

/** The holiday's next day, today included. */
export function nextHoliday(holiday: Holiday, today: Day): Day | undefined {
  const islamic = ISLAMIC[holiday]
  if (islamic !== undefined) return nextIslamic(islamic, today)
  const year = today.getUTCFullYear()
  const days = [year, year + 1].map((one) => {
    const [month, day] = FIXED[holiday] ?? easter(one)
    return dayOf(one, month, day)
  })
  return days.find((day) => day !== undefined && daysBetween(today, day) >= 0)
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easter(year: number): [month: number, day: number] {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * shift + 114
  return [Math.floor(days / 31) - 1, (days % 31) + 1]
}

function nextIslamic(monthAndDay: string, today: Day): Day | undefined {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return Array.from({ length: DAYS_OF_A_YEAR }, (_, days) => addDays(today, days)).find(
    (day) => format.format(day) === monthAndDay,
  )
}
