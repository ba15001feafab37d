import { useTranslation } from '@confida/i18n'
import Input, { type InputProps } from 'antd/es/input'
import { Eye, EyeOff } from 'lucide-react'
import styles from './password-input.module.css'

/** antd's password with a button that shows and hides it, which the keyboard reaches too. */
export function PasswordInput(props: InputProps) {
  const { t } = useTranslation('common')
  return (
    <Input.Password
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      iconRender={(isShown) => {
        const label = t(isShown ? 'password.hide' : 'password.show')
        const Icon = isShown ? EyeOff : Eye
        return (
          <span>
            <button type="button" className={styles.toggle} aria-label={label} title={label}>
              <Icon aria-hidden size={16} />
            </button>
          </span>
        )
      }}
    />
  )
}
