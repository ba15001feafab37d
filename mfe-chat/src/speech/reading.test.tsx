import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, chatNetwork, paths } from '../testing/chat-network.ts'
import { FakeSynthesis, FakeUtterance } from '../testing/fake-speech.ts'
import { openChat } from '../testing/open-chat.tsx'
import { loadSpeech } from './speech-parts.ts'

let synthesis: FakeSynthesis

const italian = { lang: 'it_IT', localService: true }
const online = { lang: 'en-US', localService: false }

beforeEach(() => {
  const network = chatNetwork([])
  network.on('GET', paths.messages, {
    body: [
      aMessage(1),
      aMessage(2, { content: '**Bene** 😀. E tu?' }),
      aMessage(3),
      aMessage(4, { content: 'Anche io.' }),
    ],
  })
  synthesis = new FakeSynthesis([italian, online])
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'speechSynthesis')
})

const buttonOf = async (text: RegExp, name: string) => {
  const bubbles = await screen.findAllByRole('article')
  const bubble = bubbles.find(({ textContent }) => text.test(textContent)) as HTMLElement
  return within(bubble).queryByRole('button', { name })
}
const reader = (text: RegExp) => buttonOf(text, 'Leggi ad alta voce')
const stopper = () => screen.queryByRole('button', { name: 'Ferma la lettura' })
const spoken = () => synthesis.spoken.map(({ text }) => text)
/** As who moves to a reply does: its actions come into view. */
async function reachFor(text: string) {
  fireEvent.pointerEnter(
    (await screen.findByText(text, { exact: false, selector: 'article p' })) as HTMLElement,
  )
  return screen.findAllByRole('button', { name: /Leggi ad alta voce|Read aloud/ })
}
async function read(text: RegExp) {
  await reachFor('E tu?')
  await userEvent.click((await reader(text)) as HTMLElement)
  await waitFor(async () => expect(await buttonOf(text, 'Ferma la lettura')).toBeInTheDocument())
}

it('reads a reply in the words of it, and is over at its end', async () => {
  await openChat()
  await read(/E tu/)
  expect(await reader(/Messaggio 1/)).not.toBeInTheDocument()
  expect(spoken()).toEqual(['Bene.', 'E tu?'])
  expect(synthesis.spoken[0]).toMatchObject({ voice: italian })
  act(() => synthesis.spoken.at(-1)?.onend?.())
  expect(stopper()).not.toBeInTheDocument()
})

it('reads one reply at a time, and stops by a second press', async () => {
  await openChat()
  await read(/E tu/)
  await read(/Anche io/)
  expect(spoken()).toEqual(['Anche io.'])
  expect(await reader(/E tu/)).toBeInTheDocument()
  await userEvent.click(stopper() as HTMLElement)
  expect(spoken()).toEqual([])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('is silent once the chat is left', async () => {
  const { unmount } = await openChat()
  await read(/E tu/)
  unmount()
  expect(spoken()).toEqual([])
})

it('says that a reply could not be read', async () => {
  await openChat()
  await read(/E tu/)
  act(() => synthesis.spoken[0]?.onerror?.({ error: 'audio-busy' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Non è stato possibile leggere la risposta')
  expect(stopper()).not.toBeInTheDocument()
})

it('is there only with a voice of the device for the language, also one that is listed late', async () => {
  await openChat({ language: 'en' })
  await screen.findByText('Messaggio 1')
  await act(loadSpeech)
  expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument()
  synthesis.voices = [online, { lang: 'en-GB', localService: true }]
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')))
  expect(screen.getAllByRole('button', { name: 'Read aloud' })).toHaveLength(3)
})
