import { afterPaint, connectionIdle } from '@ayana/shared-ui/connection';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, MouseEvent, ReactNode } from 'react';

/** Props of every lazily loaded dialog. */
export interface LazyDialogProps {
  open: boolean;
  onClose: () => void;
}

type Loader<Props extends LazyDialogProps> = () => Promise<ComponentType<Props>>;

export interface LazyDialog {
  /** For the link that opens it. Without scripts, or if the dialog fails to load, the link navigates. */
  triggerProps: {
    'aria-haspopup': 'dialog';
    'aria-busy': true | undefined;
    style: CSSProperties | undefined;
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  dialog: ReactNode;
}

/** The same look as a click before hydration (shell, `tap-recorder.ts`). */
const PRESSED: CSSProperties = { opacity: 0.55 };

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A dialog whose code loads when the connection is idle, or with pointer, focus or click, never in the first
 * view.
 * @param load imports the component; after a failure the next click tries again
 * @param props what the dialog needs beyond open and onClose
 */
export function useLazyDialog<Props extends LazyDialogProps>(
  load: Loader<Props>,
  props: Omit<Props, keyof LazyDialogProps>,
): LazyDialog {
  const [Dialog, setDialog] = useState<{ component: ComponentType<Props> } | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const pending = useRef<Promise<ComponentType<Props>> | null>(null);
  const loader = useRef(load);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const prepare = useCallback((): Promise<ComponentType<Props>> => {
    pending.current ??= loader.current().then(
      (component) => {
        if (mounted.current) setDialog({ component });
        return component;
      },
      (error: unknown) => {
        pending.current = null;
        throw error;
      },
    );
    return pending.current;
  }, []);

  // A failed preload is ignored; after a failed click the link navigates.
  const preload = useCallback(() => void prepare().catch(() => undefined), [prepare]);

  useEffect(() => {
    // Only the code is preloaded: a list has many of these dialogs, and most are never opened.
    connectionIdle()
      .then(() => loader.current())
      .catch(() => undefined);
  }, []);

  const onClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      setLoading(true);
      // On a slow phone, opening takes longer than a click may go without feedback.
      Promise.all([prepare(), afterPaint()])
        .then(
          () => setOpen(true),
          () => window.location.assign(href),
        )
        .finally(() => setLoading(false));
    },
    [prepare],
  );

  const onClose = useCallback(() => setOpen(false), []);
  const dialogProps = { ...props, open, onClose } as Props;
  return {
    triggerProps: {
      'aria-haspopup': 'dialog',
      'aria-busy': loading || undefined,
      style: loading ? PRESSED : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick,
    },
    dialog: Dialog === null ? null : <Dialog.component {...dialogProps} />,
  };
}
