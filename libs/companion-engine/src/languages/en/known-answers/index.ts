import { fun } from './fun.ts'
import { home } from './home.ts'
import { people } from './people.ts'
import { world } from './world.ts'

export const knownAnswers = [...world, ...home, ...people, ...fun]
