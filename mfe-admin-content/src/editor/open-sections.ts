import type { FormInstance } from '@confida/ui/antd'

/** Opens the sections in which something is wrong: what is put away cannot be seen, or get the focus. */
export function openSections<Values>(form: FormInstance<Values>): void {
  for (const { name, errors } of form.getFieldsError()) {
    const field: { nativeElement?: HTMLElement } | undefined = form.getFieldInstance(name as never)
    const section = errors.length > 0 && field?.nativeElement?.closest('details')
    if (section) section.open = true
  }
}
