import { Button } from '@confida/ui/antd'
import styles from './more-button.module.css'

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label: string
}

/** Asks for the next page, where there is one. */
export const MoreButton = ({ query, label }: MoreButtonProps) =>
  query.hasNextPage && (
    <div className={styles.more}>
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  )
