import { OVERRIDE_KEY_MIN } from '@confida/remote-kit/override'
import * as z from 'zod'
import { isRegistryAddress } from './registry-poller.ts'

const port = (lowest: number) => {
  const error = 'must be a port number from 1 to 65535'
  return z.coerce.number(error).int(error).min(lowest, error).max(65_535, error)
}

const isWebAddress = (value: unknown): value is string =>
  URL.canParse(String(value)) && /^https?:$/.test(new URL(String(value)).protocol)

/** Of a server or, with a path, of a place on it. */
export const webAddress = (example: string) =>
  z.string().refine(isWebAddress, { error: `must be an address such as ${example}` })

const range = z.union([z.cidrv4(), z.cidrv6()]).refine((value) => !value.endsWith('/0'))
const proxy = z.union([z.ipv4(), z.ipv6(), range, z.enum(['loopback', 'linklocal', 'uniquelocal'])])
const proxies = z.union([
  z.coerce.number().int().min(0).max(10),
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(proxy)),
])

function parseOrigins(text: string, context: z.RefinementCtx): Record<string, string> {
  try {
    return z.record(z.string(), z.string().refine(isWebAddress)).parse(JSON.parse(text))
  } catch {
    context.addIssue('must be JSON such as {"mfe-chat": "http://mfe-chat:8080/mfe-chat"}')
    return z.NEVER
  }
}

/** Every variable that the shell's server reads. Messages continue "NAME …". */
export const shellEnvironment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  // 0 takes a free one, for tests.
  PORT: port(0).default(4200),
  API_PORT: port(1).default(3000),
  API_URL: webAddress('http://api:3000').optional(),
  PUBLIC_URL: webAddress('https://confida.example')
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine((value) => proxies.safeParse(value).success, {
      error: 'must be addresses of proxies such as 10.0.0.0/8, or their number from 0 to 10',
    })
    .optional(),
  REGISTRY_FILE: z.string().default(''),
  REGISTRY_URL: z
    .string()
    .refine((value) => value.split(',').every((address) => isRegistryAddress(address.trim())), {
      error:
        'must be an https address without user and password, or several; http only within a private network',
    })
    .optional(),
  REMOTE_ORIGINS: z.string().transform(parseOrigins).default({}),
  REMOTE_OVERRIDE_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= OVERRIDE_KEY_MIN, {
      error: `must be at least ${OVERRIDE_KEY_MIN} bytes long`,
    })
    .optional(),
  SHELL_METRICS_PORT: port(1).optional(),
  /** Where its build lies; for images and `npm start`. */
  SHELL_DIST: z.string().optional(),
})

export type ShellEnvironment = z.output<typeof shellEnvironment>
