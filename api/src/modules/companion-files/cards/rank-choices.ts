import { foldText } from '@confida/text-analysis'

const patterns = new Map<string, RegExp>()

/** Of whole words; in Arabic behind an article or an "and". */
function patternOf(words: string): RegExp {
  const known = patterns.get(words)
  if (known) return known
  const alternatives = foldText(words)
    .split(' ')
    .map((word) => word.replaceAll('_', ' ').replace(/[/+.]/g, '\\$&').replace('*', '\\p{L}*'))
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:و?ال|و)?(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  patterns.set(words, pattern)
  return pattern
}

const countMatches = (text: string, words: string) => text.match(patternOf(words))?.length ?? 0

/** The choices that some word of the texts speaks for, the most mentioned first. */
export function rankChoices<Choice extends string>(
  words: Record<Choice, string>,
  texts: readonly string[],
): Choice[] {
  const folded = foldText(texts.join('\n'))
  return (Object.keys(words) as Choice[])
    .map((choice) => ({ choice, count: countMatches(folded, words[choice]) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ choice }) => choice)
}
