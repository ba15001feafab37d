import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { integrityOf } from '@confida/remote-kit/integrity'
import { readOverride } from '@confida/remote-kit/override'

const KEY = 'a-key-of-tests-that-is-long-enough-for-it'
const SHELL = 'https://confida.example.org'
const PORT = 14_390
const WITHIN_MS = 60_000

/** What a browser is led to that opens the development server; asked again until the first build is there. */
async function leadInto(until: number): Promise<URL> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/?to=/auth`, { redirect: 'manual' }).catch(
    () => undefined,
  )
  const location = answer?.headers.get('location')
  if (location) return new URL(location)
  if (Date.now() > until) throw new Error('The development server leads into no shell.')
  await setTimeout(200)
  return leadInto(until)
}

/** Whether a remote in a checkout runs from source for a shell elsewhere: the token is one for it, and vouches for what is served. */
export async function tryDevelopment(checkout: string, remote: string): Promise<boolean> {
  const child = spawn('npm', ['run', 'dev', '--', remote, '--shell', SHELL, '--port', String(PORT)], {
    cwd: checkout,
    env: { ...process.env, REMOTE_OVERRIDE_KEY: KEY },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  try {
    const { origin, pathname, searchParams } = await leadInto(Date.now() + WITHIN_MS)
    const override = readOverride(searchParams.get('token') ?? '', KEY, SHELL)
    const entry = await fetch(override?.release.entry ?? '')
    const isVouched = integrityOf(await entry.text()) === override?.release.integrity
    return (
      `${origin}${pathname}` === `${SHELL}/remote-override` && searchParams.get('to') === '/auth' && isVouched
    )
  } catch (error) {
    console.error(error)
    return false
  } finally {
    // npm and what it has started.
    process.kill(-Number(child.pid), 'SIGTERM')
    await once(child, 'exit')
  }
}
