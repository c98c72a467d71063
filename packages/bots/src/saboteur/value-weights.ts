/** A logistic regression of "the round ended with gold" on value.ts, made by `npm run bots:value`. */
export const goldWeights: readonly number[] = [
  -3.03, 0.43, -3.22, -0.14, 3.37, -0.56, 0.54, -0.5, -7.97, -0.58, -1.41, 0.57, -0.38, -0.58,
]
