// `npm run test:models`: what the two shipped models can do on messages that they were not trained on, which no unit test asserts,
// and what the built-in engine remembers in every language.
import process from 'node:process'
import { runCheck } from './lint/run-check.ts'

const suites = [
  ['care', 'evaluate', 'test', '--found', '95', '--alarms', '4'],
  ['care', 'evaluate', 'everyday', '--alarms', '2'],
  ['care', 'evaluate', 'spoken', '--found', '89', '--alarms', '2'],
  ['emotions', 'cross-validate', '--times', '1', '--accuracy', '77'],
]
const failed = suites.filter(([name = '', ...args]) => !runCheck(name, 'npm', ['run', name, '--', ...args]))
const remembers = runCheck('recall', 'jest', ['--config', 'api/jest.config.cjs', 'recall'], {
  ALL_LANGUAGES: 'yes',
})
process.exitCode = failed.length > 0 || !remembers ? 1 : 0
