import { conform } from '@adit/kernel/conformance'
import { describe, it } from 'vitest'
import { closedKit, kit } from './conformance.ts'

conform(kit, { describe, it })
conform(closedKit, { describe, it })
