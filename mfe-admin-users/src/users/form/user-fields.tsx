import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@confida/contracts'
import { today, useTranslation } from '@confida/i18n'
import { type DayEntry, DayPicker, Form, Input, useDayProblem } from '@confida/ui/antd'
import type { UserValues } from './user-values.ts'

/** The specification's simple pattern: something, an at sign, something with a dot. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface UserFieldsProps {
  /** Why the address cannot be changed; without, it can. */
  emailLock?: string
}

/** Name, birth date, phone and e-mail of an account; the form around them has their values. */
export function UserFields({ emailLock }: UserFieldsProps) {
  const { t } = useTranslation('adminUsers')
  const dayProblem = useDayProblem()
  const birthDays = { min: '1900-01-01', max: today() }
  const needed = (message: string) => ({ required: true, whitespace: true, message })
  return (
    <>
      <Form.Item<UserValues> name="name" label={t('user.name')} rules={[needed(t('edit.nameBlank'))]}>
        <Input autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <Form.Item<UserValues>
        name="birth_date"
        label={t('user.birthDate')}
        rules={[
          {
            validator: async (_rule: unknown, entry: DayEntry | undefined) => {
              const problem = dayProblem(entry, birthDays)
              if (problem) throw new Error(problem)
            },
          },
        ]}
      >
        <DayPicker {...birthDays} />
      </Form.Item>
      <Form.Item<UserValues> name="phone" label={t('user.phone')}>
        <Input type="tel" dir="ltr" autoComplete="off" maxLength={PHONE_MAX} placeholder="+39 333 1234567" />
      </Form.Item>
      <Form.Item<UserValues>
        name="email"
        label={t('user.email')}
        extra={emailLock}
        rules={[
          needed(t('edit.emailBlank')),
          {
            // Not while it is being typed.
            validateTrigger: 'onSubmit',
            pattern: ADDRESS,
            transform: (email: string) => email.trim(),
            message: t('edit.emailBad'),
          },
        ]}
      >
        <Input
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          readOnly={emailLock !== undefined}
        />
      </Form.Item>
    </>
  )
}
