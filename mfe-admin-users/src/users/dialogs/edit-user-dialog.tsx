import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Alert, Form, Input, LeftDraft, Modal } from '@confida/ui/antd'
import { useId, useState } from 'react'
import styles from '../../forms/form.module.css'
import { UserFields } from '../form/user-fields.tsx'
import { type EditedValues, useEditUser } from './use-edit-user.ts'
import { useUpdateProblem } from './use-update-problem.ts'
import { UserConflict } from './user-conflict.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** Name, e-mail, phone and birth date of an account. Without a change it just closes. */
export function EditUserDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const formId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  const isOwn = useSession((state) => state.user?.id) === user.id
  const { isReady, isPasswordNeeded, update, conflict, ...editing } = useEditUser(user, isOwn, close)
  const problemText = useUpdateProblem()
  const isOtherAdministrator = user.role === 'admin' && !isOwn

  return (
    <Modal
      open={isOpen}
      title={t('edit.title')}
      okText={tc('actions.save')}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: !isReady }}
      confirmLoading={update.isPending}
      // Cancel gives up what was typed; Escape or a click beside the dialog closes it alone, and it is there again.
      cancelButtonProps={{ disabled: update.isPending, onClick: editing.handleClose }}
      onCancel={close}
      afterClose={onClosed}
    >
      <Form
        name={formId}
        form={editing.form}
        noValidate
        layout="vertical"
        initialValues={editing.initialValues}
        className={styles.form}
        onValuesChange={(_changes, values) => editing.handleChange(values)}
        onFinish={editing.handleFinish}
        onFinishFailed={update.reset}
      >
        {editing.isRestored && <LeftDraft onDiscard={editing.handleDiscard} />}
        {update.isError && !conflict.current && (
          <Alert showIcon type="error" title={problemText(update.error)} />
        )}
        <UserFields emailLock={isOtherAdministrator ? t('edit.otherAdministrator') : undefined} />
        {isPasswordNeeded && (
          <Form.Item<EditedValues>
            name="admin_password"
            label={t('password.current')}
            extra={t('edit.ownEmail')}
            rules={[{ required: true, message: t('password.currentBlank') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
      </Form>
      {conflict.current && (
        <UserConflict
          saved={conflict.current}
          mine={editing.mine}
          onOverwrite={editing.handleOverwrite}
          onTakeSaved={editing.handleTakeSaved}
          onCancel={conflict.dismiss}
        />
      )}
    </Modal>
  )
}
