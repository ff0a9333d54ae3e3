import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { styled } from 'styled-components';

import { Content, Lead } from '../../layout/boxes';
import { beyondBuiltIn } from './hospital';
import type { PartnerHospital } from './hospital';
import { BuiltInRows, PartnerRows } from './hospital-rows';
import { DIRECTORY_MESSAGES as TEXTS } from './messages';

const Box = styled(Content)`
  padding-block: var(--space-7) var(--space-8);

  & > ul {
    margin-block-start: var(--space-6);
  }
  & > h2 {
    margin-block-start: var(--space-7);
  }
`;

const Note = styled.p`
  margin-block-start: var(--space-4);
  color: var(--stone);
  font-size: var(--size-14);
`;

/** The five built-in hospitals, and the partners of the database beyond them. */
export function HospitalDirectory({ partners }: { partners: readonly PartnerHospital[] }) {
  const more = beyondBuiltIn(partners);
  return (
    <Box>
      <h1>{TEXTS.heading}</h1>
      <Lead>{TEXTS.lead}</Lead>
      <BuiltInRows hospitals={BUILT_IN_HOSPITALS} heading="h2" />
      {more.length === 0 ? null : (
        <>
          <h2>{TEXTS.more}</h2>
          <PartnerRows hospitals={more} heading="h3" />
        </>
      )}
      <Note>{TEXTS.sample}</Note>
    </Box>
  );
}
