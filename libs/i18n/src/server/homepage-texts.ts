import type { homepageDefaults } from '@confida/contracts'

/** The landing page as the product begins with it; the Italian texts are those in the database. */
export type HomepageTexts = typeof homepageDefaults
