// How well risk of self-harm is found. `npm run care -- evaluate test` judges a set of api/src/platform/care/messages by the model
// that is shipped, `npm run care -- cross-validate` each message of the training by a model that has not seen it, and
// `npm run care -- train` writes the model that is shipped.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { type MessageSet, messageSets } from '../../api/src/platform/care/messages/read-messages.ts'
import { toBytes, WEIGHTS_FILE } from '../../api/src/platform/care/model/risk.model.ts'
import { trainRisk } from '../../api/src/platform/care/model/train.ts'
import { trainingDigest } from '../../api/src/platform/care/model/training-digest.ts'
import { trainingSet } from '../../api/src/platform/care/model/training-set.ts'
import { crossValidate, evaluate } from './care/judge.ts'
import { toReport } from './care/report.ts'

const FOLDS = 5
const USAGE = `Usage: npm run care -- evaluate ${messageSets.join('|')} | cross-validate | train`

function run([command, set]: string[]): string {
  if (command === 'evaluate' && messageSets.includes(set as MessageSet))
    return toReport(evaluate(set as MessageSet))
  if (command === 'cross-validate') return toReport(crossValidate(FOLDS))
  if (command !== 'train') throw new Error(USAGE)
  writeFileSync(WEIGHTS_FILE, toBytes(trainRisk(trainingSet()), trainingDigest()))
  return `Written to ${WEIGHTS_FILE}`
}

try {
  console.log(run(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
