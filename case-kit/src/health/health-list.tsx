import { Facts } from '@ayana/shared-ui/portal-page';
import { Warned } from './health.styles';

export interface HealthListProps {
  /** Each fact with its name, in words. */
  facts: readonly (readonly [name: string, text: string])[];
  /** When it was answered; or that nothing was asked, which stands out. */
  asOf: { text: string; was_asked: boolean };
}

/** What a reader sees of a person's health, with the day of the answers. */
export function HealthList({ facts, asOf }: HealthListProps) {
  return (
    <>
      <Facts facts={facts.map(([name, text]) => [name, <bdi key={name}>{text}</bdi>] as const)} />
      {asOf.was_asked ? (
        <p>
          <bdi>{asOf.text}</bdi>
        </p>
      ) : (
        <Warned>{asOf.text}</Warned>
      )}
    </>
  );
}
