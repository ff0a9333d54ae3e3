/** Texts inside a program: what a person may read among its string literals. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** A comment to its end; in a string `//` follows a colon. */
const COMMENTS = /\/\*[^]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
/** What the API's own description says of itself is for developers. */
const FOR_DEVELOPERS = /(?:summary|description|Operation\w*\(|@Api\w+\().{0,12}$/;
/** Three words at least, begun with a capital letter and ended as a sentence is. */
const SENTENCE = /^[A-Z\u0024][^<>]*\s\S+\s[^<>]*[.!?]$/;

/**
 * The sentences among the string literals of TypeScript, without what the API's description (OpenAPI) is made of.
 * @param source of a file
 */
export function sentencesIn(source: string): string[] {
  const program = source.replaceAll(COMMENTS, '');
  return [...program.matchAll(LITERAL)].flatMap(({ 0: literal, index }) => {
    const text = literal.slice(1, -1);
    const before = program.slice(Math.max(0, index - 40), index);
    return SENTENCE.test(text) && !FOR_DEVELOPERS.test(before.trimEnd()) ? [text] : [];
  });
}
