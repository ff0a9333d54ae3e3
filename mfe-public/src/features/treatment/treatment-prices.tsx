import { hospitalDaysText, indiaDaysText } from '@ayana/contracts/catalogue';

import { styled } from 'styled-components';

import { ComparisonTable } from '../../articles/comparison-table';
import { FactRows } from '../../articles/fact-rows';
import { FoldSummary } from '../../articles/fold-summary.styles';
import { leastSaving } from '../../money/saving';
import { usdRange } from '../../money/usd';
import { consultationPath } from '../../forms/consultation-about';
import type { TreatmentGuide } from './load-treatment-guide';
import { TREATMENT_MESSAGES as TEXTS } from './messages';
import { nameOf } from './treatment-meta';

type Price = TreatmentGuide['prices'][number];

/** Hospitals shown before the others are unfolded. */
const FIRST = 5;

/** The price range of the shown hospitals, else the general range. Whole US dollars. */
function shownRange({ prices, india_usd_min, india_usd_max }: TreatmentGuide): [number | null, number | null] {
  if (prices.length === 0) return [india_usd_min, india_usd_max];
  return [Math.min(...prices.map(({ usd_min }) => usd_min)), Math.max(...prices.map(({ usd_max }) => usd_max))];
}

const Prices = styled.div`
  display: grid;
  gap: var(--space-4);

  & details > table {
    margin-block-start: var(--space-4);
  }
`;

const figure = (value: string, note: string) => (
  <>
    <strong>{value}</strong>
    <br />
    {note}
  </>
);

/** The prices in India and at home, and the minimum saving, from the page's rows. */
export function PriceFacts({ guide }: { guide: TreatmentGuide }) {
  const { us_usd_min, us_usd_max } = guide;
  const [india_usd_min, india_usd_max] = shownRange(guide);
  const percent = leastSaving({ india_usd_min, india_usd_max, us_usd_min, us_usd_max });
  const us = usdRange(us_usd_min, us_usd_max);
  return (
    <FactRows
      facts={[
        [
          TEXTS.india,
          figure(
            usdRange(india_usd_min, india_usd_max) ?? TEXTS.not_known,
            guide.prices.length === 0 ? TEXTS.india_estimate : TEXTS.india_text,
          ),
        ],
        [TEXTS.us, us === null ? TEXTS.no_us : figure(us, TEXTS.us_text)],
        ...(percent === null
          ? []
          : ([
              [
                TEXTS.saving,
                figure(percent === 0 ? TEXTS.may_cost_as_much : TEXTS.at_least(percent), TEXTS.saving_text),
              ],
            ] as const)),
      ]}
    />
  );
}

function Table({ guide, prices }: { guide: TreatmentGuide; prices: readonly Price[] }) {
  return (
    <ComparisonTable
      caption={TEXTS.caption(nameOf(guide))}
      columns={TEXTS.columns}
      rows={prices.map(({ hospital, city, usd_min, usd_max, hospital_days, total_days }) => {
        const asks = consultationPath({ hospital: hospital.id, treatment: guide.slug ?? '' });
        return [
          `[${hospital.hospital_name}](/hospital/${hospital.id}#${guide.slug ?? ''})${city === null ? '' : `, ${city.name}`}`,
          `${usdRange(usd_min, usd_max) ?? ''} · [${TEXTS.quote_short}](${asks})`,
          hospital_days === null ? TEXTS.not_known : hospitalDaysText(hospital_days),
          total_days === null ? TEXTS.not_known : indiaDaysText(total_days),
        ];
      })}
    />
  );
}

/** The price of each hospital, the lowest first. */
export function HospitalPrices({ guide }: { guide: TreatmentGuide }) {
  const { prices } = guide;
  if (prices.length === 0) return <p>{TEXTS.no_hospitals}</p>;
  const rest = prices.slice(FIRST);
  return (
    <Prices>
      <Table guide={guide} prices={prices.slice(0, FIRST)} />
      {rest.length === 0 ? null : (
        <details>
          <FoldSummary>{TEXTS.more(rest.length)}</FoldSummary>
          <Table guide={guide} prices={rest} />
        </details>
      )}
    </Prices>
  );
}
