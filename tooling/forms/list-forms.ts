/**
 * Lists every form of the screens as JSON: where its hook is called, the component around it, and sample props made of
 * their types. `node tooling/forms/list-forms.ts`
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { makeStale } from '../generated/derived.ts';
import { type Sample, samples } from './sample.ts';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = [
  'portal-kit/src',
  'case-kit/src',
  'shell/src',
  'mfe-public/src',
  'mfe-patient/src',
  'mfe-partner/src',
  'mfe-admin/src',
];
/** The hooks of `docs/screens.md`. */
const HOOKS = new Set(['useFormEngine', 'useForm', 'usePageForm', 'useIdentityForm']);

export interface ListedForm {
  /** `mfe-admin/src/…/note-dialog.tsx:19`. */
  place: string;
  file: string;
  component: string;
  /** One object for each parameter. */
  props: Sample;
  /** What `useLoaderData` gives in this file; null where it is not called. */
  data: Sample;
}

interface Call {
  node: ts.CallExpression;
  owner: string;
  declaration: ts.Node;
}

const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).filter(
  (file) => !/\.test\.|\.server\.|\/testing\//.test(file),
);

function programOf(): ts.Program {
  makeStale('client-types');
  const config = path.join(root, 'mfe-admin/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    path.dirname(config),
  );
  return ts.createProgram(
    files.map((file) => path.join(root, file)),
    { ...options, noEmit: true },
  );
}

/** The function around a call: a component or a hook. */
function ownerOf(node: ts.Node): { name: string; declaration: ts.Node } | undefined {
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name && /^(use)?[A-Z]/.test(at.name.text))
      return { name: at.name.text, declaration: at };
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name) && /^(use)?[A-Z]/.test(at.name.text) && at.initializer)
      return { name: at.name.text, declaration: at.initializer };
  }
  return undefined;
}

/** Where the function that is called was declared. */
function declarationOf(checker: ts.TypeChecker, callee: ts.Identifier): ts.Node | undefined {
  const symbol = checker.getSymbolAtLocation(callee);
  if (symbol === undefined) return undefined;
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return own.declarations?.[0];
}

/** The calls of form hooks; a hook that calls one, `hooks`, is one as well. */
function callsIn(source: ts.SourceFile, checker: ts.TypeChecker, hooks: ReadonlySet<ts.Node>): Call[] {
  const calls: Call[] = [];
  const isHook = (callee: ts.Identifier): boolean => {
    if (HOOKS.has(callee.text)) return true;
    const declaration = callee.text.startsWith('use') ? declarationOf(checker, callee) : undefined;
    return declaration !== undefined && hooks.has(declaration);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && isHook(node.expression)) {
      const owner = ownerOf(node);
      if (owner !== undefined) calls.push({ node, owner: owner.name, declaration: owner.declaration });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function list(): ListedForm[] {
  const program = programOf();
  const checker = program.getTypeChecker();
  const sampleOf = samples(checker);
  const sources = files.flatMap((file) => program.getSourceFile(path.join(root, file)) ?? []);
  const hooks = new Set<ts.Node>();
  for (let known = -1; known !== hooks.size;) {
    known = hooks.size;
    for (const source of sources)
      for (const { owner, declaration } of callsIn(source, checker, hooks))
        if (owner.startsWith('use')) hooks.add(declaration);
  }
  const ofComponents = (source: ts.SourceFile): Call[] =>
    callsIn(source, checker, hooks).filter(({ owner }) => !owner.startsWith('use'));
  return sources.flatMap((source) =>
    ofComponents(source).map(({ node, owner, declaration }) => {
      const file = path.relative(root, source.fileName);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const [signature] = checker.getTypeAtLocation(declaration).getCallSignatures();
      const [given] = signature?.getParameters() ?? [];
      const props =
        given === undefined ? {} : sampleOf(checker.getTypeOfSymbolAtLocation(given, declaration), declaration);
      return { place: `${file}:${line}`, file, component: owner, props, data: loaderDataIn(source) };
    }),
  );

  function loaderDataIn(source: ts.SourceFile): Sample {
    let data: Sample = null;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'useLoaderData' && node.typeArguments?.[0])
        data = sampleOf(checker.getTypeFromTypeNode(node.typeArguments[0]), node);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return data;
  }
}

if (import.meta.main) process.stdout.write(JSON.stringify(list()));
