import { longTest } from '@confida/jest-presets/long-test'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chatNetwork } from '../testing/chat-network.ts'
import { openChat, openMenu } from '../testing/open-chat.tsx'

const CONSENT = '/api/account/emotion-consent'

let network: ReturnType<typeof chatNetwork>

beforeEach(async () => {
  network = chatNetwork()
  network.on('PUT', CONSENT, ({ body }) => ({ body }))
  await openChat()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Privacy e trasparenza' }))
})

afterEach(cleanup)

const box = () => screen.getByRole('checkbox', { name: 'Analizza le emozioni dei miei messaggi' })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('does not begin at the consent, which a key pressed by chance would change', () => {
  expect(box()).not.toHaveFocus()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

longTest('asks before the labels are deleted, and leaves them where the answer is no', async () => {
  await userEvent.click(box())
  await click('Annulla')
  expect(box()).toBeChecked()
  expect(network.sent('PUT', CONSENT)).toHaveLength(0)
  await userEvent.click(box())
  await click('Disattiva ed elimina')
  await waitFor(() => expect(box()).not.toBeChecked())
  expect(network.sent('PUT', CONSENT).map(({ body }) => body)).toEqual([{ enabled: false }])
  expect(box()).toHaveFocus()
})
