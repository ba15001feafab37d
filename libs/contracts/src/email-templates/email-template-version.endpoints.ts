import * as z from 'zod/mini'
import {
  contentVersion,
  restoreBody,
  versionParams,
  versionQuery,
} from '../content-versions/content-version.schema.ts'
import { endpoint } from '../endpoint.ts'
import { emailTemplateName, emailTemplateVersion } from './email-template.schema.ts'

const params = z.object({ name: emailTemplateName })
const ofOneVersion = z.extend(params, versionParams.shape)
const notFound = 'template_not_found'

export const getEmailTemplate = endpoint({
  id: 'email-templates.get',
  method: 'GET',
  path: '/api/admin/email-templates/:name',
  summary: 'The texts of a template and which version they are',
  permission: 'admin',
  area: 'content',
  params,
  response: emailTemplateVersion,
  notFound,
})

export const listEmailTemplateVersions = endpoint({
  id: 'email-templates.versions',
  method: 'GET',
  path: '/api/admin/email-templates/:name/versions',
  summary: 'The saved versions of the texts of a template, newest first, without the texts',
  permission: 'admin',
  area: 'content',
  params,
  query: versionQuery,
  response: z.array(contentVersion),
  notFound,
})

export const getEmailTemplateVersion = endpoint({
  id: 'email-templates.version',
  method: 'GET',
  path: '/api/admin/email-templates/:name/versions/:version',
  summary: 'One saved version of the texts of a template',
  permission: 'admin',
  area: 'content',
  params: ofOneVersion,
  response: emailTemplateVersion,
  errors: ['template_not_found'],
  notFound: 'version_not_found',
})

export const restoreEmailTemplateVersion = endpoint({
  id: 'email-templates.restore-version',
  method: 'POST',
  path: '/api/admin/email-templates/:name/versions/:version/restore',
  summary: 'Save an earlier version of the texts of a template again, as the newest one',
  permission: 'admin',
  area: 'content',
  params: ofOneVersion,
  body: restoreBody,
  response: emailTemplateVersion,
  errors: ['content_outdated', 'template_not_found', 'unknown_variable'],
  notFound: 'version_not_found',
})
