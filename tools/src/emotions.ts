// How well the built-in labeller tells moods: `npm run emotions -- evaluate FILE.csv` on messages that it has not learned
// from, `npm run emotions -- cross-validate` on its own examples, each judged by a model that has not seen it.
import process from 'node:process'
import { readExamples } from '../../api/src/platform/ai/emotions/examples.ts'
import type { Example } from '../../api/src/platform/ai/emotions/train.ts'
import { countLearned, crossValidate, evaluate } from './emotions/judge.ts'
import { toReport } from './emotions/report.ts'

const FOLDS = 5

async function run([command, file]: string[]): Promise<string> {
  if (command === 'evaluate' && file) return evaluateFile(readExamples(file))
  if (command === 'cross-validate') return toReport(await crossValidate(readExamples(file), FOLDS))
  throw new Error('Usage: npm run emotions -- evaluate FILE.csv | cross-validate [FILE.csv]')
}

async function evaluateFile(examples: Example[]): Promise<string> {
  const learned = countLearned(examples)
  const warning =
    `${learned} of these ${examples.length} messages were learned from: the figures are better than they ` +
    'would be for others. `npm run emotions -- cross-validate` judges each by a model that has not seen it.\n\n'
  return (learned > 0 ? warning : '') + toReport(await evaluate(examples))
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
