/** What must be there at that place of a list. That it is not is a fault of ours, said at once. */
export function nth<T>(list: ArrayLike<T> & object, place: number): T {
  if (!(place in list)) throw new Error(`nothing at place ${place} of ${list.length}`)
  return list[place]
}
