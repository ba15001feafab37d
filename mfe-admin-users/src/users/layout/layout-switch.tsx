import { useTranslation } from '@confida/i18n'
import { Segmented } from '@confida/ui/antd'
import { LayoutGrid, Table2 } from 'lucide-react'
import { type UserLayout, userLayouts } from './use-user-layout.ts'

const icons = { cards: LayoutGrid, table: Table2 }

interface LayoutSwitchProps {
  value: UserLayout
  onChange: (layout: UserLayout) => void
}

/** Cards or table. */
export function LayoutSwitch({ value, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation('adminUsers')
  const options = userLayouts.map((layout) => {
    const Icon = icons[layout]
    return { value: layout, label: t(`table.layouts.${layout}`), icon: <Icon aria-hidden size={16} /> }
  })
  return (
    <Segmented<UserLayout>
      aria-label={t('table.layout')}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
