import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { LabelledText } from '@confida/text-analysis/training'
import { MODEL_FILE } from '../src/emotion.model.ts'
import { developmentExamples, readExamples, trainingDigest, trainingExamples } from './corpus.ts'
import { type CrossValidationOptions, crossValidate } from './cross-validate.ts'
import { countTrainedOn, evaluate, type Prediction } from './evaluate.ts'
import { toModelBytes } from './model-bytes.ts'
import { toReport, toSpread } from './report.ts'
import { train } from './train.ts'

const USAGE =
  'Usage: npm run emotions -- evaluate FILE.csv | cross-validate [FILE.csv] [--times 5] [--seed 1] [--nested] [--accuracy 75] | train'

/**
 * `npm run emotions`: what it prints.
 *
 * `evaluate` predicts the messages of a file by the model that is shipped, `cross-validate` those of a file or of the corpus by
 * models that have not seen them, and `train` writes the model that is shipped.
 * @throws an error whose message says what is wrong with the arguments or the file, or that models are right about fewer messages
 * than `--accuracy` says, in percent
 */
export function runCommand(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      nested: { type: 'boolean', default: false },
      accuracy: { type: 'string', default: '0' },
    },
  })
  const [command, file] = positionals
  const [times, seed] = [Number(values.times), Number(values.seed)]
  if (command === 'evaluate' && file) return evaluateFile(file)
  if (command === 'cross-validate' && times >= 1 && Number.isInteger(times) && Number.isInteger(seed)) {
    const examples = file ? readExamples(file) : developmentExamples()
    return crossValidateTimes(times, examples, { seed, isNested: values.nested }, Number(values.accuracy))
  }
  if (command !== 'train') throw new Error(USAGE)
  writeFileSync(MODEL_FILE, toModelBytes(train(trainingExamples()), trainingDigest()))
  return `Written to ${MODEL_FILE}`
}

function evaluateFile(file: string): string {
  const examples = readExamples(file)
  const trainedOn = countTrainedOn(examples)
  const warning =
    `${trainedOn} of these ${examples.length} messages were trained on: the results are better than they ` +
    'would be for others. `npm run emotions -- cross-validate` judges each by a model that has not seen it.\n\n'
  return (trainedOn > 0 ? warning : '') + toReport(evaluate(examples))
}

/** Each time in other folds. */
function crossValidateTimes(
  times: number,
  examples: LabelledText[],
  { seed, isNested }: CrossValidationOptions,
  accuracy: number,
): string {
  const rounds: Prediction[][] = []
  for (let i = 0; i < times; i++) {
    rounds.push(crossValidate(examples, { seed: seed + i, isNested }))
    console.error(`${i + 1} of ${times} done`)
  }
  const predictions = rounds.flat()
  const right = predictions.filter(({ expected, predicted }) => expected === predicted)
  const report = `${toSpread(rounds)}\n\nAll rounds together:\n\n${toReport(predictions)}`
  if (100 * right.length >= accuracy * predictions.length) return report
  throw new Error(`${report}\n\nLess than ${accuracy} % right.`)
}
