import { localHref } from '@ayana/contracts/language';
import { Link as TextLink } from '@ayana/shared-ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text of `messages.ts` whose `[words](/path)` are links: paths of this site, anchors, or whole addresses. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let read = 0;
  for (const found of text.matchAll(LINK)) {
    const [whole, words = '', to = ''] = found;
    parts.push(text.slice(read, found.index));
    parts.push(
      to.startsWith('/') ? (
        <TextLink as={Link} to={to}>
          {words}
        </TextLink>
      ) : (
        <TextLink href={to.startsWith('/') ? localHref(to) : to}>{words}</TextLink>
      ),
    );
    read = found.index + whole.length;
  }
  parts.push(text.slice(read));
  // The order of the parts never changes.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
