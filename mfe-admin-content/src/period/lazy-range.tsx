import { Skeleton } from '@confida/ui'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { CustomRange as Range } from './custom-range.tsx'

const CustomRange = lazy(async () => ({ default: (await import('./custom-range.tsx')).CustomRange }))

/** The two days of a range, loaded when they are first shown. */
export const LazyRange = (props: ComponentProps<typeof Range>) => (
  <Suspense fallback={<Skeleton shape="block" height="72px" />}>
    <CustomRange {...props} />
  </Suspense>
)
