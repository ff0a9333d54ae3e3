import ts from 'typescript';

/** Attributes that a person reads or hears. */
const ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'legend',
  'description',
  'what',
]);

/** Names that no language translates. */
const NAMES = new Set(['Ayana', 'WhatsApp']);

/** A text in code, and where it is. */
export interface OutsideText {
  line: number;
  text: string;
}

/** Texts in JSX, or in attributes that people read, that are not from `defineMessages`. */
export function textsOutside(file: string, source: string): OutsideText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: OutsideText[] = [];
  const check = (node: ts.Node, text: string): void => {
    if (!/\p{L}{2,}/u.test(text.replaceAll(/&\w+;/g, '')) || NAMES.has(text.trim())) return;
    found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) check(node, node.text);
    else if (ts.isJsxAttribute(node) && ATTRIBUTES.has(node.name.getText()) && node.initializer !== undefined)
      for (const text of literalsOf(node.initializer)) check(text, text.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression !== undefined)
      for (const text of literalsOf(node.expression)) check(text, text.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Texts that a caller of the API reads, written where they are thrown: the detail of an `AppError`, the message of a field. */
export function refusalsOutside(file: string, source: string): OutsideText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: OutsideText[] = [];
  const visit = (node: ts.Node): void => {
    const shown =
      ts.isNewExpression(node) && node.expression.getText() === 'AppError'
        ? node.arguments?.[1]
        : isShownMessage(node)
          ? node.initializer
          : undefined;
    for (const text of shown === undefined ? [] : literalsOf(shown))
      if (/\p{L}{2,}/u.test(text.text))
        found.push({ line: tree.getLineAndCharacterOfPosition(text.getStart()).line + 1, text: text.text });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The `message` of a refused field, or of the answer of a form. */
const isShownMessage = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'message' &&
  node.parent.properties.some((other) => ['field', 'success'].includes(other.name?.getText() ?? ''));

type Literal =
  | ts.StringLiteral
  | ts.NoSubstitutionTemplateLiteral
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail;

/** The literals that an expression may show: itself, both sides of a condition, the parts of a template. */
function literalsOf(node: ts.Expression): Literal[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return [];
}

/** Functions in `defineMessages` that are not an ICU message: they may only fill in parameters and call `plural`, `select`, `number`. */
export function textsThatCompute(file: string, source: string): OutsideText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: OutsideText[] = [];
  const visit = (node: ts.Node, inTexts: boolean): void => {
    const inside = inTexts || (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages');
    if (inside && ts.isArrowFunction(node)) {
      const names = node.parameters.flatMap(({ name }) => namesOf(name));
      if (!isMessage(node.body, new Set(names)))
        found.push({
          line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          text: node.getText().slice(0, 80),
        });
      return;
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(tree, false);
  return found;
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

function isMessage(node: ts.Node, parameters: ReadonlySet<string>): boolean {
  if (ts.isParenthesizedExpression(node)) return isMessage(node.expression, parameters);
  if (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return true;
  if (ts.isTemplateExpression(node))
    return node.templateSpans.every(({ expression }) => isMessage(expression, parameters));
  if (ts.isCallExpression(node) && ['plural', 'select', 'number'].includes(node.expression.getText())) {
    const [value, forms] = node.arguments;
    if (value === undefined || !ts.isIdentifier(value) || !parameters.has(value.text)) return false;
    return (
      forms === undefined ||
      (ts.isObjectLiteralExpression(forms) &&
        forms.properties.every((form) => ts.isPropertyAssignment(form) && isMessage(form.initializer, parameters)))
    );
  }
  return !mentions(node, parameters);
}

/** Whether an expression uses a parameter; a constant's value is part of the text. */
function mentions(node: ts.Node, parameters: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return parameters.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return mentions(node.expression, parameters);
  return ts.forEachChild(node, (child) => mentions(child, parameters) || undefined) ?? false;
}
