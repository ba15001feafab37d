import { beforeEach, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { aMessage, aReply, chatNetwork, paths } from '../testing/chat-network.ts'
import { input, openChat } from '../testing/open-chat.tsx'

let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('chat_pace', 'live')
  network = chatNetwork([aMessage(1), aMessage(2)])
})

async function say(text: string) {
  await screen.findByText('Messaggio 2')
  fireEvent.change(await input(), { target: { value: text } })
  fireEvent.keyDown(await input(), { key: 'Enter' })
}

const reply = (free_messages_left?: number) => ({ body: { ...aReply('Eccomi'), free_messages_left } })

it.each([
  [undefined, 'it', null],
  [10, 'it', 'Ti restano 10 messaggi gratuiti per oggi.'],
  [1, 'it', 'Ti resta 1 messaggio gratuito per oggi.'],
  [0, 'en', 'You have used today’s free messages.'],
  [2, 'ar', 'بقيت لك رسالتان مجانيتان اليوم.'],
] as const)('says before the end how many messages are free: %s in %s', async (left, language, words) => {
  network.on('POST', paths.send, reply(left))
  await openChat({ language })
  await say('Ciao')
  await screen.findByText('Eccomi')
  const link = document.querySelector('a[href="/dashboard?top-up=yes"]')
  if (words) expect(await screen.findByText(words)).toContainElement(link as HTMLElement)
  else expect(link).toBeNull()
})

it('says when it goes on, keeps the text and leads to the plans where the day is used up', async () => {
  const detail = 'Hai usato i messaggi gratuiti di oggi (50). Potrai scrivere di nuovo tra 5 ore.'
  network.on('POST', paths.send, { status: 429, body: { detail, code: 'free_limit' } })
  await openChat()
  await say('Una cosa importante')
  expect(await screen.findByText(detail)).toBeVisible()
  expect(await input()).toHaveValue('Una cosa importante')
  expect(screen.getByRole('link', { name: 'Ricarica' })).toHaveAttribute('href', '/dashboard?top-up=yes')
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
})
