import type { Prediction } from './evaluate.ts'

const percent = (part: number, whole: number) =>
  `${(whole > 0 ? (100 * part) / whole : 0).toFixed(1)} %`.padStart(8)
const isRight = ({ expected, predicted }: Prediction) => expected === predicted
const rightOf = (predictions: Prediction[]) => percent(predictions.filter(isRight).length, predictions.length)

/** Of a label: the share of its messages that are found, and of what is found that is right. */
function ratesOf(predictions: Prediction[], label: string) {
  const actual = predictions.filter(({ expected }) => expected === label)
  const found = predictions.filter(({ predicted }) => predicted === label)
  const right = actual.filter(isRight).length
  return {
    right,
    actual: actual.length,
    found: found.length,
    f1: (2 * right) / (actual.length + found.length || 1),
  }
}

/** How far the rounds of a cross-validation lie apart: mean, lowest and highest of all and of each language. */
export function toSpread(rounds: Prediction[][]): string {
  const line = (name: string, own: Prediction[][]) => {
    const shares = own.map(
      (predictions) => (100 * predictions.filter(isRight).length) / (predictions.length || 1),
    )
    const mean = shares.reduce((sum, share) => sum + share, 0) / (shares.length || 1)
    return `${name.padEnd(10)}${mean.toFixed(1).padStart(5)} %   ${Math.min(...shares).toFixed(1)} to ${Math.max(...shares).toFixed(1)}`
  }
  const languages = [...new Set(rounds.flat().map(({ language }) => language))]
  return [
    `Right, over ${rounds.length} rounds (mean, lowest to highest):`,
    line('all', rounds),
    ...languages.map((language) =>
      line(
        language,
        rounds.map((predictions) => predictions.filter((prediction) => prediction.language === language)),
      ),
    ),
  ].join('\n')
}

/** Accuracy, macro-F1, by language and by label, and who is taken for whom (rows: what it is). */
export function toReport(predictions: Prediction[]): string {
  const labels = [...new Set(predictions.flatMap(({ expected, predicted }) => [expected, predicted]))].sort()
  const macro = labels.reduce((sum, label) => sum + ratesOf(predictions, label).f1, 0) / (labels.length || 1)
  const times = predictions.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const timeOf = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2)
  const confidence =
    predictions.reduce((sum, prediction) => sum + prediction.confidence, 0) / (predictions.length || 1)
  return [
    `messages  ${predictions.length}`,
    `accuracy  ${rightOf(predictions).trim()}`,
    `macro-F1  ${macro.toFixed(3)}`,
    `confidence ${(100 * confidence).toFixed(1)} % on the average`,
    `time      ${timeOf(0.5)} ms a message (median), ${timeOf(0.99)} ms (99 of 100)`,
    '',
    ...byLanguage(predictions),
    '',
    ...byLabel(predictions, labels),
    '',
    ...confusionMatrix(predictions, labels),
  ].join('\n')
}

function byLanguage(predictions: Prediction[]): string[] {
  const languages = Map.groupBy(predictions, ({ language }) => language)
  return ['language  accuracy', ...[...languages].map(([name, own]) => `${name.padEnd(8)}  ${rightOf(own)}`)]
}

function byLabel(predictions: Prediction[], labels: string[]): string[] {
  const head = `${'label'.padEnd(24)}  recall   precision  F1`
  return [
    head,
    ...labels.map((label) => {
      const { right, actual, found, f1 } = ratesOf(predictions, label)
      return `${label.padEnd(24)}${percent(right, actual)}  ${percent(right, found)}   ${f1.toFixed(3)}`
    }),
  ]
}

/** Rows: what it is; columns: what it is taken for. */
function confusionMatrix(predictions: Prediction[], labels: string[]): string[] {
  const count = (label: string, other: string) =>
    predictions.filter(({ expected, predicted }) => expected === label && predicted === other).length
  const head = labels.map((label) => label.replace('looking_for_', 'l_').slice(0, 8).padStart(9)).join('')
  return [
    `${'is \\ taken for'.padEnd(24)}${head}`,
    ...labels.map(
      (label) => label.padEnd(24) + labels.map((other) => String(count(label, other)).padStart(9)).join(''),
    ),
  ]
}
