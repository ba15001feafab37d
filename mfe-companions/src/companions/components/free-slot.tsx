import { useTranslation } from '@confida/i18n'
import { Plus } from 'lucide-react'
import styles from './free-slot.module.css'

/** A place for one more companion; opens the wizard as a dialog. */
export function FreeSlot({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('companions')
  return (
    <li className={styles.item}>
      <button type="button" className={styles.slot} onClick={onCreate}>
        <span className={styles.plus}>
          <Plus aria-hidden />
        </span>
        <span className={styles.title}>{t('companions.free.title')}</span>
        <span className={styles.text}>{t('companions.free.text')}</span>
      </button>
    </li>
  )
}
