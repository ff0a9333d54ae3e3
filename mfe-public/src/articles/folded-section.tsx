import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { chevron, unfoldedFrom } from './fold-summary.styles';
import { useUnfoldLinked } from './use-unfold-linked';
import { ArticleText } from './article-section';
import type { ArticleSection } from './article-section';

/** From this width the whole text is shown. */
const DESK = '760px';

const Section = styled.section`
  & > h2 {
    display: none;
  }
  & > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: var(--control-height);
    padding-block: var(--space-3);
    list-style: none;
    cursor: pointer;
  }
  & > details > summary::-webkit-details-marker {
    display: none;
  }
  & > details > summary::after {
    ${chevron}
    margin-inline-end: var(--space-2);
    color: var(--teal-700);
    transition: rotate var(--duration-state);
  }
  & > details[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  & > details > summary > h2 {
    font-size: var(--size-24);
  }
  & > details > summary > small {
    margin-inline-start: auto;
    color: var(--stone);
    font-size: var(--size-14);
    text-align: end;
  }
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

  /* The browser can show it open: use a plain heading. */
  @supports selector(::details-content) {
    @media (min-width: ${DESK}) {
      & > h2 {
        display: block;
      }
      & > details > div {
        scroll-margin-block-start: 72px;
      }
    }
  }
  @media print {
    & > details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Details = styled.details`
  ${unfoldedFrom(DESK)}
`;

/**
 * A section of a long page: collapsed on a phone, a plain section on wide screens. It is a native `details`, so it
 * opens without scripts and for the in-page search. The heading is rendered twice, and only one is visible and announced.
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
      <h2>{title}</h2>
      <Details>
        <summary>
          <h2>{title}</h2>
          {hint === undefined ? null : <small>{hint}</small>}
        </summary>
        <div id={id}>
          {text === undefined ? null : <ArticleText text={text} />}
          {children}
        </div>
      </Details>
    </Section>
  );
}
