import type { ConsultationType, VideoConsultationType } from '@ayana/contracts/consultations';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormActions } from '../../forms/form-grid.styles';
import { usePosted } from '../../forms/posted';
import { PostedKeys } from '../../forms/posted-keys';
import { PostedProblems, PostedSent } from '../../forms/posted-form-messages';
import { SubmitRow } from '../../forms/submit-row';
import type { TreatmentChoice } from '../../forms/treatment-choices';
import { showReceivedToast } from '../../forms/use-page-form';
import { Lead } from '../../page-layout/page-layout.styles';
import { Columns } from '../../page-layout/columns.styles';
import type { ConsultationAbout } from '../../forms/consultation-about';
import { FreeConsultationFields } from './free/free-consultation-fields';
import { FreeConsultationSubmit } from './free/free-consultation-submit';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { NextSteps } from './next-steps';
import { useFreeConsultation } from './free/use-free-consultation';
import { useVideoConsultation } from './video/use-video-consultation';
import { VideoConsultationFields } from './video/video-consultation-fields';

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

interface Choices {
  /** Null when they failed to load: the form tries again. */
  treatments: readonly TreatmentChoice[] | null;
}

/** The free consultation form as a page, with the page forms' toasts (spec section 8). */
export function FreeConsultationPage({ about, treatments }: { about: ConsultationAbout } & Choices) {
  const posted = usePosted('consultation');
  const consultation = useFreeConsultation({ about, onAccepted: showReceivedToast, posted });
  const { values, formProps, visitor } = consultation;
  const { consultationType, preferredDate, preferredTime } = values;
  return (
    <Page
      title={TEXTS.free_title}
      lead={TEXTS.free_lead}
      form={
        posted?.sent ? (
          <PostedSent id={formProps.id} posted={posted} />
        ) : (
          <Form {...formProps} aria-label={TEXTS.free_title}>
            <PostedKeys {...consultation} />
            <PostedProblems {...consultation} />
            <FreeConsultationFields consultation={consultation} about={about} heading="h2" treatments={treatments} />
            <FormActions>
              <FreeConsultationSubmit consultation={consultation} />
            </FormActions>
          </Form>
        )
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
export function VideoConsultationPage({ treatments }: Choices) {
  const posted = usePosted('video-consultation');
  const consultation = useVideoConsultation({ onAccepted: showReceivedToast, posted });
  const { values, formProps, visitor } = consultation;
  const { consultation_type, preferredDate, preferredTime } = values;
  return (
    <Page
      title={TEXTS.video_title}
      lead={TEXTS.video_lead}
      form={
        posted?.sent ? (
          <PostedSent id={formProps.id} posted={posted} />
        ) : (
          <Form {...formProps} aria-label={TEXTS.video_title}>
            <PostedKeys {...consultation} />
            <PostedProblems {...consultation} />
            <VideoConsultationFields consultation={consultation} heading="h2" treatments={treatments} />
            <FormActions>
              <SubmitRow form={consultation} busyLabel={TEXTS.sending}>
                {TEXTS.video_submit}
              </SubmitRow>
            </FormActions>
          </Form>
        )
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
