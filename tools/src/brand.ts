// Draws the pictures that networks and home screens want as bitmaps: `node tools/src/brand.ts` renders the drawings of
// `shell/brand` into `shell/public`. To be run after a change of a drawing; the pictures are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { icoOf } from './brand/ico.ts'
import { root } from './paths.ts'
import { findSystemChromium } from './test/chromium.ts'

const pictures = [
  { drawing: 'brand/social.svg', picture: 'social.png', width: 1200, height: 630 },
  { drawing: 'brand/icon.svg', picture: 'icon-192.png', width: 192, height: 192 },
  { drawing: 'brand/icon.svg', picture: 'icon-512.png', width: 512, height: 512 },
  { drawing: 'brand/icon-full.svg', picture: 'icon-maskable-512.png', width: 512, height: 512 },
  { drawing: 'brand/icon-full.svg', picture: 'apple-touch-icon.png', width: 180, height: 180 },
]

const { resolve } = createRequire(import.meta.url)

const font = (name: string) => {
  const file = resolve(
    `@fontsource-variable/${name.toLowerCase()}/files/${name.toLowerCase()}-latin-wght-normal.woff2`,
  )
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: ${name}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`
}

const styles = `${font('Fraunces')} ${font('Figtree')} body { margin: 0 } svg { display: block; width: 100vw }`

async function render(browser: Browser, drawing: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>${styles}</style>${readFileSync(join(root, 'shell', drawing), 'utf8')}`)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

const browser = await chromium.launch({
  executablePath: findSystemChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const write = (name: string, bytes: Buffer) => writeFileSync(join(root, 'shell/public', name), bytes)
for (const { drawing, picture, width, height } of pictures) {
  write(picture, await render(browser, drawing, width, height))
}
write('favicon.ico', icoOf(await render(browser, 'public/favicon.svg', 48, 48), 48))
await browser.close()
