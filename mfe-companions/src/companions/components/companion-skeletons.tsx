import { Card, Skeleton } from '@confida/ui'
import styles from './companion-card.module.css'

/** The outline of the partners while they are loaded. */
export const CompanionSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
    <Card key={index} as="li" padding="none" aria-hidden className={styles.card}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <Skeleton shape="circle" width="84px" height="84px" className={styles.avatar} />
        <Skeleton className={styles.name} width="50%" height="1.6rem" />
        <Skeleton className={styles.description} lines={3} />
        <Skeleton className={styles.chat} shape="block" height="46px" />
      </div>
    </Card>
  ))
