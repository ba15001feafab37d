import { useAddress } from '@confida/remote-kit/address'
import { type FeedbackFilters, readFilters } from './feedback-filters.ts'

/** The filters and the opened feedback, in the address. */
export function useFeedbackFilters() {
  const { params, change, linkTo } = useAddress()
  return {
    filters: readFilters(params),
    openId: params.get('id') ?? undefined,
    addressOf: (id: string | undefined) => linkTo({ id }),
    close: () => change({ id: undefined }),
    set: ({ rating, period, from, to }: FeedbackFilters) =>
      change({
        rating: rating ? String(rating) : undefined,
        period: period === 'all' ? undefined : period,
        from: period === 'custom' ? from : undefined,
        to: period === 'custom' ? to : undefined,
      }),
  }
}
