import { IMAGE_MAX } from '@confida/contracts'

export type ImageProblem = 'imageType' | 'imageSize'

/** Why a file cannot be sent as an image. */
export function checkImage({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | undefined {
  if (!type.startsWith('image/')) return 'imageType'
  if (size > IMAGE_MAX) return 'imageSize'
  return undefined
}
