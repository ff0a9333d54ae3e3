import type { ReactNode } from 'react';

import { LinkedText } from './linked-text';

/** A paragraph, a list, or a numbered list; all as `LinkedText`. */
export type ArticleBlock = string | readonly string[] | { readonly numbered: readonly string[] };

export interface ArticlePart {
  /** Its anchor, unique on the page. */
  id: string;
  title: string;
  text: readonly ArticleBlock[];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <li key={line}>
      <LinkedText text={line} />
    </li>
  ));
}

const keyOf = (each: ArticleBlock): string => (typeof each === 'string' ? each : linesOf(each).join());
const linesOf = (each: Exclude<ArticleBlock, string>): readonly string[] => ('numbered' in each ? each.numbered : each);

/** Paragraphs and lists of `messages.ts`. */
export function ArticleText({ text }: { text: readonly ArticleBlock[] }) {
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

/** A section of an article, inside `Prose`; `children` is extra content: a table, facts. */
export function ArticleSection({
  id,
  title,
  text,
  children,
}: Omit<ArticlePart, 'text'> & Partial<Pick<ArticlePart, 'text'>> & { children?: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : <ArticleText text={text} />}
      {children}
    </section>
  );
}
