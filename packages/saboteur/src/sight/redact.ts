import { tellBy } from '@adit/kernel'
import { told } from '../events.ts'

/** What a viewer hears of an event; everybody hears that something happened. */
export const redact = tellBy(told)
