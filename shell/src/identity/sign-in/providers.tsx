import { Button } from '@ayana/shared-ui/button';
import { styled } from 'styled-components';
import { useRead } from '../../frame/notifications/use-read';
import { readProviders } from '../api';
import { LOGIN_MESSAGES } from '../messages';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--space-5);
`;

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-3);
  color: var(--stone);
  font-size: var(--size-16);

  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid var(--line);
  }
`;

/** The sign-in providers; renders nothing where none is configured. */
export function Providers({ next }: { next: string | undefined }) {
  const { value: providers = [] } = useRead(readProviders);
  if (providers.length === 0) return null;
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <Box>
      <Or>{LOGIN_MESSAGES.or}</Or>
      {providers.map(({ label, name }) => (
        <Button key={name} as="a" href={`/api/auth/oauth/${encodeURIComponent(name)}${query}`} variant="outline" wide>
          {LOGIN_MESSAGES.continue_with(label)}
        </Button>
      ))}
    </Box>
  );
}
