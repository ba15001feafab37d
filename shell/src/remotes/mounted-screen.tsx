import { useLanguage } from '@confida/i18n'
import type { Mount, MountProps, RemoteName, ScreenProps } from '@confida/remote-kit'
import { logout, useSession } from '@confida/session'
import { useTheme } from '@confida/ui'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { matchRoute } from '../routing/match-route.ts'
import { RemoteFailure, reportFailure } from './remote-failure.ts'

const session: MountProps['session'] = {
  token: () => useSession.getState().token,
  subscribe: (listener) =>
    useSession.subscribe((current, before) => current.token !== before.token && listener()),
  logout: () => logout('user'),
}

/** The part of a route's path that does not vary. */
const basenameOf = (pathname: string) => matchRoute(pathname)?.path.replace(/\/([:*].*)?$/, '') ?? ''

/** Of the shell's functions those of the last rendering are called: they are others after each. */
function useMountProps(route: string, onClose: () => void): [MountProps, Error | undefined] {
  const language = useLanguage()
  const { theme } = useTheme()
  const location = useLocation()
  const navigate = useNavigate()
  const [error, setError] = useState<Error>()
  const current = useRef({ navigate, onClose })
  current.current = { navigate, onClose }
  const functions = useMemo(
    () => ({
      navigate: (path: string) => void current.current.navigate(path),
      onClose: () => current.current.onClose(),
      onError: (cause: unknown) => setError(new Error('The remote failed', { cause })),
    }),
    [],
  )
  const props = useMemo(() => {
    const basename = basenameOf(location.pathname)
    const path = location.pathname.slice(basename.length) + location.search
    return { route, language, theme, session, basename, path, ...functions }
  }, [route, language, theme, location, functions])
  return [props, error]
}

type Mounted = Exclude<ReturnType<Mount>, () => void>

function toMounted(result: ReturnType<Mount>): Mounted {
  const mounted = typeof result === 'function' ? { unmount: result } : result
  if (typeof mounted?.unmount !== 'function') throw new TypeError('mount has to return how to unmount')
  return mounted
}

/**
 * A screen that draws itself, as a component: what it throws when it is shown is caught by the boundary around it. Of
 * an error in taking it away there is no place left to tell in, so it is reported only.
 */
export function mountedScreen(name: RemoteName, mount: Mount, route: string): ComponentType<ScreenProps> {
  function takeAway(mounted: Mounted | undefined, element: HTMLElement | null) {
    try {
      mounted?.unmount()
    } catch (error) {
      void reportFailure(new RemoteFailure(name, 'render', undefined, error))
    }
    element?.replaceChildren()
  }

  return function MountedScreen({ onClose }) {
    const host = useRef<HTMLDivElement>(null)
    const mounted = useRef<Mounted>(undefined)
    const shown = useRef<MountProps>(undefined)
    const [props, error] = useMountProps(route, onClose)
    useEffect(() => {
      const before = shown.current
      shown.current = props
      if (!host.current) return
      if (mounted.current?.update) {
        mounted.current.update(props)
      } else if (before?.language !== props.language || before.theme !== props.theme) {
        takeAway(mounted.current, host.current)
        mounted.current = undefined
        mounted.current = toMounted(mount(host.current, props))
      }
    }, [props])
    useEffect(() => () => takeAway(mounted.current, null), [])
    if (error) throw error
    return <div ref={host} />
  }
}
