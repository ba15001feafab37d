import * as z from 'zod/mini'
import { success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  emailTemplate,
  emailTemplateDraft,
  emailTemplateName,
  emailTemplateTexts,
} from './email-template.schema.ts'

const params = z.object({ name: emailTemplateName })
const notFound = 'template_not_found'

export const listEmailTemplates = endpoint({
  id: 'email-templates.list',
  method: 'GET',
  path: '/api/admin/email-templates',
  summary: 'The templates of the mails that the product sends',
  permission: 'admin',
  area: 'content',
  response: z.array(emailTemplate),
})

export const updateEmailTemplate = endpoint({
  id: 'email-templates.update',
  method: 'PUT',
  path: '/api/admin/email-templates/:name',
  summary: 'Save a template; a variable that it does not know is refused by name',
  permission: 'admin',
  area: 'content',
  params,
  body: emailTemplateDraft,
  response: emailTemplate,
  errors: ['unknown_variable', 'record_outdated'],
  notFound,
})

export const toggleEmailTemplate = endpoint({
  id: 'email-templates.toggle',
  method: 'PUT',
  path: '/api/admin/email-templates/:name/toggle',
  summary: 'Make a template active, or inactive: then it sends nothing',
  permission: 'admin',
  area: 'content',
  params,
  response: z.object({ is_active: z.boolean() }),
  notFound,
})

export const removeEmailTemplate = endpoint({
  id: 'email-templates.remove',
  method: 'DELETE',
  path: '/api/admin/email-templates/:name',
  summary: 'Delete a template; password resets go on with their built-in text',
  permission: 'admin',
  area: 'content',
  params,
  response: success,
  notFound,
})

export const restoreEmailTemplate = endpoint({
  id: 'email-templates.restore',
  method: 'POST',
  path: '/api/admin/email-templates/:name/restore',
  summary: 'Give a template, deleted or not, its built-in text back, in every language',
  permission: 'admin',
  area: 'content',
  params,
  response: emailTemplate,
  errors: ['record_outdated'],
  notFound,
})

export const testEmailTemplate = endpoint({
  id: 'email-templates.test',
  method: 'POST',
  path: '/api/admin/email-templates/:name/test',
  summary: 'Mail these texts, saved or not, to the administrator who asks, with sample values',
  permission: 'admin',
  area: 'content',
  params,
  body: emailTemplateTexts,
  response: success,
  errors: ['unknown_variable'],
  notFound,
})
