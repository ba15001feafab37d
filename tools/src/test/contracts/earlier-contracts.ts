export interface EarlierContract {
  version: string
  /** The last commit that had it. */
  commit: string
  /** Views of the back office that its remotes did not have yet. */
  laterViews: string[]
}

const sinceTheNearer = ['amministratori', 'pagamenti', 'posta', 'conformita', 'schede-aiuto']

/** The two shell contracts before the present one, the newer first; whoever raises `CONTRACT_VERSION` moves them on. */
export const earlierContracts: EarlierContract[] = [
  {
    version: '4.1.0',
    commit: '5ea8abd60b03da95cd51397e46009a664b60d7ad',
    laterViews: sinceTheNearer,
  },
  {
    version: '4.0.0',
    commit: 'e09a47af5532efa9218e81d2f40bdb2137c525fd',
    laterViews: [...sinceTheNearer, 'moduli'],
  },
]
