import { UTC_OFFSETS } from '@ayana/contracts/places';
import { useKeptForm } from '@ayana/portal-kit';
import type { FormAnswer, KeptForm } from '@ayana/portal-kit';

import { useWebsiteForm } from '../../forms/use-website-form';
import {
  FREE_CONSULTATION_INITIAL,
  FREE_CONSULTATION_SERVER_FIELDS,
  freeConsultationPayload,
  freeConsultationProblems,
} from './free-consultation-form';
import type { FreeConsultationField } from './free-consultation-form';
import { useVisitorZone } from './use-visitor-zone';
import type { VisitorZone } from './use-visitor-zone';
import type { WebsiteForm } from '../../forms/use-website-form';

export const freeControlId = (field: FreeConsultationField): string => `free-consultation-${field}`;

export interface FreeConsultation extends WebsiteForm<typeof FREE_CONSULTATION_INITIAL> {
  form: KeptForm<typeof FREE_CONSULTATION_INITIAL>;
  visitor: VisitorZone;
}

/** The free consultation form, wherever it stands. `destination` is the place it was opened from, such as a hospital. */
export function useFreeConsultation(options: {
  onAccepted: (answer: FormAnswer) => void;
  destination?: string | undefined;
}): FreeConsultation {
  const form = useKeptForm({ name: 'consultation', version: 1, initial: FREE_CONSULTATION_INITIAL });
  const visitor = useVisitorZone(form.values, UTC_OFFSETS);
  const website = useWebsiteForm({
    type: 'consultation',
    form,
    problems: (values) => freeConsultationProblems(values, visitor.today),
    payload: (values) =>
      freeConsultationPayload(values, {
        time_zone: visitor.time_zone,
        destination_preference: options.destination,
      }),
    serverFields: FREE_CONSULTATION_SERVER_FIELDS,
    controlId: freeControlId,
    onAccepted: options.onAccepted,
  });
  return { ...website, form, visitor };
}
