import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** Where Linux distributions put Chromium. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const findSystemChromium = () => systemPaths.find((path) => existsSync(path))

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const installFromDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', 'update', '-qq') &&
  run(
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-noto-core',
    'fonts-noto-color-emoji',
  )

/** Makes sure that there is a browser to test with: the system's, Debian's package, or the one Playwright downloads. */
export function ensureChromium(): void {
  if (findSystemChromium()) return
  console.log('Installing Chromium for the browser tests …')
  if (installFromDebian()) return
  if (!run('playwright', 'install', 'chromium')) {
    throw new Error('There is no Chromium, and neither apt-get nor Playwright could install one.')
  }
}
