import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { build } from './launch/build.ts'
import { distOf } from './paths.ts'

/** Builds the API and runs one of its programs with this process's arguments. */
export async function runApiCommand(program: string): Promise<never> {
  await build({ projects: ['api'] })
  const command = spawn(process.execPath, [join(distOf('api'), `${program}.js`), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  const [code] = await once(command, 'exit')
  process.exit(code ?? 1)
}
