import type { ReactNode } from 'react';

import { LinkedText } from './linked-text';

/** A paragraph, a list, or a numbered list; all as `LinkedText`. */
export type Written = string | readonly string[] | { readonly numbered: readonly string[] };

export interface WrittenPart {
  /** Names its anchor; unique on the page. */
  id: string;
  title: string;
  text: readonly Written[];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <li key={line}>
      <LinkedText text={line} />
    </li>
  ));
}

const keyOf = (each: Written): string => (typeof each === 'string' ? each : linesOf(each).join());
const linesOf = (each: Exclude<Written, string>): readonly string[] => ('numbered' in each ? each.numbered : each);

/** Paragraphs and lists, as they stand in `messages.ts`. */
export function WrittenText({ text }: { text: readonly Written[] }) {
  return text.map((each) => {
    if (typeof each === 'string') {
      return (
        <p key={each}>
          <LinkedText text={each} />
        </p>
      );
    }
    const List = 'numbered' in each ? 'ol' : 'ul';
    return (
      <List key={keyOf(each)}>
        <Lines lines={linesOf(each)} />
      </List>
    );
  });
}

/** A section of a page that is read, inside `Prose`; `children` is what no text says: a table, rows of facts. */
export function WrittenSection({
  id,
  title,
  text,
  children,
}: Omit<WrittenPart, 'text'> & Partial<Pick<WrittenPart, 'text'>> & { children?: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : <WrittenText text={text} />}
      {children}
    </section>
  );
}
