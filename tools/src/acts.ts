// `npm run acts`: how well dialogue acts are told, and the training of the model.
import { runCommand } from '@confida/companion-engine/training'
import { runTraining } from './run-training.ts'

runTraining((args) => runCommand('acts', args))
