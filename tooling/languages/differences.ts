import type { Messages } from './texts.ts';

/**
 * Where a translation is behind the English of now, a line each.
 * @param from the English that was translated, as `locales/en.json` was then
 */
export function differences(english: Messages, translation: Messages, from: Messages): string[] {
  const [needed, has, was] = [byPlace(english), byPlace(translation), byPlace(from)];
  const lines: string[] = [];
  for (const [place, text] of needed) {
    if (!has.has(place)) lines.push(`lacks ${place}`);
    else if (was.has(place) && was.get(place) !== text)
      lines.push(`has ${place} of other English: "${was.get(place)}" is now "${text}"`);
  }
  for (const place of has.keys()) if (!needed.has(place)) lines.push(`has ${place}, which no code uses`);
  return lines;
}

function byPlace(messages: Messages): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([id, texts]) =>
      Object.entries(texts).map(([place, text]): [string, string] => [`${id}:${place}`, text]),
    ),
  );
}
