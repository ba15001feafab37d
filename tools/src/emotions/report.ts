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

/** How far the rounds of a cross-validation lie apart: mean, lowest and highest of all and of each language. */
export function toSpread(rounds: Verdict[][]): string {
  const line = (name: string, own: Verdict[][]) => {
    const shares = own.map((verdicts) => (100 * verdicts.filter(isRight).length) / (verdicts.length || 1))
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
        rounds.map((verdicts) => verdicts.filter((verdict) => verdict.language === language)),
      ),
    ),
  ].join('\n')
}

/** Accuracy, macro-F1, by language and by label, and who is taken for whom (rows: what it is). */
export function toReport(verdicts: Verdict[]): string {
  const emotions = [...new Set(verdicts.flatMap(({ emotion, label }) => [emotion, label]))].sort()
  const macro =
    emotions.reduce((sum, emotion) => sum + ratesOf(verdicts, emotion).f1, 0) / (emotions.length || 1)
  const times = verdicts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const timeOf = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2)
  const confidence = verdicts.reduce((sum, verdict) => sum + verdict.confidence, 0) / (verdicts.length || 1)
  return [
    `messages  ${verdicts.length}`,
    `accuracy  ${rightOf(verdicts).trim()}`,
    `macro-F1  ${macro.toFixed(3)}`,
    `confidence ${(100 * confidence).toFixed(1)} % on the average`,
    `time      ${timeOf(0.5)} ms a message (median), ${timeOf(0.99)} ms (99 of 100)`,
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
