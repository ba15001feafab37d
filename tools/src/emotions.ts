// How well the built-in labeller tells moods: `npm run emotions -- evaluate FILE.csv` on messages that it has not learned
// from, `npm run emotions -- cross-validate` on its own examples, each judged by a model that has not seen it: several
// times over, each time in other folds. With `--nested` each model's weight of words is chosen within its training folds.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { readExamples } from '../../api/src/platform/ai/emotions/examples.ts'
import type { Example } from '../../api/src/platform/ai/emotions/train.ts'
import { countLearned, crossValidate, evaluate, type Verdict } from './emotions/judge.ts'
import { toReport, toSpread } from './emotions/report.ts'

const FOLDS = 5
const USAGE =
  'Usage: npm run emotions -- evaluate FILE.csv | cross-validate [FILE.csv] [--times 5] [--seed 1] [--nested]'

async function run(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      nested: { type: 'boolean', default: false },
    },
  })
  const [command, file] = positionals
  if (command === 'evaluate' && file) return evaluateFile(readExamples(file))
  const [times, seed] = [Number(values.times), Number(values.seed)]
  if (command === 'cross-validate' && times >= 1 && Number.isInteger(times) && Number.isInteger(seed))
    return validate(readExamples(file), { times, seed, isNested: values.nested })
  throw new Error(USAGE)
}

async function validate(
  examples: Example[],
  { times, seed, isNested }: { times: number; seed: number; isNested: boolean },
): Promise<string> {
  const rounds: Verdict[][] = []
  for (let i = 0; i < times; i++) {
    rounds.push(await crossValidate(examples, FOLDS, { seed: seed + i, isNested }))
    console.error(`${i + 1} of ${times} done`)
  }
  return `${toSpread(rounds)}\n\nAll rounds together:\n\n${toReport(rounds.flat())}`
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
