import { Link as TextLink } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { longDate } from '../../time/long-date';
import { Prose } from '../../articles/prose.styles';
import { RichText } from '../../articles/rich-text';
import type { FaqEntry } from './entry';
import { HelpfulVote } from './helpful-vote';
import { FAQ_MESSAGES as TEXTS } from './messages';

const Foot = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

/** An answer with review date, link and feedback. */
export function FaqAnswer({ entry: { id, slug, question, answer, reviewed_on } }: { entry: FaqEntry }) {
  return (
    <>
      <Prose>
        <RichText blocks={answer} />
      </Prose>
      <Foot>
        {TEXTS.read_on} <time dateTime={reviewed_on}>{longDate(reviewed_on)}</time>.{' '}
        <TextLink href={`#${slug}`}>{TEXTS.link}</TextLink>
      </Foot>
      <HelpfulVote entryId={id} question={question} />
    </>
  );
}
