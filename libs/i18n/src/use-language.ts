import type { Language } from '@confida/contracts'
import { useTranslation } from 'react-i18next'

/** The language shown now; the component follows every change. */
export const useLanguage = () => useTranslation().i18n.language as Language
