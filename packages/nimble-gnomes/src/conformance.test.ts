import { conform } from '@adit/kernel/conformance'
import { closedKit, kit } from './conformance.ts'

conform(kit)
conform(closedKit)
