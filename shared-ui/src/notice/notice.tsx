import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div<{ $failed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: 10px 14px;
  border-radius: 10px;
  background: ${({ $failed }) => ($failed ? 'var(--coral-100)' : 'var(--marigold-100)')};

  & > svg {
    flex: none;
    color: ${({ $failed }) => ($failed ? 'var(--coral-600)' : 'var(--marigold-700)')};
  }
  & > div {
    flex: 1 1 200px;
  }
`;

export type NoticeProps = {
  /** `failed`: an action failed, announced at once. `info`: information. */
  tone?: 'failed' | 'info';
  children: ReactNode;
  action?: ReactNode;
};

/** A message in the page about what just happened, with an optional action. */
export function Notice({ tone = 'info', children, action }: NoticeProps) {
  const failed = tone === 'failed';
  const Icon = failed ? CircleAlert : Info;
  return (
    <Box
      $failed={failed}
      role={failed ? 'alert' : 'status'}
      // A form leads here when nobody can see what is wrong at its fields.
      {...(failed ? { tabIndex: -1, 'data-form-summary': '' } : {})}
    >
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
      {action}
    </Box>
  );
}
