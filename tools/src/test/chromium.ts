import { existsSync } from 'node:fs'
import { installFromDebian, run } from './debian.ts'

/** Where Linux distributions put Chromium, first the build without a window: it takes a third less of the processor. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const findSystemChromium = () => systemPaths.find((path) => existsSync(path))

/** Makes sure that there is a browser to test with: the system's, Debian's package, or the one Playwright downloads. */
export function ensureChromium(): void {
  if (findSystemChromium()) return
  console.log('Installing Chromium for the browser tests …')
  if (installFromDebian('chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji')) return
  if (!run('playwright', 'install', 'chromium')) {
    throw new Error('There is no Chromium, and neither apt-get nor Playwright could install one.')
  }
}
