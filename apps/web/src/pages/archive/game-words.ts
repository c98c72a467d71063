import { chapter, type Language } from '@adit/words'

/** What a language calls an edition, where Saboteur has it. */
export function editionName(edition: string, language: Language): string {
  return chapter(language, 'rules/saboteur').options.edition?.values?.[edition]?.name ?? edition
}

export function roleName(role: string, language: Language): string {
  const { roles } = chapter(language, 'rules/saboteur')
  return Object.entries(roles).find(([name]) => name === role)?.[1].title ?? role
}
