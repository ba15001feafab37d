import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the pointer goes down outside the element, while active. */
export function useOutsidePress(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
): void {
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !ref.current?.contains(event.target)) onPress()
  })
  useEffect(() => {
    if (!isActive) return
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isActive])
}
