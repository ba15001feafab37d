import { Skeleton } from '@confida/ui'
import styles from './message-list.module.css'

const bubbles = [
  { width: '58%', height: '3.4rem' },
  { width: '36%', height: '2.6rem' },
  { width: '44%', height: '2.6rem', isMine: true },
  { width: '64%', height: '5rem' },
  { width: '30%', height: '2.6rem', isMine: true },
  { width: '48%', height: '3.4rem' },
]

/** Placeholders of messages. */
export const MessagesSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    {bubbles.map(({ isMine, ...size }) => (
      <div key={`${size.width}${size.height}`} className={isMine ? styles.skeletonMine : undefined}>
        <Skeleton shape="block" className={styles.skeletonBubble} {...size} />
      </div>
    ))}
  </div>
)
