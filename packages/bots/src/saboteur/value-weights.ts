/** A logistic regression of "the round ended with gold" on value.ts, made by `npm run bots:value`. */
export const goldWeights: readonly number[] = [
  -2.805, 0.706, -4.271, -0.09, 3.348, -0.529, 1.194, -0.604, -6.539, -0.838, -1.764,
]
