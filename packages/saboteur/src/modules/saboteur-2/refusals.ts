/** Why Saboteur 2 refuses a move; every language has these sentences. */
export const saboteur2Refusals = [
  'lay-trapped',
  'ransom-not-here',
  'ransom-nothing',
  'ransom-two',
] as const
