/** A text of a catalogue: itself, or its parameters and the compiled message. */
export type Compiled =
  | string
  | [parameters: (string | string[])[], message: (values: Record<string, unknown>) => string];

/** English texts with the ones of a catalogue in their places; what it does not have stays English. */
export function overlay(english: unknown, texts: Record<string, Compiled>, place = ''): unknown {
  const text = Object.hasOwn(texts, place) ? texts[place] : undefined;
  if (typeof english === 'string') return typeof text === 'string' ? text : english;
  if (typeof english === 'function') {
    if (!Array.isArray(text)) return english;
    const [parameters, message] = text;
    return (...given: unknown[]) =>
      message(
        Object.assign(
          {},
          ...parameters.map((name, at) => (typeof name === 'string' ? { [name]: given[at] } : given[at])),
        ),
      );
  }
  if (Array.isArray(english))
    return english.map((part, at) => overlay(part, texts, place === '' ? `${at}` : `${place}.${at}`));
  if (english === null || typeof english !== 'object') return english;
  return Object.fromEntries(
    Object.entries(english).map(([key, part]) => [key, overlay(part, texts, place === '' ? key : `${place}.${key}`)]),
  );
}
