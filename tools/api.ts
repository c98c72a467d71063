import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from './ledger.ts'

/** Where a package is entered, and the file that is found there. */
export type Entries = Readonly<Record<string, string>>

/**
 * What packages offer, made from their sources: each thing that one exports under the entry where it is
 * found, with its own comment, as it is declared. By the package's name; all are read together, because
 * most of one is read for the next as well.
 */
export function apiPages(packages: ReadonlyMap<string, Entries>): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), file =>
    readFileSync(file, 'utf8'),
  )
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT)
  const files = [...packages].flatMap(([name, entries]) =>
    Object.values(entries).map(file => fileOf(name, file)),
  )
  const program = ts.createProgram(files, options)
  return new Map([...packages].map(([name, entries]) => [name, page(program, name, entries)]))
}

function page(program: ts.Program, name: string, entries: Entries): string {
  const sections = Object.entries(entries).map(([entry, file]) => {
    const source = program.getSourceFile(fileOf(name, file))
    if (source === undefined) throw new Error(`${name} has no ${file}`)
    const from = path.posix.join(`@adit/${name}`, entry)
    return `## ${from}\n\n${exportsOf(program.getTypeChecker(), source).join('\n')}`
  })
  return `# @adit/${name}\n\n${aboutOf(name)} What is called comes first, then the types; made from the comments of the sources.\n\n${sections.join('\n')}`
}

/** What a package is for, in its own words. */
export function aboutOf(name: string): string {
  const described: unknown = JSON.parse(readFileSync(fileOf(name, 'package.json'), 'utf8'))
  return String(Reflect.get(Object(described), 'description'))
}

function fileOf(name: string, file: string): string {
  return path.join(ROOT, 'packages', name, file)
}

function exportsOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly string[] {
  const module = checker.getSymbolAtLocation(source)
  if (module === undefined) return []
  return checker
    .getExportsOfModule(module)
    .map(symbol => [symbol.name, throughAlias(checker, symbol)] as const)
    .sort(([one, first], [other, second]) => rank(first) - rank(second) || (one < other ? -1 : 1))
    .map(([name, symbol]) => section(checker, name, symbol))
}

/** Whoever looks for something to call need not look behind what it is made of. */
function rank(symbol: ts.Symbol): number {
  return (symbol.flags & ts.SymbolFlags.Value) === 0 ? 1 : 0
}

function throughAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
}

function section(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const code = (symbol.declarations ?? []).map(node => declared(checker, symbol, node))
  const prose = comment === '' ? '' : `${comment}\n\n`
  return `### ${name}\n\n${prose}\`\`\`ts\n${code.join('\n')}\n\`\`\`\n`
}

/** As it stands in the source, without bodies and values. */
function declared(checker: ts.TypeChecker, symbol: ts.Symbol, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node) && node.body !== undefined) {
    const start = node.getStart()
    return plain(node.getSourceFile().text.slice(start, node.body.getStart()).trim())
  }
  if (ts.isVariableDeclaration(node)) {
    const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, node))
    return `const ${symbol.name}: ${type}`
  }
  if (ts.isClassDeclaration(node)) {
    return `class ${symbol.name} {\n${membersOf(checker, node).join('\n')}\n}`
  }
  return plain(node.getText())
}

/** What others may use of a class, each with its comment and without its body. */
function membersOf(checker: ts.TypeChecker, node: ts.ClassDeclaration): readonly string[] {
  const { text } = node.getSourceFile()
  return node.members.filter(isOpen).map(member => {
    const start = member.getStart(undefined, true)
    const upTo = (part: ts.Node): string => `  ${text.slice(start, part.getFullStart()).trim()}`
    if (ts.isPropertyDeclaration(member) && member.type === undefined) {
      const type = checker.typeToString(checker.getTypeAtLocation(member))
      return `  ${text.slice(start, member.name.getEnd())}: ${type}`
    }
    if (ts.isPropertyDeclaration(member) && member.type !== undefined) {
      return `  ${text.slice(start, member.type.getEnd())}`
    }
    return ts.isFunctionLike(member) && 'body' in member && member.body !== undefined
      ? upTo(member.body)
      : `  ${member.getText()}`
  })
}

function isOpen(member: ts.ClassElement): boolean {
  const isPrivate = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0
  return !isPrivate && !(member.name !== undefined && ts.isPrivateIdentifier(member.name))
}

function plain(text: string): string {
  return text.replace(/^export /, '')
}
