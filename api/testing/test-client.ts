import { requireDocumented } from './documented-response.ts'

export interface CallOptions {
  token?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

export interface ApiResponse {
  status: number
  headers: Headers
  text: string
  /** The parsed body where it is JSON; tests look into it freely. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape instead of declaring it
  body: any
}

/** Makes a call to the API at `origin` and reads the response whole, which has to be a documented one. */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<ApiResponse> {
  const { token, body, headers } = options
  const response = await fetch(new URL(path, origin), {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const answer = {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
  requireDocumented(method, path, answer)
  return answer
}
