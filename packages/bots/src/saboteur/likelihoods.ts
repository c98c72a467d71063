import type { Likelihoods } from './acts.ts'

/**
 * How much likelier each act is for a saboteur, as a logarithm, by range and act (acts.ts). Made by
 * `npm run bots:fit` from rounds of miners. Tempered, because acts of one seat come from one hand.
 */
export const likelihoods: Likelihoods = {
  tempered: 0.7,
  door: 2.5,
  log: [
    -2.5, 1.44, 0.19, 2.5, 2.5, 2.5, 2.5, -2.5, 1.04, -2.5, -2.5, 0.0, -2.5, 2.5, -0.36, -0.38, 0.0,
    0.0, -2.5, 0.15, 1.99, 2.5, 2.5, 2.5, 2.5, -2.5, 0.89, -2.5, -2.5, 0.0, -2.5, 2.5, 0.34, 0.02,
    0.0, 0.0, -2.5, -0.44, 1.73, 2.5, 2.5, 2.5, 0.0, -2.5, 0.84, -2.5, -2.5, 0.0, -2.5, 2.21, 0.18,
    0.17, 0.0, 0.0,
  ],
}
