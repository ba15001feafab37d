import type { ChatTexts } from './it.ts'
import { texts as italian } from './it.ts'

export const texts: ChatTexts = italian
