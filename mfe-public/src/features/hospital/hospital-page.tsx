import { Button, Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { CityMap, isOnTheCoastMap } from '../../catalogue/city-map';
import { DoctorFigures } from '../../catalogue/doctor-figures';
import { HospitalContact } from '../../hospital-details/hospital-contact';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { NextStep } from '../../page-layout/next-step';
import { doctorsByDepartment } from './hospital';
import type { Hospital } from './hospital';
import { HospitalAccreditations } from './hospital-accreditations';
import { HospitalFacts } from './hospital-facts';
import { HospitalGallery } from './hospital-gallery';
import { HospitalHead } from './hospital-head';
import { hospitalCrumbs } from './hospital-meta';
import { HospitalPrices } from './hospital-prices';
import { HOSPITAL_MESSAGES as TEXTS } from './messages';

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
`;

const Part = styled.section`
  & > h2 {
    font-size: var(--size-34);
  }
  & > p {
    max-inline-size: var(--measure);
  }
  & > h2 + * {
    margin-block-start: var(--space-3);
  }
  & > h2 + [data-note] {
    margin-block: var(--space-2) var(--space-4);
    color: var(--stone);
    font-size: var(--size-16);
  }
  & > :not(h2) + p {
    margin-block-start: var(--space-4);
  }
`;

const Ledger = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  column-gap: var(--space-5);
  font-size: var(--size-16);

  & li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: 9px;
    border-block-start: 1px solid var(--line);
  }
  & span {
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
`;

/** A list of sentences, with more space than a list of names. */
const Items = styled(Ledger)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
`;

const Sample = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

const MapCard = styled(Card)`
  padding: 0;
  overflow: hidden;

  & > div {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4) var(--space-5) var(--space-5);
  }
`;

/** Doctors shown before the link to all of them. */
const DOCTORS = 6;

function Section({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : <p data-note>{text}</p>}
      {children}
    </Part>
  );
}

export interface HospitalPageProps {
  hospital: Hospital;
  /** `YYYY-MM-DD`, of the server and the browser alike. */
  today: string;
  /** Opens the free consultation for this hospital; shown at the head and at the end. */
  ask: ReactNode;
  /** Shown beside it at the head. */
  compare: ReactNode;
}

/** The page of a hospital, built-in or from the database; unknown data is left out. */
export function HospitalPage({ hospital, today, ask, compare }: HospitalPageProps) {
  const { id, about, profile, hospital_type, founded_year, accreditation_details, prices, departments } = hospital;
  const doctors = doctorsByDepartment(hospital);
  const counts = new Map(hospital.department_doctors.map((each) => [each.department, each.doctors]));
  const all = `/doctors?hospital_id=${id}`;
  return (
    <>
      <HospitalHead
        hospital={hospital}
        crumbs={hospitalCrumbs(hospital)}
        actions={
          <>
            {ask}
            {compare}
          </>
        }
      />
      <HospitalFacts hospital={hospital} />
      <Columns>
        <Main>
          {about === null ? null : (
            <Section id="about" title={TEXTS.about}>
              <p>{about}</p>
              {profile === null || founded_year === null ? null : (
                <p>{TEXTS.opened(founded_year, hospital_type ?? 'Hospital')}</p>
              )}
            </Section>
          )}
          {accreditation_details.length === 0 ? null : (
            <Section id="accreditations" title={TEXTS.accreditations} text={TEXTS.accreditations_text}>
              <HospitalAccreditations accreditations={accreditation_details} today={today} />
            </Section>
          )}
          {prices.length === 0 ? null : (
            <Section id="prices" title={TEXTS.prices} text={TEXTS.prices_text}>
              <HospitalPrices hospital={id} prices={prices} />
              <p>
                <TextLink as={Link} to="/services">
                  {TEXTS.prices_source}
                </TextLink>
              </p>
            </Section>
          )}
          {doctors.length === 0 ? null : (
            <Section id="doctors" title={TEXTS.doctors} text={TEXTS.doctors_text}>
              <DoctorFigures doctors={doctors.slice(0, DOCTORS)} />
              <p>
                <TextLink as={Link} to={all}>
                  {TEXTS.all_doctors(doctors.length)}
                </TextLink>
              </p>
            </Section>
          )}
          <Section
            id="departments"
            title={TEXTS.departments}
            {...(counts.size === 0 ? {} : { text: TEXTS.departments_text })}
          >
            <Ledger role="list">
              {departments.map((name) => (
                <li key={name}>
                  {name}
                  {counts.get(name) === 0 ? null : <span>{counts.get(name)}</span>}
                </li>
              ))}
            </Ledger>
          </Section>
          {hospital.equipment.length === 0 ? null : (
            <Section id="equipment" title={TEXTS.equipment}>
              <Items role="list">
                {hospital.equipment.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Items>
            </Section>
          )}
          {profile === null ? null : (
            <Section id="abroad" title={TEXTS.for_patients}>
              <Items role="list">
                {profile.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </Items>
            </Section>
          )}
          {hospital.gallery.length === 0 ? null : (
            <Section id="gallery" title={TEXTS.gallery} text={TEXTS.gallery_text}>
              <HospitalGallery {...hospital} />
            </Section>
          )}
        </Main>
        <Aside hospital={hospital} doctorsPath={all} />
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/hospitals">
          {TEXTS.next_hospitals}
        </TextLink>
      </NextStep>
    </>
  );
}

function Aside({ hospital, doctorsPath }: { hospital: Hospital; doctorsPath: string }) {
  const { city, airport_minutes, address, languages, phone, email, website, desk_hours, doctors } = hospital;
  return (
    <Sidebar>
      {doctors.length === 0 ? null : (
        <Card>
          <h2>{TEXTS.beside_title}</h2>
          <p>{TEXTS.beside_text}</p>
          <Button as={Link} to={doctorsPath} variant="tonal">
            {TEXTS.beside_link}
          </Button>
        </Card>
      )}
      {city === null ? null : (
        <MapCard>
          {isOnTheCoastMap(city.name) ? <CityMap city={city.name} /> : null}
          <div>
            <h2>{TEXTS.getting_there}</h2>
            {airport_minutes === null ? null : (
              <p>{TEXTS.way(airport_minutes, city.airport_name, city.airport_code)}</p>
            )}
            {address === null ? null : <p>{address}</p>}
            <TextLink as={Link} to={`/destinations/${city.slug}`}>
              {TEXTS.city_more(city.name)}
            </TextLink>
          </div>
        </MapCard>
      )}
      {languages.length === 0 ? null : (
        <Card>
          <h2>{TEXTS.languages}</h2>
          <p>{languages.join(', ')}</p>
          <p>{TEXTS.languages_text}</p>
        </Card>
      )}
      {phone === null || email === null || website === null ? null : (
        <Card>
          <HospitalContact contact={{ phone, email, website }} heading="h2" />
          {desk_hours === null ? null : <p>{TEXTS.contact_hours(desk_hours)}</p>}
        </Card>
      )}
      <Sample>{TEXTS.sample}</Sample>
    </Sidebar>
  );
}
