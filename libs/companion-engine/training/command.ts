import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { MODEL_FILE } from '../src/understand/acts/act.model.ts'
import { readExamples, trainingDigest, trainingExamples } from './corpus.ts'
import { crossValidate, evaluate } from './evaluate.ts'
import { toModelBytes } from './model-bytes.ts'
import { shareRight, toReport } from './report.ts'
import { train } from './train.ts'

const USAGE = 'Usage: npm run acts -- evaluate FILE.csv | cross-validate [--right 40] | train'

/**
 * `npm run acts`: what it prints.
 *
 * `evaluate` tells the acts of a file's messages by the model that is shipped, `cross-validate` those of the training by models that
 * have not seen them, and `train` writes the model that is shipped.
 * @throws an error whose message says what is wrong with the arguments or the file, or that less than `--right` percent are right
 */
export function runCommand(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { right: { type: 'string', default: '0' } },
  })
  const [command, file] = positionals
  if (command === 'evaluate' && file) return toReport(evaluate(readExamples(file)))
  if (command === 'cross-validate') return reportWithin(Number(values.right))
  if (command !== 'train') throw new Error(USAGE)
  writeFileSync(MODEL_FILE, toModelBytes(train(trainingExamples()), trainingDigest()))
  return `Written to ${MODEL_FILE}`
}

function reportWithin(right: number): string {
  const predictions = crossValidate(trainingExamples())
  if (shareRight(predictions) >= right) return toReport(predictions)
  throw new Error(`${toReport(predictions)}\n\nNot ${right} % right.`)
}
