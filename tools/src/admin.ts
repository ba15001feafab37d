// What an operator does without a browser: `npm run admin -- help`.
import { runApiCommand } from './run-api-command.ts'

await runApiCommand('admin')
