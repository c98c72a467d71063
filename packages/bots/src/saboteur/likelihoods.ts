/**
 * How much likelier each act is for a saboteur, as a logarithm, by range and act (acts.ts). Made by
 * `npm run bots:fit` from rounds of miners. Tempered, because acts of one seat come from one hand.
 */
export const likelihoods: { readonly tempered: number; readonly log: readonly number[] } = {
  tempered: 0.7,
  log: [
    -2.5, 0.77, -1.27, 2.5, 2.5, 2.5, 2.5, -2.5, 1.24, -2.5, -2.5, -2.5, -2.5, 2.5, -0.31, -0.1,
    0.0, 0.0, -2.5, -0.57, 2.5, 2.5, 2.5, 2.5, 0.0, -2.5, 1.37, -2.5, -2.5, 0.0, -2.5, 2.5, 0.51,
    0.37, 0.0, 0.0, -2.5, -1.49, 2.5, 2.5, 2.5, 2.5, 0.0, -2.5, 1.75, -2.5, -2.5, 0.0, -2.5, 1.87,
    0.34, 0.5, 0.0, 0.0,
  ],
}
