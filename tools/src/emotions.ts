// How well the built-in labeller tells moods: `npm run emotions -- evaluate FILE.csv` on messages that it has not learned
// from, `npm run emotions -- cross-validate` on its own examples, each judged by a model that has not seen it.
import process from 'node:process'
import { readExamples } from '../../api/src/platform/ai/emotions/examples.ts'
import { crossValidate, evaluate } from './emotions/judge.ts'
import { toReport } from './emotions/report.ts'

const FOLDS = 5

async function run([command, file]: string[]): Promise<string> {
  if (command === 'evaluate' && file) return toReport(await evaluate(readExamples(file)))
  if (command === 'cross-validate') return toReport(await crossValidate(readExamples(file), FOLDS))
  throw new Error('Usage: npm run emotions -- evaluate FILE.csv | cross-validate [FILE.csv]')
}

run(process.argv.slice(2)).then(
  (report) => {
    console.log(report)
    process.exit(0)
  },
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
