import { ORDER_PARAMETERS } from '@ayana/contracts/consultation-room';
import { Button } from '@ayana/shared-ui/button';
import { messages } from './messages';
import { Row } from './room.styles';

const { ordersPanel: words } = messages;
const FORMS = [
  ['tests', words.tests],
  ['medicines', words.medicines],
] as const;

/** The doctor's forms for tests and medicines: they belong to the doctor's portal, and open in a tab of their own beside the talk. */
export function OrdersPanel({ appointmentId }: { appointmentId: string }) {
  return (
    <>
      <p>{words.text}</p>
      <Row>
        {FORMS.map(([form, label]) => (
          <Button
            key={form}
            as="a"
            variant="outline"
            href={`/doctor-portal/consultations?${new URLSearchParams({ [ORDER_PARAMETERS[form]]: appointmentId })}`}
            target="_blank"
            rel="noopener"
          >
            {label}
          </Button>
        ))}
      </Row>
    </>
  );
}
