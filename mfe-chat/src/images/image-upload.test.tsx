import { beforeEach, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { aMessage, chatNetwork, paths } from '../testing/chat-network.ts'
import { openChat } from '../testing/open-chat.tsx'

let network: ReturnType<typeof chatNetwork>
beforeEach(() => {
  network = chatNetwork([aMessage(1)])
})

async function choose(file: File) {
  await openChat()
  await screen.findByText('Messaggio 1')
  fireEvent.change(screen.getByLabelText('Carica un’immagine'), { target: { files: [file] } })
}

it('exists, but is hidden', async () => {
  await openChat()
  const button = await screen.findByText('Carica un’immagine')
  expect(button).not.toBeVisible()
  expect(screen.getByLabelText('Carica un’immagine')).not.toBeVisible()
})

it('refuses a file that is no image', async () => {
  await choose(new File(['a'], 'a.txt', { type: 'text/plain' }))
  expect(await screen.findByText('Seleziona solo file immagine (JPG, PNG, GIF, etc.)')).toBeInTheDocument()
})

it('refuses an image of more than 10 MB', async () => {
  await choose(new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText("L'immagine è troppo grande. Dimensione massima: 10MB")).toBeInTheDocument()
})

it('says that an image could not be sent', async () => {
  await choose(new File(['a'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText("Errore durante l'invio dell'immagine. Riprova.")).toBeInTheDocument()
})

it('says what is wrong with an image', async () => {
  const detail = 'L’immagine è danneggiata o incompleta. Scegline un’altra.'
  network.on('POST', paths.image, { status: 400, body: { code: 'image_unreadable', detail } })
  await choose(new File(['a'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText(detail)).toBeInTheDocument()
})
