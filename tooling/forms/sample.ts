import ts from 'typescript';

/** JSON that stands for a value of a type; `{ $: … }` is a value that JSON lacks. */
export type Sample =
  | string
  | number
  | boolean
  | null
  | readonly Sample[]
  | { readonly [name: string]: Sample }
  | { readonly $: 'function' | 'date' | 'map' | 'set' | 'promise'; readonly of: Sample };

const DEPTH = 9;
const INSTANT = '2031-03-04T09:00:00.000Z';

/** Texts whose meaning is in the name of their property. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^valid_until$/, '2031-03-04'],
  [/^(answer|due|reply)_by$|(^|_)at$/, INSTANT],
  [/(^|_)(id|by)$|Id$/, '0190a000-0000-7000-8000-000000000001'],
  [/zones?$/i, 'Africa/Nairobi'],
  [/(_at|At|_until|_from|now|since|instant|moment)$/, INSTANT],
  [/month/i, '2031-03'],
  [/(_on|On|[dD]ate|[dD]ay|birth|holidays)$/, '2031-03-04'],
  [/^(from|until|time|opens|closes)$|_time$/, '09:00'],
  [/currency/i, 'USD'],
  [/email/i, 'amara@people.example'],
  [/(href|url|path|link)$/i, '/sample'],
  [/language|^tag$|locale/i, 'en'],
  [/country$/i, 'Kenya'],
  [/(amount|price|cents|total|quantity)/i, '1'],
];

const textOf = (name: string): string => BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'Sample';

/** Makes one value of a type, from the type alone. */
export function samples(checker: ts.TypeChecker): (type: ts.Type, at: ts.Node, name?: string) => Sample {
  function ofUnion(type: ts.UnionType, at: ts.Node, name: string, depth: number): Sample {
    const first = type.types.find((each) => !(each.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
    if (first === undefined) return null;
    if (first.flags & ts.TypeFlags.BooleanLiteral) return true;
    return sample(first, at, name, depth);
  }

  function ofSpecial(type: ts.Type, at: ts.Node, name: string, depth: number): Sample | undefined {
    const kind = (type.aliasSymbol ?? type.getSymbol())?.getName() ?? '';
    const args = checker.getTypeArguments(type as ts.TypeReference);
    const part = (place: number): Sample => {
      const arg = args[place];
      return arg === undefined ? null : sample(arg, at, '', depth + 1);
    };
    if (['ReactNode', 'ReactElement', 'Element', 'HTMLElement'].includes(kind)) return null;
    if (kind === 'Date') return { $: 'date', of: INSTANT };
    if (kind === 'Promise') return { $: 'promise', of: part(0) };
    if (kind === 'Map' || kind === 'ReadonlyMap') return { $: 'map', of: [] };
    if (kind === 'Set' || kind === 'ReadonlySet') return { $: 'set', of: [] };
    if (kind.endsWith('RefObject')) return { current: null };
    if (checker.isTupleType(type)) return args.map((each) => sample(each, at, '', depth + 1));
    if (checker.isArrayType(type))
      return depth > DEPTH - 3 || args[0] === undefined ? [] : [sample(args[0], at, name, depth + 1)];
    return undefined;
  }

  function ofObject(type: ts.Type, at: ts.Node, depth: number): Sample {
    const entries = checker.getPropertiesOfType(type).flatMap((property): [string, Sample][] => {
      if (property.flags & ts.SymbolFlags.Optional) return [];
      const name = property.getName();
      return [[name, sample(checker.getTypeOfSymbolAtLocation(property, at), at, name, depth + 1)]];
    });
    return Object.fromEntries(entries);
  }

  function sample(type: ts.Type, at: ts.Node, name: string, depth: number): Sample {
    if (depth > DEPTH) return null;
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return textOf(name);
    if (type.flags & ts.TypeFlags.NumberLike) return 1;
    if (type.flags & ts.TypeFlags.BooleanLike) return true;
    const special = ofSpecial(type, at, name, depth);
    if (special !== undefined) return special;
    if (type.isUnion()) return ofUnion(type, at, name, depth);
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const bound = checker.getBaseConstraintOfType(type);
      return bound === undefined ? null : sample(bound, at, name, depth);
    }
    const [call] = type.getCallSignatures();
    if (call !== undefined) {
      const gives = checker.getReturnTypeOfSignature(call);
      return { $: 'function', of: sample(gives, at, name, depth + 2) };
    }
    return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? ofObject(type, at, depth) : null;
  }

  return (type, at, name = '') => sample(type, at, name, 0);
}
