import { hospitalStayText } from '@ayana/contracts/catalogue';
import { styled } from 'styled-components';

import { TreatmentLink } from '../../catalogue/treatment-link';
import { usdRange } from '../../money/usd';
import type { DoctorInFull, TreatmentPrice } from './doctor';
import { DOCTOR_MESSAGES as TEXTS } from './messages';

const Rows = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--size-18);
  }
  & p {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > li > p {
    color: var(--ink);
    font-size: var(--size-16);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 600px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
`;

/** The doctor's treatments, with prices at their hospital. */
export function DoctorProcedures({
  procedures,
  prices,
}: {
  procedures: DoctorInFull['procedures'];
  prices: readonly TreatmentPrice[];
}) {
  const known = new Map(prices.map((price) => [price.treatment_id, price]));
  return (
    <Rows role="list">
      {procedures.map((procedure) => {
        const { id, name, plain_name } = procedure;
        const price = known.get(id);
        const days = price?.hospital_days ?? null;
        return (
          <li key={id}>
            <div>
              <h3>
                <TreatmentLink treatment={procedure} />
              </h3>
              <p>
                {[plain_name === null ? '' : name, days === null ? '' : hospitalStayText(days)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            </div>
            <p>{price === undefined ? TEXTS.price_on_request : usdRange(price.usd_min, price.usd_max)}</p>
          </li>
        );
      })}
    </Rows>
  );
}
