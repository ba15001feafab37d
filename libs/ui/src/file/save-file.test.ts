import { expect, it, jest } from '@jest/globals'
import { saveFile } from './save-file.ts'

it('names a file so that every file system takes it', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  saveFile('chat-Lu/na\\ "1:2"*?<>|.txt', ['Ciao'], 'text/plain')
  expect(saved).toEqual(['chat-Lu-na- -1-2------.txt'])
})
