/** A logistic regression of "the round ended with gold" on value.ts, made by `npm run bots:value`. */
export const goldWeights: readonly number[] = [
  -1.859, 0.63, -2.886, -0.172, 2.567, -0.232, 0.737, -0.406, -6.005, -1.391,
]
