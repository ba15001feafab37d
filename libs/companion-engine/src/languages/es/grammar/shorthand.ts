/** What is typed in haste, folded → as it is spelt. */
export const shorthand: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  xq: 'porque',
  pq: 'porque',
  toy: 'estoy',
  tb: 'también',
  tmb: 'también',
  cansao: 'cansado',
  cansaa: 'cansada',
  na: 'nada',
  pa: 'para',
  xfa: 'por favor',
  finde: 'fin de semana',
}
