import type { Verdict } from './judge.ts'

const percent = (part: number, whole: number) =>
  `${(whole > 0 ? (100 * part) / whole : 0).toFixed(1)} %`.padStart(8)
const isRight = ({ emotion, label }: Verdict) => emotion === label
const rightOf = (verdicts: Verdict[]) => percent(verdicts.filter(isRight).length, verdicts.length)

/** Of a label: the share of its messages that are found, and of what is found that is right. */
function ratesOf(verdicts: Verdict[], emotion: string) {
  const actual = verdicts.filter((verdict) => verdict.emotion === emotion)
  const found = verdicts.filter(({ label }) => label === emotion)
  const right = actual.filter(isRight).length
  return {
    right,
    actual: actual.length,
    found: found.length,
    f1: (2 * right) / (actual.length + found.length || 1),
  }
}

/** Accuracy, macro-F1, by language and by label, and who is taken for whom (rows: what it is). */
export function toReport(verdicts: Verdict[]): string {
  const emotions = [...new Set(verdicts.flatMap(({ emotion, label }) => [emotion, label]))].sort()
  const macro =
    emotions.reduce((sum, emotion) => sum + ratesOf(verdicts, emotion).f1, 0) / (emotions.length || 1)
  const milliseconds =
    verdicts.reduce((sum, verdict) => sum + verdict.milliseconds, 0) / (verdicts.length || 1)
  return [
    `messages  ${verdicts.length}`,
    `accuracy  ${rightOf(verdicts).trim()}`,
    `macro-F1  ${macro.toFixed(3)}`,
    `time      ${milliseconds.toFixed(3)} ms a message`,
    '',
    ...byLanguage(verdicts),
    '',
    ...byLabel(verdicts, emotions),
    '',
    ...confusion(verdicts, emotions),
  ].join('\n')
}

function byLanguage(verdicts: Verdict[]): string[] {
  const languages = Map.groupBy(verdicts, ({ language }) => language)
  return ['language  accuracy', ...[...languages].map(([name, own]) => `${name.padEnd(8)}  ${rightOf(own)}`)]
}

function byLabel(verdicts: Verdict[], emotions: string[]): string[] {
  const head = `${'label'.padEnd(24)}  recall   precision  F1`
  return [
    head,
    ...emotions.map((emotion) => {
      const { right, actual, found, f1 } = ratesOf(verdicts, emotion)
      return `${emotion.padEnd(24)}${percent(right, actual)}  ${percent(right, found)}   ${f1.toFixed(3)}`
    }),
  ]
}

function confusion(verdicts: Verdict[], emotions: string[]): string[] {
  const count = (emotion: string, label: string) =>
    verdicts.filter((verdict) => verdict.emotion === emotion && verdict.label === label).length
  const head = emotions
    .map((emotion) => emotion.replace('looking_for_', 'l_').slice(0, 8).padStart(9))
    .join('')
  return [
    `${'is \\ taken for'.padEnd(24)}${head}`,
    ...emotions.map(
      (emotion) =>
        emotion.padEnd(24) + emotions.map((label) => String(count(emotion, label)).padStart(9)).join(''),
    ),
  ]
}
