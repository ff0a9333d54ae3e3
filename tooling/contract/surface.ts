import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What portal-kit gives remotes at run time: `portal-kit/surface.json`. */
export interface Surface {
  /** `PORTAL_CONTRACT`, which every `portal.json` states. */
  contract: number;
  /** `PORTAL_CONTRACTS`: those this shell loads. */
  contracts: readonly number[];
  /** Name -> its declaration without comments: `toast` -> `const toast: {…}`. */
  names: Record<string, string>;
  /** Names of React Router; their types belong to its version. */
  router: readonly string[];
}

/**
 * The values that a module exports, by their declarations; types are not there at run time.
 * @param file `index.d.ts`; what it exports from other files is looked up there
 */
export function declarationsOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) addExported(found, statement, file);
    else if (isExported(statement)) addDeclared(found, statement);
  }
  return found;
}

function addExported(found: Map<string, string>, statement: ts.ExportDeclaration, file: string): void {
  if (statement.isTypeOnly || statement.moduleSpecifier === undefined) return;
  const from = (statement.moduleSpecifier as ts.StringLiteral).text;
  const there = from.startsWith('.') ? declarationsOf(resolved(file, from)) : undefined;
  const { exportClause } = statement;
  if (exportClause === undefined) for (const [name, text] of there ?? []) found.set(name, text);
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName, isTypeOnly } of exportClause.elements) {
    if (isTypeOnly) continue;
    const text = there?.get((propertyName ?? name).text);
    // Of another package: its version is compared, not its types. A name that is only a type has no declaration here.
    if (there === undefined || text !== undefined) found.set(name.text, text ?? from);
  }
}

function addDeclared(found: Map<string, string>, statement: ts.Statement): void {
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  if (isNamed && statement.name !== undefined) {
    const before = found.get(statement.name.text);
    // The overloads of a function follow each other.
    found.set(statement.name.text, before === undefined ? textOf(statement) : `${before} ${textOf(statement)}`);
  }
  if (ts.isVariableStatement(statement))
    for (const declared of statement.declarationList.declarations)
      found.set(declared.name.getText(), `const ${textOf(declared)}`);
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** On one line, so that a formatter changes nothing. */
const textOf = (node: ts.Node): string =>
  node
    .getText()
    .replace(/^export (?:declare )?/, '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '');

function resolved(file: string, from: string): string {
  const base = join(file, '..', from);
  return [`${base}.d.ts`, join(base, 'index.d.ts')].find((each) => existsSync(each)) ?? `${base}.d.ts`;
}
