import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';

import { chevron, unfoldedFrom, whereUnfolded } from './fold-summary.styles';
import { useUnfoldLinked } from './use-unfold-linked';
import { ArticleText } from './article-section';
import type { ArticleSection } from './article-section';

/** From this width the whole text is shown. */
const DESK = '760px';

const Section = styled.section`
  position: relative;

  & > details > div > * + * {
    margin-block-start: var(--space-3);
  }
  & > details > div > :is(p, ul, ol) {
    max-inline-size: var(--measure);
  }

  @media (max-width: 759px) {
    /* Adjacent ones look like rows of a list. */
    && + & {
      margin-block-start: -1px;
    }
    border-block: 1px solid var(--line);

    & > details > div {
      padding-block-end: var(--space-5);
      /* Space for the heading. */
      scroll-margin-block-start: 72px;
    }
  }

  /* The browser can show it open. */
  @supports selector(::details-content) {
    @media (min-width: ${DESK}) {
      & > details > div {
        scroll-margin-block-start: 72px;
      }
    }
  }
  @media print {
    border-block: 0;
  }
`;

/** The one heading: seen where the section is open, only announced where its control says the same words. */
const Heading = styled(VisuallyHidden)`
  ${whereUnfolded(
    DESK,
    css`
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    `,
  )}
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: var(--control-height);
  padding-block: var(--space-3);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    ${chevron}
    margin-inline-end: var(--space-2);
    color: var(--teal-700);
    transition: rotate var(--duration-state);
  }
  [open] > &::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  & > span {
    font-family: var(--font-heading);
    font-size: var(--size-24);
    line-height: 1.14;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  & > small {
    margin-inline-start: auto;
    color: var(--stone);
    font-size: var(--size-14);
    text-align: end;
  }
`;

const Details = styled.details`
  ${unfoldedFrom(DESK)}
`;

/**
 * A section of a long page: collapsed on a phone, a plain section on wide screens. It is a native `details`, so it
 * opens without scripts and for the in-page search.
 */
export function FoldedSection({
  id,
  title,
  text,
  hint,
  children,
}: ComponentProps<typeof ArticleSection> & {
  /** A summary of the content while collapsed. */
  hint?: string;
}) {
  const box = useUnfoldLinked<HTMLElement>();
  return (
    <Section ref={box} aria-label={title}>
      <Heading as="h2">{title}</Heading>
      <Details>
        <Summary>
          <span>{title}</span>
          {hint === undefined ? null : <small>{hint}</small>}
        </Summary>
        <div id={id}>
          {text === undefined ? null : <ArticleText text={text} />}
          {children}
        </div>
      </Details>
    </Section>
  );
}
