/** A text as it is compared: lower case, without accents. Letters keep their places where each is one character. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text with the words of a query marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const letters = Array.from(text.normalize('NFC'));
  const compared = letters.map((letter) => plain(letter));
  // A letter whose plain form is not one character (ß, or a sign alone) would move all that follow.
  if (words.length === 0 || compared.some((letter) => letter.length !== 1)) return text;
  const found = new RegExp(`(${words.map(escaped).join('|')})`, 'g');
  let place = 0;
  return compared
    .join('')
    .split(found)
    .map((part, index) => {
      const begin = place;
      place += part.length;
      const own = letters.slice(begin, place).join('');
      return index % 2 === 1 ? <mark key={begin}>{own}</mark> : own;
    });
}
