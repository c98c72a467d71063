import { conform } from '@adit/kernel/conformance'
import { describe, it } from 'vitest'
import { kit } from './conformance.ts'

conform(kit, { describe, it })
