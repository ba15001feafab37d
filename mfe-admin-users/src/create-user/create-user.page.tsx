import { PASSWORD_MAX, PASSWORD_MIN } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Alert, Button, Card, Flex, FormField, Input } from '@confida/ui/antd'
import { UserPlus } from 'lucide-react'
import formStyles from '../forms/form.module.css'
import { detailsOf } from '../problems/problem.ts'
import { UserFields } from '../users/form/user-fields.tsx'
import { BackLink } from './back-link.tsx'
import styles from './create-user.module.css'
import { useNewUser } from './use-new-user.ts'

/** A free account made by an administrator. */
export function CreateUserPage() {
  const { t } = useTranslation('adminUsers')
  const { values, change, password, setPassword, isReady, create, handleSubmit } = useNewUser()
  const { detail, fields = {} } = detailsOf(create.error)
  const problem = detail ? t('create.failedBecause', { detail }) : t('create.failed')

  return (
    <div className={styles.page}>
      <PageHeader back={<BackLink />} title={t('create.title')} description={t('create.description')} />
      <Card>
        <form noValidate className={formStyles.form} onSubmit={handleSubmit}>
          {create.isError && <Alert showIcon type="error" title={problem} />}
          <UserFields values={values} errors={fields} onChange={change} />
          <FormField
            label={t('create.password')}
            hint={t('create.passwordHint', { min: PASSWORD_MIN })}
            required
            error={fields.password}
          >
            {(control) => (
              <Input.Password
                {...control}
                autoComplete="new-password"
                maxLength={PASSWORD_MAX}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </FormField>
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
        </form>
      </Card>
    </div>
  )
}
