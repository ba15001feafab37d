import '@testing-library/jest-dom/jest-globals'
import type { Language, User } from '@confida/contracts'
import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { Remote, RemoteRoute } from '@confida/remote-kit'
import { beginSession } from '@confida/session'
import { Toaster } from '@confida/ui'
import { BackOfficeRoot } from '@confida/ui/antd'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ConfigProvider from 'antd/es/config-provider'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { aUser } from '../fixtures/people.ts'
import { shellProps } from '../fixtures/shell-props.ts'

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

/** Opens a select by its label. Gives its options in their order. */
export async function openSelect(label: string): Promise<HTMLElement[]> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  return screen.findAllByRole('option')
}

/** Chooses an option of a select by its words, as a user does. */
export async function choose(label: string, words: string): Promise<void> {
  const options = await openSelect(label)
  const option = options.find(({ textContent }) => textContent === words)
  if (!option) throw new Error(`No option "${words}" in "${label}"`)
  await userEvent.click(option)
}

/** antd without its styles, which make every look for a role many times slower in jsdom. */
const AdminRoot = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={{ zeroRuntime: true }}>
    <BackOfficeRoot>{children}</BackOfficeRoot>
  </ConfigProvider>
)

interface Visit {
  user: User
  /** Where the shell shows a screen. */
  pathOf: (route: string) => string
  /** What the shell renders around the screen. */
  Root: ComponentType<{ children: ReactNode }>
}

function screensOf(remote: Remote, { user, pathOf, Root }: Visit) {
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
    window.history.replaceState(null, '', pathOf(route) + query)
    return render(
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Root>
            <Screen {...shellProps({ route, language })} />
          </Root>
          <AddressSpy />
          <Toaster />
        </BrowserRouter>
      </QueryClientProvider>,
    )
  }
}

/** Opens screens of an administrators' remote as the shell does, at `/dashboard?view=…`. */
export const adminScreens = (remote: Remote, user = administrator) =>
  screensOf(remote, {
    user,
    pathOf: (view) => `/dashboard?view=${view}`,
    Root: AdminRoot,
  })

/** Opens screens that have a path of their own as the shell does, for an ordinary user. */
export const userScreens = (remote: Remote) =>
  screensOf(remote, { user: aUser(), pathOf: (route) => `/${route}`, Root: Fragment })
