import type { Manifest } from '@adit/kernel'
import { nimbleGnomes } from './title.ts'

export const game: Manifest = { title: nimbleGnomes, ledger: ['NIM'] }
