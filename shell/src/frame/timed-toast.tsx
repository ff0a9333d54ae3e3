import { toast, type Toast as ToastData } from '@ayana/portal-kit';
import { Toast } from '@ayana/shared-ui/toast';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Body-level place of the toast, so that an open dialog does not hide or silence it. */
const PLACE_ID = 'toasts';

/** Its clock stops while the pointer or the focus is on it, and starts anew afterwards. */
export function TimedToast({ data }: { data: ToastData }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toast.dismiss(data.id), data.duration);
    return () => clearTimeout(timer);
  }, [held, data]);
  return createPortal(
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast
        title={data.title}
        text={data.text}
        tone={data.kind === 'failure' ? 'destructive' : 'success'}
        onClose={() => toast.dismiss(data.id)}
      />
    </div>,
    document.getElementById(PLACE_ID) ?? document.body,
  );
}
