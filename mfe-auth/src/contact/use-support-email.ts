import { supportEmailAt } from '@confida/contracts'
import { useSavedHomepage } from '../landing/homepage.ts'

/** The provider's address. Where the server cannot be asked, which is when people look for help, its default. */
export const useSupportEmail = () => useSavedHomepage()?.support_email ?? supportEmailAt(location.hostname)
