import { useTranslation } from '@confida/i18n'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './logo.module.css'

export interface LogoProps {
  /** Pixels of the mark's height. */
  size?: number
  /** Without the name beside it; the name is read out anyway. */
  markOnly?: boolean
  className?: string
}

/** Confida's mark, two speech bubbles that lean into a heart, and its name. */
export function Logo({ size = 32, markOnly, className }: LogoProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <span className={classNames(styles.logo, className)}>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
        <defs>
          <linearGradient id={`${id}-warm`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" className={styles.apricot} />
            <stop offset="1" className={styles.coral} />
          </linearGradient>
          <linearGradient id={`${id}-deep`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" className={styles.rose} />
            <stop offset="1" className={styles.plum} />
          </linearGradient>
        </defs>
        <path
          fill={`url(#${id}-warm)`}
          d="M20 35.5 30.2 26.6C34.6 22.8 37 19.4 37 14.9 37 9.4 32.9 5.2 27.7 5.2c-5.6 0-9.9 4.5-9.9 10.1 0 4 .9 8 2.2 12z"
        />
        <path
          fill={`url(#${id}-deep)`}
          d="M20 35.5 9.8 26.6C5.4 22.8 3 19.4 3 14.9 3 9.4 7.1 5.2 12.3 5.2c5.9 0 10.3 4.6 10.3 10.5 0 6.4-2.6 12.6-2.6 19.8z"
        />
        <circle cx="9.3" cy="15.4" r="1.55" className={styles.dot} />
        <circle cx="13.6" cy="15.4" r="1.55" className={styles.dot} />
        <circle cx="17.9" cy="15.4" r="1.55" className={styles.dot} />
      </svg>
      {markOnly ? (
        <span className="cf-hidden">{t('brand')}</span>
      ) : (
        <span className={styles.name} style={{ fontSize: size * 0.78 }}>
          {t('brand')}
        </span>
      )}
    </span>
  )
}
