import './back-office.css'
import App from 'antd/es/app'
import type { ReactNode } from 'react'
import { useIsPhone } from '../layout/use-is-phone.ts'
import { ThemedRoot } from './themed-root.tsx'

/**
 * The root of the back office: antd in its dense form, with a place for notifications that outlives a change of screen.
 * The shell renders it around the administrators' screens.
 */
export const BackOfficeRoot = ({ children }: { children: ReactNode }) => (
  <ThemedRoot density={useIsPhone() ? 'touch' : 'dense'}>
    <App component={false} notification={{ placement: 'bottom', maxCount: 4 }}>
      {children}
    </App>
  </ThemedRoot>
)
