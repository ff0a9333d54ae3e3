import { Button } from '@ayana/shared-ui/button';
import { Phone } from 'lucide-react';
import { styled } from 'styled-components';

const Box = styled.section<{ $urgent: boolean }>`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid ${({ $urgent }) => ($urgent ? 'var(--coral-600)' : 'var(--line)')};
  border-radius: var(--radius-card);
  background: ${({ $urgent }) => ($urgent ? 'var(--coral-100)' : 'var(--leaf-100)')};

  & h2 {
    font-size: var(--size-24);
    line-height: 1.25;
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-5);
    list-style: disc;
  }
  & b {
    font-weight: 600;
  }
`;

export type CheckInAdviceProps = {
  /** As the contracts' `checkInAdvice` gives it. */
  advice: {
    title: string;
    text: string;
    urgent: { emergency: string; steps: readonly string[]; call: string; call_href: string } | null;
  };
};

/** What to do after a check-in: with red flags, at once, and who knows about it. */
export function CheckInAdvice({ advice: { title, text, urgent } }: CheckInAdviceProps) {
  if (urgent === null)
    return (
      <Box $urgent={false} role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </Box>
    );
  return (
    <Box $urgent role="alert">
      <h2>{title}</h2>
      <p>
        <b>{urgent.emergency}</b>
      </p>
      <p>{text}</p>
      <ul>
        {urgent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div>
        <Button as="a" href={urgent.call_href} icon={<Phone size={18} aria-hidden="true" />}>
          {urgent.call}
        </Button>
      </div>
    </Box>
  );
}
