// What an operator does without a browser: `npm run admin -- help`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { build } from './launch/build.ts'
import { distOf } from './paths.ts'

await build({ projects: ['api'] })
const command = spawn(process.execPath, [join(distOf('api'), 'admin.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
const [code] = await once(command, 'exit')
process.exit(code ?? 1)
