import '@testing-library/jest-dom/jest-globals'
import type { Language, User } from '@confida/contracts'
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

interface Visit {
  user: User
  /** Where the shell shows a screen. */
  pathOf: (route: string) => string
}

function screensOf(remote: Remote, { user, pathOf }: Visit) {
  let isStarted: Promise<void> | undefined

  async function start() {
    await startI18n()
    await registerTexts(remote.texts.namespace, remote.texts.load)
  }

  return async (route: string, query = '', language: Language = 'it') => {
    isStarted ??= start()
    await isStarted
    await setLanguage(language)
    beginSession({ token: `${user.role}-token`, user })
    const { Screen } = await (remote.routes[route] as RemoteRoute).load()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[pathOf(route) + query]}>
          <Screen onClose={() => undefined} />
          <AddressSpy />
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }
}

/** Opens screens of an administrators' remote as the shell does, at `/dashboard?view=…`. */
export const adminScreens = (remote: Remote) =>
  screensOf(remote, { user: administrator, pathOf: (view) => `/dashboard?view=${view}` })

/** Opens screens that have a path of their own as the shell does, for an ordinary user. */
export const userScreens = (remote: Remote) =>
  screensOf(remote, { user: aUser(), pathOf: (route) => `/${route}` })
