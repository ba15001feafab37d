import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLabelledTexts } from '@confida/text-analysis/training'
import { chatsOf, examplesOf, trainingDigest, unseenChatsOf } from './corpus.ts'
import { crossValidate, evaluate, evaluateChats, type Prediction } from './evaluate.ts'
import { type Kind, kinds } from './kinds.ts'
import { toModelBytes } from './model-bytes.ts'
import { shareRight, toReport } from './report.ts'
import { train } from './train.ts'

/**
 * `npm run acts` and `npm run subjects`: what they print.
 *
 * `evaluate` tells the labels of a file's messages by the classifier that is shipped, `evaluate-chats` those of chats that it has
 * not seen, `cross-validate` those of the examples by classifiers that have not seen them, and `train` writes the one that is
 * shipped.
 * @throws an error whose message says what is wrong with the arguments or the file, or that less than `--right` percent are right
 */
export function runCommand(name: Kind['name'], args: string[]): string {
  const kind = kinds[name]
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { right: { type: 'string', default: '0' } },
  })
  const [command, file] = positionals
  const right = Number(values.right)
  if (command === 'evaluate' && file)
    return reportWithin(kind, evaluate(kind, readLabelledTexts(file, kind.labels)), right)
  if (command === 'evaluate-chats') return reportWithin(kind, evaluateChats(kind, unseenChatsOf(kind)), right)
  if (command === 'cross-validate')
    return reportWithin(kind, crossValidate(kind, examplesOf(kind), chatsOf(kind)), right)
  if (command !== 'train')
    throw new Error(
      `Usage: npm run ${name} -- evaluate FILE.csv [--right 40] | evaluate-chats [--right 40] | cross-validate [--right 40] | train`,
    )
  writeFileSync(
    kind.modelFile,
    toModelBytes(train(kind, examplesOf(kind), chatsOf(kind)), trainingDigest(kind)),
  )
  return `Written to ${kind.modelFile}`
}

function reportWithin(kind: Kind, predictions: readonly Prediction[], right: number): string {
  const report = toReport(predictions, kind.labels)
  if (shareRight(predictions) >= right) return report
  throw new Error(`${report}\n\nNot ${right} % right.`)
}
