import Bowser from 'bowser'

/** What a session is told by: names alone, no version, no address. Blank where they are not known. */
export interface Device {
  browser: string
  system: string
}

const browsers = new Set<string | undefined>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string | undefined>(Object.values(Bowser.OS_MAP))

/** Longer than any that a browser sends. */
const LOOKED_AT = 500

/** Known names only: an unknown one is whatever the sender wrote, and would stand in our mail. */
export function deviceOf(userAgent = ''): Device {
  if (!userAgent.trim()) return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent.slice(0, LOOKED_AT))
  return {
    browser: browsers.has(browser.name) ? (browser.name ?? '') : '',
    system: systems.has(os.name) ? (os.name ?? '') : '',
  }
}
