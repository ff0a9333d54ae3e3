import type { FieldError } from '@ayana/contracts/problems';

/** Nesting depth a request may have; the deepest the API uses is four. */
const DEPTH_LIMIT = 32;
/** Most places named in one refusal. */
const MAX_NAMED = 20;
/** Characters of a place that are shown. */
const SHOWN = 100;

const MESSAGES = {
  characters: 'This contains a character that we cannot save (NUL, or half of a surrogate pair). Please remove it.',
  depth: `This may hold at most ${DEPTH_LIMIT} objects or lists within one another.`,
  prototype: '"__proto__" is not a field of this request.',
} as const;

/** A value with its name in its parent. */
interface Place {
  value: unknown;
  name: string;
  depth: number;
  within: Place | undefined;
}

/** True for a text PostgreSQL can store: Unicode (RFC 3629 has no surrogates) and without NUL. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * The places in a request's body, query or path that can never be stored, such as `details.a.b`; empty for nearly every request. Field
 * names are checked as well. Walks without recursion, so that no depth overflows the stack.
 */
export function unstorableFields(root: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  const refuse = (field: string, message: string): void => {
    if (!found.has(field)) found.set(field, { field, message });
  };
  const waiting: Place[] = [{ value: root, name: '', depth: 0, within: undefined }];
  for (let place = waiting.pop(); place !== undefined && found.size < MAX_NAMED; place = waiting.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string' && !isStorableText(value)) refuse(pathOf(place), MESSAGES.characters);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_LIMIT) {
      refuse(fieldOf(place), MESSAGES.depth);
      continue;
    }
    for (const name of Object.keys(value)) {
      const inner: Place = { value: Reflect.get(value, name), name, depth: depth + 1, within: place };
      if (!isStorableText(name)) refuse(pathOf(inner), MESSAGES.characters);
      else if (name === '__proto__') refuse(name, MESSAGES.prototype);
      else waiting.push(inner);
    }
  }
  return [...found.values()];
}

function placesTo(place: Place): Place[] {
  const places: Place[] = [];
  for (let each: Place | undefined = place; each?.within !== undefined; each = each.within) places.unshift(each);
  return places;
}

/** Displayable: the refused characters are replaced. */
function pathOf(place: Place): string {
  const path = placesTo(place)
    .map(({ name }) => name.toWellFormed().replaceAll('\0', '\uFFFD'))
    .join('.');
  return path === '' ? 'body' : path.slice(0, SHOWN).toWellFormed();
}

/** The field of the request a place belongs to. */
function fieldOf(place: Place): string {
  const [field] = placesTo(place);
  return field === undefined ? 'body' : pathOf(field);
}
