import type { Administrator, RoleChange } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import {
  Alert,
  Form,
  Modal,
  RecordConflict,
  showFieldProblems,
  useNotify,
  useRecordConflict,
} from '@confida/ui/antd'
import { useId, useState } from 'react'
import styles from '../../forms/form.module.css'
import { currentOf, detailsOf, fieldProblemsOf } from '../../problems/problem.ts'
import { type SeenRole, useChangeRole } from '../api/administrator.mutations.ts'
import { RoleField } from '../components/role-field.tsx'
import { OwnPasswordItem } from './own-password-item.tsx'

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
  const [form] = Form.useForm<RoleChange>()
  const [isOpen, setIsOpen] = useState(true)
  const change = useChangeRole(administrator.id)
  const { base, current, ...conflict } = useRecordConflict<SeenRole>(administrator)
  const isOfField = fieldProblemsOf(change.error) !== undefined

  const save = (values: RoleChange, seen: SeenRole) =>
    change.mutate(
      { ...values, seen },
      {
        onSuccess: () => {
          notify.success(t('role.done'))
          setIsOpen(false)
        },
        onError: (error) => {
          const newer = currentOf(error) as SeenRole | undefined
          if (newer) conflict.meet(newer)
          else showFieldProblems(form, fieldProblemsOf(error))
        },
      },
    )
  const handleFinish = (values: RoleChange) => {
    if (!change.isPending) save(values, base)
  }
  const handleOverwrite = (newer: SeenRole) => {
    conflict.settle(newer)
    save(form.getFieldsValue(), newer)
  }
  const handleTakeSaved = () => {
    conflict.dismiss()
    setIsOpen(false)
  }
  const roleOf = ({ role }: SeenRole) => t(`roles.${role}.name`)
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
      <Form<RoleChange>
        name={formId}
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={{ role: administrator.role }}
        onFinish={handleFinish}
      >
        <p>{t('role.text')}</p>
        {change.isError && !isOfField && !current && !change.isPending && (
          <Alert showIcon type="error" title={detailsOf(change.error).detail ?? t('failed')} />
        )}
        <RoleField />
        <OwnPasswordItem />
      </Form>
      {current && (
        <RecordConflict
          fields={[{ label: t('columns.role'), saved: roleOf(current), mine: roleOf(form.getFieldsValue()) }]}
          wording={t('role.conflict', { returnObjects: true })}
          onOverwrite={() => handleOverwrite(current)}
          onTakeSaved={handleTakeSaved}
          onCancel={conflict.dismiss}
        />
      )}
    </Modal>
  )
}
