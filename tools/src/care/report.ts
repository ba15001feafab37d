import { languages } from '@confida/contracts'
import type { Verdict } from './judge.ts'

const share = (part: number, whole: number): string =>
  `${part} of ${whole}`.padStart(12) + `${((100 * part) / (whole || 1)).toFixed(1)} %`.padStart(9)

function rowOf(name: string, verdicts: Verdict[]): string {
  const risks = verdicts.filter(({ isRisk }) => isRisk)
  const nearby = verdicts.filter(({ isRisk }) => !isRisk)
  const found = (list: Verdict[]) => list.filter(({ isFound }) => isFound).length
  return `${name.padEnd(8)}${share(found(risks), risks.length)}${share(found(nearby), nearby.length)}`
}

/** Found risks and false alarms by language, the time, and what was got wrong. */
export function toReport(verdicts: Verdict[]): string {
  const times = verdicts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const timeAt = (part: number) => `${(times[Math.floor(part * times.length)] ?? 0).toFixed(2)} ms`
  const wrong = verdicts.filter(({ isRisk, isFound }) => isRisk !== isFound)
  return [
    `${'language'.padEnd(8)}${'found'.padStart(21)}${'false alarms'.padStart(21)}`,
    ...languages.map((name) =>
      rowOf(
        name,
        verdicts.filter(({ language }) => language === name),
      ),
    ),
    rowOf('all', verdicts),
    `a message takes ${timeAt(0.5)}, one in a hundred ${timeAt(0.99)} and more`,
    '',
    ...wrong.map(({ isRisk, language, text }) => `${isRisk ? 'missed' : 'alarm '} ${language} ${text}`),
  ].join('\n')
}
