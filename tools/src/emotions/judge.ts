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

const SEED = 2026

/** Judges messages by the labeller that the product runs. */
export async function evaluate(examples: Example[]): Promise<Verdict[]> {
  return judge(await train(trainingExamples()), examples)
}

/** How many of the messages the labeller has learned from: what it says of them proves nothing. */
export function countLearned(examples: Example[]): number {
  const learned = new Set(trainingExamples().map(({ text }) => text.trim()))
  return examples.filter(({ text }) => learned.has(text.trim())).length
}

/** Judges each example by a model trained on the other folds and on what was written for learning alone; each fold has as many of each language and label. */
export async function crossValidate(examples: Example[], folds: number, seed = SEED): Promise<Verdict[]> {
  const fold = foldsOf(examples, folds, seed)
  const verdicts: Verdict[] = []
  for (let held = 0; held < folds; held++) {
    const model = await train([...examples.filter((_, i) => fold[i] !== held), ...ownExamples()])
    verdicts.push(
      ...judge(
        model,
        examples.filter((_, i) => fold[i] === held),
      ),
    )
  }
  return verdicts
}

function judge(model: Awaited<ReturnType<typeof train>>, examples: Example[]): Verdict[] {
  const labeller = new EmotionLabeller(model)
  return examples.map(({ language, emotion, text }) => {
    const start = performance.now()
    const { emotion: label, confidence } = labeller.label(text, language)
    return { language, emotion, label, confidence, milliseconds: performance.now() - start }
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
