import { parse, type Token } from '@messageformat/parser';
import { pseudoLocalizeString } from 'pseudo-localization';

/** An ICU message whose words have accents and doubled vowels, about a third longer; placeholders stay as they are. */
export function pseudoMessage(message: string): string {
  return print(parse(message), false);
}

/** The brand is written so in every language. */
const accented = (text: string): string =>
  text
    .split(/(Ayana)/)
    .map((part) => (part === 'Ayana' ? part : pseudoLocalizeString(part)))
    .join('');

function print(tokens: readonly Token[], inPlural: boolean): string {
  return tokens.map((token) => printToken(token, inPlural)).join('');
}

function printToken(token: Token, inPlural: boolean): string {
  switch (token.type) {
    case 'content':
      return accented(token.value)
        .replaceAll("'", '’')
        .replaceAll(inPlural ? /[{}#]/g : /[{}]/g, "'$&'");
    case 'argument':
      return `{${token.arg}}`;
    case 'function':
      return `{${token.arg}, ${token.key}}`;
    case 'octothorpe':
      return '#';
    case 'plural':
    case 'select':
    case 'selectordinal': {
      const plural = inPlural || token.type !== 'select';
      const cases = token.cases.map(
        ({ key, tokens }) => `${/^\d/.test(key) ? `=${key}` : key} {${print(tokens, plural)}}`,
      );
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
    }
  }
}
