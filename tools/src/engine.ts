// `npm run engine -- play FILE.json`: what the built-in engine answers to scripted conversations.
import { runApiCommand } from './run-api-command.ts'

await runApiCommand('engine')
