import { useTranslation } from '@confida/i18n'
import { Tag, type TagProps } from '@confida/ui'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Band } from '../emotion-band.ts'

const bandStyles = {
  normal: { tone: 'success', Icon: CircleCheck },
  attention: { tone: 'warning', Icon: TriangleAlert },
  critical: { tone: 'danger', Icon: CircleAlert },
} as const satisfies Record<Band, { tone: TagProps['tone']; Icon: unknown }>

/** A band by colour, sign and word: it can be told without the colour. */
export function BandMark({ band }: { band: Band }) {
  const { t } = useTranslation('adminContent')
  const { tone, Icon } = bandStyles[band]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden size={14} />}>
      {t(`emotions.bands.${band}`)}
    </Tag>
  )
}
