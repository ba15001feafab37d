export { runCommand } from './command.ts'
export { trainingExamples } from './corpus.ts'
