import type { Box } from '../../../table/common/box.ts'
import type { AnyTeller } from '../../../words/explain-game.ts'
import type { Order } from './order.ts'

/** What every part of an order is made from. */
export interface OrderProps {
  readonly order: Order
  readonly box: Box
  readonly teller: AnyTeller
  readonly onchange: (order: Order) => void
}
