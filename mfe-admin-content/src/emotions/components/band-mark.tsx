import { useTranslation } from '@confida/i18n'
import { Tag, type TagProps } from '@confida/ui/antd'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Band } from '../emotion-band.ts'

const bandStyles = {
  normal: { color: 'success', Icon: CircleCheck },
  attention: { color: 'warning', Icon: TriangleAlert },
  critical: { color: 'error', Icon: CircleAlert },
} as const satisfies Record<Band, { color: TagProps['color']; Icon: unknown }>

/** A band by colour, sign and word: it can be told without the colour. */
export function BandMark({ band }: { band: Band }) {
  const { t } = useTranslation('adminContent')
  const { color, Icon } = bandStyles[band]
  return (
    <Tag color={color} icon={<Icon aria-hidden size={14} />}>
      {t(`emotions.bands.${band}`)}
    </Tag>
  )
}
