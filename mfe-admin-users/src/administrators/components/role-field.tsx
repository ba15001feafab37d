import { administratorRoles } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, Radio } from '@confida/ui/antd'
import styles from './role-field.module.css'

/** Beside the role's name, not between it and what it is for. */
const firstLine = { icon: { alignSelf: 'flex-start', marginBlockStart: 3 } }

/** What somebody may do, each role with what it is for. */
export function RoleField() {
  const { t } = useTranslation('administrators')
  return (
    <Form.Item name="role" label={t('columns.role')} required>
      <Radio.Group className={styles.roles}>
        {administratorRoles.map((role) => (
          <Radio key={role} value={role} styles={firstLine}>
            {t(`roles.${role}.name`)}
            <span className={styles.text}>{t(`roles.${role}.text`)}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}
