import { SECONDARY_TOASTS, TOAST_REMOVAL_MS } from '@ayana/contracts/forms';
import { toast, type Toast as ToastData, useToasts } from '@ayana/portal-kit';
import { Toast, ToastPlaces, ToastStack } from '@ayana/shared-ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The toasts are at body level, so that an open dialog does not hide or silence them. */
const PLACE_ID = 'toasts';

const inPlace = (toasts: ReactNode): ReactNode =>
  createPortal(toasts, document.getElementById(PLACE_ID) ?? document.body);

type Shown = Pick<ToastData, 'id' | 'kind' | 'title' | 'text'>;

/** Its timer stops while the pointer or the focus is on it, and restarts afterwards. */
function TimedToast(props: { data: Shown; duration: number; dismiss: (id: number) => void }) {
  const { data, duration, dismiss } = props;
  const { id, kind, title, text } = data;
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [paused, id, duration, dismiss]);
  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Toast
        title={title}
        text={text}
        tone={kind === 'failure' ? 'destructive' : 'success'}
        onClose={() => dismiss(id)}
      />
    </div>
  );
}

function dismissSecondary(id: number): void {
  useToasts.setState(({ secondary }) => ({ secondary: secondary.filter((each) => each.id !== id) }));
}

/** Removes a closed toast after the removal delay, unless another one has replaced it (spec section 9). */
function useRemoval(current: ToastData | null): void {
  useEffect(() => {
    if (current === null || current.open) return undefined;
    const timer = setTimeout(() => useToasts.setState({ current: null }), TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [current]);
}

/** The main toast, and up to three secondary ones; further ones wait (spec section 9). */
export function Toasts() {
  const { current, secondary } = useToasts();
  useRemoval(current);
  const visible = secondary.slice(0, SECONDARY_TOASTS.visible);
  const main = current?.open === true ? current : null;
  if (main === null && visible.length === 0) return null;
  return inPlace(
    <ToastPlaces>
      {main === null ? null : <TimedToast key={main.id} data={main} duration={main.duration} dismiss={toast.dismiss} />}
      {visible.length === 0 ? null : (
        <ToastStack>
          {visible.map((each) => (
            <TimedToast
              key={each.id}
              data={{ ...each, kind: 'success' }}
              duration={SECONDARY_TOASTS.duration}
              dismiss={dismissSecondary}
            />
          ))}
        </ToastStack>
      )}
    </ToastPlaces>,
  );
}
