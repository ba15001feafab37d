import { useTranslation } from '@confida/i18n'
import { DirectionalIcon } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { viewLink } from '../address/view-link.ts'
import styles from './create-user.module.css'

/** The way back to the list, above the page's title. */
export function BackLink() {
  const { t } = useTranslation('adminUsers')
  return (
    <Link className={styles.back} to={viewLink('utenti')}>
      <DirectionalIcon>
        <ArrowLeft aria-hidden size={18} />
      </DirectionalIcon>
      {t('create.back')}
    </Link>
  )
}
