import { FIT_TO_TRAVEL_NAMES, type MedicalOpinion, patientHref } from '@ayana/contracts/journey';
import { CURRENCY_DECLARATION } from '@ayana/contracts/travel';
import { api, dataOf, readPart } from '@ayana/portal-kit';
import { type Detail, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from '../own-journey/own-link';
import { readOwnDetails } from '../patient-details/details.api';
import { Body, Lists } from './help.styles';
import { List } from './list';
import { messages } from './messages';
import { monthText } from './month-text';
import type { HelpTopic } from './topics';
import { countryOf, VisaHelp } from './visa-help';

export interface HelpDialogProps {
  topic: HelpTopic;
  /** Whose opinion says if the patient may fly; null before the first journey. */
  journeyId: string | null;
  onClose: () => void;
}

interface Facts {
  nationality: string | null;
  opinion: MedicalOpinion | null;
}

/** Help with a hard part of the journey, made of what is known of the patient. */
export default function HelpDialog({ topic, journeyId, onClose }: HelpDialogProps) {
  const facts = usePart<Facts>({ key: `${topic} ${journeyId ?? ''}`, read: () => readFacts(journeyId) });
  return (
    <Dialog open onClose={onClose} title={messages[topic].title}>
      <DialogBody>
        <Body>
          <Help topic={topic} facts={facts} />
          <div>
            <Button as={Link} to={patientHref('messages', journeyId)} variant="outline" size="small">
              {messages.ask}
            </Button>
          </div>
        </Body>
      </DialogBody>
    </Dialog>
  );
}

function Help({ topic, facts }: { topic: HelpTopic; facts: Detail<Facts> }) {
  if (topic === 'insurance') return <InsuranceHelp />;
  if (topic === 'packing') return <PackingHelp nationality={facts.value?.nationality ?? null} />;
  return (
    <ReadDetail detail={facts} failed={messages.failed} stale={messages.failed} retry={messages.retry}>
      {({ nationality, opinion }) =>
        topic === 'visa' ? <VisaHelp nationality={nationality} /> : <FlyingHelp opinion={opinion} />
      }
    </ReadDetail>
  );
}

async function readFacts(journey_id: string | null): Promise<Facts> {
  const [details, opinions] = await Promise.all([
    readOwnDetails(),
    journey_id === null ? null : readPart(dataOf(api.GET('/medical-opinions', { params: { query: { journey_id } } }))),
  ]);
  const [opinion] = (opinions?.value?.items ?? [])
    .filter(({ signed_at }) => signed_at !== null)
    .toSorted((one, other) => (other.signed_at ?? '').localeCompare(one.signed_at ?? ''));
  return { nationality: details.nationality, opinion: opinion ?? null };
}

function FlyingHelp({ opinion }: { opinion: MedicalOpinion | null }) {
  const { flying: words } = messages;
  return (
    <>
      <p>
        {opinion === null || opinion.fit_to_travel === null
          ? words.noOpinion
          : words.opinion(FIT_TO_TRAVEL_NAMES[opinion.fit_to_travel], opinion.doctor.name)}
      </p>
      <Lists>
        <List title={words.before} items={words.doctor} />
        <List title={words.airline} items={words.asks} />
      </Lists>
      <p>{words.home}</p>
    </>
  );
}

function PackingHelp({ nationality }: { nationality: string | null }) {
  const { packing: words } = messages;
  const code = nationality === null ? undefined : countryOf(nationality)?.code;
  return (
    <>
      <Lists>
        <ul>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Lists>
      <p>
        {words.cash} {messages.source(CURRENCY_DECLARATION.source.name, monthText(CURRENCY_DECLARATION.source.as_of))}
      </p>
      <p>
        <TextLink as={Link} to={`/travel-checklist${code === undefined ? '' : `?nationality=${code}`}`}>
          {words.list}
        </TextLink>
      </p>
    </>
  );
}

function InsuranceHelp() {
  const { insurance: words } = messages;
  return (
    <>
      <Lists>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Lists>
      <p>
        <TextLink as={Link} to="/insurance">
          {words.more}
        </TextLink>
      </p>
    </>
  );
}
