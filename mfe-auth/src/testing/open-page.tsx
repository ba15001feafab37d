import '@testing-library/jest-dom/jest-globals'
import type { Language } from '@confida/contracts'
import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { RemoteRoute } from '@confida/remote-kit'
import { useSession } from '@confida/session'
import { QueryRoot, queryClient } from '@confida/session/queries'
import { shellProps } from '@confida/testing'
import { Toaster } from '@confida/ui'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import remote from '../remote.ts'

let shown = ''

/** The address that is open, with its query. */
export const address = () => shown

function AddressSpy() {
  const { pathname, search } = useLocation()
  shown = pathname + search
  return null
}

let isStarted: Promise<void> | undefined

async function start() {
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { retry: false } })
  await startI18n()
  await registerTexts(remote.texts.namespace, remote.texts.load)
}

/** Like the shell on the landing page: a logged-in user is redirected, and there is no query cache. */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const isUser = useSession(({ status }) => status === 'user')
  return isUser ? null : children
}

interface Opening {
  path?: string | { pathname: string; state: unknown }
  language?: Language
  onClose?: () => void
}

/** Opens one of the remote's screens as the shell does. */
export async function openPage(route: string, { path = '/', language = 'it', onClose }: Opening = {}) {
  isStarted ??= start()
  await isStarted
  await setLanguage(language)
  const { Screen } = await (remote.routes[route] as RemoteRoute).load()
  const screen = <Screen {...shellProps({ language, ...(onClose && { onClose }) })} />
  queryClient.clear()
  return render(
    <MemoryRouter initialEntries={[path]}>
      {route === 'landing' ? <VisitorsOnly>{screen}</VisitorsOnly> : <QueryRoot>{screen}</QueryRoot>}
      <AddressSpy />
      <Toaster />
    </MemoryRouter>,
  )
}
