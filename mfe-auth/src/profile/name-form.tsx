import { NAME_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Alert, Button, notify, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import { useUpdateName } from './profile.mutations.ts'
import { useProfileProblem } from './use-profile-problem.ts'

/** The own name. */
export function NameForm() {
  const { t } = useTranslation('profile')
  const saved = useSession((state) => state.user?.name ?? '')
  const [name, setName] = useState(saved)
  const [isMissing, setIsMissing] = useState(false)
  const update = useUpdateName()
  const problem = useProfileProblem(update.error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!name.trim())
    if (name.trim() && !update.isPending)
      update.mutate(name, { onSuccess: () => notify.success(t('nameSaved')) })
  }

  return (
    <Form onSubmit={submit} problem={update.error}>
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        dir="auto"
        maxLength={NAME_MAX}
        invalid={update.isError}
        error={isMissing && t('missing')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div>
        <Button type="submit" variant="secondary" size="sm" loading={update.isPending}>
          {t('saveName')}
        </Button>
      </div>
    </Form>
  )
}
