import { boxes } from '../words/boxes.ts'

/** Where a rule can be read, `/rules/saboteur#SAB-23`: what every "why not" leads to. */
export function ruleHref(id: string): string {
  const [head] = id.split('-')
  const box = boxes.find(({ ledger }) => ledger.some(one => one === head))
  return box === undefined ? '/rules' : `/rules/${box.name}#${id}`
}
