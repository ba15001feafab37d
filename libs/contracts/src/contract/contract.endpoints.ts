import { endpoint } from '../endpoint.ts'
import { contract, contractDraft, contractForEditing } from './contract.schema.ts'

export const getContract = endpoint({
  id: 'contract.get',
  method: 'GET',
  path: '/api/contract',
  summary: 'The terms and conditions',
  permission: 'public',
  answer: contract,
})

export const getAdminContract = endpoint({
  id: 'admin-contract.get',
  method: 'GET',
  path: '/api/admin/contract',
  summary: 'The terms and conditions, for editing',
  permission: 'admin',
  answer: contractForEditing,
})

export const updateContract = endpoint({
  id: 'admin-contract.update',
  method: 'PUT',
  path: '/api/admin/contract',
  summary: 'Save the terms and conditions as a new version',
  permission: 'admin',
  body: contractDraft,
  answer: contractForEditing,
})
