import process from 'node:process'

/** Runs a command of a model's training with this process's arguments, and prints its report or what was wrong. */
export function runTraining(command: (args: string[]) => string): void {
  try {
    console.log(command(process.argv.slice(2)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
