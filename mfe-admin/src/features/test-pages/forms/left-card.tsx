import { type ActionSender, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { createContext, lazy, Suspense, useContext, useState } from 'react';
import { MailStatus } from '../mail-status';
import { Row } from '../test-pages.styles';
import { FORM_TESTS_PATH, type FormTest, type FormTests, type FormTestsCommand } from './form-tests.api';
import { messages } from './messages';

const { list: words } = messages;
const RemoveAllDialog = lazy(() => import('./remove-all-dialog'));

/** How one test is removed; the columns are the same for every list. */
const Removal = createContext<Pick<ActionSender<FormTestsCommand>, 'send' | 'isPending'> | null>(null);

function RemoveButton({ form, id, name, email }: FormTest) {
  const removal = useContext(Removal);
  const command = { intent: 'remove', form, id } as const;
  return (
    <Button
      variant="outline"
      size="small"
      busy={removal?.isPending(command) === true}
      busyLabel={words.busy}
      aria-label={words.removeNamed(messages.forms[form], shortened(name) || email)}
      onClick={() => removal?.send(command)}
    >
      {words.remove}
    </Button>
  );
}

const COLUMNS: readonly Column<FormTest>[] = [
  { id: 'form', title: words.form, lead: true, width: '22%', cell: ({ form }) => <b>{messages.forms[form]}</b> },
  {
    id: 'name',
    title: words.name,
    cell: ({ name, email }) => (
      <>
        <bdi>{shortened(name)}</bdi> <bdi>{email}</bdi>
      </>
    ),
  },
  { id: 'when', title: words.when, width: '130px', cell: ({ received_at }) => <LiveDate at={received_at} /> },
  {
    id: 'mails',
    title: words.mails,
    width: '22%',
    cell: ({ mails }) =>
      mails.length === 0 ? (
        words.noMails
      ) : (
        <Row>
          {mails.map((mail) => (
            <MailStatus key={mail.id} {...mail} />
          ))}
        </Row>
      ),
  },
  { id: 'remove', title: words.remove, end: true, width: '110px', cell: (test) => <RemoveButton {...test} /> },
];

/** What tests of forms left: shown here and nowhere else, and removed from here. */
export function LeftCard({ tests: { items, total } }: { tests: FormTests }) {
  const [asking, setAsking] = useState(false);
  const { send, isPending, failure, clear } = useAction<FormTestsCommand>({
    action: FORM_TESTS_PATH,
    // One that was removed before must not close the question about all.
    done: ({ intent }) => {
      if (intent === 'remove_all') setAsking(false);
    },
  });
  const ask = (): void => {
    clear();
    setAsking(true);
  };
  return (
    <PortalCard title={words.title} extra={<p>{words.count(total)}</p>}>
      {failure === null || asking ? null : <Notice tone="failed">{failure.message}</Notice>}
      {items.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <div>
            <Button variant="outline" size="small" onClick={ask}>
              {words.removeAll}
            </Button>
          </div>
          <Removal value={{ send, isPending }}>
            <ShortTable label={words.title} columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
          </Removal>
        </>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <RemoveAllDialog
            count={total}
            busy={isPending({ intent: 'remove_all' })}
            failure={failure?.message ?? null}
            onConfirm={() => send({ intent: 'remove_all' })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </PortalCard>
  );
}

const MOST = 60;
const shortened = (name: string): string => (name.length > MOST ? `${name.slice(0, MOST)}…` : name);
