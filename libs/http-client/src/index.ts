export { ApiError, type ApiErrorDetails } from './api-error.ts'
export { type CallInput, createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts'
