import ts from 'typescript'

/** Where cards, events and moves are told apart. Frozen bots are kept as they were. */
const TOLD_APART =
  /^(packages\/(saboteur|nimble-gnomes|my-treasure|bots|words)|apps\/(web\/src\/table|cli\/src\/boards))\/(?!.*(frozen\/|\.test\.ts$)).*\.ts$/

/** A card's kind, an event's or a move's type, a move's code, a bot's deed; what comes from outside may be anything. */
const SUBJECT = /^(?!input\.)(.*\.type|kind|code|deed|codeOf\(.*\)|deedByKind\[.*\])$/

/** A switch over cards, events or moves names each of them: a `default` would take the next one in silence. */
export function strayDefaults(file: string, text: string): string[] {
  if (!TOLD_APART.test(file) || !text.includes('default:')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isSwitchStatement(node) && node.caseBlock.clauses.some(ts.isDefaultClause)) {
      const subject = node.expression.getText(source)
      if (SUBJECT.test(subject)) found.push(`${file}: a default in the switch over ${subject}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
