/** Which game an id's prefix belongs to. */
const games: Readonly<Record<string, string>> = {
  SAB: 'saboteur',
  SB2: 'saboteur',
  CHM: 'saboteur',
  MIN: 'saboteur',
  VAR: 'saboteur',
  NIM: 'nimble-gnomes',
  TRE: 'my-treasure',
}

/** Where a rule can be read, `/rules/saboteur#SAB-23`: what every "why not" leads to. */
export function ruleHref(id: string): string {
  const game = games[id.split('-')[0]]
  return game === undefined ? '/rules' : `/rules/${game}#${id}`
}
