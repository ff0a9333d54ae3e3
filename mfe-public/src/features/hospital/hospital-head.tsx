import skyline from '@ayana/shared-ui/assets/drawings/street.svg';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FrontPicture } from '../../catalogue/front-picture';
import { Content, Lead } from '../../page-layout/page-layout.styles';
import { Breadcrumbs } from '../../page-layout/breadcrumbs';
import type { Crumb } from '../../page-layout/breadcrumbs';
import type { Hospital } from './hospital';

/** The hospital on the street; the road is the journey line. */
const Street = styled.header`
  background:
    linear-gradient(var(--marigold-500), var(--marigold-500)) 0 calc(100% - 18px) / 100% 4.5px no-repeat,
    linear-gradient(var(--ink), var(--ink)) 0 calc(100% - 42px) / 100% 2px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 100% / 100% 42px no-repeat,
    url('${skyline}') 50% calc(100% - 42px) / 720px 140px repeat-x,
    var(--dawn);

  & > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-6) 42px;
  }
  & h1 {
    margin-block-start: var(--space-3);
  }
  & img {
    align-self: end;
    justify-self: center;
    inline-size: min(100%, 470px);
    block-size: auto;
  }
  @media (min-width: 900px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) 470px;
    }
  }
`;

const Words = styled.div`
  @media (min-width: 900px) {
    padding-block-end: var(--space-7);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
`;

/** The head of a hospital's page: name, summary, and drawn front. */
export function HospitalHead({
  hospital,
  crumbs,
  actions,
}: {
  hospital: Hospital;
  crumbs: readonly Crumb[];
  actions: ReactNode;
}) {
  return (
    <Street>
      <Content>
        <Words>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{hospital.hospital_name}</h1>
          {hospital.summary === null ? null : <Lead>{hospital.summary}</Lead>}
          <Actions>{actions}</Actions>
        </Words>
        <FrontPicture hospital={hospital} eager />
      </Content>
    </Street>
  );
}
