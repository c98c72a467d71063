import { conform } from '@adit/kernel/conformance'
import { kit } from './conformance.ts'

conform(kit)
