import type { FormValues } from '@ayana/portal-kit';
import { Notice } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormActions } from './form-grid.styles';
import { PostedKeys } from './posted-keys';
import { PostedProblems, PostedSent } from './posted-form-messages';
import { SubmitRow } from './submit-row';
import type { PageForm as PageFormState } from './use-page-form';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
`;

/** A form on a page: its fields, its button with messages, and the content shown after success. */
export function PageForm<Values extends FormValues>({
  form,
  labelledBy,
  send,
  sending,
  arrived = null,
  children,
}: {
  form: PageFormState<Values>;
  /** Id of its heading. */
  labelledBy: string;
  send: string;
  sending: string;
  /** Shown below it after success. */
  arrived?: { title: string; text: string } | null;
  children: ReactNode;
}) {
  const { formProps, posted } = form;
  if (posted?.sent) return <PostedSent id={formProps.id} posted={posted} />;
  return (
    <Form {...formProps} aria-labelledby={labelledBy}>
      <PostedKeys {...form} />
      <PostedProblems {...form} />
      {children}
      <FormActions>
        <SubmitRow form={form} busyLabel={sending}>
          {send}
        </SubmitRow>
      </FormActions>
      {arrived === null ? null : (
        <Notice>
          <strong>{arrived.title}</strong>
          <p>{arrived.text}</p>
        </Notice>
      )}
    </Form>
  );
}
