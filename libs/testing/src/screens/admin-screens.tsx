import '@testing-library/jest-dom/jest-globals'
import type { Language } from '@confida/contracts'
import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { Remote, RemoteRoute } from '@confida/remote-kit'
import { beginSession } from '@confida/session'
import { Toaster } from '@confida/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { aUser } from '../fixtures/people.ts'

// How long a busy machine may take to show something; a test does not wait for it where it is there.
configure({ asyncUtilTimeout: 8000 })

export const administrator = aUser({
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Ada',
  email: 'ada@confida.local',
  role: 'admin',
})

let shown: { search: string; state: unknown } = { search: '', state: null }

/** The address that the screen has made. */
export const address = () => Object.fromEntries(new URLSearchParams(shown.search))

function AddressSpy() {
  shown = useLocation()
  return null
}

/** Opens screens of an administrators' remote as the shell does, at `/dashboard?view=…`. */
export function adminScreens(remote: Remote) {
  let isStarted: Promise<void> | undefined

  async function start() {
    await startI18n()
    await registerTexts(remote.texts.namespace, remote.texts.load)
  }

  return async (view: string, query = '', language: Language = 'it') => {
    isStarted ??= start()
    await isStarted
    await setLanguage(language)
    beginSession({ token: 'admin-token', user: administrator })
    const { Screen } = await (remote.routes[view] as RemoteRoute).load()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/dashboard?view=${view}${query}`]}>
          <Screen onClose={() => undefined} />
          <AddressSpy />
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }
}
