import AntdButton, { type ButtonProps } from 'antd/es/button'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { placeAround } from '../focus/keep-focus.ts'
import { useFocusHandover } from '../focus/use-focus-handover.ts'

type ButtonElement = HTMLButtonElement | HTMLAnchorElement

/** antd's button. Pressed by a key and then gone or disabled, it does not take the focus along. */
export function Button({ ref, ...button }: ButtonProps & { ref?: Ref<ButtonElement> }) {
  const element = useRef<ButtonElement>(null)
  useImperativeHandle(ref, () => element.current as ButtonElement)
  useFocusHandover(element)
  useLayoutEffect(() => {
    const { current } = element
    if (!button.disabled || document.activeElement !== current) return
    const neighbour = current?.parentElement?.querySelector<HTMLElement>(
      ':scope > :is(button:enabled, a[href])',
    )
    const next = neighbour ?? placeAround(current)
    next?.focus({ preventScroll: true })
  }, [button.disabled])
  return <AntdButton {...button} ref={element} />
}
