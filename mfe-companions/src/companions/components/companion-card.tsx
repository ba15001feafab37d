import { type Companion, pictureOf } from '@confida/contracts'
import { Avatar, Card } from '@confida/ui'
import { useId } from 'react'
import { ChatLink } from './chat-link.tsx'
import styles from './companion-card.module.css'
import { CompanionPersonality } from './companion-personality.tsx'
import { CompanionTags } from './companion-tags.tsx'
import { CompanionTools } from './companion-tools.tsx'

export interface CompanionCardProps {
  companion: Companion
  isRemoving: boolean
  onExport: () => void
  onEdit: () => void
  onRemove: () => void
}

/** One companion, with what can be done with it. */
export function CompanionCard(props: CompanionCardProps) {
  const { companion, isRemoving, onExport, onEdit, onRemove } = props
  const id = useId()
  const { name } = companion
  return (
    <Card
      as="li"
      padding="none"
      interactive
      className={styles.card}
      aria-labelledby={id}
      aria-busy={isRemoving || undefined}
    >
      <div className={styles.banner} aria-hidden />
      <div className={styles.body}>
        <Avatar name={name} src={pictureOf(companion)} size={84} className={styles.avatar} />
        <CompanionTools
          name={name}
          disabled={isRemoving}
          onExport={onExport}
          onEdit={onEdit}
          onRemove={onRemove}
          className={styles.tools}
        />
        <h3 id={id} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <CompanionPersonality companion={companion} />
        <CompanionTags choices={companion} className={styles.tags} />
        <ChatLink companion={companion} />
      </div>
    </Card>
  )
}
