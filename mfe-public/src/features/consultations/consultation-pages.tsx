import type { ConsultationType, VideoConsultationType } from '@ayana/contracts/consultations';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormActions } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { SubmitRow } from '../../forms/submit-row';
import { sayArrived } from '../../forms/use-page-form';
import { Lead } from '../../layout/boxes';
import { Columns } from '../../layout/columns';
import { FreeConsultationFields } from './free-consultation-fields';
import { FreeConsultationSubmit } from './free-consultation-submit';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { NextSteps } from './next-steps';
import { useFreeConsultation } from './use-free-consultation';
import { useVideoConsultation } from './use-video-consultation';
import { VideoConsultationFields } from './video-consultation-fields';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  margin-block-start: var(--space-6);
`;

const Beside = styled.aside`
  align-self: start;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  @media (min-width: 1040px) {
    position: sticky;
    inset-block-start: var(--space-5);
  }
`;

function Page({ title, lead, form, beside }: { title: string; lead: string; form: ReactNode; beside: ReactNode }) {
  return (
    <Columns>
      <div>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {form}
      </div>
      <Beside>{beside}</Beside>
    </Columns>
  );
}

/** The free consultation form as a page: the same questions, the page forms' toasts (spec section 8). */
export function FreeConsultationPage() {
  const consultation = useFreeConsultation({ onAccepted: sayArrived });
  const { form, onSubmit, visitor } = consultation;
  const { consultationType, preferredDate, preferredTime } = form.values;
  return (
    <Page
      title={TEXTS.free_title}
      lead={TEXTS.free_lead}
      form={
        <Form {...form.formProps} onSubmit={onSubmit} noValidate aria-label={TEXTS.free_title}>
          <NoScriptNote />
          <FreeConsultationFields consultation={consultation} heading="h2" />
          <FormActions>
            <FreeConsultationSubmit consultation={consultation} />
          </FormActions>
        </Form>
      }
      beside={
        <NextSteps
          type={consultationType as ConsultationType | ''}
          preferredDate={preferredDate}
          preferredTime={preferredTime}
          visitor={visitor}
          heading="h2"
        />
      }
    />
  );
}

/** The video consultation form as a page. */
export function VideoConsultationPage() {
  const consultation = useVideoConsultation({ onAccepted: sayArrived });
  const { form, onSubmit, submission, visitor } = consultation;
  const { consultation_type, preferredDate, preferredTime } = form.values;
  return (
    <Page
      title={TEXTS.video_title}
      lead={TEXTS.video_lead}
      form={
        <Form {...form.formProps} onSubmit={onSubmit} noValidate aria-label={TEXTS.video_title}>
          <NoScriptNote />
          <VideoConsultationFields consultation={consultation} heading="h2" />
          <FormActions>
            <SubmitRow submission={submission} busyLabel={TEXTS.sending}>
              {TEXTS.video_submit}
            </SubmitRow>
          </FormActions>
        </Form>
      }
      beside={
        <NextSteps
          type={consultation_type as VideoConsultationType}
          preferredDate={preferredDate}
          preferredTime={preferredTime}
          visitor={visitor}
          heading="h2"
        />
      }
    />
  );
}
