import { longTest } from '@confida/jest-presets/long-test'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, aReply, chatNetwork, paths } from '../testing/chat-network.ts'
import { FakeRecognition } from '../testing/fake-speech.ts'
import { bubbles, input, openChat } from '../testing/open-chat.tsx'

let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.clear()
  network = chatNetwork([aMessage(1)])
  FakeRecognition.current = undefined
  Object.assign(window, { webkitSpeechRecognition: FakeRecognition })
  Object.assign(navigator, { userAgentData: { brands: [{ brand: 'Google Chrome' }] } })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  Reflect.deleteProperty(navigator, 'userAgentData')
})

const microphone = () => screen.findByRole('button', { name: 'Detta un messaggio' })
const bar = () => screen.queryByText(/Ti ascolto/)
const field = async () => (await input()) as HTMLTextAreaElement

/** Presses the microphone, agreeing where it asks. */
async function dictate() {
  await userEvent.click(await microphone())
  const shown = await screen.findByText(/Ti ascolto|invia a Google/)
  if (shown !== bar()) await userEvent.click(screen.getByRole('button', { name: 'Consenti e detta' }))
  await screen.findByText(/Ti ascolto/)
  return FakeRecognition.current as FakeRecognition
}

it('is hidden where the browser understands no speech', async () => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  await openChat()
  await input()
  expect(screen.queryByRole('button', { name: 'Detta un messaggio' })).not.toBeInTheDocument()
})

longTest(
  'names who hears it before the first time, listens to nothing if refused, and asks each person once',
  async () => {
    await openChat()
    await userEvent.click(await microphone())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'invia a Google ciò che il microfono sente',
    )
    expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(FakeRecognition.current).toBeUndefined()
    await dictate()
    await userEvent.click(screen.getByRole('button', { name: 'Ferma la dettatura' }))
    await userEvent.click(await microphone())
    expect(await screen.findByText(/Ti ascolto/)).toBeInTheDocument()
    cleanup()
    await openChat({ userId: '00000000-0000-4000-8000-000000000099' })
    await userEvent.click(await microphone())
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  },
)

it('asks nothing where the browser listens on the device', async () => {
  const available = async () => 'available'
  Object.assign(window, {
    webkitSpeechRecognition: Object.assign(class extends FakeRecognition {}, { available }),
  })
  await openChat()
  await userEvent.click(await microphone())
  expect(await screen.findByText(/Ti ascolto/)).toBeInTheDocument()
  expect(FakeRecognition.current).toMatchObject({ lang: 'it-IT', processLocally: true })
})

it('writes at the caret what is heard, as it is heard, and sends nothing', async () => {
  await openChat()
  const text = await field()
  fireEvent.change(text, { target: { value: 'Oggi bene.' } })
  text.setSelectionRange(4, 4)
  const recognition = await dictate()
  recognition.hear('sto')
  expect(text).toHaveValue('Oggi sto bene.')
  recognition.hear('stamattina', 'sto')
  expect(text).toHaveValue('Oggi stamattina sto bene.')
  await userEvent.click(screen.getByRole('button', { name: 'Ferma la dettatura' }))
  expect(recognition.isListening).toBe(false)
  expect(text).toHaveValue('Oggi stamattina sto bene.')
  expect(network.sent('POST', paths.send)).toHaveLength(0)
})

it('ends by Escape, which goes on editing a message', async () => {
  await openChat()
  fireEvent.click(await screen.findByRole('button', { name: 'Modifica e reinvia' }))
  const recognition = await dictate()
  recognition.hear('dettato')
  fireEvent.keyDown(await input(), { key: 'Escape' })
  expect(recognition.isListening).toBe(false)
  expect(bar()).not.toBeInTheDocument()
  expect(await input()).toHaveValue('Messaggio 1 dettato')
  expect(screen.getByText(/Stai modificando/)).toBeInTheDocument()
})

it('ends when the message is sent, so that nothing is written after it', async () => {
  network.on('POST', paths.send, { body: aReply('Ti ascolto.') })
  await openChat()
  await screen.findByText('Messaggio 1')
  const recognition = await dictate()
  recognition.hear('Come stai?')
  fireEvent.keyDown(await input(), { key: 'Enter' })
  await waitFor(() => expect(bubbles()[1]).toContain('Come stai?'))
  expect(recognition.isListening).toBe(false)
  recognition.hear('Come stai? Bene')
  expect(await input()).toHaveValue('')
})

it('ends when the chat is left or the tab hidden', async () => {
  const { unmount } = await openChat()
  const first = await dictate()
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(first.isListening).toBe(false)
  const second = await dictate()
  unmount()
  expect(second.isListening).toBe(false)
})

longTest.each([
  ['not-allowed', /Il microfono è bloccato/],
  ['no-speech', /Non ho sentito nulla/],
  ['network', /ha bisogno di una connessione/],
  ['bad-grammar', /La dettatura si è interrotta/],
])('says what %s means', async (error, words) => {
  await openChat()
  const recognition = await dictate()
  recognition.fail(error)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(await microphone()).toBeInTheDocument()
})

it('takes silence after something was said for its end', async () => {
  await openChat()
  const recognition = await dictate()
  recognition.hear('Ciao')
  recognition.fail('no-speech')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await input()).toHaveValue('Ciao')
})
