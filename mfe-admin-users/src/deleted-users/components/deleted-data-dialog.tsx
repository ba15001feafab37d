import type { DeletedUser } from '@confida/contracts'
import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import { Button, Flex, Modal } from '@confida/ui/antd'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCanEnter } from '../../access/use-can-enter.ts'
import { useIsProtected } from '../../access/use-is-protected.ts'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { type Fact, FactList } from '../../rows/fact-list.tsx'
import { birthDateOf, useUserDisplay } from '../../users/user-display.ts'
import { useDeletedBy } from '../use-deleted-by.ts'

interface DeletedDataDialogProps {
  user: DeletedUser
  onChoose: (action: 'erase' | 'dataFile') => void
  onClosed: () => void
}

function useFacts(user: DeletedUser): Fact[] {
  const { t } = useTranslation('adminUsers')
  const deletedByOf = useDeletedBy()
  const display = useUserDisplay()
  const number = useNumber()
  const euro = useEuro()
  const seesPayments = useCanEnter('payments')
  return [
    [t('user.name'), display.name(user)],
    [t('user.email'), display.email(user)],
    [t('user.phone'), display.phone(user)],
    [t('user.birthDate'), formatDate(birthDateOf(user))],
    [t('user.registeredAt'), formatDateTime(user.created_at)],
    [t('deleted.deletedAt'), formatDateTime(user.deleted_at)],
    [t('deleted.deletedBy'), deletedByOf(user)],
    ...(user.erased_at ? [[t('deleted.erasedAt'), formatDateTime(user.erased_at)] as Fact] : []),
    [t('user.companions'), number(user.companion_count ?? 0)],
    [t('user.premiumDays'), number(user.days_remaining ?? 0)],
    ...(seesPayments ? [[t('user.spent'), euro(user.total_spent ?? 0)] as Fact] : []),
    [t('user.id'), user.id],
  ]
}

/** All data of a deleted account, and the ways to hand them over and to erase them. */
export function DeletedDataDialog({ user, onChoose, onClosed }: DeletedDataDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const facts = useFacts(user)
  const isProtected = useIsProtected(user)
  const canHandOver = useCanEnter('compliance')
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  return (
    <Modal
      open={isOpen}
      title={t('deleted.dataTitle')}
      footer={
        <Flex wrap justify="space-between" gap={8}>
          {!isProtected && (
            <Button type="text" icon={<Trash2 aria-hidden size={16} />} onClick={() => onChoose('erase')}>
              {t('deleted.erase')}
            </Button>
          )}
          {canHandOver && (
            <Button icon={<Download aria-hidden size={16} />} onClick={() => onChoose('dataFile')}>
              {t('deleted.dataFile')}
            </Button>
          )}
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
