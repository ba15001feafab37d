const AZURE = /\.(openai|cognitiveservices|services\.ai)\.azure\.com$/

export interface EndpointKey {
  apiKey?: string
  /** That the key is sent in; `Authorization` has it after `Bearer`. */
  apiKeyHeader?: string
}

/** What shows the key to an endpoint; nothing where there is none. */
export function keyHeaders({ apiKey, apiKeyHeader }: EndpointKey, hostname: string): Record<string, string> {
  if (!apiKey) return {}
  const header = apiKeyHeader ?? (AZURE.test(hostname) ? 'api-key' : 'Authorization')
  return { [header]: header.toLowerCase() === 'authorization' ? `Bearer ${apiKey}` : apiKey }
}
