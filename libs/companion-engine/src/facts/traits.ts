import { foldText } from '@confida/text-analysis'
import type { Fact } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'
import { type Trait, type TraitRule, traits } from '../languages/trait-patterns.ts'
import { cutValue } from './self.ts'
import { type Captured, captureAll, fill, type SentenceContext } from './sentence.ts'

/** Of these one can have several: the thing is part of the key. */
const SEVERAL: ReadonlySet<Trait> = new Set(['allergy', 'instrument'])
const MOST_WORDS = 5

/** Allergies, diet, children, studies, instruments, favourites. */
export function findTraits(context: SentenceContext): Fact[] {
  return traits.flatMap((trait) =>
    context.pack.facts.traits.stated[trait].flatMap((rule) =>
      captureAll(context, rule.pattern).flatMap((captured) => readTrait(trait, rule, captured, context.pack)),
    ),
  )
}

/** "I'm not vegan any more", "I'm not allergic to nuts". */
export function findDeniedTraits(context: SentenceContext): Fact[] {
  const { pack } = context
  return traits.flatMap((trait) => {
    const pattern = pack.facts.traits.denied[trait]
    if (!pattern) return []
    return captureAll(context, pattern).flatMap(({ value }) =>
      keysOf(trait, value ? valuesOf(value, pack) : [], pack).map((key) => ({
        kind: 'other' as const,
        key,
        text: '',
        value: '',
        isGone: true as const,
      })),
    )
  })
}

function readTrait(
  trait: Trait,
  { text }: TraitRule,
  captured: Record<string, Captured>,
  pack: LanguagePack,
): Fact[] {
  const kind = trait === 'favourite' ? 'like' : 'other'
  const { what, value } = captured
  if (!value) return []
  if (trait === 'children') {
    const whole = value.original + namesOf(captured)
    return [{ kind, key: trait, text: fill(text, { value: whole }), value: whole }]
  }
  const values = SEVERAL.has(trait) ? valuesOf(value, pack) : [cutValue(value, pack)]
  return values
    .filter((one) => one.length > 1 && one.split(/\s+/u).length <= MOST_WORDS)
    .filter((one) => !pack.facts.notAThing.test(foldText(one)))
    .map((one) => ({
      kind,
      key: what ? `${trait}:${what.folded}` : (keysOf(trait, [one], pack)[0] ?? trait),
      text: fill(text, { value: one, what: what?.original ?? '' }),
      value: one,
    }))
}

/** "Two children, Leo and Mia" names them; "two children, I'm tired" does not. */
function namesOf({ names }: Record<string, Captured>): string {
  if (!names) return ''
  const isCased = /\p{Lu}|\p{Ll}/u.test(names.original)
  const words = names.original.split(/[\s,،]+/u).filter((word) => word.length > 2)
  const areNames = !isCased || words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length - 1
  return areNames && (!isCased || /^\p{Lu}/u.test(names.original)) ? `: ${names.original}` : ''
}

function valuesOf(value: Captured, pack: LanguagePack): string[] {
  const { and, traits: patterns } = pack.facts
  return cutValue(value, pack)
    .split(new RegExp(`[,،]\\s*|${and.source}`, 'iu'))
    .map((one) => one.trim().replace(new RegExp(patterns.before.source, 'iu'), '').trim())
}

function keysOf(trait: Trait, values: string[], { facts }: LanguagePack): string[] {
  if (!SEVERAL.has(trait)) return [trait]
  return values.map((value) => `${trait}:${foldText(value).replace(facts.article, '').trim()}`)
}
