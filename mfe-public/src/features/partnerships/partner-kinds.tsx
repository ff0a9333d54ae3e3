import { PARTNER_KIND_NAMES } from '@ayana/contracts/partnerships';
import { styled } from 'styled-components';

import { KIND_MESSAGES, PARTNERSHIPS_MESSAGES as TEXTS } from './messages';

const Ledger = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    margin: 0;
    font-size: var(--size-21);
  }
  & dl {
    display: grid;
    gap: var(--space-2);
    font-size: var(--size-16);
  }
  & dl > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--space-3);
  }
  & dt {
    color: var(--stone);
  }
  @media (min-width: 700px) {
    & > li {
      grid-template-columns: 160px minmax(0, 1fr);
    }
  }
`;

/** Each kind of partner: what it does, which patient data it gets, and which never. */
export function PartnerKinds() {
  return (
    <Ledger role="list">
      {KIND_MESSAGES.map(({ kind, does, learns, never }) => (
        <li key={kind}>
          <h3>{PARTNER_KIND_NAMES[kind]}</h3>
          <dl>
            <div>
              <dt>{TEXTS.does}</dt>
              <dd>{does}</dd>
            </div>
            <div>
              <dt>{TEXTS.learns}</dt>
              <dd>{learns}</dd>
            </div>
            <div>
              <dt>{TEXTS.never}</dt>
              <dd>{never}</dd>
            </div>
          </dl>
        </li>
      ))}
    </Ledger>
  );
}
