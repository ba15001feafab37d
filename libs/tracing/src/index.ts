export { askCollector, isTraced, startTracing } from './start-tracing.ts'
export type { HttpRequest, JobOrigin, RequestSpan, TraceIds, Tracing } from './tracing.ts'
