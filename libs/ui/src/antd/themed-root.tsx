import { directionOf, useLanguage } from '@confida/i18n'
import ConfigProvider, { type ConfigProviderProps } from 'antd/es/config-provider'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTheme } from '../theme/use-theme.ts'
import { useAntdLocale } from './antd-locale.ts'
import { antdTheme, type Density } from './antd-theme.ts'
import { OptionalLabel } from './optional-label.tsx'

const isThemed = createContext(false)

/**
 * Inside a modal dialog a popup has to be within it: the rest of the page is inert. Elsewhere it belongs to the page's
 * main region.
 */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body

/** What may be left blank says so, and what may not needs no mark: most of it. A refused form leads to its first problem. */
const form: ConfigProviderProps['form'] = {
  scrollToFirstError: { focus: true },
  requiredMark: (label, { required }) => (required ? label : <OptionalLabel>{label}</OptionalLabel>),
}

interface ThemedRootProps {
  /** As a rule comfortable, like the widgets of this library. */
  density?: Density
  children: ReactNode
}

function Provider({ density = 'comfortable', children }: ThemedRootProps) {
  const { theme } = useTheme()
  const language = useLanguage()
  const locale = useAntdLocale()
  const config = useMemo(() => antdTheme(theme, density), [theme, density])
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      direction={directionOf(language)}
      getPopupContainer={popupContainer}
      modal={{ centered: true }}
      form={form}
      // Lists are short, and only without virtual scrolling do their options have their role.
      virtual={false}
    >
      {children}
    </ConfigProvider>
  )
}

/**
 * Gives antd's components below it our theme, direction and language. Wrap whatever uses a group of this library
 * (`@confida/ui/date`, …); one inside another does nothing.
 */
export function ThemedRoot({ density, children }: ThemedRootProps) {
  const isInside = useContext(isThemed)
  if (isInside) return children
  return (
    <isThemed.Provider value={true}>
      <Provider density={density}>{children}</Provider>
    </isThemed.Provider>
  )
}
