import type { Browser } from '@playwright/test'

export const KILOBYTE = 1000

export interface Screen {
  url: string
  /** What is there when the screen can be used. */
  ready: string
  token?: string
}

/** Bytes of script on the wire, headers included, and milliseconds until a screen can be used in a new browser. */
export async function openCold(browser: Browser, { url, ready, token }: Screen) {
  const context = await browser.newContext({ locale: 'it-IT' })
  try {
    const page = await context.newPage()
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
    const devtools = await context.newCDPSession(page)
    const scripts = new Set<string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    const start = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor()
    const milliseconds = performance.now() - start
    await page.waitForLoadState('networkidle')
    return { bytes, milliseconds }
  } finally {
    await context.close()
  }
}
