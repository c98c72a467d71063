/**
 * The games on the shelf, in the order in which they are offered, a line each. Whatever else belongs to
 * one lies in folders and files of its name, where `npm run games` finds it.
 */
export const order = [
  //
  'saboteur',
  'nimble-gnomes',
  'my-treasure',
] as const
