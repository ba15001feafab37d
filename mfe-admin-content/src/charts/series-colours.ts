/** For what belongs to none of the series. */
const REST = 'var(--cf-border-strong)'

/** By the theme; neighbours are as unlike as its colours allow. */
const colours = [
  'var(--cf-warning)',
  'var(--cf-info)',
  'var(--cf-primary)',
  'color-mix(in srgb, var(--cf-primary-glow) 60%, var(--cf-surface))',
  'color-mix(in srgb, var(--cf-info) 50%, var(--cf-surface))',
  'var(--cf-accent)',
  'var(--cf-success)',
]

/** @param index of the series; undefined for the rest */
export const colourOf = (index: number | undefined): string =>
  index === undefined ? REST : (colours[index % colours.length] ?? REST)
