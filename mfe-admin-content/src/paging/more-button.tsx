import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui/antd'
import { fieldProblemsOf } from '../problems/reason.ts'
import styles from './more-button.module.css'

interface NextPage {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<NextPage>
  /** Asks for all pages anew. */
  refetch: () => Promise<unknown>
}

interface MoreButtonProps {
  query: NextPage
  label: string
}

const isCursorRefused = ({ isFetchNextPageError, error }: NextPage) =>
  isFetchNextPageError && fieldProblemsOf(error)?.cursor !== undefined

/**
 * Asks for the next page, where there is one; where the server refuses its cursor, with one of the pages as they are now.
 * Its place takes the focus when the last page has come.
 */
export function MoreButton({ query, label }: MoreButtonProps) {
  const { t } = useTranslation('common')
  const handleMore = async () => {
    if (!isCursorRefused(await query.fetchNextPage())) return
    await query.refetch()
    await query.fetchNextPage()
  }
  return (
    <div tabIndex={-1} className={styles.more}>
      {query.isFetchNextPageError && !query.isFetchingNextPage && (
        <Alert showIcon type="error" title={t('failure.title')} description={t('failure.text')} />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void handleMore()}>
          {label}
        </Button>
      )}
    </div>
  )
}
