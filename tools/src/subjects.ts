// `npm run subjects`: how well it is told what messages are about, and the training of the model.
import { runCommand } from '@confida/companion-engine/training'
import { runTraining } from './run-training.ts'

runTraining((args) => runCommand('subjects', args))
