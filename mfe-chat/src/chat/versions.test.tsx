import type { Message } from '@confida/contracts'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, chatNetwork, paths } from '../testing/chat-network.ts'
import { bubbles, openChat } from '../testing/open-chat.tsx'

const ids = [2, 4, 6].map((number) => aMessage(number).id)
const version = (at: number): Message => aMessage(2 * at + 2, { content: `Versione ${at}`, versions: ids })

let network: ReturnType<typeof chatNetwork>
let chosen: number

beforeEach(() => {
  localStorage.clear()
  chosen = 1
  network = chatNetwork()
  network.on('GET', paths.messages, () => ({ body: [aMessage(1), version(chosen)] }))
  network.on('POST', paths.versions, ({ body }) => {
    const { version_id } = body as { version_id: string }
    chosen = ids.indexOf(version_id)
    return { body: { message_id: version_id } }
  })
})
afterEach(cleanup)

const button = (name: string) => screen.findByRole('button', { name })
const choices = () => network.sent('POST', paths.versions).map(({ body }) => body)

/** Moves a finger over the reply so many pixels. */
async function swipe(x: number, y = 0) {
  const bubble = (await screen.findAllByRole('article')).at(-1) as HTMLElement
  fireEvent.touchStart(bubble, { touches: [{ clientX: 200, clientY: 200 }] })
  fireEvent.touchEnd(bubble, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
}

it('tells which version it is, and steps to the others by keyboard, where the focus stays', async () => {
  await openChat()
  expect(await screen.findByText('2/3')).toBeInTheDocument()
  const next = await button('Versione successiva')
  next.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(bubbles().at(-1)).toContain('3/3'))
  expect(bubbles().at(-1)).toContain('Versione 2')
  expect(choices()).toEqual([{ message_id: ids[1], version_id: ids[2] }])
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Versione 3 di 3')).toHaveAttribute('aria-live', 'polite')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await button('Versione precedente'))
  await waitFor(() => expect(bubbles().at(-1)).toContain('2/3'))
  expect(choices()).toHaveLength(2)
})

it('is turned by a swipe, and by no scroll or tap', async () => {
  await openChat()
  await screen.findByText('2/3')
  await swipe(-80, 60)
  await swipe(-20)
  expect(choices()).toEqual([])
  await swipe(-80)
  await waitFor(() => expect(bubbles().at(-1)).toContain('3/3'))
  await swipe(80)
  await waitFor(() => expect(bubbles().at(-1)).toContain('2/3'))
})

it('is turned the other way where the writing runs from right to left', async () => {
  document.documentElement.style.direction = 'rtl'
  try {
    await openChat({ language: 'ar' })
    await screen.findByText('2/3')
    await swipe(80)
    await waitFor(() => expect(bubbles().at(-1)).toContain('3/3'))
  } finally {
    document.documentElement.style.direction = ''
  }
})

it('shows what another tab has chosen where the choice comes too late', async () => {
  network.on('POST', paths.versions, () => {
    chosen = 0
    return { status: 404, body: { code: 'message_not_found', detail: 'X' } }
  })
  await openChat()
  await userEvent.click(await button('Versione successiva'))
  await waitFor(() => expect(bubbles().at(-1)).toContain('1/3'))
  expect(await screen.findByText('Non è stato possibile cambiare versione. Riprova.')).toBeInTheDocument()
})

it('is not told where there is one version', async () => {
  network.on('GET', paths.messages, { body: [aMessage(1), aMessage(2)] })
  await openChat()
  await screen.findByText('Messaggio 2')
  expect(screen.queryByRole('button', { name: 'Versione successiva' })).toBeNull()
})
