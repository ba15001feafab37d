// `npm run engine`: plays scripted conversations with the built-in engine.
import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { play } from './modules/chat/play/played-conversation.ts'
import { parseScripts, ScriptError } from './modules/chat/play/script.schema.ts'
import { BuiltinEngine } from './platform/ai/builtin.engine.ts'

const USAGE = 'Usage: npm run engine -- play FILE.json'

async function run([command, file, ...rest]: string[]): Promise<void> {
  if (command !== 'play' || !file || rest.length > 0) throw new ScriptError(USAGE)
  const engine = new BuiltinEngine()
  for (const script of parseScripts(readScripts(file)))
    process.stdout.write(`${JSON.stringify(await play(script, engine))}\n`)
}

function readScripts(file: string): string {
  try {
    // Commands run in the root of the repository, wherever they were typed.
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')
  } catch (error) {
    throw new ScriptError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ScriptError ? error.message : error)
  process.exitCode = 1
})
