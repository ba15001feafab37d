import * as z from 'zod/mini'
import { contentVersion, restoreBody, versionQuery } from '../content-versions/content-version.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  homepageTranslation,
  homepageTranslationBody,
  translationParams,
  translationVersionParams,
} from './content-translation.schema.ts'

export const getHomepageTranslation = endpoint({
  id: 'admin-homepage.translation',
  method: 'GET',
  path: '/api/admin/homepage/translations/:language',
  summary:
    'The texts of the landing page in another language, for editing; blank where there is no translation',
  permission: 'admin',
  area: 'content',
  params: translationParams,
  response: homepageTranslation,
  notFound: 'not_found',
})

export const updateHomepageTranslation = endpoint({
  id: 'admin-homepage.translate',
  method: 'PUT',
  path: '/api/admin/homepage/translations/:language',
  summary:
    'The texts of the landing page in another language: saved as a new version, and published for its readers alone',
  permission: 'admin',
  area: 'content',
  params: translationParams,
  body: homepageTranslationBody,
  response: homepageTranslation,
  errors: ['content_outdated', 'version_not_found'],
  notFound: 'not_found',
})

export const listHomepageTranslationVersions = endpoint({
  id: 'admin-homepage.translation-versions',
  method: 'GET',
  path: '/api/admin/homepage/translations/:language/versions',
  summary: 'The saved versions of a translation, newest first, without their texts',
  permission: 'admin',
  area: 'content',
  params: translationParams,
  query: versionQuery,
  response: z.array(contentVersion),
  notFound: 'not_found',
})

export const getHomepageTranslationVersion = endpoint({
  id: 'admin-homepage.translation-version',
  method: 'GET',
  path: '/api/admin/homepage/translations/:language/versions/:version',
  summary: 'One saved version of a translation',
  permission: 'admin',
  area: 'content',
  params: translationVersionParams,
  response: homepageTranslation,
  notFound: 'version_not_found',
})

export const restoreHomepageTranslationVersion = endpoint({
  id: 'admin-homepage.restore-translation',
  method: 'POST',
  path: '/api/admin/homepage/translations/:language/versions/:version/restore',
  summary: 'Save an earlier version of a translation again, as the newest one',
  permission: 'admin',
  area: 'content',
  params: translationVersionParams,
  body: restoreBody,
  response: homepageTranslation,
  errors: ['content_outdated'],
  notFound: 'version_not_found',
})
