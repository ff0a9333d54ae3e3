import { portraitSrc } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Lead } from '../../page-layout/page-layout.styles';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { BookDoctor } from './book-doctor';
import type { Bookable } from './load-bookable';
import { BOOKING_MESSAGES as TEXTS } from './messages';

const Main = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Portrait = styled.img`
  inline-size: 120px;
  block-size: auto;
`;

/** The video consultation page for one doctor: free times and booking form. */
export function BookingPage({ bookable: { doctor, times }, at }: { bookable: Bookable; at: string | null }) {
  const { full_name, title, hospital, city, languages } = doctor;
  return (
    <Columns>
      <Main>
        <div>
          <h1>{TEXTS.title(full_name)}</h1>
          <Lead>{TEXTS.lead}</Lead>
        </div>
        <BookDoctor doctor={doctor} at={at} times={times} />
      </Main>
      <Sidebar>
        <Card aria-labelledby="doctor-heading">
          <Portrait src={portraitSrc(doctor.portrait)} width={160} height={200} alt="" />
          <h2 id="doctor-heading">{full_name}</h2>
          <p>{title}</p>
          <p>{[hospital.hospital_name, city?.name].filter((each) => each !== undefined).join(', ')}</p>
          <p>{TEXTS.speaks(languages.join(', '))}</p>
          <TextLink as={Link} to="/find-doctors">
            {TEXTS.other_doctors}
          </TextLink>
        </Card>
      </Sidebar>
    </Columns>
  );
}
