import { Button } from '@ayana/shared-ui';
import { useState, useSyncExternalStore } from 'react';

import { COMPARE_MESSAGES as TEXTS } from './messages';

const never = () => () => undefined;

/** Copies the page's URL; only where the browser supports it. */
export function CopyAddress() {
  const able = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );
  const [copied, setCopied] = useState(false);
  if (!able) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch {
      // Copying was denied: the URL is in the address bar anyway.
    }
  };
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? TEXTS.copied : TEXTS.copy}</span>
    </Button>
  );
}
