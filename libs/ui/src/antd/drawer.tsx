import AntdDrawer, { type DrawerProps } from 'antd/es/drawer'
import { useOpenerReturn } from '../focus/use-opener-return.ts'

/** antd's drawer. Where it goes at once, or was opened from nowhere, the focus stays on the page. */
export function Drawer(props: DrawerProps) {
  useOpenerReturn(props.open ?? false)
  return <AntdDrawer {...props} />
}
