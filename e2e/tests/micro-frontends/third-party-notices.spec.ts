import { portOf, remoteNames } from '@confida/tools/paths'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'

const packagesIn = (notices: string) => notices.match(/^(@[\w.-]+\/)?[\w.-]+(?= \d+\.\d+\.\d+)/gm) ?? []

test('the shell serves the licences of what it bundles, React and antd among them', async ({ request }) => {
  const notices = await (await request.get('/third-party-notices.txt')).text()
  expect(packagesIn(notices)).toEqual(expect.arrayContaining(['react', 'react-dom', 'antd', 'i18next']))
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
})

for (const remote of remoteNames)
  test(`${remote} serves the licences of what it bundles itself`, async ({ request }) => {
    const response = await request.get(
      `http://localhost:${portOf(remote, product.shellPort)}/third-party-notices.txt`,
    )
    const packages = packagesIn(await response.text())
    expect(packages).toContain('lucide-react')
    // The shell provides these.
    expect(packages).not.toContain('react')
    expect(packages).not.toContain('antd')
  })
