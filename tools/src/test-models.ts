// `npm run test:models`: what the shipped models can do on messages that they were not trained on, which no unit test asserts,
// and what the built-in engine remembers and says in every language.
import { join } from 'node:path'
import process from 'node:process'
import { runCheck } from './lint/run-check.ts'
import { root } from './paths.ts'

const CONVERSATIONS = join(root, 'libs/companion-engine/training/conversations/subjects.csv')
const suites = [
  ['care', 'evaluate', 'test', '--found', '95', '--alarms', '4.2'],
  ['care', 'evaluate', 'everyday', '--alarms', '1.2'],
  ['care', 'evaluate', 'conversation', '--alarms', '4.5'],
  ['care', 'evaluate', 'spoken', '--found', '87', '--alarms', '3'],
  ['acts', 'cross-validate', '--right', '63'],
  ['acts', 'evaluate-chats', '--right', '55'],
  ['subjects', 'evaluate', CONVERSATIONS, '--right', '66'],
  ['subjects', 'evaluate-chats', '--right', '57'],
  ['emotions', 'cross-validate', '--times', '1', '--accuracy', '77'],
]
const failed = suites.filter(([name = '', ...args]) => !runCheck(name, 'npm', ['run', name, '--', ...args]))
const conversations = [
  ['recall', 'api'],
  ['conversations', 'libs/companion-engine'],
].map(([name = '', project]) =>
  runCheck(name, 'jest', ['--config', `${project}/jest.config.cjs`, name], {
    ALL_LANGUAGES: 'yes',
    LONG_TESTS: 'yes',
  }),
)
process.exitCode = failed.length > 0 || conversations.includes(false) ? 1 : 0
