// `npm run care`: how well risk of self-harm is found, and the training of the model.
import { runCommand } from '@confida/risk-detector/training'
import { runTraining } from './run-training.ts'

runTraining(runCommand)
