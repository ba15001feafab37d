import { EmotionLabeller } from '../../../api/src/platform/ai/emotions/emotion.labeller.ts'
import { ownExamples, trainingExamples } from '../../../api/src/platform/ai/emotions/examples.ts'
import { type Example, generator, shuffle, train } from '../../../api/src/platform/ai/emotions/train.ts'

export interface Verdict {
  language: string
  emotion: string
  /** What the labeller took it for. */
  label: string
  confidence: number
  milliseconds: number
}

/** How much the words' model may count, where that is chosen anew. */
const WORD_SHARES = [0, 0.5, 1, 1.5]
const INNER_FOLDS = 3
/** The quickest counts: the others have waited for what else the machine does. */
const TRIES = 3

/** Judges messages by the labeller that the product runs. */
export async function evaluate(examples: Example[]): Promise<Verdict[]> {
  return judge(await train(trainingExamples()), examples)
}

/** How many of the messages the labeller has learned from: what it says of them proves nothing. */
export function countLearned(examples: Example[]): number {
  const learned = new Set(trainingExamples().map(({ text }) => text.trim()))
  return examples.filter(({ text }) => learned.has(text.trim())).length
}

/**
 * Judges each example by a model trained on the other folds and on what was written for learning alone; each fold has as
 * many of each language and label. Nested, the words' share is chosen by the same within the other folds.
 */
export async function crossValidate(
  examples: Example[],
  folds: number,
  { seed, isNested }: { seed: number; isNested: boolean },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { learned, held } of splits(examples, folds, seed)) {
    const model = await train([...learned, ...ownExamples()])
    verdicts.push(...judge(model, held, isNested ? await chooseShare(learned, seed) : undefined))
  }
  return verdicts
}

/** The share that is right most often within these examples; of equals the one nearest to their middle. */
async function chooseShare(examples: Example[], seed: number): Promise<number> {
  const right = WORD_SHARES.map(() => 0)
  for (const { learned, held } of splits(examples, INNER_FOLDS, seed)) {
    const model = await train([...learned, ...ownExamples()])
    for (const [i, share] of WORD_SHARES.entries()) {
      const hits = judge(model, held, share).filter(({ emotion, label }) => emotion === label)
      right[i] = (right[i] ?? 0) + hits.length
    }
  }
  const best = Math.max(...right)
  const shares = WORD_SHARES.filter((_, i) => right[i] === best)
  return shares[Math.floor(shares.length / 2)] ?? 1
}

function splits(examples: Example[], folds: number, seed: number) {
  const fold = foldsOf(examples, folds, seed)
  return Array.from({ length: folds }, (_, out) => ({
    learned: examples.filter((_, i) => fold[i] !== out),
    held: examples.filter((_, i) => fold[i] === out),
  }))
}

function judge(model: Awaited<ReturnType<typeof train>>, examples: Example[], share?: number): Verdict[] {
  const labeller = new EmotionLabeller(model, share)
  return examples.map(({ language, emotion, text }) => {
    let milliseconds = Number.POSITIVE_INFINITY
    let verdict = labeller.label(text, language)
    for (let i = 0; i < TRIES; i++) {
      const start = performance.now()
      verdict = labeller.label(text, language)
      milliseconds = Math.min(milliseconds, performance.now() - start)
    }
    return { language, emotion, label: verdict.emotion, confidence: verdict.confidence, milliseconds }
  })
}

function foldsOf(examples: Example[], folds: number, seed: number): number[] {
  const order = examples.map((_, i) => i)
  shuffle(order, generator(seed))
  const seen = new Map<string, number>()
  const fold = new Array<number>(examples.length).fill(0)
  for (const i of order) {
    const stratum = `${examples[i]?.language} ${examples[i]?.emotion}`
    const place = seen.get(stratum) ?? 0
    seen.set(stratum, place + 1)
    fold[i] = place % folds
  }
  return fold
}
