const LOCAL_DOMAIN = 'confida.local'

/** Where people reach the provider of a product at this host name, unless `SUPPORT_EMAIL` names another address. */
export const supportEmailAt = (hostname: string) =>
  `supporto@${/\.[a-z-]+$/i.test(hostname) ? hostname : LOCAL_DOMAIN}`
