import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Text = styled.p`
  display: flex;
  gap: 6px;
  font-size: var(--size-14);
  line-height: 1.43;
  color: var(--coral-600);

  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;

/** An error with its icon. The live region stays in the page, so that a new error is announced. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  const shown = children !== null && children !== undefined && children !== '';
  return (
    <div id={id} aria-live="polite">
      {shown ? (
        <Text>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{children}</span>
        </Text>
      ) : null}
    </div>
  );
}
