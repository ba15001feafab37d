import * as z from 'zod/mini'
import {
  baseVersion,
  contentVersion,
  restoreBody,
  versionParams,
  versionQuery,
} from '../content-versions/content-version.schema.ts'
import { endpoint } from '../endpoint.ts'
import { contract, contractDraft, contractForEditing } from './contract.schema.ts'

export const getContract = endpoint({
  id: 'contract.get',
  method: 'GET',
  path: '/api/contract',
  summary: 'The terms and conditions',
  permission: 'public',
  response: contract,
})

export const getAdminContract = endpoint({
  id: 'admin-contract.get',
  method: 'GET',
  path: '/api/admin/contract',
  summary: 'The terms and conditions, for editing',
  permission: 'admin',
  area: 'content',
  response: contractForEditing,
})

export const updateContract = endpoint({
  id: 'admin-contract.update',
  method: 'PUT',
  path: '/api/admin/contract',
  summary: 'Save the terms and conditions as a new version',
  permission: 'admin',
  area: 'content',
  body: z.extend(contractDraft, { base_version: baseVersion }),
  response: contractForEditing,
  errors: ['content_outdated'],
})

export const listContractVersions = endpoint({
  id: 'admin-contract.versions',
  method: 'GET',
  path: '/api/admin/contract/versions',
  summary: 'The saved versions of the terms and conditions, newest first, without their texts',
  permission: 'admin',
  area: 'content',
  query: versionQuery,
  response: z.array(contentVersion),
})

export const getContractVersion = endpoint({
  id: 'admin-contract.version',
  method: 'GET',
  path: '/api/admin/contract/versions/:version',
  summary: 'One saved version of the terms and conditions',
  permission: 'admin',
  area: 'content',
  params: versionParams,
  response: contractForEditing,
  notFound: 'version_not_found',
})

export const restoreContractVersion = endpoint({
  id: 'admin-contract.restore',
  method: 'POST',
  path: '/api/admin/contract/versions/:version/restore',
  summary: 'Save an earlier version of the terms and conditions again, as the newest one',
  permission: 'admin',
  area: 'content',
  params: versionParams,
  body: restoreBody,
  response: contractForEditing,
  errors: ['content_outdated'],
  notFound: 'version_not_found',
})
