import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Link } from 'react-router-dom'

/** The way to premium days. */
export function TopUpLink() {
  const { t } = useTranslation('chat')
  return (
    <Button as={Link} to="/dashboard?top-up=yes" variant="secondary" size="sm">
      {t('freeMessages.topUp')}
    </Button>
  )
}
