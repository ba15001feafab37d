import { useTranslation } from '@confida/i18n'
import { DirectionalIcon } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { viewLink } from '../address/view-link.ts'
import styles from './create-user.module.css'

/** The way back to the list as it was left, with its filters and page, above the page's title. */
export function BackLink() {
  const { t } = useTranslation('adminUsers')
  const { state } = useLocation()
  const list = (state as { list?: string } | null)?.list
  return (
    <Link className={styles.back} to={list ? { search: list } : viewLink('utenti')}>
      <DirectionalIcon>
        <ArrowLeft aria-hidden size={18} />
      </DirectionalIcon>
      {t('create.back')}
    </Link>
  )
}
