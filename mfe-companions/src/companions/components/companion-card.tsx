import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Avatar, Button, Card } from '@confida/ui'
import { MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useCompanionWords } from '../use-companion-words.ts'
import styles from './companion-card.module.css'
import { CompanionTags } from './companion-tags.tsx'
import { CompanionTools } from './companion-tools.tsx'

export interface CompanionCardProps {
  companion: Companion
  isDeleting: boolean
  onEdit: () => void
  onDelete: () => void
}

/** One partner, with what can be done with it. */
export function CompanionCard({ companion, isDeleting, onEdit, onDelete }: CompanionCardProps) {
  const { t } = useTranslation('companions')
  const words = useCompanionWords()
  const id = useId()
  const { name, gender = 'femminile', personality } = companion
  return (
    <Card
      as="li"
      padding="none"
      interactive
      className={styles.card}
      aria-labelledby={id}
      aria-busy={isDeleting || undefined}
    >
      <div className={styles.banner} aria-hidden />
      <div className={styles.body}>
        <Avatar name={name} src={companion.avatar_url} size={84} className={styles.avatar} />
        <CompanionTools
          name={name}
          disabled={isDeleting}
          onEdit={onEdit}
          onDelete={onDelete}
          className={styles.tools}
        />
        <h3 id={id} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {personality && (
          <>
            <p className={styles.personality}>{words.personality(personality.type, gender)}</p>
            <p className={styles.description}>{words.description(personality.type, gender)}</p>
          </>
        )}
        <CompanionTags choices={companion} className={styles.tags} />
        <Button
          as={Link}
          to={`/text-chat/${companion.id}`}
          fullWidth
          className={styles.chat}
          aria-label={t('partners.chatWith', { name })}
          icon={<MessageCircle aria-hidden />}
        >
          {t('partners.chat')}
        </Button>
      </div>
    </Card>
  )
}
