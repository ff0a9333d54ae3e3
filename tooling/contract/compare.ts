import ts from 'typescript';
import type { Surface } from './surface.ts';

/**
 * What a remote that was built against `before` would miss in a shell that gives `now`, as sentences. None with a higher contract: then
 * no such remote is loaded.
 */
export function broken(before: Surface, now: Surface): string[] {
  if (now.contract > before.contract) return [];
  const gone = (names: readonly string[], package_: string): string[] =>
    names.map((name) => `${name} of ${package_} is gone`);
  return [
    ...gone(
      Object.keys(before.names).filter((name) => now.names[name] === undefined),
      'portal-kit',
    ),
    ...gone(
      before.router.filter((name) => !now.router.includes(name)),
      'react-router-dom',
    ),
    ...Object.entries(before.names).flatMap(([name, old]) => {
      const given = now.names[name];
      if (given === undefined || fits(old, given)) return [];
      return [`${name} of portal-kit was changed\n    from ${old}\n    to   ${given}`];
    }),
    ...(now.contract < before.contract ? [`the contract went back from ${before.contract} to ${now.contract}`] : []),
  ];
}

/** The same, or a function that may be given more than before. */
export function fits(before: string, now: string): boolean {
  if (before === now) return true;
  const [was, is] = [callOf(before), callOf(now)];
  if (was === undefined || is === undefined) return false;
  if (was.answer !== is.answer || was.types !== is.types || is.parameters.length < was.parameters.length) return false;
  return is.parameters.every(({ type, optional }, index) => {
    const old = was.parameters[index];
    return old === undefined ? optional : old.type === type && (optional || !old.optional);
  });
}

interface Call {
  types: string;
  answer: string;
  parameters: { type: string; optional: boolean }[];
}

/** A function's signature; undefined for what is none, and for one with overloads. */
function callOf(declaration: string): Call | undefined {
  const { statements } = ts.createSourceFile('x.d.ts', `declare ${declaration};`, ts.ScriptTarget.Latest, true);
  const statement = statements.find((each) => !ts.isEmptyStatement(each));
  if (statement === undefined || !ts.isFunctionDeclaration(statement)) return undefined;
  if (statement.getText().replace(/;$/, '').length < declaration.length) return undefined;
  return {
    types: statement.typeParameters?.map((each) => each.getText()).join() ?? '',
    answer: statement.type?.getText() ?? '',
    parameters: statement.parameters.map(({ type, questionToken, dotDotDotToken }) => ({
      type: `${dotDotDotToken === undefined ? '' : '...'}${type?.getText() ?? ''}`,
      optional: questionToken !== undefined || dotDotDotToken !== undefined,
    })),
  };
}
