import { ROLE_NAMES } from '@ayana/contracts/identity';
import { listText } from '@ayana/contracts/language';
import { type Level, type NamedPerson, priorityOf } from '@ayana/contracts/service-desk';
import { toast } from '@ayana/portal-kit';
import { type Form, type UploadedFile, useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { duration } from '@ayana/shared-ui/time';
import { PortalColumns } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerErrors, answersOf, type AnswerValues, typedText } from '../parts/answers';
import { PriorityChip } from '../../../components/service-desk/chips';
import { LevelFields } from '../parts/level-fields';
import { messages as paperWords } from '../papers/messages';
import { messages as shared } from '../../../components/service-desk/messages';
import { CasePicker } from '../../../components/case-picker/case-picker';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { REQUESTS_PATH } from '../../../paths';
import { Suggestions } from '../knowledge/suggestions';
import { ServiceFields } from '../parts/service-fields';
import { requestHref } from '../requests/requests.api';
import type { CatalogItemDetail, CatalogVersion, RequestDetail } from '../types';
import { createRequest } from './create.api';
import { BesideForm, FormColumn, Pair, Part, PriorityLine } from './create-request.styles';
import { messages } from './messages';

export interface RequestValues {
  answers: AnswerValues;
  impact: Level;
  urgency: Level;
  on_behalf_of: NamedPerson | null;
  journey: NamedRecord | null;
  papers: readonly UploadedFile[];
}

const NewPapers = lazy(async () => ({ default: (await import('../papers/new-papers')).NewPapers }));
const MINUTE = 60_000;

interface RequestFormProps {
  item: CatalogItemDetail;
  version: CatalogVersion;
  /** The case whose page it was opened from. */
  journey: NamedRecord | null;
}

/** The form of a service, drawn from its published version. What is typed survives a reload and a lost line. */
export function RequestForm({ item, version, journey }: RequestFormProps) {
  const navigate = useNavigate();
  const [uploading, setUploading] = useState(false);
  const form = useForm<RequestValues, RequestDetail>({
    name: `service-request-${item.id}-${version.number}${journey === null ? '' : `-${journey.id}`}`,
    version: 3,
    initial: { answers: {}, impact: 3, urgency: 3, on_behalf_of: null, journey, papers: [] },
    rules: ({ answers }) => answerErrors(version.form, answers),
    send: ({ answers, impact, urgency, on_behalf_of, journey: about, papers }, key) =>
      createRequest(
        {
          item_id: item.id,
          answers: answersOf(version.form, answers),
          impact,
          urgency,
          ...(on_behalf_of === null ? {} : { on_behalf_of: on_behalf_of.id }),
          ...(about === null ? {} : { journey_id: about.id }),
          papers: papers.map(({ id }) => id),
        },
        key,
      ),
    onAccepted: (request) => {
      toast.success(messages.sent(request.number), request.summary);
      void navigate(requestHref(request));
    },
  });
  return (
    <PortalColumns>
      <FormColumn {...form.formProps}>
        <Part aria-label={messages.questions}>
          {version.form.length === 0 ? (
            <p>{messages.noQuestions}</p>
          ) : (
            <ServiceFields fields={version.form} form={form} />
          )}
        </Part>
        <Part aria-label={messages.priority}>
          <h2>{messages.priority}</h2>
          <Urgency form={form} version={version} />
        </Part>
        <Part aria-label={messages.who}>
          <h2>{messages.who}</h2>
          <CasePicker
            value={form.values.journey}
            onChange={(found) => form.set('journey', found)}
            error={form.errorOf('journey_id')}
          />
          <p>{messages.behalfHint}</p>
          <PersonPicker
            label={messages.behalf}
            value={form.values.on_behalf_of}
            onChange={(person) => form.set('on_behalf_of', person)}
          />
        </Part>
        <Part aria-label={paperWords.title}>
          <h2>{paperWords.title}</h2>
          <p>{paperWords.hint}</p>
          <Suspense>
            <NewPapers
              papers={form.values.papers}
              onChange={(papers) => form.set('papers', papers)}
              onBusy={setUploading}
            />
          </Suspense>
        </Part>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
        <div>
          <Button
            type="submit"
            busy={form.busy || uploading}
            busyLabel={form.busy ? messages.busy : messages.uploading}
          >
            {messages.submit}
          </Button>
        </div>
      </FormColumn>
      <BesideForm>
        <Suggestions
          item={item.id}
          text={typedText(version.form, form.values.answers)}
          onSolved={() => {
            form.reset();
            void navigate(REQUESTS_PATH);
          }}
        />
      </BesideForm>
    </PortalColumns>
  );
}

function Urgency({ form, version }: { form: Form<RequestValues>; version: CatalogVersion }) {
  const { impact, urgency } = form.values;
  const priority = priorityOf(impact, urgency);
  const target = version.targets.find((each) => each.priority === priority);
  const approvers = version.approvals.map(({ role, user }) => user?.name ?? (role === null ? '' : ROLE_NAMES[role]));
  return (
    <>
      <Pair>
        <LevelFields
          impact={impact}
          urgency={urgency}
          onImpact={(level) => form.set('impact', level)}
          onUrgency={(level) => form.set('urgency', level)}
        />
      </Pair>
      <PriorityLine aria-live="polite">
        <span>{messages.gives}</span>
        <PriorityChip priority={priority} />
        {target === undefined ? null : (
          <p>
            {messages.targets(duration(target.own_minutes * MINUTE), duration(target.resolve_minutes * MINUTE))}{' '}
            {messages.hours}
          </p>
        )}
        {approvers.length === 0 ? null : <p>{messages.approval(listText(approvers))}</p>}
      </PriorityLine>
    </>
  );
}

/** The form as those who ask see it, for a version that is not published yet; nothing is sent. */
export function FormPreview({ version }: { version: Pick<CatalogVersion, 'form'> }) {
  const form = useForm<{ answers: AnswerValues }>({
    name: 'service-preview',
    initial: { answers: {} },
    rules: ({ answers }) => answerErrors(version.form, answers),
    send: async () => {},
    onAccepted: () => {},
  });
  return (
    <FormColumn {...form.formProps} aria-label={shared.preview}>
      <ServiceFields fields={version.form} form={form} />
      <div>
        <Button type="submit" variant="outline">
          {shared.tryOut}
        </Button>
      </div>
    </FormColumn>
  );
}
