import { healthAsOf, healthLines, type HealthSummary } from '@ayana/contracts/journey';
import { Facts } from '@ayana/shared-ui/portal-page';
import { Warned } from './health.styles';

/** What a reader sees of a person's health, with the day of the answers; that nothing was asked stands out. */
export function HealthList({ health }: { health: HealthSummary }) {
  const { text, was_asked } = healthAsOf(health);
  return (
    <>
      <Facts facts={healthLines(health).map(([name, line]) => [name, <bdi key={name}>{line}</bdi>] as const)} />
      {was_asked ? (
        <p>
          <bdi>{text}</bdi>
        </p>
      ) : (
        <Warned>{text}</Warned>
      )}
    </>
  );
}
