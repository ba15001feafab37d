export { runCommand } from './command.ts'
export { messageSets, type RiskMessage, readMessages } from './corpus.ts'
