import { expect, it } from '@jest/globals'
import { languages } from './languages/registry.ts'
import { talk } from './testing/conversation.fixture.ts'
import { scripts } from './testing/scripts.fixture.ts'

const cases = languages.flatMap((language) =>
  scripts[language].recall.map(([statement, question, answer]) => ({
    language,
    statement,
    question,
    answer,
  })),
)

it.each(cases)(
  'after "$statement" answers "$question" in $language: $answer',
  ({ language, statement, question, answer }) => {
    const [, reply] = talk(language, [statement, question])
    expect(reply).toContain(answer)
  },
)
