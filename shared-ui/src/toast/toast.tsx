import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button';
import { COVERING, FULL_SCREEN } from '../dialog/covers-page';
import { messages } from '../messages';

/** Everything that is shown now; on a phone, above what covers the page, which begins below it. */
const Places = styled.div`
  @media ${FULL_SCREEN} {
    :root:has(${COVERING}) & {
      position: fixed;
      z-index: 90;
      inset-block-start: 0;
      inset-inline: 0;
      display: grid;
      gap: var(--space-2);
      padding-block: max(var(--space-3), env(safe-area-inset-top)) var(--space-3);
      padding-inline: var(--space-4);
    }
    :root:has(${COVERING}) & :is([role], [data-toast-stack]) {
      position: static;
      inline-size: auto;
      margin: 0;
    }
  }
`;

/** Holds the toasts, and gives what covers the page the room that they take above it. */
export function ToastPlaces({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const places = box.current;
    if (places === null) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => style.setProperty('--toasts-space', `${places.offsetHeight}px`));
    measure.observe(places);
    return () => {
      measure.disconnect();
      style.removeProperty('--toasts-space');
    };
  }, []);
  return <Places ref={box}>{children}</Places>;
}

const Place = styled.div`
  position: fixed;
  z-index: 90;
  inset-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  inset-inline-end: var(--space-4);
  inline-size: min(100vw - 2 * var(--space-4), 420px);

  /* On a phone a dialog's submit bar is at the lower edge. */
  @media ${FULL_SCREEN} {
    inset-block: max(var(--space-3), env(safe-area-inset-top)) auto;
  }
`;

/** Several toasts, placed so that they cover neither the main toast nor the bottom of the page. */
export const ToastStack = styled.div.attrs<{ 'data-toast-stack'?: string }>({ 'data-toast-stack': '' })`
  position: fixed;
  z-index: 90;
  inset-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  inset-inline-start: var(--space-4);
  display: grid;
  gap: var(--space-2);
  inline-size: min(100vw - 2 * var(--space-4), 420px);

  @media (max-width: 860px) {
    margin-block-end: 72px;
  }
  & [role] {
    position: static;
    inline-size: auto;
  }
`;

const Card = styled.div<{ $failed: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-3);
  padding-block: var(--space-3);
  padding-inline: var(--space-4) var(--space-2);
  border: 1px solid ${({ $failed }) => ($failed ? 'var(--coral-600)' : 'var(--line)')};
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);
  font-size: var(--size-16);
  line-height: 1.5;

  & > svg {
    margin-block-start: 10px;
    color: ${({ $failed }) => ($failed ? 'var(--coral-600)' : 'var(--leaf-700)')};
  }
`;

const Words = styled.div`
  padding-block: 9px;

  & > :first-child {
    font-weight: 600;
  }
  & > :nth-child(2) {
    color: var(--stone);
  }
`;

export type ToastProps = {
  title: string;
  text?: ReactNode;
  /** `destructive`: an action failed; announced at once. */
  tone?: 'success' | 'destructive';
  onClose: () => void;
};

/** A message at the screen's lower edge, on a phone at the upper one. The caller decides how long it is shown. */
export function Toast({ title, text, tone = 'success', onClose }: ToastProps) {
  const failed = tone === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Place role={failed ? 'alert' : 'status'}>
      <Card $failed={failed}>
        <Icon size={22} aria-hidden="true" />
        <Words>
          <p>{title}</p>
          {text === undefined || text === '' ? null : <p>{text}</p>}
        </Words>
        <IconButton label={messages.close} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </Card>
    </Place>
  );
}
