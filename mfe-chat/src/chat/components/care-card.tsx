import type { HelpLine } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { ExternalLink, HeartHandshake, Phone } from 'lucide-react'
import styles from './care-card.module.css'

/** Where to find people who help, before the reply to a message that speaks of self-harm. */
export function CareCard({ lines }: { lines: HelpLine[] }) {
  const { t } = useTranslation('chat')
  return (
    <section className={styles.card} aria-label={t('care.title')}>
      <HeartHandshake aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('care.title')}</h2>
        <p className={styles.text}>{t('care.text')}</p>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.country}-${line.name}`} className={styles.line}>
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
          ))}
        </ul>
      </div>
    </section>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return url
  }
}
