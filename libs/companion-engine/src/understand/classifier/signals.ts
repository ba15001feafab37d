import { foldText, type Language } from '@confida/text-analysis'
import type { LanguagePack } from '../../languages/language.ts'
import { packOf } from '../../languages/registry.ts'

type NamedPattern = readonly [name: string, pattern: RegExp]

const patternsByLanguage = new Map<Language, NamedPattern[]>()

/** Which of the engine's own patterns a message meets, by name: what is known of intents, topics and scenes helps the model. */
export function findSignals(message: string, language: Language): string[] {
  const folded = foldText(message).trim()
  return patternsOf(language)
    .filter(([, pattern]) => pattern.test(folded))
    .map(([name]) => name)
}

export function patternsOf(language: Language): readonly NamedPattern[] {
  const patterns = patternsByLanguage.get(language) ?? collectPatterns(packOf(language))
  patternsByLanguage.set(language, patterns)
  return patterns
}

function collectPatterns({ patterns, scenes }: LanguagePack): NamedPattern[] {
  const { intents, recall, shortAnswers, feelings, topics, good, bad, news, decisions } = patterns
  const { toCompanion, aboutUser } = patterns
  return [
    ...named('intent', intents),
    ...named('recall', recall),
    ...named('short', shortAnswers),
    ...named('feeling', feelings),
    ...named('topic', topics),
    ...named('tone', { good, bad }),
    ...named('news', news),
    ...named('decision', decisions),
    ...named('person', { toCompanion, aboutUser }),
    ...named('scene', signsOf(scenes.scenes)),
    ...named('cue', signsOf(scenes.cues)),
  ]
}

const named = (group: string, patterns: Readonly<Record<string, RegExp>>): NamedPattern[] =>
  Object.entries(patterns).map(([name, pattern]) => [`${group} ${name}`, pattern])

const signsOf = (list: Readonly<Record<string, { signs: RegExp }>>): Record<string, RegExp> =>
  Object.fromEntries(Object.entries(list).map(([name, { signs }]) => [name, signs]))
