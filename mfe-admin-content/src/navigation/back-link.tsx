import { DirectionalIcon } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styles from './back-link.module.css'

/** The way back to the list, above a page's title. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <DirectionalIcon>
        <ArrowLeft aria-hidden size={16} />
      </DirectionalIcon>
      {children}
    </Link>
  )
}
