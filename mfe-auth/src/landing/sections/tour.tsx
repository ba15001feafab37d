import { useTranslation } from '@confida/i18n'
import { Heart, Trash2 } from 'lucide-react'
import { Portrait } from '../../illustrations/portrait.tsx'
import { Section } from './section.tsx'
import styles from './tour.module.css'

function Creation() {
  const { t } = useTranslation('auth')
  return (
    <>
      <p className={styles.companion}>
        <Portrait who="luna" className={styles.avatar} />
        <strong>{t('landing.phone.name')}</strong>
      </p>
      <p className={styles.chips}>
        {(['gentle', 'empathetic', 'music', 'travel'] as const).map((trait) => (
          <span key={trait} className={styles.chip}>
            {t(`landing.tour.create.traits.${trait}`)}
          </span>
        ))}
      </p>
    </>
  )
}

function Talk() {
  const { t } = useTranslation('auth')
  return (
    <>
      <p className={styles.mine}>{t('landing.tour.talk.question')}</p>
      <p className={styles.theirs}>{t('landing.tour.talk.reply')}</p>
    </>
  )
}

function Memories() {
  const { t } = useTranslation('auth')
  return (['dog', 'interview'] as const).map((fact) => (
    <p key={fact} className={styles.memory}>
      <Heart aria-hidden size={18} />
      {t(`landing.tour.remember.facts.${fact}`)}
      <Trash2 aria-hidden size={17} />
    </p>
  ))
}

const steps = [
  { step: 'create', Picture: Creation },
  { step: 'talk', Picture: Talk },
  { step: 'remember', Picture: Memories },
] as const

/** The product in three steps, each with a picture of the real interface. */
export function Tour() {
  const { t } = useTranslation('auth')
  return (
    <Section id="how" centred title={t('landing.tour.title')} lead={t('landing.tour.lead')}>
      <ol className={styles.steps}>
        {steps.map(({ step, Picture }, index) => (
          <li key={step} className={styles.step}>
            <div aria-hidden className={styles.scene}>
              <div className={styles.window}>
                <Picture />
              </div>
            </div>
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {t(`landing.tour.${step}.title`)}
            </h3>
            <p className={styles.text}>{t(`landing.tour.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
