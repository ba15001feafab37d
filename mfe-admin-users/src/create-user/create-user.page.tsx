import { PASSWORD_MAX, PASSWORD_MIN } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Alert, Button, Card, Flex, Form, Input, LeftDraft } from '@confida/ui/antd'
import { UserPlus } from 'lucide-react'
import formStyles from '../forms/form.module.css'
import { detailsOf } from '../problems/problem.ts'
import { UserFields } from '../users/form/user-fields.tsx'
import { BackLink } from './back-link.tsx'
import styles from './create-user.module.css'
import { type NewUserValues, useNewUser } from './use-new-user.ts'

/** A free account made by an administrator. */
export function CreateUserPage() {
  const { t } = useTranslation('adminUsers')
  const { isReady, create, ...editing } = useNewUser()
  const { detail } = detailsOf(create.error)
  const problem = detail ? t('create.failedBecause', { detail }) : t('create.failed')

  return (
    <div className={styles.page}>
      <PageHeader back={<BackLink />} title={t('create.title')} description={t('create.description')} />
      <Card>
        <Form
          name="create-user"
          form={editing.form}
          noValidate
          layout="vertical"
          initialValues={editing.initialValues}
          className={formStyles.form}
          onValuesChange={(_changes, values) => editing.handleChange(values)}
          onFinish={editing.handleFinish}
          onFinishFailed={create.reset}
        >
          {editing.isRestored && <LeftDraft onDiscard={editing.handleDiscard} />}
          {create.isError && <Alert showIcon type="error" title={problem} />}
          <UserFields />
          <Form.Item<NewUserValues>
            name="password"
            label={t('create.password')}
            extra={t('create.passwordHint', { min: PASSWORD_MIN })}
            rules={[{ required: true, whitespace: true, message: t('password.blank') }]}
          >
            <Input.Password autoComplete="new-password" maxLength={PASSWORD_MAX} />
          </Form.Item>
          <Flex justify="flex-end">
            <Button
              type="primary"
              htmlType="submit"
              icon={<UserPlus aria-hidden size={16} />}
              disabled={!isReady}
              loading={create.isPending}
            >
              {t('create.submit')}
            </Button>
          </Flex>
        </Form>
      </Card>
    </div>
  )
}
