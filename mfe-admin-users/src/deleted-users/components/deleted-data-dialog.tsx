import type { DeletedUser } from '@confida/contracts'
import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import { Button, Flex, Modal } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { type Fact, FactList } from '../../rows/fact-list.tsx'
import { birthDateOf, useUserDisplay } from '../../users/user-display.ts'

interface DeletedDataDialogProps {
  user: DeletedUser
  onErase: () => void
  onClosed: () => void
}

function useFacts(user: DeletedUser): Fact[] {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const number = useNumber()
  const euro = useEuro()
  return [
    [t('user.name'), display.name(user)],
    [t('user.email'), display.email(user)],
    [t('user.phone'), display.phone(user)],
    [t('user.birthDate'), formatDate(birthDateOf(user))],
    [t('user.registeredAt'), formatDateTime(user.created_at)],
    [t('deleted.deletedAt'), formatDateTime(user.deleted_at)],
    [t('deleted.deletedBy'), user.deleted_by_name || user.deleted_by || tc('missing.value')],
    [t('user.companions'), number(user.companion_count ?? 0)],
    [t('user.premiumDays'), number(user.days_remaining ?? 0)],
    [t('user.spent'), euro(user.total_spent ?? 0)],
    [t('user.id'), user.id],
  ]
}

/** All data of a deleted account, and the way to erase them. */
export function DeletedDataDialog({ user, onErase, onClosed }: DeletedDataDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const facts = useFacts(user)
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  return (
    <Modal
      open={isOpen}
      title={t('deleted.dataTitle')}
      footer={
        <Flex wrap justify="space-between" gap={8}>
          <Button type="text" icon={<Trash2 aria-hidden size={16} />} onClick={onErase}>
            {t('deleted.erase')}
          </Button>
          <Button type="primary" onClick={close}>
            {tc('actions.close')}
          </Button>
        </Flex>
      }
      onCancel={close}
      afterClose={onClosed}
    >
      <FactList facts={facts} />
    </Modal>
  )
}
