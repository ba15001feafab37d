import '@testing-library/jest-dom/jest-globals'
import type { Language } from '@confida/contracts'
import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { RemoteRoute } from '@confida/remote-kit'
import { beginSession, endSession } from '@confida/session'
import { queryClient } from '@confida/session/queries'
import { aUser, shellProps } from '@confida/testing'
import { notify, Toaster } from '@confida/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import remote from '../remote.ts'
import { luna } from './chat-network.ts'

let isStarted: Promise<void> | undefined

async function start() {
  await startI18n()
  await registerTexts(remote.texts.namespace, remote.texts.load)
}

/** Fakes a viewport in which all rows are visible: jsdom has no layout. */
function fakeLayout() {
  const sizes = { clientHeight: 4000, clientWidth: 800, offsetHeight: 60 }
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
  }
}

/** The browser's address. */
export const browser = { path: '' }

function BrowserSpy() {
  const { pathname, search } = useLocation()
  browser.path = pathname + search
  return null
}

interface OpenOptions {
  language?: Language
  userId?: string
  companionId?: string
}

/** Opens the chat as the shell does. */
export async function openChat({ language = 'it', userId, companionId = luna.id }: OpenOptions = {}) {
  fakeLayout()
  isStarted ??= start()
  await isStarted
  await setLanguage(language)
  notify.clear()
  endSession('user')
  beginSession({ token: 'token', user: aUser(userId ? { id: userId } : {}) })
  const { Screen } = await (remote.routes.chat as RemoteRoute).load()
  const client = new QueryClient({
    defaultOptions: { ...queryClient.getDefaultOptions(), queries: { retry: false } },
  })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/text-chat/${companionId}`]}>
        <Routes>
          <Route path="/text-chat/:companionId" element={<Screen {...shellProps({ language })} />} />
          <Route path="*" element={null} />
        </Routes>
        <BrowserSpy />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

export const input = () => screen.findByRole('textbox', { name: /Luna/ })
export const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
/** The bubbles, oldest first. */
export const bubbles = () => screen.queryAllByRole('article').map((bubble) => bubble.textContent)
