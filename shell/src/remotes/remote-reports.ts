import type { BodyInput, FailureCode, RemoteOpening, reportRemotes } from '@confida/contracts'
import type { RemoteRelease } from '@confida/remote-kit'

const PATH: typeof reportRemotes.path = '/api/remote-reports'

async function post(report: BodyInput<typeof reportRemotes>): Promise<void> {
  // With the shell's libraries, for which the first remote does not wait.
  const { antiForgeryHeaders } = await import('@confida/http-client/anti-forgery')
  const headers = { 'Content-Type': 'application/json', ...antiForgeryHeaders() }
  await fetch(PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) })
}

/**
 * Nobody waits for a report, and a lost one stays lost. It outlives the page, as one by `sendBeacon` would, which cannot carry
 * the anti-forgery header.
 */
export const sendReport = (report: BodyInput<typeof reportRemotes>): void =>
  void post(report).catch(() => undefined)

let isRegistryReported = false

/** Reports once that the registry could not be read. */
export function reportRegistry(code: FailureCode): void {
  if (isRegistryReported) return
  isRegistryReported = true
  sendReport({ failures: [{ remote: 'shell', version: null, phase: 'registry', code }], openings: [] })
}

const opened = new Map<string, string>()
let unsent: RemoteOpening[] = []

/** The version of a remote that this page has loaded last. */
export const openedVersion = (remote: string): string | undefined => opened.get(remote)

/** Notes which version is in use; it is sent when the page is left, so that opening a screen costs no request. */
export function noteOpening({ name: remote, version }: RemoteRelease): void {
  if (opened.get(remote) === version) return
  opened.set(remote, version)
  unsent.push({ remote, version })
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || unsent.length === 0) return
  sendReport({ failures: [], openings: unsent })
  unsent = []
})
