interface UserAgentData {
  brands: { brand: string }[]
}

const vendors = { 'Microsoft Edge': 'Microsoft', 'Google Chrome': 'Google' } as const

/** Who turns speech into text for this browser; undefined for a browser that does not say whose it is. */
export function speechVendor(): 'Google' | 'Microsoft' | 'Apple' | undefined {
  const { userAgentData, vendor } = navigator as Navigator & { userAgentData?: UserAgentData }
  const brands = userAgentData?.brands.map(({ brand }) => brand) ?? []
  const brand = (Object.keys(vendors) as (keyof typeof vendors)[]).find((each) => brands.includes(each))
  if (brand) return vendors[brand]
  // On its systems every browser listens with Apple's engine.
  return vendor.startsWith('Apple') ? 'Apple' : undefined
}
