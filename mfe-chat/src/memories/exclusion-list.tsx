import { useTranslation } from '@confida/i18n'
import { Button, useListFocus } from '@confida/ui'
import type { useExclusionMutations } from './exclusion.mutations.ts'
import { useExclusions } from './exclusion.queries.ts'
import styles from './memories.module.css'

interface ExclusionListProps {
  companionId: string
  allow: ReturnType<typeof useExclusionMutations>['allow']
}

/** What is never to be remembered, each to be let in again. */
export function ExclusionList({ companionId, allow }: ExclusionListProps) {
  const { t } = useTranslation('chat')
  const { data = [] } = useExclusions(companionId)
  const listFocus = useListFocus()
  if (data.length === 0) return null
  return (
    <section className={styles.exclusions}>
      <h3 className={styles.heading}>{t('memories.exclusions')}</h3>
      <ul className={styles.list} {...listFocus}>
        {data.map(({ id, text }) => (
          <li key={id} className={styles.exclusion}>
            <bdi className={styles.text}>{text}</bdi>
            <Button
              size="sm"
              variant="ghost"
              loading={allow.isPending && allow.variables === id}
              onClick={() => allow.mutate(id)}
            >
              {t('memories.allow')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
