import { useTranslation } from '@confida/i18n'
import { Form, Input, Modal } from '@confida/ui/antd'
import { useId, useState } from 'react'

/** Characters of a name, which stands on a button. */
const NAME_MAX = 40

interface SaveFiltersDialogProps {
  onSave: (name: string) => void
  onClosed: () => void
}

/** Asks for the name of the filters that are on; one that is there already is replaced. */
export function SaveFiltersDialog({ onSave, onClosed }: SaveFiltersDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const formId = useId()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title={t('filters.save')}
      okText={tc('actions.save')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <Form<{ name: string }>
        name={formId}
        layout="vertical"
        onFinish={({ name }) => {
          onSave(name.trim())
          setIsOpen(false)
        }}
      >
        <Form.Item
          name="name"
          label={t('filters.savedName')}
          rules={[{ required: true, whitespace: true, message: t('filters.savedNameMissing') }]}
        >
          <Input autoFocus dir="auto" maxLength={NAME_MAX} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
