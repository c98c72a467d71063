import { nth } from '@adit/kernel'
import { type Rules, roles } from '@adit/saboteur'
import type { PlateWords, SaboteurWords } from './words.ts'

/** A role, and what it wants under these rules: where the finisher's team wins alone, doors are not the aim. */
export function saboteurRole(
  words: SaboteurWords,
  role: number,
  { teams }: Pick<Rules, 'teams'>,
): PlateWords {
  const { title, name, help, jubilee } = words.roles[nth(roles, role).name]
  return { title, name, help: teams === 'finisher' ? (jubilee ?? help) : help }
}
