import { useLanguage } from '@confida/i18n'
import type { ScreenSession, ShellProps } from '@confida/remote-kit'
import { logout, useSession } from '@confida/session'
import { useTheme } from '@confida/ui'
import { useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { matchRoute } from '../routing/match-route.ts'
import { routeTable } from '../routing/route-table.ts'
import { currentRegistry } from './registry.ts'

const session: ScreenSession = {
  token: () => useSession.getState().token,
  subscribe: (listener) =>
    useSession.subscribe((current, before) => current.token !== before.token && listener()),
  logout: () => logout('user'),
}

/** The part of a route's path that does not vary. */
const basenameOf = (pathname: string) =>
  matchRoute(pathname, routeTable(currentRegistry()))?.path.replace(/\/([:*].*)?$/, '') ?? ''

interface Handlers {
  onClose?: () => void
  onError: (error: unknown) => void
}

/** The props of a remote's screen, which are others only when language, theme or address are. */
export function useShellProps(route: string, { onClose, onError }: Handlers): ShellProps {
  const language = useLanguage()
  const { theme } = useTheme()
  const location = useLocation()
  const navigate = useNavigate()
  // Of the functions those of the last rendering are called: they are others after each.
  const current = useRef({ navigate, onClose, onError })
  current.current = { navigate, onClose, onError }
  const functions = useMemo(
    () => ({
      navigate: (path: string) => void current.current.navigate(path),
      onClose: () => {
        const { onClose: close, navigate: go } = current.current
        return close ? close() : void go(-1)
      },
      onError: (error: unknown) => current.current.onError(error),
    }),
    [],
  )
  return useMemo(() => {
    const basename = basenameOf(location.pathname)
    const path = location.pathname.slice(basename.length) + location.search
    return { route, language, theme, session, basename, path, ...functions }
  }, [route, language, theme, location, functions])
}
