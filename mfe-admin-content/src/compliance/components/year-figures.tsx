import type { ComplianceMonth } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { StatTile } from '@confida/ui/antd'
import { Bot, LifeBuoy } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { StatGrid } from '../../layout/stat-grid.tsx'

/** The sums of the year. */
export function YearFigures({ months }: { months: ComplianceMonth[] }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const sum = (read: (month: ComplianceMonth) => number) =>
    number(months.reduce((total, month) => total + read(month), 0))
  return (
    <StatGrid>
      <StatTile
        title={t('compliance.disclosures')}
        value={sum(({ disclosures }) => disclosures.start + disclosures.repeat)}
        icon={<Bot aria-hidden size={18} />}
      />
      <StatTile
        title={t('compliance.careCards')}
        value={sum(({ care_cards }) => care_cards)}
        icon={<LifeBuoy aria-hidden size={18} />}
      />
    </StatGrid>
  )
}
