import { Skeleton } from '@confida/ui'
import headerStyles from './chat-header.module.css'
import styles from './conversation-pane.module.css'
import { MessagesSkeleton } from './messages-skeleton.tsx'

/** The screen while the companion is loading. */
export const ChatSkeleton = () => (
  <div className={styles.conversation} aria-busy>
    <div className={headerStyles.header}>
      <Skeleton shape="circle" width="42px" height="42px" />
      <Skeleton width="9rem" />
    </div>
    <MessagesSkeleton />
  </div>
)
