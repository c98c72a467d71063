import { conform } from '@adit/kernel/conformance'
import { describe, it } from 'vitest'
import { kits } from './kit.ts'

for (const kit of kits()) conform(kit, { describe, it })
