import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { type ChangeEvent, useRef } from 'react'
import type { Conversation } from '../conversation/conversation.ts'
import { checkImage } from './check-image.ts'
import { useUploadImage } from './image.mutations.ts'

/** What is wrong with the image, where the server says so. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.code?.startsWith('image_') ? error.details.reason : undefined

/** The button to send an image: built and working, but hidden (specification §2). */
export function ImageUpload({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadImage()

  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const { conversationId } = conversation.store.getState()
    const problem = checkImage(file) ?? (conversationId ? undefined : 'noSession')
    conversation.setNotice(problem ? { kind: problem } : null)
    if (problem || !conversationId) return
    upload.mutate(
      { conversationId, file },
      { onError: (error) => conversation.setNotice({ kind: 'imageFailed', reason: reasonOf(error) }) },
    )
  }
  return (
    <>
      <button type="button" hidden onClick={() => input.current?.click()}>
        {t('composer.image')}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={t('composer.image')}
        onChange={handleFile}
      />
    </>
  )
}
