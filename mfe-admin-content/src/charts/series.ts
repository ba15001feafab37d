/** One of the figures that are counted at each step of time. */
export interface Series {
  key: string
  name: string
  /** A colour of the theme's, as CSS writes it. */
  colour: string
  /** One for each step; null where it is not told. */
  values: (number | null)[]
}
