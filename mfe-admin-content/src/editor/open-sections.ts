import type { FormInstance } from '@confida/ui/antd'

/** Opens the sections in which something is wrong: what is put away cannot be seen, or get the focus. */
export function openSections<Values>(form: FormInstance<Values>): void {
  for (const { name, errors } of form.getFieldsError()) {
    const field: { nativeElement?: HTMLElement } | undefined = form.getFieldInstance(name as never)
    let section = errors.length > 0 ? field?.nativeElement?.closest('details') : undefined
    while (section) {
      section.open = true
      section = section.parentElement?.closest('details')
    }
  }
}
