import { run } from './launch/run.ts'

run()
