import type { FormInstance } from 'antd/es/form'

/** Shows what the server refused (`fields` of its answer) at the fields that it names. */
export function showFieldProblems<Values>(
  form: FormInstance<Values>,
  fields: Record<string, string> | undefined,
): void {
  type Field = Parameters<typeof form.setFields>[0][number]
  const entries = Object.entries(fields ?? {})
  form.setFields(entries.map(([name, problem]) => ({ name, errors: [problem] }) as Field))
}
