import { writeFileSync } from 'node:fs'
import { MODEL_FILE } from '../src/model/risk.model.ts'
import {
  type LabelledMessage,
  type MessageSet,
  messageSets,
  readMessageFile,
  readMessages,
  trainingDigest,
  trainingMessages,
} from './corpus.ts'
import { crossValidate, evaluate } from './evaluate.ts'
import { toModelBytes } from './model-bytes.ts'
import { toReport } from './report.ts'
import { train } from './train.ts'

const USAGE = `Usage: npm run care -- evaluate FILE.csv|${messageSets.join('|')} | cross-validate | train`

/**
 * `npm run care`: what it prints.
 *
 * `evaluate` predicts the messages of a file or of one of our sets by the model that is shipped, `cross-validate` those of the
 * training by models that have not seen them, and `train` writes the model that is shipped.
 * @throws an error whose message says what is wrong with the arguments or the file
 */
export function runCommand([command, messages]: string[]): string {
  if (command === 'evaluate' && messages) return toReport(evaluate(messagesOf(messages)))
  if (command === 'cross-validate') return toReport(crossValidate())
  if (command !== 'train') throw new Error(USAGE)
  writeFileSync(MODEL_FILE, toModelBytes(train(trainingMessages()), trainingDigest()))
  return `Written to ${MODEL_FILE}`
}

const isMessageSet = (name: string): name is MessageSet => messageSets.includes(name as MessageSet)

const messagesOf = (name: string): LabelledMessage[] =>
  isMessageSet(name) ? readMessages(name) : readMessageFile(name)
