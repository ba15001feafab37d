/** As servers and libraries name it. */
const refusals: Record<string, string> = {
  '28P01': 'it refuses the user or the password.',
  28000: 'it does not let the user in from here.',
  '3D000': 'there is no such database.',
  53300: 'it has no connection left.',
  CredentialsProviderError: 'no key for it is set, nor found in the environment of AWS.',
  EAUTH: 'it refuses the user or the password.',
  WRONGPASS: 'it refuses the user or the password.',
  NOAUTH: 'it asks for a password.',
  NOPERM: 'it does not allow the user to ask.',
}

interface Fault {
  code?: unknown
  name?: string
  message?: string
  /** Of HTTP, by Stripe and by AWS. */
  statusCode?: number
  $metadata?: { httpStatusCode?: number }
  cause?: Fault
  detail?: Fault
}

/** What an HTTP status says, where it is not one of success. */
export function problemOfStatus(status: number): string {
  if (status === 401 || status === 403) return 'it refuses the key.'
  return `it answers with status ${status}.`
}

/** Some libraries put the code into an error of their own; Redis begins its message with it. */
function codeOf({ code, cause, detail, name, message }: Fault): string | undefined {
  const codes = [code, cause?.code, detail?.code, name === 'ReplyError' && message?.split(' ')[0]]
  return codes.find((each): each is string => typeof each === 'string' && each !== '')
}

const isTimeout = ({ name, message }: Fault, code?: string) =>
  code === 'ETIMEDOUT' || name === 'TimeoutError' || /time-?out|timed out/i.test(message ?? '')

/** Of what speaks another protocol, or none. */
const isNoAnswer = (code: string) => !/^(HPE_|EPROTOCOL$|UND_ERR_)/.test(code)

/** One sentence. Addresses may hold passwords: of what an error says only its code is told. */
export function problemOf(error: unknown): string {
  const fault = error as Fault
  const status = fault.statusCode ?? fault.$metadata?.httpStatusCode ?? Number(fault.code)
  if (status >= 300 && status < 600) return problemOfStatus(status)
  const code = codeOf(fault)
  const refusal = refusals[code ?? ''] ?? refusals[fault.name ?? '']
  if (refusal) return refusal
  if (isTimeout(fault, code)) return 'it does not answer in time.'
  if (code && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return `it answers with the error ${code}.`
  if (code && isNoAnswer(code)) return `it does not answer (${code}).`
  const kind = code ?? (fault.name === 'Error' ? undefined : fault.name)
  return `it does not answer as it should${kind ? ` (${kind})` : ''}.`
}
