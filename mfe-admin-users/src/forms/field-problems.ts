import type { FormInstance } from '@confida/ui/antd'
import { detailsOf } from '../problems/problem.ts'

/** Shows what the server refused at the fields that it names. */
export function showFieldProblems<Values>(form: FormInstance<Values>, error: unknown): void {
  const { fields = {} } = detailsOf(error)
  type Field = Parameters<typeof form.setFields>[0][number]
  form.setFields(Object.entries(fields).map(([name, problem]) => ({ name, errors: [problem] }) as Field))
}
