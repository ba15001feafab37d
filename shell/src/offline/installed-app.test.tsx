import { registerTexts, startI18n } from '@confida/i18n'
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { loadShellTexts } from '../locales/index.ts'
import { InstalledApp } from './installed-app.tsx'

/** A worker of which the browser knows, with what it is told. */
class FakeWorker extends EventTarget {
  state = 'installed'
  scriptURL = new URL('/service-worker.js', location.href).href
  told: unknown[] = []
  postMessage(message: unknown) {
    this.told.push(message)
  }
}

let waiting: FakeWorker

beforeAll(async () => {
  await startI18n()
  await registerTexts('shell', loadShellTexts)
})

beforeEach(() => {
  waiting = new FakeWorker()
  const active = new FakeWorker()
  const registration = Object.assign(new EventTarget(), { active, waiting, update: async () => undefined })
  const container = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const types = () => waiting.told.map((message) => (message as { type: string }).type)

it('announces a version that waits, which comes only when the person asks for it', async () => {
  render(<InstalledApp />, { wrapper: MemoryRouter })
  expect(await screen.findByText('Nuova versione pronta')).toBeInTheDocument()
  expect(types()).not.toContain('SKIP_WAITING')
  fireEvent.click(screen.getByRole('button', { name: 'Ricarica' }))
  expect(types()).toContain('SKIP_WAITING')
})

it('is silent once the person has closed the announcement', async () => {
  render(<InstalledApp />, { wrapper: MemoryRouter })
  await screen.findByText('Nuova versione pronta')
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(screen.queryByText('Nuova versione pronta')).not.toBeInTheDocument()
  expect(types()).not.toContain('SKIP_WAITING')
})
