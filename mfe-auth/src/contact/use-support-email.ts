import { supportEmailAt } from '@confida/contracts'
import { useSavedHomepage } from '../landing/homepage.queries.ts'

/** The provider's address. Where the server cannot be asked, which is when people look for help, its default. */
export const useSupportEmail = () =>
  useSavedHomepage().data?.support_email ?? supportEmailAt(location.hostname)
