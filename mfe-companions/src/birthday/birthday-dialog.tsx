import { useTranslation } from '@confida/i18n'
import { Button, classNames, Dialog } from '@confida/ui'
import { Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Balloons } from '../illustrations/balloons.tsx'
import styles from './birthday.module.css'

/** Milliseconds until the text fades in (specification §9). */
const TEXT_DELAY_MS = 1000

export interface BirthdayDialogProps {
  /** Absent or empty where it is not known. */
  name: string | undefined
  onClose: () => void
}

export function BirthdayDialog({ name, onClose }: BirthdayDialogProps) {
  const { t } = useTranslation('companions')
  const [isTextShown, setIsTextShown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsTextShown(true), TEXT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog
      open
      size="sm"
      className={styles.panel}
      title={name ? t('birthday.titleWithName', { name }) : t('birthday.title')}
      onClose={onClose}
      footer={
        <Button fullWidth data-autofocus icon={<Heart aria-hidden />} onClick={onClose}>
          {t('birthday.action')}
        </Button>
      }
    >
      <Balloons className={styles.sky} />
      <p className={classNames(styles.text, isTextShown && styles.shown)}>{t('birthday.text')}</p>
    </Dialog>
  )
}
