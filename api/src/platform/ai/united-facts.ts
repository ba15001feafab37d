import { foldText } from '@confida/text-analysis'
import type { Fact } from './ai.port.ts'

/**
 * What rules and a model found in one message, one fact a key. The model words what both found; a fact that it puts under
 * another key than the rules keeps theirs, so that a later change finds it. What either states anew outlives a "gone".
 */
export function uniteFacts(byRules: readonly Fact[], byModel: readonly Fact[]): Fact[] {
  const united = new Map(byRules.map((fact) => [fact.key, fact]))
  for (const fact of byModel) {
    const key = byRules.find((known) => isSame(known, fact))?.key ?? fact.key
    const isOutdated = fact.isGone && united.get(key)?.isGone === undefined && united.has(key)
    if (!isOutdated) united.set(key, { ...fact, key })
  }
  return [...united.values()]
}

const isSame = (known: Fact, { kind, value, isGone }: Fact): boolean =>
  !known.isGone && !isGone && known.kind === kind && value !== '' && foldText(known.value) === foldText(value)
