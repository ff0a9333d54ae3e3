import { Button, Field, TextArea } from '@ayana/shared-ui';
import { ConfirmDialog, FormDialog } from '@ayana/shared-ui/dialog';
import { useState } from 'react';

import { Row, Specimen } from '../specimen';

type Open = 'form' | 'refused' | 'confirm' | null;

export function DialogParts() {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const common = { onClose: close, busyLabel: 'Saving', busy: false };
  return (
    <Specimen name="FormDialog, ConfirmDialog">
      <Row>
        <Button variant="outline" onClick={() => setOpen('form')}>
          A form
        </Button>
        <Button variant="outline" onClick={() => setOpen('refused')}>
          A form that was refused
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          A confirmation
        </Button>
      </Row>
      {open === 'form' || open === 'refused' ? (
        <FormDialog
          {...common}
          title="Resolve SR-000123"
          description="The person who asked gets an e-mail with this text."
          submitLabel="Resolve"
          failure={open === 'refused' ? 'It was closed by a colleague meanwhile.' : null}
          onSubmit={close}
        >
          <Field label="What was done" required>
            <TextArea rows={4} />
          </Field>
        </FormDialog>
      ) : null}
      {open === 'confirm' ? (
        <ConfirmDialog
          {...common}
          danger
          title="Retire this service?"
          text="Nobody can ask for it any more. Open requests stay open."
          submitLabel="Retire"
          failure={null}
          onConfirm={close}
        />
      ) : null}
    </Specimen>
  );
}
