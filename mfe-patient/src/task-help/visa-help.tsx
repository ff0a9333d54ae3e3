import { patientHref } from '@ayana/contracts/journey';
import { COUNTRIES, type Country } from '@ayana/contracts/places';
import { VISA_SOURCE, visaWay } from '@ayana/contracts/travel';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from '../own-journey/own-link';
import { Lists } from './help.styles';
import { List } from './list';
import { messages } from './messages';
import { monthText } from './month-text';

const { visa: words } = messages;

/** A nationality as it was typed, as a country of our forms; undefined where it is none of them. */
export function countryOf(nationality: string): Country | undefined {
  const typed = nationality.trim().toLowerCase();
  return COUNTRIES.find(({ code, name }) => name.toLowerCase() === typed || code?.toLowerCase() === typed);
}

/** What, where and with which papers: only what the government's sources say. Where we have none, what to ask the mission. */
export function VisaHelp({ nationality }: { nationality: string | null }) {
  if (nationality === null || nationality.trim() === '')
    return (
      <>
        <h3>{words.unknown.title}</h3>
        <p>{words.unknown.text}</p>
        <p>
          <TextLink as={Link} to={patientHref('travel')}>
            {words.unknown.action}
          </TextLink>
        </p>
      </>
    );
  const country = countryOf(nationality);
  const way = visaWay(country?.code);
  const named = country?.name ?? nationality;
  if (way === 'check') {
    const { title, text, papers, page } = words.check;
    return (
      <>
        <h3>{title}</h3>
        <p dir="auto">{text(named)}</p>
        <Lists>
          <List title={messages.questions} items={words.questions} />
          <List title={messages.papers} items={papers} />
        </Lists>
        <Source page={page} />
      </>
    );
  }
  const { title, steps, papers } = words[way];
  return (
    <>
      <h3>{title(named)}</h3>
      <Lists>
        <List title={messages.how} items={steps} isOrdered />
        <List title={messages.papers} items={papers} />
        {way === 'none' || way === 'evisa' ? null : <List title={messages.questions} items={words.questions} />}
      </Lists>
      <Source page={way === 'evisa' ? words.evisa.page : words.check.page} />
    </>
  );
}

const Source = ({ page }: { page: string }) => (
  <p>
    <TextLink href={VISA_SOURCE.href} target="_blank" rel="noreferrer">
      {page}
    </TextLink>
    . {messages.source(VISA_SOURCE.name, monthText(VISA_SOURCE.as_of))}
  </p>
);
