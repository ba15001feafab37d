import AntdDrawer, { type DrawerProps as AntdDrawerProps } from 'antd/es/drawer'
import { useOpenerReturn } from '../focus/use-opener-return.ts'
import { useBackRequest } from './use-back-request.ts'

interface DrawerProps extends Omit<AntdDrawerProps, 'onClose'> {
  onClose?: () => void
}

/**
 * antd's drawer. A phone's Back closes it; where it goes at once, or was opened from nowhere, the focus stays on the page.
 */
export function Drawer({ onClose, ...drawer }: DrawerProps) {
  const { open = false, keyboard = true } = drawer
  useOpenerReturn(open)
  useBackRequest(open, () => keyboard && onClose?.())
  return <AntdDrawer {...drawer} onClose={onClose} />
}
