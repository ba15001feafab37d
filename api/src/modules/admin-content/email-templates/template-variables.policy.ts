import {
  type EmailTemplateName,
  type EmailTemplateTexts,
  type FieldIssue,
  unknownVariables,
} from '@confida/contracts'
import { AppError } from '../../../platform/http/app-error.ts'

/** @throws AppError that names the variables which the template does not know, each at its field */
export function checkVariables(template: EmailTemplateName, texts: EmailTemplateTexts): void {
  const unknown = new Set<string>()
  const fields: Record<string, FieldIssue> = {}
  for (const field of ['subject', 'content'] as const) {
    const names = unknownVariables(template, texts[field])
    if (names.length === 0) continue
    for (const name of names) unknown.add(name)
    fields[field] = { problem: 'unknown_variable', params: { name: names.join(', ') } }
  }
  if (unknown.size > 0) throw new AppError('unknown_variable', { name: [...unknown].join(', ') }, fields)
}
