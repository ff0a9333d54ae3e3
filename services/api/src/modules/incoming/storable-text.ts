/** A text as forms are stored: nothing that could be a tag, no control characters, no marks that turn the direction. */
export const storableText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
