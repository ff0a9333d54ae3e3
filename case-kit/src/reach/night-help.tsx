import { EMERGENCY_NUMBERS } from '@ayana/contracts/brand';
import { phoneHref } from '@ayana/contracts/links';
import { Link } from '@ayana/shared-ui/link';
import { styled } from 'styled-components';
import { messages } from './messages';

const Fold = styled.details`
  & > summary {
    padding-block: 10px;
    color: var(--teal-800);
    font-weight: 600;
    cursor: pointer;
  }
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-3);

  & b {
    font-weight: 600;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    padding-block: 5px;
    border-block-start: 1px solid var(--line);
  }
  & li > a {
    min-inline-size: 48px;
    font-weight: 600;
  }
`;

interface NightHelpProps {
  /** Whose quote the patient accepted, where its number is known. */
  hospital?: { name: string; phone: string | null } | null;
}

/** The same below its title, which opens it. */
export function FoldedNightHelp(props: NightHelpProps) {
  return (
    <Fold>
      <summary>{messages.folded}</summary>
      <NightHelp {...props} />
    </Fold>
  );
}

/** What to do at night and in an emergency. */
export function NightHelp({ hospital }: NightHelpProps) {
  const own = hospital?.phone ? [[hospital.phone, messages.hospital(hospital.name)] as const] : [];
  const numbers = [
    [EMERGENCY_NUMBERS.any, messages.any],
    [EMERGENCY_NUMBERS.ambulance, messages.ambulance],
    ...own,
  ] as const;
  return (
    <Box>
      <p>
        <b>{messages.night}</b>
        <br />
        {messages.night_text}
      </p>
      <p>
        <b>{messages.emergency}</b>
        <br />
        {messages.emergency_text}
      </p>
      <div>
        <p>{messages.india}</p>
        <ul>
          {numbers.map(([phone, what]) => (
            <li key={phone}>
              <Link href={phoneHref(phone)}>
                <bdi>{phone}</bdi>
              </Link>
              <bdi>{what}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}
