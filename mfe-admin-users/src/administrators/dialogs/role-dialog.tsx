import type { Administrator, AdministratorRole } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Form, Modal, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useId, useState } from 'react'
import styles from '../../forms/form.module.css'
import { detailsOf, fieldProblemsOf } from '../../problems/problem.ts'
import { useChangeRole } from '../api/administrator.mutations.ts'
import { RoleField } from '../components/role-field.tsx'
import { OwnPasswordItem } from './own-password-item.tsx'

interface RoleValues {
  role: AdministratorRole
  admin_password: string
}

interface RoleDialogProps {
  administrator: Administrator
  onClosed: () => void
}

/** Gives an administrator another role, from their next step on. */
export function RoleDialog({ administrator, onClosed }: RoleDialogProps) {
  const { t } = useTranslation('administrators')
  const { t: tc } = useTranslation('common')
  const notify = useNotify()
  const formId = useId()
  const [form] = Form.useForm<RoleValues>()
  const [isOpen, setIsOpen] = useState(true)
  const change = useChangeRole(administrator.id)
  const isOfField = fieldProblemsOf(change.error) !== undefined

  const handleFinish = (values: RoleValues) => {
    if (change.isPending) return
    change.mutate(values, {
      onSuccess: () => {
        notify.success(t('role.done'))
        setIsOpen(false)
      },
      onError: (error) => showFieldProblems(form, fieldProblemsOf(error)),
    })
  }
  return (
    <Modal
      open={isOpen}
      title={t('role.title', { name: administrator.name })}
      okText={tc('actions.save')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={change.isPending}
      cancelButtonProps={{ disabled: change.isPending }}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <p>{t('role.text')}</p>
      <Form<RoleValues>
        name={formId}
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={{ role: administrator.role }}
        onFinish={handleFinish}
      >
        {change.isError && !isOfField && !change.isPending && (
          <Alert showIcon type="error" title={detailsOf(change.error).detail ?? t('failed')} />
        )}
        <RoleField />
        <OwnPasswordItem />
      </Form>
    </Modal>
  )
}
