/** The zero of each script whose digits people type; the other nine follow it (Unicode, general category Nd). */
const ZEROS = [
  0x0660, // Arabic
  0x06f0, // Persian, Urdu, Pashto
  0x07c0, // N’Ko
  0x0966, // Devanagari: Hindi, Nepali
  0x09e6, // Bengali, Assamese
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0de6, // Sinhala
  0x0e50, // Thai
  0x0ed0, // Lao
  0x0f20, // Tibetan, Dzongkha
  0x1040, // Myanmar
  0x17e0, // Khmer
  0xff10, // full width
] as const;

/** A text with the digits of every script as 0 to 9; nothing else of it changes. */
export function latinDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
