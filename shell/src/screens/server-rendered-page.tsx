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

/** The server's HTML of a page whose code failed to load: readable, with Retry for its buttons and forms. */
export function ServerRenderedPage(props: {
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
      {/* HTML from our own server. Its forms have no code yet, so they must not be submitted. */}
      <div onSubmit={(event) => event.preventDefault()} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
