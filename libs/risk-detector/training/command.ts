import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
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
import { crossValidate, evaluate, percentFound } from './evaluate.ts'
import { toModelBytes } from './model-bytes.ts'
import { toReport } from './report.ts'
import { train } from './train.ts'

const USAGE = `Usage: npm run care -- evaluate FILE.csv|${messageSets.join('|')} [--found 96] [--alarms 4.5] | cross-validate | train`

/**
 * `npm run care`: what it prints.
 *
 * `evaluate` predicts the messages of a file or of one of our sets by the model that is shipped, `cross-validate` those of the
 * training by models that have not seen them, and `train` writes the model that is shipped.
 * @throws an error whose message says what is wrong with the arguments or the file, or that the model finds fewer risks than
 * `--found` or sees more false alarms than `--alarms`, both in percent
 */
export function runCommand(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { found: { type: 'string', default: '0' }, alarms: { type: 'string', default: '100' } },
  })
  const [command, messages] = positionals
  if (command === 'evaluate' && messages)
    return evaluateWithin(messagesOf(messages), Number(values.found), Number(values.alarms))
  if (command === 'cross-validate') return toReport(crossValidate())
  if (command !== 'train') throw new Error(USAGE)
  writeFileSync(MODEL_FILE, toModelBytes(train(trainingMessages()), trainingDigest()))
  return `Written to ${MODEL_FILE}`
}

function evaluateWithin(messages: LabelledMessage[], found: number, alarms: number): string {
  const predictions = evaluate(messages)
  const isGood = percentFound(predictions, true) >= found && percentFound(predictions, false) <= alarms
  if (isGood) return toReport(predictions)
  throw new Error(`${toReport(predictions)}\n\nNot ${found} % found and at most ${alarms} % false alarms.`)
}

const isMessageSet = (name: string): name is MessageSet => messageSets.includes(name as MessageSet)

const messagesOf = (name: string): LabelledMessage[] =>
  isMessageSet(name) ? readMessages(name) : readMessageFile(name)
