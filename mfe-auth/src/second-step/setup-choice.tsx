import { type SecondFactorKind, secondFactorKinds } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Fingerprint, Smartphone } from 'lucide-react'
import styles from './second-step.module.css'

const choices = {
  totp: { icon: Smartphone, title: 'setup.app', text: 'setup.appText' },
  passkey: { icon: Fingerprint, title: 'setup.passkey', text: 'setup.passkeyText' },
} as const

/** Which second factor to set up. */
export function SetupChoice({ onChoose }: { onChoose: (kind: SecondFactorKind) => void }) {
  const { t } = useTranslation('secondStep')
  return (
    <div className={styles.step}>
      <p>{t('setup.requiredText')}</p>
      {secondFactorKinds.map((kind) => {
        const { icon: Icon, title, text } = choices[kind]
        return (
          <button key={kind} type="button" className={styles.choice} onClick={() => onChoose(kind)}>
            <Icon aria-hidden size={22} />
            <span>
              <strong>{t(title)}</strong>
              <span className={styles.aside}>{t(text)}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
