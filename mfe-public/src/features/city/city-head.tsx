import { Picture } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { City } from '../../catalogue/city';
import { cityView } from '../../catalogue/city-views';
import { Content, Lead } from '../../page-layout/page-layout.styles';
import { Breadcrumbs } from '../../page-layout/breadcrumbs';
import { CITY_MESSAGES as TEXTS } from './messages';

const Band = styled.header`
  border-block-end: 1px solid var(--line);
  background: var(--sky);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding-block: var(--space-5) var(--space-6);
  }
  & h1 {
    margin-block-start: var(--space-3);
    font-size: var(--size-40);
  }
  @media (min-width: 900px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      gap: var(--space-7);
    }
  }
`;

const View = styled(Picture)`
  overflow: hidden;
  border-radius: var(--radius-card);
`;
const VIEW_SIZES = '(min-width: 1240px) 556px, (min-width: 900px) 45vw, calc(100vw - 40px)';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-5);
`;

/** The head of a city's page: name, summary and view. */
export function CityHead({ city: { slug, name, state, summary }, actions }: { city: City; actions: ReactNode }) {
  const view = cityView(slug);
  return (
    <Band>
      <Content>
        <div>
          <Breadcrumbs crumbs={[{ name: TEXTS.all_cities, to: '/destinations' }]} />
          <h1>{TEXTS.title(name)}</h1>
          <Lead>
            {state === name ? '' : `${state}. `}
            {summary}
          </Lead>
          <Actions>{actions}</Actions>
        </div>
        {view === undefined ? null : <View {...view} sizes={VIEW_SIZES} eager />}
      </Content>
    </Band>
  );
}
