import { serverAbilities, storeContract } from './conformance/contract.ts'
import { openMemoryStore } from './memory.ts'

storeContract('memory', async () => openMemoryStore(), serverAbilities)
