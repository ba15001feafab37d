import { endpoint } from '../endpoint.ts'
import { homepage, homepageDraft } from './homepage.schema.ts'

export const getHomepage = endpoint({
  id: 'homepage.get',
  method: 'GET',
  path: '/api/homepage',
  summary: 'The texts of the landing page',
  permission: 'public',
  answer: homepage,
})

export const getAdminHomepage = endpoint({
  id: 'admin-homepage.get',
  method: 'GET',
  path: '/api/admin/homepage',
  summary: 'The texts of the landing page, for editing',
  permission: 'admin',
  answer: homepage,
})

export const updateHomepage = endpoint({
  id: 'admin-homepage.update',
  method: 'PUT',
  path: '/api/admin/homepage',
  summary: 'Save the texts of the landing page as a new version',
  permission: 'admin',
  body: homepageDraft,
  answer: homepage,
})
