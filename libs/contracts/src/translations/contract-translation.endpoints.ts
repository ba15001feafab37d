import * as z from 'zod/mini'
import { contentVersion, restoreBody, versionQuery } from '../content-versions/content-version.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  contractTranslation,
  contractTranslationBody,
  translationParams,
  translationVersionParams,
} from './content-translation.schema.ts'

export const getContractTranslation = endpoint({
  id: 'admin-contract.translation',
  method: 'GET',
  path: '/api/admin/contract/translations/:language',
  summary: 'The terms and conditions in another language, for editing; blank where there is no translation',
  permission: 'admin',
  area: 'content',
  params: translationParams,
  response: contractTranslation,
  notFound: 'not_found',
})

export const updateContractTranslation = endpoint({
  id: 'admin-contract.translate',
  method: 'PUT',
  path: '/api/admin/contract/translations/:language',
  summary:
    'The terms and conditions in another language: saved as a new version, and published for its readers alone',
  permission: 'admin',
  area: 'content',
  params: translationParams,
  body: contractTranslationBody,
  response: contractTranslation,
  errors: ['content_outdated', 'version_not_found'],
  notFound: 'not_found',
})

export const listContractTranslationVersions = endpoint({
  id: 'admin-contract.translation-versions',
  method: 'GET',
  path: '/api/admin/contract/translations/:language/versions',
  summary: 'The saved versions of a translation, newest first, without their texts',
  permission: 'admin',
  area: 'content',
  params: translationParams,
  query: versionQuery,
  response: z.array(contentVersion),
  notFound: 'not_found',
})

export const getContractTranslationVersion = endpoint({
  id: 'admin-contract.translation-version',
  method: 'GET',
  path: '/api/admin/contract/translations/:language/versions/:version',
  summary: 'One saved version of a translation',
  permission: 'admin',
  area: 'content',
  params: translationVersionParams,
  response: contractTranslation,
  notFound: 'version_not_found',
})

export const restoreContractTranslationVersion = endpoint({
  id: 'admin-contract.restore-translation',
  method: 'POST',
  path: '/api/admin/contract/translations/:language/versions/:version/restore',
  summary: 'Save an earlier version of a translation again, as the newest one',
  permission: 'admin',
  area: 'content',
  params: translationVersionParams,
  body: restoreBody,
  response: contractTranslation,
  errors: ['content_outdated'],
  notFound: 'version_not_found',
})
