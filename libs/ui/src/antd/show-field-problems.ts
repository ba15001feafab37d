import type { FormInstance } from 'antd/es/form'

/**
 * Shows what the server refused (`fields` of its answer) at the fields that it names, as in `sections.0.title`, and leads to
 * the first of them.
 */
export function showFieldProblems<Values>(
  form: FormInstance<Values>,
  fields: Record<string, string> | undefined,
): void {
  type Field = Parameters<typeof form.setFields>[0][number]
  const entries = Object.entries(fields ?? {})
  form.setFields(
    entries.map(([path, problem]) => ({ name: path.split('.').map(toName), errors: [problem] }) as Field),
  )
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0)
  if (first) form.scrollToField(first.name, { focus: true })
}

const toName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)
