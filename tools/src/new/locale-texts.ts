import { type Language, languages } from '@confida/contracts'
import type { Tree } from '@nx/devkit'
import { editFile } from './edit-file.ts'
import { addMember } from './source-edits.ts'

/** Stands above what still has another language's words; `npm run untranslated` lists it. */
export const UNTRANSLATED = '// untranslated'

/**
 * Adds texts in every language, marked where there is something to translate: the name, which is an English one.
 * @param fileOf the file of a language
 * @param path of the object that they are added to
 */
export function addTexts(
  tree: Tree,
  fileOf: (language: Language) => string,
  path: string[],
  memberOf: (language: Language) => string,
): void {
  for (const language of languages) {
    const mark = language === 'en' ? '' : `${UNTRANSLATED}\n`
    editFile(tree, fileOf(language), (source) => addMember(source, path, mark + memberOf(language)))
  }
}
