import { contractBlocks } from '@confida/contracts'

/** A text of the contract as its readers see it: paragraphs, and lists where lines begin with a bullet. */
export function ContractBlocks({ text }: { text: string }) {
  return contractBlocks(text).map(({ kind, lines }, index) =>
    kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no identity of their own
      <ul key={index}>
        {lines.map((line, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor have the items
          <li key={item}>{line}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={index}>{lines.join('\n')}</p>
    ),
  )
}
