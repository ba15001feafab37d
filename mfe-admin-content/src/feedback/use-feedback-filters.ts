import { type AddressChanges, useAddress } from '@confida/remote-kit/address'
import { type FeedbackFilters, readFilters } from './feedback-filters.ts'

/** Only what changes: another filter may have been chosen a moment before. */
function written({ rating, period, from, to, ...others }: Partial<FeedbackFilters>): AddressChanges {
  const changes: AddressChanges = others
  if (rating !== undefined) changes.rating = rating ? String(rating) : undefined
  if (!period) return changes
  const isCustom = period === 'custom'
  return {
    ...changes,
    period: period === 'all' ? undefined : period,
    from: isCustom ? from : undefined,
    to: isCustom ? to : undefined,
  }
}

/** The filters and the opened feedback, in the address. */
export function useFeedbackFilters() {
  const { params, change, linkTo } = useAddress()
  return {
    filters: readFilters(params),
    openId: params.get('id') ?? undefined,
    addressOf: (id: string | undefined) => linkTo({ id }),
    close: () => change({ id: undefined }),
    /** A rating of 0 is every one. */
    set: (changes: Partial<FeedbackFilters>) => change(written(changes)),
    clear: () => change(written({ rating: 0, state: undefined, search: undefined, period: 'all' })),
  }
}
