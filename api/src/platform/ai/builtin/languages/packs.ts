import type { Language } from '@confida/contracts';
import type { LanguagePack } from './grammar.ts';
import { en } from './en/en.pack.ts';
import { it } from './it/it.pack.ts';

const packs: Record<Language, LanguagePack> = { it, en, fr: it, de: it, es: it, ar: it };

/** Italian for a language that is none of the six. */
export function packOf(language: Language): LanguagePack {
  return packs[language] ?? it;
}
