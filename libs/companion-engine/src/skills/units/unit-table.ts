type Dimension = 'length' | 'mass' | 'volume' | 'speed' | 'time' | 'area' | 'data' | 'temperature'

interface Unit {
  dimension: Dimension
  /** In the dimension's basic unit. */
  factor: number
  /** What is added afterwards: of temperatures, the zero in kelvins. */
  offset?: number
  /** By which `Intl.NumberFormat` knows it. */
  intl: string
}

const unit = (dimension: Dimension, intl: string, factor: number, offset?: number): Unit => ({
  dimension,
  intl,
  factor,
  ...(offset === undefined ? {} : { offset }),
})

/** Exact by definition (International System of Units; yard and pound agreement of 1959; US gallon). */
export const UNITS = {
  kilometre: unit('length', 'kilometer', 1000),
  metre: unit('length', 'meter', 1),
  centimetre: unit('length', 'centimeter', 0.01),
  millimetre: unit('length', 'millimeter', 0.001),
  mile: unit('length', 'mile', 1609.344),
  yard: unit('length', 'yard', 0.9144),
  foot: unit('length', 'foot', 0.3048),
  inch: unit('length', 'inch', 0.0254),
  kilogram: unit('mass', 'kilogram', 1000),
  gram: unit('mass', 'gram', 1),
  pound: unit('mass', 'pound', 453.59237),
  ounce: unit('mass', 'ounce', 28.349523125),
  stone: unit('mass', 'stone', 6350.29318),
  litre: unit('volume', 'liter', 1),
  millilitre: unit('volume', 'milliliter', 0.001),
  gallon: unit('volume', 'gallon', 3.785411784),
  kmh: unit('speed', 'kilometer-per-hour', 1 / 3.6),
  mph: unit('speed', 'mile-per-hour', 0.44704),
  second: unit('time', 'second', 1),
  minute: unit('time', 'minute', 60),
  hour: unit('time', 'hour', 3600),
  day: unit('time', 'day', 86_400),
  week: unit('time', 'week', 604_800),
  hectare: unit('area', 'hectare', 10_000),
  acre: unit('area', 'acre', 4046.8564224),
  megabyte: unit('data', 'megabyte', 1),
  gigabyte: unit('data', 'gigabyte', 1000),
  terabyte: unit('data', 'terabyte', 1_000_000),
  celsius: unit('temperature', 'celsius', 1, 273.15),
  fahrenheit: unit('temperature', 'fahrenheit', 5 / 9, 459.67 * (5 / 9)),
} satisfies Record<string, Unit>

export type UnitId = keyof typeof UNITS

/** Nothing where the two measure different things. */
export function convert(value: number, from: UnitId, to: UnitId): number | undefined {
  const [given, wanted]: [Unit, Unit] = [UNITS[from], UNITS[to]]
  if (given.dimension !== wanted.dimension) return undefined
  return (value * given.factor + (given.offset ?? 0) - (wanted.offset ?? 0)) / wanted.factor
}
