import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { eventHandlers } from '../../contracts/src/rules/event-handlers.ts';

/** The `on…` properties of everything in a document that has attributes, as TypeScript describes the DOM. */
function handlersOfTheDom(): string[] {
  const dom = readFileSync(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'), 'utf8');
  const withAttributes =
    /^interface (?:\w*EventHandlers|(?:HTML|SVG|MathML)?\w*Element|Document|Window)(?: extends [^{]+)? \{\n(.*?)^\}/gms;
  const names = [...dom.matchAll(withAttributes)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {4}(on\w+): /gm)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

test('the rule of unsafe texts knows every event handler of the DOM', () => {
  const handlers = handlersOfTheDom();
  assert.ok(handlers.length > 110);
  assert.deepEqual(
    handlers.filter((name) => !eventHandlers().includes(name)),
    [],
  );
});
