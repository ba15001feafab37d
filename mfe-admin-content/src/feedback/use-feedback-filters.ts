import { useSearchParams } from 'react-router-dom'
import { type FeedbackFilters, readFilters } from './feedback-filters.ts'

/** The filters and the opened feedback, kept in the address beside the shell's `view`. */
export function useFeedbackFilters() {
  const [params, setParams] = useSearchParams()

  const change = (changes: Record<string, string | undefined>) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })

  const addressOf = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set('id', id)
    else next.delete('id')
    return { search: `?${next}` }
  }

  return {
    filters: readFilters(params),
    openId: params.get('id') ?? undefined,
    addressOf,
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
