import { IMAGE_PIXELS_MAX } from '@confida/contracts'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { AppError } from '../../platform/http/app-error.ts'

/** Pixels of the longer side. */
const SIDE_MAX = 2048
const SECONDS_MAX = 10

// A picture takes a processor and its pixels' memory: two at a time, one thread each, leave room for everything else.
const conversions = new PQueue({ concurrency: 2 })
sharp.concurrency(1)
sharp.cache(false)

/**
 * The picture in a file as it is kept: its first frame, upright, at most 2048 pixels a side, as WebP, without what a camera
 * wrote along (place, time, device).
 * @throws AppError `image_too_many_pixels`, or `image_unreadable` for what cannot be decoded to its end
 */
export function toStoredPicture(path: string): Promise<Buffer> {
  return conversions.add(async () => {
    const { width, height } = await orUnreadable(sharp(path, { limitInputPixels: false }).metadata())
    if (width * height > IMAGE_PIXELS_MAX)
      throw new AppError('image_too_many_pixels', { megapixels: IMAGE_PIXELS_MAX / 1e6 })
    return orUnreadable(
      sharp(path, { limitInputPixels: IMAGE_PIXELS_MAX })
        .autoOrient()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS_MAX })
        .webp()
        .toBuffer(),
    )
  })
}

const orUnreadable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw new AppError('image_unreadable')
  })
