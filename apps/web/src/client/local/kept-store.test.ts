import 'fake-indexeddb/auto'
import { storeContract } from '@adit/table/contract'
import { openStore } from './kept-store.ts'

let opened = 0
storeContract('the browser', () => openStore(`tables-${++opened}`))
