import type { Companion } from '@confida/contracts'
import { Avatar, Card } from '@confida/ui'
import { useId } from 'react'
import { ChatLink } from './chat-link.tsx'
import styles from './companion-card.module.css'
import { CompanionNature } from './companion-nature.tsx'
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
  const id = useId()
  const { name } = companion
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
        <CompanionNature companion={companion} />
        <CompanionTags choices={companion} className={styles.tags} />
        <ChatLink companion={companion} />
      </div>
    </Card>
  )
}
