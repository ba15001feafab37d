import type { HelpLine } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { ExternalLink, Phone } from 'lucide-react'
import styles from './care-card.module.css'

/** One help line: name, number and site, as far as it has them. */
export function CareLine({ line }: { line: HelpLine }) {
  const { t } = useTranslation('chat')
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <bdi>{line.name}</bdi>
      </span>
      {line.phone && (
        <a
          className={styles.link}
          href={`tel:${line.phone.replace(/[^\d+*#]/g, '')}`}
          aria-label={t('care.call', { name: line.name, phone: line.phone })}
        >
          <Phone aria-hidden size={16} />
          <bdi>{line.phone}</bdi>
        </a>
      )}
      {line.url && (
        <a
          className={styles.link}
          href={line.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('care.visit', { name: line.name, site: hostOf(line.url) })}
        >
          <ExternalLink aria-hidden size={16} />
          <bdi>{hostOf(line.url)}</bdi>
        </a>
      )}
    </li>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return url
  }
}
