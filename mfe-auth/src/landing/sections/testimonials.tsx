import { useTranslation } from '@confida/i18n'
import { Star } from 'lucide-react'
import { Portrait } from '../../illustrations/portrait.tsx'
import type { PortraitName } from '../../illustrations/portraits.ts'
import { Section } from './section.tsx'
import styles from './testimonials.module.css'

const testimonials: { voice: 'first' | 'second' | 'third'; who: PortraitName; stars: number }[] = [
  { voice: 'first', who: 'giulia', stars: 5 },
  { voice: 'second', who: 'marco', stars: 5 },
  { voice: 'third', who: 'elena', stars: 4 },
]

function Stars({ count }: { count: number }) {
  const { t } = useTranslation('auth')
  return (
    <div role="img" aria-label={t('landing.testimonials.rating', { stars: count })} className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden size={17} data-filled={star <= count || undefined} />
      ))}
    </div>
  )
}

/** What people say of it. */
export function Testimonials() {
  const { t } = useTranslation('auth')
  return (
    <Section
      id="stories"
      centred
      className={styles.section}
      title={t('landing.testimonials.title')}
      lead={t('landing.testimonials.lead')}
    >
      <div className={styles.grid}>
        {testimonials.map(({ voice, who, stars }) => (
          <figure key={voice} className={styles.voice}>
            <Stars count={stars} />
            <blockquote className={styles.quote}>{t(`landing.testimonials.${voice}.quote`)}</blockquote>
            <figcaption className={styles.person}>
              <Portrait who={who} className={styles.portrait} />
              <span>
                <span className={styles.name}>{t(`landing.testimonials.${voice}.name`)}</span>
                <span className={styles.place}>{t(`landing.testimonials.${voice}.place`)}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
