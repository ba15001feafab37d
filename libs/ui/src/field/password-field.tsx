import { useTranslation } from '@confida/i18n'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>

/** A password with a button that shows and hides it. Name the purpose by `autoComplete` (`current-password`, `new-password`). */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('common')
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={t(isShown ? 'password.hide' : 'password.show')}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
