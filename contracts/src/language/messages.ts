/**
 * Set before any other code runs where another language than English is read: by the catalogue's script in the browser, by
 * the render server for its instance of a language. English needs neither.
 */
declare const ayanaTexts: (<T extends object>(id: string, english: T) => T) | undefined;

/**
 * The texts of a feature in the language of this document. English stays in the code; other languages come from the
 * catalogue of the package, text by text, and what is not translated stays English.
 * @param id names the texts in the catalogue, such as `mfe-public/doctors`; unique
 * @param english texts, nested as the feature likes. A function's body is a text with its parameters, `plural` or `select`
 */
export function defineMessages<const T extends object>(id: string, english: T): T {
  return typeof ayanaTexts === 'undefined' ? english : ayanaTexts(id, english);
}

/** Forms by exact number (`0: 'none'`) or by the language's plural rules; English has `one` and `other`. */
export interface PluralForms {
  [exact: number]: string;
  one?: string;
  other: string;
}

/** An ICU plural, in a text of `defineMessages`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[count] ?? (count === 1 ? forms.one : undefined) ?? forms.other;
}

/** An ICU select, in a text of `defineMessages`: the form of a value, `none` for an empty one. */
export function select(
  value: string | number | boolean | null | undefined,
  forms: { readonly [value: string]: string; readonly other: string },
): string {
  return forms[String(value ?? '') || 'none'] ?? forms.other;
}

/** An ICU number, in a text of `defineMessages`: `1,234`. */
export const number = (value: number): string => value.toLocaleString('en');
