import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { mailHref, phoneHref, webHref } from '@ayana/contracts/links';
import { Link as TextLink } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { HOSPITAL_DETAILS_MESSAGES } from './messages';

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--size-16);

  & > h2 {
    font-size: var(--size-24);
  }
  & > h3 {
    font-size: var(--size-21);
  }
`;

/** Phone, e-mail and website of a hospital. */
export function HospitalContact({
  contact,
  heading: Heading,
}: {
  contact: BuiltInHospital['details']['contact'];
  heading: 'h2' | 'h3';
}) {
  const website = webHref(contact.website);
  return (
    <Box>
      <Heading>{HOSPITAL_DETAILS_MESSAGES.contact}</Heading>
      <span>
        <TextLink href={phoneHref(contact.phone)}>{contact.phone}</TextLink>
      </span>
      <span>
        <TextLink href={mailHref(contact.email)}>{contact.email}</TextLink>
      </span>
      {website === null ? null : (
        <span>
          <TextLink href={website} rel="noopener">
            {contact.website.replace('https://', '')}
          </TextLink>
        </span>
      )}
    </Box>
  );
}
