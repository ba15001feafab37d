import { useTranslation } from '@confida/i18n'
import { Card, Flex, Skeleton } from '@confida/ui/antd'

interface ListSkeletonProps {
  /** Lines of an entry, below its title. */
  rows: number
  count?: number
}

/** The outline of a list while it loads. */
export function ListSkeleton({ rows, count = 4 }: ListSkeletonProps) {
  const { t } = useTranslation('common')
  return (
    <div aria-busy role="status" aria-label={t('loading')}>
      <Flex vertical gap={12}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and never move
          <Card key={index} size="small">
            <Skeleton active paragraph={{ rows }} />
          </Card>
        ))}
      </Flex>
    </div>
  )
}
