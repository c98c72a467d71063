import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from './ledger.ts'

/**
 * What a package offers, made from its sources: each thing that it exports under the entry where it is
 * found, with its own comment, as it is declared.
 */
export function apiPage(name: string, entries: Readonly<Record<string, string>>): string {
  const folder = path.join(ROOT, 'packages', name)
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), file =>
    readFileSync(file, 'utf8'),
  )
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT)
  const files = Object.values(entries).map(entry => path.join(folder, entry))
  const program = ts.createProgram(files, options)
  const sections = Object.entries(entries).map(([entry, file]) => {
    const source = program.getSourceFile(path.join(folder, file))
    if (source === undefined) throw new Error(`${name} has no ${file}`)
    const from = path.posix.join(`@adit/${name}`, entry)
    return `## ${from}\n\n${exportsOf(program.getTypeChecker(), source).join('\n')}`
  })
  return `# @adit/${name}\n\nMade from the comments of the sources.\n\n${sections.join('\n')}`
}

function exportsOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly string[] {
  const module = checker.getSymbolAtLocation(source)
  if (module === undefined) return []
  return checker
    .getExportsOfModule(module)
    .map(symbol => [symbol.name, throughAlias(checker, symbol)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, symbol]) => section(checker, name, symbol))
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
  if (ts.isClassDeclaration(node)) return `class ${symbol.name}`
  return plain(node.getText())
}

function plain(text: string): string {
  return text.replace(/^export /, '')
}
