import { atJourney } from '@ayana/contracts/journey';
import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { toast, useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { dayKey, deviceZone } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link, OwnLink, useChosenJourney, useOwnNavigate } from '../../own-journey/own-link';
import { messages } from './messages';
import type { NewRequestData } from './new-request.api';
import { FormColumn } from './new-request.styles';
import { WhatFields, WhenFields } from './request-fields';
import { emptyRequest, requestErrors, requestOf, type RequestValues } from './request-values';
import {
  askForTreatment,
  NEW_REQUEST_PATH,
  requestHref,
  REQUESTS_PATH,
  type TreatmentRequestDetail,
} from './requests.api';

const { form: words } = messages;

export { newRequestLoader as loader } from './new-request.api';

/** Asks for a treatment. */
export function Component() {
  return (
    <PortalPage>
      <div>
        <Breadcrumbs
          places={[{ label: messages.title, href: REQUESTS_PATH }]}
          current={words.title}
          LinkComponent={OwnLink}
        />
        <PortalHead>
          <div>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </div>
        </PortalHead>
      </div>
      <RequestForm />
    </PortalPage>
  );
}

function RequestForm() {
  const data = useLoaderData<NewRequestData>();
  // The draft stays with the user who began it, also when their session ends meanwhile.
  const [userId] = useState(data.userId);
  const navigate = useOwnNavigate();
  const form = useForm<RequestValues, TreatmentRequestDetail>({
    name: `treatment-request-${userId}`,
    initial: emptyRequest(data.treatmentId),
    rules: (values) => requestErrors(values, dayKey(new Date(), deviceZone().zone)),
    send: (values, key) => askForTreatment(requestOf(values), key),
    onAccepted: (request) => {
      toast.success(words.sent, request.treatment.name);
      navigate(requestHref(request));
    },
  });
  return (
    <FormColumn {...form.formProps}>
      <WhatFields form={form} treatments={data.treatments} />
      <WhenFields form={form} cities={data.cities} />
      <Outcome failure={form.failure} />
      {form.waiting ? <Notice>{words.waiting}</Notice> : null}
      <div>
        <Button type="submit" busy={form.busy} busyLabel={words.busy}>
          {messages.form.submit}
        </Button>
      </div>
    </FormColumn>
  );
}

/** Why it was not sent; a session that has ended is renewed by signing in, and the draft is still there afterwards. */
function Outcome({ failure }: { failure: string | null }) {
  const chosen = useChosenJourney();
  const isSignedOut = useSession(({ status }) => status === 'signed_out');
  if (failure === null && !isSignedOut) return null;
  if (!isSignedOut && failure !== NOT_AUTHENTICATED) return <Notice tone="failed">{failure}</Notice>;
  const signIn = (
    <TextLink as={Link} to={`/login?next=${encodeURIComponent(atJourney(NEW_REQUEST_PATH, chosen))}`}>
      {words.sign_in}
    </TextLink>
  );
  return (
    <Notice tone="failed" action={signIn}>
      {NOT_AUTHENTICATED}. {words.kept}
    </Notice>
  );
}
