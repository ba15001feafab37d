import { useAddress } from '@confida/remote-kit/address'
import { type EmotionFilters, readFilters } from './emotion-filters.ts'

/** The filters and the user whose emotions are open, in the address. */
export function useEmotionAddress() {
  const { params, change, linkTo } = useAddress()
  return {
    filters: readFilters(params),
    openId: params.get('user') ?? undefined,
    linkTo: (user: string) => linkTo({ user }),
    close: () => change({ user: undefined }),
    set: ({ period, emotion, sort, from, to }: EmotionFilters) =>
      change({
        period: period === 'all' ? undefined : period,
        emotion,
        sort,
        from: period === 'custom' ? from : undefined,
        to: period === 'custom' ? to : undefined,
      }),
  }
}
