import { CARD_MAX } from '@confida/contracts'
import { AppError } from '../../platform/http/app-error.ts'
import { type CharacterCard, toCharacterCard } from './cards/character-card.ts'
import { isPng, readPngTexts } from './cards/png-texts.ts'
import { readJson } from './read-json.ts'

/** By the card's specification the later version comes first. */
const KEYWORDS = ['ccv3', 'chara']
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/
/** A character of JSON takes at most three bytes of UTF-8. */
const CARD_BYTES_MAX = 3 * CARD_MAX

/**
 * The character card in a file.
 * @throws AppError `import_unreadable` where there is none
 */
export function readCompanionFile(bytes: Buffer): CharacterCard {
  const json = isPng(bytes) ? jsonOfPng(bytes) : bytes
  if (json.length > CARD_BYTES_MAX) throw new AppError('import_unreadable')
  const card = toCharacterCard(readJson(json))
  if (!card) throw new AppError('import_unreadable')
  return card
}

function jsonOfPng(png: Buffer): Buffer {
  const texts = textsOf(png)
  const text = KEYWORDS.map((keyword) => texts.get(keyword)).find((found) => found !== undefined)
  if (text === undefined || !BASE64.test(text)) throw new AppError('import_unreadable')
  return Buffer.from(text, 'base64')
}

function textsOf(png: Buffer): Map<string, string> {
  try {
    return readPngTexts(png)
  } catch {
    throw new AppError('import_unreadable')
  }
}
