import { Spinner } from '@ayana/shared-ui/spinner';
import { styled } from 'styled-components';
import { messages } from '../messages';

const Box = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;
  color: var(--teal-700);
`;

/** Shown in place of a page while its code and data load for the first time. */
export function PageSpinner() {
  return (
    <Box>
      <Spinner size={36} label={messages.loading} />
    </Box>
  );
}
