import { useTranslation } from '@confida/i18n'
import { Form, Input } from '@confida/ui/antd'

/** One's own password, before something that cannot be left to a mere click. */
export function OwnPasswordItem() {
  const { t } = useTranslation('adminUsers')
  return (
    <Form.Item
      name="admin_password"
      label={t('password.admin')}
      rules={[{ required: true, message: t('delete.passwordBlank') }]}
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  )
}
