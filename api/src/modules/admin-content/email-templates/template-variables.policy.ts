import { type EmailTemplateName, type EmailTemplateTexts, unknownVariable } from '@confida/contracts'
import { AppError } from '../../../platform/http/app-error.ts'

/** @throws AppError that names a variable which the template does not know */
export function checkVariables(template: EmailTemplateName, texts: EmailTemplateTexts): void {
  for (const field of ['subject', 'content'] as const) {
    const name = unknownVariable(template, texts[field])
    if (name === undefined) continue
    throw new AppError('unknown_variable', { name }, { [field]: { problem: 'invalid', params: {} } })
  }
}
