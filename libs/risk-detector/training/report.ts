import { languages } from '@confida/text-analysis'
import type { Prediction } from './evaluate.ts'

const share = (part: number, whole: number): string =>
  `${part} of ${whole}`.padStart(12) + `${((100 * part) / (whole || 1)).toFixed(1)} %`.padStart(9)

function rowOf(name: string, predictions: readonly Prediction[]): string {
  const risks = predictions.filter(({ isRisk }) => isRisk)
  const others = predictions.filter(({ isRisk }) => !isRisk)
  const found = (list: Prediction[]) => list.filter(({ isFound }) => isFound).length
  return `${name.padEnd(8)}${share(found(risks), risks.length)}${share(found(others), others.length)}`
}

/** Found risks and false alarms by language, the time, and what was got wrong. */
export function toReport(predictions: readonly Prediction[]): string {
  const times = predictions.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const timeAt = (part: number) => `${(times[Math.floor(part * times.length)] ?? 0).toFixed(2)} ms`
  const byLanguage = Map.groupBy(predictions, ({ language }) => language)
  const wrong = predictions.filter(({ isRisk, isFound }) => isRisk !== isFound)
  return [
    `${'language'.padEnd(8)}${'found'.padStart(21)}${'false alarms'.padStart(21)}`,
    ...languages
      .filter((language) => byLanguage.has(language))
      .map((language) => rowOf(language, byLanguage.get(language) ?? [])),
    rowOf('all', predictions),
    `a message takes ${timeAt(0.5)}, one in a hundred ${timeAt(0.99)} and more`,
    '',
    ...wrong.map(({ isRisk, language, text }) => `${isRisk ? 'missed' : 'alarm '} ${language} ${text}`),
  ].join('\n')
}
