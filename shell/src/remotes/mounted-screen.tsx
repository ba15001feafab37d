import type { Mount, RemoteName, ShellProps } from '@confida/remote-kit'
import { type ComponentType, useEffect, useRef } from 'react'
import { RemoteFailure, reportFailure } from './remote-failure.ts'

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
export function mountedScreen(name: RemoteName, mount: Mount): ComponentType<ShellProps> {
  function takeAway(mounted: Mounted | undefined) {
    try {
      mounted?.unmount()
    } catch (error) {
      void reportFailure(new RemoteFailure(name, 'render', undefined, error))
    }
  }

  return function MountedScreen(props) {
    const host = useRef<HTMLDivElement>(null)
    const mounted = useRef<Mounted>(undefined)
    const shown = useRef<ShellProps>(undefined)
    useEffect(() => {
      const before = shown.current
      shown.current = props
      if (!host.current) return
      if (mounted.current?.update) {
        mounted.current.update(props)
      } else if (before?.language !== props.language || before.theme !== props.theme) {
        takeAway(mounted.current)
        host.current.replaceChildren()
        mounted.current = undefined
        mounted.current = toMounted(mount(host.current, props))
      }
    }, [props])
    useEffect(() => () => takeAway(mounted.current), [])
    return <div ref={host} />
  }
}
