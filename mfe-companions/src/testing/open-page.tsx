import '@testing-library/jest-dom/jest-globals'
import type { Language, User } from '@confida/contracts'
import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { RemoteRoute } from '@confida/remote-kit'
import { beginSession } from '@confida/session'
import { queryClient } from '@confida/session/queries'
import { aUser, shellProps } from '@confida/testing'
import { notify, Toaster } from '@confida/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import remote from '../remote.ts'

let isStarted: Promise<void> | undefined

async function start() {
  await startI18n()
  await registerTexts(remote.texts.namespace, remote.texts.load)
}

interface Browser {
  pathname: string
  search: string
  state: unknown
  navigate: NavigateFunction
}

/** The browser around the screen: its address and its Back button. */
export const browser: Browser = { pathname: '', search: '', state: null, navigate: () => undefined }

function BrowserSpy() {
  const navigate = useNavigate()
  Object.assign(browser, useLocation(), { navigate })
  return null
}

export interface OpenOptions {
  path?: string
  /** The state of the history entry, as a reload finds it. */
  state?: unknown
  user?: Partial<User>
  language?: Language
  onClose?: () => void
}

/** Opens one of the remote's screens as the shell does, for an ordinary user. */
export async function openPage(route: string, options: OpenOptions = {}) {
  const { path = '/dashboard', state, user, language = 'it', onClose = () => undefined } = options
  isStarted ??= start()
  await isStarted
  await setLanguage(language)
  notify.clear()
  beginSession({ token: 'token', user: aUser(user) })
  const { Screen } = await (remote.routes[route] as RemoteRoute).load()
  const client = new QueryClient({
    defaultOptions: { ...queryClient.getDefaultOptions(), queries: { retry: false } },
  })
  // As the router keeps an entry's state.
  window.history.replaceState({ usr: state }, '', path)
  return render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Screen {...shellProps({ language, onClose })} />
        <BrowserSpy />
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
