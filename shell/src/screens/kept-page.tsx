import { Button } from '@ayana/shared-ui/button';
import { useId } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  background: var(--coral-100);

  & > p {
    flex: 1 1 280px;
    margin: 0;
  }
`;

/** A page whose code did not come, as the server drew it: to be read, with Retry for what can be pressed and filled in. */
export function KeptPage(props: {
  html: string;
  title: string;
  reference: string;
  onRetry: () => void;
  busy: boolean;
}) {
  const { html, title, reference, onRetry, busy } = props;
  const { kept } = messages.failed;
  const id = useId();
  return (
    <>
      <Box role="alert" data-kept-page>
        <p id={id}>
          <strong>{title}.</strong> {kept} <small>{reference}</small>
        </p>
        <Button variant="outline" onClick={onRetry} busy={busy} aria-describedby={id}>
          {messages.failed.retry}
        </Button>
      </Box>
      {/* Drawn by our own server a moment ago. Its forms have no code behind them yet: nothing may leave by them. */}
      <div onSubmit={(event) => event.preventDefault()} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
