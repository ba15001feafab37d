import { directionOf, useLanguage } from '@confida/i18n'
import ConfigProvider from 'antd/es/config-provider'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTheme } from '../theme/use-theme.ts'
import { useAntdLocale } from './antd-locale.ts'
import { antdTheme } from './antd-theme.ts'

const isThemed = createContext(false)

/**
 * Inside a modal dialog a popup has to be within it: the rest of the page is inert and below the top layer. Elsewhere it
 * belongs to the page's main region.
 */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('dialog, main') ?? document.body

function Provider({ children }: { children: ReactNode }) {
  const { theme } = useTheme()
  const language = useLanguage()
  const locale = useAntdLocale()
  const config = useMemo(() => antdTheme(theme), [theme])
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      direction={directionOf(language)}
      getPopupContainer={popupContainer}
    >
      {children}
    </ConfigProvider>
  )
}

/**
 * Gives antd's components below it our theme, direction and language. Wrap whatever uses a group of this library
 * (`@confida/ui/table`, …); one inside another does nothing.
 */
export function ThemedRoot({ children }: { children: ReactNode }) {
  const isInside = useContext(isThemed)
  if (isInside) return children
  return (
    <isThemed.Provider value={true}>
      <Provider>{children}</Provider>
    </isThemed.Provider>
  )
}
