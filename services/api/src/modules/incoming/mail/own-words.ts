/** Longest line that may be the head of a quotation. */
const LONGEST_HEAD = 300;

/** How mail programs announce the mail that is quoted below, on one line or on two that were folded. */
const HEADS: readonly RegExp[] = [
  // On Tuesday … <name@…> wrote:
  /^(?:on|le|el|il|em|am|op|den|w dniu|dnia|pe|ср|вт|пн|чт|пт|сб|вс|på)[\s.,].{0,250}(?:wrote|écrit|escribió|scritto|escreveu|schrieb|schreef|skrev|pisze|napisał(?:\(a\))?|kirjoitti|пишет|написал(?:\(а\))?|yazdı)\s?:$/iu,
  /^(?:am|den|op|w dniu|dnia)[\s.,].{0,150}\s(?:schrieb|skrev|schreef|pisze|napisał)\s.{0,150}:$/iu,
  /^.{0,200}<[^<>]{1,200}>\s?(?:wrote|schrieb|написал(?:\(а\))?|yazdı|escribió|escreveu|a écrit)\s?:$/iu,
  /^在.{1,250}写道[：:]$/u,
  /^\d{4}[年./-].{0,250}(?:wrote|作成|작성|のメッセージ)\s?[:：]$/iu,
  /^في\s.{1,250}كتب.{0,120}[:：]$/u,
  /^-{2,20}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d[’']origine|mensaje original|mensagem original|oprindelig besked|исходное сообщение)\s?-{2,20}$/iu,
];
/** Outlook puts the head of the quoted mail above it: two such lines after each other. */
const FIELD =
  /^\*?(?:from|sent|to|date|subject|von|gesendet|an|de|envoyé|à|enviado|para|da|inviato|от|отправлено|кому)\s?\*?\s?:\s/iu;
const QUOTED = /^\s*(?:>|_{5,}\s*$)/u;

/**
 * What the sender of a mail wrote, without the mail that it answers: everything from the head of the quotation on, or quoted lines that nothing
 * follows. Answers that were written between quoted lines stay with them. One pass over the lines, whatever they are: anybody may send them.
 * @returns all of it when nothing else would be left
 */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  const whole = tidy(lines);
  const own = tidy(withoutQuotedEnd(lines.slice(0, headAt(lines))));
  return own === '' ? whole : own;
}

/** The line that a quotation begins with; the number of lines when there is none. */
function headAt(lines: readonly string[]): number {
  const found = lines.findIndex((line, index) =>
    isHead(line, lines[index + 1] ?? '', lines.slice(index + 1, index + 4)),
  );
  if (found === -1) return lines.length;
  // What was written below or between quoted lines is an answer, too.
  const below = lines.slice(found + 1);
  const isFolded = !isOneLineHead(lines[found] ?? '');
  const rest = below.slice(isFolded ? 1 : 0);
  const isMarked = rest.some((line) => QUOTED.test(line));
  const isAnswered = isMarked && rest.some((line) => line.trim() !== '' && !QUOTED.test(line));
  return isAnswered ? lines.length : found;
}

function isHead(line: string, next: string, after: readonly string[]): boolean {
  if (isOneLineHead(line)) return true;
  const isFolded = line.trim() !== '' && next.trim() !== '' && !isOneLineHead(next);
  if (isFolded && isOneLineHead(`${line.trim()} ${next.trim()}`)) return true;
  return FIELD.test(line.trim()) && after.filter((each) => FIELD.test(each.trim())).length >= 2;
}

function isOneLineHead(line: string): boolean {
  const text = line.trim();
  return text.length <= LONGEST_HEAD && HEADS.some((head) => head.test(text));
}

function withoutQuotedEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0 && ((lines[end - 1] ?? '').trim() === '' || QUOTED.test(lines[end - 1] ?? ''))) end -= 1;
  return lines.slice(0, end);
}

const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
