import { PASSWORD_MAX, PASSWORD_MIN } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Card, Cluster, PageHeader, PasswordField, Stack } from '@confida/ui'
import { UserPlus } from 'lucide-react'
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
  const icon = <UserPlus aria-hidden />

  return (
    <div className={styles.page}>
      <PageHeader back={<BackLink />} title={t('create.title')} description={t('create.description')} />
      <Card as="form" noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {create.isError && <Alert tone="danger">{problem}</Alert>}
          <UserFields values={values} errors={fields} onChange={change} />
          <PasswordField
            label={t('create.password')}
            hint={t('create.passwordHint', { min: PASSWORD_MIN })}
            required
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            value={password}
            error={fields.password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Cluster justify="flex-end">
            <Button type="submit" icon={icon} disabled={!isReady} loading={create.isPending}>
              {t('create.submit')}
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </div>
  )
}
