import type { Prescription } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Fragment } from 'react';
import { messages } from './messages';
import { changePrescription } from './orders.api';

const { pharmacy: words } = messages;

interface Values {
  items: { item_id: string; quantity: string; substitute: string }[];
}

export interface DispenseDialogProps {
  prescription: Prescription;
  onDone: () => void;
  onClose: () => void;
}

/** How much of each medicine is handed out now; all that is left unless less is typed. */
export default function DispenseDialog({ prescription, onDone, onClose }: DispenseDialogProps) {
  const open = prescription.items.filter(({ quantity, dispensed_quantity }) => dispensed_quantity < quantity);
  const form = useForm<Values, Prescription>({
    name: `dispense-${prescription.id}-${prescription.version}`,
    initial: {
      items: open.map(({ id, quantity, dispensed_quantity, substitute }) => ({
        item_id: id,
        quantity: String(quantity - dispensed_quantity),
        substitute: substitute ?? '',
      })),
    },
    rules: ({ items }) =>
      Object.fromEntries(
        items.flatMap(({ quantity }, at) =>
          /^\d{1,4}$/.test(quantity.trim()) ? [] : [[`items.${at}.quantity`, messages.laboratory.noNumber]],
        ),
      ),
    send: ({ items }) =>
      changePrescription(prescription, {
        status: 'dispensed',
        items: items.map(({ item_id, quantity, substitute }) => ({
          item_id,
          quantity: Number(quantity),
          ...(substitute.trim() === '' ? {} : { substitute }),
        })),
      }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.dispenseTitle}
      description={words.dispenseText}
      onClose={onClose}
      submitLabel={words.dispense}
      busyLabel={messages.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {open.map(({ id, medicine, strength, quantity, dispensed_quantity, substitution, substitute }, at) => (
        <Fragment key={id}>
          <Field
            label={words.quantityOf(`${medicine} ${strength}`)}
            hint={words.left(quantity - dispensed_quantity)}
            error={form.errorOf(`items.${at}.quantity`)}
          >
            <TextInput inputMode="numeric" maxLength={4} {...form.field(`items.${at}.quantity`)} />
          </Field>
          {substitution === 'allowed' || substitute !== null ? (
            <Field
              label={words.substitute}
              optional
              hint={words.substituteHint}
              error={form.errorOf(`items.${at}.substitute`)}
            >
              <TextInput maxLength={120} dir="auto" {...form.field(`items.${at}.substitute`)} />
            </Field>
          ) : null}
        </Fragment>
      ))}
    </FormDialog>
  );
}
