import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button } from '@confida/ui'
import { useState } from 'react'
import styles from './emotions.module.css'
import { LabelDialog } from './label-dialog.tsx'

/** Opens the own labels, where messages are analysed at all. */
export function EmotionLabels() {
  const { t } = useTranslation('ownEmotions')
  const isOn = useSession((state) => state.user?.emotion_consent ?? false)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOn) return null
  return (
    <div className={styles.open}>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <LabelDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
