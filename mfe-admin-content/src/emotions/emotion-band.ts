/** The specification's bands of percentages (§9), each up to its last whole number. */
export const bands = [
  { name: 'normal', from: 0, to: 50 },
  { name: 'attention', from: 51, to: 70 },
  { name: 'critical', from: 71, to: 100 },
] as const

export type Band = (typeof bands)[number]['name']

/** A percentage is rounded to a whole number first. */
export const bandOf = (percentage: number): Band =>
  bands.find(({ to }) => Math.round(percentage) <= to)?.name ?? 'critical'
