import type { BodyInput, FailureCode, RemoteOpening, reportRemotes } from '@confida/contracts'
import { antiForgeryHeaders } from '@confida/http-client/anti-forgery'
import type { RemoteRelease } from '@confida/remote-kit'

const PATH: typeof reportRemotes.path = '/api/remote-reports'

/**
 * Nobody waits for a report, and a lost one stays lost. It outlives the page, as one by `sendBeacon` would, which cannot carry
 * the anti-forgery header.
 */
export function sendReport(report: BodyInput<typeof reportRemotes>): void {
  const headers = { 'Content-Type': 'application/json', ...antiForgeryHeaders() }
  const body = JSON.stringify(report)
  fetch(PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined)
}

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
