import type { SkillPack } from '../../skills.ts'
import { dates } from './dates.ts'
import { games } from './games.ts'
import { jokes } from './jokes.ts'
import { sums } from './sums.ts'
import { texts } from './texts.ts'
import { units } from './units.ts'
import { world } from './world.ts'

export const skills: SkillPack = { sums, dates, units, world, texts, jokes, games }
