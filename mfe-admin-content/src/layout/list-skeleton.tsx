import { Skeleton, Spinner, Stack } from '@confida/ui'

interface ListSkeletonProps {
  /** Any CSS length. */
  height: string
  count?: number
}

/** The outlines of a list that is on its way, announced as a spinner is. */
export const ListSkeleton = ({ height, count = 4 }: ListSkeletonProps) => (
  <div aria-busy>
    <span className="cf-hidden">
      <Spinner />
    </span>
    <Stack gap={3}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and never move
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </Stack>
  </div>
)
