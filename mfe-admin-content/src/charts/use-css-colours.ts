import { useTheme } from '@confida/ui'
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * What colours of the theme are at an element, for a canvas, which knows no custom properties.
 * @returns undefined until the element is there
 */
export function useCssColours<Name extends string>(
  element: RefObject<HTMLElement | null>,
  colours: Record<Name, string>,
): Record<Name, string> | undefined {
  const { theme } = useTheme()
  const [resolved, setResolved] = useState<Record<Name, string>>()
  const wanted = JSON.stringify(colours)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes what the same names mean
  useLayoutEffect(() => {
    if (!element.current) return
    const probe = element.current.appendChild(document.createElement('span'))
    const entries = Object.entries<string>(JSON.parse(wanted)).map(([name, colour]) => {
      probe.style.color = colour
      return [name, getComputedStyle(probe).color]
    })
    probe.remove()
    setResolved(Object.fromEntries(entries) as Record<Name, string>)
  }, [element, wanted, theme])
  return resolved
}
