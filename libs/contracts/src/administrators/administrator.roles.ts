/** What an administrator is there for. */
export const administratorRoles = ['owner', 'support', 'content'] as const
export type AdministratorRole = (typeof administratorRoles)[number]

/** The parts of the administration that are given or withheld as a whole. */
export const areas = [
  /** An administrator's own account. */
  'own',
  /** Accounts, deleted ones too, and what people do and write to us: feedback, emotions, mails. */
  'people',
  'payments',
  /** What everybody reads: contract, homepage, e-mail templates. */
  'content',
  /** Proofs and reports for authorities, and the data handed over to a person. */
  'compliance',
  /** Who changed what, who came in, and how the product's parts do. */
  'system',
  /** Who administers, and as what. */
  'administrators',
] as const
export type Area = (typeof areas)[number]

export const areasOfRole: Record<AdministratorRole, readonly Area[]> = {
  owner: areas,
  support: ['own', 'people'],
  content: ['own', 'content'],
}

/** Whether an administrator of this role may enter an area; nobody else may enter any. */
export const mayEnter = (role: AdministratorRole | null | undefined, area: Area): boolean =>
  role ? areasOfRole[role].includes(area) : false
