import ipaddr from 'ipaddr.js'

/**
 * What limits take for one sender: an IPv4 address, or the /64 that an IPv6 connection is given as a whole, whose owner has
 * a new address for every request.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
}
