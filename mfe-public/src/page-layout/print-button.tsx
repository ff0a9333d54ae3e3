import { Button } from '@ayana/shared-ui';
import { printPage } from '@ayana/shared-ui/print';
import { Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { PAGE_LAYOUT_MESSAGES } from './messages';

const never = () => () => undefined;

/** Prints the page; only with scripts. */
export function PrintButton() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!alive) return null;
  return (
    <Button variant="outline" size="large" icon={<Printer size={20} />} onClick={() => void printPage()}>
      {PAGE_LAYOUT_MESSAGES.print}
    </Button>
  );
}
