import { styled } from 'styled-components';

/** Up to this width, tables are shown as cards. */
const CARDS = '(max-width: 720px)';

export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  max-inline-size: 1120px;
  padding: var(--space-5) var(--space-6) var(--space-7);

  & h1 {
    margin: 0;
    font-family: var(--font-heading);
    font-size: var(--size-28);
    line-height: 1.2;
  }
  & h2 {
    margin: 0;
    font-family: var(--font-heading);
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & p {
    margin: 0;
  }
  @media ${CARDS} {
    gap: var(--space-4);
    padding: var(--space-4) var(--space-4) var(--space-6);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);

  & p {
    color: var(--stone);
  }
`;

/** Paler while another period is loading. */
export const Content = styled.div`
  display: grid;
  gap: inherit;
  transition: opacity var(--duration-place);

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export const Card = styled.section<{ $failed?: boolean }>`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-block-start: ${({ $failed }) => ($failed === true ? '3px solid var(--coral-600)' : '1px solid var(--line)')};
  border-radius: var(--radius-card);
  background: var(--white);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  & > header > p {
    color: var(--stone);
  }
  & > div > p {
    color: var(--stone);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  @media ${CARDS} {
    padding: var(--space-4);
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
    text-align: start;
  }
  & th:first-child {
    inline-size: 40%;
  }
  & th:nth-child(2) {
    inline-size: 28%;
  }
  /* A link on a number is large enough for a finger. */
  & td[data-number] > a {
    display: inline-block;
    margin: -10px -12px;
    padding: 10px 12px;
  }
  & :is(th, td) {
    padding-block: 6px;
    padding-inline: 0 var(--space-3);
    vertical-align: top;
  }
  & tbody tr {
    border-block-start: 1px solid var(--line);
  }
  & code {
    font: inherit;
    overflow-wrap: anywhere;
  }
  & b + code {
    color: var(--stone);
  }
  & b {
    font-weight: 600;
  }
  & time {
    white-space: nowrap;
  }
  & :is(th, td)[data-number] {
    text-align: end;
  }
  & :is(th, td)[data-number]:not(:last-child) {
    padding-inline-end: var(--space-5);
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  @media ${CARDS} {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & :is(tbody, tr, td) {
      display: block;
    }
    & tr {
      padding-block: var(--space-2);
    }
    & td {
      display: flex;
      gap: var(--space-3);
      padding: 2px 0;
    }
    & td[data-number] {
      text-align: start;
    }
    & td[data-lead] {
      flex-wrap: wrap;
      gap: 0 var(--space-2);
    }
    & td:not([data-lead])::before {
      flex: 0 0 96px;
      color: var(--stone);
      content: attr(data-label);
    }
  }
`;

/** A mark and its name. */
export const Named = styled.span`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  min-inline-size: 0;

  & > svg {
    flex: none;
    translate: 0 1px;
  }
`;

export const Vitals = styled.div`
  display: grid;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding-block-end: var(--space-2);
  }
`;

/** What the colours of the scales mean. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--stone);
  font-size: var(--size-14);

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & > li::before {
    inline-size: 18px;
    block-size: 10px;
    background: var(--leaf-100);
    content: '';
  }
  & > li[data-rating='middling']::before {
    background: var(--marigold-100);
  }
  & > li[data-rating='poor']::before {
    background: var(--coral-100);
  }
`;

/** Explanations below the cards. */
export const Notes = styled.section`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--measure);
  color: var(--stone);
  font-size: var(--size-14);
  line-height: 20px;

  & h2 {
    color: var(--ink);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & dl > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
  }
  & dt {
    font-weight: 600;
  }
`;
