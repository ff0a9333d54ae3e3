import { INDIA_ZONE } from '@ayana/contracts/places';
import { shortDate } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { PortraitPicture } from '../../catalogue/portrait-picture';
import { Content, Lead } from '../../page-layout/page-layout.styles';
import { Breadcrumbs } from '../../page-layout/breadcrumbs';
import type { Crumb } from '../../page-layout/breadcrumbs';
import { usd } from '../../money/usd';
import type { DoctorInFull } from './doctor';
import { DOCTOR_MESSAGES as TEXTS } from './messages';

/** The portrait is on the road, which is the journey line. */
const Band = styled.header`
  background:
    linear-gradient(var(--marigold-500), var(--marigold-500)) 0 calc(100% - 12px) / 100% 4.5px no-repeat,
    linear-gradient(var(--ink), var(--ink)) 0 calc(100% - 28px) / 100% 2px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 100% / 100% 28px no-repeat,
    var(--sky);

  & > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-6) 28px;
  }
  & img {
    align-self: end;
    justify-self: center;
    inline-size: min(56vw, 232px);
    block-size: auto;
  }
  @media (min-width: 900px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) 344px;
      gap: 72px;
    }
  }
`;

const Words = styled.div`
  & h1 {
    margin-block-start: var(--space-3);
    font-size: clamp(var(--size-34), 5vw, 52px);
    overflow-wrap: anywhere;
  }
  @media (min-width: 900px) {
    padding-block-end: var(--space-6);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
`;

const White = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--white);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-5);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    font-family: var(--font-heading);
    font-size: var(--size-28);
    line-height: 1.2;
  }
  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

/** The day in India, since the user's zone is unknown yet. */
const dayOf = (at: string): string => shortDate(new Date(at), new Date(at), INDIA_ZONE);

const fee = (amount: number | null): string => (amount === null ? TEXTS.not_offered : usd(amount));

/** The doctor's name, fees and booking link. */
export function DoctorHead({
  doctor,
  crumbs,
  actions,
}: {
  doctor: DoctorInFull;
  crumbs: readonly Crumb[];
  actions: ReactNode;
}) {
  return (
    <>
      <Band>
        <Content>
          <Words>
            <Breadcrumbs crumbs={crumbs} />
            <h1>{doctor.full_name}</h1>
            <Lead>
              {doctor.title}. {TEXTS.at(doctor.hospital.hospital_name, doctor.city?.name)}.
            </Lead>
            <Actions>{actions}</Actions>
          </Words>
          <PortraitPicture portrait={doctor.portrait} eager />
        </Content>
      </Band>
      <White>
        <Content>
          <Facts>
            <div>
              <dt>{TEXTS.video}</dt>
              <dd>{fee(doctor.video_fee_usd)}</dd>
            </div>
            <div>
              <dt>{TEXTS.phone}</dt>
              <dd>{fee(doctor.phone_fee_usd)}</dd>
            </div>
            <div>
              <dt>{TEXTS.years}</dt>
              <dd>{doctor.years_experience}</dd>
            </div>
            {doctor.next_free_at === null ? null : (
              <div>
                <dt>{TEXTS.next_free}</dt>
                <dd>{dayOf(doctor.next_free_at)}</dd>
              </div>
            )}
          </Facts>
        </Content>
      </White>
    </>
  );
}
