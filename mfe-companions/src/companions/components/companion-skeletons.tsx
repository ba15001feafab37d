import { COMPANION_LIMIT } from '@confida/contracts'
import { Card, classNames, Skeleton } from '@confida/ui'
import cardStyles from './companion-card.module.css'
import gridStyles from './companion-grid.module.css'
import { CompanionHeading } from './companion-heading.tsx'
import styles from './companion-skeletons.module.css'
import welcomeStyles from './welcome.module.css'

/**
 * The outline of what is being loaded. `count` is how many companions the account is known to have: without any the
 * welcome is coming, not the grid.
 */
export function CompanionSkeletons({ count }: { count: number }) {
  if (count === 0) return <WelcomeSkeleton />
  return (
    <section aria-busy>
      <CompanionHeading />
      <ul className={classNames('cf-list', gridStyles.grid)}>
        {Array.from({ length: Math.min(count, COMPANION_LIMIT) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
          <CardSkeleton key={index} />
        ))}
      </ul>
    </section>
  )
}

const CardSkeleton = () => (
  <Card as="li" padding="none" aria-hidden className={cardStyles.card}>
    <div className={cardStyles.banner} />
    <div className={cardStyles.body}>
      <Skeleton shape="circle" width="84px" height="84px" className={cardStyles.avatar} />
      <Skeleton className={cardStyles.name} width="50%" height="1.6rem" />
      <Skeleton className={cardStyles.description} lines={3} />
      <Skeleton className={cardStyles.tags} width="70%" height="1.6rem" />
      <Skeleton shape="block" height="46px" className={classNames(cardStyles.chat, styles.button)} />
    </div>
  </Card>
)

const WelcomeSkeleton = () => (
  <Card padding="none" aria-busy className={welcomeStyles.welcome}>
    <Skeleton shape="circle" className={styles.picture} />
    <div className={welcomeStyles.words}>
      <Skeleton lines={2} height="2.2rem" />
      <Skeleton lines={3} className={styles.line} />
    </div>
  </Card>
)
