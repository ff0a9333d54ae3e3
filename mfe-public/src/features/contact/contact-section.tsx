import { useState } from 'react';
import { styled } from 'styled-components';

import type { TreatmentChoice } from '../../forms/treatment-choices';
import { Lead } from '../../page-layout/page-layout.styles';
import { CoastMap } from './coast-map';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import { CONTACT_MESSAGES } from './messages';

const Box = styled.section<{ $wordsFirst: boolean }>`
  display: grid;
  background: var(--white);

  @media (max-width: 899px) {
    & > :first-child {
      order: ${({ $wordsFirst }) => ($wordsFirst ? 1 : 0)};
    }
  }

  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Words = styled.div`
  padding: var(--space-8) 20px;
  max-inline-size: 640px;

  @media (min-width: 600px) {
    padding-inline: 32px;
  }
  @media (min-width: 900px) {
    padding-block: var(--space-9);
    padding-inline: min(72px, 5vw) 32px;
    max-inline-size: 612px;
  }
`;

/** The contact form beside the map, with the other contact options; on a phone its own page starts with the text. */
export function ContactSection({
  heading: Heading = 'h2',
  treatments,
}: {
  heading?: 'h1' | 'h2';
  /** From the page's loader; elsewhere the form loads them. */
  treatments?: readonly TreatmentChoice[] | null;
}) {
  const [city, setCity] = useState('');
  return (
    <Box id="contact" aria-labelledby="contact-heading" $wordsFirst={Heading === 'h1'}>
      <CoastMap chosen={city} />
      <Words>
        <Heading id="contact-heading">{CONTACT_MESSAGES.heading}</Heading>
        <Lead>{CONTACT_MESSAGES.lead}</Lead>
        <ContactForm onDestination={setCity} treatments={treatments} />
        <ContactCards />
      </Words>
    </Box>
  );
}
