export { startTracing } from './start-tracing.ts'
export type { HttpRequest, RequestSpan, TraceIds, Tracing } from './tracing.ts'
