import { basename, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { serveForShell } from './serve-for-shell.ts'

const USAGE =
  'REMOTE_OVERRIDE_KEY=… npm run dev -- <folder of a remote> --shell <its public address> [--port 4300]'

/**
 * Runs a remote from source inside a shell that runs elsewhere, until the process ends.
 * @param args of the command line
 * @throws with the usage where they are incomplete, or REMOTE_OVERRIDE_KEY, which is the shell's, is not set
 */
export async function devForShell(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' }, port: { type: 'string', default: '4300' } },
  })
  const [folder] = positionals
  const { shell = '', port } = values
  const { REMOTE_OVERRIDE_KEY: key } = process.env
  if (!folder || !URL.canParse(shell) || !key) throw new Error(USAGE)
  const root = resolve(folder)
  const address = await serveForShell(root, basename(root), { shell, key, port: Number(port) })
  console.log(
    `\n  ${basename(root)} in the shell at ${shell}: open ${address}, and again after each change.\n`,
  )
}
