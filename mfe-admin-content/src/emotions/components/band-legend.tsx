import { useTranslation } from '@confida/i18n'
import { useShare } from '../../format/use-number.ts'
import { bands } from '../emotion-band.ts'
import styles from './band-legend.module.css'
import { BandMark } from './band-mark.tsx'

/** What the colours and signs of the percentages mean. */
export function BandLegend() {
  const { t } = useTranslation('adminContent')
  const percent = useShare()
  return (
    <ul className={styles.legend} aria-label={t('emotions.legend')}>
      {bands.map(({ name, from, to }) => (
        <li key={name} className={styles.band}>
          <BandMark band={name} />
          <bdi>
            {from}–{percent(to)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
