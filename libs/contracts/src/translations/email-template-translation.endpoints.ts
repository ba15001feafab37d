import * as z from 'zod/mini'
import { contentVersion, restoreBody, versionQuery } from '../content-versions/content-version.schema.ts'
import { emailTemplateName } from '../email-templates/email-template.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  emailTemplateTranslation,
  emailTemplateTranslationBody,
  translationParams,
  translationVersionParams,
} from './content-translation.schema.ts'

const ofTemplate = { name: emailTemplateName }
const params = z.extend(translationParams, ofTemplate)
const ofOneVersion = z.extend(translationVersionParams, ofTemplate)
const path = '/api/admin/email-templates/:name/translations/:language' as const
const notFound = 'template_not_found'

export const getEmailTemplateTranslation = endpoint({
  id: 'email-templates.translation',
  method: 'GET',
  path,
  summary:
    'A template in another language, for editing; blank where there is none and the original is not built in',
  permission: 'admin',
  area: 'content',
  params,
  response: emailTemplateTranslation,
  notFound,
})

export const updateEmailTemplateTranslation = endpoint({
  id: 'email-templates.translate',
  method: 'PUT',
  path,
  summary: 'A template in another language: saved as a new version, which its readers get from then on',
  permission: 'admin',
  area: 'content',
  params,
  body: emailTemplateTranslationBody,
  response: emailTemplateTranslation,
  errors: ['content_outdated', 'unknown_variable', 'version_not_found'],
  notFound,
})

export const listEmailTemplateTranslationVersions = endpoint({
  id: 'email-templates.translation-versions',
  method: 'GET',
  path: `${path}/versions`,
  summary: 'The saved versions of a template in another language, newest first, without their texts',
  permission: 'admin',
  area: 'content',
  params,
  query: versionQuery,
  response: z.array(contentVersion),
  notFound,
})

export const getEmailTemplateTranslationVersion = endpoint({
  id: 'email-templates.translation-version',
  method: 'GET',
  path: `${path}/versions/:version`,
  summary: 'One saved version of a template in another language',
  permission: 'admin',
  area: 'content',
  params: ofOneVersion,
  response: emailTemplateTranslation,
  errors: ['template_not_found'],
  notFound: 'version_not_found',
})

export const restoreEmailTemplateTranslationVersion = endpoint({
  id: 'email-templates.restore-translation',
  method: 'POST',
  path: `${path}/versions/:version/restore`,
  summary: 'Save an earlier version of a template in another language again, as the newest one',
  permission: 'admin',
  area: 'content',
  params: ofOneVersion,
  body: restoreBody,
  response: emailTemplateTranslation,
  errors: ['content_outdated', 'template_not_found', 'unknown_variable'],
  notFound: 'version_not_found',
})
