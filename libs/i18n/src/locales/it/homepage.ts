export { homepageDefaults as homepage } from '@confida/contracts'
