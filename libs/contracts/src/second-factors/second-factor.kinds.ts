export const secondFactorKinds = ['totp', 'passkey'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** What a second step can be made with. */
export const secondStepMethods = [...secondFactorKinds, 'recovery_code'] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]
