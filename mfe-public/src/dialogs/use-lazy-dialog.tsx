import { afterPaint, connectionIdle } from '@ayana/shared-ui/connection';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, MouseEvent, ReactNode } from 'react';

/** What every dialog that is loaded on intent takes. */
export interface LazyDialogProps {
  open: boolean;
  onClose: () => void;
}

type Loader<Props extends LazyDialogProps> = () => Promise<ComponentType<Props>>;

export interface LazyDialog {
  /** For the link that opens it. Without scripts, and should the dialog not load, the link's own address is followed. */
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

/** As what is pressed before the page's code has come looks (shell, `tap-recorder.ts`). */
const PRESSED: CSSProperties = { opacity: 0.55 };

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A dialog whose code comes once the line is idle, or when a visitor means to open it (pointer, focus or press), never with the first
 * view.
 * @param load imports the component; a failure is forgotten, so the next press tries again
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

  // Preloading is a guess; only a press that fails is worth a word, and its word is the page behind the link.
  const preload = useCallback(() => void prepare().catch(() => undefined), [prepare]);

  useEffect(() => {
    // The code alone: a list has many of these, and most are never opened.
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
      // Opening it takes a slow phone longer than a press may go without a sign.
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
