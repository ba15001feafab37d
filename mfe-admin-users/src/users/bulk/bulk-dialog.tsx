import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Form, Modal, showFieldProblems } from '@confida/ui/antd'
import { useId, useState } from 'react'
import { PasswordForm, type PasswordValues } from '../../forms/password-form.tsx'
import { useVerifyAdminPassword } from '../api/user.mutations.ts'
import { useRemovalProblem } from '../dialogs/use-removal-problem.ts'
import type { BulkAction } from './bulk-change.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkResults } from './bulk-results.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface BulkDialogProps {
  action: BulkAction
  users: readonly User[]
  onClosed: () => void
}

/** Names whom it is about, asks for the password once, and then shows what comes of each. */
export function BulkDialog({ action, users, onClosed }: BulkDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const formId = useId()
  const [form] = Form.useForm<PasswordValues>()
  const verify = useVerifyAdminPassword()
  const { verificationProblem } = useRemovalProblem()
  const { results, isRunning, run, stop } = useBulkChange(action)
  const [isOpen, setIsOpen] = useState(true)
  const isStarted = isRunning || results.size > 0
  const close = () => setIsOpen(false)

  const handleSubmit = (password: string) =>
    verify.mutate(password, {
      onSuccess: () => void run(users, password),
      onError: (error) => showFieldProblems(form, { password: verificationProblem(error) }),
    })

  return (
    <Modal
      open={isOpen}
      title={t(`bulk.${action}.title`)}
      okText={t(`bulk.${action}.confirm`)}
      okButtonProps={{ htmlType: 'submit', form: formId, danger: action === 'delete' }}
      confirmLoading={verify.isPending}
      cancelButtonProps={{ disabled: verify.isPending }}
      footer={
        isStarted ? (
          <Button autoFocus onClick={isRunning ? stop : close}>
            {isRunning ? t('bulk.stop') : tc('actions.close')}
          </Button>
        ) : undefined
      }
      // What is under way is stopped by its own button, not by a click beside the dialog.
      closable={!isStarted}
      mask={{ closable: !isRunning }}
      keyboard={!isRunning}
      onCancel={close}
      afterClose={onClosed}
    >
      {isStarted && <BulkProgress results={results} total={users.length} isRunning={isRunning} />}
      {action === 'announce' && !isStarted && <p>{t('bulk.announceText')}</p>}
      <BulkResults users={users} results={results} />
      {!isStarted && (
        <PasswordForm
          id={formId}
          form={form}
          label={t('password.admin')}
          missingText={t('delete.passwordBlank')}
          isPending={verify.isPending}
          onSubmit={handleSubmit}
        />
      )}
    </Modal>
  )
}
