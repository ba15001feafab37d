// `npm run admin`, or `node api/dist/admin.js` where only the build is: what an operator does without a browser.
import 'reflect-metadata'
import process from 'node:process'
import { CommanderError } from 'commander'
import { administrationOf } from './admin/administration.ts'
import { createProgram } from './admin/program.ts'
import { explain } from './explain.ts'
import { loadConfig } from './platform/config/load-config.ts'

async function run(): Promise<void> {
  const config = await loadConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' })
  const program = createProgram(
    administrationOf(config),
    (line) => console.log(line.trimEnd()),
    (line) => console.error(line.trimEnd()),
  )
  await program.parseAsync()
}

run().catch((error) => {
  // It has said what was wrong.
  if (error instanceof CommanderError) process.exitCode = error.exitCode
  else {
    console.error(explain(error))
    process.exitCode = 1
  }
})
