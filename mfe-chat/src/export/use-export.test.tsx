import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, CONVERSATION_ID, chatNetwork, paths } from '../testing/chat-network.ts'
import { openChat, openMenu } from '../testing/open-chat.tsx'

let files: Blob[] = []

beforeEach(() => {
  files = []
  URL.createObjectURL = (blob) => {
    files.push(blob as Blob)
    return 'blob:made'
  }
  URL.revokeObjectURL = () => undefined
  // What a browser does with a link to a file, jsdom cannot.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
})

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const read = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob as Blob)
  })

it.each(['Esporta come testo', 'Esporta come JSON'])('begins with the greeting: %s', async (entry) => {
  const network = chatNetwork([aMessage(1), aMessage(2)])
  network.on('GET', paths.kept, { body: [{ ...aMessage(3), line_id: aMessage(3).id }] })
  network.on('POST', paths.start, {
    body: { session_id: CONVERSATION_ID, greeting: 'Ciao Anna!', greeted_at: '2026-03-01T08:00:00.000Z' },
  })
  await openChat()
  await screen.findByText('Messaggio 2')
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  expect(await screen.findByText('Conversazione esportata')).toBeInTheDocument()
  expect((await read(files[0])).match(/Ciao Anna!|Messaggio \d/g)).toEqual([
    'Ciao Anna!',
    'Messaggio 1',
    'Messaggio 2',
    'Messaggio 3',
  ])
})
