import { ApiError, type ApiErrorDetails } from '@confida/http-client'

/** The fields whose label a server message is prefixed with; the values are keys of the `fields` texts. */
export type NamedField = 'name' | 'password' | 'birthDate' | 'phone' | 'email' | 'discountCode'

export type RegisterProblem =
  | { kind: 'network' }
  | { kind: 'emailExists' }
  | { kind: 'passwordTooShort' }
  | { kind: 'reason'; reason: string | undefined; field?: NamedField }
  | { kind: 'fields'; fields: { field: NamedField; reason: string }[] }

/** The fields that a problem is about. */
export function fieldsOfProblem(problem: RegisterProblem | undefined): NamedField[] {
  switch (problem?.kind) {
    case 'emailExists':
      return ['email']
    case 'passwordTooShort':
      return ['password']
    case 'fields':
      return problem.fields.map(({ field }) => field)
    case 'reason':
      return problem.field ? [problem.field] : []
    default:
      return []
  }
}

const namesInBody: Record<string, NamedField> = {
  name: 'name',
  password: 'password',
  birth_date: 'birthDate',
  phone: 'phone',
  email: 'email',
  discount_code: 'discountCode',
}

/** Words by which a message names a field, in the order in which they are looked for (specification §8). */
const wordsOfFields: [NamedField, RegExp][] = [
  ['password', /password|mot de passe|passwort|contraseña|كلمة المرور/i],
  ['birthDate', /birth|\bdate\b|nascita|naissance|geburt|nacimiento|ميلاد/i],
  ['phone', /phone|telefon|téléphone|teléfono|هاتف/i],
  ['email', /e-?mail|correo|البريد/i],
]

const takenWords = /already (been )?registered|già registrata/i

function fieldsOf({ fields }: ApiErrorDetails) {
  return Object.entries(fields ?? {}).flatMap(([name, reason]) => {
    const field = namesInBody[name]
    return field ? [{ field, reason }] : []
  })
}

function fieldOf({ code }: ApiErrorDetails, reason: string): NamedField | undefined {
  if (code === 'under_age') return 'birthDate'
  return wordsOfFields.find(([, words]) => words.test(reason))?.[0]
}

/**
 * What to say when a registration failed: the server's `detail`, else its `message`, else its text, with the
 * label of the field that it is about; a network error where there was no answer.
 */
export function registerProblem(error: unknown): RegisterProblem {
  if (!(error instanceof ApiError) || error.isNetwork) return { kind: 'network' }
  const { code, reason } = error.details
  if (code === 'email_exists' || (reason && takenWords.test(reason))) return { kind: 'emailExists' }
  const fields = fieldsOf(error.details)
  if (fields.length > 0) return { kind: 'fields', fields }
  return { kind: 'reason', reason, field: reason ? fieldOf(error.details, reason) : undefined }
}
