import { ErrorState, PageSpinner } from '@confida/ui'
import { type Chunk, useChunk } from './chunk.queries.ts'

interface LazyPartProps<Props> {
  chunk: Chunk<Props>
  props: Props
}

/** A part of a screen, or what became of its code, in its own place. */
export function LazyPart<Props extends object>({ chunk, props }: LazyPartProps<Props>) {
  const { data: Part, isError, isFetching, refetch } = useChunk(chunk)
  if (Part) return <Part {...props} />
  return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PageSpinner />
}
