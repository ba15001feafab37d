import { adminScreens } from '@confida/testing/screens'
import remote from '../remote.ts'

export const openPage = adminScreens(remote)
