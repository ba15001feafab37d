import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_MODE, PROFILE_TYPE } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import {
  Alert,
  Button,
  Card,
  Cluster,
  DirectionalIcon,
  notify,
  PageHeader,
  PasswordField,
  Stack,
} from '@confida/ui'
import { ArrowLeft, UserPlus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { viewLink } from '../address/view-link.ts'
import { detailsOf } from '../problems/problem.ts'
import { useCreateUser } from '../users/api/user.mutations.ts'
import { UserFields } from '../users/form/user-fields.tsx'
import { draftOf, noValues } from '../users/form/user-values.ts'
import styles from './create-user.module.css'

function BackLink() {
  const { t } = useTranslation('adminUsers')
  return (
    <Link className={styles.back} to={viewLink('utenti')}>
      <DirectionalIcon>
        <ArrowLeft aria-hidden size={18} />
      </DirectionalIcon>
      {t('create.back')}
    </Link>
  )
}

/** A free account made by an administrator. */
export function Screen() {
  const { t } = useTranslation('adminUsers')
  const navigate = useNavigate()
  const [values, setValues] = useState(noValues)
  const [password, setPassword] = useState('')
  const create = useCreateUser()
  const draft = draftOf(values)
  const isReady = draft.name !== '' && draft.email !== '' && password.trim() !== ''
  const { detail, fields = {} } = detailsOf(create.error)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReady || create.isPending) return
    create.mutate(
      { ...draft, password, profileType: PROFILE_TYPE, passwordMode: PASSWORD_MODE },
      {
        onSuccess: () => {
          notify.success(t('create.done'))
          navigate(viewLink('utenti'))
        },
      },
    )
  }

  return (
    <div className={styles.page}>
      <PageHeader back={<BackLink />} title={t('create.title')} description={t('create.description')} />
      <Card as="form" noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {create.isError && (
            <Alert tone="danger">{detail ? t('create.failedBecause', { detail }) : t('create.failed')}</Alert>
          )}
          <UserFields
            values={values}
            errors={fields}
            onChange={(changes) => setValues({ ...values, ...changes })}
          />
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
            <Button
              type="submit"
              icon={<UserPlus aria-hidden />}
              disabled={!isReady}
              loading={create.isPending}
            >
              {t('create.submit')}
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </div>
  )
}
