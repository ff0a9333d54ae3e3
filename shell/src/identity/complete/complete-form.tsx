import { ApiProblem, type Session } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { completeSignUp, type OutsidePerson } from '../api';
import { Form } from '../forms/form.styles';
import { EmailField } from '../forms/email-field';
import { FormProblems } from '../forms/form-problems';
import { problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { MessageScreen } from '../screen-layout/message-screen';
import { InboxScreen } from '../links/inbox-screen';
import { loginAddress } from '../login-address';
import { COMPLETE_MESSAGES, RESET_MESSAGES } from '../messages';
import { APPLICANT_FIELDS } from '../register/applicant';
import { ConsentField, KindField, NameFields, WorkFields } from '../register/person-fields';
import { PERSON_FIELDS, PERSON_RULES, type PersonField, personPayload } from '../register/register-model';
import { SubmitPart } from '../register/submit-part';

const FIELDS: readonly PersonField[] = [...APPLICANT_FIELDS, ...PERSON_FIELDS];
const RULES = [...PERSON_RULES.before, ...PERSON_RULES.after];

/** The provider's names, which can be corrected; the kind of account; the consent. */
export function CompleteForm({
  token,
  person,
  onSignedIn,
}: {
  token: string;
  person: OutsidePerson;
  onSignedIn: (session: Session) => void;
}) {
  const [confirm, setConfirm] = useState(false);
  const [perhaps, setPerhaps] = useState(false);
  const unanswered = useRef(false);
  const [search] = useSearchParams();
  const form = useIdentityForm<PersonField, Session | undefined>({
    id: 'complete',
    fields: FIELDS,
    kept: {
      name: 'complete-sign-up',
      initial: {
        account_kind: 'patient',
        first_name: person.first_name ?? '',
        last_name: person.last_name ?? '',
        one_name: '',
        organisation: '',
        registration_number: '',
        wanted_role: '',
        message: '',
      },
    },
    problems: (values) => problemsOf(values, RULES),
    send: async (values) => {
      try {
        return await completeSignUp({ token, ...personPayload(values) });
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : undefined;
        if (problem?.code === 'link_invalid' && unanswered.current) setPerhaps(true);
        // It may have succeeded: there was no answer, or only a proxy's.
        if (problem === undefined || problem.status === 0 || problem.status >= 500) unanswered.current = true;
        throw error;
      }
    },
    onDone: (session) => {
      if (session === undefined) setConfirm(true);
      else onSignedIn(session);
    },
  });
  if (confirm) return <InboxScreen email={person.email} what={COMPLETE_MESSAGES.confirm} onBack={undefined} />;
  if (perhaps)
    return (
      <MessageScreen title={COMPLETE_MESSAGES.perhaps_title}>
        <p>{COMPLETE_MESSAGES.perhaps(person.label)}</p>
        <Button as={Link} to={loginAddress(search)} size="large" wide>
          {RESET_MESSAGES.sign_in}
        </Button>
      </MessageScreen>
    );
  return (
    <>
      <h1>{COMPLETE_MESSAGES.title}</h1>
      <p>{COMPLETE_MESSAGES.lead(person.label)}</p>
      <Form {...form.formProps}>
        <FormProblems form={form} />
        <EmailField
          place={{ id: 'complete-email', error: undefined }}
          hint={COMPLETE_MESSAGES.email_hint(person.label)}
          value={person.email}
          readOnly
        />
        <KindField form={form} />
        <NameFields form={form} />
        <WorkFields form={form} />
        <ConsentField form={form} />
        <SubmitPart id="complete" form={form} />
      </Form>
    </>
  );
}
