// `npm run emotions`: how well emotions are labelled, and the training of the model.
import { runCommand } from '@confida/emotion-labeller/training'
import { runTraining } from './run-training.ts'

runTraining(runCommand)
