import { RouterLink } from '@ayana/portal-kit/screens';
import { Field, Select } from '@ayana/shared-ui/field';
import { Facts, PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { LiveDate, useEvery } from '@ayana/shared-ui/time';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { isUnderWay, MailAttempts, MailStatus, type TestMail } from '../mail-status';
import { messages as shared } from '../messages';
import { Controls } from '../test-pages.styles';
import { MailFrame } from './mail-frame';
import { messages } from './messages';
import { SendForm } from './send-form';
import { type Chosen, chosenOf, hrefOf, type MailTemplates, type TestEmailAnswer, VIEWS } from './test-email.api';

const { log: logWords } = messages;
/** How often the log is read again, in milliseconds: sooner while a mail is on its way. */
const SOON = 2000;
const LATER = 30_000;

export { testEmailLoader as loader } from './test-email.api';

/** Every mail in every language, sent to an address of the allow-list, and what became of it. */
export function Component() {
  const { templates, preview, log } = useLoaderData<TestEmailAnswer>();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const chosen = chosenOf(params);
  const reread = (): void => void revalidate();
  useEvery(log.value?.some(isUnderWay) === true ? SOON : LATER, reread);
  const language = templates.value?.languages.find(({ tag }) => tag === chosen.language);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {templates.value === null ? (
        <FailedPart what={messages.failed.templates} failure={templates.failure} onRetry={reread} />
      ) : (
        <>
          <Choice chosen={chosen} templates={templates.value} />
          <SendForm chosen={chosen} recipients={templates.value.recipients} onSent={reread} />
        </>
      )}
      {preview.value === null ? (
        <FailedPart what={messages.failed.preview} failure={preview.failure} onRetry={reread} />
      ) : (
        <PortalCard title={messages.preview}>
          <Facts facts={[[messages.subject, <bdi key="subject">{preview.value.subject}</bdi>]]} />
          <MailFrame preview={preview.value} view={chosen.view} dir={language?.dir ?? 'ltr'} />
        </PortalCard>
      )}
      <PortalCard title={logWords.title} extra={<p>{logWords.note}</p>}>
        {log.value === null ? (
          <FailedPart what={messages.failed.log} failure={log.failure} onRetry={reread} />
        ) : log.value.length === 0 ? (
          <p>{logWords.none}</p>
        ) : (
          <ShortTable
            label={logWords.title}
            columns={columnsOf(templates.value ?? {})}
            rows={log.value}
            keyOf={({ id }) => id}
          />
        )}
      </PortalCard>
    </PortalPage>
  );
}

function Choice({ chosen, templates: { templates, languages } }: { chosen: Chosen; templates: MailTemplates }) {
  const navigate = useNavigate();
  const choose = (change: Partial<Chosen>): void =>
    void navigate(hrefOf({ ...chosen, ...change }), { replace: true, preventScrollReset: true });
  return (
    <>
      <Controls>
        <Field label={messages.template}>
          <Select value={chosen.template} onChange={({ currentTarget }) => choose({ template: currentTarget.value })}>
            {templates
              .toSorted((one, other) => one.subject.localeCompare(other.subject))
              .map(({ id, subject }) => (
                <option key={id} value={id}>
                  {subject}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={messages.language}>
          <Select value={chosen.language} onChange={({ currentTarget }) => choose({ language: currentTarget.value })}>
            {languages.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Controls>
      <TabLinks
        label={messages.view}
        current={chosen.view}
        LinkComponent={RouterLink}
        items={VIEWS.map((view) => ({ id: view, label: messages.views[view], href: hrefOf({ ...chosen, view }) }))}
      />
    </>
  );
}

/** By the subject of the mail; one that is sent no more has its id alone. */
const columnsOf = ({ templates = [], languages = [] }: Partial<MailTemplates>): readonly Column<TestMail>[] => [
  {
    id: 'mail',
    title: logWords.mail,
    lead: true,
    width: '30%',
    cell: ({ template, language }) => (
      <>
        <b>{templates.find(({ id }) => id === template)?.subject ?? <code>{template}</code>}</b>{' '}
        <small>{languages.find(({ tag }) => tag === language)?.name ?? <code>{language}</code>}</small>
      </>
    ),
  },
  { id: 'to', title: logWords.to, cell: ({ to }) => <bdi>{to ?? shared.withheldFrom}</bdi> },
  { id: 'status', title: logWords.status, chip: true, width: '120px', cell: (mail) => <MailStatus {...mail} /> },
  { id: 'when', title: logWords.when, width: '130px', cell: ({ created_at }) => <LiveDate at={created_at} /> },
  { id: 'attempts', title: logWords.attempts, width: '22%', cell: (mail) => <MailAttempts {...mail} /> },
];
