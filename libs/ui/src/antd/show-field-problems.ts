import type { FormInstance } from 'antd/es/form'

/** By the path of the field, as in `sections.0.title`. */
type FieldProblems = Record<string, string>

/** Shows what the server refused (`fields` of its answer) at the fields that it names, and leads to the first of them. */
export function showFieldProblems<Values>(
  form: FormInstance<Values>,
  fields: FieldProblems | undefined,
): void {
  if (!fields) return
  setFieldProblems(form, fields)
  leadToProblem(form, fields)
}

/** Shows these problems at their fields, for a form that must bring them in sight before it can lead to one. */
export function setFieldProblems<Values>(form: FormInstance<Values>, fields: FieldProblems): void {
  type Field = Parameters<typeof form.setFields>[0][number]
  form.setFields(
    Object.entries(fields).map(
      ([path, problem]) => ({ name: path.split('.').map(toName), errors: [problem] }) as Field,
    ),
  )
}

/** Leads to the form's first field in which something is wrong; where `among` is given, to the first that it names. */
export function leadToProblem<Values>(form: FormInstance<Values>, among?: FieldProblems): void {
  const first = form
    .getFieldsError()
    .find(({ name, errors }) => errors.length > 0 && (!among || name.join('.') in among))
  if (first) form.scrollToField(first.name, { focus: true })
}

const toName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)
