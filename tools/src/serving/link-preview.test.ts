import type { IncomingMessage } from 'node:http'
import { expect, it } from '@jest/globals'
import { isLinkPreview, withWholeAddresses } from './link-preview.ts'

const request = (method: string, headers = {}) => ({ method, headers }) as IncomingMessage

it('tells a network that reads a page from a browser, and a page from a file', () => {
  expect(isLinkPreview(request('GET'), '/')).toBe(true)
  expect(isLinkPreview(request('GET', { 'sec-fetch-dest': 'document' }), '/')).toBe(false)
  expect(isLinkPreview(request('GET'), '/social.png')).toBe(false)
  expect(isLinkPreview(request('POST'), '/')).toBe(false)
})

it('gives the picture of a link its whole address', () => {
  const page = '<meta property="og:image" content="/social.png"><a href="/social.png">'
  expect(withWholeAddresses(page, 'https://confida.example')).toBe(
    '<meta property="og:image" content="https://confida.example/social.png"><a href="/social.png">',
  )
})
