import { patientHref } from '@ayana/contracts/journey';
import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { LANGUAGES } from '@ayana/contracts/catalogue';
import { useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { moneyText } from '@ayana/shared-ui/money';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedPart, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { DoctorCard } from './doctor-card';
import { type Doctor, EVERY_TREATMENT, type FindAnswer, FIND_PATH, NAMES } from './find-doctors.api';
import { Doctors, Filters } from './find-doctors.styles';
import { messages } from './messages';

const BookDialog = lazy(() => import('./book-dialog'));
const FEES = [25, 50, 100] as const;

export { findDoctorsLoader as loader } from './find-doctors.api';

/** Doctors for the patient's own treatment, booked straight into the journey. */
export function Component() {
  const { treatments, treatmentId, own, requestsFailure } = useLoaderData<FindAnswer>();
  const list = useList<Doctor>({ names: NAMES });
  const [chosen, setChosen] = useState<Doctor | null>(null);
  const { filters: words } = messages;
  const others = list.items.filter(({ id }) => !own.some(({ doctor }) => doctor.id === id));
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  const filter = (name: (typeof NAMES)[number], label: string, any: string, options: ReactNode) => (
    <Field label={label}>
      <Select
        value={list.query[name] ?? ''}
        onChange={({ currentTarget }) => list.change({ [name]: currentTarget.value })}
      >
        <option value="">{any}</option>
        {options}
      </Select>
    </Field>
  );
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {requestsFailure === null ? null : (
        <FailedPart what={messages.requestsFailed} failure={requestsFailure} onRetry={list.reread} />
      )}
      {treatments.length === 0 && requestsFailure === null ? (
        <Notice
          action={
            <TextLink as={Link} to={patientHref('new_request')}>
              {messages.ask}
            </TextLink>
          }
        >
          {messages.noRequest}
        </Notice>
      ) : null}
      <Filters>
        <SearchField
          label={words.name}
          value={list.query.q ?? ''}
          onSearch={(q) => list.change({ q })}
          maxLength={100}
        />
        {treatments.length === 0 ? null : (
          <Field label={words.treatment}>
            <Select
              value={treatmentId === '' ? EVERY_TREATMENT : treatmentId}
              onChange={({ currentTarget }) => list.change({ treatment_id: currentTarget.value })}
            >
              {treatments.map(({ id, ...names }) => (
                <option key={id} value={id}>
                  {treatmentLabel(names)}
                </option>
              ))}
              <option value={EVERY_TREATMENT}>{words.every}</option>
            </Select>
          </Field>
        )}
        {filter(
          'language',
          words.language,
          words.anyLanguage,
          LANGUAGES.map((language) => <option key={language}>{language}</option>),
        )}
        {filter(
          'fee_max',
          words.fee,
          words.anyFee,
          FEES.map((fee) => (
            <option key={fee} value={fee}>
              {words.upTo(moneyText(fee))}
            </option>
          )),
        )}
        {filter(
          'kind',
          words.kind,
          words.anyKind,
          (['video', 'phone'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {messages.kinds[kind]}
            </option>
          )),
        )}
      </Filters>
      {own.length === 0 ? null : (
        <section aria-labelledby="own-doctors">
          <h2 id="own-doctors">{messages.own.title}</h2>
          <Doctors>
            {own.map(({ doctor, because }) => (
              <li key={doctor.id}>
                <DoctorCard doctor={doctor} because={because} onChoose={() => setChosen(doctor)} />
              </li>
            ))}
          </Doctors>
          <h2>{messages.own.others}</h2>
        </section>
      )}
      <StaleNote list={list} text={messages.stale} retry={retry} />
      <ReadList
        list={list}
        isEmpty={list.items.length === 0}
        failed={messages.failed}
        retry={retry}
        empty={
          <EmptyState
            drawing={<QuietLine />}
            {...messages.none}
            action={
              <Button as={Link} to={`${FIND_PATH}?treatment_id=${EVERY_TREATMENT}`} variant="outline">
                {messages.clear}
              </Button>
            }
          />
        }
        more={{ ...list, label: messages.more, busyLabel: messages.loading }}
      >
        <Doctors aria-label={messages.list} aria-busy={list.loading}>
          {others.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} onChoose={() => setChosen(doctor)} />
            </li>
          ))}
        </Doctors>
      </ReadList>
      <Suspense>{chosen === null ? null : <BookDialog doctor={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </PortalPage>
  );
}
