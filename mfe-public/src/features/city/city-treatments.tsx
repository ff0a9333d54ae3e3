import { hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { categoryName } from '../../catalogue/category-name';
import { Questions } from '../../articles/questions';
import { usd, usdRange } from '../../money/usd';
import type { CityTreatment } from './load-city';
import { CITY_MESSAGES as TEXTS } from './messages';
import { byCategory } from './prices';

const List = styled.ul`
  & > li {
    display: grid;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    font-size: var(--size-16);
    line-height: 1.45;
  }
  & > li > div > a {
    font-weight: 600;
  }
  & p {
    color: var(--stone);
  }
  @media (min-width: 700px) {
    & > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

const Prices = styled.ul`
  font-variant-numeric: tabular-nums;
`;

function stayOf({ hospital_days, total_days_in_india }: CityTreatment): string {
  const inHospital = hospital_days === null ? '' : hospitalStayText(hospital_days);
  const inIndia = total_days_in_india === null ? '' : indiaStayText(total_days_in_india);
  return [inHospital, inIndia].filter((part) => part !== '').join(', ');
}

function Treatment({ treatment }: { treatment: CityTreatment }) {
  const { slug, name, plain_name, prices } = treatment;
  const words = plain_name ?? name;
  const low = prices[0]?.usd_min;
  return (
    <li>
      <div>
        {slug === null ? (
          <b>{words}</b>
        ) : (
          <TextLink as={Link} to={`/treatments/${slug}`}>
            {words}
          </TextLink>
        )}
        <p>
          {[low === undefined ? '' : TEXTS.from_price(usd(low)), stayOf(treatment)]
            .filter((part) => part !== '')
            .join(', ')}
        </p>
      </div>
      <Prices role="list">
        {prices.map(({ hospital_id, hospital_name, usd_min, usd_max }) => (
          <li key={hospital_id}>{TEXTS.price_at(hospital_name, usdRange(usd_min, usd_max) ?? '')}</li>
        ))}
      </Prices>
    </li>
  );
}

/** The lowest price of any hospital for any of the treatments, in whole US dollars. */
const lowestOf = (treatments: readonly CityTreatment[]): number =>
  Math.min(...treatments.flatMap(({ prices }) => prices.map(({ usd_min }) => usd_min)));

/** Treatments in a city by category, collapsed, with the price of each hospital. */
export function CityTreatments({ treatments }: { treatments: readonly CityTreatment[] }) {
  return (
    <Questions
      questions={byCategory(treatments).map(([category, all]) => ({
        id: `treatments-${category.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
        question: TEXTS.treatments_of(categoryName(category), all.length, usd(lowestOf(all))),
        answer: (
          <List role="list">
            {all.map((treatment) => (
              <Treatment key={treatment.id} treatment={treatment} />
            ))}
          </List>
        ),
      }))}
    />
  );
}
