import { useTranslation } from '@confida/i18n'
import { Button, DirectionalIcon } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './companion-menu.module.css'

/** The way out of the chat on a phone, where the shell's header is not shown. */
export function BackLink() {
  const { t } = useTranslation('chat')
  return (
    <Button
      as={Link}
      to="/dashboard"
      variant="ghost"
      className={styles.back}
      aria-label={t('menu.exit')}
      icon={
        <DirectionalIcon>
          <ArrowLeft aria-hidden />
        </DirectionalIcon>
      }
    />
  )
}
