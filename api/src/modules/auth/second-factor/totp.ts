import { generateSecret, generateURI, verifySync } from 'otplib'

const ISSUER = 'Confida'
/** Clocks differ, and typing takes a while: the codes before and after count too. */
const TOLERANCE_SECONDS = 30

/** For an authenticator app; the address is what its QR code holds. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) }
}

/** The time step that a code of six digits is of; undefined for a wrong one. */
export function stepOf(code: string, secret: string): number | undefined {
  const result = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
