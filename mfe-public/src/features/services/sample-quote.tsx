import lanternBay from '@ayana/shared-ui/assets/drawings/hospital-lantern-bay.svg';
import { styled } from 'styled-components';

import { HOSPITAL_FRAME } from '../../hospital-details/hospital-drawings';
import { SAMPLE_QUOTE } from './messages';
import { usd } from '../../money/usd';

const Paper = styled.figure`
  position: relative;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--white);
  /* The sheet below. */
  box-shadow: 9px 9px 0 var(--sand);
  font-size: var(--size-16);

  [dir='rtl'] & {
    box-shadow: -9px 9px 0 var(--sand);
  }
`;

const Front = styled.img`
  inline-size: 100%;
  block-size: 136px;
  object-fit: contain;
  object-position: 50% 100%;
  border-block-end: 2px solid var(--ink);
  margin-block-end: var(--space-4);
`;

const Caption = styled.figcaption`
  margin-block-end: var(--space-3);
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--line);
  color: var(--stone);

  & strong {
    display: block;
    font-family: var(--font-heading);
    font-size: var(--size-21);
    font-weight: 500;
    color: var(--ink);
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: 6px;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  & > div:last-child {
    margin-block-start: 6px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--ink);
    font-weight: 600;
  }
`;

const Excluded = styled.p`
  margin-block-start: var(--space-3);
  color: var(--coral-600);
`;

const Note = styled.p`
  margin-block-start: var(--space-1);
  color: var(--stone);
  font-size: var(--size-14);
`;

/** A sample quote: every item, and what is excluded. */
export function SampleQuote() {
  const total = SAMPLE_QUOTE.lines.reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <Paper>
      <Caption>
        <Front src={lanternBay} alt="" {...HOSPITAL_FRAME} loading="lazy" decoding="async" />
        {SAMPLE_QUOTE.source}
        <strong>{SAMPLE_QUOTE.title}</strong>
      </Caption>
      <Lines>
        {[...SAMPLE_QUOTE.lines, [SAMPLE_QUOTE.total, total] as const].map(([line, amount]) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd>{usd(amount)}</dd>
          </div>
        ))}
      </Lines>
      <Excluded>{SAMPLE_QUOTE.excluded}</Excluded>
      <Note>{SAMPLE_QUOTE.note}</Note>
    </Paper>
  );
}
