import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { HOSPITAL_MESSAGES } from '../../hospitals/messages';
import { Content } from '../../layout/boxes';
import type { PartnerHospital } from './hospital';
import { DIRECTORY_MESSAGES as TEXTS } from './messages';

const Box = styled(Content)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: var(--space-7) var(--space-8);

  & h2 {
    margin-block-start: var(--space-4);
    font-size: var(--size-28);
  }
`;

/** The page of a partner hospital of the database: what its record says, and no more. */
export function PartnerProfile({ hospital, action }: { hospital: PartnerHospital; action: ReactNode }) {
  const facts = [
    hospital.profile?.location,
    hospital.hospital_type,
    hospital.bed_capacity && TEXTS.beds(hospital.bed_capacity),
  ];
  return (
    <Box>
      <TextLink as={Link} to="/hospitals">
        {TEXTS.back}
      </TextLink>
      <h1>{hospital.hospital_name}</h1>
      <p>{facts.filter(Boolean).join(', ')}</p>
      <h2>{HOSPITAL_MESSAGES.accreditations}</h2>
      <p>{hospital.accreditations.join(', ')}</p>
      <h2>{HOSPITAL_MESSAGES.departments}</h2>
      <p>{hospital.departments.join(', ')}</p>
      {action}
    </Box>
  );
}
