import { expect, it } from '@jest/globals'
import { reflectClause } from '../../../understand/reflect.ts'
import { en as pack } from '../index.ts'

const clauses: [said: string, handedBack: string | undefined][] = [
  ["I'm fine, but I'm a bit tired", 'you’re a bit tired'],
  [
    "Tomorrow I have a job interview and I'm scared of messing up",
    'tomorrow you have a job interview and you’re scared of messing up',
  ],
  ["I can't sleep and I keep thinking about my ex", 'you can’t sleep and you keep thinking about your ex'],
  ['My boss shouted at me and I cried', 'your boss shouted at you and you cried'],
  ['I was tired', 'you were tired'],
  ["I wasn't invited to my own sister's party", 'you weren’t invited to your own sister’s party'],
  ['I feel like I ruined everything myself', 'you feel like you ruined everything yourself'],
  [
    "I've lost my keys and I'd better call my brother",
    'you’ve lost your keys and you’d better call your brother',
  ],
  ["I should talk to her but I don't dare", 'you should talk to her'],
  ['I hurt myself', 'you hurt yourself'],
  ['I was sad and was crying', 'you were sad'],
  ["I'll never finish my thesis", 'you’ll never finish your thesis'],
  ['On Monday I start my new job', 'on Monday you start your new job'],
  ['I think I failed my exam', 'you failed your exam'],
  ["can't sleep again", 'you can’t sleep again'],
  ['i am so bored of my job', 'you are so bored of your job'],
  ['We had a fight and I feel awful', 'you feel awful'],
  ['This friend of mine hurt me', undefined],
  ['what if I fail', undefined],
  ['I AM SO ANGRY', 'you are so angry'],
]

it.each(clauses)('hands back %s', (said, handedBack) => {
  expect(reflectClause(said, pack)).toBe(handedBack)
})
