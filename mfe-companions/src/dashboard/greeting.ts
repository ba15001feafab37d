/** Which greeting fits an hour of the day (0 to 23). */
export function greetingOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 13) return 'morning'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}
