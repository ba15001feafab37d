import * as z from 'zod/mini'
import {
  baseVersion,
  contentVersion,
  restoreBody,
  versionParams,
  versionQuery,
} from '../content-versions/content-version.schema.ts'
import { endpoint } from '../endpoint.ts'
import { homepage, homepageDraft, publicHomepage } from './homepage.schema.ts'

export const getHomepage = endpoint({
  id: 'homepage.get',
  method: 'GET',
  path: '/api/homepage',
  summary: 'The texts of the landing page, and the address for questions',
  permission: 'public',
  response: publicHomepage,
})

export const getAdminHomepage = endpoint({
  id: 'admin-homepage.get',
  method: 'GET',
  path: '/api/admin/homepage',
  summary: 'The texts of the landing page, for editing',
  permission: 'admin',
  area: 'content',
  response: homepage,
})

export const updateHomepage = endpoint({
  id: 'admin-homepage.update',
  method: 'PUT',
  path: '/api/admin/homepage',
  summary: 'Save the texts of the landing page as a new version',
  permission: 'admin',
  area: 'content',
  body: z.extend(homepageDraft, { base_version: baseVersion }),
  response: homepage,
  errors: ['content_outdated'],
})

export const listHomepageVersions = endpoint({
  id: 'admin-homepage.versions',
  method: 'GET',
  path: '/api/admin/homepage/versions',
  summary: 'The saved versions of the texts of the landing page, newest first, without their texts',
  permission: 'admin',
  area: 'content',
  query: versionQuery,
  response: z.array(contentVersion),
})

export const getHomepageVersion = endpoint({
  id: 'admin-homepage.version',
  method: 'GET',
  path: '/api/admin/homepage/versions/:version',
  summary: 'One saved version of the texts of the landing page',
  permission: 'admin',
  area: 'content',
  params: versionParams,
  response: homepage,
  notFound: 'version_not_found',
})

export const restoreHomepageVersion = endpoint({
  id: 'admin-homepage.restore',
  method: 'POST',
  path: '/api/admin/homepage/versions/:version/restore',
  summary: 'Save an earlier version of the texts of the landing page again, as the newest one',
  permission: 'admin',
  area: 'content',
  params: versionParams,
  body: restoreBody,
  response: homepage,
  errors: ['content_outdated'],
  notFound: 'version_not_found',
})
