import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One registry a process; what it counts in outlives an app, of which tests have several. */
export const metricsRegistry = new Registry()

/** Of metrics with what they count by. Names are those of OpenTelemetry's conventions, where they have one. */
interface Described<Label extends string> {
  name: string
  help: string
  labelNames?: readonly Label[]
}

const registers = [metricsRegistry]

export const counter = <Label extends string>(described: Described<Label>) =>
  new Counter<Label>({ ...described, registers })

export const gauge = <Label extends string>(described: Described<Label>) =>
  new Gauge<Label>({ ...described, registers })

/** @param buckets seconds */
export const histogram = <Label extends string>(described: Described<Label>, buckets: number[]) =>
  new Histogram<Label>({ ...described, buckets, registers })
