import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import { render, screen } from '@testing-library/react';

import { HospitalContact } from './hospital-contact';
import { HospitalDetails } from './hospital-details';

test.each(BUILT_IN_HOSPITALS.map((hospital) => [hospital.name, hospital] as const))(
  '%s says all we know of it, and how to reach it',
  (_name, hospital) => {
    const { about, infrastructure, accreditations, departments, contact } = hospital.details;
    const { container } = render(
      <>
        <HospitalDetails hospital={hospital} headings="h3" />
        <HospitalContact contact={contact} heading="h3" />
      </>,
    );
    for (const text of [about, ...hospital.features, ...infrastructure, ...accreditations, ...departments])
      expect(container).toHaveTextContent(text);
    const phone = screen.getByRole('link', { name: contact.phone });
    expect(phone).toHaveAttribute('href', phoneHref(contact.phone));
    expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute('href', mailHref(contact.email));
  },
);
