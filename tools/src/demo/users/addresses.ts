const ARABIC: Record<string, string> = Object.fromEntries(
  [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىئءؤ'].map((letter, index) => [
    letter,
    'a b t th j h kh d dh r z s sh s d t z a gh f q k l m n h w y a i a a a y a w'.split(' ')[index] ?? '',
  ]),
)

/** A name as it stands in an address: without accents, Arabic letters by their sound. */
const toLatin = (name: string) =>
  [...name.normalize('NFC')]
    .map((letter) => ARABIC[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()

const domains = ['example.com', 'example.org', 'example.net']

/** Hands out addresses that nobody owns, each once: a second Giulia Ferri gets a number. */
export class Addresses {
  private readonly taken = new Map<string, number>()

  of(name: string): string {
    const local = toLatin(name)
      .split(/[^a-z]+/)
      .filter(Boolean)
      .join('.')
    const earlier = this.taken.get(local) ?? 0
    this.taken.set(local, earlier + 1)
    return `${local}${earlier > 0 ? earlier + 1 : ''}@${domains[local.length % domains.length]}`
  }
}
