import type { IncomingHttpHeaders } from 'node:http'

/** What a line of the log names to be found from its trace; empty where nothing is traced. */
export interface TraceIds {
  trace_id?: string
  span_id?: string
}

export interface HttpRequest {
  method: string
  headers: IncomingHttpHeaders
  /** Whether its `traceparent` counts: anybody else's would put strangers' requests into one trace. */
  isBelieved: boolean
}

/** One request that a server answers. */
export interface RequestSpan {
  /** Whatever `work` begins belongs to this request. */
  run<Result>(work: () => Result): Result
  /** @param route the pattern, never the address itself */
  end(route: string, status: number): void
}

/** W3C's `traceparent` of what asked for a job; empty where nobody did. */
export interface JobOrigin {
  traceparent?: string
}

/** Spans over HTTP for a collector. */
export interface Tracing {
  begin(request: HttpRequest): RequestSpan
  /** Names what is under way to the next server, or to a job, by W3C's `traceparent`. */
  pass(headers: IncomingHttpHeaders | JobOrigin): void
  /**
   * Runs a job as a trace of its own, which ends with it and fails with it.
   * @param origin what `pass` gave where the job was asked for: the trace has a link to it
   */
  runJob<Result>(queue: string, origin: JobOrigin, work: () => Promise<Result>): Promise<Result>
  /** Of what is under way. */
  ids(): TraceIds
  /** Sends what has not been sent yet, where somebody takes it. */
  stop(): Promise<void>
}
