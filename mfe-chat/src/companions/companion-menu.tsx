import { type Companion, pictureOf } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Avatar, Menu, type MenuEntry } from '@confida/ui'
import { Check, Users } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useCompanions } from '../conversation/api/chat.queries.ts'
import styles from './companion-menu.module.css'
import { UnreadBadge } from './unread-badge.tsx'

/** The companion dropdown of the phone's top bar. */
export function CompanionMenu({ companion }: { companion: Companion }) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const { data: companions = [companion] } = useCompanions()
  const entries: MenuEntry[] = [
    ...companions.map((one) => ({
      id: one.id,
      label: one.name,
      icon: <Avatar name={one.name} src={pictureOf(one)} size={30} />,
      aside:
        one.id === companion.id ? (
          <Check aria-label={t('companions.open')} size={17} />
        ) : (
          <UnreadBadge companionId={one.id} />
        ),
      onSelect: () => void navigate(`/text-chat/${one.id}`),
    })),
    { kind: 'separator', id: 'end' },
    {
      id: 'manage',
      label: t('companions.manage'),
      icon: <Users aria-hidden />,
      onSelect: () => void navigate('/dashboard'),
    },
  ]
  return (
    <Menu
      className={styles.menu}
      icon={<Avatar name={companion.name} src={pictureOf(companion)} size={34} />}
      label={`${t('companions.choose')}: ${companion.name}`}
      trigger={
        <span className={styles.name} dir="auto">
          {companion.name}
        </span>
      }
      entries={entries}
    />
  )
}
