import { type Language, languageFacts, languages, type NewInvitation } from '@confida/contracts'
import { useLanguage, useTranslation } from '@confida/i18n'
import { Alert, Form, Input, Modal, Select, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useId, useState } from 'react'
import styles from '../../forms/form.module.css'
import { detailsOf, fieldProblemsOf } from '../../problems/problem.ts'
import { useInviteAdministrator } from '../api/administrator.mutations.ts'
import { RoleField } from '../components/role-field.tsx'
import { OwnPasswordItem } from './own-password-item.tsx'

/** Asks whom to invite, as what, and in which language to write. */
export function InviteDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('administrators')
  const notify = useNotify()
  const formId = useId()
  const language = useLanguage()
  const [form] = Form.useForm<NewInvitation>()
  const [isOpen, setIsOpen] = useState(true)
  const invite = useInviteAdministrator()
  const isOfField = fieldProblemsOf(invite.error) !== undefined

  const handleFinish = (values: NewInvitation) => {
    if (invite.isPending) return
    invite.mutate(values, {
      onSuccess: ({ email }) => {
        notify.success(t('invite.done', { email }))
        setIsOpen(false)
      },
      onError: (error) => showFieldProblems(form, fieldProblemsOf(error)),
    })
  }
  return (
    <Modal
      open={isOpen}
      title={t('invite.title')}
      okText={t('invite.send')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={invite.isPending}
      cancelButtonProps={{ disabled: invite.isPending }}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <Form<NewInvitation>
        name={formId}
        form={form}
        noValidate
        layout="vertical"
        className={styles.form}
        initialValues={{ role: 'support', language }}
        onFinish={handleFinish}
      >
        <p>{t('invite.text')}</p>
        {invite.isError && !isOfField && !invite.isPending && (
          <Alert showIcon type="error" title={detailsOf(invite.error).detail ?? t('failed')} />
        )}
        <Form.Item<NewInvitation>
          name="email"
          label={t('columns.email')}
          validateTrigger="onBlur"
          rules={[{ required: true, type: 'email', message: t('invite.emailInvalid') }]}
        >
          <Input autoFocus type="email" dir="ltr" autoComplete="off" />
        </Form.Item>
        <RoleField />
        <Form.Item<NewInvitation> name="language" label={t('invite.language')} required>
          <Select<Language>
            options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          />
        </Form.Item>
        <OwnPasswordItem />
      </Form>
    </Modal>
  )
}
