import { useTranslation } from '@confida/i18n'
import { Dialog, ErrorState } from '@confida/ui'
import { type Chunk, useChunk } from './chunk.queries.ts'

interface LazyDialogProps<Props> {
  chunk: Chunk<Props>
  props: Props
}

/** A dialog whose code may fail to come: then a dialog says so, and the screen below stays. */
export function LazyDialog<Props extends { onClose: () => void }>({ chunk, props }: LazyDialogProps<Props>) {
  const { t } = useTranslation('common')
  const { data: Content, isError, isFetching, refetch } = useChunk(chunk)
  if (Content) return <Content {...props} />
  if (!isError) return null
  return (
    <Dialog open size="sm" title={t('failure.title')} onClose={props.onClose}>
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    </Dialog>
  )
}
