import { VisuallyHidden } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { CLAIMS_MESSAGES } from './messages';

const Band = styled.section`
  padding-block: var(--space-8) 0;
  @media (min-width: 900px) {
    padding-block-start: var(--space-9);
  }
`;

const Sentence = styled.p`
  max-inline-size: 960px;
  font-family: var(--font-heading);
  font-size: var(--size-34);
  line-height: 1.38;
  letter-spacing: -0.01em;
  color: var(--stone);
  text-wrap: pretty;

  & b {
    font-weight: 500;
    color: var(--ink);
    /* No line break between a number and its unit. */
    @media (min-width: 21.25em) {
      white-space: nowrap;
    }
  }
`;

const Disclosure = styled.details`
  margin-block-start: var(--space-4);

  & summary {
    inline-size: fit-content;
    padding-block: 10px;
    color: var(--teal-700);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    color: var(--teal-800);
    text-decoration-thickness: 2px;
  }
`;

const Answers = styled.dl`
  display: grid;
  gap: var(--space-4) var(--space-6);
  max-inline-size: 960px;
  padding-block-start: var(--space-3);
  font-size: var(--size-16);

  & > div {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    color: var(--stone);
  }
  @media (min-width: 720px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The specification's headline claims as one sentence, with their explanations. */
export function Claims() {
  return (
    <Band>
      <Content>
        <VisuallyHidden as="h2">{CLAIMS_MESSAGES.heading}</VisuallyHidden>
        <Sentence>
          {CLAIMS_MESSAGES.sentence.map(([figure, joint]) => (
            <span key={figure}>
              <b>{figure}</b>
              {joint}
            </span>
          ))}
        </Sentence>
        <Disclosure>
          <summary>{CLAIMS_MESSAGES.question}</summary>
          <Answers>
            {CLAIMS_MESSAGES.answers.map(([term, answer]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </Answers>
        </Disclosure>
      </Content>
    </Band>
  );
}
