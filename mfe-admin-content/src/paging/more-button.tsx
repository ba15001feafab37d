import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui/antd'
import { fieldProblemsOf } from '../problems/reason.ts'
import styles from './more-button.module.css'

interface NextPage {
  data: { pages: unknown[] } | undefined
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
 * When the last page has come, its place says so and takes the focus.
 */
export function MoreButton({ query, label }: MoreButtonProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const isEnd = !query.hasNextPage && query.data && query.data.pages.length > 1
  const handleMore = async () => {
    if (!isCursorRefused(await query.fetchNextPage())) return
    await query.refetch()
    await query.fetchNextPage()
  }
  return (
    <div tabIndex={-1} className={styles.more}>
      {query.isFetchNextPageError && !query.isFetchingNextPage && (
        <Alert showIcon type="error" title={tc('failure.title')} description={tc('failure.text')} />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void handleMore()}>
          {label}
        </Button>
      )}
      {isEnd && <p className={styles.end}>{t('paging.end')}</p>}
    </div>
  )
}
