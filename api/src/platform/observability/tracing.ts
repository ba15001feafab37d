import { startTracing, type Tracing } from '@confida/tracing'

/** Undefined, and without any cost, where no collector is named. */
export async function startApiTracing(): Promise<Tracing | undefined> {
  const tracing = await startTracing('confida-api')
  if (tracing) (await import('./instrumentations.ts')).instrument()
  return tracing
}
