// The product with users in it: `npm run demo`, or `npm run demo -- --users 100000 --seed 7`. Data of its own, so that
// nobody's real data is touched; filled once, the same for the same seed and day.
import process from 'node:process'
import type { Config } from '@confida/api/config'
import { readDemoArguments } from './demo/demo-options.ts'
import { run } from './launch/run.ts'

/** Everyone knows it, so the demonstration is served on this machine alone. */
const PASSWORD = 'confida-demo'
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

function readArguments() {
  try {
    return readDemoArguments(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}

const options = readArguments()
process.env.DATA_DIR ||= '.data-demo'

async function prepare(config: Config): Promise<string[]> {
  if (!LOOPBACK.includes(config.host))
    throw new Error('HOST must be 127.0.0.1 for the demonstration: its passwords are known to everyone.')
  // What it needs of the libraries exists once they are built.
  const { prepareDemo } = await import('./demo/prepare-demo.ts')
  return prepareDemo(config, { ...options, password: PASSWORD })
}

run({ prepare })
